"""The form of a new table: names for everybody at this screen, and only the options that count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.engine import rules_of
from ludoteca.engine.errors import OptionError
from ludoteca.engine.options import Choice, Several, Text, Whole, counted_with
from tests.web.tables import Web


def _names(web: Web, answer: str) -> list[str]:
    return web.live(answer.rsplit("/", 1)[1]).table.names("en")


def _post(anna: TestClient, game: str, **fields: str) -> str:
    answer = anna.post(f"/new/{game}", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def test_several_people_at_one_screen_have_names(web: Web, anna: TestClient) -> None:
    fields = {"players": "3", "seat0": "me", "seat1": "here", "seat2": "here", "name": "Anna", "name1": " Bruno "}
    assert _names(web, _post(anna, "marrak_hesh", **fields)) == ["Anna", "Bruno", "Player 3"]


def test_people_who_are_called_alike_are_told_apart(web: Web, anna: TestClient) -> None:
    fields = {"players": "2", "seat0": "me", "seat1": "here", "name": "Anna", "name1": "Anna"}
    assert _names(web, _post(anna, "marrak_hesh", **fields)) == ["Anna", "Anna 2"]


def test_a_name_written_for_a_bot_or_a_friend_is_nobody_s(web: Web, anna: TestClient) -> None:
    fields = {"players": "2", "seat0": "me", "seat1": "search:easy", "name1": "x" * 99}
    assert _names(web, _post(anna, "marrak_hesh", **fields)) == ["Player 1", "Bruno"]


def test_a_name_at_this_screen_that_is_too_long_is_refused_and_the_form_is_kept(anna: TestClient) -> None:
    fields = {"players": "2", "seat0": "me", "seat1": "here", "name": "Anna", "name1": "x" * 25}
    answer = anna.post("/new/marrak_hesh", data=fields)
    assert answer.status_code == 400
    assert "A name has 1 to 24 characters." in answer.text
    assert 'value="Anna"' in answer.text and "x" * 25 in answer.text


def test_other_clients_name_their_people_too(anna: TestClient) -> None:
    wanted = {"game": "marrak_hesh", "seats": ["me", "here"], "names": ["Anna", "Bruno"]}
    view = anna.post("/api/tables", json=wanted).json()
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Bruno"]


def test_an_option_says_with_which_other_it_counts() -> None:
    options = (
        Choice("players", (2, 3), 2),
        Choice("cards", ("none", "chosen"), "none"),
        Several("pair", (1, 2, 3), 2, 2, (1, 2)),
        Choice("track", ("oval", "custom"), "oval"),
        Text("drawing", 100),
        Choice("mode", ("rivals", "together"), "rivals"),
        Whole("goal", 10, 30, 20).only_with("mode", "rivals"),
        Several("extras", (1, 2), 0, 2, ()),
    )
    assert counted_with(options) == {
        "pair": ("cards", ("chosen",)),
        "drawing": ("track", ("custom",)),
        "goal": ("mode", ("rivals",)),
    }


def test_a_number_that_may_be_a_word_is_chosen_from_a_list(anna: TestClient) -> None:
    page = anna.get("/new/martians").text
    select = page.split('<select name="option-lap_limit">')[1].split("</select>")[0]
    values = re.findall(r'<option value="(\w+)"', select)
    assert values == ["off", *(str(number) for number in range(15, 61))]
    assert re.search(r'<option value="40" selected="selected"', select)
    assert "no limit" in select


def test_the_value_of_a_number_that_may_be_a_word() -> None:
    limit = Whole("limit", 15, 60, 40, words=("off",))
    assert [limit.read(given) for given in (15, "60", " off ", False, "no")] == [15, 60, "off", "off", "off"]
    for given in (14, "61", "never", True, ""):
        with pytest.raises(OptionError, match="15-60, off"):
            limit.read(given)
    with pytest.raises(OptionError, match="15-60"):
        Whole("limit", 15, 60, 40).read("off")


def test_a_page_without_script_has_every_field_and_every_meaning(anna: TestClient) -> None:
    page = anna.get("/new/marrak_hesh").text
    assert re.search(r'data-with="option-deep_space" data-with-values="chosen"', page)
    for field in ("deep_space", "deep_space_pair", "first_player", "tie_break", "group_ties"):
        assert f'name="option-{field}"' in page
    assert page.count("<small>") >= 5
    assert 'data-for="3"' in re.search(r'<option value="seat_2"[^>]*>', page)[0]  # type: ignore[index]


@pytest.mark.parametrize("game", ludoteca.games())
def test_every_value_of_every_option_can_be_chosen_with_some_number_of_players(game: str, anna: TestClient) -> None:
    page = anna.get(f"/new/{game}").text
    for option in rules_of(game).option_list:
        if not isinstance(option, Choice) or option.name == "players":
            continue
        select = page.split(f'<select name="option-{option.name}">')[1].split("</select>")[0]
        for value in option.values:
            assert re.search(rf'<option value="{value}"[^>]* data-for="[^"]+"', select), (option.name, value)


def test_what_a_stranger_calls_content_opens_no_file(anna: TestClient, tmp_path: Path) -> None:
    """A patch of the content is no option: neither the form nor the API takes one from a page."""
    file = tmp_path / "patch.toml"
    file.write_text("secret", encoding="utf-8")
    body = {"game": "marrak_hesh", "seats": ["me", "here"], "options": {"content": str(file)}}
    answers = [
        anna.post("/api/tables", json=body),
        anna.post("/new/marrak_hesh", data={"option-content": str(file), "seat-0": "me", "seat-1": "here"}),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert "secret" not in answer.text and "patch.toml" not in answer.text
