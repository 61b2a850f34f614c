"""HTML and SVG as text: one small builder that escapes whatever is not markup already."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape as escape_html

Attributes = Mapping[str, str | int | float | None]
"""Attributes of an element; None leaves one out."""


class Markup(str):
    """Text that is markup already and is not escaped again."""

    __slots__ = ()


_needs_escape = re.compile("[&<>\"']").search

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
NOTHING = Markup("")


def escape(text: str) -> Markup:
    """Text made safe between tags and in attributes."""
    return text if isinstance(text, Markup) else Markup(_safe(text))


def tag(name: str, attributes: Attributes | None = None, *children: str) -> Markup:
    """An element: `tag("p", {"class": "note"}, "Hello")`."""
    opening = f"<{name}{_written(attributes)}>" if attributes else f"<{name}>"
    if name in VOID:
        return Markup(opening)
    inner = "".join([child if isinstance(child, Markup) else _safe(child) for child in children])
    return Markup(f"{opening}{inner}</{name}>")


def join(parts: Iterable[str], between: str = "") -> Markup:
    """Several parts in a row, each escaped unless it is markup."""
    return Markup(between.join(escape(part) for part in parts))


def number(value: float) -> str:
    """A coordinate with as few digits as it needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value != int(value) else str(int(value))


def place(x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> str:
    """The value of an SVG `transform` attribute: there, turned by so many degrees, so large."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1.0:
        parts.append(f"scale({number(scale)})")
    return " ".join(parts)


def _safe(text: str) -> str:
    return escape_html(text, quote=True) if _needs_escape(text) else text


def _written(attributes: Attributes) -> str:
    text = ""
    for name, value in attributes.items():
        if value is None:
            continue
        if isinstance(value, float):
            text += f' {name}="{number(value)}"'
        elif isinstance(value, int):
            text += f' {name}="{value}"'
        else:
            text += f' {name}="{value if isinstance(value, Markup) else _safe(value)}"'
    return text
