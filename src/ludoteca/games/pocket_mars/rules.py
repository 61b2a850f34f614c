"""Pocket Mars: the game with its options, and the deal.

Two to four players bring seven colonists each from Earth by spaceship into four buildings on Mars. A project card
is played from the hand for its upper action, or from the prep module, where it lies face-down, for its value, its
lower action and its building's ability; the prep cards of others can be played too. The game ends with the round in
which somebody's seventh colonist is in a building. A single player plays against an automaton, Devious Automatics.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Value, Whole
from ludoteca.engine.phrase import house
from ludoteca.games.pocket_mars.cards import Texts
from ludoteca.games.pocket_mars.content import (
    CARDS,
    CONSTRUCTION,
    DA,
    FOUR,
    HOUSE,
    HOUSES,
    KINDS,
    NONE,
    PACK,
    PASSES,
    box_of,
)
from ludoteca.games.pocket_mars.decisions import ANSWERS, DECISIONS
from ludoteca.games.pocket_mars.position import (
    ASK_DRAFT,
    ASK_OPENING,
    DECK,
    FIRST_SEAT,
    ROW,
    SOURCES,
    PocketMarsState,
    Terms,
)

LEVELS: Final = [level.name for level in HOUSE.levels]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PocketMars(Game):
    """Pocket Mars with its options chosen."""

    name: ClassVar[str] = "pocket_mars"
    rules_version: ClassVar[int] = 3
    sources: ClassVar[tuple[str, ...]] = SOURCES
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (1, 2, 3, 4), 2),
        Choice("solo_level", tuple(LEVELS), LEVELS[0]),
        Choice("draft", ("off", "on"), "off"),
        Choice("first_seat", ("random", 0, 1, 2, 3), "random"),
        Choice("visible_backs", ("all", "prep_only"), "all"),
        Whole("round_limit", 10, 99, 40),
    )

    def _check_options(self) -> None:
        players = self.players
        level = self.word("solo_level")
        if players == 1 and self.word("draft") == "on":  # D24
            raise _not_allowed("draft", "on", "off")
        if players > 1 and level != LEVELS[0]:
            raise _not_allowed("solo_level", level, LEVELS[0])
        seats = [str(seat) for seat in range(players)]
        if self.word("first_seat") != "random" and self.word("first_seat") not in seats:
            raise _not_allowed("first_seat", self.word("first_seat"), ", ".join(["random", *seats]))
        box = box_of(self.patch)
        self.terms = Terms(
            players,
            box,
            Texts(box),
            open_backs=self.word("visible_backs") == "all",
            draft=self.word("draft") == "on",
            last_round=self.whole("round_limit"),
            level=LEVELS.index(level),
        )
        self.asks(DECISIONS, ANSWERS)

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Every number of players, level, draft and way to see backs; one early end and one fixed first seat."""
        found: list[dict[str, Value]] = [{"players": 1}, {"players": 2}, {"players": 3}, {"players": 4}]
        found += [{"players": 1, "solo_level": level} for level in LEVELS[1:]]
        for players in (2, 3, 4):
            found.append({"players": players, "draft": "on"})
            found.append({"players": players, "visible_backs": "prep_only"})
            found.append({"players": players, "draft": "on", "visible_backs": "prep_only"})
        found.append({"players": 1, "visible_backs": "prep_only"})
        found.append({"players": 2, "first_seat": 1})
        found.append({"players": 3, "round_limit": 10})
        return found

    def _deal(self, dice: Dice) -> State:
        terms: Terms = self.terms
        state = PocketMarsState(self, dice)
        state.lay_out()  # S1
        state.row = list(range(KINDS))
        dice.source(ROW).shuffle(state.row)  # S2
        state.deck = list(range(CARDS))
        dice.source(DECK).shuffle(state.deck)  # S3
        first = self.options["first_seat"]
        state.first = first if isinstance(first, int) else dice.source(FIRST_SEAT).below(terms.players)  # S6
        state.active = state.first
        if terms.solo:
            level = terms.box.levels[terms.level]
            state.ship[DA] = level.ship  # S9
            state.earth[DA] = level.earth
            state.energy[DA] = level.energy
            for building in [one for one in state.row if one != CONSTRUCTION][: level.landed]:
                state.star[HOUSES * DA + building] = 1
        if terms.draft:  # S8
            state.packs = [state.deck.pop() for _ in range(PACK * terms.players)]
            state.picks = [NONE] * (PASSES * terms.players)
            state.asked = ASK_DRAFT
        else:
            for seat in range(terms.players):  # S4
                for _ in range(FOUR):
                    card = state.deck.pop()
                    state.known[card] = 1 << seat
                    state.add_to_hand(seat, card)
            state.asked = ASK_OPENING
        return state


def _not_allowed(option: str, given: str, allowed: str) -> OptionError:
    return OptionError(house("option-value", {"option": option, "given": given, "allowed": allowed}))
