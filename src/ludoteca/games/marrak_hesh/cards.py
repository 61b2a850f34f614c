"""The Deep Space cards of Marrak Hesh 17: a class for each, with whatever it does to play and to scoring.

A new card is its entry in `content.toml`, a class here under the same name, and its words `card-…`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.content import Content
from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.marrak_hesh.content import TILE_KINDS, Box
from ludoteca.games.marrak_hesh.phrases import dock_number, goods, say
from ludoteca.games.marrak_hesh.position import ASK_MARKET, ASK_PLACE, MarrakHeshState, Terms, token
from ludoteca.games.marrak_hesh.scoring import DECLINE, Sheet, colour_masks, group_sizes, points

MOST: Final = 20  # VP that a number of a card may bring


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What most cards do: nothing. Each says what it does otherwise."""

    alters = False  # whether it changes the hold before that is tallied
    scores = True  # whether it has a line in the score sheet
    token = False  # whether everybody has a token of it, to be used once per game
    binds = False  # whether it matters which cell was stored in last
    trades = False  # whether it opens the market of the two leftover Goods
    lifts = False  # whether it allows placings that R5 forbids; where no others are left, they may be passed up
    ask_key = "ask-place-safe"  # the words for that
    pass_key = "pass"
    passes_key = "passes"

    def __init__(self, number: int, facts: Content) -> None:
        self.number = number
        self.name = facts.text("name")
        self.rule = f"C{number}"

    def title(self) -> Phrase:
        """The name of the card."""
        return say(f"card-{self.name}")

    def text(self, players: int) -> Phrase:
        """What it says, with the numbers that it plays with."""
        return say(f"card-{self.name}-text")

    def token_title(self) -> Phrase:
        """The name of its token."""
        return say(f"card-{self.name}-token")

    # ---- its token

    def has_token(self, state: MarrakHeshState, seat: int) -> bool:
        """Whether a seat still has it."""
        return state.tokens & token(self.number, seat) != 0

    def spend_token(self, state: MarrakHeshState) -> None:
        """The seat to move has used it."""
        state.tokens &= ~token(self.number, state.to_move)

    # ---- in play

    def set_up(self, state: MarrakHeshState) -> None:
        """What changes in the opening: everybody has the token, if there is one (S8)."""
        if self.token:
            for seat in range(state.terms.players):
                state.tokens |= token(self.number, seat)

    def may_place(self, state: MarrakHeshState, beside: int, bit: int) -> bool:
        """Whether a Transport of that colour may go between these neighbours, against R5."""
        return False

    def placing(self, state: MarrakHeshState, colour: int, dock: int) -> None:
        """A Transport is about to be placed."""

    def placing_key(self, state: MarrakHeshState, colour: int, dock: int) -> str:
        """The key of the words for such a placing; none: the usual one."""
        return ""

    def taking(self, state: MarrakHeshState) -> None:
        """The Goods have just been taken."""

    def trading(self, state: MarrakHeshState) -> None:
        """The Goods just taken have been exchanged."""

    def cells(self, state: MarrakHeshState) -> list[int]:
        """The cells to which the taken Goods are bound; none: wherever R9 to R11 allow."""
        return []

    def refuse_placing(self, state: MarrakHeshState, colour: int, dock: int) -> Reason | None:
        """Why the card does not allow a placing either that R5 forbids; None: it has no say."""
        return None

    def refuse_trading(self, state: MarrakHeshState) -> Reason | None:
        """Why there is no exchange now; None: it has no say."""
        return None

    def refuse_cell(self, state: MarrakHeshState) -> Reason | None:
        """Why the taken Goods are bound to other cells; None: it has no say."""
        return None

    # ---- at the end

    def choices(self, terms: Terms, cells: list[int]) -> list[int]:
        """F7: the choices that it gives in the order of the listing, declining first."""
        return [DECLINE]

    def alter(self, terms: Terms, choice: int, cells: list[int], forged: int) -> tuple[list[int], int, int]:
        """The hold, the forged tile and the VP after one of its choices."""
        return cells, forged, 0

    def bonus(self, terms: Terms, cells: list[int], forged: int) -> int:
        """What it brings for the hold as it stands."""
        return 0

    def line(self, terms: Terms, sheet: Sheet, place: int, cells: list[int]) -> Phrase:
        """Its line in the score sheet, in which it is the card at that place; `cells` is the hold before all cards."""
        if self.alters and sheet.choices[place] == DECLINE:
            return say("line-declined", {"card": self.title()})
        return say("line-card", {"card": self.title()})


