"""Comparisons and effects: known truths are found, and nothing else; the same for any number of workers."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

import ludoteca
from ludoteca.engine import SeedError
from ludoteca.lab import LabError, Limit, Side, compare, effects
from ludoteca.lab.compare import KNOWN, STOPPED, UNTIL, Comparison, Goal, Look
from ludoteca.lab.effects import option_effects
from ludoteca.lab.limits import EVERYBODY, MUST, NEVER, WEAK
from ludoteca.lab.measures import GROUPS, Survey, _Skill, measures_of
from ludoteca.lab.sides import bench
from ludoteca.lab.tracing import Watched, Watching
from tests.lab.stall import TURNS, Stall


def side(*limits: Limit, players: int = 2, **options: object) -> Side:
    return Side(Stall({"players": players, **options}), ("random",) * players, limits)


def known(found: Comparison) -> dict[str, int]:
    return {one.measure.name: one.known for one in found.differences()}


# ---- known truths


def test_a_card_that_is_worth_nothing_harms_whoever_may_take_it_and_no_other_does() -> None:
    found = {effect.deed: effect for effect in effects(side(gold=0), 1500, seed=1, jobs=1).effects()}
    assert found["take gold"].known == -1
    assert [deed for deed, effect in found.items() if effect.known == -1] == ["take gold"]
    assert found["take gold"].biased < 0.5 < found["take iron"].biased


def test_a_card_that_wins_is_found_and_taking_anything_else_is_a_loss() -> None:
    found = effects(side(crown="on"), 1500, seed=1, jobs=1).effects()
    assert found[0].deed == "take crown" and found[0].known == 1
    assert not [effect.deed for effect in found[1:] if effect.known == 1]
    assert found[0].more.mean > 0.3


def test_where_all_cards_are_alike_nothing_is_said_of_any() -> None:
    found = effects(side(), 1500, seed=1, jobs=1)
    assert len(found.deeds) == 5, "four kinds of cards, and to take at all"
    assert [effect.known for effect in found.effects()] == [0] * 5


def test_a_seat_that_moves_twice_is_found() -> None:
    for extra, first, second in (("first", 1, -1), ("second", -1, 1)):
        found = known(compare(side(), side(extra=extra), 600, seed=1, jobs=1, measure="seat-1"))
        assert (found["seat-1"], found["seat-2"]) == (first, second)
        assert found["decisions"] == 1, "there is a decision more"
        assert found["choices"] == 0, "each of them as large as the others"


def test_a_card_that_is_worth_less_changes_the_points_and_no_seat() -> None:
    found = known(compare(side(), side(gold=0), 600, seed=1, jobs=1))
    assert (found["points"], found["best"]) == (-1, -1)
    unchanged = ("turn-1", "turn-2", "seat-1", "seat-2", "decisions", "turns", "minutes", "choices")
    assert [found[name] for name in unchanged] == [0] * len(unchanged)


def test_a_game_against_itself_with_other_luck_is_hardly_ever_called_different() -> None:
    alarms = 0
    for run in range(40):
        found = compare(side(), side(other="on"), 100, seed=1000 * run, jobs=1)
        alarms += any(look.more.known for look in found.looks)
    assert alarms <= 2


def test_a_game_against_itself_is_the_same_game() -> None:
    found = compare(side(), side(Limit(0, NEVER, "take nothing at all")), 200, seed=1, jobs=1)
    assert [one.a == one.b for one in found.differences()] == [True] * len(found.measures)
    assert found.played == found.games // 4, "B's games were not played, nor A's with two alike in both rotations"
    assert not found.examples()


# ---- how it is played


def test_a_game_that_nothing_touches_need_not_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = side(players=3, gold=0), side(Limit(1, NEVER, "take gold"), players=3, gold=0)
    quick = compare(*sides, 300, seed=4, jobs=1)
    monkeypatch.setattr(sys.modules["ludoteca.lab.compare"], "only_forbids", lambda a, b: None)
    slow = compare(*sides, 300, seed=4, jobs=1)
    assert quick.differences() == slow.differences()
    assert quick.verdict.a != quick.verdict.b
    assert quick.played < slow.played


@pytest.mark.parametrize("measure", ["", "points-1"])
def test_any_number_of_workers_finds_the_same_and_ends_at_the_same_look(measure: str) -> None:
    game = ludoteca.make("marrak_hesh")
    a, b = Side(game, ("greedy", "random")), Side(game, ("random", "random"))
    one, two = (compare(a, b, 2000, 9, jobs, measure=measure, goal=Goal(known=True)) for jobs in (1, 2))
    assert (one.games, one.looks, one.ended) == (two.games, two.looks, KNOWN)
    assert one.differences() == two.differences()
    assert one.verdict.known == -1
    assert one.games < 2000


def test_it_ends_when_the_interval_is_as_narrow_as_was_asked_for() -> None:
    found = compare(side(), side(gold=0), 100_000, seed=1, jobs=1, goal=Goal(half=0.12))
    assert found.ended == UNTIL
    assert found.looks[-1].more.half <= 0.12 < found.looks[-2].more.half
    assert all(later.more.half <= sooner.more.half for sooner, later in pairwise(found.looks))


def test_many_deals_need_no_more_memory_than_a_few() -> None:
    found = compare(side(), side(other="on"), 3000, seed=1, jobs=1)
    assert found.deals == 1500
    assert max(len(counts) for counts in found._counts) < 200


def test_ctrl_c_gives_what_is_there() -> None:
    def enough(done: int, look: Look) -> None:
        if look.games >= 40:
            raise KeyboardInterrupt

    found = compare(side(), side(gold=0), 100_000, seed=1, jobs=1, progress=enough)
    assert found.ended == STOPPED
    assert 40 <= found.games < 100_000
    assert found.verdict.measure.name == "turn-1"


def test_the_question_is_about_whom_the_change_concerns() -> None:
    asked = [
        (side(), side(gold=0), "turn-1"),
        (side(), side(Limit(1, MUST, "take gold")), "win-2"),
        (side(), side(Limit(EVERYBODY, WEAK, share=0.5)), "win-1"),
        (side(), Side(side().game, ("greedy", "random")), "win-1"),
    ]
    for a, b, name in asked:
        found = Comparison(a, b, 0)
        assert found.measures[found.asked].name == name


def test_the_examples_show_the_difference_and_can_be_replayed() -> None:
    game = ludoteca.make("marrak_hesh")
    found = compare(Side(game, ("greedy", "greedy")), Side(game, ("random", "greedy")), 40, seed=3, jobs=1)
    examples = found.examples()
    assert examples
    for example in examples:
        a, b = example.a.replay(), example.b.replay()
        assert a.is_over and b.is_over
        seat = example.b.seats.index("random")
        assert a.winners() != [1 - seat], "the first player lost by being random"
        assert b.winners() == [1 - seat]


def test_the_pairing_is_worth_what_it_says() -> None:
    """The intervals of pairs against those of as many games without: the ratio of the squares."""
    found = compare(side(gold=0), side(Limit(0, NEVER, "take gold"), gold=0), 800, seed=1, jobs=1)
    number = found.asked
    plain = sum(survey.spread(number) for survey in found.surveys) / (found.block * found.deals)
    more = []
    for deal in range(found.deals):
        games = [[bench(one).game(1 + deal, rotation, Watching()) for rotation in range(2)] for one in found.sides]
        shares = [[game.played.shares(False)[-rotation % 2] for rotation, game in enumerate(some)] for some in games]
        more.append(np.mean(shares[1]) - np.mean(shares[0]))
    paired = np.var(more, ddof=1) / found.deals
    assert found.saved() == pytest.approx(plain / paired * found.games / found.played)
    assert found.saved() > 2.0


# ---- effects


def test_effects_are_those_of_restricted_play() -> None:
    """Worked out again, seat by seat and deal by deal."""
    base = side(gold=0)
    found = effects(base, 200, seed=5, jobs=1, only=["take gold"])
    lost = []
    for deal in range(found.deals):
        free = bench(base).game(5 + deal, 0, Watching()).played.shares(False)
        bound = [
            bench(base._replace(limits=(Limit(seat, NEVER, "take gold"),))).game(5 + deal, 0, Watching())
            for seat in range(2)
        ]
        lost.append(np.mean([free[seat] - bound[seat].played.shares(False)[seat] for seat in range(2)]))
    (effect,) = found.effects()
    assert effect.more.mean == pytest.approx(np.mean(lost))


def test_effects_of_bots_that_plan_are_asked_of_one_seat_at_a_time() -> None:
    game = ludoteca.make("marrak_hesh")
    found = effects(Side(game, ("search:4", "search:4")), 34, seed=5, jobs=1, only=["store"])
    assert found.deeds == ["store"]
    assert found.played >= 2 * found.deals


def test_effects_are_the_same_for_any_number_of_workers() -> None:
    base = Side(ludoteca.make("pocket_mars"), ("random", "random"))
    one, two = (effects(base, 120, 3, jobs, only=["land"]) for jobs in (1, 2))
    assert one.effects() == two.effects()
    assert (one.deals, one.played) == (two.deals, two.played)


def test_options_are_compared_with_the_game_as_it_is() -> None:
    found = {(one.option, one.value): one for one in option_effects(side(), 200, seed=1, jobs=1)}
    assert ("extra", "first") in found and ("gold", 0) in found and ("players", 3) not in found
    comparison = found["extra", "first"].comparison
    number = next(n for n, measure in enumerate(comparison.measures) if measure.name == "decisions")
    assert comparison.interval(number, found["extra", "first"].alpha).known == 1


# ---- measures


def test_what_is_measured_of_a_game_is_what_happened() -> None:
    one = side()
    for seed in range(6):
        watched = bench(one).game(seed, 0, Watching(look=True, steps=True))
        state = one.game.start(seed)
        leads = []
        for step in watched.trace.steps:
            state.apply(step.action)
            best = max(state.scores())
            leads.append([seat for seat, points in enumerate(state.scores()) if points == best])
        trace = watched.trace
        assert (trace.turns, trace.choices, trace.offered) == (2 * TURNS, 2 * TURNS, 6 * TURNS)
        alone = [some[0] for some in leads if len(some) == 1]
        assert trace.leads == sum(before != after for before, after in pairwise(alone))
        assert list(trace.half) == leads[TURNS - 1]
        settled = round(trace.settled * len(leads))
        assert all(set(some) <= set(state.winners()) for some in leads[settled:])
        assert not settled or not set(leads[settled - 1]) <= set(state.winners())
        assert trace.looked is not None
        assert set(trace.looked.rules) == {("asked", "R2"), ("scored", "R1")}, "every action was legal"


def test_a_survey_adds_up() -> None:
    one = side(players=3)
    survey = Survey(one, 1, measures_of([one]))
    games = [bench(one).game(seed, 0, Watching(look=True)) for seed in range(40)]
    for seed, game in enumerate(games):
        survey.add(seed, [game])
    figures = {figure.measure.name: figure for figure in survey.figures()}
    assert sum(figures[f"turn-{place}"].mean for place in (1, 2, 3)) == pytest.approx(1.0)
    assert figures["points"].mean == pytest.approx(np.mean([game.played.scores for game in games]))
    assert figures["points"].low < figures["points"].mean < figures["points"].high
    assert survey.quantiles("decisions", (0.5,)) == [3 * TURNS]
    used = {used.deed: used for used in survey.used()}
    done = Counter(deed for game in games for (_, _, deed), times in game.trace.done for _ in range(times))
    assert {deed: one.times for deed, one in used.items()} == dict(done)
    assert 1.5 < survey.entropy() <= 2.0, "four kinds, about as often each"
    assert survey.dead() == []


def test_what_is_never_chosen_is_found() -> None:
    one = side()
    survey = Survey(one, 1, measures_of([one]))
    for seed in range(20):
        played, trace = bench(one).game(seed, 0, Watching(look=True))
        without = tuple(entry for entry in trace.done if entry[0][2] != "take gold")
        survey.add(seed, [Watched(played, trace._replace(done=without))])
    assert [used.deed for used in survey.dead()] == ["take gold"]


@pytest.mark.parametrize(
    ("deal", "player", "luck"), [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (0.5, 0.3, 0.8)]
)
def test_luck_and_skill_are_told_apart(deal: float, player: float, luck: float) -> None:
    """Results made of a known share of each; the shares of a game add up to one."""
    dice = np.random.default_rng(2)
    skill = _Skill(3)
    strong = player * np.array([1.0, -1.0, 0.0]) / np.sqrt(2 / 3)
    for number in range(20 * GROUPS):
        dealt = deal * dice.normal(size=3)
        dealt -= dealt.mean()
        games = []
        for rotation in range(3):
            noise = luck * dice.normal(size=3)
            sat = np.array([strong[(seat + rotation) % 3] for seat in range(3)])
            games.append((1 / 3 + dealt + sat + noise - noise.mean()).tolist())
        skill.add(number, games)
    found = {part.part: part for part in skill.parts()}
    # what is centred on each game loses a third; that of the players does not
    parts = {"deal": deal**2 * 2 / 3, "players": player**2, "rest": luck**2 * 2 / 3}
    for name, square in parts.items():
        assert found[name].share == pytest.approx(square / sum(parts.values()), abs=0.08)
        assert found[name].low <= found[name].share <= found[name].high


# ---- what cannot be


def test_what_cannot_be_compared_is_refused_in_a_sentence() -> None:
    one = side()
    with pytest.raises(LabError, match="the same game for the same number of players"):
        compare(one, side(players=3), 100, jobs=1)
    with pytest.raises(LabError, match="one deal takes 4"):
        compare(one, side(Limit(0, NEVER, "take gold")), 3, jobs=1)
    with pytest.raises(LabError, match=r'Nobody measures "luck" here; there are: turn-1'):
        compare(one, side(gold=0), 100, jobs=1, measure="luck")
    with pytest.raises(LabError, match="player from 1 to 2"):
        compare(one, side(Limit(2, NEVER, "take gold")), 100, jobs=1)
    with pytest.raises(SeedError):
        compare(one, side(gold=0), 100, seed=-1, jobs=1)
    with pytest.raises(LabError, match="5 games are too few"):
        effects(one, 5, jobs=1)
    with pytest.raises(LabError, match="same bot"):
        effects(Side(one.game, ("random", "greedy")), 100, jobs=1)
    with pytest.raises(LabError, match=r'Nothing that was done fits "give"; kinds of deeds that were done: take'):
        effects(one, 100, jobs=1, only=["give"])
    cooperative = ludoteca.make("martians", mode="cooperative", players=2)
    with pytest.raises(LabError, match="all win or lose together"):
        effects(Side(cooperative, ("random", "random")), 100, jobs=1)
