"""Opening the file of the tables: whatever is wrong with it is found, and said, before anything is written."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

from ludoteca.engine.phrase import house
from ludoteca.locks import FileLock, Held
from ludoteca.store.base import StoreError

APPLICATION = int.from_bytes(b"LUDO", "big")  # by which such a file is known, whatever its layout
SCHEMA_VERSION = 5  # since 2 an opening says how it is dealt and by which rules; 3: findings; 4: barred; 5: papers
SCHEMA = {
    "tables": "(id TEXT PRIMARY KEY, opening BLOB NOT NULL, created REAL NOT NULL) WITHOUT ROWID",
    "entries": """(
        table_id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID""",
    "holders": """(
        holder TEXT NOT NULL, table_id TEXT NOT NULL, created REAL NOT NULL, PRIMARY KEY (holder, table_id)
    ) WITHOUT ROWID""",
    "keys": "(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    "findings": """(
        table_id TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, blob BLOB NOT NULL,
        PRIMARY KEY (table_id, kind, name)
    ) WITHOUT ROWID""",
    "barred": "(who TEXT PRIMARY KEY, how TEXT NOT NULL) WITHOUT ROWID",
    "papers": """(
        kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL, marks TEXT NOT NULL,
        PRIMARY KEY (kind, id)
    ) WITHOUT ROWID""",
    "marks": """(
        kind TEXT NOT NULL, mark TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, mark, id)
    ) WITHOUT ROWID""",
}
FIRST = ("tables", "entries", "holders")  # by which a file is known that has lost its number
KEY_BYTES = 32
PRIVATE = 0o600  # seeds and hashes are nobody's affair but the server's
SECONDS_TO_WAIT = 5.0  # for another program that writes to the file

SENTENCES = {
    sqlite3.SQLITE_READONLY: "store-readonly",
    sqlite3.SQLITE_PERM: "store-readonly",
    sqlite3.SQLITE_NOTADB: "store-foreign",
    sqlite3.SQLITE_CORRUPT: "store-corrupt",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
}


def fault(key: str, file: Path, error: object = "") -> StoreError:
    """What is wrong with a file, and what to do about it."""
    return StoreError(house(key, {"file": str(file), "error": str(error)}))


def sqlite_fault(file: Path, error: sqlite3.Error, otherwise: str) -> StoreError:
    """What SQLite found wrong, in words of ours where it was foreseen."""
    return fault(SENTENCES.get(_code(error), otherwise), file, error)


def _code(error: sqlite3.Error) -> int:
    """The kind of error, without its details."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def whereabouts(file: Path) -> Path:
    """Where the file really lies, so that two names of it mean one lock."""
    try:
        return file.resolve()
    except (OSError, RuntimeError) as error:  # a link in a circle
        raise fault("store-open", file, error) from None


def opened(file: Path) -> tuple[sqlite3.Connection, FileLock]:
    """The file, ready to be written, and ours alone; made if it is not there."""
    try:
        _check_place(file)
        lock = FileLock(file)
    except Held as other:
        raise StoreError(house("store-held", {"file": str(file), "process": other.process or "?"})) from None
    except PermissionError:
        raise fault("store-denied", file) from None
    except OSError as error:
        raise fault("store-open", file, error.strerror or error) from None
    try:
        _check_content(file)
        return _made_ready(file), lock
    except BaseException as error:
        lock.release()
        if isinstance(error, sqlite3.Error):
            raise sqlite_fault(file, error, "store-open") from None
        if isinstance(error, OSError):
            raise fault("store-open", file, error.strerror or error) from None
        raise


def _check_place(file: Path) -> None:
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault("store-folder", folder, error.strerror) from None
    if file.exists():
        if not file.is_file():
            raise fault("store-no-file", file)
        if not os.access(file, os.R_OK):
            raise fault("store-denied", file)
        if not os.access(file, os.W_OK):
            raise fault("store-readonly", file)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise fault("store-readonly", file)


def _check_content(file: Path) -> None:
    """Read the whole file without writing to it or to its log: the evidence stays as it is."""
    if not file.exists() or not file.stat().st_size:
        log = file.with_name(f"{file.name}-wal")
        if log.exists() and log.stat().st_size:  # a new file beside it would wipe it out
            raise fault("store-remains", file, log.name)
        return
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=SECONDS_TO_WAIT)
    try:
        _check_layout(file, connection)
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise fault("store-corrupt", file, " ".join(str(found).removeprefix("*** in database main ***").split()))
    except sqlite3.Error as error:
        if _code(error) != sqlite3.SQLITE_READONLY:  # killed while the file was made: only a writer can tidy up
            raise
    finally:
        connection.close()


def _check_layout(file: Path, connection: sqlite3.Connection) -> None:
    """Whether this is a database of ours, of a layout that we know; one put together again may have lost its number."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    ours = owner == APPLICATION or names >= set(FIRST)
    if version > SCHEMA_VERSION and (ours or not names):
        raise StoreError(house("store-version", {"file": str(file), "found": version, "known": SCHEMA_VERSION}))
    if not 0 <= version <= SCHEMA_VERSION or not (ours or names <= set(SCHEMA)) or owner not in (0, APPLICATION):
        raise fault("store-foreign", file)


def keep_private(file: Path) -> None:
    """Make the file if it is not there, and let nobody but its owner read it; its logs take after it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # it is somebody else's, who gave us the right to write it
            one.chmod(PRIVATE)


def new_key() -> bytes:
    """A secret for a new file."""
    return secrets.token_bytes(KEY_BYTES)


def key_of(connection: sqlite3.Connection) -> bytes:
    """The secret of the server whose file this is."""
    return bytes(connection.execute("SELECT value FROM keys WHERE name = 'server'").fetchone()[0])


def _made_ready(file: Path) -> sqlite3.Connection:
    """A connection that has shown that it can write."""
    keep_private(file)
    connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=SECONDS_TO_WAIT)
    try:
        _check_layout(file, connection)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA secure_delete=ON")  # what was taken out is nowhere in the file any more
        connection.execute("BEGIN IMMEDIATE")
        for name, columns in SCHEMA.items():
            connection.execute(f"CREATE TABLE IF NOT EXISTS {name} {columns}")
        connection.execute("INSERT OR IGNORE INTO keys VALUES ('server', ?)", (new_key(),))
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection
