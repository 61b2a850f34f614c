"""Ratings worked out again from the records: every game of every ladder, in the order in which they were counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from ludoteca.club.counted import GAME, Counted, counted
from ludoteca.club.ladders import LADDER, RATED, RATING, Difference, RatedGame, rating_id, read_skill, worked_out
from ludoteca.club.papers import MOST_FOUND, Found, Paper, starting
from ludoteca.club.ratings import TOGETHER, Ladder, Skill
from ludoteca.engine.errors import LudotecaError
from ludoteca.store import Store, is_address, open_store
from ludoteca.store.base import StoreError
from ludoteca.store.copies import backup
from ludoteca.table import PERSON, Table

PAGE: Final = 200  # games that are read at a time


class Recount(NamedTuple):
    """What was found on a ladder."""

    ladder: Ladder
    games: int
    kept: int  # of them that no record can be played again of: taken as they were counted
    differences: Sequence[Difference]


def recount(database: str | Path, lang: str = "en") -> list[Recount]:
    """All ladders of a database; of a file a copy is read, so that a server may go on with it."""
    if is_address(database):
        return asyncio.run(_recounted(str(database), lang))
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        backup(Path(database), copy)
        return asyncio.run(_recounted(copy, lang))


async def _recounted(database: str | Path, lang: str) -> list[Recount]:
    store = open_store(database, lang)
    try:
        return await recounted(store)
    finally:
        await store.close()


async def recounted(store: Store) -> list[Recount]:
    """All ladders of a store."""
    names = [found.id async for page in _pages(store, LADDER, "") for found in page]
    ladders = [ladder for ladder in map(Ladder.read, names) if ladder is not None]
    return [await _ladder(store, ladder) for ladder in ladders]


async def _ladder(store: Store, ladder: Ladder) -> Recount:
    games: list[tuple[RatedGame, Counted]] = []
    kept = 0
    async for page in _pages(store, RATED, f"{ladder.id} "):
        papers = await store.papers(RATED, [found.id for found in page])
        for found in page:
            game = RatedGame.read(found.id, papers[found.id].body)
            again = await _again(store, game)
            kept += again is None
            games.append((game, again or game.counted))
    skills, differences = worked_out(games)
    return Recount(ladder, len(games), kept, [*differences, *await _shown(store, ladder, skills)])


async def _shown(store: Store, ladder: Ladder, skills: dict[str, Skill]) -> list[Difference]:
    """Where the rating that is shown is not the one after the last game; of somebody who has gone none is shown."""
    papers: dict[str, Paper] = {}
    ids = [rating_id(ladder, who) for who in skills]
    for first in range(0, len(ids), MOST_FOUND):
        papers |= await store.papers(RATING, ids[first : first + MOST_FOUND])
    found = []
    for who, skill in skills.items():
        paper = papers.get(rating_id(ladder, who))
        if paper is not None and read_skill(paper.body) != skill:
            found.append(Difference("", who, read_skill(paper.body), skill))
    return found


async def _again(store: Store, game: RatedGame) -> Counted | None:
    """What a game counts for by its record; None: there is none, or the rules have changed since."""
    try:
        found = await store.load(game.table)
    except StoreError:
        return None
    if found is None:
        return None
    try:
        table = Table.rebuilt(*found)
    except LudotecaError:
        return None
    if table.stale is not None:
        return None
    counts = counted(table, _who(game, table))
    return counts if isinstance(counts, Counted) else None


def _who(game: RatedGame, table: Table) -> list[str]:
    """The person of each seat, as they were when it was counted."""
    sides = game.counted.sides
    if game.counted.ladder.kind == TOGETHER:
        return [member for side in sides if side.kind != GAME for member in side.members]
    return [side.members[0] if side.kind == PERSON else "" for side in sides][: len(table.seats)]


async def _pages(store: Store, kind: str, mark: str) -> AsyncIterator[list[Found]]:
    """All papers of a kind with marks that begin so, a page at a time."""
    first, beyond = starting(mark) if mark else ("", "")
    after: Found | None = None
    while True:
        page = await store.find(kind, first, beyond, PAGE, after=after)
        if page:
            yield page
        if len(page) < PAGE:
            return
        after = page[-1]
