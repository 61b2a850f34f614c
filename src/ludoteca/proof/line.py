"""A game that was played at random: a seed and what was decided, so that every proof looks at the same positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, house
from ludoteca.proof.case import Case, ProofError
from ludoteca.proof.fault import hold

MOST_DECISIONS: Final = 50_000  # a random game that takes longer never ends
MOST_DIGITS: Final = 38  # of a seed
MOST_SHOWN: Final = 60  # characters of a wrong line that are repeated
CHOOSING: Final = 1_000_000  # how far the chance of the players lies from that of the game


@dataclass(frozen=True)
class Line:
    """The seed of a game, and the decisions of its players up to some point."""

    case: Case
    seed: int
    actions: tuple[int, ...]

    def written(self) -> str:
        """The seed and the decisions, as `ludoteca prove --line` takes them."""
        return f"{self.seed}:{','.join(map(str, self.actions))}"

    @staticmethod
    def read(case: Case, text: str) -> Line:
        """The line that was written; `ProofError` where it is none, or cannot be played."""
        seed, colon, decisions = text.partition(":")
        words = [seed, *(decisions.split(",") if decisions else [])]
        if not colon or not all(word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS for word in words):
            raise ProofError(house("proof-line-form", {"given": text[:MOST_SHOWN]}))
        line = Line(case, int(seed), tuple(map(int, words[1:])))
        state = line.start()
        for number, action in enumerate(line.actions, 1):
            reason = state.why_illegal(action)
            if reason is not None:
                told: dict[str, int | str | Phrase] = {"number": number, "action": str(action)}
                raise ProofError(house("proof-line-illegal", {**told, "reason": reason.phrase}))
            state.apply(action)
        return line

    def start(self, *, events: bool = False) -> State:
        """The opening."""
        return self.case.made().start(self.seed, events=events)

    def positions(self, *, events: bool = False) -> Iterator[State]:
        """The same position at the start and after each action."""
        state = self.start(events=events)
        yield state
        for action in self.actions:
            state.apply(action)
            yield state

    def after(self, decisions: int, *, events: bool = False) -> State:
        """The position after so many decisions, played and not copied."""
        state = self.start(events=events)
        for action in self.actions[:decisions]:
            state.apply(action)
        return state

    def cut(self, decisions: int) -> Line:
        """Its beginning."""
        return Line(self.case, self.seed, self.actions[:decisions])


class Here:
    """A position of a line that a proof looks at. It is the played one: whoever changes something takes a twin."""

    def __init__(self, line: Line, number: int, state: State) -> None:
        self.line = line
        self.number = number  # how many decisions lie before it
        self.state = state
        self.action = line.actions[number] if number < len(line.actions) else -1  # what is played next; -1: nothing
        self.game = state.game
        self.seats = range(state.game.players)

    def twin(self, *, events: bool = False) -> State:
        """The same position, played anew: it shares nothing with this one."""
        return self.line.after(self.number, events=events)


@lru_cache(maxsize=512)
def random_line(case: Case, seed: int, choosing: int = CHOOSING) -> Line:
    """A game of that seed in which everybody chooses at random, to its end."""
    dice = Dice.seeded(seed + choosing)
    state = case.made().start(seed)
    actions: list[int] = []
    while not state.is_over:
        hold(len(actions) < MOST_DECISIONS, "ends-never", most=MOST_DECISIONS)
        actions.append(dice.choice(state.choices))
        state.apply(actions[-1])
    return Line(case, seed, tuple(actions))


def replayed(line: Line, actions: Sequence[int]) -> Line:
    """The line of the same seed with other actions, without those that are not legal then."""
    state = line.start()
    played: list[int] = []
    for action in actions:
        if action in state.choices:
            state.apply(action)
            played.append(action)
    return Line(line.case, line.seed, tuple(played))
