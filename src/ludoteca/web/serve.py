"""Starting the server: it prints its address, opens the browser if asked to, and stops politely."""

from __future__ import annotations

import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.web.app import make_app
from ludoteca.web.punctual import punctual
from ludoteca.web.settings import Settings, data_folder

USUAL_PORT = 8017
PORTS_TO_TRY = 20


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
        http=punctual(chosen.body_seconds),
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])


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
