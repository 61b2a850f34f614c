"""What a bot believes is good at Automobiles: how many turns each car still needs.

A bag is worth the ticks that a hand of it drives; Wear costs a part of a turn each. What remains of the race divided
by that speed is the time left, and every choice is valued by the time that it saves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import State, Strategy
from ludoteca.games.automobiles.actions import (
    ACTION,
    BOOST_DRAW,
    BOOST_REPLY,
    BUY,
    DONE,
    ENGINEER_MOVE,
    FROM_DISCARD,
    GRID_PLACE,
    MANAGER_REMOVE,
    MANAGER_RETURN,
    MECHANIC_MOVE,
    NITRO_KEEP,
    PIT_CREW_CHOICE,
    PIT_STOP,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    REMOVE_DISCARD,
    SETUP_BUY,
    STEERING_GEAR,
    STEP,
    SUPER_TAKE,
    UPGRADE,
)
from ludoteca.games.automobiles.content import (
    AERODYNAMICS,
    BOOST,
    BOX,
    CAR_CHIEF,
    COLOURS,
    CREW_CHIEF,
    ENGINEER,
    GEARBOX,
    GEARS,
    GREEN,
    HYBRID,
    LIGHT,
    MANAGER,
    MECHANIC,
    NITRO,
    PIT_CAPTAIN,
    PIT_CREW,
    PIT_TEAM,
    ROTARY,
    SUPERCHARGED,
    TURBO,
    WEAR,
    WHITE,
    YELLOW,
)
from ludoteca.games.automobiles.planning import Planner
from ludoteca.games.automobiles.rules import AutomobilesState
from ludoteca.games.automobiles.table import NONE, Terms

HAND: Final = BOX.hand
GEAR_SHARE: Final = 0.75  # of the mean space of its colour: not every cube finds one
CARD_TICKS: Final = [
    500.0, 350.0, 350.0, 350.0,  # Car Chief, Engineer, Manager, Mechanic
    900.0, 600.0, 600.0, 600.0,  # Crew Chief, Pit Captain, Pit Crew, Pit Team
    600.0, 800.0, 700.0, 1300.0,  # Aerodynamics, Suspension, Tires, Steering
    1100.0, 1300.0, 700.0, 1800.0,  # Boost, Gearbox, Nitro, Turbo
    2600.0, 1700.0, 2600.0, 1300.0,  # Diesel, Rotary, Hybrid, Supercharged
]  # fmt: skip
"""What a cube of each card is worth in a hand, in ticks."""
CROWD: Final = [9.0, 7.0, 6.0, 5.0, 9.0, 3.0, 2.5, 4.0, 4.0, 5.0]
"""How many cubes of a colour in one hand are too many: the next one is worth nothing."""
NIMBLE: Final = 2.0  # cubes in a hand that find a space nearly everywhere: white, light grey, some cards
NIMBLE_CARDS: Final = (GEARBOX, TURBO, ROTARY, HYBRID)
CLUMSY: Final = 0.4  # what is left of the speed of a hand without any
SLOWEST: Final = 900.0  # ticks in a turn, for a bag that hardly drives

CARD_CLEANS: Final = [
    0.0, 40.0, 40.0, 30.0,  # Car Chief, Engineer, Manager, Mechanic
    110.0, 90.0, 90.0, 50.0,  # Crew Chief, Pit Captain, Pit Crew, Pit Team
    0.0, 0.0, 0.0, 0.0,  # Aerodynamics, Suspension, Tires, Steering
    0.0, 0.0, 0.0, 0.0,  # Boost, Gearbox, Nitro, Turbo
    0.0, 0.0, 0.0, 0.0,  # Diesel, Rotary, Hybrid, Supercharged
]  # fmt: skip
"""And how many ticks more for each Wear cube that there is to remove."""
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


class AutomobilesStrategy(Strategy):
    """Values a seat by the turns that it still needs."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.planner = Planner(terms.track)
        self.gear_ticks: list[float] = _gear_ticks(terms)
        self.card_ticks: list[float] = CARD_TICKS[:]
        self.crowd: list[float] = CROWD[:]
        self.card_cleans: list[float] = CARD_CLEANS[:]
        self.wear_weight: float = WEAR_WEIGHT
        self.wear_life: float = WEAR_LIFE
        self.drag: float = DRAG
        self.clumsy: float = CLUMSY
        self.long_race: float = LONG_RACE
        self.coin_share: float = COIN_SHARE
        self.coin_delay: float = COIN_DELAY
        self.fit_turns: float = FIT_TURNS
        self.bored_turns: float = BORED_TURNS

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
        share = 1.0 if total <= HAND else HAND / float(total)
        ticks = 0.0
        for colour in range(COLOURS):
            if owned[colour] and colour != WEAR:
                held = owned[colour] * share
                ticks += self.cube_ticks(state, colour, worn) * held * (1.0 - held / (2.0 * self.crowd[colour]))
        nimble = float(owned[WHITE] + owned[LIGHT]) * share
        for colour in range(GREEN, COLOURS):
            if state.cards[colour - YELLOW] in NIMBLE_CARDS:
                nimble += owned[colour] * share
        return max(SLOWEST, ticks * min(1.0, self.clumsy + nimble * (1.0 - self.clumsy) / NIMBLE))

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
            if state.asked == BUY:
                turns += state.wear_to_come() * wear_cost
                if state.darkest < 0:
                    turns += self._boredom(state.stood[seat] + 1)
            else:
                fit = self.fit_turns if turns > 0.0 else 0.0
                coin = self.coin(state, seat, rate, turns, self._purse(state, seat))
                self.planner.still = self._boredom(state.stood[seat] + 1)
                turns -= self.planner.plan(state, pace, wear_cost, coin, fit, deep)
        elif state.round > 0 and self._has_driven(state, seat):
            turns += self._boredom(state.stood[seat]) - 1.0
        return turns

    def _boredom(self, stood: int) -> float:
        """What it costs to stand still for so many turns in a row: once is shopping, more is no race."""
        return self.bored_turns * max(0, stood - 1)

    def _pace(self, rate: float, wear_cost: float) -> float:
        """The rate, slowed by the Wear that driving brings anyway: whoever waits does not avoid it."""
        return 1.0 / (1.0 / rate + self.drag * wear_cost)

    def _purse(self, state: AutomobilesState, seat: int) -> int:
        """What the cubes in active are worth as money."""
        base: i64 = seat * COLOURS
        money: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            money += state.active[base + colour] * state.value[colour]
        return money

    def _wear_cost(self, state: AutomobilesState, seat: int, turns: float) -> float:
        """What one Wear cube more costs when so many turns are left."""
        if turns <= 0.0:
            return 0.0
        clean = float(self.owned(state, seat) - self.wear_of(state, seat))
        return self.wear_weight * min(turns, self.wear_life) / (clean + 1.0)

    def owned(self, state: AutomobilesState, seat: int) -> int:
        """How many cubes a seat has."""
        return (
            state.in_bag[seat]
            + state.count(state.active, seat)
            + state.count(state.used, seat)
            + state.count(state.discard, seat)
        )

    def _has_driven(self, state: AutomobilesState, seat: int) -> bool:
        """Whether the seat has had its turn of this round."""
        players = state.terms.players
        if state.driver == NONE:
            return True
        return (seat - state.first) % players < (state.driver - state.first) % players

    def coin(self, state: AutomobilesState, seat: int, rate: float, turns: float, money: int) -> float:
        """What a unit of that much money is worth, in turns: a share of the best purchase for its price."""
        ahead = min(turns, self.long_race) - self.coin_delay
        if ahead <= 0.0:
            return 0.001
        mean = rate / HAND
        worn = self.wear_of(state, seat)
        best = 0.0
        colour: i64
        for colour in range(COLOURS):
            if colour != WEAR and state.stock[colour] > 0:
                best = max(best, (self.cube_ticks(state, colour, worn) - mean) / state.cost[colour])
        faster = self.coin_share * best / (mean * (self.owned(state, seat) + 1))
        return 0.001 + ahead * faster / (1.0 + faster * money)

    # ---- greedy: what a position is worth

    def value(self, state: State, seat: int) -> float:
        """The turns saved; an effect that is being carried out is carried on as well as one can."""
        assert isinstance(state, AutomobilesState)
        if state.to_move < 0:
            return 1000.0 * state.returns()[seat] + state.distance[seat] / self.terms.track.length
        if state.driver != seat or state.to_move != seat or not _in_effect(state):
            return -self.turns_left(state, seat, DEEP)
        return self._carry_on(state.clone(), seat)

    def _carry_on(self, state: AutomobilesState, seat: int) -> float:
        """Take the best choice at each decision of an effect."""
        while state.to_move == seat and _in_effect(state):
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

    def weights(self, state: State) -> list[float]:
        """The plan for the hand first; cubes that clear Wear, draw and buy by what they are worth."""
        assert isinstance(state, AutomobilesState)
        asked = state.asked
        if asked in (ACTION, STEP):
            return self._drive_weights(state)
        if asked in (BUY, SETUP_BUY, PIT_TEAM_GAIN):
            return self._shop_weights(state, asked)
        weights: list[float] = []
        for action in state.choices:
            weights.append(self._effect_weight(state, asked, action - asked))
        return weights

    def _drive_weights(self, state: AutomobilesState) -> list[float]:
        seat = state.driver
        rate = self.rate(state, seat)
        turns = (self.terms.finish - state.path_distance) / rate
        wear_cost = self._wear_cost(state, seat, turns)
        coin = self.coin(state, seat, rate, turns - 1.0, self._purse(state, seat))
        fit = self.fit_turns if turns > 1.0 else 0.0
        self.planner.still = self._boredom(state.stood[seat] + 1)
        self.planner.plan(state, self._pace(rate, wear_cost), wear_cost, coin, fit, QUICK)
        first = self.planner.first
        weights: list[float] = []
        for action in state.choices:
            weight = 20.0 if action == first else 0.4
            if action >= ACTION + WEAR and action < ACTION + DONE:
                weight = max(weight, self._cube_weight(state, action - ACTION, first == ACTION + DONE))
            elif action == ACTION + PIT_STOP:
                worn: int = state.active[seat * COLOURS + WEAR]
                weight = 0.1 if worn < 3 else 1.0 + worn
            weights.append(weight)
        return weights

    def _cube_weight(self, state: AutomobilesState, colour: i64, driven: bool) -> float:
        """How promising it is to use a cube that does not move; most of them wait until the car has driven."""
        if colour == WEAR:
            return 0.2
        base = state.driver * COLOURS
        card = state.cards[colour - YELLOW]
        worn: int = state.active[base + WEAR]
        thrown: int = state.discard[base + WEAR]
        if card == CREW_CHIEF:
            return 16.0
        if card in (BOOST, NITRO):
            return 6.0
        if card == SUPERCHARGED:
            return 5.0
        if card == AERODYNAMICS:
            return 0.2 if state.calm or state.darkest < 1 else 12.0
        if card in (PIT_CAPTAIN, PIT_CREW):
            return 2.0 + 4.0 * thrown
        if card == PIT_TEAM:
            return 3.0 + thrown
        if card == CAR_CHIEF:
            return 6.0 if driven else 2.0
        if card in (MANAGER, ENGINEER):
            return 1.0 + 4.0 * worn if driven or worn else 0.5
        if card == MECHANIC:
            return 1.0 + 2.0 * min(worn, thrown)
        return 0.4

    def _shop_weights(self, state: AutomobilesState, asked: int) -> list[float]:
        seat = state.to_move
        mean = self.rate(state, seat) / HAND
        worn = self.wear_of(state, seat)
        weights: list[float] = []
        for action in state.choices:
            colour = action - asked
            if colour == DONE:
                weights.append(0.5 if state.money > 3 else 2.0)
                continue
            gain = (self.cube_ticks(state, colour, worn) - mean) / 200.0
            weights.append(0.2 if gain <= 0.0 else 0.2 + gain * gain)
        return weights

    def _effect_weight(self, state: AutomobilesState, asked: int, answer: int) -> float:
        if asked in (GRID_PLACE, STEERING_GEAR):
            return 1.0
        if asked == UPGRADE:
            return 4.0 - answer
        if asked == PIT_CREW_CHOICE:
            return 1.0 + int(state.discard[state.driver * COLOURS + WEAR]) if answer == 0 else 2.0
        if asked in (BOOST_DRAW, BOOST_REPLY):
            return 3.0 if answer == 1 else 1.0
        if asked == MANAGER_RETURN:
            if answer == DONE:
                return 2.0
            colour = answer if answer < DONE else answer - FROM_DISCARD
            return 0.1 if colour == WEAR or answer < DONE else self.cube_ticks(state, colour, 4) / 600.0
        if answer == DONE:
            return 1.0
        if asked in (REMOVE_DISCARD, MANAGER_REMOVE, ENGINEER_MOVE, PIT_TEAM_REMOVE, MECHANIC_MOVE):
            if answer == WEAR:
                return 12.0
            return 1.0 if answer in (WHITE, YELLOW) else 0.2
        if asked in (NITRO_KEEP, SUPER_TAKE):
            return 0.05 + self.cube_ticks(state, answer, 4) / 400.0
        return 1.0

    def outlook(self, state: State) -> list[float]:
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

    def worth(self, state: State) -> list[float]:
        """Mostly the win; a little the lead."""
        assert isinstance(state, AutomobilesState)
        returns = state.returns()
        liked: list[float] = []
        for seat in range(self.terms.players):
            best = max([state.distance[other] for other in range(self.terms.players) if other != seat])
            lead = (state.distance[seat] - best) / self.terms.track.length
            liked.append(0.8 * returns[seat] + 0.2 * max(-1.0, min(1.0, lead)))
        return liked


def _in_effect(state: AutomobilesState) -> bool:
    return state.asked >= UPGRADE and state.asked < BUY and state.asked != BOOST_REPLY


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
