"""The chance of a game: a small seeded generator that every state owns and that copies for nothing."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from ludoteca.engine.errors import SeedError
from ludoteca.engine.phrase import house

SEED_BITS: Final = 128
KEY_BYTES: Final = 32
_STREAM: Final = b"ludoteca dice"  # a source of its own, such as a deck, would have a name of its own here
_MASK: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final = 20
_KEYED: Final[i64] = -1  # in the place of the counter, which is read anyway: sfc32 never counts below 0


@final
class Dice:
    """sfc32 by Chris Doty-Humphrey: 128 bits of state, all arithmetic in 32 bits. Dice with a key use BLAKE2b instead.

    Compiled and interpreted runs agree bit for bit, because nothing ever leaves the 64-bit range.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64, given: i64, key: bytes = b"") -> None:
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter
        self._given = given
        self._key = key

    @staticmethod
    def seeded(seed: int) -> Dice:
        """Fresh dice; the same seed always gives the same numbers."""
        if 0 <= seed < 0x100000000:  # the words of a large one cost more than all the rest
            dice = Dice(seed, 0, 0, 1, 0)
        elif 0 <= seed < 1 << SEED_BITS:
            words = [(seed >> shift) & 0xFFFFFFFF for shift in (0, 32, 64, 96)]
            dice = Dice(words[0], words[1], words[2], words[3] ^ 1, 0)
        else:
            raise SeedError(house("seed-range", {"seed": str(seed), "bits": SEED_BITS}))
        for _ in range(_WARM_UP):
            dice._next()
        dice._given = 0
        return dice

    @staticmethod
    def keyed(key: bytes) -> Dice:
        """The dice of a table of people: whoever sees what they give cannot work out what they will give.

        Number n is BLAKE2b of n under the key, so where they stand is the key and how many they have given.
        """
        if len(key) != KEY_BYTES:
            raise SeedError(house("key-length", {"given": len(key), "bytes": KEY_BYTES}))
        return Dice(0, 0, 0, _KEYED, 0, key)

    @property
    def given(self) -> int:
        """How many numbers have been given out since the seed."""
        return self._given

    def below(self, n: i64) -> i64:
        """A number of `range(n)`, each equally likely (Lemire's method, without bias)."""
        product = self._next() * n
        low = product & _MASK
        if low < n:
            threshold = ((_MASK + 1) - n) % n
            while low < threshold:
                product = self._next() * n
                low = product & _MASK
        return product >> 32

    def roll(self, sides: i64 = 6) -> i64:
        """A die with the sides 1, 2, 3 and so on."""
        return self.below(sides) + 1

    def unit(self) -> float:
        """A number from 0 up to, but not, 1."""
        return float(self._next()) / 4294967296.0

    def choice(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def clone(self) -> Dice:
        """Dice that will give the same numbers."""
        return Dice(self._a, self._b, self._c, self._counter, self._given, self._key)

    def position(self) -> list[int]:
        """The numbers that say where this generator stands: five, or the key and how many were given."""
        if self._counter < 0:
            return [int.from_bytes(self._key, "big"), self._given]
        return [self._a, self._b, self._c, self._counter, self._given]

    def _next(self) -> i64:
        counter = self._counter
        if counter < 0:
            return self._next_keyed()
        given = (self._a + self._b + counter) & _MASK
        self._counter = (counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + given) & _MASK
        self._given += 1
        return given

    def _next_keyed(self) -> i64:
        number: int = self._given
        word = blake2b(number.to_bytes(8, "little"), digest_size=4, key=self._key, person=_STREAM).digest()
        self._given += 1
        return int.from_bytes(word, "little")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(tuple(self.position()))

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int, bytes]]:
        return Dice, (self._a, self._b, self._c, self._counter, self._given, self._key)
