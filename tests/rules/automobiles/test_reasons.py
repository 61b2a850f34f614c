"""Why not: every refusal names its rule and says in both languages what is missing."""

from __future__ import annotations

import pytest

from ludoteca.engine.errors import IllegalAction
from ludoteca.games.automobiles.examples import BOOK, Seat, made
from ludoteca.games.automobiles.position import AutomobilesState
from tests.rules.automobiles.table import (
    DRAW,
    END,
    INNER,
    OUTER,
    OWN,
    PIT,
    STOP,
    TWO_CUBES,
    buy,
    engineer,
    keep,
    manager_remove,
    mechanic,
    play,
    race,
    remove,
    return_discard,
    steer,
    take,
    team_gain,
    team_remove,
    upgrade,
    use,
)

FAR = Seat("turn_1:4.2#5")
CHEAP = "W0 L0 y0 p0 r0"


def refused(state: AutomobilesState, action: int, rule: str, key: str) -> None:
    """Assert that the action is refused by that rule in these words, and that nothing changes."""
    before = state.clone()
    reason = state.why_illegal(action)
    assert reason is not None
    assert (reason.rule, reason.phrase.key) == (rule, key)
    english, italian = reason.text("en"), reason.text("it")
    assert english
    assert english != italian
    assert "{" not in english + italian
    assert "???" not in english + italian
    with pytest.raises(IllegalAction) as error:
        state.apply(action)
    assert error.value.reason == reason
    assert state == before


def at(active: str, discard: str = "", cards: tuple[str, ...] | str = "first_race", **more: str) -> AutomobilesState:
    place = more.pop("place", "front:1.2")
    bag = more.pop("bag", "W3 y4")
    return race(Seat(place, active=active, discard=discard, bag=bag), FAR, cards=cards, **more)


def test_the_grid_and_what_is_not_asked() -> None:
    state = made(players=3, grid_order="choice").start(1)
    assert isinstance(state, AutomobilesState)
    refused(state, 3, "S4", "no-grid-unused")
    refused(state, use("W"), "S4", "no-not-now")
    state.apply(1)
    refused(state, 1, "S4", "no-grid-taken")


def test_using_cubes() -> None:
    state = at("W1 w1 y1 r1")
    refused(state, use("B"), "R15", "no-not-active")
    refused(state, buy("W"), "R13", "no-not-now")
    refused(state, use("r"), "C15", "no-suspension")
    play(state, use("w"))
    refused(state, PIT, "R13", "no-pit-stop")
    refused(at("B1 w1"), use("B"), "C4", "no-exit-fits")
    refused(at("y1 w1", cards=BOOK), use("y"), "C6", "no-upgrade-at-all")
    refused(at("y1", cards="experts"), use("y"), "C9", "no-other-cube")
    refused(at("p1 w1", bag=""), use("p"), "C10", "no-draw")
    refused(at("p1 w1", "w1", "money", stock=CHEAP), use("p"), "C13", "no-pit-team-at-all")
    refused(at("r1 W1 w1", cards="money"), use("r"), "C16", "no-tires")
    refused(at("r1 W1 w1", cards=BOOK), use("r"), "C17", "no-steering")
    refused(at("g1 w1", cards="fine_tuning", bag="W1"), use("g"), "C20", "no-two-draws")


def test_steps() -> None:
    state = at("W1 y1", place="front:2.2#4")
    play(state, use("W"))
    refused(state, STOP, "R12", "no-stop")
    refused(state, INNER, "C1", "no-colour")
    inner = at("g1 y1", place="beach_2:1.1")
    play(inner, use("g"))
    refused(inner, INNER, "R8", "no-lane")
    blocked = race(Seat("beach_1:2.1#3", active="b1 y1"), Seat("beach_1:2.1#4"))
    play(blocked, use("b"))
    refused(blocked, OWN, "R10", "no-way-past")
    full = race(Seat("front:1.2", active="b1 y1"), *[Seat(f"front:2.2#{section}") for section in (4, 3, 2)])
    play(full, use("b"))
    refused(full, OUTER, "R9", "no-room")


def test_buying() -> None:
    state = at("y2", stock="L0")
    play(state, END)
    refused(state, buy("w"), "D11", "no-wear-sold")
    refused(state, buy("L"), "R22", "no-stock")
    refused(state, buy("b"), "R22", "no-money")
    setup = made().start(1)
    assert isinstance(setup, AutomobilesState)
    setup.apply(14)
    setup.apply(8)
    refused(setup, 14, "S7", "no-money")


def test_effects() -> None:
    chief = at("y1 w1", "W1 D1 B1", BOOK, stock="B0")
    play(chief, use("y"))
    refused(chief, upgrade("L"), "C6", "no-not-discard")
    refused(chief, upgrade("D"), "C6", "no-next-gear")
    engineering = at("y1 w1 W1", cards="fine_tuning")
    play(engineering, use("y"))
    refused(engineering, engineer("B"), "C7", "no-not-active")
    play(engineering, engineer("w"), engineer("W"))
    refused(engineering, remove("W") + 10, "C7", "no-stop-removing")
    refused(engineering, remove("B"), "C7", "no-not-discard")
    managing = at("y1 w1 W1", "L1")
    play(managing, use("y"))
    refused(managing, manager_remove("B"), "C8", "no-not-active")
    play(managing, manager_remove("w"))
    refused(managing, return_discard("B"), "C8", "no-not-discard")
    fixing = at("y1 w1 W1", "L2", "experts")
    play(fixing, use("y"))
    refused(fixing, mechanic("B"), "C9", "no-not-active")
    steering = at("r1 W1 L1 D1", cards=BOOK)
    play(steering, use("r"))
    refused(steering, steer("W"), "C17", "no-white-steering")
    refused(steering, steer("B"), "C17", "no-not-active")
    nitro = at("g1 w1", cards="fine_tuning", bag="W1 B1")
    play(nitro, use("g"))
    refused(nitro, keep("D"), "C20", "no-not-drawn")
    super_charged = at("b1 w1", "W1", "fine_tuning")
    play(super_charged, use("b"))
    refused(super_charged, take("B"), "C25", "no-not-discard")


def test_the_pit_team() -> None:
    team = at("p1 w1", "w1 D1", "money", stock=CHEAP)
    play(team, use("p"))
    refused(team, team_remove("W") + 10, "C13", "no-gain-yet")
    refused(team, team_remove("B"), "C13", "no-not-discard")
    rich = at("p1 w1", "w1 D1", "money")
    play(rich, use("p"), team_remove("D"), team_remove("W") + 10)
    refused(rich, team_gain("w"), "D11", "no-wear-sold")
    refused(rich, team_gain("b"), "C13", "no-money")
    short = at("p1 w1", "w3 W2", "money", stock=f"{CHEAP} D0 B0 g0 b0")
    play(short, use("p"), team_remove("w"), team_remove("w"))
    assert short.used[0] == 1, "the last removal had to be white, and white was the only gain"
    drawing = at("g1 w1", cards="jalopy", bag="W2")
    play(drawing, use("g"))
    assert DRAW in drawing.choices
    crew = at("p1 w1", "W2", "experts")
    play(crew, use("p"))
    assert TWO_CUBES in crew.choices


def test_a_finished_race_refuses_everything() -> None:
    state = race(Seat("front:1.2"), FAR, round=1, round_limit=1)
    play(state, PIT, PIT)
    reason = state.why_illegal(END)
    assert reason is not None
    assert reason.rule == ""
