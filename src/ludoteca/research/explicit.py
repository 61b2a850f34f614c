"""A state of OpenSpiel's whose chance nodes have every outcome there is, each with its probability.

`openspiel.py` makes them for games that declare it (`game.explicit_chance`), and where `chance=explicit` is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple

from ludoteca.engine.chance import Outcome, outcomes
from ludoteca.engine.errors import ChanceError
from ludoteca.engine.game import State
from ludoteca.engine.phrase import house
from ludoteca.extras import MissingExtra

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel") from error

WORLDS = 1 << 32  # seeds that imagined worlds are drawn from
MEMORY_BYTES = 16
ALL = -1  # in the place of a player: what is public


class Memory(NamedTuple):
    """All that a seat has ever known and done, in its order: what it knows now, and a digest of the whole.

    It is what `engine.history` keeps moment by moment, for trees of a hundred thousand states: nothing is copied.
    """

    known: bytes = b""
    digest: bytes = b""

    def knowing(self, known: bytes) -> Memory:
        """What it remembers once it knows that; that others did what it cannot notice leaves no trace."""
        return self if known == self.known else Memory(known, _digest(b"knows", self.digest, known))

    def doing(self, action: int) -> Memory:
        """What it remembers after a choice of its own."""
        return Memory(self.known, _digest(b"does", self.digest, b"%d" % action))


def _digest(what: bytes, *parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=MEMORY_BYTES, person=what).digest()


class Place:
    """Where a state stands. It is never changed, only replaced, so that copies of a state share it."""

    __slots__ = ("memories", "position", "possible")

    def __init__(self, position: State | None, possible: list[Outcome], memories: list[Memory]) -> None:
        self.position = position  # None: before the opening
        self.possible = possible  # empty: chance decides nothing now
        self.memories = memories  # of each seat, and last, at ALL, of those who look on

    def reached(self, outcome: Outcome) -> Place:
        """Where it stands once chance has decided."""
        position = outcome.position
        known = [position.information(seat) for seat in range(position.game.players)]
        known.append(position.public_information())
        return Place(position, [], [memory.knowing(now) for memory, now in zip(self.memories, known, strict=True)])

    def __deepcopy__(self, memo: dict[int, object]) -> Place:
        return self  # OpenSpiel copies a state attribute by attribute


class ExplicitState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node: before the opening, and wherever something is drawn."""

    def __init__(self, spiel: Any, openings: list[Outcome]) -> None:
        super().__init__(spiel)
        self.spiel = spiel
        begun = Place(None, openings, [Memory()] * (spiel.made.players + 1))
        self._place = begun if len(openings) > 1 else begun.reached(openings[0])

    @property
    def position(self) -> State | None:
        """The position, which nobody may change; None before the opening."""
        return self._place.position

    def current_player(self) -> int:
        """The seat that decides, chance where something is drawn, or nobody at the end."""
        position = self._place.position
        if self._place.possible or position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return position.to_move if position.to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self._place.position
        if self._place.possible or position is None or position.to_move != player:
            return []
        return position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All of them, by number."""
        return [(number, float(outcome.probability)) for number, outcome in enumerate(self._place.possible)]

    def _apply_action(self, action: int) -> None:
        place = self._place
        if place.possible or place.position is None:
            self._place = place.reached(place.possible[action])
            return
        possible = outcomes(place.position, action)
        memories = place.memories[:]
        decider = place.position.to_move
        memories[decider] = memories[decider].doing(action)
        waiting = Place(place.position, possible, memories)
        self._place = waiting if len(possible) > 1 else waiting.reached(possible[0])

    def _action_to_string(self, player: int, action: int) -> str:
        position = self._place.position
        if position is None or player < 0:
            return f"chance: {action + 1} of {len(self._place.possible)}"
        told: str = self.spiel.made.action_text(position, action)
        return told

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """The returns of all seats; zeros until the end."""
        position = self._place.position
        return [0.0] * self.spiel.made.players if position is None else position.returns()

    def memory(self, player: int) -> str:
        """All that the player (ALL: those who look on) has ever known and done, as one word."""
        return self._place.memories[player].digest.hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ExplicitState:
        """A state drawn among all that the player cannot tell from this one."""
        twin = self.clone()
        assert isinstance(twin, ExplicitState)
        place = self._place
        if place.position is not None:
            if place.possible:
                raise ChanceError(house("chance-resample"))
            twin._place = Place(place.position.redeal(player, int(sampler() * WORLDS)), [], place.memories)
        return twin

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        place = self._place
        return _again, (self.spiel, self.history(), place.position, place.possible, place.memories)

    def __str__(self) -> str:
        place = self._place
        where = "before the opening" if place.position is None else place.position.notation()
        return f"{where}\nchance: {len(place.possible)} outcomes" if place.possible else where


def _again(
    spiel: Any, history: list[int], position: State | None, possible: list[Outcome], memories: list[Memory]
) -> ExplicitState:
    """The state that was pickled: its history, and exactly where it stood, even if that was imagined."""
    state = spiel.new_initial_state()
    assert isinstance(state, ExplicitState)
    for action in history:
        state.apply_action(action)
    state._place = Place(position, possible, memories)
    return state
