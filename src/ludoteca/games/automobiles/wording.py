"""What is said at the table of Automobiles: actions, questions, the score sheet and the notation."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles.actions import (
    ACTION,
    ALL_WEAR,
    BLOCKS,
    BOOST_DRAW,
    BOOST_REPLY,
    BUY,
    DONE,
    ENGINEER_MOVE,
    FROM_DISCARD,
    GRID_PLACE,
    INNER,
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
    SUPER_TAKE,
    UPGRADE,
    block_of,
)
from ludoteca.games.automobiles.content import BLACK, BOX, COLOURS, GEARS, MOVERS, WEAR, YELLOW, card_rule
from ludoteca.games.automobiles.effects import AutomobilesEffects
from ludoteca.games.automobiles.names import card_name, cube_name, say
from ludoteca.games.automobiles.table import NONE, AutomobilesTable
from ludoteca.games.automobiles.track import NOWHERE

NAMES: Final = [
    "grid_place", "setup_buy", "action", "step", "upgrade", "engineer_move", "remove_discard", "manager_remove",
    "manager_return", "mechanic_move", "pit_crew", "pit_team_remove", "pit_team_gain", "steering_gear", "boost_draw",
    "boost_reply", "nitro_keep", "super_take", "buy",
]  # fmt: skip
_PLAIN: Final = {  # the decisions whose answers are a colour or an end, with the words for each
    SETUP_BUY: ("buy-cube", "buy-done"),
    BUY: ("buy-cube", "buy-done"),
    ENGINEER_MOVE: ("discard-cube", "discard-done"),
    REMOVE_DISCARD: ("remove-cube", "remove-done"),
    MANAGER_REMOVE: ("remove-active", "remove-none"),
    MECHANIC_MOVE: ("spend-cube", "spend-cube"),
    PIT_TEAM_REMOVE: ("remove-sum", "remove-done"),
    PIT_TEAM_GAIN: ("gain-cube", "gain-cube"),
    STEERING_GEAR: ("steer-bare", "steer-bare"),
    NITRO_KEEP: ("keep-cube", "keep-cube"),
    SUPER_TAKE: ("take-cube", "take-done"),
}


def describe(table: AutomobilesEffects, action: int) -> Phrase:
    """What an action is, legal or not."""
    block = block_of(action)
    answer = action - block
    if block == GRID_PLACE:
        return say("grid-place", {"place": answer + 1, "money": table.terms.track.money[answer]})
    if block == ACTION:
        return _describe_use(table, answer)
    if block == STEP:
        return _describe_step(table, answer)
    if block == UPGRADE:
        if answer == BLACK:
            return say("upgrade-black", {"cube": cube_name(answer, table.cards)})
        return say("upgrade", {"cube": cube_name(answer, table.cards), "next": cube_name(answer + 1, table.cards)})
    if block == MANAGER_RETURN:
        if answer == DONE:
            return say("return-none")
        if answer < DONE:
            return say("return-active", {"cube": cube_name(answer, table.cards)})
        return say("return-discard", {"cube": cube_name(answer - FROM_DISCARD, table.cards)})
    if block == PIT_CREW_CHOICE:
        if answer == ALL_WEAR and table.asked == PIT_CREW_CHOICE:
            return say("crew-wear", {"count": table.discard[table.driver * COLOURS + WEAR]})
        return say("crew-all" if answer == ALL_WEAR else "crew-two")
    if block == STEERING_GEAR and table.asked == STEERING_GEAR and answer > 0:
        lower = say("gear", {"colour": BOX.colours[answer - 1]})
        shut = not table.ways(table.path_end, 1 << (answer - 1), 1)
        return say("steer-nowhere" if shut else "steer-gear", {"cube": cube_name(answer, table.cards), "lower": lower})
    if block == BOOST_DRAW:
        return say("boost-draw" if answer else "boost-stop")
    if block == BOOST_REPLY:
        return say("reply-draw" if answer else "reply-no")
    if answer == DONE:
        return say(_PLAIN[block][1])
    return say(_PLAIN[block][0], {"cube": cube_name(answer, table.cards), "cost": table.cost[answer]})


def _describe_use(table: AutomobilesEffects, answer: int) -> Phrase:
    """A cube that would do nothing is offered with a warning, and with what it costs all the same."""
    if answer == DONE:
        return say("end-actions")
    asked = table.asked == ACTION and table.to_move >= 0
    if answer == PIT_STOP:
        wear = table.active[table.driver * COLOURS + WEAR] if asked else 0
        return say("pit-stop", {"count": wear})
    args: dict[str, int | str | Phrase] = {"cube": cube_name(answer, table.cards)}
    if not asked or ACTION + answer not in table.choices or not table.idle(answer):
        return say("use", args)
    card = table.cards[answer - YELLOW]
    args["wear"] = min(BOX.card_wear[card], table.stock[WEAR])
    return say("use-nowhere" if card in MOVERS else "use-idle", args)


def _describe_step(table: AutomobilesTable, answer: int) -> Phrase:
    if answer == STOP:
        return say("stop")
    side = "own" if answer == OWN else "inner" if answer == INNER else "outer"
    land = table.exit_to(answer) if table.path_end != NOWHERE else NOWHERE
    if land == NOWHERE:
        return say("step-shut", {"side": side})
    return say("step", {"side": side, "place": table.place_phrase(land)})


def question(table: AutomobilesTable) -> Question:
    """What is asked now, and the rule that asks it."""
    if table.to_move < 0:
        return Question("F2", say("over"))
    asked = table.asked
    args: dict[str, int | str | Phrase] = {"money": table.money, "left": table.left, "made": table.made}
    if asked == GRID_PLACE:
        return Question("S4", say("ask-grid"))
    if asked == SETUP_BUY:
        return Question("S7", say("ask-setup-buy", args))
    if asked == BUY:
        return Question("R22", say("ask-buy", args))
    if asked == ACTION:
        return Question("R15", say("ask-action")) if table.begun else Question("R13", say("ask-turn"))
    rule = cube_rule(table, table.cube)
    if asked == STEP:
        args["colours"] = table.colours_phrase(table.allowed)
        return Question(rule, say("ask-step" if table.must else "ask-steps", args))
    if table.cube >= YELLOW:
        args["card"] = card_name(table.cards[table.cube - YELLOW])
    if asked == REMOVE_DISCARD:
        return Question(rule, say("ask-remove-exactly" if table.must else "ask-remove", args))
    return Question(rule, say(f"ask-{NAMES[BLOCKS.index(asked)].replace('_', '-')}", args))


def cube_rule(table: AutomobilesTable, colour: int) -> str:
    """The id of the rule that tells what a cube does: C1 to C5 for gears and Wear, else its card's."""
    return f"C{colour + 1}" if colour < YELLOW else card_rule(table.cards[colour - YELLOW])


