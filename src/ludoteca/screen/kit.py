"""Things that many games have, each drawn in one way; how they look is the game's style sheet's affair."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.screen.view import Touch, tip


def card(kind: str, title: str, text: str, rule: str, *more: str, sign: str = "", touch: Touch | None = None) -> Markup:
    """A card with its face up: what it is called, what it does, the rule behind it, and whatever the game adds."""
    attributes = _with_class(touch, f"card {kind}")
    attributes |= {name: value for name, value in tip(f"{title}. {text}", rule).items() if name not in attributes}
    return tag("article", attributes, sign, tag("h4", None, title), tag("p", None, text), *more)


def token(kind: str, name: str, face: str, rule: str = "", touch: Touch | None = None) -> Markup:
    """A small thing that lies somewhere: its face, and its name for whoever points at it or cannot see it."""
    if not touch:
        return _still_token(kind, name, face, rule)
    attributes = _with_class(touch, f"token {kind}")
    attributes |= {"role": attributes.get("role") or "img", "aria-label": attributes.get("aria-label") or name}
    return tag("span", {**attributes, **tip(name, rule)}, face)


@lru_cache(maxsize=4096, typed=True)  # a text and markup that read the same are not drawn the same
def _still_token(kind: str, name: str, face: str, rule: str) -> Markup:
    """A token that nobody can touch now."""
    said: Attributes = {"class": f"token {kind}".strip(), "role": "img", "aria-label": name}
    return tag("span", {**said, **tip(name, rule)}, face)


def die(kind: str, face: int, name: str) -> Markup:
    """A die as it lies: its face as pips."""
    pips = join([Markup(f'<circle cx="{x}" cy="{y}" r="7"/>') for x, y in PIPS.get(face, ())])
    text = NOTHING if face in PIPS else tag("text", {"x": 50, "y": 66, "text-anchor": "middle"}, str(face))
    cube = Markup('<rect x="4" y="4" width="92" height="92" rx="18"/>')
    frame: Attributes = {"class": f"die {kind}", "viewBox": "0 0 100 100", "role": "img", "aria-label": name}
    return tag("svg", {**frame, **tip(name)}, cube, pips, text)


PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (28, 72), (72, 28), (72, 72)),
    5: ((28, 28), (28, 72), (50, 50), (72, 28), (72, 72)),
    6: ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
}


def pile(kind: str, name: str, count: int, face: str = "", touch: Touch | None = None) -> Markup:
    """A pile of which everybody sees how high it is."""
    attributes = _with_class(touch, f"pile {kind}")
    return tag("span", {**attributes, **tip(f"{name}: {count}")}, face, tag("b", None, str(count)))


def hand(kind: str, title: str, *cards: str, note: str = "") -> Markup:
    """Cards that somebody holds, under what they are called."""
    words = tag("small", None, note) if note else NOTHING
    head = tag("header", {"class": "hand-head"}, tag("h4", None, title), words)
    return tag(
        "section", {"class": f"hand {kind}", "aria-label": title}, head, tag("div", {"class": "hand-cards"}, *cards)
    )


def total(kind: str, terms: Iterable[Markup], result: str = "", label: str = "") -> Markup:
    """What a score is made of: terms, each with its sign, and their sum, unless that stands beside it already."""
    plus, equals = Markup('<i class="op">+</i>'), Markup('<i class="op">=</i>')
    made = [equals, tag("b", {"class": "sum-total", **tip(label)}, result)] if result else []
    return tag("p", {"class": f"sum {kind}"}, join(terms, plus), *made)


def term(name: str, sign: str, count: int, rule: str = "") -> Markup:
    """One number of such a sum; its sign says what it counts, to whoever points at it or comes by the keyboard."""
    said: Attributes = {
        "class": "term" if count else "term none",
        "tabindex": 0,
        "role": "note",
        "aria-label": f"{name}: {count}",
    }
    return tag("span", {**said, **tip(name, rule)}, sign, str(count))


def _with_class(touch: Touch | None, kind: str) -> Touch:
    attributes = dict(touch or {})
    attributes["class"] = f"{kind} {attributes.get('class') or ''}".strip()
    return attributes
