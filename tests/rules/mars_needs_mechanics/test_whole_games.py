"""Whole games against the plain twin of `by_the_book.py`, and the rulings that speak of the game as a whole."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ludoteca
from ludoteca.engine.shelf import rules_of
from ludoteca.games.mars_needs_mechanics.cards import cards_of
from ludoteca.games.mars_needs_mechanics.examples import BOX, Seat, made
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.scoring import ranking
from ludoteca.words import has_message, say
from tests.proof.cases import random_game
from tests.rules.mars_needs_mechanics.by_the_book import MINIATURE, NAMES, TYPES, WHOLE, Book
from tests.rules.mars_needs_mechanics.table import ALL, PASS, buy, finish_round, play, position, prices

ASKED = ["turn", "drive", "engine", "sell"]
CARDS = cards_of(BOX)


def book_of(state: MarsNeedsMechanicsState) -> Book:
    """The twin of an opening position."""
    seats = range(state.game.players)
    return Book(
        [[TYPES[part] for part in range(7) for _ in range(state.hands[7 * seat + part])] for seat in seats],
        [TYPES[part] for part in range(7) for _ in range(state.market[part])],
        [TYPES[card] for card in list(state.deck)],
        [TYPES[part] for part in state.line],
        state.first,
        [name for number, name in enumerate(NAMES) if state.available >> number & 1],
        state.terms.always_fall,
        state.game.word("starting_cards") == "shown",
        MINIATURE if state.game.word("size") == "miniature" else WHOLE,
    )


def same(state: MarsNeedsMechanicsState, book: Book) -> None:
    """Whether both are the same position."""
    assert state.is_over == book.over
    assert state.scores() == [player.cogs for player in book.players]
    assert state.scrap == [player.scrap for player in book.players]
    assert [TYPES[part] for part in state.line] == book.line
    assert dict(zip(TYPES, state.prices, strict=True)) == {name: book.prices.get(name, 0) for name in TYPES}
    assert [TYPES[card] for card in list(state.deck)] == book.deck
    assert dict(zip(TYPES, state.market, strict=True)) == {name: book.market.count(name) for name in TYPES}
    assert dict(zip(TYPES, state.discard, strict=True)) == {name: book.discard.count(name) for name in TYPES}
    for seat, player in enumerate(book.players):
        assert state.hand_of(seat) == [player.hand.count(name) for name in TYPES]
        assert [name for number, name in enumerate(NAMES) if state.has(seat, number)] == [
            name for name in NAMES if name in player.built
        ]
    if book.over:
        assert ranking(state) == book.places()
    else:
        assert (state.to_move, ASKED[state.asked]) == (book.seat, book.asked)
        assert state.legal_actions() == book.legal()


def careful(actions: list[int], chance: Random) -> int:
    """Any action, but Mechanisms are built often and torn down seldom, so that all of them come into play."""
    building = [action for action in actions if 11 <= action < 21]
    if building and chance.random() < 0.5:
        return chance.choice(building)
    staying = [action for action in actions if not 21 <= action < 31]
    return chance.choice(staying if staying and chance.random() < 0.7 else actions)


@pytest.mark.parametrize("options", rules_of("mars_needs_mechanics").variants(), ids=str)
def test_random_games_go_by_the_book(options: dict[str, object]) -> None:
    game = ludoteca.make("mars_needs_mechanics", **options)
    for seed in range(60 if "size" in options else 6):
        state = game.start(seed)
        assert isinstance(state, MarsNeedsMechanicsState)
        book = book_of(state)
        book.go_on()
        chance = Random(seed)
        same(state, book)
        while not state.is_over:
            action = careful(state.legal_actions(), chance)
            state.apply(action)
            book.do(action)
            book.go_on()
            same(state, book)


@pytest.mark.rule("D7")
def test_D7_the_adjustment_after_the_second_idle_round_is_the_final_one() -> None:
    state = finish_round(position(Seat(), Seat(), idle=1))
    assert (state.is_over, prices(state)) == (True, "W5 M5 G5 P5 B4 A4 L4")


@pytest.mark.rule("D12")
def test_D12_everybody_knows_how_many_cards_and_scrap_a_seat_holds() -> None:
    one = position(Seat(hand="W M", known=""), Seat(hand="G", known=""), Seat())
    other = position(Seat(hand="W M", known=""), Seat(hand="G P", known=""), Seat())
    fewer = position(Seat(hand="W M", known=""), Seat(hand="G", known="", scrap=1), Seat())
    assert len({one.information(2), other.information(2), fewer.information(2)}) == 3
    for seed in range(6):
        world = one.redeal(2, seed)
        assert [world.hand_size(seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("D16")
def test_D16_the_bank_never_runs_out() -> None:
    state = position(Seat(cogs=1000, hand="B G"), Seat(cogs=1000))
    play(state, 18, PASS)
    assert state.cogs == [1002, 1000]


@pytest.mark.rule("D18")
def test_D18_the_automaton_is_called_so_everywhere() -> None:
    assert CARDS[4].name == "automaton"
    for lang in ("en", "it"):
        assert say("mars_needs_mechanics", "card-automaton", lang) == "Automaton"


@pytest.mark.rule("D22")
def test_D22_there_are_ten_mechanisms_and_no_eleventh() -> None:
    assert len(CARDS) == len({card.name for card in CARDS}) == 10
    assert made().num_actions == 224
    with pytest.raises(ludoteca.OptionError):
        made(mechanism_set="chosen", chosen_mechanisms="C11")


def test_every_mechanism_comes_into_play_in_random_games() -> None:
    built: Counter[int] = Counter()
    game = made(players=4, mechanism_set="chosen", chosen_mechanisms=ALL)
    for seed in range(40):
        for _, action in random_game(game, seed):
            if 11 <= action < 21:
                built[action - 10] += 1
    assert sorted(built) == list(range(1, 11))


def test_the_variants_are_few_and_hold_every_option() -> None:
    variants = rules_of("mars_needs_mechanics").variants()
    assert len(variants) <= 25
    for option, value in (
        ("mechanism_set", "random_4"),
        ("mechanism_set", "random_5"),
        ("mechanism_set", "chosen"),
        ("automaton", "on"),
        ("final_fall", "always"),
        ("starting_cards", "shown"),
        ("first_player", "seat_0"),
    ):
        assert {v["players"] for v in variants if v.get(option) == value} == {2, 3, 4}


def test_every_mechanism_has_a_card_text() -> None:
    for lang in ("en", "it"):
        assert all(has_message("mars_needs_mechanics", f"card-{card.name}-text", lang) for card in CARDS)
        texts = {card.text().text(lang) for card in CARDS}
        assert len(texts) == 10


def test_words_of_a_turn() -> None:
    state = position(Seat(hand="P", built="C9"), Seat())
    assert state.game.action_text(state, buy("G"), "en") == "Buy Gear for 5 cogs"
    assert state.game.action_text(state, buy("G"), "it") == "Acquista Gear per 5 Cogs"
    play(state, buy("G"))
    assert state.game.action_text(state, buy("W"), "en") == "Second purchase: Wire for 4 cogs"
    assert state.question().text("it").startswith("Pneumatic Loader")
