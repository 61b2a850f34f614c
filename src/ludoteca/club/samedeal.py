"""The same deal for many: sealed before anybody has it, played at tables of their own, compared among those who had it.

The chance of such a table is made as always, of the server's part and of a part for each person; the server's part is
that of the deal, and in the place of a person's stands the name of the deal, so that all of them have the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.counted import against_the_game, places_of
from ludoteca.club.papers import NEW, Change, Paper, moment
from ludoteca.engine.deal import seal_of_part
from ludoteca.engine.options import Value
from ludoteca.table import BOT, PERSON, Opening, Seat, Table

DEAL: Final = "deal"  # a paper for each deal that is shared, by its id
PLAY: Final = "play"  # a paper for each finished table with such a deal, by the id of the table
TRY: Final = "try"  # a paper for each person and deal, so that nobody has it twice


class SharedDeal(NamedTuple):
    """A deal that many play: the game as it is set, and the server's part, a secret as long as it is played."""

    id: str
    game: str
    options: Mapping[str, Value]
    seats: tuple[str, ...]  # who sits where: the name of a bot, or empty for whoever plays
    server: str
    sealed: int  # when it was made, in seconds since 1970
    rules_version: int
    content: str
    version: int = NEW

    @property
    def seal(self) -> str:
        """What is shown of it from the moment it is made."""
        return seal_of_part(self.server)

    def suits(self, opening: Opening) -> bool:
        """Whether a table that is set now is played by the rules of this deal; they may have changed since."""
        return (opening.rules_version, opening.content) == (self.rules_version, self.content)

    def person(self, name: str, holder: str, number: int) -> Seat:
        """A seat of somebody who plays it."""
        return Seat(PERSON, name=name, holder=holder, number=number, chance=self.id)

    def bot(self, kind: str) -> Seat:
        """A seat for a bot: it brings the same part, so that the cards are those of a table where a person sits."""
        return Seat(BOT, bot=kind, chance=self.id)

    def change(self, marks: Sequence[str]) -> Change:
        """What keeps it."""
        told = {name: value for name, value in self._asdict().items() if name not in ("id", "version")}
        return Change(DEAL, self.id, json.dumps(told, ensure_ascii=False).encode(), tuple(marks), self.version)

    @classmethod
    def read(cls, deal_id: str, paper: Paper) -> Self:
        """As it was kept."""
        told = json.loads(paper.body)
        options = {name: tuple(one) if isinstance(one, list) else one for name, one in told.pop("options").items()}
        seats = tuple(told.pop("seats"))
        return cls(id=deal_id, options=options, seats=seats, version=paper.version, **told)


class Worth(NamedTuple):
    """What somebody has made of a deal; the larger, the better."""

    there: bool  # until the end: whoever has given up, or left it to a bot, comes last
    won: bool
    place: int  # of the table, from 0, with its sign turned
    margin: int  # points before the best of the others, or behind
    points: int


class Seated(NamedTuple):
    """Somebody at a table with a shared deal."""

    person: str  # an id; empty for a bot, and for somebody whom nobody knows any more
    name: str
    bot: str
    worth: Worth


