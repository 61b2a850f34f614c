"""One process to a file or folder: a lock that ends with its process, however that ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Held(Exception):
    """Somebody else holds the lock; `process` is their number, or empty where it cannot be told."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock:
    """A lock beside a file (`tables.db.lock`). The file of the lock stays behind and means nothing by itself."""

    FAR = 1 << 20  # the byte that is locked where locking means bytes: beyond the number, so that it can be read

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(f"{file.name}.lock")
        self._open = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)  # workers do not inherit it
        try:
            self._lock()
        except OSError as taken:
            said = os.read(self._open, 20).decode("ascii", "replace").strip()
            os.close(self._open)
            if isinstance(taken, (BlockingIOError, PermissionError)):
                raise Held(said if said.isdigit() else "") from None
            raise
        with contextlib.suppress(OSError):  # the number is a courtesy; a full disk is somebody else's to tell of
            os.ftruncate(self._open, 0)
            os.write(self._open, f"{os.getpid()}\n".encode())

    def _lock(self) -> None:
        if sys.platform == "win32":
            os.lseek(self._open, self.FAR, os.SEEK_SET)
            try:
                msvcrt.locking(self._open, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(self._open, 0, os.SEEK_SET)
        else:
            fcntl.flock(self._open, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(self) -> None:
        """Let the next one have it."""
        if self._open >= 0:
            os.close(self._open)
            self._open = -1
