"""The windows of Martians!!!, in which cards are played and weapons used (R32, R50-R57, R64, R65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians import ids
from ludoteca.games.martians.content import MOVING, OWN_TURN, REACTION
from ludoteca.games.martians.decisions.ask import Ask, Block, about_card, asked_now, not_now, outside
from ludoteca.games.martians.hands import discard_card
from ludoteca.games.martians.ids import AFTER_WINDOW, CARD, PASS, ROLL, WEAPON
from ludoteca.games.martians.phrases import Args, card_said, say
from ludoteca.games.martians.pieces import drop_arm
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.resolving import play_card, spend_play, use_weapon
from ludoteca.games.martians.square import fight_roll
from ludoteca.games.martians.turn import go_on, open_others
from ludoteca.games.martians.windows import extra_plays, fits_window, last_calls, playable, reactions

WHENS: Final = {OWN_TURN: "own", MOVING: "moving", REACTION: "reaction"}  # where a card belongs
MOMENTS: Final = {
    ids.PHASE_BEFORE_TILE: "tile", ids.PHASE_MOVE: "step", ids.PHASE_BEFORE_MARTIANS: "martians",
    ids.PHASE_MARTIANS_MOVE: "martian", ids.PHASE_FARMS: "farms", ids.PHASE_DISCARD: "end",
}  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask):
    """Any window but that of a reaction or a last call."""

    def refuse_card(self, state: MartiansState, number: int) -> Reason:
        """R51-R53, and what the card itself says."""
        seat, asked = state.to_move, state.asked
        card = state.terms.cards[number]
        if not state.has_card(seat, number):
            return _not_held(state, number)
        if not state.has_play(seat, extra_plays(state, seat, asked)):
            return Reason("R51", say("no-play-left"))
        if not fits_window(state, seat, card, asked):
            return Reason("R53", say("no-window", {"card": card.said(), "when": WHENS[card.when]}))
        return card.refuse(state, asked)

    def refuse_weapon(self, state: MartiansState, weapon: int) -> Reason:
        """R33, R64, and what the weapon itself says."""
        return state.terms.weapons[weapon].refuse_use(state, state.to_move, state.asked, False)

    def play_or_use(self, state: MartiansState, action: int, window: int) -> None:
        """A card or a weapon of the active player."""
        if action < WEAPON:
            play_card(state, state.active, action - CARD, window)
        else:
            use_weapon(state, state.active, action - WEAPON, window)


def _not_held(state: MartiansState, card: int) -> Reason:
    return Reason("R52", say("no-not-in-hand", {"card": card_said(state, card)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight(Window):
    """W1: before a combat roll (R32)."""

    name = "fight"
    rolling = "roll-fight"

    def legal(self, state: MartiansState) -> list[int]:
        """R32."""
        return [ROLL, *playable(state, state.active, ids.ASK_FIGHT)]

    def play(self, state: MartiansState, action: int) -> None:
        """R33-R36: after a roll that can be paid for, that is asked at once."""
        if state.round < 0:
            state.quiet = False
        if action == ROLL:
            fight_roll(state)
            if state.asked == ids.ASK_PAY and state.to_move >= 0:
                return
        else:
            self.play_or_use(state, action, ids.AFTER_FIGHT)
        go_on(state)

    def ask(self, state: MartiansState) -> Question:
        """R32."""
        return Question("R32", say("ask-fight"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Prepare(Window):
    """W2: before rolling for movement (R22)."""

    name = "prepare"

    def legal(self, state: MartiansState) -> list[int]:
        """R22."""
        return [ROLL, *playable(state, state.active, ids.ASK_PREPARE)]

    def take(self, state: MartiansState, action: int) -> None:
        """R22."""
        if action == ROLL:
            open_others(state)
        else:
            self.play_or_use(state, action, AFTER_WINDOW)

    def ask(self, state: MartiansState) -> Question:
        """R22."""
        return Question("R22", say("ask-prepare"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Others(Window):
    """W3, W8 and rounds: one seat after the other (R53, R57)."""

    name = "others"

    def legal(self, state: MartiansState) -> list[int]:
        """R53."""
        return [PASS, *playable(state, state.to_move, ids.ASK_OTHERS)]

    def take(self, state: MartiansState, action: int) -> None:
        """R53, R57."""
        if action == PASS:
            state.passed |= 1 << state.to_move
            if state.round >= 0:
                state.round += 1
                state.angry_round = 0
            else:
                state.asking += 1
                state.angry = 0
        elif state.round >= 0:
            state.stirred = True
            play_card(state, state.to_move, action - CARD, ids.AFTER_ROUND)
        else:
            play_card(state, state.to_move, action - CARD, AFTER_WINDOW)

    def ask(self, state: MartiansState) -> Question:
        """R53: and what the window is held before."""
        args: Args = {"moment": "fight" if state.combat else MOMENTS.get(state.phase, "roll")}
        if state.to_move == state.active:
            return Question("R53", say("ask-own", args))
        return outside(state, Question("R53", say("ask-others", {"other": seat_name(state.active), **args})), False)


@mypyc_attr(allow_interpreted_subclasses=True)
class LastCall(Ask):
    """W5: the others may undo the win of the active player (R56)."""

    name = "last_call"

    def legal(self, state: MartiansState) -> list[int]:
        """R56."""
        return [PASS, *last_calls(state, state.to_move)]

    def take(self, state: MartiansState, action: int) -> None:
        """R56."""
        if action == PASS:
            state.passed |= 1 << state.to_move
            state.calling += 1
        else:
            play_card(state, state.to_move, action - CARD, ids.AFTER_LAST_CALL)

    def ask(self, state: MartiansState) -> Question:
        """R56."""
        return outside(state, Question("R56", say("ask-last-call", {"other": seat_name(state.active)})), True)

    def refuse_card(self, state: MartiansState, number: int) -> Reason:
        """R51, R52, R56."""
        return _refuse_answer(state, number, "R56", "no-undo")


def _refuse_answer(state: MartiansState, card: int, rule: str, key: str) -> Reason:
    if not state.has_card(state.to_move, card):
        return _not_held(state, card)
    if not state.has_play(state.to_move, 0):
        return Reason("R51", say("no-play-left"))
    return Reason(rule, say(key, {"card": card_said(state, card)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class React(Ask):
    """W6: a seat answers a card (R54)."""

    name = "react"
    rule = "R54"

    def legal(self, state: MartiansState) -> list[int]:
        """R54, R65."""
        return [PASS, *reactions(state, state.to_move)]

    def take(self, state: MartiansState, action: int) -> None:
        """R54, R65."""
        seat = state.to_move
        if action == PASS:
            state.passed |= 1 << seat
            state.reacting += 1
            return
        if action >= WEAPON:
            card = state.terms.weapons[action - WEAPON]
            drop_arm(state, seat, card.weapon)
        else:
            card = state.terms.cards[action - CARD]
            spend_play(state, seat, ids.AFTER_DRAWN)
            discard_card(state, seat, card.number)
        if state.telling:
            state.tell_of(seat, "uses" if action >= WEAPON else "plays", {"card": card.said()})
        card.react(state, seat)

    def ask(self, state: MartiansState) -> Question:
        """R54."""
        asked = about_card(state, "ask-react", {"other": seat_name(state.player)}, self.rule)
        return outside(state, asked, state.to_move == state.target)

    def refuse_card(self, state: MartiansState, number: int) -> Reason:
        """R51, R52, R54, R65."""
        return _refuse_answer(state, number, self.rule, "no-reaction")

    def refuse_weapon(self, state: MartiansState, weapon: int) -> Reason:
        """R64, and what the weapon itself says."""
        return state.terms.weapons[weapon].refuse_use(state, state.to_move, state.asked, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class MartianCard(React):
    """W7: somebody answers a Martian card that was drawn (R65)."""

    name = "martian_card"
    rule = "R65"

    def ask(self, state: MartiansState) -> Question:
        """R65."""
        card = state.terms.cards[state.played]
        key = "ask-martian-card" if card.matters(state) else "ask-martian-card-idle"
        return outside(state, about_card(state, key, {"text": card.text(True)}, self.rule), False)


# ---- what can be answered


class Rolling(Block):
    """The die is rolled."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """For a fight or for movement."""
        return say(asked_now(state).rolling)


class Passing(Block):
    """Nothing, nobody, no more."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """As it is called in the decision."""
        return say(asked_now(state).passing)

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """R27, or something else is asked."""
        if state.asked in (ids.ASK_MARTIAN, ids.ASK_DIR):
            return Reason("R27", say("no-pass-martian"))
        return not_now(state)


class PlayingCard(Block):
    """`Play Candy`."""

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """What the decision says."""
        return asked_now(state).refuse_card(state, number)


class UsingWeapon(Block):
    """`Use the weapon Searchlight`."""

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """What the decision says."""
        return asked_now(state).refuse_weapon(state, number)
