"""My Game: everything that Ludoteca proves of a game, and a test for each rule."""

from __future__ import annotations

import re

import ludoteca
import pytest
from ludoteca.engine import IllegalAction, State
from ludoteca.proof import Claim, proofs


@pytest.mark.parametrize("claim", proofs("my_game"), ids=str)
def test_what_is_proved(claim: Claim) -> None:
    claim.check()


def position(hands: str, **options: object) -> State:
    """An opening in which the seats hold these cards: `12345 66543`. It is written as text and read back."""
    game = ludoteca.make("my_game", players=len(hands.split()), **options)
    deck = [card for card in "123456" for _ in range(4)]
    for card in hands.replace(" ", ""):
        deck.remove(card)
    held = [hand.count(card) for hand in hands.split() for card in "123456"]
    text = game.start(1).notation(whole=True)
    text = text[text.index("position of") :]  # without the lines for people, which would not be true any more
    for fact, value in (("hands", held), ("deck", [int(card) - 1 for card in deck])):
        text = re.sub(rf"(?m)^{fact} = .*$", f"{fact} = {value}", text)
    return game.position(text)


def lay(state: State, cards: str) -> None:
    """Lay these cards, one seat after the other."""
    for card in cards:
        state.apply(state.action_named(f"Lay a {card}"))


def test_R2_a_card_that_is_not_held_cannot_be_laid() -> None:
    state = position("12345 66543")
    with pytest.raises(IllegalAction, match=r"You have no 6 in your hand\. \(R2\)"):
        lay(state, "6")


def test_R3_the_highest_card_takes_the_prize_and_leads() -> None:
    state = position("12345 66543")
    lay(state, "56")
    assert (state.scores(), state.to_move) == ([0, 2], 1)


def test_R3_equal_cards_cancel_each_other() -> None:
    state = position("12345 12345 11223")
    lay(state, "552")
    assert state.scores() == [0, 0, 2]


def test_R3_the_first_of_equal_cards_counts_if_it_was_agreed() -> None:
    state = position("12345 12345 11223", ties="first")
    lay(state, "552")
    assert state.scores() == [2, 0, 0]


def test_R4_a_prize_that_nobody_takes_is_added_to_the_next() -> None:
    state = position("12345 12345")
    lay(state, "55")
    assert state.scores() == [0, 0]
    lay(state, "43")
    assert state.scores() == [5, 0]


def test_R5_equal_points_share_the_victory() -> None:
    state = position("12345 12345")
    lay(state, "55443322")
    assert state.is_over
    assert state.winners() == [0, 1]
