"""The cards of Automobiles (C6-C25): a class for each.

A new card is its entry in `content.toml`, a class here under the same name, and its words `card-…`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.content import Content
from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles import decisions
from ludoteca.games.automobiles.content import BLACK, BLUE, COLOURS, DARK, GEARS, GREEN, LIGHT, WEAR, WHITE, Box
from ludoteca.games.automobiles.decisions import TWO, RaceDecision
from ludoteca.games.automobiles.phrases import say
from ludoteca.games.automobiles.position import ALL_GEARS, NONE, AutomobilesState


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card: the same questions are put to each, and most have the usual answer."""

    wears: bool = False  # whether its entry says how much Wear it brings
    counts: bool = False  # whether its entry names a number
    asks: RaceDecision = decisions.REMOVE_DISCARD  # what it asks first, up to so many times as that number says
    must: bool = False  # whether that has no stop
    missing: str = ""  # what is said where it cannot be used (R17)
    moves: bool = False  # whether it moves the car
    ticks: float = 600.0  # what a bot believes that a cube of it is worth in a hand
    cleans: float = 0.0  # and how much more for each Wear cube that there is to remove
    nimble: bool = False  # whether it finds a space nearly everywhere
    wish: float = 0.4  # how gladly a bot uses one

    def __init__(self, facts: Content) -> None:
        self.name = facts.text("name")
        self.rule = facts.text("rule")
        self.cost = facts.whole("cost", 1, 9)
        self.value = facts.whole("value", 0, 9)
        self.wear = facts.whole("wear", 0, 4) if self.wears else 0
        self.most = facts.whole("most", 1, 9) if self.counts else 1

    def title(self) -> Phrase:
        """Its name."""
        return say(f"card-{self.name}")

    def text(self) -> Phrase:
        """What it says, with the numbers that it plays with."""
        return say(f"card-{self.name}-text", {"most": self.most, "wear": self.wear})

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """R17: whether the driver can use a cube of it now; `reach` is `state.reach()`."""
        return True

    def idle(self, state: AutomobilesState) -> bool:
        """Whether an active cube that can be used would do nothing now but cost what it costs."""
        return False

    def begin(self, state: AutomobilesState) -> None:
        """Its effect, up to what it asks first."""
        self.asks.open(state, self.most, must=self.must)

    def runs(self, state: AutomobilesState) -> list[int]:
        """How it can move the car, three numbers each: colours as bits, spaces, the gear given up for it or NONE."""
        return []

    def ways(self, state: AutomobilesState) -> list[list[int]]:
        """The sections that it can enter as its first, second ... space."""
        found: list[list[int]] = []
        runs = self.runs(state)
        for place in range(0, len(runs), 3):
            for step, sections in enumerate(state.ways(state.path_end, runs[place], runs[place + 1])):
                if step == len(found):
                    found.append([])
                found[step] += [section for section in sections if section not in found[step]]
        return found

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """How promising it is to use a cube of it now; `driven`: the path would better end here."""
        return self.wish


class Mover(Card):
    """A card that moves the car: up to so many spaces of some colours."""

    moves = True

    def _gears(self, state: AutomobilesState) -> i64:
        """The gear colours that it may enter now, as bits."""
        return 1 << LIGHT

    def _spaces(self, state: AutomobilesState) -> i64:
        """How many spaces it allows now, whatever lies ahead."""
        return self.most

    def runs(self, state: AutomobilesState) -> list[int]:
        """The only way there is."""
        return [self._gears(state), self._spaces(state), NONE]

    def idle(self, state: AutomobilesState) -> bool:
        """It can enter nothing."""
        return not self.ways(state)

    def begin(self, state: AutomobilesState) -> None:
        """Step by step."""
        state.move(self._gears(state), self._spaces(state), must=self.must)


def thrown(state: AutomobilesState) -> int:
    """How many cubes lie in the driver's discard."""
    return state.count(state.discard, state.driver)


def worn(state: AutomobilesState, area: vec[i64]) -> int:
    """How much Wear lies in an area of the driver."""
    return area[state.driver * COLOURS + WEAR]


# ---- Garage


class CarChief(Card):
    """C6: a gear cube of the discard becomes the next higher one."""

    asks: RaceDecision = decisions.UPGRADE
    must = True
    missing = "no-upgrade-at-all"
    ticks = 500.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """There is one."""
        return bool(decisions.UPGRADE.legal(state))

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """After driving."""
        return 6.0 if driven else 2.0


class Engineer(Card):
    """C7: cubes go from active to discard, and as many are removed from there."""

    counts = True
    asks: RaceDecision = decisions.ENGINEER_MOVE
    ticks = 350.0
    cleans = 40.0

    def idle(self, state: AutomobilesState) -> bool:
        """Nothing else is active."""
        return state.count(state.active, state.driver) == 1

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """With Wear at hand."""
        return 1.0 + 4.0 * worn(state, state.active) if driven or worn(state, state.active) else 0.5


