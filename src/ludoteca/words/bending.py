"""What a language does to a name before it stands in a sentence: its part of the catalogue's functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime.types import FluentType


class Said(FluentType):
    """Words that are ready to be put into a message."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: object) -> str:
        """The words, the same in every manner of writing."""
        return self.text


def functions_of(
    before: Callable[[str, object], str], prepositions: Mapping[str, str]
) -> dict[str, Callable[..., Any]]:
    """A function for each preposition, by the name that it has in the catalogue."""

    def bent(preposition: str) -> Callable[[Any], FluentType]:
        return lambda name: Said(before(preposition, name))

    return {called: bent(preposition) for called, preposition in prepositions.items()}
