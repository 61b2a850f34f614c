"""The table of Pocket Mars: where everything lies, how cards change places, and who then knows what (H1-H6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.content import BOX, CARDS, CONSTRUCTION, HOUSES, TYPES, VALUES
from ludoteca.games.pocket_mars.names import card_name, say, side_name

NONE: Final = -1  # no card, no seat
HAND_MOST: Final = 4  # places for hand cards
MODULE: Final = 2  # slots of a prep module
FACE_DOWN: Final = 35  # added to a card that lies face-down under a building
ENERGY_MOST: Final = 5
SOLO_ENERGY: Final = 2  # A2

SEATS: Final = 15  # in `known`: a bit for each seat that can place the card
OPEN_TYPE: Final = 16  # and one for a card at the bottom of the deck whose back was seen
FROM_DECK: Final = 16  # in `origin` and `region`: a bit for each seat's first four cards, and one for the deck
ANY_ORIGIN: Final = 31

_KIND: Final = BOX.kind
_VALUE: Final = BOX.value


@mypyc_attr(serializable=True)
class Terms:
    """What the options of a game settle."""

    def __init__(self, players: int, *, room: int, open_backs: bool, draft: bool, last_round: int, level: int) -> None:
        self.players = players
        self.solo = players == 1
        self.sides = 2 if players == 1 else players  # the seats, and Devious Automatics in the solo game
        self.room = room  # of a double-star space (R5)
        self.open_backs = open_backs  # whether backs in hands and on the deck are public (D3)
        self.draft = draft
        self.last_round = last_round  # D16
        self.level = level  # of the solo game


class PocketMarsTable(State):
    """Everything on the table. Lists by side count Devious Automatics as side 1 in the solo game."""

    terms: Terms
    row: list[int]  # the buildings from left to right (S2)
    first: int  # the seat that starts every round
    round: int
    active: int  # whose turn it is

    earth: list[int]  # colonists by side
    ship: list[int]
    star: list[int]  # side x 4 + building
    double: list[int]
    energy: list[int]

    hand: list[int]  # seat x 4 + place, sorted, NONE where there is none
    held: list[int]  # how many hand cards each seat has
    prep: list[int]  # side x 2 + slot
    deck: list[int]  # from the bottom to the top
    sunk: int  # how many cards at its bottom were put there (C19)
    discard: list[int]
    pile: list[int]  # under the buildings: building x 7 + place from the bottom
    height: list[int]  # how many cards lie under each building
    aside: int  # the hand card being played (R10)

    known: list[int]  # for each hidden card the seats that can place it, as bits
    renewals: int  # how many new decks there have been
    born: list[int]  # for each card the last new deck that it was seen to go into (H6)
    epoch: list[int]  # for each hidden card the last new deck that it can have come out of
    origin: list[int]  # draft: for each hidden card where it can have been after the draft
    region: list[int]  # draft: seat x 35 + card: where that seat knows the card can have been then (H7)
    packs: list[int]  # draft: the packs as they were dealt, seat x 5 + place
    picks: list[int]  # draft: what was kept, seat x 4 + pass

    asked: int  # which decision
    played: int  # the card whose steps or text are carried out
    owner: int  # the seat that may use its lower action, NONE if nobody
    text: int  # the text being carried out, NONE if none
    part: int  # the part of it that is next
    left: int  # how many times that part is still to be done
    kept: int  # how many seats have applied the 4-card rule

    def __init__(self, game: Game, dice: Dice, terms: Terms) -> None:
        super().__init__(game, dice)
        self.terms = terms
        self.first = 0
        self.round = 1
        self.active = 0
        self.sunk = 0
        self.aside = NONE
        self.renewals = 0
        self.origin = _NOTHING
        self.region = _NOTHING
        self.packs = _NOTHING
        self.picks = _NOTHING
        self.asked = 0
        self.played = NONE
        self.owner = NONE
        self.text = NONE
        self.part = 0
        self.left = 0
        self.kept = 0

    def first_seat(self) -> int:
        """The seat that starts every round; the hands are chosen in the order of the seats before."""
        return self.first

    def lay_out(self) -> None:
        """S1-S3: an empty table with all colonists in their places."""
        sides = self.terms.sides
        self.earth = [BOX.colonists - BOX.aboard] * sides
        self.ship = [BOX.aboard] * sides
        self.star = [0] * (HOUSES * sides)
        self.double = [0] * (HOUSES * sides)
        self.energy = [BOX.energy_start] * sides
        self.hand = [NONE] * (HAND_MOST * sides)
        self.held = [0] * sides
        self.prep = [NONE] * (MODULE * sides)
        self.discard = []
        self.pile = [NONE] * CARDS
        self.height = [0] * TYPES
        self.known = [0] * CARDS
        self.born = [0] * CARDS
        self.epoch = [0] * CARDS

    def copy_to(self, twin: PocketMarsTable) -> None:
        """Make another table equal to this one. What is replaced and never changed in place is shared."""
        twin.to_move = self.to_move
        twin.choices = self.choices
        twin.row = self.row
        twin.first = self.first
        twin.round = self.round
        twin.active = self.active
        twin.earth = self.earth[:]
        twin.ship = self.ship[:]
        twin.star = self.star[:]
        twin.double = self.double[:]
        twin.energy = self.energy[:]
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.prep = self.prep[:]
        twin.deck = self.deck[:]
        twin.sunk = self.sunk
        twin.discard = self.discard[:]
        twin.pile = self.pile[:]
        twin.height = self.height[:]
        twin.aside = self.aside
        twin.known = self.known[:]
        twin.renewals = self.renewals
        twin.born = self.born
        twin.epoch = self.epoch[:]
        twin.origin = self.origin[:]
        twin.region = self.region
        twin.packs = self.packs
        twin.picks = self.picks[:]
        twin.asked = self.asked
        twin.played = self.played
        twin.owner = self.owner
        twin.text = self.text
        twin.part = self.part
        twin.left = self.left
        twin.kept = self.kept

    def packed(self) -> list[int]:
        """Every field of the position."""
        single = [
            self.to_move, self.first, self.round, self.active, self.sunk, self.aside, self.renewals, self.asked,
            self.played, self.owner, self.text, self.part, self.left, self.kept, len(self.deck), len(self.discard),
        ]  # fmt: skip
        people = self.row + self.earth + self.ship + self.star + self.double + self.energy
        cards = self.hand + self.held + self.prep + self.deck + self.discard + self.pile + self.height
        facts = self.known + self.born + self.epoch + self.origin + self.region + self.packs + self.picks
        return single + people + cards + facts

    # ---- looking

    def hand_of(self, seat: int) -> list[int]:
        """The hand cards of a seat, sorted."""
        return self.hand[HAND_MOST * seat : HAND_MOST * seat + self.held[seat]]

    def module_of(self, side: int) -> list[int]:
        """The two slots of a side's prep module; NONE: empty."""
        return self.prep[MODULE * side : MODULE * side + MODULE]

    def prepared(self, side: int) -> int:
        """How many cards a prep module has."""
        slot = MODULE * side
        return (1 if self.prep[slot] >= 0 else 0) + (1 if self.prep[slot + 1] >= 0 else 0)

    def stack_of(self, building: int) -> list[int]:
        """The cards under a building from the bottom to the top; FACE_DOWN is added to those face-down."""
        return self.pile[VALUES * building : VALUES * building + self.height[building]]

    def value_of(self, building: int) -> int:
        """R7: the value of a building that holds colonists."""
        height = self.height[building]
        if height == 0:
            return BOX.base_value
        top = self.pile[VALUES * building + height - 1]
        return 0 if top >= FACE_DOWN else _VALUE[top]

    def has_room(self, building: int) -> bool:
        """R5: whether one more colonist fits on a building's double star."""
        double = self.double
        count: i64 = 0
        side: i64
        for side in range(self.terms.sides):
            count += double[side * HOUSES + building]
        return count < self.terms.room

    def colonists_in(self, side: int, building: int) -> int:
        """The colonists of a side in a building, on both spaces."""
        return self.star[HOUSES * side + building] + self.double[HOUSES * side + building]

    def settled(self, side: int) -> int:
        """The colonists of a side in all buildings."""
        return BOX.colonists - self.earth[side] - self.ship[side]

    def holds_type(self, seat: int, kind: int) -> bool:
        """C13: whether a card of that type is in the seat's hand."""
        return any(_KIND[card] == kind for card in self.hand_of(seat))

    def clockwise(self, seat: int, steps: int) -> int:
        """The side so many places to the left (S7); in the solo game the other side."""
        return (seat + steps) % self.terms.sides

    # ---- colonists and energy

    def take(self, side: int, count: int) -> int:
        """C1: colonists from Earth to the ship, as many as there are; how many came."""
        came = min(count, self.earth[side])
        self.earth[side] -= came
        self.ship[side] += came
        if self.telling:
            self.tell_of(side, "takes", {"count": came})
        return came

    def land(self, side: int, building: int) -> None:
        """R8: one colonist from the ship to the single star of a building."""
        self.ship[side] -= 1
        self.star[HOUSES * side + building] += 1
        if self.telling:
            self.tell_of(side, "lands", {"type": BOX.types[building]})

    def gain(self, side: int, amount: int) -> None:
        """C3, R6: energy, up to the end of the track."""
        before = self.energy[side]
        self.energy[side] = min(ENERGY_MOST, before + amount)
        if self.telling:
            self.tell_of(side, "gains", {"count": self.energy[side] - before, "now": self.energy[side]})

    def discard_brings(self, seat: int) -> int:
        """R14, A2: the energy that a discarded card brings, up to the end of the track."""
        return min(ENERGY_MOST - self.energy[seat], SOLO_ENERGY if self.terms.solo else 1)

    # ---- cards in hand

    def add_to_hand(self, seat: int, card: int) -> None:
        """Put a card into a hand, which stays sorted."""
        hand = self.hand
        base: i64 = HAND_MOST * seat
        place: i64 = base + self.held[seat]
        while place > base and hand[place - 1] > card:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = card
        self.held[seat] += 1

    def take_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, which stays sorted."""
        hand = self.hand
        place: i64 = HAND_MOST * seat
        while hand[place] != card:
            place += 1
        last: i64 = HAND_MOST * seat + self.held[seat] - 1
        while place < last:
            hand[place] = hand[place + 1]
            place += 1
        hand[last] = NONE
        self.held[seat] -= 1

    def show_from_hand(self, seat: int, card: int) -> None:
        """A hand card leaves the hand face-up."""
        if self.renewals > 0 or self.terms.draft:
            self._blur_origins(seat, card, True)
        self.take_from_hand(seat, card)
        self.expose(card)

    def hide_from_hand(self, seat: int, card: int, shows_back: bool) -> None:
        """H5: a hand card leaves the hand face-down; others may not know any more which one it was."""
        hand = self.hand
        known = self.known
        own: i64 = 1 << seat
        base: i64 = HAND_MOST * seat
        kind = _KIND[card]
        alike = 0
        everything: i64 = SEATS  # the seats that know the whole hand
        place: i64
        for place in range(self.held[seat]):
            other = hand[base + place]
            everything &= known[other]
            if _KIND[other] == kind:
                alike += 1
        if not self.terms.open_backs:
            for place in range(self.held[seat]):
                other = hand[base + place]
                if not shows_back:
                    known[other] &= own
                elif _KIND[other] == kind:
                    known[other] &= own if alike > 1 else own | everything
        elif alike > 1:
            for place in range(self.held[seat]):
                other = hand[base + place]
                if _KIND[other] == kind:
                    known[other] &= own
        if self.renewals > 0 or self.terms.draft:
            self._blur_origins(seat, card, False)
        self.take_from_hand(seat, card)

    def _blur_origins(self, seat: int, card: int, shown: bool) -> None:
        """Which card left the hand is known by its back alone: those it can have been share their pasts.

        A card that is shown can only have been one that came out of a deck it was in.
        """
        mixed = [
            other
            for other in self.hand_of(seat)
            if (not self.terms.open_backs or _KIND[other] == _KIND[card])
            and (not shown or self.epoch[other] >= self.born[card])
        ]
        if len(mixed) < 2:
            return
        latest = max([self.epoch[other] for other in mixed])
        for other in mixed:
            self.epoch[other] = latest
        if self.terms.draft:
            wide = 0
            for other in mixed:
                wide |= self.origin[other]
            for other in mixed:
                self.origin[other] = wide

    def expose(self, card: int) -> None:
        """The card lies open: there is nothing to remember about it."""
        self.known[card] = 0
        self.epoch[card] = 0
        if self.terms.draft:
            self.origin[card] = 0

    # ---- prep modules, discard pile and buildings

    def empty_slot(self, side: int) -> int:
        """The empty slot of a prep module with the lower number, by its place in `prep`."""
        slot = MODULE * side
        return slot if self.prep[slot] < 0 else slot + 1

    def slot_of(self, side: int, card: int) -> int:
        """Where a card lies in a side's prep module, by its place in `prep`; NONE if it does not."""
        slot = MODULE * side
        if self.prep[slot] == card:
            return slot
        return slot + 1 if self.prep[slot + 1] == card else NONE

    def show_from_slot(self, slot: int) -> int:
        """A prep card is turned face-up and leaves its slot."""
        card = self.prep[slot]
        self.prep[slot] = NONE
        self.expose(card)
        return card

    def connect(self, card: int) -> bool:
        """R11: the card becomes the top of its building's stack; whether its value beats the building's."""
        building = _KIND[card]
        beats = building != CONSTRUCTION and _VALUE[card] > self.value_of(building)  # D4
        self.pile[VALUES * building + self.height[building]] = card
        self.height[building] += 1
        return beats

    def put_face_down(self, seat: int, card: int) -> None:
        """C10: a hand card goes face-down on top of its building's stack."""
        self.hide_from_hand(seat, card, True)
        building = _KIND[card]
        self.pile[VALUES * building + self.height[building]] = card + FACE_DOWN
        self.height[building] += 1
        if self.telling:
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "type": BOX.types[building]}
            self.tell_apart(seat, "covers", "covers-own", args, card)

    # ---- the deck

    def draw(self, seat: int) -> None:
        """R21, R22: the top card of the deck into the hand."""
        card = self.deck.pop()
        self.known[card] = (self.known[card] & SEATS) | 1 << seat  # H4
        self.add_to_hand(seat, card)
        if self.telling:
            self.tell_card(seat, "draws", card)
        self.deck_shrank()

    def deck_shrank(self) -> None:
        """R22, D10: with 2-4 players a new deck is made as soon as the last card has left."""
        left = len(self.deck)
        self.sunk = min(self.sunk, left)
        if left == 0 and not self.terms.solo:
            self._renew_deck()

    def _renew_deck(self) -> None:
        """R22: covered cards join the discard pile, and the pile becomes the deck."""
        hidden: list[int] = []
        pile = self.discard
        self.discard = []
        for building in range(TYPES):
            height = self.height[building]
            base = VALUES * building
            for place in range(height - 1):
                card = self.pile[base + place]
                if card >= FACE_DOWN:
                    card -= FACE_DOWN
                    hidden.append(card)
                pile.append(card)
            if height > 1:
                self.pile[base] = self.pile[base + height - 1]
                for place in range(1, height):
                    self.pile[base + place] = NONE
                self.height[building] = 1
        self._forget(pile, hidden)
        self.dice.shuffle(pile)
        self.deck = pile
        self.sunk = 0
        if self.telling:
            self.tell(NONE, say("renews", {"count": len(pile)}))

    def _forget(self, pile: list[int], hidden: list[int]) -> None:
        """H6: what is known about a new deck is which cards were seen to go into it."""
        self.renewals += 1
        born = self.born[:]
        for card in pile:
            self.known[card] = 0
            self.epoch[card] = self.renewals
            if card not in hidden:
                born[card] = self.renewals
        self.born = born
        if self.terms.draft:
            kinds = [_KIND[card] for card in hidden]
            region = self.region[:]
            for card in range(CARDS):
                for seat in range(self.terms.players):
                    if born[card] == self.renewals:
                        region[seat * CARDS + card] = FROM_DECK
                    elif _KIND[card] in kinds:
                        region[seat * CARDS + card] |= FROM_DECK
            self.region = region
            for card in pile:
                self.origin[card] = FROM_DECK

    def sink(self, seat: int, card: int) -> None:
        """C19: a card of the seat's own goes face-down to the bottom of the deck."""
        slot = self.slot_of(seat, card)
        shows_back = slot >= 0 or self.terms.open_backs
        if slot >= 0:
            self.prep[slot] = NONE
        else:
            self.hide_from_hand(seat, card, shows_back)
        self.known[card] |= OPEN_TYPE if shows_back else 0
        self.deck.insert(0, card)
        self.sunk += 1
        if self.telling:
            args: dict[str, int | str | Phrase] = {
                "seat": seat_name(seat),
                "from": "prep" if slot >= 0 else "hand",
                "type": BOX.types[_KIND[card]] if shows_back else "hidden",
            }
            self.tell_apart(seat, "sinks", "sinks-own", args, card)

    # ---- telling

    def tell_of(self, side: int, key: str, args: dict[str, int | str | Phrase]) -> None:
        """Tell everybody what a side did."""
        args["seat"] = side_name(side, self.terms.players)
        self.tell(side if side < self.terms.players else NONE, say(key, args))

    def tell_apart(self, seat: int, key: str, own_key: str, args: dict[str, int | str | Phrase], card: int) -> None:
        """Tell the seat which card it is, and the others what they see of it."""
        own = dict(args)
        own["card"] = card_name(card)
        self.tell(seat, say(own_key, own), (seat,))
        self.tell_others(seat, say(key, args))

    def tell_card(self, seat: int, key: str, card: int) -> None:
        """Tell of a card that came into a hand: its back is seen by all, or by nobody."""
        args: dict[str, int | str | Phrase] = {
            "seat": seat_name(seat),
            "type": BOX.types[_KIND[card]] if self.terms.open_backs else "hidden",
        }
        self.tell_apart(seat, key, f"{key}-own", args, card)

    def tell_back(self, seat: int, key: str, card: int) -> None:
        """Tell of a card whose back everybody sees."""
        args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "type": BOX.types[_KIND[card]]}
        self.tell_apart(seat, key, f"{key}-own", args, card)


_NOTHING: Final[list[int]] = []
