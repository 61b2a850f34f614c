"""More connections than there is room for: newcomers are told so at once, the host once, and it ends when they go."""

from __future__ import annotations

import json
import logging
import resource
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
import uvicorn

from ludoteca.engine.phrase import house
from ludoteca.web import serve, visitor
from ludoteca.web.app import make_app
from ludoteca.web.frames import SharedFrames
from ludoteca.web.punctual import Room, punctual
from ludoteca.web.settings import Settings
from tests.browser.house import House

ASKED = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: it\r\n%s\r\n"
LAST = b"Connection: close\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n"
)


@contextmanager
def served(folder: Path, most: int, most_of_one: int = 1000) -> Iterator[tuple[int, Room]]:
    """A server in this process that has room for so many connections; its port, and the room."""
    settings = Settings(database=folder / "tables.db", workers=1, requests_at_once=1e9)
    app = make_app(settings)
    room = serve.room_for(app, settings, 0)
    room.most, room.most_of_one = most, most_of_one
    listening = serve._listening("127.0.0.1", 0)
    config = uvicorn.Config(app, log_level="warning", http=punctual(30.0, room), ws=SharedFrames)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield listening.getsockname()[1], room
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=30)


def answer(port: int, more: bytes = LAST) -> tuple[bytes, bytes]:
    """The head and the body of what is answered to a newcomer, until the server hangs up."""
    made = connected(port)
    made.sendall(ASKED % more)
    found = b""
    while part := made.recv(65536):
        found += part
    made.close()
    head, _, body = found.partition(b"\r\n\r\n")
    return head, body


def answered(made: socket.socket) -> bool:
    """Whether a connection is talked to; it stays open."""
    made.sendall(ASKED % b"")
    return made.recv(12) == b"HTTP/1.1 200"


def until_there_is_room(port: int) -> bytes:
    """The head of the first answer that is no refusal; the server notices by itself who has left."""
    for _ in range(200):
        head, _ = answer(port)
        if not head.startswith(b"HTTP/1.1 503"):
            return head
    raise AssertionError("there is still no room")


def test_whoever_finds_no_room_is_told_so_at_once_and_the_host_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    with served(tmp_path, most=5) as (port, _):
        inside = [connected(port) for _ in range(5)]
        assert all(answered(one) for one in inside)
        for more in (LAST, UPGRADE):
            for _ in range(10):
                head, body = answer(port, more)
                assert head.startswith(b"HTTP/1.1 503") and b"connection: close" in head.lower()
                assert json.loads(body) == {"error": house("web-crowded").text("it")}
        for one in inside:
            one.close()
        assert until_there_is_room(port).startswith(b"HTTP/1.1 200")
    told = [record.getMessage() for record in caplog.records]
    assert told == [house("serve-crowded", {"most": 64}).text("en")]


def test_one_address_leaves_room_for_others(tmp_path: Path) -> None:
    with served(tmp_path, most=100, most_of_one=4) as (port, room):
        inside = [connected(port) for _ in range(4)]
        assert all(answered(one) for one in inside)
        assert answer(port)[0].startswith(b"HTTP/1.1 503")
        room.is_proxy = visitor.trusting(["127.0.0.0/8"])
        assert answer(port)[0].startswith(b"HTTP/1.1 200"), "a proxy brings many people"
        room.is_proxy = visitor.trusting([])
        for one in inside:
            one.close()
        assert until_there_is_room(port).startswith(b"HTTP/1.1 200")
    assert not room._of, "whoever leaves is not counted any more"


def test_a_server_asks_for_as_many_open_files_as_it_may_have() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = serve.MOST_FILES if hard == resource.RLIM_INFINITY else min(serve.MOST_FILES, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, most), hard))
        assert serve.open_files() == most
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_limit_that_cannot_be_raised_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(which: int, limits: tuple[int, int]) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "setrlimit", refused)
    monkeypatch.setattr(resource, "getrlimit", lambda which: (300, 4000))
    assert serve.open_files() == 300


def test_when_the_system_gives_no_more_files_the_host_is_told_once_and_it_passes(tmp_path: Path) -> None:
    real = House(tmp_path)
    try:
        assert answer(real.port)[0].startswith(b"HTTP/1.1 200")
        process = real._process
        assert process is not None
        held = len(list(Path(f"/proc/{process.pid}/fd").iterdir()))
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (held + 4, held + 4))
        crowd = [connected(real.port) for _ in range(12)]
        assert answered(crowd[0])
        sentence = house("serve-descriptors").text("en")
        latest = monotonic() + 30
        while sentence not in real.log.read_text():
            assert monotonic() < latest, real.log.read_text()
        for one in crowd:
            one.close()
        assert answer(real.port)[0].startswith(b"HTTP/1.1 200")
        (line,) = real.log.read_text().splitlines()
        assert line.endswith(f" ERROR {sentence}")
    finally:
        real.close()
