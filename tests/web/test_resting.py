"""Tables at which nothing happens: their drawings go, their pages are told all the same, and memory is given back."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from ludoteca.web import resting
from ludoteca.web.gathering import LiveTable, Watcher
from ludoteca.web.looker import look
from ludoteca.web.shown import Shown
from tests.web.raw import Page
from tests.web.tables import Web, opened, watching
from tests.web.test_shown import ANNA, heard_out, run, server
from tests.web.test_shown import opened as pages_of


def test_a_table_at_rest_keeps_no_drawing_and_goes_on_with_what_has_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as (app, hub, live):
            anna, other = await pages_of(app, live, [ANNA], [])
            await hub.resting.put(monotonic())
            assert live.drawings.size == 0 and not hub.resting._drawn
            decision, action = live.table.version, live.table.state.choices[0]
            anna.say({"do": "act", "decision": decision, "action": action})
            for page in (anna, other):
                said = await page.listen("regions")
                assert said["version"] == decision + 1 and said["told"], "what the action did"
                assert "board" not in said["regions"] and said["parts"], "of the board what has changed, and no more"
            await hub.resting.put(monotonic())
            more = Page(app, live.table.opening.id)
            assert "board" in (await more.listen("regions"))["regions"]
            for page in (anna, other):
                assert await heard_out(page) == [], "that it was drawn anew is nothing to be told"
            for page in (anna, other, more):
                await page.leave()

    run(work)


def test_a_table_that_is_being_drawn_or_was_just_now_is_left_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as (app, hub, live):
            (anna,) = await pages_of(app, live, [ANNA])
            await hub.resting.put(monotonic() - 60)
            assert live.drawings.size > 0
            async with live.still:
                await hub.resting.put(monotonic())
                assert live.drawings.size > 0
            await hub.resting.put(monotonic())
            assert live.drawings.size == 0
            await anna.leave()

    run(work)


def test_what_a_page_shows_is_remembered_in_a_hundredth_of_its_size(web: Web) -> None:
    with opened(web) as anna:
        table = anna.post("/api/tables", json={"game": "martians", "seats": ["me", *["random"] * 3]}).json()["table"]
        live = web.live(table)
        watcher = watching(live, live.table.seats[0].holder)
        shown = _shown(live, watcher)
        watcher.push(shown)
        watcher.next_news(shared=False)
        assert watcher.seen is shown.marks
        whole = sum(len(html) for html in shown.regions.values())
        marks = len(shown.marks.regions) + len(shown.marks.parts or {})
        assert 8 * marks < whole / 50, "numbers of eight bytes"


def _shown(live: LiveTable, watcher: Watcher) -> Shown:
    looker = look(live, watcher.holder, "en", None)
    return live.drawings.complete(live, looker, live.drawings.position(live.table, looker))


def test_where_the_system_cannot_be_asked_nothing_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> object:
        raise OSError(name)

    resting.give_back()
    monkeypatch.setattr("ctypes.CDLL", none)
    resting.give_back()
