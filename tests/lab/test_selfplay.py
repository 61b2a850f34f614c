"""Self-play: what is written is what was played, the same however often it is broken off."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import BotFault, SearchBot, ask, bot_for, bot_seed
from ludoteca.cli import main
from ludoteca.engine.shelf import content_of
from ludoteca.files import FileError
from ludoteca.lab import selfplay
from ludoteca.lab.selfplay import PART_GAMES, Positions, read
from ludoteca.locks import FileLock
from tests.stranger import Stranger

pytest.importorskip("pyarrow")

GAME = "marrak_hesh"
GAMES = PART_GAMES + 3


class Enough(Exception):
    """Somebody pulls the plug."""


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.suffix == ".parquet"}


def same(one: Positions, other: Positions) -> bool:
    names = [name for name in Positions.__dataclass_fields__ if name != "about"]
    return all(
        np.array_equal(getattr(one, name), getattr(other, name), name in ("value", "expected")) for name in names
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("positions")
    written = selfplay.selfplay(ludoteca.make(GAME), "random", GAMES, folder, seed=5, jobs=1)
    assert (written.games, written.kept) == (GAMES, 0)
    assert written.positions == len(read(folder))
    return folder


def test_what_is_written_is_what_was_played(folder: Path) -> None:
    game = ludoteca.make(GAME)
    positions = read(folder)
    assert sorted(set(positions.game.tolist())) == list(range(GAMES))
    row = 0
    for number in range(GAMES):
        bot = bot_for("random", game)
        assert bot is not None
        state = game.start(5 + number)
        first, decision = row, 0
        while not state.is_over:
            assert (positions.game[row], positions.seed[row], positions.decision[row]) == (
                number,
                str(5 + number),
                decision,
            )
            assert positions.seat[row] == state.to_move
            lying = slice(positions.choice_starts[row], positions.choice_starts[row + 1])
            assert positions.choices[lying].tolist() == state.legal_actions()
            assert positions.action[row] == ask(bot, state, bot_seed(5 + number, decision))
            assert positions.shares[lying].tolist() == [
                float(a == positions.action[row]) for a in state.legal_actions()
            ]
            if number % 6 == 0:
                assert np.array_equal(positions.observations([row])[0], state.observation(state.to_move))
            state.apply(int(positions.action[row]))
            row, decision = row + 1, decision + 1
        assert (positions.returns[first:row] == np.array(state.returns(), np.float32)).all()
    assert row == len(positions)
    assert np.isnan(positions.value).all() and np.isnan(positions.expected).all()


def test_as_arrays(folder: Path) -> None:
    positions = read(folder)
    some = np.array([3, 0, len(positions) - 1])
    policies, masks = positions.policies(some), positions.masks(some)
    assert policies.shape == masks.shape == (3, ludoteca.make(GAME).num_actions)
    assert policies.sum(axis=1).tolist() == [1.0, 1.0, 1.0]
    assert policies.argmax(axis=1).tolist() == positions.action[some].tolist()
    assert [np.flatnonzero(mask).tolist() for mask in masks] == [
        positions.choices[positions.choice_starts[row] : positions.choice_starts[row + 1]].tolist() for row in some
    ]
    assert positions.outcome()[0] == positions.returns[0, positions.seat[0]]
    assert same(read(folder, selfplay.parts_of(folder)[1:]), read(folder, [folder / "part-000001.parquet"]))


def test_positions_can_be_played_again(folder: Path) -> None:
    positions = read(folder, [folder / "part-000001.parquet"])
    for row, state in enumerate(positions.states()):
        if row % 10 == 0:
            assert np.array_equal(state.observation(int(positions.seat[row])), positions.observations([row])[0])
    stale = Positions(**{**vars(positions), "about": {**positions.about, "rules_version": "0"}})
    with pytest.raises(FileError, match=r"of another marrak_hesh .*rules_version: 0"):
        next(stale.states())


@pytest.mark.parametrize("ended", [1, PART_GAMES - 1, PART_GAMES + 1])
def test_broken_off_and_begun_again_it_is_the_same_to_the_byte(folder: Path, tmp_path: Path, ended: int) -> None:
    done = 0

    def pull(more: int) -> None:
        nonlocal done
        done += more
        if done >= ended:
            raise Enough

    with pytest.raises(Enough):
        selfplay.selfplay(ludoteca.make(GAME), "random", GAMES, tmp_path, seed=5, jobs=1, progress=pull)
    whole = contents(folder)
    assert contents(tmp_path).items() <= whole.items()
    (tmp_path / ".part-000001.parquet.4711.part").write_bytes(b"half of a part")
    told: list[int] = []
    kept = len(contents(tmp_path)) * PART_GAMES
    again = selfplay.selfplay(ludoteca.make(GAME), "random", GAMES, tmp_path, seed=5, jobs=2, progress=told.append)
    assert contents(tmp_path) == whole
    assert (again.kept, sum(told)) == (kept, GAMES)
    assert not list(tmp_path.glob(".*")), "nothing half-written stays"
    assert selfplay.selfplay(ludoteca.make(GAME), "random", GAMES, tmp_path, seed=5, jobs=1).kept == GAMES


def test_more_games_go_on_where_it_ended(folder: Path, tmp_path: Path) -> None:
    game = ludoteca.make(GAME)
    selfplay.selfplay(game, "random", PART_GAMES + 1, tmp_path, seed=5, jobs=1)
    written = selfplay.selfplay(game, "random", GAMES, tmp_path, seed=5, jobs=1)
    assert written.kept == PART_GAMES, "the part that was too short is played anew"
    assert contents(tmp_path) == contents(folder)


def test_a_search_tells_what_it_thought(tmp_path: Path) -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2)
    bot = bot_for("search:8", game)
    assert isinstance(bot, SearchBot)
    positions = selfplay.played(game, "search:8", seed=3)
    state = game.start(3)
    for row in range(6):
        lying = slice(positions.choice_starts[row], positions.choice_starts[row + 1])
        if len(state.choices) > 1:
            chance = bot_seed(3, row)
            advice = bot.think(state.redeal(state.to_move, chance), chance)
            visits = np.array([each.visits for each in advice], np.float64)
            assert positions.shares[lying] == pytest.approx(visits / visits.sum())
            looked = visits > 0
            hoped = np.array([each.expected for each in advice])
            assert positions.expected[lying][looked] == pytest.approx(hoped[looked], abs=1e-6)
            assert np.isnan(positions.expected[lying][~looked]).all()
            assert positions.value[row] == pytest.approx((visits * hoped).sum() / visits.sum(), abs=1e-6)
        state.apply(int(positions.action[row]))


def test_what_a_part_says_of_itself(folder: Path) -> None:
    game = ludoteca.make(GAME)
    about = read(folder).about
    assert (about["game"], about["bot"], about["seed"]) == (GAME, "random", "5")
    assert (about["rules_version"], about["content"]) == (str(game.rules_version), content_of(GAME))
    assert len(about["layout"]) == 64 and about["part"] == "0" and about["games"] == str(PART_GAMES)
    other = selfplay.describe(ludoteca.make(GAME, players=3), "random", 5)
    assert other["layout"] != about["layout"] and other["options"] != about["options"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([GAME, "--bot", "greedy"], "bot: random, not greedy"),
        (["pocket_mars", "--bot", "random"], "game: marrak_hesh, not pocket_mars"),
        ([GAME, "--bot", "random", "--option", "players=3"], "options:"),
        ([GAME, "--bot", "random", "--seed", "6"], "seed: 5, not 6"),
        ([GAME, "--bot", "castle"], 'sit down as "castle"'),
        ([GAME, "--bot", "me"], '"me" cannot sit'),
    ],
)
def test_a_folder_of_other_positions_is_left_as_it_is(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    before = contents(folder)
    seed = [] if "--seed" in arguments else ["--seed", "5"]
    assert main(["selfplay", *arguments, *seed, "--games", "2", "--out", str(folder), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert words in told.err and told.err.count("\n") == 1 and told.out == ""
    assert contents(folder) == before


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    game = ludoteca.make(GAME)
    (tmp_path / "file").write_text("precious")
    with pytest.raises(FileError, match="is a file; name a folder"):
        selfplay.selfplay(game, "random", 1, tmp_path / "file", jobs=1)
    with pytest.raises(FileError, match="there is no folder"):
        selfplay.selfplay(game, "random", 1, tmp_path / "no" / "where", jobs=1)
    with pytest.raises(FileError, match="holds no positions"):
        read(tmp_path)
    (tmp_path / "part-000000.parquet").write_text("nonsense")
    for use in (lambda: read(tmp_path), lambda: selfplay.selfplay(game, "random", 1, tmp_path, jobs=1)):
        with pytest.raises(FileError, match=r"part-000000\.parquet cannot be read"):
            use()
    (tmp_path / "part-000000.parquet").unlink()
    lock = FileLock(tmp_path / "parts")
    with pytest.raises(FileError, match="Somebody is writing into"):
        selfplay.selfplay(game, "random", 1, tmp_path, jobs=1)
    lock.release()


def test_a_bot_that_fails_ends_it(stranger: Stranger, tmp_path: Path) -> None:
    with pytest.raises(BotFault, match="raises, as Player"):
        selfplay.selfplay(ludoteca.make(GAME), "raises", 2, tmp_path / "data", jobs=1)
    assert contents(tmp_path / "data") == {}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    argv = ["selfplay", GAME, "--bot", "random", "--games", "2", "--jobs", "1", "--lang", lang]
    assert main([*argv, "--out", str(tmp_path / "data")]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert ("2 games of random against itself" if lang == "en" else "2 partite di random contro sé stesso") in shown
    assert str(tmp_path / "data") in shown
    assert main([*argv, "--out", str(tmp_path / "data")]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert ("2 of them were there already" if lang == "en" else "2 c'erano già") in shown
