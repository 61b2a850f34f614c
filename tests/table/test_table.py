"""A table: who may do what, undo, absence, resignation, rematch; and that its entries rebuild it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

import ludoteca
from ludoteca.bots import bot_seed
from ludoteca.engine import Deal, Part, Record, RecordError
from ludoteca.engine.options import Value
from ludoteca.engine.shelf import content_of, rules_of
from ludoteca.table import BOT, OPEN, PERSON, Entry, Opening, Seat, Table, TableError
from ludoteca.table.guide import SAME_STEP, guide_of
from ludoteca.table.table import MOST_SAID, MOST_UNDOS

SERVER = "5e" * 32


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


def as_it_is(table: Table) -> tuple[object, ...]:
    """Everything that anybody can see of a table."""
    state, tour = table.state, table.tour
    seats = range(len(table.seats))
    guide = None if tour is None else (tour.step, tour.shown)
    return (
        state.packed(), state.dice.given, state.choices, state.to_move, state.telling, state.events,
        [state.information(seat) for seat in seats], table.record, table.story, table.version, table.entries,
        table.seats, table.chat, table.said, table.next_table, guide, [table.why_no_undo(seat) for seat in seats],
    )  # fmt: skip


def mischief(start: Opening, seed: int, length: int) -> Iterator[Played]:
    """A table at which somebody plays, takes back, chats and leafs through the guide, as chance has it."""
    played, chance = Played(start), random.Random(seed)
    table = played.table
    for _ in range(length):
        if table.is_over:
            return
        wish = chance.random()
        able = [seat for seat in range(len(table.seats)) if table.why_no_undo(seat) is None]
        if wish < 0.4 and able:
            played.do(table.undo(able[0]))
        elif wish < 0.5:
            played.do(table.say(-1, f"line {played.table.said}"))
        elif wish < 0.6 and table.tour is not None:
            played.do(table.guide(0, chance.randrange(-1, len(table.tour.guide.steps))))
        else:
            played.act(chance.choice(table.state.choices))
        yield played


@pytest.mark.parametrize("game", ludoteca.games())
@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_rebuilt_as_it_was_lived_whatever_was_taken_back(game: str, seed: int) -> None:
    guide = guide_of(game)
    assert guide is not None
    made = guide.game
    seats = [Seat(PERSON, f"Player {number}", holder=f"{number}") for number in range(made.players)]
    start = Opening("t", game, dict(made.options), seed, seats, guided=True)
    for number, played in enumerate(mischief(start, seed, 160)):
        if number % 16 == 15:
            again = Table.rebuilt(start, played.entries)
            assert as_it_is(again) == as_it_is(played.table)
            assert played.table.state.packed() == played.table.record.replay().packed()
    for entry in played.entries:
        assert entry.number != SAME_STEP, "what is only meant for folding was kept"


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(opening())
    for _ in range(5):
        played.act()
        played.do(played.table.undo(0))
    played.act()
    carried: list[str] = []
    take = Table.take

    def noting(table: Table, entry: Entry) -> None:
        carried.append(entry.kind)
        take(table, entry)

    monkeypatch.setattr(Table, "take", noting)
    assert as_it_is(Table.rebuilt(opening(), played.entries)) == as_it_is(played.table)
    assert carried == ["act"]


def test_taking_back_plays_nothing_through_while_positions_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(opening())
    for _ in range(2):
        played.act()
    monkeypatch.setattr(Record, "positions", None)
    played.do(played.table.undo(0))
    played.do(played.table.undo(0))
    assert played.table.record.actions == []


def test_one_comes_back_behind_what_is_at_hand() -> None:
    played = Played(opening())
    positions = [played.table.state.packed()]
    for _ in range(2):
        played.act()
        positions.append(played.table.state.packed())
    for _ in range(2):
        played.table._past.clear()
        assert played.table.why_no_undo(0) is None
        played.do(played.table.undo(0))
        positions.pop()
        assert played.table.state.packed() == positions[-1]


def test_one_comes_back_to_a_decision_so_often_and_no_more() -> None:
    played = Played(opening())
    for _ in range(MOST_UNDOS):
        played.act()
        played.do(played.table.undo(0))
    played.act()
    with pytest.raises(TableError, match=f"{MOST_UNDOS} times already") as refusal:
        played.table.undo(0)
    assert f"{MOST_UNDOS} volte" in refusal.value.text("it")
    again = Table.rebuilt(opening(), played.entries)
    with pytest.raises(TableError, match=f"{MOST_UNDOS} times already"):
        again.undo(0)
    played.act()
    played.do(played.table.undo(0))  # a later decision has its own count


def test_a_table_has_heard_enough_at_some_time() -> None:
    table = Table(opening())
    for number in range(MOST_SAID):
        table.take(table.say(-1, str(number)))
    with pytest.raises(TableError, match="5,000 lines"):
        table.say(0, "one more")
    assert table.said == MOST_SAID


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
    after = played.table.rematch_opening("next", SERVER, 1.0, "a", Part("x"))
    assert [seat.name for seat in after.seats] == ["Bruno", "Ada"]
    assert not any(seat.resigned for seat in after.seats)
    assert after.server == SERVER


@pytest.mark.parametrize("hints", [True, False])
def test_a_rematch_has_hints_where_the_table_had_them(hints: bool) -> None:
    played = Played(replace(opening(), hints=hints))
    played.do(played.table.resign(1))
    assert played.table.rematch_opening("next", SERVER, 1.0, "a", Part("x")).hints is hints


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
    next_one = again.rematch_opening("u", SERVER, 1.0, "a", Part("x"))
    assert (next_one.example, next_one.seats) == ("E1", played.table.opening.seats)


# ---- the deal


def sealed(*seats: Seat, **options: object) -> Opening:
    """A table at which everybody who sits has a part in the deal."""
    return replace(opening(list(seats), players=len(seats), **options), seed=0, server=SERVER)


def anna() -> Seat:
    return Seat(PERSON, "Anna", holder="a", chance="4 2 6 6 1")


def test_there_is_nothing_to_look_at_before_the_last_seat_is_taken() -> None:
    played = Played(sealed(anna(), Seat(OPEN), Seat(OPEN)))
    table = played.table
    for number in (1, 2):
        assert not table.is_dealt and table.asked == -1 and not table.is_over
        assert table.record.deal is None and table.story == [[]]
        for look in (lambda: table.state, lambda: table.position(0), table.sealed_record):
            with pytest.raises(TableError, match="waiting"):
                look()
        assert len(table.awaited) == 3 - number
        played.do(table.sit(number, f"Guest {number}", f"g{number}", Part(f"part {number}")))
    assert table.is_dealt
    assert table.record.deal == Deal(SERVER, (Part("4 2 6 6 1"), Part("part 1"), Part("part 2")))
    assert Table.rebuilt(played.table.opening, played.entries).state == played.table.state


def test_whoever_sits_last_changes_the_deal_of_everybody() -> None:
    positions = set()
    for text in ("heads", "tails", "edge"):
        played = Played(sealed(anna(), Seat(OPEN)))
        played.do(played.table.sit(1, "Bruno", "b", Part(text)))
        positions.add(played.table.state.notation())
    assert len(positions) == 3


def test_a_table_without_open_seats_is_dealt_at_once_and_bots_contribute_nothing() -> None:
    table = Table(sealed(anna(), Seat(BOT, bot="greedy")))
    assert table.record.deal == Deal(SERVER, (Part("4 2 6 6 1"), None))
    assert table.asked == 0


def test_the_record_of_a_table_proves_how_it_was_dealt() -> None:
    played = Played(sealed(anna(), Seat(OPEN)))
    played.do(played.table.sit(1, "Bruno", "b", Part("drawn for him", drawn=True)))
    for _ in range(20):
        played.act()
    record = Record.from_json(played.table.sealed_record().to_json())
    assert record.replay() == played.table.state
    assert record.seal == played.table.opening.seal
    assert record.deal is not None and record.deal.parts[1] == Part("drawn for him", drawn=True)


def rematch_of(seats: list[Seat]) -> Table:
    played = Played(sealed(*seats))
    played.do(played.table.resign(1))
    return Table(played.table.rematch_opening("next", "6f" * 32, 1.0, "a", Part("again")))


def test_a_rematch_is_dealt_when_everybody_has_contributed_anew() -> None:
    bruno = Seat(PERSON, "Bruno", holder="b", chance="x")
    table = rematch_of([anna(), bruno])
    assert [seat.chance for seat in table.seats] == ["", "again"]
    assert table.is_full and table.awaited == [0] and not table.is_dealt
    with pytest.raises(TableError, match="part"):
        table.contribute(1, Part("twice"))
    with pytest.raises(TableError, match="waiting"):
        table.act(0, 0, 0)
    table.take(table.contribute(0, Part("mine")))
    assert table.record.deal == Deal("6f" * 32, (Part("mine"), Part("again")))
    with pytest.raises(TableError, match="part"):
        table.contribute(0, Part("late"))


def test_a_rematch_does_not_wait_for_somebody_whose_bot_plays() -> None:
    table = rematch_of([anna(), Seat(PERSON, "Bruno", holder="b", chance="x")])
    table.take(table.leave_to_bot(0))
    assert table.record.deal == Deal("6f" * 32, (None, Part("again")))
    assert table.bot_asked == "search:medium"


# ---- other rules than it was set with


def current(**changes: object) -> Opening:
    game = ludoteca.make("marrak_hesh", first_player="seat_0")
    return replace(Opening.of(game, "t", people(), seed=5), **changes)  # type: ignore[arg-type]


def started(changes: dict[str, object], acts: int = 20) -> tuple[Opening, list[Entry]]:
    """What a store has kept of a game by today's rules, but says of the rules by which it was played."""
    played = Played(current())
    for _ in range(acts):
        played.act()
    return replace(played.table.opening, **changes), played.entries  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "told"),
    [({"rules_version": 99}, "version 99"), ({"content": "c0ffee"}, "contents")],
    ids=["rules", "content"],
)
def test_a_table_of_other_rules_is_kept_and_cannot_go_on(changes: dict[str, object], told: str) -> None:
    table = Table.rebuilt(*started(changes))
    assert table.stale is not None and told in table.stale.text("en")
    assert table.stale.text("it") != table.stale.text("en")
    assert not table.is_dealt and table.is_over and table.asked == -1 and table.winners() == []
    assert len(table.record.actions) == 20 and table.version == 20
    assert table.names("en") == ["Ada", "Bruno"]
    for wish in (
        lambda: table.state,
        lambda: table.game,
        lambda: table.position(3),
        lambda: table.act(0, 20, 0),
        lambda: table.undo(0),
        lambda: table.resign(0),
        lambda: table.rematch("next"),
        table.check_current,
    ):
        with pytest.raises(TableError, match=told):
            wish()
    record = table.sealed_record()
    assert record.rules_version == table.opening.rules_version and record.seed == 5
    with pytest.raises(RecordError, match=told):
        record.replay()


