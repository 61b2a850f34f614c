"""The screen of Marrak Hesh 17: what can be touched is what may be played, and what is lit is what scores."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.marrak_hesh.content import BOX
from ludoteca.games.marrak_hesh.rules import DOCKS, PASS, TILES, MarrakHeshState
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


def names(state: MarrakHeshState) -> list[str]:
    return ["Ada <&>", 'Bruno "B"', "Chiara"][: state.game.players]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            drawn = actions(draw(state, seat, "en"))
            legal = set(state.legal_actions()) if seat is not None and seat == state.to_move else set()
            assert drawn == legal - {PASS}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_cannot_be_touched_says_why(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            refused = actions(draw(state, seat, "en"), "data-why")
            assert not refused or seat == state.to_move
            assert all(state.why_illegal(action) is not None for action in refused)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_page_is_well_formed_and_has_neither_styles_nor_scripts(variant: dict[str, Value], lang: str) -> None:
    for state in positions(variant):
        for seat in (0, None):
            html = draw(state, seat, lang, names(state))
            page = ElementTree.fromstring(html)
            assert len(list(page.iter("svg"))) == 1 + state.game.players
            assert all(svg.get("role") == "group" and svg.get("aria-label") for svg in page.iter("svg"))
            assert "style=" not in html and "<style" not in html and "<script" not in html


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_reference_has_its_drawing(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        html = draw(state, max(state.to_move, 0), "en")
        drawn = re.findall(r' id="([^"]+)"', html)
        assert len(drawn) == len(set(drawn)) and all(name.startswith("mh-") for name in drawn)
        assert set(re.findall(r'href="#([^"]+)"', html)) <= set(drawn)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        pieces = re.findall(r'data-piece="([^"]+)"', draw(state, 0, "en"))
        docked = [f"t{dock}" for dock in range(DOCKS) if state.docks[dock] < 0]
        assert sorted(pieces) == sorted([f"g{tile}" for tile in range(TILES)] + docked)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_button_has_a_name_and_can_be_reached_by_keyboard(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        page = ElementTree.fromstring(draw(state, max(state.to_move, 0), "en"))
        buttons = [element for element in page.iter() if element.get("data-action") is not None]
        for button in buttons:
            assert button.get("role") == "button" and button.get("tabindex") == "0" and button.get("aria-label")
        assert len(buttons) == len({button.get("data-action") for button in buttons})


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_groups_that_are_lit_are_those_that_score(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        hold, single = state.rules.hold, state.rules.single
        for seat in range(state.game.players):
            cells = state.hold_of(seat)
            points = tally(hold, cells, NOBODY, single)
            colours = scoring_groups(hold, colour_masks(hold, cells, NOBODY), single)
            kinds = scoring_groups(hold, kind_masks(hold, cells), single)
            assert sum(len(group) for _, group in colours) == points.colour
            assert sum(len(group) for _, group in kinds) == points.kind
            for colour, group in colours:
                assert {BOX.colour[cells[cell]] for cell in group} == {colour}


def test_a_view_is_small() -> None:
    for variant in VARIANTS:
        for state in positions(variant):
            assert len(draw(state, max(state.to_move, 0), "it").encode()) < 60_000


def test_goods_thrown_out_after_an_exchange_fade_in_the_cells_that_they_left() -> None:
    assert thrown_out([1, 2, 3, -1], [3, -1, -1, -1]) == [(1, 2), (2, 1)]
    assert thrown_out([1, 2, 3, -1], [1, 2, 3, -1]) == []
