"""Those who play: who they are, whether they are here, and how their points stand."""

from __future__ import annotations

from ludoteca.bots.registry import is_house, short, styled
from ludoteca.screen import View, tip
from ludoteca.screen.markup import Attributes, Markup, tag
from ludoteca.screen.seats import points_of
from ludoteca.table import BOT, OPEN, PERSON
from ludoteca.web.clocks import by_correspondence, clock_mark
from ludoteca.web.looker import Gathering, Looker
from ludoteca.words import say

BOT_SIGN = "⚙"


def players(live: Gathering, looker: Looker) -> Markup:
    """Everybody at the table with their points and what these are made of."""
    people = [_player(live, looker, seat) for seat in range(len(live.table.seats))]
    return tag("ul", {"class": "players"}, *people)


def _player(live: Gathering, looker: Looker, number: int) -> Markup:
    table = live.table
    name = looker.name_of(table, number)
    parts = [
        tag(
            "div",
            {"class": "who"},
            tag("span", {"class": f"dot s{number}", "aria-hidden": "true"}, initial(name)),
            tag("span", {"class": "name"}, name),
            *status(live, looker, number),
        )
    ]
    if table.is_dealt:
        parts.append(points_of(View(table.state, looker.facing, looker.lang, table.names(looker.lang)), number))
    classes = "player asked" if table.asked_as_told_to(looker.seats) == number else "player"
    return tag("li", {"class": classes, "data-key": f"p{number}"}, *parts)


def status(live: Gathering, looker: Looker, number: int) -> list[Markup]:
    """Who plays a seat, and whether they are here: what stands beside its name."""
    seat = live.table.seats[number]
    marks: list[Markup] = [clock_mark(live.table, looker, number)]
    if looker.seats == [number]:
        marks.append(tag("span", {"class": "mark you"}, looker.says("ui-you")))
    if seat.timed_out:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-timed-out")))
    elif seat.resigned:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-resigned")))
    elif seat.away:
        if looker.seats != [number]:  # whoever is alone on their own page is told so above the board
            told = looker.says("ui-bot-plays", seat=looker.name_of(live.table, number))
            marks.append(tag("span", {"class": "mark"}, told))
    elif seat.kind == PERSON and not live.is_here(seat.holder) and not by_correspondence(live.table):
        marks.append(tag("span", {"class": "mark gone"}, looker.says("ui-offline")))
        if (
            (live.table.clocks is None or not live.table.is_dealt)
            and looker.seats
            and number not in looker.seats
            and not live.table.is_over
        ):
            marks.append(
                tag("button", {"class": "tool", "data-do": "away", "data-seat": number}, looker.says("ui-replace"))
            )
    elif seat.kind == BOT:
        level = looker.says("ui-bot-level", level=seat.level)
        style = styled(seat.bot)[1]
        if style:
            game = live.table.opening.game
            level = looker.says("ui-bot-style", bot=level, style=say(game, f"style-{style}", looker.lang))
        if not is_house(seat.bot):
            level = looker.says("ui-bot-named", bot=short(seat.bot.partition("?")[0]))
        about: Attributes = {"class": "mark bot", "tabindex": 0, "role": "note", "aria-label": level}
        about = {**about, **tip(f"{level}. {looker.says('ui-about-bots')}")}
        marks.append(tag("span", about, BOT_SIGN, tag("span", {"class": "level"}, level)))
    elif seat.kind == OPEN:
        marks.append(tag("span", {"class": "mark"}, looker.says("ui-free")))
    return marks


def initial(name: str) -> str:
    """The letter on the dot of a player."""
    return name[:1].upper()
