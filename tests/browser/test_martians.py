"""The town of Martians!!! under the hand: a tile is turned before it is placed, a way is walked, the map is moved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Position, expect

from ludoteca.games.martians.ids import ROLL, STEP, TAKE
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


WATCH = """() => {
  const table = document.querySelector(".table");
  const board = document.querySelector("#board");
  window.watched = {};
  const note = () => { window.watched[table.dataset.version] = table.matches("[data-under-way]") && board.ariaBusy; };
  new MutationObserver(note).observe(table, { attributes: true });
}"""


@pytest.mark.parametrize(("what", "steps"), [(LONG_WAY, 3), ('[data-do="rest"]', 2)])
def test_whoever_hears_the_page_is_told_as_long_as_steps_are_to_come(invite: Invite, what: str, steps: int) -> None:
    anna = invite()
    goal = play_until(anna, what)
    version = anna.version()
    anna.page.evaluate(WATCH)
    goal.focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator(f'.table:not([data-under-way]):not([data-version="{version}"])').wait_for()
    watched = anna.page.evaluate("window.watched")
    last = anna.version()
    assert last >= version + steps - 1
    assert [watched[str(number)] for number in range(version, last)] == ["true"] * (last - version)
    assert not watched[str(last)] and anna.page.locator("#board[aria-busy]").count() == 0


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
    home = anna.page.locator(".ma-look").get_attribute("data-home")
    assert home and [float(number) for number in home.split()] != view_box(anna)


# ---- fewer questions


def martians_of(person: Person) -> list[str]:
    return sorted(str(one.get_attribute("transform")) for one in person.page.locator(".ma-mob > use").all())


def test_R27_R28_a_martian_is_dragged_to_where_it_goes_in_one_gesture(invite: Invite) -> None:
    anna = invite()
    martian = play_until(anna, '.ma-go[data-goes]:not([data-goes="0"]):not([data-goes="1"])')
    before, version = martians_of(anna), anna.version()
    ways = str(martian.get_attribute("data-goes"))
    box = martian.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[int(ways[0])]
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + dx * box["width"] * 0.6, y + dy * box["height"] * 0.6, steps=3)
    assert anna.page.locator(".ma-touch [data-way]").count() == len(ways), "the squares that it may go to are lit"
    anna.page.mouse.move(x + dx * box["width"], y + dy * box["height"], steps=3)
    assert anna.page.locator(".ma-touch .ma-aimed").count() == 1
    anna.page.mouse.up()
    anna.await_version(version + (2 if len(ways) > 1 else 1))
    anna.page.wait_for_function(
        "before => [...document.querySelectorAll('.ma-mob > use')].map(one => one.getAttribute('transform')).sort()"
        ".join() !== before",
        arg=",".join(map(str, before)),
    )


def test_a_drag_that_ends_nowhere_moves_nothing(invite: Invite) -> None:
    anna = invite()
    martian = play_until(anna, ".ma-go[data-goes]")
    version, box = anna.version(), martian.bounding_box()
    assert box
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 5 * box["width"], box["y"] + 5 * box["height"], steps=4)
    anna.page.mouse.up()
    assert anna.version() == version
    assert anna.page.locator(".ma-touch [data-way]").count() == 0


def test_R27_another_martian_is_chosen_instead_and_a_choice_is_taken_back(invite: Invite) -> None:
    anna = invite()
    play_until(anna, "[data-instead]")
    another = anna.page.locator("#board [data-instead]").first
    wanted, where = another.get_attribute("data-instead"), another.get_attribute("transform")
    another.click()
    anna.page.wait_for_function(
        """([wanted, where]) => {
          const chosen = document.querySelector(".ma-touch .ma-from")?.getAttribute("transform") === where;
          const stands = [...document.querySelectorAll(".ma-mob > use")].some((one) =>
            one.getAttribute("transform").startsWith(where));
          return !document.querySelector(`#board [data-instead="${wanted}"]`) && (chosen || !stands);
        }""",
        arg=[wanted, where],
    )


def test_the_rest_of_the_martians_is_left_to_a_bot(invite: Invite) -> None:
    anna = invite()
    play_until(anna, '[data-do="rest"]')
    version = anna.version()
    anna.page.locator('#board [data-do="rest"]').click()
    anna.page.wait_for_function("() => !document.querySelector('#board [data-do=\"rest\"]')")
    assert anna.version() > version
    assert any("moves a Martian" in line for line in anna.log())


def windows(person: Person) -> Locator:
    """A game against a greedy bot that has come to a question outside one's own turn."""
    options = {"players": 2, "card_windows": "full"}
    seats = ["me", "greedy"]
    view = person.api("/tables", {"game": "martians", "seats": seats, "name": "Anna", "options": options})
    table = str(view["table"])
    person.open(table)
    for _ in range(MOST_DECISIONS):
        assert person.await_turn_or_end()
        found = person.page.locator('#board [data-hush="round"]')
        if found.count():
            return found
        view = person.api(f"/tables/{table}")
        person.api(f"/tables/{table}/act", {"decision": view["decision"], "action": view["actions"][0]["action"]})
        person.await_change(view["decision"])
    raise AssertionError("no window ever opens")


