"""What is kept of somebody: all of it in one file, and all of it gone.

What they have played stays with those who have played with them, as nobody's: the moves, without a name and without
what was said. On a ladder their number stays, so that what others have won and lost there can still be worked out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from ludoteca.club.doors import CODE, LINK, PASSKEY
from ludoteca.club.ladders import RATING, read_skill
from ludoteca.club.letters import LETTER, SUBSCRIPTION, TOLD
from ludoteca.club.papers import MOST_CHANGES, MOST_FOUND, WHATEVER, Change, starting
from ludoteca.club.people import CALLED, DEVICE, PERSON, Person
from ludoteca.club.results import RESULT, Result, result_mark
from ludoteca.club.samedeal import PLAY, TRY, Play, person_mark
from ludoteca.club.tourney import ENTERED
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.store import Stale
from ludoteca.table import Entry, Opening, Table, TableError
from ludoteca.table.entries import CHAT, SIT
from ludoteca.web import groups
from ludoteca.web.hub import LONGEST_ID, Hub
from ludoteca.web.neighbours import CHANGED
from ludoteca.web.standings import SOLVED
from ludoteca.web.wishing import leave_all, wishes_of

Told = dict[str, Any]
MOST_TABLES: Final = 1_000_000  # of one person
OWN: Final = (  # papers of a person alone, and the marks by which they are found
    (DEVICE, "of {}"), (DEVICE, "was {}"), (LINK, "of {}"), (CODE, "of {}"), (PASSKEY, "of {}"), (CALLED, "of {}"),
    (TRY, "of {} "), (ENTERED, "of {} "), (RATING, "of {} "), (SOLVED, "of {}"),
    (SUBSCRIPTION, "of {}"), (LETTER, "to {}"), (TOLD, "to {}"),
)  # fmt: skip


async def read(hub: Hub, table_id: str) -> tuple[Opening, list[Entry]]:
    """A table as it is kept."""
    found = await hub.store.load(table_id) if table_id.isascii() and 0 < len(table_id) <= LONGEST_ID else None
    if found is None:
        raise TableError(house("table-unknown"))
    return found


async def tell_changed(hub: Hub, table_id: str) -> None:
    """A table was rewritten or deleted: let every server read it anew."""
    await hub.reload(table_id)
    await hub.lobby.note_again(table_id)
    if hub.neighbours is not None:
        await hub.neighbours.store.say(f"{CHANGED} {table_id}")


def seats_of(holder: str, opening: Opening, entries: Sequence[Entry]) -> set[int]:
    """The seats that somebody has, or has taken."""
    first = {number for number, seat in enumerate(opening.seats) if seat.holder == holder}
    return first | {entry.seat for entry in entries if entry.kind == SIT and entry.holder == holder}


# ---- told


async def told_of_tables(hub: Hub, holder: str) -> list[Told]:
    """What is kept of somebody at tables."""
    told = []
    for table_id in await hub.store.tables_of(holder, MOST_TABLES):
        with suppress(LudotecaError):  # nobody can read what is damaged
            opening, entries = await read(hub, table_id)
            told.append(_told_of_table(holder, table_id, opening, entries))
            left = await hub.beforehand.of(table_id)
            mine = [answer for seat in told[-1]["seats"] for answer in left.of(seat).answers]
            told[-1]["left beforehand"] = [[answer.question, answer.choice, answer.times] for answer in mine]
    return told


def _told_of_table(holder: str, table_id: str, opening: Opening, entries: Sequence[Entry]) -> Told:
    mine = seats_of(holder, opening, entries)
    sat = [seat for seat in opening.seats if seat.holder == holder]
    came = [entry for entry in entries if entry.holder == holder]
    said = [entry for entry in entries if entry.kind == CHAT and entry.seat in mine]
    return {
        "table": table_id,
        "game": opening.game,
        "created": int(opening.created),
        "seats": sorted(mine),
        "names": [*(seat.name for seat in sat), *(entry.text for entry in came if entry.kind == SIT)],
        "parts of the deal": [
            part for part in (*(seat.chance for seat in sat), *(entry.chance for entry in came)) if part
        ],
        "said": [{"at": entry.at, "text": entry.text} for entry in said],
        "entries": sum(entry.seat in mine for entry in entries),
    }


async def told_of_person(hub: Hub, person: Person) -> Told:
    """Everything that is kept of a person."""
    with hub.told("web-unread"):
        return {
            "person": {name: value for name, value in person._asdict().items() if name != "version"},
            "devices": [
                {"since": device.since, "label": device.label} for device in await hub.people.devices(person.id)
            ],
            "passkeys": len(await found(hub, PASSKEY, f"of {person.id}")),
            "recovery codes": len(await found(hub, CODE, f"of {person.id}")),
            "tables": await told_of_tables(hub, person.holder),
            "results": await _told_of_results(hub, person.id),
            "ratings": await _told_of_ratings(hub, person.id),
            "puzzles": await _told_of_puzzles(hub, person.id),
            "groups": [group.name for group in await groups.groups_of(hub, person.id)],
            "browsers that are told": len(await found(hub, SUBSCRIPTION, f"of {person.id}")),
            "wishes": [
                {"game": one.wanted.game, "since": one.since, "table": one.table}
                for one in await wishes_of(hub, person.holder)
            ],
        }


async def _told_of_results(hub: Hub, person_id: str) -> list[Told]:
    told = []
    ids = await found(hub, RESULT, result_mark(person_id))
    for first in range(0, len(ids), MOST_FOUND):
        papers = await hub.store.papers(RESULT, ids[first : first + MOST_FOUND])
        for table_id, paper in papers.items():
            result = Result.read(table_id, paper)
            own = result.seat_of(person_id)
            told.append({"table": table_id, "game": result.game, "at": result.at, "ladder": result.ladder})
            told[-1] |= {"place": own.place + 1, "points": own.points, "won": own.won} if own else {}
    return told


async def _told_of_ratings(hub: Hub, person_id: str) -> list[Told]:
    papers = await hub.store.papers(RATING, await found(hub, RATING, f"of {person_id} "))
    skills = {rating.partition(" ")[0]: read_skill(paper.body) for rating, paper in papers.items()}
    return [{"ladder": ladder, **skill._asdict()} for ladder, skill in skills.items()]


async def _told_of_puzzles(hub: Hub, person_id: str) -> Told:
    papers = await hub.store.papers(SOLVED, await found(hub, SOLVED, f"of {person_id}"))
    return {paper_id.partition(" ")[2]: json.loads(paper.body) for paper_id, paper in papers.items()}


async def found(hub: Hub, kind: str, mark: str) -> list[str]:
    """The papers of a kind that have marks beginning so."""
    ids: list[str] = []
    after = None
    while True:
        some = await hub.store.find(kind, *starting(mark), after=after)
        ids += [one.id for one in some]
        if len(some) < MOST_FOUND:
            return ids
        after = some[-1]


# ---- gone


async def erase_holder(hub: Hub, holder: str, name: str = "") -> list[str]:
    """Take out of all tables who somebody is and what they have said; what they have played stays, as nobody's."""
    await leave_all(hub, holder)
    ids = await hub.store.tables_of(holder, MOST_TABLES)
    for table_id in ids:
        await _leave(hub, holder, table_id)
        with suppress(LudotecaError):
            opening, entries = await read(hub, table_id)
            mine = seats_of(holder, opening, entries)
            nobody = [replace(seat, name=name, holder="") if seat.holder == holder else seat for seat in opening.seats]
            emptied = {
                number: replace(entry, text=name if entry.kind == SIT else "", holder="")
                for number, entry in enumerate(entries)
                if entry.holder == holder or (entry.kind == CHAT and entry.seat in mine)
            }
            await hub.store.rewrite(table_id, replace(opening, seats=nobody), emptied, without=holder)
            await hub.beforehand.forget(table_id, mine)
            await hub.keepsakes.forget(table_id)
            await tell_changed(hub, table_id)
    return ids


