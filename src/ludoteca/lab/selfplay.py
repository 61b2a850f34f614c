"""Self-play: a bot plays itself on all cores, and every decision is written down for whoever learns from it.

The games lie in parts of a folder, each whole or not there at all. Whoever begins again in the same folder keeps what
is complete and plays the rest: the files are the same, byte for byte, however often it was broken off and however many
processes worked on it.

>>> import ludoteca
>>> from ludoteca.lab import selfplay
>>> positions = selfplay.played(ludoteca.make("marrak_hesh"), "greedy", seed=1)
>>> len(positions), positions.policies([0]).sum()
(43, 1.0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from math import nan
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Advice, Bot, Driver, Named
from ludoteca.bots.weights import layout_hash
from ludoteca.engine import Game, State, house
from ludoteca.files import FileError, written_whole
from ludoteca.lab.hands import hands
from ludoteca.lab.positions import PARTS, Positions, about_part, joined, parts_of, read, to_table
from ludoteca.lab.sheets import about, need_pyarrow
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import (
    MOST_GAMES,
    check_bots,
    check_count,
    check_seeds,
    chunks,
    made,
    names_of,
)
from ludoteca.locks import FileLock, Held

__all__ = ["PART_GAMES", "Positions", "Written", "parts_of", "played", "read", "selfplay"]

PART_GAMES = 16  # games of a part: what is lost at the most when it is broken off
COMPRESSION = "zstd"
SHOWN = 120  # characters of what differs


class Written(NamedTuple):
    """What there is in the folder."""

    games: int
    positions: int
    kept: int  # games that were there before


def selfplay(
    game: Game,
    bot: str,
    games: int,
    folder: Path | str,
    seed: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    on: str = "",
) -> Written:
    """Let a bot play itself so often, game i with the seed `seed + i`, and write every decision into the folder.

    What lies there already of the same games is kept; what is of others is refused. `progress` is told how many more
    games are done. A bot that has `think` and `pick`, as `SearchBot` has, is asked what it thought of each choice.
    With `on` a cluster plays instead of processes: `ray`, or `ray://host:10001`; the files are written here.
    """
    by = hands(jobs, on)
    need_pyarrow()
    players = check_bots(game, [bot])
    check_count("games", games, MOST_GAMES)
    check_seeds(seed, games)
    home = opened(Path(folder))
    said = describe(game, bot, seed)
    with alone_in(home):
        kept = _kept(home, said)
        for leftover in home.glob(f".{PARTS}.*.part"):  # of somebody who was ended while writing
            with suppress(OSError):
                leftover.unlink()
        missing = [
            (part, range(part * PART_GAMES, min((part + 1) * PART_GAMES, games)))
            for part in range(-(-games // PART_GAMES))
            if kept.get(part, 0) < min(PART_GAMES, games - part * PART_GAMES)
        ]
        there = games - sum(len(numbers) for _, numbers in missing)
        if progress is not None and there:
            progress(there)
        order = SelfplayOrder(game, names_of([bot])[0], seed)
        whole = [piece for _, numbers in missing for piece in _pieces(numbers, players, by.count)]
        with closing(by.done(order, whole)) as work:
            for part, numbers in missing:
                found: list[Positions] = []
                while len(found) < len(numbers):
                    piece, positions = next(work)
                    found += positions
                    if progress is not None:
                        progress(len(piece))
                _write(joined(found), {**said, "part": str(part), "games": str(len(numbers))}, home)
        return Written(sum(_kept(home, said).values()), _counted(home), there)


def played(game: Game, bot: str, seed: int, number: int = 0) -> Positions:
    """The positions of one game that a bot plays against itself."""
    (player,) = check_bots(game, [bot])
    return replace(_play(game, player, seed, number), about=describe(game, bot, seed))


def describe(game: Game, bot: str, seed: int) -> dict[str, str]:
    """What each part says of all: two folders that say the same hold the same games."""
    return {
        **about(game),
        "bot": bot,
        "seed": str(seed),
        "layout": layout_hash(game),
        "observation_length": str(game.observation_length),
        "num_actions": str(game.num_actions),
        "players": str(game.players),
        "part_games": str(PART_GAMES),
    }


# ---- the folder


def opened(folder: Path) -> Path:
    """The folder, made if it is not there; refuse what can be none."""
    if folder.exists() and not folder.is_dir():
        raise FileError(house("selfplay-folder", {"file": str(folder)}))
    try:
        folder.mkdir(exist_ok=True)
    except FileNotFoundError:
        raise FileError(house("file-nowhere", {"file": str(folder), "folder": str(folder.parent)})) from None
    except OSError:
        raise FileError(house("file-denied", {"file": str(folder)})) from None
    return folder


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Nobody else writes there meanwhile."""
    try:
        lock = FileLock(folder / "parts")
    except Held as other:
        raise FileError(house("selfplay-held", {"folder": str(folder), "process": other.process or "-"})) from None
    except OSError:
        raise FileError(house("file-denied", {"file": str(folder)})) from None
    try:
        yield
    finally:
        lock.release()


