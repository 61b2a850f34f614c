"""A position of Pocket Mars as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.pocket_mars.content import CARDS, CODES, FACE_DOWN, HOUSES, PACK, Box
from ludoteca.games.pocket_mars.scoring import points

if TYPE_CHECKING:
    from ludoteca.games.pocket_mars.position import PocketMarsState


def text(state: PocketMarsState) -> str:
    """The whole position, hidden cards too: decision, buildings, deck, pile, then a line for each side."""
    terms = state.terms
    box = terms.box
    decision = state.decision().name
    asked = "over" if state.to_move < 0 else f"seat {state.to_move} {decision}"
    if state.to_move >= 0 and decision == "part":
        asked += f" {terms.texts.part[state.part].name} x{state.left}"
    played = "" if state.played < 0 else f", plays {box.names[state.played]}"
    row = " ".join(f"{CODES[building]}[{_codes(box, state.stack_of(building))}]" for building in state.row)
    lines = [
        f"round {state.round}, turn of {state.active}, first {state.first}: {asked}{played}",
        f"mars    {row}",
        f"deck    {_codes(box, state.deck)} (top last, {state.sunk} sunk)",
        f"discard {_codes(box, state.discard)}",
    ]
    if state.packs:
        packs = [_codes(box, state.packs[PACK * seat :][:PACK]) for seat in range(terms.players)]
        kept = [_codes(box, state.picks_of(seat)) for seat in range(terms.players)]
        lines.append(f"draft   packs {' / '.join(packs)}; kept {' / '.join(kept)}")
    for side in range(terms.sides):
        name = f"seat {side}" if side < terms.players else "DA"
        mars = " ".join(
            f"{CODES[building]} {state.star[HOUSES * side + building]}+{state.double[HOUSES * side + building]}"
            for building in range(HOUSES)
        )
        own = state.hand_of(side) + state.module_of(side)
        facts = [card for card in range(CARDS) if state.known[card] >> side & 1 and card not in own]
        known = f" | knows {_codes(box, facts)}" if facts and side < terms.players else ""
        lines.append(
            f"{name}: earth {state.earth[side]} ship {state.ship[side]} energy {state.energy[side]} | {mars} | "
            f"hand {_codes(box, state.hand_of(side))} prep {_codes(box, state.module_of(side))} | "
            f"{points(state, side)}{known}"
        )
    return "\n".join(lines)


def _codes(box: Box, cards: list[int]) -> str:
    """Cards by their codes; those face-down under a building in brackets."""
    return " ".join([_code(box, card) for card in cards]) or "-"


def _code(box: Box, card: int) -> str:
    if card < 0:
        return "."
    return box.names[card] if card < FACE_DOWN else f"({box.names[card - FACE_DOWN]})"
