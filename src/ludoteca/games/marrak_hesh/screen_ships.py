"""The cargo ships of Marrak Hesh 17, one for each seat: a hold, what scores in it, and Transports around it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import COLOURS, NONE, Hold
from ludoteca.games.marrak_hesh.decisions import STORE
from ludoteca.games.marrak_hesh.phrases import say
from ludoteca.games.marrak_hesh.position import ASK_STORE, MarrakHeshState, Terms
from ludoteca.games.marrak_hesh.scoring import Sheet, best_sheet, colour_masks, group_sizes, kind_masks
from ludoteca.games.marrak_hesh.screen_pieces import coin, face, goods_tile, hue, ring, transport_piece
from ludoteca.screen import Markup, Part, Touch, View, part, tag, tip
from ludoteca.screen.kit import term, total
from ludoteca.screen.markup import NOTHING, place
from ludoteca.screen.seats import seat_heading, seat_panel

PITCH: Final = 108  # from cell to cell of a hold
WALL: Final = 16  # between the cells and the hull
BERTH_SMALL: Final = 142  # from the middle of a ship of the miniature to its berths


def ship_panel(view: View, state: MarrakHeshState, seat: int) -> Part:
    """A seat's panel: who it is, what its hold is worth, and its ship."""
    sheet = sheet_of(state, seat)
    heading = seat_heading(view, seat, total("mh-sum", terms_of(view, sheet)))
    return seat_panel(view, seat, "mh-seat", heading, ship(view, state, seat, sheet), own=seat == view.order()[0])


# ---- what a hold is worth


def sheet_of(state: MarrakHeshState, seat: int) -> Sheet:
    """What a hold is worth now; the cards count once the game is over."""
    cards = tuple(state.in_force()) if state.is_over else ()
    return _counted(state.terms, cards, tuple(state.hold_of(seat)))


@lru_cache(maxsize=512)
def _counted(terms: Terms, cards: tuple[Card, ...], cells: tuple[int, ...]) -> Sheet:
    """The score sheet of a hold; kept, because with two altering cards it takes a search."""
    return best_sheet(list(cards), terms, list(cells))


def terms_of(view: View, sheet: Sheet) -> list[Markup]:
    """Colours, kinds, rare Goods, and the cards that bring something, each with its sign."""
    tally = sheet.tally
    lines = [("colours", "c", tally.colour, "F2"), ("kinds", "k", tally.kind, "F3"), ("rare", "r", tally.rare, "F4")]
    found = [term(view.say(say(f"line-{key}")), sign(mark), points, rule) for key, mark, points, rule in lines]
    for card, points in zip(sheet.cards, sheet.points, strict=True):
        if points:
            found.append(term(view.say(card.title()), tag("i", {"class": "mh-ic5"}, card.rule), points, card.rule))
    return found


def sign(mark: str) -> Markup:
    """The sign of what is counted: a slab for colours, a clasp for kinds, a star for rare Goods."""
    return Markup(f'<i class="mh-i mh-i{mark}"></i>')


def scoring_groups(hold: Hold, masks: vec[i64], single: bool) -> list[tuple[int, list[int]]]:
    """The groups that score (F2, F3), each with the number of its mask and its cells."""
    largest = max(group_sizes(masks), default=0)
    found: list[tuple[int, list[int]]] = []
    for which, mask in enumerate(masks):
        left = {cell for cell in range(hold.cells) if mask & hold.bit[cell]}
        while left:
            group = [left.pop()]
            for cell in group:
                touching = [other for other in hold.near[cell] if other in left]
                left.difference_update(touching)
                group += touching
            if len(group) == largest:
                found.append((which, sorted(group)))
    return found[:1] if single else found


def colour_groups(terms: Terms, sheet: Sheet) -> list[tuple[int, list[int]]]:
    """The colour groups that score in a hold."""
    return scoring_groups(terms.hold, colour_masks(terms, sheet.cells, sheet.forged), terms.single)


def kind_groups(terms: Terms, sheet: Sheet) -> list[tuple[int, list[int]]]:
    """The kind groups that score in a hold."""
    return scoring_groups(terms.hold, kind_masks(terms, sheet.cells), terms.single)


# ---- the ship


