"""`make bench-review`: whether a review tells the truth, how much of the luck it finds, and what it costs.

Parts, each for every game of the shelf or for one:

- *calibration*: games of bots of mixed strength, of each one decision at random: the chance with open cards, and the
  chance as the deciding seat knew the game, against what happened. Brier score, expected calibration error in ten bins
  (in points of a hundred) beside that of perfect chances with so many games, and the bins. `--part fit` finds the power
  of the scale (`review/scales.py`) that fits best, also for the thirds of a game; use another seed for it than for the
  calibration.
- *reviews*: games of a stronger and a weaker bot, reviewed. *Luck*: its mean for both bots and for each seat.
  *Variance*: by how much fewer games the result without luck needs to tell the two apart than the plain result: the
  ratio of (standard deviation / mean)^2. And the time of a review.
- *truth*: of the decisions of such games that are judged mistakes or blunders, how many are still worse than the best
  one, beyond the noise, for a review with twenty times the budget and another seed.
- *accuracy*: that of a bot that plays anything, of the greedy one and of a search, over the same few games.

python -m bench.review --game marrak_hesh --part calibration --games 1000
python -m bench.review --part reviews --games 500 --keep build/review

With `--keep` what came of each game stands in a file of that folder, and who asks again goes on from there; whoever
changes the review or a bot takes another folder.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import Bot, ask, bot_for
from ludoteca.bots.driver import bot_seed
from ludoteca.bots.outlook import mean, won_of
from ludoteca.engine import Game, Record
from ludoteca.engine.game import State
from ludoteca.lab import wilson
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import shared_out, workers
from ludoteca.review import Budget, review
from ludoteca.review.judging import judged, piece_of
from ludoteca.review.opening import raw
from ludoteca.review.pieces import BLUNDER, MISTAKE
from ludoteca.review.scales import scaled

Floats = NDArray[np.float64]

PLAYERS: Final = {"automobiles": 3, "marrak_hesh": 2, "mars_needs_mechanics": 3, "martians": 2, "pocket_mars": 3}
GAMES: Final = {"calibration": 1000, "fit": 1000, "reviews": 100, "truth": 20, "accuracy": 6}
BETWEEN_TWO: Final = ("reviews", "truth")  # parts whose games are those of the stronger and the weaker bot
MIXED: Final = ("greedy", "search:10", "search:20", "search:30", "search:50", "search:easy")
STRONG, WEAK = "search:100", "search:30"
LADDER: Final = ("random", "greedy", "search:300")
BINS: Final = 10
THIRDS: Final = 3
PLAYOUTS: Final = 150
PERFECT: Final = 400  # times that games are drawn from perfect chances
DEEPER: Final = 20
TINY: Final = 1e-6
POWERS: Final = np.exp(np.linspace(np.log(0.3), np.log(6.0), 61))


class Twice(NamedTuple):
    """A verdict, and what is said with more thought."""

    verdict: str
    cost: float
    again: str
    then: float
    low: float


class Seen(NamedTuple):
    """What the review of a game came to for one seat."""

    bot: str
    result: float
    luck: float
    own: float  # what its own choices lost
    accuracy: float
    wrong: int  # mistakes and blunders
    decisions: int


class Reviewed(NamedTuple):
    """What came of the review of one game."""

    seats: list[Seen]
    decisions: int
    seconds: float
    first: float


@dataclass(frozen=True)
class Games:
    """Games that workers play and look at: whichever, always the same."""

    game: Game
    seed: int
    part: str
    bots: tuple[str, ...] = ()  # from seat to seat, turned by the number of the game; none: drawn from the mixed ones
    budget: Budget = field(default_factory=Budget)

    @property
    def bot_seconds(self) -> float:
        """Nobody is stopped."""
        return 0.0

    def begin(self, watch: Watch | None) -> Callable[[range], list[Any]]:
        """Nothing is kept."""
        return lambda numbers: [getattr(self, self.part)(number) for number in numbers]

    def record(self, number: int) -> Record:
        """A game, played to its end."""
        seed = self.seed * 1_000_003 + number
        chance = Random(seed)
        players = self.game.players
        names = [chance.choice(MIXED) for _ in range(players)]
        if self.bots:
            names = [self.bots[(seat + number) % len(self.bots)] for seat in range(players)]
        made = {name: bot_for(name, self.game) for name in names}
        record, state = Record.of(self.game, seed, names), self.game.start(seed)
        while not state.is_over:
            bot = made[names[state.to_move]]
            assert isinstance(bot, Bot)
            action = ask(bot, state, bot_seed(seed, len(record.actions)))
            record.actions.append(action)
            state.apply(action)
        return record

    def _anywhere(self, number: int) -> tuple[Record, int, State, tuple[float, ...]]:
        """One decision of a game at random, the position before it, and what everybody has won."""
        record = self.record(number)
        at = Random(number).randrange(len(record.actions))
        return record, at, record.replay(at), won_of(record.replay())

    def calibration(self, number: int) -> tuple[list[float], list[float], list[float]]:
        """Chances with open cards, as the deciding seat knew them, and what happened."""
        record, at, state, won = self._anywhere(number)
        piece = piece_of(state, at, record.actions[at], self.budget)
        known = next(one for one in piece.judgement.choices if one.action == record.actions[at])
        return list(piece.open), list(known.chances), list(won)

    def fit(self, number: int) -> tuple[list[float], int, list[float]]:
        """What playouts say, not yet set right, in which third of the game, and what happened."""
        record, at, state, won = self._anywhere(number)
        seen = raw(state, PLAYOUTS, number)
        found = [mean([chances[seat] for chances in seen]) for seat in range(self.game.players)]
        return found, THIRDS * at // len(record.actions), list(won)

    def reviews(self, number: int) -> Reviewed:
        """A review, and what it cost."""
        record = self.record(number)
        began = perf_counter()
        judged(record, [0], self.budget)
        first, cpu = perf_counter() - began, process_time()
        seats = self._seen(record)
        return Reviewed(seats, len(record.actions), process_time() - cpu, first)

    def truth(self, number: int) -> list[Twice]:
        """What becomes of the mistakes of a review with more thought."""
        record = self.record(number)
        longer = self.budget._replace(simulations=DEEPER * self.budget.simulations, seed=self.budget.seed + 1)
        found: list[Twice] = []
        for piece in review(record, self.budget).pieces:
            one = piece.judgement
            if one.verdict in (MISTAKE, BLUNDER):
                again = judged(record, [piece.number], longer)[0].judgement
                found.append(Twice(one.verdict, one.cost, again.verdict, again.cost, again.low))
        return found

    def accuracy(self, number: int) -> list[Seen]:
        """How accurately each bot of the ladder has played one game."""
        return self._seen(self.record(number))

    def _seen(self, record: Record) -> list[Seen]:
        return [
            Seen(bot, one.result, one.luck, one.own, one.accuracy, one.mistakes + one.blunders, one.decisions)
            for bot, one in zip(record.seats, review(record, self.budget).sums(), strict=True)
        ]


def done(work: Games, games: int, jobs: int | None, keep: Path | None) -> list[Any]:
    """What came of so many games, in their order; what is kept is not made again."""
    known: list[Any] = []
    if keep is None:
        return [one for _, found in shared_out(work, _each(range(games)), workers(jobs)) for one in found]
    keep.parent.mkdir(parents=True, exist_ok=True)
    if keep.exists():
        known = [json.loads(line) for line in keep.read_text().splitlines(keepends=True) if line.endswith("\n")]
        keep.write_text("".join(json.dumps(one) + "\n" for one in known))
    with keep.open("a") as file:
        for _, found in shared_out(work, _each(range(len(known), games)), workers(jobs)):
            known += json.loads(json.dumps(found))
            print(*map(json.dumps, found), sep="\n", file=file, flush=True)
    return known[:games]


def _each(numbers: range) -> list[range]:
    return [range(number, number + 1) for number in numbers]


# ---- calibration


def binned(chances: Floats, won: Floats) -> tuple[float, list[str]]:
    """The calibration error, of all seats, and the bins."""
    error, lines = 0.0, list[str]()
    flat, happened = chances.ravel(), won.ravel()
    places = np.minimum((flat * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        here = places == place
        if here.any():
            said, was = float(flat[here].mean()), float(happened[here].mean())
            error += here.mean() * abs(said - was)
            lines.append(
                f"    {place / BINS:>4.0%}-{(place + 1) / BINS:.0%}: {said:>4.0%} said, {was:>4.0%} won, {here.sum()}"
            )
    return error, lines


def by_chance(chances: Floats) -> tuple[float, float]:
    """The calibration error that would be found if these chances were perfect: usually, and in one case of twenty."""
    dice = np.random.default_rng(1)
    parts = np.cumsum(chances, axis=1)
    found = []
    for _ in range(PERFECT):
        winners = (dice.random((len(chances), 1)) * parts[:, -1:] > parts).sum(axis=1)
        found.append(binned(chances, np.eye(chances.shape[1])[winners])[0])
    return float(np.mean(found)), float(np.percentile(found, 95))


def told(chances: Floats, won: Floats) -> list[str]:
    """Brier score, calibration error and the bins, of all seats."""
    error, lines = binned(chances, won)
    usual, seldom = by_chance(chances)
    brier, blind = ((chances - won) ** 2).mean(), ((won.mean(axis=0) - won) ** 2).mean()
    return [
        f"ECE {100 * error:.1f} points (perfect chances: {100 * usual:.1f}, one time in twenty {100 * seldom:.1f}), "
        f"Brier {brier:.3f} (of {blind:.3f})",
        *lines,
    ]


def calibration(work: Games, results: Sequence[Any]) -> Iterator[str]:
    """Chances against what happened."""
    opened, known, won = (np.array(column) for column in zip(*results, strict=True))
    yield from ("  open cards: " + told(opened, won)[0], *told(opened, won)[1:])
    yield from ("  as the seat knew: " + told(known, won)[0], *told(known, won)[1:])


def fit(work: Games, results: Sequence[Any]) -> Iterator[str]:
    """The power that makes the likeliest chances of what playouts say."""
    found, thirds, won = (np.array(column) for column in zip(*results, strict=True))
    power = fitted(work.game, found, won)
    yield f"  power {power:.2f}"
    for third in range(THIRDS):
        here = thirds == third
        if here.any():
            best = fitted(work.game, found[here], won[here])
            yield f"    in part {third + 1} of {THIRDS}: {best:.2f}, {here.sum()} games"
    for each in (1.0, power):
        chances = np.array([scaled(work.game, row, each) for row in found])
        yield f"  with {each:.2f}: {told(chances, won)[0]}"
    yield from told(chances, won)[1:]


def fitted(game: Game, found: Floats, won: Floats) -> float:
    """The power under which what happened was likeliest."""
    best = (np.inf, 1.0)
    for power in POWERS:
        chances = np.array([scaled(game, row, float(power)) for row in found])
        best = min(best, (float(-(won * np.log(np.maximum(chances, 1e-9))).sum()), float(power)))
    return best[1]


# ---- reviews


def reviews(work: Games, results: Sequence[Any]) -> Iterator[str]:
    """Luck, variance and time, from the same reviews."""
    found = [Reviewed([Seen(*seat) for seat in seats], *rest) for seats, *rest in results]
    yield from luck(found)
    yield from variance(found)
    times, decisions = [one.seconds for one in found], sum(one.decisions for one in found)
    yield (
        f"  time: {np.mean(times):.1f} CPU seconds a game, at most {max(times):.1f}; "
        f"{decisions / len(times):.0f} decisions; the first after {max(one.first for one in found):.2f} s"
    )


def truth(work: Games, results: Sequence[Any]) -> Iterator[str]:
    """How many of the mistakes are mistakes."""
    found = [Twice(*one) for each in results for one in each]
    for verdicts in ((MISTAKE,), (BLUNDER,), (MISTAKE, BLUNDER)):
        these = [one for one in found if one.verdict in verdicts]
        if these:
            sure = sum(one.low > 0.0 and one.then > 0.0 for one in these)
            same = sum(one.again in (MISTAKE, BLUNDER) for one in these)
            low, high = wilson(sure, len(these))
            before, after = mean([one.cost for one in these]), mean([one.then for one in these])
            yield (
                f"  {' or '.join(verdicts)}: {sure} of {len(these)} confirmed ({sure / len(these):.1%}, "
                f"95%: {low:.1%} to {high:.1%}), "
                f"{same} as mistake or blunder; cost {100 * before:.1f} points, then {100 * after:.1f}"
            )


def luck(found: Sequence[Reviewed]) -> Iterator[str]:
    """The mean luck of both bots, and of each seat."""
    lucks: dict[str, list[float]] = {STRONG: [], WEAK: []}
    for each in found:
        for place, seat in enumerate(each.seats):
            lucks[seat.bot].append(seat.luck)
            lucks.setdefault(f"seat {place + 1}", []).append(seat.luck)
    for name, values in lucks.items():
        error = np.std(values) / np.sqrt(len(values))
        yield f"  luck of {name}: {100 * np.mean(values):+.1f} points +- {196 * error:.1f} over {len(values)} games"


def variance(found: Sequence[Reviewed]) -> Iterator[str]:
    """How many games it takes to tell the two bots apart, with luck and in three ways without."""
    plain, lucks, own = list[float](), list[float](), list[float]()
    for each in found:
        sides = [
            np.mean([(seat.result, seat.luck, seat.own) for seat in each.seats if seat.bot == bot], axis=0)
            for bot in (STRONG, WEAK)
        ]
        result, chance, lost = sides[0] - sides[1]
        plain.append(float(result))
        lucks.append(float(chance))
        own.append(float(lost))
    part = float(np.cov(plain, lucks)[0, 1] / np.var(lucks, ddof=1))
    without = {
        "without luck": np.subtract(plain, lucks),
        f"without {part:.2f} of the luck": np.subtract(plain, part * np.array(lucks)),
        "by own choices alone": np.array(own),
    }
    yield f"  result: {np.mean(plain):+.3f}, standard deviation {np.std(plain):.3f}"
    chance = np.random.default_rng(1)
    picks = [chance.integers(0, len(plain), len(plain)) for _ in range(1000)]
    for what, numbers in without.items():
        ratios = [needed(np.array(plain)[pick]) / needed(numbers[pick]) for pick in picks]
        low, high = np.percentile(ratios, [2.5, 97.5])
        spread = np.var(plain) / np.var(numbers)
        yield f"  {what}: {np.mean(numbers):+.3f}, standard deviation {np.std(numbers):.3f}"
        yield (
            f"    games needed: {needed(np.array(plain)) / needed(numbers):.1f} times fewer ({low:.1f}-{high:.1f}); "
            f"to measure as exactly: {spread:.1f} times fewer"
        )


def needed(numbers: Floats) -> float:
    """In proportion to the games that it takes to see the difference."""
    return (max(TINY, float(np.std(numbers))) / max(TINY, abs(float(np.mean(numbers))))) ** 2


# ---- accuracy


def accuracy(work: Games, results: Sequence[Any]) -> Iterator[str]:
    """The mean accuracy of each bot of the ladder, and what it hangs on."""
    by_bot: dict[str, list[Seen]] = {}
    for seats in results:
        for seat in seats:
            by_bot.setdefault(seat[0], []).append(Seen(*seat))
    for name, seen in by_bot.items():
        accurate = sorted(one.accuracy for one in seen)
        wrong = mean([float(one.wrong) for one in seen])
        yield (
            f"  {name}: {mean(accurate):.0f}% ({accurate[0]:.0f}-{accurate[-1]:.0f}) over {len(seen)} seats; "
            f"{wrong:.1f} mistakes and blunders among {mean([float(one.decisions) for one in seen]):.0f} decisions"
        )


PARTS: Final = {"calibration": calibration, "fit": fit, "reviews": reviews, "truth": truth, "accuracy": accuracy}


def main() -> None:
    """Measure every game of the shelf, or one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="one game of the shelf; all of them without")
    parser.add_argument("--part", default="", choices=["", *PARTS], help="one part; all but fit without")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=0, help="usually what the figures of the docs were made with")
    parser.add_argument("--simulations", type=int, default=Budget().simulations)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--keep", type=Path, help="a folder: what came of each game, to go on from")
    chosen = parser.parse_args()
    for name in [chosen.game] if chosen.game else ludoteca.games():
        for part in [chosen.part] if chosen.part else [one for one in PARTS if one != "fit"]:
            players = chosen.players or (2 if part in BETWEEN_TWO else PLAYERS.get(name, 2))
            game = ludoteca.make(name, players=players)
            bots = LADDER if part == "accuracy" else (STRONG, *[WEAK] * (players - 1)) if part in BETWEEN_TWO else ()
            games = chosen.games or GAMES[part]
            print(f"{name}, {players} players: {part}, {games} games, seed {chosen.seed}", flush=True)
            work = Games(game, chosen.seed, part, bots, Budget(chosen.simulations))
            called = f"{name}-{players}-{part}-{chosen.simulations}-{chosen.seed}.jsonl"
            results = done(work, games, chosen.jobs, chosen.keep / called if chosen.keep else None)
            for line in PARTS[part](work, results):
                print(line, flush=True)


if __name__ == "__main__":
    main()
