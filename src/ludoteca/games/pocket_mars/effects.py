"""What cards and buildings of Pocket Mars can do (C1-C20): what may be chosen, and what it then does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.pocket_mars import wording
from ludoteca.games.pocket_mars.actions import (
    DO_COVER,
    DO_LAND,
    DO_MOVE,
    DO_PEEK,
    DO_PROMOTE,
    DO_REORDER,
    DO_SHIFT,
    DO_SWAP,
)
from ludoteca.games.pocket_mars.automaton import DA, YOU
from ludoteca.games.pocket_mars.content import (
    ALWAYS,
    ANYWHERE,
    BOX,
    CONSTRUCTION,
    COVER,
    DRAW,
    GAIN,
    HOUSES,
    LAND,
    MOVE,
    NONE_IN,
    PAY,
    PEEK,
    PROMOTE,
    REORDER,
    SOME_IN,
    SWAP,
    TAKE,
    VALUES,
)
from ludoteca.games.pocket_mars.table import ENERGY_MOST, HAND_MOST, MODULE, NONE, PocketMarsTable

_KIND: Final = BOX.kind
_FIRST: Final = BOX.first
_PART: Final = BOX.part
_WHERE: Final = BOX.where


class PocketMarsEffects(PocketMarsTable):
    """The table with everything that can be done on it; `rules.py` says when."""

    # ---- what a part may choose

    def targets(self, seat: int, part: int, where: int) -> list[int]:
        """What a seat can choose for a part, apart from skipping it."""
        if part == LAND:
            return self.land_targets(seat, where)
        if part == PROMOTE:
            return self._promote_targets(seat, where)
        if part == MOVE:
            return self._move_targets(seat)
        if part == COVER:  # C10, D17
            return [DO_COVER + card for card in self.hand_of(seat) if _KIND[card] != CONSTRUCTION]
        if part == REORDER:
            return self._reorder_targets()
        if part == PEEK:  # C8
            return [
                DO_PEEK + steps - 1
                for steps in range(1, self.terms.sides)
                if self.prepared(self.clockwise(seat, steps)) > 0
            ]
        assert part == SWAP
        return self._swap_targets(seat)

    def land_targets(self, seat: int, where: int) -> list[int]:
        """C2."""
        if self.ship[seat] == 0:
            return []
        if where != ANYWHERE:
            return [DO_LAND + where]
        return [DO_LAND, DO_LAND + 1, DO_LAND + 2, DO_LAND + 3]

    def _promote_targets(self, seat: int, where: int) -> list[int]:
        """C5."""
        return [
            DO_PROMOTE + building
            for building in range(HOUSES)
            if where in (ANYWHERE, building) and self.star[HOUSES * seat + building] > 0 and self.has_room(building)
        ]

    def _move_targets(self, seat: int) -> list[int]:
        """C9."""
        return [
            DO_MOVE + HOUSES * start + goal
            for start in range(HOUSES)
            if self.star[HOUSES * seat + start] > 0
            for goal in range(HOUSES)
            if goal != start
        ]

    def _reorder_targets(self) -> list[int]:
        """C7, D18."""
        return [
            DO_REORDER + 6 * building + place
            for building in range(HOUSES)
            for place in range(self.height[building] - 1)
        ]

    def _swap_targets(self, seat: int) -> list[int]:
        """C6: a colonist on the single star and one of another owner on the double star."""
        sides = self.terms.sides
        return [
            DO_SWAP + 16 * building + 4 * one + other
            for building in range(HOUSES)
            for one in range(sides)
            if self.star[HOUSES * self.clockwise(seat, one) + building] > 0
            for other in range(sides)
            if other != one and self.double[HOUSES * self.clockwise(seat, other) + building] > 0
        ]

    def shift_targets(self, seat: int) -> list[int]:
        """C16, D13."""
        found: list[int] = []
        star = self.star
        double = self.double
        sides: i64 = self.terms.sides
        building: i64
        steps: i64
        for building in range(HOUSES):
            room = self.has_room(building)
            for steps in range(sides):
                place: i64 = HOUSES * ((seat + steps) % sides) + building
                if double[place] > 0:
                    found.append(DO_SHIFT + 8 * building + 2 * steps)
                if room and star[place] > 0:
                    found.append(DO_SHIFT + 8 * building + 2 * steps + 1)
        return found

    def add_own_cards(self, found: list[int], action: int) -> None:
        """That action with each card of hand and prep module, sorted."""
        seat = self.to_move
        hand = self.hand
        one = self.prep[MODULE * seat]
        two = self.prep[MODULE * seat + 1]
        if one > two:
            one, two = two, one
        place: i64 = HAND_MOST * seat
        last: i64 = place + self.held[seat]
        while place < last:
            card = hand[place]
            if 0 <= one < card:
                found.append(action + one)
                one = NONE
            if 0 <= two < card:
                found.append(action + two)
                two = NONE
            found.append(action + card)
            place += 1
        if one >= 0:
            found.append(action + one)
        if two >= 0:
            found.append(action + two)

    def own_hand(self, action: int) -> list[int]:
        """That action with each hand card."""
        return [action + card for card in self.hand_of(self.to_move)]

    # ---- what a choice does

    def carry_out(self, seat: int, part: int, action: int) -> None:
        """What was chosen for a part of an action."""
        if part == LAND:  # C2
            self.land(seat, action - DO_LAND)
        elif part == PROMOTE:
            self._promote(seat, action - DO_PROMOTE)
        elif part == MOVE:
            start, goal = divmod(action - DO_MOVE, HOUSES)
            self._move(seat, start, goal)
        elif part == COVER:
            self.put_face_down(seat, action - DO_COVER)
        elif part == REORDER:
            building, place = divmod(action - DO_REORDER, 6)
            self._reorder(seat, building, place)
        elif part == PEEK:
            self._peek(seat, self.clockwise(seat, action - DO_PEEK + 1))
        else:
            self._swap(seat, action - DO_SWAP)

    def _promote(self, side: int, building: int) -> None:
        """C5."""
        self.star[HOUSES * side + building] -= 1
        self.double[HOUSES * side + building] += 1
        if self.telling:
            self.tell_of(side, "promotes", {"type": BOX.types[building]})

    def _move(self, seat: int, start: int, goal: int) -> None:
        """C9."""
        self.star[HOUSES * seat + start] -= 1
        self.star[HOUSES * seat + goal] += 1
        if self.telling:
            self.tell_of(seat, "moves", {"type": BOX.types[start], "other": BOX.types[goal]})

    def _reorder(self, seat: int, building: int, place: int) -> None:
        """C7."""
        low = VALUES * building + place
        top = VALUES * building + self.height[building] - 1
        self.pile[low], self.pile[top] = self.pile[top], self.pile[low]
        if self.telling:
            self.tell_of(seat, "reorders", {"type": BOX.types[building], "value": self.value_of(building)})

    def _peek(self, seat: int, side: int) -> None:
        """C8, H3."""
        for card in self.module_of(side):
            if card >= 0:
                self.known[card] |= 1 << seat
        if self.telling:
            wording.tell_peek(self, seat, side)

    def _swap(self, seat: int, choice: int) -> None:
        """C6."""
        building, owners = divmod(choice, 16)
        low = self.clockwise(seat, owners // 4)
        high = self.clockwise(seat, owners % 4)
        self.star[HOUSES * low + building] -= 1
        self.double[HOUSES * low + building] += 1
        self.double[HOUSES * high + building] -= 1
        self.star[HOUSES * high + building] += 1
        if self.telling:
            wording.tell_swap(self, seat, building, low, high)

    def shift(self, seat: int, building: int, side: int, up: bool) -> None:
        """C16."""
        step = 1 if up else -1
        self.star[HOUSES * side + building] -= step
        self.double[HOUSES * side + building] += step
        if self.telling:
            wording.tell_shift(self, seat, building, side, up)

    # ---- drawing

    def can_draw(self) -> bool:
        """Whether there is a card to draw; A4: in the solo game there may be none."""
        return len(self.deck) > 0 or (self.terms.solo and self.prepared(DA) > 0)

    def draw_one(self, seat: int) -> None:
        """R21; A4: from DA's module as long as it has a card."""
        if self.terms.solo and self.prepared(DA) > 0:
            self.draw_from_da(MODULE * DA if self.prep[MODULE * DA] >= 0 else MODULE * DA + 1)
        elif self.deck:
            self.draw(seat)
        elif self.telling:
            self.tell_of(seat, "draws-none", {})

    def draw_from_da(self, slot: int) -> None:
        """A4: a card of DA's module comes into your hand."""
        card = self.prep[slot]
        self.prep[slot] = NONE
        self.known[card] = 1 << YOU
        self.add_to_hand(YOU, card)
        if self.telling:
            self.tell_back(YOU, "draws-da", card)

    # ---- conditions

    def can_use_lower(self, unseen: bool = False) -> bool:
        """R15: the condition is met, and some part can change something after paying.

        `unseen`: as far as those know who see neither the faces nor the backs of the hand.
        """
        seat = self.owner
        card = self.played
        number = BOX.condition_number[card]
        condition = BOX.condition[card]
        price = 0
        if condition == PAY:  # C14
            price = number
            if self.energy[seat] < price:
                return False
        elif condition == NONE_IN:  # C11
            if self.colonists_in(seat, number) > 0:
                return False
        elif condition == SOME_IN:  # C12
            if self.colonists_in(seat, number) == 0:
                return False
        elif condition != ALWAYS and not (self.held[seat] > 0 if unseen else self.holds_type(seat, number)):  # C13, C15
            return False
        parts = range(_FIRST[2 * card + 1], _FIRST[2 * card + 2])
        if unseen and self.held[seat] > 0 and any(_PART[part] == COVER for part in parts):
            return True
        return any(self.can_change(seat, part, price) for part in parts)

    def can_change(self, seat: int, number: int, price: int) -> bool:
        """R15: whether a part of a text could change something, the price counted as paid."""
        part = _PART[number]
        if part == TAKE:
            return self.earth[seat] > 0
        if part == LAND:
            return self.ship[seat] > 0
        if part == GAIN:
            return self.energy[seat] - price < ENERGY_MOST
        if part == DRAW:
            return self.can_draw()
        return len(self.targets(seat, part, _WHERE[number])) > 0
