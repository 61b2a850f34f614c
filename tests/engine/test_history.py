"""Histories: what everybody has noticed of a game from its beginning, and nothing that they could not."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

import ludoteca
from ludoteca.engine import IllegalAction
from ludoteca.engine.history import NOTHING, History, played
from tests.proof.cases import random_game
from tests.toy import LOOK, ROLL, SHOW, SWAP, WAIT, Toy, ToyState


def toy(*actions: int, seed: int = 1) -> History:
    return played(Toy({}).start(seed, events=True), list(actions))


def test_a_seat_remembers_what_it_did_and_what_it_knew() -> None:
    history = toy(WAIT, LOOK)
    opening = Toy({}).start(1)
    assert [moment.action for moment in history.of(0)] == [NOTHING, WAIT, NOTHING]
    assert [moment.action for moment in history.of(1)] == [NOTHING, NOTHING, LOOK]
    assert history.of(0)[0].known == opening.information(0)
    assert history.of(1)[-1].known == history.state.information(1)
    assert [moment.known for moment in history.public()][-1] == history.state.public_information()
    assert {moment.action for moment in history.public()} == {NOTHING}


def test_the_way_counts_and_not_only_where_it_leads() -> None:
    """Wait and roll leave the same position: whoever did it knows, the other cannot tell."""
    one, other = toy(WAIT), toy(ROLL)
    assert one.state.information(0) == other.state.information(0)
    assert one.information_history(0) != other.information_history(0)
    assert one.information_history(1) == other.information_history(1)
    assert one.public_history() == other.public_history()
    assert one.of(1) == other.of(1)
    assert one.of(0) != other.of(0)


def test_a_game_that_is_told_is_remembered_as_it_was_told() -> None:
    game = ludoteca.make("martians", players=2)
    told = played(game.start(3, events=True), [])
    silent = History(game.start(3))
    for _, action in list(random_game(game, 3))[:30]:
        told.apply(action)
        silent.apply(action)
    for seat in range(2):
        assert [moment.known for moment in silent.of(seat)][-1] == [moment.known for moment in told.of(seat)][-1]
        assert any(moment.told for moment in told.of(seat))
        assert not any(moment.told for moment in silent.of(seat))
        assert all(event.heard_by(seat) for moment in told.of(seat) for event in moment.told)
    assert all(event.heard_by(None) for moment in told.public() for event in moment.told)


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    history = toy(WAIT)
    before = history.of(0), history.of(1)
    with pytest.raises(IllegalAction):
        history.apply(SWAP)
    assert (history.of(0), history.of(1)) == before


def test_a_copy_and_a_pickle_go_on_by_themselves() -> None:
    history = toy(WAIT, LOOK)
    before = history.information_history(1)
    for twin in (history.clone(), deepcopy(history), pickle.loads(pickle.dumps(history))):
        assert [twin.of(seat) for seat in range(2)] == [history.of(seat) for seat in range(2)]
        assert twin.information_history(1) == before
        twin.apply(SHOW)
        assert twin.information_history(1) != before
    assert history.information_history(1) == before
    assert hash(history.of(0)[0]) == hash(pickle.loads(pickle.dumps(history.of(0)[0])))
    assert repr(history.of(0)[1]).startswith("Moment(0, []")


def test_what_a_seat_imagines_it_has_noticed_itself() -> None:
    for seed in range(12):
        history = toy(WAIT, LOOK, ROLL, seed=seed)
        world = history.redeal(0, 5)
        assert world.information_history(0) == history.information_history(0)
        assert world.public() == history.public()
        assert world.of(1)[-1].known == world.state.information(1)
        assert [moment.action for moment in world.of(1)] == [NOTHING] * len(world.of(1)), "what it did is not known"


def test_the_imagined_past_of_others_tells_nothing() -> None:
    """The card of seat 1 is not known to seat 0: neither is it what seat 1 is imagined to have noticed."""
    pasts = set()
    for seed in range(200):
        history = toy(WAIT, WAIT, seed=seed)
        assert isinstance(history.state, ToyState)
        if history.state.cards[0] == 4:
            pasts.add(history.redeal(0, 5).information_history(1))
    assert len(pasts) == 1


def test_there_is_no_history_of_a_seat_that_there_is_not() -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there are 0 to 1"):
            toy().of(seat)
        with pytest.raises(ValueError, match="there are 0 to 1"):
            toy().information_history(seat)
