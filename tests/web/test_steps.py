"""Every action that is played reaches every page as one step, in order: what is told of it, and what has changed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.event import Event
from ludoteca.engine.game import State
from ludoteca.engine.rooms import room
from ludoteca.engine.shelf import rules_of
from ludoteca.screen import Part, part, tag
from ludoteca.screen.beats import Beat
from ludoteca.table import Entry, Opening, Table
from ludoteca.table.table import person
from ludoteca.web import gathering
from ludoteca.web.app import make_app
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import Hub
from ludoteca.web.looker import Looker, look
from ludoteca.web.marks import changed_parts, marks_of
from ludoteca.web.settings import Settings
from ludoteca.web.telling import LOG_LINES, SINCE_LINES, WATCHED, Lines, last_step, since, story
from tests.proof.cases import Case, main_cases
from tests.web.raw import Page, request, signed

SECRET = "s" * 22
ANNA = (b"cookie", f"ludoteca={signed(SECRET)}".encode())
GAME = "marrak_hesh"


def set_table(game: str = GAME, seed: int = 3, players: int = 2) -> Table:
    """A table at which everybody is a person."""
    seats = [person(f"Player {number}", f"holder {number}") for number in range(players)]
    return Table(Opening("t", game, dict(ludoteca.make(game, players=players).options), seed, seats))


def act(table: Table, choice: int = 0) -> None:
    table.take(table.act(table.asked, table.version, table.state.choices[choice]))


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which each action takes place at its own number, for others only somewhere."""

    def places(state: State, action: int, seat: int | None) -> list[str]:
        return ["-market", f"a{action}"] if seat == state.to_move else ["market"]

    monkeypatch.setattr(room(rules_of(GAME), "screen"), "places", places, raising=False)


# ---- what is told of an action


