"""What a node of a cluster does: it plays the pieces that it is told, if its Ludoteca is the same, and says so if not.

Nothing here knows who carries what is said; both ways it is bytes.
"""

from __future__ import annotations

import pickle
import socket
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, NamedTuple

import ludoteca
from ludoteca.engine import house
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import LabError, Work

ROOMS = ("engine", "bots", "games", "lab")  # by which games are played,
SOURCES = (".py", ".toml", ".weights")  # and what they are made of
DIGITS = 8  # of a mark, for people
SHOWN = 200  # characters of what was raised
FAREWELL = 5.0  # seconds in which it can be told who hangs, before the process ends


class Done(NamedTuple):
    """What came of some pieces, and how long they took."""

    results: list[Any]
    seconds: float


class Failed(NamedTuple):
    """What was raised."""

    error: Exception


class Hangs(NamedTuple):
    """A bot does not answer."""

    bot: str


class Unlike(NamedTuple):
    """The Ludoteca of this node is another than that of whoever asks."""

    node: str
    found: str


@cache
def mark() -> str:
    """What this Ludoteca is: the same text plays the same games, compiled or not."""
    root = Path(ludoteca.__file__).parent
    found = sha256()
    for room in ROOMS:
        for file in sorted((root / room).rglob("*")):
            if file.suffix in SOURCES:
                found.update(f"{file.relative_to(root).as_posix()}\n".encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def called(mark: str) -> str:
    """A Ludoteca, for people."""
    return f"{ludoteca.__version__} ({mark[:DIGITS]})"


def carried_out(wanted: str, patience: float, work: bytes, pieces: Sequence[tuple[int, int]]) -> bytes:
    """Play these pieces, each from one number to below another, and say what came of it."""
    if wanted != mark():
        return pickle.dumps(Unlike(socket.gethostname(), called(mark())))
    try:
        return pickle.dumps(_hand(work, patience).play([range(*piece) for piece in pieces]))
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    """What was raised, in a form that can travel."""
    try:
        told = pickle.dumps(Failed(error))
        pickle.loads(told)
    except Exception:  # an exception of somebody's own may have any shape
        said = f"{type(error).__name__}: {error}"[:SHOWN]
        return pickle.dumps(Failed(LabError(house("ray-raised", {"node": socket.gethostname(), "said": said}))))
    return told


class _Hand:
    """Plays pieces of one work; what it needs for that, such as bots, is made once."""

    def __init__(self, work: Work[Any], patience: float) -> None:
        self.patience = patience
        self.told: SimpleQueue[Done | Failed | Hangs] = SimpleQueue()
        self.stopped = False
        self.do = work.begin(Watch(patience, self._hangs) if patience else None)

    def play(self, pieces: Sequence[range]) -> Done | Failed | Hangs:
        """Play them; a bot that is watched plays beside, so that somebody is left to tell that it hangs."""
        if not self.patience:
            return self._done(pieces)
        Thread(target=self._beside, args=(pieces,), daemon=True).start()
        try:
            return self.told.get()
        except BaseException:
            self.stopped = True
            raise

    def _done(self, pieces: Sequence[range]) -> Done:
        begun = perf_counter()
        results = []
        for piece in pieces:
            if self.stopped:
                break
            results.append(self.do(piece))
        return Done(results, perf_counter() - begun)

    def _beside(self, pieces: Sequence[range]) -> None:
        try:
            self.told.put(self._done(pieces))
        except Exception as error:
            self.told.put(Failed(error))

    def _hangs(self, bot: str) -> None:
        """Tell of it, and leave the time for that; then the watch ends the process."""
        self.told.put(Hangs(bot))
        sleep(FAREWELL)


_kept: tuple[bytes, float, _Hand] | None = None


def _hand(work: bytes, patience: float) -> _Hand:
    """The hand for that work; the last one is kept."""
    global _kept
    if _kept is None or _kept[:2] != (work, patience) or _kept[2].stopped:
        _kept = work, patience, _Hand(pickle.loads(work), patience)
    return _kept[2]
