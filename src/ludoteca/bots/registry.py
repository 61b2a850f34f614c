"""Bots by name: those of the house and anybody's, found by entry points or import paths, each with its parameters.

A name is `kind[:argument][?name=value&name=value]`. The kind is a name of the registry or, where it is none, an import
path such as `mypackage.bots:Net`; the argument is the first parameter without its name. A parameter may itself name a
part of the bot, an evaluator or a belief; what that takes is given beside it. Nothing is imported before somebody asks
for that bot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from urllib.parse import unquote

from ludoteca.bots.base import Bot
from ludoteca.bots.belief import Belief
from ludoteca.bots.driver import what_went_wrong
from ludoteca.bots.evaluator import Evaluator
from ludoteca.bots.parameters import REST, Parameter, parameters_of, takes_game
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import Phrase, house, listing

PERSON = "me"
BOT, EVALUATOR, BELIEF = "bot", "evaluator", "belief"
GROUPS = {BOT: "ludoteca.bots", EVALUATOR: "ludoteca.evaluators", BELIEF: "ludoteca.beliefs"}
CLASSES: dict[str, type] = {BOT: Bot, EVALUATOR: Evaluator, BELIEF: Belief}
HOUSE_BOTS = {name: f"ludoteca.bots.house:{name}_bot" for name in ("random", "greedy", "search", "classic", "response")}
OF_THE_HOUSE = {
    BOT: HOUSE_BOTS,
    EVALUATOR: {"playout": "ludoteca.bots.house:playout", "learned": "ludoteca.bots.learned:Learned"},
    BELIEF: {"uniform": "ludoteca.bots.house:uniform"},
}
LONGEST = 400  # characters of a name
SHOWN = 120  # of which an error repeats so many

_NAME = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
_STYLED = re.compile(r"([^?]*)\?style=([a-z_]+)")
_PATH = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*:[^\W\d]\w*(?:\.[^\W\d]\w*)*)(?::(.*))?", re.DOTALL)

Maker = Callable[..., object]


class SeatError(LudotecaError):
    """A seat on which nobody can sit down: a bot that there is not, or that cannot be made so."""


@dataclass(frozen=True)
class Part:
    """An evaluator or a belief that a bot is given."""

    what: str
    name: str
    maker: Maker
    values: dict[str, Any]  # its parameters

    def made(self, game: Game) -> object:
        """The part, for that game."""
        return _made(self.what, self.name, self.maker, self.values, game)


@dataclass(frozen=True)
class Named:
    """A bot as somebody has named it; it can be handed to another process, which then need not know the registry."""

    text: str  # as it was given
    kind: str
    where: str  # of the class or function that makes it: `package.module:Name`
    argument: str | None
    given: tuple[tuple[str, str], ...]
    parts: tuple[tuple[str, str, str], ...] = ()  # that it is given by names of the registry: what, name, where

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
        values = {
            name: value.made(game) if isinstance(value, Part) else value for name, value in self._values(maker).items()
        }
        bot = _made(BOT, self.kind, maker, values, game)
        assert isinstance(bot, Bot)
        bot.name = self.text
        return bot

    def _maker(self) -> Maker:
        """What makes it, imported now."""
        return _loaded(BOT, self.kind, self.where, self.text)

    def _plays(self, maker: Maker, game: Game) -> bool:
        plays = getattr(maker, "plays", None)  # a function that makes bots may have none
        if plays is None:
            return True
        try:
            return bool(plays(game))
        except Exception as error:
            raise self._refused("bot-made", error=what_went_wrong(error)) from error

    def _values(self, maker: Maker) -> dict[str, Any]:
        """The parameters by name, each as what its type says; those of a part lie in the part."""
        known = parameters_of(maker)
        values: dict[str, Any] = {}
        for name, text in self.given:
            if name in known and known[name].part:
                values.setdefault(name, self._part(known[name].part, text))
        takers = {name: (parameter, values) for name, parameter in known.items()}
        for part in list(values.values()):
            for name, parameter in parameters_of(part.maker).items():
                if not parameter.part:  # a part has none itself
                    takers.setdefault(name, (parameter, part.values))
        first = next((name for name, parameter in known.items() if parameter.positional), None)
        given = list(self.given)
        if self.argument is not None:
            if first is None:
                raise self._refused("bot-argument", argument=self.argument)
            given.insert(0, (first, self.argument))
        if len({name for name, _ in given}) < len(given):
            twice = next(name for number, (name, _) in enumerate(given) if name in dict(given[:number]))
            raise self._refused("bot-twice", parameter=twice)
        for name, text in given:
            if name not in takers and REST not in takers:
                raise self._no_parameter(name, [name for name in takers if name != REST])
            parameter, target = takers[name if name in takers else REST]
            if not parameter.part:
                target[name] = self._value(parameter, text)
        for name, (parameter, target) in takers.items():
            if parameter.needed and name not in target:
                raise self._refused("bot-needs", parameter=name, allowed=parameter.allowed())
        return values

    def _part(self, what: str, text: str) -> Part:
        """The part of that name, without its parameters."""
        kept = {name: where for kind, name, where in self.parts if kind == what}
        where = kept.get(text) or _registry(what).get(text) or text
        path = _PATH.fullmatch(where)
        if path is None or path[2] is not None:
            raise _unknown_part(what, self.kind, text)
        return Part(what, text, _loaded(what, text, where, text, self.kind), {})

    def _value(self, parameter: Parameter, text: str) -> object:
        try:
            return parameter.read(text)
        except LudotecaError as error:
            raise SeatError(error.phrase) from error
        except (ValueError, OSError):
            allowed = parameter.allowed()
            raise self._refused("bot-value", parameter=parameter.name, value=text, allowed=allowed) from None

    def _no_parameter(self, name: str, known: list[str]) -> SeatError:
        if not known:
            return self._refused("bot-parameters-none", parameter=name)
        near = get_close_matches(name, known, n=1)
        key = "bot-parameter-near" if near else "bot-parameter"
        return self._refused(key, parameter=name, known=listing(known), near=near[0] if near else "")

    def _refused(self, key: str, **args: int | str | Phrase) -> SeatError:
        return _refused(self.kind, key, **args)


def names(what: str = BOT) -> list[str]:
    """The bots of the registry, or its evaluators or beliefs: those of the house, then anybody's by the alphabet."""
    return list(_registry(what))


