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

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, Named
from ludoteca.engine.errors import IllegalAction
from ludoteca.engine.game import Game
from ludoteca.engine.shelf import make
from ludoteca.engine.vector import FLOAT32
from ludoteca.research.crew import Hand, Own, Worker
from ludoteca.research.lanes import EVERY, Ended
from ludoteca.research.names import view
from ludoteca.research.opponents import Opponents, Others, Policy, fault_of, others_of, seatings
from ludoteca.research.part import Arrays, Memory, Part, own_arrays


class Episode(NamedTuple):
    """A game of a batch that has ended."""

    number: int  # its place in the batch
    seat: int  # the learner's; -1: every seat was learnt for
    length: int  # decisions of the learner
    returns: list[float]  # of all seats
    opponents: tuple[str, ...]  # what is called whoever sat on each seat; empty where it was learnt for


class Batch:
    """`size` games of the same kind, stepped together.

    Without `opponents` every seat is learnt for: each step is one decision of whoever is to move (`seats`), and
    `rewards` has a row for each game with the returns of all its seats. With `opponents` (the name of a bot such as
    `"greedy"`, `"search:100"` or `"mypackage.bots:Net?depth=3"`, a bot, a policy, or one of these for each other seat)
    only `seat` is learnt for, and `rewards` has a number for each game. With `seat="rotate"` that is another seat in
    each game (`learners`), and all of them equally often. A policy is a function of observations and masks, a row for
    each game that waits for it, such as a frozen copy of what is being trained; it is always asked in this process. An
    opponent that fails is nobody to learn from: `BotFault` is raised, and only `reset` leads on.

    Where a game ends, `ends` is True, `rewards` tell how it ended, and what is seen is already the next game. The
    arrays are always the same ones; copy what you keep. Of the games that have just ended, `episodes` tells the rest,
    `lengths` how many decisions of the learner each took, and `last_seen`, by the number of the game, what the learner
    saw at its end; without `opponents` that has a row for each seat. `deciders` are the seats that have just acted.

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
        seat: int | str = 0,
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
        self.seat = seat if opponents is not None else EVERY
        self._others = others_of(game, opponents)
        bots = None if self._others is None else self._others.bots
        self.seatings = seatings(game, bots, seat)
        self._called = {each.learner: _names(self._others, each.learner, game) for each in self.seatings}
        self._asks = self._others is not None and any(policy is not None for policy in self._others.policies)
        self._failed = True  # until all games stand at a decision of the learner
        memory = Memory(game, size) if workers > 1 else None
        arrays = memory.arrays() if memory is not None else own_arrays(game, size)
        self.observations, self.masks, self.seats, self.learners = arrays
        learns_all = self._others is None
        self.rewards: NDArray[np.float32] = np.zeros((size, game.players) if learns_all else size, np.float32)
        self.ends: NDArray[np.bool_] = np.zeros(size, np.bool_)
        self.lengths: NDArray[np.int64] = np.zeros(size, np.int64)
        self.deciders: NDArray[np.int8] = np.full(size, EVERY, np.int8)
        self.episodes: list[Episode] = []
        self._last_seen: dict[int, NDArray[np.float32]] | None = {}
        bounds = [size * number // workers for number in range(workers + 1)]
        self._spans = [range(first, end) for first, end in pairwise(bounds)]
        self._shares = [slice(span.start, span.stop) for span in self._spans]
        parts = [partial(_part, game, bots, seat, share) for share in self._shares]
        self._hands: list[Hand] = [] if memory is None else [Worker(part, memory) for part in parts[:-1]]
        self._hands.append(Own(parts[-1](arrays)))  # the last: it works while the others do
        self.reset(seed)

    @property
    def bots(self) -> list[Bot | None]:
        """Who sits where in the first game of the first seating: None where no bot does."""
        return self.seatings[0].bots

    @property
    def last_seen(self) -> dict[int, NDArray[np.float32]]:
        """What was seen at the end of the games that have just ended: by the learner, or in a row for each seat."""
        if self._last_seen is None:
            ended = [(np.flatnonzero(self.ends[share]) + share.start).tolist() for share in self._shares]
            seen = chain.from_iterable(self._all("last_seen", ended))
            shape = (self.game.players, self.game.observation_length)
            self._last_seen = {number: np.frombuffer(row, FLOAT32).reshape(shape) for number, row in seen}
        return self._last_seen

    def view(self) -> dict[str, NDArray[np.float32]]:
        """The observations by name, as views of the same numbers: `batch.view()["hold"]`, the games in rows."""
        return view(self.game, self.observations)

    def reset(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Open every game anew; the one at place i has the seed that is i higher."""
        self._failed = True
        self._all("reset", [seed] * len(self._hands))
        self.deciders.fill(EVERY)
        self._note([])
        self._let_policies_play()
        self._failed = False
        return self.observations, self.masks

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely: for random play, and for exploring."""
        return np.concatenate(self._all("sample"))

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Play an action in each game. If one is illegal, `IllegalAction` says why and none is played."""
        if self._failed:
            raise RuntimeError("an opponent has failed, and its game does not go on: reset() opens all games anew")
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.size:
            raise ValueError(f"{len(chosen)} actions for {self.size} games")
        shares = [chosen[share] for share in self._shares]
        self._all("check", shares)
        self.deciders[:] = self.seats
        try:
            self._note(chain.from_iterable(self._all("step", shares)))
            self._let_policies_play()
        except Exception:
            self._failed = True
            raise
        return self.observations, self.masks, self.rewards, self.ends

    def scores(self) -> NDArray[np.int64]:
        """The points as they stand, a row for each game and a column for each seat: for rewards on the way."""
        return np.concatenate(self._all("scores"))

    def close(self) -> None:
        """Let the workers go. It is not needed: they go with the batch."""
        for hand in self._hands:
            hand.close()

    def _let_policies_play(self) -> None:
        """Ask the policies, each for all games that wait for it, until every game waits for the learner."""
        while self._asks:
            waiting = np.flatnonzero(self.seats != self.learners).tolist()
            if not waiting:
                break
            asked: dict[int, tuple[Policy, list[int]]] = {}
            for number in waiting:
                policy = self._policy_of(number)
                asked.setdefault(id(policy), (policy, []))[1].append(number)
            chosen: dict[int, int] = {}
            for policy, numbers in asked.values():
                chosen.update(zip(numbers, self._answers(policy, numbers), strict=True))
            shares = [{number: chosen[number] for number in sorted(chosen) if number in span} for span in self._spans]
            try:
                ended = self._all("step_some", shares)
            except IllegalAction as wrong:
                first = next(number for number in waiting if not self._allows(number, chosen[number]))
                seat = int(self.seats[first])
                raise fault_of(self._policy_of(first), seat, chosen[first], wrong.reason) from wrong
            self._add(chain.from_iterable(ended))

    def _policy_of(self, number: int) -> Policy:
        """The policy that a game waits for."""
        assert self._others is not None
        policy = self._others.policy_at(int(self.seats[number]), int(self.learners[number]))
        assert policy is not None
        return policy

    def _allows(self, number: int, action: int) -> bool:
        return 0 <= action < self.game.num_actions and bool(self.masks[number, action])

    def _answers(self, policy: Policy, numbers: list[int]) -> list[int]:
        said = np.asarray(policy(self.observations[numbers], self.masks[numbers]))
        if said.shape != (len(numbers),):
            raise ValueError(f"a policy has answered with the shape {said.shape} for {len(numbers)} games")
        answers: list[int] = said.tolist()
        return answers

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

    def _note(self, ended: Iterable[Ended]) -> None:
        """How the games ended that did, and nothing else."""
        self.rewards.fill(0)
        self.ends.fill(False)
        self.lengths.fill(0)
        self.episodes = []
        self._last_seen = {}
        self._add(ended)

    def _add(self, ended: Iterable[Ended]) -> None:
        for number, seat, length, returns, seen in ended:
            self.rewards[number] = returns if seat < 0 else returns[seat]
            self.ends[number] = True
            self.lengths[number] = length
            self.episodes.append(Episode(number, seat, length, returns, self._called[seat]))
            if seat < 0:
                self._last_seen = None  # it is a row for each seat, and looked at if anybody asks
            elif self._last_seen is not None:
                self._last_seen[number] = np.frombuffer(seen, FLOAT32)


def made(game: Game | str, content: object, options: Mapping[str, object]) -> Game:
    """A game that is named, with its contents and options; one that is made has both already."""
    if isinstance(game, str):
        return make(game, content=content, **options)
    if content is not None or options:
        raise ValueError(f"{game!r} has its contents and options already: give its name, or make it with them")
    return game


def _names(others: Others | None, learner: int, game: Game) -> tuple[str, ...]:
    return ("",) * game.players if others is None else others.names(learner)


def _part(game: Game, bots: list[Named | Bot | None] | None, seat: int | str, share: slice, arrays: Arrays) -> Part:
    return Part(game, seatings(game, bots, seat), share, arrays)
