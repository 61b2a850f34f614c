"""The cards of Martians!!!: piles, hands, and what everybody can tell about unseen cards (R21, section 8).

Nobody sees a hand or the draw pile, but everybody sees when a card was drawn, and which cards went into a new
pile. A hand card therefore has a span of ages of the pile that it can have been drawn from, and an unseen copy of a
card a span of ages in which it can have been drawn. Both are kept as 100 x first + last; where it cannot be told
which of several cards left a hand, the spans of all that it can have been become one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.content import BOX, EVENT_CARDS
from ludoteca.games.martians.land import MartiansLand
from ludoteca.games.martians.names import card_said, say
from ludoteca.games.martians.table import ALWAYS, HAND, NONE

SPAN: Final = 100


def spans_meet(one: int, two: int) -> bool:
    """Whether two spans have an age in common."""
    return one // SPAN <= two % SPAN and two // SPAN <= one % SPAN


class MartiansHands(MartiansLand):
    """Piles and hands."""

    # ---- drawing

    def draw_cards(self, seat: int, count: int) -> None:
        """R21: cards from the draw pile, made anew from the discards when it is empty."""
        drawn: list[Phrase] = []
        for _ in range(count):
            if not self.deck and not self._renew_deck():
                break
            card = self.deck.pop()
            self._add_card(seat, card)
            if self.telling:
                drawn.append(card_said(card))
        if self.telling and drawn:
            self._tell_drawn(seat, drawn)

    def _tell_drawn(self, seat: int, drawn: list[Phrase]) -> None:
        args: dict[str, int | str | Phrase] = {"count": len(drawn)}
        secret = say(f"cards-{len(drawn)}", dict(zip("abc", drawn, strict=False)))
        if self.terms.open_hands:
            self.tell(seat, say("draws-open", {"seat": seat_name(seat), "count": len(drawn), "secret": secret}))
        else:
            self.tell_apart(seat, "draws-open", "draws", args, secret)

    def _renew_deck(self) -> bool:
        """The shuffled discards become the pile; what is unseen now is in somebody's hand."""
        if not self.discards:
            return False
        self.age += 1
        copies = self.copy_of
        number: i64
        for number in range(len(copies)):
            if copies[number] >= 0 and copies[number] % SPAN == ALWAYS:
                copies[number] = copies[number] - ALWAYS + self.age - 1
        self.discards.sort()
        for card in self.discards:
            self._hide_copy(card)
        self.deck = self.discards
        self.discards = []
        self.dice.shuffle(self.deck)
        if self.telling:
            self.tell(NONE, say("deck-renewed"))
        return True

    def _hide_copy(self, card: int) -> None:
        """A seen copy goes into the pile."""
        place = 2 * card if self.copy_of[2 * card] < 0 else 2 * card + 1
        self.copy_of[place] = SPAN * self.age + ALWAYS
        self._order_copies(card)

    def _order_copies(self, card: int) -> None:
        if self.copy_of[2 * card] > self.copy_of[2 * card + 1]:
            one = self.copy_of[2 * card]
            self.copy_of[2 * card] = self.copy_of[2 * card + 1]
            self.copy_of[2 * card + 1] = one

    def _add_card(self, seat: int, card: int) -> None:
        hand = self.hand
        slot = self.slot
        base: i64 = HAND * seat
        place: i64 = base + self.held[seat]
        slot[place] = (SPAN + 1) * self.age  # the youngest come last
        while place > base and hand[place - 1] > card:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = card
        self.held[seat] += 1

    # ---- cards that are shown

    def take_card(self, seat: int, card: int) -> None:
        """A card leaves a hand, for all to see."""
        hand = self.hand
        base: i64 = HAND * seat
        place: i64 = base
        while hand[place] != card:
            place += 1
        last: i64 = base + self.held[seat] - 1
        while place < last:
            hand[place] = hand[place + 1]
            place += 1
        hand[last] = NONE
        if self.age == 0:
            self.slot[last] = NONE
            self._show_any(card)
        else:
            self._show_from_hand(seat, card)
        self.held[seat] -= 1

    def _show_any(self, card: int) -> None:
        """In the first age all unseen copies are alike."""
        place = 2 * card + 1 if self.copy_of[2 * card + 1] >= 0 else 2 * card
        self.copy_of[place] = NONE
        self._order_copies(card)

    def _show_from_hand(self, seat: int, card: int) -> None:
        """The copy can have been each that some card of the hand can be, and the card each that the copy can be."""
        slot = self.slot
        base: i64 = HAND * seat
        end: i64 = base + self.held[seat]
        one = self._fitting(2 * card, base, end)
        two = self._fitting(2 * card + 1, base, end)
        left: list[int] = []
        hull = NONE
        spare = -1
        place: i64
        for place in range(base, end):
            span = slot[place]
            if (one >= 0 and spans_meet(span, one)) or (two >= 0 and spans_meet(span, two)):
                hull = span if hull < 0 else _joined(hull, span)
                spare += 1
            else:
                left.append(span)
        for _ in range(spare):
            left.append(hull)
        left.sort()
        for place in range(base, end - 1):
            slot[place] = left[place - base]
        slot[end - 1] = NONE
        if one >= 0 and two >= 0:  # of the other it can only be told that it was one of them
            self.copy_of[2 * card] = NONE
            self.copy_of[2 * card + 1] = _joined(one, two)
        else:
            self._show_copy(card, one if one >= 0 else two)

    def _fitting(self, copy: int, base: i64, end: i64) -> int:
        """The span of an unseen copy that can be in that part of a hand, NONE if it cannot."""
        span = self.copy_of[copy]
        place: i64
        if span >= 0:
            for place in range(base, end):
                if spans_meet(span, self.slot[place]):
                    return span
        return NONE

    def _show_copy(self, card: int, span: int) -> None:
        """A copy with that span is seen."""
        place = 2 * card if self.copy_of[2 * card] == span else 2 * card + 1
        self.copy_of[place] = NONE
        self._order_copies(card)

    def discard_card(self, seat: int, card: int) -> None:
        """From the hand to the discard pile."""
        self.take_card(seat, card)
        self.discards.append(card)

    # ---- Landing Party (C26): looking through the pile

    def open_pile(self) -> None:
        """The pile is looked through and will be mixed: a new age."""
        self.age += 1

    def note_offer(self, card: int) -> bool:
        """Everybody learns whether a card lies in the pile; whether it does."""
        places = [2 * card, 2 * card + 1]
        loose = [place for place in places if self.copy_of[place] >= 0 and self.copy_of[place] % SPAN == ALWAYS]
        if card not in self.deck:
            for place in loose:
                self.copy_of[place] += self.age - 1 - ALWAYS
            self._order_copies(card)
            return False
        sure = SPAN * self.age + ALWAYS
        if sure not in [self.copy_of[place] for place in loose]:
            if len(loose) == 2:
                self.copy_of[loose[0]] = _joined(self.copy_of[loose[0]], self.copy_of[loose[1]])
            self.copy_of[loose[-1]] = sure
            self._order_copies(card)
        return True

    def take_from_pile(self, card: int) -> None:
        """A card that was offered leaves the pile, for all to see."""
        self.deck.remove(card)
        self._show_copy(card, SPAN * self.age + ALWAYS)

    def close_pile(self) -> None:
        """The pile is shuffled."""
        self.deck.sort()
        self.dice.shuffle(self.deck)

    # ---- the Martian deck of the co-operative game (R65)

    def draw_martian_card(self) -> int:
        """The top card; an empty deck is replaced by its shuffled discards."""
        if not self.martian_deck:
            deck = sorted(self.martian_discards)
            self.dice.shuffle(deck)
            self.martian_deck = deck
            self.martian_discards = []
        if not self.martian_deck:
            return NONE
        card = self.martian_deck[-1]
        self.martian_deck = self.martian_deck[:-1]
        return card

    def discard_played(self, card: int) -> None:
        """R55: a played card goes to its own discard pile."""
        if self.terms.coop and card >= EVENT_CARDS:
            self.martian_discards = [*self.martian_discards, card]
        else:
            self.discards.append(card)

    def deal_cards(self) -> None:
        """S4, S5: the piles, and three cards for each seat."""
        kinds = EVENT_CARDS if self.terms.coop else len(BOX.cards)
        self.deck = [number // 2 for number in range(2 * kinds)]
        for number in range(2 * kinds):
            self.copy_of[number] = ALWAYS
        self.dice.shuffle(self.deck)
        if self.terms.coop:
            martian = [number // 2 for number in range(2 * kinds, 2 * len(BOX.cards))]
            self.dice.shuffle(martian)
            self.martian_deck = martian
        for seat in range(self.terms.players):
            self.draw_cards(seat, BOX.hand)


def meets(span: int, others: list[int]) -> bool:
    """Whether a span meets one of several."""
    for other in others:
        if spans_meet(span, other):
            return True
    return False


def _joined(one: int, two: int) -> int:
    """The smallest span that holds both."""
    return SPAN * min(one // SPAN, two // SPAN) + max(one % SPAN, two % SPAN)
