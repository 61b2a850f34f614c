"""What visitors do with tables, whether they come by page, by WebSocket or by API."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import ceil
from time import time

import ludoteca
from ludoteca.engine import shelf
from ludoteca.engine.content import NO_PATCH, Patch
from ludoteca.engine.deal import MOST_PART, Part
from ludoteca.engine.game import Game
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.record import Prelude
from ludoteca.engine.rooms import room
from ludoteca.engine.shelf import rules_of
from ludoteca.puzzles import Puzzle
from ludoteca.table import BOT, OPEN, PERSON, Entry, Opening, Seat, Table, TableError
from ludoteca.table.clocks import Terms
from ludoteca.table.guide import Guide, guide_of
from ludoteca.table.seats import STAND_IN
from ludoteca.table.table import bot as bot_seat
from ludoteca.table.table import invited, person
from ludoteca.table.timing import take_holiday
from ludoteca.web.contents import HOUSE, MOST_OWN, OWN, PRINTED
from ludoteca.web.gathering import LiveTable, Notice
from ludoteca.web.guests import Guests
from ludoteca.web.hub import Hub, new_part
from ludoteca.web.keys import same
from ludoteca.web.settings import Settings
from ludoteca.web.thinking import Asker
from ludoteca.web.visitor import Refused, Visitor

HERE = ("me", "here")
PEOPLE = (*HERE, "friend")
MOST_LEFT = 60  # answers of a bot for somebody who leaves the rest to it


def clean_name(text: str, settings: Settings) -> str:
    """A name without what cannot be seen, refused when empty or too long."""
    name = " ".join("".join(mark for mark in text if mark.isprintable()).split())
    if not 1 <= len(name) <= settings.most_name:
        raise Refused(400, "web-name", most=settings.most_name)
    return name


def clean_chat(text: str, settings: Settings) -> str:
    """A line of chat, refused when empty or too long."""
    line = " ".join("".join(mark for mark in text if mark.isprintable() or mark == " ").split())
    if not 1 <= len(line) <= settings.most_chat:
        raise Refused(400, "web-chat", most=settings.most_chat)
    return line


def clean_chance(text: str) -> Part:
    """What somebody contributes to a deal; who gives nothing has it drawn by the server, and the record says so."""
    chance = text.strip()
    if not chance:
        return Part(new_part(), drawn=True)
    if len(chance) > MOST_PART or not chance.isprintable():
        raise Refused(400, "web-chance", most=MOST_PART)
    return Part(chance)


def content_given(settings: Settings, game: str, choice: str, text: str = "") -> Patch:
    """The contents that a form or the API names; whoever brings their own along, in that text. It may take a while."""
    if choice == PRINTED:
        return NO_PATCH
    offered = settings.contents.get(game)
    if choice == HOUSE and offered is not None:
        return offered
    if choice == OWN:
        if len(text) > MOST_OWN:
            raise Refused(413, "web-content-long", most=MOST_OWN)
        return Patch.parse(text)
    raise Refused(400, "web-content", given=choice[:40], allowed=HOUSE if offered is not None else "{...}")


async def set_table(
    hub: Hub,
    visitor: Visitor,
    game: str,
    options: Mapping[str, object],
    kinds: list[str],
    names: Sequence[str] = (),
    guide: Guide | None = None,
    chance: str = "",
    hints: bool | None = None,
    reviews: bool | None = None,
    content: Patch = NO_PATCH,
    clock: Terms | None = None,
    access: str = "",
) -> LiveTable:
    """Set a new table: whoever asks takes the `me` and `here` seats, which may have names (clean ones), one a seat.

    Those seats share the chance that is given: it comes from one screen. A guided game has a deal of its own. `hints`:
    whether the search may be asked; `reviews`: whether a seat may have what it did reviewed before the end. Unless
    somebody says so, only a person who plays against bots may. `content`: what differs from the printed contents.
    `clock`: what is agreed on about time; without it everybody has all the time they want. `access`: who finds the
    table and may take a free seat; whether whoever asks may list it so was checked already (`sitting.check_access`).
    """
    made = await hub.aside.do(shelf.made, game, options, content)
    if len(kinds) != made.players:
        raise Refused(400, "web-players", given=len(kinds), players=made.players)
    part = clean_chance(chance) if guide is None else None
    visitor.settle()
    await check_tables(hub, visitor)
    await hub.aside.do(_check_bots, hub.guests, kinds, made)
    seats = _seats(kinds, names, visitor, part)
    fresh = secrets.token_urlsafe(9)
    if guide is None:
        opening = Opening.of(made, fresh, seats, server=new_part())
    else:
        opening = replace(Opening.of(made, fresh, seats, seed=guide.seed), guided=True)
    alone = sum(seat.kind != BOT for seat in seats) == 1
    opening = replace(
        opening,
        created=time(),
        lang=visitor.lang,
        hints=alone if hints is None else hints,
        reviews=alone if reviews is None else reviews,
        clock=clock.body(hub.clockwork.now) if clock is not None else {},
        access=access if any(seat.kind == OPEN for seat in seats) else "",
    )
    return await hub.open(opening, visitor.address)


async def set_example(hub: Hub, visitor: Visitor, game: str, example: str) -> LiveTable:
    """Set up a worked example of the rulebook, for one person who plays every seat."""
    made = (await hub.aside.do(lambda: rules_of(game).example(example))).game
    visitor.settle()
    await check_tables(hub, visitor)
    seats = _seats(["here"] * made.players, (), visitor, None)
    opening = Opening.of(made, secrets.token_urlsafe(9), seats, seed=secrets.randbits(128))
    opening = replace(opening, created=time(), lang=visitor.lang, example=example)
    return await hub.open(opening, visitor.address)


async def try_again(hub: Hub, live: LiveTable, visitor: Visitor, at: str, deal: str, bot: str) -> LiveTable:
    """A table from a moment of a finished game: whoever asks decides there, bots have the other seats.

    `deal`: `same` leaves the cards as they lay; `anew` deals them among all that the seat held possible. Only what is
    finished can be gone back to: of a game that is played nobody learns a card by it.
    """
    table = live.table
    table.check_dealt()
    if not table.is_told:
        raise Refused(403, "web-shared-wait" if table.is_over else "web-again-wait")
    most = len(table.record.actions) - 1
    if not (at.isascii() and at.isdigit() and len(at) < 7 and int(at) <= most):
        raise Refused(400, "web-review-number", given=at[:20], most=most)
    if deal not in ("same", "anew"):
        raise Refused(400, "web-again-deal", given=deal[:20])
    number, seat = int(at), table.movers[int(at)]
    kinds = [bot or STAND_IN] * len(table.seats)
    kinds[seat] = "me"
    prelude = Prelude.of(table.record, number, seat if deal == "anew" else -1)
    visitor.settle()
    await check_tables(hub, visitor)
    await hub.aside.do(_check_bots, hub.guests, kinds, table.game)
    own = table.seats[seat].name if table.seats[seat].holder == visitor.holder else ""
    names = [own if place == seat else "" for place in range(len(kinds))]
    seats = _seats(kinds, names, visitor, None)
    opening = Opening.of(table.game, secrets.token_urlsafe(9), seats, seed=secrets.randbits(63))
    opening = replace(opening, created=time(), lang=visitor.lang, hints=True, reviews=True, prelude=prelude.body())
    return await hub.open(opening, visitor.address)


async def play_on(hub: Hub, visitor: Visitor, puzzle: Puzzle) -> LiveTable:
    """A table from the position of a puzzle: whoever asks decides there, bots have the other seats.

    What the deciding seat could not know is dealt anew, so nobody learns a card of the puzzle by it.
    """
    game = await hub.aside.do(puzzle.record.made)
    kinds = [STAND_IN] * game.players
    kinds[puzzle.seat] = "me"
    prelude = Prelude.of(puzzle.record, len(puzzle.record.actions), puzzle.seat)
    visitor.settle()
    await check_tables(hub, visitor)
    seats = _seats(kinds, [""] * len(kinds), visitor, None)
    opening = Opening.of(game, secrets.token_urlsafe(9), seats, seed=secrets.randbits(63))
    opening = replace(opening, created=time(), lang=visitor.lang, hints=True, reviews=True, prelude=prelude.body())
    return await hub.open(opening, visitor.address)


def _check_bots(guests: Guests, kinds: Sequence[str], game: Game) -> None:
    """Refuse a bot that the host does not allow, and one that does not play this game."""
    for kind in kinds:
        if kind not in PEOPLE:
            guests.check(kind, game)


def _seats(kinds: list[str], names: Sequence[str], visitor: Visitor, part: Part | None) -> list[Seat]:
    seats: list[Seat] = []
    for number, kind in enumerate(kinds):
        if kind in HERE:
            name = names[number] if number < len(names) else ""
            own = visitor.called if kind == "me" and kinds.count("me") == 1 else ""
            seats.append(person(name or own, visitor.holder, number, part))
        elif kind == "friend":
            seats.append(invited())
        else:
            seats.append(bot_seat(kind))
    if not any(seat.holder for seat in seats):
        raise Refused(400, "web-nobody", seats=", ".join(HERE))
    return seats


def names_given(kinds: Sequence[str], own: str, others: Sequence[str], settings: Settings) -> list[str]:
    """The name of each seat at this screen, cleaned: one's own for `me` unless the seat has another; empty: none."""
    found: list[str] = []
    for number, kind in enumerate(kinds):
        text = others[number] if number < len(others) else ""
        text = text.strip() or (own.strip() if kind == "me" else "")
        found.append(clean_name(text, settings) if text and kind in HERE else "")
    return found


