"""What Python in a browser has not: libraries that were made for machines. Whoever uses one of them is told so.

The house there needs none of them: it keeps its tables in the browser, and nobody comes from another device.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

ABSENT: Final = ("numpy", "resvg_py", "sqlite3", "webauthn")


class Absent(RuntimeError):
    """Something was to be done that cannot be done in a browser."""


class _Anything(type):
    """A class of a library that is not there: it can be named in a signature, and not be made."""

    def __call__(cls, *_: object, **__: object) -> Any:
        raise Absent(f"{cls.__module__}.{cls.__name__} is not there in a browser")


class _Module(ModuleType):
    """A library that is not there: whatever is taken from it can be named."""

    __path__: list[str] = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        made = _Anything(name, (Exception,), {"__module__": self.__name__})
        setattr(self, name, made)
        return made


class _Finder:
    """Finds libraries that are not there."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> Any:
        """The spec of such a library, or of a part of it."""
        return ModuleSpec(name, self) if name.partition(".")[0] in ABSENT else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Something that can be imported."""
        return _Module(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing in it."""


def prepare() -> None:
    """Let the application be imported where it is not at home."""
    sys.meta_path.append(_Finder())  # the last that is asked: what is there, is taken
    if not hasattr(time, "thread_time"):
        time.thread_time = time.perf_counter
