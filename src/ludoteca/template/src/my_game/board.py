"""The game in a terminal."""

from __future__ import annotations

from ludoteca.engine import seat_name
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from my_game.content import NONE, ROUNDS
from my_game.phrases import say
from my_game.position import MyGameState


def draw(state: MyGameState, seat: int | None, lang: str) -> RenderableType:
    """The round and what everybody has laid; below it the own hand."""
    table = Table.grid(padding=(0, 2))
    for other in range(state.terms.players):
        turn = "▶" if other == state.to_move else " "
        points = say("points", {"points": state.points[other]}).text(lang)
        table.add_row(turn, seat_name(other).text(lang), _card(state.laid[other]), points)
    title = say("round", {"round": min(state.round + 1, ROUNDS), "rounds": ROUNDS, "prize": state.prize}).text(lang)
    drawn: list[RenderableType] = [Panel(table, title=title, expand=False)]
    if seat is not None:
        hand = Text()
        for card, count in enumerate(state.hand_of(seat)):
            for _ in range(count):
                hand.append_text(_card(card)).append(" ")
        drawn.append(Panel(hand, title=say("your-hand").text(lang), expand=False))
    return Group(*drawn)


def _card(card: int) -> Text:
    return Text("[ ]", "dim") if card == NONE else Text(f"[{card + 1}]", "bold")
