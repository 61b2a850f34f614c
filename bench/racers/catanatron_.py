"""catanatron has no Connect Four; its Catan for four random players runs instead, as the measure of our own games."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer

from bench.racers.pace import rate, repeated, report


def opened() -> Game:
    """A new game between random players."""
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def play(games: int) -> int:
    """Random games, one tick at a time."""
    decisions = 0
    for _ in range(games):
        game = opened()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions


if __name__ == "__main__":
    report({"decisions": rate(play), "copies": repeated(opened().copy)})
