"""Who meets whom in a round of a tournament, and who sits where: worked out from what was played before alone.

Tables have all the same number of seats; where people do not fill them, bots do, spread over the tables. Nobody meets
anybody again as long as that can be helped, and everybody has each seat about as often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import combinations, permutations
from typing import Final, NamedTuple

Boards = list[tuple[str, ...]]  # the people of each table by seat; empty: a bot

BOT: Final = ""
AGAIN: Final = 1000.0  # what it costs that two meet again, beside how far apart they stand
MOST_STEPS: Final = 400
MOST_SEATED: Final = 6  # at a table of which every seating is tried


class Past(NamedTuple):
    """What was played before: who met whom, who sat where how often."""

    met: Counter[tuple[str, str]]
    sat: Counter[tuple[str, int]]

    @classmethod
    def of(cls, rounds: Sequence[Boards]) -> Past:
        """From the tables of all rounds."""
        met: Counter[tuple[str, str]] = Counter()
        sat: Counter[tuple[str, int]] = Counter()
        for boards in rounds:
            for board in boards:
                met.update(_pair(one, other) for one, other in combinations(board, 2) if one or other)
                sat.update((person, seat) for seat, person in enumerate(board) if person)
        return cls(met, sat)


def swiss(order: Sequence[str], seats: int, past: Past, salt: str) -> Boards:
    """Those who stand alike meet: `order` are the people, the best first."""
    place = {person: number for number, person in enumerate(order)}
    worst = len(order)

    def cost(board: Sequence[str]) -> float:
        apart = sum(
            abs(place.get(one, worst) - place.get(other, worst)) for one, other in combinations(board, 2)
        )  # fmt: skip
        return apart + _again(board, past)

    return _seated(_improved(_filled(order, seats), cost), past, salt)


def robin(people: Sequence[str], seats: int, number: int, past: Past, salt: str) -> Boards:
    """Everybody meets everybody: at tables of two by the circle, at larger ones as seldom twice as can be."""
    if seats == 2:
        return _seated(_circle(people, number), past, salt)
    mixed = sorted(people, key=lambda person: _lot(salt, person))
    return _seated(_improved(_filled(mixed, seats), lambda board: _again(board, past)), past, salt)


def rounds_of_robin(people: int, seats: int) -> int:
    """After how many rounds everybody has met everybody, at the least."""
    whole = people + people % 2 if seats == 2 else people
    return max(1, whole - 1 if seats == 2 else -(-(people - 1) // (seats - 1)))


def _circle(people: Sequence[str], number: int) -> list[list[str]]:
    """One stays, the others move on by one place from round to round."""
    whole = [*people, *([BOT] if len(people) % 2 else [])]
    first, rest = whole[0], whole[1:]
    shift = number % max(1, len(rest))
    ring = [first, *rest[shift:], *rest[:shift]]
    return [[ring[place], ring[-1 - place]] for place in range(len(ring) // 2)]


def _filled(order: Sequence[str], seats: int) -> list[list[str]]:
    """Tables in that order, each with nearly as many people as the others; bots take the rest."""
    tables = -(-len(order) // seats)
    fewer, larger = divmod(len(order), tables)
    found, first = [], 0
    for number in range(tables):
        size = fewer + (number < larger)
        found.append([*order[first : first + size], *[BOT] * (seats - size)])
        first += size
    return found


def _improved(tables: list[list[str]], cost: Callable[[Sequence[str]], float]) -> list[list[str]]:
    """The same with people exchanged between tables, as long as that makes it better."""
    for _ in range(MOST_STEPS):
        best, change = -1e-9, None
        costs = [cost(table) for table in tables]
        for one, other in combinations(range(len(tables)), 2):
            for here, there in _places(tables[one], tables[other]):
                tables[one][here], tables[other][there] = tables[other][there], tables[one][here]
                gain = cost(tables[one]) + cost(tables[other]) - costs[one] - costs[other]
                tables[one][here], tables[other][there] = tables[other][there], tables[one][here]
                if gain < best:
                    best, change = gain, (one, here, other, there)
        if change is None:
            break
        one, here, other, there = change
        tables[one][here], tables[other][there] = tables[other][there], tables[one][here]
    return tables


def _places(one: Sequence[str], other: Sequence[str]) -> list[tuple[int, int]]:
    return [
        (here, there) for here in range(len(one)) for there in range(len(other)) if one[here] and other[there]
    ]  # fmt: skip


def _again(board: Sequence[str], past: Past) -> float:
    """What it costs that some at a table have met before: twice is worse than once for two."""
    met = [past.met[_pair(one, other)] for one, other in combinations(board, 2) if one or other]
    return AGAIN * sum(times * times for times in met)


def _seated(tables: list[list[str]], past: Past, salt: str) -> Boards:
    """Everybody on the seat that they have had least often; what is alike is decided by lot."""
    return [_seating(table, past, salt) for table in tables]


def _seating(table: Sequence[str], past: Past, salt: str) -> tuple[str, ...]:
    lots = sorted(table, key=lambda person: _lot(salt, person))
    if len(table) > MOST_SEATED:
        return tuple(lots)
    return min(
        permutations(lots),
        key=lambda order: sum((past.sat[person, seat] + 1) ** 2 for seat, person in enumerate(order) if person),
    )


def _lot(salt: str, person: str) -> str:
    return sha256(f"{salt} {person}".encode()).hexdigest()


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one <= other else (other, one)
