"""What is written down: tables that everybody reads, JSON, and a page that stands alone."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pandas
import polars
import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import Record
from ludoteca.engine.shelf import text_of
from ludoteca.lab.tidy import TABLES
from ludoteca.lab.unmet import cited, told
from ludoteca.words import catalogue
from ludoteca.words.rulebook import Rulebook

COMPARE = ["compare", "marrak_hesh", "--seats-b", "greedy,random", "--games", "100", "--seed", "5", "--jobs", "1"]


class Reader(HTMLParser):
    """What a page refers to, its languages, and whether its elements are closed in order."""

    VOID = ("meta", "br", "link", "img", "hr", "input")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[tuple[str, str]] = []
        self.languages: set[str] = set()
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        for name, value in attrs:
            if name in ("href", "src", "action"):
                self.links.append((tag, value or ""))
            if name == "lang" and tag == "div":
                self.languages.add(value or "")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    assert not reader.open
    return reader


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    here = tmp_path_factory.mktemp("written")
    files = ["--report", str(here / "r.html"), "--json", str(here / "r.json"), "--tables", str(here / "tables")]
    assert main([*COMPARE, *files, "--lang", "en"]) == 0
    return here


@pytest.mark.parametrize("name", TABLES)
def test_pandas_and_polars_read_the_same_tables(folder: Path, name: str) -> None:
    path = folder / "tables" / f"{name}.parquet"
    one, other = pandas.read_parquet(path), polars.read_parquet(path)
    assert list(one.columns) == other.columns == list(TABLES[name])
    assert one.to_numpy().tolist() == [list(row) for row in other.rows()]
    assert set(one["side"]) == {"A", "B"}


def test_the_tables_belong_together(folder: Path) -> None:
    games, seats, decisions, deeds = (pandas.read_parquet(folder / "tables" / f"{name}.parquet") for name in TABLES)
    where = ["side", "deal", "rotation"]
    assert len(games) == 100 and not games.duplicated(where).any()
    assert len(seats) == 200
    assert (seats.groupby(where)["share"].sum() == 1.0).all()
    counted = decisions.groupby(where).size()
    assert (games.set_index(where)["choices"].sort_index() == counted.sort_index()).all()
    by_deed = decisions.groupby([*where, "seat", "deed"]).size()
    assert (deeds.set_index([*where, "seat", "deed"])["times"].sort_index() == by_deed.sort_index()).all()
    assert set(seats[seats.side == "B"].bot) == {"greedy", "random"}
    one = games.iloc[0]
    state = ludoteca.make("marrak_hesh").start(int(one.seed))
    for action in decisions[(decisions.side == "A") & (decisions.deal == 0) & (decisions.rotation == 0)].action:
        while len(state.choices) == 1:
            state.apply(state.choices[0])
        state.apply(int(action))
    mine = seats[(seats.side == "A") & (seats.deal == 0) & (seats.rotation == 0)]
    assert state.scores() == list(mine.score)


def test_the_json_says_what_was_found(folder: Path) -> None:
    found = json.loads((folder / "r.json").read_text(encoding="utf-8"))
    assert found["command"].startswith("ludoteca compare marrak_hesh --games 100")
    assert "--seats-b greedy,random" in found["command"]
    assert found["verdict"]["measure"] == "win-2" and found["verdict"]["known"] == -1
    assert found["sides"]["B"]["seats"] == ["greedy", "random"]
    assert {measure["measure"] for measure in found["measures"]} >= {"win-1", "turn-1", "decisions", "leads"}
    assert found["looks"][-1]["games"] == found["games"] == 100
    assert found["surveys"]["A"]["lengths"]["decisions"]
    seats = pandas.read_parquet(folder / "tables" / "seats.parquet")
    measured = {measure["measure"]: measure for measure in found["measures"]}
    for side in "AB":
        mine = seats[seats.side == side]
        for number in (1, 2):
            for name, column in (("turn", "turn"), ("seat", "seat"), ("win", "player")):
                share = mine[mine[column] == number - 1].share.mean()
                assert measured[f"{name}-{number}"][side.lower()] == pytest.approx(share), (name, number)


def test_the_page_stands_alone_in_both_languages(folder: Path) -> None:
    page = folder / "r.html"
    reader = read(page)
    text = page.read_text(encoding="utf-8")
    assert reader.languages == {"en", "it", "es"}
    assert {"svg", "table", "style", "script"} <= reader.names
    assert reader.links and all(link.startswith("data:application/json;base64,") for _, link in reader.links)
    assert not re.search(r"https?://", re.sub(r"base64,[^\"]*", "", text)), "nothing is fetched"
    assert "Known: wins of player 2" in text and "Si sa: vittorie del giocatore 2" in text
    assert "prefers-color-scheme: dark" in text and "@media print" in text
    assert "ludoteca compare marrak_hesh" in text


def test_the_games_in_the_page_can_be_replayed(folder: Path) -> None:
    from base64 import b64decode

    for _, link in read(folder / "r.html").links:
        record = Record.from_json(b64decode(link.partition(",")[2]).decode())
        assert record.replay().is_over


def test_effects_and_simulations_are_written_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, file = tmp_path / "e.html", tmp_path / "e.json"
    files = ["--report", str(page), "--json", str(file), "--lang", "it"]
    asked = ["--deeds", "land", "--seats", "random,random", "--games", "60", "--jobs", "1"]
    assert main(["effects", "pocket_mars", *asked, *files]) == 0
    assert "che cosa fa ogni azione a chi può compierla" in capsys.readouterr().out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert {effect["deed"] for effect in found["effects"]} >= {"land water", "land energy"}
    assert found["effects"][0]["called"]["en"].startswith("Land a colonist in ")
    assert read(page).languages == {"en", "it", "es"}
    seats = ["--seats", "greedy,random", "--games", "100", "--seed", "2", "--jobs", "1", "--measures"]
    assert main(["simulate", "marrak_hesh", *seats, *files, "--force"]) == 0
    assert "perché i risultati differiscono" in capsys.readouterr().out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["games"] == 100 and [part["part"] for part in found["skill"]] == ["deal", "players", "rest"]
    assert found["command"].endswith("--seats greedy,random --seed 2")
    assert "svg" in read(page).names


def test_measuring_changes_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    plain = [
        "simulate",
        "pocket_mars",
        "--seats",
        "random,greedy",
        "--games",
        "4",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--deeds",
    ]
    plain += ["--lang", "en"]
    main(plain)
    without = capsys.readouterr().out
    main([*plain, "--measures"])
    assert capsys.readouterr().out.startswith(without)


@pytest.mark.parametrize("name", ludoteca.games())
def test_rules_are_those_of_the_rulebook_and_begin_as_they_do(name: str) -> None:
    game = ludoteca.make(name)
    rules = cited(game)
    known = {rule for some, _ in Rulebook.of(name, "en").rules for rule in some}
    assert len(rules) > 10 and set(rules) <= known
    assert text_of(name, "rulebook/it.md") is not None
    for rule in rules:
        assert told(name, rule, "it") and "**" not in told(name, rule, "en")


def test_both_languages_have_the_same_messages_about_the_laboratory() -> None:
    keys = [set(re.findall(r"^([a-z0-9-]+) =", catalogue("house", lang), re.MULTILINE)) for lang in ("en", "it")]
    assert keys[0] == keys[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["compare", "marrak_hesh"], "A and B are the same."),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--until", "soon"], '--until cannot be "soon"'),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--until=-1%"], '--until cannot be "-1%"'),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--minutes", "0"], '--minutes cannot be "0"'),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--games", "1"], "1 games are too few"),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--measure", "luck"], 'Nobody measures "luck"'),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--report", "r.txt"], "should end in .html"),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--json", "r.txt"], "should end in .json"),
        (["compare", "marrak_hesh", "--seats-b", "greedy,random", "--json"], "--json needs a value"),
        (["compare", "marrak_hesh", "--set-b", "cards.jettison.most=900"], 'the key "cards.jettison.most"'),
        (["compare", "marrak_hesh", "--never-b", "3: place"], 'cannot be about "3"'),
        (["compare", "marrak_hesh", "--option-b", "players=3"], "the same number of players"),
        (["effects", "marrak_hesh", "--deeds", "give"], 'fits "give"'),
        (["effects", "marrak_hesh", "--seats", "greedy,random"], "all seats must have the same bot"),
        (["effects", "marrak_hesh", "--deeds"], "--deeds needs a value"),
        (["simulate", "marrak_hesh", "--tables", "t", "--games", "300000"], "written for at most"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1


def test_files_are_not_overwritten_unless_forced(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for argument, path in (("--report", "r.html"), ("--json", "r.json"), ("--tables", "tables")):
        before = (folder / "r.html").read_bytes()
        assert main([*COMPARE, argument, str(folder / path), "--lang", "en"]) == 2
        assert "already" in capsys.readouterr().err
        assert (folder / "r.html").read_bytes() == before
