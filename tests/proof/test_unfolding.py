"""Proof: with open cards what nobody knows is dealt evenly, in agreement with all that the seats know together.

The measure is a redeal, which is proved to be even for one seat: of its worlds those are kept that no other seat could
tell from the real one either.
"""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from ludoteca.engine.game import State
from ludoteca.proof.even import FAR, Places, farthest
from tests.proof.cases import random_game

TRIED = 60  # redeals that say whether enough will agree
KEPT = 250
FACTS = {
    "mars_needs_mechanics": ("deck", "hands"),
    "martians": ("tiles", "tokens", "spot_kind", "deck", "hand"),
    "pocket_mars": ("deck", "pile", "prep", "picks"),
}
WAYS = [
    ("mars_needs_mechanics", {"players": 2}),
    ("martians", {"players": 2, "mode": "cooperative"}),
    ("martians", {"players": 3, "lap_limit": 15}),
    ("pocket_mars", {"players": 2}),
    ("pocket_mars", {"players": 2, "draft": "on"}),
]


def known(state: State) -> list[bytes]:
    return [state.information(seat) for seat in range(state.game.players)]


def agreeing(state: State, first: int, tries: int, kept: int) -> list[State]:
    """Worlds of the first seat that all seats could take for this one."""
    found: list[State] = []
    before = known(state)
    for seed in range(first, first + tries):
        world = state.redeal(0, seed)
        if known(world) == before:
            found.append(world)
            if len(found) == kept:
                break
    return found


def lying(worlds: list[State]) -> Places:
    found: Places = Counter()
    for world in worlds:
        for fact in FACTS[world.game.name]:
            found.update((f"{fact} {place}", thing) for place, thing in enumerate(getattr(world, fact)))
    return found


@pytest.mark.parametrize(("name", "options"), WAYS)
def test_what_nobody_knows_is_dealt_evenly(name: str, options: dict[str, int | str]) -> None:
    game = ludoteca.make(name, **options)
    compared = varied = 0
    for seed in range(40):
        for number, (state, action) in enumerate(random_game(game, seed)):
            if number % 5 or action < 0 or len(agreeing(state, 0, TRIED, 4)) < 4:
                continue
            worlds = agreeing(state, 1000, 60 * KEPT, KEPT)
            unfolded = [state.unfold(seed) for seed in range(len(worlds))]
            assert farthest(lying(worlds), lying(unfolded), len(worlds)) < FAR
            compared += 1
            varied += len({tuple(world.packed()) for world in unfolded}) > 1
            break
        if compared == 3 and varied:
            return
    assert compared
    assert varied
