"""A game's rulebook as HTML, every rule with its id as an anchor."""

from __future__ import annotations

import re
from functools import lru_cache

from markdown_it import MarkdownIt

from ludoteca.engine.shelf import text_of
from ludoteca.screen.markup import Markup

RULE = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]\d+)</strong>")


@lru_cache(maxsize=32)
def rulebook_html(game: str, lang: str) -> Markup:
    """The rulebook; `#R12` leads to rule R12."""
    text = text_of(game, f"rulebook/{lang}.md") or ""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    anchored = RULE.sub(r'<li id="\1" class="rule"><strong>\1</strong>', html)
    return Markup(anchored)
