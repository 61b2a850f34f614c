"""The result of a game against the game itself."""

from __future__ import annotations

import re

from ludoteca.table import Table
from ludoteca.web import regions
from ludoteca.web.hub import LiveTable
from tests.proof.cases import Case
from tests.web.tables import lookers, opening


def test_who_plays_alone_and_loses_is_told_so_and_against_whom() -> None:
    table = Table(opening(Case("pocket_mars", (("players", 1),)), 1))
    while not table.is_over:
        possible = table.state.legal_actions()
        table.take(table.act(0, len(table.record.actions), possible[len(possible) // 2]))
    assert table.winners() == []
    (own, spectator) = lookers(LiveTable(table))
    told = str(regions.result(table, own))
    assert "You have lost." in told
    assert re.search(r"DA wins: you have \d+ points, DA has \d+\.", told)
    assert '<span class="place"></span>' in told
    assert "Nobody has won." in str(regions.result(table, spectator))
