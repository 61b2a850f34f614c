"""Pictures of every page, wide, middle and narrow, light and dark, written into `shots/`: `make shots`.

One picture of each game, in the middle of play, goes into `docs/pictures/` for the README.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import ARGUMENTS  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tools.browser import needed  # noqa: E402

SHOTS = ROOT / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "middle": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "narrow": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES: dict[str, tuple[dict[str, Any], int]] = {  # options, and how many decisions of the person into the game
    "marrak_hesh": ({"players": 2}, 15),
    "mars_needs_mechanics": ({"players": 3}, 12),
    "pocket_mars": ({"players": 3}, 9),
    "automobiles": ({"players": 4}, 42),
    "martians": ({"players": 3}, 60),
}
ITALIAN: tuple[str, ...] = (
    "home",
    "new-table",
    "table-waiting",
    "table-middle",
    "table-hint",
    "result",
    "replay",
    "error",
)
ITALIAN += tuple(f"{what}-{name}" for name in GAMES for what in ("play", "coach", "result"))
SHORT: dict[str, dict[str, Any]] = {"automobiles": {"laps": 1}, "martians": {"lap_limit": 15, "trophy_goal": 15}}

Look = Callable[[Page], None]


def settle(house: House, browser: Browser) -> tuple[Any, dict[str, tuple[str, Look | None]]]:
    """Play to the positions worth a picture; the cookies of whoever played, and an address for each picture."""
    anna = Person(house, browser.new_context(locale="en-GB"))
    opening = anna.set_table("me", "search:medium")
    middle = anna.set_table("me", "here", name="Anna", hints=True)
    three = anna.set_table("me", "here", "here", name="Anna", deep_space="chosen", deep_space_pair=[1, 3])
    storing = anna.set_table("me", "here", name="Anna")
    waiting = anna.set_table("me", "friend", name="Anna")
    over = anna.set_table("me", "here", name="Anna", deep_space="chosen", deep_space_pair=[4, 10])
    anna.play_by_api(middle, 18)
    anna.play_by_api(three, 22)
    anna.play_by_api(storing, 15)
    anna.play_by_api(over, 500)
    options = {"players": 3, "track": "monza", "card_set": "rainbow"}
    seats = {"seats": ["me", "greedy", "greedy"], "name": "Anna"}
    race = str(anna.api("/tables", {"game": "automobiles", "options": options, **seats})["table"])
    start = str(anna.api("/tables", {"game": "automobiles", "options": {"players": 3}, **seats})["table"])
    anna.play_by_api(race, 45)
    middles: dict[str, tuple[str, Look | None]] = {}
    for name, (chosen, moves) in GAMES.items():
        seating = ["me"] + ["greedy"] * (chosen["players"] - 1)
        table = str(anna.api("/tables", {"game": name, "options": chosen, "seats": seating, "name": "Anna"})["table"])
        anna.play_by_api(table, moves)
        done = {"game": name, "options": {**chosen, **SHORT.get(name, {})}, "seats": seating, "name": "Anna"}
        ended = str(anna.api("/tables", done)["table"])
        anna.play_by_api(ended, 900)
        middles |= {f"play-{name}": (f"/t/{table}", None), f"form-{name}": (f"/new/{name}", None)}
        middles |= {f"coach-{name}": (f"/t/{table}", ask_hint), f"result-{name}": (f"/t/{ended}", None)}
        middles |= {f"show-{name}": (f"/t/{table}", act), f"game-{name}": (f"/games/{name}", None)}
    (link,) = anna.api(f"/tables/{waiting}")["invitations"].values()
    cookies = anna.context.storage_state()
    anna.context.close()
    return cookies, {
        "home": ("/", None),
        "game": ("/games/marrak_hesh", None),
        "new-table": ("/new/marrak_hesh", None),
        "join": (link.removeprefix(house.address), None),
        "table-waiting": (f"/t/{waiting}", None),
        "table-opening": (f"/t/{opening}", None),
        "table-middle": (f"/t/{middle}", None),
        "table-three": (f"/t/{three}", None),
        "table-store": (f"/t/{storing}", None),
        "table-why": (f"/t/{middle}", ask_why),
        "table-hint": (f"/t/{middle}", ask_hint),
        "table-rules": (f"/t/{middle}", open_rules),
        "race-opening": (f"/t/{start}", None),
        "race-middle": (f"/t/{race}", None),
        "race-form": ("/new/automobiles", None),
        "result": (f"/t/{over}", None),
        "replay": (f"/t/{over}/replay?at=21", None),
        "error": ("/nothing", None),
        **middles,
    }


def ask_why(page: Page) -> None:
    """Touch something that is refused."""
    page.locator("#board [data-why]").first.click()
    page.locator("#toast.shown a").wait_for()


def ask_hint(page: Page) -> None:
    """Ask what the search would do."""
    page.locator('[data-do="hint"]').first.click()
    page.locator("#hint li").first.wait_for()


def act(page: Page) -> None:
    """Do the first thing that can be done, and see what the others did since: marks and the strip."""
    before = page.locator(".table").get_attribute("data-version")
    page.locator("#board [data-action]").first.dispatch_event("click")
    page.locator(
        f'.table:not([data-version="{before}"]) .prompt:is([data-turn="yours"], [data-turn="over"])'
    ).wait_for()


def open_rules(page: Page) -> None:
    """Open the rulebook beside the table."""
    page.locator("[data-rules]").first.click()
    page.locator("#drawer .rule.now").wait_for()


def take(browser: Browser, house: House, cookies: Any, wanted: dict[str, tuple[str, Look | None]]) -> int:
    """Every picture; how many there are."""
    taken = 0
    for size, shape in SIZES.items():
        for scheme in SCHEMES:
            for lang in ("en", "it"):
                if lang == "it" and scheme == "dark":
                    continue
                context = browser.new_context(
                    storage_state=cookies, color_scheme=scheme, reduced_motion="reduce", locale=lang, **shape
                )
                page = context.new_page()
                for name, (path, look) in wanted.items():
                    if lang == "it" and name not in ITALIAN:
                        continue
                    page.goto(f"{house.address}{path}", wait_until="networkidle")
                    if look is not None:
                        look(page)
                    file = SHOTS / f"{name}-{size}-{scheme}{'' if lang == 'en' else '-it'}.png"
                    page.screenshot(path=file, full_page=look is None)
                    taken += 1
                context.close()
    return taken


def take_for_readme(browser: Browser, house: House, cookies: Any, wanted: dict[str, tuple[str, Look | None]]) -> None:
    """A picture of each game as it is played."""
    PICTURES.mkdir(exist_ok=True)
    context = browser.new_context(
        storage_state=cookies, color_scheme="light", reduced_motion="reduce", locale="en", **SIZES["wide"]
    )
    page = context.new_page()
    for name in GAMES:
        page.goto(f"{house.address}{wanted[f'play-{name}'][0]}", wait_until="networkidle")
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)
    context.close()


def main() -> None:
    """Start a server, play, take the pictures."""
    SHOTS.mkdir(exist_ok=True)
    for old in SHOTS.glob("*.png"):
        old.unlink()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), hint_simulations=200)
        try:
            browser = playwright.chromium.launch(executable_path=needed(), args=ARGUMENTS)
            cookies, wanted = settle(house, browser)
            take_for_readme(browser, house, cookies, wanted)
            taken = take(browser, house, cookies, wanted)
            browser.close()
        finally:
            house.close()
    print(f"{taken} pictures in {SHOTS}")


if __name__ == "__main__":
    main()
