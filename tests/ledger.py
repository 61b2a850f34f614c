"""Which rules there are, and whether each has a test: the ids stand in the rulebooks of this repository.

Where a specification lies beside the repository, the rulebooks are held against it too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "ludoteca" / "games"
SPECIFICATIONS = ROOT.parent / "shared" / "rules"
LANGUAGES = ("en", "it")
KINDS = frozenset("SRFDE")
"""Every rulebook has setup, rules, final scoring, rulings and worked examples; some have more."""
RULINGS = "D"  # a rulebook decides more than its specification foresaw

RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
NEARLY = re.compile(r"^\s*[-*|]\s*\**([A-Z]\d+)\*\*", re.MULTILINE)  # meant as a rule, but written otherwise
SPECIFIED = re.compile(r"^\s*(?:-|\|) \**([A-HJ-Z]\d+)\b", re.MULTILINE)  # I: invariants, which are no rules
NAMED = re.compile(r"\b[A-Z]\d+\b")


def games() -> list[str]:
    """The games of this repository: the folders that have a rulebook."""
    return sorted(book.parents[1].name for book in GAMES.glob("*/rulebook/en.md"))


def rulebook(game: str, lang: str) -> str:
    """The text of a rulebook."""
    return GAMES.joinpath(game, "rulebook", f"{lang}.md").read_text(encoding="utf-8")


def rulebook_ids(game: str, lang: str) -> list[str]:
    """The ids in the order in which the rulebook tells them."""
    return RULE.findall(rulebook(game, lang))


def missing_rules(cited: Mapping[str, set[str]]) -> list[str]:
    """What is wrong with the rulebooks; the rules that no test cites, and those cited that there are not."""
    found = [] if games() else [f"no game has a rulebook under {GAMES}"]
    found += [f"{game}: is tested, but has no rulebook" for game in sorted(cited.keys() - set(games()))]
    for game in games():
        known, cites = set(rulebook_ids(game, "en")), cited.get(game, set())
        found += [f"{game}: {trouble}" for trouble in (*_untold(game), *_unspecified(game))]
        found += [f"{game}: {rule} has no test" for rule in sorted(known - cites)]
        found += [f"{game}: {rule} is cited but not in the rulebook" for rule in sorted(cites - known)]
    return found


def _untold(game: str) -> list[str]:
    """What the rulebook of a game leaves out, in one language or in both."""
    found: list[str] = []
    told = {lang: rulebook_ids(game, lang) for lang in LANGUAGES}
    everything = {rule for ids in told.values() for rule in ids}
    for lang, ids in told.items():
        found += [f"{rule} is not in the rulebook ({lang})" for rule in sorted(everything - set(ids))]
        found += [f"{rule} is twice in the rulebook ({lang})" for rule in sorted(set(ids)) if ids.count(rule) > 1]
        found += [f"no rule {kind}... in the rulebook ({lang})" for kind in sorted(KINDS - {rule[0] for rule in ids})]
        odd = set(NEARLY.findall(rulebook(game, lang))) - set(ids)
        found += [f"{rule} is not written as a rule ({lang})" for rule in sorted(odd)]
    return found


def _unspecified(game: str) -> list[str]:
    """Where the rulebook and the specification do not name the same rules; nothing where there is no specification."""
    if not SPECIFICATIONS.is_dir():
        return []
    file = SPECIFICATIONS / f"{game}.md"
    if not file.is_file():
        return [f"no specification {file.name} among the others"]
    text = file.read_text(encoding="utf-8")
    specified, known = set(SPECIFIED.findall(text)), set(rulebook_ids(game, "en"))
    more = {rule for rule in known - set(NAMED.findall(text)) if rule[0] != RULINGS}
    return [
        *(f"no rule {kind}... in the specification" for kind in sorted(KINDS - {rule[0] for rule in specified})),
        *(f"{rule} of the specification is not in the rulebook" for rule in sorted(specified - known)),
        *(f"{rule} is not in the specification" for rule in sorted(more)),
    ]
