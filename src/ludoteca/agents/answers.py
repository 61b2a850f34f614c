"""Reads what somebody answers in words, and says why it cannot be: the rule, its paragraph, and what there is."""

from __future__ import annotations

import re

from ludoteca.agents.view import choices_text
from ludoteca.engine.errors import IllegalAction, LudotecaError, Reason, UnknownAction
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE
from ludoteca.words import say
from ludoteca.words.rulebook import Rulebook

MOST_ANSWER = 20_000  # characters of an answer that are read: its last ones
BRACKETS = re.compile(r"\[([^\[\]]{1,500})\]")


def read_answer(state: State, text: str, lang: str = "en") -> int:
    """The action that an answer names: its words or its number, alone or as the last thing in [square brackets].

    `IllegalAction` names the rule that forbids it, `UnknownAction` what there is to choose from.
    """
    told = text[-MOST_ANSWER:].strip()
    try:
        return state.action_named(told, lang)
    except UnknownAction:
        marked = BRACKETS.findall(told)
        if not marked:
            raise
    return state.action_named(marked[-1].strip(), lang)


def reason_of(error: LudotecaError) -> Reason:
    """Why an answer is none: with the rule that forbids it, or without any where nothing can be made of it."""
    return error.reason if isinstance(error, IllegalAction) else Reason("", error.phrase)


def refusal_text(state: State, error: LudotecaError, lang: str = "en") -> str:
    """Why an answer cannot be: the sentence with its rule, what the rulebook says there, and what would be right."""
    said = refused(state.game.name, error.text(lang), reason_of(error).rule, lang)
    if isinstance(error, UnknownAction) or not state.choices:
        return said  # it lists the choices itself
    choices = [(action, state.game.action_text(state, action, lang)) for action in state.choices]
    return f"{said}\n{say(HOUSE, 'agents-instead', lang)}\n{choices_text(choices, lang)}"


def refused(game: str, sentence: str, rule: str, lang: str) -> str:
    """A refusal with the id of its rule and that rule's paragraph."""
    if not rule:
        return sentence
    paragraph = Rulebook.of(game, lang).rule(rule) if game else None  # empty: a game that is not on this shelf
    told = say(HOUSE, "agents-refused", lang, why=sentence, rule=rule)
    return told if paragraph is None else f"{told}\n{paragraph}"
