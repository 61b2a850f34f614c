"""What lies in the box is exactly section 11; a patch changes it, and what is broken is refused in words that help."""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter
from dataclasses import replace
from html import unescape
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest
from numpy import float64, stack
from numpy.typing import NDArray
from rich.console import Console

from ludoteca.engine.content import Content, Patch
from ludoteca.engine.errors import ContentError, RecordError
from ludoteca.engine.record import Record
from ludoteca.engine.shelf import content_of
from ludoteca.games.marrak_hesh.board import draw as board
from ludoteca.games.marrak_hesh.cards import FullCatalogue, Jettison, Quarantine, SealedBulkheads, cards_of
from ludoteca.games.marrak_hesh.content import HOUSE, Box
from ludoteca.games.marrak_hesh.decisions import STORE
from ludoteca.games.marrak_hesh.examples import EMPTY_HOLD, FULL_RING, TILE, made, position
from ludoteca.games.marrak_hesh.phrases import tile_code
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.screen import draw
from tests.rules.marrak_hesh import by_the_book

TEXT = files("ludoteca.games.marrak_hesh").joinpath("content.toml").read_text(encoding="utf-8")
FILE = "somewhere/content.toml"


def box(text: str) -> Box:
    found = Box(Content.parse(FILE, text))
    cards_of(found)  # the cards read what is said of them
    return found


