"""A table: an opening and what has happened since, from which everything else follows.

Whatever is done is an `Entry`. A method such as `act` only checks and returns the entry; `take` carries it out. So the
entry can be made durable in between, and the same entries always rebuild the same table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import InitVar, dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, Self

from ludoteca.bots.driver import bot_seed
from ludoteca.engine.content import Item, Patch
from ludoteca.engine.deal import Deal, Part, seal_of_part
from ludoteca.engine.errors import LudotecaError, RecordError
from ludoteca.engine.event import Event
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.record import Prelude, Record, seal_of
from ludoteca.engine.rooms import room
from ludoteca.engine.schema import differences
from ludoteca.engine.shelf import content_of, form_of, made, made_by, rules_of
from ludoteca.engine.undo import why_final
from ludoteca.table.clocks import FORFEIT, Clocks
from ludoteca.table.course import Course, course_of
from ludoteca.table.entries import (
    ACT,
    AWAY,
    BACK,
    CHANCE,
    CHAT,
    CLOSE,
    DECLINE,
    FAILED,
    FILL,
    GUIDE,
    HURRIED,
    REMATCH,
    RESIGN,
    REVEAL,
    SIT,
    UNDO,
    Entry,
    folded,
)
from ludoteca.table.guide import Tour, guide_of
from ludoteca.table.seats import BOT, OPEN, PERSON, Seat

MOST_CHAT: Final = 400  # lines that a table keeps in view
MOST_SAID: Final = 5000  # lines that may be said at a table
MOST_UNDOS: Final = 30  # times that one comes back to the same decision
MOST_PAST: Final = 8  # positions before the last actions that are kept at hand

# What a table takes in memory, nearly; `tests/table/test_size.py` holds it to the truth.
BYTES: Final = 16_000
BYTES_OF_EVENT: Final = 900
BYTES_OF_LINE: Final = 150  # of chat, besides its text
BYTES_OF_TEXT: Final = 50  # for each character of a text among the options, such as a track
BYTES_OF_BOX: Final = 60_000  # of contents of its own
BYTES_OF_PATCH: Final = 8  # for each character of what differs in them
BYTES_OF_ACTION: Final = 90  # of a game from a moment of which it is played: they are kept twice
CHECK_EVERY: Final = 16  # actions; the first of them says what the position was in which it was played

Places = tuple[tuple[str, ...], ...]
"""Where an action took place, as far as each seat may know, and last as far as a spectator may."""


class TableError(LudotecaError):
    """Something that cannot be done at this table now."""


@dataclass(frozen=True)
class Opening:
    """How a table began."""

    id: str
    game: str
    options: dict[str, Value]
    seed: int  # of a plain deal; 0 where everybody who sits has a part in it
    seats: list[Seat]
    created: float = 0.0  # seconds since 1970, for lists of tables
    lang: str = "en"
    example: str = ""  # the worked example of the rulebook from which it is played; empty: from the deal
    guided: bool = False  # a first game, with the game's guide beside it
    server: str = ""  # the server's part of the deal, a secret until the end; empty: the seed is plain
    rules_version: int = 0  # of the rules with which it was set; 0: of those in force
    content: str = ""  # the hash of the game's content then
    patch: dict[str, Any] = field(default_factory=dict)  # what of that content differs from the game's file

    @classmethod
    def of(cls, game: Game, table_id: str, seats: list[Seat], *, seed: int = 0, server: str = "") -> Opening:
        """A table that is being set: with the rules as they are."""
        content = content_of(game.name, game.patch, game.rules_version)
        return cls(
            table_id, game.name, dict(game.options), seed, seats,
            server=server, rules_version=game.rules_version, content=content, patch=game.patch.changes,
        )  # fmt: skip

    def made(self) -> Game:
        """The game that is played, by the rules that it was set with."""
        form = form_of(self.game, self.rules_version) if self.rules_version else None
        if form is None:
            return made(self.game, self.options, self.patch)
        return made_by(form, self.options, self.patch)

    @property
    def seal(self) -> str:
        """What everybody is shown of the deal from the moment the table is set."""
        return seal_of_part(self.server) if self.server else seal_of(self.seed)

    hints: bool = True  # whether whoever is asked may ask the search
    reviews: bool = False  # whether a seat may have what it did reviewed before the game is over
    prelude: dict[str, Any] = field(default_factory=dict)  # the moment of a finished game from which it is played
    clock: dict[str, Any] = field(default_factory=dict)  # what was agreed on about time; empty: everybody has all of it
    access: str = ""  # who finds the table and may take a free seat at it; empty: whoever has the link
    shared: str = ""  # the deal that others play too, at tables of their own; empty: nobody else has it


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
    revealed: bool = False  # whether a deal that others play too may be told: all of them have
    kept: InitVar[Record | None] = None  # the record to go on with, where there is one already

    def __post_init__(self, kept: Record | None) -> None:
        opening = self.opening
        self.seats = [replace(seat) for seat in opening.seats]
        self.stale: Phrase | None = _why_stale(opening)  # why it is only kept, and cannot go on
        self._game: Game | None = None if self.stale else opening.made()
        version = self._game.rules_version if self._game is not None else opening.rules_version
        self.record = kept or Record(opening.game, dict(opening.options), opening.seed, rules_version=version)
        self.record.example, self.record.content = opening.example, opening.content
        self.record.patch = Patch.of(opening.patch)
        self.record.prelude = Prelude.read(opening.prelude, len(opening.seats)) if opening.prelude else None
        self.differences: list[Item] = differences(self._game) if self._game is not None else []  # from what is printed
        self._state: State | None = None
        self.story: list[list[Event]] = [[]]  # what each action did; first the setup
        self.movers: list[int] = []  # who decided on each action
        self.places: list[Places] = []  # where each action took place
        self.in_window: list[bool] = []  # whether each was decided in a window, outside the turn of who decided
        self._told = 0  # events of the story
        self.latest = int(opening.created)  # when something has happened last, in seconds since 1970
        self.began = self.ended = 0  # when the first and the last action was played; 0: nobody has noted it
        self._course: Course | None = None
        self._past: list[State] = []  # positions before the last actions; fewer than there were, or none
        self.declined = ""  # who was asked for and would rather not play
        self._undone: dict[int, int] = {}  # how often one came back to the decision after so many actions
        self._names: dict[str, list[str]] = {}  # by language
        self.clocks = Clocks.of(opening.clock, len(opening.seats))
        self._final: dict[int, Phrase | None] = {}  # for each seat that has asked, why it cannot take back
        guide = guide_of(opening.game) if opening.guided and not self.by_older_rules else None
        self.tour: Tour | None = Tour(guide) if guide is not None else None
        self._deal()

    def _deal(self) -> None:
        """Make the deal as soon as nobody is waited for: before that there is none that anybody could look at."""
        if self._state is not None or self.awaited:
            return
        if self.opening.server:
            parts = [Part(seat.chance, seat.drawn) if seat.chance else None for seat in self.seats]
            deal = Deal(self.opening.server, tuple(parts))
            self.record.deal, self.record.seed = deal, deal.seed
        if self.stale is None:
            self._state = self.record.begun(self.game, events=True)
            self.story = [list(self._state.events)]
            self._told = len(self.story[0])

    @classmethod
    def rebuilt(cls, opening: Opening, entries: Iterable[Entry]) -> Table:
        """The table after all that has happened; what was taken back is not played again."""
        table = cls(opening)
        found = list(entries)
        past = folded(found)
        for entry in past.entries:
            table.take(entry)
        table.latest = max([table.latest, *[entry.at for entry in found]])
        table.entries, table.version, table._undone = past.number, past.version, past.undone
        table.clocks = Clocks.replayed(opening.clock, len(table.seats), found)
        return table

    @classmethod
    def resumed(cls, record: Record, seats: list[Seat]) -> Self:
        """The table of a game whose record is all that was kept of it; `RecordError` says why it cannot go on."""
        record.made()
        opening = Opening(
            "", record.game, dict(record.options), record.seed, seats,
            example=record.example, rules_version=record.rules_version, content=record.content,
            patch=record.patch.changes, prelude={} if record.prelude is None else record.prelude.body(),
        )  # fmt: skip
        table = cls(opening, kept=replace(record, actions=[]))
        for number, action in enumerate(record.actions):
            reason = table.state.why_illegal(action)
            if reason is not None:
                raise RecordError(
                    house("record-illegal", {"number": number + 1, "action": str(action), "reason": reason.phrase})
                )
            table.take(Entry(ACT, table.asked, action))
        return table

    # ---- what can be asked of it

    @property
    def game(self) -> Game:
        """The game with its options; a table of other rules has none."""
        if self._game is None:
            raise TableError(self.stale or house("table-damaged"))
        return self._game

    @property
    def by_older_rules(self) -> bool:
        """Whether it is played by an older form of its game: it is finished by the rules that it began with."""
        then = self.opening.rules_version
        return bool(self._game is not None and then and then != rules_of(self.opening.game).rules_version)

    @property
    def state(self) -> State:
        """The position; a table that waits for players has none yet, and one of other rules none any more."""
        if self._state is None:
            raise TableError(self.stale or house("table-waiting"))
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    @property
    def is_dealt(self) -> bool:
        """Whether there is a position to look at."""
        return self._state is not None

    @property
    def awaited(self) -> list[int]:
        """The seats without which there is no deal: nobody has taken them, or their person has yet to contribute."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == OPEN or (self.opening.server and seat.kind == PERSON and not seat.chance and not seat.away)
        ]

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
        if self._state is None:
            return self.stale is not None
        if self._state.is_over:
            return True
        standing = len(self.seats)
        for seat in self.seats:  # it is asked many times for each drawing
            standing -= seat.resigned
        return standing < min(2, len(self.seats))

    @property
    def is_secret(self) -> bool:
        """Whether somebody elsewhere may still be playing the same deal: then nobody else looks on."""
        return bool(self.opening.shared) and not self.revealed

    @property
    def is_told(self) -> bool:
        """Whether everything may be told of it, the deal and all hands: it is over, here and wherever it is played."""
        return self.is_over and not self.is_secret

    @property
    def is_full(self) -> bool:
        """Whether nobody is waited for any more."""
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def asked(self) -> int:
        """The seat that decides now; -1 when nobody does."""
        return -1 if self._state is None or self.is_over else self._state.to_move

    @property
    def hides(self) -> bool:
        """Whether people at one screen must not see each other's side; an example is played by one person alone."""
        return self.stale is None and self.game.hides and not self.opening.example

    @property
    def bot_asked(self) -> str:
        """The bot that decides now; empty when a person does, or nobody."""
        return self.seats[self.asked].thinks if self.asked >= 0 else ""

    @property
    def bot_seed(self) -> int:
        """The chance of whatever a bot thinks about the decision that is asked for, a hint too."""
        return bot_seed(self.record.seed, len(self.record.actions))

    @property
    def window(self) -> str:
        """What kind of window is open now, outside the turn of the seat that is asked; empty: none."""
        return self.state.question().window if self.asked >= 0 and self.game.interrupts else ""

    def had_turn(self, seat: int) -> bool:
        """Whether a seat has decided anything in a turn of its own."""
        return any(mover == seat and not between for mover, between in zip(self.movers, self.in_window, strict=True))

    def asked_as_told_to(self, seats: list[int]) -> int:
        """The seat that decides now, as far as those may know: who is asked in a window is nobody else's affair."""
        return -1 if self.window and self.asked not in seats else self.asked

    def not_your_turn(self) -> Phrase:
        """What is said to somebody who is not asked."""
        if self._state is None:
            return self.stale or house("table-waiting")
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
        box = BYTES_OF_BOX + BYTES_OF_PATCH * len(self.record.patch.key) if self.record.patch else 0
        box += BYTES_OF_ACTION * self.record.prelude.size if self.record.prelude is not None else 0
        return BYTES + box + BYTES_OF_EVENT * self._told + BYTES_OF_TEXT * own + said + BYTES_OF_LINE * len(self.chat)

    def winners(self) -> list[int]:
        """The seats that won."""
        if self._state is None:
            return []
        if self._state.is_over:
            return self._state.winners()
        return self._standing() if self.is_over else []

    @property
    def course(self) -> Course:
        """How the finished game went; its record is replayed once for it."""
        if self._course is None or self._course.decisions != len(self.record.actions):
            count = getattr(room(type(self.game), "screen"), "figures", None)
            self._course = course_of(self.record, self.movers, self.winners(), count)
        return self._course

    @property
    def undos(self) -> int:
        """How often something was taken back."""
        return sum(self._undone.values())

    def why_no_undo(self, seat: int) -> Phrase | None:
        """Why a seat cannot take back now; None if it can."""
        if self.is_over:
            return house("game-over")
        if not self.record.actions:
            return house("undo-nothing")
        if self._undone.get(len(self.record.actions) - 1, 0) >= MOST_UNDOS:
            return house("undo-often", {"most": MOST_UNDOS})
        if seat not in self._final:
            self._final[seat] = why_final(self.before, self.record.actions[-1], seat)
        return self._final[seat]

    @property
    def before(self) -> State:
        """The position before the last action: at hand, or played through once for it and some before it."""
        if not self._past:
            played = len(self.record.actions)
            passed = zip(range(played), self.record.positions(), strict=False)
            self._past = [state.clone() for number, state in passed if number >= played - MOST_PAST]
        return self._past[-1]

    def position(self, number: int) -> State:
        """The position after so many actions."""
        self.check_dealt()
        return self.record.replay(max(0, min(number, len(self.record.actions))), events=True)

    @property
    def has_record(self) -> bool:
        """Whether what was played can be told truly: not before the deal, nor where the rules have changed unsaid."""
        return self._state is not None or (self._game is None and not self.awaited)

    def sealed_record(self) -> Record:
        """The record with those who played: people by their names, bots as they were named when they sat down."""
        if not self.has_record:
            self.check_dealt()
        names = self.names(self.opening.lang)
        seats = [seat.bot if seat.kind == BOT else name for seat, name in zip(self.seats, names, strict=True)]
        return replace(self.record, seats=seats, actions=list(self.record.actions))

    def _standing(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    # ---- what can be done at it: each checks, and returns the entry to take

    def act(self, seat: int, decision: int, action: int, how: str = "") -> Entry:
        """Answer the decision with that number; `how` a bot came to it, where that is told: `HURRIED` or `FAILED`."""
        self._check_running()
        if decision != self.version:
            raise TableError(house("table-late", {"decision": decision, "now": self.version}))
        if seat != self.asked:
            raise TableError(self.not_your_turn())
        reason = self.state.why_illegal(action)
        if reason is not None:
            raise TableError(reason.phrase)
        check = fingerprint(self.state) if len(self.record.actions) % CHECK_EVERY == 0 else ""
        return Entry(ACT, seat, int(action), how, check=check)

    def undo(self, seat: int) -> Entry:
        """Take back the seat's own last action."""
        self._check_running()
        why = self.why_no_undo(seat)
        if why is not None:
            raise TableError(why)
        return Entry(UNDO, seat)

    def sit(self, seat: int, name: str, holder: str, part: Part | None = None) -> Entry:
        """Take an open seat, with one's part of the deal; whoever brings none is asked for it."""
        if self.seats[seat].kind != OPEN:
            raise TableError(house("table-seat-taken", {"seat": self.name_of(seat)}))
        given = part or Part("")
        return Entry(SIT, seat, text=name, holder=holder, chance=given.text, drawn=given.drawn)

    def fill(self, seat: int, bot: str) -> Entry:
        """Let a bot take a seat that nobody has taken."""
        if self.seats[seat].kind != OPEN:
            raise TableError(house("table-seat-taken", {"seat": self.name_of(seat)}))
        return Entry(FILL, seat, text=bot)

    def decline(self, name: str) -> Entry:
        """Somebody for whom a seat was kept would rather not play."""
        if self.is_full:
            raise TableError(house("table-seat-taken", {"seat": self.name_of(len(self.seats) - 1)}))
        return Entry(DECLINE, -1, text=name)

    def contribute(self, seat: int, part: Part) -> Entry:
        """Give one's part of the deal, at a table where everybody sits already: a rematch."""
        if self.seats[seat].kind != PERSON or seat not in self.awaited:
            raise TableError(house("table-chance-given"))
        return Entry(CHANCE, seat, chance=part.text, drawn=part.drawn)

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

    def close(self) -> Entry:
        """End the table for good, as whoever looks after it wants."""
        self.check_current()
        return Entry(CLOSE, -1)

    def reveal(self) -> Entry:
        """Let everybody look: nobody plays the same deal any more."""
        if not self.is_secret:
            raise TableError(house("table-revealed"))
        return Entry(REVEAL, -1)

    def guide(self, seat: int, step: int) -> Entry:
        """Read on in the guide, or back; -1: put it away."""
        if self.tour is None:
            raise TableError(house("table-no-guide"))
        if not -1 <= step < len(self.tour.guide.steps):
            raise TableError(house("table-guide-step", {"given": step, "most": len(self.tour.guide.steps) - 1}))
        return Entry(GUIDE, seat, step)

    def rematch(self, table_id: str) -> Entry:
        """Go on at a new table."""
        self.check_current()
        if not self.is_over:
            raise TableError(house("table-not-over"))
        return Entry(REMATCH, -1, text=table_id)

    def rematch_opening(
        self, table_id: str, server: str, created: float, holder: str, part: Part, now: int = 0
    ) -> Opening:
        """The same game with the same people, everybody one seat further on; an example is set up as it was.

        Whoever asked for it brings their part of the deal along; the others are asked for theirs when they come.
        Where there is a clock, its time begins at `now`.
        """
        seats = [
            replace(seat, away=False, resigned=False, timed_out=False, chance="", drawn=False) for seat in self.seats
        ]
        if self.opening.example or self.opening.prelude:
            return replace(self.opening, id=table_id, created=created, seats=seats)
        for seat in seats:
            if seat.kind == PERSON and seat.holder == holder:
                seat.chance, seat.drawn = part.text, part.drawn
        opening = self.opening
        newest = made(opening.game, opening.options, opening.patch) if self.by_older_rules else self.game
        again = Opening.of(newest, table_id, [*seats[1:], seats[0]], server=server)
        clock = {**opening.clock, "now": now} if opening.clock else {}
        return replace(
            again,
            created=created,
            lang=opening.lang,
            hints=opening.hints,
            reviews=opening.reviews,
            clock=clock,
            access=opening.access,
        )

    # ---- time

    @property
    def timed(self) -> int:
        """The seat whose time runs now; -1: nobody's does. In a window it is nobody's: it would tell who is asked."""
        if self.clocks is None or self.asked < 0 or self.bot_asked or self.window:
            return -1
        return self.asked

    # ---- carrying it out

    def take(self, entry: Entry) -> None:
        """Carry out an entry that was checked."""
        if self.clocks is not None:
            self.clocks = self.clocks.after(entry)
        getattr(self, f"_take_{entry.kind}")(entry)
        self.entries += 1
        self.latest = max(self.latest, entry.at)
        if entry.kind != CHAT:
            self._final = {}
        if entry.kind in (SIT, FILL):
            self._names = {}
        if entry.kind in (SIT, FILL, CHANCE, AWAY):
            self._deal()

    def _take_act(self, entry: Entry) -> None:
        if self._state is not None and self._differs(entry):
            self._set_aside(house("table-diverged", {"number": len(self.record.actions) + 1}))
        self.movers.append(entry.seat)
        self.began, self.ended = self.began or entry.at, entry.at or self.ended
        if self.stale is not None:
            self.record.actions.append(entry.number)
            self.version += 1
            return
        if self.tour is not None:
            self.tour.before_act(self.state)
        before = self.state.clone()
        in_window = bool(self.window)
        self.in_window.append(in_window)
        self.places.append(self._places_of(entry.number))
        self.state.apply(entry.number)
        if self.state.dice.given != before.dice.given:  # nobody can come back behind it
            self._past.clear()
        self._past.append(before)
        del self._past[:-MOST_PAST]
        if self.tour is not None:
            self.tour.after_act(self.state)
        self.record.actions.append(entry.number)
        self.story.append(list(self.state.events))
        if entry.text in (HURRIED, FAILED):
            self.story[-1].append(_not_as_usual(entry.text, entry.seat, in_window))
        self._told += len(self.story[-1])
        self.version += 1

    def _places_of(self, action: int) -> Places:
        """Where an action that is about to be played takes place, for each who looks."""
        game, state = self.game, self.state
        return tuple([tuple(game.places(state, action, seat)) for seat in (*range(game.players), None)])

    def places_for(self, number: int, seat: int | None) -> tuple[str, ...]:
        """Where the action of that number (from 1) took place, as far as a seat may know; None: a spectator."""
        return self.places[number - 1][-1 if seat is None else seat] if 0 < number <= len(self.places) else ()

    def _differs(self, entry: Entry) -> bool:
        """Whether this cannot be the position in which an action was played: the rules have changed meanwhile."""
        state = self.state
        if not 0 <= entry.number < state.game.num_actions:
            return False  # by no rules an action of this game: the entry is damaged, and is refused as such
        if entry.check and entry.check != fingerprint(state):
            return True
        return entry.seat != state.to_move or entry.number not in state.choices

    def _set_aside(self, why: Phrase) -> None:
        """Go no further: what is kept of the table stays, but no position is shown that was never on it."""
        self.stale, self._state, self.tour = why, None, None
        self._past.clear()

    def _take_undo(self, entry: Entry) -> None:
        self.movers.pop()
        if self.stale is not None:
            self.record.actions.pop()
            self.version += 1
            return
        if self.tour is not None:
            self.tour.after_undo()
        self.state = self.before
        self._past.pop()
        self.places.pop()
        self.in_window.pop()
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
        seat.chance, seat.drawn = entry.chance, entry.drawn

    def _take_fill(self, entry: Entry) -> None:
        self.seats[entry.seat].kind, self.seats[entry.seat].bot = BOT, entry.text

    def _take_decline(self, entry: Entry) -> None:
        self.declined = entry.text

    def _take_chance(self, entry: Entry) -> None:
        self.seats[entry.seat].chance, self.seats[entry.seat].drawn = entry.chance, entry.drawn

    def _take_away(self, entry: Entry) -> None:
        self.seats[entry.seat].away = True

    def _take_back(self, entry: Entry) -> None:
        self.seats[entry.seat].away = False

    def _take_out(self, entry: Entry) -> None:
        """Whoever has no time left is replaced, or has lost: as was agreed."""
        seat = self.seats[entry.seat]
        out = self.clocks.terms.out if self.clocks is not None else FORFEIT
        if out == FORFEIT:
            seat.resigned = seat.timed_out = True
        else:
            seat.away, seat.bot = True, out

    def _take_holiday(self, entry: Entry) -> None:
        pass  # the clocks know

    def _take_resign(self, entry: Entry) -> None:
        self.seats[entry.seat].resigned = True

    def _take_chat(self, entry: Entry) -> None:
        self.chat.append(ChatLine(entry.text, entry.seat))
        del self.chat[:-MOST_CHAT]
        self.said += 1

    def _take_guide(self, entry: Entry) -> None:
        if self.tour is not None:
            self.tour.go(entry.number)

    def _take_close(self, entry: Entry) -> None:
        self._set_aside(house("table-closed"))
        self._game = None  # what was played until then can be told

    def _take_reveal(self, entry: Entry) -> None:
        self.revealed = True

    def _take_rematch(self, entry: Entry) -> None:
        self.next_table = entry.text

    def check_current(self) -> None:
        """Refuse whatever is to be done at a table that is only kept."""
        if self.stale is not None:
            raise TableError(self.stale)

    def check_dealt(self) -> None:
        """Refuse what needs a position, where there is none."""
        if self._state is None:
            raise TableError(self.stale or house("table-waiting"))

    def _check_running(self) -> None:
        self.check_dealt()
        if self.is_over:
            raise TableError(house("game-over"))

    def name_of(self, seat: int) -> str | Phrase:
        """What a seat is called, whatever the language; `-` where it is nobody's."""
        return self.seats[seat].called(seat) if seat >= 0 else "-"


def fingerprint(state: State) -> str:
    """A position in a few letters: the same as long as the rules lead to it."""
    told = f"{state.to_move} {state.choices} {state.dice.position()}\n{state.notation()}"
    return sha256(told.encode()).hexdigest()[:16]


def _why_stale(opening: Opening) -> Phrase | None:
    """Why a table cannot go on with the rules that are in force; None if it can."""
    if opening.rules_version and form_of(opening.game, opening.rules_version) is None:
        now = int(rules_of(opening.game).rules_version)
        return house("table-other-rules", {"then": opening.rules_version, "now": now})
    if opening.content and opening.content != content_of(opening.game, Patch.of(opening.patch), opening.rules_version):
        return house("table-other-content")
    return None


def person(name: str, holder: str, number: int = -1, part: Part | None = None) -> Seat:
    """A seat for somebody who is here, with their part of the deal."""
    given = part or Part("")
    return Seat(PERSON, name=name, holder=holder, number=number, chance=given.text, drawn=given.drawn)


def _not_as_usual(how: str, seat: int, in_window: bool) -> Event:
    """A bot had no time to think, or failed; which one was asked in a window is nobody's affair."""
    if in_window:
        return Event(-1, house(f"table-{how}-window"))
    return Event(seat, house(f"table-{how}", {"seat": seat_name(seat)}))


def bot(level: str) -> Seat:
    """A seat for a bot."""
    return Seat(BOT, bot=level)


def invited(invitation: str = "") -> Seat:
    """A seat that waits for whoever has the invitation."""
    return Seat(OPEN, invitation=invitation)
