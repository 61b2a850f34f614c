"""A review: right where the truth is known, blind to what its seat does not know, the same whoever works it out."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Driver, GreedyBot, RandomBot
from ludoteca.engine import Record
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import RecordError
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, house
from ludoteca.review import (
    Budget,
    Piece,
    Review,
    ReviewError,
    judged,
    judging,
    own_decisions,
    pieces_of,
    put_together,
    review,
)
from ludoteca.review.codec import CODEC, packed, review_from_json, review_to_json, to_json, unpacked
from ludoteca.review.judge import judge, verdict_of
from ludoteca.review.opening import opened
from ludoteca.review.pieces import BEST, BLUNDER, DOUBTFUL, GOOD, MISTAKE, ONLY, Judgement
from ludoteca.review.scales import Scale, scaled
from ludoteca.words import LANGUAGES
from tests.bots.fair import GAMBLE, GIVE, LOSE, STAY, TAKE, TWIN, WIN, fair
from tests.proof.cases import Case, extreme_cases, random_game, sampled

QUICK = Budget(40, closer=1)


def said(action: int, *offered: int, simulations: int = 600) -> Judgement:
    return judge(fair(*offered), action, Budget(simulations), 5)


def played(name: str, seed: int = 1, **options: Any) -> Record:
    """A game of a quick bot and others that play anything."""
    game = ludoteca.make(name, **options)
    record, state = Record.of(game, seed, ["greedy", *["random"] * (game.players - 1)]), game.start(seed)
    strategy = game.strategy()
    dice = Dice.seeded(seed)
    while not state.is_over:
        choices = state.choices
        action = GreedyBot(strategy).choose(state.redeal(0, 1), 1) if state.to_move == 0 else dice.choice(choices)
        record.actions.append(action)
        state.apply(action)
    return record


@pytest.fixture(scope="module")
def small() -> tuple[Record, Review]:
    """A short game of cards, reviewed."""
    record = played("pocket_mars", players=2, round_limit=10)
    return record, review(record, QUICK)


# ---- where the truth is known


def test_what_is_best_costs_nothing() -> None:
    found = said(TAKE, TAKE, GIVE)
    assert (found.verdict, found.cost, found.skill) == (BEST, 0.0, (0.0, 0.0))
    assert [choice.action for choice in found.choices] == [TAKE, GIVE]


def test_the_chance_of_a_position_hangs_on_more_than_a_few_worlds() -> None:
    assert [said(TAKE, *offered).choices[0].games for offered in ((TAKE, GIVE), (TAKE,))] == [64, 64]


def test_what_gives_points_away_is_a_blunder_and_says_why() -> None:
    found = said(GIVE, TAKE, GIVE)
    assert found.verdict == BLUNDER
    assert 0.5 < found.low < found.cost < found.high <= 1.0  # 4 points more against 4 less, and a die for each
    assert found.skill[0] == pytest.approx(-found.cost)
    assert sum(found.skill) == pytest.approx(0.0)
    assert found.line[0] == TAKE
    assert found.why is not None
    assert "4 points" in found.why.phrase.text("en", ("Anna", "Bruno"))


def test_two_choices_that_are_worth_the_same_are_both_right() -> None:
    for action in (STAY, TWIN):
        found = said(action, STAY, TWIN)
        assert found.verdict in (BEST, GOOD)
        assert found.skill == (0.0, 0.0)
        assert found.why is None


def test_a_gamble_is_judged_by_what_it_promised_and_not_by_how_it_ended() -> None:
    taken = fair(TAKE, GAMBLE)
    chances = {judge(taken.redeal(0, seed), GAMBLE, Budget(600), 5).cost for seed in range(3)}
    assert len(chances) == 1
    assert 0.2 < chances.pop() < 0.6


def test_what_ends_the_game_is_known_for_sure() -> None:
    won, lost = said(WIN, WIN, LOSE).choices
    assert (won.action, lost.action) == (WIN, LOSE)
    assert won.chance > 0.99
    assert lost.chance < 0.01
    assert said(LOSE, WIN, LOSE).verdict == BLUNDER


def test_verdicts_need_a_loss_beyond_the_noise() -> None:
    assert [verdict_of(cost, 0.001) for cost in (0.01, 0.03, 0.06, 0.2)] == [GOOD, DOUBTFUL, MISTAKE, BLUNDER]
    assert verdict_of(0.2, -0.001) == GOOD


def test_chances_with_open_cards_are_those_of_the_dice() -> None:
    state = fair(TAKE, GIVE)
    state.apply(TAKE)
    found = opened(state, Budget(32000), 3)
    assert found.chances[0] == pytest.approx(34.5 / 36, abs=3 * found.error + 0.01)  # 4 points ahead, a die each
    assert sum(found.chances) == pytest.approx(1.0)


# ---- whose knowledge


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_what_is_said_is_equal_in_all_worlds_that_the_seat_cannot_tell_apart(case: Case) -> None:
    game = case.made()
    for state in sampled(game, 3, 3)[:3]:
        if state.is_over:
            continue
        action = state.choices[-1]
        first = judge(state, action, QUICK, 9)
        for seed in range(2):
            assert judge(state.redeal(state.to_move, seed), action, QUICK, 9) == first


def test_own_decisions_of_an_unfinished_game_look_at_no_open_cards(small: tuple[Record, Review]) -> None:
    record, whole = small
    begun = replace(record, actions=record.actions[:9])
    found = own_decisions(begun, 1, QUICK)
    assert found
    assert {piece.judgement.seat for piece in found} == {1}
    assert {piece.open for piece in found} == {()}
    assert [piece.judgement for piece in found] == [whole.pieces[piece.number].judgement for piece in found]


# ---- the whole


def test_start_skill_and_luck_are_the_result(small: tuple[Record, Review]) -> None:
    record, whole = small
    assert [piece.number for piece in whole.pieces] == list(pieces_of(record))
    assert sum(whole.result) == pytest.approx(1.0)
    for piece in whole.pieces:
        assert sum(piece.open) == pytest.approx(1.0)
        assert sum(piece.judgement.skill) == pytest.approx(0.0)
    for one in whole.sums():
        assert one.start + one.skill + one.luck == pytest.approx(one.result)
        assert one.start == whole.start[one.seat]
    assert sum(one.luck for one in whole.sums()) == pytest.approx(0.0)


def test_who_plays_anything_loses_more_than_who_looks_ahead(small: tuple[Record, Review]) -> None:
    _, whole = small
    greedy, blind = whole.sums()
    assert blind.own < greedy.own <= 0.0
    assert blind.accuracy < greedy.accuracy <= 100.0
    assert blind.mistakes + blind.blunders > 0


def test_a_piece_is_the_same_in_any_order_and_alone(small: tuple[Record, Review]) -> None:
    record, whole = small
    some = [7, 2, 11]
    alone = [judged(record, [number], QUICK)[0] for number in some]
    assert alone == [whole.pieces[number] for number in some]
    assert judged(record, some, QUICK) == sorted(alone)
    assert put_together(list(reversed(whole.pieces)), whole.result) == whole
    assert next(judging(record, [5], QUICK)) == whole.pieces[5]
    assert judged(record, [2], QUICK._replace(seed=2)) != [whole.pieces[2]]


def test_a_single_choice_is_not_judged() -> None:
    for state, action in random_game(ludoteca.make("mars_needs_mechanics", players=2), 4):
        if len(state.choices) == 1:
            found = judge(state, action, QUICK, 1)
            assert (found.verdict, len(found.choices), found.cost) == (ONLY, 1, 0.0)
            return
    pytest.fail("no such decision")


def test_chances_stay_chances_on_any_scale() -> None:
    game = ludoteca.make("pocket_mars", players=3)
    for power in (0.3, 1.0, 4.0):
        found = scaled(game, (0.0, 0.25, 0.75), power)
        assert sum(found) == pytest.approx(1.0)
        assert found[0] < found[1] < found[2]
    assert scaled(game, (0.25, 0.25, 0.5), 1.0) == pytest.approx((0.25, 0.25, 0.5))
    assert scaled(ludoteca.make("martians", players=2, mode="cooperative"), (0.3, 0.3), 2.0)[0] < 0.3
    assert Scale().power == 1.0


# ---- how it is kept


def test_pieces_are_kept_to_the_letter(small: tuple[Record, Review]) -> None:
    _, whole = small
    for piece in whole.pieces:
        assert unpacked(packed(piece)) == piece
    assert any(piece.judgement.why is not None for piece in whole.pieces)
    assert review_from_json(json.loads(json.dumps(review_to_json(whole)))) == whole


def test_what_is_no_piece_is_refused_with_a_sentence(small: tuple[Record, Review]) -> None:
    piece: Piece = small[1].pieces[0]
    old = {**to_json(piece), "review": CODEC - 1}
    cut = {key: value for key, value in to_json(piece).items() if key != "judgement"}
    verdict = to_json(piece)
    verdict["judgement"]["verdict"] = "superb"
    for text in ("{", "[]", "[" * 100_000, json.dumps(old), json.dumps(cut), json.dumps(verdict)):
        with pytest.raises(ReviewError) as refused:
            unpacked(text)
        assert all(refused.value.text(lang) for lang in LANGUAGES)
    with pytest.raises(ReviewError):
        review_from_json({"pieces": [], "result": "x"})
    deep = house("ui-total")
    for _ in range(20):
        deep = Phrase("house", "seat", {"number": deep})
    far = to_json(piece)
    far["judgement"]["why"] = [_nested(deep), None]
    with pytest.raises(ReviewError):
        unpacked(json.dumps(far))


def _nested(phrase: Phrase) -> list[Any]:
    args = {key: _nested(value) if isinstance(value, Phrase) else value for key, value in phrase.args.items()}
    return [phrase.home, phrase.key, args]


# ---- bad input


def refused(record: Record, numbers: Any, budget: Budget = QUICK, seat: int | None = None) -> str:
    with pytest.raises((ReviewError, RecordError)) as found:
        judged(record, numbers, budget, seat)
    assert found.value.text("en") != found.value.text("it")
    return found.value.phrase.key


def test_what_cannot_be_reviewed_is_refused(small: tuple[Record, Review]) -> None:
    record, _ = small
    begun = replace(record, actions=record.actions[:9])
    assert refused(begun, [0]) == "review-unfinished"
    with pytest.raises(ReviewError):
        review(begun, QUICK)
    with pytest.raises(ReviewError):
        review(replace(record, actions=[]), QUICK)
    assert refused(replace(record, rules_version=0), [0]) == "record-rules"
    assert refused(replace(record, content="0" * 16), [0]) == "record-content"
    assert refused(replace(record, actions=[*record.actions[:5], 9999]), [0]) == "record-illegal"
    assert refused(record, [len(record.actions)]) == "review-number"
    assert refused(record, [-1]) == "review-number"
    assert refused(record, [0], seat=2) == "review-seat"
    assert refused(record, [0], seat=-1) == "review-seat"


@pytest.mark.parametrize(
    "budget",
    [Budget(0), Budget(10**9), Budget(seconds=-1.0), Budget(seconds=float("nan")), Budget(closer=0), Budget(seed=-1)],
)
def test_a_budget_out_of_range_is_refused(small: tuple[Record, Review], budget: Budget) -> None:
    assert refused(small[0], [0], budget) == "review-budget"


def test_a_game_of_one_seat_and_one_that_is_won_together_can_be_reviewed() -> None:
    for name, options in (("pocket_mars", {"players": 1}), ("martians", {"players": 2, "mode": "cooperative"})):
        record = played(name, 2, **options)
        some = judged(record, [0, len(record.actions) // 2], QUICK)
        for piece in some:
            assert all(0.0 <= chance <= 1.0 for chance in piece.open)
            assert len(set(piece.open)) == 1


def test_seconds_bound_a_judgement() -> None:
    found = judge(fair(TAKE, GIVE), GIVE, Budget(1_000_000, seconds=0.05), 1)
    assert sum(choice.games for choice in found.choices) < 1_000_000
    assert found.choices[0].chance >= found.choices[1].chance


def test_nothing_of_a_state_is_changed_by_looking_at_it() -> None:
    state: State = ludoteca.make("pocket_mars", players=2).start(3)
    before = state.clone()
    judge(state, state.choices[0], QUICK, 1)
    opened(state, QUICK, 1)
    assert state == before
    Driver([RandomBot(), RandomBot()], 1).play(state)
    assert state.is_over


def test_where_few_worlds_give_no_reason_more_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.review.judge.TOLD", 4)
    why = said(GIVE, TAKE, GIVE).why
    assert why is not None and why.phrase.key == "coach-and"
