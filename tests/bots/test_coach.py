"""The coach: right where the truth is known, silent about what is noise, and blind to what its seat does not know."""

from __future__ import annotations

import pytest

from ludoteca.bots.coach import BEST, GOOD, RISKY, Counsel, coach
from ludoteca.bots.outlook import chance_of, outlooks
from ludoteca.bots.reasons import difference
from ludoteca.engine.phrase import Phrase
from ludoteca.words import LANGUAGES
from tests.bots.fair import GAMBLE, GIVE, LOSE, STAY, TAKE, TWIN, WIN, Fair, fair
from tests.proof.cases import Case, extreme_cases, random_game

NAMES = ("Anna", "Bruno")


def told(*offered: int) -> dict[int, Counsel]:
    return {counsel.action: counsel for counsel in coach(fair(*offered), 800, 5)}


def keys(phrase: Phrase) -> set[str]:
    """A phrase and all that it is made of."""
    found = {phrase.key}
    for part in phrase.args.values():
        found |= keys(part) if isinstance(part, Phrase) else set()
    return found


def test_what_wins_at_once_says_so() -> None:
    found = told(WIN, GIVE)
    assert (found[WIN].verdict, found[WIN].chance, found[WIN].ends) == (BEST, 1.0, True)
    assert found[WIN].reason.text("en") == "Wins the game at once."
    assert found[WIN].reason.text("it") == "Vince subito la partita."


def test_what_loses_at_once_says_so() -> None:
    found = told(LOSE, STAY)
    assert (found[LOSE].verdict, found[LOSE].chance) == (RISKY, 0.0)
    assert found[LOSE].reason.text("en") == "Ends the game at once, and you lose it."


def test_a_choice_that_earns_points_names_their_line() -> None:
    found = told(TAKE, STAY)
    assert found[TAKE].verdict == BEST
    assert found[TAKE].reason.text("en", NAMES) == "You get about 4 points more from “Total”."
    assert found[STAY].verdict == RISKY
    assert found[STAY].reason.text("it", NAMES) == "Ottieni circa 4 punti in meno alla voce «Totale»."


def test_a_choice_that_gives_points_away_says_to_whom() -> None:
    found = told(STAY, GIVE)
    assert found[GIVE].reason.text("en", NAMES) == "Bruno gets about 4 points more."
    assert found[STAY].reason.text("it", NAMES) == "Bruno ottiene circa 4 punti in meno."


def test_two_things_that_speak_for_a_choice_are_told_in_one_sentence() -> None:
    assert told(TAKE, GIVE)[TAKE].reason.text("en", NAMES) == (
        "You get about 4 points more from “Total”, and Bruno gets about 4 points less."
    )


def test_a_gamble_is_called_one() -> None:
    found = told(TAKE, GAMBLE)
    assert found[GAMBLE].verdict == RISKY
    assert keys(found[GAMBLE].reason) & {"coach-swing-leads", "coach-swing-follows"}


def test_what_differs_only_by_chance_is_about_as_good() -> None:
    found = told(STAY, TWIN)
    assert {counsel.verdict for counsel in found.values()} == {BEST, GOOD}
    assert {counsel.reason.key for counsel in found.values()} == {"coach-either"}
    assert {str(counsel.worth) for counsel in found.values()} == {str(found[STAY].worth)}
    good = next(counsel for counsel in found.values() if counsel.verdict == GOOD)
    best = next(counsel for counsel in found.values() if counsel.verdict == BEST)
    assert good.chance <= best.chance


def test_of_many_choices_three_are_told_the_best_first() -> None:
    found = coach(fair(TAKE, GIVE, STAY, LOSE), 800, 5)
    assert [counsel.action for counsel in found] == [TAKE, STAY, GIVE]
    assert found[0].verdict == BEST
    assert [counsel.chance for counsel in found] == sorted((counsel.chance for counsel in found), reverse=True)
    for counsel in found:
        assert counsel.low <= counsel.chance <= counsel.high


def test_a_single_choice_is_not_compared() -> None:
    assert told(STAY)[STAY].reason.key == "coach-only"


def test_all_choices_meet_the_same_worlds() -> None:
    """Twins differ in nothing: in the same world with the same dice their games end alike."""
    one, other = outlooks(fair(STAY, TWIN), [STAY, TWIN], 3, worlds=40, growth=0, seconds=0.0)
    assert [ending.points for ending in one.endings] == [ending.points for ending in other.endings]
    assert len({ending.points for ending in one.endings}) > 5


def test_it_stops_when_its_time_is_up() -> None:
    found = outlooks(fair(TAKE, STAY), [TAKE, STAY], 3, worlds=500, seconds=1e-9)
    assert [len(outlook.endings) for outlook in found] == [1, 1]
    assert [len(outlook.endings) for outlook in outlooks(fair(TAKE), [TAKE], 3, worlds=7)] == [7]


def test_few_worlds_prove_nothing() -> None:
    assert not difference([5.0] * 11, [1.0] * 11).is_clear()
    assert difference([5.0] * 12, [1.0] * 12).is_clear()
    assert not difference([5.0, -5.0] * 12, [0.0] * 24).is_clear()


def test_a_return_stands_for_a_chance() -> None:
    game = Fair({"players": 2})
    assert [chance_of(game, value) for value in (-1.0, 0.0, 0.5, 1.0)] == [0.0, 0.5, 0.75, 1.0]


@pytest.mark.parametrize("case", extreme_cases(), ids=str)
def test_it_says_the_same_in_worlds_that_its_seat_cannot_tell_apart(case: Case) -> None:
    """Nothing hidden reaches the coach, and whatever it says can be said in both languages."""
    looked_at = 0
    for number, (state, _) in enumerate(random_game(case.made(), 11)):
        if number % 17 != 3 or state.is_over or len(state.choices) < 2:
            continue
        seat = state.to_move
        one, other = (coach(state.redeal(seat, seed), 48, 9) for seed in (1, 2))
        for mine, theirs in zip(one, other, strict=True):
            assert mine._replace(advice=theirs.advice) == theirs
            assert mine.advice.visits == theirs.advice.visits and mine.advice.expected == theirs.advice.expected
            for lang in LANGUAGES:
                assert mine.reason.text(lang).endswith(".")
        looked_at += 1
        if looked_at == 2:
            return
    assert looked_at
