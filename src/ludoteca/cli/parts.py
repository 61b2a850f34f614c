"""What the commands are made of: their arguments, with help in the reader's language, and what several of them read."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.engine.phrase import HOUSE
from ludoteca.lab.work import MOST_JOBS
from ludoteca.terminal.arguments import need, read_count, read_seconds, read_seed
from ludoteca.terminal.talk import Talk
from ludoteca.words import say

if TYPE_CHECKING:
    from ludoteca.terminal.compare import Files

USUAL_GAMES = "100"
SIMULATION_SEED_BITS = 32  # short enough to be typed again


def word(key: str, lang: str) -> str:
    """A message about the command line."""
    return say(HOUSE, f"cli-{key}", lang)


def helped(key: str, lang: str) -> str:
    """The same for argparse, to which a percent sign means something."""
    return word(key, lang).replace("%", "%%")


@dataclass(frozen=True, slots=True)
class Command:
    """A command: who does its work, and what it is given."""

    name: str
    work: Callable[[argparse.Namespace, Talk], int]
    declare: Callable[[Group], None] = lambda group: None


class Group:
    """The arguments of one command; each has a message `cli-COMMAND-ARGUMENT` that says what it is for."""

    def __init__(self, command: str, group: argparse._ArgumentGroup, lang: str) -> None:
        self.command, self.group, self.lang = command, group, lang

    def give(self, name: str, of: str = "", metavar: str | None = None, short: str = "", **how: Any) -> None:
        """An argument; what is to be written for it is `metavar`, or the message `of`."""
        if of or metavar is not None:
            how["metavar"] = word(of, self.lang) if of else metavar
        names = [short, name] if short else [name]
        self.group.add_argument(*names, help=helped(f"{self.command}-{name.lstrip('-')}", self.lang), **how)

    def many(self, name: str, of: str) -> None:
        """An argument that may be given several times."""
        self.give(name, of, action="append", default=[])

    def flag(self, name: str) -> None:
        """An argument without a value."""
        self.give(name, action="store_true")

    def game(self, of: str = "game") -> None:
        """Which game; whoever leaves it out is told which there are."""
        self.give("game", of, nargs="?")

    def number(self, *names: str, usual: str | None = None) -> None:
        """Whole numbers."""
        for name in names:
            self.give(name, metavar="N", default=usual)

    def hands(self) -> None:
        """Who plays: so many processes, or a cluster; `jobs_given` and `on_given` read it."""
        self.number("--jobs")
        cluster = word("cluster", self.lang)
        self.group.add_argument("--on", metavar=cluster, help=word("with-on", self.lang))

    def content(self) -> None:
        """Options of a game and other contents; `read_options` and `read_content` read them."""
        self.many("--option", "name-value")
        self.contents()

    def contents(self) -> None:
        """Other contents of a game; `read_content` reads them."""
        many: dict[str, Any] = {"action": "append", "default": []}
        file, path = word("file-toml", self.lang), word("path-value", self.lang)
        self.group.add_argument("--content", metavar=file, help=helped("with-content", self.lang), **many)
        self.group.add_argument("--set", metavar=path, help=helped("with-set", self.lang), **many)

    def sides(self) -> None:
        """What holds on one of two sides alone; `questions.side_of` reads it."""
        kinds = {
            "seats": "list",
            "option": "name-value",
            "content": "file-toml",
            "set": "path-value",
            "never": "player-deed",
            "must": "player-deed",
            "weak": "player-share",
        }
        for side in "ab":
            for kind, what in kinds.items():
                help_ = say(HOUSE, f"cli-side-{kind}", self.lang, side=side.upper())
                many: dict[str, Any] = {} if kind == "seats" else {"action": "append", "default": []}
                self.group.add_argument(f"--{kind}-{side}", metavar=word(what, self.lang), help=help_, **many)


def lab_files(arguments: argparse.Namespace) -> Files:
    """Where the laboratory writes things down."""
    from ludoteca.terminal.compare import Files

    def path(name: str) -> Path | None:
        given = getattr(arguments, name, None)
        return None if given is None else Path(need(f"--{name}", given))

    return Files(path("report"), path("json"), path("tables"), arguments.force)


def command_of(name: str, arguments: argparse.Namespace) -> str:
    """The command that repeats what was asked, with the seed that was drawn, where one was."""
    from ludoteca.terminal import questions

    return questions.command_of(name, arguments)


def first_seed(arguments: argparse.Namespace) -> int:
    """The seed that was asked for, or one that is drawn."""
    return secrets.randbits(SIMULATION_SEED_BITS) if arguments.seed is None else read_seed(arguments.seed)


def jobs_given(arguments: argparse.Namespace) -> int | None:
    """How many processes; None: one for each core."""
    return None if arguments.jobs is None else read_count("--jobs", arguments.jobs, MOST_JOBS)


def on_given(arguments: argparse.Namespace) -> str:
    """Which cluster plays; empty: processes of this machine."""
    if arguments.on is None:
        return ""
    from ludoteca.lab.on_ray import read_address

    return str(read_address(arguments.on))


def bot_seconds(arguments: argparse.Namespace) -> float:
    """How long a bot may take for a decision; 0: any time."""
    return 0.0 if arguments.bot_seconds is None else read_seconds("--bot-seconds", arguments.bot_seconds)
