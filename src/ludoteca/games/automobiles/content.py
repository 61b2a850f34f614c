"""What lies in the box of Automobiles, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.content import Content, Patch, boxed
from ludoteca.engine.phrase import Phrase, listing

PACKAGE: Final = "ludoteca.games.automobiles"
PLACES: Final = 5  # on the grid
COLOURS: Final = 10
GEARS: Final = 4  # white, light grey, dark grey, black: colours 0 to 3, in rising order
WHITE: Final = 0
LIGHT: Final = 1
DARK: Final = 2
BLACK: Final = 3
WEAR: Final = 4
YELLOW: Final = 5  # the first colour that has a card
PURPLE: Final = 6
RED: Final = 7
GREEN: Final = 8
BLUE: Final = 9
CARD_COLOURS: Final = 5
MOST_CUBES: Final = 80  # of a colour in the box
MOST_START: Final = 16  # of them in each bag
FIRST_RULE: Final = 6  # C6 tells of the first card


class Box:
    """Everything in the box, by id. The colours of the cards are those of the house, if one is given."""

    def __init__(self, content: Content, house: Box | None = None) -> None:
        self.hand = content.whole("hand", 1, 12)
        self.limit_a_lap = content.whole("limit_a_lap", 1, 125)
        self.wear = content.wholes("wear", 0, 9, GEARS)
        colours = content.table("colours")
        self.colours = colours.fixed("names", COLOURS)
        self.letters = colours.texts("letters", COLOURS)
        single = len(set(self.letters)) == COLOURS and all(len(letter) == 1 for letter in self.letters)
        colours.must("letters", single, f"{COLOURS} x A")
        self.cubes = colours.wholes("cubes", 1, MOST_CUBES, COLOURS)
        self.start = colours.wholes("start", 0, MOST_START, COLOURS)
        enough = not [start for start, cubes in zip(self.start, self.cubes, strict=True) if start * PLACES > cubes]
        least = [f"{start * PLACES}-{MOST_CUBES}" for start in self.start]
        colours.must("cubes", enough or "cubes" not in colours.changes, f"[{listing(least)}]")
        most = [f"0-{min(MOST_START, cubes // PLACES)}" for cubes in self.cubes]
        colours.must("start", enough, f"[{listing(most)}]")
        colours.close()
        gears = content.table("gears")
        self.gear_cost = gears.wholes("cost", 1, 9, GEARS)
        self.gear_value = gears.wholes("value", 0, 9, GEARS - 1)
        gears.close()
        wear = content.table("wear_cube")
        self.wear_cost = wear.whole("cost", 1, 9)
        self.wear_value = wear.whole("value", 0, 9)
        wear.close()
        self.cards = content.tables("cards", called=_card)  # what each says of itself is read by its class
        self.names: list[str] = []  # of the cards
        self.colour: list[int] = []  # of the cards, from 0 for yellow
        for number, entry in enumerate(self.cards):
            entry.one_of("rule", [f"C{number + FIRST_RULE}"])
            self.names.append(entry.text("name"))
            allowed = self.colours[YELLOW:] if house is None else [self.colours[YELLOW + house.colour[number]]]
            self.colour.append(self.colours.index(entry.one_of("colour", allowed)) - YELLOW)
        self.sets: dict[str, list[int]] = {}  # five cards that the book puts together, yellow first
        self.laps: dict[str, int] = {}  # of each set; 0: as the track says
        for table in content.tables("sets", called=_set):
            self._read_set(table)
        content.close()

    def _read_set(self, table: Content) -> None:
        name = table.text("name")
        if name in self.sets:
            raise table.wrong("name", name, f"1 x {name}")
        cards: list[int] = []
        for colour, card in enumerate(table.texts("cards", CARD_COLOURS)):
            allowed = [self.names[one] for one in self.of_colour(colour)]
            table.must("cards", card in allowed, f"{self.colours[YELLOW + colour]}: {listing(allowed)}", card)
            cards.append(self.names.index(card))
        self.sets[name] = cards
        self.laps[name] = table.whole("laps", 0, 8)
        table.close()

    def of_colour(self, colour: int) -> list[int]:
        """The cards of a colour, from 0 for yellow."""
        return [card for card in range(len(self.names)) if self.colour[card] == colour]


def _card(name: str) -> Phrase:
    return Phrase("automobiles", f"card-{name}")


def _set(name: str) -> Phrase:
    return Phrase("automobiles", f"option-card_set-{name}")


def box_of(patch: Patch) -> Box:
    """What lies in the box, with a patch of its content."""
    return boxed(PACKAGE, patch, lambda content: Box(content, HOUSE))


HOUSE: Final = Box(Content.of(PACKAGE))  # as its file says; only names and numbers of things are read from it
CARDS: Final[i64] = len(HOUSE.cards)
