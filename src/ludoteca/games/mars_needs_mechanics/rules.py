"""Mars Needs Mechanics: the rules.

London, 1873. Two to four Physicist-Mechanics buy components from a market. What was bought last stands at the
front of the order line; after each round the front three prices rise and the back three fall. Sets of three or
more equal components are sold for cogs, and Mechanisms built from components bend the rules. Most cogs wins.
Hidden are the three cards dealt to each seat and the order of the deck.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError, Reason
from ludoteca.engine.event import Question
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Several, Value
from ludoteca.engine.phrase import Phrase, house, listing, seat_name
from ludoteca.games.mars_needs_mechanics.content import BOX, COMPONENTS, MECHANISMS
from ludoteca.games.mars_needs_mechanics.refusals import refuse
from ludoteca.games.mars_needs_mechanics.sayings import (
    describe,
    engine_told,
    mechanism_told,
    prices_told,
    purchase_told,
    question,
    sale_told,
    slots_shown,
)
from ludoteca.games.mars_needs_mechanics.table import (
    ACTIONS,
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    AUTOMATON,
    BOUGHT,
    BUILD,
    BUY_DECK,
    BUY_MARKET,
    COST_BITS,
    CRUCIBLE,
    DISASSEMBLE,
    DRIVE,
    DRIVE_DECLINE,
    DRIVE_TOKEN,
    DRIVE_USED,
    END_TURN,
    ENGINE,
    ENGINE_DECLINE,
    ENGINE_DOWN,
    ENGINE_UP,
    GANTRY,
    GOGGLES,
    GOVERNOR,
    GOVERNOR_USED,
    HOW_MANY,
    LOADER_USED,
    NIGHTINGALE,
    NONE,
    NOT_YET,
    PASS,
    PASSED,
    SELL,
    SELL_DONE,
    SET,
    Table,
    cards_text,
    component_name,
    limit,
    observation_layout,
    others,
    sale_of,
    say,
)

SEATS: Final = ("seat_0", "seat_1", "seat_2", "seat_3")
IDS: Final = tuple([f"C{number + 1}" for number in range(MECHANISMS)])
WAYS: Final[list[dict[str, Value]]] = [
    {},
    {"mechanism_set": "random_4"},
    {"mechanism_set": "random_5"},
    {"mechanism_set": "chosen", "chosen_mechanisms": IDS},
    {"automaton": "on"},
    {"final_fall": "always"},
    {"starting_cards": "shown"},
    {"first_player": "seat_0"},
]

_COSTS: Final = BOX.costs
_COST_BITS: Final = COST_BITS
_ADJUST: Final = BOX.adjust
_LOWEST: Final = BOX.lowest
_HIGHEST: Final = BOX.highest
_MARKET: Final = BOX.market
_SEEN: Final = BOX.goggles_see


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MarsNeedsMechanicsRules(Game):
    """Mars Needs Mechanics with its options chosen."""

    name: ClassVar[str] = "mars_needs_mechanics"
    rules_version: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3, 4), 3),
        Choice("mechanism_set", ("starter", "random_4", "random_5", "chosen"), "starter"),
        Several("chosen_mechanisms", IDS, 0, MECHANISMS, ()),
        Choice("automaton", ("off", "on"), "off"),
        Choice("final_fall", ("unbought_only", "always"), "unbought_only"),
        Choice("starting_cards", ("secret", "shown"), "secret"),
        Choice("first_player", ("random", *SEATS), "random"),
    )

    def _check_options(self) -> None:
        if self.word("mechanism_set") == "chosen" and not self._chosen():
            raise OptionError(
                house(
                    "option-value",
                    {"option": "chosen_mechanisms", "given": "-", "allowed": f"1-{MECHANISMS} x ({listing(IDS)})"},
                )
            )
        first = self.word("first_player")
        seats = ["random", *SEATS[: self.players]]
        if first not in seats:
            raise OptionError(
                house("option-value", {"option": "first_player", "given": first, "allowed": listing(seats)})
            )
        self.num_actions = ACTIONS
        self.always_fall: bool = self.word("final_fall") == "always"

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Each number of players with each value of each option, and with every Mechanism."""
        return [{"players": players, **way} for players in (2, 3, 4) for way in WAYS]

    def _deal(self, dice: Dice) -> State:
        state = MarsNeedsMechanicsState(self, dice)
        players = self.players
        state.scrap = [BOX.scrap] * players  # S1
        state.cogs = [BOX.cogs] * players  # S2
        state.available = self._lay_out(dice)  # S3
        state.line = list(range(COMPONENTS))
        dice.shuffle(state.line)  # S4
        state.prices = [BOX.start] * COMPONENTS  # S5
        deck = [component for component in range(COMPONENTS) for _ in range(BOX.copies)]
        dice.shuffle(deck)  # S6
        state.deck = deck
        state.hands = [0] * (COMPONENTS * players)
        for seat in range(players):
            for card in deck[BOX.dealt * seat : BOX.dealt * (seat + 1)]:
                state.hands[COMPONENTS * seat + card] += 1
        state.top = BOX.dealt * players
        shown = self.word("starting_cards") == "shown"  # D11
        state.known = state.hands[:] if shown else [0] * (COMPONENTS * players)
        state.market = [0] * COMPONENTS
        for card in deck[state.top : state.top + BOX.market]:  # S7
            state.market[card] += 1
        state.top += BOX.market
        first = self.word("first_player")
        state.first = dice.below(players) if first == "random" else SEATS.index(first)  # S8
        state.built = [0] * players  # S9
        state.discard = [0] * COMPONENTS
        state.seen = [0] * players
        state.to_move = state.first
        return state

    def _lay_out(self, dice: Dice) -> int:
        """S3: the Mechanisms that can be built in this game, as bits."""
        laid_out = {
            "starter": BOX.starters,
            "random_4": self._drawn(dice, 4),
            "random_5": self._drawn(dice, 5),
            "chosen": self._chosen(),
        }[self.word("mechanism_set")]
        found = sum([1 << mechanism for mechanism in laid_out])
        return found | 1 << AUTOMATON if self.word("automaton") == "on" else found

    def _drawn(self, dice: Dice, count: int) -> list[int]:
        """So many of the Mechanisms other than the Automaton; none where the set is not random."""
        if self.word("mechanism_set") != f"random_{count}":
            return []
        stack = [mechanism for mechanism in range(MECHANISMS) if mechanism != AUTOMATON]
        dice.shuffle(stack)
        return stack[:count]

    def _chosen(self) -> list[int]:
        chosen = self.options["chosen_mechanisms"]
        assert isinstance(chosen, tuple)
        return [IDS.index(str(identity)) for identity in chosen]

    def layout(self) -> list[tuple[str, int]]:
        """The parts of an observation; seats in turn order from the observer."""
        return observation_layout(self.players)


