"""What makes a level weaker or a search thriftier: few guesses, favourites, the same luck for all, an early end."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Bot, Evaluator, GreedyBot, SearchBot, bot_for
from ludoteca.bots.registry import is_house
from ludoteca.bots.search import fondness
from ludoteca.engine import State
from ludoteca.engine.strategy import Level, Settings, Strategy
from ludoteca.words import say
from tests.bots.test_pins import position
from tests.kuhn import Kuhn, KuhnState


class Noting(Strategy):
    """Notes which card the other seat had in the end, by what was done first."""

    def __init__(self) -> None:
        self.seen: dict[int, list[int]] = {}

    def utilities(self, state: State) -> list[float]:
        assert isinstance(state, KuhnState)
        self.seen.setdefault(state.line[0], []).append(state.cards[1])
        return [0.0, 0.0]


class Watching(Evaluator):
    """Knows nothing, and notes the card of the other seat."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def evaluate(self, positions: list[State]) -> tuple[list[list[float]], list[list[float]]]:
        for state in positions:
            assert isinstance(state, KuhnState)
            self.seen.add(state.cards[1])
        return [[0.0, 0.0] for _ in positions], [[1.0] * len(state.choices) for state in positions]


def opening() -> State:
    return Kuhn({}).start(3)


def searching(name: str, players: int = 2, level: str = "hard") -> SearchBot:
    bot: Bot | None = bot_for(f"search:{level}", ludoteca.make(name, players=players))
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize("name", ludoteca.games())
def test_each_level_of_a_game_sees_farther_than_the_one_below(name: str) -> None:
    seen = [searching(name, level=level) for level in LEVELS]
    thought = [bot.simulations for bot in seen]
    assert thought == sorted(thought) and thought[0] < thought[-1]
    assert (seen[-1].temperature, seen[-1].guesses, seen[-1].favour) == (0.0, 0, 0.0), "the expert makes no mistakes"
    assert seen[0].temperature > 0.0 or seen[0].guesses > 0


def test_a_game_of_somebody_else_has_levels_too() -> None:
    assert [Strategy().level(level).simulations for level in LEVELS] == [16, 60, 250, 2500]
    bot = bot_for("search:easy?temperature=0.2", Kuhn({}))
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.temperature, bot.guesses) == (16, 0.2, 1), "what is given counts more than the level"


def test_the_first_levels_are_what_they_were() -> None:
    game = ludoteca.make("marrak_hesh")
    easy, medium, hard = (bot_for(f"classic:{level}", game) for level in ("easy", "medium", "hard"))
    assert isinstance(easy, GreedyBot) and easy.slips == 0.35
    assert isinstance(medium, GreedyBot) and medium.slips == 0.0
    assert isinstance(hard, SearchBot) and hard.simulations == 250
    assert type(hard.strategy) is type(game.classic()) and type(hard.strategy) is not type(game.strategy())


def test_whoever_guesses_once_takes_the_guess_for_the_truth() -> None:
    seen = {}
    for guesses in (0, 1):
        watching = Watching()
        SearchBot(Strategy(), 60, evaluator=watching, guesses=guesses).think(opening(), 7)
        seen[guesses] = len(watching.seen)
    assert seen == {0: 2, 1: 1}


def test_every_choice_meets_the_same_worlds_in_the_same_order() -> None:
    strategy = Noting()
    SearchBot(strategy, 80, settings=Settings(paired=True)).think(opening(), 7)
    passed, bet = strategy.seen[0], strategy.seen[1]
    shorter = min(len(passed), len(bet))
    assert shorter > 10 and passed[:shorter] == bet[:shorter] and len(set(passed[:shorter])) == 2


def test_an_early_end_changes_nothing_but_the_time() -> None:
    saved = 0
    for seed in range(6):
        world = position("marrak_hesh", 2, 7 + seed)
        whole = SearchBot(world.game.classic(), 160, settings=Settings())
        early = SearchBot(world.game.classic(), 160, settings=Settings(early=True))
        assert whole.choose(world, seed) == early.choose(world, seed)
        assert not early.hurried
        saved += 160 - sum(child.visits for child in early.tree().children)
    assert saved > 0


def test_a_search_says_whether_it_was_hurried() -> None:
    world = position("marrak_hesh", 2, 7)
    bot = SearchBot(world.game.classic(), 1_000_000, 0.001)
    bot.think(world, 1)
    assert bot.hurried
    bot = SearchBot(world.game.classic(), 0, 0.001)
    bot.think(world, 1)
    assert not bot.hurried, "where time is all that there is, nothing was left out"


def test_a_favourite_stays_one() -> None:
    liked = [fondness(0, action) for action in range(40)]
    assert liked == [fondness(0, action) for action in range(40)]
    assert liked != [fondness(1, action) for action in range(40)], "another seat is fond of something else"
    assert 0.0 <= min(liked) < 0.2 and 0.8 < max(liked) <= 1.0
    world = opening()
    fond = 0 if fondness(0, 0) > fondness(0, 1) else 1
    tried = [line.visits for line in SearchBot(Strategy(), 3, evaluator=Watching(), favour=50.0).think(world, 1)]
    assert tried[fond] > tried[1 - fond]


def test_levels_are_plain_values() -> None:
    level = Level(40, temperature=0.5, guesses=2, favour=0.3)
    assert (level.simulations, level.temperature, level.guesses, level.favour) == (40, 0.5, 2, 0.3)
    with pytest.raises(ValueError, match="a search has no depth"):
        Settings().changed({"depth": 1.0})


@pytest.mark.parametrize("name", ludoteca.games())
def test_a_style_has_a_name_in_both_languages_and_believes_something_else(name: str) -> None:
    strategy = ludoteca.make(name).strategy()
    for style, numbers in strategy.styles().items():
        said = {say(name, f"style-{style}", lang) for lang in ("en", "it")}
        assert len(said) == 2 and all(said)
        bot = bot_for(f"search:hard?style={style}", ludoteca.make(name))
        assert isinstance(bot, SearchBot)
        assert numbers and numbers.items() <= bot.strategy.numbers().items()
        assert strategy.numbers() != bot.strategy.numbers()
        assert is_house(f"search:hard?style={style}")


def test_only_a_style_may_stand_behind_a_bot_of_the_house() -> None:
    for text in ("search:hard?exploration=2", "search:hard?style=a&numbers=b", "os:system?style=a", "search:9?style=A"):
        assert not is_house(text)
    assert is_house("search:hard")
