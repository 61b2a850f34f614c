"""What happened, what is asked and what counted: the things that a game tells people."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.phrase import Phrase

SPECTATOR: Final = -1  # in an audience: whoever looks on without a seat


class Event:
    """One thing that happened, and who may know of it."""

    __slots__ = ("audience", "phrase", "seat")

    def __init__(self, seat: int, phrase: Phrase, audience: tuple[int, ...] | None = None) -> None:
        self.seat = seat  # whose doing it was; -1: the game's own
        self.phrase = phrase
        self.audience = audience  # the seats that are told, SPECTATOR among them or not; None: everybody

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) is told."""
        return self.audience is None or (SPECTATOR if seat is None else seat) in self.audience

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.seat == other.seat
            and self.phrase == other.phrase
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.phrase))

    def __repr__(self) -> str:
        return f"Event({self.seat}: {self.phrase.plain()})"

    def __reduce__(self) -> tuple[object, tuple[int, Phrase, tuple[int, ...] | None]]:
        return Event, (self.seat, self.phrase, self.audience)


WINDOW: Final = "window"
TARGET: Final = "target"


class Question:
    """What is asked of the seat that decides now, and the rule that asks it.

    A question outside the seat's own turn says so by its window: `WINDOW`, a chance to interrupt; `TARGET`, the same
    where the seat is the target or has its last chance. Others are then not told who is asked. `skip` is the action
    that lets the window go by; a person's screen may give that answer by itself, and the rules see an ordinary pass.
    """

    __slots__ = ("phrase", "rule", "skip", "window")

    def __init__(self, rule: str, phrase: Phrase, window: str = "", skip: int = -1) -> None:
        self.rule = rule
        self.phrase = phrase
        self.window = window  # empty: in the seat's own turn
        self.skip = skip  # -1: it must be asked

    def text(self, lang: str = "en") -> str:
        """The question in a language."""
        return self.phrase.text(lang)

    def __reduce__(self) -> tuple[object, tuple[str, Phrase, str, int]]:
        return Question, (self.rule, self.phrase, self.window, self.skip)


class ScoreLine:
    """One line of a score sheet: what counted, by which rule, and how much."""

    __slots__ = ("phrase", "points", "rule")

    def __init__(self, rule: str, phrase: Phrase, points: int) -> None:
        self.rule = rule
        self.phrase = phrase
        self.points = points

    def text(self, lang: str = "en") -> str:
        """The line in a language, without its points."""
        return self.phrase.text(lang)

    def __reduce__(self) -> tuple[object, tuple[str, Phrase, int]]:
        return ScoreLine, (self.rule, self.phrase, self.points)
