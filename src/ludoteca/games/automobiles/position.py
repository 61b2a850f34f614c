"""A position of Automobiles: its facts, each declared once, and what can be read off them and done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.engine.dice import Dice
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.facts import Memo, Shared
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.automobiles import copying, knowledge, notation, scoring
from ludoteca.games.automobiles.content import COLOURS, GEARS, PLACES, WEAR, YELLOW, Box
from ludoteca.games.automobiles.phrases import cube_name, cubes_text, place_name, say
from ludoteca.games.automobiles.track import NOWHERE, Track

if TYPE_CHECKING:
    from ludoteca.games.automobiles.cards import Card

NONE: Final = -1
ALL_GEARS: Final = 15  # white, light grey, dark grey and black, as bits

SOURCES: Final = ("cards", "first player", "grid", *[f"bag {seat}" for seat in range(PLACES)])
CARDS: Final = 0  # the sources of chance
FIRST: Final = 1
GRID: Final = 2
BAG: Final = 3  # + seat

ASK_ACTION: Final = 2  # the places of two decisions to which everything returns
ASK_STEP: Final = 3


class Terms:
    """What the options and the content of a game settle."""

    def __init__(self, game: Game, box: Box, deck: list[Card], track: Track) -> None:
        self.box = box
        self.deck = deck  # every card of the box
        self.choosy = [card.missing != "" for card in deck]  # whether it cannot always be used
        self.players = game.players
        self.track = track
        self.laps = game.whole("laps")
        self.finish = self.laps * track.length  # F1: whoever is beyond it has finished
        self.last_round = game.whole("round_limit")  # F6
        crossing = game.word("first_crossing")
        self.counts = track.counts if crossing == "track" else crossing == "counts"  # as a lap (D12)
        self.lax = game.word("slipstream") == "space"  # D6
        self.white_value = game.whole("third_gear_value")  # D2


class AutomobilesState(State):
    """A position of Automobiles. Rows of cubes by seat and colour: seat x 10 + colour."""

    cards: Shared[list[int]]  # the five cards in play, yellow first
    cost: Memo[list[int]]  # of a cube, by colour
    value: Memo[list[int]]  # of a cube as money, by colour
    first: int = 0  # the first player (S3)
    round: int = 0
    driver: int = NONE  # the seat in turn; NONE during setup
    begun: bool = False  # whether a cube was used this turn: no pit stop any more (R13)

    stock: list[int]  # by colour
    bag: vec[i64]
    active: vec[i64]
    used: vec[i64]  # with the cubes on the track
    discard: vec[i64]

    car: list[int]  # the section of each seat's car, NOWHERE before it stands on the grid
    distance: list[int]  # of each car (R5)
    grid: Shared[list[int]]  # the grid place of each seat, from 0; NONE while it is not chosen
    stood: Shared[list[int]]  # for how many turns in a row each car has not been driven; no rule asks, drivers do

    path: list[int]  # the sections entered this turn (R7)
    path_cubes: list[int]  # the colour of the cube that made each entry
    path_end: Memo[int] = NOWHERE  # the section reached last; the car's own before any entry
    path_distance: Memo[int] = 0  # what `distance` would be there
    darkest: Memo[int] = NONE  # of all spaces entered this turn; NONE before any entry (R24)
    noted: Memo[int] = 0  # the place at the start of the turn (R14)
    calm: bool = False  # Aerodynamics was used this turn (C14)

    money: int = 0  # left to spend (R21), or the sum of C13
    cube: int = NONE  # the colour whose effect is being carried out, or NONE
    left: int = 0  # how many entries, cubes or draws may still follow in this effect
    made: int = 0  # how many cubes were moved, removed or drawn by it
    allowed: int = 0  # the gear colours that the next entry may fit, as bits (R11)
    must: bool = False  # whether the choice has no stop
    drawn: Shared[list[int]]  # the two cubes of C20 while one is chosen

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.terms: Terms = game.terms

    def clone(self) -> AutomobilesState:
        """An independent copy."""
        twin = AutomobilesState(self.game, self.dice.clone())
        copying.copy(self, twin)
        return twin

    def packed(self) -> list[int]:
        """Every fact."""
        return copying.packed(self)

    def _work_out(self) -> None:
        box, track = self.terms.box, self.terms.track
        cards = [self.terms.deck[card] for card in self.cards]
        self.cost = [*box.gear_cost, box.wear_cost, *[card.cost for card in cards]]
        self.value = [self.terms.white_value, *box.gear_value, box.wear_value, *[card.value for card in cards]]
        driving = self.driver != NONE
        self.path_end = self.car[self.driver] if driving else NOWHERE
        self.path_distance = self.distance[self.driver] if driving else 0
        self.noted = self.place(self.driver) if driving else 0  # R7: nobody moves before the end of the turn
        self.darkest = NONE
        for land in self.path:
            self.path_distance += track.nose[land] - track.behind[self.path_end]
            self.path_end = land
            self.darkest = max(self.darkest, track.darkest[track.space[land]])

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    # ---- cubes

    def colours_in(self, area: vec[i64], seat: int, first_id: int) -> list[int]:
        """The choices of a colour that lies in an area of a seat."""
        base: i64 = seat * COLOURS
        found: list[int] = []
        colour: i64
        for colour in range(COLOURS):
            if area[base + colour] > 0:
                found.append(first_id + colour)
        return found

    def count(self, area: vec[i64], seat: i64) -> i64:
        """How many cubes lie in an area of a seat."""
        base: i64 = seat * COLOURS
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            total += area[base + colour]
        return total

    def area(self, area: vec[i64], seat: int) -> list[int]:
        """The cubes in an area of a seat, by colour."""
        return list(area[seat * COLOURS : (seat + 1) * COLOURS])

    def drawable(self, seat: int) -> int:
        """R34: bag and discard."""
        return self.count(self.bag, seat) + self.count(self.discard, seat)

    def owned(self, seat: int) -> int:
        """All cubes of a seat."""
        return self.drawable(seat) + self.count(self.active, seat) + self.count(self.used, seat)

    def draw(self, seat: int) -> int:
        """R33: a random cube of the bag goes to active; its colour, or NONE if there is nothing to draw."""
        held: i64 = self.count(self.bag, seat) or self.pour(seat)
        return self._pull(seat, held) if held else NONE

    def draw_some(self, seat: int, count: int) -> None:
        """So many cubes one after the other, or all there are."""
        before = self.active[:] if self.telling else self.active
        held: i64 = self.count(self.bag, seat)
        for _ in range(count):
            if held == 0:
                held = self.pour(seat)
                if held == 0:
                    break
            self._pull(seat, held)
            held -= 1
        if self.telling:
            self.tell_draws(seat, before)

    def _pull(self, seat: i64, held: i64) -> i64:
        """One of the cubes that the bag holds."""
        bag = self.bag
        mark: i64 = self.dice.source(BAG + seat).below(held)  # R32
        place: i64 = seat * COLOURS
        lying: i64 = bag[place]
        while mark >= lying:
            mark -= lying
            place += 1
            lying = bag[place]
        bag[place] = lying - 1
        self.active[place] += 1
        return place - seat * COLOURS

    def pour(self, seat: int) -> int:
        """The whole discard goes into the empty bag; how many cubes that is."""
        base: i64 = seat * COLOURS
        total: i64 = 0
        place: i64
        for place in range(base, base + COLOURS):
            lying: i64 = self.discard[place]
            if lying:
                self.bag[place] += lying
                self.discard[place] = 0
                total += lying
        if self.telling and total:
            self.tell(seat, say("pours", {"seat": seat_name(seat), "count": total}))
        return total

    def gain_wear(self, seat: int, wanted: int) -> int:
        """R18: Wear from the stock to used, as far as there is some; how much it was."""
        gained = min(wanted, self.stock[WEAR])
        self.stock[WEAR] -= gained
        self.used[seat * COLOURS + WEAR] += gained
        if self.telling and wanted:
            self.tell(
                seat, say("gains-wear" if gained else "gains-no-wear", {"seat": seat_name(seat), "count": gained})
            )
        return gained

    def remove(self, area: vec[i64], seat: int, colour: int, count: int = 1) -> None:
        """R19: from an area of the seat to the stock."""
        area[seat * COLOURS + colour] -= count
        self.stock[colour] += count
        if self.telling and count:
            counts = [0] * COLOURS
            counts[colour] = count
            self.tell(seat, say("removes", {"seat": seat_name(seat), "cubes": cubes_text(counts)}))

    def buyable(self, first_id: int, money: i64) -> list[int]:
        """R22: the choices of a colour that is in the stock and not too dear."""
        found: list[int] = []
        colour: i64
        for colour in range(COLOURS):
            if colour != WEAR and self.stock[colour] > 0 and self.cost[colour] <= money:
                found.append(first_id + colour)
        return found

    # ---- cars

    def landing(self, space: i64, behind: i64) -> i64:
        """R9: the section where one lands who enters a space from a nose at `behind`; NOWHERE: closed."""
        track = self.terms.track
        rear: i64 = track.rear[space]
        land: i64 = track.front[space]
        cars = self.car
        driver: i64 = self.driver
        seat: i64
        for seat in range(self.terms.players):
            there: i64 = cars[seat]
            if rear <= there <= land and seat != driver:
                land = there - 1
        if land < rear or track.nose[land] <= behind:
            return NOWHERE
        return land

    def exit_to(self, number: i64) -> i64:
        """R8: where an exit (own, inner, outer) of the path end leads; NOWHERE: there is none, or it is closed."""
        return self.exit_from(self.path_end, number)

    def exit_from(self, end: i64, number: i64) -> i64:
        """The same from any section."""
        track = self.terms.track
        space: i64 = track.exits[3 * end + number]
        if space < 0:
            return NOWHERE
        if number == 0:
            front: i64 = track.front[track.space[end]]
            if end < front:
                cars = self.car
                seat: i64
                for seat in range(self.terms.players):
                    if seat != self.driver and end < cars[seat] <= front:
                        return NOWHERE
        return self.landing(space, track.behind[end])

    def reach(self) -> i64:
        """The gear colours that some open exit of the path end fits, as bits."""
        track = self.terms.track
        base: i64 = 3 * self.path_end
        found: i64 = 0
        number: i64
        for number in range(3):
            space: i64 = track.exits[base + number]
            if space >= 0:
                colours: i64 = track.colours[space]
                if colours | found != found and self.exit_to(number) >= 0:
                    found |= colours
        return found

    def place(self, seat: int) -> int:
        """R6: 1 + the number of cars ahead."""
        lanes = self.terms.track.lane
        spaces = self.terms.track.space
        own: i64 = self.distance[seat]
        lane: i64 = lanes[spaces[self.car[seat]]]
        ahead: i64 = 1
        other: i64
        for other in range(self.terms.players):
            far: i64 = self.distance[other]
            if far > own or (far == own and lanes[spaces[self.car[other]]] < lane):
                ahead += 1
        return ahead

    def ranking(self) -> list[int]:
        """F5: the seats from first to last, by distance, then by lane."""
        order = [NONE] * self.terms.players
        for seat in range(self.terms.players):
            order[self.place(seat) - 1] = seat
        return order

    def lane_of(self, seat: int) -> int:
        """The lane of a car, counted from 1 at the inside (R1)."""
        return self.terms.track.lane[self.terms.track.space[self.car[seat]]] + 1

    def laps_completed(self, distance: int) -> int:
        """R5: standing with the nose exactly on the line is not yet a crossing."""
        return max(0, -(-distance // self.terms.track.length) - 1)

    def marker(self, seat: int) -> int:
        """What the lap marker shows: 1 is the final lap, 0 is finished."""
        return max(0, self.terms.laps - self.laps_completed(self.distance[seat]))

    def finished(self) -> bool:
        """F1: whether any car has finished."""
        for distance in self.distance:
            if distance > self.terms.finish:
                return True
        return False

    def in_slipstream(self, seat: int) -> bool:
        """R27: another car directly ahead in the same lane."""
        return self.behind_another(seat, self.car[seat])

    def behind_another(self, seat: i64, section: i64) -> bool:
        """Whether that seat's car, if it stood in that section, would be in the slipstream."""
        track = self.terms.track
        space: i64 = track.space[section]
        rear: i64 = section + 1
        front: i64 = rear
        if section == track.front[space]:
            following: i64 = track.next[space]
            if following < 0:
                return False
            rear = track.rear[following]
            front = track.front[following] if self.terms.lax else rear
        other: i64
        for other in range(self.terms.players):
            if other != seat and rear <= self.car[other] <= front:
                return True
        return False

    def wear_to_come(self) -> int:
        """R24, R25, R18: the Wear that the driver would gain for driving if the path ended here."""
        if self.darkest == NONE or self.calm or self.behind_another(self.driver, self.path_end):
            return 0
        return min(self.terms.box.wear[self.darkest], self.stock[WEAR])

    def purse(self) -> int:
        """R21: what the driver's active cubes are worth together."""
        base: i64 = self.driver * COLOURS
        money: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            money += self.active[base + colour] * self.value[colour]
        return money

    def momentum(self) -> None:
        """R29: the cars in a space fill its front sections, in unchanged order."""
        track = self.terms.track
        players: i64 = self.terms.players
        before = self.car
        after = before[:]
        seat: i64
        other: i64
        for seat in range(players):
            section: i64 = before[seat]
            front: i64 = track.front[track.space[section]]
            if section < front:
                ahead: i64 = 0
                for other in range(players):
                    if section < before[other] <= front:
                        ahead += 1
                if section < front - ahead:
                    self.distance[seat] += track.nose[front - ahead] - track.nose[section]
                    after[seat] = front - ahead
                    if self.telling:
                        reached = place_name(self, front - ahead, "place-to")
                        self.tell(NONE, say("moves-up", {"seat": seat_name(seat), "place": reached}))
        self.car = after

    # ---- how far a move can go

    def gears_in(self, area: vec[i64]) -> i64:
        """The gear colours in an area of the driver, as bits."""
        base: i64 = self.driver * COLOURS
        found: i64 = 0
        colour: i64
        for colour in range(GEARS):
            if area[base + colour] > 0:
                found |= 1 << colour
        return found

    def ways(self, end: int, allowed: int, most: int) -> list[list[int]]:
        """The sections that a move from there can enter as its first, second ... space, as far as it can go."""
        track = self.terms.track
        found: list[list[int]] = []
        ends = [(end, allowed)]
        while len(found) < most:
            further: list[tuple[int, int]] = []
            for section, colours in ends:
                for number in range(3):
                    land = self.exit_from(section, number)
                    fitting = colours & track.colours[track.space[land]] if land >= 0 else 0  # R11, C24
                    if fitting and (land, fitting) not in further:
                        further.append((land, fitting))
            if not further:
                break
            found.append([section for section, _ in further])
            ends = further
        return found

    # ---- the effect of a cube

    def card(self, colour: int) -> Card:
        """The card in play of a colour that has one."""
        return self.terms.deck[self.cards[colour - YELLOW]]

    def move(self, allowed: i64, most: int, *, must: bool = False) -> None:
        """The effect moves the car: up to so many spaces of these colours."""
        if self.telling and not must and not self.ways(self.path_end, allowed, min(most, 1)):
            self.tell_cube("enters-nothing", self.cube)
        if most == 0:
            self.done()
            return
        self.allowed = allowed
        self.asked = ASK_STEP
        self.left = most
        self.must = must

    def done(self) -> None:
        """The effect has been carried out; the Action phase goes on."""
        self.cube = NONE
        self.left = 0
        self.made = 0
        self.allowed = 0
        self.must = False
        self.asked = ASK_ACTION

    def shift(self, area: vec[i64], other: vec[i64], colour: int, key: str) -> None:
        """A cube of the driver goes from one area to another."""
        place = self.driver * COLOURS + colour
        area[place] -= 1
        other[place] += 1
        if self.telling:
            self.tell_cube(key, colour)

    def gain(self, colour: int) -> None:
        """R19: from the stock to used."""
        self.stock[colour] -= 1
        self.used[self.driver * COLOURS + colour] += 1
        if self.telling:
            self.tell_cube("gains", colour)

    def remove_all_wear(self) -> None:
        """All Wear leaves the discard."""
        worn = self.discard[self.driver * COLOURS + WEAR]
        if self.telling and worn == 0:
            self.tell(self.driver, say("removes-no-wear", {"seat": seat_name(self.driver)}))
        self.remove(self.discard, self.driver, WEAR, worn)

    def tell_cube(self, key: str, colour: int) -> None:
        """Say what the driver does with a cube."""
        self.tell(self.driver, say(key, {"seat": seat_name(self.driver), "cube": cube_name(self, colour)}))

    def tell_draws(self, seat: int, before: vec[i64]) -> None:
        """Say what has come into active since `before`."""
        new = [self.active[place] - before[place] for place in range(seat * COLOURS, (seat + 1) * COLOURS)]
        self.tell(seat, say("draws", {"seat": seat_name(seat), "cubes": cubes_text(new)}))

    # ---- points, and in words

    def scores(self) -> list[int]:
        """The distance of each car (R5)."""
        return self.distance[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """Whole laps, and the way since the line."""
        return scoring.lines(self, seat)

    def winners(self) -> list[int]:
        """F3, F4; F6: whoever is ahead when the limit is reached."""
        return [] if self.to_move >= 0 else self.ranking()[:1]

    def decided(self) -> Phrase | None:
        """F4: the lanes, where the winner was level with another car."""
        return scoring.decided(self) if self.to_move < 0 else None

    def _ending(self) -> Question:
        return Question("F2", say("over"))

    def _notation(self) -> str:
        """Cards, stock, decision and path on a line each, then a line for each seat."""
        return notation.text(self)
