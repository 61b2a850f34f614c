"""Where groups are asked for: found one, see it, come in, leave, and look after it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

import ludoteca
from ludoteca.club.groups import Group, Member
from ludoteca.club.letters import GROUP_KINDS, Chat
from ludoteca.club.listed import GROUP
from ludoteca.club.papers import starting
from ludoteca.club.results import RESULT, Result, group_mark
from ludoteca.club.totals import MOST_RESULTS, table_of_results
from ludoteca.engine.errors import LudotecaError
from ludoteca.web import groups, membership
from ludoteca.web.finding import fields_of, following, regions_of
from ludoteca.web.group_page import GROUPS, Seen, group_page, groups_page, invitation_page
from ludoteca.web.hub import Hub
from ludoteca.web.members import agent_of, see
from ludoteca.web.sockets import Sockets
from ludoteca.web.visitor import Visitor, base_of

LONGEST = 100


class Grouping:
    """The addresses of groups."""

    def __init__(self, hub: Hub, sockets: Sockets) -> None:
        self.hub = hub
        self.sockets = sockets

    def routes(self) -> list[Route]:
        """Where they are."""
        one = f"{GROUPS}/{{group}}"
        return [
            Route(GROUPS, self.all, methods=["GET"]),
            Route(GROUPS, self.found, methods=["POST"]),
            Route(f"{GROUPS}/join/{{token}}", self.invited, methods=["GET"]),
            Route(f"{GROUPS}/join/{{token}}", self.come_in, methods=["POST"]),
            Route(one, self.show, methods=["GET"]),
            Route(one, self.describe, methods=["POST"]),
            Route(f"{one}/live", self.live),
            Route(f"{one}/leave", self.leave, methods=["POST"]),
            Route(f"{one}/invitation", self.invite_anew, methods=["POST"]),
            Route(f"{one}/chat", self.talk, methods=["POST"]),
            Route(f"{one}/chat/off", self.be_silent, methods=["POST"]),
            Route(f"{one}/dissolve", self.dissolve, methods=["POST"]),
            Route(f"{one}/members/{{person}}/role", self.appoint, methods=["POST"]),
            Route(f"{one}/members/{{person}}/out", self.show_out, methods=["POST"]),
        ]

    # ---- all of them

    async def all(self, request: Request) -> Response:
        """One's groups."""
        return await self._all(Visitor(request))

    async def _all(self, visitor: Visitor, problem: LudotecaError | None = None, **given: str) -> Response:
        own = [] if visitor.known is None else await groups.groups_of(self.hub, visitor.known.person)
        said = "" if problem is None else problem.text(visitor.lang)
        text = groups_page(visitor.lang, own, visitor.known is not None, said, given)
        return HTMLResponse(text, 200 if problem is None else getattr(problem, "status", 400))

    async def found(self, request: Request) -> Response:
        """Found one."""
        visitor, form = Visitor(request), fields_of(await request.form())
        name, about = form.get("name", ""), form.get("about", "")
        try:
            fresh = await groups.found(self.hub, visitor, name, about)
        except LudotecaError as problem:
            return await self._all(visitor, problem, name=name[:LONGEST], about=about)
        return see(f"{GROUPS}/{fresh.id}")

    # ---- one of them

    async def show(self, request: Request) -> Response:
        """A group, for its members."""
        visitor = Visitor(request)
        group, own = await groups.as_member(self.hub, visitor, _group(request))
        return HTMLResponse(await self._page(request, visitor, group, own))

    async def _page(self, request: Request, visitor: Visitor, group: Group, own: Member, problem: str = "") -> str:
        hub, game = self.hub, request.query_params.get("game", "")
        everybody = await groups.members(hub, group.id)
        results = await self._results(group)
        lines = table_of_results(one for one in results if not game or one.game == game)
        people = await hub.people.by_ids({*[one.person for one in everybody], *[line.person for line in lines]})
        address = f"{base_of(request)}{GROUPS}/join/{groups.invitation(hub, group)}"
        games = [name for name in ludoteca.games() if any(one.game == name for one in results)]
        regions = await regions_of(hub, visitor, [f"{GROUP}{group.id}"])
        chats = bool(hub.settings.chat_hosts and hub.settings.public_address)
        chosen = game if game in games else ""
        seen = Seen(group, own, everybody, people, lines, chosen, games, regions, address, chats)
        return await hub.aside.do(group_page, visitor.lang, seen, problem)

    async def _results(self, group: Group) -> list[Result]:
        first, beyond = starting(group_mark(group.id))
        with self.hub.told("web-unread"):
            found = await self.hub.store.find(RESULT, first, beyond, MOST_RESULTS, descending=True)
            papers = await self.hub.store.papers(RESULT, [one.id for one in found])
        return await self.hub.aside.do(lambda: [Result.read(table_id, paper) for table_id, paper in papers.items()])

    async def live(self, request: Request) -> Response:
        """Who waits and what is played in a group, as it changes."""
        visitor = Visitor(request)
        group, _ = await groups.as_member(self.hub, visitor, _group(request))
        accesses = [f"{GROUP}{group.id}"]
        return following(self.hub, self.sockets, visitor, lambda: regions_of(self.hub, visitor, accesses))

    async def describe(self, request: Request) -> Response:
        """Give it another name."""
        visitor, form = Visitor(request), fields_of(await request.form())
        try:
            await groups.describe(self.hub, visitor, _group(request), form.get("name", ""), form.get("about", ""))
        except LudotecaError as problem:
            group, own = await groups.as_member(self.hub, visitor, _group(request))
            text = await self._page(request, visitor, group, own, problem.text(visitor.lang))
            return HTMLResponse(text, getattr(problem, "status", 400))
        return see(f"{GROUPS}/{_group(request)}")

    async def leave(self, request: Request) -> Response:
        """Be a member no more."""
        visitor = Visitor(request)
        _, own = await groups.as_member(self.hub, visitor, _group(request))
        await groups.leave(self.hub, own.group, own.person)
        return see(GROUPS)

    async def invite_anew(self, request: Request) -> Response:
        """Another invitation."""
        group = await groups.invite_anew(self.hub, Visitor(request), _group(request))
        return see(f"{GROUPS}/{group.id}#invitation")

    async def appoint(self, request: Request) -> Response:
        """Make somebody a moderator, or one no more."""
        role = str((await request.form()).get("role", ""))
        await groups.appoint(self.hub, Visitor(request), _group(request), _person(request), role)
        return see(f"{GROUPS}/{_group(request)}#members")

    async def show_out(self, request: Request) -> Response:
        """Show somebody out."""
        await groups.show_out(self.hub, Visitor(request), _group(request), _person(request))
        return see(f"{GROUPS}/{_group(request)}#members")

    async def talk(self, request: Request) -> Response:
        """Tell the chat of a group what happens; it is told at once that it will be."""
        visitor, fields = Visitor(request), await request.form()
        group, own = await groups.as_member(self.hub, visitor, _group(request))
        given = {name: str(fields.get(name, "")).strip() for name in ("service", "url", "room", "token")}
        kinds = tuple(kind for kind in GROUP_KINDS if kind in fields.getlist("kinds"))
        try:
            await groups.talk(self.hub, visitor, group.id, Chat(**given, kinds=kinds, lang=visitor.lang))
        except LudotecaError as problem:
            text = await self._page(request, visitor, group, own, problem.text(visitor.lang))
            return HTMLResponse(text, getattr(problem, "status", 400))
        return see(f"{GROUPS}/{group.id}#chat")

    async def be_silent(self, request: Request) -> Response:
        """Tell the chat of a group nothing more."""
        group = await groups.be_silent(self.hub, Visitor(request), _group(request))
        return see(f"{GROUPS}/{group.id}#chat")

    async def dissolve(self, request: Request) -> Response:
        """End it."""
        name = str((await request.form()).get("name", ""))
        await self.hub.to_the_end(groups.dissolve(self.hub, Visitor(request), _group(request), name))
        return see(GROUPS)

    # ---- coming in

    async def invited(self, request: Request) -> Response:
        """Whether somebody wants to be a member."""
        visitor, token = Visitor(request), _token(request)
        group = await groups.invited_to(self.hub, token)
        if visitor.known is not None and await groups.member(self.hub, group.id, visitor.known.person) is not None:
            return see(f"{GROUPS}/{group.id}")
        most = self.hub.settings.most_name
        return HTMLResponse(invitation_page(visitor.lang, group, token, visitor.known is not None, most=most))

    async def come_in(self, request: Request) -> Response:
        """Be a member; who has no name here gives one."""
        visitor, token = Visitor(request), _token(request)
        group = await groups.invited_to(self.hub, token)
        try:
            if visitor.known is None:
                name = str((await request.form()).get("name", ""))
                await membership.become(self.hub, visitor, name, agent_of(request))
            await groups.come_in(self.hub, visitor, token)
        except LudotecaError as problem:
            said, most = problem.text(visitor.lang), self.hub.settings.most_name
            text = invitation_page(visitor.lang, group, token, visitor.known is not None, said, most)
            return visitor.mark(HTMLResponse(text, getattr(problem, "status", 400)))
        return visitor.mark(see(f"{GROUPS}/{group.id}"))


def _group(request: Request) -> str:
    return str(request.path_params["group"])[:LONGEST]


def _person(request: Request) -> str:
    return str(request.path_params["person"])[:LONGEST]


def _token(request: Request) -> str:
    return str(request.path_params["token"])[:LONGEST]
