"""Mars Needs Mechanics in a terminal: the order line with prices and market, the Mechanisms, the workshops."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine.phrase import seat_name
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, Box
from ludoteca.games.mars_needs_mechanics.phrases import cards_text, component_letter, component_name, say
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState

STYLE = {
    "wire": "black on orange3",
    "magnet": "bright_white on red3",
    "gear": "black on gold3",
    "piping": "bright_white on dark_green",
    "boiler": "bright_white on grey37",
    "aether_tube": "black on cyan",
    "lens": "bright_white on blue3",
}
TREND = "·▲▼"  # what a place of the order line does to a price: nothing, raise it, lower it


def draw(state: MarsNeedsMechanicsState, seat: int | None, lang: str) -> RenderableType:
    """The whole table as that seat knows it; its own workshop comes first."""
    players = state.game.players
    start = 0 if seat is None else seat
    seats = [(start + step) % players for step in range(players)]
    parts: list[RenderableType] = [_market(state, seat, lang), _mechanisms(state, lang)]
    parts.append(Columns([_workshop(state, other, seat, lang) for other in seats], padding=(0, 2)))
    return Group(*parts)


def _market(state: MarsNeedsMechanicsState, seat: int | None, lang: str) -> RenderableType:
    """A row for each place of the order line: component, price, cards in the market."""
    box = state.terms.box
    grid = Grid(box=None, padding=(0, 1))
    for heading, justify in (("", "right"), ("order-line", "left"), ("", "left"), ("prices", "right")):
        grid.add_column(_text(heading, lang), justify=justify)  # type: ignore[arg-type]
    grid.add_column(_text("market", lang))
    grid.add_column("")
    for place, component in enumerate(state.line):
        letter = component_letter(box, component).text(lang)
        trend = TREND[(box.adjust[place] > 0) - (box.adjust[place] < 0)]
        end = "front" if place == 0 else "back" if place == len(state.line) - 1 else ""
        grid.add_row(
            f"{place + 1}",
            _card(box, component, f"{letter} {component_name(box, component).text(lang)}"),
            _text(end, lang),
            f"{trend} {state.prices[component]:>2}",
            Text(" ").join([_card(box, component, letter)] * state.market[component]),
            Text(_text("bought-now", lang) if state.bought >> component & 1 else "", style="dim"),
        )
    last = f", {_text('last-round', lang)}" if state.last_round else ""
    facts = [
        say("round", {"round": state.round}).text(lang) + last,
        say("passes", {"count": state.passes, "players": state.game.players}).text(lang),
        say("idle-rounds", {"count": state.idle}).text(lang),
        f"{_text('deck', lang)}: {len(state.deck)}",
        f"{_text('discard', lang)}: {sum(state.discard)}",
    ]
    parts: list[RenderableType] = [Text("  ".join(facts), style="dim"), grid]
    slots = [] if seat is None else state.slots(seat)
    if slots:
        seen = Text(_text("on-top", lang) + ": ")
        for number, card in enumerate(slots):
            name = component_name(box, card).text(lang)
            seen.append(f" {number + 1} ", style="dim").append_text(_card(box, card, name))
        parts.append(seen)
    return Panel(Group(*parts), title=_text("title", lang), expand=False, border_style="grey50")


def _mechanisms(state: MarsNeedsMechanicsState, lang: str) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1))
    grid.add_column(_text("mechanisms", lang), no_wrap=True)
    grid.add_column(_text("cost", lang), no_wrap=True)
    grid.add_column("")
    box = state.terms.box
    for card in state.laid_out():
        cost = Text("+").join([_card(box, part, component_letter(box, part).text(lang)) for part in card.cost])
        grid.add_row(f"{card.rule} {card.title().text(lang)}", cost, Text(card.text().text(lang), style="dim"))
    return Panel(grid, expand=False, border_style="magenta")


def _workshop(state: MarsNeedsMechanicsState, other: int, seat: int | None, lang: str) -> RenderableType:
    """What lies before a seat; of a hand only what the looking seat knows."""
    own = other == seat
    rows = Grid.grid(padding=(0, 1))
    rows.add_row(_text("hand", lang), _hand(state, other, own, lang))
    aside = state.aside if state.to_move == other else 0
    back = f" ({say('scrap-aside', {'count': aside}).text(lang)})" if aside else ""
    rows.add_row(_text("scrap", lang), Text(str(state.scrap[other])).append(back, style="dim"))
    rows.add_row(_text("built", lang), _built(state, other, lang))
    turn = "▶ " if state.to_move == other else ""
    first = f" ★ {_text('first-player', lang)}" if state.first == other else ""
    cogs = say("cogs", {"cogs": state.cogs[other]}).text(lang)
    title = f"{turn}{seat_name(other).text(lang)}: {cogs}{first}"
    border = "bright_green" if state.to_move == other else ("white" if own else "grey50")
    return Panel(rows, title=title, border_style=border, expand=False)


def _hand(state: MarsNeedsMechanicsState, other: int, own: bool, lang: str) -> Text:
    whole = own or state.to_move < 0
    counts = state.hand_of(other) if whole else state.known_of(other)
    hidden = state.hand_size(other) - sum(counts)
    text = Text(say("card-count", {"count": state.hand_size(other)}).text(lang))
    if sum(counts) > 0:
        text.append(": ")
    box = state.terms.box
    for component in range(COMPONENTS):
        if counts[component]:
            letter = component_letter(box, component).text(lang)
            text.append_text(_card(box, component, f"{counts[component]}×{letter}")).append(" ")
    if hidden:
        text.append(f" {say('unknown-cards', {'count': hidden}).text(lang)}", style="dim")
    if whole and sum(counts) > 0:
        text.append(f"\n{cards_text(box, counts).text(lang)}", style="dim")
    return text


def _built(state: MarsNeedsMechanicsState, other: int, lang: str) -> Text:
    names = [f"{card.rule} {card.title().text(lang)}" for card in state.standing(other)]
    text = Text("\n".join(names) if names else _text("nothing-built", lang))
    for card in state.terms.once:
        if state.is_used(card, other):
            text.append(f"\n{card.used().text(lang)}", style="dim")
    return text


def _card(box: Box, component: int, words: str) -> Text:
    """A component in its colour, with its letter or its name."""
    return Text(f" {words} ", style=STYLE[box.components[component]])


def _text(key: str, lang: str) -> str:
    return say(key).text(lang) if key else ""
