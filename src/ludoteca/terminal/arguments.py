"""What was given on the command line, checked: every error says what is wrong and what would be right."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.bots import check_seat, parse_seats
from ludoteca.bots.registry import is_path
from ludoteca.engine import Game, LudotecaError, OptionError, SeedError, games, house, make, rules_of
from ludoteca.engine.dice import SEED_BITS
from ludoteca.engine.options import Choice, Text
from ludoteca.engine.phrase import listing
from ludoteca.files import read_text

MOST_SECONDS = 86_400  # a day
SHOWN = 60  # characters of a wrong argument that an error repeats


class UsageError(LudotecaError):
    """A command line that cannot be understood."""


def read_seed(text: str) -> int:
    """A seed: a whole number of up to 128 bits."""
    number = _whole(text)
    if number is None or number >= 1 << SEED_BITS:
        raise SeedError(house("seed-range", {"seed": _short(text), "bits": SEED_BITS}))
    return number


def read_count(argument: str, text: str, most: int) -> int:
    """A whole number of at least 1."""
    number = _whole(text)
    if number is None or not 1 <= number <= most:
        raise UsageError(house("argument-count", {"argument": argument, "given": _short(text), "most": most}))
    return number


def read_seconds(argument: str, text: str, most: int = MOST_SECONDS) -> float:
    """A number of seconds above 0, such as 0.5."""
    try:
        number = float(text) if len(text) <= SHOWN else 0.0
    except ValueError:
        number = 0.0
    if not 0.0 < number <= most:
        raise UsageError(house("argument-seconds", {"argument": argument, "given": _short(text), "most": most}))
    return number


def read_options(given: Sequence[str]) -> dict[str, str]:
    """The options of a list such as `["players=3", "deep_space=random"]`."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UsageError(house("option-form", {"given": _short(text)}))
        options[name.strip()] = value.strip()
    return options


def need(argument: str, value: str | None) -> str:
    """An argument that may not be left out."""
    if not value:
        raise UsageError(house("argument-needed", {"argument": argument}))
    return value


def need_game(name: str | None) -> str:
    """The name of a game on the shelf."""
    if not name:
        raise UsageError(house("game-needed", {"games": listing(games())}))
    rules_of(name)
    return name


def set_up(name: str, options: Mapping[str, str], seats: str | None, others: str, first: str) -> tuple[Game, list[str]]:
    """A game and who sits at it: the seats given, or the first one and enough others.

    The seats given also say for how many the game is, where the options do not.
    """
    chosen = with_files(name, options)
    if seats is not None and "players" not in chosen:
        count = str(len(seats.split(",")))
        if _takes_players(name, count):
            chosen["players"] = count
    game = make(name, **chosen)
    if seats is None:
        return game, [first, *[others] * (game.players - 1)]
    return game, seats_given(seats, game)


def game_of(name: str, options: Mapping[str, str]) -> Game:
    """A game with the options given."""
    return make(name, **with_files(name, options))


def bots_given(text: str | None, game: Game) -> list[str]:
    """The bots of a list, each checked for that game."""
    if not text:
        raise UsageError(house("bots-needed", {"argument": "--bots"}))
    names = [part.strip() for part in text.split(",")]
    for name in found_here(names):
        check_seat(name, game)
    return names


def seats_given(text: str, game: Game) -> list[str]:
    """Who sits at a game, as a list says it."""
    found_here(text.split(","))
    return parse_seats(text, game.players, game)


def found_here(names: Sequence[str]) -> Sequence[str]:
    """The names of bots, of which one by its import path may lie in the folder where one is."""
    if any(is_path(name.strip()) for name in names):
        look_here()
    return names


def look_here() -> None:
    """An author's module lies where they are: let it be found."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def with_files(name: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options, where a file may stand for a text of one's own: `track=monza.txt` for its `track_text`."""
    chosen = dict(options)
    known = {option.name: option for option in rules_of(name).option_list}
    for given, value in options.items():
        option = known.get(given)
        text = known.get(f"{given}_text")
        if isinstance(option, Choice) and isinstance(text, Text) and value.lower() not in map(str, option.values):
            if Path(value).is_file():
                chosen[given] = "custom"
                chosen[text.name] = read_text(Path(value))
    return chosen


def _takes_players(name: str, count: str) -> bool:
    for option in rules_of(name).option_list:
        if option.name == "players":
            try:
                option.read(count)
            except OptionError:
                return False
            return True
    return False


def _whole(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= SHOWN else None


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
