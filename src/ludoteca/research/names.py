"""The parts of an observation by name and shape, so that nobody counts numbers: `view(game, seen)["hold"]`.

A game names the parts where it writes them, and `game.layout()` has them. What belongs to the seats stands under one
name, with a leading axis of seats: index 0 is the viewer, then the others in turn order. What is said of the others
alone, such as which of their cards the viewer knows, begins with the next seat.

>>> import ludoteca
>>> from ludoteca.research import view
>>> game = ludoteca.make("marrak_hesh")
>>> parts = view(game, game.start(7).observation(0))
>>> parts["hold"].shape, parts["docks"].shape, parts["decider"].shape
((2, 16, 14), (24, 17), (2,))
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import Game
from ludoteca.engine.row import Part


class Named(NamedTuple):
    """What stands under one name: a part, or the parts of all seats of which it is said."""

    name: str
    shape: tuple[int, ...]  # with the axis of seats first, where it belongs to seats
    parts: list[Part]  # one, or one for each seat from the viewer's or the next one's on
    about: str  # what its numbers are

    @property
    def of_seats(self) -> bool:
        """Whether its first axis is the seats: all of them, or all others."""
        return self.parts[0].seat >= 0

    @property
    def step(self) -> int:
        """How many numbers lie between the parts of two seats that follow each other; 0 if it is not always as many."""
        starts = [part.start for part in self.parts]
        steps = {later - sooner for sooner, later in pairwise(starts)}
        return steps.pop() if len(steps) == 1 else 0


def named_parts(game: Game) -> list[Named]:
    """What stands under each name, in the order of the observation."""
    together: dict[str, list[Part]] = {}
    for part in game.layout():
        together.setdefault(part.name, []).append(part)
    return [_named(game, name, parts) for name, parts in together.items()]


def _named(game: Game, name: str, parts: list[Part]) -> Named:
    first = parts[0]
    if first.seat < 0:
        told = parts == [first]
    else:
        seats = [part.seat - first.seat for part in parts]
        told = first.seat <= 1 and seats == list(range(len(parts))) and len({part.shape for part in parts}) == 1
    if not told:
        raise ValueError(f"the parts {name} of {game!r} are not of one shape, one for each seat in turn: {parts}")
    return Named(name, first.shape if first.seat < 0 else (len(parts), *first.shape), parts, first.about)


def view(game: Game, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """One observation, or many in rows, by name; nothing is copied where the numbers lie at an even distance."""
    if observations.shape[-1:] != (game.observation_length,):
        raise ValueError(f"{observations.shape[-1:]} numbers; an observation of {game!r} has {game.observation_length}")
    return {named.name: _seen(named, observations) for named in named_parts(game)}


def _seen(named: Named, observations: NDArray[Any]) -> NDArray[Any]:
    before = observations.shape[:-1]
    found = [observations[..., part.start : part.start + part.size] for part in named.parts]
    if not named.of_seats:
        return found[0].reshape(*before, *named.shape)
    if len(found) > 1 and not named.step:
        return np.stack(found, axis=-2).reshape(*before, *named.shape)
    stride = observations.strides[-1]
    seats = np.lib.stride_tricks.as_strided(
        found[0],
        (*before, len(found), named.parts[0].size),
        (*found[0].strides[:-1], named.step * stride, stride),
        writeable=observations.flags.writeable,
    )
    return seats.reshape(*before, *named.shape)
