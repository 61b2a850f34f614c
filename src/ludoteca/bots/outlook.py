"""What becomes of a choice: after each of a few choices the same imagined worlds are played to the end.

All choices meet the same redeals and the same chance, so that what differs between two outlooks is the choice and not
the luck. Below each choice a search grows a tree of its own; through it a game is played as the search would, and from
its edge to the end by the strategy's weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from ludoteca.bots.base import fresh_seed
from ludoteca.bots.evaluator import Playout, play_out, sharpened
from ludoteca.bots.search import CONFIDENCE, LOOK_AT_CLOCK
from ludoteca.bots.tree import Node, Tree, select
from ludoteca.engine.dice import Dice, drawn
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.rooms import room
from ludoteca.engine.strategy import Settings, Strategy

WORLDS: Final = 240  # that are imagined at the most
GROWTH: Final = 400  # simulations for the tree below each choice
SECONDS: Final = 1.5  # that it may take at the most; 0: no limit of time, and then the same seed gives the same outlook
CURIOSITY: Final = 0.2  # how much a search still tries out when the games count
FIRMNESS: Final = 2.0  # the strategy's weights to this power: people seldom play what promises little
ENOUGH: Final = 12  # ways that a tree must have gone on from a position to be asked how
LONGEST: Final = 4000  # decisions of an imagined game, after which the strategy says what it is worth

LineKey: TypeAlias = tuple[str, str]
"""A line of a score sheet, whatever it counts: its rule, and its phrase without numbers."""


class Ending(NamedTuple):
    """How one imagined game ended, for the seat that had the choice."""

    chances: tuple[float, ...]  # of every seat: 1 for a victory, its share where it is shared, 0 for a loss
    won: float  # of the seat itself
    points: tuple[int, ...]  # of every seat
    lines: dict[LineKey, int]  # of the seat's own score sheet
    soon: dict[str, int]  # the game's own notions, when the seat's next turn came
    at_once: bool  # whether the choice itself has ended the game


class Outlook:
    """What is to be expected of one choice."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.endings: list[Ending] = []
        self.names: dict[LineKey, Phrase] = {}  # what the lines are called, where that says no number
        self.notions: dict[str, Phrase] = {}  # what else the game counts

    def add(self, more: Outlook) -> None:
        """Put the games of another look at the same choice to its own."""
        self.endings += more.endings
        self.names |= more.names
        self.notions |= more.notions

    @property
    def chance(self) -> float:
        """How likely a victory is, from 0 to 1."""
        return mean([ending.won for ending in self.endings])

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the chance; it says something after few games too, and if all were won."""
        games = len(self.endings)
        square = CONFIDENCE * CONFIDENCE / games
        middle = (self.chance + square / 2) / (1 + square)
        half = CONFIDENCE * sqrt(self.chance * (1 - self.chance) / games + square / (4 * games)) / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)

    def points(self, seat: int) -> list[float]:
        """The points of a seat in each of the games."""
        return [float(ending.points[seat]) for ending in self.endings]

    def line(self, key: LineKey) -> list[float]:
        """The points of a line of the own score sheet in each of the games."""
        return [float(ending.lines.get(key, 0)) for ending in self.endings]

    def notion(self, key: str) -> list[float]:
        """How many of something the seat had when its next turn came, in each of the games."""
        return [float(ending.soon.get(key, 0)) for ending in self.endings]

    def tenth(self) -> float:
        """The own points that nine games in ten reach."""
        found = sorted(self.points(self.seat))
        return found[len(found) // 10]

    @property
    def ends_at_once(self) -> bool:
        """Whether the choice itself ends the game in every world."""
        return all(ending.at_once for ending in self.endings)


class Ways:
    """Ways through the same imagined worlds, one from each of a few choices of the seat to move.

    Below each choice a search has a tree of its own. World for world all choices meet the same redeal and the same
    chance; `world` itself is never looked at but through `redeal`.
    """

    def __init__(self, world: State, actions: Sequence[int], seed: int, settings: Settings | None = None) -> None:
        self.world = world
        self.seat = world.to_move
        self.strategy = world.game.strategy()
        self.dice = Dice.seeded(seed)
        settings = self.strategy.settings() if settings is None else settings
        judge = Playout(self.strategy)
        self.trees = [Tree(Node(action, 1.0), self.strategy, judge, self.dice, settings) for action in actions]

    def grow(self, growth: int, deadline: float = inf, among: Sequence[int] | None = None) -> None:
        """Let a search find out what may follow each choice, or those of these numbers."""
        growing = self.trees if among is None else [self.trees[number] for number in among]
        for done in range(growth):
            imagined = self.world.redeal(self.seat, fresh_seed(self.dice))
            for tree in growing:
                after = imagined.clone()
                after.advance(tree.root.action)
                tree.walk(after)
            if done % LOOK_AT_CLOCK == 0 and perf_counter() >= deadline:
                break

    def meet(self, among: Sequence[int]) -> Iterator[tuple[int, State, Dice]]:
        """One more world, after each choice of these numbers: the number, the world, and the chance to come."""
        imagined, chance = self.world.redeal(self.seat, fresh_seed(self.dice)), fresh_seed(self.dice)
        for number in among:
            after = imagined.clone()
            after.advance(self.trees[number].root.action)
            yield number, after, Dice.seeded(chance)

    def follow(self, number: int, world: State, turn: Turn | None = None) -> None:
        """Play on as the search would, as long as its tree knows the way."""
        tree = self.trees[number].root
        node = tree
        while world.to_move >= 0 and (node is tree or node.visits):
            node = select(node, world, self.strategy, CURIOSITY)
            world.advance(node.action)
            if turn is not None:
                turn.look(world)

    def wander(self, number: int, world: State, dice: Dice) -> None:
        """Play on by chance, each move as likely as the square of how often its tree tried it, until that is seldom.

        In many worlds that is what the tree found on average, and not a single line that it happened to like.
        """
        node = self.trees[number].root
        while world.to_move >= 0:
            choices = world.choices
            tried = [child for child in node.children if child.visits and child.action in choices]
            weights = [float(child.visits * child.visits) for child in tried]
            if sum([child.visits for child in tried]) < ENOUGH:
                return
            node = tried[drawn(weights, dice)]
            world.advance(node.action)


def outlooks(
    world: State,
    actions: Sequence[int],
    seed: int,
    worlds: int = WORLDS,
    growth: int = GROWTH,
    seconds: float = SECONDS,
    longest: int = LONGEST,
) -> list[Outlook]:
    """What becomes of each of these actions of the seat to move; all are looked at in the same worlds."""
    deadline = perf_counter() + seconds if seconds else inf
    ways = Ways(world, actions, seed)
    ways.grow(growth, perf_counter() + seconds / 3 if seconds else inf)
    return looked_at(ways, worlds, deadline, longest)


def looked_at(ways: Ways, worlds: int, deadline: float = inf, longest: int = LONGEST) -> list[Outlook]:
    """The same from ways that have grown already."""
    found = [Outlook(tree.root.action, ways.seat) for tree in ways.trees]
    for _ in range(worlds):
        for number, after, dice in ways.meet(range(len(found))):
            at_once, turn = after.is_over, Turn(after, ways.seat)
            ways.follow(number, after, turn)
            _play_on(after, ways.strategy, dice, turn, longest)
            found[number].endings.append(_ending(after, found[number], ways.strategy, at_once, turn))
        if perf_counter() >= deadline:
            break
    return found


def _play_on(world: State, strategy: Strategy, dice: Dice, turn: Turn, longest: int) -> None:
    """Play to the end by the strategy's weights: decision by decision as long as there is anything to look at."""
    done = 0
    while world.to_move >= 0 and turn.is_open and done < longest:
        weights = sharpened(strategy.priors(world), FIRMNESS)
        world.advance(world.choices[drawn(weights, dice)])
        turn.look(world)
        done += 1
    if world.to_move >= 0 and done < longest:
        play_out(strategy, world, dice, longest - done, FIRMNESS)


