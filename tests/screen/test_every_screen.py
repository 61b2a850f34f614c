"""What holds of the screens of our games beyond what is proved of everybody's: they are small, and glide."""

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
def test_every_drawing_has_a_name_and_every_message_is_there(case: Case) -> None:
    for _, _, html in drawn(case, 1):
        for svg in ElementTree.fromstring(html).iter("svg"):
            named = svg.get("aria-label") or svg.find("title") is not None
            assert svg.get("aria-hidden") == "true" or (svg.get("role") and named)
        assert "screen-" not in html, "a message is missing"
        html.encode("latin-1")  # a single wider sign would make every copy of it slow: `markup.escape`


@pytest.mark.parametrize("case", cases(), ids=str)
def test_ids_of_one_game_begin_alike_and_something_glides(case: Case) -> None:
    for _, _, html in drawn(case, 2):
        assert len({name.partition("-")[0] for name in re.findall(r' id="([^"]+)"', html)}) <= 1
        assert "data-piece=" in html


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_view_is_small(case: Case) -> None:
    for _, _, html in drawn(case, 4):
        assert len(html.encode()) < MOST_BYTES and len(gzip.compress(html.encode())) < MOST_SENT
