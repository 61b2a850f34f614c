"""Where it is asked how people stand: a person's profile, and the ratings of a game."""

from __future__ import annotations

import json
from contextlib import suppress
from time import time
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

import ludoteca
from ludoteca.club.ladders import LADDER, RATED, RATING, RatedGame, person_mark, rating_change, read_skill
from ludoteca.club.papers import Change, starting
from ludoteca.club.people import Person
from ludoteca.club.ratings import Ladder, Skill
from ludoteca.club.results import RESULT, Result, result_mark
from ludoteca.club.totals import MOST_RESULTS, Tally, statistics
from ludoteca.engine.phrase import house
from ludoteca.engine.shelf import rules_of
from ludoteca.screen.markup import NOTHING
from ludoteca.store import Stale
from ludoteca.web.hub import Hub
from ludoteca.web.ladder_page import MOST_ROWS, Row, ladder_page
from ludoteca.web.lobby_page import challenge_link
from ludoteca.web.people import Nobody
from ludoteca.web.person_page import MOST_OTHERS, MOST_POINTS, Seen, Standing, profile_page
from ludoteca.web.visitor import Refused, Visitor

SOLVED: Final = "solved"  # a paper for each person and game: its puzzles, and whether the first try was right
MOST_LATEST: Final = 20  # results that a profile lists
MOST_LADDERS: Final = 40  # of one game, or of one person, that are shown
MOST_TRIES: Final = 20
LONGEST: Final = 64