def ship(view: View, state: MarrakHeshState, seat: int, sheet: Sheet) -> Part:
    """A seat's cargo ship from above: Goods in their cells, what scores, and the Transports around it."""
    hold = state.terms.hold
    parts: list[Markup] = [part(f"hull{seat}", "g", None, _hull(hold, view.lang))]
    parts += _slabs(state.terms, sheet, view.lang)
    if seat == view.seat and view.asked:
        parts += _cells(view, state)
    parts += _stored(view, state, seat, sheet)
    parts += _clasps(state.terms, sheet, view.lang)
    parts += _berths(view, state, seat)
    parts.append(_tokens(view, state, seat))
    parts.append(part(f"cells{seat}", "g", None, _rings(hold, seat)))
    return part(f"hold{seat}", "svg", _frame(view, hold, seat), *parts)


def counted_ship(view: View, state: MarrakHeshState, seat: int, sheet: Sheet) -> Markup:
    """The ship as a picture of what was counted: the hold alone, and nothing that could be moved."""
    hold = state.terms.hold
    tiles = _stored(view, state, seat, sheet, pieces=False)
    slabs, clasps = _slabs(state.terms, sheet, view.lang), _clasps(state.terms, sheet, view.lang)
    return tag("svg", _frame(view, hold, seat), _hull(hold, view.lang), *slabs, *tiles, *clasps)


def _frame(view: View, hold: Hold, seat: int) -> Touch:
    """What the picture of a ship shows, and whose it is."""
    wide = _wings(hold) + 7
    top, bottom = (-292, 280) if _is_whole(hold) else (-BERTH_SMALL - 74, BERTH_SMALL + 74)
    return {
        "class": "mh-hold",
        "viewBox": f"{-wide} {top} {2 * wide} {bottom - top}",
        "role": "group",
        "aria-label": f"{view.say(say('hold'))}: {view.name_of(seat)}",
    }


def _middle(hold: Hold, cell: int) -> tuple[int, int]:
    """The middle of a cell."""
    return PITCH * (2 * hold.column[cell] - hold.columns + 1) // 2, PITCH * (
        2 * hold.row[cell] - len(hold.rows) + 1
    ) // 2


@lru_cache(maxsize=8)
def _rings(hold: Hold, seat: int) -> Markup:
    """The outlines of the cells."""
    return Markup("".join(ring(f"cell{seat}.{cell}", *_middle(hold, cell)) for cell in range(hold.cells)))


def _cells(view: View, state: MarrakHeshState) -> list[Markup]:
    """The free cells of the seat that decides: those that accept the tile show its ghost when pointed at."""
    hold = state.terms.hold
    box = state.terms.box
    held = state.hold_of(state.to_move)
    ghost = NOTHING
    if state.asked == ASK_STORE:
        ghost = tag("g", {"class": f"mh-preview {hue(box, state.taken)}"}, face(box, state.taken, view.lang))
    found: list[Markup] = []
    for cell in range(hold.cells):
        if held[cell] < 0:
            attributes = view.touch(STORE + cell, "mh-cell")
            attributes["transform"] = place(*_middle(hold, cell))
            found.append(tag("g", attributes, _FREE, ghost if view.may(STORE + cell) else NOTHING))
    return found


_FREE: Final = Markup(
    f'<rect class="mh-room" x="{-PITCH // 2}" y="{-PITCH // 2}" width="{PITCH}" height="{PITCH}"/>'
    '<rect class="mh-hit" x="-47" y="-47" width="94" height="94" rx="14"/>'
)


def _stored(view: View, state: MarrakHeshState, seat: int, sheet: Sheet, pieces: bool = True) -> list[Markup]:
    """The Goods of a hold; at the end as the cards have left them, thrown out ones faded."""
    hold = state.terms.hold
    box = state.terms.box
    found: list[Markup] = []
    for cell, tile in enumerate(sheet.cells):
        if tile >= 0:
            found.append(goods_tile(box, tile, view.lang, place(*_middle(hold, cell)), piece=pieces))
        if tile >= 0 and tile == sheet.forged:
            found.append(_mark("wheel", hold, cell, view.say(say("forged-mark")), "C5"))
    for cell, tile in thrown_out(state.hold_of(seat), sheet.cells):
        found.append(goods_tile(box, tile, view.lang, place(*_middle(hold, cell)), " mh-out", piece=pieces))
    binding = [card for card in state.in_force() if card.binds]
    if binding and state.last[seat] != NONE and not state.is_over:
        found.append(_mark("hook", hold, state.last[seat], view.say(say("last-mark")), binding[0].rule))
    return found


def _mark(drawing: str, hold: Hold, cell: int, told: str, rule: str) -> Markup:
    """A sign on the tile of a cell."""
    x, y = _middle(hold, cell)
    return tag("g", {**tip(told, rule)}, Markup(f'<use href="#mh-{drawing}" x="{x}" y="{y}"/>'))


