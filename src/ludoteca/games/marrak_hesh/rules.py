"""Marrak Hesh 17: the rules.

Two or three captains send Transports to the docks of an orbital market. A Transport must differ in colour
from the first one met each way round the ring; it brings home the Goods of its dock, which go into the
captain's hold so that equal colours and equal kinds touch. The largest groups and the rare Goods score.
In the advanced game two of ten Deep Space cards change play or scoring. Nothing is hidden.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError, Reason
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.game import Game, State, usual_variants
from ludoteca.engine.options import Choice, Option, Several, Value
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.marrak_hesh.content import BOX, Hold
from ludoteca.games.marrak_hesh.scoring import (
    BLACK_MARKET,
    DECLINE,
    FORGED_PAPERS,
    JETTISON,
    LOADING_CRANE,
    SAFE_CONDUCT,
    ZERO_GRAVITY,
    Sheet,
    best_sheet,
    tally_total,
)

DOCKS: Final = 24
TILES: Final = 26
COLOURS: Final = 3  # of Transports

PLACE: Final = 0  # ids 0-71: colour x 24 + dock
PASS: Final = 72
KEEP: Final = 73  # the answers at the market: keep, slot 0, slot 1
STORE: Final = 76  # ids 76-91: the cell
ACTIONS: Final = 92

ASK_PLACE: Final = 0
ASK_MARKET: Final = 1
ASK_STORE: Final = 2

NONE: Final = -1  # no tile, no cell
TILE_COLOURS: Final = 6
TILE_KINDS: Final = 7
TILE_FEATURES: Final = 14  # 6 colours, 7 kinds, rare


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("marrak_hesh", key, args)


def goods(tile: int) -> Phrase:
    """The name of a tile: `rare yellow Plant`."""
    return say(
        "goods",
        {
            "colour": BOX.colours[BOX.colour[tile]],
            "kind": BOX.kinds[BOX.kind[tile]],
            "rare": "yes" if BOX.rare[tile] else "no",
        },
    )


def tile_code(tile: int, lang: str) -> str:
    """A tile in the notation of the rulebook in that language: `Ye`, `Yp*`."""
    colour = say("colour-letter", {"colour": BOX.colours[BOX.colour[tile]]}).text(lang)
    kind = say("kind-letter", {"kind": BOX.kinds[BOX.kind[tile]]}).text(lang)
    return f"{colour}{kind}{'*' if BOX.rare[tile] else ''}"


def dock_number(dock: int) -> int:
    """What people call a dock: they count from 1."""
    return dock + 1


def card_name(card: int) -> Phrase:
    """The name of a Deep Space card."""
    return say("card", {"card": BOX.cards[card - 1]})


def card_text(card: int) -> Phrase:
    """What a Deep Space card says, with the numbers that the rules use."""
    return say(
        "card-text",
        {
            "card": BOX.cards[card - 1],
            "most": BOX.jettison_most,
            "long": BOX.sealed_long,
            "short": BOX.sealed_short,
        },
    )


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MarrakHeshRules(Game):
    """Marrak Hesh 17 with its options chosen."""

    name: ClassVar[str] = "marrak_hesh"
    hides: ClassVar[bool] = False
    minutes: ClassVar[tuple[int, int]] = (10, 20)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3), 2),
        Choice("group_ties", ("all", "one"), "all"),  # first of all: it decides which holds are good
        Choice("deep_space", ("none", "random", "chosen"), "none"),
        Several("deep_space_pair", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 2, 2, (4, 10)),
        Choice("first_player", ("random", "seat_0", "seat_1", "seat_2"), "random"),
        Choice("tie_break", ("chain", "later", "shared"), "shared"),
    )

    def _check_options(self) -> None:
        if self.word("first_player") == "seat_2" and self.players == 2:
            raise OptionError(
                house(
                    "option-value",
                    {"option": "first_player", "given": "seat_2", "allowed": "random, seat_0, seat_1"},
                )
            )
        self.num_actions = ACTIONS
        self.hold: Hold = BOX.holds[self.players]
        self.catalogue: list[int] = BOX.catalogue[self.players]
        self.single: bool = self.word("group_ties") == "one"
        self.tie_break: str = self.word("tie_break")

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """The house's list, and each Deep Space card at least once."""
        found = usual_variants(cls)
        for players in (2, 3):
            for low, high in ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (1, 3), (2, 5), (4, 5)):
                found.append({"players": players, "deep_space": "chosen", "deep_space_pair": (low, high)})
        return found

    def _deal(self, dice: Dice) -> State:
        first = self.word("first_player")
        first_seat = dice.below(self.players) if first == "random" else int(first[-1])  # S1
        cards: list[int] = []
        if self.word("deep_space") == "random":  # S7
            deck = list(range(1, len(BOX.cards) + 1))
            dice.shuffle(deck)
            cards = sorted(deck[:2])
        elif self.word("deep_space") == "chosen":
            pair = self.options["deep_space_pair"]
            assert isinstance(pair, tuple)
            cards = [int(card) for card in pair]
        tiles = list(range(TILES))
        dice.shuffle(tiles)  # S5
        state = MarrakHeshState(self, dice)
        state.docks = tiles[:DOCKS]
        state.slots = tiles[DOCKS:]  # S6
        state.hands = [0] * (COLOURS * self.players)
        for position in range(self.players):  # S3, S4
            seat = (first_seat + position) % self.players
            for colour in range(COLOURS):
                state.hands[COLOURS * seat + colour] = BOX.hands[self.players][COLOURS * position + colour]
        state.cells = [NONE] * (self.hold.cells * self.players)  # S2
        state.last = [NONE] * self.players
        state.cards = cards
        everybody = (1 << self.players) - 1
        state.safe = everybody if SAFE_CONDUCT in cards else 0  # S8
        state.market = everybody if BLACK_MARKET in cards else 0
        state.first = first_seat
        state.to_move = first_seat
        return state

    def layout(self) -> list[tuple[str, int]]:
        """The parts of an observation; seats in turn order from the observer."""
        cells = self.hold.cells
        parts = [
            ("docks: 24 x (6 colours, 7 kinds, rare, 3 Transports)", DOCKS * (TILE_FEATURES + COLOURS)),
            ("slots: 2 x (6 colours, 7 kinds, rare)", 2 * TILE_FEATURES),
            ("tile just taken: 6 colours, 7 kinds, rare", TILE_FEATURES),
            ("Deep Space cards in force: 10", len(BOX.cards)),
            ("decision: place, market, store", 3),
            ("whose decision, by seat from the observer", self.players),
            ("first player, by seat from the observer", self.players),
            ("skips in a row / players", 1),
        ]
        for seat in range(self.players):
            whose = "own" if seat == 0 else f"seat +{seat}"
            parts += [
                (f"{whose}: Transports in hand / 4, by colour", COLOURS),
                (f"{whose}: hold, {cells} x (6 colours, 7 kinds, rare)", cells * TILE_FEATURES),
                (f"{whose}: cell stored last", cells),
                (f"{whose}: Safe-Conduct token, Black Market token", 2),
                (f"{whose}: tally / 30", 1),
            ]
        return parts


