"""The batch: many games in one call, each of them the game that its seed and its actions say."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import GreedyBot, ask, bot_for, bot_seed
from ludoteca.engine import IllegalAction
from ludoteca.research.batch import Batch
from ludoteca.research.lanes import Lane
from ludoteca.research.part import Part
from tests.proof.cases import Case, cases

SIZE = 3


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_row_is_its_game(case: Case) -> None:
    game = case.made()
    batch = Batch(game, SIZE, seed=11)
    states = [game.start(11 + number) for number in range(SIZE)]
    moves = np.random.default_rng(3)
    ended = [False] * SIZE
    for _ in range(25):
        for number, state in enumerate(states):
            if ended[number]:
                continue
            assert batch.seats[number] == state.to_move
            assert np.array_equal(batch.observations[number], state.observation(state.to_move))
            assert np.flatnonzero(batch.masks[number]).tolist() == state.legal_actions()
            assert batch.scores()[number].tolist() == state.scores()
        actions = np.array([moves.choice(np.flatnonzero(mask)) for mask in batch.masks])
        _, _, rewards, ends = batch.step(actions)
        for number, state in enumerate(states):
            if not ended[number]:
                state.apply(actions[number])
                ended[number] = state.is_over
                assert ends[number] == state.is_over
                assert rewards[number].tolist() == np.array(state.returns(), np.float32).tolist()


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_only_the_learners_seat_is_asked(opponents: str) -> None:
    batch = Batch(ludoteca.make("marrak_hesh", players=3, tie_break="chain"), 4, opponents=opponents, seat=2)
    assert batch.rewards.shape == (4,)
    seen = []
    for _ in range(40):
        _, masks, rewards, ends = batch.step(batch.masks.argmax(axis=1))
        assert (batch.seats == 2).all()
        assert masks.any(axis=1).all(), "a game that has ended is followed by the next"
        seen += rewards[ends].tolist()
        assert not rewards[~ends].any()
    assert seen
    assert set(seen) <= {1.0, -0.5}


def test_the_arrays_stay_and_a_reset_repeats() -> None:
    batch = Batch(ludoteca.make("pocket_mars", players=2), 2, seed=5, opponents="random")
    first = batch.observations.copy()
    array = batch.observations
    for _ in range(10):
        batch.step(batch.masks.argmax(axis=1))
    batch.reset(5)
    assert batch.observations is array
    assert np.array_equal(batch.observations, first)


@pytest.mark.parametrize("workers", [1, 2])
def test_one_illegal_action_stops_all(workers: int) -> None:
    batch, twin = (Batch(ludoteca.make("marrak_hesh"), 2, seed=5, workers=workers) for _ in range(2))
    for wrong, why in ((80, r"\(R"), (92, "from 0 to 91"), (-1, "from 0 to 91"), (2**40, "from 0 to 91")):
        with pytest.raises(IllegalAction, match=why):
            batch.step(np.array([batch.masks[0].argmax(), wrong]))
    same(batch, twin)
    for played in (batch, twin):
        played.step(played.masks.argmax(axis=1))
    same(batch, twin)


def same(one: Batch, other: Batch) -> None:
    """Two batches show the same."""
    for name in ("observations", "masks", "seats", "rewards", "ends"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


@pytest.mark.parametrize("opponents", [None, "random"])
def test_the_games_are_the_same_with_any_number_of_workers(opponents: str | None) -> None:
    game = ludoteca.make("marrak_hesh")
    alone = Batch(game, 5, seed=3, opponents=opponents)
    several = Batch(game, 5, seed=3, opponents=opponents, workers=2)
    ended = 0
    for number in range(160):
        actions = alone.sample()
        assert np.array_equal(several.sample(), actions)
        alone.step(actions)
        several.step(actions)
        same(alone, several)
        assert np.array_equal(alone.scores(), several.scores())
        ended += alone.ends.sum()
        if number == 100:
            alone.reset(9)
            several.reset(9)
            same(alone, several)
    assert ended


def test_a_worker_that_ends_is_told_of() -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 2, workers=2)
    batch.close()
    with pytest.raises(RuntimeError, match="a worker of the batch has ended"):
        batch.step(batch.masks.argmax(axis=1))


def test_after_an_interruption_no_part_is_a_step_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 2, workers=2)
    with monkeypatch.context() as patch:
        patch.setattr(Part, "step", interrupted)  # in this process alone
        with pytest.raises(KeyboardInterrupt):
            batch.step(batch.masks.argmax(axis=1))
    with pytest.raises(RuntimeError, match="make a new batch"):
        batch.step(batch.masks.argmax(axis=1))


def interrupted(part: Part, actions: list[int]) -> None:
    raise KeyboardInterrupt


def test_what_does_not_fit_is_refused() -> None:
    game = ludoteca.make("marrak_hesh")
    with pytest.raises(ValueError, match="at least one"):
        Batch(game, 0)
    for workers in (0, 4):
        with pytest.raises(ValueError, match="it can be 1 to 3"):
            Batch(game, 3, workers=workers)
    with pytest.raises(ValueError, match="3 actions for 2 games"):
        Batch(game, 2).step(np.array([0, 0, 0]))
    bot = GreedyBot(game.strategy())
    assert Batch(game, 1, opponents=[bot]).bots == [None, bot]


def test_a_sample_is_legal_repeats_and_reaches_everything() -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 64, seed=5)
    first = batch.sample()
    assert batch.masks[np.arange(64), first].all()
    batch.reset(5)
    assert np.array_equal(batch.sample(), first)
    legal = np.flatnonzero(Batch(batch.game, 1, seed=5).masks[0])
    same = Batch(batch.game, 1, seed=5)
    assert {int(same.sample()[0]) for _ in range(50 * len(legal))} == set(legal.tolist())


def test_one_player_alone_learns_too() -> None:
    batch = Batch(ludoteca.make("pocket_mars", players=1), 2, opponents="random")
    for _ in range(20):
        batch.step(batch.masks.argmax(axis=1))


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_seen_last_and_how_long_it_took(workers: int) -> None:
    game = ludoteca.make("marrak_hesh")
    batch = Batch(game, 2, seed=4, opponents="random", workers=workers)
    lanes = [Lane(game, batch.bots, 4 + number) for number in range(2)]
    steps = [0, 0]
    ended = 0
    for _ in range(120):
        actions = batch.sample()
        batch.step(actions)
        assert set(batch.last_seen) == set(np.flatnonzero(batch.ends))
        for number, lane in enumerate(lanes):
            lane.play(int(actions[number]))
            steps[number] += 1
            assert batch.lengths[number] == (steps[number] if lane.state.is_over else 0)
            if lane.state.is_over:
                assert np.array_equal(batch.last_seen[number], lane.state.observation(0))
                lane.next_game()
                steps[number] = 0
                ended += 1
    assert ended > 2
    batch.reset(4)
    assert not batch.lengths.any()
    assert not batch.last_seen


def test_where_every_seat_is_learnt_for_nothing_is_seen_last() -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 2, seed=4)
    lengths = []
    for _ in range(200):
        batch.step(batch.sample())
        lengths += batch.lengths[batch.ends].tolist()
        assert not batch.last_seen
    assert lengths and min(lengths) > 10


def test_bots_answer_a_learner_as_they_answer_a_person() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=3)
    bots = [None, bot_for("greedy", game), bot_for("random", game)]
    lane = Lane(game, bots, 6)
    state = game.start(6)
    for decision in range(60):
        bot = bots[state.to_move]
        if bot is None:
            assert lane.state == state
            lane.play(state.choices[0])
            state.apply(state.choices[0])
        else:
            state.apply(ask(bot, state, bot_seed(6, decision)))


def test_the_chance_of_the_bots_does_not_repeat_from_game_to_game() -> None:
    lane = Lane(ludoteca.make("marrak_hesh"), [None, bot_for("random", ludoteca.make("marrak_hesh"))], 6)
    lane.play(lane.state.choices[0])
    made = lane.driver.decisions
    lane.next_game()
    assert lane.driver.decisions >= made > 0
