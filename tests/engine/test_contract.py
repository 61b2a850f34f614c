"""The contract: making games, options, seeds, and the shelf."""

from __future__ import annotations

from copy import deepcopy

import pytest

import ludoteca
from ludoteca import OptionError, SeedError, UnknownGame


def test_the_shelf_lists_its_games() -> None:
    assert "marrak_hesh" in ludoteca.games()
    assert ludoteca.games() == sorted(ludoteca.games())


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="Did you mean marrak_hesh") as refusal:
        ludoteca.make("marak_hesh")
    assert "scaffale" in refusal.value.text("it")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 4}, ["players", "4", "2, 3"]),
        ({"players": "many"}, ["players", "many", "2, 3"]),
        ({"colour": "red"}, ["colour", "players, group_ties, deep_space"]),
        ({"deep_space": "all"}, ["deep_space", "all", "none, random, chosen"]),
        ({"deep_space_pair": (4, 4)}, ["deep_space_pair", "2 x"]),
        ({"deep_space_pair": "3"}, ["deep_space_pair", "2 x"]),
        ({"deep_space_pair": "3,11"}, ["deep_space_pair", "2 x"]),
        ({"players": 2, "first_player": "seat_2"}, ["first_player", "seat_2", "seat_1"]),
    ],
)
def test_a_bad_option_is_refused_with_its_name_and_what_is_allowed(
    options: dict[str, object], named: list[str]
) -> None:
    with pytest.raises(OptionError) as refusal:
        ludoteca.make("marrak_hesh", **options)
    for text in (refusal.value.text("en"), refusal.value.text("it")):
        for part in named:
            assert part in text


def test_options_are_read_from_text_as_from_python() -> None:
    typed = ludoteca.make("marrak_hesh", players=3, deep_space="chosen", deep_space_pair=(10, 2))
    written = ludoteca.make("marrak_hesh", players="3", deep_space="chosen", deep_space_pair="10 2")
    assert typed == written
    assert typed.options["deep_space_pair"] == (2, 10)
    assert typed.players == 3


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 1.5, None, True])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(SeedError, match="2\\^128"):
        ludoteca.make("marrak_hesh").start(seed)  # type: ignore[arg-type]


def test_two_games_with_the_same_options_are_equal() -> None:
    assert ludoteca.make("marrak_hesh") == ludoteca.make("marrak_hesh", players=2)
    assert ludoteca.make("marrak_hesh") != ludoteca.make("marrak_hesh", players=3)


def test_events_are_told_only_when_asked_for() -> None:
    game = ludoteca.make("marrak_hesh")
    silent = game.start(1)
    silent.apply(silent.legal_actions()[0])
    assert silent.events == []
    telling = game.start(1, events=True)
    telling.apply(telling.legal_actions()[0])
    assert len(telling.events) == 1
    assert telling.clone().telling is False


def test_a_deep_copy_is_a_clone_that_has_heard_the_same() -> None:
    state = ludoteca.make("pocket_mars").start(1, events=True)
    state.apply(state.legal_actions()[0])
    twin = deepcopy(state)
    assert (twin, twin.events) == (state, state.events)
    before = state.packed()
    twin.apply(twin.legal_actions()[0])
    assert (state.packed(), len(state.events)) == (before, 1)
    assert not deepcopy(state.clone()).telling
