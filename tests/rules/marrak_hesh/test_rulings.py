"""The rulings of section 6 (D1-D17)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.marrak_hesh.cards import cards_of
from ludoteca.games.marrak_hesh.content import HOUSE
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, FULL_RING, made, position
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from tests.rules.marrak_hesh.table import (
    ORANGE,
    SLATE,
    TEAL,
    best_in_order,
    ended,
    hand_of,
    place,
    placings,
    plan,
    seats_of,
    sums,
    tallied,
)

CARDS = [
    ("Safe-Conduct", "Salvacondotto"),
    ("Loading Crane", "Gru di carico"),
    ("Black Market", "Mercato nero"),
    ("Zero Gravity", "Gravità zero"),
    ("Forged Papers", "Documenti falsi"),
    ("Jettison", "Scarico d'emergenza"),
    ("Full Catalogue", "Catalogo completo"),
    ("Sealed Bulkheads", "Paratie stagne"),
    ("Quarantine", "Quarantena"),
    ("Second Buyer", "Secondo acquirente"),
]
CARD_TEXTS = [
    (
        "Once per game: your Transport may match one of its two neighbours, not both.",
        "Una volta per partita: il tuo Trasporto può avere il colore di uno dei due vicini, non di entrambi.",
    ),
    (
        "Store each Goods tile next to the one you stored before, if you can.",
        "Sistema ogni Merce accanto a quella sistemata prima, se possibile.",
    ),
    (
        "Once per game: before storing, exchange the Goods tile you took for one of the two left over.",
        "Una volta per partita: prima di sistemarla, scambia la Merce presa con una delle due avanzate.",
    ),
    (
        "Scoring: you may exchange two of your Goods.",
        "Punteggio: puoi scambiare di posto due tue Merci.",
    ),
    (
        "Scoring: one of your rare Goods may count as every colour; it is rare no more.",
        "Punteggio: una tua merce rara può valere come ogni colore; non è più rara.",
    ),
    (
        "Scoring: you may throw out one row or column: 1 VP for each tile, at most 3.",
        "Punteggio: puoi svuotare una riga o colonna: 1 PV per Merce, al massimo 3.",
    ),
    (
        "Scoring: 6 / 7 different kinds give 2 / 6 VP.",
        "Punteggio: 6 / 7 tipi diversi danno 2 / 6 PV.",
    ),
    (
        "Scoring: each full row whose two ends share colour or kind gives 3 VP (long row) or 1 VP (short row).",
        "Punteggio: ogni riga piena con estremi dello stesso colore o tipo dà 3 PV (riga lunga) o 1 PV (riga corta).",
    ),
    (
        "Scoring: 1 VP for each tile with no neighbour of its colour or kind.",
        "Punteggio: 1 PV per ogni Merce senza vicine dello stesso colore o tipo.",
    ),
    (
        "Scoring: your colour groups of the second-largest size score too.",
        "Punteggio: contano anche i gruppi di colore della seconda grandezza.",
    ),
]
CATALOGUE_FOR_THREE = (
    "Scoring: 5 / 6 / 7 different kinds give 1 / 3 / 6 VP.",
    "Punteggio: 5 / 6 / 7 tipi diversi danno 1 / 3 / 6 PV.",
)


@pytest.mark.rule("D1")
def test_D1_docks_with_goods_between_do_not_hide_a_neighbour() -> None:
    state = position(ring="o......................t", hands=["ots", "ots"])
    assert state.legal_actions() == placings(SLATE, *range(1, 23))


@pytest.mark.rule("D2")
def test_D2_a_single_transport_is_met_both_ways() -> None:
    state = position(ring="t.......................", hands=["ots", "ots"])
    assert state.legal_actions() == placings(ORANGE, *range(1, 24)) + placings(SLATE, *range(1, 24))


@pytest.mark.rule("D3")
def test_D3_nobody_passes_but_a_seat_with_only_safe_placings() -> None:
    ring = "tsotsotsto..tsotsotsotso"
    assert 72 not in position(ring=ring, hands=["os", "s"]).legal_actions()
    assert 72 not in position(ring=ring, hands=["os", "s"], cards=(1, 4)).legal_actions()
    assert 72 in position(ring=ring, hands=["o", "s"], cards=(1, 4)).legal_actions()


@pytest.mark.rule("D4", "R12")
@pytest.mark.parametrize(("players", "goods"), [(2, 12), (3, 8)])
def test_D4_a_hold_never_fills(players: int, goods: int) -> None:
    game = made(players=players)
    state = game.start(1)
    assert isinstance(state, MarrakHeshState)
    assert [len(hand_of(state, seat)) for seat in range(players)] == [goods] * players
    assert game.terms.hold.cells == goods + 4


@pytest.mark.rule("D5")
def test_D5_only_tiles_of_the_group_count_not_all_of_their_colour() -> None:
    # Three Yellow that touch, two more Yellow alone: 3, not 5.
    state = ended("# Ye Yr Ys # / . . Vc . . / Yw . Gr . Yp* / # . . . #")
    assert sums(state) == (3, 0, 1, 0)
    kinds = ended("# Ye Re # / . . Vc . / We . Gs* . / # . . #")
    assert sums(kinds) == (0, 2, 1, 0)


@pytest.mark.rule("D6")
def test_D6_three_triples_bring_nine_but_a_four_and_two_triples_bring_four() -> None:
    nine = "# Ye Yr Ys # / . Rr Rk Re . / . Bc Be Bp . / # . . . #"
    four = "# Ye Yr Ys # / . Rr Rk Re Rc* / . Bc Be Bp . / # . . . #"
    assert (sums(ended(nine))[0], sums(ended(four))[0]) == (9, 4)
    assert (sums(ended(nine, group_ties="one"))[0], sums(ended(four, group_ties="one"))[0]) == (3, 4)


@pytest.mark.rule("D7")
def test_D7_play_goes_clockwise_from_the_drawn_seat() -> None:
    for seed in range(6):
        state = ludoteca.make("marrak_hesh", players=3).start(seed)
        first = state.to_move
        seats = []
        for _ in range(6):
            seats.append(state.to_move)
            state.apply(state.legal_actions()[0])
            state.apply(state.legal_actions()[0])
        assert seats == [(first + step) % 3 for step in range(6)]


@pytest.mark.rule("D8")
def test_D8_equal_totals_share_the_win_unless_another_way_is_chosen() -> None:
    fewer = "# . . . # / . Ye Yr . . / . . . . . / # . . . #"
    more = "# . . . # / . Re Rr . . / . Vk . . . / # . . . #"
    assert made().terms.tie_break == "shared"
    assert ended(fewer, more, tie_break="chain").winners() == [0]
    assert ended(fewer, more, tie_break="later").winners() == [1]
    assert ended(fewer, more, tie_break="shared").winners() == [0, 1]


@pytest.mark.rule("D9")
def test_D9_the_schemes_go_by_position_not_by_seat() -> None:
    state = position(players=3, first_player="seat_2", to_move=2)
    assert [hand_of(state, seat) for seat in (2, 0, 1)] == ["ooottt" + "ss", "ootttsss", "oootts" + "ss"]


@pytest.mark.rule("D10")
def test_D10_the_leftover_goods_are_seen_by_everybody() -> None:
    state = position(slots="Rk Gw")
    other = position(slots="Gw Rk")
    for seat in (0, 1):
        assert state.information(seat) != other.information(seat)
        assert (state.observation(seat) != other.observation(seat)).any()
        assert state.redeal(seat, 5).slots == state.slots
    assert "slots Rk Gw" in state.notation()


@pytest.mark.rule("D11")
def test_D11_the_tally_comes_after_both_cards() -> None:
    hold = "# . . # / . Ww* Gp . / . . . . / # . . #"
    # Were the tally made first, Ww* could score as rare (1) and then be thrown out with Gp (2).
    assert ended(hold, cards=(6,)).scores() == [2, 0, 0]
    assert ended(hold, cards=(5,)).scores() == [2, 0, 0]


@pytest.mark.rule("D12")
def test_D12_no_choice_at_scoring_is_asked() -> None:
    state = position(
        ring=FULL_RING[:23] + ".",
        hands=["s", ""],
        holds=["# Ye Vp . # / Vc Yr . . . / . . . . . / # . . . #", EMPTY_HOLD[2]],
        cards=(4, 5),
    )
    state.apply(state.legal_actions()[0])
    assert (state.is_over, state.legal_actions()) == (True, [])


@pytest.mark.rule("D13")
def test_D13_there_are_ten_cards_with_names_and_texts_of_ours() -> None:
    deck = cards_of(HOUSE)
    assert len(deck) == len({card.name for card in deck}) == 10
    for card, name, text in zip(deck, CARDS, CARD_TEXTS, strict=True):
        assert (card.title().text("en"), card.title().text("it")) == name
        assert (card.text(2).text("en"), card.text(2).text("it")) == text
    catalogue = deck[6].text(3)  # the only card that says something else to three
    assert (catalogue.text("en"), catalogue.text("it")) == CATALOGUE_FOR_THREE
    assert [card.number for card in deck if card.text(3) != card.text(2)] == [7]


@pytest.mark.rule("D14")
def test_D14_a_safe_placing_may_be_made_though_a_normal_one_exists() -> None:
    state = position(ring=".....o...t..............", cards=(1, 4))
    assert place(SLATE, 7) in state.legal_actions()
    state.apply(place(TEAL, 7))
    assert (state.docks[7], seats_of(state, 1)) == (-1 - TEAL, [1])


@pytest.mark.rule("D15")
def test_D15_a_forged_tile_stays_forged_when_it_is_moved() -> None:
    # In the middle of the cross Ww* has Yellow, Red, Blue and Green around it.
    state = ended("# . Ye . # / . Rr Vp Bc . / . . Gw Ww* . / # . . . #", cards=(4, 5))
    assert plan(state) == [(4, "exchange 5 11", 0), (5, "forge 5", 0)]
    assert sums(state) == (8, 2, 0, 0)
    assert best_in_order(state, 5, 4) == 10  # forged first and moved afterwards it is worth as much


@pytest.mark.rule("D16")
def test_D16_goods_need_not_stay_connected_at_scoring() -> None:
    state = ended("# Ye Yr # / . Vc Gp . / . Ws Wc . / # . . #", cards=(6,))
    assert plan(state) == [(6, "row 1", 2)]
    assert tallied(state) == "# Ye Yr # / . . . . / . Ws Wc . / # . . #"


@pytest.mark.rule("D17")
def test_D17_a_full_row_of_two_cells_is_sealed_by_its_two_goods() -> None:
    for row, points in (("Be Bp", 1), ("Be Ye", 1), ("Be Vp", 0), ("Be .", 0)):
        assert sum(ended(f"# {row} # / . . . . / . . . . / # . . #", cards=(8,)).sheet(0).points) == points
        assert sum(ended(f"# . . # / . . . . / . . . . / # {row} #", cards=(8,)).sheet(0).points) == points


def test_every_part_of_a_position_is_seen_by_every_seat() -> None:
    def changed(**fields: object) -> MarrakHeshState:
        state = position(players=3, ring="o.......t.......s.......", cards=(1, 3))
        for name, value in fields.items():
            setattr(state, name, value)
        return state

    plain = changed()
    docks, hands, cells = plain.docks, plain.hands, plain.cells
    others = [
        changed(docks=[docks[0], *docks[2:0:-1], *docks[3:]]),
        changed(docks=[-3, *docks[1:]]),
        changed(slots=plain.slots[::-1]),
        changed(hands=[hands[1] + 1, *hands[1:]]),
        changed(cells=[*cells[:-1], 7]),
        changed(last=[-1, -1, 4]),
        changed(cards=[1, 4]),
        changed(tokens=plain.tokens & ~0b100),  # of C1
        changed(tokens=plain.tokens & ~0b010_000_000),  # of C3
        changed(first=1),
        changed(to_move=1),
        changed(asked=2),
        changed(taken=9),
        changed(skips=1),
    ]
    for seat in range(3):
        assert len({plain.information(seat), *[other.information(seat) for other in others]}) == 1 + len(others)
        seen = {tuple(state.observation(seat).tolist()) for state in (plain, *others)}
        assert len(seen) == 1 + len(others)


def test_seats_see_all_there_is_in_a_game_without_secrets() -> None:
    state = position(players=3, ring=".....o...t..............", cards=(1, 3))
    assert state.game.hides is False
    state.apply(place(TEAL, 7))
    for seat in range(3):
        imagined = state.redeal(seat, 9)
        assert imagined.packed() == state.packed()
        assert imagined.legal_actions() == state.legal_actions()
        assert len(state.observation(seat)) == sum(part.size for part in state.game.layout())
    assert state.information(0) == state.information(1) == state.information(2)
