"""What a card of Martians!!! is played on: players, tiles, squares, items, weapons (R55, C1-C35)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Answer
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians import ids
from ludoteca.games.martians.cards import OBJECT, gets, gifts, targets
from ludoteca.games.martians.content import BLOCKED, KINDS
from ludoteca.games.martians.decisions.ask import Ask, about_card, asked_now, not_now
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
        asked = about_card(state, "ask-redirect" if state.stage == STAGE_REDIRECT else "ask-seat")
        asked.rule = _naming(state)
        return asked


def _naming(state: MartiansState) -> str:
    """The rule of the card that names somebody."""
    return state.terms.cards[state.choice if state.stage == STAGE_REDIRECT else state.played].rule


@mypyc_attr(allow_interpreted_subclasses=True)
class NamingSeat(Answer[MartiansState]):
    """A seat."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Choose Anna`."""
        return say("choose-seat", {"seat": seat_name(number)})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """What the card cannot do."""
        if state.asked != ids.ASK_SEAT:
            return not_now(state)
        rule = _naming(state)
        if number >= state.terms.players:
            return Reason(rule, say("no-such-seat"))
        if number == state.to_move:
            return Reason(rule, say("no-self"))
        return Reason(rule, say("no-target", {"seat": seat_name(number), "card": card_said(state, state.played)}))


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


@mypyc_attr(allow_interpreted_subclasses=True)
class NameCell(OfCard):
    """A square."""

    name = "target_cell"
    passing = "enough"


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeWeapon(OfCard):
    """A weapon out of the draw pile (C26)."""

    name = "landing"
    passing = "no-weapon"


@mypyc_attr(allow_interpreted_subclasses=True)
class NamingTile(Answer[MartiansState]):
    """A tile."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Choose the Church`."""
        return say("choose-tile", {"tile": tile_there(state, number)})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """What the card cannot do."""
        if state.asked != ids.ASK_TILE:
            return not_now(state)
        card = state.terms.cards[state.played]
        there = tile_there(state, number)
        if state.place[number] < 0:
            return Reason(card.rule, say("no-tile-there", {"tile": there}))
        return Reason(card.rule, say("no-tile-target", {"tile": there, "card": card.said()}))


@mypyc_attr(allow_interpreted_subclasses=True)
class NamingCell(Answer[MartiansState]):
    """A square: that of a Martian to move, of an object, or where a card is played."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Choose square 5 of the Church`."""
        return say(asked_now(state).square, {"cell": cell_name(state, number)})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """R3, R27, R28, or what the card cannot do."""
        args: Args = {"cell": cell_name(state, number)}
        if state.asked == ids.ASK_MARTIAN:
            if not state.has_martian(number):
                return Reason("R27", say("no-martian", args))
            return (
                Reason("R27", say("no-moved", args))
                if number in state.moved
                else Reason("R28", say("no-way-out", args))
            )
        if state.asked not in (ids.ASK_CELL, ids.ASK_GET):
            return not_now(state)
        card = state.terms.cards[state.played]
        if state.ground[number] == BLOCKED:
            return Reason("R3", say("no-square", args))
        if state.asked == ids.ASK_GET:
            return Reason(card.rule, say("no-object", args))
        return Reason(card.rule, say("no-cell-target", {**args, "card": card.said()}))


@mypyc_attr(allow_interpreted_subclasses=True)
class TakingWeapon(Answer[MartiansState]):
    """A weapon."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Take Shotgun`."""
        return say("arm", {"card": state.terms.weapons[number].said()})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """C26."""
        if state.asked != ids.ASK_LANDING:
            return not_now(state)
        rule = state.terms.cards[state.played].rule
        return Reason(rule, say("no-such-weapon", {"card": state.terms.weapons[number].said()}))


# ---- items (C11)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class GivingItem(Answer[MartiansState]):
    """A kind."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Give Fuel`."""
        return say("give", {"kind": kind_name(number)})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """C11."""
        if state.asked != ids.ASK_GIVE:
            return not_now(state)
        held = state.items[state.player] >> number & 1
        rule = state.terms.cards[state.played].rule
        return Reason(rule, say("no-gift" if held else "no-item", {"kind": kind_name(number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class GettingItem(Answer[MartiansState]):
    """3 x seat + kind."""

    def describe(self, state: MartiansState, number: int) -> Phrase:
        """`Get Fuel from Anna`."""
        return say("get-item", {"kind": kind_name(number % KINDS), "seat": seat_name(number // KINDS)})

    def refuse(self, state: MartiansState, number: int) -> Reason:
        """C11."""
        if state.asked != ids.ASK_GET:
            return not_now(state)
        rule = state.terms.cards[state.played].rule
        seat, kind = divmod(number, KINDS)
        if seat >= state.terms.players:
            return Reason(rule, say("no-such-seat"))
        return Reason(rule, say("no-swap", {"kind": kind_name(kind), "seat": seat_name(seat)}))
