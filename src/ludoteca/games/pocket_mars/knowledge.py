"""What a seat of Pocket Mars knows (H1-H8): its information, its observation, and the positions it holds possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.engine.deals import REST, even_deal
from ludoteca.engine.row import Row
from ludoteca.games.pocket_mars import copying
from ludoteca.games.pocket_mars.content import (
    CARDS,
    FACE_DOWN,
    HAND_MOST,
    HOUSES,
    KINDS,
    MODULE,
    NONE,
    PACK,
    PASSES,
    SEATS,
    STACK,
)
from ludoteca.games.pocket_mars.scoring import points

if TYPE_CHECKING:
    from ludoteca.games.pocket_mars.position import PocketMarsState

OPEN_TYPE: Final = 16  # in `known`, beside a bit for each seat: a card at the bottom of the deck whose back was seen
ANY_SEAT: Final = 15
FROM_DECK: Final = 16  # in `origin` and `region`: a bit for each seat's first four cards, and one for the deck
ANY_ORIGIN: Final = 31

UNTYPED: Final = 5  # a hidden card whose back is not seen

# A hidden place is a number: what its card can be, and where it is.
AT_SLOT: Final = SEATS  # where: 0-3 the hand of a seat, + slot
AT_PILE: Final = AT_SLOT + MODULE * SEATS  # + place under a building
AT_DECK: Final = AT_PILE + STACK * KINDS  # + place from the bottom
WHERE: Final = 256  # more than there are
ORIGIN: Final = 32 * WHERE
KIND: Final = 8 * ORIGIN
EPOCH: Final = 256 * KIND


def redeal(state: PocketMarsState, seat: int) -> None:
    """H8: spread what the seat cannot place over the unknown places, in agreement with what it sees.

    Only what `information` holds is looked at, in an order that does not depend on anything hidden. Other seats
    keep no facts but their own cards: what they remember changes nothing in play.
    """
    if state.is_drafting():
        _redeal_draft(state, seat)
        return
    Dealing(state, [seat]).write()


def unfold(state: PocketMarsState) -> None:
    """Spread what no seat can place; each seat knows its own hand and module, and in a draft each pack is in a hand."""
    if state.is_drafting():
        rest = sorted(state.deck)
        state.dice.shuffle(rest)
        state.deck = rest
        return
    Dealing(state, list(range(state.terms.players))).write()


def hidden_places(state: PocketMarsState, seats: list[int]) -> list[int]:
    """The places whose card none of the seats (none at all: whoever looks on) knows but knows something of, sorted."""
    terms = state.terms
    places: list[int] = []
    bit = _bits(seats)
    for other in range(terms.sides):
        if other in seats:
            continue
        backs = terms.open_backs
        places += [_place(state, card, backs, other) for card in state.hand_of(other) if not state.known[card] & bit]
        for slot in (MODULE * other, MODULE * other + 1):
            card = state.prep[slot]
            if card >= 0 and not state.known[card] & bit:
                if state.is_opening():  # S5: which ones they are is not shown yet
                    places.append(_place(state, card, backs, other))
                else:
                    places.append(_place(state, card, True, AT_SLOT + slot))
    for number in range(STACK * HOUSES):
        card = state.pile[number] - FACE_DOWN
        if card >= 0 and not state.known[card] & bit:
            places.append(_place(state, card, True, AT_PILE + number))
    for number in range(state.sunk):
        card = state.deck[number]
        if not state.known[card] & bit:
            places.append(_place(state, card, state.known[card] & OPEN_TYPE != 0, AT_DECK + number))
    top = len(state.deck) - 1
    if terms.open_backs and top >= state.sunk:
        places.append(_place(state, state.deck[top], True, AT_DECK + top))
    places.sort()
    return places


def _bits(seats: list[int]) -> int:
    """A bit for each of them."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def _place(state: PocketMarsState, card: int, typed: bool, where: int) -> int:
    kind = state.terms.kind[card] if typed else UNTYPED
    origin = state.origin[card] if state.terms.draft else 0
    loose = 0 if typed else EPOCH
    return loose + state.epoch[card] * KIND + kind * ORIGIN + origin * WHERE + where


