"""What the first page says of others: who waits for players, and what is being played now."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

import ludoteca
from ludoteca.club.listed import GROUP, PUBLIC, TO, Listed
from ludoteca.club.people import Person
from ludoteca.club.wishes import PACES, WAITS, Wish
from ludoteca.engine.phrase import Phrase
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.table import BOT, OPEN, Seat
from ludoteca.table.clocks import Terms
from ludoteca.web.box import player_counts
from ludoteca.web.clocks import length
from ludoteca.web.form import chance_field
from ludoteca.web.lobby import Tables
from ludoteca.web.players import BOT_SIGN
from ludoteca.web.shell import game_url, page, ui
from ludoteca.web.you import MORE, button, form, hidden
from ludoteca.words import title

MOST_WAITS = 8  # that are shown
MOST_PLAYED = 8


def names_of(one: Listed, lang: str) -> list[str]:
    """What those are called who sit at a table."""
    found: list[str] = []
    for number, seat in enumerate(one.seats):
        if seat.kind != OPEN:
            called = Seat(seat.kind, seat.name, seat.bot, seat.holder).called(number)
            name = called.text(lang) if isinstance(called, Phrase) else called
            found.append(f"{BOT_SIGN} {name}" if seat.kind == BOT else name)
    return found


def people_of(one: Listed, lang: str) -> list[str]:
    """The same without bots."""
    kinds = [seat.kind for seat in one.seats if seat.kind != OPEN]
    return [name for kind, name in zip(kinds, names_of(one, lang), strict=True) if kind != BOT]


def pace(terms: Terms | None, lang: str) -> str:
    """What was agreed on about time, in a word or two."""
    if terms is None:
        return ui(lang, "pace-free")
    return ui(lang, f"pace-{terms.kind}", start=length(terms.start, lang))


# ---- who waits


def waiting(
    lang: str, tables: Tables, holder: str, own: Sequence[Wish] = (), challenges: Sequence[Listed] = ()
) -> Markup:
    """Those who wait for others: whoever wants sits down with one click. `own`: the wishes of whoever looks."""
    rows = [_challenge(lang, one) for one in challenges[:MOST_WAITS] if known(one.game)]
    rows += [_ready(lang, one) for one in own if one.table]
    rows += [
        _waits(lang, one, one.table in tables.here, holder) for one in tables.waits[:MOST_WAITS] if known(one.game)
    ]
    rows += [_wishes(lang, one, holder) for one in tables.wishes[:MOST_WAITS] if known(one.wanted.game)]
    if not rows:
        return NOTHING
    return tag(
        "section",
        {"class": "panel waits", "id": "waits"},
        tag("h2", None, ui(lang, "waits")),
        tag("ul", {"class": "found"}, *rows),
    )


def _waits(lang: str, one: Listed, here: bool, holder: str) -> Markup:
    own = bool(holder) and any(seat.holder == holder for seat in one.seats)
    who = ", ".join(people_of(one, lang))
    told = [ui(lang, "waits-free", free=one.free, seats=len(one.seats)), pace(one.terms, lang)]
    if one.changed:
        told.append(ui(lang, "contents-note"))
    there = f"/t/{one.table}"
    if own:
        doing = tag("a", {"class": "button main", "href": there}, ui(lang, "waits-own"))
    else:
        doing = join(
            [
                tag("a", {"class": "button tool", "href": there}, ui(lang, "waits-look")),
                tag(
                    "form",
                    {"method": "post", "action": f"{there}/sit"},
                    chance_field(),
                    remembered_name(),
                    tag(
                        "button",
                        {"class": "main", "aria-label": ui(lang, "sit-title", game=title(one.game, lang), who=who)},
                        ui(lang, "sit"),
                    ),
                ),
            ]
        )
    mark = tag("span", {"class": "mark here"}, ui(lang, "waits-here")) if here else NOTHING
    return row(one.game, lang, tag("span", None, who, " ", mark), told, doing, f"w{one.table}")


def _challenge(lang: str, one: Listed) -> Markup:
    """Somebody challenges whoever looks."""
    there, who = f"/t/{one.table}", ", ".join(people_of(one, lang))
    people = sum(seat.kind != BOT for seat in one.seats)
    told = [_size(lang, len(one.seats), people), pace(one.terms, lang)]
    doing = join(
        [
            tag("a", {"class": "button tool", "href": there}, ui(lang, "waits-look")),
            form(f"{there}/decline", button(ui(lang, "challenge-decline"), "tool")),
            form(f"{there}/sit", chance_field(), button(ui(lang, "challenge-accept"), "main")),
        ]
    )
    return row(one.game, lang, tag("b", None, ui(lang, "challenge-from", name=who)), told, doing, f"c{one.table}")


def _ready(lang: str, one: Wish) -> Markup:
    """A wish that has come true: its table waits."""
    doing = form(f"/wishes/{one.id}/leave", button(ui(lang, "go-there"), "main"))
    return row(one.wanted.game, lang, tag("b", None, ui(lang, "wish-ready")), _how(lang, one), doing, f"r{one.id}")


def _how(lang: str, one: Wish) -> list[str]:
    told = [_size(lang, one.wanted.players, one.wanted.people), pace(one.terms, lang)]
    return told if one.table else [ui(lang, "wish-missing", missing=one.missing), *told]


def _size(lang: str, players: int, people: int) -> str:
    """How many play, and how many of them are people."""
    if people == players:
        return ui(lang, "wish-for", players=players)
    return ui(lang, "wish-for-bots", people=people, bots=players - people)


def _wishes(lang: str, one: Wish, holder: str) -> Markup:
    who = ", ".join(comer.name or ui(lang, "somebody") for comer in one.comers)
    there = f"/wishes/{one.id}"
    if one.has(holder):
        doing = form(f"{there}/leave", button(ui(lang, "wish-withdraw"), "tool"))
    else:
        words = ui(lang, "wish-too-title", game=title(one.wanted.game, lang), who=who)
        doing = form(
            f"{there}/join",
            chance_field(),
            remembered_name(),
            button(ui(lang, "wish-too"), "main", **{"aria-label": words}),
        )
    return row(one.wanted.game, lang, tag("span", None, who), _how(lang, one), doing, f"a{one.id}")


def remembered_name() -> Markup:
    """Where the script puts the name that this browser remembers."""
    return tag("input", {"type": "hidden", "name": "name", "value": "", "data-remembered-name": ""})


def row(game: str, lang: str, who: Markup, told: Sequence[str], doing: Markup, key: str) -> Markup:
    """A line of what there is to be found: the game, who, how, and what can be done."""
    picture = tag("img", {"src": game_url(game, "cover.svg"), "alt": "", "width": 300, "height": 400})
    return tag(
        "li",
        {"data-key": key},
        tag("a", {"class": "mini", "href": f"/games/{game}", "aria-hidden": "true", "tabindex": -1}, picture),
        tag(
            "div",
            {"class": "what"},
            tag("strong", None, title(game, lang)),
            tag("div", {"class": "with"}, who),
            tag("small", None, " · ".join(told)),
        ),
        tag("div", {"class": "row doing"}, doing),
    )


def known(game: str) -> bool:
    """Whether a game is on the shelf of this server."""
    return game in ludoteca.games()


# ---- what is played


def playing(lang: str, tables: Tables, holder: str) -> Markup:
    """What is being played, to be watched."""
    rows = [_played(lang, one, holder) for one in tables.played[:MOST_PLAYED] if known(one.game)]
    if not rows:
        return NOTHING
    return tag(
        "section",
        {"class": "panel", "id": "playing"},
        tag("h2", None, ui(lang, "playing")),
        tag("ul", {"class": "found"}, *rows),
    )


def _played(lang: str, one: Listed, holder: str) -> Markup:
    own = bool(holder) and any(seat.holder == holder for seat in one.seats)
    there = {"class": "button tool", "href": f"/t/{one.table}"}
    doing = tag("a", there, ui(lang, "go-there" if own else "watch"))
    return row(
        one.game,
        lang,
        tag("span", None, ", ".join(names_of(one, lang))),
        [pace(one.terms, lang)],
        doing,
        f"p{one.table}",
    )


# ---- to begin oneself


def beginning(lang: str, accesses: Sequence[tuple[str, str]], access: str = PUBLIC) -> Markup:
    """To ask who else would like to play, or to set a table that others find: all, or those of a group."""
    everybody = access == PUBLIC
    links = [
        tag("a", {"class": "button tool", "href": f"/new/{name}?access={quote(access)}"}, title(name, lang))
        for name in ludoteca.games()
    ]
    return tag(
        "section",
        {"class": "panel", "id": "others"},
        tag("h2", None, ui(lang, "others" if everybody else "group-play")),
        _asking(lang, accesses),
        tag(
            "p",
            {"class": "row"},
            tag("span", {"class": "quiet"}, ui(lang, f"others-{'all' if everybody else 'group'}")),
            *links,
        ),
        _groups(lang, accesses) if everybody else NOTHING,
    )


def _groups(lang: str, accesses: Sequence[tuple[str, str]]) -> Markup:
    """To one's groups."""
    own = [
        tag("a", {"class": "button tool", "href": f"/groups/{access.removeprefix(GROUP)}"}, name)
        for access, name in accesses
        if access.startswith(GROUP)
    ]
    every = tag("a", {"class": "button tool", "href": "/groups"}, ui(lang, "groups-all" if own else "groups"))
    return tag("p", {"class": "row"}, tag("span", {"class": "quiet"}, ui(lang, "others-groups")), *own, every)


