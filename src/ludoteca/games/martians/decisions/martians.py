"""Steps 6 and 8 of a turn of Martians!!!: Martians are moved, a card may be discarded (R27-R31)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.games.martians.content import CELLS, MARTIAN, NONE
from ludoteca.games.martians.decisions.ask import Ask
from ludoteca.games.martians.hands import discard_card
from ludoteca.games.martians.ids import ASK_DIR, CELL, DIR, DISCARD, PASS, PHASE_END
from ludoteca.games.martians.phrases import DIRECTIONS, Args, card_said, cell_name, say
from ludoteca.games.martians.pieces import shift_martian
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.turn import NOBODY_MOVED, go_on

_CELL_ACTIONS: Final[list[object]] = [CELL + cell for cell in range(CELLS)]  # made once: most decisions list them


@mypyc_attr(allow_interpreted_subclasses=True)
class PickMartian(Ask):
    """Which Martian moves (R27)."""

    name = "martian"
    square = "move-martian"

    def legal(self, state: MartiansState) -> list[int]:
        """R27: each that can step and has not been moved; both lists rise, so one look at each is enough."""
        near = state.near
        squares = state.squares
        done = sorted(state.moved) if state.moved else NOBODY_MOVED
        count: i64 = len(done)
        guarded = state.shielded != 0
        found: list[object] = []
        seen: i64 = 0
        cell: i64
        direction: i64
        for cell in state.martians:
            if seen < count and done[seen] == cell:
                seen += 1
                continue
            start = cell * 4
            for direction in range(4):
                goal = i64(near[start + direction])
                if goal >= 0 and squares[goal] & MARTIAN == 0 and not (guarded and state.is_shielded(goal)):
                    found.append(_CELL_ACTIONS[cell])
                    break
        return cast("list[int]", found)

    def play(self, state: MartiansState, action: int) -> None:
        """R27."""
        if state.round < 0:
            state.quiet = False
        state.mover = action - CELL
        state.asked = ASK_DIR

    def stuck(self, state: MartiansState) -> None:
        """R29: no Martian can move."""
        if state.telling:
            state.tell(NONE, say("martians-stuck", {"count": state.left}))
        state.left = 0
        go_on(state)

    def ask(self, state: MartiansState) -> Question:
        """R27."""
        return Question("R27", say("ask-martian", {"left": state.left}))

    def refuse_cell(self, state: MartiansState, cell: int) -> Reason:
        """R27, R28."""
        args: Args = {"cell": cell_name(state, cell)}
        if not state.has_martian(cell):
            return Reason("R27", say("no-martian", args))
        if cell in state.moved:
            return Reason("R27", say("no-moved", args))
        return Reason("R28", say("no-way-out", args))


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveMartian(Ask):
    """Where it goes (R28)."""

    name = "martian_dir"

    def legal(self, state: MartiansState) -> list[int]:
        """R28."""
        near = state.near
        return [DIR + direction for direction in range(4) if can_go(state, near[4 * state.mover + direction])]

    def take(self, state: MartiansState, action: int) -> None:
        """R28."""
        goal = state.near[4 * state.mover + action - DIR]
        if state.telling:
            args: Args = {"from": cell_name(state, state.mover), "cell": cell_name(state, goal)}
            state.tell_of(state.active, "martian-moves", args)
        shift_martian(state, state.mover, goal)
        state.moved = [*state.moved, goal]
        state.mover = NONE
        state.left -= 1

    def ask(self, state: MartiansState) -> Question:
        """R28."""
        return Question("R28", say("ask-dir", {"cell": cell_name(state, state.mover)}))

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """R6, R28, C3."""
        goal = state.near[4 * state.mover + number]
        if goal < 0:
            return Reason("R28", say("no-link", {"direction": DIRECTIONS[number]}))
        if state.has_martian(goal):
            return Reason("R6", say("no-room", {"cell": cell_name(state, goal)}))
        return Reason("C3", say("no-shielded", {"cell": cell_name(state, goal)}))


def can_go(state: MartiansState, goal: int) -> bool:
    """R28: whether a Martian may step onto a square."""
    return goal >= 0 and not state.squares[goal] & MARTIAN and (state.shielded == 0 or not state.is_shielded(goal))


# ---- the discard


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Ask):
    """A card, or none (R31)."""

    name = "discard"
    passing = "keep-all"

    def legal(self, state: MartiansState) -> list[int]:
        """R31."""
        found = [PASS]
        last = NONE
        for card in state.hand_of(state.active):
            if card != last:
                found.append(DISCARD + card)
            last = card
        return found

    def take(self, state: MartiansState, action: int) -> None:
        """R31."""
        state.phase = PHASE_END
        if action != PASS:
            discard_card(state, state.active, action - DISCARD)
            if state.telling:
                state.tell_of(state.active, "discards", {"card": card_said(state, action - DISCARD)})

    def ask(self, state: MartiansState) -> Question:
        """R31."""
        return Question("R31", say("ask-discard"))

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """R31."""
        return Reason("R31", say("no-not-in-hand", {"card": card_said(state, number)}))
