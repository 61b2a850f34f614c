"""Simulations: the same whoever works on them, counted rightly, written down truly."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import SeatError, ask, bot_for, bot_seed
from ludoteca.cli import main
from ludoteca.engine import SeedError
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.shelf import short_content
from ludoteca.files import FileError
from ludoteca.lab import LabError, Results, Row, simulate, wilson
from ludoteca.lab.deeds import MOST_OF_A_KIND, Deed, Deeds
from ludoteca.lab.figures import LEAST_DEALS, clustered, saved
from ludoteca.lab.sheets import check_sheet, columns_of, write_sheet
from ludoteca.table.deeds import named

GAME = "marrak_hesh"
COLUMNS = tuple(columns_of(Row))


def same(one: Results, other: Results) -> bool:
    return list(one.rows()) == list(other.rows())


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(ludoteca.make(GAME), ["greedy", "random"], games=12, seed=40, jobs=1)


def test_the_number_of_workers_changes_nothing(results: Results) -> None:
    done: list[int] = []
    others = simulate(ludoteca.make(GAME), ["greedy", "random"], 12, 40, jobs=2, progress=done.append)
    assert same(results, others)
    assert sum(done) == 12


def test_a_game_depends_on_its_own_deal_and_seats_alone(results: Results) -> None:
    later = simulate(ludoteca.make(GAME), ["greedy", "random"], games=4, seed=44, jobs=1)
    assert np.array_equal(later.scores, results.scores[8:])


def test_a_game_is_what_its_bots_play(results: Results) -> None:
    game = ludoteca.make(GAME)
    bots = [bot_for("random", game), bot_for("greedy", game)]
    state = game.start(40)
    decisions = 0
    while not state.is_over:
        bot = bots[state.to_move]
        assert bot is not None
        state.apply(ask(bot, state, bot_seed(40, decisions)))
        decisions += 1
    assert list(results.scores[1]) == state.scores()
    assert list(results.returns[1]) == state.returns()
    assert np.flatnonzero(results.won[1]).tolist() == state.winners()
    assert results.decisions[1] == decisions


def test_bots_go_round_the_seats() -> None:
    game = ludoteca.make(GAME, players=3)
    round_ = simulate(game, ["greedy", "random", "search:easy"], games=6, seed=0, jobs=1)
    assert [round_.bot(number, 0) for number in range(4)] == ["greedy", "random", "search:easy", "greedy"]
    assert [share.games for share in round_.by_bot()] == [6, 6, 6]
    fixed = simulate(game, ["greedy", "random", "random"], games=3, seed=1, jobs=1, rotate=False)
    assert {fixed.bot(number, 0) for number in range(3)} == {"greedy"}
    assert [(share.name, share.games) for share in fixed.by_bot()] == [("greedy", 3), ("random", 6)]


@pytest.mark.parametrize(("pairs", "games", "later"), [(True, 6, 7), (False, 4, 9)])
def test_games_played_in_parts_are_the_same_games(pairs: bool, games: int, later: int) -> None:
    game = ludoteca.make(GAME, players=3)
    seats = ["greedy", "random", "random"]
    whole = simulate(game, seats, games=2 * games, seed=5, jobs=1, pairs=pairs)
    parts = [simulate(game, seats, games, seed=seed, jobs=1, pairs=pairs) for seed in (5, later)]
    assert [row[2:] for row in whole.rows()] == [row[2:] for part in parts for row in part.rows()]
    for number, name in enumerate(seats[:2]):
        assert whole.by_bot()[number].wins == sum(row.won for row in whole.rows() if row.bot == name)


@pytest.mark.parametrize(
    ("seats", "rotate", "pairs", "deals"),
    [
        (["greedy", "random", "search:easy"], True, True, [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2), (7, 0)]),
        (["greedy", "greedy", "random"], True, True, [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2), (7, 0)]),
        (["greedy", "random", "random"], True, False, [(5, 2), (6, 0), (7, 1), (8, 2), (9, 0), (10, 1), (11, 2)]),
        (["greedy", "random", "random"], False, True, [(5 + game, 0) for game in range(7)]),
        (["random", "random", "random"], True, True, [(5 + game, (5 + game) % 3) for game in range(7)]),
    ],
)
def test_which_deal_a_game_has_and_who_sits_where(
    seats: list[str], rotate: bool, pairs: bool, deals: list[tuple[int, int]]
) -> None:
    game = ludoteca.make(GAME, players=3)
    results = simulate(game, seats, games=7, seed=5, jobs=1, rotate=rotate, pairs=pairs)
    rows = [row for row in results.rows() if row.seat == 0]
    assert [(row.seed, row.rotation) for row in rows] == deals
    assert [row.deal for row in rows] == [seed - 5 for seed, _ in deals]
    assert [row.bot for row in rows] == [seats[rotation] for _, rotation in deals]
    assert len({game.start(seed).notation() for seed, _ in deals}) == len({seed for seed, _ in deals})
    for row in rows:
        assert row.turn == (0 - game.start(row.seed).first_seat()) % 3, "it was played from the deal of that seed"


def test_no_game_is_played_twice() -> None:
    """Two kinds of bots that alternate have two seatings; one kind has a single one, and each game its own deal."""
    game = ludoteca.make("mars_needs_mechanics", players=4)
    two = simulate(game, ["greedy", "random"] * 2, games=4, seed=1, jobs=1)
    assert [(row.seed, row.rotation) for row in two.rows() if row.seat == 0] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    one = simulate(game, ["random"] * 4, games=4, seed=1, jobs=1)
    assert [row.seed for row in one.rows() if row.seat == 0] == [1, 2, 3, 4]


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_place_in_the_turn_order_is_counted(name: str) -> None:
    game = ludoteca.make(name, players=2)
    results = simulate(game, ["random", "random"], games=6, seed=3, jobs=1)
    rows = list(results.rows())
    assert {row.turn for row in rows if row.seat == 0} == {0, 1}, "either seat begins"
    for row in rows:
        assert row.turn == results.turns[row.game, row.seat] == (row.seat - results.first[row.game]) % 2
    for place, share in enumerate(results.by_turn_order()):
        its = [row for row in rows if row.turn == place]
        assert (share.name, share.games, share.wins) == (str(place), 6, sum(row.won for row in its))
        assert share.mean == pytest.approx(np.mean([row.score for row in its]))


@pytest.mark.parametrize(("name", "options"), [("pocket_mars", {"first_seat": 1}), ("marrak_hesh", {})])
def test_the_first_seat_is_the_one_with_the_first_turn(name: str, options: dict[str, object]) -> None:
    state = ludoteca.make(name, players=3, **options).start(4)
    assert state.first_seat() == (1 if options else state.to_move)


def test_a_bot_on_several_seats_has_one_piece_of_evidence_a_game() -> None:
    game = ludoteca.make(GAME, players=3, tie_break="chain")
    results = simulate(game, ["random"] * 3, games=20, seed=1, jobs=1)
    (share,) = results.by_bot()
    assert share.low == share.high == pytest.approx(1 / 3), "somebody wins, and everybody is this bot"
    two = simulate(game, ["search:easy", "random", "random"], games=20, seed=1, jobs=1)
    random = two.by_bot()[1]
    rows = [row for row in two.rows() if row.bot == "random"]
    wins = np.array([sum(row.won for row in rows if row.deal == deal) for deal in range(7)], np.float64)
    assert (random.low, random.high) == clustered(wins, np.array([6.0] * 6 + [4.0])), "the last deal is not finished"


@pytest.mark.parametrize(
    ("parts", "whole", "low", "high"),
    [
        ([0.0, 1.0] * 500, 1, 0.4691, 0.5309),  # as Wilson has it for 500 of 1000
        ([0.0, 2.0] * 500, 2, 0.4691, 0.5309),  # two games that end alike are one
        ([0.0] * 10, 1, 0.0, 0.2775),
        ([1.0] * 1000, 2, 0.4978, 0.5022),  # one of two in every deal: the spread of ten plain deals is left
        ([1.0] * 2, 2, 0.1586, 0.8414),  # which two deals cannot prove
        ([0.0, 2.0, 1.0, 1.0] * 250, 2, 0.4781, 0.5219),  # as it is where the games have nothing to do with each other
    ],
)
def test_intervals_of_shares_by_deal(parts: list[float], whole: int, low: float, high: float) -> None:
    found = clustered(np.array(parts), np.full(len(parts), float(whole)))
    assert found == pytest.approx((low, high), abs=1e-3)


def test_an_interval_by_deal_keeps_its_promise() -> None:
    """Deals that favour a seat: 95% of the intervals hold the truth, and plain ones would be far too wide."""
    dice = np.random.default_rng(18)
    held, widths = 0, []
    for _ in range(400):
        luck = dice.normal(size=100)
        wins = (luck + dice.normal(size=100) > 0).astype(np.float64) + (-luck + dice.normal(size=100) > 0)
        low, high = clustered(wins, np.full(100, 2.0))
        held += low <= 0.5 <= high
        widths.append(high - low)
    plain = wilson(100, 200)
    assert 0.93 <= held / 400 <= 0.99
    assert np.mean(widths) < 0.9 * (plain[1] - plain[0])


def test_what_the_pairing_saves() -> None:
    dice = np.random.default_rng(18)
    seat = dice.integers(0, 2, 4000).astype(np.float64)  # the deal decides which seat wins, whoever sits there
    chance = dice.integers(0, 2, (4000, 2)).astype(np.float64)
    one_in_ten = np.where(dice.random((4000, 2)) < 0.1, chance, np.stack([seat, 1 - seat], axis=1))
    for wins, factor in ((chance, 1.0), (np.repeat(seat[:, None], 2, axis=1), 0.5), (one_in_ten, 5.26)):
        # of a deal in which one of the wins is drawn anew with probability q, 1 - (1 - q)^2 of the spread is left
        assert saved(np.stack([wins, 1 - wins], axis=2)) == pytest.approx(factor, rel=0.1)
    assert saved(np.zeros((LEAST_DEALS - 1, 2, 2))) is None
    assert saved(np.full((LEAST_DEALS, 2, 2), 0.5)) is None, "nothing differs"


@pytest.mark.parametrize(("lang", "flags"), [("en", []), ("it", []), ("en", ["--no-pairs"])])
def test_the_saving_is_told(lang: str, flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", GAME, "--seats", "classic:easy,random", "--seed", "1", "--jobs", "1", "--lang", lang]
    assert main([*argv, "--games", str(2 * LEAST_DEALS), *flags]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    if flags:
        assert "40 games, from" in shown and "tell as much" not in shown
    else:
        assert ("40 games on 20 deals" if lang == "en" else "40 partite con 20 distribuzioni") in shown
        assert ("these 40 games tell as much as" if lang == "en" else "queste 40 partite dicono quanto") in shown


@pytest.mark.parametrize("lang", ["en", "it"])
def test_one_bot_on_every_seat_is_not_compared_with_itself(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--seats", "random,random", "--games", "3", "--jobs", "1", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert ("by bot" if lang == "en" else "per bot") not in shown
    assert ("by turn order" if lang == "en" else "per turno") in shown
    assert ("2nd" if lang == "en" else "2º") in shown
    assert ("sat on every seat" if lang == "en" else "sedeva a ogni posto") in shown


def test_a_script_without_a_guard_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import ludoteca\n"
        "from ludoteca.lab import simulate\n"
        "simulate(ludoteca.make('marrak_hesh'), ['random', 'random'], games=4, jobs=2)\n"
    )
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.count("Traceback") == 1, "the workers are quiet"
    assert "__main__" in ran.stderr.splitlines()[-1]
    assert "memory" not in ran.stderr


def test_shares_count_what_the_rows_say(results: Results) -> None:
    rows = list(results.rows())
    assert len(rows) == 24
    for share in results.by_bot():
        its = [row for row in rows if row.bot == share.name]
        assert (share.games, share.wins) == (len(its), sum(row.won for row in its))
        assert share.mean == pytest.approx(np.mean([row.score for row in its]))
        assert share.sd == pytest.approx(np.std([row.score for row in its], ddof=1))
        wins = [sum(row.won for row in its if row.deal == deal) for deal in range(6)]
        assert (share.low, share.high) == clustered(np.array(wins, np.float64), np.full(6, 2.0))
    for seat, share in enumerate(results.by_seat()):
        assert share.wins == sum(row.won for row in rows if row.seat == seat)
    assert sum(row.ret for row in rows) == pytest.approx(0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("seats", [["me", "random"], ["random"], ["random", "castle"]])
def test_seats_that_cannot_be_filled(seats: list[str]) -> None:
    with pytest.raises(SeatError):
        simulate(ludoteca.make(GAME), seats, games=1, jobs=1)


def test_seeds_that_run_out() -> None:
    with pytest.raises(SeedError):
        simulate(ludoteca.make(GAME), ["random", "random"], games=3, seed=(1 << 128) - 2, jobs=1)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-1, 1), (10**9, 1), (1, 0)])
def test_numbers_that_make_no_sense(games: int, jobs: int) -> None:
    with pytest.raises(LabError, match="it is a whole number from 1 to"):
        simulate(ludoteca.make(GAME), ["random", "random"], games, jobs=jobs)


def test_csv(results: Results, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    write_sheet(results, file)
    with file.open(newline="", encoding="utf-8") as text:
        lines = list(csv.DictReader(text))
    assert tuple(lines[0]) == COLUMNS
    assert len(lines) == 24
    for line, row in zip(lines, results.rows(), strict=True):
        assert (int(line["game"]), int(line["seed"]), int(line["seat"])) == (row.game, row.seed, row.seat)
        assert (int(line["deal"]), int(line["rotation"])) == (row.game // 2, row.game % 2)
        assert int(line["turn"]) == row.turn
        assert (line["bot"], int(line["score"]), line["won"]) == (row.bot, row.score, "true" if row.won else "false")
        assert (float(line["return"]), int(line["decisions"])) == (row.ret, row.decisions)


def test_parquet(results: Results, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    write_sheet(results, file)
    sheet = parquet.read_table(file)
    assert tuple(sheet.column_names) == COLUMNS
    assert sheet.schema.metadata[b"game"] == b"marrak_hesh"
    assert b"deep_space" in sheet.schema.metadata[b"options"]
    found = sheet.to_pylist()
    for line, row in zip(found, results.rows(), strict=True):
        assert list(line.values()) == [*row[:3], str(row.seed), *row[4:], short_content(results.game)]


def test_nothing_is_overwritten_unless_forced(results: Results, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("precious")
    with pytest.raises(FileError, match="--force"):
        write_sheet(results, file)
    assert file.read_text() == "precious"
    write_sheet(results, file, force=True)
    assert file.read_text().startswith("game,deal")
    assert list(tmp_path.iterdir()) == [file]


def test_parquet_without_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(FileError, match=r'pip install "ludoteca\[lab\]"'):
        check_sheet(tmp_path / "games.parquet")
    check_sheet(tmp_path / "games.csv")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    file = tmp_path / "games.csv"
    argv = ["simulate", GAME, "--seats", "greedy,random", "--games", "10", "--seed", "7", "--jobs", "1", "--lang", lang]
    assert main([*argv, "--option", "tie_break=later", "--out", str(file)]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "greedy" in shown.out
    assert ("Player 2" if lang == "en" else "Giocatore 2") in shown.out
    assert ("95% interval" if lang == "en" else "intervallo 95%") in shown.out
    assert ("100.0%" if lang == "en" else "100,0%") in shown.out
    assert ("Ties: the later seat wins" if lang == "en" else "Parità: vince chi gioca dopo") in shown.out
    assert str(file) in shown.out
    assert len(file.read_text().splitlines()) == 21
    assert max(len(line) for line in shown.out.splitlines() if str(tmp_path) not in line) <= 80


def test_what_to_know_about_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "search:0.001s,random", "--no-rotate"]
    assert main(["simulate", GAME, *seats, "--games", "1", "--jobs", "1", "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "One game, from the seed" in shown
    assert "kept their seats" in shown
    assert "limit of time" in shown


def test_deeds_are_counted_with_how_their_doers_fared() -> None:
    game = ludoteca.make("mars_needs_mechanics", players=3)
    results = simulate(game, ["greedy"] * 3, games=12, seed=5, jobs=1, deeds=True)
    assert results.deeds is not None
    deeds = {deed.name: deed for deed in results.deeds.listed()}
    assert deeds["wins"].times == results.won.sum()
    assert deeds["wins"].doers == 0, "the game itself tells who wins"
    assert (deeds["sold"].doers, deeds["sold"].wins) == (3 * 12, results.won.sum()), "everybody sells"
    built = [deed for name, deed in deeds.items() if name.startswith("builds ")]
    assert built
    assert all(deed.games <= 12 and deed.wins <= deed.doers <= deed.times for deed in built)


def test_counting_deeds_changes_no_game_and_costs_nothing_when_not_asked_for() -> None:
    game = ludoteca.make("pocket_mars", players=2)
    plain, counted = (simulate(game, ["greedy", "random"], 6, 3, jobs=1, deeds=deeds) for deeds in (False, True))
    assert plain.deeds is None
    assert list(plain.rows()) == list(counted.rows())


def test_a_kind_with_too_many_deeds_is_told_as_one() -> None:
    deeds = Deeds()
    walks = [((0, f"walks {square}"), 2) for square in range(MOST_OF_A_KIND)]
    deeds.add([*walks, ((1, "sings"), 1), ((-1, "rains hard"), 3)], winners=[0])
    assert len(deeds.listed()) == MOST_OF_A_KIND + 2
    deeds.add([((1, "walks home"), 1), ((1, "walks 3"), 1)], winners=[0])
    assert deeds.listed() == [
        Deed("rains hard", 3, 1, 0, 0),
        Deed("sings", 1, 1, 1, 0),
        Deed("walks", 2 * MOST_OF_A_KIND + 2, 2, 2, 1),
    ]


def test_a_deed_is_named_without_people_and_plain_numbers() -> None:
    told = Phrase("toy", "buys", {"seat": seat_name(2), "name": Phrase("toy", "part", {"part": "wire"}), "cogs": 5})
    assert named(told) == "buys wire"
