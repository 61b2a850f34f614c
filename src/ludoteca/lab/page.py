"""A report as one page that stands alone: in both languages, light and dark, sortable, printable, with its pictures.

Everything is in the file: no script, style, font or picture is fetched from anywhere.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from ludoteca.engine import Record, house
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import short_content
from ludoteca.files import FileError, check_free, written_whole
from ludoteca.lab.compare import Comparison, Example
from ludoteca.lab.effects import Effects
from ludoteca.lab.findings import (
    about,
    difference_cells,
    done_cells,
    effect_cells,
    effects_about,
    effects_verdict,
    figure_cells,
    length_cells,
    named,
    notes,
    option_cells,
    part_cells,
    rule_lines,
    side_in_words,
    stakes_about,
    stakes_cells,
    used_cells,
    verdict,
)
from ludoteca.lab.limits import called
from ludoteca.lab.measures import SHARE, Survey
from ludoteca.lab.plots import Span, closing, forest, histogram
from ludoteca.lab.sides import Side
from ludoteca.lab.stakes import Stakes
from ludoteca.lab.tables import Cells
from ludoteca.screen.markup import Markup, join, tag
from ludoteca.version import VERSION
from ludoteca.words import languages, say, title
from ludoteca.words.languages import ENGLISH

LETTERS = "AB"

Body = Callable[[str], Markup]
"""What a page says in a language."""


def check_page(path: Path, *, force: bool = False) -> None:
    """Refuse, before anything is played, a page that could not be written afterwards."""
    if path.suffix.lower() not in (".html", ".htm"):
        raise FileError(house("report-kind", {"file": str(path)}))
    check_free(path, force=force)


def comparison_page(found: Comparison, command: str, path: Path) -> None:
    """Write the report of a comparison."""
    examples = found.examples()
    write_page(found.sides[0], lambda lang: _comparison(found, examples, command, lang), path)


def effects_page(found: Effects, command: str, path: Path) -> None:
    """Write the report of what deeds do."""
    write_page(found.side, lambda lang: _effects(found, command, lang), path)


def survey_page(survey: Survey, command: str, path: Path, stakes: Stakes | None = None) -> None:
    """Write the report of a simulation that was measured, and of what hung on its decisions, if that was asked for."""
    write_page(survey.side, lambda lang: _simulation(survey, stakes, command, lang), path)


def write_page(side: Side, body: Body, path: Path) -> None:
    """Write a page whose body is told in every language."""
    game = side.game
    spoken = languages.offered()
    heads = [tag("button", {"type": "button", "data-lang": one.code, "lang": one.code}, one.name) for one in spoken]
    bodies = [_told(one.code, body(one.code), _end(side, one.code)) for one in spoken]
    whole = join(
        [
            Markup("<!doctype html>"),
            tag(
                "html",
                {"lang": ENGLISH},
                tag(
                    "head",
                    {},
                    tag("meta", {"charset": "utf-8"}),
                    tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
                    tag("title", {}, say(HOUSE, "report-title", ENGLISH, game=title(game.name, ENGLISH))),
                    tag("style", {}, Markup(_beside("page.css"))),
                ),
                tag("body", {}, tag("nav", {}, *heads), *bodies, tag("script", {}, Markup(_beside("page.js")))),
            ),
        ]
    )
    with written_whole(path) as file:
        file.write(whole.encode())


def _told(lang: str, *parts: str) -> Markup:
    """A page in one language; whoever reads another looks at it alone."""
    return tag("div", {"lang": lang, "class": "told", "hidden": None if lang == ENGLISH else "hidden"}, *parts)


@cache
def _beside(name: str) -> str:
    return files("ludoteca.lab").joinpath(name).read_text(encoding="utf-8")


def _end(side: Side, lang: str) -> Markup:
    made = say(HOUSE, "report-made", lang, version=VERSION, content=short_content(side.game) or "–")
    return tag("footer", {}, made)


# ---- parts of a page


def section(key: str, lang: str, *parts: str) -> Markup:
    """A heading and what stands below it; nothing where nothing does."""
    told = [part for part in parts if part]
    return tag("section", {}, tag("h2", {}, say(HOUSE, key, lang)), *told) if told else Markup("")


def table(cells: Cells) -> Markup:
    """A table that a click on a heading sorts."""
    if not cells.rows:
        return Markup("")
    heads = [
        tag("th", {"scope": "col"}, tag("button", {"type": "button"}, heading) if heading else "")
        for heading in cells.headings
    ]
    rows = [
        tag("tr", {}, tag("th", {"scope": "row"}, row[0]), *[tag("td", {}, cell) for cell in row[1:]])
        for row in cells.rows
    ]
    return tag(
        "div", {"class": "wide"}, tag("table", {}, tag("thead", {}, tag("tr", {}, *heads)), tag("tbody", {}, *rows))
    )


def paragraphs(texts: Sequence[str]) -> Markup:
    """Sentences below each other."""
    return join([tag("p", {}, text) for text in texts])


def figure(picture: Markup, text: str) -> Markup:
    """A picture and what it shows."""
    return tag("figure", {}, picture, tag("figcaption", {}, text)) if picture else Markup("")


def head(name: str, sentence: str) -> Markup:
    """The title, and the verdict in one sentence."""
    return join([tag("h1", {}, name), tag("p", {"class": "verdict"}, sentence) if sentence else Markup("")])


def asked(sides: Sequence[Side], command: str, lang: str) -> Markup:
    """What was asked, and the command that repeats it."""
    letters = LETTERS if len(sides) > 1 else " "
    lists = [
        tag(
            "div",
            {"class": f"side side-{letter.lower().strip()}"},
            tag("h3", {}, letter) if letter.strip() else "",
            tag("ul", {}, *[tag("li", {}, line) for line in side_in_words(side, lang)]),
        )
        for letter, side in zip(letters, sides, strict=True)
    ]
    again = [tag("h3", {}, say(HOUSE, "report-again", lang)), tag("pre", {}, command)]
    return section("report-asked", lang, tag("div", {"class": "sides"}, *lists), *again)


# ---- pages


def _comparison(found: Comparison, examples: Sequence[Example], command: str, lang: str) -> Markup:
    game = title(found.sides[0].game.name, lang)
    return join(
        [
            head(say(HOUSE, "compare-title", lang, game=game), verdict(found, lang)),
            asked(found.sides, command, lang),
            *compared(found, examples, lang),
            section("report-about", lang, paragraphs([*about(found, lang), *notes(found.surveys[1], lang)])),
        ]
    )


def compared(found: Comparison, examples: Sequence[Example], lang: str) -> list[Markup]:
    """Everything that a comparison has measured, section by section."""
    unit = found.measures[found.asked].unit
    looks = [(look.games, *look.more) for look in found.looks]
    shares = [
        Span(named(one.measure, found.sides, lang), one.more.mean, one.more.low, one.more.high, _kind(one.known))
        for one in found.differences()
        if one.measure.unit == SHARE
    ]
    percent = "%" if unit == SHARE else ""
    lengths = [survey.lengths["decisions"] for survey in found.surveys]
    sort = tag("p", {"class": "quiet"}, say(HOUSE, "report-sort", lang))
    return [
        section("report-closing", lang, figure(closing(looks, percent), say(HOUSE, "report-closing-about", lang))),
        section("report-shares", lang, figure(forest(shares, "%"), say(HOUSE, "report-shares-about", lang))),
        section("report-figures", lang, table(difference_cells(found, lang)), sort),
        section("report-deeds", lang, table(done_cells(found, lang))),
        section("report-games", lang, _examples(found, examples, lang)),
        section("report-lengths", lang, figure(histogram(lengths), say(HOUSE, "report-lengths-about", lang))),
        *[_more(survey, lang, letter) for letter, survey in zip(LETTERS, found.surveys, strict=True)],
    ]


def _kind(known: int) -> str:
    return {1: "up", -1: "down", 0: ""}[known]


def _more(survey: Survey, lang: str, letter: str) -> Markup:
    """Luck and skill, and the rules that never showed, on a side."""
    rules = rule_lines(survey, lang)
    listed = tag("ul", {}, *[tag("li", {}, line) for line in rules]) if rules else Markup("")
    parts = [section("report-luck", lang, table(part_cells(survey, lang))), section("report-rules", lang, listed)]
    if not any(parts):
        return Markup("")
    return tag("div", {}, tag("h3", {"class": "letter"}, letter) if letter else "", *parts)


def _examples(found: Comparison, examples: Sequence[Example], lang: str) -> Markup:
    if not examples:
        return tag("p", {}, say(HOUSE, "compare-examples-none", lang))
    lines = []
    for example in examples:
        links = [_link(record, letter, lang) for letter, record in zip(LETTERS, (example.a, example.b), strict=True)]
        told = say(HOUSE, "compare-example", lang, seed=str(example.seed), rotation=example.rotation)
        lines.append(tag("li", {}, told, ": ", *links))
    return join([tag("p", {}, say(HOUSE, "compare-examples", lang)), tag("ul", {}, *lines)])


def _link(record: Record, letter: str, lang: str) -> Markup:
    """A game to be saved and replayed; it lies in the page itself."""
    name = f"{record.game}-{record.seed_text}-{letter.lower()}.json"
    kept = "data:application/json;base64," + b64encode(record.to_json().encode()).decode()
    save = tag("a", {"href": Markup(kept), "download": name}, say(HOUSE, "report-save", lang, file=name))
    replay = tag("code", {}, say(HOUSE, "report-replay", lang, file=name))
    return tag("span", {"class": "game"}, tag("b", {}, letter), " ", save, " ", replay, " ")


def _effects(found: Effects, command: str, lang: str) -> Markup:
    game = found.side.game
    spans = [
        Span(called(game, one.deed, lang), one.more.mean, one.more.low, one.more.high, _kind(one.known))
        for one in found.effects()
    ]
    sort = tag("p", {"class": "quiet"}, say(HOUSE, "report-sort", lang))
    return join(
        [
            head(say(HOUSE, "effects-title", lang, game=title(game.name, lang)), effects_verdict(found, lang)),
            asked([found.side], command, lang),
            section(
                "report-effects",
                lang,
                figure(forest(spans, "%"), say(HOUSE, "report-shares-about", lang)),
                table(effect_cells(found, lang)),
                sort,
            ),
            section("effects-options", lang, table(option_cells(found, lang))),
            section("report-about", lang, paragraphs(effects_about(found, lang))),
        ]
    )


def _simulation(survey: Survey, stakes: Stakes | None, command: str, lang: str) -> Markup:
    game = title(survey.side.game.name, lang)
    picture = histogram([survey.lengths["decisions"]])
    sort = tag("p", {"class": "quiet"}, say(HOUSE, "report-sort", lang))
    return join(
        [
            head(say(HOUSE, "report-title", lang, game=game), ""),
            asked([survey.side], command, lang),
            section("report-figures", lang, table(figure_cells(survey, lang)), sort),
            section(
                "report-lengths",
                lang,
                figure(picture, say(HOUSE, "report-lengths-about", lang)),
                table(length_cells(survey, lang)),
            ),
            _more(survey, lang, ""),
            Markup("") if stakes is None else _stakes(stakes, lang),
            section(
                "report-deeds", lang, table(used_cells(survey, lang)), paragraphs([say(HOUSE, "measures-chosen", lang)])
            ),
            section("report-about", lang, paragraphs(notes(survey, lang))),
        ]
    )


def _stakes(stakes: Stakes, lang: str) -> Markup:
    return section("stakes-title", lang, table(stakes_cells(stakes, lang)), paragraphs(stakes_about(stakes, lang)))
