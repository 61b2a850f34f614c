"""The house's languages: Fluent catalogues, one for the house and one for each game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.engine.errors import UnknownGame
from ludoteca.engine.phrase import HOUSE, Phrase
from ludoteca.engine.rooms import home_of_content
from ludoteca.engine.shelf import form_of, forms_of, home_of, text_in
from ludoteca.words import languages
from ludoteca.words.languages import ENGLISH, LANGUAGES

__all__ = [
    "LANGUAGES",
    "ROOMS",
    "STRICT",
    "Catalogues",
    "brief",
    "can_say",
    "catalogue",
    "decimal",
    "has_message",
    "language",
    "say",
    "title",
]

ROOMS: Final = (
    "web",
    "proof",
    "agents",
    "content",
    "lab",
    "tune",
    "laboratory",
    "review",
    "club",
    "ranking",
    "think",
    "time",
    "site",
    "lobby",
    "deals",
    "groups",
    "translating",
)  # folders: parts of the house's catalogue
MOST_NUMBER: Final = 10**18  # larger ones are beyond what writes numbers in the manner of a language
MOST_KEPT: Final = 20_000  # phrases that are kept in words
LONGEST_KEPT: Final = 200  # characters of what fills one of them
MOST_PART: Final = 1000  # characters of an argument: what is remembered must stay small, whatever strangers send


class Catalogues:
    """Puts phrases into words, and remembers what it has said.

    What a language lacks is said in English; a strict one raises `LookupError` instead, and is for proofs.
    """

    def __init__(self, *, strict: bool = False) -> None:
        self._words = _exactly if strict else _say
        self._said: dict[tuple[str, str, str, tuple[tuple[str, object], ...]], str] = {}

    def say(self, phrase: Phrase, lang: str, names: Sequence[str] | None = None) -> str:
        """The phrase in that language; seats are called by their names, where there are any."""
        said = self._said.get(simple := (phrase.home, phrase.key, lang, tuple(phrase.args.items())))
        if said is not None:  # a drawing says hundreds of things
            return said
        if phrase.key == "seat" and phrase.home == HOUSE:
            seat = phrase.args["number"]
            assert isinstance(seat, int)
            if names is not None and seat < len(names):  # an action may name a seat that this table has not
                return names[seat]
            return self._words(HOUSE, "seat", (("number", seat + 1),), lang)
        args: list[tuple[str, int | str]] = []
        is_simple, size = True, 0
        for name, value in phrase.args.items():
            if isinstance(value, Phrase):
                is_simple = False
                args.append((name, self.say(value, lang, names)))
            else:
                size += len(value) if isinstance(value, str) else 0
                args.append((name, _fitting(value)))
        said = self._words(phrase.home, phrase.key, tuple(args), lang)
        if is_simple and size <= LONGEST_KEPT:  # it hangs on nothing else; whatever calls seats by names does
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            self._said[simple] = said
        return said


def _fitting(value: int | str) -> int | str:
    """What somebody gave us, as far as a sentence has room for it and a page can show it."""
    if isinstance(value, int):
        return value if abs(value) < MOST_NUMBER else _fitting(str(value))
    if len(value) < MOST_PART and value.isascii():
        return value
    return value[:MOST_PART].encode("utf-8", "replace").decode() + ("…" if len(value) > MOST_PART else "")


@lru_cache(maxsize=MOST_KEPT)
def _say(home: str, key: str, args: tuple[tuple[str, int | str], ...], lang: str) -> str:
    """A message in a language; in English where that does not have it, or has it so that it cannot be said."""
    try:
        return _exactly(home, key, args, lang)
    except LookupError:
        if lang == ENGLISH:
            raise
        return _exactly(home, key, args, ENGLISH)


@lru_cache(maxsize=MOST_KEPT)
def _exactly(home: str, key: str, args: tuple[tuple[str, int | str], ...], lang: str) -> str:
    """The same in that language and no other."""
    bundle = _bundle(home, lang)
    if not bundle.has_message(key):
        raise LookupError(f"no message {key} in the {lang} catalogue of {home}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"the message {key} of {home} has no text")
    try:
        text, errors = bundle.format_pattern(pattern, dict(args))
    except Exception as error:  # a function that a language brought along
        raise LookupError(f"the message {key} of {home} cannot be said in {lang}: {error}") from error
    if errors:
        raise LookupError(f"the message {key} of {home} does not fit {dict(args)}: {errors[0]}")
    return str(text)


STRICT: Final = Catalogues(strict=True)


@cache
def _bundle(home: str, lang: str) -> FluentBundle:
    spoken = languages.of(lang)
    bundle = FluentBundle([lang, ENGLISH], use_isolating=False, functions=dict(spoken.functions))
    bundle.add_resource(FluentResource(catalogue(home, lang)))
    for text in _older_catalogues(home, lang):  # what both say is said as it is said now
        bundle.add_resource(FluentResource(text))
    return bundle


def _older_catalogues(home: str, lang: str) -> list[str]:
    """The catalogues of older forms of a game that have one of their own: what only they say must be said too."""
    if home == HOUSE:
        return []
    forms = [home_of_content(form) for version in forms_of(home)[1:] if (form := form_of(home, version)) is not None]
    texts = [text_in(form, f"words/{lang}.ftl") for form in dict.fromkeys(forms) if form != home_of(home)]
    return [text for text in texts if text is not None]


def catalogue(home: str, lang: str) -> str:
    """The text of a catalogue: all rooms of the house, or a game's; empty where the language has none."""
    spoken = languages.of(lang)
    if home == HOUSE:
        return "\n".join(spoken.words(HOUSE, room) for room in ("", *ROOMS))
    return spoken.words(home)


def has_message(home: str, key: str, lang: str) -> bool:
    """Whether a catalogue has that message itself; a game that is not on the shelf has none."""
    try:
        return _bundle(home, lang).has_message(key)
    except UnknownGame:
        return False


def can_say(home: str, key: str, lang: str) -> bool:
    """Whether there is such a message in that language, or in English, in which it is then said."""
    return has_message(home, key, lang) or has_message(home, key, ENGLISH)


def brief(phrase: Phrase) -> Phrase:
    """The same in fewer words, for whoever has little time to read: a message may have one beside it, `KEY-brief`."""
    short, args = _brief_key(phrase.home, phrase.key), phrase.args
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            inner = brief(value)
            if inner is not value:
                args = {**args, name: inner}
    return phrase if short == phrase.key and args is phrase.args else Phrase(phrase.home, short, args)


@lru_cache(maxsize=MOST_KEPT)
def _brief_key(home: str, key: str) -> str:
    return f"{key}-brief" if has_message(home, f"{key}-brief", ENGLISH) else key


def say(home: str, key: str, lang: str, **args: int | str) -> str:
    """A message straight from a catalogue."""
    return _say(home, key, tuple((name, _fitting(value)) for name, value in args.items()), lang)


def decimal(value: float, digits: int, lang: str, *, sign: bool = False) -> str:
    """A number with decimals, as the language writes it."""
    text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    return text.replace(".", languages.decimal_mark(lang)).replace("-", "−")


def title(game: str, lang: str) -> str:
    """What a game is called."""
    return say(game, "title", lang)


def language(wanted: str | None = None) -> str:
    """The wanted language, or that of the environment, or English."""
    if wanted:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return languages.match(value) or ENGLISH
    return ENGLISH
