"""Positions of Mars Needs Mechanics set up by hand, in the notation of the rules: `W2 L` is two Wire and a Lens."""

from __future__ import annotations

from dataclasses import dataclass

import ludoteca
from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsRules, MarsNeedsMechanicsState
from tests.rules.mars_needs_mechanics.invariants import check

LETTERS = "WMGPBAL"
ALL = tuple(f"C{number}" for number in range(1, 11))

PASS = 10
END = 31
DRIVE_DECLINE = 39
ENGINE_DECLINE = 54
DONE = 223

TURN, DRIVE, ENGINE, SELL = 0, 1, 2, 3  # what is asked


@dataclass
class Seat:
    """What lies before a seat."""

    cogs: int = 30
    hand: str = ""
    scrap: int = 0
    built: str = ""
    known: str | None = None  # None: the whole hand was bought openly


def made(**options: object) -> MarsNeedsMechanicsRules:
    """The game with these options; seat 0 begins unless said otherwise."""
    game = ludoteca.make("mars_needs_mechanics", **{"first_player": "seat_0", **options})
    assert isinstance(game, MarsNeedsMechanicsRules)
    return game


def counts_of(text: str) -> list[int]:
    """How many of each component: `W2 L`."""
    counts = [0] * 7
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
    line: str = "WMGPBAL",
    market: str = "W M G P B A L",
    deck: str = "WMGPBAL",
    first: int = 0,
    to_move: int | None = None,
    passes: int = 0,
    purchases: int = 0,
    bought: str = "",
    idle: int = 0,
    mechanisms: tuple[str, ...] = ALL,
    options: dict[str, object] | None = None,
) -> MarsNeedsMechanicsState:
    """A position at the start of a turn; the cards that are nowhere else lie in the discard pile.

    Prices that are not given are 5.
    """
    game = made(players=len(seats), mechanism_set="chosen", chosen_mechanisms=mechanisms, **(options or {}))
    state = game.start(1)
    assert isinstance(state, MarsNeedsMechanicsState)
    state.prices = [5] * 7
    for word in prices.split():
        state.prices[LETTERS.index(word[0])] = int(word[1:])
    state.line = cards_of(line)
    state.market = counts_of(market)
    state.deck = cards_of(deck)
    state.top = 0
    state.cogs = [seat.cogs for seat in seats]
    state.scrap = [seat.scrap for seat in seats]
    state.hands = [count for seat in seats for count in counts_of(seat.hand)]
    state.known = [count for seat in seats for count in counts_of(seat.hand if seat.known is None else seat.known)]
    state.built = [bits_of(seat.built) for seat in seats]
    state.seen = [min(3, len(deck)) if "C1" in seat.built.split() else 0 for seat in seats]
    state.discard = [0] * 7
    state.discard = [8 - used for used in lying(state)]
    assert min(state.discard) >= 0, "more than eight cards of a component"
    state.first = first
    state.to_move = first if to_move is None else to_move
    state.passes = passes
    state.purchases = purchases
    state.bought = sum(1 << LETTERS.index(letter) for letter in bought)
    state.idle = idle
    check(state)
    state.telling = True
    state.events = []
    state.settle()
    return state


def lying(state: MarsNeedsMechanicsState) -> list[int]:
    """The cards of each component that lie anywhere."""
    found = [state.market[part] + state.deck[state.top :].count(part) + state.discard[part] for part in range(7)]
    for seat in range(state.game.players):
        for part in range(7):
            found[part] += state.hands[7 * seat + part]
        for mechanism in range(10):
            if state.has(seat, mechanism):
                for letter in COSTS[mechanism]:
                    found[LETTERS.index(letter)] += 1
    return found


COSTS = ["LW", "GMW", "BPA", "AM", "GMBLA", "GWLP", "PWM", "BG", "PA", "BL"]


# ---- actions


def buy(letter: str) -> int:
    return LETTERS.index(letter)


def buy_deck(slot: int) -> int:
    return 7 + slot


