"""Mars Needs Mechanics in words: what an action is, what is asked, what has happened."""

from __future__ import annotations

from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.mars_needs_mechanics.content import BOX, COMPONENTS
from ludoteca.games.mars_needs_mechanics.table import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    BUILD,
    BUY_DECK,
    BUY_MARKET,
    CRUCIBLE,
    DISASSEMBLE,
    DRIVE_DECLINE,
    DRIVE_TOKEN,
    END_TURN,
    ENGINE_DECLINE,
    ENGINE_DOWN,
    ENGINE_UP,
    NOT_YET,
    PASS,
    SELL_DONE,
    SET,
    Table,
    component_name,
    listed,
    mechanism_name,
    sale_of,
    say,
)

# ---- what an action is, and what is asked


def describe(table: Table, action: int) -> Phrase:
    """`Buy Gear for 6 cogs`, and so on; a card of the deck is named only to who sees it."""
    seat = table.to_move
    if action < BUY_DECK:
        return _purchase(table, "buy", action - BUY_MARKET)
    if action < PASS:
        slot = action - BUY_DECK
        if seat < 0 or slot >= len(table.slots(seat)):
            return say("buy-deck-bare", {"slot": slot + 1})
        return _purchase(table, "buy-deck", table.slots(seat)[slot], slot)
    if action == PASS:
        return say("pass")
    if action < DISASSEMBLE:
        return say("build", {"name": mechanism_name(action - BUILD)})
    if action < END_TURN:
        return say("disassemble", {"name": mechanism_name(action - DISASSEMBLE)})
    if action == END_TURN:
        return say("end-turn")
    if action < DRIVE_DECLINE:
        return say("drive", {"name": component_name(action - DRIVE_TOKEN)})
    if action == DRIVE_DECLINE:
        return say("drive-decline")
    if action < ENGINE_DOWN:
        return _change(table, "engine-up", action - ENGINE_UP, BOX.engine_step)
    if action < ENGINE_DECLINE:
        return _change(table, "engine-down", action - ENGINE_DOWN, -BOX.engine_step)
    if action == ENGINE_DECLINE:
        return say("engine-decline")
    if action == SELL_DONE:
        return say("sell-done")
    component, count, scrap = sale_of(action)
    pays = table.sale_pays(seat, component, count) if seat >= 0 else count * table.prices[component]
    args: dict[str, int | str | Phrase] = {"count": count, "component": BOX.components[component], "scrap": scrap}
    lost = seat >= 0 and not table.has(seat, CRUCIBLE)  # C10
    args["spare"] = "yes" if lost and scrap > 0 and count + scrap > SET else "no"
    args["cogs"] = pays
    return say("sell", args)


def _purchase(table: Table, key: str, component: int, slot: int = 0) -> Phrase:
    """What is bought for how much; `price_to_pay` says so to the text, to the screen and to the till."""
    args: dict[str, int | str | Phrase] = {
        "name": component_name(component),
        "cogs": table.price_to_pay(component),
        "slot": slot + 1,
    }
    return say(f"{key}-second" if table.to_move >= 0 and table.loader_open() else key, args)


def _change(table: Table, key: str, component: int, step: int) -> Phrase:
    price = table.prices[component]
    return say(key, {"name": component_name(component), "price": price, "after": price + step})


def question(table: Table) -> Question:
    """What the seat to move is asked."""
    if table.to_move < 0:
        return Question("F1", say("ends"))
    if table.asked == ASK_DRIVE:
        return Question("C4", say("ask-drive"))
    if table.asked == ASK_ENGINE:
        return Question("C2", say("ask-engine"))
    if table.asked == ASK_SELL:
        return Question("R31", say("ask-sell", {"sets": len(table.choices) - 1}))
    if table.primary == NOT_YET:
        return Question("R3", say("ask-turn", {"buy": _offers(table, BUY_MARKET, PASS), "works": _works(table)}))
    if table.loader_open() and _offers(table, BUY_MARKET, PASS) == "yes":
        return Question("C9", say("ask-second"))
    return Question("R4", say("ask-more", {"works": _works(table)}))


def _offers(table: Table, first: int, end: int) -> str:
    """Whether one of the choices lies in that range of ids."""
    return "yes" if any(first <= action < end for action in table.choices) else "no"


def _works(table: Table) -> str:
    """Which work on Mechanisms is possible now: to build, to disassemble, both or none."""
    build, disassemble = _offers(table, BUILD, DISASSEMBLE), _offers(table, DISASSEMBLE, END_TURN)
    return {("yes", "yes"): "both", ("yes", "no"): "build", ("no", "yes"): "disassemble", ("no", "no"): "none"}[
        build, disassemble
    ]


# ---- what has happened


def purchase_told(table: Table, component: int, slot: int, pays: int) -> Phrase:
    """A purchase of the seat to move; a card of the deck with the slot it came from."""
    args: dict[str, int | str | Phrase] = {
        "seat": seat_name(table.to_move),
        "name": component_name(component),
        "cogs": pays,
        "slot": slot + 1,
    }
    key = "buys" if slot < 0 else "buys-deck"
    return say(f"{key}-second" if table.loader_open() else key, args)


def mechanism_told(key: str, seat: int, mechanism: int) -> Phrase:
    """A Mechanism built or disassembled, with its cards."""
    cards = listed([component_name(component) for component in BOX.costs[mechanism]])
    return say(key, {"seat": seat_name(seat), "name": mechanism_name(mechanism), "cards": cards})


def prices_told(table: Table) -> Phrase:
    """All prices after an adjustment."""
    parts = [
        say("price", {"component": BOX.components[component], "price": table.prices[component]})
        for component in range(COMPONENTS)
    ]
    return say("prices-final" if table.last_round else "prices-adjusted", {"prices": listed(parts)})


def engine_told(table: Table, component: int, up: bool) -> Phrase:
    """A price changed by the seat to move."""
    args: dict[str, int | str | Phrase] = {
        "seat": seat_name(table.to_move),
        "name": component_name(component),
        "price": table.prices[component],
    }
    return say("engine-raises" if up else "engine-lowers", args)


def sale_told(seat: int, component: int, count: int, scrap: int, pays: int) -> Phrase:
    """A set sold."""
    args: dict[str, int | str | Phrase] = {
        "seat": seat_name(seat),
        "count": count,
        "component": BOX.components[component],
        "scrap": scrap,
        "cogs": pays,
    }
    return say("sells", args)


def slots_shown(cards: list[int]) -> Phrase:
    """What the Goggles show, for their owner alone."""
    return say("goggles-show", {"cards": listed([component_name(card) for card in cards])})
