"""Proof: who is asked next tells nobody what is hidden from them, and a tie says what decided it."""

from __future__ import annotations

import pytest

from ludoteca.engine.event import Event
from ludoteca.engine.game import State
from ludoteca.words import LANGUAGES
from tests.proof.cases import Case, cases, random_game

WORLDS = 4


def played(world: State, action: int) -> State:
    """The position after an action, with what it told."""
    world.telling = True
    world.apply(action)
    return world


def in_a_window(state: State) -> bool:
    """Whether somebody is asked of whom the table does not say who it is."""
    return state.game.interrupts and not state.is_over and bool(state.question().window)


def told(state: State, seat: int) -> list[Event]:
    return [event for event in state.events if event.heard_by(seat)]


@pytest.mark.parametrize("case", [case for case in cases() if case.made().hides], ids=str)
def test_who_is_asked_next_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(case: Case) -> None:
    """The same action with the same chance: as long as the seat hears the same story, the same seat is asked.

    Where one story goes on after the other has stopped, nothing but the question has told the two worlds apart.
    """
    game = case.made()
    for seed in (41, 42):
        for number, (state, action) in enumerate(random_game(game, seed)):
            if action < 0:
                continue
            after = played(state.clone(), action)
            if in_a_window(after):
                continue
            for seat in range(game.players):
                if seat == state.to_move:
                    continue
                for world in (state.redeal(seat, WORLDS * number + one) for one in range(WORLDS)):
                    if action not in world.choices:
                        continue
                    world.dice = state.dice.clone()
                    other = played(world, action)
                    if in_a_window(other):
                        continue
                    here, there = told(after, seat), told(other, seat)
                    common = min(len(here), len(there))
                    if here[:common] == there[:common]:
                        assert other.to_move == after.to_move, state.notation()
                        assert len(there) == len(here) or game.interrupts, state.notation()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_tie_says_what_decided_it(case: Case) -> None:
    """Whoever lost with as many points as a winner is told why, and those who share know that they do."""
    game = case.made()
    for seed in range(6):
        for state, _ in random_game(game, 50 + seed, events=True):
            how = state.decided()
            if not state.is_over:
                assert how is None
                continue
            points, won = state.scores(), state.winners()
            level = [seat for seat in range(game.players) if won and points[seat] == points[won[0]]]
            if not game.together and (len(won) > 1 or level != won):
                assert how is not None
            if how is not None:
                assert state.events[-1].phrase == how
                for lang in LANGUAGES:
                    assert how.text(lang, [f"N{seat}" for seat in range(game.players)])
