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
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.record import Record
from ludoteca.engine.undo import why_final
from ludoteca.table.guide import SAME_STEP, Tour, guide_of
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

MOST_CHAT: Final = 400  # lines that a table keeps in view
MOST_SAID: Final = 5000  # lines that may be said at a table
MOST_UNDOS: Final = 30  # times that one comes back to the same decision
MOST_PAST: Final = 8  # positions before the last actions that are kept at hand

# What a table takes in memory, nearly; `tests/table/test_size.py` holds it to the truth.
BYTES: Final = 16_000
BYTES_OF_EVENT: Final = 900
BYTES_OF_LINE: Final = 150  # of chat, besides its text
BYTES_OF_TEXT: Final = 50  # for each character of a text among the options, such as a track


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


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    kind: str
    seat: int
    number: int = 0  # the action that was played, the step of the guide
    text: str = ""  # a name, a line of chat, a table's id
    holder: str = ""


@dataclass(frozen=True)
class Folded:
    """Entries without what was taken back, and what is still known of it."""

    entries: list[Entry]
    number: int  # of entries that there were
    version: int  # of the decision that they lead to
    undone: dict[int, int]  # how often one came back to the decision after so many actions


def folded(entries: Iterable[Entry]) -> Folded:
    """Leave out every action that was taken back, with its undo: the rest makes the same table.

    Between the two nothing but the guide hangs on an action. Where it was read on, the undo has led back to the step
    of the action: only whether it is shown remains.
    """
    found = list(entries)
    kept: list[Entry | None] = []
    acts: list[int] = []  # where the actions are that still count
    read: list[int] = []  # where the guide was read since, and its step still counts
    undone: dict[int, int] = {}
    version = 0
    for entry in found:
        kept.append(entry)
        version += entry.kind in (ACT, UNDO)
        if entry.kind == ACT:
            acts.append(len(kept) - 1)
        elif entry.kind == UNDO:
            begun = acts.pop()
            undone[len(acts)] = undone.get(len(acts), 0) + 1
            kept[begun] = kept[-1] = None
            while read and read[-1] > begun:
                place = read.pop()
                kept[place] = replace(found[place], number=SAME_STEP)
        elif entry.kind == GUIDE and entry.number >= 0:
            read.append(len(kept) - 1)
    return Folded([entry for entry in kept if entry is not None], len(kept), version, undone)


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
    said: int = 0  # how many of them were lines of chat, which change nothing on the board

    def __post_init__(self) -> None:
        self.seats = [replace(seat) for seat in self.opening.seats]
        self.game: Game = ludoteca.make(self.opening.game, **self.opening.options)
        self.record = Record.of(self.game, self.opening.seed, [], self.opening.example)
        self.state: State = self.record.begun(self.game, events=True)
        self.story: list[list[Event]] = [list(self.state.events)]  # what each action did; first the setup
        self._told = len(self.story[0])  # events of the story
        self._past: list[State] = []  # positions before the last actions; fewer than there were, or none
        self._undone: dict[int, int] = {}  # how often one came back to the decision after so many actions
        self._names: dict[str, list[str]] = {}  # by language
        self._final: dict[int, Phrase | None] = {}  # for each seat that has asked, why it cannot take back
        guide = guide_of(self.opening.game) if self.opening.guided else None
        self.tour: Tour | None = Tour(guide) if guide is not None else None

    @classmethod
    def rebuilt(cls, opening: Opening, entries: Iterable[Entry]) -> Table:
        """The table after all that has happened; what was taken back is not played again."""
        table = cls(opening)
        past = folded(entries)
        for entry in past.entries:
            table.take(entry)
        table.entries, table.version, table._undone = past.number, past.version, past.undone
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

    @property
    def size(self) -> int:
        """The bytes that it takes in memory, nearly, without counting them one by one."""
        own = sum(len(value) for value in self.opening.options.values() if isinstance(value, str))
        said = sum(len(line.text) for line in self.chat)
        return BYTES + BYTES_OF_EVENT * self._told + BYTES_OF_TEXT * own + said + BYTES_OF_LINE * len(self.chat)

    def winners(self) -> list[int]:
        """The seats that won."""
        if self.state.is_over:
            return self.state.winners()
        return self._standing() if self.is_over else []

    def why_no_undo(self, seat: int) -> Phrase | None:
        """Why a seat cannot take back now; None if it can."""
        if self.is_over:
            return house("game-over")
        if not self.record.actions:
            return house("undo-nothing")
        if self._undone.get(len(self.record.actions) - 1, 0) >= MOST_UNDOS:
            return house("undo-often", {"most": MOST_UNDOS})
        if seat not in self._final:
            self._final[seat] = why_final(self._before(), self.record.actions[-1], seat)
        return self._final[seat]

    def _before(self) -> State:
        """The position before the last action: at hand, or played through once for it and some before it."""
        if not self._past:
            played = len(self.record.actions)
            passed = zip(range(played), self.record.positions(), strict=False)
            self._past = [state.clone() for number, state in passed if number >= played - MOST_PAST]
        return self._past[-1]

    def position(self, number: int) -> State:
        """The position after so many actions."""
        return self.record.replay(max(0, min(number, len(self.record.actions))), events=True)

    def sealed_record(self) -> Record:
        """The record with the names of those who played."""
        return replace(self.record, seats=list(self.names(self.opening.lang)), actions=list(self.record.actions))

    def _standing(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    # ---- what can be done at it: each checks, and returns the entry to take

    def act(self, seat: int, decision: int, action: int) -> Entry:
        """Answer the decision with that number."""
        self._check_running()
        if decision != self.version:
            raise TableError(house("table-late", {"decision": decision, "now": self.version}))
        if seat != self.asked:
            raise TableError(self.not_your_turn())
        reason = self.state.why_illegal(action)
        if reason is not None:
            raise TableError(reason.phrase)
        return Entry(ACT, seat, int(action))

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
        if self.said >= MOST_SAID:
            raise TableError(house("table-said", {"most": MOST_SAID}))
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
        before = self.state.clone()
        self.state.apply(entry.number)
        if self.state.dice.given != before.dice.given:  # nobody can come back behind it
            self._past.clear()
        self._past.append(before)
        del self._past[:-MOST_PAST]
        if self.tour is not None:
            self.tour.after_act(self.state)
        self.record.actions.append(entry.number)
        self.story.append(list(self.state.events))
        self._told += len(self.story[-1])
        self.version += 1

    def _take_undo(self, entry: Entry) -> None:
        if self.tour is not None:
            self.tour.after_undo()
        self.state = self._before()
        self._past.pop()
        self.record.actions.pop()
        self._told -= len(self.story.pop())
        self.state.telling = True
        self.state.events = list(self.story[-1])
        played = len(self.record.actions)
        self._undone[played] = self._undone.get(played, 0) + 1
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
        self.said += 1

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


def person(name: str, holder: str, number: int = -1) -> Seat:
    """A seat for somebody who is here."""
    return Seat(PERSON, name=name, holder=holder, number=number)


def bot(level: str) -> Seat:
    """A seat for a bot."""
    return Seat(BOT, bot=level)


def invited(invitation: str) -> Seat:
    """A seat that waits for whoever has the invitation."""
    return Seat(OPEN, invitation=invitation)
