"""Chance told outcome by outcome: complete, exact, and the same as what the dice do."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction
from math import comb

import pytest

import ludoteca
from ludoteca.engine import Dice, Game, State
from ludoteca.engine.chance import Outcome, openings, outcomes
from ludoteca.engine.dice import MOST_ANSWERS, Undecided
from ludoteca.engine.errors import ChanceError
from tests.kuhn import BET, PASS, Kuhn
from tests.toy import DIE, LOOK, ROLL, WAIT, Deed, Toy, ToyState, Turn


def key(state: State) -> tuple[int, ...]:
    return tuple(state.packed())


# ---- dice with a script


def asked(dice: Dice, ask: str) -> list[int]:
    with pytest.raises(Undecided) as undecided:
        dice.roll() if ask == "roll" else dice.shuffle([1, 2, 2, 2])
    return undecided.value.weights


def test_dice_give_what_their_script_says_and_then_ask() -> None:
    dice = Dice.scripted([5, 0, 3])
    assert (dice.roll(), dice.choice([7, 8, 9]), dice.below(300)) == (6, 7, 3)
    assert asked(dice, "roll") == [1] * 6
    assert dice.given == 3


def test_what_can_come_out_in_one_way_only_is_not_asked() -> None:
    dice = Dice.scripted([])
    same = [4, 4, 4]
    dice.shuffle(same)
    assert (dice.below(1), dice.roll(1), dice.choice([9]), same, dice.given) == (0, 1, 9, [4, 4, 4], 0)


def test_of_equal_things_in_a_shuffle_it_is_not_asked_which_is_which() -> None:
    assert asked(Dice.scripted([]), "shuffle") == [1, 3]
    cards = [1, 2, 2, 2]
    Dice.scripted([0]).shuffle(cards)
    assert cards == [2, 2, 2, 1]


def test_every_source_of_such_dice_is_the_same_script() -> None:
    dice = Dice.scripted([1, 0])
    assert (dice.source(3).below(2), dice.source(0).below(2)) == (1, 0)


def test_such_dice_are_copied_and_compared_like_any() -> None:
    dice = Dice.scripted([1, 1])
    twin = dice.clone()
    assert twin == dice != Dice.scripted([1, 0])
    assert dice.below(2) == 1
    assert twin != dice
    assert twin.below(2) == 1
    assert Dice.scripted([]) != Dice.keyed(bytes(32))


def test_such_dice_are_written_and_read_like_any() -> None:
    for dice in (Dice.scripted([]), Dice.scripted([3, 300])):
        assert [Dice.read(text) for text in dice.written()] == [dice]
    assert Dice.scripted([3, 300]).written() == ["script 03002c01 0"]
    for text in ("script 0300 2", "script 03x0 0", "script 0300"):
        with pytest.raises(ValueError, match=r"."):
            Dice.read(text)
    position = openings(Kuhn({}))[0].position
    assert position.game.position(position.notation(whole=True)) == position


def test_numbers_that_cannot_be_listed_are_refused() -> None:
    with pytest.raises(ChanceError, match="between 0 and 1"):
        Dice.scripted([]).unit()
    with pytest.raises(ChanceError, match="65,537"):
        Dice.scripted([]).below(MOST_ANSWERS + 1)


# ---- openings


def test_every_deal_of_three_cards_is_there_once_and_always_in_the_same_order() -> None:
    dealt = [(outcome.position.notation()[6:12], outcome.probability) for outcome in openings(Kuhn({}))]
    assert sorted(dealt) == [
        (str([one, other]), Fraction(1, 6)) for one in range(3) for other in range(3) if one != other
    ]
    assert dealt == [(outcome.position.notation()[6:12], outcome.probability) for outcome in openings(Kuhn({}))]


@pytest.mark.parametrize("copies", [1, 2])
def test_equal_cards_are_one_outcome_as_likely_as_there_are_ways_to_deal_them(copies: int) -> None:
    game = Kuhn({"copies": copies})
    found: dict[tuple[int, int], Fraction] = {}
    for outcome in openings(game):
        assert outcome.position.to_move == 0
        cards = outcome.position.cards  # type: ignore[attr-defined]
        found[cards[0], cards[1]] = outcome.probability
    ways = comb(3 * copies, 2) * 2
    for (one, other), probability in found.items():
        assert probability == Fraction(copies * (copies - 1 if one == other else copies), ways)
    assert len(found) == (6 if copies == 1 else 9)


@pytest.mark.parametrize(
    "game",
    [
        Kuhn({"copies": 2}),
        ludoteca.make("marrak_hesh", size="miniature", players=3),
        ludoteca.make("mars_needs_mechanics", size="miniature", players=2),
    ],
    ids=str,
)
def test_the_dice_deal_each_opening_as_often_as_it_is_likely(game: Game) -> None:
    deals = 6000
    expected = {key(outcome.position): outcome.probability for outcome in openings(game)}
    assert sum(expected.values()) == 1
    dealt = Counter(key(game.start(seed)) for seed in range(deals))
    assert set(dealt) == set(expected), "the same positions, and no other"
    surprise = sum((dealt[one] - deals * share) ** 2 / (deals * share) for one, share in expected.items())
    assert surprise < 2 * len(expected) + 20, "the seeds are fixed, so this is no luck"


def test_a_deal_with_too_many_outcomes_is_refused_with_a_sentence() -> None:
    for game in (Kuhn({"copies": 9}), ludoteca.make("marrak_hesh"), ludoteca.make("pocket_mars")):
        with pytest.raises(ChanceError, match=f"the game {game.name} with these options .* more than 4,096"):
            openings(game)
    with pytest.raises(ChanceError, match="more than 5 of them"):
        openings(Kuhn({}), most=5)
    assert len(openings(Kuhn({}), most=6)) == 6


# ---- what an action leads to


class Throw(Turn):
    """A third of the roll becomes the own card: 0, 1 or 2."""

    def play(self, state: ToyState, action: int) -> None:
        if action == ROLL:
            state.cards[state.to_move] = state.dice.source(DIE).roll() // 3
        super().play(state, WAIT)


class Gamble(Toy):
    """The toy with a die that counts."""

    def _check_options(self) -> None:
        self.asks([Throw()], [Deed(0, 5)])


def first(game: Game) -> Outcome:
    return openings(game)[0]


def test_an_action_without_chance_has_one_outcome_and_leaves_the_position_alone() -> None:
    state = first(Kuhn({})).position
    before = key(state)
    (only,) = outcomes(state, BET)
    assert only.probability == 1
    assert key(state) == before
    twin = state.clone()
    twin.apply(BET)
    assert twin == only.position


def test_a_roll_that_changes_nothing_is_one_outcome() -> None:
    (only,) = outcomes(Toy({}).start(1), ROLL)
    assert only.probability == 1


def test_a_roll_that_counts_is_told_outcome_by_outcome() -> None:
    state = Gamble({}).start(1)
    found = outcomes(state, ROLL)
    shares = [(outcome.position.scores()[0], outcome.probability) for outcome in found]
    assert shares == [(0, Fraction(2, 6)), (1, Fraction(3, 6)), (2, Fraction(1, 6))]
    later = outcomes(found[2].position, ROLL)
    assert [outcome.position.scores()[0] for outcome in later] == [2, 2, 2]
    with pytest.raises(ChanceError, match="more than 5 of them"):
        outcomes(state, ROLL, most=5)


def test_an_illegal_action_is_refused_as_ever() -> None:
    with pytest.raises(ludoteca.IllegalAction):
        outcomes(first(Kuhn({})).position, 7)


def test_the_position_of_an_outcome_draws_nothing_by_itself() -> None:
    state = outcomes(Toy({}).start(1), LOOK)[0].position
    with pytest.raises(ChanceError, match="6 outcomes are possible"):
        state.apply(ROLL)


def test_the_same_actions_lead_to_the_same_positions_as_a_game_of_the_same_deal() -> None:
    for name in ("marrak_hesh", "mars_needs_mechanics"):
        game = ludoteca.make(name, players=2, size="miniature")
        by_deal = {key(outcome.position): outcome.position for outcome in openings(game)}
        for seed in range(20):
            played = game.start(seed)
            told = by_deal[key(played)]
            while not played.is_over:
                assert told.legal_actions() == played.legal_actions()
                action = played.choices[seed % len(played.choices)]
                played.apply(action)
                (outcome,) = outcomes(told, action)
                told = outcome.position
                assert key(told) == key(played)
            assert told.returns() == played.returns()


def test_an_outcome_can_be_kept() -> None:
    for outcome in openings(Kuhn({"copies": 2})):
        kept = pickle.loads(pickle.dumps(outcome))
        assert (kept.position, kept.probability) == (outcome.position, outcome.probability)


def test_pass_and_bet_end_as_they_should() -> None:
    state = first(Kuhn({})).position
    for action in (PASS, BET, BET):
        (outcome,) = outcomes(state, action)
        state = outcome.position
    assert sorted(state.returns()) == [-2.0, 2.0]
