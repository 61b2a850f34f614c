"""A club, a family, a class: people who have tables of their own. Who is in it, who moderates it, how one comes in.

A member is a paper of their own, so that nobody's coming waits for anybody else's; the group counts them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.names import keys_of
from ludoteca.club.papers import NEW, Change, Paper, moment, starting

CLUB: Final = "group"  # a paper for each group, by its id
MEMBER: Final = "member"  # a paper for each member of each group
CALLED: Final = "group-called"  # a paper for whatever the name of a group lays claim to
MODERATOR, ORDINARY = "moderator", "member"
ROLES: Final = (MODERATOR, ORDINARY)

MOST_MEMBERS: Final = 500
MOST_GROUPS: Final = 20  # that one person is in
MOST_FOUNDED: Final = 5  # by one person
MOST_NAME: Final = 40
MOST_ABOUT: Final = 500


class Group(NamedTuple):
    """A group."""

    id: str
    name: str
    about: str
    founder: str  # the person
    since: int
    members: int = 0  # how many
    invitation: int = 0  # how often it was made anew: only the latest is good
    settings: Mapping[str, Any] = {}  # a section for each part of the house that keeps something with a group
    version: int = NEW

    @classmethod
    def read(cls, group_id: str, paper: Paper) -> Self:
        """As it was kept."""
        name, about, founder, since, members, invitation, settings = json.loads(paper.body)
        return cls(group_id, name, about, founder, since, members, invitation, settings, paper.version)

    def change(self) -> Change:
        """What keeps it; without members it is gone. It is found by who has founded it."""
        if not self.members:
            return Change(CLUB, self.id, None, (), self.version)
        body = json.dumps(self[1:-1], ensure_ascii=False, separators=(",", ":")).encode()
        return Change(CLUB, self.id, body, (founder_mark(self.founder) + self.id,), self.version)

    def with_settings(self, section: str, values: Mapping[str, Any]) -> Self:
        """The same with another section of its settings."""
        return self._replace(settings={**self.settings, section: dict(values)})


class Member(NamedTuple):
    """Somebody who is in a group."""

    group: str
    person: str
    role: str
    since: int
    version: int = NEW

    @property
    def is_moderator(self) -> bool:
        """Whether they look after it."""
        return self.role == MODERATOR

    @classmethod
    def read(cls, paper: Paper) -> Self:
        """As it was kept."""
        group, person, role, since = json.loads(paper.body)
        return cls(group, person, role, since, paper.version)

    def change(self) -> Change:
        """What keeps it; found among those of the group, moderators first, and among the groups of the person."""
        body = json.dumps(self[:-1], separators=(",", ":")).encode()
        order = ROLES.index(self.role)
        marks = (f"{members_mark(self.group)}{order} {moment(self.since)}", person_mark(self.person) + self.group)
        return Change(MEMBER, member_id(self.group, self.person), body, marks, self.version)

    def gone(self) -> Change:
        """They are in it no more."""
        return Change(MEMBER, member_id(self.group, self.person), None, (), self.version)


def member_id(group: str, person: str) -> str:
    """What the paper of a member is called."""
    return f"{group} {person}"


def founder_mark(person: str) -> str:
    """By which the groups are found that somebody has founded."""
    return f"by {person} "


def members_mark(group: str) -> str:
    """By which the members of a group are found."""
    return f"in {group} "


def moderators_of(group: str) -> tuple[str, str]:
    """From where to where the marks of its moderators go."""
    return starting(f"{members_mark(group)}{ROLES.index(MODERATOR)} ")


def person_mark(person: str) -> str:
    """By which the groups of a person are found."""
    return f"of {person} "


def claims(group: Group, before: str = "") -> list[Change]:
    """The papers by which a group has its name to itself, in place of those of the name before; none: it is gone."""
    old = set(keys_of(before)) if before else set()
    new = set(keys_of(group.name)) if group.members else set()
    taken = [Change(CALLED, key, group.id.encode(), (), NEW) for key in sorted(new - old)]
    return [*taken, *[Change(CALLED, key, None, (), 1) for key in sorted(old - new)]]
