"""Proof: whatever a game can say, it can say in both languages, and whatever it cites is in its rulebook."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from ludoteca.engine.errors import IllegalAction
from ludoteca.engine.game import State
from ludoteca.engine.naming import folded
from ludoteca.engine.options import Choice, Whole
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.shelf import text_of
from ludoteca.proof.case import Case
from ludoteca.proof.fault import Fault, hold
from ludoteca.proof.line import Here
from ludoteca.proof.proof import Proof
from ludoteca.words import LANGUAGES, STRICT, catalogue, has_message

RULE: Final = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
NO_ACTIONS: Final = (-1, 10**9, 10**30, "3", 2.0, None)


@cache
def rules_told(game: str, lang: str) -> frozenset[str]:
    """The ids of the rules that a rulebook tells."""
    return frozenset(RULE.findall(text_of(game, f"rulebook/{lang}.md") or ""))


@cache
def messages(home: str, lang: str) -> frozenset[str]:
    """The messages of a catalogue."""
    text = catalogue(home, lang)
    hold(bool(text.strip()), "words-catalogue", lang=lang)
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            hold(False, "words-fluent", lang=lang, text=str(entry.content).partition("\n")[0])
    return frozenset(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


def said(phrase: Phrase, lang: str, players: int) -> str:
    """A phrase in words; a fault where it cannot be said."""
    try:
        text = STRICT.say(phrase, lang, [f"N{seat}" for seat in range(players)])
    except LookupError as error:
        raise Fault(Phrase("house", "proof-words-unsaid", {"lang": lang, "error": str(error)})) from error
    hold(bool(text), "words-empty", message=phrase.key, lang=lang)
    return text


class Words(Proof):
    """Titles, options, questions, actions, events and score sheets are there in both languages."""

    name = "words"
    looks = 40
    events = True

    def begin(self, case: Case) -> None:
        """The catalogues, the rulebooks and the words of the options."""
        name = case.kind.name
        for lang in LANGUAGES:
            for message in sorted(messages(name, "en") - messages(name, lang)):
                hold(False, "words-missing", message=message, lang=lang)
            hold(bool(rules_told(name, lang)), "words-rulebook", lang=lang)
            for rule in sorted(rules_told(name, "en") ^ rules_told(name, lang)):
                hold(False, "words-rule", rule=rule, lang=lang if rule in rules_told(name, "en") else "en")
            for key in _wanted(case):
                hold(has_message(name, key, lang), "words-missing", message=key, lang=lang)

    def look(self, here: Here) -> None:
        """Everything that can be read in this position."""
        state, game, players = here.state, here.game, here.game.players
        for lang in LANGUAGES:
            question = state.question()
            said(question.phrase, lang, players)
            cited(question.rule, game.name, lang, finished=state.is_over)
            told_apart(state, lang, players)
            for event in state.events:
                said(event.phrase, lang, players)
            for seat in here.seats:
                for line in state.score_sheet(seat):
                    said(line.phrase, lang, players)
                    cited(line.rule, game.name, lang, finished=True)
            how = state.decided()
            if how is not None:
                said(how, lang, players)


def told_apart(state: State, lang: str, players: int) -> None:
    """No two choices read alike, and none reads like a number: `action_named` finds each by its words."""
    met: dict[str, int] = {}
    for action in state.legal_actions():
        text = said(state.describe(action), lang, players)
        read = folded(text)
        hold(read not in met, "words-alike", text=text, one=met.get(read, 0), other=action)
        hold(not read.isdigit(), "words-number", text=text, action=action)
        met[read] = action
    for action in state.legal_actions()[-1:]:
        text = state.game.action_text(state, action, lang)
        hold(state.action_named(text, lang) == action, "words-named", text=text, action=action)


def cited(rule: str, game: str, lang: str, *, finished: bool) -> None:
    """A rule that is named is in the rulebook; at the end there may be none to name."""
    if rule or not finished:
        hold(rule in rules_told(game, lang), "words-cited", rule=rule or "-", lang=lang)


def _wanted(case: Case) -> list[str]:
    """The messages that every game has."""
    found = ["title", "tagline"]
    for option in case.kind.option_list:
        found += [f"option-{option.name}", f"option-{option.name}-help"]
        values = option.values if isinstance(option, Choice) else option.words if isinstance(option, Whole) else ()
        found += [option.key_of(value) for value in values if not isinstance(value, int)]
        found += option.keys.values()
    return found


class Refusals(Proof):
    """Whatever may not be played is refused by a rule of the rulebook, in both languages, and changes nothing."""

    name = "refusals"
    looks = 6

    def begin(self, case: Case) -> None:
        """What is no action at all."""
        state = case.made().start(1)
        for given in NO_ACTIONS:
            try:
                state.apply(given)  # type: ignore[arg-type]
            except IllegalAction as refusal:
                hold(str(case.made().num_actions - 1) in refusal.text(), "refusals-range", given=str(given))
            else:
                hold(False, "refusals-range", given=str(given))
        hold(state == case.made().start(1), "refusals-changed", action=-1)

    def look(self, here: Here) -> None:
        """Every action there is: it is legal, or the reason says why not."""
        state, game = here.state, here.game
        twin, legal = state.clone(), set(state.choices)
        for action in range(game.num_actions):
            reason = state.why_illegal(action)
            if action in legal:
                hold(reason is None, "refusals-legal", action=action)
                continue
            if reason is None:
                hold(False, "refusals-none", action=action)
                continue
            try:
                twin.apply(action)
            except IllegalAction as refusal:
                hold(refusal.reason == reason, "refusals-other", action=action)
            else:
                hold(False, "refusals-none", action=action)
            if not state.is_over:
                for lang in LANGUAGES:
                    hold(
                        reason.rule in rules_told(game.name, lang),
                        "refusals-rule",
                        action=action,
                        rule=reason.rule or "-",
                    )
            for lang in LANGUAGES:
                said(state.describe(action), lang, game.players)
            texts = [said(reason.phrase, lang, game.players) for lang in LANGUAGES]
            hold(len(set(texts)) == len(texts), "refusals-words", action=action, text=texts[0])
        hold(twin == state, "refusals-changed", action=-1)
