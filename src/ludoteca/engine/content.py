"""Content files: TOML, read strictly, with errors that name the file, the key and what is allowed.

Content is a value: a game is made with the content of its file, or with a patch of it, which says only what changes.
"""

from __future__ import annotations

import json
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteca.engine.errors import ContentError
from ludoteca.engine.phrase import house, listing

Box = TypeVar("Box")
MOST_PATCH: Final = 65_536  # bytes of a patch as JSON
_MOST_BOXES: Final = 64  # contents that are kept once they were read


class Patch:
    """What of a game's content differs from its file. An entry of a list of tables goes by its name:

    `{"prices": {"start": 4}, "cards": {"shotgun": {"copies": 3}}}`
    """

    def __init__(self, changes: Mapping[str, object], file: str = "content") -> None:
        self.file = file  # what errors call it
        try:
            self.key = json.dumps(changes, sort_keys=True, separators=(",", ":"), allow_nan=False)
        except (TypeError, ValueError, RecursionError):
            raise ContentError(house("content-patch", {"file": file})) from None
        if len(self.key) > MOST_PATCH:
            raise ContentError(house("content-patch-long", {"file": file, "most": MOST_PATCH}))
        self.changes: dict[str, Any] = json.loads(self.key)

    @staticmethod
    def of(given: object) -> Patch:
        """Whatever says what changes: a mapping, the `Path` of a TOML file, a patch, or nothing."""
        if given is None:
            return NO_PATCH
        if isinstance(given, Patch):
            return given
        if isinstance(given, Mapping):
            return Patch(given) if given else NO_PATCH
        if isinstance(given, PathLike):  # never a text: options that a stranger sends are texts, and must open no file
            return Patch.read(Path(given))
        raise ContentError(house("content-patch", {"file": "content"}))

    @staticmethod
    def read(path: Path) -> Patch:
        """The patch in a TOML file."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(house("content-file", {"file": str(path), "error": str(error)})) from None
        return Patch(_loads(path.name, text), path.name)

    def onto(self, base: Patch) -> Patch:
        """Both patches; where they change the same, this one counts."""
        return Patch(_merged(base.changes, self.changes), self.file) if self else base

    def __bool__(self) -> bool:
        return bool(self.changes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Patch) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Patch({self.key})"

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any], str]]:
        return Patch, (self.changes, self.file)


def _merged(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    found = dict(base)
    for key, value in changes.items():
        before = base.get(key)
        found[key] = _merged(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return found


NO_PATCH: Final = Patch({})


def boxed(package: str, patch: Patch, build: Callable[[Content], Box]) -> Box:
    """What lies in the box of a game: its content file with the patch, read and checked once."""
    key = (package, patch.key)
    kept: Box | None = _boxes.get(key)
    if kept is None:
        kept = build(Content.of(package, patch=patch))
        _boxes[key] = kept
        while len(_boxes) > _MOST_BOXES:
            _boxes.popitem(last=False)
    return kept


def content_hash(content: str, patch: Patch) -> str:
    """The hash of a game's content with a patch; without one it is that of its files."""
    return sha256(f"{content} {patch.key}".encode()).hexdigest() if patch else content


_boxes: OrderedDict[tuple[str, str], Any] = OrderedDict()


