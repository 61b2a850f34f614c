"""Facts: a position that declares them, and nothing more, is copied, compared, pickled and known rightly.

The classes here are plain Python; `make test` runs this file on both forms of the engine.
"""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Annotated, Any, ClassVar

import pytest

from ludoteca.engine import Dice, Hidden, Own, Shared, State
from ludoteca.engine.facts import (
    HIDDEN,
    MEMO,
    OWN,
    SHARED,
    facts_of,
    open_facts,
    own_facts,
    packed_facts,
    pressed,
    pressed_together,
)
from tests.engine.small import Kuhn, KuhnState


def position() -> KuhnState:
    state = Kuhn({}).start(3)
    assert isinstance(state, KuhnState)
    return state


def test_the_facts_are_what_the_class_declares_with_their_marks() -> None:
    assert [(fact.name, fact.marks) for fact in facts_of(KuhnState)] == [
        ("cards", (OWN,)),
        ("deck", (HIDDEN,)),
        ("bets", ()),
        ("line", (SHARED,)),
        ("marks", ()),
        ("lost", ()),
        ("nobody", (HIDDEN,)),
        ("pot", ()),
        ("best", (MEMO,)),
    ]
    assert [fact.name for fact in facts_of(KuhnState) if fact.is_open] == ["bets", "line", "marks", "lost", "pot"]
    assert [fact.name for fact in facts_of(KuhnState) if fact.is_memo] == ["best"]


def test_a_class_adds_facts_to_those_of_its_base() -> None:
    class More(KuhnState):
        rounds: int = 0
        most: ClassVar[int] = 9

    assert [fact.name for fact in facts_of(More)] == [*(fact.name for fact in facts_of(KuhnState)), "rounds"]


def test_marks_are_read_from_worked_out_annotations_too() -> None:
    notes = {"first": Shared[Hidden[int]], "own": Annotated[int, "x"]}
    found = {fact.name: set(fact.marks) for fact in facts_of(type("More", (KuhnState,), {"__annotations__": notes}))}
    assert (found["first"], found["own"]) == ({SHARED, HIDDEN}, set())


def test_a_copy_is_equal_and_shares_only_what_is_shared() -> None:
    state = position()
    twin = state.clone()
    assert isinstance(twin, KuhnState)
    assert twin == state and twin is not state
    for name in ("cards", "deck", "bets"):
        assert getattr(twin, name) == getattr(state, name)
        assert getattr(twin, name) is not getattr(state, name)
    assert twin.line is state.line and twin.best is state.best
    twin.apply(1)
    assert (state.bets, state.pot, state.line) == ([0, 0], 0, [])
    assert (twin.bets, twin.pot, twin.line) == ([2, 0], 2, [1])


@pytest.mark.parametrize(
    ("fact", "other"),
    [
        ("cards", [9, 9]),
        ("deck", [1]),
        ("bets", [1, 0]),
        ("line", [0]),
        ("marks", b"x"),
        ("lost", True),
        ("nobody", 8),
        ("pot", 1),
        ("to_move", 1),
        ("asked", 1),
    ],
)
def test_every_fact_counts_when_positions_are_compared(fact: str, other: Any) -> None:
    state, twin = position(), position()
    assert state == twin and hash(state) == hash(twin)
    setattr(twin, fact, other)
    assert state != twin
    back = pickle.loads(pickle.dumps(twin))
    assert back == twin and getattr(back, fact) == other
    assert getattr(twin.clone(), fact) == other


def test_a_memo_is_no_part_of_a_position() -> None:
    state, twin = position(), position()
    twin.best = []
    assert state == twin


def test_a_pickled_position_goes_on_the_same_and_shares_its_game() -> None:
    state = position()
    twin = pickle.loads(pickle.dumps(state))
    assert twin.game is pickle.loads(pickle.dumps(state)).game
    for action in (0, 1, 1):
        state.apply(action)
        twin.apply(action)
    assert state == twin
    assert twin.dice.source(1).roll() == state.dice.source(1).roll()


def test_a_deep_copy_is_a_clone_that_has_heard_the_same() -> None:
    state = Kuhn({}).start(3, events=True)
    twin = deepcopy(state)
    assert twin == state and twin.telling
    twin.apply(0)
    assert twin != state


def test_lists_in_lists_are_copied_and_compared_to_the_bottom() -> None:
    state = TableGame({}).start(1)
    assert isinstance(state, TableState)
    twin = state.clone()
    assert isinstance(twin, TableState)
    twin.rows[1][0] = 5
    assert state.rows == [[0, 1], [2, 3]]
    assert twin != state
    assert packed_facts(state)[-7:] == [2, 2, 0, 1, 2, 2, 3]


class TableState(KuhnState):
    rows: list[list[int]]


class TableGame(Kuhn):
    state_class: ClassVar[type[KuhnState]] = TableState

    def _deal(self, dice: Dice) -> State:
        state = super()._deal(dice)
        assert isinstance(state, TableState)
        state.rows = [[0, 1], [2, 3]]
        return state


# ---- who knows what


def test_a_seat_knows_what_is_open_and_its_own_part() -> None:
    state, twin = position(), position()
    for fact, other, knows in [
        ("bets", [1, 0], [True, True]),
        ("marks", b"x", [True, True]),
        ("cards", [state.cards[0], 9], [False, True]),
        ("cards", [9, state.cards[1]], [True, False]),
        ("deck", [9, 9], [False, False]),
        ("deck", [9, 9, 9], [True, True]),  # how many there are is seen
        ("nobody", 99, [False, False]),
    ]:
        before = getattr(twin, fact)
        setattr(twin, fact, other)
        assert [twin.information(seat) != state.information(seat) for seat in range(2)] == knows, fact
        assert (twin.public_information() != state.public_information()) == all(knows), fact
        setattr(twin, fact, before)


def test_what_is_known_is_a_list_of_numbers() -> None:
    state = position()
    state.cards, state.deck, state.pot, state.marks = [5, 6], [1, 2], 3, b"\x09"
    assert open_facts(state) == [2, 2, 2, 0, 0, 0, 1, 9, 0, 3]
    assert own_facts(state, 1) == [1, 6]


def test_pressed_numbers_are_two_bytes_each_where_all_are_small() -> None:
    assert pressed([1, -1, 300]) == b"\x03\0\0\0\x01\x00\xff\xff\x2c\x01"
    large = [[2**15], [2**15, 0], [2**63], [-(2**15) - 1], [1, 2**200], [1, 2**200, 0]]
    assert len({pressed(numbers) for numbers in large}) == len(large)
    assert {pressed(numbers)[:2] for numbers in large} == {b"\xff "}
    assert len({pressed_together([], [1, 2]), pressed_together([1], [2]), pressed_together([1, 2], [])}) == 3
    assert pressed_together([2**70], [1]) != pressed_together([2**70, 1], [])


def test_a_game_that_hides_nothing_tells_every_seat_everything() -> None:
    class Open(Kuhn):
        hides: ClassVar[bool] = False

    state, twin = Open({}).start(1), Open({}).start(1)
    assert isinstance(twin, KuhnState)
    twin.nobody = 9
    assert state.information(0) != twin.information(0)


def test_own_marks_a_list_that_every_seat_has_a_part_of() -> None:
    assert Own[list[int]].__metadata__ == (OWN,)  # type: ignore[attr-defined]
