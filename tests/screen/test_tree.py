"""A screen is a tree of parts that have names: each is found, sent and filled by its own."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.screen import Markup, Part, Screen, View, part, spot, tag, tip
from ludoteca.screen.kit import card, die, hand, pile, term, token, total
from ludoteca.screen.markup import gap
from ludoteca.screen.seats import STATUS, seat_heading, seat_panel
from ludoteca.words import LANGUAGES


def nested() -> Markup:
    inner = part("scene", "g", None, Markup("<path/>"))
    board = part("station", "svg", {"class": "x"}, inner, "a < b", gap("status0"))
    return tag("div", None, tag("p", None, "before"), tag("div", None, board))


def test_what_holds_a_named_part_is_part_of_the_tree_and_the_text_is_whole() -> None:
    tree = nested()
    assert isinstance(tree, Part)
    assert [found.name for found in tree.parts()] == ["station", "scene", "status0"]
    assert tree == (
        '<div><p>before</p><div><svg data-part="station" class="x"><g data-part="scene"><path/></g>a &lt; b'
        '<span data-part="status0"></span></svg></div></div>'
    )


def test_without_a_named_part_an_element_is_plain_text() -> None:
    assert not isinstance(tag("div", None, tag("p", None, "x")), Part)


def test_a_gap_is_filled_and_nothing_else_changes() -> None:
    tree = nested()
    assert isinstance(tree, Part)
    filled = tree.filled({"status0": Markup("<b>here</b>")})
    assert filled == tree.replace("</span></svg>", "<b>here</b></span></svg>")
    assert "here" not in tree
    plain = part("alone", "p", None, "x")
    assert plain.filled({"status0": "y"}) is plain


def test_a_shell_names_the_parts_within_and_tells_nothing_of_what_they_hold() -> None:
    one = part("station", "svg", None, part("scene", "g", None, "night"))
    other = part("station", "svg", None, part("scene", "g", None, "day"))
    moved = part("station", "svg", {"class": "y"}, part("scene", "g", None, "night"))
    assert one.shell() == other.shell() != moved.shell()


@pytest.mark.parametrize("name", ludoteca.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_a_tree_with_a_heading_for_each_seat(name: str, lang: str) -> None:
    game = ludoteca.make(name)
    state = game.start(3)
    for seat in (0, None):
        drawn = game.screen(state, seat, lang)
        assert isinstance(drawn, Screen)
        names = [found.name for found in drawn.parts()]
        assert len(names) == len(set(names)), "two parts of one name"
        assert drawn.seats_everybody
        assert {f"{STATUS}{other}" for other in range(game.players)} <= set(names)
        for found in names:
            assert drawn.named(found).name == found


@pytest.mark.parametrize("name", ludoteca.games())
def test_what_can_be_touched_is_known_from_the_tree_and_a_picture_has_nothing_to_touch(name: str) -> None:
    game = ludoteca.make(name)
    state = game.start(5)
    drawn = game.screen(state, state.to_move)
    assert isinstance(drawn, Screen)
    assert drawn.touches <= set(state.legal_actions())
    assert all(f'data-action="{action}"' in drawn for action in drawn.touches)
    picture = game.screen(state, state.to_move, touch=False)
    assert isinstance(picture, Screen)
    assert not picture.touches and "data-action" not in picture and "data-why" not in picture


def test_the_heading_of_a_seat_tells_who_moves_and_how_it_stands() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    view = View(state, 0, "en", ["Anna", "Bruno <b>"])
    own, other = (seat_panel(view, seat, "x", seat_heading(view, seat)) for seat in (0, 1))
    asked, waiting = (own, other) if state.to_move == 0 else (other, own)
    assert "to move" in asked and "to move" not in waiting
    assert "Bruno &lt;b&gt;" in other and "<b>0</b><small>points</small>" in other


def test_things_of_the_kit_say_what_they_are() -> None:
    assert 'data-tip="Jettison. Throw two out." data-tip-rule="C9"' in card("k", "Jettison", "Throw two out.", "C9")
    assert 'role="img" aria-label="a bullet"' in token("k", "a bullet", "o")
    assert die("k", 5, "5").count("<circle") == 5 and ">9</text>" in die("k", 9, "9")
    assert 'data-tip="Deck: 12"' in pile("k", "Deck", 12)
    assert hand("k", "Your hand", "a < b").count("&lt;") == 1
    drawn = total("k", [term("Colours", "c", 3, "F2"), term("Kinds", "k", 0)], "3", "3 points")
    assert drawn.count('role="note"') == 2 and 'class="term none"' in drawn
    assert spot("dock7") == {"data-spot": "dock7"} and tip("x")["data-tip-rule"] is None


def test_a_token_that_was_drawn_before_is_no_way_around_escaping() -> None:
    assert "<b>x</b>" in token("chip", "Coin", Markup("<b>x</b>"))
    assert "&lt;b&gt;x&lt;/b&gt;" in token("chip", "Coin", "<b>x</b>")
    assert "<b>x</b>" in token("chip", "Coin", Markup("<b>x</b>"))
