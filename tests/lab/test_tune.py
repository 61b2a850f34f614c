"""The search for balance: what mends a game is found, the same for any number of workers and after every break."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.files import FileError
from ludoteca.lab import LabError
from ludoteca.lab.compare import GAMES, STOPPED
from ludoteca.lab.sides import Side
from ludoteca.lab.tuning.aims import DEED, TURN, Alike, Even, Gauge, Long, read_aims
from ludoteca.lab.tuning.dials import Setting, panel_of
from ludoteca.lab.tuning.gauges import Player
from ludoteca.lab.tuning.journal import PLAYED, Journal
from ludoteca.lab.tuning.misses import further
from ludoteca.lab.tuning.race import GROUP, PLAYS, RESTED, WORSE
from ludoteca.lab.tuning.search import TRIED, Tuning, tune
from ludoteca.lab.work import MOST_GAMES, names_of
from tests.lab.scales import Scales

pytest.importorskip("optuna")


def scales(**content: object) -> Scales:
    return Scales({"players": 2}, ludoteca.engine.Patch(content))


def search(
    patterns: Sequence[str], aims: str, games: int, *, within: Sequence[str] = (), jobs: int = 1, **how: object
) -> Tuning:
    game = scales()
    side = Side(game, ("random", "random"))
    return tune(side, panel_of(game, patterns, within), read_aims(aims, game), games, 3, jobs, **how)  # type: ignore[arg-type]


def told(found: Tuning) -> tuple[object, ...]:
    """All that must be the same."""
    tried = [(one.setting, one.fate, one.rows) for one in found.patches]
    best = [found.panel.changes(one.setting) for one in found.best()]
    confirmed = found.confirmed
    return tried, best, found.games, None if confirmed is None else (confirmed.before, confirmed.after, confirmed.more)


# ---- known truths


def test_the_value_that_makes_up_for_the_first_seat_is_found_and_confirmed() -> None:
    """The first seat begins with 3 points more; nothing but as many for the other makes the seats even."""
    found = search(["amends"], "seats even", 8000, confirm=4000)
    assert found.ended == TRIED and len(found.patches) == 7, "there are no more"
    (best, *_) = found.best()
    assert found.panel.changes(best.setting) == {"amends": 3}
    assert found.confirmed is not None
    assert found.confirmed.more.known == -1, "the aim is missed by less"
    assert found.confirmed.after < 0.04 and found.confirmed.before > 0.1


def test_among_many_settings_optuna_finds_one_that_is_even() -> None:
    found = search(["ahead", "amends", "laps"], "seats even, length 8..8 decisions", 16_000, confirm=2000)
    assert found.ended == GAMES
    best = scales(**found.panel.changes(found.best()[0].setting))
    assert (best.laps, best.ahead) == (4, best.amends)
    worse = [one for one in found.patches if one.fate == WORSE]
    assert sum(one.deals < found.race.most for one in worse) > 20, "they stop early"
    assert found.confirmed is not None and found.confirmed.more.known == -1


def test_cards_that_are_alike_are_found_by_taking_each_of_them_away() -> None:
    found = search(["cards.gold.worth"], "every card within 2 points", 12_000, confirm=500)
    (best, *_) = found.best()
    assert found.panel.changes(best.setting) == {"cards": {"gold": {"worth": 4}}}


def test_of_what_is_as_good_the_least_change_is_the_best() -> None:
    """As many points for both are even, whatever they are; the laps are nobody's."""
    found = search(["ahead", "amends"], "length 6..6 decisions, as little changed as possible", 3000)
    assert not found.best() and found.confirmed is None, "as it is, nothing is missed"
    wide = search(["laps", "amends"], "length 8..10 decisions, as little changed as possible", 3000, confirm=100)
    assert wide.panel.changes(wide.best()[0].setting) == {"laps": 4}


def test_a_game_that_cannot_be_made_better_stays_as_it_is() -> None:
    found = search(["cards.tin.worth"], "length 6..6 decisions", 2000)
    assert found.best() == [] and found.confirmed is None


# ---- how it is searched


