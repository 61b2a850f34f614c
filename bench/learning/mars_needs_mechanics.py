"""Learns the habits of Mars Needs Mechanics, and then the prospects of who plays by them.

Five eighths of the games are played with two; from there, the rest with three and four. A sixth as many again are
played by the habits so learned, for the prospects: a ridge regression of what a seat ends with.
"""

from __future__ import annotations

from random import Random
from textwrap import wrap
from typing import NamedTuple

import numpy as np

import ludoteca
from bench.learning import Climb, Numbers, Run, Say, batches, made_by
from ludoteca.engine.dice import Dice, drawn
from ludoteca.games.mars_needs_mechanics import MarsNeedsMechanics, learned
from ludoteca.games.mars_needs_mechanics.coaching import Coach, Glance
from ludoteca.games.mars_needs_mechanics.habits import NEUTRAL, PHASES, Habits, first_habits, phase_of
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.prospects import FEATURES

BATCH = 400
TESTS = 300  # games against the first weights, for each report
RATE = 0.04
LEAST = 1e-4
FAR = 40.0  # cogs: so far ahead at the end, more is no better
HOPED = 25.0 / FAR  # the classic values are of a lead of 25
WIDEST = 8.0  # a factor lies between exp(-8) and exp(8)
RIDGE = 20.0
STEPS = 150  # of the conjugate gradients
SPREADS = range(3, 80)  # that are tried
LIKED = 30.0  # as FAR, for the spreads: what the strategy likes
PARTS = (8, 5)  # five eighths of the games are with two
FITTED = 6  # a sixth as many again for the prospects


class Played(NamedTuple):
    """A game that the prospects learn from."""

    seen: list[Glance]
    cogs: list[int]
    returns: list[float]


def tables(players: int) -> list[MarsNeedsMechanics]:
    """The games that are played: three of the starter set, one by chance, one of all Mechanisms."""
    all_ten = tuple(f"C{number}" for number in range(1, 11))
    usual = _game(players=players)
    by_chance = _game(players=players, mechanism_set="random_5")
    return [usual, usual, usual, by_chance, _game(players=players, mechanism_set="chosen", chosen_mechanisms=all_ten)]


def _game(**options: object) -> MarsNeedsMechanics:
    game = ludoteca.make("mars_needs_mechanics", **options)
    assert isinstance(game, MarsNeedsMechanics)
    return game


def factors(habits: Numbers) -> list[float]:
    """The factor of each mark."""
    return [float(factor) for factor in np.exp(habits)]


def utilities(cogs: list[int], returns: list[float], far: float) -> list[float]:
    """How each seat likes the end: half the win, half the lead."""
    leads = (cogs[seat] - max(cogs[:seat] + cogs[seat + 1 :]) for seat in range(len(cogs)))
    return [0.5 * won + 0.5 * max(-1.0, min(1.0, lead / far)) for won, lead in zip(returns, leads, strict=True)]


def started(game: MarsNeedsMechanics, seed: int) -> MarsNeedsMechanicsState:
    """A new game."""
    state = game.start(seed)
    assert isinstance(state, MarsNeedsMechanicsState)
    return state