def changed(old: str, new: str) -> str:
    """The content with one place changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def refused(text: str) -> ContentError:
    """The error about a content, which speaks both languages."""
    with pytest.raises(ContentError) as error:
        box(text)
    assert FILE in error.value.text("en")
    assert error.value.text("en") != error.value.text("it")
    return error.value


# ---- section 11


def test_the_goods_are_the_26_of_the_list() -> None:
    listed = {
        "engine": "0 Ye, 1 Re, 2 Be, 3 We",
        "plant": "4 Yp*, 5 Vp, 6 Bp, 7 Gp",
        "robot": "8 Yr, 9 Vr*, 10 Rr, 11 Gr",
        "crystal": "12 Vc, 13 Rc*, 14 Bc, 15 Wc",
        "spice": "16 Ys, 17 Vs, 18 Gs*, 19 Ws",
        "relic": "20 Vk, 21 Rk, 22 Bk*",
        "water": "23 Yw, 24 Gw, 25 Ww*",
    }
    colours = {"Y": "yellow", "V": "violet", "R": "red", "B": "blue", "G": "green", "W": "white"}
    found = 0
    for kind, tiles in listed.items():
        for entry in tiles.split(", "):
            number, code = entry.split()
            tile = int(number)
            assert HOUSE.goods[tile] == code
            assert HOUSE.kinds[HOUSE.kind[tile]] == kind
            assert HOUSE.colours[HOUSE.colour[tile]] == colours[code[0]]
            assert HOUSE.rare[tile] == code.endswith("*")
            found += 1
    assert found == len(HOUSE.goods) == len(set(HOUSE.goods)) == 26


def test_the_goods_are_as_many_of_each_colour_and_kind_as_the_rulebook_says() -> None:
    assert Counter(HOUSE.colours[colour] for colour in HOUSE.colour) == {
        "yellow": 5,
        "violet": 5,
        "red": 4,
        "blue": 4,
        "green": 4,
        "white": 4,
    }
    assert Counter(HOUSE.kinds[kind] for kind in HOUSE.kind) == {
        "engine": 4,
        "plant": 4,
        "robot": 4,
        "crystal": 4,
        "spice": 4,
        "relic": 3,
        "water": 3,
    }
    rare = [tile for tile in range(26) if HOUSE.rare[tile]]
    assert sorted(HOUSE.colour[tile] for tile in rare) == [0, 1, 2, 3, 4, 5]
    assert "engine" not in [HOUSE.kinds[HOUSE.kind[tile]] for tile in rare]


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 3])
def test_S2_the_cells_are_numbered_and_touch_as_drawn(players: int) -> None:
    hold = HOUSE.holds[players]
    drawn = by_the_book.SPOTS[players]
    assert (hold.cells, list(zip(hold.row, hold.column, strict=True))) == (len(drawn), drawn)
    for cell in range(hold.cells):
        assert hold.near[cell] == sorted(drawn.index(spot) for spot in by_the_book.beside(drawn[cell]) if spot in drawn)
    rows = [[cell for cell in range(hold.cells) if drawn[cell][0] == row] for row in range(4)]
    columns = [[cell for cell in range(hold.cells) if drawn[cell][1] == column] for column in range(hold.columns)]
    assert hold.lines == rows + columns
    assert hold.columns == {2: 5, 3: 4}[players]


@pytest.mark.rule("S3", "S4")
def test_S3_S4_the_transports_are_those_of_the_table() -> None:
    assert (HOUSE.transports, HOUSE.transport_letters) == (["orange", "teal", "slate"], ["o", "t", "s"])
    assert HOUSE.hands == {2: [4, 4, 4, 4, 4, 4], 3: [3, 3, 2, 2, 3, 3, 3, 2, 3]}
    for players, hands in HOUSE.hands.items():
        assert [sum(hands[colour::3]) for colour in range(3)] == [8, 8, 8]
        assert [sum(hands[3 * seat : 3 * seat + 3]) for seat in range(players)] == [{2: 12, 3: 8}[players]] * players


@pytest.mark.rule("C6", "C7", "C8", "C9")
def test_C6_to_C9_the_numbers_of_the_cards_are_those_of_the_rulebook() -> None:
    assert (HOUSE.docks, HOUSE.leftovers, len(HOUSE.cards)) == (24, 2, 10)
    jettison, catalogue, bulkheads, quarantine = cards_of(HOUSE)[5:9]
    assert isinstance(jettison, Jettison) and isinstance(catalogue, FullCatalogue)
    assert isinstance(bulkheads, SealedBulkheads) and isinstance(quarantine, Quarantine)
    assert catalogue.brings == {2: [0, 0, 0, 0, 0, 0, 2, 6], 3: [0, 0, 0, 0, 0, 1, 3, 6]}
    assert (jettison.most, bulkheads.long, bulkheads.short, quarantine.each) == (3, 3, 1, 1)


def test_the_content_reads_the_same_from_a_text() -> None:
    again = box(TEXT)
    assert (again.goods, again.hands, again.card_names) == (HOUSE.goods, HOUSE.hands, HOUSE.card_names)


# ---- a broken content file


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("docks = 24\n", "docks"),
        ("leftovers = 2\n", "leftovers"),
        ('letters = ["Y", "V", "R", "B", "G", "W"]\n', "colours.letters"),
        ('letters = ["e", "p", "r", "c", "s", "k", "w"]\n', "kinds.letters"),
        ('names = ["orange", "teal", "slate"]\n', "transports.names"),
        ('hold = ["#...#", ".....", ".....", "#...#"]\n', "tables.2.hold"),
        ("hands = [3, 3, 2, 2, 3, 3, 3, 2, 3]\n", "tables.3.hands"),
        ("three_players = [0, 0, 0, 0, 0, 1, 3, 6]\n", "cards.full_catalogue.three_players"),
        ("most = 3\n", "cards.jettison.most"),
        ("short = 1\n", "cards.sealed_bulkheads.short"),
        ("each = 1\n", "cards.quarantine.each"),
    ],
)
def test_a_missing_key_is_named(line: str, key: str) -> None:
    error = refused(changed(line, ""))
    assert error.phrase.key == "content-missing"
    assert f'"{key}"' in str(error)


@pytest.mark.parametrize(
    ("line", "key", "known"),
    [
        ("docks = 24\n", "dock", "cards, colours, docks, goods, kinds, leftovers, tables, transports"),
        ('names = ["yellow", "violet", "red", "blue", "green", "white"]\n', "colours.dock", "letters, names"),
        ("hands = [4, 4, 4, 4, 4, 4]\n", "tables.2.dock", "hands, hold, players"),
        ("most = 3\n", "cards.jettison.dock", "most, name"),
        ("short = 1\n", "cards.sealed_bulkheads.dock", "long, name, short"),
    ],
)
def test_an_unknown_key_is_named_with_those_that_are_known(line: str, key: str, known: str) -> None:
    error = refused(changed(line, line + "dock = 5\n"))
    assert error.phrase.key in ("content-unknown", "content-unknown-near")
    assert f'"{key}"' in str(error)
    assert known in str(error)


@pytest.mark.parametrize(
    ("old", "new", "key", "found", "allowed"),
    [
        ("leftovers = 2", 'leftovers = "two"', "leftovers", "'two'", "2-2"),
        ("leftovers = 2", "leftovers = true", "leftovers", "True", "2-2"),
        ("leftovers = 2", "leftovers = 3", "leftovers", "3", "2-2"),
        ('"blue", "green", "white"]', '"blue", "green"]', "colours.names", "green", "x 6"),
        ('"relic", "water"]', '"relic", 7]', "kinds.names", "7", "x 7"),
        ('"Yw", "Gw", "Ww*",', '"Yw", "Gw",', "goods.tiles", "Gw", "x 26"),
        ('letters = ["o", "t", "s"]', 'letters = ["o", "t"]', "transports.letters", "['o', 't']", "x 3"),
        ("players = 3", "players = 4", "tables.4.players", "4", "2-3"),
        ('"#...#", ".....",', '"#...#", "....",', "tables.2.hold", "'....'", "# ."),
        ('"#...#", ".....",', '"#...#", "..x..",', "tables.2.hold", "'..x..'", "# ."),
        ('hold = ["#..#", "....", "....", "#..#"]', 'hold = ["....", "...."]', "tables.3.hold", "....", "x 4"),
        (
            '["#...#", ".....", ".....", "#...#"]',
            '["......", "......", "......", "......"]',
            "tables.2.hold",
            "'......'",
            "#",
        ),
        ("hands = [4, 4, 4, 4, 4, 4]", "hands = [4, 4, 4, 4, 4, 3]", "tables.2.hands", "3]", "8 x slate"),
        ("hands = [4, 4, 4, 4, 4, 4]", "hands = [4, 4, 4]", "tables.2.hands", "[4, 4, 4]", "x 6"),
        ("hands = [4, 4, 4, 4, 4, 4]", "hands = [4, 4, 4, 4, 4, -4]", "tables.2.hands", "-4", "0-8"),
        ("= [0, 0, 0, 0, 0, 0, 2, 6]", "= [2, 6]", "cards.full_catalogue.two_players", "[2, 6]", "x 8"),
        ("most = 3", "most = 2.5", "cards.jettison.most", "2.5", "0-20"),
        ("long = 3", "long = 21", "cards.sealed_bulkheads.long", "21", "0-20"),
        ("each = 1", "each = -1", "cards.quarantine.each", "-1", "0-20"),
        ('"zero_gravity"', '"gravity"', "cards.gravity.name", "'gravity'", "zero_gravity"),
        ('"zero_gravity"', '"loading_crane"', "cards.loading_crane.name", "'loading_crane'", "1 x loading_crane"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(old: str, new: str, key: str, found: str, allowed: str) -> None:
    error = refused(changed(old, new))
    assert error.phrase.key == "content-value"
    for words in (f'"{key}"', found, allowed):
        assert words in str(error)


@pytest.mark.parametrize("code", ["Xe", "Yx", "Y", "", "Ye!", "Ye**", "eY", "Y*"])
def test_a_wrong_tile_code_is_named_with_the_letters_that_there_are(code: str) -> None:
    error = refused(changed('"Yr"', f'"{code}"'))
    assert error.phrase.key == "content-value"
    for words in ('"goods.tiles"', repr(code), "YVRBGW", "eprcskw"):
        assert words in str(error)


def test_a_table_in_the_wrong_place_is_named() -> None:
    assert '"tables"' in str(refused(changed("[[tables]]\nplayers = 3", "[more]\nplayers = 3")))
    assert '"cards"' in str(refused("cards = 5\n" + TEXT[: TEXT.index("[[cards]]")]))


def test_a_text_that_is_no_toml_is_named() -> None:
    error = refused("docks = \n")
    assert error.phrase.key == "content-toml"


# ---- content that is well formed and still not a game


def test_a_tile_that_is_listed_twice_is_refused() -> None:
    assert '"goods.tiles"' in str(refused(changed('"Yr"', '"Ye"')))


def test_two_tables_for_the_same_number_of_players_are_refused() -> None:
    text = changed("players = 3", "players = 2").replace("[3, 3, 2, 2, 3, 3, 3, 2, 3]", "[4, 4, 4, 4, 4, 4]")
    assert '"tables.2.players"' in str(refused(text))


def test_a_number_of_docks_that_the_rules_do_not_play_is_refused() -> None:
    text = changed("docks = 24", "docks = 27").replace('"Ye", "Re",', '"Ge", "Ve", "Wp", "Ye", "Re",')
    text = text.replace("[4, 4, 4, 4, 4, 4]", "[5, 5, 5, 4, 4, 4]").replace("3, 3, 2, 2, 3", "3, 3, 3, 3, 3")
    text = text.replace("[3, 3, 3, 3, 3, 3, 3, 2, 3]", "[3, 3, 3, 3, 3, 3, 3, 3, 3]")
    assert '"docks"' in str(refused(text))


@pytest.mark.rule("R12", "D4")
def test_R12_a_hold_without_four_cells_to_spare_is_refused() -> None:
    text = changed('hold = ["#..#", "....", "....", "#..#"]', 'hold = ["#..#", "#..#", "#..#", "#..#"]')
    assert '"tables.3.hold"' in str(refused(text))


# ---- a patch: what it says is what is played, told and shown

TILES = [f"{code}*" if code == "Ye" else code for code in HOUSE.goods]
PATCH: dict[str, object] = {
    "goods": {"tiles": TILES},
    "tables": {
        "2": {"hands": [5, 4, 3, 3, 4, 5]},
        "3": {"hold": ["#...#", ".....", "..#..", "#...#"]},
    },
    "cards": {
        "jettison": {"most": 4},
        "full_catalogue": {"two_players": [0, 0, 1, 0, 0, 0, 0, 0], "three_players": [0] * 8},
        "sealed_bulkheads": {"long": 7, "short": 2},
        "quarantine": {"each": 5},
    },
}


def full(hold: str, cards: tuple[int, int], content: object, players: int = 2) -> MarrakHeshState:
    """A game that has ended with that hold in seat 0."""
    others = [EMPTY_HOLD[players]] * (players - 1)
    hands = [""] * players
    return position(ring=FULL_RING, hands=hands, holds=[hold, *others], cards=cards, players=players, content=content)


def view(state: MarrakHeshState, name: str) -> NDArray[float64]:
    """A part of seat 0's observation in its shape; one about each seat as many times as there are seats."""
    numbers = state.observation(0).astype(float64)
    parts = [part for part in state.game.layout() if part.name == name]
    return stack([numbers[part.start : part.start + part.size].reshape(part.shape) for part in parts])


