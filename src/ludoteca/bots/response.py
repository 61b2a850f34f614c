"""The bot that knows its opponents: an approximate best response to one frozen bot, by search.

How much it wins says how much that bot can be exploited, at the least. Each simulation imagines a world that the own
seat cannot tell from the real one. There the own seat chooses as in any search, but the others do not choose for
themselves: they play what the frozen bot plays, which is shown no more than its seat would know in that world. The tree
has the own decisions alone, each keyed by all that the seat has known at its decisions on the way there; beyond its
edge everybody plays by the strategy's priors.

It takes every world that agrees with what it knows as equally likely, whatever the frozen bot has done before.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludoteca.bots.base import Bot, fresh_seed
from ludoteca.bots.driver import ask
from ludoteca.bots.evaluator import Playout
from ludoteca.bots.search import Advice, best_of, node_advice
from ludoteca.bots.tree import Node, Tree, best_of_those, expand
from ludoteca.bots.uniform import RandomBot
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.strategy import Settings, Strategy

ASKS: Final = 4  # answers of the frozen bot to one and the same question, after which one of them is drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class ResponseBot(Bot):
    """Searches for the best reply to a bot that it knows, so many simulations a decision."""

    def __init__(
        self,
        strategy: Strategy,
        against: Bot,
        simulations: int = 100,
        *,
        settings: Settings | None = None,
        asks: int = ASKS,
    ) -> None:
        super().__init__("response")
        if isinstance(against, ResponseBot):
            raise ValueError("a response to a response has no end: give it another bot")
        if simulations < 1 or asks < 1:
            raise ValueError("a response needs at least one simulation, and one answer to each question")
        self.strategy = strategy
        self.against = against  # who sits on every other seat
        self.simulations = simulations
        self.settings: Settings = strategy.settings() if settings is None else settings
        self.asks = asks  # the more, the better it knows a bot that does now this and now that
        self.asked = 0  # questions that the frozen bot had to answer so far

    def choose(self, world: State, seed: int) -> int:
        """The action tried most often."""
        return best_of(self.think(world, seed)).action

    def think(self, world: State, seed: int) -> list[Advice]:
        """What it finds out about each legal action, in the order of the actions."""
        search = Response(self, world, seed)
        for _ in range(self.simulations):
            search.walk()
        self.asked += search.asked
        return search.advice()


@final
class Spot:
    """A decision of the own seat in the tree: its moves, and where each of them led."""

    def __init__(self, choices: list[int], priors: list[float]) -> None:
        self.position = Node(-1, 1.0)  # whose children are the moves
        self.after: list[dict[bytes, Spot]] = [{} for _ in choices]  # by what the seat then knows
        expand(self.position, choices, priors)


@final
class Response:
    """One search in progress: its tree, and what the frozen bot has said in its worlds."""

    def __init__(self, bot: ResponseBot, world: State, seed: int) -> None:
        self.asked: i64 = 0
        self._seat = world.to_move
        self._world = world
        self._dice = Dice.seeded(seed)
        self._strategy = bot.strategy
        self._against = bot.against
        self._asks: i64 = bot.asks
        self._settings = bot.settings
        self._playouts = Tree(Node(-1, 1.0), bot.strategy, Playout(bot.strategy), self._dice, bot.settings)
        self._answers: dict[bytes, list[int]] = {}  # of the frozen bot, by what its seat knows
        self._root = Spot(world.choices, bot.strategy.priors(world.redeal(self._seat, fresh_seed(self._dice))))

    def walk(self) -> None:
        """One way down through a new world: to the first move that is new, or the first decision after it that is."""
        world = self._world.redeal(self._seat, fresh_seed(self._dice))
        spot: Spot | None = self._root
        path: list[Node] = []
        while spot is not None:
            moves = spot.position.children
            move = best_of_those(moves, self._settings.exploration, self._settings.first_play, None)
            path.append(move)
            world.advance(move.action)
            spot = self._beyond(spot.after[moves.index(move)], world) if move.visits else None
        returns, worth = self._playouts.played_out(world)
        value = returns[self._seat]
        liked = worth[self._seat]
        for move in path:
            move.visits += 1
            move.worth += liked
            move.total += value
            move.squares += value * value

    def advice(self) -> list[Advice]:
        """What was found out about each legal action."""
        moves = self._root.position.children
        whole: i64 = 0
        for move in moves:
            whole += move.visits
        return [node_advice(move, float(move.visits) / float(whole)) for move in moves]

    def _beyond(self, known: dict[bytes, Spot], world: State) -> Spot | None:
        """The own decision that comes next, after what the others do until then; None: it is new, or the game ends."""
        while world.to_move >= 0 and (world.to_move != self._seat or len(world.choices) == 1):
            choices = world.choices
            world.advance(choices[0] if len(choices) == 1 else self._answer(world))
        if world.to_move < 0:
            return None
        knows = world.information(self._seat)
        spot = known.get(knows)
        if spot is None:
            known[knows] = Spot(world.choices, self._strategy.priors(world))
        return spot

    def _answer(self, world: State) -> int:
        """What the frozen bot does here: it is asked a few times, then one of its answers is drawn."""
        if type(self._against) is RandomBot:
            return self._against.choose(world, fresh_seed(self._dice))
        knows = world.information(world.to_move)
        answers = self._answers.get(knows)
        if answers is None:
            answers = []
            self._answers[knows] = answers
        if len(answers) >= self._asks:
            return self._dice.choice(answers)
        self.asked += 1
        said = ask(self._against, world, fresh_seed(self._dice))
        answers.append(said)
        return said
