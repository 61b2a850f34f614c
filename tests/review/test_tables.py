"""A review as tables: tidy, complete, and another library's where that is installed; and as a notebook shows it."""

from __future__ import annotations

import sys
from xml.etree import ElementTree as ET

import pytest

from ludoteca.engine import Record
from ludoteca.extras import MissingExtra
from ludoteca.review import Review
from ludoteca.review.tables import CHOICES, DECISIONS, SEATS, STEPS, Tables, tables
from tests.review.made_up import made_up
from tests.terminal.scene import recorded

Reviewed = tuple[Record, Review]


@pytest.fixture(scope="module")
def reviewed() -> Reviewed:
    record = recorded(size="miniature")
    won = record.replay().winners()
    return record, Review(tuple(made_up(record)), tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(2)))


def test_every_table_is_tidy(reviewed: Reviewed) -> None:
    record, review = reviewed
    found = tables(*reviewed)
    heads = (DECISIONS, CHOICES, STEPS, SEATS)
    lengths = (
        len(record.actions),
        sum(len(one.judgement.choices) for one in review.pieces),
        2 * len(record.actions),
        2,
    )
    for columns, names, length in zip(found, heads, lengths, strict=True):
        assert tuple(columns) == names
        assert {len(column) for column in columns.values()} == {length}
        for column in columns.values():
            assert len({type(value) for value in column}) == 1
            assert isinstance(column[0], (int, float, str, bool))


def test_they_say_what_the_review_says(reviewed: Reviewed) -> None:
    record, review = reviewed
    decisions, choices, steps, seats = tables(*reviewed)
    assert decisions["action"] == record.actions
    assert decisions["verdict"] == [piece.judgement.verdict for piece in review.pieces]
    played = [action for action, was in zip(choices["action"], choices["played"], strict=True) if was]
    assert played == record.actions
    first = [action for action, rank in zip(choices["action"], choices["rank"], strict=True) if rank == 1]
    assert decisions["best"] == first
    for seat in (0, 1):
        luck = [part for part, whose in zip(steps["luck"], steps["seat"], strict=True) if whose == seat]
        assert sum(luck) == pytest.approx(seats["luck"][seat]) == pytest.approx(review.luck(seat))
        total = seats["start"][seat] + seats["skill"][seat] + seats["luck"][seat]
        assert total == pytest.approx(seats["result"][seat])


def test_their_sentences_are_in_a_language_and_name_the_seats(reviewed: Reviewed) -> None:
    found = tables(*reviewed, lang="it", names=["Anna", "Bruno"])
    assert found.seats["told"][0].startswith("Anna ha ")
    assert found.seats["told"][1].startswith("Bruno ha ")
    assert "Trasporto" in " ".join(found.decisions["played"])
    assert set(found.decisions["why"]) == {"", "Vince subito la partita."}


@pytest.mark.parametrize("library", ["pyarrow", "pandas", "polars"])
def test_they_are_another_librarys_where_it_is_installed(reviewed: Reviewed, library: str) -> None:
    pytest.importorskip(library)
    found = tables(*reviewed)
    made = {"pyarrow": found.to_arrow, "pandas": found.to_pandas, "polars": found.to_polars}[library]()
    assert set(made) == set(Tables._fields)
    for name, table in made.items():
        assert len(table) == len(next(iter(getattr(found, name).values())))


def test_what_is_not_installed_is_said(reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingExtra, match="polars is not installed"):
        tables(*reviewed).to_polars()


def test_a_notebook_shows_the_chances_and_the_sums(reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "it_IT.UTF-8")
    _, review = reviewed
    page = ET.fromstring(f"<div>{review._repr_html_()}</div>")
    lines = page.findall(".//polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [len(review.pieces) + 1] * 2
    rows = page.findall(".//tbody/tr")
    assert [row[0].text for row in rows] == [
        f"Giocatore {seat + 1}{' ★' if review.result[seat] else ''}" for seat in (0, 1)
    ]
    assert [row[3].text for row in rows] == [str(one.blunders) for one in review.sums()]
