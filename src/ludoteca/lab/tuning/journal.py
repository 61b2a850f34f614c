"""What a search keeps in its folder: every deal that it has played, so that it can go on where it was ended.

The search is the same whenever it is given the same results, so nothing else has to be kept. A line that was broken
off is cut away; a folder of another question is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO, Final

from ludoteca.engine import house
from ludoteca.files import FileError, trouble, written_whole
from ludoteca.lab.tuning.gauges import Row

PLAYED: Final = "played.jsonl"
MOST_LINE: Final = 200_000  # bytes: a patch may be as long as that
SHOWN: Final = 120


class Journal:
    """The rows of every patch, by what it changes; kept in a file, or in memory alone."""

    def __init__(self, said: Mapping[str, Any], folder: Path | None = None) -> None:
        self.said = json.loads(json.dumps(said))
        self.there = 0  # games that were kept before
        self._rows: dict[str, dict[int, Row]] = {}
        self._numbers: dict[str, int] = {}
        self._file: BinaryIO | None = None
        if folder is not None:
            self._open(folder / PLAYED)

    def row(self, patch: str, deal: int) -> Row | None:
        """What is known of a deal with that patch."""
        return self._rows.get(patch, {}).get(deal)

    def keep(self, rows: Iterable[tuple[str, int, Row]]) -> None:
        """Write down what was played."""
        lines = []
        for patch, deal, row in rows:
            if patch not in self._numbers:
                self._numbers[patch] = len(self._numbers)
                lines.append(_line({"patch": patch}))
            self._rows.setdefault(patch, {})[deal] = row
            lines.append(_line([self._numbers[patch], deal, row.games, *row.values]))
        if self._file is not None:
            self._file.write(b"".join(lines))
            self._file.flush()

    def close(self) -> None:
        """Nothing more is written."""
        if self._file is not None:
            self._file.close()
            self._file = None

    # ---- the file

    def _open(self, path: Path) -> None:
        try:
            if not path.exists():
                with written_whole(path) as out:
                    out.write(_line(self.said))
            else:
                self._read(path)
            self._file = path.open("ab")
        except OSError as error:
            raise FileError(trouble(path, error)) from None

    def _read(self, path: Path) -> None:
        whole = 0
        patches: list[str] = []
        with path.open("rb") as file:
            self._check(path, _parsed(path, file.readline(MOST_LINE)))
            whole = file.tell()
            while line := file.readline(MOST_LINE):
                if not line.endswith(b"\n"):
                    break  # whoever wrote it was ended there
                self._enter(path, _parsed(path, line), patches)
                whole = file.tell()
        os.truncate(path, whole)
        self._numbers = {patch: number for number, patch in enumerate(patches)}

    def _check(self, path: Path, there: object) -> None:
        """Refuse what was kept of another question."""
        if not isinstance(there, dict):
            raise _unreadable(path)
        for what, wanted in self.said.items():
            if there.get(what) != wanted:
                differs = {"what": what, "found": str(there.get(what, "-"))[:SHOWN], "wanted": str(wanted)[:SHOWN]}
                raise FileError(house("tune-other", {"folder": str(path.parent), **differs}))

    def _enter(self, path: Path, said: object, patches: list[str]) -> None:
        match said:
            case {"patch": str(patch)} if patch not in patches:
                patches.append(patch)
            case [int(patch), int(deal), int(games), *values] if (
                0 <= patch < len(patches)
                and deal >= 0
                and games > 0
                and len(values) == self.said["gauges"]
                and len(found := [float(value) for value in values if isinstance(value, (int, float))]) == len(values)
                and all(map(isfinite, found))
            ):
                self._rows.setdefault(patches[patch], {})[deal] = Row(games, tuple(found))
                self.there += games
            case _:
                raise _unreadable(path)


def _line(said: object) -> bytes:
    return json.dumps(said, separators=(",", ":"), sort_keys=True).encode() + b"\n"


def _parsed(path: Path, line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise _unreadable(path) from None


def _unreadable(path: Path) -> FileError:
    return FileError(house("tune-unreadable", {"file": str(path)}))
