"""What happened at a table, as somebody may hear it: step by step, since they last decided, and in the log."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple, TypeVar

import msgspec

from ludoteca.engine.event import Event
from ludoteca.screen.beats import USUAL, beats_of
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import Table
from ludoteca.web.looker import Looker
from ludoteca.words import brief

LOG_LINES = 60
SINCE_LINES = 40
WATCHED = 12  # actions that whoever only watches is told of
MOST_KEPT = 4096  # lines that are kept written


class Told(msgspec.Struct, frozen=True):
    """One thing that an action did: what a page says, where it lights the board, how long, and with which sound."""

    text: str
    seat: int  # whose doing it was; -1: the game's own
    places: tuple[str, ...]
    weight: float
    sound: str


class Step(msgspec.Struct, frozen=True):
    """An action that was played, as somebody is told of it."""

    told: tuple[Told, ...] = ()
    by: int = -1  # who has played it; -1: nobody, or somebody in a window, which is nobody else's affair


NO_STEP = Step()


class Line(NamedTuple):
    """One thing that an action did, in the words of whoever reads it."""

    event: Event
    told: str  # in few words, for as long as it is shown
    in_log: Markup
    in_since: Markup


class Lines:
    """What is said of each action of a table, written once for all who read the same: most was there before."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, tuple[str, ...], str], tuple[list[Event], list[str], list[Line]]] = {}
        self._heard: dict[tuple[int, int | None, str], tuple[list[Line], list[Line], Markup]] = {}
        self._logs: dict[tuple[int | None, str], Log] = {}

    def of(self, table: Table, looker: Looker, number: int) -> list[Line]:
        """What somebody hears of the action of that number; 0: of the setup."""
        return self._of(table, looker, number)[1]

    def _of(self, table: Table, looker: Looker, number: int) -> tuple[list[Line], list[Line], Markup]:
        """What is said of an action, what of it somebody hears, and the same as it stands in the log."""
        written = self._all(table, looker, number)
        key = (number, looker.facing, looker.lang)
        kept = self._heard.get(key)
        if kept is None or kept[0] is not written:
            heard = [line for line in written if line.event.heard_by(looker.facing)]
            kept = (written, heard, join([line.in_log for line in reversed(heard)]))
            keep_some(self._heard, key, kept)
        return kept

    def _all(self, table: Table, looker: Looker, number: int) -> list[Line]:
        """All that is said of an action, by where it took place as far as the one who looks may know."""
        events, names = table.story[number], table.names(looker.lang)
        places = table.places_for(number, looker.facing)
        key = (number, places, looker.lang)
        kept = self._written.get(key)
        if kept is None or kept[0] is not events or kept[1] is not names:
            where = " ".join(places) or None
            kept = (events, names, [_line(table, looker, number, event, where) for event in events])
            keep_some(self._written, key, kept)
        return kept[2]

    def log(self, table: Table, looker: Looker, newest: int) -> list[Markup]:
        """What the log says up to that action, the newest first: whole actions, until there are lines enough.

        It goes on from what it said before, unless something of that was taken back.
        """
        key, names = (looker.facing, looker.lang), table.names(looker.lang)
        log = self._logs.get(key)
        if log is None or not log.leads_to(table, names, newest):
            log = self._logs[key] = Log(names)
        missed: list[tuple[int, Markup, int]] = []
        lines = 0
        for number in range(newest, log.newest, -1):
            _, heard, text = self._of(table, looker, number)
            missed.append((number, text, len(heard)))
            lines += len(heard)
            if lines >= LOG_LINES:
                break
        for number, text, size in reversed(missed):
            log.add(number, table.story[number], text, size)
        return list(log.texts)


class Log:
    """The newest lines of a log, as somebody reads it."""

    def __init__(self, names: list[str]) -> None:
        self.newest = -1  # the action that it told last
        self.texts: deque[Markup] = deque()  # of each action, the newest first
        self._names = names
        self._events: list[Event] = []  # of the newest
        self._lines: deque[int] = deque()  # how many each action has
        self._sum = 0

    def leads_to(self, table: Table, names: list[str], newest: int) -> bool:
        """Whether it is what was said before that action."""
        return self.newest <= newest and table.story[self.newest] is self._events and names is self._names

    def add(self, number: int, events: list[Event], text: Markup, lines: int) -> None:
        """Tell the next action; the oldest go that are not needed any more."""
        self.newest, self._events = number, events
        if lines:
            self.texts.appendleft(text)
            self._lines.appendleft(lines)
            self._sum += lines
        while self._lines and self._sum - self._lines[-1] >= LOG_LINES:
            self._sum -= self._lines.pop()
            self.texts.pop()


