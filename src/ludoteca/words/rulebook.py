"""A rulebook taken apart: its sections, and its rules by their ids."""

from __future__ import annotations

import re

from ludoteca.words import languages
from ludoteca.words.languages import ENGLISH
from ludoteca.words.plain import mentions

SECTION = re.compile(r"^(?=##? )", re.MULTILINE)
PARAGRAPH = re.compile(r"^- \*\*([^*\n]+)\*\*(.*(?:\n  .*)*)", re.MULTILINE)
RULE_ID = re.compile(r"\b[A-Z]+[0-9]+[a-z]?\b")


class Rulebook:
    """The rules of a game in a language."""

    def __init__(self, text: str) -> None:
        self.sections = [section for section in SECTION.split(text) if section.strip()]  # as Markdown
        self.rules: list[tuple[list[str], str]] = []  # the ids of a paragraph, and the paragraph
        for name, words in PARAGRAPH.findall(text):
            ids = RULE_ID.findall(name)
            if ids:
                self.rules.append((ids, f"**{name}**{words}"))

    @classmethod
    def of(cls, game: str, lang: str) -> Rulebook:
        """The rulebook of a game on the shelf; an empty one where it has none."""
        return cls(told(game, lang)[1])

    def rule(self, rule: str) -> str | None:
        """The paragraph of an id."""
        for ids, text in self.rules:
            if rule.upper() in (known.upper() for known in ids):
                return text
        return None

    def about(self, words: str) -> list[str]:
        """The paragraphs in which all these words occur."""
        return [text for _, text in self.rules if mentions(text, words)]

    def chapter(self, words: str) -> str | None:
        """The section whose title has all these words."""
        return next((section for section in self.sections if mentions(title(section), words)), None)


def title(section: str) -> str:
    """The heading of a section."""
    return section.partition("\n")[0].lstrip("# ")


def told(game: str, lang: str) -> tuple[str, str]:
    """The rulebook of a game on the shelf and the language that it is in: the wanted one, or English; empty: none."""
    for code in dict.fromkeys((lang, ENGLISH)):
        if text := languages.of(code).rulebook(game):
            return code, text
    return ENGLISH, ""
