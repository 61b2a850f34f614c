"""Automobiles in a terminal: the track stretch by stretch, the cards in play, and what every seat has."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.automobiles.content import COLOURS, GEARS, HOUSE, WEAR, YELLOW
from ludoteca.games.automobiles.phrases import colour_letter, of_colour, place_name, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.track import NOWHERE

CUBE_STYLE = (
    "black on bright_white",
    "black on grey70",
    "bright_white on grey37",
    "bright_white on black",
    "bright_white on orange4",
    "black on bright_yellow",
    "bright_white on dark_magenta",
    "bright_white on red3",
    "black on green3",
    "bright_white on blue3",
)
CAR_STYLE = ("bold red1", "bold dodger_blue1", "bold gold1", "bold green1", "bold magenta1")
PATH_MARK = "*"
FREE = "·"


def draw(state: AutomobilesState, seat: int | None, lang: str) -> RenderableType:
    """The whole table; nothing on it is hidden, so every seat sees the same, its own row first."""
    players = state.game.players
    first = 0 if seat is None else seat
    seats = [(first + step) % players for step in range(players)]
    return Group(
        _track(state, lang), _cards(state, lang), *[_seat(state, other, other == seat, lang) for other in seats]
    )


def _track(state: AutomobilesState, lang: str) -> RenderableType:
    track = state.terms.track
    grid = Table(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("")
    for lane in range(track.lanes):
        grid.add_column(say("lanes", {"lane": lane + 1}).text(lang))
    for stretch, post in enumerate(track.posts):
        name = say("post", {"post": post}).text(lang)
        cells = [_lane(state, stretch, lane, lang) for lane in range(track.lanes)]
        grid.add_row(Text(f"▚ {name}" if stretch == 0 else name, style="bold" if stretch == 0 else ""), *cells)
    letters: dict[str, int | str | Phrase] = {HOUSE.colours[gear]: colour_letter(gear, lang) for gear in range(GEARS)}
    told = Text(say("legend", letters).text(lang), style="dim")
    heading = say("round", {"round": state.round, "limit": state.terms.last_round}).text(lang)
    return Panel(Group(grid, told), title=f"{track.name}. {heading}", expand=False, border_style="grey50")


def _lane(state: AutomobilesState, stretch: int, lane: int, lang: str) -> Text:
    """The spaces of a lane in a stretch, rear to front: `LD··  W1  B····`."""
    track = state.terms.track
    told = Text()
    for space in range(len(track.start)):
        if track.stretch[space] != stretch or track.lane[space] != lane:
            continue
        if told.plain:
            told.append(" ")
        letters = "".join(colour_letter(gear, lang) for gear in range(GEARS) if track.colours[space] >> gear & 1)
        told.append(letters, style=CUBE_STYLE[track.darkest[space]])
        for section in range(track.rear[space], track.front[space] + 1):
            if section in state.car:
                seat = state.car.index(section)
                told.append(str(seat + 1), style=f"{CAR_STYLE[seat]} reverse")
            elif section in state.path:
                told.append(PATH_MARK, style="bold")
            else:
                told.append(FREE, style="dim")
    return told


def _cards(state: AutomobilesState, lang: str) -> RenderableType:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in ("cubes-heading", "cost", "value", "stock"):
        table.add_column(say(heading).text(lang), justify="left" if heading == "cubes-heading" else "right")
    table.add_column("")
    for colour in range(COLOURS):
        what = of_colour("kind", colour).text(lang)
        if colour >= YELLOW:
            card = state.card(colour)
            what = f"{what}: {card.title().text(lang)}"
            text = card.text().text(lang)
        else:
            text = of_colour("gear-text", colour).text(lang)
        table.add_row(
            Text.assemble(_cube(colour, lang), f" {of_colour('colour', colour).text(lang)}, {what}"),
            f"({state.cost[colour]})" if colour == WEAR else str(state.cost[colour]),
            str(state.value[colour]),
            str(state.stock[colour]),
            Text(text, style="dim"),
        )
    return Panel(table, title=say("cards").text(lang), expand=False, border_style="grey50")


def _cube(colour: int, lang: str) -> Text:
    return Text(f" {colour_letter(colour, lang)} ", style=CUBE_STYLE[colour])


def _cubes(counts: list[int], lang: str) -> Text:
    told = Text()
    for colour in range(COLOURS):
        if counts[colour]:
            if told.plain:
                told.append(" ")
            told.append(f"{colour_letter(colour, lang)}{counts[colour]}", style=CUBE_STYLE[colour])
    return told if told.plain else Text("–", style="dim")


def _seat(state: AutomobilesState, seat: int, own: bool, lang: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    if state.game.options["bag_view"] == "size":
        bag = Text(say("bag-size", {"count": state.count(state.bag, seat)}).text(lang))
    else:
        bag = _cubes(state.area(state.bag, seat), lang)
    piles = [("active", state.active), ("used", state.used), ("discard", state.discard)]
    areas = [(name, _cubes(state.area(pile, seat), lang)) for name, pile in piles]
    areas.append(("bag", bag))
    for name, cubes in areas:
        grid.add_row(Text(say(name).text(lang), style="dim"), cubes)
    if state.driver == seat and state.path:
        for number, (cube, section) in enumerate(zip(state.path_cubes, state.path, strict=True)):
            head = say("path").text(lang) if number == 0 else ""
            step = Text.assemble(_cube(cube, lang), " ", place_name(state, section).text(lang))
            grid.add_row(Text(head, style="dim"), step)
    if state.money and state.to_move == seat:
        grid.add_row(Text(say("money").text(lang), style="dim"), Text(str(state.money)))
    parts = [seat_name(seat).text(lang)]
    if state.car[seat] != NOWHERE:
        if NOWHERE not in state.car:
            parts.append(say("position", {"place": state.place(seat)}).text(lang))
        parts.append(say("lap-marker", {"laps": state.marker(seat)}).text(lang))
        parts.append(place_name(state, state.car[seat]).text(lang))
    turn = "▶ " if state.to_move == seat else ""
    return Panel(
        grid,
        title=Text(f"{turn}{seat + 1}  {', '.join(parts)}", style=CAR_STYLE[seat]),
        border_style="bright_green" if state.to_move == seat else ("white" if own else "grey50"),
        expand=False,
        title_align="left",
    )
