"""Ladders as they are kept: each game that counts has a number on its ladder, and changes the skills of who played it.

So a ladder is its games in the order of their numbers, and can be worked out again from their records alone: the same
numbers, to the last digit.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ludoteca.club.counted import Counted, Side, known_strength
from ludoteca.club.papers import NEW, Change
from ludoteca.club.ratings import Ladder, Skill, anchor, rated
from ludoteca.table import BOT

LADDER: Final = "ladder"  # a paper for each: how many games it has
RATED: Final = "rated"  # a paper for each game that counts, by the id of its table
RATING: Final = "rating"  # a paper for each person on each ladder
MOST_POINTS: Final = 99_999  # of a rating, where it stands in a mark


class Step(NamedTuple):
    """What a game has done to one skill."""

    before: Skill
    after: Skill

    @property
    def change(self) -> int:
        """By how many points, as they are shown."""
        return self.after.points - self.before.points


class RatedGame(NamedTuple):
    """A game on its ladder."""

    table: str
    number: int  # on its ladder, from 1
    at: int  # when it ended, in seconds since 1970
    counted: Counted
    steps: Mapping[str, Step]  # of each person, and of how hard the game was

    def body(self) -> bytes:
        """As it is kept."""
        told = {
            "ladder": self.counted.ladder.id,
            "number": self.number,
            "at": self.at,
            "sides": [[list(side.members), side.place, side.kind] for side in self.counted.sides],
            "steps": {who: [list(step.before), list(step.after)] for who, step in self.steps.items()},
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()

    @classmethod
    def read(cls, table: str, body: bytes) -> RatedGame:
        """As it was kept."""
        told = json.loads(body)
        ladder = Ladder.read(told["ladder"])
        assert ladder is not None
        sides = tuple(Side(tuple(members), place, kind) for members, place, kind in told["sides"])
        steps = {who: Step(_skill(before), _skill(after)) for who, (before, after) in told["steps"].items()}
        return cls(table, told["number"], told["at"], Counted(ladder, sides), steps)


def _skill(told: list[float]) -> Skill:
    mean, spread, games = told
    return Skill(float(mean), float(spread), int(games))


def skill_body(skill: Skill) -> bytes:
    """A skill as it is kept; numbers are written so that the same number is read back."""
    return json.dumps(list(skill)).encode()


def read_skill(body: bytes) -> Skill:
    """A skill as it was kept."""
    return _skill(json.loads(body))


def rating_id(ladder: Ladder, who: str) -> str:
    """What the paper of somebody's rating is called."""
    return f"{ladder.id} {who}"


def number_mark(ladder: Ladder, number: int) -> str:
    """By which the games of a ladder are found in their order."""
    return f"{ladder.id} {number:09d}"


def person_mark(who: str, ladder: Ladder, number: int) -> str:
    """By which the games of a person are found in their order."""
    return f"of {who} {number_mark(ladder, number)}"


def rank_mark(ladder: Ladder, skill: Skill) -> str:
    """By which the people of a ladder are found, the weakest first."""
    return f"{ladder.id} {max(0, min(MOST_POINTS, skill.points)):05d}"


def those_wanted(counted: Counted) -> list[str]:
    """Whose skills a game needs: people, and how hard the game was."""
    return [member for side in counted.sides if side.kind != BOT for member in side.members]


def stepped(counted: Counted, skills: Mapping[str, Skill]) -> dict[str, Step]:
    """What a game does to the skills of those who played; who has none yet begins in the middle."""
    sides = [[_of(counted, side, member, skills) for member in side.members] for side in counted.sides]
    fixed = [number for number, side in enumerate(counted.sides) if side.kind == BOT]
    after = rated(sides, [side.place for side in counted.sides], fixed)
    return {
        member: Step(before, now)
        for side, olds, news in zip(counted.sides, sides, after, strict=True)
        if side.kind != BOT
        for member, before, now in zip(side.members, olds, news, strict=True)
    }


def _of(counted: Counted, side: Side, member: str, skills: Mapping[str, Skill]) -> Skill:
    if side.kind == BOT:
        return known_strength(counted.ladder.game, member) or anchor(Skill().mean)
    return skills.get(member, Skill())


def changes(game: RatedGame, versions: Mapping[str, int], count: int, shown: Iterable[str]) -> list[Change]:
    """The papers that a game writes: its own, that of its ladder (`count`: its version), and each skill.

    `shown`: the people who stand in tables for others to see.
    """
    ladder, open_ = game.counted.ladder, set(shown)
    people = game.counted.people
    marks = (number_mark(ladder, game.number), *[person_mark(who, ladder, game.number) for who in people])
    written = [
        Change(LADDER, ladder.id, json.dumps(game.number).encode(), (ladder.game,), count),
        Change(RATED, game.table, game.body(), marks, NEW),
    ]
    for who, step in game.steps.items():
        written.append(rating_change(ladder, who, step.after, versions.get(who, NEW), shown=who in open_))
    return written


def rating_change(ladder: Ladder, who: str, skill: Skill, version: int, *, shown: bool) -> Change:
    """The paper of somebody's rating; only of those who allow it does it stand where others look."""
    listed = (rank_mark(ladder, skill),) if shown and skill.is_settled else ()
    return Change(RATING, rating_id(ladder, who), skill_body(skill), (f"of {who} {ladder.id}", *listed), version)


class Difference(NamedTuple):
    """Where what is kept is not what follows from the records."""

    table: str
    who: str
    kept: Skill
    found: Skill


def worked_out(games: Iterable[tuple[RatedGame, Counted]]) -> tuple[dict[str, Skill], list[Difference]]:
    """The skills of a ladder from its games in order, each as it is kept and as its record tells it; what differs."""
    skills: dict[str, Skill] = {}
    differences: list[Difference] = []
    for kept, counted in games:
        steps = stepped(counted, skills)
        for who, step in steps.items():
            skills[who] = step.after
            shown = kept.steps[who].after if who in kept.steps else Skill()
            if shown != step.after:
                differences.append(Difference(kept.table, who, shown, step.after))
    return skills, differences
