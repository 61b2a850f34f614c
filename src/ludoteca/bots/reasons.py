"""Why one choice is better than another: the largest differences between two outlooks, as phrases.

Both were looked at in the same worlds, so a difference is taken world by world. What lies within the noise, or is too
small to matter, is not told; if nothing is left, the two are about as good as each other, and that is said, with what
may still speak for one of them, or with the points that both lead to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from ludoteca.bots.outlook import LineKey, Outlook, deviation, mean
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import HOUSE, Phrase, house, seat_name
from ludoteca.words import has_message

CLEAR: Final = 1.96  # standard errors from which a difference is no accident
CLEARER: Final = 2.6  # the same for lines of the score sheet, of which there are many to be mistaken about
PERHAPS: Final = 1.3  # from which it may be told with a doubt, where nothing is clear
TRIFLE: Final = 0.12  # of the spread of the own points: less is not worth a word
LEAST: Final = 0.2  # of anything: less is not worth a word either
SOON: Final = 0.5  # what the weight of something is worth that is only true for a while
SEEN: Final = 12  # worlds below which nothing can be said
LOST: Final = 0.12  # of the games: something that one has in so many, and after another choice in none, is lost
SURE: Final = 0.95  # of the games: what one has in so many is simply had
WIDER: Final = 1.25  # times the spread that makes a choice risky
ONE_IN_A_HUNDRED: Final = 0.01
SHARES: Final = 10  # "in 7 games of 10"
WHOLE: Final = 2.0  # from which points are told without tenths
YOU: Final = "you"  # whoever decides is spoken to; a game's own words may also speak of a seat
HARDLY: Final = ("coach-perhaps", "coach-either", "coach-equal")  # reasons that say: one is about as good as the other
SEVERAL: Final = 2  # what a language is told for a number with tenths


class Difference(NamedTuple):
    """What one choice has more than another, on average, and how much of that may be chance."""

    mean: float
    error: float

    def is_clear(self, from_: float = CLEAR) -> bool:
        """Whether it is no accident."""
        return abs(self.mean) > from_ * self.error and self.mean != 0.0


class Point(NamedTuple):
    """Something that speaks for a choice, or against it."""

    weight: float  # how much: above 0 for it, below 0 against it
    leads: Phrase  # as the beginning of a sentence
    follows: Phrase  # as its end
    also: Phrase | None = None  # as its end after something of the same kind


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Difference:
    """The mean difference of what was seen in the same worlds."""
    found = [own - other for own, other in zip(ours, theirs, strict=True)]
    if len(found) < SEEN:
        return Difference(0.0, 0.0)
    return Difference(mean(found), deviation(found) / sqrt(len(found)))


def chances(outlook: Outlook, other: Outlook) -> Difference:
    """How much more likely a victory is."""
    return difference(_won(outlook), _won(other))


def swings(game: Game, outlook: Outlook, other: Outlook) -> bool:
    """Whether the own points are spread clearly wider, and the bad games are worse; a race has no such points."""
    seat = outlook.seat
    usual = deviation(other.points(seat))
    if game.measure > 1 or len(outlook.endings) < 2 * SEEN or deviation(outlook.points(seat)) <= WIDER * usual:
        return False
    return outlook.tenth() < other.tenth() - TRIFLE * usual


def reason(game: Game, outlook: Outlook, other: Outlook | None, called: Phrase, pro: int = 0) -> Phrase:
    """One sentence: what speaks for a choice, compared with another that is called so.

    `pro`: 1 to tell what speaks for it, -1 what speaks against it, 0 whatever weighs most; the other side comes second.
    """
    if outlook.ends_at_once:
        return house("coach-wins" if outlook.chance >= 1.0 else "coach-ends" if outlook.chance > 0.0 else "coach-loses")
    if other is None:
        return house("coach-only")
    points = weighed(game, outlook, other)
    first = next((point for point in points if point.weight * pro >= 0), None)
    if first is None and (chance := chances(outlook, other)).is_clear() and chance.mean * pro > 0:
        first = _chance(chance)
    if first is None:
        return _hardly(game, outlook, other, called, pro)
    second = next((point for point in points if point is not first), None)
    if second is None:
        return house("coach-one", {"first": first.leads})
    how = "coach-and" if first.weight * second.weight > 0 else "coach-but"
    alike = first.leads.key.split("-")[1] == second.leads.key.split("-")[1]
    ends = second.also if alike and second.also is not None else second.follows
    return house(how, {"first": first.leads, "second": ends})


def _hardly(game: Game, outlook: Outlook, other: Outlook, called: Phrase, pro: int) -> Phrase:
    """Nothing is clear: what may still speak for it, or how the game ends either way."""
    points = [point for point in weighed(game, outlook, other, PERHAPS, PERHAPS) if point.weight * pro > 0]
    if points:
        return house("coach-perhaps", {"first": points[0].follows})
    if (ends := worth(game, outlook)) is not None:
        return house("coach-either", {"amount": ends, "other": called})
    return house("coach-equal", {"other": called})


def worth(game: Game, outlook: Outlook) -> Phrase | None:
    """The points with which the games end, on average; None where there are none to speak of."""
    points = mean(outlook.points(outlook.seat))
    return _amount(game, points) if points >= _least(game) else None


def weighed(
    game: Game, outlook: Outlook, other: Outlook, clear: float = CLEAR, clearer: float = CLEARER
) -> list[Point]:
    """All that clearly speaks for or against a choice, the weightiest first."""
    seat = outlook.seat
    usual = max(deviation(outlook.points(seat)), deviation(other.points(seat)), game.measure / 2)
    found = _own(game, outlook, other, usual, clearer) or [_total(game, outlook, other, usual, clear)]
    found += [_rival(game, rival, outlook, other, usual, clearer) for rival in range(game.players) if rival != seat]
    found += [_notion(name, outlook, other, clearer) for name in outlook.notions.values() if name.key in other.notions]
    if swings(game, outlook, other):
        found.append(_swing(game, outlook))
    return sorted([point for point in found if point is not None], key=lambda point: -abs(point.weight))


# ---- what can speak for a choice


def _own(game: Game, outlook: Outlook, other: Outlook, usual: float, clear: float) -> list[Point | None]:
    """Lines of the own score sheet; a sheet with one line, or one that measures finely, is told as a whole."""
    names = {**other.names, **outlook.names}
    counting = [key for key in names if any(outlook.line(key)) or any(other.line(key))]
    if len(counting) < 2 or game.measure > 1:
        return []
    return [_line(game, key, names[key], outlook, other, usual, clear) for key in counting]


def _line(
    game: Game, key: LineKey, name: Phrase, outlook: Outlook, other: Outlook, usual: float, clear: float
) -> Point | None:
    ours, theirs = outlook.line(key), other.line(key)
    if (gone := _gone(name, ours, theirs, usual)) is not None:
        return gone
    found = difference(ours, theirs)
    if not found.is_clear(clear) or abs(found.mean) < max(TRIFLE * usual, LEAST):
        return None
    weight, line = found.mean / usual, house("coach-called", {"line": name})
    often, seldom = (round(SHARES * mean([value > 0 for value in values])) for values in (ours, theirs))
    if len({*ours, *theirs}) <= 2 and 0 < abs(often - seldom) < SHARES:  # a bonus that one has or has not
        return _point(weight, "bonus", {"line": line, "often": often, "seldom": seldom})
    return _point(weight, "line", {"line": line, "amount": _amount(game, found.mean)}, also=True)


def _gone(name: Phrase, ours: list[float], theirs: list[float], usual: float) -> Point | None:
    """A line that only one of the two choices can still bring: in none of the same worlds the other does.

    It is told where it was no rarity, and weighs what it would be worth at best.
    """
    if len(ours) < 2 * SEEN or min(*ours, *theirs) < 0:
        return None
    often, seldom = (mean([value > 0 for value in values]) for values in (ours, theirs))
    share, most = max(often, seldom), max(*ours, *theirs)
    if min(often, seldom) > 0 or not max(LOST, SEEN / 2 / len(ours)) <= share < SURE or most * share < LEAST:
        return None
    weight = (max(ours) - max(theirs)) / max(usual, most)
    told: dict[str, int | str | Phrase] = {
        "line": house("coach-called", {"line": name}),
        "often": max(1, round(SHARES * share)),
    }
    return _point(weight, "reach", told)


def _total(game: Game, outlook: Outlook, other: Outlook, usual: float, clear: float) -> Point | None:
    found = difference(outlook.points(outlook.seat), other.points(other.seat))
    if not found.is_clear(clear) or abs(found.mean) < max(TRIFLE * usual, _least(game)):
        return None
    return _point(found.mean / usual, "points", {"amount": _amount(game, found.mean)})


def _rival(game: Game, rival: int, outlook: Outlook, other: Outlook, usual: float, clear: float) -> Point | None:
    """What somebody else gets less, or more; those who play together share what they have."""
    found = difference(outlook.points(rival), other.points(rival))
    if game.together or not found.is_clear(clear) or abs(found.mean) < max(TRIFLE * usual, _least(game)):
        return None
    told: dict[str, int | str | Phrase] = {"seat": seat_name(rival), "amount": _amount(game, found.mean)}
    return _point(-found.mean / usual / max(1, game.players - 1), "rival", told)


def _notion(name: Phrase, outlook: Outlook, other: Outlook, clear: float) -> Point | None:
    """Something that the game counts besides points, by the next turn; what is bad is counted below zero."""
    ours, theirs = outlook.notion(name.key), other.notion(name.key)
    found = difference(ours, theirs)
    if not found.is_clear(clear) or abs(found.mean) < LEAST:
        return None
    rises = (found.mean > 0) == (max(*ours, *theirs) > 0)
    told: dict[str, int | str | Phrase] = {"amount": _counted(abs(found.mean), name)}
    weight = SOON * found.mean / max(deviation(ours), deviation(theirs), 1.0)
    way = "more" if found.mean > 0 else "less"
    if has_message(name.home, f"{name.key}-{way}-leads", "en"):  # the game has words of its own for it
        told |= {"who": YOU, "seat": seat_name(outlook.seat)}
        return Point(weight, *(Phrase(name.home, f"{name.key}-{way}-{ends}", told) for ends in ("leads", "follows")))
    return _point(weight, "soon", told, rises, also=True)


def _swing(game: Game, outlook: Outlook) -> Point:
    told: dict[str, int | str | Phrase] = {"amount": _amount(game, outlook.tenth())}
    return Point(-1.0, house("coach-swing-leads", told), house("coach-swing-follows", told))


def _chance(found: Difference) -> Point:
    games: dict[str, int | str | Phrase] = {"games": max(1, round(abs(found.mean) / ONE_IN_A_HUNDRED))}
    return _point(found.mean, "chance", games)


def _point(
    weight: float, what: str, told: dict[str, int | str | Phrase], rises: bool | None = None, also: bool = False
) -> Point:
    """What is told in the three ways that a catalogue has for it; usually more of it is better."""
    way = "more" if (weight > 0 if rises is None else rises) else "less"
    leads, follows = house(f"coach-{what}-{way}-leads", told), house(f"coach-{what}-{way}-follows", told)
    return Point(weight, leads, follows, house(f"coach-{what}-{way}-also", told) if also else None)


# ---- words


def _amount(game: Game, points: float) -> Phrase:
    """Points without their sign, with what they are called: `4 points`, `1.5 cogs`, `0.2 laps`."""
    for key in ("unit-together", "unit") if game.together else ("unit",):
        if has_message(game.name, key, "en"):
            return _counted(abs(points) / game.measure, Phrase(game.name, key))
    return _counted(abs(points) / game.measure, Phrase(HOUSE, "ui-points-unit"))


def _counted(value: float, unit: Phrase) -> Phrase:
    """A number with its unit; small ones have a tenth."""
    tenths = max(1, round(10 * value))
    if value >= WHOLE or tenths % 10 == 0:
        whole = round(value)
        return house("coach-amount", {"amount": whole, "unit": Phrase(unit.home, unit.key, {"points": whole})})
    parts = Phrase(unit.home, unit.key, {"points": SEVERAL})
    return house("coach-tenths", {"whole": tenths // 10, "tenth": tenths % 10, "unit": parts})


def _least(game: Game) -> float:
    """The least that can be told: a tenth of what people count in."""
    return 0.1 * game.measure if game.measure > 1 else LEAST


def _won(outlook: Outlook) -> list[float]:
    return [ending.won for ending in outlook.endings]
