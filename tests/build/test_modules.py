"""The modules of the package: none has a name of the standard library, and none imports itself by a detour."""

from __future__ import annotations

import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

SOURCE = Path(__file__).parents[2] / "src"
MODULES = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SOURCE.joinpath("ludoteca").rglob("*.py"))
    if "template" not in file.parts  # files that a new game is written from: nobody imports them
}
COMPILED = ("ludoteca.engine", "ludoteca.games")
"""Native code is quick where it knows the class of what it is given, so these may name each other for the types."""


def test_the_tree_is_read() -> None:
    assert {"ludoteca", "ludoteca.engine.game", "ludoteca.games.martians", "ludoteca.web.hub"} <= MODULES.keys()


def test_no_module_shadows_one_of_the_standard_library() -> None:
    found = [name for name in MODULES if name.rpartition(".")[2] in sys.stdlib_module_names]
    assert found == []


def cycle(types: bool) -> list[str]:
    """Modules that import each other in a circle; with `types` also what is imported for the types alone."""
    graph = grimp.build_graph("ludoteca", exclude_type_checking_imports=not types, cache_dir=None)
    assert graph.modules == MODULES.keys(), "the package that is installed is not the one of the tree"
    skipped = COMPILED if types else ()
    needs = {
        name: {other for other in graph.find_modules_directly_imported_by(name) if not other.startswith(skipped)}
        for name in MODULES
        if not skipped or not name.startswith(skipped)
    }
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("types", [False, True], ids=["at run time", "for the types too"])
def test_no_module_imports_itself_by_a_detour(types: bool) -> None:
    assert cycle(types) == []
