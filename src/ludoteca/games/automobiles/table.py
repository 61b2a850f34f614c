"""The table of Automobiles: where every cube and car is, and how they change places."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.engine.numbers import numbers
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.automobiles.actions import ACTION
from ludoteca.games.automobiles.content import BOX, COLOURS, GEARS, WEAR
from ludoteca.games.automobiles.names import cubes_text, say
from ludoteca.games.automobiles.track import NOWHERE, Track

NONE: Final = -1
ALL_GEARS: Final = 15  # white, light grey, dark grey and black, as bits

_EMPTY: Final[list[int]] = []
_NO_CUBES: Final = numbers([])


@mypyc_attr(serializable=True)
class Terms:
    """What the options of a game settle."""

    def __init__(
        self, players: int, track: Track, *, laps: int, last_round: int, counts: bool, lax: bool, white_value: int
    ) -> None:
        self.players = players
        self.track = track
        self.laps = laps
        self.finish = laps * track.length  # F1: whoever is beyond it has finished
        self.last_round = last_round  # F6
        self.counts = counts  # whether the first crossing counts as a lap (D12)
        self.lax = lax  # slipstream by the space (D6)
        self.white_value = white_value  # D2


class AutomobilesTable(State):
    """Everything on the table. Rows of cubes by seat and colour: seat x 10 + colour."""

    terms: Terms
    cards: list[int]  # the five cards in play, yellow first; never changed
    cost: list[int]  # by colour; never changed
    value: list[int]
    first: int  # the first player (S3)
    round: int
    driver: int  # the seat in turn; NONE during setup
    begun: bool  # whether a cube was used this turn: no pit stop any more (R13)

    stock: list[int]  # by colour
    bag: vec[i64]
    active: vec[i64]
    used: vec[i64]  # with the cubes on the track
    discard: vec[i64]
    in_bag: list[int]  # how many cubes each bag holds

    car: list[int]  # the section of each seat's car, NOWHERE before it stands on the grid
    distance: list[int]  # of each car (R5)
    grid: list[int]  # the grid place of each seat, from 0; NONE while it is not chosen
    stood: list[int]  # for how many turns in a row each car has not been driven; no rule asks, drivers do

    path: list[int]  # the sections entered this turn (R7)
    path_cubes: list[int]  # the colour of the cube that made each entry
    path_end: int  # the section reached last; the car's own before any entry
    path_distance: int  # what `distance` would be there
    darkest: int  # of all spaces entered this turn; NONE before any entry (R24)
    noted: int  # the place at the start of the turn (R14)
    calm: bool  # Aerodynamics was used this turn (C14)

    asked: int  # which decision: the first id of its block
    money: int  # left to spend (R21), or the sum of C13
    cube: int  # the colour whose effect is being carried out, or NONE
    left: int  # how many entries, cubes or draws may still follow in this effect
    made: int  # how many cubes were moved, removed or drawn by it
    allowed: int  # the gear colours that the next entry may fit, as bits (R11)
    must: bool  # whether the choice has no stop
    drawn: list[int]  # the two cubes of C20 while one is chosen

    def __init__(self, game: Game, dice: Dice, terms: Terms) -> None:
        super().__init__(game, dice)
        self.terms = terms
        self.cards = _EMPTY
        self.cost = _EMPTY
        self.value = _EMPTY
        self.first = 0
        self.round = 0
        self.driver = NONE
        self.begun = False
        self.stock = _EMPTY
        self.bag = _NO_CUBES
        self.active = _NO_CUBES
        self.used = _NO_CUBES
        self.discard = _NO_CUBES
        self.in_bag = _EMPTY
        self.car = _EMPTY
        self.distance = _EMPTY
        self.grid = _EMPTY
        self.stood = _EMPTY
        self.path = _EMPTY
        self.path_cubes = _EMPTY
        self.path_end = NOWHERE
        self.path_distance = 0
        self.darkest = NONE
        self.noted = 0
        self.calm = False
        self.asked = ACTION
        self.money = 0
        self.cube = NONE
        self.left = 0
        self.made = 0
        self.allowed = 0
        self.must = False
        self.drawn = _EMPTY

    def copy_into(self, twin: AutomobilesTable) -> None:
        """Make the twin's table equal to this one and independent of it."""
        twin.to_move = self.to_move
        twin.choices = self.choices
        twin.cards = self.cards
        twin.cost = self.cost
        twin.value = self.value
        twin.first = self.first
        twin.round = self.round
        twin.driver = self.driver
        twin.begun = self.begun
        twin.stock = self.stock[:]
        twin.bag = self.bag[:]
        twin.active = self.active[:]
        twin.used = self.used[:]
        twin.discard = self.discard[:]
        twin.in_bag = self.in_bag[:]
        twin.car = self.car[:]
        twin.distance = self.distance[:]
        twin.grid = self.grid  # replaced when it changes
        twin.stood = self.stood  # so is this
        twin.path = self.path[:]
        twin.path_cubes = self.path_cubes[:]
        twin.path_end = self.path_end
        twin.path_distance = self.path_distance
        twin.darkest = self.darkest
        twin.noted = self.noted
        twin.calm = self.calm
        twin.asked = self.asked
        twin.money = self.money
        twin.cube = self.cube
        twin.left = self.left
        twin.made = self.made
        twin.allowed = self.allowed
        twin.must = self.must
        twin.drawn = self.drawn

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

    def count(self, area: vec[i64], seat: int) -> int:
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
        return self.in_bag[seat] + self.count(self.discard, seat)

    def draw(self, seat: int) -> int:
        """R33: a random cube of the bag goes to active; its colour, or NONE if there is nothing to draw."""
        base: i64 = seat * COLOURS
        held: i64 = self.in_bag[seat]
        if held == 0:
            held = self.pour(seat)
            if held == 0:
                return NONE
        bag = self.bag
        mark: i64 = self.dice.below(held)  # R32
        place: i64 = base
        lying: i64 = bag[place]
        while mark >= lying:
            mark -= lying
            place += 1
            lying = bag[place]
        bag[place] = lying - 1
        self.in_bag[seat] = held - 1
        self.active[place] += 1
        return place - base

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
        self.in_bag[seat] = total
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

    def affordable(self, money: int) -> bool:
        """Whether some cube of the stock that can be bought costs no more."""
        colour: i64
        for colour in range(COLOURS):
            if colour != WEAR and self.stock[colour] > 0 and self.cost[colour] <= money:
                return True
        return False

    def buyable(self, first_id: int) -> list[int]:
        """R22: the choices of a colour that is in the stock and not too dear."""
        money: i64 = self.money
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

    def level(self) -> list[tuple[int, int]]:
        """F4: the pairs of seats at equal distance that follow each other in the ranking."""
        order = self.ranking()
        pairs = [(order[place], order[place + 1]) for place in range(len(order) - 1)]
        return [(ahead, behind) for ahead, behind in pairs if self.distance[ahead] == self.distance[behind]]

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
        return min(BOX.wear[self.darkest], self.stock[WEAR])

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
                        reached = self.place_phrase(front - ahead, "place-to")
                        self.tell(NONE, say("moves-up", {"seat": seat_name(seat), "place": reached}))
        self.car = after

    # ---- in words

    def place_phrase(self, section: int, key: str = "place") -> Phrase:
        """A section as the players say it: `turn 1, lane 2, space 1, section 3`; `place-to` is where one goes."""
        track = self.terms.track
        space = track.space[section]
        args: dict[str, int | str | Phrase] = {
            "post": track.posts[track.stretch[space]],
            "lane": track.lane[space] + 1,
            "number": track.number[space],
            "colours": self.colours_phrase(track.colours[space]),
            "section": section - track.rear[space] + 1,
            "sections": track.front[space] - track.rear[space] + 1,
        }
        return say(key, args)

    def colours_phrase(self, colours: int) -> Phrase:
        """Gear colours as the players say them: `white/light grey`."""
        told = say("gear-none")
        for colour in range(GEARS - 1, -1, -1):
            if colours >> colour & 1:
                part = say("gear", {"colour": BOX.colours[colour]})
                told = part if told.key == "gear-none" else say("gears", {"head": part, "tail": told})
        return told