def _kept(folder: Path, said: dict[str, str]) -> dict[int, int]:
    """How many games each part has that is there; refuse the parts of anything else."""
    found: dict[int, int] = {}
    for file in parts_of(folder):
        there = about_part(file)
        for what, wanted in said.items():
            if there.get(what) != wanted:
                found_there = there.get(what, "-")[:SHOWN]
                raise FileError(
                    house(
                        "selfplay-other",
                        {"folder": str(folder), "what": what, "found": found_there, "wanted": wanted[:SHOWN]},
                    )
                )
        found[int(there["part"])] = int(there["games"])
    return found


def _counted(folder: Path) -> int:
    from pyarrow import parquet

    return sum(int(parquet.read_metadata(file).num_rows) for file in parts_of(folder))


def _write(positions: Positions, said: dict[str, str], folder: Path) -> None:
    from pyarrow import parquet

    with written_whole(folder / f"part-{int(said['part']):06}.parquet") as file:
        parquet.write_table(to_table(positions, said), file, compression=COMPRESSION)


# ---- the work, divided


class SelfplayOrder(NamedTuple):
    """What is to be played, as a worker process is told."""

    game: Game
    bot: Named
    seed: int
    bot_seconds: float = 0.0

    def begin(self, watch: Watch | None) -> Callable[[range], list[Positions]]:
        """Make the bot, which is kept from chunk to chunk."""
        (bot,) = made(self.game, [self.bot], watch)
        return lambda chunk: [_play(self.game, bot, self.seed + number, number) for number in chunk]


def _pieces(numbers: range, bots: list[Bot], jobs: int) -> list[range]:
    """The games of a part, a few together where the bot is quick."""
    return [numbers[piece.start : piece.stop] for piece in chunks(len(numbers), bots, jobs)]


class _Noted(Bot):
    """A bot, what it did last, and what it thought of each choice."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self._bot: Any = bot
        self._thinks = hasattr(bot, "think") and hasattr(bot, "pick")
        self.forget()

    def forget(self) -> None:
        """Be ready for the next decision; it may have but one choice, and then nobody is asked."""
        self.chosen = -1
        self.advice: list[Advice] = []

    def choose(self, world: State, seed: int) -> int:
        """What the bot does."""
        if self._thinks:
            self.advice = self._bot.think(world, seed)
            self.chosen = self._bot.pick(self.advice, seed)
        else:
            self.chosen = self._bot.choose(world, seed)
        return self.chosen


def _play(game: Game, bot: Bot, seed: int, number: int) -> Positions:
    """One game, decision by decision; a bot that fails ends it all with a `BotFault`."""
    noted = _Noted(bot)
    state = game.start(seed)
    driver = Driver([noted] * game.players, seed)
    decisions: list[_Decision] = []
    while not state.is_over:
        seat, choices = state.to_move, state.legal_actions()
        seen = state.observation(seat)
        noted.forget()
        driver.step(state)
        decisions.append(_Decision(seat, choices, seen, choices[0] if noted.chosen < 0 else noted.chosen, noted.advice))
    return _gathered(decisions, state.returns(), seed, number)


class _Decision(NamedTuple):
    seat: int
    choices: list[int]
    seen: NDArray[np.float32]
    action: int
    advice: list[Advice]

    def shares(self) -> list[float]:
        """How much the bot thought of each choice, without what it was only forced to look at."""
        thought = {advice.action: advice.share for advice in self.advice}
        if not any(thought.values()):
            return [float(choice == self.action) for choice in self.choices]
        return [thought.get(choice, 0.0) for choice in self.choices]

    def expected(self) -> list[float]:
        """What it expected of each choice, as far as it looked."""
        found = {advice.action: advice.expected for advice in self.advice if advice.visits > 0}
        return [found.get(choice, nan) for choice in self.choices]

    def value(self) -> float:
        """What it expected of the position: the mean over its visits."""
        visits = sum(advice.visits for advice in self.advice)
        return sum(advice.visits * advice.expected for advice in self.advice) / visits if visits else nan


def _gathered(decisions: list[_Decision], returns: list[float], seed: int, number: int) -> Positions:
    count = len(decisions)
    indices = [np.flatnonzero(decision.seen).astype(np.int32) for decision in decisions]
    return Positions(
        game=np.full(count, number, np.int64),
        seed=np.full(count, str(seed)),
        decision=np.arange(count, dtype=np.int32),
        seat=np.array([decision.seat for decision in decisions], np.int32),
        action=np.array([decision.action for decision in decisions], np.int32),
        value=np.array([decision.value() for decision in decisions], np.float32),
        returns=np.tile(np.array(returns, np.float32), (count, 1)),
        choice_starts=_starts([len(decision.choices) for decision in decisions]),
        choices=np.array([choice for decision in decisions for choice in decision.choices], np.int32),
        shares=np.array([share for decision in decisions for share in decision.shares()], np.float32),
        expected=np.array([value for decision in decisions for value in decision.expected()], np.float32),
        input_starts=_starts([len(places) for places in indices]),
        indices=np.concatenate(indices),
        inputs=np.concatenate(
            [decision.seen[places] for decision, places in zip(decisions, indices, strict=True)],
        ),
    )


def _starts(sizes: list[int]) -> NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
