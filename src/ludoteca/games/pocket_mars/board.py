"""Pocket Mars in a terminal: Mars above, then each seat's ship and cards; only what the seat knows."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.games.pocket_mars.content import CONSTRUCTION, FACE_DOWN, HOUSES, Box
from ludoteca.games.pocket_mars.knowledge import OPEN_TYPE
from ludoteca.games.pocket_mars.phrases import card_code, card_name, say, type_code, type_name
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points

STYLE = ["green3", "bright_yellow", "bright_magenta", "bright_blue", "grey70"]  # by type; the code says it too
SIDE_MARK = ["●", "▲", "■", "◆"]  # the colonists of each side
SIDE_STYLE = ["bright_red", "cyan", "gold1", "orchid"]


def draw(state: PocketMarsState, seat: int | None, lang: str) -> RenderableType:
    """The whole table as that seat sees it; None: a spectator."""
    terms = state.terms
    first = 0 if seat is None else seat
    parts: list[RenderableType] = [_mars(state, seat, lang), _middle(state, seat, lang)]
    parts.append(_sides(state, [(first + step) % terms.sides for step in range(terms.sides)], seat, lang))
    if seat is not None and _texts(state, seat):
        parts.append(_own_cards(state, seat, lang))
    return Group(*parts)


def _mars(state: PocketMarsState, seat: int | None, lang: str) -> RenderableType:
    """The buildings in their row: name, value, colonists, cards."""
    grid = Table(title=say("mars").text(lang), title_style="bold", expand=False, border_style="grey50")
    grid.add_column("", style="dim")
    for building in state.row:
        name = type_name(building).text(lang)
        grid.add_column(Text(f"{type_code(building).text(lang)} {name}", style=STYLE[building]), min_width=13)
    rows: list[tuple[str, list[Text]]] = [
        (
            say("value").text(lang),
            [Text("-" if building == CONSTRUCTION else str(state.value_of(building))) for building in state.row],
        ),
        ("★★", [_space(state, building, state.double) for building in state.row]),
        ("★", [_space(state, building, state.star) for building in state.row]),
        (say("cards").text(lang), [_stack(state, building, seat) for building in state.row]),
    ]
    for label, cells in rows:
        grid.add_row(label, *cells)
    return grid


def _space(state: PocketMarsState, building: int, spaces: list[int]) -> Text:
    """The colonists on a space: each side's own mark, with its number."""
    if building == CONSTRUCTION:
        return Text("-", style="dim")
    found = Text()
    for side in range(state.terms.sides):
        count = spaces[HOUSES * side + building]
        if count:
            found.append(f"{SIDE_MARK[side]}{count} ", style=SIDE_STYLE[side])
    return found if found else Text("·", style="dim")


def _stack(state: PocketMarsState, building: int, seat: int | None) -> Text:
    """The cards from the bottom to the top; a face-down one in brackets, by its value if the seat knows it."""
    found: list[str] = []
    for card in state.stack_of(building):
        if card < FACE_DOWN:
            found.append(str(state.terms.value[card]))
        elif state.knows(seat, card - FACE_DOWN):
            found.append(f"({state.terms.value[card - FACE_DOWN]})")
        else:
            found.append("(?)")
    return Text(" ".join(found) or "·", style="dim" if not found else STYLE[building])


def _middle(state: PocketMarsState, seat: int | None, lang: str) -> RenderableType:
    """Round, deck, bottom of the deck, card being played, discard pile."""
    text = Text()
    box = state.terms.box
    key = "round-solo" if state.terms.solo else "round"
    text.append(say(key, {"round": state.round, "last": state.terms.last_round}).text(lang) + "\n")
    text.append(say("deck", {"count": len(state.deck)}).text(lang))
    if state.terms.open_backs and state.deck and not state.is_drafting():
        text.append("  ").append(say("deck-top").text(lang) + " ").append_text(_back(box, state.deck[-1], lang))
    if state.sunk:
        text.append("  ").append(say("deck-bottom").text(lang))
        for card in state.deck[: state.sunk]:
            text.append(" ").append_text(_sunk(state, seat, card, lang))
    if state.aside >= 0:
        text.append("\n" + say("playing").text(lang) + " ").append_text(_face(box, state.aside, lang))
    text.append("\n" + say("discards", {"count": len(state.discard)}).text(lang))
    for card in state.discard:
        text.append(" ").append_text(_face(box, card, lang))
    return Panel(text, expand=False, border_style="grey50")


