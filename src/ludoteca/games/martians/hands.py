"""The piles and hands of Martians!!!, and what everybody can tell about unseen cards (R21, section 8).

Nobody sees a hand or the draw pile, but everybody sees when a card was drawn, and which cards went into a new
pile. A hand card therefore has a span of ages of the pile that it can have been drawn from, and an unseen copy of a
card a span of ages in which it can have been drawn. Both are kept as 100 x first + last; where it cannot be told
which of several cards left a hand, the spans of all that it can have been become one.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.content import HAND, NONE
from ludoteca.games.martians.knowledge import ALWAYS, SPAN, joined, spans_meet
from ludoteca.games.martians.phrases import card_said, say
from ludoteca.games.martians.position import CARD_PILE, MARTIAN_PILE, MartiansState

# ---- drawing


def draw_cards(state: MartiansState, seat: int, count: int) -> None:
    """R21: cards from the draw pile, made anew from the discards when it is empty."""
    drawn: list[Phrase] = []
    for _ in range(count):
        if not state.deck and not _renew_deck(state):
            break
        card = state.deck.pop()
        add_card(state, seat, card)
        if state.telling:
            drawn.append(card_said(state, card))
    if state.telling and drawn:
        _tell_drawn(state, seat, drawn)


def _tell_drawn(state: MartiansState, seat: int, drawn: list[Phrase]) -> None:
    secret = say(f"cards-{len(drawn)}", dict(zip("abc", drawn, strict=False)))
    if state.terms.open_hands:
        state.tell(seat, say("draws-open", {"seat": seat_name(seat), "count": len(drawn), "secret": secret}))
    else:
        state.tell_apart(seat, "draws-open", "draws", {"count": len(drawn)}, secret)


def _renew_deck(state: MartiansState) -> bool:
    """The shuffled discards become the pile; what is unseen now is in somebody's hand."""
    if not state.discards:
        return False
    state.age += 1
    copies = state.copy_of
    number: i64
    for number in range(len(copies)):
        if copies[number] >= 0 and copies[number] % SPAN == ALWAYS:
            copies[number] = copies[number] - ALWAYS + state.age - 1
    state.discards.sort()
    for card in state.discards:
        _hide_copy(state, card)
    state.deck = state.discards
    state.discards = []
    state.dice.source(CARD_PILE).shuffle(state.deck)
    if state.telling:
        state.tell(NONE, say("deck-renewed"))
    return True


def _hide_copy(state: MartiansState, card: int) -> None:
    """A seen copy goes into the pile."""
    place = 2 * card if state.copy_of[2 * card] < 0 else 2 * card + 1
    state.copy_of[place] = SPAN * state.age + ALWAYS
    _order_copies(state, card)


def _order_copies(state: MartiansState, card: int) -> None:
    if state.copy_of[2 * card] > state.copy_of[2 * card + 1]:
        one = state.copy_of[2 * card]
        state.copy_of[2 * card] = state.copy_of[2 * card + 1]
        state.copy_of[2 * card + 1] = one


def add_card(state: MartiansState, seat: int, card: int) -> None:
    """A card of the pile as it is now comes into a hand."""
    hand = state.hand
    slot = state.slot
    base: i64 = HAND * seat
    place: i64 = base + state.held[seat]
    slot[place] = (SPAN + 1) * state.age  # the youngest come last
    while place > base and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card
    state.held[seat] += 1


# ---- cards that are shown


def take_card(state: MartiansState, seat: int, card: int) -> None:
    """A card leaves a hand, for all to see."""
    hand = state.hand
    base: i64 = HAND * seat
    place: i64 = base
    while hand[place] != card:
        place += 1
    last: i64 = base + state.held[seat] - 1
    while place < last:
        hand[place] = hand[place + 1]
        place += 1
    hand[last] = NONE
    if state.age == 0:
        state.slot[last] = NONE
        show_any(state, card)
    else:
        _show_from_hand(state, seat, card)
    state.held[seat] -= 1


def show_any(state: MartiansState, card: int) -> None:
    """A copy is seen in the first age, in which all unseen ones are alike."""
    place = 2 * card + 1 if state.copy_of[2 * card + 1] >= 0 else 2 * card
    state.copy_of[place] = NONE
    _order_copies(state, card)