def test_all_are_compared_on_the_same_deals_and_the_confirmation_has_others() -> None:
    found = search(["amends"], "seats even", 3000, confirm=200)
    one = found.patches[2]
    side = found.side._replace(game=one.game)
    player = Player(side, names_of(side.seats), found.aims.gauges, None)
    assert [player.row(found.seed, deal)[0] for deal in range(one.deals)] == one.rows
    assert found.confirmed is not None
    assert found.confirmed.comparison.seed >= found.seed + MOST_GAMES > found.seed + found.race.most
    best = found.best()[0]
    fresh = Player(found.side._replace(game=best.game), names_of(side.seats), found.aims.gauges, None)
    values = [fresh.row(found.seed + MOST_GAMES, deal)[0].values[0] for deal in range(found.confirmed.deals)]
    assert found.confirmed.after == pytest.approx(abs(np.mean(values) - 0.5))
    assert found.confirmed.after != pytest.approx(found.race.missed(best))


def test_any_number_of_workers_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.lab.tuning.race.WORTH", 1e-9)  # so that every piece of work is shared out
    game = ludoteca.make("marrak_hesh")
    panel, aims = panel_of(game, ["cards.*.each"]), read_aims("seats even", game)
    side = Side(game, ("random", "random"))
    one, two = (tune(side, panel, aims, 120, 5, jobs, confirm=40) for jobs in (1, 2))
    assert told(one) == told(two)
    assert one.games == 120 or one.ended == GAMES


def test_a_search_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = search(["ahead", "amends", "laps"], "seats even", 2500, confirm=200)
    done = 0

    def enough(more: int, found: Tuning) -> None:
        nonlocal done
        done += more
        if done > 1200:
            raise KeyboardInterrupt

    broken = search(["ahead", "amends", "laps"], "seats even", 2500, confirm=200, folder=tmp_path, progress=enough)
    assert broken.ended == STOPPED and broken.games < whole.games and broken.confirmed is None
    kept = (tmp_path / PLAYED).stat().st_size
    with (tmp_path / PLAYED).open("ab") as file:
        file.write(b"[1,2,1,0.")  # whoever wrote it was ended in the middle of a line
    played: list[int] = []
    gone_on = search(
        ["ahead", "amends", "laps"], "seats even", 2500, confirm=200, folder=tmp_path,
        progress=lambda more, found: played.append(more),
    )  # fmt: skip
    assert told(gone_on) == told(whole)
    assert gone_on.there > 1000 and (tmp_path / PLAYED).stat().st_size > kept
    again = search(["ahead", "amends", "laps"], "seats even", 2500, confirm=200, folder=tmp_path)
    assert again.there == again.games, "nothing is played twice"


def test_a_folder_of_another_question_is_refused(tmp_path: Path) -> None:
    search(["amends"], "seats even", 500, folder=tmp_path)
    with pytest.raises(FileError, match="another question: measured is"):
        search(["amends"], "length 3..4 turns", 500, folder=tmp_path)
    lines = (tmp_path / PLAYED).read_bytes().splitlines(keepends=True)
    for wrong in (b"[0,1]\n", b'[0,0,1,"a"]\n', b"[900,0,1,0.5]\n", b"nothing\n"):
        (tmp_path / PLAYED).write_bytes(b"".join([*lines[:3], wrong, *lines[3:]]))
        with pytest.raises(FileError, match="not what a search has kept"):
            search(["amends"], "seats even", 500, folder=tmp_path)


def test_a_journal_gives_back_what_it_was_given(tmp_path: Path) -> None:
    said = {"gauges": 1}
    journal = Journal(said, tmp_path)
    rows = [(json.dumps({"amends": n}), deal, Player(Side(scales(amends=n), ("random",) * 2), names_of(("random",) * 2),
            (Gauge(TURN, 0.5, 0.5, 0),), None).row(1, deal)[0]) for n in (1, 2) for deal in range(3)]  # fmt: skip
    journal.keep(rows)
    journal.close()
    again = Journal(said, tmp_path)
    assert [again.row(patch, deal) for patch, deal, _ in rows] == [row for _, _, row in rows]
    assert again.row("{}", 0) is None and again.there == 6
    again.close()


