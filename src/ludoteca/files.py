"""Files: read with errors that a person understands, written whole or not at all; and what a game knows of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from ludoteca.engine import LudotecaError, Phrase, house

MOST_BYTES = 32 * 1024 * 1024
"""No text that we read is longer; a device that never ends is not read to its end."""


class FileError(LudotecaError):
    """A file that cannot be read or written."""


@dataclass(frozen=True)
class Format:
    """A kind of file that stands for an option of a game, such as a track of one's own.

    A game lists them by the name of the option in `FORMATS`, in the module `files` of its package; a game that is a
    single module has `FORMATS` there. Both functions take the text of a file and its name, for errors.
    """

    check: Callable[[str, str], Phrase]  # what is in it, in a sentence; a `LudotecaError` says what is wrong
    draw: Callable[[str, str], str] | None = None  # the same as SVG; None: there is nothing to draw


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
        if len(found) > MOST_BYTES:
            raise FileError(house("file-large", {"file": str(path), "most": MOST_BYTES // 1024 // 1024}))
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError(house("file-binary", {"file": str(path)})) from None
    except OSError as error:
        raise FileError(trouble(path, error)) from None


def check_free(path: Path, *, force: bool = False) -> None:
    """Refuse a place where nothing can be written, or where (unless forced) something lies already."""
    if path.is_dir():
        raise FileError(house("file-folder", {"file": str(path)}))
    if path.exists() and not force:
        raise FileError(house("file-exists", {"file": str(path)}))
    folder = path.resolve().parent
    if not folder.is_dir():
        raise FileError(house("file-nowhere", {"file": str(path), "folder": str(folder)}))
    if not os.access(folder, os.W_OK):
        raise FileError(house("file-denied", {"file": str(path)}))


def claim(path: Path) -> None:
    """Make the file, so that nobody else takes its name; refuse if somebody has."""
    check_free(path)
    try:
        path.touch(exist_ok=False)
    except OSError as error:
        raise FileError(trouble(path, error)) from None


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write into, which takes its name only once all of it is safely on the disk."""
    aim = path.resolve()  # a link goes on pointing at what it pointed at
    part = aim.with_name(f".{aim.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(aim)
    except OSError as error:
        raise FileError(trouble(path, error)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def trouble(path: Path, error: OSError) -> Phrase:
    """What went wrong with a file or a folder, in a sentence."""
    if isinstance(error, FileExistsError):
        return house("file-exists", {"file": str(path)})
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return house("file-missing", {"file": str(path)})
    if isinstance(error, IsADirectoryError):
        return house("file-folder", {"file": str(path)})
    if isinstance(error, PermissionError):
        return house("file-denied", {"file": str(path)})
    return house("file-trouble", {"file": str(path), "trouble": error.strerror or type(error).__name__})