class MarrakHeshState(State):
    """A position of Marrak Hesh 17."""

    derived: ClassVar[dict[str, str]] = {"rules": "the game"}

    docks: list[int]  # for each dock its Goods, or -1 - colour of the Transport that lies there
    slots: list[int]  # the two leftover Goods
    hands: list[int]  # Transports left: seat x 3 + colour
    cells: list[int]  # the holds: seat x cells + cell; the tile, or NONE
    last: list[int]  # for each seat the cell that it stored in last, or NONE
    cards: list[int]  # the two Deep Space cards in force, or none
    safe: int  # the seats that still have C1's token, as bits
    market: int  # the seats that still have C3's token, as bits
    first: int  # the first player
    asked: int  # which decision: ASK_PLACE, ASK_MARKET or ASK_STORE
    taken: int  # the tile that was taken and not yet stored, or NONE
    taken_from: int  # the dock it came from, or NONE
    skips: int  # turns skipped in a row
    final: list[int]  # the totals, once the game is over

    def __init__(self, game: MarrakHeshRules, dice: Dice) -> None:
        super().__init__(game, dice)
        self.rules = game
        self.asked = ASK_PLACE
        self.taken = NONE
        self.taken_from = NONE
        self.skips = 0
        self.final = _UNSCORED

    def clone(self) -> MarrakHeshState:
        """An independent copy."""
        twin = MarrakHeshState(self.rules, self.dice.clone())
        twin.to_move = self.to_move
        twin.choices = self.choices
        twin.docks = self.docks[:]
        twin.slots = self.slots[:]
        twin.hands = self.hands[:]
        twin.cells = self.cells[:]
        twin.last = self.last[:]
        twin.cards = self.cards
        twin.safe = self.safe
        twin.market = self.market
        twin.first = self.first
        twin.asked = self.asked
        twin.taken = self.taken
        twin.taken_from = self.taken_from
        twin.skips = self.skips
        twin.final = self.final
        return twin

    # ---- the turn

    def _legal(self) -> list[int]:
        if self.asked == ASK_PLACE:
            return self._legal_place()
        if self.asked == ASK_STORE:
            return self._legal_store()
        return [KEEP, KEEP + 1, KEEP + 2]

    def _play(self, action: int) -> None:
        if action >= STORE:
            self._play_store(action - STORE)
        elif action < PASS:
            self._play_place(action // DOCKS, action % DOCKS)
        elif action == PASS:
            self._play_pass()
        else:
            self._play_market(action - KEEP)

    def _next_turn(self) -> None:
        self.to_move = (self.to_move + 1) % self.game.players  # R1
        self.asked = ASK_PLACE

    def _stuck(self) -> None:
        """R2: a seat that cannot place skips, and stays in the game."""
        if self.telling:
            self.tell(self.to_move, say("skips", {"seat": seat_name(self.to_move)}))
        self._skip_turn()

    def _skip_turn(self) -> None:
        self.skips += 1
        if self.skips == self.game.players:  # R13
            self._end()
        else:
            self._next_turn()

    # ---- placing a Transport

    def _legal_place(self) -> list[int]:
        """R3-R6; with C1 and its token also the safe placings."""
        near = self.neighbours()
        docks = self.docks
        base = COLOURS * self.to_move
        may_be_safe = self.safe >> self.to_move & 1 == 1
        normal = False
        found: list[int] = []
        for colour in range(COLOURS):
            if self.hands[base + colour] == 0:
                continue
            bit: i64 = 1 << colour
            dock: i64
            for dock in range(DOCKS):
                if docks[dock] < 0:
                    continue
                beside: i64 = near[dock]
                if not beside & bit:  # R5
                    found.append(colour * DOCKS + dock)
                    normal = True
                elif may_be_safe and beside != bit:  # C1: it matches exactly one
                    found.append(colour * DOCKS + dock)
        if found and not normal:
            found.append(PASS)  # C1: nobody has to spend the token
        return found

    def neighbours(self) -> list[int]:
        """R4: for each dock the colours of its first Transports each way, as bits; none on an empty ring."""
        docks = self.docks
        near = [0] * DOCKS
        start: i64 = 0
        while start < DOCKS and docks[start] >= 0:
            start += 1
        if start == DOCKS:
            return near
        met: i64 = 1 << (-1 - docks[start])  # the Transport behind the gap that is being walked
        gap: i64 = start + 1
        step: i64
        for step in range(start + 1, start + DOCKS + 1):
            lying: i64 = docks[step if step < DOCKS else step - DOCKS]
            if lying < 0:
                ahead: i64 = 1 << (-1 - lying)
                while gap < step:
                    near[gap if gap < DOCKS else gap - DOCKS] = met | ahead
                    gap += 1
                gap += 1
                met = ahead
        return near

    def _play_place(self, colour: int, dock: int) -> None:
        seat = self.to_move
        if self.safe >> seat & 1:
            if self.neighbours()[dock] >> colour & 1:
                self.safe &= ~(1 << seat)  # C1: a safe placing spends the token
                if self.telling:
                    self.tell(seat, say("spends-safe-conduct", {"seat": seat_name(seat)}))
        self.taken = self.docks[dock]  # R8
        self.taken_from = dock
        self.docks[dock] = -1 - colour  # R7
        self.hands[COLOURS * seat + colour] -= 1
        self.skips = 0
        self.asked = ASK_MARKET if self.market >> seat & 1 else ASK_STORE
        if self.telling:
            self.tell(
                seat,
                say(
                    "places",
                    {
                        "seat": seat_name(seat),
                        "colour": BOX.transports[colour],
                        "dock": dock_number(dock),
                        "goods": goods(self.taken),
                    },
                ),
            )

    def _play_pass(self) -> None:
        """C1: only safe placings were left, and the token is kept."""
        if self.telling:
            self.tell(self.to_move, say("passes", {"seat": seat_name(self.to_move)}))
        self._skip_turn()

    # ---- taking and storing Goods

    def _play_market(self, answer: int) -> None:
        """C3: exchange the Goods just taken for one of the two left over, or keep it."""
        seat = self.to_move
        if answer > 0:
            slot = answer - 1
            given = self.taken
            self.taken = self.slots[slot]
            self.slots[slot] = given
            self.market &= ~(1 << seat)
            if self.telling:
                self.tell(
                    seat,
                    say("exchanges", {"seat": seat_name(seat), "given": goods(given), "got": goods(self.taken)}),
                )
        self.asked = ASK_STORE

    def _legal_store(self) -> list[int]:
        """R9-R11, and C2."""
        hold = self.rules.hold
        base: i64 = hold.cells * self.to_move
        cells = self.cells
        last = self.last[self.to_move]
        if last == NONE:  # R10
            return list(range(STORE, STORE + hold.cells))
        found: list[int] = []
        if LOADING_CRANE in self.cards:  # C2
            for cell in hold.near[last]:
                if cells[base + cell] < 0:
                    found.append(STORE + cell)
            if found:
                return found
        free: i64
        for free in range(hold.cells):
            if cells[base + free] < 0:
                for other in hold.near[free]:
                    if cells[base + other] >= 0:  # R11
                        found.append(STORE + free)
                        break
        return found

    def _play_store(self, cell: int) -> None:
        seat = self.to_move
        hold = self.rules.hold
        self.cells[hold.cells * seat + cell] = self.taken  # R12
        self.last[seat] = cell
        if self.telling:
            self.tell(
                seat,
                say(
                    "stores",
                    {
                        "seat": seat_name(seat),
                        "goods": goods(self.taken),
                        "row": hold.row[cell] + 1,
                        "column": hold.column[cell] + 1,
                    },
                ),
            )
        self.taken = NONE
        self.taken_from = NONE
        self._next_turn()

    # ---- what may not be done

    def _refusal(self, action: int) -> Reason:
        if action < PASS:
            return self._refuse_place(action // DOCKS, action % DOCKS)
        if action == PASS:
            return self._refuse_pass()
        if action < STORE:
            return self._refuse_market()
        return self._refuse_store(action - STORE)

    def _refuse_place(self, colour: int, dock: int) -> Reason:
        name = BOX.transports[colour]
        if self.asked == ASK_MARKET:
            return Reason("C3", say("no-place-market", {"goods": goods(self.taken)}))
        if self.asked == ASK_STORE:
            return Reason("R1", say("no-place-now", {"goods": goods(self.taken)}))
        if self.docks[dock] < 0:
            there = BOX.transports[-1 - self.docks[dock]]
            return Reason("R3", say("no-dock-taken", {"dock": dock_number(dock), "there": there}))
        if self.hands[COLOURS * self.to_move + colour] == 0:
            return Reason("R3", say("no-transport", {"colour": name}))
        args: dict[str, int | str | Phrase] = {"colour": name, "dock": dock_number(dock)}
        if SAFE_CONDUCT in self.cards and self.neighbours()[dock] == 1 << colour:
            return Reason("C1", say("no-both-neighbours", args))
        if SAFE_CONDUCT in self.cards:
            return Reason("C1", say("no-neighbour-token", args))
        return Reason("R5", say("no-neighbour", args))

    def _refuse_pass(self) -> Reason:
        if self.asked != ASK_PLACE:
            return Reason("R8", say("no-pass-storing"))
        return Reason("C1" if SAFE_CONDUCT in self.cards else "R2", say("no-pass"))

    def _refuse_market(self) -> Reason:
        if BLACK_MARKET not in self.cards:
            return Reason("C3", say("no-market-card"))
        if not self.market >> self.to_move & 1:
            return Reason("C3", say("no-market-token"))
        return Reason("C3", say("no-market-now" if self.asked == ASK_PLACE else "no-market-asked"))

    def _refuse_store(self, cell: int) -> Reason:
        hold = self.rules.hold
        base = hold.cells * self.to_move
        if cell >= hold.cells:
            return Reason("S2", say("no-cell", {"cells": hold.cells}))
        if self.asked == ASK_PLACE:
            return Reason("R1", say("no-store-yet"))
        if self.asked == ASK_MARKET:
            return Reason("C3", say("no-store-market"))
        if self.cells[base + cell] >= 0:
            return Reason("R9", say("no-cell-full", {"goods": goods(self.cells[base + cell])}))
        if LOADING_CRANE in self.cards and any(
            self.cells[base + near] < 0 for near in hold.near[self.last[self.to_move]]
        ):
            return Reason("C2", say("no-cell-crane"))  # the crane comes first: to touch other Goods would not help
        return Reason("R11", say("no-cell-apart"))

    # ---- end and scoring

    def _end(self) -> None:
        self.final = [self.sheet(seat).total for seat in range(self.game.players)]  # R14
        self.to_move = NONE
        if self.telling:
            self.tell(NONE, say("ends"))
            for place, told in self._ties_told():
                if place > 1:  # the first one is told with whatever decided
                    self.tell(NONE, told)

    def hold_of(self, seat: int) -> list[int]:
        """The hold of a seat, cell by cell."""
        cells = self.rules.hold.cells
        return self.cells[cells * seat : cells * (seat + 1)]

    def sheet(self, seat: int) -> Sheet:
        """F6: the best total of a seat, with the order and the choices of its cards."""
        rules = self.rules
        return best_sheet(self.cards, rules.hold, self.hold_of(seat), rules.catalogue, rules.single)

    def scores(self) -> list[int]:
        """The tally of each hold as it stands; the totals with the cards once the game is over."""
        if self.to_move < 0:
            return self.final[:]
        rules = self.rules
        return [tally_total(rules.hold, self.hold_of(seat), rules.single) for seat in range(rules.players)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The cards in the order taken (once the game is over), then colours, kinds and rare Goods."""
        cards = self.cards if self.to_move < 0 else []
        rules = self.rules
        sheet = best_sheet(cards, rules.hold, self.hold_of(seat), rules.catalogue, rules.single)
        lines = [
            ScoreLine(f"C{sheet.cards[number]}", self._card_line(sheet, number, seat), sheet.points[number])
            for number in range(len(sheet.cards))
            if sheet.cards[number] >= ZERO_GRAVITY
        ]
        lines.append(ScoreLine("F2", say("line-colours"), sheet.tally.colour))
        lines.append(ScoreLine("F3", say("line-kinds"), sheet.tally.kind))
        lines.append(ScoreLine("F4", say("line-rare"), sheet.tally.rare))
        if self.to_move < 0:
            lines += [ScoreLine("F9", phrase, 0) for phrase in self._tie_lines(seat)]
        return lines

    def _card_line(self, sheet: Sheet, number: int, seat: int) -> Phrase:
        card = sheet.cards[number]
        choice = sheet.choices[number]
        hold = self.rules.hold
        args: dict[str, int | str | Phrase] = {"card": BOX.cards[card - 1]}
        if card not in (ZERO_GRAVITY, FORGED_PAPERS, JETTISON):
            return say("line-card", args)
        if choice == DECLINE:
            return say("line-declined", args)
        if card == FORGED_PAPERS:
            args["goods"] = goods(sheet.forged)
            return say("line-forged", args)
        if card == JETTISON:
            rows = len(hold.rows)
            row = choice <= rows
            args["line"] = choice if row else choice - rows
            return say("line-row" if row else "line-column", args)
        low, high = divmod(choice - 1, hold.cells)
        before = self.hold_of(seat) if number == 0 else _unswapped(sheet.cells, low, high)
        args["one"] = goods(before[low])
        args["other"] = goods(before[high])
        return say("line-swapped", args)

    def winners(self) -> list[int]:
        """F9."""
        if self.to_move >= 0:
            return []
        if self.rules.tie_break == "shared":
            top = max(self.final)
            return [seat for seat in range(self.game.players) if self.final[seat] == top]
        return self.ranking()[:1]

    def ranking(self) -> list[int]:
        """F9: the seats of a finished game from first to last; equal totals are ordered by `tie_break`."""
        return sorted(range(self.game.players), key=self._rank, reverse=True)

    def _rank(self, seat: int) -> tuple[int, int, int, int]:
        position = (seat - self.first) % self.game.players
        if self.rules.tie_break != "chain":
            return (self.final[seat], 0, 0, position)
        held = [tile for tile in self.hold_of(seat) if tile >= 0]  # F8: as it was at the end of play
        return (self.final[seat], sum(BOX.rare[tile] for tile in held), -len(held), position)

    def decided(self) -> Phrase | None:
        """F9: what became of equal totals at the top."""
        tops = [told for place, told in self._ties_told() if place == 1] if self.to_move < 0 else []
        return tops[0] if tops else None

    def criterion(self, ahead: int, behind: int) -> tuple[str, int, int]:
        """F9: what ranks one seat before another of the same total, and what each of them has of it."""
        better, worse = self._rank(ahead), self._rank(behind)
        if better[1] != worse[1]:
            return "rare", better[1], worse[1]
        if better[2] != worse[2]:
            return "fewer", -better[2], -worse[2]
        return "later", better[3] + 1, worse[3] + 1

    def _ties_told(self) -> list[tuple[int, Phrase]]:
        """F9: which totals are equal, and what becomes of it; each with the place that it is about."""
        if self.rules.tie_break == "shared":
            return self._shared_told()
        found: list[tuple[int, Phrase]] = []
        for ahead, behind in self._ties():
            criterion, own, others = self.criterion(ahead, behind)
            args: dict[str, int | str | Phrase] = {"seat": seat_name(ahead), "other": seat_name(behind)}
            args |= {"points": self.final[ahead], "criterion": criterion, "own": own, "others": others}
            found.append((1 + self.ranking().index(ahead), say("tie-decided", args)))
        return found

    def _shared_told(self) -> list[tuple[int, Phrase]]:
        found: list[tuple[int, Phrase]] = []
        for total in sorted(set(self.final), reverse=True):
            equal = [seat_name(seat) for seat in range(self.game.players) if self.final[seat] == total]
            if len(equal) < 2:
                continue
            seats = say("two-seats", {"one": equal[-2], "other": equal[-1]})
            if len(equal) == 3:
                seats = say("three-seats", {"one": equal[0], "others": seats})
            place = 1 + sum(other > total for other in self.final)
            found.append((place, say("tie-shared", {"seats": seats, "place": place, "points": total})))
        return found

    def _ties(self) -> list[tuple[int, int]]:
        """The pairs of seats with equal totals that follow each other in the ranking."""
        order = self.ranking()
        pairs = [(order[place], order[place + 1]) for place in range(len(order) - 1)]
        return [(ahead, behind) for ahead, behind in pairs if self.final[ahead] == self.final[behind]]

    def _tie_lines(self, seat: int) -> list[Phrase]:
        """For each neighbour in the ranking with the same total: what decided, with the numbers of both."""
        if self.rules.tie_break == "shared":
            return [say("line-shared")] if self.final.count(self.final[seat]) > 1 else []
        found: list[Phrase] = []
        for ahead, behind in self._ties():
            if seat in (ahead, behind):
                criterion, better, worse = self.criterion(ahead, behind)
                own, others = (better, worse) if seat == ahead else (worse, better)
                won = "yes" if seat == ahead else "no"
                found.append(say("line-tie", {"won": won, "criterion": criterion, "own": own, "others": others}))
        return found

    # ---- what a seat knows: everything

    def packed(self) -> list[int]:
        """Every field of the position."""
        single = [
            self.to_move, self.safe, self.market, self.first, self.asked, self.taken, self.taken_from, self.skips,
        ]  # fmt: skip
        return self.docks + self.slots + self.hands + self.cells + self.last + self.cards + single + self.final

    def information(self, seat: int) -> bytes:
        """The whole position: this is a game of perfect information."""
        return bytes([number + 4 for number in self.packed()])

    def _observe(self, seat: int, row: Row) -> None:
        players = self.game.players
        cells = self.rules.hold.cells
        for lying in self.docks:
            row.ready(_DOCKS_SHOWN[COLOURS + lying])
        _show_tile(row, self.slots[0])
        _show_tile(row, self.slots[1])
        _show_tile(row, self.taken)
        row.marks(len(BOX.cards), [card - 1 for card in self.cards])
        row.mark(3, self.asked if self.to_move >= 0 else NONE)
        row.mark_seat(players, seat, self.to_move)
        row.mark_seat(players, seat, self.first)
        row.share(self.skips, players)
        scores = self.scores()
        for step in range(players):
            other = (seat + step) % players
            for colour in range(COLOURS * other, COLOURS * (other + 1)):
                row.share(self.hands[colour], 4)
            for cell in range(cells * other, cells * (other + 1)):
                _show_tile(row, self.cells[cell])
            row.mark(cells, self.last[other])
            row.flag(self.safe >> other & 1 == 1)
            row.flag(self.market >> other & 1 == 1)
            row.share(scores[other], 30)

    # ---- in words

    def describe(self, action: int) -> Phrase:
        """`Teal Transport to dock 5: yellow Engine`, and so on."""
        if action < PASS:
            colour, dock = divmod(action, DOCKS)
            args: dict[str, int | str | Phrase] = {"colour": BOX.transports[colour], "dock": dock_number(dock)}
            if self.docks[dock] < 0:
                return say("place-bare", args)
            args["goods"] = goods(self.docks[dock])
            safe = SAFE_CONDUCT in self.cards and self.neighbours()[dock] >> colour & 1
            return say("place-safe" if safe else "place", args)
        if action == PASS:
            return say("pass")
        if action == KEEP:
            return say("keep", {"goods": goods(self.taken)}) if self.taken >= 0 else say("keep-bare")
        if action < STORE:
            return say("exchange", {"goods": goods(self.slots[action - KEEP - 1])})
        hold = self.rules.hold
        cell = action - STORE
        if cell >= hold.cells:
            return say("store-nowhere", {"cell": cell + 1})
        return say("store", {"row": hold.row[cell] + 1, "column": hold.column[cell] + 1})

    def question(self) -> Question:
        """What is asked now."""
        if self.to_move < 0:
            return Question("R13", say("ends"))
        if self.asked == ASK_PLACE:
            only_safe = PASS in self.choices
            return Question("C1" if only_safe else "R3", say("ask-place-safe" if only_safe else "ask-place"))
        name = goods(self.taken)
        if self.asked == ASK_MARKET:
            return Question("C3", say("ask-market", {"goods": name}))
        return Question("R9", say("ask-store", {"goods": name}))

    def notation(self) -> str:
        """Docks, slots, cards and decision on a line each, then a line for each seat."""
        hold = self.rules.hold
        docks = " ".join(BOX.goods[lying] if lying >= 0 else BOX.transport_letters[-1 - lying] for lying in self.docks)
        asked = "over" if self.to_move < 0 else f"seat {self.to_move} {('place', 'market', 'store')[self.asked]}"
        taken = f" {BOX.goods[self.taken]}" if self.taken >= 0 else ""
        lines = [
            f"docks {docks}",
            f"slots {' '.join(BOX.goods[tile] for tile in self.slots)}",
            f"cards {' '.join(f'C{card}' for card in self.cards) or '-'}",
            f"turn  {asked}{taken}, skips {self.skips}, first {self.first}",
        ]
        scores = self.scores()
        for seat in range(self.game.players):
            hand = "".join(
                BOX.transport_letters[colour] * self.hands[COLOURS * seat + colour] for colour in range(COLOURS)
            )
            tokens = ("C1 " if self.safe >> seat & 1 else "") + ("C3 " if self.market >> seat & 1 else "")
            last = "-" if self.last[seat] < 0 else str(self.last[seat])
            lines.append(
                f"seat {seat}: {hold_text(hold, self.hold_of(seat))} | hand {hand or '-'} | last {last} | "
                f"{tokens}| {scores[seat]}"
            )
        return "\n".join(lines)


def hold_text(hold: Hold, cells: list[int]) -> str:
    """A hold in the rulebook's notation: `# Ye Yp* # / . . . . / ...`."""
    rows: list[str] = []
    cell = 0
    for row in hold.rows:
        marks: list[str] = []
        for mark in row:
            if mark == "#":
                marks.append("#")
            else:
                marks.append(BOX.goods[cells[cell]] if cells[cell] >= 0 else ".")
                cell += 1
        rows.append(" ".join(marks))
    return " / ".join(rows)


def _show_tile(row: Row, tile: int) -> None:
    if tile < 0:
        row.skip(TILE_FEATURES)
    else:
        row.ready(_TILES_SHOWN[tile])


def _dock_shown(lying: int) -> bytes:
    """What lies on a dock: a tile, or the Transport of colour -1 - lying."""
    row = Row()
    _show_tile(row, lying)
    row.mark(COLOURS, -1 - lying)
    return row.taken()


def _tile_shown(tile: int) -> bytes:
    row = Row()
    row.mark(TILE_COLOURS, BOX.colour[tile])
    row.mark(TILE_KINDS, BOX.kind[tile])
    row.share(BOX.rare[tile], 1)
    return row.taken()


def _unswapped(cells: list[int], low: int, high: int) -> list[int]:
    before = cells[:]
    before[low], before[high] = before[high], before[low]
    return before


_UNSCORED: Final[list[int]] = []
_TILES_SHOWN: Final[list[bytes]] = [_tile_shown(tile) for tile in range(len(BOX.goods))]
_DOCKS_SHOWN: Final[list[bytes]] = [_dock_shown(lying) for lying in range(-COLOURS, len(BOX.goods))]
