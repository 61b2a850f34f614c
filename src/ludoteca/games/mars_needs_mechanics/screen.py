"""Mars Needs Mechanics on the screen: the Exchange, the market, the own hand, the blueprints and the other workshops.

The Exchange is the order line and the price table in one: a tube for each place of the line, front on the left, and
in it the price of the component whose token lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.cards import Mechanism
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, NONE, Box
from ludoteca.games.mars_needs_mechanics.decisions import SELL, SELL_DONE, sale_of
from ludoteca.games.mars_needs_mechanics.phrases import component_letter, component_name, say
from ludoteca.games.mars_needs_mechanics.position import ASK_DRIVE, ASK_ENGINE, ASK_SELL, ASK_TURN, BOUGHT
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.games.mars_needs_mechanics.rounds import end_round
from ludoteca.screen import Markup, View, tag
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import NOTHING, place

LEFT: Final = 44  # of the first place of the order line
WIDE: Final = 88  # of a place
TOP: Final = 134  # of the highest price
HIGH: Final = 162  # from the highest price to the lowest
FEW: Final = 4  # blueprints that are drawn large
MANY: Final = 6  # blueprints that are drawn in full
SETS: Final = 3  # values of sets shown for a component of the hand
STACK: Final = 7  # from card to card of a stack
BARE: Final = '<rect class="mm-bare" x="-44" y="-52" width="88" height="104" rx="9"/>'
BACK: Final = Markup('<svg class="mm-pic" viewBox="-58 -58 116 116" aria-hidden="true"><use href="#mm-back"/></svg>')
DRAWN: Final = drawings("ludoteca.games.mars_needs_mechanics")


def draw(state: Position, seat: int | None, lang: str, names: Sequence[str] | None = None) -> str:
    """The whole table as that seat sees it."""
    view = View(state, seat, lang, names)
    then = forecast(state)
    parts = [_exchange(view, state, then)]
    parts.append(_sale(view, state) if view.asked and state.asked == ASK_SELL else _market(view, state))
    if seat is not None:
        parts.append(_hand(view, state, seat, then))
    seats = tag("div", {"class": "mm-seats"}, *[_seat(view, state, other) for other in view.order() if other != seat])
    side = [_plans(view, state), seats]
    parts += side if seat is None else [tag("div", {"class": "mm-side"}, *side)]
    drawings = symbols(tuple(card.name for card in state.laid_out()))
    kind = "mars mm-watch" if seat is None else "mars"
    return tag("div", {"class": kind}, drawings, tag("div", {"class": "mm-table"}, *parts))


# ---- what the rules say about things to come


def forecast(state: Position) -> Position:
    """The position with prices as they would stand if the round ended now; after a round, as they stand."""
    then = state.clone()
    if state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE):
        end_round(then)
    return then


def sets_of(then: Position, seat: int) -> list[tuple[int, int, int, int]]:
    """The sets that a hand holds, each with as little Scrap as it needs: component, cards, Scrap and cogs."""
    then.to_move, then.asked = seat, ASK_SELL
    found: dict[tuple[int, int], tuple[int, int, int, int]] = {}
    for action in then.decision().legal(then)[:-1]:
        component, count, scrap = sale_of(action - SELL)
        found.setdefault((component, count), (component, count, scrap, then.sale_pays(seat, component, count)))
    return list(found.values())


def last_buyer(state: Position) -> int:
    """Who made the latest purchase, if nothing else has happened since; the card is that at the front of the line."""
    if state.asked != ASK_TURN or not state.purchases or state.passes:
        return NONE
    return state.to_move if state.primary == BOUGHT else (state.to_move - 1) % state.game.players


# ---- the Exchange


def _exchange(view: View, state: Position, then: Position) -> Markup:
    """The order line and the prices, and what both would do."""
    parts: list[str] = [_dial(view.lang, state.terms.box)]
    for position, component in enumerate(state.line):
        parts.append(_liquid(view, state, component, position))
    for component in range(COMPONENTS):
        position = state.line.index(component)
        parts.append(_marker(view, state, then, component, position))
        parts.append(_token(view, state, component, position))
    if view.asked and state.asked == ASK_ENGINE:
        parts += _levers(view, state)
    attributes = {"class": "mm-dial", "viewBox": f"0 0 {LEFT + COMPONENTS * WIDE + 6} 338", "role": "group"}
    attributes["aria-label"] = view.say(say("screen-exchange"))
    keys = [brass_key(view, decisions.DRIVE_DECLINE), brass_key(view, decisions.ENGINE_DECLINE)]
    head = heading(view, "screen-exchange", *_clock(view, state), *keys)
    return tag("section", {"class": "mm-exchange"}, head, tag("svg", attributes, *parts))


def _clock(view: View, state: Position) -> list[Markup]:
    """The round, who has passed, and whether the end is near."""
    players = state.game.players
    found = [lead(view, "round", "mm-chip", round=state.round)]
    if state.last_round or not state.deck:
        found.append(lead(view, "last-round", "mm-chip mm-warn"))
    elif state.idle:
        found.append(lead(view, "idle-rounds", "mm-chip mm-warn", count=state.idle))
    if state.to_move >= 0 and state.asked in (ASK_TURN, ASK_DRIVE):
        lamps = [tag("i", {"class": "mm-on" if lamp < state.passes else None}) for lamp in range(players)]
        words = view.say(say("passes", {"count": state.passes, "players": players}))
        attributes = {"class": "mm-lamps", "role": "img", "aria-label": words, "title": words}
        found.append(tag("span", attributes, tag("em", None, view.say(say("screen-passes"))), *lamps))
    return found


def _x(position: int) -> int:
    """The middle of a place of the line."""
    return LEFT + WIDE * position + WIDE // 2


def _y(box: Box, price: int) -> int:
    """The height of a price."""
    return TOP + HIGH * (box.highest - price) // max(1, box.highest - box.lowest)


def _token(view: View, state: Position, component: int, position: int) -> Markup:
    """A component token on the order line; it can be touched when the Aether Drive asks."""
    name, letter = named(view, component), view.say(component_letter(state.terms.box, component))
    words = called(view, component)
    if state.bought >> component & 1:
        words = f"{words} ({view.say(say('bought-now'))})"
    ring = '<circle class="mm-hit" r="41"/>'
    tick = '<use href="#mm-tick"/>' if state.bought >> component & 1 else ""
    sign = f'<circle class="mm-tl" cx="-27" cy="-25" r="15"/><text class="mm-l mm-ll" x="-27" y="-17">{letter}</text>'
    face = f'{ring}<circle class="mm-tk" r="36"/><g transform="scale(.74)"><use href="#mm-{name}"/></g>{sign}{tick}'
    kind = f"mm-token {hue(view, component)}"
    asked = view.asked and state.asked == ASK_DRIVE
    attributes = view.touch(decisions.DRIVE_TOKEN + component, kind) if asked else {"class": kind}
    attributes["data-piece"] = f"o{component}"
    attributes["transform"] = place(_x(position), 78)
    return tag("g", attributes, tag("title", None, words), Markup(face))


def _marker(view: View, state: Position, then: Position, component: int, position: int) -> Markup:
    """A price marker, with an arrow where its price would go."""
    price, after = state.prices[component], then.prices[component]
    words: dict[str, int | str | Phrase] = {"name": called(view, component), "price": price, "after": after}
    title = tag("title", None, view.say(say("screen-price" if price == after else "screen-forecast", words)))
    arrow = ""
    if after > price:
        arrow = '<path class="mm-up" d="M0-38L21-17H9V-12H-9V-17H-21z"/>'
    elif after < price:
        arrow = '<path class="mm-down" d="M0 38L21 17H9V12H-9V17H-21z"/>'
    face = f'{arrow}<rect class="mm-collar" x="-29" y="-16" width="58" height="32" rx="8"/><text y="9">{price}</text>'
    attributes = {"class": f"mm-price {hue(view, component)}", "data-piece": f"p{component}"}
    attributes["transform"] = place(_x(position), _y(state.terms.box, price))
    return tag("g", attributes, title, Markup(face))


def _liquid(view: View, state: Position, component: int, position: int) -> Markup:
    """What stands in a tube."""
    y = _y(state.terms.box, state.prices[component])
    height = TOP + HIGH + 18 - y
    where = f'x="{_x(position) - 17}" y="{y}" width="34" height="{height}" rx="12"'
    return Markup(f'<rect class="mm-liquid {hue(view, component)}" {where}/>')


def _levers(view: View, state: Position) -> list[Markup]:
    """C2: a lever up and one down at each price."""
    found: list[Markup] = []
    for position, component in enumerate(state.line):
        for action, step in ((decisions.ENGINE_UP + component, -1), (decisions.ENGINE_DOWN + component, 1)):
            if view.may(action):
                attributes = view.touch(action, "mm-lever")
                attributes["transform"] = place(_x(position), _y(state.terms.box, state.prices[component]) + 33 * step)
                arrow, top = ("M0-13L20 9H-20z", -32) if step < 0 else ("M0 13L20-9H-20z", -17)
                hit = f'<rect class="mm-hit" x="-38" y="{top}" width="76" height="49" rx="9"/>'
                found.append(tag("g", attributes, Markup(f'{hit}<path d="{arrow}"/>')))
    return found


@lru_cache(maxsize=4)
def _dial(lang: str, box: Box) -> Markup:
    """What is printed on the Exchange: the three zones, the scale and the tubes."""
    parts = ""
    for first, length, step in _zones(box.adjust):
        x, wide = LEFT + WIDE * first + 3, WIDE * length - 6
        kind, sign = ("up", f"▲ +{step}") if step > 0 else ("down", f"▼ −{-step}") if step < 0 else ("stay", "")
        word = say(f"screen-{kind}").text(lang)
        label = f"{word} {sign}" if length > 1 else word
        parts += f'<rect class="mm-zone mm-z{kind}" x="{x}" y="4" width="{wide}" height="330" rx="14"/>'
        parts += f'<text class="mm-zt mm-z{kind}" x="{x + wide // 2}" y="28">{label}</text>'
    bottom, low = TOP + HIGH + 20, TOP - 18
    ticks = "".join(f"M{LEFT} {_y(box, price)}h{COMPONENTS * WIDE}" for price in range(box.lowest, box.highest + 1))
    parts += f'<path class="mm-ticks" d="{ticks}"/>'
    for price in range(box.lowest, box.highest + 1, max(3, (box.highest - box.lowest) // 3)):
        parts += f'<text class="mm-scale" x="{LEFT - 22}" y="{_y(box, price) + 7}">{price}</text>'
    for position in range(COMPONENTS):
        x = _x(position)
        parts += f'<rect class="mm-tube" x="{x - 19}" y="{low}" width="38" height="{bottom - low}" rx="15"/>'
        parts += f'<rect class="mm-foot" x="{x - 25}" y="{bottom - 4}" width="50" height="16" rx="5"/>'
    return Markup(parts)


def _zones(adjust: list[int]) -> list[tuple[int, int, int]]:
    """The places of the line that do the same to a price: the first, how many, and what."""
    found: list[tuple[int, int, int]] = []
    for position, step in enumerate(adjust):
        if found and found[-1][2] == step:
            first, length, _ = found.pop()
            found.append((first, length + 1, step))
        else:
            found.append((position, 1, step))
    return found


# ---- the market


def _market(view: View, state: Position) -> Markup:
    """A compartment for each component, and the deck."""
    stalls = [_stall(view, state, component) for component in range(COMPONENTS)]
    card = state.repeater() if view.asked and state.asked == ASK_TURN else None  # C9: a second purchase is open
    coupon = NOTHING if card is None else tag("span", {"class": "mm-chip mm-warn"}, view.say(card.title()))
    parts = [heading(view, "market", coupon, lead(view, "screen-market-help"))]
    parts.append(tag("div", {"class": "mm-tray"}, *stalls, _deck(view, state)))
    slots = state.slots(view.seat) if view.seat is not None and state.to_move >= 0 else []
    if slots:
        parts.append(_goggles(view, state, slots))
    return tag("section", {"class": "mm-market"}, *parts)


def _stall(view: View, state: Position, component: int) -> Markup:
    """The cards of one component in the market, their name and what they cost."""
    count = state.market[component]
    pieces = [f"m{component}.{card}" for card in range(count)]
    kind = f"mm-stall {hue(view, component)}" + ("" if count else " mm-none")
    buying = state.to_move >= 0 and state.asked == ASK_TURN
    costs = state.price_to_pay(component) if buying and view.asked else state.prices[component]
    parts = component_cards(view, component, pieces)
    parts += [tag("span", {"class": "mm-name"}, called(view, component)), money(view, costs, "mm-tag")]
    attributes = view.touch(decisions.BUY_MARKET + component, kind) if buying else {"class": kind}
    return tag("div", attributes, *parts)


def _deck(view: View, state: Position) -> Markup:
    """The deck and the discard pile, by their sizes."""
    left = len(state.deck)
    back = '<use href="#mm-back"/>' if left else BARE
    under = "".join(f'<use href="#mm-back" x="{-step}" y="{step}"/>' for step in range(min(8, left // 4), 0, -2))
    parts = [stack(under + back), tag("b", {"class": "mm-many"}, str(left)), lead(view, "deck", "mm-name")]
    gone = f"{view.say(say('screen-gone'))} {sum(state.discard)}"
    parts.append(tag("span", {"class": "mm-gone", "title": view.say(say("discard"))}, gone))
    return tag("div", {"class": "mm-stall mm-deck"}, *parts)


def _goggles(view: View, state: Position, slots: list[int]) -> Markup:
    """C1: the cards on top of the deck, for the one who sees them."""
    words = view.say(say("on-top"))
    seen = picture(next(card for card in state.laid_out() if card.shows).name, "mm-line")
    found = [tag("span", {"class": "mm-lead", "role": "img", "aria-label": words, "title": words}, seen)]
    for slot, component in enumerate(slots):
        buying = view.asked and state.asked == ASK_TURN
        costs = state.price_to_pay(component) if buying else state.prices[component]
        parts = [tag("i", None, str(slot + 1)), picture(named(view, component))]
        parts += [tag("span", None, called(view, component)), money(view, costs, "mm-tag")]
        kind = f"mm-peek {hue(view, component)}"
        touched = view.touch(decisions.BUY_DECK + slot, kind) if state.asked == ASK_TURN else {"class": kind}
        found.append(tag("div", touched, *parts))
    return tag("div", {"class": "mm-goggles"}, *found)


# ---- the own hand


def _hand(view: View, state: Position, seat: int, then: Position) -> Markup:
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
    keys = [brass_key(view, decisions.PASS), brass_key(view, decisions.END_TURN)]
    then_only = lead(view, "screen-sets-then") if coming and sets else NOTHING
    head = tag("header", {"class": "mm-head"}, *_who(view, state, seat), then_only, *keys)
    classes = "mm-hand mm-turn" if seat in (state.to_move, *state.winners()) else "mm-hand"
    if view.asked and state.asked == ASK_SELL:
        bits = [small(view, part, hand[part]) for part in range(COMPONENTS) if hand[part]]
        bits.append(small_scrap(view, state.scrap[seat]))
        bits += [lead(view, "scrap-aside", count=state.aside)] if state.aside else []  # C10
        bits.append(_remains(view, state))
        return tag("section", {"class": classes}, head, tag("div", {"class": "mm-bits"}, *bits))
    return tag("section", {"class": classes}, head, tag("div", {"class": "mm-tray"}, *holds))


def _held(view: View, component: int, pieces: list[str], sets: list[tuple[int, int, int, int]]) -> Markup:
    """The cards of one component in the own hand."""
    name = called(view, component)
    parts = component_cards(view, component, pieces)
    if sets:
        parts.append(tag("span", {"class": "mm-unseen"}, name))
        parts.append(tag("span", {"class": "mm-sets"}, *[_set(view, *found) for found in sets[-SETS:][::-1]]))
    else:
        parts.append(tag("span", {"class": "mm-name"}, name))
    kind = f"mm-held {hue(view, component)}" + ("" if pieces else " mm-none")
    return tag("div", {"class": kind, "title": f"{len(pieces)} × {name}"}, *parts)


def _set(view: View, component: int, count: int, scrap: int, cogs: int) -> Markup:
    """What a set would bring."""
    words: dict[str, int | str | Phrase] = {"count": count, "component": named(view, component), "cogs": cogs}
    words |= {"scrap": scrap, "spare": "no"}
    cards = [tag("b", None, str(count)), *[picture("scrap", "mm-sc")] * scrap, tag("i", {"class": "mm-to"}, "→")]
    pays = tag("b", {"class": "mm-v"}, str(cogs))
    return tag("span", {"class": "mm-set", "title": view.say(say("sell", words))}, *cards, pays)


def _scrap(view: View, state: Position, seat: int) -> Markup:
    """The own Scrap cards."""
    left = state.scrap[seat]
    parts = piled('<use href="#mm-card"/><use href="#mm-scrap" y="4"/>', [f"s{card}" for card in range(left)])
    parts.append(lead(view, "scrap", "mm-name"))
    kind = "mm-held mm-iron" + ("" if left else " mm-none")
    return tag("div", {"class": kind, "title": f"{left} × {view.say(say('scrap'))}"}, *parts)


# ---- selling


def _sale(view: View, state: Position) -> Markup:
    """The counter: every set that can be sold, and what it brings; those with needless Scrap come last."""
    offers: dict[int, list[int]] = {}
    lavish: list[int] = []
    for action in state.choices[:-1]:
        component, _, scrap = sale_of(action - SELL)
        thriftier = scrap > 0 and view.may(action - 1)  # the same cards with one Scrap less
        (lavish if thriftier else offers.setdefault(component, [])).append(action)
    rows = [_counter(view, state, component, actions) for component, actions in offers.items()]
    if not rows:
        rows = [tag("p", {"class": "mm-lead"}, view.say(say("screen-no-sets")))]
    head = heading(view, "screen-sell", lead(view, "screen-sell-help"), brass_key(view, SELL_DONE))
    parts = [head, tag("div", {"class": "mm-rows"}, *rows)]
    if lavish:
        stubs = [_stub(view, state, action) for action in lavish]
        parts.append(tag("div", {"class": "mm-lavish"}, lead(view, "screen-lavish"), *stubs))
    return tag("section", {"class": "mm-sale"}, *parts)


def _counter(view: View, state: Position, component: int, actions: list[int]) -> Markup:
    """The sets of one component, the dearest first."""
    name = tag("span", {"class": "mm-name"}, called(view, component))
    each = money(view, state.prices[component], "mm-tag")
    best = sorted(actions, key=lambda action: (-sale_of(action - SELL)[1], sale_of(action - SELL)[2]))
    tickets = [_ticket(view, state, action) for action in best]
    label = tag("div", {"class": "mm-what"}, picture(named(view, component)), name, each)
    kind = f"mm-row {hue(view, component)}" + (" mm-short" if len(tickets) == 1 else "")
    return tag("div", {"class": kind}, label, tag("div", {"class": "mm-tickets"}, *tickets))


def _ticket(view: View, state: Position, action: int) -> Markup:
    """One set: its cards, and what it brings."""
    component, count, scrap = sale_of(action - SELL)
    cards = [picture(named(view, component), f"mm-tc {hue(view, component)}")] * count
    cards += [picture("scrap", "mm-tc mm-iron")] * scrap
    pays = state.sale_pays(state.to_move, component, count)
    shown = tag("span", {"class": "mm-cards"}, *cards)
    return tag("div", view.touch(action, "mm-ticket"), shown, money(view, pays, "mm-pay"))


def _stub(view: View, state: Position, action: int) -> Markup:
    """A ticket in small."""
    component, count, scrap = sale_of(action - SELL)
    cards = [tag("b", None, str(count)), picture(named(view, component), f"mm-sc {hue(view, component)}")]
    cards += [tag("b", None, f"+ {scrap}"), picture("scrap", "mm-sc mm-iron")]
    pays = state.sale_pays(state.to_move, component, count)
    return tag("div", view.touch(action, "mm-ticket mm-stub"), *cards, money(view, pays, "mm-pay"))


def _remains(view: View, state: Position) -> Markup:
    """What still lies in the market, in one line."""
    bits = [small(view, part, state.market[part]) for part in range(COMPONENTS) if state.market[part]]
    if not bits:
        bits = [tag("span", None, view.say(say("no-cards")))]
    deck = f"{view.say(say('deck'))}: {len(state.deck)}"
    market = tag("span", {"class": "mm-lead"}, f"{view.say(say('market'))}:")
    return tag("div", {"class": "mm-remains"}, market, *bits, tag("span", {"class": "mm-lead"}, deck))


# ---- the Mechanisms


def _plans(view: View, state: Position) -> Markup:
    """The blueprints that are laid out."""
    laid_out = state.laid_out()
    kind = "mm-plans" + (" mm-large" if len(laid_out) <= FEW else "" if len(laid_out) <= MANY else " mm-crowd")
    plans = [_plan(view, state, card) for card in laid_out]
    return tag("section", {"class": kind}, heading(view, "mechanisms"), tag("div", {"class": "mm-sheets"}, *plans))


def _plan(view: View, state: Position, card: Mechanism) -> Markup:
    """A blueprint: what it is, what it does, what it costs and who has built it."""
    own = view.seat is not None and state.has(view.seat, card.number)
    action = (decisions.DISASSEMBLE if own else decisions.BUILD) + card.number
    missing = card.cost if view.seat is None else state.missing(view.seat, card)
    cost = [_part(view, state, part, own or part not in missing) for part in card.cost]
    owners = [_owner(view, state, seat, card) for seat in view.order() if state.has(seat, card.number)]
    kind = "mm-plan mm-mine" if own else "mm-plan"
    if view.may(action):
        cost.append(lead(view, "screen-take-down" if own else "screen-build", "mm-do"))
    text = view.say(card.text())
    parts = [picture(card.name, "mm-line"), tag("h4", None, view.say(card.title())), tag("p", {"title": text}, text)]
    parts += [tag("div", {"class": "mm-cost"}, *cost), tag("div", {"class": "mm-owners"}, *owners)]
    return tag("article", view.touch(action, kind) if state.to_move >= 0 else {"class": kind}, *parts)


def _part(view: View, state: Position, component: int, held: bool) -> Markup:
    """A component of a cost; with a tick where the seat that looks has it."""
    name = called(view, component)
    kind = f"mm-part {hue(view, component)}{' mm-has' if held else ''}"
    letter = tag("b", None, view.say(component_letter(state.terms.box, component)))
    attributes = {"class": kind, "title": name, "role": "img", "aria-label": name}
    return tag("span", attributes, picture(named(view, component)), letter)


def _owner(view: View, state: Position, seat: int, card: Mechanism) -> Markup:
    """The marker of a seat on a Mechanism, struck out where it has been used this round."""
    words = view.say(say("screen-built-by", {"seat": seat_name(seat)}))
    if card.once and state.is_used(card, seat):
        return marker_of(view, seat, " mm-used", f"{words} ({view.say(card.used())})")
    return marker_of(view, seat, "", words)


# ---- the seats


def _who(view: View, state: Position, seat: int) -> list[Markup]:
    """A seat's marker, name, cogs and part in the round."""
    found = [marker_of(view, seat), tag("h3", None, view.name_of(seat)), money(view, state.cogs[seat])]
    if seat == state.first:
        hat = {"class": "mm-first", "title": view.say(say("first-player"))}
        found.append(tag("span", hat, picture("hat", "mm-c"), tag("em", None, "1")))
    if seat == state.to_move:
        found.append(lead(view, "screen-turn", "mm-badge"))
    elif seat in state.winners():
        found.append(lead(view, "screen-wins", "mm-badge mm-won"))
    return found


