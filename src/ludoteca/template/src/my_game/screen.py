"""The game in the browser: the table with what was laid, the own hand, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.screen import Markup, Screen, View, part, spot, tag
from ludoteca.screen.beats import Beat
from ludoteca.screen.seats import seat_heading, seat_panel

from my_game.content import NONE, ROUNDS
from my_game.phrases import say
from my_game.position import MyGameState

BEATS: Final[dict[str, Beat]] = {
    "lays": Beat(1.0, "card"),
    "takes": Beat(1.4, "coin"),
    "nobody": Beat(1.2, "bad"),
}


def draw(
    state: MyGameState,
    seat: int | None,
    lang: str,
    names: Sequence[str] | None = None,
    touch: bool = True,
) -> Screen:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names, touch)
    hand = [] if seat is None else [_hand(view, state, seat)]
    seats = [seat_panel(view, other, "", seat_heading(view, other), own=other == seat) for other in view.order()]
    return Screen.made(view, "my-game", stage=[_table(view, state)], sheet=[*hand, *seats])


def places(state: MyGameState, action: int, seat: int | None) -> list[str]:
    """A card goes from the hand of a seat to its place on the table."""
    return [f"-seat{state.to_move}", f"laid{state.to_move}"]


def _table(view: View, state: MyGameState) -> Markup:
    said = say("round", {"round": min(state.round + 1, ROUNDS), "rounds": ROUNDS, "prize": state.prize})
    places = [_place(view, state, seat) for seat in view.order()]
    head = tag("h2", None, view.say(said))
    return part("table", "section", {"class": "felt"}, head, tag("div", {"class": "fan"}, *places))


def _place(view: View, state: MyGameState, seat: int) -> Markup:
    """The place of a seat on the table, with its card if it has laid one."""
    card, name = state.laid[seat], view.name_of(seat)
    if card == NONE:
        drawn = tag("span", {"class": "face blank"})
    else:
        told = view.say(say("has-laid", {"seat": name, "card": card + 1}))
        drawn = tag("span", {"class": "face", "role": "img", "aria-label": told}, str(card + 1))
    return tag("figure", spot(f"laid{seat}"), drawn, tag("figcaption", None, name))


def _hand(view: View, state: MyGameState, seat: int) -> Markup:
    """The own cards, equal ones drawn once with their number; each a button while this seat is asked."""
    cards = [_card(view, card, count) for card, count in enumerate(state.hand_of(seat)) if count]
    title = tag("h3", None, view.say(say("your-hand")))
    return part("hand", "section", {"class": "holding"}, title, tag("div", {"class": "fan"}, *cards))


def _card(view: View, card: int, count: int) -> Markup:
    said = {"role": "img", "aria-label": f"{card + 1} × {count}"}  # what can be touched says what it does instead
    several = tag("small", None, f"×{count}") if count > 1 else ""
    return tag("span", {**said, **view.touch(card, "face")}, str(card + 1), several)