class MarsNeedsMechanicsState(Table):
    """A position of Mars Needs Mechanics, and what can be done in it."""

    derived: ClassVar[dict[str, str]] = {"rules": "the game"}

    def __init__(self, game: MarsNeedsMechanicsRules, dice: Dice) -> None:
        super().__init__(game, dice)
        self.rules = game

    def clone(self) -> MarsNeedsMechanicsState:
        """An independent copy."""
        twin = MarsNeedsMechanicsState(self.rules, self.dice.clone())
        twin.to_move = self.to_move
        twin.choices = self.choices
        twin.prices = self.prices[:]
        twin.line = self.line[:]
        twin.market = self.market[:]
        twin.deck = self.deck
        twin.top = self.top
        twin.discard = self.discard[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.scrap = self.scrap[:]
        twin.aside = self.aside
        twin.cogs = self.cogs[:]
        twin.built = self.built[:]
        twin.seen = self.seen[:]
        twin.available = self.available
        twin.first = self.first
        twin.round = self.round
        twin.passes = self.passes
        twin.purchases = self.purchases
        twin.bought = self.bought
        twin.idle = self.idle
        twin.used = self.used
        twin.last_round = self.last_round
        twin.asked = self.asked
        twin.primary = self.primary
        twin.built_now = self.built_now
        twin.taken_down = self.taken_down
        return twin

    def _legal(self) -> list[int]:
        if self.asked == ASK_TURN:
            return self._legal_turn()
        if self.asked == ASK_SELL:
            return self._legal_sale()
        if self.asked == ASK_DRIVE:
            return self._legal_drive()
        return self._legal_engine()

    def _play(self, action: int) -> None:
        if action < PASS:
            self._play_purchase(action)
        elif action == PASS:
            self._play_pass()
        elif action < DISASSEMBLE:
            self._play_build(action - BUILD)
        elif action < END_TURN:
            self._play_disassemble(action - DISASSEMBLE)
        elif action == END_TURN:
            self._play_end_turn()
        elif action <= DRIVE_DECLINE:
            self._play_drive(action)
        elif action <= ENGINE_DECLINE:
            self._play_engine(action)
        elif action < SELL_DONE:
            self._play_sale(action)
        else:
            self._play_sold()

    def _tell_opening(self) -> None:
        """Round 1 begins like every other one."""
        self._tell_round()

    # ---- a single choice, and what the others know of it

    def _could_choose(self) -> bool:
        """Whether the hidden cards might give the seat to move a choice: its dealt ones, or those its Goggles show."""
        if self.asked == ASK_TURN:
            return self._could_build() or self._could_buy_unseen()
        return self.asked == ASK_SELL and self._could_sell()

    def _could_build(self) -> bool:
        """Whether, as far as everybody knows, the dealt cards may be those that a Mechanism still needs."""
        seat = self.to_move
        hidden: i64 = self.hidden_cards(seat)
        if hidden == 0 or self.built_now != NONE:
            return False
        open_ones: i64 = self._room_for()
        base: i64 = COMPONENTS * seat
        known: i64 = 0
        component: i64
        for component in range(COMPONENTS):
            if self.known[base + component]:
                known |= 1 << component
        mechanism: i64
        for mechanism in range(MECHANISMS):
            if open_ones >> mechanism & 1 and HOW_MANY[_COST_BITS[mechanism] & ~known] <= hidden:
                return True
        return False

    def _could_buy_unseen(self) -> bool:
        """C1: whether a card that only the Goggles show might be cheap enough."""
        seat = self.to_move
        if not self.built[seat] >> GOGGLES & 1 or self.seen[seat] == 0:
            return False
        if self.primary != NOT_YET and not self.loader_open():
            return False
        cheapest = min([self.price_to_pay(component) for component in range(COMPONENTS)])
        return cheapest <= self.cogs[seat]

    def _could_sell(self) -> bool:
        """R32: whether, as far as everybody knows, the dealt cards may complete a set."""
        seat = self.to_move
        hidden = self.hidden_cards(seat)
        return hidden > 0 and max(self.known_of(seat)) + hidden + self.scrap[seat] >= SET

    # ---- the round and the turn

    def _begin_round(self) -> None:
        """R2."""
        self.round += 1
        self.passes = 0
        self.purchases = 0
        self.bought = 0
        self.used = 0
        if self.telling:
            self._tell_round()
        self._begin_turn(self.first)  # R40

    def _tell_round(self) -> None:
        self.tell(NONE, say("round-begins", {"round": self.round, "seat": seat_name(self.first)}))

    def _begin_turn(self, seat: int) -> None:
        self.to_move = seat
        self.asked = ASK_TURN
        self.primary = NOT_YET
        self.built_now = NONE
        self.taken_down = NONE

    def _legal_turn(self) -> list[int]:
        """R3, R4: the primary action, what is optional, and the end of the turn."""
        found: list[int] = []
        waiting = self.primary == NOT_YET
        if waiting or self.loader_open():
            self._add_purchases(found)
        if waiting:
            found.append(PASS)  # R9
        if self.built_now == NONE:  # R12
            self._add_builds(found)
        if self.taken_down == NONE and self.built[self.to_move]:  # R16
            self._add_disassemblies(found)
        if not waiting:
            found.append(END_TURN)
        return found

    def _play_end_turn(self) -> None:
        """R19: the market is checked before the passes."""
        if self.market_size() == 0 or self.passes == self.game.players:  # R20, D2
            self._end_round()
        else:
            self._begin_turn((self.to_move + 1) % self.game.players)  # R1

    # ---- buying

    def _add_purchases(self, found: list[int]) -> None:
        """R5, R6; with the Goggles also the cards they show (C1)."""
        seat = self.to_move
        cogs: i64 = self.cogs[seat]
        component: i64
        for component in range(COMPONENTS):
            if self.market[component] and self.price_to_pay(component) <= cogs:
                found.append(BUY_MARKET + component)
        if self.built[seat] >> GOGGLES & 1:
            slot: i64
            for slot in range(self.seen[seat]):
                if self.price_to_pay(self.deck[self.top + slot]) <= cogs:
                    found.append(BUY_DECK + slot)

    def _play_purchase(self, action: int) -> None:
        seat = self.to_move
        slot = action - BUY_DECK
        component = action - BUY_MARKET if slot < 0 else self.deck[self.top + slot]
        pays = self.price_to_pay(component)
        self.cogs[seat] -= pays
        if self.telling:
            self.tell(seat, purchase_told(self, component, slot, pays))
        if self.primary == NOT_YET:
            self.primary = BOUGHT
        else:
            self.used |= 1 << (LOADER_USED + seat)  # C9
        self.hands[COMPONENTS * seat + component] += 1
        self.known[COMPONENTS * seat + component] += 1
        if slot < 0:
            self.market[component] -= 1
        else:
            self._take_from_deck(slot)
        self._to_front(component)  # R7
        self.passes = 0  # R8
        self.bought |= 1 << component
        self.purchases += 1

    def _to_front(self, component: int) -> None:
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

    def _take_from_deck(self, slot: int) -> None:
        """C1: the other cards keep their order, and whoever knew the card knows one less."""
        if slot == 0:
            self.top += 1
        else:
            self.deck = self.deck[self.top : self.top + slot] + self.deck[self.top + slot + 1 :]
            self.top = 0
        for seat in range(self.game.players):
            if self.seen[seat] > slot:
                self.seen[seat] -= 1
        self._look_at_deck()

    def _look_at_deck(self) -> None:
        """C1: the owners of Goggles see the top of the deck."""
        shown = min(_SEEN, self.deck_size())
        for seat in range(self.game.players):
            if self.built[seat] >> GOGGLES & 1 and self.seen[seat] < shown:
                self.seen[seat] = shown
                if self.telling:
                    self._tell_slots(seat)

    # ---- passing, and what it may set off

    def _play_pass(self) -> None:
        seat = self.to_move
        self.primary = PASSED
        self.passes += 1  # R10
        if self.telling:
            self.tell(seat, say("passes-turn", {"seat": seat_name(seat)}))
        if self.built[seat] >> GOVERNOR & 1 and not self.used >> (GOVERNOR_USED + seat) & 1:  # C8
            self.used |= 1 << (GOVERNOR_USED + seat)
            self.cogs[seat] += BOX.governor_pays
            if self.telling:
                self._tell_income("governor-pays", seat, BOX.governor_pays)
        if self.built[seat] >> DRIVE & 1 and not self.used >> (DRIVE_USED + seat) & 1:  # C4
            self.asked = ASK_DRIVE

    def _legal_drive(self) -> list[int]:
        """C4: any token but the one at the front, or none."""
        found: list[int] = []
        for component in range(COMPONENTS):
            if component != self.line[0]:
                found.append(DRIVE_TOKEN + component)
        found.append(DRIVE_DECLINE)
        return found

    def _play_drive(self, action: int) -> None:
        self.asked = ASK_TURN
        seat = self.to_move
        if action == DRIVE_DECLINE:
            if self.telling:
                self.tell(seat, say("drive-leaves", {"seat": seat_name(seat)}))
            return
        self.used |= 1 << (DRIVE_USED + seat)
        self._to_front(action - DRIVE_TOKEN)
        if self.telling:
            self.tell(seat, say("drive-moves", {"seat": seat_name(seat), "name": component_name(action - DRIVE_TOKEN)}))

    # ---- building and disassembling

    def _room_for(self) -> i64:
        """R11, R13, R16: the Mechanisms that the seat to move might build, whatever it holds, as bits."""
        built = self.built[self.to_move]
        open_ones: i64 = self.available & ~built
        if self.taken_down >= 0:
            open_ones &= ~(1 << self.taken_down)
        if others(built) >= limit(built):
            open_ones &= 1 << GANTRY
        return open_ones

    def _add_builds(self, found: list[int]) -> None:
        """R11-R14, R16."""
        open_ones: i64 = self._room_for()
        base: i64 = COMPONENTS * self.to_move
        held: i64 = 0
        component: i64
        for component in range(COMPONENTS):
            if self.hands[base + component]:
                held |= 1 << component
        mechanism: i64
        for mechanism in range(MECHANISMS):
            if open_ones >> mechanism & 1 and not _COST_BITS[mechanism] & ~held:
                found.append(BUILD + mechanism)

    def _play_build(self, mechanism: int) -> None:
        seat = self.to_move
        base = COMPONENTS * seat
        self.built_now = mechanism
        for component in _COSTS[mechanism]:
            self._lay_open(base + component, 1)
        if self.telling:
            self.tell(seat, mechanism_told("builds", seat, mechanism))
        if mechanism == NIGHTINGALE:  # C6
            for component in _COSTS[mechanism]:
                self.discard[component] += 1
            self.cogs[seat] += BOX.nightingale_pays
            if self.telling:
                self._tell_income("crown-buys", seat, BOX.nightingale_pays)
            return
        self.built[seat] |= 1 << mechanism
        if mechanism == GOGGLES:
            self._look_at_deck()

    def _lay_open(self, place: int, count: int) -> None:
        """Cards leave a hand openly: first those that everybody knew, then dealt ones."""
        self.hands[place] -= count
        self.known[place] = max(0, self.known[place] - count)

    def _add_disassemblies(self, found: list[int]) -> None:
        """R15, R16, C5, C7."""
        built = self.built[self.to_move]
        crowded = others(built) > 1
        mechanism: i64
        for mechanism in range(MECHANISMS):
            if built >> mechanism & 1 and mechanism != self.built_now and mechanism != AUTOMATON:
                if not crowded or mechanism != GANTRY:
                    found.append(DISASSEMBLE + mechanism)

    def _play_disassemble(self, mechanism: int) -> None:
        seat = self.to_move
        self.taken_down = mechanism
        self.built[seat] &= ~(1 << mechanism)
        for component in _COSTS[mechanism]:
            self.hands[COMPONENTS * seat + component] += 1
            self.known[COMPONENTS * seat + component] += 1
        if self.telling:
            self.tell(seat, mechanism_told("disassembles", seat, mechanism))

    # ---- the end of the round, step 1: adjust prices

    def _end_round(self) -> None:
        self.primary = NOT_YET
        self.built_now = NONE
        self.taken_down = NONE
        self.idle = self.idle + 1 if self.purchases == 0 else 0  # R22
        self.last_round = self.deck_size() == 0 or self.idle == 2  # R23
        if self.telling:
            self.tell(NONE, say("round-ends-sold-out" if self.market_size() == 0 else "round-ends-passed"))
            if self.last_round:
                self.tell(NONE, say("last-round-idle" if self.deck_size() else "last-round-deck"))
        self._adjust_prices()
        self._ask_engines(0)

    def _adjust_prices(self) -> None:
        """R25-R28."""
        position: i64
        for position in range(COMPONENTS):
            component = self.line[position]
            step = _ADJUST[position]
            if self.last_round:  # R27
                was_bought = self.bought >> component & 1 == 1
                held_up = was_bought and not self.rules.always_fall  # D5
                if (step > 0 and not was_bought) or (step < 0 and held_up):
                    step = 0
            self._move_price(component, step)
        if self.telling:
            self.tell(NONE, prices_told(self))

    def _move_price(self, component: int, step: int) -> None:
        """R26."""
        self.prices[component] = max(_LOWEST, min(_HIGHEST, self.prices[component] + step))

    def _ask_engines(self, step: int) -> None:
        """R29: the owners of Difference Engines, from the First Player on; then the Gantries."""
        players = self.game.players
        while step < players:
            seat = (self.first + step) % players
            if self.built[seat] >> ENGINE & 1:
                self.to_move = seat
                self.asked = ASK_ENGINE
                return
            step += 1
        self._pay_gantries()
        self._ask_sale(0)

    def _legal_engine(self) -> list[int]:
        """C2: a change that the ends of the price table would void is not offered."""
        found: list[int] = []
        for component in range(COMPONENTS):
            if self.prices[component] < _HIGHEST:
                found.append(ENGINE_UP + component)
        for component in range(COMPONENTS):
            if self.prices[component] > _LOWEST:
                found.append(ENGINE_DOWN + component)
        found.append(ENGINE_DECLINE)
        return found

    def _play_engine(self, action: int) -> None:
        seat = self.to_move
        if action != ENGINE_DECLINE:
            up = action < ENGINE_DOWN
            component = action - ENGINE_UP if up else action - ENGINE_DOWN
            self._move_price(component, BOX.engine_step if up else -BOX.engine_step)
            if self.telling:
                self.tell(seat, engine_told(self, component, up))
        elif self.telling:
            self.tell(seat, say("engine-leaves", {"seat": seat_name(seat)}))
        self._ask_engines((seat - self.first) % self.game.players + 1)

    def _pay_gantries(self) -> None:
        """R30, C7."""
        for step in range(self.game.players):
            seat = (self.first + step) % self.game.players
            if self.built[seat] >> GANTRY & 1:
                pays = BOX.gantry_pays * (others(self.built[seat]) + 1)
                self.cogs[seat] += pays
                if self.telling:
                    self._tell_income("gantry-pays", seat, pays)

    # ---- step 2: sell sets

    def _ask_sale(self, step: int) -> None:
        """R31: once each, from the First Player on."""
        if step == self.game.players:
            self._after_sales()
            return
        self.to_move = (self.first + step) % self.game.players
        self.asked = ASK_SELL

    def _legal_sale(self) -> list[int]:
        """R32: sets of at least three cards, one component card among them."""
        seat = self.to_move
        base: i64 = COMPONENTS * seat
        scrap: i64 = self.scrap[seat]
        found: list[int] = []
        component: i64
        for component in range(COMPONENTS):
            held: i64 = self.hands[base + component]
            if held + scrap < SET:
                continue
            count: i64
            for count in range(1, held + 1):
                more: i64
                for more in range(scrap + 1):
                    if count + more >= SET:
                        found.append(SELL + (component * 8 + count - 1) * 3 + more)
        found.append(SELL_DONE)
        return found

    def _play_sale(self, action: int) -> None:
        """R33, R34, R36."""
        seat = self.to_move
        component, count, scrap = sale_of(action)
        pays = self.sale_pays(seat, component, count)
        self._lay_open(COMPONENTS * seat + component, count)
        self.discard[component] += count
        self.scrap[seat] -= scrap
        if self.built[seat] >> CRUCIBLE & 1:  # C10
            self.aside += scrap
        self.cogs[seat] += pays
        if self.telling:
            self.tell(seat, sale_told(seat, component, count, scrap, pays))

    def _play_sold(self) -> None:
        seat = self.to_move
        if self.telling:
            self.tell(seat, say("sold", {"seat": seat_name(seat)}))
            if self.aside:
                self.tell(seat, say("scrap-returns", {"seat": seat_name(seat), "count": self.aside}))
        self.scrap[seat] += self.aside  # C10
        self.aside = 0
        self._ask_sale((seat - self.first) % self.game.players + 1)

    # ---- steps 3 and 4, and the end of the game

    def _after_sales(self) -> None:
        if self.last_round:
            self._end_game()  # F1
            return
        self._restock()
        self.first = (self.first + 1) % self.game.players  # R40
        self._begin_round()

    def _restock(self) -> None:
        """R38."""
        count = min(_MARKET - self.market_size(), self.deck_size())
        if self.telling and count > 0:
            turned_up = [0] * COMPONENTS
            for card in self.deck[self.top : self.top + count]:
                turned_up[card] += 1
            self.tell(NONE, say("restocks", {"cards": cards_text(turned_up), "left": self.deck_size() - count}))
        elif self.telling:
            self.tell(NONE, say("restocks-not", {"count": self.market_size(), "left": self.deck_size()}))
        for _ in range(count):
            self.market[self.deck[self.top]] += 1
            self.top += 1
        for seat in range(self.game.players):
            self.seen[seat] = max(0, self.seen[seat] - count)
        self._look_at_deck()

    def _end_game(self) -> None:
        """F3."""
        for seat in range(self.game.players):
            if self.built[seat] >> AUTOMATON & 1:
                self.cogs[seat] += BOX.automaton_worth
                if self.telling:
                    self._tell_income("automaton-counts", seat, BOX.automaton_worth)
        self.to_move = NONE
        if self.telling:
            for seat in range(self.game.players):
                cards = cards_text(self.hand_of(seat))
                self.tell(seat, say("shows-hand", {"seat": seat_name(seat), "cards": cards}))
            winner = self.ranking()[0]
            self.tell(NONE, say("wins", {"seat": seat_name(winner), "cogs": self.cogs[winner]}))

    # ---- what a seat cannot tell apart

    def _reshuffle(self, seat: int) -> None:
        """The dealt cards that the others never showed and the unseen deck, dealt anew: every deal is as likely.

        That somebody is asked rules none of them out, for who is asked depends on what everybody knows.
        """
        pool = self._unknown_to(seat)
        self.dice.shuffle(pool)
        self._deal_unknown(seat, pool)

    def _unknown_to(self, seat: int) -> list[int]:
        """The cards whose place a seat does not know, by component."""
        counts = [0] * COMPONENTS
        number: i64
        for number in range(self.top + self.seen[seat], len(self.deck)):
            counts[self.deck[number]] += 1
        if self.to_move >= 0:
            for other in range(self.game.players):
                if other != seat:
                    for component in range(COMPONENTS):
                        place = COMPONENTS * other + component
                        counts[component] += self.hands[place] - self.known[place]
        pool: list[int] = []
        for component in range(COMPONENTS):
            for _ in range(counts[component]):
                pool.append(component)
        return pool

    def _deal_unknown(self, seat: int, pool: list[int]) -> None:
        """Give the cards to the hands of the others and to the deck."""
        dealt: i64 = 0
        if self.to_move >= 0:
            for other in range(self.game.players):
                if other == seat:
                    continue
                base: i64 = COMPONENTS * other
                hidden: i64 = 0
                component: i64
                for component in range(COMPONENTS):
                    hidden += self.hands[base + component] - self.known[base + component]
                    self.hands[base + component] = self.known[base + component]
                for _ in range(hidden):
                    self.hands[base + pool[dealt]] += 1
                    dealt += 1
        self.deck = self.deck[self.top : self.top + self.seen[seat]] + pool[dealt:]
        self.top = 0

    # ---- in words

    def _refusal(self, action: int) -> Reason:
        return refuse(self, action)

    def describe(self, action: int) -> Phrase:
        """What an action is, as the seat to move would say it."""
        return describe(self, action)

    def question(self) -> Question:
        """What is asked now."""
        return question(self)

    def _tell_income(self, key: str, seat: int, cogs: int) -> None:
        self.tell(seat, say(key, {"seat": seat_name(seat), "cogs": cogs}))

    def _tell_slots(self, seat: int) -> None:
        """C1: the owner is told which cards, the others that it looks."""
        cards = self.slots(seat)
        self.tell(seat, slots_shown(cards), (seat,))
        self.tell_others(seat, say("goggles-look", {"seat": seat_name(seat), "count": len(cards)}))
