"""Training at the terminal: the bar while it learns, the losses when it has, the rounds, and the gate."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.bots.weights import read_weights, write_weights
from ludoteca.engine import Game
from ludoteca.lab.arena import Standings
from ludoteca.lab.curve import Point
from ludoteca.lab.gate import LEAST_GAMES, gate
from ludoteca.lab.lessons import lessons_of
from ludoteca.lab.rounds import Plan, Told, best_of, rounds
from ludoteca.lab.training import Epoch, Trained, check_out, train
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.lab import bar
from ludoteca.terminal.options import unusual
from ludoteca.terminal.talk import LOUD, QUIET, Talk
from ludoteca.words import title

SHOWN = 20  # epochs of a table, nearly


def learn(
    talk: Talk, game: Game, folders: Sequence[Path], out: Path, epochs: int, sees: bool, seed: int, force: bool
) -> int:
    """Learn from what self-play has written, and say how well."""
    check_out(out, force=force)
    lessons = lessons_of(game, folders)
    data = " ".join(f"--data {folder}" for folder in folders)
    command = f"ludoteca train {game.name} {data} --out {out} --epochs {epochs} --seed {seed}"
    command += "" if sees else " --inputs features"
    with bar(talk, epochs, "train-learning") as told:

        def progress(epoch: Epoch) -> None:
            if told is not None:
                told(1, talk.number(epoch.held.whole, 4))

        trained = train(lessons, out, epochs, sees=sees, seed=seed, command=command, progress=progress, force=force)
    _head(talk, game)
    counts = {
        "positions": len(lessons),
        "held": len(lessons.held),
        "games": sum(each["games"] for each in lessons.folders),
    }
    talk.tell("train-lessons", **counts)
    talk.show(_losses(talk, trained))
    talk.tell("train-explained", share=talk.number(100 * trained.explained, 0), epoch=trained.best)
    talk.tell("train-written")
    talk.line(f"  {out}")
    return 0


def go_round(talk: Talk, game: Game, folder: Path, number: int, plan: Plan, jobs: int | None) -> int:
    """Play, learn and measure, round by round."""

    def progress(told: Told) -> None:
        talk.write(_line(talk, told.point, plan))

    axes = (talk.words("train-axis-round"), talk.words("train-axis-elo", opponent=plan.opponents[0]))
    points = rounds(game, folder, number, plan, jobs, progress, axes)
    _head(talk, game)
    best = max(points, key=lambda point: (point.elo, point.round))
    talk.tell("train-best", round=best.round, rounds=len(points), elo=talk.number(best.elo, 0, sign=True))
    talk.line(f"  {best_of(folder)}")
    talk.line(f"  {folder / 'curve.csv'}")
    talk.line(f"  {folder / 'curve.svg'}")
    return 0


def pass_gate(
    talk: Talk, game: Game, weights: Path, against: str, mix: float, games: int, seed: int, jobs: int | None
) -> int:
    """Play for the gate, note in the file what was measured, and say whether it is passed; the exit code says it."""
    with bar(talk, games) as told:

        def progress(done: int, standings: Standings) -> None:
            if told is not None:
                told(done)

        found = gate(game, weights, against, mix, games, seed, jobs, progress)
    write_weights(read_weights(weights).with_strength(found.strength()), weights)
    _head(talk, game)
    talk.line(f"  {found.bot}")
    shares = {
        name: talk.number(100 * share, 1) for name, share in zip(("share", "low", "high"), found[3:6], strict=True)
    }
    times = {
        "ms": talk.number(found.milliseconds, 2),
        "other": talk.number(found.milliseconds_against, 2),
    }
    talk.tell("gate-result", games=found.games, against=against, **shares, **times)
    if found.passed:
        talk.tell("gate-passed", LOUD)
        return 0
    if found.games < LEAST_GAMES:
        talk.tell("gate-few", LOUD, least=LEAST_GAMES)
    else:
        talk.tell("gate-failed" if found.in_time else "gate-slow", LOUD)
    return 1


def _head(talk: Talk, game: Game) -> None:
    talk.heading(title(game.name, talk.lang))
    for choice in unusual(game, talk.lang):
        talk.write(choice)
    show_contents(talk, game, printed=True)


def _line(talk: Talk, point: Point, plan: Plan) -> str:
    """One round in a sentence."""
    numbers = {name: talk.number(getattr(point, name), 0, sign=True) for name in ("elo", "low", "high")}
    return talk.words(
        "train-round",
        round=point.round,
        positions=point.positions,
        explained=talk.number(100 * point.explained, 0),
        opponent=plan.opponents[0],
        **numbers,
    )


def _losses(talk: Talk, trained: Trained) -> Grid:
    """The losses of the epochs, some of them where there are many, and of having learned nothing."""
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    for key in ("epoch", "learned", "held", "value", "policy", "score"):
        grid.add_column(Text(talk.words(f"train-{key}-column")), justify="right")
    nothing = [talk.number(number, 4) for number in trained.before]
    grid.add_row(Text(talk.words("train-before")), Text("–"), *map(Text, nothing))
    every = -(-len(trained.epochs) // SHOWN)
    for epoch in trained.epochs:
        if epoch.number % every == 0 or epoch.number in (1, trained.best):
            numbers = [talk.number(number, 4) for number in (epoch.learned.whole, *epoch.held)]
            grid.add_row(str(epoch.number), *numbers, style=LOUD if epoch.number == trained.best else "")
    return grid
