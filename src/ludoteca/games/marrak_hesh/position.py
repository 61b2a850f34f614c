"""A position of Marrak Hesh 17: its facts, each declared once, and what can be read off them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.engine.dice import Dice
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.facts import Shared
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.row import Row
from ludoteca.games.marrak_hesh import copying, knowledge, notation, scoring
from ludoteca.games.marrak_hesh.content import DOCKS, NONE, SEATS, Box, Hold
from ludoteca.games.marrak_hesh.phrases import say

if TYPE_CHECKING:
    from ludoteca.games.marrak_hesh.cards import Card

SOURCES: Final = ("first player", "Deep Space", "Goods")
FIRST_PLAYER: Final = 0  # the sources of chance
DEEP_SPACE: Final = 1
GOODS: Final = 2

ASK_PLACE: Final = 0  # the places of the decisions in DECISIONS
ASK_MARKET: Final = 1
ASK_STORE: Final = 2


def token(card: int, seat: int) -> int:
    """The bit of a seat's token of the card with that number."""
    return 1 << (SEATS * (card - 1) + seat)


class Terms:
    """What the options and the content of a game settle."""

    def __init__(self, players: int, box: Box, deck: list[Card], single: bool, tie_break: str) -> None:
        self.players = players
        self.box = box
        self.deck = deck  # the Deep Space cards, C1 first
        self.token_cards = [card for card in deck if card.token]
        self.single = single  # F2: of several largest groups only one counts
        self.tie_break = tie_break
        self.hold: Hold = box.holds[players]
        self.most_in_hand = max([max(hands) for hands in box.hands.values()])  # Transports of a colour
        self.tiles_shown = [knowledge.tile_shown(box, tile) for tile in range(len(box.goods))]
        self.docks_shown = [knowledge.dock_shown(box, lying) for lying in range(-len(box.transports), len(box.goods))]


class MarrakHeshState(State):
    """A position of Marrak Hesh 17."""

    docks: list[int]  # for each dock its Goods, or -1 - colour of the Transport that lies there
    slots: list[int]  # the two leftover Goods
    hands: list[int]  # Transports left: seat x 3 + colour
    cells: list[int]  # the holds: seat x cells + cell; the tile, or NONE
    last: list[int]  # for each seat the cell that it stored in last, or NONE
    cards: Shared[list[int]]  # the numbers of the two Deep Space cards in force, or none
    tokens: int = 0  # those that are left of the cards to be used once per game, as bits; see `token`
    first: int = 0  # the first player
    taken: int = NONE  # the tile that was taken and not yet stored, or NONE
    taken_from: int = NONE  # the dock it came from, or NONE
    skips: int = 0  # turns skipped in a row
    final: Shared[list[int]]  # the totals, once the game is over

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.terms: Terms = game.terms

    def clone(self) -> MarrakHeshState:
        """An independent copy."""
        twin = MarrakHeshState(self.game, self.dice.clone())
        copying.copy(self, twin)
        return twin

    def packed(self) -> list[int]:
        """Every fact."""
        return copying.packed(self)

    # ---- what a seat knows: everything

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    # ---- the docks and the holds

    def neighbours(self) -> vec[i64]:
        """R4: for each dock the colours of its first Transports each way, as bits; none on an empty ring."""
        docks = self.docks
        near = vec[i64]([0] * DOCKS)
        count: i64 = len(docks)
        start: i64 = 0
        while start < count and docks[start] >= 0:
            start += 1
        if start == count:
            return near
        met: i64 = 1 << (-1 - docks[start])  # the Transport behind the gap that is being walked
        gap: i64 = start + 1
        step: i64
        for step in range(start + 1, start + count + 1):
            lying: i64 = docks[step if step < count else step - count]
            if lying < 0:
                ahead: i64 = 1 << (-1 - lying)
                while gap < step:
                    near[gap if gap < count else gap - count] = met | ahead
                    gap += 1
                gap += 1
                met = ahead
        return near

    def hold_of(self, seat: int) -> list[int]:
        """The hold of a seat, cell by cell."""
        cells = self.terms.hold.cells
        return self.cells[cells * seat : cells * (seat + 1)]

    def in_force(self) -> list[Card]:
        """The Deep Space cards that count in this game."""
        deck = self.terms.deck
        return [deck[number - 1] for number in self.cards]

    # ---- the turn

    def next_turn(self, asked: int) -> None:
        """R1."""
        self.to_move = (self.to_move + 1) % self.terms.players
        self.asked = asked

    def end(self) -> None:
        """R14."""
        self.final = [self.sheet(seat).total for seat in range(self.terms.players)]
        self.to_move = NONE
        if self.telling:
            self.tell(NONE, say("ends"))
            for place, told in scoring.ties_told(self):
                if place > 1:  # the first one is told with whatever decided
                    self.tell(NONE, told)

    def _ending(self) -> Question:
        return Question("R13", say("ends"))

    # ---- points

    def sheet(self, seat: int) -> scoring.Sheet:
        """F6: the best total of a seat, with the order and the choices of its cards."""
        return scoring.best_sheet(self.in_force(), self.terms, self.hold_of(seat))

    def scores(self) -> list[int]:
        """The tally of each hold as it stands; the totals with the cards once the game is over."""
        if self.to_move < 0:
            return self.final[:]
        return [scoring.tally_total(self.terms, self.hold_of(seat)) for seat in range(self.terms.players)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The cards in the order taken (once the game is over), then colours, kinds and rare Goods."""
        return scoring.lines(self, seat)

    def winners(self) -> list[int]:
        """F9."""
        return scoring.winners(self)

    def decided(self) -> Phrase | None:
        """F9: what became of equal totals at the top."""
        tops = [told for place, told in scoring.ties_told(self) if place == 1] if self.to_move < 0 else []
        return tops[0] if tops else None

    def _notation(self) -> str:
        """Docks, slots, cards and decision on a line each, then a line for each seat."""
        return notation.text(self)
