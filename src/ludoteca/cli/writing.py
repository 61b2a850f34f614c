"""The commands for who writes a game or brings a language: a folder to begin with, and what of it is not right yet."""

from __future__ import annotations

import argparse
from pathlib import Path

import ludoteca
from ludoteca.cli.parts import Command, Group
from ludoteca.engine import house
from ludoteca.engine.phrase import listing
from ludoteca.lab.work import MOST_GAMES
from ludoteca.terminal.arguments import UsageError, need, read_content, read_count, read_options, read_seed
from ludoteca.terminal.talk import Talk

USUAL_PROOFS = "3"  # games of each way to play
USUAL_PROVING = "300"  # seconds
MOST_PROVING = 86_400


def _new(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import new

    if not arguments.name:
        raise UsageError(house("new-name-needed"))
    return new.run(talk, arguments.name, None if arguments.out is None else Path(need("--out", arguments.out)))


def _prove(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import proving

    if not arguments.game:
        raise UsageError(house("game-needed", {"games": listing(ludoteca.games())}))
    if arguments.variants is not None and arguments.option:
        raise UsageError(house("prove-variants-only"))
    return proving.run(
        talk,
        arguments.game,
        need("--variants", "all" if arguments.variants is None else arguments.variants),
        read_options(arguments.option),
        read_content(arguments),
        games=read_count("--games", arguments.games, MOST_GAMES),
        seed=read_seed(arguments.seed),
        seconds=read_count("--time", arguments.time, MOST_PROVING),
        only=[] if arguments.only is None else need("--only", arguments.only).split(","),
        invariants="" if arguments.invariants is None else need("--invariants", arguments.invariants),
        line=None if arguments.line is None else need("--line", arguments.line),
    )


def _words(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import translating

    what = arguments.what or "list"
    if what not in translating.DEEDS:
        raise UsageError(house("words-deed", {"given": what, "deeds": listing(translating.DEEDS)}))
    if what == "list":
        return translating.listed(talk)
    if not arguments.code:
        raise UsageError(house("words-code-needed", {"deed": what}))
    out = None if arguments.out is None else Path(need("--out", arguments.out))
    if what == "new":
        name = "" if arguments.name is None else need("--name", arguments.name)
        return translating.new(talk, arguments.code, out, name)
    room = "" if arguments.room is None else need("--room", arguments.room)
    return translating.check(talk, arguments.code, room, out, force=arguments.force)


def _new_given(group: Group) -> None:
    group.give("name", "name", nargs="?")
    group.give("--out", "folder")


def _prove_given(group: Group) -> None:
    group.game("game-or-class")
    group.give("--variants", metavar="all|players|extremes|first")
    group.content()
    group.number("--games", usual=USUAL_PROOFS)
    group.number("--seed", usual="1")
    group.number("--time", usual=USUAL_PROVING)
    group.give("--only", "list")
    group.give("--invariants", "module")
    group.give("--line", "seed-actions")


def _words_given(group: Group) -> None:
    group.give("what", metavar="list|check|new", nargs="?")
    group.give("code", metavar="de", nargs="?")
    group.give("--room", "name")
    group.give("--name", "name")
    group.give("--out", "file")
    group.flag("--force")


WRITING = (
    Command("new", _new, _new_given),
    Command("prove", _prove, _prove_given),
    Command("words", _words, _words_given),
)
