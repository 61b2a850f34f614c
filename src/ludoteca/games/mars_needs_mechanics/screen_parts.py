"""What the screen of Mars Needs Mechanics is put together from: drawings, cards, amounts, markers, keys, headings."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from ludoteca.engine.phrase import Phrase
from ludoteca.games.mars_needs_mechanics.phrases import component_letter, component_name, say
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import NOTHING, place

DRAWN: Final = dict(
    re.findall(r'<g id="(.+?)">(.*)</g>', files(__package__).joinpath("screen.svg").read_text(encoding="utf-8"))
)
STACK: Final = 7  # from card to card of a stack
BARE: Final = '<rect class="mm-bare" x="-44" y="-52" width="88" height="104" rx="9"/>'
BACK: Final = Markup('<svg class="mm-pic" viewBox="-58 -58 116 116" aria-hidden="true"><use href="#mm-back"/></svg>')


@lru_cache(maxsize=16)
def symbols(cards: tuple[str, ...]) -> Markup:
    """Everything that is used more than once, and the blueprints that are laid out."""
    drawn = {name.removeprefix("thing-"): art for name, art in DRAWN.items() if name.startswith("thing-")}
    drawn |= {name: DRAWN.get(f"card-{name}", DRAWN["card"]) for name in cards}
    found = "".join(f'<g id="mm-{name}">{art}</g>' for name, art in drawn.items())
    hidden = 'width="0" height="0" aria-hidden="true"'
    return Markup(f'<svg class="mm-defs" {hidden}><defs>{DRAWN["paints"]}{found}</defs></svg>')


@lru_cache(maxsize=128)
def picture(name: str, classes: str = "mm-pic") -> Markup:
    """A drawing on its own."""
    return Markup(f'<svg class="{classes}" viewBox="-42 -42 84 84" aria-hidden="true"><use href="#mm-{name}"/></svg>')


def named(view: View, component: int) -> str:
    """What the drawing of a component goes by."""
    return str(view.state.game.terms.box.components[component])


def called(view: View, component: int) -> str:
    """The name of a component."""
    return view.say(component_name(view.state.game.terms.box, component))


def hue(view: View, component: int) -> str:
    """The class that colours a component."""
    return f"mm-{named(view, component)}"


@lru_cache(maxsize=64)
def _card_face(name: str, letter: str) -> Markup:
    """What is printed on a component card."""
    return Markup(
        f'<use href="#mm-card"/><use href="#mm-{name}" y="4"/><use href="#mm-tab"/>'
        f'<text class="mm-l" x="-33" y="-33">{letter}</text>'
    )


def stacked(view: View, component: int, pieces: list[str]) -> Markup:
    """Cards of one component, one upon the other; where there are none, where they would lie."""
    spread = min(STACK, 30 / max(1, len(pieces) - 1))
    letter = view.say(component_letter(view.state.game.terms.box, component))
    cards = ""
    for step, piece in enumerate(pieces):
        x = (step - (len(pieces) - 1) / 2) * spread
        face = _card_face(named(view, component), letter)
        cards += f'<g data-piece="{piece}" transform="{place(x, x * -0.6)}">{face}</g>'
    if not pieces:
        cards = f'{BARE}<g class="mm-trace"><use href="#{hue(view, component)}"/></g>'
    return Markup(f'<svg class="mm-stack" viewBox="-62 -66 124 132" aria-hidden="true">{cards}</svg>')


def small(view: View, component: int, count: int, more: str = "", piece: str | None = None) -> Markup:
    """A component in small, so many times."""
    words = f"{count} × {called(view, component)}"
    attributes = {"class": f"mm-bit {hue(view, component)}{more}", "title": words, "data-piece": piece}
    attributes |= {"role": "img", "aria-label": words}
    return tag("span", attributes, picture(named(view, component)), tag("b", None, str(count)))


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