def _sunk(state: PocketMarsState, seat: int | None, card: int, lang: str) -> Text:
    box = state.terms.box
    if state.knows(seat, card):
        return _face(box, card, lang)
    return _back(box, card, lang) if state.known[card] & OPEN_TYPE else Text("??")


def _sides(state: PocketMarsState, order: list[int], seat: int | None, lang: str) -> RenderableType:
    """A line for each side: colonists, energy, cards, points."""
    grid = Table(expand=False, border_style="grey50")
    for key in ("who", "earth", "ship", "energy-head", "hand", "module", "points"):
        grid.add_column(say(key).text(lang), justify="right" if key in ("earth", "ship", "points") else "left")
    for side in order:
        turn = "▶ " if side == state.to_move else "  "
        name = f"{turn}{SIDE_MARK[side]} {state.who(side).text(lang)}"
        power = "▮" * state.energy[side] + "▯" * (state.terms.energy_most - state.energy[side])
        grid.add_row(
            Text(name, style=SIDE_STYLE[side]),
            str(state.earth[side]),
            str(state.ship[side]),
            f"{power} {state.energy[side]}",
            _hand(state, side, seat, lang),
            _module(state, side, seat, lang),
            str(points(state, side)),
        )
    return grid


def _hand(state: PocketMarsState, side: int, seat: int | None, lang: str) -> Text:
    """The hand as the seat sees it: faces it knows, backs if they are open, else only how many."""
    box = state.terms.box
    hand = state.hand_of(side)
    if state.is_opening() and side != seat:  # S5
        hand = sorted(hand + [card for card in state.module_of(side) if card >= 0])
    shown = [_face(box, card, lang) for card in hand if state.knows(seat, card)]
    hidden = [card for card in hand if not state.knows(seat, card)]
    shown += [_back(box, card, lang) if state.terms.open_backs else Text("??") for card in hidden]
    return Text(" ").join(shown) if shown else Text("·", style="dim")


def _module(state: PocketMarsState, side: int, seat: int | None, lang: str) -> Text:
    box = state.terms.box
    slots: list[Text] = []
    for card in state.module_of(side):
        if card < 0 or (state.is_opening() and side != seat):
            slots.append(Text("·", style="dim"))
        else:
            slots.append(_face(box, card, lang) if state.knows(seat, card) else _back(box, card, lang))
    return Text(" ").join(slots)


def _texts(state: PocketMarsState, seat: int) -> list[int]:
    """The cards whose text the seat reads: its hand, its prep cards, what it drafts, and the card being played."""
    if state.is_drafting():
        return state.kept_by(seat) + state.pack_in_hands(seat)
    own = state.hand_of(seat) + [card for card in state.module_of(seat) if card >= 0]
    return own + ([state.played] if state.played >= 0 else [])


def _own_cards(state: PocketMarsState, seat: int, lang: str) -> RenderableType:
    grid = Table(expand=False, border_style="grey50")
    for key in ("where", "card-head", "upper", "lower"):
        grid.add_column(say(key).text(lang))
    box, texts = state.terms.box, state.terms.texts
    for card in _texts(state, seat):
        grid.add_row(
            say(_place_key(state, seat, card)).text(lang),
            Text(f"{card_code(box, card).text(lang)} {card_name(box, card).text(lang)}", style=STYLE[box.kind[card]]),
            texts.upper_text(card).text(lang),
            texts.lower_text(card).text(lang),
        )
    return grid


def _place_key(state: PocketMarsState, seat: int, card: int) -> str:
    if card == state.played:
        return "place-played"
    if card in state.module_of(seat):
        return "place-prep"
    if state.is_drafting():
        return "place-kept" if card in state.kept_by(seat) else "place-pack"
    return "place-hand"


def _face(box: Box, card: int, lang: str) -> Text:
    return Text(card_code(box, card).text(lang), style=f"bold {STYLE[box.kind[card]]}")


def _back(box: Box, card: int, lang: str) -> Text:
    return Text(f"{type_code(box.kind[card]).text(lang)}?", style=STYLE[box.kind[card]])
