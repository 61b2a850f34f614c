"""Tournaments: who meets whom, how everybody stands, and that what is kept is what was done."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from ludoteca.club.pairing import BOT, Boards, Past, robin, rounds_of_robin, swiss
from ludoteca.club.papers import MOST_BODY, Paper
from ludoteca.club.samedeal import Play, Seated, Worth
from ludoteca.club.tourney import (
    MOST_ENTRANTS,
    MOST_ROUNDS,
    OPEN,
    OVER,
    ROBIN,
    RUNNING,
    SWISS,
    Board,
    Tourney,
    TourneyError,
    made_of,
    standings,
)


def _people(number: int) -> list[str]:
    return [f"p{one:02d}" for one in range(number)]


def _tourney(number: int, players: int = 2, kind: str = SWISS, rounds: int = 3) -> Tourney:
    fresh = Tourney(
        "t", "Cup", "pocket_mars", {"players": players}, players, kind, rounds, 0, "greedy", {}, "p00", "", 0
    )  # fmt: skip
    for person in _people(number):
        fresh = fresh.joined(person, person.upper())
    return fresh


def _play(board: Board, made: list[int]) -> Play:
    """A table at which everybody has made so many points."""
    seats = []
    for seat, points in enumerate(made):
        rest = max((own for other, own in enumerate(made) if other != seat), default=0)
        place = sum(own > points for own in made)
        seats.append(Seated(board.seats[seat], "", "", Worth(True, place == 0, -place, points - rest, points)))
    return Play(board.table, "d", 0, 1, tuple(seats))


def _check(boards: Boards, people: list[str], seats: int) -> None:
    seated = [person for board in boards for person in board if person]
    assert sorted(seated) == sorted(people), "everybody sits once"
    assert {len(board) for board in boards} == {seats}
    sizes = [sum(bool(person) for person in board) for board in boards]
    assert max(sizes) - min(sizes) <= 1 and min(sizes) >= 1, "bots are spread over the tables"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [2, 3, 4, 5, 7, 8, 12, 16])
def test_in_every_round_everybody_sits_once_and_bots_are_spread(number: int, seats: int) -> None:
    people = _people(number)
    for kind in (SWISS, ROBIN):
        rounds: list[Boards] = []
        for played in range(4):
            past = Past.of(rounds)
            found = (
                swiss(people, seats, past, str(played)) if kind == SWISS else robin(people, seats, played, past, "x")
            )
            _check(found, people, seats)
            rounds.append(found)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 11, 14])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once_and_has_both_seats(number: int) -> None:
    people, rounds = _people(number), list[Boards]()
    for played in range(rounds_of_robin(number, 2)):
        rounds.append(robin(people, 2, played, Past.of(rounds), "x"))
    met = Counter(frozenset(board) for boards in rounds for board in boards if BOT not in board)
    assert set(met.values()) == {1}
    assert len(met) == number * (number - 1) // 2
    first = Counter(board[0] for boards in rounds for board in boards)
    second = Counter(board[1] for boards in rounds for board in boards)
    assert all(abs(first[person] - second[person]) <= 3 for person in people)


@pytest.mark.parametrize(("number", "seats", "rounds"), [(8, 2, 5), (16, 2, 6), (9, 3, 3), (12, 3, 4), (16, 4, 4)])
def test_a_swiss_lets_nobody_meet_twice_where_that_can_be_helped(number: int, seats: int, rounds: int) -> None:
    dice = random.Random(number * seats)
    order, past = _people(number), list[Boards]()
    for played in range(rounds):
        dice.shuffle(order)
        past.append(swiss(order, seats, Past.of(past), str(played)))
    met = Counter(frozenset(pair) for boards in past for board in boards for pair in combinations(board, 2))
    assert sum(times - 1 for times in met.values()) <= (0 if seats == 2 else number // 4)


def test_in_a_swiss_those_who_stand_alike_meet() -> None:
    order = _people(8)
    found = swiss(order, 2, Past.of([]), "x")
    assert {frozenset(board) for board in found} == {frozenset(order[at : at + 2]) for at in range(0, 8, 2)}
    again = swiss(order, 2, Past.of([found]), "y")
    apart = sum(abs(order.index(one) - order.index(other)) for one, other in again)
    assert apart <= 8, "nobody meets again, and still nobody meets somebody far away"


def test_nobody_plays_against_a_bot_twice_before_others_have() -> None:
    people, past = _people(5), list[Boards]()
    for played in range(5):
        past.append(swiss(people, 2, Past.of(past), str(played)))
    met = Counter(person for boards in past for board in boards if BOT in board for person in board if person)
    assert len(met) == 5 and set(met.values()) == {1}


def test_a_share_is_among_those_with_the_same_cards_and_the_table_breaks_ties() -> None:
    boards = [Board("a", ("p", "q")), Board("b", ("r", "s")), Board("c", ("t", "u"))]
    plays = {"a": _play(boards[0], [30, 20]), "b": _play(boards[1], [25, 26]), "c": _play(boards[2], [28, 10])}
    made = made_of(boards, plays)
    assert [made[person].share for person in "prt"] == [0.5, 0.0, 1.0], "t won by 18, p by 10, r lost"
    assert [made[person].share for person in "qsu"] == [0.5, 1.0, 0.0]
    assert made["p"].met == 1.0 and made["q"].met == 0.0 and made["p"].opponents == ("q",)


def test_with_one_table_it_counts_who_was_beaten_there() -> None:
    board = Board("a", ("p", "q", "r", ""))
    made = made_of([board], {"a": _play(board, [10, 30, 20, 25])})
    assert {person: made[person].share for person in "pqr"} == {"p": 0.0, "q": 1.0, "r": pytest.approx(1 / 3)}


def test_a_table_that_was_never_finished_gives_nobody_anything() -> None:
    boards = [Board("a", ("p", "q")), Board("b", ("r", "s"))]
    made = made_of(boards, {"a": _play(boards[0], [30, 20])})
    assert set(made) == {"p", "q"} and made_of(boards, {}) == {}


def test_the_stronger_stand_higher_in_the_end() -> None:
    """Everybody makes of each deal what the deal is worth and what they are: the order is that of their strength."""
    for kind, players in ((SWISS, 2), (ROBIN, 2), (SWISS, 4)):
        dice = random.Random(players)
        tourney, plays = _tourney(8, players, kind, 7).begun(), dict[str, Play]()
        while tourney.state == RUNNING:
            deal = [dice.randrange(100) for _ in range(players)]
            boards = [
                Board(f"{len(tourney.played)}-{number}", board)
                for number, board in enumerate(tourney.paired(standings(tourney, plays)))
            ]
            tourney = tourney.with_round(boards, 1)
            for board in boards:
                made = [deal[seat] + 3 * int(board.seats[seat][1:] or 0) for seat in range(players)]
                plays[board.table] = _play(board, made)
            tourney = tourney.round_over(2)
        found = [line.person for line in standings(tourney, plays)]
        assert found[0] == "p07" or found[1] == "p07"
        assert found.index("p07") < found.index("p03") < found.index("p00")


def test_ties_are_broken_in_order_and_what_nothing_breaks_is_shared() -> None:
    tourney = _tourney(4).begun()
    boards = [Board("a", ("p00", "p01")), Board("b", ("p02", "p03"))]
    plays = {"a": _play(boards[0], [30, 20]), "b": _play(boards[1], [30, 20])}
    tourney = tourney.with_round(boards, 1).round_over(2)
    lines = standings(tourney, plays)
    assert [(line.person, line.rank) for line in lines] == [("p00", 1), ("p02", 1), ("p01", 3), ("p03", 3)]
    assert all(line.points == 0.5 for line in lines) and lines[0].met == 1.0
    plays["b"] = _play(boards[1], [30, 19])
    assert [line.person for line in standings(tourney, plays)] == ["p02", "p01", "p00", "p03"]


def test_coming_leaving_beginning_and_what_is_refused() -> None:
    tourney = _tourney(3)
    with pytest.raises(TourneyError):
        tourney.joined("p00", "P00")
    with pytest.raises(TourneyError):
        _tourney(1).begun()
    assert len(tourney.left("p02").entrants) == 2
    running = tourney.begun()
    assert running.state == RUNNING
    with pytest.raises(TourneyError):
        running.joined("x", "X")
    with pytest.raises(TourneyError):
        running.begun()
    with pytest.raises(TourneyError):
        running.left("x")
    gone = running.left("p02")
    assert gone.active == ["p00", "p01"] and len(gone.entrants) == 3
    full = _tourney(MOST_ENTRANTS)
    with pytest.raises(TourneyError):
        full.joined("one too many", "X")


def test_it_is_over_after_its_rounds_and_when_too_few_are_left() -> None:
    tourney = _tourney(4, kind=ROBIN, rounds=9).begun()
    assert tourney.rounds == 3, "nobody meets anybody twice"
    tourney = tourney.with_round([], 1).round_over(2)
    assert tourney.state == RUNNING
    for person in ("p00", "p01", "p02"):
        tourney = tourney.left(person)
    assert tourney.with_round([], 3).round_over(4).state == OVER


def test_a_tournament_is_kept_and_read_again_and_the_largest_has_room() -> None:
    tourney = _tourney(MOST_ENTRANTS, 2, SWISS, MOST_ROUNDS)._replace(name="é" * 60, clock={"kind": "slow"})
    names = [f"{person}-{'x' * 12}" for person in _people(MOST_ENTRANTS)]
    tourney = tourney._replace(
        entrants=tuple(
            one._replace(person=name, name="ñ" * 24) for one, name in zip(tourney.entrants, names, strict=True)
        )
    )
    tourney = tourney.begun()
    for number in range(MOST_ROUNDS):
        boards = [
            Board(f"{number:02d}-{at:02d}-abcdefg", tuple(names[at : at + 2])) for at in range(0, MOST_ENTRANTS, 2)
        ]
        tourney = tourney.with_round(boards, 1_800_000_000).round_over(1_800_000_001)
    change = tourney.change()
    assert change.body is not None and len(change.body) < MOST_BODY
    assert Tourney.read("t", Paper(change.body, 3, change.marks)) == tourney._replace(version=3)
    assert tourney.state == OVER and not any(mark.startswith((OPEN, RUNNING)) for mark in change.marks)
