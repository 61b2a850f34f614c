"""Going through the proofs: game after game, within a time, and the smallest game that shows a fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.record import Record
from ludoteca.proof import chance, even, facts, knowledge, parts, play, public, records, screens, straight, words
from ludoteca.proof.case import EACH, Case, ProofError, cases_of
from ludoteca.proof.fault import Fault
from ludoteca.proof.line import Line, random_line, replayed
from ludoteca.proof.proof import Proof

PROOFS: Final[tuple[type[Proof], ...]] = (
    facts.Declared, facts.Equality, facts.Copies, facts.Pickled, facts.Memos, straight.Straight,
    play.Choices, play.Ends, play.Laws, play.Results, play.Ties, play.Looking, records.Replays, records.Pickles,
    records.Written, parts.Parts, parts.Read, parts.Alike, chance.Chance, chance.Sources, words.Words, words.Refusals,
    knowledge.Worlds, knowledge.Open, knowledge.Redeals, knowledge.HiddenFacts, knowledge.Imagined, even.Even,
    knowledge.Unfolds, knowledge.Stories, knowledge.Asked, knowledge.Undo, knowledge.Bots, knowledge.Shown,
    public.Public, public.Onlookers, public.Recall, screens.Screens, screens.Guided,
)  # fmt: skip
SHRINKING: Final = 10.0  # seconds that are spent on finding a smaller game
TRIES: Final = 20  # further seeds that are tried for a shorter one


class Disproof(AssertionError):
    """A proof that has failed: what is wrong, and the smallest game that was found to show it."""

    def __init__(self, proof: type[Proof], case: Case, phrase: Phrase, line: Line | None) -> None:
        super().__init__(proof, case, phrase, line)
        self.proof = proof
        self.case = case
        self.phrase = phrase
        self.line = line  # None: it needs no game to be seen

    @property
    def record(self) -> Record | None:
        """The game, as a record that can be kept and looked at."""
        if self.line is None:
            return None
        found = Record.of(self.case.made(), self.line.seed, ["random"] * self.case.made().players)
        found.actions = list(self.line.actions)
        return found

    def where(self) -> Phrase:
        """The game in which it is seen."""
        game = repr(self.case.made())
        if self.line is None:
            return house("proof-where-game", {"game": game})
        actions = listing(self.line.actions)
        told: dict[str, int | str | Phrase] = {"game": game, "seed": self.line.seed}
        return house("proof-where-line", {**told, "decisions": len(self.line.actions), "actions": f"[{actions}]"})

    def command(self) -> str:
        """What shows it again, and says whether it still is so after a change."""
        found = f"ludoteca prove {self.case.named()} --only {self.proof.name}"
        return found if self.line is None else f"{found} --line {self.line.written()}"

    def text(self, lang: str = "en") -> str:
        """What is wrong, where, and what shows it again."""
        return f"{self.proof.name}: {self.phrase.text(lang)} {self.where().text(lang)}\n    {self.command()}"

    def __str__(self) -> str:
        return self.text()


@dataclass
class Claim:
    """A proof of a game: in one way to play it, or in all of them where only all show it."""

    proof: type[Proof]
    cases: list[Case]
    games: int = 1
    seed: int = 1
    at_work: Proof = field(init=False)

    def __post_init__(self) -> None:
        self.at_work = self.proof()
        self._begun: set[Case] = set()

    def __str__(self) -> str:
        whose = str(self.cases[0]) if len(self.cases) == 1 else self.cases[0].kind.name
        return f"{self.proof.name}-{whose}"

    def concerns(self) -> bool:
        """Whether there is anything to prove; a game that breaks off when it is asked is proved to do so."""
        try:
            return any(self.at_work.concerns(case) for case in self.cases)
        except Exception:
            return True

    def check(self) -> None:
        """All of it; `Disproof` where it does not hold."""
        for number in range(self.games):
            for case in self.cases:
                self.play(case, number)
        self.conclude()

    def play(self, case: Case, number: int) -> None:
        """What is proved of a game in that way to play."""
        if not self._concerns(case):
            return
        if case not in self._begun:
            self._begun.add(case)
            with_no_game(self.proof, case, lambda: self.at_work.begin(case))
        for seed in range(self.seed + number * self.proof.more, self.seed + (number + 1) * self.proof.more):
            try:
                line = random_line(case, seed)
            except Fault as fault:
                raise Disproof(self.proof, case, fault.phrase, None) from fault
            try:
                self.at_work.follow(line)
            except Exception as error:
                raise smallest(self.proof, line, self.at_work.at, error) from error

    def _concerns(self, case: Case) -> bool:
        try:
            return self.at_work.concerns(case)
        except Exception as error:
            raise Disproof(self.proof, case, phrase_of(error), None) from error

    def play_line(self, line: Line) -> None:
        """What is proved of one game, in each of its positions."""
        with_no_game(self.proof, line.case, lambda: self.at_work.begin(line.case))
        try:
            self.at_work.follow(line, closely=True)
        except Exception as error:
            raise Disproof(
                self.proof, line.case, phrase_of(error), line.cut(self.at_work.at + self.proof.ahead)
            ) from error

    def conclude(self) -> None:
        """What is proved of all that was seen."""
        seen = [case for case in self.cases if case in self._begun]
        if seen:
            with_no_game(self.proof, seen[0], lambda: self.at_work.conclude(seen))


def with_no_game(proof: type[Proof], case: Case, step: Callable[[], None]) -> None:
    """A step of a proof for which no game need be played."""
    try:
        step()
    except Exception as error:
        raise Disproof(proof, case, phrase_of(error), None) from error


def phrase_of(error: Exception) -> Phrase:
    """What is wrong, in words; an error that came out of the game itself is told as it is."""
    if isinstance(error, (Fault, LudotecaError)):
        return error.phrase
    told = f"{type(error).__name__}: {error}".strip().rstrip(":").partition("\n")[0]
    return house("proof-error", {"error": told})


def claims(
    cases: Sequence[Case],
    games: int = 1,
    seed: int = 1,
    only: Sequence[str] = (),
    kinds: Sequence[type[Proof]] = PROOFS,
) -> list[Claim]:
    """Every proof of every way to play."""
    known = [kind.name for kind in PROOFS]
    for name in only:
        if name not in known:
            raise ProofError(house("proof-unknown", {"given": name, "allowed": listing(known)}))
    found: list[Claim] = []
    for kind in PROOFS:
        if not only or kind.name in only:
            groups = [_with_all(cases)] if kind.whole else [[case] for case in cases]
            found += [Claim(kind, group, games, seed) for group in groups]
    return [claim for claim in found if claim.concerns()]


def _with_all(cases: Sequence[Case]) -> list[Case]:
    """These ways to play and all the others: what only all of them show is not missed because some were chosen."""
    first = cases[0]
    return list(dict.fromkeys([*cases, *cases_of(first.kind, EACH, first.invariants, first.parts, first.patch)]))


# ---- the smallest game that shows a fault


def smallest(proof: type[Proof], line: Line, number: int, error: Exception) -> Disproof:
    """The fault in the shortest game that is found in a short while."""
    search = Search(proof, line.cut(number + proof.ahead), phrase_of(error))
    search.earlier()
    search.other_seeds()
    search.without_some()
    return Disproof(proof, line.case, search.phrase, search.best)


class Search:
    """Looks for a shorter game with the same fault: an earlier position, another seed, without some decisions."""

    def __init__(self, proof: type[Proof], line: Line, phrase: Phrase) -> None:
        self.proof = proof
        self.best = line
        self.phrase = phrase
        self.until = monotonic() + SHRINKING

    def earlier(self) -> None:
        """The first position of the line that shows it."""
        self._try(self.best)

    def other_seeds(self) -> None:
        """Games that are shorter from the beginning."""
        for seed in range(self.best.seed + 1, self.best.seed + 1 + TRIES):
            if self.best.actions and monotonic() < self.until:
                self._try(random_line(self.best.case, seed).cut(len(self.best.actions) - 1))

    def without_some(self) -> None:
        """Decisions are left out, by halves at first and one by one in the end."""
        size = max(1, len(self.best.actions) // 2)
        while size and monotonic() < self.until:
            firsts = range(0, len(self.best.actions), size)
            if not any(self._try(self._without(first, size)) for first in firsts):
                size //= 2

    def _without(self, first: int, size: int) -> Line:
        actions = self.best.actions
        return replayed(self.best, [*actions[:first], *actions[first + size :]])

    def _try(self, line: Line) -> bool:
        """Whether a line shows the same fault, sooner than the best one."""
        at_work = self.proof()
        try:
            at_work.follow(line, closely=True, until=self.until)
        except Exception as error:
            phrase = phrase_of(error)
            decisions = at_work.at + self.proof.ahead
            if phrase.key == self.phrase.key and decisions < len(self.best.actions):
                self.best, self.phrase = line.cut(decisions), phrase
                return True
        return False


# ---- all of it, within a time


@dataclass
class Result:
    """How far a proof has come."""

    proof: type[Proof]
    games: int = 0  # that were gone through, over all ways to play
    fault: Disproof | None = None


@dataclass
class Outcome:
    """What came of proving a game."""

    results: list[Result]
    wanted: int  # games of each proof of each way to play
    done: int  # as many were gone through everywhere
    seconds: float

    @property
    def faults(self) -> list[Disproof]:
        """What is wrong."""
        return [result.fault for result in self.results if result.fault is not None]

    @property
    def in_time(self) -> bool:
        """Whether everything was gone through."""
        return self.done == self.wanted


def prove_line(every: Sequence[Claim], line: Line, tell: Callable[[Result], None] = lambda result: None) -> Outcome:
    """Every proof of one game alone; what only many games show is not concluded."""
    begun = monotonic()
    results = []
    for claim in every:
        result = Result(claim.proof, games=1)
        try:
            claim.play_line(line)
        except Disproof as fault:
            result.fault = fault
            tell(result)
        results.append(result)
    return Outcome(results, 1, 1, monotonic() - begun)


def prove(
    every: Sequence[Claim],
    games: int,
    seconds: float,
    tell: Callable[[Result], None] = lambda result: None,
    passing: Callable[[Claim], None] = lambda claim: None,
) -> Outcome:
    """One game of each proof in each way to play, then the next, until all are done or the time is up.

    A proof that has failed is not gone on with. `tell` hears of each fault when it is found, `passing` of each proof
    when it is begun.
    """
    begun = monotonic()
    until = begun + seconds
    results = {claim.proof: Result(claim.proof) for claim in every}
    done = 0

    def step(claim: Claim, work: Callable[[], None], games: int) -> None:
        result = results[claim.proof]
        if result.fault is None:
            try:
                work()
                result.games += games
            except Disproof as fault:
                result.fault = fault
                tell(result)

    for number in range(games):
        for claim in every:
            passing(claim)
            for case in claim.cases:
                if monotonic() < until:
                    step(claim, partial(claim.play, case, number), 1)
        if monotonic() >= until:
            break
        done += 1
    if done:
        for claim in every:
            step(claim, claim.conclude, 0)
    return Outcome(list(results.values()), games, done, monotonic() - begun)
