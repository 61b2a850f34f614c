"""Automobiles in the browser: cars follow the bends, cubes show where they lead, and a track may come from a file."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FilePayload, expect

from ludoteca.games.automobiles.decisions import ACTION, BUY, DECISIONS, SETUP_BUY, STEP, RaceDecision
from ludoteca.games.automobiles.track import track_text
from tests.browser.conftest import Invite
from tests.browser.people import Person

RECORD = """() => {
  window.drives = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset.rail) {
      window.drives.push(frames.map((frame) => frame.transform));
      queueMicrotask(() => { window.solid ||= getComputedStyle(this).pointerEvents !== "none"; });
    }
    return animate.call(this, frames, timing);
  };
}"""
ASIDE = """() => {
  const rail = document.querySelector("#board .au-loop");
  const whole = rail.getTotalLength();
  const line = Array.from({ length: 500 }, (_, mark) => rail.getPointAtLength(whole * mark / 500));
  const far = (frame) => {
    const at = new DOMMatrix(frame);
    return Math.min(...line.map((point) => Math.hypot(point.x - at.e, point.y - at.f)));
  };
  return window.drives.map((frames) => [frames.length, Math.max(...frames.map(far))]);
}"""


def race(anna: Person, *others: str, **options: Any) -> str:
    """Set a table and open it."""
    wanted = {"players": 1 + len(others), "first_player": "seat_0", **options}
    data = {"game": "automobiles", "seats": ["me", *others], "name": "Anna", "options": wanted}
    table = str(anna.api("/tables", data)["table"])
    anna.open(table)
    return table


def actions_of(anna: Person) -> list[int]:
    """What the drawn things stand for, in their order."""
    return [int(number) for number in anna.touchable.evaluate_all("(all) => all.map((one) => one.dataset.action)")]


def asked_by(action: int) -> RaceDecision:
    """The decision that an action answers."""
    return next(asked for asked in reversed(DECISIONS) if asked.first <= action)


def touch_action(anna: Person, action: int) -> None:
    version = anna.version()
    anna.page.locator(f'[data-action="{action}"]').first.click()
    anna.await_change(version)


def drive(anna: Person) -> None:
    """Answer one decision as somebody would who wants to get on: use gears, buy nothing."""
    found = actions_of(anna)
    asked = asked_by(found[0])
    gears = [action for action in found if ACTION.first <= action < ACTION.first + 4]
    if asked in (SETUP_BUY, BUY):
        touch_action(anna, asked.first + 10)
    elif asked == ACTION:
        touch_action(anna, gears[-1] if gears else ACTION.first + 10)
    else:
        touch_action(anna, found[0])


def test_cars_follow_the_bends(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    race(anna, "greedy")
    anna.page.evaluate(RECORD)
    for _ in range(60):
        if not anna.await_turn_or_end():
            break
        drive(anna)
        if anna.page.evaluate("window.drives.length") > 4:
            break
    drives = anna.page.evaluate(ASIDE)
    assert len(drives) > 4 and max(frames for frames, _ in drives) > 4
    assert anna.page.evaluate("window.solid") is False, "a car that drives by takes a touch meant for the road"
    assert all(aside < 2 * 29 for _, aside in drives), "a car has left the road"


def test_a_cube_shows_where_it_leads_and_the_path_is_undone_cube_by_cube(anna: Person) -> None:
    race(anna, "here")
    for _ in range(2):
        touch_action(anna, SETUP_BUY.first + 10)
    anna.await_turn()
    gear = next(action for action in actions_of(anna) if ACTION.first <= action < ACTION.first + 4) - ACTION.first
    preview = anna.page.locator(f".au-r{gear}")
    expect(preview).to_be_hidden()
    anna.page.locator(f".au-a{gear}").hover()
    expect(preview).to_be_visible()
    before = anna.drawn()
    touch_action(anna, ACTION.first + gear)
    if asked_by(actions_of(anna)[0]) == STEP:
        touch_action(anna, actions_of(anna)[0])
    expect(anna.page.locator(".au-die")).to_have_count(1)
    expect(anna.page.locator(".au-way")).to_have_count(1)
    while anna.page.locator(".au-die").count() or asked_by(actions_of(anna)[0]) == STEP:
        version = anna.version()
        anna.page.locator('[data-do="undo"]').click()
        anna.await_change(version)
    assert anna.drawn() == before


def test_a_track_of_one_s_own_comes_from_a_file_and_a_bad_one_is_refused_with_a_reason(anna: Person) -> None:
    text = track_text("monza").replace("track Monza", "track Via Roma")
    anna.expected.append("400")
    anna.go("/new/automobiles")
    page = anna.page
    page.locator('[name="option-track"]').select_option("custom")
    file = page.locator('[data-fills="option-track_text"]')
    field = page.locator('[name="option-track_text"]')
    file.set_input_files(FilePayload(name="long.txt", mimeType="text/plain", buffer=b"#" * 9000))
    expect(field).to_have_value("")
    file.set_input_files(FilePayload(name="bad.txt", mimeType="text/plain", buffer=text.replace("@5", "").encode()))
    expect(field).to_have_value(text.replace("@5", ""))
    page.locator("form button.main").click()
    expect(page.locator(".problem")).to_contain_text("grid place 5")
    page.locator('[data-fills="option-track_text"]').set_input_files(
        FilePayload(name="good.txt", mimeType="text/plain", buffer=text.encode())
    )
    expect(page.locator('[name="option-track_text"]')).to_have_value(text)
    page.locator("form button.main").click()
    expect(page.locator("svg.au-track")).to_have_attribute("aria-label", "Track: Via Roma")


def test_on_a_phone_the_strip_shows_the_driver_and_nothing_else_is_wider_than_the_screen(invite: Invite) -> None:
    anna = invite(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    race(anna, "here")
    for _ in range(2):
        touch_action(anna, SETUP_BUY.first + 10)
    anna.await_turn()
    place = "() => document.querySelector('.au-drives').getBoundingClientRect()"
    anna.page.wait_for_function(f"() => {{ const box = ({place})(); return box.left > 0 && box.right < 390; }}")
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    small = anna.page.evaluate(
        """() => [...document.querySelectorAll("#board text, #board b, #board small, #board p, #board h4, #board i")]
          .filter((one) => one.textContent.trim() && one.getBoundingClientRect().height > 0)
          .map((one) => {
            const scale = one.getScreenCTM ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
            return [scale * parseFloat(getComputedStyle(one).fontSize), one.getAttribute("class"), one.textContent];
          }).filter(([size]) => size < 11.95)"""
    )
    assert small == []


def near(anna: Person) -> bool:
    """Whether the circuit is larger than its window."""
    return bool(anna.page.evaluate("() => document.documentElement.hasAttribute('data-au-near')"))


def lane(anna: Person) -> float:
    """How many pixels a lane is wide."""
    return float(
        anna.page.evaluate(
            """() => {
              const drawn = document.querySelector(".au-track");
              return Number(drawn.dataset.lane) * drawn.getScreenCTM().a;
            }"""
        )
    )


def test_a_touch_on_a_space_ahead_uses_the_cube_that_enters_it(anna: Person) -> None:
    race(anna, "here")
    for _ in range(2):
        touch_action(anna, SETUP_BUY.first + 10)
    for _ in range(40):
        anna.await_turn()
        entries = anna.page.locator(".au-entry:not([data-gears*=' '])")
        if entries.count():
            break
        touch_action(anna, actions_of(anna)[0])
    land = entries.first.get_attribute("data-land")
    expect(anna.page.locator(".au-die")).to_have_count(0)
    version = anna.version()
    entries.first.click()
    anna.await_change(version)
    expect(anna.page.locator(".au-die")).to_have_count(1)
    expect(anna.page.locator(f'.au-entry[data-land="{land}"], .au-exit[data-land="{land}"]')).to_have_count(0)


def test_on_a_phone_a_double_tap_shows_all_of_the_circuit_and_the_small_one_leads_back(invite: Invite) -> None:
    anna = invite(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    race(anna, "here")
    assert near(anna) and lane(anna) >= 44
    window = anna.page.locator(".au-window").bounding_box()
    assert window is not None
    for _ in range(2):
        anna.page.touchscreen.tap(window["x"] + 320, window["y"] + 60)
    anna.page.wait_for_function("() => !document.documentElement.hasAttribute('data-au-near')")
    track = anna.page.locator(".au-track").bounding_box()
    assert track is not None and track["width"] <= 391
    anna.page.locator(".au-overview button").tap()
    anna.page.wait_for_function("() => document.documentElement.hasAttribute('data-au-near')")
    assert lane(anna) >= 44


def test_on_a_phone_two_fingers_bring_the_circuit_nearer_and_it_stays_so(invite: Invite) -> None:
    anna = invite(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    race(anna, "here")
    before = lane(anna)
    session = anna.context.new_cdp_session(anna.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": 195 - apart, "y": 250, "id": 0}, {"x": 195 + apart, "y": 250, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    fingers("touchStart", 60)
    for apart in (64, 72, 84):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert lane(anna) > 1.15 * before
    now = lane(anna)
    touch_action(anna, SETUP_BUY.first + 10)
    assert lane(anna) == now
