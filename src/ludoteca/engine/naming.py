"""Reads the words of an action back: whatever `game.action_text` says names that action, and so does its number."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from ludoteca.engine.errors import IllegalAction, UnknownAction
from ludoteca.engine.phrase import Phrase, house

if TYPE_CHECKING:
    from ludoteca.engine.game import State

LONGEST: Final = 500  # characters of a text that is compared with others: no action is called by more
NEAR: Final = 3  # choices that are like an unknown text
LISTED: Final = 12  # choices that a refusal names
QUOTED: Final = 80  # characters of an unknown text that a refusal repeats
MOST_DIGITS: Final = 9


def action_named(state: State, text: str, lang: str, names: Sequence[str] | None = None) -> int:
    """The legal action that a text names in a language; `IllegalAction` or `UnknownAction` says why there is none."""
    given = folded(text[: LONGEST + 1])
    said = {action: _said(state, action, lang, names) for action in state.choices}
    found = [action for action, words in said.items() if words == text]
    if not found:
        found = [action for action, words in said.items() if folded(words) == given]
    if len(found) == 1:
        return found[0]
    if found:
        raise UnknownAction(house("action-ambiguous", {"text": _quoted(text), "choices": _listed(state, found)}))
    number = _by_number(given)
    if number < 0:
        number = _not_legal(state, given, lang, names)
    reason = None if number < 0 else state.why_illegal(number)
    if reason is not None:
        raise IllegalAction(reason)
    if number < 0:
        raise UnknownAction(house("game-over") if state.is_over else _unknown(state, text, said))
    return number


def folded(text: str) -> str:
    """A text without the difference between large letters and small, and with single spaces."""
    return " ".join(text.split()).casefold()


def _by_number(given: str) -> int:
    """The number that a text is; -1: it is none."""
    return int(given) if given.isascii() and given.isdigit() and len(given) <= MOST_DIGITS else -1


def _said(state: State, action: int, lang: str, names: Sequence[str] | None) -> str:
    """What an action is called, with those names for the seats where there are any."""
    return state.game.action_text(state, action, lang) if names is None else state.describe(action).text(lang, names)


def _not_legal(state: State, given: str, lang: str, names: Sequence[str] | None) -> int:
    """The action that is called so and cannot be played now; -1: there is none."""
    if len(given) <= LONGEST:
        legal = set(state.choices)
        for action in range(state.game.num_actions):
            if action not in legal and folded(_said(state, action, lang, names)) == given:
                return action
    return -1


def _unknown(state: State, text: str, said: dict[int, str]) -> Phrase:
    """What is said of a text that names nothing: what is like it, and what there is to choose from."""
    by_words = {folded(words): action for action, words in said.items()}
    near = get_close_matches(folded(text), by_words, n=NEAR) if len(text) <= LONGEST else []
    told: dict[str, int | str | Phrase] = {"text": _quoted(text), "choices": _listed(state, state.choices)}
    if not near:
        return house("action-unknown", told)
    return house("action-unknown-near", {**told, "near": _listed(state, [by_words[words] for words in near])})


def _listed(state: State, actions: list[int]) -> Phrase:
    """Choices as they are called, each with its number; of many the first."""
    named = [house("choice-named", {"words": state.describe(action), "action": str(action)}) for action in actions]
    shown = named[:LISTED]
    if len(named) > LISTED:
        shown.append(house("choices-more", {"more": len(named) - LISTED}))
    listed = shown[-1]
    for one in reversed(shown[:-1]):
        listed = house("choices-listed", {"one": one, "others": listed})
    return listed


def _quoted(text: str) -> str:
    """What somebody gave, as far as a sentence has room for it."""
    told = " ".join(text[:LONGEST].split())
    return told if len(told) <= QUOTED else f"{told[:QUOTED]}…"