def panel(state: MarrakHeshState, lang: str) -> str:
    """What the second card says in a terminal, where the two stand side by side."""
    console = Console(width=220, record=True, file=StringIO())
    console.print(board(state, 0, lang))
    lines = console.export_text().splitlines()
    top = next(number for number, line in enumerate(lines) if "─ C" in line)
    left = lines[top].rindex("╭")
    bottom = next(number for number in range(top, len(lines)) if lines[number][left] == "╰")
    return " ".join(word for line in lines[top + 1 : bottom] for word in line[left:].strip("│ ").split())


def terminal(state: MarrakHeshState, lang: str = "en") -> str:
    """What a terminal shows, with the frames and the breaks of lines taken out."""
    console = Console(width=220, record=True, file=StringIO())
    console.print(board(state, 0, lang))
    return " ".join(console.export_text().replace("│", " ").split())


@pytest.mark.parametrize(
    ("card", "hold", "usual", "patched"),
    [
        (6, "# . . . # / Ye Vp Rr Gw . / . . . . . / # . . . #", 3, 4),
        (7, "# . . . # / Ye Vp . . . / . . . . . / # . . . #", 0, 1),
        (8, "# . . . # / Ye Vp Rr Gw Re / . . . . . / # Gp Vr* Gs* #", 4, 9),
        (9, "# . . . # / Vc Ye . . . / . . . . . / # . . . #", 2, 10),
    ],
)
def test_a_patch_changes_what_a_card_brings(card: int, hold: str, usual: int, patched: int) -> None:
    content = {"cards": PATCH["cards"]}
    for patch, brings in ((None, usual), (content, patched)):
        state = full(hold, (1, card), patch)
        line = next(line for line in state.score_sheet(0) if line.rule == f"C{card}")
        assert line.points == brings
        assert state.scores()[0] == sum(line.points for line in state.score_sheet(0)) >= brings
        shown = re.findall(rf'<i class="mh-ic5">C{card}</i>(\d+)<', draw(state, 0, "en"))
        assert shown == ([str(brings)] if brings else [])


