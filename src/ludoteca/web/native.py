"""The same package as native code, made beside a server that runs already: its workers change over when it is there."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import ludoteca

BUILT: Final = Path("ludoteca", "built.json")  # written last: who finds it finds all of it
OURS: Final = Path(ludoteca.__file__).parent


class Beside:
    """A folder in which native code of this very package may come to lie."""

    def __init__(self, folder: Path | str | None = None) -> None:
        self._folder = None if folder is None or ludoteca.is_compiled() else Path(folder).resolve()
        self._seen = 0  # what was looked at already and is not ours, by the time at which it was made
        self.taken = False  # whether workers run it

    @property
    def may_come(self) -> bool:
        """Whether somebody has said where it will lie."""
        return self._folder is not None

    def is_there(self) -> bool:
        """Whether it is whole, and made from the text that this server runs. Reads files, the first time."""
        if self._folder is None or self.taken:
            return self.taken
        try:
            made = (self._folder / BUILT).stat().st_mtime_ns
            if made == self._seen:
                return False
            self._seen = made
            self.taken = _is_ours(json.loads((self._folder / BUILT).read_text(encoding="utf-8")))
        except (OSError, ValueError):
            return False
        return self.taken

    @contextmanager
    def first(self) -> Iterator[None]:
        """A process that is started within finds it before the text: it is given the path of this one."""
        if not self.taken:
            yield
            return
        sys.path.insert(0, str(self._folder))
        try:
            yield
        finally:
            sys.path.remove(str(self._folder))


def _is_ours(built: object) -> bool:
    """Whether native code was made from the present text: the same decisions, bit for bit."""
    if not isinstance(built, dict) or built.get("form") != "compiled" or not isinstance(built.get("sources"), dict):
        return False
    return bool(built["sources"]) and all(
        (OURS / name).is_file() and sha256((OURS / name).read_bytes()).hexdigest() == digest
        for name, digest in built["sources"].items()
    )