async def check_tables(hub: Hub, visitor: Visitor) -> None:
    """Refuse another table to whoever has begun too many."""
    most = hub.settings.most_tables
    ids = await hub.tables_of(visitor.holder, 2 * most)
    running = 0
    if len(ids) >= most:
        for table_id in ids:
            with suppress(TableError):  # a damaged one stands in nobody's way
                live = await hub.find(table_id)
                running += not live.table.is_over
    if running >= most:
        raise Refused(429, "web-tables", most=most)
    if not hub.new_tables.take(visitor.address):
        raise Refused(429, "web-tables-address")


def hints_given(text: str) -> bool | None:
    """Whether the search may be asked, as a form says it; None: as is usual for those who play."""
    return _yes_or_no(text, "web-hints")


def reviews_given(text: str) -> bool | None:
    """Whether there are reviews before the end, as a form says it; None: as is usual for those who play."""
    return _yes_or_no(text, "web-reviews")


def _yes_or_no(text: str, key: str) -> bool | None:
    known = {"": None, "yes": True, "no": False}
    if text not in known:
        raise Refused(400, key, given=text[:40])
    return known[text]


async def play_now(hub: Hub, visitor: Visitor, game: str, chance: str = "") -> LiveTable:
    """A table against bots of medium strength, with the game's own defaults."""
    players = (await hub.aside.do(ludoteca.make, game)).players
    kinds = ["me", *["search:medium"] * (players - 1)]
    return await set_table(hub, visitor, game, {}, kinds, chance=chance)


