"""What a bot believes is good at Automobiles: how many turns each car still needs.

A bag is worth the ticks that a hand of it drives; Wear costs a part of a turn each. What remains of the race divided
by that speed is the time left, and every choice is valued by the time that it saves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Strategy
from ludoteca.games.automobiles.content import COLOURS, GEARS, LIGHT, WEAR, WHITE, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, BUY, DECISIONS, DONE, PIT_STOP
from ludoteca.games.automobiles.planning import Planner
from ludoteca.games.automobiles.position import NONE, AutomobilesState, Terms

GEAR_SHARE: Final = 0.75  # of the mean space of its colour: not every cube finds one
CROWD: Final = [9.0, 7.0, 6.0, 5.0, 9.0, 3.0, 2.5, 4.0, 4.0, 5.0]
"""How many cubes of a colour in one hand are too many: the next one is worth nothing."""
NIMBLE: Final = 2.0  # cubes in a hand that find a space nearly everywhere: white, light grey, some cards
CLUMSY: Final = 0.4  # what is left of the speed of a hand without any
SLOWEST: Final = 900.0  # ticks in a turn, for a bag that hardly drives

DIRTY: Final = 12  # Wear cubes: more do not make a cleaning cube dearer

WEAR_WEIGHT: Final = 0.8  # how much of a place in the hand a Wear cube takes
WEAR_LIFE: Final = 6.0  # turns until it is removed, as one hopes
DRAG: Final = 0.00045  # Wear cubes for each tick that is driven
LONG_RACE: Final = 14.0  # turns: a better bag shortens the rest, so a slow start is no reason to buy for ever
COIN_SHARE: Final = 0.5  # of the best purchase: not all money is spent well
COIN_DELAY: Final = 2.0  # turns until a purchase comes out of the bag
BORED_TURNS: Final = 0.8  # what each further turn of standing still costs more than it seems
FIT_TURNS: Final = 0.14  # what it is worth to end before spaces that fit one's gears

DEEP: Final[i64] = 400  # ends of the path tried by one who thinks about a single decision
QUICK: Final[i64] = 40  # and in a playout
SURE: Final = 1.1  # turns ahead that make a win likely
HORIZON: Final = 14  # decisions of a playout


class AutomobilesClassic(Strategy):
    """Values a seat by the turns that it still needs."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.planner = Planner(terms)
        self.gear_ticks: list[float] = _gear_ticks(terms)
        self.card_ticks = [card.ticks for card in terms.deck]
        self.card_cleans = [card.cleans for card in terms.deck]
        self.nimble = [card.nimble for card in terms.deck]
        self.hand = terms.box.hand

    def horizon(self) -> int:
        """So far a playout goes."""
        return HORIZON

    # ---- how long it still takes

    def cube_ticks(self, state: AutomobilesState, colour: i64, worn: i64) -> float:
        """What a cube is worth in a hand with so much Wear in the bag, in ticks."""
        if colour < GEARS:
            return self.gear_ticks[colour]
        if colour == WEAR:
            return 0.0
        card: i64 = state.cards[colour - YELLOW]
        return self.card_ticks[card] + self.card_cleans[card] * float(min(worn, DIRTY))

    def rate(self, state: AutomobilesState, seat: int) -> float:
        """How far a hand of this bag drives in a turn, Wear left aside."""
        base: i64 = seat * COLOURS
        owned = [0] * COLOURS
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            place = base + colour
            count: i64 = state.bag[place] + state.active[place] + state.used[place] + state.discard[place]
            owned[colour] = count
            if colour != WEAR:
                total += count
        if total == 0:
            return SLOWEST
        worn: i64 = owned[WEAR]
        share = 1.0 if total <= self.hand else self.hand / float(total)
        ticks = 0.0
        nimble = float(owned[WHITE] + owned[LIGHT]) * share
        for colour in range(COLOURS):
            if owned[colour] and colour != WEAR:
                held = owned[colour] * share
                ticks += self.cube_ticks(state, colour, worn) * held * (1.0 - held / (2.0 * CROWD[colour]))
                if colour >= YELLOW and self.nimble[state.cards[colour - YELLOW]]:
                    nimble += held
        return max(SLOWEST, ticks * min(1.0, CLUMSY + nimble * (1.0 - CLUMSY) / NIMBLE))

    def wear_of(self, state: AutomobilesState, seat: int) -> int:
        """How many Wear cubes a seat has."""
        place = seat * COLOURS + WEAR
        return state.bag[place] + state.active[place] + state.used[place] + state.discard[place]

    def turns_left(self, state: AutomobilesState, seat: int, deep: i64) -> float:
        """How many turns the seat still needs; what is left of a turn in progress is planned."""
        driving = state.driver == seat
        distance = state.path_distance if driving else state.distance[seat]
        way = float(self.terms.finish + 1 - distance)
        rate = self.rate(state, seat)
        wear_cost = self._wear_cost(state, seat, way / rate)
        pace = self._pace(rate, wear_cost)
        turns = way / pace + self.wear_of(state, seat) * wear_cost
        if state.money and state.to_move == seat:
            turns -= state.money * self.coin(state, seat, rate, turns, state.money)
        if driving:
            turns -= 1.0  # the turn in progress is under way
            if state.asked == BUY.place:
                turns += state.wear_to_come() * wear_cost
                if state.darkest < 0:
                    turns += self._boredom(state.stood[seat] + 1)
            else:
                fit = FIT_TURNS if turns > 0.0 else 0.0
                coin = self.coin(state, seat, rate, turns, state.purse())
                self.planner.still = self._boredom(state.stood[seat] + 1)
                turns -= self.planner.plan(state, pace, wear_cost, coin, fit, deep)
        elif state.round > 0 and self._has_driven(state, seat):
            turns += self._boredom(state.stood[seat]) - 1.0
        return turns

    def _boredom(self, stood: int) -> float:
        """What it costs to stand still for so many turns in a row: once is shopping, more is no race."""
        return BORED_TURNS * max(0, stood - 1)

    def _pace(self, rate: float, wear_cost: float) -> float:
        """The rate, slowed by the Wear that driving brings anyway: whoever waits does not avoid it."""
        return 1.0 / (1.0 / rate + DRAG * wear_cost)

    def _wear_cost(self, state: AutomobilesState, seat: int, turns: float) -> float:
        """What one Wear cube more costs when so many turns are left."""
        if turns <= 0.0:
            return 0.0
        clean = float(state.owned(seat) - self.wear_of(state, seat))
        return WEAR_WEIGHT * min(turns, WEAR_LIFE) / (clean + 1.0)

    def _has_driven(self, state: AutomobilesState, seat: int) -> bool:
        """Whether the seat has had its turn of this round."""
        players = state.terms.players
        if state.driver == NONE:
            return True
        return (seat - state.first) % players < (state.driver - state.first) % players

    def coin(self, state: AutomobilesState, seat: int, rate: float, turns: float, money: int) -> float:
        """What a unit of that much money is worth, in turns: a share of the best purchase for its price."""
        ahead = min(turns, LONG_RACE) - COIN_DELAY
        if ahead <= 0.0:
            return 0.001
        mean = rate / self.hand
        worn = self.wear_of(state, seat)
        best = 0.0
        colour: i64
        for colour in range(COLOURS):
            if colour != WEAR and state.stock[colour] > 0:
                best = max(best, (self.cube_ticks(state, colour, worn) - mean) / state.cost[colour])
        faster = COIN_SHARE * best / (mean * (state.owned(seat) + 1))
        return 0.001 + ahead * faster / (1.0 + faster * money)

    # ---- greedy: what a position is worth

    def heuristic(self, state: State, seat: int) -> float:
        """The turns saved; an effect that is being carried out is carried on as well as one can."""
        assert isinstance(state, AutomobilesState)
        if state.to_move < 0:
            return 1000.0 * state.returns()[seat] + state.distance[seat] / self.terms.track.length
        if state.driver != seat or state.to_move != seat or not DECISIONS[state.asked].in_effect:
            return -self.turns_left(state, seat, DEEP)
        return self._carry_on(state.clone(), seat)

    def _carry_on(self, state: AutomobilesState, seat: int) -> float:
        """Take the best choice at each decision of an effect."""
        while state.to_move == seat and DECISIONS[state.asked].in_effect:
            best = state
            best_value = -1e9
            for action in state.choices:
                after = state.clone()
                after.advance(action)
                found = -self.turns_left(after, seat, QUICK)
                if found > best_value:
                    best_value = found
                    best = after
            state = best
        return -self.turns_left(state, seat, DEEP)

    # ---- search: what to look at first, and what to expect

    def priors(self, state: State) -> list[float]:
        """As each decision says."""
        assert isinstance(state, AutomobilesState)
        return DECISIONS[state.asked].priors(state, self)

    def drive_weights(self, state: AutomobilesState) -> list[float]:
        """The plan for the hand first; cubes that do not move by what they promise."""
        seat = state.driver
        rate = self.rate(state, seat)
        turns = (self.terms.finish - state.path_distance) / rate
        wear_cost = self._wear_cost(state, seat, turns)
        coin = self.coin(state, seat, rate, turns - 1.0, state.purse())
        fit = FIT_TURNS if turns > 1.0 else 0.0
        self.planner.still = self._boredom(state.stood[seat] + 1)
        self.planner.plan(state, self._pace(rate, wear_cost), wear_cost, coin, fit, QUICK)
        first = self.planner.first
        weights: list[float] = []
        ending = ACTION.first + DONE
        for action in state.choices:
            weight = 20.0 if action == first else 0.4
            colour = action - ACTION.first
            if colour >= YELLOW and colour < DONE:
                weight = max(weight, state.card(colour).promise(state, first == ending))
            elif colour == PIT_STOP:
                worn: int = state.active[seat * COLOURS + WEAR]
                weight = 0.1 if worn < 3 else 1.0 + worn
            weights.append(weight)
        return weights

    def shop_weights(self, state: AutomobilesState, first: int) -> list[float]:
        """What a cube would drive more than the mean of the hand; `first` is the action of colour 0."""
        seat = state.to_move
        mean = self.rate(state, seat) / self.hand
        worn = self.wear_of(state, seat)
        weights: list[float] = []
        for action in state.choices:
            colour = action - first
            if colour == DONE:
                weights.append(0.5 if state.money > 3 else 2.0)
                continue
            gain = (self.cube_ticks(state, colour, worn) - mean) / 200.0
            weights.append(0.2 if gain <= 0.0 else 0.2 + gain * gain)
        return weights

    def values(self, state: State) -> list[float]:
        """The returns that each seat may expect: by the turns that it needs against the others."""
        assert isinstance(state, AutomobilesState)
        players = self.terms.players
        needs = [self.turns_left(state, seat, QUICK) for seat in range(players)]
        least = min(needs)
        chances = [exp((least - need) / SURE) for need in needs]
        whole = 0.0
        for chance in chances:
            whole += chance
        return [(players * chance / whole - 1.0) / (players - 1) for chance in chances]

    def utilities(self, state: State) -> list[float]:
        """Mostly the win; a little the lead."""
        assert isinstance(state, AutomobilesState)
        returns = state.returns()
        liked: list[float] = []
        for seat in range(self.terms.players):
            best = max([state.distance[other] for other in range(self.terms.players) if other != seat])
            lead = (state.distance[seat] - best) / self.terms.track.length
            liked.append(0.8 * returns[seat] + 0.2 * max(-1.0, min(1.0, lead)))
        return liked


def _gear_ticks(terms: Terms) -> list[float]:
    """What a gear cube is worth in a hand: a share of the mean space that shows its colour."""
    track = terms.track
    found: list[float] = []
    for gear in range(GEARS):
        total = 0.0
        count = 0
        for space in range(len(track.start)):
            if track.colours[space] >> gear & 1:
                total += float(track.end[space] - track.start[space])
                count += 1
        found.append(GEAR_SHARE * total / count if count else 0.0)
    return found


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return AutomobilesClassic(game.terms)