def _seat(view: View, state: Position, seat: int) -> Markup:
    """Another seat: what everybody knows of it, and its whole hand once the game is over."""
    over = state.to_move < 0
    known = state.hand_of(seat) if over else state.known_of(seat)
    fresh = state.line[0] if last_buyer(state) == seat else NONE
    bits: list[Markup] = []
    for component in range(COMPONENTS):
        if known[component]:
            new = component == fresh
            piece = f"m{component}.{state.market[component]}" if new else None
            bits.append(small(view, component, known[component], " mm-fresh" if new else "", piece))
    hidden = 0 if over else state.hand_size(seat) - sum(known)
    if hidden:
        words = view.say(say("unknown-cards", {"count": hidden}))
        attributes = {"class": "mm-bit mm-dark", "title": words, "role": "img", "aria-label": words}
        bits.append(tag("span", attributes, BACK, tag("b", None, str(hidden)), tag("em", None, "?")))
    bits.append(small_scrap(view, state.scrap[seat]))
    works = [tag("span", {"class": "mm-work"}, view.say(card.title())) for card in state.standing(seat)]
    head = tag("header", {"class": "mm-head"}, *_who(view, state, seat), *works)
    classes = "mm-seat mm-turn" if seat in (state.to_move, *state.winners()) else "mm-seat"
    return tag("section", {"class": classes}, head, tag("div", {"class": "mm-bits"}, *bits))


