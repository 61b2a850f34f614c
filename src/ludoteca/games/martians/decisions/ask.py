"""What the decisions of Martians!!! have in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import TARGET, WINDOW, Question
from ludoteca.games.martians.ids import PASS
from ludoteca.games.martians.phrases import Args, say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.turn import go_on


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Decision[MartiansState]):
    """A decision: after what is chosen comes whatever needs none."""

    passing: str = "pass"  # the keys of what to pass, to roll and to name a square are called in it
    rolling: str = "roll-move"
    square: str = "choose-cell"

    def play(self, state: MartiansState, action: int) -> None:
        """The choice, and whatever follows from it."""
        if state.round < 0:  # R57: something happens, and whoever has passed before may have another mind
            state.quiet = False
        self.take(state, action)
        go_on(state)

    def take(self, state: MartiansState, action: int) -> None:
        """What the choice itself does."""
        raise NotImplementedError

    def refuse_card(self, state: MartiansState, card: int) -> Reason:
        """Why a card cannot be played."""
        return not_now(state)

    def refuse_weapon(self, state: MartiansState, weapon: int) -> Reason:
        """Why a weapon cannot be used."""
        return not_now(state)


def asked_now(state: MartiansState) -> Ask:
    """The decision that is open."""
    found = state.decision()
    assert isinstance(found, Ask)
    return found


def not_now(state: MartiansState) -> Reason:
    """Another question is open."""
    asked = state.question()
    return Reason(asked.rule, say("no-not-now", {"question": asked.phrase}))


def outside(state: MartiansState, asked: Question, aimed: bool) -> Question:
    """R59: outside its own turn a seat may let its screen pass; `aimed`: it is the target, or has its last chance."""
    if state.to_move != state.active:
        asked.window = TARGET if aimed else WINDOW
        asked.skip = PASS
    return asked


def about_card(state: MartiansState, key: str, args: Args | None = None) -> Question:
    """A question of the card being resolved."""
    card = state.terms.cards[state.played]
    filled: Args = {"card": card.said()}
    if args is not None:
        filled.update(args)
    return Question(card.rule, say(key, filled))
