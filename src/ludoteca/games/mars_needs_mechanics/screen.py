"""Mars Needs Mechanics on the screen: the Exchange, the market, the own hand, the blueprints and the other workshops.

The Exchange is the order line and the price table in one: a tube for each place of the line, front on the left, and
in it the price of the component whose token lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.mars_needs_mechanics.content import BOX, COMPONENTS, MECHANISMS
from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanicsState
from ludoteca.games.mars_needs_mechanics.screen_art import picture, symbols
from ludoteca.games.mars_needs_mechanics.screen_parts import (
    BACK,
    BARE,
    STACK,
    brass_key,
    heading,
    hue,
    marker_of,
    money,
    small,
    small_scrap,
    stacked,
)
from ludoteca.games.mars_needs_mechanics.table import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    BOUGHT,
    BUILD,
    BUY_DECK,
    BUY_MARKET,
    DISASSEMBLE,
    DRIVE,
    DRIVE_DECLINE,
    DRIVE_TOKEN,
    DRIVE_USED,
    END_TURN,
    ENGINE_DECLINE,
    ENGINE_DOWN,
    ENGINE_UP,
    GOGGLES,
    GOVERNOR,
    GOVERNOR_USED,
    LOADER,
    LOADER_USED,
    NONE,
    PASS,
    SELL,
    SELL_DONE,
    component_letter,
    component_name,
    mechanism_name,
    sale_of,
    say,
)
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.markup import NOTHING, join, place

LEFT: Final = 44  # of the first place of the order line
WIDE: Final = 88  # of a place
TOP: Final = 134  # of the highest price
LEVEL: Final = 18  # from price to price
FEW: Final = 4  # blueprints that are drawn large
MANY: Final = 6  # blueprints that are drawn in full
SETS: Final = 3  # values of sets shown for a component of the hand

ONCE: Final = (  # what works once a round: the Mechanism, where its use is noted, and what is said
    (DRIVE, DRIVE_USED, "used-drive"),
    (GOVERNOR, GOVERNOR_USED, "used-governor"),
    (LOADER, LOADER_USED, "used-loader"),
)


def draw(state: MarsNeedsMechanicsState, seat: int | None, lang: str, names: Sequence[str] | None = None) -> str:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names)
    then = forecast(state)
    parts = [_exchange(view, state, then)]
    if view.asked and state.asked == ASK_SELL:
        parts.append(_sale(view, state))
    else:
        parts.append(_market(view, state))
    if seat is not None:
        parts.append(_hand(view, state, seat, then))
    seats = tag("div", {"class": "mm-seats"}, *[_seat(view, state, other) for other in view.order() if other != seat])
    parts += (
        [_plans(view, state), seats] if seat is None else [tag("div", {"class": "mm-side"}, _plans(view, state), seats)]
    )
    classes = "mars mm-watch" if seat is None else "mars"
    return tag("div", {"class": classes}, symbols(state.available), tag("div", {"class": "mm-table"}, *parts))


# ---- what the rules say about things to come


def forecast(state: MarsNeedsMechanicsState) -> MarsNeedsMechanicsState:
    """The position with prices as they would stand if the round ended now; after a round, as they stand."""
    then = state.clone()
    if state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE):
        then._end_round()
    return then


def sets_of(then: MarsNeedsMechanicsState, seat: int) -> list[tuple[int, int, int, int]]:
    """The sets that a hand holds, each with as little Scrap as it needs: component, cards, Scrap and cogs."""
    then.to_move, then.asked = seat, ASK_SELL
    found: dict[tuple[int, int], tuple[int, int, int, int]] = {}
    for action in then._legal_sale():
        if SELL <= action < SELL_DONE:
            component, count, scrap = sale_of(action)
            found.setdefault((component, count), (component, count, scrap, then.sale_pays(seat, component, count)))
    return list(found.values())


def last_buyer(state: MarsNeedsMechanicsState) -> int:
    """Who made the latest purchase, if nothing else has happened since; the card is that at the front of the line."""
    if state.asked != ASK_TURN or not state.purchases or state.passes:
        return NONE
    return state.to_move if state.primary == BOUGHT else (state.to_move - 1) % state.game.players


# ---- the Exchange


def _exchange(view: View, state: MarsNeedsMechanicsState, then: MarsNeedsMechanicsState) -> Markup:
    """The order line and the prices, and what both would do."""
    parts: list[str] = [_dial(view.lang)]
    for position, component in enumerate(state.line):
        parts.append(_liquid(position, component, state.prices[component]))
    for component in range(COMPONENTS):
        position = state.line.index(component)
        parts.append(_marker(view, state, then, component, position))
        parts.append(_token(view, state, component, position))
    if view.asked and state.asked == ASK_ENGINE:
        parts += _levers(view, state)
    attributes = {
        "class": "mm-dial",
        "viewBox": f"0 0 {LEFT + COMPONENTS * WIDE + 6} 338",
        "role": "group",
        "aria-label": view.say(say("screen-exchange")),
    }
    keys = [brass_key(view, DRIVE_DECLINE), brass_key(view, ENGINE_DECLINE)]
    head = heading(view, say("screen-exchange"), *_clock(view, state), *keys)
    return tag("section", {"class": "mm-exchange"}, head, tag("svg", attributes, *parts))


def _clock(view: View, state: MarsNeedsMechanicsState) -> list[Markup]:
    """The round, who has passed, and whether the end is near."""
    players = state.game.players
    found = [tag("span", {"class": "mm-chip"}, view.say(say("round", {"round": state.round})))]
    if state.last_round or state.deck_size() == 0:
        found.append(tag("span", {"class": "mm-chip mm-warn"}, view.say(say("last-round"))))
    elif state.idle:
        idle = view.say(say("idle-rounds", {"count": state.idle}))
        found.append(tag("span", {"class": "mm-chip mm-warn"}, idle))
    if state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE):
        lamps = [tag("i", {"class": "mm-on" if lamp < state.passes else None}) for lamp in range(players)]
        words = view.say(say("passes", {"count": state.passes, "players": players}))
        attributes = {"class": "mm-lamps", "role": "img", "aria-label": words, "title": words}
        found.append(tag("span", attributes, tag("em", None, view.say(say("screen-passes"))), *lamps))
    return found


def _x(position: int) -> int:
    """The middle of a place of the line."""
    return LEFT + WIDE * position + WIDE // 2


def _y(price: int) -> int:
    """The height of a price."""
    return TOP + LEVEL * (BOX.highest - price)


def _token(view: View, state: MarsNeedsMechanicsState, component: int, position: int) -> Markup:
    """A component token on the order line; it can be touched when the Aether Drive asks."""
    name, letter = BOX.components[component], view.say(component_letter(component))
    words = view.say(component_name(component))
    if state.bought >> component & 1:
        words = f"{words} ({view.say(say('bought-now'))})"
    ring = '<circle class="mm-hit" r="41"/>'
    tick = '<use href="#mm-tick"/>' if state.bought >> component & 1 else ""
    sign = f'<circle class="mm-tl" cx="-27" cy="-25" r="15"/><text class="mm-l mm-ll" x="-27" y="-17">{letter}</text>'
    face = f'{ring}<circle class="mm-tk" r="36"/><g transform="scale(.74)"><use href="#mm-{name}"/></g>{sign}{tick}'
    kind = f"mm-token {hue(component)}"
    asked = view.asked and state.asked == ASK_DRIVE
    attributes = view.touch(DRIVE_TOKEN + component, kind) if asked else {"class": kind}
    attributes["data-piece"] = f"o{component}"
    attributes["transform"] = place(_x(position), 78)
    return tag("g", attributes, tag("title", None, words), Markup(face))


def _marker(
    view: View, state: MarsNeedsMechanicsState, then: MarsNeedsMechanicsState, component: int, position: int
) -> Markup:
    """A price marker, with an arrow where its price would go."""
    price, after = state.prices[component], then.prices[component]
    words: dict[str, int | str | Phrase] = {"name": component_name(component), "price": price, "after": after}
    title = tag("title", None, view.say(say("screen-price" if price == after else "screen-forecast", words)))
    arrow = ""
    if after > price:
        arrow = '<path class="mm-up" d="M0-38L21-17H9V-12H-9V-17H-21z"/>'
    elif after < price:
        arrow = '<path class="mm-down" d="M0 38L21 17H9V12H-9V17H-21z"/>'
    face = f'{arrow}<rect class="mm-collar" x="-29" y="-16" width="58" height="32" rx="8"/><text y="9">{price}</text>'
    attributes = {"class": f"mm-price {hue(component)}", "data-piece": f"p{component}"}
    attributes["transform"] = place(_x(position), _y(price))
    return tag("g", attributes, title, Markup(face))


def _liquid(position: int, component: int, price: int) -> Markup:
    """What stands in a tube."""
    y = _y(price)
    height = _y(BOX.lowest) + 18 - y
    where = f'x="{_x(position) - 17}" y="{y}" width="34" height="{height}" rx="12"'
    return Markup(f'<rect class="mm-liquid {hue(component)}" {where}/>')


def _levers(view: View, state: MarsNeedsMechanicsState) -> list[Markup]:
    """C2: a lever up and one down at each price."""
    found: list[Markup] = []
    for position, component in enumerate(state.line):
        for action, step in ((ENGINE_UP + component, -1), (ENGINE_DOWN + component, 1)):
            if view.may(action):
                attributes = view.touch(action, "mm-lever")
                attributes["transform"] = place(_x(position), _y(state.prices[component]) + 33 * step)
                arrow, top = ("M0-13L20 9H-20z", -32) if step < 0 else ("M0 13L20-9H-20z", -17)
                hit = f'<rect class="mm-hit" x="-38" y="{top}" width="76" height="49" rx="9"/>'
                found.append(tag("g", attributes, Markup(f'{hit}<path d="{arrow}"/>')))
    return found


@lru_cache(maxsize=4)
def _dial(lang: str) -> Markup:
    """What is printed on the Exchange: the three zones, the scale and the tubes."""
    parts = ""
    for first, length, step in _zones():
        x, wide = LEFT + WIDE * first + 3, WIDE * length - 6
        kind, sign = ("up", f"▲ +{step}") if step > 0 else ("down", f"▼ −{-step}") if step < 0 else ("stay", "")
        word = say(f"screen-{kind}").text(lang)
        label = f"{word} {sign}" if length > 1 else word
        parts += f'<rect class="mm-zone mm-z{kind}" x="{x}" y="4" width="{wide}" height="330" rx="14"/>'
        parts += f'<text class="mm-zt mm-z{kind}" x="{x + wide // 2}" y="28">{label}</text>'
    bottom, low = _y(BOX.lowest) + 20, _y(BOX.highest) - 18
    ticks = "".join(f"M{LEFT} {_y(price)}h{COMPONENTS * WIDE}" for price in range(BOX.lowest, BOX.highest + 1))
    parts += f'<path class="mm-ticks" d="{ticks}"/>'
    for price in range(BOX.lowest, BOX.highest + 1):
        if (price - BOX.lowest) % 3 == 0:
            parts += f'<text class="mm-scale" x="{LEFT - 22}" y="{_y(price) + 7}">{price}</text>'
    for position in range(COMPONENTS):
        x = _x(position)
        parts += f'<rect class="mm-tube" x="{x - 19}" y="{low}" width="38" height="{bottom - low}" rx="15"/>'
        parts += f'<rect class="mm-foot" x="{x - 25}" y="{bottom - 4}" width="50" height="16" rx="5"/>'
    return Markup(parts)


def _zones() -> list[tuple[int, int, int]]:
    """The places of the line that do the same to a price: the first, how many, and what."""
    found: list[tuple[int, int, int]] = []
    for position, step in enumerate(BOX.adjust):
        if found and found[-1][2] == step:
            first, length, _ = found.pop()
            found.append((first, length + 1, step))
        else:
            found.append((position, 1, step))
    return found


# ---- the market


def _market(view: View, state: MarsNeedsMechanicsState) -> Markup:
    """A compartment for each component, and the deck."""
    stalls = [_stall(view, state, component) for component in range(COMPONENTS)]
    lead = tag("span", {"class": "mm-lead"}, view.say(say("screen-market-help")))
    parts = [heading(view, say("market"), _coupon(view, state), lead)]
    parts.append(tag("div", {"class": "mm-tray"}, *stalls, _deck(view, state)))
    slots = state.slots(view.seat) if view.seat is not None and state.to_move >= 0 else []
    if slots:
        parts.append(_goggles(view, state, slots))
    return tag("section", {"class": "mm-market"}, *parts)


def _coupon(view: View, state: MarsNeedsMechanicsState) -> Markup:
    """C9: the second purchase, when it is open."""
    if view.asked and state.asked == ASK_TURN and state.loader_open():
        return tag("span", {"class": "mm-chip mm-warn"}, view.say(mechanism_name(LOADER)))
    return NOTHING


def _stall(view: View, state: MarsNeedsMechanicsState, component: int) -> Markup:
    """The cards of one component in the market, their name and what they cost."""
    count = state.market[component]
    pieces = [f"m{component}.{card}" for card in range(count)]
    kind = f"mm-stall {hue(component)}" + ("" if count else " mm-none")
    buying = state.to_move >= 0 and state.asked == ASK_TURN
    costs = state.price_to_pay(component) if buying and view.asked else state.prices[component]
    parts = [stacked(component, pieces, view.lang)]
    if count > 1:
        parts.append(tag("b", {"class": "mm-many"}, f"×{count}"))
    parts.append(tag("span", {"class": "mm-name"}, view.say(component_name(component))))
    parts.append(money(view, costs, "mm-tag"))
    attributes = view.touch(BUY_MARKET + component, kind) if buying else {"class": kind}
    return tag("div", attributes, *parts)


def _deck(view: View, state: MarsNeedsMechanicsState) -> Markup:
    """The deck and the discard pile, by their sizes."""
    left = state.deck_size()
    back = '<use href="#mm-back"/>' if left else BARE
    under = "".join(f'<use href="#mm-back" x="{-step}" y="{step}"/>' for step in range(min(8, left // 4), 0, -2))
    pile = Markup(f'<svg class="mm-stack" viewBox="-62 -66 124 132" aria-hidden="true">{under}{back}</svg>')
    gone = sum(state.discard)
    words = [
        tag("b", {"class": "mm-many"}, str(left)),
        tag("span", {"class": "mm-name"}, view.say(say("deck"))),
        tag("span", {"class": "mm-gone", "title": view.say(say("discard"))}, view.say(say("screen-gone")), f" {gone}"),
    ]
    return tag("div", {"class": "mm-stall mm-deck"}, pile, *words)


def _goggles(view: View, state: MarsNeedsMechanicsState, slots: list[int]) -> Markup:
    """C1: the cards on top of the deck, for the one who sees them."""
    words = view.say(say("on-top"))
    seen = picture(BOX.mechanisms[GOGGLES], "mm-line")
    found = [tag("span", {"class": "mm-lead", "role": "img", "aria-label": words, "title": words}, seen)]
    for slot, component in enumerate(slots):
        buying = view.asked and state.asked == ASK_TURN
        costs = state.price_to_pay(component) if buying else state.prices[component]
        parts = [tag("i", None, str(slot + 1)), picture(BOX.components[component])]
        parts += [tag("span", None, view.say(component_name(component))), money(view, costs, "mm-tag")]
        kind = f"mm-peek {hue(component)}"
        touched = view.touch(BUY_DECK + slot, kind) if state.asked == ASK_TURN else {"class": kind}
        found.append(tag("div", touched, *parts))
    return tag("div", {"class": "mm-goggles"}, *found)


# ---- the own hand


def _hand(view: View, state: MarsNeedsMechanicsState, seat: int, then: MarsNeedsMechanicsState) -> Markup:
    """The own cards by component, and what a set of each would bring."""
    hand = state.hand_of(seat)
    coming = state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE)
    sets = sets_of(then, seat) if state.to_move >= 0 else []
    bought = last_buyer(state) == seat
    holds: list[Markup] = []
    for component in range(COMPONENTS):
        pieces = [f"h{component}.{card}" for card in range(hand[component])]
        if bought and component == state.line[0] and pieces:
            pieces[-1] = f"m{component}.{state.market[component]}"
        holds.append(_held(view, component, pieces, [found for found in sets if found[0] == component]))
    holds.append(_scrap(view, state, seat))
    keys = [brass_key(view, PASS), brass_key(view, END_TURN)]
    lead = tag("span", {"class": "mm-lead"}, view.say(say("screen-sets-then"))) if coming and sets else NOTHING
    head = tag("header", {"class": "mm-head"}, *_who(view, state, seat), lead, *keys)
    classes = "mm-hand mm-turn" if _shines(state, seat) else "mm-hand"
    if view.asked and state.asked == ASK_SELL:
        bits = [small(part, hand[part], view.lang) for part in range(COMPONENTS) if hand[part]]
        bits += [small_scrap(view, state.scrap[seat]), *_aside(view, state), _remains(view, state)]
        return tag("section", {"class": classes}, head, tag("div", {"class": "mm-bits"}, *bits))
    return tag("section", {"class": classes}, head, tag("div", {"class": "mm-tray"}, *holds))


def _held(view: View, component: int, pieces: list[str], sets: list[tuple[int, int, int, int]]) -> Markup:
    """The cards of one component in the own hand."""
    name = view.say(component_name(component))
    parts = [stacked(component, pieces, view.lang)]
    if len(pieces) > 1:
        parts.append(tag("b", {"class": "mm-many"}, f"×{len(pieces)}"))
    if sets:
        parts.append(tag("span", {"class": "mm-unseen"}, name))
        parts.append(tag("span", {"class": "mm-sets"}, *[_set(view, *found) for found in sets[-SETS:][::-1]]))
    else:
        parts.append(tag("span", {"class": "mm-name"}, name))
    kind = f"mm-held {hue(component)}" + ("" if pieces else " mm-none")
    return tag("div", {"class": kind, "title": f"{len(pieces)} × {name}"}, *parts)


def _set(view: View, component: int, count: int, scrap: int, cogs: int) -> Markup:
    """What a set would bring."""
    words: dict[str, int | str | Phrase] = {"count": count, "component": BOX.components[component], "cogs": cogs}
    words["scrap"] = scrap
    cards = [tag("b", None, str(count)), *[picture("scrap", "mm-sc")] * scrap]
    pays = tag("b", {"class": "mm-v"}, str(cogs))
    return tag(
        "span",
        {"class": "mm-set", "title": view.say(say("sell", words))},
        *cards,
        tag("i", {"class": "mm-to"}, "→"),
        pays,
    )


def _scrap(view: View, state: MarsNeedsMechanicsState, seat: int) -> Markup:
    """The own Scrap cards."""
    left = state.scrap[seat]
    cards = ""
    for step in range(left):
        x = (step - (left - 1) / 2) * STACK
        where = place(x, x * -0.6)
        cards += f'<g data-piece="s{step}" transform="{where}"><use href="#mm-card"/><use href="#mm-scrap" y="4"/></g>'
    if not left:
        cards = BARE
    parts = [Markup(f'<svg class="mm-stack" viewBox="-62 -66 124 132" aria-hidden="true">{cards}</svg>')]
    if left > 1:
        parts.append(tag("b", {"class": "mm-many"}, f"×{left}"))
    parts.append(tag("span", {"class": "mm-name"}, view.say(say("scrap"))))
    kind = "mm-held mm-iron" + ("" if left else " mm-none")
    return tag("div", {"class": kind, "title": f"{left} × {view.say(say('scrap'))}"}, *parts)


# ---- selling


def _aside(view: View, state: MarsNeedsMechanicsState) -> list[Markup]:
    """C10: the Scrap that comes back."""
    if not state.aside:
        return []
    return [tag("span", {"class": "mm-lead"}, view.say(say("scrap-aside", {"count": state.aside})))]


def _sale(view: View, state: MarsNeedsMechanicsState) -> Markup:
    """The counter: every set that can be sold, and what it brings; those with needless Scrap come last."""
    offers: dict[int, list[int]] = {}
    lavish: list[int] = []
    for action in state.choices:
        if action != SELL_DONE:
            component, _, scrap = sale_of(action)
            thriftier = scrap > 0 and view.may(action - 1)  # the same cards with one Scrap less
            (lavish if thriftier else offers.setdefault(component, [])).append(action)
    rows = [_counter(view, state, component, actions) for component, actions in offers.items()]
    if not rows:
        rows = [tag("p", {"class": "mm-lead"}, view.say(say("screen-no-sets")))]
    lead = tag("span", {"class": "mm-lead"}, view.say(say("screen-sell-help")))
    head = heading(view, say("screen-sell"), lead, brass_key(view, SELL_DONE))
    parts = [head, tag("div", {"class": "mm-rows"}, *rows)]
    if lavish:
        lead = tag("span", {"class": "mm-lead"}, view.say(say("screen-lavish")))
        parts.append(tag("div", {"class": "mm-lavish"}, lead, *[_stub(view, state, action) for action in lavish]))
    return tag("section", {"class": "mm-sale"}, *parts)


def _counter(view: View, state: MarsNeedsMechanicsState, component: int, actions: list[int]) -> Markup:
    """The sets of one component, the dearest first."""
    name = tag("span", {"class": "mm-name"}, view.say(component_name(component)))
    each = money(view, state.prices[component], "mm-tag")
    best = sorted(actions, key=lambda action: (-sale_of(action)[1], sale_of(action)[2]))
    tickets = [_ticket(view, state, action) for action in best]
    label = tag("div", {"class": "mm-what"}, picture(BOX.components[component]), name, each)
    kind = f"mm-row {hue(component)}" + (" mm-short" if len(tickets) == 1 else "")
    return tag("div", {"class": kind}, label, tag("div", {"class": "mm-tickets"}, *tickets))


def _ticket(view: View, state: MarsNeedsMechanicsState, action: int) -> Markup:
    """One set: its cards, and what it brings."""
    component, count, scrap = sale_of(action)
    cards = [picture(BOX.components[component], f"mm-tc {hue(component)}")] * count
    cards += [picture("scrap", "mm-tc mm-iron")] * scrap
    pays = state.sale_pays(state.to_move, component, count)
    shown = tag("span", {"class": "mm-cards"}, *cards)
    return tag("div", view.touch(action, "mm-ticket"), shown, money(view, pays, "mm-pay"))


def _stub(view: View, state: MarsNeedsMechanicsState, action: int) -> Markup:
    """A ticket in small."""
    component, count, scrap = sale_of(action)
    cards = [tag("b", None, str(count)), picture(BOX.components[component], f"mm-sc {hue(component)}")]
    cards += [tag("b", None, f"+ {scrap}"), picture("scrap", "mm-sc mm-iron")]
    pays = state.sale_pays(state.to_move, component, count)
    return tag("div", view.touch(action, "mm-ticket mm-stub"), *cards, money(view, pays, "mm-pay"))


def _remains(view: View, state: MarsNeedsMechanicsState) -> Markup:
    """What still lies in the market, in one line."""
    bits = [small(part, state.market[part], view.lang) for part in range(COMPONENTS) if state.market[part]]
    if not bits:
        bits = [tag("span", None, view.say(say("no-cards")))]
    deck = f"{view.say(say('deck'))}: {state.deck_size()}"
    market = tag("span", {"class": "mm-lead"}, f"{view.say(say('market'))}:")
    return tag("div", {"class": "mm-remains"}, market, *bits, tag("span", {"class": "mm-lead"}, deck))


# ---- the Mechanisms


def _plans(view: View, state: MarsNeedsMechanicsState) -> Markup:
    """The blueprints that are laid out."""
    laid_out = [mechanism for mechanism in range(MECHANISMS) if state.available >> mechanism & 1]
    kind = "mm-plans" + (" mm-large" if len(laid_out) <= FEW else "" if len(laid_out) <= MANY else " mm-crowd")
    plans = [_plan(view, state, mechanism) for mechanism in laid_out]
    return tag("section", {"class": kind}, heading(view, say("mechanisms")), tag("div", {"class": "mm-sheets"}, *plans))


def _plan(view: View, state: MarsNeedsMechanicsState, mechanism: int) -> Markup:
    """A blueprint: what it is, what it does, what it costs and who has built it."""
    own = view.seat is not None and state.has(view.seat, mechanism)
    action = (DISASSEMBLE if own else BUILD) + mechanism
    missing = BOX.costs[mechanism] if view.seat is None else state.missing(view.seat, mechanism)
    cost = [_part(part, view.lang, own or part not in missing) for part in BOX.costs[mechanism]]
    owners = [_owner(view, state, seat, mechanism) for seat in view.order() if state.has(seat, mechanism)]
    kind = "mm-plan mm-mine" if own else "mm-plan"
    if view.may(action):
        verb = view.say(say("screen-take-down" if own else "screen-build"))
        cost.append(tag("span", {"class": "mm-do"}, verb))
    parts = [_plan_text(mechanism, view.lang), tag("div", {"class": "mm-cost"}, *cost)]
    parts.append(tag("div", {"class": "mm-owners"}, *owners))
    return tag("article", view.touch(action, kind) if state.to_move >= 0 else {"class": kind}, *parts)


@lru_cache(maxsize=64)
def _plan_text(mechanism: int, lang: str) -> Markup:
    """The printed part of a blueprint."""
    text = say("mechanism-text", {"mechanism": BOX.mechanisms[mechanism]}).text(lang)
    drawing = picture(BOX.mechanisms[mechanism], "mm-line")
    return join([drawing, tag("h4", None, mechanism_name(mechanism).text(lang)), tag("p", {"title": text}, text)])


@lru_cache(maxsize=64)
def _part(component: int, lang: str, held: bool) -> Markup:
    """A component of a cost; with a tick where the seat that looks has it."""
    name = component_name(component).text(lang)
    kind = f"mm-part {hue(component)}{' mm-has' if held else ''}"
    letter = tag("b", None, component_letter(component).text(lang))
    attributes = {"class": kind, "title": name, "role": "img", "aria-label": name}
    return tag("span", attributes, picture(BOX.components[component]), letter)


def _owner(view: View, state: MarsNeedsMechanicsState, seat: int, mechanism: int) -> Markup:
    """The marker of a seat on a Mechanism, struck out where it has been used this round."""
    words = view.say(say("screen-built-by", {"seat": seat_name(seat)}))
    for which, bit, key in ONCE:
        if which == mechanism and state.used >> (bit + seat) & 1:
            return marker_of(view, seat, " mm-used", f"{words} ({view.say(say(key))})")
    return marker_of(view, seat, "", words)


# ---- the seats


def _shines(state: MarsNeedsMechanicsState, seat: int) -> bool:
    """Whether a seat is to move or has won."""
    return seat == state.to_move or seat in state.winners()


def _who(view: View, state: MarsNeedsMechanicsState, seat: int) -> list[Markup]:
    """A seat's marker, name, cogs and part in the round."""
    found = [marker_of(view, seat), tag("h3", None, view.name_of(seat)), money(view, state.cogs[seat])]
    if seat == state.first:
        hat = {"class": "mm-first", "title": view.say(say("first-player"))}
        found.append(tag("span", hat, picture("hat", "mm-c"), tag("em", None, "1")))
    if seat == state.to_move:
        found.append(tag("span", {"class": "mm-badge"}, view.say(say("screen-turn"))))
    elif seat in state.winners():
        found.append(tag("span", {"class": "mm-badge mm-won"}, view.say(say("screen-wins"))))
    return found


