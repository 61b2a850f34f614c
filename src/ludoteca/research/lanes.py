"""A lane: one game after the other for a learner, with bots on other seats. Compiled, and free of NumPy.

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

EVERY: Final = -1  # in the place of a seat: each of them is learnt for
TOGETHER: Final = 8  # observations that are handed over at once: few enough to stay in the processor's cache


Ended = tuple[int, int, int, list[float], bytes]
"""A game that has ended: its lane, the learner's seat and decisions, the returns, and what the one learner saw last."""


@final
class Seating:
    """Who sits where: `bots` has None for each seat that somebody else decides for, the learner or another."""

    def __init__(self, bots: list[Bot | None], learner: int) -> None:
        self.bots = bots
        self.learner = learner  # the seat that is learnt for; EVERY: all of them are


@final
class Lane:
    """Games with the same options, one after the other, with one seating after the other."""

    def __init__(self, game: Game, seatings: list[Seating], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.seatings = seatings
        self.number = seed % len(seatings)  # of the game: lanes side by side begin with different seats
        self.learner = seatings[self.number].learner
        self.driver = Driver(seatings[self.number].bots, seed)
        self.dice = Dice.seeded(seed)  # of the games to come
        self.taste = Dice.seeded(seed ^ _TASTE)  # of `sample`
        self.length: i64 = 0  # decisions of the learner in this game
        self.state: State = game.start(seed)
        self.last = self.state  # how the game before ended
        self._come_to_a_decision()

    def next_game(self) -> None:
        """Open the next game, up to the first decision of somebody who is no bot."""
        self.last = self.state
        self.length = 0
        if len(self.seatings) > 1:
            self._change_seats()
        self.state = self.game.start(fresh_seed(self.dice))
        self._come_to_a_decision()

    def play(self, action: int) -> None:
        """Play a legal action and let the bots answer, up to the next decision of somebody else or the end."""
        if self.learner < 0 or self.state.to_move == self.learner:
            self.length += 1
        self.driver.decided(self.state, action)
        self.driver.play(self.state)

    def _change_seats(self) -> None:
        self.number = (self.number + 1) % len(self.seatings)
        self.learner = self.seatings[self.number].learner
        made = self.driver.decisions  # counted on from game to game, so that the bots' chance does not repeat
        self.driver = Driver(self.seatings[self.number].bots, self.seed)
        self.driver.decisions = made

    def _come_to_a_decision(self) -> None:
        self.driver.play(self.state)
        while self.state.to_move < 0:  # over before anybody but the bots was asked anything
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


def seen_by(state: State, seats: list[int]) -> bytes:
    """What these seats see, one after the other."""
    row = Row()
    for seat in seats:
        state._observe(seat, row)
    return row.taken()


@final
class Display:
    """What the learners of some lanes see, written into memory that somebody else has allocated."""

    def __init__(
        self,
        game: Game,
        size: i64,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        learners: memoryview,
    ) -> None:
        self.observations = observations  # a row of float32 numbers for each lane
        self.masks = masks  # a byte for each action in each lane, 1 if it is legal
        self.seats = seats  # a byte for each lane: whose decision it is
        self.learners = learners  # likewise: which seat is learnt for
        self.seen: i64 = 4 * game.observation_length
        self.actions: i64 = game.num_actions
        self._legal = vec[u8](bytes(size * self.actions))  # what is written into `masks`
        self._shown: list[list[int]] = [_NONE] * size  # the actions that are marked there, by lane
        self._asked = vec[u8](bytes(size))  # what is written into `seats`
        self._learning = vec[u8](bytes(size))  # what is written into `learners`

    def show(self, lanes: list[Lane]) -> None:
        """Write everything."""
        row = Row()
        number: i64
        for number in range(len(lanes)):
            self._learning[number] = u8(lanes[number].learner & 0xFF)
            self._write(number, lanes[number].state, row)
        self._finish(len(lanes), row)
        self.learners[:] = self._learning

    def step(self, lanes: list[Lane], actions: list[int]) -> list[Ended]:
        """Play a legal action in each lane and write what follows, while the position is in the processor's cache.

        Those whose game ended: they stand in their next game.
        """
        row = Row()
        ended: list[Ended] = []
        number: i64
        for number in range(len(lanes)):
            lane = lanes[number]
            lane.play(actions[number])
            if lane.state.to_move < 0:
                self._end(number, lane, ended)
            self._write(number, lane.state, row)
        self._finish(len(lanes), row)
        if ended:
            self.learners[:] = self._learning
        return ended

    def step_some(self, lanes: list[Lane], numbers: list[int], actions: list[int]) -> list[Ended]:
        """The same in some of the lanes."""
        row = Row()
        ended: list[Ended] = []
        place: i64
        for place in range(len(numbers)):
            number: i64 = numbers[place]
            lane = lanes[number]
            lane.play(actions[place])
            if lane.state.to_move < 0:
                self._end(number, lane, ended)
            self._asked[number] = u8(lane.state.to_move)
            self._mark(number, lane.state.choices)
            lane.state._observe(lane.state.to_move, row)
            self._hand_over(row, number, number + 1)
        self.masks[:] = self._legal
        self.seats[:] = self._asked
        self.learners[:] = self._learning
        return ended

    def _end(self, number: i64, lane: Lane, ended: list[Ended]) -> None:
        """Note how a game ended in which the learner was asked anything, and go on to the next."""
        if lane.length > 0:
            seen = b"" if lane.learner < 0 else seen_by(lane.state, [lane.learner])
            ended.append((number, lane.learner, lane.length, lane.state.returns(), seen))
        lane.next_game()
        self._learning[number] = u8(lane.learner & 0xFF)

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
