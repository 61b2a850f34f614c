"""What a bot believes is good at Mars Needs Mechanics: cogs, sets in the making, and Mechanisms that will still pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import State, Strategy
from ludoteca.games.mars_needs_mechanics.content import BOX, COMPONENTS, MECHANISMS
from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.table import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    AUTOMATON,
    BOOSTER,
    BUILD,
    BUY_DECK,
    DISASSEMBLE,
    DRIVE_DECLINE,
    DRIVE_TOKEN,
    END_TURN,
    ENGINE_DECLINE,
    ENGINE_DOWN,
    ENGINE_UP,
    PASS,
    SELL,
    SELL_DONE,
    SET,
)

_COSTS: Final = BOX.costs

FAR_AHEAD: Final = 25.0  # cogs: more are not liked better
PURCHASES: Final = 6.0  # in a usual round
SINGLE: Final = 0.8  # what one card is worth of its price while sets can still be made
PAIR: Final = 0.88  # and each of two
TREND: Final = 0.9  # how sure it is that the order line stays as it is until prices are adjusted
CALM: Final = 0.3  # how fast a price goes back to the middle
MIDDLE: Final = 5.7
SCRAP: Final = 3.5  # the worth of a Scrap card while the game is long
LOCKED: Final = 0.6  # what a card in a Mechanism is worth of its price
HORIZON: Final = 40  # decisions of a playout

# What a Mechanism brings in a round, in cogs.
YIELD: Final[list[float]] = [1.2, 2.0, 4.0, 1.8, 0.0, 0.0, 1.6, 1.9, 1.5, 1.5]


class MarsNeedsMechanicsStrategy(Strategy):
    """Values a seat by what its cards would bring."""

    def horizon(self) -> int:
        """So far a playout goes."""
        return HORIZON

    def value(self, state: State, seat: int) -> float:
        """How far the seat is ahead of the others."""
        assert isinstance(state, MarsNeedsMechanicsState)
        if state.to_move < 0:
            return 1000.0 * state.returns()[seat] + state.cogs[seat]
        return _lead(_worths(state), seat)

    def weights(self, state: State) -> list[float]:
        """Buy towards sets, build what can be built, sell dear."""
        assert isinstance(state, MarsNeedsMechanicsState)
        if state.asked == ASK_TURN:
            return _turn_weights(state)
        if state.asked == ASK_SELL:
            return _sale_weights(state)
        if state.asked == ASK_DRIVE:
            return _drive_weights(state)
        return _engine_weights(state)

    def outlook(self, state: State) -> list[float]:
        """The lead of each seat, from -1 to 1."""
        assert isinstance(state, MarsNeedsMechanicsState)
        worths = _worths(state)
        return [_squeezed(_lead(worths, seat)) for seat in range(len(worths))]

    def worth(self, state: State) -> list[float]:
        """Half the win, half the lead."""
        assert isinstance(state, MarsNeedsMechanicsState)
        returns = state.returns()
        worths = [float(cogs) for cogs in state.cogs]
        return [0.5 * returns[seat] + 0.5 * _squeezed(_lead(worths, seat)) for seat in range(len(worths))]


def _lead(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    best = -1e9
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best


def _squeezed(lead: float) -> float:
    return max(-1.0, min(1.0, lead / FAR_AHEAD))


def rounds_left(state: MarsNeedsMechanicsState) -> float:
    """How many more times sets will be sold after this one."""
    if state.last_round:
        return 0.0
    return state.deck_size() / PURCHASES


def _worths(state: MarsNeedsMechanicsState) -> list[float]:
    """What each seat has, in cogs."""
    left = rounds_left(state)
    expected = _expected_prices(state)
    return [_worth(state, seat, left, expected) for seat in range(len(state.cogs))]


def _expected_prices(state: MarsNeedsMechanicsState) -> list[float]:
    """The price of each component when it will be sold."""
    expected = [0.0] * COMPONENTS
    between = state.asked == ASK_SELL or state.asked == ASK_ENGINE
    ending = state.last_round or state.deck_size() == 0
    position: i64
    for position in range(COMPONENTS):
        component = state.line[position]
        price = float(state.prices[component])
        if not between:
            bought = state.bought >> component & 1 == 1
            if position < 3 and (bought or not ending):
                price = min(10.0, price + TREND)
            elif position > 3 and not (bought and ending):
                price = max(1.0, price - TREND)
        if not ending:
            price += CALM * (MIDDLE - price)
        expected[component] = price
    return expected


def _worth(state: MarsNeedsMechanicsState, seat: int, left: float, expected: list[float]) -> float:
    base: i64 = COMPONENTS * seat
    long = min(1.0, 0.35 * left)  # how much of the game is still to come
    worth = float(state.cogs[seat])
    scrap: i64 = state.scrap[seat]
    sold = state.last_round and state.asked == ASK_SELL and _has_sold(state, seat)
    if sold:
        return worth + BOX.automaton_worth if state.built[seat] >> AUTOMATON & 1 else worth
    best_pair = 0.0
    best_single = 0.0
    component: i64
    for component in range(COMPONENTS):
        count: i64 = state.hands[base + component]
        price = expected[component]
        if count >= SET:
            worth += price * float(count)
        elif count == 2:
            worth += 2.0 * price * PAIR * long
            best_pair = max(best_pair, price)
        elif count == 1:
            worth += price * SINGLE * long
            best_single = max(best_single, price)
    if scrap > 0:
        now = 0.0  # what Scrap would bring if this were the end
        if best_pair > 0.0:
            now = 2.0 * best_pair
        elif scrap == 2:
            now = best_single
        worth += (1.0 - long) * now + long * SCRAP * float(scrap)
    built: i64 = state.built[seat]
    if built:
        worth += _built_worth(built, left, expected, long)
    return worth


def _built_worth(built: i64, left: float, expected: list[float], long: float) -> float:
    worth = 0.0
    mechanism: i64
    for mechanism in range(MECHANISMS):
        if built >> mechanism & 1:
            if mechanism == AUTOMATON:
                worth += BOX.automaton_worth
                continue
            worth += YIELD[mechanism] * (0.6 + left)
            for component in _COSTS[mechanism]:
                worth += expected[component] * LOCKED * long
    return worth


def _has_sold(state: MarsNeedsMechanicsState, seat: int) -> bool:
    players = len(state.cogs)
    return (seat - state.first) % players < (state.to_move - state.first) % players


# ---- how promising a choice is, at a glance


def _turn_weights(state: MarsNeedsMechanicsState) -> list[float]:
    seat = state.to_move
    base: i64 = COMPONENTS * seat
    weights: list[float] = []
    for boxed in state.choices:
        action: i64 = boxed
        weight = 1.0
        if action < PASS:
            component = boxed if action < BUY_DECK else state.deck[state.top + boxed - BUY_DECK]
            held: i64 = state.hands[base + component]
            price: i64 = state.prices[component]
            weight = 0.5 + 0.9 * float(held)
            if price > 6:
                weight *= 0.6
        elif action == PASS:
            weight = 1.2
        elif action < DISASSEMBLE:
            weight = 3.0
            if action == BUILD + AUTOMATON:
                weight = 0.6 if state.deck_size() > 12 else 4.0
        elif action < END_TURN:
            weight = 0.08 if state.deck_size() > 0 else 0.6
        weights.append(weight)
    return weights


def _sale_weights(state: MarsNeedsMechanicsState) -> list[float]:
    seat = state.to_move
    base: i64 = COMPONENTS * seat
    last = state.last_round or state.deck_size() == 0
    split = state.built[seat] >> BOOSTER & 1 == 1
    weights: list[float] = []
    for boxed in state.choices:
        if boxed == SELL_DONE:
            weights.append(0.02 if last else 1.0)
            continue
        action: i64 = boxed - SELL
        scrap: i64 = action % 3
        count: i64 = action // 3 % 8 + 1
        component: i64 = action // 24
        held: i64 = state.hands[base + component]
        price: i64 = state.prices[component]
        weight = 0.05 * float(price)
        if count == held or (split and count == 3 and scrap == 0 and held >= 6):
            weight *= 20.0
        if scrap > 0 and (count >= SET or count + scrap > SET):
            weight *= 0.02
        elif scrap > 0 and not last:
            weight *= 0.15
        if not last:
            weight *= 0.25 if price < 5 else (0.7 if price < 7 else 3.0)
        weights.append(weight)
    return weights


def _drive_weights(state: MarsNeedsMechanicsState) -> list[float]:
    base = COMPONENTS * state.to_move
    weights: list[float] = []
    for action in state.choices:
        if action == DRIVE_DECLINE:
            weights.append(1.0)
        else:
            weights.append(0.1 + state.hands[base + action - DRIVE_TOKEN])
    return weights


def _engine_weights(state: MarsNeedsMechanicsState) -> list[float]:
    base = COMPONENTS * state.to_move
    weights: list[float] = []
    for action in state.choices:
        if action == ENGINE_DECLINE:
            weights.append(0.1)
        elif action < ENGINE_DOWN:
            weights.append(0.1 + state.hands[base + action - ENGINE_UP])
        else:
            weights.append(0.15)
    return weights
