"""What the invariants of most games are made of: lists that stay as long as they were dealt, and things never lost.

A game's room `invariants` says with these, or by plain assertions, what holds in every position (`check`).
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.errors import NotationError
from ludoteca.engine.phrase import house, listing

if TYPE_CHECKING:
    from ludoteca.engine.game import Game, State

_MOST_DEALS: Final = 64


def same_lengths(state: State, facts: Sequence[str]) -> None:
    """Lists that are always as long as they were dealt."""
    dealt = _dealt(state.game)
    for fact in facts:
        found, right = len(getattr(state, fact)), len(getattr(dealt, fact))
        if found != right:
            raise NotationError(house("law-length", {"fact": fact, "found": found, "right": right}))


def nothing_lost(state: State, facts: Sequence[str], things: Callable[[Any], Iterable[int]]) -> None:
    """Things that only change their places: in all those facts together there are the same as after every deal."""
    found, right = Counter(things(state)), Counter(things(_dealt(state.game)))
    if found != right:
        missing, over = sorted((right - found).elements()), sorted((found - right).elements())
        told: dict[str, Any] = {"facts": listing(facts), "missing": listing(missing) or "-"}
        raise NotationError(house("law-lost", {**told, "over": listing(over) or "-"}))


def _dealt(game: Game) -> State:
    """Some opening of a game."""
    key = (type(game), repr(game.options), game.patch.key)
    kept = _deals.get(key)
    if kept is None:
        kept = game.start(0)
        _deals[key] = kept
        while len(_deals) > _MOST_DEALS:
            _deals.popitem(last=False)
    return kept


_deals: OrderedDict[tuple[type, str, str], Any] = OrderedDict()