def test_a_table_of_options_that_are_gone_is_kept_all_the_same() -> None:
    changed, entries = started({"rules_version": 99})
    table = Table.rebuilt(replace(changed, options={"players": 2, "moons": 3}), entries)
    assert table.stale is not None and len(table.record.actions) == 20


def test_a_table_that_was_kept_before_its_rules_were_noted_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_of("marrak_hesh"), "rules_version", 1)
    changed, entries = started({"rules_version": 1, "content": ""})
    assert Table.rebuilt(changed, entries).asked >= 0


@pytest.mark.parametrize("options", [{}, {"no": "such option"}], ids=["as now", "other options"])
def test_a_table_that_was_kept_before_its_rules_were_noted_goes_no_further_once_they_have_changed(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Value]
) -> None:
    changed, entries = started({"rules_version": 1, "content": ""})
    monkeypatch.setattr(rules_of("marrak_hesh"), "rules_version", 2)
    table = Table.rebuilt(replace(changed, options={**changed.options, **options}), entries)
    assert table.stale is not None and "version 1 " in table.stale.text("en") and not table.is_dealt
    assert table.sealed_record().rules_version == 1


def test_rules_that_have_changed_unsaid_are_noticed_and_told() -> None:
    changed, entries = started({})
    assert [number for number, entry in enumerate(entries) if entry.check] == [0, 16]
    sound = Table.rebuilt(changed, entries)
    assert sound.stale is None
    later = [replace(entry, check="0" * 16) if number == 16 else entry for number, entry in enumerate(entries)]
    table = Table.rebuilt(changed, later)
    assert table.stale is not None and "decision 17" in table.stale.text("en")
    assert not table.is_dealt and table.is_over
    assert table.record.actions == sound.record.actions
    with pytest.raises(TableError, match="decision 17"):
        table.sealed_record()


