"""What a seat of Pocket Mars knows (H1-H8): its information, its observation, and the positions it holds possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.deals import REST, even_deal
from ludoteca.engine.row import Row
from ludoteca.games.pocket_mars import draft
from ludoteca.games.pocket_mars.actions import ASK_DRAFT, ASK_OPENING, DECISIONS
from ludoteca.games.pocket_mars.content import BOX, CARDS, HOUSES, PARTS, TYPES, VALUES
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.games.pocket_mars.table import (
    ANY_ORIGIN,
    FACE_DOWN,
    FROM_DECK,
    HAND_MOST,
    MODULE,
    NONE,
    OPEN_TYPE,
    PocketMarsTable,
    Terms,
)

_KIND: Final = BOX.kind

UNTYPED: Final = 5  # a hidden card whose back is not seen

# A hidden place is a number: what its card can be, and where it is.
AT_SLOT: Final = 4  # where: 0-3 the hand of a seat, + slot
AT_PILE: Final = 12  # + place under a building
AT_DECK: Final = 47  # + place from the bottom
WHERE: Final = 128
ORIGIN: Final = 32 * WHERE
KIND: Final = 8 * ORIGIN
EPOCH: Final = 256 * KIND


def redeal(table: PocketMarsTable, seat: int) -> None:
    """H8: spread what the seat cannot place over the unknown places, in agreement with what it sees.

    Only what `information` holds is looked at, in an order that does not depend on anything hidden. Other seats
    keep no facts but their own cards: what they remember changes nothing in play.
    """
    if table.asked == ASK_DRAFT and table.to_move >= 0:
        draft.redeal(table, seat)
        return
    places = hidden_places(table, seat)
    if table.terms.draft:
        _add_deck(table, places)
    dealing = Dealing(table, seat, places, _unknown_cards(table, seat))
    dealing.deal()
    dealing.write()


def hidden_places(table: PocketMarsTable, seat: int) -> list[int]:
    """The places whose card the seat does not know but knows something of, sorted."""
    terms = table.terms
    places: list[int] = []
    bit = 1 << seat
    for other in range(terms.sides):
        if other == seat:
            continue
        backs = terms.open_backs
        places += [_place(table, card, backs, other) for card in table.hand_of(other) if not table.known[card] & bit]
        for slot in (MODULE * other, MODULE * other + 1):
            card = table.prep[slot]
            if card >= 0 and not table.known[card] & bit:
                if table.asked == ASK_OPENING:  # S5: which ones they are is not shown yet
                    places.append(_place(table, card, backs, other))
                else:
                    places.append(_place(table, card, True, AT_SLOT + slot))
    for number in range(VALUES * HOUSES):
        card = table.pile[number] - FACE_DOWN
        if card >= 0 and not table.known[card] & bit:
            places.append(_place(table, card, True, AT_PILE + number))
    for number in range(table.sunk):
        card = table.deck[number]
        if not table.known[card] & bit:
            places.append(_place(table, card, table.known[card] & OPEN_TYPE != 0, AT_DECK + number))
    top = len(table.deck) - 1
    if terms.open_backs and top >= table.sunk:
        places.append(_place(table, table.deck[top], True, AT_DECK + top))
    places.sort()
    return places


def _add_deck(table: PocketMarsTable, places: list[int]) -> None:
    """H7: after a draft not every card can be in the deck, so its places are dealt to like all others."""
    end = len(table.deck) - (1 if table.terms.open_backs else 0)
    places += [_place(table, table.deck[number], False, AT_DECK + number) for number in range(table.sunk, end)]


def _place(table: PocketMarsTable, card: int, typed: bool, where: int) -> int:
    kind = _KIND[card] if typed else UNTYPED
    origin = table.origin[card] if table.terms.draft else 0
    loose = 0 if typed else EPOCH
    return loose + table.epoch[card] * KIND + kind * ORIGIN + origin * WHERE + where


def _unknown_cards(table: PocketMarsTable, seat: int) -> list[int]:
    """The cards that the seat cannot place, sorted."""
    bit = 1 << seat
    placed = [False] * CARDS
    for card in table.discard:
        placed[card] = True
    for number in range(CARDS):
        if 0 <= table.pile[number] < FACE_DOWN:
            placed[table.pile[number]] = True
    if table.aside >= 0:
        placed[table.aside] = True
    return [card for card in range(CARDS) if not placed[card] and not table.known[card] & bit]


class Dealing:
    """A random deal of the unknown cards to the hidden places, each that the seat holds possible equally likely."""

    def __init__(self, table: PocketMarsTable, seat: int, places: list[int], unknown: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.places = places
        self.unknown = unknown
        self.fits = self._all_fits()
        self.dealt: list[int] = []  # the card of each place

    def _all_fits(self) -> list[int]:
        """For each unknown card the places where it can be; what is left over lies in the deck."""
        table = self.table
        alike: list[int] = []  # what the places of a card depend on
        places: list[int] = []
        found: list[int] = []
        number: i64
        for card in self.unknown:
            like = TYPES * table.born[card] + _KIND[card]
            if table.terms.draft:
                like = like * (ANY_ORIGIN + 1) + table.region[CARDS * self.seat + card]
            number = 0
            while number < len(alike) and alike[number] != like:
                number += 1
            if number == len(alike):
                alike.append(like)
                places.append(self._fits(card))
            found.append(places[number])
        return found

    def _fits(self, card: int) -> int:
        table = self.table
        kind: i64 = _KIND[card]
        born: i64 = table.born[card]
        region: i64 = table.region[CARDS * self.seat + card] if table.terms.draft else ANY_ORIGIN
        found: i64 = 0 if table.terms.draft else REST
        bit: i64 = 1
        place: i64
        for place in self.places:
            typed = place // ORIGIN % 8
            if born <= place // KIND % 256 and typed in (kind, UNTYPED):  # H6
                if not table.terms.draft or place // WHERE % 32 & region != 0:  # H7
                    found |= bit
            bit <<= 1
        return found

    def deal(self) -> None:
        """A card for each place."""
        dealt = even_deal(self.fits, len(self.places), self.table.dice)
        self.dealt = [self.unknown[number] for number in dealt]

    def write(self) -> None:
        """Lay the dealt cards where they belong, and the rest into the deck."""
        table = self.table
        bit = 1 << self.seat
        sunk = table.deck[: table.sunk]
        backs = [table.known[card] & OPEN_TYPE for card in sunk]
        prepared = [table.prepared(side) for side in range(table.terms.sides)]
        deck = [card if table.known[card] & bit else NONE for card in sunk] + [NONE] * (len(table.deck) - len(sunk))
        self._clear_hands()
        table.known = [facts & bit for facts in table.known]
        for number in range(len(self.places)):
            self._lay(self.places[number], self.dealt[number], deck)
        dealt = [False] * CARDS
        for card in self.dealt:
            dealt[card] = True
        rest = [card for card in self.unknown if not dealt[card]]
        for card in rest:
            table.epoch[card] = table.renewals
        table.dice.shuffle(rest)
        table.deck = [card if card >= 0 else rest.pop() for card in deck]
        for number in range(len(backs)):
            table.known[table.deck[number]] |= backs[number]
        if table.asked == ASK_OPENING:
            self._choose_modules(prepared)
        for other in range(table.terms.players):
            for card in table.hand_of(other) + table.module_of(other):
                if card >= 0:
                    table.known[card] |= 1 << other
        if table.terms.draft:  # what others remember of it is theirs
            mine = CARDS * self.seat
            region = [ANY_ORIGIN] * len(table.region)
            region[mine : mine + CARDS] = table.region[mine : mine + CARDS]
            table.region = region

    def _clear_hands(self) -> None:
        """Take away what the seat does not know in the hands of others, and in the opening their modules."""
        table = self.table
        for other in range(table.terms.players):
            if other != self.seat:
                kept = [card for card in table.hand_of(other) if table.known[card] & 1 << self.seat]
                for place in range(HAND_MOST):
                    table.hand[HAND_MOST * other + place] = NONE
                table.held[other] = 0
                for card in kept:
                    table.add_to_hand(other, card)
                if table.asked == ASK_OPENING:
                    table.prep[MODULE * other] = NONE
                    table.prep[MODULE * other + 1] = NONE

    def _lay(self, place: int, card: int, deck: list[int]) -> None:
        table = self.table
        where = place % WHERE
        table.epoch[card] = place // KIND % 256
        if table.terms.draft:
            table.origin[card] = place // WHERE % 32
        if where < AT_SLOT:
            table.add_to_hand(where, card)
        elif where < AT_PILE:
            table.prep[where - AT_SLOT] = card
        elif where < AT_DECK:
            table.pile[where - AT_PILE] = card + FACE_DOWN
        else:
            deck[where - AT_DECK] = card

    def _choose_modules(self, prepared: list[int]) -> None:
        """S5: which of their cards others have put into their modules is anybody's guess."""
        table = self.table
        for other in range(table.terms.players):
            if other != self.seat:
                for slot in range(prepared[other]):
                    card = table.dice.choice(table.hand_of(other))
                    table.take_from_hand(other, card)
                    table.prep[MODULE * other + slot] = card


