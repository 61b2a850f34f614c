"""What each card does (C1-C35), and the rulings about them."""

from __future__ import annotations

import pytest

from ludoteca.games.martians.content import (
    AGAIN,
    DOUBLED,
    EYES,
    HOMELAND,
    JAMMED,
    LEVITATION,
    STUPID,
    WAITED,
    WORLD_END,
)
from ludoteca.games.martians.decisions.martians import can_go
from ludoteca.games.martians.examples import CHURCH, DINER, DYNA, FERT, FUEL, cards, load, position
from ludoteca.games.martians.ids import (
    ASK_CELL,
    ASK_FIGHT,
    ASK_GET,
    ASK_LANDING,
    ASK_MARTIAN,
    ASK_MARTIAN_CARD,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PLACE,
    ASK_REACT,
    ASK_SEAT,
)
from ludoteca.games.martians.map import legal_places
from ludoteca.games.martians.pieces import can_return_to_pool, lift_martian
from ludoteca.games.martians.windows import may_play
from tests.rules.martians.table import may, names, play, told, why, worlds

BOARD_B = [CHURCH, DINER]
FARM = (1, 0, -1, 0)
GAS = (6, 1, 0, 1)


@pytest.mark.rule("C1")
def test_C1_every_player_gains_a_bullet_up_to_five() -> None:
    state = position(hands=["C1"], players=3, bullets=[0, 5, 3])
    play(state, "card C1")
    assert state.bullets == [1, 5, 4]
    full = position(hands=["C1 C4"], bullets=[5, 5], tiles=BOARD_B, martians=[133])
    assert why(full, "card C1") == ("R52", "no-change")


@pytest.mark.rule("C2", "D35")
def test_C2_martians_are_lured_to_a_tile_beside() -> None:
    state = position(hands=["C2"], tiles=BOARD_B, martians=[129, 130, 133])
    play(state, "card C2")  # from the Church, the only tile with Martians, to the House beside it
    assert state.legal_actions() == [1849 + cell for cell in (129, 130, 133)]
    play(state, "cell 130")
    assert state.legal_actions() == [1849 + cell for cell in (1, 3, 4, 5, 7)]  # the building is a legal space too
    play(state, "cell 7")
    assert may(state, "pass")
    play(state, "cell 133", "cell 1", "pass")
    assert state.martians == [1, 7, 129]
    secure = position(hands=["C2 C4"], tiles=BOARD_B, martians=[133])
    secure.until[HOMELAND] = 1
    assert not may_play(secure, 0, secure.terms.cards[1], 3)
    guarded = position(hands=["C2"], tiles=BOARD_B, martians=[133])
    guarded.shielded = 1  # the pawn stands on square 5 of the House
    play(guarded, "card C2")
    assert not may(guarded, "cell 4")


@pytest.mark.rule("C3", "D19", "D23", "D36")
def test_C3_no_martian_moves_onto_the_square_of_a_shielded_player() -> None:
    state = position("move", tiles=BOARD_B, arms=["C3"], pawns=[1], martians=[133], rolls=[2], hands=["", "C30"])
    play(state, "weapon C3")
    assert (state.shielded, state.arms[0], names(state.discards), state.bullets[0]) == (1, 0, "C3", 3)
    assert not can_go(state, 1)
    assert state.has_martian(133)
    load(state, 6)
    play(state, "step N")  # one may still walk onto Martians
    assert (state.pawn[0], state.trophies[0]) == (133, 1)
    theirs = position("others", arms=["", "C3"], hands=["", "C1"])
    assert why(theirs, "weapon C3") == ("R64", "no-own-turn")
    pods = position("others", hands=["", "C30"], pawns=[1, 4])
    pods.shielded = 1
    play(pods, "card C30")
    assert 1 in pods.martians or pods.trophies[0] == 1  # what is put there does not move


