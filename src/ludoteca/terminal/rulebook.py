"""The rulebook at the table: a rule by its id, rules by a word, or the whole of it section by section."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.padding import Padding

from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words.rulebook import Rulebook, title

MOST = 8  # paragraphs shown to one word


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
