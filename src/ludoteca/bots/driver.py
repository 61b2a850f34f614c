"""The one way to play with bots: lab, lanes, tables and benchmarks ask them here, each decision by the same chance."""

from __future__ import annotations

from hashlib import sha256
from operator import index
from pathlib import PurePath
from time import perf_counter
from traceback import extract_tb
from typing import Any, Final, final

from mypy_extensions import i64

from ludoteca.bots.base import ILLEGAL, RAISED, SLOW, Bot, BotFault, Misanswer, one_of
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, house, seat_name

_MASK: Final[i64] = 0xFFFFFFFF
SHOWN: Final = 200  # characters of what went wrong in a bot


def ask(bot: Bot, state: State, seed: int, seconds: float = 0.0) -> int:
    """What the bot does here. It is shown a redealt position, never the table's own.

    `BotFault`: it raised, said something illegal, or took longer than so many seconds; 0: it may take any time.
    """
    if type(bot) is RandomBot:
        return bot.choose(state, seed)  # it looks at nothing, so nothing need be hidden
    world = state.redeal(state.to_move, seed)
    begun = perf_counter() if seconds > 0.0 else 0.0
    anybody: Any = bot  # native code would take no number of NumPy for an answer
    try:
        said = anybody.choose(world, seed)
    except Misanswer as misread:
        why = misread.reason
        raise _fault(ILLEGAL, bot, state, why.rule, said=misread.said[:SHOWN], reason=why.phrase) from misread
    except Exception as error:
        raise _fault(RAISED, bot, state, what=what_went_wrong(error)) from error
    reason = state.why_illegal(said)
    if reason is not None:
        raise _fault(ILLEGAL, bot, state, reason.rule, said=str(said)[:SHOWN], reason=reason.phrase)
    if seconds > 0.0 and perf_counter() - begun > seconds:
        raise _fault(SLOW, bot, state, most=f"{seconds:g}")
    return index(said)


def _fault(kind: str, bot: Bot, state: State, rule: str = "", **args: str | Phrase) -> BotFault:
    seat = state.to_move
    phrase = house(f"bot-{kind}", {"bot": called(bot), "seat": seat_name(seat), **args})
    return BotFault(kind, seat, called(bot), phrase, rule)


def called(bot: Bot) -> str:
    """The name of a bot; of one that was never given any, that of its class."""
    return bot.name or type(bot).__name__


def what_went_wrong(error: BaseException) -> str:
    """An exception on one line, and where it was raised: `ZeroDivisionError: division by zero (net.py:12)`."""
    told = f"{type(error).__name__}: {error}".splitlines()[0][:SHOWN]
    where = extract_tb(error.__traceback__)
    return f"{told} ({PurePath(where[-1].filename).name}:{where[-1].lineno})" if where else told


def bot_seed(seed: int, decision: int) -> int:
    """The seed for a bot's thoughts about one decision of the game of that seed, counted from 0; 32 bits.

    The same wherever the game is played, and after a crash. It tells nothing of the game's own seed or key.
    """
    return Thoughts(seed).at(decision)


@final
class Thoughts:
    """The seeds of the bots' thoughts in one game: hashed once, so that each decision costs next to nothing."""

    def __init__(self, seed: int) -> None:
        digest = sha256(b"ludoteca bots %d" % seed).digest()
        self._a = _word(digest, 0)
        self._b = _word(digest, 4)
        self._c = _word(digest, 8)
        self._d = _word(digest, 12)

    def at(self, decision: i64) -> i64:
        """The seed for that decision; no other of the game has the same.

        The factors are below 2^31, so that nothing leaves the 64-bit range.
        """
        word = (decision + self._a) & _MASK
        word = ((word ^ (word >> 16)) * 0x7FEB352D & _MASK) ^ self._b
        word = ((word ^ (word >> 15)) * 0x31848BAB & _MASK) ^ self._c
        word = ((word ^ (word >> 17)) * 0x2C1B3C6D & _MASK) ^ self._d
        return word ^ (word >> 14)


def _word(digest: bytes, first: i64) -> i64:
    word: i64 = 0
    place: i64
    for place in range(first, first + 4):
        word = word << 8 | i64(digest[place])
    return word


@final
class Driver:
    """Lets bots decide in the game of a seed; `bots` has None for each seat that somebody else decides for.

    It is for games that nobody watches: a single choice is made without a thought, which would tell whoever waits
    that there was nothing to think about. Tables `ask` instead.
    A bot that fails ends it with a `BotFault`, and the position stands as it was. `seconds` is for each decision.
    """

    def __init__(self, bots: list[Bot | None], seed: int, seconds: float = 0.0) -> None:
        self.bots = bots
        self.seconds = seconds  # 0: any time
        self.decisions: i64 = 0  # made so far, by whomever
        self._thoughts = Thoughts(seed)
        self._blind: i64 = 0  # a bit for each seat whose bot looks at nothing
        bit: i64 = 1
        for bot in bots:
            if type(bot) is RandomBot:
                self._blind |= bit
            bit <<= 1

    def play(self, state: State) -> None:
        """Let the bots decide until somebody else is asked or the game is over."""
        while self.step(state):
            pass

    def step(self, state: State) -> bool:
        """Let the bot that is asked decide; False: somebody else is asked, or nobody."""
        seat: i64 = state.to_move
        if seat < 0:
            return False
        bot = self.bots[seat]
        if bot is None:
            return False
        choices = state.choices
        if len(choices) == 1:
            self.decided(state, choices[0])
        elif self._blind >> seat & 1:
            self.decided(state, one_of(choices, self._thoughts.at(self.decisions)))
        else:
            self.decided(state, ask(bot, state, self._thoughts.at(self.decisions), self.seconds))
        return True

    def decided(self, state: State, action: int) -> None:
        """Play an action that is known to be legal, whoever has chosen it."""
        if state.telling:
            state.events = []
        state.advance(action)
        self.decisions += 1
