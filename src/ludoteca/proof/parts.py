"""Proof: an observation is the parts that it declares, and each part shows what its name says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

import numpy as np

from ludoteca.engine.row import Part, Row
from ludoteca.proof.case import Case
from ludoteca.proof.fault import hold
from ludoteca.proof.line import Here
from ludoteca.proof.proof import Proof

LARGEST: Final = 8.0  # of a number in an observation
LONGEST: Final = 40  # characters of a part's name

Reader = Callable[[Any, int], list[float]]
"""What a part should show of a position to a seat."""

SeatReader = Callable[[Any, int, int], list[float]]
"""The same for a part of a seat: the position, who looks, and whose it is."""


class Parts(Proof):
    """In every position each part has its name, its place and its size."""

    name = "parts"
    looks = 25

    def begin(self, case: Case) -> None:
        """Names are short identifiers, and no two parts of a seat have the same."""
        met: set[tuple[str, int]] = set()
        end = 0
        for part in case.made().layout():
            hold(part.name.isidentifier() and len(part.name) <= LONGEST, "parts-name", part=part.name)
            hold((part.name, part.seat) not in met, "parts-twice", part=part.name)
            hold(bool(part.about) and part.start == end, "parts-about", part=part.name)
            met.add((part.name, part.seat))
            end += part.size

    def look(self, here: Here) -> None:
        """As many numbers as declared, and none that a learner could not take; the parts are noted anew."""
        layout = here.game.layout()
        for seat in here.seats:
            row = Row()
            row.note_parts(type(here.state).__name__)
            here.state._observe(seat, row)
            noted = row.noted()
            hold(list(map(_told, noted)) == list(map(_told, layout)), "parts-other", seat=seat)
            seen = here.state.observation(seat)
            hold(seen.dtype == "float32" and seen.shape == (here.game.observation_length,), "parts-length")
            fit = np.isfinite(seen) & (np.abs(seen) <= LARGEST)
            if not fit.all():
                place = int(np.flatnonzero(~fit)[0])
                which = next(part for part in layout if part.start <= place < part.start + part.size)
                hold(False, "parts-number", part=which.name, number=str(seen[place]))


def _told(part: Part) -> tuple[str, int, int, int, int]:
    return part.name, part.seat, part.start, part.rows, part.columns


class Read(Proof):
    """Each part shows what its reader finds in the position: `PARTS` and `SEAT_PARTS` of the module `parts`."""

    name = "readers"
    looks = 25

    def concerns(self, case: Case) -> bool:
        """Only where there are readers."""
        return case.readers() is not None

    def look(self, here: Here) -> None:
        """A part that nobody reads is a fault."""
        readers = here.line.case.readers()
        for seat in here.seats:
            seen = here.state.observation(seat)
            for part in here.game.layout():
                known = readers.PARTS if part.seat < 0 else readers.SEAT_PARTS
                hold(part.name in known, "readers-none", part=part.name)
                if part.seat < 0:
                    told = known[part.name](here.state, seat)
                else:
                    told = known[part.name](here.state, seat, whose(here, part, seat))
                wanted = np.array(told, dtype=np.float32)
                found = seen[part.start : part.start + part.size]
                hold(np.array_equal(found, wanted), "readers-other", part=part.name, seat=seat, of=part.seat)


def whose(here: Here, part: Part, seat: int) -> int:
    """The seat that a part belongs to; a game may show a side that nobody sits on."""
    sides = max(other.seat for other in here.game.layout()) + 1
    return (seat + part.seat) % sides


class Alike(Proof):
    """Any two parts differ somewhere, so that whoever reads them would notice if their names changed places."""

    name = "alike"
    whole = True
    more = 2

    def __init__(self) -> None:
        self.told: dict[tuple[str, int], blake2b] = {}  # all that each part has shown, and where

    def look(self, here: Here) -> None:
        """What each part shows to the first seat."""
        seen = here.state.observation(0)
        where = f"{here.line.case} {here.line.seed} {here.number}".encode()
        for part in here.game.layout():
            told = self.told.setdefault((part.name, part.seat), blake2b())
            told.update(where)
            told.update(seen[part.start : part.start + part.size].tobytes())

    def conclude(self, cases: Sequence[Case]) -> None:
        """Two that never differed may as well be one."""
        met: dict[bytes, str] = {}
        for part, told in self.told.items():
            one = met.setdefault(told.digest(), _called(*part))
            hold(one == _called(*part), "alike-two", one=one, other=_called(*part))


def _called(name: str, seat: int) -> str:
    return name if seat < 0 else f"{name} +{seat}"
