"""The pieces and signs of Martians!!!: what each is, drawn as it is on the screen."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.games.martians.content import KIND_NAMES, PLAYERS_MOST
from ludoteca.games.martians.phrases import kind_name, say
from ludoteca.games.martians.position import Terms
from ludoteca.games.martians.screen_art import SIGNS, sentence, symbols
from ludoteca.screen import Markup
from ludoteca.screen.legend import Legend, Sign, Signs

THINGS = {
    "life": ("legend-life", "R19"), "bullet": ("legend-bullet", "R19"), "m": ("martian", "R6"),
    "crate": ("legend-crate", "R20"), "down": ("legend-token", "R42"), "crop": ("crop", "R42"), "ship": ("ship", "R42"),
    "icon": ("legend-icon", "R65"),
}  # fmt: skip


def legend(game: Game, lang: str) -> Legend:
    """Pawns by hat and number, what lies and stands in the town, objects, and the signs of the buildings."""
    terms: Terms = game.terms
    groups = [
        ("legend-pawns", [_pawn(seat, lang) for seat in range(PLAYERS_MOST)]),
        ("legend-things", [_sign(name, key, rule, lang) for name, (key, rule) in THINGS.items()]),
        ("legend-objects", [_object(kind, lang) for kind in range(len(KIND_NAMES))]),
        ("legend-buildings", [_building(name, lang) for name in SIGNS if name != "gas-south"]),
    ]
    drawings = symbols(terms.box, tuple(card.rule for card in terms.cards))
    return Legend("martians ma-signs", drawings, [Signs(say(title).text(lang), signs) for title, signs in groups])


def _drawn(name: str) -> Markup:
    return Markup(f'<svg viewBox="-26 -26 52 52" aria-hidden="true"><use href="#ma-{name}"/></svg>')


def _sign(name: str, key: str, rule: str, lang: str) -> Sign:
    return Sign(sentence(say(key).text(lang)), _drawn(name), "", rule)


def _pawn(seat: int, lang: str) -> Sign:
    return Sign(say("legend-pawn", {"number": seat + 1}).text(lang), _drawn(f"p{seat}"), "", "S2")


def _object(kind: int, lang: str) -> Sign:
    return Sign(kind_name(kind).text(lang), _drawn(KIND_NAMES[kind]), "", "F2")


def _building(name: str, lang: str) -> Sign:
    """Both Gas Stations have the same sign."""
    key = say("legend-gas") if name == "gas-north" else say("tile", {"tile": name})
    return Sign(key.text(lang), _drawn(f"n-{name}"), "", "S2" if name == "house" else "R14")
