"""Content and its patches: read strictly, and refused with the file, the key and what is allowed."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from ludoteca import ContentError
from ludoteca.engine.content import (
    MOST_PATCH,
    MOST_TEXT,
    NO_PATCH,
    Content,
    Item,
    Patch,
    content_hash,
    taken_down,
)
from ludoteca.words import LANGUAGES

FILE = "box/content.toml"
TEXT = """
title = "Box"
tracks = [1, 2, 3]
names = ["a", "b"]
open = true

[prices]
start = 4
step = 1

[prices.rare]
gold = 9

[[cards]]
name = "axe"
copies = 2
kind = "tool"

[[cards]]
name = "bow"
copies = 1
kind = "arm"

[[rounds]]
players = 2
laps = 5

[free]
colour = "red"
weight = 3
"""


class Box:
    """Everything that the text has, read strictly."""

    def __init__(self, content: Content) -> None:
        self.title = content.text("title")
        self.tracks = content.wholes("tracks", 0, 9, 3)
        self.names = content.texts("names", 2)
        self.open = content.yes("open")
        self.shut = content.yes("shut")
        prices = content.table("prices")
        self.start = prices.whole("start", 1, 10)
        self.step = prices.whole("step", 0, 5)
        rare = prices.table("rare")
        self.gold = rare.whole("gold", 1, 99)
        rare.close()
        prices.close()
        self.cards: dict[str, tuple[int, str]] = {}
        for card in content.tables("cards", 2):
            self.cards[card.text("name")] = (card.whole("copies", 1, 4), card.one_of("kind", ["tool", "arm"]))
            card.close()
        (first,) = content.tables("rounds")
        self.laps = {first.whole("players", 2, 2): first.whole("laps", 1, 9)}
        first.close()
        self.free = content.values("free")
        content.close()


def box(changes: object = None) -> Box:
    return Box(Content.parse(FILE, TEXT, Patch.of(changes)))


def refused(changes: object, *named: str) -> None:
    """The patch is refused with all these names, in both languages."""
    with pytest.raises(ContentError) as refusal:
        box(changes)
    texts = [refusal.value.text(lang) for lang in LANGUAGES]
    for text in texts:
        for name in named:
            assert name in text, text
    assert len(set(texts)) == len(LANGUAGES)


# ---- what a patch does


def test_without_a_patch_it_is_the_file() -> None:
    assert vars(box()) == vars(box({})) == vars(box(NO_PATCH))
    assert box().cards == {"axe": (2, "tool"), "bow": (1, "arm")}


@pytest.mark.parametrize(
    ("changes", "what", "value"),
    [
        ({"title": "Chest"}, "title", "Chest"),
        ({"tracks": [9, 9, 9]}, "tracks", [9, 9, 9]),
        ({"open": False}, "open", False),
        ({"shut": True}, "shut", True),
        ({"prices": {"start": 7}}, "start", 7),
        ({"prices": {"rare": {"gold": 50}}}, "gold", 50),
        ({"cards": {"bow": {"copies": 3}}}, "cards", {"axe": (2, "tool"), "bow": (3, "arm")}),
        ({"rounds": {"2": {"laps": 9}}}, "laps", {2: 9}),
        ({"rounds": {2: {"laps": 9}}}, "laps", {2: 9}),
        ({"tracks": {"1": 7}}, "tracks", [1, 7, 3]),
        ({"tracks": {}}, "tracks", [1, 2, 3]),
        ({"free": {"colour": "blue", "size": 1}}, "free", {"colour": "blue", "weight": 3, "size": 1}),
    ],
)
def test_a_patch_changes_what_it_says_and_nothing_else(changes: dict[str, object], what: str, value: object) -> None:
    assert {**vars(box()), what: value} == vars(box(changes))


def test_a_patch_leaves_the_file_as_it_was() -> None:
    box({"prices": {"start": 7}, "cards": {"axe": {"copies": 1}}})
    assert (box().start, box().cards["axe"]) == (4, (2, "tool"))


def test_a_patch_may_be_a_toml_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[prices]\nstart = 2\n\n[cards.axe]\ncopies = 4\n", encoding="utf-8")
    assert (box(file).start, box(file).cards["axe"]) == (2, (4, "tool"))
    assert Patch.of(file) == Patch({"prices": {"start": 2}, "cards": {"axe": {"copies": 4}}})


# ---- what is refused


def test_a_text_opens_no_file_and_no_depth_is_too_much(tmp_path: Path) -> None:
    """Options that a stranger sends are texts."""
    file = tmp_path / "mine.toml"
    file.write_text("[prices]\nstart = 2\n", encoding="utf-8")
    deep: dict[str, object] = {}
    for _ in range(100_000):
        deep = {"a": deep}
    for given in (str(file), 3, ["x"]):
        with pytest.raises(ContentError, match="what changes is a table"):
            Patch.of(given)
    with pytest.raises(ContentError, match=r'at "a(\.a)+" it is nested too deeply.*at most 12'):
        Patch.of(deep)
    while deep:  # taken apart level by level, because Python would do it in one breath
        deep = deep.pop("a")  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("changes", "key", "allowed"),
    [
        ({"titel": "x"}, "titel", "title"),
        ({"prices": {"begin": 3}}, "prices.begin", "start, step"),
        ({"prices": {"rare": {"silver": 3}}}, "prices.rare.silver", "gold"),
        ({"cards": {"bow": {"colour": "red"}}}, "cards.bow.colour", "copies, kind, name"),
        ({"cards": {"sword": {"copies": 1}}}, "cards.sword", "axe, bow"),
        ({"rounds": {"3": {"laps": 1}}}, "rounds.3", "2"),
        ({"tracks": {"3": 1}}, "tracks.3", "0, 1, 2"),
        ({"tracks": {"-1": 1}}, "tracks.-1", "0, 1, 2"),
        ({"tracks": {"first": 1}}, "tracks.first", "0, 1, 2"),
    ],
)
def test_an_unknown_key_is_refused_with_those_that_there_are(
    changes: dict[str, object], key: str, allowed: str
) -> None:
    refused(changes, "content", f'"{key}"', allowed)


@pytest.mark.parametrize(
    ("changes", "key", "allowed"),
    [
        ({"title": 3}, "title", '"..."'),
        ({"title": ""}, "title", '"..."'),
        ({"tracks": 3}, "tracks", "[0-9, ...] x 3"),
        ({"tracks": [1, 2, "x"]}, "tracks", "[0-9, ...] x 3"),
        ({"tracks": [1, 2]}, "tracks", "[0-9, ...] x 3"),
        ({"names": ["a", 2]}, "names", '["...", ...] x 2'),
        ({"open": 1}, "open", "true, false"),
        ({"prices": 3}, "prices", "[prices]"),
        ({"prices": {"start": "4"}}, "prices.start", "1-10"),
        ({"prices": {"start": True}}, "prices.start", "1-10"),
        ({"prices": {"start": 4.5}}, "prices.start", "1-10"),
        ({"prices": {"start": None}}, "prices.start", "1-10"),
        ({"prices": {"rare": []}}, "prices.rare", "[prices.rare]"),
        ({"cards": 3}, "cards", "[cards.axe] ..."),
        ({"cards": []}, "cards", "[cards.axe] ..."),
        ({"cards": {"bow": {"kind": "magic"}}}, "cards.bow.kind", "tool, arm"),
        ({"free": {"colour": [1]}}, "free.colour", '1, "..."'),
    ],
)
def test_a_wrong_type_is_refused_with_what_is_allowed(changes: dict[str, object], key: str, allowed: str) -> None:
    refused(changes, "content", f'"{key}"', allowed)


@pytest.mark.parametrize(
    ("changes", "key", "allowed"),
    [
        ({"prices": {"start": 0}}, "prices.start", "1-10"),
        ({"prices": {"start": 11}}, "prices.start", "1-10"),
        ({"tracks": [0, 9, 10]}, "tracks", "[0-9, ...]"),
        ({"cards": {"axe": {"copies": 5}}}, "cards.axe.copies", "1-4"),
    ],
)
def test_a_value_out_of_range_is_refused_with_the_range(changes: dict[str, object], key: str, allowed: str) -> None:
    refused(changes, "content", f'"{key}"', allowed)


def test_an_entry_of_a_list_is_patched_by_a_table() -> None:
    refused({"cards": {"axe": 3}}, "content", '"cards.axe"', "[cards.axe]")


def test_the_file_of_the_patch_is_named_and_not_the_games(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards.bow]\ncopies = 0\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^mine\.toml: .*cards\.bow\.copies.*1-4"):
        box(file)
    file.write_text("[prices]\nbegin = 0\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^mine\.toml: .*prices\.begin"):
        box(file)


def test_a_mistake_of_the_games_own_file_names_that_file() -> None:
    with pytest.raises(ContentError, match=r"^box/content\.toml: .*prices\.start.*1-10"):
        Box(Content.parse(FILE, TEXT.replace("start = 4", "start = 40"), Patch({"title": "x"})))
    with pytest.raises(ContentError, match=r"^box/content\.toml: .*gold.*missing"):
        Box(Content.parse(FILE, TEXT.replace("gold = 9", "")))


@pytest.mark.parametrize("given", [3, [1], {"a": object()}, {"a": float("nan")}, {("a",): 1}, b"x"])
def test_what_is_no_patch_is_refused(given: Any) -> None:
    with pytest.raises(ContentError) as refusal:
        Patch.of(given)
    assert "TOML" in refusal.value.text("en")
    assert "TOML" in refusal.value.text("it")
    assert refusal.value.text("it") != refusal.value.text("en")


def test_a_patch_that_is_too_long_is_refused() -> None:
    refused({"title": "x" * MOST_PATCH}, "content", "65", "536")


@pytest.mark.parametrize(("wrong", "meant"), [("titel", "title"), ("opne", "open")])
def test_a_misspelt_key_is_told_which_one_is_near(wrong: str, meant: str) -> None:
    refused({wrong: 1}, f'"{wrong}"', f'"{meant}"?')


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        (".".join("a" * 5000) + " = 1", "nested too deeply"),
        ("a = " + "1" * 5000, "not valid TOML"),
        ("day = 2020-02-02", 'the key "day" cannot be 2020-02-02; a patch has what TOML and JSON share'),
        ("[prices]\nstart = nan", 'the key "prices.start" cannot be nan'),
        ("# " + "x" * MOST_TEXT, "at most 262,144 bytes"),
    ],
    ids=["lists", "keys", "digits", "date", "nan", "long"],
)
def test_a_text_that_is_too_deep_too_long_or_has_what_no_patch_has(text: str, said: str) -> None:
    with pytest.raises(ContentError) as refusal:
        Patch.parse(text, "mine.toml")
    assert str(refusal.value).startswith("mine.toml: ") and said in str(refusal.value)
    assert len(str(refusal.value)) < 600


def test_half_a_character_is_no_text() -> None:
    for given in ({"title": "\ud800"}, {"\ud800": 1}, {"names": ["a", "\udfff"]}):
        with pytest.raises(ContentError) as refusal:
            Patch.of(given)
        refusal.value.text("it").encode()


def test_a_long_wrong_value_is_not_repeated_in_full() -> None:
    with pytest.raises(ContentError) as refusal:
        box({"prices": {"start": "x" * 50_000}})
    assert len(str(refusal.value)) < 400


def test_no_toml_and_no_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    refused(file, "mine.toml")
    refused(tmp_path, str(tmp_path))
    file.write_text("start = = 3\n", encoding="utf-8")
    refused(file, "mine.toml", "TOML", "line 1")
    file.write_bytes(b"\xff\xfe\x00")
    refused(file, "mine.toml")


# ---- several patches


def test_of_several_patches_the_later_ones_count() -> None:
    first = Patch({"prices": {"start": 2, "step": 2}, "cards": {"axe": {"copies": 4}}}, "one.toml")
    second = Patch({"prices": {"start": 3}, "cards": {"bow": {"copies": 2}}}, "two.toml")
    found = box(Patch.joined([first, NO_PATCH, second]))
    assert (found.start, found.step, found.cards) == (3, 2, {"axe": (4, "tool"), "bow": (2, "arm")})
    assert first.changes["prices"]["start"] == 2
    assert Patch.joined([]) is NO_PATCH and Patch.joined([NO_PATCH, first]) is first


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        ({"prices": {"start": 99}}, "prices.start"),
        ({"prices": {"begin": 1}}, "prices.begin"),
        ({"cards": {"sword": {"copies": 1}}}, "cards.sword"),
        ({"tracks": {"9": 1}}, "tracks.9"),
        ({"titel": "x"}, "titel"),
    ],
)
def test_a_mistake_is_laid_at_the_door_of_the_patch_that_made_it(bad: dict[str, object], key: str) -> None:
    good = Patch({"prices": {"step": 2}, "cards": {"axe": {"copies": 4}}, "tracks": {"0": 1}}, "good.toml")
    for patches in ([good, Patch(bad, "bad.toml")], [Patch(bad, "bad.toml"), good]):
        joined = pickle.loads(pickle.dumps(Patch.joined(patches)))
        with pytest.raises(ContentError, match=rf'^bad\.toml: .*"{key}"'):
            box(joined)


# ---- what each value may be


def items() -> dict[str, Item]:
    return {item.path: item for item in taken_down(box)}


def test_every_value_is_taken_down_with_what_it_may_be() -> None:
    found = items()
    assert list(found) == [
        "title", "tracks", "names", "open", "shut", "prices.start", "prices.step", "prices.rare.gold",
        "cards.axe.copies", "cards.axe.kind", "cards.axe.name", "cards.bow.copies", "cards.bow.kind", "cards.bow.name",
        "rounds.2.players", "rounds.2.laps", "free.colour", "free.weight",
    ]  # fmt: skip
    start, kind, tracks = found["prices.start"], found["cards.bow.kind"], found["tracks"]
    assert (start.kind, start.value, start.printed) == ("whole", 4, 4)
    assert (start.least, start.most, start.form) == (1, 10, "1-10")
    assert (kind.kind, kind.value, kind.allowed, kind.form) == ("word", "arm", ["tool", "arm"], "tool, arm")
    assert (tracks.kind, tracks.length, tracks.form) == ("wholes", 3, "[0-9, ...] x 3")
    assert (found["open"].kind, found["shut"].value, found["free.weight"].kind) == ("yes", False, "any")
    assert [path for path, item in found.items() if item.fixed] == [
        "cards.axe.name", "cards.bow.name", "rounds.2.players",
    ]  # fmt: skip


def test_what_is_taken_down_says_what_differs() -> None:
    patch = Patch({"prices": {"start": 7}, "cards": {"bow": {"copies": 1}}, "shut": True})
    found = taken_down(lambda: box(patch))
    assert [(item.path, item.printed, item.value) for item in found if item.differs] == [
        ("shut", False, True), ("prices.start", 4, 7),
    ]  # fmt: skip
    assert taken_down(lambda: None) == []


def test_what_must_hold_besides_is_taken_down_and_checked() -> None:
    def read(tracks: list[int]) -> None:
        content = Content.parse(FILE, TEXT, Patch({"tracks": tracks}))
        content.wholes("tracks", 0, 9)
        content.must("tracks", sum(tracks) == 6, "6 in all")

    (item,) = taken_down(lambda: read([2, 2, 2]))
    assert item.rules == ["6 in all"]
    with pytest.raises(ContentError, match=r"content: .*tracks.*\[2, 2\]; allowed: 6 in all"):
        read([2, 2])


def test_what_is_kept_may_be_repeated_but_not_changed() -> None:
    def read(names: list[str]) -> Content:
        content = Content.parse(FILE, TEXT, Patch({"names": names}))
        assert content.fixed("names") == names
        return content

    (item,) = taken_down(lambda: read(["a", "b"]))
    assert item.fixed
    with pytest.raises(ContentError, match=r"names.*\['b', 'a'\]; allowed: only \['a', 'b'\], as printed"):
        read(["b", "a"])


def test_a_key_that_is_left_out_counts_as_usual() -> None:
    def read(changes: dict[str, object]) -> tuple[int, str]:
        content = Content.parse(FILE, TEXT, Patch(changes))
        return content.whole("laps", 1, 9, 5), content.one_of("mode", ["fast", "slow"], "slow")

    assert read({}) == (5, "slow") and read({"laps": 2, "mode": "fast"}) == (2, "fast")
    (laps, _) = taken_down(lambda: read({"laps": 2}))
    assert (laps.printed, laps.value, laps.differs) == (5, 2, True)
    with pytest.raises(ContentError, match=r"laps.*1-9"):
        read({"laps": 10})


# ---- a patch is a value


def test_patches_are_equal_by_what_they_say() -> None:
    one, other = Patch({"a": 1, "b": {"c": 2}}), Patch({"b": {"c": 2}, "a": 1}, "mine.toml")
    assert one == other and hash(one) == hash(other) and one.key == other.key
    assert one != Patch({"a": 1})
    assert pickle.loads(pickle.dumps(other)) == other
    assert pickle.loads(pickle.dumps(other)).file == "mine.toml"
    assert bool(one) and not NO_PATCH and Patch.of({}) is NO_PATCH and Patch.of(one) is one


def test_a_patch_does_not_change_with_what_it_was_made_of() -> None:
    changes: dict[str, Any] = {"prices": {"start": 4}}
    patch = Patch(changes)
    changes["prices"]["start"] = 5
    assert patch.changes == {"prices": {"start": 4}}


def test_the_hash_of_the_content_counts_the_patch() -> None:
    plain = content_hash("abc", NO_PATCH)
    assert plain == "abc"
    hashes = {
        content_hash("abc", Patch({"a": 1})),
        content_hash("abc", Patch({"a": 2})),
        content_hash("abd", Patch({"a": 1})),
    }
    assert len(hashes | {plain}) == 4
