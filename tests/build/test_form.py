"""The form under test is the one that was meant, and native code is never older than its text."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import ludoteca

SOURCES = Path(__file__).parents[2] / "src" / "ludoteca"


def test_the_tests_run_on_the_form_that_was_asked_for() -> None:
    meant = os.environ.get("LUDOTECA_FORM", "interpreted")
    assert ("compiled" if ludoteca.is_compiled() else "interpreted") == meant


def test_what_is_installed_was_built_from_the_present_text() -> None:
    if not ludoteca.is_compiled():
        assert Path(ludoteca.__file__).parent == SOURCES
        return
    built = json.loads(files("ludoteca").joinpath("built.json").read_text(encoding="utf-8"))
    assert built["form"] == "compiled"
    assert built["sources"]
    for name, digest in built["sources"].items():
        assert sha256((SOURCES / name).read_bytes()).hexdigest() == digest, f"{name} has changed since the build"
