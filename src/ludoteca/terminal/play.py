"""A game at the terminal: the board, the question, the menu, and what a person may type instead of a move."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from ludoteca.bots import SeatError
from ludoteca.bots.registry import PERSON
from ludoteca.engine import Event, Game, LudotecaError, Record, house, seal_of
from ludoteca.engine.dice import SEED_BITS
from ludoteca.files import claim
from ludoteca.table.hosted import bots_of
from ludoteca.terminal import menu, savefile
from ludoteca.terminal.advice import show_advice
from ludoteca.terminal.arguments import UsageError, found_here, seats_given
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.options import unusual
from ludoteca.terminal.refusal import explain, explain_one
from ludoteca.terminal.result import show_result
from ludoteca.terminal.rulebook import consult
from ludoteca.terminal.table import SavedTable
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words import title
from ludoteca.words.plain import plain_words
from ludoteca.words.rulebook import Rulebook

COMMANDS = ("undo", "hint", "why", "rules", "log", "save", "help", "quit")


class Leave(Exception):  # not an error
    """The person has had enough for now."""


def new_table(game: Game, seats: list[str], seed: int | None, file: Path | None, example: str = "") -> SavedTable:
    """A table for a game that begins, or that goes on from a worked example, with its file."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    record = Record.of(game, chosen, seats, example)
    record.begun()
    bots = bots_of(seats, game)  # before anything is written
    if file is None:
        file = savefile.new_file(game.name)
    else:
        claim(file)
    table = SavedTable.of(record, file, bots)
    table.save()
    return table


def resumed_table(file: Path, game: str | None, seats: str | None) -> SavedTable:
    """The table of a game that was left, as its file tells it."""
    record = savefile.load(file)
    if game is not None and game != record.game:
        raise UsageError(house("resume-other", {"file": str(file), "found": record.game, "game": game}))
    made = record.made()
    players = made.players
    if seats is not None:
        record.seats = seats_given(seats, made)
    if len(record.seats) != players:
        raise SeatError(
            house("seats-count", {"given": len(record.seats), "players": players, "seats": ",".join(record.seats)})
        )
    return SavedTable.of(record, file, bots_of(found_here(record.seats), made))


def play(table: SavedTable, talk: Talk) -> int:
    """Sit down at a table until the game is over or the person leaves."""
    return Sitting(table, talk).run()


