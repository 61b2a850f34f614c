"""The miniature of Mars Needs Mechanics: two components, one Mechanism, two players (D23)."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

import ludoteca
from ludoteca.engine.chance import openings
from ludoteca.games.mars_needs_mechanics.decisions import DRIVE_TOKEN, ENGINE_UP
from ludoteca.games.mars_needs_mechanics.position import ASK_DRIVE, ASK_ENGINE, MarsNeedsMechanicsState

OTHERS = ("magnet", "gear", "piping", "boiler", "aether_tube")
WIRE, MAGNET, LENS = 0, 1, 6


def opened(seed: int, **options: object) -> MarsNeedsMechanicsState:
    game = ludoteca.make("mars_needs_mechanics", **{"players": 2, "size": "miniature", **options})
    return cast("MarsNeedsMechanicsState", game.start(seed))


@pytest.mark.rule("D23")
def test_D23_what_everybody_begins_with() -> None:
    for seed in range(20):
        state = opened(seed)
        assert sorted(state.line) == [WIRE, LENS]
        assert [state.prices[part] for part in state.line] == [2, 2]
        assert (state.cogs, state.scrap) == ([3, 3], [1, 1])
        assert [state.hand_size(seat) for seat in range(2)] == [2, 2]
        assert (sum(state.market), len(state.deck)) == (1, 1)
        assert [card.rule for card in state.laid_out()] == ["C1"]
        cards = [state.hands[part] + state.hands[7 + part] + state.market[part] for part in range(7)]
        assert [count + state.deck.count(part) for part, count in enumerate(cards)] == [3, 0, 0, 0, 0, 0, 3]


@pytest.mark.rule("D23", "S4", "S6")
def test_D23_every_deal_is_as_likely_as_there_are_ways_to_shuffle_it() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2, size="miniature", first_player="seat_0")
    found = {outcome.position.notation(): outcome.probability for outcome in openings(game)}
    assert sum(found.values()) == 1
    assert len(found) == 20
    # Six cards in 20 orders; a hand of both components can be dealt in two of them, and the line in two ways.
    assert set(found.values()) == {Fraction(1, 40), Fraction(1, 20), Fraction(1, 10)}
    assert game.explicit_chance


@pytest.mark.rule("D23", "R25")
def test_D23_the_front_rises_and_the_back_falls() -> None:
    state = opened(1)
    front, back = state.line
    state.market = [1 if part == back else 0 for part in range(7)]
    state.settle()
    state.apply(back)
    while state.asked == 0:
        state.apply(state.legal_actions()[-1])
    assert (state.prices[back], state.prices[front]) == (3, 1)


@pytest.mark.rule("D23", "R26")
def test_D23_prices_stay_between_one_and_four() -> None:
    state = opened(1)
    for _ in range(5):
        state.move_price(WIRE, 1)
        state.move_price(LENS, -1)
    assert (state.prices[WIRE], state.prices[LENS]) == (4, 1)


@pytest.mark.rule("D23")
@pytest.mark.parametrize("players", [3, 4])
def test_D23_it_is_for_two_players(players: int) -> None:
    with pytest.raises(ludoteca.OptionError, match=f"{players} is not allowed for the option players; allowed: 2"):
        opened(1, players=players)


@pytest.mark.rule("D23", "S3")
def test_D23_a_mechanism_that_cannot_be_built_is_refused() -> None:
    with pytest.raises(ludoteca.OptionError, match=r"C2, C8 is not allowed .* allowed: 1-1 x \(C1\)"):
        opened(1, mechanism_set="chosen", chosen_mechanisms=["C1", "C2", "C8"])
    with pytest.raises(ludoteca.OptionError, match="on is not allowed for the option automaton; allowed: off"):
        opened(1, automaton="on")
    assert [card.rule for card in opened(1, mechanism_set="random_4").laid_out()] == ["C1"]


@pytest.mark.rule("D23", "C2", "C4")
def test_D23_what_was_left_in_the_box_can_be_neither_moved_nor_repriced() -> None:
    out = {
        "components": {name: {"out": True} for name in ("piping", "boiler", "lens")},
        "prices": {"adjust": [1, 0, 0, -1]},
    }
    game = ludoteca.make("mars_needs_mechanics", players=2, content=out)
    state = cast("MarsNeedsMechanicsState", game.start(1))
    assert sorted(state.line) == [0, 1, 2, 5]
    assert [card.rule for card in state.laid_out()] == ["C2", "C4"]
    for asked, action in ((ASK_DRIVE, DRIVE_TOKEN), (ASK_ENGINE, ENGINE_UP)):
        state.asked = asked
        state.settle()
        offered = {choice - action for choice in state.legal_actions() if action <= choice < action + 7}
        assert offered == set(state.line[1:] if asked == ASK_DRIVE else state.line)
        reason = state.why_illegal(action + LENS)
        assert reason is not None
        assert (reason.rule, reason.phrase.key) == ("D23", "no-component")


def test_a_patch_is_laid_over_the_miniature() -> None:
    state = opened(1, content={"cogs": 5, "prices": {"start": 3}})
    assert (state.cogs, state.prices[WIRE], len(state.line)) == ([5, 5], 3, 2)
    assert opened(1, content={"components": {"magnet": {"out": False}}, "prices": {"adjust": [1, 0, -1]}}).prices[
        MAGNET
    ]


def test_at_least_two_components_are_in_play() -> None:
    with pytest.raises(ludoteca.ContentError, match='"components"'):
        ludoteca.make(
            "mars_needs_mechanics", content={"components": {name: {"out": True} for name in (*OTHERS, "lens")}}
        )


def test_how_many_may_play_is_no_matter_of_a_patch() -> None:
    for size in ("full", "miniature"):
        with pytest.raises(ludoteca.ContentError, match='"seats"'):
            opened(1, size=size, content={"seats": 3})
