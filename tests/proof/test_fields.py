"""Proof: no field of a position is forgotten by equality, copy or pickling; the class itself says what it has."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from examples.connect_four import ConnectFour
from librt.vecs import append

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.games.automobiles.content import BOX as AUTOMOBILES
from ludoteca.games.martians.table import MARTIAN
from tests.proof.cases import random_game
from tests.toy import Toy

WISHES: dict[str, list[dict[str, object]]] = {  # few and many players, and what has fields of its own
    "automobiles": [{"players": 2}, {"players": 5}],
    "marrak_hesh": [{"players": 2}, {"players": 3}],
    "mars_needs_mechanics": [{"players": 2}, {"players": 4}],
    "martians": [{"players": 2}, {"players": 3, "mode": "cooperative"}],
    "pocket_mars": [{"players": 1}, {"players": 4}, {"players": 3, "draft": "on"}],
}
GAMES: list[Game] = [
    *(ludoteca.make(name, **wish) for name in ludoteca.games() for wish in WISHES[name]),
    ConnectFour({}),
    Toy({}),
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
SILENT = {"telling": False, "events": []}  # what the last action did is no part of a position, and a copy does not tell


def fields(owner: object) -> list[str]:
    """What an object keeps: as its class and its bases say, in either form, and whatever else lies in it."""
    names: dict[str, None] = {}
    for kind in type(owner).__mro__:
        own = vars(kind)
        names.update(dict.fromkeys(own.get("__mypyc_attrs__", ())))
        names.update(dict.fromkeys(own.get("__slots__", ())))
        notes = own.get("__annotations__", {})
        names.update(dict.fromkeys(name for name, note in notes.items() if not str(note).startswith("ClassVar")))
    names.update(dict.fromkeys(getattr(owner, "__dict__", ())))
    return [name for name in names if not name.startswith("__")]


def derived(state: State) -> set[str]:
    """The fields that the classes of a position declare to follow from others."""
    return {name for kind in type(state).__mro__ for name in vars(kind).get("derived", ())}


def positions(game: Game) -> Iterator[State]:
    """The opening, two positions on the way and the end of a random game, each played and not copied."""
    decisions = sum(1 for _ in random_game(game, 3)) - 1
    for number in (0, decisions // 3, 2 * decisions // 3, decisions):
        yield next(islice(random_game(game, 3), number, None))[0]


def twins(game: Game) -> Iterator[tuple[State, State]]:
    """Positions, each twice and independent of the other."""
    yield from zip(positions(game), positions(game), strict=True)


def others(value: Any) -> Iterator[Any]:
    """Values that differ from a value in one place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, bytes):
        yield value + b"\1"
    elif isinstance(value, list):
        for place, element in enumerate(value):
            for other in others(element):
                yield [*value[:place], other, *value[place + 1 :]]
        if not value or isinstance(value[0], int):
            yield [*value, 0]
    elif type(value).__name__.startswith("vec["):
        for place in range(len(value)):
            other = value[:]
            other[place] += 1
            yield other
        yield append(value[:], 0)
    else:
        raise AssertionError(f"a field of the kind {type(value).__name__}: say here how it can differ")


# ---- every field of every position


@every_game
def test_positions_that_differ_in_one_field_are_not_equal(game: Game) -> None:
    for state, twin in twins(game):
        assert twin == state
        for name in fields(state):
            if name in derived(state) or name in SILENT or name in ("game", "dice"):
                continue
            value = getattr(twin, name)
            for place, other in enumerate(others(value)):
                if place not in SPENT.get((game.name, name), _all_count)(state):
                    setattr(twin, name, other)
                    assert twin != state, f"{name}, place {place}: the two are called equal"
            setattr(twin, name, value)
        assert twin == state


@every_game
def test_a_copy_has_every_field(game: Game) -> None:
    for state in positions(game):
        for name in fields(state):
            value = getattr(state, name)
            if name in SILENT:
                assert getattr(state.clone(), name) == SILENT[name]
            elif name in ("game", "rules", "terms"):
                assert getattr(state.clone(), name) is value
            elif name == "dice":
                assert state.clone().dice == state.dice
                assert state.clone().dice is not state.dice
            else:
                for other in islice(others(value), 1):
                    setattr(state, name, other)
                    assert getattr(state.clone(), name) == other, f"{name} is not copied"
                setattr(state, name, value)


