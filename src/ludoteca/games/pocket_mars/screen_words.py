"""Words and knowledge that every part of Pocket Mars's screen shares."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.pocket_mars.content import TYPES
from ludoteca.games.pocket_mars.phrases import say, type_name
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.screen_art import HELMETS
from ludoteca.screen import Markup, tag


@lru_cache(maxsize=512)
def word(lang: str, key: str, **args: int | str) -> str:
    """A message of the game's catalogue that names nobody."""
    return say(key, dict(args)).text(lang)


@lru_cache(maxsize=16)
def kind_of(lang: str, kind: int) -> str:
    """The name of a type."""
    return type_name(kind).text(lang)


def helmet(state: PocketMarsState, side: int) -> str:
    """The shape of a side's colonists."""
    return HELMETS[4 if side >= state.terms.players else side]


def hue(state: PocketMarsState, side: int) -> str:
    """The class that colours a side's things."""
    return "pm-da" if side >= state.terms.players else f"pm-s{side}"


@lru_cache(maxsize=256)
def face(kind: int, value: int, lang: str, covered: bool = False) -> Markup:
    """A small open card: its sign and its value, at its left edge where other cards cover the rest."""
    name = TYPES[kind]
    title = tag("title", None, word(lang, "card", type=name, value=value))
    if covered:
        text = f'<text class="pm-vc" x="11" y="20">{value}</text>'
        art = f'<use href="#pm-mini"/><use href="#pm-t-{name}" transform="translate(11.500 38) scale(.6)"/>{text}'
        return Markup(title + art)
    text = f'<text class="pm-v" x="20" y="47">{value}</text>'
    art = f'<use href="#pm-mini"/><use href="#pm-t-{name}" transform="translate(20 14) scale(.72)"/>{text}'
    return Markup(title + art)


@lru_cache(maxsize=64)
def back(kind: int, lang: str, zero: bool = False) -> Markup:
    """A small card face-down: its type if that can be seen, and a nought where it counts nothing."""
    name = "hidden" if kind < 0 else TYPES[kind]
    title = tag("title", None, word(lang, "screen-zero" if zero else "screen-back", type=name))
    nought = '<path class="pm-nought" d="M23 36h17v18H23z"/><text class="pm-v0" x="31" y="51">0</text>' if zero else ""
    return Markup(
        f'{title}<use href="#pm-back"/>'
        f'<use class="pm-emb" href="#pm-t-{name}" transform="translate(20 27) scale(.82)"/>{nought}'
    )


def kind_class(kind: int) -> str:
    """The class that colours a card of a type."""
    return "pm-kx" if kind < 0 else f"pm-k{kind}"
