"""Hidden information (section 8): what a seat knows, and what it cannot tell apart."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ludoteca.games.mars_needs_mechanics.examples import Seat, made
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from tests.proof.cases import random_game
from tests.rules.mars_needs_mechanics.invariants import check
from tests.rules.mars_needs_mechanics.table import (
    ALL,
    DONE,
    END,
    PASS,
    SELL,
    build,
    buy,
    buy_deck,
    deck,
    disassemble,
    finish_round,
    hand,
    known,
    play,
    position,
    sees,
    sell,
)


def same_knowledge(one: MarsNeedsMechanicsState, other: MarsNeedsMechanicsState) -> list[int]:
    """The seats that cannot tell the two positions apart."""
    return [seat for seat in range(one.game.players) if one.information(seat) == other.information(seat)]


def test_a_seat_cannot_tell_apart_what_was_dealt_to_the_others() -> None:
    one = position(Seat(hand="W M G", known=""), Seat(hand="P B A", known=""), deck="LLL")
    other = position(Seat(hand="W M G", known=""), Seat(hand="P B L", known=""), deck="ALL")
    assert same_knowledge(one, other) == [0]


def test_bought_cards_are_known_to_all() -> None:
    state = position(Seat(hand="W", known=""), Seat())
    play(state, buy("G"))
    assert (hand(state), known(state)) == ("W G", "G")
    assert all(state.redeal(1, seed).hands[2] >= 1 for seed in range(8))


def test_a_dealt_card_that_is_used_openly_is_known_from_then_on() -> None:
    state = position(Seat(hand="L W2", known="W"), Seat())
    play(state, build(1))
    assert (hand(state), known(state)) == ("W", ""), "the bought Wire is taken to be the one that was used"
    play(state, PASS, buy("M"), disassemble(1))
    assert (hand(state), known(state)) == ("W2 L", "W L")
    for seed in range(8):
        held = state.redeal(1, seed).hand_of(0)
        assert held[0] >= 1
        assert held[6] >= 1


def test_once_three_dealt_cards_have_shown_the_whole_hand_is_known() -> None:
    state = finish_round(position(Seat(hand="W3 M", known="M"), Seat(), market="G", deck="PPP"))
    play(state, sell("W", 3))
    assert known(state) == hand(state) == "M"
    assert {tuple(state.redeal(1, seed).hand_of(0)) for seed in range(8)} == {tuple(state.hand_of(0))}


def test_what_the_goggles_showed_stays_known_by_slot() -> None:
    state = position(Seat(hand="B L", built="C1"), Seat(hand="W G P", known=""), deck="GAPMWWL", market="B4")
    play(state, disassemble(1), PASS, END, PASS, END, DONE)
    assert state.round == 2
    assert sees(state) == ""
    for seed in range(8):
        assert state.redeal(0, seed).deck[: state.seen[0]] == state.deck[: state.seen[0]]


def test_without_the_goggles_the_deck_is_unknown() -> None:
    state = position(Seat(built="C1"), Seat(), deck="GAPMWL")
    assert {deck(state.redeal(0, seed))[:3] for seed in range(20)} == {"GAP"}
    assert len({deck(state.redeal(1, seed))[:3] for seed in range(20)}) > 5
    assert len({deck(state.redeal(0, seed))[3:] for seed in range(20)}) > 3


def test_a_card_of_the_deck_is_named_only_to_who_sees_it() -> None:
    state = position(Seat(), Seat(), deck="GAPMWL")
    assert state.game.action_text(state, buy_deck(0), "en") == "Buy card 1 of the deck"
    state = position(Seat(built="C1"), Seat(), deck="GAPMWL")
    assert state.game.action_text(state, buy_deck(0), "en") == "Buy Gear, card 1 of the deck, for 5 cogs"


def test_a_seat_that_can_sell_nothing_is_asked_like_one_that_can() -> None:
    able = finish_round(position(Seat(hand="G3", known=""), Seat(hand="P3")))
    unable = finish_round(position(Seat(hand="G2 W", known=""), Seat(hand="P3"), deck="WMGPBAG"))
    for state in (able, unable):
        assert (state.to_move, state.asked) == (0, SELL)
    assert unable.legal_actions() == [DONE]
    assert unable.question().text() == "You hold no set of three or more: say that you are done."
    play(able, DONE)
    play(unable, DONE)
    assert able.to_move == unable.to_move == 1
    assert [event.phrase for event in able.events] == [event.phrase for event in unable.events]


def test_a_seat_that_can_build_nothing_is_asked_like_one_that_can() -> None:
    able = position(Seat(hand="L W", known=""), Seat(), deck="MMM")
    unable = position(Seat(hand="M2", known=""), Seat(), deck="LWM")
    play(able, PASS)
    play(unable, PASS)
    assert same_knowledge(able, unable) == [1]
    assert unable.legal_actions() == [END]
    play(able, END)
    play(unable, END)
    assert able.to_move == unable.to_move == 1
    assert same_knowledge(able, unable) == [1]


def test_a_seat_whose_cards_all_know_is_not_asked_in_vain() -> None:
    state = position(Seat(hand="M2"), Seat(), deck="LWM")
    play(state, PASS)
    assert state.to_move == 1
    too_few = position(Seat(hand="M", known=""), Seat(), deck="LWM", mechanisms=("C1", "C3"))
    play(too_few, PASS)
    assert too_few.to_move == 1, "one hidden card is no Mechanism"
    state = finish_round(position(Seat(hand="M2", scrap=0), Seat(hand="W2", known="", scrap=0)))
    assert state.round == 2, "two cards are no set, whatever they are"


def test_what_the_goggles_show_is_not_told_by_what_is_asked() -> None:
    for cards, choices in (("GAPM", [PASS]), ("MAPG", [buy_deck(0), PASS])):
        state = position(Seat(cogs=2, hand="L W"), Seat(hand="W3"), deck=cards, market="W", prices="M2")
        play(state, build(1))
        assert (state.to_move, state.legal_actions()) == (0, choices)


def test_that_a_seat_is_asked_rules_out_no_deal() -> None:
    state = position(Seat(cogs=0, hand="L W A", known=""), Seat(hand="G3"), deck="WMGPBALMGPBA")
    assert state.legal_actions() == [PASS, build(1)]
    worlds = [state.redeal(1, seed) for seed in range(40)]
    assert {len(world.legal_actions()) for world in worlds} >= {1, 2}
    assert len({tuple(world.hand_of(0)) for world in worlds}) > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redealt_worlds_keep_everything_that_a_seat_has_seen(players: int) -> None:
    game = made(players=players, mechanism_set="chosen", chosen_mechanisms=ALL, first_player="random")
    for seed in (1, 2):
        for number, (state, _) in enumerate(random_game(game, seed)):
            if number % 4 or state.is_over:
                continue
            assert isinstance(state, MarsNeedsMechanicsState)
            for seat in range(players):
                world = state.redeal(seat, number)
                assert world.information(seat) == state.information(seat)
                assert world.hand_of(seat) == state.hand_of(seat)
                check(world)
                assert world.legal_actions() == world.decision().legal(world)
                for action in range(game.num_actions):
                    if state.to_move == seat:
                        assert world.why_illegal(action) == state.why_illegal(action)


def test_a_redeal_is_fair() -> None:
    """Every hidden card is equally likely to lie in every hidden place."""
    state = position(Seat(hand="W", known=""), Seat(), deck="MMM", market="G")
    held = [state.redeal(1, seed).hand_of(0)[0] for seed in range(2000)]
    assert 420 < sum(held) < 580


def test_nothing_is_told_to_a_spectator_that_is_not_open() -> None:
    game = made(mechanism_set="chosen", chosen_mechanisms=("C1", "C7"), players=3)
    heard = set()
    for state, _ in random_game(game, 5, events=True):
        heard |= {event.phrase.key for event in state.events if event.heard_by(None)}
    assert "goggles-look" in heard
    assert "goggles-show" not in heard


def drawn(state: MarsNeedsMechanicsState, seat: int | None, lang: str) -> str:
    console = Console(width=140, file=StringIO(), record=True)
    console.print(state.game.board(state, seat, lang))
    return console.export_text()


@pytest.mark.parametrize("players", [2, 4])
def test_the_board_shows_what_the_seat_knows_and_nothing_else(players: int) -> None:
    game = made(players=players, mechanism_set="chosen", chosen_mechanisms=ALL)
    for number, (state, _) in enumerate(random_game(game, 3)):
        assert isinstance(state, MarsNeedsMechanicsState)
        if number % 25:
            continue
        lang = ("en", "it")[number % 2]
        for seat in range(players):
            world = state.redeal(seat, number)
            assert drawn(world, seat, lang) == drawn(state, seat, lang)
            assert drawn(world, None, lang) == drawn(state, None, lang)


def test_the_board_shows_the_seen_cards_to_their_owner_while_the_goggles_stand() -> None:
    state = position(Seat(hand="W2 G", known="", built="C1"), Seat(), deck="PPAWM")
    assert "1  Piping  2  Piping  3  Aether Tube" in drawn(state, 0, "en")
    assert "X-Ray Goggles:" not in drawn(state, 1, "en") + drawn(state, None, "en")
    assert "2 × Wire, 1 × Gear" in drawn(state, 0, "en")
    assert "3 cards" in drawn(state, 1, "en")
    assert "3 unknown" in drawn(state, 1, "en")
    play(state, disassemble(1))
    assert "X-Ray Goggles:" not in drawn(state, 0, "en")
