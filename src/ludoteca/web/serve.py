"""Starting the server: it prints its address, opens the browser if asked to, and stops politely."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.web.app import make_app, refuse
from ludoteca.web.hub import Hub
from ludoteca.web.punctual import Room, punctual
from ludoteca.web.settings import Settings, data_folder
from ludoteca.web.visitor import Patience, Refused

USUAL_PORT = 8017
PORTS_TO_TRY = 20
MOST_FILES = 65_536  # open at once, where the system allows so many
OWN_FILES = 128  # of those for the database, the workers and the log
LEAST_CONNECTIONS = 64
SPARE = 10  # connections of one visitor besides those of open pages


class ServeError(LudotecaError):
    """The server cannot be started."""


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: Path | None = None,
    open_browser: bool = False,
    tell: Callable[[str], None] = print,
    settings: Settings | None = None,
) -> None:
    """Serve until stopped. `tell` is given the address once the server listens.

    Without a port it takes the usual one, or the next that is free.
    """
    chosen = replace(settings or Settings(), database=database or data_folder() / "tables.db")
    listening = _listening(host, port) if port is not None else _listening_somewhere(host)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listening.getsockname()[1]}/"
    try:
        app = make_app(chosen)
    except BaseException:
        listening.close()
        raise
    tell(address)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        http=punctual(chosen.body_seconds, room_for(app, chosen, open_files())),
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])


def open_files() -> int:
    """How many files and connections this process may hold open, after asking for as many as it needs."""
    try:
        import resource
    except ImportError:  # not on this system, which has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):  # then with what there is
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def room_for(app: Starlette, settings: Settings, files: int) -> Room:
    """As many connections as files may be open, but for those that the server itself needs."""
    hub: Hub = app.state.hub
    most = max(LEAST_CONNECTIONS, files - OWN_FILES)

    async def turned_away(scope: Scope, receive: Receive, send: Send) -> None:
        answer = refuse(Request(scope), Refused(503, "web-crowded"))
        answer.headers["connection"] = "close"
        await answer(scope, receive, send)

    def tell() -> None:
        hub.note(house("serve-crowded", {"most": most}).text(settings.lang))

    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(",")
    of_one = Patience.CROWD * (settings.most_sockets + SPARE)
    return Room(most, of_one, turned_away, tell, frozenset(address.strip() for address in trusted))


def _listening_somewhere(host: str) -> socket.socket:
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY):
        try:
            return _listening(host, port)
        except ServeError:
            continue
    return _listening(host, USUAL_PORT)


def _listening(host: str, port: int) -> socket.socket:
    """A socket at that address; refused with a sentence when the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, since asyncio turns Nagle's delay off only where it is: 40 ms for the body of each answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise ServeError(house("serve-port", {"host": host, "port": str(port), "error": str(error)})) from None
    listening.listen(512)
    return listening
