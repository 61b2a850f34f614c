"""The skill ladder: where it is known how far thinking pays, so far it is climbed, and no further."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import SeatError
from ludoteca.cli import main
from ludoteca.lab import LabError
from ludoteca.lab.ladder import PAID, STOPPED, TIME, TOP, Ladder, ladder
from tests.lab.stall import Stall
from tests.lab.throne import Throne

CLIMBER = "tests.lab.climber:Climber?thought=*"
GAME = "marrak_hesh"


def climbed(**how: object) -> Ladder:
    return ladder(Stall({"crown": "on"}), 200, 1, 1, bot=CLIMBER, first=2, most=64, **how)  # type: ignore[arg-type]


def test_it_is_climbed_as_far_as_thinking_pays() -> None:
    found = climbed()
    assert [rung.thought for rung in found.rungs] == [4, 8, 16, 32] and found.ended == PAID
    assert [rung.pays for rung in found.rungs] == [True, True, True, False]
    assert found.rungs[-1].share.mean == 0.5, "beyond sixteen it is the same bot"
    assert found.height == pytest.approx(sum(rung.elo.mean for rung in found.rungs[:3]))
    assert all(rung.games == 200 for rung in found.rungs)


def test_where_nothing_can_be_thought_nothing_pays() -> None:
    found = ladder(Throne({"by": "die"}), 60, 1, 1, bot="search:*", first=4, most=64)
    assert len(found.rungs) == 1 and found.ended == PAID and found.paying == [] and found.height == 0.0


def test_the_places_in_the_turn_order_are_told_at_each_level() -> None:
    twice = ladder(Stall({"extra": "first"}), 200, 1, 1, bot=CLIMBER, first=16, most=32)
    ((first, second),) = [rung.turns for rung in twice.rungs]
    assert first.low > 0.5 > second.high, "who moves twice wins more often"
    assert first.mean + second.mean == pytest.approx(1.0)
    together = ludoteca.make("martians", mode="cooperative", players=2)
    assert ladder(together, 2, 1, 1, first=1, most=2).rungs[0].turns == ()


def test_it_ends_at_the_top_when_the_time_is_up_and_when_somebody_stops_it() -> None:
    assert ladder(Stall({"crown": "on"}), 100, 1, 1, bot=CLIMBER, first=2, most=7).ended == TOP
    late = climbed(seconds=1e-9)
    assert late.ended == TIME and late.rungs == []

    def stop(_: int, so_far: Ladder) -> None:
        if so_far.rungs:
            raise KeyboardInterrupt

    stopped = climbed(progress=stop)
    assert stopped.ended == STOPPED and len(stopped.rungs) == 1


def test_any_number_of_workers_climbs_as_far() -> None:
    game = ludoteca.make(GAME)
    one, two = (ladder(game, 12, 1, jobs, first=1, most=2) for jobs in (1, 2))
    assert [rung._replace(milliseconds=0.0) for rung in one.rungs] == [
        rung._replace(milliseconds=0.0) for rung in two.rungs
    ]


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"bot": "search:hard"}, r"write \* once"),
        ({"bot": "search:*?*"}, r"write \* once"),
        ({"first": 8, "most": 15}, "at least twice"),
        ({"first": 0}, "first cannot be"),
        ({"most": 1 << 30}, "most cannot be"),
        ({"games": 1}, "everybody sits everywhere"),
    ],
)
def test_what_nobody_can_climb_is_refused(how: dict[str, object], words: str) -> None:
    given: dict[str, object] = {"games": 10, **how}
    with pytest.raises(LabError, match=words):
        ladder(ludoteca.make(GAME), seed=1, jobs=1, **given)  # type: ignore[arg-type]


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(SeatError):
        ladder(ludoteca.make(GAME), 10, bot="serch:*")


def test_it_is_told_in_the_terminal_on_the_page_and_in_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, file = tmp_path / "report.html", tmp_path / "report.json"
    arguments = ["ladder", GAME, "--games", "8", "--first", "1", "--most", "2", "--jobs", "1"]
    assert main([*arguments, "--report", str(page), "--json", str(file), "--lang", "it"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Scala dell'abilità" in shown and "1 → 2" in shown and "8 partite per ogni gradino" in shown
    text = page.read_text(encoding="utf-8")
    assert "Skill ladder" in text and "<svg" in text and "1 &#8594; 2" in text
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["command"].startswith(f"ludoteca ladder {GAME} --bot 'search:*' --first 1")
    (rung,) = told["rungs"]
    assert (rung["bot"], rung["other"], rung["games"], len(rung["turns"])) == ("search:2", "search:1", 8, 2)


def test_a_bad_pattern_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", GAME, "--bot", "greedy", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert '"greedy" cannot climb' in told.err and told.err.count("\n") == 1 and told.out == ""
