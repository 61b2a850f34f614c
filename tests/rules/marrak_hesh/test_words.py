"""How Marrak Hesh 17 speaks to people: they count from 1, letters come from the words, and advice can be followed."""

from __future__ import annotations

import re
from html import unescape
from importlib.resources import files

import pytest

import ludoteca
from ludoteca.games.marrak_hesh.content import DOCKS, HOUSE
from ludoteca.games.marrak_hesh.decisions import PASS, STORE
from ludoteca.games.marrak_hesh.examples import TILE
from ludoteca.games.marrak_hesh.phrases import say, tile_code
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.rules import MarrakHesh
from ludoteca.games.marrak_hesh.screen import draw
from ludoteca.words import LANGUAGES
from tests.proof.cases import Case, cases, random_game

BOOK = {lang: files("ludoteca.games.marrak_hesh").joinpath("rulebook", f"{lang}.md").read_text() for lang in LANGUAGES}
ZERO = re.compile(
    r"\b(docks?|rows?|columns?|cells?|seats?|slots?|place|attracc(?:o|hi)|righ[ae]|colonn[ae]|casell[ae]|post[oi])"
    r" 0\b",
    re.IGNORECASE,
)
HEADS = {"en": ("players", "Column", "Row"), "it": ("giocatori", "Colonna", "Riga")}
OWN = [case for case in cases() if case.game == "marrak_hesh"][::4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_counted_from_zero_in_the_rulebook(lang: str) -> None:
    assert ZERO.findall(BOOK[lang]) == []


@pytest.mark.parametrize("case", OWN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_counted_from_zero_at_the_table(case: Case, lang: str) -> None:
    game = case.made()
    for state, action in random_game(game, 3, events=True):
        texts = [event.phrase.text(lang) for event in state.events]
        texts += [line.text(lang) for seat in range(game.players) for line in state.score_sheet(seat)]
        if action >= 0:
            texts += [game.action_text(state, choice, lang) for choice in state.choices]
            for tried in range(0, game.num_actions, 5):
                reason = state.why_illegal(tried)
                texts.append(reason.text(lang) if reason else "")
        assert [text for text in texts if ZERO.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_rulebook_numbers_the_cells_as_the_log_does(lang: str, players: int) -> None:
    """Row and column of the rulebook's table are those that a choice names, and the cells are counted through."""
    who, column, row = HEADS[lang]
    hold = HOUSE.holds[players]
    lines = BOOK[lang].splitlines()
    first = lines.index(f"| {players} {who} | " + " | ".join(f"{column} {n + 1}" for n in range(hold.columns)) + " |")
    state = ludoteca.make("marrak_hesh", players=players).start(1)
    for number, line in enumerate(lines[first + 2 : first + 6]):
        head, *marks = [mark.strip() for mark in line.strip("|").split("|")]
        assert head == f"{row} {number + 1}"
        for across, mark in enumerate(marks):
            if mark != "`#`":
                told = re.findall(r"\d+", state.game.action_text(state, STORE + int(mark) - 1, lang))
                assert told == [str(number + 1), str(across + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_the_row_that_the_sheet_names(lang: str) -> None:
    """E27 throws out a row; the sheet of that very position names the same one."""
    game = ludoteca.make("marrak_hesh")
    state = type(game).example("E27")
    assert isinstance(state, MarrakHeshState)
    while not state.is_over:
        state.apply(state.choices[0])
    sheet = " ".join(line.text(lang) for line in state.score_sheet(0) if line.rule == "C6")
    example = next(line for line in BOOK[lang].splitlines() if line.startswith("- **E27**"))
    word = {"en": r"row (\d)", "it": r"riga (\d)"}[lang]
    named = re.search(word, example, re.IGNORECASE)
    shown = re.search(word, sheet, re.IGNORECASE)
    assert named and shown and named[1] == shown[1] == "3"


@pytest.mark.parametrize(("lang", "title"), [("en", "Where we depart from"), ("it", "Dove ci scostiamo dal")])
def test_the_rulebook_lists_where_it_departs_from_the_printed_text(lang: str, title: str) -> None:
    section = BOOK[lang].partition(f"\n## {title}")[2]
    assert "C3" in section


def test_whether_only_one_group_scores_is_the_first_thing_that_is_asked_after_the_players() -> None:
    assert [option.name for option in MarrakHesh.option_list][:2] == ["players", "group_ties"]
    for lang, word in (("en", "pairs"), ("it", "coppie")):
        assert word in say("option-group_ties-help").text(lang)
        assert word in BOOK[lang].partition("\n## ")[2].partition("\n## ")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_come_from_the_words_and_no_two_are_alike(lang: str) -> None:
    for letter, word, names, key in (
        ("colour-letter", "goods", HOUSE.colours, "colour"),
        ("kind-letter", "goods", HOUSE.kinds, "kind"),
        ("transport-letter", "transport", HOUSE.transports, "colour"),
    ):
        letters = []
        for name in names:
            args: dict[str, int | str] = {"colour": "yellow", "kind": "robot", "rare": "no", key: name}
            letters.append(say(letter, dict(args)).text(lang))
            if key == "colour":  # a kind is told by its picture
                assert letters[-1].casefold() in say(word, dict(args)).text(lang).casefold()
        assert len({shown.casefold() for shown in letters}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_rulebook_are_those_of_the_tiles(lang: str) -> None:
    """Every hold that a worked example shows is written in the letters that lie on the tiles."""
    codes = {tile_code(HOUSE, tile, lang) for tile in TILE.values()}
    for text in re.findall(r"`(#? ?[^`]* / [^`]*)`", BOOK[lang]):
        assert set(text.replace("/", " ").split()) - {"#", "."} <= codes
    state = ludoteca.make("marrak_hesh").start(1)
    assert isinstance(state, MarrakHeshState)
    html = draw(state, 0, lang)
    for tile in state.docks:
        name = state.describe(state.docks.index(tile)).text(lang).partition(": ")[2]
        piece = html.partition(f'data-piece="g{tile}"')[2].partition("</g>")[0]
        assert name in unescape(piece)
        assert f">{tile_code(HOUSE, tile, lang)[0]}</text>" in piece


@pytest.mark.parametrize("case", OWN, ids=str)
def test_the_advice_of_every_refusal_can_be_followed(case: Case) -> None:
    """Where a refusal says what to do instead, some legal action does it."""
    game = case.made()
    followed: set[str] = set()
    for state, action in random_game(game, 8):
        assert isinstance(state, MarrakHeshState)
        if action < 0:
            continue
        placings = [choice for choice in state.choices if choice < PASS]
        for tried in range(game.num_actions):
            reason = state.why_illegal(tried)
            if reason is None:
                continue
            key = reason.phrase.key
            followed.add(key)
            if key in ("no-dock-taken", "no-pass", "no-store-yet", "no-market-now"):
                assert placings
            elif key == "no-transport":
                assert any(choice // DOCKS != tried // DOCKS for choice in placings)
            elif key in ("no-place-now", "no-pass-storing"):
                assert state.choices[-1] >= STORE or key == "no-pass-storing"
            elif key in ("no-place-market", "no-store-market"):
                assert state.choices == [73, 74, 75]
            elif key in ("no-cell-full", "no-cell-apart"):
                assert all(choice >= STORE for choice in state.choices)
            elif key == "no-cell-crane":
                beside = state.terms.hold.near[state.last[state.to_move]]
                assert all(choice - STORE in beside for choice in state.choices)
    assert followed
