"""PettingZoo's own checks on every game, number of players and main option; and what PettingZoo does not have."""

from __future__ import annotations

import pickle
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ludoteca.engine import IllegalAction, OptionError
from ludoteca.engine.history import NOTHING
from ludoteca.research.pettingzoo import SeatsEnv, env
from tests.proof.cases import Case, cases, extreme_cases, main_cases

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def of(case: Case, render_mode: str | None = None) -> SeatsEnv:
    return env(case.game, render_mode=render_mode, render_size=120, **dict(case.options))  # type: ignore[arg-type]


def play(table: SeatsEnv, decisions: int, seed: int = 1) -> None:
    """So many decisions at random, or to the end."""
    moves = np.random.default_rng(seed)
    for _ in range(decisions):
        if all(table.terminations.values()):
            return
        table.step(int(moves.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))


def same(one: SeatsEnv, other: SeatsEnv) -> None:
    """Both stand in the same place, for whoever looks."""
    assert one.agents == other.agents
    assert one.agent_selection == other.agent_selection
    assert one.rewards == other.rewards
    assert one.terminations == other.terminations
    assert one.state_at() == other.state_at()
    for agent in one.agents:
        for part, seen in one.observe(agent).items():
            assert np.array_equal(seen, other.observe(agent)[part])


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_api_is_kept(case: Case) -> None:
    api_test(of(case), num_cycles=30)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_the_api_is_kept_to_the_end_of_a_game(case: Case) -> None:
    api_test(of(case), num_cycles=1000)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_seed_gives_the_same_game(case: Case) -> None:
    seed_test(partial(of, case), num_cycles=15)


@pytest.mark.parametrize("case", extreme_cases(), ids=str)  # test_picture.py draws every main option
def test_every_drawing_is_what_its_name_says(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(drawn: Any) -> bool:
        return str(drawn).startswith("<svg") and str(drawn).endswith("</svg>")

    render_test(partial(of, case), custom_tests={"svg": is_svg})
    assert capsys.readouterr().out.strip(), "`human` shows the board on the terminal"


def test_the_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10_000))
    watch = SimpleNamespace(time=lambda: float(next(clock)))
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", watch)
    performance_benchmark(env("marrak_hesh"))


def test_pettingzoos_wrappers_and_its_turn_based_parallel_form_fit() -> None:
    wrapped = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env("marrak_hesh"), illegal_reward=-1))
    )
    api_test(wrapped, num_cycles=50)
    parallel = turn_based_aec_to_parallel(env("marrak_hesh"))
    seen, _ = parallel.reset(seed=3)
    moves = np.random.default_rng(1)
    while parallel.agents:
        mover = parallel.unwrapped.agent_selection
        acts: dict[str, int | None] = dict.fromkeys(parallel.agents)
        acts[mover] = int(moves.choice(np.flatnonzero(seen[mover]["action_mask"])))
        seen, rewards, ends, _, _ = parallel.step(acts)
    assert all(ends.values())
    assert sum(rewards.values()) == 0.0


def test_the_seed_is_the_games_own() -> None:
    table = env("marrak_hesh", players=3)
    table.reset(seed=7)
    assert table.state_at() == table.game.start(7)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_the_end_pays_the_returns(case: Case) -> None:
    table = of(case)
    table.reset(seed=3)
    play(table, 10_000)
    end = table.state_at()
    assert end.is_over
    assert [table.rewards[agent] for agent in table.possible_agents] == end.returns()


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_clone_goes_its_own_way_from_the_same_place(case: Case) -> None:
    table = of(case)
    table.reset(seed=3)
    play(table, 9)
    before = table.state_at()
    twin = table.clone()
    same(table, twin)
    play(twin, 5)
    assert table.state_at() == before
    play(table, 5)
    same(table, twin)
    for each in (table, twin):
        each.reset()
    same(table, twin)


def test_a_clone_may_be_taken_at_any_time() -> None:
    table = env("marrak_hesh")
    table.clone().reset(seed=1)
    table.reset(seed=1)
    play(table, 10_000)
    twin = table.clone()
    while table.agents:
        for each in (table, twin):
            each.step(None)
    assert twin.agents == []


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_any_position_of_the_episode_can_be_had_again(case: Case) -> None:
    table = of(case)
    table.reset(seed=5)
    met = [table.state_at()]
    for _ in range(8):
        play(table, 1, seed=len(met))
        met.append(table.state_at())
    assert [table.state_at(number) for number in range(len(met))] == met
    table.restore(met[3])
    assert table.state_at() == met[3]
    assert table.state_at(0) == met[3]
    assert table.agent_selection == table.possible_agents[met[3].to_move]


def test_a_position_that_is_not_there_is_refused() -> None:
    table = env("marrak_hesh")
    with pytest.raises(ValueError, match="reset"):
        table.state_at()
    table.reset(seed=1)
    with pytest.raises(ValueError, match="0 to 0"):
        table.state_at(1)
    with pytest.raises(ValueError, match="players=3"):
        table.restore(env("marrak_hesh", players=3).game.start(1))


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    table = env("marrak_hesh")
    table.reset(seed=1)
    before = table.state_at()
    with pytest.raises(IllegalAction, match=r"\(R"):
        table.step(80)
    with pytest.raises(ValueError, match="must act"):
        table.step(None)
    assert table.state_at() == before


def test_a_wrong_option_or_drawing_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="players"):
        env("marrak_hesh", players=9)
    with pytest.raises(ValueError, match="rgb_array"):
        env("marrak_hesh", render_mode="holographic")


def test_it_can_be_pickled() -> None:
    table = env("pocket_mars", players=2)
    table.reset(seed=2)
    play(table, 7)
    same(pickle.loads(pickle.dumps(table)), table)


def test_the_global_state_is_what_all_know() -> None:
    table = env("pocket_mars", players=2)
    table.reset(seed=2)
    assert table.state_space.contains(table.state())
    half = len(table.state()) // 2
    assert np.array_equal(table.state()[:half], table.observe("player_0")["observation"])


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_an_agent_remembers_the_whole_episode(case: Case) -> None:
    table = of(case)
    with pytest.raises(ValueError, match="before reset"):
        table.history()
    table.reset(seed=5)
    play(table, 4)
    early = {agent: table.history(agent) for agent in table.possible_agents}
    play(table, 9)
    twin = of(case)
    twin.reset(seed=5)
    play(twin, 4)
    play(twin, 9)
    state = table.state_at()
    for seat, agent in enumerate(table.possible_agents):
        moments = table.history(agent)
        assert moments[: len(early[agent])] == early[agent]
        assert moments[-1].known == state.information(seat)
        own = [action for n, action in enumerate(table._actions) if table.state_at(n).to_move == seat]
        assert [moment.action for moment in moments if moment.action != NOTHING] == own
        for other in (twin, table.clone()):
            assert other.information_history(agent) == table.information_history(agent)
    assert table.history()[-1].known == state.public_information()
    table.restore(state)
    assert len(table.history()) == 1
    assert table.history("player_0")[0].known == state.information(0)


def test_the_opening_is_told_as_the_game_tells_it() -> None:
    table = env("pocket_mars", players=3)
    table.reset(seed=3)
    told = table.game.start(3, events=True).events
    assert table.history()[0].told == tuple(event for event in told if event.heard_by(None))


def test_what_an_agent_sees_has_names() -> None:
    table = env("marrak_hesh")
    table.reset(seed=3)
    assert table.view("player_1")["hold"].shape == (2, 16, 14)