@pytest.mark.rule("C4")
def test_C4_a_tile_is_cleared() -> None:
    state = position(hands=["C4"], tiles=BOARD_B, martians=[133, 130, 136])
    play(state, "card C4", "tile 14")
    assert (state.martians, state.supply) == ([136], 99)
    coop = position(hands=["C4"], tiles=BOARD_B, martians=[133, 130, 136], mode="cooperative")
    play(coop, "card C4", "tile 14")
    assert (coop.martians, coop.supply, coop.removed) == ([136], 97, 2)
    gentle = position(hands=["C4"], tiles=BOARD_B, martians=[133, 130], mode="cooperative", difficulty="gentle")
    play(gentle, "card C4")
    assert (gentle.martians, gentle.supply, gentle.removed) == ([], 85, 0)


@pytest.mark.rule("C5", "R62")
def test_C5_no_martian_moves_until_the_end_of_the_next_turn() -> None:
    state = position("others", hands=["", "C5 C5"], tiles=BOARD_B, martians=[133], deck=[])
    play(state, "card C5")
    assert (state.until[HOMELAND], state.homeland_ends) == (1, 1)
    assert not may(state, "card C5")
    play(state, "stop")
    assert state.martians == [133]
    assert state.asked != ASK_MARTIAN


@pytest.mark.rule("C6", "R61")
def test_C6_another_turn_follows() -> None:
    state = position(hands=["C6 C6"], deck=[])
    play(state, "card C6")
    assert state.lasts(AGAIN)
    play(state, "stop", "pass")
    assert (state.active, state.turn, state.lasts(AGAIN), state.plays[0]) == (0, 2, False, 1)
    solo = position(hands=["C6 C1"], mode="cooperative", players=1)
    assert why(solo, "card C6") == ("R52", "no-change")


@pytest.mark.rule("C7")
def test_C7_pawns_outside_go_to_the_nearest_shelter() -> None:
    state = position(hands=["C7"], tiles=[*BOARD_B, (1, 1, 0, 0)], pawns=[131, 5], players=3)
    play(state, "card C7")
    assert state.pawn == [127, 4, 4]
    inside = position(hands=["C7 C1"], pawns=[4, 4])
    assert why(inside, "card C7") == ("R52", "no-change")


@pytest.mark.rule("C8")
def test_C8_the_mp3_player_cancels_memory_drain() -> None:
    state = position("others", hands=["", "C29"], arms=["C8"], items=[[FUEL]])
    play(state, "card C29")
    assert (state.asked, state.to_move) == (ASK_REACT, 0)
    play(state, "weapon C8")
    assert (state.items[0], state.arms[0]) == (1, 0)
    coop = position(
        "move", tiles=[(27, 0, -1, 0)], pawns=[1], items=[[FUEL], [DYNA]], arms=["C8"], mode="cooperative",
        martian_top="C29",
    )  # fmt: skip
    play(coop, "step N", "step N")
    assert (coop.asked, coop.to_move) == (ASK_MARTIAN_CARD, 0)
    play(coop, "weapon C8")
    assert coop.items == [1, 4]


