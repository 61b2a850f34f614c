"""The phrases of Pocket Mars that name things: cards, types, buildings, the halves of a card."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.content import ANYWHERE, BOX, CONDITIONS, PARTS, PAY


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("pocket_mars", key, args)


def card_name(card: int) -> Phrase:
    """The name of a card: `Science 3`."""
    return say("card", {"type": BOX.types[BOX.kind[card]], "value": BOX.value[card]})


def card_code(card: int) -> Phrase:
    """A card in short: `Sc3`."""
    return say("card-code", {"type": BOX.types[BOX.kind[card]], "value": BOX.value[card]})


def type_code(kind: int) -> Phrase:
    """A type in short, for those who do not tell colours apart: `Sc`."""
    return say("code", {"type": BOX.types[kind]})


def type_name(kind: int) -> Phrase:
    """The name of a type: `Science`."""
    return say("type", {"type": BOX.types[kind]})


def side_name(side: int, players: int) -> Phrase:
    """Who that is: a seat, or Devious Automatics."""
    return say("da") if side >= players else seat_name(side)


def part_text(number: int) -> Phrase:
    """A part of a card's text, by its place in the box."""
    part = PARTS[BOX.part[number]]
    where = BOX.where[number]
    if where == ANYWHERE:
        return say(f"part-{part}", {"count": BOX.times[number]})
    return say(f"part-{part}-in", {"count": BOX.times[number], "type": BOX.types[where]})


def half_text(card: int, half: int) -> list[Phrase]:
    """The parts of a card's upper (0) or lower (1) action."""
    text = 2 * card + half
    return [part_text(number) for number in range(BOX.first[text], BOX.first[text + 1])]


def condition_text(card: int) -> Phrase:
    """The condition of a card's lower action."""
    condition = BOX.condition[card]
    key = f"condition-{CONDITIONS[condition]}"
    number = BOX.condition_number[card]
    if condition == PAY:
        return say(key, {"count": number})
    return say(key, {"type": BOX.types[number]})


def lower_text(card: int) -> Phrase:
    """A card's lower action with its condition, in one sentence."""
    parts = half_text(card, 1)
    args: dict[str, int | str | Phrase] = {"condition": condition_text(card), "one": parts[0]}
    if len(parts) == 1:
        return say("text-lower-one", args)
    args["two"] = parts[1]
    return say("text-lower-two", args)


def upper_text(card: int) -> Phrase:
    """A card's upper action, in one sentence."""
    parts = half_text(card, 0)
    if len(parts) == 1:
        return say("text-one", {"one": parts[0]})
    return say("text-two", {"one": parts[0], "two": parts[1]})
