"""How a game stands or ended, in words: who won, and what everybody's points are."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.words import decimal, say


def outcome(state: State, lang: str) -> str:
    """The result in a sentence."""
    if not state.is_over:
        return say(HOUSE, "result-running", lang, seat=seat_name(state.to_move).text(lang))
    won = state.winners()
    if not won:
        return say(HOUSE, "result-nobody", lang)
    if len(won) == state.game.players:
        return say(HOUSE, "result-everybody", lang)
    return say(
        HOUSE, "result-won", lang, count=len(won), seats=several([seat_name(seat).text(lang) for seat in won], lang)
    )


def scores(state: State, lang: str) -> str:
    """The points of all seats in a line."""
    return ", ".join(
        f"{seat_name(seat).text(lang)}: {amount(state, points, lang)}" for seat, points in enumerate(state.scores())
    )


def amount(state: State, points: int, lang: str) -> str:
    """Points as people are told them: whole, or in parts of what the game measures in."""
    measure = state.game.measure
    return decimal(points / measure, 2, lang) if points % measure else str(points // measure)


def sheet(state: State, seat: int, lang: str) -> dict[tuple[str, str], int]:
    """The points of each rule and its words; two lines of the same words are one."""
    found: dict[tuple[str, str], int] = {}
    for line in state.score_sheet(seat):
        key = (line.rule, line.text(lang))
        found[key] = found.get(key, 0) + line.points
    return found


def several(names: Sequence[str], lang: str) -> str:
    """Names as one says them: `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return say(HOUSE, "list-and", lang, first=", ".join(names[:-1]), last=names[-1])
