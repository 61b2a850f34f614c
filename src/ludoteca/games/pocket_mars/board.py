"""Pocket Mars in a terminal: Mars above, then each seat's ship and cards; only what the seat knows."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.games.pocket_mars import draft
from ludoteca.games.pocket_mars.actions import ASK_DRAFT, ASK_OPENING
from ludoteca.games.pocket_mars.content import BOX, CONSTRUCTION, HOUSES
from ludoteca.games.pocket_mars.names import card_code, card_name, lower_text, say, side_name, type_code, upper_text
from ludoteca.games.pocket_mars.rules import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.games.pocket_mars.table import ENERGY_MOST, FACE_DOWN, OPEN_TYPE

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
        name = say("type", {"type": BOX.types[building]}).text(lang)
        grid.add_column(Text(f"{type_code(building).text(lang)} {name}", style=STYLE[building]), min_width=13)
    rows: list[tuple[str, list[Text]]] = [
        (say("value").text(lang), [_value(state, building) for building in state.row]),
        ("★★", [_space(state, building, state.double) for building in state.row]),
        ("★", [_space(state, building, state.star) for building in state.row]),
        (say("cards").text(lang), [_stack(state, building, seat) for building in state.row]),
    ]
    for label, cells in rows:
        grid.add_row(label, *cells)
    return grid


def _value(state: PocketMarsState, building: int) -> Text:
    return Text("-" if building == CONSTRUCTION else str(state.value_of(building)))


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
            found.append(str(BOX.value[card]))
        elif _knows(state, seat, card - FACE_DOWN):
            found.append(f"({BOX.value[card - FACE_DOWN]})")
        else:
            found.append("(?)")
    return Text(" ".join(found) or "·", style="dim" if not found else STYLE[building])


def _middle(state: PocketMarsState, seat: int | None, lang: str) -> RenderableType:
    """Round, deck, bottom of the deck, card being played, discard pile."""
    text = Text()
    solo = state.terms.solo
    key = "round-solo" if solo else "round"
    text.append(say(key, {"round": state.round, "last": state.terms.last_round}).text(lang) + "\n")
    text.append(say("deck", {"count": len(state.deck)}).text(lang))
    drafting = state.asked == ASK_DRAFT and state.to_move >= 0
    if state.terms.open_backs and state.deck and not drafting:
        text.append("  ").append(say("deck-top").text(lang) + " ").append_text(_back(state.deck[-1], lang))
    if state.sunk:
        text.append("  ").append(say("deck-bottom").text(lang))
        for card in state.deck[: state.sunk]:
            text.append(" ").append_text(_sunk(state, seat, card, lang))
    if state.aside >= 0:
        text.append("\n" + say("playing").text(lang) + " ").append_text(_face(state.aside, lang))
    text.append("\n" + say("discards", {"count": len(state.discard)}).text(lang))
    for card in state.discard:
        text.append(" ").append_text(_face(card, lang))
    return Panel(text, expand=False, border_style="grey50")


def _sunk(state: PocketMarsState, seat: int | None, card: int, lang: str) -> Text:
    if _knows(state, seat, card):
        return _face(card, lang)
    return _back(card, lang) if state.known[card] & OPEN_TYPE else Text("??")


def _sides(state: PocketMarsState, order: list[int], seat: int | None, lang: str) -> RenderableType:
    """A line for each side: colonists, energy, cards, points."""
    grid = Table(expand=False, border_style="grey50")
    for key in ("who", "earth", "ship", "energy-head", "hand", "module", "points"):
        grid.add_column(say(key).text(lang), justify="right" if key in ("earth", "ship", "points") else "left")
    for side in order:
        turn = "▶ " if side == state.to_move else "  "
        name = f"{turn}{SIDE_MARK[side]} {side_name(side, state.terms.players).text(lang)}"
        power = "▮" * state.energy[side] + "▯" * (ENERGY_MOST - state.energy[side])
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
    hand = state.hand_of(side)
    if state.asked == ASK_OPENING and side != seat:  # S5
        hand = sorted(hand + [card for card in state.module_of(side) if card >= 0])
    shown = [_face(card, lang) for card in hand if _knows(state, seat, card)]
    hidden = [card for card in hand if not _knows(state, seat, card)]
    shown += [_back(card, lang) if state.terms.open_backs else Text("??") for card in hidden]
    return Text(" ").join(shown) if shown else Text("·", style="dim")


def _module(state: PocketMarsState, side: int, seat: int | None, lang: str) -> Text:
    slots: list[Text] = []
    for card in state.module_of(side):
        if card < 0 or (state.asked == ASK_OPENING and side != seat):
            slots.append(Text("·", style="dim"))
        else:
            slots.append(_face(card, lang) if _knows(state, seat, card) else _back(card, lang))
    return Text(" ").join(slots)


def _texts(state: PocketMarsState, seat: int) -> list[int]:
    """The cards whose text the seat reads: its hand, its prep cards, what it drafts, and the card being played."""
    if state.asked == ASK_DRAFT and state.to_move >= 0:
        kept = [card for card in state.picks[4 * seat : 4 * seat + 4] if card >= 0]
        number = draft.passes_done(state, state.to_move)
        return kept + [card for card in draft.pack_seen(state, seat, number) if card not in kept]
    own = state.hand_of(seat) + [card for card in state.module_of(seat) if card >= 0]
    return own + ([state.played] if state.played >= 0 else [])


def _own_cards(state: PocketMarsState, seat: int, lang: str) -> RenderableType:
    grid = Table(expand=False, border_style="grey50")
    for key in ("where", "card-head", "upper", "lower"):
        grid.add_column(say(key).text(lang))
    for card in _texts(state, seat):
        grid.add_row(
            say(_place_key(state, seat, card)).text(lang),
            Text(f"{card_code(card).text(lang)} {card_name(card).text(lang)}", style=STYLE[BOX.kind[card]]),
            upper_text(card).text(lang),
            lower_text(card).text(lang),
        )
    return grid


def _place_key(state: PocketMarsState, seat: int, card: int) -> str:
    if card == state.played:
        return "place-played"
    if card in state.module_of(seat):
        return "place-prep"
    if state.asked == ASK_DRAFT and state.to_move >= 0:
        return "place-kept" if card in state.picks[4 * seat : 4 * seat + 4] else "place-pack"
    return "place-hand"


def _knows(state: PocketMarsState, seat: int | None, card: int) -> bool:
    return seat is not None and state.known[card] >> seat & 1 == 1


def _face(card: int, lang: str) -> Text:
    return Text(card_code(card).text(lang), style=f"bold {STYLE[BOX.kind[card]]}")


def _back(card: int, lang: str) -> Text:
    return Text(f"{type_code(BOX.kind[card]).text(lang)}?", style=STYLE[BOX.kind[card]])
