"""The learned numbers of playouts: made by our own command, which makes the same ones again."""

from __future__ import annotations

import importlib
import runpy
from pathlib import Path
from typing import Any

import pytest
from bench.habits import LEARNERS, main
from bench.learning import COMMAND

from ludoteca.games.mars_needs_mechanics.habits import MARKS, NEUTRAL
from ludoteca.games.mars_needs_mechanics.prospects import FEATURES
from ludoteca.games.pocket_mars.policy import WEIGHTS, first_weights

FEW = {"mars_needs_mechanics": 16, "pocket_mars": 6}


def learned(game: str, folder: Path, *more: str, seed: int = 3) -> tuple[str, dict[str, Any]]:
    """What a small run writes, as text and as a module."""
    out = folder / "learned.py"
    main([game, "--games", str(FEW[game]), "--seed", str(seed), "--out", str(out), *more])
    return out.read_text(encoding="utf-8"), runpy.run_path(str(out))


def test_mars_needs_mechanics_has_a_number_for_each_mark(tmp_path: Path) -> None:
    found = learned("mars_needs_mechanics", tmp_path)[1]
    for players in (2, 3, 4):
        factors = found["factors"](players, 1.0)
        assert len(factors) == MARKS and factors[NEUTRAL] == 1.0
        assert len(found["worths"](players)) == FEATURES
        assert len(found["spreads"](players)) == 5
    assert found["factors"](2, 1.0) != found["factors"](3, 1.0)


def test_pocket_mars_has_a_number_for_each_weight_and_they_move(tmp_path: Path) -> None:
    found = learned("pocket_mars", tmp_path)[1]["LEARNED"]
    assert len(found) == WEIGHTS
    assert sum(new != old for new, old in zip(found, first_weights(), strict=True)) > WEIGHTS // 3


@pytest.mark.parametrize("game", LEARNERS)
def test_the_same_seed_writes_the_same_file(game: str, tmp_path: Path) -> None:
    first = learned(game, tmp_path)[0]
    assert learned(game, tmp_path)[0] == first
    assert learned(game, tmp_path, seed=4)[0] != first


@pytest.mark.parametrize("game", LEARNERS)
def test_a_file_says_which_commands_made_it(game: str, tmp_path: Path) -> None:
    shipped = importlib.import_module(f"ludoteca.games.{game}.learned").__doc__ or ""
    before = COMMAND.findall(shipped)
    assert before and all(f"bench.habits {game} --games " in command for command in before)
    this = f"python -m bench.habits {game} --games {FEW[game]} --seed 3"
    assert COMMAND.findall(learned(game, tmp_path)[1]["__doc__"]) == [this]
    assert COMMAND.findall(learned(game, tmp_path, "--start")[1]["__doc__"]) == [*before, f"{this} --start"]
