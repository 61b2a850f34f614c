"""Taking back: a seat's own last action, while no dice were rolled, nothing hidden was shown, nobody else decided."""

from __future__ import annotations

from ludoteca.engine.errors import UndoError
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.record import Record

WORLDS = 16
"""How many positions that the deciding seat held possible an action is tried in, to see whether it shows anything."""

MOST_LOOKALIKES = 24
"""How many actions are tried in such a position for one that would have looked the same to another seat."""


def why_no_undo(record: Record, seat: int) -> Phrase | None:
    """Why that seat cannot take back the last action of the record; None if it can."""
    if not record.actions:
        return house("undo-nothing")
    return why_final(record.replay(len(record.actions) - 1), record.actions[-1], seat)


def why_final(before: State, action: int, seat: int) -> Phrase | None:
    """Why that seat cannot take back an action played in that position; None if it can."""
    if before.to_move != seat:
        return house("undo-other")
    after = before.clone()
    after.apply(action)
    if after.dice.given != before.dice.given:
        return house("undo-dice")
    if before.game.hides and shows_hidden(before, action, after.information(seat)):
        return house("undo-shown")
    return None


def undo(record: Record, seat: int) -> State:
    """Take back the last action of the record and return the position before it."""
    why = why_no_undo(record, seat)
    if why is not None:
        raise UndoError(why)
    record.actions.pop()
    return record.replay()


def shows_hidden(before: State, action: int, known: bytes) -> bool:
    """Whether an action has shown anybody anything, as far as the seat can tell that has played it and now knows this.

    That seat has learnt something if a position that it held possible would have led it to know something else.
    Another seat has, if the action rules out a position that this seat held possible: one in which nothing that could
    be done there would have looked to it as this did. What the others know is hidden too, so it is asked in the
    positions that the deciding seat held possible, never in the real one, of which the answer would tell something.
    """
    decider = before.to_move
    for seed in range(WORLDS):
        world = before.redeal(decider, seed)
        after = world.clone()
        after.advance(action)
        if after.information(decider) != known:
            return True
        for seat in range(before.game.players):
            if seat != decider and not _may_have_led(world.redeal(seat, seed), seat, action, after.information(seat)):
                return True
    return False


def _may_have_led(world: State, seat: int, action: int, known: bytes) -> bool:
    """Whether what a seat knows now may have come about in that world: by the action itself, or by any other."""
    if action in world.choices and _leads(world, seat, action, known):
        return True
    near = sorted(world.choices, key=lambda other: abs(other - action))  # what looks alike has numbers side by side
    for other in near[:MOST_LOOKALIKES]:
        if other != action and _leads(world, seat, other, known):
            return True
    return False


def _leads(world: State, seat: int, action: int, known: bytes) -> bool:
    """Whether a seat knows exactly this after that action."""
    after = world.clone()
    after.advance(action)
    return after.information(seat) == known
