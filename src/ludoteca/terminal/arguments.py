"""What was given on the command line, checked: every error says what is wrong and what would be right."""

from __future__ import annotations

import sys
import tomllib
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.bots import check_seat, parse_seats
from ludoteca.bots.registry import is_path
from ludoteca.engine import Game, LudotecaError, OptionError, Patch, SeedError, games, house, make, rules_of
from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.dice import SEED_BITS
from ludoteca.engine.options import Choice, Text
from ludoteca.engine.phrase import listing
from ludoteca.engine.shelf import made
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


def read_share(argument: str, text: str) -> float:
    """A number from 0 to 1."""
    try:
        number = float(text) if len(text) <= SHOWN else -1.0
    except ValueError:
        number = -1.0
    if not 0.0 <= number <= 1.0:
        raise UsageError(house("argument-share", {"argument": argument, "given": _short(text)}))
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


def read_content(arguments: Namespace) -> Patch:
    """What `--content` and `--set` change of a game's contents: later ones count, and those of `--set` last."""
    files = [_patch_of(need("--content", file)) for file in arguments.content]
    return Patch.joined([*files, *[_setting(text, text) for text in arguments.set]])


def read_contents(arguments: Namespace) -> dict[str, Patch]:
    """What a host offers besides the printed contents: `--content GAME=FILE` and `--set GAME.PATH=VALUE`, by game."""
    found: dict[str, list[Patch]] = {}
    for text in arguments.content:
        game, equals, file = text.partition("=")
        if not equals or not game or not file:
            raise UsageError(house("serve-content-form", {"given": _short(text), "example": "GAME=my.toml"}))
        found.setdefault(need_game(game), []).append(_patch_of(file))
    for text in arguments.set:
        game, _, setting = text.partition(".")
        if "=" in game or not game or not setting:
            raise UsageError(house("serve-content-form", {"given": _short(text), "example": "GAME.prices.start=4"}))
        found.setdefault(need_game(game), []).append(_setting(setting, text))
    joined = {game: Patch.joined(patches) for game, patches in found.items()}
    return {game: make(game, content=patch).patch for game, patch in joined.items() if patch}


def _patch_of(file: str) -> Patch:
    return Patch.parse(read_text(Path(file)), Path(file).name)


def _setting(text: str, given: str) -> Patch:
    """A patch of one value: `cards.jettison.most=5`."""
    path, equals, written = text.partition("=")
    keys = [key.strip() for key in path.split(".")]
    if not equals or not all(keys):
        raise UsageError(house("set-form", {"given": _short(given), "example": "prices.start=4"}))
    changes = _toml(written.strip(), given)
    for key in reversed(keys):
        changes = {key: changes}
    assert isinstance(changes, dict)
    return Patch(changes, f"--set {_short(given)}")


def _toml(written: str, given: str) -> object:
    """A value as TOML writes it; a single word needs no quotes, which a shell would take away."""
    try:
        found = tomllib.loads(f"value = {written}")
    except (ValueError, RecursionError):
        found = {}
    if list(found) == ["value"] and "\n" not in written:
        return found["value"]
    if written[:1].isalpha() and written.replace("_", "").replace("-", "").isalnum():
        return written
    raise UsageError(house("set-value", {"given": _short(given), "value": _short(written) or "-"}))


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


def set_up(
    name: str, options: Mapping[str, str], seats: str | None, others: str, first: str, content: Patch = NO_PATCH
) -> tuple[Game, list[str]]:
    """A game with its contents, and who sits at it: the seats given, or the first one and enough others.

    The seats given also say for how many the game is, where the options do not.
    """
    chosen = with_files(name, options)
    if seats is not None and "players" not in chosen:
        count = str(len(seats.split(",")))
        if _takes_players(name, count):
            chosen["players"] = count
    game = made(name, chosen, content)
    if seats is None:
        return game, [first, *[others] * (game.players - 1)]
    return game, seats_given(seats, game)


def game_of(name: str, options: Mapping[str, str], content: Patch = NO_PATCH) -> Game:
    """A game with the options given, and its contents."""
    return made(name, with_files(name, options), content)


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
