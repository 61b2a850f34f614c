"""What a bot believes is good at Martians!!!: to be fewer turns from the win than the others are.

A seat has an errand (`plan.py`): what is missing, then the ship. Its standing is the turns that this may still take;
its moves go along the way there, and those of the Martians into the way of the others.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.rising import place_in
from ludoteca.engine.strategy import Level, Settings, Strategy
from ludoteca.games.martians import content, ids
from ludoteca.games.martians.cards import Teleport, traveller
from ludoteca.games.martians.classic import MOST_ON, WIN, MartiansClassic, likeliest, unfinished
from ludoteca.games.martians.content import FARMS, FIRST_GENERIC, NONE, SIDE
from ludoteca.games.martians.ids import CELL, DIR, PLACE, STEP, STOP
from ludoteca.games.martians.plan import (
    INSIDE,
    SQUARES,
    Errand,
    Scout,
    Towns,
    add_markers,
    add_objects,
    add_ship,
    kinds_in,
    missing_of,
)
from ludoteca.games.martians.position import MartiansState

NUMBERS: Final[dict[str, float]] = {
    "fight": 2,  # the steps that a Martian in the way counts as, on top of its own
    "later": 0.8,  # how much a step of a way counts that one has not begun: much happens before
    "miss": 8,  # the steps that a hidden object of no use costs
    "lack": 10,  # the steps for a kind of which nothing is in sight
    "unknown": 14,  # the steps that it costs not to know where the ship is
    "crowd": 4,  # those of the Martians round the ship
    "pace": 3.5,  # the mean of the die
    "bullet": 0.6,  # Bullets by Life
    "fear": 1.0,  # turns lost by dying with nothing in hand
    "load": 1.5,  # and for each item
    "nerve": 0.30,  # how fast fear falls with Life and Bullets
    "beset": 0.25,  # turns lost by a Martian on the own square
    "card": 0.08,  # turns that a card in hand is worth
    "play": 0.12,  # and a card play
    "weapon": 0.15,
    "trophy": 0.03,
    "hunt": 1.1,  # trophies in a turn of who does nothing else
    "scale": 4.0,  # turns of lead that decide when the leader is there: the dice decide much too
    "spread": 1.2,  # and more for each turn that the leader still needs
    "weak": 2.6,  # Life and Bullets below which markers come first
    "heal": 7,  # the steps that a marker may then be nearer than anything else
    "straight": 30.0,  # the weight of a step along the way
    "stop": 0.05,
    "pester": 12.0,  # the weight of a Martian beside a rival
    "clear": 2.0,  # and of one in the own way
    "build": 0.45,  # how much it matters that new buildings are nearer than to the others
    "together": 0,  # whether the moves of the co-operative game go along the way too
    "idle": 0.3,  # turns lost by a step that was not taken
}
STYLES: Final[dict[str, dict[str, float]]] = {
    "hunter": {"hunt": 3.0, "trophy": 0.2, "fight": 0},
    "collector": {"trophy": 0.0, "pester": 1.0, "fight": 3},
    "saboteur": {"pester": 40.0, "spread": 0.1},
}
LEVELS: Final = {
    "easy": Level(12, temperature=10.0, guesses=1, favour=100.0),
    "medium": Level(48, temperature=1.8, guesses=2, favour=1.0),
    "hard": Level(200),
    "expert": Level(4000),
}


class MartiansStrategy(MartiansClassic):
    """Counts the turns to the win."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.towns = Towns()
        self._numbers: dict[str, float] = {}
        self._together = game.together
        self.tune(NUMBERS)

    def settings(self) -> Settings:
        """Against each other it looks at what is near and trusts its values: as it turned out in the arena."""
        return Settings() if self._together else Settings(exploration=0.2, horizon=2, sharpness=3.0, early=True)

    def level(self, name: str) -> Level:
        """As calibrated in the arena, against each other."""
        return super().level(name) if self._together else LEVELS[name]

    def numbers(self) -> dict[str, float]:
        """All of them."""
        return dict(self._numbers)

    def tune(self, numbers: dict[str, float]) -> None:
        """Believe other numbers."""
        for name in numbers:
            if name not in NUMBERS:
                raise ValueError(f"the strategy has no number {name}; it has {', '.join(NUMBERS)}")
        self._numbers.update(numbers)
        known = self._numbers
        self.fight: i64 = int(known["fight"])
        self.later = known["later"]
        self.miss = known["miss"]
        self.lack = known["lack"]
        self.unknown = known["unknown"]
        self.crowd = known["crowd"]
        self.pace = known["pace"]
        self.bullet = known["bullet"]
        self.fear = known["fear"]
        self.load = known["load"]
        self.nerve = known["nerve"]
        self.beset = known["beset"]
        self.card = known["card"]
        self.play = known["play"]
        self.weapon = known["weapon"]
        self.trophy = known["trophy"]
        self.hunt = known["hunt"]
        self.scale = known["scale"]
        self.spread = known["spread"]
        self.weak = known["weak"]
        self.heal = int(known["heal"])
        self.straight = known["straight"]
        self.stop = known["stop"]
        self.pester = known["pester"]
        self.clear = known["clear"]
        self.build = known["build"]
        self.together = known["together"] != 0.0
        self.idle = known["idle"]

    def styles(self) -> dict[str, dict[str, float]]:
        """Hunter, collector, saboteur."""
        return STYLES

    def rests(self, state: State) -> bool:
        """Against each other not before the movement is over, and the card or the combat: their dice decide much."""
        assert isinstance(state, MartiansState)
        return state.terms.coop or not unfinished(state, state.active)

    # ---- positions

    def heuristic(self, state: State, seat: int) -> float:
        """The chance to win once the card, the fight or the own movement is over."""
        assert isinstance(state, MartiansState)
        if state.terms.coop:
            return super().heuristic(state, seat)
        twin = state
        if state.to_move >= 0 and unfinished(state, seat):
            twin = state.clone()
            for _ in range(MOST_ON):
                if twin.to_move < 0 or not unfinished(twin, seat):
                    break
                twin.advance(likeliest(twin, self.priors(twin)))
        if twin.to_move < 0:
            return WIN * twin.returns()[seat]
        return self.values(twin)[seat]

    def values(self, state: State) -> list[float]:
        """The chance of each seat to be the first there."""
        assert isinstance(state, MartiansState)
        players = state.terms.players
        if state.terms.coop:
            return super().values(state)
        turns: list[float] = []
        least = 1e9
        for seat in range(players):
            needed = self._turns(state, seat)
            turns.append(needed)
            least = min(least, needed)
        unit = self.scale + self.spread * max(least, 0.0)
        whole = 0.0
        for seat in range(players):
            turns[seat] = exp((least - turns[seat]) / unit)
            whole += turns[seat]
        # a share of the win as returns: 1 for all of it, and the others pay alike
        return [(players * share / whole - 1.0) / (players - 1) for share in turns]

    def _turns(self, state: MartiansState, seat: int) -> float:
        """The turns that a seat may still need."""
        missing = missing_of(state, seat)
        errand = Errand()
        if missing:
            add_objects(state, seat, missing, self.miss, errand)
        else:
            add_ship(state, seat, 0, errand)
        scout = Scout(state, state.pawn[seat], errand, self.fight)
        steps = self._tour(state, seat, errand, scout, missing)
        return self._paced(state, seat, steps)

    def _tour(self, state: MartiansState, seat: int, errand: Errand, scout: Scout, missing: int) -> float:
        """The steps to all that is missing, always to the nearest, and then to the ship."""
        at = state.pawn[seat] // 9
        steps = 0.0
        if not missing:
            if scout.chosen < 0:
                return self.lack + self.unknown
            return scout.steps + self.unknown * (1.0 - errand.chance[scout.chosen])
        need = float(kinds_in(missing))
        whole = need
        if scout.chosen >= 0:
            at = scout.goal // 9
            steps = float(scout.steps)
            need -= errand.chance[scout.chosen]
            left = [number for number in range(len(errand.cells)) if number != scout.chosen]
            while need > 0.3 and left:
                hops = self.towns.hops(state, at)
                best = 0
                most = 99
                for place in range(len(left)):
                    apart = hops[errand.cells[left[place]] // 9]
                    if 0 <= apart < most:
                        most = apart
                        best = place
                if most == 99:
                    break
                number = left.pop(best)
                at = errand.cells[number] // 9
                steps += self.later * (SQUARES * most + INSIDE)
                need -= max(errand.chance[number] * need / whole, 0.1)
        steps += self.lack * max(need, 0.0)
        return steps + self._to_ship(state, seat, at)

    def _to_ship(self, state: MartiansState, seat: int, tile: int) -> float:
        """The steps from a tile to the ship, wherever that is."""
        hops = self.towns.hops(state, tile)
        nearest = 99
        unknown = 0
        for farm in range(FARMS):
            if state.tokens[farm] < 0:
                continue
            if not state.knows_token(seat, farm):
                unknown += 1
                if 0 <= hops[farm + 1] < nearest:
                    nearest = hops[farm + 1]
            elif state.tokens[farm] == 1:
                return self.later * SQUARES * max(hops[farm + 1], 0) + self.crowd
        if nearest == 99:
            return self.lack + self.unknown
        doubt = 1.0 - 1.0 / (unknown + len(state.beside))
        return self.later * SQUARES * nearest + self.crowd + self.unknown * doubt

    def _paced(self, state: MartiansState, seat: int, steps: float) -> float:
        """Steps as turns, with what may come between."""
        life = state.life[seat]
        speed = self.pace + 0.5 * (life + 3.5)
        wait = float((seat - state.active) % state.terms.players) / state.terms.players
        if seat == state.active:
            if state.phase > ids.PHASE_MOVE:
                wait = 0.0 if state.lasts(content.AGAIN) else 1.0
                wait += self.idle * min(steps, float(max(state.steps_left(), 0)))
            elif state.phase == ids.PHASE_MOVE:
                steps -= min(steps, float(state.steps_left()))
                wait = 1.0 if steps > 0.0 else 0.0
            elif state.lasts(content.DOUBLED):
                steps -= min(steps, float(life) + self.pace)
        turns = wait + steps / speed
        hunted = wait + (state.terms.goal - state.trophies[seat]) / self.hunt
        turns = min(turns, hunted)
        stock = life + self.bullet * state.bullets[seat] + 0.3 * state.shells[seat]
        load = self.fear + self.load * float(kinds_in(state.items[seat]))
        turns += load / (1.0 + self.nerve * stock * stock)
        if state.has_martian(state.pawn[seat]):
            turns += self.beset
        turns -= self.card * state.held[seat] + self.trophy * state.trophies[seat]
        turns -= self.weapon * bin(state.arms[seat]).count("1")
        if state.held[seat] > 0 and state.has_play(seat, 0):
            turns -= self.play
        return turns

    # ---- moves

    def priors(self, state: State) -> list[float]:
        """A move weighs more if it leads along the way, or hinders others on theirs."""
        assert isinstance(state, MartiansState)
        asked = state.asked
        if state.terms.coop and not self.together:
            return super().priors(state)
        if asked == ids.ASK_MOVE:
            return self._move_weights(state)
        if asked == ids.ASK_MARTIAN:
            return self._martian_weights(state)
        if asked == ids.ASK_DIR:
            return self._way_weights(state)
        if asked == ids.ASK_PLACE:
            return self._place_weights(state)
        if asked == ids.ASK_PAY:
            return [6.0, 1.0] if state.price() < 3 or state.life[state.active] < 3 else [2.0, 1.0]
        if asked == ids.ASK_CELL and isinstance(state.terms.cards[state.played], Teleport):
            return self._landing_weights(state)
        return super().priors(state)

    def _errand(self, state: MartiansState, seat: int) -> Errand:
        """Where a seat wants to go now."""
        errand = Errand()
        missing = missing_of(state, seat)
        shy = 0
        stock = state.life[seat] + self.bullet * state.bullets[seat]
        if stock < self.weak:
            add_markers(state, seat, 0, errand)
            shy = self.heal
        if missing:
            add_objects(state, seat, missing, self.miss, errand)
        if state.terms.coop:
            carries = state.items[seat] & ~state.delivered
            if state.ship_farm() < 0 or carries:
                add_ship(state, seat, 0, errand)
        elif not missing or not errand.cells:
            add_ship(state, seat, 0, errand)
        if shy:
            for number in range(len(errand.cells)):
                if errand.chance[number] > 0.0:
                    errand.extra[number] += shy
        if not errand.cells:
            add_markers(state, seat, 0, errand)
        return errand

    def _move_weights(self, state: MartiansState) -> list[float]:
        seat = state.active
        choices = state.choices
        here = state.pawn[seat]
        ahead = NONE
        if choices[0] < STOP:
            way = Scout(state, here, self._errand(state, seat), self.fight).way(state)
            if way:
                ahead = way[0]
        weights = super().priors(state) if choices[-1] > STOP else [1.0] * len(choices)
        for number in range(len(choices)):
            action = choices[number]
            if action < STOP:
                beyond = state.near[4 * here + action - STEP]
                weights[number] = self.straight if beyond == ahead else 1.0
            elif action == STOP:
                weights[number] = self.stop if ahead >= 0 else 2.0
        return weights

    def _martian_weights(self, state: MartiansState) -> list[float]:
        """Martians beside a rival first, then those in the own way."""
        choices = state.choices
        weights = [0.1] * len(choices)
        if state.terms.coop:
            self._clear_way(state, weights)
            return weights
        near = state.near
        side: i64
        for seat in range(state.terms.players):
            here: i64 = state.pawn[seat]
            if seat == state.active or state.has_martian(here):
                continue
            for side in range(4):
                beyond = i64(near[4 * here + side])
                if beyond >= 0 and state.has_martian(beyond):
                    _raise(choices, weights, CELL + beyond, self.pester)
        self._clear_way(state, weights)
        return weights

    def _clear_way(self, state: MartiansState, weights: list[float]) -> None:
        seat = state.active
        way = Scout(state, state.pawn[seat], self._errand(state, seat), self.fight).way(state)
        for cell in way[:8]:
            if state.has_martian(cell):
                _raise(state.choices, weights, CELL + cell, self.clear)

    def _way_weights(self, state: MartiansState) -> list[float]:
        """Onto a rival, not onto oneself nor into the own way."""
        seat = state.active
        way = Scout(state, state.pawn[seat], self._errand(state, seat), self.fight).way(state)
        found: list[float] = []
        for action in state.choices:
            goal = state.near[4 * state.mover + action - DIR]
            weight = 0.3 if goal in way else 1.0
            for other in range(state.terms.players):
                if state.pawn[other] == goal:
                    weight = 0.05 if other == seat or state.terms.coop else self.pester
            found.append(weight)
        return found

    def _place_weights(self, state: MartiansState) -> list[float]:
        """What is useful near oneself, what is not far away; ends stay open."""
        tile = state.tile
        seat = state.active
        useful = 0 < tile < FIRST_GENERIC
        coop = state.terms.coop
        found: list[float] = []
        for action in state.choices:
            position = (action - PLACE) // 4
            own = _apart(position, state.place[state.pawn[seat] // 9])
            others = 99
            for other in range(state.terms.players):
                if other != seat:
                    others = min(others, _apart(position, state.place[state.pawn[other] // 9]))
            if others == 99:
                others = own
            lead = float(own + others) * 0.5 - 2.0 if coop else float(own - others) + 0.4 * (own - 2.0)
            if not useful:
                lead = -0.5 * lead
            found.append(exp(-self.build * min(max(lead, -6.0), 6.0)))
        return found

    def _landing_weights(self, state: MartiansState) -> list[float]:
        """Where to go oneself; where to send another."""
        whose = traveller(state)
        scout = Scout(state, state.pawn[whose], self._errand(state, whose), self.fight)
        if scout.goal < 0:
            return [1.0] * len(state.choices)
        errand = Errand()
        far = Scout(state, scout.goal, errand, 0).far
        own = whose == state.to_move
        found: list[float] = []
        for action in state.choices:
            steps = float(max(far[action - CELL], 0))
            found.append((60.0 if steps == 0.0 else 1.0 / (1.0 + steps)) if own else 0.02 + 0.001 * steps * steps)
        return found


def _raise(choices: list[int], weights: list[float], action: int, weight: float) -> None:
    place = place_in(choices, action)
    if place < len(choices) and choices[place] == action:
        weights[place] = max(weights[place], weight)


def _apart(one: int, two: int) -> int:
    return abs(one // SIDE - two // SIDE) + abs(one % SIDE - two % SIDE)


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return MartiansStrategy(game)
