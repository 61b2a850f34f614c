"""A stranger's bots in a simulation: they play, and one that fails is counted apart from one that loses."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import RandomBot, SeatError, add, bot_for
from ludoteca.cli import main
from ludoteca.lab import LabError, Results, play_one, simulate, watching
from ludoteca.lab.sheets import write_sheet
from tests.stranger import PACKAGE, Stranger

GAME = "marrak_hesh"


def played(*seats: str, games: int = 6, jobs: int = 1, seconds: float = 0.0, **options: object) -> Results:
    game = ludoteca.make(GAME, **{"players": len(seats), **options})
    return simulate(game, seats, games, seed=10, jobs=jobs, bot_seconds=seconds)


def test_a_strangers_bot_plays_as_any_other_and_its_name_travels_to_the_workers(stranger: Stranger) -> None:
    add("added", f"{PACKAGE}:First")
    seats = [stranger.weighted, "added"]
    one, two = played(*seats), played(*seats, jobs=2)
    assert list(one.rows()) == list(two.rows())
    assert [share.name for share in one.by_bot()] == seats
    assert one.faults == []


@pytest.mark.parametrize(("name", "kind"), [("raises", "raised"), ("cheats", "illegal"), ("mumbles", "illegal")])
def test_a_bot_that_fails_forfeits_the_game_and_is_counted_apart(stranger: Stranger, name: str, kind: str) -> None:
    results = played(name, "random")
    assert len(results.faults) == results.games == 6
    for number, fault in enumerate(results.faults):
        seat = fault.seat
        assert (fault.game, fault.bot, fault.kind) == (number, name, kind)
        assert (fault.rule != "") == (name == "cheats")
        assert results.bot(number, seat) == name
        assert list(results.returns[number]) == [-1.0 if other == seat else 1.0 for other in range(2)]
        assert list(results.won[number]) == [other != seat for other in range(2)]
    assert {row.fault for row in results.rows() if row.bot == name} == {kind}
    assert {row.fault for row in results.rows() if row.bot == "random"} == {""}


def test_the_others_share_what_a_forfeit_is_worth(stranger: Stranger) -> None:
    results = played("raises", "random", "random", games=2)
    for fault in results.faults:
        assert sorted(results.returns[fault.game]) == [-1.0, 0.5, 0.5]
        assert results.won[fault.game].sum() == 2


def test_who_plays_together_loses_together(stranger: Stranger) -> None:
    game = ludoteca.make("martians", mode="cooperative", players=2)
    raises = bot_for("raises", game)
    assert raises is not None
    ended = play_one(game, [raises, RandomBot()], 1)
    assert ended.fault is not None and (ended.returns, ended.winners) == ((-1.0, -1.0), ())


def test_a_bot_that_takes_too_long_forfeits_and_a_quick_one_does_not(stranger: Stranger) -> None:
    slow = played("first", "random", games=2, seconds=1e-9)
    assert [fault.kind for fault in slow.faults] == ["slow", "slow"]
    assert played("first", "random", games=2, seconds=600.0).faults == []


def test_a_bot_that_never_answers_ends_its_process_and_the_simulation_says_who_it_was(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LEAST_PATIENCE", 0.01)
    with pytest.raises(LabError, match=r"hangs has not answered for 0\.01 s"):
        played("hangs", "random", games=2, jobs=2, seconds=1e-3)


@pytest.mark.parametrize("seconds", [-1.0, 1e9, float("nan")])
def test_a_time_that_nobody_can_be_given_is_refused(seconds: float) -> None:
    with pytest.raises(LabError, match="0 \\(any time\\)"):
        played("random", "random", seconds=seconds)


def test_faults_are_shown_and_written_down(
    stranger: Stranger, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.csv"
    arguments = [
        "simulate",
        GAME,
        "--seats",
        "raises,cheats",
        "--option",
        "first_player=seat_0",
        "--games",
        "4",
        "--seed",
        "10",
        "--jobs",
        "1",
    ]
    assert main([*arguments, "--out", str(file), "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "4 games were forfeited by a bot that failed" in shown
    assert "raises raised an error – 2" in shown and "cheats said something illegal" in shown
    assert "ZeroDivisionError: integer division or modulo by zero (__init__.py:" in shown and "(seed 1" in shown
    with file.open() as sheet:
        lines = list(csv.DictReader(sheet))
    assert sorted(line["fault"] for line in lines) == ["", "", "", "", "illegal", "illegal", "raised", "raised"]
    parquet = pytest.importorskip("pyarrow.parquet")
    write_sheet(played("raises", "random", games=2), tmp_path / "games.parquet")
    assert sorted(parquet.read_table(tmp_path / "games.parquet").column("fault").to_pylist()) == [
        "",
        "",
        "raised",
        "raised",
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "weighted,random"], "weighted needs weights"),
        (["--seats", "weighted?weights=none.npz,random"], '"none.npz" cannot be weights'),
        (["--seats", "unmade,random"], "unmade cannot be made: ValueError: no luck today"),
        (["--seats", "me,random"], '"me" cannot sit in a simulation'),
        (["--bot-seconds", "soon"], "--bot-seconds cannot be"),
        (["--bot-seconds", "0"], "--bot-seconds cannot be"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    stranger: Stranger, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    file = tmp_path / "games.csv"
    assert main(["simulate", GAME, *arguments, "--games", "2", "--out", str(file), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert words in told.err and told.err.count("\n") == 1 and told.out == ""
    assert not file.exists()


def test_a_bot_that_does_not_play_the_game_is_refused_before_anything_is_played(stranger: Stranger) -> None:
    with pytest.raises(SeatError, match="does not play automobiles"):
        simulate(ludoteca.make("automobiles", players=2), [stranger.weighted, "random"], 1)
