"""The command line: what it answers, and how it refuses what it cannot understand."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import COMMANDS, main
from ludoteca.engine import Record
from tests.terminal.scene import recorded

GAME = "marrak_hesh"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the records of whoever runs it, or hears the language of their system."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.json").write_text(recorded(moves=3).to_json(), encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    (tmp_path / "old.csv").write_text("precious")
    (tmp_path / "folder").mkdir()


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


WRONG: dict[str, tuple[list[str], str]] = {
    "unknown command": (["plya"], "There is no command plya. Did you mean play?"),
    "strange command": (["xyzzy"], "There is no command xyzzy; there are: "),
    "unknown language": (["games", "--lang", "fr"], "there are: en, it"),
    "no language": (["games", "--lang"], "there are: en, it"),
    "unknown argument": (["games", "--loud"], "ludoteca games has no --loud"),
    "unknown argument before": (["--loud", "games"], "has no --loud"),
    "abbreviated argument": (["play", GAME, "--see", "3"], "has no --see"),
    "one too many": (["games", GAME], "one word too many"),
    "two games": (["play", GAME, GAME], "one word too many"),
    "argument without value": (["play", GAME, "--seed"], "--seed needs a value"),
    "argument with a value": (["simulate", GAME, "--force=1"], "--force takes no value"),
    "no game": (["play"], "Say which game"),
    "no game to simulate": (["simulate"], "Say which game"),
    "no game for options": (["options"], "Say which game"),
    "unknown game": (["play", "chess"], "There is no game chess"),
    "misspelt game": (["options", "marak_hesh"], "Did you mean marrak_hesh?"),
    "game of two lines": (["play", "a\nb\x1b[2J"], "There is no game a\\nb\\x1b[2J"),
    "unknown option": (["play", GAME, "--option", "castling=on"], "There is no option castling"),
    "unknown value": (["play", GAME, "--option", "players=9"], "9 is not allowed for the option players"),
    "values that do not go together": (["play", GAME, "--option", "first_player=seat_2"], "seat_2 is not allowed"),
    "option without value": (["play", GAME, "--option", "players"], "write name=value"),
    "option without name": (["play", GAME, "--option", "=2"], "write name=value"),
    "too few seats": (["play", GAME, "--seats", "me"], "names one seat"),
    "too many seats": (["play", GAME, "--seats", "me,me,me,me"], "names 4 seats"),
    "seats against the option": (["play", GAME, "--seats", "me,me", "--option", "players=3"], "names 2 seats"),
    "no seats": (["play", GAME, "--seats", ""], "names one seat"),
    "unknown seat": (["play", GAME, "--seats", "me,alphazero"], 'sit down as "alphazero"'),
    "unknown level": (["play", GAME, "--seats", "me,search:godlike"], 'search cannot think for "godlike"'),
    "negative budget": (["play", GAME, "--seats", "me,search:-5"], 'search cannot think for "-5"'),
    "seed in words": (["play", GAME, "--seed", "seven"], "seven is no seed"),
    "negative seed": (["play", GAME, "--seed", "-1"], "-1 is no seed"),
    "fractional seed": (["play", GAME, "--seed", "1.5"], "1.5 is no seed"),
    "seed too large": (["play", GAME, "--seed", str(1 << 128)], "is no seed"),
    "endless seed": (["play", GAME, "--seed", "9" * 5000], "is no seed"),
    "empty seed": (["play", GAME, "--seed", ""], "is no seed"),
    "save over a file": (["play", GAME, "--save", "old.csv"], "exists already"),
    "save over a folder": (["play", GAME, "--save", "folder"], "is a folder"),
    "save nowhere": (["play", GAME, "--save", "no/where.json"], "there is no folder"),
    "save without a name": (["play", GAME, "--save", ""], "--save is missing"),
    "resume nothing": (["play", "--resume", "none.json"], "There is no file none.json"),
    "resume a folder": (["play", "--resume", "folder"], "is a folder"),
    "resume something binary": (["play", "--resume", "binary.json"], "is not a text file"),
    "resume something else": (["play", "--resume", "old.csv"], "This is no record"),
    "resume with a seed": (["play", "--resume", "good.json", "--seed", "1"], "--seed does not go with --resume"),
    "resume with an option": (["play", "--resume", "good.json", "--option", "players=2"], "--option does not go"),
    "resume with a file": (["play", "--resume", "good.json", "--save", "new.json"], "--save does not go"),
    "resume another game": (["play", "chess", "--resume", "good.json"], "There is no game chess"),
    "resume too many": (["play", "--resume", "good.json", "--seats", "me,me,me"], "names 3 seats"),
    "replay nothing": (["replay"], "FILE is missing"),
    "replay no file": (["replay", "none.json"], "There is no file none.json"),
    "replay a folder": (["replay", "folder"], "is a folder"),
    "replay something binary": (["replay", "binary.json"], "is not a text file"),
    "replay below a file": (["replay", "old.csv/x"], "There is no file"),
    "replay from no seat": (["replay", "good.json", "--seat", "3"], "numbered from 1 to 2"),
    "replay from a strange seat": (["replay", "good.json", "--seat", "north"], "There is no seat north"),
    "verify nothing": (["verify"], "FILE is missing"),
    "verify no file": (["verify", "none.json"], "There is no file none.json"),
    "verify a folder": (["verify", "."], "is a folder"),
    "verify something binary": (["verify", "binary.json"], "is not a text file"),
    "verify something endless": (["verify", "/dev/zero"], "larger than 32 MB"),
    "simulate people": (["simulate", GAME, "--seats", "me,random"], '"me" cannot sit in a simulation'),
    "simulate too few": (["simulate", GAME, "--seats", "random"], "names one seat"),
    "no games": (["simulate", GAME, "--games", "0"], '--games cannot be "0"'),
    "games in words": (["simulate", GAME, "--games", "many"], '--games cannot be "many"'),
    "negative jobs": (["simulate", GAME, "--jobs", "-2"], '--jobs cannot be "-2"'),
    "seeds that run out": (["simulate", GAME, "--seed", str((1 << 128) - 5)], "is no seed"),
    "simulation over a file": (["simulate", GAME, "--out", "old.csv"], "add --force"),
    "simulation over a folder": (["simulate", GAME, "--out", "folder"], "should end in .parquet or .csv"),
    "simulation into nowhere": (["simulate", GAME, "--out", "no/where.csv"], "there is no folder"),
    "arena without bots": (["arena", GAME], "--bots is missing: name the bots"),
    "arena without a game": (["arena", "--bots", "random,greedy"], "Say which game"),
    "arena of one": (["arena", GAME, "--bots", "random"], "An arena cannot have one bot"),
    "arena of unknown bots": (["arena", GAME, "--bots", "random,alphazero"], 'sit down as "alphazero"'),
    "arena of people": (["arena", GAME, "--bots", "random,me"], '"me" cannot sit'),
    "arena of twins": (["arena", GAME, "--bots", "random,random"], "random is on the list twice"),
    "arena for nothing": (["arena", GAME, "--bots", "random,greedy", "--until", "random"], "write two of the bots"),
    "arena for nobody": (["arena", GAME, "--bots", "random,greedy", "--until", ""], "write two of the bots"),
    "arena twice into a file": (
        ["arena", GAME, "--bots", "random,greedy", "--out", "a.csv", "--table", "a.csv"],
        "a.csv is named twice",
    ),
    "arena too short": (["arena", GAME, "--bots", "random,greedy", "--games", "1"], "One game is not enough"),
    "arena over a file": (["arena", GAME, "--bots", "random,greedy", "--out", "old.csv"], "add --force"),
    "arena into no table": (["arena", GAME, "--bots", "random,greedy", "--table", "a.txt"], ".json or .parquet"),
    "arena with a bad option": (
        ["arena", GAME, "--bots", "random,greedy", "--option", "players=9"],
        "9 is not allowed",
    ),
    "self-play into nothing": (["selfplay", GAME], "--out is missing"),
    "self-play into a file": (["selfplay", GAME, "--out", "old.csv"], "is a file; name a folder"),
    "self-play into nowhere": (["selfplay", GAME, "--out", "no/where"], "there is no folder"),
    "self-play of nobody": (["selfplay", GAME, "--out", "new", "--bot", "alphazero"], 'sit down as "alphazero"'),
    "self-play of none": (["selfplay", GAME, "--out", "new", "--games", "0"], '--games cannot be "0"'),
    "simulation of no kind": (["simulate", GAME, "--out", "games.xlsx"], "should end in .parquet or .csv"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments_get_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    argv, sentence = WRONG[name]
    before = files(tmp_path)
    assert main(argv) == 2
    english = capsys.readouterr()
    assert english.out == ""
    assert sentence in english.err
    assert english.err.endswith(".\n")
    assert english.err.count("\n") == 1
    assert "Traceback" not in english.err
    if "--lang" not in argv:
        assert main([*argv, "--lang=it"]) == 2
        italian = capsys.readouterr().err
        assert italian.count("\n") == 1
        assert italian != english.err
    assert files(tmp_path) == before


def test_a_record_of_another_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.from_json(Path("good.json").read_text())
    monkeypatch.setattr("ludoteca.cli.playing.need_game", lambda name: name)
    assert main(["play", "pocket_mars", "--resume", "good.json"]) == 2
    assert capsys.readouterr().err == "good.json holds a game of marrak_hesh, not of pocket_mars.\n"
    assert Record.from_json(Path("good.json").read_text()) == record


def test_a_record_for_people_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded(moves=2)
    record.seats = ["Anna", "Bruno"]
    Path("web.json").write_text(record.to_json())
    assert main(["play", "--resume", "web.json"]) == 2
    assert 'Nobody can sit down as "Anna"' in capsys.readouterr().err
    record.seats = []
    Path("web.json").write_text(record.to_json())
    assert main(["play", "--resume", "web.json"]) == 2
    assert "names 0 seats" in capsys.readouterr().err


def test_files_that_may_not_be_read_or_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", deny)
    monkeypatch.setattr(Path, "mkdir", deny)
    monkeypatch.setattr(os, "access", lambda *_: False)
    for argv in (["verify", "good.json"], ["play", GAME, "--save", "new.json"], ["play", GAME]):
        assert main(argv) == 2
        assert "not allowed" in capsys.readouterr().err


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    for command in ("play", "replay", "verify", "simulate", "arena", "selfplay", "train", "games", "options"):
        assert f"    {command} " in shown


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    assert main([*command.split(), "--help", "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out.startswith("usage: ludoteca" if lang == "en" else "uso: ludoteca")
    assert ("show this help" if lang == "en" else "mostra questo aiuto") in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("lang", "forms"), [("en", ("compiled", "interpreted")), ("it", ("compilato", "interpretato"))]
)
def test_version(capsys: pytest.CaptureFixture[str], lang: str, forms: tuple[str, str]) -> None:
    assert main(["--version", "--lang", lang]) == 0
    form = forms[0] if ludoteca.is_compiled() else forms[1]
    assert capsys.readouterr().out == f"ludoteca {ludoteca.__version__} ({form})\n"


def test_the_language_of_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert main(["play", "chess"]) == 2
    assert "Sullo scaffale non c'è il gioco chess" in capsys.readouterr().err
    assert main(["play", "chess", "--lang", "en"]) == 2
    assert "There is no game chess" in capsys.readouterr().err


def test_play_and_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert main(["play", GAME, "--seats", "me,random,greedy", "--seed", "8", "--save", "mine.json"]) == 0
    assert "ludoteca play --resume mine.json" in capsys.readouterr().out
    record = Record.from_json(Path("mine.json").read_text())
    assert (record.seed, record.options["players"], record.seats) == (8, 3, ["me", "random", "greedy"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 60))
    assert main(["play", "--resume", "mine.json", "--lang", "it"]) == 0
    assert "La partita è finita" in capsys.readouterr().out
    assert Record.from_json(Path("mine.json").read_text()).replay().is_over
    assert main(["verify", "mine.json"]) == 0


def test_play_as_usual(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert main(["play", GAME]) == 0
    assert "Player 2: bot search:medium" in capsys.readouterr().out
    one, two = [Record.from_json(file.read_text()) for file in (tmp_path / "data" / "ludoteca").iterdir()]
    assert one.seats == two.seats == ["me", "search:medium"]
    assert one.seed != two.seed


def test_no_keyboard_at_all(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", GAME, "--save", "mine.json"]) == 0
    assert "The game is saved." in capsys.readouterr().out


def test_interrupted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.terminal.simulation.simulate", interrupt)
    monkeypatch.setattr("ludoteca.terminal.arena.arena", interrupt)
    for command in (["simulate", GAME], ["arena", GAME, "--bots", "random,greedy", "--table", "new.md"]):
        assert main([*command, "--out", "new.csv"]) == 130
        assert capsys.readouterr().err == "Stopped.\n"
        assert not Path("new.csv").exists() and not Path("new.md").exists()


def test_as_a_command_of_its_own(tmp_path: Path) -> None:
    """In a real process: a terminal without UTF-8, and a reader that goes away."""
    command = [sys.executable, "-m", "ludoteca"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    plain = subprocess.run([*command, "games", "--lang", "it"], env=environment, capture_output=True, check=False)
    assert (plain.returncode, plain.stderr) == (0, b"")
    reader, writer = os.pipe()
    os.close(reader)
    gone = subprocess.run([*command, "options", GAME], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert gone.stderr == b""
