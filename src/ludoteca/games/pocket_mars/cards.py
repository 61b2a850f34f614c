"""What the cards of Pocket Mars say: a class for each part of an action (C1-C10), for each condition of a lower action
(C11-C15), and which part is the ability of each building (C16-C20).

A new card is its entry in `content.toml`; a part that no card had before is a class here, in PARTS, with a block of
action ids behind all others if it needs one, and its words `part-…`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.content import Content
from ludoteca.engine.decision import Answer
from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.games.pocket_mars.content import (
    ANYWHERE,
    CARDS,
    CONSTRUCTION,
    FACE_DOWN,
    HOUSES,
    KINDS,
    MODULE,
    SEATS,
    STACK,
    TYPES,
    Box,
)
from ludoteca.games.pocket_mars.phrases import say
from ludoteca.games.pocket_mars.position import ASK_ABILITY, ASK_PART, ASK_VALUE, PocketMarsState

TURN_HAND: Final = 0  # + card: the blocks of action ids
TURN_PREP: Final = TURN_HAND + CARDS  # + card
TURN_OTHER: Final = TURN_PREP + CARDS  # + 2 x (steps to the left - 1) + slot
TURN_TAKE: Final = TURN_OTHER + MODULE * (SEATS - 1)
TURN_ENERGY: Final = TURN_TAKE + 1  # + card
DO_LAND: Final = TURN_ENERGY + CARDS  # + building
DO_PROMOTE: Final = DO_LAND + HOUSES  # + building
DO_SWAP: Final = DO_PROMOTE + HOUSES  # + 16 x building + 4 x whose on the star + whose on the double star
DO_MOVE: Final = DO_SWAP + HOUSES * SEATS * SEATS  # + 4 x from + to
DO_REORDER: Final = DO_MOVE + HOUSES * HOUSES  # + (STACK - 1) x building + place from the bottom
DO_COVER: Final = DO_REORDER + HOUSES * (STACK - 1)  # + card
DO_PEEK: Final = DO_COVER + CARDS  # + steps to the left - 1
DO_SHIFT: Final = DO_PEEK + SEATS - 1  # + 8 x building + 2 x whose + (1 up, 0 down)
DO_BOTTOM: Final = DO_SHIFT + HOUSES * 2 * SEATS  # + card
DO_DROP: Final = DO_BOTTOM + CARDS  # + card
DO_FILL: Final = DO_DROP + CARDS  # + card
DO_DRAFT: Final = DO_FILL + CARDS  # + card
DO_DA_SLOT: Final = DO_DRAFT + CARDS  # + slot
USE: Final = DO_DA_SLOT + MODULE
SKIP: Final = USE + 1

MOST_TIMES: Final = 3  # that a part is done, as a card may say


# ---- the parts of an action


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Answer[PocketMarsState]):
    """A part of an action. Most ask for a choice, which has a block of action ids; the rest is simply done."""

    name: str = ""  # in the content file and in the words
    rule: str = ""
    counted: bool = False  # whether a number follows the name: how often
    placed: bool = False  # whether a building may follow it
    asks: bool = True  # whether it needs a choice
    opens: bool = False  # whether a choice of it may make room for the next part
    from_hand: bool = False  # whether it needs a card of the hand, which others may not see

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """What a seat can choose, apart from skipping it."""
        raise NotImplementedError

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """What the choice of that number does."""
        raise NotImplementedError

    def do(self, state: PocketMarsState, seat: int, times: int) -> bool:
        """Do what needs no choice; whether that was all of it, and nothing is asked first."""
        raise NotImplementedError

    def can_change(self, state: PocketMarsState, seat: int, where: int, price: int) -> bool:
        """R15: whether it could change something, the price counted as paid."""
        return len(self.targets(state, seat, where)) > 0

    def amount(self, state: PocketMarsState, seat: int, times: int, where: int) -> int:
        """How much it would do now; what needs no choice is done, so this is asked of a copy."""
        return 1 if self.targets(state, seat, where) else 0

    def is_asked(self, state: PocketMarsState) -> bool:
        """Whether it is what is asked now."""
        if state.asked == ASK_ABILITY:
            return ABILITIES[state.terms.kind[state.played]] is self
        return state.asked == ASK_PART and state.terms.texts.part[state.part] is self

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The building, where that is what is chosen."""
        return say(self.name, {"type": TYPES[number]})

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """Something else is asked, or what is missing."""
        return self.missing(state, number) if self.is_asked(state) else state.not_now()

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Why that choice is not to be had."""
        raise NotImplementedError


class Take(Part):
    """C1: colonists from Earth board the ship."""

    name = "take"
    rule = "C1"
    counted = True
    asks = False

    def do(self, state: PocketMarsState, seat: int, times: int) -> bool:
        """As many as there are."""
        state.take(seat, times)
        return True

    def can_change(self, state: PocketMarsState, seat: int, where: int, price: int) -> bool:
        """Somebody waits on Earth."""
        return state.earth[seat] > 0

    def amount(self, state: PocketMarsState, seat: int, times: int, where: int) -> int:
        """How many would come."""
        return state.take(seat, times)


class Land(Part):
    """C2: colonists of the ship land, each where its owner likes or where the card says.

    The landing by value (R11) and the ability of Construction (C20) have the same choices.
    """

    name = "land"
    rule = "C2"
    counted = True
    placed = True
    opens = True

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """The building, or all of them."""
        if state.ship[seat] == 0:
            return []
        first = self.first
        if where != ANYWHERE:
            return [first + where]
        return [first, first + 1, first + 2, first + 3]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R8."""
        state.land(seat, number)

    def amount(self, state: PocketMarsState, seat: int, times: int, where: int) -> int:
        """How many could land."""
        return min(times, state.ship[seat])

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """R11: a landing by value is in the building of the card."""
        if state.asked == ASK_VALUE:
            return Reason("R11", say("no-land-elsewhere", {"type": TYPES[state.terms.kind[state.played]]}))
        return super().refuse(state, number)

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Another building is named."""
        return Reason("C2", say("no-land-elsewhere", {"type": TYPES[state.terms.texts.where[state.part]]}))


class Gain(Part):
    """C3: energy."""

    name = "energy"
    rule = "C3"
    counted = True
    asks = False

    def do(self, state: PocketMarsState, seat: int, times: int) -> bool:
        """R6: up to the end of the track."""
        state.gain(seat, times)
        return True

    def can_change(self, state: PocketMarsState, seat: int, where: int, price: int) -> bool:
        """The track has room."""
        return state.energy[seat] - price < state.terms.energy_most

    def amount(self, state: PocketMarsState, seat: int, times: int, where: int) -> int:
        """How much it would be."""
        before = state.energy[seat]
        state.gain(seat, times)
        return state.energy[seat] - before


class Draw(Part):
    """C4: cards."""

    name = "draw"
    rule = "C4"
    counted = True
    asks = False

    def do(self, state: PocketMarsState, seat: int, times: int) -> bool:
        """One by one; A4: in the solo game you choose between two cards of DA."""
        while state.left > 0:
            if not state.draw_one(seat):
                return False
            state.left -= 1
        return True

    def can_change(self, state: PocketMarsState, seat: int, where: int, price: int) -> bool:
        """There is a card."""
        return state.can_draw()

    def amount(self, state: PocketMarsState, seat: int, times: int, where: int) -> int:
        """All of them, where there is one."""
        return times if state.can_draw() else 0


class Promote(Part):
    """C5: one of one's own colonists goes up to the double star."""

    name = "promote"
    rule = "C5"
    placed = True

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """R5: where one stands on the star, and there is room above."""
        return [
            self.first + building
            for building in range(HOUSES)
            if where in (ANYWHERE, building) and state.star[HOUSES * seat + building] > 0 and state.has_room(building)
        ]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """Up it goes."""
        state.raise_one(seat, number)
        if state.telling:
            state.tell_of(seat, "promotes", {"type": TYPES[number]})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Another building is named, nobody is there, or it is full."""
        where = state.terms.texts.where[state.part]
        if where not in (ANYWHERE, number):
            return Reason("C5", say("no-promote-elsewhere", {"type": TYPES[where]}))
        if state.star[HOUSES * state.to_move + number] == 0:
            return Reason("C5", say("no-own-star", {"type": TYPES[number]}))
        return Reason("R5", say("no-room", {"type": TYPES[number], "most": state.terms.room}))


class Swap(Part):
    """C6: a colonist on the star and one of another owner on the double star change places."""

    name = "swap"
    rule = "C6"

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """Every such pair."""
        sides = state.terms.sides
        return [
            self.first + SEATS * SEATS * building + SEATS * one + other
            for building in range(HOUSES)
            for one in range(sides)
            if state.star[HOUSES * state.clockwise(seat, one) + building] > 0
            for other in range(sides)
            if other != one and state.double[HOUSES * state.clockwise(seat, other) + building] > 0
        ]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """One goes up, the other down."""
        building, owners = divmod(number, SEATS * SEATS)
        low = state.clockwise(seat, owners // SEATS)
        high = state.clockwise(seat, owners % SEATS)
        state.raise_one(low, building)
        state.raise_one(high, building, -1)
        if state.telling:
            state.tell_of(seat, "swaps", {"type": TYPES[building], "low": state.who(low), "high": state.who(high)})

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The building and the two owners."""
        building, owners = divmod(number, SEATS * SEATS)
        low = state.whose(owners // SEATS)
        high = state.whose(owners % SEATS)
        return say("swap", {"type": TYPES[building], "seat": low, "other": high})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """One owner for both, a seat that is not there, or nobody on one of the spaces."""
        building, owners = divmod(number, SEATS * SEATS)
        low, high = divmod(owners, SEATS)
        if low == high:
            return Reason("C6", say("no-swap-same"))
        if max(low, high) >= state.terms.sides:
            return Reason("C6", say("no-such-seat"))
        on_star = state.star[HOUSES * state.clockwise(state.to_move, low) + building] > 0
        args: dict[str, int | str | Phrase] = {"seat": state.whose(high if on_star else low), "type": TYPES[building]}
        return Reason("C6", say("no-double" if on_star else "no-star", args))


class Reorder(Part):
    """C7: the top card under a building and one below it change places."""

    name = "reorder"
    rule = "C7"

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """D18: every covered card."""
        return [
            self.first + (STACK - 1) * building + place
            for building in range(HOUSES)
            for place in range(state.height[building] - 1)
        ]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """The building has another value."""
        building, place = divmod(number, STACK - 1)
        low = STACK * building + place
        top = STACK * building + state.height[building] - 1
        state.pile[low], state.pile[top] = state.pile[top], state.pile[low]
        if state.telling:
            state.tell_of(seat, "reorders", {"type": TYPES[building], "value": state.value_of(building)})

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The building and the card, as people count."""
        building, place = divmod(number, STACK - 1)
        args: dict[str, int | str | Phrase] = {"type": TYPES[building], "place": place + 1}
        if place >= state.height[building]:
            return say("reorder-bare", args)
        card = state.pile[STACK * building + place]
        args["value"] = 0 if card >= FACE_DOWN else state.terms.value[card]
        return say("reorder", args)

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """There is no such card."""
        building = number // (STACK - 1)
        return Reason("C7", say("no-reorder", {"type": TYPES[building], "count": state.height[building]}))


class Peek(Part):
    """C8: one looks at the prep cards of another side."""

    name = "peek"
    rule = "C8"

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """Every other side that has any."""
        return [
            self.first + steps - 1
            for steps in range(1, state.terms.sides)
            if state.prepared(state.clockwise(seat, steps)) > 0
        ]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """H3; everybody hears whose cards were looked at, and the one who looked what they are."""
        side = state.clockwise(seat, number + 1)
        seen = [card for card in state.module_of(side) if card >= 0]
        for card in seen:
            state.known[card] |= 1 << seat
        if state.telling:
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "other": state.who(side)}
            told = say("peeks", dict(args))
            args["one"] = state.called(seen[0])
            if len(seen) > 1:
                args["two"] = state.called(seen[1])
            state.tell(seat, say("peeks-two" if len(seen) > 1 else "peeks-one", args), (seat,))
            state.tell_others(seat, told)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The side."""
        return say("peek", {"seat": state.whose(number + 1)})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Nobody sits there, or there are no cards."""
        return Reason("C8", say("no-such-seat" if number + 1 >= state.terms.sides else "no-module"))


class Move(Part):
    """C9: one of one's own colonists goes from the star of a building to that of another."""

    name = "move"
    rule = "C9"
    opens = True

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """From wherever one stands."""
        return [
            self.first + HOUSES * start + goal
            for start in range(HOUSES)
            if state.star[HOUSES * seat + start] > 0
            for goal in range(HOUSES)
            if goal != start
        ]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """There it goes."""
        start, goal = divmod(number, HOUSES)
        state.star[HOUSES * seat + start] -= 1
        state.star[HOUSES * seat + goal] += 1
        if state.telling:
            state.tell_of(seat, "moves", {"type": TYPES[start], "other": TYPES[goal]})

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """From where, and where to."""
        start, goal = divmod(number, HOUSES)
        return say("move", {"type": TYPES[start], "other": TYPES[goal]})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """It would stay where it is, or there is nobody."""
        start, goal = divmod(number, HOUSES)
        return Reason("C9", say("no-move-same") if start == goal else say("no-own-star", {"type": TYPES[start]}))


class Cover(Part):
    """C10: a hand card goes face-down under its building, which then has no value."""

    name = "cover"
    rule = "C10"
    from_hand = True

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """D17: every hand card but those of Construction."""
        kind = state.terms.kind
        return [self.first + card for card in state.hand_of(seat) if kind[card] != CONSTRUCTION]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """The others see its back."""
        state.put_face_down(seat, number)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card."""
        return say("cover", {"card": state.called(number)})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """D17, or it is not in the hand."""
        if number in state.hand_of(state.to_move) and state.terms.kind[number] == CONSTRUCTION:
            return Reason("D17", say("no-cover-construction"))
        return Reason("C10", say("no-not-in-hand", {"card": state.called(number)}))


class Shift(Part):
    """C16, the ability of Ecosystem: anybody's colonist goes up or down."""

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """D13: down from wherever one stands, up where there is room."""
        found: list[int] = []
        star = state.star
        double = state.double
        first: i64 = self.first
        sides: i64 = state.terms.sides
        building: i64
        steps: i64
        for building in range(HOUSES):
            room = state.has_room(building)
            for steps in range(sides):
                place: i64 = HOUSES * ((seat + steps) % sides) + building
                if double[place] > 0:
                    found.append(first + 8 * building + 2 * steps)
                if room and star[place] > 0:
                    found.append(first + 8 * building + 2 * steps + 1)
        return found

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """Up or down."""
        building, colonist = divmod(number, 2 * SEATS)
        side = state.clockwise(seat, colonist // 2)
        up = colonist % 2 == 1
        state.raise_one(side, building, 1 if up else -1)
        if state.telling:
            key = "shifts-up" if up else "shifts-down"
            state.tell_of(seat, key, {"type": TYPES[building], "other": state.who(side)})

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The building and whose colonist."""
        building, colonist = divmod(number, 2 * SEATS)
        key = "shift-up" if colonist % 2 else "shift-down"
        return say(key, {"type": TYPES[building], "seat": state.whose(colonist // 2)})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Nobody sits there, nobody stands there, or there is no room above."""
        building, colonist = divmod(number, 2 * SEATS)
        steps, up = divmod(colonist, 2)
        if steps >= state.terms.sides:
            return Reason("C16", say("no-such-seat"))
        args: dict[str, int | str | Phrase] = {"seat": state.whose(steps), "type": TYPES[building]}
        if not up:
            return Reason("C16", say("no-double", args))
        if state.star[HOUSES * state.clockwise(state.to_move, steps) + building] == 0:
            return Reason("C16", say("no-star", args))
        return Reason("D13", say("no-room", {"type": TYPES[building], "most": state.terms.room}))


class Sink(Part):
    """C19, the ability of Water: one of one's own cards goes to the bottom of the deck."""

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """Hand and prep module."""
        found: list[int] = []
        state.add_own_cards(found, self.first)
        return found

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """Face-down."""
        state.sink(seat, number)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card."""
        return say("bottom", {"card": state.called(number)})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        return Reason("C19", say("no-not-own", {"card": state.called(number)}))


TAKE: Final = Take(0, 0)
LAND: Final = Land(DO_LAND, HOUSES)
GAIN: Final = Gain(0, 0)
DRAW: Final = Draw(0, 0)
PROMOTE: Final = Promote(DO_PROMOTE, HOUSES)
SWAP: Final = Swap(DO_SWAP, HOUSES * SEATS * SEATS)
MOVE: Final = Move(DO_MOVE, HOUSES * HOUSES)

PARTS: Final[list[Part]] = [
    TAKE,
    LAND,
    GAIN,
    DRAW,
    PROMOTE,
    SWAP,
    Reorder(DO_REORDER, HOUSES * (STACK - 1)),
    Peek(DO_PEEK, SEATS - 1),
    MOVE,
    Cover(DO_COVER, CARDS),
]
ABILITIES: Final[list[Part]] = [
    Shift(DO_SHIFT, HOUSES * 2 * SEATS),
    GAIN,
    TAKE,
    Sink(DO_BOTTOM, CARDS),
    LAND,
]  # by type


# ---- the conditions of lower actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """C15: none at all."""

    name: str = "always"
    types: int = 0  # how many types may follow the name
    price: int = 0
    number: int = 0  # the type that follows

    def allowed(self, box: Box) -> list[str]:
        """What may follow the name in the content file."""
        return TYPES[: self.types] or [""]

    def read(self, number: int) -> None:
        """That one of it follows."""
        self.number = number

    def is_met(self, state: PocketMarsState, seat: int, unseen: bool = False) -> bool:
        """Whether it is met; `unseen`: as far as those know who see neither the faces nor the backs of the hand."""
        return True

    def text(self) -> Phrase:
        """As it stands on the card."""
        return say(f"condition-{self.name}", {"type": TYPES[self.number]})


class Pay(Condition):
    """C14: some energy is paid."""

    name = "pay"

    def allowed(self, box: Box) -> list[str]:
        """The price."""
        return [str(price) for price in range(1, box.energy_most + 1)]

    def read(self, number: int) -> None:
        """The first is 1."""
        self.price = number + 1

    def is_met(self, state: PocketMarsState, seat: int, unseen: bool = False) -> bool:
        """There is as much."""
        return state.energy[seat] >= self.price

    def text(self) -> Phrase:
        """With the price."""
        return say("condition-pay", {"count": self.price})


class NobodyIn(Condition):
    """C11: the seat has no colonist in a building."""

    name = "none"
    types = HOUSES

    def is_met(self, state: PocketMarsState, seat: int, unseen: bool = False) -> bool:
        """Nobody is there."""
        return state.colonists_in(seat, self.number) == 0


class SomebodyIn(Condition):
    """C12: the seat has a colonist in a building."""

    name = "some"
    types = HOUSES

    def is_met(self, state: PocketMarsState, seat: int, unseen: bool = False) -> bool:
        """Somebody is there."""
        return state.colonists_in(seat, self.number) > 0


class Holds(Condition):
    """C13: the seat has a card of a type in its hand."""

    name = "holds"
    types = KINDS

    def is_met(self, state: PocketMarsState, seat: int, unseen: bool = False) -> bool:
        """It is there, or nobody sees that it is not."""
        return state.held[seat] > 0 if unseen else state.holds_type(seat, self.number)


CONDITIONS: Final[list[type[Condition]]] = [Condition, Pay, NobodyIn, SomebodyIn, Holds]


# ---- what is printed on the cards


class Texts:
    """The texts of all cards in a row: text 2 x card is the upper action of a card, + 1 the lower one."""

    def __init__(self, box: Box) -> None:
        self.words = len(PARTS)
        self.parts = _known_parts()
        self.part_words = list(self.parts)
        self.conditions = _known_conditions(box)
        self.condition_words = list(self.conditions)
        self.first: list[int] = []  # where the parts of a text begin
        self.part: list[Part] = []
        self.word: list[int] = []  # of each part its place in PARTS
        self.times: list[int] = []
        self.where: list[int] = []
        self.condition: list[Condition] = []
        for entry in box.cards:
            self._read(entry, "upper")
            self._read(entry, "lower")
            place, number = self.conditions[entry.one_of("condition", self.condition_words)]
            self.condition.append(CONDITIONS[place]())
            self.condition[-1].read(number)
            entry.close()
        self.first.append(len(self.part))

    def _read(self, entry: Content, half: str) -> None:
        """One or two parts, each with its number and its building."""
        self.first.append(len(self.part))
        texts = entry.texts(half, allowed=self.part_words)
        entry.must(half, 1 <= len(texts) <= 2, house("content-so-many", {"least": 1, "most": 2}))
        for text in texts:
            place, times, where = self.parts[text]
            self.part.append(PARTS[place])
            self.word.append(place)
            self.times.append(times)
            self.where.append(where)

    def parts_of(self, card: int, half: int) -> list[int]:
        """The parts of a card's upper (0) or lower (1) action, by their places in the row."""
        return list(range(self.first[2 * card + half], self.first[2 * card + half + 1]))

    def part_text(self, number: int) -> Phrase:
        """A part as it stands on the card."""
        return part_text(self.part[number].name, self.times[number], self.where[number])

    def upper_text(self, card: int) -> Phrase:
        """A card's upper action, in one sentence."""
        parts = [self.part_text(number) for number in self.parts_of(card, 0)]
        if len(parts) == 1:
            return say("text-one", {"one": parts[0]})
        return say("text-two", {"one": parts[0], "two": parts[1]})

    def lower_text(self, card: int) -> Phrase:
        """A card's lower action with its condition, in one sentence."""
        parts = [self.part_text(number) for number in self.parts_of(card, 1)]
        args: dict[str, int | str | Phrase] = {"condition": self.condition[card].text(), "one": parts[0]}
        if len(parts) == 1:
            return say("text-lower-one", args)
        args["two"] = parts[1]
        return say("text-lower-two", args)

    def can_change(self, state: PocketMarsState, seat: int, text: int, price: int = 0) -> bool:
        """R15: whether some part of a text could change something, the price counted as paid."""
        number: i64
        for number in range(self.first[text], self.first[text + 1]):
            if self.part[number].can_change(state, seat, self.where[number], price):
                return True
        return False

    def can_use_lower(self, state: PocketMarsState, seat: int, card: int, unseen: bool = False) -> bool:
        """R15: the condition of a lower action is met, and some part can change something after paying.

        `unseen`: as far as those know who see neither the faces nor the backs of the hand.
        """
        condition = self.condition[card]
        if not condition.is_met(state, seat, unseen):
            return False
        if unseen and state.held[seat] > 0 and any(self.part[part].from_hand for part in self.parts_of(card, 1)):
            return True
        return self.can_change(state, seat, 2 * card + 1, condition.price)


def _known_parts() -> dict[str, tuple[int, int, int]]:
    """Whatever a part can be in the content file, with its place in PARTS, how often it is done, and where."""
    found: dict[str, tuple[int, int, int]] = {}
    for place, part in enumerate(PARTS):
        for times in range(1, MOST_TIMES + 1) if part.counted else (1,):
            often = f" {times}" if part.counted else ""
            found[f"{part.name}{often}"] = (place, times, ANYWHERE)
            if part.placed:
                for where in range(HOUSES):
                    found[f"{part.name}{often} {TYPES[where]}"] = (place, times, where)
    return found


def part_text(name: str, times: int, where: int) -> Phrase:
    """What a part says: its name, how often, and where."""
    if where == ANYWHERE:
        return say(f"part-{name}", {"count": times})
    return say(f"part-{name}-in", {"count": times, "type": TYPES[where]})


def _known_conditions(box: Box) -> dict[str, tuple[int, int]]:
    """Whatever a condition can be in the content file, with its place in CONDITIONS and which of its kind it is."""
    found: dict[str, tuple[int, int]] = {}
    for place, kind in enumerate(CONDITIONS):
        condition = kind()
        for number, about in enumerate(condition.allowed(box)):
            found[f"{condition.name} {about}".strip()] = (place, number)
    return found
