"""Many games at once: one call plays an action in each of them and fills arrays that were allocated once.

>>> import ludoteca
>>> from ludoteca.research.batch import Batch
>>> batch = Batch(ludoteca.make("marrak_hesh"), size=4, seed=1, opponents="random")
>>> batch.observations.shape, batch.masks.shape
((4, 960), (4, 92))
>>> observations, masks, rewards, ends = batch.step(batch.sample())
>>> rewards.tolist(), ends.tolist()
([0.0, 0.0, 0.0, 0.0], [False, False, False, False])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, BotFault, Named, bot_for, named
from ludoteca.engine.game import Game
from ludoteca.engine.shelf import make
from ludoteca.engine.vector import FLOAT32
from ludoteca.research.crew import Hand, Own, Worker
from ludoteca.research.part import Arrays, Ended, Memory, Part, own_arrays

Opponents = str | Named | Bot | Sequence[str | Named | Bot] | None


class Batch:
    """`size` games of the same kind, stepped together.

    Without `opponents` every seat is learnt for: each step is one decision of whoever is to move (`seats`), and
    `rewards` has a row for each game with the returns of all its seats. With `opponents` (the name of a bot such as
    `"greedy"`, `"search:100"` or `"mypackage.bots:Net?depth=3"`, a bot, or one of these for each other seat) only
    `seat` is learnt for, and `rewards` has a number for each game. Where a game ends, `ends` is True, `rewards` tell
    how it ended, and what is seen is already the next game. The arrays are always the same ones; copy what you keep.
    A bot that fails is nobody to learn from: `BotFault` is raised, and only `reset` leads on.

    Of a game that has just ended, `lengths` says how many decisions of the learner it took, and `last_seen`, by the
    number of the game, what the learner saw at its end; without `opponents` the latter is empty.

    A game may be named instead of made: then `content`, a patch of its contents (a mapping or the `Path` of a TOML
    file), and options may follow.

    With several `workers` the games are shared out among this process and new ones; they are the same games with any
    number of them. A script that asks for several keeps what it does under `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: Game | str,
        size: int,
        seed: int = 0,
        opponents: Opponents = None,
        seat: int = 0,
        workers: int = 1,
        *,
        content: object = None,
        **options: object,
    ) -> None:
        if size < 1:
            raise ValueError(f"size={size}; a batch has at least one game")
        if not 1 <= workers <= size:
            raise ValueError(f"workers={workers}; it can be 1 to {size}, one for each game")
        game = made(game, content, options)
        self.game = game
        self.size = size
        self.bots = seated(game, opponents, seat)
        self.seat = seat if opponents is not None else -1
        memory = Memory(game, size) if workers > 1 else None
        arrays = memory.arrays() if memory is not None else own_arrays(game, size)
        self.observations, self.masks, self.seats = arrays
        self.rewards: NDArray[np.float32] = np.zeros(size if self.seat >= 0 else (size, game.players), np.float32)
        self.ends: NDArray[np.bool_] = np.zeros(size, np.bool_)
        self.lengths: NDArray[np.int64] = np.zeros(size, np.int64)
        self.last_seen: dict[int, NDArray[np.float32]] = {}
        self._decisions: NDArray[np.int64] = np.zeros(size, np.int64)  # of the games that are being played
        bounds = [size * number // workers for number in range(workers + 1)]
        self._shares = [slice(first, end) for first, end in pairwise(bounds)]
        known = _spelt_out(opponents)
        parts = [partial(_part, game, known, seat, share) for share in self._shares]
        self._hands: list[Hand] = [] if memory is None else [Worker(part, memory) for part in parts[:-1]]
        self._hands.append(Own(parts[-1](arrays)))  # the last: it works while the others do
        self.reset(seed)

    def reset(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Open every game anew; the one at place i has the seed that is i higher."""
        self._failed = True  # until all games stand at a decision of the learner
        self._all("reset", [seed] * len(self._hands))
        self._failed = False
        self._decisions.fill(0)
        self._note([])
        return self.observations, self.masks

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely: for random play, and for exploring."""
        return np.concatenate(self._all("sample"))

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Play an action in each game. If one is illegal, `IllegalAction` says why and none is played."""
        if self._failed:
            raise RuntimeError("a bot has failed, and its game does not go on: reset() opens all games anew")
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.size:
            raise ValueError(f"{len(chosen)} actions for {self.size} games")
        shares = [chosen[share] for share in self._shares]
        self._all("check", shares)
        self._decisions += 1
        try:
            ended = self._all("step", shares)
        except BotFault:
            self._failed = True
            raise
        self._note(ended)
        return self.observations, self.masks, self.rewards, self.ends

    def scores(self) -> NDArray[np.int64]:
        """The points as they stand, a row for each game and a column for each seat: for rewards on the way."""
        return np.concatenate(self._all("scores"))

    def close(self) -> None:
        """Let the workers go. It is not needed: they go with the batch."""
        for hand in self._hands:
            hand.close()

    def _all(self, deed: str, given: Sequence[object] | None = None) -> list[Any]:
        """Have every part do something, and wait for all of them."""
        try:
            for number, hand in enumerate(self._hands):
                hand.begin(deed, *([] if given is None else [given[number]]))
            results = [hand.result() for hand in self._hands]
        except BaseException:  # interrupted: the parts would no longer be at the same step
            self.close()
            raise
        for result in results:
            if isinstance(result, Exception):
                raise result
        return results

    def _note(self, ended: list[Ended]) -> None:
        """How the games ended that did."""
        self.rewards.fill(0)
        self.ends.fill(False)
        self.lengths.fill(0)
        self.last_seen = {}
        for part in ended:
            for number, returns, seen in part:
                self.rewards[number] = returns if self.seat < 0 else returns[self.seat]
                self.ends[number] = True
                self.lengths[number] = self._decisions[number]
                self._decisions[number] = 0
                if seen:
                    self.last_seen[number] = np.frombuffer(seen, FLOAT32)


def made(game: Game | str, content: object, options: Mapping[str, object]) -> Game:
    """A game that is named, with its contents and options; one that is made has both already."""
    if isinstance(game, str):
        return make(game, content=content, **options)
    if content is not None or options:
        raise ValueError(f"{game!r} has its contents and options already: give its name, or make it with them")
    return game


def _part(game: Game, opponents: Opponents, seat: int, share: slice, arrays: Arrays) -> Part:
    return Part(game, seated(game, opponents, seat), share, arrays)


def seated(game: Game, opponents: Opponents, seat: int) -> list[Bot | None]:
    """Who sits where: None on the seats that are learnt for."""
    if opponents is None:
        return [None] * game.players
    if not 0 <= seat < game.players:
        raise ValueError(f"seat={seat}; it can be 0 to {game.players - 1}")
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    others = list(opponents) if several else [opponents] * (game.players - 1)  # type: ignore[arg-type]
    if len(others) != game.players - 1:
        raise ValueError(f"{len(others)} opponents for {game.players - 1} other seats")
    bots: list[Bot | None] = [bot_of(other, game) for other in others]  # type: ignore[arg-type]
    return [*bots[:seat], None, *bots[seat:]]


def bot_of(given: str | Named | Bot, game: Game) -> Bot:
    """A bot, or the one of that name."""
    if isinstance(given, Bot):
        return given
    bot = given.made(game) if isinstance(given, Named) else bot_for(given, game)
    if bot is None:
        raise ValueError(f"{given!r} is no bot")
    return bot


def _spelt_out(opponents: Opponents) -> Opponents:
    """The same opponents for another process, which may not know the names that were added in this one."""
    if isinstance(opponents, str):
        return named(opponents)
    if isinstance(opponents, Sequence):
        return [named(other) if isinstance(other, str) else other for other in opponents]
    return opponents
