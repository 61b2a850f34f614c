"""The rulebook and the game tell the same: squares from 1 to 9, the tiles, the levels, the options, the places."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludoteca.engine.options import Choice
from ludoteca.games.martians.content import HOUSE, MIDDLE, SIDES, TURNED
from ludoteca.games.martians.examples import CHURCH, DINER, position
from ludoteca.games.martians.phrases import cell_name, tile_name
from ludoteca.games.martians.pieces import grow_farms
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.rules import Martians
from ludoteca.words import LANGUAGES, say
from tests.rules.martians.table import play, started

PLAIN = re.compile(r"^- \*\*(\w+)\*\* (.*)$", re.MULTILINE)


def book(lang: str) -> str:
    return files("ludoteca.games.martians").joinpath("rulebook", f"{lang}.md").read_text(encoding="utf-8")


def rule(lang: str, name: str) -> str:
    found: dict[str, str] = dict(PLAIN.findall(book(lang)))
    return found[name]


def rows(lang: str, first: str) -> list[list[str]]:
    """The rows of a table whose first cell begins like that."""
    lines = [line for line in book(lang).splitlines() if re.match(rf"\| {first}", line)]
    return [[part.strip() for part in line.strip("|").split("|")] for line in lines]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("R44")
def test_R44_the_order_in_which_a_farm_fills_up_is_the_games(lang: str) -> None:
    order = re.search(r"(?:\d,){7}\d", rule(lang, "R44"))
    assert order
    told = numbers(order.group())
    assert [5, *told] == [square + 1 for square in HOUSE.surge]
    state = position("discard", tiles=[(1, 0, -1, 0)], tokens={1: 1}, up=[1], hands=["C1"])
    grown: list[int] = []
    for _ in range(9):
        before = set(state.martians)
        grow_farms(state)
        grown += set(state.martians) - before
    names = [cell_name(state, cell).text(lang) for cell in grown]
    assert [numbers(name)[0] for name in names] == [5, *told]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("R2", "R4", "S2")
def test_R2_squares_are_counted_from_1_and_turn_as_the_game_turns_them(lang: str) -> None:
    before, after = (numbers(found) for found in re.findall(r"(?:\d,){8}\d", rule(lang, "R2")))
    assert before == list(range(1, 10))
    assert after == [square + 1 for square in TURNED]
    middles = re.search(r"\(\w+ (\d), \w+ (\d), \w+ (\d), \w+ (\d)\)", rule(lang, "R4"))
    assert middles
    assert [int(found) for found in middles.groups()] == [square + 1 for square in MIDDLE]
    assert f"{started().pawn[0] + 1}:" in rule(lang, "S2")


def _squares(text: str) -> list[str]:
    return [] if text == "-" else text.split()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("R14")
def test_R14_the_table_of_tiles_is_the_games(lang: str) -> None:
    found = [row for row in rows(lang, r"\d") if row[2].startswith("`")]
    tiles: list[int] = []
    for number, name, ground, exits, doors, icon, markers, objects, martians in found:
        first, last = numbers(number)[0], numbers(number)[-1]
        for tile in range(first, last + 1):
            tiles.append(tile)
            kinds = "".join(".rbf"[HOUSE.ground[36 * tile + square]] for square in range(9))
            assert ground.strip("`").replace(" / ", "") == kinds
            assert exits.split() == [side for number, side in enumerate(SIDES) if HOUSE.exits[4 * tile] >> number & 1]
            assert icon == (str(HOUSE.icon[4 * tile] + 1) if HOUSE.icon[4 * tile] >= 0 else "-")
            assert _doors(tile) == {tuple(numbers(door)) for door in _squares(doors)}
            if tile > 4:
                marks = [f"{'LB'[mark // 9]}{mark % 9 + 1}" for mark in HOUSE.marks[tile]]
                assert sorted(_squares(markers)) == sorted(marks)
            assert _squares(objects) == [f"O{HOUSE.spot_square[spot] + 1}" for spot in HOUSE.spots_of[tile]]
            assert int(martians) == (0 if tile == 0 else 1 if tile <= 4 else len(HOUSE.roads[4 * tile]))
            assert tile_name(HOUSE, tile).text(lang).lower() in name.lower()
    assert tiles == list(range(30))


def _doors(tile: int) -> set[tuple[int, int]]:
    """The pairs of squares that are linked though they are not of one kind."""
    found: set[tuple[int, int]] = set()
    for square in range(9):
        for direction in range(4):
            other = HOUSE.inner[144 * tile + 4 * square + direction]
            if other > square and HOUSE.ground[36 * tile + square] != HOUSE.ground[36 * tile + other]:
                found.add((square + 1, other + 1))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("S8")
def test_S8_the_levels_are_the_games(lang: str) -> None:
    for level in HOUSE.levels:
        row = next(row for row in rows(lang, f"`{level.name}`") if "/" in row[1])
        cells = [cell.split(" / ") for cell in row[1:]]
        assert [int(supply) for supply, _ in cells] == level.supply
        assert [spots in ("all", "tutti") for _, spots in cells] == level.all_spots


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_are_the_games(lang: str) -> None:
    for option in Martians.option_list:
        row = next(row for row in rows(lang, f"`{option.name}`"))
        if isinstance(option, Choice) and option.name != "players":
            told = [value.strip("*`") for value in row[1].split(", ")]
            assert told == [str(value) for value in option.values]
        assert re.search(rf"\*\*`?{option.default}`?\*\*", row[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("E5", "E9", "E22")
def test_E5_the_squares_of_the_examples_are_those_the_game_names(lang: str) -> None:
    church, diner, house = (tile_name(HOUSE, tile).text(lang) for tile in (14, 15, 0))
    state = position("move", tiles=[CHURCH, DINER], furnished=True)
    assert isinstance(state, MartiansState)

    def told(tile: int, squares: list[int]) -> str:
        return f"{tile_name(HOUSE, tile).text(lang)} {', '.join(str(square) for square in squares)}"

    on = {tile: [cell % 9 + 1 for cell in state.martians if cell // 9 == tile] for tile in (14, 15)}
    assert told(14, on[14]) in rule(lang, "E5") and told(15, on[15]) in rule(lang, "E5")
    life = {tile: [s + 1 for s in range(9) if state.squares[9 * tile + s] & 2] for tile in (14, 15)}
    assert told(14, life[14]) in rule(lang, "E5") and told(15, life[15]) in rule(lang, "E5")
    hidden = [cell for spot, cell in enumerate(state.spot_cell) if state.spot_kind[spot] >= 0]
    assert hidden == [9 * 14 + 2, 9 * 15 + 8]
    assert f"{church} 3" in rule(lang, "E5") and f"{diner} 9" in rule(lang, "E5")
    law = position(hands=["C7"], tiles=[CHURCH, DINER], pawns=[133, 126])
    assert f"{church} {law.pawn[0] % 9 + 1}" in rule(lang, "E22") and f"{church} 1" in rule(lang, "E22")
    play(law, "card C7")
    assert f"{house} {law.pawn[0] % 9 + 1}" in rule(lang, "E22")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_square_is_counted_from_0_and_no_place_is_a_pair_of_numbers(lang: str) -> None:
    assert not re.search(r"\(-?\d+, ?-?\d+\)", book(lang))
    assert not re.search(r"\b(?:cell|cella)\b", book(lang))
    state = started(3)
    while state.asked != 0:
        state.apply(state.choices[0])
    texts = [state.game.action_text(state, action, lang) for action in state.legal_actions()]
    assert all(say("martians", "tile", lang, tile="house") in text and "(" not in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("S8", "D30")
def test_S8_how_often_a_level_is_won_is_said_beside_the_choice_as_in_the_table(lang: str) -> None:
    for level in HOUSE.levels:
        row = next(row for row in rows(lang, f"`{level.name}`") if re.fullmatch(r"\d+ / \d+", row[1]))
        won = [numbers(cell) for cell in row[1:]]
        label = numbers(say("martians", f"option-difficulty-{level.name}", lang))
        beginners, bots = ([pair[who] for pair in won] for who in (0, 1))
        assert label == [min(beginners), max(beginners), min(bots), max(bots)]
