"""The pages of tournaments: those of somebody, one with its standings and rounds, and the form of a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import ludoteca
from ludoteca.club.groups import Group
from ludoteca.club.people import Person
from ludoteca.club.samedeal import Play, SharedDeal
from ludoteca.club.tourney import (
    KINDS,
    MOST_DAYS,
    MOST_NAME,
    MOST_ROUNDS,
    OPEN,
    OVER,
    RUNNING,
    Board,
    Round,
    Standing,
    Tourney,
)
from ludoteca.club.wishes import PACES
from ludoteca.engine.shelf import made
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.screen.points import amount
from ludoteca.table.clocks import Terms
from ludoteca.web.box import player_counts
from ludoteca.web.clocks import agreed
from ludoteca.web.daily_page import fact, proof_rows
from ludoteca.web.home import day_of, when
from ludoteca.web.lobby_page import pace
from ludoteca.web.person_page import title_of
from ludoteca.web.players import BOT_SIGN
from ludoteca.web.shell import game_url, page, ui
from ludoteca.web.you import MORE, button, dot, form, panel, problem_note
from ludoteca.words import decimal, title

TOURNAMENTS: Final = "/tournaments"
DAYS: Final = (0, 1, 2, 3, 7, 14, 30, MOST_DAYS)  # from round to round, that the form offers
USUAL: Final = {"kind": "swiss", "rounds": "5", "days": "0", "pace": "slow"}


class Seen(NamedTuple):
    """All that the page of a tournament shows."""

    tourney: Tourney
    viewer: str  # the person who looks; empty: nobody whom we know
    people: Mapping[str, Person]
    lines: Sequence[Standing]
    plays: Mapping[str, Play]
    deals: Sequence[SharedDeal]
    group: Group | None
    link: str  # by which others come in; empty: whoever looks is not the host
    secret: str  # with which whoever looks has come

    @property
    def is_host(self) -> bool:
        """Whether whoever looks has set it up."""
        return bool(self.viewer) and self.viewer == self.tourney.host

    def name_of(self, person: str, lang: str) -> str:
        """What somebody is called."""
        known = self.people.get(person)
        return known.name if known is not None else ui(lang, "somebody-gone")


# ---- all of them


def tournaments_page(
    lang: str,
    mine: Sequence[Tourney],
    named: bool,
    groups: Sequence[Group],
    problem: str = "",
    given: Mapping[str, str] | None = None,
) -> str:
    """The tournaments of whoever looks, and to set one up."""
    rows = [_row(lang, tourney) for tourney in mine]
    own = (
        tag("ul", {"class": "results days"}, *rows) if rows else tag("p", {"class": "quiet"}, ui(lang, "tourneys-none"))
    )
    if named:
        fresh = _new(lang, groups, problem, {**USUAL, **(given or {})})
    else:
        link = tag("a", {"class": "button main", "href": "/me"}, ui(lang, "you-name-yourself"))
        fresh = panel(ui(lang, "tourney-new"), tag("p", None, ui(lang, "tourney-needs-name")), tag("p", None, link))
    return page(
        lang,
        ui(lang, "tourneys"),
        tag("h1", None, ui(lang, "tourneys")),
        tag("p", {"class": "quiet"}, ui(lang, "tourneys-about")),
        tag("div", {"class": "two"}, panel(ui(lang, "tourneys-yours"), own), fresh),
        here=TOURNAMENTS,
        kind="club",
        more=MORE,
    )


def _row(lang: str, tourney: Tourney) -> Markup:
    cover = game_url(tourney.game, "cover.svg") if tourney.game in ludoteca.games() else None
    picture = {"src": cover, "alt": "", "width": 300, "height": 400, "loading": "lazy"}
    return tag(
        "li",
        None,
        tag("img", picture) if cover else NOTHING,
        tag(
            "div",
            {"class": "day-row"},
            tag("a", {"href": f"{TOURNAMENTS}/{tourney.id}"}, tag("strong", None, tourney.name)),
            tag("span", {"class": "quiet"}, f"{title_of(tourney.game, lang)} · {day_of(tourney.since, lang)}"),
            tag("em", None, _state(lang, tourney)),
        ),
    )


def _state(lang: str, tourney: Tourney) -> str:
    return ui(
        lang, "tourney-state", state=tourney.state, round=len(tourney.played), rounds=tourney.rounds,
        number=len(tourney.entrants),
    )  # fmt: skip


def _new(lang: str, groups: Sequence[Group], problem: str, given: Mapping[str, str]) -> Markup:
    name: Attributes = {"name": "name", "required": "required", "maxlength": MOST_NAME, "autocomplete": "off"}
    games = [(f"{game} {count}", ui(lang, "tourney-game-of", game=title(game, lang), number=count))
             for game in ludoteca.games() for count in player_counts(game) if count > 1]  # fmt: skip
    kinds = [(kind, ui(lang, f"tourney-{kind}")) for kind in KINDS]
    rounds = [(str(number), str(number)) for number in range(1, MOST_ROUNDS + 1)]
    days = [
        (str(number), ui(lang, "tourney-each-days", number=number)) for number in (0, 1, 2, 3, 7, 14, 30, MOST_DAYS)
    ]
    paces = [(name, pace(terms, lang)) for name, terms in PACES.items()]
    choices = [
        ("game", ui(lang, "tourney-game"), games), ("kind", ui(lang, "tourney-kind"), kinds),
        ("rounds", ui(lang, "tourney-rounds"), rounds), ("days", ui(lang, "tourney-days"), days),
        ("pace", ui(lang, "tourney-pace"), paces),
    ]  # fmt: skip
    if groups:
        whose = [("", ui(lang, "tourney-by-link")), *[(group.id, group.name) for group in groups]]
        choices.append(("group", ui(lang, "tourney-group"), whose))
    return panel(
        ui(lang, "tourney-new"),
        problem_note(problem),
        form(
            TOURNAMENTS,
            tag(
                "label",
                {"class": "field"},
                tag("span", None, ui(lang, "tourney-name")),
                tag("input", {**name, "value": given.get("name", "")}),
            ),
            *[_choice(name, words, values, given.get(name, "")) for name, words, values in choices],
            button(ui(lang, "tourney-set-up"), "main"),
            kind="form",
        ),
        tag("p", {"class": "quiet"}, ui(lang, "tourney-bots")),
    )


def _choice(name: str, words: str, values: Sequence[tuple[str, str]], chosen: str) -> Markup:
    options = [
        tag("option", {"value": value, "selected": "selected" if value == chosen else None}, told)
        for value, told in values
    ]
    return tag("label", {"class": "field"}, tag("span", None, words), tag("select", {"name": name}, *options))


# ---- one of them


def tournament_page(lang: str, seen: Seen, problem: str = "") -> str:
    """A tournament: how far it is, how everybody stands, its rounds, the proof of its deals."""
    tourney = seen.tourney
    rounds = [_round(lang, seen, number) for number in range(len(tourney.played), 0, -1)]
    return page(
        lang,
        tourney.name,
        tag("h1", None, tourney.name),
        tag("p", {"class": "quiet"}, _about(lang, seen)),
        problem_note(problem),
        tag(
            "div",
            {"class": "two"},
            tag("div", None, _now(lang, seen), _standings(lang, seen)),
            tag("div", None, *rounds, _proof(lang, seen)),
        ),
        here=f"{TOURNAMENTS}/{tourney.id}",
        kind="club",
        more=MORE,
    )  # fmt: skip


def _about(lang: str, seen: Seen) -> Markup:
    tourney = seen.tourney
    told: list[Markup | str] = [title_of(tourney.game, lang)]
    told.append(ui(lang, "tourney-at-tables", number=tourney.players))
    told.append(ui(lang, f"tourney-{tourney.kind}"))
    told.append(ui(lang, "tourney-of-rounds", number=tourney.rounds))
    if tourney.days:
        told.append(ui(lang, "tourney-each-days", number=tourney.days))
    if seen.group is not None:
        told.append(tag("a", {"href": f"/groups/{seen.group.id}"}, seen.group.name))
    clock = agreed(Terms.kept({**tourney.clock}), lang) if tourney.clock else ""
    facts = [part if isinstance(part, Markup) else tag("span", None, part) for part in told]
    return join([join(facts, " · "), *([tag("br", None), clock] if clock else [])])


def _now(lang: str, seen: Seen) -> Markup:
    """What goes on now, and what whoever looks can do."""
    tourney = seen.tourney
    parts = [tag("p", None, tag("strong", None, _state(lang, tourney)))]
    own = tourney.entrant(seen.viewer) if seen.viewer else None
    if tourney.state == RUNNING and tourney.played:
        parts += _own_table(lang, seen)
    if tourney.state == RUNNING and tourney.played and tourney.played[-1].over:
        parts.append(tag("p", None, ui(lang, "tourney-waits"), " ", when(tourney.waits_until, lang)))
    if tourney.state == OPEN:
        parts.append(tag("p", {"class": "row"}, *[_who(lang, seen, entrant.person) for entrant in tourney.entrants]))
    if not seen.viewer:
        parts.append(tag("a", {"class": "button main", "href": "/me"}, ui(lang, "you-name-yourself")))
    elif own is None and tourney.state == OPEN:
        there = f"{TOURNAMENTS}/{tourney.id}/join"
        key = tag("input", {"type": "hidden", "name": "key", "value": seen.secret})
        parts.append(form(there, key, button(ui(lang, "tourney-join"), "main")))
    elif own is not None and not own.gone and tourney.state != OVER:
        words = ui(lang, "tourney-leave" if tourney.state == OPEN else "tourney-withdraw")
        parts.append(form(f"{TOURNAMENTS}/{tourney.id}/leave", button(words, "tool")))
    return panel(ui(lang, "tourney-now"), *parts, *_hosting(lang, seen))


def _own_table(lang: str, seen: Seen) -> list[Markup]:
    for board in seen.tourney.played[-1].boards:
        if seen.viewer and seen.viewer in board.seats and board.table not in seen.plays:
            there = {"class": "button main", "href": f"/t/{board.table}"}
            return [tag("p", None, tag("a", there, ui(lang, "tourney-your-table")))]
    return []


def _hosting(lang: str, seen: Seen) -> list[Markup]:
    """For whoever has set it up: the link, the beginning, and not to wait any longer."""
    tourney, there = seen.tourney, f"{TOURNAMENTS}/{seen.tourney.id}"
    if not seen.is_host:
        return []
    if tourney.state == OPEN:
        copied = {"type": "button", "class": "tool", "data-copy": seen.link, "data-word-copied": ui(lang, "copied")}
        return [
            tag("h3", None, ui(lang, "tourney-invitation")),
            tag("p", {"class": "link-text"}, tag("code", None, seen.link)),
            tag(
                "div",
                {"class": "row"},
                tag("button", copied, ui(lang, "copy")),
                form(f"{there}/begin", button(ui(lang, "tourney-begin"), "main")),
            ),
        ]
    if tourney.state == RUNNING and tourney.played and not tourney.played[-1].over:
        return [
            tag("p", {"class": "quiet"}, ui(lang, "tourney-end-about")),
            form(f"{there}/end-round", button(ui(lang, "tourney-end-round"), "tool")),
        ]
    return []


def _standings(lang: str, seen: Seen) -> Markup:
    if not seen.tourney.played:
        return NOTHING
    head = [("num", "#"), (None, ui(lang, "ladder-who"))]
    head += [("num", ui(lang, f"tourney-{key}")) for key in ("points", "met", "opposed", "margin")]
    rows = [
        tag(
            "tr",
            {"class": "own" if line.person == seen.viewer else None},
            tag("td", {"class": "num"}, str(line.rank)),
            tag("td", None, _who(lang, seen, line.person)),
            *[
                tag("td", {"class": "num"}, text)
                for text in (
                    decimal(line.points, 2, lang),
                    decimal(line.met, 2, lang),
                    decimal(line.opposed, 2, lang),
                    _points(seen, line.margin, lang),
                )
            ],
        )
        for line in seen.lines
    ]
    cells = [tag("th", {"class": kind}, words) for kind, words in head]
    return panel(
        ui(lang, "tourney-standings"),
        tag(
            "div",
            {"class": "wide-table"},
            tag("table", {"class": "ladder"}, tag("thead", None, tag("tr", None, *cells)), tag("tbody", None, *rows)),
        ),
        tag("p", {"class": "quiet"}, ui(lang, "tourney-points-about")),
        name="standings",
    )


def _points(seen: Seen, points: int, lang: str) -> str:
    return amount(made(seen.tourney.game, seen.tourney.options), points, lang).replace("-", "−")


def _who(lang: str, seen: Seen, person_id: str) -> Markup:
    person = seen.people.get(person_id)
    if person is None:
        return tag("span", {"class": "quiet"}, ui(lang, "somebody-gone"))
    gone = (entrant := seen.tourney.entrant(person_id)) is not None and entrant.gone
    name = tag("s", None, person.name) if gone else person.name
    return tag("a", {"href": f"/people/{person.id}", "class": "who"}, dot(person.name, person.colour), " ", name)


def _round(lang: str, seen: Seen, number: int) -> Markup:
    one = seen.tourney.played[number - 1]
    rows = [_board(lang, seen, one, board) for board in one.boards]
    return panel(
        ui(lang, "tourney-round", number=number), tag("ul", {"class": "kept boards"}, *rows), name=f"r{number}"
    )


def _board(lang: str, seen: Seen, one: Round, board: Board) -> Markup:
    """A table: who sat there, and when its round is over, what everybody has made of it."""
    play = seen.plays.get(board.table)
    parts: list[Markup] = []
    for seat, person in enumerate(board.seats):
        name = seen.name_of(person, lang) if person else f"{BOT_SIGN} {ui(lang, 'bot-level', level='medium')}"
        told = [name]
        if one.over and play is not None:
            told.append(_points(seen, play.seats[seat].worth.points, lang))
        won = one.over and play is not None and play.seats[seat].worth.won
        parts.append(tag("strong" if won else "span", None, " ".join(told)))
    words = tag("span", None, join(parts, " – "))
    if one.over or seen.viewer in board.seats:
        there = f"/t/{board.table}/replay" if one.over else f"/t/{board.table}"
        words = tag("a", {"href": there}, words)
    done = "" if play is not None else ui(lang, "tourney-unfinished" if one.over else "tourney-playing")
    return tag("li", None, words, tag("small", None, done) if done else NOTHING)


def _proof(lang: str, seen: Seen) -> Markup:
    """The seals of all rounds, and what the deals were made of whose rounds are over."""
    rows: list[Markup] = []
    for number, deal in enumerate(seen.deals, 1):
        over = len(seen.tourney.played) >= number and seen.tourney.played[number - 1].over > 0
        rows.append(fact(ui(lang, "tourney-round", number=number), tag("dl", None, *proof_rows(lang, deal, told=over))))
    about = tag("p", None, ui(lang, "tourney-sealed"))
    fold = tag(
        "details", {"class": "hints-meaning"}, tag("summary", None, ui(lang, "tourney-seals")), tag("dl", None, *rows)
    )
    return tag("section", {"class": "panel deal"}, tag("h2", None, ui(lang, "tourney-deals")), about, fold)
