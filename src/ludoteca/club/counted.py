"""What a finished table counts for: on which ladder, who came where, and if it does not count, why."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from ludoteca.club.ratings import BOTS, PEOPLE, TOGETHER, Ladder, Skill, anchor
from ludoteca.engine.game import State
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.shelf import made_by, text_of
from ludoteca.table import BOT, PERSON, Table

SEARCH: Final = "search:"
GAME: Final = "game"  # a side that is the game itself


class RatedSet(NamedTuple):
    """Which games of a game count, and how strong its bots are known to be."""

    options: Mapping[str, tuple[Value, ...]]  # what may differ from the usual
    levels: Mapping[str, float]  # of the search, in Elo
    against: tuple[str, ...]  # the options that say how hard the game itself is


@cache
def rated_set(game: str) -> RatedSet:
    """What `rated.toml` beside the rules says; without it the usual options count, and no bot is of known strength."""
    found = tomllib.loads(text_of(game, "rated.toml") or "")
    options = {name: tuple(values) for name, values in found.get("options", {}).items()}
    return RatedSet(options, dict(found.get("levels", {})), tuple(found.get("against", ())))


def known_strength(game: str, bot: str) -> Skill | None:
    """The anchor of a bot whose strength was measured; None: nobody has."""
    level = bot.removeprefix(SEARCH) if bot.startswith(SEARCH) else ""
    points = rated_set(game).levels.get(level)
    return None if points is None else anchor(points)


class Side(NamedTuple):
    """Somebody who played: a person by their id, a bot by its name, or the game itself by how hard it was."""

    members: tuple[str, ...]
    place: int  # from 0, shared by equals
    kind: str  # PERSON, BOT or GAME


class Counted(NamedTuple):
    """A game that counts."""

    ladder: Ladder
    sides: tuple[Side, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody whose rating it changes."""
        return tuple(member for side in self.sides if side.kind == PERSON for member in side.members)


def counted(table: Table, who: Sequence[str]) -> Counted | Phrase:
    """What a table counts for, or why it does not; `who`: the person of each seat, empty where nobody is known."""
    why = _why_not(table, who)
    if why is not None:
        return why
    players = len(table.seats)
    if against_the_game(table):
        return _together(table, who)
    places = places_of(table)
    sides = tuple(
        Side((seat.bot,), place, BOT) if seat.kind == BOT else Side((person,), place, PERSON)
        for seat, person, place in zip(table.seats, who, places, strict=True)
    )
    kind = BOTS if any(side.kind == BOT for side in sides) else PEOPLE
    return Counted(Ladder(table.opening.game, players, kind), sides)


def against_the_game(table: Table) -> bool:
    """Whether all play as one, or somebody plays alone."""
    return table.game.together or len(table.seats) == 1


def _together(table: Table, who: Sequence[str]) -> Counted:
    """The team against how hard the game was."""
    name, options = table.opening.game, table.opening.options
    hard = ",".join(f"{option}={options[option]}" for option in rated_set(name).against)
    won = bool(table.winners()) and table.state.is_over and not any(seat.resigned for seat in table.seats)
    ladder = Ladder(name, len(table.seats), TOGETHER)
    return Counted(ladder, (Side(tuple(who), int(not won), PERSON), Side((hard,), int(won), GAME)))


def places_of(table: Table) -> tuple[int, ...]:
    """Where each seat came: winners first, then by points; whoever gave up, or was not there at the end, is last.

    It is as it would be told at the table: the bot that has played on for somebody has not played for them.
    """
    state = table.state
    if not state.is_over:
        return ranked([(-1.0 if _is_gone(table, seat) else 1.0,) for seat in range(len(table.seats))])
    return ranked([(-1.0,) if _is_gone(table, seat) else _worth(state, seat) for seat in range(len(table.seats))])


def _worth(state: State, seat: int) -> tuple[float, ...]:
    return (1.0, float(seat in state.winners()), float(state.scores()[seat]))


def ranked(worths: Sequence[tuple[float, ...]]) -> tuple[int, ...]:
    """The place of each, from 0: how many are worth more."""
    return tuple(sum(other > worth for other in worths) for worth in worths)


def _is_gone(table: Table, seat: int) -> bool:
    """Whether somebody had left the game to a bot when it ended."""
    return table.seats[seat].resigned or table.seats[seat].away


def _why_not(table: Table, who: Sequence[str]) -> Phrase | None:
    """Why a table counts for nothing; None: it counts."""
    return _not_finished(table) or _not_played_fair(table) or _not_usual(table) or _not_known(table, who)


def _not_finished(table: Table) -> Phrase | None:
    if table.stale is not None:
        return house("unrated-closed")
    if not table.is_over:
        return house("unrated-running")
    if not table.state.is_over and len(set(table.movers)) < len(table.seats):
        return house("unrated-aborted")
    return None


def _not_played_fair(table: Table) -> Phrase | None:
    opening = table.opening
    if opening.example or opening.prelude or opening.guided:
        return house("unrated-position")
    if opening.shared:
        return house("unrated-shared")
    if opening.hints:
        return house("unrated-hints")
    if opening.reviews:
        return house("unrated-reviews")
    return None


def _not_usual(table: Table) -> Phrase | None:
    """Own contents, and options that make it another game."""
    opening = table.opening
    if opening.patch:
        return house("unrated-contents")
    usual = made_by(type(table.game), {"players": len(table.seats)}).options
    allowed = rated_set(opening.game).options
    for name, value in opening.options.items():
        if value != usual.get(name) and value not in allowed.get(name, ()):
            return house("unrated-option", {"option": Phrase(opening.game, f"option-{name}")})
    return None


def _not_known(table: Table, who: Sequence[str]) -> Phrase | None:
    """Everybody must be somebody, and each somebody else."""
    people = [person for seat, person in zip(table.seats, who, strict=True) if seat.kind != BOT]
    bots = [seat.bot for seat in table.seats if seat.kind == BOT]
    if not all(people):
        return house("unrated-stranger")
    if not people or len(set(people)) < len(people):
        return house("unrated-same")
    if against_the_game(table):
        return house("unrated-team-bots") if bots else None
    for bot in bots:
        if known_strength(table.opening.game, bot) is None:
            return house("unrated-bot", {"bot": bot})
    return None
