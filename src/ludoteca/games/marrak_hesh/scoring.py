"""What a hold of Marrak Hesh 17 is worth: groups, rare Goods and the Deep Space cards (F1-F8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.marrak_hesh.content import BOX, WIDTH, Hold

SAFE_CONDUCT: Final = 1
LOADING_CRANE: Final = 2
BLACK_MARKET: Final = 3
ZERO_GRAVITY: Final = 4
FORGED_PAPERS: Final = 5
JETTISON: Final = 6
FULL_CATALOGUE: Final = 7
SEALED_BULKHEADS: Final = 8
QUARANTINE: Final = 9
SECOND_BUYER: Final = 10

DECLINE: Final = 0  # the choice to leave an altering card alone; the others are counted from 1
NOBODY: Final = -1  # no tile is forged

_COLOUR: Final = BOX.colour
_KIND: Final = BOX.kind
_RARE: Final = BOX.rare
_COLOURS: Final[i64] = 6
_ROW: Final[i64] = WIDTH


class Tally:
    """Colour, kind and rare points of a hold (F2-F4)."""

    def __init__(self, colour: int, kind: int, rare: int) -> None:
        self.colour = colour
        self.kind = kind
        self.rare = rare
        self.total = colour + kind + rare


class Sheet:
    """How a seat's total came about: the cards in the order taken, then the tally (F5)."""

    def __init__(
        self, cards: list[int], choices: list[int], points: list[int], cells: list[int], forged: int, tally: Tally
    ) -> None:
        self.cards = cards
        self.choices = choices  # for each card: DECLINE, or which of its choices (`card_choices`)
        self.points = points  # for each card
        self.cells = cells  # the hold as it was tallied
        self.forged = forged  # the tile that counts as every colour, or NOBODY
        self.tally = tally
        self.total = sum(points) + tally.total


def tally(hold: Hold, cells: list[int], forged: int, single: bool) -> Tally:
    """F2-F4: the largest colour groups, the largest kind groups, the rare Goods."""
    rare = 0
    for tile in cells:
        if tile >= 0 and tile != forged:
            rare += _RARE[tile]
    colour = _largest(colour_masks(hold, cells, forged), single)
    return Tally(colour, _largest(kind_masks(hold, cells), single), rare)


def tally_total(hold: Hold, cells: list[int], single: bool) -> int:
    """The tally of an unaltered hold, as one number."""
    return tally(hold, cells, NOBODY, single).total


def colour_masks(hold: Hold, cells: list[int], forged: int) -> vec[i64]:
    """For each colour the cells that show it, as a mask; a forged tile shows them all (C5)."""
    masks = vec[i64]([0, 0, 0, 0, 0, 0])
    bits = hold.bit
    for cell in range(hold.cells):
        tile = cells[cell]
        if tile < 0:
            continue
        bit: i64 = bits[cell]
        if tile == forged:
            for colour in range(_COLOURS):
                masks[colour] |= bit
        else:
            masks[_COLOUR[tile]] |= bit
    return masks


def kind_masks(hold: Hold, cells: list[int]) -> vec[i64]:
    """For each kind the cells that show it, as a mask."""
    masks = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    bits = hold.bit
    for cell in range(hold.cells):
        tile = cells[cell]
        if tile >= 0:
            bit: i64 = bits[cell]
            masks[_KIND[tile]] |= bit
    return masks


def group_sizes(masks: vec[i64]) -> list[int]:
    """F1: the size of every group of two or more touching cells, mask by mask."""
    sizes: list[int] = []
    for mask in masks:
        left = mask & ((mask << 1) | (mask >> 1) | (mask << _ROW) | (mask >> _ROW))  # single Goods are no group
        while left:
            group = left & -left
            grown = _spread(group) & left
            while grown != group:
                group = grown
                grown = _spread(group) & left
            left ^= group
            sizes.append(_count(group))
    return sizes


def _spread(cells: i64) -> i64:
    return cells | (cells << 1) | (cells >> 1) | (cells << _ROW) | (cells >> _ROW)


