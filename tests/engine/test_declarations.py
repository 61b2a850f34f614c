"""A wrong declaration is said when the class or the game is made, with the class, the name and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from ludoteca.engine import DeclarationError, Dice, Own, Row, State
from ludoteca.words import LANGUAGES
from tests.engine.small import Bet, Kuhn, KuhnState, Points


def refused(make: Callable[[], object], *named: str) -> None:
    """Making it fails with all these names, in both languages."""
    with pytest.raises(DeclarationError) as refusal:
        make()
    texts = [refusal.value.text(lang) for lang in LANGUAGES]
    for text in texts:
        for name in named:
            assert name in text, text
    assert len(set(texts)) == len(LANGUAGES)


def with_position(kind: type[KuhnState]) -> type[Kuhn]:
    return type(f"Of{kind.__name__}", (Kuhn,), {"state_class": kind})


def with_row(observe: Callable[[Any, int, Row], None]) -> type[Kuhn]:
    return with_position(type("Odd", (KuhnState,), {"_observe": observe}))


def test_the_small_game_is_declared_rightly() -> None:
    assert Kuhn({}).observation_length == 2


def test_a_fact_without_a_start() -> None:
    class Unset(KuhnState):
        hands: list[int]

    refused(lambda: with_position(Unset)({}), "Unset", "hands")


def test_a_number_without_a_start() -> None:
    class Unset(KuhnState):
        rounds: int

    refused(lambda: with_position(Unset)({}), "Unset", "rounds")


def test_a_list_that_all_positions_would_share() -> None:
    refused(
        lambda: type("Sharing", (KuhnState,), {"__annotations__": {"hands": "list[int]"}, "hands": []}),
        "Sharing",
        "hands",
    )


def test_a_list_of_the_class_is_no_fact() -> None:
    class Fine(KuhnState):
        order: ClassVar[list[int]] = [1, 2]

    assert with_position(Fine)({}).players == 2


@pytest.mark.parametrize("value", [3, [1, 2, 3]], ids=["a number", "three for two seats"])
def test_what_belongs_to_seats_has_a_part_for_each(value: Any) -> None:
    class Odd(KuhnState):
        mine: Own[Any]

    class OddGame(Kuhn):
        state_class: ClassVar[type[KuhnState]] = Odd

        def _deal(self, dice: Dice) -> State:
            state = super()._deal(dice)
            state.mine = value  # type: ignore[attr-defined]
            return state

    refused(lambda: OddGame({}), "Odd", "mine", "2")


def test_two_parts_of_one_name() -> None:
    def observe(_state: KuhnState, _seat: int, row: Row) -> None:
        for _ in range(2):
            row.part("pot", "points", 1)
            row.add(0)

    refused(lambda: with_row(observe)({}), "Odd", "pot")


def test_parts_of_two_seats_may_have_one_name() -> None:
    def observe(_state: KuhnState, _seat: int, row: Row) -> None:
        for step in range(2):
            row.seat(step)
            row.part("pot", "points", 1)
            row.add(0)

    assert [(part.name, part.seat) for part in with_row(observe)({}).layout()] == [("pot", 0), ("pot", 1)]


@pytest.mark.parametrize("written", [0, 2, 4])
@pytest.mark.parametrize("last", [False, True])
def test_a_part_of_another_length(written: int, last: bool) -> None:
    def observe(_state: KuhnState, _seat: int, row: Row) -> None:
        row.part("hands", "cards", 3)
        for _ in range(written):
            row.add(0)
        if not last:
            row.part("pot", "points", 1)
            row.add(0)

    refused(lambda: with_row(observe)({}), "Odd", "hands", "3", str(written))


def test_numbers_before_the_first_part() -> None:
    def observe(_state: KuhnState, _seat: int, row: Row) -> None:
        row.add(0)
        row.part("pot", "points", 1)
        row.add(0)

    refused(lambda: with_row(observe)({}), "Odd", "row.part(")


def test_numbers_without_any_part() -> None:
    refused(lambda: with_row(lambda _state, _seat, row: row.add(0))({}), "Odd", "row.part(")


@pytest.mark.parametrize(("first", "said"), [(3, "3"), (1, "1")], ids=["a gap", "an overlap"])
def test_blocks_of_answers_that_do_not_join(first: int, said: str) -> None:
    class Gap(Kuhn):
        def _check_options(self) -> None:
            self.asks([Bet()], [Points(0, 2), More(first, 1)])

    class More(Points):
        """Further actions."""

    refused(lambda: Gap({}), "More", said, "2")


def test_blocks_that_do_not_begin_at_nought() -> None:
    class Late(Kuhn):
        def _check_options(self) -> None:
            self.asks([Bet()], [Points(1, 2)])

    refused(lambda: Late({}), "Points", "1", "0")


def test_no_decisions() -> None:
    class Silent(Kuhn):
        def _check_options(self) -> None:
            """Nothing is asked."""

    refused(lambda: Silent({}), "Silent", "self.asks(DECISIONS, ANSWERS)")


def test_two_sources_of_one_name() -> None:
    class Twins(Kuhn):
        sources: ClassVar[tuple[str, ...]] = ("deck", "die", "deck")

    refused(lambda: Twins({}), "Twins", "deck")


def test_a_game_that_hides_something_needs_a_board() -> None:
    state = Kuhn({}).start(1)
    refused(lambda: state.game.board(state, 0), "Kuhn", "board(state, seat, lang)")


def test_what_is_wrong_is_said_each_time() -> None:
    class Silent(Kuhn):
        def _check_options(self) -> None:
            """Nothing is asked."""

    for _ in range(2):
        refused(lambda: Silent({}), "Silent")
