"""Steps 2 to 5 of a turn of Martians!!!: what a fight costs, the steps of the pawn, markers (R19, R25, R35)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians import ids
from ludoteca.games.martians.content import BULLET
from ludoteca.games.martians.decisions.ask import Ask, Block
from ludoteca.games.martians.decisions.windows import Window
from ludoteca.games.martians.ids import ASK_MOVE, CHECK_FIGHT, PAY, PHASE_BEFORE_MARTIANS, ROLL, STEP, STOP, TAKE
from ludoteca.games.martians.map import icon_cell
from ludoteca.games.martians.phrases import DIRECTIONS, cell_name, say
from ludoteca.games.martians.pieces import lose_life, take_markers
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.square import win_fight
from ludoteca.games.martians.windows import playable

# ---- the fight


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Ask):
    """Bullets make up for a bad roll, or a Life is lost (R35, R36)."""

    name = "pay"

    def legal(self, state: MartiansState) -> list[int]:
        """R35."""
        return [PAY, PAY + 1]

    def take(self, state: MartiansState, action: int) -> None:
        """R35, R36."""
        if action > PAY:
            lose_life(state, state.active, 1, False)
            return
        state.bullets[state.active] -= state.price()
        if state.telling:
            state.tell_of(state.active, "pays", {"count": state.price(), "now": state.bullets[state.active]})
        win_fight(state)

    def ask(self, state: MartiansState) -> Question:
        """R35."""
        return Question("R35", say("ask-pay", {"total": state.fight_total(), "price": state.price()}))


class Paying(Block):
    """0 Bullets, 1 a Life."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Pay 2 Bullets`."""
        if number:
            return say("lose-life")
        return say("pay-bullets", {"count": state.price()}) if state.asked == ids.ASK_PAY else say("pay-bare")


# ---- stepping


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Window):
    """W4: a step, a card, or the end of moving (R25)."""

    name = "move"

    def legal(self, state: MartiansState) -> list[int]:
        """R25."""
        found: list[int] = []
        if state.steps_left() > 0:
            cell = state.pawn[state.active]
            for direction in range(4):
                if state.near[4 * cell + direction] >= 0:
                    found.append(STEP + direction)
        found.append(STOP)
        return found + playable(state, state.active, ASK_MOVE)

    def take(self, state: MartiansState, action: int) -> None:
        """R25, R26."""
        if action < ROLL:
            self._step(state, action - STEP)
        elif action == STOP:
            state.angry = 0
            state.phase = PHASE_BEFORE_MARTIANS
        else:
            self.play_or_use(state, action, ids.AFTER_WINDOW)

    def _step(self, state: MartiansState, direction: int) -> None:
        seat = state.active
        goal = state.near[4 * state.pawn[seat] + direction]
        state.pawn[seat] = goal
        state.walked += 1
        state.angry = 0
        if state.telling:
            state.tell_of(seat, "steps", {"cell": cell_name(state, goal), "left": state.steps_left()})
        icon = state.terms.coop and icon_cell(state, goal // 9) == goal
        state.check = ids.CHECK_CARD if icon else CHECK_FIGHT

    def ask(self, state: MartiansState) -> Question:
        """R25."""
        return Question("R25", say("ask-move", {"left": state.steps_left()}))

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """R4, R25."""
        if state.near[4 * state.pawn[state.active] + number] < 0:
            return Reason("R4", say("no-link", {"direction": DIRECTIONS[number]}))
        return Reason("R25", say("no-steps-left"))


# ---- markers, where a companion may want them


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeMarker(Ask):
    """A marker is taken or left for a companion (R19)."""

    name = "take_marker"

    def legal(self, state: MartiansState) -> list[int]:
        """R19."""
        return [TAKE, TAKE + 1]

    def take(self, state: MartiansState, action: int) -> None:
        """R19."""
        if action > TAKE:
            take_markers(state, state.active, state.pawn[state.active])
        elif state.telling:
            state.tell_of(state.active, "leaves-marker")

    def ask(self, state: MartiansState) -> Question:
        """R19."""
        return Question("R19", say("ask-take", {"kind": _marker(state)}))


def _marker(state: MartiansState) -> str:
    """Which marker lies on the square of the active pawn."""
    return "bullet" if state.squares[state.pawn[state.active]] & BULLET else "life"


class Taking(Block):
    """`Take the Bullet`: 0 leave it, 1 take it."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """Which marker."""
        return say("take" if number else "leave", {"kind": _marker(state)})