def _count(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def _largest(masks: vec[i64], single: bool) -> int:
    """F2, F3: 1 VP for each tile of every largest group; `single`: of one of them."""
    return _points(group_sizes(masks), single)


def _points(sizes: list[int], single: bool) -> int:
    best = 0
    points = 0
    for size in sizes:
        if size > best:
            best = size
            points = size
        elif size == best and not single:
            points += size
    return points


def second_buyer(hold: Hold, cells: list[int], forged: int, single: bool) -> int:
    """C10: the colour groups of the second-largest size."""
    sizes = group_sizes(colour_masks(hold, cells, forged))
    top = max(sizes, default=0)
    return _points([size for size in sizes if size < top], single)


def full_catalogue(cells: list[int], table: list[int]) -> int:
    """C7: what so many different kinds bring."""
    seen = 0
    for tile in cells:
        if tile >= 0:
            seen |= 1 << _KIND[tile]
    return table[_count(seen)]


def sealed_bulkheads(hold: Hold, cells: list[int], forged: int) -> int:
    """C8: full rows whose two ends share a colour or a kind."""
    points = 0
    for row in range(len(hold.rows)):
        line = hold.lines[row]
        full = True
        for cell in line:
            if cells[cell] < 0:
                full = False
        if full and _share(cells[line[0]], cells[line[-1]], forged):
            points += BOX.sealed_long if len(line) == hold.columns else BOX.sealed_short
    return points


def quarantine(hold: Hold, cells: list[int], forged: int) -> int:
    """C9: the Goods that share neither colour nor kind with any neighbour."""
    points = 0
    for cell in range(hold.cells):
        tile = cells[cell]
        if tile < 0:
            continue
        alone = 1
        for other in hold.near[cell]:
            if cells[other] >= 0 and _share(tile, cells[other], forged):
                alone = 0
        points += alone
    return points


def _share(tile: int, other: int, forged: int) -> bool:
    return _COLOUR[tile] == _COLOUR[other] or _KIND[tile] == _KIND[other] or tile == forged or other == forged


def bonus(card: int, hold: Hold, cells: list[int], forged: int, table: list[int], single: bool) -> int:
    """What a bonus card brings for the hold as it stands; other cards bring nothing by themselves."""
    if card == FULL_CATALOGUE:
        return full_catalogue(cells, table)
    if card == SEALED_BULKHEADS:
        return sealed_bulkheads(hold, cells, forged)
    if card == QUARANTINE:
        return quarantine(hold, cells, forged)
    if card == SECOND_BUYER:
        return second_buyer(hold, cells, forged, single)
    return 0


def alters(card: int) -> bool:
    """Whether a card changes the hold before it is tallied."""
    return ZERO_GRAVITY <= card <= JETTISON


def card_choices(card: int, hold: Hold, cells: list[int]) -> list[int]:
    """F7: the choices of a card in the order of the listing, declining first."""
    found = [DECLINE]
    if card == ZERO_GRAVITY:
        for low in range(hold.cells):
            for high in range(low + 1, hold.cells):
                if cells[low] >= 0 and cells[high] >= 0:
                    found.append(1 + low * hold.cells + high)
    elif card == FORGED_PAPERS:
        for cell in range(hold.cells):
            if cells[cell] >= 0 and _RARE[cells[cell]]:
                found.append(1 + cell)
    elif card == JETTISON:
        for line in range(len(hold.lines)):
            for cell in hold.lines[line]:
                if cells[cell] >= 0:
                    found.append(1 + line)
                    break
    return found


def play_card(card: int, choice: int, hold: Hold, cells: list[int], forged: int) -> tuple[list[int], int, int]:
    """The hold, the forged tile and the VP after an altering card's choice (C4, C5, C6)."""
    if choice == DECLINE or not alters(card):
        return cells, forged, 0
    after = cells[:]
    if card == ZERO_GRAVITY:
        low, high = divmod(choice - 1, hold.cells)
        after[low], after[high] = after[high], after[low]
        return after, forged, 0
    if card == FORGED_PAPERS:
        return after, cells[choice - 1], 0
    thrown = 0
    for cell in hold.lines[choice - 1]:
        if after[cell] >= 0:
            thrown += 1
            after[cell] = -1
    return after, forged, min(thrown, BOX.jettison_most)


def best_sheet(cards: list[int], hold: Hold, cells: list[int], table: list[int], single: bool) -> Sheet:
    """F5-F7: the best order and choices of the cards; of equal ones the first in the listing."""
    if not cards:
        return Sheet([], [], [], cells, NOBODY, tally(hold, cells, NOBODY, single))
    low, high = min(cards), max(cards)
    best: Sheet | None = None
    for first, second in ((low, high), (high, low)):
        for choice in card_choices(first, hold, cells):
            once, forged, gained = play_card(first, choice, hold, cells, NOBODY)
            gained += bonus(first, hold, once, forged, table, single)
            for other in card_choices(second, hold, once):
                twice, forged_too, more = play_card(second, other, hold, once, forged)
                more += bonus(second, hold, twice, forged_too, table, single)
                count = tally(hold, twice, forged_too, single)
                if best is None or gained + more + count.total > best.total:
                    best = Sheet([first, second], [choice, other], [gained, more], twice, forged_too, count)
        if not alters(low) and not alters(high):
            break  # without an altering card both orders give the same
    assert best is not None
    return best
