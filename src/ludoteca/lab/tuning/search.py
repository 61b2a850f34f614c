"""The search for balance: proposals, races, and the best patch confirmed on deals that nobody has seen.

>>> import ludoteca
>>> from ludoteca.lab.sides import Side
>>> from ludoteca.lab.tuning.aims import read_aims
>>> from ludoteca.lab.tuning.dials import panel_of
>>> game = ludoteca.make("marrak_hesh")
>>> panel, aims = panel_of(game, ["cards.*.each"]), read_aims("length 10..25 decisions", game)
>>> found = tune(Side(game, ("random", "random")), panel, aims, games=120, seed=1, jobs=1, confirm=40)
>>> found.ended, len(found.patches) > 8
('games', True)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, Named
from ludoteca.engine import house
from ludoteca.engine.phrase import listing
from ludoteca.engine.shelf import content_of, is_shelved
from ludoteca.lab.closing import ALPHA, Interval
from ludoteca.lab.compare import GAMES, SOONER, STOPPED, TIME, Comparison, whole_deal
from ludoteca.lab.hands import Hands, hands
from ludoteca.lab.measures import LOOKED
from ludoteca.lab.selfplay import alone_in, opened
from ludoteca.lab.sides import Side, block_of
from ludoteca.lab.tuning.aims import DEED, Aims, Gauge, Long
from ludoteca.lab.tuning.dials import Panel
from ludoteca.lab.tuning.gauges import Both
from ludoteca.lab.tuning.journal import Journal
from ludoteca.lab.tuning.misses import further, mean_of, missed
from ludoteca.lab.tuning.proposals import Proposals, check_optuna
from ludoteca.lab.tuning.race import GROUP, LOOKS, TIE, Patched, Race, Spent
from ludoteca.lab.work import (
    MOST_GAMES,
    LabError,
    check_count,
    check_seeds,
    chunks,
    names_of,
)

CONFIRMED: Final = 1000  # games of the confirmation
SHARE: Final = 24  # of all games, a patch that plays to the end takes one part
LEAST_DEALS: Final = 4 * LOOKS[0]
MOST_DEALS: Final = 4000
LEAST_FRESH: Final = 20
BEST: Final = 3
TRIED: Final = "tried"  # everything was


class Told(NamedTuple):
    """A gauge on both sides of the confirmation, and by how much the patch has more."""

    gauge: Gauge
    before: float
    after: float
    more: Interval  # holds at every look, for this gauge alone


class Confirmed:
    """The contents as they are against the best patch, on fresh deals."""

    def __init__(self, aims: Aims, comparison: Comparison) -> None:
        self.aims = aims
        self.comparison = comparison
        self._before: list[tuple[float, ...]] = []
        self._after: list[tuple[float, ...]] = []
        self.games = 0

    def add(self, before: tuple[float, ...], after: tuple[float, ...], games: int) -> None:
        """What one more deal says of every gauge."""
        self._before.append(before)
        self._after.append(after)
        self.games += games

    @property
    def deals(self) -> int:
        """How many there were."""
        return len(self._before)

    @property
    def before(self) -> float:
        """By how much the aims are missed with the contents as they are."""
        return missed(self.aims, _array(self._before))

    @property
    def after(self) -> float:
        """And with the patch."""
        return missed(self.aims, _array(self._after))

    @property
    def more(self) -> Interval:
        """By how much more they are missed with the patch; below 0 it is better."""
        return further(self.aims, _array(self._before), _array(self._after))

    def gauges(self) -> list[Told]:
        """Every gauge on both sides."""
        before, after = _array(self._before), _array(self._after)
        return [
            Told(
                gauge,
                float(before[:, number].mean()),
                float(after[:, number].mean()),
                mean_of(gauge, (after - before)[:, number], ALPHA, twice=True),
            )
            for number, gauge in enumerate(self.aims.gauges)
        ]


class Tuning:
    """A search, and what came of it."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.side, self.panel, self.aims, self.seed = race.side, race.panel, race.aims, race.seed
        self.ended = GAMES
        self.there = 0  # games that were kept of an earlier run
        self.confirmed: Confirmed | None = None

    @property
    def patches(self) -> list[Patched]:
        """All that were played; the first are the contents as they are."""
        return [one for one in self.race.patches if one.deals]

    @property
    def games(self) -> int:
        """How many were played before the confirmation."""
        return self.race.games

    def best(self, most: int = BEST) -> list[Patched]:
        """The patches that came nearest to the aims, if they came nearer than the contents as they are."""
        ranked = self.race.ranked()
        return [one for one in ranked[: ranked.index(self.race.start)] if self.race.more(one) < 0.0][:most]


