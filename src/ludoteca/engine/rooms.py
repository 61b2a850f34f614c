"""The rooms of a game: its modules, each found by the name of what it is about, in every game the same; its files."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final

OF_THE_HOUSE: Final = ("guide.toml", "rated.toml")  # beside a game's rules, but no part of what is played


def room(game: type, name: str) -> Any:
    """The module of that name beside a game that is a package, or beside the game it derives from; None: there is none.

    `screen`, `board`, `strategy` and `examples` are looked for when they are asked for.
    """
    key = (game, name)
    if key not in _FOUND:
        _FOUND[key] = next((found for kind in game.__mro__ if (found := _beside(kind, name)) is not None), None)
    return _FOUND[key]


def home_of_class(kind: type) -> str:
    """The package in which the class of a game stands; empty: it is in a single module."""
    module = kind.__module__
    if hasattr(import_module(module), "__path__"):
        return module
    home, _, last = module.rpartition(".")
    return home if last == "rules" else ""


def home_of_content(kind: type) -> str:
    """The package or module whose files are the content of a game: its own, or those of the game it derives from."""
    for one in kind.__mro__:
        if one.__module__ in _NO_GAMES:
            break
        home = home_of_class(one)
        if home or hasattr(import_module(one.__module__), "FILES"):
            return home or one.__module__
    return kind.__module__


def _beside(kind: type, name: str) -> Any:
    home = "" if kind.__module__ in _NO_GAMES else home_of_class(kind)
    if not home or find_spec(f"{home}.{name}") is None:
        return None
    return import_module(f"{home}.{name}")


@cache
def files_hash(home: str) -> str:
    """The hash of the `.toml` and `.txt` files of the package or module that a game is, but for those of the house."""
    module = import_module(home)
    if not hasattr(module, "__path__"):
        found = {file: str(text) for file, text in getattr(module, "FILES", {}).items() if _is_content(file)}
    else:
        found = dict(_contents("", files(module.__name__)))
    return sha256(repr(sorted(found.items())).encode()).hexdigest()


def _contents(path: str, folder: Traversable) -> list[tuple[str, str]]:
    """The files of a folder and of those in it; what is a package itself, such as an older form, has its own."""
    found: list[tuple[str, str]] = []
    for part in folder.iterdir():
        if part.is_dir():
            found += [] if part.joinpath("__init__.py").is_file() else _contents(f"{path}{part.name}/", part)
        elif _is_content(part.name):
            found.append((f"{path}{part.name}", part.read_text(encoding="utf-8")))
    return found


def _is_content(file: str) -> bool:
    return file.endswith((".toml", ".txt")) and file not in OF_THE_HOUSE


_NO_GAMES: Final = ("builtins", "abc", "ludoteca.engine.game")
_FOUND: Final[dict[tuple[type, str], Any]] = {}
