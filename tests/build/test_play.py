"""`make play` compiles beside the game: taken is what is whole and made from the present text, and nothing else."""

from __future__ import annotations

import json
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from tools import play

SOURCES = Path(__file__).parents[2] / "src" / "ludoteca"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in place of `.venv/native`."""
    found = tmp_path / "native"
    monkeypatch.setattr(play, "PLACE", found)
    monkeypatch.setattr(play, "EVERY", 0.01)
    return found


def wheel(file: Path, form: str = "compiled", digest: str = "") -> None:
    """A wheel as the build leaves it, of one module."""
    name = "engine/game.py"
    digest = digest or sha256((SOURCES / name).read_bytes()).hexdigest()
    file.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr(play.BUILT, json.dumps({"form": form, "sources": {name: digest}}))


def test_a_wheel_counts_only_if_it_was_compiled_from_the_present_text(place: Path) -> None:
    assert play.compiled_before() is None
    wheel(place / "a.whl", digest="0" * 64)
    wheel(place / "b.whl", form="interpreted")
    (place / "c.whl").write_bytes(b"half a wheel")
    assert play.compiled_before() is None
    wheel(place / "d.whl")
    assert play.compiled_before() == place / "d.whl"


def compiled(place: Path, script: str) -> list[str]:
    """What is told while a process does the work of the compiler."""
    told: list[str] = []
    compiling = play.Compiling((sys.executable, "-c", script), told.append)
    compiling.start()
    compiling.join(30.0)
    assert not compiling.is_alive()
    return told


def test_what_is_compiled_is_laid_out_whole(place: Path) -> None:
    wheel(place.parent / "made.whl")
    told = compiled(place, f"import shutil; shutil.copy({str(place.parent / 'made.whl')!r}, {str(place)!r})")
    assert (place / "tree" / play.BUILT).is_file()
    assert not (place / "fresh").exists()
    assert "Compiled in" in told[-1]


@pytest.mark.parametrize(
    ("script", "why"), [("raise SystemExit(1)", "could not be compiled"), ("pass", play.NO_COMPILER)]
)
def test_what_cannot_be_compiled_is_told_and_nothing_is_laid_out(place: Path, script: str, why: str) -> None:
    told = compiled(place, script)
    assert why in told[-1]
    assert not (place / "tree").exists()


def test_whoever_stops_the_game_stops_the_compiler(place: Path) -> None:
    told: list[str] = []
    compiling = play.Compiling((sys.executable, "-c", "import signal; signal.pause()"), told.append)
    compiling.start()
    while compiling.process is None:
        pass
    compiling.end()
    compiling.join(30.0)
    assert not compiling.is_alive()
    assert compiling.process.returncode == -15
    assert not any("could not" in line for line in told)
