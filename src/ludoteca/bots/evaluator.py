"""Evaluators: what each seat may expect of a position, and how promising its choices are, of many positions at once.

A search asks its evaluator for the positions at the edge of its tree, as many together as wait for it: several worlds
of one search, and several games searched side by side. Whatever it asks about was imagined by `redeal` from what the
deciding seat knows, so an evaluator may look at all of it and learns nothing that is hidden from that seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import TYPE_CHECKING, Any, TypeAlias

from librt.strings import read_f32_le
from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice, drawn
from ludoteca.engine.game import State
from ludoteca.engine.row import Row
from ludoteca.engine.strategy import Strategy

if TYPE_CHECKING:
    from numpy import float32, floating
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[floating[Any]]  # of whatever precision

Judgement: TypeAlias = tuple[list[list[float]], list[list[float]]]
"""Of each position the values of every seat, and the priors of its choices."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """Judges positions in which somebody is to move, many at once."""

    @abstractmethod
    def evaluate(self, positions: list[State]) -> Judgement:
        """For each position what every seat may expect, and how promising each of `position.choices` is.

        Values are from -1 to 1, by seat, on the scale of `strategy.utilities`; returns will do. Priors are positive
        and of any scale. The positions are imagined ones and the evaluator's own: it may play on in them.
        """

    def judges_choices(self) -> bool:
        """Whether it gives priors; if not, the strategy's are taken, and those of `evaluate` are passed over."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Evaluator):
    """Plays to the end, or to the strategy's horizon, by the strategy's priors: what a search does by default."""

    def __init__(self, strategy: Strategy, horizon: int = -1, sharpness: float = 1.0) -> None:
        self.strategy = strategy
        self.horizon = (
            horizon  # as in the settings of a search, which has its own for the playouts that wait for nobody
        )
        self.sharpness = sharpness

    def judges_choices(self) -> bool:
        """No: the priors are the strategy's."""
        return False

    def evaluate(self, positions: list[State]) -> Judgement:
        """How much each seat likes what comes of one playout, by the chance of the position's own dice."""
        values: list[list[float]] = []
        for position in positions:
            play_out(self.strategy, position, position.dice, self.horizon, self.sharpness)
            over = position.to_move < 0
            values.append(self.strategy.utilities(position) if over else self.strategy.values(position))
        return values, [[] for _ in positions]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mix(Evaluator):
    """Two evaluators: so large a share of the first, the rest of the second."""

    def __init__(self, first: Evaluator, second: Evaluator, share: float = 0.5) -> None:
        if not 0.0 <= share <= 1.0:
            raise ValueError(f"the share of a mix is from 0 to 1, not {share}")
        self.first = first
        self.second = second
        self.share = share

    def judges_choices(self) -> bool:
        """If either does."""
        return self.first.judges_choices() or self.second.judges_choices()

    def evaluate(self, positions: list[State]) -> Judgement:
        """Values and priors in proportion; where only one of them gives priors, those."""
        ours, promising = self.first.evaluate([position.clone() for position in positions])
        priors: list[list[float]]
        both = self.first.judges_choices() and self.second.judges_choices()
        theirs, other = self.second.evaluate(positions)
        if both:
            priors = [self._mixed(_whole(one), _whole(two)) for one, two in zip(promising, other, strict=True)]
        else:
            priors = promising if self.first.judges_choices() else other
        return [self._mixed(one, two) for one, two in zip(ours, theirs, strict=True)], priors

    def _mixed(self, one: list[float], two: list[float]) -> list[float]:
        rest = 1.0 - self.share
        return [self.share * ours + rest * theirs for ours, theirs in zip(one, two, strict=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Network(Evaluator):
    """An evaluator that sees nothing but observations: a row of numbers for each position, of the seat to move."""

    @abstractmethod
    def forward(self, rows: NDArray[float32]) -> tuple[Numbers, Numbers]:
        """Of each row the values, the viewer's first and the other seats' in turn order; and a logit for every action.

        A single value is what the viewer may expect; the others share the loss.
        """

    def evaluate(self, positions: list[State]) -> Judgement:
        """What the network says of all of them, in one go."""
        values, logits = self.forward(observations(positions))
        return by_seat(positions, values), softmax(positions, logits)


def observations(positions: list[State], seats: list[int] | None = None) -> NDArray[float32]:
    """What a seat knows of each position, in rows: the seat to move, or the seats that are named."""
    from ludoteca.engine.vector import rows_of

    row = Row()
    number: i64
    for number in range(len(positions)):
        position = positions[number]
        position._observe(position.to_move if seats is None else seats[number], row)
    return rows_of(row.taken(), len(positions))


def inputs(positions: list[State], strategy: Strategy) -> NDArray[float32]:
    """What the seat to move knows of each position, in rows, and after it what the strategy counts there."""
    from ludoteca.engine.vector import rows_of

    row = Row()
    for position in positions:
        position._observe(position.to_move, row)
        for number in strategy.features(position, position.to_move):
            row.add(number)
    return rows_of(row.taken(), len(positions))


def by_seat(positions: list[State], values: Numbers) -> list[list[float]]:
    """Values that begin with the seat to move, by seat; one alone is that seat's, and the others share the loss."""
    from ludoteca.engine.vector import bytes_of

    numbers, columns = bytes_of(values, len(positions))
    found: list[list[float]] = []
    at: i64 = 0
    for position in positions:
        players: i64 = position.game.players
        seat: i64 = position.to_move
        if columns == 1:
            value = read_f32_le(numbers, at)
            rest = value if position.game.together or players == 1 else -value / float(position.game.players - 1)
            seats = [rest] * players
            seats[seat] = value
        elif columns == players:
            seats = [0.0] * players
            step: i64
            for step in range(players):
                seats[(seat + step) % players] = read_f32_le(numbers, at + 4 * step)
        else:
            raise ValueError(f"{columns} values for a game of {players} players: give one, or one for each")
        found.append(seats)
        at += 4 * i64(columns)
    return found


def softmax(positions: list[State], logits: Numbers, strategy: Strategy | None = None) -> list[list[float]]:
    """The shares of the choices of each position, from a logit for every action of the game.

    With a strategy they correct what that believes: each is its prior times the exponential of the logit.
    """
    from ludoteca.engine.vector import bytes_of

    numbers, columns = bytes_of(logits, len(positions))
    found: list[list[float]] = []
    first: i64 = 0
    for position in positions:
        if columns != position.game.num_actions:
            raise ValueError(f"{columns} logits for a game of {position.game.num_actions} actions")
        shares: list[float] = []
        most = -1e30
        action: i64
        for action in position.choices:
            logit = read_f32_le(numbers, first + 4 * action)
            shares.append(logit)
            most = max(most, logit)
        whole = 0.0
        place: i64
        believed = [1.0] * len(shares) if strategy is None else strategy.priors(position)
        for place in range(len(shares)):
            share = exp(shares[place] - most) * believed[place]
            shares[place] = share
            whole += share
        for place in range(len(shares)):
            shares[place] /= whole
        found.append(shares)
        first += 4 * i64(columns)
    return found


def play_out(strategy: Strategy, world: State, dice: Dice, horizon: int = -1, sharpness: float = 1.0) -> None:
    """Play to the end, or to the horizon and on until it rests, each choice as likely as its prior says."""
    if horizon < 0:
        horizon = strategy.horizon()
    steps = 0
    while world.to_move >= 0 and (horizon == 0 or steps < horizon or not strategy.rests(world)):
        priors = strategy.priors(world)
        if sharpness != 1.0:
            priors = sharpened(priors, sharpness)
        world.advance(world.choices[drawn(priors, dice)])
        steps += 1


def sharpened(priors: list[float], sharpness: float) -> list[float]:
    """The priors to that power; the largest stays 1, so that none is lost beyond what floats can hold."""
    largest = max(priors)
    return [float((prior / largest) ** sharpness) for prior in priors]


def _whole(shares: list[float]) -> list[float]:
    """The same in proportion, as shares of 1."""
    whole = 0.0
    for share in shares:
        whole += share
    return [share / whole for share in shares]
