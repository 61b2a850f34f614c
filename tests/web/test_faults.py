"""A day's worth of bad luck: what people and hosts see when things go wrong, and that play goes on afterwards.

The file by itself is in tests/store/test_file.py; servers that are killed, seen from a browser, in
tests/browser/test_truth.py.
"""

from __future__ import annotations

import asyncio
import ctypes
import importlib
import json
import pkgutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import ludoteca.store
import ludoteca.table
import ludoteca.web
from ludoteca import cli
from ludoteca.club.papers import Change
from ludoteca.engine import Part
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.store import SqliteStore, StoreError
from ludoteca.store.file import SCHEMA_VERSION
from ludoteca.table import Entry, Table, TableError
from ludoteca.web.app import make_app
from ludoteca.web.aside import Busy
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import Hub, Unkept, hashed
from ludoteca.web.settings import Settings
from ludoteca.words import LANGUAGES
from tests.browser.house import ROOT, House, _environment
from tests.store.kept import opening, with_store
from tests.store.test_file import PAGE, _noise
from tests.web.raw import Page, request, signed
from tests.web.tables import Web, joined, opened

GAME = "marrak_hesh"
LATER = SCHEMA_VERSION + 1
SECRET = "s" * 22
COOKIE = (b"cookie", f"ludoteca={signed(SECRET)}".encode())


def _says(text: str, key: str, lang: str = "en") -> bool:
    return house(key).text(lang) in text.replace("&#x27;", "'").replace("&quot;", '"')


def _set(anna: TestClient, *seats: str) -> str:
    body = {"game": GAME, "seats": list(seats or ("me", "here")), "options": {"first_player": "seat_0"}}
    answer = anna.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


# ---- the server does not start: one sentence, exit code 2, the file as it was


def _harmed(file: Path, kind: str) -> None:
    with_store(file, _some_tables)
    if kind == "text":
        file.write_text("Dear diary\n" * 900)
    elif kind == "damaged":
        _noise(5 * PAGE)(file)
    else:
        connection = sqlite3.connect(file)
        connection.execute(f"PRAGMA user_version={LATER}")
        connection.commit()
        connection.close()


async def _some_tables(store: SqliteStore) -> None:
    await asyncio.gather(*(store.add(opening(f"t{number}")) for number in range(60)))


@pytest.fixture
def never_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    def serves(*args: object, **more: object) -> None:
        raise AssertionError("the server has started")

    monkeypatch.setattr(uvicorn.Server, "run", serves)


