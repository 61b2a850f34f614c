"""A stranger's package of bots, written into a folder as `pip install` would leave it there, entry points included."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca.bots import registry

PACKAGE = "strangers_bots"

SOURCE = '''
"""Bots of somebody who knows nothing but the documentation."""

from pathlib import Path
from signal import pause
from typing import Literal

import numpy as np

from ludoteca.bots import Belief, Bot, Evaluator, GreedyBot, Network
from ludoteca.engine import Game, State

with Path(__file__).with_name("imported").open("a") as witness:
    witness.write("imported\\n")


class Weighted(Bot):
    """Takes the choice that its weights like best; plays two games, for two or three."""

    def __init__(self, game: Game, weights: Path, sign: Literal[1, -1] = 1, *, spread: float = 1.0, loud: bool = False):
        super().__init__("weighted")
        self.numbers = [float(line) for line in weights.read_text().split()]
        self.sign = sign
        self.spread = spread
        self.loud = loud

    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.name in ("marrak_hesh", "mars_needs_mechanics") and game.players < 4

    def choose(self, world: State, seed: int) -> int:
        numbers = self.numbers
        liked = [self.sign * numbers[action % len(numbers)] for action in world.legal_actions()]
        return np.int64(world.legal_actions()[int(np.argmax(liked))])


class First(Bot):
    """Takes the first choice, and knows nothing of any game."""

    def choose(self, world: State, seed: int) -> int:
        return world.legal_actions()[0]


class Raises(Bot):
    """Divides by nothing."""

    def choose(self, world: State, seed: int) -> int:
        return 1 // 0


class Cheats(Bot):
    """Says what it may not."""

    def choose(self, world: State, seed: int) -> int:
        return next(action for action in range(world.game.num_actions) if action not in world.choices)


class Mumbles(Bot):
    """Says nothing that could be an action."""

    def choose(self, world: State, seed: int) -> int:
        return None


class Hangs(Bot):
    """Never answers."""

    def choose(self, world: State, seed: int) -> int:
        pause()
        return 0


class Unmade(Bot):
    """Cannot be made."""

    def __init__(self, game: Game):
        raise ValueError("no luck today")

    def choose(self, world: State, seed: int) -> int:
        return 0


def careful(game: Game, slips: float = 0.5) -> Bot:
    """A function that makes a bot."""
    return GreedyBot(game.strategy(), slips)


class Tiny(Network):
    """A network with a single layer."""

    def __init__(self, game: Game, weights: Path, scale: float = 1.0):
        numbers = np.array([float(line) for line in weights.read_text().split()], np.float32)
        self.value = scale * np.resize(numbers, (game.observation_length, 1)) / 1000
        self.policy = np.resize(numbers, (game.observation_length, game.num_actions)) / 1000

    def forward(self, rows):
        return np.tanh(rows @ self.value), rows @ self.policy


class Stubborn(Belief):
    """Believes in the first half of whatever it is shown."""

    def __init__(self, firmness: float = 1.0):
        self.firmness = firmness

    def weigh(self, worlds: list[State], seat: int) -> list[float]:
        return [self.firmness if number < len(worlds) // 2 else 0.0 for number in range(len(worlds))]


class Asks(Bot):
    """A bot with an evaluator of its own: takes the choice with the highest prior."""

    def __init__(self, game: Game, evaluator: Evaluator):
        super().__init__("asks")
        self.evaluator = evaluator

    def choose(self, world: State, seed: int) -> int:
        priors = self.evaluator.evaluate([world.clone()])[1][0]
        return world.choices[int(np.argmax(priors))]


NO_BOT = 3
'''

POINTS = {
    "weighted": "Weighted",
    "first": "First",
    "raises": "Raises",
    "cheats": "Cheats",
    "mumbles": "Mumbles",
    "hangs": "Hangs",
    "unmade": "Unmade",
    "careful": "careful",
    "gone": "Gone",
    "search": "First",
    "me": "First",
    "bad name": "First",
}

PARTS = {"tiny": "Tiny", "playout": "Tiny"}


class Stranger:
    """The folder, and what a test asks of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        package = folder / PACKAGE
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(SOURCE)
        about = folder / f"{PACKAGE}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
        points = [f"{name} = {PACKAGE}:{where}" for name, where in POINTS.items()]
        parts = [f"{name} = {PACKAGE}:{where}" for name, where in PARTS.items()]
        groups = [f"[{registry.GROUPS[what]}]" for what in (registry.BOT, registry.EVALUATOR)]
        (about / "entry_points.txt").write_text("\n".join([groups[0], *points, groups[1], *parts, ""]))
        self.weights = folder / "weights.txt"
        self.weights.write_text("3 1 4 1 5 9 2 6\n")

    @property
    def weighted(self) -> str:
        """The bot that has parameters, as one names it."""
        return f"weighted?weights={self.weights}"

    @property
    def times_imported(self) -> int:
        """How many processes have imported it."""
        witness = self.folder / PACKAGE / "imported"
        return witness.read_text().count("\n") if witness.exists() else 0


@contextmanager
def installed(folder: Path) -> Iterator[Stranger]:
    """The package, found by this process and by those that it starts, and gone afterwards."""
    stranger = Stranger(folder)
    sys.path.append(str(folder))
    registry._registry.cache_clear()
    try:
        yield stranger
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop(PACKAGE, None)
        registry._registry.cache_clear()
