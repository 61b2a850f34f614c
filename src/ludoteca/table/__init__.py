"""A game being played by somebody: seats, record, log, undo, resignation, rematch. No input or output."""

from ludoteca.table.seats import BOT, OPEN, PERSON, Seat
from ludoteca.table.table import Entry, Opening, Table, TableError

__all__ = ["BOT", "OPEN", "PERSON", "Entry", "Opening", "Seat", "Table", "TableError"]
