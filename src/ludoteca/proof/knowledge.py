"""Proof: nobody peeks. What a seat is shown depends on what it knows, and on nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from itertools import zip_longest
from typing import Any, Final

from rich.console import Console

from ludoteca.bots import GreedyBot, RandomBot, SearchBot, ask
from ludoteca.engine.event import Event
from ludoteca.engine.facts import HIDDEN, OWN, Fact, facts_of
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.undo import why_final
from ludoteca.proof.case import Case
from ludoteca.proof.facts import pairs
from ludoteca.proof.fault import hold
from ludoteca.proof.line import MOST_DECISIONS, Here
from ludoteca.proof.proof import Proof
from ludoteca.words import LANGUAGES

WORLDS: Final = 3  # positions that a seat imagines in one place
AROUND: Final = 30  # characters of a drawing that are shown on either side of a difference
STYLES: Final = re.compile("\x1b\\[[0-9;]*m")  # of a terminal
DEALS: Final = 8  # the same, to see whether they differ at all


def worlds(state: State, seat: int, count: int = WORLDS) -> list[State]:
    """Positions that the seat cannot tell from this one."""
    return [state.redeal(seat, 11 + number) for number in range(count)]


def closed_facts(state: State) -> list[Fact]:
    """The facts of which some seat knows less than there is."""
    return [fact for fact in facts_of(type(state)) if {HIDDEN, OWN} & set(fact.marks)]


class Worlds(Proof):
    """A position that a seat imagines tells it nothing new, and differs only in what is hidden from it."""

    name = "worlds"
    looks = 8

    def look(self, here: Here) -> None:
        """Whatever a seat is shown is the same in all of them."""
        state, game = here.state, here.game
        for seat in here.seats:
            for world in worlds(state, seat):
                hold(world.information(seat) == state.information(seat), "worlds-information", seat=seat)
                part = _other_part(world, state, seat)
                hold(not part, "worlds-observation", seat=seat, part=part)
                hold(world.to_move == state.to_move, "worlds-move", seat=seat)
                for fact in facts_of(type(state)):
                    if fact.is_open:
                        hold(_equal(world, state, fact.name), "worlds-fact", fact=fact.name, seat=seat)
                if state.to_move == seat:
                    hold(world.legal_actions() == state.legal_actions(), "worlds-legal", seat=seat)
                    for lang in LANGUAGES:
                        for action in state.legal_actions():
                            told = game.action_text(world, action, lang) == game.action_text(state, action, lang)
                            hold(told, "worlds-text", seat=seat, action=action)
                        asked = world.question().text(lang) == state.question().text(lang)
                        hold(asked, "worlds-question", seat=seat)


def _other_part(one: State, other: State, seat: int) -> str:
    """The part in which what a seat observes differs between two positions; empty: in none."""
    seen, shown = one.observation(seat), other.observation(seat)
    for part in one.game.layout():
        here = slice(part.start, part.start + part.size)
        if seen[here].tobytes() != shown[here].tobytes():
            return part.name
    return ""


def _equal(one: State, other: State, name: str) -> bool:
    return bool(getattr(one, name) == getattr(other, name))


class Open(Proof):
    """Every seat can tell two positions apart that differ in an open fact; each its own part of what it alone knows."""

    name = "open"
    looks = 3
    players = 0

    def look(self, here: Here) -> None:
        """Each fact is changed in each place, and `information` notices."""
        one, other, self.players = here.twin(), here.twin(), here.game.players
        for fact in facts_of(type(one)):
            value = getattr(one, fact.name)
            for place, (before, after) in enumerate(pairs(value) if not fact.is_memo else ()):
                setattr(one, fact.name, before)
                setattr(other, fact.name, after)
                for seat in here.seats if fact.is_open else self._owner(fact, before, after):
                    same = _information(one, seat) == _information(other, seat) is not None
                    key = "open-fact" if fact.is_open else "open-own"
                    hold(not same, key, fact=fact.name, place=place, seat=seat)
            setattr(one, fact.name, value)
            setattr(other, fact.name, value)

    def _owner(self, fact: Fact, before: Any, after: Any) -> list[int]:
        """The seat whose own part of a fact differs; nobody's where it is hidden, or where its length differs."""
        if OWN not in fact.marks or len(before) != len(after):
            return []
        width = len(before) // self.players
        return [place // width for place in range(width * self.players) if before[place] != after[place]]


def _information(state: State, seat: int) -> bytes | None:
    """What a seat knows; None where a value that cannot be was looked at and not taken, which is to notice it too."""
    try:
        return state.information(seat)
    except (IndexError, ValueError, OverflowError, KeyError, AssertionError, ArithmeticError):
        return None
    except Exception as error:
        if type(error).__name__ == "error":  # what `struct` raises
            return None
        raise


class Redeals(Proof):
    """A redeal depends on what the seat knows alone, varies the rest, and can be played to its end."""

    name = "redeals"
    looks = 5

    def __init__(self) -> None:
        self.varied = False
        self.looked = False

    def look(self, here: Here) -> None:
        """The same by a detour; other dice for another seed."""
        state = here.state
        for seat in here.seats:
            straight, detour = state.redeal(seat, 5), state.redeal(seat, 99).redeal(seat, 5)
            hold(straight.packed() == detour.packed(), "redeals-detour", seat=seat)
            hold(straight.dice == detour.dice != state.dice, "redeals-dice", seat=seat)
            hold(not straight.dice.drawn(), "redeals-dice", seat=seat)
            if state.is_over:
                continue
            self.looked = True
            found = {tuple(world.packed()) for world in worlds(state, seat, DEALS)}
            self.varied = self.varied or len(found) > 1
            _to_the_end(straight, seat)

    def conclude(self, cases: Sequence[Case]) -> None:
        """What a game says of itself: that it hides something, or nothing."""
        if self.looked:
            hides = cases[0].made().hides
            hold(self.varied or not hides, "redeals-still")
            hold(hides or not self.varied, "redeals-varied")


class Unfolds(Proof):
    """With open cards all that some seat knows stays as it is, and the rest depends on that alone."""

    name = "unfolds"
    looks = 5

    def look(self, here: Here) -> None:
        """Every seat knows the same as before; the same by a detour; it can be played to its end."""
        state = here.state
        straight, detour = state.unfold(5), state.unfold(99).unfold(5)
        hold(straight.to_move == state.to_move and straight.choices == state.choices, "unfolds-move")
        hold(straight.packed() == detour.packed(), "unfolds-detour")
        hold(straight.dice == detour.dice != state.dice and not straight.dice.drawn(), "unfolds-dice")
        for seat in here.seats:
            hold(straight.information(seat) == state.information(seat), "unfolds-known", seat=seat)
        if not state.is_over:
            _to_the_end(straight, 0)


def _to_the_end(world: State, seat: int) -> None:
    for _ in range(MOST_DECISIONS):
        if world.is_over:
            return
        world.apply(world.dice.choice(world.choices))
    hold(False, "redeals-end", seat=seat)


class HiddenFacts(Proof):
    """Every list that is declared to be hidden is dealt anew for some seat, somewhere.

    A hidden number may be about who is asked, which a redeal leaves as it is.
    """

    name = "hidden"
    whole = True
    looks = 60

    def __init__(self) -> None:
        self.still: dict[str, bool] = {}  # the facts, and whether none has been seen to vary

    def concerns(self, case: Case) -> bool:
        """Only a game that hides anything."""
        return case.made().hides

    def look(self, here: Here) -> None:
        """Which of those that have not yet been seen to vary differ from what there is."""
        for fact in closed_facts(here.state):
            if hasattr(getattr(here.state, fact.name), "__len__"):
                self.still.setdefault(fact.name, True)
        for seat in here.seats:
            if any(self.still.values()):
                world = here.state.redeal(seat, here.number)
                for name in self.still:
                    self.still[name] = self.still[name] and _equal(world, here.state, name)

    def conclude(self, cases: Sequence[Case]) -> None:
        """One that never varies is known to everybody, or forgotten by `_reshuffle`."""
        for name, still in self.still.items():
            hold(not still, "hidden-still", fact=name)


class Imagined(Proof):
    """What a seat imagines can be imagined by the others too."""

    name = "imagined"
    looks = 8

    def concerns(self, case: Case) -> bool:
        """Only a game that hides anything."""
        return case.made().hides

    def look(self, here: Here) -> None:
        """A redeal of a redeal, for another seat."""
        for seat in here.seats:
            world = here.state.redeal(seat, 5)
            for other in here.seats:
                known = world.redeal(other, 6).information(other) == world.information(other)
                hold(known, "imagined-other", seat=seat, other=other)


class Stories(Proof):
    """A seat hears the same story in every world that it holds possible and that shows it the same; so do onlookers.

    In which order a story names what comes up together, such as two cards drawn at once, is chance.
    """

    name = "stories"
    ahead = 1
    looks = 60

    def look(self, here: Here) -> None:
        """The same action with the same chance in all of them."""
        if here.action < 0:
            return
        after = _told(here.state.clone(), here.action)
        for seat in here.seats:
            for world in worlds(here.state, seat):
                if here.action in world.choices:
                    world.dice = here.state.dice.clone()
                    other = _told(world, here.action)
                    if other.information(seat) == after.information(seat):
                        one, two = _difference(_heard(after, seat), _heard(other, seat))
                        hold(one == two, "stories-told", seat=seat, one=one, other=two)
                    if other.public_information() == after.public_information():
                        one, two = _difference(_heard(after, None), _heard(other, None))
                        hold(one == two, "stories-public", one=one, other=two)


def _told(state: State, action: int) -> State:
    """The position after an action, with what it told."""
    state.telling = True
    state.apply(action)
    return state


def _heard(state: State, seat: int | None) -> list[Event]:
    return [event for event in state.events if event.heard_by(seat)]


def _difference(one: list[Event], other: list[Event]) -> tuple[Phrase | str, Phrase | str]:
    """What two stories tell differently: who does what, and what is named, in whichever order; twice nothing if not."""
    for first, second in zip_longest(one, other):
        if first is None or second is None or gist(first) != gist(second):
            return ("-" if first is None else first.phrase), ("-" if second is None else second.phrase)
    return "-", "-"


def gist(event: Event) -> tuple[int, str, list[str]]:
    """Who does what, and what is named, in whichever order."""
    return event.seat, event.phrase.key, _named(event.phrase)


def _named(phrase: Phrase) -> list[str]:
    found: list[str] = []
    for value in phrase.args.values():
        found += [value.key, *_named(value)] if isinstance(value, Phrase) else [str(value)]
    return sorted(found)


class Asked(Proof):
    """Who is asked next is the same in every world that a seat cannot tell apart.

    The same action with the same chance: as long as the seat hears the same story, the same seat is asked. Where one
    story goes on after the other has stopped, nothing but the question has told the two worlds apart.
    """

    name = "asked"
    ahead = 1
    looks = 120

    def concerns(self, case: Case) -> bool:
        """Only a game that hides anything."""
        return case.made().hides

    def look(self, here: Here) -> None:
        """Who decides, after the same action with the same dice."""
        state, game = here.state, here.game
        if here.action < 0:
            return
        after = _told(state.clone(), here.action)
        if _in_a_window(after):
            return
        for seat in here.seats:
            if seat == state.to_move:
                continue
            for world in worlds(state, seat):
                if here.action not in world.choices:
                    continue
                world.dice = state.dice.clone()
                other = _told(world, here.action)
                if _in_a_window(other):
                    continue
                one, two = _heard(after, seat), _heard(other, seat)
                common = min(len(one), len(two))
                if one[:common] == two[:common]:
                    hold(other.to_move == after.to_move, "asked-other", seat=seat)
                    hold(len(one) == len(two) or game.interrupts, "asked-story", seat=seat)


def _in_a_window(state: State) -> bool:
    """Whether somebody is asked of whom the table does not say who it is."""
    return state.game.interrupts and not state.is_over and bool(state.question().window)


class Undo(Proof):
    """Whether an action can be taken back tells nobody what they do not know."""

    name = "undo"
    ahead = 1
    looks = 40

    def look(self, here: Here) -> None:
        """The offer is equal in worlds that the seat cannot tell apart, before and after."""
        state, action, seat = here.state, here.action, here.state.to_move
        if action < 0:
            return
        known, offer = _known_after(state, action, seat), why_final(state.clone(), action, seat)
        for world in worlds(state, seat, 2):
            if _known_after(world, action, seat) == known:
                hold(why_final(world, action, seat) == offer, "undo-offer", seat=seat)


def _known_after(before: State, action: int, seat: int) -> bytes:
    after = before.clone()
    after.apply(action)
    return after.information(seat)


class Bots(Proof):
    """A bot with a seed chooses the same in every world that its seat holds possible."""

    name = "bots"
    looks = 4

    def look(self, here: Here) -> None:
        """Each kind of bot, with the strategy of the game."""
        if here.state.is_over:
            return
        strategy = here.game.strategy()
        for bot in (RandomBot(), GreedyBot(strategy), SearchBot(strategy, simulations=12)):
            choice = ask(bot, here.state, 9)
            for world in worlds(here.state, here.state.to_move):
                hold(ask(bot, world, 9) == choice, "bots-peek", bot=bot.name)


class Shown(Proof):
    """A screen and a board show a seat the same in every world that it holds possible; and so for those who look on."""

    name = "shown"
    looks = 3

    def look(self, here: Here) -> None:
        """For every seat and for nobody, in one language after the other."""
        state, lang = here.state, LANGUAGES[here.number % len(LANGUAGES)]
        views: list[int | None] = [None, *here.seats]
        before = {seat: (here.game.screen(state, seat, lang), drawn(state, seat, lang)) for seat in views}
        for seat in here.seats if here.game.hides else ():
            world = state.redeal(seat, 11)
            for viewer in (seat, None):
                screen, board = before[viewer]
                _same(viewer, "screen", screen, here.game.screen(world, viewer, lang))
                _same(viewer, "board", board, drawn(world, viewer, lang))


def _same(viewer: int | None, what: str, one: str, other: str) -> None:
    """Two drawings are the same, or the fault shows where they begin to differ."""
    if one != other:
        start = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        shown = [_readable(text, start) for text in (one, other)]
        who = "nobody" if viewer is None else str(viewer)
        hold(False, f"shown-{what}", seat=who, one=shown[0], other=shown[1])


def _readable(text: str, place: int) -> str:
    """What a person can read of a drawing around a place."""
    plain = " ".join(STYLES.sub("", text[max(0, place - AROUND) : place + AROUND]).split())
    return plain or "-"


def drawn(state: State, seat: int | None, lang: str) -> str:
    """A board as it stands in a terminal."""
    board: Any = state.game.board(state, seat, lang)
    page = Console(file=StringIO(), width=160, force_terminal=True, color_system="truecolor", highlight=False)
    page.print(board)
    assert isinstance(page.file, StringIO)
    return page.file.getvalue()