def thrown_out(before: list[int], after: list[int]) -> list[tuple[int, int]]:
    """The cells that a card has emptied, each with a tile that is gone, its own where it is one of them."""
    gone = [tile for tile in before if tile >= 0 and tile not in after]
    emptied = [cell for cell in range(len(before)) if before[cell] >= 0 and after[cell] < 0]
    own = {cell: before[cell] for cell in emptied if before[cell] in gone}
    strays = [tile for tile in gone if tile not in own.values()]
    return [(cell, own[cell] if cell in own else strays.pop()) for cell in emptied]


# ---- what scores


def _slabs(terms: Terms, sheet: Sheet, lang: str) -> list[Markup]:
    """The colour groups that score, each as one slab with an outline, under their tiles."""
    found: list[Markup] = []
    for colour, group in colour_groups(terms, sheet):
        outer, inner = _slab(terms.hold, group, 54), _slab(terms.hold, group, 48)
        told = tip(colour_told(terms, colour, group, lang), "F2")
        attributes = {"class": f"mh-slab mh-{terms.box.colours[colour]}", **told}
        paths = Markup(f'<path class="mh-rim" d="{outer}"/><path class="mh-fill" d="{inner}"/>')
        found.append(tag("g", attributes, paths))
    return found


def colour_told(terms: Terms, colour: int, group: list[int], lang: str) -> str:
    """What a colour group brings."""
    return say("group-colour", {"colour": terms.box.colours[colour], "count": len(group)}).text(lang)


def kind_told(terms: Terms, kind: int, group: list[int], lang: str) -> str:
    """What a kind group brings."""
    return say("group-kind", {"kind": terms.box.kinds[kind], "count": len(group)}).text(lang)


def _slab(hold: Hold, group: list[int], half: int) -> str:
    """The outline of touching cells, each widened to twice `half`, as a path that is filled."""
    path = ""
    long = 2 * half
    edge = long - 32
    for cell in group:
        x, y = _middle(hold, cell)
        path += f"M{x - half} {y - half + 16}a16 16 0 0 1 16-16h{edge}a16 16 0 0 1 16 16v{edge}"
        path += f"a16 16 0 0 1-16 16h-{edge}a16 16 0 0 1-16-16z"
    for cell, other in _touching(hold, group):
        x, y = _middle(hold, cell)
        across = hold.row[cell] == hold.row[other]
        path += f"M{x} {y - half}h{PITCH}v{long}h-{PITCH}z" if across else f"M{x - half} {y}h{long}v{PITCH}h-{long}z"
    return path


def _touching(hold: Hold, group: list[int]) -> list[tuple[int, int]]:
    """The pairs of cells of a group that share a side, the upper or left one first."""
    return [(cell, other) for cell in group for other in hold.near[cell] if other in group and cell < other]


def _clasps(terms: Terms, sheet: Sheet, lang: str) -> list[Markup]:
    """The kind groups that score, as clasps that hold their tiles together."""
    hold = terms.hold
    found: list[Markup] = []
    for kind, group in kind_groups(terms, sheet):
        clasps = ""
        for cell, other in _touching(hold, group):
            x, y = _middle(hold, cell)
            across = hold.row[cell] == hold.row[other]
            where = place(x + PITCH / 2, y) if across else place(x, y + PITCH / 2, 90)
            clasps += f'<use href="#mh-link" transform="{where}"/>'
        found.append(tag("g", {**tip(kind_told(terms, kind, group, lang), "F3")}, Markup(clasps)))
    return found


# ---- around the ship


def _berths(view: View, state: MarrakHeshState, seat: int) -> list[Markup]:
    """The Transports that are left, by colour at three corners of the ship; empty outlines for those sent out."""
    players = state.game.players
    across = _wings(state.terms.hold) - 50
    first = COLOURS * ((seat - state.first) % players)
    found: list[Markup] = []
    for colour, (side, end) in enumerate(((-1, -1), (1, -1), (-1, 1))):
        left = state.hands[COLOURS * seat + colour]
        box = state.terms.box
        most = box.hands[players][first + colour]
        told = say("transports-left", {"colour": box.transports[colour], "count": left, "most": most})
        attributes = {"transform": place(side * across, end * _berth(state.terms.hold)), **tip(view.say(told), "R3")}
        found.append(tag("g", attributes, _berthed(box.transports[colour], seat, colour, left, most)))
    return found


