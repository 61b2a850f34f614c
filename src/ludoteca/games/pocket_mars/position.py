"""A position of Pocket Mars: its facts, how cards change places, and who then knows what (H1-H6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.facts import Hidden, Own, Shared
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.pocket_mars import copying, knowledge, notation, scoring
from ludoteca.games.pocket_mars.content import (
    CARDS,
    CONSTRUCTION,
    DA,
    FACE_DOWN,
    HAND_MOST,
    HOUSES,
    KINDS,
    MODULE,
    NONE,
    PACK,
    PASSES,
    STACK,
    TYPES,
    YOU,
    Box,
)
from ludoteca.games.pocket_mars.knowledge import ANY_SEAT, FROM_DECK, OPEN_TYPE
from ludoteca.games.pocket_mars.phrases import card_name, say, side_name

if TYPE_CHECKING:
    from ludoteca.games.pocket_mars.cards import Texts

SOURCES: Final = ("row", "deck", "first seat")
ROW: Final = 0  # the sources of chance
DECK: Final = 1
FIRST_SEAT: Final = 2

ASK_DRAFT: Final = 0  # the places of the decisions in DECISIONS
ASK_OPENING: Final = 1
ASK_TURN: Final = 2
ASK_VALUE: Final = 3
ASK_LOWER: Final = 4
ASK_PART: Final = 5
ASK_ABILITY: Final = 6
ASK_DROP: Final = 7
ASK_FILL: Final = 8
ASK_DA_DISCARD: Final = 9
ASK_DA_DRAW: Final = 10

SOLO_ENERGY: Final = 2  # A2


class Terms:
    """What the options and the content of a game settle."""

    def __init__(
        self, players: int, box: Box, texts: Texts, *, open_backs: bool, draft: bool, last_round: int, level: int
    ) -> None:
        self.players = players
        self.solo = players == 1
        self.sides = 2 if players == 1 else players  # the seats, and Devious Automatics in the solo game
        self.box = box
        self.texts = texts  # of the cards
        self.kind = box.kind  # the type of each card
        self.value = box.value
        self.energy_most = box.energy_most
        self.room = box.room[players - 1]  # of a double-star space (R5)
        self.open_backs = open_backs  # whether backs in hands and on the deck are public (D3)
        self.unseen = not open_backs and players > 1  # whether others cannot see what a hand has not
        self.draft = draft
        self.last_round = last_round  # D16
        self.level = level  # of the solo game


class PocketMarsState(State):
    """A position of Pocket Mars. Lists by side count Devious Automatics as side 1 in the solo game."""

    row: Shared[list[int]]  # the buildings from left to right (S2)
    first: int = 0  # the seat that starts every round
    round: int = 1
    active: int = 0  # whose turn it is

    earth: list[int]  # colonists by side
    ship: list[int]
    star: list[int]  # side x 4 + building
    double: list[int]
    energy: list[int]

    hand: Hidden[list[int]]  # seat x 4 + place, sorted, NONE where there is none
    held: list[int]  # how many hand cards each seat has
    prep: Hidden[list[int]]  # side x 2 + slot
    deck: Hidden[list[int]]  # from the bottom to the top
    sunk: int = 0  # how many cards at its bottom were put there (C19)
    discard: list[int]
    pile: Hidden[list[int]]  # under the buildings: building x STACK + place from the bottom
    height: list[int]  # how many cards lie under each building
    aside: int = NONE  # the hand card being played (R10)

    known: Hidden[list[int]]  # for each hidden card the seats that can place it, as bits
    renewals: int = 0  # how many new decks there have been
    born: Shared[list[int]]  # for each card the last new deck that it was seen to go into (H6)
    epoch: Hidden[list[int]]  # for each hidden card the last new deck that it can have come out of
    origin: Hidden[list[int]]  # draft: for each hidden card where it can have been after the draft
    region: Own[Shared[list[int]]]  # draft: seat x cards + card: where that seat knows the card can have been then (H7)
    packs: Hidden[Shared[list[int]]]  # draft: the packs as they were dealt, seat x 5 + place
    picks: Own[list[int]]  # draft: what was kept, seat x 4 + pass

    played: int = NONE  # the card whose steps or text are carried out
    owner: int = NONE  # the seat that may use its lower action, NONE if nobody
    text: int = NONE  # the text being carried out, NONE if none
    part: int = 0  # the part of it that is next
    left: int = 0  # how many times that part is still to be done
    kept: int = 0  # how many seats have applied the 4-card rule

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.terms: Terms = game.terms

    def clone(self) -> PocketMarsState:
        """An independent copy."""
        twin = PocketMarsState(self.game, self.dice.clone())
        copying.copy(self, twin)
        return twin

    def packed(self) -> list[int]:
        """Every fact."""
        return copying.packed(self)

    def lay_out(self) -> None:
        """S1-S3: an empty table with all colonists in their places."""
        sides = self.terms.sides
        box = self.terms.box
        self.earth = [box.colonists - box.aboard] * sides
        self.ship = [box.aboard] * sides
        self.star = [0] * (HOUSES * sides)
        self.double = [0] * (HOUSES * sides)
        self.energy = [box.energy_start] * sides
        self.hand = [NONE] * (HAND_MOST * sides)
        self.held = [0] * sides
        self.prep = [NONE] * (MODULE * sides)
        self.discard = []
        self.pile = [NONE] * (STACK * KINDS)
        self.height = [0] * KINDS
        self.known = [0] * CARDS
        self.born = [0] * CARDS
        self.epoch = [0] * CARDS
        self.origin = _NOTHING
        self.region = _NOTHING
        self.packs = _NOTHING
        self.picks = _NOTHING

    def first_seat(self) -> int:
        """The seat that starts every round; the hands are chosen in the order of the seats before."""
        return self.first

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
        return self.pile[STACK * building : STACK * building + self.height[building]]

    def value_of(self, building: int) -> int:
        """R7: the value of a building that holds colonists."""
        height = self.height[building]
        if height == 0:
            return self.terms.box.base_value
        top = self.pile[STACK * building + height - 1]
        return 0 if top >= FACE_DOWN else self.terms.value[top]

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
        return self.terms.box.colonists - self.earth[side] - self.ship[side]

    def holds_type(self, seat: int, kind: int) -> bool:
        """C13: whether a card of that type is in the seat's hand."""
        kinds = self.terms.kind
        place: i64
        for place in range(HAND_MOST * seat, HAND_MOST * seat + self.held[seat]):
            if kinds[self.hand[place]] == kind:
                return True
        return False

    def has_most_energy(self, side: int) -> bool:
        """F6: whether nobody has more energy."""
        own: i64 = self.energy[side]
        other: i64
        for other in range(self.terms.sides):
            if self.energy[other] > own:
                return False
        return True

    def clockwise(self, seat: int, steps: int) -> int:
        """The side so many places to the left (S7); in the solo game the other side."""
        return (seat + steps) % self.terms.sides

    def knows(self, seat: int | None, card: int) -> bool:
        """Whether a seat can place a hidden card; None: a spectator, who cannot."""
        return seat is not None and self.known[card] >> seat & 1 == 1

    def own_hand(self, action: int) -> list[int]:
        """That action with each hand card of the seat to move."""
        base: i64 = HAND_MOST * self.to_move
        return [action + self.hand[place] for place in range(base, base + self.held[self.to_move])]

    def add_own_cards(self, found: list[int], action: int) -> None:
        """That action with each card of its hand and prep module, sorted."""
        seat = self.to_move
        hand = self.hand
        one = self.prep[MODULE * seat]
        two = self.prep[MODULE * seat + 1]
        if one > two:
            one, two = two, one
        place: i64 = HAND_MOST * seat
        last: i64 = place + self.held[seat]
        while place < last:
            card = hand[place]
            if 0 <= one < card:
                found.append(action + one)
                one = NONE
            if 0 <= two < card:
                found.append(action + two)
                two = NONE
            found.append(action + card)
            place += 1
        if one >= 0:
            found.append(action + one)
        if two >= 0:
            found.append(action + two)

    # ---- before the first round (S5, S8)

    def is_drafting(self) -> bool:
        """Whether the opening hands are being drafted."""
        return self.asked == ASK_DRAFT and self.to_move >= 0

    def is_opening(self) -> bool:
        """S5: whether prep cards are being chosen, and nobody sees yet which ones others have chosen."""
        return self.asked == ASK_OPENING and self.to_move >= 0

    def picks_of(self, seat: int) -> list[int]:
        """What a seat has kept in a draft, pass by pass; NONE where it has not yet."""
        return self.picks[PASSES * seat : PASSES * seat + PASSES]

    def kept_by(self, seat: int) -> list[int]:
        """The cards that a seat has kept in a draft."""
        return [card for card in self.picks_of(seat) if card >= 0]

    def pack_seen(self, seat: int, number: int) -> list[int]:
        """The pack that a seat holds in that pass, before it keeps a card, sorted."""
        players = self.terms.players
        pack = (seat - number) % players
        gone = [self.picks[PASSES * ((pack + earlier) % players) + earlier] for earlier in range(number)]
        return sorted([card for card in self.packs[PACK * pack : PACK * pack + PACK] if card not in gone])

    def pack_in_hands(self, seat: int) -> list[int]:
        """The pack of the pass that is being played, without what the seat has kept of it."""
        kept = self.kept_by(seat)
        return [card for card in self.pack_seen(seat, len(self.kept_by(self.to_move))) if card not in kept]

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
            self.tell_of(side, "lands", {"type": TYPES[building]})

    def raise_one(self, side: int, building: int, step: int = 1) -> None:
        """One colonist goes up from the single star to the double star, or down (-1)."""
        self.star[HOUSES * side + building] -= step
        self.double[HOUSES * side + building] += step

    def gain(self, side: int, amount: int) -> None:
        """C3, R6: energy, up to the end of the track."""
        before = self.energy[side]
        self.energy[side] = min(self.terms.energy_most, before + amount)
        if self.telling:
            self.tell_of(side, "gains", {"count": self.energy[side] - before, "now": self.energy[side]})

    def discard_brings(self, seat: int) -> int:
        """R14, A2: the energy that a discarded card brings, up to the end of the track."""
        return min(self.terms.energy_most - self.energy[seat], SOLO_ENERGY if self.terms.solo else 1)

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
        kinds = self.terms.kind
        own: i64 = 1 << seat
        base: i64 = HAND_MOST * seat
        kind = kinds[card]
        alike = 0
        everything: i64 = ANY_SEAT  # the seats that know the whole hand
        place: i64
        for place in range(self.held[seat]):
            other = hand[base + place]
            everything &= known[other]
            if kinds[other] == kind:
                alike += 1
        if not self.terms.open_backs:
            for place in range(self.held[seat]):
                other = hand[base + place]
                if not shows_back:
                    known[other] &= own
                elif kinds[other] == kind:
                    known[other] &= own if alike > 1 else own | everything
        elif alike > 1:
            for place in range(self.held[seat]):
                other = hand[base + place]
                if kinds[other] == kind:
                    known[other] &= own
        if self.renewals > 0 or self.terms.draft:
            self._blur_origins(seat, card, False)
        self.take_from_hand(seat, card)

    def _blur_origins(self, seat: int, card: int, shown: bool) -> None:
        """Which card left the hand is known by its back alone: those it can have been share their pasts.

        A card that is shown can only have been one that came out of a deck it was in.
        """
        kinds = self.terms.kind
        mixed = [
            other
            for other in self.hand_of(seat)
            if (not self.terms.open_backs or kinds[other] == kinds[card])
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
        building = self.terms.kind[card]
        beats = building != CONSTRUCTION and self.terms.value[card] > self.value_of(building)  # D4
        self.pile[STACK * building + self.height[building]] = card
        self.height[building] += 1
        return beats

    def put_face_down(self, seat: int, card: int) -> None:
        """C10: a hand card goes face-down on top of its building's stack."""
        self.hide_from_hand(seat, card, True)
        building = self.terms.kind[card]
        self.pile[STACK * building + self.height[building]] = card + FACE_DOWN
        self.height[building] += 1
        if self.telling:
            self.tell_card(seat, "covers", card, True)

    # ---- the deck

    def can_draw(self) -> bool:
        """Whether there is a card to draw; A4: in the solo game there may be none."""
        return len(self.deck) > 0 or (self.terms.solo and self.prepared(DA) > 0)

    def draw_one(self, seat: int) -> bool:
        """R21; A4: from DA's module as long as it has a card. Whether it is drawn, and not asked for which one."""
        waiting = self.prepared(DA) if self.terms.solo else 0
        if waiting == MODULE:
            self.asked = ASK_DA_DRAW
            return False
        if waiting > 0:
            self.draw_from_da(MODULE * DA if self.prep[MODULE * DA] >= 0 else MODULE * DA + 1)
        elif self.deck:
            self.draw(seat)
        elif self.telling:
            self.tell_of(seat, "draws-none", {})
        return True

    def draw_from_da(self, slot: int) -> None:
        """A4: a card of DA's module comes into your hand."""
        card = self.prep[slot]
        self.prep[slot] = NONE
        self.known[card] = 1 << YOU
        self.add_to_hand(YOU, card)
        if self.telling:
            self.tell_card(YOU, "draws-da", card, True)

    def draw(self, seat: int) -> None:
        """R21, R22: the top card of the deck into the hand."""
        card = self.deck.pop()
        self.known[card] = (self.known[card] & ANY_SEAT) | 1 << seat  # H4
        self.add_to_hand(seat, card)
        if self.telling:
            self.tell_card(seat, "draws", card, self.terms.open_backs)
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
        for building in range(KINDS):
            height = self.height[building]
            base = STACK * building
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
        self.dice.source(DECK).shuffle(pile)
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
            kind = self.terms.kind
            kinds = [kind[card] for card in hidden]
            region = self.region[:]
            for card in range(CARDS):
                for seat in range(self.terms.players):
                    if born[card] == self.renewals:
                        region[seat * CARDS + card] = FROM_DECK
                    elif kind[card] in kinds:
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
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "from": "prep" if slot >= 0 else "hand"}
            args["type"] = TYPES[self.terms.kind[card]] if shows_back else "hidden"
            self.tell_apart(seat, "sinks", args, card)

    # ---- telling

    def who(self, side: int) -> Phrase:
        """What a side is called."""
        return side_name(side, self.terms.players)

    def whose(self, steps: int) -> Phrase:
        """The same by its distance from the deciding seat."""
        if steps >= self.terms.sides or self.to_move < 0:
            return say("seat-away", {"steps": steps})
        return self.who(self.clockwise(self.to_move, steps))

    def called(self, card: int) -> Phrase:
        """The name of a card."""
        return card_name(self.terms.box, card)

    def tell_of(self, side: int, key: str, args: dict[str, int | str | Phrase]) -> None:
        """Tell everybody what a side did."""
        args["seat"] = self.who(side)
        self.tell(side if side < self.terms.players else NONE, say(key, args))

    def tell_apart(self, seat: int, key: str, args: dict[str, int | str | Phrase], card: int) -> None:
        """Tell the seat which card it is, and the others what they see of it."""
        own = dict(args)
        own["card"] = self.called(card)
        self.tell(seat, say(f"{key}-own", own), (seat,))
        self.tell_others(seat, say(key, args))

    def tell_card(self, seat: int, key: str, card: int, shown: bool) -> None:
        """Tell of a card that changes places: its back is seen by all, or by nobody."""
        back = TYPES[self.terms.kind[card]] if shown else "hidden"
        self.tell_apart(seat, key, {"seat": seat_name(seat), "type": back}, card)

    def not_now(self) -> Reason:
        """Why nothing can be done that answers another question than the one that is open."""
        asked = self.question()
        return Reason(asked.rule, say("no-not-now", {"question": asked.phrase}))

    def end(self) -> None:
        """R30, R31, A10."""
        self.to_move = NONE
        if self.telling:
            scoring.tell_end(self)

    def _ending(self) -> Question:
        return Question("A10" if self.terms.solo else "R30", say("ends"))

    # ---- points

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return [scoring.points(self, seat) for seat in range(self.terms.players)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """F1-F6, line by line; after a tie also what decided it (F7)."""
        return scoring.lines(self, seat)

    def decided(self) -> Phrase | None:
        """F7, F11: what decided where points are equal."""
        return scoring.what_decided(self) if self.to_move < 0 else None

    def winners(self) -> list[int]:
        """F7; F11: in the solo game nobody, if Devious Automatics has as many points."""
        return scoring.best_seats(self) if self.to_move < 0 else []

    def returns(self) -> list[float]:
        """As the house has it; in the solo game +1 for a win and -1 for a loss."""
        if not self.terms.solo:
            return super().returns()
        if self.to_move >= 0:
            return [0.0]
        return [1.0 if self.winners() else -1.0]

    # ---- what a seat knows

    def _known_to_all(self) -> list[int]:
        return knowledge.known_to_all(self)

    def _known_to(self, seat: int) -> list[int]:
        return knowledge.known_to(self, seat)

    def _reshuffle(self, seat: int) -> None:
        knowledge.redeal(self, seat)

    def _unfold(self) -> None:
        knowledge.unfold(self)

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    def _notation(self) -> str:
        """The whole position, hidden cards too, on a few lines."""
        return notation.text(self)


_NOTHING: Final[list[int]] = []
