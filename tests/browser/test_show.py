"""What the others did is shown one step after the other: in order, at each speed, skipped, marked, without a jolt."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludoteca
from ludoteca.screen.beats import beats_of
from tests.browser.conftest import Invite
from tests.browser.people import Person, unfolded

MOVING = {"reduced_motion": "no-preference"}
HOUR = 3_600_000
ROOM = 120  # letters that two lines of the deck hold; a single sentence may be longer than what is told together
LISTEN = """() => {
  window.told = [];
  const look = () => {
    const panel = document.querySelector(".prompt.telling");
    const said = panel?.querySelector(".asked").textContent;
    if (said && said !== window.told.at(-1)?.said) {
      window.told.push({ said, lit: document.querySelectorAll("#board .lit").length,
        can: document.querySelectorAll("#board [data-action]").length });
    }
  };
  new MutationObserver(look).observe(document.querySelector("#prompt"), { subtree: true, childList: true });
}"""
HEAR = """() => {
  window.heard = [];
  document.addEventListener("ludoteca:sound", (event) => window.heard.push(event.detail.name));
}"""
SHIFTS = """async () => {
  // What has changed until now, such as who is here, is painted first.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  window.shifts = [];
  const own = []; // from a press until what it did is shown, however long the answer takes
  addEventListener("pointerdown", () => own.push([performance.now(), Infinity]), true);
  addEventListener("ludoteca:shown", () => {
    const last = own.at(-1);
    if (last && last[1] === Infinity) last[1] = performance.now() + 100;
  }, true);
  const asked = (at) => own.some(([from, until]) => from <= at && at <= until);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const within = (node) => node?.parentElement ? ` of ${named(node.parentElement)}` : "";
      const named = (node) => node?.id || node?.getAttribute?.("class") || node?.nodeName + within(node);
      const moved = shift.sources.map(({ node }) => named(node));
      if (!shift.hadRecentInput && !asked(shift.startTime)) window.shifts.push([shift.value, ...moved]);
    }
  }).observe({ type: "layout-shift", buffered: false });
}"""


def begin(invite: Invite, speed: str, game: str = "marrak_hesh", bots: int = 2, **wishes: Any) -> Person:
    """Somebody who is asked, before bots, at a page of that speed."""
    anna = invite(**{**MOVING, **wishes})
    anna.context.add_init_script(f"localStorage.setItem('ludoteca.speed', '{speed}')")
    seats = ["me", *["greedy"] * bots]
    options: dict[str, Any] = {"players": len(seats)}
    if game == "marrak_hesh":
        options["first_player"] = "seat_0"
    view = anna.api("/tables", {"game": game, "seats": seats, "name": "Anna", "options": options})
    anna.open(str(view["table"]))
    anna.await_turn()
    anna.page.evaluate(LISTEN)
    return anna


def own_turn(anna: Person) -> list[str]:
    """Dock a Transport and store its Goods; what happened up to then."""
    for _ in range(2):
        version = anna.version()
        unfolded(anna.touchable.first).click()
        anna.page.locator(f'.table:not([data-version="{version}"])').wait_for()
    return anna.log()


def others_did(anna: Person) -> list[str]:
    """What the others have done in the round that has just ended, as the story tells it."""
    return [line for line in anna.log() if re.match("Ada|Bruno|Carla|Dante", line)]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_three_bots_are_shown_in_order_each_step_with_its_place(invite: Invite, speed: str) -> None:
    anna = begin(invite, speed)
    own_turn(anna)
    anna.await_turn()
    told = anna.page.evaluate("told")
    assert [one["said"] for one in told] == others_did(anna)
    assert len(told) == 4, "two bots, each docks and stores"
    assert all(one["lit"] for one in told), "each step is lit on the board"
    assert not any(one["can"] for one in told), "nothing can be touched before the show is over"
    expect(anna.page.locator("#board .lit")).to_have_count(0)


@pytest.mark.parametrize("wishes", [{}, {"reduced_motion": "reduce"}])
def test_at_once_or_with_little_motion_nothing_is_shown_but_the_marks_stay(
    invite: Invite, wishes: dict[str, Any]
) -> None:
    anna = begin(invite, "normal" if wishes else "once", **wishes)
    own_turn(anna)
    anna.await_turn()
    assert anna.page.evaluate("told") == []
    expect(anna.page.locator("#board .did-s1").first).to_be_visible()
    assert len(others_did(anna)) == 4


def hold_still(anna: Person) -> None:
    """From here on no time goes by on the page but what the test lets go by."""
    anna.page.clock.install(time=0)
    anna.page.reload()
    anna.await_turn()
    anna.page.evaluate(LISTEN)
    anna.page.clock.pause_at(HOUR)


@pytest.mark.parametrize(("speed", "beat"), [("slow", 1440), ("normal", 900), ("fast", 360)])
def test_a_step_stays_as_long_as_the_speed_and_its_weight_say(invite: Invite, speed: str, beat: int) -> None:
    weights = beats_of(ludoteca.make("marrak_hesh"))
    anna = begin(invite, speed, bots=1)
    hold_still(anna)
    for _ in range(2):
        version = anna.version()
        unfolded(anna.touchable.first).click()
        anna.await_change(version)
    first, second = (
        anna.page.locator(".telling .asked", has_text="docks"),
        anna.page.locator(".telling .asked", has_text="stores"),
    )
    _let_time_go_until(anna, first)
    anna.page.clock.run_for(round(beat * weights["places"].weight) - 30)
    expect(first).to_be_visible()
    expect(anna.page.locator('.prompt[data-turn="yours"]')).to_have_count(0)
    _let_time_go_until(anna, second)
    anna.page.clock.run_for(round(beat * weights["stores"].weight) - 30)
    expect(second).to_be_visible()
    anna.page.clock.run_for(60)
    anna.await_turn()


def _let_time_go_until(anna: Person, shown: Locator) -> None:
    for _ in range(2000):  # in small steps, so that it has just come when it is seen
        if shown.is_visible():
            return
        anna.page.clock.run_for(10)
    raise AssertionError("it is never shown")


@pytest.mark.parametrize("way", ["button", "Space", "Enter", "s", "board"])
def test_a_show_is_skipped_to_ones_own_turn(invite: Invite, way: str) -> None:
    anna = begin(invite, "slow")
    hold_still(anna)
    own_turn(anna)
    anna.page.clock.run_for(700)
    expect(anna.page.locator(".prompt.telling")).to_be_visible()
    if way == "button":
        anna.page.get_by_role("button", name="Skip to my turn").click()
    elif way == "board":
        anna.page.locator("#board").click(position={"x": 4, "y": 4})
    else:
        anna.page.evaluate("() => document.activeElement.blur()")
        anna.page.keyboard.press(way)
    anna.await_turn()  # no time has gone by
    assert len(others_did(anna)) == 4, "nothing that happened is lost"
    expect(anna.page.locator("[data-skip-show]")).to_be_hidden()
    version = anna.version()
    anna.page.clock.run_for(500)  # a second tap of the hand that skipped is no move
    unfolded(anna.touchable.first).click()
    anna.await_change(version)


def test_a_step_that_tells_much_is_told_in_pieces_that_the_deck_has_room_for(invite: Invite) -> None:
    anna = begin(invite, "fast", "pocket_mars")
    for _ in range(4):
        version = anna.version()
        unfolded(anna.touchable.first).click()
        anna.await_change(version)
        anna.await_turn()
    told = [one["said"] for one in anna.page.evaluate("told")]
    assert max(map(len, told)) <= ROOM and len(set(told)) > 6
    heard = anna.page.get_by_role("log").locator("p").all_inner_texts()
    rest = " ".join(told)
    for one in heard:
        _, found, rest = rest.partition(one)
        assert found, "nothing is left out, and all in its order"


def test_of_ones_own_move_only_what_it_brings_about_elsewhere_is_told(anna: Person) -> None:
    anna.sit_at("me", "here")
    scenes = anna.page.evaluate(
        """async () => {
          const { scenes } = await import(document.querySelector('link[href$="/show.js"]').href);
          const told = [[0, 1], [-1, 1], [1, 0.2], [-1, 0.7], [0, 1]].map(([seat, weight], number) =>
            ({ text: `${number}`.repeat(40), seat, weight, places: [], sound: "" }));
          const parts = ({ told, regions }) => [told.map(({ text }) => text[0]).join(""), Object.keys(regions).length];
          const step = { version: 1, regions: { board: "" }, told, by: 0 };
          return [new Set([0]), new Set([1])].map((own) => scenes(step, own).map(parts));
        }"""
    )
    mine, theirs = scenes
    assert mine == [["024", 1], ["13", 0]], "trifles are left out, and the change is shown at once"
    assert theirs == [["0", 1], ["1", 0], ["2", 0], ["3", 0], ["4", 0]], "each sentence to its seat"


def test_while_a_show_runs_nothing_is_played_but_rules_and_chat_are_open(invite: Invite) -> None:
    anna = begin(invite, "slow")
    hold_still(anna)
    own_turn(anna)
    anna.page.clock.run_for(700)
    expect(anna.page.locator(".table.showing")).to_have_count(1)
    expect(anna.touchable).to_have_count(0)
    anna.page.locator("[data-rules]").click()
    expect(anna.page.locator("#drawer")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.say("Let me see")
    expect(anna.page.locator("#chat")).to_contain_text("Let me see")
    expect(anna.page.locator(".table.showing")).to_have_count(1)


def test_what_each_of_the_others_did_last_stays_marked_until_they_act_again(invite: Invite) -> None:
    anna = begin(invite, "once")
    own_turn(anna)
    anna.await_turn()
    marked = {seat: _spots(anna, seat) for seat in (1, 2)}
    assert all(marked.values())
    version = anna.version()
    unfolded(anna.touchable.first).click()
    anna.await_change(version)
    assert {seat: _spots(anna, seat) for seat in (1, 2)} == marked, "one's own move takes no mark away"
    anna.touchable.first.click()
    anna.await_change(version + 1)
    anna.await_turn()
    again = {seat: _spots(anna, seat) for seat in (1, 2)}
    assert all(again.values()) and all(again[seat] != marked[seat] for seat in (1, 2))


def _spots(anna: Person, seat: int) -> list[str]:
    return sorted(
        anna.page.locator(f"#board .did-s{seat}").evaluate_all("spots => spots.map(spot => spot.dataset.spot)")
    )


def test_the_strip_is_stepped_through_and_each_step_lights_its_places(invite: Invite) -> None:
    anna = begin(invite, "once")
    own_turn(anna)
    anna.await_turn()
    steps = anna.page.locator("#since li")
    assert steps.all_inner_texts() == others_did(anna)
    lit = anna.page.locator("#board .lit")
    expect(lit).to_have_count(0)
    seen = []
    anna.page.keyboard.press("[")
    expect(anna.page.locator("#since li.now")).to_have_text(steps.last.inner_text())
    for _ in range(3):
        seen.append(lit.evaluate_all("spots => spots.map(spot => spot.dataset.spot)"))
        anna.page.keyboard.press("[")
    expect(anna.page.locator("#since li.now")).to_have_text(steps.first.inner_text())
    assert all(seen)
    anna.page.get_by_role("button", name="One step on").click()
    expect(anna.page.locator("#since li.now")).to_have_text(steps.nth(1).inner_text())
    anna.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    steps.first.hover()
    expect(lit).not_to_have_count(0)


def test_a_line_of_the_story_lights_its_places(invite: Invite) -> None:
    anna = begin(invite, "once")
    own_turn(anna)
    anna.await_turn()
    anna.turn_to("log").locator("li.by a").first.hover()
    expect(anna.page.locator("#board .lit")).not_to_have_count(0)
    anna.page.mouse.move(2, 2)
    expect(anna.page.locator("#board .lit")).to_have_count(0)


def test_a_page_that_was_hidden_shows_the_newest_at_once(invite: Invite) -> None:
    anna = begin(invite, "slow")
    hold_still(anna)
    own_turn(anna)
    anna.page.clock.run_for(700)
    expect(anna.page.locator(".prompt.telling")).to_be_visible()
    anna.page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    anna.await_turn()


def test_what_others_did_is_announced_and_the_decision_too(invite: Invite) -> None:
    anna = begin(invite, "once")
    own_turn(anna)
    anna.await_turn()
    assert anna.page.get_by_role("log").locator("p").all_inner_texts() == others_did(anna)
    expect(anna.page.locator("#prompt[role=status]")).to_contain_text("Your turn")


def test_it_sounds_only_for_whoever_has_touched_the_page_and_as_loud_as_it_is_set(invite: Invite) -> None:
    anna = begin(invite, "fast")
    anna.page.evaluate(HEAR)
    own_turn(anna)
    anna.await_turn()
    heard = anna.page.evaluate("heard")
    assert heard[-1] == "turn" and len(heard) > 1
    anna.page.keyboard.press("m")
    own_turn(anna)
    anna.await_turn()
    assert anna.page.evaluate("heard") == heard


@pytest.mark.parametrize("game", ["automobiles", "marrak_hesh", "martians", "pocket_mars"])
def test_nothing_shifts_while_pieces_move(invite: Invite, game: str) -> None:
    """The browser's own measure of it, over a round of bots."""
    anna = begin(invite, "fast", game)
    anna.page.evaluate(SHIFTS)
    rounds = 0
    for _ in range(12):
        version = anna.version()
        unfolded(anna.touchable.first).click()
        anna.await_change(version)
        rounds += bool(anna.page.evaluate("told.splice(0).length"))
        if rounds == 2 or not anna.await_turn_or_end():
            break
    assert anna.page.evaluate("shifts") == []
