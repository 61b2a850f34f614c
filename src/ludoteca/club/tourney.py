"""A tournament with the same deal at all tables of a round: who is in it, what was played, how everybody stands."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from ludoteca.club.pairing import Boards, Past, robin, rounds_of_robin, swiss
from ludoteca.club.papers import NEW, Change, Paper, moment
from ludoteca.club.samedeal import Play, shares
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import house

TOURNEY: Final = "tourney"  # a paper for each tournament, by its id; also how the ids of its deals begin
ENTERED: Final = "entered"  # a paper for each person and tournament, by which they find it
SWISS, ROBIN = "swiss", "robin"
KINDS: Final = (SWISS, ROBIN)
OPEN, RUNNING, OVER = "open", "running", "over"
MOST_ENTRANTS: Final = 64
LEAST_ENTRANTS: Final = 2
MOST_ROUNDS: Final = 20
MOST_DAYS: Final = 60  # from one round to the next
MOST_NAME: Final = 60
MOST_OWN: Final = 5  # tournaments of one person that are not over


class TourneyError(LudotecaError):
    """Something that cannot be done in this tournament now."""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    person: str
    name: str  # as it was; the person may be called otherwise by now, or be gone
    gone: bool = False  # plays no further round


class Board(NamedTuple):
    """A table of a round."""

    table: str
    seats: tuple[str, ...]  # the person of each seat; empty: a bot


class Round(NamedTuple):
    """A round: its tables, and when it began and was over."""

    boards: tuple[Board, ...]
    begun: int
    over: int = 0  # 0: it is being played


class Tourney(NamedTuple):
    """A tournament."""

    id: str
    name: str
    game: str
    options: Mapping[str, Value]
    players: int  # seats at each table
    kind: str  # SWISS or ROBIN
    rounds: int
    days: int  # from the beginning of a round to the earliest of the next; 0: as soon as it is over
    bot: str  # who takes the seats that people do not fill
    clock: Mapping[str, Any]  # what is agreed on about time
    host: str  # the person
    group: str  # whose tournament it is; empty: of those who have its link
    since: int
    state: str = OPEN
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Round, ...] = ()
    version: int = NEW

    # ---- kept

    def change(self) -> Change:
        """What keeps it; found by its host, by its group, and as long as it goes on."""
        told = {name: value for name, value in self._asdict().items() if name not in ("id", "version")}
        body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        marks = [f"by {self.host} {moment(self.since)}"]
        if self.group:
            marks.append(f"in {self.group} {moment(self.since)}")
        if self.state != OVER:
            marks.append(f"{self.state} {moment(self.since)}")
        return Change(TOURNEY, self.id, body, tuple(marks), self.version)

    @classmethod
    def read(cls, tourney_id: str, paper: Paper) -> Self:
        """As it was kept."""
        told = json.loads(paper.body)
        options = {name: tuple(one) if isinstance(one, list) else one for name, one in told.pop("options").items()}
        entrants = tuple(Entrant(*one) for one in told.pop("entrants"))
        rounds = tuple(
            Round(tuple(Board(table, tuple(seats)) for table, seats in boards), begun, over)
            for boards, begun, over in told.pop("played")
        )
        return cls(
            id=tourney_id, options=options, entrants=entrants, played=rounds, version=paper.version, **told
        )  # fmt: skip

    # ---- asked

    def deal(self, number: int) -> str:
        """What the deal of a round is called, counted from 1."""
        return f"{TOURNEY} {self.id} {number}"

    @property
    def active(self) -> list[str]:
        """Those who play the next round."""
        return [entrant.person for entrant in self.entrants if not entrant.gone]

    def entrant(self, person: str) -> Entrant | None:
        """Somebody as an entrant."""
        return next((one for one in self.entrants if one.person == person), None)

    @property
    def tables(self) -> list[str]:
        """All of its tables."""
        return [board.table for one in self.played for board in one.boards]

    @property
    def waits_until(self) -> int:
        """Before when no further round begins."""
        return self.played[-1].begun + self.days * 86_400 if self.played and self.days else 0

    # ---- done

    def joined(self, person: str, name: str) -> Self:
        """Somebody takes part."""
        self._check(OPEN, "tourney-begun")
        if self.entrant(person) is not None:
            raise TourneyError(house("tourney-in"))
        if len(self.entrants) >= MOST_ENTRANTS:
            raise TourneyError(house("tourney-full", {"most": MOST_ENTRANTS}))
        return self._replace(entrants=(*self.entrants, Entrant(person, name)))

    def left(self, person: str) -> Self:
        """Somebody takes part no more: before it begins without a trace, afterwards from the next round on."""
        own = self.entrant(person)
        if own is None or own.gone or self.state == OVER:
            raise TourneyError(house("tourney-out"))
        if self.state == OPEN:
            return self._replace(entrants=tuple(one for one in self.entrants if one.person != person))
        return self._replace(entrants=tuple(one._replace(gone=one.gone or one is own) for one in self.entrants))

    def begun(self) -> Self:
        """It begins: nobody comes in any more."""
        self._check(OPEN, "tourney-begun")
        if len(self.entrants) < LEAST_ENTRANTS:
            raise TourneyError(house("tourney-few", {"least": LEAST_ENTRANTS}))
        rounds = self.rounds
        if self.kind == ROBIN and self.players == 2:
            rounds = min(rounds, rounds_of_robin(len(self.entrants), self.players))
        return self._replace(state=RUNNING, rounds=rounds)

    def with_round(self, boards: Sequence[Board], now: int) -> Self:
        """A round begins."""
        return self._replace(played=(*self.played, Round(tuple(boards), now)))

    def round_over(self, now: int) -> Self:
        """The round that is played is over, and with the last one the tournament."""
        done = (*self.played[:-1], self.played[-1]._replace(over=now))
        ended = len(done) >= self.rounds or len(self.active) < LEAST_ENTRANTS
        return self._replace(played=done, state=OVER if ended else RUNNING)

    def _check(self, state: str, key: str) -> None:
        if self.state != state:
            raise TourneyError(house(key))

    def paired(self, standings: Sequence[Standing]) -> Boards:
        """Who meets whom in the next round."""
        past = Past.of([[board.seats for board in one.boards] for one in self.played])
        salt = f"{self.id} {len(self.played)}"
        if self.kind == ROBIN:
            return robin(self.active, self.players, len(self.played), past, salt)
        active = set(self.active)
        order = [line.person for line in standings if line.person in active]
        return swiss(order, self.players, past, salt)


def round_of(deal: str) -> tuple[str, int]:
    """The tournament and the round of a deal, counted from 1; empty: it is none of a tournament."""
    kind, _, rest = deal.partition(" ")
    tourney, _, number = rest.partition(" ")
    return (tourney, int(number)) if kind == TOURNEY and number.isascii() and number.isdigit() else ("", 0)


# ---- how everybody stands


class Standing(NamedTuple):
    """Somebody in the standings."""

    rank: int  # from 1, shared by those whom no tie-break tells apart
    person: str
    points: float  # the shares of all rounds: of those with the same cards, how many made less of them
    met: float  # the first tie-break: of those at the same tables, how many made less
    opposed: float  # the second: the points of those whom they have met
    margin: int  # the third: points before the best of the others, over all games
    rounds: int  # that they have finished


class Made(NamedTuple):
    """What somebody has made of a round."""

    share: float
    met: float
    margin: int
    opponents: tuple[str, ...]


def made_of(boards: Sequence[Board], plays: Mapping[str, Play]) -> dict[str, Made]:
    """What everybody has made of a round, by person; nothing of a table that was never finished.

    With a single table nobody else has had the same cards: then it counts whom one has beaten there.
    """
    found: dict[str, Made] = {}
    done = [(board, plays[board.table]) for board in boards if board.table in plays]
    for seat in range(max((len(board.seats) for board, _ in done), default=0)):
        same = shares([play.seats[seat].worth for _, play in done])
        for (board, play), share in zip(done, same, strict=True):
            person = board.seats[seat]
            if not person:
                continue
            here = shares([seated.worth for seated in play.seats])[seat]
            others = tuple(other for other in board.seats if other and other != person)
            counted = share if len(done) > 1 else here
            found[person] = Made(counted, here, play.seats[seat].worth.margin, others)
    return found


def standings(tourney: Tourney, plays: Mapping[str, Play], rounds: int = -1) -> list[Standing]:
    """How everybody stands after the rounds that are over, or after the first so many; the best first."""
    over = [one for one in tourney.played if one.over]
    counted = [made_of(one.boards, plays) for one in (over if rounds < 0 else tourney.played[:rounds])]
    people = [entrant.person for entrant in tourney.entrants]
    points = {person: sum(one[person].share for one in counted if person in one) for person in people}
    lines = []
    for person in people:
        own = [one[person] for one in counted if person in one]
        opposed = sum(points.get(other, 0.0) for made in own for other in made.opponents)
        margin = sum(made.margin for made in own)
        lines.append(
            Standing(0, person, points[person], sum(made.met for made in own), opposed, margin, len(own))
        )  # fmt: skip
    lines.sort(key=_worth, reverse=True)
    return [line._replace(rank=1 + sum(_worth(other) > _worth(line) for other in lines)) for line in lines]


def _worth(line: Standing) -> tuple[float, ...]:
    """What the order is made by; sums of shares are rounded, so that the order of adding tells nobody apart."""
    return (round(line.points, 9), round(line.met, 9), round(line.opposed, 9), float(line.margin))
