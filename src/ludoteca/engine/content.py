"""Content files: TOML, read strictly, with errors that name the file, the key and what is allowed.

Content is a value: a game is made with the content of its file, or with a patch of it, which says only what changes.
What a value may be is said where it is read, and nowhere else: `engine/schema.py` has it from there.
"""

from __future__ import annotations

import json
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from difflib import get_close_matches
from hashlib import sha256
from importlib.resources import files
from math import isfinite
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteca.engine.errors import ContentError
from ludoteca.engine.phrase import Phrase, house, listing

Box = TypeVar("Box")
MOST_PATCH: Final = 65_536  # bytes of a patch as JSON
MOST_TEXT: Final = 4 * MOST_PATCH  # bytes of its TOML, which may have comments
MOST_DEPTH: Final = 12  # tables within each other
_MOST_BOXES: Final = 64  # contents that are kept once they were read
_MOST_DOTS: Final = 100  # in a line: reading a dotted key takes the square of its parts
_SHOWN: Final = 200  # characters of a wrong value or key that an error repeats


class Patch:
    """What of a game's content differs from its file. An entry of a list goes by its name, or by its number from 0:

    `{"prices": {"start": 4}, "cards": {"shotgun": {"copies": 3}}, "tracks": {"0": 2}}`
    """

    def __init__(
        self, changes: Mapping[str, object], file: str = "content", said: Mapping[str, str] | None = None
    ) -> None:
        self.file = file  # what errors call it,
        self.said: dict[str, str] = dict(said or {})  # and where several were put together, which of them said what
        try:
            _check_plain(changes, file)
            self.key = json.dumps(changes, sort_keys=True, separators=(",", ":"), allow_nan=False)
        except (TypeError, ValueError, RecursionError) as error:
            if isinstance(error, ContentError):
                raise
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
            with path.open("rb") as file:
                found = file.read(MOST_TEXT + 1)  # a device that never ends is not read to its end
            text = found.decode("utf-8-sig")
        except (OSError, ValueError) as error:
            trouble = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ContentError(house("content-file", {"file": str(path), "error": trouble})) from None
        return Patch.parse(text, path.name)

    @staticmethod
    def parse(text: str, file: str = "content") -> Patch:
        """The patch that a TOML text says."""
        if len(text.encode(errors="replace")) > MOST_TEXT:
            raise ContentError(house("content-patch-long", {"file": file, "most": MOST_TEXT}))
        for line in text.split("\n"):
            if line.count(".") > _MOST_DOTS:
                told: dict[str, int | str | Phrase] = {"file": file, "key": _short(line), "most": MOST_DEPTH}
                raise ContentError(house("content-patch-deep", told))
        return Patch(_loads(file, text), file)

    @staticmethod
    def joined(patches: Sequence[Patch]) -> Patch:
        """All of them in one: what a later one says counts."""
        found = [patch for patch in patches if patch]
        if len(found) < 2:
            return found[0] if found else NO_PATCH
        changes: dict[str, Any] = {}
        said: dict[str, str] = {}
        for patch in found:
            _lay_over(changes, patch.changes)
            said.update(dict.fromkeys(leaves(patch.changes), patch.file))
        return Patch(changes, found[-1].file, said)

    def said_by(self, path: str) -> str:
        """What errors call whoever said something about that key, about what is below it or about what it is in."""
        for known in sorted(self.said, key=len, reverse=True):
            if f"{path}.".startswith(f"{known}.") or known.startswith(f"{path}."):
                return self.said[known]
        return self.file

    def __bool__(self) -> bool:
        return bool(self.changes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Patch) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Patch({self.key})"

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any], str, dict[str, str]]]:
        return Patch, (self.changes, self.file, self.said)


def leaves(changes: Mapping[str, object], path: str = "") -> list[str]:
    """The paths of everything that a patch changes: `["prices.start", "cards.shotgun.copies"]`."""
    found: list[str] = []
    for key, value in changes.items():
        here = f"{path}.{key}" if path else key
        found += leaves(value, here) if isinstance(value, dict) else [here]
    return found


