"""What lies in the box of Pocket Mars, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import Content
from ludoteca.engine.phrase import listing

TYPES: Final = 5
VALUES: Final = 7
CARDS: Final = 35  # a card's id is 7 x type + value - 1
LEVELS: Final = 4  # of the solo game
HOUSES: Final = 4  # the buildings that hold colonists
CONSTRUCTION: Final = 4  # the one that holds none

TAKE: Final = 0  # the parts of an action (C1-C10)
LAND: Final = 1
GAIN: Final = 2
DRAW: Final = 3
PROMOTE: Final = 4
SWAP: Final = 5
REORDER: Final = 6
PEEK: Final = 7
MOVE: Final = 8
COVER: Final = 9
PARTS: Final = ["take", "land", "energy", "draw", "promote", "swap", "reorder", "peek", "move", "cover"]
COUNTED: Final = (TAKE, LAND, GAIN, DRAW)
PLACED: Final = (LAND, PROMOTE)

ALWAYS: Final = 0  # the conditions of lower actions (C11-C15)
PAY: Final = 1
NONE_IN: Final = 2
SOME_IN: Final = 3
HOLDS: Final = 4
CONDITIONS: Final = ["always", "pay", "none", "some", "holds"]

ANYWHERE: Final = -1  # a part that names no building


class Level:
    """A level of the solo game: where the colonists of Devious Automatics start, and with how much energy."""

    def __init__(self, name: str, ship: int, earth: int, landed: int, energy: int) -> None:
        self.name = name
        self.ship = ship
        self.earth = earth
        self.landed = landed  # one on the single star of so many buildings, from the left of the row
        self.energy = energy


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.colonists = content.whole("colonists", 1, 20)
        self.aboard = content.whole("aboard", 0, self.colonists)
        self.energy_most = content.whole("energy_most", 1, 20)
        self.energy_start = content.whole("energy_start", 0, self.energy_most)
        self.base_value = content.whole("base_value", 0, VALUES)
        self.hand = content.whole("hand", 2, 2)
        self.module = content.whole("module", 2, 2)
        self.draft_pack = content.whole("draft_pack", 5, 5)
        types = content.table("types")
        self.types = types.texts("names", TYPES)
        self.codes = types.texts("codes", TYPES)
        types.close()
        self.rooms = [0] * 5  # how many colonists a double-star space holds, by number of players
        for room in content.tables("rooms"):
            for players in room.wholes("players", 1, 4):
                self.rooms[players] = room.whole("most", 1, self.colonists)
            room.close()
        if 0 in self.rooms[1:]:
            raise content.wrong("rooms", self.rooms[1:], "players = 1, 2, 3, 4")
        points = content.table("points")
        self.ship_points = points.whole("ship", 0, 9)
        self.star_points = points.whole("star", 0, 9)
        self.double_points = points.whole("double_star", 0, 9)
        self.spread_points = [points.whole("all_buildings", 0, 9)]  # of a seat, and below of the automaton
        self.four_points = [points.whole("four_in_one", 0, 9)]
        self.energy_points = [points.whole("energy", 0, 9)]
        points.close()
        self._read_automaton(content.table("automaton"))
        self._read_projects(content.table("projects"))
        content.close()

    def _read_automaton(self, automaton: Content) -> None:
        self.spread_points.append(automaton.whole("all_buildings", 0, 9))
        self.four_points.append(automaton.whole("four_in_one", 0, 9))
        self.energy_points.append(automaton.whole("energy", 0, 9))
        self.error_discards = automaton.whole("discards", 1, 9)
        self.error_energy = automaton.whole("energy_gain", 1, self.energy_most)
        self.levels: list[Level] = []
        for level in automaton.tables("levels", LEVELS):
            landed = level.whole("landed", 0, HOUSES)
            ship = level.whole("ship", 0, self.colonists - landed)
            rest = self.colonists - landed - ship
            earth = level.whole("earth", rest, rest)
            energy = level.whole("energy", 0, self.energy_most)
            self.levels.append(Level(level.text("name"), ship, earth, landed, energy))
            level.close()
        automaton.close()

    def _read_projects(self, projects: Content) -> None:
        self.kind = [card // VALUES for card in range(CARDS)]  # the type of each card
        self.value = [card % VALUES + 1 for card in range(CARDS)]
        self.names = [f"{self.codes[self.kind[card]]}{self.value[card]}" for card in range(CARDS)]
        self.condition: list[int] = []
        self.condition_number: list[int] = []  # the price, or the type
        self.first: list[int] = []  # where the parts of a text begin: text 2 x card is the upper action, + 1 the lower
        self.part: list[int] = []
        self.times: list[int] = []
        self.where: list[int] = []
        for number, card in enumerate(projects.tables("cards", CARDS)):
            card.one_of("type", [self.types[self.kind[number]]])
            card.whole("value", self.value[number], self.value[number])
            self._read_text(card, "upper")
            self._read_text(card, "lower")
            self._read_condition(card)
            card.close()
        self.first.append(len(self.part))
        projects.close()

    def _read_text(self, card: Content, half: str) -> None:
        self.first.append(len(self.part))
        texts = card.texts(half)
        if not texts:
            raise card.wrong(half, texts, listing(PARTS))
        for text in texts:
            words = text.split()
            if not words or words[0] not in PARTS:
                raise card.wrong(half, text, listing(PARTS))
            part = PARTS.index(words.pop(0))
            times = 1
            if part in COUNTED:
                times = int(words.pop(0)) if words and words[0] in ("1", "2", "3") else 0
            where = ANYWHERE
            if part in PLACED and words and words[0] in self.types[:HOUSES]:
                where = self.types.index(words.pop(0))
            if words or times == 0:
                number = " 1-3" if part in COUNTED else ""
                place = f" [{listing(self.types[:HOUSES])}]" if part in PLACED else ""
                raise card.wrong(half, text, f"{PARTS[part]}{number}{place}")
            self.part.append(part)
            self.times.append(times)
            self.where.append(where)

    def _read_condition(self, card: Content) -> None:
        text = card.text("condition")
        words = text.split()
        allowed = {
            "always": [""],
            "pay": [str(price) for price in range(1, self.energy_most + 1)],
            "none": self.types[:HOUSES],
            "some": self.types[:HOUSES],
            "holds": self.types,
        }
        if words[0] not in allowed:
            raise card.wrong("condition", text, listing(CONDITIONS))
        about = " ".join(words[1:])
        if about not in allowed[words[0]]:
            raise card.wrong("condition", text, f"{words[0]} {listing(allowed[words[0]])}".strip())
        condition = CONDITIONS.index(words[0])
        self.condition.append(condition)
        self.condition_number.append(
            0 if condition == ALWAYS else int(about) if condition == PAY else self.types.index(about)
        )


BOX: Final = Box(Content.of("ludoteca.games.pocket_mars"))
