"""Comparisons that were asked for: one is played at a time, others wait; what came of them is kept for a while."""

from __future__ import annotations

import asyncio
import atexit
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import time
from typing import Final

from ludoteca.lab.work import cores
from ludoteca.web.laboratory.player import NOTHING, SOON, Ask, Ended, Shown, stand_by
from ludoteca.web.laboratory.question import Question
from ludoteca.web.visitor import Refused

log = logging.getLogger("ludoteca.laboratory")

WAITING, PLAYING, STOPPING, DONE = "waiting", "playing", "stopping", "done"
MOST_WAITING: Final = 8  # comparisons that wait while one is played
MOST_KEPT: Final = 30  # of those that have ended
MOST_WATCHING: Final = 20  # pages that follow a comparison at the same time
OVERTIME: Final = 60.0  # seconds that a comparison may take beyond its time: the last game, and the report
KILLED: Final = 10.0  # seconds after which one that was stopped and does not end is ended
BEAT: Final = 15  # seconds after which a page that follows hears something, so that nobody takes the line for dead


@dataclass
class Run:
    """A question that was asked, and what is known of it."""

    question: Question
    address: str  # the form with this question in it
    command: str
    report: Path
    changes: dict[str, list[str]]  # what B has that A has not, in words, by language
    asked: float = field(default_factory=time)
    state: str = WAITING
    shown: Shown | None = None
    ended: Ended | None = None
    version: int = 0

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes."""
        return self.state == DONE

    @property
    def is_final(self) -> bool:
        """Whether to ask it again would give nothing else."""
        return self.ended is not None and self.ended.problem is None and self.ended.how in ("games", "until", "known")


class Process:
    """A process that stands ready for a comparison."""

    def __init__(self) -> None:
        spawn = get_context("spawn")  # a fork of a process with threads may hang
        self.wire, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=stand_by, args=(theirs,), name="laboratory")
        self.process.start()
        theirs.close()

        atexit.register(self.end)  # before whoever waits for all children

    def end(self) -> None:
        """End it and its workers at once."""
        atexit.unregister(self.end)
        number = self.process.pid
        with suppress(OSError, AttributeError):
            if number is not None and os.getpgid(number) == number:
                os.killpg(number, signal.SIGKILL)
        with suppress(OSError, ValueError):
            self.process.kill()

    def listen(self, loop: asyncio.AbstractEventLoop, told: asyncio.Queue[Shown | Ended | None]) -> None:
        """Hand on what it tells, until it is gone."""
        with suppress(RuntimeError):  # the loop is gone
            try:
                while True:
                    loop.call_soon_threadsafe(told.put_nowait, self.wire.recv())
            except (EOFError, OSError):
                loop.call_soon_threadsafe(told.put_nowait, None)
        self.wire.close()
        self.process.join()


class Laboratory:
    """The comparisons of one server. Everything here happens in the event loop, and takes no time."""

    def __init__(self, jobs: int = 0, stopping: Callable[[], bool] = bool) -> None:
        self.jobs = jobs or cores()
        self._stopping = stopping  # whether the server is about to end: nobody follows anything any more
        self.runs: OrderedDict[str, Run] = OrderedDict()  # the oldest first
        self._ready: Process | None = None
        self._getting = asyncio.Lock()
        self._process: Process | None = None
        self._playing: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._watching = 0
        self._closed = False
        self._folder: TemporaryDirectory[str] | None = None

    # ---- what is asked

    async def get_ready(self) -> None:
        """Somebody may ask soon: start the process that will play."""
        async with self._getting:
            if self._ready is None and not self._closed:
                self._ready = await asyncio.to_thread(Process)
                if self._closed:  # meanwhile
                    self._ready.end()

    def ask(self, question: Question, address: str, command: str, changes: dict[str, list[str]]) -> Run:
        """Have it played, unless it was already or is about to be."""
        known = self.runs.get(question.id)
        if known is not None and (not known.is_over or known.is_final):
            return known
        if sum(run.state == WAITING for run in self.runs.values()) >= MOST_WAITING:
            raise Refused(503, "lab-many", most=MOST_WAITING)
        run = Run(question, address, command, self._file(question.id), changes)
        self.runs.pop(question.id, None)
        self.runs[question.id] = run
        self._forget()
        self._tell(run)
        self._go_on()
        return run

    def _file(self, name: str) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="ludoteca-lab-")
        return Path(self._folder.name) / f"{name}.html"

    def _forget(self) -> None:
        over = [name for name, run in self.runs.items() if run.is_over]
        for name in over[: max(0, len(over) - MOST_KEPT)]:
            with suppress(OSError):
                self.runs.pop(name).report.unlink(missing_ok=True)

    def ahead(self, run: Run) -> int:
        """How many are played before it."""
        before = 0
        for other in self.runs.values():
            if other is run:
                break
            before += not other.is_over
        return before

    def stop(self, run: Run) -> None:
        """End it with what is known; one that waits is taken out."""
        if run.state == WAITING:
            run.state, run.ended = DONE, Ended(NOTHING)
        elif run.state == PLAYING and self._process is not None:
            run.state = STOPPING
            with suppress(OSError):
                self._process.wire.send("stop")
            asyncio.get_running_loop().call_later(SOON + KILLED, self._end_if_still, run, self._process)
        self._tell(run)

    def _end_if_still(self, run: Run, process: Process) -> None:
        if not run.is_over and self._process is process:
            process.end()

    # ---- what is played

    def _go_on(self) -> None:
        if self._playing is None and not self._closed:
            self._playing = asyncio.get_running_loop().create_task(self._play_all())

    async def _play_all(self) -> None:
        """One after the other, as long as one waits."""
        try:
            while (run := next((run for run in self.runs.values() if run.state == WAITING), None)) is not None:
                await self._play(run)
        finally:
            self._playing = None

    async def _play(self, run: Run) -> None:
        run.state = PLAYING
        self._tell(run)
        await self.get_ready()
        process, self._ready = self._ready, None
        if process is None:
            return
        self._process = process
        loop = asyncio.get_running_loop()
        told: asyncio.Queue[Shown | Ended | None] = asyncio.Queue()
        Thread(target=process.listen, args=(loop, told), daemon=True).start()
        limit = loop.call_later(60.0 * run.question.minutes + OVERTIME, process.end)
        try:
            process.wire.send(Ask(run.question, run.command, self.jobs, run.report))
            while not run.is_over:
                self._take(run, await told.get())
        except OSError:
            self._take(run, None)
        finally:
            limit.cancel()
            self._process = None
            process.end()

    def _take(self, run: Run, told: Shown | Ended | None) -> None:
        """What the process tells; None: it tells nothing more."""
        if isinstance(told, Shown):
            run.shown = told
        else:
            run.state, run.ended = DONE, told or Ended("stopped" if run.shown is not None else NOTHING)
        self._tell(run)

    # ---- who follows it

    def _tell(self, run: Run) -> None:
        run.version += 1
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def follow(self, run: Run) -> AsyncIterator[bool]:
        """Each time that something about it is new; False: only that the line still stands. It ends with the run."""
        if self._watching >= MOST_WATCHING:
            raise Refused(503, "lab-watching", most=MOST_WATCHING)
        self._watching += 1
        try:
            seen, silent = -1, 0
            while not self._closed and not self._stopping():
                changed = self._changed
                if run.version != seen or run.state == WAITING or silent >= BEAT:
                    is_new, silent = silent < BEAT, 0
                    seen = run.version
                    yield is_new
                if run.is_over and seen == run.version:
                    return
                silent += 1
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await changed.wait()
        finally:
            self._watching -= 1

    def close(self) -> None:
        """End whatever is played; nothing is kept."""
        self._closed = True
        for process in (self._process, self._ready):
            if process is not None:
                process.end()
        if self._playing is not None:
            self._playing.cancel()
        self._changed.set()
        if self._folder is not None:
            self._folder.cleanup()
