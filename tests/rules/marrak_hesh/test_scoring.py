"""Groups, tally, cards at scoring and ranking (F1-F9)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ludoteca.games.marrak_hesh.content import HOUSE
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, TILE, cells_of, made, position
from ludoteca.games.marrak_hesh.scoring import Sheet, best_sheet, ranking
from tests.rules.marrak_hesh import by_the_book
from tests.rules.marrak_hesh.table import best_in_order, ended, hold_of, plan, store, sums, tallied

PAIRS = list(combinations(range(1, 11), 2))


def random_cells(chance: Random, players: int) -> list[int]:
    """A hold as it may come about in play, rich in likes and in rare Goods; often full, sometimes nearly empty."""
    spots = by_the_book.SPOTS[players]
    most = 12 if players == 2 else 8
    count = most if chance.random() < 0.6 else chance.randrange(most + 1)
    liked = chance.sample(by_the_book.COLOURS, 3)
    tiles = sorted(HOUSE.goods, key=lambda code: (code[0] in liked) + code.endswith("*") + 2 * chance.random())[-count:]
    chance.shuffle(tiles)
    hold: dict[by_the_book.Spot, str] = {}
    for code in tiles[:count]:
        free = [spot for spot in spots if spot not in hold]
        near = [spot for spot in free if any(other in hold for other in by_the_book.beside(spot))]
        hold[chance.choice(near or free)] = code
    return [TILE[hold[spot]] if spot in hold else -1 for spot in spots]


def book_hold(cells: list[int], players: int) -> by_the_book.Hold:
    """The same hold for the book's own scoring."""
    spots = by_the_book.SPOTS[players]
    return {spot: by_the_book.goods(HOUSE.goods[tile]) for spot, tile in zip(spots, cells, strict=True) if tile >= 0}


def choice_number(choice: by_the_book.Choice, players: int) -> int:
    """The number by which a sheet notes a choice."""
    what, *numbers = choice
    cells = [int(number) for number in numbers]
    if what == "exchange":
        return 1 + cells[0] * len(by_the_book.SPOTS[players]) + cells[1]
    return {"decline": 0, "forge": 1, "row": 1, "column": 5}[str(what)] + sum(cells)


def numbers(sheet: Sheet) -> list[int]:
    """The cards of a sheet in the order taken."""
    return [card.number for card in sheet.cards]


# ---- groups and tally


@pytest.mark.rule("F1")
def test_F1_a_group_is_two_or_more_that_hang_together_side_by_side() -> None:
    for hold, colour in (
        ("# Ye . # / . . . . / . . . . / # . . #", 0),  # alone
        ("# Ye . # / . . Yr . / . . . . / # . . #", 0),  # corner to corner
        ("# Ye . # / . Yr . . / . . . . / # . . #", 2),  # one above the other
        ("# Ye Yr # / . . . . / . . . . / # . . #", 2),  # side by side
        ("# . . # / . . . Ye / Yr . . . / # . . #", 0),  # the end of a row and the beginning of the next
        ("# Ye Yr # / . . Ys Yw / . . . Yp* / # . . #", 5),  # round two corners
        ("# Ye . # / Yr Yp* Ys . / . Yw . . / # . . #", 5),  # a cross
    ):
        assert sums(ended(hold))[0] == colour


@pytest.mark.rule("F1")
def test_F1_kind_groups_hang_together_in_the_same_way() -> None:
    for hold, kind in (
        ("# Ye . # / . . Be . / . . . . / # . . #", 0),
        ("# Ye . # / . Be . . / . . . . / # . . #", 2),
        ("# Ye Be # / . . Re We / . . . . / # . . #", 4),
    ):
        assert sums(ended(hold))[:2] == (0, kind)


@pytest.mark.rule("F2")
def test_F2_every_colour_group_of_the_largest_size_scores_and_smaller_ones_do_not() -> None:
    # Red 3 and Blue 3, Yellow 2.
    state = ended("# Ye Yp* . # / . Re Rr Rk . / Gw Bp Bc Bk* . / # . . . #")
    assert sums(state) == (6, 4, 2, 0)  # and an Engine pair and a Relic pair
    assert sums(ended(EMPTY_HOLD[2])) == (0, 0, 0, 0)


