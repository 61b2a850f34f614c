"""The game once more, slow and plain, straight from the words of the rulebook; it shares nothing with the rules.

Components and Mechanisms are their names, a hand is a list of cards, the deck a list with its top first.
"""

from __future__ import annotations

from typing import NamedTuple

TYPES = ["Wire", "Magnet", "Gear", "Piping", "Boiler", "Aether Tube", "Lens"]
COSTS = {
    "C1": ["Lens", "Wire"],
    "C2": ["Gear", "Magnet", "Wire"],
    "C3": ["Boiler", "Piping", "Aether Tube"],
    "C4": ["Aether Tube", "Magnet"],
    "C5": ["Gear", "Magnet", "Boiler", "Lens", "Aether Tube"],
    "C6": ["Gear", "Wire", "Lens", "Piping"],
    "C7": ["Piping", "Wire", "Magnet"],
    "C8": ["Boiler", "Gear"],
    "C9": ["Piping", "Aether Tube"],
    "C10": ["Boiler", "Lens"],
}
NAMES = list(COSTS)


class Box(NamedTuple):
    """What the whole game and the miniature (D23) begin with."""

    types: list[str]
    cogs: int
    scrap: int
    market: int
    price: int
    highest: int
    rises: int  # places at the front of the line
    falls: int  # and at its back


WHOLE = Box(TYPES, 30, 2, 8, 5, 10, 3, 3)
MINIATURE = Box(["Wire", "Lens"], 3, 1, 1, 2, 4, 1, 1)


class Player:
    """A seat with what lies before it."""

    def __init__(self, box: Box, hand: list[str], shown: bool) -> None:
        self.hand = hand
        self.seen = hand[:] if shown else []  # cards of the hand that all have seen on their way into it
        self.cogs = box.cogs
        self.scrap = box.scrap
        self.built: list[str] = []
        self.used: set[str] = set()  # once a round: C4, C8, C9

    def take(self, cards: list[str]) -> None:
        """Cards come openly into the hand."""
        self.hand += cards
        self.seen += cards

    def give(self, card: str) -> None:
        """A card leaves the hand openly: one that all have seen, if there is such a one."""
        self.hand.remove(card)
        if card in self.seen:
            self.seen.remove(card)

    @property
    def unseen(self) -> int:
        return len(self.hand) - len(self.seen)

    def has(self, cards: list[str]) -> bool:
        return all(card in self.hand for card in cards)

    def room_after(self, built: list[str]) -> bool:
        """R13, C7: whether so many may stand."""
        rest = [name for name in built if name != "C7"]
        return len(rest) <= (2 if "C7" in built else 1)


