"""The chance of a game: small seeded generators that every state owns and that copy for nothing.

Each deck, bag and die of a game is a source with a stream of its own (`dice.source(DECK)`), so that a decision leaves
every source as it was that it does not touch. In an imagined world one stream serves them all.

Dice with a script give what they are told: `engine/chance.py` goes through every outcome with them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final
from zlib import crc32

from mypy_extensions import i64

from ludoteca.engine.errors import ChanceError, SeedError
from ludoteca.engine.phrase import house

SEED_BITS: Final = 128
KEY_BYTES: Final = 32
_STREAM: Final = b"ludoteca dice"
_MASK: Final[i64] = 0xFFFFFFFF
_MOST_GIVEN: Final = 1 << 62
_WARM_UP: Final = 20
_SALT_BYTES: Final = 16
_KEYED: Final[i64] = -1  # in the place of the counter, which is read anyway: sfc32 never counts below 0
_SCRIPTED: Final[i64] = -2  # likewise; such dice give 0, which `below` looks at twice anyway
_SCRIPT: Final = b"script"
_ANSWER_BYTES: Final = 2
MOST_ANSWERS: Final = 1 << 8 * _ANSWER_BYTES


class Undecided(ChanceError):
    """Dice with a script were asked for more than it says: which of so many, and how likely each is to the others."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(house("chance-undecided", {"count": len(weights)}))
        self.weights = weights


