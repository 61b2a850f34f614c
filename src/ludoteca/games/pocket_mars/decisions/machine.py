"""The solo game: which card of Devious Automatics is discarded (A2) or drawn (A4)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.cards import DO_DA_SLOT
from ludoteca.games.pocket_mars.content import DA, MODULE, NONE, TYPES, YOU
from ludoteca.games.pocket_mars.decisions.card import go_on_with_text
from ludoteca.games.pocket_mars.decisions.refill import end_turn, keep_four
from ludoteca.games.pocket_mars.phrases import card_name, say
from ludoteca.games.pocket_mars.position import ASK_DA_DISCARD, ASK_DA_DRAW, PocketMarsState


@mypyc_attr(allow_interpreted_subclasses=True)
class DaDiscard(Decision[PocketMarsState]):
    """Taking a colonist costs DA a card."""

    name = "da-discard"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each slot with a card."""
        return [DO_DA_SLOT + slot for slot in range(MODULE) if state.prep[MODULE * DA + slot] >= 0]

    def play(self, state: PocketMarsState, action: int) -> None:
        """A2."""
        card = state.show_from_slot(MODULE * DA + action - DO_DA_SLOT)
        state.discard.append(card)
        if state.telling:
            args: dict[str, int | str | Phrase] = {"seat": seat_name(YOU), "card": card_name(state.terms.box, card)}
            state.tell(YOU, say("discards-da", args))
        end_turn(state)

    def ask(self, state: PocketMarsState) -> Question:
        """A2."""
        return Question("A2", say("ask-da-discard"))


@mypyc_attr(allow_interpreted_subclasses=True)
class DaDraw(DaDiscard):
    """You draw from DA's prep module."""

    name = "da-draw"

    def play(self, state: PocketMarsState, action: int) -> None:
        """A4: the slot is your choice."""
        state.draw_from_da(MODULE * DA + action - DO_DA_SLOT)
        if state.text != NONE:
            state.left -= 1
            go_on_with_text(state)
        else:
            keep_four(state)

    def ask(self, state: PocketMarsState) -> Question:
        """A4."""
        return Question("A4", say("ask-da-draw"))


@mypyc_attr(allow_interpreted_subclasses=True)
class DaSlot(Answer[PocketMarsState]):
    """`Draw DA's Science card in slot 1`."""

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The back in that slot, and what becomes of it."""
        args: dict[str, int | str | Phrase] = {"slot": number + 1}
        card = state.prep[MODULE * DA + number] if state.terms.solo else NONE
        if card < 0:
            return say("da-slot-bare", args)
        args["type"] = TYPES[state.terms.kind[card]]
        return say("da-slot-discard" if state.asked == ASK_DA_DISCARD else "da-slot-draw", args)

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """There is no card."""
        if state.asked not in (ASK_DA_DISCARD, ASK_DA_DRAW):
            return state.not_now()
        return Reason("A4" if state.asked == ASK_DA_DRAW else "A2", say("no-slot-empty"))