def test_a_group_plays_on_by_halves_and_never_more_than_it_may() -> None:
    found = search(["ahead", "amends", "laps"], "seats even", 4000, confirm=100)
    assert found.games <= 4000
    looks = {max(1, found.race.most // part) for part in (8, 4, 2, 1)}
    assert {one.deals for one in found.patches[1:]} <= looks
    for first in range(1, len(found.patches) - GROUP, GROUP):
        group = found.patches[first : first + GROUP]
        assert sum(one.fate == PLAYS for one in group) <= 1
        assert all(one.deals < found.race.most for one in group if one.fate == RESTED)


def test_the_interval_of_a_miss_holds_at_every_look() -> None:
    """Three places whose chances are known, with both patches: the truth lies in all intervals that are shown."""
    aims = read_aims("seats even", Scales({"players": 3}))
    dice = np.random.default_rng(7)
    one, other = (0.5, 0.3, 0.2), (0.36, 0.34, 0.3)
    true = (0.36 - 1 / 3) - (0.5 - 1 / 3)
    outside = 0
    for _ in range(40):
        first = np.eye(3)[dice.choice(3, 400, p=one)]
        second = np.eye(3)[dice.choice(3, 400, p=other)]
        looks = [further(aims, first[:deals], second[:deals]) for deals in (25, 50, 100, 200, 400)]
        outside += any(not look.low <= true <= look.high for look in looks)
        assert looks[-1].half < looks[0].half
    assert outside <= 2
    alike = further(aims, first, first)
    assert (alike.mean, alike.known) == (0.0, 0)


# ---- what is aimed at


def test_aims_are_read_from_words() -> None:
    game = scales()
    aims = read_aims(
        "Seats even, every card within 2.5 points; length 60..90 decisions, as little changed as possible", game
    )
    even, every, length = aims.wanted
    assert isinstance(even, Even) and isinstance(every, Alike) and isinstance(length, Long)
    assert aims.least and even.within == 0.0
    assert [(gauge.thing, gauge.deeds, gauge.high) for gauge in every.gauges] == [
        (name, (f"take {name}",), 0.025) for name in ("tin", "iron", "gold")
    ]
    assert length.gauges == (Gauge("decisions", 60.0, 90.0),)
    three = read_aims("seats even within 3 points", Scales({"players": 3}))
    assert [(gauge.kind, gauge.place) for gauge in three.gauges] == [(TURN, 0), (TURN, 1), (TURN, 2)]
    assert three.missed([1 / 3 + 0.05, 1 / 3, 1 / 3 - 0.05]) == pytest.approx(0.02)
    named = read_aims("every take within 1 point", game)
    assert [gauge.thing for gauge in named.gauges] == ["take gold", "take iron", "take tin"]
    assert {gauge.kind for gauge in named.gauges} == {DEED}


@pytest.mark.parametrize("text", ["every mechanism within 2 points", "every build within 2 points"])
def test_the_mechanisms_of_the_shelf_can_be_aimed_at(text: str) -> None:
    aims = read_aims(text, ludoteca.make("mars_needs_mechanics", players=3))
    assert len(aims.gauges) >= 4
    assert all(any(deed.startswith("build ") for deed in gauge.deeds) for gauge in aims.gauges)


def test_a_length_is_missed_by_its_share_of_the_bound() -> None:
    aims = read_aims("length 10..20 turns", scales())
    assert [aims.missed([turns]) for turns in (8.0, 10.0, 15.0, 20.0, 25.0)] == pytest.approx(
        [0.2, 0.0, 0.0, 0.0, 0.25]
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "seats equal",
            'cannot be "seats equal". This game can have, separated by commas: seats even; every card within',
        ),
        ("", "This game can have"),
        ("every king within 2 points", 'Of "king" nothing can be said'),
        ("every caed within 2 points", "Did you mean card"),
        ("every card within 200 points", "at most 100 points"),
        ("length 9..3 decisions", "a length goes from"),
        ("length 0..3 decisions", "a length goes from"),
        ("seats even, seats even", "aimed at twice"),
        ("as little changed as possible", "say as well what they are to be good at: seats even"),
        ("seats even " * 60, "This game can have"),
    ],
)
def test_what_is_no_aim_is_refused_with_what_the_game_can_have(text: str, said: str) -> None:
    with pytest.raises(LabError, match="(?s)" + said.replace("(", r"\(")) as refused:
        read_aims(text, scales())
    assert refused.value.text("it") != refused.value.text("en")


