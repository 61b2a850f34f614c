"""What holds of the screen of every game, whatever it shows: it is whole, small, free of styles, and can be reached."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from ludoteca.engine.game import State
from tests.proof.cases import Case, cases, sampled

POSITIONS = 5  # of a random game, besides its end
NAMES = ["Ada <&>", 'Bruno "B"', "Chiara", "Dario", "Emma", "Franco"]
DRAWING = re.compile(r'(?:<(?!a )[^<>]* href="|url\()#([^")]+)')  # a link leads to a rule
MOST_BYTES = 90_000
MOST_SENT = 12_000  # bytes, compressed


def drawn(case: Case, seed: int) -> Iterator[tuple[State, int | None, str]]:
    """Positions of a game as the seat that decides and a spectator see them, by turns in both languages."""
    game = case.made()
    for number, state in enumerate(sampled(game, seed, POSITIONS)):
        for seat in (max(state.to_move, 0), None):
            lang = ("en", "it")[number % 2]
            yield state, seat, game.screen(state, seat, lang, NAMES[: game.players])


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_page_is_well_formed_named_and_has_neither_styles_nor_scripts(case: Case) -> None:
    for _, _, html in drawn(case, 1):
        for svg in ElementTree.fromstring(html).iter("svg"):
            named = svg.get("aria-label") or svg.find("title") is not None
            assert svg.get("aria-hidden") == "true" or (svg.get("role") and named)
        assert "style=" not in html and "<style" not in html and "<script" not in html
        assert "screen-" not in html, "a message is missing"
        html.encode("latin-1")  # a single wider sign would make every copy of it slow: `markup.escape`


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_reference_has_its_drawing_and_no_piece_is_there_twice(case: Case) -> None:
    for _, _, html in drawn(case, 2):
        ids = re.findall(r' id="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        assert len({name.partition("-")[0] for name in ids}) <= 1, "ids of one game begin alike"
        assert set(DRAWING.findall(html)) <= set(ids)
        pieces = re.findall(r'data-piece="([^"]+)"', html)
        assert pieces and len(pieces) == len(set(pieces))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_button_has_a_name_is_there_once_and_can_be_reached_by_keyboard(case: Case) -> None:
    for state, seat, html in drawn(case, 3):
        buttons = [part for part in ElementTree.fromstring(html).iter() if part.get("data-action") is not None]
        for button in buttons:
            assert button.get("role") == "button" and button.get("tabindex") == "0" and button.get("aria-label")
        offered = [int(button.get("data-action") or -1) for button in buttons]
        assert len(offered) == len(set(offered))
        assert set(offered) <= (set(state.legal_actions()) if seat == state.to_move else set())


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_view_is_small(case: Case) -> None:
    for _, _, html in drawn(case, 4):
        assert len(html.encode()) < MOST_BYTES and len(gzip.compress(html.encode())) < MOST_SENT
