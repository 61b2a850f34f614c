"""Nobody is told what only somebody else may know: over whole random games, in everything that is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from zlib import crc32

import pytest
from starlette.testclient import TestClient

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.table import Entry
from ludoteca.web import pages, regions
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import hashed
from ludoteca.web.keys import Keys
from ludoteca.web.looker import Looker
from ludoteca.web.telling import last_step, since, story
from ludoteca.web.visitor import COOKIE
from tests.proof.cases import Case, cases, main_cases, random_game
from tests.toy import ToyState
from tests.web.hidden import Blabber, Hidden, only, toy_table
from tests.web.raw import KEY
from tests.web.tables import Web, at, joined, lookers, opened

WORLDS = 2  # imagined for each position and seat
LOOKALIKES = 8  # actions that are tried in a world in which another may have been played
MOMENTS = 5  # looked at in each game, the end among them; which ones differs from case to case


def _imagined(state: State, looker: Looker, seed: int) -> Iterator[State]:
    """Positions that this looker cannot tell from the real one; a spectator can tell none that any seat cannot."""
    seats = range(state.game.players) if looker.facing is None else [looker.facing]
    for seat in seats:
        for world in range(WORLDS if state.game.hides and looker.facing is not None else 1):
            yield state.redeal(seat, seed + world)


def _differing(live: LiveTable, state: State, draw: Callable[[Looker], object], seed: int) -> list[str]:
    """Who sees something else when only what they cannot know is different."""
    found = []
    for looker in lookers(live):
        live.table.state = state
        real = draw(looker)
        for world in _imagined(state, looker, seed):
            live.table.state = world
            if draw(looker) != real:
                found.append(f"seat {looker.facing}")
    live.table.state = state
    return found


def _moments(case: Case, length: int) -> list[int]:
    """The moments of a game of that length that are looked at, never the same for two cases of a row."""
    stride = max(1, length // MOMENTS)
    return [*range(crc32(str(case).encode()) % stride, length - 1, stride), length - 1]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_no_region_differs_between_positions_that_one_cannot_tell_apart(case: Case) -> None:
    states = [state.clone() for state, _ in random_game(case.made(), 11)]
    for number in _moments(case, len(states)):
        live = at(case, states[number])
        assert _differing(live, live.table.state, partial(regions.regions, live), number) == []


def _step_in(case: Case, state: State, action: int, who: int) -> object:
    """All that somebody (the last: a spectator) is told of an action that is played in that position."""
    live = at(case, state.clone())
    live.table.state.telling = True
    live.table.take(Entry("act", state.to_move, action))
    looker = lookers(live)[who]
    told = last_step(live.table, looker), since(live.table, looker), story(live.table, looker)
    return told, live.table.places[-1][who]


def _lookalikes(world: State, seat: int, action: int, known: bytes) -> Iterator[int]:
    """The actions in a world after which a seat knows just what it knows after the one that was played."""
    for other in sorted(world.choices, key=lambda other: abs(other - action))[:LOOKALIKES]:
        after = world.clone()
        after.advance(other)
        if after.information(seat) == known:
            yield other


def _telling(case: Case, state: State, action: int, seed: int) -> list[str]:
    """Who is told something else of a step, though they know the same before it and after it."""
    found = []
    after = state.clone()
    after.apply(action)
    players = state.game.players
    for seat in range(players):
        for who in (seat, players) if seat != state.to_move else (seat,):
            real = _step_in(case, state, action, who)
            world = state.redeal(seat, seed)
            for other in _lookalikes(world, seat, action, after.information(seat)):
                if _step_in(case, world, other, who) != real:
                    found.append(f"seat {seat if who == seat else None}")
    return found


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_no_step_is_told_otherwise_where_one_cannot_tell_what_was_played(case: Case) -> None:
    moments = [(state.clone(), action) for state, action in random_game(case.made(), 13)][:-1]
    for number in _moments(case, len(moments)):
        assert _telling(case, *moments[number], number) == []


def test_this_proof_notices_a_place_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def blurted(state: State, action: int, seat: int | None) -> list[str]:
        return [f"card{state.cards[state.to_move]}"] if isinstance(state, ToyState) else []

    for places, telling in ((blurted, True), (lambda *_: ["hand"], False)):
        only(monkeypatch, Hidden)
        monkeypatch.setattr(Hidden, "places", staticmethod(places), raising=False)
        state = toy_table("one", "two").table.state
        found = _telling(Case("toy", (("players", 2),)), state, state.choices[0], 1)
        assert set(found) == ({"seat 1", "seat None"} if telling else set())


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_no_moment_of_a_replay_differs_between_positions_that_one_cannot_tell_apart(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = case.made()
    played = [action for _, action in random_game(game, 12)][:-1]
    live = at(case, game.start(12, events=True))
    table = live.table
    table.record.seed, table.record.actions = 12, played
    for step in _moments(case, len(played)):
        real = table.position(step)
        for looker in lookers(live):
            shown = pages.replay_regions(table, looker, step)
            for world in _imagined(real, looker, step):
                with monkeypatch.context() as patch:
                    patch.setattr(table, "position", partial(_always, world))
                    assert pages.replay_regions(table, looker, step) == shown


def _always(state: State, number: int) -> State:
    return state


def test_this_proof_notices_a_game_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden cards count as points, which the players' panel shows; without that, nothing differs."""
    for kind, telling in ((Blabber, True), (Hidden, False)):
        only(monkeypatch, kind)
        live = toy_table("one", "two")
        found = _differing(live, live.table.state, partial(regions.regions, live), 1)
        assert set(found) == ({"seat 0", "seat 1", "seat None"} if telling else set())


