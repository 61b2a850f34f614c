"""What a bot believes is good at Marrak Hesh 17: pairs that stay pairs, rare Goods, and what the next seat wants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.game import Game, State
from ludoteca.engine.strategy import Level, Settings, Strategy
from ludoteca.games.marrak_hesh.classic import MarrakHeshClassic
from ludoteca.games.marrak_hesh.content import DOCKS
from ludoteca.games.marrak_hesh.decisions import PASS, STORE
from ludoteca.games.marrak_hesh.features import counted
from ludoteca.games.marrak_hesh.finish import Finish
from ludoteca.games.marrak_hesh.position import ASK_PLACE, ASK_STORE, MarrakHeshState, Terms

NEEDLESS = 1e-6  # the prior of a choice that is the mirror of another
LEVELS: Final = {
    "easy": Level(512, temperature=0.7, guesses=1, favour=0.75),
    "medium": Level(1024, temperature=0.5, guesses=2, favour=0.5),
    "hard": Level(2048),
    "expert": Level(5000),
}
LEVELS_WITH_CARDS: Final = {
    "easy": Level(128, temperature=0.7, guesses=1, favour=0.75),
    "medium": Level(256, temperature=0.5, guesses=2, favour=0.5),
    "hard": Level(512),
    "expert": Level(1250),
}


class MarrakHeshStrategy(MarrakHeshClassic):
    """Judges a position by quick playouts of whole turns, and a move by the pairs that its tile makes."""

    def __init__(self, terms: Terms, cards: bool = False) -> None:
        self._cards = cards  # whether Deep Space cards are played with
        self._numbers: dict[str, float] = {
            "spoils": 0.05, "pair": 12.0, "two": 100.0, "rare": 3.0, "deny": 1.5, "deny_two": 3.0,
            "tree_spoils": 0.1, "tree_pair": 4.0, "tree_two": 12.0, "tree_rare": 2.0,
            "tree_deny": 1.2, "tree_deny_two": 1.5,
            "store_spoils": 0.02, "store_pair": 10.0, "store_two": 60.0,
            "playouts": 2.0, "far": 10.0, "win": 0.5,
            "reach": 0.15, "envy": 0.5, "fear": 3.0,
        }  # fmt: skip
        self._terms = terms
        self._finish = Finish(terms)
        self._believe()

    def numbers(self) -> dict[str, float]:
        """The numbers of its beliefs, by name."""
        return dict(self._numbers)

    def tune(self, numbers: dict[str, float]) -> None:
        """Believe other numbers."""
        for name in numbers:
            if name not in self._numbers:
                raise ValueError(f"the strategy has no number {name}")
        self._numbers |= numbers
        self._believe()

    def features(self, state: State, seat: int) -> list[float]:
        """What a person on that seat would count."""
        return counted(state, seat)

    def settings(self) -> Settings:
        """A leaf is worth what its own playouts say, but where only one group counts."""
        if self._terms.single:
            return Settings()
        return Settings(blend=1.0)

    def level(self, name: str) -> Level:
        """As calibrated in the arena; cards take several times as long to count, so it thinks less with them."""
        if self._terms.single:
            return super().level(name)
        return LEVELS_WITH_CARDS[name] if self._cards else LEVELS[name]

    def _believe(self) -> None:
        numbers = self._numbers
        self._playouts = int(numbers["playouts"])
        self._far = numbers["far"]
        self._win = numbers["win"]
        self._reach = numbers["reach"]
        self._envy = numbers["envy"]
        self._fear = numbers["fear"]
        sorts = [numbers["spoils"], 1.0, numbers["pair"], numbers["two"]]
        self._finish.weigh(sorts, numbers["rare"], [1.0, 1.0, numbers["deny"], numbers["deny_two"]])
        self._sorts = [numbers["tree_spoils"], 1.0, numbers["tree_pair"], numbers["tree_two"]]
        self._rare = numbers["tree_rare"]
        self._denied = [1.0, 1.0, numbers["tree_deny"], numbers["tree_deny_two"]]
        self._stores = [numbers["store_spoils"], 1.0, numbers["store_pair"], numbers["store_two"]]

    def priors(self, state: State) -> list[float]:
        """A tile weighs by the pairs that it makes here, or would make for the next seat; a cell by the same."""
        assert isinstance(state, MarrakHeshState)
        if self._terms.single:
            return super().priors(state)
        if state.asked == ASK_STORE:
            return self._cells(state)
        if state.asked == ASK_PLACE:
            return self._docks(state)
        return [1.0] * len(state.choices)

    def heuristic(self, state: State, seat: int) -> float:
        """The tally of the hold and what the docks still promise it, less those of the next seat."""
        assert isinstance(state, MarrakHeshState)
        if self._terms.single or state.to_move < 0:
            return super().heuristic(state, seat)
        finish = self._finish
        finish.look(state)
        own: i64 = seat
        if state.taken >= 0 and state.to_move == seat:
            finish.dice = _mixed(state)
            finish.store(own, state.taken)
        return self._outlook(own) - self._envy * self._outlook((own + 1) % finish.players)

    def _outlook(self, seat: i64) -> float:
        finish = self._finish
        tally = float(finish.tally(seat))
        if finish.has_spoilt(seat):
            tally -= self._fear
        return tally + self._reach * float(finish.promise(seat))

    def values(self, state: State) -> list[float]:
        """What a few playouts bring on average; they are drawn by the position, so that each has its own."""
        assert isinstance(state, MarrakHeshState)
        finish = self._finish
        players = self._terms.players
        values = [0.0] * players
        dice: i64 = _mixed(state)
        playouts = 1 if state.cards else self._playouts  # to count with cards costs more than to play
        for _ in range(playouts):
            finish.play(state, dice)
            dice = finish.dice
            self._add(values)
        return [value / playouts for value in values]

    def utilities(self, state: State) -> list[float]:
        """In part the win, in part the lead over the best of the others."""
        assert isinstance(state, MarrakHeshState)
        returns = state.returns()
        scores = state.final
        liked: list[float] = []
        for seat in range(len(returns)):
            best = max([scores[other] for other in range(len(scores)) if other != seat])
            liked.append(self._win * returns[seat] + (1.0 - self._win) * self._lead(scores[seat] - best))
        return liked

    def _lead(self, points: int) -> float:
        return max(-1.0, min(1.0, points / self._far))

    def _add(self, values: list[float]) -> None:
        """How much each seat likes what was just counted."""
        scores = self._finish.scores
        players = self._terms.players
        top: i64 = scores[0]
        for seat in range(players):
            top = max(top, scores[seat])
        won = 0
        for seat in range(players):
            if scores[seat] == top:
                won += 1
        share = (players - won) / (won * (players - 1))
        loss = 0.0 if won == players else -1.0 / (players - 1)
        for seat in range(players):
            best: i64 = -99
            for other in range(players):
                if other != seat:
                    best = max(best, scores[other])
            gained = share if scores[seat] == top else loss
            values[seat] += self._win * gained + (1.0 - self._win) * self._lead(scores[seat] - best)

    # ---- the tree

    def _docks(self, state: MarrakHeshState) -> list[float]:
        """By the sort of the tile, its rarity, and its sort for the next seat."""
        finish = self._finish
        finish.look(state)
        seat: i64 = state.to_move
        after: i64 = (seat + 1) % finish.players
        room = finish.room(seat)
        room_after = finish.room(after)
        known: list[float] = [0.0] * DOCKS
        docks = state.docks
        weights: list[float] = []
        lone = _lying(docks)
        for action in state.choices:
            if action >= PASS:
                weights.append(1.0)
                continue
            dock = action % DOCKS
            if known[dock] == 0.0:
                tile: i64 = docks[dock]
                weight = self._sorts[finish.sort_of(seat, tile, room)]
                weight *= self._denied[finish.sort_of(after, tile, room_after)]
                if finish.rare[tile]:
                    weight *= self._rare
                known[dock] = weight
                weights.append(weight)
            elif lone < 2 and finish.players == 2 and not state.cards:
                weights.append(NEEDLESS)  # the colours that do not lie yet are all alike
            else:
                weights.append(known[dock])
        return weights

    def _cells(self, state: MarrakHeshState) -> list[float]:
        """By the pairs that the tile makes there."""
        finish = self._finish
        finish.look(state)
        seat: i64 = state.to_move
        tile: i64 = state.taken
        if finish.stored[seat] == 0:
            return self._first_cells(state)
        bits = finish.bits
        weights: list[float] = []
        for action in state.choices:
            weights.append(self._stores[finish.sort_of(seat, tile, bits[action - STORE])])
        return weights

    def _first_cells(self, state: MarrakHeshState) -> list[float]:
        """The first tile: of cells that mirror each other one is enough."""
        hold = state.terms.hold
        rows, columns = len(hold.rows), hold.columns
        weights: list[float] = []
        for action in state.choices:
            cell = action - STORE
            plain = 2 * hold.row[cell] <= rows - 1 and 2 * hold.column[cell] <= columns - 1
            weights.append(1.0 if plain else NEEDLESS)
        return weights


def _lying(docks: list[int]) -> int:
    """How many Transports lie at the docks."""
    return len([lying for lying in docks if lying < 0])


def _mixed(state: MarrakHeshState) -> int:
    """A number that is another one for about every position."""
    mixed: i64 = 12345 + state.taken
    for lying in state.docks:
        mixed = (mixed * 1000003 + lying + 7) & 0x7FFFFFFF
    for tile in state.cells:
        mixed = (mixed * 1000003 + tile + 7) & 0x7FFFFFFF
    return mixed


def strategy(game: Game) -> Strategy:
    """What a bot believes is good here."""
    return MarrakHeshStrategy(game.terms, game.word("deep_space") != "none")
