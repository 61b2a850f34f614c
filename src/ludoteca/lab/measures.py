"""What is measured of every game, and what it comes to over many of them on one side.

Every figure here is a sum, so that a million games take no more memory than a hundred.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log2, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.figures import Z95, wilson
from ludoteca.lab.sides import Side, player_on, seat_of
from ludoteca.lab.tracing import Done, Trace, Watched

SHARE, NUMBER, POINTS, MINUTES = "share", "number", "points", "minutes"

DECIDING = 4.0  # seconds that a person takes for any choice,
DOUBLING = 2.0  # more for each time that there is twice as much to choose from (Hick's law),
HANDING_ON = 3.0  # and for each turn, until the next knows that it is theirs
GROUPS = 20  # of deals, for intervals by leaving one out
LOOKED = 120  # games of which is written down what could have been chosen, since that takes its time
LEAST_OFFERED = 20  # before that nobody can say that a choice is never made


class Measure(NamedTuple):
    """Something that is measured of a game; some of them for a player, a seat or a place in the turn order."""

    key: str
    number: int = -1  # from 0; -1: of the whole game
    unit: str = NUMBER

    @property
    def name(self) -> str:
        """As `--measure` and the files call it."""
        return self.key if self.number < 0 else f"{self.key}-{self.number + 1}"

    @property
    def is_share(self) -> bool:
        """Whether it lies from 0 to 1."""
        return self.unit == SHARE


WHOLE = (
    Measure("shared", unit=SHARE),
    Measure("half", unit=SHARE),
    Measure("settled", unit=SHARE),
    Measure("leads"),
    Measure("margin", unit=POINTS),
    Measure("points", unit=POINTS),
    Measure("best", unit=POINTS),
    Measure("decisions"),
    Measure("turns"),
    Measure("minutes", unit=MINUTES),
    Measure("choices"),
)


def measures_of(sides: Sequence[Side]) -> list[Measure]:
    """What is measured of a game on these sides: players only where they are not all of a kind."""
    game = sides[0].game
    found: list[Measure] = []
    if any(len(set(side.kinds())) > 1 for side in sides) or len({side.kinds()[0] for side in sides}) > 1:
        found += [Measure("win", player, SHARE) for player in range(game.players)]
        found += [Measure("points", player, POINTS) for player in range(game.players)]
    if game.together or game.players == 1:
        found.append(Measure("won", unit=SHARE))
        return found + [measure for measure in WHOLE if measure.key not in ("shared", "half", "settled", "margin")]
    found += [Measure("turn", place, SHARE) for place in range(game.players)]
    found += [Measure("seat", seat, SHARE) for seat in range(game.players)]
    return [*found, *WHOLE]


def minutes(trace: Trace) -> float:
    """How long people would play it, by a model: see `DECIDING`, `DOUBLING` and `HANDING_ON`."""
    return (DECIDING * trace.choices + DOUBLING * trace.bits + HANDING_ON * trace.turns) / 60.0


def values(side: Side, game: Watched, rotation: int, measures: Sequence[Measure]) -> list[float]:
    """What each measure is of that game."""
    played, trace = game
    players = side.game.players
    shares = played.shares(side.game.together)
    points = [score / side.game.measure for score in played.scores]
    winners = set(played.winners)
    lost = [points[seat] for seat in range(players) if seat not in winners]
    whole = {
        "won": float(bool(winners)),
        "shared": float(len(winners) != 1),
        "half": sum(1.0 for seat in trace.half if seat in winners) / max(1, len(trace.half)),
        "settled": trace.settled,
        "leads": float(trace.leads),
        "margin": max(points[seat] for seat in winners) - max(lost) if winners and lost else 0.0,
        "points": sum(points) / players,
        "best": max(points),
        "decisions": float(played.decisions),
        "turns": float(trace.turns),
        "minutes": minutes(trace),
        "choices": trace.offered / max(1, trace.choices),
    }
    found: list[float] = []
    for key, number, _ in measures:
        if number < 0:
            found.append(whole[key])
        elif key == "turn":
            found.append(shares[(played.first + number) % players])
        elif key == "seat":
            found.append(shares[number])
        else:
            seat = seat_of(number, rotation, players)
            found.append(shares[seat] if key == "win" else points[seat])
    return found


class Figure(NamedTuple):
    """A mean over the games, with an interval of the usual kind, reckoned by deals."""

    measure: Measure
    mean: float
    low: float
    high: float


class Used(NamedTuple):
    """A deed, over all games of a side."""

    deed: str
    times: int
    games: int  # in which it was done
    doers: int  # seats that did it, each counted once a game
    wins: float  # shares of the win of these: who does it, not what it does
    offered: int  # how often it could be chosen, in the games that were looked at
    picked: int  # how often it was chosen there


class Parts(NamedTuple):
    """Of how much of the differences between results something is the reason."""

    part: str  # deal, players, rest
    share: float
    low: float
    high: float


class Survey:
    """One side, summed up game by game."""

    def __init__(self, side: Side, block: int, measures: Sequence[Measure]) -> None:
        self.side = side
        self.block = block
        self.measures = list(measures)
        self.games = 0
        self.deals = 0
        self.looked = 0  # games that were looked at closely
        self.faults = 0
        self.total = np.zeros(len(self.measures))
        self.squares = np.zeros(len(self.measures))  # of the means of deals
        self.each = np.zeros(len(self.measures))  # the squares of the games
        self.lengths: dict[str, Counter[float]] = {"decisions": Counter(), "turns": Counter(), "minutes": Counter()}
        self.questions: Counter[tuple[int, str]] = Counter()  # by question, what was done
        self.times: Counter[str] = Counter()
        self.in_games: Counter[str] = Counter()
        self.doers: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.picked: Counter[str] = Counter()
        self.rules: set[tuple[str, str]] = set()
        self._skill = _Skill(side.game.players) if self._tells_skill() else None

    def _tells_skill(self) -> bool:
        """Whether players who differ have each sat everywhere with the same deal."""
        game = self.side.game
        return self.block == game.players > 1 and not game.together and len(set(self.side.kinds())) > 1

    def add(self, deal: int, games: Sequence[Watched], first: int = 0) -> NDArray[np.float64]:
        """The games of one deal, from that rotation on; what each measure is of them on average."""
        found = np.array(
            [values(self.side, game, rotation, self.measures) for rotation, game in enumerate(games, first)]
        )
        for game in games:
            self._count(game)
        mean: NDArray[np.float64] = found.mean(axis=0)
        self.total += mean
        self.squares += mean * mean
        self.each += (found * found).sum(axis=0)
        self.deals += 1
        self.games += len(games)
        if self._skill is not None:
            self._skill.add(deal, [game.played.shares(False) for game in games])
        return mean

    def _count(self, game: Watched) -> None:
        played, trace = game
        self.faults += played.fault is not None
        self.lengths["decisions"][played.decisions] += 1
        self.lengths["turns"][trace.turns] += 1
        self.lengths["minutes"][round(minutes(trace), 1)] += 1
        shares = played.shares(self.side.game.together)
        by_seat: dict[tuple[int, str], int] = {}
        for (seat, asked, deed), times in trace.done:
            self.questions[asked, deed] += times
            self.times[deed] += times
            by_seat[seat, deed] = 1
            if trace.looked is not None:
                self.picked[deed] += times
        for seat, deed in by_seat:
            self.doers[deed] += 1
            self.wins[deed] += shares[seat]  # type: ignore[assignment]  # a share counts as well as a whole
        self.in_games.update({deed for _, deed in by_seat})
        if trace.looked is not None:
            self.looked += 1
            for (_, deed), times in trace.looked.offered:
                self.offered[deed] += times
            self.rules.update(trace.looked.rules)

    # ---- what it comes to

    def figures(self) -> list[Figure]:
        """Every measure with its mean and its 95% interval."""
        found = []
        for measure, total, squares in zip(self.measures, self.total, self.squares, strict=True):
            mean = float(total) / max(1, self.deals)
            spread = max(0.0, float(squares) - self.deals * mean * mean) / max(1, self.deals - 1)
            half = Z95 * sqrt(spread / max(1, self.deals)) if self.deals > 1 else float("inf")
            low, high = mean - half, mean + half
            if measure.is_share:
                low, high = (
                    wilson(mean * self.deals, self.deals) if mean in (0.0, 1.0) else (max(0.0, low), min(1.0, high))
                )
            found.append(Figure(measure, mean, low, high))
        return found

    def spread(self, number: int) -> float:
        """The variance of a measure from game to game, as if each had a deal of its own."""
        mean = float(self.total[number]) / max(1, self.deals)
        return max(0.0, float(self.each[number]) / max(1, self.games) - mean * mean)

    def quantiles(self, length: str, shares: Sequence[float]) -> list[float]:
        """How long the games are, by share of them that are no longer."""
        return quantiles(self.lengths[length], shares)

    def used(self) -> list[Used]:
        """Every deed that was done or could be chosen in the games that were looked at."""
        return [
            Used(
                deed,
                self.times[deed],
                self.in_games[deed],
                self.doers[deed],
                float(self.wins[deed]),
                self.offered[deed],
                self.picked[deed],
            )
            for deed in sorted({*self.times, *self.offered})
        ]

    def dead(self) -> list[Used]:
        """What could be chosen often enough and never was, in any game."""
        return [used for used in self.used() if used.offered >= LEAST_OFFERED and not used.times]

    def entropy(self) -> float:
        """How unforeseeable the bots' choices are, in bits: of the deeds, by the question that is answered."""
        by_question: dict[int, list[int]] = {}
        for (asked, _), times in self.questions.items():
            by_question.setdefault(asked, []).append(times)
        whole = sum(self.questions.values())
        bits = 0.0
        for counts in by_question.values():
            total = sum(counts)
            bits -= sum(number * log2(number / total) for number in counts)
        return bits / whole if whole else 0.0

    def skill(self) -> list[Parts]:
        """How much of the results the deal, the players and the rest make; empty where that cannot be told."""
        return [] if self._skill is None else self._skill.parts()


