"""What a game's content is, value by value, and what each may be: taken down while the game reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.engine.content import Item, Patch, leaves, taken_down, unknown_key
from ludoteca.engine.errors import ContentError
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house


def schema(game: Game) -> list[Item]:
    """Every value of a game's content as it is played with, table by table; a game without content has none.

    An `Item` has `path`, `value`, `printed` (as the game's file says it), `kind`, `least`, `most`, `length`, `allowed`,
    `rules` (what must hold besides), `fixed` (a patch leaves it alone) and `differs`.
    """
    kind = type(game)
    return _in_order(taken_down(lambda: kind(game.options, game.patch)))


def differences(game: Game) -> list[Item]:
    """The values that are not as printed."""
    return [item for item in schema(game) if item.differs] if game.patch else []


def settled(kind: type[Game], options: Mapping[str, object], patch: Patch) -> Patch:
    """The patch without what it only repeats, so that the same content has the same hash, however it was put.

    `ContentError` for whatever it says that the game does not read.
    """
    known = {item.path: item for item in taken_down(lambda: kind(options, patch))}
    plain = {item.path: item.value for item in taken_down(lambda: kind(options))}  # options may change it too
    paths = leaves(patch.changes)
    for path in paths:
        if not known:
            raise ContentError(house("content-none", {"file": patch.said_by(path), "game": kind.name}))
        if not _known(path, known):
            raise unknown_key(patch.said_by(path), path, list({one.partition(".")[0]: 0 for one in known}))
    changes: dict[str, Any] = {}
    for path in paths:
        item = known[_known(path, known)]
        if item.path not in plain or item.value != plain[item.path]:
            *tables, key = item.path.split(".")
            inner = changes
            for table in tables:
                inner = inner.setdefault(table, {})
            inner[key] = item.value
    return Patch(changes, patch.file, patch.said)


def _known(path: str, known: Mapping[str, Item]) -> str:
    """The path of the value that is meant: of a list of which one is named, that of the list; empty: of none."""
    above = path.rpartition(".")[0]
    return path if path in known else above if above in known else ""


def _in_order(items: list[Item], depth: int = 0) -> list[Item]:
    """Table by table, in each its own values first, whatever was read when."""
    own: list[Item] = []
    tables: dict[str, list[Item]] = {}
    for item in items:
        parts = item.path.split(".")
        if len(parts) == depth + 1:
            own.append(item)
        else:
            tables.setdefault(parts[depth], []).append(item)
    for inner in tables.values():
        own += _in_order(inner, depth + 1)
    return own
