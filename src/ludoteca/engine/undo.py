"""Taking back: a seat's own last action, while no dice were rolled, nothing hidden shown, nobody else asked."""

from __future__ import annotations

from ludoteca.engine.errors import UndoError
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.record import Record

WORLDS = 24
"""In how many imagined positions an action is tried to see whether it showed something hidden."""


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
    if before.game.hides and shows_hidden(before, action, after):
        return house("undo-shown")
    return None


def undo(record: Record, seat: int) -> State:
    """Take back the last action of the record and return the position before it."""
    why = why_no_undo(record, seat)
    if why is not None:
        raise UndoError(why)
    record.actions.pop()
    return record.replay()


def shows_hidden(before: State, action: int, after: State) -> bool:
    """Whether some seat knows more after an action than the action itself would tell it.

    In every position that the seat held possible, the action must be possible too and lead to the same
    knowledge; else the action has shown it which of those positions is the real one.
    """
    for seat in range(before.game.players):
        known = after.information(seat)
        for seed in range(WORLDS):
            world = before.redeal(seat, seed)
            if action not in world.choices:
                return True
            world.advance(action)
            if world.information(seat) != known:
                return True
    return False
