"""The pieces and signs of Pocket Mars: what each is, drawn as it is on the screen."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.games.pocket_mars.cards import CONDITIONS, PARTS, part_text
from ludoteca.games.pocket_mars.content import ANYWHERE, KINDS, SEATS, TYPES
from ludoteca.games.pocket_mars.phrases import say, side_name
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import tally
from ludoteca.games.pocket_mars.screen_art import HELMETS, drawing, sign, symbols
from ludoteca.games.pocket_mars.screen_cards import CONDITION_RULES
from ludoteca.games.pocket_mars.screen_seats import LINE_SIGNS
from ludoteca.games.pocket_mars.screen_words import back, capital, kind_class, kind_of, word
from ludoteca.screen import Markup, tag
from ludoteca.screen.legend import Legend, Sign, Signs


def legend(game: Game, lang: str) -> Legend:
    """Cards, colonists, what the cards say, buildings, and what counts."""
    groups = [
        Signs(word(lang, "legend-types"), _types(lang)),
        Signs(word(lang, "legend-helmets"), _helmets(lang)),
        Signs(word(lang, "legend-parts"), _parts(lang)),
        Signs(word(lang, "legend-conditions"), _conditions(lang)),
        Signs(word(lang, "legend-buildings"), _buildings(lang)),
        Signs(word(lang, "legend-points"), _lines(game, lang)),
    ]
    return Legend("pocket-mars", symbols(), groups)


def _types(lang: str) -> list[Sign]:
    found = [
        Sign(kind_of(lang, kind), _back(kind), word(lang, "legend-card", type=TYPES[kind]), "R11")
        for kind in range(KINDS)
    ]
    return [*found, Sign(word(lang, "legend-hidden"), _back(-1), "", "D3")]


def _back(kind: int) -> Markup:
    return tag("svg", {"class": kind_class(kind), "viewBox": "-7 0 54 54", "aria-hidden": "true"}, back(kind))


def _helmets(lang: str) -> list[Sign]:
    """Those of the seats, then the androids."""
    found: list[Sign] = []
    for side, shape in enumerate(HELMETS):
        classes = f"pm-s{side}" if side < SEATS else "pm-da"
        drawn = Markup(f'<use href="#pm-c-{shape}"/>')
        figure = tag("svg", {"class": classes, "viewBox": "-27 -50 54 54", "aria-hidden": "true"}, drawn)
        found.append(Sign(word(lang, "legend-helmet", shape=shape), figure, side_name(side, SEATS).text(lang), "S1"))
    return found


def _parts(lang: str) -> list[Sign]:
    return [
        Sign(
            word(lang, f"part-{part.name}-short", count=1),
            sign(f"p-{part.name}"),
            capital(part_text(part.name, 1, ANYWHERE).text(lang)),
            part.rule,
        )
        for part in PARTS
    ]


def _conditions(lang: str) -> list[Sign]:
    found: list[Sign] = []
    for kind in CONDITIONS:
        condition = kind()
        condition.read(0)
        short = capital(word(lang, f"screen-if-{condition.name}", count=condition.price))
        text = capital(condition.text().text(lang))
        rule = CONDITION_RULES[condition.name]
        found.append(Sign(short, sign(f"p-{condition.name}"), text if text != short else "", rule))
    return found


def _buildings(lang: str) -> list[Sign]:
    found: list[Sign] = []
    for building, name in enumerate(TYPES):
        house = tag("svg", {"viewBox": "0 0 200 206", "aria-hidden": "true"}, Markup(drawing(f"house-{name}")))
        text = word(lang, "screen-ability", type=name)
        found.append(Sign(say("building", {"type": name}).text(lang), house, text, f"C{16 + building}"))
    return found


def _lines(game: Game, lang: str) -> list[Sign]:
    state = game.start(0)
    assert isinstance(state, PocketMarsState)
    stars = {
        number: Markup(f'<svg viewBox="-22 -22 44 44" aria-hidden="true"><use href="#pm-sign{number}"/></svg>')
        for number in (1, 2)
    }
    return [
        Sign(line.text(lang), stars.get(number, LINE_SIGNS[number]), "", line.rule)
        for number, line in enumerate(tally(state, 0))
    ]
