"""Tune the numbers of a strategy and the settings of its search in the arena, by CMA-ES.

python -m bench.tune pocket_mars --settings exploration,sharpness --numbers landed,raised --bot search:200 --rounds 12

Each round tries a handful of candidates, each on the same deals against the same opponent, by default the bot as it is;
the next round looks where the better ones were. Positive numbers are tried by factors, others by steps. What it found
last, the middle of where it looks, is played against the bot as it is on deals that it has not seen, and the verdict
says whether it may take its place. It can be looked at at any time; a round is printed when it is over.
"""

from __future__ import annotations

import argparse
import sys
from math import exp
from typing import NamedTuple

import cma

import ludoteca
from ludoteca.engine import Game
from ludoteca.lab import arena

WHOLE = ("horizon",)
STEP = 0.35  # how far it looks at first: a factor of about a third more or less
FRESH = 100_000  # deals beyond any that it was tuned on


class Number(NamedTuple):
    """Something to tune, and what it is now."""

    name: str
    start: float
    setting: bool  # of the search; else a number of the strategy's beliefs

    def at(self, place: float) -> float:
        """Its value at a place of the optimiser, which begins at 0."""
        value = self.start * exp(place) if self.start > 0.0 else self.start + place
        return float(round(value)) if self.name in WHOLE else value


def numbers_of(game: Game, settings: str, numbers: str) -> list[Number]:
    """What is tuned, as it is now; a name that there is not is refused with those that there are."""
    strategy = game.strategy()
    usual = strategy.settings()
    beliefs = strategy.numbers()
    found = [Number(name, float(getattr(usual, name)), True) for name in settings.split(",") if name]
    for name in filter(None, numbers.split(",")):
        if name not in beliefs:
            raise SystemExit(f"no number {name}; there are {', '.join(beliefs)}")
        found.append(Number(name, beliefs[name], False))
    for place, number in enumerate(found):
        if number.name == "horizon" and number.start < 0:
            found[place] = number._replace(start=float(strategy.horizon()))
    return found


def bot_at(bot: str, tuned: list[Number], places: list[float]) -> str:
    """The name of the bot with the numbers at these places."""
    values = [(number, number.at(place)) for number, place in zip(tuned, places, strict=True)]
    given = [f"{number.name}={value:.6g}" for number, value in values if number.setting]
    beliefs = ",".join(f"{number.name}:{value:.6g}" for number, value in values if not number.setting)
    given += [f"numbers={beliefs}"] if beliefs else []
    return f"{bot}{'&' if '?' in bot else '?'}{'&'.join(given)}"


def main() -> None:
    """Tune, print each round, and play what was found against what there is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="search:200", help="the search that is tuned")
    parser.add_argument("--against", default="", help="the opponent; without: the bot as it is")
    parser.add_argument("--settings", default="", help="of the search, such as exploration,sharpness,horizon")
    parser.add_argument("--numbers", default="", help="of the strategy's beliefs, by name")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=40, help="for each candidate")
    parser.add_argument("--confirm", type=int, default=400, help="games at the most, of what was found")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0)
    chosen = parser.parse_args()
    game = ludoteca.make(chosen.game, players=chosen.players)
    tuned = numbers_of(game, chosen.settings, chosen.numbers)
    if not tuned:
        raise SystemExit("name something to tune, by --settings or --numbers")
    against, jobs = chosen.against or chosen.bot, chosen.jobs or None
    search = cma.CMAEvolutionStrategy([0.0] * len(tuned), STEP, {"seed": chosen.seed, "verbose": -9})
    for number in range(chosen.rounds):
        places = search.ask()
        shares = []
        for candidate in places:
            bots = [bot_at(chosen.bot, tuned, list(candidate)), against]
            seed = chosen.seed + number * chosen.games  # other deals from round to round, the same within one
            shares.append(arena(game, bots, games=chosen.games, seed=seed, jobs=jobs).pair(0, 1).share)
        search.tell(places, [-share for share in shares])
        middle = bot_at(chosen.bot, tuned, list(search.result.xfavorite))
        sys.stdout.write(f"round {number + 1}: {min(shares):.0%} to {max(shares):.0%}; {middle}\n")
        sys.stdout.flush()
    found = bot_at(chosen.bot, tuned, list(search.result.xfavorite))
    played = arena(
        game, [found, chosen.bot], games=chosen.confirm, seed=FRESH, jobs=jobs, until=f"{found} > {chosen.bot}"
    )
    pair = played.pair(0, 1)
    assert played.verdict is not None
    verdict = {found: "it takes its place", chosen.bot: "it is weaker"}.get(played.verdict.stronger, "not decided")
    shown = f"{pair.share:.1%} ({pair.low:.0%}-{pair.high:.0%}) in {played.games} games"
    sys.stdout.write(f"{found}\nagainst {chosen.bot}: {shown}: {verdict}\n")


if __name__ == "__main__":
    main()
