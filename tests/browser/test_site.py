"""The house without a server: a folder of files, Python in the browser, and a game that is played in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect
from tools.site.__main__ import write

from tests.browser.people import ACTION

BROUGHT = Path(sys.prefix) / "site"
FIRST_LOAD = 12 * 1024 * 1024  # bytes
SLOWLY = 120_000  # milliseconds: Python starts, on a machine that has other things to do


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *_: object) -> None:
        pass


class Files:
    """The site on a port of this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert BROUGHT.exists(), "`make site` brings Python for browsers"
    folder = tmp_path_factory.mktemp("site") / "out"
    write(BROUGHT, folder)
    return folder


@pytest.fixture
def files(site: Path) -> Iterator[Files]:
    found = Files(site)
    yield found
    found.close()


def entered(page: Page) -> FrameLocator:
    """What is in the room, once the door is open."""
    expect(page.locator("#room")).to_be_visible(timeout=SLOWLY)
    return page.frame_locator("#room")


def test_the_first_load_is_bounded_and_the_same_text_gives_the_same_site(site: Path, tmp_path: Path) -> None:
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) <= FIRST_LOAD
    write(BROUGHT, tmp_path / "again")
    assert (tmp_path / "again" / "sw.js").read_text() == (site / "sw.js").read_text()


def test_a_game_is_played_from_plain_files_and_goes_on_without_a_connection(browser: Browser, files: Files) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    try:
        page.goto(files.address)
        room = entered(page)
        expect(room.locator(".shelf .box")).to_have_count(5)
        expect(room.locator(".alone")).to_contain_text("stays in it")
        expect(room.locator("[data-lobby]")).to_have_count(0)
        room.locator("form[action='/games/pocket_mars/play'] button").click()
        mine = room.locator(ACTION)
        expect(mine.first).to_be_visible(timeout=SLOWLY)
        mine.first.click()
        expect(room.locator("#prompt")).to_contain_text("second", timeout=SLOWLY)
        mine.first.click()
        expect(room.locator("#log")).to_contain_text("Bruno", timeout=SLOWLY)
        table = page.url
        assert "/t/" in table

        files.close()
        page.reload()
        room = entered(page)
        assert page.url == table
        expect(room.locator("#log")).to_contain_text("Bruno", timeout=SLOWLY)
        page.goto(f"{files.address}/new/marrak_hesh")
        seats = entered(page).locator("#seat1 option")
        assert [seats.nth(number).get_attribute("value") for number in range(seats.count())] == [
            "me", "here", "search:easy", "search:medium",
        ]  # fmt: skip
        expect(page.frame_locator("#room").locator("form.form")).to_contain_text("Strong bots need a server")

        other = context.new_page()
        other.goto(files.address)
        expect(other.locator("#line")).to_contain_text("open on another page", timeout=SLOWLY)
        other.locator("#here").click()
        expect(entered(other).locator(".shelf .box")).to_have_count(5)
        expect(page.locator("#line")).to_contain_text("open on another page")
        assert faults == []
    finally:
        context.close()


def test_the_door_speaks_the_language_of_the_browser_and_says_why_it_stays_shut(browser: Browser, files: Files) -> None:
    context = browser.new_context(locale="it-IT", viewport={"width": 390, "height": 844})
    try:
        page = context.new_page()
        page.add_init_script("delete Navigator.prototype.serviceWorker")
        page.goto(files.address)
        expect(page.locator("#line")).to_contain_text("troppo vecchio")
        assert page.evaluate("document.documentElement.lang") == "it"
    finally:
        context.close()
