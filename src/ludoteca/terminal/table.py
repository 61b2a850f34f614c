"""The table at this screen: a record in a file, written after every decision, and what follows from it."""

from __future__ import annotations

from pathlib import Path

from ludoteca.bots import Bot, ask, bot_for
from ludoteca.engine import Event, Record, State, UndoError, house, undo
from ludoteca.files import claim
from ludoteca.lab import bot_seed
from ludoteca.terminal import savefile


class LocalTable:
    """The record is the truth; position and log follow from it."""

    state: State
    log: list[list[Event]]  # what the setup told, then what each decision did
    movers: list[int]  # who made each decision

    def __init__(self, record: Record, file: Path) -> None:
        self.record = record
        self.file = file
        self.game = record.made()
        self.bots: list[Bot | None] = [bot_for(seat, self.game) for seat in record.seats]
        self.people = [seat for seat in range(self.game.players) if self.bots[seat] is None]
        self.saved = True  # whether the file holds the record as it is
        self._replay()

    @property
    def decisions(self) -> int:
        """How many were made so far."""
        return len(self.record.actions)

    def act(self, action: int) -> None:
        """Make a decision for whoever is asked, and save it."""
        mover = self.state.to_move
        self.state.apply(action)
        self.record.actions.append(action)
        self.movers.append(mover)
        self.log.append(self.state.events)
        self.save()

    def bot_acts(self) -> None:
        """Let the bot that is asked decide."""
        bot = self.bots[self.state.to_move]
        assert bot is not None
        self.act(ask(bot, self.state, bot_seed(self.record.seed, self.decisions)))

    def take_back(self, seat: int | None) -> None:
        """Take back a seat's own last decision; `UndoError` says why it stands."""
        if seat is None:
            raise UndoError(house("undo-nothing"))
        undo(self.record, seat)
        self._replay()
        self.save()

    def save(self) -> None:
        """Write the record down."""
        self.saved = False
        savefile.save(self.record, self.file)
        self.saved = True

    def save_as(self, file: Path) -> None:
        """Go on in another file, which must be a new one."""
        if not (file.exists() and file.samefile(self.file)):
            claim(file)
            savefile.save(self.record, file)
            self.file = file
        self.save()

    def _replay(self) -> None:
        self.log = []
        self.movers = []
        for state in self.record.positions(events=True):
            self.log.append(state.events)
            self.movers.append(state.to_move)
            self.state = state
        self.movers.pop()  # whoever is asked now has not decided yet
