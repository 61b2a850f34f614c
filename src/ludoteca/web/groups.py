"""The groups that a server knows: founding one, coming in, leaving, and what its moderators may do."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import time
from typing import Final

from ludoteca.club.groups import (
    CALLED,
    CLUB,
    MEMBER,
    MODERATOR,
    MOST_ABOUT,
    MOST_FOUNDED,
    MOST_GROUPS,
    MOST_MEMBERS,
    MOST_NAME,
    ORDINARY,
    ROLES,
    Group,
    Member,
    claims,
    founder_mark,
    member_id,
    members_mark,
    moderators_of,
    person_mark,
)
from ludoteca.club.letters import SECTION, Chat, Letter
from ludoteca.club.names import checked, keys_of
from ludoteca.club.papers import Change, starting
from ludoteca.store import Stale
from ludoteca.web.chats import check_chat
from ludoteca.web.hub import Hub
from ludoteca.web.keys import same
from ludoteca.web.letter_words import TRY
from ludoteca.web.visitor import Refused, Visitor

LONGEST: Final = 40
MOST_TRIES: Final = 30  # to write what others write too


# ---- who is in what


async def groups_of(hub: Hub, person: str) -> list[Group]:
    """The groups that somebody is in, by their names."""
    with hub.told("web-unread"):
        found = await hub.store.find(MEMBER, *starting(person_mark(person)), most=MOST_GROUPS)
        ids = [one.id.partition(" ")[0] for one in found]
        papers = await hub.store.papers(CLUB, ids)
    read = [Group.read(group_id, paper) for group_id, paper in papers.items()]
    return sorted(read, key=lambda group: group.name.casefold())


async def group(hub: Hub, group_id: str) -> Group:
    """A group; nobody is told more than that there is none."""
    with hub.told("web-unread"):
        paper = await hub.store.paper(CLUB, group_id[:LONGEST])
    if paper is None:
        raise Refused(404, "group-none")
    return Group.read(group_id, paper)


async def member(hub: Hub, group_id: str, person: str) -> Member | None:
    """Somebody as a member of a group; None: they are not in it."""
    with hub.told("web-unread"):
        paper = await hub.store.paper(MEMBER, member_id(group_id[:LONGEST], person[:LONGEST]))
    return None if paper is None else Member.read(paper)


async def members(hub: Hub, group_id: str) -> list[Member]:
    """Everybody who is in a group, moderators first."""
    with hub.told("web-unread"):
        found = [one.id for one in await hub.store.find(MEMBER, *starting(members_mark(group_id)))]
        papers = await hub.store.papers(MEMBER, found)
    return [Member.read(papers[one]) for one in found if one in papers]


async def as_member(hub: Hub, visitor: Visitor, group_id: str) -> tuple[Group, Member]:
    """A group, for those who are in it; to all others it is as if there were none."""
    own = None if visitor.known is None else await member(hub, group_id, visitor.known.person)
    if own is None:
        raise Refused(404, "group-none")
    return await group(hub, group_id), own


async def as_moderator(hub: Hub, visitor: Visitor, group_id: str) -> Group:
    """A group, for those who look after it."""
    found, own = await as_member(hub, visitor, group_id)
    if not own.is_moderator:
        raise Refused(403, "group-moderators")
    return found


def invitation(hub: Hub, found: Group) -> str:
    """What lets people into a group."""
    return f"{found.id}.{hub.keys.group(found.id, found.invitation)}"


async def invited_to(hub: Hub, token: str) -> Group:
    """The group of an invitation; one that was made anew, or never was, opens nothing and tells nothing."""
    group_id, _, secret = token.partition(".")
    with hub.told("web-unread"):
        paper = await hub.store.paper(CLUB, group_id[:LONGEST])
    found = None if paper is None else Group.read(group_id, paper)
    if found is None or not secret or not same(secret, hub.keys.group(found.id, found.invitation)):
        raise Refused(404, "group-door")
    return found


# ---- founding and changing


def about_given(text: str) -> str:
    """What a group says of itself: a few lines, without what nobody sees."""
    lines = [" ".join("".join(mark for mark in line if mark.isprintable()).split()) for line in text.splitlines()]
    about = "\n".join(lines).strip()
    if len(about) > MOST_ABOUT:
        raise Refused(400, "group-about", given=len(about), most=MOST_ABOUT)
    return about


async def found(hub: Hub, visitor: Visitor, name: str, about: str) -> Group:
    """Found a group: whoever does is its first member, and looks after it."""
    if visitor.known is None:
        raise Refused(403, "people-needed")
    person, now = visitor.known.person, int(time())
    with hub.told("web-unread"):
        founded = await hub.store.tally(CLUB, *starting(founder_mark(person)))
    if founded >= MOST_FOUNDED:
        raise Refused(429, "group-founded", most=MOST_FOUNDED)
    await _check_room_for(hub, person)
    fresh = Group(secrets.token_urlsafe(9), checked(name, MOST_NAME), about_given(about), person, now, members=1)
    changes = [fresh.change(), *claims(fresh), Member(fresh.id, person, MODERATOR, now).change()]
    try:
        await hub.people.write(changes)
    except Stale:
        raise Refused(409, "group-name-taken", name=fresh.name) from None
    return fresh._replace(version=1)


async def _check_room_for(hub: Hub, person: str) -> None:
    with hub.told("web-unread"):
        most = await hub.store.tally(MEMBER, *starting(person_mark(person)))
    if most >= MOST_GROUPS:
        raise Refused(429, "group-many", most=MOST_GROUPS)


async def changed(
    hub: Hub, group_id: str, how: Callable[[Group], Group], also: Sequence[Change] = (), name: str = ""
) -> Group:
    """Change a group, whoever else changes it at the same time; `also`: papers that go with it."""
    for _ in range(MOST_TRIES):
        before = await group(hub, group_id)
        after = how(before)
        named = claims(after, before.name) if (name and name != before.name) or not after.members else []
        try:
            await hub.people.write([after.change(), *also, *named])
        except Stale:
            if name and await _is_taken(hub, group_id, name):
                raise Refused(409, "group-name-taken", name=name) from None
            if await _differ(hub, also):
                raise
            continue
        return after._replace(version=before.version + 1)
    raise Refused(409, "people-busy")


async def _differ(hub: Hub, also: Sequence[Change]) -> bool:
    """Whether one of these papers is not as it was read: it must be decided anew."""
    for change in also:
        with hub.told("web-unread"):
            paper = await hub.store.paper(change.kind, change.id)
        if (0 if paper is None else paper.version) != change.version:
            return True
    return False


async def _is_taken(hub: Hub, group_id: str, name: str) -> bool:
    with hub.told("web-unread"):
        papers = await hub.store.papers(CALLED, keys_of(name))
    return any(paper.body.decode() != group_id for paper in papers.values())


async def describe(hub: Hub, visitor: Visitor, group_id: str, name: str, about: str) -> Group:
    """Give a group another name, or say something else of it."""
    await as_moderator(hub, visitor, group_id)
    called, told = checked(name, MOST_NAME), about_given(about)
    return await changed(hub, group_id, lambda before: before._replace(name=called, about=told), name=called)


async def invite_anew(hub: Hub, visitor: Visitor, group_id: str) -> Group:
    """Another invitation; those before open nothing any more."""
    await as_moderator(hub, visitor, group_id)
    return await changed(hub, group_id, lambda before: before._replace(invitation=before.invitation + 1))


# ---- coming and going


async def come_in(hub: Hub, visitor: Visitor, token: str) -> Group:
    """Be a member from now on."""
    if visitor.known is None:
        raise Refused(403, "people-needed")
    invited = await invited_to(hub, token)
    if await member(hub, invited.id, visitor.known.person) is not None:
        return invited
    await _check_room_for(hub, visitor.known.person)

    def one_more(before: Group) -> Group:
        if before.members >= MOST_MEMBERS:
            raise Refused(409, "group-full", most=MOST_MEMBERS)
        if before.invitation != invited.invitation:
            raise Refused(404, "group-door")
        return before._replace(members=before.members + 1)

    fresh = Member(invited.id, visitor.known.person, ORDINARY, int(time()))
    with suppress(Stale):  # they have come in by another page at the same time
        return await changed(hub, invited.id, one_more, [fresh.change()])
    return await group(hub, invited.id)


async def leave(hub: Hub, group_id: str, person: str) -> None:
    """Somebody is a member no more. The last moderator hands over to whoever has been in it for longest."""
    for _ in range(MOST_TRIES):
        own = await member(hub, group_id, person)
        if own is None:
            return
        also = [own.gone()]
        if own.is_moderator and await _moderators(hub, group_id) == 1:
            others = [one for one in await members(hub, group_id) if one.person != person]
            if others:
                also.append(others[0]._replace(role=MODERATOR).change())
        with suppress(Stale):
            await changed(hub, group_id, lambda before: before._replace(members=before.members - 1), also)
            hub.lobby.moved()
            return
    raise Refused(409, "people-busy")


async def _moderators(hub: Hub, group_id: str) -> int:
    with hub.told("web-unread"):
        return await hub.store.tally(MEMBER, *moderators_of(group_id))


async def show_out(hub: Hub, visitor: Visitor, group_id: str, person: str) -> None:
    """A moderator shows somebody out, and makes the invitation anew, so that they do not come in by it again."""
    await as_moderator(hub, visitor, group_id)
    gone = await member(hub, group_id, person)
    if gone is None:
        raise Refused(404, "group-no-member")
    if visitor.known is not None and person == visitor.known.person:
        raise Refused(409, "group-yourself")
    if gone.is_moderator:
        raise Refused(409, "group-moderator-out")
    await leave(hub, group_id, person)
    await changed(hub, group_id, lambda before: before._replace(invitation=before.invitation + 1))


async def talk(hub: Hub, visitor: Visitor, group_id: str, chat: Chat) -> None:
    """A moderator says where the group talks; a word goes there at once."""
    await as_moderator(hub, visitor, group_id)
    if not hub.settings.chat_hosts or not hub.settings.public_address:
        raise Refused(409, "chat-none")
    check_chat(hub.post.chats, chat)
    now = time()
    trial = Letter(TRY, "-", "", group_id, thing=str(int(now)), at=now)
    await changed(hub, group_id, lambda before: before.with_settings(SECTION, chat.section()))
    await hub.people.write([trial.change()])
    hub.letters.forget()
    hub.letter_came()


async def be_silent(hub: Hub, visitor: Visitor, group_id: str) -> Group:
    """A moderator lets the chat of a group be told nothing more."""
    await as_moderator(hub, visitor, group_id)
    hub.letters.forget()
    return await changed(hub, group_id, lambda before: before.with_settings(SECTION, {}))


async def appoint(hub: Hub, visitor: Visitor, group_id: str, person: str, role: str) -> None:
    """A moderator makes somebody a moderator, or an ordinary member again; one moderator there always is."""
    if role not in ROLES:
        raise Refused(400, "group-role", given=role[:LONGEST], allowed=", ".join(ROLES))
    for _ in range(MOST_TRIES):
        await as_moderator(hub, visitor, group_id)
        chosen = await member(hub, group_id, person)
        if chosen is None:
            raise Refused(404, "group-no-member")
        if chosen.role == role:
            return
        if role == ORDINARY and await _moderators(hub, group_id) == 1:
            raise Refused(409, "group-last-moderator")
        with suppress(Stale):
            await changed(hub, group_id, lambda before: before, [chosen._replace(role=role).change()])
            return
    raise Refused(409, "people-busy")


async def dissolve(hub: Hub, visitor: Visitor, group_id: str, name: str) -> None:
    """A moderator ends a group; its tables go on for those who have their links."""
    ended = await as_moderator(hub, visitor, group_id)
    if name.strip() != ended.name:
        raise Refused(400, "group-dissolve-name", name=ended.name)
    for one in await members(hub, group_id):
        if visitor.known is None or one.person != visitor.known.person:
            await leave(hub, group_id, one.person)
    if visitor.known is not None:
        await leave(hub, group_id, visitor.known.person)


async def leave_all(hub: Hub, person: str) -> None:
    """Somebody is gone for good."""
    for one in await groups_of(hub, person):
        await leave(hub, one.id, person)
