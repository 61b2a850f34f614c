"""What a review consists of: a piece for each decision of the game, each worked out by itself, in any order.

A piece hangs on the record, its number, and the budget with its seed: whoever works it out finds the same.
So pieces can be shared out among workers, kept one by one, and what is missing after a crash is worked out again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.engine.phrase import Phrase

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
ONLY: Final = "only"  # there was nothing to choose
DOUBT: Final = 0.02  # of the chance to win: what costs so much is doubtful
WRONG: Final = 0.05  # a mistake
BAD: Final = 0.12  # a blunder
VERDICTS: Final = (ONLY, BEST, GOOD, DOUBTFUL, MISTAKE, BLUNDER)


class Choice(NamedTuple):
    """What the deciding seat could expect of one legal choice, as it knew the game."""

    action: int
    chance: float  # of the deciding seat to win, from 0 to 1
    low: float  # a 95% interval of it
    high: float
    expected: float  # the return of the deciding seat
    points: float  # its score at the end
    chances: tuple[float, ...]  # of every seat; of those who play as one, the same for each
    games: int  # imagined games, or ways through it: how well it was looked at


class Reason(NamedTuple):
    """Why one choice is better than another: a sentence, and what it leads to."""

    phrase: Phrase
    worth: Phrase | None = None  # the points with which the games end; None where there are none to speak of


class Judgement(NamedTuple):
    """What is said of what a seat did, by what it knew."""

    seat: int
    action: int  # that was played
    choices: tuple[Choice, ...]  # the best first
    verdict: str  # one of `VERDICTS`
    cost: float  # of the chance to win, from 0 on: what the best choice promised more
    low: float  # a 95% interval of the cost, worlds and chance being the same for both
    high: float
    skill: tuple[float, ...]  # what the choice did to the chance of every seat, measured by the best one
    line: tuple[int, ...] = ()  # the actions that the search expects from the best choice on, that first
    why: Reason | None = None  # what speaks for the best choice; None where nothing was lost


class Piece(NamedTuple):
    """All that is worked out for one decision: the position before it, and the choice."""

    number: int  # of the decision in the record, from 0 on
    open: tuple[float, ...]  # the chance of every seat with open cards, before the decision
    error: float  # the standard error of these
    judgement: Judgement


class Opened(NamedTuple):
    """Chances with open cards at one position: of every seat, and their standard error."""

    chances: tuple[float, ...]
    error: float
