"""What a bot believes is good in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from ludoteca.engine.game import State


@final
class Settings:
    """How a search goes about a game; what a strategy says of itself was tuned in the arena."""

    def __init__(
        self,
        *,
        exploration: float = 1.0,
        horizon: int = -1,
        first_play: float = 0.0,
        sharpness: float = 1.0,
        blend: float = 0.0,
        paired: bool = False,
        early: bool = False,
    ) -> None:
        self.exploration = exploration  # how much it tries what promises much and was seldom tried
        self.horizon = horizon  # how many decisions a playout goes; 0: to the end; -1: as the strategy says
        self.first_play = first_play  # how much less than the mean of its siblings a new move counts as worth
        self.sharpness = sharpness  # playouts draw by the priors to this power
        self.blend = blend  # the share of `values` of a leaf itself, of which the rest is a playout; 1: no playout
        self.paired = paired  # whether all choices meet the same worlds and the same chance
        self.early = early  # whether it ends when what is left of its budget can no longer change the choice

    def changed(self, given: dict[str, float]) -> Settings:
        """The same with other numbers, by their names."""
        numbers: dict[str, float] = {
            "exploration": self.exploration, "horizon": self.horizon, "first_play": self.first_play,
            "sharpness": self.sharpness, "blend": self.blend, "paired": self.paired, "early": self.early,
        }  # fmt: skip
        for name, number in given.items():
            if name not in numbers:
                raise ValueError(f"a search has no {name}; it has {', '.join(numbers)}")
            numbers[name] = number
        return Settings(
            exploration=numbers["exploration"],
            horizon=int(numbers["horizon"]),
            first_play=numbers["first_play"],
            sharpness=numbers["sharpness"],
            blend=numbers["blend"],
            paired=numbers["paired"] != 0,
            early=numbers["early"] != 0,
        )


@final
class Level:
    """How well a bot of a level plays, and by which mistakes: those of people, who see little far and guess wrong."""

    def __init__(self, simulations: int, *, temperature: float = 0.0, guesses: int = 0, favour: float = 0.0) -> None:
        self.simulations = simulations  # how far it sees
        self.temperature = temperature  # how readily it takes the second best; see `SearchBot`
        self.guesses = guesses  # how many hidden worlds it thinks of, as if there were no others; 0: any number
        self.favour = favour  # how much better it likes, from 0 on, what it happens to be fond of


LEVELS: Final = ("easy", "medium", "hard", "expert")  # 200 Elo apart where the arena has calibrated them


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """What a bot believes is good in a game. The default believes nothing: every move is as good as any."""

    def horizon(self) -> int:
        """How many decisions a playout goes before `values` says what it is worth; 0: to the end of the game."""
        return 0

    def settings(self) -> Settings:
        """How a search should go about this game."""
        return Settings()

    def level(self, name: str) -> Level:
        """How well a bot of that level plays here; a game that was measured says so itself."""
        return _LEVELS[name]

    def styles(self) -> dict[str, dict[str, float]]:
        """Ways of playing that have a name at the table, each with what it believes otherwise; see `tune`."""
        return {}

    def numbers(self) -> dict[str, float]:
        """The numbers of its beliefs, by name: what can be tuned."""
        return {}

    def tune(self, numbers: dict[str, float]) -> None:
        """Believe other numbers, of those that there are; before anybody has asked it anything."""
        for name in numbers:
            raise ValueError(f"the strategy has no number {name}")

    def rests(self, state: State) -> bool:
        """Whether `values` may be asked of this position; a playout at its horizon goes on until it may."""
        return True

    def heuristic(self, state: State, seat: int) -> float:
        """How good the position is for that seat: higher is better, on any scale."""
        return state.returns()[seat] if state.is_over else 0.0

    def in_doubt(self, state: State) -> bool:
        """Whether what the seat to move does not know can change which choice is best; asked if the game hides any."""
        return True

    def priors(self, state: State) -> list[float]:
        """How promising each of `state.choices` is: positive, cheap to find.

        Playouts draw in proportion to it, and the search looks first where it is high.
        """
        return [1.0] * len(state.choices)

    def features(self, state: State, seat: int) -> list[float]:
        """What a person on that seat would count of the position, beside what is seen: inputs of a learner.

        As many numbers in every position, mostly from -1 to 1, and nothing that the seat does not know.
        """
        return []

    def values(self, state: State) -> list[float]:
        """The returns that each seat may expect from an unfinished position."""
        return [0.0] * state.game.players

    def utilities(self, state: State) -> list[float]:
        """How much each seat likes a finished game, from -1 to 1: its returns, or something finer."""
        return state.returns()


_LEVELS: Final = {
    "easy": Level(16, temperature=1.0, guesses=1, favour=1.0),
    "medium": Level(60, temperature=0.7, guesses=2, favour=0.5),
    "hard": Level(250),
    "expert": Level(2500),
}
