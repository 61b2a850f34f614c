"""A position of Automobiles as plain text: cubes as letters, cars in the notation of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.automobiles.content import GEARS
from ludoteca.games.automobiles.track import NOWHERE

if TYPE_CHECKING:
    from ludoteca.games.automobiles.position import AutomobilesState


def text(state: AutomobilesState) -> str:
    """Cards, stock, decision and path on a line each, then a line for each seat."""
    terms = state.terms
    track, letters = terms.track, terms.box.letters
    lines = [
        f"cards {' '.join([terms.box.names[card] for card in state.cards])}",
        f"stock {cubes_text(letters, state.stock)}",
        f"turn  round {state.round} of {terms.last_round}, first {state.first}, {_asked(state, letters)}",
    ]
    if state.driver >= 0:
        steps = " ".join(
            f"{letters[cube]}>{track.place_text(section)}"
            for cube, section in zip(state.path_cubes, state.path, strict=True)
        )
        flags = ("begun " if state.begun else "") + ("calm " if state.calm else "")
        lines.append(f"path  seat {state.driver} place {state.noted} {flags}{steps or '-'}")
    for seat in range(terms.players):
        where = "-" if state.car[seat] == NOWHERE else track.place_text(state.car[seat])
        areas = " | ".join(
            f"{name} {cubes_text(letters, state.area(area, seat))}"
            for name, area in (
                ("bag", state.bag), ("active", state.active), ("used", state.used), ("discard", state.discard),
            )
        )  # fmt: skip
        lines.append(f"seat {seat}: {where} {state.distance[seat]} lap marker {state.marker(seat)} | {areas}")
    return "\n".join(lines)


def _asked(state: AutomobilesState, letters: list[str]) -> str:
    """Who is asked what."""
    if state.to_move < 0:
        return "over"
    asked = f"seat {state.to_move} {state.decision().name}"
    if state.money:
        asked += f" money {state.money}"
    if state.cube >= 0:
        asked += f", cube {letters[state.cube]} left {state.left} made {state.made}"
    if state.allowed:
        asked += " allowed " + "".join(letters[gear] for gear in range(GEARS) if state.allowed >> gear & 1)
    return asked + (" must" if state.must else "")


def cubes_text(letters: list[str], counts: list[int]) -> str:
    """Cubes as letters with their counts: `W5 L2 y5`."""
    return " ".join(f"{letters[colour]}{count}" for colour, count in enumerate(counts) if count) or "-"
