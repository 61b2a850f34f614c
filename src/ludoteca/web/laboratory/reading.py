"""What a form of the laboratory says, checked as everywhere; what is wrong is told by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlencode

from ludoteca.engine.content import Item, Patch
from ludoteca.engine.errors import ContentError, LudotecaError, OptionError
from ludoteca.engine.game import Game
from ludoteca.engine.options import Option
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.schema import schema
from ludoteca.engine.shelf import made, rules_of
from ludoteca.lab.limits import LONGEST, MUST, NEVER, WEAK
from ludoteca.lab.measures import Measure, measures_of
from ludoteca.lab.sides import Side, block_of
from ludoteca.web.guests import Guests
from ludoteca.web.laboratory.question import (
    CONTENT,
    KNOWN,
    OPTION,
    OPTION_B,
    UNTIL,
    Options,
    Question,
    changes_of,
    text_of,
    value_of,
)

MOST_GAMES: Final = 20_000
MOST_MINUTES: Final = 30
MOST_FIELD: Final = 4_000  # characters of one of them
MOST_LIMITS: Final = 8
USUAL_BOT: Final = "greedy"
USUAL: Final = {"seats": USUAL_BOT, "games": "1000", "minutes": "5", "until": KNOWN, "seed": "1"}
FIELDS: Final = (*USUAL, "b-seats", "limits", "measure")
MOST_SEED: Final = 2**53
SHOWN: Final = 60  # characters of a wrong value that are repeated


@dataclass
class Reading:
    """A form as it was given, and what could be made of it."""

    game: str
    given: Mapping[str, str]
    lang: str
    problems: dict[str, Phrase] = field(default_factory=dict)  # by the name of the field; "" is the whole of it
    made: Game | None = None  # side B, with whatever was right of it
    items: list[Item] = field(default_factory=list)  # its contents
    measures: list[Measure] = field(default_factory=list)  # that can be asked for
    seats: tuple[str, ...] = ()
    question: Question | None = None
    nothing: bool = False  # whether A and B are the same

    def value(self, name: str) -> str:
        """What stands in a field."""
        return self.given.get(name, USUAL.get(name, ""))

    def fields(self) -> dict[str, str]:
        """The fields that say something: of the contents what is not as printed, of the rest what is not usual."""
        return {
            name: value for name, value in self.given.items() if value.strip() and self._says_something(name, value)
        }

    def _says_something(self, name: str, value: str) -> bool:
        if name.startswith(CONTENT):
            return name.removeprefix(CONTENT) in self.changed or name in self.problems
        if name.startswith(OPTION) or name == "players":
            known = {option.name: option for option in rules_of(self.game).option_list}
            return value != _usual(known.get(name.removeprefix(OPTION)), OPTION)
        return (value != USUAL.get(name) and name in FIELDS) or name.startswith(OPTION_B)

    @property
    def changed(self) -> set[str]:
        """The paths of the values that are not as printed."""
        return {item.path for item in self.items if item.differs}

    def address(self, *without: str, path: str = "") -> str:
        """Where the form stands with all of this in it, but for some fields."""
        told = urlencode({name: value for name, value in self.fields().items() if name not in without})
        return f"/lab/{self.game}{path}{'?' if told else ''}{told}"


def read(game: str, given: Mapping[str, str], lang: str, guests: Guests) -> Reading:
    """Read a form. It takes some milliseconds, and is done beside the loop."""
    found = Reading(game, given, lang)
    for name, value in given.items():
        if len(value) > MOST_FIELD:
            found.problems[name] = house("lab-field-long", {"most": MOST_FIELD})
    options = _options(found, OPTION)
    known = {option.name: option for option in rules_of(game).option_list}
    if given.get("players") and given["players"] != _usual(known.get("players"), OPTION):
        options["players"] = given["players"]
    plain = _made(found, options, {}, OPTION)
    both = dict(options) if plain is not None else {}
    options_b = _options(found, OPTION_B) if plain is not None else {}
    base = plain or made(game, {})
    other = _made(found, {**both, **options_b}, options_b, OPTION_B) or base
    changes = _changes(found, schema(other))
    found.made = _with_content(found, other, changes)
    found.items = schema(found.made)
    for item in found.items:
        item.value = changes.get(item.path, item.value)  # where it could not be made, what was meant stands there
    found.seats = _seats(found, "seats", base, guests) or (USUAL_BOT,) * base.players
    seats_b = _seats(found, "b-seats", base, guests)
    if found.made.players != base.players:
        found.problems.setdefault(f"{OPTION_B}players", house("compare-games"))
        return found
    limits = _limits(found)
    numbers = {name: _number(found, name, least, most) for name, least, most in _NUMBERS}
    until = found.value("until")
    if until not in UNTIL:
        found.problems["until"] = house("lab-choice", {"given": until[:SHOWN], "allowed": listing(UNTIL)})
    sides = (Side(base, found.seats), Side(found.made, seats_b or found.seats))
    found.measures = measures_of(sides)
    measure = given.get("measure", "")
    if measure and measure not in [one.name for one in found.measures]:
        named = listing([one.name for one in found.measures])
        found.problems["measure"] = house("compare-measure", {"given": measure[:SHOWN], "known": named})
    least = 2 * block_of(sides)
    if not found.problems and numbers["games"] < least:
        found.problems["games"] = house("compare-few", {"given": numbers["games"], "least": least})
    found.nothing = sides[0] == sides[1] and not limits
    if not found.problems:
        found.question = Question(
            game,
            _settled(both),
            found.seats,
            found.made.patch.key,
            _settled(options_b),
            seats_b if seats_b != found.seats else (),
            limits,
            measure,
            numbers["games"],
            numbers["minutes"],
            until,
            numbers["seed"],
        )
    return found


_NUMBERS: Final = (("games", 2, MOST_GAMES), ("minutes", 1, MOST_MINUTES), ("seed", 0, MOST_SEED))


def _settled(options: Mapping[str, str]) -> Options:
    return tuple(sorted(options.items()))


# ---- options


def _options(found: Reading, prefix: str) -> dict[str, str]:
    """The options that a side has of its own, but for those that are as usual."""
    known = {option.name: option for option in rules_of(found.game).option_list}
    chosen = {}
    for name, value in found.given.items():
        key = name.removeprefix(prefix)
        if not name.startswith(prefix) or not value.strip() or value == _usual(known.get(key), prefix):
            continue
        chosen[key] = value
    return chosen


def _usual(option: Option | None, prefix: str) -> str:
    """What a field says if nobody has touched it; on side B it says nothing."""
    if option is None or prefix != OPTION or option.default is None:
        return ""
    default = option.default
    return listing(default) if isinstance(default, tuple) else str(default)


def _made(found: Reading, options: Mapping[str, str], own: Mapping[str, str], prefix: str) -> Game | None:
    """The game with these options; an option that cannot be so is told at its field."""
    try:
        return made(found.game, options)
    except OptionError as error:
        name = str(error.phrase.args.get("option", ""))
        key = name if name == "players" and name not in own else f"{prefix}{name}"
        found.problems[key] = error.phrase
    except LudotecaError as error:  # options that do not go together
        found.problems[""] = error.phrase
    return None


# ---- contents


def _changes(found: Reading, items: list[Item]) -> dict[str, object]:
    """The values that are not as printed, by their paths; a field that makes no sense is told of."""
    known = {item.path: item for item in items}
    changes: dict[str, object] = {}
    for name, text in found.given.items():
        path = name.removeprefix(CONTENT)
        if not name.startswith(CONTENT) or name in found.problems:
            continue
        item = known.get(path)
        if item is None:
            found.problems[""] = house("lab-unknown-value", {"given": path[:SHOWN]})
        elif text.strip() != text_of(item.printed) and (value := value_of(item, text)) != item.printed:
            changes[path] = value
    return changes


def _with_content(found: Reading, plain: Game, changes: dict[str, object]) -> Game:
    """The game with what changes; each value that cannot be is told at its field and left out."""
    while True:
        try:
            return made(found.game, plain.options, Patch(changes_of(changes))) if changes else plain
        except ContentError as error:
            path = str(error.phrase.args.get("key", ""))
            wrong = next((own for own in changes if own == path or path.startswith(f"{own}.")), "")
            found.problems[f"{CONTENT}{wrong or path}"] = _beside(error)
            if not wrong:  # one that was right before something else was changed: nobody can say which of the two
                return plain
            del changes[wrong]


def _beside(error: ContentError) -> Phrase:
    """The same beside the field, which need not be named."""
    key = {"content-value": "lab-value", "content-value-with": "lab-value-with"}.get(error.phrase.key)
    return house(key, error.phrase.args) if key else error.phrase


# ---- bots and limits


def _seats(found: Reading, name: str, game: Game, guests: Guests) -> tuple[str, ...]:
    """The bots of a side; one alone has every seat."""
    parts = tuple(part.strip() for part in found.given.get(name, "").split(",") if part.strip())
    seats = parts * game.players if len(parts) == 1 else parts
    if not seats or name in found.problems:
        return ()
    if len(seats) != game.players:
        given = found.given[name][:SHOWN]
        told = house("lab-seats", {"given": len(seats), "players": game.players, "seats": given})
        found.problems[name] = told
        return ()
    for seat in dict.fromkeys(seats):
        try:
            guests.check(seat, game)
        except LudotecaError as error:
            found.problems[name] = error.phrase
            return ()
    return seats


def _limits(found: Reading) -> tuple[tuple[str, str], ...]:
    """What somebody on side B may not do, must do, or how often they play anything; a line for each."""
    lines = [line.strip() for line in found.given.get("limits", "").replace("\r", "").split("\n") if line.strip()]
    limits = []
    for line in lines[: MOST_LIMITS + 1]:
        kind, _, text = line.partition(" ")
        if kind.lower() not in (NEVER, MUST, WEAK) or not text.strip() or len(text) > LONGEST:
            found.problems["limits"] = house("lab-limit", {"given": line[:SHOWN]})
            return ()
        limits.append((kind.lower(), text.strip()))
    if len(lines) > MOST_LIMITS:
        found.problems["limits"] = house("lab-limits-many", {"most": MOST_LIMITS})
        return ()
    return tuple(limits)


def _number(found: Reading, name: str, least: int, most: int) -> int:
    """A number of the form."""
    text = found.value(name).strip()
    if text.isascii() and text.isdigit() and len(text) < 17 and least <= int(text) <= most:
        return int(text)
    found.problems[name] = house("lab-number", {"given": text[:SHOWN], "least": least, "most": most})
    return least
