"""The game once more, slow and plain, straight from the words of the rulebook; it shares nothing with the rules.

Goods are their codes (`Yp*`), Transports their letters (`o`), a hold is what lies on which (row, column).
"""

from __future__ import annotations

from typing import NamedTuple

Spot = tuple[int, int]  # row, column
Choice = tuple[str | int, ...]  # ("decline",), ("exchange", 0, 2), ("forge", 3), ("row", 2), ("column", 0)

COLOURS = "YVRBGW"
KINDS = "eprcskw"
TRANSPORTS = "ots"
GOODS = [
    "Ye", "Re", "Be", "We",
    "Yp*", "Vp", "Bp", "Gp",
    "Yr", "Vr*", "Rr", "Gr",
    "Vc", "Rc*", "Bc", "Wc",
    "Ys", "Vs", "Gs*", "Ws",
    "Vk", "Rk", "Bk*",
    "Yw", "Gw", "Ww*",
]  # fmt: skip

SMALL = 10  # what follows goes by the number of players; in the miniature (D18) by so many more
ROWS = {
    2: ("#...#", ".....", ".....", "#...#"),
    3: ("#..#", "....", "....", "#..#"),
    SMALL + 2: ("...",),
    SMALL + 3: ("...",),
}
SPOTS: dict[int, list[Spot]] = {
    table: [(row, column) for row, text in enumerate(rows) for column, mark in enumerate(text) if mark == "."]
    for table, rows in ROWS.items()
}
HANDS = {
    2: [(4, 4, 4), (4, 4, 4)],
    3: [(3, 3, 2), (2, 3, 3), (3, 2, 3)],
    SMALL + 2: [(1, 1, 1), (1, 1, 1)],
    SMALL + 3: [(1, 1, 0), (0, 1, 1), (1, 0, 1)],
}
CATALOGUE = {2: {6: 2, 7: 6}, 3: {5: 1, 6: 3, 7: 6}, SMALL + 2: {}, SMALL + 3: {}}  # nobody has so many kinds there
ROW_OF_GOODS = ["Ye", "Rr", "Bc", "Re", "Yr", "Rc*", "Be"]  # of the miniature


def table_of(players: int, docks: int) -> int:
    """By what the tables above go."""
    return players if docks == 24 else SMALL + players


class Goods(NamedTuple):
    """A tile as it counts at scoring."""

    code: str
    colours: str  # all the colours that it has: one letter, or six once it is forged
    kind: str
    rare: bool


Hold = dict[Spot, Goods]


class Scored(NamedTuple):
    """One way through the cards, and what it brings."""

    order: tuple[int, ...]
    choices: tuple[Choice, ...]
    points: tuple[int, ...]  # for each card
    tally: tuple[int, int, int]  # colour, kind, rare
    hold: Hold

    @property
    def total(self) -> int:
        """VP of the cards and the tally."""
        return sum(self.points) + sum(self.tally)


def goods(code: str) -> Goods:
    """The tile with that code."""
    return Goods(code, code[0], code[1], code.endswith("*"))


def hold_from(text: str) -> Hold:
    """The hold of a text such as `# Ye Yp* # / . Be Bp . / . . . . / # . . #`."""
    return {
        (row, column): goods(mark)
        for row, line in enumerate(text.split("/"))
        for column, mark in enumerate(line.split())
        if mark not in "#."
    }


def beside(spot: Spot) -> list[Spot]:
    """The four places that differ by one in row or in column, not both."""
    row, column = spot
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


# ---- scoring


def groups(spots: set[Spot]) -> list[set[Spot]]:
    """F1: the spots in sets of two or more that hang together."""
    found: list[set[Spot]] = []
    left = set(spots)
    while left:
        group = {min(left)}
        while True:
            more = {near for spot in group for near in beside(spot) if near in left} - group
            if not more:
                break
            group |= more
        left -= group
        if len(group) >= 2:
            found.append(group)
    return found


def colour_groups(hold: Hold) -> list[set[Spot]]:
    """The groups of each colour; a forged tile is a member for each colour separately (C5)."""
    return [
        group for colour in COLOURS for group in groups({spot for spot, tile in hold.items() if colour in tile.colours})
    ]


def kind_groups(hold: Hold) -> list[set[Spot]]:
    """The groups of each kind."""
    return [group for kind in KINDS for group in groups({spot for spot, tile in hold.items() if tile.kind == kind})]


