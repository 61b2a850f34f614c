"""Whatever happens to pages and server, every page shows the same truth, and no move counts twice."""

from __future__ import annotations

import os
import select
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ludoteca.engine.record import Record
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import Person, unfolded

LOST = ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]  # what a browser says while the server is dead
THINKER = "search:400000"  # it thinks for as long as it is let


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, since some of these kill it."""
    house = House(tmp_path)
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


def _shown(anna: Person, page: Page | None = None) -> dict[str, list[str]]:
    return {name: anna.drawn(page, f"#{name}") for name in ("prompt", "tools", "board", "log", "players")}


def test_a_reload_shows_the_same_truth(anna: Person) -> None:
    anna.sit_at("me", "here", played=7)
    anna.touch()
    before = _shown(anna)
    anna.page.reload()
    anna.await_live()
    assert _shown(anna) == before


def test_two_tabs_of_the_same_seat_stay_in_step(anna: Person) -> None:
    table = anna.sit_at("me", "here", played=2)
    other = anna.context.new_page()
    anna.open(table, other)
    for _ in range(3):
        anna.touch()
        anna.await_version(anna.version(), other)
        assert _shown(anna, other) == _shown(anna)
    version = anna.version()
    unfolded(other.locator("#board [data-action]").first).click()
    for page in (anna.page, other):
        anna.await_version(version + 1, page)
    assert _shown(anna, other) == _shown(anna)


# Both before the page can hear of the first: by hand, a fast server may redraw between the two.
TWO_CLICKS = "thing => { for (let n = 0; n < 2; n++) thing.dispatchEvent(new MouseEvent('click', {bubbles: true})) }"


def test_a_double_click_plays_once(anna: Person) -> None:
    table = anna.sit_at("me", "here", played=2)
    anna.touchable.first.evaluate(TWO_CLICKS)
    anna.await_version(3)
    expect(anna.toast).to_contain_text("This answers decision 2, but decision 3 is being asked")
    assert anna.api(f"/tables/{table}")["decision"] == 3
    assert len(anna.log()) == 3


def test_a_stale_decision_is_refused_with_a_sentence_and_changes_nothing(anna: Person) -> None:
    """The second tab hears only answers for a while, so that it answers a decision that is long past."""
    deaf = False

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: None if deaf and '"error"' not in str(message) else route.send(message))

    table = anna.sit_at("me", "here", played=2)
    tab = anna.context.new_page()
    tab.route_web_socket("**/live", between)
    anna.open(table, tab)
    deaf = True
    anna.touch()
    after = anna.version()
    expect(tab.locator(".table")).to_have_attribute("data-version", "2")
    unfolded(tab.locator("#board [data-action]").first).click()
    expect(tab.locator("#toast.shown")).to_contain_text("This answers decision 2, but decision 3 is being asked")
    assert anna.api(f"/tables/{table}")["decision"] == after


def test_a_server_killed_in_mid_game_loses_nothing_and_the_page_comes_back_by_itself(anna: Person) -> None:
    anna.expected += LOST
    table = anna.sit_at("me", "here", played=4)
    for _ in range(3):
        anna.touch()
    before = _shown(anna)
    anna.house.kill()
    anna.page.locator(".table.lost").wait_for()
    expect(anna.toast).to_have_text("Connection lost. Trying again …")
    anna.house.start()
    anna.page.locator(".table:not(.lost)").wait_for()
    anna.await_live()
    assert _shown(anna) == before
    anna.touch()
    assert anna.version() == 8 == anna.api(f"/tables/{table}")["decision"]


def test_a_move_right_before_the_kill_is_kept(anna: Person) -> None:
    """What the page has been told is durable: the server dies in the moment after."""
    anna.expected += LOST
    table = anna.sit_at("me", "here")
    for round_number in range(3):
        anna.touch()
        anna.house.kill()
        log = anna.log()
        anna.house.start()
        anna.page.locator(".table:not(.lost)").wait_for()
        assert anna.api(f"/tables/{table}")["decision"] == round_number + 1
        anna.page.reload()
        assert anna.log() == log
        anna.await_live()


def test_a_server_killed_while_a_bot_thinks_lets_the_bot_think_again_and_the_game_goes_on(anna: Person) -> None:
    anna.expected += LOST
    anna.house.kill()
    anna.house.start(bots=[THINKER])
    table = anna.sit_at("me", THINKER)
    while anna.prompt.get_attribute("data-turn") == "yours":
        anna.touch()
    mine = anna.version()
    log = anna.log()
    anna.house.await_thinking()
    anna.house.kill()
    anna.page.locator(".table.lost").wait_for()
    anna.house.start(bot_seconds=1.0)  # then greedy decides instead
    anna.page.locator(".table:not(.lost)").wait_for()
    assert anna.log()[: len(log)] == log
    anna.await_turn("yours")
    assert anna.version() > mine
    assert anna.log()[: len(log)] == log
    anna.touch()
    assert anna.api(f"/tables/{table}")["asked"] in (0, 1)


def test_the_workers_of_a_killed_server_end_too(anna: Person) -> None:
    anna.expected += LOST
    anna.sit_at("me", "greedy")
    while anna.version() < 4:
        anna.touch()
        anna.await_turn("yours")
    workers = [os.pidfd_open(worker) for worker in anna.house.children()]
    assert workers
    anna.house.kill()
    ended = [bool(select.select([worker], [], [], 10)[0]) for worker in workers]
    for worker in workers:
        os.close(worker)
    assert all(ended)


def test_a_game_that_survived_a_kill_gives_a_sound_record(invite: Invite) -> None:
    anna = invite()
    table = anna.set_table("me", "here")
    anna.play_by_api(table, 9)
    anna.house.kill()
    anna.house.start()
    view = anna.play_by_api(table, 100)
    assert view["over"]
    text = anna.context.request.get(f"{anna.house.address}/t/{table}/record.json").text()
    assert Record.from_json(text).replay().scores() == view["scores"]


@pytest.mark.parametrize(("locale", "refusal"), [("en-GB", "so it did not happen"), ("it", "quindi non è successo")])
def test_a_move_that_cannot_be_kept_is_refused_the_page_stays_true_and_play_goes_on(
    invite: Invite, locale: str, refusal: str
) -> None:
    """The file of the tables is carried away while people play, and put back."""
    anna = invite(locale=locale)
    table = anna.sit_at("me", "here", played=2)
    before = _shown(anna)
    aside = anna.house.database.rename(anna.house.database.with_name("aside"))
    unfolded(anna.touchable.first).click()
    expect(anna.toast).to_contain_text(refusal)
    assert "tables.db" not in anna.toast.inner_text()
    expect(anna.page.locator(".table.sending")).to_have_count(0)
    assert _shown(anna) == before
    aside.rename(anna.house.database)
    anna.touch()
    assert anna.version() == 3 == anna.api(f"/tables/{table}")["decision"]
    assert "was moved or removed while the server runs" in anna.house.log.read_text()


def test_a_question_asked_before_the_page_is_connected_is_answered(anna: Person) -> None:
    """The socket opens only when the question has been asked."""
    table = anna.set_table("me", "here")
    anna.play_by_api(table, 8)
    anna.page.add_init_script(
        """const Real = WebSocket;
        window.WebSocket = class extends Real {
          get readyState() { return window.mayOpen ? super.readyState : 0; }
          set onopen(then) { super.onopen = () => { window.openNow = () => { window.mayOpen = true; then(); }; }; }
        };"""
    )
    anna.go(f"/t/{table}")
    anna.page.wait_for_function("() => window.openNow")
    anna.page.locator("#board [data-why]").first.click()
    expect(anna.toast).to_have_count(0)
    anna.page.evaluate("() => window.openNow()")
    expect(anna.toast.locator("a.rule-link")).to_be_visible()


@pytest.mark.parametrize(("locale", "gone"), [("en-GB", "This table is not here any more."), ("it", "non c'è più")])
def test_a_table_that_is_gone_says_so_and_is_not_asked_for_again(invite: Invite, locale: str, gone: str) -> None:
    anna = invite(locale=locale)
    anna.expected += LOST
    table = anna.set_table("me", "here")
    anna.play_by_api(table, 2)
    anna.go(f"/t/{table}")
    anna.await_turn("yours")
    anna.house.kill()
    for file in anna.house.database.parent.glob("tables.db*"):
        file.unlink()
    anna.house.start()
    expect(anna.prompt).to_contain_text(gone)
    expect(anna.prompt.get_by_role("link")).to_have_attribute("href", "/")
    expect(anna.page.locator("#actions [data-action], #tools button")).to_have_count(0)
