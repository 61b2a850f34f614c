"""A finished table is counted for its people: once, whatever fails, by whichever server; and everybody can see it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.cli import main
from ludoteca.club.ladders import LADDER, RATED, RATING, rating_change
from ludoteca.club.ratings import Ladder, Skill
from ludoteca.club.results import ENDED, RESULT
from ludoteca.engine.phrase import house
from ludoteca.puzzles import shipped
from ludoteca.store import StoreError
from ludoteca.table import Table
from tests import postgres
from tests.web.tables import Web, joined, opened
from tests.web.test_people import named, person_of


def seated(
    web: Web, anna: TestClient, names: tuple[str, str] = ("Anna", "Bea"), **told: Any
) -> tuple[str, list[TestClient]]:
    """A table of two, each with a name if they have one."""
    people = [anna, joined(anna, web)]
    for client, name in zip(people, names, strict=True):
        if name and 'name="colour"' not in client.get("/me").text:
            named(client, name)
    wanted = {"game": "pocket_mars", "seats": ["me", "friend"], "name": names[0] or "X", **told}
    view = anna.post("/api/tables", json=wanted).json()
    invitation = next(iter(view["invitations"].values()))
    assert people[1].post("/api/seats", json={"invitation": invitation, "name": names[1] or "Y"}).status_code == 200
    return str(view["table"]), people


def both_decide(web: Web, table: str, people: list[TestClient]) -> None:
    """Play until both have decided something."""
    live = web.live(table)
    while len(set(live.table.movers)) < 2:
        client = next(one for one in people if one.get(f"/api/tables/{table}").json()["actions"])
        view = client.get(f"/api/tables/{table}").json()
        wanted = {"decision": view["decision"], "action": view["actions"][0]["action"]}
        assert client.post(f"/api/tables/{table}/act", json=wanted).status_code == 200


def resign(web: Web, anna: TestClient, table: str, seat: int) -> None:
    """Somebody gives up, and it is counted."""
    give_up(web, anna, table, seat)
    settled(web, anna)


def give_up(web: Web, anna: TestClient, table: str, seat: int) -> None:
    wanted: Callable[[Table], Any] = lambda found: found.resign(seat)  # noqa: E731
    anna.portal.call(web.hub.change, web.live(table), wanted)  # type: ignore[union-attr]


def settled(web: Web, anna: TestClient) -> None:
    """Nothing is being counted any more."""

    async def wait() -> None:
        for task in tuple(web.hub.counting._running):
            await task

    anna.portal.call(wait)  # type: ignore[union-attr]


def kept(web: Web, anna: TestClient, kind: str) -> int:
    return int(anna.portal.call(web.hub.store.tally, kind))  # type: ignore[union-attr]


def test_a_game_between_two_people_is_in_both_profiles_and_on_the_ladder(web: Web, anna: TestClient) -> None:
    table, people = seated(web, anna)
    both_decide(web, table, people)
    assert kept(web, anna, RESULT) == 0
    resign(web, anna, table, 0)
    shown = [client.get(f"/people/{person_of(client)}").text for client in people]
    assert "0 of 1 won" in shown[0]
    assert "1 of 1 won" in shown[1]
    assert all(f'href="/t/{table}"' in text for text in shown)
    points = [int(re.findall(r"<strong[^>]*>(\d{4}) ± \d+</strong>", text)[0]) for text in shown]
    assert points[0] < 1500 < points[1]
    assert points[0] + points[1] == 3000
    stranger = joined(anna, web).get(f"/people/{person_of(anna)}").text
    assert "Bea" in stranger
    assert f'href="/t/{table}"' not in stranger  # whoever has not sat there gets no link from here
    assert kept(web, anna, ENDED) == 0
    ladder = anna.get("/ratings/pocket_mars").text
    assert "One game has counted here" in ladder


def test_a_table_is_counted_once_however_often_it_is_asked_for(web: Web, anna: TestClient) -> None:
    table, people = seated(web, anna)
    both_decide(web, table, people)
    resign(web, anna, table, 1)

    async def again() -> None:
        for _ in range(3):
            await web.hub.counting.count(table)

    anna.portal.call(again)  # type: ignore[union-attr]
    ladder = anna.portal.call(web.hub.store.paper, LADDER, "pocket_mars.2.people")  # type: ignore[union-attr]
    assert ladder is not None
    assert ladder.body == b"1"
    assert kept(web, anna, RATED) == 3  # one game, with a mark for the ladder and for each person


def test_what_could_not_be_counted_at_once_is_counted_later(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = seated(web, anna)
    both_decide(web, table, people)

    async def fail(*_: object) -> None:
        raise StoreError(house("web-unkept"))

    with monkeypatch.context() as broken:
        broken.setattr(web.hub.store, "write", fail)
        resign(web, anna, table, 0)
    assert kept(web, anna, RESULT) == 0
    assert kept(web, anna, ENDED) == 1  # it came with the last entry, in one breath
    anna.portal.call(web.hub.counting.left, 0.0)  # type: ignore[union-attr]
    assert kept(web, anna, RESULT) == 2
    assert kept(web, anna, ENDED) == 0


def test_games_of_one_ladder_that_end_together_are_counted_one_after_the_other(web: Web, anna: TestClient) -> None:
    tables = []
    table, people = seated(web, anna)
    tables.append(table)
    for _ in range(3):
        view = anna.post("/api/tables", json={"game": "pocket_mars", "seats": ["me", "friend"], "name": "Anna"}).json()
        people[1].post("/api/seats", json={"invitation": next(iter(view["invitations"].values())), "name": "Bea"})
        tables.append(view["table"])
    for found in tables:
        both_decide(web, found, people)
    for found in tables:
        give_up(web, anna, found, 0)
    settled(web, anna)
    ladder = anna.portal.call(web.hub.store.paper, LADDER, "pocket_mars.2.people")  # type: ignore[union-attr]
    assert ladder is not None
    assert ladder.body == b"4"
    assert "0 of 4 won" in anna.get(f"/people/{person_of(anna)}").text


@pytest.mark.parametrize(
    ("names", "told", "key"),
    [
        (("Anna", ""), {}, "unrated-stranger"),
        (("Anna", "Bea"), {"hints": True}, "unrated-hints"),
    ],
)
def test_what_does_not_count_says_why(
    web: Web, anna: TestClient, names: tuple[str, str], told: dict[str, Any], key: str
) -> None:
    table, people = seated(web, anna, names, **told)
    both_decide(web, table, people)
    resign(web, anna, table, 0)
    shown = anna.get(f"/people/{person_of(anna)}").text
    assert f'data-why="{key}"' in shown
    assert kept(web, anna, RATING) == 0


def test_a_game_of_nobody_with_a_name_leaves_no_paper(web: Web, anna: TestClient) -> None:
    table, people = seated(web, anna, ("", ""))
    both_decide(web, table, people)
    resign(web, anna, table, 0)
    assert kept(web, anna, RESULT) == kept(web, anna, ENDED) == 0


def test_whoever_erases_themselves_leaves_the_others_their_result(web: Web, anna: TestClient) -> None:
    table, people = seated(web, anna)
    both_decide(web, table, people)
    resign(web, anna, table, 0)
    export = anna.get("/me/export.json").json()
    assert [one["table"] for one in export["results"]] == [table]
    assert export["ratings"][0]["ladder"] == "pocket_mars.2.people"
    anna.post("/me/erase", data={"name": "Anna"})
    shown = people[1].get(f"/people/{person_of(people[1])}").text
    assert "1 of 1 won" in shown
    assert "Anna" not in shown


def test_who_does_not_want_to_stand_in_tables_stands_in_none(web: Web, anna: TestClient) -> None:
    named(anna, "Anna")
    ladder, person = Ladder("pocket_mars", 2, "people"), person_of(anna)
    sure = rating_change(ladder, person, Skill(1600.0, 60.0, 40), 0, shown=True)
    count = sure._replace(kind=LADDER, id=ladder.id, body=b"40", marks=("pocket_mars",))
    anna.portal.call(web.hub.store.write, [sure, count])  # type: ignore[union-attr]
    assert "Anna" in anna.get("/ratings/pocket_mars").text
    anna.post("/me", data={"name": "Anna", "colour": "1"})  # not ticked
    assert "Anna" not in anna.get("/ratings/pocket_mars").text
    anna.post("/me", data={"name": "Anna", "colour": "1", "listed": "yes"})
    assert "1600 ± 118" in anna.get("/ratings/pocket_mars").text


def test_puzzles_that_somebody_tried_stand_in_their_profile(anna: TestClient) -> None:
    named(anna, "Anna")
    first, second = shipped("pocket_mars").puzzles[:2]
    wrong = next(one.action for one in second.rated if one.action != second.best)
    anna.post(f"/puzzles/pocket_mars/{first.id}/answer", data={"action": str(first.best)})
    anna.post(f"/puzzles/pocket_mars/{second.id}/answer", data={"action": str(wrong)})
    anna.post(f"/puzzles/pocket_mars/{second.id}/answer", data={"action": str(second.best)})
    shown = anna.get(f"/people/{person_of(anna)}").text
    assert "1 of 2 at once" in shown
    assert anna.get("/me/export.json").json()["puzzles"]["pocket_mars"][second.id][0] is False


def test_worked_out_again_from_the_records_every_rating_is_what_is_shown(
    web: Web, anna: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    table, people = seated(web, anna)
    both_decide(web, table, people)
    resign(web, anna, table, 0)
    command = ["ratings", "recompute", "--database", str(web.hub.settings.database), "--lang", "en"]
    assert main(command) == 0  # while the server runs
    assert "1 games on one ladder: every rating is exactly what is shown." in capsys.readouterr().out

    store = web.hub.store
    name = f"pocket_mars.2.people {person_of(anna)}"
    paper = anna.portal.call(store.paper, RATING, name)  # type: ignore[union-attr]
    assert paper is not None
    other = Skill(1500.0, 100.0, 1)
    spoilt = rating_change(Ladder("pocket_mars", 2, "people"), person_of(anna), other, paper.version, shown=False)
    anna.portal.call(store.write, [spoilt])  # type: ignore[union-attr]
    assert main(command) == 1
    assert f"{person_of(anna)}: shown 1500.000000 ± 100.000000" in capsys.readouterr().out


def test_what_nobody_can_do_with_ratings_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["ratings", "burn", "--lang", "en"]) == 2
    assert "ludoteca ratings recompute" in capsys.readouterr().err
    assert main(["ratings", "recompute", "--database", str(tmp_path / "none.db"), "--lang", "en"]) == 2
    assert "none.db" in capsys.readouterr().err


def test_two_servers_count_a_table_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both find it left uncounted, and both count it at the same time."""
    address = postgres.fresh()
    one = Web(tmp_path, address=address)
    with opened(one) as anna:
        table, people = seated(one, anna)
        both_decide(one, table, people)

        async def never(_table: str) -> None:
            raise StoreError(house("web-unkept"))

        monkeypatch.setattr(one.hub.counting, "count", never)
        resign(one, anna, table, 0)
        assert kept(one, anna, ENDED) == 1
        two, three = Web(tmp_path, address=address), Web(tmp_path, address=address)
        with opened(two) as other:

            async def both() -> None:
                await asyncio.gather(*[web.hub.counting.count(table) for web in (two, three)])

            other.portal.call(both)  # type: ignore[union-attr]
            ladder = other.portal.call(two.hub.store.paper, LADDER, "pocket_mars.2.people")  # type: ignore[union-attr]
            assert ladder is not None
            assert ladder.body == b"1"
            assert kept(two, other, RESULT) == 2
            assert kept(two, other, ENDED) == 0
            other.portal.call(three.hub.close)  # type: ignore[union-attr]
