"""The whole of what a seat sees: a stage that is always in view, and what lies around it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ludoteca.screen.markup import NOTHING, Markup, Part, escape, tag
from ludoteca.screen.seats import STATUS
from ludoteca.screen.view import View

TOUCHED: Final = re.compile(r'data-action="(\d+)"')


class Screen(Part):
    """A tree of named boards and panels; as text it is the HTML of all of it."""

    touches: frozenset[int] = frozenset()
    symbols: Markup = NOTHING
    kind: str = ""

    @classmethod
    def made(cls, view: View, kind: str, stage: Iterable[str], sheet: Iterable[str], symbols: str = "") -> Screen:
        """A screen of that kind (its classes).

        `stage` is the board that stays in view whatever is decided. `sheet` is all else: on a wide screen it stands
        around the stage as the style sheet of the game says, on a phone it lies over the lower part of it, and its
        height is the person's. `symbols` are the drawings that several parts use; they are the same in every position.
        """
        children = (
            escape(symbols),
            _part_of("stage", stage),
            _part_of("sheet", sheet),
        )
        made = cls.of("", f'<div class="screen {escape(kind)}">', children, "</div>")
        made.touches, made.symbols, made.kind = frozenset(view.touches), escape(symbols), kind
        return made

    @classmethod
    def plain(cls, drawn: str) -> Screen:
        """A screen that is one text: that of a game which knows nothing of parts."""
        found = cls.of("", "", (Markup(drawn),), "")
        found.touches = frozenset(int(action) for action in TOUCHED.findall(drawn))
        return found

    @property
    def seats_everybody(self) -> bool:
        """Whether it has a heading for each seat, so that the page needs no list of players of its own."""
        return f"{STATUS}0" in self.gaps

    def named(self, name: str) -> Part:
        """The part of that name."""
        return next(part for part in self.parts() if part.name == name)

    def has(self, name: str) -> bool:
        """Whether it has a part of that name."""
        return any(part.name == name for part in self.parts())


def _part_of(name: str, inner: Iterable[str]) -> Markup:
    return tag("div", {"class": name}, *inner)