def share(game: MarsNeedsMechanics, habits: list[float], others: list[float], games: int, seed: int) -> float:
    """How many of the games one seat wins by the habits, all others having the other ones."""
    own, theirs = Habits(game.terms, habits), Habits(game.terms, others)
    dice = Dice.seeded(seed)
    won = 0
    for number in range(games):
        state = started(game, seed + number // game.players)
        seat = number % game.players
        while state.to_move >= 0:
            weights = (own if state.to_move == seat else theirs).weights(state)
            state.advance(state.choices[drawn(weights, dice)])
        won += seat in state.winners()
    return won / games


def improved(habits: Numbers, games: list[MarsNeedsMechanics], count: int, seed: int, say: Say) -> Numbers:
    """Better habits, by so many games against themselves."""
    climb = Climb(habits.copy(), RATE, LEAST)
    coaches = [Coach(game.terms, []) for game in games]
    deals, dice = Random(seed), Dice.seeded(seed)
    first = factors(np.array(first_habits()))
    names = " and ".join(str(players) for players in sorted({game.players for game in games}))
    for batch in batches(count, BATCH):
        now = factors(climb.numbers)
        for coach in coaches:
            coach.factors = now
            coach.gradient = [0.0] * len(now)
        cogs = 0.0
        for number in range(batch.first, batch.first + batch.games):
            place = number % len(games)
            state = started(games[place], deals.getrandbits(60))
            coaches[place].play(state, dice)
            coaches[place].learn(utilities(state.cogs, state.returns(), FAR), HOPED)
            cogs += sum(state.cogs) / len(state.cogs)
        climb.step(np.sum([coach.gradient for coach in coaches], axis=0) / batch.games, batch.rate)
        np.clip(climb.numbers, -WIDEST, WIDEST, out=climb.numbers)
        climb.numbers[NEUTRAL] = 0.0
        if batch.reported:
            won = share(games[0], factors(climb.numbers), first, min(TESTS, count), seed)
            played = batch.first + batch.games
            say(f"{names} players, {played:,} games: {cogs / batch.games:.1f} cogs, {won:.0%} against the first habits")
    return climb.numbers


def prospects(
    habits: Numbers, games: list[MarsNeedsMechanics], count: int, seed: int, say: Say
) -> tuple[Numbers, list[float]]:
    """What each mark of a seat is worth, and the spread of each phase, by so many games of the habits."""
    now = factors(habits)
    coaches = [Coach(game.terms, now) for game in games]
    deals, dice = Random(seed), Dice.seeded(seed)
    played: list[Played] = []
    for number in range(count):
        coach = coaches[number % len(games)]
        coach.watching = True
        state = started(games[number % len(games)], deals.getrandbits(60))
        coach.play(state, dice)
        played.append(Played(coach.seen, list(state.cogs), state.returns()))
    worths, gains = fitted(played, say)
    return worths, spreads(played, gains)


def fitted(played: list[Played], say: Say) -> tuple[Numbers, Numbers]:
    """A ridge regression of the cogs that each seat gained from a round on; and what it expects of each."""
    rows: list[int] = []
    marks: list[int] = []
    gained: list[float] = []
    for game in played:
        for glance in game.seen:
            gain = game.cogs[glance.seat] - glance.cogs
            for mark in glance.marks:
                if mark >= 0:
                    rows.append(len(gained))
                    marks.append(mark)
                else:  # known, so that it need not be learned
                    gain += mark
            gained.append(float(gain))
    row, column, goal = np.array(rows), np.array(marks), np.array(gained)
    kept = np.arange(len(goal)) < max(1, len(goal) * 9 // 10)  # the last tenth shows how well it does on games unseen

    def expected(worths: Numbers) -> Numbers:
        return np.bincount(row, weights=worths[column], minlength=len(goal)).astype(np.float64)

    def of_marks(errors: Numbers) -> Numbers:
        return np.bincount(column, weights=(errors * kept)[row], minlength=FEATURES).astype(np.float64)

    worths = np.zeros(FEATURES)
    rest = of_marks(goal)
    way = rest.copy()
    size = float(rest @ rest)
    for _ in range(STEPS):
        if size < 1e-3:
            break
        bent = of_marks(expected(way)) + RIDGE * way
        step = size / float(way @ bent)
        worths += step * way
        rest -= step * bent
        size, before = float(rest @ rest), size
        way = rest + size / before * way
    found = expected(worths)
    unseen = goal[~kept]
    missed = float(((goal - found)[~kept] ** 2).mean() / max(1e-9, unseen.var()))
    say(f"prospects of {len(played):,} games: r² {1.0 - missed:.2f} of what a seat gains, in games unseen")
    return worths, found


def spreads(played: list[Played], gains: Numbers) -> list[float]:
    """By phase: the lead in expected cogs that is half of what can be hoped for."""
    phases: list[list[tuple[float, float]]] = [[] for _ in range(PHASES)]
    row = 0
    for game in played:
        seats = len(game.cogs)
        liked = utilities(game.cogs, game.returns, LIKED)
        for first in range(0, len(game.seen), seats):
            glances = game.seen[first : first + seats]
            ends = [
                glance.cogs + gains[row + seat] - sum(mark for mark in glance.marks if mark < 0)
                for seat, glance in enumerate(glances)
            ]
            for seat in range(seats):
                lead = ends[seat] - max(ends[:seat] + ends[seat + 1 :])
                phases[phase_of(glances[0].left)].append((float(lead), liked[seat]))
            row += seats
    found = []
    for pairs in phases:
        leads, likings = np.array(pairs or [(0.0, 0.0)]).T
        missed = [float(((likings - leads / (spread + abs(leads))) ** 2).mean()) for spread in SPREADS]
        found.append(float(SPREADS[int(np.argmin(missed))]))
    return found


def text(run: Run) -> str:
    """Learn, and write the module."""
    two, more = tables(2), [*tables(3), *tables(4)]
    with_two = run.games * PARTS[1] // PARTS[0]
    with_more = run.games - with_two
    begin = np.log(learned.factors(2, 1.0)) if run.start else np.array(first_habits())
    of_two = improved(begin, two, with_two, run.seed, run.say)
    of_more = improved(np.log(learned.factors(3, 1.0)) if run.start else of_two, more, with_more, run.seed, run.say)
    fit_two = prospects(of_two, two, max(1, with_two // FITTED), run.seed + 1, run.say)
    fit_more = prospects(of_more, more, max(1, with_more // FITTED), run.seed + 1, run.say)
    return HEAD.format(made_by=made_by(run, learned.__doc__)) + "".join(
        [
            f"\n\n_SPREADS_OF_TWO: Final = {fit_two[1]}\n\n\n_SPREADS: Final = {fit_more[1]}\n",
            _listed("_HABITS_OF_TWO", of_two, 100.0),
            _listed("_HABITS", of_more, 100.0),
            _listed("_WORTHS_OF_TWO", fit_two[0], 10.0),
            _listed("_WORTHS", fit_more[0], 10.0),
        ]
    )


def _listed(name: str, numbers: Numbers, scale: float) -> str:
    rows = "\n".join(wrap(" ".join(str(round(number * scale)) for number in numbers.tolist()), 118))
    return f'\n{name}: Final = """\n{rows}\n"""\n'


HEAD = '''"""What was learned by playing: the numbers of the habits and of the prospects, for two players and for more.

{made_by}"""

from __future__ import annotations

from math import exp
from typing import Final


def factors(players: int, bold: float) -> list[float]:
    """Of each mark of a choice, to that power."""
    return [exp(bold * int(number) / 100.0) for number in (_HABITS_OF_TWO if players == 2 else _HABITS).split()]


def worths(players: int) -> list[float]:
    """Of each mark of a seat, in cogs."""
    return [int(number) / 10.0 for number in (_WORTHS_OF_TWO if players == 2 else _WORTHS).split()]


def spreads(players: int) -> list[float]:
    """By phase: the lead in cogs that is half of what can be hoped for."""
    return (_SPREADS_OF_TWO if players == 2 else _SPREADS)[:]
'''
