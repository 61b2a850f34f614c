"""The table of Mars Needs Mechanics: what lies where, who knows it, and how it is written down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.dice import Dice
from ludoteca.engine.event import ScoreLine
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.mars_needs_mechanics.content import BOX, COMPONENTS, MECHANISMS, MOST_SEEN

GOGGLES: Final = 0  # the Mechanisms C1-C10
ENGINE: Final = 1
BOOSTER: Final = 2
DRIVE: Final = 3
AUTOMATON: Final = 4
NIGHTINGALE: Final = 5
GANTRY: Final = 6
GOVERNOR: Final = 7
LOADER: Final = 8
CRUCIBLE: Final = 9

BUY_MARKET: Final = 0  # ids 0-6: the component
BUY_DECK: Final = 7  # ids 7-9: the slot, 0 is the top
PASS: Final = 10
BUILD: Final = 11  # ids 11-20: the Mechanism
DISASSEMBLE: Final = 21  # ids 21-30: the Mechanism
END_TURN: Final = 31
DRIVE_TOKEN: Final = 32  # ids 32-38: the component
DRIVE_DECLINE: Final = 39
ENGINE_UP: Final = 40  # ids 40-46: the component
ENGINE_DOWN: Final = 47  # ids 47-53: the component
ENGINE_DECLINE: Final = 54
SELL: Final = 55  # ids 55-222: ((component x 8) + components - 1) x 3 + scrap
SELL_DONE: Final = 223
ACTIONS: Final = 224

ASK_TURN: Final = 0
ASK_DRIVE: Final = 1
ASK_ENGINE: Final = 2
ASK_SELL: Final = 3
QUESTIONS: Final = 4

NOT_YET: Final = 0  # the primary action of the turn
BOUGHT: Final = 1
PASSED: Final = 2

DRIVE_USED: Final = 0  # what a seat may use once a round
GOVERNOR_USED: Final = 4
LOADER_USED: Final = 8

NONE: Final = -1
SET: Final = 3  # cards, at least

COST_BITS: Final[list[int]] = [sum([1 << component for component in cost]) for cost in BOX.costs]
HOW_MANY: Final[list[int]] = [  # components, given as bits
    sum([some >> component & 1 for component in range(COMPONENTS)]) for some in range(1 << COMPONENTS)
]
_OTHERS: Final[list[int]] = [
    sum([built >> mechanism & 1 for mechanism in range(MECHANISMS) if mechanism != GANTRY])
    for built in range(1 << MECHANISMS)
]
_LOWEST: Final = BOX.lowest
_LOADER_SAVES: Final = BOX.loader_saves
_GANTRY_OTHERS: Final = BOX.gantry_others


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("mars_needs_mechanics", key, args)


def component_name(component: int) -> Phrase:
    """The name of a component."""
    return say("component", {"component": BOX.components[component]})


def component_letter(component: int) -> Phrase:
    """The letter that stands for a component on the screens, for those who do not tell colours apart."""
    return say("letter", {"component": BOX.components[component]})


def mechanism_name(mechanism: int) -> Phrase:
    """The name of a Mechanism."""
    return say("mechanism", {"mechanism": BOX.mechanisms[mechanism]})


def listed(parts: list[Phrase]) -> Phrase:
    """Phrases one after the other, with commas."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say("list", {"some": whole, "more": part})
    return whole


def cards_text(counts: list[int]) -> Phrase:
    """How many cards of each component: `2 × Wire, 1 × Lens`."""
    parts = [
        say("cards", {"count": counts[component], "component": BOX.components[component]})
        for component in range(COMPONENTS)
        if counts[component] > 0
    ]
    return listed(parts) if parts else say("no-cards")


def sale_of(action: int) -> tuple[int, int, int]:
    """Component, number of component cards and Scrap cards of a `sell_set` action."""
    rest, scrap = divmod(action - SELL, 3)
    component, count = divmod(rest, 8)
    return component, count + 1, scrap


def others(built: int) -> int:
    """How many of these Mechanisms count against the limit: all but the Gantry."""
    return _OTHERS[built]


def limit(built: int) -> int:
    """R13, C7: how many may count."""
    return _GANTRY_OTHERS if built >> GANTRY & 1 else 1


