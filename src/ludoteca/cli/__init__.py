"""The command `ludoteca`: reads its arguments and hands them to whoever does the work.

Each module here has the commands for one sort of people, with their arguments; the work is done in other rooms.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

import ludoteca
from ludoteca.cli.hosting import HOSTING, place_of
from ludoteca.cli.learning import LEARNING
from ludoteca.cli.measuring import MEASURING
from ludoteca.cli.parts import Group, helped, word
from ludoteca.cli.playing import PLAYING
from ludoteca.cli.writing import WRITING
from ludoteca.engine import LudotecaError, house
from ludoteca.engine.phrase import HOUSE, listing
from ludoteca.terminal.arguments import UsageError
from ludoteca.terminal.talk import Talk, one_line
from ludoteca.words import language, languages, say

__all__ = ["build_parser", "main", "place_of"]

COMMANDS = {command.name: command for command in (*PLAYING, *HOSTING, *MEASURING, *LEARNING, *WRITING)}
FLAGS = (
    "--deeds",
    "--measures",
    "--options",
    "--force",
    "--json",
    "--rotate",
    "--no-rotate",
    "--pairs",
    "--no-pairs",
    "--open",
    "--secure",
    "--version",
    "--help",
    "-h",
)  # they take no value
VALUED = {
    "--json": ("simulate", "compare", "effects", "tune", "ladder"),
    "--deeds": ("effects",),
}  # but in these commands
WRONG = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code is 0, or 2 after one sentence about what is wrong."""
    given = sys.argv[1:] if argv is None else argv
    _forgive_encodings()
    lang = language()
    try:
        lang = wanted_language(given)
        return _run(given, lang)
    except LudotecaError as error:
        sys.stderr.write(one_line(error.text(lang)) + "\n")
        return WRONG
    except SystemExit as leaving:  # argparse has shown its help, or somebody below has said all there is to say
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        sys.stderr.write(say(HOUSE, "interrupted", lang) + "\n")
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: list[str], lang: str) -> int:
    parser = build_parser(lang)
    command = named_command(given)
    if command is not None and command not in COMMANDS:
        raise _unknown_command(command)
    arguments = _parse(parser, given, command)
    if arguments.version:
        form = "version-compiled" if ludoteca.is_compiled() else "version-interpreted"
        Talk(lang).line(say(HOUSE, form, lang, version=ludoteca.__version__))
        return 0
    if command is None:
        sys.stdout.write(parser.format_help())
        return 0
    work: Callable[[argparse.Namespace, Talk], int] = arguments.work
    return work(arguments, Talk(lang))


class _Parser(argparse.ArgumentParser):
    """Leaves every word to us: argparse speaks only English."""

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong and we have not foreseen."""
        raise UsageError(house("arguments-wrong", {"command": self.prog}))


class _Help(argparse.HelpFormatter):
    """Help that begins with `usage:` in its own language."""

    usage_word = "usage:"

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """The first lines of the help."""
        super().add_usage(usage, actions, groups, f"{self.usage_word} " if prefix is None else prefix)


def build_parser(lang: str) -> argparse.ArgumentParser:
    """The arguments of all commands, with help in a language."""
    formatter = type("Help", (_Help,), {"usage_word": word("usage", lang)})

    def manner(name: str) -> dict[str, Any]:
        """How every parser behaves: whole names only, and all errors come to us."""
        return {
            "usage": helped(f"usage-{name}", lang),
            "description": word(f"about-{name}", lang),
            "formatter_class": formatter,
            "add_help": False,
            "allow_abbrev": False,
            "exit_on_error": False,
        }

    parser = _Parser("ludoteca", **manner("ludoteca"))
    works = parser.add_subparsers(title=word("commands", lang), metavar=word("command", lang), prog="ludoteca")
    for name, command in COMMANDS.items():
        its = works.add_parser(name, help=helped(f"about-{name}", lang), **manner(name))
        its.set_defaults(work=command.work)
        command.declare(Group(name, its.add_argument_group(word("arguments", lang)), lang))
        _add_general(its, lang)
    _add_general(parser, lang).add_argument("--version", action="store_true", help=helped("version", lang))
    return parser


def _add_general(parser: argparse.ArgumentParser, lang: str) -> argparse._ArgumentGroup:
    """What every command takes."""
    group = parser.add_argument_group(word("general", lang))
    group.add_argument("--lang", metavar="|".join(languages.codes()), help=helped("lang", lang))
    group.add_argument("-h", "--help", action="help", help=helped("help", lang))
    return group


def _parse(parser: argparse.ArgumentParser, given: Sequence[str], command: str | None) -> argparse.Namespace:
    prog = f"ludoteca {command}" if command else "ludoteca"
    try:
        arguments, unknown = parser.parse_known_args(list(given))
    except argparse.ArgumentError as error:
        name = str(error.argument_name).rpartition("/")[2]
        key = "argument-bare" if name in FLAGS and command not in VALUED.get(name, ()) else "argument-value"
        raise UsageError(house(key, {"argument": name, "command": prog})) from None
    if unknown:
        key = "argument-unknown" if unknown[0].startswith("-") else "argument-extra"
        raise UsageError(house(key, {"argument": unknown[0], "command": prog}))
    return arguments


def named_command(given: Sequence[str]) -> str | None:
    """The command that was named: the first argument that is neither an option nor a language."""
    skip = False
    for argument in given:
        if not skip and not argument.startswith("-"):
            return argument
        skip = argument == "--lang"
    return None


def wanted_language(given: Sequence[str]) -> str:
    """The language that was asked for, or that of the environment; it decides how errors are told too."""
    wanted: str | None = None
    for number, argument in enumerate(given):
        if argument == "--lang":
            wanted = given[number + 1] if number + 1 < len(given) else ""
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    if wanted is None:
        return language()
    return languages.of(wanted).code


def _unknown_command(command: str) -> UsageError:
    near = get_close_matches(command, COMMANDS, n=1)
    key = "command-unknown-near" if near else "command-unknown"
    return UsageError(
        house(key, {"command": command, "commands": listing(list(COMMANDS)), "near": near[0] if near else ""})
    )


def _forgive_encodings() -> None:
    """A terminal that cannot show a character, or a pipe that brings a broken one, ends no game."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
