"""How far a hand can drive: a small search over the path of one turn, for bots.

Everything is counted in turns: a tick is worth what part of a turn it saves, Wear what it will cost, money what it
will buy.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.automobiles.content import BLACK, COLOURS, GEARS, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, DONE, STEP, STOP
from ludoteca.games.automobiles.position import ASK_STEP, NONE, AutomobilesState, Terms


class Planner:
    """Finds the best path for the cubes that the driver has in active."""

    def __init__(self, terms: Terms) -> None:
        track = terms.track
        self.track = track
        self.wear = terms.box.wear
        self.ahead: list[int] = []  # for each section the colours beyond it, cars left aside, as bits
        for section in range(track.sections):
            mask = 0
            for space in track.exits[3 * section : 3 * section + 3]:
                if space >= 0:
                    mask |= track.colours[space]
            self.ahead.append(mask)
        self.table: AutomobilesState | None = None
        self.gears = [0] * GEARS  # cubes left in active
        self.movers: list[int] = []  # other cubes that move, five numbers each: colour, mask, most, Wear, gear given up
        self.mover_left: list[int] = []
        self.fit = [0.0] * 16  # how good an end is, by the colours beyond it
        self.value: list[int] = []
        self.per_tick = 0.0
        self.wear_cost = 0.0
        self.coin = 0.0
        self.calm = False
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.still = 0.0  # what it costs to stand still
        self.best = 0.0
        self.first = NONE  # the action that begins the best path; the end of the phase if none is better
        self.trying = NONE

    def plan(
        self, table: AutomobilesState, rate: float, wear_cost: float, coin: float, fit_worth: float, most_nodes: i64
    ) -> float:
        """What the rest of the turn is worth, in turns, and in `first` how it begins."""
        base: i64 = table.driver * COLOURS
        self.table = table
        self.value = table.value
        self.per_tick = 1.0 / rate
        self.wear_cost = wear_cost
        self.coin = coin
        self.calm = table.calm
        self.nodes = 0
        self.most_nodes = most_nodes
        money: i64 = table.purse()
        colour: i64
        for colour in range(GEARS):
            self.gears[colour] = table.active[base + colour]
        self._weigh_ends(table, base, fit_worth)
        self._find_movers(table, base)
        self.best = -1000.0
        self.first = ACTION.first + DONE
        self.trying = NONE
        stepping = table.asked == ASK_STEP
        left: i64 = table.left if stepping else 0
        allowed: i64 = table.allowed if stepping else 0
        must = stepping and table.must
        self._grow(table.path_end, 0, left, allowed, table.darkest, money, 0, 0, must)
        return self.best

    def _weigh_ends(self, table: AutomobilesState, base: i64, worth: float) -> None:
        total = 0.001
        shares = [0.0] * GEARS
        gear: i64
        for gear in range(GEARS):
            place = base + gear
            shares[gear] = float(table.bag[place] + table.active[place] + table.used[place] + table.discard[place])
            total += shares[gear]
        mask: i64
        for mask in range(16):
            share = 0.0
            for gear in range(GEARS):
                if mask >> gear & 1:
                    share += shares[gear]
            self.fit[mask] = worth * min(1.0, 1.5 * share / total)

    def _find_movers(self, table: AutomobilesState, base: i64) -> None:
        self.movers = []
        self.mover_left = []
        colour: i64
        for colour in range(YELLOW, COLOURS):
            held: i64 = table.active[base + colour]
            if held == 0:
                continue
            card = table.card(colour)
            if not card.moves:
                continue
            runs = card.runs(table)
            place: i64
            for place in range(0, len(runs), 3):
                if runs[place] and runs[place + 1]:
                    self.movers += [colour, runs[place], runs[place + 1], card.wear, runs[place + 2]]
                    self.mover_left.append(held)

    def _grow(
        self, end: i64, ticks: i64, left: i64, allowed: i64, darkest: i64, money: i64, wear: i64, depth: i64, must: bool
    ) -> None:
        """Value an end of the path, then try every way on from it."""
        table = self.table
        assert table is not None
        self.nodes += 1
        if not must:
            self._value_end(table, end, ticks, darkest, money, wear, depth)
        if self.nodes >= self.most_nodes:
            return
        track = self.track
        stepping = depth == 0 and table.asked == ASK_STEP
        number: i64
        for number in range(3):
            space: i64 = track.exits[3 * end + number]
            if space < 0:
                continue
            colours: i64 = track.colours[space]
            land: i64 = table.exit_from(end, number)
            if land < 0:
                continue
            further: i64 = ticks + track.nose[land] - track.behind[end]
            dark: i64 = max(darkest, track.darkest[space])
            if left > 0 and colours & allowed:
                if depth == 0:
                    self.trying = STEP.first + number
                self._grow(land, further, left - 1, allowed & colours, dark, money, wear, depth + 1, False)
            if must:
                continue
            gear: i64 = BLACK
            while gear >= 0:
                if colours >> gear & 1 and self.gears[gear] > 0:
                    if depth == 0:
                        self.trying = STEP.first + STOP if stepping else ACTION.first + gear
                    self.gears[gear] -= 1
                    self._grow(land, further, 0, 0, dark, money - self.value[gear], wear, depth + 1, False)
                    self.gears[gear] += 1
                gear -= 1
            self._leap(land, further, colours, dark, money, wear, depth, stepping)

    def _leap(
        self, land: i64, ticks: i64, colours: i64, darkest: i64, money: i64, wear: i64, depth: i64, stepping: bool
    ) -> None:
        """Enter the space with one of the other cubes that move."""
        movers = self.movers
        number: i64
        for number in range(len(self.mover_left)):
            first = 5 * number
            mask: i64 = movers[first + 1]
            gear: i64 = movers[first + 4]
            if not colours & mask or self.mover_left[number] == 0 or (gear >= 0 and self.gears[gear] == 0):
                continue
            colour: i64 = movers[first]
            if depth == 0:
                self.trying = STEP.first + STOP if stepping else ACTION.first + colour
            paid: i64 = self.value[colour]
            if gear >= 0:
                self.gears[gear] -= 1
                paid += self.value[gear]
            self.mover_left[number] -= 1
            more: i64 = wear + movers[first + 3]
            self._grow(
                land, ticks, movers[first + 2] - 1, mask & colours, darkest, money - paid, more, depth + 1, False
            )
            self.mover_left[number] += 1
            if gear >= 0:
                self.gears[gear] += 1

    def _value_end(
        self, table: AutomobilesState, end: i64, ticks: i64, darkest: i64, money: i64, wear: i64, depth: i64
    ) -> None:
        worn: i64 = wear
        if darkest >= 0 and not self.calm and not table.behind_another(table.driver, end):
            worn += self.wear[darkest]
        score = float(ticks) * self.per_tick - float(worn) * self.wear_cost
        score += float(money) * self.coin + self.fit[self.ahead[end]]
        if darkest < 0:
            score -= self.still
        if score > self.best:
            self.best = score
            if depth > 0:
                self.first = self.trying
            else:
                self.first = STEP.first + STOP if table.asked == ASK_STEP else ACTION.first + DONE
