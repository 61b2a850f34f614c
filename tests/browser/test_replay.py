"""A game that was played is seen again: every moment of it, from every side, and its proof."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludoteca.engine.record import Record
from tests.browser.conftest import Invite
from tests.browser.people import Person


@pytest.fixture
def finished(anna: Person) -> str:
    table = anna.set_table("me", "here")
    assert anna.play_by_api(table, 200)["over"]
    return table


def _step(anna: Person) -> int:
    told = re.match(r"Step (\d+) of", anna.prompt.locator(".turn").inner_text())
    assert told
    return int(told[1])


def _at(anna: Person, step: int) -> None:
    expect(anna.prompt.locator(".turn")).to_have_text(re.compile(rf"^Step {step} of "))


def _board(anna: Person) -> list[str]:
    return anna.drawn()


def test_slider_and_steps_show_each_moment(anna: Person, finished: str) -> None:
    anna.go(f"/t/{finished}")
    anna.page.get_by_role("link", name="Replay").click()
    slider = anna.page.get_by_role("slider")
    most = int(slider.get_attribute("max") or 0)
    assert most >= 32
    _at(anna, most)
    end = _board(anna)
    anna.page.get_by_role("button", name="First").click()
    _at(anna, 0)
    opening = _board(anna)
    assert opening != end
    anna.page.get_by_role("button", name="Next").click()
    _at(anna, 1)
    assert _board(anna) not in (opening, end)
    anna.page.get_by_role("button", name="Back", exact=True).click()
    _at(anna, 0)
    assert _board(anna) == opening
    slider.focus()
    anna.page.keyboard.press("ArrowRight")
    _at(anna, 1)
    slider.fill("12")
    _at(anna, 12)
    assert "at=12" in anna.page.url
    twelve = _board(anna)
    anna.page.reload()
    _at(anna, 12)
    assert _board(anna) == twelve
    anna.page.get_by_role("button", name="Last").click()
    _at(anna, most)
    assert _board(anna) == end
    expect(anna.page.locator("[data-action], [data-why]")).to_have_count(0)


def test_it_plays_by_itself_and_pauses(anna: Person, finished: str) -> None:
    anna.page.clock.install(time=0)
    anna.go(f"/t/{finished}/replay?at=3")
    anna.page.clock.pause_at(3_600_000)  # from here on no time goes by but what the test lets go by
    anna.page.get_by_role("button", name="Play").click()
    for step in (4, 5, 6):
        anna.page.clock.run_for(1100)
        _at(anna, step)
    anna.page.get_by_role("button", name="Pause").click()
    anna.page.clock.run_for(5000)
    expect(anna.page.get_by_role("button", name="Play")).to_be_visible()
    _at(anna, 6)
    assert anna.page.get_by_role("slider").input_value() == "6"


def test_arrow_keys_step_anywhere_on_the_page(anna: Person, finished: str) -> None:
    anna.go(f"/t/{finished}/replay?at=5")
    anna.page.evaluate("import(document.querySelector('script[src*=main]').src).then(() => null)")  # all of it is here
    anna.page.keyboard.press("ArrowRight")
    _at(anna, 6)
    anna.page.keyboard.press("ArrowLeft")
    _at(anna, 5)


def test_other_views_open_only_after_the_end(anna: Person, invite: Invite) -> None:
    bruno = invite()
    table = anna.set_table("me", "friend")
    (link,) = anna.api(f"/tables/{table}")["invitations"].values()
    bruno.api("/seats", {"invitation": link, "name": "Bruno"})
    anna.play_by_api(table, 2)
    views = "[data-view] option"
    anna.go(f"/t/{table}/replay")
    assert anna.page.locator(views).all_inner_texts() == ["Open view", "View of Anna"]
    expect(anna.page.get_by_role("link", name="Download the record")).to_have_count(0)
    bruno.go(f"/t/{table}/replay")
    assert bruno.page.locator(views).all_inner_texts() == ["Open view", "View of Bruno"]
    anna.expected.append("403")
    anna.go(f"/t/{table}/replay?seat=1")
    expect(anna.page.locator("main")).to_contain_text("Other views open when the game is over")

    bruno.open(table)
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.toast.get_by_role("button", name="Yes, I resign").click()
    bruno.await_turn("over")
    anna.go(f"/t/{table}/replay")
    assert anna.page.locator(views).all_inner_texts() == ["Open view", "View of Anna", "View of Bruno"]
    mine = _board(anna)
    anna.page.locator("[data-view]").select_option("View of Bruno")
    expect(anna.page.locator("#board .own .seat-name")).to_have_text("Bruno")
    assert "seat=1" in anna.page.url
    assert _board(anna) != mine


def test_a_line_of_the_log_leads_to_its_moment(anna: Person) -> None:
    anna.sit_at("me", "here", played=6)
    line = anna.turn_to("log").locator("a").nth(2)
    told = line.inner_text()
    line.click()
    _at(anna, 4)
    expect(anna.prompt).to_contain_text(told)
    anna.page.get_by_role("link", name="Back to the table").click()
    anna.await_turn("yours")


def test_the_downloaded_record_proves_the_game(anna: Person, finished: str) -> None:
    anna.go(f"/t/{finished}/replay")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"marrak_hesh-{finished}.json"
    record = Record.from_json(download.value.path().read_text())
    end = record.replay()
    view = anna.api(f"/tables/{finished}")
    assert end.is_over
    assert end.scores() == view["scores"]
    assert record.seats == [seat["bot"] or seat["name"] for seat in view["seats"]]


def test_the_share_link_is_copied(invite: Invite) -> None:
    anna = invite(permissions=["clipboard-read", "clipboard-write"])
    table = anna.sit_at("me", "here", played=6)
    anna.go(f"/t/{table}/replay?at=2")
    anna.page.get_by_role("button", name="Share link").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("() => navigator.clipboard.readText()") == anna.page.url


@pytest.mark.parametrize(("locale", "told"), [("en-GB", "garbage is no seat"), ("it", "garbage non è un posto")])
def test_a_seat_that_is_none_is_answered_with_a_sentence(invite: Invite, locale: str, told: str) -> None:
    anna = invite(locale=locale)
    anna.expected.append("400")
    table = anna.set_table("me", "here")
    anna.go(f"/t/{table}/replay?seat=garbage")
    expect(anna.page.locator("main")).to_contain_text(told)


def test_what_happened_stands_beside_the_board_and_leads_to_each_moment(anna: Person, finished: str) -> None:
    anna.go(f"/t/{finished}/replay?at=12&seat=1")
    lines = anna.turn_to("log").locator("a")
    told = lines.nth(3).inner_text()
    lines.nth(3).click()
    expect(anna.prompt).not_to_contain_text("Step 12")
    expect(anna.prompt).to_contain_text(told)
    expect(lines.first).to_have_text(told)
    assert "seat=1" in anna.page.url, "the view is kept"


def test_a_change_of_language_keeps_the_moment_and_the_view(anna: Person, finished: str) -> None:
    anna.go(f"/t/{finished}/replay?at=12&seat=1")
    anna.page.get_by_role("button", name="Next").click()
    _at(anna, 13)
    settings = anna.turn_to("settings")
    settings.locator(".languages summary").click()
    settings.get_by_role("button", name="Italiano").click()
    expect(anna.prompt.locator(".turn")).to_have_text(re.compile("^Passo 13 di "))
    assert "seat=1" in anna.page.url


def test_space_home_and_end_work_too(anna: Person, finished: str) -> None:
    anna.go(f"/t/{finished}/replay?at=5")
    expect(anna.page.locator("#board .lit")).not_to_have_count(0)  # the script has come that hears the keys
    anna.page.keyboard.press("Home")
    _at(anna, 0)
    anna.page.keyboard.press("End")
    expect(anna.prompt.locator(".turn")).not_to_have_text(re.compile("^Step 0 "))
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press(" ")
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    anna.page.keyboard.press(" ")
    expect(anna.page.get_by_role("button", name="Play")).to_be_visible()
