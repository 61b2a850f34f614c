"""`make bench-peers`: the race against the peers, in one run on one core.

Each racer lives in an environment of its own under `.peers/`, made on the first run. They race in turn, several times,
so that whatever else the machine does falls on all of them; the best of each counts. Times are CPU seconds. At the end
the batch may use every core, and then the clock counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".peers"
ROUNDS = 3
OWN = "Ludoteca"
BUILT_FROM = ["src", "setup.py", "pyproject.toml", "README.md", "LICENSE"]

Figures = dict[str, list[float]]


@dataclass(frozen=True)
class Racer:
    """Who races: its module under `bench/racers`, what it plays, and what must be installed for it."""

    name: str
    module: str
    plays: str
    packages: tuple[str, ...]


PYTHON = [
    Racer("OpenSpiel", "openspiel", "Connect Four (C++)", ("open_spiel",)),
    Racer("PettingZoo", "pettingzoo", "Connect Four", ("pettingzoo", "pygame")),
    Racer("RLCard", "rlcard_", "Uno, its closest game", ("rlcard",)),
    Racer("catanatron", "catanatron_", "Catan, its only game", ("catanatron",)),
]
NODE = Racer("boardgame.io", "boardgame.mjs", "Connect Four", ("boardgame.io",))
MANY = [  # who plays many boards at once, and has no single one to speak of
    Racer("pgx", "pgx_", "Connect Four (JAX)", ("pgx", "jax")),
    Racer("EnvPool", "envpool_", "Connect Four (C++)", ("envpool", "gymnasium")),
]
HOME = Racer(OWN, "ludoteca_", "Connect Four", ())

TARGETS = [("OpenSpiel", 2.5), ("PettingZoo", 100.0), ("boardgame.io", 100.0)]
TIMES_CATANATRON = 20.0
TIMES_SINGLE = 3.0


# ---- environments


def say(text: str) -> None:
    """What is being done, apart from the table."""
    print(text, file=sys.stderr, flush=True)


def python_of(racer: Racer) -> str:
    """The interpreter of a racer, in an environment that is made if there is none."""
    folder = PEERS / racer.module.strip("_")
    interpreter = folder / "bin" / "python"
    if not (folder / "ready").exists():
        say(f"installing {racer.name} ...")
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip(interpreter, *racer.packages)
        (folder / "ready").touch()
    return str(interpreter)


def pip(interpreter: Path, *packages: str, **environment: str) -> None:
    """Install packages from the registry, or from a folder."""
    command = [str(interpreter), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
    subprocess.run(command, check=True, env={**os.environ, **environment})


def own_python() -> str:
    """Ludoteca with Connect Four compiled into it, built anew whenever its text has changed."""
    folder, copy = PEERS / "ludoteca", PEERS / "source"
    interpreter = folder / "bin" / "python"
    newest = max(path.stat().st_mtime for part in [*BUILT_FROM, "examples"] for path in walk(ROOT / part))
    ready = folder / "ready"
    if not ready.exists() or ready.stat().st_mtime < newest:
        say("compiling Ludoteca with examples/connect_four.py ...")
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir(parents=True)
        for part in BUILT_FROM:
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
            else:
                shutil.copy(source, copy)
        (copy / "examples").mkdir()
        shutil.copy(ROOT / "examples" / "connect_four.py", copy / "examples")
        if not interpreter.exists():
            subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip(interpreter, f"{copy}[research]", LUDOTECA_WITH="examples/connect_four.py")
        ready.touch()
    return str(interpreter)


def walk(path: Path) -> list[Path]:
    """A file, or the Python files of a folder."""
    return [path] if path.is_file() else list(path.rglob("*.py"))


def node_folder() -> Path:
    """Where boardgame.io lives, installed if it is not."""
    folder = PEERS / "boardgame"
    if not (folder / "ready").exists():
        say("installing boardgame.io ...")
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(folder), *NODE.packages]
        subprocess.run(command, check=True)
        (folder / "ready").touch()
    return folder


# ---- the race


def commands() -> dict[str, tuple[list[str], Path]]:
    """How each racer is started, and where."""
    found = {OWN: ([own_python(), "-m", f"bench.racers.{HOME.module}"], ROOT)}
    for racer in [*PYTHON, *MANY]:
        found[racer.name] = ([python_of(racer), "-m", f"bench.racers.{racer.module}"], ROOT)
    found[NODE.name] = (["node", str(ROOT / "bench" / "racers" / NODE.module)], node_folder())
    return found


def race(started: dict[str, tuple[list[str], Path]]) -> dict[str, Figures]:
    """All rounds: for each racer what it reached in each."""
    figures: dict[str, Figures] = {name: {} for name in started}
    for number in range(ROUNDS):
        say(f"round {number + 1} of {ROUNDS}")
        for name, (command, folder) in started.items():
            done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
            for what, reached in json.loads(done.stdout.splitlines()[-1]).items():
                figures[name].setdefault(what, []).append(reached)
    return figures


@contextmanager
def on_one_core() -> Iterator[None]:
    """Keep this process and all its children on one core for a while, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# ---- the tables


