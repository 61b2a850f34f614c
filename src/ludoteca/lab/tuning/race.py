"""Who plays on: patches in groups of eight on the same deals, against the best so far.

A group plays few deals at first. Whoever is clearly worse than the best so far stops there, by an interval that holds
at every look; of the others the better half plays twice as many deals, and so on to the end. The contents as they are
and the best so far have played all of these deals, so that everybody is compared on the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, Named
from ludoteca.engine import Game
from ludoteca.lab.hands import Hands, fewer
from ludoteca.lab.sides import Side
from ludoteca.lab.tuning.aims import Aims
from ludoteca.lab.tuning.dials import Panel, Setting
from ludoteca.lab.tuning.gauges import Heat, Row
from ludoteca.lab.tuning.journal import Journal
from ludoteca.lab.tuning.misses import further, missed
from ludoteca.lab.work import chunks

GROUP: Final = 8
LOOKS: Final = (8, 4, 2, 1)  # parts of all deals after which a group is looked at
WORTH: Final = 3.0  # seconds of work that a process more is begun for
TIE: Final = 0.005  # of the wins, or of the bound of a length: what lies within that is as good

PLAYS, WORSE, RESTED = "plays", "worse", "rested"
"""What became of a patch: it plays on or has played all deals, is clearly worse, or was not among the better half."""


class Patched:
    """The contents as they are, or a patch of them, and what is known of it."""

    def __init__(self, number: int, setting: Setting, game: Game, changed: float) -> None:
        self.number = number  # in the order in which they were proposed; 0: the contents as they are
        self.setting = setting
        self.game = game
        self.changed = changed
        self.fate = PLAYS
        self.rows: list[Row] = []

    @property
    def deals(self) -> int:
        """On how many deals it was played."""
        return len(self.rows)

    def values(self, deals: int) -> NDArray[np.float64]:
        """What the first deals say of every gauge."""
        return np.array([row.values for row in self.rows[:deals]], np.float64)


class Spent(Exception):
    """There is not enough left of what was given: games, or time."""

    def __init__(self, time: bool) -> None:
        self.time = time


class Race:
    """Plays groups of patches, and knows all that were ever played."""

    def __init__(
        self,
        side: Side,
        panel: Panel,
        aims: Aims,
        seed: int,
        journal: Journal,
        bots: Sequence[Bot],
        names: tuple[Named, ...],
        most: int,
        by: Hands,
    ) -> None:
        self.side, self.panel, self.aims, self.seed = side, panel, aims, seed
        self.most = most  # deals of a patch
        self.games = 0  # that were played, those that were kept of an earlier run among them
        self.left = 0  # games that may be played
        self.until = 0.0  # on the clock; 0: any time
        self.told: Callable[[int], None] = lambda games: None
        self.start = Patched(0, panel.start, panel.game, 0.0)
        self.patches = [self.start]
        self._journal, self._bots, self._names, self._by = journal, bots, names, by
        self._pace = 0.0  # seconds for a deal in one process; 0: not known yet

    def run(self, settings: Sequence[Setting]) -> list[Patched]:
        """Play a group; raises `Spent` where what is left does not suffice."""
        group = [self._entered(setting) for setting in settings]
        playing = list(group)
        for number, part in enumerate(LOOKS):
            deals = max(1, self.most // part)
            self._play(list(dict.fromkeys([self.start, self.best(), *playing])), deals)
            best = self.best(without=playing)
            playing = [one for one in playing if not self._is_worse(one, best, deals)]
            if number + 1 < len(LOOKS):
                playing = self._better_half(playing, deals)
        return group

    def missed(self, one: Patched, deals: int = 0) -> float:
        """By how much it misses the aims, on so many deals or on all that it has."""
        return missed(self.aims, one.values(deals or one.deals))

    def more(self, one: Patched) -> float:
        """By how much more it misses them than the contents as they are, on the same deals."""
        return self.missed(one) - self.missed(self.start, one.deals)

    def cost(self) -> float:
        """Games that a deal takes, on average."""
        rows = [row.games for one in self.patches for row in one.rows]
        return sum(rows) / len(rows)

    def ranked(self, without: Sequence[Patched] = ()) -> list[Patched]:
        """Those that have come farthest, the best first; the contents as they are among them.

        Those that miss as much but for half a point are in the order of what they change, where that is aimed at.
        """
        others = [one for one in self.patches[1:] if one.fate == PLAYS and one.deals and one not in without]
        deals = max((one.deals for one in others), default=0)
        found = [self.start, *[one for one in others if one.deals == deals]]
        misses = {one.number: self.missed(one, deals) if deals else 0.0 for one in found}
        least = min(misses.values())

        def key(one: Patched) -> tuple[float, float, float, int]:
            above = misses[one.number] - least
            steps = above // TIE if self.aims.least else above
            return steps, one.changed, above, one.number

        return sorted(found, key=key)

    def best(self, without: Sequence[Patched] = ()) -> Patched:
        """The best so far; the contents as they are, as long as nothing was better."""
        return self.ranked(without)[0]

    # ---- a group

    def _entered(self, setting: Setting) -> Patched:
        game = self.panel.made(setting)
        assert game is not None
        one = Patched(len(self.patches), setting, game, self.panel.changed(setting))
        self.patches.append(one)
        return one

    def _is_worse(self, one: Patched, best: Patched, deals: int) -> bool:
        if further(self.aims, best.values(deals), one.values(deals)).low <= 0.0:
            return False
        one.fate = WORSE
        return True

    def _better_half(self, playing: Sequence[Patched], deals: int) -> list[Patched]:
        order = sorted(playing, key=lambda one: (self.missed(one, deals), one.changed, one.number))
        half = max(1, len(order) // 2)
        for one in order[half:]:
            one.fate = RESTED
        return sorted(order[:half], key=lambda one: one.number)

    # ---- deals

    def _play(self, racing: Sequence[Patched], deals: int) -> None:
        """Bring all of them to so many deals; what was kept is not played again."""
        wanted = [(place, deal) for place, one in enumerate(racing) for deal in range(one.deals, deals)]
        self._afford(len(wanted))
        rows: dict[tuple[int, int], Row] = {}
        missing = []
        for place, deal in wanted:
            row = self._journal.row(racing[place].game.patch.key, deal)
            if row is None:
                missing.append((place, deal))
            else:
                rows[place, deal] = row
        self.told(sum(row.games for row in rows.values()))
        sides = tuple(self.side._replace(game=one.game) for one in racing)
        if missing and not self._pace:
            missing = self._work(sides, missing, rows, fewer(self._by, 1), only=1)
        if missing:
            self._work(sides, missing, rows, fewer(self._by, max(1, int(len(missing) * self._pace / WORTH))))
        for place, deal in wanted:
            racing[place].rows.append(rows[place, deal])
            self.games += rows[place, deal].games

    def _afford(self, pieces: int) -> None:
        if pieces and self.start.deals and self.games + pieces * self.cost() > self.left:
            raise Spent(False)

    def _work(
        self,
        sides: tuple[Side, ...],
        pieces: list[tuple[int, int]],
        rows: dict[tuple[int, int], Row],
        by: Hands,
        only: int = 0,
    ) -> list[tuple[int, int]]:
        """Play these deals, or the first of them, and keep what comes of them; the others are given back."""
        now = pieces[:only] if only else pieces
        heat = Heat(sides, self._names, self.aims.gauges, self.seed, tuple(now))
        begun, done = monotonic(), 0
        size = max(1, round(self.cost())) if self.start.deals else 1
        with closing(by.done(heat, chunks(len(now), self._bots, by.count, size))) as work:
            for chunk, found in work:
                met = [(*now[number], row) for number, row in zip(chunk, found, strict=True)]
                self._journal.keep((sides[place].game.patch.key, deal, row) for place, deal, row in met)
                rows.update({(place, deal): row for place, deal, row in met})
                done += len(met)
                self._pace = (monotonic() - begun) * by.count / done
                self.told(sum(row.games for row in found))
                if self.until and monotonic() > self.until:
                    raise Spent(True)
        return pieces[len(now) :]
