"""What every bot is, how it fails, and how one draws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import LudotecaError, Reason
from ludoteca.engine.game import Game, State, check_class
from ludoteca.engine.phrase import Phrase

WORLD_SEEDS = 1 << 31
_MASK: Final[i64] = 0xFFFFFFFF

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
SLOW: Final = "slow"
FAULTS: Final = (RAISED, ILLEGAL, SLOW)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses an action for whoever is to move."""

    name: str = ""  # whoever makes a bot by its name gives it that name

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __init_subclass__(cls) -> None:
        check_class(cls, ("name",))

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Whether it plays that game, with its options and number of players; any, unless it says otherwise."""
        return True

    @abstractmethod
    def choose(self, world: State, seed: int) -> int:
        """The action for the seat to move; the same world knowledge and seed give the same choice."""


class BotFault(LudotecaError):
    """A bot that has failed, which is not to lose: it raised, said something illegal, or took too long."""

    def __init__(self, kind: str, seat: int, bot: str, phrase: Phrase, rule: str = "") -> None:
        super().__init__(phrase)
        self.kind = kind  # one of `FAULTS`
        self.seat = seat
        self.bot = bot  # its name
        self.rule = rule  # the rule that forbids what it said; empty where none of the game is concerned

    def __reduce__(self) -> tuple[object, tuple[str, int, str, Phrase, str]]:
        return BotFault, (self.kind, self.seat, self.bot, self.phrase, self.rule)


class Misanswer(LudotecaError):
    """Raised by a bot that answers in words, when they are no legal action: an illegal answer, not a mishap."""

    def __init__(self, said: str, reason: Reason) -> None:
        super().__init__(reason.phrase)
        self.said = said
        self.reason = reason

    def __reduce__(self) -> tuple[object, tuple[str, Reason]]:
        return Misanswer, (self.said, self.reason)


def fresh_seed(dice: Dice) -> int:
    """A seed for an imagined world."""
    return dice.below(WORLD_SEEDS)


def one_of(choices: list[int], seed: int) -> int:
    """One of the choices, each equally likely; a 32-bit seed is drawn from by itself, since to make dice costs more."""
    if not 0 <= seed <= 0xFFFFFFFF:
        return Dice.seeded(seed).choice(choices)
    word: i64 = seed  # seeds side by side differ little: it is stirred, by factors that stay in the 64-bit range
    word = (word ^ (word >> 17)) * 0x7FEB352D & _MASK
    word = (word ^ (word >> 11)) * 0x2C1B3C6D & _MASK
    word = (word ^ (word >> 15)) * 0x31848BAB & _MASK
    number: i64 = len(choices)
    product = (word ^ (word >> 14)) * number
    low = product & _MASK
    if low < number and low < (_MASK + 1 - number) % number:
        return Dice.seeded(seed).choice(choices)  # a word too many for an even share
    return choices[product >> 32]
