"""The games and their options, in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca import terminal as house_terminal
from ludoteca.cli import main
from ludoteca.engine import Choice, Option, Several, Text, Whole, rules_of
from ludoteca.engine.phrase import HOUSE
from ludoteca.terminal.options import show_options
from ludoteca.words import has_message, say
from tests.terminal.scene import Terminal

PACKAGE = Path(house_terminal.__file__).parent.parent


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_game_with_its_title_and_tagline(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["games", "--lang", lang]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for game in ludoteca.games():
        for text in (say(game, "title", lang), say(game, "tagline", lang), f"ludoteca play {game}"):
            assert text in shown


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", ludoteca.games())
def test_every_option_with_its_values_and_default(capsys: pytest.CaptureFixture[str], game: str, lang: str) -> None:
    assert main(["options", game, "--lang", lang]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for option in rules_of(game).option_list:
        assert option.name in shown
        assert say(game, f"option-{option.name}", lang) in shown
        assert say(game, f"option-{option.name}-help", lang) in shown
        if isinstance(option, Choice):
            for value in option.values:
                assert str(value) in shown
                key = f"option-{option.name}-{value}"
                assert isinstance(value, int) or say(game, key, lang) in shown
    usual = [option for option in rules_of(game).option_list if option.default not in (None, "")]
    assert shown.count(say(HOUSE, "options-default", lang)) >= len(usual)


def test_every_kind_of_option_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    options: tuple[Option, ...] = (
        Whole("laps", 1, 5, 3),
        Whole("wear", 0, 9, None),
        Whole("limit", 15, 60, 40, words=("off",)),
        Text("track", 200),
        Several("cards", (1, 2, 3), 1, 2, (1,)),
    )
    monkeypatch.setattr("ludoteca.terminal.options.rules_of", lambda name: type("Rules", (), {"option_list": options}))
    terminal = Terminal()
    show_options(terminal.talk, "marrak_hesh")
    assert "a whole number from 1 to 5" in terminal.text
    assert "usually follows from the other options" in terminal.text
    assert "a whole number from 15 to 60\n    off" in terminal.text
    assert "a text of at most 200 characters" in terminal.text
    assert "1-2 of 1, 2, 3, separated by commas" in terminal.text


def test_everything_that_is_said_is_in_both_catalogues() -> None:
    said: set[str] = set()
    for folder in ("terminal", "lab", "bots", "engine", "."):
        for file in (PACKAGE / folder).glob("*.py"):
            text = file.read_text(encoding="utf-8")
            said |= set(re.findall(r'(?:house|tell|talk\.words|say)\(\s*(?:HOUSE, )?"([a-z]+(?:-[a-z]+)+)"', text))
    assert len(said) > 80
    for key in said:
        assert has_message(HOUSE, key, "en"), key
        assert has_message(HOUSE, key, "it"), key
