"""Cards, windows, reactions, lasting effects, weapons and Martian cards (R50-R66)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine.event import TARGET, WINDOW
from ludoteca.engine.history import NOTHING, played
from ludoteca.games.martians import copying
from ludoteca.games.martians.content import EYES, HOMELAND, LEVITATION, STUPID, WORLD_END
from ludoteca.games.martians.examples import CHURCH, DINER, DYNA, FERT, FUEL, load, position
from ludoteca.games.martians.ids import (
    ASK_DISCARD,
    ASK_LAST_CALL,
    ASK_MARTIAN_CARD,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PAY,
    ASK_PLACE,
    ASK_PREPARE,
    ASK_REACT,
    PASS,
    PHASE_BEFORE_MARTIANS,
    PHASE_BEFORE_TILE,
    PHASES,
)
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.turn import go_on
from ludoteca.games.martians.windows import may_play
from tests.proof.cases import random_game
from tests.rules.martians.table import may, names, play, told, why, worlds

BOARD_B = [CHURCH, DINER]
FARM = (1, 0, -1, 0)
ALL = [FUEL, FERT, DYNA]
CROSS = (27, 0, -1, 0)


@pytest.mark.rule("R50")
def test_R50_a_hand_holds_three_cards_and_weapons_do_not_count() -> None:
    state = position("draw", hands=["C1"], arms=["C3 C8 C11"])
    assert (state.held[0], state.arms[0]) == (3, 0b111)


@pytest.mark.rule("R51", "D2")
def test_R51_one_play_from_turn_to_turn_reactions_included() -> None:
    state = position("others", hands=["C18 C1", "C33"])
    play(state, "card C33", "card C18", "pass")
    assert (state.plays, state.asked) == ([0, 0], ASK_MOVE)
    assert why(state, "card C1") == ("R51", "no-play-left")
    free = position("others", hands=["C1", "C33"])
    free.arms[0] = 0b10
    play(free, "card C33")
    assert free.plays == [1, 0]


@pytest.mark.rule("R51")
def test_R51_angry_plays_go_first_then_the_ordinary_then_big_eyes() -> None:
    state = position(hands=["C20 C1 C4"], tiles=BOARD_B, martians=[133])
    state.eyes_left = 1
    play(state, "card C20")
    assert (state.angry, state.plays[0], state.eyes_left) == (2, 0, 1)
    play(state, "card C1")
    assert (state.angry, state.eyes_left) == (1, 1)
    plain = position(hands=["C1 C4"], tiles=BOARD_B, martians=[133])
    plain.eyes_left = 1
    play(plain, "card C1")
    assert (plain.plays[0], plain.eyes_left) == (0, 1)
    play(plain, "card C4")
    assert plain.eyes_left == 0


@pytest.mark.rule("R52", "D1")
def test_R52_who_can_play_nothing_is_not_asked() -> None:
    state = position("others", hands=["", "C14 C17 C18", "C1"], players=3)
    assert (state.asked, state.to_move) == (ASK_OTHERS, 2)
    assert state.legal_actions() == [1770, 1773]
    assert why(state, "card C4") == ("R52", "no-not-in-hand")
    nobody = position("others", hands=["", "C14", "C17"], players=3)
    assert nobody.asked == ASK_MOVE


@pytest.mark.rule("R52")
def test_R52_two_copies_are_one_choice_and_the_seat_is_asked_again() -> None:
    state = position("others", hands=["", "C1 C1 C4"], tiles=BOARD_B, martians=[133])
    state.eyes_left = 2
    assert state.legal_actions() == [1770, 1773, 1776]
    play(state, "card C1")
    assert (state.to_move, state.asked) == (1, ASK_OTHERS)
    play(state, "card C4")
    assert state.asked == ASK_MOVE


@pytest.mark.rule("R53", "W2", "W3", "D1")
def test_R53_the_windows_of_a_turn_in_their_order() -> None:
    state = position(hands=["C1", "C1", "C4"], players=3, tiles=BOARD_B, martians=[133])
    assert (state.asked, state.to_move) == (ASK_PREPARE, 0)
    play(state, "roll")
    assert (state.asked, state.to_move) == (ASK_OTHERS, 1)
    play(state, "pass")
    assert (state.asked, state.to_move) == (ASK_OTHERS, 2)
    play(state, "pass")
    assert (state.asked, state.to_move) == (ASK_MOVE, 0)
    assert may(state, "card C1")


@pytest.mark.rule("R53", "W4")
def test_R53_w4_is_asked_once_the_allowance_is_used_up() -> None:
    state = position("move", hands=["C1"], steps=1)
    play(state, "step N")
    assert (state.asked, state.legal_actions()) == (ASK_MOVE, [1769, 1773])
    assert why(state, "step N") == ("R4", "no-link")
    assert why(state, "step S") == ("R25", "no-steps-left")


@pytest.mark.rule("R54")
def test_R54_only_the_target_of_an_aimed_card_is_asked() -> None:
    state = position("others", hands=["C1", "C29", "C17 C18"], players=3, items=[[FUEL]])
    play(state, "card C29")
    assert state.asked != ASK_REACT
    assert state.items[0] == 0


@pytest.mark.rule("R54")
def test_R54_against_all_the_first_c17_closes_the_window() -> None:
    state = position("others", hands=["C17", "C35", "C17"], players=3)
    play(state, "card C35")
    assert (state.asked, state.to_move) == (ASK_REACT, 2)  # clockwise from the card's player
    play(state, "pass")
    assert (state.asked, state.to_move) == (ASK_REACT, 0)
    play(state, "card C17")
    assert (state.life, state.held) == ([3, 3, 3], [0, 0, 1])


@pytest.mark.rule("R54", "W6")
def test_R54_a_new_target_gets_its_own_reaction() -> None:
    state = position("others", hands=["C18", "C33", "C18"], players=3)
    play(state, "card C33", "seat 0", "card C18", "seat 2")
    assert (state.asked, state.to_move) == (ASK_REACT, 2)
    play(state, "card C18", "pass")
    assert state.life == [3, 3, 3]


@pytest.mark.rule("R55")
def test_R55_a_played_card_lies_in_the_discards_before_it_takes_effect() -> None:
    state = position(hands=["C4"], tiles=BOARD_B, martians=[133, 136])
    play(state, "card C4")
    assert (names(state.discards), state.martians) == ("C4", [133, 136])
    weapon = position(hands=["C12"])
    play(weapon, "card C12")
    assert (weapon.discards, weapon.arms[0], weapon.shells[0]) == ([], 0b1000, 3)


@pytest.mark.rule("R55", "R18")
def test_R55_after_a_card_the_active_square_is_checked() -> None:
    state = position(hands=["C15", ""], tiles=BOARD_B, furnished=True, hidden={143: FERT})
    play(state, "card C15", "cell 143")
    assert (state.items[0], state.asked) == (2, ASK_MOVE)


def ready(card: str, **options: object) -> MartiansState:
    """A player with all three kinds steps on the Mother Ship; the next seat holds a card."""
    state = position(
        "move", tiles=[FARM, (2, 1, 0, 0), (6, 0, 1, 0)], tokens={1: 1}, pawns=[16, 4], items=[ALL],
        hands=["C14", card], rolls=[5], **options,  # type: ignore[arg-type]
    )  # fmt: skip
    return play(state, "step N")


@pytest.mark.rule("R56", "W5")
@pytest.mark.parametrize("card", ["C23", "C25", "C29", "C30", "C33", "C34"])
def test_R56_these_cards_answer_a_win(card: str) -> None:
    state = ready(card)
    assert (state.asked, state.to_move) == (ASK_LAST_CALL, 1)
    assert may(state, f"card {card}")


@pytest.mark.rule("R56")
def test_R56_cards_that_would_not_undo_the_win_do_not() -> None:
    assert ready("C35").is_over
    assert ready("C1").is_over
    assert ready("C33", card_deaths="off").is_over
    assert not ready("C35", life=[1]).is_over
    assert ready("C33", life=[4]).is_over
    other = ready("C29 C1")
    assert why(other, "card C1") == ("R56", "no-undo")


@pytest.mark.rule("R56")
def test_R56_the_ship_must_move_and_the_turn_goes_on() -> None:
    state = ready("C23")
    play(state, "card C23")
    assert not state.is_over
    assert (state.ship_farm(), state.active, state.asked) == (1, 0, ASK_MOVE)
    drained = ready("C29")
    play(drained, "card C29")
    assert (drained.items[0], drained.asked, drained.calling) == (0, ASK_MOVE, 0)


@pytest.mark.rule("R57", "W8")
def test_R57_full_opens_two_more_windows() -> None:
    state = position("start", hands=["C1 C16", "C4"], card_windows="full", tiles=BOARD_B, martians=[133], deck=[17])
    assert (state.asked, state.to_move, state.phase) == (ASK_OTHERS, 0, PHASE_BEFORE_TILE)
    assert state.legal_actions() == [1770, 1773]
    play(state, "pass")
    assert (state.asked, state.to_move) == (ASK_OTHERS, 1)
    play(state, "pass")
    assert state.asked == ASK_PLACE
    later = position("before martians", hands=["C1"], card_windows="full")
    assert (later.asked, later.phase) == (ASK_OTHERS, PHASE_BEFORE_MARTIANS)
    assert position("before martians", hands=["C1"]).asked == ASK_DISCARD


@pytest.mark.rule("R58")
def test_R58_when_the_game_ends_in_a_window_nothing_more_is_asked() -> None:
    state = position(
        "others", tiles=[(17, 0, -1, 0)], martians=[154], trophies=[0, 29], hands=["C1", "C9 C1", "C4"], players=3
    )
    play(state, "card C9")
    assert (state.is_over, state.legal_actions()) == (True, [])


@pytest.mark.rule("R59")
def test_R59_a_pass_changes_nothing_and_is_told_to_nobody() -> None:
    state = position("others", hands=["", "C1", "C4"], players=3, tiles=BOARD_B, martians=[133])
    before = copying.open_facts(state)
    state.telling = True
    play(state, "pass")
    assert (copying.open_facts(state), told(state)) == (before, [])


@pytest.mark.rule("R59")
def test_R59_a_question_outside_the_own_turn_says_what_lets_it_go_by() -> None:
    windows = set()
    for seed in range(6):
        for state, _ in random_game(ludoteca.make("martians", players=4), seed):
            question = state.question()
            assert isinstance(state, MartiansState)
            if state.is_over or state.to_move == state.active:
                assert (question.window, question.skip) == ("", -1)
            elif question.window:
                assert question.skip == PASS and PASS in state.choices
                windows.add((state.asked, question.window))
    assert (ASK_OTHERS, WINDOW) in windows
    assert (ASK_REACT, TARGET) in windows
    assert (ASK_OTHERS, TARGET) not in windows


@pytest.mark.rule("R60", "D4")
def test_R60_a_lasting_effect_counts_from_whose_turn_it_is() -> None:
    state = position("others", hands=["", "", "C31"], players=3, deck=[])
    play(state, "card C31")
    assert state.until[STUPID] == 0
    seen = [state.active]
    while not state.is_over and (state.turn < 4):
        assert state.until[STUPID] == 0
        seen.append(state.active)
        state.apply(state.choices[0])
    assert set(seen) == {0, 1, 2}
    assert (state.active, state.until[STUPID]) == (0, -1)


@pytest.mark.rule("R61")
def test_R61_an_extra_turn_is_the_next_turn() -> None:
    state = position(hands=["C6 C31"], deck=[])
    state.eyes_left = 1
    play(state, "card C6", "card C31", "stop")
    assert (state.active, state.turn, state.until[STUPID]) == (0, 2, -1)


@pytest.mark.rule("R62", "D33")
def test_R62_a_lasting_effect_in_force_is_not_played_again() -> None:
    for card, effect in (("C21", EYES), ("C27", LEVITATION), ("C31", STUPID), ("C32", WORLD_END)):
        state = position("others", hands=["", f"{card} C1"])
        state.until[effect] = 1
        assert not may_play(state, 1, state.terms.cards[int(card[1:]) - 1], ASK_OTHERS)
    coop = position("move", tiles=[CROSS], pawns=[1], hands=["", ""], mode="cooperative", martian_top="C31")
    coop.until[STUPID] = 1
    coop.martian_deck.remove(30)
    play(coop, "step N", "step N")
    assert (coop.until[STUPID], names(coop.martian_discards)) == (0, "C31")


@pytest.mark.rule("R63")
def test_R63_nobody_has_two_weapons_of_a_kind() -> None:
    state = position(hands=["C12 C1"], arms=["C12"])
    assert why(state, "card C12") == ("R63", "no-second-weapon")


@pytest.mark.rule("R64")
def test_R64_weapons_are_used_in_the_own_turn() -> None:
    state = position(arms=["C3 C13 C11"], items=[[FUEL], [DYNA]])
    assert all(may(state, f"weapon {name}") for name in ("C3", "C13", "C11"))
    fight = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C3 C13 C11"], items=[[FUEL], [DYNA]])
    assert (may(fight, "weapon C3"), may(fight, "weapon C13"), may(fight, "weapon C11")) == (True, True, False)
    other = position("others", hands=["", "C1"], arms=["", "C3 C8"])
    assert not may(other, "weapon C3")
    assert why(other, "weapon C8") == ("C8", "no-weapon-now")


@pytest.mark.rule("R65", "D28")
def test_R65_a_step_on_an_icon_turns_up_a_martian_card() -> None:
    state = position("move", tiles=[CROSS], pawns=[1], mode="cooperative", martian_top="C32", telling=True)
    play(state, "step N")
    assert len(state.martian_deck) == 30
    play(state, "step N")
    assert (state.until[WORLD_END], len(state.martian_deck), state.martian_discards, state.plays[0]) == (0, 29, [], 1)
    assert "draws-martian" in told(state)
    ended = position("discard", hands=["C1", ""], mode="cooperative", deck=[])
    ended.until[WORLD_END], ended.martian_deck = 1, [card for card in ended.martian_deck if card != 31] + [31]
    ended.beside, ended.tokens = [0, 0, 0], ended.tokens
    play(ended, "pass")
    assert names(ended.martian_discards) == "C32"


@pytest.mark.rule("R65", "W7")
def test_R65_the_random_player_and_everybody_may_react() -> None:
    seats = set()
    for roll in range(1, 7):
        state = position(
            "move", tiles=[CROSS], pawns=[1, 1], mode="cooperative", martian_top="C34", hands=["C18", "C18"],
            rolls=[roll],
        )  # fmt: skip
        play(state, "step N", "step N")
        first = state.target
        assert (state.asked, state.to_move) == (ASK_MARTIAN_CARD, first)
        seats.add(first)
        play(state, "card C18", f"seat {1 - first}")
        assert (state.asked, state.to_move) == (ASK_MARTIAN_CARD, 1 - first)
        play(state, "pass")
        assert state.pawn[1 - first] == 4
        assert state.pawn[first] != 4
    assert seats == {0, 1}


@pytest.mark.rule("R65")
def test_R65_an_empty_martian_deck_is_made_anew() -> None:
    state = position("move", tiles=[CROSS], pawns=[1], mode="cooperative")
    state.martian_discards, state.martian_deck = state.martian_deck, []
    play(state, "step N", "step N")
    assert len(state.martian_deck) + len(state.martian_discards) >= 28


@pytest.mark.rule("R66")
def test_R66_after_the_card_the_check_goes_on_where_the_pawn_now_stands() -> None:
    state = position(
        "move",
        tiles=[CROSS],
        pawns=[1],
        players=1,
        martians=[247],
        mode="cooperative",
        martian_top="C34",
        hands=["C14"],
    )
    load(state, 6)
    play(state, "step N", "step N")
    assert (state.pawn, state.removed, state.has_martian(247)) == ([4], 0, True)


# ---- what nobody else is shown (section 8)


def test_who_is_asked_in_a_window_is_known_to_nobody_else() -> None:
    first = position("others", hands=["", "C1", "C4"], players=3, tiles=BOARD_B, martians=[133])
    second = first.clone()
    play(second, "pass")
    assert (first.to_move, second.to_move) == (1, 2)
    assert first.information(0) == second.information(0)
    assert list(first.observation(0)) == list(second.observation(0))
    assert first.information(1) != second.information(1)
    assert first.public_information() == second.public_information()


def test_who_passes_in_a_window_is_noticed_by_nobody_else() -> None:
    history = played(position("others", hands=["", "C1", "C4"], players=3, tiles=BOARD_B, martians=[133]), [])
    assert history.state.to_move == 1
    history.apply(PASS)
    assert history.state.to_move == 2, "it is still the window"
    assert [len(history.of(seat)) for seat in range(3)] == [1, 2, 2]
    assert len(history.public()) == 1
    assert [moment.action for moment in history.of(1)] == [NOTHING, PASS]


def test_a_hand_card_cannot_be_one_that_went_into_a_later_pile() -> None:
    state = position("discard", hands=["C1", "C14 C17 C18"], pile="", deck=[])
    state.plays = [0, 0]
    play(state, "discard C1")
    assert state.age == 0
    play(state, "stop", "pass")
    assert state.age == 1
    for world in worlds(state, 0, 10):
        assert world.held == state.held
        assert {13, 16, 17} <= set(world.hand_of(1)), "what was held when the pile ran out is known to be held"


def test_a_hidden_object_laid_before_a_drain_is_none_of_the_drained() -> None:
    state = position("others", tiles=BOARD_B, furnished=True, hands=["", "C29"], items=[[DYNA]], deck=[29, 7])
    gone = [kind for kind in state.pool if kind == DYNA]
    for _ in gone:
        state.pool.remove(DYNA)
    hidden = [spot for spot in range(18) if state.spot_kind[spot] >= 0]
    for spot in hidden:
        if state.spot_kind[spot] == DYNA:
            state.spot_kind[spot] = FUEL
            state.pool.remove(FUEL)
            gone.append(DYNA)
    state.open_objects = [3 * 126 + DYNA] * len(gone)
    play(state, "card C29")
    assert DYNA in state.pool
    for seat in range(2):
        for world in worlds(state, seat):
            assert all(world.spot_kind[spot] != DYNA for spot in hidden)


def test_the_searchlight_of_one_who_has_looked_finds_what_was_seen() -> None:
    state = position(arms=["C11"], items=[[FUEL]], tiles=BOARD_B, furnished=True, hidden={128: DYNA})
    spot = state.spot_cell.index(128)
    state.spot_kind[state.spot_cell.index(143)] = -1
    state.spot_seen[spot], state.spot_mask[spot] = 1, 5
    state.choices = state.decision().legal(state)
    state.pool.append(FUEL)
    play(state, "weapon C11")
    assert (state.items[0], state.open_objects) == (4, [3 * 128 + FUEL])  # the owner knew what lay there


# ---- the extra plays of one window end with it


@pytest.mark.rule("R51", "C20")
def test_R51_extra_plays_end_when_the_movement_is_cut_short() -> None:
    lifted = position("move", hands=["C20 C27 C1", "C4"], card_windows="full", tiles=BOARD_B, martians=[133])
    play(lifted, "card C20", "card C27")
    assert (lifted.until[LEVITATION], lifted.phase, lifted.angry) == (0, PHASE_BEFORE_MARTIANS, 0)
    assert lifted.to_move == 1  # the player of the card has no play left, and is not asked
    dead = position("move", hands=["C20 C35 C1", "C4"], card_windows="full", life=[1], tiles=BOARD_B, martians=[133])
    play(dead, "card C20", "card C35")
    assert (dead.died, dead.angry, dead.to_move) == (True, 0, 1)


@pytest.mark.rule("R54", "R56")
def test_R56_the_player_about_to_win_may_cancel_faked_crop_circles() -> None:
    state = position(
        "move", tiles=[FARM, (2, 1, 0, 0)], tokens={1: 1}, pawns=[16, 4], items=[ALL], hands=["C17", "C23"]
    )
    play(state, "step N", "card C23")
    assert (state.asked, state.to_move) == (ASK_REACT, 0)
    other = state.clone()
    play(state, "card C17")
    assert (state.is_over, state.winners()) == (True, [0])
    play(other, "pass")
    assert (other.ship_farm(), other.is_over) == (1, False)
    spent = position("others", hands=["C17", "C23"], tiles=[FARM, (2, 1, 0, 0)], tokens={1: 1}, up=[1])
    play(spent, "card C23")
    assert spent.asked != ASK_REACT  # at any other time it strikes nobody


# ---- at any time


@pytest.mark.rule("R57")
def test_R57_all_asks_everybody_before_whatever_happens_in_a_turn() -> None:
    everywhere = {"card_windows": "all", "tiles": BOARD_B, "martians": [133]}
    tile = position("before tile", hands=["C1", "C4"], deck=[17], **everywhere)  # type: ignore[arg-type]
    assert (tile.asked, tile.to_move) == (ASK_OTHERS, 0)
    play(tile, "pass")
    assert (tile.asked, tile.to_move) == (ASK_OTHERS, 1)
    step = position("move", hands=["C1", "C4"], **everywhere)  # type: ignore[arg-type]
    assert (step.asked, step.to_move) == (ASK_OTHERS, 1)
    play(step, "pass")
    assert (step.asked, step.to_move) == (ASK_MOVE, 0)
    play(step, "step N")
    assert (step.asked, step.to_move) == (ASK_OTHERS, 1)
    play(step, "pass", "step N")
    assert (step.pawn[0], step.combat, step.asked, step.to_move) == (133, 1, ASK_OTHERS, 1)
    play(step, "card C4")  # the Martian is gone before the roll
    assert (step.martians, step.trophies, step.asked) == ([], [0, 0], ASK_MOVE)
    later = position("before martians", hands=["C14", "C4"], rolls=[2], **everywhere)  # type: ignore[arg-type]
    phases = [later.phase]
    while not later.is_over and later.turn == 1 and later.to_move == 1:
        play(later, "pass")
        while later.to_move == 0 and later.turn == 1:
            later.apply(later.choices[-1])
        phases.append(later.phase)
    assert [PHASES[phase] for phase in phases[:5]] == [
        "before martians", "martians move", "martians move", "farms", "discard"
    ]  # fmt: skip


@pytest.mark.rule("R57")
def test_R57_after_a_card_everybody_is_asked_again() -> None:
    state = position(
        "move", hands=["C14", "C4", "C1"], players=3, card_windows="all", tiles=BOARD_B, martians=[133, 139]
    )
    assert state.to_move == 1
    play(state, "pass")
    assert state.to_move == 2
    play(state, "card C1")
    assert (state.asked, state.to_move) == (ASK_OTHERS, 1)
    play(state, "pass")
    assert (state.asked, state.to_move) == (ASK_MOVE, 0)


@pytest.mark.rule("R57", "C20")
def test_R57_the_extra_plays_of_a_round_are_its_own() -> None:
    state = position("move", hands=["C14", "C20 C1 C4"], card_windows="all", tiles=BOARD_B, martians=[133])
    play(state, "card C20", "card C1")
    assert (state.to_move, state.angry_round, state.angry) == (1, 1, 0)
    play(state, "pass")
    assert (state.asked, state.to_move, state.angry_round) == (ASK_MOVE, 0, 0)


@pytest.mark.rule("R57", "C5", "R27")
def test_R57_in_step_6_a_card_may_stop_the_martians() -> None:
    state = position("martians", hands=["C14", "C5"], card_windows="all", tiles=BOARD_B, martians=[129, 139], rolls=[4])
    assert (state.asked, state.to_move, state.left) == (ASK_OTHERS, 1, 4)
    play(state, "card C5")
    assert (state.martians, state.left, state.asked) == ([129, 139], 0, ASK_DISCARD)


@pytest.mark.rule("R57", "C2")
def test_R57_a_martian_that_has_moved_is_known_even_when_candy_lures_it() -> None:
    state = position(
        "martians", hands=["C14", "C2"], card_windows="all", tiles=BOARD_B, martians=[133], rolls=[2], pawns=[126, 126]
    )
    play(state, "pass")
    state.apply(state.choices[0])
    assert len(state.moved) == 1 and state.to_move == 1
    play(state, "card C2")
    while state.asked != ASK_DISCARD:
        state.apply(state.choices[-1])
    assert len(state.martians) == 1  # it was lured, and did not move again


@pytest.mark.rule("R57")
def test_R57_nobody_is_asked_about_their_own_turn_as_if_it_were_anothers() -> None:
    for windows in ("full", "all"):
        state = position("before tile", hands=["C1", "C4"], card_windows=windows, tiles=BOARD_B, martians=[133])
        assert state.question().text("en") == "Your turn, before the tile is turned over: play a card?"
        play(state, "pass")
        assert state.question().text("en").startswith("Player 1's turn, before the tile is turned over")


# ---- what does nothing is told


@pytest.mark.rule("R65")
@pytest.mark.parametrize("card", ["C22", "C23", "C25", "C29", "C33", "C34"])
def test_R65_a_card_that_changes_nothing_says_so_before_and_after(card: str) -> None:
    state = position(
        "move", tiles=[CROSS], pawns=[1, 4], hands=["C17", "C14"], mode="cooperative", martian_top=card, telling=True
    )
    play(state, "step N", "step N") if not state.drawn >= 0 else None
    assert state.asked == ASK_MARTIAN_CARD
    if card != "C34" or state.target == 1:
        assert "it would change nothing now" in state.question().text("en")
        assert "non cambierebbe niente" in state.question().text("it")
        play(state, "pass")
        assert "no-effect" in told(state)


@pytest.mark.rule("R9", "R22", "R27", "C5", "C27", "C32")
def test_R8_a_step_that_is_left_out_says_so() -> None:
    def heard(at: str, effect: int = -1, **more: object) -> list[str]:
        state = position("discard", hands=["C1"], tiles=BOARD_B, martians=[133])
        for name, value in more.items():
            setattr(state, name, value)
        if effect >= 0:
            state.until[effect] = 1
        state.telling, state.events, state.phase = True, [], PHASES.index(at)
        go_on(state)
        state.settle()
        return told(state)

    assert "skip-tile-none" in heard("tile", tiles=[])
    assert "skip-tile" in heard("tile", WORLD_END)
    assert "skip-move" in heard("roll", LEVITATION)
    assert "skip-move-died" in heard("roll", died=True)
    assert "skip-martians" in heard("martians", HOMELAND)


@pytest.mark.rule("D39", "R35", "R57")
def test_D39_nothing_comes_between_a_roll_and_its_price() -> None:
    state = position(
        "fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=["C4", "C4 C1"], rolls=[2], card_windows="all"
    )
    assert (state.asked, state.to_move) == (ASK_OTHERS, 1)
    play(state, "pass", "roll")
    assert (state.asked, state.to_move) == (ASK_PAY, 0)


# ---- who is asked shows nothing that is hidden


@pytest.mark.rule("C23", "R52")
def test_C23_whether_a_second_tile_is_asked_does_not_show_what_the_player_has_seen() -> None:
    farms = [FARM, (2, 1, 0, 0), (3, 0, 1, 0)]
    asked: list[list[int]] = []
    for ship in (1, 3):  # the player has looked at the tokens of the first two Farms
        state = position(hands=["C23"], tiles=farms, tokens={ship: 1})
        state.token_seen = [1, 1, 0, 0]
        play(state, "card C23", "tile 1")
        asked.append(state.legal_actions())
    assert asked[0] == asked[1] == [1819 + 2, 1819 + 3]


@pytest.mark.rule("C11", "R20")
def test_C11_what_is_offered_for_an_item_does_not_show_what_the_player_has_seen() -> None:
    asked: list[list[int]] = []
    for kind in (FUEL, DYNA):  # looked at and put back while the player had both
        state = position(
            arms=["C11"], items=[[FUEL]], tiles=BOARD_B, furnished=True, hidden={128: kind, 143: FERT}, hands=["C14"]
        )
        spot = state.spot_cell.index(128)
        state.spot_seen[spot], state.spot_mask[spot] = 1, 0b101
        play(state, "weapon C11")
        asked.append(state.legal_actions())
    assert asked[0] == asked[1] == [1849 + 128, 1849 + 143]
