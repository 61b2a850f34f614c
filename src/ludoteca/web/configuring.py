"""Settings from a file and from the environment: every limit by its name, and what is wrong with one in a sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Final

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house, listing
from ludoteca.files import read_text
from ludoteca.web.logs import FORMS
from ludoteca.web.settings import Settings
from ludoteca.words import languages

PREFIX: Final = "LUDOTECA_"
SECURITY: Final = ("starttls", "tls", "none")  # how the mail server is talked to
FILE: Final = "LUDOTECA_SETTINGS"  # names the file where no argument does
ELSEWHERE: Final = ("contents",)  # what is no plain value: `--content` and `--set` read it
CHOICES: Final[dict[str, Callable[[], tuple[str, ...]]]] = {
    "lang": languages.codes,
    "log": lambda: FORMS,
    "smtp_security": lambda: SECURITY,
}
YES: Final = ("true", "yes", "1")
NO: Final = ("false", "no", "0")
NONE_AT_ALL: Final = ("workers", "most_live", "most_body", "most_sockets", "most_waiting")  # 0 of them make no server

KINDS: Final = {field.name: field.type for field in fields(Settings) if field.name not in ELSEWHERE}


class SettingError(LudotecaError):
    """A setting that there is not, or that cannot be so."""


def read_settings(file: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings of a file, over which the environment goes."""
    named = environment.get(FILE, "")
    found = _of_file(file if file is not None else Path(named)) if file is not None or named else {}
    for name in KINDS:
        given = environment.get(PREFIX + name.upper())
        if given is not None:
            found[name] = _value(name, given, PREFIX + name.upper())
    return replace(Settings(), **found)  # type: ignore[arg-type]


def _of_file(file: Path) -> dict[str, object]:
    try:
        given = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise SettingError(house("setting-toml", {"file": str(file), "error": str(error)})) from None
    for name in given:
        if name not in KINDS:
            near = get_close_matches(name, KINDS, n=1)
            key = "setting-unknown-near" if near else "setting-unknown"
            words = {"setting": name, "near": near[0] if near else "", "all": listing(list(KINDS))}
            raise SettingError(house(key, {"file": str(file), **words}))
    return {name: _value(name, value, name) for name, value in given.items()}


def _value(name: str, given: object, called: str) -> object:
    """A value of its kind; in the environment all of them are text."""
    kind = str(KINDS[name])
    found: object = None
    if kind.startswith("tuple"):
        parts = given.split(",") if isinstance(given, str) else given
        if isinstance(parts, list) and all(isinstance(part, str) for part in parts):
            found = tuple(part.strip() for part in parts if part.strip())
    elif kind == "bool":
        text = str(given).lower()
        found = text in YES if text in (*YES, *NO) else None
    elif kind in ("int", "float"):
        found = _number(given, counted=kind == "int", least=1 if name in NONE_AT_ALL else 0)
    elif isinstance(given, str) and given:
        found = given if name not in CHOICES or given in CHOICES[name]() else None
    if found is None:
        wanted = house("setting-choice", {"allowed": listing(CHOICES[name]())}) if name in CHOICES else _wanted(kind)
        raise SettingError(house("setting-value", {"setting": called, "given": str(given)[:80], "wanted": wanted}))
    return found


def _wanted(kind: str) -> str:
    """What would be right, as an example."""
    if kind.startswith("tuple"):
        return '["a", "b"]'
    return {"bool": "true, false", "int": "0, 1, 2 …", "float": "0.5, 1, 20 …"}.get(kind, '"…"')


def _number(given: object, *, counted: bool, least: int) -> float | int | None:
    if isinstance(given, bool) or not isinstance(given, int | float | str):
        return None
    try:
        found = int(given) if counted and not isinstance(given, float) else float(given)
    except (ValueError, OverflowError):
        return None
    if counted and not isinstance(found, int):
        return None
    return found if isfinite(found) and least <= found <= 1e15 else None