async def learn(hub: Hub, visitor: Visitor, game: str) -> LiveTable:
    """The guided first game: the one that the visitor has not finished, or a new one."""
    guide = await hub.aside.do(guide_of, game)
    if guide is None:
        raise Refused(404, "table-no-guide")
    for table_id in await hub.tables_of(visitor.holder, hub.settings.most_tables) if visitor.holder else []:
        with suppress(TableError):  # a damaged one bars nobody's lesson
            live = await hub.find(table_id)
            tour = live.table.tour
            if live.table.opening.game == game and tour is not None and tour.under_way and not live.table.is_over:
                return live
    return await set_table(hub, visitor, game, guide.game.options, list(guide.seats), guide=guide)


async def read_guide(hub: Hub, live: LiveTable, visitor: Visitor, step: int) -> None:
    """Read on in the guide, or back; -1: put it away."""
    seat = seat_for(live, visitor)
    await hub.change(live, lambda table: table.guide(seat, step))


async def invited_to(hub: Hub, token: str) -> tuple[LiveTable, int]:
    """The table and the seat of an invitation: `table.secret`."""
    table_id, _, secret = token.partition(".")
    live = await hub.find(table_id)
    for number, seat in enumerate(live.table.seats):
        if seat.kind == OPEN and secret and same(_invitation(hub, live, number), secret):
            return live, number
    raise Refused(404, "web-invitation")


