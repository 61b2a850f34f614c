"""The three decisions of Marrak Hesh 17 and their answers, in the order of a turn.

A decision says what may be done, does it and asks for it; an answer, a block of action ids, says what an action is
and why it is refused. What a person reads stands beside the rule that it is about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.marrak_hesh.cards import Card
from ludoteca.games.marrak_hesh.content import CELLS, COLOURS, DOCKS, NONE, SLOTS
from ludoteca.games.marrak_hesh.phrases import dock_number, goods, say
from ludoteca.games.marrak_hesh.position import ASK_MARKET, ASK_PLACE, ASK_STORE, MarrakHeshState

PLACE: Final = 0  # + colour x 24 + dock
PASS: Final = PLACE + COLOURS * DOCKS
MARKET: Final = PASS + 1  # + 0 to keep the Goods, + 1 + slot to exchange it
STORE: Final = MARKET + 1 + SLOTS  # + cell


# ---- placing a Transport (R2-R8, C1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Decision[MarrakHeshState]):
    """A Transport goes to a dock, and its Goods come aboard."""

    name = "place"

    def legal(self, state: MarrakHeshState) -> list[int]:
        """R3-R6; with C1 and its token also the safe placings."""
        near = state.neighbours()
        docks = state.docks
        base = COLOURS * state.to_move
        cards = state.in_force() if state.cards else _NO_CARDS
        count: i64 = len(docks)
        normal = False
        found: list[int] = []
        for colour in range(COLOURS):
            if state.hands[base + colour] == 0:
                continue
            bit: i64 = 1 << colour
            dock: i64
            for dock in range(count):
                if docks[dock] < 0:
                    continue
                beside: i64 = near[dock]
                if not beside & bit:  # R5
                    found.append(colour * DOCKS + dock)
                    normal = True
                elif cards and _allow(cards, state, beside, bit):
                    found.append(colour * DOCKS + dock)
        if found and not normal:
            found.append(PASS)  # C1: nobody has to spend the token
        return found

    def play(self, state: MarrakHeshState, action: int) -> None:
        """R7, R8."""
        seat = state.to_move
        if action == PASS:  # C1: only safe placings were left, and the token is kept
            lifting = _lifting(state)
            if state.telling and lifting is not None:
                state.tell(seat, say(lifting.passes_key, {"seat": seat_name(seat)}))
            _skip(state)
            return
        colour, dock = action // DOCKS, action % DOCKS
        if state.cards:
            for card in state.in_force():
                card.placing(state, colour, dock)
        state.taken = state.docks[dock]  # R8
        state.taken_from = dock
        state.docks[dock] = -1 - colour  # R7
        state.hands[COLOURS * seat + colour] -= 1
        state.skips = 0
        state.asked = ASK_STORE
        if state.cards:
            for card in state.in_force():
                card.taking(state)
        if state.telling:
            box = state.terms.box
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "colour": box.transports[colour]}
            args["dock"] = dock_number(dock)
            args["goods"] = goods(box, state.taken)
            state.tell(seat, say("places", args))

    def stuck(self, state: MarrakHeshState) -> None:
        """R2: a seat that cannot place skips, and stays in the game."""
        if state.telling:
            state.tell(state.to_move, say("skips", {"seat": seat_name(state.to_move)}))
        _skip(state)

    def ask(self, state: MarrakHeshState) -> Question:
        """R3, or C1 where only safe placings are left."""
        lifting = _lifting(state)
        if lifting is not None and PASS in state.choices:
            return Question(lifting.rule, say(lifting.ask_key))
        return Question("R3", say("ask-place"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Answer[MarrakHeshState]):
    """`Teal Transport to dock 5: yellow Engine`."""

    def describe(self, state: MarrakHeshState, number: int) -> Phrase:
        """The Transport, the dock and what lies there."""
        colour, dock = divmod(number, DOCKS)
        box = state.terms.box
        args: dict[str, int | str | Phrase] = {"colour": box.transports[colour], "dock": dock_number(dock)}
        if dock >= len(state.docks) or state.docks[dock] < 0:
            return say("place-bare", args)
        args["goods"] = goods(box, state.docks[dock])
        key = "place"
        for card in state.in_force():
            key = card.placing_key(state, colour, dock) or key
        return say(key, args)

    def refuse(self, state: MarrakHeshState, number: int) -> Reason:
        """R1, R3, R5, C1, C3."""
        colour, dock = divmod(number, DOCKS)
        box = state.terms.box
        if state.asked == ASK_MARKET:
            return Reason("C3", say("no-place-market", {"goods": goods(box, state.taken)}))
        if state.asked == ASK_STORE:
            return Reason("R1", say("no-place-now", {"goods": goods(box, state.taken)}))
        if dock >= len(state.docks):
            return Reason("D18", say("no-dock", {"docks": len(state.docks), "dock": dock_number(dock)}))
        if state.docks[dock] < 0:
            there = box.transports[-1 - state.docks[dock]]
            return Reason("R3", say("no-dock-taken", {"dock": dock_number(dock), "there": there}))
        if state.hands[COLOURS * state.to_move + colour] == 0:
            return Reason("R3", say("no-transport", {"colour": box.transports[colour]}))
        for card in state.in_force():
            reason = card.refuse_placing(state, colour, dock)
            if reason is not None:
                return reason
        return Reason("R5", say("no-neighbour", {"colour": box.transports[colour], "dock": dock_number(dock)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing(Answer[MarrakHeshState]):
    """C1: no Transport is placed, and the token is kept."""

    def describe(self, state: MarrakHeshState, number: int) -> Phrase:
        """`Pass`."""
        lifting = _lifting(state)
        return say("pass" if lifting is None else lifting.pass_key)

    def refuse(self, state: MarrakHeshState, number: int) -> Reason:
        """R2, R8, C1."""
        if state.asked != ASK_PLACE:
            return Reason("R8", say("no-pass-storing"))
        lifting = _lifting(state)
        return Reason("R2" if lifting is None else lifting.rule, say("no-pass"))


def _allow(cards: list[Card], state: MarrakHeshState, beside: int, bit: int) -> bool:
    for card in cards:
        if card.may_place(state, beside, bit):
            return True
    return False


def _lifting(state: MarrakHeshState) -> Card | None:
    """The card in force that allows placings against R5."""
    for card in state.in_force():
        if card.lifts:
            return card
    return None


def _skip(state: MarrakHeshState) -> None:
    state.skips += 1
    if state.skips == state.terms.players:  # R13
        state.end()
    else:
        state.next_turn(ASK_PLACE)


# ---- the market (C3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trade(Decision[MarrakHeshState]):
    """The Goods just taken may be exchanged for one of the two left over."""

    name = "market"

    def legal(self, state: MarrakHeshState) -> list[int]:
        """Keep it, or either slot."""
        return [MARKET, MARKET + 1, MARKET + 2]

    def play(self, state: MarrakHeshState, action: int) -> None:
        """C3: an exchange spends the token."""
        seat = state.to_move
        if action > MARKET:
            slot = action - MARKET - 1
            given = state.taken
            state.taken = state.slots[slot]
            state.slots[slot] = given
            for card in state.in_force():
                card.trading(state)
            if state.telling:
                box = state.terms.box
                args = {"seat": seat_name(seat), "given": goods(box, given), "got": goods(box, state.taken)}
                state.tell(seat, say("exchanges", {**args}))
        state.asked = ASK_STORE

    def ask(self, state: MarrakHeshState) -> Question:
        """C3."""
        return Question("C3", say("ask-market", {"goods": goods(state.terms.box, state.taken)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargain(Answer[MarrakHeshState]):
    """Keep the Goods, or exchange it."""

    def describe(self, state: MarrakHeshState, number: int) -> Phrase:
        """What is kept, or what is got."""
        if number > 0:
            return say("exchange", {"goods": goods(state.terms.box, state.slots[number - 1])})
        return say("keep", {"goods": goods(state.terms.box, state.taken)}) if state.taken >= 0 else say("keep-bare")

    def refuse(self, state: MarrakHeshState, number: int) -> Reason:
        """C3."""
        for card in state.in_force():
            reason = card.refuse_trading(state)
            if reason is not None:
                return reason
        return Reason("C3", say("no-market-card"))


# ---- storing the Goods (R9-R12, C2)


@mypyc_attr(allow_interpreted_subclasses=True)
class Store(Decision[MarrakHeshState]):
    """The Goods goes into a cell of the hold."""

    name = "store"

    def legal(self, state: MarrakHeshState) -> list[int]:
        """R9-R11, and C2."""
        hold = state.terms.hold
        base: i64 = hold.cells * state.to_move
        cells = state.cells
        last = state.last[state.to_move]
        if last == NONE:  # R10
            return list(range(STORE, STORE + hold.cells))
        found: list[int] = []
        if state.cards:
            for card in state.in_force():
                bound = card.cells(state)
                if bound:  # C2
                    return [STORE + cell for cell in bound]
        free: i64
        for free in range(hold.cells):
            if cells[base + free] < 0:
                for other in hold.near[free]:
                    if cells[base + other] >= 0:  # R11
                        found.append(STORE + free)
                        break
        return found

    def play(self, state: MarrakHeshState, action: int) -> None:
        """R12."""
        seat = state.to_move
        cell = action - STORE
        hold = state.terms.hold
        state.cells[hold.cells * seat + cell] = state.taken
        state.last[seat] = cell
        if state.telling:
            args: dict[str, int | str | Phrase] = {
                "seat": seat_name(seat),
                "goods": goods(state.terms.box, state.taken),
            }
            args["row"] = hold.row[cell] + 1
            args["column"] = hold.column[cell] + 1
            state.tell(seat, say("stores", args))
        state.taken = NONE
        state.taken_from = NONE
        state.next_turn(ASK_PLACE)

    def ask(self, state: MarrakHeshState) -> Question:
        """R9."""
        return Question("R9", say("ask-store", {"goods": goods(state.terms.box, state.taken)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Storing(Answer[MarrakHeshState]):
    """`Store it in row 2, column 3`."""

    def describe(self, state: MarrakHeshState, number: int) -> Phrase:
        """The cell."""
        hold = state.terms.hold
        if number >= hold.cells:
            return say("store-nowhere", {"cell": number + 1})
        return say("store", {"row": hold.row[number] + 1, "column": hold.column[number] + 1})

    def refuse(self, state: MarrakHeshState, number: int) -> Reason:
        """S2, R1, R9, R11, C2, C3."""
        hold = state.terms.hold
        base = hold.cells * state.to_move
        if number >= hold.cells:
            return Reason("S2", say("no-cell", {"cells": hold.cells}))
        if state.asked == ASK_PLACE:
            return Reason("R1", say("no-store-yet"))
        if state.asked == ASK_MARKET:
            return Reason("C3", say("no-store-market"))
        if state.cells[base + number] >= 0:
            return Reason("R9", say("no-cell-full", {"goods": goods(state.terms.box, state.cells[base + number])}))
        for card in state.in_force():  # they come first: to touch other Goods would not help
            reason = card.refuse_cell(state)
            if reason is not None:
                return reason
        return Reason("R11", say("no-cell-apart"))


_NO_CARDS: Final[list[Card]] = []

DECISIONS: Final[list[Decision[MarrakHeshState]]] = [Place(), Trade(), Store()]

ANSWERS: Final[list[Answer[MarrakHeshState]]] = [
    Placing(PLACE, COLOURS * DOCKS),
    Passing(PASS, 1),
    Bargain(MARKET, 1 + SLOTS),
    Storing(STORE, CELLS),
]
