"""Pocket Mars in words: actions, questions, events and the position as text."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.actions import (
    ASK_ABILITY,
    ASK_DA_DISCARD,
    ASK_DA_DRAW,
    ASK_DRAFT,
    ASK_DROP,
    ASK_FILL,
    ASK_LOWER,
    ASK_OPENING,
    ASK_PART,
    ASK_TURN,
    ASK_VALUE,
    DECISIONS,
    DO_BOTTOM,
    DO_COVER,
    DO_DA_SLOT,
    DO_DRAFT,
    DO_DROP,
    DO_FILL,
    DO_LAND,
    DO_MOVE,
    DO_PEEK,
    DO_PROMOTE,
    DO_REORDER,
    DO_SHIFT,
    DO_SWAP,
    SKIP,
    TURN_ENERGY,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    USE,
)
from ludoteca.games.pocket_mars.automaton import DA
from ludoteca.games.pocket_mars.content import BOX, CARDS, HOUSES, PARTS, VALUES
from ludoteca.games.pocket_mars.names import card_name, lower_text, part_text, say, side_name, upper_text
from ludoteca.games.pocket_mars.scoring import Tally, level_seats, points
from ludoteca.games.pocket_mars.table import FACE_DOWN, MODULE, NONE, PocketMarsTable

PART_RULES: Final = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"]
ABILITY_RULES: Final = ["C16", "C17", "C18", "C19", "C20"]


# ---- actions


def describe(table: PocketMarsTable, action: int) -> Phrase:
    """What that action is, as the deciding seat would say it."""
    if action < TURN_PREP:
        return say("play-hand", {"card": card_name(action), "text": upper_text(action)})
    if action < TURN_OTHER:
        card = action - TURN_PREP
        return say("play-prep", {"card": card_name(card), "text": lower_text(card)})
    if action < TURN_TAKE:
        return _describe_other(table, action - TURN_OTHER)
    if action == TURN_TAKE:
        return say("take-solo" if table.terms.solo else "take")
    if action < DO_LAND:
        brings = table.discard_brings(table.to_move) if table.to_move >= 0 else 0
        return say("energy", {"card": card_name(action - TURN_ENERGY), "count": brings})
    if action < DO_COVER:
        return _describe_on_mars(table, action)
    if action < DO_PEEK:
        return say("cover", {"card": card_name(action - DO_COVER)})
    if action < DO_SHIFT:
        return say("peek", {"seat": _whose(table, action - DO_PEEK + 1)})
    if action < DO_BOTTOM:
        building, colonist = divmod(action - DO_SHIFT, 8)
        key = "shift-up" if colonist % 2 else "shift-down"
        return say(key, {"type": BOX.types[building], "seat": _whose(table, colonist // 2)})
    if action < DO_DROP:
        return say("bottom", {"card": card_name(action - DO_BOTTOM)})
    if action < DO_FILL:
        return say("drop", {"card": card_name(action - DO_DROP)})
    if action < DO_DRAFT:
        return say("fill", {"card": card_name(action - DO_FILL)})
    if action < DO_DA_SLOT:
        return say("keep", {"card": card_name(action - DO_DRAFT)})
    if action < USE:
        return _describe_da_slot(table, action - DO_DA_SLOT)
    if table.to_move < 0:
        return say("use-bare" if action == USE else "skip-bare")
    if action == SKIP:
        return say("skip", {"what": what_is_asked(table)})
    return say("use", {"what": what_is_asked(table)})


def _describe_other(table: PocketMarsTable, choice: int) -> Phrase:
    steps, slot = divmod(choice, 2)
    args: dict[str, int | str | Phrase] = {"slot": slot + 1, "seat": _whose(table, steps + 1)}
    if steps + 1 >= table.terms.sides or table.to_move < 0:
        return say("play-other-bare", args)
    card = table.prep[MODULE * table.clockwise(table.to_move, steps + 1) + slot]
    if card < 0 or table.asked <= ASK_OPENING:
        return say("play-other-bare", args)
    if table.known[card] & 1 << table.to_move:
        args["card"] = card_name(card)
        return say("play-other-known", args)
    args["type"] = BOX.types[BOX.kind[card]]
    return say("play-other", args)


def _describe_on_mars(table: PocketMarsTable, action: int) -> Phrase:
    if action < DO_PROMOTE:
        return say("land", {"type": BOX.types[action - DO_LAND]})
    if action < DO_SWAP:
        return say("promote", {"type": BOX.types[action - DO_PROMOTE]})
    if action < DO_MOVE:
        building, owners = divmod(action - DO_SWAP, 16)
        low = _whose(table, owners // 4)
        high = _whose(table, owners % 4)
        return say("swap", {"type": BOX.types[building], "seat": low, "other": high})
    if action < DO_REORDER:
        start, goal = divmod(action - DO_MOVE, HOUSES)
        return say("move", {"type": BOX.types[start], "other": BOX.types[goal]})
    building, place = divmod(action - DO_REORDER, 6)
    args: dict[str, int | str | Phrase] = {"type": BOX.types[building], "place": place + 1}
    if place >= table.height[building]:
        return say("reorder-bare", args)
    card = table.pile[VALUES * building + place]
    args["value"] = 0 if card >= FACE_DOWN else BOX.value[card]
    return say("reorder", args)


def _describe_da_slot(table: PocketMarsTable, slot: int) -> Phrase:
    args: dict[str, int | str | Phrase] = {"slot": slot + 1}
    card = table.prep[MODULE * DA + slot] if table.terms.solo else NONE
    if card < 0:
        return say("da-slot-bare", args)
    args["type"] = BOX.types[BOX.kind[card]]
    return say("da-slot-discard" if table.asked == ASK_DA_DISCARD else "da-slot-draw", args)


def _whose(table: PocketMarsTable, steps: int) -> Phrase:
    """A side by its distance from the deciding seat."""
    if steps >= table.terms.sides or table.to_move < 0:
        return say("seat-away", {"steps": steps})
    return side_name(table.clockwise(table.to_move, steps), table.terms.players)


# ---- questions


def question(table: PocketMarsTable) -> Question:
    """What is asked now, and by which rule."""
    asked = table.asked
    if table.to_move < 0:
        return Question("A10" if table.terms.solo else "R30", say("ends"))
    if asked == ASK_TURN:
        return Question("A2" if table.terms.solo else "R2", say("ask-turn"))
    if asked == ASK_DRAFT:
        return Question("S8", say("ask-draft"))
    if asked == ASK_OPENING:
        return Question("S5", say("ask-opening", {"left": MODULE - table.prepared(table.to_move)}))
    if asked == ASK_DROP:
        return Question("R20", say("ask-drop"))
    if asked == ASK_FILL:
        return Question("R20", say("ask-fill"))
    if asked == ASK_DA_DISCARD:
        return Question("A2", say("ask-da-discard"))
    if asked == ASK_DA_DRAW:
        return Question("A4", say("ask-da-draw"))
    card = card_name(table.played)
    if asked == ASK_VALUE:
        kind = BOX.types[BOX.kind[table.played]]
        return Question("A2" if table.owner == NONE else "R11", say("ask-value", {"card": card, "type": kind}))
    if asked == ASK_LOWER:
        own = table.owner == table.active
        return Question("R11" if own else "R12", say("ask-lower", {"card": card, "text": lower_text(table.played)}))
    if asked == ASK_PART:
        args: dict[str, int | str | Phrase] = {"card": card, "text": part_text(table.part)}
        if PARTS[BOX.part[table.part]] == "land" and BOX.times[table.part] > 1:
            args["left"] = table.left
            return Question("C2", say("ask-part-left", args))
        return Question(PART_RULES[BOX.part[table.part]], say("ask-part", args))
    building = BOX.kind[table.played]
    return Question(ABILITY_RULES[building], say("ask-ability", {"type": BOX.types[building]}))


def what_is_asked(table: PocketMarsTable) -> Phrase:
    """What can be used or skipped, as a thing."""
    if table.asked == ASK_VALUE:
        return say("what-value", {"card": card_name(table.played)})
    if table.asked == ASK_LOWER:
        return say("what-lower", {"card": card_name(table.played)})
    if table.asked == ASK_ABILITY:
        return say("what-ability", {"type": BOX.types[BOX.kind[table.played]]})
    if table.asked == ASK_PART:
        return say("what-part", {"text": part_text(table.part)})
    return say("what-this")


# ---- events


def tell_peek(table: PocketMarsTable, seat: int, side: int) -> None:
    """C8: everybody hears whose cards were looked at, and the one who looked what they are."""
    cards = [card_name(card) for card in table.module_of(side) if card >= 0]
    args: dict[str, int | str | Phrase] = {
        "seat": seat_name(seat),
        "other": side_name(side, table.terms.players),
        "one": cards[0],
    }
    if len(cards) > 1:
        args["two"] = cards[1]
    table.tell(seat, say("peeks-two" if len(cards) > 1 else "peeks-one", args), (seat,))
    table.tell_others(seat, say("peeks", {"seat": args["seat"], "other": args["other"]}))


def tell_swap(table: PocketMarsTable, seat: int, building: int, low: int, high: int) -> None:
    """C6."""
    players = table.terms.players
    args: dict[str, int | str | Phrase] = {
        "type": BOX.types[building],
        "low": side_name(low, players),
        "high": side_name(high, players),
    }
    table.tell_of(seat, "swaps", args)


def tell_shift(table: PocketMarsTable, seat: int, building: int, side: int, up: bool) -> None:
    """C16."""
    args: dict[str, int | str | Phrase] = {
        "type": BOX.types[building],
        "other": side_name(side, table.terms.players),
    }
    table.tell_of(seat, "shifts-up" if up else "shifts-down", args)


def what_ended(table: PocketMarsTable) -> list[Phrase]:
    """R30, R31, A10: each of the conditions that end the game and that holds."""
    found: list[Phrase] = []
    for side in range(table.terms.sides):
        if table.settled(side) == BOX.colonists:
            found.append(say("ends-settled", {"seat": side_name(side, table.terms.players), "count": BOX.colonists}))
    if table.terms.solo and table.prepared(DA) < MODULE:
        found.append(say("ends-module", {"count": table.prepared(DA)}))
    return found if found else [say("ends-limit", {"round": table.round})]


def what_decided(table: PocketMarsTable) -> Phrase | None:
    """F7, F11: what decides between equal points; None where they are not equal."""
    if table.terms.solo:
        yours = points(table, 0)
        return say("tie-solo", {"points": yours}) if yours == points(table, DA) else None
    level = level_seats(table)
    if len(level) < 2:
        return None
    most = table.settled(level[0])
    args: dict[str, int | str | Phrase] = {"points": points(table, level[0]), "count": most}
    behind = [table.settled(seat) for seat in level if table.settled(seat) < most]
    if len(behind) == len(level) - 1:
        args["seat"] = seat_name(level[0])
        args["fewer"] = behind[0]
        return say("tie-settled", args)
    return say("tie-shared", args)


def tell_end(table: PocketMarsTable) -> None:
    """The game is over, and why; in the solo game also what Devious Automatics has."""
    for phrase in what_ended(table):
        table.tell(NONE, phrase)
    table.tell(NONE, say("ends"))
    if table.terms.solo:
        yours, its = points(table, 0), points(table, DA)
        table.tell(NONE, say("solo-won" if yours > its else "solo-lost", {"points": yours, "other": its}))


def score_lines(tally: Tally) -> list[ScoreLine]:
    """The lines of a score sheet."""
    return [
        ScoreLine("F1", say("line-ship"), tally.ship),
        ScoreLine("F2", say("line-star"), tally.star),
        ScoreLine("F3", say("line-double"), tally.double),
        ScoreLine("F4", say("line-spread"), tally.spread),
        ScoreLine("F5", say("line-four"), tally.four),
        ScoreLine("F6", say("line-energy"), tally.energy),
    ]


# ---- the position as text


def notation(table: PocketMarsTable) -> str:
    """The whole position, hidden cards too: decision, buildings, deck, pile, then a line for each side."""
    terms = table.terms
    asked = "over" if table.to_move < 0 else f"seat {table.to_move} {DECISIONS[table.asked]}"
    if table.to_move >= 0 and table.asked == ASK_PART:
        asked += f" {PARTS[BOX.part[table.part]]} x{table.left}"
    played = "" if table.played < 0 else f", plays {BOX.names[table.played]}"
    row = " ".join(f"{BOX.codes[building]}[{_codes(table.stack_of(building))}]" for building in table.row)
    lines = [
        f"round {table.round}, turn of {table.active}, first {table.first}: {asked}{played}",
        f"mars    {row}",
        f"deck    {_codes(table.deck)} (top last, {table.sunk} sunk)",
        f"discard {_codes(table.discard)}",
    ]
    if table.packs:
        packs = [_codes(table.packs[number : number + 5]) for number in range(0, len(table.packs), 5)]
        kept = [_codes(table.picks[number : number + 4]) for number in range(0, len(table.picks), 4)]
        lines.append(f"draft   packs {' / '.join(packs)}; kept {' / '.join(kept)}")
    for side in range(terms.sides):
        name = f"seat {side}" if side < terms.players else "DA"
        mars = " ".join(
            f"{BOX.codes[building]} {table.star[HOUSES * side + building]}+{table.double[HOUSES * side + building]}"
            for building in range(HOUSES)
        )
        facts = [card for card in range(CARDS) if table.known[card] >> side & 1 and not _own(table, side, card)]
        known = f" | knows {_codes(facts)}" if facts and side < terms.players else ""
        lines.append(
            f"{name}: earth {table.earth[side]} ship {table.ship[side]} energy {table.energy[side]} | {mars} | "
            f"hand {_codes(table.hand_of(side))} prep {_codes(table.module_of(side))} | {points(table, side)}{known}"
        )
    return "\n".join(lines)


def _own(table: PocketMarsTable, seat: int, card: int) -> bool:
    return card in table.hand_of(seat) or card in table.module_of(seat)


def _codes(cards: list[int]) -> str:
    """Cards by their codes; those face-down under a building in brackets."""
    return " ".join([_code(card) for card in cards]) or "-"


def _code(card: int) -> str:
    if card < 0:
        return "."
    return BOX.names[card] if card < FACE_DOWN else f"({BOX.names[card - FACE_DOWN]})"
