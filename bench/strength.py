"""`make bench-strength`: how strong the bots and levels are, by game and number of players, as Markdown.

python -m bench.strength --game marrak_hesh --part ladder --games 40
python -m bench.strength --part expert --games 80
python -m bench.strength --game pocket_mars --part pair --bots "search:250?paired=1,search:250" --games 400
python -m bench.strength --game pocket_mars --part calibrate --bots "search:medium,search:40?temperature=0.5" --games 80

All of it plays the same deals for all, seats rotated in full blocks, and tells the CPU time that each bot takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from math import log10
from time import monotonic

import ludoteca
from ludoteca.engine import Game
from ludoteca.engine.options import Choice
from ludoteca.lab import arena, simulate
from ludoteca.lab.arena import Standings

LADDER = ("random", "search:easy", "search:medium", "search:hard", "classic:medium", "classic:hard")
EXPERTS = ("search:expert", "classic:expert")
COACH = "search:2000"  # what the coach advises at a table is the choice of this search


def elo(share: float) -> float:
    """The difference in rating that goes with a share of wins between two."""
    share = min(max(share, 0.001), 0.999)
    return 400.0 * log10(share / (1.0 - share))


def counts(name: str, players: int) -> list[int]:
    """The numbers of players to look at: the one that was asked for, or all with opponents up to four."""
    if players:
        return [players]
    allowed = ludoteca.make(name).option_list[0]
    assert isinstance(allowed, Choice)
    return [number for number in allowed.values if isinstance(number, int) and 2 <= number <= 4]


class Bench:
    """What was asked for, and where it is written."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.games: int = chosen.games
        self.seed: int = chosen.seed
        self.jobs: int | None = chosen.jobs or None
        self.on: str = chosen.on
        self.bots: tuple[str, ...] = tuple(chosen.bots.split(",")) if chosen.bots else ()
        self.until: str = chosen.until
        self.minutes: float = chosen.minutes

    def ladder(self, game: Game) -> Iterator[str]:
        """Elo of every level, and who beats whom; as many games for each pair as were asked for."""
        bots = self.bots or LADDER
        pairs = len(bots) * (len(bots) - 1) // 2
        standings = self._arena(game, bots, self.games * pairs)
        yield from rated(standings)
        yield from matrix(standings)

    def pair(self, game: Game) -> Iterator[str]:
        """Two bots, by default the experts: the share of the first, and what both cost."""
        first, second = self.bots or EXPERTS
        standings = self._arena(game, (first, second), self.games)
        found = standings.pair(0, 1)
        costs = {rating.bot: rating.milliseconds for rating in standings.ratings()}
        decided = "" if standings.verdict is None else f"; stronger: {standings.verdict.stronger or 'not decided'}"
        yield (
            f"{first} has {found.share:.1%} ({found.low:.0%}-{found.high:.0%}) against {second} in {standings.games}"
            f" games, {elo(found.share):+.0f} Elo; {costs[first]:.1f} and {costs[second]:.1f} ms a decision{decided}"
        )

    def expert(self, game: Game) -> Iterator[str]:
        """The expert against the first one: alone among them, where there are more than two."""
        if game.players == 2:
            yield from self.pair(game)
            return
        first, second = self.bots or EXPERTS
        yield self._alone(game, first, second)

    def coach(self, game: Game) -> Iterator[str]:
        """Whoever follows the coach, among bots of medium strength."""
        if game.players > 2:
            yield self._alone(game, self.bots[0] if self.bots else COACH, "search:medium")

    def order(self, game: Game) -> Iterator[str]:
        """Wins by the place in the turn order, all playing alike."""
        bot = self.bots[0] if self.bots else "search:hard"
        results = simulate(game, [bot] * game.players, games=self.games, seed=self.seed, jobs=self.jobs, on=self.on)
        found = results.by_turn_order()
        shares = " / ".join(f"{share.wins / share.games:.0%} ({share.low:.0%}-{share.high:.0%})" for share in found)
        yield f"{game.players} x {bot}, {results.games} games, wins from first to last in turn order: {shares}"

    def calibrate(self, game: Game) -> Iterator[str]:
        """The first bot against each of the others, which would be a level below it: by how much Elo?"""
        upper, *candidates = self.bots
        for candidate in candidates:
            standings = self._arena(game, (upper, candidate), self.games)
            found = standings.pair(0, 1)
            yield (
                f"{upper} has {found.share:.1%} ({found.low:.0%}-{found.high:.0%}) against {candidate}: "
                f"{elo(found.share):.0f} Elo ({elo(found.low):.0f} to {elo(found.high):.0f})"
            )

    def _alone(self, game: Game, bot: str, others: str) -> str:
        results = simulate(
            game, [bot, *[others] * (game.players - 1)], self.games, self.seed, jobs=self.jobs, on=self.on
        )
        share = next(share for share in results.by_bot() if share.name == bot)
        won = share.wins / share.games
        return (
            f"{bot} among {game.players - 1} x {others} wins {won:.1%} ({share.low:.0%}-{share.high:.0%}) of"
            f" {results.games} games, {won * game.players:.2f} times a fair share"
        )

    def _arena(self, game: Game, bots: tuple[str, ...], games: int) -> Standings:
        """What they have won in so many games, or in the whole rounds that were played when the time was up."""
        end = monotonic() + 60 * self.minutes

        def look(_: int, standings: Standings) -> None:
            if self.minutes and standings.games and monotonic() > end:
                raise _Enough(standings)

        try:
            return arena(game, bots, games, self.seed, self.jobs, self.until, progress=look, on=self.on)
        except _Enough as enough:
            return enough.standings


