"""The parts of a search: budgets, noise, temperature, forced playouts, the tree, and what is kept of it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, ClassVar

import pytest
from examples.connect_four import ConnectFour

import ludoteca
from ludoteca.bots import Advice, Branch, Driver, SearchBot, ask
from ludoteca.bots.noise import dirichlet
from ludoteca.bots.search import ENDINGS
from ludoteca.engine import Dice, State, Strategy
from tests.bots.judges import Digits
from tests.toy import LOOK, SHOW, WAIT, Toy, ToyState, Turn


def opening(seed: int = 3) -> State:
    return ludoteca.make("marrak_hesh").start(seed)


def searching(simulations: int = 60, **parts: Any) -> SearchBot:
    """A search that judges quickly; with `evaluator=None` by playouts."""
    return SearchBot(opening().game.strategy(), simulations, **{"evaluator": Digits(), **parts})


def visits(found: list[Advice]) -> list[int]:
    return [one.visits for one in found]


# ---- plain Python


class Second(SearchBot):
    """Thinks like any, and plays the second best."""

    def __init__(self, strategy: Strategy) -> None:
        super().__init__(strategy, 40, exploration=2.0)
        self.thoughts = 0

    def think(self, world: State, seed: int) -> list[Advice]:
        self.thoughts += 1
        return super().think(world, seed)

    def pick(self, advices: list[Advice], seed: int) -> int:
        return sorted(advices, key=lambda one: -one.visits)[1].action


def test_a_search_of_ones_own_is_asked_in_plain_python() -> None:
    state = opening()
    mine, ours = Second(state.game.strategy()), SearchBot(state.game.strategy(), 40, exploration=2.0)
    found = ours.think(state.redeal(state.to_move, 5), 5)
    assert ask(mine, state, 5) == sorted(found, key=lambda one: -one.visits)[1].action
    Driver([mine, mine], 1).step(state)
    assert mine.thoughts == 2


# ---- budgets


def test_a_budget_in_evaluations_is_kept_to_one() -> None:
    state, judge = opening(), Digits()
    found = searching(0, evaluations=33, evaluator=judge, batch=5).think(state, 5)
    assert sum(judge.sizes) == 33
    assert sum(visits(found)) == 32, "one of them was the root's"
    assert sum(visits(searching(0, evaluations=33, evaluator=None).think(state, 5))) == 33, (
        "playouts need none for the root"
    )


def test_whichever_budget_ends_first_ends_the_search() -> None:
    state, judge = opening(), Digits()
    searching(20, evaluations=500, evaluator=judge).think(state, 5)
    assert sum(judge.sizes) == 21
    found = searching(500, evaluations=20, evaluator=None).think(state, 5)
    assert sum(visits(found)) == 20


def test_a_search_that_only_meets_finished_games_ends_all_the_same() -> None:
    state = Toy({}).start(1)
    for _ in range(3):
        state.apply(WAIT)
    judge = Digits()
    found = SearchBot(Strategy(), 0, evaluations=5, evaluator=judge).think(state, 1)
    assert judge.sizes == [1]
    assert sum(visits(found)) == 5 * ENDINGS


def test_seconds_end_a_search_with_an_evaluator() -> None:
    states, judge = [opening(seed) for seed in range(3)], Digits()
    found = searching(0, seconds=0.02, evaluator=judge).think_all(states, [1, 2, 3])
    assert all(sum(visits(one)) > 0 for one in found)
    found = searching(0, seconds=0.01, evaluator=None).think_all(states, [1, 2, 3])
    assert all(sum(visits(one)) > 0 for one in found), "playouts too leave the others their time"


def test_a_search_without_any_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="simulations, evaluations or seconds"):
        searching(0).think(opening(), 1)


# ---- noise, temperature, forced playouts


def test_the_noise_is_that_of_dirichlet() -> None:
    dice = Dice.seeded(5)
    for concentration in (0.3, 2.0):
        drawn = [dirichlet(dice, 4, concentration) for _ in range(1500)]
        assert all(sum(shares) == pytest.approx(1.0) and min(shares) >= 0.0 for shares in drawn)
        for place in range(4):
            share = [shares[place] for shares in drawn]
            middle = sum(share) / len(share)
            spread = sum((one - middle) ** 2 for one in share) / len(share)
            assert middle == pytest.approx(0.25, abs=0.03)
            assert spread == pytest.approx(0.25 * 0.75 / (4 * concentration + 1), rel=0.2)
    assert dirichlet(dice, 3, 1e-9) == pytest.approx([1 / 3] * 3) or max(dirichlet(dice, 3, 1e-9)) == 1.0


def test_the_noise_is_the_same_to_the_bit_in_both_forms() -> None:
    assert [share.hex() for share in dirichlet(Dice.seeded(1), 3, 0.4)] == [
        "0x1.e97adf6066dafp-2",
        "0x1.45b26f6770f01p-10",
        "0x1.0a9fb71818da1p-1",
    ]


def priors(bot: SearchBot) -> list[float]:
    return [branch.prior for branch in bot.tree().children]


def test_noise_is_mixed_into_the_priors_of_the_root() -> None:
    state = opening()
    quiet, loud, half = (
        searching(20, evaluator=None, noise=noise, concentration=0.2 if noise == 1.0 else 0.0)
        for noise in (0, 1.0, 0.5)
    )
    for bot in (quiet, loud, half):
        bot.think(state, 5)
        assert sum(priors(bot)) == pytest.approx(1.0)
    assert max(priors(loud)) > 3 * max(priors(quiet))
    assert sum(abs(a - b) for a, b in zip(priors(half), priors(quiet), strict=True)) > 0.1
    assert visits(searching(60, noise=0.5).think(state, 5)) == visits(searching(60, noise=0.5).think(state, 5))
    assert visits(searching(60, noise=0.5).think(state, 5)) != visits(searching(60).think(state, 5))
    judged, plain = searching(20, noise=0.5), searching(20)
    for bot in (judged, plain):
        bot.think(state, 5)
        assert sum(priors(bot)) == pytest.approx(1.0)
    assert priors(judged) != priors(plain)


def test_temperature_draws_in_proportion_to_the_visits() -> None:
    advices = [Advice(action, visits, 0.0, -1.0, 1.0) for action, visits in ((3, 60), (5, 30), (8, 0), (9, 10))]

    def shares(temperature: float) -> list[float]:
        bot = searching(temperature=temperature)
        picked = [bot.pick(advices, seed) for seed in range(2000)]
        return [picked.count(action) / 2000 for action in (3, 5, 8, 9)]

    assert shares(1.0) == pytest.approx([0.6, 0.3, 0.0, 0.1], abs=0.03)
    assert shares(0.5) == pytest.approx([36 / 46, 9 / 46, 0.0, 1 / 46], abs=0.03)
    assert shares(0.0) == shares(0.001) == [1.0, 0.0, 0.0, 0.0]
    state = opening()
    warm = searching(40, temperature=1.0)
    assert len({ask(warm, state, seed) for seed in range(12)}) > 1
    assert ask(warm, state, 3) == ask(warm, state, 3)


def test_forced_playouts_try_what_is_promising_at_least_so_often_and_do_not_count() -> None:
    state = opening()
    usual, forced = searching(300), searching(300, forced=8.0)
    usual.think(state, 5)
    found = forced.think(state, 5)
    assert sum(visits(found)) == 300
    tree = forced.tree()
    for branch in tree.children:
        if branch.visits:
            assert branch.visits >= int((8.0 * branch.prior * 300) ** 0.5) - 1
    assert visits(usual.think(state, 5)) != visits(found)
    best = max(found, key=lambda one: one.visits)
    assert sum(one.share for one in found) == pytest.approx(1.0)
    assert best.share > best.visits / 300
    assert all(one.share <= one.visits / best.visits * best.share + 1e-9 for one in found)
    assert [one.share for one in searching(300).think(state, 5)] == [
        line / 300 for line in visits(usual.think(state, 5))
    ]


# ---- the tree


def test_the_tree_can_be_looked_at() -> None:
    state = opening()
    bot = searching(200)
    with pytest.raises(ValueError, match="after it has thought"):
        bot.tree()
    found = bot.think(state, 5)
    tree = bot.tree()
    assert (tree.action, tree.seat, tree.visits) == (-1, -1, 201)
    assert [(branch.action, branch.visits) for branch in tree.children] == [(one.action, one.visits) for one in found]
    best = max(found, key=lambda one: one.visits)
    branch = tree.after(best.action)
    assert branch.seat == state.to_move
    assert branch.value == pytest.approx(best.expected)
    assert -1.0 <= branch.worth <= 1.0 and 0.0 < branch.prior < 1.0 and branch.available == 200
    assert sum(below.visits for below in branch.children) == best.visits - 1, "the first visit was judged as it stood"
    with pytest.raises(KeyError):
        tree.after(best.action, 10_000)
    for name in ("visits", "prior", "value", "children"):
        with pytest.raises(AttributeError):
            setattr(branch, name, 1)


def test_the_tree_has_a_text_in_both_languages() -> None:
    state = opening()
    bot = searching(200)
    best = max(bot.think(state, 5), key=lambda one: one.visits)
    lines = bot.tree().text(depth=2, most=3).splitlines()
    assert lines[0].split() == ["tried", "expected", "prior"]
    assert len(lines) > 6
    assert lines[1].split()[0] == str(best.visits)
    assert lines[1].endswith(f"{state.to_move + 1}: {state.game.action_text(state, best.action, 'en')}")
    assert lines[2].startswith(" ") and "  " in lines[2]
    assert bot.tree().text(lang="it").splitlines()[0].split()[:2] == ["prove", "atteso"]


def test_a_line_that_the_example_does_not_have_is_told_by_numbers() -> None:
    state = ludoteca.make("pocket_mars", players=3).start(3)
    bot = SearchBot(state.game.strategy(), 200, evaluator=Digits())
    bot.think(state, 5)

    def known(branch: Branch) -> list[Branch]:
        return [branch, *(deeper for below in branch.children for deeper in known(below))]

    found = known(bot.tree())
    assert {branch.seat for branch in found} >= {-1, 0, 1}
    assert sum(1 for branch in found if branch.seat < 0) > 1, "somebody has other cards in other worlds"
    assert bot.tree().text(depth=9, most=9)


def test_positions_side_by_side_have_a_tree_each() -> None:
    states = [opening(1), opening(2)]
    bot = searching(30)
    found = bot.think_all(states, [1, 1])
    for tree, advices in zip(bot.trees(), found, strict=True):
        assert [branch.visits for branch in tree.children] == visits(advices)


# ---- what is kept


def four() -> State:
    """A game without chance and secrets."""
    return ConnectFour({}).start(1)


def keeping(simulations: int = 200, **parts: Any) -> SearchBot:
    return SearchBot(Strategy(), simulations, **{"evaluator": Digits(), "batch": 1, "reuse": True, **parts})


def usual_line(tree: Branch) -> list[int]:
    """What was tried most, and what was tried most after it."""
    first = max(tree.children, key=lambda branch: branch.visits)
    return [first.action, max(first.children, key=lambda branch: branch.visits).action]


def as_found(found: list[Advice]) -> list[tuple[int, int, float]]:
    return [(one.action, one.visits, one.expected) for one in found]


def test_a_kept_tree_goes_on_as_if_it_had_been_searched_from_there() -> None:
    """Without chance and secrets a subtree depends on nothing but how often it was visited."""
    state, bot = four(), keeping(300)
    bot.think(state, 1)
    compared = 0
    for seed in range(2, 8):
        tree = bot.tree()
        line = usual_line(tree)
        for action in line:
            state.apply(action)
        kept = sum(branch.visits for branch in tree.after(*line).children)
        found = bot.think(state, seed)
        assert sum(visits(found)) == kept + 300
        assert as_found(found) == as_found(keeping(kept + 300).think(state, 9))
        compared += kept > 30
    assert compared > 2, "there was something to keep"


def test_without_reuse_nothing_is_kept() -> None:
    state, bot = four(), keeping(100, reuse=False)
    first = as_found(bot.think(state, 5))
    state.apply(3)
    state.apply(3)
    assert sum(visits(bot.think(state, 5))) == 100
    assert as_found(bot.think(four(), 5)) == first


def test_one_bot_on_two_seats_keeps_a_tree_for_each() -> None:
    state, bot = four(), keeping(200, batch=8)
    more = {0: 0, 1: 0}
    for seed in range(12):
        more[state.to_move] += sum(visits(bot.think(state, seed))) > 200
        state.apply(max(bot.tree().children, key=lambda branch: branch.visits).action)
    assert min(more.values()) > 3


def test_searches_side_by_side_keep_theirs() -> None:
    bot = keeping(200, batch=2)
    others = [four(), four(), four()]
    bot.think_all(others, [1, 2, 3])
    for state, tree in zip(others, bot.trees(), strict=True):
        for action in usual_line(tree):
            state.apply(action)
    assert others[0] == others[1] == others[2], "all three stand alike again"
    kept = [sum(visits(found)) > 200 for found in bot.think_all(others, [4, 5, 6])]
    assert kept == [True, True, True]
    assert len({id(branch._node) for branch in bot.trees()}) == 3, "each grows a tree of its own"


def total(state: State, bot: SearchBot, seed: int) -> int:
    return sum(visits(bot.think(state, seed)))


class Openly(Turn):
    """Nobody looks without being shown, or rolls the die, of which nobody else would see anything."""

    def legal(self, state: ToyState) -> list[int]:
        return [WAIT, SHOW]


class Sudden(Openly):
    """Who waits with the highest card has won at once."""

    def play(self, state: ToyState, action: int) -> None:
        seat = state.to_move
        super().play(state, action)
        if action == WAIT and state.cards[seat] == 8:
            state.to_move = -1


class Open(Toy):
    name: ClassVar[str] = "open"
    turn: ClassVar[type[Turn]] = Openly

    def _check_options(self) -> None:
        super()._check_options()
        self.asks([self.turn()], self.answers[:1])


class Hasty(Open):
    name: ClassVar[str] = "hasty"
    turn: ClassVar[type[Turn]] = Sudden


@pytest.mark.parametrize(
    ("rules", "mine", "theirs", "kept"),
    [
        (Open, WAIT, WAIT, True),
        (Open, SHOW, WAIT, True),
        (Open, WAIT, SHOW, False),  # the card that was shown would have been another in other worlds
        (Hasty, SHOW, WAIT, False),  # in other worlds the game would be over
        (Toy, WAIT, WAIT, False),  # who waits cannot be told from who rolls the die
        (Toy, WAIT, LOOK, False),  # somebody has seen the card: it might have been shown
    ],
)
def test_only_what_was_found_out_in_worlds_that_are_still_possible_is_kept(
    rules: type[Toy], mine: int, theirs: int, kept: bool
) -> None:
    state, bot = rules({}).start(1), keeping(300, exploration=5.0)
    assert total(state, bot, 1) == 300
    state.apply(mine)
    state.apply(theirs)
    assert (total(state, bot, 2) > 300) == kept


class Other(Open):
    name: ClassVar[str] = "other"


def test_a_tree_of_another_game_is_not_kept() -> None:
    bot = keeping(300, exploration=5.0)
    total(Open({}).start(1), bot, 1)
    state = Other({}).start(1)
    state.apply(WAIT)
    state.apply(WAIT)
    assert total(state, bot, 2) == 300


def test_a_deep_tree_can_be_thrown_away() -> None:
    code = (
        "from ludoteca.bots.tree import Node\n"
        "for _ in range(40):\n"
        "    node = Node(0, 1.0)\n"
        "    for _ in range(3000):\n"
        "        above = Node(1, 1.0)\n"
        "        above.children = [node]\n"
        "        node = above\n"
    )
    told = {**os.environ, "PYTHONMALLOC": "debug"}  # memory that is written to by mistake is noticed
    assert subprocess.run([sys.executable, "-c", code], check=False, env=told).returncode == 0
