"""A visitor becomes a person by giving a name, is the same on each of their devices, and can go without a trace."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.club.doors import MOST_LINKS
from ludoteca.web import doors, people
from tests.web.tables import Web, joined

ENTER = re.compile(r"http://testserver(/enter/[\w-]+)")
CODE = re.compile(r"<code>((?:\w{4}-){3}\w{4})</code>")
DEVICE = re.compile(r'name="device" value="(\w+)"')


def named(client: TestClient, name: str) -> TestClient:
    assert client.post("/me", data={"name": name}, follow_redirects=False).status_code == 303
    return client


def person_of(client: TestClient) -> str:
    found = re.search(r'href="/people/([\w-]+)"', client.get("/me").text)
    assert found is not None
    return found[1]


def link_of(client: TestClient) -> str:
    found = ENTER.search(client.post("/me/link").text)
    assert found is not None
    return found[1]


def table_of(client: TestClient) -> str:
    answer = client.post("/games/pocket_mars/play", follow_redirects=False)
    return str(answer.headers["location"])


def test_whoever_gives_a_name_is_a_person_and_keeps_their_tables(anna: TestClient) -> None:
    table = table_of(anna)
    before = dict(anna.cookies)
    named(anna, "Anna")
    assert dict(anna.cookies) != before  # the secret under which seats are kept is no longer any browser's
    assert "Anna" in anna.get("/me").text
    assert f'href="{table}"' in anna.get("/").text


def test_the_secret_from_before_opens_nothing_after_a_while(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(anna)
    old = joined(anna, web)
    old.cookies = type(anna.cookies)(anna.cookies)
    named(anna, "Anna")
    assert "Anna" in old.get("/me").text  # a page that was open goes on for a minute
    monkeypatch.setattr(people, "time", lambda: 9e9)
    web.hub.people.forget()
    assert "Anna" not in old.get("/me").text
    assert f'href="{table}"' not in old.get("/").text
    assert "Anna" in anna.get("/me").text


def test_a_link_lets_one_other_device_in(web: Web, anna: TestClient) -> None:
    table = table_of(named(anna, "Anna"))
    link = link_of(anna)
    phone, thief = joined(anna, web), joined(anna, web)
    for _ in range(2):  # to look at it, as whoever shows a preview does, uses nothing up
        assert "Anna" in thief.get(link).text
    assert phone.post(link, follow_redirects=False).status_code == 303
    assert f'href="{table}"' in phone.get("/").text
    assert person_of(phone) == person_of(anna)
    late, made_up = thief.post(link), thief.post("/enter/nothing")
    assert late.status_code == made_up.status_code == 403
    assert late.text == made_up.text
    assert "Anna" not in late.text


def test_a_link_is_too_old_after_a_quarter_of_an_hour(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = link_of(named(anna, "Anna"))
    monkeypatch.setattr(doors, "time", lambda: 9e9)
    assert joined(anna, web).post(link).status_code == 403


def test_links_that_wait_and_tries_have_bounds(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    for _ in range(MOST_LINKS):
        link_of(anna)
    assert anna.post("/me/link").status_code == 429
    thief = joined(anna, web)
    answers = [thief.post("/enter", data={"code": f"{number:016d}"}).status_code for number in range(30)]
    assert answers[0] == 403
    assert answers[-1] == 429


def test_a_recovery_code_opens_once_and_is_kept_nowhere(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    codes = CODE.findall(anna.post("/me/codes").text)
    assert len(set(codes)) == 10
    assert anna.post("/me/codes").status_code == 200  # those before do not work any more
    other = joined(anna, web)
    assert other.post("/enter", data={"code": codes[0]}).status_code == 403
    fresh = CODE.findall(anna.post("/me/codes").text)
    assert other.post("/enter", data={"code": fresh[3].upper().replace("-", " ")}).status_code == 200
    assert person_of(other) == person_of(anna)
    assert joined(anna, web).post("/enter", data={"code": fresh[3]}).status_code == 403
    kept = (web.hub.settings.database).read_bytes()  # type: ignore[union-attr]
    assert fresh[4].replace("-", "").encode() not in kept
    assert fresh[4].encode() not in kept


def test_nobody_can_be_called_like_somebody_else(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    other = joined(anna, web)
    for name in ("anna", "Аnna", "An\u202ena", "x" * 30, "  "):
        answer = other.post("/me", data={"name": name})
        assert answer.status_code in (400, 409)
        assert 'role="alert"' in answer.text
    named(other, "Bea")
    taken = other.post("/me", data={"name": "ANNA", "colour": "1"})
    assert taken.status_code == 409
    assert "ANNA" in taken.text
    assert other.post("/me", data={"name": "Bea B", "colour": "3", "languages": ["it", "de"]}).status_code == 200
    named(joined(anna, web), "Bea")  # the name before is free again
    shown = other.get("/me").text
    assert "Bea B" in shown
    assert re.search(r'value="3" checked', shown)
    assert re.search(r'value="de" checked', shown)


@pytest.mark.parametrize("fields", [{"colour": "99"}, {"colour": "x"}, {"languages": ["xx"]}])
def test_what_cannot_be_chosen_is_refused(anna: TestClient, fields: dict[str, Any]) -> None:
    named(anna, "Anna")
    answer = anna.post("/me", data={"name": "Anna", **fields})
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_a_device_is_shown_out_by_another(web: Web, anna: TestClient) -> None:
    table = table_of(named(anna, "Anna"))
    phone = joined(anna, web)
    own = table_of(phone)  # as a visitor
    phone.post(link_of(anna))
    assert f'href="{table}"' in phone.get("/").text
    shown = anna.get("/me").text
    devices = DEVICE.findall(shown)
    devices.sort(key=lambda device: "Go out here" in shown.split(device)[1].split("</li>")[0])
    assert len(devices) == 2
    anna.post("/me/out", data={"device": devices[0]})
    assert f'href="{table}"' not in phone.get("/").text
    assert f'href="{own}"' in phone.get("/").text  # what it had as a visitor has waited
    assert phone.post("/me/out", data={"device": devices[1]}).status_code == 403
    assert f'href="{table}"' in anna.get("/").text


def test_whoever_could_never_come_back_is_asked_once_more(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    device = DEVICE.findall(anna.get("/me").text)[0]
    assert "only device" in anna.post("/me/out", data={"device": device}).text
    assert "Anna" in anna.get("/me").text
    codes = CODE.findall(anna.post("/me/codes").text)
    anna.post("/me/out", data={"device": device})
    assert "Anna" not in anna.get("/me").text
    anna.post("/enter", data={"code": codes[0]})
    assert "Anna" in anna.get("/me").text


def test_everything_can_be_taken_along_and_erased(web: Web, anna: TestClient) -> None:
    table = table_of(named(anna, "Anna Unica")).removeprefix("/t/")
    told = anna.get("/me/export.json").json()
    assert told["person"]["name"] == "Anna Unica"
    assert [one["table"] for one in told["tables"]] == [table]
    assert anna.post("/me/erase", data={"name": "Anna"}).status_code == 400
    assert "Anna Unica" in anna.get("/me").text
    gone = anna.post("/me/erase", data={"name": "Anna Unica"})
    assert gone.status_code == 200
    assert "storage" in gone.headers["clear-site-data"]
    assert "Anna" not in anna.get("/me").text
    assert table not in anna.get("/").text
    live = web.hub.tables[table]
    assert live.table.seats[0].holder == ""
    assert "Unica" not in anna.get(f"/t/{table}").text
    named(joined(anna, web), "Anna Unica")  # the name is free again


def test_what_needs_a_name_says_so(anna: TestClient) -> None:
    for address in ("/me/link", "/me/codes", "/me/out", "/me/passkey/ask", "/me/erase"):
        answer = anna.post(address)
        assert answer.status_code == 403
        assert "name" in answer.text
    assert anna.get("/me/export.json").status_code == 403
    answer = anna.post("/enter/passkey", content=b"[1")
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_person_sits_down_under_their_name(web: Web, anna: TestClient) -> None:
    table = table_of(named(anna, "Anna")).removeprefix("/t/")
    assert web.hub.tables[table].table.seats[0].name == "Anna"
