"""The same news for many pages: one frame, written without a task for each, in whatever form a page understands."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect

from ludoteca.table import Opening, Table
from ludoteca.table.table import person
from ludoteca.web import frames
from ludoteca.web.frames import framed
from ludoteca.web.gathering import LiveTable
from ludoteca.web.looker import look
from ludoteca.web.shown import News, Shown
from tests.web.tables import watching
from tests.web.test_crowd import served

FORMS: dict[str, list[ClientPerMessageDeflateFactory] | None] = {
    "plain": None,
    "packed": [ClientPerMessageDeflateFactory()],
    "small window": [ClientPerMessageDeflateFactory(server_max_window_bits=10)],
}


def page(port: int, table: str, form: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{port}/t/{table}/live", extensions=FORMS[form], compression=None, max_size=2**22)


def told(socket: ClientConnection, version: int) -> dict[str, Any]:
    """The message with which a page comes to that decision."""
    while True:
        said: dict[str, Any] = json.loads(socket.recv(30))
        if said.get("version") == version:
            return said


def test_all_pages_hear_the_same_and_it_is_put_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[bytes, bool]] = []

    def counted(text: bytes, packed: bool) -> bytes:
        made.append((text, packed))
        return framed(text, packed)

    monkeypatch.setattr(frames, "framed", counted)
    with (
        served(tmp_path, most=100) as (port, _),
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as anna,
        ExitStack() as held,
    ):
        view = anna.post("/api/tables", json={"game": "marrak_hesh", "seats": ["me", "here"]}).json()
        pages = [held.enter_context(page(port, view["table"], form)) for form in [*FORMS, *FORMS, "packed", "packed"]]
        first = [told(one, 0) for one in pages]
        assert all("board" in said["regions"] for said in first)
        made.clear()
        for number in range(3):
            act = {"decision": number, "action": view["actions"][0]["action"]}
            view = anna.post(f"/api/tables/{view['table']}/act", json=act).json()
            heard = [told(one, number + 1) for one in pages]
            assert heard[0]["told"] and heard[0]["parts"]
            assert all(said == heard[0] for said in heard)
        assert sorted(packed for _, packed in made) == [False] * 3 + [True] * 3, "each step once in either form"


@pytest.mark.parametrize("size", [5, 125, 126, 1000, 65_535, 65_536, 300_000])
def test_a_frame_of_any_size_says_how_long_it_is(size: int) -> None:
    made = framed(b"x" * size, packed=False)
    assert made.endswith(b"x" * size) and made[0] == 0x81
    head = len(made) - size
    assert head == (2 if size < 126 else 4 if size < 65_536 else 10)
    assert int.from_bytes(made[1:head] if head == 2 else made[2:head]) == size
    packed = framed(b"x" * size, packed=True)
    assert packed[0] == (0xC1 if size >= frames.LEAST else 0x81)
    assert len(packed) <= len(made)


class Pipe:
    """A connection that is free only if it is told so."""

    def __init__(self) -> None:
        self.is_free = True
        self.written: list[News] = []

    def write(self, news: News) -> None:
        self.written.append(news)


def test_nothing_overtakes_what_is_on_its_way() -> None:
    live = LiveTable(Table(Opening("t", "marrak_hesh", {}, 3, [person("Ada", "a"), person("Bruno", "b")])))
    watcher, pipe = watching(live, "a"), Pipe()
    watcher.pipe = pipe

    def shown() -> Shown:
        live.table.take(live.table.act(live.table.asked, live.table.version, live.table.state.choices[0]))
        looker = look(live, "a", "en", None)
        return live.drawings.complete(live, looker, live.drawings.position(live.table, looker), played=True)

    watcher.push(shown())
    assert watcher.send_on(shared=False) and len(pipe.written) == 1
    pipe.is_free = False
    watcher.push(shown())
    assert not watcher.send_on(shared=False)
    pipe.is_free, watcher.sending = True, True
    latest = shown()
    watcher.push(latest)
    assert not watcher.send_on(shared=False) and len(pipe.written) == 1, "its own task is telling it something"
    watcher.sending = False
    assert watcher.send_on(shared=False)
    assert [json.loads(news.text)["version"] for news in pipe.written] == [1, 2, 3]
    watcher.push(latest)
    assert not watcher.waiting, "what a page shows already is not shown again"
