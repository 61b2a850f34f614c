"""Ladders as they are kept: read back to the digit, and the same when they are worked out again."""

from __future__ import annotations

import random

from ludoteca.club.counted import GAME, Counted, Side
from ludoteca.club.ladders import RatedGame, changes, read_skill, skill_body, stepped, worked_out
from ludoteca.club.papers import check
from ludoteca.club.ratings import BOTS, PEOPLE, TOGETHER, Ladder, Skill
from ludoteca.table import BOT, PERSON

NAMES = ("anna", "bruno", "carla", "dino")


def season(kind: str, games: int = 40) -> list[RatedGame]:
    """Games of four people, each with its skills as they were then."""
    dice, skills, found = random.Random(7), dict[str, Skill](), list[RatedGame]()
    for number in range(1, games + 1):
        one, other = dice.sample(NAMES, 2)
        place = dice.choice([0, 0, 1, 1, -1])
        first, second = (0, 0) if place < 0 else (place, 1 - place)
        sides: tuple[Side, ...] = (Side((one,), first, PERSON), Side((other,), second, PERSON))
        if kind == BOTS:
            sides = (Side((one,), first, PERSON), Side(("search:hard",), second, BOT))
        if kind == TOGETHER:
            sides = (Side((one, other), first, PERSON), Side(("difficulty=book",), 1 - first, GAME))
        counted = Counted(Ladder("pocket_mars", 2, kind), sides)
        steps = stepped(counted, skills)
        skills.update({who: step.after for who, step in steps.items()})
        found.append(RatedGame(f"t{number}", number, 1_700_000_000 + number, counted, steps))
    return found


def test_a_game_and_a_skill_are_read_back_to_the_digit() -> None:
    for kind in (PEOPLE, BOTS, TOGETHER):
        for game in season(kind):
            assert RatedGame.read(game.table, game.body()) == game
            for step in game.steps.values():
                assert read_skill(skill_body(step.after)) == step.after


def test_worked_out_again_a_ladder_is_what_was_shown_to_the_digit() -> None:
    for kind in (PEOPLE, BOTS, TOGETHER):
        games = season(kind)
        skills, differences = worked_out((RatedGame.read(game.table, game.body()), game.counted) for game in games)
        assert differences == []
        last = {who: step.after for game in games for who, step in game.steps.items()}
        assert skills == last


def test_a_digit_that_was_changed_is_found_and_told_with_its_table() -> None:
    games = season(PEOPLE)
    wrong = games[11]
    who = wrong.counted.people[0]
    step = wrong.steps[who]
    spoilt = wrong._replace(
        steps={**wrong.steps, who: step._replace(after=step.after._replace(mean=step.after.mean + 1e-9))}
    )
    games[11] = spoilt
    _, differences = worked_out((game, game.counted) for game in games)
    assert [(found.table, found.who) for found in differences] == [("t12", who)]


def test_a_bot_has_no_rating_of_its_own_but_how_hard_the_game_is_has() -> None:
    assert not any("search:hard" in game.steps for game in season(BOTS))
    assert all("difficulty=book" in game.steps for game in season(TOGETHER))


def test_only_who_allows_it_and_is_sure_enough_stands_where_others_look() -> None:
    game = season(PEOPLE, 40)[-1]
    one, other = game.counted.people
    assert game.steps[one].after.is_settled
    written = changes(game, {one: 3}, 39, [one])
    check(written)
    marks = {change.id: change.marks for change in written}
    assert len(marks[f"pocket_mars.2.people {one}"]) == 2
    assert marks[f"pocket_mars.2.people {other}"] == (f"of {other} pocket_mars.2.people",)
    fresh = season(PEOPLE, 1)[0]
    early = changes(fresh, {}, 0, fresh.counted.people)
    assert all(len(change.marks) == 1 for change in early if change.kind == "rating"), "nobody is settled after a game"
