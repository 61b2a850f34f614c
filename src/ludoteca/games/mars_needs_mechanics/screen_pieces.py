"""What the screen of Mars Needs Mechanics is put together from: pictures, cards, coins, markers and keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ludoteca.engine.phrase import Phrase
from ludoteca.games.mars_needs_mechanics.content import Box
from ludoteca.games.mars_needs_mechanics.phrases import component_letter, component_name, say
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.screen import Markup, Touch, View, tag, tip
from ludoteca.screen.drawings import drawings
from ludoteca.screen.kit import token
from ludoteca.screen.markup import NOTHING

DRAWN: Final = drawings("ludoteca.games.mars_needs_mechanics")
ART: Final = 'class="mm-art" viewBox="-50 -58 100 116" aria-hidden="true"'
BARE: Final = '<rect class="mm-bare" x="-44" y="-52" width="88" height="104" rx="9"/>'
BACK: Final = Markup(f'<svg {ART}><use href="#mm-back"/></svg>')
EMPTY: Final = Markup(f"<svg {ART}>{BARE}</svg>")
DEEP: Final = 8  # cards of a pile that lie apart; more lie as close as these


@lru_cache(maxsize=16)
def symbols(cards: tuple[str, ...]) -> Markup:
    """Everything that is used more than once, the blueprints of these Mechanisms, and what is painted with."""
    drawn = {name.removeprefix("thing-"): art for name, art in DRAWN.items() if name.startswith("thing-")}
    drawn |= {name: DRAWN.get(f"card-{name}", DRAWN["card"]) for name in cards}
    found = "".join(f'<g id="mm-{name}">{art}</g>' for name, art in drawn.items())
    hidden = 'width="0" height="0" aria-hidden="true"'
    return Markup(f'<svg class="mm-defs" {hidden}><defs>{DRAWN["paints"]}{found}</defs></svg>')


def symbols_of(state: Position) -> Markup:
    """The drawings of a game, the same in every position of it."""
    return symbols(tuple(card.name for card in state.terms.cards))


@lru_cache(maxsize=128)
def picture(name: str, classes: str = "mm-pic") -> Markup:
    """A drawing on its own."""
    return Markup(f'<svg class="{classes}" viewBox="-42 -42 84 84" aria-hidden="true"><use href="#mm-{name}"/></svg>')


# ---- components


class Component(NamedTuple):
    """A component as it is shown in a language: its drawing, the class that colours it, its name and its letter."""

    drawing: str
    hue: str
    name: str
    letter: str


def component_of(view: View, state: Position, component: int) -> Component:
    """A component in the language of the one who looks."""
    return _component(state.terms.box, view.lang, component)


@lru_cache(maxsize=64)
def _component(box: Box, lang: str, component: int) -> Component:
    drawing = box.components[component]
    name, letter = component_name(box, component).text(lang), component_letter(box, component).text(lang)
    return Component(drawing, f"mm-{drawing}", name, letter)


@lru_cache(maxsize=64)
def card_face(drawing: str, letter: str) -> Markup:
    """A component card from the front."""
    face = f'<use href="#mm-card"/><use href="#mm-{drawing}" y="4"/><use href="#mm-tab"/>'
    return Markup(f'<svg {ART}>{face}<text class="mm-l" x="-33" y="-33">{letter}</text></svg>')


@lru_cache(maxsize=16)
def card_trace(drawing: str) -> Markup:
    """Where cards of a component would lie."""
    return Markup(f'<svg {ART}>{BARE}<g class="mm-trace"><use href="#mm-{drawing}"/></g></svg>')


SCRAP: Final = Markup(f'<svg {ART}><use href="#mm-card"/><use href="#mm-scrap" y="4"/></svg>')


def heap(face: Markup, pieces: Sequence[str], none: Markup) -> Markup:
    """Equal cards, one upon the other, and how many; without any, what stands for them."""
    cards = [tag("span", {"class": "mm-card", "data-piece": piece}, face) for piece in pieces]
    many = tag("b", {"class": "mm-many"}, f"×{len(pieces)}") if len(pieces) > 1 else NOTHING
    kind = f"mm-heap mm-of{min(len(pieces), DEEP)}"
    return tag("span", {"class": kind}, *(cards or [tag("span", {"class": "mm-card"}, none)]), many)


@lru_cache(maxsize=512)
def component_heap(one: Component, pieces: tuple[str, ...]) -> Markup:
    """Cards of one component."""
    return heap(card_face(one.drawing, one.letter), pieces, card_trace(one.drawing))


@lru_cache(maxsize=512)
def bit(one: Component, count: int, more: str = "", piece: str | None = None) -> Markup:
    """A component in small, so many times: its letter, its picture and the number."""
    face = f"{sign_of(one)}{picture(one.drawing)}<b>{count}</b>"
    return token(f"mm-bit {one.hue}{more}", f"{count} × {one.name}", Markup(face), "R33", {"data-piece": piece})


@lru_cache(maxsize=64)
def sign_of(one: Component) -> Markup:
    """The letter of a component on its colour."""
    return tag("i", {"class": "mm-sign"}, one.letter)


@lru_cache(maxsize=16)
def scrap_bit(lang: str, count: int) -> Markup:
    """Scrap in small, so many times."""
    return token("mm-bit mm-iron", scrap_words(lang, count), Markup(f"{picture('scrap')}<b>{count}</b>"), "R32")


def scrap_words(lang: str, count: int) -> str:
    """How much Scrap, and what it is for."""
    return f"{count} × {say('screen-scrap').text(lang)}"


# ---- money, markers, keys and words


@lru_cache(maxsize=256)
def coins(cogs: int, kind: str) -> Markup:
    """An amount of money on something that says itself what it is."""
    return tag("span", {"class": kind}, picture("coin", "mm-c"), tag("b", None, str(cogs)))


def marker_of(view: View, seat: int, more: str = "", words: str = "", rule: str = "") -> Markup:
    """The marker of a seat: a shape and a colour of its own, and the first letter of its name."""
    letter = tag("text", {"y": 17 if seat != 3 else 24}, view.name_of(seat)[:1].upper())
    attributes: Touch = {"class": f"mm-mark mm-s{seat}{more}", "viewBox": "-43 -43 86 86", "role": "img"}
    attributes["aria-label"] = words or view.name_of(seat)
    return tag(
        "svg", {**attributes, **tip(words or view.name_of(seat), rule)}, Markup(f'<use href="#mm-mark{seat}"/>'), letter
    )


def brass_key(view: View, action: int) -> Markup:
    """A brass key for an action without a card of its own."""
    if not view.may(action):
        return NOTHING
    return tag("button", view.touch(action, "mm-key"), view.say(view.state.describe(action)))


def lead(view: View, key: str, kind: str = "mm-lead", **args: int | str | Phrase) -> Markup:
    """A few words beside something."""
    return tag("span", {"class": kind}, view.say(say(key, {**args})))


def chip(view: View, key: str, rule: str, told: str = "", more: str = "", **args: int | str | Phrase) -> Markup:
    """A few words that can be asked what they mean."""
    words = view.say(say(key, {**args}))
    return tag("span", {"class": f"mm-chip{more}", **tip(view.say(say(told)) if told else words, rule)}, words)