def test_another_deal_than_was_played_is_noticed_at_once() -> None:
    changed, entries = started({"seed": 6})
    table = Table.rebuilt(changed, entries)
    assert table.stale is not None and "decision 1 " in table.stale.text("en")


def test_an_action_that_was_legal_once_is_noticed_too() -> None:
    changed, entries = started({})
    wrong = next(number for number in range(200) if number not in Table(changed).state.choices)
    table = Table.rebuilt(changed, [replace(entries[0], number=wrong), *entries[1:]])
    assert table.stale is not None


def test_taking_back_leaves_the_checks_in_step() -> None:
    played = Played(current())
    for _ in range(17):
        mover = played.table.asked
        played.act()
        if played.table.why_no_undo(mover) is None:
            played.do(played.table.undo(mover))
            played.act()
    again = Table.rebuilt(played.table.opening, played.entries)
    assert again.stale is None and again.state == played.table.state
    assert played.table.opening.content == content_of("marrak_hesh")


# ---- a game whose record is all that was kept of it


def test_a_table_goes_on_from_a_record_as_if_it_had_never_stopped() -> None:
    played = Played(opening())
    for _ in range(7):
        played.act()
    table = played.table
    again = Table.resumed(table.record, people())
    assert again.state == table.state
    assert again.record == table.record
    assert again.record is not table.record
    assert again.story == table.story
    assert again.movers == table.movers
    assert again.bot_seed == table.bot_seed
    again.take(again.act(again.asked, again.version, again.state.choices[0]))
    assert len(table.record.actions) == 7
    assert len(again.record.actions) == 8


