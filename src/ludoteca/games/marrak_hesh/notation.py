"""A position of Marrak Hesh 17 as text, in the rulebook's notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.marrak_hesh.content import COLOURS, Box, Hold

if TYPE_CHECKING:
    from ludoteca.games.marrak_hesh.position import MarrakHeshState


def text(state: MarrakHeshState) -> str:
    """Docks, slots, cards and decision on a line each, then a line for each seat."""
    terms = state.terms
    box = terms.box
    letters = box.transport_letters
    docks = " ".join(box.goods[lying] if lying >= 0 else letters[-1 - lying] for lying in state.docks)
    asked = "over" if state.to_move < 0 else f"seat {state.to_move} {state.decision().name}"
    taken = f" {box.goods[state.taken]}" if state.taken >= 0 else ""
    lines = [
        f"docks {docks}",
        f"slots {' '.join(box.goods[tile] for tile in state.slots)}",
        f"cards {' '.join(card.rule for card in state.in_force()) or '-'}",
        f"turn  {asked}{taken}, skips {state.skips}, first {state.first}",
    ]
    scores = state.scores()
    for seat in range(terms.players):
        hand = "".join(letters[colour] * state.hands[COLOURS * seat + colour] for colour in range(COLOURS))
        tokens = "".join(f"{card.rule} " for card in state.in_force() if card.has_token(state, seat))
        last = "-" if state.last[seat] < 0 else str(state.last[seat])
        hold = hold_text(box, terms.hold, state.hold_of(seat))
        lines.append(f"seat {seat}: {hold} | hand {hand or '-'} | last {last} | {tokens}| {scores[seat]}")
    return "\n".join(lines)


def hold_text(box: Box, hold: Hold, cells: list[int]) -> str:
    """A hold in the rulebook's notation: `# Ye Yp* # / . . . . / ...`."""
    rows: list[str] = []
    cell = 0
    for row in hold.rows:
        marks: list[str] = []
        for mark in row:
            if mark == "#":
                marks.append("#")
            else:
                marks.append(box.goods[cells[cell]] if cells[cell] >= 0 else ".")
                cell += 1
        rows.append(" ".join(marks))
    return " / ".join(rows)