@pytest.mark.rule("F2", "F3", "D6")
def test_F2_under_one_a_single_group_scores_for_colour_and_one_for_kind() -> None:
    hold = "# Ye Yp* # / . Be Bp . / . . . . / # . . #"
    assert sums(ended(hold)) == (4, 4, 1, 0)
    assert sums(ended(hold, group_ties="one")) == (2, 2, 1, 0)
    kinds = "# Ye Re # / Vp Bp . . / . . . . / # . . #"
    assert sums(ended(kinds)) == (0, 4, 0, 0)
    assert sums(ended(kinds, group_ties="one")) == (0, 2, 0, 0)


@pytest.mark.rule("F3")
def test_F3_kinds_are_counted_independently_of_colours() -> None:
    # A Yellow pair, and three Engines that have nothing to do with it.
    state = ended("# Yr Ys # / . . Be . / . Re We . / # . . #")
    assert sums(state) == (2, 3, 0, 0)
    # Every largest kind group counts, also two of one kind.
    twice = ended("# Ye Re # / . Gp Vk . / . Be We . / # . . #")
    assert sums(twice) == (0, 4, 0, 0)


@pytest.mark.rule("F4")
def test_F4_each_rare_goods_brings_one_grouped_or_not() -> None:
    state = ended("# Yp* Ye # / . Rc* Vr* . / . Bk* Gs* Ww* / # . . #")
    assert sums(state) == (2, 0, 6, 0)
    assert state.scores() == [8, 0, 0]


@pytest.mark.rule("F4")
def test_F4_in_the_basic_game_the_total_is_the_tally() -> None:
    chance = Random(4)
    for players in (2, 3):
        for single in (False, True):
            game = made(players=players, group_ties="one" if single else "all")
            for _ in range(100):
                cells = random_cells(chance, players)
                sheet = best_sheet([], game.terms, cells)
                parts = (sheet.tally.colour, sheet.tally.kind, sheet.tally.rare)
                assert parts == by_the_book.tally(book_hold(cells, players), single)
                assert (sheet.total, sheet.cards, sheet.choices, sheet.points) == (sum(parts), [], [], [])


# ---- the cards at scoring


@pytest.mark.rule("F5", "D11")
def test_F5_each_seat_applies_the_cards_in_the_order_that_it_prefers() -> None:
    quarantine_first = "# Gs* Ww* # / Gp Vk Bc . / Rk . . . / # . . #"
    jettison_first = "# . . # / . Vr* Vs Yp* / . . Vk Yw / # . . #"
    state = ended(quarantine_first, jettison_first, cards=(6, 9))
    assert plan(state, 0) == [(9, "-", 6), (6, "row 1", 3)]
    # The second seat throws out Vk and Yw; then Yp* has no like neighbour.
    assert plan(state, 1) == [(6, "row 2", 2), (9, "-", 1)]
    assert (sums(state, 0), sums(state, 1), state.scores()) == ((0, 0, 2, 9), (2, 0, 2, 3), [11, 7, 0])
    assert (best_in_order(state, 6, 9, 1), best_in_order(state, 9, 6, 1)) == (7, 6)


@pytest.mark.rule("F5")
def test_F5_a_bonus_card_reads_the_hold_as_it_stands_then_and_the_tally_comes_last() -> None:
    state = ended("# . . # / Re Ye Gp Ys / . Rk . . / # . . #", cards=(4, 8))
    assert state.sheet(0).points == [0, 3]  # the row is sealed only by the exchange
    assert state.sheet(0).tally.colour == 2  # and so is the Red pair made