def _unknown_cards(state: PocketMarsState, bit: int) -> list[int]:
    """The cards that none of the seats with these bits can place, sorted."""
    placed = [False] * CARDS
    for card in state.discard:
        placed[card] = True
    for card in state.pile:
        if 0 <= card < FACE_DOWN:
            placed[card] = True
    if state.aside >= 0:
        placed[state.aside] = True
    return [card for card in range(CARDS) if not placed[card] and not state.known[card] & bit]


class Dealing:
    """A random deal of what these seats cannot place to the hidden places, each that they hold possible equally likely.

    It is one seat that imagines, or all together.
    """

    def __init__(self, state: PocketMarsState, seats: list[int]) -> None:
        self.state = state
        self.seats = seats
        self.bits = _bits(seats)
        places = hidden_places(state, seats)
        if state.terms.draft:  # H7: not every card can be in the deck, so its places are dealt to like all others
            end = len(state.deck) - (1 if state.terms.open_backs else 0)
            places += [_place(state, state.deck[number], False, AT_DECK + number) for number in range(state.sunk, end)]
        unknown = _unknown_cards(state, self.bits)
        self.places = places
        self.unknown = unknown
        dealt = even_deal(self._all_fits(), len(places), state.dice)
        self.dealt = [unknown[number] for number in dealt]  # the card of each place

    def _all_fits(self) -> list[int]:
        """For each unknown card the places where it can be; what is left over lies in the deck."""
        state = self.state
        alike: list[int] = []  # what the places of a card depend on
        places: list[int] = []
        found: list[int] = []
        number: i64
        for card in self.unknown:
            like = KINDS * state.born[card] + state.terms.kind[card]
            if state.terms.draft:
                like = like * (ANY_ORIGIN + 1) + self._region(card)
            number = 0
            while number < len(alike) and alike[number] != like:
                number += 1
            if number == len(alike):
                alike.append(like)
                places.append(self._fits(card))
            found.append(places[number])
        return found

    def _region(self, card: int) -> int:
        """Where the card can have gone in the draft, as far as the seats know (H7)."""
        found = ANY_ORIGIN
        for seat in self.seats:
            found &= self.state.region[CARDS * seat + card]
        return found

    def _fits(self, card: int) -> int:
        state = self.state
        kind: i64 = state.terms.kind[card]
        born: i64 = state.born[card]
        region: i64 = self._region(card) if state.terms.draft else ANY_ORIGIN
        found: i64 = 0 if state.terms.draft else REST
        bit: i64 = 1
        place: i64
        for place in self.places:
            typed = place // ORIGIN % 8
            if born <= place // KIND % 256 and typed in (kind, UNTYPED):  # H6
                if not state.terms.draft or place // WHERE % 32 & region != 0:  # H7
                    found |= bit
            bit <<= 1
        return found

    def write(self) -> None:
        """Lay the dealt cards where they belong, and the rest into the deck."""
        state = self.state
        bit = self.bits
        sunk = state.deck[: state.sunk]
        backs = [state.known[card] & OPEN_TYPE for card in sunk]
        prepared = [state.prepared(side) for side in range(state.terms.sides)]
        deck = [card if state.known[card] & bit else NONE for card in sunk] + [NONE] * (len(state.deck) - len(sunk))
        self._clear_hands()
        state.known = [facts & bit for facts in state.known]
        for number in range(len(self.places)):
            self._lay(self.places[number], self.dealt[number], deck)
        dealt = [False] * CARDS
        for card in self.dealt:
            dealt[card] = True
        rest = [card for card in self.unknown if not dealt[card]]
        for card in rest:
            state.epoch[card] = state.renewals
        state.dice.shuffle(rest)
        state.deck = [card if card >= 0 else rest.pop() for card in deck]
        for number in range(len(backs)):
            state.known[state.deck[number]] |= backs[number]
        if state.is_opening():
            self._choose_modules(prepared)
        for other in range(state.terms.players):
            for card in state.hand_of(other) + state.module_of(other):
                if card >= 0:
                    state.known[card] |= 1 << other
        if state.terms.draft:  # what others remember of it is theirs
            region = [ANY_ORIGIN] * len(state.region)
            for seat in self.seats:
                mine = CARDS * seat
                region[mine : mine + CARDS] = state.region[mine : mine + CARDS]
            state.region = region

    def _clear_hands(self) -> None:
        """Take away what the seat does not know in the hands of others, and in the opening their modules."""
        state = self.state
        for other in range(state.terms.players):
            if other not in self.seats:
                kept = [card for card in state.hand_of(other) if state.known[card] & self.bits]
                for place in range(HAND_MOST):
                    state.hand[HAND_MOST * other + place] = NONE
                state.held[other] = 0
                for card in kept:
                    state.add_to_hand(other, card)
                if state.is_opening():
                    state.prep[MODULE * other] = NONE
                    state.prep[MODULE * other + 1] = NONE

    def _lay(self, place: int, card: int, deck: list[int]) -> None:
        state = self.state
        where = place % WHERE
        state.epoch[card] = place // KIND % 256
        if state.terms.draft:
            state.origin[card] = place // WHERE % 32
        if where < AT_SLOT:
            state.add_to_hand(where, card)
        elif where < AT_PILE:
            state.prep[where - AT_SLOT] = card
        elif where < AT_DECK:
            state.pile[where - AT_PILE] = card + FACE_DOWN
        else:
            deck[where - AT_DECK] = card

    def _choose_modules(self, prepared: list[int]) -> None:
        """S5: which of their cards others have put into their modules is anybody's guess."""
        state = self.state
        for other in range(state.terms.players):
            if other not in self.seats:
                for slot in range(prepared[other]):
                    card = state.dice.choice(state.hand_of(other))
                    state.take_from_hand(other, card)
                    state.prep[MODULE * other + slot] = card


