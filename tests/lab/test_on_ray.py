"""Many machines: a real cluster of two nodes gives what one process gives, whatever becomes of its nodes."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bench.nodes import Machines, free_port, machines

import ludoteca
from ludoteca.cli import main
from ludoteca.files import FileError
from ludoteca.lab import Goal, LabError, Side, arena, compare, effects, on_node, on_ray, simulate, watching
from ludoteca.lab.hands import hands
from ludoteca.lab.on_node import Done
from ludoteca.lab.on_ray import HELD, RUNNING, SECONDS, Address, Cluster, read_address
from ludoteca.lab.selfplay import parts_of, selfplay
from ludoteca.lab.tuning.aims import read_aims
from ludoteca.lab.tuning.dials import panel_of
from ludoteca.lab.tuning.search import tune
from ludoteca.lab.watching import Watch
from tests.stranger import PACKAGE, installed

GAME = "marrak_hesh"
BOTS = ("greedy", "random")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """The cluster, one for all tests of this file; its nodes know a stranger's bots."""
    with installed(tmp_path_factory.mktemp("site") / "site") as stranger, machines([stranger.folder]) as found:
        yield found


# ---- with two nodes


def test_whatever_is_played_on_two_nodes_is_what_one_process_plays(cluster: Machines, tmp_path: Path) -> None:
    game, on = ludoteca.make(GAME), cluster.on
    alone, there = ({"jobs": 1}, {"on": on})
    one, two = (simulate(game, BOTS, 60, 1, deeds=True, measures=True, **how) for how in (alone, there))
    assert list(one.rows()) == list(two.rows())
    assert one.deeds is not None and two.deeds is not None and one.deeds.listed() == two.deeds.listed()
    assert one.survey is not None and two.survey is not None and one.survey.figures() == two.survey.figures()

    base = Side(game, ("greedy", "greedy"))
    worse = base._replace(seats=BOTS)
    ones, twos = (compare(base, worse, 400, 1, goal=Goal(known=True), **how) for how in (alone, there))
    assert ones.looks == twos.looks and ones.ended == twos.ended == "known"
    assert ones.differences() == twos.differences() and ones.deeds() == twos.deeds()

    done, there_done = (effects(base, 120, 1, only=["place"], **how).effects() for how in (alone, there))
    assert done == there_done and len(done) > 1

    here, far = (arena(game, BOTS, 40, 1, **how) for how in (alone, there))
    assert list(here.rows()) == list(far.rows())

    kept, sent = tmp_path / "kept", tmp_path / "sent"
    selfplay(game, "greedy", 20, kept, 1, jobs=1)
    selfplay(game, "greedy", 20, sent, 1, on=on)
    assert [file.read_bytes() for file in parts_of(kept)] == [file.read_bytes() for file in parts_of(sent)]


