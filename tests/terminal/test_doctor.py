"""`ludoteca doctor`: what is there, what is missing, and how to get it."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from importlib.metadata import EntryPoint, PackageNotFoundError
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import shelf
from ludoteca.engine.phrase import HOUSE
from ludoteca.terminal import doctor
from ludoteca.words import LANGUAGES, has_message, say


def shown(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["doctor", *arguments]) == code
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_names_version_form_and_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.delenv("LUDOTECA_PURE", raising=False)
    said = shown(capsys, "--lang", lang)
    form = "doctor-compiled" if ludoteca.is_compiled() else "doctor-interpreted"
    assert ludoteca.__version__ in said
    assert say(HOUSE, form, lang) in said
    assert all(say(game, "title", lang) in said for game in ludoteca.games())
    assert said.endswith(say(HOUSE, "doctor-well", lang))


def test_every_extra_for_users_has_words_in_every_language() -> None:
    extras = {need.extra or "base" for need in doctor.needs()} - set(doctor.OURSELVES)
    assert {"base", "web", "research", "lab", "agents"} <= extras
    assert [
        (extra, lang) for extra in extras for lang in LANGUAGES if not has_message(HOUSE, f"doctor-extra-{extra}", lang)
    ] == []


def without(monkeypatch: pytest.MonkeyPatch, library: str, found: str = "") -> None:
    """As if a library were not installed, or in another version."""
    real: Callable[[str], str] = importlib.metadata.version

    def version(name: str) -> str:
        if name != library:
            return real(name)
        if not found:
            raise PackageNotFoundError(name)
        return found

    monkeypatch.setattr(doctor, "version_of", version)


def test_what_an_extra_lacks_is_named_with_the_command_that_brings_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, "uvicorn")
    said = shown(capsys, "--lang", "en")
    assert "missing: uvicorn" in said
    assert "pip install 'ludoteca[web]'" in said
    assert said.endswith("Nothing is wrong.")  # nobody has to serve


def test_what_everything_needs_must_be_there_and_fit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, "numpy")
    assert "missing: numpy" in shown(capsys, "--lang", "en", code=1)
    without(monkeypatch, "numpy", "1.9.3")
    assert "(there is 1.9.3)" in shown(capsys, "--lang", "en", code=1)


def test_a_game_that_cannot_be_played_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('half installed')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    shelved = {**shelf._shelf(), "broken": EntryPoint("broken", "broken_game:Broken", shelf.GROUP)}
    monkeypatch.setattr(doctor, "games", lambda: list(shelved))
    monkeypatch.setitem(shelf._shelf(), "broken", shelved["broken"])
    said = shown(capsys, "--lang", "en", code=1)
    assert "broken RuntimeError: half installed" in said
    assert said.endswith("see the lines above.")


@pytest.mark.parametrize(
    ("version", "wanted", "so"),
    [("1.4.0", ">=1.4,<2", True), ("1.3.9", ">=1.4,<2", False), ("2.0", ">=1.4,<2", False),
     ("2.13.0+cpu", "==2.13.0", True), ("0.4", "", True), ("1.10", ">1.9", True), ("1.9", "<=1.8", False)],
)  # fmt: skip
def test_versions_are_compared_by_their_numbers(version: str, wanted: str, so: bool) -> None:
    assert doctor.fits(version, wanted) is so
