"""What the laboratory is asked: a game, what differs on side B, who plays, when it ends; and the command for it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from ludoteca.engine.content import Item, Patch
from ludoteca.engine.shelf import made
from ludoteca.lab.compare import Goal
from ludoteca.lab.limits import Limit, read_limit
from ludoteca.lab.sides import Side
from ludoteca.words.contents import toml_of

CONTENT: Final = "c."  # what the name of a field of the contents begins with; then comes its path
OPTION: Final = "option-"
OPTION_B: Final = "b-option-"
KNOWN: Final = "known"
ALL: Final = "all"
UNTIL: Final = (KNOWN, "2%", "1%", "0.5%", ALL)  # when it may end before all games are played
LETTERS: Final = 16  # of the hash by which a question is known

Options = tuple[tuple[str, str], ...]


class Question(NamedTuple):
    """A comparison that can be asked again; everything is text or a number."""

    game: str
    options: Options  # of both sides
    seats: tuple[str, ...]
    patch: str  # what differs of the contents on side B, as JSON
    options_b: Options
    seats_b: tuple[str, ...]  # empty: as on side A
    limits: tuple[tuple[str, str], ...]  # of side B: `never`, `1: build rocket_booster`
    measure: str  # empty: the usual one
    games: int
    minutes: int
    until: str
    seed: int

    @property
    def id(self) -> str:
        """By what it is known: the same question has the same one."""
        return sha256(repr(tuple(self)).encode()).hexdigest()[:LETTERS]

    @property
    def changes(self) -> Patch:
        """What differs of the contents on side B."""
        return Patch(json.loads(self.patch))

    def sides(self) -> tuple[Side, Side]:
        """What is compared."""
        one = Side(made(self.game, dict(self.options)), self.seats)
        game = made(self.game, dict(self.options + self.options_b), self.changes)
        limits: list[Limit] = [read_limit(kind, text, game) for kind, text in self.limits]
        return one, Side(game, self.seats_b or self.seats, tuple(limits))

    @property
    def goal(self) -> Goal:
        """When it may end."""
        half = float(self.until[:-1]) / 100.0 if self.until.endswith("%") else 0.0
        return Goal(half, known=self.until == KNOWN, seconds=60.0 * self.minutes)

    def command(self, items: list[Item]) -> str:
        """The command that asks the same, with the same figures."""
        words = ["ludoteca", "compare", self.game]
        for key, value in self.options:
            words += ["--option", f"{key}={value}"]
        words += ["--seats", ",".join(self.seats)]
        for item in items:
            if item.differs:
                words += ["--set-b", f"{item.path}={toml_of(item.value)}"]
        for key, value in self.options_b:
            words += ["--option-b", f"{key}={value}"]
        if self.seats_b:
            words += ["--seats-b", ",".join(self.seats_b)]
        for kind, text in self.limits:
            words += [f"--{kind}-b", text]
        if self.measure:
            words += ["--measure", self.measure]
        words += ["--games", str(self.games), "--minutes", str(self.minutes), "--seed", str(self.seed)]
        if self.until != ALL:
            words += ["--until", self.until]
        return shlex.join(words)


# ---- a value as a text, in a field and in an address


def text_of(value: object) -> str:
    """A value as a field shows it: a list in one line, with commas between."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def value_of(item: Item, text: str) -> object:
    """The value that a text means, as far as its kind goes; a text that cannot be is given back as it is."""
    text = text.strip()
    if item.kind == "yes":
        return {"yes": True, "no": False}.get(text.lower(), text)
    if item.kind == "whole" or (item.kind == "any" and isinstance(item.printed, int)):
        return _whole(text)
    if item.kind in ("wholes", "words", "texts"):
        parts = [part.strip() for part in text.replace("\r", "").replace("\n", ",").split(",")]
        parts = [part for part in parts if part]
        return [_whole(part) for part in parts] if item.kind == "wholes" else parts
    return text


def _whole(text: str) -> object:
    """A whole number, or the text that is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


def changes_of(given: Mapping[str, object]) -> dict[str, object]:
    """A patch from paths and values."""
    found: dict[str, object] = {}
    for path, value in given.items():
        *tables, key = path.split(".")
        inner = found
        for table in tables:
            below = inner.setdefault(table, {})
            assert isinstance(below, dict)
            inner = below
        inner[key] = value
    return found
