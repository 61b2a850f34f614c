"""The same deal for many: what it is made of, what counts of it, and how those who had it are compared."""

from __future__ import annotations

from datetime import date

import pytest

from ludoteca.club.daily import Daily, day_of, sealed
from ludoteca.club.papers import Paper
from ludoteca.club.samedeal import Play, Seated, SharedDeal, Worth, compared, shares, worths_of
from ludoteca.engine.deal import seal_of_part
from ludoteca.table import Opening, Table
from ludoteca.table.table import bot
from tests.club.played import finished, people

DAILY = Daily(date(2026, 11, 19), "pocket_mars")
SERVER = "5" * 64


def _table(name: str) -> Table:
    deal = sealed(DAILY, SERVER, 0)
    seats = [bot(kind) if kind else deal.person(name, f"holder {name}", n) for n, kind in enumerate(deal.seats)]
    from ludoteca.engine.shelf import made

    return Table(Opening.of(made(deal.game, deal.options), f"t{name}", seats, server=deal.server))


def _play(name: str, worth: Worth, at: int = 0) -> Play:
    theirs = Worth(True, False, -1, 0, 0)
    return Play(f"t{name}", DAILY.id, at, 10, (Seated(name, name, "", worth), Seated("", "", "greedy", theirs)))


def test_everybody_has_the_same_deal_whoever_they_are_and_the_seal_is_that_of_the_deal() -> None:
    one, other = _table("Anna"), _table("Bruno")
    assert one.state == other.state and one.record.seed == other.record.seed
    assert one.bot_seed == other.bot_seed, "and the bots have the same chance"
    assert one.opening.seal == sealed(DAILY, SERVER, 0).seal == seal_of_part(SERVER)


def test_another_day_another_game_and_another_server_have_another_deal() -> None:
    base = _table("Anna").record.seed
    tomorrow = sealed(DAILY.other(1), SERVER, 0)
    seats = [bot(kind) if kind else tomorrow.person("Anna", "h", n) for n, kind in enumerate(tomorrow.seats)]
    from ludoteca.engine.shelf import made

    game = made(tomorrow.game, tomorrow.options)
    assert Table(Opening.of(game, "t", seats, server=SERVER)).record.seed != base
    assert Table(Opening.of(game, "t", seats, server="6" * 64)).record.seed != base


def test_a_deal_is_kept_and_read_again() -> None:
    deal = sealed(DAILY, SERVER, 1_800_000_000)
    change = deal.change(("daily",))
    assert change.body is not None
    assert SharedDeal.read(deal.id, Paper(change.body, 1)) == deal._replace(version=1)


@pytest.mark.parametrize(
    "text", ["", "daily", "daily 2026-11-19", "daily 2026-13-45 pocket_mars", "weekly 2026-11-19 x"]
)
def test_what_is_no_deal_of_a_day_is_none(text: str) -> None:
    assert Daily.read(text) is None
    assert Daily.read(DAILY.id) == DAILY


def test_a_day_is_the_same_for_everybody_and_has_24_hours() -> None:
    assert DAILY.ends - DAILY.begins == 86400 and DAILY.other(1).begins == DAILY.ends
    assert day_of(DAILY.begins) == day_of(DAILY.ends - 1) == DAILY.day
    assert day_of(DAILY.ends) == DAILY.other(1).day


def test_what_counts_is_who_wins_then_the_place_then_the_margin_then_the_points() -> None:
    worths = [
        Worth(True, True, 0, 9, 40), Worth(True, True, 0, 2, 60), Worth(True, True, 0, 2, 50),
        Worth(True, False, -1, -1, 99), Worth(True, False, -2, -1, 99), Worth(False, False, -3, 50, 99),
    ]  # fmt: skip
    assert sorted(worths, reverse=True) == worths


@pytest.mark.parametrize("game", ["pocket_mars", "marrak_hesh", "automobiles", "mars_needs_mechanics", "martians"])
def test_the_worths_of_a_table_put_the_winner_first_and_whoever_has_given_up_last(game: str) -> None:
    players = 2 if game in ("pocket_mars", "marrak_hesh") else 3
    table = finished(people(players), game, seed=3)
    worths = worths_of(table)
    assert [worth.won for worth in worths] == [seat in table.winners() for seat in range(players)]
    best = max(range(players), key=lambda seat: worths[seat])
    assert best in table.winners()
    table.seats[best].resigned = True
    assert worths_of(table)[best] == min(worths_of(table))


def test_a_play_is_kept_and_read_again_and_forgets_somebody() -> None:
    table = finished(people(2), seed=2)
    play = Play.of(table, ["ada", "bo"])
    change = play.change()
    assert change.body is not None and len(change.marks) == 3
    again = Play.read(table.opening.id, Paper(change.body, 1, change.marks))
    assert again == play._replace(version=1)
    gone = again.without("ada")
    assert gone.seats[0].person == "" and gone.seats[1] == again.seats[1]
    assert "ada" not in str(gone.change())


def test_a_share_is_how_many_of_the_others_made_less_and_equals_count_a_half() -> None:
    assert shares([(3,), (1,), (2,)]) == [1.0, 0.0, 0.5]
    assert shares([(1,), (1,)]) == [0.5, 0.5]
    assert shares([(1,)]) == [1.0] and shares([]) == []
    many = [(number % 7,) for number in range(50)]
    assert sum(shares(many)) == pytest.approx(25)


def test_people_are_ranked_by_their_share_and_equals_share_a_rank_whoever_came_first() -> None:
    worths = {"a": Worth(True, True, 0, 3, 20), "b": Worth(True, True, 0, 5, 20), "c": Worth(True, True, 0, 3, 20)}
    lines = compared([_play(name, worth, at) for at, (name, worth) in enumerate(worths.items())])
    assert [(line.seated.person, line.rank, line.share) for line in lines] == [
        ("b", 1, 1.0), ("a", 2, 0.25), ("c", 2, 0.25),
    ]  # fmt: skip
    assert all(line.seated.bot == "" for line in lines), "bots are in nobody's table"


def test_each_is_compared_with_those_who_had_the_same_seat() -> None:
    """Two tables of two people: who had the better seat is no better for it."""
    rich, poor = Worth(True, True, 0, 30, 50), Worth(True, False, -1, -30, 20)
    worse_rich, better_poor = Worth(True, True, 0, 10, 40), Worth(True, False, -1, -10, 30)
    one = Play("t1", "d", 0, 9, (Seated("a", "a", "", rich), Seated("b", "b", "", poor)))
    two = Play("t2", "d", 1, 9, (Seated("c", "c", "", worse_rich), Seated("d", "d", "", better_poor)))
    found = {line.seated.person: line.share for line in compared([one, two])}
    assert found == {"a": 1.0, "c": 0.0, "d": 1.0, "b": 0.0}
