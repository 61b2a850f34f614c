"""Why something cannot be done now in Mars Needs Mechanics: the rule, and what is missing."""

from __future__ import annotations

from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase
from ludoteca.games.mars_needs_mechanics.content import BOX, COMPONENTS, MECHANISMS
from ludoteca.games.mars_needs_mechanics.table import (
    ASK_DRIVE,
    ASK_ENGINE,
    ASK_SELL,
    ASK_TURN,
    AUTOMATON,
    BOUGHT,
    BUILD,
    BUY_DECK,
    BUY_MARKET,
    CRUCIBLE,
    DISASSEMBLE,
    DRIVE,
    DRIVE_DECLINE,
    DRIVE_TOKEN,
    DRIVE_USED,
    END_TURN,
    ENGINE,
    ENGINE_DECLINE,
    ENGINE_DOWN,
    ENGINE_UP,
    GANTRY,
    GOGGLES,
    LOADER,
    LOADER_USED,
    NIGHTINGALE,
    NONE,
    NOT_YET,
    PASS,
    PASSED,
    SELL_DONE,
    SET,
    Table,
    component_name,
    limit,
    listed,
    mechanism_name,
    others,
    sale_of,
    say,
)


def refuse(table: Table, action: int) -> Reason:
    """Why an action of a running game is not legal."""
    if action <= END_TURN and table.asked != ASK_TURN:
        return _refuse_turn(table, action)
    if action < BUY_DECK:
        return _refuse_market(table, action - BUY_MARKET)
    if action < PASS:
        return _refuse_deck(table, action - BUY_DECK)
    if action == PASS:
        return Reason("R3", say("no-second-primary"))
    if action < DISASSEMBLE:
        return _refuse_build(table, action - BUILD)
    if action < END_TURN:
        return _refuse_disassemble(table, action - DISASSEMBLE)
    if action == END_TURN:
        return Reason("R3", say("no-end-yet"))
    if action <= DRIVE_DECLINE:
        return _refuse_drive(table, action)
    if action <= ENGINE_DECLINE:
        return _refuse_engine(table, action)
    return _refuse_sale(table, action)


def _refuse_turn(table: Table, action: int) -> Reason:
    """R18: a step of a turn, while something else is asked."""
    if table.asked == ASK_DRIVE:
        return Reason("C4", say("no-turn-drive"))
    if BUILD <= action < END_TURN:
        return Reason("R18", say("no-building-between"))
    if table.asked == ASK_ENGINE:
        return Reason("R24", say("no-turn-engine"))
    return Reason("R24", say("no-turn-sale"))


def _refuse_purchase(table: Table) -> Reason | None:
    """Whether a purchase is open at all."""
    seat = table.to_move
    if table.primary == NOT_YET or table.loader_open():
        return None
    if table.primary == BOUGHT and table.has(seat, LOADER):
        return Reason("C9", say("no-loader-used"))
    if table.primary == PASSED:
        return Reason("R9", say("no-buy-passed"))
    if table.used >> (LOADER_USED + seat) & 1:
        return Reason("C9", say("no-loader-used"))
    return Reason("R3", say("no-second-primary"))


def _refuse_market(table: Table, component: int) -> Reason:
    closed = _refuse_purchase(table)
    if closed is not None:
        return closed
    if table.market[component] == 0:
        return Reason("R5", _no_card(table, component))
    return _too_dear(table, component)


def _no_card(table: Table, component: int) -> Phrase:
    """What is not in the market, and what is and can be paid for."""
    name = component_name(component)
    on_offer = [component_name(action - BUY_MARKET) for action in table.choices if action < BUY_DECK]
    if not on_offer:
        return say("no-card-none", {"name": name})
    return say("no-card", {"name": name, "cards": listed(on_offer)})


def _refuse_deck(table: Table, slot: int) -> Reason:
    if not table.has(table.to_move, GOGGLES):
        return Reason("C1", _needs(table, GOGGLES, "no-goggles"))
    closed = _refuse_purchase(table)
    if closed is not None:
        return closed
    cards = table.slots(table.to_move)
    if slot >= len(cards):
        return Reason("C1", say("no-slot", {"slot": slot + 1, "count": len(cards)}))
    return _too_dear(table, cards[slot])


def _too_dear(table: Table, component: int) -> Reason:
    return Reason(
        "R6",
        say(
            "no-cogs",
            {
                "name": component_name(component),
                "price": table.price_to_pay(component),
                "cogs": table.cogs[table.to_move],
            },
        ),
    )


