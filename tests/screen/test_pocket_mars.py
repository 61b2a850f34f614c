"""The screen of Pocket Mars: everything that may be played can be touched, and nobody sees another's cards."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.pocket_mars.content import CARDS, HOUSE, HOUSES
from ludoteca.games.pocket_mars.position import ASK_OPENING, ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.screen import draw
from ludoteca.games.pocket_mars.screen_mars import labels
from tests.proof.cases import random_game, sampled

VARIANTS: list[dict[str, Value]] = [
    {"players": 1},
    {"players": 1, "solo_level": "cyborg", "visible_backs": "prep_only"},
    {"players": 2},
    {"players": 2, "draft": "on"},
    {"players": 3, "visible_backs": "prep_only"},
    {"players": 4},
    {"players": 4, "draft": "on", "visible_backs": "prep_only"},
]
COUNT = 30


def positions(variant: dict[str, Value]) -> list[PocketMarsState]:
    game = ludoteca.make("pocket_mars", **variant)
    found: list[PocketMarsState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, PocketMarsState)
            found.append(state)
    return found


def actions(html: str, attribute: str = "data-action") -> list[int]:
    return [int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)]


def pieces(html: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', html)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            drawn = actions(draw(state, seat, "en"))
            legal = state.legal_actions() if seat is not None and seat == state.to_move else []
            assert sorted(drawn) == sorted(legal)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            found = pieces(draw(state, seat, "en"))
            assert len(found) == len(set(found))
            for side in range(state.terms.sides):
                away = [piece for piece in found if piece.startswith(f"c{side}.")]
                assert len(away) == HOUSE.colonists - state.earth[side]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_card_is_named_only_to_those_who_know_it(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        if state.to_move < 0 or state.asked < ASK_OPENING:
            continue
        stacks = [card for building in range(5) for card in state.stack_of(building)]
        open_cards = {*state.discard, *[card for card in stacks if card < CARDS], state.aside, state.played}
        for seat in (*range(state.game.players), None):
            for piece in pieces(draw(state, seat, "en")):
                if piece.startswith("k"):
                    card = int(piece[1:])
                    assert card in open_cards or (seat is not None and state.known[card] >> seat & 1)


def test_a_promotion_moves_one_piece() -> None:
    state = next(state for state in positions({"players": 2}) if state.asked == ASK_TURN)
    state.earth[0], state.ship[0] = 3, 2
    state.star[0:HOUSES] = [2, 0, 0, 0]
    state.double[0:HOUSES] = [0, 0, 0, 0]
    before, aboard = labels(state, 0)
    state.star[0], state.double[0] = 1, 1
    assert labels(state, 0) == (before, aboard)
    assert len({*before[0], *aboard}) == 4


def test_the_androids_tell_what_they_did() -> None:
    told = 0
    game = ludoteca.make("pocket_mars", players=1)
    for state, action in random_game(game, 5):
        if action < 0:
            continue
        after = state.clone()
        after.telling = True
        after.apply(action)
        assert isinstance(after, PocketMarsState)
        heard = [event.phrase.key for event in after.events]
        html = draw(after, 0, "en")
        assert ("System Error" in html) == ("system-error" in heard)
        told += "activates" in heard and "Android Activation" in html
    assert told