def score_sheet(table: AutomobilesTable, seat: int) -> list[ScoreLine]:
    """R5: whole laps, and the way since the line."""
    distance = table.distance[seat]
    laps = table.laps_completed(distance)
    whole = laps * table.terms.track.length
    lines = [
        ScoreLine("R5", say("line-laps", {"laps": laps}), whole),
        ScoreLine("R5", say("line-way"), distance - whole),
    ]
    if table.to_move < 0:
        for pair in table.level():
            if seat in pair:
                own, others = table.lane_of(seat), table.lane_of(pair[0] if seat == pair[1] else pair[1])
                won = "yes" if seat == pair[0] else "no"
                lines.append(ScoreLine("F4", say("line-level", {"won": won, "lane": own, "others": others}), 0))
    return lines


def notation(table: AutomobilesTable) -> str:
    """The position as plain text: cubes as letters, cars in the notation of the rulebook."""
    terms = table.terms
    track = terms.track
    if table.to_move < 0:
        asked = "over"
    else:
        asked = f"seat {table.to_move} {NAMES[BLOCKS.index(table.asked)]}"
        if table.money:
            asked += f" money {table.money}"
        if table.cube != NONE:
            asked += f", cube {BOX.letters[table.cube]} left {table.left} made {table.made}"
        if table.allowed:
            asked += " allowed " + "".join(BOX.letters[gear] for gear in range(GEARS) if table.allowed >> gear & 1)
        if table.must:
            asked += " must"
    lines = [
        f"cards {' '.join(BOX.cards[card] for card in table.cards)}",
        f"stock {cubes_notation(table.stock)}",
        f"turn  round {table.round} of {terms.last_round}, first {table.first}, {asked}",
    ]
    if table.driver != NONE:
        steps = " ".join(
            f"{BOX.letters[cube]}>{track.place_text(section)}"
            for cube, section in zip(table.path_cubes, table.path, strict=True)
        )
        flags = ("begun " if table.begun else "") + ("calm " if table.calm else "")
        lines.append(f"path  seat {table.driver} place {table.noted} {flags}{steps or '-'}")
    for seat in range(terms.players):
        where = "-" if table.car[seat] == NOWHERE else track.place_text(table.car[seat])
        areas = " | ".join(
            f"{name} {cubes_notation(table.area(area, seat))}"
            for name, area in (
                ("bag", table.bag), ("active", table.active), ("used", table.used), ("discard", table.discard),
            )
        )  # fmt: skip
        lines.append(f"seat {seat}: {where} {table.distance[seat]} lap marker {table.marker(seat)} | {areas}")
    return "\n".join(lines)


def cubes_notation(counts: list[int]) -> str:
    """Cubes as letters with their counts: `W5 L2 y5`."""
    return " ".join(f"{BOX.letters[colour]}{counts[colour]}" for colour in range(COLOURS) if counts[colour]) or "-"
