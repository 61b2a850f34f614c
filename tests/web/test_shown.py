"""One drawing for each view and language, however many watch; drawn beside the loop, of a table that stands still."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.phrase import house
from ludoteca.table import OPEN, Entry, Opening, Seat, Table
from ludoteca.table.table import person
from ludoteca.web import regions, shown
from ludoteca.web.app import make_app
from ludoteca.web.gathering import LiveTable, Watcher
from ludoteca.web.hub import Hub
from ludoteca.web.looker import Looker, look
from ludoteca.web.settings import Settings
from ludoteca.web.shown import MOST_VIEWS, Drawings, Shown
from ludoteca.web.telling import Lines
from tests.web.heavy import track
from tests.web.raw import Headers, Page, request, signed
from tests.web.tables import watching

SECRET = "s" * 22
ANNA = (b"cookie", f"ludoteca={signed(SECRET)}".encode())
ITALIAN = (b"accept-language", b"it")
WATCHERS = 12


def visitor(number: int) -> tuple[bytes, bytes]:
    """The cookie of somebody who has a seat at another table."""
    return b"cookie", f"ludoteca={signed(f'{number:022d}')}".encode()


@asynccontextmanager
async def server(folder: Path, **settings: Any) -> AsyncIterator[tuple[Any, Hub, LiveTable]]:
    """An application, its hub, and a table at which Anna has both seats."""
    chosen = {"workers": 1, "bot_pause": 0.0, "requests_at_once": 1e9, **settings}
    app = make_app(Settings(database=folder / "tables.db", **chosen))
    body = json.dumps({"game": "marrak_hesh", "seats": ["me", "here"]}).encode()
    answer = await request(app, "POST", "/api/tables", headers=[ANNA], body=body)
    hub: Hub = app.state.hub
    yield app, hub, await hub.find(answer.json()["table"])
    await hub.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


async def opened(app: Any, live: LiveTable, *headers: Headers) -> list[Page]:
    """Pages that come one after the other; each has been shown the table with all who came before."""
    pages = []
    for one in headers:
        pages.append(Page(app, live.table.opening.id, headers=one))
        await pages[-1].listen("regions")
    return pages


async def heard_out(page: Page) -> list[dict[str, Any]]:
    """What a page is told until all that it has asked for was dealt with."""
    page.say({"do": "nonsense"})
    told: list[dict[str, Any]] = []
    while "rematch, pass, guide" not in (said := await page.listen()).get("error", ""):
        told.append(said)
    return told


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each part of a page is drawn."""
    found: Counter[str] = Counter()
    for part in ("position", "people", "talk"):
        draw: Callable[..., dict[str, str]] = getattr(regions, part)
        monkeypatch.setattr(regions, part, partial(_counting, found, part, draw))
    return found


def _counting(found: Counter[str], part: str, draw: Callable[..., dict[str, str]], *args: object) -> dict[str, str]:
    found[part] += 1
    return draw(*args)


async def play(hub: Hub, live: LiveTable) -> None:
    await hub.change(live, lambda table: table.act(table.asked, table.version, table.state.choices[0]))


def test_a_move_is_drawn_once_for_each_view_and_language(tmp_path: Path, drawn: Counter[str]) -> None:
    async def work() -> None:
        async with server(tmp_path) as (app, hub, live):
            pages = await opened(app, live, [ANNA], *[[]] * WATCHERS, *[[ITALIAN]] * WATCHERS)
            drawn.clear()
            await play(hub, live)
            told = [await page.listen("regions") for page in pages]
            assert [said["version"] for said in told] == [1] * len(pages)
            assert all(said["parts"] and "board" not in said["regions"] for said in told)
            assert drawn["position"] == 3, "Anna's, and that of those who watch in either language"
            for page in pages:
                await page.leave()

    run(work)


def test_a_line_of_chat_redraws_no_board(tmp_path: Path, drawn: Counter[str]) -> None:
    async def work() -> None:
        async with server(tmp_path) as (app, _, live):
            pages = await opened(app, live, [ANNA], *[[]] * WATCHERS, [ITALIAN])
            drawn.clear()
            pages[0].say({"do": "chat", "text": "hello"})
            told = [await page.listen("regions") for page in pages]
            assert all(list(said["regions"]) == ["chat"] for said in told)
            assert all("hello" in said["regions"]["chat"] for said in told)
            assert drawn == {"talk": 2}, "once in each language"
            for page in pages:
                await page.leave()

    run(work)


