"""The command `ludoteca think`: thinks for servers elsewhere, as many questions at once as it has processes.

It asks each server for a question and waits; whoever has one first is answered. It may end at any time: what it had
then is given back, or is somebody else's when the lease has run out.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from random import uniform
from typing import Any, Final, NamedTuple

import ludoteca
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.shelf import forms_of
from ludoteca.web.questions import answered
from ludoteca.web.think_paths import ANSWER, HELD, NEXT
from ludoteca.web.thinking import SECONDS_TO_WAKE, Worker, mark_of
from ludoteca.web.wire import Away, Turned, Wire

SECONDS_TO_ASK: Final = 60.0  # that a server may hold us until it has a question
SECONDS_TO_TELL: Final = 10.0
SECONDS_TO_PART: Final = 3.0  # for what is given back at the end
MOST_PATIENCE: Final = 30.0  # seconds until a server that is away is tried again
LEAST_LEASE: Final = 0.05
HERE: Final = "here"
LONGEST: Final = 600.0  # seconds that any question may take
REFUSALS: Final = (400, 401, 403, 404, 409)  # that will be the same the next time


class ThinkError(LudotecaError):
    """No server wants us to think."""


class Given(NamedTuple):
    """A question of a server."""

    line: Line
    number: str
    told: dict[str, Any]


class Line:
    """A server for which we think: what we have of it, and whether it is there."""

    def __init__(self, wire: Wire, tell: Callable[[Phrase], None], retry_seconds: float) -> None:
        self.wire = wire
        self.answered = 0
        self.refusal: Phrase | None = None  # why it wants nothing of us
        self._tell = tell
        self._retry = retry_seconds
        self._held: set[str] = set()
        self._holding = asyncio.Event()
        self._lease = LEAST_LEASE
        self._said = ""  # what was told of it last: that it is there, or why not

    async def question(self, marks: list[str]) -> Given:
        """The next question that it has; it never comes back from a server that wants nothing of us."""
        patience = self._retry
        while self.refusal is None:
            try:
                asked = {"version": ludoteca.__version__, "games": marks, "waits": self._said == HERE}
                told = await self.wire.ask(NEXT, asked, SECONDS_TO_ASK)
                self._is(HERE, house("think-here", {"server": self.wire.url}))
                patience = self._retry
                if told:
                    return self._given(told)
                continue
            except Turned as turned:
                words = house("think-refused", {"server": self.wire.url, "error": turned.sentence})
                if turned.status in REFUSALS:
                    self.refusal = words
                    break
                self._is(turned.sentence, words)
            except Away as away:
                self._is("away", house("think-away", {"server": self.wire.url, "error": str(away)}))
            await asyncio.sleep(patience * uniform(0.5, 1.0))
            patience = min(2 * patience, MOST_PATIENCE)
        raise Turned(0, self.wire.url)

    def _is(self, how: str, words: Phrase) -> None:
        """Say what has changed, once."""
        if self._said != how:
            self._said = how
            self._tell(words)

    def _given(self, told: dict[str, Any]) -> Given:
        number, lease = told.get("question"), told.get("lease")
        if not isinstance(number, str) or not isinstance(lease, int | float):
            raise Away("question")
        self._lease = max(LEAST_LEASE, float(lease))
        self._held.add(number)
        self._holding.set()
        return Given(self, number, told)

    async def answer(self, number: str, answer: dict[str, Any] | None) -> None:
        """Answer a question, or give it back; what a server does not hear it will ask somebody else."""
        self._held.discard(number)
        with contextlib.suppress(Away, Turned):
            said = await self.wire.ask(ANSWER, {"question": number, "answer": answer}, SECONDS_TO_TELL)
            self.answered += answer is not None and said.get("taken") is True

    async def hold(self) -> None:
        """Say again and again that we are still at what we have."""
        while True:
            await self._holding.wait()
            await asyncio.sleep(self._lease / 3)
            if not self._held:
                self._holding.clear()
                continue
            with contextlib.suppress(Away, Turned):
                await self.wire.ask(HELD, {"questions": sorted(self._held)}, SECONDS_TO_TELL)

    async def part(self) -> None:
        """Give everything back."""
        await asyncio.gather(*[self.answer(number, None) for number in sorted(self._held)])
        self.wire.close()


class Thinker:
    """Thinks for these servers until it is stopped, or none of them wants it."""

    def __init__(
        self, wires: Sequence[Wire], jobs: int, tell: Callable[[Phrase], None], retry_seconds: float = 1.0
    ) -> None:
        self._lines = [Line(wire, tell, retry_seconds) for wire in wires]
        self._tell = tell
        self._jobs = jobs
        self._marks = [mark_of(name, version) for name in ludoteca.games() for version in forms_of(name)]
        self._stop = asyncio.Event()
        self._refused: list[Line] = []  # of which that was told

    async def run(self) -> int:
        """How many questions were answered, in the end; `ThinkError`: nobody wants any answer."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):  # Windows has none of this: Ctrl+C cancels what runs
                loop.add_signal_handler(number, self._stop.set)
        slots = [asyncio.create_task(self._think()) for _ in range(self._jobs)]
        holding = [asyncio.create_task(line.hold()) for line in self._lines]
        stop = asyncio.create_task(self._stop.wait())
        try:
            await asyncio.wait({*slots, stop}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*slots, *holding, stop):
                task.cancel()
            ended = await asyncio.gather(*slots, return_exceptions=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_TO_PART):
                    await asyncio.gather(*[line.part() for line in self._lines])
        for fault in ended:
            if isinstance(fault, Exception):
                raise fault
        return sum(line.answered for line in self._lines)

    async def _think(self) -> None:
        """One process: a question after the other."""
        worker = Worker()
        try:
            while True:
                await self._answer(worker, await self._question())
        finally:
            worker.end()

    async def _answer(self, worker: Worker, given: Given) -> None:
        most = given.told.get("most")
        seconds = min(LONGEST, float(most)) if isinstance(most, int | float) else SECONDS_TO_WAKE
        answer: dict[str, Any] | None = None
        try:
            answer = await worker.do(seconds, answered, given.told)
        except (TimeoutError, BrokenProcessPool):
            pass
        except LudotecaError as error:
            self._tell(house("think-odd", {"server": given.line.wire.url, "error": error.phrase}))
        except Exception as error:
            told = f"{type(error).__name__}: {error}"[:200]
            self._tell(house("think-odd", {"server": given.line.wire.url, "error": told}))
        await given.line.answer(given.number, answer)

    async def _question(self) -> Given:
        """The first question that any of the servers has; what the others send at the same moment is given back."""
        asking = [asyncio.create_task(line.question(self._marks)) for line in self._lines if line.refusal is None]
        found: list[Given] = []
        try:
            while asking and not found:
                done, _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
                self._tell_refusals()
                asking = [task for task in asking if task not in done]
                found = [task.result() for task in done if not isinstance(task.exception(), Turned)]
        finally:
            for task in asking:
                task.cancel()
            late = await asyncio.gather(*asking, return_exceptions=True)
            found += [one for one in late if isinstance(one, Given)]
        if not found:
            refusal = next(line.refusal for line in self._lines if line.refusal is not None)
            raise ThinkError(refusal)
        for given in found[1:]:
            await given.line.answer(given.number, None)
        return found[0]

    def _tell_refusals(self) -> None:
        """Say once which servers want nothing of us, as long as another does."""
        for line in self._lines if any(line.refusal is None for line in self._lines) else []:
            if line.refusal is not None and line not in self._refused:
                self._refused.append(line)
                self._tell(line.refusal)


def think(urls: Sequence[str], token: str, jobs: int, tell: Callable[[Phrase], None], lang: str) -> int:
    """Think until somebody stops it; how many questions were answered."""
    wires = [Wire(url, token, lang) for url in urls]
    for wire in wires:
        if wire.is_plain and not wire.is_here:
            tell(house("think-plain", {"server": wire.url}))

    async def run() -> int:
        return await Thinker(wires, jobs, tell).run()

    return asyncio.run(run())
