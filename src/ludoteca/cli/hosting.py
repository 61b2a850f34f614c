"""The commands for who hosts: the page, other programs at the table, and what is kept of tables."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ludoteca.cli.parts import Command, Group, jobs_given
from ludoteca.engine import house
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import rules_of
from ludoteca.lab.work import MOST_JOBS
from ludoteca.terminal.arguments import UsageError, found_here, need, read_contents, read_count
from ludoteca.terminal.talk import Talk
from ludoteca.words import say

MOST_PORT = 65535
MOST_SERVERS = 16
LOOPBACK = "127.0.0.1"
MOST_TOLD = 20  # differences of a ladder that are told


def place_of(database: str) -> Path | str:
    """Where tables are kept: a file, or the address of a database."""
    from ludoteca.store import is_address

    return database if is_address(database) else Path(database)


def _serve(arguments: argparse.Namespace, talk: Talk) -> int:
    try:
        from ludoteca.web.serve import read_bots, read_hosts, read_proxies, run
    except ModuleNotFoundError as missing:
        raise UsageError(house("serve-extra", {"missing": str(missing.name)})) from None
    from ludoteca.web.configuring import read_settings
    from ludoteca.web.settings import Settings

    contents = read_contents(arguments)
    kept = read_settings(None if arguments.settings is None else Path(arguments.settings), os.environ)

    def tell(address: str) -> None:
        talk.line(say(HOUSE, "serve-at", talk.lang, address=address))

    run(
        host=arguments.host or None,
        port=None if arguments.port is None else read_count("--port", arguments.port, MOST_PORT),
        database=None if arguments.database is None else place_of(need("--database", arguments.database)),
        open_browser=arguments.open,
        tell=tell,
        settings=replace(
            kept,
            secure=arguments.secure or kept.secure,
            proxies=read_proxies(arguments.proxy or kept.proxies),
            operators=read_proxies(kept.operators),
            hosts=read_hosts(arguments.host_name or kept.hosts),
            bots=read_bots(found_here(arguments.allow_bot or list(kept.bots))),
            lang=talk.lang if arguments.lang or kept.lang == Settings().lang else kept.lang,
            contents=contents,
        ),
    )
    return 0


def _lab(arguments: argparse.Namespace, talk: Talk) -> int:
    """The laboratory for whoever sits at this computer, whatever the environment says of a server."""
    try:
        from ludoteca.web.serve import run
    except ModuleNotFoundError as missing:
        raise UsageError(house("serve-extra", {"missing": str(missing.name)})) from None
    from ludoteca.web.settings import Settings, data_folder

    if arguments.game is not None:
        rules_of(arguments.game)
    file = data_folder() / "lab.db" if arguments.database is None else Path(need("--database", arguments.database))
    jobs = 0 if arguments.jobs is None else read_count("--jobs", arguments.jobs, MOST_JOBS)

    def tell(address: str) -> None:
        talk.line(say(HOUSE, "lab-at", talk.lang, address=address))

    run(
        host=LOOPBACK,
        port=None if arguments.port is None else read_count("--port", arguments.port, MOST_PORT),
        database=file,
        open_browser=arguments.open,
        tell=tell,
        settings=Settings(laboratory=True, laboratory_jobs=jobs, lang=talk.lang),
        page="lab" if arguments.game is None else f"lab/{arguments.game}",
    )
    return 0


def _mcp(_arguments: argparse.Namespace, talk: Talk) -> int:
    try:
        from ludoteca.agents.protocol import run
    except ModuleNotFoundError as missing:
        raise UsageError(house("mcp-extra", {"missing": str(missing.name)})) from None
    if sys.stdin is not None and sys.stdin.isatty():
        sys.stderr.write(say(HOUSE, "mcp-waiting", talk.lang) + "\n")
    run(talk.lang)
    return 0


def _backup(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.store.copies import backup

    return _copied("backup-done", backup, arguments, talk)


def _rescue(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.store.copies import rescue

    return _copied("rescue-done", rescue, arguments, talk)


def _copied(done: str, work: Callable[[Path, Path], int], arguments: argparse.Namespace, talk: Talk) -> int:
    """Make a copy of the file of the tables, and say what it holds."""
    file, copy = Path(need("FILE", arguments.file)), Path(need("--out", arguments.out))
    talk.line(say(HOUSE, done, talk.lang, tables=work(file, copy), file=str(copy)))
    return 0


def _database(arguments: argparse.Namespace, talk: Talk) -> int:
    try:
        from ludoteca.store.moving import copy
    except ModuleNotFoundError as missing:
        raise UsageError(house("serve-extra", {"missing": str(missing.name)})) from None

    if arguments.deed != "copy":
        raise UsageError(house("database-deed", {"given": arguments.deed or ""}))
    source, target = (
        place_of(need(say(HOUSE, f"cli-{name}", talk.lang), value))
        for name, value in (("from", arguments.source), ("to", arguments.target))
    )
    moved = copy(source, target)
    talk.line(say(HOUSE, "database-copied", talk.lang, **moved._asdict()))
    return 0


def _ratings(arguments: argparse.Namespace, talk: Talk) -> int:
    try:
        from ludoteca.store.recounting import recount
        from ludoteca.web.settings import data_folder
    except ModuleNotFoundError as missing:
        raise UsageError(house("serve-extra", {"missing": str(missing.name)})) from None
    if arguments.deed != "recompute":
        raise UsageError(house("ratings-deed", {"given": arguments.deed or ""}))
    given = arguments.database
    found = recount(data_folder() / "tables.db" if given is None else place_of(need("--database", given)), talk.lang)
    for one in found:
        told: dict[str, int | str] = {
            "ladder": one.ladder.id,
            "games": one.games,
            "kept": one.kept,
            "wrong": len(one.differences),
        }
        talk.line(say(HOUSE, "ratings-ladder", talk.lang, **told))
        for wrong in one.differences[:MOST_TOLD]:
            shown, right = (f"{skill.mean:.6f} ± {skill.spread:.6f}" for skill in (wrong.kept, wrong.found))
            where: dict[str, int | str] = {
                "table": wrong.table or "-",
                "who": wrong.who,
                "shown": shown,
                "right": right,
            }
            talk.line(say(HOUSE, "ratings-wrong", talk.lang, **where))
    total, wrong_ones = sum(one.games for one in found), sum(len(one.differences) for one in found)
    talk.line(say(HOUSE, "ratings-done", talk.lang, games=total, ladders=len(found), wrong=wrong_ones))
    return 1 if wrong_ones else 0


def _admin(arguments: argparse.Namespace, talk: Talk) -> int:
    try:
        from ludoteca.web import admin
        from ludoteca.web.configuring import read_settings
        from ludoteca.web.settings import Settings, data_folder
        from ludoteca.web.steward import DEEDS
    except ModuleNotFoundError as missing:
        raise UsageError(house("serve-extra", {"missing": str(missing.name)})) from None
    if not arguments.deed:
        raise UsageError(house("admin-usage", {"deeds": "|".join(DEEDS)}))
    number = arguments.number or "0"
    what = arguments.what or ""
    if arguments.deed == "list" and what.isdigit():  # `list 50`
        number, what = what, ""
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise UsageError(house("admin-number", {"given": number}))
    kept = read_settings(None if arguments.settings is None else Path(arguments.settings), os.environ)
    usual = kept.database if kept.database != Settings().database else data_folder() / "tables.db"
    token = admin.token_of(usual if arguments.database is None else place_of(arguments.database))
    server = arguments.server or admin.USUAL
    talk.line(admin.order(server, token, arguments.deed, what, int(number), talk.lang))
    return 0


def _think(arguments: argparse.Namespace, talk: Talk) -> int:
    if not arguments.server:
        raise UsageError(house("think-server-needed"))
    if len(arguments.server) > MOST_SERVERS:
        raise UsageError(house("think-servers", {"most": MOST_SERVERS}))
    token = arguments.token or os.environ.get("LUDOTECA_TOKEN", "")
    if not token or not token.isascii() or not token.isprintable() or " " in token:
        raise UsageError(house("think-token-needed"))
    try:
        from ludoteca.web.thinker import think
    except ModuleNotFoundError as missing:
        raise UsageError(house("think-extra", {"missing": str(missing.name)})) from None
    jobs = jobs_given(arguments) or os.cpu_count() or 1
    done = think(arguments.server, token, jobs, lambda words: talk.line(words.text(talk.lang)), talk.lang)
    talk.line(say(HOUSE, "think-done", talk.lang, count=done))
    return 0


def _doctor(_arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import doctor

    return doctor.run(talk, os.environ)


def _serve_given(group: Group) -> None:
    group.give("--host", "address")
    group.number("--port")
    group.give("--database", "file")
    group.give("--settings", "file-toml")
    group.flag("--open")
    group.many("--host-name", "host-name")
    group.many("--allow-bot", "bot")
    group.many("--proxy", "address")
    group.flag("--secure")
    group.many("--content", "game-file")
    group.many("--set", "game-path-value")


def _lab_given(group: Group) -> None:
    group.game()
    group.flag("--open")
    group.number("--port", "--jobs")
    group.give("--database", "file")


def _copied_given(group: Group) -> None:
    group.give("file", "file", nargs="?")
    group.give("--out", "file")


def _database_given(group: Group) -> None:
    group.give("deed", metavar="copy", nargs="?")
    group.give("source", "from", nargs="?")
    group.give("target", "to", nargs="?")


def _ratings_given(group: Group) -> None:
    group.give("deed", metavar="recompute", nargs="?")
    group.give("--database", "file")


def _admin_given(group: Group) -> None:
    group.give("deed", "deed", nargs="?")
    group.give("what", "what", nargs="?")
    group.give("number", metavar="N", nargs="?")
    group.give("--server", "url")
    group.give("--database", "file")
    group.give("--settings", "file-toml")


def _think_given(group: Group) -> None:
    group.many("--server", "url")
    group.give("--token", "token")
    group.number("--jobs")


HOSTING = (
    Command("serve", _serve, _serve_given),
    Command("lab", _lab, _lab_given),
    Command("mcp", _mcp),
    Command("backup", _backup, _copied_given),
    Command("rescue", _rescue, _copied_given),
    Command("database", _database, _database_given),
    Command("ratings", _ratings, _ratings_given),
    Command("admin", _admin, _admin_given),
    Command("think", _think, _think_given),
    Command("doctor", _doctor),
)
