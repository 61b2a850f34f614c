"""What lies beside the track: the cockpit with one's own cubes, the pit wall with the cards, and the other drivers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles.content import COLOURS, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import ACTION, DECISIONS, idle
from ludoteca.games.automobiles.phrases import colour_letter, of_colour, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_track import Seen, moves, ways_of, worn_share
from ludoteca.games.automobiles.track import NOWHERE
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import NOTHING, escape

MANY: Final = 3  # cubes of a colour that lie side by side; more lie on each other
LOTS: Final = 14

Touch = dict[str, str | int | float | None]


def touch(view: View, state: AutomobilesState, where: int, colour: int, kind: str) -> Touch:
    """The attributes of a cube that may answer what is asked now; `where` is the answer of colour 0 of its area."""
    asked = DECISIONS[state.asked]
    if not view.asked or where < 0 or where + colour >= asked.size:
        return {"class": kind}
    return view.touch(asked.first + where + colour, kind)


def numbering(state: AutomobilesState, seat: int) -> tuple[dict[int, int], list[int]]:
    """The numbers of the cubes on the track, by their place in the path, and how many of each colour these are.

    Cubes of a colour are alike; they are numbered through active, track, used and discard, so that whatever changes
    its area is seen to move.
    """
    laid = [0] * COLOURS
    pieces: dict[int, int] = {}
    if seat != state.driver:
        return pieces, laid
    for step in range(len(state.path) - 1, -1, -1):
        colour = state.path_cubes[step]
        if laid[colour] < state.used[seat * COLOURS + colour]:
            pieces[step] = state.active[seat * COLOURS + colour] + laid[colour]
            laid[colour] += 1
    return pieces, laid


def sign(name: str, box: int = 14) -> Markup:
    """One of the drawings as a small picture of its own."""
    where = f"{-box} {-box} {2 * box} {2 * box}"
    return Markup(f'<svg class="au-icon" viewBox="{where}" aria-hidden="true"><use href="#au-{name}"/></svg>')


@lru_cache(maxsize=64)
def cube(colour: int, lang: str) -> str:
    """A cube as it lies in a panel, without its identity."""
    return f'<i class="au-c au-q{colour}">{colour_letter(colour, lang)}</i>'


def _cube_piece(seat: int, colour: int, number: int, lang: str) -> str:
    return f'<i data-piece="c{seat}.{colour}.{number}" class="au-c au-q{colour}">{colour_letter(colour, lang)}</i>'


# ---- the cockpit


def cockpit(view: View, state: AutomobilesState, seat: int, laid: list[int], ahead: dict[int, Seen]) -> Markup:
    """Who drives, what the turn will cost, the active cubes with what each can do, and the other areas."""
    own = seat == view.seat
    head = tag("header", {"class": "au-head"}, *_heading(view, state, seat))
    piles = [_bag(view, state, seat), _used(view, state, seat, laid), _discard(view, state, seat)]
    areas = [_active(view, state, seat, ahead), tag("div", {"class": "au-piles"}, *piles)]
    parts = [head, tag("div", {"class": "au-areas"}, *areas)]
    if own and view.asked:
        parts.append(_buttons(view, state))
    label = f"{view.say(say('cockpit'))}: {view.name_of(seat)}"
    return tag("section", {"class": f"au-cockpit au-k{seat}", "aria-label": label}, *parts)


def _heading(view: View, state: AutomobilesState, seat: int) -> list[Markup]:
    badge = tag("b", {"class": "au-badge"}, str(seat + 1))
    found = [badge, tag("h3", None, view.name_of(seat))]
    if NOWHERE not in state.car:
        found.append(tag("span", {"class": "au-fact"}, view.say(say("position", {"place": state.place(seat)}))))
    found.append(tag("span", {"class": "au-fact"}, view.say(say("lap-marker", {"laps": state.marker(seat)}))))
    found.append(_gauge(*worn_share(state, seat), view.lang))
    if state.money and state.to_move == seat:
        found.append(tag("b", {"class": "au-money"}, f"{view.say(say('money'))} {state.money}"))
    elif seat == state.driver and state.to_move == seat:
        found += _forecast(view, state, seat)
    return found


@lru_cache(maxsize=1024)
def _gauge(worn: int, cubes: int, lang: str) -> Markup:
    """A tyre, the number of Wear cubes, and a pip for each tenth of all cubes that they are."""
    share = max(10 * worn // max(1, cubes), min(worn, 1))
    title = say("wear-title", {"worn": worn, "cubes": cubes}).text(lang)
    pips = "".join(f'<i class="au-pip{" on" if step < share else ""}"></i>' for step in range(5))
    return tag(
        "span", {"class": "au-tyre", "title": title}, sign(f"k{WEAR}"), f"{worn}", Markup(f"<span>{pips}</span>")
    )


def _forecast(view: View, state: AutomobilesState, seat: int) -> list[Markup]:
    """The Wear that the path brings at the end of the turn, and the money that ending the Action phase would give."""
    found: list[Markup] = []
    if state.path:
        if state.calm:
            text = say("forecast-calm")
        elif state.behind_another(seat, state.path_end):
            text = say("forecast-slipstream")
        else:
            text = say("forecast-wear", {"count": state.wear_to_come()})
        found.append(tag("span", {"class": "au-fact au-cost"}, view.say(text)))
    if state.asked == ACTION.place:
        found.append(tag("span", {"class": "au-fact"}, view.say(say("forecast-money", {"money": state.purse()}))))
    return found


def _active(view: View, state: AutomobilesState, seat: int, ahead: dict[int, Seen]) -> Markup:
    """The active cubes, a tile for each colour."""
    tiles = [
        _tile(view, state, seat, colour, ahead) for colour in range(COLOURS) if state.active[seat * COLOURS + colour]
    ]
    if not tiles:
        tiles = [tag("p", {"class": "au-none"}, view.say(say("active-none")))]
    label = view.say(say("active"))
    return tag("div", {"class": "au-active", "role": "group", "aria-label": label}, *tiles)


def _tile(view: View, state: AutomobilesState, seat: int, colour: int, ahead: dict[int, Seen]) -> Markup:
    """The active cubes of a colour: what they are called and what one of them can do now."""
    cubes = "".join(_cube_piece(seat, colour, step, view.lang) for step in range(state.active[seat * COLOURS + colour]))
    asked = seat == view.seat and view.asked
    can, kind = NOTHING, f"au-tile au-a{colour}"
    if asked and state.asked == ACTION.place:
        can = _can(view, state, colour, ahead)
        if view.may(ACTION.first + colour) and idle(state, colour):
            kind += " au-vain"
    attributes = touch(view, state, DECISIONS[state.asked].in_active, colour, kind) if asked else {"class": "au-tile"}
    return tag(
        "div",
        {**attributes, "data-key": f"a{colour}"},
        Markup(f'<span class="au-stack">{cubes}</span>'),
        tag("b", {"class": "au-name"}, _short_name(state, colour, view.lang)),
        can or tag("small", None, view.say(say("worth", {"money": state.value[colour]}))),
    )


def _short_name(state: AutomobilesState, colour: int, lang: str) -> str:
    if colour < YELLOW:
        return of_colour("kind", colour).text(lang)
    return state.card(colour).title().text(lang)


def _can(view: View, state: AutomobilesState, colour: int, ahead: dict[int, Seen]) -> Markup:
    """What a cube can do now, in a few words; a cube that would do nothing is marked."""
    if not view.may(ACTION.first + colour):
        return tag("small", None, view.say(say("can-not")))
    if idle(state, colour):
        nothing = "can-nowhere" if moves(state, colour) else "can-nothing"
        return tag("small", {"class": "au-idle"}, view.say(say(nothing)))
    if colour == WEAR:
        return tag("small", None, view.say(say("can-wear")))
    if colour not in ahead:
        return tag("small", None, view.say(say("can-use")))
    return tag("small", None, view.say(say("can-reach", {"spaces": len(ways_of(state, colour))})))


def _bag(view: View, state: AutomobilesState, seat: int) -> Markup:
    """The bag: how many cubes, and which, unless the table does without."""
    inside = NOTHING
    if state.game.options["bag_view"] == "contents":
        inside = _counted(tuple(state.area(state.bag, seat)), view.lang)
    count = tag("b", None, str(state.count(state.bag, seat)))
    attributes: Touch = {"class": "au-pile au-bag"}
    if seat == view.seat:
        attributes = touch(view, state, DECISIONS[state.asked].in_bag, 0, "au-pile au-bag")
    head = tag("h4", None, sign("sack", 17), view.say(say("bag")), " ", count)
    return tag("div", attributes, head, inside)


def _used(view: View, state: AutomobilesState, seat: int, laid: list[int]) -> Markup:
    """The cubes used this turn that do not lie on the track."""
    cubes = ""
    for colour in range(COLOURS):
        first = state.active[seat * COLOURS + colour] + laid[colour]
        for step in range(state.used[seat * COLOURS + colour] - laid[colour]):
            cubes += _cube_piece(seat, colour, first + step, view.lang)
    head = tag("h4", None, view.say(say("used")), " ", tag("b", None, str(state.count(state.used, seat))))
    return tag("div", {"class": "au-pile"}, head, Markup(f'<p class="au-cubes">{cubes}</p>'))


def _discard(view: View, state: AutomobilesState, seat: int) -> Markup:
    """The discard, cube by cube; each colour may be what is asked for."""
    groups: list[Markup] = []
    for colour in range(COLOURS):
        count = state.discard[seat * COLOURS + colour]
        if not count:
            continue
        first = state.active[seat * COLOURS + colour] + state.used[seat * COLOURS + colour]
        cubes = Markup("".join(_cube_piece(seat, colour, first + step, view.lang) for step in range(count)))
        kind = "au-heap" + (" au-many" if count > MANY else "") + (" au-lots" if count > LOTS else "")
        attributes: Touch = {"class": kind}
        if seat == view.seat:
            attributes = touch(view, state, DECISIONS[state.asked].in_discard, colour, kind)
        sum_of = tag("b", None, str(count)) if count > MANY else NOTHING
        groups.append(tag("span", {**attributes, "data-key": f"d{colour}"}, cubes, sum_of))
    head = tag("h4", None, view.say(say("discard")), " ", tag("b", None, str(state.count(state.discard, seat))))
    return tag("div", {"class": "au-pile au-discard"}, head, tag("p", {"class": "au-cubes"}, *groups))


@lru_cache(maxsize=2048)
def _counted(counts: tuple[int, ...], lang: str) -> Markup:
    """Cubes by colour, each once with its number."""
    chips = "".join(
        f'<span class="au-n">{cube(colour, lang)}{counts[colour]}</span>' for colour in range(COLOURS) if counts[colour]
    )
    return Markup(f'<p class="au-cubes">{chips}</p>')


def _buttons(view: View, state: AutomobilesState) -> Markup:
    """Whatever can be answered that is neither a cube nor a place on the track."""
    rest = [action for action in state.choices if not _drawn(state, action)]
    buttons = [
        tag(
            "button",
            {**view.touch(action, "au-do"), "data-key": f"b{action}"},
            state.describe(action).text(view.lang, view.names),
        )
        for action in rest
    ]
    return tag("div", {"class": "au-do-row"}, *buttons) if buttons else NOTHING


def _drawn(state: AutomobilesState, action: int) -> bool:
    """Whether an action is drawn as a cube or a place on the track."""
    asked = DECISIONS[state.asked]
    number = action - asked.first
    areas = (asked.in_active, asked.in_discard, asked.in_stock)
    cube = any(first >= 0 and 0 <= number - first < COLOURS for first in areas)
    return cube or number == asked.in_bag or number < asked.on_track


# ---- the pit wall


def stock(view: View, state: AutomobilesState) -> Markup:
    """The gears and Wear: what they cost, what they are worth and how many are left."""
    gears = [_gear(view, state, colour) for colour in range(YELLOW)]
    return tag("section", {"class": "au-stock", "aria-label": view.say(say("stock"))}, *gears)


def wall(view: View, state: AutomobilesState) -> Markup:
    """The cards of this race: what they do, what they cost and how many cubes are left."""
    cards = [_card(view, state, colour) for colour in range(YELLOW, COLOURS)]
    return tag("section", {"class": "au-wall", "aria-label": view.say(say("pit-wall"))}, *cards)


def _gear(view: View, state: AutomobilesState, colour: int) -> Markup:
    attributes = touch(view, state, DECISIONS[state.asked].in_stock, colour, f"au-gear au-q{colour}")
    attributes = {**attributes, "data-key": f"s{colour}"}
    if "aria-label" not in attributes:
        attributes["title"] = of_colour("gear-text", colour).text(view.lang)
    name = tag("b", None, of_colour("kind", colour).text(view.lang))
    return tag("div", attributes, Markup(cube(colour, view.lang)), name, _price(state, colour, view.lang))


def _card(view: View, state: AutomobilesState, colour: int) -> Markup:
    attributes = {
        **touch(view, state, DECISIONS[state.asked].in_stock, colour, f"au-card au-q{colour}"),
        "data-key": f"s{colour}",
    }
    card = state.card(colour)
    face = _face(card.title(), card.text(), colour, view.lang)
    return tag("article", attributes, face, _price(state, colour, view.lang))


@lru_cache(maxsize=128)
def _face(title: Phrase, text: Phrase, colour: int, lang: str) -> Markup:
    """What is printed on a card."""
    return Markup(
        f"<h4>{sign(f'k{colour}')}{escape(title.text(lang))}{cube(colour, lang)}</h4><p>{escape(text.text(lang))}</p>"
    )


def _price(state: AutomobilesState, colour: int, lang: str) -> Markup:
    """Cost, value and stock."""
    cost = NOTHING if colour == WEAR else _coin(state.cost[colour], lang)
    return Markup(f'<span class="au-price">{cost}{_left(state.value[colour], state.stock[colour], lang)}</span>')


@lru_cache(maxsize=64)
def _coin(cost: int, lang: str) -> Markup:
    title = escape(f"{say('cost').text(lang)}: {cost}")
    return Markup(f'<b class="au-coin" title="{title}" aria-label="{title}" role="img">{cost}</b>')


@lru_cache(maxsize=512)
def _left(value: int, stock: int, lang: str) -> Markup:
    worth = escape(f"{say('value').text(lang)}: {value}")
    title = escape(f"{say('stock').text(lang)}: {stock}")
    empty = " au-empty" if stock == 0 else ""
    return Markup(
        f'<span class="au-worth" title="{worth}" aria-label="{worth}" role="img">+{value}</span>'
        f'<span class="au-left{empty}" title="{title}" aria-label="{title}" role="img">×{stock}</span>'
    )


# ---- the others


def paddock(view: View, state: AutomobilesState, seats: list[int]) -> Markup:
    """What the other drivers have: their hands, and the rest counted."""
    return tag("div", {"class": "au-paddock"}, *[_rival(view, state, seat) for seat in seats])


def _rival(view: View, state: AutomobilesState, seat: int) -> Markup:
    areas = [("active", state.active), ("used", state.used), ("discard", state.discard)]
    if state.game.options["bag_view"] == "contents":
        areas.append(("bag", state.bag))
    rows = [
        tag(
            "div",
            {"class": "au-hold"},
            tag("span", None, view.say(say(key))),
            _counted(tuple(state.area(area, seat)), view.lang),
        )
        for key, area in areas
        if state.count(area, seat) or key == "active"
    ]
    if state.game.options["bag_view"] == "size":
        rows.append(
            tag("div", {"class": "au-hold"}, tag("span", None, view.say(say("bag"))), str(state.count(state.bag, seat)))
        )
    head = tag(
        "header",
        {"class": "au-head"},
        tag("b", {"class": "au-badge"}, str(seat + 1)),
        tag("h3", None, view.name_of(seat)),
        _gauge(*worn_share(state, seat), view.lang),
    )
    classes = f"au-rival au-k{seat}" + (" au-now" if seat == state.to_move else "")
    return tag("section", {"class": classes, "data-key": f"v{seat}"}, head, *rows)
