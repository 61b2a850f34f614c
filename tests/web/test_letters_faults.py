"""Letters go from real servers that are killed right after moves: none is lost, and hardly any comes twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import postgres
from tests.browser.house import House
from tests.web.hosts import Host
from tests.web.storm import storm

SET: Any = {"push_hosts": ["127.0.0.1"], "local_post": True}


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host()
    yield host
    host.close()


def test_no_letter_is_lost_when_the_server_is_killed_right_after_moves(tmp_path: Path, host: Host) -> None:
    house = House(tmp_path, **SET)
    try:
        weather = storm([house], host, kills=6, calm=3)
    finally:
        house.close()
    assert weather.letters >= 9
    assert weather.doubled <= 6
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


def test_of_two_servers_on_one_database_either_hands_over_what_the_other_has_kept(tmp_path: Path, host: Host) -> None:
    address = postgres.fresh()
    houses = [House(tmp_path, address=address, name=f"server{number}", **SET) for number in range(2)]
    try:
        weather = storm(houses, host, kills=3, calm=4)
    finally:
        for house in houses:
            house.close()
    assert weather.letters >= 7
    assert weather.doubled <= 3
