"""What a bot believes is good at Martians!!!: items, the way to the next one and to the ship, Life, Martians."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Strategy
from ludoteca.games.martians import content, ids
from ludoteca.games.martians.cards import Card, Teleport, traveller
from ludoteca.games.martians.content import CENTRES, FARMS, FIRST_BUILDING, FIRST_GENERIC, KINDS, NONE, ONE, SPOTS
from ludoteca.games.martians.ids import CARD, CELL, DIR, PASS, ROLL, SEAT, STEP, STOP, WEAPON
from ludoteca.games.martians.map import distances
from ludoteca.games.martians.pieces import can_take_marker
from ludoteca.games.martians.position import MartiansState, Terms

ITEMS: Final = [0.0, 52.0, 107.0, 170.0]  # by how many kinds are held
LIFE: Final = [0.0, 1.0, 4.0, 6.5, 8.5, 10.0]
BULLET: Final = 0.7
TROPHY: Final = 40.0  # all of them together
STEP_COST: Final = 2.5  # a step that is still to go
FAR_STEP_COST: Final = 0.6  # and one beyond the next few
CLOSE: Final = 7
FARTHEST: Final = 22
MARKER_REACH: Final = 8  # markers farther away help nobody
MARKER_STEP_COST: Final = 1.2
DARK: Final = 40.0  # each token that may be the ship
WEAK: Final = 2.0  # what it is worth not to be at the end of one's Life
EXPLORED: Final = 6.0  # a hidden object that one has looked at
LIES_OPEN: Final = 12.0  # a kind that is missing and lies open
IN_HAND: Final = 0.5  # a card
PLAY: Final = 0.9  # a card play that is left
SHELL: Final = 0.7
WEAPON_WORTH: Final = 1.2
UNDER_ATTACK: Final = 1.2  # a Martian on the own square
OTHERS_SHARE: Final = 0.5  # how much the best of the others counts
SWING: Final = 40.0  # a lead that turns an even game into three wins of four
EVEN_TOGETHER: Final = 60.0  # where the co-operative game is open
WIN: Final = 1000.0
HORIZON: Final = 12  # decisions: about a turn
MOST_ON: Final = 40  # decisions that a valuation looks ahead at most
GLADLY: Final = {  # how gladly a card is played in a playout, if not like any other
    "C1": 0.8, "C6": 2.0, "C15": 2.0, "C16": 2.0, "C19": 0.8, "C20": 2.0, "C23": 0.3, "C26": 2.0,
}  # fmt: skip
SPITEFUL: Final = ("C27", "C28", "C30", "C31", "C35")  # cards that harm everybody: rather in the turns of others
_UNKNOWN: Final[list[int]] = []


class Atlas:
    """What is worked out once: of the cards, and the distances on the map, which most decisions leave alone."""

    def __init__(self, cards: list[Card]) -> None:
        self.place: list[int] = []
        self.far: list[list[int]] = []
        self.gladly = [GLADLY.get(card.rule, 0.5) for card in cards]  # by card
        self.spiteful = [card.rule in SPITEFUL for card in cards]

    def distances(self, state: MartiansState, start: int) -> list[int]:
        """The fewest steps from a square to every other."""
        if state.place is not self.place:  # the lists of a map are replaced, never changed
            self.place = state.place
            self.far = [_UNKNOWN] * content.CELLS
        found = self.far[start]
        if not found:
            found = distances(state, start)
            self.far[start] = found
        return found


class MartiansClassic(Strategy):
    """Values the way to the win."""

    def __init__(self, game: Game) -> None:
        terms: Terms = game.terms
        self.atlas = Atlas(terms.cards)

    def horizon(self) -> int:
        """So far a playout goes."""
        return HORIZON

    def heuristic(self, state: State, seat: int) -> float:
        """How the seat stands once the card, the fight or its own movement is over."""
        assert isinstance(state, MartiansState)
        twin = state
        if state.to_move >= 0 and unfinished(state, seat):
            twin = state.clone()
            for _ in range(MOST_ON):
                if twin.to_move < 0 or not unfinished(twin, seat):
                    break
                twin.advance(likeliest(twin, self.priors(twin)))
        if twin.to_move < 0:
            return WIN * twin.returns()[seat]
        if twin.terms.coop:
            return _together(self.atlas, twin)
        return _lead(self.atlas, twin, seat)

    def in_doubt(self, state: State) -> bool:
        """Where a Martian goes is seen by all."""
        assert isinstance(state, MartiansState)
        return state.asked not in (ids.ASK_MARTIAN, ids.ASK_DIR)

    def priors(self, state: State) -> list[float]:
        """A move weighs more the nearer it brings the seat to what it wants."""
        assert isinstance(state, MartiansState)
        return _WEIGHTS[state.asked](self.atlas, state)

    def values(self, state: State) -> list[float]:
        """The lead of each seat, as a chance to win."""
        assert isinstance(state, MartiansState)
        players = state.terms.players
        if state.terms.coop:
            return [_chance(_together(self.atlas, state) - EVEN_TOGETHER)] * players
        standings = [_standing(self.atlas, state, seat) for seat in range(players)]
        found: list[float] = []
        for seat in range(players):
            best = -WIN
            for other in range(players):
                if other != seat and standings[other] > best:
                    best = standings[other]
            found.append(_chance(standings[seat] - best))
        return found


def _chance(lead: float) -> float:
    """A lead as a chance to win: steep where the game is open, flat where it is all but decided."""
    share = lead / SWING
    return share / (1.0 + abs(share))


def unfinished(state: MartiansState, seat: int) -> bool:
    """Whether a card, a fight, the move of a Martian or the movement of the seat itself is under way."""
    if state.asked == ids.ASK_MOVE:
        return state.active == seat
    return state.asked not in _FINISHED


def likeliest(state: MartiansState, weights: list[float]) -> int:
    """The choice with the largest weight."""
    best = 0
    for number in range(len(weights)):
        if weights[number] > weights[best]:
            best = number
    return state.choices[best]


# ---- what a seat is after


def _goals(state: MartiansState, seat: int) -> list[int]:
    """The squares that a seat wants to reach."""
    held = state.items[seat]
    wanted = 7 & ~held
    if state.terms.coop:
        carried = 0
        for other in range(state.terms.players):
            carried |= state.items[other]
        wanted = 7 & ~(state.delivered | carried)
        if held & ~state.delivered and (wanted == 0 or state.ship_farm() >= 0):
            wanted = 0
        elif wanted == 0 and state.ship_farm() >= 0:
            return _nothing()
    if wanted == 0:
        return _ship_goals(state, seat)
    found: list[int] = []
    for spot in range(SPOTS):
        if state.spot_kind[spot] >= 0 and _may_be(state, seat, spot) & wanted:
            found.append(state.spot_cell[spot])
    for code in state.open_objects:
        if wanted >> code % KINDS & 1:
            found.append(code // KINDS)
    if state.ship_farm() < 0 and (state.terms.coop or not found):
        found += _ship_goals(state, seat)
    return found


def _may_be(state: MartiansState, seat: int, spot: int) -> int:
    """The kinds that a hidden object can be, as far as the seat knows."""
    if state.spot_seen[spot] >> seat & 1:
        return 1 << state.spot_kind[spot]
    return state.spot_mask[spot]


def _ship_goals(state: MartiansState, seat: int) -> list[int]:
    """The ship, or the Farms where it may be."""
    found: list[int] = []
    for farm in range(FARMS):
        if state.tokens[farm] < 0:
            continue
        if state.knows_token(seat, farm):
            if state.tokens[farm] == 1:
                return [CENTRES[farm]]
        else:
            found.append(CENTRES[farm])
    return found


def _nothing() -> list[int]:
    return []


def _is_weak(state: MartiansState, seat: int) -> bool:
    """Whether the seat should look for Life and Bullets first."""
    return 10 * state.life[seat] + 7 * state.bullets[seat] <= 30


def _markers(state: MartiansState, seat: int) -> list[int]:
    """The squares with a marker that the seat has room for, and no Martian."""
    found: list[int] = []
    for tile in state.on_table:
        if FIRST_BUILDING <= tile < FIRST_GENERIC:
            for cell in range(9 * tile, 9 * tile + 9):
                if state.squares[cell] > 1 and not state.squares[cell] & 1 and can_take_marker(state, seat, cell):
                    found.append(cell)
    return found


def _road_ahead(atlas: Atlas, state: MartiansState, seat: int) -> float:
    """What it still costs to get where the seat wants to be: steps, of which the last ones weigh most."""
    far = atlas.distances(state, state.pawn[seat])
    best = _fewest(far, _goals(state, seat))
    cost = STEP_COST * min(best, CLOSE) + FAR_STEP_COST * max(0, best - CLOSE)
    if _is_weak(state, seat):
        cost += WEAK + MARKER_STEP_COST * min(_fewest(far, _markers(state, seat)), MARKER_REACH)
    return cost


def _fewest(far: list[int], goals: list[int]) -> int:
    """The steps to the nearest of several squares."""
    best = FARTHEST
    for goal in goals:
        if 0 <= far[goal] < best:
            best = far[goal]
    return best


def _darkness(state: MartiansState, seat: int) -> float:
    """How little the seat knows of where the ship is."""
    if state.ship_farm() >= 0:
        return 0.0
    dark = len(state.beside)
    for farm in range(FARMS):
        if state.tokens[farm] >= 0 and not state.knows_token(seat, farm):
            dark += 1
    return DARK * dark


def _nearest(atlas: Atlas, state: MartiansState, seat: int, goals: list[int]) -> int:
    """The goal that is fewest steps away."""
    far = atlas.distances(state, state.pawn[seat])
    best = NONE
    for goal in goals:
        if far[goal] >= 0 and (best < 0 or far[goal] < far[best]):
            best = goal
    return best


# ---- positions


def _lead(atlas: Atlas, state: MartiansState, seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    best = -WIN
    for other in range(state.terms.players):
        if other != seat:
            best = max(best, _standing(atlas, state, other))
    return _standing(atlas, state, seat) - _darkness(state, seat) - OTHERS_SHARE * best


def _standing(atlas: Atlas, state: MartiansState, seat: int) -> float:
    """What a seat has, and how far it is from what it wants next."""
    count = bin(state.items[seat]).count("1")
    worth = ITEMS[count] + _body(state, seat)
    share = state.trophies[seat] / state.terms.goal
    worth += TROPHY * (0.5 * share + 0.5 * share * share)
    for spot in range(SPOTS):
        if state.spot_kind[spot] >= 0 and state.spot_seen[spot] >> seat & 1:
            worth += EXPLORED
    for kind in range(KINDS):
        if not state.items[seat] >> kind & 1 and _lies_open(state, kind):
            worth += LIES_OPEN
    return worth - _road_ahead(atlas, state, seat) * (1.0 + 0.1 * count)


def _lies_open(state: MartiansState, kind: int) -> bool:
    for code in state.open_objects:
        if code % KINDS == kind:
            return True
    return False


def _body(state: MartiansState, seat: int) -> float:
    """Life, Bullets, weapons and cards."""
    worth = LIFE[min(state.life[seat], len(LIFE) - 1)] + BULLET * state.bullets[seat]
    worth += SHELL * state.shells[seat] + WEAPON_WORTH * bin(state.arms[seat]).count("1")
    worth += IN_HAND * state.held[seat]
    if state.held[seat] > 0 and state.has_play(seat, 0):
        worth += PLAY
    if state.has_martian(state.pawn[seat]):
        worth -= UNDER_ATTACK
    if state.lasts(content.AGAIN) and seat == state.active:
        worth += 6.0
    if state.lasts(content.DOUBLED) and seat == state.active:
        worth += 1.0
    return worth


def _together(atlas: Atlas, state: MartiansState) -> float:
    """How the co-operative game stands for all."""
    worth = 110.0 * bin(state.delivered).count("1")
    carried = 0
    for seat in range(state.terms.players):
        carried |= state.items[seat] & ~state.delivered
        worth += (_body(state, seat) - _road_ahead(atlas, state, seat)) / state.terms.players
    for spot in range(SPOTS):
        if state.spot_kind[spot] >= 0 and state.spot_seen[spot]:
            worth += EXPLORED
    for kind in range(KINDS):
        if not (state.delivered | carried) >> kind & 1 and _lies_open(state, kind):
            worth += LIES_OPEN
    worth += 55.0 * bin(carried).count("1")
    worth -= _darkness(state, 0)
    return worth + 0.3 * min(state.supply, 60)


# ---- moves


def _move_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    seat = state.active
    choices = state.choices
    found: list[float] = []
    walking = choices[0] < STOP
    far: list[int] = []
    here = NONE
    if walking:
        goal = NONE
        if _is_weak(state, seat):
            goal = _nearest(atlas, state, seat, _markers(state, seat))
        if goal < 0:
            goal = _nearest(atlas, state, seat, _goals(state, seat))
        if goal >= 0:
            far = atlas.distances(state, goal)
            here = far[state.pawn[seat]]
    weak = state.life[seat] == 1 and state.bullets[seat] < 2
    for action in choices:
        if action < STOP:
            goal = state.near[4 * state.pawn[seat] + action - STEP]
            weight = 1.0
            if here > 0:
                weight = 14.0 if 0 <= far[goal] < here else 0.25
            elif here == 0:
                weight = 0.5
            elif state.has_martian(goal) and not weak:
                weight = 3.0
            if weak and state.has_martian(goal):
                weight *= 0.3
            found.append(weight)
        elif action == STOP:
            found.append(2.0 if not walking or here == 0 else 0.6 if weak or here < 0 else 0.15)
        else:
            found.append(_card_weight(atlas, state, action))
    return found


def _dir_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    found: list[float] = []
    for action in state.choices:
        goal = state.near[4 * state.mover + action - DIR]
        weight = 1.0
        for seat in range(state.terms.players):
            if state.pawn[seat] == goal:
                weight = 0.1 if seat == state.active or state.terms.coop else 8.0
        found.append(weight)
    return found


def _window_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    return [3.0 if action in (ROLL, PASS) else _card_weight(atlas, state, action) for action in state.choices]


def _card_weight(atlas: Atlas, state: MartiansState, action: int) -> float:
    """How gladly a card is played or a weapon used in a playout."""
    if action >= WEAPON:
        return 0.3
    card = action - CARD
    if atlas.spiteful[card]:
        return 0.2 if state.to_move == state.active else 0.4
    if state.terms.cards[card].against == ONE:
        return 1.5 if _has_rich_rival(state, state.to_move) else 0.3
    return atlas.gladly[card]


def _has_rich_rival(state: MartiansState, seat: int) -> bool:
    for other in range(state.terms.players):
        if other != seat and state.items[other] & (state.items[other] - 1):  # two kinds or three
            return True
    return False


def _seat_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    found: list[float] = []
    for action in state.choices:
        if action == PASS:
            found.append(1.0)
        else:
            other = action - SEAT
            found.append(1.0 + 4.0 * bin(state.items[other]).count("1") + 0.1 * state.trophies[other])
    return found


def _cell_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    """Where to go oneself; where to send another."""
    if not isinstance(state.terms.cards[state.played], Teleport):
        return _even_weights(atlas, state)
    whose = traveller(state)
    goal = _nearest(atlas, state, whose, _goals(state, whose))
    if goal < 0:
        return _even_weights(atlas, state)
    far = atlas.distances(state, goal)
    found: list[float] = []
    for action in state.choices:
        steps = far[action - CELL]
        if whose == state.to_move:
            found.append(60.0 if steps == 0 else 1.0 / (1.0 + max(steps, 0)))
        else:
            found.append(0.02 + 0.001 * max(steps, 0) * max(steps, 0))
    return found


def _even_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    return [1.0] * len(state.choices)


def _pay_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    scared = state.life[state.active] <= 2 or state.price() == 1
    return [4.0, 1.0] if scared else [1.5, 1.0]


def _react_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    return [0.3 if action == PASS else 3.0 for action in state.choices]


def _last_call_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    return [0.02 if action == PASS else 4.0 for action in state.choices]


def _discard_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    return [4.0 if action == PASS else 0.4 for action in state.choices]


def _take_weights(atlas: Atlas, state: MartiansState) -> list[float]:
    return [0.5, 4.0]


_WEIGHTS: Final[list[Callable[[Atlas, MartiansState], list[float]]]] = [  # by decision
    _even_weights, _window_weights, _pay_weights, _window_weights, _window_weights, _move_weights, _take_weights,
    _last_call_weights, _react_weights, _react_weights, _even_weights, _dir_weights, _discard_weights, _seat_weights,
    _even_weights, _cell_weights, _even_weights, _even_weights, _react_weights,
]  # fmt: skip
_FINISHED: Final = (ids.ASK_PLACE, ids.ASK_PREPARE, ids.ASK_OTHERS, ids.ASK_MARTIAN, ids.ASK_DISCARD)


def strategy(game: Game) -> Strategy:
    """What a bot believes of that game."""
    return MartiansClassic(game)
