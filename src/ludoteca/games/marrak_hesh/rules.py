"""Marrak Hesh 17: the game with its options, and the deal.

Two or three captains send Transports to the docks of an orbital market. A Transport must differ in colour
from the first one met each way round the ring; it brings home the Goods of its dock, which go into the
captain's hold so that equal colours and equal kinds touch. The largest groups and the rare Goods score.
In the advanced game two of the Deep Space cards change play or scoring. Nothing is hidden.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError
from ludoteca.engine.game import Game, State, usual_variants
from ludoteca.engine.options import Choice, Option, Several, Value
from ludoteca.engine.phrase import house
from ludoteca.games.marrak_hesh.cards import cards_of
from ludoteca.games.marrak_hesh.content import CARDS, COLOURS, HOUSE, MINIATURE, NONE, box_of
from ludoteca.games.marrak_hesh.decisions import ANSWERS, DECISIONS
from ludoteca.games.marrak_hesh.position import DEEP_SPACE, FIRST_PLAYER, GOODS, SOURCES, MarrakHeshState, Terms


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MarrakHesh(Game):
    """Marrak Hesh 17 with its options chosen."""

    name: ClassVar[str] = "marrak_hesh"
    rules_version: ClassVar[int] = 2
    sources: ClassVar[tuple[str, ...]] = SOURCES
    hides: ClassVar[bool] = False
    minutes: ClassVar[tuple[int, int]] = (10, 20)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3), 2),
        Choice("group_ties", ("all", "one"), "all"),  # first of all: it decides which holds are good
        Choice("deep_space", ("none", "random", "chosen"), "none"),
        Several("deep_space_pair", tuple(range(1, CARDS + 1)), 2, 2, (4, 10)).called(
            {number: f"card-{name}" for number, name in enumerate(HOUSE.card_names, 1)}
        ),
        Choice("first_player", ("random", "seat_0", "seat_1", "seat_2"), "random"),
        Choice("tie_break", ("chain", "later", "shared"), "shared"),
        Choice("size", ("full", "miniature"), "full").seldom(),  # D18
    )

    def _check_options(self) -> None:
        if self.word("first_player") == "seat_2" and self.players == 2:
            raise OptionError(
                house(
                    "option-value",
                    {"option": "first_player", "given": "seat_2", "allowed": "random, seat_0, seat_1"},
                )
            )
        self.explicit_chance = self.word("size") == "miniature"
        box = box_of(self.patch, MINIATURE if self.explicit_chance else NO_PATCH)
        single = self.word("group_ties") == "one"
        self.terms = Terms(self.players, box, cards_of(box), single, self.word("tie_break"))
        self.asks(DECISIONS, ANSWERS)

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """The house's list, and each Deep Space card at least once."""
        found = usual_variants(cls)
        pairs = [(min(card, CARDS - 1), min(card, CARDS - 1) + 1) for card in range(1, CARDS + 1, 2)]
        pairs += [(1, 3), (2, 5), (4, 5)]
        for players in (2, 3):
            for pair in pairs:
                found.append({"players": players, "deep_space": "chosen", "deep_space_pair": pair})
        return found

    def _deal(self, dice: Dice) -> State:
        players = self.players
        terms: Terms = self.terms
        first = self.word("first_player")
        first_seat = dice.source(FIRST_PLAYER).below(players) if first == "random" else int(first[-1])  # S1
        cards = self._deep_space(dice)
        box = terms.box
        tiles = list(range(len(box.goods)))
        if self.explicit_chance:
            cut = dice.source(GOODS).below(len(tiles))  # D18
            tiles = tiles[cut:] + tiles[:cut]
        else:
            dice.source(GOODS).shuffle(tiles)  # S5
        state = MarrakHeshState(self, dice)
        state.docks = tiles[: box.free] if box.pilot == NONE else [-1 - box.pilot, *tiles[: box.free]]
        state.slots = tiles[box.free :]  # S6
        state.hands = [0] * (COLOURS * players)
        for position in range(players):  # S3, S4
            seat = (first_seat + position) % players
            for colour in range(COLOURS):
                state.hands[COLOURS * seat + colour] = box.hands[players][COLOURS * position + colour]
        state.cells = [NONE] * (terms.hold.cells * players)  # S2
        state.last = [NONE] * players
        state.final = _UNSCORED
        state.first = first_seat
        state.to_move = first_seat
        state.cards = cards
        for card in state.in_force():
            card.set_up(state)  # S8
        return state

    def _deep_space(self, dice: Dice) -> list[int]:
        """S7: the numbers of the cards in force."""
        if self.word("deep_space") == "random":
            deck = list(range(1, CARDS + 1))
            dice.source(DEEP_SPACE).shuffle(deck)
            return sorted(deck[:2])
        if self.word("deep_space") == "chosen":
            pair = self.options["deep_space_pair"]
            assert isinstance(pair, tuple)
            return [int(card) for card in pair]
        return []


_UNSCORED: Final[list[int]] = []
