"""A crew: processes that play the parts of a batch side by side, each on its rows of arrays that all share."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Protocol
from weakref import finalize

from ludoteca.research.part import Arrays, Memory, Part

PATIENCE = 0.0005  # seconds

_SPAWN = get_context("spawn")  # a fork of a process with threads, as a trainer's is, may hang


class Hand(Protocol):
    """Whoever plays a part: it is told what to do, and asked later what came of it."""

    def begin(self, deed: str, *given: object) -> None:
        """Tell it to carry out a method of its part."""

    def result(self) -> Any:
        """What came of it, or the exception that was raised."""

    def close(self) -> None:
        """No more deeds."""


class Own:
    """This process."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._result: Any = None

    def begin(self, deed: str, *given: object) -> None:
        """Carry it out at once."""
        self._result = carried_out(self._part, deed, given)

    def result(self) -> Any:
        """What came of it."""
        return self._result

    def close(self) -> None:
        """There is nothing to close."""


class Worker:
    """A process of its own."""

    def __init__(self, part: Callable[[Arrays], Part], memory: Memory) -> None:
        self._pipe, other = _SPAWN.Pipe()
        process = _SPAWN.Process(target=work, args=(other, part, memory), daemon=True)
        process.start()
        other.close()  # so that the end of the process is the end of the pipe
        self._finalizer = finalize(self, _dismiss, self._pipe, process)

    def begin(self, deed: str, *given: object) -> None:
        """Send it word."""
        with suppress(OSError):  # it has ended: `result` says so
            self._pipe.send((deed, given))

    def result(self) -> Any:
        """Wait for it."""
        try:
            return received(self._pipe)
        except (EOFError, OSError):
            return RuntimeError("a worker of the batch has ended, and its games with it: make a new batch")

    def close(self) -> None:
        """Let it go."""
        self._finalizer()


def work(pipe: Connection[Any, Any], part: Callable[[Arrays], Part], memory: Memory) -> None:
    """What a worker does until it is let go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts means the trainer, and the worker ends with it
    playing = part(memory.arrays())
    with suppress(EOFError, OSError):
        while True:
            deed, given = received(pipe)
            pipe.send(carried_out(playing, deed, given))


def received(pipe: Connection[Any, Any]) -> Any:
    """The next message, looked for again and again for a moment: to be woken would take longer than most deeds."""
    until = perf_counter() + PATIENCE
    while not pipe.poll() and perf_counter() < until:
        pass
    return pipe.recv()


def carried_out(part: Part, deed: str, given: tuple[object, ...]) -> Any:
    """What a method of a part answers, or the exception that it raises."""
    try:
        return getattr(part, deed)(*given)
    except Exception as fault:
        return fault


def _dismiss(pipe: Connection[Any, Any], process: Any) -> None:
    pipe.close()
    process.join()
