"""Martians!!! in a terminal: the map above, then the players and the own cards; only what the seat knows."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.engine.phrase import seat_name
from ludoteca.games.martians import content
from ludoteca.games.martians.content import BLOCKED, BUILDING, FIELD, KIND_NAMES, KINDS, LIFE, MARTIAN, SHOTGUN, SIDE
from ludoteca.games.martians.knowledge import is_waiting, sees_hand
from ludoteca.games.martians.map import icon_cell
from ludoteca.games.martians.phrases import kind_name, say, tile_name
from ludoteca.games.martians.pieces import hidden_at
from ludoteca.games.martians.position import MartiansState

GROUND = {BLOCKED: "░░░", BUILDING: "▒▒▒", FIELD: "‥‥‥"}  # the road is blank
STYLE = {BLOCKED: "grey30", BUILDING: "tan", FIELD: "green4"}
SEAT_STYLE = ["bright_red", "cyan", "gold1", "orchid", "bright_blue", "bright_green"]


def letter(name: str, lang: str) -> str:
    """The letter that stands for a thing on the map: one of its name in that language."""
    return say(f"letter-{name}").text(lang)


def draw(state: MartiansState, seat: int | None, lang: str) -> RenderableType:
    """The whole table as that seat sees it; None: a spectator."""
    parts: list[RenderableType] = [_map(state, seat, lang), _middle(state, seat, lang), _players(state, seat, lang)]
    if seat is not None and state.held[seat] + state.arms[seat] > 0:
        parts.append(_own_cards(state, seat, lang))
    return Group(*parts)


# ---- the map


def _map(state: MartiansState, seat: int | None, lang: str) -> RenderableType:
    """Each tile as three rows of three squares, each square three characters wide."""
    places = [(state.place[tile] % SIDE, state.place[tile] // SIDE) for tile in state.on_table]
    west, east = min(x for x, _ in places), max(x for x, _ in places)
    north, south = min(y for _, y in places), max(y for _, y in places)
    text = Text("     ")
    for x in range(west, east + 1):
        text.append(f"{_column(x, lang):^10}", style="dim")
    for y in range(north, south + 1):
        for row in range(3):
            text.append(f"\n{_line(y, lang):>3}  " if row == 1 else "\n     ", style="dim")
            for x in range(west, east + 1):
                code = state.grid[SIDE * y + x]
                text.append_text(_row(state, seat, code // 16, row, lang) if code >= 0 else Text(" " * 10))
        text.append("\n")
    names = Text(" · ").join(
        [
            Text(f"{_line(y, lang)} {_column(x, lang)} {tile_name(state.terms.box, tile).text(lang)}")
            for (x, y), tile in _named(state)
        ]
    )
    legend = Text(say("legend").text(lang), style="dim")
    return Panel(Group(text, names, legend), title=say("map").text(lang), expand=False, border_style="grey50")


def _column(x: int, lang: str) -> str:
    """How far a column lies from the House: `2E`, `0`."""
    return f"{abs(x - 10)}{letter('east' if x > 10 else 'west', lang)}" if x != 10 else "0"


def _line(y: int, lang: str) -> str:
    """How far a row lies from the House: `2N`, `0`."""
    return f"{abs(y - 10)}{letter('south' if y > 10 else 'north', lang)}" if y != 10 else "0"


def _named(state: MartiansState) -> list[tuple[tuple[int, int], int]]:
    """The tiles by their places, in reading order; road tiles speak for themselves."""
    tiles = sorted((state.place[tile], tile) for tile in state.on_table if tile < content.FIRST_GENERIC)
    return [((place % SIDE, place // SIDE), tile) for place, tile in tiles]


def _row(state: MartiansState, seat: int | None, tile: int, row: int, lang: str) -> Text:
    text = Text()
    for cell in range(9 * tile + 3 * row, 9 * tile + 3 * row + 3):
        text.append_text(_square(state, seat, cell, lang))
    return text.append(" ")


def _square(state: MartiansState, seat: int | None, cell: int, lang: str) -> Text:
    """What lies and stands on a square: pawns by seat number, a Martian, markers, objects, tokens, the icon."""
    marks = ""
    pawns = [other for other in range(state.terms.players) if state.pawn[other] == cell]
    style = "bold"
    if len(pawns) == 1:
        marks += str(pawns[0] + 1)
        style = f"bold {SEAT_STYLE[pawns[0]]}"
    elif pawns:
        marks += "*"
    if state.squares[cell] & MARTIAN:
        marks += letter("martian", lang)
    marks += letter("life", lang) * (state.squares[cell] & LIFE != 0)
    marks += letter("bullet", lang) * (state.squares[cell] & content.BULLET != 0)
    marks += _objects(state, seat, cell, lang) + _token(state, seat, cell, lang)
    if state.terms.coop and icon_cell(state, cell // 9) == cell:
        marks += "!"
    if marks:
        return Text(f"{marks[:3]:^3}", style=style)
    ground = state.ground[cell]
    return Text(GROUND.get(ground, "   "), style=STYLE.get(ground, ""))


def _objects(state: MartiansState, seat: int | None, cell: int, lang: str) -> str:
    letters = [letter(kind, lang) for kind in KIND_NAMES]
    found = "".join(letters[code % 3] for code in state.open_objects if code // 3 == cell)
    spot = hidden_at(state, cell)
    if spot < 0:
        return found
    known = seat is not None and state.spot_seen[spot] >> seat & 1
    return found + (letters[state.spot_kind[spot]].lower() if known else "?")


def _token(state: MartiansState, seat: int | None, cell: int, lang: str) -> str:
    farm = cell // 9 - 1
    if not 0 <= farm < content.FARMS or cell != content.CENTRES[farm]:
        return ""
    if state.token_up >> farm & 1:
        return letter("ship" if state.tokens[farm] == 1 else "crop", lang)
    if seat is not None and state.knows_token(seat, farm):
        return letter("ship" if state.tokens[farm] == 1 else "crop", lang).lower()
    return "o"


# ---- piles and effects


def _middle(state: MartiansState, seat: int | None, lang: str) -> RenderableType:
    text = Text()
    text.append(say("turn-of", {"turn": state.turn, "last": state.last_told()}).text(lang))
    counts = [("supply", state.supply), ("tile-deck", len(state.tiles)), ("draw-pile", len(state.deck))]
    if state.terms.coop:
        counts.append(("martian-deck", len(state.martian_deck)))
    counts.append(("pool", len(state.pool)))
    for key, count in counts:
        text.append("  ·  " + say(key, {"count": count}).text(lang))
    if state.tile >= 0:
        text.append("\n" + say("turned-over", {"tile": tile_name(state.terms.box, state.tile)}).text(lang))
    if state.terms.coop:
        kinds = [kind_name(kind).text(lang) for kind in range(KINDS) if state.delivered >> kind & 1]
        text.append("\n" + say("delivered-list", {"list": ", ".join(kinds) or say("nothing").text(lang)}).text(lang))
    effects = _effects(state, lang)
    if effects:
        text.append("\n" + say("effects", {"list": ", ".join(effects)}).text(lang))
    discards = state.discards + state.martian_discards
    text.append("\n" + say("discard-pile", {"count": len(discards)}).text(lang) + " ")
    text.append(", ".join(state.terms.cards[card].title().text(lang) for card in discards[-6:]))
    if is_waiting(state, seat):
        text.append("\n" + say("table-waits").text(lang), style="italic")
    elif state.to_move >= 0:
        text.append(f"\n{seat_name(state.to_move).text(lang)}: {state.question().text(lang)}", style="italic")
    return Panel(text, expand=False, border_style="grey50")


def _effects(state: MartiansState, lang: str) -> list[str]:
    """What is in force, and for whom or until whose turn."""
    found: list[str] = []
    for card in state.terms.cards:
        for seat in card.in_force(state):
            said = say("effect-of", {"card": card.title(), "seat": seat_name(seat)}) if seat >= 0 else card.title()
            found.append(said.text(lang))
    return found


# ---- players and cards


def _players(state: MartiansState, seat: int | None, lang: str) -> RenderableType:
    grid = Table(expand=False, border_style="grey50")
    for key in ("who", "life", "bullets", "trophies", "items", "weapons", "plays-head", "hand"):
        grid.add_column(say(key).text(lang))
    first = 0 if seat is None else seat
    for steps in range(state.terms.players):
        other = state.next_seat(first, steps)
        turn = "▶ " if other == state.active and state.to_move >= 0 else "  "
        kinds = [kind_name(kind).text(lang) for kind in state.held_kinds(other)]
        plays = state.plays[other] + (state.eyes_left >> other & 1)
        grid.add_row(
            Text(f"{turn}{other + 1} {seat_name(other).text(lang)}", style=SEAT_STYLE[other]),
            "♥" * state.life[other] + f" {state.life[other]}",
            "•" * state.bullets[other] + f" {state.bullets[other]}",
            str(state.trophies[other]),
            ", ".join(kinds) or "·",
            ", ".join(_arms(state, other, lang)) or "·",
            str(plays),
            _hand(state, seat, other, lang),
        )
    return grid


def _arms(state: MartiansState, seat: int, lang: str) -> list[str]:
    found: list[str] = []
    for card in state.arms_of(seat):
        name = card.title().text(lang)
        found.append(f"{name} x{state.shells[seat]}" if card.weapon == SHOTGUN else name)
    return found


def _hand(state: MartiansState, seat: int | None, other: int, lang: str) -> str:
    if seat is None or not sees_hand(state, seat, other):
        return "▯" * state.held[other] or "·"
    return ", ".join(state.terms.cards[card].title().text(lang) for card in state.hand_of(other)) or "·"


def _own_cards(state: MartiansState, seat: int, lang: str) -> RenderableType:
    grid = Table(expand=False, border_style="grey50")
    for key in ("where", "card-head", "text-head"):
        grid.add_column(say(key).text(lang))
    held = [state.terms.cards[card] for card in state.hand_of(seat)]
    for key, cards in (("hand", held), ("weapons", state.arms_of(seat))):
        for card in cards:
            name = f"{card.rule} {card.title().text(lang)}"
            grid.add_row(say(key).text(lang), name, card.text(state.terms.coop).text(lang))
    return grid
