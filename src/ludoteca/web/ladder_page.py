"""The ratings of a game: who stands where on each of its ladders, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import ludoteca
from ludoteca.club.people import Person
from ludoteca.club.ratings import KINDS, TOGETHER, Ladder, Skill
from ludoteca.engine.phrase import Phrase
from ludoteca.screen.markup import Markup, tag
from ludoteca.web.person_page import ladder_name, rating_text
from ludoteca.web.shell import page, ui
from ludoteca.web.you import MORE, dot, panel
from ludoteca.words import can_say, title

MOST_ROWS = 100  # of one ladder that are shown


class Row(NamedTuple):
    """Somebody on a ladder, or how hard the game was."""

    who: str
    skill: Skill


def ladder_order(ladder: Ladder) -> tuple[int, int]:
    """People among themselves first, then by how many play."""
    return KINDS.index(ladder.kind), ladder.players


def ladder_page(
    game: str,
    lang: str,
    ladders: Mapping[Ladder, Sequence[Row]],
    games: Mapping[Ladder, int],
    people: Mapping[str, Person],
) -> str:
    """All ladders of a game."""
    order = sorted(ladders, key=ladder_order)
    parts = [_table(ladder, ladders[ladder], games[ladder], people, lang) for ladder in order]
    heading = ui(lang, "ratings-of", game=title(game, lang))
    others = [
        tag("a", {"class": "button tool", "href": f"/ratings/{name}"}, title(name, lang))
        for name in ludoteca.games()
        if name != game
    ]
    return page(
        lang,
        heading,
        tag("h1", None, heading),
        tag("p", {"class": "quiet"}, ui(lang, "ratings-about")),
        *(parts or [tag("p", None, ui(lang, "ratings-none"))]),
        tag("p", {"class": "row"}, *others),
        here=f"/ratings/{game}",
        kind="club",
        more=MORE,
    )


def _table(ladder: Ladder, rows: Sequence[Row], games: int, people: Mapping[str, Person], lang: str) -> Markup:
    body = [_row(number, row, people, ladder, lang) for number, row in enumerate(rows, 1)]
    told = [tag("p", {"class": "quiet"}, ui(lang, "ladder-games", number=games))]
    if not body:
        told.append(tag("p", None, ui(lang, "ladder-unsure")))
    head = tag(
        "tr",
        None,
        tag("th", {"class": "num"}, "#"),
        tag("th", None, ui(lang, "ladder-who")),
        tag("th", {"class": "num"}, ui(lang, "ladder-rating")),
        tag("th", {"class": "num"}, ui(lang, "ladder-count")),
    )
    table = [tag("table", {"class": "ladder"}, tag("thead", None, head), tag("tbody", None, *body))] if body else []
    note = [tag("p", {"class": "quiet"}, ui(lang, "ladder-together-about"))] if ladder.kind == TOGETHER else []
    return panel(ladder_name(ladder, lang), *note, *table, *told, name=ladder.id)


def _row(number: int, row: Row, people: Mapping[str, Person], ladder: Ladder, lang: str) -> Markup:
    person = people.get(row.who)
    if person is not None:
        who = tag(
            "a", {"href": f"/people/{person.id}", "class": "who"}, dot(person.name, person.colour), " ", person.name
        )
    else:
        who = tag("span", {"class": "who game"}, difficulty(row.who, ladder.game, lang))
    return tag(
        "tr",
        None,
        tag("td", {"class": "num"}, str(number)),
        tag("td", None, who),
        tag("td", {"class": "num"}, rating_text(row.skill, lang)),
        tag("td", {"class": "num"}, str(row.skill.games)),
    )


def difficulty(hard: str, game: str, lang: str) -> str:
    """How hard the game itself was, in words: its options with their values."""
    found = []
    for part in hard.split(","):
        option, _, value = part.partition("=")
        if option:
            called = Phrase(game, f"option-{option}").text(lang)
            found.append(f"{called}: {_value(game, option, value, lang)}")
    return ui(lang, "ladder-the-game", how=", ".join(found)) if found else ui(lang, "ladder-the-game-bare")


def _value(game: str, option: str, value: str, lang: str) -> str:
    key = f"option-{option}-{value}"
    return Phrase(game, key).text(lang).partition(" (")[0] if can_say(game, key, lang) else value