def quantiles(counted: Counter[float], shares: Sequence[float]) -> list[float]:
    """The values that so large shares of what was counted do not exceed."""
    whole = sum(counted.values())
    found: list[float] = []
    for share in shares:
        met = 0
        for value in sorted(counted):
            met += counted[value]
            if met >= share * whole:
                found.append(float(value))
                break
    return found


class _Skill:
    """The variance of results, divided: each player has sat on each seat of each deal once.

    A two-way analysis of variance: results by (deal, seat) and by player. Since the shares of a game add up to one, a
    game of n seats has n - 1 values that could be otherwise. Intervals by leaving out a twentieth of the deals at a
    time.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.deals = np.zeros(GROUPS)
        self.squares = np.zeros(GROUPS)
        self.cells = np.zeros(GROUPS)  # squares of what a (deal, seat) brings
        self.by_player = np.zeros((GROUPS, players))

    def add(self, deal: int, shares: Sequence[Sequence[float]]) -> None:
        """The results of a deal: by rotation, by seat."""
        group = deal % GROUPS
        found = np.array(shares)
        self.deals[group] += 1
        self.squares[group] += (found**2).sum()
        self.cells[group] += (found.mean(axis=0) ** 2).sum()
        for rotation, row in enumerate(shares):
            for seat, share in enumerate(row):
                self.by_player[group, player_on(seat, rotation, self.players)] += share

    def parts(self) -> list[Parts]:
        """The deal, the players, the rest."""
        if self.deals.sum() < 2 * GROUPS:
            return []
        whole = self._shares(np.ones(GROUPS, bool))
        left = np.array([self._shares(np.arange(GROUPS) != group) for group in range(GROUPS)])
        half = Z95 * np.sqrt((GROUPS - 1) / GROUPS * ((left - left.mean(axis=0)) ** 2).sum(axis=0))
        return [
            Parts(part, float(share), max(0.0, float(share - wide)), min(1.0, float(share + wide)))
            for part, share, wide in zip(("deal", "players", "rest"), whole, half, strict=True)
        ]

    def _shares(self, groups: NDArray[np.bool_]) -> NDArray[np.float64]:
        deals, players = float(self.deals[groups].sum()), self.players
        mean, cells = 1.0 / players, deals * players
        by_player = self.by_player[groups].sum(axis=0) / cells
        between = cells * float(((by_player - mean) ** 2).sum())
        dealt = players * (float(self.cells[groups].sum()) - cells * mean * mean)
        whole = float(self.squares[groups].sum()) - cells * players * mean * mean
        free = deals * (players - 1)
        rest = max(0.0, whole - between - dealt) / max(1.0, free * players - free - (players - 1))
        per_cell = max(0.0, dealt / free - rest) / players
        per_player = max(0.0, between / (players - 1) - rest) / cells
        found = np.array([per_cell, per_player, rest])
        shares: NDArray[np.float64] = found / found.sum() if found.sum() > 0 else np.array([0.0, 0.0, 1.0])
        return shares


def done_by(done: Iterable[tuple[Done, int]], seat: int) -> set[str]:
    """The deeds of a seat."""
    return {deed for (own, _, deed), _ in done if own == seat}
