"""The result: who won, how it went in the numbers of the record, where it turned; alone and together too."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ludoteca.screen.points import amount
from ludoteca.table import Table
from ludoteca.web.gathering import LiveTable
from ludoteca.web.result import result
from ludoteca.words import LANGUAGES
from tests.proof.cases import Case, extreme_cases, main_cases
from tests.table.test_course import played
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_the_graph_tells_the_scores_of_the_replayed_record(case: Case, lang: str) -> None:
    table = played(case)
    told = str(result(table, lookers(LiveTable(table), lang)[-1]))
    rows = re.findall(r'<tr><th scope="row">(\d+)</th>(.*?)</tr>', told)
    standings = [state.scores() for state in table.record.positions()]
    if len({tuple(points) for points in standings}) == 1:
        assert not rows and "<polyline" not in told  # there is nothing to draw
        return
    assert len(rows) == len(table.course.moments)
    for at, cells in rows:
        wanted = [amount(table.game, points, lang) for points in standings[int(at)]]
        assert [unescape(cell) for cell in re.findall(r"<td>(.*?)</td>", cells)] == wanted
    lines = re.findall(r'<polyline class="line s\d" points="([^"]+)"', told)
    assert len(lines) == (1 if table.game.together else len(table.seats))
    for line in lines:
        assert len(line.split()) == len(rows)


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_each_turning_point_has_its_sentence_and_leads_to_its_moment(case: Case) -> None:
    table = played(case)
    looker = lookers(LiveTable(table))[0]
    told = str(result(table, looker))
    found = re.findall(rf'<a href="/t/{table.opening.id}/replay\?at=(\d+)">(.*?)</a>', told)
    assert [int(at) for at, _ in found] == [turning.at for turning in table.course.turnings]
    names = table.names("en")
    for at, sentence in found:
        heard = [event.phrase.text("en", names) for event in table.story[int(at)] if event.heard_by(looker.facing)]
        assert not heard or unescape(sentence) in heard


def test_a_score_that_is_just_a_number_is_not_told_step_by_step() -> None:
    def scoring(case: Case) -> bool:
        table = played(case)
        return "The scoring, step by step" in str(result(table, lookers(LiveTable(table))[0]))

    assert scoring(Case("marrak_hesh", (("players", 2),)))
    assert scoring(Case("pocket_mars", (("players", 2),)))
    assert not scoring(Case("martians", (("players", 2), ("trophy_goal", 15), ("lap_limit", 15))))
    assert not scoring(Case("automobiles", (("players", 2), ("laps", 1))))


def test_the_winner_is_cheered_and_the_loser_is_not() -> None:
    table = played(Case("marrak_hesh", (("players", 2),)), seed=5)
    assert len(table.winners()) == 1
    *own, spectator = lookers(LiveTable(table))
    assert ["flourish" in str(result(table, looker)) for looker in own] == [seat in table.winners() for seat in (0, 1)]
    assert "flourish" in str(result(table, spectator))
    assert "ahead of" in str(result(table, spectator)) or table.state.decided() is not None


def test_the_seed_and_the_seal_are_no_part_of_it() -> None:
    table = played(Case("marrak_hesh", (("players", 2),)), seed=987_654_321)
    told = str(result(table, lookers(LiveTable(table))[0]))
    assert table.opening.seal not in told
    assert f">{table.record.seed_text}<" not in told


def test_minutes_and_what_was_taken_back_are_told_where_they_are_known() -> None:
    table = played(Case("marrak_hesh", (("players", 2),)))
    looker = lookers(LiveTable(table))[0]
    assert "Minutes" not in str(result(table, looker)) and "Taken back" not in str(result(table, looker))
    table.began, table.ended, table._undone = 1_000, 1_000 + 25 * 60, {3: 2}
    assert "<dt>Minutes</dt><dd>25</dd>" in str(result(table, looker))
    assert "<dt>Taken back</dt><dd>2</dd>" in str(result(table, looker))
