"""What is shown is what happens: every number of the screens, the choices and the sheets of Marrak Hesh 17."""

from __future__ import annotations

import re
from html import unescape
from io import StringIO

import pytest
from rich.console import Console

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.games.marrak_hesh.board import draw as board
from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, HOUSE
from ludoteca.games.marrak_hesh.decisions import MARKET, PASS, STORE
from ludoteca.games.marrak_hesh.phrases import goods
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.screen import draw
from tests.proof.cases import random_game

VARIANTS: list[dict[str, Value]] = [
    {"players": 2},
    {"players": 3, "tie_break": "chain"},
    {"players": 2, "group_ties": "one", "tie_break": "later"},
    {"players": 3, "deep_space": "chosen", "deep_space_pair": (1, 3)},
    {"players": 2, "deep_space": "chosen", "deep_space_pair": (2, 6)},
    {"players": 3, "deep_space": "chosen", "deep_space_pair": (4, 10), "group_ties": "one"},
    {"players": 2, "deep_space": "chosen", "deep_space_pair": (5, 8)},
    {"players": 3, "deep_space": "chosen", "deep_space_pair": (7, 9)},
]
HOW_MANY = re.compile(r'data-tip="(?:Orange|Teal|Slate) Transports left: (\d) of \d"')


def heads(html: str) -> list[tuple[list[int], int]]:
    """For each seat panel the terms of its sum, and the total."""
    found = []
    for panel in html.split('<p class="sum mh-sum">')[1:]:
        terms = [int(term) for term in re.findall(r"</i>(\d+)</span>", panel.partition("</p>")[0])]
        total = re.search(r'class="seat-score".*?<b>(\d+)</b>', panel)
        assert total is not None
        found.append((terms, int(total[1])))
    return found


def order(state: MarrakHeshState, seat: int) -> list[int]:
    return [(seat + step) % state.game.players for step in range(state.game.players)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_hold_shows_what_it_scores_and_every_hand_what_it_has(variant: dict[str, Value]) -> None:
    game = ludoteca.make("marrak_hesh", **variant)
    for seed in (1, 2):
        for state, _ in random_game(game, seed):
            assert isinstance(state, MarrakHeshState)
            html = draw(state, 0, "en")
            for seat, (terms, total) in zip(order(state, 0), heads(html), strict=True):
                assert sum(terms) == total == state.scores()[seat]
                assert total == sum(line.points for line in state.score_sheet(seat))
            hands = [int(count) for count in HOW_MANY.findall(html)]
            assert hands == [state.hands[COLOURS * seat + colour] for seat in order(state, 0) for colour in (0, 1, 2)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_choice_names_the_dock_the_cell_and_the_tile_that_it_is_about(variant: dict[str, Value], lang: str) -> None:
    game = ludoteca.make("marrak_hesh", **variant)
    for state, action in random_game(game, 5, events=True):
        assert isinstance(state, MarrakHeshState)
        if action < 0:
            continue
        text = game.action_text(state, action, lang)
        seat = state.to_move
        after = state.clone()
        after.advance(action)
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        if action < PASS:
            tile = state.docks[action % DOCKS]
            assert numbers == [action % DOCKS + 1]
            assert goods(HOUSE, tile).text(lang) in text
            assert after.docks[numbers[0] - 1] == -1 - action // DOCKS
            assert tile in (after.taken, *after.hold_of(seat))
        elif action >= STORE:
            hold = state.terms.hold
            row, column = numbers
            cell = next(
                cell for cell in range(hold.cells) if (hold.row[cell] + 1, hold.column[cell] + 1) == (row, column)
            )
            assert after.hold_of(seat)[cell] == state.taken
        elif action > MARKET:
            assert goods(HOUSE, state.slots[action - MARKET - 1]).text(lang) in text


def test_the_log_names_the_same_dock_and_cell_as_the_choice_and_the_station() -> None:
    game = ludoteca.make("marrak_hesh", players=3)
    told = 0
    state = game.start(9, events=True)
    signs = re.findall(r'<use href="#mh-sign"[^>]*/><text[^>]*>(\d+)</text>', draw_of(state))
    assert sorted(int(sign) for sign in signs) == list(range(1, DOCKS + 1))
    for state, action in random_game(game, 9, events=True):
        if action < 0:
            continue
        numbers = re.findall(r"\d+", game.action_text(state, action, "en"))
        after = state.clone()
        after.telling = True
        after.events = []
        after.advance(action)
        first = after.events[0].phrase.text("en", ["a", "b", "c"])
        assert re.findall(r"\d+", first) == numbers
        told += 1
    assert told > 30


def draw_of(state: object) -> str:
    assert isinstance(state, MarrakHeshState)
    return draw(state, 0, "en")


def test_the_terminal_shows_the_same_points_and_counts_docks_from_one() -> None:
    for variant in VARIANTS[:4]:
        game = ludoteca.make("marrak_hesh", **variant)
        for state, action in random_game(game, 6):
            assert isinstance(state, MarrakHeshState)
            if action >= 0 and state.asked:
                continue
            console = Console(width=220, record=True, file=StringIO())
            console.print(board(state, 0, "en"))
            text = console.export_text()
            for seat in range(state.game.players):
                assert f"Player {seat + 1}: {state.scores()[seat]} VP" in text
            top = next(line for line in text.splitlines() if " 8 " in line)
            assert re.findall(r"\d+", top)[:8] == [str(dock) for dock in range(1, 9)]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_card_says_the_numbers_that_the_rules_use(lang: str, players: int) -> None:
    paying = {2: ["6 / 7", "2 / 6"], 3: ["5 / 6 / 7", "1 / 3 / 6"]}
    assert re.findall(r"\d(?: / \d)*", card_words(7, lang, players)) == paying[players]
    assert re.findall(r"\d", card_words(6, lang, players)) == ["1", "3"]
    assert re.findall(r"\d", card_words(8, lang, players)) == ["3", "1"]
    assert re.findall(r"\d", card_words(9, lang, players)) == ["1"]


def card_words(card: int, lang: str, players: int) -> str:
    state = ludoteca.make(
        "marrak_hesh", deep_space="chosen", deep_space_pair=(card, 1 if card > 1 else 2), players=players
    ).start(1)
    assert isinstance(state, MarrakHeshState)
    for article in draw(state, 0, lang).split('<article class="card mh-card"')[1:]:
        if f">C{card}</b>" in article:
            return unescape(article.partition("<p>")[2].partition("</p>")[0])
    raise AssertionError(f"C{card} is not drawn")
