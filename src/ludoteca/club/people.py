"""Who somebody is: a person is a paper with an id, a name, and what they have set; a device knows whose it is.

Nobody registers. Whoever gives a name is a person from then on, and keeps the seats that they had taken before: the
holder of those is theirs, on every device on which they come in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.names import keys_of, read_alike
from ludoteca.club.papers import NEW, Change, Paper

PERSON: Final = "person"  # a paper for each, by their id
CALLED: Final = "called"  # a paper for whatever a name lays claim to: its person
DEVICE: Final = "device"  # a paper for each browser that is somebody's, by the hash of its secret
COLOURS: Final = 8  # to choose from
MOST_LANGUAGES: Final = 8
GRACE: Final = 60  # seconds for which pages that are open may still come with a secret that was exchanged


class Person(NamedTuple):
    """Somebody who has given a name."""

    id: str
    name: str
    holder: str  # under which their seats are kept, at whatever device they sit
    since: int  # in seconds since 1970
    colour: int = 0
    languages: tuple[str, ...] = ()  # that they speak, as codes
    listed: bool = True  # whether they stand in tables for all to see
    settings: Mapping[str, Any] = {}  # a section for each part of the house that keeps something with a person
    version: int = NEW

    @classmethod
    def read(cls, person_id: str, paper: Paper) -> Self:
        """As they were kept."""
        told = json.loads(paper.body)
        return cls(
            person_id,
            told["name"],
            told["holder"],
            told["since"],
            told["colour"],
            tuple(told["languages"]),
            told["listed"],
            told["settings"],
            paper.version,
        )

    def change(self) -> Change:
        """What keeps them as they are now; they are found by their holder and by their name."""
        told = {name: value for name, value in self._asdict().items() if name not in ("id", "version")}
        body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        return Change(PERSON, self.id, body, (holder_mark(self.holder), name_mark(self.name, self.id)), self.version)

    def with_settings(self, section: str, values: Mapping[str, Any]) -> Self:
        """The same with another section of their settings."""
        return self._replace(settings={**self.settings, section: dict(values)})


def holder_mark(holder: str) -> str:
    """By which a person is found whose seat this is."""
    return f"holder {holder}"


def name_mark(name: str, person_id: str = "") -> str:
    """By which people are found in the order of their names."""
    return f"name {read_alike(name)[:100]} {person_id}".rstrip()


def claims(person: Person, before: str = "") -> list[Change]:
    """The papers by which a person has their name to themselves, in place of those of the name before."""
    old, new = set(keys_of(before)) if before else set(), set(keys_of(person.name))
    body = person.id.encode()
    taken = [Change(CALLED, key, body, (f"of {person.id}",), NEW) for key in sorted(new - old)]
    return [*taken, *[Change(CALLED, key, None, (), 1) for key in sorted(old - new)]]


class Device(NamedTuple):
    """A browser that is somebody's."""

    holder: str  # the hash of its secret
    person: str
    since: int
    label: str = ""  # what it calls itself: browser and system
    until: int = 0  # the time from which it is nobody's any more; 0: it goes on
    version: int = NEW

    @classmethod
    def read(cls, holder: str, paper: Paper) -> Self:
        """As it was kept."""
        told = json.loads(paper.body)
        return cls(holder, told["person"], told["since"], told["label"], told["until"], paper.version)

    def change(self) -> Change:
        """What keeps it; as long as it is theirs it is found among those of its person."""
        told = {"person": self.person, "since": self.since, "label": self.label, "until": self.until}
        marks = (device_mark(self.person, self.since) if not self.until else f"was {self.person}",)
        return Change(DEVICE, self.holder, json.dumps(told, ensure_ascii=False).encode(), marks, self.version)


def device_mark(person_id: str, since: int | None = None) -> str:
    """By which the devices of a person are found, the oldest first."""
    return f"of {person_id} " if since is None else f"of {person_id} {since:012d}"
