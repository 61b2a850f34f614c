"""Any game of the shelf as an environment of TextArena, with every seat played through text.

>>> import textarena as ta
>>> from ludoteca.agents import textarena
>>> textarena.register()
>>> env = ta.make("Ludoteca-marrak_hesh")
>>> env.reset(num_players=2, seed=7)
>>> player, observation = env.get_observation()
>>> done, info = env.step("3")
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any

from ludoteca.agents.answers import read_answer, reason_of, refused
from ludoteca.agents.view import board_text, heading, heard, question_text, result_text, rules_text
from ludoteca.engine.dice import SEED_BITS
from ludoteca.engine.errors import IllegalAction, UnknownAction
from ludoteca.engine.game import State
from ludoteca.engine.shelf import games, make
from ludoteca.extras import MissingExtra

try:
    import textarena as ta
    from textarena.envs.registration import ENV_REGISTRY
except ModuleNotFoundError as error:
    raise MissingExtra("textarena", "textarena") from error

PREFIX = "Ludoteca-"


class LudotecaEnv(ta.Env):  # type: ignore[misc]
    """A game in TextArena's manner: `reset`, then `get_observation` and `step` until it is done, then `close`.

    An answer that is none is TextArena's invalid move: the player is told why, with the rule, and may try again
    `error_allowance` times in a row; then the game ends, and that player alone has lost. `close` says of each player
    how many answers were illegal by which rule (`illegal_by_rule`; unreadable ones under an empty id).
    """

    def __init__(
        self, game: str, lang: str = "en", error_allowance: int = 2, rulebook: bool = True, **options: Any
    ) -> None:
        self.name = game
        self.lang = lang
        self.error_allowance = error_allowance
        self.rulebook = rulebook  # whether each player is given it at the beginning
        self.options = options
        self.position: State | None = None
        self.illegal: list[Counter[str]] = []

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal; every player is told the rules, and the one who is asked the position."""
        game = make(self.name, **{**self.options, "players": num_players})
        self.position = position = game.start(secrets.randbits(SEED_BITS) if seed is None else seed, events=True)
        self.illegal = [Counter() for _ in range(num_players)]
        self.state = ta.FFAMultiPlayerState(num_players=num_players, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._tell()
        self.state.manually_set_current_player_id(position.to_move)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the player who is asked."""
        position, player = self._position(), self.state.current_player_id
        if self.state.done:
            return True, {}
        self.state.add_observation(
            str(action), ta.ObservationType.PLAYER_ACTION, from_id=player, to_id=player
        )  # to nobody else: an answer may say what is hidden
        try:
            chosen = read_answer(position, str(action), self.lang)
        except (IllegalAction, UnknownAction) as wrong:
            rule = reason_of(wrong).rule
            self.illegal[player][rule] += 1
            self.state.step_info = {"rule": rule}
            self._invalid(player, refused(position.game.name, wrong.text(self.lang), rule, self.lang))
            return self._stepped()
        position.apply(chosen)
        self._tell()
        if position.is_over:
            returns = position.returns()
            self.state.set_game_outcome(
                {seat: float(returns[seat]) for seat in range(position.game.players)}, result_text(position, self.lang)
            )
            return self._stepped()
        done = self._stepped()
        self.state.manually_set_current_player_id(position.to_move)
        self._ask()
        return done

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards, returns of the game that sum to zero, and what is known of each player."""
        rewards, info = self.state.close()
        for seat, counted in enumerate(self.illegal):
            info[seat]["illegal_by_rule"] = dict(counted)
        return rewards, info

    def get_board_str(self) -> str:
        """The board as somebody who looks on sees it, for TextArena's renderers."""
        return board_text(self._position(), None, self.lang)

    def _position(self) -> State:
        if self.position is None:
            raise RuntimeError("reset() first")
        return self.position

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        position = self._position()
        told = heading(position, player_id, self.lang)
        return f"{rules_text(self.name, self.lang)}\n\n{told}" if self.rulebook else told

    def _tell(self) -> None:
        """What happened, to those who may hear it."""
        position = self._position()
        for seat in range(position.game.players):
            for sentence in heard(position.events, seat, self.lang):
                self.state.add_observation(sentence, ta.ObservationType.GAME_ACTION_DESCRIPTION, to_id=seat)

    def _ask(self) -> None:
        position = self._position()
        board = board_text(position, position.to_move, self.lang)
        asked = f"{board}\n\n{question_text(position, self.lang)}"
        self.state.add_observation(asked, ta.ObservationType.GAME_BOARD, to_id=position.to_move)

    def _invalid(self, player: int, why: str) -> None:
        """An invalid move, as TextArena counts them; who has made too many has lost, and nobody else."""
        if not self.state.set_invalid_move(why):
            return
        others = self._position().game.players - 1
        rewards = {seat: 1.0 / max(1, others) for seat in range(others + 1)}
        rewards[player] = -1.0
        self.state.set_game_outcome(rewards, why)
        self.state.game_info[player]["invalid_move"] = True

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)


def register() -> list[str]:
    """Make every game of the shelf known to `textarena.make`, as `Ludoteca-NAME`, and `-raw` without any wrapper."""
    wrappers = [ta.wrappers.LLMObservationWrapper]
    found: list[str] = []
    for name in games():
        for env_id, chosen in ((PREFIX + name, wrappers), (f"{PREFIX}{name}-raw", None)):
            if env_id not in ENV_REGISTRY:
                ta.register(env_id, LudotecaEnv, chosen, game=name)
            found.append(env_id)
    return found
