"""Positions of games that were played, as a network learns from them: arrays in memory, Parquet on the disk.

An observation is mostly zeros, and a position has few of all actions as choices, so both are kept as what there is, one
position after the other: those of position i lie from `starts[i]` to `starts[i + 1]`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.engine import Game, State, house
from ludoteca.engine.shelf import content_of
from ludoteca.files import FileError
from ludoteca.lab.sheets import need_pyarrow

Whole = NDArray[np.int32]
Floats = NDArray[np.float32]

PARTS = "part-*.parquet"


@dataclass(frozen=True)
class Positions:
    """Every decision of some games, in the order in which they were made."""

    game: NDArray[np.int64]  # counted from 0
    seed: NDArray[np.str_]  # of the game; a seed has up to 128 bits, more than any number of NumPy
    decision: Whole  # of the game, counted from 0
    seat: Whole  # that decided
    action: Whole  # what it did
    value: Floats  # the return that the bot expected; not a number where it expects nothing
    returns: Floats  # of every seat, in the end
    choice_starts: NDArray[np.int64]
    choices: Whole  # the legal actions
    shares: Floats  # of the visits: how much the bot thought of each choice; 1 and 0 where it only chose
    expected: Floats  # the return that the bot expected of each; not a number where it never looked
    input_starts: NDArray[np.int64]
    indices: Whole  # the places of an observation that are not 0
    inputs: Floats  # what stands there
    about: Mapping[str, str] = field(default_factory=dict)  # what the file says of the game, its bot and its layout

    def __len__(self) -> int:
        return len(self.game)

    def observations(self, rows: slice | Sequence[int] | NDArray[np.intp] = slice(None)) -> Floats:
        """What the deciding seat knew in these positions: a row for each, as `state.observation` gives it."""
        return self._dense(rows, self.input_starts, self.indices, self.inputs, int(self.about["observation_length"]))

    def policies(self, rows: slice | Sequence[int] | NDArray[np.intp] = slice(None)) -> Floats:
        """The shares of the visits in these positions: a row for each, with a place for each action of the game."""
        return self._dense(rows, self.choice_starts, self.choices, self.shares, int(self.about["num_actions"]))

    def masks(self, rows: slice | Sequence[int] | NDArray[np.intp] = slice(None)) -> NDArray[np.bool_]:
        """Which actions were legal in these positions."""
        legal = np.ones(len(self.choices), np.float32)
        return self._dense(rows, self.choice_starts, self.choices, legal, int(self.about["num_actions"])) > 0

    def outcome(self) -> Floats:
        """The return of the deciding seat in the end."""
        found: Floats = self.returns[np.arange(len(self)), self.seat]
        return found

    def played(self) -> Game:
        """The game with its options and its content; `FileError` where it is not the one that was played any more."""
        name, patch = self.about["game"], json.loads(self.about["patch"] or "null")
        options = {key: tuple(v) if isinstance(v, list) else v for key, v in json.loads(self.about["options"]).items()}
        game = ludoteca.make(name, content=patch or None, **options)
        now = {"rules_version": str(game.rules_version), "content": content_of(name, game.patch)}
        for what, found in now.items():
            if found != self.about[what]:
                raise FileError(
                    house("selfplay-stale", {"what": what, "found": self.about[what], "wanted": found, "game": name})
                )
        return game

    def states(self) -> Iterator[State]:
        """Each position itself, played again from the seeds and the actions: for inputs that are worked out anew."""
        game = self.played()
        state = game.start(0)
        for row in range(len(self)):
            if self.decision[row] == 0:
                state = game.start(int(self.seed[row]))
            yield state.clone()
            state.apply(int(self.action[row]))

    def _dense(
        self,
        rows: slice | Sequence[int] | NDArray[np.intp],
        starts: NDArray[np.int64],
        places: Whole,
        values: Floats,
        width: int,
    ) -> Floats:
        wanted = np.arange(len(self))[rows]
        sizes = starts[wanted + 1] - starts[wanted]
        lines = np.repeat(np.arange(len(wanted)), sizes)
        ends = np.cumsum(sizes)
        flat = np.arange(int(sizes.sum())) - np.repeat(ends - sizes, sizes) + np.repeat(starts[wanted], sizes)
        found = np.zeros((len(wanted), width), np.float32)
        found[lines, places[flat]] = values[flat]
        return found


FLAT = ("game", "seed", "decision", "seat", "action", "value", "returns")
LISTS = {"choice_starts": ("choices", "shares", "expected"), "input_starts": ("indices", "inputs")}


def joined(parts: Sequence[Positions]) -> Positions:
    """The positions of all parts, one after the other; what they are about is that of the first."""
    columns: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in parts]) for name in FLAT}
    for starts, names in LISTS.items():
        before = np.cumsum([0, *[int(getattr(part, starts)[-1]) for part in parts[:-1]]])
        moved = [getattr(part, starts)[:-1] + first for part, first in zip(parts, before, strict=True)]
        end = int(before[-1]) + int(getattr(parts[-1], starts)[-1])
        columns[starts] = np.concatenate([*moved, np.array([end], np.int64)])
        columns |= {name: np.concatenate([getattr(part, name) for part in parts]) for name in names}
    return Positions(**columns, about=parts[0].about)


def read(folder: Path | str, parts: Sequence[Path] | None = None) -> Positions:
    """The positions of a folder that `ludoteca selfplay` has written, or of some of its parts (`parts_of(folder)`)."""
    need_pyarrow()
    files = parts_of(Path(folder)) if parts is None else list(parts)
    if not files:
        raise FileError(house("selfplay-empty", {"folder": str(folder)}))
    return joined([_read(file) for file in files])


def parts_of(folder: Path) -> list[Path]:
    """The parts of a folder in their order, as far as they are written."""
    return sorted(folder.glob(PARTS)) if folder.is_dir() else []


def about_part(file: Path) -> dict[str, str]:
    """What a part says of itself."""
    from pyarrow import ArrowException, parquet

    try:
        said = parquet.read_schema(file).metadata or {}
    except (ArrowException, OSError):
        raise FileError(house("selfplay-unreadable", {"file": str(file)})) from None
    return {key.decode(): value.decode() for key, value in said.items()}


# ---- Parquet


def to_table(positions: Positions, about: Mapping[str, str]) -> Any:
    """The positions as a table of pyarrow."""
    import pyarrow

    columns: dict[str, Any] = {name: pyarrow.array(getattr(positions, name)) for name in FLAT if name != "returns"}
    players = positions.returns.shape[1]
    columns["returns"] = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(positions.returns.ravel()), players)
    for starts, names in LISTS.items():
        offsets = pyarrow.array(getattr(positions, starts).astype(np.int32))
        for name in names:
            columns[name] = pyarrow.ListArray.from_arrays(offsets, pyarrow.array(getattr(positions, name)))
    return pyarrow.table(columns).replace_schema_metadata(dict(about))


def _read(file: Path) -> Positions:
    from pyarrow import ArrowException, parquet

    about = about_part(file)
    try:
        table = parquet.read_table(file).combine_chunks()
        columns: dict[str, Any] = {name: _flat(table, name).to_numpy(False) for name in FLAT if name != "returns"}
        columns["seed"] = columns["seed"].astype(np.str_)
        returns = _flat(table, "returns")
        columns["returns"] = returns.flatten().to_numpy(False).reshape(len(table), -1)
        for starts, names in LISTS.items():
            for name in names:
                found = _flat(table, name)
                columns[starts] = found.offsets.to_numpy(False).astype(np.int64)
                columns[name] = found.values.to_numpy(False)
    except (ArrowException, OSError, KeyError):
        raise FileError(house("selfplay-unreadable", {"file": str(file)})) from None
    return Positions(**columns, about=about)


def _flat(table: Any, name: str) -> Any:
    return table.column(name).chunk(0)
