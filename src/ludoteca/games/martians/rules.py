"""Martians!!!: the game with its options, and the deal.

The players build a farm town tile by tile, shoot Martians, and gather Fuel, Fertilizer and Dynamite. Whoever brings
all three to the Mother Ship, which hides under one of four Farms, or collects thirty Martians, wins; in the
co-operative game all bring them together, before the last Martian of the supply stands on the table. Cards are
played in windows: before a combat roll, before and while moving, once in every turn of the others, and as reactions.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.compact import numbers, small_numbers
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Value, Whole
from ludoteca.engine.phrase import house
from ludoteca.games.martians import content, position
from ludoteca.games.martians.cards import cards_of
from ludoteca.games.martians.content import CELLS, COPIES, FARMS, HAND, HOUSE, KINDS, NONE, SPOTS, START, TILES, box_of
from ludoteca.games.martians.decisions import ANSWERS, DECISIONS
from ludoteca.games.martians.hands import deal_cards
from ludoteca.games.martians.map import CENTRE, lay_tile
from ludoteca.games.martians.position import MartiansState, Terms
from ludoteca.games.martians.turn import go_on


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Martians(Game):
    """Martians!!! with its options chosen."""

    name: ClassVar[str] = "martians"
    rules_version: ClassVar[int] = 3
    sources: ClassVar[tuple[str, ...]] = position.SOURCES
    minutes: ClassVar[tuple[int, int]] = (45, 90)
    weight: ClassVar[str] = "medium"
    hides: ClassVar[bool] = True
    interrupts: ClassVar[bool] = True
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (1, 2, 3, 4, 5, 6), 4),
        Choice("mode", ("competitive", "cooperative"), "competitive"),
        Choice("trophy_goal", (15, 20, 25, 30), 30).only_with("mode", "competitive"),
        Choice("difficulty", tuple(level.name for level in HOUSE.levels), "book").only_with("mode", "cooperative"),
        Choice("surge", ("ship_tile", "all_farms"), "ship_tile"),
        Choice("ambush", ("on", "off"), "off"),
        Choice("card_windows", ("lean", "full", "all"), "lean"),
        Choice("last_call", ("on", "off"), "on").only_with("mode", "competitive"),
        Choice("card_deaths", ("on", "off"), "on"),
        Choice("coop_open_hands", ("on", "off"), "on").only_with("mode", "cooperative"),
        Whole("lap_limit", 15, 60, 40, words=("off",)),
    )

    def _check_options(self) -> None:
        self.together = self.word("mode") == "cooperative"
        if self.players == 1 and not self.together:  # D31
            raise OptionError(house("option-value", {"option": "players", "given": "1", "allowed": "2, 3, 4, 5, 6"}))
        box = box_of(self.patch)
        self.terms = Terms(self, box, cards_of(box))
        self.asks(DECISIONS, ANSWERS)

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Every number of players in both modes, and every other option once."""
        short: dict[str, Value] = {"lap_limit": 15}
        coop: dict[str, Value] = {"mode": "cooperative"}
        found: list[dict[str, Value]] = [{"players": 1, **coop}, {"players": 2, **coop, "difficulty": "book"}]
        found += [{"players": players, **short} for players in (2, 3, 4)]
        found += [{"players": 2, "trophy_goal": 15, "card_deaths": "off", "last_call": "off", **short}]
        found += [{"players": 3, "card_windows": "full", "surge": "all_farms", "trophy_goal": 20, **short}]
        found += [{"players": 3, **coop, "difficulty": "hard", "coop_open_hands": "off", "card_windows": "full"}]
        found += [{"players": 5, **coop, "surge": "all_farms"}, {"players": 6, **coop, "coop_open_hands": "off"}]
        found += [{"players": 3, "card_windows": "all", "ambush": "on", **short}]
        found += [{"players": 2, **coop, "difficulty": "gentle", "card_windows": "all", "ambush": "on", **short}]
        return found

    def _deal(self, dice: Dice) -> State:
        state = self.empty_table(dice)
        state.dealer = dice.source(position.DEALER).below(self.players)  # S1
        state.active = state.dealer
        lay_tile(state, 0, CENTRE, 0)  # S2
        state.tiles = list(range(1, TILES))
        dice.source(position.TILE_PILE).shuffle(state.tiles)  # S3
        state.pool = [kind for kind in range(KINDS) for _ in range(state.terms.objects)]
        dice.source(position.OBJECTS).shuffle(state.pool)  # S6
        state.beside = [0] * (FARMS - 1) + [1]
        dice.source(position.TOKENS).shuffle(state.beside)  # S7
        deal_cards(state)  # S4, S5
        state.to_move = state.active
        go_on(state)
        return state

    def empty_table(self, dice: Dice) -> MartiansState:
        """S5-S9: a table with nothing on it but the players; tiles and cards are dealt by the game."""
        players = self.players
        state = MartiansState(self, dice)
        box = state.terms.box
        state.place = [NONE] * TILES
        state.rotation = [0] * TILES
        state._work_out()
        state.squares = small_numbers([0] * CELLS)
        state.martians = []
        state.supply = state.terms.supply
        state.spot_cell = [NONE] * SPOTS
        state.spot_kind = [NONE] * SPOTS
        state.spot_seen = [0] * SPOTS
        state.spot_mask = [(1 << KINDS) - 1] * SPOTS
        state.spot_epoch = [0] * SPOTS
        state.tokens = [NONE] * FARMS
        state.token_seen = [0] * FARMS
        state.deck = []
        state.discards = []
        state.epochs = state.open_objects = state.pool = state.beside = state.tiles = state.moved = []
        state.tile_discards = state.tiles_gone = state.martian_deck = state.martian_discards = []
        state.hand = [NONE] * (HAND * players)
        state.held = [0] * players
        state.slot = [NONE] * (HAND * players)
        state.copy_of = [NONE] * (COPIES * content.CARDS)
        state.until = numbers([NONE] * content.EFFECTS)
        state.pawn = [START] * players
        state.life = [box.life] * players
        state.bullets = [box.bullets] * players
        state.trophies = [0] * players
        state.items = [0] * players
        state.arms = [0] * players
        state.shells = [0] * players
        state.plays = [1] * players
        return state
