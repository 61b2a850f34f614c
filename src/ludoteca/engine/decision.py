"""What a game asks and what can be answered: each with everything that belongs to it, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase

if TYPE_CHECKING:
    from ludoteca.engine.game import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A question of a game: who may answer what, what the answer does, and how it is asked.

    A game lists its decisions; `state.asked` is the place in that list of the one that is open.
    """

    name: str = ""  # in the notation and in the observation

    def legal(self, state: S) -> list[int]:
        """The actions that the seat to move may choose, sorted."""
        raise NotImplementedError

    def play(self, state: S, action: int) -> None:
        """Carry out a legal action up to the next decision."""
        raise NotImplementedError

    def ask(self, state: S) -> Question:
        """What the seat to move is asked, and the rule that asks it."""
        raise NotImplementedError

    def could_choose(self, state: S) -> bool:
        """Whether a seat with a single choice is asked all the same: as far as the others know, it could have more.

        To go on without asking would tell them that it has not. It is worked out from what everybody knows, never
        from what is hidden, and only where there is a single choice; most decisions hide nothing that matters here.
        """
        return False

    def stuck(self, state: S) -> None:
        """What happens when there is nothing to choose; in most decisions there always is."""
        raise AssertionError(f"nothing to do in {state.notation()}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[S]):
    """A block of action ids that mean the same and differ in a number: which dock, which card, which seat.

    It stands apart from the decisions, because several of them may be answered by the same block: a card is played in
    a fight, before moving and as a reaction.
    """

    def __init__(self, first: int, size: int) -> None:
        self.first = first  # the id of number 0
        self.size = size

    def describe(self, state: S, number: int) -> Phrase:
        """What that action is, legal or not."""
        raise NotImplementedError

    def refuse(self, state: S, number: int) -> Reason:
        """Why it is not legal now."""
        raise NotImplementedError
