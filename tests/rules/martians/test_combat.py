"""Combat, death, items, Farms and the ends of the game (R32-R46, F1-F8)."""

from __future__ import annotations

import pytest

from ludoteca.games.martians.content import STUPID
from ludoteca.games.martians.examples import CHURCH, DINER, DYNA, FERT, FUEL, load, position
from ludoteca.games.martians.ids import (
    ASK_DISCARD,
    ASK_FIGHT,
    ASK_LAST_CALL,
    ASK_MARTIAN,
    ASK_MOVE,
    ASK_PAY,
)
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.pieces import grow_farms, set_down
from ludoteca.games.martians.square import fight_prices
from ludoteca.games.martians.turn import go_on
from tests.rules.martians.table import may, names, play, told, why

BOARD_B = [CHURCH, DINER]
FARM = (1, 0, -1, 0)


@pytest.mark.rule("R32", "W1")
def test_R32_before_every_roll_there_is_a_window() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C4 C1"], bullets=[0, 5], rolls=[2, 4])
    assert (state.asked, may(state, "card C4"), may(state, "card C1")) == (ASK_FIGHT, True, True)
    play(state, "roll")
    assert (state.asked, state.life[0], state.combat) == (ASK_FIGHT, 2, 2)
    play(state, "card C1")
    assert (state.bullets[0], state.asked) == (1, ASK_MOVE)  # no play left: the die is simply rolled


@pytest.mark.rule("R33", "C12", "D21")
def test_R33_the_shotgun_fires_by_itself_once_per_combat() -> None:
    state = position(
        "fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12"], hands=["C4"], bullets=[0], rolls=[1, 3]
    )
    play(state, "roll")
    assert (state.gun, state.shells[0], state.life[0], state.combat) == (True, 2, 2, 2)
    assert why(state, "weapon C12") == ("R33", "no-shotgun")
    play(state, "roll")
    assert (state.trophies[0], state.shells[0], state.gun) == (1, 2, False)


@pytest.mark.rule("R33", "C12")
def test_R33_a_shotgun_laid_down_between_two_rolls_serves_from_the_next_one() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C12 C4"], bullets=[0], rolls=[1, 3])
    play(state, "roll")
    assert (state.combat, state.life[0]) == (2, 2)
    state.eyes_left = 1
    play(state, "card C12")
    assert (state.asked, fight_prices(state)) == (ASK_FIGHT, [2, 1, 0, 0, 0, 0])  # what the screen says of each face
    play(state, "roll")
    assert (state.trophies[0], state.shells[0], state.arms[0]) == (1, 2, 0b1000)


@pytest.mark.rule("R33")
def test_R33_only_one_weapon_serves_in_a_combat() -> None:
    state = position(
        "fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12 C3 C13"], bullets=[0], rolls=[1, 3]
    )
    assert may(state, "weapon C3")
    play(state, "roll")
    assert (state.shells[0], state.trophies[0], state.arms[0]) == (
        2,
        1,
        0b11001,
    )  # none was asked for between the rolls
    other = position(
        "fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12 C3"], hands=["C4"], bullets=[0], rolls=[3, 4]
    )
    play(other, "weapon C3", "roll")
    assert (other.gun, other.shells[0], other.life[0]) == (False, 3, 2)
    assert why(other, "weapon C13") == ("R64", "no-arm")


@pytest.mark.rule("R34")
@pytest.mark.parametrize(("roll", "wins"), [(3, False), (4, True), (6, True)])
def test_R34_four_or_more_wins(roll: int, wins: bool) -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], rolls=[roll], hands=["C14 C17 C18"])
    assert (state.asked == ASK_PAY) is not wins
    assert state.trophies[0] == int(wins)


@pytest.mark.rule("R35")
def test_R35_the_price_is_what_is_missing() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C14 C17 C18"], rolls=[1])
    assert state.legal_actions() == [1771, 1772]
    play(state, "pay 0")
    assert (state.bullets[0], state.life[0], state.trophies[0]) == (0, 3, 1)
    poor = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], bullets=[2], rolls=[1, 6])
    assert (poor.bullets[0], poor.life[0], poor.trophies[0]) == (2, 2, 1)