def _invitation(hub: Hub, live: LiveTable, seat: int) -> str:
    """What gives a seat away: worked out; a table of an earlier version has kept its own."""
    return live.table.seats[seat].invitation or hub.keys.invitation(live.table.opening.id, seat)


def host_of(table: Table) -> str:
    """Who has set a table."""
    return next((seat.holder for seat in table.opening.seats if seat.holder), "")


def invitations(hub: Hub, live: LiveTable, holder: str, base: str) -> dict[int, str] | None:
    """The links for open seats, for whoever set the table."""
    if not holder or holder != host_of(live.table):
        return None
    return {
        number: f"{base}/join/{live.table.opening.id}.{_invitation(hub, live, number)}"
        for number, seat in enumerate(live.table.seats)
        if seat.kind == OPEN
    }


async def take_seat(hub: Hub, live: LiveTable, visitor: Visitor, seat: int, name: str, chance: str) -> None:
    """Take the seat of an invitation."""
    called, part = clean_name(name or visitor.called, hub.settings), clean_chance(chance)
    visitor.settle()
    await hub.change(live, lambda table: table.sit(seat, called, visitor.holder, part))
    live.heard_from(visitor.holder)  # nobody who has just sat down is held to be gone, though their page is yet to open


async def contribute(hub: Hub, live: LiveTable, visitor: Visitor, chance: str) -> None:
    """Give one's part of the deal for every seat that one holds and that has none yet."""
    held = live.held_by(visitor.holder)
    if not held:
        raise Refused(403, "table-not-yours")
    part = clean_chance(chance)
    wanted = [seat for seat in held if seat in live.table.awaited]
    for seat in wanted or held[:1]:
        await hub.change(live, partial(_contribution, seat, part))


def _contribution(seat: int, part: Part, table: Table) -> Entry:
    return table.contribute(seat, part)


async def rematch(hub: Hub, live: LiveTable, visitor: Visitor, chance: str) -> str:
    """The table of the rematch, with the part of whoever asks for it."""
    seat_for(live, visitor)
    return await hub.rematch(live, visitor.holder, clean_chance(chance))


def seat_for(live: LiveTable, visitor: Visitor) -> int:
    """The seat that this visitor acts for now."""
    held = live.held_by(visitor.holder)
    if not held:
        raise Refused(403, "table-not-yours")
    return live.table.asked if live.table.asked in held else held[0]


async def act(hub: Hub, live: LiveTable, visitor: Visitor, decision: int, action: int) -> None:
    """Answer a decision."""
    seat = seat_for(live, visitor)
    await hub.change(live, lambda table: table.act(seat, decision, action))


async def rest(hub: Hub, live: LiveTable, visitor: Visitor, decision: int) -> None:
    """Leave the rest of what is being asked to a bot: each of its answers is an ordinary act of the visitor's seat.

    It answers as long as that seat is asked a question of the same kind, which the game has said may be left to it.
    """
    seat, questions = seat_for(live, visitor), left_to_bot(live.table)
    if seat != live.table.asked or live.table.bot_asked:
        raise TableError(live.table.not_your_turn())
    if not questions:
        raise TableError(house("table-no-rest"))
    asker = Asker(visitor.address, visitor.holder)
    for _ in range(MOST_LEFT):
        table = live.table
        thought = await hub.thinkers.choose("greedy", table.state, table.bot_seed, asker)
        await hub.change(live, partial(_answer, seat, decision, thought.action))
        decision = live.table.version
        if live.table.asked != seat or live.table.bot_asked or left_to_bot(live.table) != questions:
            return


