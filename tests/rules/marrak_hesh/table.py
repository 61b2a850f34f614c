"""Positions of Marrak Hesh 17 set up by hand, in the rulebook's notation."""

from __future__ import annotations

from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, HOUSE
from ludoteca.games.marrak_hesh.decisions import STORE
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, FULL_RING, TILE, cells_of, position
from ludoteca.games.marrak_hesh.notation import hold_text
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import tally

ORANGE, TEAL, SLATE = 0, 1, 2
IDLE_CARD = 2  # Loading Crane does nothing at scoring


def ended(
    *holds: str,
    cards: tuple[int, ...] = (),
    first_player: str = "seat_0",
    tie_break: str = "chain",
    group_ties: str = "all",
) -> MarrakHeshState:
    """A game that has just ended with these holds in seats 0, 1 ...; the other holds are empty.

    A single card is joined by one that does nothing at scoring.
    """
    players = 2 if len(cells_of(holds[0])) == 16 else 3
    return position(
        ring=FULL_RING,
        hands=[""] * players,
        holds=[*holds, *[EMPTY_HOLD[players]] * (players - len(holds))],
        cards=(*cards, IDLE_CARD) if len(cards) == 1 else cards,
        players=players,
        first_player=first_player,
        tie_break=tie_break,
        group_ties=group_ties,
    )


def sums(state: MarrakHeshState, seat: int = 0) -> tuple[int, int, int, int]:
    """Colour, kind and rare points of a seat's sheet, and the VP of its cards."""
    sheet = state.sheet(seat)
    return sheet.tally.colour, sheet.tally.kind, sheet.tally.rare, sum(sheet.points)


def plan(state: MarrakHeshState, seat: int = 0) -> list[tuple[int, str, int]]:
    """The cards in the order taken, each with its choice in words and its VP; the idle card left out."""
    sheet = state.sheet(seat)
    return [
        (card.number, choice_text(state, card.number, choice), points)
        for card, choice, points in zip(sheet.cards, sheet.choices, sheet.points, strict=True)
        if card.number != IDLE_CARD
    ]


def choice_text(state: MarrakHeshState, card: int, choice: int) -> str:
    """A choice of an altering card in words: `exchange 0 2`, `forge 3`, `row 2`, `column 0`; `-` is none."""
    if choice == 0:
        return "-"
    if card == 4:
        return "exchange {} {}".format(*divmod(choice - 1, state.terms.hold.cells))
    if card == 5:
        return f"forge {choice - 1}"
    return f"row {choice - 1}" if choice <= 4 else f"column {choice - 5}"


def tallied(state: MarrakHeshState, seat: int = 0) -> str:
    """The hold that a seat's tally was made on."""
    return hold_text(HOUSE, state.terms.hold, state.sheet(seat).cells)


def best_in_order(state: MarrakHeshState, first: int, second: int, seat: int = 0) -> int:
    """The best total of a seat if it applies its cards in that order."""
    terms = state.terms
    one, another = terms.deck[first - 1], terms.deck[second - 1]
    best = 0
    cells = state.hold_of(seat)
    for choice in one.choices(terms, cells):
        once, forged, points = one.alter(terms, choice, cells, -1)
        points += one.bonus(terms, once, forged)
        for other in another.choices(terms, once):
            twice, forged_too, more = another.alter(terms, other, once, forged)
            more += another.bonus(terms, twice, forged_too)
            best = max(best, points + more + tally(terms, twice, forged_too).total)
    return best


def place(colour: int, dock: int) -> int:
    """The id of a placing."""
    return DOCKS * colour + dock


def placings(colour: int, *docks: int) -> list[int]:
    """The ids of the placings of a colour on these docks."""
    return [place(colour, dock) for dock in docks]


def store(*cells: int) -> list[int]:
    """The ids of storing in these cells."""
    return [STORE + cell for cell in cells]


def dock_of(state: MarrakHeshState, code: str) -> int:
    """The dock on which that tile lies."""
    return state.docks.index(TILE[code])


def hold_of(state: MarrakHeshState, seat: int) -> str:
    """The hold of a seat in the rulebook's notation."""
    return hold_text(HOUSE, state.terms.hold, state.hold_of(seat))


def ring_of(state: MarrakHeshState) -> str:
    """The docks in the rulebook's notation."""
    return "".join("." if lying >= 0 else HOUSE.transport_letters[-1 - lying] for lying in state.docks)


def hand_of(state: MarrakHeshState, seat: int) -> str:
    """The Transports of a seat as letters."""
    counts = state.hands[COLOURS * seat : COLOURS * seat + COLOURS]
    return "".join(mark * count for mark, count in zip(HOUSE.transport_letters, counts, strict=True))


def slots_of(state: MarrakHeshState) -> str:
    """The two leftover Goods."""
    return " ".join(HOUSE.goods[tile] for tile in state.slots)


def seats_of(state: MarrakHeshState, card: int) -> list[int]:
    """The seats that still have the token of a card."""
    return [seat for seat in range(3) if state.tokens >> (3 * (card - 1) + seat) & 1]


def told(state: MarrakHeshState) -> list[tuple[int, str]]:
    """What the last action did: whose doing it was, and the key of the phrase."""
    return [(event.seat, event.phrase.key) for event in state.events]