Key = TypeVar("Key")
Kept = TypeVar("Kept")


def keep_some(kept: dict[Key, Kept], key: Key, written: Kept) -> None:
    """Keep one thing more; where there are too many, begin anew."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = written


def _line(table: Table, looker: Looker, number: int, event: Event, places: str | None) -> Line:
    names = table.names(looker.lang)
    text, short = event.phrase.text(looker.lang, names), brief(event.phrase)
    told = text if short is event.phrase else short.text(looker.lang, names)
    where: Attributes = {"data-seat": event.seat, "data-places": places}
    kind = f"by s{event.seat}" if event.seat >= 0 else "by"
    link = tag("a", {"href": f"/t/{table.opening.id}/replay?at={number}", "data-at": number}, text)
    return Line(event, told, tag("li", {"class": kind, **where}, link), tag("li", {"data-at": number, **where}, told))


def last_step(table: Table, looker: Looker, lines: Lines | None = None) -> Step:
    """The action that was played last."""
    number = len(table.movers)
    beats = beats_of(table.game)
    places = table.places_for(number, looker.facing)
    told: list[Told] = []
    for event, text, *_ in (lines or Lines()).of(table, looker, number):
        beat = beats.get(event.phrase.key, USUAL)
        told.append(Told(text, event.seat, places, beat.weight, beat.sound))
        places = ()  # they are lit once, with the first that is said of the action
    by = table.movers[-1]
    return Step(tuple(told), -1 if table.in_window[-1] and by not in looker.seats else by)


def story(table: Table, looker: Looker, until: int | None = None, lines: Lines | None = None) -> Markup:
    """The last things that happened (until that moment), the newest first; each leads to its moment."""
    newest = len(table.story) - 1 if until is None else min(until, len(table.story) - 1)
    found = (lines or Lines()).log(table, looker, newest)
    if not found:
        found.append(tag("li", None, looker.says("ui-setup")))
    return tag("ol", {"class": "log", "reversed": "reversed"}, *found)


def since(table: Table, looker: Looker, lines: Lines | None = None) -> Markup:
    """What the others did since the last turn of the seat that looks, and where each of them was last at work.

    The lines stay while that seat takes its turn, however many decisions it has. A page steps through them; the marks
    are not read but lit on the board until their seat acts again. Whoever only watches is told the last things.
    """
    if not table.is_dealt:
        return NOTHING
    found: list[Markup] = []
    known = lines or Lines()
    newest, oldest = _meanwhile(table, looker.facing)
    for number in range(newest, oldest, -1):
        found.extend(line.in_since for line in reversed(known.of(table, looker, number)))
        if len(found) >= SINCE_LINES:
            break
    told = tag("ol", None, *reversed(found[:SINCE_LINES])) if found else NOTHING
    return join([told, *_marks(table, looker)])


def _marks(table: Table, looker: Looker) -> list[Markup]:
    found = []
    for seat in range(len(table.seats)):
        places = table.places_for(_last_of(table, seat), looker.facing) if seat != looker.facing else ()
        if places:
            found.append(tag("i", {"hidden": "hidden", "data-mark": seat, "data-places": " ".join(places)}))
    return found


def _meanwhile(table: Table, seat: int | None) -> tuple[int, int]:
    """The last action before the turn that a seat is taking, and the last one of its turn before that."""
    newest = len(table.movers)
    if seat is None:
        return newest, max(0, newest - WATCHED)
    while newest and table.movers[newest - 1] == seat and not table.in_window[newest - 1]:
        newest -= 1
    oldest = newest
    while oldest and (table.movers[oldest - 1] != seat or table.in_window[oldest - 1]):
        oldest -= 1
    return newest, oldest


def _last_of(table: Table, seat: int) -> int:
    """The last action that a seat has played in its own turn; 0: none. Who acts in a window is nobody's affair."""
    for number in range(len(table.in_window), 0, -1):
        if table.movers[number - 1] == seat and not table.in_window[number - 1]:
            return number
    return 0