class _Enough(Exception):
    """The time is up."""

    def __init__(self, standings: Standings) -> None:
        super().__init__("time")
        self.standings = standings


def rated(standings: Standings) -> Iterator[str]:
    """The ratings as a table."""
    yield "| bot | Elo | 95% interval | wins | CPU ms a decision |"
    yield "| --- | --- | --- | --- | --- |"
    for rating in standings.ratings():
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        yield f"| `{rating.bot}` | {rating.elo:+.0f} | {interval} | {rating.share:.1%} | {rating.milliseconds:.2f} |"
    yield f"\n{standings.games} games on {standings.deals} deals from the seed {standings.seed} on.\n"


def matrix(standings: Standings) -> Iterator[str]:
    """Who beats whom, as a table: of what one of the two has won, the share of the bot on the left."""
    bots = standings.bots
    yield f"| against | {' | '.join(f'`{bot}`' for bot in bots)} |"
    yield f"|{' --- |' * (len(bots) + 1)}"
    for number, bot in enumerate(bots):
        cells = ["" if number == other else f"{standings.pair(number, other).share:.0%}" for other in range(len(bots))]
        yield f"| `{bot}` | {' | '.join(cells)} |"


def main() -> None:
    """Play what was asked for and print it, a line as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = ("ladder", "expert", "pair", "coach", "order", "calibrate")
    parser.add_argument("--part", choices=parts, default="ladder")
    parser.add_argument("--game", default="", help="one game of the shelf; all of them without")
    parser.add_argument("--players", type=int, default=0, help="how many; without: each number from two to four")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, such as mode=cooperative")
    parser.add_argument("--games", type=int, default=40, help="for each pair of bots, or for each figure")
    parser.add_argument("--minutes", type=float, default=0.0, help="of each arena, at most; without: no bound")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--on", default="", help="a cluster instead: ray, or ray://host:10001")
    parser.add_argument("--bots", default="", help="by name, with commas, instead of those of the house")
    parser.add_argument("--until", default="", help="end as soon as it is known, such as 'a > b'")
    chosen = parser.parse_args()
    bench = Bench(chosen)
    part: Callable[[Game], Iterator[str]] = getattr(bench, chosen.part)
    options = dict(option.split("=", 1) for option in chosen.option)
    for name in [chosen.game] if chosen.game else ludoteca.games():
        for players in counts(name, chosen.players):
            game = ludoteca.make(name, players=players, **options)
            for line in part(game):
                sys.stdout.write(f"{line}\n" if line.startswith("|") or not line else f"{name}, {players}: {line}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
