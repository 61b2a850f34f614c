"""The rim of the town of Martians!!!: what wins, how near everybody is, what is left, and which cards are in force."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.engine.phrase import Phrase
from ludoteca.games.martians.cards import Card
from ludoteca.games.martians.content import KIND_NAMES, KINDS
from ludoteca.games.martians.phrases import Args, kind_name, say, where_name
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import small
from ludoteca.screen import Markup, Part, View, part, spot, tag, tip
from ludoteca.screen.kit import pile

LOW = 15  # Martians left in the supply that are few


def rim(view: View, state: MartiansState) -> Markup:
    """All of it, above the map."""
    return tag("header", {"class": "ma-rim"}, _goal(view, state), _piles(view, state), zoom(view.lang))


# ---- what wins


def _goal(view: View, state: MartiansState) -> Part:
    """What the game is about, in a line, and how far everybody is."""
    aim = _aim_together(view, state) if state.terms.coop else _aim(view, state)
    return part("goal", "div", {"class": "ma-goal"}, tag("p", {"class": "ma-aim"}, *aim), _race(view, state))


def _aim(view: View, state: MartiansState) -> list[Markup]:
    goal: Args = {"goal": state.terms.goal}
    short = tag("b", {"aria-hidden": "true"}, str(state.terms.goal))  # for a narrow screen
    hunt = {"class": "ma-way-to ma-hunted", **tip(view.say(say("about-hunt", goal)), "F1")}
    ship = {"class": "ma-way-to", **tip(view.say(say("about-ship")), "F2")}
    return [
        tag("b", None, view.say(say("goal-first"))),
        tag("span", hunt, small("m"), tag("span", None, view.say(say("goal-hunt", goal))), short),
        tag("i", None, view.say(say("goal-or"))),
        tag("span", ship, *[small(name) for name in KIND_NAMES], "→", small("ship"), _ship(view, state)),
    ]


def _aim_together(view: View, state: MartiansState) -> list[Markup]:
    aboard = [_delivery(kind, bool(state.delivered >> kind & 1), view.lang) for kind in range(KINDS)]
    ship = {"class": "ma-way-to", **tip(view.say(say("about-together")), "F5")}
    threat = {"class": "ma-way-to ma-threat", **spot("pile-supply"), **tip(view.say(say("about-supply")), "F6")}
    return [
        tag("b", None, view.say(say("goal-together"))),
        tag("span", ship, *aboard, "→", small("ship"), _ship(view, state)),
        tag("span", threat, small("m"), view.say(say("goal-threat", {"count": state.supply}))),
    ]


def _ship(view: View, state: MartiansState) -> Markup:
    """Where the Mother Ship is, as everybody sees it."""
    farm = state.ship_farm()
    if farm < 0:
        return tag("span", {"class": "ma-whereabouts ma-unknown"}, view.say(say("ship-hidden")))
    return tag("span", {"class": "ma-whereabouts"}, view.say(where_name(state.place[farm + 1])))


@lru_cache(maxsize=16)
def _delivery(kind: int, done: bool, lang: str) -> Markup:
    """Whether a kind of object is aboard the Mother Ship."""
    words = say("delivered-now" if done else "delivered-yet", {"kind": kind_name(kind)}).text(lang)
    about = {"class": "ma-aboard" + (" ma-done" if done else ""), "role": "img", "aria-label": words}
    return tag("span", {**about, **tip(words, "F5")}, small(KIND_NAMES[kind]))


def _race(view: View, state: MartiansState) -> Markup:
    """Everybody in a few signs, for a screen that has no room for more beside the map."""
    return tag(
        "ul", {"class": "ma-race", "aria-hidden": "true"}, *[_runner(view, state, seat) for seat in view.order()]
    )


def _runner(view: View, state: MartiansState, seat: int) -> Markup:
    items = [small(KIND_NAMES[kind]) for kind in state.held_kinds(seat)]
    count = [] if state.terms.coop else [small("m"), str(state.trophies[seat])]
    now = "ma-runs" if seat == state.active and state.to_move >= 0 else None
    return tag("li", {"class": now}, small(f"p{seat}"), *count, *items)


def aims(view: View, state: MartiansState) -> Markup:
    """How to win and what the signs mean, in words, where there is room for them."""
    terms = state.terms
    return _aims(terms.coop, terms.goal, terms.box.most, view.lang)


@lru_cache(maxsize=64)
def _aims(coop: bool, goal: int, most: int, lang: str) -> Markup:
    told: list[tuple[tuple[str, ...], Phrase]] = [
        (("m",), say("about-hunt", {"goal": goal})),
        ((*KIND_NAMES, "ship"), say("about-ship")),
    ]
    if coop:
        told = [((*KIND_NAMES, "ship"), say("about-together")), (("m",), say("about-supply"))]
    told += [
        (("crate",), say("about-crate")),
        (("down",), say("about-token")),
        (("life", "bullet"), say("about-stock", {"most": most})),
    ]
    lines = [
        tag("li", None, tag("span", None, *[small(sign) for sign in signs]), tag("p", None, words.text(lang)))
        for signs, words in told
    ]
    title = tag("h4", None, say("aims").text(lang))
    return tag("aside", {"class": "ma-aims"}, tag("div", None, title, tag("ul", None, *lines)))


# ---- what is left, and what is in force


def _piles(view: View, state: MartiansState) -> Part:
    """The supply and the piles, and the cards in force."""
    counts = [("m", state.supply, "supply"), ("pile", len(state.tiles), "tiles"), ("back", len(state.deck), "pile")]
    if state.terms.coop:
        counts.append(("mback", len(state.martian_deck), "martian-pile"))
    counts.append(("crate", len(state.pool), "pool"))
    shown = [_pile(sign, count, key, view.lang) for sign, count, key in counts]
    return part("piles", "div", {"class": "ma-piles"}, *shown, _effects(view, state))


@lru_cache(maxsize=1024)
def _pile(sign: str, count: int, key: str, lang: str) -> Markup:
    low = " ma-low" if key == "supply" and count <= LOW else ""
    face = small(sign) + tag("small", None, say(f"{key}-label").text(lang))
    return pile(f"ma-count{low}", say(f"{key}-short").text(lang), count, Markup(face), spot(f"pile-{key}"))


def in_force(state: MartiansState) -> list[tuple[Card, int]]:
    """The cards whose effect lasts, each with the seat with whose turn it ends or whom it serves, -1 for this turn."""
    found = [(card, seat) for card in state.terms.cards for seat in card.in_force(state)]
    return sorted(found, key=lambda lasting: lasting[1] < 0)


def _effects(view: View, state: MartiansState) -> Markup:
    """The cards in force, and for whom or until when."""
    found: list[Markup] = []
    for card, seat in in_force(state):
        name, text = view.say(card.title()), view.say(card.text(state.terms.coop))
        until = tag("small", None, view.name_of(seat)) if seat >= 0 else Markup("")
        lasting = view.say(say("lasts-until", {"seat": view.name_of(seat)})) if seat >= 0 else ""
        about = {"class": "ma-effect", **tip(f"{name}: {text}. {lasting}".strip(), card.rule)}
        found.append(tag("li", about, small(f"c-{card.rule}"), tag("span", None, name), until))
    return tag("ul", {"class": "ma-effects"}, *found)


@lru_cache(maxsize=2)
def zoom(lang: str) -> Markup:
    """The buttons of the game's own script; without it they are not shown."""
    signs = {"in": "M10 3V17M3 10H17", "out": "M3 10H17", "all": "M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13"}
    buttons: list[Markup] = []
    for what, path in signs.items():
        label = say(f"zoom-{what}").text(lang)
        attributes = {"type": "button", "data-zoom": what, "aria-label": label, **tip(label)}
        picture = Markup(f'<svg viewBox="0 0 20 20" aria-hidden="true"><path d="{path}"/></svg>')
        buttons.append(tag("button", attributes, picture))
    label = say("map").text(lang)
    return tag("div", {"class": "ma-zoom", "role": "toolbar", "aria-label": label}, *buttons)