@pytest.mark.rule("C9", "D26")
def test_C9_a_road_tile_at_the_edge_leaves_the_game() -> None:
    tiles = [(17, 0, -1, 0), (18, 0, -2, 0), (23, 1, 0, 3)]
    state = position(hands=["C9"], tiles=tiles, martians=[163, 166], pawns=[4, 166])
    play(state, "card C9")
    assert state.legal_actions() == [1819 + 18, 1819 + 23]  # 17 alone joins 18 to the rest
    assert why(state, "tile 0") == ("C9", "no-tile-target")
    play(state, "tile 18")
    assert (state.trophies[0], state.martians, state.pawn[1]) == (2, [], 4)
    assert (state.tiles_gone, state.place[18], 18 in state.on_table) == ([18], -1, False)
    assert any(action // 4 == 220 - 42 for action in legal_places(state, 19))
    coop = position(hands=["C9"], tiles=[(17, 0, -1, 0)], martians=[154], mode="cooperative")
    play(coop, "card C9")
    assert (coop.removed, coop.trophies[0]) == (1, 0)


@pytest.mark.rule("C10")
def test_C10_one_martian_each_of_up_to_five_tiles() -> None:
    state = position(hands=["C10"], tiles=BOARD_B, martians=[133, 130, 136, 1])
    play(state, "card C10")
    assert not may(state, "pass")
    play(state, "cell 133")
    assert not may(state, "cell 130")
    assert may(state, "pass")
    play(state, "cell 1", "cell 136")
    assert (state.martians, state.supply, state.asked) == ([130], 99, ASK_MOVE)


@pytest.mark.rule("C11", "D23")
def test_C11_items_are_exchanged() -> None:
    state = position(arms=["C11"], items=[[FUEL], [DYNA]], players=3, hands=["", "", ""])
    play(state, "weapon C11")
    assert state.items == [4, 1, 0]
    assert names(state.discards) == "C11"
    double = position(arms=["C11"], items=[[FUEL], [FUEL, DYNA]], hands=["C1", ""])
    assert not may(double, "weapon C11")  # the other would hold two of a kind
    assert why(double, "weapon C11") == ("C11", "no-exchange")
    closed = position(arms=["C11"], items=[[FUEL], [DYNA]], hands=["", "C18"])
    play(closed, "weapon C11")
    assert (closed.asked, closed.to_move) == (ASK_REACT, 1)
    play(closed, "card C18")
    assert (closed.items, closed.asked) == ([1, 4], ASK_MOVE)  # only cancelled


@pytest.mark.rule("C11")
def test_C11_a_hidden_object_is_looked_at_by_the_owner_alone() -> None:
    state = position(
        arms=["C11"], items=[[FUEL, DYNA]], tiles=BOARD_B, furnished=True, hidden={128: DYNA, 143: FERT}, telling=True
    )
    play(state, "weapon C11", "item F")
    assert state.asked == ASK_GET
    play(state, "cell 128")
    spot = state.spot_cell.index(128)
    assert (state.items[0], state.spot_seen[spot], state.spot_mask[spot]) == (5, 1, 5)
    assert "puts-back-own" in told(state, 0)
    assert "puts-back" in told(state, 1)
    assert {world.spot_kind[spot] for world in worlds(state, 1)} == {FUEL, DYNA}
    assert {world.spot_kind[spot] for world in worlds(state, 0)} == {DYNA}


@pytest.mark.rule("C12")
def test_C12_the_shotgun_serves_three_combats() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12"], rolls=[4])
    assert state.shells[0] == 2
    last = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12"], hands=["C4"])
    last.shells[0] = 1
    load(last, 3)
    play(last, "roll")
    assert (last.trophies[0], last.arms[0], last.shells[0], names(last.discards)) == (1, 0, 0, "C12")


@pytest.mark.rule("C13")
def test_C13_under_the_jammer_nobody_fights() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133, 130], pawns=[133], arms=["C13"], hands=["C14 C17 C18"])
    play(state, "weapon C13")
    assert (state.lasts(JAMMED), state.combat, state.asked) == (True, 0, ASK_MOVE)
    play(state, "step N", "step N")
    assert (state.pawn[0], state.trophies[0], state.life[0]) == (127, 0, 3)


@pytest.mark.rule("C14")
def test_C14_somebody_else_is_taken_instead() -> None:
    state = position("others", hands=["C14", "C34"], players=3, tiles=BOARD_B)
    play(state, "card C34", "seat 0")
    assert (state.asked, state.to_move, may(state, "card C14")) == (ASK_REACT, 0, True)
    play(state, "card C14")
    assert (state.asked, state.legal_actions()) == (ASK_SEAT, [1814, 1815])
    play(state, "seat 2")
    assert (state.asked, state.to_move) == (ASK_CELL, 0)  # the square is chosen by whoever named the target
    play(state, "cell 143")
    assert state.pawn == [4, 4, 143]


