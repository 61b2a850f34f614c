"""Tournaments on a server: from the link to the last round, with the same deals at all tables, proved afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.club.people import Person
from ludoteca.club.tourney import OVER, RUNNING, Tourney, standings
from ludoteca.engine.deal import seal_of_part
from ludoteca.engine.phrase import house
from ludoteca.store import StoreError, open_store
from ludoteca.table import Table
from ludoteca.web.counting import Counting
from ludoteca.web.hub import Hub
from ludoteca.web.people import Known
from ludoteca.web.settings import Settings
from ludoteca.web.tourneys import Tourneys, Wish
from tests import postgres
from tests.web.tables import Web, joined, opened
from tests.web.test_people import named

GAME = "pocket_mars"
NEW = {"name": "Cup", "game": GAME, "kind": "swiss", "rounds": 3, "options": {"players": 2}}


class Club:
    """Some people with names, of whom the first is the host."""

    def __init__(self, web: Web, anna: TestClient, number: int) -> None:
        self.web = web
        web.hub._drive_bots = lambda live: None  # type: ignore[method-assign]
        self.people = [
            named(client, f"P{at}") for at, client in enumerate([anna, *[joined(anna, web) for _ in range(number - 1)]])
        ]
        self.host = anna

    def sets_up(self, **more: Any) -> str:
        answer = self.host.post("/api/tournaments", json={**NEW, **more})
        assert answer.status_code == 201, answer.text
        self.key = answer.json()["link"].partition("key=")[2]
        return str(answer.json()["tournament"])

    def does(self, who: TestClient, tourney: str, doing: str, status: int = 200, **body: object) -> dict[str, Any]:
        answer = who.post(f"/api/tournaments/{tourney}/{doing}", json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def all_join(self, tourney: str) -> None:
        for who in self.people:
            self.does(who, tourney, "join", key=self.key)

    def seen(self, tourney: str, who: TestClient | None = None) -> dict[str, Any]:
        answer = (who or self.host).get(f"/api/tournaments/{tourney}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def kept(self, tourney: str) -> Tourney:
        assert self.host.portal is not None
        paper = self.host.portal.call(self.web.hub.store.paper, "tourney", tourney)
        assert paper is not None
        return Tourney.read(tourney, paper)

    def plays(self, tourney: str, only: int = 99) -> None:
        """Play the open tables of the round to their ends, and let the tournament go on."""
        assert self.host.portal is not None
        boards = list(self.kept(tourney).played[-1].boards)[:only]

        async def work() -> None:
            for number, board in enumerate(boards):
                live = await self.web.hub.find(board.table)
                while not live.table.is_over:
                    await self.web.hub.change(live, lambda table, number=number: _acts(table, number))  # type: ignore[misc]
            await _settled(self.web.hub)

        self.host.portal.call(work)


async def _settled(hub: Hub) -> None:
    while True:
        tourneys = [*hub.counting._running, *_tasks(hub)]
        if not tourneys:
            return
        await asyncio.gather(*tourneys)


def _tasks(hub: Hub) -> list[asyncio.Task[None]]:
    told = hub.counting.told
    owner = getattr(told, "__self__", None)
    return list(owner._running.values()) if isinstance(owner, Tourneys) else []


def _acts(table: Table, number: int) -> Any:
    choices = table.state.choices
    return table.act(table.asked, table.version, choices[(number + len(table.record.actions)) % len(choices)])


def test_a_whole_tournament_from_the_link_to_the_last_round(web: Web, anna: TestClient) -> None:
    club = Club(web, anna, 4)
    tourney = club.sets_up()
    seals = [deal["seal"] for deal in club.seen(tourney)["deals"]]
    assert len(set(seals)) == 3 and all(deal["server"] is None for deal in club.seen(tourney)["deals"])
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    for number in range(1, 4):
        kept = club.kept(tourney)
        assert (kept.state, len(kept.played)) == (RUNNING, number)
        lives = [web.live(board.table).table for board in kept.played[-1].boards]
        assert len(lives) == 2
        assert lives[0].record.seed == lives[1].record.seed and lives[0].state == lives[1].state, "the same deal"
        assert not any(live.opening.hints or live.opening.reviews for live in lives)
        assert lives[0].opening.seal == seals[number - 1]
        seen = club.seen(tourney)
        assert len(seen["standings"]) == 4 and seen["deals"][number - 1]["server"] is None
        club.plays(tourney)
        told = club.seen(tourney)["deals"][number - 1]
        assert seal_of_part(told["server"]) == seals[number - 1], "the proof, when the round is over"
        assert all(web.live(board.table).table.is_told for board in kept.played[-1].boards)
    kept = club.kept(tourney)
    assert kept.state == OVER
    met = {frozenset(board.seats) for one in kept.played for board in one.boards}
    assert len(met) == 6, "nobody met anybody twice"
    seen = club.seen(tourney)
    points = [line["points"] for line in seen["standings"]]
    assert points == sorted(points, reverse=True) and sum(points) == pytest.approx(6), "two to divide in each round"
    assert {line["name"] for line in seen["standings"]} == {"P0", "P1", "P2", "P3"}


def test_a_bot_takes_the_seat_that_nobody_fills_and_has_the_same_cards(web: Web, anna: TestClient) -> None:
    club = Club(web, anna, 3)
    tourney = club.sets_up(rounds=2)
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    lives = [web.live(board.table).table for board in club.kept(tourney).played[-1].boards]
    kinds = sorted(seat.kind for live in lives for seat in live.seats)
    assert kinds == ["bot", "person", "person", "person"]
    assert lives[0].record.seed == lives[1].record.seed, "a bot brings the same part"
    club.plays(tourney)
    assert len(club.seen(tourney)["standings"]) == 3, "and it stands in nobody's way"


def test_nobody_sees_a_tournament_or_its_tables_whom_it_does_not_concern(web: Web, anna: TestClient) -> None:
    club = Club(web, anna, 4)
    stranger = named(joined(anna, web), "Stranger")
    tourney = club.sets_up()
    for path in (f"/tournaments/{tourney}", f"/api/tournaments/{tourney}", f"/tournaments/{tourney}?key=wrong"):
        assert stranger.get(path).status_code == 404
    assert stranger.get("/api/tournaments/nosuch").status_code == 404
    assert stranger.post(f"/api/tournaments/{tourney}/join", json={"key": "wrong"}).status_code == 404
    assert stranger.get(f"/tournaments/{tourney}?key={club.key}").status_code == 200, "who has the link sees it"
    assert club.key not in stranger.get(f"/api/tournaments/{tourney}?key={club.key}").text
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    one, other = club.kept(tourney).played[-1].boards
    mine = one if club.seen(tourney)["played"][-1]["tables"][0]["table"] else other
    theirs = other if mine is one else one
    assert anna.get(f"/t/{mine.table}").status_code == 200
    assert anna.get(f"/t/{theirs.table}").status_code == 403, "they play the same deal"
    assert stranger.get(f"/t/{mine.table}").status_code == 403
    club.plays(tourney)
    assert stranger.get(f"/t/{theirs.table}").status_code == 200, "the round is over"


def test_what_only_the_host_may_do_and_what_cannot_be_done(web: Web, anna: TestClient) -> None:
    club = Club(web, anna, 3)
    tourney = club.sets_up()
    club.does(anna, tourney, "begin", 400)
    club.all_join(tourney)
    club.does(club.people[1], tourney, "join", 400, key=club.key)
    club.does(club.people[1], tourney, "begin", 403)
    club.does(anna, tourney, "end-round", 400)
    club.does(club.people[2], tourney, "leave")
    club.does(club.people[2], tourney, "join", key=club.key)
    club.does(anna, tourney, "begin")
    club.does(anna, tourney, "begin", 400)
    club.does(club.people[1], tourney, "end-round", 403)
    club.does(anna, tourney, "dance", 404)
    nobody = joined(anna, web)
    assert nobody.post("/api/tournaments", json=NEW).status_code == 403
    assert nobody.post(f"/api/tournaments/{tourney}/join", json={"key": club.key}).status_code == 403


@pytest.mark.parametrize(
    "more",
    [{"name": ""}, {"name": "x" * 61}, {"game": "no_such"}, {"kind": "duel"}, {"rounds": 0}, {"rounds": 21},
     {"days": 61}, {"days": -1}, {"options": {"players": 1}}, {"options": {"players": 99}}, {"clock": {"kind": "sun"}},
     {"group": "nosuch"}, {"rounds": "x"}, {"unknown": 1}],
)  # fmt: skip
def test_what_no_tournament_can_be_is_refused_and_nothing_is_kept(
    web: Web, anna: TestClient, more: dict[str, object]
) -> None:
    named(anna, "Anna")
    answer = anna.post("/api/tournaments", json={**NEW, **more})
    assert answer.status_code in (400, 404) and answer.json()["error"]
    assert anna.portal is not None
    assert anna.portal.call(web.hub.store.tally, "tourney") == 0
    assert anna.portal.call(web.hub.store.tally, "deal", "tourney ", "tourney!") == 0


def test_somebody_who_withdraws_plays_no_further_round_and_stays_in_the_standings(web: Web, anna: TestClient) -> None:
    club = Club(web, anna, 4)
    tourney = club.sets_up()
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    club.does(club.people[3], tourney, "leave")
    club.does(club.people[3], tourney, "leave", 400)
    club.plays(tourney)
    kept = club.kept(tourney)
    gone = kept.entrants[3].person
    assert not any(gone in board.seats for board in kept.played[1].boards)
    assert any(line["name"] == "P3" for line in club.seen(tourney)["standings"])


def test_the_host_waits_no_longer_and_unfinished_tables_give_nobody_anything(web: Web, anna: TestClient) -> None:
    club = Club(web, anna, 4)
    tourney = club.sets_up(rounds=2)
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    club.plays(tourney, only=1)
    assert len(club.kept(tourney).played) == 1, "one table is still played"
    club.does(anna, tourney, "end-round")
    kept = club.kept(tourney)
    assert len(kept.played) == 2 and kept.played[0].over
    points = {line["name"]: line["points"] for line in club.seen(tourney)["standings"]}
    assert sorted(points.values()) == [0.0, 0.0, 0.0, 1.0], "at the one table it counts who has won there"


def test_a_league_waits_for_its_day(web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_800_000_000.0]
    monkeypatch.setattr("ludoteca.web.tourneys.time", lambda: now[0])
    club = Club(web, anna, 2)
    tourney = club.sets_up(kind="robin", rounds=20, days=7, game="marrak_hesh")
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    assert club.kept(tourney).rounds == 1, "two meet once"
    tourney = club.sets_up(kind="swiss", rounds=2, days=7, game="marrak_hesh")
    club.all_join(tourney)
    club.does(anna, tourney, "begin")
    club.plays(tourney)
    assert len(club.kept(tourney).played) == 1 and club.kept(tourney).played[0].over
    assert "next round begins" in anna.get(f"/tournaments/{tourney}").text
    service = web.hub.counting.told.__self__  # type: ignore[attr-defined]
    assert anna.portal is not None
    now[0] += 7 * 86400 - 60
    anna.portal.call(service._see_to, tourney)
    assert len(club.kept(tourney).played) == 1
    now[0] += 60
    anna.portal.call(service._see_to, tourney)
    assert len(club.kept(tourney).played) == 2


def test_a_tournament_of_a_group_is_seen_by_its_members_and_set_up_by_its_moderators(
    web: Web, anna: TestClient
) -> None:
    club = Club(web, anna, 3)
    answer = anna.post("/groups", data={"name": "Circle", "about": ""}, follow_redirects=False)
    group = answer.headers["location"].rpartition("/")[2]
    tourney = club.sets_up(group=group)
    outsider, member = club.people[1], club.people[2]
    assert member.get(f"/tournaments/{tourney}").status_code == 404
    page = anna.get(f"/groups/{group}").text
    link = page.partition('data-copy="')[2].partition('"')[0]
    assert member.post(link.partition("testserver")[2], follow_redirects=False).status_code == 303
    assert member.get(f"/tournaments/{tourney}").status_code == 200
    assert "Cup" in member.get("/tournaments").text and "Cup" not in outsider.get("/tournaments").text
    club.does(member, tourney, "join")
    club.does(outsider, tourney, "join", 404)
    assert member.post("/api/tournaments", json={**NEW, "group": group}).status_code == 403
    assert outsider.post("/api/tournaments", json={**NEW, "group": group}).status_code == 404


def test_whatever_fails_on_the_way_a_round_has_each_of_its_tables_once(tmp_path: Path) -> None:
    """The server dies after it has written a round down, and after it has set one of its tables."""
    web = Web(tmp_path)
    with opened(web) as anna:
        club = Club(web, anna, 6)
        tourney = club.sets_up()
        club.all_join(tourney)
        real, opened_tables = web.hub.open, list[str]()

        async def fails(opening: Any, *given: Any) -> Any:
            if opened_tables:
                raise StoreError(house("game-over"))
            opened_tables.append(opening.id)
            return await real(opening, *given)

        web.hub.open = fails  # type: ignore[method-assign, assignment]
        assert anna.post(f"/api/tournaments/{tourney}/begin", json={}).status_code >= 400
        assert len(club.kept(tourney).played) == 1
        cookies = dict(anna.cookies)
    again = Web(tmp_path)
    again.hub._drive_bots = lambda live: None  # type: ignore[method-assign]
    with opened(again) as anna:
        anna.cookies.update(cookies)
        club.web, club.host = again, anna
        assert anna.portal is not None
        anna.portal.call(_settled, again.hub)
        service = again.hub.counting.told.__self__  # type: ignore[attr-defined]
        anna.portal.call(service._see_to, tourney)
        kept = club.kept(tourney)
        assert len(kept.played) == 1
        lives = [anna.portal.call(again.hub.find, board.table) for board in kept.played[0].boards]
        assert len({live.table.record.seed for live in lives}) == 1 and len(lives) == 3
        club.plays(tourney)
        assert len(club.kept(tourney).played) == 2


def test_of_two_servers_one_takes_a_tournament_on_and_nothing_is_doubled() -> None:
    async def work() -> None:
        address = postgres.fresh()
        hubs = [Hub(open_store(address), Settings(database=address, workers=1)) for _ in range(2)]
        services = [Tourneys(one) for one in hubs]
        try:
            for one in hubs:
                one.start()
                one._drive_bots = lambda live: None  # type: ignore[method-assign]
            people = [Person(f"p{number}", f"P{number}", f"h{number}", 0) for number in range(4)]
            await hubs[0].store.write([person.change() for person in people])
            asking = [_visitor(person) for person in people]
            wish = Wish("Cup", GAME, {"players": 2}, "swiss", 2)
            fresh = await services[0].set_up(asking[0], wish)
            secret = services[0].secret(fresh)
            await asyncio.gather(*[services[at % 2].join(fresh.id, who, secret) for at, who in enumerate(asking)])
            await services[0].begin(fresh.id, asking[0])
            for number in (1, 2):
                await asyncio.gather(*[one._see_to(fresh.id) for one in services])
                tourney = await services[0].find(fresh.id)
                assert len(tourney.played) == number and len(tourney.played[-1].boards) == 2
                for board in tourney.played[-1].boards:
                    live = await hubs[number % 2].find(board.table)
                    while not live.table.is_over:
                        await hubs[number % 2].change(live, lambda table: _acts(table, 0))
                    await Counting(hubs[0]).count(board.table)
            await asyncio.gather(*[one._see_to(fresh.id) for one in services])
            tourney = await services[1].find(fresh.id)
            assert tourney.state == OVER and len(set(tourney.tables)) == 4
            lines = standings(tourney, await services[1].plays(tourney))
            assert sum(line.points for line in lines) == pytest.approx(4)
            assert all(line.rounds == 2 for line in lines)
        finally:
            for one in hubs:
                await one.close()

    asyncio.run(asyncio.wait_for(work(), 120))


def _visitor(person: Person) -> Any:
    class Asking:
        known = Known(person.id, person.holder, person.name)
        holder, address, lang = person.holder, "", "en"

    return Asking()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_pages_say_it_in_both_languages(web: Web, anna: TestClient, lang: str) -> None:
    club = Club(web, anna, 3)
    head = {"accept-language": lang}
    form = {"name": "Coppa", "game": f"{GAME} 2", "kind": "swiss", "rounds": "2", "days": "0", "pace": "slow"}
    bad = anna.post("/tournaments", data={**form, "rounds": "99"}, headers=head)
    assert bad.status_code == 400 and 'role="alert"' in bad.text and 'value="Coppa"' in bad.text
    made = anna.post("/tournaments", data=form, headers=head, follow_redirects=False)
    assert made.status_code == 303, made.text
    there = made.headers["location"]
    tourney = there.rpartition("/")[2]
    key = anna.get(there, headers=head).text.partition("key=")[2].partition("<")[0].partition('"')[0]
    for who in club.people:
        page = who.get(f"{there}?key={key}", headers=head)
        assert page.status_code == 200 and f'action="{there}/join"' in page.text
        assert who.post(f"{there}/join", data={"key": key}, headers=head).status_code == 200
    refused = club.people[1].post(f"{there}/begin", headers=head)
    assert refused.status_code == 403 and 'role="alert"' in refused.text
    assert anna.post(f"{there}/begin", headers=head).status_code == 200
    assert "/t/" in anna.get(there, headers=head).text
    club.plays(tourney)
    club.plays(tourney)
    told = anna.get(there, headers=head).text
    assert "P1" in told and "standings" in told and "Coppa" in anna.get("/tournaments", headers=head).text
    assert club.kept(tourney).clock["kind"] == "slow"
    assert f'href="{there}"' in anna.get(f"/t/{club.kept(tourney).tables[0]}", headers=head).text
