"""Contents on the command line: shown, changed, played with, named in what is printed, and refused in one sentence."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import Record, shelf
from ludoteca.engine.content import MOST_PATCH
from ludoteca.engine.schema import schema
from ludoteca.engine.shelf import content_of, short_content
from ludoteca.words.contents import skeleton
from tests import foreign
from tests.terminal.test_cli import _own_folder, files  # noqa: F401  # a folder of its own, and what lies in it

GAME = "mars_needs_mechanics"
CHANGES: dict[str, dict[str, object]] = {
    "automobiles": {"hand": 5, "cards": {"boost": {"most": 2}}},
    "marrak_hesh": {"tables": {"2": {"hands": [5, 3, 4, 3, 5, 4]}}},
    "mars_needs_mechanics": {"prices": {"start": 4}, "components": {"wire": {"letter": "X"}}},
    "martians": {"tiles": {"gas-north": {"markers": []}}, "cards": {"C1": {"copies": 1}}},
    "pocket_mars": {"base_value": 2, "automaton": {"levels": {"cyborg": {"energy": 3}}}},
}
GAMES = tuple(CHANGES)


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, _own_folder: None) -> None:  # noqa: F811
    (tmp_path / "dear.toml").write_text("[prices]\nstart = 7\n\n[mechanisms.automaton]\nworth = 40\n")
    (tmp_path / "cheap.toml").write_text("[prices]\nstart = 2\n")
    (tmp_path / "broken.toml").write_text("[prices\nstart = 2\n")
    (tmp_path / "wrong.toml").write_text("[prices]\nbegin = 2\n")
    (tmp_path / "long.toml").write_text(f'title = "{"x" * MOST_PATCH}"\n')
    (tmp_path / "deep.toml").write_text("a = " + "[" * 3000 + "]" * 3000)


@pytest.fixture
def stranger() -> Iterator[str]:
    """A game of somebody else's package."""
    shelf.add(foreign.NAME, "tests.foreign:SecretCard")
    yield foreign.NAME
    shelf._shelf().pop(foreign.NAME)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command says, as one line."""
    assert main(list(arguments)) == 0, capsys.readouterr().err
    return " ".join(capsys.readouterr().out.split())


def hash_of(name: str, **content: object) -> str:
    return short_content(ludoteca.make(name, content=content))


# ---- what is refused


WRONG: dict[str, tuple[list[str], list[str]]] = {
    "no such file": (["--content", "none.toml"], ["none.toml"]),
    "a folder": (["--content", "folder"], ["folder"]),
    "no text": (["--content", "binary.json"], ["binary.json"]),
    "nothing named": (["--content", ""], ["--content is missing"]),
    "broken TOML": (["--content", "broken.toml"], ["broken.toml: not valid TOML", "line 1"]),
    "an unknown key": (["--content", "wrong.toml"], ['wrong.toml: nobody knows the key "prices.begin"', "start"]),
    "too long": (["--content", "long.toml"], ["long.toml", "65,536 bytes"]),
    "too deep": (["--content", "deep.toml"], ["deep.toml", "nested too deeply"]),
    "what no longer fits": (
        ["--set", "prices.highest=4"],
        ["content.toml: with what --set prices.highest=4 changes", '"prices.start" cannot be 5', "1-4"],
    ),
    "of two files the wrong one": (
        ["--content", "dear.toml", "--content", "wrong.toml"],
        ['wrong.toml: nobody knows the key "prices.begin"'],
    ),
    "no value": (["--set", "prices.start"], ['"prices.start" changes nothing: write a path and a value']),
    "no path": (["--set", "=4"], ["changes nothing"]),
    "half a path": (["--set", "prices..start=4"], ["changes nothing"]),
    "an empty value": (["--set", "prices.start="], ['"prices.start="', "is no value that TOML knows"]),
    "no TOML": (["--set", "prices.start=[1"], ["[1 is no value that TOML knows"]),
    "two lines": (["--set", "prices.start=4\ncogs = 3"], ["is no value that TOML knows"]),
    "out of range": (["--set", "prices.start=99"], ["--set prices.start=99: ", "cannot be 99; allowed: 1-10"]),
    "of another kind": (["--set", "prices.start=four"], ["cannot be 'four'; allowed: 1-10"]),
    "a key that is near": (["--set", "prizes.start=4"], ['"prizes"', 'Did you mean "prices"?']),
    "an entry that is near": (["--set", "mechanisms.automat.worth=4"], ['Did you mean "automaton"?']),
    "no such place": (["--set", "prices.adjust.7=1"], ['"prices.adjust.7"', "0, 1, 2, 3, 4, 5, 6"]),
    "as printed": (["--set", "mechanisms.automaton.name=other"], ["allowed: automaton"]),
    "a path too deep": (["--set", ".".join("a" * 40) + "=1"], ["nested too deeply"]),
    "too many digits": (["--set", "cogs=" + "9" * 5000], ["is no value that TOML knows"]),
    "an option": (["--option", "content=dear.toml"], ["There is no option content"]),
}


@pytest.mark.parametrize("command", ["play", "simulate", "prove"])
@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_gets_one_sentence_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, command: str
) -> None:
    arguments, told = WRONG[name]
    before = files(tmp_path)
    for lang in ("en", "it"):
        assert main([command, GAME, *arguments, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1, err
        if lang == "en":
            assert all(words in err for words in told), err
    assert files(tmp_path) == before


@pytest.mark.parametrize("name", [name for name in WRONG if name != "an option"])
def test_the_listing_refuses_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["content", GAME, *WRONG[name][0], "--out", "mine.toml"]) == 2
    err = capsys.readouterr().err
    assert all(words in err for words in WRONG[name][1]), err
    assert not (tmp_path / "mine.toml").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["content"], "Say which game"),
        (["content", "chess"], "There is no game chess"),
        (["content", GAME, "--json", "--out", "x.toml"], "--json does not go with --out"),
        (["content", GAME, "--out", "old.csv"], "old.csv"),
        (["content", GAME, "--out", "folder"], "folder"),
        (["content", GAME, "--out", "nowhere/x.toml"], "nowhere"),
        (["play", "--resume", "good.json", "--set", "cogs=1"], "--set does not go with --resume"),
        (["play", "--resume", "good.json", "--content", "dear.toml"], "--content does not go with --resume"),
        (["play", "marrak_hesh", "--example", "E1", "--set", "cogs=1"], "--set does not go with --example"),
        (["serve", "--content", "dear.toml"], '"dear.toml" says not which game: write GAME=my.toml'),
        (["serve", "--content", f"{GAME}="], "says not which game"),
        (["serve", "--content", "chess=dear.toml"], "There is no game chess"),
        (["serve", "--content", f"{GAME}=none.toml"], "none.toml"),
        (["serve", "--content", f"{GAME}=wrong.toml"], 'wrong.toml: nobody knows the key "prices.begin"'),
        (["serve", "--set", "cogs=3"], '"cogs=3" says not which game: write GAME.prices.start=4'),
        (["serve", "--set", f"{GAME}.cogs=-1"], f"--set {GAME}.cogs=-1: "),
        (["serve", "--set", f"{GAME}.cogs"], "changes nothing"),
    ],
)
def test_other_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    before = files(tmp_path)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and told in err and err.count("\n") == 1
    assert files(tmp_path) == before


# ---- what is played with


def test_files_and_settings_are_laid_over_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "content", GAME, "--content", "dear.toml", "--content", "cheap.toml", "--set", "cogs=12")
    expected = {"prices": {"start": 2}, "mechanisms": {"automaton": {"worth": 40}}, "cogs": 12}
    assert f"House contents {hash_of(GAME, **expected)}: 3 values are not as printed." in told
    assert "Prices: at the start 5 → 2" in told and "Automaton: Cogs at the end 28 → 40" in told
    last = said(capsys, "content", GAME, "--set", "cogs=12", "--content", "dear.toml", "--set", "prices.start=5")
    assert f"House contents {hash_of(GAME, cogs=12, mechanisms={'automaton': {'worth': 40}})}" in last


@pytest.mark.parametrize(
    ("setting", "content"),
    [
        ("prices.adjust.0=3", {"prices": {"adjust": [3, 1, 1, 0, -1, -1, -1]}}),
        ("prices.adjust=[2, 1, 1, 0, -1, -1, -2]", {"prices": {"adjust": [2, 1, 1, 0, -1, -1, -2]}}),
        ("mechanisms.automaton.starter=true", {"mechanisms": {"automaton": {"starter": True}}}),
        ("mechanisms.automaton.cost=['gear']", {"mechanisms": {"automaton": {"cost": ["gear"]}}}),
        (" prices . start = 4 ", {"prices": {"start": 4}}),
        ("components.wire.letter=X", {"components": {"wire": {"letter": "X"}}}),
        ('components.wire.letter="X"', {"components": {"wire": {"letter": "X"}}}),
    ],
)
def test_a_setting_is_a_path_and_a_toml_value(
    capsys: pytest.CaptureFixture[str], setting: str, content: dict[str, object]
) -> None:
    assert hash_of(GAME, **content) in said(capsys, "content", GAME, "--set", setting)


@pytest.mark.parametrize(("lang", "words"), [("en", "House contents"), ("it", "Contenuto della casa")])
def test_a_game_says_when_it_begins_what_it_is_played_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    begun = ["play", GAME, "--seats", "me,random", "--set", "prices.start=4", "--save", "mine.json", "--lang", lang]
    told = said(capsys, *begun)
    assert f"{words} {hash_of(GAME, prices={'start': 4})}" in told and "5 → 4" in told
    record = Record.from_json((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert record.patch.changes == {"prices": {"start": 4}}
    assert record.content == content_of(GAME, record.patch)
    for command in (["play", "--resume"], ["replay"], ["verify"]):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        again = said(capsys, *command, "mine.json", "--lang", lang)
        assert f"{words} {record.content[:8]}" in again and "5 → 4" in again


def test_a_game_with_the_printed_contents_makes_no_words_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert "ontents" not in said(capsys, "play", GAME, "--set", "prices.start=5", "--save", "mine.json")
    record = Record.from_json((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert not record.patch and record.content == content_of(GAME)


def test_many_changes_are_told_in_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    settings = [part for card in range(1, 21) for part in ("--set", f"cards.C{card}.copies=1")]
    told = said(capsys, "simulate", "martians", "--seats", "random,random", "--games", "1", "--jobs", "1", *settings)
    assert "20 values are not as printed" in told and "… and 8 more" in told


def test_printed_results_and_files_name_the_contents(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual = ["simulate", "marrak_hesh", "--games", "2", "--seats", "random,random", "--jobs", "1"]
    told = said(capsys, *usual, "--set", "cards.jettison.most=5", "--out", "games.csv")
    name = hash_of("marrak_hesh", cards={"jettison": {"most": 5}})
    assert f"House contents {name}: one value is not as printed. Jettison: most VP 3 → 5" in told
    rows = list(csv.DictReader((tmp_path / "games.csv").open()))
    assert {row["content"] for row in rows} == {name}
    assert f"Contents {content_of('marrak_hesh')[:8]}, as printed." in said(capsys, *usual)


def test_a_proof_is_of_the_contents_that_were_named(capsys: pytest.CaptureFixture[str]) -> None:
    usual = ["prove", "marrak_hesh", "--variants", "first", "--games", "1", "--only", "copies"]
    assert hash_of("marrak_hesh", cards={"jettison": {"most": 5}}) in said(
        capsys, *usual, "--set", "cards.jettison.most=5"
    )
    assert "ontents" not in said(capsys, *usual)


# ---- what is shown and written


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_every_value_is_shown_with_what_it_may_be(capsys: pytest.CaptureFixture[str], name: str, lang: str) -> None:
    assert main(["content", name, "--lang", lang]) == 0
    told = capsys.readouterr().out
    for item in schema(ludoteca.make(name)):
        table, _, key = item.path.rpartition(".")
        assert item.names or f"{key} " in told
        assert table in told
    assert content_of(name)[:8] in told and f"ludoteca content {name} --out my.toml" in told


@pytest.mark.parametrize("name", GAMES)
def test_the_listing_for_programs_has_every_value(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["content", name, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["content"], found["patch"]) == (name, content_of(name), {})
    items = schema(ludoteca.make(name))
    assert [value["path"] for value in found["values"]] == [item.path for item in items]
    assert all(value["about"] and value["may_be"] for value in found["values"])
    wholes = [value for value in found["values"] if value["kind"] == "whole"]
    assert all(value["least"] <= value["value"] <= value["most"] for value in wholes)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_the_written_file_changes_what_differs_and_nothing_else(name: str, lang: str) -> None:
    """Whoever takes all the signs away before the comments has the printed contents again."""
    assert ludoteca.make(name, content=tomllib.loads(skeleton(ludoteca.make(name), lang))) == ludoteca.make(name)
    bare = "\n".join(line.removeprefix("# ") for line in skeleton(ludoteca.make(name), lang).splitlines()[1:])
    assert ludoteca.make(name, content=tomllib.loads(bare)) == ludoteca.make(name)
    changed = ludoteca.make(name, content=CHANGES[name])
    assert changed != ludoteca.make(name)
    assert ludoteca.make(name, content=tomllib.loads(skeleton(changed, lang))) == changed


def test_the_file_is_written_once_and_can_be_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "mine.toml" in said(capsys, "content", GAME, "--set", "cogs=12", "--out", "mine.toml")
    assert "# Cogs at the start; 0-1000; printed: 30" in (tmp_path / "mine.toml").read_text()
    assert hash_of(GAME, cogs=12) in said(capsys, "content", GAME, "--content", "mine.toml")
    assert main(["content", GAME, "--out", "mine.toml"]) == 2
    said(capsys, "content", GAME, "--out", "mine.toml", "--force")
    assert tomllib.loads((tmp_path / "mine.toml").read_text())["prices"] == {}


# ---- a game of somebody else's


def test_a_stranger_s_game_has_all_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, stranger: str
) -> None:
    told = said(capsys, "content", stranger, "--set", "prize=5", "--lang", "it")
    assert "Punti della carta più alta 1 → 5" in told and "1-9" in told
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert "Points of the higher card 1 → 5" in said(capsys, "play", stranger, "--set", "prize=5")
    simulated = ["simulate", stranger, "--games", "2", "--jobs", "1", "--set", "prize=5", "--out", "games.csv"]
    assert hash_of(stranger, prize=5) in said(capsys, *simulated)
    rows = list(csv.DictReader((tmp_path / "games.csv").open()))
    assert {row["content"] for row in rows} == {hash_of(stranger, prize=5)}
    assert {abs(int(row["score"])) for row in rows} <= {0, 5}
    said(capsys, "prove", stranger, "--games", "1", "--variants", "first", "--only", "copies", "--set", "prize=5")
    assert main(["play", stranger, "--set", "prise=5"]) == 2
    assert 'Did you mean "prize"?' in capsys.readouterr().err


def test_a_game_without_contents_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    shelf.add("bare_toy", "tests.toy:Toy")
    try:
        assert main(["simulate", "bare_toy", "--set", "a=1"]) == 2
        assert "has no contents that could be changed" in capsys.readouterr().err
    finally:
        shelf._shelf().pop("bare_toy")
