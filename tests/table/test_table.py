"""A table: who may do what, undo, absence, resignation, rematch; and that its entries rebuild it."""

from __future__ import annotations

import pytest

from ludoteca.engine.shelf import rules_of
from ludoteca.table import BOT, OPEN, PERSON, Entry, Opening, Seat, Table, TableError


def people() -> list[Seat]:
    return [Seat(PERSON, "Ada", holder="a"), Seat(PERSON, "Bruno", holder="b")]


def opening(seats: list[Seat] | None = None, **options: object) -> Opening:
    given = {"first_player": "seat_0", **options}
    return Opening("t", "marrak_hesh", given, 5, seats or people())  # type: ignore[arg-type]


class Played:
    """A table that remembers its entries."""

    def __init__(self, start: Opening) -> None:
        self.table = Table(start)
        self.entries: list[Entry] = []

    def do(self, entry: Entry) -> None:
        self.table.take(entry)
        self.entries.append(entry)

    def act(self, action: int | None = None) -> None:
        table = self.table
        chosen = table.state.choices[0] if action is None else action
        self.do(table.act(table.asked, table.version, chosen))


def test_checking_changes_nothing_and_taking_does() -> None:
    table = Table(opening())
    entry = table.act(0, 0, table.state.choices[0])
    assert table.version == 0
    assert table.record.actions == []
    table.take(entry)
    assert table.version == 1
    assert table.record.actions == [entry.number]


def test_a_late_doubled_or_foreign_move_is_refused() -> None:
    played = Played(opening())
    played.act()
    table = played.table
    again = table.state.choices[0]
    with pytest.raises(TableError, match="decision 0"):
        table.act(0, 0, again)
    with pytest.raises(TableError, match="decision 7"):
        table.act(0, 7, again)
    with pytest.raises(TableError, match="not your turn: Ada"):
        table.act(1, 1, again)
    with pytest.raises(TableError, match="store"):
        table.act(0, 1, 0)
    assert table.version == 1


def test_undo_takes_back_and_counts_as_a_new_decision() -> None:
    played = Played(opening())
    before = played.table.state.notation()
    played.act()
    played.do(played.table.undo(0))
    assert played.table.state.notation() == before
    assert played.table.version == 2
    assert played.table.story == [[]]
    with pytest.raises(TableError, match="nothing"):
        played.table.undo(0)


def test_a_card_laid_down_unseen_is_taken_up_again_until_everybody_is_shown_one() -> None:
    played = Played(Opening("t", "pocket_mars", {"players": 2, "first_seat": 0}, 5, people()))
    table = played.table
    first, *_, last = table.state.choices
    played.act(first)
    assert table.asked == 0
    assert table.why_no_undo(0) is None
    played.do(table.undo(0))
    played.act(last)
    assert table.record.actions == [last]
    assert table.why_no_undo(0) is None
    while table.state.describe(table.state.choices[0]).key != "play-hand":
        played.act()
    seat = table.asked
    played.act()
    with pytest.raises(TableError, match="shown something"):
        table.undo(seat)


def test_nobody_takes_back_after_the_other_has_decided() -> None:
    played = Played(opening())
    for _ in range(3):
        played.act()
    assert played.table.asked == 1
    with pytest.raises(TableError, match="own last action"):
        played.table.undo(0)
    played.table.undo(1)


def test_a_table_waits_for_those_who_are_invited() -> None:
    played = Played(opening([Seat(PERSON, "Ada", holder="a"), Seat(OPEN, invitation="x")]))
    assert played.table.asked == -1
    with pytest.raises(TableError, match="waiting"):
        played.table.act(0, 0, 0)
    played.do(played.table.sit(1, "Bruno", "b"))
    assert played.table.names("en") == ["Ada", "Bruno"]
    assert played.table.asked == 0
    with pytest.raises(TableError, match="taken"):
        played.table.sit(1, "Carla", "c")


