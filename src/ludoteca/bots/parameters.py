"""What a bot can be given by its name: the parameters of its class or function, read from the signature."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter as Declared
from inspect import signature
from math import isfinite
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from ludoteca.bots.base import Bot
from ludoteca.bots.belief import Belief
from ludoteca.bots.evaluator import Evaluator
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import Phrase, house, listing

REST = "**"  # the name of what takes any parameter
TRUTHS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
PLAIN: dict[object, str] = {str: "text", int: "whole", float: "number", bool: "truth", Path: "file"}
PARTS: dict[object, str] = {Evaluator: "evaluator", Belief: "belief"}  # what a bot may be given by a name of its own
WRITTEN = {kind.__name__: kind for kind in PLAIN if isinstance(kind, type)}


@dataclass(frozen=True)
class Parameter:
    """One parameter and what it may be."""

    name: str
    type: object
    needed: bool  # it has no default
    positional: bool  # it may be given without its name

    @property
    def can_be_written(self) -> bool:
        """Whether a text can say it: a plain type, one of several words, a part, or a class that has a `read`."""
        return bool(self.type in PLAIN or self.part or get_origin(self.type) is Literal or hasattr(self.type, "read"))

    @property
    def part(self) -> str:
        """Which part of a bot it is, an evaluator or a belief; empty: none."""
        return PARTS.get(self.type, "")

    def read(self, text: str) -> Any:
        """The value of a text. `ValueError`, or a `LudotecaError` with its own words: it is none."""
        if self.type is bool:
            return TRUTHS[text.lower()] if text.lower() in TRUTHS else _no_value(text)
        if self.type is float:
            return float(text) if isfinite(float(text)) else _no_value(text)
        if self.type is Path:
            return Path(text) if text and Path(text).exists() else _no_value(text)
        if get_origin(self.type) is Literal:
            found = [value for value in get_args(self.type) if str(value) == text]
            return found[0] if found else _no_value(text)
        if self.type in (int, str):
            return int(text) if self.type is int else text
        read: Callable[[str], Any] = getattr(self.type, "read", _no_value)
        return read(text)

    def allowed(self) -> Phrase:
        """What it may be, in words."""
        if get_origin(self.type) is Literal:
            return house("bot-value-one", {"values": listing(get_args(self.type))})
        if self.type in PLAIN:
            return house(f"bot-value-{PLAIN[self.type]}")
        if self.part:
            return house(f"bot-value-{self.part}")
        kind = getattr(self.type, "__name__", str(self.type))
        return house("bot-value-type" if self.can_be_written else "bot-value-unwritten", {"type": kind})


def _no_value(text: str) -> Any:
    raise ValueError(text)


def parameters_of(maker: Callable[..., object]) -> dict[str, Parameter]:
    """The parameters of a class or function that makes bots, but for the game, by name; `**` where it takes any."""
    hints = _hints(maker)
    found: dict[str, Parameter] = {}
    for place, declared in enumerate(_declared(maker)):
        if declared.kind is Declared.VAR_POSITIONAL or (place == 0 and _is_game(declared, hints)):
            continue
        rest = declared.kind is Declared.VAR_KEYWORD
        needed = declared.default is Declared.empty and not rest
        name = REST if rest else declared.name
        positional = declared.kind is Declared.POSITIONAL_OR_KEYWORD
        made = Parameter(name, _type(declared, hints), needed, positional)
        if made.can_be_written or made.needed:  # what no text can say keeps its default
            found[name] = made
    return found


def takes_game(maker: Callable[..., object]) -> bool:
    """Whether its first parameter is the game; a bot that needs to know nothing of it may leave it out."""
    declared = _declared(maker)
    return bool(declared) and _is_game(declared[0], _hints(maker))


def _declared(maker: Callable[..., object]) -> list[Declared]:
    if _begins(maker) is Bot.__init__:  # it adds nothing to what every bot has, its name
        return []
    return list(signature(maker).parameters.values())


def _begins(maker: Callable[..., object]) -> object:
    """The function that has the annotations: a class is made by its `__init__`."""
    return getattr(maker, "__init__") if isinstance(maker, type) else maker  # noqa: B009


def _hints(maker: Callable[..., object]) -> dict[str, object]:
    try:
        return get_type_hints(_begins(maker))
    except Exception:  # a name that is imported for the type checker alone: then what is written must do
        return {}


def _is_game(declared: Declared, hints: dict[str, object]) -> bool:
    hint = hints.get(declared.name)
    return declared.name == "game" or (isinstance(hint, type) and issubclass(hint, Game))


def _type(declared: Declared, hints: dict[str, object]) -> object:
    """Its type: as annotated, else that of its default, else text; `int | None` is an `int` that may be left out."""
    hint = hints.get(declared.name, declared.annotation)
    if isinstance(hint, str):
        hint = WRITTEN.get(hint.partition("|")[0].strip(), Declared.empty)
    if get_origin(hint) in (Union, UnionType):
        hint = next((part for part in get_args(hint) if part is not NoneType), str)
    if hint is not Declared.empty and hint is not Any:
        return hint
    default = declared.default
    return type(default) if type(default) in PLAIN else str
