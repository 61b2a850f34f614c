"""Even deals: things that somebody cannot place, dealt to places of which something is known.

Every deal that agrees with what is known is as likely as any other. Where a place takes whatever is left, or where
what fits one place all fits another, drawing place by place is even by itself. Elsewhere some draws leave fewer ways to
go on than others do; they are made up for by dealing again, and where that would go on for long, by counting.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.dice import Dice

REST: Final = 1 << 60
"""Among the places of a thing: it can be left over."""

TRIES: Final = 6  # deals that are tried before the ways to deal are counted
MOST_KEPT: Final = 4  # hands and objects of one position, and of another beside it
_NOWHERE: Final = -1


def even_deal(fits: list[int], places: int, dice: Dice) -> list[int]:
    """The thing at each place. `fits` has for each thing a bit for each place where it can be, and `REST` or not.

    There are at most 60 places and 60 different fits, and at least one deal.
    """
    if places == 0:
        return []
    deal = _prepared(fits, places)
    for _ in range(TRIES):
        taken = deal.try_once(dice)
        if taken:
            return deal.handed_out(taken, dice)
    return deal.handed_out(deal.counted().deal(dice), dice)


class Deal:
    """Things that fit the same places are of one sort, and places that take the same sorts of one group.

    Sorts are dealt to groups, and then the things of each sort to the places that have drawn it. Nothing in it changes
    by dealing, so it serves for as many deals as are wanted.
    """

    def __init__(self, fits: list[int], places: int) -> None:
        self.fits = fits
        self.places = places
        self.sorts: list[int] = []  # where the things of each sort fit
        self.members: list[list[int]] = []
        thing: i64
        for thing in range(len(fits)):
            fit = fits[thing]
            sort: i64 = 0
            while sort < len(self.sorts) and self.sorts[sort] != fit:
                sort += 1
            if sort == len(self.sorts):
                self.sorts.append(fit)
                self.members.append([])
            self.members[sort].append(thing)
        self.counts = [len(members) for members in self.members]
        self.takes: list[int] = []  # for each group a bit for each sort that it takes
        self.groups: list[list[int]] = []  # its places
        place: i64
        for place in range(places):
            self._add_place(place)
        self.width = [self._things_of(takes) for takes in self.takes]
        self.order: list[int] = []  # the groups, where least fits first
        self.most: list[int] = []  # things that can at most be left for the first place of each, in this order
        self._put_in_order()
        self.ways: Ways | None = None

    def _add_place(self, place: i64) -> None:
        takes: i64 = 0
        bit: i64 = 1
        fit: i64
        for fit in self.sorts:
            if fit >> place & 1:
                takes |= bit
            bit <<= 1
        group: i64 = 0
        while group < len(self.takes) and self.takes[group] != takes:
            group += 1
        if group == len(self.takes):
            self.takes.append(takes)
            self.groups.append([])
        self.groups[group].append(place)

    def _things_of(self, takes: i64) -> int:
        whole: i64 = 0
        sort: i64
        for sort in range(len(self.counts)):
            if takes >> sort & 1:
                whole += self.counts[sort]
        return whole

    def _put_in_order(self) -> None:
        """A place whose things all fit a later one surely takes one of those."""
        group: i64
        other: i64
        for group in range(len(self.takes)):
            place: i64 = len(self.order)
            self.order.append(group)
            while place > 0 and self.width[self.order[place - 1]] > self.width[group]:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = group
        for group in self.order:
            takes: i64 = self.takes[group]
            most: i64 = self.width[group]
            for other in self.order:
                if other == group:
                    break
                inside: i64 = self.takes[other]
                if inside & takes == inside:
                    most -= len(self.groups[other])
            self.most.append(most)

    def counted(self) -> Ways:
        """The ways to deal, counted when they are first asked for."""
        ways = self.ways
        if ways is None:
            ways = Ways(self)
            self.ways = ways
        return ways

    def try_once(self, dice: Dice) -> list[int]:
        """Draw for place after place from what is left, and keep the deal as seldom as it was easy to come by.

        The sort at each place; nothing if it is not kept.
        """
        left = self.counts[:]
        taken = [_NOWHERE] * self.places
        ratio = 1.0
        number: i64
        sort: i64
        place: i64
        for number in range(len(self.order)):
            group = self.order[number]
            takes: i64 = self.takes[group]
            whole: i64 = 0
            for sort in range(len(left)):
                if takes >> sort & 1:
                    whole += left[sort]
            most: i64 = self.most[number]
            for place in self.groups[group]:
                if whole <= 0:
                    return []
                if whole < most:
                    ratio *= float(whole) / float(most)
                mark = dice.below(whole) if takes & (takes - 1) else 0  # of a single sort there is nothing to draw
                for sort in range(len(left)):
                    if takes >> sort & 1:
                        mark -= left[sort]
                        if mark < 0:
                            left[sort] -= 1
                            taken[place] = sort
                            break
                whole -= 1
                most -= 1
        for sort in range(len(left)):
            if left[sort] > 0 and self.sorts[sort] < REST:
                return []
        return taken if ratio >= 1.0 or dice.unit() < ratio else []

    def handed_out(self, taken: list[int], dice: Dice) -> list[int]:
        """A thing of the right sort for each place."""
        found: list[int] = []
        pools = [members[:] for members in self.members]
        for sort in taken:
            pool = pools[sort]
            number = dice.below(len(pool))
            found.append(pool[number])
            pool[number] = pool[-1]
            pool.pop()
        return found


class Ways:
    """In how many ways the things can be dealt, counted thing by thing; the largest sort comes last.

    How many places of each group are free is one number, `code`.
    """

    def __init__(self, deal: Deal) -> None:
        self.sorts = deal.sorts
        self.counts = deal.counts
        self.takes = deal.takes
        self.groups = deal.groups
        self.places = deal.places
        self.unit: list[int] = []  # what one free place of each group adds to the code
        self.full = 0
        unit = 1
        for group in self.groups:
            self.unit.append(unit)
            self.full += unit * len(group)
            unit *= len(group) + 1
        order = sorted([(bin(self.sorts[sort]).count("1"), sort) for sort in range(len(self.sorts))])
        self.last = max([(self.counts[sort], sort) for sort in range(len(self.sorts))])[1]
        self.line: list[int] = []  # the sorts of all things but those of the last
        for _, sort in order:
            if sort != self.last:
                self.line += [sort] * self.counts[sort]
        self.known: list[dict[int, float]] = [{} for _ in self.line]

    def free(self, code: int, group: int) -> int:
        """How many places of a group are free."""
        return code // self.unit[group] % (len(self.groups[group]) + 1)

    def ways(self, number: int, code: int) -> float:
        """In how many ways the things from that number on can be dealt to the free places."""
        if number == len(self.line):
            return self._last_ways(code)
        known = self.known[number].get(code, -1.0)
        if known >= 0.0:
            return known
        sort = self.line[number]
        found = self.ways(number + 1, code) if self.sorts[sort] & REST else 0.0
        for group in range(len(self.takes)):
            if self.takes[group] >> sort & 1:
                free = self.free(code, group)
                if free > 0:
                    found += float(free) * self.ways(number + 1, code - self.unit[group])
        self.known[number][code] = found
        return found

    def _last_ways(self, code: int) -> float:
        left = self.counts[self.last]
        found = 1.0
        for group in range(len(self.takes)):
            free = self.free(code, group)
            if free > 0 and not self.takes[group] >> self.last & 1:
                return 0.0
            for _ in range(free):
                found *= float(left)
                left -= 1
        return found if left == 0 or self.sorts[self.last] & REST else 0.0

    def deal(self, dice: Dice) -> list[int]:
        """The sort at each place, each deal as likely as any other."""
        assert self.ways(0, self.full) > 0.0, "no deal agrees with what is known"
        code = self.full
        empty = [group[:] for group in self.groups]
        taken = [self.last] * self.places
        for number in range(len(self.line)):
            group = self._drawn(number, code, dice.unit() * self.ways(number, code))
            if group >= 0:
                places = empty[group]
                place = dice.below(len(places))
                taken[places[place]] = self.line[number]
                places[place] = places[-1]
                places.pop()
                code -= self.unit[group]
        return taken

    def _drawn(self, number: int, code: int, mark: float) -> int:
        """The group that the mark falls on, each as wide as there are ways with it; -1: the thing is left over."""
        sort = self.line[number]
        chosen = _NOWHERE
        if self.sorts[sort] & REST:
            mark -= self.ways(number + 1, code)
            if mark < 0.0:
                return _NOWHERE
        for group in range(len(self.takes)):
            if self.takes[group] >> sort & 1:
                free = self.free(code, group)
                if free > 0:
                    wide = float(free) * self.ways(number + 1, code - self.unit[group])
                    if wide > 0.0:
                        chosen = group
                        mark -= wide
                        if mark < 0.0:
                            return chosen
        return chosen  # the mark was so near the end that the sums were rounded past it


def _prepared(fits: list[int], places: int) -> Deal:
    """How to deal that: a search deals the same position again and again, so the latest are kept."""
    for deal in _KEPT:
        if deal.places == places and deal.fits == fits:
            return deal
    deal = Deal(fits, places)
    if len(_KEPT) >= MOST_KEPT:
        _KEPT.pop(0)
    _KEPT.append(deal)
    return deal


_KEPT: Final[list[Deal]] = []  # what they hold follows from what is asked for, so nothing depends on who dealt before
