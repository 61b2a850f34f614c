"""Records, looked at again and proved."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.engine import Record, seal_of
from ludoteca.terminal.replay import replay, unroll
from tests.terminal.scene import Terminal, recorded, typed


def stepped(record: Record, *lines: str, lang: str = "en") -> Terminal:
    terminal = Terminal(lang, typed(*lines), stepping=True)
    assert replay(record, terminal.talk) == 0
    return terminal


def positions(terminal: Terminal) -> list[int]:
    """The numbers of the positions that were shown."""
    return [int(line.split()[1]) for line in terminal.text.splitlines() if line.startswith("After ")]


def test_steps_forth_and_back_and_anywhere() -> None:
    record = recorded()
    last = len(record.actions)
    terminal = stepped(record, "", "", "b", f"{last - 3}", "a", "", "b", "zero", "9999", "q", "")
    assert positions(terminal) == [0, 1, 2, 1, last - 3, last - 2, last - 1, last, last - 1]
    assert f"This game has the positions 0 to {last}." in terminal.text
    assert '"zero" is none of these' in terminal.text
    assert "wins." in terminal.text


def test_ends_with_the_input() -> None:
    assert positions(stepped(recorded(), "")) == [0, 1]


def test_shows_what_happened_at_each_step() -> None:
    record = recorded(moves=2)
    steps = unroll(record, Terminal("it").talk)
    assert [len(step.told) for step in steps] == [0, 1, 1]
    assert "piazza un Trasporto" in steps[1].told[0]
    terminal = stepped(record, "2", lang="it")
    assert "· Giocatore" in terminal.text
    assert "La partita non è finita: tocca al Giocatore" in terminal.text


def test_without_a_keyboard_all_moves_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded()
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert main(["replay", str(file), "--lang", "it", "--seat", "2"]) == 0
    shown = capsys.readouterr().out
    numbers = [int(line[:5]) for line in shown.splitlines() if line[:5].strip().isdigit()]
    assert sorted(set(numbers)) == list(range(1, len(record.actions) + 1))
    assert "Vince " in shown


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_good_record_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    record = recorded(seats="me,random,greedy", deep_space="random")
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", lang]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Marrak Hesh 17" in shown
    assert ("Deep Space cards: two at random" if lang == "en" else "Carte Spazio Profondo: due a caso") in shown
    assert "me, random, greedy" in shown
    assert f"all {len(record.actions)} decisions" in shown or f"tutte le {len(record.actions)} decisioni" in shown
    assert seal_of(record.seed) in shown
    for points in record.replay().scores():
        assert f": {points}" in shown


def test_a_record_that_is_not_over_is_proved_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(recorded(moves=1).to_json(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "The game is not over" in shown
    assert "its one decision is legal" in shown


def changed(**fields: object) -> Callable[[Record], str]:
    """A record with other fields, sealed and checked as if it had been written so."""

    def change(record: Record) -> str:
        for name, value in fields.items():
            setattr(record, name, value)
        return record.to_json()

    return change


def edited(old: str, new: str) -> Callable[[Record], str]:
    """A record whose text somebody has edited."""

    def edit(record: Record) -> str:
        text = record.to_json()
        assert old in text
        return text.replace(old, new)

    return edit


BAD: dict[str, tuple[Callable[[Record], str], str]] = {
    "truncated": (lambda record: record.to_json()[:-60], "the JSON breaks off"),
    "empty": (lambda record: "", "the JSON breaks off"),
    "a list": (lambda record: "[]", "no record of a game"),
    "other JSON": (lambda record: '{"a": 1}', "no record of a game"),
    "nested": (lambda record: "[" * 200_000, "the JSON breaks off"),
    "an endless number": (lambda record: '{"ludoteca": ' + "9" * 5000 + "}", "the JSON breaks off"),
    "edited seats": (edited('"me"', '"greedy"'), "has been changed after it was written"),
    "edited seed": (edited('"seed": "3"', '"seed": "4"'), "does not match its seal"),
    "other format": (edited('"ludoteca": 1', '"ludoteca": 7'), "has the format 7"),
    "other rules": (changed(rules_version=99), "version 99 of the rules"),
    "other game": (changed(game="chess"), "There is no game chess"),
    "other option": (changed(options={"castling": "on"}), "There is no option castling"),
    "illegal action": (changed(actions=[0, 0]), "action no. 2 (0) is not legal there"),
    "action out of range": (changed(actions=[4000]), "action no. 1 (4000) is not legal there"),
    "endless action": (changed(actions=[10**30]), 'The field "actions"'),
    "negative action": (changed(actions=[-1]), 'The field "actions"'),
    "endless version": (changed(rules_version=10**30), 'The field "rules_version"'),
    "too many actions": (lambda record: changed(actions=[*record.actions, 1])(record), "The game is over"),
    "seed too large": (changed(seed=1 << 128), "is no seed"),
    "no seed": (edited('"seed": "3"', '"seed": 3'), 'The field "seed"'),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_bad_record_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, command: list[str]
) -> None:
    make, sentence = BAD[name]
    file = tmp_path / "game.json"
    file.write_text(make(recorded()), encoding="utf-8")
    before = file.read_bytes()
    assert main([*command, str(file), "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert sentence in shown.err
    assert "Traceback" not in shown.err
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_from_an_example_is_played_resumed_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "example.json"
    command = ["play", "marrak_hesh", "--example", "E13", "--save", str(file)]
    monkeypatch.setattr("sys.stdin", StringIO("1\nquit\n"))
    assert main(command) == 0
    assert "This is example E13 of the rulebook" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\n1\n"))
    assert main(["play", "--resume", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert re.search(r"example\s+E13\b", told)
    assert Record.from_json(file.read_text()).replay().is_over


def test_an_example_says_itself_how_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "marrak_hesh", "--example", "E13", "--option", "players=2"]) == 2
    assert "--option does not go with --example" in capsys.readouterr().err
    assert main(["play", "marrak_hesh", "--example", "E18"]) == 2
    assert "E16, E17, E19" in capsys.readouterr().err
