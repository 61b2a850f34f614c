"""What a language still lacks, and what of it does not fit: each of its sheets beside the English one.

A sheet is what somebody translates in one go: a room of the house, the words of a game, or its rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.engine.phrase import HOUSE, Phrase, house, listing
from ludoteca.engine.shelf import games
from ludoteca.words import ROOMS
from ludoteca.words.languages import ENGLISH, LANGUAGES, MAIN, Language, locale_of, of

FLUENT: Final = ("NUMBER", "DATETIME")  # functions that every language has
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
COUNTED: Final = 200  # numbers up to which the forms of a language are looked for: nobody counts millions of cards here
MARKS: Final = re.compile(
    r"(?<![\w-])--[a-z][a-z-]*|\bLUDOTECA_[A-Z_]+|https?://[\w.:-]+|`|\*\*"
)  # the same everywhere
RULE: Final = re.compile(r"^- \*\*([A-Z]+\d+[a-z]?)\*\*", re.MULTILINE)
LONGEST_LINE: Final = 80  # characters of a line that is no message


class Sheet(NamedTuple):
    """A room of the house, the words of a game, or its rulebook, and where it lies in a package of somebody else."""

    home: str
    room: str
    path: str

    @property
    def is_book(self) -> bool:
        """Whether it is a rulebook."""
        return self.path.endswith(".md")

    @property
    def name(self) -> str:
        """What it is called: `web`, `martians`, `martians/rulebook`."""
        return f"{self.home}/rulebook" if self.is_book else self.room or (MAIN if self.home == HOUSE else self.home)

    def text(self, lang: str) -> str:
        """What it says in a language; empty where it says nothing."""
        spoken = of(lang)
        return spoken.rulebook(self.home) if self.is_book else spoken.words(self.home, self.room)


class Finding(NamedTuple):
    """Something of a sheet that is missing or does not fit; `key` is the message or the rule."""

    sheet: Sheet
    kind: str
    key: str
    what: Phrase

    @property
    def is_missing(self) -> bool:
        """Whether nothing is there yet; otherwise something is wrong with what there is."""
        return self.kind == "missing"


class Checked(NamedTuple):
    """A sheet that was looked at: how much is wanted, how much of it is there and fits, and what is not so."""

    sheet: Sheet
    wanted: int
    done: int
    findings: list[Finding]


def sheets() -> list[Sheet]:
    """Everything that there is to translate: the house room by room, then game by game."""
    rooms = [Sheet(HOUSE, room, f"house/{room or MAIN}.ftl") for room in ("", *ROOMS)]
    of_games = [Sheet(game, "", f"games/{game}/{file}") for game in games() for file in ("words.ftl", "rulebook.md")]
    return [sheet for sheet in (*rooms, *of_games) if sheet.text(ENGLISH).strip()]


def checked(lang: str) -> list[Checked]:
    """Every sheet of a language, looked at."""
    return [_checked_book(sheet, lang) if sheet.is_book else _checked_words(sheet, of(lang)) for sheet in sheets()]


def is_whole(found: list[Checked]) -> bool:
    """Whether nothing is missing and everything fits."""
    return not any(one.findings for one in found)


def share(found: list[Checked]) -> int:
    """How much is done, in per cent; a hundred only where nothing is left to do."""
    wanted = sum(one.wanted for one in found)
    percent = 100 * sum(one.done for one in found) // wanted if wanted else 100
    return percent if percent < 100 or is_whole(found) else 99


def english_of(sheet: Sheet, key: str) -> str:
    """What a message or a rule says in English, as it is written down."""
    text = sheet.text(ENGLISH)
    if sheet.is_book:
        found = re.search(rf"^- \*\*{re.escape(key)}\*\*.*(?:\n  .*)*", text, re.MULTILINE)
        return found[0] if found else ""
    message = parsed(text).messages.get(key)
    return "" if message is None else source(text, message)


def source(text: str, entry: ast.Message) -> str:
    """A message as it is written in its file, without the comment above."""
    assert entry.span is not None and entry.id.span is not None
    return text[entry.id.span.start : entry.span.end].rstrip()


# ---- what a message is made of


class Made(NamedTuple):
    """What a message is made of: the names that others must give it, and the forms that it has."""

    placed: frozenset[str]  # variables that are said
    chosen: frozenset[str]  # variables that are said, or that decide between forms
    functions: frozenset[str]
    calls: frozenset[str]  # messages of the same sheet that are said in it
    forms: tuple[frozenset[str], ...]  # for each choice by number, its forms
    attributes: frozenset[str]
    marks: frozenset[str]


class Parsed(NamedTuple):
    """A sheet taken apart; its terms begin with a hyphen, and what is no message is kept as it stands."""

    messages: dict[str, ast.Message]
    terms: frozenset[str]
    junk: tuple[str, ...]
    twice: tuple[str, ...]


@lru_cache(maxsize=256)
def parsed(text: str) -> Parsed:
    """The messages of a catalogue."""
    messages: dict[str, ast.Message] = {}
    terms, junk, twice = set(), [], []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.id.name in messages:
                twice.append(entry.id.name)
            messages.setdefault(entry.id.name, entry)
        elif isinstance(entry, ast.Term):
            terms.add(f"-{entry.id.name}")
        elif isinstance(entry, ast.Junk):
            junk.append(str(entry.content).strip().partition("\n")[0][:LONGEST_LINE])
    return Parsed(messages, frozenset(terms), tuple(junk), tuple(twice))


@lru_cache(maxsize=256)
def made_of(text: str) -> dict[str, Made]:
    """What each message of a catalogue is made of."""
    plain = {key: _made(source(text, message), message) for key, message in parsed(text).messages.items()}
    return {key: _with_calls(key, plain) for key in plain}


@lru_cache(maxsize=64)
def _given(sheet: Sheet) -> dict[str, frozenset[str]]:
    """What each message is given, as far as the languages show that are always whole."""
    found: dict[str, frozenset[str]] = {}
    for code in LANGUAGES:
        for key, made in made_of(sheet.text(code)).items():
            found[key] = found.get(key, frozenset()) | made.chosen
    return found


class _Parts(Visitor):
    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.chosen: set[str] = set()
        self.functions: set[str] = set()
        self.calls: set[str] = set()
        self.forms: list[frozenset[str]] = []
        self._choosing = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        (self.chosen if self._choosing else self.placed).add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.calls.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.calls.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self._choosing = True
        self.visit(node.selector)
        self._choosing = False
        keys = frozenset(one.key.name for one in node.variants if isinstance(one.key, ast.Identifier))
        if keys <= set(CATEGORIES) and keys - {"other"}:
            self.forms.append(keys)
        for one in node.variants:
            self.visit(one.value)


def _made(text: str, message: ast.Message) -> Made:
    parts = _Parts()
    parts.visit(message)
    return Made(
        frozenset(parts.placed),
        frozenset(parts.placed | parts.chosen),
        frozenset(parts.functions),
        frozenset(parts.calls),
        tuple(parts.forms),
        frozenset(one.id.name for one in message.attributes),
        frozenset(MARKS.findall(text)),
    )


def _with_calls(key: str, plain: dict[str, Made]) -> Made:
    """A message together with what it says through others of its sheet."""
    met, ahead = {key}, [key]
    while ahead:
        new = {call for call in plain[ahead.pop()].calls if call in plain} - met
        met |= new
        ahead += new
    parts = [plain[one] for one in met]
    placed = frozenset().union(*(part.placed for part in parts))
    return plain[key]._replace(placed=placed, chosen=placed.union(*(part.chosen for part in parts)))


@cache
def forms_of(lang: str) -> frozenset[str]:
    """The forms that a language has for whole numbers: `one` and `other` in English, `few` too in Polish."""
    locale = locale_of(lang)
    return frozenset(locale.plural_form(number) for number in range(COUNTED + 1)) if locale else frozenset({"other"})


# ---- one sheet


def _checked_words(sheet: Sheet, spoken: Language) -> Checked:
    english, text = made_of(sheet.text(ENGLISH)), sheet.text(spoken.code)
    there, own = made_of(text), parsed(text)
    findings: list[Finding] = []

    def find(kind: str, key: str, **args: int | str) -> None:
        findings.append(Finding(sheet, kind, key, house(f"sheet-{kind}", {"key": key, **args})))

    for line in own.junk:
        find("junk", line)
    for key in own.twice:
        find("twice", key)
    done, given = 0, _given(sheet)
    for key, wanted in english.items():
        if key not in there:
            find("missing", key)
            continue
        wrong = list(_unfit(wanted, given[key], there[key], spoken, {*own.messages, *own.terms}))
        done += not wrong
        for kind, names in wrong:
            find(kind, key, names=listing(names))
    helpers = {call for made in there.values() for call in made.calls}
    for key in there:
        if key not in english and key not in helpers:
            find("extra", key)
    return Checked(sheet, len(english), done, findings)


def _unfit(
    english: Made, given: frozenset[str], there: Made, spoken: Language, own: set[str]
) -> Iterator[tuple[str, list[str]]]:
    """What of a message does not fit, and which of its parts."""
    if more := there.chosen - given:
        yield "unknown", sorted(f"${name}" for name in more)
    if lost := english.placed - there.chosen:
        yield "lost", sorted(f"${name}" for name in lost)
    if more := there.functions - {*FLUENT, *spoken.functions}:
        yield "function", sorted(more)
    if more := there.calls - own:
        yield "call", sorted(more)
    if more := english.attributes ^ there.attributes:
        yield "attribute", sorted(f".{name}" for name in more)
    lacking = {form for keys in there.forms for form in forms_of(spoken.code) - keys - {"other"}}
    if lacking:
        yield "form", [form for form in CATEGORIES if form in lacking]
    if more := english.marks ^ there.marks:
        yield "mark", sorted(more)


def _checked_book(sheet: Sheet, lang: str) -> Checked:
    english, there = (dict.fromkeys(RULE.findall(sheet.text(code))) for code in (ENGLISH, lang))
    findings = [
        Finding(sheet, "missing", rule, house("sheet-no-rule", {"key": rule})) for rule in english if rule not in there
    ]
    findings += [
        Finding(sheet, "extra", rule, house("sheet-extra-rule", {"key": rule})) for rule in there if rule not in english
    ]
    return Checked(sheet, len(english), sum(rule in there for rule in english), findings)
