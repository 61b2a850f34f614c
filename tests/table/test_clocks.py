"""Clocks: what each seat has left follows from the entries alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.errors import IllegalAction
from ludoteca.store.written import noted, packed, read_table, unpacked
from ludoteca.table import Entry, Opening, Table, TableError
from ludoteca.table.clocks import ALLOWED, DAY, HOUR, LIVE, OUTS, SECOND, SLOW, ClockError, Clocks, Terms
from ludoteca.table.entries import ACT, BACK, CHAT, HOLIDAY, OUT, UNDO
from ludoteca.table.table import bot, person
from ludoteca.table.timing import ahead, due, run_out, stamped, take_holiday

GAME = "mars_needs_mechanics"
FISCHER = Terms(LIVE, 300, increment=10, grace=20, out="search:easy")
POST = Terms(SLOW, DAY, holidays=14, out="search:easy")


def _clocks(terms: Terms, seats: int = 2, now: int = 0) -> Clocks:
    found = Clocks.of(terms.body(now), seats)
    assert found is not None
    return found


def _act(seat: int, now: int) -> Entry:
    return Entry(ACT, seat, now=now, ran=seat + 1)


def _any_entries(random: Random, seats: int, count: int) -> list[Entry]:
    """Whatever could happen, in any order, by a clock that sometimes goes back or leaps."""
    found, now, acted = [], 0, 0
    for _ in range(count):
        now += random.choice((0, 1, 700, 3000, 60_000, -5000, 90_000_000))
        seat = random.randrange(seats)
        kind = random.choice((ACT, ACT, ACT, CHAT, UNDO, BACK, HOLIDAY, OUT))
        if kind == UNDO and not acted:
            kind = ACT
        acted += (kind == ACT) - (kind == UNDO)
        ran = random.choice((0, seat + 1, seat + 1, -(seat + 1)))
        found.append(Entry(kind, seat, random.choice((0, 1, 3)) if kind == HOLIDAY else 0, now=now, ran=ran))
    return found


@pytest.mark.parametrize("terms", [FISCHER, POST, Terms(LIVE, 30)])
@pytest.mark.parametrize("seed", range(40))
def test_no_time_is_ever_below_zero_and_no_clock_goes_back(terms: Terms, seed: int) -> None:
    random = Random(seed)
    clocks = _clocks(terms, 3)
    for entry in _any_entries(random, 3, 60):
        before, clocks = clocks, clocks.after(entry)
        assert min(clocks.left) >= 0 and min(clocks.grace) >= 0 and min(clocks.holidays) >= 0
        assert clocks.now >= before.now
        for seat in range(3):
            assert clocks.left_of(seat, clocks.now + random.randrange(10**9), True) >= 0
            assert clocks.out_at(seat) >= clocks.now


@pytest.mark.parametrize("seed", range(40))
def test_whatever_was_given_is_left_or_was_spent(seed: int) -> None:
    """Begun with, added and given again on the one side; left and charged on the other: to the thousandth."""
    random = Random(seed)
    clocks, spent, given = _clocks(FISCHER, 3), 0, 3 * FISCHER.start * SECOND
    for entry in _any_entries(random, 3, 80):
        before = clocks
        charged = 0
        if entry.ran > 0:
            seat = entry.ran - 1
            charged = before.left[seat] - before.left_of(seat, max(before.now, entry.now), True)
        clocks = before.after(entry)
        spent += charged
        more = sum(clocks.left) - (sum(before.left) - charged)
        assert more >= 0
        assert more == 0 or (entry.kind == ACT and more == FISCHER.increment * SECOND) or entry.kind == BACK
        given += more
        assert sum(clocks.left) + spent == given


@pytest.mark.parametrize("seed", range(20))
def test_lines_of_chat_between_change_nothing(seed: int) -> None:
    random = Random(seed)
    plain, chatty, now, seat = _clocks(FISCHER), _clocks(FISCHER), 0, 0
    for _ in range(30):
        began, now = now, now + random.randrange(1, 40_000)
        for moment in sorted(random.randrange(began, now) for _ in range(3)):
            chatty = chatty.after(Entry(CHAT, 1 - seat, now=moment, ran=seat + 1))
        plain, chatty = plain.after(_act(seat, now)), chatty.after(_act(seat, now))
        assert replace(plain, moved=0) == replace(chatty, moved=0)
        seat = random.randrange(2)


def test_a_first_turn_is_free_for_a_while_and_each_turn_brings_its_increment_once() -> None:
    clocks = _clocks(FISCHER)
    clocks = clocks.after(_act(0, 15 * SECOND))
    assert clocks.left == (310_000, 300_000), "within the grace, and one turn begun"
    clocks = clocks.after(_act(0, 20 * SECOND))
    assert clocks.left == (305_000, 300_000), "the same turn brings no more, and the grace is over"
    clocks = clocks.after(_act(1, 60 * SECOND))
    assert clocks.left == (305_000, 290_000), "forty seconds, of which twenty were free, and ten more"
    clocks = clocks.after(_act(0, 61 * SECOND))
    assert clocks.left == (314_000, 290_000)


def test_taking_back_wins_no_time() -> None:
    clocks = _clocks(replace(FISCHER, grace=0)).after(_act(0, 0))
    assert clocks.left[0] == 310_000
    for turn in range(5):
        clocks = clocks.after(Entry(UNDO, 0, now=turn * 2000 + 1000, ran=1)).after(_act(0, turn * 2000 + 2000))
    assert clocks.left[0] == 300_000


def test_by_correspondence_each_decision_has_all_its_time_but_not_after_taking_back() -> None:
    clocks = _clocks(POST).after(_act(0, 20 * HOUR * SECOND))
    assert clocks.left == (DAY * SECOND, DAY * SECOND)
    clocks = clocks.after(Entry(CHAT, 0, now=30 * HOUR * SECOND, ran=2))
    assert clocks.left_of(1, 30 * HOUR * SECOND, True) == 14 * HOUR * SECOND
    clocks = clocks.after(Entry(UNDO, 0, now=30 * HOUR * SECOND, ran=2)).after(_act(0, 31 * HOUR * SECOND))
    assert clocks.left[1] == 14 * HOUR * SECOND, "it was asked before"


def test_on_holiday_time_stands_still_and_what_is_not_taken_remains() -> None:
    clocks = _clocks(POST).after(Entry(HOLIDAY, 0, 5, now=1000, ran=1))
    assert clocks.days_left(0) == 9
    assert clocks.out_at(0) == 1000 + 5 * DAY * SECOND + (DAY * SECOND - 1000)
    assert clocks.left_of(0, 5 * DAY * SECOND, True) == DAY * SECOND - 1000
    back = clocks.after(Entry(HOLIDAY, 0, 0, now=1000 + 2 * DAY * SECOND, ran=1))
    assert back.days_left(0) == 12 and back.left[0] == DAY * SECOND - 1000
    assert not back.on_holiday(0, back.now)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({}, "None is no clock"),
        ({"kind": "sundial", "start": 60}, "sundial is no clock"),
        ({"kind": LIVE, "start": 60, "holidays": 3}, "has no holidays"),
        ({"kind": LIVE}, "None cannot be the start"),
        ({"kind": LIVE, "start": 29}, "from 30 to 21,600"),
        ({"kind": LIVE, "start": 60.5}, "whole number"),
        ({"kind": LIVE, "start": True}, "whole number"),
        ({"kind": SLOW, "start": 31 * DAY}, "from 3,600"),
        ({"kind": SLOW, "start": DAY, "out": "python:x"}, "python:x cannot play on"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_what_would_be_right(given: dict[str, Any], says: str) -> None:
    with pytest.raises(ClockError) as refused:
        Terms.read(given)
    assert says in refused.value.text("en")
    assert refused.value.text("it") != refused.value.text("en")


def test_whatever_is_allowed_is_kept_as_it_is() -> None:
    for kind, allowed in ALLOWED.items():
        for end in (0, 1):
            for out in OUTS:
                wanted = {"kind": kind, "out": out, **{name: span[end] for name, span in allowed.items()}}
                terms = Terms.read(wanted)
                assert {name: terms.body(7)[name] for name in wanted} == wanted
                assert _clocks(terms, now=7).terms == terms


# ---- a table with a clock


def _opening(terms: Terms, seats: int = 2) -> Opening:
    people = [person(f"P{number}", f"h{number}") for number in range(seats)]
    made = ludoteca.make(GAME, players=seats)
    return replace(Opening.of(made, "t", people, seed=7), clock=terms.body(0))


def _played(terms: Terms, seed: int, decisions: int) -> tuple[Table, list[Entry]]:
    """A table at which people have played, talked and taken back, by the clock."""
    random, table, entries, now = Random(seed), Table(_opening(terms)), list[Entry](), 0

    def take(entry: Entry) -> None:
        marked = stamped(table, entry, now)
        expected = ahead(table, marked)
        asked, over, clocks = expected.asked, expected.is_over, expected.clocks
        table.take(marked)
        assert (table.asked, table.is_over, table.clocks) == (asked, over, clocks), "what was foreseen has happened"
        entries.append(marked)

    while len(table.record.actions) < decisions and not table.is_over:
        now += random.randrange(9000)
        mover = table.movers[-1] if table.movers else -1
        if mover >= 0 and random.random() < 0.2 and table.why_no_undo(mover) is None:
            take(table.undo(mover))
        elif random.random() < 0.2:
            take(table.say(random.randrange(2), "hm"))
        else:
            take(table.act(table.asked, table.version, random.choice(table.state.choices)))
    return table, entries


@pytest.mark.parametrize("terms", [FISCHER, POST])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_is_read_again_has_the_clocks_that_it_had(terms: Terms, seed: int) -> None:
    table, entries = _played(replace(terms, start=20_000), seed, 40)
    rows = [(number, noted(entry)) for number, entry in enumerate(entries)]
    opening, read = read_table("t", packed(table.opening), rows)
    again = Table.rebuilt(opening, read)
    assert again.clocks == table.clocks and due(again) == due(table)
    assert table.undos, "or this has proved nothing about what was taken back"


def test_who_has_no_time_left_is_refused_and_a_bot_plays_until_they_are_back() -> None:
    table = Table(_opening(FISCHER))
    seat, at = table.asked, due(table)
    assert at == (300 + 20) * SECOND
    wanted = table.act(seat, 0, table.state.choices[0])
    assert stamped(table, wanted, at - 1).now == at - 1
    with pytest.raises(TableError) as refused:
        stamped(table, wanted, at)
    assert "time of P" in refused.value.text("en")
    with pytest.raises(TableError):
        run_out(table, at - 1)
    table.take(stamped(table, run_out(table, at), at))
    assert table.bot_asked == "search:easy" and not table.seats[seat].resigned and table.timed == -1
    table.take(stamped(table, table.come_back(seat), at + 9))
    assert table.timed == seat
    assert table.clocks is not None
    assert table.clocks.left[seat] == 75 * SECOND, "a quarter of what one begins with"


def test_where_it_was_agreed_whoever_runs_out_has_lost() -> None:
    table = Table(_opening(replace(FISCHER, out="forfeit")))
    seat, at = table.asked, due(table)
    assert at is not None
    table.take(stamped(table, run_out(table, at), at))
    assert table.is_over and table.winners() == [1 - seat] and table.seats[seat].timed_out
    assert due(table) is None


def test_a_bot_has_no_clock_and_a_table_without_clock_writes_what_it_always_did() -> None:
    plain = Table(Opening("t", GAME, {"players": 2}, 7, [bot("greedy"), person("P", "h")]))
    entry = plain.act(plain.asked, 0, plain.state.choices[0])
    assert stamped(plain, entry, 5) is entry
    assert b"now" not in noted(entry) and b"clock" not in packed(plain.opening)
    assert unpacked(packed(plain.opening)) == plain.opening
    clocked = Table(replace(plain.opening, clock=FISCHER.body(0)))
    asked = clocked.asked
    if clocked.bot_asked:
        clocked.take(stamped(clocked, clocked.act(asked, 0, clocked.state.choices[0]), 10**9))
        assert clocked.clocks is not None
        assert clocked.clocks.left == (300_000, 300_000)


def test_days_off_are_bounded_and_only_by_correspondence() -> None:
    live, slow = Table(_opening(FISCHER)), Table(_opening(POST))
    with pytest.raises(TableError):
        take_holiday(live, 0, 1, 0)
    for days in (-1, 0, 15):
        with pytest.raises(TableError) as refused:
            take_holiday(slow, 0, days, 0)
        assert "14" in refused.value.text("it")
    seat = slow.asked
    slow.take(stamped(slow, take_holiday(slow, seat, 14, 0), 0))
    assert due(slow) == 15 * DAY * SECOND
    with pytest.raises(TableError):
        take_holiday(slow, seat, 15, 0)
    slow.take(stamped(slow, take_holiday(slow, seat, 0, DAY * SECOND), DAY * SECOND))
    assert due(slow) == 2 * DAY * SECOND
    assert slow.clocks is not None
    assert slow.clocks.days_left(seat) == 13


def test_in_a_window_nobodys_time_runs_for_it_would_tell_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(_opening(FISCHER))
    monkeypatch.setattr(Table, "window", "any")
    assert table.timed == -1 and due(table) == 30 * SECOND
    entry = stamped(table, table.act(table.asked, 0, table.state.choices[0]), 9000)
    assert entry.ran == 0
    table.take(entry)
    assert table.clocks is not None
    assert table.clocks.left == (300_000, 300_000) and due(table) == 39 * SECOND


def test_what_is_foreseen_changes_nothing_at_the_table() -> None:
    table = Table(_opening(POST))
    before = (table.state.clone(), table.version, table.record.to_json(), table.clocks)
    then = ahead(table, stamped(table, table.act(table.asked, 0, table.state.choices[0]), 4))
    assert then.version == 1
    ahead(table, Entry("resign", 0))
    assert (table.state, table.version, table.record.to_json(), table.clocks) == before
    assert not table.seats[0].resigned
    with pytest.raises(IllegalAction):
        ahead(table, Entry(ACT, 0, table.game.num_actions - 1))
