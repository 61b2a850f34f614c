"""A lane: one game after the other for one learner, with bots on the other seats. Compiled, and free of NumPy.

A lane writes what its learner sees into memory that somebody else has allocated, so that a batch of them costs little
more than the rules.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.bots.base import Bot, fresh_seed
from ludoteca.bots.driver import Driver
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import IllegalAction
from ludoteca.engine.game import Game, State
from ludoteca.engine.rising import holds
from ludoteca.engine.row import Row

TOGETHER: Final = 8  # observations that are handed over at once: few enough to stay in the processor's cache


@final
class Lane:
    """Games with the same options, one after the other; `bots` has None for each seat that is learnt for."""

    def __init__(self, game: Game, bots: list[Bot | None], seed: int) -> None:
        self.game = game
        self.driver = Driver(bots, seed)  # it counts on from game to game, so that the bots' chance does not repeat
        self.dice = Dice.seeded(seed)  # of the games to come
        self.taste = Dice.seeded(seed ^ _TASTE)  # of `sample`
        self.state: State = game.start(seed)
        self._come_to_a_decision()

    def next_game(self) -> None:
        """Open the next game, up to the first decision of a learner."""
        self.state = self.game.start(fresh_seed(self.dice))
        self._come_to_a_decision()

    def play(self, action: int) -> None:
        """Play a legal action and let the bots answer, up to the next decision of a learner or the end."""
        self.driver.decided(self.state, action)
        self.driver.play(self.state)

    def _come_to_a_decision(self) -> None:
        self.driver.play(self.state)
        while self.state.to_move < 0:  # over before the learner was asked anything
            self.state = self.game.start(fresh_seed(self.dice))
            self.driver.play(self.state)


def check(lanes: list[Lane], actions: list[int]) -> None:
    """Refuse actions of which one is illegal, before any is played."""
    for number in range(len(lanes)):
        state = lanes[number].state
        if not holds(state.choices, actions[number]):
            reason = state.why_illegal(actions[number])
            assert reason is not None
            raise IllegalAction(reason)


def sample(lanes: list[Lane]) -> list[int]:
    """A legal action for each lane, all equally likely."""
    return [lane.taste.choice(lane.state.choices) for lane in lanes]


@final
class Display:
    """What the learners of some lanes see, written into memory that somebody else has allocated."""

    def __init__(
        self, game: Game, learner: int, size: i64, observations: memoryview, masks: memoryview, seats: memoryview
    ) -> None:
        self.learner = learner  # the only seat that is learnt for; -1: every seat is
        self.observations = observations  # a row of float32 numbers for each lane
        self.masks = masks  # a byte for each action in each lane, 1 if it is legal
        self.seats = seats  # a byte for each lane: whose decision it is
        self.seen: i64 = 4 * game.observation_length
        self.actions: i64 = game.num_actions
        self._legal = vec[u8](bytes(size * self.actions))  # what is written into `masks`
        self._shown: list[list[int]] = [_NONE] * size  # the actions that are marked there, by lane
        self._asked = vec[u8](bytes(size))  # what is written into `seats`

    def show(self, lanes: list[Lane]) -> None:
        """Write everything."""
        row = Row()
        number: i64
        for number in range(len(lanes)):
            self._write(number, lanes[number].state, row)
        self._finish(len(lanes), row)

    def step(self, lanes: list[Lane], actions: list[int]) -> list[tuple[int, list[float], bytes]]:
        """Play a legal action in each lane and write what follows, while the position is in the processor's cache.

        Those whose game ended, with its returns and what the learner saw last: they stand in their next game.
        """
        row = Row()
        ended: list[tuple[int, list[float], bytes]] = []
        number: i64
        for number in range(len(lanes)):
            lane = lanes[number]
            lane.play(actions[number])
            if lane.state.to_move < 0:
                ended.append((number, lane.state.returns(), self._last_seen(lane.state)))
                lane.next_game()
            self._write(number, lane.state, row)
        self._finish(len(lanes), row)
        return ended

    def _last_seen(self, state: State) -> bytes:
        if self.learner < 0:
            return b""
        row = Row()
        state._observe(self.learner, row)
        return row.taken()

    def _write(self, number: i64, state: State, row: Row) -> None:
        seat = state.to_move
        self._asked[number] = u8(seat)
        self._mark(number, state.choices)
        state._observe(seat, row)
        if number % TOGETHER == TOGETHER - 1:
            self._hand_over(row, number + 1 - TOGETHER, number + 1)

    def _finish(self, size: i64, row: Row) -> None:
        self._hand_over(row, size - size % TOGETHER, size)
        self.masks[:] = self._legal
        self.seats[:] = self._asked

    def _mark(self, number: i64, choices: list[int]) -> None:
        """Show these actions of a lane instead of those shown before."""
        legal = self._legal
        first = number * self.actions
        action: i64
        for action in self._shown[number]:
            legal[first + action] = 0
        for action in choices:
            legal[first + action] = 1
        self._shown[number] = choices

    def _hand_over(self, row: Row, begun: i64, ended: i64) -> None:
        self.observations[begun * self.seen : ended * self.seen] = row.taken()


_NONE: Final[list[int]] = []
_TASTE: Final = 0x7A57E << 64  # what tells the dice of a lane's taste from those of its games
