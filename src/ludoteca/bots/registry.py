"""Bots by name: those of the house and anybody's, found by entry points or import paths, each with its parameters.

A name is `kind[:argument][?name=value&name=value]`. The kind is a name of the registry or, where it is none, an import
path such as `mypackage.bots:Net`; the argument is the first parameter without its name. Nothing is imported before
somebody asks for that bot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from urllib.parse import unquote

from ludoteca.bots.base import Bot
from ludoteca.bots.driver import what_went_wrong
from ludoteca.bots.parameters import REST, Parameter, parameters_of, takes_game
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import Phrase, house, listing

GROUP = "ludoteca.bots"
PERSON = "me"
HOUSE_BOTS = {name: f"ludoteca.bots.house:{name}_bot" for name in ("random", "greedy", "search")}
LONGEST = 400  # characters of a name
SHOWN = 120  # of which an error repeats so many

_NAME = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
_PATH = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*:[^\W\d]\w*(?:\.[^\W\d]\w*)*)(?::(.*))?", re.DOTALL)

Maker = Callable[..., object]


class SeatError(LudotecaError):
    """A seat on which nobody can sit down: a bot that there is not, or that cannot be made so."""


@dataclass(frozen=True)
class Named:
    """A bot as somebody has named it; it can be handed to another process, which then need not know the registry."""

    text: str  # as it was given
    kind: str
    where: str  # of the class or function that makes it: `package.module:Name`
    argument: str | None
    given: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return self.text

    def check(self, game: Game | None = None) -> None:
        """Refuse a bot that there is not, parameters that it does not take, and a game that it does not play."""
        maker = self._maker()
        self._values(maker)
        if game is not None and not self._plays(maker, game):
            raise self._refused("bot-plays", game=game.name, players=game.players)

    def plays(self, game: Game) -> bool:
        """Whether it plays that game, with its options and number of players."""
        return self._plays(self._maker(), game)

    def made(self, game: Game) -> Bot:
        """The bot, for that game."""
        self.check(game)
        maker = self._maker()
        values = self._values(maker)
        try:
            bot = maker(game, **values) if takes_game(maker) else maker(**values)
        except LudotecaError as error:
            raise SeatError(error.phrase) from error
        except Exception as error:
            raise self._refused("bot-made", error=what_went_wrong(error)) from error
        if not isinstance(bot, Bot):
            raise self._refused("bot-none")
        bot.name = self.text
        return bot

    def _maker(self) -> Maker:
        """What makes it, imported now."""
        module = self.where.partition(":")[0]
        try:
            found: object = EntryPoint(self.kind, self.where, GROUP).load()
        except ModuleNotFoundError as error:
            if error.name is not None and f"{module}.".startswith(f"{error.name}."):  # not one that it needs itself
                raise _unknown(self.text, self.kind.partition(":")[0], error.name) from error
            raise self._refused("bot-read", error=what_went_wrong(error)) from error
        except AttributeError as error:
            raise self._refused("bot-missing", where=self.where) from error
        except Exception as error:
            raise self._refused("bot-read", error=what_went_wrong(error)) from error
        if not callable(found) or (isinstance(found, type) and not issubclass(found, Bot)):
            raise self._refused("bot-none")
        return found

    def _plays(self, maker: Maker, game: Game) -> bool:
        plays = getattr(maker, "plays", None)  # a function that makes bots may have none
        if plays is None:
            return True
        try:
            return bool(plays(game))
        except Exception as error:
            raise self._refused("bot-made", error=what_went_wrong(error)) from error

    def _values(self, maker: Maker) -> dict[str, Any]:
        """The parameters by name, each as what its type says."""
        known = parameters_of(maker)
        first = next((name for name, parameter in known.items() if parameter.positional), None)
        values: dict[str, Any] = {}
        if self.argument is not None:
            if first is None:
                raise self._refused("bot-argument", argument=self.argument)
            values[first] = self._value(known[first], self.argument)
        for name, text in self.given:
            parameter = known.get(name) or known.get(REST)
            if parameter is None:
                raise self._no_parameter(name, known)
            if name in values:
                raise self._refused("bot-twice", parameter=name)
            values[name] = self._value(parameter, text)
        for name, parameter in known.items():
            if parameter.needed and name not in values:
                raise self._refused("bot-needs", parameter=name, allowed=parameter.allowed())
        return values

    def _value(self, parameter: Parameter, text: str) -> object:
        try:
            return parameter.read(text)
        except LudotecaError as error:
            raise SeatError(error.phrase) from error
        except (ValueError, OSError):
            allowed = parameter.allowed()
            raise self._refused("bot-value", parameter=parameter.name, value=text, allowed=allowed) from None

    def _no_parameter(self, name: str, known: Mapping[str, Parameter]) -> SeatError:
        if not known:
            return self._refused("bot-parameters-none", parameter=name)
        near = get_close_matches(name, known, n=1)
        key = "bot-parameter-near" if near else "bot-parameter"
        return self._refused(key, parameter=name, known=listing(list(known)), near=near[0] if near else "")

    def _refused(self, key: str, **args: int | str | Phrase) -> SeatError:
        shown = {name: short(value) if isinstance(value, str) else value for name, value in args.items()}
        return SeatError(house(key, {"bot": short(self.kind), **shown}))


def names() -> list[str]:
    """The bots of the registry: those of the house, then anybody's in alphabetical order."""
    return list(_registry())


