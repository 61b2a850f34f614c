"""How a game of Pocket Mars has ended: the colony with whoever lives in it, and what each building brought whom."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.pocket_mars.content import DA, HOUSES, TYPES, YOU
from ludoteca.games.pocket_mars.position import PocketMarsState
from ludoteca.games.pocket_mars.scoring import points, ranking, tally, what_ended
from ludoteca.games.pocket_mars.screen_art import symbols
from ludoteca.games.pocket_mars.screen_mars import Mars, building_of
from ludoteca.games.pocket_mars.screen_seats import LINE_SIGNS, emblem
from ludoteca.games.pocket_mars.screen_words import hue, kind_class, word
from ludoteca.screen import Markup, View, tag, tip

HOUSE_VIEW = "0 0 200 240"  # a building without the cards under it
ALONE = (0, 3, 4, 5)  # the lines of the score sheet that are about no single building


def finale(state: PocketMarsState, lang: str, names: Sequence[str] | None = None) -> Markup:
    """Mars as it stands: above the buildings with their colonists, below them a row for each side, the first first."""
    view = View(state, None, lang, names, touch=False)
    mars = Mars(view, state, still=True)
    sides = ranking(state)
    if state.terms.solo:
        sides = [YOU, DA] if state.winners() else [DA, YOU]
    houses = [building for building in state.row if building < HOUSES]
    ended = [tag("p", {"class": "pm-ended"}, view.say(phrase)) for phrase in what_ended(state)]
    table = tag(
        "table",
        {"class": "pm-colony"},
        tag("caption", {"class": "hidden"}, word(lang, "finale-title")),
        tag("thead", None, _heads(mars, houses)),
        tag("tbody", None, *[_row(mars, side, houses) for side in sides]),
    )
    framed = tag(
        "div", {"class": "pm-wide", "tabindex": 0, "role": "group", "aria-label": word(lang, "finale-title")}, table
    )
    return tag("section", {"class": "pocket-mars pm-finale"}, symbols(), *ended, framed)


def _heads(mars: Mars, houses: list[int]) -> Markup:
    """The buildings, then the signs of what else counts."""
    lines = tally(mars.state, 0)
    cells = [
        tag("th", {"scope": "col", "class": "pm-home"}, building_of(mars, building, HOUSE_VIEW)) for building in houses
    ]
    for number in ALONE:
        text = lines[number].text(mars.lang)
        name = tag("span", {"class": "hidden"}, text)
        cells.append(
            tag("th", {"scope": "col", "class": "pm-also", **tip(text, lines[number].rule)}, LINE_SIGNS[number], name)
        )
    total = tag("th", {"scope": "col", "class": "pm-also"}, word(mars.lang, "points"))
    return tag("tr", None, tag("td", {"class": "pm-corner"}), *cells, total)


def _row(mars: Mars, side: int, houses: list[int]) -> Markup:
    """What each building, and whatever else counts, brought a side."""
    state = mars.state
    lines = tally(state, side)
    won = side in state.winners() or (side >= state.terms.players and not state.winners())
    cells = [_brought(mars, side, building) for building in houses]
    for number in ALONE:
        cells.append(tag("td", {"class": "" if lines[number].points else "pm-nil"}, str(lines[number].points)))
    who = tag("th", {"scope": "row"}, emblem(mars, side), " ", mars.names[side])
    total = tag("td", {"class": "pm-total"}, str(points(state, side)))
    return tag("tr", {"class": f"{hue(state, side)}{' pm-first-home' if won else ''}"}, who, *cells, total)


def _brought(mars: Mars, side: int, building: int) -> Markup:
    """The points of a side's colonists in a building, and on which stars they stand."""
    low, high = [spaces[HOUSES * side + building] for spaces in (mars.state.star, mars.state.double)]
    box = mars.state.terms.box
    count = low * box.star_points + high * box.double_points
    if not low + high:
        return tag("td", {"class": "pm-nil"}, "0")
    stars = " ".join([*["★★"] * high, *["★"] * low])
    about = tip(
        word(mars.lang, "finale-brought", type=TYPES[building], points=count, low=low, high=high),
        "F3" if high else "F2",
    )
    return tag(
        "td", {"class": kind_class(building), **about}, tag("b", None, str(count)), " ", tag("small", None, stars)
    )
