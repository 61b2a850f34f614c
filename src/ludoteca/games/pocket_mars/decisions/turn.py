"""The turn: one of five actions (R10-R14, A2), each with its block of action ids."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.rising import holds
from ludoteca.games.pocket_mars.cards import (
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    whose,
)
from ludoteca.games.pocket_mars.content import CONSTRUCTION, HAND_MOST, MODULE, TYPES
from ludoteca.games.pocket_mars.decisions.card import begin_text
from ludoteca.games.pocket_mars.decisions.refill import end_turn
from ludoteca.games.pocket_mars.phrases import card_name, say
from ludoteca.games.pocket_mars.position import (
    ASK_ABILITY,
    ASK_DA_DISCARD,
    ASK_LOWER,
    ASK_OPENING,
    ASK_TURN,
    ASK_VALUE,
    PocketMarsState,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Decision[PocketMarsState]):
    """One of the five actions."""

    name = "turn"

    def legal(self, state: PocketMarsState) -> list[int]:
        """R10-R14, A2."""
        seat = state.to_move
        hand = state.hand
        prep = state.prep
        found: list[int] = []
        base: i64 = HAND_MOST * seat
        last: i64 = base + state.held[seat]
        place: i64 = base
        while place < last:
            found.append(hand[place] + TURN_HAND)
            place += 1
        one = prep[MODULE * seat]
        two = prep[MODULE * seat + 1]
        if one > two:
            one, two = two, one
        if one >= 0:
            found.append(TURN_PREP + one)
        if two >= 0:
            found.append(TURN_PREP + two)
        sides: i64 = state.terms.sides
        steps: i64
        for steps in range(1, sides):
            slot: i64 = MODULE * ((seat + steps) % sides)
            if prep[slot] >= 0:
                found.append(TURN_OTHER + 2 * (steps - 1))
            if prep[slot + 1] >= 0:
                found.append(TURN_OTHER + 2 * (steps - 1) + 1)
        if state.earth[seat] > 0:  # R13
            found.append(TURN_TAKE)
        state.add_own_cards(found, TURN_ENERGY)
        return found

    def play(self, state: PocketMarsState, action: int) -> None:
        """The action says what it does."""
        way = cast("Way", state.game.answers[action])
        way.play(state, state.to_move, action - way.first)

    def ask(self, state: PocketMarsState) -> Question:
        """R2, A2."""
        return Question("A2" if state.terms.solo else "R2", say("ask-turn"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Answer[PocketMarsState]):
    """One of the five."""

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """What it does."""
        raise NotImplementedError

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """Something else is asked, or what is missing."""
        return self.missing(state, number) if state.asked == ASK_TURN else state.not_now()

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Why it is not to be had in this turn."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Way):
    """A hand card for its upper action; then it is discarded."""

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R10."""
        state.show_from_hand(seat, number)
        state.aside = number
        state.played = number
        if state.telling:
            state.tell_of(seat, "plays-hand", {"card": card_name(state.terms.box, number)})
        begin_text(state, seat, 2 * number)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card and what it says, and whether nothing would come of it."""
        terms = state.terms
        what = say("play-hand", {"card": card_name(terms.box, number), "text": terms.texts.upper_text(number)})
        if state.asked == ASK_TURN and holds(state.choices, self.first + number):
            world = state.clone()
            world.take_from_hand(world.to_move, number)
            if not terms.texts.can_change(world, world.to_move, 2 * number):
                return say("idle", {"what": what})
        return what

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        return Reason("R10", say("no-not-in-hand", {"card": card_name(state.terms.box, number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class FromPrep(Way):
    """A card of one's own prep module: landing by value, lower action, ability."""

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R11."""
        card = state.show_from_slot(state.slot_of(seat, number))
        state.played = card
        state.owner = seat
        if state.telling:
            state.tell_of(seat, "plays-prep", {"card": card_name(state.terms.box, card)})
        state.asked = ASK_VALUE if _may_land(state, seat, card) else ASK_LOWER

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card and what it says, and whether nothing would come of it, save that its building's value changes."""
        terms = state.terms
        what = say("play-prep", {"card": card_name(terms.box, number), "text": terms.texts.lower_text(number)})
        if state.asked == ASK_TURN and holds(state.choices, self.first + number) and self._is_idle(state, number):
            return say("idle" if terms.kind[number] == CONSTRUCTION else "idle-prep", {"what": what})
        return what

    def _is_idle(self, state: PocketMarsState, number: int) -> bool:
        """Whether each of its steps can only be skipped."""
        world = state.clone()
        self.play(world, world.to_move, number)
        while world.to_move == state.to_move and world.asked in (ASK_VALUE, ASK_LOWER, ASK_ABILITY):
            step = world.decision()
            if len(step.legal(world)) > 1:
                return False
            step.play(world, SKIP)
        return True

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        return Reason("R11", say("no-not-in-prep", {"card": card_name(state.terms.box, number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class FromOther(Way):
    """A card of another side's prep module: its owner's lower action, then the ability.

    Against Devious Automatics it is a landing by value, then the ability (A2).
    """

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R12."""
        other = state.clockwise(seat, number // MODULE + 1)
        card = state.show_from_slot(MODULE * other + number % MODULE)
        state.played = card
        if state.telling:
            args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, card)}
            if not state.terms.solo:
                args["other"] = seat_name(other)
            state.tell_of(seat, "plays-da" if state.terms.solo else "plays-other", args)
        if state.terms.solo:
            state.asked = ASK_VALUE if _may_land(state, seat, card) else ASK_ABILITY
            return
        state.connect(card)
        state.owner = other
        state.to_move = other  # D12
        state.asked = ASK_LOWER

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """Whose card, and what the seat knows of it."""
        steps, slot = number // MODULE + 1, number % MODULE
        args: dict[str, int | str | Phrase] = {"slot": slot + 1, "seat": whose(state, steps)}
        if steps >= state.terms.sides or state.to_move < 0:
            return say("play-other-bare", args)
        card = state.prep[MODULE * state.clockwise(state.to_move, steps) + slot]
        if card < 0 or state.asked <= ASK_OPENING:
            return say("play-other-bare", args)
        if state.known[card] & 1 << state.to_move:
            args["card"] = card_name(state.terms.box, card)
            return say("play-other-known", args)
        args["type"] = TYPES[state.terms.kind[card]]
        return say("play-other", args)

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Nobody sits there, or there is no card."""
        nobody = number // MODULE + 1 >= state.terms.sides
        return Reason("A2" if state.terms.solo else "R12", say("no-such-seat" if nobody else "no-slot-empty"))


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeOne(Way):
    """A colonist boards the ship; in the solo game that costs DA a card of your choice."""

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R13, A2."""
        state.take(seat, 1)
        if state.terms.solo:
            state.asked = ASK_DA_DISCARD
        else:
            end_turn(state)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """With what it costs."""
        return say("take-solo" if state.terms.solo else "take")

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """Nobody waits on Earth."""
        return Reason("A2" if state.terms.solo else "R13", say("no-earth"))


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEnergy(Way):
    """One of one's own cards is discarded for energy."""

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R14; two in the solo game (A2)."""
        slot = state.slot_of(seat, number)
        if slot >= 0:
            state.show_from_slot(slot)
        else:
            state.show_from_hand(seat, number)
        state.discard.append(number)
        if state.telling:
            args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, number)}
            args["from"] = "prep" if slot >= 0 else "hand"
            state.tell_of(seat, "discards-energy", args)
        state.gain(seat, state.discard_brings(seat))
        end_turn(state)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card and what it brings."""
        brings = state.discard_brings(state.to_move) if state.to_move >= 0 else 0
        return say("energy", {"card": card_name(state.terms.box, number), "count": brings})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, number)}
        return Reason("A2" if state.terms.solo else "R14", say("no-not-own", args))


def _may_land(state: PocketMarsState, seat: int, card: int) -> bool:
    """R11 (1), A2 (1): connect the card; whether its value lets a colonist land, and if not, why."""
    building = state.terms.kind[card]
    worth = state.value_of(building)
    beats = state.connect(card)
    lands = beats and state.ship[seat] > 0
    if state.telling and not lands and building != CONSTRUCTION:
        args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, card)}
        args["type"] = TYPES[building]
        args["value"] = worth
        state.tell_of(seat, "beats-nobody" if beats else "beats-not", args)
    return lands
