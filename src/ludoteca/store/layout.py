"""How tables lie in a PostgreSQL database: the steps of its layout, and how an earlier one is brought up to date.

Steps are only ever added, and each only adds: a server of an earlier version goes on reading and writing beside it.
"""

from __future__ import annotations

from ludoteca.engine.phrase import house
from ludoteca.store.base import StoreError
from ludoteca.store.file import new_key
from ludoteca.store.link import Link

STEPS = (
    """
    CREATE TABLE keys (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        place bigint GENERATED ALWAYS AS IDENTITY,
        opening bytea NOT NULL,
        created double precision NOT NULL
    );
    CREATE TABLE entries (
        table_id text COLLATE "C", number integer, entry bytea NOT NULL, mark bigint NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE holders (
        holder text COLLATE "C", place bigint, table_id text COLLATE "C" NOT NULL, PRIMARY KEY (holder, place)
    );
    """,
    """
    CREATE TABLE findings (
        table_id text COLLATE "C", kind text COLLATE "C", name text COLLATE "C", blob bytea NOT NULL,
        PRIMARY KEY (table_id, kind, name)
    );
    """,
    """
    CREATE UNLOGGED TABLE servers (id text COLLATE "C" PRIMARY KEY, beat timestamptz NOT NULL);
    CREATE UNLOGGED TABLE leases (table_id text COLLATE "C" PRIMARY KEY, server text COLLATE "C" NOT NULL);
    CREATE UNLOGGED TABLE stays (
        table_id text COLLATE "C", holder text COLLATE "C", server text COLLATE "C", until timestamptz NOT NULL,
        PRIMARY KEY (table_id, holder, server)
    );
    """,
    """
    CREATE TABLE barred (who text COLLATE "C" PRIMARY KEY, how text NOT NULL);
    CREATE TABLE changes (table_id text COLLATE "C" PRIMARY KEY, at timestamptz NOT NULL);
    """,
    """
    CREATE TABLE papers (
        kind text COLLATE "C", id text COLLATE "C", version integer NOT NULL, body bytea NOT NULL,
        marks text NOT NULL, PRIMARY KEY (kind, id)
    );
    CREATE TABLE marks (
        kind text COLLATE "C", mark text COLLATE "C", id text COLLATE "C", PRIMARY KEY (kind, mark, id)
    );
    CREATE TABLE written (mark bigint PRIMARY KEY, at timestamptz NOT NULL);
    """,
)
LAYOUT = len(STEPS)
OURS = ("keys", "tables", "entries", "holders")
LOCK = int.from_bytes(b"LUDO", "big")  # held by whoever brings a database up to date
PATIENCE = "5s"  # that a step may wait for those who are writing: they wait behind it


def made_ready(link: Link, shown: str) -> bytes:
    """Bring the database up to date, if it is not; the key of its servers."""
    with link.transaction():
        link.execute("SELECT pg_advisory_xact_lock(%b)", (LOCK,))
        found = _found(link, shown)
        if found < LAYOUT:
            link.execute(f"SET LOCAL lock_timeout = '{PATIENCE}'")
            for step in STEPS[found:]:
                link.execute(step, binary=False)
            if not found:
                link.execute("CREATE TABLE layout (version integer NOT NULL)")
                link.execute("INSERT INTO layout VALUES (%b)", (LAYOUT,))
                link.execute("INSERT INTO keys VALUES ('server', %b)", (new_key(),))
            link.execute("UPDATE layout SET version = %b", (LAYOUT,))
    return key_of(link)


def _found(link: Link, shown: str) -> int:
    """The layout that the database has; 0: none yet."""
    query = "SELECT relname::text FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    names = {name for (name,) in link.execute(query)}
    if "layout" not in names:
        if names & set(OURS):
            raise StoreError(house("store-foreign", {"file": shown}))
        return 0
    if not names >= set(OURS):
        raise StoreError(house("store-foreign", {"file": shown}))
    rows = link.execute("SELECT version FROM layout")
    version = int(rows[0][0]) if len(rows) == 1 else 0
    if version > LAYOUT:
        raise StoreError(house("store-version", {"file": shown, "found": version, "known": LAYOUT}))
    if version < 1:
        raise StoreError(house("store-foreign", {"file": shown}))
    return version


def key_of(link: Link) -> bytes:
    """The secret of the servers whose database this is."""
    return bytes(link.execute("SELECT value FROM keys WHERE name = 'server'")[0][0])
