"""Who may take a free seat: whoever has the link, everybody, those with a name; and bots where nobody comes."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.club.listed import GROUP, LISTED, MEMBERS, PUBLIC, TO, WAITS, host_mark, span_of
from ludoteca.club.names import keys_of
from ludoteca.club.papers import starting
from ludoteca.club.people import CALLED
from ludoteca.engine.phrase import Phrase, house
from ludoteca.table import OPEN, Entry, Table, TableError
from ludoteca.table.seats import STAND_IN
from ludoteca.web.commands import clean_chance, clean_name, host_of
from ludoteca.web.gathering import LiveTable, Notice
from ludoteca.web.groups import groups_of
from ludoteca.web.hub import Hub
from ludoteca.web.visitor import Refused, Visitor

MOST_CHALLENGES: Final = 10  # of one person that nobody has answered yet
MOST_CHALLENGED: Final = 20  # to one person that wait for their answer
LONGEST: Final = 40
MOST_WAITING: Final = 3  # listed tables at which one visitor waits for others at the same time


async def accesses_of(hub: Hub, visitor: Visitor) -> list[str]:
    """What somebody may choose who sets a table, and find who looks for one."""
    if visitor.known is None:
        return [PUBLIC]
    return [PUBLIC, MEMBERS, *[f"{GROUP}{group.id}" for group in await groups_of(hub, visitor.known.person)]]


def challenges_to(visitor: Visitor) -> list[str]:
    """How tables are found at which somebody is challenged."""
    return [f"{TO}{visitor.known.person}"] if visitor.known is not None else []


async def offered(hub: Hub, visitor: Visitor, chosen: str = "") -> list[tuple[str, str]]:
    """What somebody may choose who sets a table, in words; with it the person whom they want to challenge."""
    known = [PUBLIC, *([MEMBERS] if visitor.known is not None else [])]
    found = [(access, house(f"ui-access-{access}").text(visitor.lang)) for access in known]
    for group in await groups_of(hub, visitor.known.person) if visitor.known is not None else []:
        found.append((f"{GROUP}{group.id}", house("ui-access-group", {"group": group.name}).text(visitor.lang)))
    person = await hub.people.by_id(chosen.removeprefix(TO)[:LONGEST]) if chosen.startswith(TO) else None
    if person is not None and visitor.known is not None and visitor.known.person != person.id:
        found.append((f"{TO}{person.id}", house("ui-access-to", {"name": person.name}).text(visitor.lang)))
    return found


async def asked_of(hub: Hub, visitor: Visitor) -> list[tuple[str, str]]:
    """Of whom somebody may ask whether they would like to play, in words."""
    known = [PUBLIC, *([MEMBERS] if visitor.known is not None else [])]
    found = [(access, house(f"ui-wish-access-{access}").text(visitor.lang)) for access in known]
    groups = await groups_of(hub, visitor.known.person) if visitor.known is not None else []
    return [*found, *[(f"{GROUP}{group.id}", group.name) for group in groups]]


async def check_access(hub: Hub, visitor: Visitor, access: str) -> None:
    """Refuse a table that would be listed where this visitor may list none, or not one more."""
    if not access:
        return
    if access.partition(" ")[0] in (MEMBERS, GROUP.strip(), TO.strip()) and visitor.known is None:
        raise Refused(403, "people-needed")
    if access.startswith(TO):
        await _check_challenge(hub, visitor, access.removeprefix(TO)[:LONGEST])
        return
    allowed = await accesses_of(hub, visitor)
    if access not in allowed:
        raise Refused(400, "access-unknown", given=access[:40], allowed=", ".join(allowed))
    with hub.told("web-unread"):
        waiting = await hub.store.tally(LISTED, *starting(host_mark(visitor.holder, access))) if visitor.holder else 0
    if waiting >= MOST_WAITING:
        raise Refused(429, "access-waiting", most=MOST_WAITING)


async def _check_challenge(hub: Hub, visitor: Visitor, person_id: str) -> None:
    """Refuse a challenge to nobody, to oneself, or where there are too many already."""
    person = await hub.people.by_id(person_id)
    if person is None or visitor.known is None:
        raise Refused(404, "people-nobody")
    if person.id == visitor.known.person:
        raise Refused(400, "challenge-oneself")
    access = f"{TO}{person.id}"
    with hub.told("web-unread"):
        mine = await hub.store.tally(LISTED, *starting(host_mark(visitor.holder, access)))
        theirs = await hub.store.tally(LISTED, *span_of(WAITS, access))
    if mine >= MOST_CHALLENGES:
        raise Refused(429, "challenge-many", most=MOST_CHALLENGES)
    if theirs >= MOST_CHALLENGED:
        raise Refused(429, "challenge-often", name=person.name)


async def check_may_sit(hub: Hub, visitor: Visitor, access: str) -> None:
    """Refuse whoever may not take a free seat at such a table without its link."""
    if not access:
        raise Refused(403, "sit-link")
    if access != PUBLIC and visitor.known is None:
        raise Refused(403, "people-needed")
    if access not in [*await accesses_of(hub, visitor), *challenges_to(visitor)]:
        raise Refused(403, "sit-others")


async def sit_down(hub: Hub, live: LiveTable, visitor: Visitor, name: str = "", chance: str = "") -> None:
    """Take the first free seat of a table that is listed; whoever sits there already stays where they are."""
    visitor.settle()
    if live.held_by(visitor.holder):
        return
    await check_may_sit(hub, visitor, live.table.opening.access)
    called, part = await name_for(hub, visitor, name), clean_chance(chance)
    free = [number for number, seat in enumerate(live.table.seats) if seat.kind == OPEN]
    for seat in free:
        try:
            await hub.change(live, partial(_sat, seat, called, visitor.holder, part))
        except TableError as late:  # somebody was quicker: there may be another
            if late.phrase.key != "table-seat-taken":
                raise
            continue
        live.heard_from(visitor.holder)
        return
    raise Refused(409, "sit-full")


def _sat(seat: int, called: str, holder: str, part: object, table: Table) -> Entry:
    return table.sit(seat, called, holder, part)  # type: ignore[arg-type]


async def name_for(hub: Hub, visitor: Visitor, name: str) -> str:
    """What somebody is called among strangers: their own name, or one that nobody else has; they may have none."""
    if visitor.known is not None:
        return visitor.called
    if not name.strip():
        return ""
    called = clean_name(name, hub.settings)
    with hub.told("web-unread"):
        taken = await hub.store.papers(CALLED, keys_of(called))
    if taken:
        raise Refused(409, "people-name-taken", name=called)
    return called


async def fill_up(hub: Hub, live: LiveTable, visitor: Visitor, bot: str = "") -> None:
    """Let bots take the seats that are free; only whoever has set the table may ask for it."""
    if not visitor.holder or host_of(live.table) != visitor.holder:
        raise Refused(403, "fill-host")
    bot = bot or STAND_IN
    await hub.aside.do(hub.guests.check, bot, live.table.game)
    for seat, one in enumerate(live.table.seats):
        if one.kind == OPEN:
            await hub.change(live, partial(_filled, seat, bot))


async def decline(hub: Hub, live: LiveTable, visitor: Visitor) -> None:
    """Whoever is challenged would rather not play; the table is told so."""
    if visitor.known is None or live.table.opening.access not in challenges_to(visitor):
        raise Refused(403, "sit-others")
    name = visitor.called
    await hub.change(live, lambda table: table.decline(name))
    game = Phrase(live.table.opening.game, "title")
    hub.warn(
        host_of(live.table), Notice(house("challenge-declined", {"name": name, "game": game}), live.table.opening.id)
    )


def _filled(seat: int, bot: str, table: Table) -> Entry:
    return table.fill(seat, bot)
