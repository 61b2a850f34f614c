"""What is said of a decision: what the deciding seat could have known, what it did, and what that cost.

The position is never looked at but through `redeal` for the deciding seat: the same is said in all worlds that it
cannot tell apart. A search finds out about every choice. If it would have done what was done, nothing was lost. Else
what it would have done and what was done are followed through the same imagined worlds, with the same chance, until
the difference is clear or clearly small; only what is beyond the noise of that is held against anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Final

from ludoteca.bots.branch import Branch
from ludoteca.bots.outlook import Ways, chance_of, deviation, looked_at, mean
from ludoteca.bots.reasons import HARDLY, reason, worth
from ludoteca.bots.search import CONFIDENCE, Advice, SearchBot, best_of
from ludoteca.bots.tree import Tree
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.review.budget import Budget
from ludoteca.review.pieces import (
    BAD,
    BEST,
    BLUNDER,
    DOUBT,
    DOUBTFUL,
    GOOD,
    MISTAKE,
    ONLY,
    WRONG,
    Choice,
    Judgement,
    Reason,
)
from ludoteca.review.scales import scaled, settings_of

SHOWN: Final = 3  # choices that are followed at the least
FEW: Final = 16  # worlds for those that are only shown
SEEN: Final = 64  # for the best of them: its chance is what is told of the position
FIRST: Final = 32  # worlds after which it is first asked whether the difference is clear
GROWTH: Final = 0.25  # of the simulations, for the tree below each choice
WORLDS: Final = 0.2  # of the simulations: worlds, where it is not close
FIRST_LOOK: Final = 0.4  # of the time that is left, for the first of two looks
COMPARING: Final = 0.85  # of it, until the difference must do: the rest is for the reason
GROWING: Final = 0.4  # of the time of a look, for those trees at the most
TOLD: Final = 48  # worlds for a reason, to begin with
MOST_TOLD: Final = 8 * TOLD  # where nothing is clear yet
LONGEST: Final = 150  # decisions of them
TRUSTED: Final = 6  # ways through a move of the expected line
LINE: Final = 12  # moves of it


def judge(state: State, action: int, budget: Budget, seed: int) -> Judgement:
    """What is to be said of this action of the seat to move."""
    seat = state.to_move
    world = state.redeal(seat, seed)
    if len(world.choices) == 1:
        return _only(world, action, seed)
    return Judge(world, action, budget, seed).judgement()


def _only(world: State, action: int, seed: int) -> Judgement:
    compared = Compared(world, [action], seed)
    compared.meet(SEEN, [0])
    none = (0.0,) * world.game.players
    return Judgement(world.to_move, action, (compared.choice(0),), ONLY, 0.0, 0.0, 0.0, none)


class Judge:
    """The judgement of one decision in the making."""

    def __init__(self, world: State, action: int, budget: Budget, seed: int) -> None:
        self.world = world
        self.action = action
        self.budget = budget
        self.seed = seed
        self.deadline = perf_counter() + budget.seconds if budget.seconds else inf

    def judgement(self) -> Judgement:
        """Search, follow what matters, and say it."""
        budget, world = self.budget, self.world
        share = budget.seconds / 2
        bot = SearchBot(world.game.strategy(), budget.simulations, share)
        found = bot.think(world, self.seed)
        best = best_of(found)
        ranked = sorted(found, key=lambda one: (one is not best, -one.visits, -one.expected, one.action))
        followed = ranked[:SHOWN] + [one for one in ranked[SHOWN:] if one.action == self.action]
        compared = Compared(world, [one.action for one in followed], self.seed + 1)
        played = next(number for number, one in enumerate(followed) if one.action == self.action)
        compared.meet(FEW, range(len(followed)))
        if played > 0:
            self._compare(compared, played)
        elif perf_counter() < self.deadline:
            compared.meet(SEEN - FEW, [0], self.deadline)
        return self._said(compared, ranked, played, bot.tree())

    def _compare(self, compared: Compared, played: int) -> None:
        """Follow what was done and what the search would have done; if that looks wrong, look again, and far deeper.

        Only what the second look finds is held against anybody: a shallow look blames what a good reply would mend.
        """
        simulations, closer = self.budget.simulations, self.budget.closer
        self._look(
            compared, played, GROWTH * simulations, WORLDS * simulations, FIRST_LOOK if closer > 1 else COMPARING
        )
        cost, low, _ = compared.cost(0, played)
        if closer > 1 and verdict_of(cost, low) != GOOD:
            self._look(compared, played, closer * simulations, WORLDS * simulations * closer, COMPARING)

    def _look(self, compared: Compared, played: int, growth: float, most: float, share: float) -> None:
        """Grow trees below both, then follow them through new worlds until the difference is clear or clearly small."""
        now = perf_counter()
        left = (self.deadline - now) * share
        compared.ways.grow(round(growth), now + left * GROWING, (0, played))
        until = now + left
        compared.forget((0, played))
        worlds, most = FIRST, max(FIRST, round(most))
        while True:
            compared.meet(worlds - compared.met(played), (0, played), until)
            cost, low, high = compared.cost(0, played)
            clear = high < DOUBT or (low > 0.0 and (high - low) / 2 < max(0.25 * cost, DOUBT / 2))
            if clear or worlds >= most or perf_counter() >= until:
                return
            worlds = min(most, 2 * worlds)

    def _said(self, compared: Compared, ranked: list[Advice], played: int, tree: Branch) -> Judgement:
        world, none = self.world, (0.0,) * self.world.game.players
        cost, low, high = compared.cost(0, played) if played else (0.0, 0.0, 0.0)
        first = played if cost < 0.0 else 0  # what was done was no worse than what the search would have done
        verdict = verdict_of(cost, low) if first != played else BEST
        choices = self._choices(compared, ranked, first)
        wrong = verdict in (DOUBTFUL, MISTAKE, BLUNDER)
        skill = compared.difference(0, played) if wrong else none
        line = expected_line(tree, compared.actions[first])
        why = self._reason(compared, played) if wrong else None
        if first == played:
            cost, low, high = 0.0, 0.0, max(0.0, high)
        return Judgement(world.to_move, self.action, choices, verdict, cost, low, high, skill, line, why)

    def _choices(self, compared: Compared, ranked: list[Advice], first: int) -> tuple[Choice, ...]:
        """All of them, the best first; what was not followed is told as the search saw it, and is no better."""
        best = compared.choice(first)
        found = [best]
        for number in range(len(compared.actions)):
            if number != first:
                found.append(capped(compared.choice(number), best))
        followed = set(compared.actions)
        for advice in ranked:
            if advice.action not in followed:
                found.append(capped(compared.searched(advice, first), best))
        return (found[0], *sorted(found[1:], key=lambda one: (-one.chance, -one.games, one.action)))

    def _reason(self, compared: Compared, played: int) -> Reason:
        """Why the best choice is better than what was done: followed to the end, or far enough."""
        world, ways = self.world, compared.ways
        ways.trees = [ways.trees[0], ways.trees[played]]
        called = world.describe(self.action)
        best, chosen = looked_at(ways, TOLD, self.deadline, LONGEST)
        while True:
            why = reason(world.game, best, chosen, called, 1)
            if why.key not in HARDLY or len(best.endings) >= MOST_TOLD or perf_counter() >= self.deadline:
                return Reason(why, worth(world.game, best))
            more = looked_at(ways, len(best.endings), self.deadline, LONGEST)
            best.add(more[0])
            chosen.add(more[1])


def verdict_of(cost: float, low: float) -> str:
    """A verdict from what was lost, if that is beyond the noise."""
    if low <= 0.0 or cost < DOUBT:
        return GOOD
    return BLUNDER if cost >= BAD else MISTAKE if cost >= WRONG else DOUBTFUL


def expected_line(tree: Branch, action: int) -> tuple[int, ...]:
    """What the search expects after a choice: move by move what it tried most."""
    found = [action]
    branch = tree.after(action)
    while len(found) < LINE:
        below = [one for one in branch.children if one.visits >= TRUSTED]
        if not below:
            break
        branch = max(below, key=lambda one: (one.visits, -one.action))
        found.append(branch.action)
    return tuple(found)


class Compared:
    """Choices that are followed through the same imagined worlds, and what each led to."""

    def __init__(self, world: State, actions: Sequence[int], seed: int) -> None:
        self.game = world.game
        self.seat = world.to_move
        self.actions = list(actions)
        self.ways = Ways(world, actions, seed, settings_of(world.game))
        self.chances: list[list[tuple[float, ...]]] = [[] for _ in actions]  # of every seat, by choice and world
        self.returns: list[list[float]] = [[] for _ in actions]
        self.points: list[list[float]] = [[] for _ in actions]

    def forget(self, among: Sequence[int]) -> None:
        """Begin anew with these, whose trees have grown meanwhile."""
        for number in among:
            self.chances[number], self.returns[number], self.points[number] = [], [], []

    def met(self, number: int) -> int:
        """In how many worlds a choice was followed."""
        return len(self.chances[number])

    def meet(self, worlds: int, among: Sequence[int], deadline: float = inf) -> None:
        """Follow these choices through so many more worlds."""
        for _ in range(worlds):
            for number, after, dice in self.ways.meet(among):
                self.ways.wander(number, after, dice)
                returns = judged_leaf(self.ways.trees[number], after, dice)
                self.chances[number].append(tuple([chance_of(self.game, value) for value in returns]))
                self.returns[number].append(returns[self.seat])
                self.points[number].append(float(after.scores()[self.seat]))
            if perf_counter() >= deadline:
                return

    def means(self, number: int, first: int = 0) -> tuple[float, ...]:
        """What every seat may expect, as it was found; only of so many worlds, if wished."""
        seen = self.chances[number][: first or None]
        return tuple([mean([chances[seat] for chances in seen]) for seat in range(self.game.players)])

    def difference(self, number: int, other: int) -> tuple[float, ...]:
        """How much the chance of every seat is less after the one than after the other, in the worlds of both."""
        common = min(self.met(number), self.met(other))
        ours = scaled(self.game, self.means(number, common))
        theirs = scaled(self.game, self.means(other, common))
        return tuple([their - our for our, their in zip(ours, theirs, strict=True)])

    def cost(self, number: int, other: int) -> tuple[float, float, float]:
        """What the deciding seat loses by the other, with its 95% interval, world by world."""
        common = min(self.met(number), self.met(other))
        ours = [chances[self.seat] for chances in self.chances[number][:common]]
        theirs = [chances[self.seat] for chances in self.chances[other][:common]]
        behind = [our - their for our, their in zip(ours, theirs, strict=True)]
        raw, error = mean(behind), sqrt((deviation(behind) ** 2 + 1 / common**2) / common)
        slope = self._slope(self.means(number, common), self.means(other, common))
        cost = -self.difference(number, other)[self.seat]
        half = CONFIDENCE * error * slope
        if cost * raw < 0.0:  # the scale has turned it round: it is nothing
            cost = 0.0
        return cost, cost - half, cost + half

    def _slope(self, ours: tuple[float, ...], theirs: tuple[float, ...]) -> float:
        """How much wider a small difference becomes by the scale, between the two."""
        middle = [(our + their) / 2 for our, their in zip(ours, theirs, strict=True)]
        step = 0.02
        players = len(middle)
        up, down = list(middle), list(middle)
        for seat in range(players):
            by = step if seat == self.seat or self.game.together else -step / (players - 1)
            up[seat] += by
            down[seat] -= by
        wide = scaled(self.game, up)[self.seat] - scaled(self.game, down)[self.seat]
        return max(0.05, wide / (2 * step))

    def choice(self, number: int) -> Choice:
        """What could be expected of it."""
        means = self.means(number)
        chances = scaled(self.game, means)
        games = self.met(number)
        error = deviation([chances[self.seat] for chances in self.chances[number]]) / sqrt(games)
        half = CONFIDENCE * sqrt(error**2 + 1 / games**3) * self._slope(means, means)
        chance = chances[self.seat]
        low, high = max(0.0, chance - half), min(1.0, chance + half)
        expected, points = mean(self.returns[number]), mean(self.points[number])
        return Choice(self.actions[number], chance, low, high, expected, points, chances, games)

    def searched(self, advice: Advice, best: int) -> Choice:
        """A choice as the search saw it; what its seat does not win the others share as they do after the best one."""
        seat, means = self.seat, self.means(best)
        rest = sum(means) - means[seat]

        def chances(value: float) -> tuple[float, ...]:
            own = chance_of(self.game, value)
            if self.game.together or len(means) == 1:
                return scaled(self.game, [own] * len(means))
            others = [(1.0 - own) * each / rest if rest > 0.0 else (1.0 - own) / (len(means) - 1) for each in means]
            return scaled(self.game, [own if number == seat else other for number, other in enumerate(others)])

        found = chances(advice.expected)
        low, high = chances(advice.low)[seat], chances(advice.high)[seat]
        points = mean(self.points[best])
        return Choice(advice.action, found[seat], low, high, advice.expected, points, found, advice.visits)


def judged_leaf(tree: Tree, world: State, dice: Dice) -> list[float]:
    """What every seat may expect where a way ends: what the rules say, or a playout by this chance."""
    if world.to_move < 0:
        return world.returns()
    tree.dice = dice
    return tree.played_out(world)[0]


def capped(choice: Choice, best: Choice) -> Choice:
    """The same, but no better than the best: the search tells them apart more surely than a few worlds."""
    if choice.chance <= best.chance:
        return choice
    return choice._replace(chance=best.chance, low=min(choice.low, best.chance), chances=best.chances)