@pytest.mark.parametrize(
    ("card", "players", "english", "italian"),
    [
        (6, 2, "1 VP for each tile, at most 4.", "1 PV per Merce, al massimo 4."),
        (7, 2, "Scoring: 2 different kinds give 1 VP.", "Punteggio: 2 tipi diversi danno 1 PV."),
        (7, 3, "Scoring: 7 different kinds give 0 VP.", "Punteggio: 7 tipi diversi danno 0 PV."),
        (8, 2, "gives 7 VP (long row) or 2 VP (short row).", "dà 7 PV (riga lunga) o 2 PV (riga corta)."),
        (9, 2, "Scoring: 5 VP for each tile", "Punteggio: 5 PV per ogni Merce"),
    ],
)
def test_a_patch_changes_what_a_card_says_on_every_face(card: int, players: int, english: str, italian: str) -> None:
    pair = {"players": players, "deep_space": "chosen", "deep_space_pair": (1, card)}
    state, usual = made(content=PATCH, **pair).start(1), made(**pair).start(1)
    assert isinstance(state, MarrakHeshState) and isinstance(usual, MarrakHeshState)
    for lang, words in (("en", english), ("it", italian)):
        assert words in unescape(draw(state, 0, lang))
        assert words not in unescape(draw(usual, 0, lang))
        assert words in panel(state, lang)
        assert words not in panel(usual, lang)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_patch_that_makes_a_tile_rare_shows_in_points_words_screens_and_notation(lang: str) -> None:
    tile = TILE["Ye"]
    hold = "# . . . # / Ye . . . . / . . . . . / # . . . #"
    usual, patched = (full(hold, (1, 2), content) for content in (None, PATCH))
    assert (usual.scores()[0], patched.scores()[0]) == (0, 1)
    assert [line.points for line in patched.score_sheet(0) if line.rule == "F4"] == [1]
    rare = {"en": "rare yellow Engine", "it": "Motore giallo raro"}[lang]
    for state, is_rare in ((usual, False), (patched, True)):
        piece = draw(state, 0, lang).partition(f'data-piece="g{tile}"')[2].partition("</g>")[0]
        assert (rare in piece, "#mh-rare" in piece, "mh-star" in piece) == (is_rare,) * 3
        code = tile_code(HOUSE, tile, lang)
        assert (f"{code}*" in terminal(state, lang)) == is_rare
        assert ("Ye*" in state.notation()) == is_rare
        opening = state.game.start(1)
        assert isinstance(opening, MarrakHeshState)
        dock = opening.docks.index(tile)
        assert (rare in state.game.action_text(opening, dock, lang)) == is_rare
        opening.telling = True
        opening.events = []
        opening.apply(dock)
        assert any(rare in event.phrase.text(lang) for event in opening.events) == is_rare
        assert (rare in opening.question().phrase.text(lang)) == is_rare
        assert view(opening, "taken")[0, -1] == float(is_rare)


