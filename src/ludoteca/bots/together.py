"""Several searches of one decision, each by a chance of its own, taken together: what many hands find out.

Each worker grows a tree of its own, and only what it found out of the choices themselves is added up (root
parallelism). For a given number of workers and a seed it is always the same.
"""

from __future__ import annotations

from typing import Final

from ludoteca.bots.search import CONFIDENCE, Advice, advice_of
from ludoteca.engine.dice import Dice

_OTHERS: Final = 0x07E12 << 64  # what tells the seeds of the other workers from those of worlds


def share_of(whole: int, worker: int, workers: int) -> int:
    """How much of a number a worker has if it is shared out; the first ones have what does not divide."""
    return whole // workers + (1 if worker < whole % workers else 0)


def seed_of(seed: int, worker: int) -> int:
    """The seed of a worker's search; the first has the decision's own, and so one alone finds what it always did."""
    if worker == 0:
        return seed
    dice = Dice.seeded(seed ^ _OTHERS)
    found = 0
    for _ in range(worker):
        found = dice.below(1 << 31)
    return found


def merged(advices: list[list[Advice]]) -> list[Advice]:
    """What several searches of the same decision have found out of each action; one alone stays as it is.

    An interval is found from the spread of all visits, by what each search has said of its own.
    """
    if len(advices) == 1:
        return advices[0]
    tried = [float(sum(line.visits for line in lines)) for lines in advices]
    found: list[Advice] = []
    for number in range(len(advices[0])):
        lines = [some[number] for some in advices]
        if any(line.action != lines[0].action for line in lines):
            raise ValueError("these searches are not of one decision: their actions differ")
        found.append(_added(lines, _mean([line.share for line in lines], tried)))
    return found


def _added(lines: list[Advice], share: float) -> Advice:
    visits = sum(line.visits for line in lines)
    if visits == 0:
        return Advice(lines[0].action, 0, 0.0, -1.0, 1.0, share)
    weights = [float(line.visits) for line in lines]
    mean = _mean([line.expected for line in lines], weights)
    return advice_of(lines[0].action, visits, mean, _mean([_square(line) for line in lines], weights), share)


def _square(line: Advice) -> float:
    """The mean of the squared returns; an interval ends at -1 and 1, so its longer side tells how wide it was."""
    half = max(line.expected - line.low, line.high - line.expected) / CONFIDENCE
    return half * half * line.visits + line.expected * line.expected


def _mean(numbers: list[float], weights: list[float]) -> float:
    whole = 0.0
    found = 0.0
    for number in range(len(numbers)):
        whole += weights[number]
        found += weights[number] * numbers[number]
    return found / whole if whole > 0.0 else 0.0