class Turn:
    """What a seat has when its next turn comes, in the notions of the game: its room `reasons` may name some.

    `notions(state, seat)` says what to call each of them and how many there are; what is bad is counted below zero.
    """

    def __init__(self, world: State, seat: int) -> None:
        self.seat = seat
        self.notions: list[tuple[Phrase, int]] = []
        self._others = False  # whether anybody else has been asked
        self._room = room(type(world.game), "reasons")
        self.is_open = self._room is not None  # whether the turn is still to come
        self.look(world)

    def look(self, world: State) -> None:
        """See whether the turn has come, or the end."""
        if not self.is_open:
            return
        if world.to_move >= 0 and world.to_move != self.seat:
            self._others = True
        elif world.to_move < 0 or (self._others and not (world.game.interrupts and world.question().window)):
            self.notions, self.is_open = self._room.notions(world, self.seat), False


def _ending(world: State, outlook: Outlook, strategy: Strategy, at_once: bool, turn: Turn) -> Ending:
    lines: dict[LineKey, int] = {}
    for line in world.score_sheet(outlook.seat):
        plain = all(isinstance(value, Phrase) for value in line.phrase.args.values())
        key = (line.rule, line.phrase.plain() if plain else line.phrase.key)
        lines[key] = lines.get(key, 0) + line.points
        if plain:
            outlook.names.setdefault(key, line.phrase)
    soon = {phrase.key: count for phrase, count in turn.notions}
    outlook.notions |= {phrase.key: phrase for phrase, _ in turn.notions}
    chances = chances_of(world, strategy)
    return Ending(chances, chances[outlook.seat], tuple(world.scores()), lines, soon, at_once)


def chances_of(world: State, strategy: Strategy) -> tuple[float, ...]:
    """The chance of every seat: what it has won, or what the strategy expects of a game that was broken off."""
    if not world.is_over:
        return tuple([chance_of(world.game, value) for value in strategy.values(world)])
    return won_of(world)


def won_of(world: State) -> tuple[float, ...]:
    """What every seat has won: 1 for a victory, its share where it is shared, 0 for a loss."""
    won = world.winners()
    share = 0.0 if not won else 1.0 if world.game.together else 1.0 / len(won)
    return tuple([share if seat in won else 0.0 for seat in range(world.game.players)])


def chance_of(game: Game, value: float) -> float:
    """The chance to win that stands behind an expected return."""
    players = 2 if game.together or game.players == 1 else game.players
    return max(0.0, min(1.0, (value * (players - 1) + 1) / players))


def mean(values: Sequence[float]) -> float:
    """The mean; of nothing it is 0."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of what was drawn."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