def tune(
    side: Side,
    panel: Panel,
    aims: Aims,
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    *,
    deals: int = 0,
    confirm: int = CONFIRMED,
    seconds: float = 0.0,
    folder: Path | None = None,
    progress: Callable[[int, Tuning], None] | None = None,
    on: str = "",
) -> Tuning:
    """Search the panel for the patch that comes nearest to the aims, with at most so many games.

    A patch plays on at most `deals` deals (0: as the games allow), all patches on the same. The best is played against
    the contents as they are on fresh deals, with at most `confirm` games. What is played is kept in `folder`: the same
    call goes on there. The same seed gives the same result, whatever the number of workers; but for `seconds`, which
    bound the search alone, and Ctrl-C, which ends it with what is there. With `on` a cluster plays: `ray`, or
    `ray://host:10001`.
    """
    by = hands(jobs, on)
    check_optuna()
    bots = _checked(side, panel, aims)
    check_count("games", games, MOST_GAMES)
    check_count("confirm", confirm, MOST_GAMES)
    check_seeds(seed, 2 * MOST_GAMES)
    dear = _dearest(side, aims)
    least = (GROUP + 1) * (LEAST_DEALS // LOOKS[0]) * dear
    if games < least:
        raise LabError(house("tune-few", {"given": games, "least": least, "group": GROUP}))
    deals = check_count("deals", deals or min(MOST_DEALS, max(LEAST_DEALS, games // (SHARE * dear))), MOST_DEALS)
    names = names_of(side.seats)
    with _kept(folder, side, aims, seed) as journal:
        race = Race(side, panel, aims, seed, journal, bots, names, deals, by)
        found = Tuning(race)
        found.there = journal.there
        race.left = games
        race.until = monotonic() + seconds if seconds else 0.0
        if progress is not None:
            race.told = lambda more: progress(more, found)
        try:
            _search(found, Proposals(panel, seed))
            if best := found.best(1):
                _confirm(found, best[0], confirm, by, bots, names)
        except KeyboardInterrupt:
            found.ended = STOPPED
    return found


def _search(found: Tuning, proposals: Proposals) -> None:
    """Group after group, until the games, the time or the settings are used up."""
    race = found.race
    try:
        while True:
            settings = proposals.ask(GROUP)
            if not settings:
                found.ended = TRIED
                return
            for one in race.run(settings):
                tie = TIE * one.changed / len(race.panel.dials) if race.aims.least else 0.0
                proposals.tell(one.setting, race.more(one) + tie)
            proposals.lead(race.best().setting)
    except Spent as spent:
        found.ended = TIME if spent.time else GAMES


def _confirm(
    found: Tuning, best: Patched, games: int, by: Hands, bots: Sequence[Bot], names: tuple[Named, ...]
) -> None:
    """Play the best against the contents as they are, on deals that no patch was played on."""
    sides = (found.side, found.side._replace(game=best.game))
    seed = found.seed + MOST_GAMES
    comparison = Comparison(*sides, seed, _measure(found.aims))
    confirmed = Confirmed(found.aims, comparison)
    deals = max(LEAST_FRESH, int(games / (2.0 * found.race.cost())))
    order = Both(sides, names, found.aims.gauges, seed, LOOKED)
    next_look = 1
    try:
        with closing(by.done(order, chunks(deals, bots, by.count, 2 * comparison.block))) as work:
            for chunk, pairs in work:
                for deal, ((row, first), (other, second)) in zip(chunk, pairs, strict=True):
                    ones, others = whole_deal(first, second, comparison.block)
                    comparison.played += len(first) + len(second)
                    comparison.add(deal, ones, others)
                    confirmed.add(row.values, other.values, row.games + other.games)
                    if comparison.deals >= next_look or comparison.deals == deals:
                        next_look = comparison.deals + max(1, comparison.deals // SOONER)
                        comparison.look()
                found.race.told(sum(one.games + other.games for (one, _), (other, _) in pairs))
    finally:
        if comparison.deals >= LEAST_FRESH:
            comparison.look()
            found.confirmed = confirmed


def _measure(aims: Aims) -> str:
    """The measure of a comparison that is nearest to the aims; empty: the usual one."""
    lengths = [aim.gauges[0].kind for aim in aims.wanted if isinstance(aim, Long)]
    if len(lengths) < len(aims.wanted):
        return ""
    return {"rounds": "turns"}.get(lengths[0], lengths[0])


def _checked(side: Side, panel: Panel, aims: Aims) -> list[Bot]:
    """The bots; refuse what does not fit together."""
    bots = side.check()
    if panel.game != side.game:
        raise LabError(house("compare-games"))
    if any(gauge.kind == DEED for gauge in aims.gauges) and len(set(side.kinds())) > 1:
        raise LabError(house("effects-mixed", {"seats": listing(side.seats)}))
    return bots


def _dearest(side: Side, aims: Aims) -> int:
    """Games that a deal takes at the most, or nearly: a thing is taken from every seat, one after the other."""
    return block_of((side,)) + sum(1 for gauge in aims.gauges if gauge.kind == DEED)


@contextmanager
def _kept(folder: Path | None, side: Side, aims: Aims, seed: int) -> Generator[Journal]:
    """What was played, in a folder that nobody else writes in."""
    with nullcontext() if folder is None else alone_in(opened(folder)):
        journal = Journal(_said(side, aims, seed), folder)
        try:
            yield journal
        finally:
            journal.close()


def _said(side: Side, aims: Aims, seed: int) -> dict[str, Any]:
    """What must be the same where a search goes on: all on which a deal depends."""
    game = side.game
    measured = ["/".join([gauge.kind, str(gauge.place), *gauge.deeds]) for gauge in aims.gauges]
    return {
        "game": game.name,
        "options": game.options,
        "rules_version": game.rules_version,
        "content": content_of(game.name, game.patch) if is_shelved(game) else game.patch.key,
        "seats": list(side.seats),
        "seed": str(seed),
        "measured": measured,
        "gauges": len(measured),
    }


def _array(rows: Sequence[tuple[float, ...]]) -> NDArray[np.float64]:
    return np.array(rows, np.float64)
