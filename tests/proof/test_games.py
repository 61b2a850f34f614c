"""Everything that `ludoteca.proof` proves, of every game of the shelf and of two that are not on it, in every main way
to play; with the invariants and the readers of parts that stand beside the tests of each game's rules.
"""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine import shelf
from ludoteca.proof import PROOFS, Claim, proofs

OTHERS = {"connect_four": "examples.connect_four:ConnectFour", "secret_card": "tests.foreign:SecretCard"}
COSTLY = {"shown", "undo", "onlookers", "recall"}  # one variant for each number of players is enough
CHEAP = {"ends", "invariants", "results", "ties"}  # and of these several games each
MORE = 3


def claims_of(game: str) -> list[Claim]:
    found: list[Claim] = []
    for proof in PROOFS:
        found += proofs(
            game if game in ludoteca.games() else OTHERS[game],
            "players" if proof.name in COSTLY else "all",
            games=MORE if proof.name in CHEAP else 1,
            only=[proof.name],
            invariants=f"tests.rules.{game}.invariants" if game not in OTHERS else "",
            parts=f"tests.rules.{game}.parts" if game not in OTHERS else "",
        )
    return found


@pytest.mark.parametrize("claim", [claim for game in ludoteca.games() for claim in claims_of(game)], ids=str)
def test_what_is_proved_of_a_game_of_the_shelf(claim: Claim) -> None:
    claim.check()


@pytest.mark.parametrize("game", OTHERS)
def test_what_is_proved_of_a_game_that_is_not_on_the_shelf(game: str) -> None:
    try:
        claims = claims_of(game)
        for claim in claims:
            claim.check()
        assert {claim.proof.name for claim in claims} >= {proof.name for proof in PROOFS} - NOT_ASKED
    finally:
        shelf._shelf().pop(game, None)
        shelf.rules_of.cache_clear()


NOT_ASKED = {  # of games without those: invariants, readers, memos, sources, secrets, a copying.py, a drawing, a guide
    "invariants", "readers", "memos", "copying", "even", "chance", "sources", "hidden", "imagined", "asked", "screen",
    "guide",
}  # fmt: skip


@pytest.mark.parametrize("game", ludoteca.games())
def test_nothing_is_left_out_of_a_game_of_the_shelf(game: str) -> None:
    """Each has sources, straight copies, invariants and readers; what hides nothing has no secrets to prove."""
    open_games = {"hidden", "imagined", "asked"} if not shelf.rules_of(game).hides else set()
    asked = {claim.proof.name for claim in claims_of(game)}
    assert {proof.name for proof in PROOFS} - asked <= {"memos", "even"} | open_games