# ---- what all of it is put together from


@lru_cache(maxsize=16)
def symbols(cards: tuple[str, ...]) -> Markup:
    """Everything that is used more than once, and the blueprints that are laid out."""
    drawn = {name.removeprefix("thing-"): art for name, art in DRAWN.items() if name.startswith("thing-")}
    drawn |= {name: DRAWN.get(f"card-{name}", DRAWN["card"]) for name in cards}
    found = "".join(f'<g id="mm-{name}">{art}</g>' for name, art in drawn.items())
    hidden = 'width="0" height="0" aria-hidden="true"'
    return Markup(f'<svg class="mm-defs" {hidden}><defs>{DRAWN["paints"]}{found}</defs></svg>')


@lru_cache(maxsize=128)
def picture(name: str, classes: str = "mm-pic") -> Markup:
    """A drawing on its own."""
    return Markup(f'<svg class="{classes}" viewBox="-42 -42 84 84" aria-hidden="true"><use href="#mm-{name}"/></svg>')


def named(view: View, component: int) -> str:
    """What the drawing of a component goes by."""
    return str(view.state.game.terms.box.components[component])


def called(view: View, component: int) -> str:
    """The name of a component."""
    return view.say(component_name(view.state.game.terms.box, component))


def hue(view: View, component: int) -> str:
    """The class that colours a component."""
    return f"mm-{named(view, component)}"