def _asking(lang: str, accesses: Sequence[tuple[str, str]]) -> Markup:
    """Anyone for this game?"""
    waits = [(str(minutes), length(minutes * 60, lang), "") for minutes in WAITS]
    whom = [(access, words, "") for access, words in accesses]
    return form(
        "/wishes",
        *_what(lang),
        _choice(lang, "minutes", waits, "60"),
        _choice(lang, "access", whom) if len(whom) > 1 else hidden("access", accesses[0][0]),
        chance_field(),
        remembered_name(),
        button(ui(lang, "wish-ask"), "main"),
        kind="asking",
    )


def _what(lang: str, asked: str = "game") -> list[Markup]:
    """Which game, how many, at what pace."""
    games = [(name, title(name, lang), "") for name in ludoteca.games()]
    paces = [(name, pace(terms, lang), "") for name, terms in PACES.items()]
    return [
        _choice(lang, "game", games, called=asked),
        _choice(lang, "seats", _tables(lang), "2-2"),
        _choice(lang, "pace", paces),
    ]


def _choice(
    lang: str, name: str, choices: Sequence[tuple[str, str, str]], chosen: str = "", called: str = ""
) -> Markup:
    options = [
        tag(
            "option",
            {"value": value, "selected": "selected" if value == chosen else None, "data-for": games or None},
            text,
        )
        for value, text, games in choices
    ]
    field = tag("select", {"name": name, "data-wish": name}, *options)
    return tag("label", {"class": "field"}, tag("span", None, ui(lang, f"wish-{called or name}")), field)


