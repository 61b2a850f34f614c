"""What every deed does to whoever may do it, by restricted play: one seat at a time may not, on the same deals.

Counting who won with a card tells who takes it: whoever is ahead anyway may be who can afford it. Here the same seat
plays the same deal with and without it, and nothing else is different (Jaffe and others, 2012).

>>> import ludoteca
>>> from ludoteca.lab import Side, effects
>>> side = Side(ludoteca.make("pocket_mars"), ("greedy", "greedy"))
>>> found = effects(side, games=60, seed=1, jobs=1, only=["land"])
>>> sorted(effect.deed for effect in found.effects())
['land ecosystem', 'land energy', 'land science', 'land water']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from time import monotonic
from typing import NamedTuple

from ludoteca.bots import Named
from ludoteca.engine import Game, house
from ludoteca.engine.options import Choice, Value
from ludoteca.engine.phrase import listing
from ludoteca.lab.closing import ALPHA, Interval, bounded
from ludoteca.lab.compare import GAMES, ROUNDED, SOONER, STOPPED, TIME, UNTIL, Comparison, Goal, compare
from ludoteca.lab.hands import Hands, hands
from ludoteca.lab.limits import NEVER, Limit
from ludoteca.lab.measures import done_by
from ludoteca.lab.sides import Bench, Side
from ludoteca.lab.tracing import Watched, Watching
from ludoteca.lab.watching import Watch
from ludoteca.lab.work import (
    MOST_GAMES,
    LabError,
    check_count,
    check_seeds,
    chunks,
    names_of,
)
from ludoteca.table.deeds import kind_of

PILOT = 24  # deals in which it is looked up what is done
LEAST_DOERS = 3  # seats that did a deed in those, or nobody asks what it does
MOST_DEEDS = 60
LEAST_GAMES = PILOT + 4
KINDS = "kinds"  # instead of deeds: every kind of them, as a whole


class Effect(NamedTuple):
    """What a deed does: the share of wins of a seat that may do it, less that of the same seat when it may not."""

    deed: str
    more: Interval  # holds for all deeds together, and at every look
    done: float  # of the seats that may, the share that does it in a game
    biased: float  # the share of wins of those who did it, whatever the reason

    @property
    def known(self) -> int:
        """1: it helps; -1: it harms; 0: nobody can say."""
        return self.more.known


class Effects:
    """The effects of the deeds of a game, summed up deal by deal."""

    def __init__(self, side: Side, seed: int, deeds: Sequence[str], rare: int, over: int) -> None:
        self.side = side
        self.seed = seed
        self.deeds = list(deeds)
        self.rare = rare  # deeds that too few seats did
        self.over = over  # deeds that were done and are too many
        self.deals = 0
        self.played = 0
        self.ended = GAMES
        self.options: list[OptionEffect] = []
        self._counts: list[Counter[float]] = [Counter() for _ in deeds]
        self._done: Counter[str] = Counter()
        self._wins: dict[str, float] = dict.fromkeys(deeds, 0.0)

    def add(self, played: _Deal) -> None:
        """One more deal."""
        players = self.side.game.players
        shares = played.whole.played.shares(False)
        self.deals += 1
        self.played += 1
        by_seat = [done_by(played.whole.trace.done, seat) for seat in range(players)]
        for number, (deed, games) in enumerate(zip(self.deeds, played.without, strict=True)):
            for seat in range(players):
                if any(_means(deed, one) for one in by_seat[seat]):
                    self._done[deed] += 1
                    self._wins[deed] += shares[seat]
            lost = sum(shares[seat] - without for seat, without in games)
            self.played += len(games)
            self._counts[number][round(lost / played.asked, ROUNDED) + 0.0] += 1

    def effects(self) -> list[Effect]:
        """Every deed, the most helpful first."""
        alpha = ALPHA / max(1, len(self.deeds))
        seats = max(1, self.deals * self.side.game.players)
        found = [
            Effect(
                deed,
                bounded(counts, -1.0, 1.0, alpha),
                self._done[deed] / seats,
                self._wins[deed] / max(1, self._done[deed]),
            )
            for deed, counts in zip(self.deeds, self._counts, strict=True)
        ]
        return sorted(found, key=lambda effect: -effect.more.mean)

    def widest(self) -> float:
        """Half of the widest interval."""
        return max((effect.more.half for effect in self.effects()), default=0.0)


class OptionEffect(NamedTuple):
    """What an option does to the game: the game as it is against the game with the other value."""

    option: str
    value: Value
    comparison: Comparison
    alpha: float  # of each of its intervals, so that all of them hold together


def effects(
    side: Side,
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    *,
    only: Sequence[str] = (),
    goal: Goal | None = None,
    progress: Callable[[int, Effects], None] | None = None,
    on: str = "",
) -> Effects:
    """Take each deed from one seat at a time, on as many deals as so many games allow.

    `only` names deeds, or kinds of deeds of which each is asked about, or is `[KINDS]`, for every kind as a whole.
    Without it those are asked about that are done often enough to tell, and their kinds, at most `MOST_DEEDS`. It ends
    sooner when every interval is as narrow as the goal says, or its time is up; Ctrl-C ends it with what is there.
    With `on` a cluster plays: `ray`, or `ray://host:10001`.
    """
    by = hands(jobs, on)
    goal = goal or Goal()
    bots = side.check()
    game = side.game
    if game.together:
        raise LabError(house("effects-together"))
    if game.players == 1:
        raise LabError(house("effects-one"))
    if len(set(side.kinds())) > 1:
        raise LabError(house("effects-mixed", {"seats": listing(side.seats)}))
    check_count("games", games, MOST_GAMES)
    if games < LEAST_GAMES:
        raise LabError(house("effects-few", {"given": games, "least": LEAST_GAMES}))
    check_seeds(seed, games)
    names = names_of(side.seats)
    found = _begun(side, seed, names, by, only)
    order = Order(side, names, seed, tuple(found.deeds))
    begun, next_look = monotonic(), 1
    try:
        with closing(by.done(order, chunks(games, bots, by.count, 1 + len(found.deeds)))) as work:
            for _, deals in work:
                before = found.played
                for played in deals:
                    found.add(played)
                    if found.deals >= next_look and goal.half:
                        next_look = found.deals + max(1, found.deals // SOONER)
                        if found.widest() <= goal.half:
                            found.ended = UNTIL
                            return found
                    if found.played >= games:
                        return found
                if progress is not None:
                    progress(found.played - before, found)
                if goal.seconds and monotonic() - begun > goal.seconds:
                    found.ended = TIME
                    break
    except KeyboardInterrupt:
        if not found.deals:
            raise
        found.ended = STOPPED
    return found


def option_effects(side: Side, games: int, seed: int = 0, jobs: int | None = None, on: str = "") -> list[OptionEffect]:
    """What each other value of each option does to the game, with so many games for each."""
    others = list(_other_values(side.game))
    alpha = ALPHA / max(1, 2 * len(others))
    found = []
    for option, value, game in others:
        if len(side.seats) == game.players:
            comparison = compare(side, Side(game, side.seats), games, seed, jobs, on=on)
            found.append(OptionEffect(option, value, comparison, alpha))
    return found


def _other_values(game: Game) -> list[tuple[str, Value, Game]]:
    found: list[tuple[str, Value, Game]] = []
    for option in game.option_list:
        if isinstance(option, Choice) and option.name != "players" and not option.quiet:
            for value in option.values:
                options = {**game.options, option.name: value}
                if value != game.options[option.name] and type(game).allows(options):
                    found.append((option.name, value, type(game)(options, game.patch)))
    return found


def _begun(side: Side, seed: int, names: tuple[Named, ...], by: Hands, only: Sequence[str]) -> Effects:
    """Which deeds are asked about: what is done in a few deals."""
    doers: Counter[str] = Counter()
    doers_of_kind: Counter[str] = Counter()
    order = Order(side, names, seed, ())
    with closing(by.done(order, [range(deal, deal + 1) for deal in range(PILOT)])) as work:
        for _, deals in work:
            for played in deals:
                for seat in range(side.game.players):
                    done = done_by(played.whole.trace.done, seat)
                    doers.update(done)
                    doers_of_kind.update({kind_of(deed) for deed in done})
    kinds = Counter(kind_of(deed) for deed in doers if kind_of(deed) != deed)
    several = {kind: doers_of_kind[kind] for kind in kinds if kinds[kind] > 1}
    if only == [KINDS]:
        only = sorted(doers_of_kind)
        chosen = list(only)
    elif only:
        chosen = _spread(only, doers)
    else:
        usual = Counter({**doers, **several})
        chosen = [deed for deed, number in usual.most_common() if number >= LEAST_DOERS]
    rare = 0 if only else sum(1 for number in doers.values() if number < LEAST_DOERS)
    return Effects(side, seed, sorted(chosen[:MOST_DEEDS]), rare, max(0, len(chosen) - MOST_DEEDS))


def _spread(only: Sequence[str], doers: Counter[str]) -> list[str]:
    """The deeds that are named; a kind of which several were done stands for each of them."""
    found: list[str] = []
    for deed in only:
        of_kind = sorted(one for one in doers if kind_of(one) == deed)
        if deed not in doers and not of_kind:
            known = listing(sorted({kind_of(one) for one in doers}))
            raise LabError(house("effects-none", {"given": deed[:60], "known": known}))
        found += of_kind or [deed]
    return list(dict.fromkeys(found))


def _means(deed: str, one: str) -> bool:
    return Limit(0, NEVER, deed).means(one)


# ---- the work, divided


class _Deal(NamedTuple):
    """A deal: the game in which all may do all; for each deed, what seats had of the win that might not do it."""

    whole: Watched
    without: tuple[tuple[tuple[int, float], ...], ...]
    asked: int  # how many seats were to be kept from it; those of which nothing is said never did it


class Order(NamedTuple):
    """What is to be played, as a worker process is told."""

    side: Side
    names: tuple[Named, ...]
    seed: int
    deeds: tuple[str, ...]
    bot_seconds: float = 0.0  # any time

    def begin(self, watch: Watch | None) -> Callable[[range], list[_Deal]]:
        """Make the bots, which are kept from chunk to chunk."""
        whole = Bench(self.side, self.names, watch, 0.0)
        players = self.side.game.players
        limited = {
            (deed, seat): Bench(self.side._replace(limits=(Limit(seat, NEVER, deed),)), self.names, watch, 0.0)
            for deed in self.deeds
            for seat in range(players)
        }

        def one(deal: int) -> _Deal:
            seed = self.seed + deal
            game = whole.game(seed, 0, Watching())
            seats = [deal % players] if whole.plans else list(range(players))
            without = []
            for deed in self.deeds:
                found = []
                for seat in seats:
                    if whole.plans or any(_means(deed, done) for done in done_by(game.trace.done, seat)):
                        other = limited[deed, seat].game(seed, 0, Watching())
                        found.append((seat, other.played.shares(False)[seat]))
                without.append(tuple(found))
            return _Deal(game, tuple(without), len(seats))

        return lambda chunk: [one(deal) for deal in chunk]