@pytest.mark.rule("C15", "D28")
def test_C15_the_own_pawn_goes_anywhere() -> None:
    state = position(hands=["C15"], tiles=BOARD_B, furnished=True, hidden={128: FERT}, mode="cooperative", players=1)
    play(state, "card C15")
    assert not may(state, "cell 4")
    assert why(state, "cell 132") == ("R3", "no-square")
    play(state, "cell 128")  # an icon square: only a step draws a card
    assert (state.pawn[0], state.items[0], len(state.martian_deck)) == (128, 2, 30)


@pytest.mark.rule("C16")
def test_C16_the_movement_is_doubled_once() -> None:
    state = position(hands=["C16 C16"], life=[2], rolls=[5])
    state.plays[0] = 1
    state.eyes_left = 1
    play(state, "card C16")
    assert (state.lasts(DOUBLED), state.allowance()) == (True, 14)
    assert not may(state, "card C16")
    other = position("others", hands=["", "C16 C1"])
    assert why(other, "card C16") == ("R53", "no-window")


@pytest.mark.rule("C17", "D25", "R54")
def test_C17_cancels_a_martian_card_against_you_or_all() -> None:
    for card in ("C29", "C33", "C24", "C35", "C27", "C31"):
        state = position("others", hands=["C17", card], items=[[FUEL]])
        play(state, f"card {card}")
        assert (state.asked, state.to_move) == (ASK_REACT, 0)
        play(state, "card C17")
        assert (state.life[0], state.items[0], state.until[LEVITATION], state.until[STUPID]) == (3, 1, -1, -1)
        assert sorted(names(state.discards).split()) == sorted(["C17", card])
    for card in ("C21", "C28", "C32"):
        state = position("others", hands=["C17", card])
        play(state, f"card {card}")
        assert state.asked not in (ASK_REACT,)


@pytest.mark.rule("C17", "R65")
def test_C17_draws_another_martian_card_in_the_co_operative_game() -> None:
    state = position(
        "move", tiles=[(27, 0, -1, 0)], pawns=[1], hands=["", "C17"], mode="cooperative", martian_top="C31 C32"
    )
    play(state, "step N", "step N")
    assert (state.asked, state.to_move, state.drawn) == (ASK_MARTIAN_CARD, 1, 30)
    play(state, "card C17")
    assert (state.until[STUPID], state.until[WORLD_END], names(state.martian_discards)) == (-1, 0, "C31")


@pytest.mark.rule("C18")
def test_C18_the_card_may_be_turned_on_another_player() -> None:
    state = position("others", hands=["C18", "C33"], players=3, bullets=[3, 3, 4])
    play(state, "card C33", "seat 0", "card C18")
    assert state.legal_actions() == [1770, 1814, 1815]
    nobody = state.clone()
    play(nobody, "pass")
    assert (nobody.life, nobody.bullets) == ([3, 3, 3], [3, 3, 4])
    play(state, "seat 1")  # the one who played it, too
    assert (state.life, state.bullets, state.pawn) == ([3, 3, 3], [3, 3, 4], [4, 4, 4])
    assert told(state) == []


@pytest.mark.rule("C19")
def test_C19_plus_one_until_the_end_of_the_turn() -> None:
    state = position(hands=["C19 C19"], life=[2], rolls=[5], deck=[])
    state.eyes_left = 1
    play(state, "card C19")
    assert not may(state, "card C19")
    assert state.allowance() == 8
    play(state, "stop", "pass")
    assert not state.lasts(WAITED)


@pytest.mark.rule("C20")
def test_C20_needs_another_card_that_can_be_played() -> None:
    state = position("prepare", hands=["C20 C14 C1"])
    assert may(state, "card C20")
    play(state, "card C20")
    assert state.angry == 2
    alone = position("prepare", hands=["C20 C14 C17", ""], arms=["C3"])
    assert why(alone, "card C20") == ("C20", "no-other-card")


@pytest.mark.rule("C21", "R60")
def test_C21_everybody_gains_a_play_until_the_active_players_next_turn() -> None:
    state = position("others", hands=["C1", "C21 C1"], players=3)
    play(state, "card C21")
    assert (state.until[EYES], state.eyes_left, state.plays) == (0, 7, [1, 0, 1])
    assert may(state, "card C1")
    play(state, "card C1")
    assert state.eyes_left == 5


