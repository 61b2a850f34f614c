"""The engine: what a game is, written once and knowing nothing of any screen, bot or server."""

from ludoteca.engine.content import Content
from ludoteca.engine.deal import Deal, Part
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import (
    ContentError,
    ExampleError,
    IllegalAction,
    LudotecaError,
    OptionError,
    Reason,
    RecordError,
    SeedError,
    UndoError,
    UnknownGame,
)
from ludoteca.engine.event import Event, Question, ScoreLine
from ludoteca.engine.game import Game, Picture, State, Strategy
from ludoteca.engine.options import Choice, Option, Several, Text, Value, Whole
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.record import Record, seal_of
from ludoteca.engine.shelf import games, make, rules_of
from ludoteca.engine.undo import undo, why_no_undo

__all__ = [
    "Choice", "Content", "ContentError", "Deal", "Dice", "Event", "ExampleError", "Game", "IllegalAction",
    "LudotecaError", "Option", "OptionError", "Part", "Phrase", "Picture", "Question", "Reason", "Record",
    "RecordError", "ScoreLine", "SeedError", "Several", "State", "Strategy", "Text", "UndoError", "UnknownGame",
    "Value", "Whole", "games", "house", "make", "rules_of", "seal_of", "seat_name", "undo", "why_no_undo",
]  # fmt: skip
