"""The parts of an observation: each has a name and a shape, and all of them are the observation."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pytest

import ludoteca
from ludoteca.engine import Row
from ludoteca.research import named_parts, view
from ludoteca.research.batch import Batch
from tests.engine.small import Kuhn, KuhnState
from tests.proof.cases import Case, cases


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_part_is_seen_by_its_name_and_what_lies_evenly_is_not_copied(case: Case) -> None:
    game = case.made()
    state = game.start(3)
    for action in (0, -1, 0):
        state.apply(state.choices[action])
    seen = state.observation(0)
    found = view(game, seen)
    assert [named.name for named in named_parts(game)] == list(found)
    counted = 0
    for named in named_parts(game):
        assert named.name.isidentifier()
        assert found[named.name].shape == named.shape
        even = len(named.parts) == 1 or named.step > 0
        assert np.shares_memory(found[named.name], seen) == even, named.name
        for part in named.parts:
            place = part.seat - named.parts[0].seat
            shown = found[named.name][place] if named.of_seats else found[named.name]
            assert shown.shape == part.shape
            assert np.array_equal(shown.ravel(), seen[part.start : part.start + part.size])
            counted += part.size
    assert counted == len(seen)


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("marrak_hesh", {"docks": (24, 17), "hold": (2, 16, 14), "tally": (2, 1), "decider": (2,)}),
        ("pocket_mars", {"own_hand": (35,), "own_prep": (2, 35), "row": (5, 5), "side": (2, 4), "hand_types": (1, 5)}),
    ],
)
def test_names_and_shapes_stay_what_they_are(name: str, shapes: dict[str, tuple[int, ...]]) -> None:
    game = ludoteca.make(name)
    found = view(game, game.start(1).observation(0))
    assert {part: found[part].shape for part in shapes} == shapes


def test_the_first_of_the_seats_is_the_viewer() -> None:
    game = ludoteca.make("marrak_hesh", players=3, deep_space="chosen", deep_space_pair=(1, 3))
    state = game.start(1)
    while not state.is_over:
        state.apply(state.choices[0])
    points = [state.scores()[seat] / 30 for seat in range(3)]
    for viewer in range(3):
        tally = view(game, state.observation(viewer))["tally"]
        assert tally[:, 0] == pytest.approx([points[(viewer + step) % 3] for step in range(3)])


def test_a_batch_is_seen_in_rows() -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 5)
    for _ in range(20):
        batch.step(batch.masks.argmax(axis=1))
    found = view(batch.game, batch.observations)
    assert found["hold"].shape == (5, 2, 16, 14)
    for row in range(5):
        alone = view(batch.game, batch.observations[row])
        for name, part in found.items():
            assert np.array_equal(part[row], alone[name]), name
    with pytest.raises(ValueError, match="has 960"):
        view(batch.game, batch.masks)


def test_a_view_of_rows_in_rows_and_of_every_other_row() -> None:
    game = ludoteca.make("marrak_hesh")
    seen = np.stack([game.start(seed).observation(0) for seed in range(8)])
    for rows in (seen.reshape(2, 4, -1), seen[::2], seen.T.copy().T):
        flat = rows.reshape(-1, game.observation_length)
        for name, part in view(game, rows).items():
            assert part.shape[: rows.ndim - 1] == rows.shape[:-1]
            assert np.array_equal(part.reshape(len(flat), -1), view(game, flat)[name].reshape(len(flat), -1))


def test_what_is_written_into_a_view_is_in_the_observation() -> None:
    game = ludoteca.make("marrak_hesh")
    seen = game.start(1).observation(0)
    view(game, seen)["tally"][1] = 0.25
    part = next(part for part in game.layout() if (part.name, part.seat) == ("tally", 1))
    assert seen[part.start] == 0.25
    seen.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        view(game, seen)["tally"][1] = 0.5


# ---- parts that do not lie at an even distance, or are not of one shape


class OddState(KuhnState):
    """Three seats' worth of parts, with another before the last."""

    sizes: ClassVar[tuple[int, ...]] = (2, 2, 2)

    def _observe(self, seat: int, row: Row) -> None:
        for step, size in enumerate(self.sizes):
            if step == 2:
                row.common()
                row.part("between", "a number", 1)
                row.add(0.5)
            row.seat(step)
            row.part("hand", "cards", size)
            for number in range(size):
                row.add(step + number / 10)


def test_parts_at_uneven_distances_are_seen_too() -> None:
    game = type("Odd", (Kuhn,), {"state_class": OddState})({})
    found = view(game, game.start(1).observation(0))
    assert found["hand"] == pytest.approx(np.array([[0, 0.1], [1, 1.1], [2, 2.1]], dtype=np.float32))
    assert found["between"].shape == (1,)


def test_parts_of_seats_are_of_one_shape() -> None:
    state_class = type("UnevenState", (OddState,), {"sizes": (2, 3)})
    game = type("Uneven", (Kuhn,), {"state_class": state_class})({})
    with pytest.raises(ValueError, match="hand"):
        named_parts(game)
