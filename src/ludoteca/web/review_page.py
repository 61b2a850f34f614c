"""The page of a review: who may see what of it, and its regions, of which only those that have changed travel again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from ludoteca.bots import LEVELS
from ludoteca.bots.outlook import won_of
from ludoteca.review import Piece
from ludoteca.review.chart import chart
from ludoteca.review.page import Look, Reader, board, choices, decision, expected_line, moment_list, overview
from ludoteca.review.subject import Subject
from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.table import Table
from ludoteca.table.seats import BOT, STAND_IN
from ludoteca.web.at_table import live_region
from ludoteca.web.gathering import LiveTable
from ludoteca.web.reviewing import Progress
from ludoteca.web.shell import Card, page, ui
from ludoteca.web.thinking import Wanted
from ludoteca.web.visitor import Refused, Visitor
from ludoteca.words import title

EVERYBODY: Final = "all"  # who sees the board without a seat
FAR: Final = ("progress", "overview", "graph", "moments")  # regions that change while a review is worked out


class Sight(NamedTuple):
    """Which seats somebody may have reviewed, and which decisions that are."""

    seats: list[int]
    own: list[int]

    def wanted(self, table: Table) -> list[Wanted]:
        """The decisions that are reviewed for them: with open cards when the game has ended by its rules."""
        alone = not has_ended(table)
        return [
            Wanted(number, mover if alone else None) for number, mover in enumerate(table.movers) if mover in self.seats
        ]


def has_ended(table: Table) -> bool:
    """Whether the game has come to its end by the rules; one that was given up never has."""
    return table.is_dealt and table.state.is_over


def sight(live: LiveTable, visitor: Visitor) -> Sight:
    """After the game everybody may see everything; before, a seat what it did itself, if the table allows it."""
    table, own = live.table, live.held_by(visitor.holder)
    table.check_dealt()
    if table.is_told:
        return Sight(list(range(len(table.seats))), own)
    if table.is_over:
        raise Refused(403, "web-shared-wait")
    if not own:
        raise Refused(403, "web-review-wait")
    if not table.opening.reviews:
        raise Refused(403, "web-review-not-here")
    if len(own) > 1 and table.hides:
        raise Refused(403, "web-review-one-screen")
    return Sight(own, own)


class Wish(NamedTuple):
    """What somebody wants to look at, as the address says it."""

    seat: int
    known: bool
    look: Look
    see: str

    @classmethod
    def read(cls, query: QueryParams, table: Table, seen: Sight) -> Wish:
        """What an address asks for; what is not there, or may not be seen, is refused with a sentence."""
        usual = next((seat for seat in (*seen.own, *table.winners()) if seat in seen.seats), seen.seats[0])
        seat = _number(query, "seat", usual, len(table.seats) - 1)
        if seat not in seen.seats:
            raise Refused(403, "web-review-wait")
        view = query.get("view", "open" if has_ended(table) else "known")
        if view not in ("open", "known"):
            raise Refused(400, "web-review-view", given=view[:20])
        known = view == "known" or not has_ended(table)
        most = len(table.record.actions)
        at = _number(query, "at", -1, most)
        step = _number(query, "step", 0, 99)
        see = query.get("see", "")
        facing: int | None = seat
        if see == EVERYBODY:
            facing = None
        elif see and table.is_over:
            facing = _number(query, "see", seat, len(table.seats) - 1)
        return cls(seat, known, Look(at, step, facing), see)


def _number(query: QueryParams, name: str, usual: int, most: int) -> int:
    text = query.get(name)
    if text is None or text == "":
        return usual
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= most):
        raise Refused(400, "web-review-number", given=text[:20], most=most)
    return int(text)


class ReviewPage:
    """A review as somebody looks at it."""

    def __init__(
        self, table: Table, visitor: Visitor, seen: Sight, wish: Wish, pieces: Mapping[int, Piece], far: Progress
    ) -> None:
        self.table = table
        self.lang = visitor.lang
        self.sight = seen
        self.progress = far
        allowed = {number: piece for number, piece in pieces.items() if table.movers[number] in seen.seats}
        self.subject = Subject(
            table.sealed_record(),
            table.movers,
            allowed,
            won_of(table.state) if has_ended(table) else None,
            wish.seat,
            known=wish.known,
            facing=wish.seat if wish.seat in seen.own else None,
        )
        self.wish = wish._replace(look=wish.look._replace(at=self._at(wish)))
        self.reader = Reader(self.lang, table.names(self.lang), self.link)

    def _at(self, wish: Wish) -> int:
        """The decision that is looked at; by what a seat knew, one of its own: the nearest, after the end."""
        at, shown = wish.look.at, self.subject.shown()
        if at < 0:
            return self._first()
        if wish.known and has_ended(self.table) and at not in shown and at < self.subject.decisions and shown:
            return min(shown, key=lambda number: abs(number - at))
        return at

    def _first(self) -> int:
        """Where to begin: at the greatest cost, or whatever mattered most; otherwise at the first decision."""
        most = max(self.subject.moments, key=lambda moment: (moment.kind == "cost", moment.amount), default=None)
        shown = self.subject.shown()
        return most.number if most is not None else shown[0] if shown else 0

    @property
    def base(self) -> str:
        """The address of the table."""
        return f"/t/{self.table.opening.id}"

    def link(self, **changes: object) -> str:
        """The address of another look at it; a step counts only at its own decision."""
        wish = self.wish
        told: dict[str, object] = {
            "seat": wish.seat,
            "view": "known" if wish.known else "open",
            "at": wish.look.at,
            **({"see": wish.see} if wish.see else {}),
        }
        told.update(changes)
        if changes.keys() & {"seat", "view"}:
            told.pop("see", None)
        return f"{self.base}/review?{urlencode(told)}"

    # ---- its regions

    def far(self) -> dict[str, str]:
        """What changes while the review is worked out."""
        subject, reader, at = self.subject, self.reader, self.wish.look.at
        names = reader.names
        return {
            "progress": str(self._progress()),
            "overview": str(overview(subject, reader)) if self.progress.done else "",
            "graph": str(chart(subject, names, self.lang, at, lambda n: self.link(at=n))) if self.progress.done else "",
            "moments": str(moment_list(subject, reader, at)) if self.progress.done else "",
        }

    def regions(self) -> dict[str, str]:
        """All of them."""
        subject, reader, look = self.subject, self.reader, self.wish.look
        return {
            **self.far(),
            "links": str(self._links()),
            "switch": str(self._switch()),
            "steps": str(self._steps()),
            "said": str(decision(subject, reader, look)),
            "board": board(subject, reader, look),
            "line": str(expected_line(subject, reader, look)),
            "choices": str(choices(subject, reader, look)),
            "again": str(self._again()),
        }

    def _progress(self) -> Markup:
        far = self.progress
        if far.complete and not far.running:
            return NOTHING
        if far.running:
            bar = tag(
                "progress",
                {"value": far.done, "max": max(1, far.wanted), "aria-label": ui(self.lang, "review-progress")},
            )
            words = tag("p", {"role": "status"}, ui(self.lang, "review-running", done=far.done, wanted=far.wanted))
            return tag("div", {"class": "panel under-way", "data-running": ""}, words, bar)
        said = [tag("p", {"class": "problem"}, far.problem.text(self.lang))] if far.problem is not None else []
        key = "review-go-on" if far.done else "review-begin"
        help_ = ui(self.lang, "review-begin-help", number=far.wanted)
        start = tag(
            "form",
            {"method": "post", "action": self.link(), "data-begin": ""},
            tag("button", {"class": "main"}, ui(self.lang, key)),
        )
        return tag("div", {"class": "panel begin"}, *said, start, tag("p", {"class": "quiet"}, help_))

    def _switch(self) -> Markup:
        """Whose side, and what it is judged by."""
        wish, lang = self.wish, self.lang
        seats = [
            tag(
                "a",
                {
                    "class": f"pill s{seat}",
                    "href": self.link(seat=seat),
                    "data-look": "",
                    "aria-current": "true" if seat == wish.seat else None,
                },
                tag("span", {"class": "swatch", "aria-hidden": "true"}),
                self.reader.names[seat],
            )
            for seat in self.sight.seats
        ]
        views = [
            tag(
                "a",
                {
                    "class": "pill",
                    "href": self.link(view=view),
                    "data-look": "",
                    "aria-current": "true" if (view == "known") == wish.known else None,
                },
                self._judged_by(view),
            )
            for view in ("known", "open")
        ]
        sides = tag("nav", {"class": "choice", "aria-label": ui(lang, "review-seats")}, *seats)
        if len(self.sight.seats) == 1:
            sides = NOTHING
        if not has_ended(self.table):
            key = "review-given-up" if self.table.is_over else "review-own-only"
            return tag("div", {"class": "row"}, sides, tag("p", {"class": "quiet"}, ui(lang, key)))
        return tag(
            "div",
            {"class": "row"},
            sides,
            tag("nav", {"class": "choice", "aria-label": ui(lang, "review-views")}, *views),
        )

    def _judged_by(self, view: str) -> str:
        """What a way to judge is called: by what whoever reads knew, or the seat that they look at."""
        if view == "known" and self.subject.facing is None:
            return ui(self.lang, "review-view-known-of", name=self.reader.names[self.wish.seat])
        return ui(self.lang, f"review-view-{view}")

    def _steps(self) -> Markup:
        """From decision to decision, and through whose eyes the board is seen."""
        lang, at = self.lang, self.wish.look.at
        shown = [*self.subject.shown(), *([self.subject.decisions] if self.table.is_over else [])]
        back = max((number for number in shown if number < at), default=None)
        on = min((number for number in shown if number > at), default=None)
        where = (
            ui(lang, "review-decision", number=at + 1, most=self.subject.decisions)
            if at < self.subject.decisions
            else ui(lang, "review-end")
        )
        return tag(
            "div",
            {"class": "row walk"},
            _step("back", "‹", back, self, lang),
            tag("strong", {"class": "where-now"}, where),
            _step("on", "›", on, self, lang),
            self._eyes(),
        )

    def _eyes(self) -> Markup:
        if not self.table.is_over or self.wish.known or not self.table.game.hides:
            return NOTHING
        facing, lang = self.wish.look.facing, self.lang
        places: list[int | None] = [*range(len(self.table.seats)), None]
        ways = [
            tag(
                "a",
                {
                    "class": "pill small",
                    "href": self.link(see=EVERYBODY if seat is None else seat),
                    "data-look": "",
                    "aria-current": "true" if seat == facing else None,
                },
                ui(lang, "review-eyes-all") if seat is None else self.reader.names[seat],
            )
            for seat in places
        ]
        words = tag("span", {"class": "quiet"}, ui(lang, "review-eyes"))
        return tag("nav", {"class": "choice eyes", "aria-label": ui(lang, "review-eyes")}, words, *ways)

    def _again(self) -> Markup:
        """To play on from here, with the cards as they were or dealt anew."""
        at, table, lang = self.wish.look.at, self.table, self.lang
        if not table.is_over or at >= self.subject.decisions:
            return NOTHING
        seat = table.movers[at]
        kinds = [kind.bot for kind in table.seats if kind.kind == BOT]
        usual = kinds[0] if kinds and kinds[0].partition(":")[2] in LEVELS else STAND_IN
        levels = [
            tag(
                "option",
                {"value": f"search:{one}", "selected": "selected" if f"search:{one}" == usual else None},
                ui(lang, "seat-bot", level=one),
            )
            for one in LEVELS
        ]
        bots = (
            tag(
                "label",
                {"class": "field"},
                tag("span", None, ui(lang, "review-again-bots")),
                tag("select", {"name": "bot"}, *levels),
            )
            if len(table.seats) > 1
            else NOTHING
        )
        deals = [tag("button", {"name": "deal", "value": "same"}, ui(lang, "review-again-same"))]
        if table.game.hides or table.game.sources:
            deals.append(tag("button", {"name": "deal", "value": "anew"}, ui(lang, "review-again-anew")))
        return tag(
            "form",
            {"class": "panel again", "method": "post", "action": f"{self.base}/again"},
            tag("input", {"type": "hidden", "name": "at", "value": at}),
            tag("h3", None, ui(lang, "review-again")),
            tag("p", None, ui(lang, "review-again-help", name=self.reader.names[seat])),
            bots,
            tag("div", {"class": "row"}, *deals),
        )

    def _links(self) -> Markup:
        """To where the game is shown otherwise, and away with the review."""
        lang = self.lang
        links = [
            tag("a", {"class": "button tool", "href": self.base}, ui(lang, "to-table")),
            tag("a", {"class": "button tool", "href": f"{self.base}/replay"}, ui(lang, "replay")),
            tag(
                "button", {"class": "tool", "data-share": "", "data-word-copied": ui(lang, "copied")}, ui(lang, "share")
            ),
        ]
        if has_ended(self.table) and self.progress.complete:
            links.append(
                tag(
                    "a",
                    {"class": "button tool", "href": f"{self.base}/review.html?seat={self.wish.seat}", "download": ""},
                    ui(lang, "review-download"),
                )
            )
        return tag("div", {"class": "row"}, *links)

    def whole(self, card: Card | None) -> str:
        """The page."""
        lang, shown = self.lang, self.regions()
        heading = ui(lang, "review-title", game=title(self.table.opening.game, lang))
        return page(
            lang,
            heading,
            tag(
                "div",
                {"class": "review", "data-review": self.table.opening.id, "data-word-lost": ui(lang, "replay-lost")},
                tag("header", {"class": "review-head"}, tag("h1", None, heading), _region("links", shown)),
                _region("progress", shown),
                _region("switch", shown),
                _region("overview", shown),
                _region("graph", shown),
                tag(
                    "div",
                    {"class": "close-up"},
                    tag(
                        "section",
                        {"class": "mattered", "aria-labelledby": "mattered"},
                        tag("h2", {"id": "mattered"}, ui(lang, "review-mattered")),
                        _region("moments", shown),
                    ),
                    tag(
                        "section",
                        {"class": "moment", "id": "moment", "aria-label": ui(lang, "review-moment"), "tabindex": "-1"},
                        _region("steps", shown),
                        live_region("said", shown, {"aria-live": "polite"}),
                        live_region(
                            "board", shown, {"class": "board", "role": "group", "aria-label": ui(lang, "board")}
                        ),
                        tag("div", {"class": "below"}, _region("line", shown), _region("again", shown)),
                        _region("choices", shown),
                    ),
                ),
            ),
            game=self.table.opening.game,
            here=self.link(),
            kind="reviewed",
            card=card,
        )


def _region(name: str, shown: Mapping[str, str]) -> Markup:
    return live_region(name, dict(shown), {})


def _step(name: str, sign: str, to: int | None, shown: ReviewPage, lang: str) -> Markup:
    label = ui(lang, f"review-{name}")
    if to is None:
        return tag("span", {"class": "button tool icon off", "aria-hidden": "true"}, sign)
    return tag(
        "a",
        {
            "class": "button tool icon",
            "href": shown.link(at=to),
            "data-look": "",
            "data-walk": name,
            "aria-label": label,
        },
        sign,
    )
