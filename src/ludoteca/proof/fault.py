"""What is found wrong with a game, in words for its author."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase, house


class Fault(AssertionError):
    """Something that does not hold; the phrase says what, and what to do."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def text(self, lang: str = "en") -> str:
        """The fault in a language."""
        return self.phrase.text(lang)

    def __str__(self) -> str:
        return self.text()


def hold(holds: bool, key: str, **args: int | str | Phrase) -> None:
    """Whatever is proved holds, or the message of that key says what is wrong."""
    if not holds:
        raise Fault(house(f"proof-{key}", dict(args)))
