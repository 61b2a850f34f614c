"""What a card of Martians!!! is played on: players, tiles, squares, items, weapons (R55, C1-C35)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians import ids
from ludoteca.games.martians.cards import OBJECT, gets, gifts, targets
from ludoteca.games.martians.content import BLOCKED, KINDS
from ludoteca.games.martians.decisions.ask import Ask, Block, about_card, asked_now
from ludoteca.games.martians.ids import CELL, ITEM, OTHER_ITEM, PASS, SEAT, STAGE_REDIRECT
from ludoteca.games.martians.phrases import Args, card_said, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.resolving import cancel, name_target

# ---- players


@mypyc_attr(allow_interpreted_subclasses=True)
class NameSeat(Ask):
    """The target, or whom a reaction puts in its place (C14, C18, C25, C29, C33, C34)."""

    name = "target_seat"
    passing = "nobody"

    def legal(self, state: MartiansState) -> list[int]:
        """Whom the card, or the reaction, may name."""
        if state.stage == STAGE_REDIRECT:
            return state.terms.cards[state.choice].redirects(state)
        return [SEAT + seat for seat in targets(state, state.terms.cards[state.played], state.player)]

    def take(self, state: MartiansState, action: int) -> None:
        """R55, C18."""
        if action == PASS:
            cancel(state)
        else:
            name_target(state, action - SEAT, state.to_move)

    def ask(self, state: MartiansState) -> Question:
        """R55."""
        key = "ask-redirect" if state.stage == STAGE_REDIRECT else "ask-seat"
        return about_card(state, key, None, _naming(state))

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """What the card cannot do."""
        rule = _naming(state)
        if number >= state.terms.players:
            return Reason(rule, say("no-such-seat"))
        if number == state.to_move:
            return Reason(rule, say("no-self"))
        return Reason(rule, say("no-target", {"seat": seat_name(number), "card": card_said(state, state.played)}))


def _naming(state: MartiansState) -> str:
    """The rule of the card that names somebody."""
    return state.terms.cards[state.choice if state.stage == STAGE_REDIRECT else state.played].rule


# ---- tiles, squares, weapons of the pile


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCard(Ask):
    """What the card being resolved wants to know; it says itself what may be answered."""

    def legal(self, state: MartiansState) -> list[int]:
        """What the card says."""
        return state.terms.cards[state.played].options(state)

    def take(self, state: MartiansState, action: int) -> None:
        """What the card says."""
        state.terms.cards[state.played].answer(state, action)

    def ask(self, state: MartiansState) -> Question:
        """What the card says."""
        return about_card(state, state.terms.cards[state.played].question(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class NameTile(OfCard):
    """A tile."""

    name = "target_tile"

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """What the card cannot do."""
        card = state.terms.cards[state.played]
        if state.place[number] < 0:
            return Reason(card.rule, say("no-tile-there", {"tile": tile_there(state, number)}))
        return Reason(card.rule, say("no-tile-target", {"tile": tile_there(state, number), "card": card.said()}))


@mypyc_attr(allow_interpreted_subclasses=True)
class NameCell(OfCard):
    """A square."""

    name = "target_cell"
    passing = "enough"

    def refuse_cell(self, state: MartiansState, cell: int) -> Reason:
        """What the card cannot do."""
        return refuse_square(state, cell, "no-cell-target")


def refuse_square(state: MartiansState, cell: int, key: str) -> Reason:
    """R3, or what the card being resolved cannot do there."""
    card = state.terms.cards[state.played]
    if state.ground[cell] == BLOCKED:
        return Reason("R3", say("no-square", {"cell": cell_name(state, cell)}))
    args: Args = {"cell": cell_name(state, cell)}
    if key == "no-cell-target":
        args["card"] = card.said()
    return Reason(card.rule, say(key, args))


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeWeapon(OfCard):
    """A weapon out of the draw pile (C26)."""

    name = "landing"
    passing = "no-weapon"

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """C26."""
        return Reason(
            state.terms.cards[state.played].rule, say("no-such-weapon", {"card": state.terms.weapons[number].said()})
        )


class NamingCell(Block):
    """A square: that of a Martian to move, of an object, or where a card is played."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """As it is called in the decision: `Choose square 5 of the Church`."""
        return say(asked_now(state).square, {"cell": cell_name(state, number)})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """What the decision says."""
        return asked_now(state).refuse_cell(state, number)


# ---- items: Searchlight (C11)


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveItem(Ask):
    """Which item is given away."""

    name = "search_give"

    def legal(self, state: MartiansState) -> list[int]:
        """C11."""
        return [ITEM + kind for kind in gifts(state, state.player, False)]

    def take(self, state: MartiansState, action: int) -> None:
        """C11."""
        state.choice = action - ITEM

    def ask(self, state: MartiansState) -> Question:
        """C11."""
        return about_card(state, "ask-give")

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """C11."""
        held = state.items[state.player] >> number & 1
        rule = state.terms.cards[state.played].rule
        return Reason(rule, say("no-gift" if held else "no-item", {"kind": kind_name(number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class GetItem(Ask):
    """What is taken for it: an item of another player, or an object on a square."""

    name = "search_get"
    square = "get-object"

    def legal(self, state: MartiansState) -> list[int]:
        """C11."""
        found = gets(state, state.player, state.choice, False)
        return sorted([OTHER_ITEM + code if code < OBJECT else CELL + code - OBJECT for code in found])

    def take(self, state: MartiansState, action: int) -> None:
        """C11."""
        if action < OTHER_ITEM:
            state.stage = ids.STAGE_EFFECT
            state.other = OBJECT + action - CELL
            return
        state.stage = ids.STAGE_REACT
        state.other = action - OTHER_ITEM
        state.target = state.other // KINDS
        if state.telling:
            args: Args = {"other": seat_name(state.target), "card": card_said(state, state.played)}
            state.tell_of(state.player, "names", args)

    def ask(self, state: MartiansState) -> Question:
        """C11."""
        return about_card(state, "ask-get", {"kind": kind_name(state.choice)})

    def refuse_cell(self, state: MartiansState, cell: int) -> Reason:
        """C11."""
        return refuse_square(state, cell, "no-object")

    def why_not(self, state: MartiansState, number: int) -> Reason:
        """C11."""
        rule = state.terms.cards[state.played].rule
        seat, kind = divmod(number, KINDS)
        if seat >= state.terms.players:
            return Reason(rule, say("no-such-seat"))
        return Reason(rule, say("no-swap", {"kind": kind_name(kind), "seat": seat_name(seat)}))
