"""`make bench-lab`: what the laboratory costs, what the pairing saves, and whether its intervals keep their promise.

- *saving*: a real card of each of three games is forbidden to one player. As how many games on deals of their own does
  each game count that was played; and how large is the difference.
- *alarms*: of comparisons of a game with itself, both sides on deals of their own, so that chance is all that differs:
  how many ever say `different`, at any look.
- *overhead*: CPU time of the games when they are watched, to that of the same games when nobody watches.
- *memory*: how much the process has grown after many games, from a tenth of them on.
- *jobs*: games a second with two processes, to those with one; on a quiet machine.
- *ray*: games a second on two nodes of a cluster, both on this machine, to those with two processes.
- *effects*: how long it takes to tell what the ten Mechanisms of Mars Needs Mechanics do, as near as was asked for.

python -m bench.lab --part saving --games 2000
python -m bench.lab --part effects --minutes 20 --jobs 2
"""

from __future__ import annotations

import argparse
import resource
from collections.abc import Iterator, Sequence
from time import perf_counter, process_time

import ludoteca
from bench.nodes import machines
from ludoteca.bots import Bot
from ludoteca.engine import Game
from ludoteca.lab import Limit, Side, compare, effects, play_one
from ludoteca.lab.compare import Comparison, Goal
from ludoteca.lab.limits import NEVER
from ludoteca.lab.measures import LOOKED
from ludoteca.lab.sides import bench
from ludoteca.lab.tracing import Watching

CARDS = (
    ("mars_needs_mechanics", {"players": 3}, "build rocket_booster"),
    ("pocket_mars", {"players": 2}, "use energy"),
    ("automobiles", {"players": 4}, "buy-cube dark"),
)
MECHANISMS = {
    "players": 3,
    "mechanism_set": "chosen",
    "chosen_mechanisms": ",".join(f"C{number}" for number in range(1, 11)),
}
ALARMS = 200
ROUNDS = 3


