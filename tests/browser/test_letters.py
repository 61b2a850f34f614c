"""Notices in a real browser: it is asked once, what it is handed is shown, and whoever looks at the table is spared.

No push service of the world is asked: the browser is given an address on this machine, where what it is told is opened
with the key that it has made; and what a push service would hand to its worker is handed to it here.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.house import House
from tests.web.hosts import Host

SUBSCRIBED = """(address) => {
  const signs = { "+": "-", "/": "_", "=": "" };
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+/=]/g, (sign) => signs[sign]);
  let known = null;
  PushManager.prototype.getSubscription = async () => known;
  PushManager.prototype.subscribe = async (options) => {
    const made = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const point = text(await crypto.subtle.exportKey("raw", made.publicKey));
    const secret = (await crypto.subtle.exportKey("jwk", made.privateKey)).d;
    sessionStorage.made = JSON.stringify({ ...options, secret, key: text(options.applicationServerKey) });
    const endpoint = `${address}/push/${point.slice(0, 12)}`;
    const keys = { p256dh: point, auth: "c2l4dGVlbiBieXRlcyEhIQ" };
    known = { endpoint, options, unsubscribe: async () => { known = null; return true; } };
    known.toJSON = () => ({ endpoint, expirationTime: null, keys });
    return known;
  };
}"""
ALLOWED = "Notification.requestPermission = async () => 'granted';"
NOTED = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, told) => { self.shown.push({ title, ...told }); };
}"""
SHOWN = """async (tag) => {
  while (!self.shown.some((one) => one.tag === tag)) await new Promise((on) => setTimeout(on, 20));
  return self.shown;
}"""


@pytest.fixture(scope="module")
def post() -> Iterator[Host]:
    host = Host()
    yield host
    host.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Host) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("letters"), push_hosts=["127.0.0.1"], local_post=True)
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


@pytest.fixture
def context(house: House, browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", base_url=house.address)
    context.add_init_script(ALLOWED)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def _named(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That is my name").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


class Service:
    """The service worker of a page: what a push service hands to it, and what it then shows.

    A browser without a screen shows nothing, so what would be shown is noted.
    """

    def __init__(self, page: Page, house: House) -> None:
        self.origin = house.address
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.registrations: list[str] = []
        self.cdp.on("ServiceWorker.workerRegistrationUpdated", self._updated)
        self.cdp.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        (self.worker,) = page.context.service_workers
        self.worker.evaluate(NOTED)

    def _updated(self, event: dict[str, Any]) -> None:
        self.registrations += [one["registrationId"] for one in event["registrations"]]

    def take(self, told: object) -> None:
        parts = {"origin": self.origin, "registrationId": self.registrations[-1], "data": json.dumps(told)}
        self.cdp.send("ServiceWorker.deliverPushMessage", parts)

    def shown(self, tag: str) -> list[dict[str, Any]]:
        """All that was shown, as soon as this was."""
        found: list[dict[str, Any]] = self.worker.evaluate(SHOWN, tag)
        return found


def test_a_browser_that_was_asked_is_told_and_opens_what_was_sealed_for_it(
    context: BrowserContext, house: House, post: Host
) -> None:
    page = context.new_page()
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(post.address)})")
    _named(page, "Paola Post")
    page.get_by_role("link", name="Choose what I am told").click()
    page.get_by_role("button", name="Tell me on this device").click()
    expect(page.locator("[data-push-device]")).to_have_count(1)
    expect(page.get_by_label("It is my turn: device")).to_be_checked()
    expect(page.get_by_label("It is my turn: mail")).to_have_count(0)
    made = json.loads(page.evaluate("sessionStorage.made"))
    assert made["userVisibleOnly"] is True
    page.get_by_role("button", name="Try it").click()
    (asked,) = post.wait_for(1)
    assert asked.headers["authorization"].endswith(f"k={made['key']}"), "signed with the key that the page has given"
    number = int.from_bytes(urlsafe_b64decode(made["secret"] + "=="), "big")
    key, secret = ec.derive_private_key(number, ec.SECP256R1()), urlsafe_b64decode("c2l4dGVlbiBieXRlcyEhIQ==")
    told = json.loads(http_ece.decrypt(asked.body, private_key=key, auth_secret=secret, version="aes128gcm"))
    assert told["title"] == "It works"

    service = Service(page, house)
    page.goto("/")
    service.take(told)
    (shown,) = service.shown(told["tag"])
    assert (shown["title"], shown["body"], shown["data"]) == (
        "It works",
        told["text"],
        {"there": "/me/letters", "thing": told["thing"]},
    )
    assert shown["icon"].startswith("/static/icon")


def test_whoever_looks_at_the_table_is_spared(context: BrowserContext, house: House) -> None:
    page = context.new_page()
    page.goto("/")
    service = Service(page, house)
    page.goto("/puzzles")
    told = {"title": "Your turn", "text": "", "there": "/puzzles", "tag": "a", "lang": "en"}
    service.take(told)
    service.take("nothing that we have sent")
    service.take({**told, "there": "/elsewhere", "tag": "b"})
    assert [one["tag"] for one in service.shown("b")] == ["b"]


def test_a_browser_that_may_not_tell_says_so(house: House, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", base_url=house.address)
    page = context.new_page()
    page.add_init_script("Notification.requestPermission = async () => 'denied';")
    _named(page, "Nora Not")
    page.goto("/me/letters")
    page.get_by_role("button", name="Tell me on this device").click()
    expect(page.locator("#toast")).to_contain_text("does not allow notices")
    expect(page.locator("[data-push-device]")).to_have_count(0)
    context.close()
