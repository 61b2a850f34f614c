"""Any game of the shelf as a PettingZoo AEC environment, which can also be copied and put back.

>>> from ludoteca.research import pettingzoo
>>> env = pettingzoo.env("marrak_hesh", players=3)
>>> env.reset(seed=7)
>>> env.agent_selection in env.agents, env.observe(env.agent_selection)["action_mask"].any()
(True, np.True_)
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, ask, bot_seed
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.engine.history import History, Moment, played
from ludoteca.engine.shelf import make, short_content
from ludoteca.extras import MissingExtra
from ludoteca.research.drawing import render
from ludoteca.research.modes import MODES, MOST_PIXELS, check_mode
from ludoteca.research.names import view
from ludoteca.research.opponents import bot_of
from ludoteca.research.sight import LARGEST, mask_of

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo") from error

Opponents = Mapping[str, str | Bot]  # the bots, by agent

SEEDS = 1 << 31  # how many a generator of further games draws from


def env(
    game: str,
    /,
    *,
    opponents: Opponents | None = None,
    render_mode: str | None = None,
    render_size: int = MOST_PIXELS,
    content: object = None,
    **options: object,
) -> SeatsEnv:
    """An environment of that game with those options; each seat is an agent, `player_0` and so on.

    `opponents={"player_1": "greedy"}`: bots sit there, by name or themselves, and these are no agents. `content` is a
    patch of the game's contents, a mapping or the `Path` of a TOML file.
    """
    return SeatsEnv(make(game, content=content, **options), render_mode, render_size, opponents)


raw_env = env  # as PettingZoo's own games call it; there is nothing to unwrap


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are agents that act in turn.

    An observation is a dictionary of `observation` and `action_mask`; the mask is also in the info of the agent to
    move. Rewards come at the end, and are the returns of the game. An illegal action raises `IllegalAction` with the
    rule that forbids it, and changes nothing. Bots on other seats answer at once; one that fails raises `BotFault`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        render_size: int = MOST_PIXELS,
        opponents: Opponents | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.game = game
        self.render_mode = render_mode
        self.render_size = render_size  # pixels each way, at most
        self.metadata = {**SeatsEnv.metadata, "name": f"ludoteca_{game.name}_v0", "content": short_content(game)}
        seats = [f"player_{seat}" for seat in range(game.players)]
        self._opponents = dict(opponents or {})
        self._bots = _bots_of(self._opponents, seats, game)
        self.possible_agents = [agent for seat, agent in enumerate(seats) if self._bots[seat] is None]
        self.agents: list[str] = []
        length = game.observation_length
        seen = spaces.Box(-LARGEST, LARGEST, (length,), np.float32)
        mask = spaces.Box(0, 1, (game.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(-LARGEST, LARGEST, (game.players * length,), np.float32)
        self._blank = np.zeros(game.num_actions, dtype=np.int8)
        self._agent_of = seats
        self._seat_of = {agent: seats.index(agent) for agent in self.possible_agents}
        self._dice = Dice.seeded(int(np.random.default_rng().integers(SEEDS)))
        self._thoughts = 0  # the seed of what the bots think
        self._opening: State | None = None
        self._actions: list[int] = []
        self._history: History | None = None  # as far as anybody has asked for it
        self._remembered = 0  # how many of the actions are in it

    # ---- what PettingZoo asks of an environment

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open a game: that of `game.start(seed)`, or without a seed the next of the same generator."""
        if seed is not None:
            self._dice = Dice.seeded(seed)
        self._thoughts = self._dice.below(SEEDS) if seed is None else seed
        self._begin(self.game.start(self._thoughts, events=True))

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is only for an agent whose game is over")
        state = self._state
        if self._bots[state.to_move] is not None:
            raise RuntimeError("a bot has failed, and the game does not go on: reset() opens the next")
        state.apply(action)
        self._actions.append(int(action))
        self._let_bots_play()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if state.to_move < 0:
            self._finish()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What that agent knows, and what it may do: nothing while it is not asked."""
        mask = self._mask if agent == self.agent_selection and self._state.to_move >= 0 else self._blank
        return {"observation": self._state.observation(self._seat_of[agent]), "action_mask": mask.copy()}

    def state(self) -> NDArray[np.float32]:
        """What all agents know together, one after the other."""
        return np.concatenate([self._state.observation(seat) for seat in range(self.game.players)])

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same space for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every action of the game."""
        return self.action_spaces[agent]

    def render(self) -> NDArray[np.uint8] | str | None:
        """The game's own drawing, as `render_mode` says."""
        return render(self._state, self.render_mode, self.render_size)

    def close(self) -> None:
        """Nothing is held open."""

    # ---- what PettingZoo does not have

    def clone(self) -> SeatsEnv:
        """An independent environment that stands exactly where this one does."""
        twin = SeatsEnv(self.game, self.render_mode, self.render_size, self._opponents)
        twin._dice = self._dice.clone()
        twin._thoughts = self._thoughts
        twin._opening = self._opening
        twin._actions = self._actions[:]
        if self._opening is None:
            return twin
        twin._state = self._state.clone()
        twin._mask = self._mask
        twin.agents = self.agents[:]
        twin.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def view(self, agent: str) -> dict[str, NDArray[np.float32]]:
        """What that agent knows, by name: `env.view("player_0")["hold"]`."""
        return view(self.game, self._state.observation(self._seat_of[agent]))

    def history(self, agent: str | None = None) -> tuple[Moment, ...]:
        """Whatever that agent (None: somebody who only looks on) has noticed of this episode, in order."""
        past = self._past()
        return past.public() if agent is None else past.of(self._seat_of[agent])

    def information_history(self, agent: str) -> bytes:
        """The same in a few bytes: equal exactly when the agent could never tell two episodes apart."""
        return self._past().information_history(self._seat_of[agent])

    def _past(self) -> History:
        """The history of this episode: made when somebody asks for it, and gone on with when they ask again."""
        if self._opening is None:
            raise ValueError("there is no history before reset()")
        if self._history is None:
            self._history, self._remembered = played(self._opening, []), 0
        for action in self._actions[self._remembered :]:
            self._history.apply(action)
        self._remembered = len(self._actions)
        return self._history

    def state_at(self, decision: int | None = None) -> State:
        """The position before that decision of this episode, counted from 0 (None: now), free to play with."""
        if self._opening is None:
            raise ValueError("there is no position before reset()")
        if decision is None:
            return self._state.clone()
        if not 0 <= decision <= len(self._actions):
            raise ValueError(f"decision {decision}; this episode has 0 to {len(self._actions)}")
        state = self._opening.clone()
        for action in self._actions[:decision]:
            state.advance(action)
        return state

    def restore(self, state: State) -> None:
        """Go on from that position, which becomes the first of a new episode."""
        if state.game != self.game:
            raise ValueError(f"the position is one of {state.game!r}, the environment one of {self.game!r}")
        self._begin(deepcopy(state))

    # ----

    def _begin(self, opening: State) -> None:
        state = opening.clone()
        self._state = state
        self._opening = opening
        self._actions = []
        self._history = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._mask = self._blank
        self._let_bots_play()
        if state.to_move >= 0:
            self._ask()
        else:
            self._finish()

    def _let_bots_play(self) -> None:
        """Until an agent is asked or the game is over; by the same chance as everywhere, so it is the same game."""
        state = self._state
        while state.to_move >= 0:
            bot = self._bots[state.to_move]
            if bot is None:
                return
            alone = len(state.choices) == 1  # there is nothing to think about
            action = state.choices[0] if alone else ask(bot, state, bot_seed(self._thoughts, len(self._actions)))
            state.advance(action)
            self._actions.append(action)

    def _ask(self) -> None:
        """Turn to the seat that decides now."""
        self.agent_selection = self._agent_of[self._state.to_move]
        self._mask = mask_of(self._state)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _finish(self) -> None:
        """Everybody gets its return, and is done."""
        returns = self._state.returns()
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = returns[seat]
            self._cumulative_rewards[agent] += returns[seat]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _bots_of(opponents: Opponents, agents: list[str], game: Game) -> list[Bot | None]:
    """The bot of each seat; None where an agent is. At least one seat is left for one."""
    for agent in opponents:
        if agent not in agents:
            raise ValueError(f"there is no seat {agent!r} for a bot; there are: {', '.join(agents)}")
    if len(opponents) == len(agents):
        raise ValueError("a bot sits on every seat; leave at least one for an agent")
    return [bot_of(opponents[agent], game) if agent in opponents else None for agent in agents]
