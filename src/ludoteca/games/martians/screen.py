"""Martians!!! on the screen: the town at night, the turn, the hand, and everybody with what they have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludoteca.games.martians.content import KIND_NAMES
from ludoteca.games.martians.ids import ASK_LANDING
from ludoteca.games.martians.phrases import kind_name, say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_desk import desk
from ludoteca.games.martians.screen_map import draw_map
from ludoteca.games.martians.screen_seats import hand, in_force, seats, shown_hand, small
from ludoteca.screen import Markup, View, tag


def draw(state: MartiansState, seat: int | None, lang: str, names: Sequence[str] | None = None) -> str:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names)
    classes = f"martians ma-{state.terms.players}p" + (" ma-coop" if state.terms.coop else "")
    table = [_frame(view, state), desk(view, state), hand(view, state), seats(view, state)]
    return tag("div", {"class": classes}, tag("div", {"class": "ma-table"}, *table))


def _frame(view: View, state: MartiansState) -> Markup:
    """The map with what is written on its rim."""
    town = draw_map(view, state, _cards_in_view(view, state))
    rim = tag("div", {"class": "ma-rim"}, _counters(view, state), _zoom(view.lang), _effects(view, state))
    return tag("section", {"class": "ma-frame"}, rim, town)


def _cards_in_view(view: View, state: MartiansState) -> tuple[str, ...]:
    """The cards whose drawings are needed, as the rules call them."""
    cards = [state.terms.cards[state.played]] if state.played >= 0 else []
    for seat in range(state.terms.players):
        cards += shown_hand(view, state, seat) + state.arms_of(seat)
    cards += [card for card, _ in in_force(state)]
    if view.asked and state.asked == ASK_LANDING:
        cards += state.terms.weapons
    return tuple(sorted({card.rule for card in cards}))


def _counters(view: View, state: MartiansState) -> Markup:
    """The turn, and how much is left in the piles."""
    counts = [("m", state.supply, "supply-short"), ("pile", len(state.tiles), "tiles-short")]
    counts.append(("back", len(state.deck), "pile-short"))
    if state.terms.coop:
        counts.append(("mback", len(state.martian_deck), "martian-pile-short"))
    counts.append(("crate", len(state.pool), "pool-short"))
    parts = [_count(sign, count, key, view.lang) for sign, count, key in counts]
    if state.terms.coop:
        parts += [_delivery(kind, bool(state.delivered >> kind & 1), view.lang) for kind in range(len(KIND_NAMES))]
    return tag("p", {"class": "ma-counts"}, *parts)


@lru_cache(maxsize=1024)
def _count(sign: str, count: int, key: str, lang: str) -> Markup:
    low = " ma-low" if key == "supply-short" and count <= 15 else ""
    return tag("span", {"class": f"ma-count{low}", "title": say(key).text(lang)}, small(sign), str(count))


@lru_cache(maxsize=16)
def _delivery(kind: int, done: bool, lang: str) -> Markup:
    """Whether a kind of object is aboard the Mother Ship."""
    title = say("delivered-now" if done else "delivered-yet", {"kind": kind_name(kind)}).text(lang)
    return tag("span", {"class": "ma-aboard" + (" ma-done" if done else ""), "title": title}, small(KIND_NAMES[kind]))


def _effects(view: View, state: MartiansState) -> Markup:
    """The cards in force, and for whom or until when."""
    found: list[Markup] = []
    for card, seat in in_force(state):
        until = tag("small", None, view.name_of(seat)) if seat >= 0 else Markup("")
        title = view.say(say("lasts-until", {"seat": view.name_of(seat)})) if seat >= 0 else ""
        name = view.say(card.title())
        text = {"class": "ma-effect", "title": f"{name} {title}".strip()}
        found.append(tag("li", text, small(f"c-{card.rule}"), tag("span", None, name), until))
    return tag("ul", {"class": "ma-effects"}, *found)


@lru_cache(maxsize=2)
def _zoom(lang: str) -> Markup:
    """The buttons of the game's own script; without it they are not shown."""
    signs = {"in": "M10 3V17M3 10H17", "out": "M3 10H17", "all": "M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13"}
    buttons: list[Markup] = []
    for what, path in signs.items():
        label = say(f"zoom-{what}").text(lang)
        attributes = {"type": "button", "data-zoom": what, "aria-label": label, "title": label}
        picture = Markup(f'<svg viewBox="0 0 20 20" aria-hidden="true"><path d="{path}"/></svg>')
        buttons.append(tag("button", attributes, picture))
    return tag("div", {"class": "ma-zoom"}, *buttons)