def test_whoever_comes_or_goes_redraws_the_players_panel_alone(tmp_path: Path, drawn: Counter[str]) -> None:
    async def work() -> None:
        async with server(tmp_path, here_seconds=0.0) as (app, _, live):
            pages = await opened(app, live, *[[]] * WATCHERS)
            drawn.clear()
            anna = Page(app, live.table.opening.id, headers=[ANNA])
            told = [await page.listen("regions") for page in pages]
            assert all((said["regions"], set(said["parts"])) == ({}, {"status0", "status1"}) for said in told)
            await anna.listen("regions")
            assert drawn["position"] == 1, "Anna's own view"
            more = Page(app, live.table.opening.id)
            await more.listen("regions")
            for page in pages:
                assert await heard_out(page) == [], "that one more watches changes nothing for anybody"
            assert drawn == {"position": 1, "people": 2}
            for page in [*pages, anna, more]:
                await page.leave()
            assert live.drawings.size == 0, "what nobody looks at is not kept"

    run(work)


@pytest.mark.parametrize("game", ludoteca.games())
def test_what_is_shown_to_many_is_what_would_be_drawn_for_one(game: str) -> None:
    made = ludoteca.make(game)
    seats = [person(f"Player {number}", f"holder {number}") for number in range(made.players)]
    seats[-1] = Seat(OPEN, invitation="i")
    live = LiveTable(Table(Opening("t", game, dict(made.options), 3, seats)))
    chance = random.Random(game)
    for _ in range(50):
        _something_happens(live, chance)
        for lang in ("en", "it"):
            for holder in ["", *[f"holder {number}" for number in range(made.players)]]:
                looker = look(live, holder, lang, None)
                shown = live.drawings.found(live, looker) or _drawn(live, looker)
                assert shown.regions == regions.regions(live, looker)
                assert shown.version == live.table.version


def _drawn(live: LiveTable, looker: Looker) -> Shown:
    return live.drawings.complete(live, looker, live.drawings.position(live.table, looker))


def _something_happens(live: LiveTable, chance: random.Random) -> None:
    table, wish = live.table, chance.random()
    last = len(table.seats) - 1
    entry: Entry | None = None
    if wish < 0.2:
        entry = table.say(chance.randrange(-1, last), f"line {table.said}")
    elif wish < 0.4:
        live.watchers = {watching(live, f"holder {number}") for number in range(last + 1) if chance.random() < 0.5}
    elif not table.is_full:
        entry = table.sit(last, "Zoe", f"holder {last}")
    elif table.is_over:
        entry = table.rematch("again") if not table.next_table else None
    elif wish < 0.5 and table.record.actions and table.why_no_undo(last) is None:
        entry = table.undo(last)
    elif wish < 0.55 and not table.seats[0].away:
        entry = table.leave_to_bot(0)
    else:
        entry = table.act(table.asked, table.version, chance.choice(table.state.choices))
    if entry is not None:
        table.take(entry)


def test_a_table_keeps_so_many_drawings_and_no_more() -> None:
    live = LiveTable(Table(Opening("t", "marrak_hesh", {}, 3, [person("Ada", "a"), Seat(OPEN, invitation="i")])))
    drawings: Drawings = live.drawings
    for number in range(3 * MOST_VIEWS):
        looker = look(live, "a", "en", None)
        looker.invitations = {1: f"http://host{number}/join/t.i"}
        _drawn(live, looker)
    assert len(drawings._shown) == MOST_VIEWS
    assert len(drawings._parts) <= 3 * MOST_VIEWS


def test_while_a_table_is_drawn_it_stands_still_and_everybody_else_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()
    draw, seen = regions.position, []

    def slowly(table: Table, looker: Looker, lines: Lines | None = None) -> dict[str, str]:
        begun.set()
        assert may_end.wait(30)
        seen.append(table.version)
        return draw(table, looker, lines)

    async def work() -> None:
        async with server(tmp_path) as (app, hub, live):
            monkeypatch.setattr(regions, "position", slowly)
            where = f"/t/{live.table.opening.id}"
            looking = asyncio.ensure_future(request(app, "GET", where))
            await asyncio.to_thread(begun.wait, 30)
            moving = asyncio.ensure_future(play(hub, live))
            assert (await request(app, "GET", "/")).status == 200
            assert (await request(app, "GET", "/games/pocket_mars")).status == 200
            looking.cancel()  # whoever asked goes away; the table is held still to the end all the same
            for _ in range(20):
                await asyncio.sleep(0)
            assert live.table.version == 0 and not moving.done()
            may_end.set()
            await moving
            assert (live.table.version, seen) == (1, [0])

    run(work)


def test_more_work_than_can_wait_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path, most_waiting=3) as (app, hub, live):
            may_end = threading.Event()
            waiting = [asyncio.ensure_future(hub.aside.do(may_end.wait, 30)) for _ in range(3)]
            await asyncio.sleep(0)
            answer = await request(app, "GET", f"/api/tables/{live.table.opening.id}", headers=[ITALIAN])
            assert (answer.status, answer.json()) == (503, {"error": house("web-busy", {"most": 3}).text("it")})
            assert b"retry-after" in answer.headers
            may_end.set()
            await asyncio.gather(*waiting)
            assert (await request(app, "GET", f"/t/{live.table.opening.id}")).status == 200

    run(work)


