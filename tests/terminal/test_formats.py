"""`ludoteca check` and `draw`: a file of one's own, checked and drawn; and a file that stands for an option."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import Choice, Phrase, Text, house, rules_of, shelf
from ludoteca.files import Format
from ludoteca.games.automobiles.track import track_text
from ludoteca.terminal.arguments import set_up
from ludoteca.terminal.formats import formats_of


@pytest.fixture
def monza(tmp_path: Path) -> Path:
    file = tmp_path / "my monza.txt"
    file.write_text(track_text("monza"), encoding="utf-8")
    return file


def test_a_fine_track(monza: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "automobiles", f"track={monza}", "--lang", "en"]) == 0
    assert "11 stretches and 4 lanes, 99 spaces and 177 sections" in capsys.readouterr().out
    assert main(["check", "automobiles", f"track={monza}", "--lang", "it"]) == 0
    assert "11 tratti e 4 corsie" in capsys.readouterr().out


def test_what_is_wrong_is_told_with_file_and_line(monza: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monza.write_text(track_text("monza").replace("| B3 ", "| B3 W7 W7 "), encoding="utf-8")
    assert main(["check", "automobiles", f"track={monza}", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "my monza.txt, line 12: lane 3 has 17 sections" in told
    assert "(V2)" in told


def test_a_drawing_is_never_written_over_another_file(
    monza: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "monza.svg"
    drawn = ["draw", "automobiles", f"track={monza}", "--lang", "en"]
    assert main([*drawn, "-o", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert main([*drawn, "-o", str(picture)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main([*drawn, "--out", str(picture), "--force"]) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check"], "Say which game"),
        (["check", "automobiles"], "OPTION=FILE"),
        (["check", "automobiles", "nowhere.txt"], "write name=value"),
        (["check", "automobiles", "track=nowhere.txt"], "no file nowhere.txt"),
        (
            ["check", "automobiles", "laps=nowhere.txt"],
            "laps of automobiles takes no file of your own",
        ),
        (["check", "marrak_hesh", "track=nowhere.txt"], "No option of marrak_hesh takes a file"),
        (["draw", "automobiles", "track=nowhere.txt"], "--out"),
        (["draw", "automobiles", "track=nowhere.txt", "-o", "x.svg"], "no file nowhere.txt"),
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


@pytest.mark.parametrize("name", ludoteca.games())
def test_what_may_be_a_file_can_be_checked_and_nothing_else(name: str) -> None:
    known = {option.name: option for option in rules_of(name).option_list}
    texts = {option.name for option in known.values() if isinstance(option, Text)}
    choices = [option for option in known.values() if isinstance(option, Choice) and "custom" in option.values]
    custom = {option.name for option in choices if f"{option.name}_text" in texts}
    assert formats_of(name).keys() == custom
    assert custom or name != "automobiles"


def test_a_game_in_one_module_has_its_formats_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def counted(text: str, file: str) -> Phrase:
        return house("file-large", {"file": file, "most": len(text)})

    made = ModuleType("one_file_game")
    monkeypatch.setattr(made, "FORMATS", {"map": Format(counted)}, raising=False)
    monkeypatch.setattr(made, "Rules", rules_of("marrak_hesh"), raising=False)
    monkeypatch.setitem(sys.modules, made.__name__, made)
    point = EntryPoint("one_file_game", "one_file_game:Rules", shelf.GROUP)
    monkeypatch.setitem(shelf._shelf(), point.name, point)
    file = tmp_path / "map.txt"
    file.write_text("12345", encoding="utf-8")
    assert main(["check", "one_file_game", f"map={file}", "--lang", "en"]) == 0
    assert "map.txt is larger than 5" in capsys.readouterr().out.replace("\n", " ")
    assert main(["draw", "one_file_game", f"map={file}", "-o", str(tmp_path / "map.svg"), "--lang", "en"]) == 2
    assert "no drawing of a file for the option map" in capsys.readouterr().err
    assert not (tmp_path / "map.svg").exists()
