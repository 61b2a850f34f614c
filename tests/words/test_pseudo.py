"""In a language that nobody speaks, whatever is said in plain letters is written in the code instead of a catalogue."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.cli import COMMANDS, main
from ludoteca.words import languages
from ludoteca.words.checking import checked
from tests.terminal.scene import sit, table_for
from tests.web.tables import Web, opened
from tests.words import pseudo
from tests.words.foreign import looked_into
from tests.words.pseudo import CODE, KEPT, plain_of, plain_of_page, strange

NAMES = ("Ludoteca", "Anna", "Daytona Beach", *(one.name for one in languages.OURS), f"Tongue {CODE}")
PAGES = ("/", "/me", "/enter", "/me/erase", "/puzzles", "/nowhere")
PAGES_OF_A_GAME = ("/games/{}", "/games/{}/rules", "/ratings/{}", "/puzzles/{}", "/new/{}?content=own")
LOOKED_AT = (0, 5, 25, 80)  # decisions after which a table is looked at
CONTENTS = (" = ", "[")  # an example of a file of contents
MOST_DECISIONS = 300
LONG = ("automobiles", "martians")  # played at random they last longer
CODES = re.compile(r"\S+\|\S+")  # words of a command line: `en|it`
TYPED = ("copy", "recompute", " de ", *sorted(COMMANDS, key=len, reverse=True))


@pytest.fixture(scope="module", autouse=True)
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.bring(folder)
    with looked_into(folder):
        yield


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with opened(Web(tmp_path_factory.mktemp("house"))) as client:
        client.headers["accept-language"] = CODE
        yield client


def test_the_language_is_whole_and_the_reader_sees_what_is_not_in_it() -> None:
    assert [finding.what.text() for one in checked(CODE) for finding in one.findings] == []
    assert strange("Take 3 cards (R12), or --out FILE") == "Ťááķéé 3 çáárďš (R12), óór --out ƑÍÍĹÉÉ".replace("r", "ŕ")
    page = f'<p title="Hand">{strange("Take it")} Anna</p><script>let it</script><p lang="en">x</p><p>Prendi R12</p>'
    assert plain_of_page(page, "Anna") == ["Hand", "Prendi R12"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_nothing_that_is_in_no_catalogue(visitor: TestClient, page: str) -> None:
    html = visitor.get(page).text
    assert f'<html lang="{CODE}">' in html and plain_of_page(html, *NAMES) == []


@pytest.mark.parametrize("game", ludoteca.games())
def test_the_pages_of_a_game_say_nothing_that_is_in_no_catalogue(visitor: TestClient, game: str) -> None:
    for page in PAGES_OF_A_GAME:
        said = plain_of_page(visitor.get(page.format(game)).text, *NAMES)
        assert [line for line in said if not any(sign in line for sign in CONTENTS) and "(" not in line] == [], page


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_table_says_nothing_that_is_in_no_catalogue(visitor: TestClient, game: str) -> None:
    asked = {"game": game, "seats": ["me", "here"], "name": "Anna", "options": {"players": 2}, "reviews": True}
    told = visitor.post("/api/tables", json=asked).json()
    table, dice = told["table"], random.Random(1)
    for decision in range(MOST_DECISIONS):
        if told["over"]:
            break
        if decision in LOOKED_AT:
            assert plain_of_page(visitor.get(f"/t/{table}").text, *NAMES) == [], decision
        chosen = {"action": dice.choice(told["actions"])["action"], "decision": told["decision"]}
        told = visitor.post(f"/api/tables/{table}/act", json=chosen).json()
    assert told["over"] or game in LONG
    for page in (f"/t/{table}", *([f"/t/{table}/replay?at=9", f"/t/{table}/review"] if told["over"] else [])):
        html = visitor.get(page).text
        assert f'<html lang="{CODE}">' in html and plain_of_page(html, *NAMES) == [], page


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_says_nothing_that_is_in_no_catalogue(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help", "--lang", CODE]) == 0
    said = " ".join(capsys.readouterr().out.split())
    rest = CODES.sub(" ", KEPT.sub(" ", said))
    assert "--help" in said and plain_of(rest, *TYPED, *NAMES) == []


def test_the_terminal_says_nothing_that_is_in_no_catalogue(tmp_path: Path) -> None:
    typed = ("?", "1", "1", "why 99", "rules", "rules R12", "log", "1", "save")
    terminal = sit(table_for(tmp_path / "game.json"), *typed, lang=CODE)
    assert strange("Player") in terminal.text
    said = re.sub(r"\b[0-9a-f]{64}\b|> .*", "", terminal.text.replace(str(tmp_path), ""))
    assert plain_of(said, "game.json", "random", *NAMES) == []
