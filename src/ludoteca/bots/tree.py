"""The tree of a search over information sets: one tree that all imagined worlds share, keyed by actions.

A way down goes from the root through a world to its leaf, the first position that the tree does not know yet. There the
leaf is judged: at once by a playout, or together with others by an evaluator. As long as a way waits for that, each of
its moves counts as tried once more with the result that it had on average, and a new one as lost: so the next way goes
elsewhere, and no move is thought worse of than it deserves. What was found is carried back up to every move of the way,
for the seat that made it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludoteca.bots.evaluator import Evaluator, Playout, play_out
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.rising import holds
from ludoteca.engine.strategy import Settings, Strategy

LOST: Final = -1.0  # what a new move counts as worth as long as its leaf waits
LARGEST: Final = 1e9  # what an evaluator may say at the most; beyond it something is wrong with it


@final
class Note:
    """What the searching seat knew whenever a way came to a decision of its own."""

    def __init__(self) -> None:
        self.known: set[bytes] = set()
        self.met: i64 = 0  # how many ways came there


_NO_NOTES: Final[list[Note]] = []
_NONE: Final[list[Node]] = []  # what a node without children has; never changed


@final
@mypyc_attr(acyclic=True)  # no child knows its parent: the collector of cycles need not look at large trees
class Node:
    """A position of the tree as its deciding seat knows it; the statistics are those of the move into it."""

    __slots__ = ("action", "available", "children", "note", "prior", "squares", "total", "visits", "waits", "worth")

    def __init__(self, action: int, prior: float) -> None:
        self.action = action  # the move that leads here
        self.prior = prior  # how promising it was found, from 0 to 1
        self.visits: i64 = 0
        self.available: i64 = 0  # how often the move was possible when its parent was visited
        self.worth = 0.0  # how much the seat that made the move liked what came of it
        self.total = 0.0  # its returns
        self.squares = 0.0
        self.waits = False  # whether an evaluator has yet to judge it
        self.note: Note | None = None  # only where trees are kept
        self.children: list[Node] = _NONE


@final
class Way:
    """A way down the tree whose leaf waits to be judged."""

    def __init__(self, path: list[Node], movers: list[int], world: State, noted: list[Note]) -> None:
        self.path = path
        self.movers = movers  # who made the move into each node
        self.world = world
        self.noted = noted  # where the searching seat decides
        self.choices = world.choices  # whoever judges the world may play on in it
        self.lent: list[float] = []  # what each move counts as worth meanwhile


@final
class Tree:
    """A tree that grows below its root, a way down for each imagined world."""

    def __init__(
        self,
        root: Node,
        strategy: Strategy,
        evaluator: Evaluator,
        dice: Dice,
        settings: Settings,
        forced: float = 0.0,
    ) -> None:
        self.root = root
        self.simulations: i64 = 0  # ways through a move of the root
        self.evaluations: i64 = 0  # leaves that were judged otherwise than by the rules
        self.ways: list[Way] = []  # that wait
        self.turned: list[Way] = []  # that came to a leaf for which another waits already
        self.watched = -1  # the seat whose decisions are noted; -1: nobody's
        self._strategy = strategy
        self.dice = dice  # of the playouts
        self._exploration = settings.exploration
        self._horizon = settings.horizon if settings.horizon >= 0 else strategy.horizon()
        self._first_play = settings.first_play
        self._sharpness = settings.sharpness
        self._blend = settings.blend
        self._forced = forced
        self.plays_out = type(evaluator) is Playout  # it needs no company
        self._judges = not self.plays_out and evaluator.judges_choices()
        self._judge = type(evaluator).__name__

    def first_choice(self) -> Node | None:
        """Where the next way leads from the root, which has the same choices in every world; None: it is new."""
        return self._next(self.root, self.root.children) if self.root.children else None

    def walk(self, world: State, first: Node | None = None) -> None:
        """One way down through this world, which is used up; its leaf is judged now, or waits.

        `first` is the choice at the root, if it was made already.
        """
        root = self.root
        path = [root]
        movers = [-1]
        node = root
        watched = self.watched
        noted = _NO_NOTES if watched < 0 else list[Note]()
        while world.to_move >= 0:
            if node.visits == 0 and node is not root:
                break
            choices = world.choices
            possible = known_among(node, choices)
            if len(possible) < len(choices):
                if self._judges:
                    break
                expand(node, choices, self._strategy.priors(world))
                possible = known_among(node, choices)
            mover = world.to_move
            node = self._next(node, possible) if first is None else first
            first = None
            world.advance(node.action)
            path.append(node)
            movers.append(mover)
            if watched >= 0 and world.to_move == watched and len(world.choices) > 1:
                noted.append(_noted(node, world.information(watched)))
        if not self.plays_out and world.to_move >= 0:
            self._wait(Way(path, movers, world, noted))
            return
        self.simulations += 1
        returns, worth = self.played_out(world)
        for number in range(len(path)):
            node = path[number]
            node.visits += 1
            if number > 0:
                value = returns[movers[number]]
                node.worth += worth[movers[number]]
                node.total += value
                node.squares += value * value

    def played_out(self, world: State) -> tuple[list[float], list[float]]:
        """What a playout makes of a world: the returns of each seat, and how much each likes it."""
        strategy = self._strategy
        here: list[float] = []
        if world.to_move >= 0:
            self.evaluations += 1
            if self._blend > 0.0:
                here = strategy.values(world)
                if self._blend >= 1.0:
                    return here, here
            play_out(strategy, world, self.dice, self._horizon, self._sharpness)
        returns = world.returns() if world.to_move < 0 else strategy.values(world)
        worth = strategy.utilities(world) if world.to_move < 0 else returns
        if here:
            returns = _blended(here, returns, self._blend)
            worth = _blended(here, worth, self._blend)
        return returns, worth

    def leaves(self) -> list[State]:
        """The positions that wait to be judged."""
        return [way.world for way in self.ways]

    def judged(self, values: list[list[float]], priors: list[list[float]]) -> None:
        """What the evaluator says of each of them, in the same order."""
        for number in range(len(self.ways)):
            way = self.ways[number]
            path = way.path
            leaf = path[-1]
            leaf.waits = False
            worth = self._checked(values[number], way.world.game.players, -LARGEST, "values")
            if self._judges:
                expand(leaf, way.choices, self._checked(priors[number], len(way.choices), 0.0, "priors"))
            for step in range(1, len(path)):
                node = path[step]
                value = worth[way.movers[step]]
                node.worth += value - way.lent[step]
                node.total += value
                node.squares += value * value
        for way in self.turned:
            for step in range(len(way.path)):
                node = way.path[step]
                node.visits -= 1
                node.worth -= way.lent[step]
            for note in way.noted:
                note.met -= 1
        self.ways = []
        self.turned = []

    def _wait(self, way: Way) -> None:
        path = way.path
        for step in range(len(path)):
            node = path[step]
            lent = 0.0 if step == 0 else node.worth / float(node.visits) if node.visits else LOST
            way.lent.append(lent)
            node.worth += lent
            node.visits += 1
        leaf = path[-1]
        if leaf.waits:
            self.turned.append(way)
            return
        leaf.waits = True
        self.ways.append(way)
        self.evaluations += 1
        if len(path) > 1:
            self.simulations += 1

    def _next(self, node: Node, possible: list[Node]) -> Node:
        if self._forced > 0.0 and node is self.root:
            for child in possible:
                if child.visits > 0 and float(child.visits) < forced_visits(child, node, self._forced):
                    return best_of_those(possible, self._exploration, self._first_play, child)
        return best_of_those(possible, self._exploration, self._first_play, None)

    def _checked(self, said: list[float], size: int, least: float, what: str) -> list[float]:
        """The numbers, each a plain one, whatever it was given as."""
        if not isinstance(said, list):
            raise TypeError(f"{self._judge}.evaluate: list object expected for {what}; got {type(said)}")
        if len(said) != size:
            raise ValueError(f"{self._judge}.evaluate: {len(said)} {what} where {size} are needed")
        numbers = [float(number) for number in said]
        for number in numbers:
            if not least <= number <= LARGEST:
                raise ValueError(f"{self._judge}.evaluate: {number} is none of the {what} that can be")
        return numbers


def _noted(node: Node, known: bytes) -> Note:
    note = node.note
    if note is None:
        note = Note()
        node.note = note
    note.known.add(known)
    note.met += 1
    return note


def decision_known(root: Node, known: bytes) -> Node | None:
    """The next decision of the searching seat at which it knows this: if no other may look the same to it, and every
    way that came there met it so."""
    found: list[Node] = []
    _next_decisions(root, known, found)
    if len(found) != 1:
        return None
    note = found[0].note
    assert note is not None
    return found[0] if len(note.known) == 1 and note.met == found[0].visits else None


def _next_decisions(node: Node, known: bytes, found: list[Node]) -> None:
    for child in node.children:
        note = child.note
        if note is None:
            _next_decisions(child, known, found)
        elif known in note.known:
            found.append(child)


def select(node: Node, world: State, strategy: Strategy, exploration: float) -> Node:
    """The child with the best outlook among those possible in this world; the strategy knows of those that are new."""
    choices = world.choices
    possible = known_among(node, choices)
    if len(possible) < len(choices):
        expand(node, choices, strategy.priors(world))
        possible = known_among(node, choices)
    return best_of_those(possible, exploration, 0.0, None)


def _blended(one: list[float], two: list[float], share: float) -> list[float]:
    rest = 1.0 - share
    return [share * one[seat] + rest * two[seat] for seat in range(len(one))]


def expand(node: Node, choices: list[int], weights: list[float]) -> None:
    """Give the node a child for each of these moves that it does not know yet."""
    whole = 0.0
    for weight in weights:
        whole += weight
    if not whole > 0.0:
        raise ValueError(f"the priors of {len(choices)} choices must be positive, and sum to {whole}")
    if not node.children:
        node.children = [Node(choices[number], weights[number] / whole) for number in range(len(choices))]
        return
    known = [child.action for child in node.children]
    for number in range(len(choices)):
        if choices[number] not in known:
            node.children.append(Node(choices[number], weights[number] / whole))


def best_of_those(possible: list[Node], exploration: float, first_play: float, forced: Node | None) -> Node:
    """PUCT: the child with the best outlook and urge to try it; a forced one in any case. All have been available."""
    best = possible[0]
    best_value = -1e9
    mean = 0.0
    tried: i64 = 0
    for child in possible:
        mean += child.worth
        tried += child.visits
    mean = mean / float(tried) - first_play if tried else 0.0
    for child in possible:
        child.available += 1
        outlook = child.worth / float(child.visits) if child.visits else mean
        urge = exploration * child.prior * sqrt(float(child.available)) / float(1 + child.visits)
        if outlook + urge > best_value:
            best_value = outlook + urge
            best = child
    return best if forced is None else forced


def forced_visits(child: Node, root: Node, forced: float) -> float:
    """How often a move of the root that was tried once is tried at least."""
    return sqrt(forced * child.prior * float(root.visits))


def known_among(node: Node, choices: list[int]) -> list[Node]:
    """The children whose moves are among these."""
    children = node.children
    if len(children) == len(choices) and _same(children, choices):
        return children
    return [child for child in children if holds(choices, child.action)]


def _same(children: list[Node], choices: list[int]) -> bool:
    for number in range(len(choices)):
        if children[number].action != choices[number]:
            return False
    return True
