"""What can be counted of a server, as Prometheus reads it: requests, moves, pages, tables, thinkers and the store."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ludoteca.web.aside import Aside
from ludoteca.web.gathering import LiveTable
from ludoteca.web.neighbours import Neighbours
from ludoteca.web.thinking import Thinkers

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counts:
    """What is counted while a server runs; each server counts for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter, histogram = self._counter, self._histogram
        self.requests = counter("requests", "Requests that were answered", "route", "status")
        self.request_seconds = histogram("request_seconds", "Time to answer a request")
        self.refusals = counter("refusals", "Wishes of pages that were refused", "why")
        self.entries = counter("entries", "What was done at tables by this server", "kind")
        self.change_seconds = histogram(
            "change_seconds", "Time from a wish until everybody here is shown what came of it"
        )
        self.kept_seconds = histogram("kept_seconds", "Time that the store took to keep an entry")
        self.late = counter("places_taken", "Entries whose place another server had taken")
        self.learnt = counter("entries_learnt", "Entries of other servers that were carried out here")
        self.faults = counter("store_faults", "Times that the store has failed")
        self.thoughts = counter("thoughts", "Decisions of bots", "how")
        self.questions = counter("questions", "Questions to thinkers elsewhere", "how")
        self.letters = counter("letters", "Letters to those who were not there", "way", "how")
        ProcessCollector(registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"ludoteca_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"ludoteca_{name}", about, buckets=QUICK, registry=self.registry)

    def text(self) -> bytes:
        """All of it, to be read."""
        return generate_latest(self.registry)


class Lending(Protocol):
    """Questions that thinkers elsewhere have."""

    @property
    def out(self) -> int:
        """How many."""


class Counted(Protocol):
    """What is looked at when numbers are asked for: the hub."""

    thinkers: Thinkers
    aside: Aside
    stopping: bool
    neighbours: Neighbours | None

    @property
    def elsewhere(self) -> Lending:
        """Thinkers elsewhere."""

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""

    @property
    def bytes(self) -> int:
        """What they take, nearly."""


class Now(Collector):
    """What is so at the moment when it is asked."""

    def __init__(self, hub: Counted) -> None:
        self.hub = hub

    def collect(self) -> Iterator[Metric]:
        """Each number with its name."""
        hub = self.hub
        lives = list(hub.tables.values())
        thinkers = hub.thinkers
        numbers: dict[str, tuple[str, float]] = {
            "tables": ("Tables in memory", len(lives)),
            "tables_bytes": ("Bytes that they take, nearly", hub.bytes),
            "tables_watched": ("Tables that somebody watches", sum(bool(live.watchers) for live in lives)),
            "pages": ("Pages that are connected", sum(len(live.watchers) for live in lives)),
            "pages_behind": ("Steps that pages are yet to be shown", sum(live.waiting for live in lives)),
            "aside_waiting": ("Pieces of work beside the event loop that wait or are done now", hub.aside.waiting),
            "thinkers": ("Processes in which bots think", thinkers.workers),
            "thinkers_idle": ("Of them, those that have nothing to do", thinkers.idle),
            "thinkers_elsewhere": ("Thinkers elsewhere that wait for a question", thinkers.idle_elsewhere),
            "questions_out": ("Questions that thinkers elsewhere have now", hub.elsewhere.out),
            "thoughts_waiting": ("Thoughts that wait for a process", thinkers.waiting),
            "ready": ("Whether this server takes people", not hub.stopping),
        }
        if hub.neighbours is not None:
            numbers["servers"] = ("Servers that live, this one among them", len(hub.neighbours.alive))
            numbers["tables_missed"] = (
                "Tables that had grown elsewhere unheard, since the start",
                hub.neighbours.behind,
            )
        for name, (about, value) in numbers.items():
            yield GaugeMetricFamily(f"ludoteca_{name}", about, value)
