"""`ludoteca prove`: what is proved of a game, told to its author."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.engine import Patch
from ludoteca.engine.phrase import listing
from ludoteca.proof.case import cases_of, game_named
from ludoteca.proof.proving import PROOFS, Result, claims, prove
from ludoteca.terminal.arguments import look_here
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words import decimal

FAILED = 1


def run(
    talk: Talk,
    given: str,
    variants: str,
    options: Mapping[str, str],
    content: Patch,
    *,
    games: int,
    seed: int,
    seconds: int,
    only: Sequence[str],
    invariants: str,
) -> int:
    """Prove a game; 1 where something does not hold."""
    if ":" in given or invariants:
        look_here()
    kind = game_named(given)
    cases = cases_of(kind, dict(options) if options else variants, invariants, content=content)
    every = claims(cases, games, seed, only)
    talk.heading(talk.words("proof-title", game=kind.name, cases=len(cases), seed=seed))
    show_contents(talk, cases[0].made())

    def tell(result: Result) -> None:
        if result.fault is not None:
            talk.write(talk.words("proof-line-fails", proof=result.proof.name), LOUD)
            talk.write(result.fault.phrase.text(talk.lang), SORRY, indent=4)
            talk.write(result.fault.where().text(talk.lang), indent=4)

    outcome = prove(every, games, seconds, tell)
    for result in outcome.results:
        if result.fault is None:
            talk.item("✓" if result.games else "·", f"{result.proof.name}: {talk.words(f'proof-{result.proof.name}')}")
    asked = {result.proof for result in outcome.results}
    left = [proof.name for proof in PROOFS if proof not in asked and (not only or proof.name in only)]
    if left:
        talk.tell("proof-not-asked", QUIET, proofs=listing(left))
    faults, proofs = outcome.faults, len(outcome.results)
    took = decimal(outcome.seconds, 1, talk.lang)
    if faults:
        talk.tell("proof-failed", SORRY, faults=len(faults), proofs=proofs)
        return FAILED
    if outcome.in_time:
        talk.tell("proof-done", LOUD, proofs=proofs, games=games, seconds=took)
        return 0
    talk.tell("proof-partly" if outcome.done else "proof-hardly", SORRY, done=outcome.done, games=games, seconds=took)
    return 0 if outcome.done else FAILED
