"""Training: it learns, goes on where it was ended, and refuses what it cannot learn from."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.evaluator import inputs
from ludoteca.bots.learned import Learned
from ludoteca.bots.weights import read_weights
from ludoteca.cli import main
from ludoteca.files import FileError
from ludoteca.lab import selfplay
from ludoteca.lab.curve import Point, as_csv, as_svg, elo_of
from ludoteca.lab.lessons import LEAST_PRIOR, Lessons, lessons_of

pytest.importorskip("pyarrow")
pytest.importorskip("torch")

from ludoteca.lab.gate import Gate, gate
from ludoteca.lab.rounds import Plan, Told, best_of, rounds
from ludoteca.lab.training import Epoch, train
from ludoteca.lab.work import LabError

GAME = "marrak_hesh"
UNITS = (12, 6)


class Enough(Exception):
    """Somebody pulls the plug."""


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    selfplay.selfplay(ludoteca.make(GAME), "search:4?temperature=1", 12, folder, seed=5, jobs=1)
    return folder


@pytest.fixture(scope="module")
def lessons(data: Path) -> Lessons:
    return lessons_of(ludoteca.make(GAME), [data])


def test_lessons_are_what_was_played(lessons: Lessons) -> None:
    game, positions = lessons.game, lessons.positions
    strategy = game.strategy()
    assert not set(lessons.held) & set(lessons.taught) and len(lessons.held) + len(lessons.taught) == len(lessons)
    assert not set(positions.game[lessons.held]) & set(positions.game[lessons.taught]), "whole games are held out"
    batch = lessons.batch(np.arange(len(lessons)))
    for row, state in enumerate(positions.states()):
        if row % 40 == 0:
            assert np.array_equal(batch.inputs[row], inputs([state], strategy)[0])
            believed = np.array(strategy.priors(state))
            shares = np.exp(batch.believed[row, state.legal_actions()])
            assert shares == pytest.approx(np.maximum(believed / believed.sum(), LEAST_PRIOR), rel=1e-4)
    last = len(lessons) - 1
    state = game.start(int(positions.seed[last]))
    for action in positions.action[positions.game == positions.game[last]]:
        state.apply(int(action))
    seat = int(positions.seat[last])
    assert batch.scores[last].tolist() == [state.scores()[seat], state.scores()[1 - seat]]
    results = lessons_of(game, [Path(str(lessons.folders[0]["folder"]))], searched=0.0)
    liked = strategy.utilities(state)
    assert results.values[last] == pytest.approx([liked[seat], liked[1 - seat]])
    assert np.abs(lessons.values).max() <= 1.0 and not np.array_equal(results.values, lessons.values)


@pytest.mark.parametrize("sees", [True, False])
def test_it_learns(lessons: Lessons, sees: bool, tmp_path: Path) -> None:
    told: list[Epoch] = []
    trained = train(lessons, tmp_path / "w.weights", 6, UNITS, sees, command="by hand", progress=told.append)
    assert trained.epochs == told and [epoch.number for epoch in told] == [1, 2, 3, 4, 5, 6]
    best = told[trained.best - 1]
    assert best.held.whole == min(epoch.held.whole for epoch in told)
    assert told[-1].learned.whole < told[0].learned.whole
    if not sees:  # so few games with all that is seen are learned by heart
        assert best.held.whole < trained.before.whole and 0.0 < trained.explained < 1.0
    kept = read_weights(tmp_path / "w.weights")
    assert (kept.command, kept.data) == ("by hand", lessons.folders)
    assert [file.name for file in tmp_path.iterdir()] == ["w.weights"]
    learned = Learned(lessons.game, tmp_path / "w.weights")
    values = learned.forward(lessons.inputs(lessons.held, sees))[0]
    wrong = float(((values - lessons.values[lessons.held]) ** 2).mean())
    assert wrong == pytest.approx(best.held.value, rel=1e-3), "NumPy says what PyTorch has learned"


@pytest.mark.parametrize("ended", [1, 3])
def test_broken_off_and_begun_again_it_learns_the_same(lessons: Lessons, ended: int, tmp_path: Path) -> None:
    def pull(epoch: Epoch) -> None:
        if epoch.number == ended:
            raise Enough

    whole, again = tmp_path / "whole.weights", tmp_path / "again.weights"
    train(lessons, whole, 4, UNITS)
    with pytest.raises(Enough):
        train(lessons, again, 4, UNITS, progress=pull)
    assert not again.exists() and (tmp_path / "again.weights.going").exists()
    told: list[Epoch] = []
    train(lessons, again, 4, UNITS, progress=told.append)
    assert again.read_bytes() == whole.read_bytes()
    assert len(told) == 4 and not (tmp_path / "again.weights.going").exists()


def test_an_interrupted_training_of_another_kind_is_left_as_it_is(lessons: Lessons, tmp_path: Path) -> None:
    def pull(_: Epoch) -> None:
        raise Enough

    out, going = tmp_path / "w.weights", tmp_path / "w.weights.going"
    with pytest.raises(Enough):
        train(lessons, out, 4, UNITS, progress=pull)
    before = contents(tmp_path)
    with pytest.raises(FileError, match="with other settings"):
        train(lessons, out, 5, UNITS)
    with pytest.raises(FileError, match="cannot be read"):
        train(lessons, out, 4, (13,))
    assert contents(tmp_path) == before
    going.write_bytes(before[going.name][:-5])
    with pytest.raises(FileError, match="cannot be read"):
        train(lessons, out, 4, UNITS)
    assert not out.exists()


def test_what_cannot_be_learned_from(data: Path, lessons: Lessons, tmp_path: Path) -> None:
    before = contents(data)
    with pytest.raises(FileError, match=r"players.*3"):
        lessons_of(ludoteca.make(GAME, players=3), [data])
    with pytest.raises(FileError, match="game: marrak_hesh, not pocket_mars"):
        lessons_of(ludoteca.make("pocket_mars"), [data])
    with pytest.raises(FileError, match="holds no positions"):
        lessons_of(ludoteca.make(GAME), [data, tmp_path])
    selfplay.selfplay(ludoteca.make(GAME), "random", 1, tmp_path / "one", jobs=1)
    with pytest.raises(FileError, match="One game is too few"):
        lessons_of(ludoteca.make(GAME), [tmp_path / "one"])
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "part-000000.parquet").write_bytes(b"spoilt")
    with pytest.raises(FileError, match="cannot be read"):
        lessons_of(ludoteca.make(GAME), [tmp_path / "two"])
    with pytest.raises(LabError, match="layers of a network"):
        train(lessons, None, 1, (0,))
    with pytest.raises(LabError, match="epochs cannot be"):
        train(lessons, None, 0)
    assert len(lessons_of(ludoteca.make(GAME), [data, tmp_path / "one"])) > len(lessons), "several folders"
    assert contents(data) == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "one thing of three"),
        (["--data", "DATA"], "--out is missing"),
        (["--data", "DATA", "--out", "old"], "exists already"),
        (["--data", "DATA", "--out", "no/where"], "there is no folder"),
        (["--data", "DATA", "--out", "new", "--epochs", "0"], '--epochs cannot be "0"'),
        (["--data", "DATA", "--out", "new", "--inputs", "eyes"], '--inputs cannot be "eyes"'),
        (["--data", "DATA", "--out", "new", "--option", "players=3"], "holds positions of something else"),
        (["--data", "DATA", "--rounds", "2"], "one thing of three"),
        (["--rounds", "2"], "--folder is missing"),
        (["--rounds", "2", "--folder", "old"], "is a file"),
        (["--rounds", "2", "--folder", "new", "--mix", "2"], '--mix cannot be "2"'),
        (["--gate", "old"], "holds no weights"),
        (["--gate", "nowhere"], "There is no file"),
        (["--gate", "old", "--against", "greedy"], "cannot stand at the gate"),
    ],
)
def test_what_the_command_refuses(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old").write_text("precious")
    given = [str(data) if argument == "DATA" else argument for argument in arguments]
    for lang in ("it", "en"):
        assert main(["train", GAME, *given, "--jobs", "1", "--lang", lang]) == 2
        told = capsys.readouterr()
        assert told.err.count("\n") == 1 and told.out == ""
    assert words in told.err
    assert contents(tmp_path) == {"old": b"precious"}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_the_command_shows(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    out = tmp_path / "w.weights"
    argv = ["train", GAME, "--data", str(data), "--out", str(out), "--epochs", "2", "--lang", lang]
    assert main(argv) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert ("of the spread of the values" if lang == "en" else "della dispersione dei valori") in shown
    assert read_weights(out).command.startswith(f"ludoteca train {GAME} --data")


def test_rounds_go_on_where_they_were_ended(tmp_path: Path) -> None:
    def pull(told: Told) -> None:
        if told.point.round == 1:
            raise Enough

    game = ludoteca.make(GAME)
    plan = Plan(3, simulations=4, epochs=2, sees=False, matches=2, opponents=("random",))
    with pytest.raises(Enough):
        rounds(game, tmp_path, 2, plan, jobs=1, progress=pull)
    first = contents(tmp_path)
    told: list[Told] = []
    points = rounds(game, tmp_path, 2, plan, jobs=1, progress=told.append)
    assert [point.round for point in points] == [1, 2] and [each.point.round for each in told] == [2]
    later = contents(tmp_path)
    changed = {name for name in first if first[name] != later[name]}
    assert changed <= {"curve.csv", "curve.svg", "rounds.json", "best.weights"}
    assert selfplay.read(tmp_path / "round-002").about["bot"].startswith("search:4?evaluator=learned&weights=")
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 3
    assert read_weights(best_of(tmp_path)).strength["against"]["random"]["games"] == 2
    assert rounds(game, tmp_path, 2, plan, jobs=1) == points and contents(tmp_path) == later
    with pytest.raises(FileError, match="games: 3, not 4"):
        rounds(game, tmp_path, 2, plan._replace(games=4), jobs=1)
    with pytest.raises(FileError, match="options"):
        rounds(ludoteca.make(GAME, players=3), tmp_path, 2, plan, jobs=1)
    assert contents(tmp_path) == later
    (tmp_path / "rounds.json").write_text(json.dumps({"plan": {}, "points": [[1]]}))
    with pytest.raises(FileError, match="cannot be read"):
        rounds(game, tmp_path, 2, plan, jobs=1)


def test_the_gate(lessons: Lessons, tmp_path: Path) -> None:
    out = tmp_path / "w.weights"
    train(lessons, out, 1, UNITS, sees=False)
    found = gate(lessons.game, out, "search:4", games=2, jobs=1)
    assert found.games == 2 and not found.passed, "two games prove nothing"
    assert str(out) in found.bot and 0.0 <= found.low <= found.share <= found.high <= 1.0
    passed = Gate("a", "b", 200, 0.6, 0.51, 0.69, 10.0, 10.0, 1)
    assert passed.passed and passed.strength()["passed"]
    for worse in ({"games": 199}, {"low": 0.5}, {"milliseconds": 12.0}):
        assert not passed._replace(**worse).passed


def test_the_curve() -> None:
    points = [Point(1, 100, 0.2, -120.0, -200.0, -40.0, (0.3, 0.9)), Point(2, 200, 0.4, 35.0, -20.0, 90.0, (0.55, 1.0))]
    assert as_csv(points, ["classic:250", "greedy"]).splitlines() == [
        "round,positions,explained,elo,low,high,share against classic:250,share against greedy",
        "1,100,0.2,-120.0,-200.0,-40.0,0.3,0.9",
        "2,200,0.4,35.0,-20.0,90.0,0.55,1.0",
    ]
    for shown in (points, points[:1]):
        drawn = ElementTree.fromstring(as_svg(shown, "round", "Elo <against> classic:250"))
        assert len(drawn.findall("{*}circle")) == len(shown)
        for circle in drawn.findall("{*}circle"):
            assert 0 < float(circle.attrib["cx"]) < 640 and 0 < float(circle.attrib["cy"]) < 320
    assert elo_of(0.5) == 0.0 and elo_of(10 / 11) == pytest.approx(400.0) and elo_of(1.0) == elo_of(0.99)
