"""What somebody may call themselves, and which names look alike."""

from __future__ import annotations

import pytest

from ludoteca.club.names import BadName, checked, keys_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),  # two of Cyrillic
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An na"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Tom", "T0m".replace("0", "ο")),  # a Greek omicron
        ("Bemard", "Bernard"),
        ("сор", "cop"),
        ("Élodie", "E\u0301lodie"),
        ("Bob", "Bob."),
    ],
)
def test_names_that_could_pass_for_each_other_lay_claim_to_the_same(one: str, other: str) -> None:
    assert set(keys_of(checked(one, 24))) & set(keys_of(checked(other, 24)))


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ian", "Lan"), ("José", "Jose"), ("Mila", "Milo"), ("Иван", "Ivan")]
)
def test_other_names_may_stand_side_by_side(one: str, other: str) -> None:
    assert not set(keys_of(one)) & set(keys_of(other))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "people-name-empty"),
        ("   ", "people-name-empty"),
        ("x" * 25, "people-name-long"),
        ("An\u202ena", "people-name-unseen"),
        ("An\u200bna", "people-name-unseen"),
        ("An\u2066na", "people-name-unseen"),
        ("An\x00na", "people-name-unseen"),
        ("\ud800", "people-name-unseen"),
        ("...", "people-name-letters"),
        ("a\u0301\u0301\u0301", "people-name-letters"),
    ],
)
def test_what_is_no_name_gets_a_sentence(name: str, key: str) -> None:
    with pytest.raises(BadName) as refusal:
        checked(name, 24)
    assert refusal.value.phrase.key == key
    assert refusal.value.text("en") != refusal.value.text("it")


def test_a_name_is_kept_as_it_was_meant() -> None:
    assert checked("  Zoë   van Dam ", 24) == "Zoë van Dam"
