"""Pieces of a review that nobody has worked out: plausible, and the same for the same record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.phrase import house
from ludoteca.engine.record import Record
from ludoteca.review import Choice, Judgement, Piece, Reason
from ludoteca.review.pieces import BEST, BLUNDER, DOUBTFUL, GOOD, MISTAKE, ONLY

PARTS = 1000
BOUNDS = ((0.12, BLUNDER), (0.06, MISTAKE), (0.03, DOUBTFUL), (0.0, GOOD))


def made_up(record: Record, numbers: Iterable[int] | None = None) -> list[Piece]:
    """A piece for each of these decisions; None: for all."""
    wanted = set(range(len(record.actions)) if numbers is None else numbers)
    chances = _walk(record)
    return [
        _piece(number, state, record.actions[number], chances[number])
        for number, state in enumerate(record.positions())
        if number in wanted and number < len(record.actions)
    ]


def _walk(record: Record) -> list[tuple[float, ...]]:
    """Chances that wander from decision to decision."""
    dice = Dice.seeded(record.seed % 2**31)
    weights = [1.0] * record.made().players
    found = []
    for _ in record.actions:
        total = sum(weights)
        found.append(tuple(weight / total for weight in weights))
        weights = [weight * (0.8 + dice.below(400) / PARTS) for weight in weights]
    return found


def _piece(number: int, state: State, action: int, chances: Sequence[float]) -> Piece:
    dice = Dice.seeded(number * 7919 + action)
    seat, best = state.to_move, chances[state.to_move]
    others = [one for one in state.choices if one != action]
    lost = [0.0, *sorted(dice.below(250) / PARTS for _ in others)]
    lucky = dice.below(3) > 0 or not others  # then the best was played
    ranked = [action, *others] if lucky else [others[0], action, *others[1:]]
    made = tuple(_choice(one, seat, best, cost, chances) for one, cost in zip(ranked, lost, strict=True))
    cost = 0.0 if lucky else lost[1]
    verdict = ONLY if not others else BEST if lucky else next(name for bound, name in BOUNDS if cost >= bound)
    skill = tuple(-cost if one == seat else cost / max(1, len(chances) - 1) for one in range(len(chances)))
    why = Reason(house("coach-wins")) if cost else None
    line = (made[0].action,)
    told = Judgement(seat, action, made, verdict, cost, max(0.0, cost - 0.02), cost + 0.02, skill, line, why)
    return Piece(number, tuple(chances), 0.01, told)


def _choice(action: int, seat: int, best: float, cost: float, chances: Sequence[float]) -> Choice:
    chance = max(0.0, best - cost)
    share = (1.0 - chance) / max(1, len(chances) - 1)
    spread = tuple(chance if one == seat else share for one in range(len(chances)))
    return Choice(action, chance, max(0.0, chance - 0.04), min(1.0, chance + 0.04), 2 * chance - 1, 30.0, spread, 600)
