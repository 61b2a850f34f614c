"""The batch: many games in one call, each of them the game that its seed and its actions say."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import Bot, BotFault, GreedyBot, ask, bot_for, bot_seed
from ludoteca.engine import IllegalAction, State
from ludoteca.research.batch import Batch
from ludoteca.research.lanes import EVERY, Lane, Seating
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
    for seat in (-1, 2, "first"):
        with pytest.raises(ValueError, match="it can be 0 to 1, or 'rotate'"):
            Batch(game, 1, opponents="random", seat=seat)
    with pytest.raises(ValueError, match="2 opponents for 1 other seats"):
        Batch(game, 1, opponents=["random", "random"])
    with pytest.raises(ValueError, match="7 is neither a bot"):
        Batch(game, 1, opponents=7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'me' is no bot"):
        Batch(game, 1, opponents="me")
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
    lanes = [Lane(game, batch.seatings, 4 + number) for number in range(2)]
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


@pytest.mark.parametrize("workers", [1, 2])
def test_where_every_seat_is_learnt_for_each_has_seen_the_end(workers: int) -> None:
    game = ludoteca.make("marrak_hesh", players=3)
    batch = Batch(game, 3, seed=4, workers=workers)
    states = [game.start(4 + number) for number in range(3)]
    first = [True] * 3
    for _ in range(160):
        actions = batch.sample()
        before = batch.seats.copy()
        batch.step(actions)
        assert np.array_equal(batch.deciders, before)
        assert set(batch.last_seen) == set(np.flatnonzero(batch.ends))
        for number, state in enumerate(states):
            if first[number]:
                state.apply(actions[number])
            if first[number] and state.is_over:
                seen = np.stack([state.observation(seat) for seat in range(3)])
                assert np.array_equal(batch.last_seen[number], seen)
                assert batch.rewards[number, batch.deciders[number]] == np.float32(state.returns()[before[number]])
                first[number] = False
    assert not any(first)
    batch.reset(4)
    assert not batch.last_seen
    assert (batch.deciders == EVERY).all()


# ---- another seat in each game, and policies


@pytest.mark.parametrize("workers", [1, 2])
def test_the_learner_sits_on_each_seat_in_turn(workers: int) -> None:
    game = ludoteca.make("marrak_hesh", players=3)
    batch = Batch(game, 4, seed=5, opponents=["greedy", "random"], seat="rotate", workers=workers)
    fixed = [Batch(game, 4, seed=5, opponents=["greedy", "random"], seat=seat) for seat in range(3)]
    assert batch.learners.tolist() == [2, 0, 1, 2], "by the seeds: side by side they are balanced"
    for number, seat in enumerate(batch.learners):
        assert np.array_equal(batch.observations[number], fixed[seat].observations[number])
    seats: list[list[int]] = [[int(seat)] for seat in batch.learners]
    for _ in range(150):
        learning = batch.learners.copy()
        batch.step(batch.sample())
        assert np.array_equal(batch.seats, batch.learners)
        for episode in batch.episodes:
            number = episode.number
            assert episode.seat == learning[number]
            assert batch.rewards[number] == np.float32(episode.returns[episode.seat])
            assert batch.lengths[number] == episode.length
            assert episode.opponents == {0: ("", *NAMES), 1: ("greedy", "", "random"), 2: (*NAMES, "")}[episode.seat]
            seats[number].append(int(batch.learners[number]))
    for number, met in enumerate(seats):
        assert met == [(2 + number + game) % 3 for game in range(len(met))]
        assert len(met) > 3


NAMES = ("greedy", "random")


def lowest(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A policy: the first legal action."""
    first: NDArray[np.int64] = masks.argmax(axis=1)
    return first


class Lowest(Bot):
    """The same as a bot."""

    def choose(self, world: State, seed: int) -> int:
        return world.choices[0]


@pytest.mark.parametrize("seat", [0, 2, "rotate"])
def test_a_policy_plays_as_a_bot_that_chooses_the_same(seat: int | str) -> None:
    game = ludoteca.make("mars_needs_mechanics", players=3)
    asked = Batch(game, 5, seed=3, opponents=lowest, seat=seat)
    several = Batch(game, 5, seed=3, opponents=lowest, seat=seat, workers=2 if seat == "rotate" else 1)
    bots = Batch(game, 5, seed=3, opponents=Lowest("lowest"), seat=seat)
    ended = 0
    for _ in range(150):
        same(asked, bots)
        same(asked, several)
        assert asked.episodes == bots.episodes == several.episodes
        ended += len(asked.episodes)
        for episode in asked.episodes:
            assert np.array_equal(asked.last_seen[episode.number], bots.last_seen[episode.number])
        actions = bots.sample()
        for batch in (asked, several, bots):
            batch.step(actions)
    assert ended


def test_policies_and_bots_sit_side_by_side() -> None:
    rows: list[int] = []

    def counting(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        assert observations.shape == (len(masks), game.observation_length)
        rows.append(len(masks))
        return lowest(observations, masks)

    game = ludoteca.make("marrak_hesh", players=3)
    batch = Batch(game, 8, seed=3, opponents=["random", counting])
    assert batch.bots[1] is not None
    assert batch.bots[2] is None
    while not batch.episodes:
        batch.step(batch.sample())
    assert batch.episodes[0].opponents == ("", "random", "counting")
    assert max(rows) > 4, "it is asked for many games at once"


def until_asked(batch: Batch) -> None:
    """Play until the other seat must have been asked."""
    for _ in range(10):
        batch.step(batch.sample())


def test_a_policy_that_fails_is_told_of_and_the_games_are_opened_anew() -> None:
    game = ludoteca.make("marrak_hesh")
    good = [True]

    def fickle(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        return lowest(observations, masks) if good[0] else lowest(observations, ~masks)

    batch = Batch(game, 2, seed=3, opponents=fickle)
    first = batch.observations.copy()
    good[0] = False
    with pytest.raises(BotFault, match="fickle, as Player 2, said") as found:
        until_asked(batch)
    assert (found.value.kind, found.value.seat, found.value.bot) == ("illegal", 1, "fickle")
    assert found.value.rule
    with pytest.raises(RuntimeError, match="reset"):
        batch.step(batch.sample())
    good[0] = True
    batch.reset(3)
    assert np.array_equal(batch.observations, first)
    with pytest.raises(ValueError, match="shape"):
        Batch(game, 2, opponents=lambda observations, masks: np.zeros((2, 2), np.int64))


def test_the_observations_have_names() -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 3, seed=2)
    assert batch.view()["hold"].shape == (3, 2, 16, 14)
    assert np.shares_memory(batch.view()["docks"], batch.observations)


def test_bots_answer_a_learner_as_they_answer_a_person() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=3)
    bots = [None, bot_for("greedy", game), bot_for("random", game)]
    lane = Lane(game, [Seating(bots, 0)], 6)
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
    game = ludoteca.make("marrak_hesh")
    lane = Lane(game, [Seating([None, bot_for("random", game)], 0)], 6)
    lane.play(lane.state.choices[0])
    made = lane.driver.decisions
    lane.next_game()
    assert lane.driver.decisions >= made > 0