# ---- information


def information(table: PocketMarsTable, seat: int) -> bytes:
    """Everything the seat sees and remembers, and nothing else."""
    seen = [
        table.to_move, table.first, table.round, table.active, table.sunk, table.aside, table.renewals, table.asked,
        table.played, table.owner, table.text, table.part, table.left, table.kept, len(table.deck), len(table.discard),
    ]  # fmt: skip
    seen += table.row + table.earth + table.ship + table.star + table.double + table.energy + table.discard
    seen += table.held
    seen += [table.prepared(side) for side in range(table.terms.sides)]
    bit = 1 << seat
    seen += [card for card in table.pile if card < FACE_DOWN or table.known[card - FACE_DOWN] & bit]
    placed = [FACE_DOWN + card for card in range(CARDS) if table.known[card] & bit]
    if table.asked == ASK_DRAFT and table.to_move >= 0:
        seen += draft.views(table, seat)
        return bytes([number + 1 for number in seen])
    seen.append(len(placed))
    for card in placed:
        seen.append(card)
        seen.append(_where_known(table, card - FACE_DOWN))
        seen.append(table.epoch[card - FACE_DOWN])
    for place in hidden_places(table, seat):
        seen += [place // EPOCH, place // KIND % 256, place // ORIGIN % 8, place // WHERE % 32, place % WHERE]
    for number in range(table.sunk):
        seen.append(1 if table.known[table.deck[number]] & OPEN_TYPE else 0)
    if table.terms.open_backs:
        seen.append(_KIND[table.deck[-1]] if table.deck else NONE)
    seen += table.born
    if table.terms.draft:
        seen += table.region[CARDS * seat : CARDS * seat + CARDS]
        seen += [table.origin[card - FACE_DOWN] for card in placed]
    return bytes([number + 1 for number in seen])


def _where_known(table: PocketMarsTable, card: int) -> int:
    """Where a card is that the seat can place, by the numbers of hidden places."""
    for side in range(table.terms.sides):
        if card in table.hand_of(side):
            return side
        slot = table.slot_of(side, card)
        if slot >= 0:
            return AT_SLOT + slot
    if card in table.deck:
        return AT_DECK + table.deck.index(card)
    return AT_PILE + table.pile.index(card + FACE_DOWN)


# ---- observation


def layout(terms: Terms) -> list[tuple[str, int]]:
    """The parts of an observation; seats in turn order from the observer, cards by id."""
    players = terms.players
    parts = [
        ("own hand", CARDS),
        ("own prep cards: 2 slots", MODULE * CARDS),
        ("cards face-up under buildings", CARDS),
        ("discard pile", CARDS),
        ("card being played", CARDS),
        ("cards known to be in the deck", CARDS),
        ("types seen at the bottom of the deck / 7", TYPES),
        ("type of the top card of the deck", TYPES),
        ("deck / 35", 1),
        ("face-down cards under buildings / 7", HOUSES),
        ("face-down cards that are known", CARDS),
        ("values of the buildings / 7", HOUSES),
        ("row: 5 places x 5 buildings", TYPES * TYPES),
        ("decision", len(DECISIONS)),
        ("part of an action", len(PARTS)),
        ("landings left / 3", 1),
        ("whose decision", players),
        ("whose turn", players),
        ("first seat", players),
        ("round / round limit", 1),
        ("new decks made / 8, up to 1", 1),
    ]
    for side in range(terms.sides):
        whose = "own" if side == 0 else f"seat +{side}"
        parts.append((f"{whose}: Earth / 7, ship / 7, energy / 5, points / 30", 4))
        parts.append((f"{whose}: star / 7, double star / 2, by building", 2 * HOUSES))
        if side > 0:
            parts.append((f"{whose}: hand cards / 4, prep cards / 2", 2))
            parts.append((f"{whose}: types in hand / 4", TYPES))
            parts.append((f"{whose}: types of 2 prep slots", MODULE * TYPES))
            parts.append((f"{whose}: known hand cards", CARDS))
            parts.append((f"{whose}: known prep cards, 2 slots", MODULE * CARDS))
    if terms.draft:
        parts.append(("draft: the pack held", CARDS))
        parts.append(("draft: where each card can have gone: 4 seats from the observer, deck", CARDS * 5))
    return parts


def observe(table: PocketMarsTable, seat: int, row: Row) -> None:
    """What the seat knows, laid out as `layout` says."""
    terms = table.terms
    bit = 1 << seat
    drafting = table.asked == ASK_DRAFT and table.to_move >= 0
    own = [card for card in table.picks[4 * seat : 4 * seat + 4] if card >= 0] if drafting else table.hand_of(seat)
    row.marks(CARDS, own)
    for card in table.module_of(seat):
        row.mark(CARDS, card)
    row.skip(CARDS)
    for card in table.pile:
        if card < FACE_DOWN:
            row.tick(card)
    row.marks(CARDS, table.discard)
    row.mark(CARDS, table.played)
    sunk = table.deck[: table.sunk]
    _mark_known(table, sunk, bit, row)
    backs = [card for card in sunk if table.known[card] & OPEN_TYPE]
    _count_types(row, TYPES, backs, 7)
    row.mark(TYPES, _KIND[table.deck[-1]] if terms.open_backs and table.deck and not drafting else NONE)
    row.share(len(table.deck), CARDS)
    covered = [card - FACE_DOWN for card in table.pile if card >= FACE_DOWN]
    _count_types(row, HOUSES, covered, 7)
    _mark_known(table, covered, bit, row)
    for building in range(HOUSES):
        row.share(table.value_of(building), 7)
    for building in table.row:
        row.mark(TYPES, building)
    row.mark(len(DECISIONS), table.asked if table.to_move >= 0 else NONE)
    row.mark(len(PARTS), BOX.part[table.part] if table.text >= 0 else NONE)
    row.share(table.left, 3)
    row.mark_seat(terms.players, seat, table.to_move)
    row.mark_seat(terms.players, seat, table.active)
    row.mark_seat(terms.players, seat, table.first)
    row.share(table.round, terms.last_round)
    row.add(min(1.0, table.renewals / 8))
    for steps in range(terms.sides):
        _observe_side(table, seat, table.clockwise(seat, steps), row)
    if terms.draft:
        row.marks(CARDS, _pack_in_hands(table, seat) if drafting else [])
        for card in range(CARDS):
            region = table.region[CARDS * seat + card] if table.region else 0
            for steps in range(4):
                other = (seat + steps) % terms.players
                row.flag(steps < terms.players and region >> other & 1 == 1)
            row.flag(region & FROM_DECK != 0)


def _pack_in_hands(table: PocketMarsTable, seat: int) -> list[int]:
    """The pack of the pass that is being played, without what the seat has kept of it."""
    number = draft.passes_done(table, table.to_move)
    return [card for card in draft.pack_seen(table, seat, number) if card not in table.picks[4 * seat : 4 * seat + 4]]


def _observe_side(table: PocketMarsTable, seat: int, side: int, row: Row) -> None:
    terms = table.terms
    row.share(table.earth[side], 7)
    row.share(table.ship[side], 7)
    row.share(table.energy[side], 5)
    row.share(points(table, side), 30)
    for building in range(HOUSES):
        row.share(table.star[HOUSES * side + building], 7)
        row.share(table.double[HOUSES * side + building], 2)
    if side == seat:
        return
    bit = 1 << seat
    slots = table.module_of(side)
    module = [card for card in slots if card >= 0]
    hand = table.hand_of(side)
    row.share(table.held[side], 4)
    row.share(len(module), 2)
    opening = table.asked == ASK_OPENING
    if terms.open_backs:
        _count_types(row, TYPES, hand + module if opening else hand, 4)
    else:
        row.skip(TYPES)
    for card in slots:
        row.mark(TYPES, _KIND[card] if card >= 0 and not opening else NONE)
    _mark_known(table, hand, bit, row)
    for card in slots:
        row.mark(CARDS, card if card >= 0 and table.known[card] & bit else NONE)


def _mark_known(table: PocketMarsTable, cards: list[int], bit: int, row: Row) -> None:
    row.skip(CARDS)
    for card in cards:
        if table.known[card] & bit:
            row.tick(card)


def _count_types(row: Row, length: int, cards: list[int], most: int) -> None:
    """How many cards there are of each type, as a share of the most there can be."""
    counts = [0] * length
    for card in cards:
        counts[_KIND[card]] += 1
    row.shares(counts, most)
