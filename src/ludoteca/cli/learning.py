"""The commands for bots that learn: games against oneself, and networks made of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli.parts import USUAL_GAMES, Command, Group, jobs_given, on_given
from ludoteca.engine import house
from ludoteca.engine.phrase import listing
from ludoteca.extras import MissingExtra
from ludoteca.lab.work import MOST_GAMES
from ludoteca.terminal.arguments import (
    UsageError,
    found_here,
    game_of,
    need,
    need_game,
    read_content,
    read_count,
    read_options,
    read_seed,
    read_share,
)
from ludoteca.terminal.talk import Talk

USUAL_SELF = "search:400"  # who plays itself
USUAL_EPOCHS = "20"
USUAL_SEARCH = "200"  # simulations of the rounds
USUAL_MIX = "0.3"
USUAL_GATE = "200"  # games
USUAL_AGAINST = "search:250"
INPUTS = ("all", "features")


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
        jobs=jobs_given(arguments),
        on=on_given(arguments),
    )


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
        return train.pass_gate(
            talk, game, Path(arguments.gate), arguments.against, mix, games, seed, jobs_given(arguments)
        )
    simulations = read_count("--simulations", arguments.simulations, MOST_GAMES)
    plan = Plan(games, simulations, mix, epochs, sees, seed=seed)
    number = read_count("--rounds", arguments.rounds, MOST_ROUNDS)
    return train.go_round(talk, game, Path(need("--folder", arguments.folder)), number, plan, jobs_given(arguments))


def _selfplay_given(group: Group) -> None:
    group.game()
    group.give("--bot", "bot", default=USUAL_SELF)
    group.content()
    group.number("--games", usual=USUAL_GAMES)
    group.number("--seed", usual="1")
    group.hands()
    group.give("--out", "folder")


def _train_given(group: Group) -> None:
    group.game()
    group.content()
    group.many("--data", "folder")
    group.give("--out", "file")
    group.number("--epochs", usual=USUAL_EPOCHS)
    group.give("--inputs", metavar="all|features", default="all")
    group.number("--rounds", "--games")
    group.give("--folder", "folder")
    group.number("--simulations", usual=USUAL_SEARCH)
    group.number("--mix", usual=USUAL_MIX)
    group.give("--gate", "file")
    group.give("--against", "bot", default=USUAL_AGAINST)
    group.number("--seed", usual="1")
    group.number("--jobs")
    group.flag("--force")


LEARNING = (Command("selfplay", _selfplay, _selfplay_given), Command("train", _train, _train_given))
