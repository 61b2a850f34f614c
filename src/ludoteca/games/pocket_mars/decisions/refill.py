"""The end of a turn: the 4-card rule (R20), then the next turn or the end of the game (R1, R30, R31)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase
from ludoteca.games.pocket_mars.automaton import machine_phases
from ludoteca.games.pocket_mars.cards import DO_DROP, DO_FILL
from ludoteca.games.pocket_mars.content import DA, FOUR, MODULE, NONE, YOU
from ludoteca.games.pocket_mars.phrases import card_name, say
from ludoteca.games.pocket_mars.position import (
    ASK_DA_DRAW,
    ASK_DROP,
    ASK_FILL,
    ASK_OPENING,
    ASK_TURN,
    PocketMarsState,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drop(Decision[PocketMarsState]):
    """Whoever has more than four cards discards one of the hand."""

    name = "drop"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the hand."""
        return state.own_hand(DO_DROP)

    def play(self, state: PocketMarsState, action: int) -> None:
        """R20 (a)."""
        seat = state.to_move
        card = action - DO_DROP
        state.show_from_hand(seat, card)
        state.discard.append(card)
        if state.telling:
            state.tell_of(seat, "drops", {"card": card_name(state.terms.box, card)})
        keep_four(state)

    def ask(self, state: PocketMarsState) -> Question:
        """R20."""
        return Question("R20", say("ask-drop"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dropped(Answer[PocketMarsState]):
    """`Discard Science 3`."""

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card."""
        return say("drop", {"card": card_name(state.terms.box, number)})

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        if state.asked != ASK_DROP:
            return state.not_now()
        return Reason("R20", say("no-not-in-hand", {"card": card_name(state.terms.box, number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fill(Decision[PocketMarsState]):
    """A hand card goes into the empty slot of the prep module."""

    name = "fill"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the hand."""
        return state.own_hand(DO_FILL)

    def play(self, state: PocketMarsState, action: int) -> None:
        """R20 (c)."""
        seat = state.to_move
        card = action - DO_FILL
        state.hide_from_hand(seat, card, True)
        state.prep[state.empty_slot(seat)] = card
        if state.telling:
            state.tell_back(seat, "prepares", card)
        keep_four(state)

    def ask(self, state: PocketMarsState) -> Question:
        """R20."""
        return Question("R20", say("ask-fill"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Filled(Answer[PocketMarsState]):
    """`Put Science 3 into your prep module`."""

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card."""
        return say("fill", {"card": card_name(state.terms.box, number)})

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        if state.asked not in (ASK_OPENING, ASK_FILL):
            return state.not_now()
        args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, number)}
        return Reason("S5" if state.asked == ASK_OPENING else "R20", say("no-not-in-hand", args))


def end_turn(state: PocketMarsState) -> None:
    """The action is carried out."""
    state.played = NONE
    state.owner = NONE
    state.kept = 0
    keep_four(state)


def keep_four(state: PocketMarsState) -> None:
    """R20, D11: every seat in turn discards, draws and fills its module; A2: in the solo game you alone."""
    players = state.terms.players
    solo = state.terms.solo
    while state.kept < players:
        seat = (state.active + state.kept) % players
        state.to_move = seat
        prepared = state.prepared(seat)
        if state.held[seat] + prepared > FOUR:
            state.asked = ASK_DROP
            return
        while state.held[seat] + prepared < FOUR and state.can_draw():
            if solo and state.prepared(DA) == MODULE:
                state.asked = ASK_DA_DRAW
                return
            state.draw_one(seat)
        if prepared < MODULE and state.held[seat] > 0:
            state.asked = ASK_FILL
            return
        state.kept += 1
    _next_turn(state)


def _next_turn(state: PocketMarsState) -> None:
    """R1, R30, R31; A1, A10 in the solo game."""
    terms = state.terms
    colonists = terms.box.colonists
    state.kept = 0
    state.asked = ASK_TURN
    if terms.solo:
        machine_phases(state)
        over = state.settled(YOU) == colonists or state.settled(DA) == colonists
        if over or state.prepared(DA) < MODULE:
            state.end()
            return
        state.round += 1
        state.to_move = YOU
        return
    state.active = (state.active + 1) % terms.players
    if state.active == state.first:
        for seat in range(terms.players):
            if state.settled(seat) == colonists:
                state.end()
                return
        if state.round == terms.last_round:  # D16
            state.end()
            return
        state.round += 1
    state.to_move = state.active
