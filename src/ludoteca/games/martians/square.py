"""The square of the active pawn in Martians!!!: the fight, what lies there, the Mother Ship (R18, R32-R37, F2, F5)."""

from __future__ import annotations

from ludoteca.games.martians import ids, pieces
from ludoteca.games.martians.content import CENTRES, FARMS, JAMMED, NONE, SHOTGUN
from ludoteca.games.martians.ids import CHECK_FIGHT, CHECK_NONE, CHECK_OBJECTS, CHECK_PICK, CHECK_SHIP, CHECK_TOKEN
from ludoteca.games.martians.phrases import cell_name, kind_name, say, tile_there
from ludoteca.games.martians.pieces import end_combat, lose_life, put_martian, take_markers, take_objects
from ludoteca.games.martians.position import ENOUGH, FACES, FIGHT_DIE, MartiansState
from ludoteca.games.martians.resolving import draw_and_begin
from ludoteca.games.martians.windows import hear, last_calls


def check_square(state: MartiansState) -> bool:
    """Go on with the check; whether something is asked."""
    if state.check == ids.CHECK_CARD:
        state.check = CHECK_FIGHT
        draw_and_begin(state)
        return False
    cell = state.pawn[state.active]
    if state.check == CHECK_FIGHT:
        state.dirty = False
        if not state.has_martian(cell):
            end_combat(state)
            state.check = CHECK_PICK
        elif state.lasts(JAMMED):
            end_combat(state)
            state.check = CHECK_NONE
        else:
            if state.combat == 0:
                state.combat = 1
            return hear(state, 1) or state.ask(state.active, ids.ASK_FIGHT)
    if state.check == CHECK_PICK:
        state.check = CHECK_OBJECTS
        if not state.terms.coop or state.terms.players == 1:
            take_markers(state, state.active, cell)
        elif pieces.can_take_marker(state, state.active, cell):  # R19
            return state.ask(state.active, ids.ASK_TAKE)
    if state.check == CHECK_OBJECTS:
        take_objects(state, state.active, cell)
        state.check = CHECK_TOKEN
    if state.check == CHECK_TOKEN:
        state.check = CHECK_FIGHT if _turn_token(state, cell) else CHECK_SHIP
    if state.check == CHECK_SHIP:
        return _board_ship(state, cell)
    return False


def _turn_token(state: MartiansState, cell: int) -> bool:
    """R42; whether a Martian guards the ship that was turned up (D7)."""
    farm = cell // 9 - 1
    if not 0 <= farm < FARMS or cell != CENTRES[farm] or state.token_up >> farm & 1:
        return False
    state.token_up |= 1 << farm
    ship = state.tokens[farm] == 1
    if state.telling:
        state.tell_of(state.active, "ship-found" if ship else "crop-found", {"tile": tile_there(state, farm + 1)})
    if not ship or not state.terms.ambush or not put_martian(state, cell):
        return False
    if state.telling:
        state.tell(NONE, say("martian-appears", {"cell": cell_name(state, cell)}))
    return True


def _board_ship(state: MartiansState, cell: int) -> bool:
    """F2, F5."""
    farm = state.ship_farm()
    if farm >= 0 and CENTRES[farm] == cell:
        if state.is_won():
            return _last_call(state)
        if state.terms.coop:
            _deliver(state)
        else:
            state.calling = 0
    state.check = CHECK_NONE
    return False


def _deliver(state: MartiansState) -> None:
    """F5."""
    seat = state.active
    for kind in state.held_kinds(seat):
        if not state.delivered >> kind & 1:
            state.delivered |= 1 << kind
            state.items[seat] &= ~(1 << kind)
            if state.telling:
                state.tell_of(seat, "delivers", {"kind": kind_name(kind)})
    if state.delivered == 7:
        if state.telling:
            state.tell(NONE, say("won-together"))
        state.end((1 << state.terms.players) - 1)


def _last_call(state: MartiansState) -> bool:
    """R56: each other seat may undo the win; whether one is asked."""
    if state.terms.last_call:
        if state.calling == 0:
            state.calling = 1
            state.passed = 0
        while state.calling < state.terms.players:
            seat = state.next_seat(state.active, state.calling)
            if last_calls(state, seat):
                return state.ask(seat, ids.ASK_LAST_CALL)
            state.calling += 1
    if state.telling:
        state.tell_of(state.active, "wins-items")
    state.end(1 << state.active)
    return True


# ---- combat, R32-R37


def fight_roll(state: MartiansState) -> None:
    """R33-R35: the roll, and what it costs."""
    seat = state.active
    state.angry_fight = 0
    state.combat = 2
    if not state.gun and _may_use_gun(state):  # R33: perhaps laid down between two rolls
        state.gun = True
        state.shells[seat] -= 1
    state.die = state.dice.source(FIGHT_DIE).roll()
    if state.telling:
        state.tell_of(seat, "fight-roll", {"die": state.die, "total": state.fight_total()})
    if state.price() <= 0:
        win_fight(state)
    elif state.bullets[seat] >= state.price():
        state.ask(seat, ids.ASK_PAY)
    else:
        lose_life(state, seat, 1, False)  # R36: the player fights on, or dies


def _may_use_gun(state: MartiansState) -> bool:
    """R33: whether a Shotgun serves from the next roll on."""
    return state.has_arm(state.active, SHOTGUN) and not state.armed


def win_fight(state: MartiansState) -> None:
    """R37."""
    seat = state.active
    pieces.collect_martian(state, seat, state.pawn[seat])
    state.dirty = False
    if state.telling:
        state.tell_of(seat, "beats-martian", {"count": state.trophies[seat]})
    end_combat(state)
    state.check = CHECK_PICK
    pieces.has_trophy_win(state, seat)


def fight_prices(state: MartiansState) -> list[int]:
    """R33-R35: for each face of the die, 1 to 6, the Bullets that would be missing; 0: the Martian is beaten."""
    bonus = state.modifier() + (1 if state.gun or (state.combat > 0 and _may_use_gun(state)) else 0)
    return [max(0, ENOUGH - face - bonus) for face in range(1, FACES + 1)]
