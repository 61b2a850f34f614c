"""The pieces and signs of Marrak Hesh 17: what each is, drawn as it is on the screen."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import Box
from ludoteca.games.marrak_hesh.phrases import say
from ludoteca.games.marrak_hesh.position import Terms
from ludoteca.games.marrak_hesh.screen_pieces import coin, plate, symbols, transport
from ludoteca.games.marrak_hesh.screen_ships import sign
from ludoteca.screen import Markup, tag
from ludoteca.screen.legend import Legend, Sign, Signs


def legend(game: Game, lang: str) -> Legend:
    """Goods by colour and by kind, Transports, what scores, and the marks of the Deep Space cards."""
    terms: Terms = game.terms
    groups = [
        ("legend-colours", _colours(terms.box, lang)),
        ("legend-kinds", _kinds(terms.box, lang)),
        ("legend-transports", _transports(terms.box, lang)),
        ("legend-points", _points(lang)),
        ("legend-marks", _marks(terms.deck, lang)),
    ]
    return Legend("marrak", symbols(), [Signs(say(title).text(lang), signs) for title, signs in groups])


def _colours(box: Box, lang: str) -> list[Sign]:
    return [
        Sign(say("colour", {"colour": name}).text(lang), _drawn(plate(name, lang), f"mh-{name}"), "", "F1")
        for name in box.colours
    ]


def _kinds(box: Box, lang: str) -> list[Sign]:
    return [
        Sign(
            say("kind", {"kind": name}).text(lang),
            _drawn(f'<use href="#mh-{name}"/>', "mh-white", "-32 -29 80 80"),
            "",
            "F1",
        )
        for name in box.kinds
    ]


def _transports(box: Box, lang: str) -> list[Sign]:
    return [
        Sign(
            say("transport-name", {"colour": name}).text(lang),
            _drawn(transport(box, colour), box="-44 -44 88 88"),
            "",
            "R5",
        )
        for colour, name in enumerate(box.transports)
    ]


def _points(lang: str) -> list[Sign]:
    lines = (("colours", "c", "F2"), ("kinds", "k", "F3"), ("rare", "r", "F4"))
    return [Sign(say(f"line-{key}").text(lang), sign(mark), "", rule) for key, mark, rule in lines]


def _marks(deck: list[Card], lang: str) -> list[Sign]:
    """A token that is left and one that is used, the tile that the next one goes beside, and a forged one."""
    card = next(card for card in deck if card.token)
    left, used = (say(key, {"token": card.token_title()}).text(lang) for key in ("token-left", "token-used"))
    hook, wheel = ('<use href="#mh-hook"/>', '<use href="#mh-wheel"/>')
    return [
        Sign(left, _drawn(coin(card, "", "mh-token"), box="-38 -38 76 76"), "", card.rule),
        Sign(used, _drawn(coin(card, "", "mh-token mh-used"), box="-38 -38 76 76"), "", card.rule),
        Sign(say("last-mark").text(lang), _drawn(hook, box="2 4 60 60"), "", "C2"),
        Sign(say("forged-mark").text(lang), _drawn(wheel, box="-60 2 60 60"), "", "C5"),
    ]


def _drawn(inner: str, kind: str = "", box: str = "-54 -54 108 108") -> Markup:
    frame = {"viewBox": box, "class": kind or None, "aria-hidden": "true"}
    return tag("svg", frame, Markup(inner))
