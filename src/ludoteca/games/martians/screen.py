"""Martians!!! on the screen: the town at night, the turn, the hand, and everybody with what they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.martians.ids import ASK_DIR, ASK_MARTIAN
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import symbols
from ludoteca.games.martians.screen_desk import desk
from ludoteca.games.martians.screen_end import finale
from ludoteca.games.martians.screen_goal import aims, rim
from ludoteca.games.martians.screen_hand import hand
from ludoteca.games.martians.screen_map import overview, town
from ludoteca.games.martians.screen_places import BEATS, places
from ludoteca.games.martians.screen_seats import seats
from ludoteca.games.martians.screen_touch import placing
from ludoteca.screen import Markup, Screen, View, tag

__all__ = ["BEATS", "RESTS", "SWITCHES", "draw", "finale", "places"]

RESTS: Final = (frozenset({ASK_MARTIAN, ASK_DIR}),)
"""Questions of which a person may leave the rest to a bot; those of one group go together."""

SWITCHES: Final = ("ask-take",)
"""What a person may set for this game, off unless they say otherwise: `switch-ask-take` in its words."""


def draw(
    state: MartiansState, seat: int | None, lang: str, names: Sequence[str] | None = None, touch: bool = True
) -> Screen:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names, touch)
    kind = f"martians ma-{state.terms.players}p" + (" ma-coop" if state.terms.coop else "")
    if seat is None:
        kind += " ma-watched"
    drawings = symbols(state.terms.box, tuple(card.rule for card in state.terms.cards))
    side = tag("div", {"class": "ma-side"}, seats(view, state), aims(view, state))
    sheet = [desk(view, state), hand(view, state), side]
    return Screen.made(view, kind, [_frame(view, state)], sheet, drawings)


def _frame(view: View, state: MartiansState) -> Markup:
    """The map with what is written on its rim, the small map in its corner, and what a finger does with a tile."""
    return tag(
        "section", {"class": "ma-frame"}, rim(view, state), town(view, state), overview(view), placing(view, state)
    )