def test_who_has_decided_is_known_and_taken_back() -> None:
    played = Played(opening())
    seats = []
    for _ in range(5):
        seats.append(played.table.asked)
        played.act()
    assert played.table.movers == seats
    played.do(played.table.undo(seats[-1]))
    assert played.table.movers == seats[:-1]
    assert Table.rebuilt(played.table.opening, played.entries).movers == seats[:-1]


def test_a_record_that_was_dealt_by_everybody_goes_on_with_whoever_sits_there_now() -> None:
    seats = [Seat(PERSON, "Ada", holder="a", chance="dreizehn"), Seat(BOT, bot="search:easy")]
    table = Table(replace(opening(seats), server=SERVER, seed=0))
    table.take(table.act(table.asked, 0, table.state.choices[0]))
    again = Table.resumed(table.sealed_record(), [Seat(BOT, bot="greedy"), Seat(PERSON, "Bruno")])
    assert again.state == table.state
    assert again.record.deal == table.record.deal
    assert again.bot_seed == table.bot_seed


def test_a_record_that_cannot_go_on_says_why() -> None:
    game = ludoteca.make("marrak_hesh", first_player="seat_0")
    record = Record.of(game, 5, ["a", "b"])
    for wrong, told in [
        (replace(record, actions=[0, 0]), "2"),
        (replace(record, actions=[4000]), "4000"),
        (replace(record, rules_version=99), "99"),
        (replace(record, content="other"), "content"),
        (replace(record, example="E1000"), "E1000"),
    ]:
        with pytest.raises(RecordError, match=told):
            Table.resumed(wrong, people())


def test_the_chance_of_a_bot_follows_the_decision_and_not_what_was_taken_back() -> None:
    played = Played(opening())
    played.act()
    before = played.table.bot_seed
    played.act()
    assert played.table.bot_seed != before
    played.do(played.table.undo(0))
    assert played.table.version == 3
    assert played.table.bot_seed == before == bot_seed(5, 1)


def test_a_table_knows_when_something_has_happened_last_even_if_that_was_taken_back() -> None:
    played = Played(replace(opening(), created=1000.5))
    table = played.table
    assert table.latest == 1000
    played.do(replace(table.act(0, 0, table.state.choices[0]), at=1200))
    played.do(replace(table.undo(0), at=1300))
    assert table.latest == 1300
    assert Table.rebuilt(table.opening, played.entries).latest == 1300
