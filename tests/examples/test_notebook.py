"""The notebooks of the examples run from their first cell to their last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))
PRINTED = {"research": "games won", "review": "(accuracy "}  # what each comes to


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_cell_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(book["cells"]):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "what it prints is not kept with it"
            exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)
    assert PRINTED[path.stem] in capsys.readouterr().out


def test_each_is_known() -> None:
    assert {path.stem for path in NOTEBOOKS} == set(PRINTED)
