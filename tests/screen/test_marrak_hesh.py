"""The screen of Marrak Hesh 17: what can be touched is what may be played, and what is lit is what scores."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, HOUSE, TILES
from ludoteca.games.marrak_hesh.decisions import MARKET, PASS, STORE
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import NOBODY, colour_masks, kind_masks, tally
from ludoteca.games.marrak_hesh.screen import BEATS, draw, finale, places
from ludoteca.games.marrak_hesh.screen_ships import scoring_groups, thrown_out
from ludoteca.screen import Part, Screen
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
            screen = draw(state, seat, "en")
            legal = set(state.legal_actions()) if seat is not None and seat == state.to_move else set()
            assert actions(screen) == screen.touches == legal - {PASS}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        html = draw(state, 0, "en")
        assert html.count("<svg ") == 2 + state.game.players, "the drawings, the station, and a hold for everybody"
        pieces = re.findall(r'data-piece="([^"]+)"', html)
        docked = [dock for dock in range(DOCKS) if state.docks[dock] < 0]
        waiting = sum(state.hands)
        assert sorted(piece for piece in pieces if piece[0] == "g") == sorted(f"g{tile}" for tile in range(TILES))
        assert len(pieces) == len(set(pieces)) == TILES + len(docked) + waiting


def parts(screen: Screen) -> dict[str, Part]:
    return {found.name: found for found in screen.parts()}


def pieces(text: str) -> set[str]:
    return set(re.findall(r'data-piece="([^"]+)"', text))


@pytest.mark.parametrize("players", [2, 3])
def test_a_transport_flies_from_its_ship_to_its_dock_and_the_tile_from_there_into_the_hold(players: int) -> None:
    state = ludoteca.make("marrak_hesh", players=players, first_player="seat_0").start(3)
    assert isinstance(state, MarrakHeshState)
    for action in (2 * DOCKS + 4, STORE + 1):
        before = parts(draw(state, 0, "en"))
        tile = f"g{state.docks[4] if action < PASS else state.taken}"
        state.apply(action)
        after = parts(draw(state, 0, "en"))
        if action < PASS:
            (flown,) = pieces(before["hold0"]) - pieces(after["hold0"])
            assert flown in pieces(after["station"]) and flown not in pieces(before["station"])
            assert tile in pieces(after["station"])
        else:
            assert tile in pieces(before["station"]) and tile in pieces(after["hold0"]) - pieces(before["hold0"])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_asked_in_a_dock_of_several_transports_stands_in_its_own_fold(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        if state.is_over or state.asked:
            continue
        screen = draw(state, state.to_move, "en")
        folds = screen.split(" data-fold=")[1:]
        by_dock = [{action % DOCKS for action in actions(fold.partition("data-fold")[0])} for fold in folds]
        several = [
            dock
            for dock in range(DOCKS)
            if sum(colour * DOCKS + dock in state.choices for colour in range(COLOURS)) > 1
        ]
        assert len(folds) == len(several) == screen.count("data-unfolds")
        assert all(dock in found for dock, found in zip(several, by_dock, strict=True))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_never_changes_is_a_part_of_its_own(variant: dict[str, Value]) -> None:
    found = positions(variant)
    still = {f"{name}{seat}" for name in ("hull", "cells") for seat in range(found[0].game.players)}
    first, *others = [parts(draw(state, 0, "it")) for state in found]
    for other in others:
        assert all(first[name] == other[name] for name in still | {"scene", "rings"})
    assert any(first["station"] != other["station"] for other in others)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_action_takes_place_where_something_is_drawn(variant: dict[str, Value]) -> None:
    game = ludoteca.make("marrak_hesh", **variant)
    for state in positions(variant):
        spots = set(re.findall(r'data-spot="([^"]+)"', draw(state, None, "en")))
        for action in state.legal_actions():
            seats = (*range(game.players), None)
            told = {tuple(places(state, action, seat)) for seat in seats}
            assert len(told) == 1, "nothing is hidden in this game"
            assert {name.removeprefix("-") for name in told.pop()} <= spots


def test_a_placing_a_trade_and_a_storing_name_dock_slot_and_cell() -> None:
    state = ludoteca.make("marrak_hesh", first_player="seat_1", deep_space="chosen", deep_space_pair=(1, 3)).start(3)
    assert isinstance(state, MarrakHeshState)
    assert places(state, DOCKS + 9, 0) == ["dock9"]
    state.apply(DOCKS + 9)
    assert places(state, MARKET, None) == ["taken"] and places(state, MARKET + 2, 0) == ["slot1", "taken"]
    state.apply(MARKET + 2)
    assert places(state, STORE + 5, 1) == ["-dock9", "cell1.5"]
    assert places(state, PASS, 0) == ["seat1"]


def test_every_event_of_the_game_has_its_beat() -> None:
    told: set[str] = set()
    for variant in VARIANTS:
        for state in positions(variant):
            state.telling = True
            for action in state.legal_actions()[:1]:
                after = state.clone()
                after.telling = True
                after.events = []
                after.apply(action)
                told |= {event.phrase.key for event in after.events}
    assert {"places", "stores"} <= told <= set(BEATS)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_end_is_told_ship_by_ship_and_its_points_add_up(variant: dict[str, Value], lang: str) -> None:
    state = positions(variant)[-1]
    assert state.is_over
    told = finale(state, lang, ["Ada", "Bruno", "Chiara"][: state.game.players])
    assert not re.search("data-(piece|spot|part|action|why)", told), "it is a picture"
    ships = told.split("<article ")[1:]
    totals = []
    for ship in ships:
        story = ship.partition("mh-story")[2].partition("</ul>")[0]
        lines = [int(points) for points in re.findall(r"<b>(\d+)</b></li>", story)]
        result = re.search(r'class="sum-total"[^>]*>(\d+) ', ship)
        assert result is not None and sum(lines) == int(result[1])
        totals.append(int(result[1]))
        assert ("mh-ended won" in ship) == (totals[-1] == max(state.scores()))
    assert totals == sorted(state.scores(), reverse=True)


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
