"""Points as a page tells them, with their unit and the rule behind them."""

from __future__ import annotations

from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.table import Table
from ludoteca.web.looker import Looker
from ludoteca.words import decimal, has_message, say


def score(table: Table, looker: Looker, points: int) -> str:
    """Points with what they are."""
    return f"{amount(table, looker, points)} {unit(table, looker, points)}"


def amount(table: Table, looker: Looker, points: int) -> str:
    """Points as people are told them: whole, or in parts of what the game measures in."""
    measure = table.state.game.measure
    if points % measure == 0:
        return str(points // measure)
    return decimal(points / measure, 2, looker.lang)


def unit(table: Table, looker: Looker, points: int) -> str:
    """What is counted: points, or what the game calls them."""
    game = table.state.game
    count = points // game.measure if points % game.measure == 0 else points
    for key in ("unit-together", "unit") if game.together else ("unit",):
        if has_message(game.name, key, looker.lang):
            return say(game.name, key, looker.lang, points=count)
    return looker.says("ui-points-unit", points=count)


def rule_link(rule: str) -> Markup:
    """Leads to the rule in the drawer."""
    return tag("a", {"href": f"#{rule}", "data-rule-link": rule}, rule) if rule else NOTHING


def initial(name: str) -> str:
    """The letter on the dot of a player."""
    return name[:1].upper()
