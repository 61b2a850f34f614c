"""A server without a network, and somebody who visits it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.tables import Web, opened


@pytest.fixture
def web(tmp_path: Path) -> Web:
    return Web(tmp_path)


@pytest.fixture
def anna(web: Web) -> Iterator[TestClient]:
    with opened(web) as client:
        yield client
