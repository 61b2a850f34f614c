"""What a bot believes is good at Pocket Mars: colonists on their way, both bonuses, room above, and cards that land."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Strategy
from ludoteca.games.pocket_mars.cards import (
    ABILITIES,
    DO_DRAFT,
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
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
)
from ludoteca.games.pocket_mars.content import CARDS, CONSTRUCTION, ECOSYSTEM, ENERGY, HOUSES, MODULE, SCIENCE, WATER
from ludoteca.games.pocket_mars.position import ASK_OPENING, ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.scoring import points

TAKEN: Final = 1.0  # what each thing is worth, in points
LANDED: Final = 1.4
RAISED: Final = 2.0
POWER: Final = 0.3
CARD: Final = 0.15
SPREAD: Final = [0.0, 0.2, 0.6, 1.3, 2.6]  # by how many buildings have a colonist
GROUP: Final = [0.0, 0.0, 0.2, 0.9, 3.0, 3.0, 3.0, 3.0]  # by the most colonists in one building
FAR_AHEAD: Final = 10.0  # points: more are not liked better
DECIDED: Final = 9.0  # a lead that all but wins
HORIZON: Final = 50  # decisions: about half a game of two


class PocketMarsClassic(Strategy):
    """Values where the colonists are and what the cards can still do."""

    def horizon(self) -> int:
        """So far a playout goes."""
        return HORIZON

    def heuristic(self, state: State, seat: int) -> float:
        """The lead of the seat once the action under way has been carried out sensibly."""
        assert isinstance(state, PocketMarsState)
        twin = state.clone()
        while twin.to_move >= 0 and twin.asked != ASK_TURN and twin.asked > ASK_OPENING:
            twin.advance(_likeliest(twin, self.priors(twin)))
        if twin.to_move < 0:
            return 100.0 * twin.returns()[seat] + _leads(twin)[seat]
        if twin.is_drafting():
            return _kept_worth(twin, seat)
        return _leads(twin)[seat] + _cards_worth(twin, seat)

    def priors(self, state: State) -> list[float]:
        """A move weighs more the more it is worth to the seat that makes it."""
        assert isinstance(state, PocketMarsState)
        return _WEIGHTS[state.asked](state)

    def values(self, state: State) -> list[float]:
        """The lead of each seat, as a chance to win."""
        assert isinstance(state, PocketMarsState)
        return [max(-1.0, min(1.0, lead / DECIDED)) for lead in _leads(state)[: state.terms.players]]

    def utilities(self, state: State) -> list[float]:
        """Half the win, half the lead over the best of the others."""
        assert isinstance(state, PocketMarsState)
        returns = state.returns()
        leads = _ahead([float(points(state, side)) for side in range(state.terms.sides)])
        for seat in range(state.terms.players):
            ahead = max(-1.0, min(1.0, leads[seat] / FAR_AHEAD))
            returns[seat] = 0.5 * returns[seat] + 0.5 * ahead
        return returns


def _likeliest(state: PocketMarsState, weights: list[float]) -> int:
    best = 0
    for number in range(len(weights)):
        if weights[number] > weights[best]:
            best = number
    return state.choices[best]


# ---- positions


def _leads(state: PocketMarsState) -> list[float]:
    """How far each side is ahead of the best of the others."""
    return _ahead([_standing(state, side) for side in range(state.terms.sides)])


def _ahead(points: list[float]) -> list[float]:
    found: list[float] = []
    for side in range(len(points)):
        best = -100.0
        for other in range(len(points)):
            if other != side and points[other] > best:
                best = points[other]
        found.append(points[side] - best)
    return found


def _standing(state: PocketMarsState, side: int) -> float:
    """What a side has, and what it is on its way to."""
    star = state.star
    double = state.double
    base: i64 = HOUSES * side
    low: i64 = 0
    high: i64 = 0
    spread: i64 = 0
    most: i64 = 0
    building: i64
    for building in range(HOUSES):
        one: i64 = star[base + building]
        two: i64 = double[base + building]
        low += one
        high += two
        if one + two > 0:
            spread += 1
        most = max(most, one + two)
    found = TAKEN * float(state.ship[side]) + (TAKEN + LANDED) * float(low) + (TAKEN + LANDED + RAISED) * float(high)
    found += SPREAD[spread] + GROUP[most] + POWER * float(state.energy[side])
    if state.has_most_energy(side):
        found += 0.5
    return found


def _cards_worth(state: PocketMarsState, seat: int) -> float:
    """What the cards of a seat promise for its next turns."""
    best = 0.0
    found = 0.0
    for card in state.hand_of(seat):
        worth = _text_gain(state, seat, 2 * card, 0.0)
        found += worth
        best = max(best, worth)
    for card in state.module_of(seat):
        if card >= 0:
            worth = _prep_gain(state, seat, card)
            found += 1.2 * worth
            best = max(best, worth)
    return 0.12 * found + 0.3 * best


def _kept_worth(state: PocketMarsState, seat: int) -> float:
    """What the cards kept so far in a draft promise."""
    found = 0.0
    for card in state.kept_by(seat):
        found += max(_text_gain(state, seat, 2 * card, 0.0), _prep_gain(state, seat, card))
    return found


# ---- cards


def _text_gain(state: PocketMarsState, seat: int, text: int, landed: float) -> float:
    """What an action would bring the seat, roughly."""
    texts = state.terms.texts
    ship = float(state.ship[seat]) - landed
    found = 0.0
    part: i64
    for part in range(texts.first[text], texts.first[text + 1]):
        what = texts.part[part]
        times = texts.times[part]
        if what is TAKE:
            came = float(min(times, state.earth[seat]))
            ship += came
            found += TAKEN * came
        elif what is LAND:
            gone = min(float(times), ship)
            ship -= gone
            found += (LANDED + 0.2) * gone
        elif what is GAIN:
            found += POWER * float(min(times, state.terms.energy_most - state.energy[seat]))
        elif what is DRAW:
            found += CARD * float(times)
        elif what is PROMOTE:
            if _can_promote(state, seat, texts.where[part]):
                found += RAISED
        elif what is SWAP:
            found += _swap_gain(state, seat)
        elif what is MOVE:
            found += 0.25
        else:
            found += 0.1
    return found


def _can_promote(state: PocketMarsState, seat: int, where: int) -> bool:
    for building in range(HOUSES):
        if (where < 0 or where == building) and state.star[HOUSES * seat + building] > 0 and state.has_room(building):
            return True
    return False


def _swap_gain(state: PocketMarsState, seat: int) -> float:
    for building in range(HOUSES):
        if state.star[HOUSES * seat + building] > 0 and not state.has_room(building):
            return RAISED + 1.0
    return 0.0


def _ability_gain(state: PocketMarsState, seat: int, building: int) -> float:
    if building == ECOSYSTEM:
        return RAISED if _can_promote(state, seat, -1) else 0.8
    if building == ENERGY:
        return POWER if state.energy[seat] < state.terms.energy_most else 0.0
    if building == SCIENCE:
        return TAKEN if state.earth[seat] > 0 else 0.0
    if building == WATER:
        return CARD
    return LANDED if state.ship[seat] > 0 else 0.0


def _lower_gain(state: PocketMarsState, seat: int, card: int, landed: float) -> float:
    """What a lower action would bring the seat, if its condition is met."""
    condition = state.terms.texts.condition[card]
    if not condition.is_met(state, seat):
        return 0.0
    return max(0.0, _text_gain(state, seat, 2 * card + 1, landed) - POWER * float(condition.price))


def _prep_gain(state: PocketMarsState, seat: int, card: int) -> float:
    """What playing the card from the own prep module would bring."""
    building = state.terms.kind[card]
    landed = 0.0
    if building != CONSTRUCTION and state.ship[seat] > 0 and state.terms.value[card] > state.value_of(building):
        landed = 1.0
    found = (LANDED + 0.1) * landed + _ability_gain(state, seat, building)
    return found + _lower_gain(state, seat, card, landed)


def _prep_share(state: PocketMarsState, card: int) -> float:
    """How much rather a card goes into the prep module than stays in the hand."""
    seat = state.to_move
    hand = _text_gain(state, seat, 2 * card, 0.0)
    prep = _prep_gain(state, seat, card)
    kind = state.terms.kind[card]
    if kind != CONSTRUCTION and state.ship[seat] == 0 and state.terms.value[card] > state.value_of(kind):
        prep += 0.8
    share = max(0.05, 1.5 + prep - 0.8 * hand)
    return share * share * share


def _uselessness(state: PocketMarsState, card: int) -> float:
    seat = state.to_move
    gain = max(_text_gain(state, seat, 2 * card, 0.0), _prep_gain(state, seat, card))
    return 1.0 / (0.2 + gain * gain)


# ---- what the actions of a turn bring


class Gain:
    """What a block of actions brings the seat to move, roughly: next to nothing, if a card is discarded."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def of(self, state: PocketMarsState, seat: int, number: int) -> float:
        """Of that one among them."""
        return 0.1


