"""The decisions of Pocket Mars and their answers, a file for each phase.

A decision says what may be done, does it and asks for it; an answer, a block of action ids, says what an action is
and why it is refused. What a person reads stands beside the rule that it is about. The parts of an action and the
abilities of the buildings, which are answers too, stand in `cards.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.decision import Answer, Decision
from ludoteca.games.pocket_mars.cards import (
    ABILITIES,
    DO_DA_SLOT,
    DO_DRAFT,
    DO_DROP,
    DO_FILL,
    PARTS,
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    USE,
)
from ludoteca.games.pocket_mars.content import CARDS, MODULE, SEATS
from ludoteca.games.pocket_mars.decisions.card import Ability, Lower, Part, Skip, Use, Value
from ludoteca.games.pocket_mars.decisions.machine import DaDiscard, DaDraw, DaSlot
from ludoteca.games.pocket_mars.decisions.opening import Draft, Kept, Opening
from ludoteca.games.pocket_mars.decisions.refill import Drop, Dropped, Fill, Filled
from ludoteca.games.pocket_mars.decisions.turn import ForEnergy, FromHand, FromOther, FromPrep, TakeOne, Turn
from ludoteca.games.pocket_mars.position import PocketMarsState

DECISIONS: Final[list[Decision[PocketMarsState]]] = [
    Draft(), Opening(), Turn(), Value(), Lower(), Part(), Ability(), Drop(), Fill(), DaDiscard(), DaDraw(),
]  # fmt: skip

_CHOSEN: Final[list[Answer[PocketMarsState]]] = [*PARTS, *ABILITIES]

ANSWERS: Final[list[Answer[PocketMarsState]]] = [
    FromHand(TURN_HAND, CARDS),
    FromPrep(TURN_PREP, CARDS),
    FromOther(TURN_OTHER, MODULE * (SEATS - 1)),
    TakeOne(TURN_TAKE, 1),
    ForEnergy(TURN_ENERGY, CARDS),
    *sorted([answer for answer in _CHOSEN if answer.size > 0], key=lambda answer: answer.first),
    Dropped(DO_DROP, CARDS),
    Filled(DO_FILL, CARDS),
    Kept(DO_DRAFT, CARDS),
    DaSlot(DO_DA_SLOT, MODULE),
    Use(USE, 1),
    Skip(SKIP, 1),
]
