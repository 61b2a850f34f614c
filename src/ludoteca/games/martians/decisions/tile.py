"""Step 1 of a turn of Martians!!!: the tile that was turned over is laid (R9-R16)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.content import NONE
from ludoteca.games.martians.decisions.ask import Ask, Block
from ludoteca.games.martians.ids import PHASE_END, PHASE_FIGHT, PLACE
from ludoteca.games.martians.map import has_open_end, lay_tile, legal_places, neighbour
from ludoteca.games.martians.phrases import DIRECTIONS, Args, say, tile_the, tile_there, where_name
from ludoteca.games.martians.pieces import furnish
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.turn import go_on


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceTile(Ask):
    """Where the tile lies, and how."""

    name = "place_tile"

    def legal(self, state: MartiansState) -> list[int]:
        """R10."""
        return legal_places(state, state.tile)

    def take(self, state: MartiansState, action: int) -> None:
        """R12-R16."""
        position, rotation = divmod(action - PLACE, 4)
        tile = state.tile
        state.tile = NONE
        state.phase = PHASE_FIGHT
        lay_tile(state, tile, position, rotation)
        if state.telling:
            args: Args = {"tile": tile_the(state.terms.box, tile), "where": where_name(position)}
            state.tell_of(state.active, "lays-tile", args)
        furnish(state, tile)
        if state.to_move < 0:
            return
        closed = len(state.tiles) > 0 and not has_open_end(state)
        _check_ship_missing(state, closed)
        if closed and state.to_move >= 0:  # R16
            state.phase = PHASE_END
            if state.telling:
                state.tell(NONE, say("map-closed"))

    def stuck(self, state: MartiansState) -> None:
        """R11: the tile fits nowhere."""
        state.tile_discards = [*state.tile_discards, state.tile]
        if state.telling:
            state.tell(NONE, say("tile-discarded", {"tile": tile_the(state.terms.box, state.tile)}))
        state.tile = NONE
        state.phase = PHASE_FIGHT
        _check_ship_missing(state, False)
        go_on(state)

    def ask(self, state: MartiansState) -> Question:
        """R10."""
        return Question("R10", say("ask-place", {"tile": tile_the(state.terms.box, state.tile)}))

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """R10."""
        position, rotation = divmod(number, 4)
        grid = state.grid
        if grid[position] >= 0:
            return Reason("R10", say("no-occupied", {"tile": tile_there(state, grid[position] // 16)}))
        exits = state.terms.box.exits[4 * state.tile + rotation]
        touches = joins = False
        for side in range(4):
            beyond = neighbour(position, side)
            if beyond >= 0 and grid[beyond] >= 0:
                touches = True
                if exits >> side & 1 != grid[beyond] >> ((side + 2) & 3) & 1:
                    return Reason("R10", say("no-match", {"direction": DIRECTIONS[side]}))
                joins = joins or exits >> side & 1 == 1
        return Reason("R10", say("no-neighbour" if not touches else "no-same-picture" if joins else "no-join"))


def _check_ship_missing(state: MartiansState, closed: bool) -> None:
    """F7: the Mother Ship cannot come any more."""
    if state.terms.coop and 1 in state.beside and (closed or not state.tiles):
        state.lose("lost-ship")


class Placing(Block):
    """4 x position + rotation."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Place the Church 1 north of the House, not rotated`."""
        args: Args = {"where": where_name(number // 4), "rotation": number % 4}
        if state.tile < 0:
            return say("place-bare", args)
        args["tile"] = tile_the(state.terms.box, state.tile)
        return say("place", args)
