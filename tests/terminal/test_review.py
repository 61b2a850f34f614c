"""A review at the terminal: what it shows and writes, and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.engine import Record
from ludoteca.lab.work import shared_out
from ludoteca.review import Budget, Review, telling
from ludoteca.review.codec import review_from_json
from ludoteca.terminal import review as terminal_review
from ludoteca.terminal.review import page_of, positions_of, read_budget, show, show_chances
from tests.review.made_up import made_up
from tests.terminal.scene import Terminal, recorded

QUICK = ["--budget", "10", "--jobs", "1"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(recorded(size="miniature"), tmp_path / "game.json")


def written(record: Record, path: Path) -> Path:
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def supposed(record: Record) -> Review:
    won = record.replay().winners()
    players = record.made().players
    return Review(tuple(made_up(record)), tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(players)))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["review", *arguments])
    out, err = capsys.readouterr()
    return code, " ".join((out or err).split())


@pytest.mark.parametrize("lang", ["en", "it"])
def test_it_shows_chances_sums_and_what_mattered(file: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, shown = said(capsys, str(file), *QUICK, "--lang", lang)
    assert code == 0
    heads = ["Chances to win", "How each seat fared", "What mattered"]
    if lang == "it":
        heads = ["Probabilità di vincere", "Com'è andata a ciascuno", "Che cosa ha contato"]
    places = [shown.index(head) for head in heads]
    assert places == sorted(places)
    assert len(re.findall(r"(?:Player|Giocatore) \d [▁▂▃▄▅▆▇█]+ \d+% → (?:0|50|100)%", shown)) == 2
    assert ("10 simulations for each decision" if lang == "en" else "10 simulazioni per ogni decisione") in shown


def test_with_a_seat_it_speaks_to_that_seat() -> None:
    record = recorded()
    terminal = Terminal("en")
    show(terminal.talk, record, supposed(record), Budget(), positions_of(record), 1)
    assert re.search(r"\bYou (made|won)\b", terminal.flat)
    mattered = terminal.flat.split("What mattered")[1]
    assert "for you" in mattered
    assert "Luck for Player" not in mattered
    lines = [line for line in terminal.text.splitlines() if "→" in line]
    assert [line.split(" ▁")[0][:8] for line in lines] == ["Player 2"]


def test_the_same_seed_gives_the_same_review_for_any_number_of_processes(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = (said(capsys, str(file), "--budget", "10", "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert one == two
    assert one[0] == 0
    assert said(capsys, str(file), *QUICK, "--json", "--seed", "5")[1] != one[1]


def test_programs_get_everything(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), *QUICK, "--json", "--seat", "1", "--lang", "it"]) == 0
    body = json.loads(capsys.readouterr().out)
    record = recorded(size="miniature")
    review = review_from_json(body)
    assert [piece.judgement.action for piece in review.pieces] == record.actions
    assert [one["seat"] for one in body["sums"]] == [0, 1]
    assert body["sums"][0]["told"].startswith("Hai ")
    assert body["budget"]["simulations"] == 10
    assert all(moment["told"] and moment["played"] for moment in body["moments"])


def test_a_page_is_written_that_stands_alone(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    code, shown = said(capsys, str(file), *QUICK, "--out", str(out))
    assert code == 0
    assert "The review was written to:" in shown
    page = out.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", page)
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".json"] == ["page.html"]
    code, shown = said(capsys, str(file), *QUICK, "--out", str(out))
    assert (code, "page.html" in shown) == (2, True)
    assert said(capsys, str(file), *QUICK, "--out", str(out), "--force")[0] == 0


def test_a_page_for_a_seat_speaks_to_it() -> None:
    record = recorded()
    review, positions, terminal = supposed(record), positions_of(record), Terminal("en")
    mine, anybodys = (page_of(terminal.talk, record, review, positions, seat) for seat in (1, None))
    summed_up = telling.sum_up(record.made(), review, 1, 1).text("en")
    assert summed_up.startswith("You ")
    assert summed_up in mine
    assert summed_up not in anybodys


def test_whoever_breaks_it_off_leaves_nothing(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "page.html"
    out.write_text("what was there before", encoding="utf-8")

    def broken_off(*given: object, **more: object) -> object:
        works: Iterator[object] = shared_out(*given, **more)  # type: ignore[arg-type]
        yield next(works)
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.lab.reviewing.shared_out", broken_off)
    assert main(["review", str(file), *QUICK, "--out", str(out), "--force"]) == 130
    assert out.read_text(encoding="utf-8") == "what was there before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "page.html"]
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--seat", "3"], "There is no seat 3 in this record"),
        (["--seat", "x"], "There is no seat x in this record"),
        (["--budget", "9"], '--budget cannot be "9"'),
        (["--budget", "lots"], '--budget cannot be "lots"'),
        (["--budget", "0s"], '--budget cannot be "0s"'),
        (["--budget", "99999s"], '--budget cannot be "99999s"'),
        (["--budget", "2000000"], '--budget cannot be "2000000"'),
        (["--seed", "-1"], "-1 is no seed"),
        (["--seed", "99999999999"], '--seed cannot be "99999999999"'),
        (["--jobs", "0"], '--jobs cannot be "0"'),
        (["--out", "page.pdf"], "should end in .html"),
        (["--out", "nowhere/page.html"], "nowhere"),
        (["--lang", "de"], "de"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], what: str
) -> None:
    monkeypatch.setattr(terminal_review, "reviewed", None)  # nothing is worked out
    if "--budget" not in arguments:
        arguments = [*arguments, "--budget", "10"]
    code, shown = said(capsys, str(file), *arguments)
    assert code == 2
    assert what in shown
    assert shown[-1] in ".:"


def test_records_that_cannot_be_reviewed_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded(size="miniature")
    wrong = {
        "unfinished": recorded(moves=3),
        "version": replace(record, rules_version=record.rules_version + 1),
        "illegal": replace(record, actions=[*record.actions[:-1], 999]),
    }
    for name, bad in wrong.items():
        code, shown = said(capsys, str(written(bad, tmp_path / f"{name}.json")), *QUICK)
        assert code == 2, name
        assert shown.endswith("."), name
        assert "Traceback" not in shown
    for name, text in (("foreign", "{}"), ("broken", "{"), ("empty", "")):
        path = tmp_path / f"{name}.json"
        path.write_text(text, encoding="utf-8")
        assert said(capsys, str(path), *QUICK)[0] == 2
    assert said(capsys, str(tmp_path / "none.json"))[0] == 2
    assert main(["review"]) == 2


def test_a_budget_is_simulations_or_seconds() -> None:
    assert read_budget("40", 7) == Budget(simulations=40, seed=7)
    assert read_budget("0.5s", 7).seconds == 0.5


def test_the_graph_has_a_column_for_each_part_of_the_game() -> None:
    record = recorded(seats="me,random,random")
    review = supposed(record)
    terminal = Terminal("en")
    show_chances(terminal.talk, review)
    lines = [line for line in terminal.text.splitlines() if "→" in line]
    assert len(lines) == 3
    for seat, line in enumerate(lines):
        bars = re.findall("[▁▂▃▄▅▆▇█]", line)
        assert len(bars) == min(50, len(record.actions) + 1)
        assert bars[-1] == ("█" if review.result[seat] == 1 else "▁" if not review.result[seat] else bars[-1])
    assert all(len(line) <= 80 for line in terminal.text.splitlines())