@final
class Dice:
    """sfc32 by Chris Doty-Humphrey: 128 bits of state, all arithmetic in 32 bits. Dice with a key use BLAKE2b instead.

    Compiled and interpreted runs agree bit for bit, because nothing ever leaves the 64-bit range.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64, given: i64, key: bytes = b"", salt: bytes = b"") -> None:
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter
        self._given = given
        self._key = key
        self._salt = salt  # of dice with a key: the name of the source
        self._streams: list[Dice] | None = None  # by source; None: this one serves them all
        self._lent = False  # whether a copy has the same streams: who draws first takes its own

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

    @staticmethod
    def scripted(answers: list[int]) -> Dice:
        """Dice that give these answers, each the number of an outcome, and raise `Undecided` where there is none left.

        Of equal things in a shuffle it is not asked which is which, and what can come out in one way only is not asked.
        """
        script = b"".join([answer.to_bytes(_ANSWER_BYTES, "little") for answer in answers])
        return Dice(0, 0, 0, _SCRIPTED, 0, script, _SCRIPT)

    def divided(self, sources: tuple[str, ...]) -> Dice:
        """Fresh dice with a stream for each source, which follows from the seed or key and the source's name alone."""
        if sources:
            self._streams = [self._stream(source) for source in sources]
        return self

    def source(self, number: i64) -> Dice:
        """The stream of a source of the game, by its place in `game.sources`; draw from it at once."""
        streams = self._streams
        if streams is None:
            return self
        if self._lent:
            streams = [stream.clone() for stream in streams]
            self._streams = streams
            self._lent = False
        return streams[number]

    def _stream(self, source: str) -> Dice:
        name = source.encode()
        if self._counter < 0:
            return Dice(0, 0, 0, _KEYED, 0, self._key, blake2b(name, digest_size=_SALT_BYTES).digest())
        stream = Dice(self._a ^ crc32(name), self._b, self._c, self._counter, 0)
        for _ in range(_WARM_UP):
            stream._next()
        stream._given = 0
        return stream

    @property
    def given(self) -> int:
        """How many numbers have been given out since the seed, by all streams."""
        if self._streams is None:
            return self._given
        return self._given + sum([stream._given for stream in self._streams])

    def drawn(self) -> list[int]:
        """How many numbers each source has given out; empty where one stream serves them all."""
        return [] if self._streams is None else [stream._given for stream in self._streams]

    def below(self, n: i64) -> i64:
        """A number of `range(n)`, each equally likely (Lemire's method, without bias)."""
        product = self._next() * n
        low = product & _MASK
        if low < n:
            if self._counter == _SCRIPTED:
                return self._answer_below(n)
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
        word = self._next()
        if word == 0 and self._counter == _SCRIPTED:
            raise ChanceError(house("chance-unit"))
        return float(word) / 4294967296.0

    def choice(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely."""
        if self._counter == _SCRIPTED:
            self._lay_out(items)
            return
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def clone(self) -> Dice:
        """Dice that will give the same numbers."""
        twin = Dice(self._a, self._b, self._c, self._counter, self._given, self._key, self._salt)
        if self._streams is not None:
            twin._streams = self._streams
            twin._lent = self._lent = True
        return twin

    def position(self) -> list[int]:
        """The numbers that say where this generator and its streams stand.

        Five for each, or the key, the name of the source and how many were given.
        """
        if self._counter < 0:
            found = [int.from_bytes(self._key, "big"), int.from_bytes(self._salt, "big"), self._given]
        else:
            found = [self._a, self._b, self._c, self._counter, self._given]
        if self._streams is not None:
            for stream in self._streams:
                found += stream.position()
        return found

    def written(self) -> list[str]:
        """Where these dice stand, as text: they themselves first, then each of their streams."""
        found = [self._text()]
        if self._streams is not None:
            found += [stream._text() for stream in self._streams]
        return found

    def _text(self) -> str:
        if self._counter == _SCRIPTED:
            return f"script {self._key.hex() or '-'} {self._given}"
        if self._counter < 0:
            return f"blake2b {self._key.hex()} {self._given}"
        return f"sfc32 {self._a} {self._b} {self._c} {self._counter} {self._given}"

    @staticmethod
    def read(text: str, source: str = "") -> Dice:
        """Dice that stand where a text says, or the stream of a source; `ValueError`: it says nothing of the kind."""
        method, *words = text.split(" ")
        if method == "blake2b" and len(words) == 2 and len(words[0]) == 2 * KEY_BYTES:
            salt = blake2b(source.encode(), digest_size=_SALT_BYTES).digest() if source else b""
            return Dice(0, 0, 0, _KEYED, _number(words[1], _MOST_GIVEN), bytes.fromhex(words[0]), salt)
        if method == "script" and len(words) == 2:
            script = bytes.fromhex(words[0].replace("-", ""))
            return Dice(0, 0, 0, _SCRIPTED, _number(words[1], len(script) // _ANSWER_BYTES), script, _SCRIPT)
        if method == "sfc32" and len(words) == 5:
            numbers = [_number(word, _MASK) for word in words[:4]]
            return Dice(numbers[0], numbers[1], numbers[2], numbers[3], _number(words[4], _MOST_GIVEN))
        raise ValueError(text)

    def with_streams(self, streams: list[Dice]) -> Dice:
        """The same dice with these streams, one for each source."""
        self._streams = streams
        return self

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
        if self._counter == _SCRIPTED:
            return 0
        number: int = self._given
        counted = number.to_bytes(8, "little")
        word = blake2b(counted, digest_size=4, key=self._key, person=_STREAM, salt=self._salt).digest()
        self._given += 1
        return int.from_bytes(word, "little")

    # ---- dice with a script

    def _answer_below(self, n: i64) -> i64:
        if n > MOST_ANSWERS:
            raise ChanceError(house("chance-wide", {"count": n, "most": MOST_ANSWERS}))
        return self._answer([1] * n)

    def _answer(self, weights: list[int]) -> int:
        """Which of the outcomes: what the script says next."""
        if len(weights) == 1:
            return 0
        place: int = _ANSWER_BYTES * self._given
        if place >= len(self._key):
            raise Undecided(weights)
        self._given += 1
        return int.from_bytes(self._key[place : place + _ANSWER_BYTES], "little")

    def _lay_out(self, items: list[int]) -> None:
        """A shuffle from the back: which item, of those that differ."""
        for last in range(len(items) - 1, 0, -1):
            different = sorted(set(items[: last + 1]))
            picked = different[self._answer([items[: last + 1].count(item) for item in different])]
            other = items.index(picked)
            items[last], items[other] = items[other], items[last]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(tuple(self.position()))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        stands = (self._a, self._b, self._c, self._counter, self._given, self._key, self._salt)
        return _remade, (stands, self._streams)


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 20 and int(word) <= most):
        raise ValueError(word)
    return int(word)


def _remade(stands: tuple[int, int, int, int, int, bytes, bytes], streams: list[Dice] | None) -> Dice:
    dice = Dice(stands[0], stands[1], stands[2], stands[3], stands[4], stands[5], stands[6])
    dice._streams = streams
    return dice


def drawn(weights: list[float], dice: Dice) -> int:
    """The place of one of these weights, each as likely as it is large."""
    whole = 0.0
    for weight in weights:
        whole += weight
    mark = dice.unit() * whole
    for number in range(len(weights) - 1):
        mark -= weights[number]
        if mark < 0.0:
            return number
    return len(weights) - 1
