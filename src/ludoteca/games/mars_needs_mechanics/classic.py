"""What a bot believes is good at Mars Needs Mechanics: cogs, sets in the making, and Mechanisms that will still pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Strategy
from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, MOST_COPIES
from ludoteca.games.mars_needs_mechanics.decisions import BUY_DECK, PASS
from ludoteca.games.mars_needs_mechanics.position import ASK_ENGINE, ASK_SELL, SET, MarsNeedsMechanicsState, Terms

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


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return MarsNeedsMechanicsClassic(game.terms)


class MarsNeedsMechanicsClassic(Strategy):
    """Values a seat by what its cards would bring."""

    def __init__(self, terms: Terms) -> None:
        drive = Lift(decisions.DRIVE_TOKEN, decisions.DRIVE_DECLINE, 1.0)
        engine = Lift(decisions.ENGINE_UP, decisions.ENGINE_DOWN, 0.1)
        self.beliefs: list[Belief] = [Turn(terms), drive, engine, Sale()]  # by the decision that is open

    def horizon(self) -> int:
        """So far a playout goes."""
        return HORIZON

    def heuristic(self, state: State, seat: int) -> float:
        """How far the seat is ahead of the others."""
        assert isinstance(state, MarsNeedsMechanicsState)
        if state.to_move < 0:
            return 1000.0 * state.returns()[seat] + state.cogs[seat]
        return _lead(_worths(state), seat)

    def priors(self, state: State) -> list[float]:
        """Buy towards sets, build what can be built, sell dear."""
        assert isinstance(state, MarsNeedsMechanicsState)
        return self.beliefs[state.asked].priors(state)

    def values(self, state: State) -> list[float]:
        """The lead of each seat, from -1 to 1."""
        assert isinstance(state, MarsNeedsMechanicsState)
        worths = _worths(state)
        return [_squeezed(_lead(worths, seat)) for seat in range(len(worths))]

    def utilities(self, state: State) -> list[float]:
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


def _worths(state: MarsNeedsMechanicsState) -> list[float]:
    """What each seat has, in cogs."""
    left = 0.0 if state.last_round else len(state.deck) / PURCHASES  # how often sets will still be sold after this
    expected = _expected_prices(state)
    return [_worth(state, seat, left, expected) for seat in range(len(state.cogs))]


def _expected_prices(state: MarsNeedsMechanicsState) -> list[float]:
    """The price of each component when it will be sold."""
    box = state.terms.box
    expected = [0.0] * COMPONENTS
    between = state.asked == ASK_SELL or state.asked == ASK_ENGINE
    ending = state.last_round or not state.deck
    position: i64
    for position in range(len(state.line)):
        component = state.line[position]
        price = float(state.prices[component])
        if not between:
            bought = state.bought >> component & 1 == 1
            step = box.adjust[position]
            if step > 0 and (bought or not ending):
                price = min(float(box.highest), price + TREND)
            elif step < 0 and not (bought and ending):
                price = max(float(box.lowest), price - TREND)
        if not ending:
            price += CALM * (MIDDLE - price)
        expected[component] = price
    return expected


def _worth(state: MarsNeedsMechanicsState, seat: int, left: float, expected: list[float]) -> float:
    base: i64 = COMPONENTS * seat
    long = min(1.0, 0.35 * left)  # how much of the game is still to come
    worth = float(state.cogs[seat])
    scrap: i64 = state.scrap[seat]
    if state.last_round and state.asked == ASK_SELL and _has_sold(state, seat):
        for card in state.standing(seat):
            worth += float(card.worth)
        return worth
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
    if state.built[seat]:
        worth += _built(state, seat, left, expected, long)
    return worth


def _built(state: MarsNeedsMechanicsState, seat: int, left: float, expected: list[float], long: float) -> float:
    worth = 0.0
    for card in state.standing(seat):
        if card.worth > 0:
            worth += float(card.worth)
            continue
        worth += card.per_round * (0.6 + left)
        for component in card.cost:
            worth += expected[component] * LOCKED * long
    return worth


def _has_sold(state: MarsNeedsMechanicsState, seat: int) -> bool:
    players = len(state.cogs)
    return (seat - state.first) % players < (state.to_move - state.first) % players


# ---- how promising a choice is, at a glance: a class for each decision


class Belief:
    """How promising the choices of a decision are."""

    def priors(self, state: MarsNeedsMechanicsState) -> list[float]:
        """Of each choice."""
        raise NotImplementedError


class Turn(Belief):
    """Buy what is held already, build, and disassemble only at the end."""

    def __init__(self, terms: Terms) -> None:
        most = COMPONENTS * terms.box.copies
        self.steady = [_steady(terms, left) for left in range(most + 1)]  # by the cards left in the deck, and by action

    def priors(self, state: MarsNeedsMechanicsState) -> list[float]:
        """A purchase by the hand and the price, the rest by how far the game is."""
        base: i64 = COMPONENTS * state.to_move
        steady = self.steady[len(state.deck)]
        weights: list[float] = []
        for boxed in state.choices:
            action: i64 = boxed
            if action >= PASS:
                weights.append(steady[action])
                continue
            component: i64 = action if action < BUY_DECK else state.deck[action - BUY_DECK]
            held: i64 = state.hands[base + component]
            price: i64 = state.prices[component]
            weight = 0.5 + 0.9 * float(held)
            weights.append(weight * 0.6 if price > 6 else weight)
        return weights


def _steady(terms: Terms, left: int) -> list[float]:
    """How promising it is to pass, to build, to disassemble and to end the turn, by action."""
    weights = [1.0] * (decisions.END_TURN + 1)
    weights[decisions.PASS] = 1.2
    for card in terms.cards:
        weights[decisions.BUILD + card.number] = card.promise(left)
        weights[decisions.DISASSEMBLE + card.number] = 0.08 if left > 0 else 0.6
    return weights


class Lift(Belief):
    """Move to the front, or raise, what is held."""

    def __init__(self, first: i64, end: i64, decline: float) -> None:
        self.first = first  # the actions that lift a component
        self.end = end
        self.decline = decline

    def priors(self, state: MarsNeedsMechanicsState) -> list[float]:
        """The more of it, the more."""
        base: i64 = COMPONENTS * state.to_move - self.first
        weights: list[float] = []
        for action in state.choices[:-1]:
            weights.append(0.1 + state.hands[base + action] if action < self.end else 0.15)
        weights.append(self.decline)
        return weights


class Sale(Belief):
    """Sell dear, all of a component, without needless Scrap."""

    def priors(self, state: MarsNeedsMechanicsState) -> list[float]:
        """By the price, and by what is left of the game."""
        seat = state.to_move
        base: i64 = COMPONENTS * seat
        last = state.last_round or not state.deck
        split = state.built[seat] & state.terms.pays_sets != 0
        weights: list[float] = []
        for boxed in state.choices[:-1]:
            action: i64 = boxed - decisions.SELL
            scrap: i64 = action % decisions.WITH_SCRAP
            count: i64 = action // decisions.WITH_SCRAP % MOST_COPIES + 1
            component: i64 = action // (decisions.WITH_SCRAP * MOST_COPIES)
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
        weights.append(0.02 if last else 1.0)  # to be done
        return weights
