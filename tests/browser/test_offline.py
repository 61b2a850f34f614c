"""The app without a connection: shelf, rulebooks and last tables are there, and the rest says what it needs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

KEPT = """async (path) => {
  const pages = await caches.open("pages");
  return Boolean(await pages.match(path));
}"""


def await_kept(person: Person, path: str) -> None:
    """Until the worker has put a page aside."""
    person.page.wait_for_function(KEPT, arg=path)


def test_without_a_connection_the_shelf_the_rulebooks_and_the_last_tables_are_there(invite: Invite) -> None:
    anna = invite(service_workers="allow")
    table = anna.set_table("me", "greedy")
    anna.go("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await_kept(anna, "/games/pocket_mars")
    anna.open(table)
    await_kept(anna, f"/t/{table}")
    anna.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    anna.context.set_offline(True)
    anna.go("/")
    expect(anna.page.locator(".shelf .box")).to_have_count(5)
    expect(anna.page.locator(".shelf img").first).to_have_js_property("complete", True)
    anna.go("/games/pocket_mars")
    expect(anna.page.locator("#R1")).to_be_visible()
    anna.go(f"/t/{table}")
    expect(anna.page.locator("#board svg").first).to_be_visible()
    anna.go("/new/pocket_mars")
    expect(anna.page.locator("main .said")).to_contain_text("the server is needed")
    anna.context.set_offline(False)
    anna.go("/new/pocket_mars")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(re.compile("Pocket Mars"))


def test_a_table_is_kept_as_it_was_when_it_was_left(invite: Invite) -> None:
    anna = invite(service_workers="allow")
    table = anna.set_table("me", "here")
    anna.go("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.open(table)
    await_kept(anna, f"/t/{table}")
    anna.touch()
    played = anna.version()
    anna.page.evaluate("navigator.serviceWorker.controller.postMessage({ keep: location.pathname })")
    anna.page.wait_for_function(
        """async (version) => {
          const kept = await (await caches.open("pages")).match(location.pathname);
          return (await kept.text()).includes(`data-version="${version}"`);
        }""",
        arg=played,
    )
