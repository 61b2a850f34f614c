"""Try again here: a table from a moment of a finished game, kept, rebuilt and replayed; never of one that goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludoteca.engine.errors import RecordError
from ludoteca.engine.record import MOST_PRELUDES, Prelude, Record
from tests.web.tables import Web, joined, opened
from tests.web.test_review import finished, play, set_table

AT = 9


def again(who: TestClient, table: str, deal: str, at: int = AT, **more: str) -> str:
    given = {"at": str(at), "deal": deal, "bot": "random", **more}
    answer = who.post(f"/t/{table}/again", data=given, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


@pytest.mark.parametrize("deal", ["same", "anew"])
def test_it_begins_where_the_game_was_and_is_there_again_after_a_restart(tmp_path: Path, deal: str) -> None:
    first = Web(tmp_path)
    with opened(first) as anna:
        table = finished(anna)
        old = first.live(table).table
        fresh = again(anna, table, deal)
        new = first.live(fresh).table
        there = old.record.replay(AT)
        seat = old.movers[AT]
        opened_ = new.record.begun(new.game)
        assert opened_.information(seat) == there.information(seat) and opened_.to_move == seat
        assert (opened_ == there) is (deal == "same")
        assert [one.kind for one in new.seats].count("person") == 1 and new.seats[seat].kind == "person"
        page = anna.get(f"/t/{fresh}").text
        assert "From the review of a game" in page and "counts for nothing" in page
        assert anna.get(f"/t/{fresh}/record.json").status_code == 403  # it is played: its cards are hidden again
        play(fresh, anna, most=2)
        record = new.sealed_record()
    second = Web(tmp_path)
    with opened(second) as bruno:
        bruno.get(f"/t/{fresh}")
        rebuilt = second.live(fresh).table
        assert rebuilt.stale is None and rebuilt.record.prelude == new.record.prelude
        played = rebuilt.record.actions[: len(record.actions)]
        assert played == record.actions
        text = rebuilt.sealed_record().to_json()
        back = Record.from_json(text)
        assert back.replay() == rebuilt.state and back.to_json() == text


def test_only_a_finished_game_can_be_gone_back_to(web: Web, anna: TestClient) -> None:
    table = str(set_table(anna, "me", "here")["table"])
    play(table, anna, most=12)
    for who in (anna, joined(anna, web)):
        answer = who.post(f"/t/{table}/again", data={"at": "3", "deal": "anew"})
        assert answer.status_code == 403 and "Only a finished game" in answer.text


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"at": "9999"}, 400),
        ({"at": "-1"}, 400),
        ({"at": ""}, 400),
        ({"deal": "best"}, 400),
        ({"bot": "search:9999"}, 400),
    ],
)
def test_nonsense_gets_a_sentence(anna: TestClient, given: dict[str, str], status: int) -> None:
    table = finished(anna)
    answer = anna.post(f"/t/{table}/again", data={"at": "3", "deal": "same", "bot": "random", **given})
    assert answer.status_code == status and 'class="said"' in answer.text


def test_it_counts_among_the_tables_that_one_may_have(tmp_path: Path) -> None:
    web = Web(tmp_path, most_tables=2)
    with opened(web) as anna:
        table = finished(anna)
        again(anna, table, "same")
        again(anna, table, "same")
        answer = anna.post(f"/t/{table}/again", data={"at": "3", "deal": "same", "bot": "random"})
        assert answer.status_code == 429


def test_games_that_were_played_one_from_another_are_told_apart_up_to_a_bound(anna: TestClient) -> None:
    table = finished(anna)
    record = Record.from_json(anna.get(f"/t/{table}/record.json").text)

    def following(one: Record, seat: int) -> Record:
        fresh = Record(one.game, one.options, 5, [], one.rules_version, one.seats, content=one.content, patch=one.patch)
        fresh.prelude = Prelude.of(one, 2, seat)
        state = fresh.begun()
        for _ in range(3):
            fresh.actions.append(state.choices[0])
            state.apply(state.choices[0])
        assert Record.from_json(fresh.to_json()).replay() == state
        return fresh

    same = following(following(record, -1), -1)
    assert same.prelude is not None and same.prelude.depth == 1  # nothing was dealt in between: it is one game
    assert same.prelude.before.actions[:2] == record.actions[:2] and len(same.prelude.before.actions) == 4
    for _ in range(MOST_PRELUDES):
        record = following(record, 0)
    with pytest.raises(RecordError) as refusal:
        Prelude.of(record, 1, 0)
    assert str(MOST_PRELUDES) in refusal.value.text("en")
