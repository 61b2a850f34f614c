"""Coming in on another device: links, recovery codes and passkeys, each given out and taken.

Whatever does not open says the same sentence, whether there is such a person or not.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from contextlib import suppress
from time import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludoteca.club.doors import (
    CODE,
    LINK,
    MOST_LINKS,
    MOST_PASSKEYS,
    PASSKEY,
    QUESTION_SECONDS,
    SPENT,
    Link,
    Passkey,
    code_id,
    hashed,
    new_codes,
    new_link,
    of,
    spent,
)
from ludoteca.club.papers import WHATEVER, Change, moment, starting
from ludoteca.club.people import Person
from ludoteca.store import Stale
from ludoteca.web.hub import Hub
from ludoteca.web.membership import come_in, label_of
from ludoteca.web.people import Known
from ludoteca.web.visitor import Refused, Visitor

MOST_SWEPT: Final = 100  # old papers that are put away at a time
ADD, ENTER = "add", "enter"  # what a passkey is asked for


def member(visitor: Visitor) -> Known:
    """Who asks, if they have a name here."""
    if visitor.known is None:
        raise Refused(403, "people-needed")
    return visitor.known


def closed() -> Refused:
    """What everybody is told whom nothing opens."""
    return Refused(403, "people-door")


def _tried(hub: Hub, visitor: Visitor) -> None:
    if not hub.tries.take(visitor.address):
        raise Refused(429, "people-tries")


async def _sweep(hub: Hub, kind: str, prefix: str) -> None:
    """Put away what is too old."""
    with hub.told("web-unkept"):
        old = await hub.store.find(kind, prefix, f"{prefix}{moment(time())}", MOST_SWEPT)
        await hub.store.write([Change(kind, one.id, None, version=WHATEVER) for one in old])


# ---- a link


async def give_link(hub: Hub, visitor: Visitor) -> str:
    """A link for another device: what stands in it."""
    known = member(visitor)
    await _sweep(hub, LINK, "until ")
    with hub.told("web-unread"):
        if await hub.store.tally(LINK, *starting(of(known.person))) >= MOST_LINKS:
            raise Refused(429, "people-links", most=MOST_LINKS)
    token, link = new_link(known.person, time())
    await hub.people.write([link.change()])
    return token


async def look_at_link(hub: Hub, visitor: Visitor, token: str) -> tuple[Link, Person]:
    """Whose link this is, as long as it is good."""
    _tried(hub, visitor)
    with hub.told("web-unread"):
        paper = await hub.store.paper(LINK, hashed(token))
    link = None if paper is None else Link.read(hashed(token), paper)
    person = None if link is None or link.until <= time() else await hub.people.by_id(link.person)
    if link is None or person is None:
        raise closed()
    return link, person


async def enter_by_link(hub: Hub, visitor: Visitor, token: str, agent: str) -> Person:
    """Come in by a link; only one does."""
    link, person = await look_at_link(hub, visitor, token)
    with suppress(Stale):
        await come_in(hub, visitor, person, agent, link.used())
        return person
    raise closed()


# ---- recovery codes


async def give_codes(hub: Hub, visitor: Visitor) -> list[str]:
    """New recovery codes, in place of those before."""
    known = member(visitor)
    before = await _papers_of(hub, CODE, known.person)
    codes, papers = new_codes(known.person)
    await hub.people.write([*[Change(CODE, code, None, version=WHATEVER) for code in before], *papers])
    return codes


async def enter_by_code(hub: Hub, visitor: Visitor, typed: str, agent: str) -> Person:
    """Come in by a recovery code, which is good once."""
    _tried(hub, visitor)
    with hub.told("web-unread"):
        paper = await hub.store.paper(CODE, code_id(typed))
    person = None if paper is None else await hub.people.by_id(paper.body.decode())
    if paper is None or person is None:
        raise closed()
    with suppress(Stale):
        await come_in(hub, visitor, person, agent, Change(CODE, code_id(typed), None, version=paper.version))
        return person
    raise closed()


async def _papers_of(hub: Hub, kind: str, person_id: str) -> list[str]:
    with hub.told("web-unread"):
        return [one.id for one in await hub.store.find(kind, *starting(of(person_id)))]


# ---- passkeys


class Ways(NamedTuple):
    """By what somebody can come in again."""

    passkeys: list[Passkey]
    codes: int  # that are left


async def ways_of(hub: Hub, person_id: str) -> Ways:
    """The passkeys of somebody, and how many of their codes are left."""
    found = await _papers_of(hub, PASSKEY, person_id)
    with hub.told("web-unread"):
        papers = await hub.store.papers(PASSKEY, found)
    passkeys = sorted([Passkey.read(paper) for paper in papers.values()], key=lambda one: one.since)
    return Ways(passkeys, len(await _papers_of(hub, CODE, person_id)))


async def ask_to_add(hub: Hub, visitor: Visitor, base: str) -> str:
    """What a device is asked that is to make a passkey, as JSON."""
    known = member(visitor)
    passkeys = (await ways_of(hub, known.person)).passkeys
    if len(passkeys) >= MOST_PASSKEYS:
        raise Refused(409, "people-passkeys", most=MOST_PASSKEYS)
    options = generate_registration_options(
        rp_id=_site(base),
        rp_name="Ludoteca",
        user_id=known.person.encode(),
        user_name=known.name,
        user_display_name=known.name,
        challenge=hub.keys.question(ADD, visitor.device, int(time()) + QUESTION_SECONDS),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in passkeys],
    )
    return options_to_json(options)


async def add_passkey(hub: Hub, visitor: Visitor, base: str, answer: bytes, agent: str) -> None:
    """Keep a passkey that a device has made."""
    known, told = member(visitor), _answer(answer)
    question, until = _question(hub, visitor, told, ADD)
    try:
        made = await hub.aside.do(
            lambda: verify_registration_response(
                credential=told, expected_challenge=question, expected_rp_id=_site(base), expected_origin=base
            )
        )
    except WebAuthnException:
        raise Refused(400, "people-passkey-bad") from None
    if len((await ways_of(hub, known.person)).passkeys) >= MOST_PASSKEYS:
        raise Refused(409, "people-passkeys", most=MOST_PASSKEYS)
    kept = Passkey(
        made.credential_id,
        known.person,
        made.credential_public_key,
        made.sign_count,
        int(time()),
        label_of(agent),
    )
    try:
        await hub.people.write([kept.change(), spent(question, until)])
    except Stale:  # it was sent twice, or is somebody's already
        raise Refused(409, "people-passkey-bad") from None


async def remove_passkey(hub: Hub, visitor: Visitor, passkey_id: str) -> None:
    """A passkey opens nothing any more."""
    known = member(visitor)
    mine = {one.id: one for one in (await ways_of(hub, known.person)).passkeys}
    if passkey_id not in mine:
        raise Refused(404, "people-no-passkey")
    await hub.people.write([mine[passkey_id].removed()])


async def ask_to_enter(hub: Hub, visitor: Visitor, base: str) -> str:
    """What a device is asked that is to show a passkey, as JSON; it is the same whoever may have one."""
    _tried(hub, visitor)
    visitor.settle()
    question = hub.keys.question(ENTER, visitor.device, int(time()) + QUESTION_SECONDS)
    options = generate_authentication_options(
        rp_id=_site(base), challenge=question, user_verification=UserVerificationRequirement.PREFERRED
    )
    return options_to_json(options)


async def enter_by_passkey(hub: Hub, visitor: Visitor, base: str, answer: bytes, agent: str) -> Person:
    """Come in by a passkey; a foreign one, one that was removed, and an answer given before open nothing."""
    _tried(hub, visitor)
    told = _answer(answer)
    question, until = _question(hub, visitor, told, ENTER)
    kept = await _passkey(hub, told)
    person = None if kept is None else await hub.people.by_id(kept.person)
    if kept is None or person is None:
        raise closed()
    try:
        shown = await hub.aside.do(
            lambda: verify_authentication_response(
                credential=told,
                expected_challenge=question,
                expected_rp_id=_site(base),
                expected_origin=base,
                credential_public_key=kept.key,
                credential_current_sign_count=kept.answers,
            )
        )
        await _sweep(hub, SPENT, "")
        counted = kept._replace(answers=shown.new_sign_count).change()
        await come_in(hub, visitor, person, agent, counted, spent(question, until))
    except (WebAuthnException, Stale):
        raise closed() from None
    return person


async def _passkey(hub: Hub, told: dict[str, Any]) -> Passkey | None:
    """The passkey that has answered."""
    with suppress(ValueError, TypeError, AttributeError):
        wanted = Passkey(_bytes(told["rawId"]), "", b"", 0, 0).id
        with hub.told("web-unread"):
            paper = await hub.store.paper(PASSKEY, wanted)
        return None if paper is None else Passkey.read(paper)
    return None


def _answer(body: bytes) -> dict[str, Any]:
    """What a page tells of the answer of a device."""
    try:
        told = json.loads(body)
        if isinstance(told, dict) and all(isinstance(told[name], str) for name in ("id", "rawId")):
            return told
    except (ValueError, KeyError, RecursionError):
        pass
    raise Refused(400, "people-passkey-bad")


def _question(hub: Hub, visitor: Visitor, told: dict[str, Any], wanted: str) -> tuple[bytes, int]:
    """The question that was answered, if we have put it to that browser a little while ago."""
    with suppress(ValueError, TypeError, LookupError, AttributeError):
        said = json.loads(_bytes(told["response"]["clientDataJSON"]))
        question = _bytes(said["challenge"])
        until = hub.keys.until_of(question, wanted, visitor.device)
        if until >= time():
            return question, until
    raise Refused(400, "people-passkey-old")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _site(base: str) -> str:
    """The name under which a passkey of ours is kept."""
    return urlsplit(base).hostname or ""
