"""Before the game: the form shows what counts, the invitation says who is missing, everybody is called rightly."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.engine.shelf import games
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import CHANCE, Person
from tests.browser.test_reach import PHONE
from tests.stranger import Stranger


def test_only_the_options_that_count_are_shown(anna: Person) -> None:
    anna.go("/new/marrak_hesh")
    pair = anna.page.get_by_role("group", name="Pair of cards")
    expect(pair).to_be_hidden()
    anna.page.locator("[name=option-deep_space]").select_option("chosen")
    expect(pair).to_be_visible()
    third = anna.page.locator("[name=option-first_player] option[value=seat_2]")
    expect(third).to_be_disabled()
    anna.page.get_by_role("radio", name="3").check()
    expect(third).to_be_enabled()
    anna.page.locator(".house-rules summary").click()
    anna.page.locator("[name=option-first_player]").select_option("seat_2")
    anna.page.get_by_role("radio", name="2").check()
    expect(anna.page.locator("[name=option-first_player]")).to_have_value("random")
    anna.page.locator("[name=option-deep_space]").select_option("none")
    expect(pair).to_be_hidden()
    anna.page.get_by_role("button", name="Sit down").click()
    anna.page.wait_for_url("**/t/*")

    anna.go("/new/pocket_mars")
    draft, solo = anna.page.locator("[name=option-draft]"), anna.page.locator("[name=option-solo_level]")
    expect(draft).to_be_visible()
    expect(solo).to_be_hidden()
    anna.page.get_by_role("radio", name="1").check()
    expect(draft).to_be_hidden()
    expect(solo).to_be_visible()


CUT = """() => {
  const ruler = document.createElement("canvas").getContext("2d"), arrow = 18;
  for (const hidden of document.querySelectorAll("[hidden]")) hidden.hidden = false;
  return [...document.querySelectorAll("select")].flatMap((field) => {
    const look = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - arrow;
    ruler.font = look.font;
    return [...field.options].map((one) => one.text).filter((text) => ruler.measureText(text).width > room);
  });
}"""


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_every_choice_of_the_form_can_be_read_in_full(invite: Invite, locale: str) -> None:
    for size in ({"viewport": {"width": 1366, "height": 768}}, PHONE):
        person = invite(locale=locale, **size)
        for name in games():
            person.go(f"/new/{name}")
            assert person.page.evaluate(CUT) == [], name


def expect_names(person: Person, *names: str) -> None:
    """What the headings of the seats say, whoever of them comes first on the page."""
    for seat, name in enumerate(names):
        expect(person.page.locator(f'#board [data-part="seat{seat}"] .seat-name')).to_have_text(name)
    expect(person.page.locator("#board .seat-name")).to_have_count(len(names))


def test_names_are_asked_for_everybody_at_this_screen_and_ones_own_is_remembered(anna: Person) -> None:
    anna.go("/new/marrak_hesh")
    other = anna.page.get_by_label("Name of seat 2")
    expect(other).to_be_hidden()
    anna.page.get_by_label("Seat 2", exact=True).select_option("here")
    anna.page.get_by_label("Your name").fill("Anna")
    other.fill("Bruno")
    anna.page.locator(".house-rules summary").click()
    anna.page.locator("[name=option-first_player]").select_option("seat_1")
    anna.page.get_by_role("button", name="Sit down").click()
    expect(anna.prompt.locator(".turn")).to_have_text("Your turn, Bruno")
    expect_names(anna, "Anna", "Bruno")
    anna.go("/new/pocket_mars")
    expect(anna.page.get_by_label("Your name")).to_have_value("Anna")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_a_waiting_table_says_who_is_missing_and_offers_nothing_that_cannot_be(
    invite: Invite, size: dict[str, object]
) -> None:
    anna, bruno, guest = invite(**size), invite(), invite(locale="it")
    table = anna.set_table("me", "friend", "friend")
    anna.go(f"/t/{table}")
    panel = anna.page.locator("#invitation")
    expect(panel.locator("h2")).to_have_text("2 players are still missing")
    expect(panel).to_contain_text("At the table: Anna")
    expect(panel.locator(".invite")).to_have_count(2)
    expect(anna.page.locator("#players .name")).to_have_text(["Anna", "Seat 2", "Seat 3"])
    expect(anna.page.locator("#players .mark", has_text="free")).to_have_count(2)
    for told in ("still missing", "begins by itself"):
        expect(anna.page.locator("main").get_by_text(told)).to_have_count(1)  # nothing is told twice
    expect(panel.locator("svg.qr").first).to_be_visible()
    expect(panel.locator("input").first).to_be_visible()
    for what in ("resign", "undo", "hint"):
        expect(anna.page.locator(f'[data-do="{what}"]')).to_have_count(0)
    expect(anna.page.locator("#board .room h2").first).to_have_text("The table is set")
    expect(anna.page.locator("#board [data-piece], #board [data-action]")).to_have_count(0)
    assert len(anna.page.locator("#board .digits").first.inner_text()) == 64, "the whole seal"
    guest.go(f"/t/{table}")
    expect(guest.page.locator("#invitation h2")).to_have_text("Mancano ancora 2 giocatori")
    expect(guest.page.locator("#invitation input, #invitation .qr")).to_have_count(0)

    bruno.page.goto(panel.locator("input").first.input_value())
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    expect(panel.locator("h2")).to_have_text("One player is still missing")
    expect(panel).to_contain_text("At the table: Anna, Bruno")
    expect(bruno.page.locator("#invitation .invite input")).to_have_count(0)
    carla = invite()
    carla.page.goto(panel.locator("input").first.input_value())
    carla.page.get_by_label("Your name").fill("Carla")
    carla.page.get_by_role("button", name="Take the seat").click()
    expect(panel).to_be_empty()
    expect(anna.page.locator('[data-do="resign"]')).to_be_visible()
    expect(anna.page.locator("#board .room")).to_have_count(0)
    expect(anna.page.locator("#board [data-piece]").first).to_be_visible()
    assert len(anna.page.locator("#deal .digits").first.inner_text()) == 64


def test_everybody_reads_the_names_of_bots_and_of_the_nameless_in_their_own_language(invite: Invite) -> None:
    anna, carlo = invite(locale="it"), invite(locale="en-GB")
    table = anna.set_table("me", "search:easy", "here", name="")
    anna.play_by_api(table, 2)
    anna.go(f"/t/{table}")
    carlo.go(f"/t/{table}")
    expect_names(anna, "Giocatore 1", "Bruno", "Giocatore 3")
    expect_names(carlo, "Player 1", "Bruno", "Player 3")
    for word in ("Giocatore", "facile"):
        assert word not in carlo.page.locator("main").inner_text()
    carlo.go(f"/t/{table}/replay")
    assert "Giocatore" not in carlo.page.locator("main").inner_text()


def test_every_browser_contributes_to_the_deal_and_to_that_of_the_rematch(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    own = f"{CHANCE:02x}" * 32
    anna.go("/new/marrak_hesh")
    anna.page.get_by_label("Seat 2", exact=True).select_option("friend")
    anna.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator("#board .room .digits")).to_have_text([re.compile("^[0-9a-f]{64}$"), own])
    bruno.page.goto(anna.page.locator("#invitation input").input_value())
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    expect(bruno.page.locator("#deal")).to_contain_text("Your part")
    expect(bruno.page.locator("#deal .digits").last).to_have_text(own)
    anna.page.locator('[data-do="resign"]').click()
    anna.page.locator("#toast button.main").click()
    expect(anna.page.locator("#deal")).to_contain_text("Part of Bruno")
    expect(anna.page.locator("#deal")).to_contain_text('["ludoteca deal 1"')
    expect(anna.page.locator("#deal")).not_to_contain_text("drawn by the server")
    expect(anna.page.locator("#deal")).to_contain_text("download the record and run: ludoteca verify")

    anna.page.locator('[data-do="rematch"]').click()
    expect(anna.prompt).to_contain_text("Still to come: Bruno")
    bruno.page.get_by_role("link", name="To the rematch").click()
    for person in (anna, bruno):
        expect(person.page.locator("#board [data-piece]").first).to_be_visible()
        expect(person.page.locator("#deal .digits").last).to_have_text(own)
    expect(anna.page.locator("#board .room")).to_have_count(0)


def test_a_page_open_while_the_rules_change_says_why_its_table_cannot_go_on(tmp_path: Path, browser: Browser) -> None:
    house = House(tmp_path)
    try:
        anna = Person(house, browser.new_context(locale="it-IT"))
        table = anna.sit_at("me", "here", played=1)
        house.kill()
        with closing(sqlite3.connect(house.database)) as file:
            file.execute("UPDATE tables SET opening = replace(opening, '\"rules_version\":', '\"rules_version\":9')")
            file.commit()
        house.start()
        expect(anna.page.get_by_role("heading", level=1)).to_have_text("Questo tavolo è conservato com'era")
        expect(anna.page.locator(".past .said")).to_contain_text("ora vale la versione")
        with anna.page.expect_download() as told:
            anna.page.get_by_role("link", name="Scarica la registrazione").click()
        assert table in told.value.suggested_filename
        anna.context.close()
    finally:
        house.close()


def test_a_bot_of_others_that_the_host_allows_sits_down_and_plays(tmp_path: Path, browser: Browser) -> None:
    stranger = Stranger(tmp_path / "site")
    house = House(tmp_path, stranger.folder, bots=[stranger.weighted])
    try:
        anna = Person(house, browser.new_context(locale="en-GB", reduced_motion="reduce"))
        anna.go("/new/mars_needs_mechanics")
        second = anna.page.locator("[name=seat1]")
        anna.page.get_by_role("radio", name="3").check()
        second.select_option(label=f"bot {stranger.weighted}")
        anna.page.get_by_role("radio", name="4").check()
        expect(second).to_have_value("search:medium")
        expect(second.locator("option").last).to_be_disabled()

        anna.go("/new/marrak_hesh")
        anna.page.locator("[name=seat1]").select_option(stranger.weighted)
        anna.page.locator(".house-rules summary").click()
        anna.page.locator("[name=option-first_player]").select_option("seat_1")
        anna.page.get_by_role("button", name="Sit down").click()
        anna.page.wait_for_url("**/t/*")
        anna.await_turn("yours")
        expect(anna.page.locator(".mark.bot")).to_have_attribute("aria-label", "bot weighted")
        table = anna.page.url.rpartition("/")[2]
        view = anna.api(f"/tables/{table}")
        assert view["seats"][1]["bot"] == stranger.weighted and view["decision"] > 0
        assert "greedy decides" not in house.log.read_text()
        anna.context.close()
    finally:
        house.close()
