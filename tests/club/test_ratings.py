"""Ratings: what a game does to them, what they mean, and that they do not depend on who else is asked."""

from __future__ import annotations

import random

import pytest

from ludoteca.club.ratings import BOTS, KINDS, MIDDLE, SPREAD, Ladder, Skill, anchor, rated


def sure(points: float) -> Skill:
    return Skill(points, 0.01)


def test_a_win_lifts_the_winner_by_what_it_lowers_the_loser_and_both_are_surer() -> None:
    (won,), (lost,) = rated([[Skill()], [Skill()]], [0, 1])
    assert won.mean - MIDDLE == pytest.approx(MIDDLE - lost.mean) and won.mean > MIDDLE
    assert won.spread == pytest.approx(lost.spread) and won.spread < SPREAD
    assert won.games == lost.games == 1


def test_a_draw_brings_both_nearer_to_each_other() -> None:
    (strong,), (weak,) = rated([[Skill(1700, 100)], [Skill(1300, 100)]], [0, 0])
    assert weak.mean > 1300 and strong.mean < 1700
    (one,), (other,) = rated([[Skill()], [Skill()]], [0, 0])
    assert one.mean == pytest.approx(MIDDLE) and other.mean == pytest.approx(MIDDLE)


def test_a_surprise_changes_more_than_what_was_expected() -> None:
    (_,), (upset,) = rated([[sure(1900)], [Skill(1500, 100)]], [1, 0])
    (_,), (usual,) = rated([[sure(1100)], [Skill(1500, 100)]], [1, 0])
    assert upset.mean - 1500 > 5 * (usual.mean - 1500) > 0


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_scale_is_that_of_elo_whatever_the_number_of_players(players: int) -> None:
    """Who is 400 points above all others wins ten times as often as each: then a win and its absence balance.

    The spread is so small that a step is its square by the surprise, and that is what is compared.
    """
    tiny = Skill(1900, 1.0)
    others = [[sure(1500)] for _ in range(players - 1)]
    up = rated([[tiny], *others], [0, *range(1, players)])[0][0].mean - 1900
    expected = 10 / (10 + players - 1)
    alone = rated([[Skill(1500, 1.0)], *others], [0, *range(1, players)])[0][0].mean - 1500
    assert up / alone == pytest.approx((1 - expected) / (1 - 1 / players), rel=0.02)


def test_bots_of_known_strength_never_change_and_hold_the_scale() -> None:
    skill = Skill()
    dice = random.Random(5)
    for _ in range(400):
        before = anchor(1680)
        (skill,), (after,) = rated([[skill], [before]], [0, 1] if dice.random() < 0.5 else [1, 0], [1])
        assert after == before
    assert abs(skill.mean - 1680) < skill.half, "who wins half of the games is as strong"
    assert skill.half < 100 and skill.games == 400


def test_the_true_strength_lies_within_what_is_shown_as_often_as_that_says() -> None:
    inside = total = 0
    for seed in range(12):
        dice = random.Random(seed)
        true = [dice.gauss(0, SPREAD) for _ in range(12)]
        skills = [Skill() for _ in true]
        for _ in range(12 * 20 // 2):
            one, other = dice.sample(range(12), 2)
            first = dice.random() < 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            (skills[one],), (skills[other],) = rated([[skills[one]], [skills[other]]], [not first, first])
        middle, shown = sum(true) / 12, sum(skill.mean for skill in skills) / 12
        inside += sum(
            abs(skill.mean - shown - real + middle) <= skill.half for skill, real in zip(skills, true, strict=True)
        )
        total += 12
    assert inside / total >= 0.92


def test_a_team_shares_what_the_game_says_of_it_and_the_least_known_moves_most() -> None:
    (known, unknown), (hard,) = rated([[Skill(1600, 50), Skill()], [Skill()]], [0, 1])
    assert 0 < known.mean - 1600 < unknown.mean - 1500
    assert hard.mean < 1500


@pytest.mark.parametrize("text", ["pocket_mars.3.people", "martians.6.together", f"automobiles.5.{BOTS}"])
def test_a_ladder_is_read_back_from_its_id(text: str) -> None:
    ladder = Ladder.read(text)
    assert ladder is not None and ladder.id == text and ladder.kind in KINDS


@pytest.mark.parametrize(
    "text", ["", "pocket_mars", "pocket_mars.3", "pocket_mars.03.people", "a.3.elsewhere", ".3.bots", "a.²." + BOTS]
)
def test_what_is_no_ladder_is_none(text: str) -> None:
    assert Ladder.read(text) is None