def test_R59_not_this_round_lets_windows_go_by_until_ones_own_turn(invite: Invite) -> None:
    anna = invite()
    quiet = windows(anna)
    table, version = str(anna.table.get_attribute("data-table")), anna.version()
    quiet.click()
    anna.await_change(version)
    asked = f"localStorage.getItem('ludoteca.ask.{table}.0')"
    anna.page.wait_for_function("() => document.querySelector('#board .seat.s0.ma-turn')")
    assert anna.await_turn_or_end()
    anna.page.wait_for_function(f"() => {asked} === 'usual'")
    assert anna.page.locator('[data-ask="0"]').input_value() == "usual"


def test_R59_only_if_i_am_the_target_is_remembered_for_this_table(invite: Invite) -> None:
    anna = invite()
    windows(anna)
    table, version = str(anna.table.get_attribute("data-table")), anna.version()
    anna.page.locator('#board [data-hush="target"]').click()
    anna.await_change(version)
    assert anna.page.evaluate(f"localStorage.getItem('ludoteca.ask.{table}.0')") == "target"
    anna.page.wait_for_function("() => document.querySelector('#board .seat.s0.ma-turn')")
    assert anna.page.locator('[data-ask="0"]').input_value() == "target"


def marker_offered(person: Person) -> str:
    """A game of two companions, played by API until a marker may be taken or left to the other; which table it is."""
    options = {"players": 2, "mode": "cooperative"}
    view = person.api("/tables", {"game": "martians", "seats": ["me", "greedy"], "name": "Anna", "options": options})
    table = str(view["table"])
    view = person.play_by_api(table, 0)
    for _ in range(MOST_DECISIONS):
        view = person.my_turn(table, view)
        possible = [int(one["action"]) for one in view["actions"]]
        if TAKE + 1 in possible:
            return table
        steps = [action for action in possible if STEP <= action < ROLL]
        chosen = steps[view["decision"] * 11 // 3 % len(steps)] if steps else possible[0]  # here and there in the town
        view = person.api(f"/tables/{table}/act", {"decision": view["decision"], "action": chosen})
    raise AssertionError("nobody comes to a marker")


def test_R19_a_marker_is_taken_without_asking_unless_somebody_wants_to_be_asked(invite: Invite) -> None:
    """Nobody needs the marker more; after it was taken back it is asked."""
    anna = invite()
    table = marker_offered(anna)
    anna.go("/")
    anna.page.evaluate("localStorage.setItem('ludoteca.martians-ask-take', 'on')")
    anna.open(table)
    question, version = anna.page.locator("#board [data-takes]"), anna.version()
    expect(question).to_be_visible()
    anna.page.evaluate("localStorage.setItem('ludoteca.martians-ask-take', 'off')")
    assert anna.version() == version
    anna.page.reload()
    anna.await_change(version)
    expect(question).to_have_count(0)
    assert any("takes" in line for line in anna.log()[-3:])
    anna.page.locator('#tools [data-do="undo"]').click()
    expect(question).to_be_visible()
    anna.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(question).to_be_visible()


def test_what_a_person_sets_for_this_game_stands_in_the_settings(invite: Invite) -> None:
    anna = invite()
    play_until(anna, ".ma-do")
    field = anna.page.locator('[data-setting="martians-ask-take"]')
    assert not field.is_checked()
    field.evaluate("(field) => field.click()")
    assert anna.page.evaluate("localStorage.getItem('ludoteca.martians-ask-take')") == "on"
