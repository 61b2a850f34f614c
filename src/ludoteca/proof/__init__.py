"""For authors of games: what is proved of every game, and what is made from its declarations.

    ludoteca prove my_games.chess:Chess

proves a game from the command line. In tests of one's own it is

    @pytest.mark.parametrize("claim", proofs("my_games.chess:Chess"), ids=str)
    def test_chess(claim: Claim) -> None:
        claim.check()
"""

from collections.abc import Sequence

from ludoteca.engine.game import Game
from ludoteca.proof.case import EACH, Case, ProofError, cases_of
from ludoteca.proof.fault import Fault
from ludoteca.proof.proving import PROOFS, Claim, Disproof, claims

__all__ = ["PROOFS", "Case", "Claim", "Disproof", "Fault", "ProofError", "cases_of", "proofs"]


def proofs(
    game: str | type[Game],
    variants: str | dict[str, object] = EACH,
    *,
    games: int = 1,
    seed: int = 1,
    only: Sequence[str] = (),
    invariants: str = "",
    parts: str = "",
    content: object = None,
) -> list[Claim]:
    """Everything that is proved of a game: each proof in each way to play.

    `game` is a name of the shelf, `module:Class` or the class itself; `variants` is `all`, `players`, `extremes`,
    `first` or the options of one. `invariants` and `parts` name modules that say more of the game than its rules do.
    `content` is a patch of its contents.
    """
    return claims(cases_of(game, variants, invariants, parts, content), games, seed, only)
