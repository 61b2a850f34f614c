"""The shop: the gears and the five cards of this race, what each costs, what it is worth and how many are left."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.automobiles.content import COLOURS, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, DECISIONS, PIT_TEAM_REMOVE, cube_rule
from ludoteca.games.automobiles.phrases import of_colour, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_pits import cube, sign, touch
from ludoteca.screen import Markup, Part, View, part, spot, tag, tip
from ludoteca.screen.kit import card
from ludoteca.screen.markup import NOTHING, escape


def shop(view: View, state: AutomobilesState) -> Markup:
    """The gears above the cards."""
    return tag("div", {"class": "au-shop"}, stock(view, state), wall(view, state))


def stock(view: View, state: AutomobilesState) -> Part:
    """The money and what it is for, then the gears and Wear."""
    sells = view.asked and DECISIONS[state.asked].in_stock >= 0
    gears = [_gear(view, state, colour) for colour in range(YELLOW)]
    name = view.say(say("shop"))
    head = tag("header", {"class": "au-till"}, tag("h4", None, name), _purse(view, state))
    kind = "au-stock au-sells" if sells else "au-stock"
    return part(
        "stock", "section", {"class": kind, "aria-label": name}, head, tag("div", {"class": "au-gears"}, *gears)
    )


def _purse(view: View, state: AutomobilesState) -> Markup:
    """What there is to spend, or where it comes from."""
    summing = state.asked == PIT_TEAM_REMOVE.place
    if state.to_move >= 0 and state.money and (DECISIONS[state.asked].in_stock >= 0 or summing):
        return tag(
            "b",
            {"class": "au-money", **tip(view.say(say("money-tip")), "R21")},
            f"{view.say(say('money'))} {state.money}",
        )
    if view.asked and state.asked == ACTION.place:
        return tag(
            "span",
            {"class": "au-why", **tip(view.say(say("money-tip")), "R21")},
            view.say(say("money-why", {"money": state.purse()})),
        )
    return NOTHING


def wall(view: View, state: AutomobilesState) -> Part:
    """The cards of this race: what they do, what they cost and how many cubes are left."""
    cards = [_card(view, state, colour) for colour in range(YELLOW, COLOURS)]
    return part("wall", "section", {"class": "au-wall", "aria-label": view.say(say("pit-wall"))}, *cards)


def _gear(view: View, state: AutomobilesState, colour: int) -> Markup:
    attributes = touch(view, state, DECISIONS[state.asked].in_stock, colour, f"au-gear au-q{colour}")
    if "aria-label" not in attributes:
        attributes |= tip(of_colour("gear-text", colour).text(view.lang), cube_rule(state, colour))
    name = tag("b", None, of_colour("kind", colour).text(view.lang))
    named = {**attributes, **spot(f"stock{colour}"), "data-key": f"s{colour}"}
    return tag("div", named, cube(state, colour, view.lang), name, _price(state, colour, view.lang))


def _card(view: View, state: AutomobilesState, colour: int) -> Markup:
    attributes = touch(view, state, DECISIONS[state.asked].in_stock, colour, f"au-q{colour}")
    face = state.card(colour)
    return card(
        "au-card",
        face.title().text(view.lang),
        face.text().text(view.lang),
        face.rule,
        _price(state, colour, view.lang),
        sign=Markup(f"{sign(f'k{colour}')}{cube(state, colour, view.lang)}"),
        touch={**attributes, **spot(f"stock{colour}"), "data-key": f"s{colour}"},
    )


def _price(state: AutomobilesState, colour: int, lang: str) -> Markup:
    """Cost, value and stock."""
    cost = NOTHING if colour == WEAR else _coin(state.cost[colour], lang)
    return Markup(f'<span class="au-price">{cost}{_left(state.value[colour], state.stock[colour], lang)}</span>')


@lru_cache(maxsize=64)
def _coin(cost: int, lang: str) -> Markup:
    told = escape(f"{say('cost').text(lang)}: {cost}")
    return Markup(f'<b class="au-coin" data-tip="{told}" data-tip-rule="R22" aria-label="{told}" role="img">{cost}</b>')


@lru_cache(maxsize=512)
def _left(value: int, stock: int, lang: str) -> Markup:
    worth = escape(f"{say('value').text(lang)}: {value}")
    told = escape(f"{say('stock').text(lang)}: {stock}")
    empty = " au-empty" if stock == 0 else ""
    return Markup(
        f'<span class="au-worth" data-tip="{worth}" data-tip-rule="R21" aria-label="{worth}" role="img">'
        f"{escape(say('worth', {'money': value}).text(lang))}</span>"
        f'<span class="au-left{empty}" data-tip="{told}" data-tip-rule="S2" aria-label="{told}" role="img">'
        f"×{stock}</span>"
    )
