"""The commands of the laboratory: many games, what a change does, who is stronger, puzzles."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli.parts import (
    USUAL_GAMES,
    Command,
    Group,
    bot_seconds,
    command_of,
    first_seed,
    jobs_given,
    lab_files,
    on_given,
)
from ludoteca.engine import house
from ludoteca.lab.work import MOST_GAMES
from ludoteca.terminal.arguments import (
    UsageError,
    bots_given,
    found_here,
    game_of,
    need,
    need_game,
    read_content,
    read_count,
    read_options,
    read_seed,
    set_up,
    with_files,
)
from ludoteca.terminal.talk import Talk

USUAL_COMPARED = "1000"  # games of a comparison
MOST_USUAL = "100000"  # where something else ends it
USUAL_EFFECTS = "2000"
USUAL_TUNED = "20000"
LEAST_CONFIRMED = 1000  # games, unless it is said
MOST_EFFECTS = "1000000"
USUAL_LADDER = "search:*"
USUAL_FIRST = "4"  # simulations
USUAL_MOST = "4096"
USUAL_RUNG = "200"  # games
USUAL_PUZZLES = "24"
USUAL_LOOK = "400"  # simulations that look for a puzzle
MOST_SEARCHED = 1_000_000


def _simulate(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.lab.stakes import MOST_STAKES
    from ludoteca.terminal import simulation

    name = need_game(arguments.game)
    options, content = read_options(arguments.option), read_content(arguments)
    game, seats = set_up(name, options, arguments.seats, "greedy", first="greedy", content=content)
    seed = first_seed(arguments)
    arguments.seed = str(seed)  # the command that repeats it names the seed that was drawn
    return simulation.run(
        talk,
        game,
        seats,
        games=read_count("--games", arguments.games, MOST_GAMES),
        seed=seed,
        jobs=jobs_given(arguments),
        on=on_given(arguments),
        rotate=arguments.rotate,
        pairs=arguments.pairs,
        out=None if arguments.out is None else Path(need("--out", arguments.out)),
        force=arguments.force,
        deeds=arguments.deeds,
        bot_seconds=bot_seconds(arguments),
        measures=arguments.measures,
        decisions=0 if arguments.stakes is None else read_count("--stakes", arguments.stakes, MOST_STAKES),
        files=lab_files(arguments),
        command=command_of("simulate", arguments),
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
        jobs=jobs_given(arguments),
        on=on_given(arguments),
        measure=arguments.measure or "",
        goal=goal,
        files=lab_files(arguments),
        bot_seconds=bot_seconds(arguments),
        command=command_of("compare", arguments),
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
        jobs=jobs_given(arguments),
        on=on_given(arguments),
        only=[deed.strip() for deed in only],
        options=arguments.options,
        goal=goal,
        files=lab_files(arguments),
        command=command_of("effects", arguments),
    )


def _tune(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.lab.sides import Side
    from ludoteca.lab.tuning.aims import read_aims
    from ludoteca.lab.tuning.dials import panel_of
    from ludoteca.lab.tuning.proposals import check_optuna
    from ludoteca.lab.tuning.search import MOST_DEALS
    from ludoteca.terminal import tune
    from ludoteca.terminal.questions import read_minutes

    name = need_game(arguments.game)
    options, content = read_options(arguments.option), read_content(arguments)
    game, seats = set_up(name, options, arguments.seats, "greedy", first="greedy", content=content)
    check_optuna()
    panel = panel_of(game, arguments.change, arguments.within)
    aims = read_aims(arguments.aim or "", game)
    games = read_count("--games", arguments.games, MOST_GAMES)
    confirm = arguments.confirm
    return tune.run(
        talk,
        Side(game, tuple(seats)),
        panel,
        aims,
        games=games,
        seed=read_seed(arguments.seed),
        jobs=jobs_given(arguments),
        on=on_given(arguments),
        deals=0 if arguments.deals is None else read_count("--deals", arguments.deals, MOST_DEALS),
        confirm=max(LEAST_CONFIRMED, games // 5) if confirm is None else read_count("--confirm", confirm, MOST_GAMES),
        seconds=read_minutes(arguments.minutes),
        folder=None if arguments.out is None else Path(need("--out", arguments.out)),
        files=lab_files(arguments),
        command=command_of("tune", arguments),
    )


def _ladder(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.lab.ladder import MOST_THOUGHT, check_pattern, thinking
    from ludoteca.terminal import ladder
    from ludoteca.terminal.questions import read_minutes

    game = game_of(need_game(arguments.game), read_options(arguments.option), read_content(arguments))
    first = read_count("--first", arguments.first, MOST_THOUGHT // 2)
    check_pattern(arguments.bot)
    found_here([thinking(arguments.bot, first)])
    return ladder.run(
        talk,
        game,
        games=read_count("--games", arguments.games, MOST_GAMES),
        seed=read_seed(arguments.seed),
        jobs=jobs_given(arguments),
        on=on_given(arguments),
        bot=arguments.bot,
        first=first,
        most=read_count("--most", arguments.most, MOST_THOUGHT),
        seconds=read_minutes(arguments.minutes),
        files=lab_files(arguments),
        command=command_of("ladder", arguments),
    )


def _arena(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import arena

    game = game_of(need_game(arguments.game), read_options(arguments.option), read_content(arguments))
    return arena.run(
        talk,
        game,
        bots_given(arguments.bots, game),
        games=read_count("--games", arguments.games, MOST_GAMES),
        seed=first_seed(arguments),
        jobs=jobs_given(arguments),
        on=on_given(arguments),
        until=arguments.until,
        out=None if arguments.out is None else Path(need("--out", arguments.out)),
        tables=[Path(need("--table", table)) for table in arguments.table],
        force=arguments.force,
        bot_seconds=bot_seconds(arguments),
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
        jobs=jobs_given(arguments),
        out=None if arguments.out is None else Path(need("--out", arguments.out)),
        force=arguments.force,
        command=command,
    )


def _simulate_given(group: Group) -> None:
    group.game()
    group.give("--seats", "list")
    group.content()
    group.number("--games", usual=USUAL_GAMES)
    group.number("--seed")
    group.hands()
    group.number("--bot-seconds")
    for name in ("rotate", "pairs"):
        group.give(f"--{name}", action="store_true", default=True)
        group.give(f"--no-{name}", action="store_false", dest=name)
    group.flag("--deeds")
    group.flag("--measures")
    group.number("--stakes")
    group.give("--out", "file")
    _sheets_given(group)
    group.give("--tables", "folder")


def _sheets_given(group: Group) -> None:
    group.give("--report", "file")
    group.give("--json", "file")
    group.flag("--force")


def _compare_given(group: Group) -> None:
    group.game()
    group.give("--seats", "list")
    group.content()
    group.sides()
    group.give("--measure", "measure")
    group.give("--until", "until")
    group.number("--games")
    group.give("--minutes", "minutes")
    group.number("--seed", usual="1")
    group.hands()
    group.number("--bot-seconds")
    _sheets_given(group)
    group.give("--tables", "folder")


def _effects_given(group: Group) -> None:
    group.game()
    group.give("--seats", "list")
    group.content()
    group.give("--deeds", "list")
    group.flag("--options")
    group.give("--until", "until")
    group.number("--games")
    group.give("--minutes", "minutes")
    group.number("--seed", usual="1")
    group.hands()
    _sheets_given(group)


def _tune_given(group: Group) -> None:
    group.game()
    group.many("--change", "pattern")
    group.many("--within", "bound")
    group.give("--aim", "aims")
    group.give("--seats", "list")
    group.content()
    group.number("--games", usual=USUAL_TUNED)
    group.number("--deals", "--confirm")
    group.give("--minutes", "minutes")
    group.number("--seed", usual="1")
    group.hands()
    group.give("--out", "folder")
    _sheets_given(group)


def _ladder_given(group: Group) -> None:
    group.game()
    group.give("--bot", "bot", default=USUAL_LADDER)
    group.content()
    group.number("--first", usual=USUAL_FIRST)
    group.number("--most", usual=USUAL_MOST)
    group.number("--games", usual=USUAL_RUNG)
    group.give("--minutes", "minutes")
    group.number("--seed", usual="1")
    group.hands()
    _sheets_given(group)


def _arena_given(group: Group) -> None:
    group.game()
    group.give("--bots", "list")
    group.content()
    group.number("--games", usual=USUAL_GAMES)
    group.number("--seed")
    group.hands()
    group.number("--bot-seconds")
    group.give("--until", "a-over-b")
    group.give("--out", "file")
    group.many("--table", "file")
    group.flag("--force")


def _puzzles_given(group: Group) -> None:
    group.game()
    group.content()
    group.give("--from", metavar="FILE.jsonl", dest="source")
    group.number("--games")
    group.number("--most", usual=USUAL_PUZZLES)
    group.number("--seed", usual="1")
    group.number("--simulations", usual=USUAL_LOOK)
    group.number("--jobs")
    group.give("--out", "file")
    group.flag("--force")


MEASURING = (
    Command("simulate", _simulate, _simulate_given),
    Command("compare", _compare, _compare_given),
    Command("effects", _effects, _effects_given),
    Command("tune", _tune, _tune_given),
    Command("ladder", _ladder, _ladder_given),
    Command("arena", _arena, _arena_given),
    Command("puzzles", _puzzles, _puzzles_given),
)
