"""Weights as one file: a line that says what it is, a line of JSON, the numbers, and a hash of all of it.

Nothing in it is ever carried out: it is numbers and text. A file is read whole and checked before anything is believed:
its length, its hash, what it says of itself, and every number.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import Game
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.shelf import content_of
from ludoteca.engine.strategy import Strategy
from ludoteca.files import FileError, trouble, written_whole
from ludoteca.version import VERSION

Floats = NDArray[np.float32]

FORMAT: Final = 1
SUFFIX: Final = ".weights"
MOST_BYTES: Final = 64 * 1024 * 1024
MOST_HEADER: Final = 64 * 1024
MOST_LAYERS: Final = 8
MOST_UNITS: Final = 4096  # of a layer
LARGEST: Final = 1e4  # a number of a network; beyond it something went wrong
SEAL: Final = sha256().digest_size
SHOWN: Final = 120  # characters of what differs

_FIRST = "ludoteca {kind} {number}\n"
_FLOAT32 = np.dtype("<f4")

ABOUT: dict[str, type] = {
    "ludoteca": str, "game": str, "players": int, "options": str, "rules_version": int, "content": str, "layout": str,
    "observation_length": int, "features": int, "num_actions": int,
}  # fmt: skip
"""What the weights are for; all but the first must be the same where they are used."""
SAID: dict[str, type] = {"sees": bool, "units": list, "points": list, "command": str, "data": list, "strength": dict}


@dataclass(frozen=True)
class Weights:
    """A network: what it is for, how it is built, its numbers, and where it comes from."""

    about: dict[str, Any]  # see ABOUT
    sees: bool  # whether the observation is an input, beside what the strategy counts
    units: tuple[int, ...]  # of each hidden layer
    layers: tuple[Floats, ...]  # of each layer the weights and what is added; then those of values, logits and scores
    points: tuple[float, float] = (0.0, 1.0)  # the mean of all scores and their spread: what the scores are told in
    command: str = ""
    data: tuple[dict[str, Any], ...] = ()
    strength: dict[str, Any] = field(default_factory=dict)

    def with_strength(self, strength: dict[str, Any]) -> Weights:
        """The same with what was measured."""
        return replace(self, strength=strength)


def about_game(game: Game, strategy: Strategy) -> dict[str, Any]:
    """What weights for that game say that they are for."""
    return {
        "ludoteca": VERSION,
        "game": game.name,
        "players": game.players,
        "options": json.dumps(game.options, sort_keys=True),
        "rules_version": game.rules_version,
        "content": content_of(game.name, game.patch, game.rules_version),
        "layout": layout_hash(game),
        "observation_length": game.observation_length,
        "features": len(strategy.features(game.start(0), 0)),
        "num_actions": game.num_actions,
    }


def layout_hash(game: Game) -> str:
    """The hash of what stands where in the observations of a game."""
    layout = [(part.name, part.seat, part.about, part.rows, part.columns) for part in game.layout()]
    return sha256(repr(layout).encode()).hexdigest()


def shapes_of(about: dict[str, Any], sees: bool, units: Sequence[int]) -> list[tuple[int, ...]]:
    """The shapes of the layers: those of a network for that game with so many units."""
    shapes: list[tuple[int, ...]] = []
    wide = about["features"] + (about["observation_length"] if sees else 0)
    for size in units:
        shapes += [(wide, size), (size,)]
        wide = size
    for size in (about["players"], about["num_actions"], about["players"]):
        shapes += [(wide, size), (size,)]
    return shapes


# ---- writing


def write_weights(weights: Weights, path: Path) -> None:
    """Write them, whole or not at all."""
    said = {
        **weights.about,
        "sees": weights.sees,
        "units": list(weights.units),
        "points": list(weights.points),
        "command": weights.command,
        "data": list(weights.data),
        "strength": weights.strength,
    }
    write_numbers("weights", said, weights.layers, path)


def write_numbers(kind: str, said: dict[str, Any], numbers: Sequence[Floats], path: Path) -> None:
    """Write numbers of a kind, with what is to be said of them."""
    parts = [_FIRST.format(kind=kind, number=FORMAT).encode(), json.dumps(said, sort_keys=True).encode() + b"\n"]
    parts += [np.ascontiguousarray(each, _FLOAT32).tobytes() for each in numbers]
    whole = b"".join(parts)
    with written_whole(path) as file:
        file.write(whole)
        file.write(sha256(whole).digest())


# ---- reading


def read_weights(path: Path) -> Weights:
    """The weights of a file, as far as they can be true at all; `check_for` says whether they are for a game."""
    said, numbers = read_numbers("weights", path, _is_header, lambda said: shapes_of(said, said["sees"], said["units"]))
    for layer in numbers:
        if not np.isfinite(layer).all() or float(np.abs(layer).max(initial=0.0)) > LARGEST:
            raise _refused("weights-numbers", path)
    return Weights(
        {name: said[name] for name in ABOUT},
        said["sees"],
        tuple(said["units"]),
        tuple(numbers),
        (float(said["points"][0]), float(said["points"][1])),
        said["command"],
        tuple(said["data"]),
        said["strength"],
    )


def check_for(game: Game, strategy: Strategy, weights: Weights, path: Path) -> None:
    """Refuse weights that were learned for something else."""
    wanted = about_game(game, strategy)
    for name, value in wanted.items():
        if name != "ludoteca" and weights.about[name] != value:
            found = str(weights.about[name])[:SHOWN]
            raise _refused("weights-other", path, what=name, found=found, wanted=str(value)[:SHOWN])


def read_numbers(
    kind: str,
    path: Path,
    is_header: Callable[[Any], bool],
    shapes: Callable[[dict[str, Any]], list[tuple[int, ...]]],
    other: str = "",
) -> tuple[dict[str, Any], list[Floats]]:
    """What `write_numbers` has written, with the shapes that follow from what it says; else a sentence.

    `other` is the sentence for all that can be wrong with what lies in the file, where nobody needs to know more.
    """
    whole = _bytes_of(path)
    first, _, rest = whole[:MOST_HEADER].partition(b"\n")
    begins, _, version = first.rpartition(b" ")
    if begins != f"ludoteca {kind}".encode() or not version.isdigit():
        raise _refused(other or "weights-none", path)
    if version != str(FORMAT).encode():
        raise _refused(other or "weights-format", path, found=version.decode()[:SHOWN], wanted=str(FORMAT))
    header, ended, _ = rest.partition(b"\n")
    if not ended or sha256(whole[:-SEAL]).digest() != whole[-SEAL:]:
        raise _refused(other or "weights-damaged", path)
    try:
        said = json.loads(header)
        right = is_header(said)
    except (ValueError, RecursionError, TypeError, KeyError, IndexError):
        right = False
    if not right:
        raise _refused(other or "weights-header", path)
    start = len(first) + len(header) + 2
    wanted = shapes(said)
    sizes = [int(np.prod(shape, dtype=np.int64)) for shape in wanted]
    if start + 4 * sum(sizes) + SEAL != len(whole):
        raise _refused(other or "weights-header", path)
    flat = np.frombuffer(whole, _FLOAT32, sum(sizes), start).astype(np.float32)
    ends = np.cumsum(sizes)
    return said, [flat[end - size : end].reshape(shape) for end, size, shape in zip(ends, sizes, wanted, strict=True)]


def _bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            whole = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileError(trouble(path, error)) from None
    if len(whole) > MOST_BYTES:
        raise _refused("weights-large", path, most=MOST_BYTES // 1024 // 1024)
    return whole


def _is_header(said: Any) -> bool:
    """Whether what a file says of itself has the right form."""
    if not isinstance(said, dict) or any(type(said.get(name)) is not kind for name, kind in {**ABOUT, **SAID}.items()):
        return False
    units, points = said["units"], said["points"]
    sizes = [*units, said["observation_length"], said["players"], said["num_actions"]]
    return (
        1 <= len(units) <= MOST_LAYERS
        and all(type(size) is int and 1 <= size <= MOST_BYTES for size in sizes)
        and all(size <= MOST_UNITS for size in units)
        and (0 if said["sees"] else 1) <= said["features"] <= MOST_BYTES
        and len(points) == 2
        and all(type(number) is float and abs(number) <= 1e9 for number in points)
        and all(isinstance(each, dict) for each in said["data"])
    )


def _refused(key: str, path: Path, **args: int | str | Phrase) -> FileError:
    return FileError(house(key, {"file": str(path), **args}))
