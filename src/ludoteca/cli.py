"""The command `ludoteca`: reads its arguments and hands them to whoever does the work."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import ludoteca
from ludoteca.engine import LudotecaError, house, rules_of
from ludoteca.engine.phrase import HOUSE, listing
from ludoteca.extras import MissingExtra
from ludoteca.lab.work import MOST_GAMES, MOST_JOBS
from ludoteca.terminal.arguments import (
    UsageError,
    bots_given,
    found_here,
    game_of,
    need,
    need_game,
    read_content,
    read_contents,
    read_count,
    read_options,
    read_seconds,
    read_seed,
    read_share,
    seats_given,
    set_up,
    with_files,
)
from ludoteca.terminal.talk import Talk, one_line
from ludoteca.words import LANGUAGES, language, say

if TYPE_CHECKING:
    from ludoteca.terminal.compare import Files

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
VALUED = {"--json": ("simulate", "compare", "effects"), "--deeds": ("effects",)}  # but in these commands
WRONG = 2
INTERRUPTED = 130

USUAL_GAMES = "100"
USUAL_COMPARED = "1000"  # games of a comparison
MOST_USUAL = "100000"  # where something else ends it
USUAL_EFFECTS = "2000"
MOST_EFFECTS = "1000000"
USUAL_SELF = "search:400"  # who plays itself
USUAL_EPOCHS = "20"
USUAL_PUZZLES = "24"
USUAL_LOOK = "400"  # simulations that look for a puzzle
MOST_SEARCHED = 1_000_000
USUAL_SEARCH = "200"  # simulations of the rounds
USUAL_MIX = "0.3"
USUAL_GATE = "200"  # games
USUAL_AGAINST = "search:250"
INPUTS = ("all", "features")
USUAL_BUDGET = "600"  # simulations for a decision of a review
USUAL_JOBS = "2"  # processes of a review
USUAL_PROOFS = "3"  # games of each way to play
USUAL_PROVING = "300"  # seconds
MOST_PROVING = 86_400
MOST_PORT = 65535
SIMULATION_SEED_BITS = 32  # short enough to be typed again


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
    if command is not None and command not in WORKS:
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


# ---- the commands


def _play(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import play

    if arguments.resume is not None:
        for argument in ("option", "content", "set", "seed", "save", "example"):
            if getattr(arguments, argument):
                raise UsageError(house("resume-only", {"argument": f"--{argument}"}))
        if arguments.game is not None:
            need_game(arguments.game)
        table = play.resumed_table(Path(need("--resume", arguments.resume)), arguments.game, arguments.seats)
        return play.play(table, talk)
    name = need_game(arguments.game)
    example = "" if arguments.example is None else need("--example", arguments.example)
    if example:
        for argument in ("option", "content", "set"):
            if getattr(arguments, argument):
                raise UsageError(house("example-only", {"argument": f"--{argument}"}))
        game = rules_of(name).example(example).game
        seats = ["me"] * game.players if arguments.seats is None else seats_given(arguments.seats, game)
    else:
        options, content = read_options(arguments.option), read_content(arguments)
        game, seats = set_up(name, options, arguments.seats, "search:medium", first="me", content=content)
    seed = None if arguments.seed is None else read_seed(arguments.seed)
    file = None if arguments.save is None else Path(need("--save", arguments.save))
    return play.play(play.new_table(game, seats, seed, file, example), talk)


def _replay(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import replay, savefile

    record = savefile.load(Path(need("FILE", arguments.file)))
    return replay.replay(record, talk, replay.view_of(record, arguments.seat))


def _verify(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import replay, savefile

    return replay.verify(savefile.load(Path(need("FILE", arguments.file))), talk)


def _review(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.review.budget import LARGEST_SEED
    from ludoteca.terminal import replay, review, savefile

    out = None if arguments.out is None else Path(need("--out", arguments.out))
    budget = review.read_budget(need("--budget", arguments.budget), _seed_up_to(arguments.seed, LARGEST_SEED))
    jobs = read_count("--jobs", arguments.jobs, MOST_JOBS)
    record = savefile.load(Path(need("FILE", arguments.file)))
    seat = replay.view_of(record, arguments.seat)
    return review.run(talk, record, seat, budget, jobs, out, force=arguments.force, as_json=arguments.json)


def _seed_up_to(text: str, most: int) -> int:
    """A seed of a review; larger ones are refused with what would be right."""
    seed = read_seed(text)
    if seed > most:
        raise UsageError(house("argument-count", {"argument": "--seed", "given": text[:60], "most": most}))
    return seed


def _simulate(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import simulation

    name = need_game(arguments.game)
    options, content = read_options(arguments.option), read_content(arguments)
    game, seats = set_up(name, options, arguments.seats, "greedy", first="greedy", content=content)
    seed = _first_seed(arguments)
    arguments.seed = str(seed)  # the command that repeats it names the seed that was drawn
    return simulation.run(
        talk,
        game,
        seats,
        games=read_count("--games", arguments.games, MOST_GAMES),
        seed=seed,
        jobs=_jobs(arguments),
        rotate=arguments.rotate,
        pairs=arguments.pairs,
        out=None if arguments.out is None else Path(need("--out", arguments.out)),
        force=arguments.force,
        deeds=arguments.deeds,
        bot_seconds=_bot_seconds(arguments),
        measures=arguments.measures,
        files=_lab_files(arguments),
        command=_command("simulate", arguments),
    )


def _compare(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.lab.sides import Side
    from ludoteca.terminal import compare
    from ludoteca.terminal.questions import read_goal, side_of

    name = need_game(arguments.game)
    sides: tuple[Side, Side] = (side_of(name, arguments, "a"), side_of(name, arguments, "b"))
    if sides[0] == sides[1]:
        raise UsageError(house("compare-same"))
    goal = read_goal(arguments)
    usual = MOST_USUAL if arguments.until or arguments.minutes else USUAL_COMPARED
    return compare.run(
        talk,
        sides,
        games=read_count("--games", arguments.games or usual, MOST_GAMES),
        seed=read_seed(arguments.seed),
        jobs=_jobs(arguments),
        measure=arguments.measure or "",
        goal=goal,
        files=_lab_files(arguments),
        bot_seconds=_bot_seconds(arguments),
        command=_command("compare", arguments),
    )


def _effects(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.lab.compare import Goal
    from ludoteca.lab.sides import Side
    from ludoteca.terminal import effects
    from ludoteca.terminal.questions import read_half, read_minutes

    name = need_game(arguments.game)
    options, content = read_options(arguments.option), read_content(arguments)
    game, seats = set_up(name, options, arguments.seats, "greedy", first="greedy", content=content)
    half = 0.0 if arguments.until is None else read_half(arguments.until)
    goal = Goal(half=half, seconds=read_minutes(arguments.minutes))
    usual = MOST_EFFECTS if goal != Goal() else USUAL_EFFECTS
    only = [] if arguments.deeds is None else need("--deeds", arguments.deeds).split(",")
    return effects.run(
        talk,
        Side(game, tuple(seats)),
        games=read_count("--games", arguments.games or usual, MOST_GAMES),
        seed=read_seed(arguments.seed),
        jobs=_jobs(arguments),
        only=[deed.strip() for deed in only],
        options=arguments.options,
        goal=goal,
        files=_lab_files(arguments),
        command=_command("effects", arguments),
    )


def _lab_files(arguments: argparse.Namespace) -> Files:
    """Where the laboratory writes things down."""
    from ludoteca.terminal.compare import Files

    def path(name: str) -> Path | None:
        given = getattr(arguments, name, None)
        return None if given is None else Path(need(f"--{name}", given))

    return Files(path("report"), path("json"), path("tables"), arguments.force)


def _command(name: str, arguments: argparse.Namespace) -> str:
    """The command that repeats what was asked, with the seed that was drawn, where one was."""
    from ludoteca.terminal.questions import command_of

    return command_of(name, arguments)


def _arena(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import arena

    game = game_of(need_game(arguments.game), read_options(arguments.option), read_content(arguments))
    return arena.run(
        talk,
        game,
        bots_given(arguments.bots, game),
        games=read_count("--games", arguments.games, MOST_GAMES),
        seed=_first_seed(arguments),
        jobs=_jobs(arguments),
        until=arguments.until,
        out=None if arguments.out is None else Path(need("--out", arguments.out)),
        tables=[Path(need("--table", table)) for table in arguments.table],
        force=arguments.force,
        bot_seconds=_bot_seconds(arguments),
    )


def _selfplay(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import selfplay

    game = game_of(need_game(arguments.game), read_options(arguments.option), read_content(arguments))
    (bot,) = found_here([arguments.bot])
    return selfplay.run(
        talk,
        game,
        bot,
        games=read_count("--games", arguments.games, MOST_GAMES),
        folder=Path(need("--out", arguments.out)),
        seed=read_seed(arguments.seed),
        jobs=_jobs(arguments),
    )


def _puzzles(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.puzzles.kept import MOST_PUZZLES
    from ludoteca.terminal import puzzles

    name = need_game(arguments.game)
    options, content = read_options(arguments.option), read_content(arguments)
    if arguments.source is not None:
        for argument, given in (("--games", arguments.games), ("--option", options), ("--content", content)):
            if given:
                raise UsageError(house("puzzles-from-only", {"argument": argument}))
    else:
        game_of(name, options, content)  # what is wrong with them is said before anything is played
    games, most = arguments.games or USUAL_GAMES, arguments.most
    seed, simulations = read_seed(arguments.seed), arguments.simulations
    command = f"ludoteca puzzles {name}" + (" --from FILE" if arguments.source else f" --games {games}")
    command += "".join(f" --option {option}" for option in arguments.option)
    command += f" --most {most} --seed {seed} --simulations {simulations}"
    return puzzles.find(
        talk,
        name,
        with_files(name, options),
        content,
        source=None if arguments.source is None else Path(need("--from", arguments.source)),
        games=read_count("--games", games, MOST_GAMES),
        most=read_count("--most", most, MOST_PUZZLES),
        seed=seed,
        simulations=read_count("--simulations", simulations, MOST_SEARCHED),
        jobs=_jobs(arguments),
        out=None if arguments.out is None else Path(need("--out", arguments.out)),
        force=arguments.force,
        command=command,
    )


def _puzzle(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import puzzles

    return puzzles.solve(talk, None if arguments.game is None else need_game(arguments.game))


def _train(arguments: argparse.Namespace, talk: Talk) -> int:
    try:
        from ludoteca.lab.rounds import MOST_ROUNDS, Plan
        from ludoteca.lab.training import MOST_EPOCHS
        from ludoteca.terminal import train
    except MissingExtra as missing:
        raise UsageError(house("train-extra", {"missing": str(missing.name)})) from None
    game = game_of(need_game(arguments.game), read_options(arguments.option), read_content(arguments))
    ways = {"--data": arguments.data, "--rounds": arguments.rounds, "--gate": arguments.gate}
    if sum(1 for given in ways.values() if given) != 1:
        raise UsageError(house("train-ways"))
    epochs, seed = read_count("--epochs", arguments.epochs, MOST_EPOCHS), read_seed(arguments.seed)
    mix = read_share("--mix", arguments.mix)
    if arguments.inputs not in INPUTS:
        raise UsageError(house("train-inputs", {"given": arguments.inputs, "known": listing(INPUTS)}))
    sees = arguments.inputs == "all"
    if arguments.data:
        folders, out = [Path(need("--data", folder)) for folder in arguments.data], Path(need("--out", arguments.out))
        return train.learn(talk, game, folders, out, epochs, sees, seed, arguments.force)
    usual = USUAL_GAMES if arguments.rounds else USUAL_GATE
    games = read_count("--games", arguments.games or usual, MOST_GAMES)
    if arguments.gate:
        found_here([arguments.against])
        return train.pass_gate(talk, game, Path(arguments.gate), arguments.against, mix, games, seed, _jobs(arguments))
    simulations = read_count("--simulations", arguments.simulations, MOST_GAMES)
    plan = Plan(games, simulations, mix, epochs, sees, seed=seed)
    number = read_count("--rounds", arguments.rounds, MOST_ROUNDS)
    return train.go_round(talk, game, Path(need("--folder", arguments.folder)), number, plan, _jobs(arguments))


def _first_seed(arguments: argparse.Namespace) -> int:
    return secrets.randbits(SIMULATION_SEED_BITS) if arguments.seed is None else read_seed(arguments.seed)


def _jobs(arguments: argparse.Namespace) -> int | None:
    return None if arguments.jobs is None else read_count("--jobs", arguments.jobs, MOST_JOBS)


def _bot_seconds(arguments: argparse.Namespace) -> float:
    return 0.0 if arguments.bot_seconds is None else read_seconds("--bot-seconds", arguments.bot_seconds)


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


def _new(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import new

    if not arguments.name:
        raise UsageError(house("new-name-needed"))
    return new.run(talk, arguments.name, None if arguments.out is None else Path(need("--out", arguments.out)))


def _doctor(_arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import doctor

    return doctor.run(talk, os.environ)


def _games(_arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal.options import show_games

    show_games(talk)
    return 0


def _options(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal.options import show_options

    show_options(talk, need_game(arguments.game))
    return 0


def _content(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import content

    game = ludoteca.make(need_game(arguments.game), content=read_content(arguments))
    if arguments.out is not None:
        if arguments.json:
            raise UsageError(house("content-json-out"))
        content.write(talk, game, Path(need("--out", arguments.out)), force=arguments.force)
    elif arguments.json:
        content.show_json(talk, game)
    else:
        content.show(talk, game)
    return 0


def _check(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import formats

    return formats.check(need_game(arguments.game), _option_file(arguments, talk), talk)


def _draw(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import formats

    game, file = need_game(arguments.game), _option_file(arguments, talk)
    return formats.draw(game, file, Path(need("--out", arguments.out)), talk, force=arguments.force)


def _option_file(arguments: argparse.Namespace, talk: Talk) -> str:
    return need(say(HOUSE, "cli-option-file", talk.lang), arguments.file)


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


WORKS = {
    "serve": _serve,
    "mcp": _mcp,
    "backup": _backup,
    "rescue": _rescue,
    "database": _database,
    "admin": _admin,
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "simulate": _simulate,
    "compare": _compare,
    "effects": _effects,
    "arena": _arena,
    "selfplay": _selfplay,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "train": _train,
    "prove": _prove,
    "new": _new,
    "doctor": _doctor,
    "games": _games,
    "options": _options,
    "content": _content,
    "check": _check,
    "draw": _draw,
}


# ---- the arguments


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


class _Arguments:
    """Builds the parser of all commands, with its help in a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.formatter = type("Help", (_Help,), {"usage_word": self.words("usage")})
        self.parser = _Parser("ludoteca", **self.manner("ludoteca"))
        commands = self.parser.add_subparsers(
            title=self.words("commands"), metavar=self.words("command"), prog="ludoteca"
        )
        self.groups: dict[str, argparse._ArgumentGroup] = {}
        for name, work in WORKS.items():
            command = commands.add_parser(name, help=self.words(f"about-{name}"), **self.manner(name))
            command.set_defaults(work=work)
            self.groups[name] = command.add_argument_group(self.words("arguments"))
            self.add_general(command)
        self.add_general(self.parser).add_argument("--version", action="store_true", help=self.words("version"))

    def words(self, key: str) -> str:
        """A message about the command line."""
        return say(HOUSE, f"cli-{key}", self.lang)

    def manner(self, name: str) -> dict[str, Any]:
        """How every parser behaves: whole names only, and all errors come to us."""
        return {
            "usage": self.words(f"usage-{name}"),
            "description": self.words(f"about-{name}"),
            "formatter_class": self.formatter,
            "add_help": False,
            "allow_abbrev": False,
            "exit_on_error": False,
        }

    def add_general(self, parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
        """What every command takes."""
        group = parser.add_argument_group(self.words("general"))
        group.add_argument("--lang", metavar="en|it", help=self.words("lang"))
        group.add_argument("-h", "--help", action="help", help=self.words("help"))
        return group

    def give(
        self, name: str, commands: Sequence[str], metavar: str | None = None, short: str | None = None, **how: Any
    ) -> None:
        """Give commands an argument; each command says in its own words what it is for."""
        if metavar is not None:
            how["metavar"] = metavar
        names = [name] if short is None else [short, name]
        for command in commands:
            self.groups[command].add_argument(*names, help=self.words(f"{command}-{name.lstrip('-')}"), **how)

    def give_content(self, commands: Sequence[str]) -> None:
        """Let commands take other contents of a game; `read_content` reads them."""
        many: dict[str, Any] = {"action": "append", "default": []}
        for command in commands:
            group = self.groups[command]
            group.add_argument("--content", metavar=self.words("file-toml"), help=self.words("with-content"), **many)
            group.add_argument("--set", metavar=self.words("path-value"), help=self.words("with-set"), **many)

    def give_sides(self, command: str) -> None:
        """Let a command take what holds on one of its two sides alone; `questions.side_of` reads it."""
        group = self.groups[command]
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
                group.add_argument(f"--{kind}-{side}", metavar=self.words(what), help=help_, **many)


def build_parser(lang: str) -> argparse.ArgumentParser:  # noqa: PLR0915  # a line for each argument
    """The arguments of all commands."""
    arguments = _Arguments(lang)
    give, words = arguments.give, arguments.words
    give(
        "game",
        [
            "play",
            "simulate",
            "compare",
            "effects",
            "arena",
            "selfplay",
            "puzzles",
            "puzzle",
            "train",
            "options",
            "content",
            "check",
            "draw",
        ],
        words("game"),
        nargs="?",
    )
    give("game", ["prove"], words("game-or-class"), nargs="?")
    give("name", ["new"], words("name"), nargs="?")
    give("file", ["replay", "verify", "review", "backup", "rescue"], words("file"), nargs="?")
    give("file", ["check", "draw"], words("option-file"), nargs="?")
    give("deed", ["database"], "copy", nargs="?")
    give("deed", ["admin"], words("deed"), nargs="?")
    give("what", ["admin"], words("what"), nargs="?")
    give("number", ["admin"], "N", nargs="?")
    give("--server", ["admin"], words("url"))
    give("source", ["database"], words("from"), nargs="?")
    give("target", ["database"], words("to"), nargs="?")
    give("--seats", ["play", "simulate", "compare", "effects"], words("list"))
    give("--bots", ["arena"], words("list"))
    give("--bot", ["selfplay"], words("bot"), default=USUAL_SELF)
    give("--variants", ["prove"], "all|players|extremes|first")
    give(
        "--option",
        ["play", "simulate", "compare", "effects", "arena", "selfplay", "puzzles", "train", "prove"],
        words("name-value"),
        action="append",
        default=[],
    )
    arguments.give_content(
        ["play", "simulate", "compare", "effects", "arena", "selfplay", "puzzles", "train", "prove", "content"]
    )
    arguments.give_sides("compare")
    give("--deeds", ["effects"], words("list"))
    give("--options", ["effects"], action="store_true")
    give("--measure", ["compare"], words("measure"))
    give("--until", ["compare", "effects"], words("until"))
    give("--games", ["compare", "effects"], "N")
    give("--minutes", ["compare", "effects"], words("minutes"))
    give("--measures", ["simulate"], action="store_true")
    give("--report", ["simulate", "compare", "effects"], words("file"))
    give("--json", ["simulate", "compare", "effects"], words("file"))
    give("--tables", ["simulate", "compare"], words("folder"))
    give("--content", ["serve"], words("game-file"), action="append", default=[])
    give("--set", ["serve"], words("game-path-value"), action="append", default=[])
    give("--seed", ["play", "simulate", "arena"], "N")
    give("--seed", ["prove", "selfplay", "puzzles", "train", "review", "compare", "effects"], "N", default="1")
    give("--example", ["play"], "E1")
    give("--save", ["play"], words("file"))
    give("--resume", ["play"], words("file"))
    give("--seat", ["replay", "review"], "N")
    give("--budget", ["review"], "N", default=USUAL_BUDGET)
    give("--jobs", ["review"], "N", default=USUAL_JOBS)
    give("--games", ["simulate", "arena", "selfplay"], "N", default=USUAL_GAMES)
    give("--data", ["train"], words("folder"), action="append", default=[])
    give("--out", ["train"], words("file"))
    give("--epochs", ["train"], "N", default=USUAL_EPOCHS)
    give("--inputs", ["train"], "all|features", default="all")
    give("--rounds", ["train"], "N")
    give("--games", ["train", "puzzles"], "N")
    give("--from", ["puzzles"], "FILE.jsonl", dest="source")
    give("--most", ["puzzles"], "N", default=USUAL_PUZZLES)
    give("--simulations", ["puzzles"], "N", default=USUAL_LOOK)
    give("--folder", ["train"], words("folder"))
    give("--simulations", ["train"], "N", default=USUAL_SEARCH)
    give("--mix", ["train"], "N", default=USUAL_MIX)
    give("--gate", ["train"], words("file"))
    give("--against", ["train"], words("bot"), default=USUAL_AGAINST)
    give("--games", ["prove"], "N", default=USUAL_PROOFS)
    give("--time", ["prove"], "N", default=USUAL_PROVING)
    give("--only", ["prove"], words("list"))
    give("--invariants", ["prove"], words("module"))
    give("--line", ["prove"], words("seed-actions"))
    give("--jobs", ["simulate", "compare", "effects", "arena", "selfplay", "puzzles", "train"], "N")
    for flag in ("rotate", "pairs"):
        give(f"--{flag}", ["simulate"], action="store_true", default=True)
        give(f"--no-{flag}", ["simulate"], action="store_false", dest=flag)
    give("--until", ["arena"], words("a-over-b"))
    give("--out", ["simulate", "arena", "puzzles", "backup", "rescue", "review"], words("file"))
    give("--out", ["selfplay", "new"], words("folder"))
    give("--table", ["arena"], words("file"), action="append", default=[])
    give("--out", ["draw"], words("file"), short="-o")
    give("--out", ["content"], words("file-toml"))
    give("--json", ["content", "review"], action="store_true")
    give(
        "--force",
        ["review", "simulate", "compare", "effects", "arena", "puzzles", "train", "draw", "content"],
        action="store_true",
    )
    give("--deeds", ["simulate"], action="store_true")
    give("--bot-seconds", ["simulate", "compare", "arena"], "N")
    give("--host", ["serve"], words("address"))
    give("--settings", ["serve", "admin"], words("file-toml"))
    give("--port", ["serve"], "N")
    give("--database", ["serve", "admin"], words("file"))
    give("--open", ["serve"], action="store_true")
    give("--host-name", ["serve"], words("host-name"), action="append", default=[])
    give("--allow-bot", ["serve"], words("bot"), action="append", default=[])
    give("--proxy", ["serve"], words("address"), action="append", default=[])
    give("--secure", ["serve"], action="store_true")
    return arguments.parser


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
    if wanted not in LANGUAGES:
        raise UsageError(house("language-unknown", {"given": wanted, "languages": listing(LANGUAGES)}))
    return wanted


def _unknown_command(command: str) -> UsageError:
    near = get_close_matches(command, WORKS, n=1)
    key = "command-unknown-near" if near else "command-unknown"
    return UsageError(
        house(key, {"command": command, "commands": listing(list(WORKS)), "near": near[0] if near else ""})
    )


def _forgive_encodings() -> None:
    """A terminal that cannot show a character, or a pipe that brings a broken one, ends no game."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
