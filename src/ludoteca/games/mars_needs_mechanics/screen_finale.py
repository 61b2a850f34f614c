"""The end of a game of Mars Needs Mechanics: everybody's fortune in a tube, what they have built, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.mars_needs_mechanics.phrases import say
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.games.mars_needs_mechanics.scoring import ranking
from ludoteca.games.mars_needs_mechanics.screen_pieces import (
    component_of,
    lead,
    marker_of,
    picture,
    sign_of,
    symbols_of,
)
from ludoteca.games.mars_needs_mechanics.screen_seats import bits_of, works_of
from ludoteca.screen import Markup, Touch, View, tag, tip
from ludoteca.screen.kit import token
from ludoteca.screen.markup import place

WIDE: Final = 110  # of a tube with what stands around it
TOP: Final = 34  # of the greatest fortune
HIGH: Final = 190  # from it to nothing
LEFT: Final = 52


def finale(state: Position, lang: str, names: Sequence[str] | None = None) -> Markup:
    """How everybody stands when the competition is over, from the richest on, and the prices at the close."""
    view = View(state, None, lang, names, touch=False)
    order = ranking(state)
    rows = [_workshop(view, state, seat) for seat in order]
    close = [_price(view, state, component) for component in _dearest(state)]
    return tag(
        "section",
        {"class": "mars mm-finale"},
        symbols_of(state),
        tag(
            "div",
            {"class": "mm-fortunes"},
            tag("h3", None, view.say(say("screen-fortunes"))),
            _tubes(view, state, order),
        ),
        tag("div", {"class": "mm-workshops"}, *rows),
        tag("div", {"class": "mm-close"}, lead(view, "screen-close"), *close),
    )


def _tubes(view: View, state: Position, order: list[int]) -> Markup:
    """A tube for each fortune, and the line at which all began."""
    most = max(1, state.terms.box.cogs, *state.cogs)
    begun = TOP + HIGH - HIGH * state.terms.box.cogs // most
    wide = LEFT + WIDE * len(order)
    parts: list[str] = [
        _tube(view, state, seat, LEFT + WIDE * step + WIDE // 2, most) for step, seat in enumerate(order)
    ]
    start = view.say(say("screen-begun", {"cogs": state.terms.box.cogs}))
    line = f'<path class="mm-begun" d="M{LEFT - 8} {begun}H{wide}"/><text class="mm-scale" x="24" y="{begun + 7}">'
    parts.append(tag("g", tip(start, "S2"), Markup(f"{line}{state.terms.box.cogs}</text>")))
    label = view.say(say("screen-fortunes"))
    frame: Touch = {
        "class": "mm-tubes",
        "viewBox": f"0 0 {wide} {TOP + HIGH + 66}",
        "role": "group",
        "aria-label": label,
    }
    return tag("svg", frame, *parts)


def _tube(view: View, state: Position, seat: int, x: int, most: int) -> Markup:
    """A fortune: a glass of cogs with the sum on a collar, the marker of the seat below."""
    cogs = state.cogs[seat]
    y, bottom = TOP + HIGH - HIGH * cogs // most, TOP + HIGH + 16
    glass = f'<rect class="mm-tube" x="{x - 24}" y="{TOP - 20}" width="48" height="{bottom - TOP + 20}" rx="18"/>'
    gold = f'<rect class="mm-gold" x="{x - 21}" y="{y}" width="42" height="{bottom - y - 2}" rx="14"/>'
    foot = f'<rect class="mm-foot" x="{x - 32}" y="{bottom - 4}" width="64" height="15" rx="5"/>'
    collar = f'<rect class="mm-collar" x="-36" y="-17" width="72" height="34" rx="9"/><text y="10">{cogs}</text>'
    fortune = f'<g class="mm-price" transform="{place(x, y)}">{collar}</g>'
    letter = tag("text", {"y": 17 if seat != 3 else 24}, view.name_of(seat)[:1].upper())
    where: Touch = {"class": f"mm-mark mm-s{seat}", "transform": place(x, bottom + 32, scale=0.5)}
    mark = tag("g", where, Markup(f'<use href="#mm-mark{seat}"/>'), letter)
    words = f"{view.name_of(seat)}: {view.say(say('cogs', {'cogs': cogs}))}"
    said: Touch = {"role": "img", "aria-label": words, **tip(words, "F4")}
    return tag("g", said, Markup(f"{glass}{gold}{foot}{fortune}{mark}"))


def _workshop(view: View, state: Position, seat: int) -> Markup:
    """What a seat has built, and what it is left with."""
    built = works_of(view, state, seat) or [lead(view, "nothing-built")]
    won = " mm-won" if seat in state.winners() else ""
    head = tag("header", {"class": "mm-head"}, marker_of(view, seat), tag("h4", None, view.name_of(seat)), *built)
    left = tag("div", {"class": "mm-bits"}, lead(view, "screen-left"), *bits_of(view, state, seat))
    return tag("article", {"class": f"mm-workshop{won}"}, head, left)


def _dearest(state: Position) -> list[int]:
    """The components, the dearest first."""
    return sorted(state.terms.box.in_play, key=lambda component: -state.prices[component])


def _price(view: View, state: Position, component: int) -> Markup:
    """A component and its last price."""
    one, price = component_of(view, state, component), state.prices[component]
    words = view.say(say("screen-price", {"name": one.name, "price": price}))
    return token(f"mm-bit {one.hue}", words, Markup(f"{sign_of(one)}{picture(one.drawing)}<b>{price}</b>"), "R25")
