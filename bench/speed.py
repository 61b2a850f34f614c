"""One round of measurements in one form, printed as JSON. Run by `python -m bench`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

import ludoteca
from ludoteca.bots import SearchBot
from ludoteca.bots.uniform import play_many
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game

PLAYERS = {"marrak_hesh": 2, "mars_needs_mechanics": 3, "pocket_mars": 3, "automobiles": 4, "martians": 4}
"""The number of players that each game is measured with."""

LEAST_SECONDS = 0.4


def rate(work: Callable[[int], int]) -> float:
    """How much a second: the work grows until it takes long enough to be measured."""
    amount = 1
    while True:
        start = process_time()
        done = work(amount)
        spent = process_time() - start
        if spent >= LEAST_SECONDS:
            return done / spent
        amount *= 2 if spent > LEAST_SECONDS / 8 else 8


def driven_from_python(game: Game, games: int) -> int:
    """Random games through the contract, one call at a time."""
    dice = Dice.seeded(1)
    decisions = 0
    for seed in range(games):
        state = game.start(seed)
        while not state.is_over:
            state.apply(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def clones(game: Game, count: int) -> int:
    """Copies of a position from the middle of a game."""
    state = game.start(1)
    for _ in range(20):
        state.apply(state.legal_actions()[0])
    for _ in range(count):
        state.clone()
    return count


def simulations(game: Game, count: int) -> int:
    """Simulations of a search from the opening position."""
    state = game.start(1)
    SearchBot(game.strategy(), simulations=16 * count).think(state.redeal(state.to_move, 1), 1)
    return 16 * count


def measured(game: Game) -> dict[str, float]:
    """Everything that is measured of a game."""
    return {
        "random decisions": rate(lambda amount: play_many(game, amount, 1)),
        "random decisions, driven from Python": rate(lambda amount: driven_from_python(game, amount)),
        "clones": rate(lambda amount: clones(game, 100 * amount)),
        "search simulations from the opening": rate(lambda amount: simulations(game, amount)),
    }


def main() -> None:
    """Measure every game of the shelf."""
    form = "compiled" if ludoteca.is_compiled() else "interpreted"
    if form != sys.argv[1]:
        raise SystemExit(f"asked to measure the {sys.argv[1]} form, but this is the {form} one")
    json.dump(
        {name: measured(ludoteca.make(name, players=PLAYERS.get(name, 2))) for name in ludoteca.games()}, sys.stdout
    )


if __name__ == "__main__":
    main()
