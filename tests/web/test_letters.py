"""Who is not there is told: by push, by mail, in the chat of a group; once, at the right time, after every fault."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from time import time
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from starlette.testclient import TestClient

from ludoteca.club.letters import LETTER, TOLD, Chat, Chosen, Letter, pause_after
from ludoteca.club.papers import starting
from ludoteca.web import chats, post
from tests.web.hosts import Browser, Host, Mails
from tests.web.tables import Web, joined, opened
from tests.web.test_finding import challenge, set_table, sit
from tests.web.test_groups import come_in, found, link
from tests.web.test_people import DEVICE, named, person_of

SLOW = {"clock": "slow", "clock-hours": "24", "clock-holidays": "0", "clock-out": "forfeit"}


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host()
    yield host
    host.close()


@pytest.fixture
def mails() -> Iterator[Mails]:
    mails = Mails()
    yield mails
    mails.close()


@pytest.fixture
def web(tmp_path: Path, mails: Mails) -> Web:
    return Web(
        tmp_path,
        push_hosts=("127.0.0.1",),
        chat_hosts=("127.0.0.1",),
        local_post=True,
        public_address="https://play.example.org",
        smtp_host="127.0.0.1",
        smtp_port=mails.port,
        smtp_security="none",
        mail_from="ludoteca@play.example.org",
        mail_delay=0.0,
    )


@pytest.fixture
def anna(web: Web) -> Iterator[TestClient]:
    with opened(web) as client:
        yield named(client, "Anna")


@pytest.fixture
def bea(web: Web, anna: TestClient) -> TestClient:
    return named(joined(anna, web), "Bea")


def told_by(client: TestClient, host: Host, name: str = "one") -> Browser:
    """A browser of theirs that takes pushes."""
    browser = Browser(host, name)
    answer = client.post("/me/letters/push", json=browser.subscription)
    assert answer.status_code == 200, answer.text
    return browser


def choose(client: TestClient, **fields: Any) -> None:
    every = {kind: ["push", "mail"] for kind in ("turn", "joined", "over", "challenge")}
    answer = client.post("/me/letters", data={**every, "zone": "Europe/Rome", **fields}, follow_redirects=False)
    assert answer.status_code == 303, answer.text


def look(web: Web, client: TestClient) -> None:
    """Let the post look until nothing more is due."""
    assert client.portal is not None
    while client.portal.call(web.hub.post.look) == 0.0:
        pass


def waiting(web: Web, client: TestClient) -> int:
    assert client.portal is not None
    return int(client.portal.call(web.hub.store.tally, LETTER, *starting("due ")))


def letter_that_waits(web: Web, client: TestClient) -> Letter:
    assert client.portal is not None
    (one,) = client.portal.call(web.hub.store.find, LETTER, *starting("due "))
    paper = client.portal.call(web.hub.store.paper, LETTER, one.id)
    assert paper is not None
    return Letter.read(paper)


def put(web: Web, client: TestClient, letter: Letter) -> None:
    assert client.portal is not None
    client.portal.call(web.hub.store.write, [letter.change()])


def played(client: TestClient, table: str) -> dict[str, Any]:
    """Play the first thing that is possible."""
    view = client.get(f"/api/tables/{table[3:]}").json()
    act = {"decision": view["decision"], "action": view["actions"][0]["action"]}
    answer = client.post(f"/api/tables/{table[3:]}/act", json=act)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def played_until_turn_passes(client: TestClient, table: str) -> None:
    while played(client, table)["actions"]:
        pass


def slow_table(anna: TestClient, bea: TestClient) -> str:
    """A game by correspondence, where Anna begins."""
    fields = {**SLOW, "option-first_player": "seat_0", "chance": "ab" * 32}
    form = {"players": "2", "seat0": "me", "seat1": "friend", "access": "public", **fields}
    table = str(anna.post("/new/marrak_hesh", data=form, follow_redirects=False).headers["location"])
    assert sit(bea, table, chance="cd" * 32).status_code == 303
    return table


# ---- what is told


def test_whose_turn_it_is_hears_of_it_once_and_sealed(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    browser = told_by(bea, host)
    table = slow_table(anna, bea)
    played_until_turn_passes(anna, table)
    (asked,) = host.wait_for(1)
    (told,) = browser.opened()
    assert told["title"] == "Your turn"
    assert told["text"] == "Marrak Hesh 17 with Anna"
    assert told["there"] == table
    assert asked.headers["content-encoding"] == "aes128gcm"
    assert asked.headers["authorization"].startswith("vapid t=")
    assert b"Anna" not in asked.body
    look(web, anna)
    assert len(host.asked) == 1
    assert waiting(web, anna) == 0
    played_until_turn_passes(bea, table)
    played_until_turn_passes(anna, table)
    host.wait_for(2)
    assert [one["title"] for one in browser.opened()] == ["Your turn"] * 2


def test_who_is_there_is_not_disturbed(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    told_by(bea, host)
    form = {"players": "2", "seat0": "me", "seat1": "friend", "access": "public", "option-first_player": "seat_0"}
    table = str(anna.post("/new/marrak_hesh", data=form, follow_redirects=False).headers["location"])
    sit(bea, table)
    with bea.websocket_connect(f"{table}/live") as page:
        page.receive_json()
        played_until_turn_passes(anna, table)
        assert waiting(web, anna) == 0
    assert host.asked == []


def test_what_is_no_longer_so_is_not_told(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    told_by(bea, host)
    choose(bea, **{"from": "00:00", "until": "23:59"})
    table = slow_table(anna, bea)
    played_until_turn_passes(anna, table)
    look(web, anna)
    assert waiting(web, anna) == 1, "in the quiet hours it waits"
    played_until_turn_passes(bea, table)
    choose(bea)
    put(web, anna, letter_that_waits(web, anna)._replace(due=0.0, at=0.0))
    look(web, anna)
    assert waiting(web, anna) == 0
    assert host.asked == []


def test_the_other_things_that_are_told(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    browser = told_by(anna, host)
    choose(anna, turn=[])
    table = set_table(anna, "friend")
    sit(bea, table)
    host.wait_for(1)
    with bea.websocket_connect(f"{table}/live") as page:
        page.send_json({"do": "resign"})
        while "over" not in page.receive_json().get("regions", {}).get("prompt", ""):
            pass
        host.wait_for(2)
        page.send_json({"do": "rematch", "text": "ab" * 32})
        host.wait_for(3)
    challenge(bea, person_of(anna))
    host.wait_for(4)
    declined = challenge(anna, person_of(bea))
    bea.post(f"{declined}/decline")
    host.wait_for(5)
    assert [(one["title"], one["text"]) for one in browser.opened()] == [
        ("Bea sits down with you at Pocket Mars", ""),
        ("Pocket Mars is over", "You have won!"),
        ("Bea wants a rematch", "Pocket Mars with Bea"),
        ("Bea challenges you", "Pocket Mars with Bea"),
        ("Bea would rather not play Pocket Mars just now", ""),
    ]


def test_a_wish_that_comes_true_is_told(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    browser = told_by(anna, host)
    wish = {"game": "pocket_mars", "seats": "2-2", "pace": "free", "minutes": "60", "access": "public"}
    anna.post("/wishes", data=wish)
    table = bea.post("/wishes", data=wish, follow_redirects=False).headers["location"]
    host.wait_for(1)
    assert [(one["title"], one["there"]) for one in browser.opened()] == [("Your table is ready", table)]


def test_only_what_was_chosen_is_told(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    told_by(anna, host)
    choose(anna, joined=[], turn=[], over=["mail"])
    table = set_table(anna, "friend")
    sit(bea, table)
    assert waiting(web, anna) == 0
    assert anna.post("/me/letters", data={"turn": "pigeon", "zone": "Mars/Base"}).status_code == 400
    assert anna.post("/me/letters", data={"from": "25:00", "until": "07:00", "zone": "UTC"}).status_code == 400


# ---- browsers


def test_a_browser_belongs_to_one_person_and_goes_with_its_device(
    web: Web, anna: TestClient, bea: TestClient, host: Host
) -> None:
    browser = told_by(anna, host)
    replayed = bea.post("/me/letters/push", json=browser.subscription)
    assert replayed.status_code == 409
    assert "somebody else" in replayed.json()["error"]
    assert anna.post("/me/letters/push", json=browser.subscription).status_code == 200, "given again, it is the same"
    phone = joined(anna, web)
    phone.post(re.search(r"http://testserver(/enter/[\w-]+)", anna.post("/me/link").text)[1])  # type: ignore[index]
    told_by(phone, host, "phone")
    assert anna.get("/me/letters").text.count("data-push-device") == 2
    devices = DEVICE.findall(anna.get("/me").text)
    own = [one for one in devices if "Go out here" not in anna.get("/me").text.split(one)[1].split("</li>")[0]]
    anna.post("/me/out", data={"device": own[0]})
    assert anna.get("/me/letters").text.count("data-push-device") == 1
    assert joined(anna, web).post("/me/letters/push", json=browser.subscription).status_code == 403


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://evil.example/push"},
        {"endpoint": "http://user@127.0.0.1/push"},
        {"endpoint": "ftp://127.0.0.1/push"},
        {"endpoint": "x" * 2000},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"keys": {"p256dh": "!" * 300, "auth": "?"}},
        {"keys": {}},
        {"endpoint": 7},
    ],
)
def test_what_no_browser_has_given_is_refused(anna: TestClient, host: Host, change: dict[str, Any]) -> None:
    answer = anna.post("/me/letters/push", json={**Browser(host).subscription, **change})
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_push_service_is_asked_again(
    web: Web, anna: TestClient, bea: TestClient, host: Host
) -> None:
    told_by(anna, host, "gone")
    busy = told_by(anna, host, "busy")
    choose(anna, turn=[])
    host.answers = lambda asked: 410 if asked.path.endswith("gone") else 429
    table = set_table(anna, "friend")
    sit(bea, table)
    host.wait_for(2)
    look(web, anna)
    assert anna.get("/me/letters").text.count("data-push-device") == 1
    assert waiting(web, anna) == 1, "it waits until the service wants to be asked again"
    host.answers = lambda asked: 201
    letter = letter_that_waits(web, anna)
    assert letter.tries == 1
    assert letter.left is not None
    assert letter.left[0].startswith("push:"), "only the browser at which it has failed"
    put(web, anna, letter._replace(due=1.0))
    look(web, anna)
    assert len(busy.opened()) == 2
    assert len(host.asked) == 3
    assert waiting(web, anna) == 0


def test_what_nobody_takes_is_given_up_after_two_days(
    web: Web, anna: TestClient, bea: TestClient, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by(anna, host)
    choose(anna, turn=[])
    host.answers = lambda asked: 503
    sit(bea, set_table(anna, "friend"))
    host.wait_for(1)
    look(web, anna)
    assert waiting(web, anna) == 1
    now = time()
    monkeypatch.setattr(post, "time", lambda: now + 3 * 24 * 3600)
    look(web, anna)
    assert waiting(web, anna) == 0
    assert [pause_after(tries) for tries in (0, 1, 2, 50)] == [15.0, 30.0, 60.0, 3600.0]


# ---- mail


def confirmed(client: TestClient, mails: Mails, address: str = "anna@example.org") -> str:
    """Ask for mail and answer what comes; the body of it."""
    before = len(mails.got)
    assert client.post("/me/letters/mail", data={"mail": address}, follow_redirects=False).status_code == 303
    to, mail = mails.wait_for(before + 1)[-1]
    assert to == address.lower()
    body = str(mail.get_content())
    link = re.search(r"https://play\.example\.org(/letters/mail/\S+)", body)
    assert link is not None
    assert client.get(link[1]).status_code == 200
    return link[1]


def test_mail_comes_to_an_address_that_has_answered_and_can_be_stopped(
    web: Web, anna: TestClient, bea: TestClient, mails: Mails
) -> None:
    link = confirmed(anna, mails)
    challenge(bea, person_of(anna))
    look(web, anna)
    assert len(mails.got) == 1, "nothing goes to an address that has not answered"
    stranger = joined(anna, web)
    assert stranger.post(link).status_code == 200, "it may be opened on any device"
    challenge(bea, person_of(anna))
    _, mail = mails.wait_for(2)[-1]
    assert mail["Subject"] == "Bea challenges you"
    assert mail["From"] == "Ludoteca <ludoteca@play.example.org>"
    assert "https://play.example.org/t/" in mail.get_content()
    stop = str(mail["List-Unsubscribe"]).strip("<> ").removeprefix("https://play.example.org")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert stop in mail.get_content()
    assert stranger.get(stop).status_code == 200
    assert "anna@example.org" in anna.get("/me/letters").text, "what is only looked at stops nothing"
    assert stranger.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert "anna@example.org" not in anna.get("/me/letters").text
    assert stranger.post(link).status_code == 403
    wrong = stranger.post(stop[:-1] + "x")
    assert wrong.text == stranger.post(stop).text, "nobody learns whether there was any"


def test_whoever_answers_a_push_gets_no_mail(
    web: Web, anna: TestClient, bea: TestClient, host: Host, mails: Mails
) -> None:
    object.__setattr__(web.hub.settings, "mail_delay", 3600.0)
    bea.post(confirmed(bea, mails, "bea@example.org"))
    told_by(bea, host)
    choose(bea)
    table = slow_table(anna, bea)
    played_until_turn_passes(anna, table)
    host.wait_for(1)
    look(web, anna)
    assert waiting(web, anna) == 1, "the mail waits"
    played_until_turn_passes(bea, table)
    letter = letter_that_waits(web, anna)
    assert letter.left == ("mail",)
    put(web, anna, letter._replace(due=1.0, at=1.0))
    look(web, anna)
    assert len(mails.got) == 1
    assert waiting(web, anna) == 0


def test_an_address_that_takes_no_mail_is_asked_no_more_and_a_silent_server_again(
    web: Web, anna: TestClient, bea: TestClient, mails: Mails
) -> None:
    anna.post(confirmed(anna, mails))
    mails.refuses = "450 later"
    challenge(bea, person_of(anna))
    look(web, anna)
    assert waiting(web, anna) == 1
    mails.refuses = "550 nobody here"
    challenge(bea, person_of(anna))
    look(web, anna)
    assert "Mail goes to this address" not in anna.get("/me/letters").text
    assert len(mails.got) == 1


@pytest.mark.parametrize(
    "address",
    [
        "anna", "a@b@c", "anna@", "@example.org", "a b@example.org", "x" * 300 + "@example.org", "a..b@example.org",
        "anna@example.org\nbcc: all@example.org",
    ],
)  # fmt: skip
def test_what_is_no_mail_address_is_refused(anna: TestClient, mails: Mails, address: str) -> None:
    answer = anna.post("/me/letters/mail", data={"mail": address})
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert mails.got == []


# ---- when not


def test_quiet_hours_go_by_the_clock_where_somebody_lives() -> None:
    def at(hour: int, minute: int = 0) -> float:
        return datetime(2026, 7, 1, hour, minute, tzinfo=ZoneInfo("Europe/Rome")).timestamp()

    night = Chosen({}, (22 * 60, 7 * 60 + 30), "Europe/Rome")
    assert night.is_quiet_until(at(21, 59)) == 0.0
    assert night.is_quiet_until(at(22)) == at(7, 30) + 24 * 3600
    assert night.is_quiet_until(at(3)) == at(7, 30)
    assert night.is_quiet_until(at(7, 30)) == 0.0
    noon = Chosen({}, (12 * 60, 14 * 60), "Europe/Rome")
    assert noon.is_quiet_until(at(13)) == at(14)
    assert noon.is_quiet_until(at(3)) == 0.0
    assert Chosen({}, None).is_quiet_until(at(3)) == 0.0


def test_letters_go_with_the_person(web: Web, anna: TestClient, bea: TestClient, host: Host) -> None:
    told_by(anna, host)
    choose(anna, turn=[])
    host.answers = lambda asked: 503
    sit(bea, set_table(anna, "friend"))
    host.wait_for(1)
    look(web, anna)
    assert waiting(web, anna) == 1
    assert anna.get("/me/export.json").json()["browsers that are told"] == 1
    anna.post("/me/erase", data={"name": "Anna"})
    assert waiting(web, bea) == 0
    assert bea.portal is not None
    assert bea.portal.call(web.hub.store.tally, TOLD) == 0


def test_it_can_be_tried(web: Web, anna: TestClient, host: Host) -> None:
    browser = told_by(anna, host)
    assert "on its way" in anna.post("/me/letters/try").text
    host.wait_for(1)
    assert browser.opened()[0]["title"] == "It works"


# ---- the chat of a group


@pytest.fixture
def group(anna: TestClient, bea: TestClient) -> str:
    address = found(anna)
    come_in(bea, link(anna, address))
    return address


def talks(client: TestClient, group: str, **fields: Any) -> int:
    every = {"kinds": ["opened", "turn", "over"], "room": "", "token": ""}
    return client.post(f"{group}/chat", data={**every, **fields}, follow_redirects=False).status_code


CHATS = [
    ("discord", {"url": "/api/webhooks/1/x"}, lambda one: one["content"]),
    ("slack", {"url": "/services/T/B/x"}, lambda one: one["text"]),
    ("telegram", {"url": "/bot123:abcdefghijk", "room": "-100"}, lambda one: one["text"]),
    ("matrix", {"url": "", "room": "!a:b", "token": "syt_secret"}, lambda one: one["body"]),
]


@pytest.mark.parametrize(("service", "fields", "said"), CHATS, ids=[service for service, _, _ in CHATS])
def test_a_group_is_told_in_its_chat_as_each_service_wants_it(
    web: Web, anna: TestClient, bea: TestClient, group: str, host: Host, service: str, fields: Any, said: Any
) -> None:
    assert talks(anna, group, service=service, **{**fields, "url": host.address + fields["url"]}) == 303
    host.wait_for(1)
    choose(bea, chat="yes")
    slow = {**SLOW, "option-first_player": "seat_0", "chance": "ab" * 32, "access": f"group {group.rpartition('/')[2]}"}
    form = {"players": "2", "seat0": "me", "seat1": "friend", **slow}
    table = str(anna.post("/new/marrak_hesh", data=form, follow_redirects=False).headers["location"])
    host.wait_for(2)
    sit(bea, table, chance="cd" * 32)
    played_until_turn_passes(anna, table)
    host.wait_for(3)
    with bea.websocket_connect(f"{table}/live") as page:
        page.send_json({"do": "resign"})
        while "over" not in page.receive_json().get("regions", {}).get("prompt", ""):
            pass
    told = [said(json.loads(one.body)) for one in host.wait_for(4)]
    words = [re.sub(r"[\\\\<>]", "", one) for one in told]
    there = f"https://play.example.org{table}"
    assert words[1:] == [
        f"Anna waits for players at Marrak Hesh 17 – One seat is free.\n{there}",
        f"Bea, it is your turn at Marrak Hesh 17\n{there}",
        f"Marrak Hesh 17 is over – Anna wins.\n{there}",
    ]
    look(web, anna)
    assert len(host.asked) == 4
    if service == "matrix":
        assert {one.method for one in host.asked} == {"PUT"}
        assert len({one.path for one in host.asked}) == 4, "each has a mark by which it is known again"
        assert host.asked[0].headers["authorization"] == "Bearer syt_secret"
        assert host.asked[0].path.startswith("/_matrix/client/v3/rooms/%21a%3Ab/send/m.room.message/")


def test_names_are_nothing_but_names_in_a_chat() -> None:
    name = "@everyone **<!here>** &"
    chat = Chat("discord", "https://discord.com/api/webhooks/1/x")
    said = json.loads(chats.request_of(chat, name, "https://a.example", "m").body)
    assert said["allowed_mentions"] == {"parse": []}
    assert said["content"].startswith("\\@everyone \\*\\*\\<!here\\>")
    said = json.loads(chats.request_of(Chat("slack", "https://hooks.slack.com/x"), name, "https://a.example", "m").body)
    assert said["text"].startswith("@everyone **&lt;!here&gt;** &amp;")


def test_only_moderators_choose_where_and_only_what_is_allowed(
    anna: TestClient, bea: TestClient, group: str, host: Host
) -> None:
    assert talks(bea, group, service="slack", url=f"{host.address}/x") == 403
    for fields in (
        {"service": "irc", "url": f"{host.address}/x"},
        {"service": "slack", "url": "https://evil.example/x"},
        {"service": "slack", "url": "not an address"},
        {"service": "telegram", "url": f"{host.address}/x", "room": "1"},
        {"service": "matrix", "url": host.address, "room": "a b", "token": "x"},
        {"service": "matrix", "url": host.address, "room": "!a:b"},
    ):
        assert talks(anna, group, **fields) == 400, fields
    assert host.asked == []
    assert "secret" not in anna.get(group).text


def test_a_chat_that_is_gone_is_told_nothing_more_and_moderators_see_why(
    web: Web, anna: TestClient, group: str, host: Host
) -> None:
    host.answers = lambda asked: 404
    assert talks(anna, group, service="slack", url=f"{host.address}/x") == 303
    host.wait_for(1)
    look(web, anna)
    assert "any more: HTTP 404" in anna.get(group).text
    set_table(anna, "friend", access=f"group {group.rpartition('/')[2]}")
    look(web, anna)
    assert len(host.asked) == 1
    assert anna.post(f"{group}/chat/off").status_code == 200
    assert "HTTP 404" not in anna.get(group).text
