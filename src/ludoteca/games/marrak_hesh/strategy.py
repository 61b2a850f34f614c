"""What a bot believes is good at Marrak Hesh 17: pairs and groups that touch, rare Goods, and what is left."""

from __future__ import annotations

from ludoteca.engine.game import State, Strategy
from ludoteca.games.marrak_hesh.content import BOX
from ludoteca.games.marrak_hesh.rules import (
    ASK_PLACE,
    ASK_STORE,
    DOCKS,
    NONE,
    PASS,
    STORE,
    MarrakHeshState,
)
from ludoteca.games.marrak_hesh.scoring import tally_total

_COLOUR = BOX.colour
_KIND = BOX.kind
_RARE = BOX.rare


class MarrakHeshStrategy(Strategy):
    """Values a hold by its tally, and a tile by what it would touch."""

    def value(self, state: State, seat: int) -> float:
        """The tally of the seat's hold, with the tile in its hands stored where it counts most."""
        assert isinstance(state, MarrakHeshState)
        if state.to_move < 0:
            return 100.0 * state.returns()[seat] + state.final[seat]
        rules = state.rules
        cells = state.hold_of(seat)
        if state.taken == NONE or state.to_move != seat:
            return float(tally_total(rules.hold, cells, rules.single))
        best = 0
        for cell in range(rules.hold.cells):
            if cells[cell] < 0 and (state.last[seat] == NONE or _touches(state, cells, cell)):
                cells[cell] = state.taken
                best = max(best, tally_total(rules.hold, cells, rules.single))
                cells[cell] = NONE
        return float(best)

    def weights(self, state: State) -> list[float]:
        """A move weighs more the more equal colours and kinds its tile would touch."""
        assert isinstance(state, MarrakHeshState)
        if state.asked == ASK_STORE:
            return _store_weights(state)
        if state.asked == ASK_PLACE:
            return _place_weights(state)
        return [1.0] * len(state.choices)


def _touches(state: MarrakHeshState, cells: list[int], cell: int) -> bool:
    return any(cells[other] >= 0 for other in state.rules.hold.near[cell])


def _store_weights(state: MarrakHeshState) -> list[float]:
    """How well the taken tile fits each cell."""
    hold = state.rules.hold
    base = hold.cells * state.to_move
    colour = _COLOUR[state.taken]
    kind = _KIND[state.taken]
    weights: list[float] = []
    for action in state.choices:
        weight = 1.0
        for other in hold.near[action - STORE]:
            tile = state.cells[base + other]
            if tile >= 0:
                if _COLOUR[tile] == colour:
                    weight *= 8.0
                if _KIND[tile] == kind:
                    weight *= 8.0
        weights.append(weight)
    return weights


def _place_weights(state: MarrakHeshState) -> list[float]:
    """How well the tile of each dock would fit somewhere in the hold."""
    hold = state.rules.hold
    base = hold.cells * state.to_move
    colours = [0] * 6  # whether a free cell touches that colour
    kinds = [0] * 7
    for cell in range(hold.cells):
        tile = state.cells[base + cell]
        if tile >= 0:
            for other in hold.near[cell]:
                if state.cells[base + other] < 0:
                    colours[_COLOUR[tile]] = 1
                    kinds[_KIND[tile]] = 1
                    break
    weights: list[float] = []
    for action in state.choices:
        weight = 1.0
        if action < PASS:
            tile = state.docks[action % DOCKS]
            if colours[_COLOUR[tile]]:
                weight *= 4.0
            if kinds[_KIND[tile]]:
                weight *= 4.0
            if _RARE[tile]:
                weight *= 2.0
        weights.append(weight)
    return weights
