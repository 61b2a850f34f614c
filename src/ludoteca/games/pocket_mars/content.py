"""What lies in the box of Pocket Mars, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.content import NO_PATCH, Content, Patch, boxed
from ludoteca.engine.phrase import Phrase, listing

TYPES: Final = ["ecosystem", "energy", "science", "water", "construction"]  # of cards, and their buildings
CODES: Final = [name[:2].title() for name in TYPES]
KINDS: Final = 5
ECOSYSTEM: Final = 0
ENERGY: Final = 1
SCIENCE: Final = 2
WATER: Final = 3
CONSTRUCTION: Final = 4  # its building holds no colonists
HOUSES: Final = 4  # the buildings that do, before it
SEATS: Final = 4
MODULE: Final = 2  # slots of a prep module
HAND_MOST: Final = 4  # places for hand cards
PACK: Final = 5  # cards of a pack in a draft
PASSES: Final = 4
FOUR: Final = 4  # R20: cards of a seat; F5: colonists in one building
YOU: Final = 0  # the sides of the solo game
DA: Final = 1
NONE: Final = -1  # no card, no seat
ANYWHERE: Final = -1  # a part that names no building


class Level:
    """A level of the solo game: where the colonists of Devious Automatics start, and with how much energy."""

    def __init__(self, entry: Content, box: Box) -> None:
        self.name = entry.text("name")
        self.landed = entry.whole("landed", 0, HOUSES)  # one on the star of so many buildings, from the left of the row
        self.ship = entry.whole("ship", 0, box.colonists - self.landed)
        self.earth = box.colonists - self.landed - self.ship
        self.energy = entry.whole("energy", 0, box.energy_most)
        entry.close()


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.colonists = content.whole("colonists", 4, 7)
        self.aboard = content.whole("aboard", 0, self.colonists)
        self.energy_most = content.whole("energy_most", 2, 10)
        self.energy_start = content.whole("energy_start", 0, self.energy_most)
        self.base_value = content.whole("base_value", 0, 9)
        self.room = content.wholes("room", 1, 3, SEATS)  # of a double-star space, by number of players less one
        points = content.table("points")
        self.ship_points = points.whole("ship", 0, 9)
        self.star_points = points.whole("star", 0, 9)
        self.double_points = points.whole("double_star", 0, 9)
        automaton = content.table("automaton")
        self.spread_points = [side.whole("all_buildings", 0, 9) for side in (points, automaton)]
        self.four_points = [side.whole("four_in_one", 0, 9) for side in (points, automaton)]
        self.energy_points = [side.whole("energy", 0, 9) for side in (points, automaton)]
        points.close()
        self.error_discards = automaton.whole("discards", 1, 9)
        self.error_energy = automaton.whole("energy_gain", 1, self.energy_most)
        self.levels = [Level(entry, self) for entry in automaton.tables("levels", called=_level)]
        automaton.close()
        projects = content.table("projects")
        self.cards = projects.tables("cards", called=_card)  # what is printed on each is read in `cards.py`
        projects.close()
        content.close()
        self.names = [entry.text("name") for entry in self.cards]
        self.kind: list[int] = []  # the type of each card
        for number, name in enumerate(self.names):
            if name[:2] not in CODES or name in self.names[:number]:
                raise self.cards[number].wrong("name", name, listing([f"{code}1-9" for code in CODES]))
            self.kind.append(CODES.index(name[:2]))
        self.value = [entry.whole("value", 1, 9) for entry in self.cards]
        self.value_most = max(self.value)


def _level(name: str) -> Phrase:
    return Phrase("pocket_mars", f"content-level-{name}")


def _card(name: str) -> Phrase:
    """By its type and the number of its own, which is what it is printed with."""
    if name[:2] not in CODES or not name[2:].isdigit():
        return Phrase("pocket_mars", name)
    return Phrase("pocket_mars", "card", {"type": TYPES[CODES.index(name[:2])], "value": int(name[2:])})


def box_of(patch: Patch) -> Box:
    """What lies in the box, with a patch of its content."""
    return boxed("ludoteca.games.pocket_mars", patch, Box)


HOUSE: Final = box_of(NO_PATCH)
CARDS: Final[i64] = len(HOUSE.cards)
STACK: Final[i64] = max([HOUSE.kind.count(kind) for kind in range(KINDS)])  # the most cards under a building
FACE_DOWN: Final[i64] = CARDS  # added to a card that lies face-down under a building
