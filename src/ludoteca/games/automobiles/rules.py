"""Automobiles: the game with its options, and the deal.

Two to five cars race over laps of a track whose spaces show the colours of gears. Every player draws cubes from a bag
of its own: gear cubes enter spaces of their colour, five more colours do what the five cards of the race say, and what
is not used buys further cubes. Driving wears the car: brown Wear cubes clog the bag until they are removed. The race
ends with the round in which a car finishes its last lap; the car that is farthest wins. Only the luck of the draw is
hidden.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.compact import numbers
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Several, Text, Value, Whole
from ludoteca.engine.phrase import house, listing
from ludoteca.games.automobiles.cards import cards_of
from ludoteca.games.automobiles.content import CARD_COLOURS, COLOURS, HOUSE, PLACES, Box, box_of
from ludoteca.games.automobiles.decisions import DECISIONS, GRID_PLACE, Reply, begin_shopping, line_up
from ludoteca.games.automobiles.phrases import say
from ludoteca.games.automobiles.position import CARDS, FIRST, GRID, NONE, SOURCES, AutomobilesState, Terms
from ludoteca.games.automobiles.track import BUILT_IN, MOST_TEXT, NOWHERE, Track, TrackError, built_in, read_track

SETS: Final = tuple(HOUSE.sets)
SEATS: Final = tuple(f"seat_{seat}" for seat in range(PLACES))
USUAL: Final = tuple(HOUSE.names[card] for card in HOUSE.sets[SETS[0]])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Automobiles(Game):
    """Automobiles with its options chosen."""

    name: ClassVar[str] = "automobiles"
    rules_version: ClassVar[int] = 2
    sources: ClassVar[tuple[str, ...]] = SOURCES
    hides: ClassVar[bool] = False  # the chance of a draw is nobody's knowledge
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    weight: ClassVar[str] = "medium"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3, 4, 5), 4),
        Choice("track", (*BUILT_IN, "custom"), "daytona_beach"),
        Text("track_text", MOST_TEXT),
        Whole("laps", 1, 8, None),
        Choice("card_set", (*SETS, "random", "custom"), SETS[0]),
        Several("custom_cards", tuple(HOUSE.names), CARD_COLOURS, CARD_COLOURS, USUAL),
        Choice("first_player", ("random", *SEATS), "random"),
        Choice("grid_order", ("turn_order", "random", "choice"), "turn_order"),
        Choice("slipstream", ("section", "space"), "section"),
        Choice("first_crossing", ("track", "free", "counts"), "track"),
        Choice("third_gear_value", (0, 1), 0),
        Whole("round_limit", 1, 1000, None),
        Choice("bag_view", ("contents", "size"), "size"),
    )

    def _check_options(self) -> None:
        players = self.players
        allowed = ["random", *SEATS[:players]]
        if self.word("first_player") not in allowed:
            raise _not_allowed("first_player", self.word("first_player"), listing(allowed))
        box = box_of(self.patch)
        track = self._read_track()
        self.measure = track.length  # a distance is told in laps
        self.card_set: list[int] = self._read_cards(box)  # yellow first; empty: drawn for each race
        name = self.word("card_set")
        if "laps" not in self.options:
            self.options["laps"] = box.laps.get(name, 0) or track.laps
        if "round_limit" not in self.options:
            self.options["round_limit"] = box.limit_a_lap * self.whole("laps")
        terms = Terms(self, box, cards_of(box), track)
        if terms.laps == 1 and terms.counts and track.grid_behind_line:
            raise OptionError(say("lap-of-nothing"))
        self.terms = terms
        self.asks(DECISIONS, [Reply(decision) for decision in DECISIONS])

    def _read_track(self) -> Track:
        if self.word("track") != "custom":
            return built_in(self.word("track"))
        text = self.word("track_text")
        if not text.strip():
            raise OptionError(say("track-text-needed"))
        try:
            return read_track(text, "track_text")
        except TrackError as error:
            raise OptionError(error.phrase) from None

    def _read_cards(self, box: Box) -> list[int]:
        name = self.word("card_set")
        if name == "random":
            return []
        if name != "custom":
            return box.sets[name]
        chosen = self.options["custom_cards"]
        assert isinstance(chosen, tuple)
        cards = [-1] * CARD_COLOURS
        for card in [box.names.index(str(name)) for name in chosen]:
            cards[box.colour[card]] = card
        if -1 in cards:
            allowed = [[box.names[card] for card in box.of_colour(colour)] for colour in range(CARD_COLOURS)]
            raise _not_allowed("custom_cards", listing(chosen), " + ".join(f"({listing(names)})" for names in allowed))
        return cards

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Every number of players, track, set, card and rule at least once, in short races."""
        found: list[dict[str, Value]] = []
        for players in (2, 3, 4, 5):
            found.append({"players": players, "laps": 1, "round_limit": 9})
        found.append({"players": 2, "laps": 1})
        short: dict[str, Value] = {"players": 3, "laps": 1, "round_limit": 8}
        for number, name in enumerate((*SETS[1:], "random")):
            track = BUILT_IN[1 - number % 2]
            found.append({**short, "track": track, "card_set": name})
        for cards in (
            ("mechanic", "pit_captain", "tires", "turbo", "diesel_engine"),
            ("engineer", "pit_crew", "steering", "gearbox", "supercharged"),
        ):
            found.append({**short, "players": 2, "card_set": "custom", "custom_cards": cards})
        found.append({**short, "first_player": "seat_2", "grid_order": "choice"})
        found.append({**short, "grid_order": "random", "slipstream": "space", "third_gear_value": 1})
        found.append({"players": 5, "track": "monza", "laps": 2, "round_limit": 6, "first_crossing": "counts"})
        found.append({**short, "bag_view": "contents", "first_crossing": "free"})
        for card, name in enumerate(HOUSE.names):
            if not any(card in cards for cards in HOUSE.sets.values()):
                others = (name, *USUAL[: HOUSE.colour[card]], *USUAL[HOUSE.colour[card] + 1 :])
                found.append({**short, "card_set": "custom", "custom_cards": others})
        return found

    def _deal(self, dice: Dice) -> State:
        players = self.players
        terms: Terms = self.terms
        box = terms.box
        state = AutomobilesState(self, dice)
        state.cards = self.card_set or [
            dice.source(CARDS).choice(box.of_colour(colour)) for colour in range(CARD_COLOURS)
        ]  # S1
        first = self.word("first_player")
        state.first = dice.source(FIRST).below(players) if first == "random" else SEATS.index(first)  # S3
        state.stock = [box.cubes[colour] - players * box.start[colour] for colour in range(COLOURS)]  # S2, S6
        state.bag = numbers(box.start * players)
        state.active = numbers([0] * (COLOURS * players))
        state.used = numbers([0] * (COLOURS * players))
        state.discard = numbers([0] * (COLOURS * players))
        state.car = [NOWHERE] * players
        state.distance = [0] * players
        state.grid = [NONE] * players
        state.stood = [0] * players
        state.path = []
        state.path_cubes = []
        state.drawn = []
        state._work_out()
        state.to_move = state.first
        if self.word("grid_order") == "choice":  # S4
            state.asked = GRID_PLACE.place
            return state
        places = list(range(players))
        if self.word("grid_order") == "random":
            dice.source(GRID).shuffle(places)
        for position in range(players):
            line_up(state, (state.first + position) % players, places[position])
        begin_shopping(state)
        return state


def _not_allowed(option: str, given: str, allowed: str) -> OptionError:
    return OptionError(house("option-value", {"option": option, "given": given, "allowed": allowed}))
