"""Which rules there are: every id of a game's rulebook, in both languages, and of the house's specification."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import ludoteca
from ludoteca.engine.shelf import home_of

RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
SPECIFIED = re.compile(r"^\s*(?:- \*\*|\| \**)([SRCAFDE]\d+)\b", re.MULTILINE)
SPECIFICATIONS = Path(__file__).resolve().parents[2] / "shared" / "rules"


def rulebook_ids(game: str, lang: str) -> list[str]:
    """The ids in the order in which the rulebook tells them."""
    text = files(home_of(game)).joinpath("rulebook", f"{lang}.md").read_text(encoding="utf-8")
    return RULE.findall(text)


def specified_ids(game: str) -> set[str]:
    """The ids of the specification, where it lies beside the project."""
    file = SPECIFICATIONS / f"{game}.md"
    return set(SPECIFIED.findall(file.read_text(encoding="utf-8"))) if file.exists() else set()


def missing_rules(cited: dict[str, set[str]]) -> list[str]:
    """For each game the ids that no test cites, and the cited ones that no rulebook has."""
    found: list[str] = []
    for game in ludoteca.games():
        known = set(rulebook_ids(game, "en"))
        cites = cited.get(game, set())
        for lang in ("en", "it"):
            found += [
                f"{game}: {rule} is not in the rulebook ({lang})"
                for rule in sorted(known | specified_ids(game))
                if rule not in rulebook_ids(game, lang)
            ]
        found += [f"{game}: {rule} has no test" for rule in sorted(known - cites)]
        found += [f"{game}: {rule} is cited but not in the rulebook" for rule in sorted(cites - known)]
    return found
