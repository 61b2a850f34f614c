"""Wishes to play: whoever wants the same waits together, and when enough have come they have a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from time import time
from typing import Final

from ludoteca.club.papers import MOST_FOUND, starting
from ludoteca.club.wishes import PACES, READY, WAITS, WISH, Comer, Wanted, Wish, like_mark, own_mark
from ludoteca.engine import shelf
from ludoteca.engine.deal import Part
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import Phrase, house
from ludoteca.engine.shelf import rules_of
from ludoteca.store import Stale
from ludoteca.table import Opening, Seat, Table
from ludoteca.table.seats import STAND_IN
from ludoteca.table.table import bot as bot_seat
from ludoteca.table.table import person
from ludoteca.web.box import player_counts
from ludoteca.web.commands import clean_chance, set_table
from ludoteca.web.form import FRIEND
from ludoteca.web.gathering import LiveTable, Notice
from ludoteca.web.hub import Hub, new_part
from ludoteca.web.sitting import accesses_of, check_may_sit, name_for
from ludoteca.web.visitor import Refused, Visitor

MOST_WISHES: Final = 3  # that one visitor has at the same time
MOST_TRIES: Final = 20  # to write what others write too
LONGEST: Final = 40


async def checked(hub: Hub, visitor: Visitor, wanted: Wanted, minutes: int) -> None:
    """Refuse what nobody can wish for."""
    check_wanted(wanted)
    if minutes not in WAITS:
        raise Refused(400, "wish-wait", given=minutes, allowed=", ".join(map(str, WAITS)))
    allowed = await accesses_of(hub, visitor)
    if wanted.access not in allowed:
        raise Refused(400, "access-unknown", given=wanted.access[:LONGEST], allowed=", ".join(allowed))


def check_wanted(wanted: Wanted) -> None:
    """Refuse what nobody can play."""
    rules_of(wanted.game)
    counts = player_counts(wanted.game)
    if wanted.players not in counts or wanted.players < 2:
        possible = ", ".join(str(count) for count in counts if count > 1)
        raise Refused(400, "wish-players", given=wanted.players, allowed=possible)
    if not 2 <= wanted.people <= wanted.players:
        raise Refused(400, "wish-people", given=wanted.people, most=wanted.players)
    if wanted.pace not in PACES:
        raise Refused(400, "wish-pace", given=wanted.pace[:LONGEST], allowed=", ".join(PACES))


async def wish(hub: Hub, visitor: Visitor, wanted: Wanted, minutes: int, name: str = "", chance: str = "") -> str:
    """Wait for others, together with those who want the same; the table, if that makes enough."""
    await checked(hub, visitor, wanted, minutes)
    comer = await _comer(hub, visitor, wanted, minutes, name, chance)
    own = await wishes_of(hub, comer.holder)
    if len([one for one in own if not one.table and one.wanted != wanted]) >= MOST_WISHES:
        raise Refused(429, "wish-many", most=MOST_WISHES)
    for _ in range(MOST_TRIES):
        with hub.told("web-unread"):
            found = await hub.store.find(WISH, *starting(like_mark(wanted)), most=1)
        before = await _read(hub, found[0].id) if found else Wish(secrets.token_urlsafe(9), wanted, (), int(time()))
        if before is None:
            continue
        with suppress(Stale):
            return await _come(hub, visitor, before, comer)
    raise Refused(409, "people-busy")


async def me_too(hub: Hub, visitor: Visitor, wish_id: str, minutes: int, name: str = "", chance: str = "") -> str:
    """Have the same wish as somebody who waits; the table, if that makes enough."""
    for _ in range(MOST_TRIES):
        before = await _read(hub, wish_id)
        if before is None or before.table or not before.comers:
            raise Refused(404, "wish-gone")
        await check_may_sit(hub, visitor, before.wanted.access)
        comer = await _comer(hub, visitor, before.wanted, minutes, name, chance)
        with suppress(Stale):
            return await _come(hub, visitor, before, comer)
    raise Refused(409, "people-busy")


async def withdraw(hub: Hub, visitor: Visitor, wish_id: str) -> str:
    """Wait no more; the table of a wish that has come true meanwhile."""
    for _ in range(MOST_TRIES):
        before = await _read(hub, wish_id)
        if before is None or not before.has(visitor.holder):
            return ""
        with suppress(Stale):
            await hub.people.write([before.without(visitor.holder).change()])
            hub.lobby.moved()
            return before.table
    raise Refused(409, "people-busy")


async def wishes_of(hub: Hub, holder: str) -> list[Wish]:
    """The wishes of somebody, those too that have come true."""
    if not holder:
        return []
    with hub.told("web-unread"):
        found = [one.id for one in await hub.store.find(WISH, *starting(f"{own_mark(holder)} "), most=MOST_FOUND)]
        papers = await hub.store.papers(WISH, found)
    now = time()
    read = [Wish.read(wish_id, paper).now(now) for wish_id, paper in papers.items()]
    return [one for one in read if one.has(holder)]


async def _read(hub: Hub, wish_id: str) -> Wish | None:
    with hub.told("web-unread"):
        paper = await hub.store.paper(WISH, wish_id)
    return None if paper is None else Wish.read(wish_id, paper).now(time())


async def _comer(hub: Hub, visitor: Visitor, wanted: Wanted, minutes: int, name: str, chance: str) -> Comer:
    """Whoever asks, as they wait. By correspondence nobody need be there for the deal: their part waits with them."""
    visitor.settle()
    called, part = await name_for(hub, visitor, name), clean_chance(chance)
    if wanted.pace != "slow":
        part = Part("")
    return Comer(visitor.holder, called, int(time()) + 60 * minutes, part.text, part.drawn)


async def _come(hub: Hub, visitor: Visitor, before: Wish, comer: Comer) -> str:
    """Somebody comes; `Stale`: so did somebody else."""
    if not before.comers:
        before = before._replace(since=int(time()))
    after = before.with_(comer)
    if after.missing > 0:
        await hub.people.write([after.change()])
        hub.lobby.moved()
        return ""
    if not hub.new_tables.take(visitor.address):
        raise Refused(429, "web-tables-address")
    opening = await hub.aside.do(_opening, hub, after, visitor.lang)
    until = int(time()) + READY
    ready = after.without(comer.holder)._replace(table=opening.id)
    ready = ready._replace(comers=tuple(one._replace(until=until, chance="") for one in ready.comers))
    await hub.to_the_end(_came_true(hub, visitor, opening, ready))
    return opening.id


async def _came_true(hub: Hub, visitor: Visitor, opening: Opening, ready: Wish) -> None:
    """Enough have come: their table is set, they are told so, and wait for nothing else that is played at once."""
    table = await hub.aside.do(Table, opening)
    letters = await hub.letters.of_meeting(table, [one.holder for one in ready.comers], "ready")
    await hub.open(opening, visitor.address, [ready.change(), *letters])
    hub.lobby.moved()
    game = Phrase(opening.game, "title")
    for one in ready.comers:
        hub.warn(one.holder, Notice(house("wish-true", {"game": game}), opening.id))
    if ready.wanted.pace != "slow":
        for holder in (visitor.holder, *[one.holder for one in ready.comers]):
            for other in await wishes_of(hub, holder):
                if not other.table and other.wanted.pace != "slow":
                    with suppress(Stale, LudotecaError):  # it has changed just now: they may withdraw it themselves
                        await hub.people.write([other.without(holder).change()])
        hub.lobby.moved()


def _opening(hub: Hub, wish: Wish, lang: str) -> Opening:
    """The table of those who have come, in an order of chance; bots have the rest."""
    made = shelf.made(wish.wanted.game, {"players": wish.wanted.players})
    seats = _seats(wish, made)
    opening = Opening.of(made, secrets.token_urlsafe(9), seats, server=new_part())
    clock = wish.terms.body(hub.clockwork.now) if wish.terms is not None else {}
    return replace(
        opening, created=time(), lang=lang, hints=False, reviews=False, clock=clock, access=wish.wanted.access
    )


def _seats(wish: Wish, made: Game) -> list[Seat]:
    people: Sequence[Seat] = [
        person(one.name, one.holder, -1, Part(one.chance, one.drawn) if one.chance else None) for one in wish.comers
    ]
    seats = [*people, *[bot_seat(STAND_IN) for _ in range(made.players - len(people))]]
    secrets.SystemRandom().shuffle(seats)
    return [replace(seat, number=number) for number, seat in enumerate(seats)]


async def leave_all(hub: Hub, holder: str) -> None:
    """Somebody is gone for good, and waits for nothing."""
    for one in await wishes_of(hub, holder):
        with suppress(Stale):
            await hub.people.write([one.without(holder).change()])
            hub.lobby.moved()


async def challenged(hub: Hub, visitor: Visitor, wanted: Wanted, chance: str) -> LiveTable:
    """A table for whoever asks and those whom they have asked for; bots have the other seats."""
    check_wanted(wanted)
    kinds = ["me", *[FRIEND] * (wanted.people - 1), *[STAND_IN] * (wanted.players - wanted.people)]
    options, clock = {"players": wanted.players}, PACES[wanted.pace]
    return await set_table(
        hub, visitor, wanted.game, options, kinds, chance=chance, hints=False, clock=clock, access=wanted.access
    )
