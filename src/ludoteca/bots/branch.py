"""A look at the tree of a search: what it thought of each line, to be read and never changed."""

from __future__ import annotations

from typing import Final, final

from ludoteca.bots.tree import Node
from ludoteca.engine.game import State
from ludoteca.engine.phrase import house

DEPTH: Final = 2
MOST: Final = 5


@final
class Branch:
    """A move that a search has tried, and what followed it; the root is the position that it thought about."""

    def __init__(self, node: Node, seat: int, world: State | None) -> None:
        self._node = node
        self._seat = seat
        self._world = world  # an imagined one in which the moves so far were made; None: none is at hand

    @property
    def action(self) -> int:
        """The move; -1 at the root."""
        return self._node.action

    @property
    def seat(self) -> int:
        """Whose move it was in the world that serves as an example; -1 at the root, and where that world lacks it."""
        return self._seat

    @property
    def prior(self) -> float:
        """How promising it was found before it was tried, as a share."""
        return self._node.prior

    @property
    def visits(self) -> int:
        """How often it was tried."""
        return self._node.visits

    @property
    def available(self) -> int:
        """How often it could have been tried."""
        return self._node.available

    @property
    def value(self) -> float:
        """The mean return of the seat that made it; 0 if it was never tried."""
        return self._node.total / float(self._node.visits) if self._node.visits else 0.0

    @property
    def worth(self) -> float:
        """The same by how much the seat likes it, which is what the search goes by."""
        return self._node.worth / float(self._node.visits) if self._node.visits else 0.0

    @property
    def children(self) -> list[Branch]:
        """What may follow, in the order in which the search came to know it."""
        return [self._below(node) for node in self._node.children]

    def _below(self, node: Node) -> Branch:
        world = self._world
        if world is None or node.action not in world.choices:
            return Branch(node, -1, None)
        after = world.clone()
        after.advance(node.action)
        return Branch(node, world.to_move, after)

    def after(self, *actions: int) -> Branch:
        """The branch that these moves lead to; `KeyError`: the search does not know one of them."""
        found = self
        for action in actions:
            nodes = [node for node in found._node.children if node.action == action]
            if not nodes:
                raise KeyError(action)
            found = found._below(nodes[0])
        return found

    def text(self, depth: int = DEPTH, most: int = MOST, lang: str = "en") -> str:
        """The moves tried most, so many of each position and so deep, a line for each."""
        heading = [house(key).text(lang) for key in ("hint-visits", "hint-expected", "tree-prior")]
        lines = ["  ".join(f"{word:>8}" for word in heading), *self._lines(0, depth, most, lang)]
        return "\n".join(lines)

    def _lines(self, level: int, depth: int, most: int, lang: str) -> list[str]:
        if level >= depth:
            return []
        found: list[str] = []
        tried = [node for node in self._node.children if node.visits > 0]
        tried.sort(key=lambda node: (-node.visits, node.action))
        for node in tried[:most]:
            branch = self._below(node)
            world = self._world
            words = str(node.action) if world is None else world.describe(node.action).text(lang)
            whose = "" if branch.seat < 0 else f"{branch.seat + 1}: "
            found.append(
                f"{branch.visits:>8}  {branch.value:>+8.2f}  {branch.prior:>8.1%}  {'  ' * level}{whose}{words}"
            )
            found += branch._lines(level + 1, depth, most, lang)
        return found
