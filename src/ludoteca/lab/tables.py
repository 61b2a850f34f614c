"""The standings of an arena as tables: for people in a language, for the docs, and for programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import short_content
from ludoteca.files import written_whole
from ludoteca.lab.arena import Pair, Standings
from ludoteca.lab.sheets import Row, Table, about, check_sheet, write_table
from ludoteca.words import decimal, say, title

KINDS = (".md", ".csv", ".json", ".parquet")
NOTHING = "–"

COLUMNS: dict[str, type] = {
    "bot": str,
    "opponent": str,  # empty: the bot against all
    "games": int,
    "share": float,  # of the wins; against an opponent, of what one of the two has won
    "share_low": float,
    "share_high": float,
    "elo": float,
    "elo_low": float,
    "elo_high": float,
    "points": float,
    "milliseconds": float,
    "faults": int,
}
"""The table for programs: a row for each bot, and one for each against each other; what does not apply is left out."""


class Cells(NamedTuple):
    """A table in words; the first column names things, the others are numbers."""

    headings: list[str]
    rows: list[list[str]]


def check_table(path: Path, *, force: bool = False) -> None:
    """Refuse, before anything is played, a table that could not be written afterwards."""
    check_sheet(path, force=force, kinds=KINDS)


def write_standings(standings: Standings, path: Path, lang: str = "en", *, force: bool = False) -> None:
    """Write ratings and pairs: as Markdown in a language, as JSON, or as rows."""
    check_table(path, force=force)
    kind = path.suffix.lower()
    if kind in (".md", ".json"):
        text = markdown(standings, lang) if kind == ".md" else json.dumps(as_json(standings), indent=2) + "\n"
        with written_whole(path) as file:
            file.write(text.encode())
    else:
        write_table(Table(COLUMNS, lines(standings), about(standings.game)), path)


# ---- for people


def rating_cells(standings: Standings, lang: str) -> Cells:
    """Every bot with its place, the strongest first."""
    ratings = standings.ratings()
    failed = bool(standings.faults)
    keys = ["elo", "interval", "games", "share", "points", "time", *(["faults"] if failed else [])]
    rows = []
    for place, rating in enumerate(ratings, 1):
        row = [
            f"{place} {rating.bot}",
            decimal(rating.elo, 0, lang, sign=True),
            f"{decimal(rating.low, 0, lang, sign=True)} … {decimal(rating.high, 0, lang, sign=True)}",
            str(rating.games),
            f"{decimal(100 * rating.share, 1, lang)}%",
            decimal(rating.points, 1, lang),
            decimal(rating.milliseconds, 2, lang),
        ]
        rows.append([*row, str(rating.faults)] if failed else row)
    return Cells([say(HOUSE, f"arena-{key}-column", lang) for key in ("bot", *keys)], rows)


def pair_cells(standings: Standings, lang: str) -> Cells:
    """Each bot against each other, in the order of their ratings: its share of what one of the two has won."""
    order = [standings.bots.index(rating.bot) for rating in standings.ratings()]
    rows = []
    for place, bot in enumerate(order, 1):
        cells = [NOTHING if bot == other else _share(standings.pair(bot, other), lang) for other in order]
        rows.append([f"{place} {standings.bots[bot]}", *cells])
    against = [say(HOUSE, "arena-against-column", lang, place=place) for place in range(1, len(order) + 1)]
    return Cells([say(HOUSE, "arena-bot-column", lang), *against], rows)


def _share(pair: Pair, lang: str) -> str:
    low, high = decimal(100 * pair.low, 0, lang), decimal(100 * pair.high, 0, lang)
    return f"{decimal(100 * pair.share, 1, lang)}% ({low}–{high})"


def sentences(standings: Standings, lang: str) -> list[str]:
    """What the numbers mean: how many games, what was decided, what the pairing saved."""
    against = standings.schedule.against_the_game
    counts: dict[str, int | str] = {
        "games": standings.games,
        "deals": standings.deals,
        "seed": str(standings.seed),
    }
    found = [say(HOUSE, "arena-games-together" if against else "arena-games", lang, **counts)]
    verdict = standings.verdict
    if verdict is not None:
        weaker = verdict.other if verdict.stronger == verdict.bot else verdict.bot
        if verdict.stronger:
            found.append(say(HOUSE, "arena-decided", lang, stronger=verdict.stronger, weaker=weaker))
        else:
            found.append(say(HOUSE, "arena-undecided", lang, bot=verdict.bot, other=verdict.other))
    saved = standings.saved()
    if saved is not None:
        plain = {"games": standings.games, "plain": round(standings.games * saved)}
        found.append(say(HOUSE, "lab-saved", lang, **plain, factor=decimal(saved, 2, lang)))
    return found


def markdown(standings: Standings, lang: str = "en") -> str:
    """The tables for the docs."""
    game = standings.game
    usual = {option.name: option.default for option in game.option_list}
    chosen = [f"{name}={value}" for name, value in game.options.items() if value != usual.get(name)]
    if game.patch:
        chosen.append(f"content {short_content(game)}")
    head = f"**{title(game.name, lang)}**" + (f" ({', '.join(chosen)})" if chosen else "")
    first, *rest = sentences(standings, lang)
    parts = [f"{head}: {first}", _markdown(rating_cells(standings, lang))]
    if len(standings.bots) > 1:
        parts.append(_markdown(pair_cells(standings, lang)))
    return "\n\n".join([*parts, *rest]) + "\n"


def _markdown(cells: Cells) -> str:
    def line(row: Sequence[str]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"

    rule = "| --- |" + " ---: |" * (len(cells.headings) - 1)
    return "\n".join([line(cells.headings), rule, *map(line, cells.rows)])


# ---- for programs


def lines(standings: Standings) -> list[Row]:
    """Every bot, the strongest first, and each against each other."""
    found: list[Row] = []
    for each in standings.ratings():
        elo = (each.elo, each.low, each.high)
        found.append((each.bot, "", each.games, each.share, None, None, *elo, *each[6:]))
    for pair in standings.pairs():
        found.append((*pair, *[None] * 6))
    return found


def as_json(standings: Standings) -> dict[str, Any]:
    """All that is known, for a file."""
    said = about(standings.game)
    faults = Counter((fault.bot, fault.kind, fault.rule) for fault in standings.faults)
    return {
        **said,
        "options": standings.game.options,
        "seed": str(standings.seed),  # more than any number of JSON may hold
        "deals": standings.deals,
        "games": standings.games,
        "bots": [rating._asdict() for rating in standings.ratings()],
        "pairs": [pair._asdict() for pair in standings.pairs()],
        "verdict": None if standings.verdict is None else standings.verdict._asdict(),
        "saved": standings.saved(),
        "faults": [
            {"bot": bot, "kind": kind, "rule": rule, "games": games}
            for (bot, kind, rule), games in sorted(faults.items())
        ],
    }
