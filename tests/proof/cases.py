"""Every game of the shelf with every main way to play it, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Value
from ludoteca.engine.shelf import rules_of


@dataclass(frozen=True)
class Case:
    """A game and the options that differ from its defaults."""

    game: str
    options: tuple[tuple[str, Value], ...]

    def made(self) -> Game:
        return _made(self)

    def __str__(self) -> str:
        return "-".join([self.game, *(f"{name}={value}" for name, value in self.options)]).replace(" ", "")


@cache
def _made(case: Case) -> Game:
    return ludoteca.make(case.game, **dict(case.options))


def cases() -> list[Case]:
    """All games, all main options, all numbers of players."""
    return [Case(name, tuple(variant.items())) for name in ludoteca.games() for variant in rules_of(name).variants()]


def main_cases() -> list[Case]:
    """One case for each game and number of players, where a proof is costly."""
    seen: dict[tuple[str, object], Case] = {}
    for case in cases():
        seen.setdefault((case.game, dict(case.options)["players"]), case)
    return list(seen.values())


def extreme_cases() -> list[Case]:
    """Each game with the fewest and with the most players, where a proof is very costly."""
    found: list[Case] = []
    for name in ludoteca.games():
        own = sorted((case for case in main_cases() if case.game == name), key=lambda case: case.made().players)
        found += [own[0], own[-1]]
    return found


def random_game(game: Game, seed: int, *, events: bool = False) -> Iterator[tuple[State, int]]:
    """The position before each decision of a random game, with the action about to be played, then the end."""
    dice = Dice.seeded(seed + 1_000_000)
    state = game.start(seed, events=events)
    while not state.is_over:
        action = dice.choice(state.choices)
        yield state, action
        state.apply(action)
    yield state, -1


def sampled(game: Game, seed: int, count: int) -> list[State]:
    """Some positions of a random game, the opening and the end among them."""
    states = [state.clone() for state, _ in random_game(game, seed)]
    step = max(1, len(states) // count)
    return [*states[:-1:step], states[-1]]