@pytest.mark.usefixtures("never_serves")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("text", {"en": "is no database of Ludoteca", "it": "non è un database di Ludoteca"}),
        ("damaged", {"en": "is damaged", "it": "è danneggiato"}),
        ("later", {"en": f"later version (layout {LATER}", "it": f"versione successiva (schema {LATER}"}),
    ],
)
def test_a_server_with_a_bad_file_says_one_sentence_and_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, words: dict[str, str], lang: str
) -> None:
    file = tmp_path / "tables.db"
    _harmed(file, kind)
    before = file.read_bytes()
    assert cli.main(["serve", "--lang", lang, "--database", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert words[lang] in said.err
    assert len(said.err.splitlines()) == 1
    assert file.read_bytes() == before


def _without_rights() -> None:
    """From here on even root is bound by the rights of files (PR_CAPBSET_DROP; others have no such power anyway)."""
    for override in (1, 2):
        ctypes.CDLL(None).prctl(24, override, 0, 0, 0)


def _serve(file: Path, lang: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludoteca", "serve", "--lang", lang, "--database", str(file)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=_environment(),
        preexec_fn=_without_rights,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="rights are taken away in a way of Linux")
@pytest.mark.parametrize(
    ("lang", "file_mode", "folder_mode", "words"),
    [
        ("en", 0o444, 0o755, "can be read but not written"),
        ("it", 0o644, 0o555, "si può leggere ma non scrivere"),
        ("it", 0o000, 0o755, "non si può leggere"),
    ],
)
def test_a_server_without_the_right_to_its_file_says_one_sentence_and_ends(
    tmp_path: Path, lang: str, file_mode: int, folder_mode: int, words: str
) -> None:
    folder = tmp_path / "data"
    file = folder / "tables.db"
    with_store(file, _some_tables)
    before = file.read_bytes()
    file.chmod(file_mode)
    folder.chmod(folder_mode)
    ended = _serve(file, lang)
    folder.chmod(0o755)
    file.chmod(0o644)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert words in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert file.read_bytes() == before


# ---- the store fails while people play


@pytest.fixture
def web(tmp_path: Path) -> Web:
    return Web(tmp_path, retry_seconds=0.0)


@pytest.fixture
def anna(web: Web) -> Iterator[TestClient]:
    with opened(web) as client:
        yield client


class FullDisk:
    """A connection whose disk has room for nothing more; SQLite's own is in tests/store/test_file.py."""

    def __init__(self, real: sqlite3.Connection) -> None:
        self.real = real

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return self.real.execute(sql, *given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_full_disk_a_move_is_refused_the_table_stays_the_truth_and_play_goes_on_later(
    web: Web, anna: TestClient, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna.headers["accept-language"] = lang
    table = _set(anna)
    store = web.hub.store
    assert isinstance(store, SqliteStore)
    real = store._connection
    store._connection = FullDisk(real)  # type: ignore[assignment]
    with anna.websocket_connect(f"/t/{table}/live") as page:
        first = page.receive_json()
        action = web.live(table).table.state.choices[0]
        for _ in range(3):
            page.send_json({"do": "act", "decision": 0, "action": action})
            told, shown = page.receive_json(), page.receive_json()
            if "error" not in told:
                told, shown = shown, told
            assert _says(told["error"], "web-unkept", lang)
            assert shown["version"] == 0
            assert shown["regions"]["board"] == first["regions"]["board"]
        for answer in (
            anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": action}),
            anna.post("/api/tables", json={"game": GAME, "seats": ["me", "here"]}),
        ):
            assert answer.status_code == 503 and answer.headers["retry-after"]
            assert _says(answer.json()["error"], "web-unkept", lang)
        form = anna.post(f"/new/{GAME}", data={"players": "2", "seat0": "me", "seat1": "here"})
        assert form.status_code == 503 and 'role="alert"' in form.text and _says(form.text, "web-unkept", lang)
        assert "tables.db" not in form.text
        assert anna.get(f"/t/{table}").status_code == 200, "to look is always possible"
        assert "is full" in caplog.text and caplog.text.count("is full") == 1, "the host is told, once a minute"
        assert web.live(table).table.version == 0
        store._connection = real
        page.send_json({"do": "act", "decision": 0, "action": action})
        assert page.receive_json()["version"] == 1
    assert "Traceback" not in caplog.text


def test_a_store_that_cannot_be_read_is_told_without_details_and_a_page_tries_again(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _set(anna)
    web.hub._live.clear()

    async def broken(*args: object) -> None:
        raise StoreError(house("store-read", {"file": "/srv/tables.db", "error": "disk I/O error"}))

    with monkeypatch.context() as patch:
        patch.setattr(web.hub.store, "load", broken)
        patch.setattr(web.hub.store, "tables_of", broken)
        for path in (f"/t/{table}", "/", f"/api/tables/{table}"):
            answer = anna.get(path)
            assert answer.status_code == 503
            assert _says(answer.text, "web-unread") and "/srv" not in answer.text
        with anna.websocket_connect(f"/t/{table}/live") as page, pytest.raises(WebSocketDisconnect) as closed:
            page.receive_json()
        assert closed.value.code == 1013, "not 4404, after which a page gives up"
    assert anna.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(
    "fault",
    [StoreError(house("store-full", {"file": "tables.db", "error": ""})), Busy(house("web-busy", {"most": 1}))],
    ids=["full", "busy"],
)
def test_bots_try_again_what_could_not_be_kept(
    web: Web,
    anna: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: LudotecaError,
) -> None:
    table = _set(anna, "me", "random")
    live = web.live(table)
    append = web.hub.store.append
    refused = 0

    async def faulty(table_id: str, number: int, entry: Entry, papers: Sequence[Change] = ()) -> None:
        nonlocal refused
        if entry.seat == 1 and refused < 5:
            refused += 1
            raise fault
        await append(table_id, number, entry, papers)

    monkeypatch.setattr(web.hub.store, "append", faulty)
    with anna.websocket_connect(f"/t/{table}/live") as page:
        page.receive_json()
        while len(live.table.record.actions) < 12:
            if live.table.asked == 0:
                page.send_json({"do": "act", "decision": live.table.version, "action": live.table.state.choices[0]})
            assert "error" not in page.receive_json()
    assert refused == 5
    assert "Traceback" not in caplog.text


def test_bots_at_an_empty_table_rest_until_somebody_looks(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = asyncio.Queue[int]()
    append = web.hub.store.append

    async def faulty(*args: object) -> None:
        tries.put_nowait(1)
        raise StoreError(house("store-full", {"file": "tables.db", "error": ""}))

    monkeypatch.setattr(web.hub.store, "append", faulty)
    body = {"game": GAME, "seats": ["me", "random"], "options": {"first_player": "seat_1"}}
    table = str(anna.post("/api/tables", json=body).json()["table"])
    live = web.live(table)
    assert anna.portal is not None

    async def until_they_rest() -> None:
        await tries.get()
        if live.bots is not None:
            await asyncio.wait_for(asyncio.shield(live.bots), 30)

    anna.portal.call(until_they_rest)
    assert live.bots is None and live.table.entries == 0 and tries.empty()
    monkeypatch.setattr(web.hub.store, "append", append)
    with anna.websocket_connect(f"/t/{table}/live") as page:
        while live.table.asked != 0:
            page.receive_json()


# ---- a table that makes no sense


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entries WHERE number = 0",
        'UPDATE entries SET entry = \'{"kind":"act","seat":0,"number":999999}\' WHERE number = 0',
        'UPDATE entries SET entry = \'{"kind":"dance","seat":0}\' WHERE number = 1',
        "UPDATE tables SET opening = replace(opening, 'marrak_hesh', 'ludo')",
    ],
)
def test_a_damaged_table_is_told_and_concerns_no_other(web: Web, anna: TestClient, harm: str, lang: str) -> None:
    anna.headers["accept-language"] = lang
    table = _set(anna)
    for decision in range(3):
        action = web.live(table).table.state.choices[0]
        anna.post(f"/api/tables/{table}/act", json={"decision": decision, "action": action})
    store = web.hub.store
    assert isinstance(store, SqliteStore) and anna.portal is not None
    anna.portal.call(lambda: store._do(lambda file: file.execute(harm), writes=True))
    web.hub._live.clear()
    sound = _set(anna)
    for path in (f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/replay", f"/join/{table}.x"):
        answer = anna.get(path)
        assert answer.status_code == 409, path
        assert _says(answer.text, "table-damaged", lang)
    with anna.websocket_connect(f"/t/{table}/live") as page, pytest.raises(WebSocketDisconnect) as closed:
        page.receive_json()
    assert closed.value.code == 4404
    home = anna.get("/")
    assert home.status_code == 200
    assert f'href="/t/{sound}"' in home.text and f'href="/t/{table}"' not in home.text
    assert house("ui-damaged-tables", {"number": 1}).text(lang) in home.text.replace("&#x27;", "'")
    assert anna.get(f"/t/{sound}").status_code == 200


def test_damaged_tables_do_not_keep_anybody_from_setting_new_ones(tmp_path: Path) -> None:
    web = Web(tmp_path, most_tables=2)
    with opened(web) as anna:
        tables = [_set(anna), _set(anna)]
        store = web.hub.store
        assert isinstance(store, SqliteStore) and anna.portal is not None
        anna.portal.call(lambda: store._do(lambda file: file.execute("UPDATE tables SET opening = 'x'"), writes=True))
        web.hub._live.clear()
        assert _set(anna) not in tables


# ---- whoever asks goes away in the middle; somebody else writes to the same file


@asynccontextmanager
async def _hub(folder: Path, **settings: Any) -> AsyncIterator[tuple[Hub, LiveTable]]:
    hub = Hub(SqliteStore(folder / "tables.db"), Settings(workers=1, **settings))
    live = await hub.open(opening())
    await hub.change(live, lambda table: table.sit(1, "Bruno", hashed("b")))
    yield hub, live
    await hub.close()


def _play(number: int = 0) -> Callable[[Any], Entry]:
    return lambda table: table.act(table.asked, table.version, table.state.choices[number])


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_a_move_whose_sender_goes_away_in_the_middle_is_kept_and_seen_by_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with _hub(tmp_path) as (hub, live):
            append = hub.store.append
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def slow(table_id: str, number: int, entry: Entry, papers: Sequence[Change] = ()) -> None:
                begun.set()
                await go_on.wait()
                await append(table_id, number, entry, papers)

            hub.store.append = slow  # type: ignore[method-assign]
            sender = asyncio.create_task(hub.change(live, _play()))
            await begun.wait()
            sender.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sender
            go_on.set()
            await hub.change(live, _play())
            assert live.table.version == 2
            found = await hub.store.load("t")
            assert found is not None
            assert len(found[1]) == live.table.entries == 3

    _run(work)


def test_two_hubs_on_one_file_never_play_over_each_other(tmp_path: Path) -> None:
    """What the lock forbids is safe too: whoever comes second is told so, and sees the table as it is."""

    async def work() -> None:
        async with _hub(tmp_path) as (hub, live):
            other = Hub(hub.store, hub.settings)
            theirs = await other.find("t")
            await other.change(theirs, _play())
            with pytest.raises(TableError) as refusal:
                await hub.change(live, partial(_answer, live.table.asked, 0, live.table.state.choices[1]))
            assert not isinstance(refusal.value, Unkept)
            assert refusal.value.phrase.key == "table-late"
            assert live.table.version == theirs.table.version == 1
            assert live.table.record == theirs.table.record
            await hub.change(live, _play())
            with pytest.raises(TableError):
                await other.change(theirs, partial(_answer, theirs.table.asked, 1, theirs.table.state.choices[0]))
            assert theirs.table.record == live.table.record
            assert len(live.table.record.actions) == 2
            await hub.change(live, lambda table: table.say(0, "one"))
            await other.change(theirs, lambda table: table.say(1, "two"))
            assert [line.text for line in theirs.table.chat] == ["one", "two"], "what both may do, both have done"

    _run(work)


def _answer(seat: int, decision: int, action: int, table: Table) -> Entry:
    """What somebody plays who has seen the table as it was at that decision."""
    return table.act(seat, decision, action)


def test_a_rematch_that_cannot_be_kept_leaves_no_table_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with _hub(tmp_path) as (hub, live):
            await hub.change(live, lambda table: table.resign(0))
            tables = await hub.store.count()

            async def broken(*args: object) -> None:
                raise StoreError(house("store-full", {"file": "f", "error": ""}))

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "add", broken)
                with pytest.raises(Unkept):
                    await hub.rematch(live, "a", Part("x"))
            assert live.table.next_table == ""
            first, second = await asyncio.gather(hub.rematch(live, "a", Part("x")), hub.rematch(live, "b", Part("y")))
            assert first == second == live.table.next_table
            assert await hub.store.count() == tables + 1

    _run(work)


# ---- the clock


CLOCKS = [0.0, -5e9, 4e9, 2.0**63, 1.0, 1.7e9]  # seconds since 1970


def test_tables_are_listed_latest_first_whatever_the_clock_says(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for now in CLOCKS:
        monkeypatch.setattr("ludoteca.web.commands.time", lambda now=now: now)
        tables.append(_set(anna))
    home = anna.get("/").text
    assert sorted(tables, key=lambda table: home.index(f"/t/{table}")) == tables[::-1]
    web.hub._live.clear()
    for table in tables:
        assert anna.get(f"/t/{table}").status_code == 200


def test_nothing_else_asks_what_time_it_is() -> None:
    """Everything that waits or limits is measured by a clock that nobody can set."""
    asking = set()
    for package in (ludoteca.web, ludoteca.store, ludoteca.table):
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            names = vars(importlib.import_module(found.name))
            if any(thing is time.time or thing is time or "datetime" in str(thing)[:24] for thing in names.values()):
                asking.add(found.name)
    # When a table was last played at, as its person reads it; when something was told, as the host does; the puzzle of
    # the day.
    dates = {"ludoteca.web.home", "ludoteca.web.logs", "ludoteca.web.app", "ludoteca.web.puzzles"}
    # What is good for a while by every server and over a restart: links, questions to a passkey, a secret exchanged.
    spans = {"ludoteca.web.doors", "ludoteca.web.membership", "ludoteca.web.people"}
    # When a table ended and a puzzle was tried, as people read it.
    dates |= {"ludoteca.web.counting", "ludoteca.web.standings"}
    # Which day's deal it is, for everybody the same; when a group was founded and somebody joined, as people read it.
    dates |= {"ludoteca.web.daily", "ludoteca.web.daily_routes", "ludoteca.web.looking", "ludoteca.web.groups"}
    # How long somebody waits for others, and an answer stays that was left in advance.
    spans |= {"ludoteca.web.lobby", "ludoteca.web.wishing", "ludoteca.web.beforehand"}
    # When a letter is handed over, and until when it is signed or confirmed; when a round of a tournament ends.
    spans |= {f"ludoteca.web.{room}" for room in ("letters", "noticing", "post", "pushing", "tourneys")}
    # When a token was made and a thinker came, as the host reads it.
    dates |= {"ludoteca.web.tokens", "ludoteca.web.elsewhere"}
    assert asking - dates - spans == {"ludoteca.web.hub", "ludoteca.web.commands"}, (
        "when a table was set, for the order of lists"
    )


# ---- slow and lost connections


@asynccontextmanager
async def _app(folder: Path, **settings: Any) -> AsyncIterator[tuple[Any, Hub, str]]:
    """An application, its hub, and a table at which Anna has both seats."""
    chosen = {"workers": 1, "bot_pause": 0.0, "requests_at_once": 1e9, **settings}
    app = make_app(Settings(database=folder / "tables.db", **chosen))
    body = json.dumps({"game": GAME, "seats": ["me", "here"]}).encode()
    answer = await request(app, "POST", "/api/tables", headers=[COOKIE], body=body)
    yield app, app.state.hub, answer.json()["table"]
    await app.state.hub.close()


def test_a_page_that_does_not_read_holds_nobody_up_and_is_told_one_thing_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with _app(tmp_path, send_seconds=30.0) as (app, hub, table):
            reader, sleeper = Page(app, table, headers=[COOKIE]), Page(app, table, headers=[COOKIE], reads=False)
            await reader.listen("regions")
            live = await hub.find(table)
            for decision in range(30):
                reader.say({"do": "act", "decision": decision, "action": live.table.state.choices[0]})
                while (await reader.listen("regions"))["version"] != decision + 1:
                    pass
                assert sleeper.kept_waiting <= 1
            assert len(live.watchers) == 2
            sleeper.may_read.set()
            versions = [(await sleeper.listen("regions"))["version"] for _ in range(31)]
            assert versions == list(range(31)), "whoever reads again is told each step, in order"
            await sleeper.leave()
            await reader.leave()
            assert not live.watchers

    _run(work)


def test_a_page_that_never_reads_is_let_go_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        async with _app(tmp_path, send_seconds=0.01) as (app, hub, table):
            sleeper = Page(app, table, headers=[COOKIE], reads=False)
            for _ in range(100):
                sleeper.say({"do": "nonsense"})
            await asyncio.wait_for(sleeper.task, 30)
            assert sleeper.kept_waiting == 0
            assert not (await hub.find(table)).watchers

    _run(work)


def test_a_page_that_comes_back_is_shown_what_happened_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with _app(tmp_path) as (app, hub, table):
            page = Page(app, table, headers=[COOKIE])
            await page.listen("regions")
            await page.leave()
            live = await hub.find(table)
            await hub.change(live, _play())
            again = Page(app, table, headers=[COOKIE])
            shown = await again.listen("regions")
            assert shown["version"] == 1 and set(shown["regions"]) >= {"board", "log", "prompt", "players"}
            await again.leave()

    _run(work)


def test_half_a_form_is_no_form(tmp_path: Path) -> None:
    """The connection is lost in the middle of a name; nobody sits down under half of it."""

    async def work() -> None:
        async with _app(tmp_path) as (app, hub, _):
            body = json.dumps({"game": GAME, "seats": ["me", "friend"]}).encode()
            view = (await request(app, "POST", "/api/tables", headers=[COOKIE], body=body)).json()
            path = "/join/" + view["invitations"]["1"].rsplit("/", 1)[1]
            kind = (b"content-type", b"application/x-www-form-urlencoded")
            half = await request(app, "POST", path, headers=[kind], body=b"name=Bru", breaks=True)
            assert half.status == 0, "there is nobody to answer"
            live = await hub.find(view["table"])
            assert live.table.seats[1].kind == "open"
            whole = await request(app, "POST", path, headers=[kind], body=[b"name=Bru", b"no"])
            assert whole.status == 303
            assert live.table.seats[1].name == "Bruno"

    _run(work)


def test_whoever_opens_pages_too_fast_is_refused_before_anything_is_drawn(tmp_path: Path) -> None:
    async def work() -> None:
        async with _app(tmp_path, requests_at_once=5.0, requests_a_second=0.0) as (app, _, table):
            opened = [Page(app, table, headers=[COOKIE]) for _ in range(9)]
            first = [(await page.next())["type"] for page in opened]
            assert first.count("websocket.accept") == 4, "one request was the setting of the table"
            assert first.count("websocket.close") == 5
            for page in opened[:4]:
                await page.leave()

    _run(work)


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server, which does not wait long."""
    house = House(tmp_path_factory.mktemp("real"), body_seconds=0.4)
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


def _sent(real: House, *parts: bytes) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", real.port), timeout=30)
    for part in parts:
        made.sendall(part)
    return made


def _all_of(made: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    while part := made.recv(65536):
        found += part
    made.close()
    return found


HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: it\r\nContent-Length: 500\r\n\r\n{"


@pytest.mark.parametrize(
    "parts",
    [(), (b"GET / HT",), (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: 1",)],
    ids=["nothing", "half a line", "half the headers"],
)
def test_whoever_connects_and_says_too_little_is_let_go(real: House, parts: tuple[bytes, ...]) -> None:
    assert _all_of(_sent(real, *parts)) == b""


def test_a_body_that_does_not_come_is_answered_with_one_sentence(real: House) -> None:
    head, _, body = _all_of(_sent(real, HALF)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408") and b"connection: close" in head.lower()
    assert json.loads(body) == {"error": house("web-slow").text("it")}


def test_lost_connections_leave_the_server_as_it_was(real: House) -> None:
    handshake = (
        f"GET /t/nothing/live HTTP/1.1\r\nHost: 127.0.0.1:{real.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    for parts in [(HALF,), (HALF[:30],), (handshake,), (handshake, b"\x81\xff"), (b"\x16\x03\x01" * 99,)] * 5:
        _sent(real, *parts).close()
    answer = _all_of(_sent(real, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 200")


def test_a_second_server_on_the_same_file_ends_with_one_sentence(real: House) -> None:
    ended = _serve(real.database, "it")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "Un altro server (processo" in ended.stderr and len(ended.stderr.splitlines()) == 1


def test_people_of_the_first_server_do_not_notice(web: Web, anna: TestClient) -> None:
    table = _set(anna)
    with pytest.raises(StoreError):
        Web(Path(web.hub.settings.database).parent)
    assert joined(anna, web).get(f"/t/{table}").status_code == 200
    action = web.live(table).table.state.choices[0]
    assert anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": action}).status_code == 200
