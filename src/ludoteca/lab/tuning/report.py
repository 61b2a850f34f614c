"""What is written of a search: a page that stands alone, JSON, and the best patches as files for `--content`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import is_shelved
from ludoteca.files import written_whole
from ludoteca.lab.page import asked, compared, figure, head, paragraphs, section, table, write_page
from ludoteca.lab.plots import Tried, course
from ludoteca.lab.sheets import about as about_game
from ludoteca.lab.tables import Cells
from ludoteca.lab.tidy import comparison_json, interval_json, side_json
from ludoteca.lab.tuning.race import PLAYS, Patched
from ludoteca.lab.tuning.search import Tuning
from ludoteca.lab.tuning.telling import (
    about,
    aim_lines,
    best_cells,
    dial_cells,
    fate_of,
    gauge_cells,
    patch_lines,
    verdict,
)
from ludoteca.screen.markup import Markup, join, tag
from ludoteca.words import say, title
from ludoteca.words.contents import patch_as_toml


def patch_files(found: Tuning, folder: Path, lang: str) -> list[Path]:
    """Write the best patches as TOML, as `--content` takes them; those of an earlier run that are no longer go."""
    written: list[Path] = []
    for number, one in enumerate(found.best(), 1):
        path = folder / f"best-{number}.toml"
        with written_whole(path) as file:
            file.write(patch_as_toml(one.game, lang).encode())
        written.append(path)
    for path in folder.glob("best-*.toml"):
        if path not in written:
            path.unlink(missing_ok=True)
    return written


# ---- the page


def tuning_page(found: Tuning, command: str, path: Path) -> None:
    """Write the report."""
    confirmed = found.confirmed
    examples = [] if confirmed is None else confirmed.comparison.examples()

    def body(lang: str) -> Markup:
        game = title(found.side.game.name, lang)
        more = [] if confirmed is None else compared(confirmed.comparison, examples, lang)
        return join(
            [
                head(say(HOUSE, "tune-title", lang, game=game), verdict(found, lang)),
                asked([found.side], command, lang),
                section("tune-aims", lang, _listed(aim_lines(found, lang)), table(dial_cells(found.panel, lang))),
                section("tune-best", lang, _patches(found, lang)),
                section("tune-confirmed", lang, table(gauge_cells(found, lang))),
                section("tune-course", lang, figure(_course(found, lang), say(HOUSE, "tune-course-about", lang))),
                *([tag("p", {"class": "quiet"}, say(HOUSE, "tune-sides", lang))] if more else []),
                *more,
                section("report-about", lang, paragraphs(about(found, lang))),
            ]
        )

    write_page(found.side, body, path)


def _listed(lines: list[str]) -> Markup:
    return tag("ul", {}, *[tag("li", {}, line) for line in lines])


def _patches(found: Tuning, lang: str) -> Markup:
    """The best of them, in a table and as files."""
    cells: Cells = best_cells(found, lang)
    if not cells.rows:
        return tag("p", {}, verdict(found, lang))
    parts: list[Markup] = [tag("div", {"class": "changed"}, table(cells))]
    for number, one in enumerate(found.best(), 1):
        parts.append(tag("h3", {}, say(HOUSE, "tune-patch", lang, number=number)))
        parts.append(_listed(patch_lines(found.panel, one.setting, lang)))
        parts.append(tag("pre", {}, _toml(one, lang)))
    return join(parts)


def _toml(one: Patched, lang: str) -> str:
    return patch_as_toml(one.game, lang).strip() if is_shelved(one.game) else one.game.patch.key


def _course(found: Tuning, lang: str) -> Markup:
    """By how much each patch missed the aims more than the contents as they are, one after the other."""
    best = found.best(1)
    kinds = {PLAYS: ""}
    tried = [
        Tried(fate_of(found, one, lang), found.race.more(one), "best" if one in best else kinds.get(one.fate, one.fate))
        for one in found.patches[1:]
    ]
    return course(tried, "%", 0)


# ---- JSON


def tuning_json(found: Tuning, command: str) -> dict[str, Any]:
    """All that is known of a search."""
    race, confirmed = found.race, found.confirmed
    numbers = {one.number: place for place, one in enumerate(found.best(), 1)}
    return {
        **about_game(found.side.game),
        "command": command,
        "seed": str(found.seed),
        "side": side_json(found.side),
        "aims": [str(phrase.text("en")) for phrase in found.aims.phrases],
        "gauges": [
            {"kind": gauge.kind, "place": gauge.place, "deeds": list(gauge.deeds), "low": gauge.low, "high": gauge.high}
            for gauge in found.aims.gauges
        ],
        "dials": [
            {"path": dial.path, "place": dial.place, "word": dial.word, "now": dial.now, "options": len(dial.options)}
            for dial in found.panel.dials
        ],
        "games": found.games,
        "deals": race.most,
        "ended": found.ended,
        "patches": [
            {
                "number": one.number,
                "best": numbers.get(one.number),
                "fate": one.fate,
                "patch": one.game.patch.changes,
                "changes": found.panel.changes(one.setting),
                "changed": one.changed,
                "deals": one.deals,
                "missed": race.missed(one),
                "more": race.more(one),
            }
            for one in found.patches
        ],
        "confirmed": None
        if confirmed is None
        else {
            "deals": confirmed.deals,
            "games": confirmed.games,
            "seed": str(confirmed.comparison.seed),
            "before": confirmed.before,
            "after": confirmed.after,
            "more": interval_json(confirmed.more),
            "gauges": [
                {
                    "kind": one.gauge.kind,
                    "place": one.gauge.place,
                    "deeds": list(one.gauge.deeds),
                    "before": one.before,
                    "after": one.after,
                    **interval_json(one.more),
                }
                for one in confirmed.gauges()
            ],
            "comparison": comparison_json(confirmed.comparison, command),
        },
    }
