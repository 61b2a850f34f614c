"""How a game of Martians!!! ended: its town with everybody where they stood last, and what they had collected."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.content import KIND_NAMES
from ludoteca.games.martians.map import has_open_end
from ludoteca.games.martians.phrases import Args, cell_name, say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.scoring import standing
from ludoteca.games.martians.screen_art import small
from ludoteca.games.martians.screen_map import EARTH, home_of, land, martians, pawns, things, written
from ludoteca.games.martians.screen_names import names
from ludoteca.games.martians.screen_seats import progress
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import Attributes

NAMED = re.compile(r' data-(?:part|piece|key|spot)="[^"]*"')  # only the board itself is patched and lit


def finale(state: MartiansState, lang: str, called: Sequence[str] | None) -> Markup:
    """The whole town at the end, what ended it, and everybody by what they had; the drawings are those of the board."""
    view = View(state, None, lang, called, touch=False)
    people = [_person(view, state, seat) for seat in _order(state)]
    story = tag(
        "div",
        {"class": "ma-tale"},
        tag("h3", None, view.say(_ending(state))),
        tag("p", {"class": "ma-figures"}, view.say(_figures(state))),
        tag("ol", {"class": "ma-cast"}, *people),
    )
    return tag("figure", {"class": "martians ma-finale"}, _town(view, state), story)


def _town(view: View, state: MartiansState) -> Markup:
    attributes: Attributes = {
        "class": "ma-picture",
        "viewBox": written(home_of(state)),
        "role": "img",
        "aria-label": view.say(say("finale-map")),
    }
    called = tag("g", {"class": "ma-names"}, *names(state, view.lang))
    layers = [land(state, view.lang), *things(view, state), *martians(state)]
    drawn = tag("svg", attributes, EARTH, *layers, called, *pawns(view, state))
    return Markup(NAMED.sub("", drawn))


def _ending(state: MartiansState) -> Phrase:
    """What ended it, as it was told."""
    winners = state.winners()
    if state.terms.coop:
        if winners:
            return say("won-together")
        if state.supply == 0:
            return say("lost-supply")
        gone = 1 in state.beside and (not state.tiles or not has_open_end(state))
        return say("lost-ship" if gone else "lost-time")
    if state.timed_out:
        return say("time-out")
    first = winners[0]
    key = "wins-trophies" if state.trophies[first] >= state.terms.goal else "wins-items"
    return say(key, {"seat": seat_name(first), "count": state.trophies[first]})


def _figures(state: MartiansState) -> Phrase:
    """How large the town has become, and how many Martians are in it."""
    counts: Args = {"turn": state.turn, "tiles": len(state.on_table), "martians": len(state.martians)}
    return say("finale-figures", counts)


def _order(state: MartiansState) -> list[int]:
    """Winners first, then by what they had."""
    won = state.winners()
    return sorted(range(state.terms.players), key=lambda seat: (seat in won, standing(state, seat)), reverse=True)


def _person(view: View, state: MartiansState, seat: int) -> Markup:
    """Where somebody stood last, and what they had."""
    items = [small(KIND_NAMES[kind]) for kind in state.held_kinds(seat)]
    stock = [small("heart"), str(state.life[seat]), small("shell"), str(state.bullets[seat])]
    hunted = [] if state.terms.coop else [progress(state.trophies[seat], state.terms.goal, view.lang)]
    where = view.say(say("finale-stood", {"cell": cell_name(state, state.pawn[seat])}))
    won = "ma-won" if seat in state.winners() else None
    return tag(
        "li",
        {"class": won},
        small(f"p{seat}", "ma-who"),
        tag("b", None, view.name_of(seat)),
        *hunted,
        tag("span", {"class": "ma-had"}, *items, *stock),
        tag("small", None, where),
    )
