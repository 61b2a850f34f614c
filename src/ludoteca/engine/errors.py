"""What is said when something cannot be done: always what is wrong and what would be right."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase


class Reason:
    """Why an action is refused: the rule that forbids it, and what is missing, in words."""

    __slots__ = ("phrase", "rule")

    def __init__(self, rule: str, phrase: Phrase) -> None:
        self.rule = rule  # its id in the rulebook; empty where no rule of the game is concerned
        self.phrase = phrase

    def text(self, lang: str = "en") -> str:
        """The reason in a language."""
        return self.phrase.text(lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.phrase == other.phrase

    def __hash__(self) -> int:
        return hash((self.rule, self.phrase))

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})" if self.rule else self.text()

    def __repr__(self) -> str:
        return f"Reason({self.rule or '-'}: {self.phrase.plain()})"

    def __reduce__(self) -> tuple[object, tuple[str, Phrase]]:
        return Reason, (self.rule, self.phrase)


class LudotecaError(ValueError):
    """Something asked of Ludoteca that cannot be; the phrase says what is wrong and what is allowed."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def text(self, lang: str = "en") -> str:
        """The error in a language."""
        return self.phrase.text(lang)

    def __str__(self) -> str:
        return self.text()


class IllegalAction(LudotecaError):
    """An action that the rules do not allow now; the state is exactly as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.phrase)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)

    def __reduce__(self) -> tuple[object, tuple[Reason]]:
        return IllegalAction, (self.reason,)


class UnknownAction(LudotecaError):
    """Words that name no action of the open decision, or several."""


class OptionError(LudotecaError):
    """An option that the game does not have, or a value that it does not take."""


class SeedError(LudotecaError):
    """A seed that is not a whole number of the allowed size."""


class ChanceError(LudotecaError):
    """Chance of which not every outcome can be listed."""


class UnknownGame(LudotecaError):
    """A name that is not on the shelf."""


class ExampleError(LudotecaError):
    """A worked example that the rulebook of a game does not have, or that is no position at the table."""


class RecordError(LudotecaError):
    """A record that cannot be read, or that does not replay."""


class NotationError(LudotecaError):
    """A text that is no position of the game, or not one that can be."""


class DeclarationError(LudotecaError):
    """A game that declares something wrongly: a fact without a start, two parts of one name, a gap between ids."""


class ContentError(LudotecaError):
    """A content file that is not as it must be."""


class UndoError(LudotecaError):
    """An action that cannot be taken back any more."""