def add(name: str, where: str, what: str = BOT) -> None:
    """Put a bot, an evaluator or a belief into the registry of this process: `add("net", "mypackage.bots:Net")`."""
    if name == PERSON or not _NAME.fullmatch(name) or not _PATH.fullmatch(where):
        raise SeatError(house("bot-add", {"name": short(name), "where": short(where)}))
    _registry(what)[name] = where


def _loaded(what: str, kind: str, where: str, text: str, bot: str = "") -> Maker:
    """What makes a bot or a part of one, imported now; `bot` is whose part it is."""
    module = where.partition(":")[0]
    try:
        found: object = EntryPoint(kind, where, GROUPS[what]).load()
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):  # not one that it needs itself
            if what != BOT:
                raise _unknown_part(what, bot, text, error.name) from error
            raise _unknown(text, kind.partition(":")[0], error.name) from error
        raise _refused(kind, "bot-read", error=what_went_wrong(error)) from error
    except AttributeError as error:
        raise _refused(kind, "bot-missing", where=where) from error
    except Exception as error:
        raise _refused(kind, "bot-read", error=what_went_wrong(error)) from error
    if not callable(found) or (isinstance(found, type) and not issubclass(found, CLASSES[what])):
        raise _refused(kind, f"{what}-none")
    return found


def _made(what: str, kind: str, maker: Maker, values: Mapping[str, Any], game: Game) -> object:
    """What a maker makes for that game."""
    try:
        made = maker(game, **values) if takes_game(maker) else maker(**values)
    except LudotecaError as error:
        raise SeatError(error.phrase) from error
    except Exception as error:
        raise _refused(kind, "bot-made", error=what_went_wrong(error)) from error
    if not isinstance(made, CLASSES[what]):
        raise _refused(kind, f"{what}-none")
    return made


def _refused(kind: str, key: str, **args: int | str | Phrase) -> SeatError:
    shown = {name: short(value) if isinstance(value, str) else value for name, value in args.items()}
    return SeatError(house(key, {"bot": short(kind), **shown}))


def named(text: str) -> Named:
    """What a name says, without importing anything; `SeatError` where it can be no bot's."""
    head, question, rest = text.partition("?")
    kind, colon, argument = head.partition(":")
    given = _given(text, rest) if question else ()
    if len(text) > LONGEST:
        raise SeatError(house("bot-long", {"bot": short(text), "most": LONGEST}))
    parts = tuple(
        (what, value, _registry(what)[value])
        for _, value in given
        for what in (EVALUATOR, BELIEF)
        if value in _registry(what)
    )
    if kind in _registry(BOT):
        return Named(text, kind, _registry(BOT)[kind], unquote(argument) if colon else None, given, parts)
    path = _PATH.fullmatch(head)
    if path is None:
        raise _unknown(text, kind)
    return Named(text, path[1], path[1], unquote(path[2]) if path[2] is not None else None, given, parts)


def is_path(text: str) -> bool:
    """Whether that names a bot, or a part of one, by where it can be imported from, and not by the registry."""
    head, _, rest = text.partition("?")
    values = [unquote(part.partition("=")[2]) for part in rest.split("&")]
    if any(_PATH.fullmatch(value) or ("?" in value and is_path(value)) for value in values):
        return True
    return head.partition(":")[0] not in _registry(BOT) and _PATH.fullmatch(head) is not None


def is_house(text: str) -> bool:
    """Whether that is a bot of the house without parameters but a style, which imports nothing of anybody's."""
    return styled(text)[0].partition(":")[0] in HOUSE_BOTS and "?" not in styled(text)[0]


def styled(text: str) -> tuple[str, str]:
    """The name of a bot without its style, and the style; `search:hard?style=hunter` has one."""
    found = _STYLED.fullmatch(text)
    return (found[1], found[2]) if found else (text, "")


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


def _unknown_part(what: str, bot: str, text: str, module: str = "") -> SeatError:
    """There is no such evaluator or belief."""
    near = get_close_matches(text, names(what), n=1)
    key = f"{what}-unknown-near" if near else f"{what}-unknown-module" if module else f"{what}-unknown"
    meant = near[0] if near else ""
    return _refused(bot, key, given=text, known=listing(names(what)), near=meant, module=module)


@cache
def _registry(what: str) -> dict[str, str]:
    """Where each bot, evaluator or belief is made; nobody's takes the place of one of the house."""
    ours = OF_THE_HOUSE[what]
    points = sorted(entry_points(group=GROUPS[what]), key=lambda point: (point.name, point.value))
    others = {point.name: point.value for point in reversed(points) if _NAME.fullmatch(point.name)}
    return {**ours, **{name: others[name] for name in sorted(others) if name not in (PERSON, *ours)}}
