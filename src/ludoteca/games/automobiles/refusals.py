"""Why an action of Automobiles cannot be played now: the rule, and what is missing."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles.actions import (
    ACTION,
    BOOST_DRAW,
    BUY,
    DONE,
    ENGINEER_MOVE,
    FROM_DISCARD,
    GRID_PLACE,
    MANAGER_REMOVE,
    MANAGER_RETURN,
    MECHANIC_MOVE,
    NITRO_KEEP,
    OWN,
    PIT_CREW_CHOICE,
    PIT_STOP,
    PIT_TEAM_GAIN,
    PIT_TEAM_REMOVE,
    REMOVE_DISCARD,
    SETUP_BUY,
    STEERING_GEAR,
    STEP,
    STOP,
    UPGRADE,
    block_of,
)
from ludoteca.games.automobiles.content import (
    BOX,
    CAR_CHIEF,
    COLOURS,
    CREW_CHIEF,
    GEARS,
    MECHANIC,
    NITRO,
    PIT_TEAM,
    STEERING,
    SUSPENSION,
    TIRES,
    WEAR,
    YELLOW,
    card_rule,
)
from ludoteca.games.automobiles.names import card_name, cube_name, say
from ludoteca.games.automobiles.table import AutomobilesTable
from ludoteca.games.automobiles.track import NOWHERE
from ludoteca.games.automobiles.wording import cube_rule, question

_UNUSABLE: Final = {
    CAR_CHIEF: "no-upgrade-at-all",
    MECHANIC: "no-other-cube",
    CREW_CHIEF: "no-draw",
    PIT_TEAM: "no-pit-team-at-all",
    SUSPENSION: "no-suspension",
    TIRES: "no-tires",
    STEERING: "no-steering",
    NITRO: "no-two-draws",
}
"""What is missing for a card that is not always usable (R17)."""


def why_not(table: AutomobilesTable, action: int) -> Reason:
    """Why an action is not legal."""
    block = block_of(action)
    answer = action - block
    if block != table.asked:
        asked = question(table)
        return Reason(asked.rule, say("no-not-now", {"question": asked.phrase}))
    if block == GRID_PLACE:
        if answer >= table.terms.players:
            return Reason("S4", say("no-grid-unused", {"place": answer + 1, "players": table.terms.players}))
        return Reason("S4", say("no-grid-taken", {"place": answer + 1}))
    if block == ACTION:
        return _refuse_action(table, answer)
    if block == STEP:
        return _refuse_step(table, answer)
    if block in (SETUP_BUY, BUY, PIT_TEAM_GAIN):
        return _refuse_price(table, "S7" if block == SETUP_BUY else "R22" if block == BUY else "C13", answer)
    if block == UPGRADE:
        return _refuse_upgrade(table, answer)
    if block == PIT_TEAM_REMOVE:
        return _refuse_pit_team(table, answer)
    rule = cube_rule(table, table.cube)
    if block == PIT_CREW_CHOICE:
        return Reason(rule, say("no-two-cubes"))
    if block == BOOST_DRAW:
        return Reason(rule, say("no-draw"))
    if answer == DONE and block == REMOVE_DISCARD:
        return Reason(rule, say("no-stop-removing", {"left": table.left}))
    if block == STEERING_GEAR and answer == 0:
        return Reason(rule, say("no-white-steering"))
    if block == NITRO_KEEP:
        return Reason(rule, say("no-not-drawn", {"cube": cube_name(answer, table.cards)}))
    active = block in (ENGINEER_MOVE, MANAGER_REMOVE, MECHANIC_MOVE, STEERING_GEAR) or (
        block == MANAGER_RETURN and answer < DONE
    )
    colour = answer - FROM_DISCARD if block == MANAGER_RETURN and answer > DONE else answer
    key = "no-not-active" if active else "no-not-discard"
    return Reason(rule, say(key, {"cube": cube_name(colour, table.cards)}))


def _refuse_action(table: AutomobilesTable, answer: int) -> Reason:
    if answer == PIT_STOP:
        return Reason("R13", say("no-pit-stop"))
    cube = cube_name(answer, table.cards)
    if table.active[table.driver * COLOURS + answer] == 0:
        return Reason("R15", say("no-not-active", {"cube": cube}))
    if answer < GEARS:
        return Reason(f"C{answer + 1}", say("no-exit-fits", {"colours": table.colours_phrase(1 << answer)}))
    card = table.cards[answer - YELLOW]
    return Reason(card_rule(card), say(_UNUSABLE[card], {"card": card_name(card)}))


def _refuse_step(table: AutomobilesTable, answer: int) -> Reason:
    rule = cube_rule(table, table.cube)
    if answer == STOP:
        return Reason("R12", say("no-stop"))
    track = table.terms.track
    space = track.exits[3 * table.path_end + answer]
    if space == NOWHERE:
        return Reason("R8", say("no-lane", {"side": ("own", "inner", "outer")[answer]}))
    if table.exit_to(answer) == NOWHERE:
        shut = answer == OWN and table.landing(space, track.behind[table.path_end]) != NOWHERE
        return Reason("R10" if shut else "R9", say("no-way-past" if shut else "no-room"))
    args: dict[str, int | str | Phrase] = {
        "found": table.colours_phrase(track.colours[space]),
        "colours": table.colours_phrase(table.allowed),
    }
    return Reason(rule, say("no-colour", args))


def _refuse_price(table: AutomobilesTable, rule: str, colour: int) -> Reason:
    args: dict[str, int | str | Phrase] = {
        "cube": cube_name(colour, table.cards),
        "cost": table.cost[colour],
        "money": table.money,
    }
    if colour == WEAR:
        return Reason("D11", say("no-wear-sold"))
    if table.stock[colour] == 0:
        return Reason(rule, say("no-stock", args))
    return Reason(rule, say("no-money", args))


def _refuse_upgrade(table: AutomobilesTable, gear: int) -> Reason:
    if table.discard[table.driver * COLOURS + gear] == 0:
        return Reason("C6", say("no-not-discard", {"cube": cube_name(gear, table.cards)}))
    return Reason("C6", say("no-next-gear", {"next": cube_name(gear + 1, table.cards)}))


def _refuse_pit_team(table: AutomobilesTable, answer: int) -> Reason:
    if answer == DONE:
        return Reason("C13", say("no-gain-yet", {"money": table.money}))
    if table.discard[table.driver * COLOURS + answer] == 0:
        return Reason("C13", say("no-not-discard", {"cube": cube_name(answer, table.cards)}))
    return Reason("C13", say("no-gain-from-wear", {"money": table.money + BOX.wear_cost}))
