"""A game being played by somebody: seats, record, log, undo, resignation, rematch. No input or output."""

from ludoteca.table.entries import ACT, Entry
from ludoteca.table.seats import BOT, OPEN, PERSON, Seat
from ludoteca.table.table import Opening, Table, TableError

__all__ = ["ACT", "BOT", "OPEN", "PERSON", "Entry", "Opening", "Seat", "Table", "TableError"]
