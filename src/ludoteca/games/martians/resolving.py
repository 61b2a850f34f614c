"""A card of Martians!!! from its playing to its end (R51, R54-R56, R65)."""

from __future__ import annotations

from ludoteca.engine.phrase import seat_name
from ludoteca.games.martians import ids
from ludoteca.games.martians.content import ALL, NOBODY, NONE, ONE
from ludoteca.games.martians.hands import discard_played, draw_martian_card, take_card
from ludoteca.games.martians.phrases import card_said, say
from ludoteca.games.martians.pieces import drop_arm, put_arm
from ludoteca.games.martians.position import TARGET_LOT, MartiansState
from ludoteca.games.martians.windows import reactions

# ---- playing it


def spend_play(state: MartiansState, seat: int, window: int) -> None:
    """R51: Very angry first, then the ordinary play, then Big Eyes."""
    if window == ids.AFTER_FIGHT and state.angry_fight > 0:
        state.angry_fight -= 1
    elif window == ids.AFTER_ROUND and state.angry_round > 0:
        state.angry_round -= 1
    elif window == ids.AFTER_WINDOW and state.angry > 0:
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
    if window != ids.AFTER_LAST_CALL:
        state.stage = (
            ids.STAGE_TARGET if card.against == ONE else ids.STAGE_REACT if card.against == ALL else ids.STAGE_EFFECT
        )
    elif card.against == ONE:  # R56
        name_target(state, state.active, seat)
    else:
        state.stage = ids.STAGE_REACT


def begin(state: MartiansState, seat: int, number: int, window: int, weapon: bool) -> None:
    """A card or weapon is going to be resolved."""
    state.played = number
    state.player = seat
    state.weapon = weapon
    state.window = window
    state.namer = seat
    _forget_choices(state)


def _forget_choices(state: MartiansState) -> None:
    state.target = state.choice = state.other = NONE
    state.reacting = state.count = state.marked = 0
    state.enough = False


def use_weapon(state: MartiansState, seat: int, weapon: int, window: int) -> None:
    """R64: a weapon is used by discarding it."""
    card = state.terms.weapons[weapon]
    drop_arm(state, seat, weapon)
    if state.telling:
        state.tell_of(seat, "uses", {"card": card.said()})
    if window == ids.AFTER_FIGHT:
        state.armed = True
    card.use(state, seat, window)


def draw_and_begin(state: MartiansState) -> None:
    """R65: a Martian card is turned up and counts as played by the active player."""
    number = draw_martian_card(state)
    if number < 0:
        return
    begin(state, state.active, number, ids.AFTER_DRAWN, False)
    state.drawn = number
    state.stage = ids.STAGE_DRAWN
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
    if state.stage == ids.STAGE_TARGET:
        named = ids.ASK_SEAT if not state.weapon else ids.ASK_GIVE if state.choice < 0 else ids.ASK_GET
        return state.ask(state.player, named)
    if state.stage in (ids.STAGE_REACT, ids.STAGE_DRAWN):
        if _ask_reactions(state):
            return True
        state.stage = ids.STAGE_EFFECT
        if state.telling and state.drawn >= 0 and not card.matters(state):
            state.tell(NONE, say("no-effect", {"card": card.said()}))
    if state.stage == ids.STAGE_REDIRECT:
        return True
    if card.act(state):
        return state.to_move >= 0
    if state.drawn >= 0 and card.effect >= 0:
        state.drawn = NONE  # R65: it lies there until its effect ends
    _clear_card(state)
    return False


def _reactor(state: MartiansState) -> int:
    """The seat that the reactions are at, NONE when all have been asked."""
    if state.stage == ids.STAGE_DRAWN:
        return state.next_seat(state.active, state.reacting) if state.reacting < state.terms.players else NONE
    if state.target >= 0:
        return state.target if state.reacting == 0 else NONE
    against = state.terms.cards[state.played].against
    if against == ALL and state.drawn < 0 and state.reacting < state.terms.players - 1:
        return state.next_seat(state.player, state.reacting + 1)
    if against == NOBODY and state.window == ids.AFTER_LAST_CALL and state.reacting == 0:
        return state.active  # R54 a: it is the win of the active player that it undoes
    return NONE


def _ask_reactions(state: MartiansState) -> bool:
    while True:
        seat = _reactor(state)
        if seat < 0:
            return False
        if reactions(state, seat):
            return state.ask(seat, ids.ASK_REACT if state.drawn < 0 else ids.ASK_MARTIAN_CARD)
        state.reacting += 1


def name_target(state: MartiansState, seat: int, namer: int) -> None:
    """The target is named, or another instead of it."""
    state.target = seat
    state.namer = namer
    state.choice = NONE
    state.stage = ids.STAGE_REACT
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
    state.played = state.player = state.namer = state.drawn = NONE
    state.window = state.stage = 0
    state.weapon = False
    _forget_choices(state)
    if state.to_move < 0:
        return
    if window == ids.AFTER_LAST_CALL and state.check == ids.CHECK_SHIP and not state.is_won():
        state.calling = 0  # R56: the turn goes on
        state.check = ids.CHECK_FIGHT if state.dirty else ids.CHECK_NONE
    if window == ids.AFTER_DRAWN:
        state.dirty = False  # R66: the check goes on with the fight anyway
    elif state.dirty and ids.PHASE_FIGHT <= state.phase <= ids.PHASE_MOVE and (state.check or not state.died):
        state.calling = 0
        state.check = ids.CHECK_FIGHT
    else:
        state.dirty = False
