"""The one way to play with bots: lab, lanes, tables and benchmarks ask them here, each decision by the same chance."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from ludoteca.bots.base import Bot
from ludoteca.bots.random import RandomBot
from ludoteca.engine.game import State

_MASK: Final[i64] = 0xFFFFFFFF
_PERSON: Final = b"ludoteca bots"


def ask(bot: Bot, state: State, seed: int) -> int:
    """What the bot does here. It is shown a redealt position, never the table's own."""
    if type(bot) is RandomBot:
        return bot.choose(state, seed)  # it looks at nothing, so nothing need be hidden
    return bot.choose(state.redeal(state.to_move, seed), seed)


def bot_seed(seed: int, decision: int) -> int:
    """The seed for a bot's thoughts about one decision of the game of that seed, counted from 0; 32 bits.

    The same wherever the game is played, and after a crash. It tells nothing of the game's own seed or key.
    """
    return Thoughts(seed).at(decision)


@final
class Thoughts:
    """The seeds of the bots' thoughts in one game: hashed once, so that each decision costs next to nothing."""

    def __init__(self, seed: int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=16, person=_PERSON).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._d: i64 = int.from_bytes(digest[12:16], "little")

    def at(self, decision: i64) -> i64:
        """The seed for that decision; no other of the game has the same.

        The factors are below 2^31, so that nothing leaves the 64-bit range.
        """
        word = (decision + self._a) & _MASK
        word = ((word ^ (word >> 16)) * 0x7FEB352D & _MASK) ^ self._b
        word = ((word ^ (word >> 15)) * 0x31848BAB & _MASK) ^ self._c
        word = ((word ^ (word >> 17)) * 0x2C1B3C6D & _MASK) ^ self._d
        return word ^ (word >> 14)


@final
class Driver:
    """Lets bots decide in a game; `bots` has None for each seat that somebody else decides for.

    It is for games that nobody watches: a single choice is made without a thought, which would tell whoever waits
    that there was nothing to think about. Tables `ask` instead.
    """

    def __init__(self, bots: list[Bot | None], seed: int) -> None:
        self.bots = bots
        self._blind = [type(bot) is RandomBot for bot in bots]
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Be ready for another game: that of this seed, before its first decision."""
        self.seed = seed
        self.decisions: i64 = 0  # made so far, by whomever
        self._thoughts: Thoughts | None = None  # hashed when a bot is first asked

    def play(self, state: State) -> None:
        """Let the bots decide until somebody else is asked or the game is over."""
        while self.step(state):
            pass

    def step(self, state: State) -> bool:
        """Let the bot that is asked decide; False: somebody else is asked, or nobody."""
        seat = state.to_move
        if seat < 0:
            return False
        bot = self.bots[seat]
        if bot is None:
            return False
        choices = state.choices
        if len(choices) == 1:
            _advance(state, choices[0])
        elif self._blind[seat]:
            _advance(state, bot.choose(state, self._seed()))
        else:
            state.apply(ask(bot, state, self._seed()))  # whose bot it is does not matter: what it says is looked at
        self.decisions += 1
        return True

    def made(self, state: State, action: int) -> None:
        """Make a decision for somebody else: an action that is known to be legal."""
        _advance(state, action)
        self.decisions += 1

    def _seed(self) -> int:
        thoughts = self._thoughts
        if thoughts is None:
            thoughts = Thoughts(self.seed)
            self._thoughts = thoughts
        return thoughts.at(self.decisions)


def _advance(state: State, action: int) -> None:
    if state.telling:
        state.events = []
    state.advance(action)
