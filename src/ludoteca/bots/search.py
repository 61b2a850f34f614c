"""The bot that thinks: information-set Monte-Carlo tree search over redealt worlds, for any number of players.

Each simulation imagines a world that the deciding seat cannot tell from the real one (`redeal`), walks down
one tree that all worlds share, adds one position, has it judged and carries what each seat may expect back up. By
default it is judged by a playout by the strategy's priors; any other `Evaluator` judges many at once. A seat chooses in
the tree by its own returns, by how promising a move was found, and by how seldom it was tried where it was possible.
"""

from __future__ import annotations

from math import ceil, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludoteca.bots.base import Bot, fresh_seed
from ludoteca.bots.belief import Belief, believed
from ludoteca.bots.branch import Branch
from ludoteca.bots.evaluator import Evaluator, Playout
from ludoteca.bots.noise import dirichlet
from ludoteca.bots.tree import Node, Tree, decision_known, expand, forced_visits
from ludoteca.engine.dice import Dice, drawn
from ludoteca.engine.game import State
from ludoteca.engine.strategy import Settings, Strategy

LOOK_AT_CLOCK: Final = 16  # simulations between two looks at the clock
CONFIDENCE: Final = 1.96  # a 95% interval
BATCH: Final = 8  # leaves of one search that are judged together
PATIENCE: Final = 4  # ways that may come to leaves for which others wait, before those are judged
ENDINGS: Final = 8  # simulations for each evaluation of the budget: what the rules judge costs none
SPREAD: Final = 10.0  # by the number of choices: the concentration of the noise

_NOISE: Final = 0x2015E << 64  # what tells the dice of the noise, and of the choice, from those of the worlds
_CHOICE: Final = 0xC401CE << 64
_PLAYOUT: Final = 0x71A7 << 32


