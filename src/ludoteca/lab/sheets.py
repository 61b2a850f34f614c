"""Rows as a file: CSV, or Parquet where pyarrow is installed. The games of a simulation or an arena are such rows."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol, get_type_hints

from ludoteca.engine import Game, house
from ludoteca.engine.shelf import content_of, short_content
from ludoteca.files import FileError, check_free, written_whole
from ludoteca.version import VERSION

KINDS = (".parquet", ".csv")
AT_ONCE = 65_536  # rows of a Parquet file that are held in memory
PLAIN = {int: "int64", float: "float64", bool: "bool", str: "string"}  # what Parquet calls them

Row = tuple[Any, ...]


class Table(NamedTuple):
    """What is to be written: the columns with what is in them, the rows, and what else is to be known."""

    columns: Mapping[str, type]
    rows: Iterable[Row]
    about: Mapping[str, str]


class Games(Protocol):
    """What has a row for each seat of each game."""

    @property
    def game(self) -> Game:
        """What was played."""

    @property
    def row(self) -> type[NamedTuple]:
        """What a row is."""

    def rows(self) -> Iterator[Row]:
        """Every seat of every game."""


def check_sheet(path: Path, *, force: bool = False, kinds: Sequence[str] = KINDS) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.suffix.lower() not in kinds:
        allowed = f"{', '.join(kinds[:-1])}"
        raise FileError(house("sheet-kind", {"file": str(path), "kinds": allowed, "last": kinds[-1]}))
    if path.is_file() and not force:
        raise FileError(house("sheet-exists", {"file": str(path)}))
    check_free(path, force=force)
    if path.suffix.lower() == ".parquet":
        need_pyarrow()


def need_pyarrow() -> None:
    """Refuse Parquet where nobody can write it."""
    if not _has_pyarrow():
        raise FileError(house("sheet-pyarrow"))


def write_sheet(results: Games, path: Path, *, force: bool = False) -> None:
    """Write a line for each seat of each game."""
    check_sheet(path, force=force)
    content = short_content(results.game)
    rows = ((*row, content) for row in results.rows())
    write_table(Table(columns_of(results.row), rows, about(results.game)), path)


def columns_of(row: type[NamedTuple]) -> dict[str, type]:
    """The columns of a sheet of games: those of a row, and what names the content."""
    hints = get_type_hints(row)
    return {("return" if name == "ret" else name): _in_a_file(name, hints[name]) for name in row._fields} | {
        "content": str
    }


def _in_a_file(name: str, kind: type) -> type:
    """A seed has up to 128 bits, more than any whole number of Parquet."""
    return str if name == "seed" else kind


def about(game: Game) -> dict[str, str]:
    """What a file says of the game that it is about."""
    return {
        "ludoteca": VERSION,
        "game": game.name,
        "rules_version": str(game.rules_version),
        "options": json.dumps(game.options),
        "content": content_of(game.name, game.patch, game.rules_version),
        "patch": game.patch.key,
    }


def write_table(table: Table, path: Path) -> None:
    """Write rows to a file whose name says which kind it is."""
    if path.suffix.lower() == ".parquet":
        _write_parquet(table, path)
    else:
        _write_csv(table, path)


def _has_pyarrow() -> bool:
    try:
        return find_spec("pyarrow") is not None
    except ValueError:
        return False


def _write_csv(table: Table, path: Path) -> None:
    with written_whole(path) as file:
        text = io.TextIOWrapper(file, encoding="utf-8", newline="")
        sheet = csv.writer(text, lineterminator="\n")
        sheet.writerow(table.columns)
        for row in table.rows:
            sheet.writerow([str(value).lower() if isinstance(value, bool) else value for value in row])
        text.flush()
        text.detach()


def _write_parquet(table: Table, path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    kinds = [pyarrow.field(name, pyarrow.type_for_alias(PLAIN[kind])) for name, kind in table.columns.items()]
    schema = pyarrow.schema(kinds, metadata=dict(table.about))
    texts = [kind is str for kind in table.columns.values()]
    with written_whole(path) as file, parquet.ParquetWriter(file, schema) as sheet:
        left = iter(table.rows)
        while rows := list(islice(left, AT_ONCE)):
            columns = [
                [str(value) for value in column] if text else list(column)
                for column, text in zip(zip(*rows, strict=True), texts, strict=True)
            ]
            sheet.write_table(pyarrow.table(columns, schema=schema))
