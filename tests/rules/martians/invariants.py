"""What holds in every position of Martians!!! (section 9 of the rules)."""

from __future__ import annotations

from ludoteca.engine.game import State
from ludoteca.games.martians.content import EYES, HOUSE, LEVITATION, STUPID, WORLD_END
from ludoteca.games.martians.ids import ASK_MOVE
from ludoteca.games.martians.knowledge import spans_meet
from ludoteca.games.martians.map import distances
from ludoteca.games.martians.position import MartiansState

BOUND = 20_000
"""At most 60 laps of 6 players, and far fewer than 55 decisions a turn on average."""


def check(state: State) -> None:
    """What each single position must be like."""
    assert isinstance(state, MartiansState)
    check_cards(state)
    check_tiles(state)
    check_martians(state)
    check_objects(state)
    check_players(state)


def check_cards(state: MartiansState) -> None:
    coop = state.terms.coop
    players = state.terms.players
    hands = [card for seat in range(players) for card in state.hand_of(seat)]
    arms = [HOUSE.weapons[weapon] for seat in range(players) for weapon in range(5) if state.has_arm(seat, weapon)]
    event = sorted([*state.deck, *state.discards, *hands, *arms])
    assert event == sorted(list(range(20 if coop else 35)) * 2)
    if coop:
        lasting = [
            (20, state.until[EYES]),
            (26, state.until[LEVITATION]),
            (30, state.until[STUPID]),
            (31, state.until[WORLD_END]),
        ]
        lying = [card for card, seat in lasting if seat >= 0]
        drawn = [state.drawn] if state.drawn >= 0 else []
        renewed = [card for card in drawn if card in lying and state.to_move < 0]
        found = sorted([*state.martian_deck, *state.martian_discards, *lying, *drawn])
        for card in renewed:
            found.remove(card)
        assert found == sorted(list(range(20, 35)) * 2)
    for seat in range(players):
        hand = state.hand_of(seat)
        assert len(hand) <= 3
        assert hand == sorted(hand)
        slots = state.slot[3 * seat : 3 * seat + len(hand)]
        assert slots == sorted(slots)
        for card in hand:
            copies = [span for span in state.copy_of[2 * card : 2 * card + 2] if span >= 0]
            assert any(spans_meet(span, slot) for span in copies for slot in slots)
    unseen = sorted([*state.deck, *hands])
    for card in range(35):
        assert sum(span >= 0 for span in state.copy_of[2 * card : 2 * card + 2]) == unseen.count(card)
        loose = sum(span >= 0 and span % 100 == 99 for span in state.copy_of[2 * card : 2 * card + 2])
        assert state.deck.count(card) <= loose


def check_tiles(state: MartiansState) -> None:
    drawn = [state.tile] if state.tile >= 0 else []
    assert sorted([*state.on_table, *state.tiles, *state.tile_discards, *state.tiles_gone, *drawn]) == list(range(30))
    assert state.place[0] == 220
    positions = [state.place[tile] for tile in state.on_table]
    assert len(set(positions)) == len(positions)
    assert all(0 <= position < 441 for position in positions)
    assert sum(code >= 0 for code in state.grid) == len(positions)
    for tile in state.on_table:
        position = state.place[tile]
        exits = HOUSE.exits[4 * tile + state.rotation[tile]]
        assert state.grid[position] == 16 * tile + exits
        x, y = position % 21, position // 21
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if 0 <= x + dx < 21 and 0 <= y + dy < 21:
                other = state.grid[(y + dy) * 21 + x + dx]
                assert other < 0 or exits >> side & 1 == other >> (side + 2) % 4 & 1
    reached = distances(state, 4)
    assert all(any(reached[9 * tile + square] >= 0 for square in range(9)) for tile in state.on_table)
    for cell in range(270):
        assert (reached[cell] >= 0) == (state.ground[cell] != 0)


def check_martians(state: MartiansState) -> None:
    assert state.martians == [cell for cell in range(270) if state.squares[cell] & 1]
    assert all(state.ground[cell] != 0 for cell in state.martians)
    assert state.supply >= 0
    if state.terms.coop:
        assert state.trophies == [0] * state.terms.players
        assert state.supply + len(state.martians) + state.removed == state.terms.supply
        assert state.supply > 0 or state.is_over
    else:
        assert state.removed == 0
        assert state.supply + len(state.martians) + sum(state.trophies) == 100


def check_objects(state: MartiansState) -> None:
    hidden = [kind for kind in state.spot_kind if kind >= 0]
    held = [kind for seat in range(state.terms.players) for kind in state.held_kinds(seat)]
    brought = [kind for kind in range(3) if state.delivered >> kind & 1]
    everything = sorted([*state.pool, *hidden, *(code % 3 for code in state.open_objects), *held, *brought])
    assert everything == sorted([0, 1, 2] * (3 if state.terms.coop else 6))
    cells = [code // 3 for code in state.open_objects]
    cells += [state.spot_cell[spot] for spot in range(18) if state.spot_kind[spot] >= 0]
    assert all(state.ground[cell] == 2 and 5 <= cell // 9 <= 16 for cell in cells)
    for spot in range(18):
        if state.spot_kind[spot] >= 0:
            assert state.spot_mask[spot] >> state.spot_kind[spot] & 1
    for time in range(len(state.epochs) // 3):
        for kind in range(3):
            then = [spot for spot in range(18) if state.spot_kind[spot] == kind and state.spot_epoch[spot] <= time]
            assert len(then) <= state.epochs[3 * time + kind]
    farms = [tile for tile in state.on_table if 1 <= tile <= 4]
    laid = [state.tokens[tile - 1] for tile in farms]
    assert sorted([*laid, *state.beside]) == [0, 0, 0, 1]
    assert all(state.tokens[tile - 1] == -1 for tile in range(1, 5) if tile not in farms)
    assert all(tile in farms or not state.token_up >> (tile - 1) & 1 for tile in range(1, 5))


def check_players(state: MartiansState) -> None:
    for seat in range(state.terms.players):
        assert 1 <= state.life[seat] <= 5
        assert 0 <= state.bullets[seat] <= 5
        assert state.ground[state.pawn[seat]] != 0
        assert 0 <= state.items[seat] <= 7
        assert (state.shells[seat] > 0) == state.has_arm(seat, 3) or (state.gun and seat == state.active)
        assert 0 <= state.shells[seat] <= 3
        assert 0 <= state.plays[seat] <= 1
        assert state.is_over or state.trophies[seat] < state.terms.goal
    assert 0 <= state.angry <= 2
    assert 0 <= state.angry_fight <= 2
    assert state.turn <= state.terms.last_turn
    if state.asked == ASK_MOVE and not state.is_over:
        assert 0 <= state.walked <= state.allowance() <= 23


def check_step(before: State, after: State) -> None:
    """What can never be undone."""
    assert isinstance(before, MartiansState)
    assert isinstance(after, MartiansState)
    assert 0 <= after.turn - before.turn <= 2
    assert len(after.tiles) <= len(before.tiles)
    assert set(before.tile_discards) <= set(after.tile_discards)
    assert set(before.tiles_gone) <= set(after.tiles_gone)
    assert before.delivered & ~after.delivered == 0
    assert after.age >= before.age
    assert after.removed >= before.removed
    assert bin(after.token_up).count("1") >= bin(before.token_up).count("1")
