"""Proof: the same seed and the same actions give the same game, from a record, from a key, and after pickling."""

from __future__ import annotations

import pickle
from hashlib import sha256

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.record import Record
from ludoteca.proof.fault import hold
from ludoteca.proof.line import Here, Line
from ludoteca.proof.proof import Proof


class Replays(Proof):
    """A record of a game is read as it was written, and plays the same game again."""

    name = "replays"

    def numbers(self, line: Line) -> set[int]:
        """Only the end."""
        return {len(line.actions)}

    def look(self, here: Here) -> None:
        """The record through JSON; and a table that is dealt with a key."""
        record = Record.of(here.game, here.line.seed, ["random"] * here.game.players)
        record.actions = list(here.line.actions)
        again = Record.from_json(record.to_json())
        hold(again == record, "replays-json")
        end = again.replay()
        hold(end == here.state, "replays-position")
        hold(end.dice == here.state.dice, "replays-dice")
        key = sha256(str(here.line.seed).encode()).digest()
        first, second = here.game.deal(key), here.game.deal(key)
        _play_alike(first, second)
        hold(first == second, "replays-key")


class Pickles(Proof):
    """A pickled position goes on as the one that it was made of."""

    name = "pickled_games"
    looks = 6

    def look(self, here: Here) -> None:
        """To the end, by the same choices."""
        state = here.twin()
        twin = pickle.loads(pickle.dumps(state))
        hold(twin == state and twin.game == here.game, "pickled-games-equal")
        _play_alike(state, twin)
        hold(twin == state, "pickled-games-on")


def _play_alike(one: State, other: State) -> None:
    """The same choices at random in both, as long as both have the same."""
    dice = Dice.seeded(5)
    while not one.is_over and one.choices == other.choices:
        action = dice.choice(one.choices)
        one.apply(action)
        other.apply(action)
