"""What is aimed at, in a few words, and how far a game is from it.

>>> import ludoteca
>>> game = ludoteca.make("mars_needs_mechanics", players=3)
>>> aims = read_aims("seats even, every mechanism within 2 points, as little changed as possible", game)
>>> [type(aim).__name__ for aim in aims.wanted], aims.least
(['Even', 'Alike'], True)

An aim has *gauges*: means over the games, each with the span in which it should lie. What lies outside by most is by
how much the aim is missed. The unit is the point, a hundredth: of the wins, or of the bound of a length.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from math import inf
from typing import Final, NamedTuple

from ludoteca.engine import Game, Phrase, house
from ludoteca.engine.naming import folded
from ludoteca.engine.phrase import listing
from ludoteca.engine.schema import schema
from ludoteca.lab.limits import deeds_of
from ludoteca.lab.work import LabError
from ludoteca.table.deeds import kind_of

LONGEST: Final = 400  # characters of all aims
MOST_AIMS: Final = 8
MOST_THINGS: Final = 24  # each is taken from every seat, deal for deal
MOST_KINDS: Final = 30  # that a refusal lists
LENGTHS: Final = ("decisions", "turns", "rounds", "minutes")
LONGEST_GAME: Final = 1e6

_NUMBER: Final = r"(\d{1,7}(?:\.\d{1,6})?)"
_WITHIN: Final = rf"within {_NUMBER} (?:points?|pp|%)"
EVEN: Final = re.compile(rf"seats even(?: {_WITHIN})?")
EVERY: Final = re.compile(rf"every (\S{{1,60}}) {_WITHIN}")
LENGTH: Final = re.compile(rf"length {_NUMBER} ?(?:\.\.|-|to) ?{_NUMBER} (decisions|turns|rounds|minutes)")
LEAST: Final = "as little changed as possible"

TURN, DEED = "turn", "deed"  # kinds of gauges; the others are called as the lengths


class Gauge(NamedTuple):
    """A mean over the games, and where it should lie."""

    kind: str  # turn, deed, decisions, turns, rounds or minutes
    low: float
    high: float
    place: int = -1  # in the turn order, from 0
    thing: str = ""  # what the deeds have in common: their own name, or what they name
    deeds: tuple[str, ...] = ()  # that are taken away

    @property
    def is_share(self) -> bool:
        """Whether it is a share of wins, or a difference of such shares."""
        return self.kind in (TURN, DEED)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which values it lies on any deal."""
        return {TURN: (0.0, 1.0), DEED: (-2.0, 2.0)}.get(self.kind, (-inf, inf))

    def off(self, mean: float) -> float:
        """By how much a mean lies outside, in shares: of the wins, or of the bound."""
        if mean < self.low:
            return (self.low - mean) / (1.0 if self.is_share else self.low)
        return max(0.0, mean - self.high) / (1.0 if self.is_share else self.high)


class Even(NamedTuple):
    """Every place in the turn order wins as often as any other, give or take."""

    gauges: tuple[Gauge, ...]
    within: float

    @property
    def phrase(self) -> Phrase:
        """In words."""
        if not self.within:
            return house("aim-even")
        return house("aim-even-within", {"within": _points(self.within)})


class Alike(NamedTuple):
    """Of a kind of deeds, or of things that deeds name, none helps much more or less than they do on average."""

    gauges: tuple[Gauge, ...]
    within: float
    noun: str

    @property
    def phrase(self) -> Phrase:
        """In words."""
        return house("aim-every", {"noun": self.noun, "within": _points(self.within)})


class Long(NamedTuple):
    """A game is that long on average."""

    gauges: tuple[Gauge, ...]

    @property
    def phrase(self) -> Phrase:
        """In words."""
        (gauge,) = self.gauges
        return house("aim-length", {"low": f"{gauge.low:g}", "high": f"{gauge.high:g}", "unit": gauge.kind})


Aim = Even | Alike | Long


class Aims(NamedTuple):
    """All that is aimed at; `least`: of what is as good, that which changes least."""

    wanted: tuple[Aim, ...]
    least: bool = False

    @property
    def gauges(self) -> tuple[Gauge, ...]:
        """Those of all aims, one after the other."""
        return tuple(gauge for aim in self.wanted for gauge in aim.gauges)

    @property
    def phrases(self) -> list[Phrase]:
        """All of them in words."""
        return [*[aim.phrase for aim in self.wanted], *([house("aim-least")] if self.least else [])]

    def parts(self) -> list[tuple[int, int]]:
        """Which of the gauges belong to each aim: from the first to beyond the last."""
        found, first = [], 0
        for aim in self.wanted:
            found.append((first, first + len(aim.gauges)))
            first += len(aim.gauges)
        return found

    def missed(self, means: Sequence[float]) -> float:
        """By how much all of it is missed, in shares, from the means of all gauges."""
        offs = [gauge.off(mean) for gauge, mean in zip(self.gauges, means, strict=True)]
        return sum(max(offs[first:last]) for first, last in self.parts())