@pytest.mark.rule("C22")
def test_C22_a_token_is_looked_at() -> None:
    farms = [FARM, (2, 1, 0, 0)]
    state = position(hands=["C22"], tiles=farms, tokens={1: 1}, telling=True)
    play(state, "card C22", "tile 1")
    assert state.token_seen == [1, 0, 0, 0]
    assert "looks-own" in told(state, 0)
    assert "looks-own" not in told(state, 1)
    assert {world.tokens[0] for world in worlds(state, 0)} == {1}
    assert {world.tokens[0] for world in worlds(state, 1)} == {0, 1}
    assert state.knows_token(0, 1)  # the other cannot be the ship
    coop = position("move", tiles=[(27, 0, -1, 0), (1, 1, 0, 0)], pawns=[1], mode="cooperative", martian_top="C22")
    play(coop, "step N", "step N")
    assert coop.token_seen[0] == 3


@pytest.mark.rule("C23", "D24")
def test_C23_two_tokens_change_places_and_keep_their_faces() -> None:
    farms = [FARM, (2, 1, 0, 0)]
    state = position(hands=["C23"], tiles=farms, tokens={1: 1}, up=[1], pawns=[4])
    state.token_seen = [0, 2, 0, 0]
    play(state, "card C23", "tile 1")
    assert (state.tokens[:2], state.token_up, state.token_seen[:2]) == ([0, 1], 2, [2, 0])
    assert state.ship_farm() == 1
    same = position(hands=["C23 C1"], tiles=farms, tokens={}, up=[1, 2])
    assert why(same, "card C23") == ("R52", "no-change")


@pytest.mark.rule("C24")
def test_C24_every_hand_is_exchanged() -> None:
    state = position("others", hands=["C1 C2", "C24 C4", "C5"], players=3, top="C6 C7 C8 C9 C10")
    play(state, "card C24")
    assert [names(state.hand_of(seat)) for seat in range(3)] == ["C6 C7", "C8 C9", "C10"]
    assert sorted(names(state.discards).split()) == ["C1", "C2", "C24", "C4", "C5"]


@pytest.mark.rule("C25", "D29")
def test_C25_fuel_goes_to_a_gas_station() -> None:
    state = position("others", hands=["", "C25"], tiles=[GAS, (5, 0, -1, 0)], items=[[FUEL, DYNA]], furnished=True)
    play(state, "card C25")
    assert (state.to_move, state.legal_actions()) == (0, [1819 + 5, 1819 + 6])  # the target chooses
    play(state, "tile 5")
    assert (state.items[0], state.open_objects) == (4, [3 * 45])
    none = position("others", hands=["", "C25 C1"], items=[[FUEL]])
    assert why(none, "card C25") == ("R52", "no-change")
    coop = position(
        "move", tiles=[(27, 0, -1, 0), GAS], pawns=[1], items=[[FUEL], [FUEL, FERT]], mode="cooperative",
        martian_top="C25",
    )  # fmt: skip
    play(coop, "step N", "step N")
    assert (coop.items, len(coop.open_objects)) == ([0, 2], 2)


