"""What a deal says of every gauge: its games played, and played again without what a seat is kept from.

A worker is told of all patches of a race at once, and plays whichever of them a piece of work names.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ludoteca.bots import Named
from ludoteca.lab.limits import NEVER, Limit
from ludoteca.lab.measures import done_by, minutes
from ludoteca.lab.sides import Bench, Side
from ludoteca.lab.tracing import Watched, Watching
from ludoteca.lab.tuning.aims import DEED, TURN, Gauge
from ludoteca.lab.watching import Watch

MOST_AT_HAND: Final = 12  # patches whose bots a worker keeps: each has trees and tables of its own


PLAIN: Final = Watching()


class Row(NamedTuple):
    """What a deal says of every gauge, and how many games that took."""

    games: int
    values: tuple[float, ...]


class Player:
    """Plays the deals of one side, and reads the gauges."""

    def __init__(self, side: Side, names: tuple[Named, ...], gauges: Sequence[Gauge], watch: Watch | None) -> None:
        self.side = side
        self.gauges = gauges
        self.whole = Bench(side, names, watch, 0.0)
        self.taken = [gauge for gauge in gauges if gauge.kind == DEED]
        self._without: dict[tuple[str, int], Bench] = {}
        self._names, self._watch = names, watch

    def row(self, seed: int, deal: int, watching: Watching = PLAIN) -> tuple[Row, list[Watched]]:
        """A deal in every rotation of the players that seats anybody otherwise, and its games as they were."""
        games = [self.whole.game(seed + deal, rotation, watching) for rotation in range(self.whole.block)]
        effects, more = self._effects(seed + deal, deal, games[0])
        values = tuple(
            effects[gauge.thing] if gauge.kind == DEED else sum(_value(gauge, game) for game in games) / len(games)
            for gauge in self.gauges
        )
        return Row(len(games) + more, values), games

    def _effects(self, seed: int, deal: int, game: Watched) -> tuple[dict[str, float], int]:
        """What each thing brings whoever may have it, less what they bring on average; how many games that took.

        A seat that did nothing with it would play the same game without, unless its bot plans ahead: then one seat is
        asked about in each deal, each in turn.
        """
        if not self.taken:
            return {}, 0
        players = self.side.game.players
        seats = [deal % players] if self.whole.plans else range(players)
        shares = game.played.shares(False)
        lost: dict[str, float] = {}
        played = 0
        for gauge in self.taken:
            found = 0.0
            for seat in seats:
                if self.whole.plans or not done_by(game.trace.done, seat).isdisjoint(gauge.deeds):
                    found += (
                        shares[seat] - self._bound(gauge, seat).game(seed, 0, Watching()).played.shares(False)[seat]
                    )
                    played += 1
            lost[gauge.thing] = found / len(seats)
        mean = sum(lost.values()) / len(lost)
        return {thing: value - mean for thing, value in lost.items()}, played

    def _bound(self, gauge: Gauge, seat: int) -> Bench:
        """The same side with one seat that is kept from a thing."""
        key = (gauge.thing, seat)
        if key not in self._without:
            limits = tuple(Limit(seat, NEVER, deed) for deed in gauge.deeds)
            self._without[key] = Bench(self.side._replace(limits=limits), self._names, self._watch, 0.0)
        return self._without[key]


def _value(gauge: Gauge, game: Watched) -> float:
    """What a game says of a gauge."""
    played, trace = game
    players = len(played.scores)
    if gauge.kind == TURN:
        return played.shares(False)[(played.first + gauge.place) % players]
    return {
        "decisions": float(played.decisions),
        "turns": float(trace.turns),
        "rounds": trace.turns / players,
        "minutes": minutes(trace),
    }[gauge.kind]


# ---- the work, divided


class Heat(NamedTuple):
    """What a race is to play next, as a worker process is told: which deals of which patches."""

    sides: tuple[Side, ...]
    names: tuple[Named, ...]
    gauges: tuple[Gauge, ...]
    seed: int
    pieces: tuple[tuple[int, int], ...]  # a side, by its place, and a deal
    bot_seconds: float = 0.0  # any time

    def begin(self, watch: Watch | None) -> Callable[[range], list[Row]]:
        """Make bots as they are asked for; those of the last few patches are kept."""
        players: OrderedDict[int, Player] = OrderedDict()

        def one(piece: int) -> Row:
            side, deal = self.pieces[piece]
            if side not in players:
                players[side] = Player(self.sides[side], self.names, self.gauges, watch)
                while len(players) > MOST_AT_HAND:
                    players.popitem(last=False)
            players.move_to_end(side)
            return players[side].row(self.seed, deal)[0]

        return lambda chunk: [one(piece) for piece in chunk]


class Both(NamedTuple):
    """The deals on which a patch is confirmed, on both sides, as a worker process is told."""

    sides: tuple[Side, Side]
    names: tuple[Named, ...]
    gauges: tuple[Gauge, ...]
    seed: int
    looked: int  # games that are looked at closely
    bot_seconds: float = 0.0

    def begin(self, watch: Watch | None) -> Callable[[range], list[tuple[tuple[Row, list[Watched]], ...]]]:
        """Make the bots of both sides."""
        players = [Player(side, self.names, self.gauges, watch) for side in self.sides]

        def one(deal: int) -> tuple[tuple[Row, list[Watched]], ...]:
            watching = Watching(deal * players[0].whole.block < self.looked)
            return tuple(player.row(self.seed, deal, watching) for player in players)

        return lambda chunk: [one(deal) for deal in chunk]
