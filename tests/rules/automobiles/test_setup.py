"""What lies in the box, the options, and the set-up of a race (S1-S9)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from ludoteca.engine.content import Content
from ludoteca.engine.errors import ContentError, OptionError
from ludoteca.games.automobiles.content import COLOURS, Box
from ludoteca.games.automobiles.content import HOUSE as BOX
from ludoteca.games.automobiles.examples import LETTERS, counts_of, made
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.rules import Automobiles
from ludoteca.games.automobiles.track import built_in, track_text
from tests.rules.automobiles.table import has, setup_buy, where

DONE = 15  # of the shopping before the race


def started(seed: int = 1, **options: object) -> AutomobilesState:
    state = made(**options).start(seed)
    assert isinstance(state, AutomobilesState)
    return state


# ---- the box


@pytest.mark.rule("S2", "D1")
def test_S2_D1_the_box_holds_282_cubes_and_16_blue_ones() -> None:
    assert sum(BOX.cubes) == 282
    assert dict(zip(LETTERS, BOX.cubes, strict=True)) == {
        "W": 30, "L": 28, "D": 24, "B": 16, "w": 80, "y": 40, "p": 16, "r": 16, "g": 16, "b": 16,
    }  # fmt: skip
    state = started(players=5)
    assert [state.stock[colour] + sum(state.bag[colour::COLOURS]) for colour in range(COLOURS)] == BOX.cubes


PRICES = {
    "car_chief": (2, 2), "engineer": (2, 2), "manager": (2, 2), "mechanic": (2, 2), "crew_chief": (4, 1),
    "pit_captain": (2, 2), "pit_crew": (2, 2), "pit_team": (1, 2), "aerodynamics": (1, 2), "suspension": (3, 2),
    "tires": (2, 3), "steering": (3, 3), "boost": (4, 2), "gearbox": (3, 2), "nitro": (4, 2), "turbo": (4, 2),
    "diesel_engine": (5, 3), "hybrid_engine": (5, 3), "rotary_engine": (4, 3), "supercharged": (6, 3),
}  # fmt: skip


@pytest.mark.rule("S1")
def test_S1_costs_and_values_of_all_cards() -> None:
    assert {card.name: (card.cost, card.value) for card in made().terms.deck} == PRICES


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("name", "cards", "laps"),
    [
        ("first_race", "manager crew_chief suspension gearbox hybrid_engine", 3),
        ("fine_tuning", "engineer pit_captain aerodynamics nitro supercharged", 5),
        ("jalopy", "car_chief pit_team suspension boost diesel_engine", 3),
        ("money", "car_chief pit_team tires boost rotary_engine", 3),
        ("rainbow", "engineer pit_team suspension nitro rotary_engine", 3),
        ("revved", "car_chief crew_chief aerodynamics boost hybrid_engine", 3),
        ("experts", "mechanic pit_crew steering turbo hybrid_engine", 5),
    ],
)
def test_S1_the_sets_of_the_book(name: str, cards: str, laps: int) -> None:
    state = started(card_set=name)
    assert [BOX.names[card] for card in state.cards] == cards.split()
    assert state.cost[5:] == [PRICES[card][0] for card in cards.split()]
    assert state.value[5:] == [PRICES[card][1] for card in cards.split()]
    assert (state.terms.laps, state.terms.last_round) == (laps, 60 * laps)


@pytest.mark.rule("S1")
def test_S1_random_cards_are_one_of_each_colour_and_follow_the_seed() -> None:
    seen: set[int] = set()
    for seed in range(60):
        cards = started(seed, card_set="random").cards
        assert [card // 4 for card in cards] == [0, 1, 2, 3, 4]
        assert cards == started(seed, card_set="random").cards
        seen.update(cards)
    assert len(seen) == 20


@pytest.mark.rule("S1")
def test_S1_custom_cards_need_one_of_each_colour() -> None:
    chosen = ("supercharged", "mechanic", "tires", "pit_crew", "boost")
    state = started(card_set="custom", custom_cards=chosen)
    assert sorted(BOX.names[card] for card in state.cards) == sorted(chosen)
    with pytest.raises(OptionError, match=r"custom_cards.*car_chief, engineer, manager, mechanic"):
        made(card_set="custom", custom_cards=("manager", "mechanic", "tires", "pit_crew", "boost"))
    made(card_set="first_race", custom_cards=("manager", "mechanic", "tires", "pit_crew", "boost"))


@pytest.mark.rule("D2")
@pytest.mark.parametrize("value", [0, 1])
def test_D2_the_third_gear_costs_1_and_is_worth_0_or_1(value: int) -> None:
    state = started(third_gear_value=value)
    assert (state.cost[:5], state.value[:5]) == ([1, 2, 3, 4, 2], [value, 1, 2, 3, 0])


def test_content_errors_name_the_file_the_key_and_what_is_allowed() -> None:
    text = (
        __import__("importlib.resources").resources.files("ludoteca.games.automobiles").joinpath("content.toml")
    ).read_text(encoding="utf-8")
    for old, new, expected in (
        ("hand = 7", "hand = 70", r"box\.toml.*hand.*70.*1-12"),
        ('rule = "C9"', 'rule = "C8"', r"rule.*C8.*C9"),
        ('"manager", "crew_chief"', '"manager", "manager"', r"cards.*manager.*crew_chief, pit_captain"),
        ("start = [5, 2", "start = [7, 2", r"start.*7.*0-6"),
        ("limit_a_lap = 60", "limit_a_lap = 60\nfuel = 1", r"fuel"),
    ):
        with pytest.raises(ContentError, match=expected):
            Box(Content.parse("box.toml", text.replace(old, new, 1)))


# ---- options


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(OptionError, match=r"seat_3.*first_player.*random, seat_0, seat_1, seat_2\."):
        made(players=3, first_player="seat_3")


def test_laps_and_round_limit_follow_track_and_set_unless_given() -> None:
    slow = track_text("monza").replace("laps 3", "laps 2")
    assert made(track="custom", track_text=slow).terms.laps == 2
    assert made(track="custom", track_text=slow, card_set="experts").terms.laps == 5
    game = made(laps=4)
    assert (game.terms.laps, game.terms.last_round) == (4, 240)
    assert made(laps=4, round_limit=7).terms.last_round == 7
    assert ludoteca.make("automobiles").options["laps"] == 3


def test_a_custom_track_needs_a_text_that_is_right() -> None:
    with pytest.raises(OptionError, match="track_text"):
        made(track="custom")
    with pytest.raises(OptionError, match="track_text: there are 0 posts"):
        made(track="custom", track_text="track X\nlanes 3\nlaps 1\nfirstcross free\nmoney 1 2 3 4 5\n")
    with pytest.raises(OptionError, match="8,000"):
        made(track="custom", track_text="#" * 8001)
    own = made(track="custom", track_text=track_text("monza"))
    assert own.terms.track.name == "Monza"
    assert isinstance(own, Automobiles)


# ---- before the race


@pytest.mark.rule("S3")
def test_S3_the_first_player_is_random_or_chosen_and_turns_go_round_from_there() -> None:
    found = Counter(started(seed, players=5, first_player="random").first for seed in range(100))
    assert sorted(found) == [0, 1, 2, 3, 4]
    state = started(players=3, first_player="seat_2")
    order = []
    while state.round == 0:
        order.append(state.to_move)
        state.apply(DONE)
    assert order == [2, 0, 1]
    assert (state.driver, state.first) == (2, 2)


@pytest.mark.rule("S4")
def test_S4_the_grid_in_turn_order() -> None:
    state = started(players=3, first_player="seat_1")
    assert state.grid == [2, 0, 1]
    assert [where(state, seat) for seat in (1, 2, 0)] == ["pits:1.5", "pits:3.2", "pits:1.3"]


@pytest.mark.rule("S4")
def test_S4_the_grid_at_random_uses_the_first_places() -> None:
    found = {tuple(started(seed, players=3, grid_order="random").grid) for seed in range(60)}
    assert len(found) == 6
    assert all(sorted(grid) == [0, 1, 2] for grid in found)


@pytest.mark.rule("S4")
def test_S4_the_grid_by_choice() -> None:
    state = started(players=3, first_player="seat_1", grid_order="choice")
    assert (state.to_move, state.choices) == (1, [0, 1, 2])
    state.apply(1)
    assert (state.to_move, state.choices) == (2, [0, 2])
    state.apply(2)
    assert state.grid == [0, 1, 2]  # the last seat has no choice
    assert (state.to_move, state.money) == (1, 11)
    assert where(state, 1) == "pits:3.2"


@pytest.mark.rule("S5")
def test_S5_lap_markers_show_the_laps() -> None:
    state = started(players=3, laps=6)
    assert [state.marker(seat) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("S6")
def test_S6_twelve_cubes_in_every_bag() -> None:
    state = started(players=4)
    assert [has(state, seat, "bag") for seat in range(4)] == ["W5 L2 y5"] * 4
    assert [state.stock[colour] for colour in (0, 1, 5)] == [10, 20, 20]


@pytest.mark.rule("S7")
def test_S7_shopping_into_the_bag_with_the_money_of_the_grid_place() -> None:
    state = started(players=5)
    assert state.terms.track.money == [10, 11, 12, 13, 14]
    assert (state.to_move, state.money) == (0, 10)
    assert state.choices == [setup_buy(letter) for letter in "WLDByprgb"] + [DONE]
    state.apply(setup_buy("b"))  # 5
    state.apply(setup_buy("B"))  # 4
    assert (state.money, has(state, 0, "bag"), has(state, 0, "used")) == (1, "W5 L2 B1 y5 b1", "-")
    assert state.choices == [setup_buy("W"), DONE]
    state.apply(DONE)
    assert (state.to_move, state.money) == (1, 11)
    for money in (12, 13, 14):
        state.apply(DONE)
        assert state.money == money
    state.apply(DONE)
    assert state.money == 0


@pytest.mark.rule("S8", "S9")
def test_S8_S9_everybody_draws_seven_and_the_first_player_drives() -> None:
    state = started(players=3, first_player="seat_2")
    for _ in range(3):
        state.apply(DONE)
    assert [state.count(state.active, seat) for seat in range(3)] == [7, 7, 7]
    assert [state.count(state.bag, seat) for seat in range(3)] == [5, 5, 5]
    assert (state.round, state.driver, state.to_move) == (1, 2, 2)
    for seat in range(3):
        both = [a + b for a, b in zip(state.area(state.active, seat), state.area(state.bag, seat), strict=True)]
        assert both == counts_of("W5 L2 y5")


@pytest.mark.rule("D12")
def test_D12_the_first_crossing_is_as_the_track_says_unless_chosen() -> None:
    assert [built_in(name).counts for name in ("daytona_beach", "monza")] == [False, False]
    counting = track_text("monza").replace("firstcross free", "firstcross counts")
    for crossing, text, start in (
        ("track", track_text("monza"), 0),
        ("counts", track_text("monza"), 27720),
        ("track", counting, 27720),
        ("free", counting, 0),
    ):
        state = started(track="custom", track_text=text, first_crossing=crossing)
        assert state.distance[0] == start


@pytest.mark.rule("R5", "D12")
def test_D12_a_single_lap_does_not_go_with_a_crossing_that_counts_right_after_the_start() -> None:
    counting = track_text("monza").replace("firstcross free", "firstcross counts")
    refused: list[dict[str, object]] = [
        {"laps": 1, "first_crossing": "counts"},
        {"laps": 1, "first_crossing": "counts", "track": "monza"},
        {"laps": 1, "track": "custom", "track_text": counting},
        {"track": "custom", "track_text": counting.replace("laps 3", "laps 1")},
    ]
    for options in refused:
        with pytest.raises(OptionError) as error:
            made(**options)
        assert "laps=2" in error.value.phrase.text("en")
        assert "laps=2" in error.value.phrase.text("it")
    allowed: list[dict[str, object]] = [
        {"laps": 1},
        {"laps": 2, "first_crossing": "counts"},
        {"laps": 1, "first_crossing": "free", "track": "custom", "track_text": counting},
    ]
    assert all(made(**options) for options in allowed)


@pytest.mark.rule("D12")
def test_D12_a_crossing_may_count_in_a_single_lap_where_the_grid_lies_in_front_of_the_line() -> None:
    """The first stretch becomes the last, so that the cars start just behind the new line's far side."""
    head, *posts = track_text("monza").split("\npost ")
    turned = "\npost ".join([head.replace("firstcross free", "firstcross counts"), posts[-1].rstrip(), *posts[:-1]])
    game = made(laps=1, track="custom", track_text=turned + "\n")
    state = game.start(1)
    assert isinstance(state, AutomobilesState)
    assert not state.terms.track.grid_behind_line
    assert state.distance[0] < state.terms.track.length / 2


@pytest.mark.rule("R32")
def test_the_bag_view_changes_nothing_in_play() -> None:
    open_bags, closed = started(5, bag_view="contents"), started(5)
    assert closed.game.options["bag_view"] == "size"  # R32: the book lets nobody look into a bag
    for _ in range(200):
        action = open_bags.choices[len(open_bags.choices) // 2]
        assert open_bags.packed() == closed.packed()
        open_bags.apply(action)
        closed.apply(action)
