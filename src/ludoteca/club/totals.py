"""What somebody has played, added up: by game, by number of players, with whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.club.results import Result

MOST_RESULTS = 1000  # that are added up, the latest


class Tally(NamedTuple):
    """How many games, and how many of them were won."""

    games: int = 0
    won: int = 0

    def with_one(self, won: bool) -> Tally:
        """One game more."""
        return Tally(self.games + 1, self.won + won)


class Statistics(NamedTuple):
    """The games of somebody, the most first."""

    all: Tally
    by_game: dict[str, Tally]
    by_players: dict[int, Tally]
    by_person: dict[str, Tally]
    rated: int


def statistics(person: str, results: Iterable[Result]) -> Statistics:
    """What these results are for somebody; games with bots count where they say so: by game and by players."""
    total, rated = Tally(), 0
    by_game: dict[str, Tally] = {}
    by_players: dict[int, Tally] = {}
    by_person: dict[str, Tally] = {}
    for result in results:
        own = result.seat_of(person)
        if own is None:
            continue
        total, rated = total.with_one(own.won), rated + bool(result.ladder)
        players = len(result.seats)
        by_game[result.game] = by_game.get(result.game, Tally()).with_one(own.won)
        by_players[players] = by_players.get(players, Tally()).with_one(own.won)
        for other in result.people:
            if other != person:
                by_person[other] = by_person.get(other, Tally()).with_one(own.won)
    return Statistics(total, _sorted(by_game), dict(sorted(by_players.items())), _sorted(by_person), rated)


def _sorted(tallies: dict[str, Tally]) -> dict[str, Tally]:
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].games, item[0])))


class Line(NamedTuple):
    """How somebody has come off among those with whom they have played."""

    person: str
    games: int
    won: int
    beaten: float  # the part of the others who came behind them, in all their games; whoever shares a place counts half


def table_of_results(results: Iterable[Result]) -> list[Line]:
    """Everybody who has played in these, whoever has won most first; games in which nobody is beaten are left out."""
    games: dict[str, tuple[Tally, float]] = {}
    for result in results:
        if result.together or len(result.seats) < 2:
            continue
        for person in result.people:
            own = result.seat_of(person)
            assert own is not None
            others = [seat.place for seat in result.seats if seat is not own]
            behind = sum(1.0 if place > own.place else 0.5 * (place == own.place) for place in others)
            tally, beaten = games.get(person, (Tally(), 0.0))
            games[person] = tally.with_one(own.won), beaten + behind / len(others)
    lines = [Line(person, tally.games, tally.won, beaten / tally.games) for person, (tally, beaten) in games.items()]
    return sorted(lines, key=lambda line: (-line.won, -line.beaten, -line.games, line.person))
