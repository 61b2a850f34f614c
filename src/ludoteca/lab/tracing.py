"""One game between bots, watched: how it went, what was done, what could have been done, which rules were met.

The bots think the same as when nobody watches. What costs something is written down only where it is asked for: what
could have been chosen (`Looked`), and every single decision (`Step`).

What is counted, exactly:

- A *turn* is a run of decisions of one seat, until another is asked. What a seat does in somebody else's turn is a
  turn.
- Who *leads* is looked up after each turn, in the points as they stand (`state.scores`), hidden ones too. The lead
  *changes* when a seat leads alone that was not the last to lead alone.
- The game is *settled* after the turn from which on only seats that win lead, up to the end.
- A *choice* is a decision with more than one legal action.
- A rule *asked* if a question that cites it was put to a seat with a choice; it *forbade* if an action of the game was
  refused by it, looked up at some of the decisions for all actions; it *scored* if a line of a score sheet cites it
  and has points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log2
from typing import NamedTuple

from ludoteca.bots import Bot, BotFault, ask
from ludoteca.bots.driver import Driver, Thoughts
from ludoteca.engine import Game, State
from ludoteca.lab.deeds import Told, told
from ludoteca.lab.limits import deed_of
from ludoteca.lab.played import Played, forfeited

REFUSALS_EVERY = 64  # choices: looking up every action of a game takes as long as many of them
ASKED, FORBADE, SCORED = "asked", "forbade", "scored"

Done = tuple[int, int, str]
"""A seat, which question of the game it answered, and the deed."""


class Step(NamedTuple):
    """One decision: whose, which question, out of how many, the action and what it is called."""

    seat: int
    asked: int
    choices: int
    action: int
    deed: str


class Looked(NamedTuple):
    """What is looked up in some games only."""

    offered: tuple[tuple[tuple[int, str], int], ...]  # how often each deed could be chosen, by question
    rules: tuple[tuple[str, str], ...]  # how a rule was met, and its id


class Trace(NamedTuple):
    """How a game went."""

    turns: int
    choices: int  # decisions with more than one legal action
    offered: int  # the legal actions of these, in all
    bits: float  # the binary logarithms of these, in all
    leads: int  # how often the lead changed
    half: tuple[int, ...]  # the seats that led when half of the turns were played
    settled: float  # after which share of the turns only winners led
    done: tuple[tuple[Done, int], ...]
    looked: Looked | None = None
    steps: tuple[Step, ...] = ()


class Watched(NamedTuple):
    """A game, and how it went."""

    played: Played
    trace: Trace


class Watching(NamedTuple):
    """What is written down of a game beyond the usual."""

    look: bool = False
    steps: bool = False
    tell: bool = False  # what events tell, as `play_one` counts them


def watched(game: Game, bots: Sequence[Bot], seed: int, watching: Watching, bot_seconds: float = 0.0) -> Watched:
    """One game between bots, one for each seat; a bot that fails forfeits it."""
    return _Watcher(game.start(seed, events=watching.tell), bots, seed, watching, bot_seconds).watched()


class _Watcher:
    """Plays one game and writes down how it goes."""

    def __init__(self, state: State, bots: Sequence[Bot], seed: int, watching: Watching, bot_seconds: float) -> None:
        self.state = state
        self.bots = bots
        self.seconds = bot_seconds
        self.watching = watching
        self.thoughts = Thoughts(seed)
        self.driver = Driver(list(bots), seed, bot_seconds)
        self.leaders: list[list[int]] = []  # after each turn
        self.leads = 0  # how often the lead changed
        self.alone = -1  # who was the last to lead alone
        self.sizes: list[int] = []  # of each choice
        self.done: dict[Done, int] = {}
        self.told: Counter[Told] = Counter()
        self.could: Counter[tuple[int, str]] = Counter()
        self.rules: set[tuple[str, str]] = set()
        self.steps: list[Step] = []

    def watched(self) -> Watched:
        """Play it."""
        state = self.state
        first = state.first_seat()
        fault: BotFault | None = None
        try:
            self._play()
        except BotFault as failed:
            fault = failed
        returns, winners = (state.returns(), state.winners()) if fault is None else forfeited(state, fault.seat)
        ends = tuple(state.scores()), tuple(returns), tuple(winners)
        played = Played(*ends, self.driver.decisions, first, tuple(self.told.items()), fault)
        return Watched(played, self._trace(set(winners)))

    def _play(self) -> None:
        state, driver, last = self.state, self.driver, -1
        points: list[int] = []
        sizes, done, (look, keeps, tell) = self.sizes, self.done, self.watching
        while (seat := state.to_move) >= 0:
            if seat != last:
                if last >= 0:
                    points = self._turned(points)
                last = seat
            choices = state.choices
            number = len(choices)
            if number == 1:
                action = choices[0]
            else:
                action = ask(self.bots[seat], state, self.thoughts.at(driver.decisions), self.seconds)
                asked, deed = state.asked, deed_of(state, action)
                if look:
                    self._look()
                if keeps:
                    self.steps.append(Step(seat, asked, number, action, deed))
                sizes.append(number)
                key = seat, asked, deed
                done[key] = done.get(key, 0) + 1
            driver.decided(state, action)
            if tell:
                self.told.update(told(state.events))
        if last >= 0:
            self._turned(points)

    def _turned(self, before: list[int]) -> list[int]:
        """Who leads after a turn, if the points were these before it; what they are now."""
        points = self.state.scores()
        if points == before:
            self.leaders.append(self.leaders[-1])
            return points
        leading = _leaders(points)
        self.leaders.append(leading)
        if len(leading) == 1:
            if self.alone not in (-1, leading[0]):
                self.leads += 1
            self.alone = leading[0]
        return points

    def _look(self) -> None:
        """What could be chosen, and which rules asked and forbade."""
        state = self.state
        asked = int(state.asked)
        self.could.update({(asked, deed_of(state, action)) for action in state.choices})
        self.rules.add((ASKED, state.question().rule))
        if len(self.sizes) % REFUSALS_EVERY == 0:
            for action in range(state.game.num_actions):
                reason = state.why_illegal(action)
                if reason is not None:
                    self.rules.add((FORBADE, reason.rule))

    def _trace(self, winners: set[int]) -> Trace:
        looked = None
        if self.watching.look:
            for seat in range(self.state.game.players):
                self.rules.update((SCORED, line.rule) for line in self.state.score_sheet(seat) if line.points)
            rules = tuple(sorted(met for met in self.rules if met[1]))
            looked = Looked(tuple(sorted(self.could.items())), rules)
        leaders = self.leaders
        turns = len(leaders)
        unsettled = next((turn for turn in range(turns, 0, -1) if not winners.issuperset(leaders[turn - 1])), 0)
        return Trace(
            turns,
            len(self.sizes),
            sum(self.sizes),
            sum(times * log2(size) for size, times in Counter(self.sizes).items()),
            self.leads,
            tuple(leaders[(turns - 1) // 2]) if turns else (),
            unsettled / turns if turns else 0.0,
            tuple(self.done.items()),
            looked,
            tuple(self.steps),
        )


def _leaders(points: list[int]) -> list[int]:
    """The seats with the most points."""
    best = max(points)
    if points.count(best) == 1:
        return [points.index(best)]
    return [seat for seat, own in enumerate(points) if own == best]
