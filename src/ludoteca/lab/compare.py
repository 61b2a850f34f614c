"""Two sides of one question, on the same deals: what a change does, with intervals that hold whenever one looks.

>>> import ludoteca
>>> from ludoteca.lab import Side, compare
>>> now = Side(ludoteca.make("marrak_hesh"), ("greedy", "greedy"))
>>> found = compare(now, Side(now.game, ("greedy", "random")), games=80, seed=1, jobs=1)
>>> found.verdict.measure.name, found.verdict.known  # the second player wins less
('win-2', -1)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from heapq import heappush, heappushpop
from math import inf
from time import monotonic
from typing import NamedTuple

import numpy as np

from ludoteca.bots import Named, ask
from ludoteca.bots.driver import Thoughts
from ludoteca.engine import Record, house
from ludoteca.engine.phrase import listing
from ludoteca.lab.closing import ALPHA, Interval, bounded, unbounded
from ludoteca.lab.hands import hands
from ludoteca.lab.limits import NEVER, Limit
from ludoteca.lab.measures import LOOKED, Measure, Survey, done_by, measures_of, values
from ludoteca.lab.sides import Bench, Side, bench, block_of, seat_of
from ludoteca.lab.tracing import Watched, Watching
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import (
    MOST_GAMES,
    LabError,
    check_count,
    check_seconds,
    check_seeds,
    chunks,
    names_of,
)

TELLING = 3  # deals that are kept as examples, of those in which the sides differ most either way
SOONER = 20  # a look after each twentieth more of the deals
ROUNDED = 9  # digits of a difference: sums of shares that are equal in truth are equal
COARSE = 3  # of one that is hardly ever the same twice, so that a million deals have no million values
FLOOR = 0.1  # of the mean of a measure: the spread that one deal more is taken to have had

GAMES, UNTIL, KNOWN, TIME, STOPPED = "games", "until", "known", "time", "stopped"
"""Why a comparison ended."""


class Difference(NamedTuple):
    """A measure on both sides; the interval is of what B has more than A, and holds at every look."""

    measure: Measure
    a: float
    b: float
    more: Interval

    @property
    def known(self) -> int:
        """1: B has more; -1: it has less; 0: nobody can say."""
        return self.more.known


class Look(NamedTuple):
    """What was known of the measure in question after so many games."""

    games: int
    more: Interval


class Done(NamedTuple):
    """A deed on both sides: how often a game has it, and what B has more."""

    deed: str
    a: float
    b: float
    more: Interval


class Example(NamedTuple):
    """A deal in which the sides differ: its seed, which of its games, and what both were played."""

    seed: int
    rotation: int
    a: Record
    b: Record


class Goal(NamedTuple):
    """When a comparison may end before its games are played."""

    half: float = 0.0  # the interval is this wide to either side; 0: not for that
    known: bool = False  # the difference is known not to be 0
    seconds: float = 0.0  # so much time has gone by; 0: any


ANY = Goal()


class Comparison:
    """Two sides, summed up deal by deal."""

    def __init__(self, a: Side, b: Side, seed: int, measure: str = "") -> None:
        if a.game.name != b.game.name or a.game.players != b.game.players:
            raise LabError(house("compare-games"))
        self.sides = (a, b)
        self.seed = seed
        self.block = block_of((a, b))
        self.measures = measures_of((a, b))
        self.surveys = (Survey(a, self.block, self.measures), Survey(b, self.block, self.measures))
        asked = _wanted(self.measures, measure) if measure else _usual(self.sides, self.measures)
        self.asked = self.measures.index(asked)
        self.deals = 0
        self.played = 0  # games that were really played: one that nothing has changed is not played twice
        self.ended = GAMES
        self.looks: list[Look] = []
        self._total = np.zeros(len(self.measures))
        self._squares = np.zeros(len(self.measures))
        self._counts: list[Counter[float]] = [Counter() for _ in self.measures]  # of shares
        self._deeds: dict[str, list[float]] = {}  # the sums of both sides, and the squares of the differences
        self._most: list[tuple[float, int]] = []  # deals in which B has most more
        self._least: list[tuple[float, int]] = []

    @property
    def games(self) -> int:
        """How many games both sides have."""
        return 2 * self.block * self.deals

    def add(self, deal: int, a: Sequence[Watched], b: Sequence[Watched]) -> None:
        """The games of one deal."""
        one, other = self.surveys
        more = np.round(other.add(deal, b) - one.add(deal, a), ROUNDED) + 0.0
        self.deals += 1
        self._total += more
        self._squares += more * more
        for number, measure in enumerate(self.measures):
            if measure.is_share:
                value = float(more[number])
                self._counts[number][round(value, COARSE) if measure.key == "settled" else value] += 1
        self._note_deeds(a, b)
        asked = float(more[self.asked])
        for kept, value in ((self._most, asked), (self._least, -asked)):
            if value > 0.0:
                (heappush if len(kept) < TELLING else heappushpop)(kept, (value, -deal))

    def _note_deeds(self, a: Sequence[Watched], b: Sequence[Watched]) -> None:
        counted: dict[str, list[float]] = {}
        for side, games in enumerate((a, b)):
            for game in games:
                for (_, _, deed), times in game.trace.done:
                    counted.setdefault(deed, [0.0, 0.0])[side] += times / self.block
        for deed, (first, second) in counted.items():
            sums = self._deeds.setdefault(deed, [0.0, 0.0, 0.0])
            sums[0] += first
            sums[1] += second
            sums[2] += (second - first) ** 2

    # ---- what it comes to

    def interval(self, number: int, alpha: float = ALPHA) -> Interval:
        """What B has more of a measure, by its place on the list."""
        if self.measures[number].is_share:
            return bounded(self._counts[number], -1.0, 1.0, alpha)
        floor = FLOOR * max(1.0, abs(float(self.surveys[0].total[number])) / max(1, self.deals))
        return unbounded(self.deals, float(self._total[number]), float(self._squares[number]), floor, alpha)

    def look(self) -> Look:
        """What is known of the measure in question now."""
        now = self.interval(self.asked)
        if self.looks:
            now = now.within(self.looks[-1].more)
        self.looks.append(Look(self.games, now))
        return self.looks[-1]

    def differences(self) -> list[Difference]:
        """Every measure."""
        found = []
        for number, measure in enumerate(self.measures):
            a, b = (float(survey.total[number]) / max(1, self.deals) for survey in self.surveys)
            more = self.looks[-1].more if number == self.asked and self.looks else self.interval(number)
            found.append(Difference(measure, a, b, more))
        return found

    @property
    def verdict(self) -> Difference:
        """The measure in question."""
        return self.differences()[self.asked]

    def deeds(self) -> list[Done]:
        """Every deed: how often it is done in a game on both sides, the surest differences first."""
        found = []
        for deed, (first, second, squares) in self._deeds.items():
            floor = FLOOR * max(1.0, first / self.deals)
            more = unbounded(self.deals, second - first, squares, floor)
            found.append(Done(deed, first / self.deals, second / self.deals, more))
        return sorted(found, key=lambda done: (-abs(done.more.known), -abs(done.b - done.a), done.deed))

    def saved(self) -> float:
        """As how many games on deals of their own each game counts that was really played; infinite: no spread is left.

        It is the variance of the difference if every game had had its own deal, by what it is.
        """
        number, deals = self.asked, max(2, self.deals)
        plain = sum(survey.spread(number) for survey in self.surveys) / (self.block * deals)
        paired = max(0.0, float(self._squares[number]) - float(self._total[number]) ** 2 / deals) / (
            deals * (deals - 1)
        )
        return plain / paired * self.games / max(1, self.played) if paired > 0.0 else inf

    def examples(self) -> list[Example]:
        """The games in which the sides differ most, as they differ on the whole; played again."""
        kept = self._most if float(self._total[self.asked]) >= 0.0 else self._least
        benches = [bench(side) for side in self.sides]
        return [self._example(-deal, benches) for _, deal in sorted(kept, reverse=True)]

    def _example(self, deal: int, benches: Sequence[Bench]) -> Example:
        seed = self.seed + deal
        asked = [self.measures[self.asked]]
        differ: list[tuple[float, int]] = []
        for rotation in range(self.block):
            games = [bench.game(seed, rotation, Watching()) for bench in benches]
            a, b = (values(bench.side, game, rotation, asked)[0] for bench, game in zip(benches, games, strict=True))
            differ.append((-abs(b - a), rotation))
        rotation = min(differ)[1]
        records = [record_of(bench, seed, rotation) for bench in benches]
        return Example(seed, rotation, *records)


def record_of(bench: Bench, seed: int, rotation: int) -> Record:
    """A game of that deal as a record that can be replayed."""
    side = bench.side
    seats = [*side.seats[rotation:], *side.seats[:rotation]]
    record = Record.of(side.game, seed, seats)
    state, thoughts = side.game.start(seed), Thoughts(seed)
    bots = [*bench.bots[rotation:], *bench.bots[:rotation]]
    while not state.is_over:
        alone = len(state.choices) == 1
        thought = thoughts.at(len(record.actions))
        action = state.choices[0] if alone else ask(bots[state.to_move], state, thought, bench.seconds)
        record.actions.append(action)
        state.advance(action)
    return record


def compare(
    a: Side,
    b: Side,
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    *,
    measure: str = "",
    goal: Goal = ANY,
    progress: Callable[[int, Look], None] | None = None,
    keep: Callable[[int, Sequence[Watched], Sequence[Watched]], None] | None = None,
    watch: Callable[[Comparison], None] | None = None,
    bot_seconds: float = 0.0,
    on: str = "",
) -> Comparison:
    """Play the same deals on both sides, at most so many games in all; see `Comparison` for what comes of it.

    Every deal is played on each side in every rotation of the players that seats anybody otherwise, so that only whole
    deals count. It ends sooner when its `goal` is reached. `progress` is told how many more games are done, and what
    is known then. `keep` is given every deal with its games, in which every decision then stands. `watch` is shown all
    of it now and then. Ctrl-C ends it with what is there, and so does a `KeyboardInterrupt` that `watch` raises.
    With `on` a cluster plays: `ray`, or `ray://host:10001`.
    """
    by = hands(jobs, on)
    found = Comparison(a, b, seed, measure)
    bots = [*a.check(), *b.check()]
    check_count("games", games, MOST_GAMES)
    check_seconds(bot_seconds)
    size = 2 * found.block
    if games < size:
        raise LabError(house("compare-few", {"given": games, "least": size}))
    deals = games // size
    check_seeds(seed, deals)
    order = Order(a, b, names_of(a.seats), names_of(b.seats), seed, found.block, bot_seconds, keep is not None)
    begun, next_look = monotonic(), 1
    try:
        with closing(by.done(order, chunks(deals, bots, by.count, size))) as work:
            for chunk, pairs in work:
                for deal, (first, second) in zip(chunk, pairs, strict=True):
                    found.played += len(first) + sum(1 for game in second if game is not None)
                    ones, others = whole_deal(first, second, found.block)
                    found.add(deal, ones, others)
                    if keep is not None:
                        keep(deal, ones, others)
                    if found.deals >= next_look or found.deals == deals:
                        next_look = found.deals + max(1, found.deals // SOONER)
                        look = found.look()
                        if _reached(found, look, goal):
                            return found
                if progress is not None:
                    progress(size * len(chunk), found.looks[-1])
                if watch is not None:
                    watch(found)
                if goal.seconds and monotonic() - begun > goal.seconds:
                    found.ended = TIME
                    break
    except KeyboardInterrupt:
        if not found.deals:
            raise
        found.ended = STOPPED
    if found.looks[-1].games < found.games:
        found.look()
    return found


def _reached(found: Comparison, look: Look, goal: Goal) -> bool:
    """Whether it is over; the look at which it ended is the same for any number of workers."""
    if goal.known and look.more.known:
        found.ended = KNOWN
    elif goal.half and look.more.half <= goal.half:
        found.ended = UNTIL
    return found.ended in (KNOWN, UNTIL)


def _wanted(measures: Sequence[Measure], name: str) -> Measure:
    """The measure of that name."""
    for measure in measures:
        if measure.name == name:
            return measure
    raise LabError(house("compare-measure", {"given": name[:60], "known": listing([each.name for each in measures])}))


def _usual(sides: Sequence[Side], measures: Sequence[Measure]) -> Measure:
    """What is asked if nobody says: the wins of whom the change concerns, or of whoever has the first turn."""
    first, second = (side.kinds() for side in sides)
    concerned = [player for player in range(len(first)) if first[player] != second[player]]
    named = {measure.name: measure for measure in measures}
    usual = [*[f"win-{player + 1}" for player in concerned], "turn-1", "won"]
    return next(named[name] for name in usual if name in named)


# ---- the work, divided


class Order(NamedTuple):
    """What is to be played, as a worker process is told; a deal is a game of each side for each rotation."""

    a: Side
    b: Side
    names_a: tuple[Named, ...]
    names_b: tuple[Named, ...]
    seed: int
    block: int
    bot_seconds: float
    steps: bool

    def begin(self, watch: Watch | None) -> Callable[[range], list[tuple[list[Watched], list[Watched | None]]]]:
        """Make the bots, which are kept from chunk to chunk."""
        a = Bench(self.a, self.names_a, watch, self.bot_seconds)
        b = Bench(self.b, self.names_b, watch, self.bot_seconds)
        more = only_forbids(a, b)

        def one(deal: int) -> tuple[list[Watched], list[Watched | None]]:
            watching, seed = Watching(deal * self.block < LOOKED, self.steps), self.seed + deal
            first = [a.game(seed, rotation, watching) for rotation in range(a.block)]
            second: list[Watched | None] = [
                None
                if more is not None and not touched(first[rotation % a.block], more, rotation)
                else b.game(seed, rotation, watching)
                for rotation in range(self.block if more is not None else b.block)
            ]
            return first, second

        return lambda chunk: [one(deal) for deal in chunk]


def whole_deal(
    first: Sequence[Watched], second: Sequence[Watched | None], block: int
) -> tuple[list[Watched], list[Watched]]:
    """The games of a deal in every rotation; those that are the same game were played once."""
    ones = [first[rotation % len(first)] for rotation in range(block)]
    return ones, [second[rotation % len(second)] or ones[rotation] for rotation in range(block)]


def only_forbids(a: Bench, b: Bench) -> tuple[Limit, ...] | None:
    """What B forbids, if it is A but for that and its bots do as A's until they would do it; None: it is not."""
    more = b.side.limits[len(a.side.limits) :]
    alike = (a.side.game, a.side.seats) == (b.side.game, b.side.seats)
    if a.plans or not alike or b.side.limits != a.side.limits + more or any(limit.kind != NEVER for limit in more):
        return None
    return more


def touched(game: Watched, limits: Sequence[Limit], rotation: int) -> bool:
    """Whether somebody did in that game what they may not."""
    players = len(game.played.scores)
    for player in range(players):
        own = [limit for limit in limits if limit.holds_for(player)]
        if own:
            done = done_by(game.trace.done, seat_of(player, rotation, players))
            if any(limit.means(deed) for limit in own for deed in done):
                return True
    return False