@pytest.mark.rule("R36")
def test_R36_after_the_first_roll_nobody_leaves_a_combat() -> None:
    tiles = [*BOARD_B, (17, 1, 0, 1)]
    state = position(
        "fight", tiles=tiles, martians=[133], pawns=[133], hands=["C15 C7 C9"], arms=["C13"], bullets=[0], rolls=[3]
    )
    assert all(may(state, text) for text in ("card C15", "card C7", "card C9", "weapon C13"))
    load(state, 3, 5)
    play(state, "roll")
    assert state.combat == 2
    assert not may(state, "card C15")
    assert why(state, "card C15") == ("R36", "no-leaving")
    assert why(state, "card C7") == ("R36", "no-leaving")
    assert why(state, "weapon C13") == ("R36", "no-leaving")
    assert may(state, "card C9")  # it does not stand on the tile that goes
    play(state, "card C9")
    assert (state.tiles_gone, state.pawn[0], state.trophies[0]) == ([17], 133, 1)


@pytest.mark.rule("R36")
def test_R36_a_combat_without_its_martian_ends_without_a_trophy() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C4"], bullets=[0], rolls=[1])
    play(state, "roll", "card C4")
    assert (state.trophies[0], state.martians, state.combat, state.life[0]) == (0, [], 0, 2)
    assert state.asked == ASK_MOVE


@pytest.mark.rule("R37")
def test_R37_a_beaten_martian_is_a_trophy_or_out_of_the_game() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], rolls=[4])
    assert (state.trophies[0], state.martians, state.supply) == (1, [], 99)
    coop = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], rolls=[4], mode="cooperative")
    assert (coop.trophies[0], coop.removed, coop.supply) == (0, 1, 99)
    gentle = position(
        "fight", tiles=BOARD_B, martians=[133], pawns=[133], rolls=[4], mode="cooperative", difficulty="gentle"
    )
    assert (gentle.trophies[0], gentle.removed, gentle.supply) == (0, 0, 85)


@pytest.mark.rule("R38", "D13")
def test_R38_death_takes_half_the_trophies_the_items_and_the_weapons() -> None:
    state = position(
        "fight", tiles=BOARD_B, martians=[133, 139], pawns=[133], life=[1], bullets=[0], trophies=[5],
        items=[[FUEL]], arms=["C12 C8"], hands=["C1"], rolls=[1, 2],
    )  # fmt: skip
    play(state, "roll")
    assert (state.trophies[0], state.supply, state.pawn[0]) == (2, 96, 4)
    assert (state.life[0], state.bullets[0], state.arms[0], state.items[0]) == (3, 3, 0, 0)
    assert sorted(names(state.discards).split()) == ["C12", "C8"]
    assert 0 in state.hand_of(0)
    assert 133 in state.martians or 1 in state.martians or state.asked == ASK_MARTIAN


@pytest.mark.rule("R39", "D11", "D12")
def test_R39_items_go_face_up_to_the_nearest_buildings() -> None:
    state = position(tiles=BOARD_B, furnished=True, items=[[FUEL, FERT, DYNA]], pawns=[1])
    set_down(state, 0, 1)
    # Church: its squares 126 and 127 have Life and 128 an object, so they are shared from the lowest; Diner the same
    assert state.open_objects == [3 * 126 + FUEL, 3 * 126 + DYNA, 3 * 141 + FERT]
    bare = position(items=[[FUEL]])
    set_down(bare, 0, 4)
    assert (bare.items[0], sorted(bare.pool)) == (0, sorted([0, 1, 2] * 6))


@pytest.mark.rule("R40")
def test_R40_the_turn_of_a_dead_player_goes_on_with_step_6() -> None:
    state = position(
        "move", tiles=BOARD_B, martians=[133, 4], pawns=[1], life=[1], bullets=[0], rolls=[1, 3], hands=["C14"]
    )
    play(state, "step N")
    assert (state.pawn[0], state.died, state.asked) == (4, True, ASK_MARTIAN)
    assert state.trophies[0] == 0  # the Martian on the start square is not fought this turn


