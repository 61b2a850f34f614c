"""Games with one fault each, for the proofs to find: the secret card, written by somebody who was careless once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from ludoteca.engine import Dice, Memo, Phrase, Question, Reason, Row, ScoreLine, State
from ludoteca.engine.event import SPECTATOR
from ludoteca.engine.facts import packed_facts
from ludoteca.screen import Markup, Screen, View, tag
from tests.foreign import FILES as WORDS
from tests.foreign import SecretCard, SecretCardState, SecretDeed, SecretTurn, say
from tests.toy import ROLL, UNKNOWN, ToyState

FILES = {file: f"{text}wait-large = WAIT\nthree = 3\n" if "words" in file else text for file, text in WORDS.items()}
BOUND = 3


class Sound(SecretCard):
    """No fault at all."""


# ---- facts


class ForgetsInEquality(SecretCard):
    class Position(SecretCardState):
        def packed(self) -> list[int]:
            return packed_facts(self)[:-1]  # the turns are the last fact

    state_class = Position


class ForgetsInCopy(SecretCard):
    class Position(SecretCardState):
        def clone(self) -> State:
            twin = super().clone()
            assert isinstance(twin, SecretCardState)
            twin.turns = 0
            return twin

    state_class = Position


class SharesItsList(SecretCard):
    class Position(SecretCardState):
        def clone(self) -> State:
            twin = super().clone()
            assert isinstance(twin, SecretCardState)
            twin.seen = self.seen[:]
            return twin

    state_class = Position


class ForgetsWhenPickled(SecretCard):
    class Position(SecretCardState):
        def __reduce__(self) -> tuple[object, tuple[object, ...]]:
            twin = self.clone()
            assert isinstance(twin, SecretCardState)
            twin.telling, twin.events, twin.turns = self.telling, self.events, 0
            return State.__reduce__(twin)

    state_class = Position


class KeepsASecretList(SecretCard):
    class Position(SecretCardState):
        def _observe(self, seat: int, row: Row) -> None:
            self.looked = True
            super()._observe(seat, row)

    state_class = Position


class WrongMemo(SecretCard):
    class Position(SecretCardState):
        shown: Memo[int] = 0  # how many cards have been seen by the other seat

        def _work_out(self) -> None:
            self.shown = self.seen[0][1] + self.seen[1][0]

    state_class = Position


class MemoThatIsLeft(SecretCard):
    class Position(SecretCardState):
        shown: Memo[int] = 0

    state_class = Position


class PlaysByWhatIsNotWritten(SecretCard):
    class Position(SecretCardState):
        shown: Memo[int] = 0  # turns that were played; nobody works it out

    class Wait(SecretTurn):
        def legal(self, state: ToyState) -> list[int]:
            assert isinstance(state, PlaysByWhatIsNotWritten.Position)
            return super().legal(state)[: 2 if state.shown else 4]

        def play(self, state: ToyState, action: int) -> None:
            assert isinstance(state, PlaysByWhatIsNotWritten.Position)
            state.shown += 1
            super().play(state, action)

    state_class = Position

    def _check_options(self) -> None:
        self.asks([self.Wait()], [SecretDeed(0, 5)])


# ---- parts


class PartThatGrows(SecretCard):
    class Position(SecretCardState):
        def _observe(self, seat: int, row: Row) -> None:
            row.part("turns", "how many were played", 1)
            for _ in range(2 if self.turns == 2 else 1):
                row.add(1.0)
            super()._observe(seat, row)

    state_class = Position


class TwoAlike(SecretCard):
    class Position(SecretCardState):
        def _observe(self, seat: int, row: Row) -> None:
            for name in ("turns", "rounds"):
                row.common()
                row.part(name, "how many were played / 4", 1)
                row.share(self.turns, 4)
            super()._observe(seat, row)

    state_class = Position


# ---- chance


class UndividedDice(SecretCard):
    class Roll(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            if action == ROLL:
                state.dice.roll()
            super().play(state, action)

    def _check_options(self) -> None:
        self.asks([self.Roll()], [SecretDeed(0, 5)])


class UnusedSource(SecretCard):
    sources: ClassVar[tuple[str, ...]] = ("cards", "die", "bag")


class OtherDice(SecretCard):
    """What is rolled hangs on how often somebody has looked."""

    class Roll(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            if action == ROLL:
                state.dice = Dice.seeded(state.turns).divided(state.game.sources)
            super().play(state, action)

    def _check_options(self) -> None:
        self.asks([self.Roll()], [SecretDeed(0, 5)])


# ---- play


class NeverEnds(SecretCard):
    class Again(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            super().play(state, action)
            state.turns %= 4
            state.to_move = max(0, state.to_move)

    def _check_options(self) -> None:
        self.asks([self.Again()], [SecretDeed(0, 5)])


class AsksWithoutAChoice(SecretCard):
    class One(SecretTurn):
        def legal(self, state: ToyState) -> list[int]:
            return [0] if state.turns == 1 else super().legal(state)

        def could_choose(self, state: ToyState) -> bool:
            return len(state.choices) > 1

    def _check_options(self) -> None:
        self.asks([self.One()], [SecretDeed(0, 5)])


class SheetThatDoesNotAddUp(SecretCard):
    class Position(SecretCardState):
        def score_sheet(self, seat: int) -> list[ScoreLine]:
            return [ScoreLine("R3", say("line-card"), 5)] if self.turns == 2 else super().score_sheet(seat)

    state_class = Position


class BreaksOff(SecretCard):
    class Break(SecretTurn):
        def ask(self, state: ToyState) -> Question:
            return Question("R1", say(("ask", "ask")[state.turns]))

    def _check_options(self) -> None:
        self.asks([self.Break()], [SecretDeed(0, 5)])


# ---- words and refusals


class UnknownRule(SecretCard):
    class Deed(SecretDeed):
        def refuse(self, state: ToyState, number: int) -> Reason:
            return Reason("R9" if state.turns == 3 else "R2", say("no-swap"))

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


class NoRefusal(SecretCard):
    class Deed(SecretDeed):
        def refuse(self, state: ToyState, number: int) -> Reason:
            raise NotImplementedError

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


class NoWords(SecretCard):
    class Deed(SecretDeed):
        def describe(self, state: ToyState, number: int) -> Phrase:
            return say("shout") if number == 1 else super().describe(state, number)

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


class SaysTheSameTwice(SecretCard):
    class Deed(SecretDeed):
        def describe(self, state: ToyState, number: int) -> Phrase:
            return say("wait") if number == 1 else super().describe(state, number)

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


class SaysItInLargeLetters(SecretCard):
    class Deed(SecretDeed):
        def describe(self, state: ToyState, number: int) -> Phrase:
            return say("wait-large") if number == 1 else super().describe(state, number)

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


class SaysANumber(SecretCard):
    class Deed(SecretDeed):
        def describe(self, state: ToyState, number: int) -> Phrase:
            return say("three") if number == 1 else super().describe(state, number)

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


class CannotSayWhatIsIllegal(SecretCard):
    class Deed(SecretDeed):
        def describe(self, state: ToyState, number: int) -> Phrase:
            return say(("wait", "roll", "look", "show")[number])

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [self.Deed(0, 5)])


# ---- secrets


class KnowsTooMuch(SecretCard):
    class Position(SecretCardState):
        def information(self, seat: int) -> bytes:
            return super().information(seat) + repr(self.cards if self.turns > 1 else []).encode()

    state_class = Position


class ObservesTooMuch(SecretCard):
    class Position(SecretCardState):
        def _observe(self, seat: int, row: Row) -> None:
            for step in range(2):
                row.seat(step)
                row.part("card", "its number", 1)
                row.add(float(self.cards[(seat + step) % 2]))

    state_class = Position


class ForgetsWhatIsOpen(SecretCard):
    class Position(SecretCardState):
        def information(self, seat: int) -> bytes:
            return repr([self.to_move, self.seen, self.known(seat)]).encode()

    state_class = Position


class TellsEverybody(SecretCard):
    class Position(SecretCardState):
        def _known_to_all(self) -> list[int]:
            return super()._known_to_all() + (self.cards if self.turns > 1 else [])

    state_class = Position


class TellsOnlySeats(SecretCard):
    """The turns are open, but those who look on are not told."""

    class Position(SecretCardState):
        def _known_to_all(self) -> list[int]:
            return [self.to_move, *[int(seen) for seat in self.seen for seen in seat], *self.cards * self.is_over]

        def _known_to(self, seat: int) -> list[int]:
            return [self.turns, *super()._known_to(seat)]

    state_class = Position


class SplitsLess(SecretCard):
    """What a seat has looked at is in the whole, but in neither part."""

    class Position(SecretCardState):
        def _known_to(self, seat: int) -> list[int]:
            return self.cards[seat : seat + 1]

        def information(self, seat: int) -> bytes:
            return super().information(seat) + bytes(card + 1 for card in self.known(seat))

    state_class = Position


class SplitsMore(SecretCard):
    """What a seat has looked at is in its own part, but not in the whole."""

    class Position(SecretCardState):
        def information(self, seat: int) -> bytes:
            return repr([self._known_to_all(), self.cards[seat]]).encode()

        def _reshuffle(self, seat: int) -> None:
            rest = [card for card in range(9) if card != self.cards[seat]]
            self.dice.shuffle(rest)
            self.cards[1 - seat] = rest.pop()

    state_class = Position


class SecretWinner(SecretCard):
    class Position(SecretCardState):
        def known(self, seat: int) -> list[int]:
            return [card if seen else UNKNOWN for card, seen in zip(self.cards, self.seen[seat], strict=True)]

        def _known_to_all(self) -> list[int]:
            return State._known_to_all(self)

    state_class = Position


class BoardForAll(SecretCard):
    """In the end the board shows everybody the cards, of which onlookers are said to know nothing."""

    class Position(SecretCardState):
        def _known_to_all(self) -> list[int]:
            return State._known_to_all(self)

    state_class = Position

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        assert isinstance(state, ToyState)
        return str(state.cards) if state.is_over else super().board(state, seat, lang)


class StoryForAll(SecretCard):
    class Tell(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            if state.telling:
                state.tell(state.to_move, say("look" if max(state.cards) > 6 else "wait"), (SPECTATOR,))
            super().play(state, action)

    def _check_options(self) -> None:
        super()._check_options()
        self.asks([self.Tell()], [SecretDeed(0, 5)])


class StoryToTheWrongSeat(SecretCard):
    """Once somebody has rolled, everybody hears of the cards."""

    class Tell(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            if state.telling and state.turns == 2:
                state.tell(-1, say("look" if max(state.cards) > 6 else "wait"))
            super().play(state, action)

    def _check_options(self) -> None:
        super()._check_options()
        self.asks([self.Tell()], [SecretDeed(0, 5)])


class BoardThatTells(SecretCard):
    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        assert isinstance(state, ToyState)
        return str(state.cards)


class NeverRedeals(SecretCard):
    class Position(SecretCardState):
        def _reshuffle(self, seat: int) -> None:
            """Nothing."""

    state_class = Position


class RedealsByWhatIsHidden(SecretCard):
    class Position(SecretCardState):
        def _reshuffle(self, seat: int) -> None:
            known = self.known(seat)
            rest = [card for card in range(9) if card not in known]
            self.cards = [rest[self.cards[0] % len(rest)] if card == UNKNOWN else card for card in known]

    state_class = Position


class UnfoldsWhatIsKnown(SecretCard):
    class Position(SecretCardState):
        def _unfold(self) -> None:
            self._reshuffle(0)

    state_class = Position


class MovesOn(SecretCard):
    class Position(SecretCardState):
        def _unfold(self) -> None:
            self.to_move = 1 - self.to_move if self.to_move >= 0 else -1

    state_class = Position


class StoryThatTells(SecretCard):
    class Tell(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            if state.telling:
                state.tell(state.to_move, say("look" if max(state.cards) > 6 else "wait"), (0, 1))
            super().play(state, action)

    def _check_options(self) -> None:
        super()._check_options()
        self.asks([self.Tell()], [SecretDeed(0, 5)])


class AsksByWhatIsHidden(SecretCard):
    class Again(SecretTurn):
        def play(self, state: ToyState, action: int) -> None:
            seat = state.to_move
            super().play(state, action)
            if state.to_move >= 0 and state.cards[0] > 4:
                state.to_move = seat

    def _check_options(self) -> None:
        self.asks([self.Again()], [SecretDeed(0, 5)])


class Uneven(SecretCard):
    class Position(SecretCardState):
        def _reshuffle(self, seat: int) -> None:
            known = self.known(seat)
            rest = [card for card in range(9) if card not in known]
            self.dice.shuffle(rest)
            low = min(rest[0], rest[1])
            self.cards = [low if card == UNKNOWN else card for card in known]

    state_class = Position


# ---- screens


class Drawn(SecretCard):
    """A screen with one button for each choice, but for the fault of a subclass."""

    def screen(
        self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None, touch: bool = True
    ) -> str:
        view = View(state, seat, lang, names, touch)
        return Screen.made(view, "secret", stage=self.drawn(view), sheet=[])

    def drawn(self, view: View) -> list[Markup]:
        return [tag("button", view.touch(action), str(action)) for action in range(4)]


class TwoButtons(Drawn):
    def drawn(self, view: View) -> list[Markup]:
        return super().drawn(view) * 2


class ButtonThatIsNotLegal(Drawn):
    def drawn(self, view: View) -> list[Markup]:
        return [tag("b", {"data-action": 4, "role": "button", "tabindex": 0, "aria-label": "x"})] if view.asked else []


class ButtonInAPicture(Drawn):
    def drawn(self, view: View) -> list[Markup]:
        asked = view.seat == view.state.to_move
        return [tag("b", {"data-action": 0, "role": "button", "tabindex": 0, "aria-label": "x"})] if asked else []


class ButtonWithoutAName(Drawn):
    def drawn(self, view: View) -> list[Markup]:
        return [tag("b", {"data-action": 0})] if view.may(0) else []


class TagThatIsOpen(Drawn):
    def drawn(self, view: View) -> list[Markup]:
        return [Markup("<p>")]


def check(state: State) -> None:
    """The invariant of a broken one: nobody ever sees both cards."""
    assert isinstance(state, ToyState)
    assert not (state.seen[0][1] and state.turns > 1), "somebody has looked"


def blind(state: ToyState, seat: int, chance: Random) -> list[tuple[str, int]] | None:
    """Any card but one's own."""
    known = state.known(seat)
    if UNKNOWN not in known:
        return []
    return [("other", chance.choice([card for card in range(9) if card not in known]))]


def placed(world: ToyState, seat: int) -> Iterator[tuple[str, int]]:
    if not world.seen[seat][1 - seat]:
        yield "other", world.cards[1 - seat]
