"""The positions of the worked examples, in the notation of the rules: `W2 L` is two Wire and a Lens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.picture import Picture
from ludoteca.engine.shelf import make
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, box_of
from ludoteca.games.mars_needs_mechanics.decisions import DRIVE_DECLINE, END_TURN, PASS
from ludoteca.games.mars_needs_mechanics.position import ASK_DRIVE, ASK_TURN, MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.rules import IDS, MarsNeedsMechanics

BOX = box_of(NO_PATCH)
LETTERS = "".join(BOX.letters)


@dataclass
class Seat:
    """What lies before a seat."""

    cogs: int = BOX.cogs
    hand: str = ""
    scrap: int = 0
    built: str = ""
    known: str | None = None  # None: the whole hand was bought openly


def made(**options: object) -> MarsNeedsMechanics:
    """The game with these options; seat 0 begins unless said otherwise."""
    game = make("mars_needs_mechanics", **{"first_player": "seat_0", **options})
    assert isinstance(game, MarsNeedsMechanics)
    return game


def counts_of(text: str) -> list[int]:
    """How many of each component: `W2 L`."""
    counts = [0] * COMPONENTS
    for word in text.split():
        counts[LETTERS.index(word[0])] += int(word[1:] or 1)
    return counts


def cards_of(text: str) -> list[int]:
    """Cards in an order: `GGL`."""
    return [LETTERS.index(letter) for letter in text]


def bits_of(text: str) -> int:
    """Mechanisms as bits: `C1 C7`."""
    return sum(1 << int(word[1:]) - 1 for word in text.split())


def position(
    *seats: Seat,
    prices: str = "",
    line: str = LETTERS,
    market: str = "W M G P B A L",
    deck: str = LETTERS,
    first: int = 0,
    to_move: int | None = None,
    bought: str = "",
    mechanisms: tuple[str, ...] = IDS,
    options: dict[str, object] | None = None,
    **facts: int,
) -> MarsNeedsMechanicsState:
    """A position at the start of a turn; cards that are nowhere else lie in the discard pile.

    Prices that are not given are as at the start, and so are passes, purchases, idle and round.
    """
    game = made(players=len(seats), mechanism_set="chosen", chosen_mechanisms=mechanisms, **(options or {}))
    state = game.start(1)
    assert isinstance(state, MarsNeedsMechanicsState)
    state.prices = [BOX.start] * COMPONENTS
    for word in prices.split():
        state.prices[LETTERS.index(word[0])] = int(word[1:])
    state.line = cards_of(line)
    state.market = counts_of(market)
    state.deck = bytes(cards_of(deck))
    state.cogs = [seat.cogs for seat in seats]
    state.scrap = [seat.scrap for seat in seats]
    state.hands = [count for seat in seats for count in counts_of(seat.hand)]
    state.known = [count for seat in seats for count in counts_of(seat.hand if seat.known is None else seat.known)]
    state.built = [bits_of(seat.built) for seat in seats]
    state.seen = [0] * len(seats)
    state.look_at_deck()
    state.discard = [0] * COMPONENTS
    state.discard = [BOX.copies - used for used in lying(state)]
    assert min(state.discard) >= 0, "more cards of a component than there are"
    state.first = first
    state.to_move = first if to_move is None else to_move
    state.bought = sum(1 << LETTERS.index(letter) for letter in bought)
    for name, value in facts.items():
        setattr(state, name, value)
    state.telling = True
    state.events = []
    state._work_out()
    state.settle()
    return state


def lying(state: MarsNeedsMechanicsState) -> list[int]:
    """The cards of each component that lie anywhere."""
    found = [state.market[part] + state.deck.count(part) + state.discard[part] for part in range(COMPONENTS)]
    for seat in range(state.game.players):
        for part in range(COMPONENTS):
            built = [card for card in state.standing(seat) if part in card.cost]
            found[part] += state.hands[COMPONENTS * seat + part] + len(built)
    return found


def passed(state: MarsNeedsMechanicsState) -> MarsNeedsMechanicsState:
    """Everybody passes, and the round is over."""
    now = state.round
    while state.round == now and state.asked in (ASK_TURN, ASK_DRIVE) and not state.is_over:
        state.apply(next(action for action in (PASS, END_TURN, DRIVE_DECLINE) if action in state.choices))
    return state


# ---- the examples

E1_LINE = "WLBGMPA"
LINE = "GWLBMPA"

EXAMPLES: dict[str, Callable[[], MarsNeedsMechanicsState]] = {
    "E1": lambda: position(Seat(cogs=10), Seat(), line=E1_LINE, prices="G6"),
    "E2": lambda: position(
        Seat(cogs=4, hand="G W3"), Seat(cogs=10, hand="M3"), line=LINE, prices="G6", bought="G", purchases=1, to_move=1
    ),
    "E3": lambda: position(Seat(hand="L W2"), Seat(), deck="GAPM"),
    "E4": lambda: position(Seat(hand="W", built="C1"), Seat(), market="M3", deck="GAPM"),
    "E5": lambda: position(Seat(hand="W3"), Seat(), prices="A6", line="WMGPBLA"),
    "E6": lambda: passed(position(Seat(hand="A4"), Seat(), prices="A6", line="WMGALPB")),
    "E7": lambda: passed(position(Seat(hand="W2", scrap=2), Seat(scrap=2), prices="W4", line="MGPWBAL")),
    "E8": lambda: passed(position(Seat(hand="L3", scrap=1), Seat(), prices="L7", line="MGPLBAW")),
    "E9": lambda: passed(position(Seat(hand="L3", scrap=1), Seat(), prices="L7", line="MGPLBAW")),
    "E10": lambda: position(Seat(), Seat(), line=LINE, prices="G10 A1"),
    "E11": lambda: position(Seat(), Seat(), line=LINE, deck="", bought="GWLBM", purchases=5),
    "E12": lambda: passed(position(Seat(hand="B2", scrap=2), Seat(), prices="B8", line="MGPBLAW")),
    "E13": lambda: position(Seat(hand="W3"), Seat(), Seat(hand="L W")),
    "E14": lambda: position(Seat(cogs=4, hand="W M"), Seat(hand="W3"), market="P", prices="P4", mechanisms=("C7",)),
    "E15": lambda: position(Seat(), Seat(), market="W2 M G P B A L", deck="WMGPBALWMGPB", round=4),
    "E16": lambda: position(Seat(cogs=9, built="C1"), Seat(), deck="L", prices="L6", market="W M G"),
    "E17": lambda: position(Seat(built="C1"), Seat(), deck="GGLBW"),
    "E18": lambda: position(
        Seat(built="C4"), Seat(), deck="", line="MGPBAWL", bought="MGPL", purchases=4, passes=1, to_move=0
    ),
    "E19": lambda: position(Seat(built="C4"), Seat(), market="W M4 L"),
    "E20": lambda: position(Seat(built="C8"), Seat(), market="W M4 L"),
    "E21": lambda: passed(position(Seat(built="C2"), Seat(built="C2"), prices="L9", line="WMGLPBA", first=1)),
    "E22": lambda: passed(position(Seat(hand="G6 W", scrap=2, built="C3"), Seat(), prices="W3", line="MPBGWAL")),
    "E23": lambda: position(Seat(cogs=7, built="C9"), Seat(), market="L G B3", prices="L1 G6 B9"),
    "E24": lambda: passed(position(Seat(hand="W2 M2 L", scrap=2, built="C10"), Seat(), line="GPBWMAL", prices="W6 M5")),
    "E25": lambda: position(Seat(hand="G W L P", built="C8"), Seat()),
    "E26": lambda: position(Seat(hand="A M", built="C1 C7 C8"), Seat()),
    "E27": lambda: position(Seat(built="C5 C7 C8"), Seat()),
    "E28": lambda: position(Seat(hand="B", built="C1"), Seat()),
    "E29": lambda: position(
        Seat(cogs=61, hand="W M"), Seat(cogs=61, hand="G P"), Seat(cogs=40, built="C5"), deck="", first=1
    ),
    "E30": lambda: position(Seat(cogs=55, hand="W", scrap=2), Seat(cogs=55, hand="M G"), deck="", first=1),
}

PICTURES = {example: Picture("exchange", ground="mm-exchange") for example in ("E1", "E5", "E10", "E23")}