@pytest.mark.rule("C25", "D29")
def test_C25_together_the_fuel_that_lies_open_is_in_play_too() -> None:
    state = position(
        "move", tiles=[(27, 0, -1, 0), GAS, (14, 1, 0, 1)], pawns=[1], items=[[FUEL]], mode="cooperative",
        martian_top="C25", opened=[(126, FUEL), (127, DYNA), (9 * GAS[0], FUEL)], telling=True,
    )  # fmt: skip
    play(state, "step N", "step N")
    assert state.items == [0, 0]
    assert sorted(code // 27 for code in state.open_objects if code % 3 == FUEL) == [GAS[0]] * 3
    assert 3 * 127 + DYNA in state.open_objects
    assert "fuel-carried" in told(state)


@pytest.mark.rule("C26", "D22")
def test_C26_everybody_may_take_a_weapon_out_of_the_pile() -> None:
    state = position("others", hands=["", "C26"], arms=["C3"], pile="C3 C12 C1 C4", players=2, telling=True)
    play(state, "card C26")
    assert (state.asked, state.to_move) == (ASK_LANDING, 0)
    assert state.legal_actions() == [1770, 2181 + 3]  # a second Four-sided Dice is not offered
    play(state, "arm C12")
    assert (state.shells[0], state.held[0]) == (3, 0)
    assert state.to_move == 1
    assert state.legal_actions() == [1770, 2181]
    assert {tuple(sorted(world.deck)) for world in worlds(state, 1)} == {tuple(sorted(state.deck))}
    play(state, "pass")
    assert sorted(state.deck) == cards("C1 C3 C4")


@pytest.mark.rule("C26")
def test_C26_everybody_learns_which_weapons_lay_in_the_pile() -> None:
    state = position("others", hands=["C12 C13", "C26"], pile="C3 C1 C4 C5 C6", players=2)
    play(state, "card C26", "pass", "pass")
    for world in worlds(state, 1):
        assert {11, 12} <= set(world.hand_of(0)) or 11 not in world.deck
        assert 2 in world.deck
        assert 2 not in world.hand_of(0)


@pytest.mark.rule("C27", "R22")
def test_C27_nobody_rolls_or_steps() -> None:
    state = position("others", hands=["", "C27"], tiles=BOARD_B, rolls=[3])
    play(state, "card C27")
    assert (state.until[LEVITATION], state.rolled) == (0, 0)
    assert state.asked != ASK_MOVE


@pytest.mark.rule("C28")
def test_C28_tiles_without_a_martian_get_one() -> None:
    state = position("others", hands=["", "C28"], tiles=[*BOARD_B, (1, 1, 0, 0)], martians=[133])
    play(state, "card C28")
    assert (state.asked, may(state, "pass"), may(state, "cell 130"), may(state, "cell 4")) == (
        ASK_CELL, False, False, False,
    )  # fmt: skip
    play(state, "cell 1", "cell 9", "cell 139")
    assert state.martians == [1, 9, 133, 139]
    assert state.asked == ASK_MOVE


@pytest.mark.rule("C29", "D14")
def test_C29_items_go_back_to_the_pool_or_are_set_down() -> None:
    state = position("others", hands=["", "C29"], items=[[FUEL, DYNA]], tiles=BOARD_B, deck=[29, 7])
    play(state, "card C29")
    assert (state.items[0], len(state.pool), state.open_objects) == (0, 18, [])
    late = position("others", hands=["", "C29"], items=[[FUEL, DYNA]], tiles=BOARD_B, deck=[29])
    play(late, "card C29")
    assert (late.items[0], len(late.open_objects)) == (0, 2)
    for deck, pool in (([29, 7], False), ([29, 5, 6, 7, 8, 9, 10, 11, 12, 13], True)):
        coop = position(items=[[FUEL]], tiles=BOARD_B, deck=deck, mode="cooperative")
        assert can_return_to_pool(coop, 0) is pool


@pytest.mark.rule("C30")
def test_C30_a_martian_under_every_pawn() -> None:
    state = position("others", hands=["C4", "C30"], tiles=BOARD_B, pawns=[1, 127], martians=[1])
    lift_martian(state, 1)
    play(state, "card C30")
    assert state.has_martian(127)  # in buildings too
    assert state.has_martian(1)
    assert state.asked == ASK_FIGHT
    short = position("others", hands=["", "C30"], pawns=[1, 3, 5], players=3, supply=2, rolls=[4])
    play(short, "card C30")
    assert (short.has_martian(3), short.has_martian(5)) == (True, False)


@pytest.mark.rule("C31")
def test_C31_all_rolls_are_one_less() -> None:
    state = position("others", hands=["", "C31"], life=[2], rolls=[1])
    play(state, "card C31")
    assert (state.until[STUPID], state.allowance()) == (0, 2)


@pytest.mark.rule("C32")
def test_C32_no_tile_is_drawn() -> None:
    state = position("others", hands=["C1", "C32 C1"], deck=[18, 17], players=2, rolls=[1])
    play(state, "card C32")
    while state.active == 0:
        state.apply(state.choices[-1] if state.asked == ASK_OTHERS else state.choices[0])
        assert state.asked != ASK_PLACE
    assert state.tiles == [18, 17]
    assert state.asked != ASK_PLACE
    empty = position("others", hands=["", "C32 C1"], deck=[])
    assert why(empty, "card C32") == ("R52", "no-change")


@pytest.mark.rule("C33", "D15", "D16")
def test_C33_three_life_and_three_bullets() -> None:
    state = position("others", hands=["", "C33"], life=[5], bullets=[2])
    play(state, "card C33")
    assert (state.life[0], state.bullets[0]) == (2, 0)
    coop = position(
        "move", tiles=[(27, 0, -1, 0)], pawns=[1], life=[5, 3], bullets=[3, 4], mode="cooperative", martian_top="C33"
    )
    play(coop, "step N", "step N")
    assert (coop.life, coop.bullets) == ([2, 3], [3, 1])


@pytest.mark.rule("C34", "D5")
def test_C34_another_pawn_goes_anywhere() -> None:
    state = position("others", hands=["", "C34"], tiles=BOARD_B, pawns=[1, 143])
    play(state, "card C34")  # the only other player is the target
    assert (state.asked, state.to_move, may(state, "cell 1")) == (ASK_CELL, 1, False)
    play(state, "cell 128")
    assert state.pawn == [128, 143]
    three = position("others", hands=["", "C34"], players=3)
    play(three, "card C34")
    assert why(three, "seat 1") == ("C34", "no-self")
    coop = position(
        "move", tiles=[(27, 0, -1, 0)], pawns=[1], players=1, hands=[""], mode="cooperative", martian_top="C34"
    )
    play(coop, "step N", "step N")
    assert coop.pawn == [4]


@pytest.mark.rule("C35", "D15")
def test_C35_every_player_loses_a_life() -> None:
    state = position("others", hands=["C14", "C35"], life=[1, 2, 3], players=3, trophies=[4, 0, 0], pawns=[1])
    play(state, "card C35")
    assert (state.life, state.trophies[0], state.pawn[0], state.died) == ([3, 1, 2], 2, 4, True)
    mild = position("others", hands=["", "C35"], life=[1, 2], card_deaths="off", pawns=[1])
    play(mild, "card C35")
    assert (mild.life, mild.pawn[0]) == ([1, 1], 1)


@pytest.mark.rule("D34", "C8")
def test_D34_only_the_target_cancels_a_memory_drain_unless_all_play_together() -> None:
    state = position("others", hands=["", "C29", ""], arms=["", "", "C8"], items=[[FUEL]], players=3)
    play(state, "card C29")
    assert (state.items[0], state.arms[2]) == (0, 0b10)
    mine = position("others", hands=["", "C29"], arms=["C8"], items=[[FUEL]])
    play(mine, "card C29", "weapon C8")
    assert mine.items[0] == 1


@pytest.mark.rule("D37", "C29")
def test_D37_memory_drain_takes_the_tokens_and_leaves_the_weapons() -> None:
    state = position("others", hands=["", "C29"], arms=["C3 C12"], items=[[FUEL, DYNA]])
    play(state, "card C29")
    assert (state.items[0], state.arms[0], state.shells[0]) == (0, 0b1001, 3)


@pytest.mark.rule("D38", "R36")
def test_D38_until_the_first_roll_a_combat_can_be_avoided() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C15"], bullets=[0], rolls=[1, 1])
    assert may(state, "card C15")
    play(state, "card C15", "cell 4")
    assert (state.combat, state.martians) == (0, [133])
    begun = position(
        "fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C15 C1"], bullets=[0], rolls=[1, 1], arms=["C13"]
    )
    play(begun, "roll")
    assert why(begun, "card C15") == why(begun, "weapon C13") == ("R36", "no-leaving")
