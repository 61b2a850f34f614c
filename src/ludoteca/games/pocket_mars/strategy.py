"""What a bot believes is good at Pocket Mars: colonists on their way, both bonuses, room above, and cards that land."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Level, Strategy
from ludoteca.games.pocket_mars.cards import LAND
from ludoteca.games.pocket_mars.classic import PocketMarsClassic
from ludoteca.games.pocket_mars.content import CONSTRUCTION
from ludoteca.games.pocket_mars.learned import LEARNED
from ludoteca.games.pocket_mars.policy import Policy
from ludoteca.games.pocket_mars.position import (
    ASK_ABILITY,
    ASK_DROP,
    ASK_FILL,
    ASK_OPENING,
    ASK_PART,
    ASK_TURN,
    PocketMarsState,
)

LEVELS: Final = {  # luck decides much here, and more thought little: what makes a level weaker is what it overlooks
    "easy": Level(24, temperature=6.0, guesses=1, favour=1.5),
    "medium": Level(48, temperature=2.4, guesses=2, favour=0.5),
    "hard": Level(96, temperature=1.4),
    "expert": Level(2000),
}
_ASKED: Final = {ASK_TURN: 0, ASK_OPENING: 1, ASK_FILL: 1, ASK_DROP: 2}


class PocketMarsStrategy(PocketMarsClassic):
    """What has proved better than the classic beliefs."""

    def __init__(self, solo: bool = False) -> None:
        self._solo = solo
        self.policy = Policy(LEARNED[:])

    def level(self, name: str) -> Level:
        """As calibrated in the arena; alone nothing was."""
        return super().level(name) if self._solo else LEVELS[name]

    def priors(self, state: State) -> list[float]:
        """As the learned policy says, where it has learned."""
        assert isinstance(state, PocketMarsState)
        question = question_of(state)
        return super().priors(state) if question < 0 else self.policy.shares(state, question)


def question_of(state: PocketMarsState) -> int:
    """Which of the questions that the policy has learned is asked; -1: none."""
    if state.terms.solo:
        return -1
    asked = state.asked
    if asked == ASK_PART and state.terms.texts.part[state.part] is LAND:
        return 3
    if asked == ASK_ABILITY and state.terms.kind[state.played] == CONSTRUCTION:
        return 3
    return _ASKED.get(asked, -1)


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return PocketMarsStrategy(game.players == 1)
