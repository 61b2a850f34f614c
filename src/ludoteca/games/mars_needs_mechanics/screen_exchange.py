"""The Exchange on the screen: the order line and the prices in one, a tube for each place of the line."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import Phrase
from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.content import Box
from ludoteca.games.mars_needs_mechanics.phrases import say
from ludoteca.games.mars_needs_mechanics.position import ASK_DRIVE, ASK_TURN
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.games.mars_needs_mechanics.rounds import end_round
from ludoteca.games.mars_needs_mechanics.screen_pieces import Component, chip, component_of
from ludoteca.screen import Markup, Touch, View, part, spot, tag, tip
from ludoteca.screen.markup import Part, place

LEFT: Final = 64  # of the first place of the order line; the trays below have the same columns
WIDE: Final = 616  # of all places together
RIGHT: Final = 6
LINE: Final = 71  # the height of the tokens
TOP: Final = 130  # of the highest price
HIGH: Final = 112  # from the highest price to the lowest
TALL: Final = 275
RISES: Final = '<path class="mm-up" d="M0-36L21-16H9V-11H-9V-16H-21z"/>'
FALLS: Final = '<path class="mm-down" d="M0 36L21 16H9V11H-9V16H-21z"/>'


def forecast(state: Position) -> Position:
    """The position with prices as they would stand if the round ended now; after a round, as they stand."""
    then = state.clone()
    if state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE):
        end_round(then)
    return then


def exchange(view: View, state: Position, then: Position) -> Markup:
    """The round and the Exchange."""
    return tag("section", {"class": "mm-exchange", **spot("exchange")}, _clock(view, state), _dial(view, state, then))


def _clock(view: View, state: Position) -> Part:
    """The round, who has passed, and whether the end is near."""
    players = state.game.players
    found = [chip(view, "round", "R1", round=state.round)]
    if state.last_round or not state.deck:
        found.append(chip(view, "last-round", "R23", "screen-last-help", " mm-warn"))
    elif state.idle:
        found.append(chip(view, "idle-rounds", "R22", "screen-idle-help", " mm-warn", count=state.idle))
    if state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE):
        lamps = [tag("i", {"class": "mm-on" if lamp < state.passes else None}) for lamp in range(players)]
        words = view.say(say("screen-passes-help", {"count": state.passes, "players": players}))
        said: Touch = {"class": "mm-lamps", "role": "img", "aria-label": words, **tip(words, "R19"), **spot("passes")}
        found.append(tag("span", said, tag("em", None, view.say(say("screen-passes"))), *lamps))
    title = tag("h3", None, view.say(say("screen-exchange")))
    return part("clock", "header", {"class": "mm-head"}, title, *found)


def _dial(view: View, state: Position, then: Position) -> Part:
    """The tubes, the prices in them, and the tokens above them."""
    parts: list[str] = [_printed(view.lang, state.terms.box)]
    for position, component in enumerate(state.line):
        parts.append(_liquid(view, state, component, position))
    for component in state.terms.box.in_play:
        position = state.line.index(component)
        parts.append(_marker(view, state, then, component, position))
        parts.append(_token(view, state, component, position))
    frame: Touch = {"class": "mm-dial", "viewBox": f"0 0 {LEFT + WIDE + RIGHT} {TALL}", "role": "group"}
    frame["aria-label"] = view.say(say("screen-exchange"))
    return part("exchange", "svg", frame, *parts)


def _wide(box: Box) -> int:
    """The width of a place of the line."""
    return WIDE // len(box.in_play)


def _x(box: Box, position: int) -> int:
    """The middle of a place of the line."""
    return LEFT + _wide(box) * position + _wide(box) // 2


def _y(box: Box, price: int) -> int:
    """The height of a price."""
    return TOP + HIGH * (box.highest - price) // max(1, box.highest - box.lowest)


def _token(view: View, state: Position, component: int, position: int) -> Markup:
    """A component token on the order line; it can be touched when the Aether Drive asks."""
    bought = bool(state.bought >> component & 1)
    box = state.terms.box
    one = component_of(view, state, component)
    if view.asked and state.asked == ASK_DRIVE:
        touch = view.touch(decisions.DRIVE_TOKEN + component, f"mm-token {one.hue}")
        return _token_drawn(box, one, component, position, bought, view.lang, touch)
    return _token_lying(box, one, component, position, bought, view.lang)


@lru_cache(maxsize=512)
def _token_lying(box: Box, one: Component, component: int, position: int, bought: bool, lang: str) -> Markup:
    return _token_drawn(box, one, component, position, bought, lang, {"class": f"mm-token {one.hue}"})


def _token_drawn(
    box: Box, one: Component, component: int, position: int, bought: bool, lang: str, touch: Touch
) -> Markup:
    about: dict[str, int | str | Phrase] = {"name": one.name, "place": position + 1}
    words = say("screen-token", {**about, "bought": "yes" if bought else "no"}).text(lang)
    tick = '<use href="#mm-tick"/>' if bought else ""
    sign = (
        f'<circle class="mm-tl" cx="-26" cy="-22" r="14"/><text class="mm-l mm-ll" x="-26" y="-14">{one.letter}</text>'
    )
    coin = f'<circle class="mm-tk" r="34"/><g transform="scale(.7)"><use href="#mm-{one.drawing}"/></g>'
    where = {"data-piece": f"o{component}", "transform": place(_x(box, position), LINE), **spot(f"token{component}")}
    attributes = {"role": "img", "aria-label": words, **tip(words, "R7"), **touch, **where}
    return tag("g", attributes, Markup(f'<circle class="mm-hit" r="41"/>{coin}{sign}{tick}'))


def _marker(view: View, state: Position, then: Position, component: int, position: int) -> Markup:
    """A price marker, with an arrow where its price would go."""
    price, after = state.prices[component], then.prices[component]
    box = state.terms.box
    where = place(_x(box, position), _y(box, price))
    return _marker_drawn(component_of(view, state, component), component, price, after, where, view.lang)


@lru_cache(maxsize=4096)
def _marker_drawn(one: Component, component: int, price: int, after: int, where: str, lang: str) -> Markup:
    about: dict[str, int | str | Phrase] = {"name": one.name, "price": price, "after": after}
    words = say("screen-price" if price == after else "screen-forecast", about).text(lang)
    arrow = RISES if after > price else FALLS if after < price else ""
    face = f'{arrow}<rect class="mm-collar" x="-29" y="-15" width="58" height="30" rx="8"/><text y="9">{price}</text>'
    attributes: Touch = {"class": f"mm-price {one.hue}", "data-piece": f"p{component}", "transform": where}
    said: Touch = {"role": "img", "aria-label": words, **tip(words, "R25"), **spot(f"price{component}")}
    return tag("g", {**attributes, **said}, Markup(face))


def _liquid(view: View, state: Position, component: int, position: int) -> Markup:
    """What stands in a tube."""
    box = state.terms.box
    y = _y(box, state.prices[component])
    height = TOP + HIGH + 14 - y
    where = f'x="{_x(box, position) - 17}" y="{y}" width="34" height="{height}" rx="12"'
    return Markup(f'<rect class="mm-liquid {component_of(view, state, component).hue}" {where}/>')


@lru_cache(maxsize=4)
def _printed(lang: str, box: Box) -> Markup:
    """What is printed on the Exchange: the three zones, the scale and the tubes."""
    parts = ""
    for first, length, step in zones(box.adjust):
        x, wide = LEFT + _wide(box) * first + 3, _wide(box) * length - 6
        kind, sign = ("up", f"▲ +{step}") if step > 0 else ("down", f"▼ −{-step}") if step < 0 else ("stay", "")
        word = say(f"screen-{kind}").text(lang)
        label = tag("text", {"class": f"mm-zt mm-z{kind}", "x": x + wide // 2, "y": 23}, f"{word} {sign}".strip())
        panel = f'<rect class="mm-zone mm-z{kind}" x="{x}" y="3" width="{wide}" height="{TALL - 6}" rx="14"/>'
        told = tip(say(f"screen-{kind}-help", {"step": abs(step)}).text(lang), "R25")
        parts += tag("g", told, Markup(panel), label)
    bottom, low = TOP + HIGH + 16, TOP - 18
    ticks = "".join(f"M{LEFT} {_y(box, price)}h{WIDE}" for price in range(box.lowest, box.highest + 1))
    parts += f'<path class="mm-ticks" d="{ticks}"/>'
    for price in range(box.lowest, box.highest + 1, max(3, (box.highest - box.lowest) // 3)):
        parts += f'<text class="mm-scale" x="{LEFT - 24}" y="{_y(box, price) + 7}">{price}</text>'
    for position in range(len(box.in_play)):
        x = _x(box, position)
        parts += f'<rect class="mm-tube" x="{x - 19}" y="{low}" width="38" height="{bottom - low}" rx="15"/>'
        parts += f'<rect class="mm-foot" x="{x - 25}" y="{bottom - 4}" width="50" height="14" rx="5"/>'
    return Markup(parts)


def zones(adjust: list[int]) -> list[tuple[int, int, int]]:
    """The places of the line that do the same to a price: the first, how many, and what."""
    found: list[tuple[int, int, int]] = []
    for position, step in enumerate(adjust):
        if found and found[-1][2] == step:
            first, length, _ = found.pop()
            found.append((first, length + 1, step))
        else:
            found.append((position, 1, step))
    return found
