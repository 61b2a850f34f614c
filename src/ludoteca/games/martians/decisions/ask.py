"""What the decisions of Martians!!! and their answers have in common."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import TARGET, WINDOW, Question
from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.content import NONE
from ludoteca.games.martians.ids import PASS
from ludoteca.games.martians.phrases import Args, say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.turn import go_on

About = Callable[[MartiansState, int], Args]


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

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """Why something of the block that it asks for cannot be chosen."""
        raise NotImplementedError

    def refuse_card(self, state: MartiansState, card: int) -> Reason:
        """Why a card cannot be played."""
        return not_now(state)

    def refuse_weapon(self, state: MartiansState, weapon: int) -> Reason:
        """Why a weapon cannot be used."""
        return not_now(state)

    def refuse_cell(self, state: MartiansState, cell: int) -> Reason:
        """Why a square cannot be named."""
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


def about_card(state: MartiansState, key: str, args: Args | None = None, rule: str = "") -> Question:
    """A question of the card being resolved, or of a rule about it."""
    card = state.terms.cards[state.played]
    return Question(rule or card.rule, say(key, {"card": card.said(), **(args or {})}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Answer[MartiansState]):
    """Actions that are called by the key of a phrase and what it is about; the open decision says why not."""

    def __init__(self, first: int, size: int, key: str, about: About | None = None, asked: int = NONE) -> None:
        super().__init__(first, size)
        self.key = key
        self.about = about
        self.asked = asked  # where it is chosen from; NONE: in several decisions, or never refused there

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """What it is called, with what it is about."""
        return say(self.key, None if self.about is None else self.about(state, number))

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """What the decision says, or that another question is open."""
        return asked_now(state).why_not(state, number) if state.asked == self.asked else not_now(state)
