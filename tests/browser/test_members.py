"""People in a real browser: a name, another device by its picture, a passkey of a device, codes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import House

Device = tuple[Page, CDPSession]


@pytest.fixture
def device(house: House, browser: Browser) -> Iterator[Any]:
    """Makes browsers with a passkey chip; passkeys belong to names, so they come to us by one."""
    contexts = []

    def made(chip: bool = True) -> Device:
        context = browser.new_context(locale="en-GB", base_url=f"http://localhost:{urlsplit(house.address).port}")
        contexts.append(context)
        page = context.new_page()
        cdp = context.new_cdp_session(page)
        if chip:
            cdp.send("WebAuthn.enable")
            kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
            answers = {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
            cdp.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, **answers}})
        return page, cdp

    yield made
    for context in contexts:
        context.close()


def _named(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That is my name").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_passkey_of_the_device_opens_and_a_foreign_one_does_not(device: Any) -> None:
    page, _ = device()
    _named(page, "Paola Pass")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    page.get_by_role("button", name="Go out here").click()  # a passkey is a way back: no question
    page.goto("/me")
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    page.get_by_role("button", name="Come in with a passkey").click()
    page.wait_for_url("**/")
    page.goto("/me")
    expect(page.get_by_role("heading", name="Paola Pass")).to_be_visible()

    page.get_by_role("button", name="Remove").click()  # it is still in the chip, but opens nothing here any more
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    page.context.clear_cookies()
    page.goto("/me")
    page.get_by_role("button", name="Come in with a passkey").click()
    expect(page.locator("#toast")).to_contain_text("This does not open")
    expect(page.locator("#toast")).not_to_contain_text("Paola")


def test_a_device_without_passkeys_says_that_nothing_has_changed(device: Any) -> None:
    page, _ = device()  # its chip holds no passkey of ours
    page.goto("/me")
    page.evaluate(
        "() => { navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError')); }"
    )
    page.get_by_role("button", name="Come in with a passkey").click()
    expect(page.locator("#toast")).to_contain_text("Nothing was changed")


def test_another_device_comes_in_by_the_link_of_the_picture(device: Any) -> None:
    page, _ = device(chip=False)
    _named(page, "Lia Link")
    page.get_by_role("button", name="Link for another device").click()
    expect(page.locator(".qr svg")).to_be_visible()
    address = page.locator(".link-text").inner_text()
    other, _ = device(chip=False)
    other.goto(address)
    other.get_by_role("button", name="Yes, I am Lia Link").click()
    other.goto("/me")
    expect(other.get_by_role("heading", name="Lia Link")).to_be_visible()
    expect(other.locator("#devices li")).to_have_count(2)
    other.goto(address)
    expect(other.get_by_text("This does not open")).to_be_visible()


def test_the_pages_about_oneself_can_be_used_by_everybody(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    page.goto(f"{anna.house.address}/me")
    page.get_by_label("Your name").fill("Anna Prima")
    page.get_by_role("button", name="That is my name").click()
    page.get_by_label("Your name").fill("Anna Seconda")
    page.locator(".swatch").nth(3).click()
    page.get_by_label("Deutsch").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Anna Seconda")).to_be_visible()
    expect(page.get_by_label("Deutsch")).to_be_checked()
    expect(page.get_by_label("Colour 4")).to_be_checked()
    page.get_by_role("button", name="New recovery codes").click()
    expect(page.locator(".codes li")).to_have_count(10)
    page.get_by_role("link", name="I have kept them").click()
    expect(page.get_by_text("You have 10 left")).to_be_visible()
