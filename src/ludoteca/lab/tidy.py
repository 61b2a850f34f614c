"""Results for programs: tidy Parquet tables of games, seats, decisions and deeds, and JSON of what they come to.

The tables are written while the games are played, so that many of them take no more memory than a few.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from math import isfinite
from pathlib import Path
from typing import Any, Self

from ludoteca.engine import Game, house
from ludoteca.engine.shelf import short_content
from ludoteca.files import FileError, check_free, written_whole
from ludoteca.lab.closing import Interval
from ludoteca.lab.compare import Comparison
from ludoteca.lab.effects import Effects
from ludoteca.lab.limits import EVERYBODY, called
from ludoteca.lab.measures import Survey, minutes
from ludoteca.lab.sheets import PLAIN, about, need_pyarrow
from ludoteca.lab.sides import Side, player_on
from ludoteca.lab.stakes import Stakes
from ludoteca.lab.tracing import Watched
from ludoteca.lab.unmet import unmet
from ludoteca.lab.work import LabError
from ludoteca.words.languages import codes

MOST_TABLED = 200_000  # games whose every decision is written
AT_ONCE = 65_536  # rows that are held in memory

_WHERE: dict[str, type] = {"side": str, "deal": int, "rotation": int}
TABLES: dict[str, dict[str, type]] = {
    "games": {
        **_WHERE,
        "seed": str,
        "decisions": int,
        "turns": int,
        "minutes": float,
        "choices": int,
        "offered": int,
        "leads": int,
        "settled": float,
        "first": int,
        "fault": str,
    },
    "seats": {
        **_WHERE,
        "seat": int,
        "player": int,
        "bot": str,
        "turn": int,
        "score": int,
        "won": bool,
        "share": float,
        "return": float,
        "led_at_half": bool,
    },
    "decisions": {
        **_WHERE,
        "number": int,
        "seat": int,
        "question": int,
        "choices": int,
        "action": int,
        "deed": str,
    },
    "deeds": {**_WHERE, "seat": int, "player": int, "deed": str, "times": int, "share": float},
}
"""The columns of each table. Everything that is numbered counts from 0; a game is a side, a deal and a rotation."""


def check_tables(folder: Path, games: int, *, force: bool = False) -> None:
    """Refuse, before anything is played, tables that could not be written afterwards."""
    need_pyarrow()
    if games > MOST_TABLED:
        raise LabError(house("tables-many", {"games": games, "most": MOST_TABLED}))
    if folder.exists() and not folder.is_dir():
        raise FileError(house("file-exists", {"file": str(folder)}))
    for name in TABLES:
        if (folder / f"{name}.parquet").exists() and not force:
            raise FileError(house("tables-exist", {"folder": str(folder), "file": f"{name}.parquet"}))
    if not folder.exists():
        check_free(folder)


class Tidy:
    """The four tables of a run, in a folder; they take their names when all of it is written."""

    def __init__(self, folder: Path, sides: Sequence[Side], seed: int) -> None:
        self.folder = folder
        self.sides = sides
        self.seed = seed
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
        self._writers: dict[str, Any] = {}
        self._stack = ExitStack()

    @property
    def files(self) -> list[Path]:
        """Where the tables are."""
        return [self.folder / f"{name}.parquet" for name in TABLES]

    def __enter__(self) -> Self:
        import pyarrow
        from pyarrow import parquet

        self.folder.mkdir(exist_ok=True)
        for (name, columns), path in zip(TABLES.items(), self.files, strict=True):
            kinds = [pyarrow.field(column, pyarrow.type_for_alias(PLAIN[kind])) for column, kind in columns.items()]
            schema = pyarrow.schema(kinds, metadata=about(self.sides[0].game))
            file = self._stack.enter_context(written_whole(path))
            self._writers[name] = self._stack.enter_context(parquet.ParquetWriter(file, schema))
        return self

    def __exit__(self, *trouble: Any) -> None:
        if trouble[0] is None:
            for name in TABLES:
                self._write(name)
        self._stack.__exit__(*trouble)

    def keep(self, deal: int, *sides: Sequence[Watched]) -> None:
        """The games of a deal, on each side in the order of the rotations."""
        for letter, side, games in zip("AB", self.sides, sides, strict=False):
            for rotation, game in enumerate(games):
                self._note(letter, side, deal, rotation, game)
        for name, rows in self.rows.items():
            if len(rows) >= AT_ONCE:
                self._write(name)

    def _note(self, letter: str, side: Side, deal: int, rotation: int, game: Watched) -> None:
        played, trace = game
        players = side.game.players
        where = (letter, deal, rotation)
        fault = "" if played.fault is None else played.fault.kind
        self.rows["games"].append(
            (
                *where,
                str(self.seed + deal),
                played.decisions,
                trace.turns,
                minutes(trace),
                trace.choices,
                trace.offered,
                trace.leads,
                trace.settled,
                played.first,
                fault,
            )
        )
        shares = played.shares(side.game.together)
        for seat in range(players):
            player = player_on(seat, rotation, players)
            self.rows["seats"].append(
                (
                    *where,
                    seat,
                    player,
                    side.seats[player],
                    (seat - played.first) % players,
                    played.scores[seat],
                    seat in played.winners,
                    shares[seat],
                    played.returns[seat],
                    seat in trace.half,
                )
            )
        self.rows["decisions"] += [(*where, number, *step) for number, step in enumerate(trace.steps)]
        done: dict[tuple[int, str], int] = {}
        for (seat, _, deed), times in trace.done:
            done[seat, deed] = done.get((seat, deed), 0) + times
        for (seat, deed), times in sorted(done.items()):
            self.rows["deeds"].append((*where, seat, player_on(seat, rotation, players), deed, times, shares[seat]))

    def _write(self, name: str) -> None:
        import pyarrow

        rows, self.rows[name] = self.rows[name], []
        if rows:
            writer = self._writers[name]
            columns = [list(column) for column in zip(*rows, strict=True)]
            writer.write_table(pyarrow.table(columns, schema=writer.schema))


# ---- JSON


def check_json(path: Path, *, force: bool = False) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.suffix.lower() != ".json":
        raise FileError(house("json-kind", {"file": str(path)}))
    check_free(path, force=force)


def write_json(body: dict[str, Any], path: Path) -> None:
    """Write it whole or not at all."""
    with written_whole(path) as file:
        file.write((json.dumps(body, indent=1, ensure_ascii=False, allow_nan=False) + "\n").encode())


def comparison_json(found: Comparison, command: str) -> dict[str, Any]:
    """All that is known of a comparison."""
    game = found.sides[0].game
    asked = found.verdict
    return {
        **about(game),
        "command": command,
        "seed": str(found.seed),  # more than any number of JSON may hold
        "sides": {letter: side_json(side) for letter, side in zip("AB", found.sides, strict=True)},
        "deals": found.deals,
        "games": found.games,
        "played": found.played,
        "ended": found.ended,
        "saved": _number(found.saved()),
        "verdict": {"measure": asked.measure.name, "known": asked.known, **interval_json(asked.more)},
        "measures": [
            {
                "measure": one.measure.name,
                "unit": one.measure.unit,
                "a": one.a,
                "b": one.b,
                "known": one.known,
                **interval_json(one.more),
            }
            for one in found.differences()
        ],
        "deeds": [
            {"deed": one.deed, "called": names(game, one.deed), "a": one.a, "b": one.b, **interval_json(one.more)}
            for one in found.deeds()
        ],
        "looks": [{"games": look.games, **interval_json(look.more)} for look in found.looks],
        "surveys": {letter: survey_json(survey) for letter, survey in zip("AB", found.surveys, strict=True)},
        "examples": [{"seed": str(one.seed), "rotation": one.rotation} for one in found.examples()],
    }


def effects_json(found: Effects, command: str) -> dict[str, Any]:
    """All that is known of what deeds do."""
    game = found.side.game
    return {
        **about(game),
        "command": command,
        "seed": str(found.seed),
        "side": side_json(found.side),
        "deals": found.deals,
        "played": found.played,
        "ended": found.ended,
        "left_out": {"rare": found.rare, "over": found.over},
        "effects": [
            {
                "deed": effect.deed,
                "called": names(game, effect.deed),
                "known": effect.known,
                "done": effect.done,
                "biased_share": effect.biased,
                **interval_json(effect.more),
            }
            for effect in found.effects()
        ],
        "options": [
            {
                "option": option,
                "value": list(value) if isinstance(value, tuple) else value,
                "measures": {
                    measure.name: interval_json(comparison.interval(number, alpha))
                    for number, measure in enumerate(comparison.measures)
                },
            }
            for option, value, comparison, alpha in found.options
        ],
    }


def survey_json(survey: Survey) -> dict[str, Any]:
    """All that was measured of one side."""
    game = survey.side.game
    return {
        "games": survey.games,
        "deals": survey.deals,
        "looked": survey.looked,
        "measures": [
            {
                "measure": figure.measure.name,
                "mean": figure.mean,
                "low": _number(figure.low),
                "high": _number(figure.high),
            }
            for figure in survey.figures()
        ],
        "lengths": {length: sorted(counted.items()) for length, counted in survey.lengths.items()},
        "entropy": survey.entropy(),
        "skill": [part._asdict() for part in survey.skill()],
        "deeds": [{**used._asdict(), "called": names(game, used.deed)} for used in survey.used()],
        "dead": [used.deed for used in survey.dead()],
        "rules": [{"rule": rule, "how": how} for how, rule in sorted(survey.rules)],
        "unmet": unmet(survey),
    }


def stakes_json(stakes: Stakes) -> dict[str, Any]:
    """What hung on the decisions that were followed."""
    figures = {"own": stakes.own}
    if stakes.tells_kings:
        figures |= {"lost": stakes.lost, "others": stakes.others}
    told = {key: {"mean": one.mean, "low": _number(one.low), "high": _number(one.high)} for key, one in figures.items()}
    return {"decisions": stakes.decisions, **told}


def side_json(side: Side) -> dict[str, Any]:
    """What there is on a side."""
    game = side.game
    return {
        "seats": list(side.seats),
        "options": game.options,
        "patch": game.patch.changes,
        "content": short_content(game),
        "limits": [
            {
                "player": "all" if limit.player == EVERYBODY else limit.player + 1,
                "kind": limit.kind,
                "deed": limit.deed,
                "share": limit.share,
            }
            for limit in side.limits
        ],
    }


def interval_json(found: Interval) -> dict[str, Any]:
    """A mean and where it lies; an end that is not known is null."""
    return {"mean": found.mean, "low": _number(found.low), "high": _number(found.high)}


def names(game: Game, deed: str) -> dict[str, str]:
    """What a deed is called in each language."""
    return {lang: called(game, deed, lang) for lang in codes()}


def _number(value: float) -> float | None:
    return value if isfinite(value) else None
