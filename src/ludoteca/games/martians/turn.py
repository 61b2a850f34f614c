"""The turn of Martians!!!: whatever happens in it without a decision, step by step (R8-R31)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.martians import content, ids
from ludoteca.games.martians.content import AGAIN, HOMELAND, JAMMED, LAP, LEVITATION, NONE, THIS_TURN, WORLD_END
from ludoteca.games.martians.hands import discard_played, draw_cards
from ludoteca.games.martians.ids import CHECK_FIGHT, CHECK_NONE, PHASE_BEFORE_MARTIANS, PHASE_FARMS
from ludoteca.games.martians.phrases import Args, say, tile_the
from ludoteca.games.martians.pieces import grow_farms
from ludoteca.games.martians.position import MARTIAN_DIE, MOVE_DIE, MartiansState
from ludoteca.games.martians.resolving import resolve
from ludoteca.games.martians.scoring import standing
from ludoteca.games.martians.square import check_square
from ludoteca.games.martians.windows import ask_others, hear

NOBODY_MOVED: Final[list[int]] = []


def go_on(state: MartiansState) -> None:
    """Carry out what needs no decision, up to the next one or to the end of the game."""
    while state.to_move >= 0:
        if state.played >= 0:
            if resolve(state):
                return
        elif state.check != CHECK_NONE:
            if check_square(state):
                return
        elif _next_phase(state):
            return


def _next_phase(state: MartiansState) -> bool:
    """R8: go on with the turn; whether something is asked."""
    phase = state.phase
    if phase == ids.PHASE_START:
        _begin_turn(state)
    elif phase == ids.PHASE_BEFORE_TILE:
        return _all_seats(state, ids.PHASE_TILE)
    elif phase == ids.PHASE_TILE:
        return _draw_tile(state)
    elif phase == ids.PHASE_FIGHT:  # R17
        state.check = CHECK_FIGHT
        state.phase = ids.PHASE_DRAW
    elif phase == ids.PHASE_DRAW:
        _draw_up(state)
    elif phase == ids.PHASE_PREPARE:
        return _prepare(state)
    elif phase == ids.PHASE_OTHERS:
        return ask_others(state, ids.PHASE_ROLL)
    elif phase == ids.PHASE_ROLL:
        _roll_movement(state)
    elif phase == ids.PHASE_MOVE:
        return _ask_move(state)
    elif phase == PHASE_BEFORE_MARTIANS:
        return _all_seats(state, ids.PHASE_MARTIANS)
    elif phase == ids.PHASE_MARTIANS:
        _roll_martians(state)
    elif phase == ids.PHASE_MARTIANS_MOVE:
        return _ask_martian(state)
    elif phase == PHASE_FARMS:
        if hear(state, 0):
            return True
        state.quiet = False
        grow_farms(state)
        state.phase = ids.PHASE_DISCARD
    elif phase == ids.PHASE_DISCARD:
        if hear(state, 0):
            return True
        if state.held[state.active] > 0:
            return state.ask(state.active, ids.ASK_DISCARD)
        state.phase = ids.PHASE_END
    else:
        _end_turn(state)
    return False


def _begin_turn(state: MartiansState) -> None:
    """R8: the play is renewed, and what lasted until now ends."""
    seat = state.active
    state.turn += 1
    state.plays[seat] = 1
    for card in state.terms.effects:  # R60
        if card.lasts == LAP and state.until[card.effect] == seat:
            card.end(state)
            if state.terms.coop:
                discard_played(state, card.number)
            if state.telling:
                state.tell(NONE, say("effect-ends", {"card": card.said()}))
    state.shielded &= ~(1 << seat)
    state.died = state.dirty = state.quiet = False
    state.rolled = state.bonus = state.walked = 0
    _open_window(state, ids.PHASE_BEFORE_TILE)
    if state.telling:
        state.tell_of(seat, "turn", {"number": state.turn})


def _open_window(state: MartiansState, phase: int) -> None:
    state.asking = state.angry = state.passed = 0
    state.phase = phase


def _all_seats(state: MartiansState, then: int) -> bool:
    """W8: with `full` or `all` every seat, the active one first."""
    if hear(state, 0):
        return True
    state.quiet = False
    if state.terms.full:
        return ask_others(state, then)
    state.phase = then
    return False


# ---- step 1, the tile, and step 3, cards (R9, R21)


def _draw_tile(state: MartiansState) -> bool:
    if not state.tiles or state.lasts(WORLD_END):  # R9
        if state.telling:
            state.tell(NONE, say("skip-tile-none" if not state.tiles else "skip-tile"))
        state.phase = ids.PHASE_FIGHT
        return False
    state.tile = state.tiles[-1]
    state.tiles = state.tiles[:-1]
    if state.telling:
        state.tell_of(state.active, "draws-tile", {"tile": tile_the(state.terms.box, state.tile)})
    return state.ask(state.active, ids.ASK_PLACE)


def _draw_up(state: MartiansState) -> None:
    """R21."""
    wanted = state.terms.box.hand
    missing = wanted - state.held[state.active]
    draw_cards(state, state.active, missing)
    if state.telling and missing > 0 and state.held[state.active] < wanted:
        state.tell_of(state.active, "no-cards-left")
    _open_window(state, ids.PHASE_PREPARE)


# ---- steps 4 and 5, moving (R22-R26)


def _prepare(state: MartiansState) -> bool:
    """W2."""
    if hear(state, 1):
        return True
    if not state.died:
        return state.ask(state.active, ids.ASK_PREPARE)
    open_others(state)
    return False


def open_others(state: MartiansState) -> None:
    """W3: the others' turn to play a card, unless everybody has been asked in a round."""
    state.angry = 0
    state.asking = 0 if state.terms.always else 1
    state.phase = ids.PHASE_ROLL if state.terms.always else ids.PHASE_OTHERS


