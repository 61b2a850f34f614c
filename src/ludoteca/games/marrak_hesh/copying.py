"""How a position is copied and packed. Made from `position.py` by ludoteca.proof.copying: `make copying`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.facts import Fact

if TYPE_CHECKING:
    from ludoteca.games.marrak_hesh.position import MarrakHeshState


def copy(source: MarrakHeshState, twin: MarrakHeshState) -> None:
    """Make a position equal to another."""
    twin.choices = source.choices
    twin.to_move = source.to_move
    twin.asked = source.asked
    twin.docks = source.docks[:]
    twin.slots = source.slots[:]
    twin.hands = source.hands[:]
    twin.cells = source.cells[:]
    twin.last = source.last[:]
    twin.cards = source.cards
    twin.tokens = source.tokens
    twin.first = source.first
    twin.taken = source.taken
    twin.taken_from = source.taken_from
    twin.skips = source.skips
    twin.final = source.final


def packed(state: MarrakHeshState) -> list[int]:
    """Every fact."""
    facts: list[int] = [
        state.to_move, int(state.asked), state.tokens, state.first, state.taken, state.taken_from, state.skips,
        len(state.docks), len(state.slots), len(state.hands), len(state.cells), len(state.last),
        len(state.cards), len(state.final),
    ]  # fmt: skip
    facts += state.docks
    facts += state.slots
    facts += state.hands
    facts += state.cells
    facts += state.last
    facts += state.cards
    facts += state.final
    return facts


FACTS: Final = [
    Fact("docks"), Fact("slots"), Fact("hands"), Fact("cells"), Fact("last"), Fact("cards", "shared"),
    Fact("tokens"), Fact("first"), Fact("taken"), Fact("taken_from"), Fact("skips"), Fact("final", "shared"),
]  # fmt: skip
