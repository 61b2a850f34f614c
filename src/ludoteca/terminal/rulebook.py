"""The rulebook at the table: a rule by its id, rules by a word, or the whole of it section by section."""

from __future__ import annotations

import re

from rich.markdown import Markdown
from rich.padding import Padding

from ludoteca.engine.shelf import text_of
from ludoteca.terminal.menu import mentions
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk

MOST = 8  # paragraphs shown to one word

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
        return cls(text_of(game, f"rulebook/{lang}.md") or "")

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


def consult(talk: Talk, book: Rulebook, wanted: str) -> None:
    """Show the rule of an id, the rules with a word, or leaf through all."""
    if not book.sections:
        talk.tell("rules-none", SORRY)
        return
    if not wanted:
        leaf_through(talk, book)
        return
    rule = book.rule(wanted)
    found = [rule] if rule is not None else book.about(wanted)
    for text in found[:MOST]:
        show_paragraph(talk, text)
    if len(found) > MOST:
        talk.tell("rules-more", QUIET, count=len(found) - MOST)
    if found:
        return
    chapter = book.chapter(wanted)
    if chapter is None:
        talk.tell("rules-nothing", SORRY, wanted=wanted)
    else:
        talk.show(Markdown(chapter))


def show_paragraph(talk: Talk, text: str) -> None:
    """One rule, set in a little."""
    talk.show(Padding(Markdown(text), (0, 2, 0, 2)))


def leaf_through(talk: Talk, book: Rulebook) -> None:
    """One section after the other, as long as the person wants."""
    at = 0
    while True:
        talk.show(Markdown(book.sections[at]))
        talk.console.print()
        answer = talk.ask(talk.words("rules-page", section=at + 1, sections=len(book.sections)))
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(book.sections):
            at = int(answer) - 1
        elif answer == "?":
            for number, section in enumerate(book.sections, 1):
                talk.write(f"{number:>4}  {title(section)}", LOUD if number == at + 1 else "")
            talk.console.print()
        elif answer or at == len(book.sections) - 1:
            return
        else:
            at += 1
