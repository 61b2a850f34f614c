"""The bots of Martians!!! walk: along the way to what is missing, never standing still with steps to go."""

from __future__ import annotations

import pytest

from ludoteca.bots.evaluator import play_out
from ludoteca.engine.dice import Dice
from ludoteca.games.martians.content import MARTIAN
from ludoteca.games.martians.examples import made
from ludoteca.games.martians.ids import ASK_FIGHT, ASK_MOVE, ASK_PAY, STEP, STOP
from ludoteca.games.martians.plan import Errand, Scout, Towns, add_objects, missing_of
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.strategy import NUMBERS, STYLES, MartiansStrategy


def _walks(seed: int, decisions: int = 250) -> list[MartiansState]:
    """Positions of a game in which somebody may step, everybody playing what seems most promising."""
    game = made(players=2)
    state = game.start(seed)
    beliefs = MartiansStrategy(game)
    found: list[MartiansState] = []
    for _ in range(decisions):
        if state.to_move < 0:
            break
        assert isinstance(state, MartiansState)
        if state.asked == ASK_MOVE and state.choices[0] < STOP:
            found.append(state.clone())
        weights = beliefs.priors(state)
        state.apply(state.choices[weights.index(max(weights))])
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_an_object_in_reach_the_likeliest_move_is_a_step_nearer_to_one(seed: int) -> None:
    checked = 0
    for state in _walks(seed):
        seat = state.active
        errand = Errand()
        add_objects(state, seat, missing_of(state, seat), NUMBERS["miss"], errand)
        strong = state.life[seat] + NUMBERS["bullet"] * state.bullets[seat] >= NUMBERS["weak"]
        before = Scout(state, state.pawn[seat], errand, int(NUMBERS["fight"]))
        if before.goal < 0 or before.steps == 0 or not strong:
            continue
        weights = MartiansStrategy(state.game).priors(state)
        best = state.choices[weights.index(max(weights))]
        assert best < STOP
        beyond = int(state.near[4 * state.pawn[seat] + best - STEP])
        after = Scout(state, beyond, errand, int(NUMBERS["fight"]))
        cost = 1 + (int(NUMBERS["fight"]) if state.squares[beyond] & MARTIAN else 0)
        assert after.steps + errand.extra[after.chosen] == before.steps + errand.extra[before.chosen] - cost
        checked += 1
    assert checked > 5


def test_the_way_is_a_chain_of_links_that_costs_what_the_scout_says() -> None:
    state = _walks(4)[-1]
    errand = Errand()
    add_objects(state, state.active, 7, 0.0, errand)
    scout = Scout(state, state.pawn[state.active], errand, 2)
    cells = scout.way(state)
    assert cells
    assert cells[-1] == scout.goal
    here, cost = state.pawn[state.active], 0
    for cell in cells:
        assert cell in [state.near[4 * here + side] for side in range(4)]
        cost += 3 if state.squares[cell] & MARTIAN else 1
        here = cell
    assert cost == scout.steps


def test_tiles_are_told_apart_by_the_ways_between_them() -> None:
    state = _walks(2)[-1]
    towns = Towns()
    for tile in state.on_table:
        hops = towns.hops(state, tile)
        assert hops[tile] == 0
        assert all(towns.hops(state, other)[tile] == hops[other] for other in state.on_table)


def test_values_are_shares_of_one_win() -> None:
    for state in _walks(5)[:20]:
        values = MartiansStrategy(state.game).values(state)
        assert sum(values) == pytest.approx(0.0)
        assert all(-1.0 <= value <= 1.0 for value in values)


def test_a_playout_ends_where_no_movement_is_under_way() -> None:
    for state in _walks(6)[:20]:
        beliefs = MartiansStrategy(state.game)
        assert not beliefs.rests(state)
        play_out(beliefs, state, Dice.seeded(1), horizon=1)
        assert state.to_move < 0 or beliefs.rests(state)
        assert state.to_move < 0 or state.asked not in (ASK_MOVE, ASK_FIGHT, ASK_PAY)


def test_every_style_is_made_of_known_numbers() -> None:
    beliefs = MartiansStrategy(made(players=2))
    for numbers in STYLES.values():
        beliefs.tune(numbers)
        assert numbers.items() <= beliefs.numbers().items()
    with pytest.raises(ValueError, match="no number"):
        beliefs.tune({"luck": 1.0})
