"""A game's rulebook as HTML: every section and every rule has an anchor, and whatever names a rule leads to it."""

from __future__ import annotations

import re
from functools import lru_cache

from markdown_it import MarkdownIt

import ludoteca
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import rules_of
from ludoteca.screen.excerpt import picture_of, symbols_of
from ludoteca.screen.legend import legend_html, legend_of
from ludoteca.screen.markup import NOTHING, Markup, tag
from ludoteca.words import say
from ludoteca.words.rulebook import told

RULE = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]\d+)</strong>")
HEADING = re.compile(r"<h([23])>(.*?)</h\1>")
BETWEEN_TAGS = re.compile(r"(<a\b.*?</a>|<code>.*?</code>|<[^>]+>)", re.DOTALL)
EXAMPLE = re.compile(r'(<li id="(E\d+)" class="rule">.*?)</li>', re.DOTALL)
RULE_ID = re.compile(r"\b[A-Z]\d{1,3}\b")


@lru_cache(maxsize=32)
def rulebook_html(game: str, lang: str) -> Markup:
    """The rulebook; `#R12` leads to rule R12, `#s3` to the third section in any language."""
    html = _rendered(game, lang)
    known = set(RULE.findall(html))
    html = RULE.sub(
        r'<li id="\1" class="rule"><a class="anchor" tabindex="-1" href="#\1"><strong>\1</strong></a>', html
    )
    html = "".join(
        part if number % 2 else RULE_ID.sub(lambda found: _linked(found[0], known), part)
        for number, part in enumerate(BETWEEN_TAGS.split(html))
    )
    playable = set(rules_of(game).examples())
    html = EXAMPLE.sub(lambda found: f"{found[1]}{_played(game, found[2], lang, playable)}</li>", html)
    sections = 0

    def anchored(heading: re.Match[str]) -> str:
        nonlocal sections
        sections += 1
        level, text = heading.groups()
        return f'<h{level} id="s{sections}"><a class="anchor" tabindex="-1" href="#s{sections}">{text}</a></h{level}>'

    code, book = told(game, lang)[0], Markup(HEADING.sub(anchored, html))
    return Markup(
        legend_panel(game, lang) + (book if code == lang else tag("div", {"lang": code}, book)) + _symbols(game, lang)
    )


def _symbols(game: str, lang: str) -> Markup:
    """The drawings that pictures and legend use, once; beside both, since what is folded away paints nothing."""
    legend = legend_of(ludoteca.make(game), lang)
    return legend.symbols if legend is not None and legend.symbols else symbols_of(game)


def legend_panel(game: str, lang: str) -> Markup:
    """What the pieces and signs are, before everything else; a game that does not say has none."""
    signs = legend_html(ludoteca.make(game), lang)
    if not signs:
        return NOTHING
    return tag(
        "details", {"class": "signs", "open": "open"}, tag("summary", None, say(HOUSE, "ui-legend", lang)), signs
    )


@lru_cache(maxsize=32)
def contents_html(game: str, lang: str) -> Markup:
    """The sections of the rulebook and what is below them, each leading there."""
    items: list[Markup] = []
    for number, (level, text) in enumerate(HEADING.findall(_rendered(game, lang)), start=1):
        link = tag("a", {"href": f"#s{number}"}, Markup(text))
        items.append(tag("li", {"class": "below" if level == "3" else None}, link))
    return tag("ol", None, *items)


@lru_cache(maxsize=32)
def _rendered(game: str, lang: str) -> str:
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(told(game, lang)[1]))


def _played(game: str, example: str, lang: str, playable: set[str]) -> Markup:
    """What follows a worked example that is a position: a picture of it, and a way to play on from it."""
    if example not in playable:
        return NOTHING
    name = say(HOUSE, "ui-set-up-title", lang, example=example)
    button = tag("button", {"class": "tool", "aria-label": name}, say(HOUSE, "ui-set-up", lang))
    form = tag("form", {"class": "set-up", "method": "post", "action": f"/games/{game}/examples/{example}"}, button)
    return Markup(f"{_picture(game, example, lang)}{form}")


def _picture(game: str, example: str, lang: str) -> Markup:
    if example not in rules_of(game).pictures():
        return NOTHING
    around, board = picture_of(game, example, lang)
    shown = {"class": f"picture {around}", "role": "img", "aria-label": say(game, f"picture-{example}", lang)}
    return tag("figure", shown, board)


def _linked(rule: str, known: set[str]) -> str:
    return f'<a href="#{rule}" data-rule-link="{rule}">{rule}</a>' if rule in known else rule
