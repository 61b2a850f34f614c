"""`ludoteca track`: a track of one's own, checked and drawn; and a file that stands for the track of a race."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.games.automobiles.track import track_text
from ludoteca.terminal.arguments import set_up


@pytest.fixture
def monza(tmp_path: Path) -> Path:
    file = tmp_path / "my monza.txt"
    file.write_text(track_text("monza"), encoding="utf-8")
    return file


def test_a_fine_track(monza: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "check", str(monza), "--lang", "en"]) == 0
    assert "11 stretches and 4 lanes, 99 spaces and 177 sections" in capsys.readouterr().out
    assert main(["track", "check", str(monza), "--lang", "it"]) == 0
    assert "11 tratti e 4 corsie" in capsys.readouterr().out


def test_what_is_wrong_is_told_with_file_and_line(monza: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monza.write_text(track_text("monza").replace("| B3 ", "| B3 W7 W7 "), encoding="utf-8")
    assert main(["track", "check", str(monza), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "my monza.txt, line 12: lane 3 has 17 sections" in told
    assert "(V2)" in told


def test_a_drawing_is_never_written_over_another_file(
    monza: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "monza.svg"
    assert main(["track", "draw", str(monza), "-o", str(picture), "--lang", "en"]) == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert main(["track", "draw", str(monza), "-o", str(picture), "--lang", "en"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["track", "draw", str(monza), "--out", str(picture), "--force", "--lang", "en"]) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["track"], "check|draw"),
        (["track", "race", "x"], "allowed: check, draw"),
        (["track", "check"], "FILE"),
        (["track", "check", "nowhere.txt"], "no file nowhere.txt"),
        (["track", "draw", "nowhere.txt"], "--out"),
    ],
)
def test_what_is_missing(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_file_stands_for_the_track(monza: Path) -> None:
    game, _ = set_up("automobiles", {"track": str(monza)}, None, "greedy", "me")
    assert game.options["track"] == "custom"
    assert game.options["track_text"] == track_text("monza")
    game, _ = set_up("automobiles", {"track": "monza"}, None, "greedy", "me")
    assert game.options["track"] == "monza"