def points_of_size(found: list[set[Spot]], size: int, single: bool) -> int:
    """1 VP for each tile of the groups of that size; `single`: of one of them."""
    equal = [group for group in found if len(group) == size]
    return size * min(len(equal), 1) if single else size * len(equal)


def tally(hold: Hold, single: bool) -> tuple[int, int, int]:
    """F2, F3, F4."""
    parts = []
    for found in (colour_groups(hold), kind_groups(hold)):
        largest = max([len(group) for group in found], default=0)
        parts.append(points_of_size(found, largest, single))
    return parts[0], parts[1], sum(tile.rare for tile in hold.values())


def share(one: Goods, other: Goods) -> bool:
    """Whether two tiles share a colour or a kind."""
    return one.kind == other.kind or any(colour in other.colours for colour in one.colours)


def bonus(card: int, hold: Hold, players: int, single: bool) -> int:
    """C7-C10; the other cards bring nothing by themselves."""
    if card == 7:
        return CATALOGUE[players].get(len({tile.kind for tile in hold.values()}), 0)
    if card == 8:
        sealed = 0
        for row in range(len(ROWS[players])):
            spots = sorted(spot for spot in SPOTS[players] if spot[0] == row)
            if all(spot in hold for spot in spots) and share(hold[spots[0]], hold[spots[-1]]):
                sealed += 3 if row in (1, 2) or players > SMALL else 1
        return sealed
    if card == 9:
        return sum(
            not any(near in hold and share(tile, hold[near]) for near in beside(spot)) for spot, tile in hold.items()
        )
    if card == 10:
        found = colour_groups(hold)
        sizes = sorted({len(group) for group in found}, reverse=True)
        return points_of_size(found, sizes[1], single) if len(sizes) > 1 else 0
    return 0


def choices_of(card: int, hold: Hold, players: int) -> list[Choice]:
    """What an altering card offers, in the order of F7; other cards are simply there."""
    spots = SPOTS[players]
    listed: list[Choice] = [("decline",)]
    if card == 4:
        listed += [
            ("exchange", low, high)
            for low in range(len(spots))
            for high in range(low + 1, len(spots))
            if spots[low] in hold and spots[high] in hold
        ]
    elif card == 5:
        listed += [("forge", cell) for cell, spot in enumerate(spots) if spot in hold and hold[spot].rare]
    elif card == 6:
        listed += [("row", row) for row in range(4) if any(spot[0] == row for spot in hold)]
        listed += [("column", column) for column in range(5) if any(spot[1] == column for spot in hold)]
    return listed


def altered(choice: Choice, hold: Hold, players: int) -> tuple[Hold, int]:
    """C4, C5, C6: the hold after a choice, and the VP that it brings."""
    after = dict(hold)
    spots = SPOTS[players]
    what, *numbers = choice
    cells = [int(number) for number in numbers]
    if what == "exchange":
        one, other = spots[cells[0]], spots[cells[1]]
        after[one], after[other] = hold[other], hold[one]
    elif what == "forge":
        spot = spots[cells[0]]
        after[spot] = hold[spot]._replace(colours=COLOURS, rare=False)
    elif what in ("row", "column"):
        thrown = [spot for spot in hold if spot[0 if what == "row" else 1] == cells[0]]
        for spot in thrown:
            del after[spot]
        return after, min(len(thrown), 3)
    return after, 0


def ways(order: tuple[int, ...], hold: Hold, players: int, single: bool) -> list[Scored]:
    """Every way to apply the cards in that order, in the order of F7."""
    begun = [Scored((), (), (), (0, 0, 0), hold)]
    for card in order:
        gone_on = []
        for way in begun:
            for choice in choices_of(card, way.hold, players):
                after, thrown = altered(choice, way.hold, players)
                points = thrown + bonus(card, after, players, single)
                gone_on.append(
                    Scored((*way.order, card), (*way.choices, choice), (*way.points, points), (0, 0, 0), after)
                )
        begun = gone_on
    return [way._replace(tally=tally(way.hold, single)) for way in begun]


def best(cards: list[int], hold: Hold, players: int, single: bool) -> Scored:
    """F5-F7: the first of the best ways, the order with the lower card number first."""
    low_first = tuple(sorted(cards))
    listed = ways(low_first, hold, players, single)
    if cards:
        listed += ways(low_first[::-1], hold, players, single)
    highest = max(way.total for way in listed)
    return next(way for way in listed if way.total == highest)


