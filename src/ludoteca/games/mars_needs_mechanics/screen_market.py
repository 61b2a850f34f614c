"""The market and the counter on the screen; each stall stands below the tube of its component."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics import decisions
from ludoteca.games.mars_needs_mechanics.decisions import SELL, sale_of
from ludoteca.games.mars_needs_mechanics.phrases import say
from ludoteca.games.mars_needs_mechanics.position import ASK_ENGINE, ASK_SELL, ASK_TURN
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState as Position
from ludoteca.games.mars_needs_mechanics.screen_pieces import (
    BACK,
    EMPTY,
    coins,
    component_heap,
    component_of,
    lead,
    picture,
    sign_of,
)
from ludoteca.screen import Markup, Touch, View, part, spot, tag, tip
from ludoteca.screen.kit import pile, token
from ludoteca.screen.markup import NOTHING, Part


def is_selling(view: View, state: Position) -> bool:
    """Whether the one who looks has sets to sell."""
    return view.asked and state.asked == ASK_SELL and len(state.choices) > 1


def market(view: View, state: Position) -> Part:
    """The deck, and a stall for each component; while prices may be changed, their levers."""
    asked = state.asked if view.asked else -1
    stall = _levers if asked == ASK_ENGINE else _stall
    stalls = [stall(view, state, component) for component in state.line]
    slots = state.slots(view.seat) if view.seat is not None and state.to_move >= 0 else []
    seen = _goggles(view, state, slots) if slots else NOTHING
    kind = "mm-market" + (" mm-idle" if is_selling(view, state) else "") + (" mm-seen" if slots else "")
    attributes: Touch = {"class": kind, "aria-label": view.say(say("market")), **spot("market")}
    card = state.repeater() if asked == ASK_TURN else None  # C9: a second purchase is open
    coupon = NOTHING
    if card is not None:
        coupon = tag("p", {"class": "mm-coupon", **tip(view.say(card.text()), card.rule)}, view.say(card.title()))
    return part(
        "market", "section", attributes, coupon, tag("div", {"class": "mm-tray"}, _deck(view, state), *stalls), seen
    )


def _stall(view: View, state: Position, component: int) -> Markup:
    """The cards of one component in the market, their name and what they cost."""
    one, count = component_of(view, state, component), state.market[component]
    pieces = tuple([f"m{component}.{card}" for card in range(count)])
    kind = f"mm-stall {one.hue}" + ("" if count else " mm-none")
    buying = state.to_move >= 0 and state.asked == ASK_TURN
    costs = state.price_to_pay(component) if buying and view.asked else state.prices[component]
    attributes = view.touch(decisions.BUY_MARKET + component, kind) if buying else {"class": kind}
    attributes |= spot(f"stall{component}")
    if "data-action" not in attributes:
        words = view.say(say("screen-stall", {"name": one.name, "count": count, "cogs": costs}))
        attributes |= tip(words, "R5")
    label = tag("span", {"class": "mm-name"}, one.name)
    return tag("div", attributes, component_heap(one, pieces), label, coins(costs, "mm-tag"))


def _levers(view: View, state: Position, component: int) -> Markup:
    """C2: a lever up and one down below each price, each with the price that it leads to."""
    found: list[Markup] = []
    for action, sign in ((decisions.ENGINE_UP + component, "▲"), (decisions.ENGINE_DOWN + component, "▼")):
        if view.may(action):
            after = state.describe(action).args["after"]
            found.append(
                tag("button", view.touch(action, "mm-lever"), tag("i", None, sign), tag("b", None, str(after)))
            )
    stall: Touch = {
        "class": f"mm-stall mm-levers {component_of(view, state, component).hue}",
        **spot(f"stall{component}"),
    }
    return tag("div", stall, *found)


def _deck(view: View, state: Position) -> Markup:
    """The deck and the discard pile, by their sizes."""
    left, gone = len(state.deck), sum(state.discard)
    deck = pile("mm-deck", view.say(say("screen-deck")), left, BACK if left else EMPTY, spot("deck"))
    words = f"{view.say(say('discard'))}: {gone}"
    thrown = token("mm-gone", words, Markup(f"{picture('bin', 'mm-c')}<b>{gone}</b>"), "R34", spot("discard"))
    return tag("div", {"class": "mm-gutter"}, deck, thrown)


def _goggles(view: View, state: Position, slots: list[int]) -> Markup:
    """C1: the cards on top of the deck, for the one who sees them."""
    words = view.say(say("on-top"))
    card = next(card for card in state.laid_out() if card.shows)
    found = [token("mm-through", words, picture(card.name, "mm-line"), card.rule)]
    buying = view.asked and state.asked == ASK_TURN
    for slot, component in enumerate(slots):
        costs = state.price_to_pay(component) if buying else state.prices[component]
        one = component_of(view, state, component)
        parts = [tag("i", {"class": "mm-slot"}, str(slot + 1)), sign_of(one), picture(one.drawing)]
        parts += [tag("span", {"class": "mm-name"}, one.name), coins(costs, "mm-tag")]
        kind = f"mm-peek {one.hue}"
        touched = view.touch(decisions.BUY_DECK + slot, kind) if state.asked == ASK_TURN else {"class": kind}
        found.append(tag("div", touched, *parts))
    return tag("div", {"class": "mm-goggles"}, *found)


# ---- the counter


def sale(view: View, state: Position) -> Part:
    """Every set that can be sold, and what it brings; those with needless Scrap come last."""
    offers: dict[int, list[int]] = {}
    lavish: list[int] = []
    for action in state.choices[:-1]:
        component, _, scrap = sale_of(action - SELL)
        thriftier = scrap > 0 and view.may(action - 1)  # the same cards with one Scrap less
        (lavish if thriftier else offers.setdefault(component, [])).append(action)
    rows = [_counter(view, state, component, offers[component]) for component in state.line if component in offers]
    if lavish:
        stubs = [_ticket(view, state, action, " mm-stub") for action in lavish]
        rows.append(tag("div", {"class": "mm-lavish"}, lead(view, "screen-lavish"), *stubs))
    return part("sale", "section", {"class": "mm-sale", "aria-label": view.say(say("screen-sell"))}, *rows)


def _counter(view: View, state: Position, component: int, actions: list[int]) -> Markup:
    """The sets of one component, the dearest first."""
    best = sorted(actions, key=lambda action: (-sale_of(action - SELL)[1], sale_of(action - SELL)[2]))
    one, price = component_of(view, state, component), state.prices[component]
    words = view.say(say("screen-price", {"name": one.name, "price": price}))
    label: Touch = {"class": "mm-what", **tip(words, "R33")}
    face = [picture(one.drawing), tag("span", {"class": "mm-name"}, one.name), coins(price, "mm-tag")]
    tickets = [_ticket(view, state, action) for action in best]
    kind = f"mm-offer {one.hue}"
    return tag("div", {"class": kind}, tag("div", label, *face), tag("div", {"class": "mm-tickets"}, *tickets))


def _ticket(view: View, state: Position, action: int, more: str = "") -> Markup:
    """One set: its cards, and what it brings."""
    component, count, scrap = sale_of(action - SELL)
    one = component_of(view, state, component)
    cards = [tag("b", None, str(count)), picture(one.drawing, f"mm-sc {one.hue}")]
    if scrap:
        cards += [tag("b", None, f"+{scrap}"), picture("scrap", "mm-sc mm-iron")]
    pays = coins(state.sale_pays(state.to_move, component, count), "mm-pay")
    return tag("div", view.touch(action, f"mm-ticket{more}"), *cards, pays)