async def _leave(hub: Hub, holder: str, table_id: str) -> None:
    """Whoever goes for good leaves a game that is being played to a bot, so that nobody waits for them."""
    with suppress(LudotecaError):
        live = await hub.find(table_id)
        for seat in live.held_by(holder) if not live.table.is_over else []:
            with suppress(LudotecaError):
                await hub.change(live, partial(_left, seat))


def _left(seat: int, table: Table) -> Entry:
    return table.leave_to_bot(seat)


async def erase_person(hub: Hub, person: Person) -> list[str]:
    """Take somebody out of everything that is kept; their own paper goes last, so that it can be begun again."""
    ids = await erase_holder(hub, person.holder)
    with hub.told("web-unkept"):
        for kind, mark in OWN:
            await _put_away(hub, kind, await found(hub, kind, mark.format(person.id)))
        await _nobody_in_results(hub, person.id)
        await groups.leave_all(hub, person.id)
        await hub.store.write([Change(PERSON, person.id, None, version=WHATEVER)])
    hub.know_anew(person.id, person.holder)
    return ids


async def _nobody_in_results(hub: Hub, person_id: str) -> None:
    """Results stay for those who have played with them."""
    ids = await found(hub, RESULT, result_mark(person_id))
    for table_id in ids:
        paper = await hub.store.paper(RESULT, table_id)
        if paper is not None:
            with suppress(Stale):
                await hub.store.write([Result.read(table_id, paper).without(person_id).change()])
    for table_id in await found(hub, PLAY, person_mark(person_id)):
        paper = await hub.store.paper(PLAY, table_id)
        if paper is not None:
            with suppress(Stale):
                await hub.store.write([Play.read(table_id, paper).without(person_id).change()])


async def _put_away(hub: Hub, kind: str, ids: Sequence[str]) -> None:
    for first in range(0, len(ids), MOST_CHANGES):
        some = ids[first : first + MOST_CHANGES]
        await hub.store.write([Change(kind, paper_id, None, version=WHATEVER) for paper_id in some])
