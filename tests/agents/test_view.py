"""What a seat is told in text: all that it needs, in both languages, and nothing that it may not know."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.agents import read_answer, refusal_text, rules_text, seat_text
from ludoteca.agents.view import MOST_NEWS, heard
from ludoteca.engine import State
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import IllegalAction, UnknownAction

GAMES = ludoteca.games()


def positions(name: str, count: int, every: int = 7) -> list[State]:
    """Some positions of a game that is played at random, told with events."""
    state, dice, found = ludoteca.make(name).start(5, events=True), Dice.seeded(3), []
    for number in range(count * every):
        if state.is_over:
            break
        state.apply(dice.choice(state.choices))
        if number % every == 0:
            found.append(state.clone())
            found[-1].events, found[-1].telling = list(state.events), True
    return found


def told(state: State, seat: int, lang: str) -> str:
    return seat_text(state, seat, lang, heard(state.events, seat, lang))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_read_the_same(name: str) -> None:
    differing = 0
    for number, state in enumerate(positions(name, 3, 11)):
        for seat in (0, state.game.players - 1):
            world, lang = state.redeal(seat, number), ("en", "it")[number % 2]
            differing += world != state
            assert told(world, seat, lang) == told(state, seat, lang)
    assert differing > 0 or not ludoteca.make(name).hides, "no world was another one: this proves nothing"


def test_a_text_that_says_more_would_be_noticed() -> None:
    """The same comparison, with what another seat is told: what is hidden from one does stand in the other's."""
    state = positions("pocket_mars", 1)[0]
    assert any(told(state.redeal(0, seed), 1, "en") != told(state, 1, "en") for seed in range(6))


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_told_and_can_be_answered_by_its_number_and_its_words(name: str) -> None:
    for state, lang in zip(positions(name, 2), ("en", "it"), strict=True):
        text = told(state, state.to_move, lang)
        assert state.question().text(lang) in text and "\x1b" not in text
        for action in state.choices:
            assert f"{action}  {state.game.action_text(state, action, lang)}" in text
        last = state.choices[-1]
        for answer in (str(last), state.game.action_text(state, last, lang), f"So: [12345678]\n[ {last} ]"):
            assert read_answer(state, answer, lang) == last


def test_a_seat_that_is_not_asked_sees_no_choices() -> None:
    state = ludoteca.make("marrak_hesh").start(1, events=True)
    text = told(state, 1 - state.to_move, "en")
    assert "The game is not over: Player 2 is to move." in text and "Transport to dock" not in text


def test_the_end_is_told_with_every_line_of_the_score_sheets() -> None:
    state, dice = ludoteca.make("marrak_hesh").start(1, events=True), Dice.seeded(1)
    while not state.is_over:
        state.apply(dice.choice(state.choices))
    text = told(state, 0, "en")
    for seat in range(2):
        for line in state.score_sheet(seat):
            assert line.text("en") in text and f"({line.rule})" in text


def test_of_much_news_the_last_are_told() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    text = seat_text(state, 0, "en", [f"News {number}." for number in range(MOST_NEWS + 5)])
    assert "5 things before these are left out" in text
    assert "News 4." not in text and "- News 5." in text and f"- News {MOST_NEWS + 4}." in text


def test_what_would_do_something_to_a_terminal_is_shown_and_does_nothing() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    assert "\x1b" not in seat_text(state, 0, "en", ["\x1b[2J gone"])


# ---- the rulebook


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_is_told_whole_by_rule_and_by_section(name: str, lang: str) -> None:
    whole = rules_text(name, lang)
    rule = rules_text(name, lang, "r1")
    assert rule.startswith("**R1") and rule.removeprefix("**R1")[:40] in whole
    heading = next(line for line in whole.splitlines() if line.startswith("## ")).removeprefix("## ")
    assert rules_text(name, lang, heading).startswith(f"## {heading}")


def test_rules_that_there_are_not_are_said_so_with_the_contents() -> None:
    text = rules_text("marrak_hesh", "en", "castling")
    assert text.startswith('The rulebook says nothing about "castling".') and "\n- " in text


# ---- refusals


def test_a_refusal_names_the_rule_its_words_and_what_would_be_right() -> None:
    state = ludoteca.make("marrak_hesh").start(3)
    state.apply(3)
    with pytest.raises(IllegalAction) as caught:
        read_answer(state, "3")
    text = refusal_text(state, caught.value)
    assert "(rule R1)" in text and "**R1** Players take turns" in text and "76  Store in row 1, column 2" in text
    italian = refusal_text(state, caught.value, "it")
    assert "(regola R1)" in italian and italian != text


@pytest.mark.parametrize("answer", ["", "castle", "[]", "[castle]", "-1", "1e3", "٣", "x" * 100_000, "\0", "[" * 9000])
def test_what_names_no_choice_is_refused_with_the_choices(answer: str) -> None:
    state = ludoteca.make("marrak_hesh").start(3)
    with pytest.raises(UnknownAction) as caught:
        read_answer(state, answer)
    text = refusal_text(state, caught.value)
    assert "The choices: " in text and len(text) < 3000


def test_after_the_end_nothing_can_be_answered() -> None:
    state, dice = ludoteca.make("marrak_hesh").start(1), Dice.seeded(1)
    while not state.is_over:
        state.apply(dice.choice(state.choices))
    for answer in ("3", "castle"):
        with pytest.raises((UnknownAction, IllegalAction)) as caught:
            read_answer(state, answer)
        assert "over" in refusal_text(state, caught.value)