def _redeal_draft(state: PocketMarsState, seat: int) -> None:
    """Deal anew what the seat has not seen, during the draft: packs, what others kept, the undealt cards."""
    players = state.terms.players
    current = len(state.kept_by(state.to_move))
    seen = [state.pack_seen(seat, number) for number in range(current + 1)]
    unseen = [card for card in range(CARDS) if not any(card in view for view in seen)]
    state.dice.shuffle(unseen)
    packs: list[int] = []
    picks = [NONE] * (PASSES * players)
    for pack in range(players):
        cards: list[int] = []  # of the pack, in the order in which they were kept, then the rest
        held: list[int] = []  # those that the seat has seen and that were not kept yet
        first = (seat - pack) % players
        for number in range(current + 1):
            keeper = (pack + number) % players
            if keeper == seat:
                held = seen[number]
            if number == current and keeper >= state.to_move:
                break
            if keeper == seat:
                card = state.picks[PASSES * seat + number]
            elif number < first:
                card = unseen.pop()
            else:
                again = number - (number - first) % players + players  # the pass in which the seat sees it again
                free = [one for one in held if one not in seen[again]] if again <= current else held
                card = state.dice.choice(free)
            held = [one for one in held if one != card]
            picks[PASSES * keeper + number] = card
            cards.append(card)
        if first > current:
            held = [unseen.pop() for _ in range(PACK - len(cards))]
        packs += cards + held
    state.packs = packs
    state.picks = picks
    state.deck = unseen


# ---- information