class Standings:
    """The pages of how people stand."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route("/people/{person}", self.profile),
            Route("/ratings", self.first),
            Route("/ratings/{game}", self.ratings),
        ]

    async def first(self, request: Request) -> Response:
        """To the ratings of the first game."""
        return RedirectResponse(f"/ratings/{ludoteca.games()[0]}", 303)

    async def ratings(self, request: Request) -> Response:
        """The ladders of a game."""
        visitor, game = Visitor(request), str(request.path_params["game"])
        rules_of(game)
        store = self.hub.store
        with self.hub.told("web-unread"):
            found = [one.id for one in await store.find(LADDER, *starting(game), most=MOST_LADDERS) if one.mark == game]
            numbers = await store.papers(LADDER, found)
            ladders = [ladder for ladder in map(Ladder.read, numbers) if ladder is not None]
            rows = {ladder: await self._rows(ladder) for ladder in ladders}
        games = {ladder: int(numbers[ladder.id].body) for ladder in ladders}
        people = await self.hub.people.by_ids({row.who for one in rows.values() for row in one})
        text = await self.hub.aside.do(ladder_page, game, visitor.lang, rows, games, people)
        return HTMLResponse(text)

    async def _rows(self, ladder: Ladder) -> list[Row]:
        first, beyond = starting(f"{ladder.id} ")
        found = await self.hub.store.find(RATING, first, beyond, MOST_ROWS, descending=True)
        papers = await self.hub.store.papers(RATING, [one.id for one in found])
        return [
            Row(one.id.removeprefix(f"{ladder.id} "), read_skill(papers[one.id].body))
            for one in found
            if one.id in papers
        ]

    async def profile(self, request: Request) -> Response:
        """A person."""
        visitor = Visitor(request)
        person = await self.hub.people.by_id(str(request.path_params["person"])[:LONGEST])
        if person is None:
            raise Refused(404, "people-nobody")
        seen = await self.seen(person, visitor.known.person if visitor.known is not None else "", visitor.lang)
        return HTMLResponse(await self.hub.aside.do(profile_page, visitor.lang, seen))

    async def seen(self, person: Person, viewer: str, lang: str) -> Seen:
        """All that a profile shows."""
        with self.hub.told("web-unread"):
            results = await results_of(self.hub, person.id)
            standings = [await self._standing(ladder, skill, person.id) for ladder, skill in await self._skills(person)]
            solved = await solved_by(self.hub, person.id)
        found = await self.hub.aside.do(statistics, person.id, results)
        latest = results[:MOST_LATEST]
        others = {one for result in latest for one in result.people} | set(list(found.by_person)[:MOST_OTHERS])
        people = await self.hub.people.by_ids(others)
        challenge = challenge_link(lang, person) if viewer and viewer != person.id else NOTHING
        return Seen(person, viewer, standings, found, latest, people, solved, challenge)

    async def _skills(self, person: Person) -> list[tuple[Ladder, Skill]]:
        """The ratings of somebody, where they have played most first."""
        papers = await rating_papers(self.hub, person.id)
        ladders = [(Ladder.read(rating.partition(" ")[0]), read_skill(body)) for rating, (body, _) in papers.items()]
        known = [(ladder, skill) for ladder, skill in ladders if ladder is not None and ladder.game in ludoteca.games()]
        return sorted(known, key=lambda one: -one[1].games)

    async def _standing(self, ladder: Ladder, skill: Skill, person_id: str) -> Standing:
        """A rating with how it came to that."""
        first, beyond = starting(person_mark(person_id, ladder, 0).rpartition(" ")[0] + " ")
        found = await self.hub.store.find(RATED, first, beyond, MOST_POINTS, descending=True)
        papers = await self.hub.store.papers(RATED, [one.id for one in found])
        games = [RatedGame.read(one.id, papers[one.id].body) for one in reversed(found) if one.id in papers]
        return Standing(ladder, skill, [game.steps[person_id].after for game in games if person_id in game.steps])


async def results_of(hub: Hub, person_id: str, most: int = MOST_RESULTS) -> list[Result]:
    """The results of somebody, the latest first."""
    found = await hub.store.find(RESULT, *starting(result_mark(person_id)), most=most, descending=True)
    papers = await hub.store.papers(RESULT, [one.id for one in found])
    return [Result.read(one.id, papers[one.id]) for one in found if one.id in papers]


async def rating_papers(hub: Hub, person_id: str) -> dict[str, tuple[bytes, int]]:
    """The ratings of somebody as they are kept: each with its version."""
    found = await hub.store.find(RATING, *starting(f"of {person_id} "), most=MOST_LADDERS)
    papers = await hub.store.papers(RATING, [one.id for one in found])
    return {rating: (paper.body, paper.version) for rating, paper in papers.items()}


async def show_on_ladders(hub: Hub, person: Person) -> None:
    """Let somebody stand in tables of ratings, or no more, as they wish."""
    for _ in range(MOST_TRIES):
        with hub.told("web-unread"):
            papers = await rating_papers(hub, person.id)
        written: list[Change] = []
        for rating, (body, version) in papers.items():
            ladder = Ladder.read(rating.partition(" ")[0])
            if ladder is not None:
                written.append(rating_change(ladder, person.id, read_skill(body), version, shown=person.listed))
        with suppress(Stale):
            await hub.people.write(written)
            return
    raise Nobody(house("people-busy"))


# ---- puzzles


async def note_puzzle(hub: Hub, visitor: Visitor, game: str, puzzle: str, right: bool) -> None:
    """Note of somebody with a name that they have tried a puzzle; only the first try counts."""
    if visitor.known is None:
        return
    paper_id = f"{visitor.known.person} {game}"
    for _ in range(MOST_TRIES):
        with hub.told("web-unread"):
            paper = await hub.store.paper(SOLVED, paper_id)
        tried = {} if paper is None else json.loads(paper.body)
        if puzzle in tried:
            return
        tried[puzzle] = [right, int(time())]
        version = 0 if paper is None else paper.version
        change = Change(SOLVED, paper_id, json.dumps(tried).encode(), (f"of {visitor.known.person}",), version)
        with suppress(Stale):
            await hub.people.write([change])
            return


async def solved_by(hub: Hub, person_id: str) -> dict[str, Tally]:
    """The puzzles of somebody, by game: how many they have tried, and how many were right at the first try."""
    found = await hub.store.find(SOLVED, *starting(f"of {person_id}"))
    papers = await hub.store.papers(SOLVED, [one.id for one in found])
    tallies = {}
    for paper_id, paper in papers.items():
        tried = json.loads(paper.body)
        tallies[paper_id.partition(" ")[2]] = Tally(len(tried), sum(right for right, _ in tried.values()))
    return dict(sorted(tallies.items()))
