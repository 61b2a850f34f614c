"""Other contents in every face of research: as a mapping or a file, played with, named, and carried to workers."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import ludoteca
from ludoteca import ContentError, Game
from ludoteca.engine import shelf
from ludoteca.engine.shelf import short_content
from ludoteca.research import openspiel, pettingzoo
from ludoteca.research.batch import Batch
from ludoteca.research.gymnasium import BatchEnv, SeatEnv
from tests import foreign

PATCHES: dict[str, dict[str, Any]] = {
    "mars_needs_mechanics": {
        "cogs": 12,
        "prices": {"start": 4, "adjust": [2, 1, 1, 0, -1, -1, -2]},
        "mechanisms": {"automaton": {"cost": ["gear", "lens"], "worth": 7}},
    },
    foreign.NAME: {"prize": 5},
}


@pytest.fixture(params=list(PATCHES))
def name(request: pytest.FixtureRequest) -> Iterator[str]:
    """A game of ours, and one of somebody else's package."""
    shelf.add(foreign.NAME, "tests.foreign:SecretCard")
    openspiel.register()
    yield str(request.param)
    shelf._shelf().pop(foreign.NAME)


@pytest.fixture(params=["mapping", "file"])
def content(request: pytest.FixtureRequest, name: str, tmp_path: Path) -> object:
    """What changes, as a mapping and as a file."""
    if request.param == "mapping":
        return PATCHES[name]
    made = ludoteca.make(name, content=PATCHES[name])
    file = tmp_path / "mine.toml"
    file.write_text(_toml(made.patch.changes), encoding="utf-8")
    return file


def _toml(changes: dict[str, Any], path: str = "") -> str:
    own = "".join(f"{key} = {value!r}\n" for key, value in changes.items() if not isinstance(value, dict))
    inner = [_toml(value, f"{path}{key}.") for key, value in changes.items() if isinstance(value, dict)]
    return (f"[{path[:-1]}]\n" if path else "") + own + "".join(inner)


def check(game: Game, name: str) -> None:
    """The game has the contents, and another hash than the printed one."""
    assert game == ludoteca.make(name, content=PATCHES[name], **game.options)
    assert game != ludoteca.make(name, **game.options)
    assert short_content(game) != short_content(ludoteca.make(name))


def test_pettingzoo(name: str, content: object) -> None:
    env = pettingzoo.env(name, content=content)
    check(env.game, name)
    assert env.metadata["content"] == short_content(env.game)
    env.reset(seed=1)
    assert env.state_at().game == env.game and env.clone().game == env.game


def test_gymnasium(name: str, content: object) -> None:
    env = SeatEnv(name, content=content)
    check(env.game, name)
    assert env.metadata["content"] == short_content(env.game) and "content" not in SeatEnv.metadata
    if name != foreign.NAME:  # what comes to the shelf later is not registered by itself
        named = gymnasium.make("ludoteca/MarsNeedsMechanics-v0", content=content).unwrapped
        assert isinstance(named, SeatEnv)
        check(named.game, name)
    many = BatchEnv(name, 2, content=content)
    check(many.batch.game, name)
    assert many.metadata["content"] == short_content(env.game)


def test_a_batch_carries_it_to_its_workers(name: str, content: object) -> None:
    """The workers see the same games as a batch that is alone, and others than with the printed contents."""
    options: dict[str, Any] = {"first_player": "seat_0"} if name != foreign.NAME else {}
    alone = Batch(name, 4, seed=3, content=content, **options)
    shared = Batch(name, 4, seed=3, workers=2, content=content, **options)
    made = Batch(ludoteca.make(name, content=content, **options), 4, seed=3)
    printed = Batch(name, 4, seed=3, **options)
    check(shared.game, name)
    for _ in range(6):
        assert np.array_equal(alone.observations, shared.observations)
        assert np.array_equal(alone.observations, made.observations)
        assert np.array_equal(alone.scores(), shared.scores())
        actions = alone.masks.argmax(axis=1)
        for batch in (alone, shared, made):
            batch.step(actions)
    assert name == foreign.NAME or not np.array_equal(printed.observations, shared.observations)
    shared.close()
    with pytest.raises(ValueError, match="has its contents and options already"):
        Batch(alone.game, 2, content=content)


def test_stable_baselines(name: str, content: object) -> None:
    sb3 = pytest.importorskip("ludoteca.research.sb3")
    check(sb3.BatchVecEnv(name, 2, content=content).batch.game, name)


def test_openspiel(name: str, content: object) -> None:
    game = openspiel.load(name, content=content)
    check(game.made, name)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game)), game.new_initial_state().get_game()):
        assert str(again) == str(game) and pyspiel.load_game(str(again)).made == game.made
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.position is not None and state.position.game == game.made
    assert pickle.loads(pickle.dumps(state)).position == state.position
    assert openspiel.load(name).made == ludoteca.make(name)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", '"x" is no JSON'),
        ("[1]", "is no JSON of what changes"),
        ("/etc/passwd", "is no JSON"),
        ('{"price":1}', 'Did you mean "prices"?'),
        ('{"prices":{"start":99}}', "allowed: 1-10"),
    ],
)
def test_a_string_that_anybody_may_write_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(ContentError) as refused:
        pyspiel.load_game(f"ludoteca_mars_needs_mechanics(content={text})")
    assert said in refused.value.text("en") and refused.value.text("it") != refused.value.text("en")


def test_a_wrong_value_is_refused_by_every_face() -> None:
    wrong = {"prices": {"start": 99}}
    for make in (pettingzoo.env, SeatEnv, openspiel.load, lambda name, content: Batch(name, 2, content=content)):
        with pytest.raises(ContentError, match=r"prices\.start.*1-10"):
            make("mars_needs_mechanics", content=wrong)
