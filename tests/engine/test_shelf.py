"""The shelf: a word of the house and a folder of games have the same name, and neither hides the other."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

import ludoteca
import ludoteca.games.marrak_hesh.rules as marrak_hesh


def test_the_shelf_names_its_games() -> None:
    assert ludoteca.games() == sorted(["automobiles", "marrak_hesh", "mars_needs_mechanics", "martians", "pocket_mars"])


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_folder_of_a_game_is_reached_by_its_name(name: str) -> None:
    rules = import_module(f"ludoteca.games.{name}.rules")
    assert getattr(ludoteca.games, name).rules is rules


def test_the_rules_of_a_game_are_imported_under_another_name() -> None:
    assert issubclass(type(ludoteca.make("marrak_hesh")), marrak_hesh.MarrakHesh)


@pytest.mark.parametrize(
    "line",
    [
        "import ludoteca.games.marrak_hesh.rules as r; r.MarrakHesh",
        "import ludoteca.games.martians; import ludoteca; assert ludoteca.games()",
        "from ludoteca.games import automobiles; from ludoteca import games; assert games() and games.automobiles",
    ],
)
def test_in_whatever_order_things_are_imported(line: str) -> None:
    subprocess.run([sys.executable, "-c", line], check=True, timeout=60)
