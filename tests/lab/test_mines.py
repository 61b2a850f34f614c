"""Mining games: the same seed finds the same, and what cannot be read is refused with its line."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.engine import LudotecaError, Record
from ludoteca.lab import mines
from ludoteca.lab.mines import chosen, mine, read_records
from ludoteca.lab.work import LabError
from ludoteca.puzzles import Effort, Puzzle, shipped
from ludoteca.puzzles.puzzle import Asked

GAME = "mars_needs_mechanics"
QUICK = Effort(40, 40, 20)


@pytest.fixture
def record() -> Record:
    game = ludoteca.make(GAME, players=2)
    record = Record.of(game, 7, ["Anna", "Bruno"])
    bot = bot_for("greedy", game)
    assert bot is not None
    whole: list[int] = []
    for _, actions in mines._played(game, 7, [bot]):
        whole = actions  # which grow until the game is over
    return replace(record, actions=whole)


def test_every_decision_of_the_games_is_looked_at_once(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    seen: list[tuple[list[int], list[str]]] = []

    def looked(world: object, until: Record, seed: int, effort: Effort) -> None:
        seen.append((until.actions, until.seats))

    monkeypatch.setattr(mines, "look", looked)
    assert mine(GAME, records=[record]) == []
    assert [len(actions) for actions, _ in seen] == list(range(len(record.actions)))
    assert seen[-1] == (record.actions[:-1], [])  # who played is nobody's affair


def test_games_are_for_two_and_now_and_then_for_three(monkeypatch: pytest.MonkeyPatch) -> None:
    players: list[int] = []

    def looked(self: mines.MineOrder, number: int, bots: object) -> list[Puzzle]:
        players.append(self.tables[number % len(self.tables)].players)
        return []

    monkeypatch.setattr(mines.MineOrder, "_mined", looked)
    mine(GAME, games=5)
    assert players == [2, 2, 2, 3, 2]
    players.clear()
    mine(GAME, {"players": "4"}, games=2)
    assert players == [4, 4]


def test_of_every_grade_and_kind_in_turn_the_clearest_are_kept() -> None:
    (one, two, *_) = shipped("pocket_mars").puzzles

    def like(puzzle: Puzzle, lead: float, missed: int, seed: int) -> Puzzle:
        asked = tuple(Asked(level, 0 if place < missed else 8, 8) for place, level in enumerate("abc"))
        made = replace(puzzle, asked=asked, confirmed=puzzle.confirmed._replace(lead=lead), kind="k")
        return replace(made, record=replace(made.record, seed=seed))

    many = [like(one, lead, 1, seed) for seed, lead in enumerate((0.5, 0.4, 0.3))]
    rare = like(two, 0.1, 3, 9)
    assert chosen([*many, rare, many[0]], 2) == [many[0], rare]


def test_a_file_of_records_is_read_line_by_line_or_as_one(record: Record) -> None:
    line = record.to_json().replace("\n", "")
    assert read_records(GAME, f"{line}\n\n{line}\n") == [record, record]
    assert read_records(GAME, record.to_json()) == [record]


def test_what_is_wrong_with_a_file_is_said_with_its_line(record: Record) -> None:
    line = record.to_json().replace("\n", "")
    older = replace(record, rules_version=record.rules_version + 1).to_json().replace("\n", "")
    for text, told in (
        ("", "no games"),
        (f"{line}\nnonsense", "Line 2"),
        (f"{line}\n{older}", "Line 2"),
        (f"{line}\n{{}}", "Line 2"),
        ('{"x": ' + "9" * 5000 + "}", "Line 1"),
    ):
        with pytest.raises(LabError, match=told):
            read_records(GAME, text)
    with pytest.raises(LabError, match="not of pocket_mars"):
        read_records("pocket_mars", line)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"most": 0}, {"most": 10**6}, {"seed": -1}, {"jobs": 0}])
def test_amounts_that_make_no_sense_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(LudotecaError):
        mine(GAME, effort=QUICK, **wrong)  # type: ignore[arg-type]
