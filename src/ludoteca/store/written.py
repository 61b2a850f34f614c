"""Openings and entries as they are written down, the same in every store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import msgspec

from ludoteca.engine.phrase import house
from ludoteca.store.base import TableDamaged
from ludoteca.table import Entry, Opening, Seat

SELDOM = frozenset(
    [
        "chance",
        "drawn",
        "check",
        "at",
        "server",
        "content",
        "patch",
        "prelude",
        "clock",
        "now",
        "ran",
        "timed_out",
        "access",
        "shared",
    ]
)
FIRST_RULES = 1  # by which every table was played that does not say by which


def noted(entry: Entry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(_lean(vars(entry)))


def packed(opening: Opening) -> bytes:
    """An opening as JSON; the seed as text, since it has 128 bits."""
    body = {**asdict(opening), "seed": str(opening.seed), "seats": [_lean(asdict(seat)) for seat in opening.seats]}
    return msgspec.json.encode(_lean(body))


def _lean(body: dict[str, object]) -> dict[str, object]:
    """Without what few have and this one has not."""
    return {key: value for key, value in body.items() if value or key not in SELDOM}


def unpacked(blob: bytes) -> Opening:
    """An opening that was written down."""
    body = msgspec.json.decode(blob)
    body["seed"] = int(body["seed"])
    body["seats"] = [Seat(**seat) for seat in body["seats"]]
    body["options"] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in body["options"].items()
    }
    return Opening(**{"rules_version": FIRST_RULES, **body})


def read_table(table_id: str, opening: bytes, rows: Sequence[tuple[int, bytes]]) -> tuple[Opening, list[Entry]]:
    """A table as it was written down; `TableDamaged`: it makes no sense."""
    entries = read_entries(table_id, 0, rows)
    try:
        return unpacked(opening), entries
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise damaged(table_id, error) from None


def read_entries(table_id: str, first: int, rows: Sequence[tuple[int, bytes]]) -> list[Entry]:
    """The entries of a table from that place on; `TableDamaged`: some are missing, or make no sense."""
    try:
        if [number for number, _ in rows] != list(range(first, first + len(rows))):
            raise ValueError("entries are missing")
        return [msgspec.json.decode(blob, type=Entry) for _, blob in rows]
    except (ValueError, TypeError) as error:
        raise damaged(table_id, error) from None


def damaged(table_id: str, error: object) -> TableDamaged:
    """What is kept of this table makes no sense."""
    return TableDamaged(house("store-table", {"table": table_id, "error": str(error)}))
