"""Contents of one's own in the browser: from a file into the form, refused on it, and told at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.engine.content import Patch
from ludoteca.engine.shelf import content_of
from tests.browser.conftest import Invite
from tests.browser.test_reach import PHONE

HASH = content_of("marrak_hesh", Patch({"cards": {"jettison": {"most": 5}}}))[:8]


@pytest.mark.parametrize("size", [{"viewport": {"width": 1366, "height": 768}}, PHONE], ids=["laptop", "phone"])
def test_whoever_sets_a_table_brings_contents_along_and_everybody_is_told(
    invite: Invite, size: dict[str, object]
) -> None:
    anna = invite(**size)
    anna.expected.append("400")  # of the form that is refused
    anna.go("/new/marrak_hesh")
    page = anna.page
    page.locator(".house-rules summary").click()
    choice, text = page.locator("[name=content]"), page.locator("[name=content-text]")
    expect(text).to_be_hidden()
    choice.select_option("own")
    expect(text).to_be_visible()
    file = page.locator("[data-fills=content-text]")
    file.set_input_files({"name": "my.toml", "mimeType": "text/plain", "buffer": b"[cards.jetison]\nmost = 5\n"})
    expect(text).to_have_value("[cards.jetison]\nmost = 5\n")
    page.locator("[name=seat1]").select_option("here")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text('Did you mean "jettison"?')
    expect(text).to_have_value("[cards.jetison]\nmost = 5\n")
    text.fill("[cards.jettison]\nmost = 5\n")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    note = page.locator(".contents-note")
    expect(note.locator("summary")).to_have_text(f"House contents {HASH} one change")
    expect(note.get_by_role("listitem")).to_be_hidden()
    note.locator("summary").click()
    expect(note.get_by_role("listitem")).to_have_text("Jettison: most VP 3 → 5")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
