"""A page for who translates: sheet by sheet what is missing, with the English text above, and what does not fit."""

from __future__ import annotations

from importlib.resources import files

from ludoteca.engine.phrase import HOUSE
from ludoteca.screen.markup import Markup, join, tag
from ludoteca.words import say
from ludoteca.words.checking import Checked, Finding, english_of, share
from ludoteca.words.languages import Language


def page_of(spoken: Language, found: list[Checked], lang: str) -> str:
    """The page as HTML that stands alone; `lang` is that of whoever reads it."""
    heading = say(HOUSE, "words-page-title", lang, name=spoken.name)
    style = files("ludoteca.terminal").joinpath("todo.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        None,
        tag("meta", {"charset": "utf-8"}),
        tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        tag("title", None, heading),
        tag("style", None, Markup(style)),
    )
    rows = [_row(one, lang) for one in found]
    body = tag(
        "body",
        None,
        tag("h1", None, heading),
        tag("p", None, say(HOUSE, "words-page-done", lang, share=share(found))),
        tag("table", None, tag("tbody", None, *rows)),
        *[_sheet(one, spoken, lang) for one in found if one.findings],
    )
    return str(join([Markup("<!doctype html>"), tag("html", {"lang": lang}, head, body)]))


def _row(one: Checked, lang: str) -> Markup:
    name = tag("a", {"href": f"#{one.sheet.name}"}, one.sheet.name) if one.findings else one.sheet.name
    told = say(HOUSE, "words-of", lang, done=one.done, wanted=one.wanted)
    bar = tag("progress", {"value": one.done, "max": max(1, one.wanted), "aria-label": one.sheet.name})
    return tag("tr", None, tag("th", {"scope": "row"}, name), tag("td", None, bar), tag("td", None, told))


def _sheet(one: Checked, spoken: Language, lang: str) -> Markup:
    wrong = [finding for finding in one.findings if not finding.is_missing]
    missing = [finding for finding in one.findings if finding.is_missing]
    return tag(
        "section",
        {"id": one.sheet.name},
        tag("h2", None, one.sheet.name),
        tag("p", {"class": "where"}, tag("code", None, one.sheet.path if spoken.home else "")),
        *[_finding(finding, lang) for finding in wrong],
        tag("h3", None, say(HOUSE, "words-page-missing", lang, count=len(missing))) if missing else "",
        *[
            tag("pre", {"lang": "en", "id": f"{one.sheet.name}-{last.key}"}, english_of(last.sheet, last.key))
            for last in missing
        ],
    )


def _finding(finding: Finding, lang: str) -> Markup:
    english = english_of(finding.sheet, finding.key)
    return tag(
        "div",
        {"class": "unfit"},
        tag("p", None, finding.what.text(lang)),
        tag("pre", {"lang": "en"}, english) if english else "",
    )