class Sitting:
    """The people at one screen, and what they are shown."""

    def __init__(self, table: SavedTable, talk: Talk) -> None:
        self.table = table
        self.talk = talk
        self.book = Rulebook.of(table.game.name, talk.lang)
        self.curtained = table.hides and len(table.people) > 1
        self.viewer = table.people[0] if len(table.people) == 1 else None  # whose view is on the screen
        self.told: dict[int | None, int] = {}  # how much of the log each viewer has been shown
        self.menu = Menu(table.state, talk.lang)
        actions: list[Callable[[str], None]] = [
            self._undo, self._hint, self._why, self._rules, self._log, self._save, self._help, self._quit,
        ]  # fmt: skip
        self.commands: dict[str, Callable[[str], None]] = {}
        for name, action in zip(COMMANDS, actions, strict=True):
            for word in (name, *plain_words(talk.words(f"command-{name}"))):
                self.commands[word] = action

    # ---- the evening

    def run(self) -> int:
        """Play until the end, or until somebody leaves."""
        self._welcome()
        try:
            while not self.table.state.is_over:
                self._turn()
        except (EOFError, KeyboardInterrupt, Leave):
            return self._leave()
        self._close()
        return 0

    def _welcome(self) -> None:
        talk, record = self.talk, self.table.record
        talk.heading(title(record.game, talk.lang))
        person = "play-you" if len(self.table.people) == 1 else "play-people"
        for seat, kind in enumerate(record.seats):
            talk.write(f"{talk.seat(seat)}: {talk.words(person if kind == PERSON else 'play-bot', bot=kind)}")
        for choice in unusual(self.table.game, talk.lang):
            talk.write(choice)
        show_contents(talk, self.table.game)
        if record.example:
            talk.tell("play-example", example=record.example)
        talk.tell("play-seal", QUIET)
        talk.line(f"  {seal_of(record.seed)}", QUIET)
        talk.tell("play-saved", QUIET)
        talk.line(f"  {self.table.file}", QUIET)
        if self.table.people:
            talk.tell("play-how", QUIET)

    def _turn(self) -> None:
        seat = self.table.state.to_move
        if not self.table.bot_asked:
            self._ask(seat)
            return
        with self.talk.thinking(self.talk.words("play-thinking", seat=self.talk.seat(seat))):
            self._saying(self.table.bot_decides)
        if not self.table.people:
            self._news()

    def _ask(self, seat: int) -> None:
        """Ask a person until the position is another one."""
        if self.curtained and self.viewer != seat and not self._curtain(seat):
            return
        self.viewer = seat
        self._show()
        now = self.table.decisions
        prompt = self.talk.words("play-prompt", most=len(self.menu.entries))
        while self.table.decisions == now:
            self._answer(self.talk.ask(prompt))

    def _curtain(self, seat: int) -> bool:
        """Hide what one person sees before the next one looks; False if the last decision was taken back instead."""
        if self.viewer is not None:
            self.talk.heading(self.talk.words("play-decision", number=self.table.decisions + 1))
            self._look()
            while True:
                answer = self._command(self.talk.ask(self.talk.words("curtain-fall", seat=self.talk.seat(seat))))
                if answer == self._quit:
                    raise Leave
                if answer != self._undo:
                    break
                now = self.table.decisions
                self._undo("")
                if self.table.decisions != now:
                    return False
            self.talk.wipe()
        self.viewer = None
        self.talk.heading(self.talk.words("curtain", seat=self.talk.seat(seat)))
        if self._command(self.talk.ask(self.talk.words("curtain-rise", seat=self.talk.seat(seat)))) == self._quit:
            raise Leave
        self.talk.wipe()
        return True

    def _close(self) -> None:
        talk, table = self.talk, self.table
        talk.heading(talk.words("result-title"))
        if self.curtained:  # now everybody looks; each knows the log but for its end
            self.viewer = None
            self.told[None] = len(table.story) - 1
        self._look()
        show_result(talk, table.state)
        talk.tell("play-seed", QUIET)
        talk.line(f"  {table.record.seed}", QUIET)
        talk.tell("play-verify", QUIET)
        talk.line(f"  ludoteca verify {shlex.quote(str(table.file))}", QUIET)
        talk.line(f"  ludoteca replay {shlex.quote(str(table.file))}", QUIET)

    def _leave(self) -> int:
        self.talk.console.print()
        if not self.table.saved:
            try:
                self.table.save()
            except LudotecaError as error:
                self.talk.refuse(error)
                return 2
        self.talk.tell("play-left")
        self.talk.line(f"  ludoteca play --resume {shlex.quote(str(self.table.file))}", LOUD)
        return 0

    # ---- what is shown

    def _show(self) -> None:
        """The table as the viewer sees it, what is asked, and what may be done."""
        talk, state = self.talk, self.table.state
        self.menu = Menu(state, talk.lang)
        talk.heading(talk.words("play-decision", number=self.table.decisions + 1))
        self._look()
        question = state.question()
        rule = f" ({question.rule})" if question.rule else ""
        talk.write(f"{talk.seat(state.to_move)}: {question.text(talk.lang)}{rule}", LOUD)
        talk.show(menu.draw(self.menu.entries, talk.console.width))

    def _look(self) -> None:
        state = self.table.state
        self.talk.show(state.game.board(state, self.viewer, self.talk.lang))
        self._news()

    def _news(self) -> None:
        """What happened since the viewer last looked; on an open table everybody looks at once."""
        who = self.viewer if self.curtained else None
        first = min(self.told.get(who, self._last_seen(who)), len(self.table.story))
        for event in self._heard(first):
            self.talk.item("·", self.talk.phrase(event.phrase), QUIET if event.seat == self.viewer else "")
        self.told[who] = len(self.table.story)

    def _last_seen(self, seat: int | None) -> int:
        """Where the news begin after a game was left: with the last decision of that person, or of any."""
        seen = self.table.people if seat is None else [seat]
        return max((number for number, mover in enumerate(self.table.movers, 1) if mover in seen), default=0)

    def _heard(self, first: int) -> list[Event]:
        return [event for told in self.table.story[first:] for event in told if event.heard_by(self.viewer)]

    # ---- what is typed

    def _answer(self, line: str) -> None:
        """A number plays, a command does what it says, other words search the menu."""
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if not line:
            self._show()
        elif line.startswith("#"):
            self._play_action(line[1:].strip())
        elif line.isascii() and line.isdigit():
            self._play_number(line)
        elif command is not None:
            command(rest.strip())
        else:
            self._search(line)

    def _command(self, word: str) -> Callable[[str], None] | None:
        return self.commands.get(" ".join(plain_words(word)))

    def _play_number(self, typed: str) -> None:
        entry = self.menu.entry(int(typed[:9]))
        if entry is None:
            self.talk.tell("play-number", SORRY, number=typed, most=len(self.menu.entries))
        else:
            self._saying(lambda: self.table.decide(entry.action))

    def _play_action(self, typed: str) -> None:
        """An action by its id: played if it may be, explained if it may not."""
        if not (typed.isascii() and typed.isdigit()):
            self.talk.tell("play-action", SORRY, most=self.table.game.num_actions - 1)
            return
        action = int(typed[:9])
        if action in self.table.state.choices:
            self._saying(lambda: self.table.decide(action))
        else:
            explain_one(self.talk, self.table.state, self.menu, self.book, action)

    def _search(self, line: str) -> None:
        found = self.menu.matching(line)
        if found and plain_words(line):
            self.talk.show(menu.draw(found, self.talk.console.width))
        else:
            self.talk.tell("play-unknown", SORRY, typed=line)

    def _saying(self, act: Callable[[], None]) -> None:
        """Do it; a disk that is full stops nobody from playing on."""
        try:
            act()
        except LudotecaError as error:
            self.talk.refuse(error)

    # ---- the commands

    def _undo(self, _rest: str) -> None:
        """Take back the viewer's last decision; on an open table, that of the last person who decided."""
        seat = self.viewer
        if not self.curtained and self.table.movers and self.table.movers[-1] in self.table.people:
            seat = self.table.movers[-1]
        self._saying(lambda: self.table.take_back(seat))

    def _hint(self, _rest: str) -> None:
        show_advice(self.talk, self.table.state, self.menu, self.table.bot_seed)

    def _why(self, rest: str) -> None:
        explain(self.talk, self.table.state, self.menu, self.book, rest)

    def _rules(self, rest: str) -> None:
        consult(self.talk, self.book, rest)

    def _log(self, _rest: str) -> None:
        for number, told in enumerate(self.table.story):
            for event in told:
                if event.heard_by(self.viewer):
                    self.talk.item(f"{number:>4} ", self.talk.phrase(event.phrase))
        if not self.table.decisions:
            self.talk.tell("play-log-empty", QUIET)

    def _save(self, rest: str) -> None:
        file = Path(os.path.expanduser(rest))  # noqa: PTH111  # Path's own raises where there is no such home
        self._saying(lambda: self.table.save_as(file) if rest else self.table.save())
        if self.table.saved:
            self.talk.tell("play-saved")
            self.talk.line(f"  {self.table.file}")

    def _help(self, _rest: str) -> None:
        grid = Grid.grid(padding=(0, 3))
        for name in ("number", "action", "search", "enter", *COMMANDS):
            typed, _, meaning = self.talk.words(f"play-help-{name}").partition(" | ")
            grid.add_row(Text(typed, style="bold cyan"), Text(meaning))
        self.talk.show(grid)

    def _quit(self, _rest: str) -> None:
        raise Leave