@pytest.mark.rule("F6", "D12")
def test_F6_nobody_is_asked_at_scoring_and_the_best_total_is_shown() -> None:
    hold = "# Bc . # / Rc* Gs* Vc . / Vs Ye . . / # . . #"
    state = position(
        players=3,
        ring="ots" * 7 + "ot.",
        hands=["", "", "s"],
        holds=[hold, EMPTY_HOLD[3], EMPTY_HOLD[3]],
        cards=(4, 5),
    )
    assert (state.to_move, state.legal_actions()) == (2, store(*range(12)))  # the last placing is carried out
    state.apply(*store(0))
    assert (state.is_over, state.legal_actions()) == (True, [])
    assert state.scores()[0] == 13
    assert plan(state) == [(4, "exchange 4 6", 0), (5, "forge 3", 0)]
    assert sum(line.points for line in state.score_sheet(0)) == 13


@pytest.mark.rule("F6")
def test_F6_one_seats_choices_never_touch_anothers_total() -> None:
    hold = "# Bc . # / Rc* Gs* Vc . / Vs Ye . . / # . . #"
    for other in (EMPTY_HOLD[3], "# Ye Vp # / Vc Yr . . / . . . . / # . . #"):
        assert ended(hold, other, cards=(4, 5)).scores()[0] == 13


@pytest.mark.rule("F6")
def test_F6_the_search_is_as_small_as_the_rulebook_says() -> None:
    terms = made(players=2).terms
    cells = cells_of("# Yp* Ye . # / Vr* Re Be We Bp / Rc* Gs* Bk* Ww* . / # Vp . . #")
    assert [len(card.choices(terms, cells)) for card in terms.deck] == [1, 1, 1, 67, 7, 10, 1, 1, 1, 1]
    wide = cells_of("# . . . # / Yp* Ye Vr* Re Be / . . . . We / # . . . #")
    assert terms.deck[5].choices(terms, wide) == [0, 2, 3, 5, 6, 7, 8, 9]


@pytest.mark.rule("F7")
def test_F7_of_equal_orders_the_one_with_the_lower_card_comes_first() -> None:
    hold = "# Ye Vp # / Rr Gw Bc . / . . . . / # . . #"
    for low, high in PAIRS:
        sheet = ended(EMPTY_HOLD[3], cards=(low, high)).sheet(0)
        assert (numbers(sheet), sheet.choices, sheet.points) == ([low, high], [0, 0], [0, 0])
    assert numbers(ended(hold, cards=(7, 9)).sheet(0)) == [7, 9]
    assert numbers(ended("# . . # / . Ye Vc . / . . . . / # . . #", cards=(6, 7)).sheet(0)) == [6, 7]


@pytest.mark.rule("F7")
def test_F7_the_choice_of_the_first_card_comes_before_that_of_the_second() -> None:
    # Forging Ww* brings 2, and so does throwing out row 1 or column 2: Forged Papers is declined.
    state = ended("# . . # / . Ww* Gp . / . . . . / # . . #", cards=(5, 6))
    assert plan(state) == [(5, "-", 0), (6, "row 1", 2)]
    assert sums(state) == (0, 0, 0, 2)


@pytest.mark.rule("F7")
def test_F7_rare_goods_are_listed_by_cell() -> None:
    state = ended("# . . # / . Ww* Gs* . / . . . . / # . . #", cards=(5,))
    assert plan(state) == [(5, "forge 3", 0)]
    assert sums(state) == (2, 0, 1, 0)


@pytest.mark.rule("F7")
def test_F7_rows_are_listed_before_columns_and_columns_from_the_left() -> None:
    alone = ended("# . . # / . . Ye . / . . . . / # . . #", cards=(6,))
    assert plan(alone) == [(6, "row 1", 1)]  # column 2 would bring as much
    rows = ended("# . . # / Ye Vc Rr . / Gp Ws Bk* . / # . . #", cards=(6,))
    assert plan(rows) == [(6, "row 1", 3)]  # row 2 would bring 3 and lose a rare tile
    columns = ended("# Ye Gp # / . Vc Ws . / . Rr Bc . / # . . #", cards=(6,))
    assert plan(columns) == [(6, "column 1", 3)]  # column 2 would bring as much, a row only 2


