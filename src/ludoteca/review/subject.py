"""A game that is reviewed, as somebody looks at it: what of it they may see, and what of it mattered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ludoteca.engine.game import State
from ludoteca.engine.record import Record
from ludoteca.review.pieces import Judgement, Piece
from ludoteca.review.telling import COST, LESS_THAN_BEST, LUCK, MISFORTUNE, Moment, stroke
from ludoteca.review.whole import Review, Step

MOST_COSTS: Final = 6  # moments that are told of what was not the best
MOST_LUCKS: Final = 3  # of good luck, and as many of bad
WORLDS: Final = 12  # in which it is tried how far an expected line can be played
MOST_LINE: Final = 12  # actions of it that are shown


class Mark(NamedTuple):
    """Chances at one place of the graph."""

    at: int  # how many decisions were made before
    chances: tuple[float, ...]  # of every seat


class Subject:
    """The review of a record for one seat, with open cards or as that seat knew the game.

    `pieces` are those that are known and that whoever looks may see. While a game goes on there is no result, and what
    hangs on hidden cards is not looked at.
    """

    def __init__(
        self,
        record: Record,
        movers: Sequence[int],
        pieces: Mapping[int, Piece],
        result: tuple[float, ...] | None,
        seat: int,
        *,
        known: bool = False,
        facing: int | None = None,
    ) -> None:
        self.record = record
        self.movers = movers  # who decided, one for each action
        self.result = result
        self.seat = seat
        self.facing = facing  # the seat of whoever reads, who is spoken to; None: of no one
        self.known = known or result is None
        self.pieces = pieces if result is not None else {n: one for n, one in pieces.items() if movers[n] == seat}
        self.game = record.made()
        self._seen: dict[int, State] = {}  # positions by number

    @property
    def decisions(self) -> int:
        """How many were made."""
        return len(self.movers)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.game.players

    @cached_property
    def review(self) -> Review | None:
        """The whole; None as long as anything is missing."""
        if self.result is None or not self.movers or len(self.pieces) < self.decisions:
            return None
        return Review(tuple(self.pieces[number] for number in range(self.decisions)), self.result)

    @cached_property
    def steps(self) -> dict[int, Step]:
        """The steps of which both ends are known, by the number of the decision."""
        found: dict[int, Step] = {}
        if self.result is None:
            return found
        for number, piece in self.pieces.items():
            following = self.pieces.get(number + 1)
            after = self.result if number + 1 == self.decisions else following.open if following is not None else None
            if after is not None:
                found[number] = Review((piece,), after).steps()[0]
        return found

    def judgement(self, number: int) -> Judgement | None:
        """What is said of a decision; None: not yet, or it is nobody's affair."""
        piece = self.pieces.get(number)
        return piece.judgement if piece is not None else None

    def own(self) -> list[int]:
        """The decisions of the seat."""
        return [number for number, mover in enumerate(self.movers) if mover == self.seat]

    def shown(self) -> list[int]:
        """The decisions that are looked at one by one."""
        return self.own() if self.known else list(range(self.decisions))

    # ---- what mattered

    @cached_property
    def moments(self) -> list[Moment]:
        """The largest costs of the seat and its greatest luck, good and bad, in the order of the game."""
        costs = [
            Moment(number, self.seat, COST, judgement.cost)
            for number in self.own()
            if (judgement := self.judgement(number)) is not None and judgement.verdict in LESS_THAN_BEST
        ]
        lucks = [
            Moment(number, self.seat, LUCK if luck > 0 else MISFORTUNE, abs(luck))
            for number in self.steps
            if not self.known and (luck := self.luck(number))
        ]
        found = _largest(costs, MOST_COSTS)
        for kind in (LUCK, MISFORTUNE):
            found += _largest([moment for moment in lucks if moment.kind == kind], MOST_LUCKS)
        return sorted(found, key=lambda moment: (moment.number, moment.kind))

    def luck(self, number: int) -> float:
        """What luck did to the seat in a step, if that was more than noise; 0: nothing that is worth a word."""
        step, following = self.steps.get(number), self.pieces.get(number + 1)
        if step is None:
            return 0.0
        luck, after = step.luck[self.seat], following.error if following is not None else 0.0
        return luck if stroke(luck, self.pieces[number].error, after) else 0.0

    # ---- the graph

    @cached_property
    def marks(self) -> list[Mark]:
        """The chances of every seat over the game: with open cards, or as the seat knew them when it decided."""
        if self.known:
            found = [Mark(n, one.choices[0].chances) for n in self.own() if (one := self.judgement(n)) is not None]
        else:
            found = [Mark(number, self.pieces[number].open) for number in sorted(self.pieces)]
        if self.result is not None:
            found.append(Mark(self.decisions, self.result))
        return found

    @cached_property
    def skill(self) -> list[float]:
        """The chance that the seat would have had by choices alone, before each decision and at the end."""
        if self.review is None:
            return []
        found = [self.review.start[self.seat]]
        for step in self.review.steps():
            found.append(found[-1] + step.skill[self.seat])
        return found

    # ---- positions

    def before(self, number: int) -> State:
        """The position in which a decision was made; it is nobody's to change."""
        if number not in self._seen:
            near = max((at for at in self._seen if at < number), default=-1)
            state = self._seen[near].clone() if near >= 0 else self.record.begun(self.game)
            for action in self.record.actions[max(near, 0) : number]:
                state.apply(action)
            self._seen[number] = state
        return self._seen[number]

    def after(self, number: int) -> State:
        """The position to which it led, with what happened."""
        state = self.before(number).clone()
        state.telling, state.events = True, []
        state.apply(self.record.actions[number])
        return state

    def line(self, number: int) -> list[State]:
        """The positions along the line that the search expects, from the decision on: one more than there are actions.

        As the seat knew the game the line is played in a world that it held possible then: nothing comes to light that
        lay hidden. With open cards it is played with the cards as they lay, as far as they allow it.
        """
        judgement = self.judgement(number)
        here = self.before(number)
        if judgement is None:
            return [here]
        wanted = judgement.line[:MOST_LINE] or (judgement.choices[:1] and (judgement.choices[0].action,)) or ()
        if not self.known:
            return _played(here, wanted)
        worlds = (here.redeal(judgement.seat, seed) for seed in range(1, WORLDS + 1))
        best: list[State] = []
        for world in worlds:
            found = _played(world, wanted)
            if len(found) > len(best):
                best = found
            if len(best) > len(wanted):
                break
        return best


def _largest(moments: list[Moment], most: int) -> list[Moment]:
    return sorted(moments, key=lambda moment: (-moment.amount, moment.number))[:most]


def _played(state: State, actions: Sequence[int]) -> list[State]:
    """The positions along these actions, as far as they can be played."""
    found = [state.clone()]
    for action in actions:
        if state.is_over or action not in state.choices:
            break
        state = state.clone()
        state.apply(action)
        found.append(state)
    return found