def test_a_patch_of_the_hands_is_dealt_and_shown() -> None:
    state = made(players=2, content=PATCH).start(1)
    assert isinstance(state, MarrakHeshState)
    assert state.hands == [5, 4, 3, 3, 4, 5]
    assert re.findall(r"Transports left: (\d) of \1", draw(state, 0, "en")) == list("543345")
    assert "▲5 ●4 ■3" in terminal(state)
    assert "hand oooootttt" + "sss " in state.notation()
    assert view(state, "hand").round(1).tolist() == [[1.0, 0.8, 0.6], [0.6, 0.8, 1.0]]


def test_a_patch_of_a_hold_is_filled_and_shown() -> None:
    state, usual = made(players=3, content=PATCH).start(1), made(players=3).start(1)
    assert isinstance(state, MarrakHeshState) and isinstance(usual, MarrakHeshState)
    assert state.describe(STORE + 9).text("en") == "Store in row 3, column 2"
    assert usual.describe(STORE + 9).text("en") == "Store in row 3, column 4"
    assert state.describe(STORE + 15).text("en") == "Store in cell 16"
    state.apply(0)
    assert state.legal_actions() == list(range(STORE, STORE + 15))
    state.apply(STORE + 9)
    tile = state.hold_of(0)[9]
    assert f"seat 0: # . . . # / . . . . . / . {TILES[tile]} # . . / # . . . # |" in state.notation()
    piece = re.escape(f'data-piece="g{tile}"') + r'[^>]* transform="translate\(([-\d]+) ([-\d]+)\)"'
    found = re.search(piece, draw(state, 0, "en"))
    assert found is not None
    assert (int(found[1]), int(found[2])) == (-108, 54)  # a column left of the middle, in the third of four rows
    assert terminal(state).count("·") == 3 * 15 - 1
    assert view(state, "hold").shape == (3, 15, 14)
    assert view(state, "hold")[0, 9].any()


