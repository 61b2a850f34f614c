"""The positions of the worked examples, in the notation of the rules: `W5 L2 y1`, `beach_1:2.1#4`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.engine.compact import numbers
from ludoteca.engine.dice import Dice
from ludoteca.engine.picture import Picture
from ludoteca.games.automobiles.content import COLOURS, HOUSE
from ludoteca.games.automobiles.decisions import ACTION, begin_turn
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.rules import Automobiles

LETTERS = "".join(HOUSE.letters)

BOOK = ("car_chief", "crew_chief", "steering", "gearbox", "rotary_engine")  # the set of the book's examples


@dataclass
class Seat:
    """A car and the cubes of its driver."""

    at: str
    active: str = ""
    discard: str = ""
    bag: str = "W3 y4"
    lap: int = 0  # laps completed
    used: str = ""


def made(**options: object) -> Automobiles:
    """The game with these options; seat 0 begins unless said otherwise."""
    return Automobiles({"first_player": "seat_0", **options})


def counts_of(text: str) -> list[int]:
    """How many of each colour: `W5 w2`."""
    counts = [0] * COLOURS
    for word in text.split():
        counts[LETTERS.index(word[0])] += int(word[1:] or 1)
    return counts


def race(
    *seats: Seat,
    cards: tuple[str, ...] | str = "first_race",
    driver: int = 0,
    stock: str = "",
    round: int = 1,
    **options: object,
) -> AutomobilesState:
    """The start of a turn; colours named in `stock` are left there so often, what is too much lies in the last bag."""
    if isinstance(cards, tuple):
        options = {"card_set": "custom", "custom_cards": cards, **options}
    else:
        options = {"card_set": cards, **options}
    game = made(players=len(seats), **{"laps": 3, **options})
    state = game.start(1)
    assert isinstance(state, AutomobilesState)
    track = state.terms.track
    last = len(seats) - 1
    areas: dict[str, list[int]] = {}
    for name in ("bag", "active", "used", "discard"):
        areas[name] = [count for seat in seats for count in counts_of(getattr(seat, name))]
    cubes = state.terms.box.cubes
    left = [cubes[colour] - sum(sum(area[colour::COLOURS]) for area in areas.values()) for colour in range(COLOURS)]
    for word in stock.split():
        colour = LETTERS.index(word[0])
        areas["bag"][last * COLOURS + colour] += left[colour] - int(word[1:])
        left[colour] = int(word[1:])
    state.stock = left
    state.bag = numbers(areas["bag"])
    state.active = numbers(areas["active"])
    state.used = numbers(areas["used"])
    state.discard = numbers(areas["discard"])
    state.car = [section_at(state, seat.at) for seat in seats]
    state.distance = [
        track.nose[section] + seat.lap * track.length for section, seat in zip(state.car, seats, strict=True)
    ]
    state.grid = list(range(len(seats)))
    state.stood = [0] * len(seats)
    state.round = round
    state.money = 0
    state.telling = True
    state.events = []
    begin(state, driver)
    return state


def begin(state: AutomobilesState, driver: int) -> None:
    """Let the turn of that seat begin."""
    begin_turn(state, driver)
    state.settle()


def section_at(state: AutomobilesState, place: str) -> int:
    """The section that a place names."""
    section = state.terms.track.section_at(place)
    assert section >= 0, f"there is no {place}"
    return section


def lucky(
    state: AutomobilesState, actions: tuple[int, ...], wanted: Callable[[AutomobilesState], bool]
) -> AutomobilesState:
    """The same position with dice that give what is wanted when these actions are played."""
    for seed in range(3000):
        world = state.clone()
        world.dice = Dice.seeded(seed)
        for action in actions:
            world.advance(action)
        if wanted(world):
            state.dice = Dice.seeded(seed)
            return state
    raise AssertionError("no such luck")


# ---- the examples


def rival(at: str, *, hand: str = "W3 L2 y2", discard: str = "", lap: int = 0) -> Seat:
    """Somebody whose turn it is not, with a hand to go on with."""
    return Seat(at, active=hand, bag="W2 L1 D1 p1 b1", discard=discard, lap=lap)


FAR = rival("turn_1:4.2#5")
LIGHT_ENDS = "beach_2:1.1"  # light grey ahead in the own lane and outside
PURPLE = ACTION.first + LETTERS.index("p")
# Red, blue, green, purple and yellow, as the rulebook names them.
SLIPSTREAM = ("beach_1:1.2", "front:2.3", "turn_1:2.1#2", "turn_1:2.1#1", "beach_1:1.1#2")
FINISH = ("front:1.4#2", "front:1.1#2", "turn_1:1.1", "front:2.2#4", "front:4.1#6")
BLOCKED = ("turn_1:4.2#5", "turn_1:4.2#4", "beach_1:2.1#4", "beach_1:2.1#3")
GRID = ("pits:1.5", "pits:3.2", "pits:1.3", "pits:4.1", "turn_4:1.3")
MONZA = ("griglia:1.4", "griglia:3.2", "griglia:1.3", "griglia:2.1", "griglia:4.1")


def _others(places: tuple[str, ...], driver: int, active: str, lap: int = 0) -> list[Seat]:
    seats = [rival(place, lap=lap) for place in places]
    seats[driver] = Seat(places[driver], active=active, lap=lap)
    return seats


def _on_the_grid(places: tuple[str, ...], driver: int, active: str, **options: Any) -> AutomobilesState:
    seats = [rival(place, lap=-1) for place in places]
    seats[driver] = Seat(places[driver], active=active, bag="W4 D1 y1", lap=-1)
    return race(*seats, driver=driver, **options)


def _to_the_line() -> AutomobilesState:
    """E32: seat 1 can finish; seats 2 and 3 still have their turns."""
    seats = [rival("pits:1.1#2", lap=2), Seat("pits:1.5", active="W1 L1", lap=2)]
    seats += [rival("turn_4:4.1", lap=2), rival("pits:4.3#3", hand="B1 y1 W2 L1 D2", lap=2)]
    return race(*seats, driver=1, round=12)


EXAMPLES: dict[str, Callable[[], AutomobilesState]] = {
    "E1": lambda: lucky(
        race(Seat("front:1.2", active="p1 y1", discard="w5", bag="w2 L1"), FAR),
        (PURPLE,),
        lambda after: after.count(after.bag, 0) == 0,
    ),
    "E2": lambda: race(Seat("front:1.2", active="w2 y1", discard="L1"), FAR),
    "E3": lambda: race(Seat("beach_2:1.3#2", active="b1", discard="W1 L1 w1 y1", bag="W7"), FAR, cards=BOOK),
    "E4": lambda: race(
        Seat(LIGHT_ENDS, active="g1 y1"),
        *[rival(place) for place in ("turn_4:1.3", "turn_4:1.2", "turn_4:1.1", "front:1.2")],
    ),
    "E5": lambda: race(Seat("front:1.2", active="b1 y1", bag="W7"), FAR, cards=BOOK),
    "E6": lambda: race(Seat("beach_2:1.2#3", active="L4 D1", bag="W7"), FAR),
    "E7": lambda: race(*_others(SLIPSTREAM, 3, "W1 L1 D1"), driver=3),
    "E8": lambda: race(Seat("front:1.2", active="W1 w5 y1", discard="w3", bag="L5 D4"), FAR),
    "E9": lambda: race(*_others(BLOCKED, 3, "L1 B1"), driver=3),
    "E10": lambda: race(*_others(BLOCKED, 2, "L1 y1"), driver=2),
    "E11": lambda: race(*_others(FINISH, 4, "y1", lap=3), driver=4, round=9),
    "E12": lambda: race(Seat("front:1.2", active="y1 b2", discard="b2"), rival("turn_1:4.2#5", discard="b3")),
    "E13": lambda: race(Seat("beach_2:1.3#2", active="y1 b1", discard="W1 L3 w2 b1"), FAR, cards=BOOK),
    "E14": lambda: race(Seat("front:1.3", active="y1 r1", discard="D1"), FAR),
    "E15": lambda: race(Seat("front:1.2", active="y2", discard="W1 L1 D1 B1"), FAR, cards=BOOK),
    "E16": lambda: _on_the_grid(GRID, 0, "W3 L3 y1"),
    "E17": lambda: _on_the_grid(MONZA, 2, "W3 L2 D2", track="monza"),
    "E18": lambda: _on_the_grid(GRID, 0, "L4 W2 y1", first_crossing="free"),
    "E19": lambda: race(Seat("pits:4.3#3", active="D1 B1", bag="W7"), rival("front:4.1#6"), rival("front:4.1#5")),
    "E20": lambda: race(Seat("front:1.2", active="W1 D1"), *[rival(f"front:2.2#{section}") for section in (4, 3, 2)]),
    "E21": lambda: race(Seat("front:2.2#4", active="W1 L1"), FAR),
    "E22": lambda: race(Seat("turn_1:2.3", active="y1 b1"), FAR),
    "E23": lambda: race(Seat("front:1.2", discard="W9", bag="L2"), FAR),
    "E24": lambda: race(Seat("front:1.2", active="g1 y1", discard="W1", bag="D1"), FAR, cards="fine_tuning"),
    "E25": lambda: race(Seat("front:1.2", active="p1 y1", discard="D1 w4", bag=""), FAR),
    "E26": lambda: race(
        Seat("front:1.2", active="g1 y1", bag="D5"),
        *[rival(f"turn_1:4.2#{section}") for section in (5, 4, 3)],
        cards="jalopy",
    ),
    "E27": lambda: race(Seat(LIGHT_ENDS, active="g1", bag="W7"), FAR, cards="experts", stock="w1"),
    "E28": lambda: race(Seat("front:1.2", active="w1 p1", discard="w3"), FAR, cards="money"),
    "E29": lambda: race(Seat("front:1.2", active="w2 y2"), FAR, cards="fine_tuning"),
    "E31": lambda: race(Seat("front:1.2", active="y1", discard="W2"), FAR, cards="experts"),
    "E32": _to_the_line,
}
"""E30 needs two red cards, which no race has."""

PICTURES = {
    "E7": Picture("track", "520 0 520 444"),
    "E9": Picture("track", "440 10 400 150"),
    "E16": Picture("track", "170 262 480 176"),
    "E20": Picture("track", "560 262 400 176"),
    "E32": Picture("track", "10 150 560 290"),
}
