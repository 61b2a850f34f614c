"""The commands for who plays: a game, its record, its review, a puzzle, what can be chosen."""

from __future__ import annotations

import argparse
from pathlib import Path

import ludoteca
from ludoteca.cli.parts import Command, Group
from ludoteca.engine import house, rules_of
from ludoteca.engine.phrase import HOUSE
from ludoteca.lab.work import MOST_JOBS
from ludoteca.terminal.arguments import (
    UsageError,
    need,
    need_game,
    read_content,
    read_count,
    read_options,
    read_seed,
    seats_given,
    set_up,
)
from ludoteca.terminal.talk import Talk
from ludoteca.words import say

USUAL_BUDGET = "600"  # simulations for a decision of a review
USUAL_JOBS = "2"  # processes of a review


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


def _puzzle(arguments: argparse.Namespace, talk: Talk) -> int:
    from ludoteca.terminal import puzzles

    return puzzles.solve(talk, None if arguments.game is None else need_game(arguments.game))


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


def _play_given(group: Group) -> None:
    group.game()
    group.give("--seats", "list")
    group.content()
    group.number("--seed")
    group.give("--example", metavar="E1")
    group.give("--save", "file")
    group.give("--resume", "file")


def _replay_given(group: Group) -> None:
    group.give("file", "file", nargs="?")
    group.number("--seat")


def _verify_given(group: Group) -> None:
    group.give("file", "file", nargs="?")


def _review_given(group: Group) -> None:
    group.give("file", "file", nargs="?")
    group.number("--seat")
    group.number("--budget", usual=USUAL_BUDGET)
    group.number("--seed", usual="1")
    group.number("--jobs", usual=USUAL_JOBS)
    group.give("--out", "file")
    group.flag("--json")
    group.flag("--force")


def _content_given(group: Group) -> None:
    group.game()
    group.contents()
    group.give("--out", "file-toml")
    group.flag("--json")
    group.flag("--force")


def _check_given(group: Group) -> None:
    group.game()
    group.give("file", "option-file", nargs="?")


def _draw_given(group: Group) -> None:
    _check_given(group)
    group.give("--out", "file", short="-o")
    group.flag("--force")


PLAYING = (
    Command("play", _play, _play_given),
    Command("replay", _replay, _replay_given),
    Command("verify", _verify, _verify_given),
    Command("review", _review, _review_given),
    Command("puzzle", _puzzle, Group.game),
    Command("games", _games),
    Command("options", _options, Group.game),
    Command("content", _content, _content_given),
    Command("check", _check, _check_given),
    Command("draw", _draw, _draw_given),
)