def stack(cards: str) -> Markup:
    """Cards that lie upon each other."""
    return Markup(f'<svg class="mm-stack" viewBox="-62 -66 124 132" aria-hidden="true">{cards}</svg>')


def piled(face: str, pieces: list[str], none: str = BARE) -> list[Markup]:
    """Equal cards, one upon the other, and how many."""
    spread = min(STACK, 30 / max(1, len(pieces) - 1))
    cards = "" if pieces else none
    for step, piece in enumerate(pieces):
        x = (step - (len(pieces) - 1) / 2) * spread
        cards += f'<g data-piece="{piece}" transform="{place(x, x * -0.6)}">{face}</g>'
    many = [tag("b", {"class": "mm-many"}, f"×{len(pieces)}")] if len(pieces) > 1 else []
    return [stack(cards), *many]


def component_cards(view: View, component: int, pieces: list[str]) -> list[Markup]:
    """Cards of one component; where there are none, where they would lie."""
    letter = view.say(component_letter(view.state.game.terms.box, component))
    face = f'<use href="#mm-card"/><use href="#{hue(view, component)}" y="4"/><use href="#mm-tab"/>'
    sign = f'<text class="mm-l" x="-33" y="-33">{letter}</text>'
    return piled(face + sign, pieces, f'{BARE}<g class="mm-trace"><use href="#{hue(view, component)}"/></g>')


