"""The menu: what may be done, in words, numbered, gathered under headings and set in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.engine import State
from ludoteca.words.plain import mentions

PLAIN = 9  # so few entries need neither headings nor columns
LEAST = 2  # entries that are worth a heading
USUAL = 3  # entries that headings must have on average
WIDEST = 120
GAPS = (2, 3)  # the least and the most room between two columns
NUMBER_STYLE = "bold cyan"
HEADING_STYLE = "dim"


class Entry(NamedTuple):
    """One action that may be taken."""

    number: int  # in the menu, from 1
    action: int
    text: str


class Heading(NamedTuple):
    """Entries whose words begin alike."""

    words: list[str]  # what they have in common; none: a plain list
    entries: list[Entry]


class Menu:
    """The legal actions of a position."""

    def __init__(self, state: State, lang: str) -> None:
        self.entries = [
            Entry(number, action, state.game.action_text(state, action, lang))
            for number, action in enumerate(state.choices, 1)
        ]

    def entry(self, number: int) -> Entry | None:
        """The entry of a number that was typed."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def number_of(self, action: int) -> int:
        """The number under which an action stands; 0 if it does not."""
        return next((entry.number for entry in self.entries if entry.action == action), 0)

    def matching(self, text: str) -> list[Entry]:
        """The entries in whose words all of these occur."""
        return [entry for entry in self.entries if mentions(entry.text, text)]


def draw(entries: Sequence[Entry], width: int) -> RenderableType:
    """Entries under their headings, in as many columns as fit."""
    width = min(width, WIDEST)
    digits = max(len(str(entry.number)) for entry in entries)
    if len(entries) <= PLAIN:
        return Group(*_columns([(entry.number, entry.text) for entry in entries], width, digits, most=1))
    lines: list[Text] = []
    for heading in gather(list(entries)):
        lines += _under(heading, width, digits)
    return Group(*lines)


def gather(entries: list[Entry]) -> list[Heading]:
    """Put together what begins with the same words; what stands alone comes last, in full."""
    found: list[Heading] = []
    alone: list[Entry] = []
    _split(entries, 0, found, alone)
    if alone:
        found.append(Heading([], alone))
    return found


def _split(entries: list[Entry], known: int, found: list[Heading], alone: list[Entry]) -> None:
    """Divide entries that share their first `known` words by the next ones, as long as the parts are worth it."""
    texts = [entry.text.split() for entry in entries]
    while all(len(text) > known + 1 and text[known] == texts[0][known] for text in texts):
        known += 1
    parts: dict[str, list[Entry]] = {}
    for entry, text in zip(entries, texts, strict=True):
        parts.setdefault(text[known], []).append(entry)
    gathered = sum(len(part) for part in parts.values() if len(part) >= LEAST)
    if len(parts) * USUAL > len(entries) or gathered * 2 < len(entries):
        if known:
            found.append(Heading(texts[0][:known], entries))
        else:
            alone += entries
        return
    for part in parts.values():
        if len(part) >= LEAST:
            _split(part, known + 1, found, alone)
        else:
            alone += part


def _under(heading: Heading, width: int, digits: int) -> list[Text]:
    """A heading and its entries; its last word goes with each entry where there is room for three columns."""
    if not heading.words:
        return _columns([(entry.number, entry.text) for entry in heading.entries], width, digits)
    rests = [" ".join(entry.text.split()[len(heading.words) :]) for entry in heading.entries]
    numbers = [entry.number for entry in heading.entries]
    last = heading.words[-1]
    longer = list(zip(numbers, [f"{last} {rest}" for rest in rests], strict=True))
    if len(heading.words) > 1 and _fitting(longer, width, digits) >= min(3, len(longer)):
        title = " ".join(heading.words[:-1])
        lines = _columns(longer, width, digits)
    else:
        title = " ".join(heading.words)
        lines = _columns(list(zip(numbers, rests, strict=True)), width, digits)
    return [Text(f"{title} …", style=HEADING_STYLE), *lines]


def _columns(items: list[tuple[int, str]], width: int, digits: int, most: int = 8) -> list[Text]:
    """Numbered texts, read downwards, then to the right."""
    columns = _divided(items, min(most, _fitting(items, width, digits)))
    spare = (width - _used(columns, digits)) // max(1, len(columns) - 1)
    gap = " " * min(GAPS[1], GAPS[0] + spare)
    lines = [Text() for _ in columns[0]]
    for place, column in enumerate(columns):
        wide = _width(column)
        for line, (number, text) in zip(lines, column, strict=False):
            line.append(f"{gap if place else ''}{number:>{digits}}", style=NUMBER_STYLE)
            line.append(f"  {text}" + " " * (wide - cell_len(text) if place < len(columns) - 1 else 0))
    return lines


def _fitting(items: list[tuple[int, str]], width: int, digits: int) -> int:
    """How many columns fit."""
    for count in range(min(8, len(items)), 1, -1):
        if _used(_divided(items, count), digits) <= width:
            return count
    return 1


def _divided(items: list[tuple[int, str]], count: int) -> list[list[tuple[int, str]]]:
    rows = -(-len(items) // count)
    return [items[first : first + rows] for first in range(0, len(items), rows)]


def _used(columns: list[list[tuple[int, str]]], digits: int) -> int:
    """The width of columns that stand as close as they may."""
    return sum(digits + 2 + _width(column) for column in columns) + GAPS[0] * (len(columns) - 1)


def _width(column: list[tuple[int, str]]) -> int:
    return max(cell_len(text) for _, text in column)
