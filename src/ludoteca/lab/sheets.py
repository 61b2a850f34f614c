"""The games of a simulation as a file: CSV, or Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
import io
import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from ludoteca.engine import house
from ludoteca.engine.shelf import content_of, short_content
from ludoteca.files import FileError, check_free, written_whole
from ludoteca.lab.simulate import Results
from ludoteca.version import VERSION

COLUMNS = ("game", "seed", "seat", "turn", "bot", "score", "won", "return", "decisions", "fault", "content")
KINDS = (".parquet", ".csv")


def check_sheet(path: Path, *, force: bool = False) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.suffix.lower() not in KINDS:
        raise FileError(house("sheet-kind", {"file": str(path)}))
    if path.is_file() and not force:
        raise FileError(house("sheet-exists", {"file": str(path)}))
    check_free(path, force=force)
    if path.suffix.lower() == ".parquet" and not _has_pyarrow():
        raise FileError(house("sheet-pyarrow"))


def write_sheet(results: Results, path: Path, *, force: bool = False) -> None:
    """Write a line for each seat of each game."""
    check_sheet(path, force=force)
    if path.suffix.lower() == ".parquet":
        _write_parquet(results, path)
    else:
        _write_csv(results, path)


def _has_pyarrow() -> bool:
    try:
        return find_spec("pyarrow") is not None
    except ValueError:
        return False


def _write_csv(results: Results, path: Path) -> None:
    with written_whole(path) as file:
        text = io.TextIOWrapper(file, encoding="utf-8", newline="")
        sheet = csv.writer(text, lineterminator="\n")
        sheet.writerow(COLUMNS)
        content = short_content(results.game)
        for row in results.rows():
            sheet.writerow([*row[:6], str(row.won).lower(), row.ret, row.decisions, row.fault, content])
        text.flush()
        text.detach()


def _write_parquet(results: Results, path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    games, players = results.scores.shape
    failed = {(fault.game, fault.seat): fault.kind for fault in results.faults}
    columns = {
        "game": np.repeat(np.arange(games), players),
        # a seed has up to 128 bits, more than any whole number of Parquet
        "seed": pyarrow.array([str(results.seed + game) for game in range(games) for _ in range(players)]),
        "seat": np.tile(np.arange(players, dtype=np.int32), games),
        "turn": results.turns.astype(np.int32).ravel(),
        "bot": pyarrow.array([results.bot(game, seat) for game in range(games) for seat in range(players)]),
        "score": results.scores.ravel(),
        "won": results.won.ravel(),
        "return": results.returns.ravel(),
        "decisions": np.repeat(results.decisions, players),
        "fault": pyarrow.array([failed.get((game, seat), "") for game in range(games) for seat in range(players)]),
        "content": pyarrow.array([short_content(results.game)] * (games * players)),
    }
    about = {
        "ludoteca": VERSION,
        "game": results.game.name,
        "rules_version": str(results.game.rules_version),
        "options": json.dumps(results.game.options),
        "content": content_of(results.game.name, results.game.patch),
        "patch": results.game.patch.key,
    }
    with written_whole(path) as file:
        parquet.write_table(pyarrow.table(columns).replace_schema_metadata(about), file)