def _loads(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(house("content-toml", {"file": file, "error": str(error)})) from None


class Content:
    """A table of a content file. Every key must be read, so that a misspelt one is not overlooked."""

    def __init__(
        self, file: str, path: str, table: dict[str, Any], patched: object = None, patch_file: str = ""
    ) -> None:
        self.file = file
        self.path = path
        self.changes: dict[str, Any] = patched if isinstance(patched, dict) else {}
        self.patch_file = patch_file  # what said them
        self._before = table
        self._table = {**table, **{key: self._changed(table.get(key), key) for key in self.changes}}
        self._unread = set(self._table)

    def _changed(self, before: object, key: str) -> object:
        """The value of a patched key: tables are patched on, further down; anything else is replaced."""
        value = self.changes[key]
        if _are_tables(before) or (isinstance(value, dict) and isinstance(before, dict)):
            return before
        return value

    @classmethod
    def parse(cls, file: str, text: str, patch: Patch = NO_PATCH) -> Content:
        """The content of a TOML text, with a patch."""
        return cls(file, "", _loads(file, text), patch.changes, patch.file)

    @classmethod
    def of(cls, package: str, name: str = "content.toml", patch: Patch = NO_PATCH) -> Content:
        """The content file of a game's package, with a patch."""
        return cls.parse(f"{package}/{name}", files(package).joinpath(name).read_text(encoding="utf-8"), patch)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._take(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, value, '"..."')
        return value

    def one_of(self, key: str, allowed: list[str]) -> str:
        """One of a few words."""
        value = self._take(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, value, listing(allowed))
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, value, f"{low}-{high}")
        return value

    def yes(self, key: str) -> bool:
        """True or false; false where the key is left out."""
        if key not in self._table:
            return False
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.wrong(key, value, "true, false")
        return value

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers between two bounds."""
        values = self._take(key)
        allowed = f"[{low}-{high}, ...]" + (f" x {length}" if length is not None else "")
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise self.wrong(key, values, allowed)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(key, value, allowed)
        return list(values)

    def texts(self, key: str, length: int | None = None) -> list[str]:
        """A list of texts."""
        values = self._take(key)
        allowed = '["...", ...]' + (f" x {length}" if length is not None else "")
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise self.wrong(key, values, allowed)
        for value in values:
            if not isinstance(value, str):
                raise self.wrong(key, value, allowed)
        return list(values)

    def fixed(self, key: str, length: int | None = None) -> list[str]:
        """A list of texts that a patch leaves alone: words and drawings go by them."""
        values = self.texts(key, length)
        if values != self._before.get(key):
            raise self.wrong(key, values, str(self._before.get(key)))
        return values

    def has(self, key: str) -> bool:
        """Whether the table has that key, which may be left out."""
        return key in self._table

    def values(self, key: str) -> dict[str, int | str]:
        """A table of numbers and texts that somebody else knows the names of."""
        values = self._take(key)
        if not isinstance(values, dict):
            raise self.wrong(key, values, f"[{self._name(key)}]")
        changes = self.changes.get(key)
        found: dict[str, int | str] = {}
        for name, value in {**values, **(changes if isinstance(changes, dict) else {})}.items():
            if isinstance(value, bool) or not isinstance(value, (int, str)):
                raise self.wrong(f"{key}.{name}", value, '1, "..."')
            found[str(name)] = value
        return found

    def table(self, key: str) -> Content:
        """A table within this one."""
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, value, f"[{self._name(key)}]")
        return Content(self.file, self._name(key), value, self.changes.get(key), self.patch_file)

    def tables(self, key: str, length: int | None = None) -> list[Content]:
        """An array of tables."""
        values = self._take(key)
        allowed = f"[[{self._name(key)}]]" + (f" x {length}" if length is not None else "")
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise self.wrong(key, f"x {len(values)}" if isinstance(values, list) else values, allowed)
        changes = self.changes.get(key, {})
        if not isinstance(changes, dict):  # ids hang on how many there are and in which order
            raise self.wrong(key, changes, f"[{self._name(key)}.{_called(values[0], 0) if values else '...'}] ...")
        by_name: dict[str, object] = dict(changes)
        known: list[str] = []
        found = []
        for number, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.wrong(key, value, allowed)
            name = _called(value, number)
            known.append(name)
            patched = by_name.pop(name, {})
            if not isinstance(patched, dict):
                raise self.wrong(f"{key}.{name}", patched, f"[{self._name(key)}.{name}]")
            entry = Content(self.file, f"{self._name(key)}.{name}", value, patched, self.patch_file)
            by = _goes_by(value)
            if by in entry.changes and entry.changes[by] != value[by]:
                raise entry.wrong(by, entry.changes[by], name)
            found.append(entry)
        for name in by_name:
            args: dict[str, Any] = {"file": self.patch_file, "key": f"{self._name(key)}.{name}"}
            raise ContentError(house("content-unknown", {**args, "allowed": listing(known)}))
        return found

    def close(self) -> None:
        """Refuse what nobody has asked for."""
        for key in sorted(self._unread):
            raise ContentError(
                house(
                    "content-unknown",
                    {
                        "file": self._said_by(key),
                        "key": self._name(key),
                        "allowed": listing(sorted(set(self._table) - self._unread)),
                    },
                )
            )

    def wrong(self, key: str, found: object, allowed: str) -> ContentError:
        """An error about a value of this table."""
        return ContentError(
            house(
                "content-value",
                {"file": self._said_by(key), "key": self._name(key), "found": repr(found), "allowed": allowed},
            )
        )

    def _take(self, key: str) -> object:
        if key not in self._table:
            raise ContentError(house("content-missing", {"file": self.file, "key": self._name(key)}))
        self._unread.discard(key)
        return self._table[key]

    def _said_by(self, key: str) -> str:
        """The file in which a value stands."""
        return self.patch_file if key.partition(".")[0] in self.changes else self.file

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key


def _are_tables(values: object) -> bool:
    return isinstance(values, list) and bool(values) and isinstance(values[0], dict)


def _goes_by(entry: dict[str, Any]) -> str | None:
    """The key by which an entry of a list of tables is called; None: it goes by its number."""
    return next((key for key in ("name", "id", "players") if key in entry), None)


def _called(entry: dict[str, Any], number: int) -> str:
    """What an entry of a list of tables goes by."""
    by = _goes_by(entry)
    return str(number) if by is None else str(entry[by])
