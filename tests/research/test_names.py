"""The parts of an observation: each has a name and a shape, and all of them are the observation."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.research import named_parts, view
from ludoteca.research.batch import Batch
from tests.proof.cases import Case, cases


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_part_has_a_name_and_a_shape_of_its_own(case: Case) -> None:
    game = case.made()
    parts = named_parts(game)
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.name.isidentifier() and len(part.name) <= 60 for part in parts)
    assert [(part.text, int(np.prod(part.shape))) for part in parts] == game.layout()
    seen = game.start(3).observation(0)
    found = view(game, seen)
    assert np.array_equal(np.concatenate([part.ravel() for part in found.values()]), seen)
    assert all(np.shares_memory(part, seen) for part in found.values())


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("automobiles", {"own_bag": (10,), "seat_3_bag": (10,), "exits_of_the_path_end": (3, 7)}),
        ("marrak_hesh", {"docks": (24, 17), "own_hold": (16, 14), "seat_1_hold": (16, 14), "whose_decision": (2,)}),
        ("mars_needs_mechanics", {"order_line": (7, 7), "prices": (7,), "known_cards_on_top_of_the_deck": (3, 7)}),
        ("martians", {"tiles": (30, 4), "object_kinds": (18, 3), "face_up_objects": (12, 3), "martian_tokens": (4, 4)}),
        ("pocket_mars", {"own_hand": (35,), "own_prep_cards": (2, 35), "row": (5, 5), "seat_1_types_in_hand": (5,)}),
    ],
)
def test_names_and_shapes_stay_what_they_are(name: str, shapes: dict[str, tuple[int, ...]]) -> None:
    game = ludoteca.make(name)
    found = view(game, game.start(1).observation(0))
    assert {part: found[part].shape for part in shapes} == shapes


def test_a_batch_is_seen_in_rows() -> None:
    batch = Batch(ludoteca.make("marrak_hesh"), 5)
    assert view(batch.game, batch.observations)["own_hold"].shape == (5, 16, 14)
    with pytest.raises(ValueError, match="has 960"):
        view(batch.game, batch.masks)
