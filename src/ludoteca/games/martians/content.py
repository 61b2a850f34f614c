"""What lies in the box of Martians!!!, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.content import Content, Patch, boxed
from ludoteca.engine.phrase import Phrase, house

PACKAGE: Final = "ludoteca.games.martians"
PLAYERS_MOST: Final = 6
SIDE: Final = 21  # positions in a row of the table: x and y are -10..10 (R1)
POSITIONS: Final = SIDE * SIDE
HAND: Final = 3  # places for the hand cards of a seat (R50)
COPIES: Final = 2  # at most of a card
MOST_COUNT: Final = 9  # the highest number that a card may play with
KIND_NAMES: Final = ["fuel", "fertilizer", "dynamite"]  # of objects
KINDS: Final = 3
NONE: Final = -1
START: Final = 4  # the start square, the centre of the House (S2)

BLOCKED: Final = 0  # what a square is (R3)
ROAD: Final = 1
BUILDING: Final = 2
FIELD: Final = 3
GROUNDS: Final = ".rbf"
SIDES: Final = "NESW"
MIDDLE: Final = [1, 5, 7, 3]  # the middle square of each side (R4)
TURNED: Final = [2, 5, 8, 1, 4, 7, 0, 3, 6]  # where a quarter turn sends each printed square (R2)
AHEAD: Final = [-3, 1, 3, -1]  # the next square of the same tile in each direction

MARTIAN: Final = 1  # bits of a square
LIFE: Final = 2
BULLET: Final = 4

ANY_WINDOW: Final = 0  # the "When" of a card
OWN_TURN: Final = 1
MOVING: Final = 2
REACTION: Final = 3
WHENS: Final = ["A", "O", "M", "X", "AL"]
AGAINST: Final = ["nobody", "one", "all"]  # whom a card is played against, and so who may react (R54)
NOBODY: Final = 0
ONE: Final = 1
ALL: Final = 2
LASTS: Final = ["turn", "lap", "next"]  # how long it is in force (R60)
NOT_AT_ALL: Final = "done"  # of a card that is done as soon as it is played
THIS_TURN: Final = 0
LAP: Final = 1
NEXT_TURN: Final = 2
TILE_KINDS: Final = ["house", "farm", "gas", "building", "road"]  # in the order of the tiles


class Difficulty:
    """A level of the co-operative game (S8), by number of players less one."""

    def __init__(self, level: Content) -> None:
        self.name = level.text("name")
        self.supply = level.wholes("supply", 1, 500, PLAYERS_MOST)
        spots = level.texts("spots", PLAYERS_MOST, allowed=["all", "first"])
        self.all_spots = [word == "all" for word in spots]
        self.restocked = level.one_of("beaten", ["box", "supply"]) == "supply"  # beaten Martians go to the supply
        level.close()


class Printed:
    """What the content says of a card; what it does is in `cards.py`."""

    def __init__(self, card: Content, copies: int, usual: Printed | None) -> None:
        self.id = card.text("id")  # in the rulebook and in the catalogues
        self.martian = card.one_of("deck", ["event", "martian"]) == "martian"
        when = card.one_of("when", WHENS if usual is None else usual.other_whens())
        card.must("when", True, _must("when"))
        self.last_call = when == "AL"
        self.when = ANY_WINDOW if self.last_call else WHENS.index(when)
        self.weapon = card.yes("weapon")
        self.against = AGAINST.index(card.one_of("against", AGAINST, AGAINST[NOBODY]))
        self.by_lot = card.yes("by_lot")
        lasts = card.one_of("lasts", [*LASTS, NOT_AT_ALL], NOT_AT_ALL)
        self.lasts = NONE if lasts == NOT_AT_ALL else LASTS.index(lasts)
        self.copies = card.whole("copies", 0, COPIES, copies)
        self.count = card.whole("count", 1, MOST_COUNT, 0)
        card.keep("deck", "weapon", "against", "by_lot", "lasts")
        if usual is not None and usual.count == 0:  # it plays with no number
            card.keep("count")
        card.close()

    def other_whens(self) -> list[str]:
        """When a card that is printed like this may be played: one that reacts does nothing else."""
        if self.when == REACTION:
            return [WHENS[REACTION]]
        return [when for when in WHENS if when != WHENS[REACTION] and (self.last_call or when != "AL")]


class Box:
    """Everything in the box, by id. Cards keep to those of the house, if one is given."""

    def __init__(self, content: Content, usual: Box | None = None) -> None:
        self.martians = content.whole("martians", 1, 500)
        self.most = content.whole("most", 1, 9)
        self.life = content.whole("life_start", 1, self.most)
        self.bullets = content.whole("bullets_start", 0, self.most)
        self.hand = content.whole("hand", 1, HAND)
        self.objects = content.whole("objects", 1, 6)
        self.coop_objects = content.whole("coop_objects", 1, 6)
        self.surge = content.wholes("surge", 0, 8, 9)
        content.must("surge", sorted(self.surge) == list(range(9)), house("content-each-once"))
        self.levels = [Difficulty(level) for level in content.tables("difficulty", called=_level)]
        self._read_tiles(content)
        self._read_cards(content, usual)
        content.close()

    # ---- tiles

    def _read_tiles(self, content: Content) -> None:
        self.names: list[str] = []
        self.tile_kinds: list[int] = []
        self.ground: list[int] = []  # tile x 36 + rotation x 9 + square
        self.exits: list[int] = []  # tile x 4 + rotation: bits N 1, E 2, S 4, W 8
        self.inner: list[int] = []  # (tile x 4 + rotation) x 36 + square x 4 + direction: the linked square
        self.icon: list[int] = []  # tile x 4 + rotation: its icon square
        self.marks: list[list[int]] = []  # markers: 9 x (0 Life, 1 Bullet) + printed square
        self.marked: list[list[int]] = []  # tile x 4 + rotation: the squares of its markers
        self.rotations: list[list[int]] = []  # the different ones (R10)
        self.roads: list[list[int]] = []  # tile x 4 + rotation: the road squares of a tile as it lies
        self.spots_of: list[list[int]] = []  # the object spots of a tile
        self.spot_tile: list[int] = []  # of each object spot
        self.spot_square: list[int] = []  # printed
        self.spot_first: list[bool] = []  # whether it is the first spot of its tile
        for tile in content.tables("tiles", called=_tile):
            self._read_tile(tile)
        if sorted(self.tile_kinds) != self.tile_kinds or set(self.tile_kinds) != set(range(len(TILE_KINDS))):
            raise content.wrong("tiles", [TILE_KINDS[kind] for kind in self.tile_kinds], " ".join(TILE_KINDS))
        self.first_marker = [sum([len(marks) for marks in self.marks[:tile]]) for tile in range(len(self.marks))]
        self.markers = sum([len(marks) for marks in self.marks])

    def _read_tile(self, tile: Content) -> None:
        first = len(self.names)
        ids = tile.wholes("ids", 0, 99)
        if not ids or ids != list(range(first, first + len(ids))):
            raise tile.wrong("ids", ids, f"[{first}, ...], without a gap")
        name = tile.text("name")
        kind = TILE_KINDS.index(tile.one_of("kind", TILE_KINDS))
        rows = tile.texts("rows", 3)
        for row in rows:
            tile.must("rows", len(row) == 3 and not set(row) - set(GROUNDS), "3 x 3 x [.rbf]")
        ground = [GROUNDS.index(letter) for letter in "".join(rows)]
        fields = ground.count(FIELD) == (9 if TILE_KINDS[kind] == "farm" else 0)
        tile.must("rows", fields and (kind > 0 or ground[START] != BLOCKED), _must("rows"))
        exits = tile.text("exits")
        tile.must("exits", "".join([side for side in SIDES if side in exits]) == exits, _must("exits"))
        for side in exits:
            tile.must("exits", ground[MIDDLE[SIDES.index(side)]] in (ROAD, FIELD), _must("exit-square"))
        doors = self._read_doors(tile, ground)
        icon = tile.whole("icon", -1, 8)
        tile.must("icon", icon < 0 or ground[icon] != BLOCKED, _must("icon"))
        marks = self._read_markers(tile, ground)
        objects = tile.wholes("objects", 0, 8)
        taken = [mark % 9 for mark in marks]
        free = [square for square in range(9) if ground[square] == BUILDING and square not in taken]
        fit = len(set(objects) & set(free)) == len(objects) <= 2
        tile.must("objects", fit, _must("objects"))
        inside = (len(objects) > 0) == (TILE_KINDS[kind] in ("gas", "building"))
        tile.must("objects", inside and objects[:1] in ([], [icon]), _must("object-icon"))
        tile.keep("ids", "kind", "objects")
        tile.close()
        for number in ids:
            self.names.append(name)
            self.tile_kinds.append(kind)
            self.marks.append(marks)
            self._turn_tile(ground, [SIDES.index(side) for side in exits], doors, icon, marks)
            self.spots_of.append([len(self.spot_tile) + place for place in range(len(objects))])
            for square in objects:
                self.spot_tile.append(number)
                self.spot_square.append(square)
                self.spot_first.append(square == objects[0])

    def _read_doors(self, tile: Content, ground: list[int]) -> list[tuple[int, int]]:
        doors: list[tuple[int, int]] = []
        for text in tile.texts("doors"):
            ends = text.split("-")
            if len(ends) != 2 or not all(end in list("012345678") for end in ends):
                raise tile.wrong("doors", text, _must("doors"))
            one, two = int(ends[0]), int(ends[1])
            apart = abs(one - two)
            touch = apart == 3 or (apart == 1 and one // 3 == two // 3)
            tile.must("doors", touch and BLOCKED not in (ground[one], ground[two]), _must("doors"), text)
            doors.append((one, two))
        return doors

    def _read_markers(self, tile: Content, ground: list[int]) -> list[int]:
        marks: list[int] = []
        for text in tile.texts("markers"):
            known = len(text) == 2 and text[0] in "LB" and text[1] in "012345678"
            tile.must("markers", known and ground[int(text[1])] == BUILDING, _must("markers"), text)
            tile.must("markers", int(text[1]) not in [mark % 9 for mark in marks], _must("marker-once"), text)
            marks.append(9 * "LB".index(text[0]) + int(text[1]))
        return marks

    def _turn_tile(
        self, ground: list[int], exits: list[int], doors: list[tuple[int, int]], icon: int, marks: list[int]
    ) -> None:
        """R2, R4: the next tile in its four rotations."""
        pictures: list[list[int]] = []
        different: list[int] = []
        for rotation in range(4):
            lie = [turned(square, rotation) for square in range(9)]
            grounds = [BLOCKED] * 9
            for square in range(9):
                grounds[lie[square]] = ground[square]
            mask = 0
            for side in exits:
                mask |= 1 << (side + rotation) % 4
            joined = {(lie[one], lie[two]) for one, two in doors}
            joined |= {(two, one) for one, two in joined}
            inner = [NONE] * 36
            for square in range(9):
                for direction in range(4):
                    other = beside(square, direction)
                    if other < 0:
                        continue
                    here, there = grounds[square], grounds[other]
                    if (here == there and here != BLOCKED) or (square, other) in joined:
                        inner[4 * square + direction] = other
            lies = lie[icon] if icon >= 0 else NONE
            things = sorted([(mark // 9) * 9 + lie[mark % 9] for mark in marks])
            picture = [mask, *grounds, *inner, *things, 100 + lies]
            if picture not in pictures:
                different.append(rotation)
            pictures.append(picture)
            self.ground += grounds
            self.exits.append(mask)
            self.inner += inner
            self.icon.append(lies)
            self.marked.append([lie[mark % 9] for mark in marks])
            self.roads.append([square for square in range(9) if grounds[square] == ROAD])
        self.rotations.append(different)

    # ---- cards

    def _read_cards(self, content: Content, usual: Box | None) -> None:
        copies = content.whole("copies", 1, COPIES)
        self.cards: list[Printed] = []
        for number, card in enumerate(content.tables("cards", called=_card)):
            printed = Printed(card, copies, None if usual is None else usual.cards[number])
            card.must("id", printed.id not in [other.id for other in self.cards], house("content-each-once"))
            self.cards.append(printed)
        numbers = range(len(self.cards))
        self.martian_cards = [card for card in numbers if self.cards[card].martian]
        self.event_cards = [card for card in numbers if not self.cards[card].martian]
        self.weapons: list[int] = [card for card in numbers if self.cards[card].weapon]  # the card of each weapon
        self.effects: list[int] = [card for card in numbers if self.cards[card].lasts >= 0]  # and of each effect

    def place_of(self, name: str, cards: list[int]) -> int:
        """Where a card stands among some."""
        return [self.cards[card].id for card in cards].index(name)


def _level(name: str) -> Phrase:
    return Phrase("martians", f"content-level-{name}")


def _card(name: str) -> Phrase:
    return Phrase("martians", f"card-{name}")


def _tile(name: str) -> Phrase:
    return Phrase("martians", "tile", {"tile": name})


def _must(what: str) -> Phrase:
    """What must hold of a value, or what it means."""
    return Phrase("martians", f"must-{what}")


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


def box_of(patch: Patch) -> Box:
    """What lies in the box, with a patch of its content."""
    return boxed(PACKAGE, patch, lambda content: Box(content, HOUSE))


HOUSE: Final = Box(Content.of(PACKAGE))  # as its file says
TILES: Final[i64] = len(HOUSE.names)
CELLS: Final[i64] = 9 * TILES
FARMS: Final[i64] = HOUSE.tile_kinds.count(1)  # tiles 1, 2, ...
FIRST_BUILDING: Final[i64] = 1 + FARMS  # R7
FIRST_GENERIC: Final[i64] = HOUSE.tile_kinds.index(4)
GAS_STATIONS: Final[list[int]] = [tile for tile in range(TILES) if HOUSE.tile_kinds[tile] == 2]
BUILDINGS: Final[i64] = FIRST_GENERIC - FIRST_BUILDING
SPOTS: Final[i64] = len(HOUSE.spot_tile)  # object spots in all
CARDS: Final[i64] = len(HOUSE.cards)
WEAPONS: Final[i64] = len(HOUSE.weapons)
SHOTGUN: Final[i64] = HOUSE.place_of("C12", HOUSE.weapons)  # the weapon that serves in combat
EFFECTS: Final[i64] = len(HOUSE.effects)
HOMELAND: Final[i64] = HOUSE.place_of("C5", HOUSE.effects)  # the effects that rules elsewhere ask for
AGAIN: Final[i64] = HOUSE.place_of("C6", HOUSE.effects)
JAMMED: Final[i64] = HOUSE.place_of("C13", HOUSE.effects)
DOUBLED: Final[i64] = HOUSE.place_of("C16", HOUSE.effects)
WAITED: Final[i64] = HOUSE.place_of("C19", HOUSE.effects)
EYES: Final[i64] = HOUSE.place_of("C21", HOUSE.effects)
LEVITATION: Final[i64] = HOUSE.place_of("C27", HOUSE.effects)
STUPID: Final[i64] = HOUSE.place_of("C31", HOUSE.effects)
WORLD_END: Final[i64] = HOUSE.place_of("C32", HOUSE.effects)
CENTRES: Final[list[int]] = [9 * farm + 13 for farm in range(FARMS)]  # the squares of the Martian tokens