def _roll_movement(state: MartiansState) -> None:
    """R22, R23."""
    seat = state.active
    if state.died or state.lasts(LEVITATION):
        if state.telling:
            state.tell_of(seat, "skip-move-died" if state.died else "skip-move")
        state.phase = PHASE_BEFORE_MARTIANS
        return
    state.die = state.dice.source(MOVE_DIE).roll()
    state.rolled = state.die + state.life[seat]
    state.bonus = state.modifier()
    state.phase = ids.PHASE_MOVE
    if state.telling:
        args: Args = {"die": state.die, "modifier": _sign(state.bonus), "life": state.life[seat]}
        args["doubled"] = "yes" if state.lasts(content.DOUBLED) else "no"
        args["count"] = state.allowance()
        state.tell_of(seat, "move-roll", args)
    if state.has_martian(state.pawn[seat]) and not state.lasts(JAMMED):  # R25
        state.check = CHECK_FIGHT


def _sign(modifier: int) -> str:
    """Which way a roll is changed, for a sentence."""
    return "plus" if modifier > 0 else "minus" if modifier < 0 else "none"


def _ask_move(state: MartiansState) -> bool:
    """W4."""
    if state.died or state.lasts(LEVITATION):  # R66
        if state.telling and not state.died:
            state.tell_of(state.active, "skip-steps", {"count": state.steps_left()})
        state.angry = 0
        state.phase = PHASE_BEFORE_MARTIANS
        return False
    return hear(state, 1) or state.ask(state.active, ids.ASK_MOVE)


# ---- step 6, the Martians (R27-R29)


def _roll_martians(state: MartiansState) -> None:
    state.asking = 0
    if state.lasts(HOMELAND):  # C5
        if state.telling:
            state.tell(NONE, say("skip-martians"))
        state.phase = PHASE_FARMS
        return
    state.die = state.dice.source(MARTIAN_DIE).roll()
    state.left = state.die + state.modifier()
    state.moved = NOBODY_MOVED
    state.phase = ids.PHASE_MARTIANS_MOVE
    if state.telling:
        args: Args = {"die": state.die, "modifier": _sign(state.modifier()), "count": state.left}
        state.tell_of(state.active, "martian-roll", args)


def _ask_martian(state: MartiansState) -> bool:
    if state.left > 0 and not state.lasts(HOMELAND):
        return hear(state, 1) or state.ask(state.active, ids.ASK_MARTIAN)
    state.left = 0
    state.quiet = False
    state.moved = NOBODY_MOVED
    state.phase = PHASE_FARMS
    return False


# ---- the end of the turn


def _end_turn(state: MartiansState) -> None:
    """R8: the next seat, or the same one again (C6); F4, F8."""
    seat = state.active
    if state.until[HOMELAND] == seat:
        state.homeland_ends -= 1
        if state.homeland_ends == 0:
            state.until[HOMELAND] = NONE
    for card in state.terms.effects:
        if card.lasts == THIS_TURN and card.effect != AGAIN:
            card.end(state)
    state.died = False
    state.die = state.rolled = state.bonus = state.walked = 0
    if state.turn >= state.terms.last_turn:
        _time_out(state)
        return
    if state.lasts(AGAIN):
        state.until[AGAIN] = NONE
    else:
        state.active = state.next_seat(seat, 1)
    state.phase = ids.PHASE_START


def _time_out(state: MartiansState) -> None:
    """F4, F8."""
    if state.terms.coop:
        state.lose("lost-time")
        return
    best = max([standing(state, seat) for seat in range(state.terms.players)])
    mask = 0
    for seat in range(state.terms.players):
        if standing(state, seat) == best:
            mask |= 1 << seat
    state.timed_out = True
    state.end(mask)
    if state.telling:
        state.tell(NONE, say("time-out"))
