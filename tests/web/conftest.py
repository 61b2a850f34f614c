"""A server without a network, and somebody who visits it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludoteca.store import file
from tests.web.raw import KEY
from tests.web.tables import Web, opened


@pytest.fixture(autouse=True)
def _known_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server of these tests signs with a key that they know, so that they can come with cookies of their own."""
    monkeypatch.setattr(file, "new_key", lambda: KEY)


@pytest.fixture
def web(tmp_path: Path) -> Web:
    return Web(tmp_path)


@pytest.fixture
def anna(web: Web) -> Iterator[TestClient]:
    with opened(web) as client:
        yield client