class Bench:
    """What was asked for."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.games: int = chosen.games
        self.jobs: int | None = chosen.jobs or None
        self.minutes: float = chosen.minutes
        self.until: float = chosen.until

    def saving(self) -> Iterator[str]:
        """What the pairing saves, for a real card of three games."""
        for name, options, deed in CARDS:
            game = ludoteca.make(name, **options)
            base = Side(game, ("greedy",) * game.players)
            found = compare(base, base._replace(limits=(Limit(0, NEVER, deed),)), self.games, 1, self.jobs)
            more = found.verdict.more
            yield (
                f"{name}: without `{deed}` {100 * more.mean:+.1f} points ({100 * more.low:+.1f} to"
                f" {100 * more.high:+.1f}); {found.played} games were played, each as good as {found.saved():.1f}"
            )

    def alarms(self) -> Iterator[str]:
        """False alarms of a game against itself."""
        game = ludoteca.make("marrak_hesh")
        base = Side(game, ("random", "random"))
        plays, deals = bench(base), max(20, self.games // 20)
        wrong = 0
        for run in range(ALARMS):
            found = Comparison(base, base, 0, "turn-1")
            step = 1
            for deal in range(deals):
                seed = 2 * (run * deals + deal)
                found.add(deal, [plays.game(seed, 0, Watching())], [plays.game(seed + 1, 0, Watching())])
                if found.deals >= step:
                    step = found.deals + max(1, found.deals // 20)
                    found.look()
            wrong += any(look.more.known for look in found.looks)
        yield f"false alarms: {wrong} of {ALARMS} comparisons of {2 * deals} games, looked at as they went"

    def overhead(self) -> Iterator[str]:
        """What watching costs, beside the bots' own time, after the games that are looked at closely."""
        for name in ludoteca.games():
            game = ludoteca.make(name)
            plays = bench(Side(game, ("greedy",) * game.players))
            games = max(2, min(self.games // 20, int(4.0 / self._second(game, plays.bots))))
            plain, seen = [], []
            for _ in range(ROUNDS):
                begun = process_time()
                for seed in range(games):
                    play_one(game, plays.bots, seed)
                plain.append(process_time() - begun)
                begun = process_time()
                for seed in range(games):
                    plays.game(seed, 0, Watching())
                seen.append(process_time() - begun)
            yield f"{name}: {100 * (min(seen) / min(plain) - 1):+.1f}% over {games} games of greedy bots"
        yield f"(the first {LOOKED} games of a run are looked at closely besides)"

    @staticmethod
    def _second(game: Game, bots: Sequence[Bot]) -> float:
        begun = process_time()
        play_one(game, bots, 0)
        return process_time() - begun

    def memory(self) -> Iterator[str]:
        """How much the process grows."""
        game = ludoteca.make("marrak_hesh")
        base = Side(game, ("random", "random"))
        other = base._replace(limits=(Limit(0, NEVER, "place teal"),))
        grown: list[int] = []

        def note(done: int, _: object) -> None:
            seen.append(done)
            if sum(seen) >= self.games // 10 * (len(grown) + 1):
                grown.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)

        seen: list[int] = []
        compare(base, other, self.games, 1, 1, progress=note)
        first, last = grown[0] / 1024, grown[-1] / 1024
        yield f"memory: {first:.0f} MB after a tenth of {self.games} games, {last:.0f} MB after all"

    def jobs_(self) -> Iterator[str]:
        """Two processes to one."""
        game = ludoteca.make("pocket_mars")
        base = Side(game, ("greedy", "greedy"))
        took = []
        for jobs in (1, 2):
            begun = perf_counter()
            compare(base, base._replace(seats=("greedy", "random")), self.games, 1, jobs)
            took.append(perf_counter() - begun)
        yield f"two processes: {took[0] / took[1]:.2f} times one, over {self.games} games"

    def ray(self) -> Iterator[str]:
        """Two nodes to two processes, with bots that think, so that a game is worth to be sent."""
        game = ludoteca.make("pocket_mars")
        base = Side(game, ("search:100", "search:100"))
        other = base._replace(seats=("search:100", "greedy"))
        with machines() as cluster:
            compare(base, other, 40, 10_000, on=cluster.on)  # until everybody is there
            took = []
            for how in ({"jobs": 2}, {"on": cluster.on}):
                begun = perf_counter()
                compare(base, other, self.games, 1, **how)
                took.append(perf_counter() - begun)
        alone, there = took
        yield f"Ray: {alone / there:.2f} times two processes, over {self.games} games ({alone:.0f} s, {there:.0f} s)"

    def effects(self) -> Iterator[str]:
        """The ten Mechanisms."""
        game = ludoteca.make("mars_needs_mechanics", **MECHANISMS)
        base = Side(game, ("greedy",) * 3)
        begun = perf_counter()
        goal = Goal(half=self.until / 100.0, seconds=60.0 * self.minutes)
        found = effects(base, 1_000_000, 1, self.jobs, only=["build"], goal=goal)
        minutes = (perf_counter() - begun) / 60.0
        yield (
            f"effects of ten Mechanisms: within {100 * found.widest():.1f} points after {minutes:.1f} minutes,"
            f" {found.deals} deals and {found.played} games"
        )
        for effect in found.effects():
            low, high = 100 * effect.more.low, 100 * effect.more.high
            told = f"{100 * effect.more.mean:+.1f} ({low:+.1f} to {high:+.1f})"
            yield f"  {effect.deed}: {told}; won by who did it: {effect.biased:.1%}"


def main() -> None:
    """Measure what was asked for and print it, a line as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = ("saving", "alarms", "overhead", "memory", "jobs", "ray", "effects")
    parser.add_argument("--part", choices=parts, default="", help="one of these; without: all of them")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--minutes", type=float, default=20.0, help="of the effects, at the most")
    parser.add_argument("--until", type=float, default=1.5, help="points to either side, for the effects")
    chosen = parser.parse_args()
    asked = Bench(chosen)
    for part in [chosen.part] if chosen.part else parts:
        for line in getattr(asked, "jobs_" if part == "jobs" else part)():
            print(line, flush=True)


if __name__ == "__main__":
    main()