def left_to_bot(table: Table) -> frozenset[int]:
    """The questions of which the rest may be left to a bot, if one of them is open: `RESTS` of the game's screen."""
    groups = getattr(room(type(table.game), "screen"), "RESTS", ()) if table.asked >= 0 else ()
    return next((group for group in groups if table.state.asked in group), frozenset())


def _answer(seat: int, decision: int, action: int, table: Table) -> Entry:
    return table.act(seat, decision, action)


async def undo(hub: Hub, live: LiveTable, visitor: Visitor) -> None:
    """Take back the visitor's own last action."""
    held = live.held_by(visitor.holder)
    if not held:
        raise Refused(403, "table-not-yours")
    able = await hub.beside(live, lambda: [seat for seat in held if live.table.why_no_undo(seat) is None])
    await hub.change(live, lambda table: table.undo(able[0] if able else held[0]))


async def step_away(hub: Hub, live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Let a bot play for somebody who is not here; only those who play may ask for it."""
    if not live.held_by(visitor.holder):
        raise Refused(403, "table-not-yours")
    if not 0 <= seat < len(live.table.seats):
        raise Refused(400, "web-seat", given=seat, most=len(live.table.seats) - 1)
    chosen = live.table.seats[seat]
    if chosen.holder != visitor.holder:
        _check_gone(hub, live, visitor, seat)
    await hub.change(live, lambda table: table.leave_to_bot(seat))
    if chosen.holder != visitor.holder:
        hub.warn(chosen.holder, _notice(live, "table-replaced", _called(live, visitor)))


def _check_gone(hub: Hub, live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Whoever is gone has a while to come back, and hears of it on any page of theirs that is open elsewhere."""
    absent = live.table.seats[seat]
    if absent.kind != PERSON or absent.away:
        return  # the table says so itself
    if live.table.clocks is not None and live.table.is_dealt:
        raise Refused(409, "table-clock-decides")
    name = live.table.names(visitor.lang)[seat]
    if live.is_here(absent.holder):
        raise Refused(409, "table-present", seat=name)
    gone = int(live.gone_for(absent.holder))
    if gone < hub.settings.away_seconds:
        left = ceil(hub.settings.away_seconds - gone)
        if live.may_warn(absent.holder):
            hub.warn(absent.holder, _notice(live, "table-missed", _called(live, visitor)))
        raise Refused(409, "table-grace", seat=name, gone=gone, left=left)


def _called(live: LiveTable, visitor: Visitor) -> str | Phrase:
    """What somebody at the table is called, whoever reads it."""
    return live.table.name_of(seat_for(live, visitor))


def _notice(live: LiveTable, key: str, by: str | Phrase) -> Notice:
    game = Phrase(live.table.opening.game, "title")
    return Notice(house(key, {"seat": by, "game": game}), live.table.opening.id)


async def take_days_off(hub: Hub, live: LiveTable, visitor: Visitor, days: int) -> None:
    """Take days off at a table by correspondence; none: be back early."""
    seat = seat_for(live, visitor)
    await hub.change(live, lambda table: take_holiday(table, seat, days, hub.clockwork.now))


async def come_back(hub: Hub, live: LiveTable, visitor: Visitor) -> None:
    """Play for oneself again."""
    held = live.held_by(visitor.holder)
    if not held:
        raise Refused(403, "table-not-yours")
    away = [seat for seat in held if live.table.seats[seat].away]
    for seat in away or held[:1]:  # the table says itself that nobody plays for them
        await hub.change(live, partial(_return_to, seat))


def _return_to(seat: int, table: Table) -> Entry:
    return table.come_back(seat)


def options_given(form: Mapping[str, str]) -> dict[str, Value]:
    """The options of a form: its fields `option-*`, left out where empty."""
    found: dict[str, Value] = {
        key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value
    }
    if form.get("players"):
        found["players"] = form["players"]
    return found
