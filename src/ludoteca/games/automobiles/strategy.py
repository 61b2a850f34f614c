"""What a bot believes is good at Automobiles: how many turns each car still needs, as it turned out in the arena.

Cars are compared by the round in which they will finish, whoever has driven in this one already: all have the same
number of turns in a race (F2).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Level, Settings, Strategy
from ludoteca.games.automobiles.classic import CROWD, SLOWEST, AutomobilesClassic
from ludoteca.games.automobiles.content import COLOURS, GEARS, LIGHT, WEAR, WHITE, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, BUY, DONE, PIT_STOP
from ludoteca.games.automobiles.position import AutomobilesState, Terms

NUMBERS: Final[dict[str, float]] = {
    "white": 0.61,  # a gear in a hand, as a share of what it seems at first
    "light": 1.59,
    "dark": 1.77,
    "black": 0.953,
    "garage": 1.56,  # the same of the cards, by their colours
    "pit": 2.52,
    "handling": 0.974,
    "performance": 0.802,
    "engine": 1.64,
    "cleans": 0.354,  # what it is worth more for each Wear cube that there is to remove
    "crowd": 0.642,  # how many cubes of a colour in one hand are too many
    "nimble": 1.78,  # cubes in a hand that find a space nearly everywhere: white, light grey, some cards
    "clumsy": 0.34,  # what is left of the speed of a hand without any
    "weight": 0.561,  # how much of a place in the hand a Wear cube takes
    "life": 9.44,  # turns until it is removed, as one hopes
    "drag": 0.174,  # Wear cubes for each 1000 ticks that are driven
    "long": 16.5,  # turns: a better bag shortens the rest, so a slow start is no reason to buy for ever
    "coin": 0.681,  # of the best purchase: not all money is spent well
    "delay": 1.98,  # turns until a purchase comes out of the bag
    "wait": 1.0,  # turns more for what is still in the hand and may be used instead
    "bored": 2.5,  # what each further turn of standing still costs more than it seems
    "fit": 0.0639,  # what it is worth to end before spaces that fit one's gears
    "quick": 40.0,  # ends of the path tried in a playout
    "sure": 0.5,  # turns ahead that make a win likely: so many at the end of the race
    "spread": 0.3,  # and so many more by the root of the turns that are left
    "plan": 20.0,  # how much the best path is preferred to a cube that does not move
    "stray": 0.4,  # and any other path
    "keen": 0.08,  # turns that a purchase saves to be preferred e times
}
LEVELS: Final = {
    "easy": Level(32, temperature=1.1, guesses=1, favour=0.75),
    "medium": Level(90, temperature=0.62, guesses=2, favour=0.5),
    "hard": Level(90),
    "expert": Level(4500),
}


class AutomobilesStrategy(AutomobilesClassic):
    """What has proved better than the classic beliefs."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self._plain_gears = self.gear_ticks
        self._plain_cards = self.card_ticks
        self._plain_cleans = self.card_cleans
        self._numbers = dict(NUMBERS)
        self._crowd = CROWD
        self._believe()

    def numbers(self) -> dict[str, float]:
        """What can be tuned."""
        return dict(self._numbers)

    def tune(self, numbers: dict[str, float]) -> None:
        """Believe other numbers."""
        for name in numbers:
            if name not in self._numbers:
                raise ValueError(f"the strategy has no number {name}")
        self._numbers.update(numbers)
        self._believe()

    def settings(self) -> Settings:
        """As it turned out in the arena."""
        return Settings(exploration=0.5, paired=True, horizon=1, sharpness=3.0)

    def level(self, name: str) -> Level:
        """As calibrated in the arena."""
        return LEVELS[name]

    def _believe(self) -> None:
        """Make the numbers ready to be used."""
        numbers = self._numbers
        gears = [numbers["white"], numbers["light"], numbers["dark"], numbers["black"]]
        self.gear_ticks = [gears[gear] * self._plain_gears[gear] for gear in range(GEARS)]
        names = ["garage", "pit", "handling", "performance", "engine"]
        colours = self.terms.box.colour
        self.card_ticks = [
            numbers[names[colours[card]]] * self._plain_cards[card] for card in range(len(self._plain_cards))
        ]
        self.card_cleans = [numbers["cleans"] * cleans for cleans in self._plain_cleans]
        self._crowd = [numbers["crowd"] * count for count in CROWD]
        self._nimble = numbers["nimble"]
        self._clumsy = numbers["clumsy"]
        self._weight = numbers["weight"]
        self._life = numbers["life"]
        self._drag = numbers["drag"] / 1000.0
        self._long = numbers["long"]
        self._coin = numbers["coin"]
        self._delay = numbers["delay"]
        self._wait = numbers["wait"]
        self._bored = numbers["bored"]
        self._fit = numbers["fit"]
        self._quick: i64 = int(numbers["quick"])
        self._sure = numbers["sure"]
        self._spread = numbers["spread"]
        self._plan_weight = numbers["plan"]
        self._stray = numbers["stray"]
        self._keen = numbers["keen"]

    # ---- how long it still takes

    def _cubes(self, state: AutomobilesState, seat: i64) -> list[int]:
        """All cubes of a seat, by colour."""
        base: i64 = seat * COLOURS
        owned = [0] * COLOURS
        colour: i64
        for colour in range(COLOURS):
            place = base + colour
            owned[colour] = state.bag[place] + state.active[place] + state.used[place] + state.discard[place]
        return owned

    def rate(self, state: AutomobilesState, seat: int) -> float:
        """How far a hand of this bag drives in a turn, Wear left aside."""
        return self._speed(state, self._cubes(state, seat))

    def _speed(self, state: AutomobilesState, owned: list[int]) -> float:
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if colour != WEAR:
                total += owned[colour]
        if total == 0:
            return SLOWEST
        worn: i64 = owned[WEAR]
        share = 1.0 if total <= self.hand else self.hand / float(total)
        ticks = 0.0
        nimble = float(owned[WHITE] + owned[LIGHT]) * share
        for colour in range(COLOURS):
            if owned[colour] and colour != WEAR:
                held = owned[colour] * share
                crowd = self._crowd[colour]
                full = held if held < crowd else crowd
                ticks += self.cube_ticks(state, colour, worn) * full * (1.0 - full / (2.0 * crowd))
                if colour >= YELLOW and self.nimble[state.cards[colour - YELLOW]]:
                    nimble += held
        return max(SLOWEST, ticks * min(1.0, self._clumsy + nimble * (1.0 - self._clumsy) / self._nimble))

    def turns_left(self, state: AutomobilesState, seat: int, deep: i64) -> float:
        """In which round the seat will finish, counted in parts of its turns; what is left of a turn is planned."""
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
            if state.asked == BUY.place:
                turns += state.wear_to_come() * wear_cost
                if state.darkest < 0:
                    turns += self._boredom(state.stood[seat] + 1)
            else:
                fit = self._fit if turns > 1.0 else 0.0
                coin = self.coin(state, seat, rate, turns - self._wait, state.purse())
                self.planner.still = self._boredom(state.stood[seat] + 1)
                turns -= self.planner.plan(state, pace, wear_cost, coin, fit, deep)
            turns += 1.0  # the one in progress
        elif state.round > 0 and self._has_driven(state, seat):
            turns += self._boredom(state.stood[seat]) + 1.0
        return turns + float(state.round)

    def _boredom(self, stood: int) -> float:
        return self._bored * max(0, stood - 1)

    def _pace(self, rate: float, wear_cost: float) -> float:
        return 1.0 / (1.0 / rate + self._drag * wear_cost)

    def _wear_cost(self, state: AutomobilesState, seat: int, turns: float) -> float:
        if turns <= 0.0:
            return 0.0
        clean = float(state.owned(seat) - self.wear_of(state, seat))
        return self._weight * min(turns, self._life) / (clean + 1.0)

    def coin(self, state: AutomobilesState, seat: int, rate: float, turns: float, money: int) -> float:
        """What a unit of that much money is worth, in turns: a share of the best purchase for its price."""
        ahead = min(turns, self._long) - self._delay
        if ahead <= 0.0:
            return 0.001
        mean = rate / self.hand
        worn = self.wear_of(state, seat)
        best = 0.0
        colour: i64
        for colour in range(COLOURS):
            if colour != WEAR and state.stock[colour] > 0:
                best = max(best, (self.cube_ticks(state, colour, worn) - mean) / state.cost[colour])
        faster = self._coin * best / (mean * (state.owned(seat) + 1))
        return 0.001 + ahead * faster / (1.0 + faster * money)

    # ---- search: what to look at first, and what to expect

    def drive_weights(self, state: AutomobilesState) -> list[float]:
        """The plan for the hand first; cubes that do not move by what they promise."""
        seat = state.driver
        rate = self.rate(state, seat)
        turns = (self.terms.finish - state.path_distance) / rate
        wear_cost = self._wear_cost(state, seat, turns)
        coin = self.coin(state, seat, rate, turns - self._wait, state.purse())
        fit = self._fit if turns > 1.0 else 0.0
        self.planner.still = self._boredom(state.stood[seat] + 1)
        self.planner.plan(state, self._pace(rate, wear_cost), wear_cost, coin, fit, self._quick)
        first = self.planner.first
        weights: list[float] = []
        ending = ACTION.first + DONE
        for action in state.choices:
            weight = self._plan_weight if action == first else self._stray
            colour = action - ACTION.first
            if colour >= YELLOW and colour < DONE:
                weight = max(weight, state.card(colour).promise(state, first == ending))
            elif colour == PIT_STOP:
                worn: int = state.active[seat * COLOURS + WEAR]
                weight = 0.1 if worn < 3 else 1.0 + worn
            weights.append(weight)
        return weights

    def shop_weights(self, state: AutomobilesState, first: int) -> list[float]:
        """By the turns that each purchase saves; `first` is the action of colour 0."""
        seat = state.to_move
        owned = self._cubes(state, seat)
        rate = self._speed(state, owned)
        way = float(self.terms.finish + 1 - (state.path_distance if state.driver == seat else state.distance[seat]))
        ahead = min(way / rate, self._long) - self._delay
        coin = self.coin(state, seat, rate, way / rate, state.money)
        saved: list[float] = []
        for action in state.choices:
            colour = action - first
            if colour == DONE:
                saved.append(0.0)
                continue
            owned[colour] += 1
            faster = self._speed(state, owned)
            owned[colour] -= 1
            kept = (state.money - state.cost[colour]) * coin
            saved.append(max(0.0, ahead) * (1.0 - rate / faster) + kept)
        most = max(saved)
        return [0.01 + exp((found - most) / self._keen) for found in saved]

    def rests(self, state: State) -> bool:
        """At the beginning of a turn: what is half done is not worth what it will be."""
        assert isinstance(state, AutomobilesState)
        return state.asked == ACTION.place and not state.begun

    def values(self, state: State) -> list[float]:
        """The returns that each seat may expect: by the turns that it needs against the others."""
        assert isinstance(state, AutomobilesState)
        players = self.terms.players
        needs = [self.turns_left(state, seat, self._quick) for seat in range(players)]
        least = min(needs)
        sure = self._sure + self._spread * sqrt(max(0.0, least - float(state.round)))
        chances = [exp((least - need) / sure) for need in needs]
        whole = 0.0
        for chance in chances:
            whole += chance
        return [(players * chance / whole - 1.0) / (players - 1) for chance in chances]


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return AutomobilesStrategy(game.terms)
