"""What lies in the box of Martians!!!, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import Content

TILES: Final = 30
CELLS: Final = 270
CARDS: Final = 35
KINDS: Final = 3
FARMS: Final = 4  # tiles 1-4
FIRST_BUILDING: Final = 5  # building tiles are 5-16 (R7)
FIRST_GENERIC: Final = 17
GAS_STATIONS: Final = (5, 6)
SPOTS: Final = 18  # object spots in all
EVENT_CARDS: Final = 20  # the first so many; the others are Martian cards
PLAYERS_MOST: Final = 6
SIDE: Final = 21  # positions in a row of the table: x and y are -10..10

BLOCKED: Final = 0  # what a square is (R3)
ROAD: Final = 1
BUILDING: Final = 2
FIELD: Final = 3
GROUNDS: Final = ".rbf"
SIDES: Final = "NESW"
MIDDLE: Final = [1, 5, 7, 3]  # the middle square of each side (R4)
TURNED: Final = [2, 5, 8, 1, 4, 7, 0, 3, 6]  # where a quarter turn sends each printed square (R2)
AHEAD: Final = [-3, 1, 3, -1]  # the next square of the same tile in each direction

LIFE: Final = 2  # bits of a square: 1 is a Martian
BULLET: Final = 4

ANY_WINDOW: Final = 0  # the "When" of a card
OWN_TURN: Final = 1
MOVING: Final = 2
REACTION: Final = 3
WHENS: Final = ["A", "O", "M", "X", "AL"]


class Difficulty:
    """A level of the co-operative game (S8), by number of players less one."""

    def __init__(self, name: str, supply: list[int], all_spots: list[bool], restocked: bool) -> None:
        self.name = name
        self.supply = supply
        self.all_spots = all_spots
        self.restocked = restocked  # beaten and removed Martians go back to the supply


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.martians = content.whole("martians", 1, 500)
        self.most = content.whole("most", 1, 9)
        self.life = content.whole("life_start", 1, self.most)
        self.bullets = content.whole("bullets_start", 0, self.most)
        self.hand = content.whole("hand", 3, 3)
        self.shotgun = content.whole("shotgun", 1, 3)
        content.whole("reach", 10, 10)
        self.copies = content.whole("copies", 2, 2)
        self.objects = content.whole("objects", 1, 6)
        self.coop_objects = content.whole("coop_objects", 1, self.objects)
        self.surge = content.wholes("surge", 0, 8, 9)
        if sorted(self.surge) != list(range(9)):
            raise content.wrong("surge", self.surge, "0-8, each once")
        self.kinds = content.texts("kinds", KINDS)
        self.weapon_ids = content.texts("weapons", 5)
        self.levels = [self._read_level(level) for level in content.tables("difficulty", 4)]
        self._read_tiles(content)
        self._read_cards(content.table("cards"))
        for name in self.weapon_ids:
            if name not in self.cards:
                raise content.wrong("weapons", name, "C1-C35")
        self.weapons = [self.cards.index(name) for name in self.weapon_ids]  # the card of each weapon
        self.weapon_of = [-1] * CARDS  # the weapon of each card, -1: none
        for number, card in enumerate(self.weapons):
            self.weapon_of[card] = number
        content.close()

    def _read_level(self, level: Content) -> Difficulty:
        name = level.text("name")
        supply = level.wholes("supply", 1, self.martians, PLAYERS_MOST)
        spots = level.texts("spots", PLAYERS_MOST)
        for word in spots:
            if word not in ("all", "first"):
                raise level.wrong("spots", word, "all, first")
        restocked = level.one_of("beaten", ["box", "supply"]) == "supply"
        level.close()
        return Difficulty(name, supply, [word == "all" for word in spots], restocked)

    # ---- tiles

    def _read_tiles(self, content: Content) -> None:
        self.names = [""] * TILES
        self.ground = [BLOCKED] * (TILES * 36)  # tile x 36 + rotation x 9 + square
        self.exits = [0] * (TILES * 4)  # tile x 4 + rotation: bits N 1, E 2, S 4, W 8
        self.inner = [-1] * (TILES * 144)  # (tile x 4 + rotation) x 36 + square x 4 + direction: the linked square
        self.icon = [-1] * (TILES * 4)  # tile x 4 + rotation: its icon square
        self.marks: list[list[int]] = [[] for _ in range(TILES)]  # markers: 9 x (0 Life, 1 Bullet) + printed square
        self.rotations: list[list[int]] = [[] for _ in range(TILES)]  # the different ones (R10)
        self.roads: list[list[int]] = [[] for _ in range(TILES * 4)]  # the road squares of a tile as it lies
        self.spot_tile: list[int] = []  # of each object spot
        self.spot_square: list[int] = []  # printed
        self.spot_first: list[bool] = []  # whether it is the first spot of its tile
        seen: set[int] = set()
        for tile in content.tables("tiles"):
            ids = tile.wholes("ids", 0, TILES - 1)
            if seen & set(ids) or not ids:
                raise tile.wrong("ids", ids, f"0-{TILES - 1}, each once")
            seen |= set(ids)
            self._read_tile(tile, ids)
        if len(seen) != TILES:
            raise content.wrong("tiles", sorted(seen), f"0-{TILES - 1}, each once")
        self.spots_of: list[list[int]] = [[] for _ in range(TILES)]
        for spot, home in enumerate(self.spot_tile):
            self.spots_of[home].append(spot)
        if len(self.spot_tile) != SPOTS:
            raise content.wrong("tiles", f"{len(self.spot_tile)} objects", f"{SPOTS} objects")

    def _read_tile(self, tile: Content, ids: list[int]) -> None:
        name = tile.text("name")
        rows = tile.texts("rows", 3)
        if any(len(row) != 3 or set(row) - set(GROUNDS) for row in rows):
            raise tile.wrong("rows", rows, "3 x 3 of . r b f")
        ground = [GROUNDS.index(letter) for letter in "".join(rows)]
        exits = tile.text("exits")
        if "".join(side for side in SIDES if side in exits) != exits:
            raise tile.wrong("exits", exits, f"some of {SIDES}, in this order")
        for side in exits:
            if ground[MIDDLE[SIDES.index(side)]] not in (ROAD, FIELD):
                raise tile.wrong("exits", exits, f"{side}: its middle square must be r or f")
        doors = self._read_doors(tile, ground)
        icon = tile.whole("icon", -1, 8)
        if icon >= 0 and ground[icon] == BLOCKED:
            raise tile.wrong("icon", icon, "a square that is not blocked")
        marks = self._read_markers(tile, ground)
        objects = tile.wholes("objects", 0, 8)
        taken = [mark % 9 for mark in marks]
        for square in objects:
            if ground[square] != BUILDING or square in taken or len(set(objects)) != len(objects) or len(objects) > 2:
                raise tile.wrong("objects", objects, "up to two building squares without a marker")
        if objects and objects[0] != icon:
            raise tile.wrong("objects", objects, f"the first on the icon ({icon})")
        tile.close()
        for number in ids:
            self.names[number] = name
            self.marks[number] = marks
            self._turn_tile(number, ground, [SIDES.index(side) for side in exits], doors, icon)
            for square in objects:
                self.spot_tile.append(number)
                self.spot_square.append(square)
                self.spot_first.append(square == objects[0])

    def _read_doors(self, tile: Content, ground: list[int]) -> list[tuple[int, int]]:
        doors: list[tuple[int, int]] = []
        for text in tile.texts("doors"):
            ends = text.split("-")
            if len(ends) != 2 or not all(end in list("012345678") for end in ends):
                raise tile.wrong("doors", text, "a-b")
            one, two = int(ends[0]), int(ends[1])
            apart = abs(one - two)
            if not (apart == 3 or (apart == 1 and one // 3 == two // 3)) or BLOCKED in (ground[one], ground[two]):
                raise tile.wrong("doors", text, "two squares that share an edge, neither blocked")
            doors.append((one, two))
        return doors

    def _read_markers(self, tile: Content, ground: list[int]) -> list[int]:
        marks: list[int] = []
        for text in tile.texts("markers"):
            if len(text) != 2 or text[0] not in "LB" or text[1] not in "012345678" or ground[int(text[1])] != BUILDING:
                raise tile.wrong("markers", text, "L or B and a building square, for instance L0")
            if int(text[1]) in [mark % 9 for mark in marks]:
                raise tile.wrong("markers", text, "one marker on a square")
            marks.append(9 * "LB".index(text[0]) + int(text[1]))
        return marks

    def _turn_tile(
        self, tile: int, ground: list[int], exits: list[int], doors: list[tuple[int, int]], icon: int
    ) -> None:
        """R2, R4: the tile in its four rotations."""
        pictures: list[list[int]] = []
        for rotation in range(4):
            lie = [turned(square, rotation) for square in range(9)]
            base = 36 * tile + 9 * rotation
            for square in range(9):
                self.ground[base + lie[square]] = ground[square]
            mask = 0
            for side in exits:
                mask |= 1 << (side + rotation) % 4
            self.exits[4 * tile + rotation] = mask
            self.icon[4 * tile + rotation] = lie[icon] if icon >= 0 else -1
            self.roads[4 * tile + rotation] = [s for s in range(9) if self.ground[base + s] == ROAD]
            joined = {(lie[one], lie[two]) for one, two in doors}
            joined |= {(two, one) for one, two in joined}
            for square in range(9):
                for direction in range(4):
                    other = beside(square, direction)
                    if other < 0:
                        continue
                    here, there = self.ground[base + square], self.ground[base + other]
                    if (here == there and here != BLOCKED) or (square, other) in joined:
                        self.inner[144 * tile + 36 * rotation + 4 * square + direction] = other
            things = sorted([(mark // 9) * 9 + lie[mark % 9] for mark in self.marks[tile]])
            things.append(100 + (lie[icon] if icon >= 0 else -1))
            start = 144 * tile + 36 * rotation
            picture = [mask, *self.ground[base : base + 9], *self.inner[start : start + 36], *things]
            if picture not in pictures:
                self.rotations[tile].append(rotation)
            pictures.append(picture)

    # ---- cards

    def _read_cards(self, cards: Content) -> None:
        self.cards: list[str] = []
        self.when: list[int] = []
        self.at_last_call: list[bool] = []
        for number, card in enumerate(cards.tables("list", CARDS)):
            self.cards.append(card.one_of("id", [f"C{number + 1}"]))
            card.one_of("deck", ["event" if number < EVENT_CARDS else "martian"])
            when = card.one_of("when", WHENS)
            self.when.append(ANY_WINDOW if when == "AL" else WHENS.index(when))
            self.at_last_call.append(when == "AL")
            card.close()
        cards.close()


def turned(square: int, rotation: int) -> int:
    """R2: where a printed square lies after some quarter turns."""
    for _ in range(rotation):
        square = TURNED[square]
    return square


def beside(square: int, direction: int) -> int:
    """The square of the same tile next to this one, -1 beyond its edge."""
    column = square % 3
    if (direction == 1 and column == 2) or (direction == 3 and column == 0):
        return -1
    other = square + AHEAD[direction]
    return other if 0 <= other < 9 else -1


BOX: Final = Box(Content.of("ludoteca.games.martians"))
