"""From a paragraph of the rulebook to a position at the table, and a move there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_reach import PHONE


@pytest.mark.parametrize(
    ("game", "example", "lang", "size"),
    [("marrak_hesh", "E16", "en", {}), ("pocket_mars", "E8", "it", PHONE)],
)
def test_an_example_is_set_up_from_its_paragraph_and_played(
    invite: Invite, game: str, example: str, lang: str, size: dict[str, object]
) -> None:
    anna = invite(locale=lang, **size)
    anna.go(f"/games/{game}#{example}")
    paragraph = anna.page.locator(f"#{example}")
    expect(paragraph.get_by_role("img")).to_be_visible()
    paragraph.get_by_role("button").click()
    expect(anna.page.locator("p.example")).to_contain_text(example)
    anna.await_turn()
    anna.touch()
    expect(anna.page.locator(".curtain")).to_have_count(0)
    anna.page.locator("p.example a").click()
    expect(anna.page).to_have_url(re.compile(f"/games/{game}#{example}$"))
    expect(anna.page.locator(f"#{example}")).to_be_in_viewport()


def test_an_example_is_set_up_from_the_drawer_beside_a_table(invite: Invite) -> None:
    anna = invite()
    anna.sit_at("me", "here")
    anna.page.locator("[data-rules]").click()
    drawer = anna.page.locator("#drawer")
    drawer.locator("#E11").get_by_role("button").click()
    expect(anna.page.locator("p.example")).to_contain_text("E11")
    expect(anna.touchable).to_have_count(21)


def test_the_search_reads_paragraphs_and_not_their_buttons(invite: Invite) -> None:
    anna = invite()
    anna.go("/games/marrak_hesh")
    anna.page.locator("#rulebook [data-rule-search]").fill("set this position up")
    expect(anna.page.locator("#rulebook .found")).to_contain_text("No paragraph has these words.")
