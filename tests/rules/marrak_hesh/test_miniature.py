"""The miniature of Marrak Hesh 17: six docks, a pilot, and a row of Goods that is cut (D18)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

import pytest

import ludoteca
from ludoteca.engine.chance import openings
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh.by_the_book import ROW_OF_GOODS
from tests.rules.marrak_hesh.table import ORANGE, SLATE, TEAL, place, store


def opened(seed: int, players: int = 2, **options: object) -> MarrakHeshState:
    game = ludoteca.make("marrak_hesh", players=players, size="miniature", **{"first_player": "seat_0", **options})
    return cast("MarrakHeshState", game.start(seed))


def codes(state: MarrakHeshState, tiles: list[int]) -> list[str]:
    return [state.terms.box.goods[tile] for tile in tiles]


@pytest.mark.rule("D18")
def test_D18_the_row_is_cut_and_the_first_five_go_to_the_docks_behind_the_pilot() -> None:
    seen: Counter[str] = Counter()
    for seed in range(700):
        state = opened(seed)
        assert (len(state.docks), state.docks[0]) == (6, -1 - SLATE)
        lying = codes(state, state.docks[1:] + state.slots)
        cut = ROW_OF_GOODS.index(lying[0])
        assert lying == ROW_OF_GOODS[cut:] + ROW_OF_GOODS[:cut]
        seen[lying[0]] += 1
    assert set(seen) == set(ROW_OF_GOODS)
    assert min(seen.values()) > 70


@pytest.mark.rule("D18")
def test_D18_chance_has_seven_openings_and_two_who_may_begin() -> None:
    game = ludoteca.make("marrak_hesh", size="miniature")
    found = openings(game)
    assert [outcome.probability for outcome in found] == [Fraction(1, 14)] * 14
    assert len({outcome.position.notation() for outcome in found}) == 14
    assert Counter(outcome.position.to_move for outcome in found) == {0: 7, 1: 7}
    assert game.explicit_chance
    assert not ludoteca.make("marrak_hesh").explicit_chance


@pytest.mark.rule("D18")
@pytest.mark.parametrize(("players", "hands"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 1, 0, 0, 1, 1, 1, 0, 1])])
def test_D18_everybody_has_so_many_transports_and_three_cells(players: int, hands: list[int]) -> None:
    state = opened(1, players)
    assert state.hands == hands
    assert state.cells == [-1] * (3 * players)
    assert f"seat {players - 1}: . . . |" in state.notation()


@pytest.mark.rule("D18", "R4", "R5", "R6")
def test_D18_the_pilot_is_a_neighbour_like_any_other() -> None:
    state = opened(1)
    assert state.legal_actions() == [place(colour, dock) for colour in (ORANGE, TEAL) for dock in range(1, 6)]
    state.apply(place(ORANGE, 3))
    assert state.legal_actions() == store(0, 1, 2)
    state.apply(store(0)[0])
    assert state.legal_actions() == [place(TEAL, dock) for dock in (1, 2, 4, 5)]


@pytest.mark.rule("D18")
def test_D18_a_dock_that_is_not_there_is_refused() -> None:
    state = opened(1)
    reason = state.why_illegal(place(TEAL, 6))
    assert reason is not None
    assert (reason.rule, reason.phrase.key) == ("D18", "no-dock")
    assert str(reason) == "The station has 6 docks here; there is no dock 7. (D18)"
    assert state.game.action_text(state, place(TEAL, 6)) == "Teal Transport to dock 7"


@pytest.mark.rule("D18", "C8")
def test_D18_the_one_row_of_a_hold_is_a_long_one() -> None:
    state = opened(1, deep_space="chosen", deep_space_pair=(2, 8))
    tiles = [state.terms.box.goods.index(code) for code in ("Ye", "Rr", "Yr")]
    assert state.terms.deck[7].bonus(state.terms, tiles, -1) == 3
    assert state.terms.deck[7].bonus(state.terms, [*tiles[:2], state.terms.box.goods.index("Bc")], -1) == 0


def test_a_patch_is_laid_over_the_miniature() -> None:
    hands = {"tables": {"2": {"hands": [2, 1, 0, 0, 1, 2]}}}
    game = ludoteca.make("marrak_hesh", size="miniature", first_player="seat_0", content=hands)
    state = cast("MarrakHeshState", game.start(1))
    assert (state.hands, len(state.docks), game.patch.changes) == ([2, 1, 0, 0, 1, 2], 6, hands)
    with pytest.raises(ludoteca.ContentError, match=r'"docks" cannot be 24; allowed: 6-6'):
        ludoteca.make("marrak_hesh", size="miniature", content={"docks": 24})
    with pytest.raises(ludoteca.ContentError, match=r"tables.2.hold"):
        ludoteca.make("marrak_hesh", size="miniature", content={"tables": {"2": {"hold": [".."]}}})


def test_another_size_is_refused() -> None:
    with pytest.raises(ludoteca.OptionError, match="full, miniature"):
        ludoteca.make("marrak_hesh", size="tiny")


def test_the_whole_game_is_called_as_ever_and_the_miniature_by_its_size() -> None:
    assert "size" not in repr(ludoteca.make("marrak_hesh"))
    assert repr(ludoteca.make("marrak_hesh", size="miniature")).endswith("tie_break='shared', size='miniature')")