def test_a_patch_leaves_the_game_of_the_house_as_it_is() -> None:
    before = made(players=2).start(5)
    assert isinstance(before, MarrakHeshState)
    seen = (before.notation(), draw(before, 0, "it"), terminal(before))
    patched = made(players=2, content=PATCH).start(5)
    assert isinstance(patched, MarrakHeshState)
    assert (patched.notation(), draw(patched, 0, "it"), terminal(patched)) != seen
    again = made(players=2).start(5)
    assert isinstance(again, MarrakHeshState)
    assert (again.notation(), draw(again, 0, "it"), terminal(again)) == seen
    assert again.terms.box is HOUSE


# ---- a patch that is none


@pytest.mark.parametrize(
    ("patch", "key", "said"),
    [
        ({"dock": 24}, "dock", "cards, colours, docks, goods, kinds, leftovers, tables, transports"),
        ({"cards": {"jetison": {"most": 4}}}, "cards.jetison", "jettison, full_catalogue"),
        ({"cards": {"jettison": {"least": 4}}}, "cards.jettison.least", "most, name"),
        ({"cards": {"safe_conduct": {"most": 4}}}, "cards.safe_conduct.most", "name"),
        ({"cards": {"jettison": {"most": "four"}}}, "cards.jettison.most", "'four'; allowed: 0-20"),
        ({"cards": {"jettison": {"most": True}}}, "cards.jettison.most", "True; allowed: 0-20"),
        ({"cards": {"jettison": {"most": 21}}}, "cards.jettison.most", "21; allowed: 0-20"),
        ({"cards": {"jettison": 4}}, "cards.jettison", "4; allowed: [cards.jettison]"),
        ({"cards": {"jettison": {"name": "second_buyer"}}}, "cards.jettison.name", "allowed: jettison"),
        ({"cards": [{"name": "jettison"}]}, "cards", "allowed: [cards.safe_conduct]"),
        ({"cards": {"full_catalogue": {"two_players": [1]}}}, "cards.full_catalogue.two_players", "[0-20, ...] x 8"),
        ({"tables": {"4": {"hands": [1]}}}, "tables.4", "here there are: 2, 3"),
        ({"tables": {"2": {"players": 3}}}, "tables.2.players", "3; allowed: 2"),
        ({"tables": {"2": {"hands": [5, 4, 4, 4, 4, 4]}}}, "tables.2.hands", "8 x orange"),
        ({"tables": {"3": {"hold": ["#..#", "....", "...#", "#..#"]}}}, "tables.3.hold", "4 + 8 x ."),
        ({"tables": {"3": {"hold": ["....", "#..#", "....", "#..#"]}}}, "tables.3.hold", "#..# / .... / .... / #..#"),
        ({"tables": {"3": {"hold": ["#.#.#", "..#..", "..#..", "#.#.#"]}}}, "tables.3.hold", "#..# / .... "),
        ({"tables": {"3": {"hold": ["#..##", ".....", ".....", "#.###"]}}}, "tables.3.hold", "'#.###'; allowed: # .."),
        ({"tables": {"3": {"hold": ["#..#", "....", "....", "#..#.."]}}}, "tables.3.hold", "'#..#..'"),
        ({"docks": 25}, "docks", "25; allowed: 24-24"),
        ({"goods": {"tiles": HOUSE.goods[:-1]}}, "goods.tiles", "x 26"),
        ({"goods": 5}, "goods", "5; allowed: [goods]"),
        ({"colours": {"names": HOUSE.colours[::-1]}}, "colours.names", str(HOUSE.colours)),
        ({"transports": {"letters": ["a", "b", "c"]}}, "transports.letters", "['o', 't', 's']"),
    ],
    ids=str,
)
def test_a_bad_patch_is_refused_with_its_key_and_what_is_allowed(patch: dict[str, object], key: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        made(content=patch)
    assert str(error.value).startswith("content: ")
    assert f'"{key}"' in str(error.value)
    assert said in str(error.value)
    assert error.value.text("it") != error.value.text("en")


def test_a_patch_may_stand_in_a_file_and_errors_name_it(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text("[cards.quarantine]\neach = 5\n", encoding="utf-8")
    assert made(content=file) == made(content={"cards": {"quarantine": {"each": 5}}})
    file.write_text("[cards.quarantine]\neach = 50\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r'^dear.toml: the key "cards.quarantine.each" cannot be 50; allowed: 0-20'):
        made(content=file)


# ---- a patch is part of what a game is


def test_games_are_equal_only_with_the_same_patch() -> None:
    game = made(content=PATCH)
    assert game == made(content=dict(reversed(PATCH.items())))
    assert game != made()
    assert game != made(content={"cards": {"quarantine": {"each": 5}}})
    assert made(content={}) == made()
    assert hash(game) == hash(made(content=PATCH))
    assert game.start(3) != made().start(3)
    assert "content=" not in repr(made())
    assert repr(made(content={"cards": {"quarantine": {"each": 5}}})).endswith(
        """, tie_break='shared', content={"cards":{"quarantine":{"each":5}}})"""
    )


def test_a_pickle_keeps_the_patch() -> None:
    game = made(content=PATCH)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.terms.box.goods == TILES
    state = game.start(7)
    for _ in range(9):
        state.apply(state.legal_actions()[-1])
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert (twin.game, twin.notation()) == (game, state.notation())
    while not twin.is_over:
        twin.apply(twin.legal_actions()[0])
        state.apply(state.legal_actions()[0])
    assert (twin.scores(), twin) == (state.scores(), state)


def test_a_record_carries_the_patch_and_the_hash_of_the_content_and_replays() -> None:
    game = made(content=PATCH, deep_space="chosen", deep_space_pair=(7, 9))
    record = Record.of(game, 11, ["a", "b"])
    state = game.start(11)
    while not state.is_over:
        record.actions.append(state.legal_actions()[-1])
        state.apply(record.actions[-1])
    again = Record.from_json(record.to_json())
    assert again == record
    assert (again.patch.changes, again.content) == (PATCH, content_of("marrak_hesh", game.patch))
    assert again.content != content_of("marrak_hesh")
    end = again.replay()
    assert (end, end.game, end.scores()) == (state, game, state.scores())
    plain = Record(record.game, record.options, 11, record.actions, record.rules_version, ["a", "b"])
    assert "patch" not in json.loads(plain.to_json())


def test_a_record_whose_patch_was_edited_is_refused() -> None:
    record = Record.of(made(content=PATCH), 11, ["a", "b"])
    body = json.loads(record.to_json())
    body["patch"]["cards"]["quarantine"]["each"] = 6
    with pytest.raises(RecordError) as refused:
        Record.from_json(json.dumps(body))
    assert refused.value.phrase.key == "record-check"
    # Who works out the check anew is found out by the hash of the content.
    other = Patch(body["patch"])
    forged = replace(record, patch=other)
    with pytest.raises(RecordError) as refused:
        Record.from_json(forged.to_json()).replay()
    assert refused.value.phrase.key == "record-content"
    bad = replace(record, patch=Patch({"cards": {"quarantine": {"each": 60}}}))
    with pytest.raises(RecordError) as refused:
        Record.from_json(bad.to_json()).replay()
    assert '"cards.quarantine.each"' in str(refused.value)
