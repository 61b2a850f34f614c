"""TextArena's own loop over its own package: whole games, invalid moves by rule, and nobody hears too much."""

from __future__ import annotations

from typing import Any

import pytest
import textarena as ta

from ludoteca.agents import textarena
from ludoteca.agents.textarena import LudotecaEnv
from tests.agents.speakers import choices


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    assert "Ludoteca-pocket_mars" in textarena.register() and textarena.register()  # twice is no error


class First(ta.Agent):  # type: ignore[misc]
    """Takes the first choice."""

    def __call__(self, observation: str) -> str:
        return f"[{choices(observation)[0][0]}]"


def test_agents_of_theirs_play_a_whole_game() -> None:
    env: Any = ta.make("Ludoteca-marrak_hesh", rulebook=False)
    env.reset(num_players=2, seed=7)
    agents = {0: First(), 1: First()}
    done = False
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step(action=agents[player](observation))
    rewards, info = env.close()
    assert sum(rewards.values()) == 0 and rewards.keys() == {0, 1}
    assert "Largest colour groups" in info[0]["reason"] and info[0]["turn_count"] > 10
    assert [info[seat]["illegal_by_rule"] for seat in (0, 1)] == [{}, {}]


def begun(allowance: int, game: str = "marrak_hesh", **given: Any) -> Any:
    env = ta.make(f"Ludoteca-{game}-raw", error_allowance=allowance, **given)
    env.reset(num_players=2, seed=3)
    return env


def test_the_rulebook_stands_first() -> None:
    _, told = begun(1, lang="it").get_observation()
    assert told[0][2] is ta.ObservationType.PROMPT and "**R1**" in told[0][1]
    assert told[-1][2] is ta.ObservationType.GAME_BOARD


def test_an_illegal_answer_is_an_invalid_move_with_its_rule() -> None:
    env = begun(1)
    first, _ = env.get_observation()
    env.step("3")
    assert env.step("3") == (False, {"rule": "R1"})
    player, told = env.get_observation()
    assert player == first and "**R1** Players take turns" in told[-1][1]
    done, info = env.step("castle")
    assert done and info == {"rule": ""}
    rewards, known = env.close()
    assert rewards == {first: -1.0, 1 - first: 1.0}
    assert known[first]["invalid_move"] and known[first]["illegal_by_rule"] == {"R1": 1, "": 1}
    assert env.step("3") == (True, {})


def test_nobody_hears_what_another_answers_or_knows() -> None:
    env: LudotecaEnv = begun(1, "pocket_mars")
    player, told = env.get_observation()
    words = choices(told[-1][1])[0][1]
    env.step(words)
    others = [message for _, message, _ in env.state.observations[1 - player]]
    assert others and not any(words in message for message in others)
