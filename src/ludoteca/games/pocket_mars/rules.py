"""Pocket Mars: the rules.

Two to four players bring seven colonists each from Earth by spaceship into four buildings on Mars. A project card
is played from the hand for its upper action, or from the prep module, where it lies face-down, for its value, its
lower action and its building's ability; the prep cards of others can be played too. The game ends with the round in
which somebody's seventh colonist is in a building. A single player plays against an automaton, Devious Automatics.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError, Reason
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Value, Whole
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.rising import holds
from ludoteca.engine.row import Row
from ludoteca.games.pocket_mars import draft, refusals, secrets, wording
from ludoteca.games.pocket_mars.actions import (
    ACTIONS,
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
    DO_BOTTOM,
    DO_DA_SLOT,
    DO_DRAFT,
    DO_DROP,
    DO_FILL,
    DO_LAND,
    DO_SHIFT,
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    USE,
)
from ludoteca.games.pocket_mars.automaton import DA, ECOSYSTEM, ENERGY, SCIENCE, WATER, YOU, machine_phases, refill
from ludoteca.games.pocket_mars.content import (
    ANYWHERE,
    BOX,
    CARDS,
    CONSTRUCTION,
    COVER,
    DRAW,
    GAIN,
    HOUSES,
    LAND,
    PAY,
    TAKE,
)
from ludoteca.games.pocket_mars.effects import PocketMarsEffects
from ludoteca.games.pocket_mars.names import card_name, say
from ludoteca.games.pocket_mars.scoring import best_seats, level_seats, points, ranking, tally
from ludoteca.games.pocket_mars.table import ENERGY_MOST, HAND_MOST, MODULE, NONE, Terms

CARDS_EACH: Final = 4  # R20

_KIND: Final = BOX.kind
_FIRST: Final = BOX.first
_PART: Final = BOX.part
_TIMES: Final = BOX.times
_WHERE: Final = BOX.where


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PocketMarsRules(Game):
    """Pocket Mars with its options chosen."""

    name: ClassVar[str] = "pocket_mars"
    rules_version: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (1, 2, 3, 4), 2),
        Choice("solo_level", ("standard", "super_droid", "cyborg", "singularity"), "standard"),
        Choice("draft", ("off", "on"), "off"),
        Choice("first_seat", ("random", 0, 1, 2, 3), "random"),
        Choice("visible_backs", ("all", "prep_only"), "all"),
        Whole("round_limit", 10, 99, 40),
    )

    def _check_options(self) -> None:
        players = self.players
        level = self.word("solo_level")
        if players == 1 and self.word("draft") == "on":  # D24
            raise _not_allowed("draft", "on", "off")
        if players > 1 and level != "standard":
            raise _not_allowed("solo_level", level, "standard")
        seats = [str(seat) for seat in range(players)]
        if self.word("first_seat") != "random" and self.word("first_seat") not in seats:
            raise _not_allowed("first_seat", self.word("first_seat"), ", ".join(["random", *seats]))
        self.num_actions = ACTIONS
        self.terms: Terms = Terms(
            players,
            room=BOX.rooms[players],
            open_backs=self.word("visible_backs") == "all",
            draft=self.word("draft") == "on",
            last_round=self.whole("round_limit"),
            level=[one.name for one in BOX.levels].index(level),
        )

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Every number of players, level, draft and way to see backs; one early end and one fixed first seat."""
        found: list[dict[str, Value]] = [{"players": 1}, {"players": 2}, {"players": 3}, {"players": 4}]
        found += [{"players": 1, "solo_level": level} for level in ("super_droid", "cyborg", "singularity")]
        for players in (2, 3, 4):
            found.append({"players": players, "draft": "on"})
            found.append({"players": players, "visible_backs": "prep_only"})
            found.append({"players": players, "draft": "on", "visible_backs": "prep_only"})
        found.append({"players": 1, "visible_backs": "prep_only"})
        found.append({"players": 2, "first_seat": 1})
        found.append({"players": 3, "round_limit": 10})
        return found

    def _deal(self, dice: Dice) -> State:
        terms = self.terms
        state = PocketMarsState(self, dice)
        state.lay_out()  # S1
        state.row = list(range(HOUSES + 1))
        dice.shuffle(state.row)  # S2
        state.deck = list(range(CARDS))
        dice.shuffle(state.deck)  # S3
        first = self.options["first_seat"]
        state.first = first if isinstance(first, int) else dice.below(terms.players)  # S6
        state.active = state.first
        state.to_move = 0
        if terms.solo:
            level = BOX.levels[terms.level]
            state.ship[DA] = level.ship  # S9
            state.earth[DA] = level.earth
            state.energy[DA] = level.energy
            for building in [one for one in state.row if one != CONSTRUCTION][: level.landed]:
                state.star[HOUSES * DA + building] = 1
        if terms.draft:  # S8
            draft.deal_packs(state)
            state.asked = ASK_DRAFT
        else:
            for seat in range(terms.players):  # S4
                for _ in range(CARDS_EACH):
                    card = state.deck.pop()
                    state.known[card] = 1 << seat
                    state.add_to_hand(seat, card)
            state.asked = ASK_OPENING
        return state

    def layout(self) -> list[tuple[str, int]]:
        """The parts of an observation; seats in turn order from the observer."""
        return secrets.layout(self.terms)


