"""Files of one's own that stand for an option of a game: checked, and drawn as a picture."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludoteca.engine import house
from ludoteca.engine.phrase import listing
from ludoteca.engine.shelf import home_of
from ludoteca.files import Format, check_free, read_text, written_whole
from ludoteca.terminal.arguments import UsageError, read_options
from ludoteca.terminal.talk import Talk


def formats_of(game: str) -> dict[str, Format]:
    """The formats that a game knows, by the option that such a file stands for: see `Format`."""
    home = import_module(home_of(game))
    if hasattr(home, "__path__"):
        if find_spec(f"{home.__name__}.files") is None:
            return {}
        home = import_module(f"{home.__name__}.files")
    found: dict[str, Format] = getattr(home, "FORMATS", {})
    return found


def check(game: str, given: str, talk: Talk) -> int:
    """Say that a file is fine, or what is wrong with it; `given` is such as `track=monza.txt`."""
    option, file = _named(given)
    format_ = _format(game, option)
    talk.line(format_.check(read_text(file), str(file)).text(talk.lang))
    return 0


def draw(game: str, given: str, out: Path, talk: Talk, *, force: bool) -> int:
    """Draw what a file holds as SVG."""
    option, file = _named(given)
    drawing = _format(game, option).draw
    if drawing is None:
        raise UsageError(house("format-undrawn", {"option": option, "game": game}))
    drawn = drawing(read_text(file), str(file))
    check_free(out, force=force)
    with written_whole(out) as picture:
        picture.write(drawn.encode())
    talk.line(house("file-drawn", {"file": str(file), "out": str(out)}).text(talk.lang))
    return 0


def _named(given: str) -> tuple[str, Path]:
    ((option, file),) = read_options([given]).items()
    return option, Path(file)


def _format(game: str, option: str) -> Format:
    known = formats_of(game)
    if not known:
        raise UsageError(house("format-none", {"game": game}))
    if option not in known:
        raise UsageError(house("format-unknown", {"option": option, "game": game, "allowed": listing(list(known))}))
    return known[option]
