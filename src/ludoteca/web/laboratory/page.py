"""The pages of the laboratory: which game, and the bench of one with what was found and what was asked before."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

import ludoteca
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.web.laboratory.bench import bench
from ludoteca.web.laboratory.reading import Reading
from ludoteca.web.laboratory.running import DONE, PLAYING, STOPPING, WAITING, Laboratory, Run
from ludoteca.web.shell import game_url, page, ui
from ludoteca.words import title

SIGNS: Final = {1: "▲", -1: "▼", 0: "·"}
MOST_LISTED: Final = 12  # changes of a question in the list of what was asked


def index_page(lang: str, laboratory: Laboratory) -> str:
    """Which game, and what was asked before."""
    boxes = [
        tag(
            "li",
            None,
            tag(
                "a",
                {"href": f"/lab/{name}"},
                tag("img", {"src": game_url(name, "cover.svg"), "alt": "", "width": 300, "height": 400}),
                tag("b", None, title(name, lang)),
            ),
        )
        for name in ludoteca.games()
    ]
    return page(
        lang,
        ui(lang, "lab"),
        tag("h1", None, ui(lang, "lab")),
        tag("p", {"class": "lead"}, ui(lang, "lab-about")),
        tag("ul", {"class": "lab-games"}, *boxes),
        asked_panel(laboratory, lang),
        here="/lab",
        kind="laboratory",
    )


def bench_page(reading: Reading, laboratory: Laboratory, run: Run | None, bots: tuple[str, ...]) -> str:
    """The bench of a game."""
    lang, game = reading.lang, reading.game
    known = run_panel(run, laboratory, lang) if run is not None else _how(lang)
    return page(
        lang,
        ui(lang, "lab-of", game=title(game, lang)),
        tag(
            "header",
            {"class": "lab-head"},
            tag("img", {"src": game_url(game, "cover.svg"), "alt": "", "width": 300, "height": 400}),
            tag("div", None, tag("h1", None, ui(lang, "lab-of", game=title(game, lang))), _ways(game, lang)),
        ),
        tag(
            "div",
            {"class": "lab", "data-laboratory": game, "data-word-lost": ui(lang, "lab-lost")},
            tag("div", {"class": "results"}, known, asked_panel(laboratory, lang)),
            bench(reading, bots),
        ),
        here=reading.address(),
        kind="laboratory",
    )


def _ways(game: str, lang: str) -> Markup:
    return tag(
        "p",
        {"class": "quiet"},
        tag("a", {"href": "/lab"}, ui(lang, "lab-another")),
        " · ",
        tag("a", {"href": f"/games/{game}"}, ui(lang, "rulebook")),
    )


def _how(lang: str) -> Markup:
    """What to do, for whoever has asked nothing yet."""
    steps = [tag("li", None, ui(lang, f"lab-how-{number}")) for number in (1, 2, 3)]
    return tag(
        "section",
        {"class": "panel", "id": "result"},
        tag("h2", None, ui(lang, "lab-how")),
        tag("ol", {"class": "how"}, *steps),
        tag("p", {"class": "quiet"}, ui(lang, "lab-how-promise")),
    )


# ---- a comparison


def run_panel(run: Run, laboratory: Laboratory, lang: str) -> Markup:
    """A comparison, which a page follows as long as it is not over."""
    return tag(
        "section",
        {
            "class": "panel run",
            "id": "result",
            "data-run": run.question.id,
            "aria-label": ui(lang, "lab-result"),
            "tabindex": "-1",
        },
        tag("div", {"id": "lab-run"}, run_region(run, laboratory, lang)),
    )


def run_region(run: Run, laboratory: Laboratory, lang: str) -> Markup:
    """How it stands, what is known, and what can be taken along."""
    listed = run.changes[lang]
    more = len(listed) - MOST_LISTED
    lines = [*listed[:MOST_LISTED], *([f"… +{more}"] if more > 0 else [])]
    return join(
        [
            tag("h2", None, ui(lang, "lab-result")),
            tag("p", {"class": "was-asked"}, " · ".join(lines)),
            _state(run, laboratory, lang),
            tag("div", {"class": "found"}, Markup(run.shown.found[lang])) if run.shown is not None else NOTHING,
            _taken_along(run, lang),
        ]
    )


def _state(run: Run, laboratory: Laboratory, lang: str) -> Markup:
    """How far it is, or why it ended."""
    if run.state == DONE:
        ended = run.ended
        assert ended is not None
        told = ended.problem.text(lang) if ended.problem is not None else ui(lang, f"lab-ended-{ended.how}")
        bad = ended.problem is not None
        return tag("p", {"class": "problem" if bad else "ended", "role": "status"}, told)
    stopping = "disabled" if run.state == STOPPING else None
    stop = tag(
        "form",
        {"method": "post", "action": f"/lab/runs/{run.question.id}/stop", "data-stop": ""},
        tag("button", {"class": "tool", "disabled": stopping}, ui(lang, "lab-stop")),
    )
    games, most = (run.shown.games, run.shown.most) if run.shown is not None else (0, run.question.games)
    told = {
        WAITING: ui(lang, "lab-waiting", number=laboratory.ahead(run)),
        PLAYING: ui(lang, "lab-playing", games=games, most=most) if games else ui(lang, "lab-starting"),
        STOPPING: ui(lang, "lab-stopping"),
    }[run.state]
    if run.state == PLAYING and games >= most:
        told = ui(lang, "lab-writing")
    gone: Attributes = {"max": most, "value": games, "aria-label": ui(lang, "lab-progress")}
    return tag(
        "div",
        {"class": "going", "data-running": ""},
        tag("progress", gone),
        tag("p", {"role": "status"}, told),
        stop,
        tag("noscript", None, tag("a", {"href": run.address}, ui(lang, "lab-look-again"))),
    )


def _taken_along(run: Run, lang: str) -> Markup:
    """The report and the command."""
    if run.state != DONE:
        return NOTHING
    parts: list[Markup] = []
    if run.ended is not None and run.ended.report:
        there = f"/lab/runs/{run.question.id}/report.html"
        parts.append(tag("a", {"class": "button", "href": there, "target": "_blank"}, ui(lang, "lab-report")))
        parts.append(tag("a", {"class": "button", "href": f"{there}?save=1"}, ui(lang, "lab-report-save")))
    again: Attributes = {"type": "button", "class": "tool", "data-copy": run.command}
    parts.append(tag("button", {**again, "data-word-copied": ui(lang, "copied")}, ui(lang, "lab-copy")))
    return tag("div", {"class": "row"}, *parts)


# ---- what was asked before


def asked_panel(laboratory: Laboratory, lang: str) -> Markup:
    """Everything that was asked since the server began."""
    return tag(
        "section",
        {"class": "panel asked-before", "id": "lab-asked", "aria-label": ui(lang, "lab-asked")},
        asked_region(laboratory.runs.values(), lang),
    )


def asked_region(runs: Iterable[Run], lang: str) -> Markup:
    """The questions, the latest first, each with its answer."""
    rows = [_asked(run, lang) for run in reversed(list(runs))]
    if not rows:
        return join([tag("h2", None, ui(lang, "lab-asked")), tag("p", {"class": "quiet"}, ui(lang, "lab-asked-none"))])
    return join([tag("h2", None, ui(lang, "lab-asked")), tag("ul", None, *rows)])


def _asked(run: Run, lang: str) -> Markup:
    when = datetime.fromtimestamp(run.asked, UTC)
    listed = run.changes[lang]
    told = listed[0] + (f" (+{len(listed) - 1})" if len(listed) > 1 else "") if listed else ""
    known = run.shown.known if run.shown is not None else 0
    if run.shown is not None:
        answer = run.shown.short[lang]
    elif run.ended is not None:
        answer = run.ended.problem.text(lang) if run.ended.problem else ui(lang, f"lab-ended-{run.ended.how}")
    else:
        answer = ui(lang, "lab-starting")
    return tag(
        "li",
        {"class": {1: "up", -1: "down"}.get(known), "data-key": run.question.id},
        tag(
            "a",
            {"href": f"{run.address}#result"},
            tag("b", None, title(run.question.game, lang)),
            tag("span", {"class": "change"}, told),
            tag("span", {"class": "answer"}, tag("i", {"aria-hidden": "true"}, SIGNS[known]), " ", answer),
        ),
        tag("time", {"datetime": when.isoformat(timespec="seconds"), "data-when": ""}, f"{when:%H:%M}"),
    )