@lru_cache(maxsize=256)
def _berthed(name: str, seat: int, colour: int, left: int, most: int) -> Markup:
    """So many Transports of one colour in berths for so many."""
    ships = '<use href="#mh-quay"/>'
    for berth in range(most):
        x = -26 + 52 * (berth % 2) if most - berth > 1 or berth % 2 else 0
        where = place(x, -31 + 62 * (berth // 2), 0, 0.64) if most > 1 else place(0, 0)
        known = f'data-piece="{transport_piece(seat, colour, berth)}"' if berth < left else 'class="mh-sent"'
        ships += f'<use href="#mh-{name}" transform="{where}" {known}/>'
    return Markup(ships)


def _tokens(view: View, state: MarrakHeshState, seat: int) -> Markup:
    """The tokens of the cards to be used once, at the fourth corner of the ship; a dish where none is in force."""
    where = place(_wings(state.terms.hold) - 50, _berth(state.terms.hold))
    cards = [card for card in state.in_force() if card.token]
    if not cards:
        return Markup(f'<use href="#mh-dish" transform="{where}"/>')
    coins = [Markup('<use href="#mh-quay"/>')]
    for step, card in enumerate(cards):
        kind, key = "mh-token mh-used", "token-used"
        if card.has_token(state, seat):
            kind, key = "mh-token", "token-left"
        told = tip(view.say(say(key, {"token": card.token_title()})), card.rule)
        coins.append(coin(card, place(0, 0 if len(cards) == 1 else -32 + 64 * step), kind, told))
    return tag("g", {"transform": where}, *coins)


# ---- what never changes


def _wings(hold: Hold) -> int:
    """Half the width of a ship."""
    return hold.columns * PITCH // 2 + WALL


def _is_whole(hold: Hold) -> bool:
    """Whether a hold has four rows; that of the miniature has one (D18)."""
    return len(hold.rows) > 1


def _berth(hold: Hold) -> int:
    """How far the berths of the Transports lie before and behind the middle of a ship."""
    return 198 if _is_whole(hold) else BERTH_SMALL


@lru_cache(maxsize=8)
def _hull(hold: Hold, lang: str) -> Markup:
    """The ship around a hold, with all its cells free."""
    wide = _wings(hold)
    slim = wide - PITCH
    whole = _is_whole(hold)
    low, far = (128, 238) if whole else (74, 150)  # half as long as the wings, and as the ship
    half = [
        f"V{-low - 26}q0 26 26 26H{wide - 26}q26 0 26 26V{low - 26}q0 26-26 26H{slim + 26}q-26 0-26 26",
        f"V{far - 24}q0 24-24 24",
        f"H{24 - slim}q-24 0-24-24V{low + 26}q0-26-26-26H{26 - wide}q-26 0-26-26V{26 - low}q0-26 26-26H{-26 - slim}",
        f"q26 0 26-26V{30 - far}",
    ]
    nose = f"L-44{-38 - far}q44-16 88 0L{slim - 26}{-6 - far}q26 8 26 36"
    hull = f"M{-slim}{30 - far}q0-28 26-36{nose}{''.join(half)}z"
    jets = (-slim + 44, 0, slim - 44) if whole else (-32, 32)
    lower = "" if whole else f' y="{far - 238}"'
    engines = "".join(f'<use href="#mh-jet" x="{x}"{lower}/>' for x in jets)
    cells = "".join(_cell_path(*_middle(hold, cell)) for cell in range(hold.cells))
    berth = _berth(hold) - 8 if whole else _berth(hold)
    arms = "".join(f"M{side * (slim - 6)} {end * berth}h{side * 30}" for side in (-1, 1) for end in (-1, 1))
    told = tip(say("hold-cells", {"cells": hold.cells}).text(lang), "R11")
    body = tag("path", {"class": "mh-hull", "d": hull, **told})
    seam = f"{68 - low}v{2 * (low - 68)}" if whole else "-34v68"
    return Markup(
        f'{engines}<path class="mh-arm" d="{arms}"/>{body}'
        f'<path class="mh-glass" d="M-34{-18 - far}q34-12 68 0l10 18q-44 10-88 0z"/>'
        f'<path class="mh-seam" d="M{-wide + 8}{seam}M{wide - 8}{seam}"/><path class="mh-bay" d="{cells}"/>'
    )


def _cell_path(x: int, y: int) -> str:
    """A free cell, as part of a path."""
    return f"M{x - 48} {y - 34}a14 14 0 0 1 14-14h68a14 14 0 0 1 14 14v68a14 14 0 0 1-14 14h-68a14 14 0 0 1-14-14z"
