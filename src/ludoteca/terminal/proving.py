"""`ludoteca prove`: what is proved of a game, told to its author."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.text import Text

from ludoteca.engine import Patch
from ludoteca.engine.phrase import listing
from ludoteca.proof.case import FIRST, cases_of
from ludoteca.proof.line import Line
from ludoteca.proof.proving import PROOFS, Claim, Result, claims, prove, prove_line
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
    line: str | None,
) -> int:
    """Prove a game, or one game of it alone; 1 where something does not hold."""
    if ":" in given or invariants:
        look_here()
    if line is not None and not options:
        variants = FIRST
    cases = cases_of(given, dict(options) if options else variants, invariants, content=content)
    kind = cases[0].kind
    every = claims(cases, games, seed, only)
    alone = None if line is None else Line.read(cases[0], line)
    if alone is None:
        talk.heading(talk.words("proof-title", game=kind.name, cases=len(cases), seed=seed))
        show_contents(talk, cases[0].made())
    else:
        show_line(talk, alone)

    def tell(result: Result) -> None:
        if result.fault is not None:
            talk.write(talk.words("proof-line-fails", proof=result.proof.name), LOUD)
            talk.write(result.fault.phrase.text(talk.lang), SORRY, indent=4)
            talk.write(result.fault.where().text(talk.lang), indent=4)
            if alone is None:
                talk.write(talk.words("proof-again"), indent=4)
                talk.line(f"        {result.fault.command()}")

    with _status(talk) as passing:
        outcome = prove_line(every, alone, tell) if alone else prove(every, games, seconds, tell, passing)
    for result in outcome.results:
        if result.fault is None:
            talk.item("✓" if result.games else "·", f"{result.proof.name}: {talk.words(f'proof-{result.proof.name}')}")
    asked = {result.proof for result in outcome.results}
    left = [proof.name for proof in PROOFS if proof not in asked and (not only or proof.name in only)]
    if left:
        talk.tell("proof-not-asked", QUIET, proofs=listing(left))
    if "invariants" in left:
        talk.tell("proof-more", QUIET)
    faults, proofs = outcome.faults, len(outcome.results)
    took = decimal(outcome.seconds, 1, talk.lang)
    if faults:
        talk.tell("proof-failed", SORRY, faults=len(faults), proofs=proofs)
        return FAILED
    if alone is not None:
        talk.tell("proof-line-done", LOUD, proofs=proofs)
        return 0
    if outcome.in_time:
        talk.tell("proof-done", LOUD, proofs=proofs, games=games, seconds=took)
        return 0
    talk.tell("proof-partly" if outcome.done else "proof-hardly", SORRY, done=outcome.done, games=games, seconds=took)
    return 0 if outcome.done else FAILED


@contextmanager
def _status(talk: Talk) -> Iterator[Callable[[Claim], None]]:
    """Says on a terminal what is being proved, while it is."""
    if not talk.console.is_terminal:
        yield lambda claim: None
        return
    with talk.console.status("") as status:
        yield lambda claim: status.update(Text(str(claim), QUIET))


def show_line(talk: Talk, line: Line) -> None:
    """A game as it was played, decision after decision, and the position that it led to, hidden things too."""
    talk.heading(repr(line.case.made()))
    state = line.start()
    for number, action in enumerate(line.actions, 1):
        talk.item(f"{number}.", f"{talk.seat(state.to_move)}: {state.game.action_text(state, action, talk.lang)}")
        state.apply(action)
    talk.line(state.notation(), QUIET)
