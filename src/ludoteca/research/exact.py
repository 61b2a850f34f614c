"""Exact figures of games small enough to be gone through: how many histories there are, and how exploitable a bot is.

game = openspiel.load("marrak_hesh", size="miniature")
tree = tree_of(game)
pyspiel.exploitability(tree, policy_of(game, "greedy"))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from ludoteca.bots import Bot, ask, bot_seed
from ludoteca.engine import State
from ludoteca.extras import MissingExtra
from ludoteca.research.explicit import ExplicitState
from ludoteca.research.openspiel import SpielGame
from ludoteca.research.opponents import bot_of

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel") from error


class Size(NamedTuple):
    """How large a game is."""

    histories: int
    ends: int  # histories that are whole games
    information_states: int  # in which a player decides


def histories(game: SpielGame) -> Iterator[ExplicitState]:
    """Every history of a game with explicit chance, from the first chance node on."""
    first = game.new_initial_state()
    if not isinstance(first, ExplicitState):
        raise ValueError(f"{game} draws its chance; only a game with chance=explicit can be gone through")
    waiting = [first]
    while waiting:
        state = waiting.pop()
        yield state
        if not state.is_terminal():
            waiting += [state.child(action) for action in state.legal_actions()]


def size_of(game: SpielGame) -> Size:
    """What there is to go through."""
    count = ends = 0
    known: set[str] = set()
    for state in histories(game):
        count += 1
        if state.is_terminal():
            ends += 1
        elif not state.is_chance_node():
            known.add(state.information_state_string())
    return Size(count, ends, len(known))


def tree_of(game: SpielGame) -> Any:
    """The same game as a tree that OpenSpiel keeps: CFR, which goes through it again and again, is far faster there."""
    return pyspiel.convert_to_cached_tree(game)


def policy_of(game: SpielGame, bot: str | Bot, asks: int = 8, seed: int = 0) -> Any:
    """What a bot does in each information state, by how often it does it of so many times; for OpenSpiel's figures.

    A bot is shown what its seat knows now, so that any history of an information state does, and whoever has only
    forgotten different things is asked once.
    """
    asked = bot_of(bot, game.made)
    shares: dict[str, list[tuple[int, float]]] = {}
    told: dict[tuple[bytes, int], list[tuple[int, float]]] = {}
    for state in histories(game):
        position = state.position
        if position is None or state.current_player() < 0:
            continue
        known = state.information_state_string()
        if known in shares:
            continue
        place = len(state.history())
        now = position.information(position.to_move), place
        if now not in told:
            told[now] = _shares(asked, position, state.legal_actions(), [seed * asks + n for n in range(asks)], place)
        shares[known] = told[now]
    return pyspiel.TabularPolicy(shares)


def _shares(bot: Bot, position: State, legal: list[int], seeds: list[int], place: int) -> list[tuple[int, float]]:
    """How often a bot does what; where there is one thing to do it need not think."""
    if len(legal) == 1:
        return [(legal[0], 1.0)]
    said = Counter(ask(bot, position, bot_seed(seed, place)) for seed in seeds)
    return [(action, said[action] / len(seeds)) for action in legal]