class Advice:
    """What a search found out about one legal action."""

    __slots__ = ("action", "expected", "high", "low", "share", "visits")

    def __init__(self, action: int, visits: int, expected: float, low: float, high: float, share: float = 0.0) -> None:
        self.action = action
        self.visits = visits
        self.expected = expected  # the mean return of the deciding seat
        self.low = low  # a 95% interval of it
        self.high = high
        self.share = share  # of all visits, without those that were only forced: what a network learns from

    def __reduce__(self) -> tuple[object, tuple[int, int, float, float, float, float]]:
        return Advice, (self.action, self.visits, self.expected, self.low, self.high, self.share)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks for a number of simulations or evaluations, for some seconds, or for whichever ends first."""

    def __init__(
        self,
        strategy: Strategy,
        simulations: int = 1000,
        seconds: float = 0.0,
        exploration: float | None = None,
        *,
        settings: Settings | None = None,
        evaluations: int = 0,
        evaluator: Evaluator | None = None,
        belief: Belief | None = None,
        batch: int = BATCH,
        noise: float = 0.0,
        concentration: float = 0.0,
        temperature: float = 0.0,
        forced: float = 0.0,
        reuse: bool = False,
        guesses: int = 0,
        favour: float = 0.0,
    ) -> None:
        super().__init__("search")
        self.strategy = strategy
        self.simulations = simulations  # at most so many; 0: no limit
        self.seconds = seconds  # 0: no limit of time, and then the same seed gives the same choice
        self.settings: Settings = strategy.settings() if settings is None else settings
        if exploration is not None:
            self.settings = self.settings.changed({"exploration": exploration})
        self.evaluations = evaluations  # at most so many leaves are judged otherwise than by the rules; 0: no limit
        self.evaluator: Evaluator = Playout(strategy) if evaluator is None else evaluator
        self.belief: Belief = Belief() if belief is None else belief
        self.batch = batch  # leaves of one search that wait to be judged together; a playout waits for nobody
        self.noise = noise  # the share of chance in the priors of the root
        self.concentration = concentration  # of that chance; 0: 10 by the number of choices
        self.temperature = temperature  # 0: the action tried most often; else drawn by visits to the power of 1 by it
        self.forced = forced  # how often each move of the root is tried at the least: the root of this x prior x visits
        self.reuse = reuse  # whether it keeps what it found out of the decision that follows, for the next time
        self.guesses = guesses  # how many hidden worlds it thinks of, as if there were no others; 0: any number
        self.favour = favour  # how much likelier it tries, at the root, what it happens to be fond of
        self.hurried = False  # whether time ran out before it had thought as much as it should have, the last time
        self._last: list[Search] = []
        self._kept: dict[int, list[Search]] = {}  # by seat: one bot may sit on several

    def choose(self, world: State, seed: int) -> int:
        """The action tried most often, or one drawn by how often each was tried."""
        return self.pick(self.think(world, seed), seed)

    def think(self, world: State, seed: int) -> list[Advice]:
        """What the search finds out about each legal action, in the order of the actions."""
        return self.think_all([world], [seed])[0]

    def think_all(self, worlds: list[State], seeds: list[int]) -> list[list[Advice]]:
        """The same of several positions side by side: their leaves are judged together.

        Each may take so many seconds as the bot has, or what the others leave of theirs.
        """
        searches = [Search(self, world, seed) for world, seed in zip(worlds, seeds, strict=True)]
        run(searches, self.evaluator, self.seconds)
        self._last = searches
        counts = self.simulations > 0 or self.evaluations > 0  # else time is all that there is
        self.hurried = counts and any(not search.is_spent() for search in searches)
        for search in searches if self.reuse else []:
            self._kept[search.seat] = [other for other in searches if other.seat == search.seat]
        return [search.advice() for search in searches]

    def pick(self, advices: list[Advice], seed: int) -> int:
        """The action to play by what was found out: see `temperature`."""
        best = best_of(advices)
        if self.temperature <= 0.0 or best.visits == 0:
            return best.action
        power = 1.0 / self.temperature
        weights: list[float] = []
        for advice in advices:
            weights.append(float((advice.visits / best.visits) ** power))
        return advices[drawn(weights, Dice.seeded(seed ^ _CHOICE))].action

    def tree(self) -> Branch:
        """What it thought of each line, the last time it thought."""
        if not self._last:
            raise ValueError("a search has a tree after it has thought")
        return self._last[0].look()

    def trees(self) -> list[Branch]:
        """The same of each of the positions that it thought about side by side."""
        return [search.look() for search in self._last]


@final
class Search:
    """One search in progress: its worlds, its tree, and what it may still spend."""

    def __init__(self, bot: SearchBot, world: State, seed: int) -> None:
        if bot.simulations <= 0 and bot.evaluations <= 0 and bot.seconds <= 0.0:
            raise ValueError("a search needs a budget: simulations, evaluations or seconds")
        self.seat = world.to_move
        self._world = world
        self._dice = Dice.seeded(seed)
        self._belief = bot.belief
        self._believes = type(bot.belief) is not Belief
        self._imagined: list[State] = []  # by the belief
        self._simulations: i64 = bot.simulations
        self._evaluations: i64 = bot.evaluations
        self._batch: i64 = max(1, bot.batch)
        self._settings = bot.settings
        self._seeds: list[int] = []  # of the worlds that all choices meet
        self._guesses: i64 = bot.guesses
        self._favour = bot.favour  # 0: none, or none any more
        self._forced = bot.forced
        self._noise = bot.noise  # 0: none, or none any more
        self._concentration = bot.concentration
        self._seed = seed
        self._given: list[Node] = []  # branches that another search has taken over
        self._example = world.redeal(self.seat, seed & 0xFFFFFFFF)
        root = _kept(bot, world)
        evaluator = bot.evaluator
        self._tree = Tree(root, bot.strategy, evaluator, self._dice, bot.settings, bot.forced)
        if bot.reuse:
            self._tree.watched = self.seat
        if type(evaluator) is Playout or not evaluator.judges_choices():
            expand(root, world.choices, bot.strategy.priors(self._example))
        self._disturb()

    def gather(self, deadline: float) -> list[State]:
        """Walk down until as many leaves wait as are judged together: these; none: the search is over."""
        tree = self._tree
        paired = self._settings.paired and not self._believes and not self._guesses and tree.plays_out
        walked: i64 = 0
        while not self.is_spent():
            if paired:
                self._walk_paired()
            else:
                tree.walk(self._imagine())
            walked += 1
            if tree.ways and (len(tree.ways) >= self._batch or len(tree.turned) >= PATIENCE):
                break
            if deadline > 0.0 and walked % LOOK_AT_CLOCK == 0 and perf_counter() >= deadline:
                break
        return tree.leaves()

    def take(self, values: list[list[float]], priors: list[list[float]]) -> None:
        """What the evaluator says of the leaves that were gathered."""
        self._tree.judged(values, priors)
        self._disturb()

    def advice(self) -> list[Advice]:
        """What was found out about each legal action, in the order of the actions."""
        root = self._tree.root
        counted = self._counted()
        whole = 0.0
        for visits in counted:
            whole += visits
        found: list[Advice] = []
        for number in range(len(counted)):
            found.append(node_advice(root.children[number], counted[number] / whole if whole > 0.0 else 0.0))
        return found

    def look(self) -> Branch:
        """The tree, to be looked at."""
        return Branch(self._tree.root, -1, self._example)

    def kept_for(self, world: State, known: bytes) -> Node | None:
        """What the tree has of this position, of which its seat knows that; each branch is given away once."""
        if world.to_move != self.seat or world.game != self._world.game:
            return None
        found = decision_known(self._tree.root, known)
        if found is None or found in self._given:
            return None
        self._given.append(found)
        return found

    def _imagine(self) -> State:
        if self._guesses > 0:
            return self._guessed(self._tree.simulations)
        if not self._believes:
            return self._world.redeal(self.seat, fresh_seed(self._dice))
        if not self._imagined:
            self._imagined = believed(self._belief, self._world, self.seat, self._dice)
        return self._imagined.pop()

    def _guessed(self, number: i64) -> State:
        """One of the few worlds that it thinks of; what is to come by chance is another each time."""
        while len(self._seeds) < self._guesses:
            self._seeds.append(fresh_seed(self._dice))
        world = self._world.redeal(self.seat, self._seeds[number % self._guesses])
        world.dice = Dice.seeded(fresh_seed(self._dice))
        return world

    def _walk_paired(self) -> None:
        """A way down whose world, and whose chance, are those that every other choice met at its turn."""
        tree = self._tree
        first = tree.first_choice()
        met: i64 = 0 if first is None else first.visits
        while met >= len(self._seeds):
            self._seeds.append(fresh_seed(self._dice))
        seed = self._seeds[met]
        tree.dice = Dice.seeded(seed ^ _PLAYOUT)
        tree.walk(self._world.redeal(self.seat, seed), first)

    def _is_settled(self) -> bool:
        """Whether the simulations that are left can no longer change which choice is tried most."""
        tree = self._tree
        left = self._simulations - tree.simulations
        most: i64 = 0
        second: i64 = 0
        for child in tree.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def is_spent(self) -> bool:
        """Whether it has thought as much as it should."""
        tree = self._tree
        if 0 < self._simulations <= tree.simulations:
            return True
        if self._settings.early and self._simulations > 0 and tree.simulations % LOOK_AT_CLOCK == 0:
            if 2 * tree.simulations > self._simulations and self._is_settled():
                return True
        if self._evaluations > 0:
            return tree.evaluations >= self._evaluations or tree.simulations >= ENDINGS * self._evaluations
        return False

    def _disturb(self) -> None:
        """Mix fondness and chance into the priors of the root, once it has any."""
        children = self._tree.root.children
        if self._favour > 0.0 and children:
            for child in children:
                child.prior *= 1.0 + self._favour * fondness(self.seat, child.action)
            self._favour = 0.0
        noise = self._noise
        if noise <= 0.0 or not children:
            return
        self._noise = 0.0
        concentration = self._concentration if self._concentration > 0.0 else SPREAD / len(children)
        shares = dirichlet(Dice.seeded(self._seed ^ _NOISE), len(children), concentration)
        for number in range(len(children)):
            child = children[number]
            child.prior = (1.0 - noise) * child.prior + noise * shares[number]

    def _counted(self) -> list[float]:
        """The visits of each move of the root, without those that were only forced."""
        root = self._tree.root
        counted = [float(child.visits) for child in root.children]
        if self._forced <= 0.0:
            return counted
        most = root.children[0]
        for child in root.children:
            if child.visits > most.visits:
                most = child
        if most.visits == 0:
            return counted
        best = most.worth / float(most.visits) + self._urge(most) / float(1 + most.visits)
        for number in range(len(counted)):
            child = root.children[number]
            if child is not most and child.visits > 0:
                counted[number] = self._unforced(child, best)
        return counted

    def _unforced(self, child: Node, best: float) -> float:
        """With at least so many visits the move would not be more urgent than the one visited most."""
        behind = best - child.worth / float(child.visits)
        if behind <= 0.0:
            return float(child.visits)
        enough = float(ceil(self._urge(child) / behind - 1.0))
        least = float(child.visits) - forced_visits(child, self._tree.root, self._forced)
        left = min(float(child.visits), max(enough, least, 0.0))
        return left if left > 1.0 else 0.0

    def _urge(self, child: Node) -> float:
        return self._settings.exploration * child.prior * sqrt(float(child.available))


def run(searches: list[Search], evaluator: Evaluator, seconds: float) -> None:
    """Let searches go on side by side until all are over; the leaves that wait at a time are judged in one go."""
    alone = type(evaluator) is Playout  # nothing waits: one search after the other
    deadline = perf_counter() + seconds * len(searches) if seconds > 0.0 else 0.0
    going = searches
    while going:
        waiting: list[Search] = []
        counts: list[int] = []
        leaves: list[State] = []
        for search in going:
            found = search.gather(perf_counter() + seconds if alone and seconds > 0.0 else deadline)
            if found:
                waiting.append(search)
                counts.append(len(found))
                leaves += found
        if not leaves:
            return
        asked = len(leaves)
        values, priors = evaluator.evaluate(leaves)
        if len(values) != asked or len(priors) != asked:
            given = f"values of {len(values)} and priors of {len(priors)}"
            raise ValueError(f"{type(evaluator).__name__}.evaluate: {given} positions where {asked} were asked about")
        first = 0
        for number in range(len(waiting)):
            last = first + counts[number]
            waiting[number].take(values[first:last], priors[first:last])
            first = last
        if deadline > 0.0 and perf_counter() >= deadline:
            return
        going = waiting


def fondness(seat: int, action: int) -> float:
    """How fond a bot on that seat is of an action, from 0 to 1: the same in every game, and for no reason."""
    word: i64 = 40503 * (seat + 1) + 2654435 * (action + 1)
    word = (word ^ (word >> 7)) * 69069 & 0xFFFFFF
    return float((word ^ (word >> 11)) & 0xFF) / 255.0


def _kept(bot: SearchBot, world: State) -> Node:
    """The root of the next search: what one of the last knows of this position, or a new one."""
    before = bot._kept.get(world.to_move) if bot.reuse else None
    if before is not None:
        known = world.information(world.to_move)
        for last in before:
            found = last.kept_for(world, known)
            if found is not None:
                return found
    return Node(-1, 1.0)


def best_of(advices: list[Advice]) -> Advice:
    """The advice for the action tried most often; of equal ones the one that promises more."""
    best = advices[0]
    for advice in advices:
        if advice.visits > best.visits or (advice.visits == best.visits and advice.expected > best.expected):
            best = advice
    return best


def node_advice(child: Node, share: float) -> Advice:
    """What a move of the root has come to."""
    visits: int = child.visits
    if visits == 0:
        return Advice(child.action, 0, 0.0, -1.0, 1.0, share)
    return advice_of(child.action, visits, child.total / visits, child.squares / visits, share)


def advice_of(action: int, visits: int, mean: float, square: float, share: float) -> Advice:
    """An advice from the mean return of so many visits, and the mean of its squares."""
    spread = max(square - mean * mean, 1.0 / (visits + 1))
    half = CONFIDENCE * sqrt(spread / visits)
    return Advice(action, visits, mean, max(-1.0, mean - half), min(1.0, mean + half), share)
