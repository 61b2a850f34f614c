"""The picture of a table or a game where a link to it is shared: what is open to all, as the game draws it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from xml.etree import ElementTree as ET

import resvg_py

import ludoteca
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import house
from ludoteca.screen.alone import HIGH, WIDE, preview
from ludoteca.table import Table
from ludoteca.web.aside import Busy
from ludoteca.web.gathering import LiveTable
from ludoteca.web.hub import Hub
from ludoteca.web.shell import Card, ui
from ludoteca.web.shown import keep
from ludoteca.words import say, title

MOST_KEPT = 64  # pictures, of some hundred kilobytes each
MOST_WAITING = 16  # who ask for pictures that are not drawn yet; one is drawn at a time
SEED = 17  # of the deal that stands for a game


def table_card(base: str, table: Table, lang: str) -> Card:
    """Who plays what; of a finished game, who has won."""
    game = table.opening.game
    names = table.names(lang)
    won = [names[seat] for seat in table.winners()]
    ended = (
        ui(lang, "won" if len(won) == 1 else "won-several", names=", ".join(won)) if won else say(game, "tagline", lang)
    )
    text = f"{', '.join(names)} · {ended}"
    return Card(title(game, lang), text, f"{base}/t/{table.opening.id}/preview.png")


def review_card(base: str, table: Table, lang: str) -> Card:
    """The review of a game: who played it, and who has won; the picture is that of the table."""
    card = table_card(base, table, lang)
    return card._replace(title=ui(lang, "review-title", game=card.title))


def game_card(base: str, game: str, lang: str) -> Card:
    """What a game is about."""
    return Card(title(game, lang), say(game, "tagline", lang), f"{base}/games/{game}/preview.png")


class Previews:
    """Pictures that were drawn already, and a line for those that are not."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: dict[Hashable, bytes] = {}
        self._one = asyncio.Lock()
        self._waiting = 0

    async def of_table(self, live: LiveTable, lang: str) -> bytes:
        """What everybody may see of a table now; before the deal and after its rules have changed, its game."""
        table = live.table
        if not table.is_dealt:
            return await self.of_game(table.opening.game, lang)
        key = (table.opening.id, table.entries - table.said, lang)
        return await self._picture(key, lambda: self.hub.beside(live, _of_table, live.table, lang))

    async def of_game(self, game: str, lang: str) -> bytes:
        """A game as it is dealt."""
        return await self._picture((game, lang), lambda: self.hub.aside.do(_of_game, game, lang))

    async def _picture(self, key: Hashable, drawing: Callable[[], Awaitable[str]]) -> bytes:
        if key in self._kept:
            return self._kept[key]
        if self._waiting >= MOST_WAITING:
            raise Busy(house("web-busy", {"most": MOST_WAITING}))
        self._waiting += 1
        try:
            async with self._one:
                if key not in self._kept:
                    drawn = await drawing()
                    keep(self._kept, key, await self.hub.aside.do(_pixels, drawn), MOST_KEPT)
                return self._kept[key]
        finally:
            self._waiting -= 1


def _of_table(table: Table, lang: str) -> str:
    return _drawn(table.game, table.state, lang, table.names(lang))


def _of_game(name: str, lang: str) -> str:
    game = ludoteca.make(name)
    return _drawn(game, game.start(SEED), lang, [])


def _drawn(game: Game, state: State, lang: str, names: list[str]) -> str:
    """The picture as an SVG: of what nobody needs a seat to see. A game whose screen is no XML is only named."""
    screen = game.screen(state, None, lang, names or None, touch=False)
    try:
        return preview(screen, game.name, title(game.name, lang), ", ".join(names))
    except ET.ParseError:
        return preview("", game.name, title(game.name, lang), ", ".join(names))


def _pixels(drawn: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=WIDE, height=HIGH))
