"""What hangs on a decision: where it is known how much, that much is found, and nothing where nothing hangs on it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.lab import LabError, Side, stakes
from ludoteca.lab.stakes import Stakes
from tests.lab.throne import Throne

DECISIONS = 90


def found(by: str, players: int = 3) -> Stakes:
    side = Side(Throne({"by": by, "players": players}), ("random",) * players)
    return stakes(side, DECISIONS, seed=1, jobs=1)


def test_who_cannot_win_and_has_the_last_word_makes_the_king() -> None:
    told = found("last")
    assert told.others.mean == 1.0, "all of the win goes by that word"
    assert told.lost.low < 1 / 3 < told.lost.high, "every third decision is the last seat's"
    assert abs(told.own.mean) < 0.1, "nobody can do anything for themselves"


def test_where_a_die_decides_nobody_does() -> None:
    told = found("die")
    assert (told.own.mean, told.others.mean) == (0.0, 0.0)


def test_a_choice_that_changes_the_winner_and_nothing_on_average_is_no_power() -> None:
    told = found("both")
    assert told.others.low < 0.0 < told.others.high and abs(told.others.mean) < 0.15


def test_a_decision_that_wins_the_game_has_all_of_it() -> None:
    told = found("first")
    assert told.own.low < 1 / 3 < told.own.high, "one seat in three has such a decision"
    assert told.own.mean == pytest.approx(1 / 3, abs=0.12)


def test_kings_are_made_among_three_who_play_against_each_other() -> None:
    assert found("last").tells_kings
    for told in (found("last", 2), found("together")):
        assert not told.tells_kings and told.lost.mean == 0.0 and told.others.mean == 0.0
    assert found("together").own.mean == pytest.approx(1 / 3, abs=0.12), "they win or lose together by the first word"


def test_any_number_of_workers_finds_the_same() -> None:
    game = ludoteca.make("marrak_hesh", players=3)
    side = Side(game, ("greedy", "random", "greedy"))
    one, two = (stakes(side, 8, seed=3, jobs=jobs) for jobs in (1, 2))
    assert (one.decisions, one.own, one.lost, one.others) == (two.decisions, two.own, two.lost, two.others)
    assert one.decisions == 8


def test_a_search_is_followed_by_bots_that_look_no_further() -> None:
    game = ludoteca.make("marrak_hesh", players=3)
    assert stakes(Side(game, ("search:20", "random", "random")), 3, seed=3, jobs=1).decisions == 3


def test_it_is_told_in_the_terminal_on_the_page_and_in_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, file = tmp_path / "report.html", tmp_path / "report.json"
    arguments = ["simulate", "marrak_hesh", "--option", "players=3", "--games", "3", "--seed", "1", "--jobs", "1"]
    written = ["--report", str(page), "--json", str(file)]
    assert main([*arguments, "--stakes", "6", *written, "--lang", "it"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Che cosa dipende da una decisione" in shown and "6 decisioni" in shown and "quanto queste" in shown
    text = page.read_text(encoding="utf-8")
    assert "What hangs on a decision" in text and "Kingmaking" in text
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["stakes"]["decisions"] == 6 and set(told["stakes"]) == {"decisions", "own", "lost", "others"}
    assert "--stakes 6" in told["command"]
    assert main([*arguments, "--lang", "en"]) == 0
    assert "hangs on a decision" not in capsys.readouterr().out


def test_a_number_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LabError, match="stakes cannot be"):
        stakes(Side(Throne({}), ("random",) * 3), 0)
    assert main(["simulate", "marrak_hesh", "--stakes", "none", "--lang", "en"]) == 2
    assert "--stakes cannot be" in capsys.readouterr().err
