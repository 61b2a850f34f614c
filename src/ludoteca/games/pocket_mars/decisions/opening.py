"""Before the first round: the draft of the opening hands (S8), and the choice of the prep cards (S5)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.pocket_mars.automaton import refill
from ludoteca.games.pocket_mars.cards import DO_DRAFT, DO_FILL
from ludoteca.games.pocket_mars.content import CARDS, MODULE, NONE, PASSES, TYPES
from ludoteca.games.pocket_mars.knowledge import ANY_ORIGIN, FROM_DECK
from ludoteca.games.pocket_mars.phrases import card_name, say
from ludoteca.games.pocket_mars.position import ASK_DRAFT, ASK_OPENING, ASK_TURN, DECK, PocketMarsState

# ---- the draft


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Decision[PocketMarsState]):
    """One card of the pack is kept, the rest is passed on; nobody sees which."""

    name = "draft"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the pack."""
        return [DO_DRAFT + card for card in state.pack_in_hands(state.to_move)]

    def play(self, state: PocketMarsState, action: int) -> None:
        """S8."""
        seat = state.to_move
        card = action - DO_DRAFT
        state.picks[PASSES * seat + len(state.kept_by(seat))] = card
        if state.telling:
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "card": card_name(state.terms.box, card)}
            state.tell(seat, say("keeps", args), (seat,))
        state.to_move = (seat + 1) % state.terms.players
        if NONE not in state.picks:
            _finish_draft(state)
            state.asked = ASK_OPENING
            if state.telling:
                state.tell(NONE, say("draft-ends"))

    def ask(self, state: PocketMarsState) -> Question:
        """S8."""
        return Question("S8", say("ask-draft"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Answer[PocketMarsState]):
    """`Keep Science 3`."""

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card."""
        return say("keep", {"card": card_name(state.terms.box, number)})

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """S8."""
        if state.asked != ASK_DRAFT:
            return state.not_now()
        return Reason("S8", say("no-not-in-pack", {"card": card_name(state.terms.box, number)}))


def _finish_draft(state: PocketMarsState) -> None:
    """S8: the kept cards become hands; what is left over is shuffled with the undealt cards into the deck."""
    players = state.terms.players
    state.region = [ANY_ORIGIN] * (CARDS * players)
    for seat in range(players):
        _remember(state, seat)
    state.origin = [FROM_DECK] * CARDS
    for seat in range(players):
        for card in state.picks_of(seat):
            state.known[card] = 1 << seat
            state.origin[card] = 1 << seat
            state.add_to_hand(seat, card)
    state.deck += [card for card in state.packs if card not in state.picks]
    state.dice.source(DECK).shuffle(state.deck)
    state.packs = []
    state.picks = []


def _remember(state: PocketMarsState, seat: int) -> None:
    """H7: where the cards of the packs it held can be, as the seat knows."""
    players = state.terms.players
    for number in range(PASSES):
        kept = state.picks[PASSES * seat + number]
        pack = (seat - number) % players
        state.region[CARDS * seat + kept] = 1 << seat
        passed_on = [card for card in state.pack_seen(seat, number) if card != kept]
        back = number + players < PASSES
        last = number + players if back else PASSES
        takers = 0
        for later in range(number + 1, last):
            takers |= 1 << (pack + later) % players
        seen_again = state.pack_seen(seat, last) if back else []
        for card in passed_on:
            if card not in seen_again:
                state.region[CARDS * seat + card] = takers if back else takers | FROM_DECK


# ---- the prep modules


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Decision[PocketMarsState]):
    """Two of the four cards go into the prep module, and nobody sees which until all have chosen."""

    name = "opening"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the hand."""
        return state.own_hand(DO_FILL)

    def play(self, state: PocketMarsState, action: int) -> None:
        """S5."""
        seat = state.to_move
        card = action - DO_FILL
        state.take_from_hand(seat, card)
        slot = state.empty_slot(seat)
        state.prep[slot] = card
        if state.telling:
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "card": card_name(state.terms.box, card)}
            state.tell(seat, say("prepares-own", args), (seat,))
        if slot == MODULE * seat:
            return
        if seat + 1 < state.terms.players:
            state.to_move = seat + 1
            return
        if state.telling:
            _tell_modules(state)
        if state.terms.solo:
            refill(state)  # S9, D25
        state.to_move = state.first
        state.asked = ASK_TURN

    def ask(self, state: PocketMarsState) -> Question:
        """S5."""
        return Question("S5", say("ask-opening", {"left": MODULE - state.prepared(state.to_move)}))


def _tell_modules(state: PocketMarsState) -> None:
    for seat in range(state.terms.players):
        one, two = [TYPES[state.terms.kind[card]] for card in state.module_of(seat)]
        state.tell(seat, say("module-shown", {"seat": seat_name(seat), "type": one, "other": two}))
