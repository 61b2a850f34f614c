"""Reviews on a server: worked out piece by piece when somebody asks, kept, resumed, bounded, and redacted by seat."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.engine.record import Record
from ludoteca.review import Budget, Piece
from ludoteca.review.codec import packed
from ludoteca.web import thinking
from ludoteca.web.reviewing import KIND, spread
from ludoteca.web.thinking import Asker, Wanted
from ludoteca.words import LANGUAGES
from tests.review.made_up import made_up
from tests.web.tables import Web, joined, opened

GAME = "marrak_hesh"
LOOKS = 5000  # at a table within which the game is over
OPEN = 0.7734  # a chance by open cards


class Fake:
    """Works out made-up pieces at once, and writes down which; after so many it fails."""

    def __init__(self, most: int = 10**6, size: int = 0) -> None:
        self.most, self.size = most, size
        self.asked: list[int] = []

    async def __call__(
        self, record: str, wanted: Sequence[Wanted], budget: Budget, asker: Asker, mark: str
    ) -> list[bytes]:
        if len(self.asked) >= self.most:
            raise TimeoutError
        given = wanted[:3]
        self.asked += [one.number for one in given]
        order = {piece.number: piece for piece in made_up(Record.from_json(record), [one.number for one in given])}
        return [packed(_told(order[number], seat)) for number, seat in given]


def _told(piece: Piece, seat: int | None) -> Piece:
    """With a chance by open cards that is like no other, where they may be looked at."""
    assert seat in (None, piece.judgement.seat)
    return piece._replace(open=(OPEN, 1.0 - OPEN) if seat is None else ())


@pytest.fixture
def fake(web: Web, monkeypatch: pytest.MonkeyPatch) -> Fake:
    fake = Fake()
    monkeypatch.setattr(web.hub.thinkers, "review", fake)
    return fake


def set_table(who: TestClient, *seats: str, **more: Any) -> dict[str, Any]:
    wanted = {"players": len(seats), "first_player": "seat_0"}
    told = who.post("/api/tables", json={"game": GAME, "seats": list(seats), "options": wanted, **more})
    assert told.status_code == 201, told.text
    found: dict[str, Any] = told.json()
    return found


def play(table: str, *people: TestClient, most: int = 10**6) -> None:
    """Whoever is asked plays the middle one of what is possible; in between bots may play."""
    played, looks = 0, 0
    while played < most:
        looks += 1
        assert looks < LOOKS, f"nobody is asked after {played} decisions"
        for one in people:
            view = one.get(f"/api/tables/{table}").json()
            if view["over"]:
                return
            if view["actions"]:
                action = view["actions"][len(view["actions"]) // 2]["action"]
                one.post(f"/api/tables/{table}/act", json={"decision": view["decision"], "action": action})
                played += 1
                break


def finished(who: TestClient) -> str:
    table = str(set_table(who, "me", "here")["table"])
    play(table, who)
    return table


def complete(who: TestClient, table: str) -> dict[str, str]:
    """Ask for the review, and look until nothing is worked out any more."""
    assert who.post(f"/t/{table}/review", follow_redirects=False).status_code == 303
    while True:
        told = who.get(f"/t/{table}/review?part=far").json()
        if not told["running"]:
            regions: dict[str, str] = told["regions"]
            return regions


def kept(web: Web, who: TestClient, table: str) -> dict[str, bytes]:
    assert who.portal is not None
    found: dict[str, bytes] = who.portal.call(web.hub.store.kept, table, KIND)
    return found


# ---- computing


def test_nothing_is_worked_out_before_somebody_asks_and_then_all_of_it(web: Web, anna: TestClient, fake: Fake) -> None:
    table = finished(anna)
    decisions = len(web.live(table).table.record.actions)
    page = anna.get(f"/t/{table}/review").text
    assert "Review the game" in page and "data-running" not in page
    assert fake.asked == [] and kept(web, anna, table) == {}
    regions = complete(anna, table)
    assert regions["progress"] == ""
    assert sorted(fake.asked) == list(range(decisions)) and len(kept(web, anna, table)) == decisions
    complete(anna, table)
    assert len(fake.asked) == decisions  # what is known is not worked out again


def test_the_graph_fills_from_both_ends_at_once() -> None:
    order = spread(list(range(33)))
    assert order[:5] == [0, 32, 16, 8, 24] and sorted(order) == list(range(33))
    assert spread([4, 9]) == [4, 9] and spread([]) == []


def test_after_a_crash_only_what_is_missing_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Web(tmp_path)
    broken = Fake(most=9)
    monkeypatch.setattr(first.hub.thinkers, "review", broken)
    with opened(first) as anna:
        table = finished(anna)
        regions = complete(anna, table)
        assert "The review has stopped" in regions["progress"] and "Go on with the review" in regions["progress"]
        assert len(kept(first, anna, table)) == len(broken.asked)
    second = Web(tmp_path)
    whole = Fake()
    monkeypatch.setattr(second.hub.thinkers, "review", whole)
    with opened(second) as bruno:
        assert "Go on with the review" in bruno.get(f"/t/{table}/review").text and whole.asked == []
        complete(bruno, table)
        decisions = len(second.live(table).table.record.actions)
        assert sorted([*broken.asked, *whole.asked]) == list(range(decisions))


def test_another_budget_is_another_review_and_nothing_is_half_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[set[str]] = []
    table = ""
    for simulations in (40, 80):
        web = Web(tmp_path, review_simulations=simulations)
        monkeypatch.setattr(web.hub.thinkers, "review", Fake())
        with opened(web) as anna:
            table = table or finished(anna)
            assert "Review the game" in anna.get(f"/t/{table}/review").text
            complete(anna, table)
            names.append(set(kept(web, anna, table)))
    assert len(names[0]) == len(names[1]) and not names[0] & names[1]


def test_a_piece_that_makes_no_sense_is_worked_out_anew(web: Web, anna: TestClient, fake: Fake) -> None:
    table = finished(anna)
    name = web.hub.reviews.names(web.live(table).table.record, open_cards=True)[5]
    assert anna.portal is not None
    anna.portal.call(web.hub.store.keep, table, KIND, name, b"nonsense")
    complete(anna, table)
    assert fake.asked.count(5) == 1 and kept(web, anna, table)[name] != b"nonsense"


def test_a_worker_gives_back_what_it_has_done_within_its_time(
    anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(anna)
    record = anna.get(f"/t/{table}/record.json").text
    monkeypatch.setattr(thinking, "judged", lambda record, numbers, budget, seat: made_up(record, numbers))
    wanted = (Wanted(3), Wanted(1), Wanted(2))
    assert len(thinking.judge(record, wanted, Budget())) == 3
    monkeypatch.setattr(thinking, "PIECE_SECONDS", -1.0)
    assert thinking.judge(record, wanted, Budget()) == [
        packed(piece) for piece in made_up(Record.from_json(record), [3])
    ]


# ---- bounds


def test_each_bound_has_its_sentence(web: Web, anna: TestClient, fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = finished(anna), finished(anna)
    waiting = asyncio.Event()

    async def never(record: str, wanted: Sequence[Wanted], budget: Budget, asker: Asker, mark: str) -> list[bytes]:
        await waiting.wait()
        return []

    monkeypatch.setattr(web.hub.thinkers, "review", never)
    assert anna.post(f"/t/{one}/review", follow_redirects=False).status_code == 303
    again = anna.post(f"/t/{other}/review")
    assert again.status_code == 429 and "You have asked for another review already" in again.text
    object.__setattr__(web.hub.settings, "most_reviews", 1)
    many = joined(anna, web).post(f"/t/{other}/review")
    assert many.status_code == 503 and "1 reviews are being worked out here" in many.text
    web.hub.reviews.close()
    object.__setattr__(web.hub.settings, "most_review_bytes", 0)
    full = joined(anna, web).post(f"/t/{other}/review")
    assert full.status_code == 503


def test_no_more_is_kept_than_there_is_room_for(web: Web, anna: TestClient, fake: Fake) -> None:
    table = finished(anna)
    (first,) = made_up(web.live(table).table.sealed_record(), [0])
    room = 3 * len(packed(first))
    object.__setattr__(web.hub.settings, "most_review_bytes", room)
    assert "There is no more room for reviews" in complete(anna, table)["progress"]
    assert 0 < sum(map(len, kept(web, anna, table).values())) <= room


@pytest.mark.parametrize(
    "query", ["seat=7", "at=9999", "at=x", "view=all", "step=-1", "seat=0&see=9", "at=1e3", "step=9999999"]
)
def test_nonsense_gets_a_sentence(anna: TestClient, fake: Fake, query: str) -> None:
    table = finished(anna)
    answer = anna.get(f"/t/{table}/review?{query}")
    assert answer.status_code == 400 and 'class="said"' in answer.text


# ---- who may see what


@pytest.fixture
def two(web: Web, anna: TestClient) -> tuple[str, TestClient]:
    """A table that allows reviews, at which Anna and Bruno have played a while."""
    told = set_table(anna, "me", "friend", reviews=True)
    table = str(told["table"])
    bruno = joined(anna, web)
    (link,) = told["invitations"].values()
    bruno.post(link.removeprefix("http://testserver"), data={"name": "Bruno"})
    play(table, anna, bruno, most=14)
    return table, bruno


def test_during_the_game_a_seat_sees_its_own_decisions_by_what_it_knew(
    web: Web, anna: TestClient, fake: Fake, two: tuple[str, TestClient]
) -> None:
    table, bruno = two
    movers = web.live(table).table.movers
    complete(anna, table)
    complete(bruno, table)
    assert sorted(fake.asked) == list(range(len(movers)))  # each asked for their own
    for seat, who in enumerate((anna, bruno)):
        for number, mover in enumerate(movers):
            told = who.get(f"/t/{table}/review?part=1&at={number}").json()["regions"]
            assert ("was not yours" in told["said"]) is (mover != seat)
            everything = "".join(told.values())
            assert "Skill" not in everything and told["again"] == ""
        refused = who.get(f"/t/{table}/review?seat={1 - seat}")
        assert refused.status_code == 403
        for view in ("open", "known"):
            shown = who.get(f"/t/{table}/review?view={view}&see={1 - seat}&part=1").json()["regions"]
            assert shown["board"] == who.get(f"/t/{table}/review?part=1").json()["regions"]["board"]
    assert all(b'"open":[]' in blob for blob in kept(web, anna, table).values())
    play(table, anna, bruno)
    assert "Review the game" in anna.get(f"/t/{table}/review").text  # with open cards it is another review
    complete(anna, table)
    assert "Skill" in anna.get(f"/t/{table}/review").text
    assert not any(b'"open":[]' in blob for blob in kept(web, anna, table).values())


def test_strangers_and_tables_without_get_nothing_before_the_end(
    web: Web, anna: TestClient, fake: Fake, two: tuple[str, TestClient]
) -> None:
    table, _ = two
    complete(anna, table)
    stranger = joined(anna, web)
    asked = len(fake.asked)
    for path in ("review", "review?part=1", "review?part=far", "review.html", "review?seat=0"):
        answer = stranger.get(f"/t/{table}/{path}")
        assert answer.status_code == 403 and "reviewed when it is over" in answer.text
    assert stranger.post(f"/t/{table}/review").status_code == 403
    assert anna.get(f"/t/{table}/review.html").status_code == 403
    off = str(set_table(anna, "me", "friend")["table"])
    assert web.live(off).table.opening.reviews is False
    assert len(fake.asked) == asked
    shared = str(set_table(anna, "me", "here", reviews=True)["table"])
    play(shared, anna, most=3)
    assert web.live(shared).table.hides is False or anna.get(f"/t/{shared}/review").status_code == 403


@pytest.mark.parametrize(
    ("seats", "reviews"), [(("me", "random"), True), (("me", "here"), False), (("me", "friend"), False)]
)
def test_unless_somebody_says_so_only_one_person_against_bots_has_reviews(
    web: Web, anna: TestClient, seats: tuple[str, ...], reviews: bool
) -> None:
    assert set_table(anna, *seats)["reviews"] is reviews
    assert set_table(anna, *seats, reviews=not reviews)["reviews"] is not reviews
    form = {"players": "2", "seat0": "me", "seat1": "here", "reviews": "yes"}
    made = anna.post(f"/new/{GAME}", data=form, follow_redirects=False).headers["location"]
    assert web.live(made.rpartition("/")[2]).table.opening.reviews is True
    assert "may review their own choices" in anna.get(made).text
    wrong = anna.post(f"/new/{GAME}", data={**form, "reviews": "<b>"})
    assert wrong.status_code == 400 and "says nothing about reviews" in wrong.text


def test_an_undo_makes_the_review_of_what_was_taken_back_void(
    web: Web, anna: TestClient, fake: Fake, two: tuple[str, TestClient]
) -> None:
    table, _ = two
    record = web.live(table).table.sealed_record()
    before = web.hub.reviews.names(record, open_cards=False)
    record.actions[7] += 1
    after = web.hub.reviews.names(record, open_cards=False)
    assert before[:7] == after[:7] and not set(before[7:]) & set(after[7:])


# ---- the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_stands_alone(web: Web, anna: TestClient, fake: Fake, lang: str) -> None:
    table = finished(anna)
    heads = {"accept-language": lang}
    early = anna.get(f"/t/{table}/review.html", headers=heads)
    assert early.status_code == 403 and 'class="said"' in early.text
    complete(anna, table)
    answer = anna.get(f"/t/{table}/review.html?seat=1", headers=heads)
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    text = answer.text
    assert text.startswith(f'<!doctype html><html lang="{lang}">')
    for wanted in ("http:", "https:", "src=", "@import", "url(/", "<link"):
        assert wanted not in text.replace("http://www.w3.org", "")
    linked = re.findall(r'href="#(d\d+)"', text)
    assert linked and all(f'id="{name}"' in text for name in linked)
    assert text.count('class="board"') == len(set(linked))


def test_a_link_to_it_can_be_shared(web: Web, anna: TestClient, fake: Fake) -> None:
    table = finished(anna)
    complete(anna, table)
    page = joined(anna, web).get(f"/t/{table}/review").text
    assert 'property="og:title" content="Review: Marrak Hesh 17"' in page
    assert f'content="http://testserver/t/{table}/preview.png"' in page
    assert "What mattered" in page and "Try again here" in page
    assert f'href="/t/{table}/review"' in anna.get(f"/t/{table}/replay").text


def test_every_decision_can_be_looked_at_by_every_side(web: Web, anna: TestClient, fake: Fake) -> None:
    table = finished(anna)
    complete(anna, table)
    decisions = len(web.live(table).table.record.actions)
    for at in range(0, decisions + 1, 6):
        for view in ("known", "open"):
            for seat in (0, 1):
                told = anna.get(f"/t/{table}/review?part=1&at={at}&view={view}&seat={seat}&step=1")
                assert told.status_code == 200
                assert told.json()["regions"]["board"]
