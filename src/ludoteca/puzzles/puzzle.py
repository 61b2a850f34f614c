"""A puzzle: the game up to a decision, which choice is best there, and what is known of that; as one line of JSON.

It is the record of a game and nothing else that gives the position, so that a puzzle is exact. Whoever is shown it sees
what the deciding seat could see, and nothing that was hidden from it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple

from ludoteca.engine.errors import LudotecaError, RecordError
from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.record import Record

ID_LENGTH: Final = 8
GRADES: Final = (1, 2, 3)
LONGEST: Final = 64 * 1024  # characters of a puzzle
DEEPEST: Final = 6  # phrases within each other
MOST: Final = 2**31 - 1  # of any number in it


class PuzzleError(LudotecaError):
    """A puzzle that is none, or that there is not."""


class Rated(NamedTuple):
    """How likely a choice is to win, as the deciding seat could know it."""

    action: int
    chance: float
    low: float  # a 95% interval
    high: float


class Confirmed(NamedTuple):
    """How the answer was confirmed: by deep searches of other chance, and by games played to the end."""

    simulations: int  # of each of the searches, which all found the same choice
    searches: int
    lead: float  # of the best choice over the second best, in the chance to win, over the same imagined games
    error: float  # the standard error of that
    games: int


class Asked(NamedTuple):
    """How often a bot of a level found the best choice."""

    level: str
    found: int
    times: int

    @property
    def missed(self) -> bool:
        """Whether it mostly did not."""
        return 2 * self.found < self.times


@dataclass(frozen=True)
class Puzzle:
    """What one seat should do at one moment of a game."""

    record: Record  # up to the decision
    seat: int
    rated: tuple[Rated, ...]  # the choices that were looked at closely, the best first
    obvious: tuple[int, ...]  # those that come to mind first: of the greedy bot, of the first impression
    asked: tuple[Asked, ...]  # by level, the weakest first
    reason: Phrase  # why the best is better than the second
    confirmed: Confirmed
    kind: str  # of the decision, in the words of the game's notation

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.record.game

    @property
    def best(self) -> int:
        """The answer."""
        return self.rated[0].action

    @property
    def second(self) -> int:
        """What comes nearest to it."""
        return self.rated[1].action

    @property
    def lead(self) -> float:
        """How much more likely a win is with the best than with the second."""
        return self.confirmed.lead

    @property
    def grade(self) -> int:
        """One to three stars: by how many of the levels that might find it miss it."""
        return max(1, min(len(GRADES), sum(asked.missed for asked in self.asked)))

    @property
    def id(self) -> str:
        """What names it: it hangs on the position alone."""
        told = (self.game, sorted(self.record.options.items()), self.record.seed, self.record.actions)
        return sha256(repr(told).encode()).hexdigest()[:ID_LENGTH]

    def position(self) -> State:
        """The position, played up to; `PuzzleError` where it does not lead to this decision."""
        state = self.record.replay()
        if state.to_move != self.seat or not all(rated.action in state.choices for rated in self.rated):
            raise PuzzleError(house("puzzle-other", {"id": self.id}))
        return state

    def to_line(self) -> str:
        """The puzzle as a line of a file."""
        body = {
            "id": self.id,
            "record": json.loads(self.record.to_json()),
            "seat": self.seat,
            "kind": self.kind,
            "rated": [[rated.action, *(round(value, 4) for value in rated[1:])] for rated in self.rated],
            "obvious": list(self.obvious),
            "asked": [list(asked) for asked in self.asked],
            "grade": self.grade,
            "reason": phrase_body(self.reason),
            "confirmed": {
                **self.confirmed._asdict(),
                "lead": round(self.confirmed.lead, 4),
                "error": round(self.confirmed.error, 4),
            },
        }
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, text: str) -> Puzzle:
        """The puzzle that was written; `PuzzleError` where the line is none."""
        if len(text) > LONGEST:
            raise PuzzleError(house("puzzle-long", {"most": LONGEST}))
        try:
            found = json.loads(text)
            puzzle = cls(
                record=Record.from_json(json.dumps(found["record"])),
                seat=_number(found["seat"]),
                rated=tuple([Rated(_number(action), *map(_share, rest)) for action, *rest in found["rated"]]),
                obvious=tuple([_number(action) for action in found["obvious"]]),
                asked=tuple([Asked(str(level), _number(seen), _number(of)) for level, seen, of in found["asked"]]),
                reason=phrase_of(found["reason"]),
                confirmed=_confirmed(found["confirmed"]),
                kind=str(found["kind"]),
            )
        except RecordError:
            raise
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise PuzzleError(house("puzzle-form", {"trouble": f"{type(error).__name__}: {error}"[:80]})) from None
        if len(puzzle.rated) < 2 or puzzle.id != found.get("id"):
            raise PuzzleError(house("puzzle-form", {"trouble": "id, rated"}))
        return puzzle


def phrase_body(phrase: Phrase) -> list[object]:
    """A phrase as JSON writes it."""
    args = {
        name: phrase_body(value) if isinstance(value, Phrase) else value for name, value in sorted(phrase.args.items())
    }
    return [phrase.home, phrase.key, args]


def phrase_of(body: object, depth: int = 0) -> Phrase:
    """The phrase that JSON tells of."""
    if depth > DEEPEST or not (isinstance(body, list) and len(body) == 3):
        raise ValueError("no phrase")
    name, key, args = body
    if not (isinstance(name, str) and isinstance(key, str) and isinstance(args, dict)):
        raise TypeError("no phrase")
    found: dict[str, int | str | Phrase] = {}
    for called, value in args.items():
        if isinstance(value, list):
            found[str(called)] = phrase_of(value, depth + 1)
        elif isinstance(value, str):
            found[str(called)] = value
        else:
            found[str(called)] = _whole(value)
    return Phrase(name, key, found)


def _confirmed(body: dict[str, object]) -> Confirmed:
    return Confirmed(
        simulations=_number(body["simulations"]),
        searches=_number(body["searches"]),
        lead=_share(body["lead"]),
        error=_share(body["error"]),
        games=_number(body["games"]),
    )


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > MOST:
        raise TypeError("no whole number")
    return value


def _number(value: object) -> int:
    if (found := _whole(value)) < 0:
        raise ValueError("below 0")
    return found


def _share(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.0 <= value <= 1.0:
        raise TypeError("no share")
    return float(value)
