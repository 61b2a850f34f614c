"""Setup (S1-S9), the options of section 2 and the content of the box."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import ludoteca
from ludoteca.engine.content import Content
from ludoteca.engine.errors import ContentError
from ludoteca.games.mars_needs_mechanics.cards import cards_of
from ludoteca.games.mars_needs_mechanics.content import Box
from ludoteca.games.mars_needs_mechanics.examples import BOX, LETTERS, made
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from tests.rules.mars_needs_mechanics.invariants import check
from tests.rules.mars_needs_mechanics.table import ALL, COSTS

PLAYERS = (2, 3, 4)


def start(seed: int = 1, **options: object) -> MarsNeedsMechanicsState:
    state = ludoteca.make("mars_needs_mechanics", **options).start(seed)
    assert isinstance(state, MarsNeedsMechanicsState)
    check(state)
    return state


def laid_out(state: MarsNeedsMechanicsState) -> list[str]:
    return [name for number, name in enumerate(ALL) if state.available >> number & 1]


@pytest.mark.rule("S1", "S2", "S9")
@pytest.mark.parametrize("players", PLAYERS)
def test_S1_S2_S9_each_seat_begins_with_2_scrap_30_cogs_and_nothing_built(players: int) -> None:
    state = start(players=players)
    assert state.scrap == [2] * players
    assert state.cogs == [30] * players
    assert state.built == [0] * players
    assert (state.discard, state.idle, state.passes, state.purchases, state.bought) == ([0] * 7, 0, 0, 0, 0)
    assert (state.round, state.used, state.is_over) == (1, 0, False)


@pytest.mark.rule("S3")
def test_S3_the_starter_set_is_C1_to_C4() -> None:
    for seed in range(5):
        assert laid_out(start(seed)) == ["C1", "C2", "C3", "C4"]


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("chosen", "count"), [("random_4", 4), ("random_5", 5)])
def test_S3_a_random_set_never_draws_the_automaton(chosen: str, count: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(900):
        found = laid_out(start(seed, mechanism_set=chosen))
        assert len(found) == count
        drawn.update(found)
    assert sorted(drawn) == sorted(set(ALL) - {"C5"})
    fair = 900 * count / 9
    assert all(0.8 * fair < times < 1.2 * fair for times in drawn.values())


@pytest.mark.rule("S3")
def test_S3_the_automaton_is_added_once() -> None:
    assert laid_out(start(automaton="on")) == ["C1", "C2", "C3", "C4", "C5"]
    assert laid_out(start(automaton=True)) == ["C1", "C2", "C3", "C4", "C5"]
    assert len(laid_out(start(mechanism_set="random_5", automaton="on"))) == 6
    both = start(mechanism_set="chosen", chosen_mechanisms="C5,C9", automaton="on")
    assert laid_out(both) == ["C5", "C9"]


@pytest.mark.rule("S3")
def test_S3_a_chosen_set_is_exactly_what_was_chosen() -> None:
    assert laid_out(start(mechanism_set="chosen", chosen_mechanisms=("C10", "C2"))) == ["C2", "C10"]
    assert laid_out(start(mechanism_set="chosen", chosen_mechanisms=ALL)) == list(ALL)
    assert laid_out(start(chosen_mechanisms=("C10", "C2"))) == ["C1", "C2", "C3", "C4"], "read only with `chosen`"


@pytest.mark.rule("S3")
@pytest.mark.parametrize("chosen", [(), ("C11",), ("C1", "C1"), "C0"])
def test_S3_a_chosen_set_has_one_to_ten_different_ones(chosen: object) -> None:
    with pytest.raises(ludoteca.OptionError) as refused:
        made(mechanism_set="chosen", chosen_mechanisms=chosen)
    assert "chosen_mechanisms" in str(refused.value)
    assert "C1, C2, C3, C4, C5, C6, C7, C8, C9, C10" in str(refused.value)
    assert refused.value.text("it") != refused.value.text("en")


@pytest.mark.rule("S4")
def test_S4_the_order_line_is_random() -> None:
    fronts = Counter(start(seed).line[0] for seed in range(700))
    backs = Counter(start(seed).line[6] for seed in range(700))
    assert all(70 <= fronts[part] <= 135 for part in range(7))
    assert all(70 <= backs[part] <= 135 for part in range(7))


@pytest.mark.rule("S5")
def test_S5_every_price_is_5() -> None:
    assert start().prices == [5] * 7


@pytest.mark.rule("S6", "S7")
@pytest.mark.parametrize(("players", "left"), [(2, 42), (3, 39), (4, 36)])
def test_S6_S7_three_cards_each_eight_in_the_market_the_rest_in_the_deck(players: int, left: int) -> None:
    for seed in range(10):
        state = start(seed, players=players)
        assert [state.hand_size(seat) for seat in range(players)] == [3] * players
        assert (sum(state.market), len(state.deck)) == (8, left)


@pytest.mark.rule("S6")
def test_S6_the_cards_are_shuffled() -> None:
    dealt = Counter(part for seed in range(300) for part in range(7) for _ in range(start(seed).hand_of(0)[part]))
    assert all(95 <= dealt[part] <= 165 for part in range(7))
    assert len({tuple(start(seed).deck) for seed in range(20)}) == 20


@pytest.mark.rule("S8")
def test_S8_the_first_player_is_drawn_by_lot_or_seat_0() -> None:
    for players in PLAYERS:
        begun = Counter(start(seed, players=players).first for seed in range(200 * players))
        assert sorted(begun) == list(range(players))
        assert all(150 <= times <= 250 for times in begun.values())
        assert {start(seed, players=players, first_player="seat_0").to_move for seed in range(20)} == {0}


@pytest.mark.rule("D11")
def test_D11_starting_cards_are_secret_unless_they_are_shown() -> None:
    secret, shown = start(3), start(3, starting_cards="shown")
    assert secret.hands == shown.hands
    assert secret.known == [0] * 21
    assert shown.known == shown.hands
    assert shown.redeal(0, 5).hands == shown.hands
    assert {tuple(secret.redeal(0, seed).hand_of(1)) for seed in range(10)} != {tuple(secret.hand_of(1))}


@pytest.mark.rule("S3")
def test_the_costs_are_those_of_the_cards() -> None:
    assert ["".join(LETTERS[part] for part in cost) for cost in [card.cost for card in cards_of(BOX)]] == COSTS
    in_costs = Counter("".join(COSTS))
    assert all(in_costs[letter] == 4 for letter in LETTERS), "each type is in exactly four costs"


def test_the_default_is_three_players_with_the_starter_set() -> None:
    assert ludoteca.make("mars_needs_mechanics").options == {
        "players": 3,
        "mechanism_set": "starter",
        "chosen_mechanisms": (),
        "automaton": "off",
        "final_fall": "unbought_only",
        "starting_cards": "secret",
        "first_player": "random",
        "size": "full",
    }
    for players in (1, 5):
        with pytest.raises(ludoteca.OptionError, match="2, 3, 4"):
            made(players=players)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('cost = ["lens", "wire"]', 'cost = ["lens", "wier"]', r"mechanisms\.xray_goggles\.cost"),
        ('cost = ["lens", "wire"]', 'cost = ["lens", "lens"]', r"mechanisms\.xray_goggles\.cost"),
        ('cost = ["lens", "wire"]', "cost = []", r"mechanisms\.xray_goggles\.cost"),
        ("highest = 10", "highest = 0", r"prices\.highest"),
        ("start = 5", "start = 11", r"prices\.start.*1-10"),
        ("shows = 3", "shows = 4", r"mechanisms\.xray_goggles\.shows.*1-3"),
        ("market = 8\n", "", "market"),
        ("market = 8\n", "market = 8\nmarkt = 8\n", "markt"),
        ("copies = 8", "copies = 9", r"copies.*3-8"),
    ],
)
def test_a_wrong_content_file_is_refused_by_name(old: str, new: str, says: str) -> None:
    text = files("ludoteca.games.mars_needs_mechanics").joinpath("content.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ContentError, match=says) as refused:
        cards_of(Box(Content.parse("content.toml", text.replace(old, new, 1))))
    assert "content.toml" in str(refused.value)
