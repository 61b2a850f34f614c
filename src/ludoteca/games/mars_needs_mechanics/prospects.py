"""Prospects: with how many cogs a seat of Mars Needs Mechanics may expect to end, learned from whole games.

It is asked when a round begins, where hands, prices and the order line say most. Like a choice of the habits, a seat
has marks; what it may expect beyond the cogs that it has is the sum of what they are worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.habits import HELD, KNOWN, PHASES, PRICES, PURSE, PURSES, phase_of
from ludoteca.games.mars_needs_mechanics.position import ASK_TURN, NOT_YET, MarsNeedsMechanicsState, Terms

STRETCHES: Final = 16  # of the deck, four cards each
TRENDS: Final = 3  # a price that stands to rise, to stay, to fall

_CARDS: Final = 0
_PURSE: Final = _CARDS + PHASES * HELD * PRICES * TRENDS
_SCRAP: Final = _PURSE + PHASES * PURSES
_DECK: Final = _SCRAP + PHASES * 3
_TURN: Final = _DECK + STRETCHES
_BUILT: Final = _TURN + PHASES * 4
FEATURES: Final[i64] = _BUILT + PHASES * KNOWN


class Prospects:
    """What the cards, cogs and Mechanisms of a seat will have brought when the game is over."""

    def __init__(self, terms: Terms, worths: list[float]) -> None:
        self.worths = worths  # of each mark, in cogs
        self._adjust = terms.box.adjust

    def marks(self, state: MarsNeedsMechanicsState, seat: int) -> list[int]:
        """What counts of a seat when a round begins."""
        left = len(state.deck)
        phase: i64 = phase_of(left)
        base: i64 = COMPONENTS * seat
        cogs = state.cogs[seat]
        players = len(state.cogs)
        found: list[int] = [
            _PURSE + phase * PURSES + PURSE[min(cogs, len(PURSE) - 1)],
            _SCRAP + phase * 3 + state.scrap[seat],
            _DECK + min((left + 3) // 4, STRETCHES - 1),
            _TURN + phase * 4 + (seat - state.first) % players,
        ]
        place: i64
        for place in range(len(state.line)):
            component: i64 = state.line[place]
            held: i64 = state.hands[base + component]
            if held == 0:
                continue
            step: i64 = self._adjust[place]
            trend: i64 = 0 if step > 0 else 1 if step == 0 else 2
            price: i64 = min(state.prices[component], PRICES)
            many: i64 = min(held, HELD - 1)
            found.append(_CARDS + ((phase * HELD + many) * PRICES + price - 1) * TRENDS + trend)
            if held > many:  # whatever lies beyond brings its price
                found.append(-(held - many) * price)
        for card in state.standing(seat):
            if card.number < KNOWN:
                found.append(_BUILT + phase * KNOWN + card.number)
        return found

    def worth(self, state: MarsNeedsMechanicsState, seat: int) -> float:
        """The cogs that the seat may expect to end with."""
        worth = float(state.cogs[seat])
        mark: i64
        for mark in self.marks(state, seat):
            worth += self.worths[mark] if mark >= 0 else float(-mark)
        return worth


def begins_round(state: MarsNeedsMechanicsState) -> bool:
    """Whether nobody has done anything yet in this round."""
    return (
        state.asked == ASK_TURN
        and state.purchases == 0
        and state.passes == 0
        and state.primary == NOT_YET
        and state.built_now < 0
        and state.taken_down < 0
    )
