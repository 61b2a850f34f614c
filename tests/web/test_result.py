"""The result of a game against the game itself, alone and together."""

from __future__ import annotations

import re

from ludoteca.table import Table
from ludoteca.web.hub import LiveTable
from ludoteca.web.result import result
from tests.proof.cases import Case
from tests.web.tables import lookers, opening


def lost(case: Case) -> Table:
    """A table at which the game has won: whatever stands in the middle was played."""
    table = Table(opening(case, 1))
    while not table.is_over:
        possible = table.state.legal_actions()
        table.take(table.act(table.asked, len(table.record.actions), possible[len(possible) // 2]))
    assert table.winners() == []
    return table


def test_who_plays_alone_and_loses_is_told_so_and_against_whom() -> None:
    table = lost(Case("pocket_mars", (("players", 1),)))
    (own, spectator) = lookers(LiveTable(table))
    told = str(result(table, own))
    assert "You have lost." in told
    assert re.search(r"DA wins: you have \d+ points, DA has \d+\.", told)
    assert '<span class="place"></span>' in told
    assert "Nobody has won." in str(result(table, spectator))


def test_who_loses_together_is_told_so_without_places() -> None:
    table = lost(Case("martians", (("players", 2), ("mode", "cooperative"), ("difficulty", "hard"))))
    *own, spectator = lookers(LiveTable(table))
    for looker in own:
        told = str(result(table, looker))
        assert "You have lost together." in told
        assert told.count('<span class="place"></span>') == 2
    assert "Nobody has won." in str(result(table, spectator))
