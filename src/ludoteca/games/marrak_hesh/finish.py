"""How a game of Marrak Hesh 17 may end: quick playouts by whole turns, over holds that are masks of cells.

A hold is a mask for each trait, that is for each colour and each kind. From these follow at once the cells where a tile
would make a pair, and those where it would spoil one (D6), so a turn costs a few shifts for each tile on the docks.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import COLOURS, SEATS, TILE_COLOURS, TILE_KINDS, TILES, WIDTH
from ludoteca.games.marrak_hesh.position import MarrakHeshState, Terms
from ludoteca.games.marrak_hesh.scoring import best_sheet, group_sizes, points

SPOILS: Final[i64] = 0  # what a tile can do for a hold at best: it joins a pair wherever it goes,
CALM: Final[i64] = 1  # it touches nothing of its own,
PAIR: Final[i64] = 2  # it makes a pair,
TWO_PAIRS: Final[i64] = 3  # or one of colour and one of kind
SORTS: Final = 4

SCALE: Final = 64.0  # whole weights are drawn by, so that drawing is the same everywhere
LARGEST: Final = 1 << 24

_TRAITS: Final[i64] = TILE_COLOURS + TILE_KINDS
_FIRST_KIND: Final[i64] = TILE_COLOURS
_HANDS: Final[i64] = COLOURS
_TILES: Final[i64] = TILES
_ROW: Final[i64] = WIDTH
_ALL_COLOURS: Final[i64] = (1 << COLOURS) - 1
_LOW: Final[i64] = 0x7FFFFFFF


@final
class Finish:
    """Plays on from a position as often as one likes, and counts what the holds are worth then."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.players: i64 = terms.players
        self.colour = vec[i64](terms.box.colour)
        self.kind = vec[i64]([TILE_COLOURS + kind for kind in terms.box.kind])
        self.rare = vec[i64](terms.box.rare)
        hold: i64 = 0
        for bit in terms.hold.bit:
            hold |= bit
        self.hold = hold
        self.bits = vec[i64](terms.hold.bit)
        self.weights = vec[i64]([1] * (SORTS * 2 * SORTS))  # of a tile: by sort, rarity, and sort for the next seat
        self.cards: list[Card] = []
        self.binds = False
        self.dice: i64 = 1
        # the position that is being played: what lies where, and what every seat has
        self.docks = vec[i64]([])
        self.near = vec[i64]([])
        self.open = vec[i64]([])  # the docks with Goods, the first `left` of them
        self.left: i64 = 0
        self.hands = vec[i64]([0] * (SEATS * COLOURS))
        self.stored = vec[i64]([0] * SEATS)  # the full cells
        self.last = vec[i64]([0] * SEATS)  # the cell that was stored in last, as a bit
        self.masks = vec[i64]([0] * (SEATS * (TILE_COLOURS + TILE_KINDS)))
        self.pairs = vec[i64]([0] * (SEATS * (TILE_COLOURS + TILE_KINDS)))  # cells where the trait makes a pair
        self.spoils = vec[i64]([0] * (SEATS * (TILE_COLOURS + TILE_KINDS)))  # and where it joins more than one tile
        self.sorts = vec[i64]([0] * (SEATS * TILES))  # what each tile on the docks can do for each seat
        self.rares = vec[i64]([0] * SEATS)  # rare Goods in the hold
        self.tiles: list[int] = []  # the holds cell by cell: only cards ask
        self.scores = vec[i64]([0] * SEATS)

    def weigh(self, sorts: list[float], rare: float, denied: list[float]) -> None:
        """How likely a tile is taken: by what it does, whether it is rare, and what it would do for the next seat."""
        weights: list[int] = []
        for sort in sorts:
            for rarity in (1.0, rare):
                for other in denied:
                    weights.append(int(max(1.0, min(float(LARGEST), SCALE * sort * rarity * other))))
        self.weights = vec[i64](weights)

    # ---- a position

    def look(self, state: MarrakHeshState) -> None:
        """Take up a position."""
        terms = self.terms
        self.docks = vec[i64](state.docks)
        self.near = state.neighbours()
        self.hands = vec[i64](state.hands)
        self.cards = state.in_force() if state.cards else _NO_CARDS
        self.binds = False
        for card in self.cards:
            if card.binds:
                self.binds = True
        if self.cards:
            self.tiles = state.cells[:]
        count: i64 = len(state.docks)
        found = vec[i64]([0] * state.terms.box.docks)
        left: i64 = 0
        dock: i64
        for dock in range(count):
            if self.docks[dock] >= 0:
                found[left] = dock
                left += 1
        self.open = found
        self.left = left
        masks = self.masks
        place: i64
        for place in range(SEATS * _TRAITS):
            masks[place] = 0
        seat: i64
        cells: i64 = terms.hold.cells
        for seat in range(self.players):
            self.stored[seat] = 0
            self.rares[seat] = 0
            cell: i64
            for cell in range(cells):
                tile: i64 = state.cells[seat * cells + cell]
                if tile >= 0:
                    bit: i64 = self.bits[cell]
                    self.stored[seat] |= bit
                    self.rares[seat] += self.rare[tile]
                    masks[seat * _TRAITS + self.colour[tile]] |= bit
                    masks[seat * _TRAITS + self.kind[tile]] |= bit
            last: i64 = state.last[seat]
            self.last[seat] = self.bits[last] if last >= 0 else 0
            trait: i64
            for trait in range(_TRAITS):
                self._see(seat * _TRAITS + trait)

    def _see(self, place: i64) -> None:
        """Where one more of this trait makes a pair, and where it spoils."""
        mask = self.masks[place]
        if mask == 0:
            self.pairs[place] = 0
            self.spoils[place] = 0
            return
        alone = mask & ~_beside(mask)
        once = _beside(alone)
        spoilt = _beside(mask ^ alone) | _beside_two(alone)
        self.pairs[place] = once & ~spoilt
        self.spoils[place] = spoilt

    def room(self, seat: i64) -> i64:
        """The cells where the seat may store (R9-R11, C2)."""
        stored = self.stored[seat]
        if stored == 0:
            return self.hold
        if self.binds:
            bound = _beside(self.last[seat]) & self.hold & ~stored
            if bound:
                return bound
        return _beside(stored) & self.hold & ~stored

    def sort_of(self, seat: i64, tile: i64, room: i64) -> i64:
        """The best that a tile can do for a seat."""
        colour = seat * _TRAITS + self.colour[tile]
        kind = seat * _TRAITS + self.kind[tile]
        pairs_colour = self.pairs[colour] & room
        pairs_kind = self.pairs[kind] & room
        if pairs_colour & pairs_kind:
            return TWO_PAIRS
        spoilt_colour = self.spoils[colour]
        spoilt_kind = self.spoils[kind]
        if (pairs_colour & ~spoilt_kind) | (pairs_kind & ~spoilt_colour):
            return PAIR
        return CALM if room & ~(spoilt_colour | spoilt_kind) else SPOILS

    def cells_for(self, seat: i64, tile: i64, room: i64) -> i64:
        """The cells where it does the best."""
        colour = seat * _TRAITS + self.colour[tile]
        kind = seat * _TRAITS + self.kind[tile]
        pairs_colour = self.pairs[colour] & room
        pairs_kind = self.pairs[kind] & room
        best = pairs_colour & pairs_kind
        if best:
            return best
        spoilt_colour = self.spoils[colour]
        spoilt_kind = self.spoils[kind]
        best = (pairs_colour & ~spoilt_kind) | (pairs_kind & ~spoilt_colour)
        if best:
            return best
        best = room & ~(spoilt_colour | spoilt_kind)
        return best if best else room

    def sort(self, seat: i64) -> None:
        """What every tile on the docks can do for a seat."""
        room = self.room(seat)
        place: i64
        for place in range(self.left):
            tile = self.docks[self.open[place]]
            self.sorts[seat * _TILES + tile] = self.sort_of(seat, tile, room)

    # ---- playing on

    def play(self, state: MarrakHeshState, dice: i64) -> None:
        """Play to the end by the weights, and count."""
        self.look(state)
        self.dice = dice
        seat: i64 = state.to_move
        if state.taken >= 0:
            self.store(seat, state.taken)
            seat = self._after(seat)
        each: i64
        for each in range(self.players):
            self.sort(each)
        skips: i64 = 0
        while skips < self.players and self.left > 0:
            if self._turn(seat):
                skips = 0
            else:
                skips += 1
            seat = self._after(seat)
        self._count()

    def _after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def _drawn(self, whole: i64) -> i64:
        """A number below that."""
        self.dice = (self.dice * 1103515245 + 12345) & _LOW
        return (self.dice * whole) >> 31

    def _turn(self, seat: i64) -> bool:
        """R2-R12 for one seat; False: it skips."""
        hands = self.hands
        held: i64 = 0
        colour: i64
        for colour in range(_HANDS):
            if hands[seat * _HANDS + colour] > 0:
                held |= 1 << colour
        if held == 0:
            return False
        docks = self.docks
        near = self.near
        opened = self.open
        sorts = self.sorts
        weights = self.weights
        rare = self.rare
        own = seat * _TILES
        others = self._after(seat) * _TILES
        left = self.left
        whole: i64 = 0
        place: i64
        for place in range(left):
            dock = opened[place]
            if held & ~near[dock]:
                tile = docks[dock]
                whole += weights[(sorts[own + tile] * 2 + rare[tile]) * 4 + sorts[others + tile]]
        if whole == 0:
            return False
        mark = self._drawn(whole)
        for place in range(left):
            dock = opened[place]
            if held & ~near[dock]:
                tile = docks[dock]
                mark -= weights[(sorts[own + tile] * 2 + rare[tile]) * 4 + sorts[others + tile]]
                if mark < 0:
                    opened[place] = opened[left - 1]
                    self.left = left - 1
                    self._place(seat, dock, held & ~near[dock])
                    self.store(seat, tile)
                    self.sort(seat)
                    return True
        return False

    def _place(self, seat: i64, dock: i64, fitting: i64) -> None:
        """A Transport of one of these colours: of which the seat has most left."""
        hands = self.hands
        best: i64 = 0
        most: i64 = 0
        colour: i64
        for colour in range(_HANDS):
            if fitting >> colour & 1 and hands[seat * _HANDS + colour] > most:
                most = hands[seat * _HANDS + colour]
                best = colour
        hands[seat * _HANDS + best] -= 1
        docks = self.docks
        near = self.near
        docks[dock] = -1 - best
        count: i64 = len(docks)
        bit: i64 = 1 << best
        step = dock
        while True:  # R4: the gap behind and the gap ahead
            step = step - 1 if step > 0 else count - 1
            if docks[step] < 0:
                break
        behind: i64 = 1 << (-1 - docks[step])
        while True:
            step = step + 1 if step + 1 < count else 0
            if step == dock:
                break
            near[step] = behind | bit
        while True:
            step = step + 1 if step + 1 < count else 0
            if docks[step] < 0:
                break
        ahead: i64 = 1 << (-1 - docks[step])
        while True:
            step = step - 1 if step > 0 else count - 1
            if step == dock:
                break
            near[step] = ahead | bit

    def store(self, seat: i64, tile: i64) -> None:
        """The tile goes into one of the cells where it does the best (R9-R12)."""
        cells = self.cells_for(seat, tile, self.room(seat))
        many: i64 = 0
        rest = cells
        while rest:
            rest &= rest - 1
            many += 1
        if many > 1:
            skipped = self._drawn(many)
            while skipped > 0:
                cells &= cells - 1
                skipped -= 1
        bit = cells & -cells
        self.stored[seat] |= bit
        self.last[seat] = bit
        self.rares[seat] += self.rare[tile]
        colour = seat * _TRAITS + self.colour[tile]
        kind = seat * _TRAITS + self.kind[tile]
        self.masks[colour] |= bit
        self.masks[kind] |= bit
        self._see(colour)
        self._see(kind)
        if self.cards:
            cell: i64 = 0
            while self.bits[cell] != bit:
                cell += 1
            self.tiles[seat * self.terms.hold.cells + cell] = tile

    # ---- the end

    def _count(self) -> None:
        """F2-F7: the total of every seat."""
        seat: i64
        for seat in range(self.players):
            if self.cards:
                cells = self.terms.hold.cells
                sheet = best_sheet(self.cards, self.terms, self.tiles[cells * seat : cells * (seat + 1)])
                self.scores[seat] = sheet.total
                continue
            self.scores[seat] = self.tally(seat)

    def tally(self, seat: i64) -> i64:
        """F2-F4: colours, kinds and rare Goods of a hold as it stands."""
        return self._grouped(seat, 0, _FIRST_KIND) + self._grouped(seat, _FIRST_KIND, _TRAITS) + self.rares[seat]

    def has_spoilt(self, seat: i64) -> bool:
        """Whether a group of the hold is larger than a pair."""
        trait: i64
        for trait in range(seat * _TRAITS, (seat + 1) * _TRAITS):
            if self.masks[trait] & _beside_two(self.masks[trait]):
                return True
        return False

    def promise(self, seat: i64) -> i64:
        """How many pairs the tiles on the docks would make in a hold, each by itself."""
        room = self.room(seat)
        pairs: i64 = 0
        place: i64
        for place in range(self.left):
            sort = self.sort_of(seat, self.docks[self.open[place]], room)
            if sort >= PAIR:
                pairs += sort - CALM
        return pairs

    def _grouped(self, seat: i64, first: i64, end: i64) -> i64:
        """F2, F3: the points of these traits; as long as there are but pairs, each of their tiles is one."""
        base = seat * _TRAITS
        grouped: i64 = 0
        larger: i64 = 0
        trait: i64
        for trait in range(base + first, base + end):
            mask = self.masks[trait]
            joined = mask & _beside(mask)
            larger |= mask & _beside_two(mask)
            while joined:
                joined &= joined - 1
                grouped += 1
        if larger == 0 and not self.terms.single:
            return grouped
        masks = vec[i64]([self.masks[trait] for trait in range(base + first, base + end)])
        return points(group_sizes(masks), self.terms.single)


def _beside(cells: i64) -> i64:
    return (cells << 1) | (cells >> 1) | (cells << _ROW) | (cells >> _ROW)


def _beside_two(cells: i64) -> i64:
    """The cells that touch two or more of these."""
    left, right = cells << 1, cells >> 1
    below, above = cells << _ROW, cells >> _ROW
    return (left & right) | (below & above) | ((left | right) & (below | above))


_NO_CARDS: Final[list[Card]] = []
