"""What a hold of Marrak Hesh 17 is worth: groups, rare Goods and the Deep Space cards (F1-F8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.engine.event import ScoreLine
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.marrak_hesh.content import TILE_COLOURS, WIDTH
from ludoteca.games.marrak_hesh.phrases import say

if TYPE_CHECKING:
    from ludoteca.games.marrak_hesh.cards import Card
    from ludoteca.games.marrak_hesh.position import MarrakHeshState, Terms

DECLINE: Final = 0  # the choice to leave an altering card alone; the others are counted from 1
NOBODY: Final = -1  # no tile is forged

_COLOURS: Final[i64] = TILE_COLOURS
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
        self, cards: list[Card], choices: list[int], points: list[int], cells: list[int], forged: int, tally: Tally
    ) -> None:
        self.cards = cards
        self.choices = choices  # for each card: DECLINE, or which of its `choices`
        self.points = points  # for each card
        self.cells = cells  # the hold as it was tallied
        self.forged = forged  # the tile that counts as every colour, or NOBODY
        self.tally = tally
        self.total = sum(points) + tally.total


def tally(terms: Terms, cells: list[int], forged: int) -> Tally:
    """F2-F4: the largest colour groups, the largest kind groups, the rare Goods."""
    rare = 0
    rarity = terms.box.rare
    for tile in cells:
        if tile >= 0 and tile != forged:
            rare += rarity[tile]
    colour = points(group_sizes(colour_masks(terms, cells, forged)), terms.single)
    return Tally(colour, points(group_sizes(kind_masks(terms, cells)), terms.single), rare)


def tally_total(terms: Terms, cells: list[int]) -> int:
    """The tally of an unaltered hold, as one number."""
    return tally(terms, cells, NOBODY).total


def colour_masks(terms: Terms, cells: list[int], forged: int) -> vec[i64]:
    """For each colour the cells that show it, as a mask; a forged tile shows them all (C5)."""
    masks = vec[i64]([0, 0, 0, 0, 0, 0])
    bits = terms.hold.bit
    colours = terms.box.colour
    for cell in range(terms.hold.cells):
        tile = cells[cell]
        if tile < 0:
            continue
        bit: i64 = bits[cell]
        if tile == forged:
            for colour in range(_COLOURS):
                masks[colour] |= bit
        else:
            masks[colours[tile]] |= bit
    return masks


def kind_masks(terms: Terms, cells: list[int]) -> vec[i64]:
    """For each kind the cells that show it, as a mask."""
    masks = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    bits = terms.hold.bit
    kinds = terms.box.kind
    for cell in range(terms.hold.cells):
        tile = cells[cell]
        if tile >= 0:
            bit: i64 = bits[cell]
            masks[kinds[tile]] |= bit
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


def points(sizes: list[int], single: bool) -> int:
    """F2, F3: 1 VP for each tile of every largest group; `single`: of one of them."""
    best = 0
    points = 0
    for size in sizes:
        if size > best:
            best = size
            points = size
        elif size == best and not single:
            points += size
    return points


# ---- the whole sheet (F5-F7)


def best_sheet(cards: list[Card], terms: Terms, cells: list[int]) -> Sheet:
    """F5-F7: the best order and choices of the cards; of equal ones the first in the listing."""
    if not cards:
        return Sheet([], [], [], cells, NOBODY, tally(terms, cells, NOBODY))
    low, high = (cards[0], cards[1]) if cards[0].number < cards[1].number else (cards[1], cards[0])
    best: Sheet | None = None
    for first, second in ((low, high), (high, low)):
        for choice in first.choices(terms, cells):
            once, forged, gained = first.alter(terms, choice, cells, NOBODY)
            gained += first.bonus(terms, once, forged)
            for other in second.choices(terms, once):
                twice, forged_too, more = second.alter(terms, other, once, forged)
                more += second.bonus(terms, twice, forged_too)
                count = tally(terms, twice, forged_too)
                if best is None or gained + more + count.total > best.total:
                    best = Sheet([first, second], [choice, other], [gained, more], twice, forged_too, count)
        if not low.alters and not high.alters:
            break  # without an altering card both orders give the same
    assert best is not None
    return best


def lines(state: MarrakHeshState, seat: int) -> list[ScoreLine]:
    """The cards in the order taken (once the game is over), then colours, kinds and rare Goods."""
    sheet = best_sheet(state.in_force() if state.to_move < 0 else [], state.terms, state.hold_of(seat))
    found: list[ScoreLine] = []
    for number in range(len(sheet.cards)):
        card = sheet.cards[number]
        if card.scores:
            told = card.line(state.terms, sheet, number, state.hold_of(seat))
            found.append(ScoreLine(card.rule, told, sheet.points[number]))
    found.append(ScoreLine("F2", say("line-colours"), sheet.tally.colour))
    found.append(ScoreLine("F3", say("line-kinds"), sheet.tally.kind))
    found.append(ScoreLine("F4", say("line-rare"), sheet.tally.rare))
    if state.to_move < 0:
        found += [ScoreLine("F9", phrase, 0) for phrase in _tie_lines(state, seat)]
    return found


# ---- who has won (F8, F9)


def winners(state: MarrakHeshState) -> list[int]:
    """F9."""
    if state.to_move >= 0:
        return []
    if state.terms.tie_break == "shared":
        top = max(state.final)
        return [seat for seat in range(state.terms.players) if state.final[seat] == top]
    return ranking(state)[:1]


def ranking(state: MarrakHeshState) -> list[int]:
    """F9: the seats of a finished game from first to last; equal totals are ordered by `tie_break`."""
    return sorted(range(state.terms.players), key=lambda seat: _rank(state, seat), reverse=True)


def _rank(state: MarrakHeshState, seat: int) -> tuple[int, int, int, int]:
    position = (seat - state.first) % state.terms.players
    if state.terms.tie_break != "chain":
        return (state.final[seat], 0, 0, position)
    held = [tile for tile in state.hold_of(seat) if tile >= 0]  # F8: as it was at the end of play
    return (state.final[seat], sum(state.terms.box.rare[tile] for tile in held), -len(held), position)


def criterion(state: MarrakHeshState, ahead: int, behind: int) -> tuple[str, int, int]:
    """F9: what ranks one seat before another of the same total, and what each of them has of it."""
    better, worse = _rank(state, ahead), _rank(state, behind)
    if better[1] != worse[1]:
        return "rare", better[1], worse[1]
    if better[2] != worse[2]:
        return "fewer", -better[2], -worse[2]
    return "later", better[3] + 1, worse[3] + 1


def ties_told(state: MarrakHeshState) -> list[tuple[int, Phrase]]:
    """F9: which totals are equal, and what becomes of it; each with the place that it is about."""
    if state.terms.tie_break == "shared":
        return _shared_told(state)
    found: list[tuple[int, Phrase]] = []
    for ahead, behind in _ties(state):
        why, own, others = criterion(state, ahead, behind)
        args: dict[str, int | str | Phrase] = {"seat": seat_name(ahead), "other": seat_name(behind)}
        args |= {"points": state.final[ahead], "criterion": why, "own": own, "others": others}
        found.append((1 + ranking(state).index(ahead), say("tie-decided", args)))
    return found


def _shared_told(state: MarrakHeshState) -> list[tuple[int, Phrase]]:
    found: list[tuple[int, Phrase]] = []
    for total in sorted(set(state.final), reverse=True):
        equal = [seat_name(seat) for seat in range(state.terms.players) if state.final[seat] == total]
        if len(equal) < 2:
            continue
        seats = say("two-seats", {"one": equal[-2], "other": equal[-1]})
        if len(equal) == 3:
            seats = say("three-seats", {"one": equal[0], "others": seats})
        place = 1 + sum(other > total for other in state.final)
        found.append((place, say("tie-shared", {"seats": seats, "place": place, "points": total})))
    return found


def _ties(state: MarrakHeshState) -> list[tuple[int, int]]:
    """The pairs of seats with equal totals that follow each other in the ranking."""
    order = ranking(state)
    pairs = [(order[place], order[place + 1]) for place in range(len(order) - 1)]
    return [(ahead, behind) for ahead, behind in pairs if state.final[ahead] == state.final[behind]]


def _tie_lines(state: MarrakHeshState, seat: int) -> list[Phrase]:
    """For each neighbour in the ranking with the same total: what decided, with the numbers of both."""
    if state.terms.tie_break == "shared":
        return [say("line-shared")] if state.final.count(state.final[seat]) > 1 else []
    found: list[Phrase] = []
    for ahead, behind in _ties(state):
        if seat in (ahead, behind):
            why, better, worse = criterion(state, ahead, behind)
            own, others = (better, worse) if seat == ahead else (worse, better)
            won = "yes" if seat == ahead else "no"
            found.append(say("line-tie", {"won": won, "criterion": why, "own": own, "others": others}))
    return found