def test_a_game_without_rivals_has_no_places() -> None:
    game = ludoteca.make("martians", mode="cooperative", players=2)
    with pytest.raises(LabError, match=r"nobody wins against another\. It can have: length 60\.\.90 decisions"):
        read_aims("seats even", game)
    with pytest.raises(LabError, match="nobody can have what the others have not"):
        read_aims("every card within 2 points", game)


# ---- what may change


def test_patterns_name_values_places_and_words() -> None:
    game = scales()
    panel = panel_of(game, ["cards.*.worth", "order.1", "colours"], ["cards.*.worth=2..10", "colours=1..2"])
    assert [(dial.path, dial.place, dial.word, dial.now) for dial in panel.dials] == [
        *[(f"cards.{name}.worth", -1, "", worth) for name, worth in (("tin", 4), ("iron", 4), ("gold", 9))],
        ("order", 1, "", 1),
        ("colours", -1, "red", True), ("colours", -1, "blue", True), ("colours", -1, "green", False),
    ]  # fmt: skip

    def at(*options: int) -> dict[str, object]:
        return panel.changes(Setting(options))

    assert at(2, 2, 7, 1, 1, 1, 0) == {}
    assert at(0, 2, 8, 0, 1, 1, 0) == {"cards": {"tin": {"worth": 2}, "gold": {"worth": 10}}, "order": [0, 0]}
    assert at(2, 2, 7, 1, 1, 1, 1) == {"colours": ["red", "blue"]}, "no more than two"
    assert at(2, 2, 7, 1, 0, 0, 0) == {"colours": ["red"]}, "at least one"
    assert at(2, 2, 7, 1, 0, 0, 1) == {"colours": ["green"]}
    assert panel.changed(Setting((0, 2, 8, 0, 1, 1, 0))) == pytest.approx(2 / 8 + 1 / 8 + 1)


def test_contents_that_cannot_be_are_not_tried() -> None:
    panel = panel_of(scales(), ["ahead", "amends"])
    assert panel.made(Setting((6, 6))) is None
    found = search(["ahead", "amends"], "length 6..6 decisions", 2500)
    assert len(found.patches) == 1 + 7 * 7 - 1 - 6, "six of them have more than nine together"


@pytest.mark.parametrize(
    ("patterns", "within", "said"),
    [
        ([], [], "Say what may change.*ahead, amends, laps, order, colours, cards.*worth"),
        (["amend"], [], "Did you mean amends"),
        (["prices.*"], [], "nothing in these contents is called so"),
        (["motto"], [], "stays as it is"),
        (["cards.*.name"], [], "stays as it is"),
        (["amends"], ["amends=0..0"], "nothing to change"),
        (["amends"], ["amends"], "--within cannot be"),
        (["amends"], ["amends=3"], "--within cannot be"),
        (["amends"], ["amends=4..2"], "--within cannot be"),
        (["amends"], ["laps=2..4"], "what may change is amends"),
        (["amends"], ["amends=0..40"], r"goes beyond what amends may be: 0\.\.6"),
        (["amends"], ["amends=2..4"], "leaves out amends as it is now, which is 0"),
        (["colours"], ["colours=1..9"], r"goes beyond what colours may be: 0\.\.3"),
        (["amends"] * 41, [], "too much at once"),
    ],
)
def test_what_may_not_change_is_refused(patterns: list[str], within: list[str], said: str) -> None:
    with pytest.raises(LabError, match=said) as refused:
        panel_of(scales(), patterns, within)
    assert refused.value.text("it") != refused.value.text("en")


def test_what_cannot_be_searched_is_refused() -> None:
    with pytest.raises(LabError, match="20 games are too few: the first look at a group of 8 patches takes 36"):
        search(["amends"], "seats even", 20)
    game = scales()
    panel, aims = panel_of(game, ["amends"]), read_aims("every card within 2 points", game)
    with pytest.raises(LabError, match="same bot"):
        tune(Side(game, ("random", "greedy")), panel, aims, 1000, jobs=1)
    with pytest.raises(LabError, match="the same game"):
        tune(Side(scales(laps=2), ("random", "random")), panel, aims, 1000, jobs=1)


def test_without_optuna_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.lab.tuning.proposals.find_spec", lambda name: None)
    with pytest.raises(LabError, match=r'pip install "ludoteca\[tune\]"'):
        search(["amends"], "seats even", 1000)
