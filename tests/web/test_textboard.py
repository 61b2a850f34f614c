"""A game without a drawing of its own: its board as text, a cover, and words that fit the numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from rich.panel import Panel
from rich.text import Text
from starlette.testclient import TestClient

import ludoteca
from ludoteca.engine import Game, State, shelf
from ludoteca.engine.phrase import HOUSE
from ludoteca.screen.textboard import text_board
from ludoteca.web.box import facts
from ludoteca.web.shell import game_file, plain_cover
from ludoteca.words import LANGUAGES, say
from tests.foreign import NAME
from tests.toy import LOOK, Toy
from tests.web.tables import Web, joined


@pytest.fixture
def foreign() -> Iterator[str]:
    shelf.add(NAME, "tests.foreign:SecretCard")
    yield NAME
    shelf._shelf().pop(NAME)


class Bright(Toy):
    """Its board has colours, and things that look like tags."""

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        return Panel(Text.assemble(("<b>", "bold red"), (" & ", "dim"), ("[red]", "bright_blue"), ("x", "#123456")))


def _known(html: str) -> list[str]:
    """The cards on a board, as they stand there."""
    found = re.search(r'<pre class="textboard"[^>]*>(.*?)</pre>', html, re.DOTALL)
    assert found is not None, html[:300]
    return re.findall(r"┃ (.) ┃", unescape(re.sub("<[^>]*>", "", found[1])))


def test_each_seat_sees_its_own_hidden_card_and_no_other(web: Web, anna: TestClient, foreign: str) -> None:
    view = anna.post("/api/tables", json={"game": foreign, "seats": ["me", "friend"]}).json()
    table = view["table"]
    bruno, eve = joined(anna, web), joined(anna, web)
    bruno.post("/api/seats", json={"invitation": view["invitations"]["1"], "name": "Bruno"})
    cards = [str(card) for card in web.live(table).table.state.cards]  # type: ignore[attr-defined]
    for who, known in ((anna, [cards[0], "?"]), (bruno, ["?", cards[1]]), (eve, ["?", "?"])):
        assert _known(who.get(f"/t/{table}").text) == known
        assert _known(who.get(f"/t/{table}/replay").text) == known
        assert _known(who.get(f"/api/tables/{table}").json()["screen"]) == known
        with who.websocket_connect(f"/t/{table}/live") as page:
            assert _known(page.receive_json()["regions"]["board"]) == known
    assert anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": LOOK}).status_code == 200
    assert _known(anna.get(f"/t/{table}").text) == cards


def test_behind_the_curtain_there_is_no_text_either(anna: TestClient, foreign: str) -> None:
    table = anna.post("/api/tables", json={"game": foreign, "seats": ["me", "here"]}).json()["table"]
    page = anna.get(f"/t/{table}").text
    assert 'class="curtain"' in page and "textboard" not in page


@pytest.mark.parametrize(
    ("lang", "label", "choose"), [("en", "The board as text", "Choose"), ("it", "Il tavoliere come testo", "Scegli")]
)
def test_the_text_says_what_it_is_and_what_can_be_done_stands_below_as_buttons(
    anna: TestClient, foreign: str, lang: str, label: str, choose: str
) -> None:
    table = anna.post("/api/tables", json={"game": foreign, "seats": ["me", "random"]}).json()["table"]
    page = anna.get(f"/t/{table}", headers={"accept-language": lang}).text
    assert f'<pre class="textboard" tabindex="0" role="region" aria-label="{label}">' in page
    assert f'<h2 class="quiet">{choose}</h2>' in page and page.count("<button data-action=") == 4


def test_a_text_is_escaped_and_keeps_what_a_terminal_can_show() -> None:
    drawn = text_board(Bright({}).start(1), 0, "en", "x")
    for part in ('<span class="t-bold t-red">&lt;b&gt;</span>', '<span class="t-dim"> &amp; </span>',
                 '<span class="t-blue">[red]</span>', "x"):  # fmt: skip
        assert part in drawn
    assert drawn.count("\n") == 2 and "style=" not in drawn and "\x1b" not in drawn


def test_a_game_without_a_cover_has_one_drawn(anna: TestClient, foreign: str) -> None:
    for path in ("/", f"/games/{foreign}"):
        (link,) = set(re.findall(rf"/static/games/{foreign}/cover\.svg\?\w+", anna.get(path).text))
        answer = anna.get(link)
        assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
        assert answer.text == plain_cover(foreign) and "<script" not in answer.text
    assert plain_cover(foreign) != plain_cover("marrak_hesh")


def test_numbers_and_words_agree(foreign: str) -> None:
    assert [facts(foreign, lang)[:2] for lang in LANGUAGES] == [["2 players", "1 min"], ["2 giocatori", "1 min"]]
    assert facts("marrak_hesh", "en")[0].count("–") == 1
    for lang, alone, several in (("en", "1 player", "2 players"), ("it", "1 giocatore", "2 giocatori")):
        assert say(HOUSE, "ui-players-range-one", lang, number=1) == alone
        assert say(HOUSE, "ui-players-range-one", lang, number=2) == several
    units = {points: say(HOUSE, "ui-points-unit", "en", points=points) for points in (-2, -1, 0, 1, 2)}
    assert units == {-2: "points", -1: "points", 0: "points", 1: "point", 2: "points"}


def test_every_game_of_the_house_has_a_drawing_and_a_cover_of_its_own() -> None:
    for name in ludoteca.games():
        game: Game = ludoteca.make(name)
        assert game.screen(game.start(1), 0)
        cover = game_file(name, "cover.svg")
        assert cover is not None and cover[0].decode() != plain_cover(name)