@every_game
def test_a_pickled_position_has_every_field(game: Game) -> None:
    for state in positions(game):
        for name in fields(state):
            value = getattr(state, name)
            if name in ("game", "rules", "dice", "events"):
                assert getattr(pickle.loads(pickle.dumps(state)), name) == value
            elif name == "terms":
                read = pickle.loads(pickle.dumps(state)).terms
                assert {part: str(getattr(read, part)) for part in fields(read) if part != "track"} == {
                    part: str(getattr(value, part)) for part in fields(value) if part != "track"
                }
            else:
                for other in islice(others(value), 1):
                    setattr(state, name, other)
                    assert getattr(pickle.loads(pickle.dumps(state)), name) == other, f"{name} is not pickled"
                setattr(state, name, value)


def test_dice_that_differ_in_one_field_are_not_equal_and_every_field_is_copied_and_pickled() -> None:
    seeded = Dice(1, 2, 3, 4, 5)
    keyed = Dice(0, 0, 0, -1, 5, b"k" * 32)
    others = [Dice(2, 2, 3, 4, 5), Dice(1, 3, 3, 4, 5), Dice(1, 2, 4, 4, 5), Dice(1, 2, 3, 5, 5), Dice(1, 2, 3, 4, 6)]
    assert set(fields(seeded)) == {"_a", "_b", "_c", "_counter", "_given", "_key"}
    for other in [*others, keyed, Dice(0, 0, 0, -1, 6, b"k" * 32), Dice(0, 0, 0, -1, 5, b"l" * 32)]:
        assert other != seeded
        assert (other != keyed) is (other is not keyed)
        assert other.clone() == other
        assert pickle.loads(pickle.dumps(other)) == other


# ---- what need not be compared


def _all_count(_state: State) -> range:
    """No place of the field is without meaning."""
    return range(0)


SPENT: dict[tuple[str, str], Callable[[Any], range]] = {
    ("mars_needs_mechanics", "deck"): lambda state: range(state.top),  # drawn, and never looked at again
}
"""The places of a list that mean nothing any more."""


def test_what_was_drawn_from_the_deck_means_nothing_any_more() -> None:
    for state, twin in twins(ludoteca.make("mars_needs_mechanics", players=3)):
        deck: list[int] = getattr(twin, "deck")  # noqa: B009
        setattr(twin, "deck", [0] * getattr(twin, "top") + deck[getattr(twin, "top") :])  # noqa: B009, B010
        dice = Dice.seeded(5)
        while not state.is_over:
            action = dice.choice(state.choices)
            state.apply(action)
            twin.apply(action)
            assert twin.notation() == state.notation()


def _laid_again(state: Any) -> Any:
    """A table on which nothing was done but to lay the same tiles in the same places."""
    table = state.game.start(1)
    table.lay_out()
    for tile, place in enumerate(state.place):
        if place >= 0:
            table.lay_tile(tile, place, state.rotation[tile])
    return table


WORKED_OUT: dict[str, dict[str, Callable[[Any], Any]]] = {
    "automobiles": {
        "rules": lambda state: state.game,
        "terms": lambda state: state.game.terms,
        "cost": lambda state: AUTOMOBILES.costs(state.cards),
        "value": lambda state: AUTOMOBILES.values(state.cards, state.game.terms.white_value),
    },
    "marrak_hesh": {"rules": lambda state: state.game},
    "mars_needs_mechanics": {"rules": lambda state: state.game},
    "martians": {
        "rules": lambda state: state.game,
        "terms": lambda state: state.game.terms,
        "grid": lambda state: _laid_again(state).grid,
        "near": lambda state: _laid_again(state).near,
        "ground": lambda state: _laid_again(state).ground,
        "on_table": lambda state: [tile for tile, place in enumerate(state.place) if place >= 0],
        "martians": lambda state: [cell for cell, lying in enumerate(state.squares) if lying & MARTIAN],
    },
    "pocket_mars": {"rules": lambda state: state.game, "terms": lambda state: state.game.terms},
}
FORGOTTEN = {"martians": {"told_place": [], "told_map": b"", "told_markers": b""}}
"""What a position has told already, and what it is before anybody looks."""


@every_game
def test_what_is_said_to_follow_from_other_fields_does(game: Game) -> None:
    worked_out, forgotten = WORKED_OUT.get(game.name, {}), FORGOTTEN.get(game.name, {})
    for state in positions(game):
        assert derived(state) == {*worked_out, *forgotten}
        assert derived(state) <= set(fields(state))
        for name, work in worked_out.items():
            assert getattr(state, name) == work(state), name
        seen = [state.observation(seat) for seat in range(game.players)]
        for name, nothing in forgotten.items():
            setattr(state, name, nothing)
        for seat in range(game.players):
            assert np.array_equal(state.observation(seat), seen[seat])
