"""How a position is copied and packed. Made from `position.py` by ludoteca.proof.copying: `make copying`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.facts import Fact

if TYPE_CHECKING:
    from ludoteca.games.automobiles.position import AutomobilesState


def copy(source: AutomobilesState, twin: AutomobilesState) -> None:
    """Make a position equal to another."""
    twin.choices = source.choices
    twin.to_move = source.to_move
    twin.asked = source.asked
    twin.cards = source.cards
    twin.cost = source.cost
    twin.value = source.value
    twin.first = source.first
    twin.round = source.round
    twin.driver = source.driver
    twin.begun = source.begun
    twin.stock = source.stock[:]
    twin.bag = source.bag[:]
    twin.active = source.active[:]
    twin.used = source.used[:]
    twin.discard = source.discard[:]
    twin.car = source.car[:]
    twin.distance = source.distance[:]
    twin.grid = source.grid
    twin.stood = source.stood
    twin.path = source.path[:]
    twin.path_cubes = source.path_cubes[:]
    twin.path_end = source.path_end
    twin.path_distance = source.path_distance
    twin.darkest = source.darkest
    twin.noted = source.noted
    twin.calm = source.calm
    twin.money = source.money
    twin.cube = source.cube
    twin.left = source.left
    twin.made = source.made
    twin.allowed = source.allowed
    twin.must = source.must
    twin.drawn = source.drawn


def packed(state: AutomobilesState) -> list[int]:
    """Every fact."""
    facts: list[int] = [
        state.to_move, int(state.asked), state.first, state.round, state.driver, int(state.begun),
        int(state.calm), state.money, state.cube, state.left, state.made, state.allowed, int(state.must),
        len(state.cards), len(state.stock), len(state.bag), len(state.active), len(state.used),
        len(state.discard), len(state.car), len(state.distance), len(state.grid), len(state.stood),
        len(state.path), len(state.path_cubes), len(state.drawn),
    ]  # fmt: skip
    facts += state.cards
    facts += state.stock
    facts += list(state.bag)
    facts += list(state.active)
    facts += list(state.used)
    facts += list(state.discard)
    facts += state.car
    facts += state.distance
    facts += state.grid
    facts += state.stood
    facts += state.path
    facts += state.path_cubes
    facts += state.drawn
    return facts


FACTS: Final = [
    Fact("cards", "shared"), Fact("cost", "memo"), Fact("value", "memo"), Fact("first"), Fact("round"),
    Fact("driver"), Fact("begun"), Fact("stock"), Fact("bag"), Fact("active"), Fact("used"), Fact("discard"),
    Fact("car"), Fact("distance"), Fact("grid", "shared"), Fact("stood", "shared"), Fact("path"),
    Fact("path_cubes"), Fact("path_end", "memo"), Fact("path_distance", "memo"), Fact("darkest", "memo"),
    Fact("noted", "memo"), Fact("calm"), Fact("money"), Fact("cube"), Fact("left"), Fact("made"),
    Fact("allowed"), Fact("must"), Fact("drawn", "shared"),
]  # fmt: skip
