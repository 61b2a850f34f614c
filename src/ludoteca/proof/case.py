"""What is proved: a game in one of the main ways to play it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from shlex import quote
from types import ModuleType
from typing import Any, Final

from ludoteca.engine import shelf
from ludoteca.engine.content import NO_PATCH, Patch
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import house, listing
from ludoteca.engine.rooms import home_of_class, room
from ludoteca.engine.schema import settled
from ludoteca.engine.shelf import short_content

EACH: Final = "all"  # every main way to play
COUNTS: Final = "players"  # one for each number of players
FEWEST: Final = "extremes"  # the fewest players and the most
FIRST: Final = "first"  # what one gets without choosing
VARIANTS: Final = (EACH, COUNTS, FEWEST, FIRST)


class ProofError(LudotecaError):
    """A game that cannot be proved: there is none of that name, or it cannot be made."""


@dataclass(frozen=True)
class Case:
    """A game with options, and the modules that say more of it: what must hold, and what its parts show."""

    kind: type[Game]
    options: tuple[tuple[str, Value], ...]
    invariants: str = ""  # a module; empty: the room of that name beside the game
    parts: str = ""  # likewise
    given: str = field(default="", compare=False)  # how the game was named; empty: by its class
    patch: Patch = NO_PATCH  # other contents than the printed ones

    def named(self) -> str:
        """What `ludoteca prove` is given to prove it again, with these options."""
        game = self.given or _where(self.kind)
        options = [f"--option {quote(f'{name}={_typed(value)}')}" for name, value in self.options]
        laws = [f"--invariants {self.invariants}"] if self.invariants else []
        return " ".join([game, *options, *laws])

    def made(self) -> Game:
        """The game."""
        return _made(self)

    def laws(self) -> Any:
        """What holds in every position of the game by its own rules; None: nobody has said."""
        return _beside(self.kind, self.invariants, "invariants")

    def readers(self) -> Any:
        """What reads each part of an observation from a position; None: nobody has said."""
        return _beside(self.kind, self.parts, "parts")

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options]
        told += [f"content={short_content(self.made())}"] if self.patch else []
        return "-".join([self.kind.name, *told]).replace(" ", "")


def _typed(value: Value) -> str:
    """A value as it is typed on a command line."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


@cache
def _made(case: Case) -> Game:
    return case.kind(dict(case.options), case.patch)


def _beside(kind: type[Game], module: str, name: str) -> ModuleType | None:
    found: ModuleType | None = import_module(module) if module else room(kind, name)
    return found


def game_named(given: str) -> type[Game]:
    """A game of the shelf, or that of a module: `my_games.chess:Chess`, which then stands on the shelf too."""
    where, colon, name = given.partition(":")
    if not colon:
        return shelf.rules_of(given)
    found: object = _read(where, given)
    for part in name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or not issubclass(found, Game) or found is Game:
        raise ProofError(house("proof-no-game", {"given": given}))
    return shelved(found, given)


def _read(module: str, given: str) -> ModuleType:
    """A module of the author's, whatever it does when it is read."""
    try:
        return import_module(module)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise ProofError(house("proof-not-read", {"given": given, "error": told})) from error


def shelved(kind: type[Game], where: str = "") -> type[Game]:
    """The game, which stands on the shelf of this process from now on: its words and records are found by its name."""
    if not kind.name:
        raise ProofError(house("proof-no-name", {"class": kind.__name__}))
    if kind.name not in shelf.games() or shelf.rules_of(kind.name) is not kind:
        shelf.add(kind.name, where or _where(kind))
        shelf.rules_of.cache_clear()
    return kind


def _where(kind: type[Game]) -> str:
    """Where a game is: in its package, whose files are its own, if that shows it; else in its module."""
    home = home_of_class(kind)
    shows = bool(home) and getattr(import_module(home), kind.__qualname__, None) is kind
    return f"{home if shows else kind.__module__}:{kind.__qualname__}"


def cases_of(
    game: str | type[Game],
    variants: str | dict[str, object] = EACH,
    invariants: str = "",
    parts: str = "",
    content: object = None,
) -> list[Case]:
    """The main ways to play a game, or one with chosen options; `content` is a patch of its contents."""
    kind = game_named(game) if isinstance(game, str) else shelved(game)
    for module in filter(None, (invariants, parts)):
        _read(module, module)
    given = game if isinstance(game, str) else ""
    patch = Patch.of(content)
    patch = settled(kind, {}, patch) if patch else patch
    if not isinstance(variants, str):
        chosen = kind(variants, patch).options
        return [Case(kind, tuple(chosen.items()), invariants, parts, given, patch)]
    if variants not in VARIANTS:
        raise ProofError(house("proof-variants", {"given": variants, "allowed": listing(VARIANTS)}))
    found = [Case(kind, tuple(variant.items()), invariants, parts, given, patch) for variant in kind.variants()]
    if not found:
        raise ProofError(house("proof-no-variant", {"class": kind.__name__}))
    by_count: dict[int, Case] = {}
    for case in found:
        by_count.setdefault(case.made().players, case)
    main = [by_count[count] for count in sorted(by_count)]
    few = [main[0], main[-1]] if len(main) > 1 else main
    return {EACH: found, COUNTS: main, FEWEST: few, FIRST: [_first(found)]}[variants]


def _first(cases: list[Case]) -> Case:
    """The variant that is the game without any choice, or else the first."""
    usual = cases[0].kind({}, cases[0].patch)
    return next((case for case in cases if case.made() == usual), cases[0])
