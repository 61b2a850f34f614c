"""A puzzle in the browser: a wrong try, a hint, the answer; and the mark that it leaves on the page of all of them."""

from __future__ import annotations

from playwright.sync_api import expect

from ludoteca.puzzles import shipped
from ludoteca.web.puzzles import address
from tests.browser.people import Person

PUZZLE = shipped("marrak_hesh").puzzles[0]


def test_a_puzzle_is_solved_by_touching_the_board_and_stays_marked(anna: Person) -> None:
    page = anna.page
    anna.go("/puzzles")
    mark = page.locator(f'.numbers [data-puzzle-link="{PUZZLE.id}"]')
    expect(mark).not_to_have_class("solved")
    mark.click()
    wrong = next(action for action in PUZZLE.position().choices if action != PUZZLE.best)
    page.locator(f'#board [data-action="{wrong}"], #actions [data-action="{wrong}"]').first.click()
    expect(page.locator("#tried")).to_contain_text("Not the best")
    page.keyboard.press("h")
    expect(page.locator(".among li")).not_to_have_count(0)
    expect(page.locator("#board .hinted, #actions .hinted")).not_to_have_count(0)
    right = page.locator(f'#board [data-action="{PUZZLE.best}"], #actions [data-action="{PUZZLE.best}"]').first
    right.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#tried")).to_have_text("Right!")
    expect(page.locator("#solution .rated li")).to_have_count(len(PUZZLE.rated))
    expect(page.locator("#solution")).to_be_focused()
    anna.go("/puzzles")
    expect(page.locator(f'.numbers [data-puzzle-link="{PUZZLE.id}"]')).to_have_class("solved")


def test_whoever_gives_up_is_told_but_not_counted(anna: Person) -> None:
    anna.go(address(PUZZLE))
    anna.page.get_by_role("button", name="Show the answer").click()
    expect(anna.page.locator("#solution h2")).to_have_text("The answer")
    anna.go("/puzzles")
    expect(anna.page.locator(f'.numbers [data-puzzle-link="{PUZZLE.id}"]')).not_to_have_class("solved")
