"""What the screen of Mars Needs Mechanics is put together from: cards, amounts, markers, keys and headings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import Phrase
from ludoteca.games.mars_needs_mechanics.content import BOX
from ludoteca.games.mars_needs_mechanics.screen_art import picture
from ludoteca.games.mars_needs_mechanics.table import component_letter, component_name, say
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import NOTHING, place

STACK: Final = 7  # from card to card of a stack
BARE: Final = '<rect class="mm-bare" x="-44" y="-52" width="88" height="104" rx="9"/>'
BACK: Final = Markup('<svg class="mm-pic" viewBox="-58 -58 116 116" aria-hidden="true"><use href="#mm-back"/></svg>')


@lru_cache(maxsize=64)
def _card_face(component: int, lang: str) -> Markup:
    """What is printed on a component card."""
    name, letter = BOX.components[component], component_letter(component).text(lang)
    return Markup(
        f'<use href="#mm-card"/><use href="#mm-{name}" y="4"/><use href="#mm-tab"/>'
        f'<text class="mm-l" x="-33" y="-33">{letter}</text>'
    )


def hue(component: int) -> str:
    """The class that colours a component."""
    return f"mm-{BOX.components[component]}"


def stacked(component: int, pieces: list[str], lang: str) -> Markup:
    """Cards of one component, one upon the other."""
    spread = min(STACK, 30 / max(1, len(pieces) - 1))
    cards = ""
    for step, piece in enumerate(pieces):
        x = (step - (len(pieces) - 1) / 2) * spread
        cards += f'<g data-piece="{piece}" transform="{place(x, x * -0.6)}">{_card_face(component, lang)}</g>'
    if not pieces:
        cards = BARE + _trace(component)
    return Markup(f'<svg class="mm-stack" viewBox="-62 -66 124 132" aria-hidden="true">{cards}</svg>')


def _trace(component: int) -> str:
    """Where a component would lie."""
    return f'<g class="mm-trace"><use href="#mm-{BOX.components[component]}"/></g>'


def small(component: int, count: int, lang: str, more: str = "", piece: str | None = None) -> Markup:
    """A component in small, so many times."""
    words = f"{count} × {component_name(component).text(lang)}"
    attributes = {"class": f"mm-bit {hue(component)}{more}", "title": words, "data-piece": piece}
    attributes |= {"role": "img", "aria-label": words}
    return tag("span", attributes, picture(BOX.components[component]), tag("b", None, str(count)))


def money(view: View, cogs: int, kind: str = "mm-coins") -> Markup:
    """An amount of money."""
    words = view.say(say("cogs", {"cogs": cogs}))
    return tag("span", {"class": kind, "title": words}, picture("coin", "mm-c"), tag("b", None, str(cogs)))


def marker_of(view: View, seat: int, more: str = "", title: str | None = None) -> Markup:
    """The marker of a seat: a shape and a colour of its own, and the first letter of its name."""
    letter = view.name_of(seat)[:1].upper()
    drawn = Markup(f'<use href="#mm-mark{seat}"/>') + tag("text", {"y": 17 if seat != 3 else 24}, letter)
    attributes = {"class": f"mm-mark mm-s{seat}{more}", "viewBox": "-43 -43 86 86", "role": "img"}
    attributes["aria-label"] = title or view.name_of(seat)
    return tag("svg", attributes, tag("title", None, title or view.name_of(seat)), Markup(drawn))


def brass_key(view: View, action: int, main: bool = True) -> Markup:
    """A brass key for an action without a card of its own."""
    if not view.may(action):
        return NOTHING
    kind = "mm-key mm-main" if main else "mm-key"
    return tag("button", view.touch(action, kind), view.say(view.state.describe(action)))


def heading(view: View, title: Phrase, *more: str) -> Markup:
    """The heading of a panel."""
    return tag("header", {"class": "mm-head"}, tag("h3", None, view.say(title)), *more)


def small_scrap(view: View, count: int) -> Markup:
    """Scrap in small, so many times."""
    words = f"{count} × {view.say(say('scrap'))}"
    attributes = {"class": "mm-bit mm-iron", "title": words, "role": "img", "aria-label": words}
    return tag("span", attributes, picture("scrap"), tag("b", None, str(count)))