@pytest.mark.rule("R41")
def test_R41_trophies_and_items_are_public() -> None:
    state = position(items=[[FUEL], [DYNA]], trophies=[3, 4])
    for seat in range(2):
        for world in (state.redeal(seat, 1), state.redeal(seat, 2)):
            assert (world.items, world.trophies) == ([1, 4], [3, 4])


@pytest.mark.rule("R42", "D8")
def test_R42_a_token_is_turned_when_its_square_is_free_of_martians() -> None:
    state = position("move", tiles=[FARM], tokens={1: 1}, martians=[13], pawns=[16], hands=["C4"], rolls=[5])
    play(state, "step N", "roll")
    assert state.token_up == 1
    empty = position("move", tiles=[FARM], tokens={1: 0}, pawns=[16])
    play(empty, "step N")
    assert empty.token_up == 1


@pytest.mark.rule("R43")
def test_R43_every_token_without_a_martian_gets_one() -> None:
    state = position("farms", tiles=[FARM, (2, 1, 0, 0)], up=[2], hands=["C1"])
    assert state.martians == [13, 22]
    low = position("farms", tiles=[FARM, (2, 1, 0, 0)], supply=1, hands=["C1"])
    assert low.martians == [13]


@pytest.mark.rule("R44", "D6", "D7")
def test_R44_the_farm_of_the_ship_grows_every_turn() -> None:
    farms = [FARM, (2, 1, 0, 0)]
    order = [13, 10, 14, 16, 12, 11, 17, 15, 9]
    for count in range(9):
        state = position("farms", tiles=farms, tokens={1: 1}, up=[1], martians=[*order[:count], 22], hands=["C1"])
        assert state.martians == sorted([*order[: count + 1], 22])
    full = position("farms", tiles=farms, tokens={1: 1}, up=[1], martians=[*order, 22], hands=["C1"])
    assert len(full.martians) == 10
    both = position("farms", tiles=farms, tokens={1: 1}, up=[1], martians=[13, 22], hands=["C1"], surge="all_farms")
    assert both.martians == [10, 13, 19, 22]
    dark = position("farms", tiles=farms, tokens={1: 1}, martians=[13, 22], hands=["C1"], surge="all_farms")
    assert dark.martians == [13, 22]


@pytest.mark.rule("R45", "D36")
def test_R45_the_dice_do_not_keep_away_martians_that_are_put_on_the_table() -> None:
    state = position("discard", tiles=[FARM], tokens={1: 1}, up=[1], pawns=[13], hands=["C1"])
    state.shielded = 1
    grow_farms(state)
    assert state.martians == [13]
    tile = position("others", hands=["", "C28"], tiles=BOARD_B, martians=[133, 139], pawns=[1])
    tile.shielded = 1
    play(tile, "card C28")
    assert may(tile, "cell 1")


@pytest.mark.rule("R46", "D20", "D27", "D33")
def test_R46_modifiers_count_for_all_rolls_while_in_force() -> None:
    state = position("others", rolls=[1])
    state = position("prepare", life=[2], hands=["C19", ""], rolls=[5])
    play(state, "card C19")
    assert (state.allowance(), state.modifier()) == (8, 1)
    fight = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C19 C19"], rolls=[3])
    play(fight, "card C19")
    assert fight.trophies[0] == 1
    weak = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C4"], rolls=[4])
    weak.until[STUPID] = 1
    play(weak, "roll")
    assert (weak.asked, weak.price()) == (ASK_PAY, 1)
    few = position("martians", tiles=BOARD_B, martians=[133, 130, 136], rolls=[6])
    assert few.left == 6
    none = position("discard", tiles=BOARD_B, martians=[133, 130], hands=["C1"], rolls=[1])
    none.until[STUPID] = 1
    none.phase = 10
    go_on(none)
    none.settle()
    assert (none.die, none.left, none.martians) == (1, 0, [130, 133])  # the die shows 1, and none may move


# ---- the ends


