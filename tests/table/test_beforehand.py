"""Answers left beforehand: what ends them, when they are given, and that they hang on what their seat knows alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.engine.event import Event
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.table import Table
from ludoteca.table.beforehand import (
    GONE,
    MOST_DAYS,
    MOST_TIMES,
    PAST,
    SHOWN,
    SHUFFLED,
    STOPS,
    TAKEN_BACK,
    TOUCHED,
    BadAnswer,
    Beforehand,
    check,
    chosen,
    left,
    looked,
    shows,
    shuffles,
    touches,
    why_not,
)
from ludoteca.table.deeds import answer_called, answers
from ludoteca.table.foresight import foreseen
from tests.club.played import people, table
from tests.table.test_clocks import FISCHER, POST, _opening

NOW = 1_000_000.0
WORDS = (house("undo-nothing"), house("game-over"))


def _left(found: Table, question: str, choice: str, *stops: str, times: int = 1) -> Beforehand:
    return left(found, question, choice, WORDS, times, 7, stops, NOW)


def _plays(found: Table, called: str = "") -> None:
    """Whoever is asked gives that answer, or the first."""
    state = found.state
    action = answer_called(state, called) if called else state.choices[0]
    found.take(found.act(found.asked, found.version, action))


def _next_of(found: Table, seat: int) -> tuple[str, str]:
    """What a seat will be asked first, and one of its answers, in a game in which both do what is first."""
    world = found.state.clone()
    while world.to_move != seat:
        world.advance(world.choices[0])
    return world.game.decisions[world.asked].name, next(iter(answers(world)))


def _random_states(game: Game, seed: int, most: int = 250) -> Iterator[tuple[State, int, State]]:
    dice = random.Random(seed)
    state = game.start(seed, events=True)
    for _ in range(most):
        if state.is_over:
            return
        before, action = state.clone(), dice.choice(state.choices)
        state.apply(action)
        yield before, action, state


@pytest.mark.parametrize("name", sorted(ludoteca.games()))
def test_every_answer_has_a_name_of_its_own_and_is_found_again_by_it(name: str) -> None:
    for before, _, _ in _random_states(ludoteca.make(name), 3):
        called = answers(before)
        assert len(called) == len(before.choices)
        for one, action in called.items():
            assert answer_called(before, one) == action


@pytest.mark.parametrize("name", sorted(ludoteca.games()))
def test_what_is_foreseen_hangs_on_what_the_seat_knows_alone(name: str) -> None:
    for number, (before, _, _) in enumerate(_random_states(ludoteca.make(name), 4, 60)):
        if number % 20 == 10:
            for seat in range(before.game.players):
                found = foreseen(before, seat)
                assert found and all(one.answers for one in found)
                assert foreseen(before.redeal(seat, 77), seat) == found


@pytest.mark.parametrize("name", sorted(ludoteca.games()))
def test_what_ends_an_answer_hangs_on_what_its_seat_knows_alone(name: str) -> None:
    """Another world that the seat cannot tell apart, before and after, ends the same answers."""
    compared = 0
    for number, (before, action, after) in enumerate(_random_states(ludoteca.make(name), 5)):
        for seat in range(before.game.players) if number % 6 == 0 else ():
            world = before.redeal(seat, 1000 + number)
            twin = world.clone()
            twin.telling = True
            if action not in world.choices:
                continue
            twin.apply(action)
            if twin.information(seat) != after.information(seat):
                continue
            compared += 1
            assert shows(world, action, twin, seat) == shows(before, action, after, seat)
            assert shuffles(world, twin) == shuffles(before, after)
            if seat != before.to_move:
                assert touches(twin.events, seat, twin) == touches(after.events, seat, after)
    assert compared > 10


def test_a_seat_is_touched_by_what_names_it_and_by_what_it_alone_is_told() -> None:
    game = ludoteca.make("martians", players=3)
    state = game.start(1)
    after = next(after for _, _, after in _random_states(game, 1) if after.to_move == 1)
    about_me = Phrase("martians", "slimed", {"seat": seat_name(2)})
    assert touches([Event(0, Phrase("martians", "names", {"seat": seat_name(0), "target": seat_name(2)}))], 2, after)
    assert touches([Event(2, about_me)], 2, after)
    assert touches([Event(-1, about_me)], 2, after)
    assert touches([Event(0, Phrase("martians", "turn", {"seat": seat_name(0)}), (0, 2))], 2, after)
    assert not touches([Event(0, Phrase("martians", "turn", {"seat": seat_name(0)}))], 2, after)
    assert not touches([Event(0, about_me, (0, 1))], 2, after), "it is not told"
    assert state.game is game


def test_ones_own_turn_that_begins_touches_nobody_unless_it_sounds_bad() -> None:
    game = ludoteca.make("martians", players=3)
    after = next(after for _, _, after in _random_states(game, 1) if after.to_move == 2 and not after.question().window)
    begins = Event(2, Phrase("martians", "turn", {"seat": seat_name(2)}))
    hurt = Event(2, Phrase("martians", "loses-life", {"seat": seat_name(2)}))
    assert not touches([begins], 2, after)
    assert touches([hurt, begins], 2, after)
    assert touches([hurt], 2, after)


def test_what_chance_or_hiding_shows_is_new_and_what_is_done_openly_is_not() -> None:
    drawn = [shows(before, action, after, (before.to_move + 1) % 4)
             for before, action, after in _random_states(ludoteca.make("automobiles"), 2)]  # fmt: skip
    assert any(drawn) and not all(drawn)
    open_ = [shows(before, action, after, 1 - before.to_move)
             for before, action, after in _random_states(ludoteca.make("marrak_hesh"), 2)]  # fmt: skip
    assert not any(open_), "all Goods lie open from the beginning"


def test_a_pile_that_is_shuffled_is_noticed_and_a_hand_that_grows_is_none() -> None:
    keys = []
    for before, _, after in _random_states(ludoteca.make("martians"), 6, 3000):
        if shuffles(before, after):
            keys.append({event.phrase.key for event in after.events})
    assert keys and all("deck-renewed" in one for one in keys)
    for before, _, after in _random_states(ludoteca.make("pocket_mars"), 1, 3000):
        drew = {event.phrase.key for event in after.events}
        assert not (shuffles(before, after) and drew <= {"draws", "draws-own"})


def test_an_answer_is_given_when_its_question_comes_and_not_before() -> None:
    found = table(people(2), "marrak_hesh")
    seat = 1 - found.asked
    question, choice = _next_of(found, seat)
    answer = _left(found, question, choice)
    while found.asked != seat:
        assert chosen(found, seat, looked(found, seat, [answer], NOW)) is None
        _plays(found)
    given = chosen(found, seat, looked(found, seat, [answer], NOW))
    assert given is not None
    assert (given.seat, given.decision) == (seat, found.version)
    assert given.action == answer_called(found.state, choice)
    other = answer._replace(question="something else")
    assert chosen(found, seat, looked(found, seat, [other, answer], NOW)) == given._replace(number=1)


def test_an_answer_that_cannot_be_given_any_more_ends_and_the_next_one_is_given() -> None:
    found = table(people(2), "marrak_hesh")
    seat = 1 - found.asked
    question, choice = _next_of(found, seat)
    both = [_left(found, question, "no such thing"), _left(found, question, choice)]
    while found.asked != seat:
        assert [answer.ended for answer in looked(found, seat, both, NOW)] == ["", ""]
        _plays(found)
    both = looked(found, seat, both, NOW)
    assert [answer.ended for answer in both] == [GONE, ""]
    given = chosen(found, seat, both)
    assert given is not None and given.number == 1


def test_an_answer_ends_after_its_days_and_when_something_is_taken_back() -> None:
    found = table(people(2), "marrak_hesh")
    seat = 1 - found.asked
    answer = _left(found, *_next_of(found, seat))
    assert looked(found, seat, [answer], NOW + 7 * 86400 - 1)[0].ended == ""
    assert looked(found, seat, [answer], NOW + 7 * 86400)[0].ended == PAST
    mover = found.asked
    _plays(found)
    assert looked(found, seat, [answer], NOW)[0].ended == ""
    found.take(found.undo(mover))
    assert looked(found, seat, [answer], NOW)[0].ended == TAKEN_BACK


def test_each_of_the_three_ends_an_answer_only_where_that_was_wished() -> None:
    """Over a whole game at random: an answer that stops by nothing goes on, the others stop just when it happens."""
    found = table(people(3), "martians")
    dice = random.Random(5)
    seat = 0
    fresh = {stop: _left(found, "no question", "no answer", *([stop] if stop else ())) for stop in ("", *STOPS)}
    standing = dict(fresh)
    ended: dict[str, int] = {}
    for number in range(1200):
        if found.is_over:
            break
        before, mover = found.state.clone(), found.asked
        found.take(found.act(mover, found.version, dice.choice(found.state.choices)))
        after, action = found.state, found.record.actions[-1]
        happened = {
            TOUCHED: mover != seat and touches(found.story[-1], seat, after),
            SHOWN: shows(before, action, after, seat),
            SHUFFLED: shuffles(before, after),
        }
        for stop, answer in standing.items():
            seen = looked(found, seat, [answer], NOW)[0]
            asked = found.asked == seat and found.window and found.state.question().window == "target"
            expected = bool(stop) and (happened[stop] or (stop == TOUCHED and bool(asked)))
            assert (seen.ended == stop and bool(stop)) == expected, (stop, number)
            standing[stop] = fresh[stop]._replace(since=number + 1) if seen.ended else seen
            ended[stop] = ended.get(stop, 0) + bool(seen.ended)
    assert ended[""] == 0 and all(ended[stop] for stop in STOPS)
    late = looked(found, seat, list(fresh.values()), NOW)
    assert [answer.ended for answer in late] == ["", *STOPS], "looked at once at the end it is the same"


def test_a_table_by_correspondence_or_without_clock_takes_answers_and_a_live_one_refuses() -> None:
    assert why_not(table(people(2)), 0) is None
    assert why_not(Table(_opening(POST)), 0) is None
    refused = why_not(Table(_opening(FISCHER)), 0)
    assert refused is not None and refused.key == "beforehand-live"


@pytest.mark.parametrize(
    ("question", "choice", "times", "days", "stops"),
    [("", "x", 1, 1, ()), ("q", "", 1, 1, ()), ("q", "x" * 201, 1, 1, ()), ("q", "x", 0, 1, ()),
     ("q", "x", MOST_TIMES + 1, 1, ()), ("q", "x", 1, 0, ()), ("q", "x", 1, MOST_DAYS + 1, ()),
     ("q", "x", 1, 1, ("rain",))],
)  # fmt: skip
def test_what_cannot_be_left_is_refused_with_a_sentence(
    question: str, choice: str, times: int, days: int, stops: tuple[str, ...]
) -> None:
    check("q", "x", 1, 1, STOPS)
    with pytest.raises(BadAnswer) as refusal:
        check(question, choice, times, days, stops)
    assert all(len(refusal.value.text(lang)) > 20 for lang in ("en", "it"))
