"""What lies in the box of Mars Needs Mechanics, read from `content.toml` and checked."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.content import NO_PATCH, Content, Patch, boxed
from ludoteca.engine.phrase import Phrase

COMPONENTS: Final = 7
MOST_COPIES: Final = 8  # of a component: there are so many actions for a set
MOST_SCRAP: Final = 2  # likewise
MOST_SEEN: Final = 3  # deck cards, likewise
MOST_PLAYERS: Final = 4
NONE: Final = -1  # no component, no Mechanism, nobody


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.cogs = content.whole("cogs", 0, 1000)
        self.scrap = content.whole("scrap", 0, MOST_SCRAP)
        self.dealt = content.whole("dealt", 0, 8)
        self.market = content.whole("market", 1, 24)
        enough = -(-(MOST_PLAYERS * self.dealt + self.market) // COMPONENTS)
        self.copies = content.whole("copies", enough, MOST_COPIES)
        self.components: list[str] = []
        self.letters: list[str] = []
        for table in content.tables("components", COMPONENTS, called=_component):
            self.components.append(table.text("name"))
            self.letters.append(table.one_of("letter", [one for one in ascii_uppercase if one not in self.letters]))
            table.close()
        prices = content.table("prices")
        self.lowest = prices.whole("lowest", 1, 30)
        self.highest = prices.whole("highest", self.lowest, 30)
        self.start = prices.whole("start", self.lowest, self.highest)
        self.adjust = prices.wholes("adjust", -9, 9, COMPONENTS)
        prices.close()
        self.mechanisms = content.tables("mechanisms", called=_mechanism)  # what each says is read by its class
        content.close()


def _component(name: str) -> Phrase:
    return Phrase("mars_needs_mechanics", "component", {"component": name})


def _mechanism(name: str) -> Phrase:
    return Phrase("mars_needs_mechanics", f"card-{name}")


def box_of(patch: Patch) -> Box:
    """What lies in the box, with a patch of its content."""
    return boxed("ludoteca.games.mars_needs_mechanics", patch, Box)


MECHANISMS: Final[i64] = len(box_of(NO_PATCH).mechanisms)
