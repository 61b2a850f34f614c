"""The decisions of Mars Needs Mechanics and their answers, in the order of a round.

A decision says what may be done and asks for it; an answer, a block of action ids, does it, says what it is and why it
is refused. What a person reads stands beside the rule that it is about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.mars_needs_mechanics.cards import Mechanism
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, MECHANISMS, MOST_COPIES, MOST_SCRAP, MOST_SEEN, NONE
from ludoteca.games.mars_needs_mechanics.phrases import component_name, names_listed, say
from ludoteca.games.mars_needs_mechanics.position import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    BOUGHT,
    HANDS,
    NOT_YET,
    PASSED,
    SET,
    MarsNeedsMechanicsState,
)
from ludoteca.games.mars_needs_mechanics.rounds import ask_engines, ask_sale, end_round

BUY_MARKET: Final = 0  # + component
BUY_DECK: Final = BUY_MARKET + COMPONENTS  # + slot, 0 is the top
PASS: Final = BUY_DECK + MOST_SEEN
BUILD: Final = PASS + 1  # + Mechanism
DISASSEMBLE: Final[i64] = BUILD + MECHANISMS  # + Mechanism
END_TURN: Final[i64] = DISASSEMBLE + MECHANISMS
DRIVE_TOKEN: Final[i64] = END_TURN + 1  # + component
DRIVE_DECLINE: Final[i64] = DRIVE_TOKEN + COMPONENTS
ENGINE_UP: Final[i64] = DRIVE_DECLINE + 1  # + component
ENGINE_DOWN: Final[i64] = ENGINE_UP + COMPONENTS  # + component
ENGINE_DECLINE: Final[i64] = ENGINE_DOWN + COMPONENTS
SELL: Final[i64] = ENGINE_DECLINE + 1  # + (component x 8 + components - 1) x 3 + scrap
WITH_SCRAP: Final = MOST_SCRAP + 1  # sets of the same component cards
SETS: Final = COMPONENTS * MOST_COPIES * WITH_SCRAP
SELL_DONE: Final[i64] = SELL + SETS


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Answer[MarsNeedsMechanicsState]):
    """An answer that carries itself out."""

    key: str = ""  # of what it is called

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """What it does."""
        raise NotImplementedError

    def describe(self, state: MarsNeedsMechanicsState, number: int) -> Phrase:
        """What it is called."""
        return say(self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Decision[MarsNeedsMechanicsState]):
    """A decision whose answers carry themselves out."""

    rule: str = ""  # that asks it
    between: bool = False  # whether it is asked between rounds

    def play(self, state: MarsNeedsMechanicsState, action: int) -> None:
        """The answer knows."""
        step = STEPS[action]
        step.play(state, action - step.first)

    def ask(self, state: MarsNeedsMechanicsState) -> Question:
        """The question that goes by its name."""
        return Question(self.rule, say(f"ask-{self.name}"))


# ---- a turn: R3, R4


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Asked):
    """The primary action, what is optional, and the end of the turn."""

    name = "turn"

    def legal(self, state: MarsNeedsMechanicsState) -> list[int]:
        """R3, R4."""
        found: list[int] = []
        waiting = state.primary == NOT_YET
        if waiting:
            _add_purchases(state, found, 0)
            found.append(PASS)  # R9
        else:
            card = state.repeater()
            if card is not None:
                _add_purchases(state, found, card.saves)
        if state.built_now < 0:  # R12
            _add_builds(state, found)
        if state.taken_down < 0 and state.built[state.to_move]:  # R16
            _add_disassemblies(state, found)
        if not waiting:
            found.append(END_TURN)
        return found

    def could_choose(self, state: MarsNeedsMechanicsState) -> bool:
        """Whether the hidden cards might give a choice: the dealt ones, or those that the Goggles show."""
        return _could_build(state) or _could_buy_unseen(state)

    def ask(self, state: MarsNeedsMechanicsState) -> Question:
        """R3, R4, C9."""
        offered = {STEPS[action].key for action in state.choices}
        works = [key for key in ("build", "disassemble") if key in offered]
        told = "both" if len(works) == 2 else works[0] if works else "none"
        if state.primary == NOT_YET:
            return Question("R3", say("ask-turn", {"buy": "yes" if "buy" in offered else "no", "works": told}))
        if "buy" in offered:
            return Question("C9", say("ask-second"))
        return Question("R4", say("ask-more", {"works": told}))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Step):
    """An answer of a turn, which has to wait while something else is asked."""

    works: bool = False  # whether it is work on a Mechanism
    refused: str = ""  # what is said where R3 is against it

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """R18, R24, C4."""
        if state.asked == ASK_TURN:
            return self.refuse_now(state, number)
        asked = DECISIONS[state.asked]
        if asked.between and self.works:
            return Reason("R18", say("no-building-between"))
        return Reason("R24" if asked.between else asked.rule, say(f"no-turn-{asked.name}"))

    def refuse_now(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """Why not in this turn."""
        return Reason("R3", say(self.refused))


# ---- buying: R5-R8, C1, C9


def _add_purchases(state: MarsNeedsMechanicsState, found: list[int], saves: i64) -> None:
    """R5, R6; with the Goggles also the cards they show (C1)."""
    seat = state.to_move
    dearest: i64 = state.cogs[seat]
    if dearest < state.terms.lowest:
        return
    dearest += saves
    component: i64
    for component in range(COMPONENTS):
        if state.market[component] and state.prices[component] <= dearest:
            found.append(BUY_MARKET + component)
    if state.built[seat] & state.terms.shows:
        slot: i64
        for slot in range(state.seen[seat]):
            if state.prices[state.deck[slot]] <= dearest:
                found.append(BUY_DECK + slot)


def _could_buy_unseen(state: MarsNeedsMechanicsState) -> bool:
    """C1: whether a card that only the Goggles show might be cheap enough."""
    seat = state.to_move
    if not state.built[seat] & state.terms.shows or state.seen[seat] == 0:
        return False
    if state.primary != NOT_YET and state.repeater() is None:
        return False
    return min([state.price_to_pay(component) for component in state.line]) <= state.cogs[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Buy(TurnStep):
    """`Buy Gear for 6 cogs`: a card of the market, or one of the deck (C1), which is named only to who sees it."""

    key = "buy"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """R5-R8."""
        seat = state.to_move
        slot = number - COMPONENTS
        component = number if slot < 0 else state.deck[slot]
        card = state.repeater()
        if state.telling:
            state.tell(seat, self.bought("buys", state, component, slot))
        state.cogs[seat] -= state.price_to_pay(component)
        state.primary = BOUGHT
        if card is not None:
            state.used |= card.use_bit(seat)  # C9
        state.take(seat, component)
        if slot < 0:
            state.market[component] -= 1
        else:
            state.draw_from_deck(slot)
        state.to_front(component)  # R7
        state.passes = 0  # R8
        state.bought |= 1 << component
        state.purchases += 1

    def bought(self, key: str, state: MarsNeedsMechanicsState, component: int, slot: int) -> Phrase:
        """What is bought for how much; `price_to_pay` says so to the text, to the screen and to the till."""
        args: dict[str, int | str | Phrase] = {"name": component_name(state.terms.box, component), "slot": slot + 1}
        args["seat"] = seat_name(state.to_move)
        args["cogs"] = state.price_to_pay(component)
        second = state.to_move >= 0 and state.repeater() is not None
        return say(f"{key}{'' if slot < 0 else '-deck'}{'-second' if second else ''}", args)

    def describe(self, state: MarsNeedsMechanicsState, number: int) -> Phrase:
        """The component, where it lies and its price."""
        slot = number - COMPONENTS
        cards = state.slots(state.to_move) if state.to_move >= 0 else []
        if slot >= len(cards):
            return say("buy-deck-bare", {"slot": slot + 1})
        return self.bought(self.key, state, number if slot < 0 else cards[slot], slot)

    def refuse_now(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """C1, R3, R5, R6, R9, C9."""
        seat = state.to_move
        terms = state.terms
        slot = number - COMPONENTS
        if slot >= 0 and not state.built[seat] & terms.shows:
            return Reason("C1", say("no-goggles", {"here": "yes" if state.available & terms.shows else "no"}))
        if state.primary == PASSED:
            return Reason("R9", say("no-buy-passed"))
        if state.primary == BOUGHT and state.repeater() is None:
            loaders = [card for card in terms.once if card.saves >= 0]
            if [card for card in loaders if state.has(seat, card.number) or state.is_used(card, seat)]:
                return Reason("C9", say("no-loader-used"))
            return Reason("R3", say("no-second-primary"))
        cards = state.slots(seat)
        if slot >= len(cards):
            return Reason("C1", say("no-slot", {"slot": slot + 1, "count": len(cards)}))
        component = number if slot < 0 else cards[slot]
        args: dict[str, int | str | Phrase] = {"name": component_name(terms.box, component)}
        on_offer = [action for action in state.choices if action < COMPONENTS]
        if slot < 0 and state.market[component] == 0:
            if not on_offer:
                return Reason("R5", say("no-card-none", args))
            args["cards"] = names_listed(terms.box, on_offer)
            return Reason("R5", say("no-card", args))
        args["price"] = state.price_to_pay(component)
        args["cogs"] = state.cogs[seat]
        return Reason("R6", say("no-cogs", args))


# ---- passing, and what it may set off: R9, R10, C4, C8


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(TurnStep):
    """`Pass`."""

    key = "pass"
    refused = "no-second-primary"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """R10."""
        seat = state.to_move
        state.primary = PASSED
        state.passes += 1
        if state.telling:
            state.tell(seat, say("passes-turn", {"seat": seat_name(seat)}))
        for card in state.standing(seat):
            card.passed(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drive(Asked):
    """C4: a token may go to the front."""

    name = "drive"
    rule = "C4"

    def legal(self, state: MarsNeedsMechanicsState) -> list[int]:
        """Any token but the one at the front, or none."""
        found: list[int] = []
        for component in state.terms.box.in_play:
            if component != state.line[0]:
                found.append(DRIVE_TOKEN + component)
        found.append(DRIVE_DECLINE)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class NoToken(Step):
    """C4: the order line stays as it is, and the Drive can be used in a later turn of the round."""

    key = "drive-decline"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """Nothing moves."""
        state.asked = ASK_TURN
        if state.telling:
            state.tell(state.to_move, say("drive-leaves", {"seat": seat_name(state.to_move)}))

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """C4."""
        card = state.terms.drive
        if not state.has(state.to_move, card.number):
            return Reason("C4", say("no-drive", {"here": "yes" if state.available >> card.number & 1 else "no"}))
        return Reason("C4", say("no-drive-used" if state.is_used(card, state.to_move) else "no-drive-now"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Token(NoToken):
    """`Move Wire to the front`."""

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """C4."""
        seat = state.to_move
        state.asked = ASK_TURN
        state.used |= state.terms.drive.use_bit(seat)
        state.to_front(number)
        if state.telling:
            name = component_name(state.terms.box, number)
            state.tell(seat, say("drive-moves", {"seat": seat_name(seat), "name": name}))

    def describe(self, state: MarsNeedsMechanicsState, number: int) -> Phrase:
        """Which token."""
        return say("drive", {"name": component_name(state.terms.box, number)})

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """C4: it is there already, or nothing moves now."""
        if state.asked != ASK_DRIVE:
            return super().refuse(state, number)
        if number not in state.line:
            return _no_component(state, number)
        return Reason("C4", say("no-token", {"name": component_name(state.terms.box, number)}))


def _no_component(state: MarsNeedsMechanicsState, component: int) -> Reason:
    """D23: it was left in the box."""
    args = {"name": component_name(state.terms.box, component), "names": names_listed(state.terms.box, state.line)}
    return Reason("D23", say("no-component", {**args}))


# ---- building and disassembling: R11-R18


def _room_for(state: MarsNeedsMechanicsState) -> i64:
    """R11, R13, R16: the Mechanisms that the seat to move might build, whatever it holds, as bits."""
    terms = state.terms
    built: i64 = state.built[state.to_move]
    open_ones = state.available & ~built
    if state.taken_down >= 0:
        open_ones &= ~(1 << state.taken_down)
    if built and terms.counted(built) >= terms.limit(built):
        open_ones &= terms.apart
    return open_ones


def _add_builds(state: MarsNeedsMechanicsState, found: list[int]) -> None:
    """R11-R14, R16."""
    payable: i64 = state.terms.buildable[state.held >> (COMPONENTS * state.to_move) & (HANDS - 1)]
    if payable & state.available:
        _add_marked(found, BUILD, payable & _room_for(state))


def _could_build(state: MarsNeedsMechanicsState) -> bool:
    """Whether, as far as everybody knows, the dealt cards may be those that a Mechanism still needs."""
    unknown = state.unknown_cards(state.to_move)
    if unknown == 0 or state.built_now >= 0:
        return False
    sure = state.sure >> (COMPONENTS * state.to_move) & (HANDS - 1)
    payable: i64 = state.terms.buildable[HANDS * unknown + sure]
    return payable & _room_for(state) != 0


def _add_disassemblies(state: MarsNeedsMechanicsState, found: list[int]) -> None:
    """R15, R16, C5, C7."""
    terms = state.terms
    built: i64 = state.built[state.to_move]
    if built & terms.apart and terms.counted(built) > 1:
        built &= ~terms.apart  # what stands must have room without it
    built &= ~terms.stays
    if state.built_now >= 0:
        built &= ~(1 << state.built_now)
    _add_marked(found, DISASSEMBLE, built)


def _add_marked(found: list[int], action: i64, marked: i64) -> None:
    """The actions for what is marked with a bit, from the first one on."""
    while marked:
        if marked & 1:
            found.append(action)
        marked >>= 1
        action += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Build(TurnStep):
    """`Build the Aether Drive`."""

    key = "build"
    works = True

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """R14."""
        seat = state.to_move
        card = state.terms.cards[number]
        state.built_now = number
        for component in card.cost:
            state.lay_open(seat, component, 1)
        if state.telling:
            self.tell(state, "builds", card)
        card.goes_up(state, seat)

    def tell(self, state: MarsNeedsMechanicsState, key: str, card: Mechanism) -> None:
        """A Mechanism with its cards."""
        cards = names_listed(state.terms.box, card.cost)
        told = say(key, {"seat": seat_name(state.to_move), "name": card.title(), "cards": cards})
        state.tell(state.to_move, told)

    def describe(self, state: MarsNeedsMechanicsState, number: int) -> Phrase:
        """Which one."""
        return say(self.key, {"name": state.terms.cards[number].title()})

    def refuse_now(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """S3, R11-R13, R16, C7."""
        cards = state.terms.cards
        name = cards[number].title()
        if not state.available >> number & 1:
            return Reason("S3", say("no-mechanism", {"name": name}))
        if state.built_now != NONE:
            return Reason("R12", say("no-second-build", {"name": cards[state.built_now].title()}))
        if state.has(state.to_move, number):
            return Reason("R11", say("no-twin", {"name": name}))
        if state.taken_down == number:
            return Reason("R16", say("no-rebuild", {"name": name}))
        missing = state.missing(state.to_move, cards[number])
        if missing:
            return Reason("R11", say("no-parts", {"name": name, "cards": names_listed(state.terms.box, missing)}))
        return _no_room(state)


def _no_room(state: MarsNeedsMechanicsState) -> Reason:
    """R13, C7: the limit, and the way to make room that is open to this seat: now, later or never."""
    terms = state.terms
    built = state.built[state.to_move]
    when = "later" if state.taken_down != NONE else "now"
    if built & terms.apart:
        return Reason("C7", say("no-room-gantry", {"count": terms.limit(built), "when": when}))
    for card in terms.standing(built):
        if not card.stays:
            return Reason("R13", say("no-room", {"name": card.title(), "when": when}))
    return Reason("R13", say("no-room-automaton", {"gantry": "yes" if state.available & terms.apart else "no"}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Disassemble(Build):
    """`Disassemble the Aether Drive`."""

    key = "disassemble"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """R15: its cards come back."""
        seat = state.to_move
        card = state.terms.cards[number]
        state.taken_down = number
        state.built[seat] &= ~(1 << number)
        for component in card.cost:
            state.take(seat, component)
        if state.telling:
            self.tell(state, "disassembles", card)

    def refuse_now(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """The card says why."""
        return state.terms.cards[number].refuse_disassembly(state, state.to_move)


@mypyc_attr(allow_interpreted_subclasses=True)
class EndTurn(TurnStep):
    """`End turn`."""

    key = "end-turn"
    refused = "no-end-yet"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """R19."""
        players = state.terms.players
        if state.passes == players or state.market_size() == 0:  # R20, D2
            end_round(state)
        else:
            state.begin_turn((state.to_move + 1) % players)  # R1


# ---- after a round a price may be changed: R29, C2


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Asked):
    """C2: a price may go up or down."""

    name = "engine"
    rule = "C2"
    between = True

    def legal(self, state: MarsNeedsMechanicsState) -> list[int]:
        """C2: a change that the ends of the price table would void is not offered."""
        found: list[int] = []
        box = state.terms.box
        for component in box.in_play:
            if state.prices[component] < box.highest:
                found.append(ENGINE_UP + component)
        for component in box.in_play:
            if state.prices[component] > box.lowest:
                found.append(ENGINE_DOWN + component)
        found.append(ENGINE_DECLINE)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class NoLever(Step):
    """C2: the prices stay as they are."""

    key = "engine-decline"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """The next one is asked."""
        if state.telling:
            state.tell(state.to_move, say("engine-leaves", {"seat": seat_name(state.to_move)}))
        ask_engines(state, (state.to_move - state.first) % state.terms.players + 1)

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """C2."""
        here = state.available >> state.terms.engine.number & 1
        return Reason("C2", say("no-engine-now", {"here": "yes" if here else "no"}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lever(NoLever):
    """`Raise Wire from 5 to 6`."""

    key = "engine-up"
    told: str = "engine-raises"
    refused: str = "no-price-up"
    way: int = 1

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """C2."""
        seat = state.to_move
        state.move_price(number, self.way * state.terms.engine.step)
        if state.telling:
            args = self.named(state, number)
            args["seat"] = seat_name(seat)
            state.tell(seat, say(self.told, args))
        ask_engines(state, (seat - state.first) % state.terms.players + 1)

    def named(self, state: MarsNeedsMechanicsState, number: int) -> dict[str, int | str | Phrase]:
        """The component and its price."""
        return {"name": component_name(state.terms.box, number), "price": state.prices[number]}

    def describe(self, state: MarsNeedsMechanicsState, number: int) -> Phrase:
        """The price now and then."""
        args = self.named(state, number)
        args["after"] = state.prices[number] + self.way * state.terms.engine.step
        return say(self.key, args)

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """R26, C2."""
        if state.asked != ASK_ENGINE:
            return super().refuse(state, number)
        if number not in state.line:
            return _no_component(state, number)
        return Reason("R26", say(self.refused, self.named(state, number)))


@mypyc_attr(allow_interpreted_subclasses=True)
class LeverDown(Lever):
    """`Lower Wire from 5 to 4`."""

    key = "engine-down"
    told = "engine-lowers"
    refused = "no-price-down"
    way = -1


# ---- selling sets: R31-R36, C3, C10


def sale_of(number: int) -> tuple[int, int, int]:
    """Component, number of component cards and Scrap cards of a set."""
    rest, scrap = divmod(number, WITH_SCRAP)
    component, count = divmod(rest, MOST_COPIES)
    return component, count + 1, scrap


@mypyc_attr(allow_interpreted_subclasses=True)
class Sell(Asked):
    """Sets are sold, one after the other."""

    name = "sell"
    rule = "R31"
    between = True

    def legal(self, state: MarsNeedsMechanicsState) -> list[int]:
        """R32: sets of at least three cards, one component card among them."""
        seat = state.to_move
        base: i64 = COMPONENTS * seat
        scrap: i64 = state.scrap[seat]
        found: list[int] = []
        component: i64
        for component in range(COMPONENTS):
            held: i64 = state.hands[base + component]
            if held + scrap < SET:
                continue
            count: i64
            for count in range(1, held + 1):
                more: i64
                for more in range(scrap + 1):
                    if count + more >= SET:
                        found.append(SELL + (component * MOST_COPIES + count - 1) * WITH_SCRAP + more)
        found.append(SELL_DONE)
        return found

    def could_choose(self, state: MarsNeedsMechanicsState) -> bool:
        """R32: whether, as far as everybody knows, the dealt cards may complete a set."""
        seat = state.to_move
        unknown = state.unknown_cards(seat)
        return unknown > 0 and max(state.known_of(seat)) + unknown + state.scrap[seat] >= SET

    def ask(self, state: MarsNeedsMechanicsState) -> Question:
        """R31."""
        return Question("R31", say("ask-sell", {"sets": len(state.choices) - 1}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Done(Step):
    """`Done selling`."""

    key = "sell-done"

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """C10, R31: Scrap comes back, and the next one may sell."""
        seat = state.to_move
        if state.telling:
            state.tell(seat, say("sold", {"seat": seat_name(seat)}))
            if state.aside:
                state.tell(seat, say("scrap-returns", {"seat": seat_name(seat), "count": state.aside}))
        state.scrap[seat] += state.aside
        state.aside = 0
        ask_sale(state, (seat - state.first) % state.terms.players + 1)

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """R31."""
        return Reason("R31", say("no-sale-now"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Set(Done):
    """`Sell 3 × Wire + 1 Scrap for 15 cogs`."""

    def play(self, state: MarsNeedsMechanicsState, number: int) -> None:
        """R33, R34, R36."""
        seat = state.to_move
        component, count, scrap = sale_of(number)
        if state.telling:
            args = self.named(state, number)
            args["seat"] = seat_name(seat)
            state.tell(seat, say("sells", args))
        state.cogs[seat] += state.sale_pays(seat, component, count)
        state.lay_open(seat, component, count)
        state.discard[component] += count
        state.scrap[seat] -= scrap
        if state.built[seat] & state.terms.keeps_scrap:  # C10
            state.aside += scrap

    def named(self, state: MarsNeedsMechanicsState, number: int) -> dict[str, int | str | Phrase]:
        """The cards, and what they bring."""
        component, count, scrap = sale_of(number)
        brings = state.sale_pays(state.to_move, component, count)
        return {"count": count, "component": state.terms.box.components[component], "scrap": scrap, "cogs": brings}

    def describe(self, state: MarsNeedsMechanicsState, number: int) -> Phrase:
        """The cards, what they bring, and whether they are more than it takes."""
        _, count, scrap = sale_of(number)
        args = self.named(state, number)
        lost = state.to_move >= 0 and not state.built[state.to_move] & state.terms.keeps_scrap  # C10
        args["spare"] = "yes" if lost and scrap > 0 and count + scrap > SET else "no"
        return say("sell", args)

    def refuse(self, state: MarsNeedsMechanicsState, number: int) -> Reason:
        """R31, R32, C10."""
        if state.asked != ASK_SELL:
            return super().refuse(state, number)
        seat = state.to_move
        component, count, scrap = sale_of(number)
        held = state.hands[COMPONENTS * seat + component]
        if count + scrap < SET:
            return Reason("R32", say("no-set", {"count": count + scrap, "least": SET}))
        if count > held:
            name = state.terms.box.components[component]
            return Reason("R32", say("no-set-cards", {"component": name, "count": count, "held": held}))
        if state.aside > 0:
            return Reason("C10", say("no-set-aside", {"scrap": scrap, "held": state.scrap[seat]}))
        return Reason("R32", say("no-set-scrap", {"scrap": scrap, "held": state.scrap[seat]}))


DECISIONS: Final[list[Asked]] = [Turn(), Drive(), Engine(), Sell()]

ANSWERS: Final[list[Step]] = [
    Buy(BUY_MARKET, COMPONENTS + MOST_SEEN),
    Pass(PASS, 1),
    Build(BUILD, MECHANISMS),
    Disassemble(DISASSEMBLE, MECHANISMS),
    EndTurn(END_TURN, 1),
    Token(DRIVE_TOKEN, COMPONENTS),
    NoToken(DRIVE_DECLINE, 1),
    Lever(ENGINE_UP, COMPONENTS),
    LeverDown(ENGINE_DOWN, COMPONENTS),
    NoLever(ENGINE_DECLINE, 1),
    Set(SELL, SETS),
    Done(SELL_DONE, 1),
]

STEPS: Final[list[Step]] = [step for step in ANSWERS for _ in range(step.size)]
