"""The screen of Mars Needs Mechanics: what can be touched is what may be played, what is foretold is what happens."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.engine.shelf import text_of
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.decisions import BUY_DECK, END_TURN, SELL_DONE
from ludoteca.games.mars_needs_mechanics.examples import BOX
from ludoteca.games.mars_needs_mechanics.position import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    MarsNeedsMechanicsState,
)
from ludoteca.games.mars_needs_mechanics.rules import IDS
from ludoteca.games.mars_needs_mechanics.screen import BEATS, draw, finale, forecast, last_buyer, places, sets_of
from ludoteca.screen.beats import SOUNDS
from ludoteca.words import LANGUAGES, has_message
from tests.proof.cases import random_game, sampled

VARIANTS: list[dict[str, Value]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "mechanism_set": "random_5", "automaton": "on"},
    {"players": 3, "starting_cards": "shown", "final_fall": "always"},
    {"players": 2, "mechanism_set": "chosen", "chosen_mechanisms": IDS},
    {"players": 4, "mechanism_set": "chosen", "chosen_mechanisms": IDS},
]
COUNT = 16


def positions(variant: dict[str, Value]) -> list[MarsNeedsMechanicsState]:
    game = ludoteca.make("mars_needs_mechanics", **variant)
    found: list[MarsNeedsMechanicsState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, MarsNeedsMechanicsState)
            found.append(state)
    return found


def played(variant: dict[str, Value], seed: int) -> list[tuple[MarsNeedsMechanicsState, int]]:
    game = ludoteca.make("mars_needs_mechanics", **variant)
    found: list[tuple[MarsNeedsMechanicsState, int]] = []
    for state, action in random_game(game, seed):
        assert isinstance(state, MarsNeedsMechanicsState)
        found.append((state.clone(), action))
    return found


def actions(html: str, attribute: str = "data-action") -> set[int]:
    return {int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            drawn = actions(draw(state, seat, "en"))
            assert drawn == (set(state.legal_actions()) if seat is not None and seat == state.to_move else set())


def test_every_kind_of_decision_is_drawn_whole() -> None:
    asked: set[int] = set()
    for seed in range(4):
        for state, action in played(VARIANTS[-1], seed):
            if action >= 0 and (state.asked != ASK_TURN or state.slots(state.to_move)):
                asked.add(state.asked)
                assert actions(draw(state, state.to_move, "it")) == set(state.legal_actions())
    assert asked == {ASK_TURN, ASK_DRIVE, ASK_ENGINE, ASK_SELL}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            pieces = re.findall(r'data-piece="([^"]+)"', draw(state, seat, "en"))
            assert len(pieces) == len(set(pieces))
            assert {f"{kind}{part}" for kind in "op" for part in range(COMPONENTS)} <= set(pieces)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_prices_foretold_are_those_that_come(variant: dict[str, Value]) -> None:
    ended = 0
    for (state, action), (after, _) in pairwise(played(variant, 5)):
        if action == END_TURN and after.asked in (ASK_ENGINE, ASK_SELL):
            ended += 1
            assert forecast(state).prices == after.prices
    assert ended


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_sets_shown_are_those_that_can_be_sold(variant: dict[str, Value]) -> None:
    for state, action in played(variant, 6):
        if action >= 0 and state.asked == ASK_SELL:
            sets = sets_of(forecast(state), state.to_move)
            sales = {state.describe(action).text() for action in state.legal_actions() if action != SELL_DONE}
            assert bool(sets) == bool(sales)
            for component, count, _, cogs in sets:
                assert cogs == state.sale_pays(state.to_move, component, count)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_card_last_bought_lies_with_its_buyer(variant: dict[str, Value]) -> None:
    for (state, action), (after, _) in pairwise(played(variant, 7)):
        if 0 <= action < BUY_DECK and after.asked == ASK_TURN and after.round == state.round and not after.passes:
            assert last_buyer(after) == state.to_move
            assert f'data-piece="m{action}.{after.market[action]}"' in draw(after, 0, "en")


def spots(html: str) -> set[str]:
    return set(re.findall(r'data-spot="([^"]+)"', html))


@pytest.mark.parametrize("seat", [0, None])
def test_the_boards_and_panels_have_names(seat: int | None) -> None:
    asked: set[int] = set()
    for state, action in played(VARIANTS[-1], 3):
        names = {part.name for part in draw(state, seat, "en").parts()}
        selling = seat == state.to_move and action >= 0 and state.asked == ASK_SELL and len(state.choices) > 1
        asked |= {state.asked} if selling else set()
        own = {"hand", "sale"} if selling else {"hand"}
        seats = {f"{kind}{player}" for kind in ("seat", "status") for player in range(4)}
        assert names == {"clock", "exchange", "market", "mechanisms", *seats, *(own if seat is not None else ())}
    assert seat is None or ASK_SELL in asked


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_component_has_one_column_in_the_exchange_the_market_and_the_hand(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        html = draw(state, 0, "en")
        assert [int(part) for part in re.findall(r'data-spot="stall(\d)"', html)] == state.line
        assert [int(part) for part in re.findall(r'data-key="held(\d)"', html)] in (state.line, [])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_whatever_happens_has_its_places_on_the_screen(variant: dict[str, Value]) -> None:
    seen: set[str] = set()
    for (state, action), (after, _) in pairwise(played(variant, 9)):
        for seat in (*range(state.game.players), None):
            names = {name.removeprefix("-") for name in places(state, action, seat)}
            seen |= {re.sub(r"\d+$", "", name) for name in names}
            assert names <= spots(draw(state, seat, "en")) | spots(draw(after, seat, "en"))
    assert {"stall", "token", "seat", "passes", "exchange", "price"} <= seen


def test_where_something_happens_tells_nobody_what_they_do_not_know() -> None:
    dark = 0
    for state, action in played(VARIANTS[-1], 2):
        for seat in range(state.game.players) if action >= 0 else ():
            world = state.redeal(seat, 5)
            assert places(world, action, seat) == places(state, action, seat)
            dark += action in range(BUY_DECK, BUY_DECK + 3) and seat != state.to_move
    assert dark, "nobody has bought a card of the deck"


def test_every_event_is_told_in_its_own_way_and_its_sound_can_be_made() -> None:
    told: set[str] = set()
    for variant in VARIANTS:
        game = ludoteca.make("mars_needs_mechanics", **variant)
        for seed in range(4):
            told |= {event.phrase.key for state, _ in random_game(game, seed, events=True) for event in state.events}
    assert {key for key in told if not key.startswith("card-")} <= set(BEATS)
    assert all(has_message("mars_needs_mechanics", key, "en") for key in BEATS)
    assert {beat.sound for beat in BEATS.values()} <= {"", *SOUNDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sign_tells_what_it_is_by_a_tip_with_a_rule_that_there_is(lang: str) -> None:
    rulebook = text_of("mars_needs_mechanics", f"rulebook/{lang}.md") or ""
    for state in positions(VARIANTS[-1]):
        html = draw(state, max(0, state.to_move), lang)
        assert " title=" not in html and "<title" not in html
        for rule in set(re.findall(r'data-tip-rule="([^"]*)"', html)):
            assert f"**{rule}**" in rulebook


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_end_tells_every_fortune_from_the_richest_on(variant: dict[str, Value], lang: str) -> None:
    end = played(variant, 4)[-1][0]
    names = ["Ada", "Bruno", "Chiara", "Dario"][: end.game.players]
    html = finale(end, lang, names)
    order = re.findall(r"<h4>(\w+)</h4>", html)
    assert order[0] == names[end.winners()[0]] and sorted(order) == names
    fortunes = [int(cogs) for cogs in re.findall(r'<text y="10">(\d+)</text>', html)]
    assert fortunes == [end.scores()[names.index(name)] for name in order] == sorted(fortunes, reverse=True)
    for seat, name in enumerate(names):
        row = re.search(rf"<h4>{name}</h4>.*?</article>", html)
        assert row is not None
        assert all(f"<em>{card.title().text(lang)}</em>" in row[0] for card in end.standing(seat))
    assert "data-piece" not in html and "data-action" not in html and "data-part" not in html


def test_a_seat_sees_the_hands_of_others_only_when_the_game_is_over() -> None:
    end = played({"players": 2}, 1)[-1][0]
    html = draw(end, 0, "en")
    for component in range(COMPONENTS):
        count = end.hand_of(1)[component]
        title = f'aria-label="{count} × {_name(component)}"'
        assert not count or title in html


def _name(component: int) -> str:
    return BOX.components[component].replace("_", " ").title()