class Pages(set[Watcher]):
    """The pages of a table, at which only the loop may look: there they come and go."""

    def __iter__(self) -> Iterator[Watcher]:
        asyncio.get_running_loop()
        return super().__iter__()


def test_whatever_is_put_together_beside_the_loop_leaves_the_pages_to_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as (app, _, live):
            live.watchers = Pages()
            (page,) = await opened(app, live, [ANNA])
            table = live.table.opening.id
            for where in (f"/api/tables/{table}", f"/t/{table}", f"/t/{table}/replay", "/"):
                assert (await request(app, "GET", where, headers=[ANNA])).status == 200, where
            await page.leave()

    run(work)


def test_a_page_for_which_there_is_no_time_is_closed_and_may_come_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with server(tmp_path, most_waiting=1) as (app, hub, live):
            may_end = threading.Event()
            waiting = asyncio.ensure_future(hub.aside.do(may_end.wait, 30))
            await asyncio.sleep(0)
            assert (await closed(Page(app, live.table.opening.id, headers=[ANNA])))[0] == 1013
            may_end.set()
            await waiting
            assert not caplog.records

    run(work)


def test_what_was_drawn_already_says_nothing_of_how_long_the_next_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with server(tmp_path) as (_, _, live):
            monkeypatch.setattr(shown, "LIGHT", 0.0)
            anna = look(live, live.table.seats[0].holder, "en", None)
            live.drawings.position(live.table, anna)
            monkeypatch.setattr(shown, "LIGHT", 10.0)
            live.drawings.position(live.table, anna)
            assert not live.drawings.light

    run(work)


def test_a_table_is_drawn_beside_the_loop_for_a_text_that_it_has_not_for_one_that_it_might(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shown, "LIGHT", 10.0)
    own = {"track": "custom", "track_text": track(4, 2, 40, 1, "W L")}
    for options, light in (({}, True), (own, False)):
        made = ludoteca.make("automobiles", players=2, **options)
        live = LiveTable(Table(Opening.of(made, "t", [person("Anna", "a"), person("Bruno", "b")])))
        live.drawings.position(live.table, look(live, "a", "en", None))
        assert live.drawings.light == light


# ---- how much one visitor may hold and say


async def closed(page: Page) -> tuple[int, str]:
    """The code and the reason with which a page is closed."""
    while (message := await page.next())["type"] != "websocket.close":
        pass
    return message["code"], message["reason"]


def test_one_visitor_has_so_many_pages_and_is_told_when_there_are_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path, most_sockets=2) as (app, _, live):
            pages = await opened(app, live, [ANNA], [ANNA])
            third = Page(app, live.table.opening.id, headers=[ANNA, ITALIAN])
            assert await closed(third) == (4429, house("web-sockets", {"most": 2}).text("it"))
            others = await opened(app, live, *[[visitor(number)] for number in range(18)])
            stranger = Page(app, live.table.opening.id, headers=[visitor(99)])
            assert (await closed(stranger))[0] == 4429, "twenty of one address are enough"
            await pages.pop().leave()
            pages += await opened(app, live, [ANNA])
            for page in pages + others:
                await page.leave()

    run(work)


def test_a_page_is_told_why_it_is_closed_in_as_many_bytes_as_a_close_can_hold() -> None:
    for lang in ("en", "it"):
        assert len(house("web-sockets", {"most": 1_000_000}).text(lang).encode()) <= 123


def test_whoever_talks_too_much_waits_and_those_who_watch_share(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path, chat_at_once=3.0, chat_a_second=1e-9) as (app, _, live):
            anna, *watching = await opened(app, live, [ANNA], *[[visitor(number)] for number in range(9)])
            for number in range(5):
                anna.say({"do": "chat", "text": f"anna {number}"})
            for number in range(3):
                for page in watching:
                    page.say({"do": "chat", "text": f"watching {number}"})
            for page in [anna, *watching]:
                await heard_out(page)
            said = Counter(line.text.split()[0] for line in live.table.chat)
            assert said == {"anna": 3, "watching": 6}
            for page in [anna, *watching]:
                await page.leave()

    run(work)


def test_a_line_too_many_is_refused_with_a_sentence() -> None:
    for lang, few, many in (
        ("en", "a line every second is fine", "a line every 2 seconds is fine"),
        ("it", "una riga al secondo", "una riga ogni 2 secondi"),
    ):
        assert few in house("web-chat-rate", {"seconds": 1}).text(lang)
        assert many in house("web-chat-rate", {"seconds": 2}).text(lang)
