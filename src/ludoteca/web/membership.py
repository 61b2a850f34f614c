"""Becoming a person, and coming in as one: by a name, by a link, by a recovery code, by a passkey; and going again."""

from __future__ import annotations

import re
import secrets
from time import time
from typing import Final

from ludoteca.club.letters import SUBSCRIPTION
from ludoteca.club.names import checked, keys_of
from ludoteca.club.papers import WHATEVER, Change, starting
from ludoteca.club.people import CALLED, COLOURS, DEVICE, GRACE, Device, Person, claims
from ludoteca.store import Stale
from ludoteca.web.hub import Hub
from ludoteca.web.people import Known, Nobody
from ludoteca.web.visitor import Refused, Visitor

MOST_DEVICES: Final = 20  # of one person
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
NOT_WORDS: Final = re.compile(r"[^\x20-\x7e]")


async def become(hub: Hub, visitor: Visitor, name: str, agent: str = "") -> Person:
    """Whoever has given a name is a person from now on, and keeps the seats that they had.

    Their browser gets another secret; the one before stays good for pages that are open, for a minute.
    """
    if visitor.known is not None:
        raise Refused(409, "people-already", name=visitor.known.name)
    if not hub.new_people.take(visitor.address):
        raise Refused(429, "people-many")
    called, now = checked(name, hub.settings.most_name), int(time())
    before = visitor.device if visitor.secret else ""
    visitor.renew()
    holder = before or secrets.token_hex(32)
    person = Person(secrets.token_urlsafe(9), called, holder, now, colour=secrets.randbelow(COLOURS))
    changes = [person.change(), *claims(person), Device(visitor.device, person.id, now, label_of(agent)).change()]
    if before:
        changes.append(Device(before, person.id, now, until=now + GRACE).change())
    try:
        await hub.people.write(changes)
    except Stale:
        raise Refused(409, "people-name-taken", name=called) from None
    hub.people.forget(person.id)
    visitor.is_now(Known(person.id, holder, called))
    return person._replace(version=1)


async def rename(hub: Hub, person_id: str, name: str) -> Person:
    """Call somebody otherwise; nobody else may be called so, or look so."""
    called = checked(name, hub.settings.most_name)

    def also(before: Person, after: Person) -> list[Change]:
        return claims(after, before.name)

    if await _is_taken(hub, person_id, called):
        raise Refused(409, "people-name-taken", name=called)
    try:
        person = await hub.people.changed(person_id, lambda before: before._replace(name=called), also)
    except Nobody as fault:
        if fault.phrase.key == "people-busy":  # somebody has taken it meanwhile
            raise Refused(409, "people-name-taken", name=called) from None
        raise
    hub.know_anew(person.id, "")
    return person


async def _is_taken(hub: Hub, person_id: str, name: str) -> bool:
    """Whether somebody else has a claim to that name."""
    with hub.told("web-unread"):
        found = await hub.store.papers(CALLED, keys_of(name))
    return any(paper.body.decode() != person_id for paper in found.values())


async def come_in(hub: Hub, visitor: Visitor, person: Person, agent: str, *with_it: Change) -> None:
    """The browser is that person's from now on; `with_it`: papers without which it is not, such as a link that is used.

    Whatever it had as a visitor waits for it until it goes out again. If it was somebody else's, it is so no more.
    """
    if len(await hub.people.devices(person.id)) >= MOST_DEVICES:
        raise Refused(409, "people-devices", most=MOST_DEVICES)
    changes = list(with_it)
    if visitor.known is not None:
        changes.append(Change(DEVICE, visitor.device, None, version=WHATEVER))
        visitor.renew()
    visitor.settle()
    device = Device(visitor.device, person.id, int(time()), label_of(agent))
    await hub.people.write([device.change(), *changes])
    hub.know_anew(person.id, "")
    visitor.is_now(Known(person.id, person.holder, person.name))


async def show_out(hub: Hub, visitor: Visitor, device: str) -> None:
    """Somebody's browser is theirs no more; one's own too."""
    known = visitor.known
    if known is None:
        raise Refused(403, "people-needed")
    if device not in [one.holder for one in await hub.people.devices(known.person)]:
        raise Refused(404, "people-no-device")
    with hub.told("web-unread"):
        told = [one.id for one in await hub.store.find(SUBSCRIPTION, *starting(f"on {device}"))]
    silent = [Change(SUBSCRIPTION, one, None, version=WHATEVER) for one in told]
    await hub.people.write([Change(DEVICE, device, None, version=WHATEVER), *silent])
    hub.know_anew(known.person, known.holder)
    if device == visitor.device:
        visitor.is_now(None)


def label_of(agent: str) -> str:
    """What a browser says it is, in two words; it may say anything."""
    said = NOT_WORDS.sub("", agent)[:400]
    found = [next((name for sign, name in names if sign in said), "") for names in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)