def _not_allowed(option: str, given: str, allowed: str) -> OptionError:
    return OptionError(house("option-value", {"option": option, "given": given, "allowed": allowed}))


class PocketMarsState(PocketMarsEffects):
    """A position of Pocket Mars."""

    derived: ClassVar[dict[str, str]] = {"rules": "the game", "terms": "the game"}

    def __init__(self, game: PocketMarsRules, dice: Dice) -> None:
        super().__init__(game, dice, game.terms)
        self.rules = game

    def clone(self) -> PocketMarsState:
        """An independent copy."""
        twin = PocketMarsState(self.rules, self.dice.clone())
        self.copy_to(twin)
        return twin

    def _legal(self) -> list[int]:
        asked = self.asked
        if asked == ASK_TURN:
            return self._legal_turn()
        if asked == ASK_PART:
            return self._legal_part()
        if asked in (ASK_FILL, ASK_OPENING):
            return self.own_hand(DO_FILL)
        if asked == ASK_ABILITY:
            return self._legal_ability()
        if asked == ASK_LOWER:
            return [USE, SKIP] if self.can_use_lower() else [SKIP]
        if asked == ASK_VALUE:
            return [DO_LAND + _KIND[self.played], SKIP]
        if asked == ASK_DROP:
            return self.own_hand(DO_DROP)
        if asked == ASK_DRAFT:
            return [DO_DRAFT + card for card in draft.pack_held(self, self.to_move)]
        return [DO_DA_SLOT + slot for slot in range(MODULE) if self.prep[MODULE * DA + slot] >= 0]

    def _play(self, action: int) -> None:
        asked = self.asked
        if asked == ASK_TURN:
            self._play_turn(action)
        elif asked == ASK_PART:
            self._play_part(action)
        elif asked == ASK_FILL:
            self._play_fill(action - DO_FILL)
        elif asked == ASK_ABILITY:
            self._play_ability(action)
        elif asked == ASK_LOWER:
            self._play_lower(action)
        elif asked == ASK_VALUE:
            self._play_value(action)
        elif asked == ASK_DROP:
            self._play_drop(action - DO_DROP)
        elif asked == ASK_OPENING:
            self._play_opening(action - DO_FILL)
        elif asked == ASK_DRAFT:
            self._play_draft(action - DO_DRAFT)
        elif asked == ASK_DA_DRAW:
            self._play_da_draw(action - DO_DA_SLOT)
        else:
            self._play_da_discard(action - DO_DA_SLOT)

    def _could_choose(self) -> bool:
        """D3: where backs are hidden, nobody sees whether a hand has the card that a condition or a cover needs."""
        if self.terms.open_backs or self.terms.solo:
            return False
        if self.asked == ASK_LOWER:
            return self.can_use_lower(unseen=True)
        return self.asked == ASK_PART and _PART[self.part] == COVER and self.held[self.to_move] > 0

    # ---- before the first round

    def _play_draft(self, card: int) -> None:
        """S8: one card is kept; nobody sees which."""
        seat = self.to_move
        draft.keep(self, seat, card)
        if self.telling:
            self.tell(seat, say("keeps", {"seat": seat_name(seat), "card": card_name(card)}), (seat,))
        self.to_move = (seat + 1) % self.terms.players
        if self.to_move == 0 and draft.is_over(self):
            draft.finish(self)
            self.asked = ASK_OPENING
            if self.telling:
                self.tell(NONE, say("draft-ends"))

    def _play_opening(self, card: int) -> None:
        """S5: two of the four cards go into the prep module, and nobody sees which until all have chosen."""
        seat = self.to_move
        self.take_from_hand(seat, card)
        slot = self.empty_slot(seat)
        self.prep[slot] = card
        if self.telling:
            args: dict[str, int | str | Phrase] = {"seat": seat_name(seat), "card": card_name(card)}
            self.tell(seat, say("prepares-own", args), (seat,))
        if slot == MODULE * seat:
            return
        if seat + 1 < self.terms.players:
            self.to_move = seat + 1
            return
        if self.telling:
            self._tell_modules()
        if self.terms.solo:
            refill(self)  # S9, D25
        self.to_move = self.first
        self.asked = ASK_TURN

    def _tell_modules(self) -> None:
        for seat in range(self.terms.players):
            one, two = [BOX.types[_KIND[card]] for card in self.module_of(seat)]
            self.tell(seat, say("module-shown", {"seat": seat_name(seat), "type": one, "other": two}))

    # ---- the turn

    def _legal_turn(self) -> list[int]:
        """R10-R14, A2."""
        seat = self.to_move
        hand = self.hand
        prep = self.prep
        found: list[int] = []
        base: i64 = HAND_MOST * seat
        last: i64 = base + self.held[seat]
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
        sides: i64 = self.terms.sides
        steps: i64
        for steps in range(1, sides):
            slot: i64 = MODULE * ((seat + steps) % sides)
            if prep[slot] >= 0:
                found.append(TURN_OTHER + 2 * (steps - 1))
            if prep[slot + 1] >= 0:
                found.append(TURN_OTHER + 2 * (steps - 1) + 1)
        if self.earth[seat] > 0:  # R13
            found.append(TURN_TAKE)
        self.add_own_cards(found, TURN_ENERGY)
        return found

    def _play_turn(self, action: int) -> None:
        seat = self.to_move
        if action < TURN_PREP:
            self._play_from_hand(seat, action - TURN_HAND)
        elif action < TURN_OTHER:
            self._play_from_prep(seat, self.slot_of(seat, action - TURN_PREP))
        elif action < TURN_TAKE:
            steps, slot = divmod(action - TURN_OTHER, 2)
            self._play_from_other(seat, self.clockwise(seat, steps + 1), slot)
        elif action == TURN_TAKE:  # R13
            self.take(seat, 1)
            if self.terms.solo:  # A2
                self.asked = ASK_DA_DISCARD
            else:
                self._end_turn()
        else:
            self._play_for_energy(seat, action - TURN_ENERGY)

    def _play_from_hand(self, seat: int, card: int) -> None:
        """R10: the upper action, then the card is discarded."""
        self.show_from_hand(seat, card)
        self.aside = card
        self.played = card
        if self.telling:
            self.tell_of(seat, "plays-hand", {"card": card_name(card)})
        self._begin_text(seat, 2 * card)

    def _play_from_prep(self, seat: int, slot: int) -> None:
        """R11: landing by value, lower action, ability."""
        card = self.show_from_slot(slot)
        self.played = card
        self.owner = seat
        if self.telling:
            self.tell_of(seat, "plays-prep", {"card": card_name(card)})
        self.asked = ASK_VALUE if self._may_land(seat, card) else ASK_LOWER

    def _play_from_other(self, seat: int, other: int, slot: int) -> None:
        """R12: the owner's lower action, then the ability; against DA a landing by value, then the ability (A2)."""
        card = self.show_from_slot(MODULE * other + slot)
        self.played = card
        if self.telling:
            args: dict[str, int | str | Phrase] = {"card": card_name(card)}
            if self.terms.solo:
                self.tell_of(seat, "plays-da", args)
            else:
                args["other"] = seat_name(other)
                self.tell_of(seat, "plays-other", args)
        if self.terms.solo:
            self.asked = ASK_VALUE if self._may_land(seat, card) else ASK_ABILITY
            return
        self.connect(card)
        self.owner = other
        self.to_move = other  # D12
        self.asked = ASK_LOWER

    def _may_land(self, seat: int, card: int) -> bool:
        """R11 (1), A2 (1): connect the card; whether its value lets a colonist land, and if not, why."""
        building = _KIND[card]
        worth = self.value_of(building)
        beats = self.connect(card)
        lands = beats and self.ship[seat] > 0
        if self.telling and not lands and building != CONSTRUCTION:
            args: dict[str, int | str | Phrase] = {"card": card_name(card), "type": BOX.types[building], "value": worth}
            self.tell_of(seat, "beats-nobody" if beats else "beats-not", args)
        return lands

    def _play_for_energy(self, seat: int, card: int) -> None:
        """R14; two in the solo game (A2)."""
        slot = self.slot_of(seat, card)
        if slot >= 0:
            self.show_from_slot(slot)
        else:
            self.show_from_hand(seat, card)
        self.discard.append(card)
        if self.telling:
            self.tell_of(seat, "discards-energy", {"card": card_name(card), "from": "prep" if slot >= 0 else "hand"})
        self.gain(seat, self.discard_brings(seat))
        self._end_turn()

    def _play_value(self, action: int) -> None:
        """R11 (1), A2 (1)."""
        if action != SKIP:
            self.land(self.to_move, action - DO_LAND)
        elif self.telling:
            self._tell_skip()
        self.asked = ASK_LOWER if self.owner != NONE else ASK_ABILITY

    # ---- the lower action

    def _play_lower(self, action: int) -> None:
        """R11 (2), R12 (1): the price is paid at once."""
        if action == SKIP:
            if self.telling:
                self._tell_skip()
            self._ask_ability()
            return
        card = self.played
        if BOX.condition[card] == PAY:
            self.energy[self.owner] -= BOX.condition_number[card]
            if self.telling:
                self.tell_of(self.owner, "pays", {"count": BOX.condition_number[card], "now": self.energy[self.owner]})
        self._begin_text(self.owner, 2 * card + 1)

    # ---- the parts of an action (R9)

    def _begin_text(self, seat: int, text: int) -> None:
        self.to_move = seat
        self.text = text
        self.part = _FIRST[text]
        self.left = _TIMES[self.part]
        self._go_on_with_text()

    def _go_on_with_text(self) -> None:
        """Carry out what needs no choice, up to the next part that does."""
        seat = self.to_move
        end = _FIRST[self.text + 1]
        while self.part < end:
            part = _PART[self.part]
            if part == TAKE:  # C1
                self.take(seat, self.left)
            elif part == GAIN:  # C3
                self.gain(seat, self.left)
            elif part == DRAW:  # C4
                while self.left > 0:
                    if self.terms.solo and self.prepared(DA) == MODULE:
                        self.asked = ASK_DA_DRAW
                        return
                    self.draw_one(seat)
                    self.left -= 1
            else:
                self.asked = ASK_PART
                return
            self._next_part()
        self._end_text()

    def _next_part(self) -> None:
        self.part += 1
        if self.part < _FIRST[self.text + 1]:
            self.left = _TIMES[self.part]

    def _end_text(self) -> None:
        upper = self.text % 2 == 0
        self.text = NONE
        self.part = 0
        self.left = 0
        if upper:  # R10, D9
            self.discard.append(self.aside)
            self.aside = NONE
            self._end_turn()
        else:
            self._ask_ability()

    def _legal_part(self) -> list[int]:
        found = self.targets(self.to_move, _PART[self.part], _WHERE[self.part])
        found.append(SKIP)  # D6
        return found

    def _play_part(self, action: int) -> None:
        seat = self.to_move
        if action == SKIP:
            if self.telling:
                self._tell_skip()
            self._next_part()
            self._go_on_with_text()
            return
        part = _PART[self.part]
        self.carry_out(seat, part, action)
        if part == LAND and self.left > 1:
            self.left -= 1
            return
        self._next_part()
        self._go_on_with_text()

    # ---- the ability of the building

    def _ask_ability(self) -> None:
        self.to_move = self.active
        self.asked = ASK_ABILITY

    def _legal_ability(self) -> list[int]:
        """C16-C20."""
        seat = self.to_move
        building = _KIND[self.played]
        if building == ECOSYSTEM:
            found = self.shift_targets(seat)
        elif building == ENERGY:
            found = [USE] if self.energy[seat] < ENERGY_MOST else []
        elif building == SCIENCE:
            found = [USE] if self.earth[seat] > 0 else []
        elif building == WATER:
            found = []
            self.add_own_cards(found, DO_BOTTOM)
        else:
            found = self.land_targets(seat, ANYWHERE)
        found.append(SKIP)
        return found

    def _play_ability(self, action: int) -> None:
        seat = self.to_move
        building = _KIND[self.played]
        if action == SKIP:
            if self.telling:
                self._tell_skip()
        elif building == ECOSYSTEM:
            house, colonist = divmod(action - DO_SHIFT, 8)
            self.shift(seat, house, self.clockwise(seat, colonist // 2), colonist % 2 == 1)
        elif building == ENERGY:
            self.gain(seat, 1)
        elif building == SCIENCE:
            self.take(seat, 1)
        elif building == WATER:
            self.sink(seat, action - DO_BOTTOM)
        else:
            self.land(seat, action - DO_LAND)
        self._end_turn()

    def _tell_skip(self) -> None:
        """Tell that something was declined, or that there was nothing to decline."""
        if len(self._legal()) > 1 or self._could_choose():
            self.tell_of(self.to_move, "declines", {"what": wording.what_is_asked(self)})
        elif self.asked != ASK_PART or self.left == _TIMES[self.part]:  # not where some have landed and nobody is left
            self.tell_of(self.to_move, "cannot", {"what": wording.what_is_asked(self)})

    # ---- the 4-card rule

    def _end_turn(self) -> None:
        self.played = NONE
        self.owner = NONE
        self.kept = 0
        self._keep_four()

    def _keep_four(self) -> None:
        """R20, D11: every seat in turn discards, draws and fills its module; A2: in the solo game you alone."""
        players = self.terms.players
        while self.kept < players:
            seat = (self.active + self.kept) % players
            self.to_move = seat
            prepared = self.prepared(seat)
            if self.held[seat] + prepared > CARDS_EACH:
                self.asked = ASK_DROP
                return
            while self.held[seat] + prepared < CARDS_EACH and self.can_draw():
                if self.terms.solo and self.prepared(DA) == MODULE:
                    self.asked = ASK_DA_DRAW
                    return
                self.draw_one(seat)
            if prepared < MODULE and self.held[seat] > 0:
                self.asked = ASK_FILL
                return
            self.kept += 1
        self._next_turn()

    def _play_drop(self, card: int) -> None:
        """R20 (a)."""
        seat = self.to_move
        self.show_from_hand(seat, card)
        self.discard.append(card)
        if self.telling:
            self.tell_of(seat, "drops", {"card": card_name(card)})
        self._keep_four()

    def _play_fill(self, card: int) -> None:
        """R20 (c)."""
        seat = self.to_move
        self.hide_from_hand(seat, card, True)
        self.prep[self.empty_slot(seat)] = card
        if self.telling:
            self.tell_back(seat, "prepares", card)
        self._keep_four()

    # ---- drawing

    def _play_da_draw(self, slot: int) -> None:
        """A4: the slot is your choice."""
        self.draw_from_da(MODULE * DA + slot)
        if self.text != NONE:
            self.left -= 1
            self._go_on_with_text()
        else:
            self._keep_four()

    def _play_da_discard(self, slot: int) -> None:
        """A2: taking a colonist costs DA a card of your choice."""
        card = self.show_from_slot(MODULE * DA + slot)
        self.discard.append(card)
        if self.telling:
            self.tell(YOU, say("discards-da", {"seat": seat_name(YOU), "card": card_name(card)}))
        self._end_turn()

    # ---- the end of a turn and of the game

    def _next_turn(self) -> None:
        """R1, R30, R31; A1, A10 in the solo game."""
        terms = self.terms
        self.kept = 0
        self.asked = ASK_TURN
        if terms.solo:
            machine_phases(self)
            over = self.settled(YOU) == BOX.colonists or self.settled(DA) == BOX.colonists
            if over or self.prepared(DA) < MODULE:
                self._end()
                return
            self.round += 1
            self.to_move = YOU
            return
        self.active = (self.active + 1) % terms.players
        if self.active == self.first:
            for seat in range(terms.players):
                if self.settled(seat) == BOX.colonists:
                    self._end()
                    return
            if self.round == terms.last_round:  # D16
                self._end()
                return
            self.round += 1
        self.to_move = self.active

    def _end(self) -> None:
        self.to_move = NONE
        if self.telling:
            wording.tell_end(self)

    # ---- scoring

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return [points(self, seat) for seat in range(self.terms.players)]

    def machine_score(self) -> int:
        """F10: the points of Devious Automatics in the solo game."""
        return points(self, DA)

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """F1-F6, line by line; after a tie also what decided it (F7)."""
        lines = wording.score_lines(tally(self, seat))
        if self.to_move < 0 and not self.terms.solo:
            level = level_seats(self)
            if len(level) > 1 and seat in level:
                lines.append(ScoreLine("F7", say("line-settled", {"count": self.settled(seat)}), 0))
        return lines

    def decided(self) -> Phrase | None:
        """F7, F11: what decided where points are equal."""
        return wording.what_decided(self) if self.to_move < 0 else None

    def winners(self) -> list[int]:
        """F7; F11: in the solo game nobody, if Devious Automatics has as many points."""
        return best_seats(self) if self.to_move < 0 else []

    def ranking(self) -> list[int]:
        """F7: the seats from first to last."""
        return ranking(self)

    def returns(self) -> list[float]:
        """As the house has it; in the solo game +1 for a win and -1 for a loss."""
        if not self.terms.solo:
            return super().returns()
        if self.to_move >= 0:
            return [0.0]
        return [1.0 if self.winners() else -1.0]

    # ---- what a seat knows

    def _reshuffle(self, seat: int) -> None:
        secrets.redeal(self, seat)

    def information(self, seat: int) -> bytes:
        """Everything the seat sees and remembers (H1-H8)."""
        return secrets.information(self, seat)

    def _observe(self, seat: int, row: Row) -> None:
        secrets.observe(self, seat, row)

    # ---- in words

    def _refusal(self, action: int) -> Reason:
        return refusals.why_not(self, action)

    def describe(self, action: int) -> Phrase:
        """What that action is, and whether nothing would come of it."""
        what = wording.describe(self, action)
        if self.asked == ASK_TURN and holds(self.choices, action) and self._is_idle(action):
            building = action >= TURN_PREP and _KIND[action - TURN_PREP] != CONSTRUCTION
            return say("idle-prep" if building else "idle", {"what": what})
        return what

    def _is_idle(self, action: int) -> bool:
        """Whether an own card that could be played now would do nothing, save to change its building's value."""
        seat = self.to_move
        if action < TURN_PREP:
            card = action - TURN_HAND
            spare = [other for other in self.hand_of(seat) if other != card and _KIND[other] != CONSTRUCTION]
            parts = range(_FIRST[2 * card], _FIRST[2 * card + 1])
            return not any(len(spare) > 0 if _PART[part] == COVER else self.can_change(seat, part, 0) for part in parts)
        if action >= TURN_OTHER:
            return False
        world = self.clone()
        world._play(action)
        while world.to_move == seat and world.asked in (ASK_VALUE, ASK_LOWER, ASK_ABILITY):
            if len(world._legal()) > 1:
                return False
            world._play(SKIP)
        return True

    def question(self) -> Question:
        """What is asked now."""
        return wording.question(self)

    def notation(self) -> str:
        """The whole position, hidden cards too, on a few lines."""
        return wording.notation(self)