@pytest.mark.rule("F1")
def test_F1_enough_trophies_win_at_once() -> None:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], trophies=[19], trophy_goal=20, rolls=[4])
    assert (state.is_over, state.winners(), state.returns()) == (True, [0], [1.0, -1.0])
    off_turn = position("others", tiles=[(17, 0, -1, 0)], martians=[154], trophies=[0, 29], hands=["", "C9"])
    play(off_turn, "card C9")
    assert (off_turn.is_over, off_turn.winners()) == (True, [1])


@pytest.mark.rule("F2")
def test_F2_three_kinds_on_the_ship_win() -> None:
    state = position(
        "move", tiles=[FARM], tokens={1: 1}, martians=[13], pawns=[16], items=[[FUEL, FERT, DYNA]], rolls=[5]
    )
    play(state, "step N")
    assert (state.is_over, state.winners()) == (True, [0])
    two = position("move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[FUEL, FERT]])
    play(two, "step N")
    assert not two.is_over
    other = position(
        "others", tiles=[FARM], tokens={1: 1}, up=[1], pawns=[4, 16], items=[[], [0, 1, 2]], hands=["", "C15"]
    )
    play(other, "card C15", "cell 13")
    assert not other.is_over  # only the active player can win so


@pytest.mark.rule("F2", "R56")
def test_F2_comes_after_the_last_call() -> None:
    state = position("move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[FUEL, FERT, DYNA]], hands=["", "C34"])
    play(state, "step N")
    assert (state.asked, state.to_move) == (ASK_LAST_CALL, 1)
    play(state, "pass")
    assert state.winners() == [0]
    off = position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[FUEL, FERT, DYNA]], hands=["", "C34"], last_call="off"
    )
    play(off, "step N")
    assert off.winners() == [0]


@pytest.mark.rule("F4")
def test_F4_at_the_limit_the_most_trophies_win() -> None:
    for trophies, items, life, bullets, won in [
        ([3, 2], [[], [0]], [1, 5], [0, 5], [0]),
        ([2, 2], [[], [0]], [5, 1], [5, 0], [1]),
        ([2, 2], [[0], [1]], [4, 3], [0, 5], [0]),
        ([2, 2], [[0], [1]], [3, 3], [0, 5], [1]),
        ([2, 2], [[0], [1]], [3, 3], [4, 4], [0, 1]),
    ]:
        state = position(
            "discard", trophies=trophies, items=items, life=life, bullets=bullets, hands=["C1"], lap_limit=15
        )
        state.turn = 30
        play(state, "pass")
        assert (state.is_over, state.winners()) == (True, won)


