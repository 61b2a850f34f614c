"""The README's examples run as they are printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import ludoteca


def test_the_examples_of_the_readme_are_true() -> None:
    readme = Path(__file__).parents[1] / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_example_of_the_package_is_true() -> None:
    result = doctest.testmod(ludoteca)
    assert result.attempted > 0
    assert result.failed == 0
