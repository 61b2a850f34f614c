"""What a person counts at Mars Needs Mechanics: sets and pairs at their prices, where prices go, what can be built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import State
from ludoteca.games.mars_needs_mechanics.cards import Mechanism
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.position import ASK_ENGINE, ASK_SELL, SET, MarsNeedsMechanicsState

PURCHASES: Final = 6.0  # in a usual round
ROUNDS: Final = 5.0  # of a usual game
FAR_AHEAD: Final = 25.0  # cogs
MANY: Final = 50.0  # cogs of a seat
DEAR: Final = 10.0  # cogs for a card
HAND: Final = 8.0  # cards


def counted(state: State, seat: int) -> list[float]:
    """The game's length, each component, then every seat in turn order; of others only what everybody knows."""
    assert isinstance(state, MarsNeedsMechanicsState)
    players = state.terms.players
    left = 0.0 if state.last_round else float(len(state.deck)) / PURCHASES
    coming = _coming(state)
    found = [
        left / ROUNDS,
        1.0 if state.last_round or not state.deck else 0.0,
        float(state.market_size()) / HAND,
        float(state.passes) / float(players),
        float((seat - state.first) % players) / float(players),
    ]
    hand = state.hand_of(seat)
    component: i64
    for component in range(COMPONENTS):
        found.append(coming[component] / DEAR)
        found.append((coming[component] - float(state.prices[component])) / 2.0)
        held: i64 = hand[component]
        found.append(1.0 if held == 1 else 0.0)
        found.append(1.0 if held == 2 else 0.0)
        found.append(1.0 if held >= SET else 0.0)
        found.append(float(held) * coming[component] / FAR_AHEAD)
        wanted = held > 0 and state.market[component] > 0  # what would grow a pair or a set now
        found.append(1.0 if wanted else 0.0)
    worths: list[float] = []
    for step in range(players):
        other = (seat + step) % players
        known = hand if step == 0 else state.known_of(other)
        worths.append(_seat(state, other, known, coming, left, found))
    best = max(worths[1:])
    lead = (worths[0] - best) / FAR_AHEAD
    found.append(max(-1.0, min(1.0, lead)))
    found.append(max(-1.0, min(1.0, 3.0 * lead)))  # a close race, more finely
    _plans(state, seat, left, found)
    return found


def _coming(state: MarsNeedsMechanicsState) -> list[float]:
    """The price of each component after the next adjustment, if the order line stays as it is."""
    box = state.terms.box
    found = [0.0] * COMPONENTS
    between = state.asked == ASK_SELL or state.asked == ASK_ENGINE
    place: i64
    for place in range(len(state.line)):
        component = state.line[place]
        price = float(state.prices[component])
        if not between:
            price = max(float(box.lowest), min(float(box.highest), price + float(box.adjust[place])))
        found[component] = price
    return found


def _seat(
    state: MarsNeedsMechanicsState, seat: int, hand: list[int], coming: list[float], left: float, found: list[float]
) -> float:
    """Count a seat by the cards that are known; what comes back is about what they are worth, in cogs."""
    sets = 0.0
    pairs = 0.0
    singles = 0.0
    cards = 0
    component: i64
    for component in range(COMPONENTS):
        count: i64 = hand[component]
        cards += count
        if count >= SET:
            sets += float(count) * coming[component]
        elif count == 2:
            pairs += 2.0 * coming[component]
        elif count == 1:
            singles += coming[component]
    unknown = float(state.hand_size(seat) - cards)
    cogs = float(state.cogs[seat])
    machines = 0.0
    for card in state.standing(seat):
        machines += float(card.worth) + card.per_round * left
    scrap = float(state.scrap[seat])
    later = min(1.0, 0.35 * left)  # how much of the game is still to come
    found.append(cogs / MANY)
    found.append(sets / FAR_AHEAD)
    found.append(pairs / FAR_AHEAD)
    found.append(singles / FAR_AHEAD)
    found.append(later * (pairs + singles) / FAR_AHEAD)
    found.append((1.0 - later) * scrap)
    found.append(machines / FAR_AHEAD)
    found.append(unknown / HAND)
    found.append(float(cards) / HAND)
    return cogs + sets + later * (0.9 * pairs + 0.8 * singles + 4.0 * unknown + 3.5 * scrap) + machines


def _plans(state: MarsNeedsMechanicsState, seat: int, left: float, found: list[float]) -> None:
    """Of each Mechanism whether it is there, how much of its cost the seat holds, and what it would still bring."""
    for card in state.terms.cards:
        there = state.available >> card.number & 1 == 1
        missing = len(state.missing(seat, card))
        found.append(1.0 if there and missing == 0 else 0.0)
        found.append(1.0 - float(missing) / float(len(card.cost)) if there else 0.0)
        found.append(_brings(card, left) / FAR_AHEAD if there and missing == 0 else 0.0)


def _brings(card: Mechanism, left: float) -> float:
    return float(card.worth) + card.per_round * left
