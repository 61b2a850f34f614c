"""Proof: nobody peeks. What a seat is shown depends on what it knows, and on nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import GreedyBot, RandomBot, SearchBot, ask
from ludoteca.engine.game import State
from tests.proof.cases import Case, cases, main_cases, random_game, sampled


def worlds(state: State, seat: int) -> list[State]:
    return [state.redeal(seat, seed) for seed in (11, 12, 13)]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_redealt_position_tells_a_seat_nothing_new(case: Case) -> None:
    game = case.made()
    for state in sampled(game, 21, 8):
        for seat in range(game.players):
            for world in worlds(state, seat):
                assert world.information(seat) == state.information(seat)
                assert np.array_equal(world.observation(seat), state.observation(seat))
                assert world.to_move == state.to_move
                if state.to_move == seat:
                    assert world.legal_actions() == state.legal_actions()
                    for action in state.legal_actions():
                        for lang in ("en", "it"):
                            assert game.action_text(world, action, lang) == game.action_text(state, action, lang)
                    assert world.question().text() == state.question().text()
                assert game.screen(world, seat) == game.screen(state, seat)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_redeal_depends_on_what_the_seat_knows_alone(case: Case) -> None:
    game = case.made()
    for state in sampled(game, 22, 6):
        for seat in range(game.players):
            straight = state.redeal(seat, 5)
            detour = state.redeal(seat, 99).redeal(seat, 5)
            assert straight.packed() == detour.packed()
            assert straight.dice == detour.dice


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_what_a_seat_imagines_can_be_imagined_by_the_others_too(case: Case) -> None:
    game = case.made()
    for state in sampled(game, 25, 8):
        for seat in range(game.players):
            world = state.redeal(seat, 5)
            for other in range(game.players):
                assert world.redeal(other, 6).information(other) == world.information(other)


def test_a_card_of_which_a_seat_holds_the_other_copy_is_dealt_as_its_own_hand_allows() -> None:
    """Seat 3 holds one of two copies, and its other card was drawn later: so it knows which of them it holds."""
    game = ludoteca.make("martians", players=6, mode="cooperative", coop_open_hands="off")
    state = next(state for number, (state, _) in enumerate(random_game(game, 31)) if number == 257)
    assert state.to_move == 3
    for seed in range(16):
        world = state.redeal(3, seed)
        assert world.redeal(4, seed).information(4) == world.information(4)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_redealt_position_can_be_played_to_its_end(case: Case) -> None:
    game = case.made()
    for state in sampled(game, 23, 4):
        for seat in range(game.players):
            world = state.redeal(seat, 3)
            while not world.is_over:
                world.apply(world.dice.choice(world.choices))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_redeal_varies_what_is_hidden(case: Case) -> None:
    game = case.made()
    varied = False
    for state in sampled(game, 24, 6)[:-1]:
        for seat in range(game.players):
            found = {tuple(state.redeal(seat, seed).packed()) for seed in range(8)}
            varied = varied or len(found) > 1
            assert state.redeal(seat, 1).dice != state.redeal(seat, 2).dice, "the chance to come is hidden"
    assert varied == game.hides


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_an_event_tells_a_seat_is_what_it_may_know(case: Case) -> None:
    """The seat hears the same story in every world that it holds possible and that shows it the same."""
    game = case.made()
    for number, (state, action) in enumerate(random_game(game, 25)):
        if action < 0 or number % 3:
            continue
        after = state.clone()
        after.telling = True
        after.apply(action)
        for seat in range(game.players):
            for world in worlds(state, seat):
                if action not in world.choices:
                    continue
                world.telling = True
                world.apply(action)
                if world.information(seat) == after.information(seat) and world.dice.given == after.dice.given:
                    heard = [event.phrase for event in after.events if event.heard_by(seat)]
                    assert [event.phrase for event in world.events if event.heard_by(seat)] == heard


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_seeded_bot_chooses_the_same_in_every_world_it_holds_possible(case: Case) -> None:
    game = case.made()
    bots = [RandomBot(), GreedyBot(game.strategy()), SearchBot(game.strategy(), simulations=12)]
    for state in sampled(game, 26, 3)[:-1]:
        for bot in bots:
            choice = ask(bot, state, 9)
            assert choice in state.legal_actions()
            for world in worlds(state, state.to_move):
                assert ask(bot, world, 9) == choice