def test_a_search_for_balance_finds_there_what_it_finds_here(
    cluster: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.lab.tuning.race.WORTH", 1e-9)  # so that every piece of work is handed out
    game = ludoteca.make(GAME)
    side, panel, aims = Side(game, BOTS), panel_of(game, ["cards.*.each"]), read_aims("seats even", game)
    alone, there = (tune(side, panel, aims, 120, 5, **how, confirm=40) for how in ({"jobs": 1}, {"on": cluster.on}))
    ones, others = ([(one.setting, one.fate, one.rows) for one in found.race.patches] for found in (alone, there))
    assert ones == others and len(ones) > 1 and alone.games == there.games


def test_nodes_that_are_lost_and_come_change_nothing(cluster: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seats = ludoteca.make("pocket_mars"), ("search:30", "greedy")
    changes = [cluster.lose, cluster.come]
    counts = []

    def progress(_: int) -> None:
        if changes:
            changes.pop(0)()
            counts.append(len(cluster.nodes.list_all_nodes()))

    told = simulate(game, seats, 20, 1, on=cluster.on, progress=progress)
    assert counts == [1, 2]
    assert list(told.rows()) == list(simulate(game, seats, 20, 1, jobs=1).rows())


def test_who_stops_gets_what_is_known_and_the_cluster_plays_on(cluster: Machines) -> None:
    base = Side(ludoteca.make(GAME), BOTS)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    found = compare(base, base._replace(seats=("greedy", "greedy")), 4000, 1, on=cluster.on, progress=interrupted)
    assert found.ended == "stopped" and 0 < found.games < 4000
    assert simulate(base.game, BOTS, 4, 1, on=cluster.on).games == 4


def test_what_is_wrong_on_a_node_is_told_here(cluster: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    game, on = ludoteca.make(GAME), cluster.on
    failed = simulate(game, [f"{PACKAGE}:Raises", "random"], 2, 1, on=on)
    assert [fault.kind for fault in failed.faults] == ["raised", "raised"]
    with monkeypatch.context() as patch:
        patch.setattr(watching, "LEAST_PATIENCE", 0.01)
        with pytest.raises(LabError, match=r"Hangs has not answered for 0\.01 s"):
            simulate(game, [f"{PACKAGE}:Hangs", "random"], 2, 1, on=on, bot_seconds=1e-3)
    with monkeypatch.context() as patch:
        patch.setattr(on_ray, "mark", lambda: "0123456789abcdef")
        version = f"{ludoteca.__version__} ({on_node.mark()[:8]})"
        with pytest.raises(LabError, match="has another Ludoteca") as unlike:
            simulate(game, BOTS, 2, 1, on=on)
        assert version in str(unlike.value) and f"{ludoteca.__version__} (01234567)" in str(unlike.value)


def test_a_cluster_of_this_machine_needs_nothing_but_its_name(
    cluster: Machines, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for how in (["--jobs", "1"], ["--on", "ray", "--jobs", "1"]):
        assert main(["simulate", GAME, "--games", "6", "--seed", "1", "--lang", "en", *how]) == 0
        shown.append(capsys.readouterr())
    assert shown[0] == shown[1] and shown[0].err == ""


# ---- what is refused, before anybody plays


@pytest.mark.parametrize(
    "given",
    ["", "Ray", "ray:", "ray://", "ray://host", "ray://host:0", "ray://host:99999", "ray://:10001", "host:10001",
     "ray://me@host:10001", "ray://host:10001/there", "http://host:10001", "ray://host:1" + "0" * 999],
)  # fmt: skip
def test_an_address_that_is_none_gets_a_sentence(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "--bots", "greedy,random", "--on", given, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert "--on cannot be" in told.err and "such as ray://host:10001" in told.err
    assert told.err.count("\n") == 1 and len(told.err) < 400 and told.out == ""


def test_an_address_is_read_as_it_is_written() -> None:
    assert read_address("ray") == Address()
    for text in ("ray://host:10001", "ray://10.0.0.7:10001", "ray://[::1]:10001"):
        assert str(read_address(text)) == text
    assert read_address("ray://[::1]:10001") == ("::1", 10001)


def test_nobody_at_an_address_gets_a_sentence() -> None:
    with pytest.raises(LabError, match="Nobody answers at ray://127"):
        simulate(ludoteca.make(GAME), BOTS, 2, on=f"ray://127.0.0.1:{free_port()}")


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r'type: pip install "ludoteca\[ray\]"'):
        simulate(ludoteca.make(GAME), BOTS, 2, on="ray")


def test_what_is_wrong_with_the_question_is_said_before_anybody_is_called() -> None:
    with pytest.raises(LabError, match="games cannot be"):
        simulate(ludoteca.make(GAME), BOTS, 0, on="ray://127.0.0.1:1")
    with pytest.raises(LabError, match="jobs cannot be"):
        simulate(ludoteca.make(GAME), BOTS, 2, jobs=0, on="ray://127.0.0.1:1")


# ---- how pieces are handed out, by a cluster of which everything is known


class Squares:
    """The numbers of a piece, squared."""

    bot_seconds = 0.0

    def begin(self, watch: Watch | None) -> Any:
        return lambda piece: [number * number for number in piece]


class Fails(Squares):
    def begin(self, watch: Watch | None) -> Any:
        def fail(piece: range) -> None:
            raise FileError(ludoteca.engine.house("file-nowhere", {"file": "net.weights", "folder": "nets"}))

        return fail


class Odd(Exception):
    """Cannot travel."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


class FailsOddly(Squares):
    def begin(self, watch: Watch | None) -> Any:
        raise Odd("no ", "luck")


class Stub:
    """Stands for Ray: whatever is asked of it, the newest first, and each number takes a hundredth of a second."""

    exceptions = SimpleNamespace(RayError=type("RayError", (Exception,), {}))

    def __init__(self, cores: int = 2, answers: type[BaseException] | None = None) -> None:
        self.cores = cores
        self.error = answers
        self.asked: dict[int, tuple[Any, ...]] = {}
        self.sizes: list[int] = []
        self.most = 0
        self.cancelled: list[int] = []

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores)}

    def remote(self, **_: object) -> Any:
        stub = self

        class Task:
            def __init__(self, play: Any) -> None:
                self.play = play

            def remote(self, *told: Any) -> int:
                number = len(stub.sizes)
                stub.sizes.append(sum(last - first for first, last in told[-1]))
                stub.asked[number] = (self.play, told)
                stub.most = max(stub.most, len(stub.asked))
                return number

        return Task

    def wait(self, asked: list[int], **_: object) -> tuple[list[int], list[int]]:
        newest = max(asked)
        return [newest], [one for one in asked if one != newest]

    def get(self, number: int) -> bytes:
        if self.error is not None:
            raise self.error("no more")
        play, told = self.asked.pop(number)
        answer: bytes = play(*told)
        said = pickle.loads(answer)
        return pickle.dumps(said._replace(seconds=0.01 * self.sizes[number])) if isinstance(said, Done) else answer

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)


def played(ray: Stub, pieces: Sequence[range], work: Any = None, jobs: int | None = None) -> list[tuple[range, Any]]:
    return list(Cluster(ray, Address(), jobs).done(work or Squares(), pieces))


def test_what_comes_back_out_of_order_is_told_in_order_and_in_bundles_of_two_seconds() -> None:
    pieces = [range(first, first + 5) for first in range(0, 20_000, 5)]
    ray = Stub()
    assert played(ray, pieces) == [(piece, [number * number for number in piece]) for piece in pieces]
    assert sum(ray.sizes) == 20_000
    lengths = ray.sizes[:-12]
    assert set(lengths[RUNNING * 2 * HELD :]) == {int(100 * SECONDS)}
    assert ray.most <= RUNNING * 2 and ray.sizes[-2] == 100  # towards the end a second's worth


def test_no_more_is_in_hand_than_was_asked_for_and_the_rest_waits() -> None:
    pieces = [range(first, first + 1) for first in range(400)]
    ray = Stub(cores=64)
    told = Cluster(ray, Address(), 3).done(Squares(), pieces)
    with closing(told):
        next(told)
        assert ray.most == 3 and len(ray.sizes) <= 3 * HELD + 3
        left = sorted(ray.asked)
    assert sorted(ray.cancelled) == left  # who stops asking ends the work


def test_a_cluster_without_cores_gets_a_sentence() -> None:
    with pytest.raises(LabError, match="has no core that could play"):
        played(Stub(cores=0), [range(1)])


@pytest.mark.parametrize(
    ("error", "words"), [(Stub.exceptions.RayError, "Ray says: no more"), (ConnectionError, "answers no more")]
)
def test_what_is_lost_for_good_gets_a_sentence(error: type[BaseException], words: str) -> None:
    with pytest.raises(LabError, match=words):
        played(Stub(answers=error), [range(1)])


def test_an_error_on_a_node_is_the_same_error_here() -> None:
    with pytest.raises(FileError, match=r"net\.weights"):
        played(Stub(), [range(1)], Fails())
    with pytest.raises(LabError, match="something failed: Odd: no luck"):
        played(Stub(), [range(1)], FailsOddly())


def test_a_node_without_ludoteca_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludoteca.lab.on_node", None)
    with pytest.raises(LabError, match="has no Ludoteca that could play"):
        played(Stub(), [range(1)])


def test_processes_stay_what_they_were() -> None:
    assert hands(3).count == 3
    assert list(hands(1).done(Squares(), [range(3)])) == [(range(3), [0, 1, 4])]
    with pytest.raises(LabError, match="jobs cannot be"):
        hands(0)
