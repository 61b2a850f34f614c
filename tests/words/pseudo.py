"""A language made by machine: English in strange letters and a third longer. Whatever is not in it stands out."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ludoteca.words.checking import sheets
from tests.words.foreign import installed

CODE = "qps"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "áƀçďéƒğĥíĵķĺḿñóþɋŕšťúṽŵẋýžÁɃÇĎÉƑĞĤÍĴĶĹḾÑÓÞɊŔŠŤÚṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, STRANGE)
KEPT = re.compile(
    r"(--[a-z][a-z-]*|`[^`]*`|\bLUDOTECA_\w+|https?://\S+|\b[\w.-]+\.(?:toml|md|py|jsonl?|html|svg)\b|"
    r"\bludoteca\b(?: [a-z]+)?|\b[A-Z]\d{1,3}\b|</?\w+>|\]\([^)]*\))"
)  # what a translator leaves as it is
VOWELS = re.compile("([aeiouAEIOU])")
ASCII_WORD = re.compile(r"(?<![^\W\d_])[A-Za-z]{2,}(?![^\W\d_])")
TOLD = ("aria-label", "title", "alt", "placeholder", "data-tip", "aria-description", "content")
UNTOLD = ("script", "style", "code", "kbd", "pre", "template")


def strange(text: str) -> str:
    """A text as this language says it."""
    parts = KEPT.split(text)
    return "".join(
        part if number % 2 else VOWELS.sub(r"\1\1", part).translate(LETTERS) for number, part in enumerate(parts)
    )


class _Said(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = strange(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        return node


def catalogue(text: str) -> str:
    """A whole catalogue in it."""
    resource = FluentParser().parse(text)
    _Said().visit(resource)
    return FluentSerializer().serialize(resource)


def bring(folder: Path) -> None:
    """Install the language, with all its sheets."""
    texts = {}
    for sheet in sheets():
        english = sheet.text("en")
        texts[sheet.path] = strange(english) if sheet.is_book else catalogue(english)
    installed(folder, "ludoteca_qps", CODE, texts)


class _Reader(HTMLParser):
    """What a page says to people: its text, and what it says to those who hear it."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self._silent = 0
        self._foreign: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in UNTOLD:
            self._silent += 1
        if tag == "meta" and given.get("property") not in ("og:title", "og:description"):
            return
        if given.get("lang") in (None, CODE):
            self.said += [str(given[name]) for name in TOLD if given.get(name) and "://" not in str(given[name])]

    def handle_endtag(self, tag: str) -> None:
        if tag in UNTOLD:
            self._silent -= 1

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip():
            self.said.append(data.strip())


def plain_of_page(html: str, *allowed: str) -> list[str]:
    """Whatever a page says that is in no other language than one of plain letters."""
    reader = _Reader()
    reader.feed(html)
    return plain_of("\n".join(reader.said), *allowed)


def plain_of(text: str, *allowed: str) -> list[str]:
    """The lines that have words of plain letters, but for names."""
    found = []
    for line in text.splitlines():
        rest = KEPT.sub(" ", line)
        for name in allowed:
            rest = rest.replace(name, " ")
        if ASCII_WORD.search(rest):
            found.append(line)
    return sorted(set(found))
