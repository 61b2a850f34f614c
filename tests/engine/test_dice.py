"""The dice: reproducible, fair, copied exactly, and counting what they give."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import SeedError


def test_a_seed_gives_the_same_numbers_in_every_form_and_version() -> None:
    dice = Dice.seeded(7)
    assert [dice.below(1000) for _ in range(8)] == [734, 459, 254, 985, 369, 868, 523, 663]


def test_seeds_of_128_bits_differ_in_every_bit() -> None:
    openings = {tuple(Dice.seeded(1 << bit).position()) for bit in range(128)}
    assert len(openings) == 128


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(SeedError, match="2\\^128"):
        Dice.seeded(seed)


KEY = bytes(range(32))


def test_a_key_gives_the_same_numbers_in_every_form_and_version() -> None:
    dice = Dice.keyed(KEY)
    assert [dice.below(1000) for _ in range(8)] == [415, 142, 630, 914, 444, 622, 386, 210]


def test_every_bit_of_a_key_counts() -> None:
    keys = [(1 << bit).to_bytes(32, "big") for bit in range(256)]
    assert len({tuple(dice.below(1 << 30) for _ in range(2)) for dice in map(Dice.keyed, keys)}) == 256


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(SeedError, match=f"32 bytes; this one has {length}"):
        Dice.keyed(bytes(length))


def test_keyed_dice_are_copied_compared_pickled_and_counted_like_any() -> None:
    dice = Dice.keyed(KEY)
    dice.shuffle(list(range(30)))
    assert dice.given == 29
    for twin in (dice.clone(), pickle.loads(pickle.dumps(dice))):
        assert twin == dice and hash(twin) == hash(dice)
        assert twin.position() == dice.position()
        ahead = dice.clone()
        assert [twin.roll() for _ in range(40)] == [ahead.roll() for _ in range(40)]
        assert twin != dice
    assert dice != Dice.keyed(bytes(32)) and dice != Dice.seeded(0)


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 24])
def test_every_side_of_keyed_dice_is_equally_likely(sides: int) -> None:
    dice = Dice.keyed(KEY)
    rolls = 12_000
    seen = Counter(dice.roll(sides) for _ in range(rolls))
    assert set(seen) == set(range(1, sides + 1))
    assert sum((count - rolls / sides) ** 2 / (rolls / sides) for count in seen.values()) < 60


def test_a_clone_gives_the_same_numbers_and_is_independent() -> None:
    dice = Dice.seeded(3)
    dice.below(10)
    twin = dice.clone()
    assert [twin.below(100) for _ in range(5)] == [dice.below(100) for _ in range(5)]
    dice.below(2)
    assert twin != dice


def test_pickled_dice_go_on_where_they_were() -> None:
    dice = Dice.seeded(4)
    dice.roll()
    twin = pickle.loads(pickle.dumps(dice))
    assert twin == dice
    assert twin.roll() == dice.roll()


def test_the_dice_count_what_they_give_out() -> None:
    dice = Dice.seeded(5)
    assert dice.given == 0
    dice.roll()
    dice.unit()
    assert dice.given == 2


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 24])
def test_every_side_is_equally_likely(sides: int) -> None:
    dice = Dice.seeded(6)
    rolls = 12_000
    seen = Counter(dice.roll(sides) for _ in range(rolls))
    assert set(seen) == set(range(1, sides + 1))
    chi_squared = sum((count - rolls / sides) ** 2 / (rolls / sides) for count in seen.values())
    assert chi_squared < 60, "the seed is fixed, so this is a property of the generator, not luck"


def test_a_shuffle_reaches_every_order() -> None:
    dice = Dice.seeded(8)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        dice.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 850
