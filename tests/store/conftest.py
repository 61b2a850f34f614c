"""Where the tests keep tables: each that asks for a `database` is run with a file and with PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import postgres
from tests.store.kept import Database


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A database that is not there yet, or is empty."""
    return tmp_path / "deep" / "tables.db" if request.param == "sqlite" else postgres.fresh()


@pytest.fixture
def shared() -> str:
    """An empty PostgreSQL database."""
    return postgres.fresh()
