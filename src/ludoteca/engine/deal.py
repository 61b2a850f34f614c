"""How the chance of a table comes about: the server's part, sealed before anybody sits, and a part of everybody."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

METHOD: Final = "ludoteca deal 1"  # what the seed is made of, and how; another way is another name
STREAM: Final = "blake2b"  # what gives out the numbers of such a seed: see `Dice.keyed`
SERVER_DIGITS: Final = 64  # of the server's part, in hex: 256 bits
MOST_PART: Final = 64  # characters of what a person contributes


def seal_of_part(server: str) -> str:
    """The SHA-256 of the server's part: shown before anybody sits, so that it cannot be chosen afterwards."""
    return sha256(server.encode()).hexdigest()


@dataclass(frozen=True)
class Part:
    """The chance that one seat has contributed."""

    text: str
    drawn: bool = False  # by the server, for somebody who gave none


@dataclass(frozen=True)
class Deal:
    """The parts of which the seed of a table is made.

    The server cannot choose its part once it is sealed, and nobody who sits knows it: as long as one of them is
    honest, nobody has chosen the seed.
    """

    server: str  # in hex
    parts: tuple[Part | None, ...]  # in the order of the seats; None: a bot, which contributes nothing

    @property
    def seal(self) -> str:
        """What was shown of the server's part before anybody sat."""
        return seal_of_part(self.server)

    @property
    def written(self) -> str:
        """The text whose SHA-256 is the seed: one line of JSON, so that no two deals are written alike."""
        parts = [None if part is None else part.text for part in self.parts]
        return json.dumps([METHOD, self.server, parts], ensure_ascii=True, separators=(",", ":"))

    @property
    def key(self) -> bytes:
        """The seed as the dice take it."""
        return sha256(self.written.encode()).digest()

    @property
    def seed(self) -> int:
        """The seed as a number of 256 bits."""
        return int.from_bytes(self.key, "big")