def small(view: View, component: int, count: int, more: str = "", piece: str | None = None) -> Markup:
    """A component in small, so many times."""
    words = f"{count} × {called(view, component)}"
    attributes = {"class": f"mm-bit {hue(view, component)}{more}", "title": words, "data-piece": piece}
    attributes |= {"role": "img", "aria-label": words}
    return tag("span", attributes, picture(named(view, component)), tag("b", None, str(count)))


def money(view: View, cogs: int, kind: str = "mm-coins") -> Markup:
    """An amount of money."""
    words = view.say(say("cogs", {"cogs": cogs}))
    return tag("span", {"class": kind, "title": words}, picture("coin", "mm-c"), tag("b", None, str(cogs)))


def marker_of(view: View, seat: int, more: str = "", title: str | None = None) -> Markup:
    """The marker of a seat: a shape and a colour of its own, and the first letter of its name."""
    letter = view.name_of(seat)[:1].upper()
    drawn = Markup(f'<use href="#mm-mark{seat}"/>') + tag("text", {"y": 17 if seat != 3 else 24}, letter)
    attributes = {"class": f"mm-mark mm-s{seat}{more}", "viewBox": "-43 -43 86 86", "role": "img"}
    attributes["aria-label"] = title or view.name_of(seat)
    return tag("svg", attributes, tag("title", None, title or view.name_of(seat)), Markup(drawn))


def brass_key(view: View, action: int, main: bool = True) -> Markup:
    """A brass key for an action without a card of its own."""
    if not view.may(action):
        return NOTHING
    kind = "mm-key mm-main" if main else "mm-key"
    return tag("button", view.touch(action, kind), view.say(view.state.describe(action)))


def heading(view: View, key: str, *more: str) -> Markup:
    """The heading of a panel."""
    return tag("header", {"class": "mm-head"}, tag("h3", None, view.say(say(key))), *more)


def lead(view: View, key: str, kind: str = "mm-lead", **args: int) -> Markup:
    """A few words beside something."""
    return tag("span", {"class": kind}, view.say(say(key, {**args})))


def small_scrap(view: View, count: int) -> Markup:
    """Scrap in small, so many times."""
    words = f"{count} × {view.say(say('scrap'))}"
    attributes = {"class": "mm-bit mm-iron", "title": words, "role": "img", "aria-label": words}
    return tag("span", attributes, picture("scrap"), tag("b", None, str(count)))
