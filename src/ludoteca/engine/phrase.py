"""What the rules say, before it is put into anybody's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

HOUSE: Final = "house"
"""The home of phrases that belong to no single game."""


class Phrase:
    """A message of a catalogue and what fills it: `Phrase("marrak_hesh", "place", {"dock": 3})`.

    A phrase names the catalogue it belongs to (a game, or the house), so that it can be put into words
    wherever it ends up: in a log, in a refusal, under a button. An argument may be a phrase itself.
    """

    __slots__ = ("args", "home", "key")

    def __init__(self, home: str, key: str, args: dict[str, int | str | Phrase] | None = None) -> None:
        self.home = home
        self.key = key
        self.args: dict[str, int | str | Phrase] = {} if args is None else args

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The phrase in a language; `names` are what to call the seats."""
        if _speaker is None:
            return self.plain()
        return _speaker.say(self, lang, names)

    def plain(self) -> str:
        """The phrase without any catalogue: its key and its arguments."""
        inner = ", ".join(
            f"{name}={value.plain() if isinstance(value, Phrase) else value}" for name, value in self.args.items()
        )
        return f"{self.key}({inner})" if inner else self.key

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Phrase) and self.home == other.home and self.key == other.key and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.home, self.key))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Phrase({self.home}: {self.plain()})"

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, int | str | Phrase]]]:
        return Phrase, (self.home, self.key, self.args)


class Speaker(Protocol):
    """Puts phrases into words; `ludoteca.words` is the one that is always there."""

    def say(self, phrase: Phrase, lang: str, names: Sequence[str] | None) -> str:
        """The phrase in that language."""


_speaker: Speaker | None = None


def speak_with(speaker: Speaker | None) -> None:
    """Let every phrase be put into words by this speaker."""
    global _speaker
    _speaker = speaker


def house(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase that belongs to no single game."""
    return Phrase(HOUSE, key, args)


def seat_name(seat: int) -> Phrase:
    """The name of whoever sits on that seat."""
    return Phrase(HOUSE, "seat", {"number": seat})


def listing(items: Sequence[object]) -> str:
    """Values as one reads them out: `2, 3, 4`."""
    return ", ".join(str(item) for item in items)
