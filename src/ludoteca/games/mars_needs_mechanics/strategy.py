"""What a bot believes is good at Mars Needs Mechanics: the habits of a good player, and what a seat will end with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Level, Settings, Strategy
from ludoteca.games.mars_needs_mechanics import learned
from ludoteca.games.mars_needs_mechanics.classic import MarsNeedsMechanicsClassic
from ludoteca.games.mars_needs_mechanics.features import counted
from ludoteca.games.mars_needs_mechanics.habits import Habits, phase_of
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState, Terms
from ludoteca.games.mars_needs_mechanics.prospects import Prospects, begins_round

FAR: Final = 30.0  # cogs: so far ahead at the end, more is hardly liked better
WIN: Final = 0.5  # how much of the liking is the win itself; the rest is the lead
BOLD: Final = 1.0  # how far the habits go in the tree: their factors to this power
FORESIGHT: Final = 0.0  # so many decisions the greedy bot follows the habits at the least, and on to a new round
LEVELS: Final = {
    "easy": Level(16, temperature=0.8, guesses=1, favour=0.75),
    "medium": Level(64, temperature=0.5, guesses=2, favour=0.5),
    "hard": Level(256),
    "expert": Level(2400),
}


class MarsNeedsMechanicsStrategy(MarsNeedsMechanicsClassic):
    """Plays on by habit, and knows when a round begins what each seat may expect."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.terms = terms
        self.habits = Habits(terms, learned.factors(terms.players, BOLD))
        self.prospects = Prospects(terms, learned.worths(terms.players))
        self.spreads = learned.spreads(terms.players)  # by phase: the lead that is half of what can be hoped for
        self.far = FAR
        self.win = WIN
        self.foresight = FORESIGHT
        self.bold = BOLD

    def features(self, state: State, seat: int) -> list[float]:
        """What a person on that seat would count."""
        return counted(state, seat)

    def settings(self) -> Settings:
        """As proved best in the arena."""
        return Settings(exploration=1.0, horizon=20, early=True)

    def level(self, name: str) -> Level:
        """As calibrated in the arena."""
        return LEVELS[name]

    def numbers(self) -> dict[str, float]:
        """What can be tuned beside what was learned."""
        return {"far": self.far, "win": self.win, "bold": self.bold, "foresight": self.foresight}

    def tune(self, numbers: dict[str, float]) -> None:
        """Believe other numbers."""
        for name, number in numbers.items():
            if name == "far":
                self.far = number
            elif name == "win":
                self.win = number
            elif name == "bold":
                self.bold = number
                self.habits.factors = learned.factors(self.terms.players, number)
            elif name == "foresight":
                self.foresight = number
            else:
                super().tune({name: number})

    def rests(self, state: State) -> bool:
        """When a round begins."""
        assert isinstance(state, MarsNeedsMechanicsState)
        return begins_round(state)

    def heuristic(self, state: State, seat: int) -> float:
        """How far the seat is ahead once everybody has followed the habits to the end of the round."""
        world = state.clone()
        assert isinstance(world, MarsNeedsMechanicsState)
        steps = 0.0
        while world.to_move >= 0 and (steps < self.foresight or not begins_round(world)):
            world.advance(world.choices[_largest(self.habits.weights(world))])
            steps += 1.0
        if world.to_move < 0:
            return _lead([float(cogs) for cogs in world.cogs], seat) + self.far * world.returns()[seat]
        return _lead(self._worths(world), seat)

    def priors(self, state: State) -> list[float]:
        """As likely as a good player makes each choice."""
        assert isinstance(state, MarsNeedsMechanicsState)
        return self.habits.weights(state)

    def values(self, state: State) -> list[float]:
        """The lead of each seat, from -1 to 1: the nearer the end, the surer."""
        assert isinstance(state, MarsNeedsMechanicsState)
        worths = self._worths(state)
        spread = self.spreads[phase_of(len(state.deck))]
        found: list[float] = []
        for seat in range(len(worths)):
            lead = _lead(worths, seat)
            found.append(lead / (spread + (lead if lead > 0.0 else -lead)))
        return found

    def utilities(self, state: State) -> list[float]:
        """The win, and the lead."""
        assert isinstance(state, MarsNeedsMechanicsState)
        returns = state.returns()
        worths = [float(cogs) for cogs in state.cogs]
        found: list[float] = []
        for seat in range(len(worths)):
            lead = max(-1.0, min(1.0, _lead(worths, seat) / self.far))
            found.append(self.win * returns[seat] + (1.0 - self.win) * lead)
        return found

    def _worths(self, state: MarsNeedsMechanicsState) -> list[float]:
        return [self.prospects.worth(state, seat) for seat in range(len(state.cogs))]


def _lead(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    best = -1e9
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best


def _largest(weights: list[float]) -> i64:
    best: i64 = 0
    place: i64
    for place in range(1, len(weights)):
        if weights[place] > weights[best]:
            best = place
    return best


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return MarsNeedsMechanicsStrategy(game.terms)
