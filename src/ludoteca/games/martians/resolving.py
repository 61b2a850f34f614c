"""A card of Martians!!! from its playing to its end (R51, R54-R56, R65)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.phrase import seat_name
from ludoteca.games.martians.content import NONE
from ludoteca.games.martians.hands import discard_played, draw_martian_card, take_card
from ludoteca.games.martians.ids import (
    AFTER_DRAWN,
    AFTER_FIGHT,
    AFTER_LAST_CALL,
    AFTER_ROUND,
    AFTER_WINDOW,
    ASK_MARTIAN_CARD,
    ASK_REACT,
    CHECK_FIGHT,
    CHECK_NONE,
    CHECK_SHIP,
    PHASE_FIGHT,
    PHASE_MOVE,
    STAGE_DRAWN,
    STAGE_EFFECT,
    STAGE_REACT,
    STAGE_REDIRECT,
    STAGE_TARGET,
)
from ludoteca.games.martians.phrases import card_said, say
from ludoteca.games.martians.pieces import drop_arm, put_arm
from ludoteca.games.martians.position import TARGET_LOT, MartiansState
from ludoteca.games.martians.windows import reactions

NOBODY: Final = 0  # whom a card is played against, and so who may react (R54)
ONE: Final = 1
ALL: Final = 2


# ---- playing it


def spend_play(state: MartiansState, seat: int, window: int) -> None:
    """R51: Very angry first, then the ordinary play, then Big Eyes."""
    if window == AFTER_FIGHT and state.angry_fight > 0:
        state.angry_fight -= 1
    elif window == AFTER_ROUND and state.angry_round > 0:
        state.angry_round -= 1
    elif window == AFTER_WINDOW and state.angry > 0:
        state.angry -= 1
    elif state.plays[seat] > 0:
        state.plays[seat] -= 1
    else:
        state.eyes_left &= ~(1 << seat)


def play_card(state: MartiansState, seat: int, number: int, window: int) -> None:
    """R55: a card is played in a window."""
    card = state.terms.cards[number]
    spend_play(state, seat, window)
    take_card(state, seat, number)
    if state.telling:
        state.tell_of(seat, "plays", {"card": card.said()})
    if card.weapon >= 0:
        put_arm(state, seat, number)
        return
    state.discards.append(number)
    begin(state, seat, number, window, False)
    if window != AFTER_LAST_CALL:
        state.stage = STAGE_TARGET if card.against == ONE else STAGE_REACT if card.against == ALL else STAGE_EFFECT
    elif card.against == ONE:  # R56
        name_target(state, state.active, seat)
    else:
        state.stage = STAGE_REACT


def begin(state: MartiansState, seat: int, number: int, window: int, weapon: bool) -> None:
    """A card or weapon is going to be resolved."""
    state.played = number
    state.player = seat
    state.weapon = weapon
    state.window = window
    state.namer = seat
    _forget_choices(state)


def _forget_choices(state: MartiansState) -> None:
    state.target = NONE
    state.reacting = 0
    state.choice = NONE
    state.other = NONE
    state.count = 0
    state.marked = 0
    state.enough = False


def use_weapon(state: MartiansState, seat: int, weapon: int, window: int) -> None:
    """R64: a weapon is used by discarding it."""
    card = state.terms.weapons[weapon]
    drop_arm(state, seat, weapon)
    if state.telling:
        state.tell_of(seat, "uses", {"card": card.said()})
    if window == AFTER_FIGHT:
        state.armed = True
    card.use(state, seat, window)


def draw_and_begin(state: MartiansState) -> None:
    """R65: a Martian card is turned up and counts as played by the active player."""
    number = draw_martian_card(state)
    if number < 0:
        return
    begin(state, state.active, number, AFTER_DRAWN, False)
    state.drawn = number
    state.stage = STAGE_DRAWN
    state.passed = 0
    if state.telling:
        state.tell_of(state.active, "draws-martian", {"card": card_said(state, number)})
    if state.terms.cards[number].by_lot:
        state.target = state.dice.source(TARGET_LOT).below(state.terms.players)
        if state.telling:
            state.tell(NONE, say("random-player", {"seat": seat_name(state.target)}))


# ---- resolving it


def resolve(state: MartiansState) -> bool:
    """Go on with the card; whether something is asked."""
    card = state.terms.cards[state.played]
    if state.stage == STAGE_TARGET:
        return state.ask(state.player, card.target_asked(state))
    if state.stage in (STAGE_REACT, STAGE_DRAWN):
        if _ask_reactions(state):
            return True
        state.stage = STAGE_EFFECT
        if state.telling and state.drawn >= 0 and not card.matters(state):
            state.tell(NONE, say("no-effect", {"card": card.said()}))
    if state.stage == STAGE_REDIRECT:
        return True
    if card.act(state):
        return state.to_move >= 0
    if state.drawn >= 0 and card.lasts:
        state.drawn = NONE  # R65: it lies there until its effect ends
    _clear_card(state)
    return False


def _reactor(state: MartiansState) -> int:
    """The seat that the reactions are at, NONE when all have been asked."""
    if state.stage == STAGE_DRAWN:
        return state.next_seat(state.active, state.reacting) if state.reacting < state.terms.players else NONE
    if state.target >= 0:
        return state.target if state.reacting == 0 else NONE
    against = state.terms.cards[state.played].against
    if against == ALL and state.drawn < 0 and state.reacting < state.terms.players - 1:
        return state.next_seat(state.player, state.reacting + 1)
    if against == NOBODY and state.window == AFTER_LAST_CALL and state.reacting == 0:
        return state.active  # R54 a: it is the win of the active player that it undoes
    return NONE


def _ask_reactions(state: MartiansState) -> bool:
    while True:
        seat = _reactor(state)
        if seat < 0:
            return False
        if reactions(state, seat):
            return state.ask(seat, ASK_REACT if state.drawn < 0 else ASK_MARTIAN_CARD)
        state.reacting += 1


def name_target(state: MartiansState, seat: int, namer: int) -> None:
    """The target is named, or another instead of it."""
    state.target = seat
    state.namer = namer
    state.choice = NONE
    state.stage = STAGE_REACT
    state.reacting = 0
    if state.telling:
        state.tell_of(namer, "names", {"other": seat_name(seat), "card": card_said(state, state.played)})


# ---- after it


def cancel(state: MartiansState) -> None:
    """The card does nothing."""
    if state.telling:
        state.tell(NONE, say("cancelled", {"card": card_said(state, state.played)}))
    _clear_card(state)


def _clear_card(state: MartiansState) -> None:
    if state.drawn >= 0:
        discard_played(state, state.drawn)
    window = state.window
    state.played = NONE
    state.player = NONE
    state.weapon = False
    state.window = 0
    state.stage = 0
    state.namer = NONE
    state.drawn = NONE
    _forget_choices(state)
    if state.to_move < 0:
        return
    if window == AFTER_LAST_CALL and state.check == CHECK_SHIP and not state.is_won():
        state.calling = 0  # R56: the turn goes on
        state.check = CHECK_FIGHT if state.dirty else CHECK_NONE
    if window == AFTER_DRAWN:
        state.dirty = False  # R66: the check goes on with the fight anyway
    elif state.dirty and PHASE_FIGHT <= state.phase <= PHASE_MOVE and (state.check or not state.died):
        state.calling = 0
        state.check = CHECK_FIGHT
    else:
        state.dirty = False
