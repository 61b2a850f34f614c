"""Playing with the mouse: whole games, together, alone, watched, and taking back."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from ludoteca.engine.record import Record
from tests.browser.conftest import Invite
from tests.browser.people import ACTION, Person, unfolded


def test_a_whole_game_against_a_bot_is_played_by_clicking_to_its_score_sheet(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    anna.go("/")
    anna.page.get_by_role("button", name=re.compile("Play Marrak Hesh 17 against bots at once")).click()
    anna.page.wait_for_url("**/t/*")
    clicks = 0
    while anna.await_turn_or_end():
        anna.touch(anna.touchable.count() // 2)
        clicks += 1
    assert clicks >= 16  # at least eight Transports, each placed and unloaded
    expect(anna.prompt).to_contain_text("The game is over")
    expect(anna.touchable).to_have_count(0)
    sheets = anna.page.locator(".result .sheet")
    expect(sheets).to_have_count(2)
    anna.page.locator(".result details.how summary").last.click()
    record = anna.context.request.get(anna.page.url + "/record.json").text()
    end = Record.from_json(record).replay()
    for sheet in sheets.all():
        points = [int(cell) for cell in sheet.locator("tr:not(.total) .num").all_inner_texts()]
        total = int(sheet.locator(".total .num").inner_text())
        assert sum(points) == total
        assert total in end.scores()
    won = sheets.filter(has_text="★").locator(".total .num").inner_text()
    assert int(won) == max(end.scores())


def test_two_browsers_play_one_game_and_see_each_other_live(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    anna.go("/new/marrak_hesh")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.locator("select[name=seat1]").select_option("friend")
    anna.page.locator(".house-rules summary").click()
    anna.page.locator("select[name=option-first_player]").select_option("seat_0")
    anna.page.locator("main button.main").click()
    anna.await_turn("waiting")
    link = anna.page.locator(".invite input").input_value()
    expect(anna.page.locator(".invite svg.qr")).to_be_visible()

    bruno.page.goto(link)
    expect(bruno.page.get_by_role("heading", level=1)).to_contain_text("Anna")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    bruno.await_turn("theirs")
    expect(anna.page.locator("#board .seat-name")).to_have_text(["Anna", "Bruno"])
    expect(anna.page.locator(".invite")).to_have_count(0)
    anna.await_turn("yours")

    for turn in range(6):
        deciding, watching = (anna, bruno) if turn % 2 == 0 else (bruno, anna)
        deciding.await_turn("yours")
        expect(watching.touchable).to_have_count(0)
        while deciding.prompt.get_attribute("data-turn") == "yours":
            deciding.touch()
            watching.await_version(deciding.version())
        assert watching.log() == deciding.log()
        watching.await_turn("yours")
    assert anna.version() >= 12

    # It is Anna's turn: what Bruno has decided is final, and what Anna decided before it too.
    expect(anna.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    before = anna.version()
    anna.page.get_by_role("button", name="Undo").click(force=True)  # dashed, but it says why
    expect(anna.toast).to_contain_text("before anybody else has decided")
    assert anna.version() == before == anna.api(f"/tables/{anna.page.url.rsplit('/', 1)[1]}")["decision"]


def test_an_invitation_works_once(invite: Invite) -> None:
    anna, bruno, carla = invite(), invite(), invite()
    table = anna.set_table("me", "friend")
    (link,) = anna.api(f"/tables/{table}")["invitations"].values()
    bruno.api("/seats", {"invitation": link, "name": "Bruno"})
    carla.expected.append("404")
    carla.page.goto(link)
    expect(carla.page.locator("main")).to_contain_text("This invitation has been used")


def test_a_spectator_sees_the_board_touches_nothing_and_may_chat(invite: Invite) -> None:
    anna, guest = invite(), invite()
    table = anna.sit_at("me", "here", played=5)
    guest.open(table)
    expect(guest.page.locator("#board svg").first).to_be_visible()
    expect(guest.page.locator("#tools")).to_contain_text("You are watching")
    expect(guest.page.locator("#actions")).to_be_empty()
    expect(guest.page.locator("[data-action], [data-why], [data-do]")).to_have_count(0)
    anna.touch()
    guest.await_version(anna.version())
    assert guest.log() == anna.log()
    guest.turn_to("chat").get_by_label("Say something").fill("Well played!")
    guest.page.get_by_role("button", name="Send").click()
    for somebody in (anna, guest):
        expect(somebody.page.locator("#chat")).to_contain_text("Guest Well played!")
    anna.say("Thank you")
    expect(guest.page.locator("#chat li").last).to_have_text("Anna Thank you")


def test_two_people_at_one_screen_play_in_turn_without_a_curtain_where_nothing_is_hidden(anna: Person) -> None:
    anna.go("/new/marrak_hesh")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.locator("select[name=seat1]").select_option("here")
    anna.page.locator("main button.main").click()
    asked: list[str] = []
    for _ in range(8):
        anna.await_turn("yours")
        expect(anna.page.locator(".curtain")).to_have_count(0)
        asked.append(anna.prompt.locator(".turn").inner_text())
        anna.touch()
    assert set(asked) == {"Your turn, Anna", "Your turn, Player 2"}


COVER = """(thing) => {
  const cover = thing.cloneNode(true);
  cover.dataset.action = 999;
  thing.after(cover);
}"""


def _listen(anna: Person) -> list[dict[str, object]]:
    """What the page sends from now on."""
    sent: list[dict[str, object]] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    return sent


def test_what_was_pressed_counts_though_another_thing_glides_over_it(anna: Person) -> None:
    sent = _listen(anna)
    anna.sit_at("me", "here", played=2)
    thing = unfolded(anna.page.locator("#board [data-action]").first)
    action = int(thing.get_attribute("data-action") or -1)
    thing.hover()
    anna.page.mouse.down()
    thing.evaluate(COVER)
    anna.page.mouse.up()
    anna.await_version(3)
    assert sent == [{"do": "act", "action": action, "decision": 2}]


def test_what_was_pressed_is_not_played_once_the_finger_has_slipped_off_or_the_table_has_changed(anna: Person) -> None:
    sent = _listen(anna)
    table = anna.sit_at("me", "here", played=2)
    thing = unfolded(anna.page.locator("#board [data-action]").first)
    thing.hover()
    anna.page.mouse.down()
    anna.prompt.hover()
    anna.page.mouse.up()
    thing.hover()
    anna.page.mouse.down()
    anna.play_by_api(table, 1)
    anna.await_version(3)
    anna.page.mouse.up()
    anna.touch()
    assert [wish["decision"] for wish in sent] == [3]


PRESS = 'thing => thing.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, clientX: 5, clientY: 5}))'
LET_GO = 'board => board.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1, clientX: 5, clientY: 5}))'


def test_what_was_pressed_answers_the_decision_that_was_shown_then(anna: Person) -> None:
    table = anna.sit_at("me", "here", played=2)
    anna.page.locator("#board [data-action]").first.evaluate(PRESS)
    anna.play_by_api(table, 1)
    anna.await_version(3)
    anna.page.locator("#board").evaluate(LET_GO)
    expect(anna.toast).to_contain_text("This answers decision 2, but decision 3 is being asked")
    assert anna.api(f"/tables/{table}")["decision"] == 3


def test_ones_own_action_is_taken_back(anna: Person) -> None:
    anna.sit_at("me", "here", played=4)
    before = anna.drawn()
    log = anna.log()
    anna.touch()
    assert anna.drawn() != before
    undo = anna.page.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    version = anna.version()
    undo.click()
    anna.await_change(version)
    assert anna.drawn() == before
    assert anna.log() == log


def test_nothing_can_be_taken_back_before_the_first_move(anna: Person) -> None:
    anna.sit_at("me", "here")
    anna.page.get_by_role("button", name="Undo").click(force=True)  # dashed, but it says why
    expect(anna.toast).to_contain_text("There is nothing to take back.")


def test_resigning_is_asked_twice_and_ends_a_game_of_two(anna: Person) -> None:
    anna.sit_at("me", "greedy", played=1)
    anna.page.get_by_role("button", name="Resign").click()
    anna.toast.get_by_role("button", name="No, play on").click()
    expect(anna.toast).to_have_count(0)
    assert not anna.api(f"/tables/{anna.page.url.rsplit('/', 1)[1]}")["over"]
    anna.page.get_by_role("button", name="Resign").click()
    anna.toast.get_by_role("button", name="Yes, I resign").click()
    anna.await_turn("over")
    expect(anna.page.locator(".podium li").filter(has_text="Anna")).to_contain_text("resigned")
    expect(anna.page.locator(ACTION)).to_have_count(0)


def test_a_rematch_leads_everybody_to_the_new_table(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    table = anna.set_table("me", "friend")
    (link,) = anna.api(f"/tables/{table}")["invitations"].values()
    bruno.api("/seats", {"invitation": link, "name": "Bruno"})
    for somebody in (anna, bruno):
        somebody.open(table)
    anna.page.get_by_role("button", name="Resign").click()
    anna.toast.get_by_role("button", name="Yes, I resign").click()
    bruno.await_turn("over")
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: not url.endswith(table))
    bruno.page.get_by_role("link", name="To the rematch").click()
    bruno.page.wait_for_url(lambda url: not url.endswith(table))
    assert anna.page.url == bruno.page.url
    for somebody in (anna, bruno):  # whoever came first waits for the other
        expect(somebody.prompt).to_have_attribute("data-turn", re.compile("yours|theirs"))
    assert {anna.prompt.get_attribute("data-turn"), bruno.prompt.get_attribute("data-turn")} == {"yours", "theirs"}


def test_an_absent_person_is_replaced_by_a_bot_and_comes_back(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    table = anna.set_table("me", "friend")
    (link,) = anna.api(f"/tables/{table}")["invitations"].values()
    bruno.api("/seats", {"invitation": link, "name": "Bruno"})
    anna.go(f"/t/{table}")
    anna.await_turn("yours")
    anna.page.get_by_role("button", name="Let a bot play").click()
    expect(anna.page.locator("#board")).to_contain_text("a bot plays for Bruno")
    bruno.go(f"/t/{table}")
    expect(bruno.page.get_by_text("A bot is playing for you until you are back.")).to_have_count(1)
    expect(bruno.page.locator("#board")).not_to_contain_text("a bot plays for Bruno")  # told once is enough
    bruno.page.get_by_role("button", name="I am back").click()
    expect(anna.page.locator("#board")).not_to_contain_text("a bot plays for Bruno")
    for somebody in (anna, bruno):
        expect(somebody.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
