"""What there is to see of somebody: who they are, how strong, what they have played with whom, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import ludoteca
from ludoteca.club.people import Person
from ludoteca.club.ratings import BOTS, TOGETHER, Ladder, Skill
from ludoteca.club.results import Played, Result
from ludoteca.club.totals import MOST_RESULTS, Statistics, Tally
from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.web.home import when
from ludoteca.web.players import BOT_SIGN
from ludoteca.web.shell import game_url, page, ui
from ludoteca.web.you import MORE, SPOKEN, dot, panel, since
from ludoteca.words import title

MOST_OTHERS: Final = 12  # with whom somebody has played, in the picture
MOST_POINTS: Final = 120  # of a line
WIDTH, HEIGHT = 240.0, 60.0  # of the picture of a rating


class Standing(NamedTuple):
    """How strong somebody is on a ladder, and how it came to that."""

    ladder: Ladder
    skill: Skill
    course: Sequence[Skill]  # after each of their latest games


class Seen(NamedTuple):
    """All that a profile shows."""

    person: Person
    viewer: str  # the person who looks; empty: somebody without a name
    standings: Sequence[Standing]
    statistics: Statistics
    latest: Sequence[Result]
    people: Mapping[str, Person]
    solved: Mapping[str, Tally]  # puzzles, by game: tried, and found at the first try
    challenge: Markup = NOTHING

    @property
    def own(self) -> bool:
        """Whether it is whoever looks."""
        return self.viewer == self.person.id

    def may_open(self, result: Result) -> bool:
        """Whether the table is linked: to those who have sat there. Others may have the link from them."""
        return self.viewer != "" and self.viewer in result.people


def profile_page(lang: str, seen: Seen) -> str:
    """A person."""
    person = seen.person
    spoken = ", ".join(SPOKEN[code] for code in person.languages if code in SPOKEN)
    about = " · ".join(text for text in (since(person.since, lang), spoken) if text)
    return page(
        lang,
        person.name,
        tag(
            "div",
            {"class": "you-head"},
            dot(person.name, person.colour, large=True),
            tag("div", None, tag("h1", None, person.name), tag("p", {"class": "quiet"}, about)),
            tag("a", {"class": "button", "href": "/me"}, ui(lang, "you-settings-link")) if seen.own else seen.challenge,
        ),
        tag(
            "div",
            {"class": "two"},
            tag("div", None, _ratings(lang, seen.standings), *_numbers(lang, seen)),
            _latest(lang, seen),
        ),
        here=f"/people/{person.id}",
        kind="club",
        more=MORE,
    )


# ---- ratings


def ladder_name(ladder: Ladder, lang: str) -> str:
    """A ladder in words: `Pocket Mars, 2 players`."""
    kind = {BOTS: "ladder-bots", TOGETHER: "ladder-together"}.get(ladder.kind, "ladder-people")
    return ui(lang, kind, game=title(ladder.game, lang), players=ladder.players)


def rating_text(skill: Skill, lang: str) -> str:
    """A rating with its uncertainty: `1,540 ± 80`."""
    return ui(lang, "rating", points=str(skill.points), half=str(skill.half))


def _ratings(lang: str, standings: Sequence[Standing]) -> Markup:
    rows = [
        tag(
            "li",
            None,
            tag(
                "div",
                None,
                tag("a", {"href": f"/ratings/{one.ladder.game}#{one.ladder.id}"}, ladder_name(one.ladder, lang)),
                tag("strong", {"class": "num"}, rating_text(one.skill, lang)),
                tag("small", None, ui(lang, "games-rated", number=one.skill.games)),
            ),
            course(one.course, ui(lang, "rating-course")),
        )
        for one in standings
    ]
    inner = tag("ul", {"class": "standings"}, *rows) if rows else tag("p", {"class": "quiet"}, ui(lang, "no-ratings"))
    return panel(ui(lang, "ratings"), inner, name="ratings")


def course(skills: Sequence[Skill], words: str) -> Markup:
    """A rating from game to game as a line, in the band of its uncertainty."""
    if len(skills) < 2:
        return NOTHING
    shown = list(skills[-MOST_POINTS:])
    low = min(skill.mean - 1.96 * skill.spread for skill in shown)
    high = max(skill.mean + 1.96 * skill.spread for skill in shown)

    def at(number: int, points: float) -> str:
        x = WIDTH * number / (len(shown) - 1)
        y = HEIGHT - 2 - (HEIGHT - 4) * (points - low) / max(1.0, high - low)
        return f"{x:.1f},{y:.1f}"

    upper = [at(number, skill.mean + 1.96 * skill.spread) for number, skill in enumerate(shown)]
    lower = [at(number, skill.mean - 1.96 * skill.spread) for number, skill in enumerate(shown)]
    line = [at(number, skill.mean) for number, skill in enumerate(shown)]
    return Markup(
        f'<svg class="course" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" preserveAspectRatio="none" role="img" '
        f'aria-label="{words}"><polygon class="band" points="{" ".join([*upper, *reversed(lower)])}"/>'
        f'<polyline class="line" points="{" ".join(line)}"/></svg>'
    )


# ---- numbers


def _numbers(lang: str, seen: Seen) -> list[Markup]:
    found = seen.statistics
    if not found.all.games:
        nothing = tag("p", {"class": "quiet"}, ui(lang, "no-games-yet"))
        return [panel(ui(lang, "statistics"), nothing), _puzzles(lang, seen.solved)]
    by_game = [(title_of(name, lang), tally) for name, tally in found.by_game.items()]
    by_players = [(ui(lang, "stat-players", players=players), tally) for players, tally in found.by_players.items()]
    with_whom = list(found.by_person.items())[:MOST_OTHERS]
    others = [(_person_link(seen.people, person, lang), tally) for person, tally in with_whom]
    summary = ui(lang, "stat-all", games=found.all.games, won=found.all.won, rated=found.rated)
    more = [tag("p", {"class": "quiet"}, ui(lang, "stat-latest", most=MOST_RESULTS))]
    return [
        panel(
            ui(lang, "statistics"),
            tag("p", None, summary),
            *(more if found.all.games >= MOST_RESULTS else []),
            tag("h3", None, ui(lang, "stat-by-game")),
            bars(by_game, lang),
            tag("h3", None, ui(lang, "stat-by-players")),
            bars(by_players, lang),
            *([tag("h3", None, ui(lang, "stat-with")), bars(others, lang)] if others else []),
        ),
        _puzzles(lang, seen.solved),
    ]


def bars(rows: Sequence[tuple[str | Markup, Tally]], lang: str, key: str = "stat-won-of") -> Markup:
    """A bar for each: how many games, and how many of them were won."""
    most = max(tally.games for _, tally in rows)
    items = [
        tag(
            "li",
            None,
            tag("span", {"class": "bar-name"}, name),
            _bar(tally, most),
            tag("span", {"class": "num"}, ui(lang, key, won=tally.won, games=tally.games)),
        )
        for name, tally in rows
    ]
    return tag("ul", {"class": "bars"}, *items)


def _bar(tally: Tally, most: int) -> Markup:
    whole, won = 100 * tally.games / most, 100 * tally.won / most
    return Markup(
        '<svg class="tally" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="played" width="{whole:.1f}" height="10"/><rect class="won" width="{won:.1f}" height="10"/></svg>'
    )


def _puzzles(lang: str, solved: Mapping[str, Tally]) -> Markup:
    if not solved:
        return NOTHING
    rows = [(title_of(name, lang), tally) for name, tally in solved.items()]
    return panel(ui(lang, "stat-puzzles"), bars(rows, lang, "stat-solved-of"), name="puzzles")


# ---- results


def _latest(lang: str, seen: Seen) -> Markup:
    rows = [_row(lang, seen, result) for result in seen.latest]
    inner = tag("ul", {"class": "results"}, *rows) if rows else tag("p", {"class": "quiet"}, ui(lang, "no-games-yet"))
    return panel(ui(lang, "results-latest"), inner, name="results")


def _row(lang: str, seen: Seen, result: Result) -> Markup:
    own = result.seat_of(seen.person.id)
    assert own is not None
    others = [seat for seat in result.seats if seat is not own]
    cover = game_url(result.game, "cover.svg") if result.game in ludoteca.games() else None
    why, linked = result.reason(), seen.may_open(result)
    game = tag("strong", None, title_of(result.game, lang))
    return tag(
        "li",
        {"class": "won" if own.won else None},
        tag("img", {"src": cover, "alt": "", "width": 300, "height": 400, "loading": "lazy"}) if cover else NOTHING,
        tag(
            "div",
            None,
            tag("a", {"href": f"/t/{result.table}"}, game) if linked else game,
            " ",
            tag("em", None, placed(lang, result, own)),
            tag(
                "div",
                {"class": "with"},
                *_listed([_seat(lang, seen.people, seat, result.together) for seat in others]),
            )
            if others
            else NOTHING,
            tag(
                "small",
                None,
                when(result.at, lang),
                *([" · ", tag("a", {"href": f"/t/{result.table}/review"}, ui(lang, "review"))] if linked else []),
                *([" · ", tag("span", {"data-why": why.key}, why.text(lang))] if why is not None else []),
            ),
        ),
    )


def placed(lang: str, result: Result, own: Played) -> str:
    """How somebody came off."""
    if result.together or len(result.seats) == 1:
        return ui(lang, "placed-won" if own.won else "placed-lost")
    if own.won:
        return ui(lang, "placed-won")
    return ui(lang, "placed", place=own.place + 1, players=len(result.seats))


def _listed(parts: Sequence[Markup]) -> list[Markup]:
    found: list[Markup] = []
    for part in parts:
        found += [Markup(", "), part] if found else [part]
    return found


def _seat(lang: str, people: Mapping[str, Person], seat: Played, together: bool) -> Markup:
    points = "" if together else f" {seat.points}"
    if seat.person:
        return tag("span", None, _person_link(people, seat.person, lang, seat.name), points)
    if seat.bot:
        kind = seat.bot.partition("?")[0]
        return tag("span", None, f"{BOT_SIGN} ", ui(lang, "bot-level", level=kind.partition(":")[2] or kind), points)
    return tag("span", None, seat.name or ui(lang, "somebody"), points)


def _person_link(people: Mapping[str, Person], person_id: str, lang: str, name: str = "") -> Markup:
    person = people.get(person_id)
    if person is None:
        return tag("span", {"class": "quiet"}, name or ui(lang, "somebody-gone"))
    return tag("a", {"href": f"/people/{person.id}"}, person.name)


def title_of(game: str, lang: str) -> str:
    """What a game is called, also one that is not on the shelf any more."""
    return title(game, lang) if game in ludoteca.games() else game
