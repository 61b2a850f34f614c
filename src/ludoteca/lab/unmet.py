"""Rules that never showed: of those that the text of a game cites, the ones that nobody met."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ludoteca.engine import Game
from ludoteca.engine.shelf import home_of, is_shelved
from ludoteca.lab.measures import Survey
from ludoteca.words.rulebook import Rulebook

QUOTED = re.compile(r'"([A-Z]+[0-9]+[a-z]?)"')
NOT_RULES = ("examples.py", "legend.py", "invariants.py", "board.py", "reasons.py")
SHOWN = 90  # characters of a rule


def unmet(survey: Survey) -> list[str]:
    """The ids of the rules that could have shown themselves and did not, in the order of the rulebook."""
    met = {rule for _, rule in survey.rules}
    return [rule for rule in cited(survey.side.game) if rule not in met]


def cited(game: Game) -> tuple[str, ...]:
    """The rules of the rulebook that the text of a game cites; none of a game off the shelf."""
    return _cited(game.name) if is_shelved(game) else ()


@cache
def _cited(name: str) -> tuple[str, ...]:
    found: set[str] = set()
    waiting: list[Traversable] = [files(home_of(name))]
    while waiting:
        for part in waiting.pop().iterdir():
            if part.is_dir():
                waiting.append(part)
            elif part.name.endswith(".py") and part.name not in NOT_RULES and not part.name.startswith("screen"):
                found.update(QUOTED.findall(part.read_text(encoding="utf-8")))
    ids = [rule for some, _ in Rulebook.of(name, "en").rules for rule in some]
    return tuple(rule for rule in dict.fromkeys(ids) if rule in found)


def told(game: str, rule: str, lang: str) -> str:
    """How a rule begins, without its marks."""
    text = Rulebook.of(game, lang).rule(rule) or rule
    plain = " ".join(re.sub(r"[*_`]|\[|\]\([^)]*\)", "", text).split())
    return plain if len(plain) <= SHOWN else plain[: SHOWN - 1].rstrip() + "…"
