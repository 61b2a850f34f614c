"""The screen of Marrak Hesh 17: what can be touched is what may be played, and what is lit is what scores."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.marrak_hesh.content import DOCKS, HOUSE, TILES
from ludoteca.games.marrak_hesh.decisions import PASS
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import NOBODY, colour_masks, kind_masks, tally
from ludoteca.games.marrak_hesh.screen import draw, scoring_groups, thrown_out
from tests.proof.cases import sampled

VARIANTS: list[dict[str, Value]] = [
    {"players": 2},
    {"players": 3},
    {"players": 2, "group_ties": "one"},
    {"players": 2, "deep_space": "chosen", "deep_space_pair": (1, 3)},
    {"players": 3, "deep_space": "chosen", "deep_space_pair": (1, 2)},
    {"players": 3, "deep_space": "chosen", "deep_space_pair": (5, 6)},
    {"players": 2, "deep_space": "chosen", "deep_space_pair": (4, 6)},
]
COUNT = 12


def positions(variant: dict[str, Value]) -> list[MarrakHeshState]:
    game = ludoteca.make("marrak_hesh", **variant)
    found: list[MarrakHeshState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, MarrakHeshState)
            found.append(state)
    return found


def actions(html: str, attribute: str = "data-action") -> set[int]:
    return {int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            drawn = actions(draw(state, seat, "en"))
            legal = set(state.legal_actions()) if seat is not None and seat == state.to_move else set()
            assert drawn == legal - {PASS}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        html = draw(state, 0, "en")
        assert html.count("<svg ") == 1 + state.game.players, "the station, and a hold for everybody"
        pieces = re.findall(r'data-piece="([^"]+)"', html)
        docked = [f"t{dock}" for dock in range(DOCKS) if state.docks[dock] < 0]
        assert sorted(pieces) == sorted([f"g{tile}" for tile in range(TILES)] + docked)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_groups_that_are_lit_are_those_that_score(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        terms, hold, single = state.terms, state.terms.hold, state.terms.single
        for seat in range(state.game.players):
            cells = state.hold_of(seat)
            points = tally(terms, cells, NOBODY)
            colours = scoring_groups(hold, colour_masks(terms, cells, NOBODY), single)
            kinds = scoring_groups(hold, kind_masks(terms, cells), single)
            assert sum(len(group) for _, group in colours) == points.colour
            assert sum(len(group) for _, group in kinds) == points.kind
            for colour, group in colours:
                assert {HOUSE.colour[cells[cell]] for cell in group} == {colour}


def test_goods_thrown_out_after_an_exchange_fade_in_the_cells_that_they_left() -> None:
    assert thrown_out([1, 2, 3, -1], [3, -1, -1, -1]) == [(1, 2), (2, 1)]
    assert thrown_out([1, 2, 3, -1], [1, 2, 3, -1]) == []
