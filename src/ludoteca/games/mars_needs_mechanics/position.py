"""A position of Mars Needs Mechanics: its facts, each declared once, what can be read off them, and shared verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.engine.dice import Dice
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.facts import Hidden, Memo, Own
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.mars_needs_mechanics import copying, knowledge, notation, scoring
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, NONE, Box
from ludoteca.games.mars_needs_mechanics.phrases import names_listed, say

if TYPE_CHECKING:
    from ludoteca.games.mars_needs_mechanics.cards import Mechanism

SOURCES: Final = ("Mechanisms", "order line", "deck", "First Player")
STACK: Final = 0  # the sources of chance
LINE: Final = 1
DECK: Final = 2
FIRST_PLAYER: Final = 3

ASK_TURN: Final = 0  # the places of the decisions in DECISIONS
ASK_DRIVE: Final = 1
ASK_ENGINE: Final = 2
ASK_SELL: Final = 3

NOT_YET: Final = 0  # the primary action of the turn
BOUGHT: Final = 1
PASSED: Final = 2

SET: Final = 3  # cards, at least
COUNT_BITS: Final = 4  # from seat to seat in `dark`
HANDS: Final = 1 << COMPONENTS  # ways to hold some of the components or none


class Terms:
    """What the options and the content of a game settle. Mechanisms and components are bits of a number."""

    def __init__(self, players: int, box: Box, cards: list[Mechanism], always_fall: bool) -> None:
        self.players = players
        self.box = box
        self.cards = cards  # the Mechanisms, C1 first
        self.always_fall = always_fall  # D5
        self.lowest: i64 = box.lowest
        parts = sum([1 << component for component in box.in_play])
        self.payable = [card for card in cards if not card.needs & ~parts]  # D23: of the components in play
        self.prices = [box.start if component in box.in_play else 0 for component in range(COMPONENTS)]  # S5
        self.shows: i64 = _bits([card for card in cards if card.shows > 0])  # those with a power, as bits
        self.pays_sets: i64 = _bits([card for card in cards if card.per_set > 0])
        self.repeats: i64 = _bits([card for card in cards if card.saves >= 0])
        self.keeps_scrap: i64 = _bits([card for card in cards if card.keeps_scrap])
        self.apart: i64 = _bits([card for card in cards if not card.counts])
        self.stays: i64 = _bits([card for card in cards if card.stays])
        self.once = [card for card in cards if card.once]
        self.drive = next(card for card in cards if card.moves_tokens)  # what its decision is about
        self.engine = next(card for card in cards if card.step > 0)  # likewise
        self.buildable = _buildable(cards, box.dealt)
        self._standing: dict[int, list[Mechanism]] = {}  # by their bits, as far as they were asked for

    def limit(self, built: i64) -> i64:
        """R13, C7: how many of the Mechanisms that count may stand beside these."""
        return max([card.others for card in self.standing(built)]) if built & self.apart else 1

    def counted(self, built: i64) -> i64:
        """How many of these Mechanisms count against the limit."""
        rest = built & ~self.apart
        count: i64 = 0
        while rest:
            rest &= rest - 1
            count += 1
        return count

    def standing(self, built: i64) -> list[Mechanism]:
        """The cards of these Mechanisms."""
        found = self._standing.get(built)
        if found is None:
            found = [card for card in self.cards if built >> card.number & 1]
            self._standing[built] = found
        return found


def _bits(cards: list[Mechanism]) -> int:
    return sum([1 << card.number for card in cards])


def _buildable(cards: list[Mechanism], most: int) -> list[int]:
    """R11: the Mechanisms that can be built with a hand: number of unknown cards x HANDS + the known components."""
    found = [_bits([card for card in cards if not card.needs & ~held]) for held in range(HANDS)]
    for place in range(HANDS, HANDS * (most + 1)):
        fewer, held = place - HANDS, place % HANDS
        payable = found[fewer]
        for component in range(COMPONENTS):
            if not held >> component & 1:
                payable |= found[fewer + (1 << component)]
        found.append(payable)
    return found


class MarsNeedsMechanicsState(State):
    """A position of Mars Needs Mechanics."""

    prices: list[int]  # of each component
    line: list[int]  # the order line, front first
    market: list[int]  # how many cards of each component
    deck: Hidden[bytes]  # component cards in their order, the top one first
    discard: list[int]  # how many cards of each component
    hands: Own[list[int]]  # component cards: seat x 7 + component
    known: list[int]  # those of them that everybody knows, because they were bought or taken back openly
    scrap: list[int]  # of each seat
    cogs: list[int]  # of each seat
    built: list[int]  # the Mechanisms of each seat, as bits
    seen: list[int]  # how many cards from the top of the deck each seat knows
    aside: int = 0  # Scrap that the selling owner of the Crucible gets back
    available: i64 = 0  # the Mechanisms laid out, as bits
    first: int = 0  # the First Player
    round: int = 1
    passes: int = 0  # in a row
    purchases: int = 0  # this round
    bought: i64 = 0  # the components bought this round, as bits
    idle: int = 0  # rounds without a purchase in a row
    used: i64 = 0  # what works once a round and was used: see `use_bit`
    last_round: bool = False  # known when the round has ended
    primary: i64 = NOT_YET  # the primary action of this turn: NOT_YET, BOUGHT or PASSED
    built_now: i64 = NONE  # the Mechanism built this turn, or NONE
    taken_down: i64 = NONE  # the Mechanism disassembled this turn, or NONE
    held: Memo[i64] = 0  # the components in the hands, as bits, in the places of `hands`
    sure: Memo[i64] = 0  # those that everybody knows to be there, likewise
    dark: Memo[i64] = 0  # how many cards of each hand only its owner knows: COUNT_BITS for each seat

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.terms: Terms = game.terms

    def clone(self) -> MarsNeedsMechanicsState:
        """An independent copy."""
        twin = MarsNeedsMechanicsState(self.game, self.dice.clone())
        copying.copy(self, twin)
        return twin

    def packed(self) -> list[int]:
        """Every fact."""
        return copying.packed(self)

    def _work_out(self) -> None:
        self.held = self.sure = self.dark = 0
        for place, count in enumerate(self.hands):
            self.held |= 1 << place if count else 0
            self.sure |= 1 << place if self.known[place] else 0
            self.dark += (count - self.known[place]) << (COUNT_BITS * (place // COMPONENTS))

    # ---- looking at the table

    def has(self, seat: int, mechanism: int) -> bool:
        """Whether a seat has a Mechanism built."""
        return self.built[seat] >> mechanism & 1 == 1

    def standing(self, seat: int) -> list[Mechanism]:
        """The cards of the Mechanisms that a seat has built."""
        return self.terms.standing(self.built[seat])

    def laid_out(self) -> list[Mechanism]:
        """The cards of the Mechanisms that can be built in this game."""
        return self.terms.standing(self.available)

    def repeater(self) -> Mechanism | None:
        """C9: the Mechanism by which the seat to move may buy once more, if there is one."""
        if self.primary == BOUGHT and self.built[self.to_move] & self.terms.repeats:
            for card in self.standing(self.to_move):
                if card.saves >= 0 and not self.is_used(card, self.to_move):
                    return card
        return None

    def price_to_pay(self, component: int) -> int:
        """R5: what a card costs the seat to move; a second purchase is cheaper (C9)."""
        card = self.repeater()
        price = self.prices[component]
        return price if card is None else max(self.terms.box.lowest, price - card.saves)

    def is_used(self, card: Mechanism, seat: int) -> bool:
        """Whether a seat has used a Mechanism that works once a round."""
        return self.used & card.use_bit(seat) != 0

    def slots(self, seat: int) -> list[int]:
        """C1: the top cards of the deck that a seat sees now; none without the Goggles."""
        return list(self.deck[: self.seen[seat]]) if self.built[seat] & self.terms.shows else []

    def market_size(self) -> int:
        """Cards in the market."""
        size: i64 = 0
        for count in self.market:
            size += count
        return size

    def hand_of(self, seat: int) -> list[int]:
        """The component cards of a seat's hand, by component."""
        return self.hands[COMPONENTS * seat : COMPONENTS * (seat + 1)]

    def known_of(self, seat: int) -> list[int]:
        """Those of them that everybody knows."""
        return self.known[COMPONENTS * seat : COMPONENTS * (seat + 1)]

    def hand_size(self, seat: int) -> int:
        """D12: how many component cards a seat holds."""
        return sum(self.hand_of(seat))

    def unknown_cards(self, seat: i64) -> i64:
        """How many cards of a hand only its owner knows."""
        return self.dark >> (COUNT_BITS * seat) & ((1 << COUNT_BITS) - 1)

    def missing(self, seat: int, card: Mechanism) -> list[int]:
        """The components of a Mechanism's cost that a seat does not hold."""
        return [part for part in card.cost if self.hands[COMPONENTS * seat + part] == 0]

    def sale_pays(self, seat: int, component: int, count: int) -> int:
        """R33, C3: what a set brings a seat."""
        pays = count * self.prices[component]
        if seat >= 0 and self.built[seat] & self.terms.pays_sets:
            pays += sum([card.per_set for card in self.standing(seat)])
        return pays

    # ---- what several rules do

    def begin_turn(self, seat: int) -> None:
        """R1."""
        self.to_move = seat
        self.asked = ASK_TURN
        self.primary = NOT_YET
        self.built_now = NONE
        self.taken_down = NONE

    def to_front(self, component: int) -> None:
        """R7: the token goes to the front, those before it move one back."""
        line = self.line
        moved = component
        position: i64
        for position in range(COMPONENTS):
            was = line[position]
            line[position] = moved
            if was == component:
                return
            moved = was

    def move_price(self, component: int, step: int) -> None:
        """R26."""
        box = self.terms.box
        self.prices[component] = max(box.lowest, min(box.highest, self.prices[component] + step))

    def take(self, seat: i64, component: i64) -> None:
        """A card comes openly into a hand."""
        place = COMPONENTS * seat + component
        self.hands[place] += 1
        self.known[place] += 1
        self.held |= 1 << place
        self.sure |= 1 << place

    def lay_open(self, seat: i64, component: i64, count: i64) -> None:
        """Cards leave a hand openly: first those that everybody knew, then dealt ones."""
        place = COMPONENTS * seat + component
        left: i64 = self.hands[place] - count
        known: i64 = self.known[place] - count
        if known < 0:
            self.dark += known << (COUNT_BITS * seat)
            known = 0
        self.hands[place] = left
        self.known[place] = known
        if left == 0:
            self.held &= ~(1 << place)
        if known == 0:
            self.sure &= ~(1 << place)

    def draw_from_deck(self, slot: int) -> None:
        """C1: the other cards keep their order, and whoever knew the card knows one less."""
        self.deck = self.deck[:slot] + self.deck[slot + 1 :]
        for seat in range(self.terms.players):
            if self.seen[seat] > slot:
                self.seen[seat] -= 1
        self.look_at_deck()

    def look_at_deck(self) -> None:
        """C1: the owners of Goggles see the top of the deck."""
        for seat in range(self.terms.players):
            if self.built[seat] & self.terms.shows:
                shown = min(max([card.shows for card in self.standing(seat)]), len(self.deck))
                if self.seen[seat] < shown:
                    self.seen[seat] = shown
                    if self.telling:  # the owner is told which cards, the others that it looks
                        cards = self.slots(seat)
                        self.tell(seat, say("goggles-show", {"cards": names_listed(self.terms.box, cards)}), (seat,))
                        told = say("goggles-look", {"seat": seat_name(seat), "count": len(cards)})
                        self.tell_others(seat, told)

    def pay(self, card: Mechanism, seat: int, cogs: int) -> None:
        """A Mechanism brings its owner cogs."""
        self.cogs[seat] += cogs
        if self.telling:
            self.tell(seat, say(f"card-{card.name}-pays", {"seat": seat_name(seat), "cogs": cogs}))

    def _tell_opening(self) -> None:
        """R2: round 1 begins like every other one."""
        self.tell(NONE, say("round-begins", {"round": self.round, "seat": seat_name(self.first)}))

    def _ending(self) -> Question:
        return Question("F1", say("ends"))

    # ---- points, and what a seat knows

    def scores(self) -> list[int]:
        """The cogs of each seat; once the game is over with those of the Automaton (F3)."""
        return self.cogs[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The cogs, and the Automaton once the game is over."""
        return scoring.sheet(self, seat)

    def winners(self) -> list[int]:
        """F4-F6: always exactly one."""
        return scoring.ranking(self)[:1] if self.to_move < 0 else []

    def decided(self) -> Phrase | None:
        """F5, F6: which tie-break decided, and by how much."""
        return scoring.decided(self)

    def _known_to_all(self) -> list[int]:
        return knowledge.known_to_all(self)

    def _known_to(self, seat: int) -> list[int]:
        return knowledge.known_to(self, seat)

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    def _reshuffle(self, seat: int) -> None:
        knowledge.redeal(self, seat)

    def _unfold(self) -> None:
        knowledge.unfold(self)

    def _notation(self) -> str:
        """Prices, line, market, deck and decision on a line each, then a line for each seat."""
        return notation.text(self)
