"""Proof: the same seed and actions give the same game, from a record and from a key, after pickling and from text."""

from __future__ import annotations

import pickle
from hashlib import sha256

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import NotationError
from ludoteca.engine.facts import facts_of
from ludoteca.engine.game import State
from ludoteca.engine.phrase import house
from ludoteca.engine.record import Record
from ludoteca.proof.fault import Fault, hold
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


class Written(Proof):
    """A position that is written down whole is read back as it was, and goes on the same."""

    name = "notation"
    looks = 5

    def look(self, here: Here) -> None:
        """The position that was played, one that a seat imagines and, at the beginning, one that was dealt by a key."""
        _there_and_back(here.twin())
        _there_and_back(here.state.redeal(here.number % here.game.players, here.number))
        if here.number == 0:
            _there_and_back(here.game.deal(sha256(str(here.line.seed).encode()).digest()))


def _there_and_back(state: State) -> None:
    """Written and read, with the lines for people and without; then both are played on."""
    text = state.notation(whole=True)
    for given in (text, text.removeprefix(state.notation())):
        try:
            back = state.game.position(given)
        except NotationError as error:
            raise Fault(house("proof-notation-refused", {"error": error.phrase})) from error
        for fact in facts_of(type(state)):
            if not fact.is_memo:
                same = bool(getattr(back, fact.name) == getattr(state, fact.name))
                hold(same, "notation-fact", fact=fact.name)
        hold(back.choices == state.choices, "notation-choices")
        hold(back == state and back.notation(whole=True) == text, "notation-other")
    _play_alike(state, back)
    hold(back == state, "notation-on")


def _play_alike(one: State, other: State) -> None:
    """The same choices at random in both, as long as both have the same."""
    dice = Dice.seeded(5)
    while not one.is_over and one.choices == other.choices:
        action = dice.choice(one.choices)
        one.apply(action)
        other.apply(action)
