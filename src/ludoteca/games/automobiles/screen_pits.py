"""The cockpit: what the turn has come to and will cost, one's own cubes with what each can do, and whatever ends it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.automobiles.content import COLOURS, GEARS, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import (
    ACTION,
    BOOST_DRAW,
    BOOST_REPLY,
    BUY,
    DECISIONS,
    DONE,
    PIT_STOP,
    SETUP_BUY,
    STEERING_GEAR,
    STEP,
    STOP,
    cube_rule,
    idle,
)
from ludoteca.games.automobiles.phrases import colour_letter, cube_name, cubes_text, gears_text, of_colour, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_track import Seen, moves, ways_of
from ludoteca.screen import Markup, Part, Touch, View, part, spot, tag, tip
from ludoteca.screen.kit import pile, token
from ludoteca.screen.markup import NOTHING

MANY: Final = 3  # cubes of a colour that lie side by side; more lie on each other
LOTS: Final = 14
SHOPS: Final = (SETUP_BUY.place, BUY.place)
BAG_STOPS: Final = (BOOST_DRAW.first, BOOST_REPLY.first)  # answer 0 of both is to draw nothing


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


def cube(state: AutomobilesState, colour: int, lang: str) -> Markup:
    """A cube as it lies in a panel, without its identity."""
    return _cube(colour, cube_name(state, colour).text(lang), cube_rule(state, colour), lang)


@lru_cache(maxsize=128)
def _cube(colour: int, name: str, rule: str, lang: str) -> Markup:
    return token(f"au-c au-q{colour}", name, colour_letter(colour, lang), rule)


@lru_cache(maxsize=2048)
def counted(counts: tuple[int, ...], lang: str) -> Markup:
    """Cubes by colour, each once with its number; all of them in words for whoever points at them."""
    chips = "".join(
        f'<span class="au-n"><i class="au-c au-q{colour}">{colour_letter(colour, lang)}</i>{counts[colour]}</span>'
        for colour in range(COLOURS)
        if counts[colour]
    )
    words = cubes_text(counts).text(lang)
    return tag("p", {"class": "au-cubes", "role": "img", "aria-label": words, **tip(words)}, Markup(chips))


@lru_cache(maxsize=4096)
def _cube_piece(seat: int, colour: int, number: int, lang: str) -> str:
    return f'<i data-piece="c{seat}.{colour}.{number}" class="au-c au-q{colour}">{colour_letter(colour, lang)}</i>'


# ---- the cockpit


def cockpit(view: View, state: AutomobilesState, seat: int, laid: list[int], ahead: dict[int, Seen]) -> Part:
    """The phases of the turn, the active cubes with what each can do, the other areas, and what ends it."""
    piles = [_bag(view, state, seat), _used(view, state, seat, laid), _discard(view, state, seat)]
    rows = [phases(view, state, seat), _active(view, state, seat, ahead), tag("div", {"class": "au-piles"}, *piles)]
    if seat == view.seat and view.asked:
        rows.append(_buttons(view, state))
    label = f"{view.say(say('cockpit'))}: {view.name_of(seat)}"
    return part("cockpit", "section", {"class": f"au-cockpit au-k{seat}", "aria-label": label}, *rows)


def phases(view: View, state: AutomobilesState, seat: int) -> Markup:
    """The four phases of a turn with what each comes to as things stand; the present one is marked."""
    drives = seat == state.driver and state.to_move >= 0
    now = -1 if not drives else 1 if state.asked == BUY.place else 0
    spaces = NOTHING if not drives else tag("b", None, view.say(say("phase-spaces", {"spaces": len(state.path)})))
    wear, told = _wear_to_come(view, state) if drives else (NOTHING, "")
    money = NOTHING
    if drives:
        money = tag("b", {"class": "au-coin"}, str(state.money if now else state.purse()))
    found = [
        ("drive", spaces, view.say(say("phase-drive-tip")), "R15"),
        ("buy", money, view.say(say("phase-buy-tip")), "R21"),
        ("wear", wear, f"{view.say(say('phase-wear-tip'))} {told}".strip(), "R24"),
        ("draw", NOTHING, view.say(say("phase-draw-tip", {"hand": state.terms.box.hand})), "R28"),
    ]
    items = [
        tag(
            "li",
            {"class": f"au-phase au-{name}" + (" on" if place == now else ""), **tip(text, rule)},
            tag("span", None, view.say(say(f"phase-{name}"))),
            figure,
        )
        for place, (name, figure, text, rule) in enumerate(found)
    ]
    return tag("ol", {"class": "au-phases", "aria-label": view.say(say("phases"))}, *items)


def _wear_to_come(view: View, state: AutomobilesState) -> tuple[Markup, str]:
    """The Wear that the path brings at the end of the turn; and why there is none."""
    if not state.path:
        return NOTHING, ""
    told = ""
    if state.calm:
        told = view.say(say("forecast-calm"))
    elif state.behind_another(state.driver, state.path_end):
        told = view.say(say("forecast-slipstream"))
    return tag("b", {"class": "au-cost"}, f"+{state.wear_to_come()}", told and f" · {told}"), told


def _active(view: View, state: AutomobilesState, seat: int, ahead: dict[int, Seen]) -> Markup:
    """The active cubes, a tile for each colour."""
    tiles = [
        _tile(view, state, seat, colour, ahead) for colour in range(COLOURS) if state.active[seat * COLOURS + colour]
    ]
    if not tiles:
        none = say("setup-help", {"hand": state.terms.box.hand}) if state.driver < 0 else say("active-none")
        tiles = [tag("p", {"class": "au-none"}, view.say(none))]
    label = view.say(say("active"))
    area = {"class": "au-active", "role": "group", "aria-label": label, **spot(f"active{seat}")}
    return tag("div", area, *tiles)


def _tile(view: View, state: AutomobilesState, seat: int, colour: int, ahead: dict[int, Seen]) -> Markup:
    """The active cubes of a colour: what they are called, what one of them can do now, and what it is worth unused."""
    count = state.active[seat * COLOURS + colour]
    cubes = "".join(_cube_piece(seat, colour, step, view.lang) for step in range(count))
    stack = f'<span class="au-stack{" au-many" if count > MANY else ""}">{cubes}'
    stack += f"<b>{count}</b></span>" if count > MANY else "</span>"
    asked = seat == view.seat and view.asked
    kind = f"au-tile au-q{colour} au-a{colour}"
    vain = NOTHING
    if asked:
        vain = _in_vain(view, state, colour)
        if vain:
            kind += " au-vain"
    attributes = touch(view, state, DECISIONS[state.asked].in_active, colour, kind) if asked else {"class": kind}
    if "aria-label" not in attributes:
        name, text = view.say(cube_name(state, colour)), _effect(state, colour, view.lang)
        attributes |= tip(f"{name}. {text}", cube_rule(state, colour))
    can = _can(view, state, colour, ahead) if asked and state.asked == ACTION.place else NOTHING
    worth = tag(
        "em",
        {"class": "au-coin", **tip(view.say(say("worth", {"money": state.value[colour]})), "R21")},
        str(state.value[colour]),
    )
    return tag(
        "div",
        {**attributes, "data-key": f"a{colour}"},
        Markup(stack),
        worth,
        tag("b", {"class": "au-name"}, short_name(state, colour, view.lang)),
        vain or can,
    )


def short_name(state: AutomobilesState, colour: int, lang: str) -> str:
    """What a colour is in this race: a gear, Wear, or its card."""
    if colour < YELLOW:
        return of_colour("kind", colour).text(lang)
    return state.card(colour).title().text(lang)


def _effect(state: AutomobilesState, colour: int, lang: str) -> str:
    return (of_colour("gear-text", colour) if colour < YELLOW else state.card(colour).text()).text(lang)


def _in_vain(view: View, state: AutomobilesState, colour: int) -> Markup:
    """Says before it is chosen that a cube would enter no space, or bring nothing; empty: it does something."""
    if state.asked == ACTION.place and view.may(ACTION.first + colour) and idle(state, colour):
        told = "can-nowhere" if moves(state, colour) else "can-nothing"
    elif (
        state.asked == STEERING_GEAR.place and view.may(STEERING_GEAR.first + colour) and not lower_ways(state, colour)
    ):
        told = "can-nowhere"
    else:
        return NOTHING
    return tag("small", {"class": "au-idle"}, view.say(say(told)))


def lower_ways(state: AutomobilesState, gear: int) -> list[list[int]]:
    """C17: the sections that the next lower gear of a cube enters from the path end."""
    return state.ways(state.path_end, 1 << (gear - 1), state.card(state.cube).most)


def _can(view: View, state: AutomobilesState, colour: int, ahead: dict[int, Seen]) -> Markup:
    """What a cube can do now, in a few words."""
    if not view.may(ACTION.first + colour):
        lacking = say("can-no-space", {"colours": gears_text(1 << colour)}) if colour < GEARS else say("can-not")
        return tag("small", None, view.say(lacking))
    if colour == WEAR:
        return tag("small", None, view.say(say("can-wear")))
    if colour not in ahead:
        return tag("small", {"class": "au-go"}, view.say(say("can-use")))
    return tag("small", {"class": "au-go"}, view.say(say("can-reach", {"spaces": len(ways_of(state, colour))})))


def _bag(view: View, state: AutomobilesState, seat: int) -> Markup:
    """The bag: how many cubes, and which, unless the table does without."""
    inside = NOTHING
    if state.game.options["bag_view"] == "contents":
        inside = counted(tuple(state.area(state.bag, seat)), view.lang)
    attributes: Touch = {"class": "au-pile au-bag"}
    where = DECISIONS[state.asked].in_bag
    if seat == view.seat:
        attributes = touch(view, state, where, 0, "au-pile au-bag")
    if "data-action" in attributes:
        inside = tag("p", {"class": "au-go"}, view.say(state.describe(DECISIONS[state.asked].first + where)))
    head = _head(view, "bag", state.count(state.bag, seat), sign("sack", 17))
    return tag("div", {**attributes, **spot(f"bag{seat}")}, head, inside)


def _head(view: View, key: str, count: int, face: str = "") -> Markup:
    name = view.say(say(key))
    return pile("au-head", f"{name}. {view.say(say(f'{key}-tip'))}", count, Markup(f"{face}<span>{name}</span> "))


def _used(view: View, state: AutomobilesState, seat: int, laid: list[int]) -> Markup:
    """The cubes used this turn that do not lie on the track."""
    cubes = ""
    for colour in range(COLOURS):
        first = state.active[seat * COLOURS + colour] + laid[colour]
        for step in range(state.used[seat * COLOURS + colour] - laid[colour]):
            cubes += _cube_piece(seat, colour, first + step, view.lang)
    head = _head(view, "used", state.count(state.used, seat))
    lying = Markup(f'<p class="au-cubes">{cubes}</p>')
    return tag("div", {"class": "au-pile au-used", **spot(f"used{seat}")}, head, lying)


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
        if "aria-label" not in attributes:
            attributes |= tip(view.say(cube_name(state, colour)), cube_rule(state, colour))
        sum_of = tag("b", None, str(count)) if count > MANY else NOTHING
        groups.append(tag("span", {**attributes, "data-key": f"d{colour}"}, cubes, sum_of))
    head = _head(view, "discard", state.count(state.discard, seat))
    area = {"class": "au-pile au-discard", **spot(f"discard{seat}")}
    return tag("div", area, head, tag("p", {"class": "au-cubes"}, *groups))


# ---- what is neither a cube nor a place


def _buttons(view: View, state: AutomobilesState) -> Markup:
    """Whatever can be answered that is neither a cube nor a place on the track; what ends something is quiet."""
    rest = [action for action in state.choices if not _drawn(state, action)]
    good = any(not _ends(state, action) and not _vain(state, action) for action in state.choices)
    buttons = [
        tag(
            "button",
            {
                **view.touch(action, "au-do" + ("" if good and _ends(state, action) else " au-main")),
                "data-key": f"b{action}",
            },
            tag("span", None, state.describe(action).text(view.lang, view.names)),
            _note(view, state, action),
        )
        for action in rest
    ]
    return tag("div", {"class": "au-do-row"}, *buttons) if buttons else NOTHING


def _note(view: View, state: AutomobilesState, action: int) -> Markup:
    """What follows from an answer that ends something."""
    if action == ACTION.first + DONE:
        return tag("small", None, view.say(say("forecast-money", {"money": state.purse()})))
    if action - DONE in (SETUP_BUY.first, BUY.first) and state.money:
        return tag("small", None, view.say(say("forecast-lost", {"money": state.money})))
    return NOTHING


def _ends(state: AutomobilesState, action: int) -> bool:
    """Whether an answer ends something rather than doing something."""
    number = action - DECISIONS[state.asked].first
    if state.asked == STEP.place:
        return number == STOP
    return number == DONE or (state.asked == ACTION.place and number == PIT_STOP) or action in BAG_STOPS


def _vain(state: AutomobilesState, action: int) -> bool:
    """Whether an answer is a cube that would do nothing, or Wear that only takes its leave."""
    colour = action - ACTION.first
    return state.asked == ACTION.place and colour < DONE and (colour == WEAR or idle(state, colour))


def _drawn(state: AutomobilesState, action: int) -> bool:
    """Whether an action is drawn as a cube or a place on the track."""
    asked = DECISIONS[state.asked]
    number = action - asked.first
    areas = (asked.in_active, asked.in_discard, asked.in_stock)
    cube = any(first >= 0 and 0 <= number - first < COLOURS for first in areas)
    return cube or number == asked.in_bag or number < asked.on_track
