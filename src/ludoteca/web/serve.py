"""Starting the server: it prints its address, opens the browser if asked to, and stops politely."""

from __future__ import annotations

import contextlib
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from ludoteca.bots import check_seat
from ludoteca.bots.registry import PERSON
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.web.app import make_app, refuse
from ludoteca.web.frames import SharedFrames
from ludoteca.web.hub import Hub
from ludoteca.web.logs import write_logs
from ludoteca.web.punctual import Room, punctual
from ludoteca.web.settings import CROWD, Settings, data_folder
from ludoteca.web.visitor import Refused, is_name, trusting

USUAL_PORT = 8017
PORTS_TO_TRY = 20
EVERYWHERE = ("", "0.0.0.0", "::")
MOST_FILES = 65_536  # open at once, where the system allows so many
OWN_FILES = 128  # of those for the database, the workers and the log
LEAST_CONNECTIONS = 64
SPARE = 10  # connections of one visitor besides those of open pages
YOUNG = 50_000  # objects after which the collector of cycles looks: usually 700, which is a seventh of all work here
OLDER = (20, 20)  # looks at the young until it looks at those that have stayed, and at those until at all


class ServeError(LudotecaError):
    """The server cannot be started."""


def run(
    host: str | None = None,
    port: int | None = None,
    database: Path | str | None = None,
    open_browser: bool = False,
    tell: Callable[[str], None] = print,
    settings: Settings | None = None,
    page: str = "",
) -> None:
    """Serve until stopped. `tell` is given the address once the server listens, that of the first page or of another.

    Without a port it takes the usual one, or the next that is free.
    """
    chosen = settings or Settings()
    host, port = host or chosen.host, port if port is not None else chosen.port or None
    hosts = (*chosen.hosts, *_names_of(host))
    given = database or (chosen.database if chosen.database != Settings().database else None)
    chosen = replace(chosen, database=given or data_folder() / "tables.db", hosts=hosts)
    write_logs(chosen.log, requests=chosen.log_requests)
    listening = _listening(host, port) if port is not None else _listening_somewhere(host)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listening.getsockname()[1]}/{page}"
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
        log_config=None,  # ours
        http=punctual(chosen.body_seconds, room_for(app, chosen, open_files())),
        ws=SharedFrames,
        ws_max_size=16 * 1024,
        proxy_headers=False,  # the application believes the proxies that the host has named, and nobody else
        timeout_graceful_shutdown=3,
    )
    spare_collector()
    Server(config, app.state.hub).run(sockets=[listening])


def spare_collector() -> None:
    """Let the collector of cycles look less often, and never at what was there before anybody came.

    A move makes thousands of things, and hardly any of them is part of a cycle: what is counted frees them at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *OLDER)


class Server(uvicorn.Server):
    """Stops in two steps where the host wants it so: first it says that it will, then it does."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody asks it to stop; who asks again does not wait."""
        patience = 0.0 if self.hub.stopping else self.hub.settings.stop_seconds
        self.hub.stopping = True
        if patience:
            threading.Timer(patience, super().handle_exit, (sig, frame)).start()
        else:
            super().handle_exit(sig, frame)


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

    of_one = CROWD * (settings.most_sockets + SPARE)
    return Room(most, of_one, turned_away, tell, is_proxy=trusting(settings.proxies))


def read_proxies(given: Sequence[str]) -> tuple[str, ...]:
    """Addresses and networks of proxies; `ServeError` names one that is none."""
    for text in given:
        try:
            ip_network(text)
        except ValueError:
            raise ServeError(house("serve-proxy", {"given": text[:80]})) from None
    return tuple(given)


def read_bots(given: Sequence[str]) -> tuple[str, ...]:
    """Bots of others that people may seat; `SeatError` names one that there is not, or that cannot be so."""
    for text in given:
        if text == PERSON:
            raise ServeError(house("serve-bot", {"given": text}))
        check_seat(text)
    return tuple(dict.fromkeys(given))


def read_hosts(given: Sequence[str]) -> tuple[str, ...]:
    """Names by which the server may be called; `ServeError` names one that is none."""
    found = tuple(text.strip("[]") for text in given)
    for text, name in zip(given, found, strict=True):
        if not is_name(name):
            raise ServeError(house("serve-host-name", {"given": text[:80]}))
    return found


def _names_of(host: str) -> tuple[str, ...]:
    """What a computer is called when it listens there: as the host said; to everybody, also by its own name."""
    if host not in EVERYWHERE:
        return (host,)
    own = socket.gethostname()
    return (own, own.partition(".")[0], f"{own.partition('.')[0]}.local")


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
