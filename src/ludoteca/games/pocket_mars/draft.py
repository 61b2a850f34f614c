"""The draft of the opening hands (S8), and what each seat remembers of it (H7)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pocket_mars.content import BOX, CARDS
from ludoteca.games.pocket_mars.table import ANY_ORIGIN, FROM_DECK, NONE, PocketMarsTable

PACK: Final = 5
PASSES: Final = 4


def deal_packs(table: PocketMarsTable) -> None:
    """S8: five cards for each seat."""
    players = table.terms.players
    assert BOX.draft_pack == PACK
    table.packs = [table.deck.pop() for _ in range(PACK * players)]
    table.picks = [NONE] * (PASSES * players)


def passes_done(table: PocketMarsTable, seat: int) -> int:
    """How many cards a seat has kept."""
    return len([card for card in table.picks[PASSES * seat : PASSES * seat + PASSES] if card >= 0])


def pack_seen(table: PocketMarsTable, seat: int, number: int) -> list[int]:
    """The pack that a seat holds in that pass, before it keeps a card, sorted."""
    players = table.terms.players
    pack = (seat - number) % players
    gone = [table.picks[PASSES * ((pack + earlier) % players) + earlier] for earlier in range(number)]
    return sorted([card for card in table.packs[PACK * pack : PACK * pack + PACK] if card not in gone])


def pack_held(table: PocketMarsTable, seat: int) -> list[int]:
    """The pack from which the seat keeps its next card."""
    return pack_seen(table, seat, passes_done(table, seat))


def keep(table: PocketMarsTable, seat: int, card: int) -> None:
    """S8: one card of the pack is kept."""
    table.picks[PASSES * seat + passes_done(table, seat)] = card


def is_over(table: PocketMarsTable) -> bool:
    """Whether everybody has kept four cards."""
    return NONE not in table.picks


def finish(table: PocketMarsTable) -> None:
    """S8: the kept cards become hands; what is left over is shuffled with the undealt cards into the deck."""
    players = table.terms.players
    table.region = [ANY_ORIGIN] * (CARDS * players)
    for seat in range(players):
        _remember(table, seat)
    table.origin = [FROM_DECK] * CARDS
    for seat in range(players):
        for card in table.picks[PASSES * seat : PASSES * seat + PASSES]:
            table.known[card] = 1 << seat
            table.origin[card] = 1 << seat
            table.add_to_hand(seat, card)
    table.deck += [card for card in table.packs if card not in table.picks]
    table.dice.shuffle(table.deck)
    table.packs = []
    table.picks = []


def _remember(table: PocketMarsTable, seat: int) -> None:
    """H7: where the cards of the packs it held can be, as the seat knows."""
    players = table.terms.players
    for number in range(PASSES):
        kept = table.picks[PASSES * seat + number]
        pack = (seat - number) % players
        table.region[CARDS * seat + kept] = 1 << seat
        passed_on = [card for card in pack_seen(table, seat, number) if card != kept]
        back = number + players < PASSES
        last = number + players if back else PASSES
        takers = 0
        for later in range(number + 1, last):
            takers |= 1 << (pack + later) % players
        seen_again = pack_seen(table, seat, last) if back else []
        for card in passed_on:
            if card not in seen_again:
                table.region[CARDS * seat + card] = takers if back else takers | FROM_DECK


def views(table: PocketMarsTable, seat: int) -> list[int]:
    """What a seat has seen so far: each pack that it held, and what it kept."""
    found: list[int] = []
    for number in range(passes_done(table, table.to_move) + 1):
        seen = pack_seen(table, seat, number)
        found.append(len(seen))
        found += seen
        found.append(table.picks[PASSES * seat + number])
    return found


def redeal(table: PocketMarsTable, seat: int) -> None:
    """Deal anew what the seat has not seen, during the draft: packs, what others kept, the undealt cards."""
    players = table.terms.players
    current = passes_done(table, table.to_move)
    seen = [pack_seen(table, seat, number) for number in range(current + 1)]
    unseen = [card for card in range(CARDS) if not any(card in view for view in seen)]
    table.dice.shuffle(unseen)
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
            if number == current and keeper >= table.to_move:
                break
            if keeper == seat:
                card = table.picks[PASSES * seat + number]
            elif number < first:
                card = unseen.pop()
            else:
                again = number - (number - first) % players + players  # the pass in which the seat sees it again
                free = [one for one in held if one not in seen[again]] if again <= current else held
                card = table.dice.choice(free)
            held = [one for one in held if one != card]
            picks[PASSES * keeper + number] = card
            cards.append(card)
        if first > current:
            held = [unseen.pop() for _ in range(PACK - len(cards))]
        packs += cards + held
    table.packs = packs
    table.picks = picks
    table.deck = unseen
