"""The steps of a card: the landing by its value, its lower action, the parts of a text, the ability of its building."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase
from ludoteca.games.pocket_mars.cards import ABILITIES, DO_LAND, SKIP, USE
from ludoteca.games.pocket_mars.content import NONE, TYPES
from ludoteca.games.pocket_mars.decisions.refill import end_turn
from ludoteca.games.pocket_mars.phrases import card_name, say
from ludoteca.games.pocket_mars.position import (
    ASK_ABILITY,
    ASK_LOWER,
    ASK_PART,
    ASK_TURN,
    PocketMarsState,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[PocketMarsState]):
    """Something that may be used or skipped."""

    def what(self, state: PocketMarsState) -> Phrase:
        """What it is, as a thing."""
        raise NotImplementedError

    def tell_skip(self, state: PocketMarsState) -> None:
        """Tell that something was declined, or that there was nothing to decline."""
        declined = len(self.legal(state)) > 1 or self.could_choose(state)
        state.tell_of(state.to_move, "declines" if declined else "cannot", {"what": self.what(state)})


# ---- the landing by value


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
        args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, state.played)}
        args["type"] = TYPES[state.terms.kind[state.played]]
        return Question("A2" if state.owner == NONE else "R11", say("ask-value", args))

    def what(self, state: PocketMarsState) -> Phrase:
        """`the landing by Science 3`."""
        return say("what-value", {"card": card_name(state.terms.box, state.played)})


# ---- the lower action


@mypyc_attr(allow_interpreted_subclasses=True)
class Lower(Step):
    """Whether the lower action is used, by whoever owns the card."""

    name = "lower"

    def legal(self, state: PocketMarsState) -> list[int]:
        """R15."""
        return [USE, SKIP] if state.terms.texts.can_use_lower(state, state.owner, state.played) else [SKIP]

    def could_choose(self, state: PocketMarsState) -> bool:
        """D3: where backs are hidden, nobody sees whether a hand has the card that a condition or a cover needs."""
        if state.terms.open_backs or state.terms.solo:
            return False
        return state.terms.texts.can_use_lower(state, state.owner, state.played, unseen=True)

    def play(self, state: PocketMarsState, action: int) -> None:
        """R11 (2), R12 (1): the price is paid at once."""
        if action == SKIP:
            if state.telling:
                self.tell_skip(state)
            _ask_ability(state)
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
        args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, state.played)}
        args["text"] = state.terms.texts.lower_text(state.played)
        return Question("R11" if state.owner == state.active else "R12", say("ask-lower", args))

    def what(self, state: PocketMarsState) -> Phrase:
        """`the lower action of Science 3`."""
        return say("what-lower", {"card": card_name(state.terms.box, state.played)})


# ---- the parts of a text (R9)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Step):
    """A part of a text that needs a choice; any part may be skipped (D6)."""

    name = "part"

    def legal(self, state: PocketMarsState) -> list[int]:
        """What the part says."""
        texts = state.terms.texts
        found = texts.part[state.part].targets(state, state.to_move, texts.where[state.part])
        found.append(SKIP)
        return found

    def could_choose(self, state: PocketMarsState) -> bool:
        """D3: nobody sees that a hand has no card for it."""
        if state.terms.open_backs or state.terms.solo:
            return False
        return state.terms.texts.part[state.part].from_hand and state.held[state.to_move] > 0

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
        part = texts.part[state.part]
        args: dict[str, int | str | Phrase] = {"card": card_name(state.terms.box, state.played)}
        args["text"] = texts.part_text(state.part)
        if texts.times[state.part] > 1:
            args["left"] = state.left
            return Question(part.rule, say("ask-part-left", args))
        return Question(part.rule, say("ask-part", args))

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
    """Carry out what needs no choice, up to the next part that does."""
    seat = state.to_move
    texts = state.terms.texts
    end = texts.first[state.text + 1]
    while state.part < end:
        part = texts.part[state.part]
        if part.asks:
            state.asked = ASK_PART
            return
        if not part.do(state, seat):
            return
        _next_part(state)
    _end_text(state)


def _next_part(state: PocketMarsState) -> None:
    texts = state.terms.texts
    state.part += 1
    if state.part < texts.first[state.text + 1]:
        state.left = texts.times[state.part]


def _end_text(state: PocketMarsState) -> None:
    upper = state.text % 2 == 0
    state.text = NONE
    state.part = 0
    state.left = 0
    if upper:  # R10, D9
        state.discard.append(state.aside)
        state.aside = NONE
        end_turn(state)
    else:
        _ask_ability(state)


# ---- the ability of the building


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Step):
    """What the building of the card does for whoever has played it."""

    name = "ability"

    def legal(self, state: PocketMarsState) -> list[int]:
        """C16-C20."""
        found = ABILITIES[state.terms.kind[state.played]].targets(state, state.to_move)
        found.append(SKIP)
        return found

    def play(self, state: PocketMarsState, action: int) -> None:
        """C16-C20."""
        if action != SKIP:
            ability = ABILITIES[state.terms.kind[state.played]]
            ability.use(state, state.to_move, action - ability.first)
        elif state.telling:
            self.tell_skip(state)
        end_turn(state)

    def ask(self, state: PocketMarsState) -> Question:
        """The rule of the ability."""
        building = state.terms.kind[state.played]
        return Question(ABILITIES[building].rule, say("ask-ability", {"type": TYPES[building]}))

    def what(self, state: PocketMarsState) -> Phrase:
        """`the ability of the Science Building`."""
        return say("what-ability", {"type": TYPES[state.terms.kind[state.played]]})


def _ask_ability(state: PocketMarsState) -> None:
    state.to_move = state.active
    state.asked = ASK_ABILITY


# ---- to use it or not


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
