"""One person at each of two servers of one database: they see each other, talk, and play, and one server may die."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import postgres
from tests.browser.conftest import Invite
from tests.browser.house import House

LOST = ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]  # what a browser says while its server is dead


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """The first of them; what one of these servers has the other has too."""
    house = House(tmp_path, address=postgres.fresh(), name="first")
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


@pytest.fixture
def other(house: House, tmp_path: Path) -> Iterator[House]:
    other = House(tmp_path, address=house.kept_at, name="second")
    yield other
    other.close()
    assert "Traceback" not in other.log.read_text(), other.log.read_text()


def test_two_people_play_by_two_servers_and_one_of_these_dies(house: House, other: House, invite: Invite) -> None:
    anna, bruno = invite(), invite()
    bruno.house = other
    table = anna.set_table("me", "friend")
    anna.go(f"/t/{table}")
    link = anna.page.locator("#invitation input").input_value()
    bruno.page.goto(link.replace(house.address, other.address))
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    anna.await_live()  # each is here for the other
    bruno.await_live()
    people = {"anna": anna, "bruno": bruno}
    for version in range(6):
        for person in people.values():
            person.await_version(version)
        view = anna.api(f"/tables/{table}")
        (anna if view["actions"] else bruno).touch()
    for person in people.values():
        person.await_version(6)
    assert anna.log() == bruno.log() and len(anna.log()) == 6
    bruno.say("Good evening")
    expect(anna.page.locator("#chat")).to_contain_text("Bruno Good evening")

    anna.expected += LOST
    house.kill()
    seats = bruno.page.locator("#players li.player, #board .seat-head")
    expect(seats.filter(has_text="not here")).to_have_count(1)
    house.start()
    anna.await_live()
    bruno.await_live()
    assert anna.log() == bruno.log()
    view = anna.api(f"/tables/{table}")
    (anna if view["actions"] else bruno).touch()
    for person in people.values():
        person.await_version(7)