class Manager(Engineer):
    """C8: an active cube is removed, and a cube goes back into the bag."""

    counts = False
    asks: RaceDecision = decisions.MANAGER_REMOVE

    def idle(self, state: AutomobilesState) -> bool:
        """There is no other cube, neither active nor discarded."""
        return state.count(state.active, state.driver) + thrown(state) == 1


class Mechanic(Card):
    """C9: an active cube is spent without its effect, then cubes of the discard are removed."""

    counts = True
    missing = "no-other-cube"
    ticks = 350.0
    cleans = 30.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """There is another active cube."""
        return state.count(state.active, state.driver) > 1

    def idle(self, state: AutomobilesState) -> bool:
        """There is nothing to remove."""
        return thrown(state) == 0

    def begin(self, state: AutomobilesState) -> None:
        """One is spent, whatever the number of those removed."""
        decisions.MECHANIC_MOVE.open(state, must=True)

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """With Wear to spend and to remove."""
        return 1.0 + 2.0 * min(worn(state, state.active), worn(state, state.discard))


# ---- Pit


class CrewChief(Card):
    """C10: draw until a cube is no Wear, then all Wear leaves the discard."""

    missing = "no-draw"
    ticks = 900.0
    cleans = 110.0
    wish = 16.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """There is something to draw."""
        return state.drawable(state.driver) > 0

    def begin(self, state: AutomobilesState) -> None:
        """At once."""
        before = state.active[:] if state.telling else state.active
        colour: int = WEAR
        while colour == WEAR:
            colour = state.draw(state.driver)
        if state.telling:
            state.tell_draws(state.driver, before)
        state.remove_all_wear()
        state.done()


class PitCaptain(Card):
    """C11: cubes of the discard are removed."""

    counts = True
    cleans = 90.0

    def idle(self, state: AutomobilesState) -> bool:
        """There is nothing to remove."""
        return thrown(state) == 0

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """With Wear to remove."""
        return 2.0 + 4.0 * worn(state, state.discard)


class PitCrew(PitCaptain):
    """C12: all Wear of the discard, or exactly two cubes of it."""

    counts = False
    asks: RaceDecision = decisions.PIT_CREW
    must = True

    def idle(self, state: AutomobilesState) -> bool:
        """Neither half does anything."""
        return thrown(state) < TWO and worn(state, state.discard) == 0


class PitTeam(Card):
    """C13: cubes of the discard are removed, and one is gained that costs no more than they do together."""

    counts = True
    asks: RaceDecision = decisions.PIT_TEAM_REMOVE
    must = True
    missing = "no-pit-team-at-all"
    cleans = 50.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """Some removal leads to a gain."""
        return bool(decisions.PIT_TEAM_REMOVE.removals(state, self.most, 0, 0))

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """With Wear to remove."""
        return 3.0 + worn(state, state.discard)


# ---- Handling


class Aerodynamics(Card):
    """C14: no Wear in this turn's Decline phase."""

    def idle(self, state: AutomobilesState) -> bool:
        """One is enough."""
        return state.calm

    def begin(self, state: AutomobilesState) -> None:
        """Until the end of the turn."""
        state.calm = True
        state.done()

    def promise(self, state: AutomobilesState, driven: bool) -> float:
        """After spaces that wear."""
        return 0.2 if state.calm or state.darkest < LIGHT else 12.0


class Suspension(Mover):
    """C15: a space of the colour of a gear cube in discard, which must be entered."""

    wears = True
    must = True
    missing = "no-suspension"
    ticks = 800.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """There is such a space."""
        return reach & self._gears(state) != 0

    def _gears(self, state: AutomobilesState) -> i64:
        return state.gears_in(state.discard)


class Tires(Suspension):
    """C16: a space of a lower gear than an active gear cube."""

    wears = False
    missing = "no-tires"
    ticks = 700.0

    def _gears(self, state: AutomobilesState) -> i64:
        held = state.gears_in(state.active)
        level: i64 = BLACK
        while level > WHITE and not held >> level & 1:
            level -= 1
        return (1 << level) - 1


class Steering(Mover):
    """C17: an active gear cube is discarded, and spaces of the next lower gear are entered."""

    wears = True
    counts = True
    missing = "no-steering"
    ticks = 1300.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """A white cube alone helps nothing."""
        return state.gears_in(state.active) > 1

    def runs(self, state: AutomobilesState) -> list[int]:
        """One colour for the whole move: that below the gear given up."""
        held = state.gears_in(state.active)
        found: list[int] = []
        gear: i64
        for gear in range(LIGHT, GEARS):
            if held >> gear & 1:
                found += [1 << (gear - 1), self.most, gear]
        return found

    def begin(self, state: AutomobilesState) -> None:
        """First the gear."""
        decisions.STEERING_GEAR.open(state, must=True)