def read_aims(text: str, game: Game) -> Aims:
    """The aims that a text says, separated by commas; refuse what is none, or what this game cannot have."""
    parts = [" ".join(part.lower().split()) for part in re.split(r",|;", text[: LONGEST + 1])]
    parts = [part for part in parts if part]
    if not parts or len(text) > LONGEST or len(parts) > MOST_AIMS:
        raise _unknown(text, game)
    wanted: list[Aim] = []
    least = False
    for part in parts:
        if part == LEAST:
            least = True
        else:
            aim = _aim(part, game)
            if any(one.phrase == aim.phrase for one in wanted):
                raise LabError(house("aim-twice", {"given": _short(part)}))
            wanted.append(aim)
    if not wanted:
        raise LabError(house("aim-only-least", {"known": _possible(game)}))
    return Aims(tuple(wanted), least)


def _aim(part: str, game: Game) -> Aim:
    if found := EVEN.fullmatch(part):
        return _even(part, found[1], game)
    if found := EVERY.fullmatch(part):
        return _alike(part, found[1], found[2], game)
    if found := LENGTH.fullmatch(part):
        low, high = float(found[1]), float(found[2])
        if not 0.0 < low <= high <= LONGEST_GAME:
            raise LabError(house("aim-span", {"given": _short(part)}))
        return Long((Gauge(found[3], low, high),))
    raise _unknown(part, game)


def _even(part: str, within: str | None, game: Game) -> Even:
    if not _has_order(game):
        raise LabError(house("aim-not-even", {"given": _short(part), "known": _possible(game)}))
    fair, give = 1.0 / game.players, _within(within or "0", part)
    places = range(game.players if game.players > 2 else 1)  # of two, the one has what the other has not
    return Even(tuple(Gauge(TURN, fair - give, fair + give, place) for place in places), give)


def _alike(part: str, noun: str, within: str, game: Game) -> Alike:
    if not _has_order(game):
        raise LabError(house("aim-not-every", {"given": _short(part), "known": _possible(game)}))
    things = things_of(game)
    key = next((key for key in things if folded(noun) in (folded(key), folded(_singular(key)))), "")
    told: dict[str, int | str | Phrase]
    if not key:
        near = get_close_matches(noun, [*map(_singular, things), *things], n=1, cutoff=0.6)
        told = {"given": _short(noun), "known": _listed(things), "near": near[0] if near else ""}
        raise LabError(house("aim-noun-near" if near else "aim-noun", told))
    if not 2 <= len(things[key]) <= MOST_THINGS:
        told = {"noun": noun, "count": len(things[key]), "most": MOST_THINGS, "known": _listed(things)}
        raise LabError(house("aim-noun-many", told))
    give = _within(within, part)
    gauges = tuple(Gauge(DEED, -give, give, thing=thing, deeds=deeds) for thing, deeds in things[key].items())
    return Alike(gauges, give, _singular(key))


def things_of(game: Game) -> dict[str, dict[str, tuple[str, ...]]]:
    """Of what `every` can be said: kinds of deeds and tables of the contents, with the deeds of each one of them.

    Of a table, such as the Mechanisms, those are all deeds that name its entry.
    """
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    known = deeds_of(game)
    for deed in known:
        if kind_of(deed) != deed:
            found.setdefault(kind_of(deed), {})[deed] = (deed,)
    for item in schema(game):
        if item.names:
            table, entry = item.path.rpartition(".")[0].rpartition(".")[::2]
            deeds = tuple(deed for deed in known if entry in deed.split()[1:])
            if deeds:
                found.setdefault(table.rpartition(".")[2], {})[entry] = deeds
    return found


def _has_order(game: Game) -> bool:
    """Whether there is somebody to win against."""
    return game.players > 1 and not game.together


def _within(text: str, part: str) -> float:
    give = float(text) / 100.0
    if give > 1.0:
        raise LabError(house("aim-within", {"given": _short(part)}))
    return give


# ---- words


def _possible(game: Game) -> str:
    """What a game can have."""
    found = ["length 60..90 decisions", LEAST]
    if _has_order(game):
        named = [_singular(key) for key, things in things_of(game).items() if 2 <= len(things) <= MOST_THINGS]
        found = ["seats even", *[f"every {noun} within 2 points" for noun in named[-1:]], *found]
    return "; ".join(found)


def _listed(things: Mapping[str, Mapping[str, object]]) -> str:
    fitting = [_singular(key) for key, some in things.items() if 2 <= len(some) <= MOST_THINGS]
    return listing(fitting[:MOST_KINDS]) or "-"


def _singular(noun: str) -> str:
    """`mechanism` of `mechanisms`: a table is named for what is in it."""
    return noun[:-1] if noun.endswith("s") and not noun.endswith("ss") else noun


def _unknown(text: str, game: Game) -> LabError:
    return LabError(house("aim-unknown", {"given": _short(text), "known": _possible(game)}))


def _points(share: float) -> str:
    return f"{100.0 * share:g}"


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"