class HandGain(Gain):
    """The upper action."""

    def of(self, state: PocketMarsState, seat: int, number: int) -> float:
        """Of that card."""
        return _text_gain(state, seat, 2 * number, 0.0)


class PrepGain(Gain):
    """Landing, lower action, ability."""

    def of(self, state: PocketMarsState, seat: int, number: int) -> float:
        """Of that card."""
        return _prep_gain(state, seat, number)


class OtherGain(Gain):
    """The ability of the building, and a landing by the value of a card of Devious Automatics."""

    def of(self, state: PocketMarsState, seat: int, number: int) -> float:
        """In that slot."""
        kind = state.terms.kind[state.prep[MODULE * state.clockwise(seat, number // MODULE + 1) + number % MODULE]]
        gain = _ability_gain(state, seat, kind)
        may_land = state.terms.solo and kind != CONSTRUCTION and state.ship[seat] > 0
        return gain + LANDED if may_land and state.value_of(kind) < 4 else gain


class TakeGain(Gain):
    """A colonist boards, and the turn is over."""

    def of(self, state: PocketMarsState, seat: int, number: int) -> float:
        """A little less than it is worth."""
        return 0.8


_BLOCKS: Final = [
    HandGain(TURN_HAND, CARDS),
    PrepGain(TURN_PREP, CARDS),
    OtherGain(TURN_OTHER, TURN_TAKE - TURN_OTHER),
    TakeGain(TURN_TAKE, 1),
    Gain(TURN_ENERGY, CARDS),
]
_GAINS: Final[list[Gain]] = [block for block in _BLOCKS for _ in range(block.size)]  # by action


# ---- weights, decision by decision


def _turn_weights(state: PocketMarsState) -> list[float]:
    seat = state.to_move
    weights: list[float] = []
    for action in state.choices:
        block = _GAINS[action]
        gain = max(0.0, block.of(state, seat, action - block.first)) + 0.1
        gain *= gain
        weights.append(gain * gain)
    return weights


def _draft_weights(state: PocketMarsState) -> list[float]:
    return [2.0 + state.terms.value[action - DO_DRAFT] for action in state.choices]


def _prep_weights(state: PocketMarsState) -> list[float]:
    return [_prep_share(state, action - DO_FILL) for action in state.choices]


def _drop_weights(state: PocketMarsState) -> list[float]:
    return [_uselessness(state, action - DO_DROP) for action in state.choices]


def _use_weights(state: PocketMarsState) -> list[float]:
    return [20.0, 1.0] if len(state.choices) > 1 else [1.0]  # asked all the same, so that nobody learns of it


def _even_weights(state: PocketMarsState) -> list[float]:
    return [1.0] * len(state.choices)


def _part_weights(state: PocketMarsState) -> list[float]:
    seat = state.to_move
    part = state.terms.texts.part[state.part]
    weights: list[float] = []
    for action in state.choices:
        if action == SKIP:
            weights.append(0.1 if part is LAND or part is PROMOTE else 1.0)
        elif part is LAND:
            weights.append(_landing_weight(state, seat, action - LAND.first))
        elif part is SWAP:
            owners = (action - SWAP.first) % 16
            weights.append(12.0 if owners < 4 else 0.5 if owners % 4 else 0.02)
        elif part is MOVE:
            start, goal = divmod(action - MOVE.first, HOUSES)
            weights.append(_move_weight(state, seat, start, goal))
        else:
            weights.append(1.0)
    return weights


def _landing_weight(state: PocketMarsState, seat: int, building: int) -> float:
    """Where a colonist opens a building, makes a group or finds room above."""
    there = state.colonists_in(seat, building)
    weight = 1.0
    if there == 0:
        weight += 1.5
    elif there >= 2:
        weight += 0.5 * float(there)
    return weight + (0.7 if state.has_room(building) else 0.0)


def _move_weight(state: PocketMarsState, seat: int, start: int, goal: int) -> float:
    there = state.colonists_in(seat, goal)
    here = state.colonists_in(seat, start)
    if here == 1 and there > 0 and there != 3:
        return 0.05
    if here == 4 or (there > 0 and there < 3 and here > there):
        return 0.1
    return 2.0 if there in (0, 3) else 0.5


def _ability_weights(state: PocketMarsState) -> list[float]:
    weights: list[float] = []
    building = state.terms.kind[state.played]
    first = ABILITIES[building].first
    for action in state.choices:
        if action == SKIP:
            weights.append(1.0 if building == WATER else 0.1)
        elif building == ECOSYSTEM:
            colonist = (action - first) % 8
            if colonist < 2:
                weights.append(10.0 if colonist == 1 else 0.01)
            else:
                weights.append(0.03 if colonist % 2 else 4.0)
        elif building == WATER:
            weights.append(0.5 * _uselessness(state, action - first))
        elif building == CONSTRUCTION:
            weights.append(_landing_weight(state, state.to_move, action - first))
        else:
            weights.append(3.0)
    return weights


_WEIGHTS: Final[list[Callable[[PocketMarsState], list[float]]]] = [
    _draft_weights, _prep_weights, _turn_weights, _use_weights, _use_weights, _part_weights, _ability_weights,
    _drop_weights, _prep_weights, _even_weights, _even_weights,
]  # fmt: skip


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return PocketMarsClassic()
