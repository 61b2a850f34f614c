"""The shelf: which games there are, found by entry points, so that anybody's package can add one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files

from ludoteca.engine.content import NO_PATCH, Patch, content_hash
from ludoteca.engine.errors import NotationError, UnknownGame
from ludoteca.engine.game import Game, State
from ludoteca.engine.notation import Written, read_position
from ludoteca.engine.phrase import house, listing
from ludoteca.engine.rooms import files_hash
from ludoteca.engine.schema import settled

GROUP = "ludoteca.games"
SHORT = 8
MOST_PATCHES = 64  # of which it is kept what they come to


_patches: OrderedDict[tuple[str, str, str], Patch] = OrderedDict()


@lru_cache(maxsize=1)
def _shelf() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The names on the shelf, in alphabetical order."""
    return list(_shelf())


def home_of(name: str) -> str:
    """The package in which a game lives."""
    return _entry(name).module


def add(name: str, where: str) -> None:
    """Put a game on the shelf of this process: `add("connect_four", "connect_four:ConnectFour")`."""
    _shelf()[name] = EntryPoint(name, where, GROUP)


def is_shelved(game: Game) -> bool:
    """Whether a game is one of the shelf; an author may play one that is not."""
    return game.name in _shelf()


def text_of(name: str, file: str) -> str | None:
    """The text of a file of a game, such as `words/en.ftl`; None where it has none.

    The files lie in the game's package. A game that is a single module has them in a dictionary, `FILES`.
    """
    home = import_module(home_of(name))
    if not hasattr(home, "__path__"):
        kept = getattr(home, "FILES", {}).get(file)
        return None if kept is None else str(kept)
    found = files(home.__name__).joinpath(*file.split("/"))
    return found.read_text(encoding="utf-8") if found.is_file() else None


def content_of(name: str, patch: Patch = NO_PATCH) -> str:
    """The hash of what a game is made of beside its rules, with the patch that it was made with."""
    return content_hash(files_hash(home_of(name)), patch)


def short_content(game: Game) -> str:
    """What names the content of a game where people read it: the beginning of its hash; none off the shelf."""
    return content_of(game.name, game.patch)[:SHORT] if is_shelved(game) else ""


@cache
def rules_of(name: str) -> type[Game]:
    """The class of a game, before its options are chosen."""
    found = _entry(name).load()
    assert isinstance(found, type) and issubclass(found, Game), f"{name} is not a Game"
    return found


def make(name: str, /, *, content: object = None, **options: object) -> Game:
    """A game of the shelf with its options chosen; what is not given takes its default.

    `content` is a patch of the game's content: a mapping, or the `Path` of a TOML file, that says only what changes.
    """
    return made(name, options, content)


def made(name: str, options: Mapping[str, object], content: object = None) -> Game:
    """The same for options that somebody else has named: whatever they are called, they are nothing but options."""
    rules, patch = rules_of(name), Patch.of(content)
    return rules(options, _settled(name, options, patch) if patch else patch)


def _settled(name: str, options: Mapping[str, object], patch: Patch) -> Patch:
    """The patch without what it only repeats; what was found for the latest ones is kept."""
    key = (name, repr(sorted(options.items())), patch.key)
    if key not in _patches:
        _patches[key] = settled(rules_of(name), options, patch)
        while len(_patches) > MOST_PATCHES:
            _patches.popitem(last=False)
    return _patches.get(key, patch)


def position(text: str, *, events: bool = False) -> State:
    """The position that `state.notation(whole=True)` has written, with its game: the text says which."""
    written = Written(text)
    try:
        rules = rules_of(written.game)
    except UnknownGame as error:
        raise NotationError(error.phrase) from error
    return read_position(written.made(rules), written, events)


def _entry(name: str) -> EntryPoint:
    shelf = _shelf()
    if name not in shelf:
        near = get_close_matches(name, shelf, n=1)
        key = "game-unknown-near" if near else "game-unknown"
        raise UnknownGame(house(key, {"game": name, "games": listing(list(shelf)), "near": near[0] if near else ""}))
    return shelf[name]
