"""What a seat may be asked before long, and what it could answer: seen in games that go on from what it knows."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase
from ludoteca.table.deeds import answers

WORLDS: Final = 12  # in which the game goes on
FAR: Final = 120  # decisions in each of them
ASKED: Final = 3  # times that the seat is asked in each of them
MOST_QUESTIONS: Final = 12
MOST_ANSWERS: Final = 120  # to one question


class Foreseen(NamedTuple):
    """A question that may come, and its answers by what they are called, the likeliest first."""

    question: str
    phrase: Phrase
    window: str  # outside the seat's own turn; empty: in it
    skip: str  # what the answer is called that lets it go by; empty: there is none
    answers: dict[str, Phrase]


class _Tally:
    def __init__(self, phrase: Phrase, window: str) -> None:
        self.phrase = phrase
        self.window = window
        self.skip = ""
        self.times = 0
        self.answers: dict[str, Phrase] = {}
        self.seen: Counter[str] = Counter()


def foreseen(state: State, seat: int) -> list[Foreseen]:
    """The questions that may come, the likeliest first; it hangs on what the seat knows alone."""
    found: dict[str, _Tally] = {}
    for seed in range(WORLDS):
        _go_on(state.redeal(seat, seed), seat, Dice.seeded(seed), found)
    likely = sorted(found.items(), key=lambda item: (-item[1].times, item[0]))[:MOST_QUESTIONS]
    return [
        Foreseen(
            name,
            tally.phrase,
            tally.window,
            tally.skip,
            {called: tally.answers[called] for called, _ in tally.seen.most_common(MOST_ANSWERS)},
        )
        for name, tally in likely
    ]


def _go_on(world: State, seat: int, dice: Dice, found: dict[str, _Tally]) -> None:
    """Play on at random, and note whatever the seat is asked."""
    asked = 0
    for _ in range(FAR):
        if world.is_over or asked == ASKED:
            return
        if world.to_move == seat:
            asked += 1
            _note(world, found)
        world.advance(dice.choice(world.choices))


def _note(world: State, found: dict[str, _Tally]) -> None:
    name, question = world.game.decisions[world.asked].name, world.question()
    tally = found.setdefault(name, _Tally(question.phrase, question.window))
    tally.times += 1
    for called, action in answers(world).items():
        tally.answers.setdefault(called, world.describe(action))
        tally.seen[called] += 1
        if action == question.skip:
            tally.skip = called
