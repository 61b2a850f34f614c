"""Where a record is kept: read with care, written after every decision, never over somebody else's file."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from ludoteca.engine import LudotecaError, Record, RecordError, house
from ludoteca.files import FileError, claim, read_text, written_whole

MOST = 2**31 - 1
"""No number of a record is larger, but for its seed; larger ones cannot even be put into words."""


def load(path: Path) -> Record:
    """The record that a file holds."""
    text = read_text(path)
    try:
        record = Record.from_json(text)
    except LudotecaError:
        raise
    except ValueError:  # a number of thousands of digits, which JSON allows and Python refuses
        raise RecordError(house("record-json", {"line": 1})) from None
    for field, numbers in (("actions", record.actions), ("rules_version", [record.rules_version])):
        if not all(0 <= number <= MOST for number in numbers):
            raise RecordError(house("record-field", {"field": field, "allowed": f"0 ... {MOST}"}))
    return record


def save(record: Record, path: Path) -> None:
    """Write the record; a reader finds the old one or the new one, never half of it."""
    with written_whole(path) as file:
        file.write(record.to_json().encode("utf-8", "surrogatepass") + b"\n")


def new_file(game: str) -> Path:
    """A fresh file in the person's own folder of records."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FileError(house("file-denied", {"file": str(folder)})) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not path.exists():
            claim(path)
            return path
        number += 1


def data_folder() -> Path:
    """Where this system keeps what belongs to a person's programs."""
    wanted = os.environ.get("XDG_DATA_HOME", "")
    if wanted:
        return Path(wanted) / "ludoteca"
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "ludoteca"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludoteca"
    return Path.home() / ".local" / "share" / "ludoteca"
