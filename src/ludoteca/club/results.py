"""What became of a table, as it is kept for those who played: who came where, and what it counted for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.counted import against_the_game, places_of
from ludoteca.club.listed import GROUP
from ludoteca.club.papers import NEW, WHATEVER, Change, Paper, moment
from ludoteca.engine.phrase import Phrase
from ludoteca.table import BOT, Table

RESULT: Final = "result"  # a paper for each finished table at which somebody with a name sat, by its id
ENDED: Final = "ended"  # a paper for each finished table that is still to be counted


class Played(NamedTuple):
    """Somebody at a finished table."""

    person: str  # their id; empty: nobody whom we know
    name: str  # what they were called at the table; empty where the seat had no name of its own
    bot: str
    place: int  # from 0, shared by equals
    points: int
    won: bool


class Result(NamedTuple):
    """A finished table."""

    table: str
    game: str
    at: int  # when it ended, in seconds since 1970
    together: bool  # all played as one, or somebody alone
    seats: tuple[Played, ...]
    ladder: str  # on which it counts; empty: on none
    why: tuple[str, str, dict[str, Any]] | None  # why it does not count: a phrase
    group: str = ""  # whose table it was
    version: int = NEW

    @classmethod
    def of(cls, table: Table, who: Sequence[str], ladder: str, why: Phrase | None) -> Self:
        """What became of it; `who`: the person of each seat."""
        places, winners = places_of(table), table.winners()
        scores = table.state.scores() if table.is_dealt else [0] * len(table.seats)
        seats = tuple(
            Played(
                person,
                seat.name,
                seat.bot if seat.kind == BOT else "",
                places[number],
                int(scores[number]),
                number in winners and not seat.resigned and not seat.away,
            )
            for number, (seat, person) in enumerate(zip(table.seats, who, strict=True))
        )
        told = None if why is None else (why.home, why.key, _plain(why))
        opening = table.opening
        group = opening.access.removeprefix(GROUP) if opening.access.startswith(GROUP) else ""
        return cls(opening.id, opening.game, table.latest, against_the_game(table), seats, ladder, told, group)

    @property
    def people(self) -> list[str]:
        """Those who played and are known, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def seat_of(self, person: str) -> Played | None:
        """How somebody played; of several seats of theirs, the best."""
        return min((seat for seat in self.seats if seat.person == person), key=lambda seat: seat.place, default=None)

    def reason(self) -> Phrase | None:
        """Why it does not count, to be said."""
        if self.why is None:
            return None
        home, key, args = self.why
        return Phrase(home, key, {name: _phrase(value) for name, value in args.items()})

    def without(self, person: str) -> Self:
        """The same with nobody in the place of somebody."""
        seats = tuple(seat._replace(person="", name="") if seat.person == person else seat for seat in self.seats)
        return self._replace(seats=seats)

    def change(self) -> Change:
        """What keeps it; found by each of its people and by its group, the earliest first."""
        seats = [list(seat) for seat in self.seats]
        told = [self.game, self.at, self.together, seats, self.ladder, self.why, self.group]
        body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        marks = [result_mark(person, self.at) for person in self.people]
        if self.group:
            marks.append(f"{group_mark(self.group)}{moment(self.at)}")
        return Change(RESULT, self.table, body, tuple(marks), self.version)

    @classmethod
    def read(cls, table: str, paper: Paper) -> Self:
        """As it was kept."""
        game, at, together, seats, ladder, why, *more = json.loads(paper.body)
        played = tuple(Played(*seat) for seat in seats)
        group = more[0] if more else ""  # before there were groups
        return cls(table, game, at, together, played, ladder, None if why is None else tuple(why), group, paper.version)


def result_mark(person: str, at: int | None = None) -> str:
    """By which the results of a person are found, the earliest first."""
    return f"of {person} " if at is None else f"of {person} {moment(at)}"


def group_mark(group: str) -> str:
    """By which the results of a group's tables are found; a time comes after it."""
    return f"group {group} "


def ended(table_id: str, at: float) -> Change:
    """A table is over, and is to be counted."""
    return Change(ENDED, table_id, b"", (moment(at),), WHATEVER)


def _plain(phrase: Phrase) -> dict[str, Any]:
    """What fills a phrase, as it is kept."""
    return {
        name: [value.home, value.key, _plain(value)] if isinstance(value, Phrase) else value
        for name, value in phrase.args.items()
    }


def _phrase(value: Any) -> Any:
    if isinstance(value, list):
        home, key, args = value
        return Phrase(home, key, {name: _phrase(inner) for name, inner in args.items()})
    return value