@pytest.mark.rule("F7")
def test_F7_exchanges_are_listed_by_the_lower_cell_then_the_higher() -> None:
    # Yw may change with Vp (1), Rk (3) or Gs* (5) to lie beside Ye (4).
    state = ended("# . Vp # / Bc Rk Ye Gs* / . . . . / # Yw . #", cards=(4,))
    assert plan(state) == [(4, "exchange 1 10", 0)]
    # Ye may change with Vp (3), Bc (6) or Rk (8) to lie beside Yw (7), or Yw with Vp to lie beside Ye.
    state = ended("# Ye . # / . Vp . . / Bc Yw Rk . / # . . #", cards=(4,))
    assert plan(state) == [(4, "exchange 0 3", 0)]
    assert sums(state) == (2, 0, 0, 0)


@pytest.mark.rule("F7")
def test_F7_a_card_that_gains_nothing_is_declined() -> None:
    for card in (4, 5, 6):
        state = ended("# Ye Yr # / . . Yp* . / . . . . / # . . #", cards=(card,))
        assert plan(state) == [(card, "-", 0)]
        assert tallied(state) == "# Ye Yr # / . . Yp* . / . . . . / # . . #"


@pytest.mark.rule("F8")
def test_F8_the_hold_stays_as_it_was_at_the_end_of_play() -> None:
    hold = "# Ye Yp* # / Re Be Yr Vr* / . Vc Vs . / # . . #"
    state = ended(hold, cards=(6,))
    assert tallied(state) == "# Ye Yp* # / Re Be Yr Vr* / . . . . / # . . #"
    assert hold_of(state, 0) == hold


@pytest.mark.rule("F8", "F9")
def test_F8_tie_breaks_read_the_hold_as_it_was_at_the_end_of_play() -> None:
    forged = "# . . . # / . Ww* Gp . . / . . . . . / # . . . #"
    plain = "# . . . # / . Ye Yr . . / . . . . . / # . . . #"
    state = ended(forged, plain, cards=(5,))
    assert state.scores() == [2, 2]
    assert [state.sheet(seat).tally.rare for seat in (0, 1)] == [0, 0]
    assert state.winners() == [0]  # its tile was rare at the end of play
    thrown = "# . . . # / . Vc Rr Gp . / . . . . . / # . . . #"
    kept = "# . . . # / . Ye Yr Ys . / . . . . . / # . . . #"
    state = ended(thrown, kept, cards=(6,))
    assert state.scores() == [3, 3]
    assert state.winners() == [1]  # three Goods each at the end of play; the later seat wins


# ---- ranking

PAIR = "# . . . # / . Ye Yr . . / . . . . . / # . . . #"  # 2 VP, 2 Goods
PAIR_AND_MORE = "# . . . # / . Re Rr . . / . Vk . . . / # . . . #"  # 2 VP, 3 Goods
OTHER_PAIR = "# . . . # / . Re Rr . . / . . . . . / # . . . #"  # 2 VP, 2 Goods
OTHER_PAIR_AND_MORE = "# . . . # / . Ye Yr . . / . Vk . . . / # . . . #"  # 2 VP, 3 Goods
TRIPLE = "# . . . # / . Re Rr Rk . / . . . . . / # . . . #"  # 3 VP, 3 Goods
RARE_PAIR = "# . . . # / . Ye Yp* . . / . Vk Bc . . / # . . . #"  # 3 VP, 1 of them rare, 4 Goods


@pytest.mark.rule("F9")
def test_F9_the_highest_total_wins_under_every_tie_break() -> None:
    for tie_break in ("chain", "later", "shared"):
        for holds, winner in (((TRIPLE, PAIR), 0), ((PAIR, TRIPLE), 1)):
            state = ended(*holds, tie_break=tie_break)
            assert (state.winners(), ranking(state)) == ([winner], [winner, 1 - winner])
            assert state.returns() == ([1.0, -1.0] if winner == 0 else [-1.0, 1.0])


