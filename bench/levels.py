"""How often Martians!!! is won together at each level, and how long it takes against each other.

Two kinds of players: a plain beginner, who walks straight to what is missing and plays cards only as answers, and a
bot, `greedy` unless another is named. The figures of the rulebook:

python -m bench.levels --part together --games 300 --others 60
python -m bench.levels --part against --games 300 --others 24
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import mean

import ludoteca
from ludoteca.bots import Bot, Driver, bot_for
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.games.martians.content import CENTRES, FARMS, KINDS, SPOTS
from ludoteca.games.martians.ids import (
    ASK_MARTIAN_CARD,
    ASK_MOVE,
    ASK_PAY,
    ASK_REACT,
    ASK_TAKE,
    PASS,
    PAY,
    ROLL,
    STEP,
    STOP,
    TAKE,
)
from ludoteca.games.martians.map import distances
from ludoteca.games.martians.position import MartiansState

LEVELS = ("gentle", "book", "advanced", "hard")
MOST = 6  # players


class Beginner(Bot):
    """Walks to the nearest thing that is missing, fights what is in the way, and plays cards only as answers."""

    def __init__(self) -> None:
        super().__init__("beginner")

    def choose(self, world: State, seed: int) -> int:
        """The next step, or the plainest answer to whatever else is asked."""
        assert isinstance(world, MartiansState)
        if world.asked == ASK_MOVE:
            return _step(world)
        if world.asked == ASK_PAY:
            return PAY
        if world.asked == ASK_TAKE:
            return TAKE + 1
        if world.asked in (ASK_REACT, ASK_MARTIAN_CARD):
            return world.choices[-1]
        for plain in (ROLL, PASS):
            if plain in world.choices:
                return plain
        return Dice.seeded(seed).choice(world.choices)


def _step(world: MartiansState) -> int:
    """A step towards the nearest goal; without one, or there, the movement is over."""
    seat = world.active
    far = distances(world, world.pawn[seat])
    goals = [cell for cell in _goals(world, seat) if far[cell] > 0]
    if not goals:
        return STOP
    back = distances(world, min(goals, key=lambda cell: far[cell]))
    here = back[world.pawn[seat]]
    for action in world.choices:
        if STEP <= action < ROLL and 0 <= back[world.near[4 * world.pawn[seat] + action - STEP]] < here:
            return action
    return STOP


def _goals(world: MartiansState, seat: int) -> list[int]:
    """Objects of a kind that is missing; with nothing missing or nothing in sight the ship, or where it may be."""
    missing = 7 & ~world.items[seat]
    if world.terms.coop:
        for other in range(world.terms.players):
            missing &= ~(world.items[other] | world.delivered)
    found = [code // KINDS for code in world.open_objects if missing >> code % KINDS & 1]
    for spot in range(SPOTS):
        seen = world.spot_seen[spot] >> seat & 1
        if world.spot_kind[spot] >= 0 and missing and (not seen or missing >> world.spot_kind[spot] & 1):
            found.append(world.spot_cell[spot])
    carries = world.items[seat] & ~world.delivered
    if world.ship_farm() >= 0:
        ready = carries if world.terms.coop else not missing
        return [CENTRES[world.ship_farm()]] if ready else found
    if not found or world.terms.coop:
        found += [CENTRES[farm] for farm in range(FARMS) if world.is_dark(farm)]
    return found


def player(name: str, game: Game) -> Bot:
    """The beginner, or a bot by its name."""
    bot = Beginner() if name == "beginner" else bot_for(name, game)
    assert bot is not None
    return bot


def played(game: Game, bot: Bot, games: int, seed: int) -> Iterator[MartiansState]:
    """The ends of so many games, everybody playing alike."""
    for number in range(seed, seed + games):
        state = game.start(number)
        Driver([bot] * game.players, number).play(state)
        assert isinstance(state, MartiansState)
        yield state


def _share(won: int, games: int) -> str:
    """Percent won, and half the width of its 95% interval."""
    share = won / games
    return f"{100 * share:.0f}% ±{196 * sqrt(max(share * (1 - share), 0.25 / games) / games):.0f}"


def _together(name: str, games: int, seed: int, levels: list[str]) -> None:
    for level in levels:
        found: list[str] = []
        for players in range(1, MOST + 1):
            game = ludoteca.make("martians", mode="cooperative", difficulty=level, players=players)
            won = sum(1 for end in played(game, player(name, game), games, seed) if end.winners())
            found.append(_share(won, games))
        print(f"{level}, {name}, {games} games each, 1-{MOST} players: {' | '.join(found)}", flush=True)


def _against(name: str, games: int, seed: int, counts: list[int]) -> None:
    for players in counts:
        game = ludoteca.make("martians", players=players)
        ends = list(played(game, player(name, game), games, seed))
        laps = sorted(end.turn / players for end in ends)
        late = sum(1 for end in ends if end.timed_out)
        middle = f"{mean(laps):.1f} laps, nine of ten within {laps[9 * len(laps) // 10]:.0f}"
        print(f"{players} players, {name}, {games} games: {middle}, {late} at the lap limit", flush=True)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games of beginners for each number of players")
    parser.add_argument("--others", type=int, default=60, help="games of the other bot for each number of players")
    parser.add_argument("--bot", default="greedy", help="the other bot, by its name")
    parser.add_argument("--players", default="2,3,4,6", help="numbers of players against each other")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--part", choices=("together", "against", "both"), default="both")
    chosen = parser.parse_args()
    for name, games in (("beginner", chosen.games), (chosen.bot, chosen.others)):
        if games and chosen.part != "against":
            _together(name, games, chosen.seed, chosen.levels.split(","))
        if games and chosen.part != "together":
            _against(name, games, chosen.seed, [int(players) for players in chosen.players.split(",")])


if __name__ == "__main__":
    main()
