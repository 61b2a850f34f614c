"""Rules that change while a table is open: it is finished by those that it began with."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

import ludoteca
from ludoteca.engine import Game, Record, shelf
from ludoteca.engine.deal import Part
from ludoteca.engine.errors import DeclarationError, RecordError
from ludoteca.engine.notation import content_digits
from ludoteca.table import Entry, Opening, Table
from ludoteca.table.table import person
from tests.aging import FIRST, FORGETFUL, LATER, sold
from tests.foreign import NAME, SecretCard
from tests.foreign_later import Later
from tests.toy import LOOK, ROLL, WAIT

Install = Callable[[str], None]


@pytest.fixture
def install() -> Iterator[Install]:
    with sold() as install:
        yield install


def begun(turns: int = 2) -> tuple[Opening, list[Entry]]:
    """A table by the rules in force, and what has happened at it."""
    seats = [person("Ada", "a" * 64), person("Bruno", "b" * 64)]
    table = Table(Opening.of(ludoteca.make(NAME), "t1", seats, seed=3))
    entries = []
    for action in (LOOK, ROLL, WAIT, WAIT, WAIT, WAIT)[:turns]:
        entries.append(table.act(table.asked, table.version, action))
        table.take(entries[-1])
    return table.opening, entries


def finished(table: Table) -> int:
    """Play it to the end by waiting; how many turns that took."""
    while not table.is_over:
        table.take(table.act(table.asked, table.version, WAIT))
    return len(table.record.actions)


def test_a_table_is_finished_by_the_rules_it_began_with(install: Install) -> None:
    opening, entries = begun()
    install(LATER)
    table = Table.rebuilt(opening, entries)
    assert table.stale is None and table.by_older_rules and type(table.game) is SecretCard
    assert table.state.question().phrase.text("it") == "Che cosa fai?", "what only the older rules say is said"
    assert finished(table) == 4 and sorted(table.state.scores()) == [-1, 1], (
        "four turns and a prize of one, as it began"
    )
    record = table.sealed_record()
    assert record.rules_version == 1 and Record.from_json(record.to_json()).replay().scores() == table.state.scores()
    fresh = Table.rebuilt(*begun())
    assert not fresh.by_older_rules and type(fresh.game) is Later
    assert finished(fresh) == 6 and sorted(fresh.state.scores()) == [-5, 5], (
        "a new one has six turns, and the new prize"
    )


def test_a_rematch_is_by_the_rules_in_force(install: Install) -> None:
    opening, entries = begun(4)
    install(LATER)
    table = Table.rebuilt(opening, entries)
    again = table.rematch_opening("t2", "5e" * 32, 0.0, "", Part(""))
    assert again.rules_version == 2 and again.content == shelf.content_of(NAME)


def test_the_contents_of_older_rules_are_their_own(install: Install) -> None:
    opening, entries = begun()
    install(LATER)
    assert opening.content == shelf.content_of(NAME, version=1) != shelf.content_of(NAME)
    other = Table.rebuilt(replace(opening, content="c0ffee"), entries)
    assert other.stale is not None and "contents" in other.stale.text("en")


def test_a_position_of_older_rules_is_read_back_and_is_no_position_of_the_new(install: Install) -> None:
    opening, entries = begun()
    install(LATER)
    state = Table.rebuilt(opening, entries).state
    again = ludoteca.position(state.notation(whole=True))
    assert again == state and type(again.game) is SecretCard and content_digits(again.game) != content_digits(_later())
    assert pickle.loads(pickle.dumps(state)) == state
    assert state.game != _later(), "the same options and another game"


def test_a_version_that_is_gone_is_kept_and_told(install: Install) -> None:
    opening, entries = begun()
    install(FORGETFUL)
    table = Table.rebuilt(opening, entries)
    assert table.stale is not None and not table.by_older_rules and len(table.record.actions) == 2
    assert "version 1 " in table.stale.text("en") and "versione 1 " in table.stale.text("it")
    with pytest.raises(RecordError, match="version 1 of the rules"):
        table.sealed_record().replay()
    install(FIRST)
    assert Table.rebuilt(opening, entries).asked == 0, "with the earlier package it goes on"


@pytest.mark.parametrize(("where", "told"), [("Missing", "NoSuchGame"), ("Confused", "foreign_later:Later")])
def test_an_older_form_that_is_none_is_told_with_its_name(install: Install, where: str, told: str) -> None:
    install(f"tests.foreign_later:{where}")
    with pytest.raises(DeclarationError, match=told):
        shelf.form_of(NAME, 1)


def test_thinkers_and_the_shelf_know_every_version(install: Install) -> None:
    install(LATER)
    assert shelf.forms_of(NAME) == [2, 1]
    assert shelf.form_of(NAME, 0) is shelf.form_of(NAME, 2) is Later and shelf.form_of(NAME, 3) is None


def _later() -> Game:
    return ludoteca.make(NAME)
