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


# ---- sources


SOURCES = ("deck", "die", "bag")
DICE = [Dice.seeded(7), Dice.keyed(KEY)]


def divided(dice: Dice) -> Dice:
    return dice.clone().divided(SOURCES)


def drawn(dice: Dice, source: int, count: int = 12) -> list[int]:
    return [dice.source(source).below(1000) for _ in range(count)]


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_each_source_has_a_stream_of_its_own(dice: Dice) -> None:
    streams = [drawn(divided(dice), source) for source in range(3)]
    twin = dice.clone()
    streams.append([twin.below(1000) for _ in range(12)])  # of the dice themselves
    assert len({tuple(stream) for stream in streams}) == 4


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_what_one_source_gives_does_not_depend_on_the_others(dice: Dice) -> None:
    alone, mixed = divided(dice), divided(dice)
    wanted = drawn(alone, 1)
    found = []
    for _ in range(12):
        mixed.source(0).shuffle(list(range(9)))
        mixed.source(2).roll()
        mixed.roll()
        found.append(mixed.source(1).below(1000))
    assert found == wanted


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_a_stream_follows_from_the_name_of_its_source(dice: Dice) -> None:
    other = dice.clone().divided(("bag", "deck"))
    assert drawn(other, 0) == drawn(divided(dice), 2)
    assert drawn(other, 1) == drawn(divided(dice), 0)


SEEDED = [[784, 255, 502, 331], [635, 882, 630, 371], [549, 51, 675, 148]]
KEYED = [[149, 719, 363, 982], [189, 958, 324, 773], [67, 34, 353, 426]]


def test_a_seed_and_its_sources_give_the_same_numbers_in_every_form_and_version() -> None:
    assert [drawn(divided(DICE[0]), source, 4) for source in range(3)] == SEEDED
    assert [drawn(divided(DICE[1]), source, 4) for source in range(3)] == KEYED


def test_undivided_dice_serve_every_source_with_one_stream() -> None:
    dice, twin = Dice.seeded(7), Dice.seeded(7)
    assert dice.source(2) is dice
    assert [dice.source(n % 3).below(1000) for n in range(6)] == [twin.below(1000) for _ in range(6)]
    assert dice.drawn() == []
    assert Dice.seeded(7).divided(()) == Dice.seeded(7)


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_what_each_source_has_given_is_counted(dice: Dice) -> None:
    several = divided(dice)
    drawn(several, 0, 3)
    several.source(2).shuffle([1, 2, 3])
    assert several.drawn() == [3, 0, 2]
    assert several.given == 5
    several.roll()
    assert (several.drawn(), several.given) == ([3, 0, 2], 6)


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_a_copy_of_divided_dice_is_independent_whoever_draws_first(dice: Dice) -> None:
    for first in (0, 1):
        pair = [divided(dice)]
        drawn(pair[0], 1, 5)
        pair.append(pair[0].clone())
        assert pair[0] == pair[1] and hash(pair[0]) == hash(pair[1])
        before = pair[1 - first].position()
        wanted = drawn(divided(dice), 1, 17)[5:]
        assert drawn(pair[first], 1) == wanted
        assert pair[1 - first].position() == before
        assert pair[0] != pair[1]
        assert drawn(pair[1 - first], 1) == wanted
        assert pair[0] == pair[1]


def test_copies_of_copies_are_independent() -> None:
    first = divided(DICE[0])
    family = [first, first.clone()]
    family += [family[1].clone(), first.clone()]
    for number, dice in enumerate(family):
        drawn(dice, 0, number + 1)
    assert [dice.drawn()[0] for dice in family] == [1, 2, 3, 4]


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_pickled_divided_dice_go_on_where_they_were(dice: Dice) -> None:
    several = divided(dice)
    drawn(several, 2, 5)
    twin = pickle.loads(pickle.dumps(several.clone()))
    assert twin == several and twin.position() == several.position()
    assert twin.drawn() == [0, 0, 5]
    assert drawn(twin, 2) == drawn(several, 2)
    assert twin == several


@pytest.mark.parametrize("dice", DICE, ids=["seeded", "keyed"])
def test_where_dice_stand_is_where_each_stream_stands(dice: Dice) -> None:
    for source in range(3):
        several = divided(dice)
        several.source(source).roll()
        assert several != divided(dice)
        assert several.position() != divided(dice).position()
    assert divided(dice) != dice
    assert divided(dice) != dice.clone().divided(("deck", "die"))
    assert len(divided(dice).position()) == 4 * len(dice.position())


def test_every_bit_of_dice_counts_when_they_are_compared() -> None:
    plain, keyed = Dice(1, 2, 3, 4, 5), Dice(0, 0, 0, -1, 5, b"k" * 32, b"s" * 16)
    others = [Dice(2, 2, 3, 4, 5), Dice(1, 3, 3, 4, 5), Dice(1, 2, 4, 4, 5), Dice(1, 2, 3, 5, 5), Dice(1, 2, 3, 4, 6)]
    others += [Dice(0, 0, 0, -1, 6, b"k" * 32, b"s" * 16), Dice(0, 0, 0, -1, 5, b"l" * 32, b"s" * 16)]
    others += [Dice(0, 0, 0, -1, 5, b"k" * 32, b"t" * 16)]
    for other in others:
        assert other != plain and other != keyed
        assert other.clone() == other
        assert pickle.loads(pickle.dumps(other)) == other
