"""Trees that go deep are freed without touching memory of anybody else: see `without_trashcan` in `setup.py`."""

from __future__ import annotations

import os
import subprocess
import sys

DEEP = """
from ludoteca.bots.tree import Node
for _ in range(20):
    root = node = Node(0, 1.0)
    for depth in range(2000):
        below = Node(depth, 1.0)
        node.children = [below, Node(-depth, 0.5)]
        node = below
    del root, node, below
print("freed")
"""


def test_a_deep_tree_is_freed_and_nothing_else() -> None:
    """With debugging allocators, which look around each piece of memory when it is freed."""
    told = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", DEEP], env=told, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr[-2000:]
