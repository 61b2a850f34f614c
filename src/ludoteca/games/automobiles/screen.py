"""Automobiles on the screen: the circuit from above, the cockpit with one's own cubes, the pit wall with the cards."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_pits import cockpit, numbering, paddock, stock, wall
from ludoteca.games.automobiles.screen_track import circuit, eye, previews
from ludoteca.screen import Markup, View, tag


def draw(state: AutomobilesState, seat: int | None, lang: str, names: Sequence[str] | None = None) -> str:
    """The whole table as that seat sees it; a spectator sits with whoever drives."""
    view = View(state, seat, lang, names)
    shown = seat if seat is not None else max(state.driver, state.to_move, 0)
    pieces, laid = numbering(state, state.driver)
    ahead = previews(view, state)
    others = [other for other in view.order() if other != shown]
    there = eye(state)
    strip = tag(
        "div",
        {"class": "au-strip", "data-strip": ""},
        tag(
            "div",
            {"class": "au-film"},
            circuit(view, state, pieces, ahead),
            Markup(f'<i class="au-eye au-e{there}" data-eye="{there}"></i>'),
        ),
    )
    laid_here = laid if shown == state.driver else [0] * len(laid)
    seat_of = cockpit(view, state, shown, laid_here, ahead)
    desk = tag("div", {"class": "au-desk"}, seat_of, stock(view, state), wall(view, state))
    return tag("div", {"class": f"automobiles au-{state.game.players}p"}, strip, desk, paddock(view, state, others))
