"""Reading the rules: contents lead to sections, and the search leaves what has the words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_reach import PHONE

WORDS = {"en": ("Quarantine", "No paragraph has these words."), "it": ("Quarantena", "Nessun paragrafo contiene")}


@pytest.mark.parametrize(("lang", "size"), [("en", {}), ("it", PHONE)])
def test_the_search_leaves_the_paragraphs_with_the_words_and_the_headings_above_them(
    invite: Invite, lang: str, size: dict[str, object]
) -> None:
    anna = invite(locale=lang, **size)
    word, nothing = WORDS[lang]
    anna.go("/games/marrak_hesh")
    book = anna.page.locator("#rulebook")
    field = book.locator("[data-rule-search]")
    field.fill(word)
    expect(book.locator("#C9")).to_be_visible()
    expect(book.locator("#R1")).to_be_hidden()
    for paragraph in book.locator(":is(li, p, tbody tr):visible").all():
        assert word.lower() in paragraph.inner_text().lower()
    headings = book.locator(":is(h2, h3):visible")
    assert 0 < headings.count() < book.locator(":is(h2, h3)").count()
    expect(book.locator(".found")).to_contain_text(str(book.locator(":is(li, p, tbody tr):visible").count()))
    field.fill("xyzzy")
    expect(book.locator(".found")).to_contain_text(nothing)
    expect(book.locator("li:visible")).to_have_count(0)
    field.fill("")
    expect(book.locator(".missed")).to_have_count(0)
    assert book.locator(":is(h2, h3):visible").count() > headings.count() - 1


def test_the_contents_lead_to_their_sections(invite: Invite) -> None:
    anna = invite()
    anna.go("/games/marrak_hesh")
    link = anna.page.locator(".contents a").nth(5)
    link.click()
    heading = anna.page.locator(f"#rulebook {link.get_attribute('href')}")
    expect(heading).to_be_in_viewport()
    expect(heading).to_have_text(link.inner_text())


def test_without_script_it_is_a_plain_page(invite: Invite) -> None:
    anna = invite(java_script_enabled=False)
    anna.go("/games/marrak_hesh#C9")
    expect(anna.page.locator("#C9")).to_be_in_viewport()
    expect(anna.page.locator("[data-rule-search]")).to_be_hidden()
    expect(anna.page.locator("#R1")).to_be_visible()
