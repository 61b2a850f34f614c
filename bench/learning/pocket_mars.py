"""Learns the policy of Pocket Mars: two games of three with two players, the third with three."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

import numpy as np

import ludoteca
from bench.learning import Climb, Numbers, Run, batches, made_by
from ludoteca.engine.game import Game
from ludoteca.games.pocket_mars.learned import LEARNED
from ludoteca.games.pocket_mars.learned import __doc__ as shipped
from ludoteca.games.pocket_mars.policy import first_weights
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.games.pocket_mars.strategy import PocketMarsStrategy, question_of

BATCH = 200
TESTS = 200  # games against the first weights, for each report
RATE = 0.05
LEAST = 1e-3
HOPED = 0.7  # of what the classic values say
PULL = 1e-4  # to 0, with each step
ROW = 10  # numbers in a row of the file


class Made(NamedTuple):
    """A decision that was made: what counts for each choice, and how likely it was."""

    seat: int
    chosen: int
    likely: list[float]
    sums: list[tuple[list[int], list[float]]]  # of each choice: places of the weights, and how often each counts
    hope: float  # what the classic values said of that seat


def decided(state: PocketMarsState, strategy: PocketMarsStrategy, question: int, chance: Random) -> Made:
    """Choose by the policy, and keep what it looked at."""
    policy = strategy.policy
    policy.begin(state)
    policy.noting = True
    sums: list[tuple[list[int], list[float]]] = []
    found: list[float] = []
    for action in state.choices:
        policy.places, policy.amounts = [], []
        found.append(policy.weighs(state, action, question))
        sums.append((policy.places, policy.amounts))
    policy.noting = False
    most = max(found)
    weights = [exp(max(-30.0, one - most)) for one in found]
    whole = sum(weights)
    likely = [weight / whole for weight in weights]
    chosen = chance.choices(range(len(likely)), likely)[0]
    return Made(state.to_move, chosen, likely, sums, strategy.values(state)[state.to_move])


def play(state: PocketMarsState, strategy: PocketMarsStrategy, chance: Random) -> list[Made]:
    """Play a game to its end; the decisions that the policy made."""
    made: list[Made] = []
    while state.to_move >= 0:
        question = question_of(state)
        if question < 0 or len(state.choices) == 1:
            state.advance(chance.choices(state.choices, strategy.priors(state))[0])
        else:
            made.append(decided(state, strategy, question, chance))
            state.advance(state.choices[made[-1].chosen])
    return made


def learn(gradient: list[float], made: list[Made], liked: list[float]) -> None:
    """Add what a game says to the gradient, by how far a seat's liking of the end exceeds what was hoped."""
    for one in made:
        better = liked[one.seat] - HOPED * one.hope
        for number, (places, amounts) in enumerate(one.sums):
            share = better * ((1.0 if number == one.chosen else 0.0) - one.likely[number])
            for place, amount in zip(places, amounts, strict=True):
                gradient[place] += share * amount


def started(game: Game, seed: int) -> PocketMarsState:
    """A new game."""
    state = game.start(seed)
    assert isinstance(state, PocketMarsState)
    return state


def strategy_of(game: Game, weights: list[float]) -> PocketMarsStrategy:
    """The strategy with other weights."""
    found = game.strategy()
    assert isinstance(found, PocketMarsStrategy)
    found.policy.weights = weights
    return found


def share(game: Game, weights: list[float], others: list[float], games: int, seed: int) -> float:
    """How much of the games one seat of two wins by the weights, the other having the other ones; a tie is half."""
    chance = Random(seed)
    sides = strategy_of(game, weights), strategy_of(game, others)
    won = 0.0
    for number in range(games):
        state = started(game, seed + number // 2)
        seat = number % 2
        while state.to_move >= 0:
            priors = sides[0 if state.to_move == seat else 1].priors(state)
            state.advance(chance.choices(state.choices, priors)[0])
        winners = state.winners()
        won += (seat in winners) / len(winners)
    return won / games


def improved(weights: Numbers, run: Run) -> Numbers:
    """Better weights, by games against themselves."""
    climb = Climb(weights.copy(), RATE, LEAST)
    games = [ludoteca.make("pocket_mars", players=players) for players in (3, 2, 2)]
    chance = Random(run.seed)
    for batch in batches(run.games, BATCH):
        strategies = [strategy_of(game, climb.numbers.tolist()) for game in games]
        gradient = [0.0] * len(climb.numbers)
        scored = 0.0
        for number in range(batch.first, batch.first + batch.games):
            place = number % len(games)
            state = started(games[place], chance.getrandbits(60))
            made = play(state, strategies[place], chance)
            learn(gradient, made, strategies[place].utilities(state))
            sides = state.terms.sides
            scored += sum(points(state, side) for side in range(sides)) / sides
        climb.step(np.array(gradient) / batch.games, batch.rate)
        climb.numbers *= 1.0 - PULL
        if batch.reported:
            won = share(games[1], climb.numbers.tolist(), first_weights(), min(TESTS, run.games), run.seed)
            score = scored / batch.games
            played = batch.first + batch.games
            run.say(f"{played:,} games: {score:.1f} points, {won:.0%} against the first weights")
    return climb.numbers


def text(run: Run) -> str:
    """Learn, and write the module."""
    found = improved(np.array(LEARNED if run.start else first_weights()), run)
    listed = [f"{round(number, 3) + 0.0}" for number in found.tolist()]
    rows = [", ".join(listed[first : first + ROW]) for first in range(0, len(listed), ROW)]
    return HEAD.format(made_by=made_by(run, shipped), rows="".join(f"    {row},\n" for row in rows))


HEAD = '''"""The numbers of the policy of Pocket Mars, as games against itself left them; places as in `policy`.

{made_by}"""

from __future__ import annotations

from typing import Final

LEARNED: Final[list[float]] = [
{rows}]  # fmt: skip
'''
