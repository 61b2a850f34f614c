"""What a host may set, each with a default that is right for a table among friends."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.engine.content import Patch

CROWD = 10  # people that may share an address


@dataclass(frozen=True)
class Settings:
    """Limits and places."""

    database: Path | str = Path("ludoteca.db")  # a file, or the address of a PostgreSQL database
    most_body: int = 64 * 1024  # bytes of a request
    most_name: int = 24
    most_chat: int = 300
    most_tables: int = 60  # unfinished ones of one client; ten times as many of one address at once, then:
    tables_a_minute: float = 10.0  # of one address
    requests_at_once: float = 60.0  # of one client, then so many a second:
    requests_a_second: float = 20.0
    bot_pause: float = 0.45  # seconds between two moves of bots, so that people can follow
    answer_pause: float = 12.0  # seconds until an answer that was left beforehand is given, more or less
    bot_seconds: float = 10.0  # that a bot or a hint may think at the most, from when a worker takes it up
    rest_seconds: float = 600.0  # after which bots rest, if nobody watches and nobody of the table has asked for it
    here_seconds: float = 30.0  # that somebody is held to be here after a request by API
    away_seconds: float = 60.0  # that somebody may be gone before others may let a bot play for them
    bots: tuple[str, ...] = ()  # of others, by name, that people may seat; no other is ever imported
    hint_simulations: int = 2000
    review_simulations: int = 0  # for each decision that is reviewed; 0: as is usual
    most_reviews: int = 20  # that may be worked out or wait for it, all visitors together
    most_review_bytes: int = 2**30  # of reviews that are kept
    laboratory: bool = False  # whether operators find the laboratory at /lab
    laboratory_jobs: int = 0  # processes that a comparison in it takes; 0: one for each core
    alone: bool = False  # the house is in somebody's browser: nobody comes from elsewhere, and little is thought about
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    most_thinkers: int = 64  # elsewhere, that may wait for questions or think at once
    lease_seconds: float = 3.0  # that a thinker elsewhere may say nothing, before its question is somebody else's
    native: Path | str | None = None  # where this package is being compiled while it runs interpreted
    most_live: int = 5000  # tables kept in memory
    most_live_bytes: int = 2**30  # that they may take together
    most_waiting: int = 500  # pieces of work that may wait to be done beside the event loop
    most_sockets: int = 40  # pages of one visitor that are connected; ten times as many of one address
    chat_at_once: float = 6.0  # lines of one person at a table, then so many a second; twice as many of all who watch
    chat_a_second: float = 0.5
    body_seconds: float = 20.0  # that the body of a request may take to come
    send_seconds: float = 20.0  # that a page may take to read what it is told
    retry_seconds: float = 1.0  # until bots try again what could not be kept, then twice as long each time
    note_seconds: float = 60.0  # until the host is told the same fault again
    host: str = "127.0.0.1"  # where it listens
    port: int = 0  # 0: the usual one, or the next that is free
    lang: str = "en"  # of what the host is told
    log: str = "text"  # or json: how the host is told
    log_requests: bool = False  # whether each request is told, too
    operators: tuple[str, ...] = ("127.0.0.0/8", "::1")  # addresses or networks that may read the numbers
    stop_seconds: float = 0.0  # that a server which is to stop goes on for, so that a load balancer sees it
    secure: bool = False  # people come by HTTPS, though no proxy that is trusted says so
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies whose X-Forwarded-* are believed
    contents: Mapping[str, Patch] = field(default_factory=dict)  # that are offered besides the printed ones, by game
    hosts: tuple[str, ...] = ()  # names by which the server may be called, besides the address that is reached


def data_folder() -> Path:
    """Where the database lies unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ludoteca"
