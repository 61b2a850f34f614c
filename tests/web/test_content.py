"""Contents that are not as printed at a table in the browser: chosen, brought along, told to everybody, and bounded."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from threading import current_thread
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.engine import Patch, Record, shelf
from ludoteca.engine.deal import Part
from ludoteca.engine.shelf import content_of
from ludoteca.web import api, commands
from ludoteca.web.contents import MOST_OWN
from tests import foreign
from tests.web.tables import Web, joined, opened

GAME = "marrak_hesh"
PATCH: dict[str, Any] = {"cards": {"jettison": {"most": 5}}}
OWN = "[cards.jettison]\nmost = 5\n"
HOUSE = Patch({"cards": {"quarantine": {"each": 2}}}, "dear.toml")
HASH = content_of(GAME, Patch(PATCH))


@pytest.fixture
def web(tmp_path: Path) -> Web:
    """A host that offers contents of the house for one game."""
    return Web(tmp_path, contents={GAME: HOUSE})


def tell(page: str) -> str:
    """A page without its tags."""
    found, inside = [], False
    for mark in page:
        inside = mark == "<" or (inside and mark != ">")
        found.append("" if inside or mark == ">" else mark)
    return " ".join(unescape("".join(found)).split())


def set_table(anna: TestClient, content: object, **more: object) -> dict[str, Any]:
    answer = anna.post("/api/tables", json={"game": GAME, "seats": ["me", "here"], "content": content, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def played_out(anna: TestClient, view: dict[str, Any]) -> dict[str, Any]:
    while not view["over"]:
        act = {"decision": view["decision"], "action": view["actions"][0]["action"]}
        view = anna.post(f"/api/tables/{view['table']}/act", json=act).json()
    return view


# ---- everybody is told


@pytest.mark.parametrize(
    ("lang", "note", "change"),
    [
        ("en", "House contents", "Jettison: most VP 3 → 5"),
        ("it", "Contenuto della casa", "Scarico d'emergenza: PV al massimo 3 → 5"),
    ],
)
def test_every_page_of_the_table_says_so(web: Web, anna: TestClient, lang: str, note: str, change: str) -> None:
    view = set_table(anna, PATCH, seats=["me", "friend"])
    guest = joined(anna, web)
    for client in (anna, guest):
        client.headers["accept-language"] = lang
    there = f"/t/{view['table']}"
    waiting, invitation = anna.get(there).text, guest.get(view["invitations"]["1"]).text
    over = played_out(anna, set_table(anna, PATCH))
    after = f"/t/{over['table']}"
    for page in (waiting, invitation, guest.get(there).text, anna.get(after).text, anna.get(f"{after}/replay").text):
        assert f"{note} {HASH[:8]}" in tell(page) and change in tell(page)
    result = anna.get(after).text.partition('class="result')[2]
    assert f"{note} {HASH[:8]}" in tell(result)
    assert note in anna.get("/").text
    plain = set_table(anna, {})
    for page in (anna.get(f"/t/{plain['table']}").text, anna.get(f"/t/{plain['table']}/replay").text):
        assert note not in page


def test_the_room_lists_what_differs(anna: TestClient) -> None:
    view = set_table(anna, PATCH, seats=["me", "friend"])
    room = tell(anna.get(f"/t/{view['table']}").text.partition('class="room"')[2])
    assert f"House contents {HASH[:8]}Jettison: most VP 3 → 5" in room


def test_the_table_is_played_with_it_and_its_record_proves_it(web: Web, anna: TestClient) -> None:
    view = played_out(anna, set_table(anna, PATCH))
    assert view["content"] == {"hash": HASH, "patch": PATCH, "differs": ["Jettison: most VP 3 → 5"]}
    assert web.live(view["table"]).table.game.terms.deck[5].most == 5
    record = Record.from_json(anna.get(f"/t/{view['table']}/record.json").text)
    assert (record.content, record.patch.changes) == (HASH, PATCH)
    assert record.replay().game == ludoteca.make(GAME, content=PATCH, **record.options)


def test_a_rematch_is_played_with_the_same(web: Web, anna: TestClient) -> None:
    view = played_out(anna, set_table(anna, PATCH))
    live = web.live(view["table"])
    holder = live.table.seats[0].holder
    portal = anna.portal
    assert portal is not None
    again = portal.call(web.hub.rematch, live, holder, Part("x"))
    assert web.live(again).table.opening.patch == PATCH


def test_a_table_that_is_kept_comes_back_with_it(tmp_path: Path, anna: TestClient, web: Web) -> None:
    view = set_table(anna, PATCH)
    web.hub._live.clear()
    assert f"House contents {HASH[:8]}" in tell(anna.get(f"/t/{view['table']}").text)


def test_what_only_repeats_the_printed_contents_is_as_printed(anna: TestClient) -> None:
    view = set_table(anna, {"cards": {"jettison": {"most": 3}}})
    assert view["content"] == {"hash": content_of(GAME), "patch": {}, "differs": []}
    assert "House contents" not in anna.get(f"/t/{view['table']}").text


# ---- what the host offers


def test_the_form_offers_the_host_s_contents_beside_the_printed_ones(anna: TestClient) -> None:
    page = anna.get(f"/new/{GAME}").text
    theirs = content_of(GAME, HOUSE)[:8]
    assert f"as printed ({content_of(GAME)[:8]})" in page and f"house contents: dear ({theirs})" in page
    assert "Quarantine: VP of each tile 1 → 2" in tell(page)
    assert page.index('name="content"') < page.index("House rules")
    italian = anna.get(f"/new/{GAME}", headers={"accept-language": "it"}).text
    assert f"della casa: dear ({theirs})" in italian
    assert '<option value="house" selected="selected">' in anna.get(f"/new/{GAME}?content=house").text
    other = anna.get("/new/automobiles").text
    assert "house contents" not in other and other.index('name="content"') > other.index("House rules")


def test_the_host_s_contents_are_played_by_form_and_by_api(web: Web, anna: TestClient) -> None:
    fields = {"players": "2", "seat0": "me", "seat1": "here", "content": "house", "content-text": "never read = ["}
    answer = anna.post(f"/new/{GAME}", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    assert web.live(answer.headers["location"].rsplit("/", 1)[1]).table.opening.patch == HOUSE.changes
    assert set_table(anna, "house")["content"]["patch"] == HOUSE.changes
    games = {game["name"]: game for game in anna.get("/api/games").json()["games"]}
    assert games[GAME]["contents"] == {"house": HOUSE.changes} and games["martians"]["contents"] == {}
    assert games[GAME]["content"] == content_of(GAME)
    assert anna.post(f"/games/{GAME}/play", follow_redirects=False).status_code == 303
    assert not any(live.table.opening.patch for live in web.hub._live.values() if live.table.seats[1].bot)


# ---- what somebody brings along


def test_whoever_sets_a_table_may_bring_contents_of_their_own(web: Web, anna: TestClient) -> None:
    fields = {"players": "2", "seat0": "me", "seat1": "here", "content": "own", "content-text": OWN}
    answer = anna.post(f"/new/{GAME}", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    assert web.live(answer.headers["location"].rsplit("/", 1)[1]).table.opening.patch == PATCH
    kept = {**fields, "content": ""}
    plain = anna.post(f"/new/{GAME}", data=kept, follow_redirects=False)
    assert web.live(plain.headers["location"].rsplit("/", 1)[1]).table.opening.patch == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[cards.jetison]\nmost = 5", 'content: nobody knows the key "cards.jetison". Did you mean "jettison"?'),
        ("[cards.jettison]\nmost = 50", 'the key "cards.jettison.most" cannot be 50; allowed: 0-20.'),
        ("[cards.jettison]\nmost = ", "content: not valid TOML."),
        ("a = " + "[" * 4000, "nested too deeply"),
        (".".join("a" * 4000) + " = 1", "nested too deeply"),
        ("x" * (MOST_OWN + 1), "at most 16,000 characters"),
        ("/etc/passwd", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_told_on_the_form_which_keeps_it(web: Web, anna: TestClient, text: str, said: str) -> None:
    fields = {"players": "2", "seat0": "me", "seat1": "here", "content": "own", "content-text": text}
    answer = anna.post(f"/new/{GAME}", data=fields)
    assert 400 <= answer.status_code < 500
    assert said.replace('"', "&quot;") in answer.text or said in answer.text
    assert f"{text[:20]}" in answer.text and '<option value="own" selected="selected">' in answer.text
    assert not web.hub._live


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ({"cards": {"jetison": {"most": 5}}}, 'Did you mean "jettison"?'),
        ({"cards": {"jettison": {"most": "many"}}}, "allowed: 0-20"),
        ({"cards": {"jettison": {"most": None}}}, "allowed: 0-20"),
        ({"cards": [1, 2]}, "[cards.safe_conduct] ..."),
        ({"x": "y" * 60_000}, 'nobody knows the key "x"'),
        ("own", 'There are no contents "own" at this server'),
        ("dear.toml", 'There are no contents "dear.toml" at this server; allowed: house.'),
        ("/etc/passwd", 'There are no contents "/etc/passwd"'),
        (3, "content"),
        ([1], "content"),
    ],
)
def test_the_api_refuses_in_a_sentence(web: Web, anna: TestClient, content: object, said: str) -> None:
    wanted = {"game": GAME, "seats": ["me", "here"], "content": content}
    for lang in ("it", "en"):
        answer = anna.post("/api/tables", json=wanted, headers={"accept-language": lang})
        assert 400 <= answer.status_code < 500
    assert said in answer.json()["error"] and not web.hub._live


def test_a_depth_or_half_a_character_ends_in_a_sentence(anna: TestClient) -> None:
    start = f'{{"game": "{GAME}", "seats": ["me", "here"], "content": '
    for content in (
        '{"a":' * 900 + "1" + "}" * 900,
        '{"a":' * 20 + "1" + "}" * 20,
        '{"\\ud800": 1}',
        '{"a": "\\ud800"}',
    ):
        answer = anna.post("/api/tables", content=f"{start}{content}}}", headers={"content-type": "application/json"})
        assert answer.status_code == 400 and answer.json()["error"]


@pytest.mark.parametrize(("module", "name"), [(commands, "content_given"), (api, "_content")])
def test_contents_are_read_beside_the_loop(
    anna: TestClient, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str
) -> None:
    """Whatever a stranger sends is parsed and checked in a thread of its own."""
    where: list[str] = []
    read = getattr(module, name)

    def watched(*given: object) -> object:
        where.append(current_thread().name)
        return read(*given)

    monkeypatch.setattr(module, name, watched)
    fields = {"players": "2", "seat0": "me", "seat1": "here", "content": "own", "content-text": OWN}
    assert anna.post(f"/new/{GAME}", data=fields, follow_redirects=False).status_code == 303
    set_table(anna, PATCH)
    assert where and all(thread.startswith("aside") for thread in where)


def test_a_table_with_contents_of_its_own_counts_for_more(web: Web, anna: TestClient) -> None:
    plain, own = (web.live(set_table(anna, content)["table"]) for content in ({}, PATCH))
    assert own.table.size > plain.table.size + 50_000


# ---- what there is to change


def test_all_values_come_as_a_file_and_as_json(anna: TestClient) -> None:
    answer = anna.get(f"/games/{GAME}/content.toml")
    assert answer.headers["content-disposition"] == f'attachment; filename="{GAME}.toml"'
    assert ludoteca.make(GAME, content=tomllib.loads(answer.text)) == ludoteca.make(GAME)
    assert "# most = 3  # most VP; 0-20" in answer.text
    found = anna.get(f"/api/games/{GAME}/content").json()
    (most,) = [value for value in found["values"] if value["path"] == "cards.jettison.most"]
    assert (most["value"], most["least"], most["most"], most["about"]) == (3, 0, 20, "Jettison: most VP")
    assert anna.get("/api/games/chess/content").status_code == anna.get("/games/chess/content.toml").status_code == 404


# ---- a game of somebody else's


@pytest.fixture
def stranger() -> Iterator[str]:
    shelf.add(foreign.NAME, "tests.foreign:SecretCard")
    yield foreign.NAME
    shelf._shelf().pop(foreign.NAME)


def test_a_stranger_s_game_has_all_of_it(tmp_path: Path, stranger: str) -> None:
    web = Web(tmp_path, contents={stranger: Patch({"prize": 3})})
    with opened(web) as anna:
        page = anna.get(f"/new/{stranger}").text
        assert f"house contents ({content_of(stranger, Patch({'prize': 3}))[:8]})" in page
        assert 'placeholder="prize = 9"' in page
        wanted = {"game": stranger, "seats": ["me", "here"], "content": {"prize": 5}}
        view = anna.post("/api/tables", json=wanted).json()
        assert view["content"]["differs"] == ["Points of the higher card 1 → 5"]
        assert "Points of the higher card 1 → 5" in tell(anna.get(f"/t/{view['table']}").text)
        over = played_out(anna, view)
        assert sorted(abs(points) for points in over["scores"]) in ([5, 5], [0, 0])


def test_a_game_without_contents_has_no_choice_of_them(tmp_path: Path) -> None:
    shelf.add("connect_four", "examples.connect_four:ConnectFour")
    try:
        with opened(Web(tmp_path)) as anna:
            assert 'name="content"' not in anna.get("/new/connect_four").text
            wanted = {"game": "connect_four", "seats": ["me", "here"], "content": {"a": 1}}
            answer = anna.post("/api/tables", json=wanted)
            assert answer.status_code == 400 and "has no contents that could be changed" in answer.json()["error"]
    finally:
        shelf._shelf().pop("connect_four")
