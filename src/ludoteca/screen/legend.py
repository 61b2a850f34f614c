"""What the pieces and signs of a game are: each drawn as it is on the screen, with its name and what it does.

Signs of one group must be told apart by everybody, whatever colours they see: the tests look at them through the eyes
of those who confuse red and green, or blue and yellow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.engine.game import Game
from ludoteca.engine.rooms import room
from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.screen.seats import rule_link


class Sign(NamedTuple):
    """One of them: what it is called, how it looks, what it does, and the rule behind it."""

    name: str
    drawing: Markup
    text: str = ""
    rule: str = ""


class Signs(NamedTuple):
    """Signs of one kind."""

    title: str
    signs: Sequence[Sign]


class Legend(NamedTuple):
    """All of them: the classes and the drawings of the game's screen that they need."""

    kind: str
    symbols: Markup
    groups: Sequence[Signs]


def legend_of(game: Game, lang: str) -> Legend | None:
    """What the room `legend` of a game says; None: it has none."""
    found = room(type(game), "legend")
    if found is None:
        return None
    told: Legend = found.legend(game, lang)
    return told


def legend_html(game: Game, lang: str) -> Markup:
    """The legend as it stands in the rulebook, whose page has the drawings that it needs."""
    told = legend_of(game, lang)
    if told is None:
        return NOTHING
    groups = [_group(group) for group in told.groups]
    return tag("div", {"class": f"legend picture {told.kind}"}, *groups)


def _group(group: Signs) -> Markup:
    signs = [
        tag(
            "li",
            {"data-sign": sign.name},
            tag("span", {"class": "legend-drawing", "aria-hidden": "true"}, sign.drawing),
            tag("span", None, tag("b", None, sign.name), " ", sign.text, " ", rule_link(sign.rule)),
        )
        for sign in group.signs
    ]
    return tag("section", {"class": "legend-group"}, tag("h4", None, group.title), tag("ul", None, *signs))
