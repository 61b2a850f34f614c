"""A comparison in a process of its own: it plays, tells how it stands, and writes the report.

The process stands ready before it is needed, and plays one comparison. It goes behind everything else on the machine,
and ends with the server, its own workers with it.
"""

from __future__ import annotations

import os
import signal
from _thread import interrupt_main
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread, main_thread
from time import monotonic, process_time
from typing import Final, NamedTuple

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase, house
from ludoteca.lab.compare import Comparison, compare
from ludoteca.lab.page import comparison_page
from ludoteca.web.laboratory.found import found_html, known_in_short
from ludoteca.web.laboratory.question import Question
from ludoteca.words.languages import codes

BETWEEN: Final = 0.4  # seconds between two looks that are told
SHARE: Final = 12  # times as long as it takes to tell of a look, the playing goes on
LONGEST: Final = 2.0  # seconds, whatever it takes
SOON: Final = 3.0  # seconds in which a comparison should end by itself once it is stopped
NICE: Final = 5  # how far behind everything else on the machine it stands


class Ask(NamedTuple):
    """What the process is given to play."""

    question: Question
    command: str
    jobs: int
    report: Path


class Shown(NamedTuple):
    """How it stands, in every language."""

    games: int
    most: int
    found: dict[str, str]  # what is known, as HTML
    short: dict[str, str]  # the same in half a line
    known: int  # 1: B has more; -1: less; 0: nobody can say


class Ended(NamedTuple):
    """Why it ended; the report is there if it could be written."""

    how: str
    problem: Phrase | None = None
    report: bool = False


FAILED: Final = "failed"
NOTHING: Final = "nothing"  # stopped before the first deal was done


def stand_by(wire: Connection) -> None:
    """Wait for what there is to play; the first thing that the process does."""
    _leave_the_terminal()
    for lang in codes():
        house("lab-failed").text(lang)  # reads the catalogues while nobody waits
    try:
        ask: Ask = wire.recv()
        _play(ask, wire)
    except (EOFError, OSError):  # the server is gone, or wants nothing
        _end_all()


def _leave_the_terminal() -> None:
    """A session of its own, so that all of it can be ended together, and Ctrl-C at the server ends only the server."""
    if hasattr(os, "setsid"):
        with suppress(OSError):
            os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # wherever the server was started from
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)


def _end_all() -> None:
    """End this process and its workers."""
    if hasattr(os, "killpg") and os.getpgid(0) == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


def _play(ask: Ask, wire: Connection) -> None:
    stopped, done = Event(), Event()
    Thread(target=_listen, args=(wire, stopped, done), daemon=True).start()
    try:
        ended = _compared(ask, wire.send, stopped, done)
    except LudotecaError as error:
        ended = Ended(FAILED, error.phrase)
    except KeyboardInterrupt:
        ended = Ended(NOTHING)
    except (EOFError, OSError):
        raise
    except Exception:
        ended = Ended(FAILED, house("lab-failed"))
        with suppress(OSError):
            wire.send(ended)
        raise  # whoever reads the log of the server sees what it was
    wire.send(ended)


def _compared(ask: Ask, send: Callable[[object], None], stopped: Event, done: Event) -> Ended:
    """Play it; what is known is told at the first deal, then now and then."""
    question = ask.question
    one, other = question.sides()
    next_look = 0.0

    def watch(found: Comparison) -> None:
        nonlocal next_look
        if stopped.is_set():
            raise KeyboardInterrupt
        if monotonic() >= next_look:
            begun = process_time()
            send(shown_of(found, question))
            next_look = monotonic() + min(LONGEST, max(BETWEEN, SHARE * (process_time() - begun)))

    found = compare(
        one,
        other,
        question.games,
        question.seed,
        ask.jobs,
        measure=question.measure,
        goal=question.goal,
        watch=watch,
    )
    done.set()
    send(shown_of(found, question))
    comparison_page(found, ask.command, ask.report)
    return Ended(found.ended, report=True)


def shown_of(found: Comparison, question: Question) -> Shown:
    """How a comparison stands."""
    return Shown(
        found.games,
        question.games - question.games % (2 * found.block),
        {lang: found_html(found, lang) for lang in codes()},
        {lang: known_in_short(found, lang) for lang in codes()},
        found.verdict.known,
    )


def _listen(wire: Connection, stopped: Event, done: Event) -> None:
    """Hear that it is to stop, and wait no longer than a while for a game; without a server there is nothing to do."""
    try:
        wire.recv()
    except (EOFError, OSError):
        _end_all()
    stopped.set()
    if not done.wait(SOON):
        _interrupt()


def _interrupt() -> None:
    """As Ctrl-C would; a real signal, since nothing else wakes somebody who waits for a worker."""
    number = main_thread().ident
    if hasattr(signal, "pthread_kill") and number is not None:
        signal.pthread_kill(number, signal.SIGINT)
    else:
        interrupt_main()