class Gathered:
    """Everything that somebody was sent, heads and bodies, the cookie that they were given aside."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.texts: list[str] = []

    def get(self, path: str) -> str:
        answer = self.client.get(path)
        assert answer.status_code < 500, (path, answer.text)
        heads = "\n".join(f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie")
        self.texts.append(f"{heads}\n{answer.text}")
        return str(answer.text)

    def hear(self, table: str, wish: str = "") -> None:
        with self.client.websocket_connect(f"/t/{table}/live", headers={"host": "testserver"}) as socket:
            self.texts.append(socket.receive_text())
            if wish:
                socket.send_text(wish)
                self.texts.append(socket.receive_text())

    def everything(self) -> str:
        return "\n".join(self.texts)


def _all_pages(who: Gathered, table: str, step: int) -> list[str]:
    paths = [f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/replay", f"/t/{table}/replay?at={step}&part=1"]
    return [who.get(path) for path in paths]


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_no_response_over_a_whole_game_holds_a_secret_or_what_another_seat_sees(case: Case, tmp_path: Path) -> None:
    web = Web(tmp_path)
    players = case.made().players
    with opened(web) as host:
        people = [host, *(joined(host, web) for _ in range(players - 1))]
        seats = ["me", *["friend"] * (players - 1)]
        body = {"game": case.game, "seats": seats, "name": "Anna", "options": _plain(case)}
        view = host.post("/api/tables", json=body).json()
        table = view["table"]
        links = list(view["invitations"].values())
        told = {who: Gathered(who) for who in [*people, joined(host, web)]}
        spectator = list(told.values())[-1]
        _all_pages(spectator, table, 0)
        spectator.hear(table)
        for number, link in enumerate(links):
            _check_waiting(told, links, host)
            people[number + 1].post("/api/seats", json={"invitation": link, "name": f"Friend {number}"})
        live = web.live(table)
        actions = _actions(live.table.state)
        moments = set(_moments(case, len(actions)))
        for step, action in enumerate(actions):
            state = live.table.state
            for who, gathered in told.items() if step in moments else ():
                shown = _all_pages(gathered, table, step)[:2]
                facing = people.index(who) if who in people else None
                for seat in range(players) if facing is None else [facing]:
                    live.table.state = state.redeal(seat, step)
                    again = [who.get(path).text for path in (f"/t/{table}", f"/api/tables/{table}")]
                    live.table.state = state
                    assert again == shown
                gathered.hear(table, '{"do": "why", "action": -1}')
            if step in moments:
                asked = people[live.table.asked]
                asked.post(f"/api/tables/{table}/act", json={"decision": step, "action": action})
            else:
                live.table.take(live.table.act(live.table.asked, step, action))
        assert live.table.is_over
        assert live.table.record.actions == actions
        _check_secrets(told, live, people)
        told_now = host.get(f"/t/{table}").text
        assert live.table.record.seed_text in told_now and live.table.opening.server in told_now


def _actions(state: State) -> list[int]:
    """A random game from that position to its end."""
    dice = Dice.seeded(21)
    state = state.clone()
    actions = []
    while not state.is_over:
        actions.append(dice.choice(state.choices))
        state.apply(actions[-1])
    return actions


def _plain(case: Case) -> dict[str, object]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in case.options}


def _check_waiting(told: dict[TestClient, Gathered], links: list[str], host: TestClient) -> None:
    for who, gathered in told.items():
        for link in links:
            secret = link.rsplit(".", 1)[1]
            assert who is host or secret not in gathered.everything()


def _check_secrets(told: dict[TestClient, Gathered], live: LiveTable, people: list[TestClient]) -> None:
    seed, server = live.table.record.seed, live.table.opening.server
    parts = [seat.chance for seat in live.table.seats]
    assert all(parts) and len(set(parts)) == len(parts)
    cookies = [who.cookies[COOKIE] for who in people]
    assert len(set(cookies)) == len(cookies)
    for who, gathered in told.items():
        everything = gathered.everything()
        assert len(everything) > 100_000
        for form in (str(seed), f"{seed:x}", f"{seed:X}", hashed(str(seed)), server):
            assert form not in everything
        assert live.table.opening.seal in everything
        own = people.index(who) if who in people else -1
        for number, part in enumerate(parts):
            assert (part in everything) is (number == own), "one's own part, and nobody else's"
        for number in range(len(live.table.seats)):
            assert who is people[0] or Keys(KEY).invitation(live.table.opening.id, number) not in everything
        for cookie in [part for whole in cookies for part in (whole, *whole.split("."))]:
            assert cookie not in everything
            assert hashed(cookie) not in everything
        for seat in live.table.opening.seats:
            assert not seat.holder or seat.holder not in everything


def test_the_record_waits_for_the_end(tmp_path: Path) -> None:
    web = Web(tmp_path)
    with opened(web) as host:
        table = host.post("/api/tables", json={"game": "marrak_hesh", "seats": ["me", "here"]}).json()["table"]
        answer = host.get(f"/t/{table}/record.json")
        assert answer.status_code == 403
        assert web.live(table).table.opening.server not in answer.text
        assert web.live(table).table.record.seed_text not in answer.text


def test_a_host_who_invites_sees_the_link_and_a_guest_does_not(tmp_path: Path) -> None:
    web = Web(tmp_path)
    with opened(web) as host:
        table = host.post("/api/tables", json={"game": "marrak_hesh", "seats": ["me", "friend"]}).json()["table"]
        secret = web.hub.keys.invitation(table, 1)
        guest = joined(host, web)
        for path in (f"/t/{table}", f"/api/tables/{table}"):
            assert secret in host.get(path).text
            assert secret not in guest.get(path).text
        for who, sees in ((host, True), (guest, False)):
            with who.websocket_connect(f"/t/{table}/live") as socket:
                assert (secret in socket.receive_text()) is sees
