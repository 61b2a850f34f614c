"""HTML and SVG: one small builder that escapes whatever is not markup already, and keeps the parts that have names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from html import escape as escape_html
from typing import Final, Self

Attributes = Mapping[str, str | int | float | None]
"""Attributes of an element; None leaves one out."""


class Markup(str):
    """Text that is markup already and is not escaped again."""

    __slots__ = ()


class Part(Markup):
    """An element of a screen that has a name, or has such within it: boards, panels, and gaps that the page fills.

    It is the whole text of itself, and knows what it is made of: a page sends only the parts that have changed, and
    whoever wants one board of a screen picks it by name.
    """

    name: str
    opening: str
    children: tuple[str, ...]
    closing: str
    gaps: frozenset[str] = frozenset()  # the names of those in it

    @classmethod
    def of(cls, name: str, opening: str, children: tuple[str, ...], closing: str) -> Self:
        """A part with that name; empty: it only holds others."""
        made = cls("".join((opening, *children, closing)))
        made.name, made.opening, made.children, made.closing = name, opening, children, closing
        for child in children:
            if isinstance(child, Part) and child.gaps:
                made.gaps |= child.gaps
        return made

    def parts(self) -> Iterator[Part]:
        """The named parts in it, each before what it holds, in the order in which they stand."""
        if self.name:
            yield self
        for child in self.children:
            if isinstance(child, Part):
                yield from child.parts()

    def filled(self, gaps: Mapping[str, str]) -> Part:
        """The same with something in its gaps."""
        if not self.gaps:
            return self
        if isinstance(self, Gap):
            return Part.of(self.name, self.opening, (gaps.get(self.name, ""),), self.closing)
        children = tuple([child.filled(gaps) if isinstance(child, Part) else child for child in self.children])
        return type(self).of(self.name, self.opening, children, self.closing)

    def shell(self) -> str:
        """Its own text without that of the named parts in it."""
        inner = [child.outline() if isinstance(child, Part) else child for child in self.children]
        return f"{self.opening}{''.join(inner)}{self.closing}"

    def outline(self) -> str:
        """What it is in the shell of what holds it: its name, or its shell where it has none."""
        return f"<{self.name}>" if self.name else self.shell()


class Gap(Part):
    """A place in a screen that the page fills, such as the one for whether somebody is here."""


_needs_escape = re.compile("[&<>\"'\u0100-\U0010ffff]").search

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
NOTHING = Markup("")
MOST_PLACES: Final = 8192  # coordinates that are kept written: boards are drawn at the same ones again and again
MOST_KEPT: Final = 20_000  # attributes that are kept written
LONGEST_KEPT: Final = 200  # characters of them


def escape(text: str) -> Markup:
    """Text made safe between tags and in attributes."""
    return text if isinstance(text, Markup) else Markup(_safe(text))


def tag(name: str, attributes: Attributes | None = None, *children: str) -> Markup:
    """An element: `tag("p", {"class": "note"}, "Hello")`."""
    opening = f"<{name}{_written(attributes)}>" if attributes else f"<{name}>"
    if not children or name in VOID:
        return Markup(opening if name in VOID else f"{opening}</{name}>")
    inner, has_parts = [], False
    for child in children:
        kind = type(child)
        if kind is Markup:
            inner.append(child)
        elif kind is str:
            if child:
                inner.append(Markup(_escaped(child)) if _needs_escape(child) else child)
        elif isinstance(child, Markup):
            has_parts = True
            inner.append(child)
    if has_parts:
        return Part.of("", opening, tuple(inner), f"</{name}>")
    return Markup(f"{opening}{''.join(inner)}</{name}>")


def part(name: str, element: str, attributes: Attributes | None = None, *children: str) -> Part:
    """An element that has a name on its screen: `part("station", "svg", {...}, ...)`."""
    opening = f"<{element}{_written({'data-part': name, **(attributes or {})})}>"
    return Part.of(name, opening, tuple([escape(child) for child in children]), f"</{element}>")


def gap(name: str, attributes: Attributes | None = None) -> Gap:
    """A place that the page fills."""
    opening = f"<span{_written({'data-part': name, **(attributes or {})})}>"
    made = Gap.of(name, opening, (), "</span>")
    made.gaps = frozenset((name,))
    return made


def join(parts: Iterable[str], between: str = "") -> Markup:
    """Several parts in a row, each escaped unless it is markup."""
    return Markup(between.join(escape(part) for part in parts))


@lru_cache(maxsize=MOST_PLACES)
def number(value: float) -> str:
    """A coordinate with as few digits as it needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value != int(value) else str(int(value))


@lru_cache(maxsize=MOST_PLACES)
def place(x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> str:
    """The value of an SVG `transform` attribute: there, turned by so many degrees, so large."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1.0:
        parts.append(f"scale({number(scale)})")
    return " ".join(parts)


def _safe(text: str) -> str:
    return _escaped(text) if _needs_escape(text) else text


def _escaped(text: str) -> str:
    """Also what does not fit into a byte: a single such sign makes every copy of a large text fifty times as slow."""
    return escape_html(text, quote=True).encode("latin-1", "xmlcharrefreplace").decode("latin-1")


def _written(attributes: Attributes) -> str:
    text = ""
    for pair in attributes.items():
        written = _attributes.get(pair)
        text += _attribute(*pair) if written is None else written
    return text


_attributes: dict[tuple[str, object], str] = {}  # as they are written: a board has the same ones again and again


def _attribute(name: str, value: str | int | float | None) -> str:
    """An attribute as it stands in an element; short ones are kept."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f' {name}="{number(value)}"'
    if not isinstance(value, str):
        return f' {name}="{value}"'
    if isinstance(value, Markup):
        return f' {name}="{value}"'
    if _needs_escape(value):
        return f' {name}="{_escaped(value)}"'
    written = f' {name}="{value}"'
    if len(written) <= LONGEST_KEPT:
        if len(_attributes) >= MOST_KEPT:
            _attributes.clear()
        _attributes[name, value] = written
    return written