def add(name: str, where: str) -> None:
    """Put a bot into the registry of this process: `add("net", "mypackage.bots:Net")`."""
    if name == PERSON or not _NAME.fullmatch(name) or not _PATH.fullmatch(where):
        raise SeatError(house("bot-add", {"name": short(name), "where": short(where)}))
    _registry()[name] = where


def named(text: str) -> Named:
    """What a name says, without importing anything; `SeatError` where it can be no bot's."""
    head, question, rest = text.partition("?")
    kind, colon, argument = head.partition(":")
    given = _given(text, rest) if question else ()
    if len(text) > LONGEST:
        raise SeatError(house("bot-long", {"bot": short(text), "most": LONGEST}))
    if kind in _registry():
        return Named(text, kind, _registry()[kind], unquote(argument) if colon else None, given)
    path = _PATH.fullmatch(head)
    if path is None:
        raise _unknown(text, kind)
    return Named(text, path[1], path[1], unquote(path[2]) if path[2] is not None else None, given)


def is_path(text: str) -> bool:
    """Whether that names a bot by where it can be imported from, and not by the registry."""
    head = text.partition("?")[0]
    return head.partition(":")[0] not in _registry() and _PATH.fullmatch(head) is not None


def is_house(text: str) -> bool:
    """Whether that is a bot of the house without parameters, which imports nothing of anybody's."""
    return "?" not in text and text.partition(":")[0] in HOUSE_BOTS


def short(text: str) -> str:
    """As much of a text as an error repeats."""
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _given(text: str, rest: str) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for part in rest.split("&"):
        name, equals, value = part.partition("=")
        if not name or not equals:
            raise SeatError(house("bot-form", {"bot": short(text), "given": short(part)}))
        found.append((name, unquote(value)))
    return tuple(found)


def _unknown(text: str, kind: str, module: str = "") -> SeatError:
    """There is no such bot: what there is, and what may have been meant; `module` is one that cannot be imported."""
    near = get_close_matches(kind, [PERSON, *names()], n=1)
    key = "seat-unknown-near" if near else "seat-unknown-module" if module else "seat-unknown"
    args: dict[str, int | str | Phrase] = {"seat": short(text), "kinds": listing([PERSON, *names()])}
    return SeatError(house(key, {**args, "near": near[0] if near else "", "module": module}))


@lru_cache(maxsize=1)
def _registry() -> dict[str, str]:
    """Where each bot is made; nobody's takes the place of one of the house."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    others = {point.name: point.value for point in reversed(points) if _NAME.fullmatch(point.name)}
    return {**HOUSE_BOTS, **{name: others[name] for name in sorted(others) if name not in (PERSON, *HOUSE_BOTS)}}
