"""Proof: random games end, offer real choices, keep their own laws and end with a result that adds up."""

from __future__ import annotations

from itertools import pairwise
from math import isclose

from ludoteca.engine.game import State
from ludoteca.engine.phrase import house
from ludoteca.proof.case import Case
from ludoteca.proof.fault import Fault, hold
from ludoteca.proof.line import Here, Line
from ludoteca.proof.proof import Proof


class Ends(Proof):
    """Every game ends, within the bound that the game itself gives."""

    name = "ends"

    def numbers(self, line: Line) -> set[int]:
        """Only the end."""
        return {len(line.actions)}

    def look(self, here: Here) -> None:
        """A line that was played to its end has one."""
        bound = getattr(here.line.case.laws(), "BOUND", None)
        if bound is not None:
            hold(here.number <= bound, "ends-bound", decisions=here.number, bound=bound)
        if here.state.is_over:
            hold(here.state.to_move == -1, "ends-move", seat=here.state.to_move)
            hold(here.state.legal_actions() == [], "ends-choices")


class Choices(Proof):
    """What is asked is a real choice of a seat of this game."""

    name = "choices"

    def look(self, here: Here) -> None:
        """Sorted, in range, more than one or not known to be one, and a list of one's own."""
        state, legal = here.state, here.state.legal_actions()
        if state.is_over:
            return
        hold(state.to_move in here.seats, "choices-seat", seat=state.to_move)
        hold(bool(legal), "choices-none")
        hold(len(legal) > 1 or state.decision().could_choose(state), "choices-single", action=legal[0])
        hold(all(low < high for low, high in pairwise(legal)), "choices-order")
        for action in (legal[0], legal[-1]):
            hold(0 <= action < here.game.num_actions, "choices-range", action=action, most=here.game.num_actions - 1)
        hold(state.decision().legal(state) == legal, "choices-kept")
        legal.clear()
        hold(bool(state.legal_actions()), "choices-own")


class Laws(Proof):
    """The invariants of the game itself, in every position and between any two."""

    name = "invariants"
    before: State | None = None

    def concerns(self, case: Case) -> bool:
        """Only where somebody has said what must hold."""
        return case.laws() is not None

    def look(self, here: Here) -> None:
        """`check(state)` and `check_step(before, after)` of the module `invariants`."""
        laws = here.line.case.laws()
        step = getattr(laws, "check_step", None)
        try:
            laws.check(here.state)
            if here.number and self.before is not None and step is not None:
                step(self.before, here.state)
        except AssertionError as error:
            told = str(error).partition("\n")[0] or "assert"
            raise Fault(house("proof-invariants-broken", {"error": told})) from error
        self.before = here.state.clone()


class Results(Proof):
    """The end has scores, winners and returns, and the sheet of each seat adds up."""

    name = "results"
    looks = 12

    def look(self, here: Here) -> None:
        """While it runs nobody has won; in the end the returns sum to zero, or all share them."""
        state, game = here.state, here.game
        scores, returns, winners = state.scores(), state.returns(), state.winners()
        hold(len(scores) == len(returns) == game.players, "results-length", players=game.players)
        for seat in here.seats:
            sheet = state.score_sheet(seat)
            if sheet or state.is_over:
                points = sum(line.points for line in sheet)
                hold(points == scores[seat], "results-sheet", seat=seat, sheet=points, score=scores[seat])
        if not state.is_over:
            hold(not winners and not any(returns), "results-early")
            return
        hold(set(winners) <= set(here.seats) and len(set(winners)) == len(winners), "results-winners")
        hold(all(-1.0 <= value <= 1.0 for value in returns), "results-returns")
        if game.together:
            hold(len(set(returns)) == 1, "results-together")
        elif game.players > 1:
            hold(isclose(sum(returns), 0.0, abs_tol=1e-9), "results-zero", sum=f"{sum(returns):g}")


class Ties(Proof):
    """Whoever lost with as many points as a winner is told why, and those who share know that they do."""

    name = "ties"
    events = True

    def concerns(self, case: Case) -> bool:
        """Alone there is nobody to tie with."""
        return case.made().players > 1

    def look(self, here: Here) -> None:
        """What decided a game is said at its end, and not before."""
        state, game = here.state, here.game
        how = state.decided()
        if not state.is_over:
            hold(how is None, "ties-early")
            return
        points, won = state.scores(), state.winners()
        level = [seat for seat in here.seats if won and points[seat] == points[won[0]]]
        if not game.together and (len(won) > 1 or level != won):
            hold(how is not None, "ties-untold")
        if how is not None:
            hold(state.events[-1].phrase == how, "ties-event")


class Looking(Proof):
    """What a seat sees does not depend on who has looked before: a position may keep what it has told."""

    name = "looking"
    unseen: State | None = None

    def look(self, here: Here) -> None:
        """The twin is never looked at, only copies of it."""
        if here.number == 0 or self.unseen is None:
            self.unseen = here.twin()
        else:
            self.unseen.apply(here.line.actions[here.number - 1])
        seat = max(0, here.state.to_move)
        seen, anew = here.state.observation(seat), self.unseen.clone().observation(seat)
        hold(seen.tobytes() == anew.tobytes(), "looking-observation", seat=seat)
        hold(here.state == self.unseen, "looking-equal")
