"""A server and a browser for all, and a person for whoever is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.browser import needed

from tests.browser.house import House
from tests.browser.people import Person

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds, for a machine that has other things to do

Invite = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Of the package, not of the session: while Playwright runs, its loop runs in this thread."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=needed(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


@pytest.fixture
def invite(house: House, browser: Browser) -> Iterator[Invite]:
    """Makes people, each with cookies of their own; nothing may have gone wrong on any of their pages."""
    people: list[Person] = []

    def come(**wishes: Any) -> Person:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}}
        chosen = {**usual, "service_workers": "block", **wishes}  # what is kept for later would hide what is not there
        context = browser.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        people.append(Person(house, context))
        return people[-1]

    yield come
    faults = [fault for person in people for fault in person.unexpected()]
    for person in people:
        person.context.close()
    assert faults == []


@pytest.fixture
def anna(invite: Invite) -> Person:
    return invite()