class SafeConduct(Card):
    """C1: once per game a Transport may match one of its two neighbours."""

    scores = False
    lifts = True
    token = True

    def may_place(self, state: MarrakHeshState, beside: int, bit: int) -> bool:
        """It matches exactly one."""
        return beside != bit and self.has_token(state, state.to_move)

    def placing(self, state: MarrakHeshState, colour: int, dock: int) -> None:
        """A safe placing spends the token."""
        seat = state.to_move
        if self.has_token(state, seat) and state.neighbours()[dock] >> colour & 1:
            self.spend_token(state)
            if state.telling:
                state.tell(seat, say("spends-safe-conduct", {"seat": seat_name(seat)}))

    def placing_key(self, state: MarrakHeshState, colour: int, dock: int) -> str:
        """A placing beside its own colour is a safe one."""
        return "place-safe" if state.neighbours()[dock] >> colour & 1 else ""

    def refuse_placing(self, state: MarrakHeshState, colour: int, dock: int) -> Reason | None:
        """Both neighbours match, or there is no token."""
        both = state.neighbours()[dock] == 1 << colour
        args: dict[str, int | str | Phrase] = {"colour": state.terms.box.transports[colour], "dock": dock_number(dock)}
        return Reason(self.rule, say("no-both-neighbours" if both else "no-neighbour-token", args))


class LoadingCrane(Card):
    """C2: each tile goes beside the one before, if it can."""

    scores = False
    binds = True

    def cells(self, state: MarrakHeshState) -> list[int]:
        """The free cells beside the one that was stored in last."""
        hold = state.terms.hold
        base: i64 = hold.cells * state.to_move
        found: list[int] = []
        for cell in hold.near[state.last[state.to_move]]:
            if state.cells[base + cell] < 0:
                found.append(cell)
        return found

    def refuse_cell(self, state: MarrakHeshState) -> Reason | None:
        """A cell beside the last one is free."""
        return Reason(self.rule, say("no-cell-crane")) if self.cells(state) else None


class BlackMarket(Card):
    """C3: once per game the tile just taken is exchanged for one of the two left over."""

    scores = False
    token = True
    trades = True

    def taking(self, state: MarrakHeshState) -> None:
        """Whoever has the token is asked."""
        if self.has_token(state, state.to_move):
            state.asked = ASK_MARKET

    def trading(self, state: MarrakHeshState) -> None:
        """An exchange spends the token."""
        self.spend_token(state)

    def refuse_trading(self, state: MarrakHeshState) -> Reason | None:
        """There is no token, or it is not the time."""
        if not self.has_token(state, state.to_move):
            return Reason(self.rule, say("no-market-token"))
        return Reason(self.rule, say("no-market-now" if state.asked == ASK_PLACE else "no-market-asked"))


