"""Proof: whole games, decision by decision, as they were when somebody last looked.

A file for each main way to play, short enough to be read: all of them have at most 20,000 lines. Each is of a seed on
which its options show something that the usual way to play does not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, count
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.shelf import rules_of
from ludoteca.proof.golden import playthrough
from tests.proof.cases import Case, cases

GOLDEN = Path(__file__).parents[1] / "golden"
MOST_LINES = 20_000
FIRST_SEED = 42
TOLD = {"martians": 60, "automobiles": 50, "pocket_mars": 45, "mars_needs_mechanics": 40}  # decisions; else all of them
ALL = 1_000


def file_of(case: Case) -> Path:
    return GOLDEN / case.game / f"{str(case).removeprefix(case.game + '-').replace('=', '_')}.txt"


@cache
def told(case: Case, seed: int) -> str:
    return playthrough(case.made(), seed, TOLD.get(case.game, ALL))


def body(text: str) -> str:
    """All but the header."""
    return text.partition("\n")[2]


def usual(case: Case) -> Case:
    """The same number of players without any choice, or with the first there is where that is no game."""
    plain = Case(case.game, (("players", dict(case.options)["players"]),))
    return plain if rules_of(case.game).allows(dict(plain.options)) else rivals(case)[0]


def rivals(case: Case) -> list[Case]:
    """The ways to play with as many players."""
    players = dict(case.options)["players"]
    return [other for other in cases() if other.game == case.game and dict(other.options)["players"] == players]


def shows_itself(case: Case, seed: int, others: list[Case]) -> bool:
    """Whether a game of that seed is played otherwise than in the other ways to play."""
    return all(other == case or body(told(other, seed)) != body(told(case, seed)) for other in others)


def seed_for(case: Case) -> int:
    """The first seed on which the options of the case show."""
    return next(seed for seed in count(FIRST_SEED) if shows_itself(case, seed, [usual(case), *rivals(case)]))


def kept_seed(text: str) -> int:
    found = re.search(r", seed (\d+)$", text.partition("\n")[0])
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_golden_playthrough_is_as_it_was_and_shows_its_options(case: Case, request: pytest.FixtureRequest) -> None:
    file = file_of(case)
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told(case, seed_for(case)), encoding="utf-8")
    assert file.exists(), "no golden playthrough yet: run pytest with --update-golden and look at what it wrote"
    kept = file.read_text(encoding="utf-8")
    seed = kept_seed(kept)
    assert told(case, seed) == kept
    assert case == usual(case) or body(told(usual(case), seed)) != body(kept)


def files() -> Iterator[Path]:
    yield from sorted(GOLDEN.glob("*/*.txt"))


def test_there_is_a_file_for_each_way_to_play_and_no_other() -> None:
    assert set(files()) == {file_of(case) for case in cases()}


def test_all_of_them_can_be_read() -> None:
    assert 0 < sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files()) <= MOST_LINES


@pytest.mark.parametrize("game", ludoteca.games())
def test_no_two_ways_to_play_show_the_same(game: str) -> None:
    texts = {file.name: body(file.read_text(encoding="utf-8")) for file in files() if file.parent.name == game}
    assert len(texts) > 1
    assert [(one, other) for one, other in combinations(texts, 2) if texts[one] == texts[other]] == []
