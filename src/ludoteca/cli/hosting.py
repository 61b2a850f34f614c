"""The commands for who hosts: the page, other programs at the table, and what is kept of tables."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ludoteca.cli.parts import Command, Group
from ludoteca.engine import house
from ludoteca.engine.phrase import HOUSE
from ludoteca.terminal.arguments import UsageError, found_here, need, read_contents, read_count
from ludoteca.terminal.talk import Talk
from ludoteca.words import say

MOST_PORT = 65535
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


HOSTING = (
    Command("serve", _serve, _serve_given),
    Command("mcp", _mcp),
    Command("backup", _backup, _copied_given),
    Command("rescue", _rescue, _copied_given),
    Command("database", _database, _database_given),
    Command("ratings", _ratings, _ratings_given),
    Command("admin", _admin, _admin_given),
    Command("doctor", _doctor),
)
