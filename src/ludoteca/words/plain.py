"""Words compared and shown plainly: without case and accents, and without what would do something to a terminal."""

from __future__ import annotations

import re
import unicodedata


def mentions(text: str, wanted: str) -> bool:
    """Whether all wanted words occur in a text, whatever their case and accents."""
    return set(plain_words(wanted)) <= set(plain_words(text))


def plain_words(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(mark for mark in bare if not unicodedata.combining(mark)))


def visible(text: str) -> str:
    """The text without characters that would do something to a terminal."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)
