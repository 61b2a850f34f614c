"""A table: an opening and what has happened since, from which everything else follows.

Whatever is done is an `Entry`. A method such as `act` only checks and returns the entry; `take` carries it out. So the
entry can be made durable in between, and the same entries always rebuild the same table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

import ludoteca
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.event import Event
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.record import Record
from ludoteca.engine.undo import why_final
from ludoteca.table.guide import Tour, guide_of
from ludoteca.table.seats import BOT, OPEN, PERSON, Seat

ACT: Final = "act"
UNDO: Final = "undo"
SIT: Final = "sit"
AWAY: Final = "away"
BACK: Final = "back"
RESIGN: Final = "resign"
CHAT: Final = "chat"
REMATCH: Final = "rematch"
GUIDE: Final = "guide"

HURRIED: Final = "hurried"  # the text of an act without enough thought

MOST_CHAT: Final = 400  # lines that a table keeps in view


class TableError(LudotecaError):
    """Something that cannot be done at this table now."""


@dataclass(frozen=True)
class Opening:
    """How a table began."""

    id: str
    game: str
    options: dict[str, Value]
    seed: int
    seats: list[Seat]
    created: float = 0.0  # seconds since 1970, for lists of tables
    lang: str = "en"
    example: str = ""  # the worked example of the rulebook from which it is played; empty: from the deal
    guided: bool = False  # a first game, with the game's guide beside it
    hints: bool = True  # whether whoever is asked may ask the search


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    kind: str
    seat: int
    number: int = 0  # the action that was played, the step of the guide
    text: str = ""  # a name, a line of chat, a table's id, how an action was chosen
    holder: str = ""


@dataclass
class ChatLine:
    """Something that somebody said."""

    text: str
    seat: int = -1  # -1: a spectator


@dataclass
class Table:
    """A game being played."""

    opening: Opening
    seats: list[Seat] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    next_table: str = ""  # the rematch
    version: int = 0  # the number of the decision that is asked for; counts every act and undo
    entries: int = 0  # how many entries have been taken

    def __post_init__(self) -> None:
        self.seats = [replace(seat) for seat in self.opening.seats]
        self.game: Game = ludoteca.make(self.opening.game, **self.opening.options)
        self.record = Record.of(self.game, self.opening.seed, [], self.opening.example)
        self.state: State = self.record.begun(self.game, events=True)
        self.story: list[list[Event]] = [list(self.state.events)]  # what each action did; first the setup
        self._before: State | None = None  # the position before the last action
        self._names: dict[str, list[str]] = {}  # by language
        self._final: dict[int, Phrase | None] = {}  # for each seat that has asked, why it cannot take back
        guide = guide_of(self.opening.game) if self.opening.guided else None
        self.tour: Tour | None = Tour(guide) if guide is not None else None

    @classmethod
    def rebuilt(cls, opening: Opening, entries: Iterable[Entry]) -> Table:
        """The table after all that has happened."""
        table = cls(opening)
        for entry in entries:
            table.take(entry)
        return table

    # ---- what can be asked of it

    def names(self, lang: str) -> list[str]:
        """What the seats are called in that language, no two alike."""
        if lang not in self._names:
            found: list[str] = []
            for number in range(len(self.seats)):
                name = written = self._written(number, lang)
                twin = 1
                while name in found:
                    twin += 1
                    name = f"{written} {twin}"
                found.append(name)
            self._names[lang] = found
        return self._names[lang]

    def _written(self, seat: int, lang: str) -> str:
        name = self.name_of(seat)
        return name.text(lang) if isinstance(name, Phrase) else name

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because all but one have resigned."""
        return self.state.is_over or len(self._standing()) < min(2, len(self.seats))

    @property
    def is_full(self) -> bool:
        """Whether nobody is waited for any more."""
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def asked(self) -> int:
        """The seat that decides now; -1 when nobody does."""
        return -1 if self.is_over or not self.is_full else self.state.to_move

    @property
    def hides(self) -> bool:
        """Whether people at one screen must not see each other's side; an example is played by one person alone."""
        return self.game.hides and not self.opening.example

    @property
    def bot_asked(self) -> str:
        """The bot that decides now; empty when a person does, or nobody."""
        return self.seats[self.asked].thinks if self.asked >= 0 else ""

    @property
    def window(self) -> str:
        """What kind of window is open now, outside the turn of the seat that is asked; empty: none."""
        return self.state.question().window if self.asked >= 0 and self.game.interrupts else ""

    def asked_as_told_to(self, seats: list[int]) -> int:
        """The seat that decides now, as far as those may know: who is asked in a window is nobody else's affair."""
        return -1 if self.window and self.asked not in seats else self.asked

    def not_your_turn(self) -> Phrase:
        """What is said to somebody who is not asked."""
        return house("table-window") if self.window else house("table-turn", {"seat": self.name_of(self.asked)})

    @property
    def scripted(self) -> int:
        """What the bot of a guided game does while everybody keeps to its line; -1: as it likes."""
        return self.tour.scripted(self.record.actions) if self.tour is not None else -1

    def winners(self) -> list[int]:
        """The seats that won."""
        if self.state.is_over:
            return self.state.winners()
        return self._standing() if self.is_over else []

    def why_no_undo(self, seat: int) -> Phrase | None:
        """Why a seat cannot take back now; None if it can."""
        if self.is_over:
            return house("game-over")
        if self._before is None:
            return house("undo-nothing")
        if seat not in self._final:
            self._final[seat] = why_final(self._before, self.record.actions[-1], seat)
        return self._final[seat]

    def position(self, number: int) -> State:
        """The position after so many actions."""
        return self.record.replay(max(0, min(number, len(self.record.actions))), events=True)

    def sealed_record(self) -> Record:
        """The record with the names of those who played."""
        return replace(self.record, seats=list(self.names(self.opening.lang)), actions=list(self.record.actions))

    def _standing(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    # ---- what can be done at it: each checks, and returns the entry to take

    def act(self, seat: int, decision: int, action: int, hurried: bool = False) -> Entry:
        """Answer the decision with that number; `hurried`: a bot had no time to think about it as it should."""
        self._check_running()
        if decision != self.version:
            raise TableError(house("table-late", {"decision": decision, "now": self.version}))
        if seat != self.asked:
            raise TableError(self.not_your_turn())
        reason = self.state.why_illegal(action)
        if reason is not None:
            raise TableError(reason.phrase)
        return Entry(ACT, seat, int(action), HURRIED if hurried else "")

    def undo(self, seat: int) -> Entry:
        """Take back the seat's own last action."""
        self._check_running()
        why = self.why_no_undo(seat)
        if why is not None:
            raise TableError(why)
        return Entry(UNDO, seat)

    def sit(self, seat: int, name: str, holder: str) -> Entry:
        """Take an open seat."""
        if self.seats[seat].kind != OPEN:
            raise TableError(house("table-seat-taken", {"seat": self.name_of(seat)}))
        return Entry(SIT, seat, text=name, holder=holder)

    def leave_to_bot(self, seat: int) -> Entry:
        """Let a bot play for a person who is away."""
        if self.seats[seat].kind != PERSON or self.seats[seat].away:
            raise TableError(house("table-no-person", {"seat": self.name_of(seat)}))
        return Entry(AWAY, seat)

    def come_back(self, seat: int) -> Entry:
        """Play for oneself again."""
        if not self.seats[seat].away:
            raise TableError(house("table-not-away", {"seat": self.name_of(seat)}))
        return Entry(BACK, seat)

    def resign(self, seat: int) -> Entry:
        """Give the game up; a bot plays on if others are still playing."""
        self._check_running()
        if self.seats[seat].kind != PERSON or self.seats[seat].resigned:
            raise TableError(house("table-no-person", {"seat": self.name_of(seat)}))
        return Entry(RESIGN, seat)

    def say(self, seat: int, text: str) -> Entry:
        """Say something to the table; -1: as a spectator."""
        return Entry(CHAT, seat, text=text)

    def guide(self, seat: int, step: int) -> Entry:
        """Read on in the guide, or back; -1: put it away."""
        if self.tour is None:
            raise TableError(house("table-no-guide"))
        if not -1 <= step < len(self.tour.guide.steps):
            raise TableError(house("table-guide-step", {"given": step, "most": len(self.tour.guide.steps) - 1}))
        return Entry(GUIDE, seat, step)

    def rematch(self, table_id: str) -> Entry:
        """Go on at a new table."""
        if not self.is_over:
            raise TableError(house("table-not-over"))
        return Entry(REMATCH, -1, text=table_id)

    def rematch_opening(self, table_id: str, seed: int, created: float) -> Opening:
        """The same game with the same people, everybody one seat further on; an example is set up as it was."""
        seats = [replace(seat, away=False, resigned=False) for seat in self.seats]
        moved = seats if self.opening.example else [*seats[1:], seats[0]]
        return replace(self.opening, id=table_id, seed=seed, created=created, seats=moved, guided=False)

    # ---- carrying it out

    def take(self, entry: Entry) -> None:
        """Carry out an entry that was checked."""
        getattr(self, f"_take_{entry.kind}")(entry)
        self.entries += 1
        self._final = {}
        if entry.kind == SIT:
            self._names = {}

    def _take_act(self, entry: Entry) -> None:
        if self.tour is not None:
            self.tour.before_act(self.state)
        in_window = bool(self.window)
        self._before = self.state.clone()
        self.state.apply(entry.number)
        if self.tour is not None:
            self.tour.after_act(self.state)
        self.record.actions.append(entry.number)
        self.story.append(list(self.state.events))
        if entry.text == HURRIED:
            self.story[-1].append(_in_a_hurry(entry.seat, in_window))
        self.version += 1

    def _take_undo(self, entry: Entry) -> None:
        if self.tour is not None:
            self.tour.after_undo()
        self.record.actions.pop()
        self.state = self.record.replay(events=True)
        played = len(self.record.actions)
        self._before = self.record.replay(played - 1) if played else None
        self.story.pop()
        self.version += 1

    def _take_sit(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.name, seat.holder = PERSON, entry.text, entry.holder

    def _take_away(self, entry: Entry) -> None:
        self.seats[entry.seat].away = True

    def _take_back(self, entry: Entry) -> None:
        self.seats[entry.seat].away = False

    def _take_resign(self, entry: Entry) -> None:
        self.seats[entry.seat].resigned = True

    def _take_chat(self, entry: Entry) -> None:
        self.chat.append(ChatLine(entry.text, entry.seat))
        del self.chat[:-MOST_CHAT]

    def _take_guide(self, entry: Entry) -> None:
        if self.tour is not None:
            self.tour.go(entry.number)

    def _take_rematch(self, entry: Entry) -> None:
        self.next_table = entry.text

    def _check_running(self) -> None:
        if self.is_over:
            raise TableError(house("game-over"))
        if not self.is_full:
            raise TableError(house("table-waiting"))

    def name_of(self, seat: int) -> str | Phrase:
        """What a seat is called, whatever the language; `-` where it is nobody's."""
        return self.seats[seat].called(seat) if seat >= 0 else "-"


def _in_a_hurry(seat: int, in_window: bool) -> Event:
    """A bot had no time to think; which one was asked in a window is nobody's affair."""
    if in_window:
        return Event(-1, house("table-hurried-window"))
    return Event(seat, house("table-hurried", {"seat": seat_name(seat)}))


def person(name: str, holder: str, number: int = -1) -> Seat:
    """A seat for somebody who is here."""
    return Seat(PERSON, name=name, holder=holder, number=number)


def bot(level: str) -> Seat:
    """A seat for a bot."""
    return Seat(BOT, bot=level)


def invited(invitation: str = "") -> Seat:
    """A seat that waits for whoever has the invitation."""
    return Seat(OPEN, invitation=invitation)
