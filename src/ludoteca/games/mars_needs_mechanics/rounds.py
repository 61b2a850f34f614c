"""Between the turns of Mars Needs Mechanics: a round ends, sets are sold, the next round begins (R20-R40)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.engine.phrase import seat_name
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, NONE
from ludoteca.games.mars_needs_mechanics.phrases import cards_text, listed, say
from ludoteca.games.mars_needs_mechanics.position import ASK_ENGINE, ASK_SELL, NOT_YET, MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.scoring import ranking


def end_round(state: MarsNeedsMechanicsState) -> None:
    """R22-R24: step 1 is to adjust prices."""
    state.primary = NOT_YET
    state.built_now = NONE
    state.taken_down = NONE
    state.idle = state.idle + 1 if state.purchases == 0 else 0  # R22
    state.last_round = not state.deck or state.idle == 2  # R23
    if state.telling:
        state.tell(NONE, say("round-ends-sold-out" if state.market_size() == 0 else "round-ends-passed"))
        if state.last_round:
            state.tell(NONE, say("last-round-idle" if state.deck else "last-round-deck"))
    _adjust_prices(state)
    ask_engines(state, 0)


def _adjust_prices(state: MarsNeedsMechanicsState) -> None:
    """R25-R28."""
    box = state.terms.box
    position: i64
    for position in range(len(state.line)):
        component = state.line[position]
        step = box.adjust[position]
        if state.last_round:  # R27
            was_bought = state.bought >> component & 1 == 1
            held_up = was_bought and not state.terms.always_fall  # D5
            if (step > 0 and not was_bought) or (step < 0 and held_up):
                step = 0
        state.move_price(component, step)
    if state.telling:
        parts = [
            say("price", {"component": box.components[component], "price": state.prices[component]})
            for component in box.in_play
        ]
        state.tell(NONE, say("prices-final" if state.last_round else "prices-adjusted", {"prices": listed(parts)}))


def ask_engines(state: MarsNeedsMechanicsState, step: int) -> None:
    """R29, R30: the owners of Difference Engines, from the First Player on; then whatever else works after a round."""
    players = state.terms.players
    while step < players:
        seat = (state.first + step) % players
        if state.has(seat, state.terms.engine.number):
            state.to_move = seat
            state.asked = ASK_ENGINE
            return
        step += 1
    for step in range(players):
        seat = (state.first + step) % players
        for card in state.standing(seat):
            card.after_prices(state, seat)
    ask_sale(state, 0)


def ask_sale(state: MarsNeedsMechanicsState, step: int) -> None:
    """R31: step 2, once each, from the First Player on."""
    if step < state.terms.players:
        state.to_move = (state.first + step) % state.terms.players
        state.asked = ASK_SELL
        return
    if state.last_round:
        _end_game(state)  # F1
        return
    _restock(state)
    state.first = (state.first + 1) % state.terms.players  # R40
    state.round += 1  # R2
    state.passes = 0
    state.purchases = 0
    state.bought = 0
    state.used = 0
    if state.telling:
        state._tell_opening()
    state.begin_turn(state.first)  # R40


def _restock(state: MarsNeedsMechanicsState) -> None:
    """R38: step 3."""
    left = len(state.deck)
    count = min(state.terms.box.market - state.market_size(), left)
    turned_up = state.deck[:count]
    if state.telling and count > 0:
        cards = cards_text(state.terms.box, [turned_up.count(component) for component in range(COMPONENTS)])
        state.tell(NONE, say("restocks", {"cards": cards, "left": left - count}))
    elif state.telling:
        state.tell(NONE, say("restocks-not", {"count": state.market_size(), "left": left}))
    for card in turned_up:
        state.market[card] += 1
    state.deck = state.deck[count:]
    for seat in range(state.terms.players):
        state.seen[seat] = max(0, state.seen[seat] - count)
    state.look_at_deck()


def _end_game(state: MarsNeedsMechanicsState) -> None:
    """F3."""
    players = state.terms.players
    for seat in range(players):
        for card in state.standing(seat):
            if card.worth:
                state.pay(card, seat, card.worth)
    state.to_move = NONE
    if state.telling:
        for seat in range(players):
            cards = cards_text(state.terms.box, state.hand_of(seat))
            state.tell(seat, say("shows-hand", {"seat": seat_name(seat), "cards": cards}))
        winner = ranking(state)[0]
        state.tell(NONE, say("wins", {"seat": seat_name(winner), "cogs": state.cogs[winner]}))