class Book:
    """A game in progress, kept as people would keep it on a table."""

    def __init__(
        self,
        hands: list[list[str]],
        market: list[str],
        deck: list[str],
        line: list[str],
        first: int,
        laid_out: list[str],
        always_fall: bool,
        shown: bool,
        box: Box = WHOLE,
    ) -> None:
        self.box = box
        self.players = [Player(box, hand, shown) for hand in hands]
        self.market = market
        self.deck = deck
        self.line = line
        self.first = first
        self.laid_out = laid_out
        self.always_fall = always_fall
        self.prices = dict.fromkeys(box.types, box.price)
        self.discard: list[str] = []
        self.idle = 0
        self.over = False
        self.last = False
        self.start_round()

    def start_round(self) -> None:
        self.passes = 0
        self.bought: list[str] = []  # every purchase of the round
        for player in self.players:
            player.used = set()
        self.start_turn(self.first)

    def start_turn(self, seat: int) -> None:
        self.seat = seat
        self.asked = "turn"
        self.primary = ""
        self.just_built = ""
        self.just_taken_down = ""

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def may_buy_second(self) -> bool:
        return self.primary == "bought" and "C9" in self.me.built and "C9" not in self.me.used

    def cost_of(self, card: str) -> int:
        return max(1, self.prices[card] - 1) if self.may_buy_second() else self.prices[card]

    # ---- what may be done, by the ids of section 7

    def legal(self) -> list[int]:
        if self.asked == "drive":
            return [32 + number for number, name in enumerate(TYPES) if name in self.line[1:]] + [39]
        if self.asked == "engine":
            played = [(number, name) for number, name in enumerate(TYPES) if name in self.box.types]
            up = [40 + number for number, name in played if self.prices[name] != self.box.highest]
            down = [47 + number for number, name in played if self.prices[name] != 1]
            return [*up, *down, 54]
        if self.asked == "sell":
            return [*self.sets(), 223]
        found = []
        me = self.me
        if self.primary == "" or self.may_buy_second():
            found += [n for n, name in enumerate(TYPES) if name in self.market and self.cost_of(name) <= me.cogs]
            if "C1" in me.built:
                found += [7 + slot for slot, card in enumerate(self.deck[:3]) if self.cost_of(card) <= me.cogs]
        if self.primary == "":
            found.append(10)
        found += [11 + number for number, name in enumerate(NAMES) if self.may_build(name)]
        found += [21 + number for number, name in enumerate(NAMES) if self.may_take_down(name)]
        if self.primary != "":
            found.append(31)
        return found

    def may_build(self, name: str) -> bool:
        return self.has_room_for(name) and self.me.has(COSTS[name])

    def has_room_for(self, name: str) -> bool:
        return (
            name in self.laid_out
            and not self.just_built
            and name not in self.me.built
            and name != self.just_taken_down
            and self.me.room_after([*self.me.built, name])
        )

    def may_take_down(self, name: str) -> bool:
        return (
            name in self.me.built
            and name not in ("C5", self.just_built)
            and not self.just_taken_down
            and self.me.room_after([other for other in self.me.built if other != name])
        )

    def sets(self) -> list[int]:
        return [
            55 + (number * 8 + cards - 1) * 3 + scrap
            for number, name in enumerate(TYPES)
            for cards in range(1, 9)
            for scrap in range(3)
            if cards <= self.me.hand.count(name) and scrap <= self.me.scrap and cards + scrap >= 3
        ]

    # ---- doing it

    def do(self, action: int) -> None:
        if action < 7:
            self.market.remove(TYPES[action])
            self.purchase(TYPES[action])
        elif action < 10:
            self.purchase(self.deck[action - 7], slot=action - 7)
        elif action == 10:
            self.do_pass()
        elif action < 21:
            self.do_build(NAMES[action - 11])
        elif action < 31:
            name = NAMES[action - 21]
            self.me.built.remove(name)
            self.me.take(COSTS[name])
            self.just_taken_down = name
        elif action == 31:
            self.end_turn()
        elif action < 40:
            self.asked = "turn"
            if action < 39:
                self.me.used.add("C4")
                self.to_front(TYPES[action - 32])
        elif action < 55:
            self.do_engine(action)
        elif action < 223:
            self.do_sell(action - 55)
        else:
            self.me.scrap += self.set_aside
            self.sellers.pop(0)
            self.next_seller()

    def purchase(self, card: str, slot: int | None = None) -> None:
        self.me.cogs -= self.cost_of(card)
        if self.primary == "bought":
            self.me.used.add("C9")
        self.primary = "bought"
        if slot is not None:
            del self.deck[slot]
        self.me.take([card])
        self.to_front(card)
        self.passes = 0
        self.bought.append(card)

    def to_front(self, name: str) -> None:
        self.line.remove(name)
        self.line.insert(0, name)

    def do_pass(self) -> None:
        self.primary = "passed"
        self.passes += 1
        if "C8" in self.me.built and "C8" not in self.me.used:
            self.me.used.add("C8")
            self.me.cogs += 2
        if "C4" in self.me.built and "C4" not in self.me.used:
            self.asked = "drive"

    def do_build(self, name: str) -> None:
        for card in COSTS[name]:
            self.me.give(card)
        self.just_built = name
        if name == "C6":
            self.discard += COSTS[name]
            self.me.cogs += 20
        else:
            self.me.built.append(name)

    def end_turn(self) -> None:
        if self.market and self.passes < len(self.players):
            self.start_turn((self.seat + 1) % len(self.players))
            return
        self.idle = 0 if self.bought else self.idle + 1
        self.last = not self.deck or self.idle == 2
        for place, name in enumerate(self.line, start=1):
            if place <= self.box.rises and (not self.last or name in self.bought):
                self.prices[name] = min(self.box.highest, self.prices[name] + 1)
            if place > len(self.line) - self.box.falls and (
                not self.last or self.always_fall or name not in self.bought
            ):
                self.prices[name] = max(1, self.prices[name] - 1)
        self.engineers = [seat for seat in self.from_first() if "C2" in self.players[seat].built]
        self.next_engineer()

    def from_first(self) -> list[int]:
        count = len(self.players)
        return [(self.first + step) % count for step in range(count)]

    def next_engineer(self) -> None:
        if self.engineers:
            self.seat = self.engineers[0]
            self.asked = "engine"
            return
        for player in self.players:
            if "C7" in player.built:
                player.cogs += len(player.built)
        self.sellers = self.from_first()
        self.next_seller()

    def do_engine(self, action: int) -> None:
        if action < 47:
            self.prices[TYPES[action - 40]] += 1
        elif action < 54:
            self.prices[TYPES[action - 47]] -= 1
        self.engineers.pop(0)
        self.next_engineer()

    def next_seller(self) -> None:
        self.set_aside = 0
        if self.sellers:
            self.seat = self.sellers[0]
            self.asked = "sell"
        elif self.last:
            self.finish()
        else:
            while self.deck and len(self.market) < self.box.market:
                self.market.append(self.deck.pop(0))
            self.first = (self.first + 1) % len(self.players)
            self.start_round()

    def do_sell(self, number: int) -> None:
        name = TYPES[number // 24]
        cards = number % 24 // 3 + 1
        scrap = number % 3
        for _ in range(cards):
            self.me.give(name)
            self.discard.append(name)
        self.me.scrap -= scrap
        if "C10" in self.me.built:
            self.set_aside += scrap
        self.me.cogs += cards * self.prices[name] + (5 if "C3" in self.me.built else 0)

    def finish(self) -> None:
        self.over = True
        for player in self.players:
            if "C5" in player.built:
                player.cogs += 28

    def places(self) -> list[int]:
        """The seats from first to last (F4-F6)."""
        return sorted(
            self.from_first(),
            key=lambda seat: (
                -self.players[seat].cogs,
                len(self.players[seat].hand),
                (seat - self.first) % len(self.players),
            ),
        )

    def go_on(self) -> None:
        """Carry out what is no decision, up to the next one or the end."""
        while not self.over and len(self.legal()) == 1 and not self.others_may_doubt():
            self.do(self.legal()[0])

    def others_may_doubt(self) -> bool:
        """Whether the cards that not all have seen might, for all that the others know, give a choice."""
        me = self.me
        if self.asked == "sell":
            most = max(me.seen.count(name) for name in TYPES) + me.unseen
            return me.unseen > 0 and most + me.scrap >= 3
        if self.asked != "turn":
            return False
        if "C1" in me.built and self.deck and (self.primary == "" or self.may_buy_second()):
            if any(self.cost_of(name) <= me.cogs for name in self.box.types):
                return True
        lacking = [[card for card in COSTS[name] if card not in me.seen] for name in NAMES if self.has_room_for(name)]
        return me.unseen > 0 and any(len(cards) <= me.unseen for cards in lacking)
