"""What the rules say, before it is put into words: keys of `words/`."""

from __future__ import annotations

from ludoteca.engine import Phrase


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("my_game", key, args)
