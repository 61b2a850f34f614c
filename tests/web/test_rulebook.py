"""The rulebook as a page: contents, anchors for every section and every rule, the same in both languages."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.web.pages import game_page
from ludoteca.web.rulebook import contents_html, rulebook_html
from ludoteca.words import LANGUAGES
from tests.ledger import rulebook_ids

ID = re.compile(r' id="([^"]+)"')
LINK = re.compile(r'href="#([^"]+)"')


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ludoteca.games())
def test_every_link_within_the_rulebook_leads_somewhere_and_no_anchor_is_there_twice(game: str, lang: str) -> None:
    page = game_page(game, lang)
    found = ID.findall(page)
    assert len(found) == len(set(found))
    assert set(LINK.findall(page)) <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ludoteca.games())
def test_the_contents_list_every_section_and_every_rule_has_an_anchor(game: str, lang: str) -> None:
    book = rulebook_html(game, lang)
    assert LINK.findall(contents_html(game, lang)) == re.findall(r'<h[23] id="([^"]+)"', book)
    assert len(LINK.findall(contents_html(game, lang))) >= 8
    anchored = set(ID.findall(book))
    assert set(rulebook_ids(game, lang)) <= anchored


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_section_has_the_same_anchor_in_both_languages(game: str) -> None:
    english, italian = (re.findall(r'<h([23]) id="([^"]+)"', rulebook_html(game, lang)) for lang in LANGUAGES)
    assert english == italian


def test_a_rule_that_names_another_leads_to_it_and_its_own_id_leads_to_itself() -> None:
    book = rulebook_html("pocket_mars", "en")
    setup = book[book.index('id="S2"') : book.index('id="S3"')]
    assert setup.startswith('id="S2" class="rule"><a class="anchor" tabindex="-1" href="#S2"><strong>S2</strong></a>')
    assert '<a href="#A7" data-rule-link="A7">A7</a>' in setup


def test_without_script_the_page_is_whole_and_has_no_field_that_does_nothing() -> None:
    page = game_page("marrak_hesh", "en")
    assert re.search(r'<div class="search" hidden="hidden"', page)
    assert "missed" not in page


@pytest.mark.parametrize(
    ("lang", "openly"),
    [("en", "What is ours and what is the book"), ("it", "Che cosa è nostro e che cosa è del regolamento")],
)
@pytest.mark.parametrize("game", ludoteca.games())
def test_the_rulebook_says_what_this_edition_decided_and_what_is_its_own(game: str, lang: str, openly: str) -> None:
    assert sum(rule.startswith("D") for rule in rulebook_ids(game, lang)) >= 10
    book = rulebook_html(game, lang)
    own = book[book.index(openly) :]
    assert own.count("<tr>") >= 4
