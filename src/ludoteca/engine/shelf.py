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
from ludoteca.engine.errors import DeclarationError, NotationError, UnknownGame
from ludoteca.engine.game import Game, State
from ludoteca.engine.notation import Written, read_position
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.rooms import files_hash, home_of_content
from ludoteca.engine.schema import settled

GROUP = "ludoteca.games"
SHORT = 8
MOST_PATCHES = 64  # of which it is kept what they come to


_patches: OrderedDict[tuple[type[Game], str, str], Patch] = OrderedDict()


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
    return text_in(home_of(name), file)


def text_in(package: str, file: str) -> str | None:
    """The same of that package or module."""
    home = import_module(package)
    if not hasattr(home, "__path__"):
        kept = getattr(home, "FILES", {}).get(file)
        return None if kept is None else str(kept)
    found = files(home.__name__).joinpath(*file.split("/"))
    return found.read_text(encoding="utf-8") if found.is_file() else None


def content_of(name: str, patch: Patch = NO_PATCH, version: int = 0) -> str:
    """The hash of what a game is made of beside its rules, with the patch that it was made with.

    `version`: of its rules, where it is an older form of the game; 0: of those in force.
    """
    rules = rules_of(name)
    form = form_of(name, version)
    home = home_of(name) if form is None or form is rules else home_of_content(form)
    return content_hash(files_hash(home), patch)


def short_content(game: Game) -> str:
    """What names the content of a game where people read it: the beginning of its hash; none off the shelf."""
    return content_of(game.name, game.patch, game.rules_version)[:SHORT] if is_shelved(game) else ""


@cache
def rules_of(name: str) -> type[Game]:
    """The class of a game, before its options are chosen."""
    found = _entry(name).load()
    assert isinstance(found, type) and issubclass(found, Game), f"{name} is not a Game"
    return found


def form_of(name: str, version: int) -> type[Game] | None:
    """The class of a game with that version of its rules: as it is (0 also), or an older form that there still is.

    None: it is no more, and what was played by those rules cannot go on.
    """
    rules = rules_of(name)
    if version in (0, int(rules.rules_version)):
        return rules
    where = rules.older.get(version)
    return None if where is None else _older(name, version, where)


def forms_of(name: str) -> list[int]:
    """The versions of its rules by which a game can be played: that in force first."""
    rules = rules_of(name)
    now = int(rules.rules_version)
    return [now, *[version for version in rules.older if version != now]]


@cache
def _older(name: str, version: int, where: str) -> type[Game]:
    try:
        found: object = EntryPoint(name, where, GROUP).load()
    except (ImportError, AttributeError) as error:
        args: dict[str, int | str | Phrase] = {"game": name, "version": version, "where": where, "error": str(error)}
        raise DeclarationError(house("declared-older-missing", args)) from error
    if isinstance(found, type) and issubclass(found, Game) and (found.name, found.rules_version) == (name, version):
        return found
    raise DeclarationError(house("declared-older", {"game": name, "version": version, "where": where}))


def make(name: str, /, *, content: object = None, **options: object) -> Game:
    """A game of the shelf with its options chosen; what is not given takes its default.

    `content` is a patch of the game's content: a mapping, or the `Path` of a TOML file, that says only what changes.
    """
    return made(name, options, content)


def made(name: str, options: Mapping[str, object], content: object = None) -> Game:
    """The same for options that somebody else has named: whatever they are called, they are nothing but options."""
    return made_by(rules_of(name), options, content)


def made_by(rules: type[Game], options: Mapping[str, object], content: object = None) -> Game:
    """The same by a form of the game, which may be an older one."""
    patch = Patch.of(content)
    return rules(options, _settled(rules, options, patch) if patch else patch)


def _settled(rules: type[Game], options: Mapping[str, object], patch: Patch) -> Patch:
    """The patch without what it only repeats; what was found for the latest ones is kept."""
    key = (rules, repr(sorted(options.items())), patch.key)
    if key not in _patches:
        _patches[key] = settled(rules, options, patch)
        while len(_patches) > MOST_PATCHES:
            _patches.popitem(last=False)
    return _patches.get(key, patch)


def position(text: str, *, events: bool = False) -> State:
    """The position that `state.notation(whole=True)` has written, with its game: the text says which."""
    written = Written(text)
    try:
        rules = form_of(written.game, written.rules) or rules_of(written.game)
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
