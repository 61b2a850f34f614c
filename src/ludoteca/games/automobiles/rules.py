"""Automobiles: the rules.

Two to five cars race over laps of a track whose spaces show the colours of gears. Every player draws cubes from a bag
of its own: gear cubes enter spaces of their colour, five more colours do what the five cards of the race say, and what
is not used buys further cubes. Driving wears the car: brown Wear cubes clog the bag until they are removed. The race
ends with the round in which a car finishes its last lap; the car that is farthest wins. Only the luck of the draw is
hidden.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError, Reason
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.game import Game, State
from ludoteca.engine.numbers import numbers
from ludoteca.engine.options import Choice, Option, Several, Text, Value, Whole
from ludoteca.engine.phrase import Phrase, house, listing, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.automobiles import knowledge, refusals, wording
from ludoteca.games.automobiles.actions import (
    ACTION,
    ACTIONS,
    BOOST_DRAW,
    BOOST_REPLY,
    BUY,
    DONE,
    ENGINEER_MOVE,
    GRID_PLACE,
    MANAGER_REMOVE,
    MANAGER_RETURN,
    MECHANIC_MOVE,
    NITRO_KEEP,
    PIT_CREW_CHOICE,
    PIT_STOP,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    REMOVE_DISCARD,
    SETUP_BUY,
    STEERING_GEAR,
    STEP,
    SUPER_TAKE,
    UPGRADE,
)
from ludoteca.games.automobiles.content import BOX, CARD_COLOURS, COLOURS, KINDS, WEAR
from ludoteca.games.automobiles.effects import AutomobilesEffects
from ludoteca.games.automobiles.names import cube_name, say
from ludoteca.games.automobiles.table import NONE, Terms
from ludoteca.games.automobiles.track import BUILT_IN, MOST_TEXT, NOWHERE, Track, TrackError, built_in, read_track

SETS: Final = ("first_race", "fine_tuning", "jalopy", "money", "rainbow", "revved", "experts", "random", "custom")
SEATS: Final = ("seat_0", "seat_1", "seat_2", "seat_3", "seat_4")


def _named(cards: list[int]) -> tuple[str, ...]:
    return tuple(BOX.cards[card] for card in cards)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AutomobilesRules(Game):
    """Automobiles with its options chosen."""

    name: ClassVar[str] = "automobiles"
    hides: ClassVar[bool] = False  # the chance of a draw is nobody's knowledge
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    weight: ClassVar[str] = "medium"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (2, 3, 4, 5), 4),
        Choice("track", (*BUILT_IN, "custom"), "daytona_beach"),
        Text("track_text", MOST_TEXT),
        Whole("laps", 1, 8, None),
        Choice("card_set", SETS, "first_race"),
        Several("custom_cards", tuple(BOX.cards), CARD_COLOURS, CARD_COLOURS, _named(BOX.sets["first_race"].cards)),
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
        track = self._read_track()
        self.measure = track.length  # a distance is told in laps
        self.card_set: list[int] = self._read_cards()  # yellow first; empty: drawn for each race
        name = self.word("card_set")
        if "laps" not in self.options:
            self.options["laps"] = (BOX.sets[name].laps if name in BOX.sets else 0) or track.laps
        laps = self.whole("laps")
        if "round_limit" not in self.options:
            self.options["round_limit"] = BOX.limit_a_lap * laps
        self.num_actions = ACTIONS
        crossing = self.word("first_crossing")
        counts = track.counts if crossing == "track" else crossing == "counts"
        if laps == 1 and counts and track.grid_behind_line:
            raise OptionError(say("lap-of-nothing"))
        self.terms: Terms = Terms(
            players,
            track,
            laps=laps,
            last_round=self.whole("round_limit"),
            counts=counts,
            lax=self.word("slipstream") == "space",
            white_value=self.whole("third_gear_value"),
        )

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

    def _read_cards(self) -> list[int]:
        name = self.word("card_set")
        if name == "random":
            return []
        if name != "custom":
            return BOX.sets[name].cards
        chosen = self.options["custom_cards"]
        assert isinstance(chosen, tuple)
        cards = [BOX.cards.index(str(card)) for card in chosen]
        for number, card in enumerate(cards):
            if card // KINDS != number:
                allowed = [BOX.cards[KINDS * colour : KINDS * (colour + 1)] for colour in range(CARD_COLOURS)]
                told = " + ".join(f"({listing(names)})" for names in allowed)
                raise _not_allowed("custom_cards", listing(chosen), told)
        return cards

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Every number of players, track, set, card and rule at least once, in short races."""
        found: list[dict[str, Value]] = []
        for players in (2, 3, 4, 5):
            found.append({"players": players, "laps": 1, "round_limit": 9})
        found.append({"players": 2, "laps": 1})
        short: dict[str, Value] = {"players": 3, "laps": 1, "round_limit": 8}
        for number, name in enumerate(SETS[1:-1]):
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
        return found

    def _deal(self, dice: Dice) -> State:
        players = self.players
        track = self.terms.track
        cards = self.card_set
        if not cards:  # S1
            cards = [KINDS * colour + dice.below(KINDS) for colour in range(CARD_COLOURS)]
        first = self.word("first_player")
        state = AutomobilesState(self, dice)
        state.first = dice.below(players) if first == "random" else SEATS.index(first)  # S3
        state.cards = cards
        state.cost = BOX.costs(cards)
        state.value = BOX.values(cards, self.terms.white_value)
        state.stock = [BOX.cubes[colour] - players * BOX.start[colour] for colour in range(COLOURS)]  # S2, S6
        state.bag = numbers(BOX.start * players)
        state.in_bag = [sum(BOX.start)] * players
        state.active = numbers([0] * (COLOURS * players))
        state.used = numbers([0] * (COLOURS * players))
        state.discard = numbers([0] * (COLOURS * players))
        state.car = [NOWHERE] * players
        state.distance = [0] * players
        state.grid = [NONE] * players
        state.stood = [0] * players
        state.to_move = state.first
        if self.word("grid_order") == "choice":  # S4
            state.asked = GRID_PLACE
            return state
        places = list(range(players))
        if self.word("grid_order") == "random":
            dice.shuffle(places)
        for position in range(players):
            state.line_up((state.first + position) % players, places[position])
        state.begin_shopping(track)
        return state

    def layout(self) -> list[tuple[str, int]]:
        """The parts of an observation; seats in turn order from the observer."""
        return knowledge.layout(self.terms)


