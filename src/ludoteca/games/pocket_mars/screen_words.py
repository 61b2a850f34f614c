"""Words and knowledge that every part of Pocket Mars's screen shares."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.engine.phrase import Phrase
from ludoteca.games.pocket_mars.content import TYPES
from ludoteca.games.pocket_mars.phrases import say, type_name
from ludoteca.games.pocket_mars.position import PocketMarsState, Terms
from ludoteca.games.pocket_mars.screen_art import HELMETS
from ludoteca.screen import Markup, Touch, tag
from ludoteca.screen.kit import token


@lru_cache(maxsize=1024)
def word(lang: str, key: str, **args: int | str) -> str:
    """A message of the game's catalogue that names nobody."""
    return say(key, dict(args)).text(lang)


def capital(text: str) -> str:
    """A text of a card as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}"


@lru_cache(maxsize=16)
def kind_of(lang: str, kind: int) -> str:
    """The name of a type."""
    return type_name(kind).text(lang)


@lru_cache(maxsize=512)
def card_told(lang: str, terms: Terms, card: int) -> str:
    """A card with both its actions, as it says them to whoever points at it."""
    texts = terms.texts
    args: dict[str, int | str | Phrase] = {"type": TYPES[terms.kind[card]], "value": terms.value[card]}
    args |= {"upper": texts.upper_text(card), "lower": texts.lower_text(card)}
    return say("tip-card", args).text(lang)


def helmet(state: PocketMarsState, side: int) -> str:
    """The shape of a side's colonists."""
    return HELMETS[4 if side >= state.terms.players else side]


def hue(state: PocketMarsState, side: int) -> str:
    """The class that colours a side's things."""
    return "pm-da" if side >= state.terms.players else f"pm-s{side}"


@lru_cache(maxsize=256)
def face(kind: int, value: int, covered: bool = False) -> Markup:
    """A small open card: its sign and its value, at its left edge where other cards cover the rest."""
    name = TYPES[kind]
    if covered:
        text = f'<text class="pm-vc" x="11" y="20">{value}</text>'
        return Markup(
            f'<use href="#pm-mini"/><use href="#pm-t-{name}" transform="translate(11.5 38) scale(.6)"/>{text}'
        )
    text = f'<text class="pm-v" x="20" y="47">{value}</text>'
    return Markup(f'<use href="#pm-mini"/><use href="#pm-t-{name}" transform="translate(20 14) scale(.72)"/>{text}')


@lru_cache(maxsize=64)
def back(kind: int, zero: bool = False) -> Markup:
    """A small card face-down: its type if that can be seen, and a nought where it counts nothing."""
    name = "hidden" if kind < 0 else TYPES[kind]
    nought = '<path class="pm-nought" d="M23 36h17v18H23z"/><text class="pm-v0" x="31" y="51">0</text>' if zero else ""
    return Markup(
        '<use href="#pm-back"/>'
        f'<use class="pm-emb" href="#pm-t-{name}" transform="translate(20 27) scale(.82)"/>{nought}'
    )


def kind_class(kind: int) -> str:
    """The class that colours a card of a type."""
    return "pm-kx" if kind < 0 else f"pm-k{kind}"


def small_card(kind: int, inner: Markup, name: str, rule: str, touch: Touch | None = None) -> Markup:
    """A small card that lies somewhere by itself; one that can be touched says what that would do."""
    if touch and touch.get("aria-label"):
        name = str(touch["aria-label"])
    picture = tag("svg", {"viewBox": "0 0 40 54", "aria-hidden": "true"}, inner)
    return token(f"pm-b {kind_class(kind)}", name, picture, rule, touch)
