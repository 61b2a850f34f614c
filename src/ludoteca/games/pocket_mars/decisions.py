"""The decisions of Pocket Mars and their answers, in the order of a game.

A decision says what may be done, does it and asks for it; an answer, a block of action ids, says what an action is
and why it is refused. What a person reads stands beside the rule that it is about. The parts of an action and the
abilities of the buildings, which are answers too, stand in `cards.py`.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.rising import holds
from ludoteca.games.pocket_mars.automaton import machine_phases, refill
from ludoteca.games.pocket_mars.cards import (
    ABILITIES,
    DO_DA_SLOT,
    DO_DRAFT,
    DO_DROP,
    DO_FILL,
    DO_LAND,
    PARTS,
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    USE,
)
from ludoteca.games.pocket_mars.content import (
    ANYWHERE,
    CARDS,
    CONSTRUCTION,
    DA,
    FOUR,
    HAND_MOST,
    MODULE,
    NONE,
    PASSES,
    TYPES,
    YOU,
)
from ludoteca.games.pocket_mars.knowledge import ANY_ORIGIN, FROM_DECK
from ludoteca.games.pocket_mars.phrases import card_name, say
from ludoteca.games.pocket_mars.position import (
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
    DECK,
    PocketMarsState,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCard(Answer[PocketMarsState]):
    """`Keep Science 3`: a card to keep, to put into the prep module, to discard."""

    def __init__(self, first: int, key: str, missing: str, rules: dict[int, str]) -> None:
        super().__init__(first, CARDS)
        self.key = key
        self.missing = missing  # what is said of a card that is somewhere else
        self.rules = rules  # by the decisions that ask for one

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card."""
        return say(self.key, {"card": state.called(number)})

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """Something else is asked, or it is somewhere else."""
        rule = self.rules.get(state.asked)
        if rule is None:
            return state.not_now()
        return Reason(rule, say(self.missing, {"card": state.called(number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Decision[PocketMarsState]):
    """A decision that is asked for in the words of its name."""

    rule: str = ""

    def ask(self, state: PocketMarsState) -> Question:
        """By its rule."""
        return Question(self.rule, say(f"ask-{self.name}"))


# ---- before the first round


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Asked):
    """One card of the pack is kept, the rest is passed on; nobody sees which."""

    name = "draft"
    rule = "S8"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the pack."""
        return [DO_DRAFT + card for card in state.pack_in_hands(state.to_move)]

    def play(self, state: PocketMarsState, action: int) -> None:
        """S8."""
        seat = state.to_move
        card = action - DO_DRAFT
        state.picks[PASSES * seat + len(state.kept_by(seat))] = card
        if state.telling:
            state.tell(seat, say("keeps", {"seat": seat_name(seat), "card": state.called(card)}), (seat,))
        state.to_move = (seat + 1) % state.terms.players
        if NONE not in state.picks:
            _finish_draft(state)
            state.asked = ASK_OPENING
            if state.telling:
                state.tell(NONE, say("draft-ends"))


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
            state.tell(seat, say("prepares-own", {"seat": seat_name(seat), "card": state.called(card)}), (seat,))
        if slot == MODULE * seat:
            return
        if seat + 1 < state.terms.players:
            state.to_move = seat + 1
            return
        if state.telling:
            for other in range(state.terms.players):
                one, two = [TYPES[state.terms.kind[card]] for card in state.module_of(other)]
                state.tell(other, say("module-shown", {"seat": seat_name(other), "type": one, "other": two}))
        if state.terms.solo:
            refill(state)  # S9, D25
        state.to_move = state.first
        state.asked = ASK_TURN

    def ask(self, state: PocketMarsState) -> Question:
        """S5."""
        return Question("S5", say("ask-opening", {"left": MODULE - state.prepared(state.to_move)}))


# ---- the turn (R10-R14, A2)


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
            state.tell_of(seat, "plays-hand", {"card": state.called(number)})
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
        return Reason("R10", say("no-not-in-hand", {"card": state.called(number)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class FromPrep(Way):
    """A card of one's own prep module: landing by value, lower action, ability."""

    def play(self, state: PocketMarsState, seat: int, number: int) -> None:
        """R11."""
        card = state.show_from_slot(state.slot_of(seat, number))
        state.played = card
        state.owner = seat
        if state.telling:
            state.tell_of(seat, "plays-prep", {"card": state.called(card)})
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
        return Reason("R11", say("no-not-in-prep", {"card": state.called(number)}))


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
            args: dict[str, int | str | Phrase] = {"card": state.called(card)}
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
        args: dict[str, int | str | Phrase] = {"slot": slot + 1, "seat": state.whose(steps)}
        if steps >= state.terms.sides or state.to_move < 0:
            return say("play-other-bare", args)
        card = state.prep[MODULE * state.clockwise(state.to_move, steps) + slot]
        if card < 0 or state.asked <= ASK_OPENING:
            return say("play-other-bare", args)
        if state.known[card] & 1 << state.to_move:
            args["card"] = state.called(card)
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
            where = "prep" if slot >= 0 else "hand"
            state.tell_of(seat, "discards-energy", {"card": state.called(number), "from": where})
        state.gain(seat, state.discard_brings(seat))
        end_turn(state)

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """The card and what it brings."""
        brings = state.discard_brings(state.to_move) if state.to_move >= 0 else 0
        return say("energy", {"card": state.called(number), "count": brings})

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """It is somewhere else."""
        return Reason("A2" if state.terms.solo else "R14", say("no-not-own", {"card": state.called(number)}))


def _may_land(state: PocketMarsState, seat: int, card: int) -> bool:
    """R11 (1), A2 (1): connect the card; whether its value lets a colonist land, and if not, why."""
    building = state.terms.kind[card]
    worth = state.value_of(building)
    beats = state.connect(card)
    lands = beats and state.ship[seat] > 0
    if state.telling and not lands and building != CONSTRUCTION:
        key = "beats-nobody" if beats else "beats-not"
        state.tell_of(seat, key, {"card": state.called(card), "type": TYPES[building], "value": worth})
    return lands


# ---- the steps of a card, each used or skipped


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[PocketMarsState]):
    """Something that may be used or skipped."""

    def what(self, state: PocketMarsState) -> Phrase:
        """What it is, as a thing: `the lower action of Science 3`."""
        return say(f"what-{self.name}", {"card": state.called(state.played)})

    def tell_skip(self, state: PocketMarsState) -> None:
        """Tell that something was declined, or that there was nothing to decline."""
        declined = len(self.legal(state)) > 1 or self.could_choose(state)
        state.tell_of(state.to_move, "declines" if declined else "cannot", {"what": self.what(state)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Step):
    """The card beats its building: a colonist may land there."""

    name = "value"

    def legal(self, state: PocketMarsState) -> list[int]:
        """There, or not at all."""
        return [DO_LAND + state.terms.kind[state.played], SKIP]

    def play(self, state: PocketMarsState, action: int) -> None:
        """R11 (1), A2 (1)."""
        if action != SKIP:
            state.land(state.to_move, action - DO_LAND)
        elif state.telling:
            self.tell_skip(state)
        state.asked = ASK_LOWER if state.owner != NONE else ASK_ABILITY

    def ask(self, state: PocketMarsState) -> Question:
        """R11, A2."""
        asked = say("ask-value", {"card": state.called(state.played), "type": TYPES[state.terms.kind[state.played]]})
        return Question("A2" if state.owner == NONE else "R11", asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lower(Step):
    """Whether the lower action is used, by whoever owns the card."""

    name = "lower"

    def legal(self, state: PocketMarsState) -> list[int]:
        """R15."""
        return [USE, SKIP] if state.terms.texts.can_use_lower(state, state.owner, state.played) else [SKIP]

    def could_choose(self, state: PocketMarsState) -> bool:
        """D3: where backs are hidden, nobody sees whether a hand has the card that a condition or a cover needs."""
        terms = state.terms
        return terms.unseen and terms.texts.can_use_lower(state, state.owner, state.played, unseen=True)

    def play(self, state: PocketMarsState, action: int) -> None:
        """R11 (2), R12 (1): the price is paid at once."""
        if action == SKIP:
            if state.telling:
                self.tell_skip(state)
            state.to_move = state.active
            state.asked = ASK_ABILITY
            return
        owner = state.owner
        price = state.terms.texts.condition[state.played].price
        if price > 0:
            state.energy[owner] -= price
            if state.telling:
                state.tell_of(owner, "pays", {"count": price, "now": state.energy[owner]})
        begin_text(state, owner, 2 * state.played + 1)

    def ask(self, state: PocketMarsState) -> Question:
        """R11, R12."""
        text = state.terms.texts.lower_text(state.played)
        asked = say("ask-lower", {"card": state.called(state.played), "text": text})
        return Question("R11" if state.owner == state.active else "R12", asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class PartStep(Step):
    """A part of a text that needs a choice; any part may be skipped (D6)."""

    name = "part"

    def legal(self, state: PocketMarsState) -> list[int]:
        """What the part says."""
        texts = state.terms.texts
        part = texts.part[state.part]
        found = part.targets(state, state.to_move, texts.where[state.part])
        found.insert(0 if part.first > SKIP else len(found), SKIP)
        return found

    def could_choose(self, state: PocketMarsState) -> bool:
        """D3: nobody sees that a hand has no card for it."""
        terms = state.terms
        return terms.unseen and terms.texts.part[state.part].from_hand and state.held[state.to_move] > 0

    def play(self, state: PocketMarsState, action: int) -> None:
        """R9."""
        if action == SKIP:
            if state.telling:
                self.tell_skip(state)
        else:
            part = state.terms.texts.part[state.part]
            part.carry_out(state, state.to_move, action - part.first)
            if state.left > 1:
                state.left -= 1
                return
        _next_part(state)
        go_on_with_text(state)

    def tell_skip(self, state: PocketMarsState) -> None:
        """Nothing is told where some have landed and nobody is left."""
        if len(self.legal(state)) > 1 or state.left == state.terms.texts.times[state.part]:
            super().tell_skip(state)

    def ask(self, state: PocketMarsState) -> Question:
        """The rule of the part."""
        texts = state.terms.texts
        args: dict[str, int | str | Phrase] = {"card": state.called(state.played)}
        args["text"] = texts.part_text(state.part)
        if texts.times[state.part] > 1:
            args["left"] = state.left
        return Question(texts.part[state.part].rule, say("ask-part-left" if "left" in args else "ask-part", args))

    def what(self, state: PocketMarsState) -> Phrase:
        """`this part: draw 1 card`."""
        return say("what-part", {"text": state.terms.texts.part_text(state.part)})


def begin_text(state: PocketMarsState, seat: int, text: int) -> None:
    """R10, R11: a seat carries out a text."""
    texts = state.terms.texts
    state.to_move = seat
    state.text = text
    state.part = texts.first[text]
    state.left = texts.times[state.part]
    go_on_with_text(state)


def go_on_with_text(state: PocketMarsState) -> None:
    """Carry out what needs no choice, up to the next part that does or to the end."""
    seat = state.to_move
    texts = state.terms.texts
    end = texts.first[state.text + 1]
    while state.part < end:
        part = texts.part[state.part]
        if part.asks:
            state.asked = ASK_PART
            return
        if not part.do(state, seat, state.left):
            return
        _next_part(state)
    upper = state.text % 2 == 0
    state.text = NONE
    state.part = 0
    state.left = 0
    if upper:  # R10, D9
        state.discard.append(state.aside)
        state.aside = NONE
        end_turn(state)
    else:
        state.to_move = state.active
        state.asked = ASK_ABILITY


def _next_part(state: PocketMarsState) -> None:
    texts = state.terms.texts
    state.part += 1
    if state.part < texts.first[state.text + 1]:
        state.left = texts.times[state.part]


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityStep(Step):
    """What the building of the card does for whoever has played it."""

    name = "ability"

    def legal(self, state: PocketMarsState) -> list[int]:
        """C16-C20."""
        ability = ABILITIES[state.terms.kind[state.played]]
        seat = state.to_move
        if not ability.asks:
            return [USE, SKIP] if ability.can_change(state, seat, ANYWHERE, 0) else [SKIP]
        found = ability.targets(state, seat, ANYWHERE)
        found.append(SKIP)
        return found

    def play(self, state: PocketMarsState, action: int) -> None:
        """C16-C20."""
        ability = ABILITIES[state.terms.kind[state.played]]
        if action == SKIP:
            if state.telling:
                self.tell_skip(state)
        elif ability.asks:
            ability.carry_out(state, state.to_move, action - ability.first)
        else:
            ability.do(state, state.to_move, 1)
        end_turn(state)

    def ask(self, state: PocketMarsState) -> Question:
        """The rule of the ability."""
        building = state.terms.kind[state.played]
        return Question(f"C{16 + building}", say("ask-ability", {"type": TYPES[building]}))

    def what(self, state: PocketMarsState) -> Phrase:
        """`the ability of the Science Building`."""
        return say("what-ability", {"type": TYPES[state.terms.kind[state.played]]})


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Answer[PocketMarsState]):
    """`Use the lower action of Science 3`."""

    key: str = "use"

    def describe(self, state: PocketMarsState, number: int) -> Phrase:
        """What is used."""
        if state.to_move < 0:
            return say(f"{self.key}-bare")
        step = state.decision()
        return say(self.key, {"what": step.what(state) if isinstance(step, Step) else say("what-this")})

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """Something else is asked."""
        return state.not_now()


@mypyc_attr(allow_interpreted_subclasses=True)
class Skip(Use):
    """`Skip the lower action of Science 3`."""

    key = "skip"

    def refuse(self, state: PocketMarsState, number: int) -> Reason:
        """R16: a turn cannot be skipped."""
        return Reason("R16", say("no-pass")) if state.asked == ASK_TURN else state.not_now()


# ---- the 4-card rule (R20)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drop(Asked):
    """Whoever has more than four cards discards one of the hand."""

    name = "drop"
    rule = "R20"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the hand."""
        return state.own_hand(DO_DROP)

    def play(self, state: PocketMarsState, action: int) -> None:
        """R20 (a)."""
        seat = state.to_move
        card = action - DO_DROP
        state.show_from_hand(seat, card)
        state.discard.append(card)
        if state.telling:
            state.tell_of(seat, "drops", {"card": state.called(card)})
        keep_four(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fill(Asked):
    """A hand card goes into the empty slot of the prep module."""

    name = "fill"
    rule = "R20"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each card of the hand."""
        return state.own_hand(DO_FILL)

    def play(self, state: PocketMarsState, action: int) -> None:
        """R20 (c)."""
        seat = state.to_move
        card = action - DO_FILL
        state.hide_from_hand(seat, card, True)
        state.prep[state.empty_slot(seat)] = card
        if state.telling:
            state.tell_card(seat, "prepares", card, True)
        keep_four(state)


def end_turn(state: PocketMarsState) -> None:
    """The action is carried out."""
    state.played = NONE
    state.owner = NONE
    state.kept = 0
    keep_four(state)


def keep_four(state: PocketMarsState) -> None:
    """R20, D11: every seat in turn discards, draws and fills its module; A2: in the solo game you alone."""
    players = state.terms.players
    while state.kept < players:
        seat = (state.active + state.kept) % players
        state.to_move = seat
        prepared = state.prepared(seat)
        if state.held[seat] + prepared > FOUR:
            state.asked = ASK_DROP
            return
        while state.held[seat] + prepared < FOUR and state.can_draw():
            if not state.draw_one(seat):
                return
        if prepared < MODULE and state.held[seat] > 0:
            state.asked = ASK_FILL
            return
        state.kept += 1
    _next_turn(state)


def _next_turn(state: PocketMarsState) -> None:
    """R1, R30, R31; A1, A10 in the solo game."""
    terms = state.terms
    colonists = terms.box.colonists
    state.kept = 0
    state.asked = ASK_TURN
    if terms.solo:
        machine_phases(state)
        over = state.settled(YOU) == colonists or state.settled(DA) == colonists
        if over or state.prepared(DA) < MODULE:
            state.end()
            return
        state.round += 1
        state.to_move = YOU
        return
    state.active = (state.active + 1) % terms.players
    if state.active == state.first:
        done = any(state.settled(seat) == colonists for seat in range(terms.players))
        if done or state.round == terms.last_round:  # D16
            state.end()
            return
        state.round += 1
    state.to_move = state.active


# ---- the solo game: which card of Devious Automatics is discarded or drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class DaDiscard(Asked):
    """Taking a colonist costs DA a card."""

    name = "da-discard"
    rule = "A2"

    def legal(self, state: PocketMarsState) -> list[int]:
        """Each slot with a card."""
        return [DO_DA_SLOT + slot for slot in range(MODULE) if state.prep[MODULE * DA + slot] >= 0]

    def play(self, state: PocketMarsState, action: int) -> None:
        """A2."""
        card = state.show_from_slot(MODULE * DA + action - DO_DA_SLOT)
        state.discard.append(card)
        if state.telling:
            state.tell(YOU, say("discards-da", {"seat": seat_name(YOU), "card": state.called(card)}))
        end_turn(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class DaDraw(DaDiscard):
    """You draw from DA's prep module."""

    name = "da-draw"
    rule = "A4"

    def play(self, state: PocketMarsState, action: int) -> None:
        """A4: the slot is your choice."""
        state.draw_from_da(MODULE * DA + action - DO_DA_SLOT)
        if state.text != NONE:
            state.left -= 1
            go_on_with_text(state)
        else:
            keep_four(state)


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


DECISIONS: Final[list[Decision[PocketMarsState]]] = [
    Draft(), Opening(), Turn(), Value(), Lower(), PartStep(), AbilityStep(), Drop(), Fill(), DaDiscard(), DaDraw(),
]  # fmt: skip


ANSWERS: Final[list[Answer[PocketMarsState]]] = [
    FromHand(TURN_HAND, CARDS),
    FromPrep(TURN_PREP, CARDS),
    FromOther(TURN_OTHER, TURN_TAKE - TURN_OTHER),
    TakeOne(TURN_TAKE, 1),
    ForEnergy(TURN_ENERGY, CARDS),
    OfCard(DO_DROP, "drop", "no-not-in-hand", {ASK_DROP: "R20"}),
    OfCard(DO_FILL, "fill", "no-not-in-hand", {ASK_OPENING: "S5", ASK_FILL: "R20"}),
    OfCard(DO_DRAFT, "keep", "no-not-in-pack", {ASK_DRAFT: "S8"}),
    DaSlot(DO_DA_SLOT, MODULE),
    Use(USE, 1),
    Skip(SKIP, 1),
    *[part for part in {*PARTS, *ABILITIES} if part.size > 0],
]
ANSWERS.sort(key=lambda answer: answer.first)
