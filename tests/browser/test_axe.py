"""Every page, light and dark, under the eyes of axe-core."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")


def _grave(anna: Person, rules: list[str]) -> list[str]:
    """What axe finds serious or critical on the page as it stands; no rules: all of them."""
    anna.page.evaluate(AXE)
    wanted = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    page = {"include": [["html"]], "exclude": [[".picture svg"]]}  # a picture is one thing, with words for it
    found: dict[str, Any] = anna.page.evaluate("([page, wanted]) => axe.run(page, wanted)", [page, wanted])
    assert found["passes"], "axe has looked at nothing"
    return [
        f"{finding['id']} ({finding['impact']}): {node['target']} {node['failureSummary']}"
        for finding in found["violations"]
        if finding["impact"] in GRAVE
        for node in finding["nodes"][:3]
    ]


@pytest.mark.parametrize(("scheme", "rules"), [("light", []), ("dark", ["color-contrast"])])
def test_no_page_has_a_serious_finding(invite: Invite, scheme: str, rules: list[str]) -> None:
    """In the dark only the colours are different, so only they are looked at again."""
    anna = invite(bypass_csp=True, color_scheme=scheme)
    anna.expected.append("404")
    waiting = anna.set_table("me", "friend")
    running = anna.set_table("me", "here", hints=True, deep_space="chosen")
    storing = anna.set_table("me", "here", "here")
    finished = anna.set_table("me", "here")
    anna.play_by_api(running, 8)
    anna.play_by_api(storing, 9)
    assert anna.play_by_api(finished, 200)["over"]
    seats = {"seats": ["me", "here"], "name": "Anna", "options": {"players": 2}}
    race = str(anna.api("/tables", {"game": "automobiles", "content": {"hand": 8}, **seats})["table"])
    anna.play_by_api(race, 30)
    (link,) = anna.api(f"/tables/{waiting}")["invitations"].values()
    pages = {
        "home": "/",
        "game": "/games/marrak_hesh",
        "new": "/new/marrak_hesh",
        "join": link.removeprefix(anna.house.address),
        "waiting": f"/t/{waiting}",
        "table": f"/t/{running}",
        "storing": f"/t/{storing}",
        "race": f"/t/{race}",
        "race form": "/new/automobiles?content=own",
        "result": f"/t/{finished}",
        "replay": f"/t/{finished}/replay?at=9",
        "puzzles": "/puzzles",
        "puzzle": "/puzzles/marrak_hesh",
        "error": "/nothing",
    }
    found: dict[str, list[str]] = {}
    for name, path in pages.items():
        anna.go(path)
        found[name] = _grave(anna, rules)
    anna.open(running)
    anna.page.locator('[data-do="hint"]').click()
    anna.page.locator("#hint li").first.wait_for()
    anna.page.locator("#board .seat-score summary").first.click()
    anna.page.locator("#hint details summary").click()
    found["hint"] = _grave(anna, rules)
    for tab in ("log", "chat", "settings", "deal"):
        anna.turn_to(tab)
        found[tab] = _grave(anna, rules)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    found["short-cuts"] = _grave(anna, rules)
    anna.page.keyboard.press("Escape")
    anna.page.locator("#board [data-why]").first.click()
    anna.toast.locator("a").wait_for()
    found["toast"] = _grave(anna, rules)
    anna.toast.locator("a").click()
    anna.page.locator("#drawer .rule.now").wait_for()
    found["drawer"] = _grave(anna, rules)
    anna.go("/games/marrak_hesh")
    anna.page.locator('form[action="/games/marrak_hesh/learn"] button').click()
    for step in range(3):
        anna.page.locator(f'#guide [data-step="{step}"]').wait_for()
        anna.page.locator('#guide [data-key="on"]').click()
    anna.page.locator("#guide .guide-play").wait_for()
    found["guide"] = _grave(anna, rules)
    assert {name: findings for name, findings in found.items() if findings} == {}
