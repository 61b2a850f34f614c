"""What lies on the table of Marrak Hesh 17, drawn once for all: Goods, Transports, tokens and signs.

Lengths are those of the station's picture, 1000 wide; a Goods tile is 96 wide wherever it lies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import Box
from ludoteca.games.marrak_hesh.phrases import goods, say, tile_code
from ludoteca.screen import Markup, Touch, tag, tip
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import number

DRAWN: Final = drawings("ludoteca.games.marrak_hesh")


@lru_cache(maxsize=1)
def symbols() -> Markup:
    """Every drawing that is used more than once."""
    parts = {name.removeprefix("part-"): art for name, art in DRAWN.items() if name.startswith("part-")}
    found = "".join(f'<g id="mh-{name}">{art}</g>' for name, art in parts.items())
    return Markup(
        f'<svg class="hidden" width="0" height="0" aria-hidden="true"><defs>{DRAWN["paints"]}{found}</defs></svg>'
    )


# ---- Goods


@lru_cache(maxsize=256)
def face(box: Box, tile: int, lang: str) -> Markup:
    """What is printed on a tile: its colour's plate and letter, its kind, and a star where it is rare."""
    rare = '<use href="#mh-rare"/>' if box.rare[tile] else ""
    shine = '<use href="#mh-shine"/>' if box.rare[tile] else ""
    letter = tile_code(box, tile, lang)[0]
    kind = box.kinds[box.kind[tile]]
    tab = f'<use href="#mh-tab"/><text class="mh-l" x="-29" y="-17">{letter}</text>'
    return Markup(f'<use href="#mh-tile"/>{rare}<use href="#mh-{kind}"/>{shine}{tab}')


def plate(colour: str, lang: str) -> Markup:
    """A colour as its tiles show it, with its letter."""
    letter = say("colour-letter", {"colour": colour}).text(lang)
    return Markup(f'<use href="#mh-tile"/><text class="mh-l mh-pl" y="16">{letter}</text>')


def hue(box: Box, tile: int) -> str:
    """The class that colours a tile."""
    return f"mh-{box.colours[box.colour[tile]]}"


@lru_cache(maxsize=4096)
def goods_tile(
    box: Box, tile: int, lang: str, where: str, more: str = "", told: bool = True, piece: bool = True
) -> Markup:
    """A tile where it lies; not `told`: what it lies on says more than its name; no `piece`: it is only a picture."""
    attributes: Touch = {
        "data-piece": f"g{tile}" if piece else None,
        "class": f"mh-t {hue(box, tile)}{' mh-star' if box.rare[tile] else ''}{more}",
        "transform": where,
    }
    return tag("g", {**attributes, **_named(box, tile, lang)} if told else attributes, face(box, tile, lang))


@lru_cache(maxsize=256)
def _named(box: Box, tile: int, lang: str) -> Touch:
    """The name of a tile, and the rule that says what it is good for."""
    return tip(goods(box, tile).text(lang), "F4" if box.rare[tile] else "F1")


# ---- Transports


def transport(box: Box, colour: int) -> Markup:
    """A Transport's drawing, its nose downwards."""
    return Markup(f'<use href="#mh-{box.transports[colour]}"/>')


@lru_cache(maxsize=16)
def transport_name(box: Box, colour: int, lang: str) -> Touch:
    """What a Transport of that colour is called."""
    return tip(say("transport-name", {"colour": box.transports[colour]}).text(lang), "R7")


def transport_piece(seat: int, colour: int, number: int) -> str:
    """The name of one of a seat's Transports, by which it flies from its berth to its dock."""
    return f"v{seat}.{colour}.{number}"


# ---- tokens


def coin(card: Card, where: str, kind: str, told: Touch | None = None) -> Markup:
    """The token of a card."""
    drawn = Markup(f'<use href="#mh-coin"/><text class="mh-ct" y="12">{card.rule}</text>')
    return tag("g", {"class": kind, "transform": where or None, **(told or {})}, drawn)


def ring(name: str, x: float, y: float) -> str:
    """The outline of a place at which actions happen: it is seen when the page lights it."""
    return f'<use class="mh-ring" href="#mh-ring" data-spot="{name}" x="{number(x)}" y="{number(y)}"/>'
