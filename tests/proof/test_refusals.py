"""Proof: no refusal can be dropped unnoticed.

Each reason that the rules give is met in a golden playthrough, which counts how often, or is named by a rule's test.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ludoteca
from tests.proof.test_golden import GOLDEN

ROOT = Path(__file__).parents[2]
COUNTED = re.compile(r"^refused \d+ x (?:\S+ )?(\S+)$", re.MULTILINE)


def reasons(game: str) -> set[str]:
    """The messages of every `Reason(…, say("…"))` in the rules of a game."""
    found: set[str] = set()
    for file in (ROOT / "src" / "ludoteca" / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason" and len(node.args) > 1:
                found |= _said(node.args[1])
    return found


def _said(node: ast.expr) -> set[str]:
    """The keys that a phrase can have: of `say("a")`, of `say("a" if … else "b")`, of `x if … else say("a")`."""
    if isinstance(node, ast.IfExp):
        return _said(node.body) | _said(node.orelse)
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("say", "house") and node.args:
        return _said(node.args[0])
    return set()


@pytest.mark.parametrize("game", ludoteca.games())
def test_every_reason_is_met_or_named(game: str) -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in (GOLDEN / game).glob("*.txt"))
    tests = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "rules" / game).glob("*.py"))
    given = reasons(game)
    assert len(given) > 10
    assert sorted(key for key in given - set(COUNTED.findall(texts)) if f'"{key}"' not in tests) == []
