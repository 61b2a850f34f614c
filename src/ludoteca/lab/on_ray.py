"""Pieces of work on many machines, by Ray: the same pieces, given back in the same order.

`ray` is a cluster of this machine alone, begun with the first piece and ended with the program; `ray://host:10001` is
one that is there. What a piece is hangs on its numbers alone, so that it does not matter who plays it, nor how often:
what a node had in hand when it was lost is played again, and one that comes later is given its share.

A cluster is told of pieces in bundles of a second of work or two, since to tell it takes its time. What it knows of us
is one small function, sent as it stands; everything else is the Ludoteca that is installed there, which must be ours.
"""

from __future__ import annotations

import os
import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from logging import ERROR, getLogger
from pathlib import Path
from secrets import token_hex
from socket import create_connection
from time import monotonic
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit
from warnings import catch_warnings

from ludoteca.engine import house
from ludoteca.lab.on_node import Done, Failed, Hangs, Unlike, called, mark
from ludoteca.lab.watching import patience_for
from ludoteca.lab.work import MOST_JOBS, LabError, Work, check_count, cores

HERE = "ray"  # a cluster of this machine
SCHEME = "ray://"
SECONDS = 2.0  # of work in a bundle
LEAST_SECONDS = 1.0  # of work, where little is left: so that all cores end together
RUNNING = 2  # bundles for each core that the cluster knows of: one in hand and one that waits
HELD = 8  # bundles for each core that were begun and are not told yet: the first may take long
RETRIES = 20  # how often a bundle is begun again that was lost with its node
LOOK = 2.0  # seconds between two looks at how many cores there are
ANSWER = 5.0  # seconds that somebody may take to open the door
STORE = 256 << 20  # bytes of what travels, on this machine
SHOWN = 160  # characters of what Ray says
LOOPBACK = "127.0.0.1"
TRIES = 3  # to get in
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # and nothing about what later versions will do
}
TOKENS = ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")  # where Ray looks for the token of a cluster, before its usual file
TOKEN_MODE = "RAY_AUTH_MODE"
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # a cluster of this machine listens to this machine alone

Result = TypeVar("Result")


class Address(NamedTuple):
    """Where a cluster is; no host: here."""

    host: str = ""
    port: int = 0

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{SCHEME}{host}:{self.port}" if self.host else HERE


def read_address(text: str) -> Address:
    """`ray`, or `ray://host:10001`."""
    if text == HERE:
        return Address()
    try:
        found = urlsplit(text)
        if found.port and found.hostname and text == str(Address(found.hostname, found.port)):
            return Address(found.hostname, found.port)
    except ValueError:  # a port beyond all ports
        pass
    raise LabError(house("ray-address", {"given": text[:SHOWN]}))


def cluster(on: str, jobs: int | None = None) -> Cluster:
    """The cluster of that address; `jobs` is how many bundles it may have in hand, None: one for each core.

    Nobody gets in touch with it before the first piece.
    """
    address = read_address(on)
    if jobs is not None:
        check_count("jobs", jobs, MOST_JOBS)
    _prepare(address)
    try:
        import ray
    except ImportError:
        raise LabError(house("ray-missing")) from None
    return Cluster(ray, address, jobs)


# ---- getting in touch


def _prepare(address: Address) -> None:
    """What Ray reads when it is imported, unless somebody has chosen otherwise."""
    wanted = QUIET if address.host else {**QUIET, **ALONE}
    if any(os.environ.get(name) for name in TOKENS) or Path("~/.ray/auth_token").expanduser().is_file():
        wanted = {**wanted, TOKEN_MODE: "token"}
    elif not address.host:  # nobody else on this machine may use it either
        wanted = {**wanted, TOKEN_MODE: "token", TOKENS[0]: token_hex(32)}
    for name, value in wanted.items():
        os.environ.setdefault(name, value)


_ours: tuple[Address, int] | None = None  # the cluster that we are in touch with, and with how many jobs here


def _join(ray: Any, address: Address, jobs: int | None) -> None:
    """Get in touch with that cluster, and stay so, since to begin takes seconds."""
    global _ours
    wanted = address, 0 if address.host else (jobs or cores())
    if ray.is_initialized():
        if _ours == wanted or (_ours is None and not address.host):  # or whoever uses us has begun one
            return
        if _ours is None:
            raise LabError(house("ray-other", {"address": str(address)}))
        ray.shutdown()
    _ours = None
    getLogger("ray").setLevel(ERROR)
    try:
        if address.host:
            _knock(address)
            _enter(ray, address)
        else:
            own = {"num_cpus": wanted[1], "object_store_memory": STORE, "include_dashboard": False}
            ray.init("local", _node_ip_address=LOOPBACK, log_to_driver=False, logging_level=ERROR, **own)
    except LabError:
        raise
    except Exception as error:  # Ray says in many ways that it cannot
        raise LabError(house("ray-refused", {"address": str(address), "said": _said(error)})) from error
    _ours = wanted


def _knock(address: Address) -> None:
    """Whether anybody is there at all: Ray itself would ask for half a minute."""
    try:
        create_connection((address.host, address.port), timeout=ANSWER).close()
    except OSError:
        raise LabError(house("ray-nobody", {"address": str(address)})) from None


