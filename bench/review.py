"""`make bench-review`: whether a review tells the truth, how much of the luck it finds, and what it costs.

Parts, each for every game of the shelf or for one:

- *calibration*: games of bots of mixed strength, of each one decision at random: the chance with open cards, and the
  chance as the deciding seat knew the game, against what happened. Brier score, expected calibration error in ten bins
  (in points of a hundred), and the bins. `--part fit` also finds the number of the scale (`review/scales.py`) that fits
  best; use another seed for it than for the calibration.
- *truth*: of decisions that were judged mistakes or blunders, how many are still worse than the best one, beyond the
  noise, for a review with twenty times the budget and another seed.
- *luck*: the mean luck of the stronger and of the weaker bot, and by how much fewer games the result without luck needs
  to tell the two apart than the plain result: the ratio of (standard deviation / mean)^2. With the time of a review.

python -m bench.review --game marrak_hesh --part calibration --games 1000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import Bot, ask, bot_for
from ludoteca.bots.driver import bot_seed
from ludoteca.bots.outlook import mean, won_of
from ludoteca.engine import Game, Record
from ludoteca.engine.game import State
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import shared_out, workers
from ludoteca.review import Budget, Review, review
from ludoteca.review.judging import judged, piece_of
from ludoteca.review.opening import raw
from ludoteca.review.pieces import BLUNDER, DOUBTFUL, MISTAKE
from ludoteca.review.scales import scaled

Floats = NDArray[np.float64]

PLAYERS: Final = {"automobiles": 3, "marrak_hesh": 2, "mars_needs_mechanics": 3, "martians": 2, "pocket_mars": 3}
GAMES: Final = {"calibration": 1000, "fit": 1000, "truth": 20, "luck": 100}
MIXED: Final = ("greedy", "search:10", "search:30", "search:100", "search:easy", "search:medium")
STRONG, WEAK = "search:100", "search:30"
BINS: Final = 10
PLAYOUTS: Final = 150
DEEPER: Final = 20
POWERS: Final = np.exp(np.linspace(np.log(0.3), np.log(6.0), 61))


@dataclass(frozen=True)
class Games:
    """Games that workers play and look at: whichever, always the same."""

    game: Game
    seed: int
    part: str
    bots: tuple[str, ...] = ()  # by seat, turned by the number of the game; none: drawn from the mixed ones
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
            names = [self.bots[(seat + number) % players] for seat in range(players)]
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

    def fit(self, number: int) -> tuple[list[float], list[float], list[float]]:
        """What playouts say, not yet set right, and what happened."""
        _, _at, state, won = self._anywhere(number)
        seen = raw(state, PLAYOUTS, number)
        found = [mean([chances[seat] for chances in seen]) for seat in range(self.game.players)]
        return found, found, list(won)

    def truth(self, number: int) -> list[tuple[str, float, str, float, float]]:
        """Of each decision in which something was lost: what is said of it, and what is said with more thought."""
        record = self.record(number)
        numbers = list(range(len(record.actions)))
        wrong = [
            piece
            for piece in judged(record, numbers, self.budget)
            if piece.judgement.verdict in (DOUBTFUL, MISTAKE, BLUNDER)
        ]
        longer = self.budget._replace(simulations=DEEPER * self.budget.simulations, seed=self.budget.seed + 1)
        found = []
        for piece in wrong:
            again = judged(record, [piece.number], longer)[0].judgement
            one = piece.judgement
            found.append((one.verdict, one.cost, again.verdict, again.cost, again.low))
        return found

    def luck(self, number: int) -> tuple[list[str], Review, float, float]:
        """A review, with what it cost and when the first of it was there."""
        record = self.record(number)
        began, cpu = perf_counter(), process_time()
        judged(record, [0], self.budget)
        first = perf_counter() - began
        began, cpu = perf_counter(), process_time()
        whole = review(record, self.budget)
        return record.seats, whole, process_time() - cpu, first


def done(work: Games, games: int, jobs: int | None) -> Iterator[Any]:
    """What came of so many games, in their order."""
    for _, found in shared_out(work, [range(number, number + 1) for number in range(games)], workers(jobs)):
        yield from found


# ---- calibration


def told(chances: Floats, won: Floats) -> list[str]:
    """Brier score, calibration error and the bins, of all seats."""
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
    brier = float(((flat - happened) ** 2).mean())
    return [
        f"ECE {100 * error:.1f} points, Brier {brier:.3f} (of {((happened.mean() - happened) ** 2).mean():.3f})",
        *lines,
    ]


def columns(found: Sequence[tuple[list[float], list[float], list[float]]]) -> tuple[Floats, Floats, Floats]:
    """What was said with open cards, as one knew it, and what happened."""
    return np.array([one[0] for one in found]), np.array([one[1] for one in found]), np.array([one[2] for one in found])


def calibration(work: Games, games: int, jobs: int | None) -> Iterator[str]:
    """Chances against what happened."""
    opened, known, won = columns(list(done(work, games, jobs)))
    yield from ("  open cards: " + told(opened, won)[0], *told(opened, won)[1:])
    yield from ("  as the seat knew: " + told(known, won)[0], *told(known, won)[1:])


def fit(work: Games, games: int, jobs: int | None) -> Iterator[str]:
    """The power that makes the likeliest chances of what playouts say."""
    found, _, won = columns(list(done(work, games, jobs)))
    best = (np.inf, 1.0)
    for power in POWERS:
        chances = np.array([scaled(work.game, row, float(power)) for row in found])
        best = min(best, (float(-(won * np.log(np.maximum(chances, 1e-9))).sum()), float(power)))
    yield f"  power {best[1]:.2f}"
    for power in (1.0, best[1]):
        chances = np.array([scaled(work.game, row, power) for row in found])
        yield f"  with {power:.2f}: {told(chances, won)[0]}"
    yield from told(np.array([scaled(work.game, row, best[1]) for row in found]), won)[1:]


# ---- truth


def truth(work: Games, games: int, jobs: int | None) -> Iterator[str]:
    """How many of the mistakes are mistakes."""
    found = [one for some in done(work, games, jobs) for one in some]
    for verdicts in ((DOUBTFUL,), (MISTAKE,), (BLUNDER,), (MISTAKE, BLUNDER)):
        these = [one for one in found if one[0] in verdicts]
        if these:
            sure = sum(low > 0.0 and cost > 0.0 for _, _, _, cost, low in these)
            same = sum(again in (MISTAKE, BLUNDER) for _, _, again, _, _ in these)
            before, after = mean([one[1] for one in these]), mean([one[3] for one in these])
            yield (
                f"  {' or '.join(verdicts)}: {sure} of {len(these)} confirmed ({sure / len(these):.1%}), "
                f"{same} as mistake or blunder; cost {100 * before:.1f} points, then {100 * after:.1f}"
            )


# ---- luck


def luck(work: Games, games: int, jobs: int | None) -> Iterator[str]:
    """Luck of the strong and the weak, the games that it saves, and the time."""
    plain: list[float] = []
    without: list[float] = []
    lucks: dict[str, list[float]] = {STRONG: [], WEAK: []}
    times, firsts, decisions = list[float](), list[float](), 0
    for seats, whole, seconds, first in done(work, games, jobs):
        times.append(seconds)
        firsts.append(first)
        decisions += len(whole.pieces)
        by_bot: dict[str, list[tuple[float, float]]] = {STRONG: [], WEAK: []}
        for name, one in zip(seats, whole.sums(), strict=True):
            lucks[name].append(one.luck)
            by_bot[name].append((one.result, one.luck))
        sides = [np.array(by_bot[name]).mean(axis=0) for name in (STRONG, WEAK)]
        result, chance = sides[0] - sides[1]
        plain.append(float(result))
        without.append(float(result - chance))
    for name, values in lucks.items():
        error = np.std(values) / np.sqrt(len(values))
        yield f"  luck of {name}: {100 * np.mean(values):+.1f} points +- {196 * error:.1f} over {len(values)} seats"
    for what, numbers in (("result", plain), ("without luck", without)):
        yield f"  {what}: {np.mean(numbers):+.3f}, standard deviation {np.std(numbers):.3f}"
    ratio = needed(plain) / needed(without)
    chance = np.random.default_rng(1)
    picks = [chance.integers(0, len(plain), len(plain)) for _ in range(1000)]
    ratios = [needed([plain[n] for n in pick]) / needed([without[n] for n in pick]) for pick in picks]
    low, high = np.percentile(ratios, [2.5, 97.5])
    yield f"  games needed: {ratio:.1f} times fewer without luck ({low:.1f}-{high:.1f})"
    yield (
        f"  time: {np.mean(times):.1f} CPU seconds a game, at most {max(times):.1f}; "
        f"{decisions / len(times):.0f} decisions; the first after {max(firsts):.2f} s"
    )


def needed(numbers: Sequence[float]) -> float:
    """In proportion to the games that it takes to see the difference."""
    return float((np.std(numbers) / np.mean(numbers)) ** 2)


PARTS: Final = {"calibration": calibration, "fit": fit, "truth": truth, "luck": luck}


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
    chosen = parser.parse_args()
    for name in [chosen.game] if chosen.game else ludoteca.games():
        for part in [chosen.part] if chosen.part else [one for one in PARTS if one != "fit"]:
            players = chosen.players or (2 if part == "luck" else PLAYERS.get(name, 2))
            game = ludoteca.make(name, players=players)
            bots = (STRONG, *[WEAK] * (players - 1)) if part == "luck" else ()
            games = chosen.games or GAMES[part]
            print(f"{name}, {players} players: {part}, {games} games, seed {chosen.seed}", flush=True)
            work = Games(game, chosen.seed, part, bots, Budget(chosen.simulations))
            for line in PARTS[part](work, games, chosen.jobs):
                print(line, flush=True)


if __name__ == "__main__":
    main()
