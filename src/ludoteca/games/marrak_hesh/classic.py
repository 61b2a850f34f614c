"""What a bot believes is good at Marrak Hesh 17: pairs and groups that touch, rare Goods, and what is left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Strategy
from ludoteca.games.marrak_hesh.content import DOCKS, NONE
from ludoteca.games.marrak_hesh.decisions import PASS, STORE
from ludoteca.games.marrak_hesh.position import ASK_PLACE, ASK_STORE, MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import tally_total

FAR_AHEAD: Final = 10.0  # points: more are not liked better
FITS: Final = 12.0  # how much likelier a cell is where the tile makes a pair
SPOILS: Final = 0.3  # and where it would join a pair
WANTED: Final = 4.0  # how much likelier a tile is that would make a pair
RARE: Final = 2.0


class MarrakHeshClassic(Strategy):
    """Values a hold by its tally, and a tile by what it would touch."""

    def heuristic(self, state: State, seat: int) -> float:
        """The tally of the seat's hold, with the tile in its hands stored where it counts most."""
        assert isinstance(state, MarrakHeshState)
        if state.to_move < 0:
            return 100.0 * state.returns()[seat] + state.final[seat]
        terms = state.terms
        cells = state.hold_of(seat)
        if state.taken == NONE or state.to_move != seat:
            return float(tally_total(terms, cells))
        best = 0
        for cell in range(terms.hold.cells):
            if cells[cell] < 0 and (state.last[seat] == NONE or _touches(state, cells, cell)):
                cells[cell] = state.taken
                best = max(best, tally_total(terms, cells))
                cells[cell] = NONE
        return float(best)

    def priors(self, state: State) -> list[float]:
        """A move weighs more the more new pairs its tile would make."""
        assert isinstance(state, MarrakHeshState)
        if state.asked == ASK_STORE:
            return _store_weights(state)
        if state.asked == ASK_PLACE:
            return _place_weights(state)
        return [1.0] * len(state.choices)

    def utilities(self, state: State) -> list[float]:
        """Half the win, half the lead over the best of the others."""
        assert isinstance(state, MarrakHeshState)
        returns = state.returns()
        return [0.5 * returns[seat] + 0.5 * _lead(state.final, seat) for seat in range(len(returns))]


def _lead(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others, from -1 to 1."""
    best = max([scores[other] for other in range(len(scores)) if other != seat])
    return max(-1.0, min(1.0, (scores[seat] - best) / FAR_AHEAD))


def _touches(state: MarrakHeshState, cells: list[int], cell: int) -> bool:
    return any(cells[other] >= 0 for other in state.terms.hold.near[cell])


def _store_weights(state: MarrakHeshState) -> list[float]:
    """How well the taken tile fits each cell."""
    near = state.terms.hold.near
    cells = state.hold_of(state.to_move)
    single = state.terms.single
    colours, kinds = state.terms.box.colour, state.terms.box.kind
    colour: i64 = colours[state.taken]
    kind: i64 = kinds[state.taken]
    weights: list[float] = []
    for action in state.choices:
        weight = 1.0
        for other in near[action - STORE]:
            tile: i64 = cells[other]
            if tile >= 0:
                if colours[tile] == colour:
                    weight *= FITS if single or _alone(cells, near[other], colours, colour) else SPOILS
                if kinds[tile] == kind:
                    weight *= FITS if single or _alone(cells, near[other], kinds, kind) else SPOILS
        weights.append(weight)
    return weights


def _place_weights(state: MarrakHeshState) -> list[float]:
    """How well the tile of each dock would fit somewhere in the hold."""
    hold, single, box = state.terms.hold, state.terms.single, state.terms.box
    cells = state.hold_of(state.to_move)
    colour_of, kind_of, rare = box.colour, box.kind, box.rare
    colours: i64 = 0  # those of which a free cell would make a pair, as bits
    kinds: i64 = 0
    cell: i64
    for cell in range(hold.cells):
        tile: i64 = cells[cell]
        if tile >= 0 and _has_room(cells, hold.near[cell]):
            colour: i64 = colour_of[tile]
            if single or _alone(cells, hold.near[cell], colour_of, colour):
                colours |= 1 << colour
            kind: i64 = kind_of[tile]
            if single or _alone(cells, hold.near[cell], kind_of, kind):
                kinds |= 1 << kind
    weights: list[float] = []
    for action in state.choices:
        weight = 1.0
        if action < PASS:
            goods: i64 = state.docks[action % DOCKS]
            if colours >> colour_of[goods] & 1:
                weight *= WANTED
            if kinds >> kind_of[goods] & 1:
                weight *= WANTED
            if rare[goods]:
                weight *= RARE
        weights.append(weight)
    return weights


def _alone(cells: list[int], near: list[int], trait: list[int], wanted: i64) -> bool:
    """Whether none of these cells has a tile with that colour, or that kind.

    A pair more counts two; a pair that grows to three makes every other pair worthless (D6).
    """
    for cell in near:
        tile: i64 = cells[cell]
        if tile >= 0 and trait[tile] == wanted:
            return False
    return True


def _has_room(cells: list[int], near: list[int]) -> bool:
    for cell in near:
        if cells[cell] < 0:
            return True
    return False


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return MarrakHeshClassic()