@pytest.mark.rule("F9", "D8")
def test_F9_under_chain_more_rare_goods_win_then_fewer_goods_then_the_later_position() -> None:
    for holds, winner in (
        ((RARE_PAIR, TRIPLE), 0),  # more rare Goods, though more Goods and the earlier position
        ((TRIPLE, RARE_PAIR), 1),
        ((PAIR, PAIR_AND_MORE), 0),  # fewer Goods, though the earlier position
        ((PAIR_AND_MORE, PAIR), 1),
        ((OTHER_PAIR, OTHER_PAIR_AND_MORE), 0),
        ((PAIR, PAIR), 1),  # the later position
    ):
        state = ended(*holds)
        assert state.scores()[0] == state.scores()[1]
        assert (ranking(state), state.winners()) == ([winner, 1 - winner], [winner])
    assert ended(PAIR, PAIR, first_player="seat_1").winners() == [0]


@pytest.mark.rule("F9")
def test_F9_under_later_the_later_position_in_turn_order_wins() -> None:
    for holds in ((RARE_PAIR, TRIPLE), (PAIR, PAIR_AND_MORE), (PAIR, PAIR)):
        assert ended(*holds, tie_break="later").winners() == [1]
        assert ended(*holds, tie_break="later", first_player="seat_1").winners() == [0]
    small = "# . . # / . Ww* . . / . . . . / # . . #"
    for first, order in (("seat_0", [2, 1, 0]), ("seat_1", [0, 2, 1]), ("seat_2", [1, 0, 2])):
        for tie_break in ("chain", "later"):
            state = ended(small, small, small, tie_break=tie_break, first_player=first)
            assert (ranking(state), state.winners()) == (order, order[:1])


@pytest.mark.rule("F9")
def test_F9_under_shared_equal_totals_share_the_win() -> None:
    state = ended(RARE_PAIR, TRIPLE, tie_break="shared")
    assert (state.winners(), state.returns()) == ([0, 1], [0.0, 0.0])
    one = "# . . # / . Ww* . . / . . . . / # . . #"
    three = ended(one, EMPTY_HOLD[3], one, tie_break="shared")
    assert (three.scores(), three.winners()) == ([1, 0, 1], [0, 2])
    assert three.returns() == [0.25, -0.5, 0.25]


# ---- against the book's own scoring, card by card


@pytest.mark.rule("F5", "F6", "F7", "C4", "C5", "C6", "C7", "C8", "C9", "C10")
@pytest.mark.parametrize("group_ties", ["all", "one"])
@pytest.mark.parametrize("players", [2, 3])
def test_F7_sheets_are_those_of_a_search_straight_from_the_book(players: int, group_ties: str) -> None:
    chance = Random(100 * players + len(group_ties))
    game = made(players=players, group_ties=group_ties)
    deck = game.terms.deck
    for low, high in PAIRS:
        heavy = (low, high) in ((4, 5), (4, 6))
        for _ in range(3 if heavy else 10):
            cells = random_cells(chance, players)
            sheet = best_sheet([deck[low - 1], deck[high - 1]], game.terms, cells)
            book = by_the_book.best([low, high], book_hold(cells, players), players, game.terms.single)
            assert sheet.total == book.total, (low, high, cells)
            assert tuple(numbers(sheet)) == book.order, (low, high, cells)
            assert sheet.choices == [choice_number(choice, players) for choice in book.choices], (low, high, cells)
            assert tuple(sheet.points) == book.points
            assert (sheet.tally.colour, sheet.tally.kind, sheet.tally.rare) == book.tally
            assert {spot: tile.code for spot, tile in book_hold(sheet.cells, players).items()} == {
                spot: tile.code for spot, tile in book.hold.items()
            }
            forged = [tile.code for tile in book.hold.values() if len(tile.colours) > 1]
            assert not forged or forged == [HOUSE.goods[sheet.forged]]


@pytest.mark.rule("F6", "F4")
def test_F6_a_total_is_never_below_the_tally_and_never_above_60() -> None:
    chance = Random(60)
    for players in (2, 3):
        game = made(players=players)
        deck = game.terms.deck
        for low, high in PAIRS:
            cells = random_cells(chance, players)
            plain = best_sheet([], game.terms, cells).total
            assert plain <= 2 * sum(tile >= 0 for tile in cells) + 6
            assert plain <= best_sheet([deck[low - 1], deck[high - 1]], game.terms, cells).total <= 60
