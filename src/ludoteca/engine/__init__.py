"""The engine: what a game is, written once and knowing nothing of any screen, bot or server."""

from ludoteca.engine.content import Content, Patch
from ludoteca.engine.deal import Deal, Part
from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import (
    ContentError,
    DeclarationError,
    ExampleError,
    IllegalAction,
    LudotecaError,
    NotationError,
    OptionError,
    Reason,
    RecordError,
    SeedError,
    UndoError,
    UnknownAction,
    UnknownGame,
)
from ludoteca.engine.event import Event, Question, ScoreLine
from ludoteca.engine.facts import Hidden, Memo, Own, Shared
from ludoteca.engine.game import Game, State
from ludoteca.engine.history import History, Moment
from ludoteca.engine.options import Choice, Option, Several, Text, Value, Whole
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.picture import Picture
from ludoteca.engine.record import Record, seal_of
from ludoteca.engine.row import Row
from ludoteca.engine.shelf import games, make, position, rules_of
from ludoteca.engine.strategy import Strategy
from ludoteca.engine.undo import undo, why_no_undo

__all__ = [
    "Answer", "Choice", "Content", "ContentError", "Deal", "Decision", "DeclarationError", "Dice", "Event",
    "ExampleError", "Game", "Hidden", "History", "IllegalAction", "LudotecaError", "Memo", "Moment", "NotationError",
    "Option", "OptionError", "Own", "Part", "Patch", "Phrase", "Picture", "Question", "Reason", "Record", "RecordError",
    "Row", "ScoreLine", "SeedError", "Several", "Shared", "State", "Strategy", "Text", "UndoError", "UnknownAction",
    "UnknownGame", "Value", "Whole", "games", "house", "make", "position", "rules_of", "seal_of", "seat_name", "undo",
    "why_no_undo",
]  # fmt: skip
