"""A table whose bots decide in this process, as soon as they are asked to: in a terminal, or beside an agent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from ludoteca.bots import Bot, BotFault, ask, bot_for
from ludoteca.bots import registry as who
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house
from ludoteca.engine.record import Record
from ludoteca.table.entries import FAILED, Entry
from ludoteca.table.seats import BOT, PERSON, Seat
from ludoteca.table.table import Table, TableError

INSTEAD = "greedy"  # decides for a bot that has failed


class HostedTable(Table):
    """A table with the bots that sit at it."""

    _bots: dict[str, Bot]  # that have been made

    @classmethod
    def seated(cls, record: Record, bots: Mapping[str, Bot] | None = None) -> Self:
        """The table of a record, with the bots that have been made for it."""
        table = cls.resumed(record, [_seat(name) for name in record.seats])
        table._bots = dict(bots or {})
        return table

    @property
    def people(self) -> list[int]:
        """The seats for which somebody types."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def decisions(self) -> int:
        """How many were made so far."""
        return len(self.record.actions)

    def decide(self, action: int) -> None:
        """Make a decision for whoever is asked, and save it."""
        self._keep(self.act(self.asked, self.version, action))

    def bot_decides(self) -> None:
        """Let the bot that is asked decide; somebody waits, so it thinks even where it has no choice.

        For one that fails `greedy` decides; then its `BotFault` is raised, when all is done.
        """
        fault: BotFault | None = None
        try:
            action = ask(self._bot(self.bot_asked), self.state, self.bot_seed)
        except BotFault as failed:
            fault, action = failed, ask(self._bot(INSTEAD), self.state, self.bot_seed)
        self._keep(self.act(self.asked, self.version, action, FAILED if fault is not None else ""))
        if fault is not None:
            raise fault

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots |= bots_of([name], self.game)
        return self._bots[name]

    def take_back(self, seat: int | None) -> None:
        """Take back a seat's own last decision; `TableError` says why it stands."""
        if seat is None:
            raise TableError(house("undo-nothing"))
        self._keep(self.undo(seat))

    def _keep(self, entry: Entry) -> None:
        self.take(entry)


def bots_of(seats: Iterable[str], game: Game) -> dict[str, Bot]:
    """The bots among those who sit there, by name; `SeatError` where one cannot be made."""
    made = {name: bot_for(name, game) for name in dict.fromkeys(seats)}
    return {name: bot for name, bot in made.items() if bot is not None}


def _seat(name: str) -> Seat:
    return Seat(PERSON) if name == who.PERSON else Seat(BOT, bot=name)
