"""A skill ladder in words: a table and sentences, a page that stands alone, and JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.engine.phrase import HOUSE
from ludoteca.lab.findings import percent, side_in_words
from ludoteca.lab.ladder import PAID, PLACE, Ladder, Rung, Share, thinking
from ludoteca.lab.page import asked, figure, head, paragraphs, section, table, write_page
from ludoteca.lab.plots import Span, forest
from ludoteca.lab.sheets import about as about_game
from ludoteca.lab.sides import Side
from ludoteca.lab.tables import Cells
from ludoteca.lab.tidy import side_json
from ludoteca.screen.markup import Markup, join
from ludoteca.words import decimal, say, title

MOST_PLACES = 4  # in the turn order that a table has; the files have all


def verdict(found: Ladder, lang: str) -> str:
    """The answer in one sentence."""
    if not found.rungs:
        return say(HOUSE, "ladder-none", lang)
    paying = found.paying
    if not paying:
        return say(HOUSE, "ladder-flat", lang, upper=found.rungs[0].bot, lower=found.rungs[0].other)
    key = "ladder-ended" if found.ended == PAID else "ladder-open"
    top = paying[-1]
    height = decimal(found.height, 0, lang, sign=True)
    counted: dict[str, int | str] = {"count": len(paying), "height": height, "top": top.bot}
    return say(HOUSE, key, lang, **counted, next=thinking(found.bot, 2 * top.thought))


def about(found: Ladder, lang: str) -> list[str]:
    """What the figures are, and why it ended."""
    games = found.rungs[0].games if found.rungs else 0
    sentences = [say(HOUSE, "ladder-how", lang, games=games, seed=str(found.seed))]
    if found.ended != PAID:
        sentences.insert(0, say(HOUSE, f"ladder-ended-{found.ended}", lang))
    return sentences


def rung_cells(found: Ladder, lang: str) -> Cells:
    """A row for each rung: what the doubling wins, its rating, what it costs, and the places in the turn order."""
    places = min(MOST_PLACES, len(found.rungs[0].turns)) if found.rungs else 0
    headings = [say(HOUSE, f"ladder-{key}-column", lang) for key in ("rung", "share", "interval", "elo", "cost")]
    headings += [say(HOUSE, "ladder-turn-column", lang, number=place + 1) for place in range(places)]
    return Cells(headings, [_row(found, rung, places, lang) for rung in found.rungs])


def _row(found: Ladder, rung: Rung, places: int, lang: str) -> list[str]:
    return [
        f"{rung.thought // 2} → {rung.thought}",
        percent(rung.share.mean, lang),
        _between(rung.share, lang),
        decimal(rung.elo.mean, 0, lang, sign=True),
        decimal(rung.milliseconds, 2, lang),
        *[f"{percent(turn.mean, lang)} ({_between(turn, lang)})" for turn in rung.turns[:places]],
    ]


def _between(share: Share, lang: str) -> str:
    return f"{decimal(100 * share.low, 0, lang)}–{decimal(100 * share.high, 0, lang)}"


# ---- written


def ladder_page(found: Ladder, command: str, path: Path) -> None:
    """Write the report."""
    side = _side(found)

    def body(lang: str) -> Markup:
        name = title(found.game.name, lang)
        spans = [
            Span(f"{rung.thought // 2} → {rung.thought}", *rung.elo, "up" if rung.pays else "") for rung in found.rungs
        ]
        return join(
            [
                head(say(HOUSE, "ladder-title", lang, game=name), verdict(found, lang)),
                asked([side], command, lang),
                section(
                    "ladder-rungs",
                    lang,
                    figure(forest(spans, ""), say(HOUSE, "ladder-picture", lang)),
                    table(rung_cells(found, lang)),
                ),
                section("report-about", lang, paragraphs(about(found, lang))),
            ]
        )

    write_page(side, body, path)


def side_lines(found: Ladder, lang: str) -> list[str]:
    """What was asked: the game as it was played, and the bot."""
    return side_in_words(_side(found), lang)


def _side(found: Ladder) -> Side:
    return Side(found.game, (found.bot.replace(PLACE, "N"),) * found.game.players)


def ladder_json(found: Ladder, command: str) -> dict[str, Any]:
    """All of it."""
    return {
        **about_game(found.game),
        "command": command,
        "seed": str(found.seed),  # more than any number of JSON may hold
        "side": side_json(_side(found)),
        "ended": found.ended,
        "height": found.height,
        "rungs": [
            {
                "thought": rung.thought,
                "bot": rung.bot,
                "other": rung.other,
                "games": rung.games,
                "pays": rung.pays,
                "share": rung.share._asdict(),
                "elo": rung.elo._asdict(),
                "milliseconds": rung.milliseconds,
                "turns": [turn._asdict() for turn in rung.turns],
            }
            for rung in found.rungs
        ],
    }
