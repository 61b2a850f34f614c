"""Options as large as a stranger can make them: tracks at every bound, and any other option by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import pi

from ludoteca.engine.options import Choice, Option, Several, Text, Whole, counted_with
from ludoteca.engine.shelf import rules_of

Options = dict[str, object]

CELLS = ("WLDB4 WLDB", "WLDB WLDB", "W W2", "W4 L", "W L D B W L D", "W L2 D3", "WLDB", "W")
"""Lanes of a stretch that white can drive through."""


def track(stretches: int, lanes: int, length: float, pieces: int, cell: str) -> str:
    """An oval of so many stretches, each of them in so many pieces, with the same spaces everywhere but on the grid."""
    radius = lanes / 2 + 1
    each = (length - 2 * pi * radius) / (stretches - 2) / pieces
    ends = (stretches // 2 - 1, stretches - 1)
    lines = ["track Long", f"lanes {lanes}", "laps 8", "firstcross counts", "money 99 99 99 99 99"]
    for number in range(stretches):
        part = f"L{180 / pieces:g}r{radius:g}" if number in ends else f"S{each:.3f}"
        cells = ["W@5 W@4 W@3 W@2 W@1" if number == 0 and lane == 0 else cell for lane in range(lanes)]
        lines.append(" | ".join([f"post p{number}", " ".join([part] * pieces), *cells]))
    return "\n".join(lines)


def largest_tracks() -> list[str]:
    """Tracks that are at one bound or another."""
    return [
        track(40, 6, 398, 3, "WLDB4 WLDB"),  # sections, pieces and length
        track(40, 2, 398, 3, "W L D B W L D"),  # spaces, in few lanes
        track(14, 6, 398, 8, "W L D B W L D"),  # spaces, in many lanes
        track(4, 6, 60, 30, "WLDB WLDB"),  # pieces
        track(40, 6, 110, 1, "WLDB WLDB"),  # much in little room
    ]


def larger_tracks() -> list[str]:
    """Tracks that are beyond a bound, by a little or by far."""
    return [
        track(4, 6, 60, 1, "W630 W630"),
        track(40, 6, 398, 3, "WLDB5 WLDB"),
        track(40, 6, 398, 3, "WLDB WLDB WLDB"),
        track(4, 6, 60, 300, "W"),
        track(40, 6, 1500, 3, "WLDB4 WLDB"),
    ]


def any_track(chance: random.Random) -> str:
    """Some track, which may be too large."""
    stretches, lanes = chance.choice((4, 8, 20, 40, 60)), chance.randint(2, 6)
    pieces = chance.choice((1, 2, 3, 5, 9))
    cell = chance.choice((*CELLS, "W1260 W1260", "W30 L30", "-1 W", "W " * 20))
    return track(stretches, lanes, chance.choice((60, 120, 399, 700)), pieces, cell)


def any_options(game: str, chance: random.Random) -> Options:
    """Some value for each option, or none; where a text is given, it counts."""
    options = rules_of(game).option_list
    given: Options = {one.name: _any_value(one, chance) for one in options if chance.random() < 0.6}
    for name, (other, values) in counted_with(options).items():
        if name in given and chance.random() < 0.8:
            given[other] = values[0]
    return given


def _any_value(option: Option, chance: random.Random) -> object:
    if isinstance(option, Choice):
        return chance.choice(option.values)
    if isinstance(option, Whole):
        return chance.choice((option.low, option.high, chance.randint(option.low, option.high)))
    if isinstance(option, Several):
        return chance.sample(option.values, chance.randint(option.least, option.most))
    assert isinstance(option, Text)
    return any_track(chance)


def large_options(game: str, seed: int, number: int) -> Iterator[Options]:
    """So many options that the game takes."""
    chance = random.Random(f"{game} {seed}")
    rules = rules_of(game)
    while number:
        options = any_options(game, chance)
        if rules.allows(options):
            number -= 1
            yield options


def largest_options(game: str) -> list[Options]:
    """The most players with each number at its highest, and the largest texts that the game takes."""
    rules = rules_of(game)
    most: Options = {}
    for option in rules.option_list:
        if option.name == "players" and isinstance(option, Choice):
            most["players"] = option.values[-1]
        elif isinstance(option, Whole):
            most[option.name] = option.high
    if game == "automobiles":
        texts = [*largest_tracks(), *larger_tracks()]
        wanted: list[Options] = [{**most, "track": "custom", "track_text": text} for text in texts]
        return [options for options in wanted if rules.allows(options)]
    return [most]
