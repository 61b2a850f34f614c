"""Proof: no refusal can be dropped unnoticed.

Each reason that the rules give is met in a golden playthrough, which counts how often, or in a position below, or is
named by a test of the rules. What a function returns in the end cannot be left out without the types noticing; some of
that is never met, because a decision with one choice is not asked.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.martians.position import MartiansState
from ludoteca.proof import cases_of
from ludoteca.proof.golden import refusals
from ludoteca.proof.line import random_line
from tests.proof.cases import random_game
from tests.proof.test_golden import GOLDEN

ROOT = Path(__file__).parents[2]
COUNTED = re.compile(r"^refused \d+ x (?:\S+ )?(\S+)$", re.MULTILINE)


def reasons(game: str) -> set[str]:
    """The messages of the `Reason(…, say("…"))` in the rules of a game, but for what functions return in the end."""
    found: set[str] = set()
    for file in (ROOT / "src" / "ludoteca" / "games" / game).rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        last = {id(node.body[-1]) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        found |= {key for node in ast.walk(tree) if id(node) not in last for key in _returned(node)}
    return found


def _returned(node: ast.AST) -> set[str]:
    """The message of a reason that is returned here, whatever is returned otherwise."""
    if not isinstance(node, ast.Return) or node.value is None:
        return set()
    found: set[str] = set()
    for part in ast.walk(node.value):
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "Reason" and len(part.args) > 1:
            found |= _said(part.args[1])
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
    assert len(given) > 5
    named = {key for key in given if f'"{key}"' in tests} | {key for key, *_ in RARE} | {"no-two-weapons"}
    assert given - set(COUNTED.findall(texts)) - named == set()


RARE: list[tuple[str, str, dict[str, object], int, int, int]] = [  # seed, decisions before it, the refused action
    ("no-set-aside", "mars_needs_mechanics", {"players": 3, "mechanism_set": "random_4"}, 101, 22, 129),
    ("no-cover-construction", "pocket_mars", {"players": 2, "draft": "on", "visible_backs": "prep_only"}, 100, 32, 255),
]


@pytest.mark.parametrize(("key", "game", "options", "seed", "decisions", "action"), RARE)
def test_a_reason_that_is_seldom_given(
    key: str, game: str, options: dict[str, object], seed: int, decisions: int, action: int
) -> None:
    (case,) = cases_of(game, options)
    reason = random_line(case, seed).after(decisions).why_illegal(action)
    assert reason is not None and reason.phrase.key == key


def test_R33_a_second_weapon_is_refused() -> None:
    """In the first fight of a random game, with a weapon used and all the others on the table."""
    for seed in range(40):
        for state, action in random_game(ludoteca.make("martians", players=2, lap_limit=15), seed):
            assert isinstance(state, MartiansState)
            if action >= 0 and state.decision().name == "fight" and state.to_move == state.active:
                state.arms[state.to_move] = (1 << 8) - 1
                state.armed = True
                state.choices = state.decision().legal(state)
                assert "no-two-weapons" in {refused.partition(" ")[2] for refused in refusals(state)}
                return
    raise AssertionError("nobody fights")
