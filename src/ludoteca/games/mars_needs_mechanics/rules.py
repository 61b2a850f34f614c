"""Mars Needs Mechanics: the game with its options, and the deal.

London, 1873. Two to four Physicist-Mechanics buy components from a market. What was bought last stands at the
front of the order line; after each round the front three prices rise and the back three fall. Sets of three or
more equal components are sold for cogs, and Mechanisms built from components bend the rules. Most cogs wins.
Hidden are the three cards dealt to each seat and the order of the deck.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Several, Value
from ludoteca.engine.phrase import house, listing
from ludoteca.games.mars_needs_mechanics.cards import cards_of
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, MECHANISMS, MINIATURE, MOST_PLAYERS, box_of
from ludoteca.games.mars_needs_mechanics.decisions import ANSWERS, DECISIONS
from ludoteca.games.mars_needs_mechanics.position import DECK, FIRST_PLAYER, LINE, SOURCES, STACK, Terms
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position

SEATS: Final = tuple([f"seat_{seat}" for seat in range(MOST_PLAYERS)])
CHOICES: Final[dict[int | str, str]] = {card.rule: f"card-{card.name}-choice" for card in cards_of(box_of(NO_PATCH))}
IDS: Final = tuple([str(rule) for rule in CHOICES])
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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MarsNeedsMechanics(Game):
    """Mars Needs Mechanics with its options chosen."""

    name: ClassVar[str] = "mars_needs_mechanics"
    rules_version: ClassVar[int] = 3
    sources: ClassVar[tuple[str, ...]] = SOURCES
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3, 4), 3),
        Choice("mechanism_set", ("starter", "random_4", "random_5", "chosen"), "starter"),
        Several("chosen_mechanisms", IDS, 0, MECHANISMS, ()).called(CHOICES),
        Choice("automaton", ("off", "on"), "off"),
        Choice("final_fall", ("unbought_only", "always"), "unbought_only"),
        Choice("starting_cards", ("secret", "shown"), "secret"),
        Choice("first_player", ("random", *SEATS), "random"),
        Choice("size", ("full", "miniature"), "full").seldom(),  # D23
    )

    def _check_options(self) -> None:
        first = self.word("first_player")
        seats = ["random", *SEATS[: self.players]]
        if first not in seats:
            raise OptionError(
                house("option-value", {"option": "first_player", "given": first, "allowed": listing(seats)})
            )
        self.explicit_chance = self.word("size") == "miniature"
        box = box_of(self.patch, MINIATURE if self.explicit_chance else NO_PATCH)
        if self.players > box.seats:
            allowed = listing(list(range(2, box.seats + 1)))
            raise OptionError(house("option-value", {"option": "players", "given": self.players, "allowed": allowed}))
        self.terms = Terms(self.players, box, cards_of(box), self.word("final_fall") == "always")
        self._check_mechanisms()
        self.asks(DECISIONS, ANSWERS)

    def _check_mechanisms(self) -> None:
        """S3, D23: some are chosen, and those that are asked for can be built of the components in play."""
        terms: Terms = self.terms
        payable = [IDS[card.number] for card in terms.payable]
        if self.word("mechanism_set") == "chosen":
            wrong = [IDS[number] for number in self._chosen() if IDS[number] not in payable]
            if wrong or not self._chosen():
                allowed = f"1-{len(payable)} x ({listing(payable)})"
                given = {"option": "chosen_mechanisms", "given": listing(wrong) or "-", "allowed": allowed}
                raise OptionError(house("option-value", {**given}))
        if self.word("automaton") == "on" and not [card for card in terms.payable if card.expert]:
            raise OptionError(house("option-value", {"option": "automaton", "given": "on", "allowed": "off"}))

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Each number of players with each value of each option, and with every Mechanism; the miniature is for two."""
        small: dict[str, Value] = {"players": 2, "size": "miniature"}
        return [*[{"players": players, **way} for players in (2, 3, 4) for way in WAYS], small]

    def _deal(self, dice: Dice) -> State:
        state = Position(self, dice)
        players = self.players
        box = state.terms.box
        state.scrap = [box.scrap] * players  # S1
        state.cogs = [box.cogs] * players  # S2
        state.available = sum([1 << mechanism for mechanism in self._laid_out(dice)])  # S3
        state.line = box.in_play[:]
        dice.source(LINE).shuffle(state.line)  # S4
        state.prices = state.terms.prices[:]  # S5
        deck = [component for component in box.in_play for _ in range(box.copies)]
        dice.source(DECK).shuffle(deck)  # S6
        state.hands = [0] * (COMPONENTS * players)
        for seat in range(players):
            for card in deck[box.dealt * seat : box.dealt * (seat + 1)]:
                state.hands[COMPONENTS * seat + card] += 1
        dealt = box.dealt * players
        shown = self.word("starting_cards") == "shown"  # D11
        state.known = state.hands[:] if shown else [0] * (COMPONENTS * players)
        state.market = [0] * COMPONENTS
        for card in deck[dealt : dealt + box.market]:  # S7
            state.market[card] += 1
        state.deck = bytes(deck[dealt + box.market :])
        first = self.word("first_player")
        state.first = dice.source(FIRST_PLAYER).below(players) if first == "random" else SEATS.index(first)  # S8
        state.built = [0] * players  # S9
        state.discard = [0] * COMPONENTS
        state.seen = [0] * players
        state.to_move = state.first
        state._work_out()
        return state

    def _laid_out(self, dice: Dice) -> set[int]:
        """S3: the Mechanisms that can be built in this game."""
        terms: Terms = self.terms
        cards = terms.payable
        chosen = self.word("mechanism_set")
        experts = {card.number for card in cards if card.expert}
        if chosen == "chosen":
            found = set(self._chosen())
        elif chosen == "starter":
            found = {card.number for card in cards if card.starter}
        else:
            stack = [card.number for card in cards if not card.expert]
            dice.source(STACK).shuffle(stack)
            found = set(stack[: int(chosen[-1])])
        return found | experts if self.word("automaton") == "on" else found

    def _chosen(self) -> list[int]:
        chosen = self.options["chosen_mechanisms"]
        assert isinstance(chosen, tuple)
        return [IDS.index(str(identity)) for identity in chosen]
