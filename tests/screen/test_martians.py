"""The screen of Martians!!!: what can be touched is what may be played, and nobody sees what they may not know."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.martians.ids import ASK_FIGHT, ASK_MOVE, ASK_PLACE, ROLL, STEP
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen import draw
from ludoteca.games.martians.screen_map import walks
from ludoteca.games.martians.square import fight_prices
from ludoteca.words import LANGUAGES
from tests.proof.cases import random_game, sampled

COOP: dict[str, Value] = {"mode": "cooperative"}
VARIANTS: list[dict[str, Value]] = [
    {"players": 2, "lap_limit": 15},
    {"players": 4, "lap_limit": 15},
    {"players": 6, "lap_limit": 15, "card_windows": "full"},
    {"players": 1, **COOP},
    {"players": 3, **COOP, "coop_open_hands": "off"},
    {"players": 4, **COOP, "difficulty": "book"},
]
COUNT = 14
MOST_BYTES = 90_000


def positions(variant: dict[str, Value]) -> list[MartiansState]:
    return _positions(tuple(variant.items()))


@cache
def _positions(variant: tuple[tuple[str, Value], ...]) -> list[MartiansState]:
    game = ludoteca.make("martians", **dict(variant))
    found: list[MartiansState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, MartiansState)
            found.append(state)
    return found


def asking(question: int, count: int = 6) -> list[MartiansState]:
    """Some positions with that decision."""
    found: list[MartiansState] = []
    for state, _ in random_game(ludoteca.make("martians", players=2), 5):
        assert isinstance(state, MartiansState)
        if state.asked == question and not state.is_over and len(state.on_table) > 3:
            found.append(state.clone())
            if len(found) == count:
                break
    return found


def actions(html: str, attribute: str = "data-action") -> set[int]:
    return {int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            legal = set(state.legal_actions()) if seat is not None and seat == state.to_move else set()
            assert actions(draw(state, seat, "en")) == legal


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_pawn_and_every_martian_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        pieces = re.findall(r'data-piece="([^"]+)"', draw(state, 0, "en"))
        assert len(pieces) == len(set(pieces))
        assert {f"p{seat}" for seat in range(state.game.players)} <= set(pieces)
        assert sum(piece[0] == "m" for piece in pieces) == len(state.martians)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_whole_map_is_in_view(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        found = re.search(r'class="ma-town" viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"', draw(state, 0, "en"))
        assert found
        left, top, wide, high = (int(number) for number in found.groups())
        for tile in state.on_table:
            x, y = 120 * (state.place[tile] % 21 - 10), 120 * (state.place[tile] // 21 - 10)
            assert left <= x - 60 and x + 60 <= left + wide and top <= y - 60 and y + 60 <= top + high


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_hand_is_seen_by_its_owner_and_by_companions_with_open_hands(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            html = draw(state, seat, "en")
            shown = set(re.findall(r'data-key="h(\d+)"', html))
            assert shown == ({str(card) for card in state.hand_of(seat)} if seat is not None else set())
            others = [card for other in range(state.game.players) if other != seat for card in state.hand_of(other)]
            if state.terms.open_hands:
                assert html.count('class="ma-held"') == len(others)
            else:
                assert 'class="ma-held"' not in html


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_view_depends_on_what_its_seat_knows_alone(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in range(state.game.players):
            assert draw(state.redeal(seat, 7), seat, "it") == draw(state, seat, "it")


def test_a_ghost_stands_on_every_place_and_offers_each_rotation() -> None:
    for state in asking(ASK_PLACE):
        page = ElementTree.fromstring(draw(state, state.to_move, "en"))
        spots = [element for element in page.iter("g") if element.get("class") == "ma-spot"]
        assert len(spots) == len({action // 4 for action in state.choices})
        for spot in spots:
            found = [int(part.get("data-action") or -1) for part in spot.iter() if part.get("data-action")]
            assert found == [action for action in state.choices if f"s{action // 4}" == spot.get("data-key")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_in_hand_says_how_it_is_placed_by_mouse_and_by_touch(lang: str) -> None:
    for state in asking(ASK_PLACE, 1):
        page = ElementTree.fromstring(draw(state, state.to_move, lang))
        told = {element.get("class"): element.text for element in page.iter("small")}
        assert told["ma-by-mouse"] == say("turn-help").text(lang)
        assert told["ma-by-touch"] == say("turn-help-touch").text(lang)


def test_R25_a_walk_is_made_of_single_steps_and_ends_where_it_says() -> None:
    for state in asking(ASK_MOVE, 12):
        offered = {tuple(way) for _, *way in walks(state)}
        page = ElementTree.fromstring(draw(state, state.to_move, "en"))
        paths = [str(part.get("data-walk")) for part in page.iter() if part.get("data-walk")]
        assert {tuple(int(step) for step in path) for path in paths} <= offered
        for goal, *way in walks(state):
            twin = state.clone()
            for direction in way:
                assert twin.asked == ASK_MOVE and STEP + direction in twin.choices
                twin.apply(STEP + direction)
            assert twin.is_over or twin.died or twin.pawn[state.active] == goal or twin.active != state.active
            assert len(way) <= state.steps_left()


def test_R34_the_odds_are_what_the_rolls_bring() -> None:
    for state in asking(ASK_FIGHT, 12):
        prices = fight_prices(state)
        bullets, life = state.bullets[state.active], state.life[state.active]
        seen: set[int] = set()
        for seed in range(40):
            twin = state.redeal(state.active, seed)
            twin.telling, twin.events = True, []
            twin.apply(ROLL)
            total = next(event.phrase.args["total"] for event in twin.events if event.phrase.key == "fight-roll")
            assert isinstance(total, int)
            seen.add(max(0, 4 - total))
        assert seen <= set(prices) and len(seen) > 1
        html = draw(state, state.to_move, "en")
        assert html.count('<li class="ma-win"') == prices.count(0)
        assert html.count('<li class="ma-pay"') == sum(0 < price <= bullets for price in prices)
        assert life > 0


def test_cards_in_hand_say_what_they_do_and_when() -> None:
    state = asking(ASK_MOVE, 1)[0]
    html = draw(state, state.to_move, "it")
    for card in state.hand_of(state.to_move):
        assert state.terms.cards[card].title().text("it").split("'")[0] in html
