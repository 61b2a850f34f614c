"""What `ludoteca tune` says and writes: the sentence, the page, JSON, and patches that the other commands take."""

from __future__ import annotations

import doctest
import json
import tomllib
from html import unescape
from pathlib import Path
from types import ModuleType

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.lab.tuning import aims, dials, search
from tests.lab.test_reports import read

pytest.importorskip("optuna")

TUNE = [
    "tune", "pocket_mars", "--option", "players=2", "--seats", "random,random", "--change", "points.*", "--within",
    "points.*=0..6", "--aim", "seats even, length 100..120 decisions", "--games", "500", "--confirm", "80",
    "--seed", "2", "--jobs", "1",
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    here = tmp_path_factory.mktemp("tuned")
    files = ["--out", str(here / "out"), "--report", str(here / "r.html"), "--json", str(here / "r.json")]
    assert main([*TUNE, *files, "--lang", "en"]) == 0
    return here


def test_the_best_patches_are_files_that_the_other_commands_take(folder: Path) -> None:
    found = json.loads((folder / "r.json").read_text(encoding="utf-8"))
    best = {one["best"]: one for one in found["patches"] if one["best"] is not None}
    assert sorted(best) == [1, 2, 3]
    for number, one in best.items():
        file = folder / "out" / f"best-{number}.toml"
        assert tomllib.loads(file.read_text(encoding="utf-8")) == one["patch"] == one["changes"]
        assert ludoteca.make("pocket_mars", players=2, content=file).patch.changes == one["patch"]
        assert one["more"] < 0.0 and one["fate"] == "plays"
    assert main(["content", "pocket_mars", "--content", str(folder / "out" / "best-1.toml"), "--lang", "en"]) == 0


def test_the_json_says_what_was_found(folder: Path) -> None:
    found = json.loads((folder / "r.json").read_text(encoding="utf-8"))
    assert found["command"].startswith("ludoteca tune pocket_mars --aim")
    assert [gauge["kind"] for gauge in found["gauges"]] == ["turn", "decisions"]
    assert found["games"] <= 500 and found["ended"] == "games"
    assert found["patches"][0]["changes"] == {} and found["patches"][0]["more"] == 0.0
    confirmed = found["confirmed"]
    assert confirmed["seed"] == str(10_000_002) and confirmed["deals"] == 40
    assert confirmed["more"]["mean"] == pytest.approx(confirmed["after"] - confirmed["before"])
    assert confirmed["comparison"]["deals"] == confirmed["deals"]
    measured = {one["measure"]: one for one in confirmed["comparison"]["measures"]}
    assert measured["turn-1"]["b"] == pytest.approx(confirmed["gauges"][0]["after"])


def test_the_page_stands_alone_in_both_languages(folder: Path) -> None:
    page = folder / "r.html"
    reader = read(page)
    text = page.read_text(encoding="utf-8")
    assert reader.languages == {"en", "it", "es"}
    assert all(link.startswith("data:") for _, link in reader.links)
    for heading in ("What was aimed at", "The patches that came nearest", "How the search went", "Com'è andata"):
        assert heading in unescape(text), heading
    assert text.count('class="dot best"') == len(reader.languages), "once in each language"


def test_the_terminal_says_it_in_a_sentence_and_goes_on_from_its_folder(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = {}
    for lang in ("en", "it"):
        assert main([*TUNE, "--out", str(folder / "out"), "--lang", lang]) == 0
        shown[lang] = " ".join(capsys.readouterr().out.split())
    assert "known: the best patch (" in shown["en"] and "40 fresh deals that no patch was tried on" in shown["en"]
    assert "--set points." in shown["en"]
    assert "la modifica migliore (" in shown["it"] and "40 distribuzioni nuove" in shown["it"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pocket_mars"], "Say what may change: --change"),
        (["pocket_mars", "--change", "points.*"], 'An aim cannot be ""'),
        (["pocket_mars", "--change", "point.*", "--aim", "seats even"], "Did you mean points."),
        (["pocket_mars", "--change", "points.*", "--aim", "seats odd"], "This game can have"),
        (["pocket_mars", "--change", "points.*", "--within", "points.*=0..60", "--aim", "seats even"], "goes beyond"),
        (["pocket_mars", "--change", "points.*", "--aim", "seats even", "--games", "5"], "5 games are too few"),
        (["pocket_mars", "--change", "points.*", "--aim", "seats even", "--deals", "0"], "--deals"),
        (["pocket_mars", "--change", "points.*", "--aim", "seats even", "--report", "r.txt"], ".html"),
    ],
)
def test_bad_input_is_a_sentence_in_both_languages(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for lang in ("en", "it"):
        assert main(["tune", *arguments, "--jobs", "1", "--lang", lang]) == 2
        told.append(capsys.readouterr().err)
    assert said in told[0] and told[0].count("\n") == 1
    assert told[0] != told[1]


@pytest.mark.parametrize("module", [aims, dials, search], ids=lambda module: module.__name__)
def test_the_examples_in_the_text_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
