"""A bot that reads and writes: a language model on any seat, in simulations and arenas as everywhere else."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable

from ludoteca.agents.answers import read_answer, reason_of, refusal_text
from ludoteca.agents.view import heard, rules_text, seat_text
from ludoteca.bots import Bot, Misanswer
from ludoteca.engine.errors import IllegalAction, Reason, UnknownAction
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, house
from ludoteca.words import languages, say

RETRIES = 2
SHOWN = 500  # characters of a wrong answer that are said back


class TextBot(Bot):
    """Is told everything in text and answers in text; whoever makes one fills in `answer`.

    What it says may be the words or the number of a choice. An answer that is none is refused, with the rule that
    forbids it, and asked for again, so many times; then it counts as an illegal answer by that rule (`BotFault`).
    """

    def __init__(self, lang: str = "en", retries: int = RETRIES, rulebook: bool = False) -> None:
        super().__init__()
        self.lang = languages.of(lang).code
        self.retries = max(0, retries)
        self.rulebook = rulebook  # whether every text begins with the rulebook
        self.refusals: Counter[str] = Counter()  # answers that were none, by the id of the rule; empty: unreadable

    @abstractmethod
    def answer(self, text: str) -> str:
        """What it says to a text."""

    def choose(self, world: State, seed: int) -> int:
        """Ask until the answer is a legal action; `Misanswer` when it has been none too often."""
        asked = told = self.prompt(world)
        for left in range(self.retries, -1, -1):
            said = self.answer(told)
            if not isinstance(said, str):
                error: IllegalAction | UnknownAction = UnknownAction(house("agents-no-text"))
            else:
                try:
                    return read_answer(world, said, self.lang)
                except (IllegalAction, UnknownAction) as wrong:
                    error = wrong
            reason = reason_of(error)
            self.refusals[reason.rule] += 1
            if left == 0:
                raise Misanswer(_quoted(said), _brief(error, reason)) from error
            said_back = say(HOUSE, "agents-said", self.lang, said=_quoted(said))
            told = f"{asked}\n\n{said_back}\n{refusal_text(world, error, self.lang)}"
        raise AssertionError

    def prompt(self, world: State) -> str:
        """What it is told when it is asked."""
        seat = world.to_move
        told = seat_text(world, seat, self.lang, heard(world.events, seat, self.lang))
        return f"{rules_text(world.game.name, self.lang)}\n\n{told}" if self.rulebook else told


class SpokenBot(TextBot):
    """A text bot made of any function from text to text."""

    def __init__(self, speak: Callable[[str], str], lang: str = "en", retries: int = RETRIES) -> None:
        super().__init__(lang, retries)
        self._speak = speak

    def answer(self, text: str) -> str:
        """What the function says."""
        return self._speak(text)


def _quoted(said: object) -> str:
    told = said if isinstance(said, str) else type(said).__name__
    return " ".join(told[:SHOWN].split())


def _brief(error: IllegalAction | UnknownAction, reason: Reason) -> Reason:
    """What a fault says of it; the choices, which an unreadable answer was told, need no repetition there."""
    return reason if isinstance(error, IllegalAction) else Reason("", house("agents-unreadable"))
