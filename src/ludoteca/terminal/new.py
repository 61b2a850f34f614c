"""`ludoteca new`: writes a small complete game of one's own, made from the template that lies in the package."""

from __future__ import annotations

import io
import keyword
import os
import re
import shutil
import sys
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from ludoteca.engine import games, house
from ludoteca.files import FileError, trouble
from ludoteca.terminal.arguments import SHOWN, UsageError
from ludoteca.terminal.talk import LOUD, Talk

TEMPLATE = "my_game"
NAME = re.compile(r"[a-z][a-z0-9_]*")
LONGEST = 30  # characters of a name: lines of the package grow with it


def run(talk: Talk, name: str, out: Path | None) -> int:
    """Write the package of a game of that name into a folder that is not there yet."""
    check_name(name)
    folder = Path(name) if out is None else out
    if folder.exists() or folder.is_symlink():
        raise FileError(house("new-exists", {"folder": str(folder)}))
    if not folder.resolve().parent.is_dir():
        raise FileError(house("file-nowhere", {"file": str(folder), "folder": str(folder.resolve().parent)}))
    write(name, folder)
    talk.tell("new-written", LOUD, name=name, folder=str(folder))
    for key, command in (
        ("new-install", f"pip install -e '{folder}[dev]'"),
        ("new-play", f"ludoteca play {name}"),
        ("new-prove", f"ludoteca prove {name}"),
    ):
        talk.tell(key)
        talk.line(f"    {command}")
    return 0


def check_name(name: str) -> None:
    """Refuse a name that a package or a class cannot have, or that somebody has already."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or name.endswith("_") or "__" in name:
        raise UsageError(house("new-name", {"name": name[:SHOWN], "most": LONGEST}))
    if name in games():
        raise UsageError(house("new-on-shelf", {"name": name}))
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or {name, _joined(name).lower()} & _words_of_template():
        raise UsageError(house("new-reserved", {"name": name}))
    known = find_spec(name)
    if name in sys.stdlib_module_names or (known is not None and known.origin is not None):  # a folder is no module
        raise UsageError(house("new-taken", {"name": name}))


def write(name: str, folder: Path) -> None:
    """All files of the package, or none."""
    part = folder.resolve().with_name(f".{folder.resolve().name}.{os.getpid()}.part")
    try:
        for path, file in template():
            aim = part / renamed(path, name)
            aim.parent.mkdir(parents=True, exist_ok=True)
            aim.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8", newline="\n")
        part.rename(folder)
    except OSError as error:
        raise FileError(trouble(folder, error)) from None
    finally:
        shutil.rmtree(part, ignore_errors=True)


def template() -> Iterator[tuple[str, Traversable]]:
    """The files that a game of one's own begins with, each with its path."""
    yield from _files("", files("ludoteca").joinpath("template"))


def _files(path: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir() and part.name != "__pycache__" and not part.name.startswith("."):
            yield from _files(f"{path}{part.name}/", part)
        elif part.is_file() and not part.name.endswith(".pyc"):
            yield f"{path}{part.name}", part


def renamed(text: str, name: str) -> str:
    """A text of the template for a game of that name: `my_game`, `my-game`, `MyGame` and `My Game` are its names."""
    for form in (str, _dashed, _joined, _titled):
        text = text.replace(form(TEMPLATE), form(name))
    return text


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _joined(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _titled(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_"))


def _words_of_template() -> set[str]:
    """The names that its code and its style sheet use: a game called by one of them would be taken for it."""
    found: set[str] = set()
    for path, file in template():
        text = file.read_text(encoding="utf-8")
        if path.endswith(".py"):
            tokens = tokenize.generate_tokens(io.StringIO(text).readline)
            found |= {token.string.lower() for token in tokens if token.type == tokenize.NAME}
        elif path.endswith(".css"):
            found |= set(re.findall(r"\.([a-z]+)", text))
    return found - {TEMPLATE, _joined(TEMPLATE).lower()}