@pytest.mark.rule("F5")
def test_F5_kinds_are_delivered_one_by_one_and_all_win() -> None:
    state = position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16, 16], items=[[FUEL, FERT], [DYNA]], mode="cooperative"
    )
    play(state, "step N")
    assert (state.delivered, state.items, state.scores()) == (3, [0, 4], [2, 2])
    assert [line.points for line in state.score_sheet(0)] == [1, 1]
    again = position("move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[FUEL]], mode="cooperative", steps=9)
    again.delivered = 1
    play(again, "step N")
    assert (again.items[0], again.delivered) == (1, 1)  # a kind already delivered stays with the player
    last = position("move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[DYNA]], mode="cooperative")
    last.delivered = 3
    play(last, "step N")
    assert (last.is_over, last.winners(), last.returns()) == (True, [0, 1], [1.0, 1.0])


@pytest.mark.rule("F6")
def test_F6_the_last_martian_of_the_supply_loses() -> None:
    state = position("farms", tiles=[FARM, (2, 1, 0, 0)], supply=1, mode="cooperative", telling=True)
    assert (state.is_over, state.winners(), state.returns()) == (True, [], [-1.0, -1.0])
    assert state.martians == [13]
    assert told(state)[0] == "lost-supply"


@pytest.mark.rule("F7")
def test_F7_without_the_ship_an_empty_deck_loses() -> None:
    state = position("tile", deck=[17], mode="cooperative", telling=True)
    play(state, "place 0 -1 0")
    assert (state.is_over, state.winners(), told(state)[-1]) == (True, [], "lost-ship")
    saved = position("tile", tiles=[FARM], tokens={1: 1}, deck=[17], mode="cooperative", hands=["C1"])
    play(saved, "place 1 0 1")
    assert not saved.is_over


@pytest.mark.rule("F8")
def test_F8_at_the_limit_all_lose() -> None:
    state = position("discard", hands=["C1"], mode="cooperative", lap_limit=15)
    state.turn = 30
    play(state, "pass")
    assert (state.is_over, state.winners(), state.returns()) == (True, [], [-1.0, -1.0])


def test_what_is_left_after_a_turn() -> None:
    state = position("move", tiles=BOARD_B, pawns=[1], hands=["C1"], rolls=[3], steps=2)
    play(state, "stop")
    assert state.asked == ASK_DISCARD


@pytest.mark.rule("D7", "R42")
def test_D7_with_ambush_a_martian_comes_onto_the_ship_when_it_is_turned_up() -> None:
    late = position("move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[FUEL, FERT, DYNA]], last_call="off")
    play(late, "step N")
    assert (late.is_over, late.winners()) == (True, [0])
    ready = {"tiles": [FARM], "tokens": {1: 1}, "pawns": [16], "items": [[FUEL, FERT, DYNA]], "hands": ["C4"]}
    state = position("move", rolls=[6], last_call="off", ambush="on", **ready)  # type: ignore[arg-type]
    play(state, "step N")
    assert (state.asked, state.ship_farm(), state.martians) == (ASK_FIGHT, 0, [13])
    play(state, "roll")
    assert (state.is_over, state.winners(), state.trophies[0]) == (True, [0], 1)
    crop = position("move", ambush="on", tiles=[FARM], tokens={1: 0}, pawns=[16])
    play(crop, "step N")
    assert crop.martians == []


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("trophies", "life", "bullets", "winners", "lines"),
    [
        (
            [5, 4, 3], [3, 3, 3], [3, 3, 3], [0],
            ["Martians collected: Player 1 (5), Player 2 (4), Player 3 (3); this decides."],
        ),
        (
            [5, 5, 3], [3, 4, 3], [3, 3, 3], [1],
            [
                "Martians collected: Player 1 (5), Player 2 (5), Player 3 (3); the others are out.",
                "Items: Player 1 (0), Player 2 (0); a tie.",
                "Life: Player 1 (3), Player 2 (4); this decides.",
            ],
        ),
        (
            [5, 5, 0], [3, 3, 3], [3, 3, 3], [0, 1],
            [
                "Martians collected: Player 1 (5), Player 2 (5), Player 3 (0); the others are out.",
                "Items: Player 1 (0), Player 2 (0); a tie.",
                "Life: Player 1 (3), Player 2 (3); a tie.",
                "Bullets: Player 1 (3), Player 2 (3); a tie.",
            ],
        ),
    ],
)  # fmt: skip
def test_F4_the_story_and_the_result_say_what_decided(
    trophies: list[int], life: list[int], bullets: list[int], winners: list[int], lines: list[str]
) -> None:
    state = position(
        "discard", players=3, hands=["C1"], trophies=trophies, life=life, bullets=bullets, lap_limit=15, telling=True
    )
    state.turn = 45
    play(state, "pass")
    assert (state.is_over, state.winners()) == (True, winners)
    how = state.decided()
    assert how is not None
    assert how.text("en") == " ".join(lines)
    assert [event.phrase for event in state.events][-2:] == [say("time-out"), how]
    assert how.text("it", ["Anna", "Bruno", "Carla"]).startswith("Marziani in collezione: Anna (5), Bruno (")


@pytest.mark.rule("F1", "F2")
def test_F2_a_win_by_items_says_so_and_a_win_by_trophies_needs_no_word() -> None:
    ship = position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16], items=[[FUEL, FERT, DYNA]], trophies=[0, 5], last_call="off"
    )
    play(ship, "step N")
    how = ship.decided()
    assert (
        how is not None and how.text("en") == "Player 1 has brought all three items to the Mother Ship: that decides."
    )
    hunter = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], rolls=[6], trophies=[29, 3])
    assert (hunter.is_over, hunter.decided()) == (True, None)
