"""What a finished table counts for, and why another does not."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import ludoteca
from ludoteca.club.counted import Counted, counted, known_strength, places_of, rated_set
from ludoteca.club.ratings import BOTS, PEOPLE, TOGETHER
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.shelf import made, rules_of
from ludoteca.table import Table
from tests.club.played import bot, finished, people, person, played, table

TWO = ("anna", "bruno")


def why(found: Table, who: tuple[str, ...] = TWO) -> str:
    said = counted(found, who)
    assert isinstance(said, Phrase), said
    assert said.text("en") and said.text("it") and said.text("en") != said.text("it")
    return said.key


def test_a_finished_game_between_people_counts_on_the_ladder_of_their_number() -> None:
    found = finished(people(2))
    said = counted(found, TWO)
    assert isinstance(said, Counted)
    assert said.ladder.id == "pocket_mars.2.people" and said.people == TWO
    assert [side.place for side in said.sides] == [int(seat not in found.winners()) for seat in range(2)]


def test_places_are_winners_first_then_points() -> None:
    found = finished(people(4))
    places, points = places_of(found), found.state.scores()
    assert all(places[seat] == 0 for seat in found.winners())
    for one in range(4):
        for other in range(4):
            if one not in found.winners() and other not in found.winners() and points[one] > points[other]:
                assert places[one] < places[other]


def test_bots_of_known_strength_make_another_ladder() -> None:
    said = counted(finished([*people(1), bot("search:medium")]), ("anna", ""))
    assert isinstance(said, Counted) and said.ladder.kind == BOTS and said.people == ("anna",)
    assert counted(finished(people(2)), TWO).ladder.kind == PEOPLE  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["random", "greedy", "search:200", "search:easy?style=hunter", "classic:hard"])
def test_a_bot_whose_strength_nobody_has_measured_makes_a_game_count_for_nothing(name: str) -> None:
    assert why(finished([*people(1), bot(name)]), ("anna", "")) == "unrated-bot"


def test_the_strength_of_a_level_is_known_where_it_was_measured() -> None:
    assert known_strength("martians", "search:expert") is None  # not played: docs/strength.md
    for game in ludoteca.games():
        levels = [known_strength(game, f"search:{level}") for level in ("easy", "medium", "hard")]
        assert all(levels) and levels[1].mean == 1500  # type: ignore[union-attr]
        means = [skill.mean for skill in levels if skill is not None]
        assert means == sorted(means) and all(140 <= above - below <= 241 for below, above in itertools.pairwise(means))


def test_whoever_resigns_is_last_though_a_bot_has_played_on_and_won() -> None:
    for seed in range(1, 6):
        found = played(table(people(3), seed=seed), most=12)
        found.take(found.resign(0))
        assert places_of(played(found))[0] == 2
        if 0 in found.winners():
            break
    else:
        pytest.fail("the bot of the seat that was given up has never won: nothing was shown")


def test_whoever_is_not_there_at_the_end_is_last_and_who_has_come_back_is_not() -> None:
    found = played(table(people(2)), most=12)
    found.take(found.leave_to_bot(1))
    assert places_of(played(found)) == (0, 1)
    back = played(table(people(2)), most=12)
    back.take(back.leave_to_bot(1))
    back.take(back.come_back(1))
    played(back)
    assert places_of(back)[1] == int(1 not in back.winners())


def test_the_last_who_stands_has_won() -> None:
    found = played(table(people(3)), most=20)
    found.take(found.resign(2))
    found.take(found.resign(0))
    assert found.is_over and places_of(found) == (1, 0, 1)
    assert isinstance(counted(found, ("a", "b", "c")), Counted)


def test_a_game_that_was_given_up_before_everybody_decided_counts_for_nothing() -> None:
    found = table(people(2))
    found.take(found.resign(1))
    assert found.is_over and why(found) == "unrated-aborted"


def test_what_was_taken_back_does_not_count_only_what_was_played() -> None:
    found = played(table(people(2), "marrak_hesh"), most=4)
    dice = random.Random(3)
    for _ in range(200):
        if found.is_over:
            break
        mover = found.asked
        found.take(found.act(mover, found.version, dice.choice(found.state.legal_actions())))
        if found.undos < 3 and not found.is_over and found.why_no_undo(mover) is None:
            found.take(found.undo(mover))
    assert found.undos == 3 and isinstance(counted(played(found), TWO), Counted)


def closed() -> Table:
    found = played(table(people(2)), most=6)
    found.take(found.close())
    return found


CASES: dict[str, Callable[[], Any]] = {
    "unrated-running": lambda: played(table(people(2)), most=6),
    "unrated-closed": closed,
    "unrated-hints": lambda: finished(people(2), hints=True),
    "unrated-reviews": lambda: finished(people(2), reviews=True),
    "unrated-option": lambda: finished(people(2), first_seat=1),
}


@pytest.mark.parametrize("key", CASES)
def test_what_does_not_count_says_why(key: str) -> None:
    assert why(CASES[key]()) == key


def test_changed_contents_count_for_nothing() -> None:
    found = finished(people(2))
    found.opening = replace(found.opening, patch={"energy_start": 9})
    assert why(found) == "unrated-contents"


def test_somebody_without_a_name_and_one_person_on_two_seats_count_for_nothing() -> None:
    found = finished(people(2))
    assert why(found, ("anna", "")) == "unrated-stranger"
    assert why(found, ("anna", "anna")) == "unrated-same"


def test_a_team_is_rated_against_how_hard_the_game_was() -> None:
    found = finished(people(2), "martians", mode="cooperative", difficulty="hard")
    said = counted(found, TWO)
    assert isinstance(said, Counted) and said.ladder.kind == TOGETHER
    team, hard = said.sides
    assert team.members == TWO and hard.members == ("difficulty=hard",)
    assert (team.place, hard.place) == ((0, 1) if found.winners() else (1, 0))
    assert (
        why(finished([*people(1), bot("search:easy")], "martians", mode="cooperative"), ("anna", ""))
        == "unrated-team-bots"
    )


def test_who_plays_alone_is_rated_against_how_hard_the_game_was() -> None:
    found = finished([person("Anna", "h")], solo_level="cyborg")
    said = counted(found, ("anna",))
    assert isinstance(said, Counted) and said.sides[1].members == ("solo_level=cyborg",)


@pytest.mark.parametrize("game", ludoteca.games())
def test_what_may_differ_in_a_rated_game_is_what_the_game_has(game: str) -> None:
    found = rated_set(game)
    known = {option.name: option for option in rules_of(game).option_list}
    assert set(found.options) | set(found.against) <= set(known)
    usual = made(game, {}).options
    for name, values in found.options.items():
        allowed = getattr(known[name], "values", None)
        assert set(values) <= set(allowed) if allowed is not None else all(type(value) is int for value in values)
        assert usual[name] in values, f"{name}: the usual value is left out"