class AutomobilesState(AutomobilesEffects):
    """A position of Automobiles."""

    derived: ClassVar[dict[str, str]] = {
        "rules": "the game",
        "terms": "the game",
        "cost": "the cards",
        "value": "the cards and the game",
    }

    def __init__(self, game: AutomobilesRules, dice: Dice) -> None:
        super().__init__(game, dice, game.terms)
        self.rules = game

    def clone(self) -> AutomobilesState:
        """An independent copy."""
        twin = AutomobilesState(self.rules, self.dice.clone())
        self.copy_into(twin)
        return twin

    def _legal(self) -> list[int]:
        asked = self.asked
        if asked == ACTION:
            return self._legal_action()
        if asked == STEP:
            return self._legal_step()
        if asked in (BUY, SETUP_BUY):
            return [*self.buyable(asked), asked + DONE]
        if asked == REMOVE_DISCARD:
            return self._legal_remove()
        if asked < ACTION:
            return self._legal_grid()
        return self._legal_effect()

    def _legal_effect(self) -> list[int]:
        asked = self.asked
        if asked == UPGRADE:
            return self._legal_upgrade()
        if asked == ENGINEER_MOVE:
            return self._legal_engineer()
        if asked == MANAGER_REMOVE:
            return self._legal_manager_remove()
        if asked == MANAGER_RETURN:
            return self._legal_manager_return()
        if asked == MECHANIC_MOVE:
            return self.colours_in(self.active, self.driver, MECHANIC_MOVE)
        if asked == PIT_CREW_CHOICE:
            return self._legal_pit_crew()
        if asked == PIT_TEAM_REMOVE:
            return self._legal_pit_team_remove()
        if asked == PIT_TEAM_GAIN:
            return self.buyable(PIT_TEAM_GAIN)
        if asked == STEERING_GEAR:
            return self._legal_steering()
        if asked == BOOST_DRAW:
            return self._legal_boost_draw()
        if asked == BOOST_REPLY:
            return [BOOST_REPLY, BOOST_REPLY + 1]
        if asked == NITRO_KEEP:
            return self._legal_nitro()
        return self._legal_super()

    def _play(self, action: int) -> None:
        if action < STEP:
            if action >= ACTION:
                self._play_action(action - ACTION)
            elif action >= SETUP_BUY:
                self._play_setup_buy(action - SETUP_BUY)
            else:
                self._play_grid(action)
        elif action < UPGRADE:
            self._play_step(action - STEP)
        elif action >= BUY:
            self._play_buy(action - BUY)
        elif action < MANAGER_REMOVE:
            if action >= REMOVE_DISCARD:
                self._play_remove(action - REMOVE_DISCARD)
            elif action >= ENGINEER_MOVE:
                self._play_engineer(action - ENGINEER_MOVE)
            else:
                self._play_upgrade(action - UPGRADE)
        elif action < PIT_TEAM_REMOVE:
            if action < MANAGER_RETURN:
                self._play_manager_remove(action - MANAGER_REMOVE)
            elif action < MECHANIC_MOVE:
                self._play_manager_return(action - MANAGER_RETURN)
            elif action < PIT_CREW_CHOICE:
                self._play_mechanic(action - MECHANIC_MOVE)
            else:
                self._play_pit_crew(action - PIT_CREW_CHOICE)
        elif action < BOOST_DRAW:
            if action < PIT_TEAM_GAIN:
                self._play_pit_team_remove(action - PIT_TEAM_REMOVE)
            elif action < STEERING_GEAR:
                self._play_pit_team_gain(action - PIT_TEAM_GAIN)
            else:
                self._play_steering(action - STEERING_GEAR)
        elif action < BOOST_REPLY:
            self._play_boost_draw(action - BOOST_DRAW)
        elif action < NITRO_KEEP:
            self._play_boost_reply(action - BOOST_REPLY)
        elif action < SUPER_TAKE:
            self._play_nitro(action - NITRO_KEEP)
        else:
            self._play_super(action - SUPER_TAKE)

    # ---- setup

    def line_up(self, seat: int, place: int) -> None:
        """S4: the car takes its grid place; R5: where it starts counting from."""
        track = self.terms.track
        self.grid = [*self.grid[:seat], place, *self.grid[seat + 1 :]]
        self.car[seat] = track.grid[place]
        self.distance[seat] = track.nose[track.grid[place]] - (0 if self.terms.counts else track.length)

    def _legal_grid(self) -> list[int]:
        """S4: the free places among P1 to Pn."""
        return [GRID_PLACE + place for place in range(self.terms.players) if place not in self.grid]

    def _play_grid(self, place: int) -> None:
        seat = self.to_move
        self.line_up(seat, place)
        if self.telling:
            self.tell(seat, say("lines-up", {"seat": seat_name(seat), "place": place + 1}))
        self.to_move = (seat + 1) % self.terms.players
        if self.to_move == self.first:
            self.begin_shopping(self.terms.track)

    def begin_shopping(self, track: Track) -> None:
        """S7: the seat to move gets the money of its grid place."""
        self.asked = SETUP_BUY
        self.money = track.money[self.grid[self.to_move]]

    def _play_setup_buy(self, colour: int) -> None:
        seat = self.to_move
        if colour != DONE:
            self._buy(seat, colour)
            self.bag[seat * COLOURS + colour] += 1
            self.in_bag[seat] += 1
            return
        self.money = 0
        self.to_move = (seat + 1) % self.terms.players
        if self.to_move != self.first:
            self.begin_shopping(self.terms.track)
            return
        for position in range(self.terms.players):  # S8
            self._draw_hand((self.first + position) % self.terms.players)
        self.round = 1  # S9
        self._begin_turn(self.first)

    # ---- the turn

    def _begin_turn(self, seat: int) -> None:
        self.driver = seat
        self.to_move = seat
        self.noted = self.place(seat)  # R14
        self.begun = False
        self.path = []
        self.path_cubes = []
        self.path_end = self.car[seat]
        self.path_distance = self.distance[seat]
        self.darkest = NONE
        self.calm = False
        self.asked = ACTION

    def _legal_action(self) -> list[int]:
        """R15; R13: a pit stop only at the start."""
        base: i64 = self.driver * COLOURS
        active = self.active
        reach: i64 = self.reach()
        found: list[int] = []
        colour: i64
        for colour in range(COLOURS):
            if active[base + colour] > 0 and self.usable(colour, reach):
                found.append(ACTION + colour)
        found.append(ACTION + DONE)
        if not self.begun:
            found.append(ACTION + PIT_STOP)
        return found

    def _play_action(self, answer: int) -> None:
        if answer == PIT_STOP:
            self._pit_stop()
        elif answer == DONE:
            self._begin_buying()
        else:
            self.use(answer)

    def _pit_stop(self) -> None:
        """R30."""
        seat = self.driver
        if self.telling:
            self.tell(seat, say("pits", {"seat": seat_name(seat)}))
        self.remove(self.active, seat, WEAR, self.active[seat * COLOURS + WEAR])
        self._end_turn()

    def _begin_buying(self) -> None:
        """R21."""
        self.money = self.purse()
        self.asked = BUY

    def _play_buy(self, colour: int) -> None:
        seat = self.driver
        if colour != DONE:
            self._buy(seat, colour)
            self.used[seat * COLOURS + colour] += 1
            return
        self.money = 0  # R22: what is left is lost
        self._move_car()
        self._decline()
        self._end_turn()

    def _buy(self, seat: int, colour: int) -> None:
        self.money -= self.cost[colour]
        self.stock[colour] -= 1
        if self.telling:
            self.tell(seat, say("buys", {"seat": seat_name(seat), "cube": cube_name(colour, self.cards)}))

    def _move_car(self) -> None:
        """R23."""
        seat = self.driver
        if not self.path:
            return
        before = self.marker(seat)
        self.car[seat] = self.path_end
        self.distance[seat] = self.path_distance
        if self.telling:
            args: dict[str, int | str | Phrase] = {
                "seat": seat_name(seat),
                "place": self.place_phrase(self.path_end, "place-to"),
                "spaces": len(self.path),
            }
            self.tell(seat, say("drives", args))
            self._tell_marker(seat, before)

    def _tell_marker(self, seat: int, before: int) -> None:
        shown = self.marker(seat)
        if shown != before:
            key = "finishes" if shown == 0 else "final-lap" if shown == 1 else "laps-left"
            self.tell(seat, say(key, {"seat": seat_name(seat), "laps": shown}))

    def _decline(self) -> None:
        """R24-R26."""
        seat = self.driver
        if self.darkest == NONE:
            return
        if self.calm:  # C14
            if self.telling:
                self.tell(seat, say("calm", {"seat": seat_name(seat)}))
        elif self.in_slipstream(seat):
            if self.telling:
                self.tell(seat, say("slipstreams", {"seat": seat_name(seat)}))
        else:
            self.gain_wear(seat, BOX.wear[self.darkest])

    def _end_turn(self) -> None:
        """R28, then the next turn, the next round or the end of the race."""
        seat = self.driver
        base: i64 = seat * COLOURS
        place: i64
        for place in range(base, base + COLOURS):
            cubes: i64 = self.active[place] + self.used[place]
            if cubes:
                self.discard[place] += cubes
                self.active[place] = 0
                self.used[place] = 0
        self._draw_hand(seat)
        if self.stood[seat] or not self.path:
            stood = self.stood[:]
            stood[seat] = 0 if self.path else stood[seat] + 1
            self.stood = stood
        shown = [self.marker(other) for other in range(self.terms.players)] if self.telling else []
        self.momentum()
        for other in range(len(shown)):
            self._tell_marker(other, shown[other])
        following = (seat + 1) % self.terms.players
        if following != self.first:
            self._begin_turn(following)
        elif self.finished() or self.round >= self.terms.last_round:  # F2, F6
            self._end()
        else:
            self.round += 1
            self._begin_turn(following)

    def _draw_hand(self, seat: int) -> None:
        before = self.active[:] if self.telling else self.active
        for _ in range(BOX.hand):
            if self.draw(seat) == NONE:
                break
        if self.telling:
            self.tell_draws(seat, before)

    # ---- end and scoring

    def _end(self) -> None:
        self.to_move = NONE
        self.driver = NONE
        self.path = []
        self.path_cubes = []
        self.path_end = NOWHERE
        self.path_distance = 0
        self.darkest = NONE
        self.noted = 0
        self.calm = False
        self.begun = False
        if self.telling:
            self.tell(NONE, say("ends" if self.finished() else "ends-limit", {"seat": seat_name(self.ranking()[0])}))
            for ahead, behind in self.level():
                if ahead != self.ranking()[0]:  # that of the winner is told with whatever decided
                    self.tell(NONE, self._level_told(ahead, behind))

    def scores(self) -> list[int]:
        """The distance of each car (R5)."""
        return self.distance[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """Whole laps, and the way since the line."""
        return wording.score_sheet(self, seat)

    def winners(self) -> list[int]:
        """F3, F4; F6: whoever is ahead when the limit is reached."""
        return [] if self.to_move >= 0 else self.ranking()[:1]

    def decided(self) -> Phrase | None:
        """F4: the lanes, where the winner was level with another car."""
        if self.to_move >= 0:
            return None
        for ahead, behind in self.level():
            if ahead == self.ranking()[0]:
                return self._level_told(ahead, behind)
        return None

    def _level_told(self, ahead: int, behind: int) -> Phrase:
        args: dict[str, int | str | Phrase] = {"seat": seat_name(ahead), "other": seat_name(behind)}
        return say("level", {**args, "lane": self.lane_of(ahead), "others": self.lane_of(behind)})

    # ---- what a seat knows: everything but the draws to come

    def packed(self) -> list[int]:
        """Every field of the position."""
        return knowledge.packed(self)

    def information(self, seat: int) -> bytes:
        """The whole position: what lies where is open to all."""
        return ",".join([str(number) for number in knowledge.packed(self)]).encode()

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    # ---- in words

    def _refusal(self, action: int) -> Reason:
        return refusals.why_not(self, action)

    def describe(self, action: int) -> Phrase:
        """`Use a white cube (3rd gear)`, `Inner lane: ...`, and so on."""
        return wording.describe(self, action)

    def question(self) -> Question:
        """What is asked now."""
        return wording.question(self)

    def notation(self) -> str:
        """Cards, stock, decision and path on a line each, then a line for each seat."""
        return wording.notation(self)


def _not_allowed(option: str, given: str, allowed: str) -> OptionError:
    return OptionError(house("option-value", {"option": option, "given": given, "allowed": allowed}))
