"""A lane: one game after the other for one learner, with bots on the other seats. Compiled, and free of NumPy.

A lane writes what its learner sees into memory that somebody else has allocated, so that a batch of them costs little
more than the rules.
"""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter

from ludoteca.bots.base import Bot, ask, fresh_seed
from ludoteca.bots.random import RandomBot
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import IllegalAction
from ludoteca.engine.game import Game, State
from ludoteca.engine.row import Row


@final
class Lane:
    """Games with the same options, one after the other; `bots` has None for each seat that is learnt for."""

    def __init__(self, game: Game, bots: list[Bot | None], seed: int) -> None:
        self.game = game
        self.bots = bots
        self.dice = Dice.seeded(seed)
        self.state: State = game.start(seed)
        self._come_to_a_decision()

    def next_game(self) -> None:
        """Open the next game, up to the first decision of a learner."""
        self.state = self.game.start(fresh_seed(self.dice))
        self._come_to_a_decision()

    def play(self, action: int) -> None:
        """Play a legal action and let the bots answer, up to the next decision of a learner or the end."""
        self.state.advance(action)
        self._let_bots_play()

    def _come_to_a_decision(self) -> None:
        self._let_bots_play()
        while self.state.to_move < 0:  # over before the learner was asked anything
            self.state = self.game.start(fresh_seed(self.dice))
            self._let_bots_play()

    def _let_bots_play(self) -> None:
        state = self.state
        while state.to_move >= 0:
            bot = self.bots[state.to_move]
            if bot is None:
                return
            if isinstance(bot, RandomBot):
                state.advance(self.dice.choice(state.choices))  # it looks at nothing, so nothing need be hidden
            else:
                state.advance(ask(bot, state, fresh_seed(self.dice)))


def check(lanes: list[Lane], actions: list[int]) -> None:
    """Refuse actions of which one is illegal, before any is played."""
    for number in range(len(lanes)):
        state = lanes[number].state
        if actions[number] not in state.choices:
            reason = state.why_illegal(actions[number])
            assert reason is not None
            raise IllegalAction(reason)


def sample(lanes: list[Lane], dice: Dice) -> list[int]:
    """A legal action for each lane, all equally likely."""
    return [dice.choice(lane.state.choices) for lane in lanes]


def step(lanes: list[Lane], actions: list[int]) -> list[tuple[int, list[float]]]:
    """Play a legal action in each lane. Those whose game ended, with its returns: they stand in their next game."""
    ended: list[tuple[int, list[float]]] = []
    for number in range(len(lanes)):
        lane = lanes[number]
        lane.play(actions[number])
        if lane.state.to_move < 0:
            ended.append((number, lane.state.returns()))
            lane.next_game()
    return ended


def show(lanes: list[Lane], observations: memoryview, masks: memoryview, seats: memoryview) -> None:
    """Write what each learner sees, a byte for each of its actions, 1 if it is legal, and its seat into such memory."""
    game = lanes[0].game
    seen = 4 * game.observation_length
    actions = game.num_actions
    barred = bytes(actions)
    row = Row()
    mask = BytesWriter()
    for number in range(len(lanes)):
        state = lanes[number].state
        seat = state.to_move
        seats[number] = seat
        state._observe(seat, row)
        observations[number * seen : (number + 1) * seen] = row.taken()
        mask.truncate(0)
        mask.write(barred)
        for action in state.choices:
            mask[action] = 1
        masks[number * actions : (number + 1) * actions] = mask.getvalue()
