"""What lies in the box is exactly section 11, and a broken content file is refused in words that help."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from ludoteca.engine.content import Content
from ludoteca.engine.errors import ContentError
from ludoteca.games.marrak_hesh.cards import FullCatalogue, Jettison, Quarantine, SealedBulkheads, deck_of
from ludoteca.games.marrak_hesh.content import HOUSE, Box
from tests.rules.marrak_hesh import by_the_book

TEXT = files("ludoteca.games.marrak_hesh").joinpath("content.toml").read_text(encoding="utf-8")
FILE = "somewhere/content.toml"


def box(text: str) -> Box:
    found = Box(Content.parse(FILE, text))
    deck_of(found)  # the cards read what is said of them
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
    jettison, catalogue, bulkheads, quarantine = deck_of(HOUSE)[5:9]
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
    assert error.phrase.key == "content-unknown"
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
