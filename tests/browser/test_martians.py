"""The town of Martians!!! under the hand: a tile is turned before it is placed, a way is walked, the map is moved."""

from __future__ import annotations

from playwright.sync_api import Locator, Position

from tests.browser.conftest import Invite
from tests.browser.people import Person

MOST_DECISIONS = 120
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TURNABLE = ".ma-spot:has(.ma-chip-r)"
LONG_WAY = '[data-walk][aria-label*="3 steps"]:not([aria-label*="fight"])'


def play_until(person: Person, selector: str) -> Locator:
    """A game alone, played by API until the page shows that."""
    options = {"players": 1, "mode": "cooperative", "difficulty": "book"}
    view = person.api("/tables", {"game": "martians", "seats": ["me"], "name": "Anna", "options": options})
    table = str(view["table"])
    person.open(table)
    for _ in range(MOST_DECISIONS):
        view = person.api(f"/tables/{table}")
        assert not view["over"]
        person.await_version(view["decision"])
        found = person.page.locator(f"#board {selector}").first
        if found.count():
            return found
        chosen = view["actions"][0]["action"]
        person.api(f"/tables/{table}/act", {"decision": view["decision"], "action": chosen})
    raise AssertionError(f"{selector} never comes")


def view_box(person: Person) -> list[float]:
    box = person.page.locator(".ma-town").get_attribute("viewBox")
    assert box
    return [float(number) for number in box.split()]


def actions_of(spot: Locator) -> list[str | None]:
    return [part.get_attribute("data-action") for part in spot.locator("[data-action]").all()]


def test_R10_a_ghost_is_turned_by_wheel_and_key_and_placed_as_it_lies(invite: Invite) -> None:
    anna = invite()
    spot = play_until(anna, TURNABLE)
    ghost = spot.locator(".ma-ghost")
    offered = actions_of(spot)
    ghost.hover()
    anna.page.mouse.wheel(0, 100)
    anna.page.wait_for_function(
        "first => document.querySelector('.ma-ghost:hover').dataset.action !== first", arg=offered[0]
    )
    assert sorted(map(str, actions_of(spot))) == sorted(map(str, offered)), "every rotation is still offered"
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("Shift+R")
    turned = int(ghost.get_attribute("data-action") or -1)
    assert str(turned) != offered[0] and str(turned) in offered
    version, table = anna.version(), str(anna.table.get_attribute("data-table"))
    ghost.click()
    anna.await_change(version)
    record = anna.context.request.get(f"{anna.house.address}/t/{table}/record.json")
    if record.ok:
        assert turned in record.json()["actions"]


def test_by_touch_a_place_is_chosen_turned_and_then_placed(invite: Invite) -> None:
    anna = invite(**PHONE)
    spot = play_until(anna, TURNABLE)
    version = anna.version()
    key = spot.get_attribute("data-key")
    ghost = anna.page.locator(f'.ma-spot[data-key="{key}"] .ma-ghost')
    first, box = ghost.get_attribute("data-action"), ghost.bounding_box()
    assert box
    within: Position = {"x": box["width"] / 4, "y": box["height"] / 4}  # of the tile, whatever stands out of it
    ghost.tap(position=within)
    assert ghost.get_attribute("data-action") == first and anna.version() == version
    ghost.tap(position=within)
    assert ghost.get_attribute("data-action") != first and anna.version() == version
    anna.page.locator(".ma-confirm").tap()
    anna.await_change(version)


def test_R25_one_click_walks_a_whole_way_step_by_step(invite: Invite) -> None:
    anna = invite()
    goal = play_until(anna, LONG_WAY)
    version = anna.version()
    goal.click()
    anna.await_version(version + 3)
    steps = [line for line in anna.log() if " steps to " in line]
    assert len(steps) >= 3


def test_a_way_is_walked_by_keyboard(invite: Invite) -> None:
    anna = invite()
    goal = play_until(anna, LONG_WAY)
    version = anna.version()
    goal.focus()
    anna.page.keyboard.press("Enter")
    anna.await_version(version + 3)


def test_the_map_is_zoomed_and_moved_by_wheel_drag_button_and_key(invite: Invite) -> None:
    anna = invite()
    play_until(anna, ".ma-do")
    whole = view_box(anna)
    town = anna.page.locator(".ma-town")
    town.hover(position={"x": 30, "y": 30})
    anna.page.mouse.wheel(0, -200)
    nearer = view_box(anna)
    assert nearer[2] < whole[2] and nearer[3] < whole[3]
    box = town.bounding_box()
    assert box
    anna.page.mouse.move(box["x"] + 60, box["y"] + 60)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 120, box["y"] + 90, steps=4)
    anna.page.mouse.up()
    moved = view_box(anna)
    assert moved[0] < nearer[0] and moved[1] < nearer[1] and moved[2] == nearer[2]
    anna.page.keyboard.press("-")
    assert view_box(anna)[2] > moved[2]
    anna.page.keyboard.press("+")
    anna.page.keyboard.press("Shift+ArrowRight")
    assert view_box(anna)[0] > moved[0]
    anna.page.locator('[data-zoom="in"]').click()
    assert view_box(anna)[2] < moved[2]
    anna.page.keyboard.press("0")
    assert abs(view_box(anna)[2] - whole[2]) < 2


def test_what_whoever_looks_has_chosen_to_see_stays_when_the_board_changes(invite: Invite) -> None:
    anna = invite()
    play_until(anna, ".ma-do")
    anna.page.keyboard.press("+")
    anna.page.keyboard.press("+")
    chosen = view_box(anna)
    version = anna.version()
    anna.page.locator("#board .ma-do").first.click()
    anna.await_change(version)
    assert view_box(anna)[2] >= chosen[2]
    home = anna.page.locator(".ma-town").get_attribute("data-home")
    assert home and [float(number) for number in home.split()] != view_box(anna)