def _show_from_hand(state: MartiansState, seat: int, card: int) -> None:
    """The copy can have been each that some card of the hand can be, and the card each that the copy can be."""
    slot = state.slot
    base: i64 = HAND * seat
    end: i64 = base + state.held[seat]
    one = _fitting(state, 2 * card, base, end)
    two = _fitting(state, 2 * card + 1, base, end)
    left: list[int] = []
    hull = NONE
    spare = -1
    place: i64
    for place in range(base, end):
        span = slot[place]
        if (one >= 0 and spans_meet(span, one)) or (two >= 0 and spans_meet(span, two)):
            hull = span if hull < 0 else joined(hull, span)
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
        state.copy_of[2 * card] = NONE
        state.copy_of[2 * card + 1] = joined(one, two)
    else:
        _show_copy(state, card, one if one >= 0 else two)


def _fitting(state: MartiansState, copy: int, base: i64, end: i64) -> int:
    """The span of an unseen copy that can be in that part of a hand, NONE if it cannot."""
    span = state.copy_of[copy]
    place: i64
    if span >= 0:
        for place in range(base, end):
            if spans_meet(span, state.slot[place]):
                return span
    return NONE


def _show_copy(state: MartiansState, card: int, span: int) -> None:
    """A copy with that span is seen."""
    place = 2 * card if state.copy_of[2 * card] == span else 2 * card + 1
    state.copy_of[place] = NONE
    _order_copies(state, card)


def discard_card(state: MartiansState, seat: int, card: int) -> None:
    """From the hand to the discard pile."""
    take_card(state, seat, card)
    state.discards.append(card)


# ---- Landing Party (C26): looking through the pile


def open_pile(state: MartiansState) -> None:
    """The pile is looked through and will be mixed: a new age."""
    state.age += 1


def note_offer(state: MartiansState, card: int) -> bool:
    """Everybody learns whether a card lies in the pile; whether it does."""
    places = [2 * card, 2 * card + 1]
    loose = [place for place in places if state.copy_of[place] >= 0 and state.copy_of[place] % SPAN == ALWAYS]
    if card not in state.deck:
        for place in loose:
            state.copy_of[place] += state.age - 1 - ALWAYS
        _order_copies(state, card)
        return False
    sure = SPAN * state.age + ALWAYS
    if sure not in [state.copy_of[place] for place in loose]:
        if len(loose) == 2:
            state.copy_of[loose[0]] = joined(state.copy_of[loose[0]], state.copy_of[loose[1]])
        state.copy_of[loose[-1]] = sure
        _order_copies(state, card)
    return True


def take_from_pile(state: MartiansState, card: int) -> None:
    """A card that was offered leaves the pile, for all to see."""
    state.deck.remove(card)
    _show_copy(state, card, SPAN * state.age + ALWAYS)


def close_pile(state: MartiansState) -> None:
    """The pile is shuffled."""
    state.deck.sort()
    state.dice.source(CARD_PILE).shuffle(state.deck)


# ---- the Martian deck of the co-operative game (R65)


def draw_martian_card(state: MartiansState) -> int:
    """The top card; an empty deck is replaced by its shuffled discards."""
    if not state.martian_deck:
        deck = sorted(state.martian_discards)
        state.dice.source(MARTIAN_PILE).shuffle(deck)
        state.martian_deck = deck
        state.martian_discards = []
    if not state.martian_deck:
        return NONE
    card = state.martian_deck[-1]
    state.martian_deck = state.martian_deck[:-1]
    return card


def discard_played(state: MartiansState, card: int) -> None:
    """R55: a played card goes to its own discard pile."""
    if state.terms.coop and state.terms.cards[card].martian:
        state.martian_discards = [*state.martian_discards, card]
    else:
        state.discards.append(card)


def deal_cards(state: MartiansState) -> None:
    """S4, S5: the piles, and three cards for each seat."""
    box = state.terms.box
    if state.terms.coop:
        martians = pile_of(state, box.martian_cards)
        cards = box.event_cards
    else:
        martians = []
        cards = list(range(len(box.cards)))
    state.deck = pile_of(state, cards)
    for card in state.deck:
        _hide_copy(state, card)
    state.dice.source(CARD_PILE).shuffle(state.deck)
    state.dice.source(MARTIAN_PILE).shuffle(martians)
    state.martian_deck = martians
    for seat in range(state.terms.players):
        draw_cards(state, seat, box.hand)


def pile_of(state: MartiansState, cards: list[int]) -> list[int]:
    """Every copy of these cards."""
    found: list[int] = []
    for card in cards:
        found += [card] * state.terms.box.cards[card].copies
    return found
