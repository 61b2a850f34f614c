"""The languages that the house speaks: its own, and those that other packages bring.

A package adds one by an entry point of the group `ludoteca.languages`, which names a `Language`; its files lie in that
package. What it leaves unsaid is said in English, so a language is of use from its first sentence on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from babel import Locale, UnknownLocaleError

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import HOUSE, Phrase, house, listing
from ludoteca.engine.shelf import text_of
from ludoteca.words.italian import FUNCTIONS as ITALIAN
from ludoteca.words.spanish import FUNCTIONS as SPANISH

GROUP: Final = "ludoteca.languages"
ENGLISH: Final = "en"  # in which everything is said that another language does not say
LANGUAGES: Final = (ENGLISH, "it")  # always whole: whatever the house and its games say, they say in these
MAIN: Final = "main"  # what the first room of the house is called in a package of somebody else
CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
LONGEST_NAME: Final = 40  # characters: it stands in a menu
SHOWN: Final = 200  # characters of what Python says of a package that cannot be loaded


class UnknownLanguage(LudotecaError):
    """A language that nobody has brought."""


class LanguageError(LudotecaError):
    """A language that cannot be used as it is."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code, its own name, and the package in which its words and rulebooks lie.

    Without a package they lie beside those of the house and of each game. A draft is offered to nobody, but whoever
    asks for it gets it. The functions are what its sentences may use to bend a name: `{ A($seat) }`.
    """

    code: str
    name: str
    home: str = ""
    draft: bool = False
    functions: Mapping[str, Callable[..., Any]] = field(default_factory=dict, compare=False)

    def words(self, home: str, room: str = "") -> str:
        """What it says for a room of the house, or for a game; a game's own package is heard first."""
        if home == HOUSE:
            own = () if self.home else ("words", *([room] if room else []), f"{self.code}.ftl")
            return self._text("house", f"{room or MAIN}.ftl") if self.home else _read(files("ludoteca"), own)
        return "\n".join([text_of(home, f"words/{self.code}.ftl") or "", self._text("games", home, "words.ftl")])

    def rulebook(self, game: str) -> str:
        """The rulebook of a game; empty where it has none."""
        return text_of(game, f"rulebook/{self.code}.md") or self._text("games", game, "rulebook.md")

    def _text(self, *path: str) -> str:
        return _read(files(self.home), path) if self.home else ""


class Unusable(NamedTuple):
    """A language of somebody's package that could not be used, and why."""

    name: str
    package: str
    why: Phrase


OURS: Final = (
    Language("en", "English"),
    Language("it", "Italiano", functions=ITALIAN),
    Language("es", "Español", functions=SPANISH),
)

_added: Final[dict[str, Language]] = {}  # in this process alone


def known() -> dict[str, Language]:
    """All languages that can be used by their codes: ours first, drafts too."""
    return {**_found()[0], **_added}


def codes() -> tuple[str, ...]:
    """The codes of all languages that can be used."""
    return tuple(known())


def offered() -> list[Language]:
    """The languages that people may choose from."""
    return [language for language in known().values() if not language.draft]


def unusable() -> list[Unusable]:
    """What other packages have brought that cannot be used."""
    return list(_found()[1])


def of(code: str) -> Language:
    """The language of that code."""
    found = known()
    if code not in found:
        near = get_close_matches(code, found, n=1)
        told = {"given": code[:LONGEST_NAME], "languages": listing(list(found))}
        known_by = {"near": near[0]} if near else {}
        raise UnknownLanguage(house("language-unknown-near" if near else "language-unknown", {**told, **known_by}))
    return found[code]


def add(language: Language) -> None:
    """Teach this process a language; nobody's takes the place of one of ours."""
    if any(ours.code == language.code for ours in OURS):
        raise LanguageError(house("language-ours", {"code": language.code}))
    _check(language)
    _added[language.code] = language


def match(wanted: str) -> str | None:
    """The language on offer that comes next to what somebody's browser or environment names, such as `pt_BR.UTF-8`."""
    there = {language.code.lower(): language.code for language in offered()}
    parts = re.split("[.@;]", wanted.strip()[:SHOWN])[0].lower().replace("_", "-").split("-")
    for length in range(len(parts), 0, -1):
        if (code := "-".join(parts[:length])) in there:
            return there[code]
    return next((code for low, code in there.items() if low.split("-")[0] == parts[0]), None)


@cache
def decimal_mark(code: str) -> str:
    """What stands before the decimals of a number."""
    locale = locale_of(code)
    return str(locale.number_symbols["latn"]["decimal"]) if locale is not None else "."


def locale_of(code: str) -> Locale | None:
    """What is commonly known of how a language counts; None where nothing is."""
    try:
        return Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


@cache
def _found() -> tuple[dict[str, Language], list[Unusable]]:
    """Ours and those of other packages, each looked at; what cannot be used harms nobody."""
    good, bad = {language.code: language for language in OURS}, []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            language = _loaded(point)
            if language.code in good:
                raise LanguageError(house("language-taken", {"code": language.code}))
        except LanguageError as error:
            bad.append(Unusable(point.name, point.value, error.phrase))
        else:
            good[language.code] = language
    return good, bad


def _loaded(point: EntryPoint) -> Language:
    try:
        language = point.load()
    except (Exception, SystemExit) as error:  # whatever happens in a package of somebody else
        said = f"{type(error).__name__}: {error}"
        raise LanguageError(house("language-import", {"where": point.value, "error": _line(said)})) from None
    if not isinstance(language, Language):
        raise LanguageError(house("language-kind", {"where": point.value}))
    if language.code != point.name:
        raise LanguageError(house("language-other-code", {"name": point.name, "code": _line(str(language.code))}))
    _check(language)
    return language


def _check(language: Language) -> None:
    """Refuse a language that would fail later: each of its files can be read, and there are some."""
    if not isinstance(language.code, str) or not CODE.fullmatch(language.code):
        raise LanguageError(house("language-code", {"code": _line(str(language.code))}))
    name = language.name
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise LanguageError(house("language-name", {"code": language.code, "most": LONGEST_NAME}))
    try:
        is_package = hasattr(import_module(language.home), "__path__")
    except (Exception, SystemExit):
        is_package = False
    if not is_package:
        raise LanguageError(house("language-home", {"code": language.code, "home": _line(str(language.home))}))
    texts = 0
    for path, file in _texts(files(language.home)):
        try:
            texts += bool(file.read_text(encoding="utf-8").strip())
        except (OSError, UnicodeDecodeError) as error:
            raise LanguageError(house("language-file", {"file": path, "error": _line(str(error))})) from None
    if not texts:
        raise LanguageError(house("language-empty", {"code": language.code, "home": language.home}))


def _texts(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """The catalogues and rulebooks of a package."""
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            yield from _texts(part, f"{path}{part.name}/")
        elif part.name.endswith((".ftl", ".md")):
            yield f"{path}{part.name}", part


def _read(folder: Traversable, path: tuple[str, ...]) -> str:
    found = folder.joinpath(*path)
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def _line(text: str) -> str:
    """What somebody else says, as far as a sentence has room for it."""
    return " ".join(text.split())[:SHOWN]
