"""The guided first games: what they tell is there to be seen, and they end whatever is played."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random

import pytest

import ludoteca
from ludoteca.engine import Part
from ludoteca.engine.errors import ContentError
from ludoteca.engine.shelf import text_of
from ludoteca.table import Opening, Table
from ludoteca.table.guide import FILE, Guide, Tour, guide_of, parse_guide
from ludoteca.table.table import bot, person
from ludoteca.web.at_table import table_page
from ludoteca.web.gathering import LiveTable
from ludoteca.web.looker import look
from ludoteca.web.regions import regions
from ludoteca.words import LANGUAGES, say

GAMES = ludoteca.games()
MOST_WORDS = 60
ENOUGH = 400  # decisions and pages read, within which every guide has ended
SIMPLE = re.compile(r'(#[a-z]+)?((?:\.[a-z0-9-]+)*)(?:\[([a-z-]+)(?:="([^"]*)")?\])?')
VOID = {"br", "hr", "img", "input", "link", "meta"}
HOLDER = "holder"


class Page(HTMLParser):
    """A page as a list of elements, each with those around it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.around: list[dict[str, str | None]] = []
        self.found: list[list[dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append([*self.around, dict(attrs)])
        if tag not in VOID:
            self.around.append(dict(attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append([*self.around, dict(attrs)])

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.around.pop()

    def has(self, selector: str) -> bool:
        """Whether something on the page answers to a selector of classes, ids and attributes."""
        for one in selector.split(", "):
            *outer, last = one.split()
            if any(_is(path[-1], last) and _within(path[:-1], outer) for path in self.found):
                return True
        return False

    def guide(self) -> dict[str, str | None]:
        """The attributes of the guide's panel."""
        (panel,) = [path[-1] for path in self.found if path[-1].get("class") == "guide"]
        return panel


def _is(element: dict[str, str | None], simple: str) -> bool:
    parts = SIMPLE.fullmatch(simple)
    assert parts, simple
    own, classes, name, value = parts.groups()
    if own and element.get("id") != own[1:]:
        return False
    if not set(filter(None, classes.split("."))) <= set((element.get("class") or "").split()):
        return False
    return not name or (name in element and (value is None or element[name] == value))


def _within(around: list[dict[str, str | None]], outer: list[str]) -> bool:
    wanted = list(outer)
    for element in around:
        if wanted and _is(element, wanted[0]):
            wanted.pop(0)
    return not wanted


def guided(game: str) -> tuple[Guide, Table, Tour]:
    """The table of a guided game, as a visitor finds it."""
    guide = guide_of(game)
    assert guide is not None
    seats = [person("", HOLDER, number) if kind == "me" else bot(kind) for number, kind in enumerate(guide.seats)]
    table = Table(Opening("guided", game, dict(guide.game.options), guide.seed, seats, guided=True))
    assert table.tour is not None
    return guide, table, table.tour


def seen(table: Table, lang: str) -> Page:
    live = LiveTable(table)
    looker = look(live, HOLDER, lang, None)
    return Page(table_page(live.table, looker, live.table.version, regions(live, looker)))


def act(table: Table, action: int) -> None:
    table.take(table.act(table.asked, table.version, action))


def read(table: Table, tour: Tour, step: int) -> None:
    table.take(table.guide(tour.guide.seat, step))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guide_of_a_few_short_steps(game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    assert 6 <= len(guide.steps) <= 10
    assert {step.about for step in guide.steps} == {"see", "want", "play", "on"}
    for lang in LANGUAGES:
        for step in guide.steps:
            told = say(game, f"guide-{step.name}", lang)
            told += f" {say(game, f'guide-{step.name}-play', lang)}" if step.play else ""
            assert len(told.split()) <= MOST_WORDS, (lang, step.name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_follows_the_guide_is_told_every_step_and_sees_what_it_points_at(game: str, lang: str) -> None:
    guide, table, tour = guided(game)
    told = [0]
    recommended = 0
    while tour.step < len(guide.steps) - 1:
        if table.bot_asked and tour.now.asked:
            assert table.scripted >= 0, "a bot is out of the line"
            act(table, table.scripted)
            continue
        page = seen(table, lang)
        assert page.has(page.guide()["data-at"] or ""), tour.now
        assert page.guide()["data-step"] == str(tour.step)
        if tour.now.asked:
            assert tour.fits(tour.step, table.state), tour.now
            action = tour.recommended(table.record.actions)
            assert page.guide()["data-at"] == f'[data-action="{action}"]', tour.now
            act(table, action)
            recommended += 1
        else:
            read(table, tour, tour.beside(1, table.state))
        if tour.step != told[-1]:
            told.append(tour.step)
    assert told == list(range(len(guide.steps)))
    assert recommended == sum(len(step.play) for step in guide.steps)
    page = seen(table, lang)
    assert page.has(page.guide()["data-at"] or "")
    read(table, tour, -1)
    assert not tour.shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whoever_plays_otherwise_is_never_stuck_nor_shown_what_is_not_there(game: str, seed: int) -> None:
    chance = Random(seed)
    guide, table, tour = guided(game)
    for _ in range(ENOUGH):
        if tour.step == len(guide.steps) - 1 or table.is_over:
            break
        if table.bot_asked:
            act(table, chance.choice(table.state.choices))
            continue
        page = seen(table, LANGUAGES[seed % 2])
        assert page.has(page.guide()["data-at"] or ""), (tour.now, table.state.question().phrase.key)
        following = tour.beside(1, table.state)
        waits = bool(tour.now.asked) and tour.fits(tour.step, table.state)
        if not waits and following >= 0 and chance.random() < 0.5:
            read(table, tour, following)
        else:
            act(table, chance.choice(table.state.choices))
    else:
        pytest.fail(f"still at {tour.now}")
    page = seen(table, "en")
    assert page.has(page.guide()["data-at"] or "")


def test_nothing_is_recommended_to_whoever_has_left_the_line() -> None:
    _, table, tour = guided("mars_needs_mechanics")
    read(table, tour, 3)
    assert tour.recommended(table.record.actions) == 0
    act(table, 10)
    assert table.scripted == -1, "the bot is free too"
    act(table, 31)
    act(table, 4)
    act(table, 31)
    read(table, tour, 5)
    assert tour.fits(5, table.state)
    assert tour.recommended(table.record.actions) == -1
    page = seen(table, "en")
    assert page.guide()["data-at"] == "#board .mm-market"


def test_undo_takes_the_guide_back_too() -> None:
    _, table, tour = guided("automobiles")
    read(table, tour, 3)
    act(table, 15)
    while table.bot_asked:
        act(table, 15 if 15 in table.state.choices else table.state.choices[0])
    assert tour.now.name == "drive"
    act(table, 26)
    assert tour.now.name == "buy"
    table.take(table.undo(0))
    assert tour.now.name == "drive"


def test_the_guide_survives_whatever_rebuilds_the_table() -> None:
    _, table, tour = guided("marrak_hesh")
    entries = [table.guide(0, 3)]
    table.take(entries[0])
    entries.append(table.act(0, 0, table.scripted))
    table.take(entries[1])
    again = Table.rebuilt(table.opening, entries).tour
    assert again is not None
    assert (again.step, again.shown) == (tour.step, tour.shown) == (4, True)
    table.take(table.guide(0, -1))
    assert not tour.shown


def test_a_rematch_is_an_ordinary_game() -> None:
    _, table, _ = guided("marrak_hesh")
    opening = table.rematch_opening("next", "5e" * 32, 0.0, "a", Part("x"))
    assert not opening.guided
    assert Table(opening).tour is None


GUIDE = str(text_of("marrak_hesh", FILE))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("seed = 42", "seed = -3", "seed"),
        ('"search:easy"', '"search:sleepy"', "seats"),
        ('"me"', '"random"', "seats"),
        ("line = [10", "line = [10, 10", "line[1]"),
        ("players = 2", "players = 9", "options"),
        ('about = "see"', 'about = "smell"', "see, want, play, on"),
        ('at = ".mh-station"', 'at = "mh-station"', "board, turn"),
        ('rule = "S5"', 'rule = "S55"', "step.station.rule"),
        ('asked = ["ask-place"]', 'asked = ["ask-pace"]', "ask-place, ask-place-safe"),
        ("play = [0]", "play = [2]", "0, 1, 4, 5"),
        ('name = "ring"', 'name = "bell"', "guide-bell in words/en.ftl"),
        ('name = "ring"', 'name = "ring"\ncolour = "red"', "step.ring.colour"),
    ],
)
def test_a_guide_with_a_mistake_says_where_it_is_and_what_is_allowed(before: str, after: str, said: str) -> None:
    assert before in GUIDE
    with pytest.raises(ContentError) as refusal:
        parse_guide("marrak_hesh", GUIDE.replace(before, after, 1))
    assert "marrak_hesh/guide.toml" in refusal.value.text("en")
    assert said in refusal.value.text("en")
