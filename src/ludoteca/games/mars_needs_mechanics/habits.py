"""Habits: how likely a good player of Mars Needs Mechanics makes each choice, learned by playing against itself.

A choice has a few marks, such as *a second card of this price, early in the game*. Each mark has a factor; the weight
of a choice is the product of the factors of its marks. So a glance costs little more than some look-ups.
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, MOST_COPIES
from ludoteca.games.mars_needs_mechanics.decisions import BUY_DECK, PASS
from ludoteca.games.mars_needs_mechanics.position import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_TURN,
    HANDS,
    SET,
    MarsNeedsMechanicsState,
    Terms,
)

KNOWN: Final = 10  # the Mechanisms that there were when this was learned; a later one is like any other
PHASES: Final = 5  # of a game, by the cards left in the deck: the last round, and from the end on
HELD: Final = 6  # cards of a component: 0-4, or more
PRICES: Final = 10
PLACES: Final = 7  # of the order line
SIZES: Final = 9  # of the market: 0-7, or more
PURSES: Final = 6  # how many cogs
WAITS: Final = 4  # how many passes are missing until the round ends, after one more
TRENDS: Final = 9  # how the prices of a hand would move: -4 to 4

_BUY_PRICE: Final = 0
_BUY_PLACE: Final = _BUY_PRICE + PHASES * HELD * PRICES
_BUY_RIVAL: Final = _BUY_PLACE + PHASES * HELD * PLACES
_BUY_STALL: Final = _BUY_RIVAL + PHASES * HELD * PLACES
_BUY_SCRAP: Final = _BUY_STALL + PHASES * 4 * SIZES
_BUY_PURSE: Final = _BUY_SCRAP + PHASES * 3 * 4
_BUY_PART: Final[i64] = _BUY_PURSE + PHASES * PURSES
_PASS_WAIT: Final[i64] = _BUY_PART + PHASES * (KNOWN + 1)
_PASS_PURSE: Final[i64] = _PASS_WAIT + PHASES * WAITS * SIZES
_PASS_OWN: Final[i64] = _PASS_PURSE + PHASES * PURSES
_PASS_RIVAL: Final[i64] = _PASS_OWN + 2 * PHASES * TRENDS
_BUILD: Final[i64] = _PASS_RIVAL + 2 * PHASES * TRENDS
_BUILD_PART: Final[i64] = _BUILD + PHASES * KNOWN
_BUILD_SIZE: Final[i64] = _BUILD_PART + PHASES * HELD
_APART: Final[i64] = _BUILD_SIZE + 3 * SIZES
_APART_PART: Final[i64] = _APART + PHASES * KNOWN
_APART_SIZE: Final[i64] = _APART_PART + PHASES * HELD
_END: Final[i64] = _APART_SIZE + WAITS * SIZES
_DRIVE: Final[i64] = _END + PHASES
_DRIVE_RIVAL: Final[i64] = _DRIVE + HELD * PLACES
_DRIVE_NOT: Final[i64] = _DRIVE_RIVAL + HELD * PLACES
_UP: Final[i64] = _DRIVE_NOT + WAITS
_UP_RIVAL: Final[i64] = _UP + HELD * PRICES
_DOWN: Final[i64] = _UP_RIVAL + HELD
_DOWN_RIVAL: Final[i64] = _DOWN + HELD * PRICES
_LEVER_NOT: Final[i64] = _DOWN_RIVAL + HELD
_SELL_PRICE: Final[i64] = _LEVER_NOT + 1
_SELL_COUNT: Final[i64] = _SELL_PRICE + PHASES * 3 * PRICES
_SELL_PLACE: Final[i64] = _SELL_COUNT + PHASES * MOST_COPIES
_SELL_PURSE: Final[i64] = _SELL_PLACE + PHASES * PLACES
_SELL_REST: Final[i64] = _SELL_PURSE + PHASES * PURSES
_DONE: Final[i64] = _SELL_REST + 2 * 2 * 4 * 3
MARKS: Final[i64] = _DONE + PHASES + 1
NEUTRAL: Final[i64] = MARKS - 1  # the mark of those that have one less; its factor is 1

PURSE: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5]


def phase_of(left: int) -> int:
    """The phase of a game, by the cards left in the deck."""
    if left == 0:
        return 0
    return 1 if left <= 8 else 2 if left <= 18 else 3 if left <= 30 else 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """What a player looks at, and how much each of it counts."""

    def __init__(self, terms: Terms, factors: list[float]) -> None:
        self.factors = factors  # of each mark
        most = COMPONENTS * MOST_COPIES
        self._phases = [phase_of(left) for left in range(most + 1)]
        self._places = [0] * COMPONENTS  # of each component on the order line: worked out for each decision
        self._rivals = [0] * COMPONENTS  # the most cards that another seat holds of each, likewise
        self._buildable = terms.buildable[:HANDS]
        self._adjust = terms.box.adjust

    def one(self, first: i64) -> float:
        """The weight of a choice with one mark."""
        return self.factors[first]

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> float:
        """The weight of a choice with four."""
        factors = self.factors
        return factors[first] * factors[second] * factors[third] * factors[fourth]

    def seven(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64, seventh: i64) -> float:
        """The weight of a choice with seven."""
        factors = self.factors
        weight = factors[first] * factors[second] * factors[third] * factors[fourth]
        return weight * factors[fifth] * factors[sixth] * factors[seventh]

    def more(self, mark: i64) -> float:
        """The factor of one more mark of the same choice."""
        return self.factors[mark]

    def weights(self, state: MarsNeedsMechanicsState) -> list[float]:
        """How promising each choice is."""
        asked = state.asked
        self._look(state)
        if asked == ASK_TURN:
            return self._turn(state)
        if asked == ASK_DRIVE:
            return self._drive(state)
        if asked == ASK_ENGINE:
            return self._engine(state)
        return self._sale(state)

    def _look(self, state: MarsNeedsMechanicsState) -> None:
        """Where each component stands, and what the others hold of it."""
        place: i64
        places = self._places
        for place in range(len(state.line)):
            places[state.line[place]] = place
        rivals = self._rivals
        players: i64 = len(state.cogs)
        seat: i64 = state.to_move
        hands = state.hands
        other: i64 = seat + 1 if seat + 1 < players else 0
        component: i64
        base: i64 = COMPONENTS * other
        for component in range(COMPONENTS):
            rivals[component] = hands[base + component]
        if players == 2:
            return
        for _ in range(players - 2):
            other = other + 1 if other + 1 < players else 0
            base = COMPONENTS * other
            for component in range(COMPONENTS):
                rivals[component] = max(rivals[component], hands[base + component])

    def _trend(self, counts: list[int], base: i64) -> i64:
        """How the prices of what is held would move if the round ended now."""
        moved: i64 = 0
        component: i64
        adjust = self._adjust
        for component in range(COMPONENTS):
            count: i64 = counts[base + component]
            if count > 0 and self._places[component] < len(adjust):
                step: i64 = adjust[self._places[component]]
                moved += step * count
        return max(0, min(TRENDS - 1, moved + 4))

    def _turn(self, state: MarsNeedsMechanicsState) -> list[float]:
        seat: i64 = state.to_move
        base: i64 = COMPONENTS * seat
        phase: i64 = self._phases[len(state.deck)]
        size: i64 = min(state.market_size(), SIZES - 1)
        wait: i64 = max(len(state.cogs) - state.passes - 1, 0)
        weights: list[float] = []
        for boxed in state.choices:
            action: i64 = boxed
            if action < PASS:
                weights.append(self._purchase(state, action, phase, size))
            elif action == PASS:
                cogs: i64 = state.cogs[seat]
                ends: i64 = phase if wait == 0 else phase + PHASES
                weights.append(
                    self.four(
                        _PASS_WAIT + (phase * WAITS + wait) * SIZES + size,
                        _PASS_PURSE + phase * PURSES + PURSE[cogs if cogs < 25 else 25],
                        _PASS_OWN + ends * TRENDS + self._trend(state.hands, base),
                        _PASS_RIVAL + ends * TRENDS + self._trend(self._rivals, 0),
                    )
                )
            elif action < decisions.DISASSEMBLE:
                weights.append(self._build(state, action - decisions.BUILD, phase, size))
            elif action < decisions.END_TURN:
                weights.append(self._take_apart(state, action - decisions.DISASSEMBLE, phase, size, wait))
            else:
                weights.append(self.one(_END + phase))
        return weights

    def _purchase(self, state: MarsNeedsMechanicsState, action: i64, phase: i64, size: i64) -> float:
        seat: i64 = state.to_move
        base: i64 = COMPONENTS * seat
        stall: i64 = 0  # how many lie in the market; none of a card of the deck
        component: i64
        if action < BUY_DECK:
            component = action
            stall = min(state.market[component], 3)
        else:
            component = state.deck[action - BUY_DECK]
        held: i64 = min(state.hands[base + component], HELD - 1)
        price: i64 = state.prices[component]
        after: i64 = state.cogs[seat] - price
        purse: i64 = 0 if after < 0 else PURSE[after if after < 25 else 25]
        price = min(price, PRICES)
        place: i64 = self._places[component]
        rival: i64 = min(self._rivals[component], HELD - 1)
        part: i64 = 0  # the last of the Mechanisms that it would be the missing part of, counted from 1
        if held == 0:
            had = state.held >> base & (HANDS - 1)
            payable: i64 = self._buildable[had]
            with_it: i64 = self._buildable[had | 1 << component]
            newly = with_it & ~payable & state.available & ~state.built[seat]
            while newly:
                newly >>= 1
                part += 1
            part = part if part <= KNOWN else 0
        return self.seven(
            _BUY_PRICE + (phase * HELD + held) * PRICES + price - 1,
            _BUY_PLACE + (phase * HELD + held) * PLACES + place,
            _BUY_RIVAL + (phase * HELD + rival) * PLACES + place,
            _BUY_STALL + (phase * 4 + stall) * SIZES + size,
            _BUY_SCRAP + (phase * 3 + state.scrap[seat]) * 4 + (held if held < SET else SET),
            _BUY_PURSE + phase * PURSES + purse,
            _BUY_PART + phase * (KNOWN + 1) + part,
        )

    def _build(self, state: MarsNeedsMechanicsState, number: i64, phase: i64, size: i64) -> float:
        weight = self.one(_BUILD + phase * KNOWN + number if number < KNOWN else NEUTRAL)
        weight *= self.more(_BUILD_SIZE + state.primary * SIZES + size)
        base: i64 = COMPONENTS * state.to_move
        component: i64
        for component in state.terms.cards[number].cost:
            held: i64 = state.hands[base + component]
            weight *= self.more(_BUILD_PART + phase * HELD + (held if held < HELD else HELD - 1))
        return weight

    def _take_apart(self, state: MarsNeedsMechanicsState, number: i64, phase: i64, size: i64, wait: i64) -> float:
        weight = self.one(_APART + phase * KNOWN + number if number < KNOWN else NEUTRAL)
        weight *= self.more(_APART_SIZE + wait * SIZES + size)
        base: i64 = COMPONENTS * state.to_move
        component: i64
        for component in state.terms.cards[number].cost:
            held: i64 = state.hands[base + component]
            weight *= self.more(_APART_PART + phase * HELD + (held if held < HELD else HELD - 1))
        return weight

    def _drive(self, state: MarsNeedsMechanicsState) -> list[float]:
        base: i64 = COMPONENTS * state.to_move
        weights: list[float] = []
        for boxed in state.choices:
            component: i64 = boxed - decisions.DRIVE_TOKEN
            if component >= COMPONENTS:
                wait: i64 = len(state.cogs) - state.passes
                weights.append(self.one(_DRIVE_NOT + (wait if wait > 0 else 0)))
                continue
            held: i64 = state.hands[base + component]
            rival: i64 = self._rivals[component]
            place: i64 = self._places[component]
            weight = self.one(_DRIVE + (held if held < HELD else HELD - 1) * PLACES + place)
            weight *= self.more(_DRIVE_RIVAL + (rival if rival < HELD else HELD - 1) * PLACES + place)
            weights.append(weight)
        return weights

    def _engine(self, state: MarsNeedsMechanicsState) -> list[float]:
        base: i64 = COMPONENTS * state.to_move
        weights: list[float] = []
        for boxed in state.choices:
            action: i64 = boxed
            if action == decisions.ENGINE_DECLINE:
                weights.append(self.one(_LEVER_NOT))
                continue
            down = action >= decisions.ENGINE_DOWN
            component: i64 = action - (decisions.ENGINE_DOWN if down else decisions.ENGINE_UP)
            held: i64 = state.hands[base + component]
            rival: i64 = self._rivals[component]
            price: i64 = state.prices[component]
            mark = (held if held < HELD else HELD - 1) * PRICES + (price if price < PRICES else PRICES) - 1
            weight = self.one((_DOWN if down else _UP) + mark)
            weight *= self.more((_DOWN_RIVAL if down else _UP_RIVAL) + (rival if rival < HELD else HELD - 1))
            weights.append(weight)
        return weights

    def _sale(self, state: MarsNeedsMechanicsState) -> list[float]:
        seat: i64 = state.to_move
        base: i64 = COMPONENTS * seat
        phase: i64 = 0 if state.last_round else self._phases[len(state.deck)]
        cogs: i64 = state.cogs[seat]
        purse: i64 = _SELL_PURSE + phase * PURSES + PURSE[cogs if cogs < 25 else 25]
        boosted: i64 = 1 if state.built[seat] & state.terms.pays_sets else 0
        weights: list[float] = []
        for boxed in state.choices:
            if boxed == decisions.SELL_DONE:
                weights.append(self.one(_DONE + phase))
                continue
            action: i64 = boxed - decisions.SELL
            scrap: i64 = action % decisions.WITH_SCRAP
            action //= decisions.WITH_SCRAP
            count: i64 = action % MOST_COPIES + 1
            component: i64 = action // MOST_COPIES
            rest: i64 = state.hands[base + component] - count
            price: i64 = state.prices[component]
            wasted: i64 = 1 if scrap > 0 and count + scrap > SET else 0
            weights.append(
                self.seven(
                    _SELL_PRICE + (phase * 3 + scrap) * PRICES + (price if price < PRICES else PRICES) - 1,
                    _SELL_COUNT + phase * MOST_COPIES + count - 1,
                    _SELL_PLACE + phase * PLACES + self._places[component],
                    purse,
                    _SELL_REST + ((boosted * 2 + wasted) * 4 + (rest if rest < SET else SET)) * 3 + scrap,
                    NEUTRAL,
                    NEUTRAL,
                )
            )
        return weights


def first_habits() -> list[float]:
    """What the learning began with, about the classic priors: of each mark the logarithm of its factor."""
    found = [0.0] * MARKS
    for phase in range(PHASES):
        for held in range(HELD):
            for price in range(PRICES):
                found[_BUY_PRICE + (phase * HELD + held) * PRICES + price] = log(0.5 + 0.9 * held) - 0.12 * (price - 4)
        for number in range(WAITS * SIZES):
            found[_PASS_WAIT + phase * WAITS * SIZES + number] = 0.2
        for number in range(KNOWN):
            found[_BUILD + phase * KNOWN + number] = 1.1
            found[_APART + phase * KNOWN + number] = -0.5 if phase == 0 else -2.5
        for scrap in range(3):
            for price in range(1, PRICES + 1):
                liked = log(0.05 * price) + 3.0
                if phase > 0:
                    liked += log(0.25 if price < 5 else 0.7 if price < 7 else 3.0) - (1.9 if scrap > 0 else 0.0)
                found[_SELL_PRICE + (phase * 3 + scrap) * PRICES + price - 1] = liked
    for held in range(HELD):
        for place in range(PLACES):
            found[_DRIVE + held * PLACES + place] = log(0.1 + held)
        for price in range(PRICES):
            found[_UP + held * PRICES + price] = log(0.1 + held)
            found[_DOWN + held * PRICES + price] = -1.9
    found[_LEVER_NOT] = -2.3
    for boosted in range(2):
        for wasted in range(2):
            for rest in range(SET + 1):
                for scrap in range(3):
                    kept = 3.0 if boosted and not wasted and rest == SET and scrap == 0 else 0.0
                    found[_SELL_REST + ((boosted * 2 + wasted) * 4 + rest) * 3 + scrap] = (
                        kept - (3.0 if wasted else 0.0) - (3.0 if rest > 0 else 0.0)
                    )
    found[_DONE] = -3.9
    return found