def _enter(ray: Any, address: Address) -> None:
    """Through the door of a cluster; now and then the process that it begins for us dies at once, so ask again."""
    for left in reversed(range(TRIES)):
        try:
            with catch_warnings(action="ignore"):
                ray.init(str(address), logging_level=ERROR)
            return
        except ConnectionAbortedError:
            ray.shutdown()
            if not left:
                raise


# ---- handing out


class _Bundle:
    """Pieces that travel together."""

    def __init__(self, pieces: tuple[range, ...]) -> None:
        self.pieces = pieces
        self.answer = b""  # empty: not there yet


class Cluster:
    """Whoever works for us there."""

    def __init__(self, ray: Any, address: Address, jobs: int | None) -> None:
        self.ray = ray
        self.address = address
        self.jobs = jobs
        self._cores = 0
        self._looked = 0.0

    @property
    def count(self) -> int:
        """How many pieces it has in hand at once, as it is now."""
        if not self._looked:
            _join(self.ray, self.address, self.jobs)
        if monotonic() - self._looked > LOOK:
            self._looked = monotonic()
            self._cores = int(self.ray.cluster_resources().get("CPU", 0.0))
        return max(1, min(self._cores, self.jobs or self._cores))

    def done(self, work: Work[Result], pieces: Sequence[range]) -> Generator[tuple[range, Result]]:
        """What comes of the pieces, in their order; whoever stops asking ends the work."""
        if not self.count or not self._cores:
            raise LabError(house("ray-empty", {"address": str(self.address)}))
        task = self.ray.remote(max_retries=RETRIES, num_cpus=1)(_shipped())
        patience = patience_for(work.bot_seconds)
        told = mark(), patience, pickle.dumps(work)
        left = _Left(pieces)
        waiting: deque[_Bundle] = deque()
        running: dict[Any, _Bundle] = {}
        try:
            while left.pieces or waiting:
                hands = self.count
                most = hands if hands == self.jobs else RUNNING * hands
                while left.pieces and len(running) < most and len(waiting) < HELD * hands:
                    bundle = _Bundle(left.cut(hands))
                    waiting.append(bundle)
                    with self._in_words():
                        running[task.remote(*told, [(piece.start, piece.stop) for piece in bundle.pieces])] = bundle
                with self._in_words():
                    for ready in self.ray.wait(list(running), num_returns=1, timeout=LOOK)[0]:
                        running.pop(ready).answer = self.ray.get(ready)
                while waiting and waiting[0].answer:
                    bundle = waiting.popleft()
                    found = self._read(bundle.answer, patience)
                    left.learnt(bundle.pieces, found.seconds)
                    yield from zip(bundle.pieces, found.results, strict=True)
        finally:
            self._let_go(list(running))

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        """What Ray may raise, as a sentence."""
        try:
            yield
        except self.ray.exceptions.RayError as error:
            raise LabError(house("ray-lost", {"address": str(self.address), "said": _said(error)})) from error
        except ConnectionError as error:
            raise LabError(house("ray-gone", {"address": str(self.address)})) from error

    def _let_go(self, running: Sequence[Any]) -> None:
        """Nobody waits for these any more."""
        for reference in running:
            try:
                self.ray.cancel(reference)
            except Exception:  # whatever was lost, ends by itself
                return

    def _read(self, answer: bytes, patience: float) -> Done:
        """What a node says, or what is wrong there."""
        said = pickle.loads(answer)
        if isinstance(said, Done):
            return said
        if isinstance(said, Failed):
            raise said.error
        if isinstance(said, Hangs):
            raise LabError(house("simulate-hangs", {"bot": said.bot, "seconds": f"{patience:g}"}))
        if isinstance(said, Unlike):
            raise LabError(house("ray-unlike", {"node": said.node, "there": said.found, "here": called(mark())}))
        raise LabError(house("ray-without", {"node": str(said)[:SHOWN], "here": called(mark())}))


def _said(error: BaseException) -> str:
    """What an error of Ray's says, on one line."""
    return " ".join(str(error).split())[:SHOWN].rstrip(".") or type(error).__name__


class _Left:
    """What is still to be handed out, and how long it takes."""

    def __init__(self, pieces: Sequence[range]) -> None:
        self.pieces = deque(pieces)
        self.numbers = sum(len(piece) for piece in pieces)
        self.each = 0.0  # seconds for a number, lately; 0: nobody knows

    def learnt(self, pieces: Sequence[range], seconds: float) -> None:
        """How long some pieces took."""
        each = seconds / max(1, sum(len(piece) for piece in pieces))
        self.each = (self.each + each) / 2.0 if self.each else each

    def cut(self, hands: int) -> tuple[range, ...]:
        """The next bundle: as many pieces as make the seconds that it should have, where that is known."""
        wanted = SECONDS
        if self.numbers * self.each < 2.0 * SECONDS * hands:
            wanted = LEAST_SECONDS
        found = [self.pieces.popleft()]
        length = len(found[0])
        while self.each and self.pieces and length * self.each < wanted:
            found.append(self.pieces.popleft())
            length += len(found[-1])
        self.numbers -= length
        return tuple(found)


def _shipped() -> Callable[..., bytes]:
    """What is sent to the nodes as it stands, so that one without Ludoteca, or with another one, can say so."""

    def play(mark: str, patience: float, work: bytes, pieces: list[tuple[int, int]]) -> bytes:
        try:
            from ludoteca.lab.on_node import carried_out
        except ImportError:
            import pickle
            import socket

            return pickle.dumps(socket.gethostname())
        return carried_out(mark, patience, work, pieces)

    return play