def _works(view: View, state: MarsNeedsMechanicsState, seat: int) -> list[Markup]:
    """The Mechanisms that a seat has built."""
    built = [mechanism for mechanism in range(MECHANISMS) if state.has(seat, mechanism)]
    return [tag("span", {"class": "mm-work"}, view.say(mechanism_name(mechanism))) for mechanism in built]


def _seat(view: View, state: MarsNeedsMechanicsState, seat: int) -> Markup:
    """Another seat: what everybody knows of it, and its whole hand once the game is over."""
    over = state.to_move < 0
    known = state.hand_of(seat) if over else state.known_of(seat)
    fresh = state.line[0] if last_buyer(state) == seat else NONE
    bits: list[Markup] = []
    for component in range(COMPONENTS):
        if known[component]:
            new = component == fresh
            piece = f"m{component}.{state.market[component]}" if new else None
            bits.append(small(component, known[component], view.lang, " mm-fresh" if new else "", piece))
    hidden = 0 if over else state.hand_size(seat) - sum(known)
    if hidden:
        words = view.say(say("unknown-cards", {"count": hidden}))
        attributes = {"class": "mm-bit mm-dark", "title": words, "role": "img", "aria-label": words}
        bits.append(tag("span", attributes, BACK, tag("b", None, str(hidden)), tag("em", None, "?")))
    bits.append(small_scrap(view, state.scrap[seat]))
    head = tag("header", {"class": "mm-head"}, *_who(view, state, seat), *_works(view, state, seat))
    classes = "mm-seat mm-turn" if _shines(state, seat) else "mm-seat"
    return tag("section", {"class": classes}, head, tag("div", {"class": "mm-bits"}, *bits))