def _lay_over(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(below.get(key), dict):
            _lay_over(below[key], value)
        else:
            below[key] = json.loads(json.dumps(value))  # a copy of its own


def _check_plain(changes: Mapping[str, object], file: str) -> None:
    """Refuse what is nested too deeply, and what TOML and JSON do not have in common, such as a date."""
    waiting: list[tuple[str, object, int]] = [("", changes, 0)]
    while waiting:
        path, value, depth = waiting.pop()
        if depth > MOST_DEPTH:
            raise ContentError(house("content-patch-deep", {"file": file, "key": _short(path), "most": MOST_DEPTH}))
        if isinstance(value, Mapping):
            for key, inner in value.items():
                if not isinstance(key, (str, int)) or not _is_text(str(key)):
                    raise ContentError(house("content-patch", {"file": file}))
                waiting.append((f"{path}.{key}" if path else str(key), inner, depth + 1))
        elif isinstance(value, (list, tuple)):
            waiting += [(path, inner, depth + 1) for inner in value]
        elif not _is_plain(value):
            told: dict[str, int | str | Phrase] = {"file": file, "key": _short(path), "found": _short(str(value))}
            raise ContentError(house("content-patch-value", told))


def _is_plain(value: object) -> bool:
    if isinstance(value, float):
        return isfinite(value)
    return value is None or isinstance(value, int) or (isinstance(value, str) and _is_text(value))


def _is_text(text: str) -> bool:
    """Whether it can be written down: a stranger's JSON may hold halves of characters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


NO_PATCH: Final = Patch({})


def boxed(package: str, patch: Patch, build: Callable[[Content], Box], basis: Patch = NO_PATCH) -> Box:
    """What lies in the box of a game: its content file with the patch, read and checked once.

    `basis` is what the game's own options change of the file, as a miniature does; the patch comes above it.
    """
    if _notes.get() is not None:
        return build(Content.of(package, patch=patch, basis=basis))
    if not patch:  # whatever strangers play with, the house's own is at hand
        printed = (package, basis.key)
        if printed not in _printed:
            _printed[printed] = build(Content.of(package, basis=basis))
        usual: Box = _printed[printed]
        return usual
    key = (package, basis.key, patch.key)
    kept: Box | None = _boxes.get(key)
    if kept is None:
        kept = build(Content.of(package, patch=patch, basis=basis))
        _boxes[key] = kept
        while len(_boxes) > _MOST_BOXES:
            _boxes.popitem(last=False)
    else:
        _boxes.move_to_end(key)
    return kept


def content_hash(content: str, patch: Patch) -> str:
    """The hash of a game's content with a patch; without one it is that of its files."""
    return sha256(f"{content} {patch.key}".encode()).hexdigest() if patch else content


_printed: dict[tuple[str, str], Any] = {}
_boxes: OrderedDict[tuple[str, str, str], Any] = OrderedDict()


def _loads(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError(house("content-patch-deep", {"file": file, "key": "[[", "most": MOST_DEPTH})) from None
    except ValueError as error:  # a number of thousands of digits, too
        raise ContentError(house("content-toml", {"file": file, "error": str(error)})) from None


# ---- what is read, and what it may be


Name = Phrase | tuple[str, str]
"""A part of what a value is called: a phrase, or the key of a message that the game may have, and a plain word."""


class Item:
    """A value of a game's content, and what it may be."""

    def __init__(self, path: str, called: list[Name], kind: str, value: object, printed: object) -> None:
        self.path = path  # as a patch and `--set` name it
        self.called = called  # what it is called, part by part: `Jettison`, `most`
        self.kind = kind  # whole, word, text, yes, any; wholes, words, texts
        self.value = value
        self.printed = printed  # the value of the game's own file
        self.least: int | None = None  # of a number, or of each of several
        self.most: int | None = None
        self.length: int | None = None  # of a list; None: any
        self.allowed: list[str] = []  # of a word, or of each of several
        self.rules: list[str | Phrase] = []  # what must hold besides
        self.fixed = False  # whether a patch leaves it alone
        self.names = False  # whether it is the name of the entry in which it stands

    @property
    def differs(self) -> bool:
        """Whether it is not as printed."""
        return self.value != self.printed

    @property
    def form(self) -> str:
        """What it may be, as an error says it: `0-9`, `tool, arm`, `[1-3, ...] x 4`."""
        span = f"{self.least}-{self.most}" if self.least is None or self.least >= 0 else f"{self.least} ... {self.most}"
        if self.kind == "whole":
            return span
        if self.kind == "word":
            return listing(self.allowed)
        many = f" x {self.length}" if self.length is not None else ""
        if self.kind == "wholes":
            return f"[{span}, ...]{many}"
        if self.kind == "words":
            return f"[{listing(self.allowed)}]{many}"
        return {"yes": "true, false", "text": '"..."', "texts": f'["...", ...]{many}'}.get(self.kind, '1, "..."')


_notes: Final[ContextVar[dict[str, Item] | None]] = ContextVar("notes", default=None)


def taken_down(work: Callable[[], object]) -> list[Item]:
    """Every value of content that is read in the course of some work, whatever was read before."""
    notes: dict[str, Item] = {}
    before = _notes.set(notes)
    try:
        work()
    finally:
        _notes.reset(before)
    return list(notes.values())


class Content:
    """A table of a content file. Every key must be read, so that a misspelt one is not overlooked."""

    def __init__(
        self,
        file: str,
        path: str,
        table: dict[str, Any],
        patched: object = None,
        patch: Patch | None = None,
        called: list[Name] | None = None,
        words: str = "content",
    ) -> None:
        self.file = file
        self.path = path
        self.changes: dict[str, Any] = patched if isinstance(patched, dict) else {}
        self.patch = NO_PATCH if patch is None else patch  # what said them
        self.called: list[Name] = called or []  # what it is called, part by part
        self.words = words  # what the keys of the words for its own keys begin with
        self.name_key: str | None = None  # of an entry of a list: the key by which it goes
        self._before = table
        self._table = {**table, **{key: self._changed(table.get(key), key) for key in self.changes}}
        self._unread = set(self._table)
        self._notes = _notes.get()

    def _changed(self, before: object, key: str) -> object:
        """The value of a patched key: tables are patched on, further down; anything else is replaced."""
        value = self.changes[key]
        if _are_tables(before) or (isinstance(value, dict) and isinstance(before, dict)):
            return before
        if isinstance(value, dict) and isinstance(before, list):
            return self._renewed(before, key, value)
        return value

    def _renewed(self, before: list[object], key: str, changes: dict[str, object]) -> list[object]:
        """A list of which some are changed, by their numbers."""
        after = list(before)
        for number, value in changes.items():
            if number not in [str(place) for place in range(len(after))]:
                file = self.patch.said_by(self._name(f"{key}.{number}"))
                raise self._unknown(file, f"{key}.{number}", range(len(after)))
            after[int(number)] = value
        return after

    @classmethod
    def parse(cls, file: str, text: str, patch: Patch = NO_PATCH) -> Content:
        """The content of a TOML text, with a patch."""
        return cls(file, "", _loads(file, text), patch.changes, patch)

    @classmethod
    def of(cls, package: str, name: str = "content.toml", patch: Patch = NO_PATCH, basis: Patch = NO_PATCH) -> Content:
        """The content file of a game's package, as if it said what the basis says, with a patch."""
        file = f"{package}/{name}"
        table = _loads(file, files(package).joinpath(name).read_text(encoding="utf-8"))
        return cls(file, "", _rewritten(table, basis.changes), patch.changes, patch)

    # ---- a value

    def text(self, key: str) -> str:
        """A text that is not empty."""
        item = self._item(key, "text")
        value = item.value
        if not isinstance(value, str) or not value:
            raise self.wrong(key, value, item.form)
        return value

    def one_of(self, key: str, allowed: list[str], usual: str | None = None) -> str:
        """One of a few words; `usual`: the one that counts where the key is left out."""
        item = self._item(key, "word", usual)
        item.allowed = allowed
        item.fixed = item.fixed or len(allowed) == 1
        value = item.value
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, value, item.form)
        return value

    def whole(self, key: str, low: int, high: int, usual: int | None = None) -> int:
        """A whole number between two bounds; `usual`: the one that counts where the key is left out."""
        item = self._item(key, "whole", usual)
        item.least, item.most = low, high
        item.fixed = item.fixed or low == high
        value = item.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, value, item.form)
        if not low <= value <= high and (key in self._table or usual is None):
            raise self.wrong(key, value, item.form)
        return value

    def yes(self, key: str) -> bool:
        """True or false; false where the key is left out."""
        item = self._item(key, "yes", False)
        value = item.value
        if not isinstance(value, bool):
            raise self.wrong(key, value, item.form)
        return value

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers between two bounds."""
        item = self._item(key, "wholes")
        item.least, item.most, item.length = low, high, length
        found: list[int] = []
        for value in self._listed(key, item):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(key, value, item.form)
            found.append(value)
        return found

    def texts(self, key: str, length: int | None = None, allowed: list[str] | None = None) -> list[str]:
        """A list of texts, each one of those allowed, where it is said which."""
        item = self._item(key, "texts" if allowed is None else "words")
        item.length, item.allowed = length, allowed or []
        found: list[str] = []
        for value in self._listed(key, item):
            if not isinstance(value, str) or (allowed is not None and value not in allowed):
                raise self.wrong(key, value, item.form)
            found.append(value)
        return found

    def _listed(self, key: str, item: Item) -> list[object]:
        if not isinstance(item.value, list) or (item.length is not None and len(item.value) != item.length):
            raise self.wrong(key, item.value, item.form)
        return item.value

    def fixed(self, key: str, length: int | None = None) -> list[str]:
        """A list of texts that a patch leaves alone: words and drawings go by them."""
        values = self.texts(key, length)
        self.keep(key)
        return values

    def values(self, key: str) -> dict[str, int | str]:
        """A table of numbers and texts that somebody else knows the names of."""
        inner = self.table(key)
        return {name: inner._any(name) for name in inner._table}

    def _any(self, key: str) -> int | str:
        item = self._item(key, "any")
        value = item.value
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise self.wrong(key, value, item.form)
        return value

    def has(self, key: str) -> bool:
        """Whether the table has that key, which may be left out."""
        return key in self._table

    # ---- what must hold besides

    def must(self, key: str, holds: bool, allowed: str | Phrase, found: object = None) -> None:
        """Say of a value that was read what must hold of it besides, and refuse it if that does not."""
        item = self._noted(key)
        if item is not None and allowed not in item.rules:
            item.rules.append(allowed)
        if not holds:
            raise self.wrong(key, self._table.get(key) if found is None else found, allowed)

    def keep(self, *keys: str) -> None:
        """Refuse a patch of what ids, lists, words and classes go by."""
        for key in keys:
            item = self._noted(key)
            if item is not None:
                item.fixed = True
            before = self._before.get(key)
            if before is None and key not in self.changes and self._notes is not None:
                self._notes.pop(self._name(key), None)  # it has no place in the file, and none in a patch
            if key in self.changes and self._table.get(key) != before:
                printed = house("content-as-printed", {"printed": _short(repr(before))})
                raise self.wrong(key, self._table[key], house("content-left-out") if before is None else printed)

    # ---- tables

    def table(self, key: str) -> Content:
        """A table within this one."""
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, value, f"[{self._name(key)}]")
        words = f"{self.words}-{key}"
        called: list[Name] = [*self.called, (words, key)]
        return Content(self.file, self._name(key), value, self.changes.get(key), self.patch, called, words)

    def tables(
        self, key: str, length: int | None = None, called: Callable[[str], Phrase] | None = None
    ) -> list[Content]:
        """An array of tables; `called` puts the name of one into words."""
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
        words = f"{self.words}-{key}"
        for number, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.wrong(key, value, allowed)
            name = _called(value, number)
            known.append(name)
            patched = by_name.pop(name, {})
            if not isinstance(patched, dict):
                raise self.wrong(f"{key}.{name}", patched, f"[{self._name(key)}.{name}]")
            by = _goes_by(value)
            told = self._entry_called(key, name, by, called)
            entry = Content(self.file, f"{self._name(key)}.{name}", value, patched, self.patch, told, words)
            entry.name_key = by
            if by in entry.changes and entry.changes[by] != value[by]:
                raise entry.wrong(by, entry.changes[by], name)
            found.append(entry)
        for name in by_name:
            raise self._unknown(self.patch.said_by(self._name(f"{key}.{name}")), f"{key}.{name}", known)
        return found

    def _entry_called(self, key: str, name: str, by: str | None, called: Callable[[str], Phrase] | None) -> list[Name]:
        """What an entry of a list is called: by its own words, or by those of the list and its name."""
        if called is not None:
            return [called(name)]
        if by == "players" and name.isdigit():
            return [*self.called, house("content-players", {"players": int(name)})]
        return [*self.called, (f"{self.words}-{key}", key), ("", name)]

    def close(self) -> None:
        """Refuse what nobody has asked for."""
        for key in sorted(self._unread):
            raise self._unknown(self._said_by(key), key, sorted(set(self._table) - self._unread))

    # ---- errors

    def wrong(self, key: str, found: object, allowed: str | Phrase) -> ContentError:
        """An error about a value of this table."""
        told: dict[str, int | str | Phrase] = {"file": self._said_by(key), "key": _short(self._name(key))}
        told |= {"found": _short(repr(found)), "allowed": allowed}
        if self.patch and told["file"] == self.file:  # it fitted, before something else was changed
            files = list(dict.fromkeys([*self.patch.said.values(), self.patch.file]))
            return ContentError(house("content-value-with", {**told, "patch": listing(files)}))
        return ContentError(house("content-value", told))

    def _unknown(self, file: str, key: str, known: Sequence[object]) -> ContentError:
        return unknown_key(file, self._name(key), known)

    def _item(self, key: str, kind: str, usual: object = None) -> Item:
        """The value of a key, taken down by whoever takes notes."""
        value = usual if usual is not None and key not in self._table else self._take(key)
        if self._notes is None:  # nobody asks what it is called
            return Item(key, [], kind, value, None)
        called: list[Name] = [*self.called, (f"{self.words}-{key}", key)]
        item = Item(self._name(key), called, kind, value, self._before.get(key, usual))
        item.fixed = item.names = key == self.name_key
        if kind != "text" or item.path not in self._notes:
            self._notes[item.path] = item  # a word that is read again as a text is still one of a few
        return item

    def _noted(self, key: str) -> Item | None:
        return None if self._notes is None else self._notes.get(self._name(key))

    def _take(self, key: str) -> object:
        if key not in self._table:
            raise ContentError(house("content-missing", {"file": self.file, "key": self._name(key)}))
        self._unread.discard(key)
        return self._table[key]

    def _said_by(self, key: str) -> str:
        """The file in which a value stands."""
        return self.patch.said_by(self._name(key)) if key.partition(".")[0] in self.changes else self.file

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key


def unknown_key(file: str, key: str, known: Sequence[object]) -> ContentError:
    """An error about a key that nobody knows, with those that there are."""
    names = [str(one) for one in known]
    near = get_close_matches(_short(key.rpartition(".")[2]), names, n=1)
    told: dict[str, int | str | Phrase] = {"file": file, "key": _short(key), "allowed": listing(names)}
    if near:
        return ContentError(house("content-unknown-near", {**told, "near": near[0]}))
    return ContentError(house("content-unknown", told))


def _rewritten(table: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A table of a file as if it said that itself."""
    found = dict(table)
    for key, value in changes.items():
        before = table.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            found[key] = _rewritten(before, value)
        elif isinstance(value, dict) and isinstance(before, list) and _are_tables(before):
            found[key] = [_rewritten(entry, value.get(_called(entry, place), {})) for place, entry in enumerate(before)]
        else:
            found[key] = value
    return found


def _are_tables(values: object) -> bool:
    return isinstance(values, list) and bool(values) and isinstance(values[0], dict)


def _goes_by(entry: dict[str, Any]) -> str | None:
    """The key by which an entry of a list of tables is called; None: it goes by its number."""
    return next((key for key in ("name", "id", "players") if key in entry), None)


def _called(entry: dict[str, Any], number: int) -> str:
    """What an entry of a list of tables goes by."""
    by = _goes_by(entry)
    return str(number) if by is None else str(entry[by])