def known_to_all(state: PocketMarsState) -> list[int]:
    """What lies open, and of the hidden cards where they lie, and their backs and pasts."""
    seen = [state.to_move, int(state.asked), *copying.open_facts(state)]
    seen += [state.prepared(side) for side in range(state.terms.sides)]
    if state.is_drafting():
        seen += [len(state.kept_by(seat)) for seat in range(state.terms.players)]
        return seen
    seen += [card for card in state.pile if card < FACE_DOWN]
    for place in hidden_places(state, []):
        seen.append(place // KIND)
        seen.append(place % KIND - KIND // 2)  # as a small number
    return seen


def known_to(state: PocketMarsState, seat: int) -> list[int]:
    """Which hidden cards the seat can place, and where."""
    seen = copying.own_facts(state, seat)
    if state.is_drafting():
        for number in range(len(state.kept_by(state.to_move)) + 1):  # each pack that it held
            pack = state.pack_seen(seat, number)
            seen += [len(pack), *pack]
        return seen
    bit = 1 << seat
    for card in range(CARDS):
        if state.known[card] & bit:
            seen += [card, _where_known(state, card), state.epoch[card]]
            if state.terms.draft:
                seen.append(state.origin[card])
    return seen


def _where_known(state: PocketMarsState, card: int) -> int:
    """Where a card is that the seat can place, by the numbers of hidden places."""
    for side in range(state.terms.sides):
        if card in state.hand_of(side):
            return side
        slot = state.slot_of(side, card)
        if slot >= 0:
            return AT_SLOT + slot
    if card in state.deck:
        return AT_DECK + state.deck.index(card)
    return AT_PILE + state.pile.index(card + FACE_DOWN)


# ---- observation


def observe(state: PocketMarsState, viewer: int, row: Row) -> None:
    """What the viewer knows; seats in turn order from the viewer, cards by id."""
    _observe_cards(state, viewer, row)
    _observe_turn(state, viewer, row)
    for steps in range(state.terms.sides):
        row.seat(steps)
        _observe_side(state, viewer, state.clockwise(viewer, steps), row)
    row.common()
    if state.terms.draft:
        _observe_draft(state, viewer, row)


def _observe_cards(state: PocketMarsState, viewer: int, row: Row) -> None:
    terms = state.terms
    bit = 1 << viewer
    drafting = state.is_drafting()
    row.part("own_hand", "cards in hand, or kept so far in a draft", CARDS)
    row.marks(CARDS, state.kept_by(viewer) if drafting else state.hand_of(viewer))
    row.part("own_prep", "cards in the two slots of the prep module", MODULE, CARDS)
    for card in state.module_of(viewer):
        row.mark(CARDS, card)
    row.part("face_up", "cards face-up under buildings", CARDS)
    row.skip(CARDS)
    lying: i64
    for lying in state.pile:
        if lying < FACE_DOWN:
            row.tick(lying)
    row.part("discard", "cards in the discard pile", CARDS)
    row.marks(CARDS, state.discard)
    row.part("played", "the card being played", CARDS)
    row.mark(CARDS, state.played)
    sunk = state.deck[: state.sunk]
    row.part("own_sunk", "cards that the viewer knows at the bottom of the deck", CARDS)
    _mark_known(state, sunk, bit, row)
    row.part("sunk_types", "backs seen at the bottom of the deck, by type / cards of a type", KINDS)
    _count_types(state, row, KINDS, [card for card in sunk if state.known[card] & OPEN_TYPE], STACK)
    row.part("deck_top", "the type of the top card of the deck, if its back is seen", KINDS)
    row.mark(KINDS, terms.kind[state.deck[-1]] if terms.open_backs and state.deck and not drafting else NONE)
    row.part("deck", "cards in the deck / all cards", 1)
    row.share(len(state.deck), CARDS)
    covered = [card - FACE_DOWN for card in state.pile if card >= FACE_DOWN]
    row.part("face_down", "cards face-down under each building / cards of a type", HOUSES)
    _count_types(state, row, HOUSES, covered, STACK)
    row.part("own_face_down", "those of them that the viewer knows", CARDS)
    _mark_known(state, covered, bit, row)
    row.part("values", "the value of each building / highest value of a card", HOUSES)
    for building in range(HOUSES):
        row.share(state.value_of(building), terms.box.value_most)
    row.part("row", "which building stands at each place, from left to right", KINDS, KINDS)
    for building in state.row:
        row.mark(KINDS, building)


def _observe_turn(state: PocketMarsState, viewer: int, row: Row) -> None:
    terms = state.terms
    players: i64 = terms.players
    decisions = len(state.game.decisions)
    row.part(
        "decision", "draft, opening, turn, value, lower, part, ability, drop, fill, da-discard, da-draw", decisions
    )
    row.mark(decisions, state.asked if state.to_move >= 0 else NONE)
    words = terms.texts.words
    row.part("part", "the part of an action being carried out", words)
    row.mark(words, terms.texts.word[state.part] if state.text >= 0 else NONE)
    row.part("left", "how many times it is still to be done / 3", 1)
    row.share(state.left, 3)
    row.part("decider", "whose decision, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.to_move)
    row.part("turn", "whose turn, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.active)
    row.part("first", "who begins each round, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.first)
    row.part("round", "round / round limit", 1)
    row.share(state.round, terms.last_round)
    row.part("renewals", "new decks made / 8, up to 1", 1)
    row.add(min(1.0, state.renewals / 8))


def _observe_side(state: PocketMarsState, viewer: int, side: int, row: Row) -> None:
    terms = state.terms
    colonists = terms.box.colonists
    row.part("side", "on Earth / colonists, on the ship / colonists, energy / most, points / 30", 4)
    row.share(state.earth[side], colonists)
    row.share(state.ship[side], colonists)
    row.share(state.energy[side], terms.energy_most)
    row.share(points(state, side), 30)
    row.part("settled", "on the star of each building / colonists, on its double star / 2", HOUSES, 2)
    for building in range(HOUSES):
        row.share(state.star[HOUSES * side + building], colonists)
        row.share(state.double[HOUSES * side + building], 2)
    if side == viewer:
        return
    bit = 1 << viewer
    slots = state.module_of(side)
    module = [card for card in slots if card >= 0]
    hand = state.hand_of(side)
    row.part("cards", "hand cards / 4, prep cards / 2", 2)
    row.share(state.held[side], HAND_MOST)
    row.share(len(module), MODULE)
    opening = state.is_opening()
    row.part("hand_types", "backs seen in hand, by type / 4", KINDS)
    if terms.open_backs:
        _count_types(state, row, KINDS, hand + module if opening else hand, HAND_MOST)
    else:
        row.skip(KINDS)
    row.part("prep_types", "the type in each slot of the prep module", MODULE, KINDS)
    for card in slots:
        row.mark(KINDS, terms.kind[card] if card >= 0 and not opening else NONE)
    row.part("hand_known", "hand cards that the viewer knows", CARDS)
    _mark_known(state, hand, bit, row)
    row.part("prep_known", "prep cards that the viewer knows, by slot", MODULE, CARDS)
    for card in slots:
        row.mark(CARDS, card if card >= 0 and state.known[card] & bit else NONE)


def _observe_draft(state: PocketMarsState, viewer: int, row: Row) -> None:
    terms = state.terms
    row.part("own_pack", "cards of the pack held in a draft", CARDS)
    row.marks(CARDS, state.pack_in_hands(viewer) if state.is_drafting() else [])
    row.part(
        "own_region", "where each card can have gone in the draft: 4 seats from the viewer, deck", CARDS, SEATS + 1
    )
    for card in range(CARDS):
        region = state.region[CARDS * viewer + card] if state.region else 0
        for steps in range(SEATS):
            other = (viewer + steps) % terms.players
            row.flag(steps < terms.players and region >> other & 1 == 1)
        row.flag(region & FROM_DECK != 0)


def _mark_known(state: PocketMarsState, cards: list[int], bit: int, row: Row) -> None:
    row.skip(CARDS)
    for card in cards:
        if state.known[card] & bit:
            row.tick(card)


def _count_types(state: PocketMarsState, row: Row, length: int, cards: list[int], most: int) -> None:
    """How many cards there are of each type, as a share of the most there can be."""
    counts = [0] * length
    for card in cards:
        counts[state.terms.kind[card]] += 1
    row.shares(counts, most)
