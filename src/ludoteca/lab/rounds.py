"""From nothing to a network: self-play with the best one so far, training, a few games against fixed opponents; again.

All of it lies in one folder, and goes on there: a round that was broken off is taken up where it was, and what is done
is kept. `rounds.json` says what the plan is and how strong each round has become.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.bots.weights import SUFFIX, read_weights, write_weights
from ludoteca.engine import Game, house
from ludoteca.files import FileError, read_text, written_whole
from ludoteca.lab.arena import arena
from ludoteca.lab.curve import Point, as_csv, as_svg, elo_of
from ludoteca.lab.gate import MIX, with_net
from ludoteca.lab.lessons import lessons_of
from ludoteca.lab.selfplay import alone_in, describe, opened, selfplay
from ludoteca.lab.training import EPOCHS, MOST_EPOCHS, Trained, train
from ludoteca.lab.work import MOST_GAMES, check_count, check_seeds, workers

OPPONENTS = ("classic:250", "greedy")
SIMULATIONS = 200
MATCHES = 40  # games against each opponent
WINDOW = 4  # rounds that a network learns from: the last ones
EXPLORES = "noise=0.25&temperature=1"
MOST_ROUNDS = 1000
PLAN = "rounds.json"
SHOWN = 120  # characters of what differs


class Plan(NamedTuple):
    """How the rounds go; a folder has one plan."""

    games: int  # of self-play in a round
    simulations: int = SIMULATIONS
    mix: float = MIX  # the share of the network in a leaf; the rest is a playout
    epochs: int = EPOCHS
    sees: bool = True
    matches: int = MATCHES
    opponents: tuple[str, ...] = OPPONENTS
    seed: int = 1


class Told(NamedTuple):
    """What is told of a round when it is done."""

    point: Point
    trained: Trained | None  # None: it was trained before
    best: int  # the round with the strongest network so far


def rounds(
    game: Game,
    folder: Path,
    number: int,
    plan: Plan,
    jobs: int | None = None,
    progress: Callable[[Told], None] | None = None,
    axes: tuple[str, str] = ("round", "Elo"),
) -> list[Point]:
    """Play, learn and measure until there are so many rounds in the folder; what is told is how strong each is."""
    jobs = workers(jobs)
    check_count("rounds", number, MOST_ROUNDS)
    check_count("games", plan.games, MOST_GAMES)
    check_count("epochs", plan.epochs, MOST_EPOCHS)
    check_seeds(plan.seed, number * plan.games)
    with alone_in(opened(folder)):
        points = _taken_up(game, folder, plan)
        while len(points) < number:
            point, trained = _round(game, folder, plan, points, jobs)
            points.append(point)
            _take_down(game, folder, plan, points, axes)
            if progress is not None:
                progress(Told(point, trained, _best(points)))
    return points


def best_of(folder: Path) -> Path:
    """Where the strongest network of a folder lies."""
    return folder / f"best{SUFFIX}"


def _round(game: Game, folder: Path, plan: Plan, points: list[Point], jobs: int) -> tuple[Point, Trained | None]:
    number = len(points) + 1
    bot = f"search:{plan.simulations}?{EXPLORES}"
    if points:
        bot = with_net(_net(folder, _best(points)), plan.simulations, plan.mix, EXPLORES)
    selfplay(game, bot, plan.games, _data(folder, number), plan.seed + (number - 1) * plan.games, jobs)
    lessons = lessons_of(game, [_data(folder, each) for each in range(max(1, number - WINDOW + 1), number + 1)])
    net, trained = _net(folder, number), None
    if not net.exists():
        trained = train(
            lessons, net, plan.epochs, sees=plan.sees, seed=plan.seed + number, command=_command(game, plan)
        )
    learned = read_weights(net)
    ours, pairs = with_net(net, plan.simulations, plan.mix), []
    for opponent in plan.opponents:
        pairs.append(arena(game, [ours, opponent], plan.matches, plan.seed, jobs).pair(0, 1))
    explained = trained.explained if trained is not None else float(learned.strength.get("explained", 0.0))
    first = pairs[0]
    elo = (elo_of(first.share), elo_of(first.low), elo_of(first.high))
    measured = {
        pair.other: {"games": pair.games, "share": pair.share, "low": pair.low, "high": pair.high} for pair in pairs
    }
    write_weights(learned.with_strength({"bot": ours, "explained": explained, "against": measured}), net)
    return Point(number, len(lessons), explained, *elo, tuple(pair.share for pair in pairs)), trained


def _command(game: Game, plan: Plan) -> str:
    return f"ludoteca train {game.name} --games {plan.games} --simulations {plan.simulations} --mix {plan.mix:g}"


def _data(folder: Path, number: int) -> Path:
    return folder / f"round-{number:03}"


def _net(folder: Path, number: int) -> Path:
    return folder / f"net-{number:03}{SUFFIX}"


def _best(points: list[Point]) -> int:
    """The round with the highest rating; of equal ones the last, which has seen the most."""
    return max(points, key=lambda point: (point.elo, point.round)).round


# ---- the folder


def _said(game: Game, plan: Plan) -> dict[str, Any]:
    """What must be the same where it goes on."""
    about = describe(game, "", plan.seed)
    kept = {name: about[name] for name in ("game", "options", "rules_version", "content", "layout")}
    said: dict[str, Any] = json.loads(json.dumps({**kept, **plan._asdict()}))
    return said


def _taken_up(game: Game, folder: Path, plan: Plan) -> list[Point]:
    """The rounds that are done; refuse a folder of another plan."""
    file = folder / PLAN
    said = _said(game, plan)
    if not file.exists():
        with written_whole(file) as out:
            out.write((json.dumps({"plan": said, "points": []}, indent=1) + "\n").encode())
        return []
    try:
        there = json.loads(read_text(file))
        found = dict(there["plan"])
        points = [Point(*point)._replace(shares=tuple(map(float, point[-1]))) for point in there["points"]]
        right = all(type(point.round) is int for point in points)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        right = False
    if not right or [point.round for point in points] != list(range(1, len(points) + 1)):
        raise FileError(house("train-folder-unreadable", {"file": str(file)}))
    for what, wanted in said.items():
        if found.get(what) != wanted:
            differs = {"what": what, "found": str(found.get(what, "-"))[:SHOWN], "wanted": str(wanted)[:SHOWN]}
            raise FileError(house("train-folder-other", {"folder": str(folder), **differs}))
    for point in points:
        if not _net(folder, point.round).exists():
            raise FileError(house("file-missing", {"file": str(_net(folder, point.round))}))
    return points


def _take_down(game: Game, folder: Path, plan: Plan, points: list[Point], axes: tuple[str, str]) -> None:
    write_weights(read_weights(_net(folder, _best(points))), best_of(folder))
    for name, text in (
        ("curve.csv", as_csv(points, plan.opponents)),
        ("curve.svg", as_svg(points, *axes)),
        (PLAN, json.dumps({"plan": _said(game, plan), "points": points}, indent=1) + "\n"),
    ):
        with written_whole(folder / name) as out:
            out.write(text.encode())
