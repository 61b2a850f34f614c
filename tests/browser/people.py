"""People at browsers, who only see and touch what is on their page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, expect

from tests.browser.house import House

WIRE = httpx.Client(timeout=20, verify=False)  # to this machine alone; quicker than a browser
ACTION = "#board [data-action], #actions [data-action]"
NEAR_ENOUGH = 200  # presses of the Tab key within which everything must be reached
CHANCE = 7  # every byte that a page contributes to a deal, so that a failure can be repeated
LOOKS = 2000  # at a table within which the bots must have played


def unfolded(thing: Locator) -> Locator:
    """Something that can be touched; what it is folded into, such as a dock for several ships, is opened first."""
    fold = thing.locator("xpath=ancestor::*[@data-fold]").locator("[data-unfolds]")
    if fold.count() and thing.evaluate("shape => getComputedStyle(shape).pointerEvents") == "none":
        fold.click()
    return thing


class Reader(HTMLParser):
    """Reads HTML into a list of its tags, each with sorted attributes, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(f"<{tag} {sorted(attrs, key=str)}>")

    def handle_endtag(self, tag: str) -> None:
        self.found.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.found.append(data)


class Person:
    """Somebody with a browser of their own: their cookies, their pages, and whatever goes wrong there."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.faults: list[str] = []
        self.expected = ["blocked by Playwright"]  # parts of faults that a test brings about on purpose
        context.on("console", self._console)
        context.on("weberror", lambda fault: self.faults.append(f"page error: {fault.error}"))
        context.on("response", self._response)
        context.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({CHANCE});")  # as the server's part is
        self.page = context.new_page()
        self.language = str(self.page.evaluate("navigator.language"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status}: {response.url}")

    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]

    # ---- going somewhere

    def go(self, path: str, page: Page | None = None) -> None:
        (page or self.page).goto(f"{self.house.address}{path}")

    def api(self, path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the API says to this person; with `data`, something is done."""
        address = self.house.address
        known = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.context.cookies(address))
        heads = {"cookie": known, "accept-language": self.language}
        method = "GET" if data is None else "POST"
        answer = WIRE.request(method, f"{address}/api{path}", json=data, headers=heads)
        assert answer.is_success, answer.text
        for name, value in answer.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": address, "httpOnly": True}])
        WIRE.cookies.clear()
        found: dict[str, Any] = answer.json()
        return found

    def set_table(self, *seats: str, name: str = "Anna", hints: bool | None = None, **options: object) -> str:
        """Set a table by API, the first seat beginning, and say which it is."""
        wanted = {"players": len(seats), "first_player": "seat_0", **options}
        told = {"game": "marrak_hesh", "seats": list(seats), "name": name, "options": wanted, "hints": hints}
        view = self.api("/tables", told)
        return str(view["table"])

    def play_by_api(self, table: str, decisions: int) -> dict[str, Any]:
        """Answer so many decisions of one's own with the middle one of what is possible."""
        view = self.api(f"/tables/{table}")
        for _ in range(decisions):
            view = self.my_turn(table, view)
            if view["over"]:
                break
            possible = view["actions"]
            chosen = possible[len(possible) // 2]["action"]
            view = self.api(f"/tables/{table}/act", {"decision": view["decision"], "action": chosen})
        return view

    def my_turn(self, table: str, view: dict[str, Any]) -> dict[str, Any]:
        """The table once the bots have played."""
        for _ in range(LOOKS):
            if view["over"] or view["actions"]:
                return view
            view = self.api(f"/tables/{table}")
        raise AssertionError(f"nobody plays on at {table}")

    def sit_at(self, *seats: str, played: int = 0, hints: bool | None = None) -> str:
        """Set a table, play so many decisions, and open its page."""
        table = self.set_table(*seats, hints=hints)
        self.play_by_api(table, played)
        self.open(table)
        return table

    def open(self, table: str, page: Page | None = None) -> None:
        """Open the page of a table; it is live when this returns."""
        self.go(f"/t/{table}", page)
        self.await_live(page)

    def await_live(self, page: Page | None = None) -> None:
        """Until the server knows that somebody looks at this page."""
        seats = (page or self.page).locator("#players li.player, #board .seat-head")
        own = seats.filter(has=(page or self.page).locator(".mark", has_text=re.compile("^(you|tu)$")))
        expect((own if own.count() else seats).filter(has_text=re.compile("not here|non presente"))).to_have_count(0)

    # ---- at a table

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def toast(self) -> Locator:
        return self.page.locator("#toast.shown")

    @property
    def touchable(self) -> Locator:
        return self.page.locator(ACTION)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def version(self) -> int:
        return int(self.table.get_attribute("data-version") or -1)

    def await_change(self, version: int) -> None:
        """Until the page shows another decision than that."""
        self.page.locator(f'.table:not([data-version="{version}"])').wait_for()

    def await_version(self, version: int, page: Page | None = None) -> None:
        (page or self.page).locator(f'.table[data-version="{version}"]').wait_for()

    def await_turn(self, turn: str = "yours") -> None:
        self.page.locator(f'.prompt[data-turn="{turn}"]').wait_for()

    def await_turn_or_end(self) -> bool:
        """Until this person is asked and nothing of theirs is still on its way, or it is over; whether they are."""
        at_rest = ".table:not([data-under-way], .sending, .showing)"
        found = self.page.locator(f'{at_rest} .prompt:is([data-turn="yours"], [data-turn="over"])')
        found.wait_for()
        return found.get_attribute("data-turn") == "yours"

    def turn_to(self, tab: str, page: Page | None = None) -> Locator:
        """Open the column beside the board at one of its tabs: log, chat, settings or deal."""
        here = page or self.page
        if not here.locator(f"#tab-{tab}").is_visible():
            here.locator("[data-side-switch]").click()
        here.locator(f"#tab-{tab}").click()
        return here.locator(f"#side-{tab}")

    def say(self, words: str) -> None:
        """Say something in the chat."""
        self.turn_to("chat").get_by_role("textbox").fill(words)
        self.page.keyboard.press("Enter")

    def touch(self, which: int = 0) -> None:
        """Click something that glows, and wait for what follows."""
        version = self.version()
        unfolded(self.touchable.nth(which)).click()
        self.await_change(version)

    def drawn(self, page: Page | None = None, part: str = "#board") -> list[str]:
        """A part of the page as it stands, whatever order its attributes were written in."""
        reader = Reader()
        reader.feed((page or self.page).locator(part).inner_html())
        return reader.found

    def log(self) -> list[str]:
        """What happened, the oldest first."""
        return self.page.locator("#log li").all_inner_texts()[::-1]

    # ---- by keyboard alone

    def tab_to(self, selector: str, key: str = "Tab") -> Locator:
        """Press Tab until that has the focus."""
        wanted = self.page.locator(f":is({selector}):focus")
        for _ in range(NEAR_ENOUGH):
            self.page.keyboard.press(key)
            if wanted.count():
                return wanted
        raise AssertionError(f"{selector} is not reached by {key}")
