"""The addresses of the laboratory. They are for whoever looks after the server, and only where the host wants them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from ludoteca.engine.phrase import house
from ludoteca.engine.shelf import made, rules_of
from ludoteca.lab.findings import side_in_words
from ludoteca.lab.sides import Side
from ludoteca.web import commands
from ludoteca.web.hub import Hub
from ludoteca.web.laboratory.bench import changes_region, command_region, problems_by_field
from ludoteca.web.laboratory.page import asked_region, bench_page, index_page, run_region
from ludoteca.web.laboratory.question import CONTENT
from ludoteca.web.laboratory.reading import Reading, read
from ludoteca.web.laboratory.running import Laboratory, Run
from ludoteca.web.visitor import Refused, Visitor, check_operator, trusting
from ludoteca.words.contents import patch_as_toml
from ludoteca.words.languages import codes

STANDING_ALONE = (  # a page that has its script and its style in it, and may do nothing here
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
    "frame-ancestors 'none'; sandbox allow-scripts allow-downloads"
)

Page = Callable[[Request], Awaitable[Response]]


class Rooms:
    """What answers at the addresses of the laboratory."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.laboratory = Laboratory(hub.settings.laboratory_jobs, lambda: hub.stopping)
        self._is_operator = trusting(hub.settings.operators)

    def routes(self) -> list[Route]:
        """All of them."""
        found: list[tuple[str, Page, str]] = [
            ("/lab", self.index, "GET"),
            ("/lab/runs/{run}/live", self.live, "GET"),
            ("/lab/runs/{run}/stop", self.stop, "POST"),
            ("/lab/runs/{run}/report.html", self.report, "GET"),
            ("/lab/{game}", self.bench, "GET"),
            ("/lab/{game}", self.compare, "POST"),
            ("/lab/{game}/play", self.play, "POST"),
            ("/lab/{game}/content.toml", self.toml, "GET"),
        ]
        return [Route(path, self._for_operators(page), methods=[method]) for path, page, method in found]

    def close(self) -> None:
        """Nothing more is played here."""
        self.laboratory.close()

    def _for_operators(self, page: Page) -> Page:
        async def answered(request: Request) -> Response:
            check_operator(request, self._is_operator)
            return await page(request)

        return answered

    # ---- the form

    async def _read(self, request: Request, given: Mapping[str, str]) -> Reading:
        game = str(request.path_params["game"])
        rules_of(game)
        return await self.hub.aside.do(read, game, given, Visitor(request).lang, self.hub.guests)

    async def index(self, request: Request) -> Response:
        """Which game."""
        await self.laboratory.get_ready()
        return HTMLResponse(index_page(Visitor(request).lang, self.laboratory))

    async def bench(self, request: Request) -> Response:
        """The bench of a game, filled in as the address says; `?part=1` checks what the form says now."""
        given = joined(request.query_params.multi_items())
        part = given.pop("part", "")
        reading = await self._read(request, given)
        if part:
            told = await self.hub.aside.do(_part, reading)
            return JSONResponse(told)
        await self.laboratory.get_ready()
        return HTMLResponse(await self._page(reading))

    async def _page(self, reading: Reading) -> str:
        run = self.laboratory.runs.get(reading.question.id) if reading.question is not None else None
        return await self.hub.aside.do(bench_page, reading, self.laboratory, run, tuple(self.hub.guests.names))

    async def compare(self, request: Request) -> Response:
        """Ask it; what cannot be asked comes back with what is wrong."""
        reading = await self._read(request, joined((await request.form()).multi_items()))
        if reading.question is None or reading.nothing:
            if reading.question is not None:
                reading.problems[""] = house("lab-same")
            return HTMLResponse(await self._page(reading), 400)
        question, address = reading.question, reading.address()
        changes = await self.hub.aside.do(changes_in_words, reading)
        self.laboratory.ask(question, address, question.command(reading.items), changes)
        return RedirectResponse(f"{address}#result", 303)

    async def play(self, request: Request) -> Response:
        """A table with side B, at once: whoever asks has the first seat, its bots the others."""
        form = joined((await request.form()).multi_items())
        chance = form.pop("chance", "")
        reading = await self._read(request, form)
        if reading.question is None:
            return HTMLResponse(await self._page(reading), 400)
        question, visitor = reading.question, Visitor(request)
        seats = question.seats_b or question.seats
        options = dict(question.options + question.options_b)
        live = await commands.set_table(
            self.hub,
            visitor,
            question.game,
            options,
            ["me", *seats[1:]],
            chance=chance,
            hints=True,
            reviews=True,
            content=question.changes,
        )
        return visitor.mark(RedirectResponse(f"/t/{live.table.opening.id}", 303))

    async def toml(self, request: Request) -> Response:
        """What differs, as a file that `--content` takes."""
        reading = await self._read(request, joined(request.query_params.multi_items()))
        if reading.question is None or reading.made is None:
            raise Refused(400, "lab-file-wrong")
        text = await self.hub.aside.do(patch_as_toml, reading.made, reading.lang)
        headers = {"content-disposition": f'attachment; filename="{reading.game}.toml"'}
        return Response(text, media_type="application/toml", headers=headers)

    # ---- a comparison

    def _run(self, request: Request) -> Run:
        run = self.laboratory.runs.get(str(request.path_params["run"]))
        if run is None:
            raise Refused(404, "lab-no-run")
        return run

    async def stop(self, request: Request) -> Response:
        """End it with what is known."""
        run = self._run(request)
        self.laboratory.stop(run)
        return RedirectResponse(f"{run.address}#result", 303)

    async def report(self, request: Request) -> Response:
        """The report: one page that stands alone."""
        run = self._run(request)
        if run.ended is None or not run.ended.report:
            raise Refused(404, "lab-no-report")
        name = f"{run.question.game}-{run.question.id}.html"
        how = "attachment" if request.query_params.get("save") else "inline"
        headers = {"content-security-policy": STANDING_ALONE}
        return FileResponse(run.report, filename=name, content_disposition_type=how, headers=headers)

    async def live(self, request: Request) -> Response:
        """What is new of a comparison, as it comes: server-sent events, until it is over."""
        run, lang = self._run(request), Visitor(request).lang
        following = self.laboratory.follow(run)
        first = await anext(following)
        return StreamingResponse(
            self._told(run, lang, following, first), media_type="text/event-stream", headers={"x-accel-buffering": "no"}
        )

    async def _told(self, run: Run, lang: str, following: AsyncIterator[bool], first: bool) -> AsyncIterator[str]:
        async def all_of_them() -> AsyncIterator[bool]:
            yield first
            async for is_new in following:
                yield is_new

        async for is_new in all_of_them():
            if not is_new:
                yield ": \n\n"
                continue
            regions = {
                "lab-run": run_region(run, self.laboratory, lang),
                "lab-asked": asked_region(self.laboratory.runs.values(), lang),
            }
            told = {"regions": regions, "over": run.is_over}
            yield f"data: {json.dumps(told)}\n\n"


def joined(fields: Sequence[tuple[str, object]]) -> dict[str, str]:
    """The fields of a form; one that was given several times lists its values."""
    found: dict[str, list[str]] = {}
    for name, value in fields:
        if isinstance(value, str):
            found.setdefault(name, []).append(value)
    return {name: ", ".join(values) for name, values in found.items()}


def _part(reading: Reading) -> dict[str, object]:
    """What a page that has the form already wants to know of what it says now."""
    return {
        "regions": {"lab-changes": changes_region(reading), "lab-command": command_region(reading)},
        "wrong": problems_by_field(reading),
        "changed": [f"{CONTENT}{path}" for path in reading.changed],
        "address": reading.address(),
    }


def changes_in_words(reading: Reading) -> dict[str, list[str]]:
    """What B has that A has not, in every language."""
    question = reading.question
    assert question is not None and reading.made is not None
    one = Side(made(question.game, dict(question.options)), question.seats)
    other = Side(reading.made, question.seats_b or question.seats)
    found = {}
    for lang in codes():
        plain = side_in_words(one, lang)
        lines = [line for line in side_in_words(other, lang) if line not in plain]
        found[lang] = [*lines, *[f"{kind} {text}" for kind, text in question.limits]]
    return found
