"""The pieces and signs of Mars Needs Mechanics: what each is, drawn as it is on the screen."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.engine.phrase import seat_name
from ludoteca.games.mars_needs_mechanics.content import MOST_PLAYERS
from ludoteca.games.mars_needs_mechanics.phrases import component_letter, component_name, say
from ludoteca.games.mars_needs_mechanics.position import Terms
from ludoteca.games.mars_needs_mechanics.screen_exchange import FALLS, RISES
from ludoteca.games.mars_needs_mechanics.screen_pieces import BACK, SCRAP, card_face, picture, symbols
from ludoteca.screen import Markup, tag
from ludoteca.screen.legend import Legend, Sign, Signs


def legend(game: Game, lang: str) -> Legend:
    """Components, what lies about, Mechanisms and markers."""
    terms = game.terms
    assert isinstance(terms, Terms)
    groups = [
        Signs(say("legend-components").text(lang), _components(terms, lang)),
        Signs(say("legend-signs").text(lang), _signs(lang)),
        Signs(say("mechanisms").text(lang), _mechanisms(terms, lang)),
        Signs(say("legend-markers").text(lang), _markers(lang)),
    ]
    return Legend("mars", symbols(tuple(card.name for card in terms.cards)), groups)


def _components(terms: Terms, lang: str) -> list[Sign]:
    found: list[Sign] = []
    for component in terms.box.in_play:
        name = terms.box.components[component]
        face = card_face(name, component_letter(terms.box, component).text(lang))
        found.append(Sign(component_name(terms.box, component).text(lang), _sample(face, f"mm-{name}"), "", "R5"))
    return [*found, Sign(say("scrap").text(lang), _sample(SCRAP, "mm-iron"), say("legend-scrap").text(lang), "R32")]


def _signs(lang: str) -> list[Sign]:
    drawn = [
        ("coin", _sample(picture("coin", "mm-art")), "F4"),
        ("rises", _sample(_figure(RISES, 24)), "R25"),
        ("falls", _sample(_figure(FALLS, -24)), "R25"),
        ("bought", _sample(_figure('<use href="#mm-tick" x="-25"/>', -26)), "R8"),
        ("first", _sample(picture("hat", "mm-art")), "R40"),
        ("hidden", _sample(BACK), "S6"),
        ("discard", _sample(picture("bin", "mm-art")), "R34"),
    ]
    return [
        Sign(say(f"legend-{name}").text(lang), art, say(f"legend-{name}-text").text(lang), rule)
        for name, art, rule in drawn
    ]


def _mechanisms(terms: Terms, lang: str) -> list[Sign]:
    return [
        Sign(
            card.title().text(lang),
            _sample(picture(card.name, "mm-line"), "mm-blue"),
            card.text().text(lang),
            card.rule,
        )
        for card in terms.cards
    ]


def _markers(lang: str) -> list[Sign]:
    """The shapes tell the seats apart where their letters are the same."""
    return [
        Sign(seat_name(seat).text(lang), _sample(picture(f"mark{seat}", "mm-art"), f"mm-s{seat}"), "", "R11")
        for seat in range(MOST_PLAYERS)
    ]


def _figure(inner: str, lower: int) -> Markup:
    """A sign of the Exchange, larger, and moved down to the middle."""
    moved = f'<g transform="scale(1.6) translate(0 {lower})">{inner}</g>'
    return Markup(f'<svg class="mm-art" viewBox="-42 -42 84 84" aria-hidden="true">{moved}</svg>')


def _sample(drawing: Markup, kind: str = "") -> Markup:
    return tag("span", {"class": f"mm-sample {kind}".strip()}, drawing)
