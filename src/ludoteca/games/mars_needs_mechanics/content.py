"""What lies in the box of Mars Needs Mechanics, read from `content.toml` and checked."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.content import NO_PATCH, Content, Patch, boxed
from ludoteca.engine.phrase import Phrase

COMPONENTS: Final = 7
FEWEST: Final = 2  # components in play
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
        self.components: list[str] = []
        self.letters: list[str] = []
        self.in_play: list[int] = []  # the components that there are cards of: all but those left in the box
        for table in content.tables("components", COMPONENTS, called=_component):
            self.components.append(table.text("name"))
            self.letters.append(table.one_of("letter", [one for one in ascii_uppercase if one not in self.letters]))
            if not table.yes("out"):
                self.in_play.append(len(self.components) - 1)
            table.close()
        kinds = len(self.in_play)
        if kinds < FEWEST:
            raise content.wrong("components", f"{COMPONENTS - kinds} x out", f"0-{COMPONENTS - FEWEST} x out")
        self.seats = content.whole("seats", 2, MOST_PLAYERS, MOST_PLAYERS)  # at most
        content.keep("seats")
        enough = -(-(self.seats * self.dealt + self.market) // kinds)
        self.copies = content.whole("copies", enough, MOST_COPIES)
        prices = content.table("prices")
        self.lowest = prices.whole("lowest", 1, 30)
        self.highest = prices.whole("highest", self.lowest, 30)
        self.start = prices.whole("start", self.lowest, self.highest)
        self.adjust = prices.wholes("adjust", -9, 9, kinds)
        prices.close()
        self.mechanisms = content.tables("mechanisms", called=_mechanism)  # what each says is read by its class
        content.close()


MINIATURE: Final = Patch(
    {
        "seats": 2,
        "cogs": 3,
        "scrap": 1,
        "dealt": 2,
        "market": 1,
        "copies": 3,
        "components": {name: {"out": True} for name in ("magnet", "gear", "piping", "boiler", "aether_tube")},
        "prices": {"start": 2, "highest": 4, "adjust": [1, -1]},
    }
)
"""D23: what of the content differs in the miniature. It stands here, because with any other content file there would be
other content, and every table that is being played would be stale."""


def _component(name: str) -> Phrase:
    return Phrase("mars_needs_mechanics", "component", {"component": name})


def _mechanism(name: str) -> Phrase:
    return Phrase("mars_needs_mechanics", f"card-{name}")


def box_of(patch: Patch, basis: Patch = NO_PATCH) -> Box:
    """What lies in the box, with a patch of its content."""
    return boxed("ludoteca.games.mars_needs_mechanics", patch, Box, basis)


MECHANISMS: Final[i64] = len(box_of(NO_PATCH).mechanisms)