# ---- Performance


class Boost(Card):
    """C18: cubes are drawn, with a Wear for each; then every opponent may draw one."""

    counts = True
    asks: RaceDecision = decisions.BOOST_DRAW
    ticks = 1100.0
    wish = 6.0

    def idle(self, state: AutomobilesState) -> bool:
        """There is nothing to draw."""
        return state.drawable(state.driver) == 0


class Gearbox(Mover):
    """C19: as many light grey spaces as the place says, and more for the last."""

    wears = True
    counts = True
    ticks = 1300.0
    nimble = True

    def _spaces(self, state: AutomobilesState) -> i64:
        return state.noted + (self.most if state.noted == state.terms.players else 0)


class Nitro(Card):
    """C20: two cubes are drawn, and one of them is kept."""

    missing = "no-two-draws"
    ticks = 700.0
    wish = 6.0

    def usable(self, state: AutomobilesState, reach: i64) -> bool:
        """Both can be drawn."""
        return state.drawable(state.driver) >= TWO

    def begin(self, state: AutomobilesState) -> None:
        """Both are drawn before one is chosen."""
        before = state.active[:] if state.telling else state.active
        state.drawn = [state.draw(state.driver) for _ in range(TWO)]
        if state.telling:
            state.tell_draws(state.driver, before)
        decisions.NITRO_KEEP.open(state, must=True)


class Turbo(Mover):
    """C21: light grey spaces, one more for each green cube in any discard."""

    wears = True
    counts = True
    ticks = 1800.0
    nimble = True

    def _spaces(self, state: AutomobilesState) -> i64:
        green: i64 = self.most
        seat: i64
        for seat in range(state.terms.players):
            green += state.discard[seat * COLOURS + GREEN]
        return green


# ---- Engine


class DieselEngine(Mover):
    """C22: as many dark grey spaces as there are dark grey cubes in discard."""

    wears = True
    ticks = 2600.0

    def _gears(self, state: AutomobilesState) -> i64:
        return 1 << DARK

    def _spaces(self, state: AutomobilesState) -> i64:
        return state.discard[state.driver * COLOURS + DARK]


class RotaryEngine(Mover):
    """C23: as many white spaces as there are colours in discard."""

    wears = True
    ticks = 1700.0
    nimble = True

    def _gears(self, state: AutomobilesState) -> i64:
        return 1 << WHITE

    def _spaces(self, state: AutomobilesState) -> i64:
        return len(state.colours_in(state.discard, state.driver, 0))


class HybridEngine(Mover):
    """C24: spaces of one colour, for who has more blue cubes out of the bag than any opponent has in its discard."""

    wears = True
    counts = True
    ticks = 2600.0
    nimble = True

    def _gears(self, state: AutomobilesState) -> i64:
        return ALL_GEARS

    def _spaces(self, state: AutomobilesState) -> i64:
        own: i64 = state.driver * COLOURS + BLUE
        held: i64 = state.active[own] + state.used[own] + state.discard[own]
        seat: i64
        for seat in range(state.terms.players):
            if seat != state.driver and state.discard[seat * COLOURS + BLUE] >= held:
                return 0
        return self.most


class Supercharged(Card):
    """C25: cubes of the discard are taken back into active."""

    wears = True
    counts = True
    asks: RaceDecision = decisions.SUPER_TAKE
    ticks = 1300.0
    wish = 5.0

    def idle(self, state: AutomobilesState) -> bool:
        """There is nothing to take."""
        return thrown(state) == 0


CLASSES: Final[dict[str, type[Card]]] = {
    "car_chief": CarChief, "engineer": Engineer, "manager": Manager, "mechanic": Mechanic,
    "crew_chief": CrewChief, "pit_captain": PitCaptain, "pit_crew": PitCrew, "pit_team": PitTeam,
    "aerodynamics": Aerodynamics, "suspension": Suspension, "tires": Tires, "steering": Steering,
    "boost": Boost, "gearbox": Gearbox, "nitro": Nitro, "turbo": Turbo,
    "diesel_engine": DieselEngine, "rotary_engine": RotaryEngine, "hybrid_engine": HybridEngine,
    "supercharged": Supercharged,
}  # fmt: skip


def cards_of(box: Box) -> list[Card]:
    """The cards of a box, by number; each reads what its entry says of it."""
    found: list[Card] = []
    for entry in box.cards:
        found.append(CLASSES[entry.one_of("name", list(CLASSES))](entry))
        entry.close()
    return found