class Play(NamedTuple):
    """A finished table with a shared deal."""

    table: str
    deal: str
    at: int  # when it ended
    decisions: int
    seats: tuple[Seated, ...]
    version: int = NEW

    @classmethod
    def of(cls, table: Table, who: Sequence[str]) -> Self:
        """What became of a table; `who`: the person of each seat."""
        worths = worths_of(table)
        seats = tuple(
            Seated(person, seat.name, seat.bot if seat.kind == BOT else "", worth)
            for seat, person, worth in zip(table.seats, who, worths, strict=True)
        )
        opening = table.opening
        return cls(opening.id, opening.shared, table.latest, len(table.record.actions), seats)

    def change(self) -> Change:
        """What keeps it; found by its deal, and by each of its people."""
        told = [self.deal, self.at, self.decisions, [[*seat[:3], list(seat.worth)] for seat in self.seats]]
        people = dict.fromkeys(seat.person for seat in self.seats if seat.person)
        marks = (play_mark(self.deal), *[person_mark(person, self.at) for person in people])
        return Change(PLAY, self.table, json.dumps(told, ensure_ascii=False).encode(), marks, self.version)

    def without(self, person: str) -> Self:
        """The same with nobody in the place of somebody."""
        seats = tuple(seat._replace(person="", name="") if seat.person == person else seat for seat in self.seats)
        return self._replace(seats=seats)

    @classmethod
    def read(cls, table: str, paper: Paper) -> Self:
        """As it was kept."""
        deal, at, decisions, seats = json.loads(paper.body)
        seated = tuple(Seated(person, name, bot, Worth(*worth)) for person, name, bot, worth in seats)
        return cls(table, deal, at, decisions, seated, paper.version)


def play_mark(deal: str) -> str:
    """By which the tables of a deal are found."""
    return f"at {deal}"


def person_mark(person: str, at: int | None = None) -> str:
    """By which the tables of somebody are found, the earliest first."""
    return f"of {person} " if at is None else f"of {person} {moment(at)}"


def tried(deal: str, person: str, table: str, at: int) -> Change:
    """Somebody has begun a deal; nobody begins it twice."""
    body = json.dumps([table, at]).encode()
    return Change(TRY, try_id(deal, person), body, (person_mark(person, at), play_mark(deal)), NEW)


def try_id(deal: str, person: str) -> str:
    """What the paper of that is called."""
    return f"{deal} {person}"


def table_of_try(paper: Paper) -> str:
    """The table at which somebody has begun a deal."""
    return str(json.loads(paper.body)[0])


def worths_of(table: Table) -> list[Worth]:
    """What each seat has made of a finished table."""
    places, winners = places_of(table), table.winners()
    points = [int(score) for score in table.state.scores()]
    there = [not seat.resigned and not seat.away for seat in table.seats]
    return [
        Worth(there[seat], seat in winners and there[seat], -places[seat], margin_of(points, seat, table), points[seat])
        for seat in range(len(points))
    ]


def margin_of(points: Sequence[int], seat: int, table: Table) -> int:
    """The points before the best of the others, or behind; none where all play as one, or somebody alone."""
    others = [own for other, own in enumerate(points) if other != seat]
    return points[seat] - max(others) if others and not against_the_game(table) else 0


# ---- comparing


class Line(NamedTuple):
    """Somebody in the table of a deal."""

    rank: int  # from 1, shared by equals
    share: float  # of those who had the same seat: how many made less of it, equals a half; 1 where nobody else had it
    play: Play
    seat: int

    @property
    def seated(self) -> Seated:
        """Who it is, and what they made of it."""
        return self.play.seats[self.seat]


def shares(worths: Sequence[tuple[Any, ...]]) -> list[float]:
    """Of each, how many of the others made less of the same cards in the same seat; equals count a half."""
    if len(worths) < 2:
        return [1.0] * len(worths)
    return [
        (sum(own > other for other in worths) + 0.5 * (sum(own == other for other in worths) - 1)) / (len(worths) - 1)
        for own in worths
    ]


def compared(plays: Sequence[Play]) -> list[Line]:
    """The people who had a deal, the best first: each beside those who had the same seat of it."""
    lines: list[Line] = []
    for seat in range(max((len(play.seats) for play in plays), default=0)):
        had = [play for play in plays if len(play.seats) > seat]
        for play, share in zip(had, shares([play.seats[seat].worth for play in had]), strict=True):
            if not play.seats[seat].bot:
                lines.append(Line(0, share, play, seat))
    lines.sort(key=lambda line: (-line.share, line.play.at))
    return [line._replace(rank=1 + sum(other.share > line.share for other in lines)) for line in lines]
