"""Which cards and weapons of Martians!!! may be played, as far as the seat can know, and who is asked (R50-R57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.martians.content import ANY_WINDOW, HAND, MOVING, NONE, OWN_TURN, REACTION
from ludoteca.games.martians.ids import ASK_FIGHT, ASK_MOVE, ASK_OTHERS, ASK_PREPARE, CARD, WEAPON
from ludoteca.games.martians.position import MartiansState

if TYPE_CHECKING:
    from ludoteca.games.martians.cards import Card

# ---- what may be played


def playable(state: MartiansState, seat: int, asked: i64) -> list[int]:
    """R52: the cards and weapons that the seat may play in a window, as actions, rising."""
    found: list[int] = []
    if state.held[seat] > 0 and state.has_play(seat, extra_plays(state, seat, asked)):
        cards = state.terms.cards
        last = -1
        base = HAND * seat
        for place in range(base, base + state.held[seat]):
            card = state.hand[place]
            if card != last and may_play(state, seat, cards[card], asked):
                found.append(CARD + card)
            last = card
    used = asked == ASK_FIGHT and (state.gun or state.armed)  # R33
    if state.arms[seat] != 0 and seat == state.active and asked != ASK_OTHERS and not used:
        arms = state.arms[seat]
        for weapon in state.terms.weapons:
            if arms >> weapon.weapon & 1 and weapon.usable(state, seat, asked):
                found.append(WEAPON + weapon.weapon)
    return found


def extra_plays(state: MartiansState, seat: int, asked: i64) -> int:
    """C20: the plays of Very angry that a seat has in the window that is open."""
    if asked == ASK_FIGHT:
        return state.angry_fight
    if asked == ASK_OTHERS and state.round >= 0:
        return state.angry_round
    return state.angry if seat == state.next_seat(state.active, state.asking) else 0


def may_play(state: MartiansState, seat: int, card: Card, asked: i64) -> bool:
    """R52: whether the window is right for the card and the card would change something."""
    return fits_window(state, seat, card, asked) and card.changes(state, seat, asked)


def fits_window(state: MartiansState, seat: int, card: Card, asked: i64) -> bool:
    """Whether the *When* of the card names the window; a round asks the active player too (R57)."""
    when = card.when
    if when == ANY_WINDOW:
        return True
    if when == REACTION:
        return False
    if asked == ASK_OTHERS:
        return when == OWN_TURN and state.terms.always and seat == state.active
    return when == OWN_TURN or (when == MOVING and asked in (ASK_PREPARE, ASK_MOVE))


def in_combat(state: MartiansState, asked: i64) -> bool:
    """R36: whether the active player may not leave the combat any more."""
    return asked == ASK_FIGHT and state.combat == 2


def last_calls(state: MartiansState, seat: int) -> list[int]:
    """R56: the cards with which a seat can undo the win, as actions, rising."""
    found: list[int] = []
    if state.has_play(seat, 0):
        last = -1
        for number in state.hand_of(seat):
            card = state.terms.cards[number]
            if number != last and card.last_call and card.undoes_win(state):
                found.append(CARD + number)
            last = number
    return found


def reactions(state: MartiansState, seat: int) -> list[int]:
    """R54, R65: what a seat may answer to the card being resolved, as actions, rising."""
    found: list[int] = []
    if state.held[seat] > 0 and state.has_play(seat, 0):
        last = -1
        for number in state.hand_of(seat):
            card = state.terms.cards[number]
            if number != last and card.when == REACTION and card.answers(state, seat):
                found.append(CARD + number)
            last = number
    if state.arms[seat] != 0:
        for weapon in state.terms.weapons:
            if state.has_arm(seat, weapon.weapon) and weapon.answers(state, seat):
                found.append(WEAPON + weapon.weapon)
    return found


# ---- who is asked


def ask_others(state: MartiansState, then: int) -> bool:
    """W3, W8: the next seat that can play something; whether there is one."""
    while state.asking < state.terms.players:
        seat = state.next_seat(state.active, state.asking)
        if state.held[seat] > 0 and playable(state, seat, ASK_OTHERS):
            return state.ask(seat, ASK_OTHERS)
        state.asking += 1
        state.angry = 0
    state.asking = 0
    state.passed = 0
    state.phase = then
    return False


def hear(state: MartiansState, first: int) -> bool:
    """R57, `all`: before something happens everybody may play a card, again after each one; whether one is asked."""
    if not state.terms.always or state.quiet:
        return False
    if state.round < 0:
        _open_round(state, first)
    while True:
        while state.round < state.terms.players:
            seat = state.next_seat(state.active, state.round)
            if state.held[seat] > 0 and playable(state, seat, ASK_OTHERS):
                return state.ask(seat, ASK_OTHERS)
            state.round += 1
            state.angry_round = 0
        if not state.stirred:
            state.round = NONE
            state.quiet = True
            return False
        _open_round(state, first)


def _open_round(state: MartiansState, first: int) -> None:
    state.round = first
    state.stirred = False
    state.angry_round = 0
    state.passed = 0
