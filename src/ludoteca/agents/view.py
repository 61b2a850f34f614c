"""What a seat is told in plain text: the rules, the board, what happened, the question, the choices with their numbers.

All of it hangs on what the seat may know: in two worlds that it cannot tell apart the text is the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO

from rich.console import Console

from ludoteca.engine.event import Event
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.table.outcome import amount, outcome, scores, sheet
from ludoteca.words import say, title
from ludoteca.words.plain import visible
from ludoteca.words.rulebook import Rulebook
from ludoteca.words.rulebook import title as heading_of

WIDTH = 100  # characters of a line of the board
MOST_BOARD = 40_000  # characters of a board
MOST_NEWS = 80  # sentences of what happened; of more the last
MOST_CHOICES = 2_000  # that are written out; any other can be named all the same
MOST_RULES = 200_000  # characters of a rulebook


def seat_text(state: State, seat: int | None, lang: str = "en", news: Sequence[str] = ()) -> str:
    """Everything that a seat is told now; None: somebody who looks on."""
    parts = [heading(state, seat, lang), board_text(state, seat, lang), news_text(news, lang)]
    parts.append(question_text(state, lang) if state.to_move == seat else standing_text(state, seat, lang))
    return "\n\n".join(part for part in parts if part)


def heading(state: State, seat: int | None, lang: str) -> str:
    """Which game it is, and who is told."""
    game = title(state.game.name, lang)
    if seat is None:
        return say(HOUSE, "agents-onlooker", lang, game=game)
    return say(HOUSE, "agents-seat", lang, game=game, seat=seat_name(seat).text(lang), players=state.game.players)


def board_text(state: State, seat: int | None, lang: str) -> str:
    """The board as this seat sees it in a terminal, without colours."""
    file = StringIO()
    console = Console(
        file=file, width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False, legacy_windows=False
    )
    console.print(state.game.board(state, seat, lang))
    drawn = "\n".join(line.rstrip() for line in file.getvalue().splitlines())
    return cut(visible(drawn), MOST_BOARD)


def heard(events: Iterable[Event], seat: int | None, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """What of that a seat is told, a sentence for each."""
    return [event.phrase.text(lang, names) for event in events if event.heard_by(seat)]


def news_text(news: Sequence[str], lang: str) -> str:
    """What happened, a line for each sentence; empty: nothing did."""
    if not news:
        return ""
    shown = [f"- {visible(line)}" for line in news[-MOST_NEWS:]]
    left = [f"- {say(HOUSE, 'agents-news-more', lang, more=len(news) - MOST_NEWS)}"] if len(news) > MOST_NEWS else []
    return "\n".join([say(HOUSE, "agents-news", lang), *left, *shown])


def question_text(state: State, lang: str) -> str:
    """What the seat to move is asked, and what it may answer."""
    question = state.question()
    rule = f" ({question.rule})" if question.rule else ""
    choices = [(action, state.game.action_text(state, action, lang)) for action in state.choices]
    return f"{question.text(lang)}{rule}\n{choices_text(choices, lang)}"


def choices_text(choices: Sequence[tuple[int, str]], lang: str) -> str:
    """The choices, each with the number of its action, and how to answer."""
    digits = max((len(str(action)) for action, _ in choices), default=1)
    lines = [f"{action:>{digits}}  {words}" for action, words in choices[:MOST_CHOICES]]
    if len(choices) > MOST_CHOICES:
        lines.append(say(HOUSE, "choices-more", lang, more=len(choices) - MOST_CHOICES))
    return "\n".join([*lines, say(HOUSE, "agents-how", lang)])


def standing_text(state: State, seat: int | None, lang: str) -> str:
    """How it stands for a seat that is not asked: the end of the game, or that somebody else decides."""
    if state.is_over:
        return result_text(state, lang)
    in_window = bool(state.game.interrupts and state.question().window)  # who is asked there is nobody else's affair
    return say(HOUSE, "table-window", lang) if in_window else outcome(state, lang)


def result_text(state: State, lang: str) -> str:
    """Who has won, and what everybody's points are made of."""
    how = state.decided()
    lines = [outcome(state, lang), *([how.text(lang)] if how is not None else []), scores(state, lang)]
    for seat in range(state.game.players):
        for (rule, words), points in sheet(state, seat, lang).items():
            lines.append(f"- {seat_name(seat).text(lang)}: {words} {amount(state, points, lang)}{_named(rule)}")
    return "\n".join(lines)


def _named(rule: str) -> str:
    return f" ({rule})" if rule else ""


def rules_text(game: str, lang: str = "en", wanted: str = "") -> str:
    """The rulebook of a game: all of it, the rule of an id, the section of a title, or the rules with some words."""
    book = Rulebook.of(game, lang)
    if not book.sections:
        return say(HOUSE, "rules-none", lang)
    if not wanted.strip():
        return cut("".join(book.sections), MOST_RULES)
    rule = book.rule(wanted.strip())
    if rule is not None:
        return rule
    found = book.chapter(wanted) or "\n\n".join(book.about(wanted))
    if found:
        return cut(found, MOST_RULES)
    contents = "\n".join(f"- {heading_of(section)}" for section in book.sections)
    return f"{say(HOUSE, 'rules-nothing', lang, wanted=cut(wanted, 200))}\n{contents}"


def cut(text: str, most: int) -> str:
    """A text as far as there is room for it."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