def _refuse_build(table: Table, mechanism: int) -> Reason:
    seat = table.to_move
    name = mechanism_name(mechanism)
    if not table.available >> mechanism & 1:
        return Reason("S3", say("no-mechanism", {"name": name}))
    if table.built_now != NONE:
        return Reason("R12", say("no-second-build", {"name": mechanism_name(table.built_now)}))
    if table.has(seat, mechanism):
        return Reason("R11", say("no-twin", {"name": name}))
    if table.taken_down == mechanism:
        return Reason("R16", say("no-rebuild", {"name": name}))
    missing = table.missing(seat, mechanism)
    if missing:
        cards = listed([component_name(component) for component in missing])
        return Reason("R11", say("no-parts", {"name": name, "cards": cards}))
    return _no_room(table, seat)


def _no_room(table: Table, seat: int) -> Reason:
    """R13, C7: the limit, and the way to make room that is open to this seat: now, later or never."""
    built = table.built[seat]
    assert others(built) >= limit(built)
    removable = [one for one in range(MECHANISMS) if table.has(seat, one) and one not in (GANTRY, AUTOMATON)]
    when = "later" if table.taken_down != NONE else "now"
    if built >> GANTRY & 1:
        return Reason("C7", say("no-room-gantry", {"count": limit(built), "when": when}))
    if removable:
        return Reason("R13", say("no-room", {"name": mechanism_name(removable[0]), "when": when}))
    gantry = table.available >> GANTRY & 1 == 1
    return Reason("R13", say("no-room-automaton", {"gantry": "yes" if gantry else "no"}))


def _needs(table: Table, mechanism: int, key: str) -> Phrase:
    """What takes a Mechanism, and whether there is one in this game."""
    return say(key, {"here": "yes" if table.available >> mechanism & 1 else "no"})


def _refuse_disassemble(table: Table, mechanism: int) -> Reason:
    seat = table.to_move
    name = mechanism_name(mechanism)
    if mechanism == NIGHTINGALE:
        return Reason("R15", say("no-nightingale"))
    if not table.has(seat, mechanism):
        return Reason("R15", say("no-built", {"name": name}))
    if mechanism == AUTOMATON:
        return Reason("C5", say("no-automaton"))
    if table.built_now == mechanism:
        return Reason("R16", say("no-unbuild", {"name": name}))
    if table.taken_down != NONE:
        return Reason("R16", say("no-second-disassembly", {"name": mechanism_name(table.taken_down)}))
    return Reason("C7", say("no-gantry", {"count": others(table.built[seat])}))


def _refuse_drive(table: Table, action: int) -> Reason:
    seat = table.to_move
    if table.asked == ASK_DRIVE:
        return Reason("C4", say("no-token", {"name": component_name(action - DRIVE_TOKEN)}))
    if not table.has(seat, DRIVE):
        return Reason("C4", _needs(table, DRIVE, "no-drive"))
    if table.used >> (DRIVE_USED + seat) & 1:
        return Reason("C4", say("no-drive-used"))
    return Reason("C4", say("no-drive-now"))


def _refuse_engine(table: Table, action: int) -> Reason:
    if table.asked != ASK_ENGINE:
        return Reason("C2", _needs(table, ENGINE, "no-engine-now"))
    up = action < ENGINE_DOWN
    component = action - ENGINE_UP if up else action - ENGINE_DOWN
    price: dict[str, int | str | Phrase] = {"name": component_name(component), "price": table.prices[component]}
    return Reason("R26", say("no-price-up" if up else "no-price-down", price))


def _refuse_sale(table: Table, action: int) -> Reason:
    seat = table.to_move
    if table.asked != ASK_SELL:
        return Reason("R31", say("no-sale-now"))
    assert action != SELL_DONE
    component, count, scrap = sale_of(action)
    held = table.hands[COMPONENTS * seat + component]
    if count + scrap < SET:
        return Reason("R32", say("no-set", {"count": count + scrap, "least": SET}))
    if count > held:
        name = BOX.components[component]
        return Reason("R32", say("no-set-cards", {"component": name, "count": count, "held": held}))
    if table.has(seat, CRUCIBLE) and table.aside > 0:
        return Reason("C10", say("no-set-aside", {"scrap": scrap, "held": table.scrap[seat]}))
    return Reason("R32", say("no-set-scrap", {"scrap": scrap, "held": table.scrap[seat]}))
