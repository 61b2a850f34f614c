"""What a seat of Mars Needs Mechanics knows, as bytes and as a row of numbers, and what it cannot tell apart.

Hidden are the cards dealt to each seat, as far as they have not shown, and the order of the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.engine.row import Row
from ludoteca.games.mars_needs_mechanics import copying
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, MECHANISMS, MOST_SEEN, NONE

if TYPE_CHECKING:
    from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState

HAND: Final[i64] = (1 << COMPONENTS) - 1  # all components, as bits
COGS: Final = 50  # what counts without an end are a share of
ROUNDS: Final = 8  # rounds, and purchases of one
FAR: Final = 8  # so many times that share is the most that is shown


def known_to_all(state: MarsNeedsMechanicsState) -> list[int]:
    """What is open, and how many cards each seat holds; all hands when the game is over."""
    facts = [state.to_move, int(state.asked), *copying.open_facts(state)]
    facts += [state.hand_size(seat) for seat in range(state.terms.players)]
    if state.to_move < 0:
        facts += state.hands
    return facts


def known_to(state: MarsNeedsMechanicsState, seat: int) -> list[int]:
    """The own hand, and the cards seen on top of the deck."""
    facts = copying.own_facts(state, seat)
    facts += list(state.deck[: state.seen[seat]])
    return facts


def observe(state: MarsNeedsMechanicsState, viewer: int, row: Row) -> None:
    """Prices, market, deck and decision; then each seat in turn order from the viewer."""
    terms = state.terms
    box = terms.box
    players = terms.players
    over = state.to_move < 0
    row.part("prices", "of each component / the highest", COMPONENTS)
    row.shares(state.prices, box.highest)
    row.part("line", "the order line, front first: the component", COMPONENTS, COMPONENTS)
    _observe_line(state.line, row)
    row.part("market", "cards of each component / copies", COMPONENTS)
    row.shares(state.market, box.copies)
    row.part("discard", "cards of each component in the discard pile as it grew openly / copies", COMPONENTS)
    row.shares(state.discard, box.copies)
    row.part("deck", "cards left in the deck / all cards", 1)
    row.share(len(state.deck), len(box.in_play) * box.copies)
    row.part("own_seen", "the cards on top of the deck that the viewer knows: the component", MOST_SEEN, COMPONENTS)
    slot: i64
    for slot in range(MOST_SEEN):
        row.mark(COMPONENTS, state.deck[slot] if slot < state.seen[viewer] else NONE)
    row.part("laid_out", "the Mechanisms that can be built in this game", MECHANISMS)
    row.bits(MECHANISMS, state.available)
    row.part("bought", "the components bought this round", COMPONENTS)
    row.bits(COMPONENTS, state.bought)
    row.part("passes", "in a row / players", 1)
    row.share(state.passes, players)
    row.part("idle", "rounds without a purchase in a row / 2", 1)
    row.share(state.idle, 2)
    row.part("purchases", "this round / 8, up to 3", 1)
    row.share(min(state.purchases, 24), ROUNDS)
    row.part("round", "counted from 1 / 8, up to 8", 1)
    row.share(min(state.round, FAR * ROUNDS), ROUNDS)
    row.part("last_round", "whether this was the last round", 1)
    row.flag(state.last_round)
    row.part("aside", "Scrap that the seller gets back / what each seat begins with", 1)
    row.share(state.aside, box.scrap)
    row.part("decision", "turn, Drive, Engine, sale", 4)
    row.mark(4, NONE if over else state.asked)
    row.part("primary", "the primary action of the turn: not yet, bought, passed", 3)
    row.mark(3, state.primary)
    row.part("built_now", "the Mechanism built this turn", MECHANISMS)
    row.mark(MECHANISMS, state.built_now)
    row.part("taken_down", "the Mechanism disassembled this turn", MECHANISMS)
    row.mark(MECHANISMS, state.taken_down)
    row.part("decider", "whose decision, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.to_move)
    row.part("first", "the First Player, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.first)
    for step in range(players):
        row.seat(step)
        _observe_seat(state, (viewer + step) % players, step == 0 or over, row)
    row.common()


def _observe_line(line: list[int], row: Row) -> None:
    for component in line:
        row.mark(COMPONENTS, component)
    if len(line) < COMPONENTS:  # D23
        row.skip(COMPONENTS * (COMPONENTS - len(line)))


def _observe_seat(state: MarsNeedsMechanicsState, seat: int, whole: bool, row: Row) -> None:
    terms = state.terms
    box = terms.box
    known = state.known_of(seat)
    row.part("hand", "cards of each component in hand as far as the viewer knows / copies", COMPONENTS)
    row.shares(state.hand_of(seat) if whole else known, box.copies)
    row.part("unknown", "cards in hand that the viewer does not know / cards dealt", 1)
    row.share(0 if whole else state.unknown_cards(seat), box.dealt)
    row.part("known", "cards of each component in hand that everybody knows / copies", COMPONENTS)
    row.shares(known, box.copies)
    row.part("scrap", "Scrap in hand / what each seat begins with", 1)
    row.share(state.scrap[seat], box.scrap)
    row.part("cogs", "cogs / 50, up to 8", 1)
    row.share(min(state.cogs[seat], FAR * COGS), COGS)
    row.part("seen", "how many cards on top of the deck the seat knows / 3", 1)
    row.share(state.seen[seat], MOST_SEEN)
    row.part("built", "the Mechanisms that the seat has built", MECHANISMS)
    row.bits(MECHANISMS, state.built[seat])
    row.part("used", "the Mechanisms that work once a round: which were used", len(terms.once))
    for card in terms.once:
        row.flag(state.is_used(card, seat))


# ---- what a seat cannot tell apart


def redeal(state: MarsNeedsMechanicsState, seat: int) -> None:
    """The dealt cards that the others never showed and the unseen deck, dealt anew: every deal is as likely.

    That somebody is asked rules none of them out, for who is asked depends on what everybody knows.
    """
    pool = _unknown_to(state, seat)
    state.dice.shuffle(pool)
    dealt: i64 = 0
    other: i64
    place: i64
    for other in range(state.terms.players if state.to_move >= 0 else 0):
        if other == seat:
            continue
        for place in range(COMPONENTS * other, COMPONENTS * (other + 1)):
            state.hands[place] = state.known[place]
        state.held &= state.sure | ~(HAND << (COMPONENTS * other))
        for _ in range(state.unknown_cards(other)):
            place = COMPONENTS * other + pool[dealt]
            state.hands[place] += 1
            state.held |= 1 << place
            dealt += 1
    state.deck = state.deck[: state.seen[seat]] + bytes(pool[dealt:])


def unfold(state: MarsNeedsMechanicsState) -> None:
    """The cards of the deck that nobody has seen, dealt anew; each hand is known to its owner."""
    seen: i64 = 0
    for count in state.seen:
        seen = max(seen, count)
    rest = sorted(state.deck[seen:])
    state.dice.shuffle(rest)
    state.deck = state.deck[:seen] + bytes(rest)


def _unknown_to(state: MarsNeedsMechanicsState, seat: int) -> list[int]:
    """The cards whose place a seat does not know, by component."""
    counts = [0] * COMPONENTS
    number: i64
    for number in range(state.seen[seat], len(state.deck)):
        counts[state.deck[number]] += 1
    if state.to_move >= 0:
        for other in range(state.terms.players):
            if other != seat:
                for component in range(COMPONENTS):
                    place = COMPONENTS * other + component
                    counts[component] += state.hands[place] - state.known[place]
    pool: list[int] = []
    for component in range(COMPONENTS):
        for _ in range(counts[component]):
            pool.append(component)
    return pool
