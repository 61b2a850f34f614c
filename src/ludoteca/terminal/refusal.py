"""`why`: what forbids an action, with the rule's id and its paragraph."""

from __future__ import annotations

from ludoteca.engine import Reason, State
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.rulebook import show_paragraph
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words.plain import mentions
from ludoteca.words.rulebook import Rulebook

EXPLAINED = 3  # that many actions of the same words are explained one by one
LISTED = 12


def explain(talk: Talk, state: State, menu: Menu, book: Rulebook, asked: str) -> None:
    """Say why the action of that number, or those of these words, cannot be taken now."""
    if not asked:
        talk.tell("why-how", SORRY)
        return
    actions = meant(state, talk.lang, asked)
    if not actions:
        talk.tell("why-nothing", SORRY, asked=asked)
    elif len(actions) <= EXPLAINED:
        for action in actions:
            explain_one(talk, state, menu, book, action)
    else:
        talk.tell("why-several", count=len(actions))
        for action in actions[:LISTED]:
            talk.item(f"  #{action:<4}", state.game.action_text(state, action, talk.lang))
        if len(actions) > LISTED:
            talk.write("…", QUIET, indent=2)


def meant(state: State, lang: str, asked: str) -> list[int]:
    """The actions that a number or some words mean."""
    bare = asked.removeprefix("#").strip()
    if bare.removeprefix("-").isascii() and bare.removeprefix("-").isdigit():
        return [int(bare[:20])]
    texts = ((action, state.game.action_text(state, action, lang)) for action in range(state.game.num_actions))
    return [action for action, text in texts if mentions(text, asked)]


def explain_one(talk: Talk, state: State, menu: Menu, book: Rulebook, action: int) -> None:
    """One action: its words, why it is refused, and the rule."""
    reason = state.why_illegal(action)
    if reason is None:
        entry = menu.entries[menu.number_of(action) - 1]
        talk.tell("why-legal", action=entry.text, number=entry.number)
        return
    if 0 <= action < state.game.num_actions:
        talk.write(f"#{action}  {state.game.action_text(state, action, talk.lang)}", LOUD)
    show_reason(talk, book, reason)


def show_reason(talk: Talk, book: Rulebook, reason: Reason) -> None:
    """Why, by which rule, and what the rulebook says there."""
    talk.write(reason.text(talk.lang), SORRY)
    paragraph = book.rule(reason.rule) if reason.rule else None
    if paragraph is not None:
        show_paragraph(talk, paragraph)
    elif reason.rule:
        talk.write(reason.rule, QUIET, indent=2)