# ---- play


class Book:
    """A game in progress, kept as a person would keep it with the tiles on a table."""

    def __init__(self, players: int, first: int, cards: list[int], docks: list[str], slots: list[str]) -> None:
        self.players = players
        self.table = table_of(players, len(docks))
        self.cards = cards
        self.docks = list(docks)  # the code of the Goods, or the letter of the Transport
        self.slots = list(slots)
        self.hands = [dict[str, int]() for _ in range(players)]
        for position in range(players):
            counts = HANDS[self.table][position]
            self.hands[(first + position) % players] = dict(zip(TRANSPORTS, counts, strict=True))
        self.holds: list[dict[Spot, str]] = [{} for _ in range(players)]
        self.previous: list[Spot | None] = [None] * players
        self.safe = set(range(players)) if 1 in cards else set()
        self.market = set(range(players)) if 3 in cards else set()
        self.seat = first
        self.asked = "place"
        self.taken = ""
        self.skips = 0
        self.over = False

    def neighbours(self, dock: int) -> list[str]:
        """R4: the first Transport each way, found on foot; none on an empty ring."""
        met = []
        for way in (1, -1):
            for steps in range(1, len(self.docks)):
                lying = self.docks[(dock + way * steps) % len(self.docks)]
                if lying in TRANSPORTS:
                    met.append(lying)
                    break
        return met

    def transports(self) -> int:
        """How many Transports lie on the ring."""
        return sum(lying in TRANSPORTS for lying in self.docks)

    def legal(self) -> list[int]:
        """What the seat may do now, by the ids of section 7."""
        if self.asked == "market":
            return [73, 74, 75]
        if self.asked == "store":
            return [76 + SPOTS[self.table].index(spot) for spot in self.cells_allowed()]
        normal, safe = self.placings()
        if safe and not normal:
            return [*sorted(safe), 72]
        return sorted(normal + safe)

    def placings(self) -> tuple[list[int], list[int]]:
        """The normal placings and the safe ones (C1)."""
        normal, safe = [], []
        for number, colour in enumerate(TRANSPORTS):
            for dock in range(len(self.docks)):
                if self.docks[dock] in TRANSPORTS or not self.hands[self.seat][colour]:
                    continue
                equal = self.neighbours(dock).count(colour)
                if equal == 0:
                    normal.append(24 * number + dock)
                elif equal == 1 and self.transports() >= 2 and self.seat in self.safe:
                    safe.append(24 * number + dock)
        return normal, safe

    def cells_allowed(self) -> list[Spot]:
        """R9-R11, C2."""
        hold = self.holds[self.seat]
        free = [spot for spot in SPOTS[self.table] if spot not in hold]
        if not hold:
            return free
        previous = self.previous[self.seat]
        if 2 in self.cards and previous is not None:
            near = [spot for spot in free if spot in beside(previous)]
            if near:
                return near
        return [spot for spot in free if any(near in hold for near in beside(spot))]

    def do(self, action: int) -> None:
        """Carry out a legal action."""
        if action < 72:
            if action in self.placings()[1]:
                self.safe.remove(self.seat)
            colour, dock = TRANSPORTS[action // 24], action % 24
            self.taken = self.docks[dock]
            self.docks[dock] = colour
            self.hands[self.seat][colour] -= 1
            self.skips = 0
            self.asked = "market" if self.seat in self.market else "store"
        elif action == 72:
            self.skip()
        elif action < 76:
            if action > 73:
                slot = action - 74
                self.taken, self.slots[slot] = self.slots[slot], self.taken
                self.market.remove(self.seat)
            self.asked = "store"
        else:
            spot = SPOTS[self.table][action - 76]
            self.holds[self.seat][spot] = self.taken
            self.previous[self.seat] = spot
            self.taken = ""
            self.next_turn()

    def next_turn(self) -> None:
        """R1."""
        self.seat = (self.seat + 1) % self.players
        self.asked = "place"

    def skip(self) -> None:
        """R2, R13."""
        self.skips += 1
        self.over = self.skips == self.players
        if not self.over:
            self.next_turn()

    def go_on(self) -> None:
        """Carry out what is no decision, up to the next one or the end."""
        while not self.over:
            legal = self.legal()
            if len(legal) > 1:
                return
            if legal:
                self.do(legal[0])
            else:
                self.skip()
