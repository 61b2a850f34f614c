"""A copy of the package's text in which something is added, and what a script tells of it: for tests of new cards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import ludoteca

HOME = Path(ludoteca.__file__).parent


def copied(folder: Path, game: str) -> Path:
    """The folder of a game in a copy of the package, without native code."""
    copytree(HOME, folder / "ludoteca", ignore=ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder / "ludoteca" / "games" / game


def insert(file: Path, before: str, text: str) -> None:
    """Put a text into a file, in front of a place that it has once; at its end if no place is given."""
    old = file.read_text(encoding="utf-8")
    assert not before or old.count(before) == 1, (file, before, old.count(before))
    file.write_text(old.replace(before, text + before) if before else old + text, encoding="utf-8")


def told_by(folder: Path, script: str) -> dict[str, Any]:
    """What a script prints last, as JSON, that runs on the copy; it tells `file` and `compiled` too."""
    run = subprocess.run(
        [sys.executable, "-c", script],
        check=False,
        capture_output=True,
        text=True,
        timeout=240,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"},
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    assert Path(told["file"]).is_relative_to(folder), "it is the copy that was played"
    assert not told["compiled"]
    return told
