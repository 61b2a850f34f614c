"""Positions of Mars Needs Mechanics set up by hand, in the notation of the rules: `W2 L` is two Wire and a Lens."""

from __future__ import annotations

from typing import Any

from ludoteca.games.mars_needs_mechanics import examples
from ludoteca.games.mars_needs_mechanics.examples import LETTERS, Seat
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from tests.rules.mars_needs_mechanics.invariants import check

PASS = 10
END = 31
DRIVE_DECLINE = 39
ENGINE_DECLINE = 54
DONE = 223

TURN, DRIVE, ENGINE, SELL = range(4)  # what is asked
ALL = tuple(f"C{number}" for number in range(1, 11))
COSTS = ["LW", "GMW", "BPA", "AM", "GMBLA", "GWLP", "PWM", "BG", "PA", "BL"]


def position(*seats: Seat, **more: Any) -> MarsNeedsMechanicsState:
    """The start of a turn, as `examples.position` sets it up."""
    state = examples.position(*seats, **more)
    check(state)
    return state


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
    return "".join(LETTERS[part] for part in list(state.deck))


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