def shown(reached: list[float]) -> str:
    """The best, and the median."""
    return f"{max(reached):,.0f} ({median(reached):,.0f})"


def peers_table(figures: dict[str, Figures]) -> Table:
    """Connect Four, or what is closest to it."""
    own = figures[OWN]
    table = headed(f"random play from a loop, a CPU second on one core; best (median) of {ROUNDS}")
    for heading in ("who", "plays", "decisions/s", "Ludoteca is", "copies/s", "Ludoteca is "):
        table.add_column(heading, justify="left" if heading in ("who", "plays") else "right")
    for racer in [HOME, *PYTHON, NODE]:
        found = figures[racer.name]
        ratios = [f"{max(own[what]) / max(found[what]):.1f}x" for what in ("decisions", "copies")]
        cells = [shown(found["decisions"]), ratios[0], shown(found["copies"]), ratios[1]]
        table.add_row(racer.name, racer.plays, *cells)
    return table


def many_table(figures: dict[str, Figures]) -> Table:
    """Connect Four, many boards at once."""
    own = figures[OWN]
    sizes = [what.split()[1] for what in own if what.startswith("batch ") and what.split()[1].isdigit()]
    table = headed(f"Connect Four, many boards at once, steps a CPU second on one core; best (median) of {ROUNDS}")
    for heading in ("who", *sizes):
        table.add_column(heading, justify="left" if heading == "who" else "right")
    for racer in [HOME, *MANY]:
        found = figures[racer.name]
        for way, told in (("batch", racer.name), ("loop of", f"{racer.name}, the loop compiled too")):
            if f"{way} {sizes[0]}" in found:
                cells = [shown(found[f"{way} {size}"]) if f"{way} {size}" in found else "" for size in sizes]
                table.add_row(told, *cells)
    return table


def games_table(figures: dict[str, Figures]) -> Table:
    """Our own games beside catanatron's."""
    own, catan = figures[OWN], max(figures["catanatron"]["decisions"])
    table = headed("the games of the shelf, driven from Python")
    for heading in ("game", "decisions/s", "of catanatron's", "copies/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in shelf(own):
        decisions = own[f"decisions {name}"]
        table.add_row(name, shown(decisions), f"{max(decisions) / catan:.1f}x", shown(own[f"copies {name}"]))
    return table


FACES = ("agents", "single")  # every seat an agent, in PettingZoo; one seat against random bots, in Gymnasium


def batch_table(own: Figures, title: str) -> Table:
    """The batch beside the single environments."""
    table = headed(title)
    for heading in ("game", "PettingZoo", "batch", "ratio", "Gymnasium", "batch ", "ratio "):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in shelf(own):
        cells: list[str] = []
        for face in FACES:
            one, many = own[f"{face} {name}"], own[f"batch of {face} {name}"]
            cells += [shown(one), shown(many), f"{max(many) / max(one):.1f}x"]
        table.add_row(name, *cells)
    return table


def headed(title: str) -> Table:
    """An empty table."""
    return Table(title=title, title_justify="left")


def shelf(own: Figures) -> list[str]:
    """The games that were measured."""
    return [what.partition(" ")[2] for what in own if what.startswith("single ")]


def misses(figures: dict[str, Figures]) -> list[str]:
    """The targets that this run did not reach."""
    own = figures[OWN]
    wanted = [
        (f"Connect Four, of {peer}", max(own["decisions"]) / max(figures[peer]["decisions"]), least)
        for peer, least in TARGETS
    ]
    for name in shelf(own):
        catan = max(own[f"decisions {name}"]) / max(figures["catanatron"]["decisions"])
        wanted.append((f"{name}, of catanatron", catan, TIMES_CATANATRON))
        for face in FACES:
            times = max(own[f"batch of {face} {name}"]) / max(own[f"{face} {name}"])
            wanted.append((f"{name}, batch of {face}", times, TIMES_SINGLE))
    return [f"{what}: {reached:.1f}x, wanted {least:g}x" for what, reached, least in wanted if reached < least]


def main() -> None:
    """Race, and print the tables."""
    with on_one_core():
        figures = race(commands())
    several = race({OWN: ([own_python(), "-m", "bench.racers.cores"], ROOT)})[OWN]
    console = Console(width=140)
    console.print(peers_table(figures), many_table(figures), games_table(figures))
    one_core = "steps a second: every seat an agent (PettingZoo), one seat against random bots (Gymnasium)"
    all_cores = f"the same by the clock, the batch with {max(several['cores']):.0f} workers on as many cores"
    console.print(batch_table(figures[OWN], one_core), batch_table(several, all_cores))
    missed = misses(figures)
    console.print("every target is reached" if not missed else "not reached:\n  " + "\n  ".join(missed))


if __name__ == "__main__":
    main()
