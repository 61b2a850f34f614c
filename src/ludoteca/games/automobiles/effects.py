"""What the cubes of Automobiles do (C1-C25): when each can be used, and how its effect is carried out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.automobiles.actions import (
    ACTION,
    ALL_WEAR,
    BOOST_DRAW,
    BOOST_REPLY,
    DONE,
    ENGINEER_MOVE,
    FROM_DISCARD,
    MANAGER_REMOVE,
    MANAGER_RETURN,
    MECHANIC_MOVE,
    NITRO_KEEP,
    PIT_CREW_CHOICE,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    REMOVE_DISCARD,
    STEERING_GEAR,
    STEP,
    STOP,
    SUPER_TAKE,
    TWO_CUBES,
    UPGRADE,
)
from ludoteca.games.automobiles.content import (
    AERODYNAMICS,
    BLACK,
    BLUE,
    BOOST,
    BOX,
    CAR_CHIEF,
    COLOURS,
    CREW_CHIEF,
    DARK,
    DIESEL,
    ENGINEER,
    GEARBOX,
    GEARS,
    GREEN,
    HYBRID,
    LIGHT,
    MANAGER,
    MECHANIC,
    MOVERS,
    NITRO,
    PIT_CAPTAIN,
    PIT_CREW,
    PIT_TEAM,
    PURPLE,
    RED,
    ROTARY,
    STEERING,
    SUPERCHARGED,
    SUSPENSION,
    TIRES,
    TURBO,
    WEAR,
    WHITE,
    YELLOW,
)
from ludoteca.games.automobiles.names import cube_name, cubes_text, say
from ludoteca.games.automobiles.table import ALL_GEARS, NONE, AutomobilesTable

_WEAR_OF: Final = BOX.card_wear
_MOST: Final = BOX.most


class AutomobilesEffects(AutomobilesTable):
    """The table with the effects of its cubes."""

    # ---- when a cube can be used (R17)

    def usable(self, colour: i64, reach: i64) -> bool:
        """Whether the driver can use a cube of that colour from active; `reach` is `self.reach()`."""
        if colour < GEARS:
            return reach >> colour & 1 == 1  # C1-C4
        if colour == WEAR:
            return True  # C5
        seat = self.driver
        card: i64 = self.cards[colour - YELLOW]
        if card == CAR_CHIEF:
            return bool(self._legal_upgrade())  # C6
        if card == MECHANIC:
            return self.count(self.active, seat) > 1  # C9
        if card == CREW_CHIEF:
            return self.drawable(seat) > 0  # C10
        if card == PIT_TEAM:
            return bool(self._pit_team_removals(0, 0))  # C13
        if card in (SUSPENSION, TIRES):
            return reach & self.gears_of(card) != 0  # C15, C16
        if card == STEERING:
            return self.gears_in(self.active, seat) > 1  # C17: a white cube alone helps nothing
        if card == NITRO:
            return self.drawable(seat) >= _MOST[NITRO]  # C20
        return True

    def gears_in(self, area: vec[i64], seat: int) -> i64:
        """The gear colours in an area of a seat, as bits."""
        base: i64 = seat * COLOURS
        found: i64 = 0
        colour: i64
        for colour in range(GEARS):
            if area[base + colour] > 0:
                found |= 1 << colour
        return found

    def lower_gears(self, seat: int) -> i64:
        """C16: the gear colours of a lower level than some gear cube in active, as bits."""
        held = self.gears_in(self.active, seat)
        level: i64 = BLACK
        while level > WHITE:
            if held >> level & 1:
                return (1 << level) - 1
            level -= 1
        return 0

    # ---- how far a cube can drive

    def gears_of(self, card: i64) -> i64:
        """The gear colours that a card which moves the car may enter now, as bits."""
        if card == SUSPENSION:
            return self.gears_in(self.discard, self.driver)  # C15
        if card == TIRES:
            return self.lower_gears(self.driver)  # C16
        if card == STEERING:
            return self.gears_in(self.active, self.driver) >> 1  # C17: one level below a gear that is given up
        if card == DIESEL:
            return 1 << DARK  # C22
        if card == ROTARY:
            return 1 << WHITE  # C23
        if card == HYBRID:
            return ALL_GEARS  # C24
        return 1 << LIGHT  # C19, C21

    def spaces_of(self, card: i64) -> i64:
        """How many spaces a card which moves the car allows now, whatever lies ahead."""
        base: i64 = self.driver * COLOURS
        if card == GEARBOX:  # C19
            return self.noted + (_MOST[GEARBOX] if self.noted == self.terms.players else 0)
        if card == TURBO:  # C21
            green: i64 = 0
            seat: i64
            for seat in range(self.terms.players):
                green += self.discard[seat * COLOURS + GREEN]
            return _MOST[TURBO] + green
        if card == DIESEL:  # C22
            return self.discard[base + DARK]
        if card == ROTARY:  # C23
            return len(self.colours_in(self.discard, self.driver, 0))
        if card == HYBRID and not self.leads_in_blue():  # C24
            return 0
        return _MOST[card]

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

    def ways_of(self, colour: int) -> list[list[int]]:
        """The same for an active cube of that colour; without a way it enters no space."""
        if colour < GEARS:
            return self.ways(self.path_end, 1 << colour, 1)
        card = self.cards[colour - YELLOW] if colour >= YELLOW else NONE
        if card not in MOVERS:
            return []
        most = self.spaces_of(card)
        if card != STEERING:
            return self.ways(self.path_end, self.gears_of(card), most)
        found: list[list[int]] = []
        for gear in range(GEARS):  # one colour for the whole move
            if self.gears_of(card) >> gear & 1:
                for step, sections in enumerate(self.ways(self.path_end, 1 << gear, most)):
                    if step == len(found):
                        found.append([])
                    found[step] += [section for section in sections if section not in found[step]]
        return found

    def idle(self, colour: int) -> bool:
        """Whether an active cube that can be used would do nothing now but cost what it costs."""
        if colour < YELLOW:
            return False
        card = self.cards[colour - YELLOW]
        if card in MOVERS:
            return not self.ways_of(colour)
        seat = self.driver
        others = self.count(self.active, seat) - 1
        thrown = self.count(self.discard, seat)
        if card == ENGINEER:
            return others == 0
        if card == MANAGER:
            return others + thrown == 0
        if card in (MECHANIC, PIT_CAPTAIN, SUPERCHARGED):
            return thrown == 0
        if card == PIT_CREW:
            return thrown < _MOST[PIT_CREW] and self.discard[seat * COLOURS + WEAR] == 0
        if card == AERODYNAMICS:
            return self.calm
        return card == BOOST and self.drawable(seat) == 0

    # ---- using a cube (R16)

    def use(self, colour: int) -> None:
        """A cube leaves active, lies in used, and its effect begins."""
        seat = self.driver
        idle = self.telling and self.idle(colour)
        self.begun = True
        self.active[seat * COLOURS + colour] -= 1
        if self.telling:
            self._tell_cube("uses", colour)
            if idle and self.cards[colour - YELLOW] not in MOVERS:  # a move says so itself, once its colour is settled
                self._tell_cube("without-effect", colour)
        if colour == WEAR:  # C5
            self.discard[seat * COLOURS + WEAR] += 1
            return
        self.used[seat * COLOURS + colour] += 1
        self.cube = colour
        self.made = 0
        if colour < GEARS:
            self._move(1 << colour, 1, must=True)  # C1-C4
            return
        card: i64 = self.cards[colour - YELLOW]
        wear = _WEAR_OF[card]
        if wear:
            self.gain_wear(seat, wear)
        if colour == YELLOW:
            self._use_garage(card)
        elif colour == PURPLE:
            self._use_pit(card)
        elif colour == RED:
            self._use_handling(card)
        elif colour == GREEN:
            self._use_performance(card)
        else:
            self._use_engine(card)

    def _done(self) -> None:
        """The effect has been carried out; the Action phase goes on."""
        self.cube = NONE
        self.left = 0
        self.made = 0
        self.allowed = 0
        self.must = False
        self.asked = ACTION

    def _ask(self, asked: int, left: int = 1, *, must: bool = False) -> None:
        self.asked = asked
        self.left = left
        self.must = must

    # ---- moving, by R7 to R12

    def _move(self, allowed: i64, most: int, *, must: bool = False) -> None:
        """Up to so many spaces of these colours."""
        if self.telling and not must and not self.ways(self.path_end, allowed, min(most, 1)):
            self._tell_cube("enters-nothing", self.cube)
        if most == 0:
            self._done()
            return
        self.allowed = allowed
        self._ask(STEP, most, must=must)

    def _legal_step(self) -> list[int]:
        track = self.terms.track
        base: i64 = 3 * self.path_end
        found: list[int] = []
        number: i64
        for number in range(3):
            space: i64 = track.exits[base + number]
            if space >= 0 and track.colours[space] & self.allowed and self.exit_to(number) >= 0:  # R11
                found.append(STEP + number)
        if not self.must:
            found.append(STEP + STOP)  # R12
        return found

    def _play_step(self, number: int) -> None:
        if number == STOP:
            self._done()
            return
        track = self.terms.track
        land = self.exit_to(number)
        space = track.space[land]
        self.path_distance += track.nose[land] - track.behind[self.path_end]
        self.path_end = land
        self.path.append(land)
        self.path_cubes.append(self.cube)
        self.darkest = max(self.darkest, track.darkest[space])
        self.allowed &= track.colours[space]  # C24: the second space shares a colour with the first
        if self.telling:
            args: dict[str, int | str | Phrase] = {
                "seat": seat_name(self.driver),
                "place": self.place_phrase(land, "place-to"),
            }
            self.tell(self.driver, say("enters", args))
        self.left -= 1
        if self.left == 0:
            self._done()

    # ---- Garage

    def _use_garage(self, card: i64) -> None:
        if card == CAR_CHIEF:
            self._ask(UPGRADE, must=True)
        elif card == ENGINEER:
            self._ask(ENGINEER_MOVE, _MOST[ENGINEER])
        elif card == MANAGER:
            self._ask(MANAGER_REMOVE)
        else:
            self._ask(MECHANIC_MOVE, must=True)

    def _legal_upgrade(self) -> list[int]:
        """C6: a gear whose next level is in the stock; black always."""
        base: i64 = self.driver * COLOURS
        found: list[int] = []
        gear: i64
        for gear in range(GEARS):
            if self.discard[base + gear] > 0 and (gear == BLACK or self.stock[gear + 1] > 0):
                found.append(UPGRADE + gear)
        return found

    def _play_upgrade(self, gear: int) -> None:
        self.remove(self.discard, self.driver, gear)
        if gear < BLACK:
            self._gain(gear + 1)
        self._done()

    def _gain(self, colour: int) -> None:
        """R19: from the stock to used."""
        self.stock[colour] -= 1
        self.used[self.driver * COLOURS + colour] += 1
        if self.telling:
            self._tell_cube("gains", colour)

    def _tell_cube(self, key: str, colour: int) -> None:
        self.tell(self.driver, say(key, {"seat": seat_name(self.driver), "cube": cube_name(colour, self.cards)}))

    def _legal_engineer(self) -> list[int]:
        """C7."""
        found = self.colours_in(self.active, self.driver, ENGINEER_MOVE)
        found.append(ENGINEER_MOVE + DONE)
        return found

    def _play_engineer(self, colour: int) -> None:
        if colour != DONE:
            self.active[self.driver * COLOURS + colour] -= 1
            self.discard[self.driver * COLOURS + colour] += 1
            self.made += 1
            self.left -= 1
            if self.telling:
                self._tell_cube("discards", colour)
        if colour == DONE or self.left == 0:
            self._remove_exactly(self.made)

    def _remove_exactly(self, count: int) -> None:
        if count == 0:
            self._done()
        else:
            self._ask(REMOVE_DISCARD, count, must=True)

    def _legal_remove(self) -> list[int]:
        """C7, C9, C11, C12."""
        found = self.colours_in(self.discard, self.driver, REMOVE_DISCARD)
        if not self.must:
            found.append(REMOVE_DISCARD + DONE)
        return found

    def _play_remove(self, colour: int) -> None:
        if colour == DONE:
            self._done()
            return
        self.remove(self.discard, self.driver, colour)
        self.left -= 1
        if self.left == 0:
            self._done()

    def _legal_manager_remove(self) -> list[int]:
        """C8, the first half."""
        found = self.colours_in(self.active, self.driver, MANAGER_REMOVE)
        found.append(MANAGER_REMOVE + DONE)
        return found

    def _play_manager_remove(self, colour: int) -> None:
        if colour != DONE:
            self.remove(self.active, self.driver, colour)
        self._ask(MANAGER_RETURN)

    def _legal_manager_return(self) -> list[int]:
        """C8, the second half."""
        found = self.colours_in(self.active, self.driver, MANAGER_RETURN)
        found.append(MANAGER_RETURN + DONE)
        return found + self.colours_in(self.discard, self.driver, MANAGER_RETURN + FROM_DISCARD)

    def _play_manager_return(self, answer: int) -> None:
        seat = self.driver
        if answer != DONE:
            area = self.active if answer < DONE else self.discard
            colour = answer if answer < DONE else answer - FROM_DISCARD
            area[seat * COLOURS + colour] -= 1
            self.bag[seat * COLOURS + colour] += 1
            self.in_bag[seat] += 1
            if self.telling:
                self._tell_cube("returns-active" if answer < DONE else "returns-discard", colour)
        self._done()

    def _play_mechanic(self, colour: int) -> None:
        """C9: to used without its effect, then up to two cubes of discard are removed."""
        self.active[self.driver * COLOURS + colour] -= 1
        self.used[self.driver * COLOURS + colour] += 1
        if self.telling:
            self._tell_cube("spends", colour)
        self._ask(REMOVE_DISCARD, _MOST[MECHANIC])

    # ---- Pit

    def _use_pit(self, card: i64) -> None:
        if card == CREW_CHIEF:
            self._crew_chief()
        elif card == PIT_CAPTAIN:
            self._ask(REMOVE_DISCARD, _MOST[PIT_CAPTAIN])
        elif card == PIT_CREW:
            self._ask(PIT_CREW_CHOICE, must=True)
        else:
            self._ask(PIT_TEAM_REMOVE, _MOST[PIT_TEAM], must=True)

    def _crew_chief(self) -> None:
        """C10: draw until a cube is no Wear, then all Wear leaves the discard."""
        before = self.active[:] if self.telling else self.active
        colour: int = WEAR
        while colour == WEAR:
            colour = self.draw(self.driver)
        if self.telling:
            self.tell_draws(self.driver, before)
        self._remove_all_wear()
        self._done()

    def tell_draws(self, seat: int, before: vec[i64]) -> None:
        """Say what has come into active since `before`."""
        new = [self.active[place] - before[place] for place in range(seat * COLOURS, (seat + 1) * COLOURS)]
        self.tell(seat, say("draws", {"seat": seat_name(seat), "cubes": cubes_text(new)}))

    def _remove_all_wear(self) -> None:
        """All Wear leaves the discard."""
        if self.telling and self.discard[self.driver * COLOURS + WEAR] == 0:
            self.tell(self.driver, say("removes-no-wear", {"seat": seat_name(self.driver)}))
        self.remove(self.discard, self.driver, WEAR, self.discard[self.driver * COLOURS + WEAR])

    def _legal_pit_crew(self) -> list[int]:
        """C12."""
        if self.count(self.discard, self.driver) >= _MOST[PIT_CREW]:
            return [PIT_CREW_CHOICE + ALL_WEAR, PIT_CREW_CHOICE + TWO_CUBES]
        return [PIT_CREW_CHOICE + ALL_WEAR]

    def _play_pit_crew(self, answer: int) -> None:
        if answer == TWO_CUBES:
            self._remove_exactly(_MOST[PIT_CREW])
        else:
            self._remove_all_wear()
            self._done()

    def _pit_team_removals(self, money: int, removed: int) -> list[int]:
        """C13: the colours whose removal still leads to some gain."""
        seat = self.driver
        found = self.colours_in(self.discard, seat, PIT_TEAM_REMOVE)
        wear = self.discard[seat * COLOURS + WEAR]
        if found == [PIT_TEAM_REMOVE + WEAR] or (wear and removed + 1 == _MOST[PIT_TEAM]):
            # Any other cube pays for its own like again; Wear alone may not pay for anything.
            most = min(wear, _MOST[PIT_TEAM] - removed)
            if not self.affordable(money + most * self.cost[WEAR]):
                found.remove(PIT_TEAM_REMOVE + WEAR)
        return found

    def _legal_pit_team_remove(self) -> list[int]:
        found = self._pit_team_removals(self.money, self.made)
        if self.made > 0 and self.affordable(self.money):
            found.append(PIT_TEAM_REMOVE + DONE)
        return found

    def _play_pit_team_remove(self, colour: int) -> None:
        if colour != DONE:
            self.remove(self.discard, self.driver, colour)
            self.money += self.cost[colour]
            self.made += 1
            self.left -= 1
        if colour == DONE or self.left == 0:
            self._ask(PIT_TEAM_GAIN, must=True)

    def _play_pit_team_gain(self, colour: int) -> None:
        self.money = 0  # the rest of the sum is lost
        self._gain(colour)
        self._done()

    # ---- Handling

    def _use_handling(self, card: i64) -> None:
        if card == AERODYNAMICS:
            self.calm = True  # C14
            self._done()
        elif card == STEERING:
            self._ask(STEERING_GEAR, must=True)
        else:
            self._move(self.gears_of(card), self.spaces_of(card), must=True)  # C15, C16

    def _legal_steering(self) -> list[int]:
        """C17: light, dark or black."""
        base: i64 = self.driver * COLOURS
        found: list[int] = []
        gear: i64
        for gear in range(LIGHT, GEARS):
            if self.active[base + gear] > 0:
                found.append(STEERING_GEAR + gear)
        return found

    def _play_steering(self, gear: int) -> None:
        self.active[self.driver * COLOURS + gear] -= 1
        self.discard[self.driver * COLOURS + gear] += 1
        if self.telling:
            self._tell_cube("discards", gear)
        self._move(1 << (gear - 1), self.spaces_of(STEERING))

    # ---- Performance

    def _use_performance(self, card: i64) -> None:
        seat = self.driver
        if card == BOOST:
            self._ask(BOOST_DRAW, _MOST[BOOST])
        elif card == NITRO:
            before = self.active[:] if self.telling else self.active
            self.drawn = [self.draw(seat) for _ in range(_MOST[NITRO])]
            if self.telling:
                self.tell_draws(seat, before)
            self._ask(NITRO_KEEP, must=True)
        else:
            self._move(self.gears_of(card), self.spaces_of(card))  # C19, C21

    def _legal_boost_draw(self) -> list[int]:
        """C18."""
        if self.drawable(self.driver) == 0:
            return [BOOST_DRAW]
        return [BOOST_DRAW, BOOST_DRAW + 1]

    def _play_boost_draw(self, answer: int) -> None:
        seat = self.driver
        if answer == 1:
            self._draw_one(seat)
            self.made += 1
            self.left -= 1
            if self.left > 0:
                return
        if self.made:
            self.gain_wear(seat, self.made)
        elif self.telling:
            self.tell(seat, say("declines-draw", {"seat": seat_name(seat)}))
        self.asked = BOOST_REPLY
        self.made = 0
        self._next_reply()

    def _draw_one(self, seat: int) -> None:
        before = self.active[:] if self.telling else self.active
        self.draw(seat)
        if self.telling:
            self.tell_draws(seat, before)

    def _next_reply(self) -> None:
        """C18: the next opponent in turn order that has something to draw is asked; `made` counts them."""
        players = self.terms.players
        while self.made + 1 < players:
            self.made += 1
            seat = (self.driver + self.made) % players
            if self.drawable(seat) > 0:
                self.to_move = seat
                return
            if self.telling:
                self.tell(seat, say("nothing-to-draw", {"seat": seat_name(seat)}))
        self.to_move = self.driver
        self._done()

    def _play_boost_reply(self, answer: int) -> None:
        if answer == 1:
            self._draw_one(self.to_move)
        elif self.telling:
            self.tell(self.to_move, say("declines-draw", {"seat": seat_name(self.to_move)}))
        self._next_reply()

    def _legal_nitro(self) -> list[int]:
        """C20: not asked if both are alike."""
        one, other = self.drawn[0], self.drawn[1]
        if one == other:
            return [NITRO_KEEP + one]
        return [NITRO_KEEP + min(one, other), NITRO_KEEP + max(one, other)]

    def _play_nitro(self, colour: int) -> None:
        thrown = self.drawn[1] if self.drawn[0] == colour else self.drawn[0]
        self.active[self.driver * COLOURS + thrown] -= 1
        self.discard[self.driver * COLOURS + thrown] += 1
        if self.telling:
            self._tell_cube("discards", thrown)
        self.drawn = _NOTHING
        self._done()

    # ---- Engine

    def _use_engine(self, card: i64) -> None:
        if card == SUPERCHARGED:
            self._ask(SUPER_TAKE, _MOST[SUPERCHARGED])
        else:
            self._move(self.gears_of(card), self.spaces_of(card))  # C22-C24

    def leads_in_blue(self) -> bool:
        """C24: more blue cubes out of the bag than any opponent has in its discard."""
        own: i64 = self.driver * COLOURS + BLUE
        held: i64 = self.active[own] + self.used[own] + self.discard[own]
        seat: i64
        for seat in range(self.terms.players):
            if seat != self.driver and self.discard[seat * COLOURS + BLUE] >= held:
                return False
        return True

    def _legal_super(self) -> list[int]:
        """C25."""
        found = self.colours_in(self.discard, self.driver, SUPER_TAKE)
        found.append(SUPER_TAKE + DONE)
        return found

    def _play_super(self, colour: int) -> None:
        if colour == DONE:
            self._done()
            return
        self.discard[self.driver * COLOURS + colour] -= 1
        self.active[self.driver * COLOURS + colour] += 1
        if self.telling:
            self._tell_cube("takes-back", colour)
        self.left -= 1
        if self.left == 0:
            self._done()


_NOTHING: Final[list[int]] = []
