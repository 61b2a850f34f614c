"""The ledger of rules notices what it is there for, and never passes because it has found nothing."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import ludoteca
from tests import ledger


@pytest.fixture(autouse=True)
def books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the rulebooks, alone in the world."""
    copy = tmp_path / "repository" / "games"
    for game in ledger.games():
        shutil.copytree(ledger.GAMES / game / "rulebook", copy / game / "rulebook")
    monkeypatch.setattr(ledger, "GAMES", copy)
    monkeypatch.setattr(ledger, "SPECIFICATIONS", tmp_path / "rules")
    return copy


def all_cited() -> dict[str, set[str]]:
    return {game: set(ledger.rulebook_ids(game, "en")) for game in ledger.games()}


def rewrite(file: Path, old: str, new: str) -> None:
    text, times = re.subn(old, new, file.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    assert times == 1
    file.write_text(text, encoding="utf-8")


def test_it_reads_the_rulebooks_of_every_game() -> None:
    assert ledger.games() == ludoteca.games()
    assert {game: len(ids) > 90 for game, ids in all_cited().items()} == dict.fromkeys(ludoteca.games(), True)
    assert ledger.missing_rules(all_cited()) == []


def test_a_rule_without_a_test() -> None:
    cited = all_cited()
    cited["martians"].remove("R12")
    del cited["pocket_mars"]
    found = ledger.missing_rules(cited)
    assert "martians: R12 has no test" in found
    assert len(found) == 1 + len(ledger.rulebook_ids("pocket_mars", "en"))


def test_a_test_of_a_rule_that_there_is_not() -> None:
    cited = all_cited()
    cited["martians"].add("R99")
    cited["chess"] = {"R1"}
    assert ledger.missing_rules(cited) == [
        "chess: is tested, but has no rulebook",
        "martians: R99 is cited but not in the rulebook",
    ]


def test_a_rule_in_one_language_only(books: Path) -> None:
    cited = all_cited()
    rewrite(books / "martians" / "rulebook" / "it.md", r"^- \*\*R12\*\* .*\n", "")
    assert ledger.missing_rules(cited) == ["martians: R12 is not in the rulebook (it)"]


def test_a_rule_that_is_told_twice_or_written_otherwise(books: Path) -> None:
    cited = all_cited()
    rewrite(books / "martians" / "rulebook" / "en.md", r"^(- \*\*R12\*\* .*\n)", r"\1\1")
    rewrite(books / "pocket_mars" / "rulebook" / "en.md", r"^- \*\*R12\*\* ", "* **R12** ")
    assert ledger.missing_rules(cited) == [
        "martians: R12 is twice in the rulebook (en)",
        "pocket_mars: R12 is not in the rulebook (en)",
        "pocket_mars: R12 is not written as a rule (en)",
        "pocket_mars: R12 is cited but not in the rulebook",
    ]


def test_it_does_not_pass_by_finding_nothing(books: Path) -> None:
    for lang in ledger.LANGUAGES:
        (books / "martians" / "rulebook" / f"{lang}.md").write_text("# Martians!!!\n", encoding="utf-8")
    assert "martians: no rule R... in the rulebook (en)" in ledger.missing_rules(all_cited())
    shutil.rmtree(books)
    assert ledger.missing_rules({}) == [f"no game has a rulebook under {books}"]


def specify(game: str, *more: str, without: str = "") -> None:
    lines = [f"- **{rule}** so it is" for rule in (*ledger.rulebook_ids(game, "en"), *more) if rule != without]
    ledger.SPECIFICATIONS.mkdir(exist_ok=True)
    (ledger.SPECIFICATIONS / f"{game}.md").write_text("\n".join(lines), encoding="utf-8")


def test_a_specification_beside_the_repository_agrees() -> None:
    for game in ledger.games():
        specify(game)
    assert ledger.missing_rules(all_cited()) == []
    specify("martians", "R99", without="D12")
    specify("pocket_mars", without="R12")
    assert ledger.missing_rules(all_cited()) == [
        "martians: R99 of the specification is not in the rulebook",
        "pocket_mars: R12 is not in the specification",
    ]
    (ledger.SPECIFICATIONS / "automobiles.md").unlink()
    (ledger.SPECIFICATIONS / "martians.md").write_text("", encoding="utf-8")
    found = ledger.missing_rules(all_cited())
    assert "automobiles: no specification automobiles.md among the others" in found
    assert "martians: no rule R... in the specification" in found
