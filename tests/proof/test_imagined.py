"""Proof: where a seat of Martians!!! knows which copy of a card it holds, what it imagines agrees with that."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import ludoteca
from ludoteca.games.martians.position import MartiansState
from tests.proof.cases import random_game

HAND = 3
ENOUGH = 12


def with_cards_of_two_ages() -> Iterator[MartiansState]:
    """Positions in which the seat to move has drawn its cards from piles of different ages, unseen by the others."""
    game = ludoteca.make("martians", players=6, mode="cooperative", coop_open_hands="off")
    for seed in range(31, 60):
        for number, (state, action) in enumerate(random_game(game, seed)):
            assert isinstance(state, MartiansState)
            if action >= 0 and number % 7 == 0:
                first = HAND * state.to_move
                spans = state.slot[first : first + state.held[state.to_move]]
                if len(set(spans)) > 1 and state.age > 0:
                    yield state.clone()


def test_a_card_of_which_a_seat_holds_the_other_copy_is_dealt_as_its_own_hand_allows() -> None:
    found = list(islice(with_cards_of_two_ages(), ENOUGH))
    assert len(found) == ENOUGH
    for state in found:
        for seed in range(8):
            world = state.redeal(state.to_move, seed)
            for other in range(6):
                assert world.redeal(other, seed).information(other) == world.information(other)
