"""Proof: what everybody knows, what a seat knows beyond it, and what it has known from the beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

from ludoteca.engine.dice import Dice
from ludoteca.engine.facts import Fact, facts_of
from ludoteca.engine.game import State
from ludoteca.engine.history import NOTHING, Moment, played
from ludoteca.proof.facts import pairs
from ludoteca.proof.fault import hold
from ludoteca.proof.knowledge import drawn, gist, worlds
from ludoteca.proof.line import Here, Line
from ludoteca.proof.proof import Proof

PLACES: Final = 4  # in which a fact that not everybody knows is changed, to see whether it is drawn for all
BACK: Final = 12  # decisions that an imagined world is played on


class Public(Proof):
    """What everybody knows is known to every seat; with what the seat knows beyond it, it is all that it knows."""

    name = "public"
    looks = 8

    def look(self, here: Here) -> None:
        """The same in the worlds of each seat, and in those that one seat after the other imagines."""
        state = here.state
        known = state.public_information()
        far = state
        for seat in here.seats if here.game.hides else ():
            far = far.redeal(seat, 11)
            for world in [*worlds(state, seat), far]:
                hold(world.public_information() == known, "public-world", seat=seat)
                if state.is_over:
                    same = (world.winners(), world.scores()) == (state.winners(), state.scores())
                    hold(same, "public-result")
        if type(state).information is not State.information:  # the engine's own is both parts and nothing else
            self._compare(state, here.twin(), here.number)

    def _compare(self, state: State, other: State, number: int) -> None:
        """Both parts and the whole notice the same changes."""
        for fact in facts_of(type(state)):
            value = getattr(state, fact.name)
            for after in [] if fact.is_memo else changes(fact, value, number):
                setattr(other, fact.name, after)
                for seat in range(state.game.players):
                    whole = _told(state.information, seat) != _told(other.information, seat)
                    private = _told(state.private_information, seat) != _told(other.private_information, seat)
                    parts = private or _public(state) != _public(other)
                    key = "public-finer" if parts else "public-coarser"
                    hold(whole == parts, key, fact=fact.name, seat=seat)
            setattr(other, fact.name, value)


def _told(what: Callable[[int], bytes], seat: int) -> bytes | None:
    """What a seat knows; None where a value that cannot be was looked at and not taken, which is to notice it."""
    try:
        return what(seat)
    except Exception:  # a game may meet a value that cannot be in any way it likes
        return None


class Onlookers(Proof):
    """Whoever looks on is shown what everybody knows, and nothing else."""

    name = "onlookers"
    looks = 3

    def look(self, here: Here) -> None:
        """Each open fact is changed in each place, and everybody notices; of the others, what is drawn for nobody."""
        state, other = here.state, here.twin()
        known, before = state.public_information(), shown_to_all(state, here.number)
        for fact in facts_of(type(state)):
            value = getattr(state, fact.name)
            for after in [] if fact.is_memo else changes(fact, value, here.number):
                setattr(other, fact.name, after)
                if _public(other) == known:
                    hold(not fact.is_open, "onlookers-fact", fact=fact.name)
                    hold(shown_to_all(other, here.number) in (before, None), "onlookers-shown", fact=fact.name)
            setattr(other, fact.name, value)


def changes(fact: Fact, value: Any, number: int) -> list[Any]:
    """Values that differ from it: of an open fact in each place; of another in some, and as if one thing had moved."""
    found = [after for before, after in pairs(value) if before is value]
    if fact.is_open:
        return found
    moved = list(_moved(value)) if isinstance(value, list) else []
    return [*_some(found, number), *_some(moved, number)]


def _some(found: list[Any], number: int) -> list[Any]:
    order = list(range(len(found)))
    Dice.seeded(number).shuffle(order)
    return [found[place] for place in order[:PLACES]]


def _moved(value: list[Any]) -> Iterator[list[Any]]:
    """Of counts: one thing less here and one more in the next place, so that there are as many as before."""
    for place, (here, there) in enumerate(pairwise(value)):
        if isinstance(here, int) and here > 0 and there >= 0:
            yield [*value[:place], here - 1, there + 1, *value[place + 2 :]]


def _public(state: State) -> bytes | None:
    return _told(lambda seat: state.public_information(), 0)


def shown_to_all(state: State, number: int) -> tuple[object, ...] | None:
    """Screen or board in turn, as nobody's, and the result; None where a value that cannot be cannot be drawn."""
    try:
        result = (state.winners(), state.scores()) if state.is_over else ()
        screen = state.game.screen(state, None) if number % 2 == 0 else ""
        return screen or drawn(state, None, "en"), result
    except Exception:  # a game may meet a value that cannot be in any way it likes
        return None


class Recall(Proof):
    """A history has whatever its seat did and knew, in order, and nothing that the seat could not notice."""

    name = "recall"
    looks = 3

    def follow(self, line: Line, *, closely: bool = False, until: float = float("inf")) -> None:
        """Some positions, and at the end the whole game, from which each seat's own decisions are read again."""
        super().follow(line, closely=closely, until=until)
        self.at = len(line.actions)
        game = line.case.made()
        history = played(line.start(events=True), list(line.actions))
        decided: list[list[tuple[bytes, int]]] = [[] for _ in range(game.players)]
        for state, action in zip(line.positions(), line.actions, strict=False):
            decided[state.to_move].append((state.information(state.to_move), action))
        for seat in range(game.players):
            moments = history.of(seat)
            own = [(before.known, after.action) for before, after in pairwise(moments) if after.action != NOTHING]
            hold(own == decided[seat], "recall-own", seat=seat)

    def look(self, here: Here) -> None:
        """A world that a seat has imagined a while ago, played like the real one: the seat has noticed the same."""
        begun = max(0, here.number - BACK)
        before = here.line.after(begun)
        for seat in here.seats if here.game.hides else ():
            real, imagined = played(before, []), played(before.redeal(seat, 11), [])
            imagined.state.dice = real.state.dice.clone()
            for action in here.line.actions[begun : here.number]:
                if action not in imagined.state.choices or imagined.state.to_move != real.state.to_move:
                    break
                real.apply(action)
                imagined.apply(action)
                if real.state.information(seat) != imagined.state.information(seat):
                    break
                hold(_gists(real.of(seat)) == _gists(imagined.of(seat)), "recall-told", seat=seat)


def _gists(moments: tuple[Moment, ...]) -> list[object]:
    return [(moment.action, [gist(event) for event in moment.told], moment.known) for moment in moments]
