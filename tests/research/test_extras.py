"""Without the libraries of others, each face says which one is missing and how to get it; nothing else needs them."""

from __future__ import annotations

import subprocess
import sys

import pytest

FACES = {
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "openspiel": "pyspiel",
    "picture": "resvg_py",
}

WITHOUT = """
import sys
sys.modules[{library!r}] = None
try:
    import ludoteca.research.{face}
except ImportError as error:
    print(type(error).__name__, error)
"""

ALONE = """
import sys
import ludoteca, ludoteca.research, ludoteca.research.batch
print([name for name in ("gymnasium", "pettingzoo", "pyspiel", "resvg_py") if name in sys.modules])
"""


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("face", FACES)
def test_a_missing_library_is_named_with_the_way_to_get_it(face: str) -> None:
    told = run(WITHOUT.format(face=face, library=FACES[face]))
    assert told.startswith("MissingExtra")
    assert "pip install 'ludoteca[research]'" in told


def test_the_batch_needs_none_of_them() -> None:
    assert run(ALONE) == "[]"
