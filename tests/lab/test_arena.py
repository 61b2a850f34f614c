"""Arenas: the same whoever works on them, rated by what was won, written down truly."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import Driver, SeatError, bot_for
from ludoteca.cli import main
from ludoteca.lab import ArenaRow, LabError, Standings, arena
from ludoteca.lab.figures import LEAST_DEALS, clustered, saved
from ludoteca.lab.ratings import fit
from ludoteca.lab.sheets import columns_of, write_sheet
from ludoteca.lab.tables import COLUMNS, as_json, markdown, sentences, write_standings
from ludoteca.lab.verdict import Duel
from tests.stranger import Stranger
from tests.toy import Toy, ToyState

GAME = "marrak_hesh"
BOTS = ["random", "classic:easy", "greedy"]


@pytest.fixture(scope="module")
def standings() -> Standings:
    return arena(ludoteca.make(GAME), BOTS, games=20, seed=7, jobs=1)


def test_only_whole_rounds_are_played(standings: Standings) -> None:
    assert (standings.games, standings.deals) == (18, 3)
    rows = [row for row in standings.rows() if row.seat == 0]
    assert [(row.deal, row.table, row.seating) for row in rows] == [
        (deal, table, seating) for deal in range(3) for table in range(3) for seating in range(2)
    ]
    assert [row.seed for row in rows] == [7 + row.deal for row in rows]
    assert [row.bot for row in rows[:6]] == ["random", "classic:easy", "random", "greedy", "classic:easy", "greedy"]


def test_a_game_of_an_arena_is_the_game_of_its_deal_and_its_bots(standings: Standings) -> None:
    game = ludoteca.make(GAME)
    rows = [row for row in standings.rows() if row.game == 9]
    assert [row.bot for row in rows] == ["greedy", "random"]
    state = game.start(8)
    Driver([bot_for(row.bot, game) for row in rows], 8).play(state)
    assert [row.score for row in rows] == state.scores()
    assert [row.share for row in rows] == [1.0 / len(state.winners()) * (seat in state.winners()) for seat in (0, 1)]
    assert [row.turn for row in rows] == [(seat - game.start(8).first_seat()) % 2 for seat in (0, 1)]


def test_the_number_of_workers_changes_nothing(standings: Standings) -> None:
    done: list[int] = []
    others = arena(ludoteca.make(GAME), BOTS, games=20, seed=7, jobs=2, progress=lambda more, so_far: done.append(more))
    assert list(others.rows()) == list(standings.rows())
    assert sum(done) == 18
    timeless = [[rating._replace(milliseconds=0) for rating in each.ratings()] for each in (standings, others)]
    assert timeless[0] == timeless[1]


def test_ratings_and_pairs_are_those_of_the_rows(standings: Standings) -> None:
    rows = list(standings.rows())
    ratings = standings.ratings()
    assert [rating.elo for rating in ratings] == sorted((rating.elo for rating in ratings), reverse=True)
    for rating in ratings:
        its = [row for row in rows if row.bot == rating.bot]
        assert (rating.games, rating.faults) == (12, 0) and rating.milliseconds > 0
        assert rating.share == pytest.approx(np.mean([row.share for row in its]))
        assert rating.points == pytest.approx(np.mean([row.score for row in its]))
        assert rating.low < rating.elo < rating.high
    assert ratings[0].bot == "greedy" and ratings[0].milliseconds > ratings[2].milliseconds
    pair = standings.pair(1, 2)
    met = [row for row in rows if row.table == 2]
    ours = np.array([sum(row.share for row in met if row.deal == d and row.bot == "classic:easy") for d in range(3)])
    assert (pair.bot, pair.other, pair.games) == ("classic:easy", "greedy", 6)
    assert pair.share == pytest.approx(ours.sum() / 6)
    assert (pair.low, pair.high) == clustered(ours, np.full(3, 2.0))
    assert standings.scores_of(1, 2).tolist() == (ours / 2).tolist()
    back = standings.pair(2, 1)
    assert (back.share, back.low, back.high) == pytest.approx((1 - pair.share, 1 - pair.high, 1 - pair.low))
    assert len(standings.pairs()) == 6


def test_three_bots_at_a_table_of_three_and_two_at_one_of_three() -> None:
    game = ludoteca.make(GAME, players=3)
    three = arena(game, BOTS, games=6, seed=1, jobs=1)
    credits = np.zeros((6, 3))
    for row in three.rows():
        credits[row.game, BOTS.index(row.bot)] += row.share
    found = fit(credits, np.ones((6, 3)), np.arange(6) // 3)
    assert {rating.bot: rating.elo for rating in three.ratings()} == pytest.approx(
        dict(zip(BOTS, found.elo.tolist(), strict=True))
    )
    two = arena(game, ["greedy", "random"], games=2, seed=1, jobs=1)
    assert [row.bot for row in two.rows()] == ["greedy", "random", "greedy", "random", "greedy", "random"]
    assert [rating.games for rating in two.ratings()] == [2, 2]


def test_an_arena_ends_with_the_deal_that_decides() -> None:
    game = ludoteca.make(GAME)
    until = "random > greedy"
    one, two = (arena(game, ["greedy", "random"], 100, 3, jobs, until) for jobs in (1, 2))
    assert one.verdict is not None
    assert one.verdict == two.verdict == ("random", "greedy", "greedy", one.deals)
    assert list(one.rows()) == list(two.rows())
    duel = Duel()
    looks = []
    for score in one.scores_of(1, 0):
        duel.add(float(score))
        looks.append(duel.decided())
    assert looks == [0] * (one.deals - 1) + [-1]
    early = arena(game, ["greedy", "random"], 2 * (one.deals - 1), 3, 1, until)
    assert early.verdict == ("random", "greedy", "", one.deals - 1)


class TogetherState(ToyState):
    """The toy, which both win if each knows the card of the other."""

    def winners(self) -> list[int]:
        return [0, 1] if self.is_over and self.seen[0][1] and self.seen[1][0] else []


class Together(Toy):
    state_class: ClassVar[type[ToyState]] = TogetherState

    def _check_options(self) -> None:
        super()._check_options()
        self.together = True


def test_who_wins_together_is_rated_against_the_game(stranger: Stranger) -> None:
    both = arena(Together({}), ["first", "random"], games=40, seed=1, jobs=1, until="first>random")
    rows = list(both.rows())
    assert [{row.bot for row in rows if row.game == number} for number in range(2)] == [{"first"}, {"random"}]
    won = np.array([next(row.share for row in rows if row.game == number) for number in range(both.games)])
    assert set(won[::2]) == {0.0} and set(won[1::2]) == {0.0, 1.0}, "who waits learns nothing"
    ratings = {rating.bot: rating for rating in both.ratings()}
    # what it has won and half a game against the game, which has 0; so the game has the rest and half a game
    wins, deals = won[1::2].sum(), both.deals
    assert ratings["random"].elo == pytest.approx(400 * np.log10((wins + 0.5) / (deals - wins + 0.5)), abs=0.01)
    assert ratings["first"].elo == pytest.approx(400 * np.log10(0.5 / (deals + 0.5)), abs=0.01)
    assert ratings["random"].share == wins / deals
    assert (both.pair(1, 0).share, both.pair(1, 0).games) == (1.0, deals), "of those that only one has won"
    assert both.scores_of(0, 1).tolist() == (0.5 - 0.5 * won[1::2]).tolist()
    assert both.verdict is not None and both.verdict.stronger == "random"
    assert "against the game" in markdown_of(both)


def markdown_of(standings: Standings) -> str:
    """The sentence that says what was played, of a game that has no title."""
    return " ".join(sentences(standings, "en"))


def test_a_bot_that_fails_is_counted_apart(stranger: Stranger, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["arena", GAME, "--bots", "cheats,raises,random", "--games", "6", "--seed", "1", "--jobs", "1"]
    assert main([*argv, "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "cheats said something illegal R" in shown and "raises raised an error –" in shown
    assert "6 games were forfeited" in shown and "(seed 1)" in shown
    found = arena(ludoteca.make(GAME), ["cheats", "raises", "random"], games=6, seed=1, jobs=1)
    faults = {rating.bot: rating.faults for rating in found.ratings()}
    assert sum(faults.values()) == 6 and faults["random"] == 0 and found.ratings()[0].bot == "random"
    assert {fault["kind"] for fault in as_json(found)["faults"]} == {"illegal", "raised"}


def test_the_pairing_saves_where_the_deal_decides() -> None:
    """In the toy the cards decide and nothing else does: every deal is shared, and says that the bots are even."""
    found = arena(Toy({}), ["random", "greedy"], games=2 * LEAST_DEALS, seed=1, jobs=1)
    assert found.saved() is None, "each deal came out the same"
    assert found.scores_of(0, 1).tolist() == [0.5] * LEAST_DEALS
    pair = found.pair(0, 1)
    plain = clustered(np.array([0.0, 1.0] * LEAST_DEALS), np.ones(2 * LEAST_DEALS))
    assert pair.share == 0.5 and pair.high - pair.low < 0.7 * (plain[1] - plain[0])
    mixed = arena(ludoteca.make(GAME), ["random", "classic:easy"], games=2 * LEAST_DEALS, seed=1, jobs=1)
    credits = np.zeros((LEAST_DEALS, 2, 2))
    for row in mixed.rows():
        credits[row.deal, row.seating, ["random", "classic:easy"].index(row.bot)] += row.share
    assert mixed.saved() == saved(credits) is not None


# ---- files


def test_the_games_as_a_file(standings: Standings, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for name in ("games.csv", "games.parquet"):
        write_sheet(standings, tmp_path / name)
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as text:
        lines = list(csv.DictReader(text))
    sheet = parquet.read_table(tmp_path / "games.parquet")
    assert list(lines[0]) == sheet.column_names == list(columns_of(ArenaRow))
    for line, stored, row in zip(lines, sheet.to_pylist(), standings.rows(), strict=True):
        assert (line["bot"], float(line["share"]), int(line["deal"])) == (row.bot, row.share, row.deal)
        assert list(stored.values())[:-1] == [*row[:4], str(row.seed), *row[5:]]


def test_the_ratings_as_files(standings: Standings, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for kind in ("md", "csv", "json", "parquet"):
        write_standings(standings, tmp_path / f"table.{kind}")
    best = standings.ratings()[0]
    text = (tmp_path / "table.md").read_text(encoding="utf-8")
    assert text == markdown(standings)
    assert f"| 1 greedy | {best.elo:+.0f} |" in text.replace("−", "-")
    assert "| bot | against 1 | against 2 | against 3 |\n| --- | ---: | ---: | ---: |" in text
    told = json.loads((tmp_path / "table.json").read_text(encoding="utf-8"))
    assert (told["game"], told["games"], told["seed"]) == (GAME, 18, "7")
    assert told["bots"][0] == pytest.approx(best._asdict()) and len(told["pairs"]) == 6
    with (tmp_path / "table.csv").open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    rows = parquet.read_table(tmp_path / "table.parquet").to_pylist()
    assert list(lines[0]) == list(rows[0]) == list(COLUMNS)
    assert len(lines) == len(rows) == 3 + 6
    assert [row["opponent"] for row in rows[:3]] == ["", "", ""] and rows[0]["elo"] == best.elo
    assert rows[3]["elo"] is None and lines[3]["elo"] == ""
    assert rows[3]["share_low"] == standings.pairs()[0].low


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    table, sheet = tmp_path / "table.md", tmp_path / "games.csv"
    argv = ["arena", GAME, "--bots", "greedy, random", "--games", "30", "--seed", "7", "--jobs", "1", "--lang", lang]
    argv += ["--option", "tie_break=later", "--until", "greedy>random", "--table", str(table), "--out", str(sheet)]
    assert main(argv) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    for words in (
        [
            "1 greedy",
            "95% interval",
            "against 2",
            "Ties: the later seat wins",
            "Decided: greedy is stronger than random",
        ]
        if lang == "en"
        else ["1 greedy", "intervallo 95%", "contro 2", "Parità: vince chi gioca dopo", "Deciso: greedy è più forte"]
    ):
        assert words in shown.out, words
    assert str(table) in shown.out and str(sheet) in shown.out
    assert ("Marrak Hesh 17** (tie_break=later)" in table.read_text()) and sheet.read_text().startswith("game,deal")
    assert max(len(line) for line in shown.out.splitlines() if str(tmp_path) not in line) <= 80
    assert main(argv) == 2
    assert "--force" in capsys.readouterr().err
    assert main([*argv, "--force"]) == 0


def test_bots_that_cannot_meet() -> None:
    game = ludoteca.make(GAME)
    with pytest.raises(LabError, match="greedy is on the list twice"):
        arena(game, ["greedy", "greedy"], games=2)
    with pytest.raises(SeatError, match='"me" cannot sit'):
        arena(game, ["greedy", "me"], games=2)
    with pytest.raises(LabError, match="whole number from 1 to"):
        arena(game, ["greedy", "random"], games=0)