def _tables(lang: str) -> list[tuple[str, str, str]]:
    """How many play, and how many of them are people; and the games that can be played so."""
    counts = {name: player_counts(name) for name in ludoteca.games()}
    found = []
    for players in sorted({count for each in counts.values() for count in each if count > 1}):
        games = " ".join(name for name, each in counts.items() if players in each)
        for people in sorted({players, 2}, reverse=True):
            found.append((f"{players}-{people}", _size(lang, players, people), games))
    return found


def challenge_page(lang: str, person: Person) -> str:
    """To what somebody is challenged: the usual game at once, or a table with everything as one likes it."""
    links = [
        tag("a", {"class": "button tool", "href": f"/new/{name}?access={quote(TO + person.id)}"}, title(name, lang))
        for name in ludoteca.games()
    ]
    return page(
        lang,
        ui(lang, "challenge-of", name=person.name),
        tag(
            "section",
            {"class": "panel narrow"},
            tag("h1", None, ui(lang, "challenge-of", name=person.name)),
            tag("p", None, ui(lang, "challenge-about", name=person.name)),
            form(
                f"/people/{person.id}/challenge",
                *_what(lang, "which"),
                chance_field(),
                button(ui(lang, "challenge"), "main"),
                kind="asking",
            ),
            tag("p", {"class": "row"}, tag("span", {"class": "quiet"}, ui(lang, "challenge-options")), *links),
        ),
        here=f"/people/{person.id}/challenge",
        kind="club",
        more=MORE,
    )


def challenge_link(lang: str, person: Person) -> Markup:
    """To challenge somebody, on their profile."""
    return tag("a", {"class": "button main", "href": f"/people/{person.id}/challenge"}, ui(lang, "challenge"))
