"""How likely a good player of Pocket Mars makes each move: learned numbers for each thing that a move does.

The weight of a move is the exponential of a sum. The numbers that are summed up were learned from games that the policy
played against itself; what each stands for is said by its place.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.pocket_mars.cards import (
    DO_DROP,
    DO_FILL,
    DRAW,
    GAIN,
    LAND,
    MOVE,
    PROMOTE,
    SKIP,
    SWAP,
    TAKE,
    TURN_ENERGY,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
)
from ludoteca.games.pocket_mars.content import CONSTRUCTION, ECOSYSTEM, ENERGY, HOUSES, MODULE, SCIENCE, WATER
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points

# What a play does, in a block of numbers; there is a block for each question that is asked of a card.
BOARD: Final = 0  # for each colonist that boards: + how many are on the ship, up to 3
SETTLE: Final = 4  # for each that lands: + phase
OPEN: Final = 8  # in a building that is named: the first of its side there
GROUP: Final = 9  # the fourth
ROOM: Final = 10  # there is room above
RAISE: Final = 11  # goes up: + phase
POWER: Final = 15  # for each energy: + how much there is, up to 3
PAID: Final = 19  # for each energy that is paid
DRAWN: Final = 20  # for each card
SWAPPED: Final = 21
MOVED: Final = 22
OTHER: Final = 23
LAST_AHEAD: Final = 24  # the last colonist lands, of a side that leads
LAST_BEHIND: Final = 25  # or does not
PUSH: Final = 26  # Ecosystem can bring another one down, and nobody of one's own up
SINK: Final = 27  # Water
BEATS: Final = 28  # it would land, but for the empty ship
HIGH: Final = 29  # for each point of its value
BLOCK: Final = 30

TURN: Final = 0
FILL_UPPER: Final = BLOCK
FILL_PREP: Final = 2 * BLOCK
DROP_UPPER: Final = 3 * BLOCK
DROP_PREP: Final = 4 * BLOCK
WAY: Final = 5 * BLOCK  # 4 x (hand, prep, other, take, energy) + phase
THERE: Final = WAY + 20  # landing where one has 0-4 colonists, + 5 if there is room above
NEW: Final = THERE + 10  # opening a building: + in how many one is already
STAY: Final = NEW + 4  # not landing
WEIGHTS: Final = STAY + 1
PHASES: Final = 4


@final
class Policy:
    """The learned numbers, and what they make of the moves of a position."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.noting = False  # whether it writes down what it sums up, for whoever learns
        self.places: list[int] = []
        self.amounts: list[float] = []
        self._phase: i64 = 0
        self._ship: i64 = 0

    def _of(self, place: i64, amount: float) -> float:
        if self.noting:
            self.places.append(place)
            self.amounts.append(amount)
        return self.weights[place] * amount

    def begin(self, state: PocketMarsState) -> None:
        """See how far the game has come."""
        most: i64 = 0
        side: i64
        for side in range(state.terms.sides):
            settled: i64 = 7 - state.earth[side] - state.ship[side]
            most = max(most, settled)
        self._phase = min(3, most // 2)

    def _text(self, state: PocketMarsState, seat: int, text: int, block: i64) -> float:
        """What a text does, the ship being as full as `_ship` says."""
        texts = state.terms.texts
        energy: i64 = state.energy[seat]
        found = 0.0
        part: i64
        for part in range(texts.first[text], texts.first[text + 1]):
            what = texts.part[part]
            times: i64 = texts.times[part]
            if what is TAKE:
                found += self._take(state, seat, times, block)
            elif what is LAND:
                where: i64 = texts.where[part]
                gone: i64 = min(times, self._ship)
                if gone > 0:
                    found += self._land(state, seat, gone, where, block)
            elif what is GAIN:
                gained = min(times, state.terms.energy_most - energy)
                if gained > 0:
                    found += self._of(block + POWER + min(3, energy), float(gained))
            elif what is DRAW:
                found += self._of(block + DRAWN, float(times))
            elif what is PROMOTE:
                if _can_rise(state, seat, texts.where[part]):
                    found += self._of(block + RAISE + self._phase, 1.0)
            elif what is SWAP:
                if _can_swap(state, seat):
                    found += self._of(block + SWAPPED, 1.0)
            elif what is MOVE:
                found += self._of(block + MOVED, 1.0)
            else:
                found += self._of(block + OTHER, 1.0)
        return found

    def _take(self, state: PocketMarsState, seat: int, times: i64, block: i64) -> float:
        earth: i64 = state.earth[seat]
        came = min(times, earth)
        if came <= 0:
            return 0.0
        found = self._of(block + BOARD + min(3, self._ship), float(came))
        self._ship += came
        return found

    def _land(self, state: PocketMarsState, seat: int, gone: i64, where: i64, block: i64) -> float:
        found = self._of(block + SETTLE + self._phase, float(gone))
        self._ship -= gone
        if where >= 0:
            there: i64 = state.star[HOUSES * seat + where] + state.double[HOUSES * seat + where]
            if there == 0:
                found += self._of(block + OPEN, 1.0)
            elif there == 3:
                found += self._of(block + GROUP, 1.0)
            if state.has_room(where):
                found += self._of(block + ROOM, 1.0)
        if self._ship == 0 and state.earth[seat] == 0:
            found += self._of(block + (LAST_AHEAD if _leads(state, seat) else LAST_BEHIND), 1.0)
        return found

    def _ability(self, state: PocketMarsState, seat: int, building: int, block: i64) -> float:
        if building == ECOSYSTEM:
            if _can_rise(state, seat, -1):
                return self._of(block + RAISE + self._phase, 1.0)
            return self._of(block + PUSH, 1.0) if _can_push(state, seat) else 0.0
        if building == ENERGY:
            energy: i64 = state.energy[seat]
            return self._of(block + POWER + min(3, energy), 1.0) if energy < state.terms.energy_most else 0.0
        if building == SCIENCE:
            return self._take(state, seat, 1, block)
        if building == WATER:
            return self._of(block + SINK, 1.0)
        return self._land(state, seat, 1, -1, block) if self._ship > 0 else 0.0

    def _upper(self, state: PocketMarsState, seat: int, card: int, block: i64) -> float:
        self._ship = state.ship[seat]
        return self._text(state, seat, 2 * card, block)

    def _prep(self, state: PocketMarsState, seat: int, card: int, block: i64) -> float:
        building = state.terms.kind[card]
        self._ship = state.ship[seat]
        found = 0.0
        if building != CONSTRUCTION and state.terms.value[card] > state.value_of(building):
            if self._ship > 0:
                found += self._land(state, seat, 1, building, block)
            else:
                found += self._of(block + BEATS, 1.0)
        condition = state.terms.texts.condition[card]
        if condition.is_met(state, seat):
            found += self._text(state, seat, 2 * card + 1, block)
            if condition.price > 0:
                found += self._of(block + PAID, float(condition.price))
        return found + self._ability(state, seat, building, block)

    def turn(self, state: PocketMarsState, action: int) -> float:
        """The sum of an action of a turn."""
        seat = state.to_move
        phase = self._phase
        if action < TURN_PREP:
            return self._of(WAY + phase, 1.0) + self._upper(state, seat, action, TURN)
        if action < TURN_OTHER:
            return self._of(WAY + 4 + phase, 1.0) + self._prep(state, seat, action - TURN_PREP, TURN)
        if action < TURN_TAKE:
            number = action - TURN_OTHER
            kind = state.terms.kind[state.prep[MODULE * state.clockwise(seat, number // MODULE + 1) + number % MODULE]]
            self._ship = state.ship[seat]
            return self._of(WAY + 8 + phase, 1.0) + self._ability(state, seat, kind, TURN)
        if action == TURN_TAKE:
            self._ship = state.ship[seat]
            return self._of(WAY + 12 + phase, 1.0) + self._take(state, seat, 1, TURN)
        energy: i64 = state.energy[seat]
        found = self._of(WAY + 16 + phase, 1.0) + self.drop(state, action - TURN_ENERGY)
        return found + (self._of(POWER + min(3, energy), 1.0) if energy < state.terms.energy_most else 0.0)

    def fill(self, state: PocketMarsState, card: int) -> float:
        """The sum of putting a card into the prep module."""
        seat = state.to_move
        found = self._upper(state, seat, card, FILL_UPPER) + self._prep(state, seat, card, FILL_PREP)
        return found + self._of(FILL_PREP + HIGH, float(state.terms.value[card]))

    def drop(self, state: PocketMarsState, card: int) -> float:
        """The sum of doing without a card."""
        seat = state.to_move
        return self._upper(state, seat, card, DROP_UPPER) + self._prep(state, seat, card, DROP_PREP)

    def landing(self, state: PocketMarsState, building: int) -> float:
        """The sum of landing in a building."""
        seat = state.to_move
        there = state.colonists_in(seat, building)
        found = self._of(THERE + min(4, there) + (5 if state.has_room(building) else 0), 1.0)
        if there == 0:
            spread: i64 = 0
            for other in range(HOUSES):
                if state.colonists_in(seat, other) > 0:
                    spread += 1
            found += self._of(NEW + spread, 1.0)
        return found

    def weighs(self, state: PocketMarsState, action: int, question: int) -> float:
        """The sum of an action: 0 a turn, 1 a card to prepare, 2 a card to do without, 3 a landing."""
        if question == 0:
            return self.turn(state, action)
        if question == 1:
            return self.fill(state, action - DO_FILL)
        if question == 2:
            return self.drop(state, action - DO_DROP)
        return self._of(STAY, 1.0) if action == SKIP else self.landing(state, action - LAND.first)

    def shares(self, state: PocketMarsState, question: int) -> list[float]:
        """How likely each choice is, the likeliest 1."""
        self.begin(state)
        found: list[float] = []
        most = -1e9
        for action in state.choices:
            one = self.weighs(state, action, question)
            found.append(one)
            most = max(most, one)
        number: i64
        for number in range(len(found)):
            found[number] = exp(max(-30.0, found[number] - most))
        return found


def _can_rise(state: PocketMarsState, seat: int, where: int) -> bool:
    building: i64
    for building in range(HOUSES):
        if (where < 0 or where == building) and state.star[HOUSES * seat + building] > 0 and state.has_room(building):
            return True
    return False


def _can_swap(state: PocketMarsState, seat: int) -> bool:
    building: i64
    for building in range(HOUSES):
        if state.star[HOUSES * seat + building] > 0 and not state.has_room(building):
            return True
    return False


def _can_push(state: PocketMarsState, seat: int) -> bool:
    place: i64
    for place in range(HOUSES * state.terms.sides):
        if state.double[place] > 0 and place // HOUSES != seat:
            return True
    return False


def _leads(state: PocketMarsState, seat: int) -> bool:
    own = points(state, seat)
    for side in range(state.terms.sides):
        if side != seat and points(state, side) > own:
            return False
    return True


def first_weights() -> list[float]:
    """What the learning began with: the worth of each thing in points, as a first guess."""
    found = [0.0] * WEIGHTS
    for block, sign in ((TURN, 2.5), (FILL_UPPER, -1.5), (FILL_PREP, 2.0), (DROP_UPPER, -1.0), (DROP_PREP, -1.0)):
        for step in range(4):
            found[block + BOARD + step] = sign
            found[block + SETTLE + step] = 1.5 * sign
            found[block + RAISE + step] = 2.0 * sign
            found[block + POWER + step] = 0.3 * sign
        found[block + PAID] = -0.3 * sign
        found[block + DRAWN] = 0.15 * sign
        found[block + SWAPPED] = 2.5 * sign
        found[block + MOVED] = 0.25 * sign
        found[block + OTHER] = 0.1 * sign
        found[block + OPEN] = 0.3 * sign
        found[block + GROUP] = 1.0 * sign
        found[block + PUSH] = 0.8 * sign
        found[block + SINK] = 0.15 * sign
        found[block + BEATS] = 0.4 * sign
    for there in range(5):
        found[THERE + there + 5] = 0.4
        found[THERE + there] = [0.0, 0.0, 0.5, 1.0, 0.0][there]
        found[THERE + there + 5] += found[THERE + there]
    for spread in range(4):
        found[NEW + spread] = 0.9
    found[STAY] = -2.5
    return found
