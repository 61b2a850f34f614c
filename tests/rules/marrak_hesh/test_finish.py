"""The quick playouts of the bots keep to the rules, and count as the rules count."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.bots import SearchBot
from ludoteca.games.marrak_hesh.examples import cells_of, position
from ludoteca.games.marrak_hesh.finish import PAIR, SPOILS, TWO_PAIRS, Finish
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import tally_total


def played(players: int, seed: int, decisions: int, **options: str) -> MarrakHeshState:
    """So far into a random game."""
    state = ludoteca.make("marrak_hesh", players=players, **options).start(seed)
    chance = Random(seed)
    for _ in range(decisions):
        if not state.is_over:
            state.advance(chance.choice(state.choices))
    assert isinstance(state, MarrakHeshState)
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_F2_to_F4_a_hold_of_masks_has_the_tally_of_the_rules(players: int) -> None:
    for seed in range(12):
        state = played(players, seed, 4 * seed)
        finish = Finish(state.terms)
        finish.look(state)
        wanted = [tally_total(state.terms, state.hold_of(seat)) for seat in range(players)]
        assert [int(finish.tally(seat)) for seat in range(players)] == wanted


@pytest.mark.parametrize("players", [2, 3])
def test_R5_after_each_quick_turn_the_neighbours_are_those_of_the_rules(players: int) -> None:
    for seed in range(6):
        state = played(players, seed, 2 * seed)
        finish = Finish(state.terms)
        finish.play(state, seed + 1)
        left = [int(lying) for lying in finish.docks]
        held = [int(held) for held in finish.hands]
        assert sum(held) + len([lying for lying in left if lying < 0]) == 24
        ended = state.clone()
        ended.docks = left
        near = ended.neighbours()
        for dock, lying in enumerate(left):
            if lying >= 0:
                assert near[dock] == finish.near[dock]
                assert not any(count > 0 and not near[dock] >> (place % 3) & 1 for place, count in enumerate(held))


def test_R10_to_R12_a_quick_playout_fills_the_holds_with_what_was_taken() -> None:
    state = played(2, 3, 0)
    finish = Finish(state.terms)
    finish.play(state, 5)
    taken = 24 - len([lying for lying in finish.docks if lying >= 0])
    assert sum(int(cells).bit_count() for cells in list(finish.stored)[:2]) == taken


def test_D6_a_tile_is_sorted_by_the_pairs_that_it_makes_and_spoils() -> None:
    hold = "# . . . # / . Ye Yp* . . / . Rk . . . / # . . . #"
    state = position(
        ring="." * 24, hands=["oooottttssss"] * 2, holds=[hold, "# . . . # / . . . . . / . . . . . / # . . . #"]
    )
    finish = Finish(state.terms)
    finish.look(state)
    goods = state.terms.box.goods
    bits = state.terms.hold.bit
    cells = cells_of(hold)
    under = 10  # touches Yp* above and Rk to the left
    assert cells[under] < 0
    assert finish.sort_of(0, goods.index("Rr"), bits[under]) == PAIR
    assert finish.sort_of(0, goods.index("Yr"), bits[under]) == SPOILS
    assert finish.sort_of(0, goods.index("Vp"), bits[under]) == PAIR
    assert finish.sort_of(0, goods.index("Bk*"), bits[under]) == PAIR
    assert finish.sort_of(0, goods.index("Vk"), bits[under]) < TWO_PAIRS


@pytest.mark.parametrize("options", [{}, {"group_ties": "one"}, {"deep_space": "random"}, {"size": "miniature"}])
def test_the_same_seed_gives_the_same_advice(options: dict[str, str]) -> None:
    state = played(2, 4, 0 if options.get("size") else 9, **options)
    found = [SearchBot(state.game.strategy(), 24).think(state, 7) for _ in range(2)]
    assert [one.visits for one in found[0]] == [one.visits for one in found[1]]
    assert sum(one.visits for one in found[0]) == 24