def build(mechanism: int) -> int:
    """By its number: `build(7)` is the Gantry, C7."""
    return 10 + mechanism


def disassemble(mechanism: int) -> int:
    return 20 + mechanism


def drive(letter: str) -> int:
    return 32 + LETTERS.index(letter)


def raise_price(letter: str) -> int:
    return 40 + LETTERS.index(letter)


def lower_price(letter: str) -> int:
    return 47 + LETTERS.index(letter)


def sell(letter: str, count: int, scrap: int = 0) -> int:
    return 55 + (LETTERS.index(letter) * 8 + count - 1) * 3 + scrap


def play(state: MarsNeedsMechanicsState, *actions: int) -> MarsNeedsMechanicsState:
    """Several actions one after the other, with the invariants checked after each."""
    for action in actions:
        state.apply(action)
        check(state)
    return state


def finish_round(state: MarsNeedsMechanicsState) -> MarsNeedsMechanicsState:
    """Everybody passes until the round has ended; nothing else is done."""
    now = state.round
    while not state.is_over and state.round == now and state.asked in (TURN, DRIVE):
        legal = state.legal_actions()
        play(state, next(action for action in (PASS, END, DRIVE_DECLINE) if action in legal))
    return state


def finish_sales(state: MarsNeedsMechanicsState) -> MarsNeedsMechanicsState:
    """Nobody changes a price or sells anything more."""
    while not state.is_over and state.asked in (ENGINE, SELL):
        play(state, ENGINE_DECLINE if state.asked == ENGINE else DONE)
    return state


# ---- what is seen


def hand(state: MarsNeedsMechanicsState, seat: int = 0) -> str:
    return text_of(state.hand_of(seat))


def known(state: MarsNeedsMechanicsState, seat: int = 0) -> str:
    return text_of(state.known_of(seat))


def text_of(counts: list[int]) -> str:
    return " ".join(
        LETTERS[part] + (str(counts[part]) if counts[part] > 1 else "") for part in range(7) if counts[part]
    )


def line(state: MarsNeedsMechanicsState) -> str:
    return "".join(LETTERS[part] for part in state.line)


def prices(state: MarsNeedsMechanicsState) -> str:
    return " ".join(f"{LETTERS[part]}{state.prices[part]}" for part in range(7))


def market(state: MarsNeedsMechanicsState) -> str:
    return text_of(state.market)


def deck(state: MarsNeedsMechanicsState) -> str:
    return "".join(LETTERS[part] for part in state.deck[state.top :])


def built(state: MarsNeedsMechanicsState, seat: int = 0) -> str:
    return " ".join(f"C{number + 1}" for number in range(10) if state.has(seat, number))


def sees(state: MarsNeedsMechanicsState, seat: int = 0) -> str:
    return "".join(LETTERS[part] for part in state.slots(seat))


def bought(state: MarsNeedsMechanicsState) -> str:
    return "".join(LETTERS[part] for part in range(7) if state.bought >> part & 1)


def told(state: MarsNeedsMechanicsState) -> list[tuple[int, str]]:
    """Who did what in the last action."""
    return [(event.seat, event.phrase.key) for event in state.events]


def legal(state: MarsNeedsMechanicsState, low: int, high: int) -> list[int]:
    """The legal actions from `low` up to, but not, `high`."""
    return [action for action in state.legal_actions() if low <= action < high]


def builds(state: MarsNeedsMechanicsState) -> list[int]:
    """The numbers of the Mechanisms that can be built now."""
    return [action - 10 for action in legal(state, 11, 21)]


def disassemblies(state: MarsNeedsMechanicsState) -> list[int]:
    """The numbers of the Mechanisms that can be disassembled now."""
    return [action - 20 for action in legal(state, 21, 31)]


def sales(state: MarsNeedsMechanicsState) -> list[int]:
    return legal(state, 55, 223)


def rule_against(state: MarsNeedsMechanicsState, action: int) -> str:
    """The rule that forbids an action; empty if it is legal."""
    reason = state.why_illegal(action)
    return "" if reason is None else reason.rule
