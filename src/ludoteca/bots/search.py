"""The bot that thinks: information-set Monte-Carlo tree search over redealt worlds, for any number of players.

Each simulation imagines a world that the deciding seat cannot tell from the real one (`redeal`), walks down
one tree that all worlds share, adds one position, plays it out by the strategy's weights and carries the
returns of every seat back up. A seat chooses in the tree by its own returns, by how promising the strategy
finds a move, and by how seldom it was tried where it was possible.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from ludoteca.bots.base import Bot, fresh_seed
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.strategy import Strategy

LOOK_AT_CLOCK: Final = 16  # simulations between two looks at the clock
CONFIDENCE: Final = 1.96  # a 95% interval


@final
class Node:
    """A position of the tree as its deciding seat knows it; the statistics are those of the move into it."""

    __slots__ = ("action", "available", "children", "prior", "squares", "total", "visits", "worth")

    def __init__(self, action: int, prior: float) -> None:
        self.action = action  # the move that leads here
        self.prior = prior  # how promising the strategy found it, from 0 to 1
        self.visits = 0
        self.available = 0  # how often the move was possible when its parent was visited
        self.worth = 0.0  # how much the seat that made the move liked what came of it
        self.total = 0.0  # its returns
        self.squares = 0.0
        self.children: list[Node] = []


class Advice:
    """What a search found out about one legal action."""

    __slots__ = ("action", "expected", "high", "low", "visits")

    def __init__(self, action: int, visits: int, expected: float, low: float, high: float) -> None:
        self.action = action
        self.visits = visits
        self.expected = expected  # the mean return of the deciding seat
        self.low = low  # a 95% interval of it
        self.high = high

    def __reduce__(self) -> tuple[object, tuple[int, int, float, float, float]]:
        return Advice, (self.action, self.visits, self.expected, self.low, self.high)


class SearchBot(Bot):
    """Thinks for a number of simulations, for some seconds, or for whichever ends first."""

    def __init__(
        self, strategy: Strategy, simulations: int = 1000, seconds: float = 0.0, exploration: float = 1.0
    ) -> None:
        super().__init__("search")
        self.strategy = strategy
        self.simulations = simulations  # at most so many; 0: as many as the time allows
        self.seconds = seconds  # 0: no limit of time, and then the same seed gives the same choice
        self.exploration = exploration

    def choose(self, world: State, seed: int) -> int:
        """The action tried most often."""
        return best_of(self.think(world, seed)).action

    def think(self, world: State, seed: int) -> list[Advice]:
        """What the search finds out about each legal action, in the order of the actions."""
        seat = world.to_move
        dice = Dice.seeded(seed)
        root = Node(-1, 1.0)
        self._expand(root, world)
        deadline = perf_counter() + self.seconds
        done = 0
        while self.simulations == 0 or done < self.simulations:
            self._simulate(root, world.redeal(seat, fresh_seed(dice)), dice)
            done += 1
            if self.seconds > 0.0 and done % LOOK_AT_CLOCK == 0 and perf_counter() >= deadline:
                break
        return [_advice(child) for child in root.children]

    def _simulate(self, root: Node, world: State, dice: Dice) -> None:
        path = [root]
        movers = [-1]
        node = root
        while world.to_move >= 0:
            if node.visits == 0 and node is not root:
                break
            mover = world.to_move
            node = self._select(node, world)
            world.advance(node.action)
            path.append(node)
            movers.append(mover)
        self._play_out(world, dice)
        returns = world.returns() if world.to_move < 0 else self.strategy.values(world)
        worth = self.strategy.utilities(world) if world.to_move < 0 else returns
        for number in range(len(path)):
            node = path[number]
            node.visits += 1
            if number > 0:
                value = returns[movers[number]]
                node.worth += worth[movers[number]]
                node.total += value
                node.squares += value * value

    def _expand(self, node: Node, world: State) -> None:
        """Give the node a child for each move of this world that it does not know yet."""
        weights = self.strategy.priors(world)
        whole = 0.0
        for weight in weights:
            whole += weight
        known = [child.action for child in node.children]
        for number in range(len(world.choices)):
            if world.choices[number] not in known:
                node.children.append(Node(world.choices[number], weights[number] / whole))

    def _select(self, node: Node, world: State) -> Node:
        """The child with the best outlook among those possible in this world."""
        choices = world.choices
        possible = self._possible(node, choices)
        if len(possible) < len(choices):
            self._expand(node, world)
            possible = self._possible(node, choices)
        best = possible[0]
        best_value = -1e9
        mean = 0.0
        tried = 0
        for child in possible:
            mean += child.worth
            tried += child.visits
        mean = mean / tried if tried else 0.0
        for child in possible:
            child.available += 1
            outlook = child.worth / child.visits if child.visits else mean
            urge = self.exploration * child.prior * sqrt(child.available) / (1 + child.visits)
            if outlook + urge > best_value:
                best_value = outlook + urge
                best = child
        return best

    def _possible(self, node: Node, choices: list[int]) -> list[Node]:
        if len(node.children) == len(choices) and _same(node.children, choices):
            return node.children
        return [child for child in node.children if child.action in choices]

    def _play_out(self, world: State, dice: Dice) -> None:
        """Play to the end, or to the strategy's horizon."""
        horizon = self.strategy.horizon()
        steps = 0
        while world.to_move >= 0 and (horizon == 0 or steps < horizon):
            world.advance(draw(world, self.strategy.priors(world), dice))
            steps += 1


def draw(state: State, weights: list[float], dice: Dice) -> int:
    """One of the choices, each as likely as its weight says."""
    whole = 0.0
    for weight in weights:
        whole += weight
    mark = dice.unit() * whole
    for number in range(len(weights) - 1):
        mark -= weights[number]
        if mark < 0.0:
            return state.choices[number]
    return state.choices[len(weights) - 1]


def best_of(advices: list[Advice]) -> Advice:
    """The advice for the action tried most often; of equal ones the one that promises more."""
    best = advices[0]
    for advice in advices:
        if advice.visits > best.visits or (advice.visits == best.visits and advice.expected > best.expected):
            best = advice
    return best


def _same(children: list[Node], choices: list[int]) -> bool:
    for number in range(len(choices)):
        if children[number].action != choices[number]:
            return False
    return True


def _advice(child: Node) -> Advice:
    visits = child.visits
    if visits == 0:
        return Advice(child.action, 0, 0.0, -1.0, 1.0)
    mean = child.total / visits
    spread = max(child.squares / visits - mean * mean, 1.0 / (visits + 1))
    half = CONFIDENCE * sqrt(spread / visits)
    return Advice(child.action, visits, mean, max(-1.0, mean - half), min(1.0, mean + half))
