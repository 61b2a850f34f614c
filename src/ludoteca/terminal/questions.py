"""What the laboratory is asked on the command line: two sides, when to end, and the command that asks it again."""

from __future__ import annotations

import shlex
from argparse import Namespace

from ludoteca.engine import Patch, house
from ludoteca.lab.compare import Goal
from ludoteca.lab.limits import MOST_LIMITS, MUST, NEVER, WEAK, Limit, read_limit
from ludoteca.lab.sides import Side
from ludoteca.terminal.arguments import UsageError, read_content, read_options, set_up

MOST_MINUTES = 60 * 24 * 7
SHOWN = 60
ENTRIES = ("option", "content", "set", "never", "must", "weak")
NOT_ASKED = ("jobs", "on", "report", "json", "tables", "force", "out")  # they change nothing of what comes out


def side_of(name: str, arguments: Namespace, letter: str) -> Side:
    """One side: what holds on both of them, and above it what holds on this one alone."""
    own = {kind: getattr(arguments, f"{kind}_{letter}") for kind in ENTRIES}
    options = {**read_options(arguments.option), **read_options(own["option"])}
    both = Namespace(content=arguments.content, set=arguments.set)
    alone = Namespace(content=own["content"], set=own["set"])
    content = Patch.joined([read_content(both), read_content(alone)])
    seats = getattr(arguments, f"seats_{letter}") or arguments.seats
    game, names = set_up(name, options, seats, "greedy", first="greedy", content=content)
    limits: list[Limit] = []
    for kind in (NEVER, MUST, WEAK):
        limits += [read_limit(kind, text, game) for text in own[kind][:MOST_LIMITS]]
    return Side(game, tuple(names), tuple(limits))


def read_goal(arguments: Namespace) -> Goal:
    """When it may end: `--until` and `--minutes`."""
    half, known = 0.0, False
    if arguments.until == "known":
        known = True
    elif arguments.until is not None:
        half = read_half(arguments.until)
    return Goal(half, known, read_minutes(arguments.minutes))


def read_half(text: str) -> float:
    """How near an interval should come: `1%` of a share, or a plain number."""
    share = text.strip().endswith("%")
    try:
        number = float(text.strip().removesuffix("%")) if len(text) <= SHOWN else 0.0
    except ValueError:
        number = 0.0
    if not 0.0 < number < 1e9:
        raise UsageError(house("compare-until", {"given": text[:SHOWN]}))
    return number / 100.0 if share else number


def read_minutes(text: str | None) -> float:
    """Minutes, as seconds; 0: any time."""
    if text is None:
        return 0.0
    try:
        number = float(text) if len(text) <= SHOWN else 0.0
    except ValueError:
        number = 0.0
    if not 0.0 < number <= MOST_MINUTES:
        raise UsageError(
            house("argument-minutes", {"argument": "--minutes", "given": text[:SHOWN], "most": MOST_MINUTES})
        )
    return 60.0 * number


def command_of(name: str, arguments: Namespace) -> str:
    """The command that asks the same again."""
    words = ["ludoteca", name, arguments.game]
    for key, value in sorted(vars(arguments).items()):
        argument = f"--{key.replace('_', '-')}"
        if key in (*NOT_ASKED, "game", "work", "lang", "version", "rotate", "pairs") or value in (None, False, []):
            continue
        if value is True:
            words.append(argument)
        else:
            for one in value if isinstance(value, list) else [value]:
                words += [argument, str(one)]
    words += [f"--no-{flag}" for flag in ("rotate", "pairs") if getattr(arguments, flag, True) is False]
    return shlex.join(words)