class ZeroGravity(Card):
    """C4: two Goods of the hold change places."""

    alters = True

    def choices(self, terms: Terms, cells: list[int]) -> list[int]:
        """Every pair of stored Goods."""
        found = [DECLINE]
        count = terms.hold.cells
        for low in range(count):
            for high in range(low + 1, count):
                if cells[low] >= 0 and cells[high] >= 0:
                    found.append(1 + low * count + high)
        return found

    def alter(self, terms: Terms, choice: int, cells: list[int], forged: int) -> tuple[list[int], int, int]:
        """The two change places."""
        return (cells if choice == DECLINE else _swapped(cells, choice, terms.hold.cells)), forged, 0

    def line(self, terms: Terms, sheet: Sheet, place: int, cells: list[int]) -> Phrase:
        """Which two."""
        choice = sheet.choices[place]
        if choice == DECLINE:
            return super().line(terms, sheet, place, cells)
        before = cells if place == 0 else _swapped(sheet.cells, choice, terms.hold.cells)
        low, high = divmod(choice - 1, terms.hold.cells)
        names = {"one": goods(terms.box, before[low]), "other": goods(terms.box, before[high])}
        return say("line-swapped", {"card": self.title(), **names})


def _swapped(cells: list[int], choice: int, count: int) -> list[int]:
    low, high = divmod(choice - 1, count)
    after = cells[:]
    after[low], after[high] = after[high], after[low]
    return after


class ForgedPapers(Card):
    """C5: a rare tile counts as every colour, and is rare no more."""

    alters = True

    def choices(self, terms: Terms, cells: list[int]) -> list[int]:
        """Every rare tile of the hold."""
        rare = terms.box.rare
        return [DECLINE, *[1 + cell for cell in range(terms.hold.cells) if cells[cell] >= 0 and rare[cells[cell]]]]

    def alter(self, terms: Terms, choice: int, cells: list[int], forged: int) -> tuple[list[int], int, int]:
        """That tile is forged."""
        return cells, forged if choice == DECLINE else cells[choice - 1], 0

    def line(self, terms: Terms, sheet: Sheet, place: int, cells: list[int]) -> Phrase:
        """Which one."""
        if sheet.choices[place] == DECLINE:
            return super().line(terms, sheet, place, cells)
        return say("line-forged", {"card": self.title(), "goods": goods(terms.box, sheet.forged)})


class Jettison(Card):
    """C6: a row or a column is thrown out, for a few VP."""

    alters = True

    def __init__(self, number: int, facts: Content) -> None:
        super().__init__(number, facts)
        self.most = facts.whole("most", 0, MOST)

    def text(self, players: int) -> Phrase:
        """With the most that it brings."""
        return say(f"card-{self.name}-text", {"most": self.most})

    def choices(self, terms: Terms, cells: list[int]) -> list[int]:
        """Every line that is not empty."""
        found = [DECLINE]
        for line in range(len(terms.hold.lines)):
            for cell in terms.hold.lines[line]:
                if cells[cell] >= 0:
                    found.append(1 + line)
                    break
        return found

    def alter(self, terms: Terms, choice: int, cells: list[int], forged: int) -> tuple[list[int], int, int]:
        """The line is empty, and each tile of it brings 1 VP."""
        if choice == DECLINE:
            return cells, forged, 0
        after = cells[:]
        thrown = 0
        for cell in terms.hold.lines[choice - 1]:
            if after[cell] >= 0:
                thrown += 1
                after[cell] = -1
        return after, forged, min(thrown, self.most)

    def line(self, terms: Terms, sheet: Sheet, place: int, cells: list[int]) -> Phrase:
        """Which line."""
        choice = sheet.choices[place]
        rows = len(terms.hold.rows)
        if choice == DECLINE:
            return super().line(terms, sheet, place, cells)
        if choice <= rows:
            return say("line-row", {"card": self.title(), "line": choice})
        return say("line-column", {"card": self.title(), "line": choice - rows})