class Table(State):
    """A position of Mars Needs Mechanics, to be looked at; `rules.py` moves the pieces."""

    prices: list[int]  # of each component
    line: list[int]  # the order line, front first
    market: list[int]  # how many cards of each component
    deck: list[int]  # component cards in their order; shared by copies, so replaced and never changed
    top: int  # where in `deck` the top card lies
    discard: list[int]  # how many cards of each component
    hands: list[int]  # component cards: seat x 7 + component
    known: list[int]  # those of them that everybody knows, because they were bought or taken back openly
    scrap: list[int]  # of each seat
    aside: int  # Scrap that the selling owner of the Crucible gets back
    cogs: list[int]  # of each seat
    built: list[int]  # the Mechanisms of each seat, as bits
    seen: list[int]  # how many cards from the top of the deck each seat knows
    available: int  # the Mechanisms laid out, as bits
    first: int  # the First Player
    round: int  # counted from 1
    passes: int  # in a row
    purchases: int  # this round
    bought: int  # the components bought this round, as bits
    idle: int  # rounds without a purchase in a row
    used: int  # what was used this round: DRIVE_USED, GOVERNOR_USED or LOADER_USED + seat, as bits
    last_round: bool  # known when the round has ended
    asked: int  # which decision: ASK_TURN, ASK_DRIVE, ASK_ENGINE or ASK_SELL
    primary: int  # the primary action of this turn: NOT_YET, BOUGHT or PASSED
    built_now: int  # the Mechanism built this turn, or NONE
    taken_down: int  # the Mechanism disassembled this turn, or NONE

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.top = 0
        self.aside = 0
        self.round = 1
        self.passes = 0
        self.purchases = 0
        self.bought = 0
        self.idle = 0
        self.used = 0
        self.last_round = False
        self.asked = ASK_TURN
        self.primary = NOT_YET
        self.built_now = NONE
        self.taken_down = NONE

    # ---- looking at the table

    def has(self, seat: int, mechanism: int) -> bool:
        """Whether a seat has a Mechanism built."""
        return self.built[seat] >> mechanism & 1 == 1

    def loader_open(self) -> bool:
        """C9: whether the seat to move may buy a second card."""
        return (
            self.primary == BOUGHT
            and self.built[self.to_move] >> LOADER & 1 == 1
            and self.used >> (LOADER_USED + self.to_move) & 1 == 0
        )

    def price_to_pay(self, component: int) -> int:
        """R5: what a card costs the seat to move; a second purchase is cheaper (C9)."""
        price = self.prices[component]
        if self.primary == NOT_YET or not self.loader_open():
            return price
        return max(_LOWEST, price - _LOADER_SAVES)

    def deck_size(self) -> int:
        """Cards left in the deck."""
        return len(self.deck) - self.top

    def slots(self, seat: int) -> list[int]:
        """C1: the top cards of the deck that a seat sees now; none without the Goggles."""
        if not self.has(seat, GOGGLES):
            return []
        return self.deck[self.top : self.top + self.seen[seat]]

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

    def hidden_cards(self, seat: int) -> int:
        """How many cards of a hand only its owner knows."""
        count: i64 = 0
        place: i64
        for place in range(COMPONENTS * seat, COMPONENTS * (seat + 1)):
            count += self.hands[place] - self.known[place]
        return count

    def missing(self, seat: int, mechanism: int) -> list[int]:
        """The components of a Mechanism's cost that a seat does not hold."""
        return [part for part in BOX.costs[mechanism] if self.hands[COMPONENTS * seat + part] == 0]

    def sale_pays(self, seat: int, component: int, count: int) -> int:
        """R33, C3: what a set brings a seat."""
        pays = count * self.prices[component]
        return pays + BOX.booster_pays if self.has(seat, BOOSTER) else pays

    # ---- score

    def scores(self) -> list[int]:
        """The cogs of each seat; once the game is over with those of the Automaton (F3)."""
        return self.cogs[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The cogs, and the Automaton once the game is over."""
        worth = BOX.automaton_worth if self.to_move < 0 and self.has(seat, AUTOMATON) else 0
        lines = [ScoreLine("F4", say("line-cogs"), self.cogs[seat] - worth)]
        if worth:
            lines.append(ScoreLine("F3", say("line-automaton"), worth))
        level = self._level()
        if len(level) > 1 and seat in level:
            lines.append(ScoreLine("F5", say("line-cards", {"count": self.hand_size(seat)}), 0))
            if len([other for other in level if self.hand_size(other) == self.hand_size(seat)]) > 1:
                lines.append(ScoreLine("F6", say("line-place", {"place": self._distance(seat)}), 0))
        return lines

    def _level(self) -> list[int]:
        """F5: the seats with as many cogs as the winner, from first to last; none while the game runs."""
        if self.to_move >= 0:
            return []
        order = self.ranking()
        return [seat for seat in order if self.cogs[seat] == self.cogs[order[0]]]

    def decided(self) -> Phrase | None:
        """F5, F6: which tie-break decided, and by how much."""
        level = self._level()
        if len(level) < 2:
            return None
        winner, second = level[0], level[1]
        count, more = self.hand_size(winner), self.hand_size(second)
        args: dict[str, int | str | Phrase] = {"cogs": self.cogs[winner], "seat": seat_name(winner), "count": count}
        if count < more:
            args["more"] = more
            return say("tie-cards", args)
        args["place"] = self._distance(winner)
        args["behind"] = self._distance(second)
        args["first"] = seat_name(self.first)
        args["other"] = seat_name(second)
        return say("tie-place", args)

    def winners(self) -> list[int]:
        """F4-F6: always exactly one."""
        return self.ranking()[:1] if self.to_move < 0 else []

    def ranking(self) -> list[int]:
        """F4-F6: the seats from first to last, as things stand."""
        return sorted(range(self.game.players), key=self._rank)

    def _rank(self, seat: int) -> tuple[int, int, int]:
        return (-self.cogs[seat], self.hand_size(seat), self._distance(seat))

    def _distance(self, seat: int) -> int:
        """F6: how many places after the First Player a seat sits."""
        return (seat - self.first) % self.game.players

    # ---- what a seat knows

    def _open(self) -> list[int]:
        """What everybody knows."""
        sizes = [self.hand_size(seat) for seat in range(self.game.players)]
        single = [
            self.to_move, self.aside, self.available, self.first, self.round, self.passes, self.purchases, self.bought,
            self.idle, self.used, int(self.last_round), self.asked, self.primary, self.built_now, self.taken_down,
            self.deck_size(),
        ]  # fmt: skip
        return (
            self.prices + self.line + self.market + self.discard + self.known + sizes + self.scrap + self.cogs
            + self.built + self.seen + single
        )  # fmt: skip

    def packed(self) -> list[int]:
        """Every field of the position."""
        return self._open() + self.hands + self.deck[self.top :]

    def information(self, seat: int) -> bytes:
        """What is open, the own hand and the deck cards seen; all hands when the game is over."""
        hands = self.hands if self.to_move < 0 else self.hand_of(seat)
        seen = self.deck[self.top : self.top + self.seen[seat]]
        return ",".join([str(number) for number in self._open() + hands + seen]).encode()

    def _observe(self, seat: int, row: Row) -> None:
        players = self.game.players
        row.shares(self.prices, BOX.highest)
        for place in self.line:
            row.mark(COMPONENTS, place)
        row.shares(self.market, BOX.copies)
        row.shares(self.discard, BOX.copies)
        row.share(self.deck_size(), COMPONENTS * BOX.copies)
        for slot in range(MOST_SEEN):
            row.mark(COMPONENTS, self.deck[self.top + slot] if slot < self.seen[seat] else NONE)
        row.bits(MECHANISMS, self.available)
        row.bits(COMPONENTS, self.bought)
        row.share(self.passes, players)
        row.share(self.idle, 2)
        row.share(min(self.purchases, 24), 8)
        row.share(min(self.round, 64), 8)
        row.flag(self.last_round)
        row.share(self.aside, 2)
        row.mark(QUESTIONS, self.asked if self.to_move >= 0 else NONE)
        row.mark(3, self.primary)
        row.mark(MECHANISMS, self.built_now)
        row.mark(MECHANISMS, self.taken_down)
        row.mark_seat(players, seat, self.to_move)
        row.mark_seat(players, seat, self.first)
        for step in range(players):
            self._observe_seat((seat + step) % players, step == 0 or self.to_move < 0, row)

    def _observe_seat(self, seat: int, open_hand: bool, row: Row) -> None:
        known = self.known_of(seat)
        row.shares(self.hand_of(seat) if open_hand else known, BOX.copies)
        row.share(0 if open_hand else self.hand_size(seat) - sum(known), 3)
        row.shares(known, BOX.copies)
        row.share(self.scrap[seat], 2)
        row.share(min(self.cogs[seat], 400), 50)
        row.share(self.seen[seat], MOST_SEEN)
        row.bits(MECHANISMS, self.built[seat])
        for use in (DRIVE_USED, GOVERNOR_USED, LOADER_USED):
            row.flag(self.used >> (use + seat) & 1 == 1)

    # ---- in plain text

    def notation(self) -> str:
        """Prices, line, market, deck and decision on a line each, then a line for each seat."""
        prices = " ".join(f"{BOX.letters[part]}{self.prices[part]}" for part in range(COMPONENTS))
        laid_out = " ".join(f"C{mechanism + 1}" for mechanism in range(MECHANISMS) if self.available >> mechanism & 1)
        lines = [
            f"prices  {prices} | line {letters(self.line)} | market {hand_text(self.market)}",
            f"deck    {letters(self.deck[self.top :]) or '-'} | discard {hand_text(self.discard)} | set {laid_out}",
            f"round {self.round}, first {self.first}, {self._decision()}",
        ]
        for seat in range(self.game.players):
            built = " ".join(f"C{mechanism + 1}" for mechanism in range(MECHANISMS) if self.has(seat, mechanism))
            uses = "".join(
                letter if self.used >> (use + seat) & 1 else ""
                for letter, use in (("d", DRIVE_USED), ("g", GOVERNOR_USED), ("l", LOADER_USED))
            )
            lines.append(
                f"seat {seat}: {self.cogs[seat]} cogs | {hand_text(self.hand_of(seat))} "
                f"(known {hand_text(self.known_of(seat))}) | scrap {self.scrap[seat]} | "
                f"built {built or '-'} | seen {self.seen[seat]} | used {uses or '-'}"
            )
        return "\n".join(lines)

    def _decision(self) -> str:
        if self.to_move < 0:
            return "over"
        turn = ["", " bought", " passed"][self.primary]
        if self.built_now >= 0:
            turn += f" built C{self.built_now + 1}"
        if self.taken_down >= 0:
            turn += f" disassembled C{self.taken_down + 1}"
        asked = ["turn", "drive", "engine", "sell"][self.asked]
        bought = "".join(BOX.letters[part] for part in range(COMPONENTS) if self.bought >> part & 1)
        return (
            f"seat {self.to_move} {asked}{turn}, passes {self.passes}, purchases {self.purchases}, "
            f"bought {bought or '-'}, idle {self.idle}, aside {self.aside}{', last round' if self.last_round else ''}"
        )


def observation_layout(players: int) -> list[tuple[str, int]]:
    """The parts of an observation; seats in turn order from the observer."""
    parts = [
        ("prices / 10, by component", COMPONENTS),
        ("order line, front first: 7 x component", COMPONENTS * COMPONENTS),
        ("market / 8, by component", COMPONENTS),
        ("discard pile as it grew openly / 8, by component", COMPONENTS),
        ("deck / 56", 1),
        ("known cards on top of the deck: 3 x component", MOST_SEEN * COMPONENTS),
        ("Mechanisms laid out: C1-C10", MECHANISMS),
        ("bought this round, by component", COMPONENTS),
        ("passes in a row / players, idle rounds / 2, purchases / 8, round / 8, last round, Scrap set aside / 2", 6),
        ("decision: turn, Drive, Engine, sale", QUESTIONS),
        ("primary action: not yet, bought, passed", 3),
        ("Mechanism built this turn", MECHANISMS),
        ("Mechanism disassembled this turn", MECHANISMS),
        ("whose decision, by seat from the observer", players),
        ("First Player, by seat from the observer", players),
    ]
    for seat in range(players):
        whose = "own" if seat == 0 else f"seat +{seat}"
        parts += [
            (f"{whose}: cards in hand / 8 as far as the observer knows, by component", COMPONENTS),
            (f"{whose}: cards in hand that the observer does not know / 3", 1),
            (f"{whose}: cards in hand that everybody knows / 8, by component", COMPONENTS),
            (f"{whose}: Scrap / 2, cogs / 50, cards of the deck seen / 3", 3),
            (f"{whose}: Mechanisms built: C1-C10", MECHANISMS),
            (f"{whose}: used this round: Drive, Governor, Loader", 3),
        ]
    return parts


def hand_text(counts: list[int]) -> str:
    """Counts in the notation: `W2 L`."""
    return " ".join(
        BOX.letters[part] + (str(counts[part]) if counts[part] > 1 else "")
        for part in range(COMPONENTS)
        if counts[part]
    ) or "-"  # fmt: skip


def letters(cards: list[int]) -> str:
    """Cards in the notation: `WWL`."""
    return "".join(BOX.letters[card] for card in cards)


def _mark(seen: list[float], length: int, which: int) -> None:
    """One of so many, or none."""
    for number in range(length):
        seen.append(1.0 if number == which else 0.0)