def test_a_bot_stands_in_for_somebody_away_until_they_are_back() -> None:
    played = Played(opening())
    assert played.table.bot_asked == ""
    played.do(played.table.leave_to_bot(0))
    assert played.table.bot_asked == "search:medium"
    played.do(played.table.come_back(0))
    assert played.table.bot_asked == ""
    with pytest.raises(TableError, match="not away"):
        played.table.come_back(0)


def test_whoever_resigns_loses_to_the_last_one_standing() -> None:
    played = Played(opening())
    played.do(played.table.resign(0))
    assert played.table.is_over
    assert played.table.winners() == [1]
    assert played.table.asked == -1
    with pytest.raises(TableError, match="over"):
        played.table.act(1, 0, 0)


def test_a_game_for_one_runs_until_it_is_resigned() -> None:
    table = Table(opening())
    table.seats = table.seats[:1]
    assert not table.is_over
    table.seats[0].resigned = True
    assert table.is_over
    assert table.winners() == []


def test_with_three_a_bot_plays_on_for_whoever_resigns() -> None:
    seats = [*people(), Seat(BOT, "Bot", bot="greedy")]
    played = Played(opening(seats, players=3))
    played.do(played.table.resign(0))
    assert not played.table.is_over
    assert played.table.bot_asked == "search:medium"


def test_a_rematch_seats_everybody_one_further_on() -> None:
    played = Played(opening())
    with pytest.raises(TableError, match="over"):
        played.table.rematch("next")
    played.do(played.table.resign(1))
    played.do(played.table.rematch("next"))
    assert played.table.next_table == "next"
    after = played.table.rematch_opening("next", 6, 1.0)
    assert [seat.name for seat in after.seats] == ["Bruno", "Ada"]
    assert not any(seat.resigned for seat in after.seats)
    assert after.seed == 6


def test_the_entries_rebuild_the_table() -> None:
    played = Played(opening([Seat(PERSON, "Ada", holder="a"), Seat(OPEN, invitation="x")]))
    played.do(played.table.sit(1, "Bruno", "b"))
    played.do(played.table.say(0, "ciao"))
    for number in range(12):
        mover = played.table.asked
        played.act()
        if number % 4 == 0:
            played.do(played.table.undo(mover))
    played.do(played.table.leave_to_bot(1))
    again = Table.rebuilt(played.table.opening, played.entries)
    assert again.state == played.table.state
    assert again.version == played.table.version
    assert again.entries == played.table.entries == len(played.entries)
    assert again.seats == played.table.seats
    assert again.chat == played.table.chat
    assert again.story == played.table.story


def test_the_story_tells_what_each_action_did() -> None:
    played = Played(opening())
    played.act()
    told = [event.phrase.text("en", played.table.names("en")) for event in played.table.story[-1]]
    assert len(told) == 1
    assert told[0].startswith("Ada docks")


def example_opening() -> Opening:
    made = rules_of("mars_needs_mechanics").example("E1").game
    seats = [Seat(PERSON, holder="a"), Seat(PERSON, holder="a")]
    return Opening("t", made.name, dict(made.options), 5, seats, example="E1")


def test_a_table_from_an_example_is_rebuilt_undone_and_set_up_again() -> None:
    played = Played(example_opening())
    assert played.table.state == rules_of("mars_needs_mechanics").example("E1")
    assert not played.table.hides, "one person plays every seat"
    assert played.table.game.hides
    played.act()
    played.do(played.table.undo(0))
    played.act(played.table.state.choices[1])
    again = Table.rebuilt(played.table.opening, played.entries)
    assert again.state == played.table.state
    assert again.story == played.table.story
    assert again.sealed_record().replay() == played.table.state
    assert again.sealed_record().example == "E1"
    next_one = again.rematch_opening("u", 6, 1.0)
    assert (next_one.example, next_one.seats) == ("E1", played.table.opening.seats)
