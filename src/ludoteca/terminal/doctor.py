"""What is installed: which form runs and why, what each face needs, and what is missing of it."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, requires
from importlib.metadata import version as version_of
from typing import Final, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

import ludoteca
from ludoteca import words
from ludoteca.engine import LudotecaError, games, rules_of
from ludoteca.engine.phrase import HOUSE
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words import can_say, languages
from ludoteca.words.plain import visible

WRONG: Final = 1
OURSELVES: Final = ("dev",)  # extras for whoever works on the house itself
NEED: Final = re.compile(r"""([\w.-]+)(?:\[[^\]]*\])?\s*([^;]*)(?:;.*extra == ["']([\w-]+)["'])?""")
BOUND: Final = re.compile(r"(>=|<=|==|<|>)\s*([\d.]+)")


class Need(NamedTuple):
    """A library that is needed, in which versions, and by which extra; empty: by everything."""

    library: str
    versions: str
    extra: str


class Found(NamedTuple):
    """What there is of a library."""

    need: Need
    version: str  # empty: it is not installed

    @property
    def fits(self) -> bool:
        """Whether it is there in a version that will do."""
        return bool(self.version) and fits(self.version, self.need.versions)


def needs() -> list[Need]:
    """What the package says that it needs."""
    found = []
    for line in requires("ludoteca") or []:
        match = NEED.match(line)
        assert match is not None
        found.append(Need(match[1], match[2].strip(), match[3] or ""))
    return found


def _numbers(version: str) -> list[int]:
    numbers = [int(part) for part in re.findall(r"\d+", version.partition("+")[0])[:4]]
    return numbers + [0] * (4 - len(numbers))


def fits(version: str, wanted: str) -> bool:
    """Whether a version lies within bounds such as `>=1.2,<3`."""
    mine = _numbers(version)
    compared = {
        ">=": lambda other: mine >= other,
        "<=": lambda other: mine <= other,
        "==": lambda other: mine == other,
        "<": lambda other: mine < other,
        ">": lambda other: mine > other,
    }
    return all(compared[sign](_numbers(bound)) for sign, bound in BOUND.findall(wanted))


def found(need: Need) -> Found:
    """What there is of a library."""
    try:
        return Found(need, version_of(need.library))
    except PackageNotFoundError:
        return Found(need, "")


def run(talk: Talk, environment: Mapping[str, str]) -> int:
    """Look at everything and tell; 1 where something is wrong that was installed on purpose or is always needed."""
    told = [found(need) for need in needs() if need.extra not in OURSELVES]
    talk.line(talk.words("doctor-version", version=ludoteca.__version__, python=platform.python_version()), LOUD)
    talk.line(f"{sys.executable}  {platform.system()} {platform.machine()}", QUIET)
    _form(talk, environment)
    _languages(talk)
    whole = _faces(talk, told)
    whole = _games(talk) and whole
    talk.console.print()
    talk.tell("doctor-well" if whole else "doctor-ill", "" if whole else SORRY)
    return 0 if whole else WRONG


def _form(talk: Talk, environment: Mapping[str, str]) -> None:
    if ludoteca.is_compiled():
        talk.tell("doctor-compiled")
    elif environment.get("LUDOTECA_PURE", "") not in ("", "0"):
        talk.tell("doctor-pure")
    else:
        talk.tell("doctor-interpreted")


def _languages(talk: Talk) -> None:
    """Those that can be used, and those that packages have brought and that cannot, each with its reason."""
    talk.tell("doctor-languages", languages=", ".join(f"{one.name} ({one.code})" for one in languages.offered()))
    for bad in languages.unusable():
        why = bad.why.text(talk.lang)
        talk.tell("doctor-language-unusable", SORRY, name=bad.name, package=bad.package, why=why)


def _faces(talk: Talk, told: list[Found]) -> bool:
    """A line for each face, and what is missing for it; False: what everything needs is not there, or does not fit."""
    talk.heading(talk.words("doctor-faces"))
    grid = Grid.grid(padding=(0, 2))
    for extra in dict.fromkeys(one.need.extra for one in told):
        parts = [one for one in told if one.need.extra == extra]
        missing = [one for one in parts if not one.fits]
        about = f"doctor-extra-{extra or 'base'}"
        name = talk.words(about) if can_say(HOUSE, about, talk.lang) else extra
        if missing:
            said = talk.words("doctor-missing", what=", ".join(_lacking(talk, one) for one in missing))
            way = f"pip install 'ludoteca[{extra}]'" if extra else "pip install --upgrade ludoteca"
            grid.add_row(Text("-", SORRY if not extra else QUIET), name, Text(f"{said}\n{way}", QUIET))
        else:
            grid.add_row(Text("+", "green"), name, Text(talk.words("doctor-there"), QUIET))
    talk.show(grid)
    return all(one.fits for one in told if not one.need.extra)


def _lacking(talk: Talk, one: Found) -> str:
    if not one.version:
        return one.need.library
    wanted = {"library": one.need.library, "found": one.version, "wanted": one.need.versions}
    return talk.words("doctor-other-version", **wanted)


def _games(talk: Talk) -> bool:
    """The games of the shelf, those of others too; False: one of them cannot be played."""
    talk.heading(talk.words("doctor-games"))
    whole = True
    grid = Grid.grid(padding=(0, 2))
    for name in games():
        try:
            rules_of(name)
            ludoteca.make(name)
            title = words.title(name, talk.lang)
            grid.add_row(Text("+", "green"), Text(name), Text(title, QUIET))
        except Exception as error:  # somebody else's game may fail in any way: that is what is to be told
            whole = False
            said = error.text(talk.lang) if isinstance(error, LudotecaError) else f"{type(error).__name__}: {error}"
            grid.add_row(Text("-", SORRY), Text(name), Text(visible(said), SORRY))
    talk.show(grid)
    return whole
