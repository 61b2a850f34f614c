"""The rulebook at the table: a rule by its id, rules by a word, or the whole of it section by section."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib.resources import files

from rich.markdown import Markdown
from rich.padding import Padding

from ludoteca.engine.shelf import home_of
from ludoteca.terminal.menu import mentions
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk

MOST = 8  # paragraphs shown to one word

PARAGRAPH = re.compile(r"^- \*\*([^*]*)\*\* *(.*)$")
RULE_ID = re.compile(r"\b[A-Z]+[0-9]+[a-z]?\b")


@dataclass
class Section:
    """A chapter of the rulebook, with its heading."""

    title: str
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The section as Markdown."""
        return "\n".join(self.lines)


class Rulebook:
    """The rules of a game in a language."""

    def __init__(self, text: str) -> None:
        self.sections: list[Section] = []
        self.paragraphs: list[tuple[list[str], str]] = []  # the ids of a rule, and its words
        inside = False  # a paragraph
        for line in text.splitlines():
            if line.startswith(("# ", "## ")):
                self.sections.append(Section(line.lstrip("# ")))
            elif not self.sections:
                self.sections.append(Section(""))
            self.sections[-1].lines.append(line)
            start = PARAGRAPH.match(line)
            ids = RULE_ID.findall(start[1]) if start else []
            if start and ids:
                self.paragraphs.append((ids, f"**{start[1]}** {start[2]}"))
            elif inside and line.startswith("  "):
                self.paragraphs[-1] = (self.paragraphs[-1][0], f"{self.paragraphs[-1][1]}\n{line.strip()}")
            inside = bool(ids) or (inside and line.startswith("  "))

    @classmethod
    def of(cls, game: str, lang: str) -> Rulebook:
        """The rulebook of a game on the shelf; an empty one where it has none."""
        page = files(home_of(game)).joinpath("rulebook", f"{lang}.md")
        return cls(page.read_text(encoding="utf-8") if page.is_file() else "")

    def rule(self, rule: str) -> str | None:
        """The paragraph of an id."""
        for ids, text in self.paragraphs:
            if rule.upper() in (known.upper() for known in ids):
                return text
        return None

    def about(self, words: str) -> list[str]:
        """The paragraphs in which all these words occur."""
        return [text for _, text in self.paragraphs if mentions(text, words)]

    def chapter(self, words: str) -> Section | None:
        """The section whose title has all these words."""
        return next((section for section in self.sections if mentions(section.title, words)), None)


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
        talk.show(Markdown(chapter.text()))


def show_paragraph(talk: Talk, text: str) -> None:
    """One rule, set in a little."""
    talk.show(Padding(Markdown(text), (0, 2, 0, 2)))


def leaf_through(talk: Talk, book: Rulebook) -> None:
    """One section after the other, as long as the person wants."""
    at = 0
    while True:
        talk.show(Markdown(book.sections[at].text()))
        talk.console.print()
        answer = talk.ask(talk.words("rules-page", section=at + 1, sections=len(book.sections)))
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(book.sections):
            at = int(answer) - 1
        elif answer == "?":
            for number, section in enumerate(book.sections, 1):
                talk.write(f"{number:>4}  {section.title}", LOUD if number == at + 1 else "")
            talk.console.print()
        elif answer or at == len(book.sections) - 1:
            return
        else:
            at += 1
