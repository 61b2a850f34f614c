"""Simulations with a patch of the content: every worker plays with it, and the file of results carries it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.shelf import content_of, short_content
from ludoteca.files import FileError
from ludoteca.lab import arena, selfplay, simulate
from ludoteca.lab.sheets import write_sheet
from ludoteca.lab.tables import markdown

JETTISON, QUARANTINE = 6, 9
OPTIONS = {"deep_space": "chosen", "deep_space_pair": (JETTISON, QUARANTINE)}


def test_workers_play_with_the_patch() -> None:
    """Every lonely tile brings 20 VP instead of 1: nobody could overlook it."""
    patched = ludoteca.make("marrak_hesh", content={"cards": {"quarantine": {"each": 20}}}, **OPTIONS)
    plain = ludoteca.make("marrak_hesh", **OPTIONS)
    alone = simulate(patched, ["random", "random"], games=24, seed=1, jobs=1)
    beside = simulate(patched, ["random", "random"], games=24, seed=1, jobs=2)
    assert np.array_equal(alone.scores, beside.scores)
    assert alone.scores.mean() > 2 * simulate(plain, ["random", "random"], games=24, seed=1, jobs=1).scores.mean()


def test_the_file_of_results_carries_patch_and_hash(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    patched = ludoteca.make("marrak_hesh", content={"cards": {"quarantine": {"each": 20}}}, **OPTIONS)
    file = tmp_path / "games.parquet"
    write_sheet(simulate(patched, ["random", "random"], games=4, seed=1, jobs=1), file)
    about = parquet.read_table(file).schema.metadata
    assert json.loads(about[b"patch"]) == {"cards": {"quarantine": {"each": 20}}}
    assert about[b"content"].decode() == content_of("marrak_hesh", patched.patch)
    table = tmp_path / "games.csv"
    write_sheet(simulate(patched, ["random", "random"], games=2, seed=1, jobs=1), table)
    header, *lines = table.read_text().splitlines()
    assert header.endswith(",content") and {line.rsplit(",", 1)[1] for line in lines} == {short_content(patched)}
    assert set(parquet.read_table(file).column("content").to_pylist()) == {short_content(patched)}


def test_arena_and_self_play_name_what_they_were_played_with(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    patched = ludoteca.make("marrak_hesh", content={"cards": {"quarantine": {"each": 20}}}, **OPTIONS)
    standings = arena(patched, ["random", "greedy"], games=2, seed=1, jobs=1)
    assert f"content {short_content(patched)})" in markdown(standings).splitlines()[0]
    selfplay.selfplay(patched, "random", 2, tmp_path, seed=1, jobs=1)
    positions = selfplay.read(tmp_path)
    assert positions.played() == patched
    assert [state.scores() for state in positions.states()], "they can be played again"
    with pytest.raises(FileError, match="content"):
        selfplay.selfplay(ludoteca.make("marrak_hesh", **OPTIONS), "random", 2, tmp_path, seed=1, jobs=1)