class FullCatalogue(Card):
    """C7: so many different kinds bring so much."""

    def __init__(self, number: int, facts: Content) -> None:
        super().__init__(number, facts)
        kinds = TILE_KINDS + 1
        self.brings = {
            2: facts.wholes("two_players", 0, MOST, kinds),
            3: facts.wholes("three_players", 0, MOST, kinds),
        }

    def text(self, players: int) -> Phrase:
        """With what the kinds bring at this table."""
        brings = self.brings[players]
        kinds = [kind for kind in range(len(brings)) if brings[kind] > 0] or [TILE_KINDS]
        told = {"kinds": _slashed(kinds), "points": _slashed([brings[kind] for kind in kinds])}
        return say(f"card-{self.name}-text", {**told})

    def bonus(self, terms: Terms, cells: list[int], forged: int) -> int:
        """By the number of kinds in the hold."""
        seen = {terms.box.kind[tile] for tile in cells if tile >= 0}
        return self.brings[terms.players][len(seen)]


def _slashed(numbers: list[int]) -> str:
    return " / ".join([str(number) for number in numbers])


class SealedBulkheads(Card):
    """C8: full rows whose two ends share a colour or a kind."""

    def __init__(self, number: int, facts: Content) -> None:
        super().__init__(number, facts)
        self.long = facts.whole("long", 0, MOST)
        self.short = facts.whole("short", 0, MOST)

    def text(self, players: int) -> Phrase:
        """With what a long and a short row bring."""
        return say(f"card-{self.name}-text", {"long": self.long, "short": self.short})

    def bonus(self, terms: Terms, cells: list[int], forged: int) -> int:
        """Row by row."""
        hold = terms.hold
        found = 0
        for row in range(len(hold.rows)):
            line = hold.lines[row]
            full = min([cells[cell] for cell in line]) >= 0
            if full and _alike(terms.box, cells[line[0]], cells[line[-1]], forged):
                found += self.long if len(line) == hold.columns else self.short
        return found


class Quarantine(Card):
    """C9: the Goods that share neither colour nor kind with any neighbour."""

    def __init__(self, number: int, facts: Content) -> None:
        super().__init__(number, facts)
        self.each = facts.whole("each", 0, MOST)

    def text(self, players: int) -> Phrase:
        """With what each tile brings."""
        return say(f"card-{self.name}-text", {"each": self.each})

    def bonus(self, terms: Terms, cells: list[int], forged: int) -> int:
        """Tile by tile."""
        hold = terms.hold
        found = 0
        for cell in range(hold.cells):
            tile = cells[cell]
            if tile < 0:
                continue
            alone = self.each
            for other in hold.near[cell]:
                if cells[other] >= 0 and _alike(terms.box, tile, cells[other], forged):
                    alone = 0
            found += alone
        return found


class SecondBuyer(Card):
    """C10: the colour groups of the second-largest size score too."""

    def bonus(self, terms: Terms, cells: list[int], forged: int) -> int:
        """As F2 counts the largest."""
        sizes = group_sizes(colour_masks(terms, cells, forged))
        top = max(sizes, default=0)
        return points([size for size in sizes if size < top], terms.single)


def _alike(box: Box, tile: int, other: int, forged: int) -> bool:
    """Whether two tiles share colour or kind."""
    return (
        box.colour[tile] == box.colour[other] or box.kind[tile] == box.kind[other] or tile == forged or other == forged
    )


CLASSES: Final[dict[str, type[Card]]] = {
    "safe_conduct": SafeConduct,
    "loading_crane": LoadingCrane,
    "black_market": BlackMarket,
    "zero_gravity": ZeroGravity,
    "forged_papers": ForgedPapers,
    "jettison": Jettison,
    "full_catalogue": FullCatalogue,
    "sealed_bulkheads": SealedBulkheads,
    "quarantine": Quarantine,
    "second_buyer": SecondBuyer,
}


def cards_of(box: Box) -> list[Card]:
    """The Deep Space cards of a box, C1 first; each reads what its entry says of it."""
    found: list[Card] = []
    for entry in box.cards:
        kind = CLASSES[entry.one_of("name", list(CLASSES))]
        found.append(kind(len(found) + 1, entry))
        entry.close()
    return found