def test_an_action_is_told_with_its_places_its_weight_and_its_sound(
    placed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = set_table()
    mover, action = table.asked, table.state.choices[0]
    act(table)
    first, *rest = [event for event in table.story[1] if event.heard_by(mover)]
    monkeypatch.setattr(room(rules_of(GAME), "screen"), "BEATS", {first.phrase.key: Beat(0.25, "coin")}, raising=False)
    own = last_step(table, Looker("", "it", [mover], mover))
    assert own.by == mover
    assert own.told[0].text == first.phrase.text("it", table.names("it"))
    assert (own.told[0].seat, own.told[0].weight, own.told[0].sound) == (first.seat, 0.25, "coin")
    assert own.told[0].places == ("-market", f"a{action}")
    assert len(own.told) == 1 + len(rest) and all(told.places == () for told in own.told[1:])
    theirs = last_step(table, Looker("", "en", [1 - mover], 1 - mover))
    assert theirs.told[0].places == ("market",)


def test_what_only_some_may_hear_is_told_to_them_alone(placed: None) -> None:
    table = set_table()
    mover = table.asked
    act(table)
    table.story[1] = [Event(mover, table.story[1][0].phrase, audience=(mover,))]
    assert len(last_step(table, Looker("", "en", [mover], mover)).told) == 1
    assert last_step(table, Looker("", "en", [1 - mover], 1 - mover)).told == ()
    assert last_step(table, Looker("", "en", [], None)).told == ()


def test_who_acts_in_a_window_is_nobody_else_s_affair(placed: None) -> None:
    table = set_table()
    mover = table.asked
    act(table)
    table.in_window[-1] = True
    assert last_step(table, Looker("", "en", [mover], mover)).by == mover
    assert last_step(table, Looker("", "en", [1 - mover], 1 - mover)).by == -1
    assert "data-mark" not in since(table, Looker("", "en", [1 - mover], 1 - mover))


def test_a_table_knows_the_places_of_its_actions_after_an_undo_and_a_restart(placed: None) -> None:
    table, entries = set_table(), []

    def do(entry: Entry) -> None:
        entries.append(entry)
        table.take(entry)

    for _ in range(12):
        do(table.act(table.asked, table.version, table.state.choices[-1]))
        if table.why_no_undo(table.movers[-1]) is None:
            do(table.undo(table.movers[-1]))
            do(table.act(table.asked, table.version, table.state.choices[0]))
    assert any(entry.kind == "undo" for entry in entries)
    again = Table.rebuilt(table.opening, entries)
    assert len(table.places) == len(table.in_window) == len(table.record.actions)
    assert (again.places, again.in_window) == (table.places, table.in_window)
    assert [table.places_for(n + 1, table.movers[n])[-1] for n in range(12)] == [f"a{a}" for a in table.record.actions]
    assert table.places_for(0, 0) == () == table.places_for(99, None)


def test_the_strip_holds_what_others_did_since_one_s_own_last_decision(placed: None) -> None:
    table = set_table()
    while len(set(table.movers)) < 2:
        act(table)
    while table.asked != table.movers[-1]:
        act(table)
    own, other = 1 - table.movers[-1], table.movers[-1]
    last = max(n for n, mover in enumerate(table.movers, start=1) if mover == own)
    strip = since(table, Looker("", "en", [own], own))
    heard = [(n, e) for n in range(last + 1, len(table.story)) for e in table.story[n] if e.heard_by(own)]
    for number, event in heard:
        assert f'<li data-at="{number}" data-seat="{event.seat}" data-places="market">' in strip
    assert strip.count("<li") == len(heard) > 0
    assert f'<i hidden="hidden" data-mark="{other}" data-places="market">' in strip
    assert f'data-mark="{own}"' not in strip
    assert since(table, Looker("", "en", [], None)).count("data-mark") == 2, "whoever watches sees where both were"


def test_the_strip_stays_while_one_takes_a_turn_of_several_decisions(placed: None) -> None:
    table = set_table()
    while len(set(table.movers)) < 2 or table.movers[-1] == table.asked:
        act(table)
    own = Looker("", "en", [table.asked], table.asked)
    before = since(table, own)
    assert before.count("<li") > 0
    act(table)
    assert table.asked == own.facing, "a second decision of the same turn"
    assert since(table, own).count("<li") == before.count("<li")


def test_whoever_watches_is_told_the_last_things(placed: None) -> None:
    table = set_table()
    while len(table.movers) < 20:
        act(table)
    heard = [event for events in table.story[-WATCHED:] for event in events if event.heard_by(None)]
    assert since(table, Looker("", "en", [], None)).count("<li") == len(heard) > 0


def test_strip_and_log_are_bounded_and_lead_to_places() -> None:
    table = set_table("automobiles")
    while len(table.movers) < 200:
        act(table)
    table.places = [(("track",),) * 3] * len(table.movers)
    looker = Looker("", "en", [0], 0)
    table.in_window = [True] * len(table.movers)
    assert since(table, looker).count("<li") == SINCE_LINES
    log = story(table, looker)
    assert LOG_LINES <= log.count("<li") == log.count("data-seat=") == log.count('data-places="track"') < LOG_LINES + 20


def test_lines_are_written_once_and_again_when_they_have_changed() -> None:
    table, looker, lines = set_table(), Looker("", "en", [0], 0), Lines()
    act(table)
    act(table)
    before = lines.of(table, looker, 2)
    assert lines.of(table, looker, 2) is before
    assert story(table, looker, lines=lines) == story(table, looker)
    while table.why_no_undo(table.movers[-1]) is not None:
        act(table)
    number = len(table.story) - 1
    stale = lines.of(table, looker, number)
    table.take(table.undo(table.movers[-1]))
    act(table, -1)
    assert lines.of(table, looker, number) != stale


# ---- what has changed


def test_only_parts_that_have_changed_travel() -> None:
    def screen(hand: str, seat: str, around: str = "") -> Part:
        inner = part("seat0", "section", {"class": seat}, part("hand0", "p", None, hand))
        drawn = tag("div", {"class": around}, part("board", "p", None, "board"), tag("div", None, inner))
        assert isinstance(drawn, Part)
        return drawn

    def changed(before: str, after: str) -> dict[str, str] | None:
        return changed_parts(marks_of(before), after, marks_of(after))

    before = screen("one card", "seat")
    assert changed(before, screen("one card", "seat")) == {}
    assert changed(before, screen("two cards", "seat")) == {"hand0": '<p data-part="hand0">two cards</p>'}
    both = changed(before, screen("two cards", "seat on"))
    assert both == {"seat0": '<section data-part="seat0" class="seat on"><p data-part="hand0">two cards</p></section>'}
    assert changed(before, screen("one card", "seat", "wide")) is None, "its shell is another"
    assert changed("", before) is None and changed(before, "text") is None


def _patched(board: str, parts: dict[str, str]) -> str:
    """What a page has that lays parts over a board."""
    if not isinstance(board, Part):
        return board
    inner = [
        parts.get(child.name, _patched(child, parts)) if isinstance(child, Part) else child for child in board.children
    ]
    return f"{board.opening}{''.join(inner)}{board.closing}"


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_page_that_lays_each_step_over_the_last_shows_the_table_as_it_is(case: Case) -> None:
    seats = [person(f"Player {number}", f"holder {number}") for number in range(case.made().players)]
    live = LiveTable(Table(Opening("t", case.game, dict(case.made().options), 5, seats)))
    chance = random.Random(str(case))
    for holder in ("holder 0", ""):
        seen = None
        page: dict[str, str] = {}
        for _ in range(12):
            looker = look(live, holder, "en", None)
            shown = live.drawings.found(live, looker) or live.drawings.complete(
                live, looker, live.drawings.position(live.table, looker), played=bool(live.table.movers)
            )
            news = shown.news(seen.marks if seen is not None else None)
            assert news is not None
            said = json.loads(news.text)
            assert set(said) == {"version", "regions", "parts", "told", "by", "next"}
            if seen is not None:
                page["board"] = _patched(seen.regions["board"], said["parts"])
            page |= said["regions"]
            assert page == shown.regions
            names = (
                [found.name for found in shown.regions["board"].parts()]
                if isinstance(shown.regions["board"], Part)
                else []
            )
            assert len(names) == len(set(names)), "a part is known by its name"
            seen = shown
            if live.table.is_over:
                break
            live.table.take(
                live.table.act(live.table.asked, live.table.version, chance.choice(live.table.state.choices))
            )


# ---- in order, none left out


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


async def opened(folder: Path, body: dict[str, object], **settings: Any) -> tuple[Any, Hub, LiveTable]:
    chosen = {"workers": 1, "bot_pause": 0.0, "requests_at_once": 1e9, **settings}
    app = make_app(Settings(database=folder / "tables.db", **chosen))
    answer = await request(app, "POST", "/api/tables", headers=[ANNA], body=json.dumps(body).encode())
    hub: Hub = app.state.hub
    return app, hub, await hub.find(answer.json()["table"])


async def play(hub: Hub, live: LiveTable) -> None:
    await hub.change(live, lambda table: table.act(table.asked, table.version, table.state.choices[0]))


def test_every_page_is_told_every_step_in_order_however_fast_they_come(tmp_path: Path) -> None:
    async def work() -> None:
        app, hub, live = await opened(
            tmp_path, {"game": GAME, "seats": ["me", "random", "random"], "options": {"players": 3}}
        )
        pages = [Page(app, live.table.opening.id, headers=headers) for headers in ([ANNA], [], [])]
        first = [await page.listen("regions") for page in pages]
        assert all(said["told"] == [] and "board" in said["regions"] for said in first), "the past is not told again"
        while len(live.table.movers) < 12:
            if live.table.asked == 0:
                await play(hub, live)
            await asyncio.sleep(0)
        assert set(live.table.movers) == {0, 1, 2}
        for page, begun in zip(pages, first, strict=True):
            version, told = begun["version"], []
            while version < len(live.table.movers):
                said = await page.listen("regions")
                assert said["version"] in (version, version + 1), "a line of presence, or the next step"
                if said["version"] > version:
                    told.append(said)
                version = said["version"]
            assert [said["by"] for said in told] == live.table.movers[begun["version"] :]
            assert all(said["told"] for said in told)
            await page.leave()
        await hub.close()

    run(work)


def test_chat_presence_and_taking_back_are_no_steps(tmp_path: Path) -> None:
    async def work() -> None:
        app, hub, live = await opened(tmp_path, {"game": GAME, "seats": ["me", "here"]})
        page = Page(app, live.table.opening.id, headers=[ANNA])
        await page.listen("regions")
        await play(hub, live)
        step = await page.listen("regions")
        assert step["told"] and step["by"] == live.table.movers[-1] and step["version"] == 1
        page.say({"do": "chat", "text": "hello"})
        said = await page.listen("regions")
        assert (said["told"], said["by"], said["parts"], list(said["regions"])) == ([], -1, {}, ["chat"])
        while live.table.why_no_undo(live.table.movers[-1]) is not None:
            await play(hub, live)
            await page.listen("regions")
        page.say({"do": "undo"})
        said = await page.listen("regions")
        assert (said["told"], said["by"], said["version"]) == ([], -1, live.table.version)
        page.say({"do": "act", "action": -5, "decision": live.table.version})
        assert "error" in await page.listen("error", "regions")
        said = await page.listen("regions")
        assert said["told"] == [] and "board" in said["regions"], (
            "whoever was refused sees the table, but no step twice"
        )
        await page.leave()
        await hub.close()

    run(work)


def test_a_page_that_reads_too_slowly_jumps_to_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(gathering, "MOST_STEPS", 4)
        app, hub, live = await opened(tmp_path, {"game": GAME, "seats": ["me", "here"]}, send_seconds=30.0)
        sleeper = Page(app, live.table.opening.id, reads=False)
        while not sleeper.kept_waiting:
            await asyncio.sleep(0)
        for _ in range(11):
            await play(hub, live)
            (watcher,) = live.watchers
            assert len(watcher.waiting) <= 4
        sleeper.may_read.set()
        versions: list[int] = []
        while not versions or versions[-1] < 11:
            said = await sleeper.listen("regions")
            versions.append(said["version"])
        assert versions == [0, 9, 10, 11], "what it was being told, then the last that waited"
        await sleeper.leave()
        await hub.close()

    run(work)
