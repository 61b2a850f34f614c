"""A lane: one game after the other for one learner, with bots on the other seats. Compiled, and free of NumPy.

A lane writes what its learner sees into buffers that somebody else has allocated, so that a batch of them costs little
more than the rules.
"""

from __future__ import annotations

from typing import final

from ludoteca.bots.base import Bot, ask, fresh_seed
from ludoteca.bots.random import RandomBot
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import IllegalAction
from ludoteca.engine.game import Game, State
from ludoteca.engine.row import Buffer, Row


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


def step(
    lanes: list[Lane],
    actions: list[int],
    seat: int,
    observations: Buffer,
    masks: Buffer,
    rewards: Buffer,
    ends: Buffer,
    seats: Buffer,
) -> None:
    """Play a legal action in each lane; one whose game has ended goes on to its next. `seat` is -1 if all learn."""
    players = lanes[0].game.players
    for number in range(len(lanes)):
        lane = lanes[number]
        lane.play(actions[number])
        if lane.state.to_move < 0:
            ends[number] = True
            returns = lane.state.returns()
            if seat >= 0:
                rewards[number] = returns[seat]
            else:
                for other in range(players):
                    rewards[number * players + other] = returns[other]
            lane.next_game()
    show(lanes, observations, masks, seats)


def show(lanes: list[Lane], observations: Buffer, masks: Buffer, seats: Buffer) -> None:
    """Write what each learner sees and may do into buffers that are all zero."""
    actions = lanes[0].game.num_actions
    row = Row(observations, 0)
    for number in range(len(lanes)):
        state = lanes[number].state
        seat = state.to_move
        seats[number] = seat
        state._observe(seat, row)
        first = number * actions
        for action in state.choices:
            masks[first + action] = True
