"""Puzzles are mined: games are played, or read, and each decision is looked at; the same seed finds the same puzzles.

>>> import ludoteca
>>> from ludoteca.lab.mines import mine
>>> found = mine("marrak_hesh", {"players": "2"}, games=2, most=2, seed=3, jobs=1)
>>> all(puzzle.best in puzzle.position().choices for puzzle in found)
True
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import zip_longest
from typing import Final, NamedTuple

from ludoteca.bots import Bot, ask, bot_for, bot_seed
from ludoteca.engine import Game, Patch, Record, RecordError, State, house
from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.dice import Dice
from ludoteca.engine.options import Choice
from ludoteca.engine.shelf import made, rules_of
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import LabError, check_count, check_seeds, shared_out, workers
from ludoteca.puzzles import Effort, Puzzle, look
from ludoteca.puzzles.kept import MOST_PUZZLES

PLAYERS: Final = ("greedy", "search:easy", "search:medium", "search:hard")  # of the games that are made: any of them
TABLES: Final = (2, 2, 2, 3)  # how many play, one game after the other, where nobody says so
APART: Final = 6  # decisions between two puzzles of a game
EACH: Final = 3  # puzzles of a game at the most
MOST_GAMES: Final = 100_000
USUAL: Final = Effort()


def mine(
    name: str,
    options: Mapping[str, object] | None = None,
    content: Patch = NO_PATCH,
    *,
    records: Sequence[Record] = (),
    games: int = 100,
    most: int = 24,
    seed: int = 1,
    effort: Effort = USUAL,
    jobs: int | None = 1,
    progress: Callable[[int, str], None] | None = None,
) -> list[Puzzle]:
    """The best puzzles of these records, or of so many games that bots play; `progress` is told of each game."""
    count = len(records) or check_count("games", games, MOST_GAMES)
    check_count("most", most, MOST_PUZZLES)
    check_seeds(seed, count)
    tables = [] if records else _tables(name, dict(options or {}), content)
    order = MineOrder(tuple(tables), tuple(record.to_json() for record in records), seed, effort)
    found: list[Puzzle] = []
    pieces = [range(number, number + 1) for number in range(count)]
    with closing(shared_out(order, pieces, workers(jobs))) as work:
        for piece, puzzles in work:
            found += puzzles
            if progress is not None:
                progress(len(piece), str(len(found)))
    return chosen(found, most)


def chosen(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of the puzzles, each once: of every grade and kind of decision in turn, the clearest first."""
    clearest = sorted({puzzle.id: puzzle for puzzle in found}.values(), key=lambda puzzle: (-puzzle.lead, puzzle.id))
    heaps: dict[tuple[int, str], list[Puzzle]] = {}
    for puzzle in clearest:
        heaps.setdefault((puzzle.grade, puzzle.kind), []).append(puzzle)
    ordered = [heaps[key] for key in sorted(heaps, key=lambda key: (-key[0], key[1]))]
    picked = [puzzle for round_ in zip_longest(*ordered) for puzzle in round_ if puzzle is not None][:most]
    return sorted(picked, key=lambda puzzle: (puzzle.grade, -puzzle.lead, puzzle.id))


def read_records(name: str, text: str) -> list[Record]:
    """The games of a file: a record in each line, or a single record; all of that game, and as it is now."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    try:
        single = isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        single = False
    if single:
        lines = [(1, text)]
    if not lines:
        raise LabError(house("puzzles-empty"))
    if len(lines) > MOST_GAMES:
        raise LabError(house("puzzles-games", {"most": MOST_GAMES}))
    return [_record(name, line, number) for number, line in lines]


def _record(name: str, text: str, number: int) -> Record:
    try:
        record = Record.from_json(text)
        if record.game != name:
            raise RecordError(house("puzzles-game", {"found": record.game[:40], "game": name}))
        record.made()
    except RecordError as error:
        raise LabError(house("puzzles-line", {"line": number, "reason": error.phrase})) from error
    except ValueError:  # a number of thousands of digits
        raise LabError(house("puzzles-line", {"line": number, "reason": house("record-json", {"line": 1})})) from None
    return record


def _tables(name: str, options: dict[str, object], content: Patch) -> list[Game]:
    """The games in turn: for two and now and then for three, unless the options say for how many."""
    numbers = next((option for option in rules_of(name).option_list if option.name == "players"), None)
    if "players" in options or not isinstance(numbers, Choice):
        return [made(name, options, content)]
    allowed = [str(players) for players in TABLES if players in numbers.values] or [str(numbers.default)]
    return [made(name, {**options, "players": players}, content) for players in allowed]


class MineOrder(NamedTuple):
    """What is to be looked at, as a worker process is told."""

    tables: tuple[Game, ...]  # where games are to be played
    records: tuple[str, ...]  # where they were
    seed: int
    effort: Effort
    bot_seconds: float = 0.0

    def begin(self, watch: Watch | None) -> Callable[[range], list[Puzzle]]:
        """Make the bots, which are kept from game to game."""
        bots: dict[int, list[Bot]] = {}
        for number, game in enumerate(self.tables):
            bots[number] = [bot for player in PLAYERS if (bot := bot_for(player, game)) is not None]

        def work(chunk: range) -> list[Puzzle]:
            return [puzzle for number in chunk for puzzle in self._mined(number, bots)]

        return work

    def _mined(self, number: int, bots: dict[int, list[Bot]]) -> list[Puzzle]:
        """The puzzles of one game."""
        if self.records:
            record = Record.from_json(self.records[number])
            moments = _read(record)
        else:
            place = number % len(self.tables)
            game, seed = self.tables[place], self.seed + number
            record = Record.of(game, seed, [])
            moments = _played(game, seed, bots[place])
        found: list[Puzzle] = []
        last = -APART
        for state, actions in moments:
            if len(actions) - last < APART or len(found) >= EACH:
                continue
            until = replace(record, actions=list(actions), seats=_nobody(record))
            puzzle = look(state, until, bot_seed(self.seed + number, len(actions)), self.effort)
            if puzzle is not None:
                found.append(puzzle)
                last = len(actions)
        return found


def _nobody(record: Record) -> list[str]:
    """A puzzle does not say who played; of a deal by everybody at a table it must say how many."""
    return [] if record.deal is None else ["-"] * len(record.seats)


def _read(record: Record) -> Iterator[tuple[State, list[int]]]:
    """Each decision of a record, with the actions that led to it."""
    for number, state in enumerate(record.positions()):
        if not state.is_over:
            yield state, record.actions[:number]


def _played(game: Game, seed: int, bots: list[Bot]) -> Iterator[tuple[State, list[int]]]:
    """Each decision of a game between bots of mixed strength, with the actions that led to it."""
    dice = Dice.seeded(bot_seed(seed, 0))
    sitting = [bots[dice.below(len(bots))] for _ in range(game.players)]
    state = game.start(seed)
    actions: list[int] = []
    while not state.is_over:
        yield state, actions
        action = ask(sitting[state.to_move], state, bot_seed(seed, len(actions)))
        state.advance(action)
        actions.append(action)
