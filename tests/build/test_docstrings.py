"""What is written about a function is shown by `help()` and `?`, whichever form of it runs."""

from __future__ import annotations

import ast
import inspect
import pydoc
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import ludoteca

SOURCES = Path(__file__).parents[2] / "src"
COMPILED = ("engine/*.py", "bots/*.py", "games/*/*.py", "research/lanes.py")  # and what lies beside it
MODULES = sorted(path for part in COMPILED for path in (SOURCES / "ludoteca").glob(part))


def documented(node: ast.Module | ast.ClassDef, owner: str = "") -> Iterator[tuple[str, str]]:
    """The functions, classes, methods and properties of a module that have a docstring, with it."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.ClassDef):
            text = ast.get_docstring(part)
            if text:
                yield owner + part.name, text
            if isinstance(part, ast.ClassDef):
                yield from documented(part, f"{owner}{part.name}.")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_docstring_is_there_at_run_time(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    dotted = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    module = import_module(dotted)
    assert (module.__doc__ or "").strip() == (ast.get_docstring(tree, clean=False) or "").strip()
    for name, doc in documented(tree):
        found: object = module
        for part in name.split("."):
            found = inspect.getattr_static(found, part)
        found = getattr(found, "__func__", found)
        assert inspect.cleandoc(str(getattr(found, "__doc__", ""))) == doc, f"{dotted}: {name}"


def test_help_shows_the_signature_and_what_it_does() -> None:
    shown = pydoc.plain(pydoc.render_doc(ludoteca.State.apply))
    assert "apply(self" in shown
    assert "`IllegalAction` says why not, and then nothing has changed." in shown
    assert "Whether the game has ended." in pydoc.plain(pydoc.render_doc(ludoteca.State))
    assert "A game of the shelf with its options chosen" in pydoc.plain(pydoc.render_doc(ludoteca.make))
