"""The pages of the deals of the day: what is to be played, who has made what of it, and the proof of the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.club.daily import DAILY
from ludoteca.club.people import Person
from ludoteca.club.samedeal import Line, SharedDeal
from ludoteca.engine.shelf import made
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.screen.points import amount
from ludoteca.web.daily import Day
from ludoteca.web.home import day_of, when
from ludoteca.web.players import BOT_SIGN
from ludoteca.web.shell import game_url, page, ui
from ludoteca.web.you import MORE, button, dot, form, panel
from ludoteca.words import decimal, title

MOST_LINES: Final = 100  # of the table of a day that are shown


def all_days(lang: str, days: Sequence[Day], named: bool) -> str:
    """The deals of today, a row for each game."""
    heading = ui(lang, "daily")
    return page(
        lang,
        heading,
        tag("h1", None, heading),
        tag("p", {"class": "quiet"}, ui(lang, "daily-about")),
        NOTHING if named else _name_first(lang),
        tag("ul", {"class": "results days"}, *[_row(lang, day, named) for day in days]),
        here="/daily",
        kind="club",
        more=MORE,
    )


def _name_first(lang: str) -> Markup:
    return tag("p", None, tag("a", {"class": "button main", "href": "/me"}, ui(lang, "daily-name-first")))


def _row(lang: str, day: Day, named: bool) -> Markup:
    game = day.daily.game
    there = f"/daily/{game}/{day.daily.day.isoformat()}"
    return tag(
        "li",
        None,
        tag("img", {"src": game_url(game, "cover.svg"), "alt": "", "width": 300, "height": 400, "loading": "lazy"}),
        tag(
            "div",
            {"class": "day-row"},
            tag("a", {"href": there}, tag("strong", None, title(game, lang))),
            tag("span", {"class": "quiet"}, ui(lang, "daily-played", number=len(day.lines))),
            _own(lang, day, named),
        ),
    )


def _own(lang: str, day: Day, named: bool) -> Markup:
    """What whoever looks can do: begin, go on, or see what they made of it."""
    own = next((line for line in day.lines if line.play.table == day.own), None)
    if own is not None:
        told = ui(lang, "daily-yours", rank=own.rank, number=len(day.lines), share=_percent(own.share, lang))
        return tag("span", {"class": "row"}, tag("strong", None, told), _to_table(lang, day))
    if day.own:
        key = "daily-late" if day.is_over else "daily-go-on"
        kind = "button" if day.is_over else "button main"
        return tag("a", {"class": kind, "href": f"/t/{day.own}"}, ui(lang, key))
    if not day.is_open or not named:
        return NOTHING
    return form(f"/{DAILY}/{day.daily.game}/play", button(ui(lang, "daily-play"), "main"))


def _to_table(lang: str, day: Day) -> Markup:
    return tag("a", {"class": "button tool", "href": f"/t/{day.own}"}, ui(lang, "to-table"))


# ---- one of them


def day_page(
    lang: str, day: Day, people: Mapping[str, Person], named: bool, accuracy: float | None
) -> str:  # fmt: skip
    """A deal: what is played, its table, the game of the best, the proof."""
    game = day.daily.game
    heading = ui(lang, "daily-of", game=title(game, lang))
    return page(
        lang,
        heading,
        tag(
            "div",
            {"class": "narrow-page"},
            tag("h1", None, heading),
            _ways(lang, day),
            _what(lang, day, named),
            _table(lang, day, people),
            _best(lang, day, people, accuracy),
            _proof(lang, day),
        ),
        here=f"/daily/{game}/{day.daily.day.isoformat()}",
        kind="club",
        more=MORE,
    )


def _ways(lang: str, day: Day) -> Markup:
    """The day before and the day after, and all games."""
    daily = day.daily
    links = [tag("a", {"class": "button tool", "href": _there(day, -1)}, f"← {_date(lang, day, -1)}")]
    links.append(tag("strong", None, _date(lang, day, 0)))
    if day.is_over:
        links.append(tag("a", {"class": "button tool", "href": _there(day, 1)}, f"{_date(lang, day, 1)} →"))
    links.append(tag("a", {"class": "button tool", "href": f"/{DAILY}"}, ui(lang, "daily-all")))
    return tag("nav", {"class": "row ways", "aria-label": ui(lang, "daily-days", game=title(daily.game, lang))}, *links)


def _there(day: Day, days: int) -> str:
    other = day.daily.other(days)
    return f"/{DAILY}/{other.game}/{other.day.isoformat()}"


def _date(lang: str, day: Day, days: int) -> str:
    return day_of(day.daily.other(days).begins, lang)


def _what(lang: str, day: Day, named: bool) -> Markup:
    deal = day.deal
    if deal is None:
        return tag("p", None, ui(lang, "daily-none"))
    bots = [f"{BOT_SIGN} {ui(lang, 'bot-level', level=kind.partition(':')[2])}" for kind in deal.seats if kind]
    told = [ui(lang, "daily-how", number=len(bots)) if bots else ui(lang, "daily-how-alone")]
    told.append(ui(lang, "daily-over" if day.is_over else "daily-until"))
    name = NOTHING if named or not day.is_open else _name_first(lang)
    return panel(
        ui(lang, "daily-what"),
        tag("p", None, " ".join(told)),
        tag("p", {"class": "quiet"}, ", ".join(bots)) if bots else NOTHING,
        name,
        _own(lang, day, named),
    )


def _table(lang: str, day: Day, people: Mapping[str, Person]) -> Markup:
    """Who has made what of it, for whoever has played it, and for all when it is over."""
    count = tag("p", {"class": "quiet"}, ui(lang, "daily-played", number=len(day.lines)))
    if not day.may_compare:
        return panel(ui(lang, "daily-table"), count, tag("p", None, ui(lang, "daily-not-yet")))
    if not day.lines:
        return panel(ui(lang, "daily-table"), count)
    assert day.deal is not None
    head = [("num", "#"), (None, ui(lang, "ladder-who")), ("num", ui(lang, "daily-share"))]
    head += [("num", ui(lang, "daily-place")), ("num", ui(lang, "daily-points"))]
    cells = [tag("th", {"class": kind}, words) for kind, words in head]
    rows = [_line(lang, day, line, people) for line in day.lines[:MOST_LINES]]
    shown = tag("table", {"class": "ladder"}, tag("thead", None, tag("tr", None, *cells)), tag("tbody", None, *rows))
    return panel(
        ui(lang, "daily-table"), shown, count, tag("p", {"class": "quiet"}, ui(lang, "daily-share-about"))
    )  # fmt: skip


def _line(lang: str, day: Day, line: Line, people: Mapping[str, Person]) -> Markup:
    seated, worth = line.seated, line.seated.worth
    assert day.deal is not None
    points = amount(made(day.deal.game, day.deal.options), worth.points, lang)
    place = ui(lang, "daily-gave-up") if not worth.there else str(1 - worth.place)
    if day.is_over:
        points_shown: Markup | str = tag("a", {"href": f"/t/{line.play.table}/replay"}, points)
    else:
        points_shown = points
    return tag(
        "tr",
        {"class": "own" if line.play.table == day.own else None},
        tag("td", {"class": "num"}, str(line.rank)),
        tag("td", None, who(people, seated.person, lang)),
        tag("td", {"class": "num"}, _percent(line.share, lang)),
        tag("td", {"class": "num"}, place),
        tag("td", {"class": "num"}, points_shown),
    )


def who(people: Mapping[str, Person], person_id: str, lang: str) -> Markup:
    """Somebody in a table, or nobody any more."""
    person = people.get(person_id)
    if person is None:
        return tag("span", {"class": "quiet"}, ui(lang, "somebody-gone"))
    return tag("a", {"href": f"/people/{person.id}", "class": "who"}, dot(person.name, person.colour), " ", person.name)


def _percent(share: float, lang: str) -> str:
    return f"{decimal(100 * share, 1, lang)}%"


def _best(lang: str, day: Day, people: Mapping[str, Person], accuracy: float | None) -> Markup:
    """The game of the best, to be learned from, when it is over."""
    if not day.is_over or not day.lines:
        return NOTHING
    best = day.lines[0]
    told = [tag("p", {"class": "row"}, who(people, best.seated.person, lang))]
    if accuracy is not None:
        told.append(tag("p", None, ui(lang, "daily-accuracy", percent=round(accuracy))))
    links = [
        tag("a", {"class": "button main", "href": f"/t/{best.play.table}/review"}, ui(lang, "review")),
        tag("a", {"class": "button", "href": f"/t/{best.play.table}/replay"}, ui(lang, "replay")),
    ]
    return panel(ui(lang, "daily-best"), *told, tag("p", {"class": "row"}, *links))


def _proof(lang: str, day: Day) -> Markup:
    """The seal while it is played, what it was made of when it is over."""
    if day.deal is None:
        return NOTHING
    rows = proof_rows(lang, day.deal, told=day.is_over)
    if day.next is not None:
        rows.append(fact(ui(lang, "daily-next-seal"), tag("code", {"class": "digits"}, day.next.seal)))
    about = tag("p", None, ui(lang, "daily-proof" if day.is_over else "daily-sealed"), " ", when(day.deal.sealed, lang))
    return tag("section", {"class": "panel deal"}, tag("h2", None, ui(lang, "deal")), about, tag("dl", None, *rows))


def proof_rows(lang: str, deal: SharedDeal, *, told: bool) -> list[Markup]:
    """The seal of a deal, and what it was made of if that may be told."""
    rows = [fact(ui(lang, "seal-server"), tag("code", {"class": "digits"}, deal.seal))]
    if told:
        rows.append(fact(ui(lang, "part-server"), tag("code", {"class": "digits"}, deal.server)))
        rows.append(fact(ui(lang, "shared-part"), tag("code", {"class": "digits"}, deal.id)))
    return rows


def fact(term: str, *meaning: Markup) -> Markup:
    """A term and what it means."""
    return tag("div", None, tag("dt", None, term), tag("dd", None, join([*meaning])))
