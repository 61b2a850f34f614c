"""Questions outside one's own turn are answered by the page as its person has set it, and by default never."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Person

TURN = 'data-turn=\\"yours\\"'


@pytest.mark.parametrize(
    ("wish", "window", "passes"),
    [(None, "window", False), (None, 'window" data-early="', True), (None, 'target" data-early="', False),
     ("always", 'window" data-early="', False), ("always", "window", False), ("target", "window", True),
     ("target", "target", False), ("never", "window", True), ("never", "target", True)],
)  # fmt: skip
def test_a_window_goes_by_only_as_it_was_set(anna: Person, wish: str | None, window: str, passes: bool) -> None:
    """The shelf's games have no such windows: the server's words are changed on their way."""
    sent: list[dict[str, object]] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        told = window.replace('"', '\\"')
        asked = f'{TURN} data-window=\\"{told}\\" data-skip=\\"5\\" data-seat=\\"0\\"'
        server.on_message(lambda message: route.send(str(message).replace(TURN, asked)))

        def keep(message: str | bytes) -> None:
            sent.append(json.loads(message))
            server.send(message)

        route.on_message(keep)

    table = anna.set_table("me", "here")
    anna.page.route_web_socket("**/live", between)
    anna.go("/")
    if wish is not None:
        anna.page.evaluate(f"() => localStorage.setItem('ludoteca.ask.{table}.0', '{wish}')")
    anna.go(f"/t/{table}")
    expect(anna.prompt).to_have_attribute("data-window", window.partition('"')[0])
    anna.page.locator("[data-why]").first.click()
    anna.toast.wait_for()
    assert ({"do": "pass", "decision": 0} in sent) == passes
    assert anna.version() == 0, "the server has no such window, and plays nothing"
