"""Setup, draft and options (S1-S9)."""

from __future__ import annotations

import pytest

from ludoteca.engine.content import Content
from ludoteca.engine.errors import ContentError, OptionError
from ludoteca.games.pocket_mars.cards import Texts
from ludoteca.games.pocket_mars.content import CONSTRUCTION, HOUSE, Box
from ludoteca.games.pocket_mars.examples import made, position, started
from ludoteca.games.pocket_mars.position import ASK_DRAFT, ASK_OPENING, ASK_TURN
from tests.rules.pocket_mars.table import A, B, play, told, worlds


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_S1_one_colonist_aboard_six_on_earth_and_one_energy(players: int) -> None:
    state = started(players=players)
    assert (state.ship, state.earth, state.energy) == ([1] * players, [6] * players, [1] * players)
    assert state.star == state.double == [0] * (4 * players)


@pytest.mark.rule("S2")
def test_S2_the_row_is_a_random_order_of_the_five_buildings() -> None:
    rows = [tuple(started(seed).row) for seed in range(60)]
    assert all(sorted(row) == [0, 1, 2, 3, 4] for row in rows)
    assert len(set(rows)) > 30
    assert {row[0] for row in rows} == {0, 1, 2, 3, 4}


@pytest.mark.rule("S3", "S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_S4_four_cards_each_and_the_rest_is_the_deck(players: int) -> None:
    state = started(players=players)
    hands = [state.hand_of(seat) for seat in range(players)]
    assert all(len(hand) == 4 for hand in hands)
    assert sorted([*state.deck, *(card for hand in hands for card in hand)]) == list(range(35))
    assert (state.discard, state.height, state.prep) == ([], [0] * 5, [-1] * (2 * players))
    assert len({tuple(started(seed, players=players).deck) for seed in range(20)}) == 20


@pytest.mark.rule("S5")
def test_S5_two_of_the_four_cards_go_into_slots_0_and_1() -> None:
    state = started(players=2)
    assert (state.asked, state.to_move) == (ASK_OPENING, A)
    hand = state.hand_of(A)
    assert state.legal_actions() == [364 + card for card in hand]
    play(state, 364 + hand[3])
    assert state.legal_actions() == [364 + card for card in hand[:3]]
    play(state, 364 + hand[1])
    assert (state.module_of(A), state.hand_of(A)) == ([hand[3], hand[1]], [hand[0], hand[2]])
    assert (state.asked, state.to_move) == (ASK_OPENING, B)


@pytest.mark.rule("S5")
def test_S5_nobody_sees_a_choice_before_all_have_chosen() -> None:
    state = started(players=3, events=True)
    hand = state.hand_of(A)
    known = []
    for one, two in ((0, 1), (2, 3), (3, 0)):
        twin = state.clone()
        twin.telling = True
        play(twin, 364 + hand[one])
        assert told(twin, A) == ["prepares-own"]
        assert told(twin, B) == []
        play(twin, 364 + hand[two])
        assert twin.to_move == B
        known.append(twin.information(B))
        assert len({tuple(world.module_of(A)) for world in worlds(twin, B)}) > 10
    assert known[0] == known[1] == known[2]
    for _ in range(6):
        state.apply(state.choices[0])
    assert state.asked == ASK_TURN
    assert told(state, A) == ["module-shown"] * 3
    kinds = [HOUSE.kind[card] for card in state.module_of(B)]
    assert all([HOUSE.kind[card] for card in world.module_of(B)] == kinds for world in worlds(state, A))


@pytest.mark.rule("S6")
def test_S6_the_first_seat_is_drawn_or_chosen() -> None:
    firsts = [started(seed, players=4, first_seat="random").first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    for seat in range(4):
        state = started(players=4, first_seat=seat)
        while state.asked != ASK_TURN:
            state.apply(state.choices[0])
        assert (state.first, state.to_move, state.active) == (seat, seat, seat)


@pytest.mark.rule("S7")
def test_S7_left_is_the_next_seat_clockwise() -> None:
    state = position(players=4, preps=["Ec1 Ec2", "En1 En2", "Sc1 Sc2", "Wa1 Wa2"], to_move=2)
    names = [state.describe(70 + number).text("en") for number in range(6)]
    assert names == [
        "Play a Water card of Player 4, slot 1",
        "Play a Water card of Player 4, slot 2",
        "Play an Ecosystem card of Player 1, slot 1",
        "Play an Ecosystem card of Player 1, slot 2",
        "Play an Energy card of Player 2, slot 1",
        "Play an Energy card of Player 2, slot 2",
    ]


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_S8_each_seat_keeps_one_card_of_five_and_passes_the_rest_left_four_times(players: int) -> None:
    state = started(players=players, draft="on")
    assert state.asked == ASK_DRAFT
    assert len(state.deck) == 35 - 5 * players
    packs = [sorted(state.packs[5 * seat : 5 * seat + 5]) for seat in range(players)]
    kept: list[list[int]] = [[] for _ in range(players)]
    for number in range(4):
        for seat in range(players):
            pack = packs[(seat - number) % players]
            assert (state.to_move, state.legal_actions()) == (seat, [399 + card for card in pack])
            card = pack[(seat + number) % len(pack)]
            state.apply(399 + card)
            kept[seat].append(card)
            pack.remove(card)
    assert state.asked == ASK_OPENING
    assert [state.hand_of(seat) for seat in range(players)] == [sorted(cards) for cards in kept]
    assert [len(pack) for pack in packs] == [1] * players
    assert {card for pack in packs for card in pack} <= set(state.deck)
    assert len(state.deck) == 35 - 4 * players
    assert (state.packs, state.picks) == ([], [])


@pytest.mark.rule("S8")
def test_S8_the_cards_left_over_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in range(12):
        state = started(seed, players=2, draft="on")
        while state.asked == ASK_DRAFT:
            left = state.pack_in_hands(state.to_move)
            state.apply(state.choices[0])
        places.add(state.deck.index(left[1]))
    assert len(places) > 6


@pytest.mark.rule("S8")
def test_S8_nobody_sees_what_is_kept() -> None:
    state = started(players=3, draft="on")
    seen = set()
    for action in state.legal_actions():
        twin = state.clone()
        twin.telling = True
        twin.apply(action)
        assert told(twin, B) == []
        assert told(twin, A) == ["keeps"]
        seen.add(twin.information(B))
    assert len(seen) == 1


@pytest.mark.rule("S9")
def test_S9_at_the_fourth_level_one_android_has_landed_and_there_is_power() -> None:
    for seed in range(6):
        state = started(seed, players=1, solo_level="singularity")
        leftmost = next(building for building in state.row if building != CONSTRUCTION)
        assert (state.ship[1], state.earth[1], state.energy) == (6, 0, [1, 3])
        assert [building for building in range(4) if state.star[4 + building]] == [leftmost]


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("level", "ship"), [("standard", 5), ("super_droid", 6), ("cyborg", 7)])
def test_S9_the_automaton_starts_with_two_unseen_cards(level: str, ship: int) -> None:
    state = started(players=1, solo_level=level, events=True)
    assert (state.prep, len(state.deck)) == ([-1] * 4, 31)
    top = state.deck[-1:-3:-1]
    play(state, state.choices[0])
    play(state, state.choices[0])
    assert state.asked == ASK_TURN
    assert (state.ship, state.earth, state.energy) == ([1, ship], [6, 7 - ship], [1, 1])
    assert (state.module_of(1), state.held[1], len(state.deck)) == (top, 0, 29)
    assert all(not state.known[card] for card in top)


# ---- options and content


def test_options_that_do_not_go_together_are_refused() -> None:
    for options, word in (
        ({"players": 1, "draft": "on"}, "draft"),
        ({"players": 2, "solo_level": "cyborg"}, "solo_level"),
        ({"players": 2, "first_seat": 2}, "first_seat"),
        ({"players": 1, "first_seat": 1}, "first_seat"),
        ({"players": 5}, "players"),
        ({"round_limit": 9}, "round_limit"),
    ):
        with pytest.raises(OptionError, match=word):
            made(**{"first_seat": "random", **options})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('upper = ["swap"]', 'upper = ["swop"]', r"cards\.Ec5\.upper.*swop.*take 1, take 2"),
        ('upper = ["energy 3"]', 'upper = ["energy 9"]', r"cards\.En5\.upper.*energy 9.*energy 1, energy 2, energy 3"),
        ('"promote ecosystem"', '"promote construction"', r"cards\.Ec4\.upper.*promote.*promote ecosystem, promote en"),
        ('condition = "holds water"', 'condition = "holds beer"', r"condition.*holds beer.*holds ecosystem"),
        ('condition = "always"', 'condition = "never"', r"condition.*never.*always, pay 1"),
        ("value = 7", "value = 10", r"cards\.Ec7\.value.*10.*1-9"),
        ('name = "Ec7"', 'name = "Ex7"', r"cards\.Ex7\.name.*Ex7.*Ec1-9, En1-9"),
        ('name = "Ec7"', 'name = "Ec6"', r"cards\.Ec6\.name.*Ec6"),
        ('upper = ["swap"]', 'upper = ["swap", "move", "peek"]', r"cards\.Ec5\.upper.*1 to 2 of them"),
        ("ship = 6, landed = 1", "ship = 7, landed = 1", r"levels\.singularity\.ship.*7.*0-6"),
        ("energy_most = 5", "energie = 5", r"energy_most"),
        ("room = [1, 1, 2, 2]", "room = [1, 1, 2]", r"room.*\[1-3, ...\] x 4"),
        ("base_value = 3", "base_value = 3\nbonus = 1", r"bonus"),
    ],
)
def test_a_wrong_content_file_is_refused_by_name(old: str, new: str, message: str) -> None:
    from importlib.resources import files

    text = files("ludoteca.games.pocket_mars").joinpath("content.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ContentError, match=message):
        Texts(Box(Content.parse("content.toml", text.replace(old, new, 1))))
