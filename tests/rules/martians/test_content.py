"""Content is a value: a patch changes what it says, on every face; a bad one is refused with what is allowed."""

from __future__ import annotations

import pickle
from importlib.resources import files
from io import StringIO

import pytest
from rich.console import Console

import ludoteca
from ludoteca.engine.content import Content
from ludoteca.engine.errors import ContentError
from ludoteca.games.martians.content import Box
from ludoteca.games.martians.pieces import put_arm
from ludoteca.games.martians.position import MartiansState
from ludoteca.words import LANGUAGES

FILE = Content.of("ludoteca.games.martians").file
TEXT = files("ludoteca.games.martians").joinpath("content.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rows = ["brb", "brb", "brb"]', 'rows = ["brb", "bxb", "brb"]', "tiles.gas-south.rows"),
        ('rows = ["fff", "fff", "fff"]', 'rows = ["fff", "frf", "fff"]', "tiles.farm.rows"),
        ('rows = [".r.", "rbr", ".r."]', 'rows = [".r.", "r.r", ".r."]', "tiles.house.rows"),
        ('exits = "NESW"', 'exits = "SENW"', "tiles.house.exits"),
        ('doors = ["1-4"]', 'doors = ["0-4"]', "tiles.gas-north.doors"),
        ('markers = ["B0", "B1"]', 'markers = ["B0", "B5"]', "tiles.gas-north.markers"),
        ("objects = [2]", "objects = [1]", "tiles.gas-north.objects"),
        ("objects = [2]", "objects = []", "tiles.gas-north.objects"),
        ("ids = [16]", "ids = [15]", "tiles.radio.ids"),
        ('kind = "farm"', 'kind = "road"', '"tiles'),
        ('{ id = "C2", deck', '{ id = "C1", deck', "cards.C1.id"),
        ('{ id = "C2", deck = "event"', '{ id = "C2", deck = "events"', "cards.C2.deck"),
        ("martians = 100", "martians = 100\nufo = 1", "ufo"),
        ("surge = [4, 1", "surge = [4, 4", "surge"),
        ('spots = ["all", "all"', 'spots = ["all", "none"', "difficulty.gentle.spots"),
    ],
)
def test_a_wrong_content_file_is_refused_by_file_and_place(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(ContentError) as refusal:
        Box(Content.parse(FILE, TEXT.replace(old, new, 1)))
    assert "content.toml" in str(refusal.value)
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("patch", "key", "allowed"),
    [
        ({"ufo": 1}, "ufo", "bullets_start"),
        ({"life_start": "three"}, "life_start", "1-5"),
        ({"life_start": 6}, "life_start", "1-5"),
        ({"hand": 4}, "hand", "1-3"),
        ({"cards": {"C36": {"count": 2}}}, "cards.C36", "C1, C2"),
        ({"cards": {"C12": {"count": 10}}}, "cards.C12.count", "1-9"),
        ({"cards": {"C4": {"count": 2}}}, "cards.C4.count", ""),
        ({"cards": {"C4": {"deck": "martian"}}}, "cards.C4.deck", "'event'"),
        ({"cards": {"C12": {"weapon": False}}}, "cards.C12.weapon", "True"),
        ({"cards": {"C17": {"when": "A"}}}, "cards.C17.when", "X"),
        ({"cards": {"C4": {"when": "AL"}}}, "cards.C4.when", "A, O, M"),
        ({"cards": {"C4": {"copies": 3}}}, "cards.C4.copies", "0-2"),
        ({"cards": [{"id": "C1"}]}, "cards", "cards.C1"),
        ({"tiles": {"church": {"objects": [2, 0]}}}, "tiles.church.objects", ""),
        ({"tiles": {"church": {"exits": "N"}}}, "tiles.church.exits", " r o"),
        ({"difficulty": {"hard": {"supply": [0] * 6}}}, "difficulty.hard.supply", "1-500"),
    ],
)
def test_a_bad_patch_is_refused_by_file_key_and_what_is_allowed(
    patch: dict[str, object], key: str, allowed: str
) -> None:
    with pytest.raises(ContentError) as refusal:
        ludoteca.make("martians", content=patch)
    for lang in LANGUAGES:
        told = refusal.value.text(lang)
        assert told.startswith("content:")
        assert f'"{key}"' in told
        assert allowed in told


def opened(content: dict[str, object], **options: object) -> MartiansState:
    state = ludoteca.make("martians", content=content, **options).start(2, events=True)
    assert isinstance(state, MartiansState)
    return state


def faces(state: MartiansState, seat: int, lang: str) -> tuple[str, str]:
    """The screen, and the board as text."""
    console = Console(width=220, file=StringIO(), force_terminal=False)
    console.print(state.game.board(state, seat, lang))
    assert isinstance(console.file, StringIO)
    return state.game.screen(state, seat, lang), console.file.getvalue()


def test_what_a_player_begins_with_and_may_have_is_the_contents() -> None:
    state = opened({"life_start": 6, "most": 7, "bullets_start": 1, "hand": 2})
    assert (state.life, state.bullets, state.held) == ([6] * 4, [1] * 4, [2] * 4)
    screen, board = faces(state, 0, "en")
    assert screen.count('<use href="#ma-heart"') == 7 * 4  # six and an empty place for each
    assert "Life: 6" in screen and "♥♥♥♥♥♥ 6" in board
    assert state.observation(0).max() <= 1.0  # Life is a share of what one may have
    assert opened({"most": 7}).game != opened({}).game


def test_a_number_of_a_card_is_played_with_and_said() -> None:
    state = opened({"cards": {"C12": {"count": 2}, "C33": {"count": 1}, "C10": {"count": 1}, "C1": {"copies": 1}}})
    gun = state.terms.cards[11]
    put_arm(state, 0, gun.number)
    assert state.shells[0] == 2
    assert "next two combats" in gun.text(False).text("en")
    assert "prossimi due combattimenti" in gun.text(False).text("it")
    assert "next two combats" in faces(state, 0, "en")[1]
    assert "tiri dei tuoi prossimi due" in faces(state, 0, "it")[0]
    video = state.terms.cards[32]
    assert video.text(False).text("en") == "another player loses 1 Life and 1 Bullet"
    assert video.text(False).text("it") == "un altro giocatore perde 1 Vita e 1 Proiettile"
    state.player, state.target, state.drawn = 0, 1, -1
    video.act(state)
    assert (state.life[1], state.bullets[1]) == (2, 2)
    assert state.terms.cards[9].text(False).text("it") == "togli un Marziano da una tessera"
    hands = [card for seat in range(4) for card in state.hand_of(seat)]
    assert (state.deck + hands).count(0) == 1
    assert len(state.deck) + len(hands) == 69


def test_when_a_card_may_be_played_and_what_a_tile_is_are_the_contents() -> None:
    plain, own = (ludoteca.make("martians", content=content) for content in ({}, {"cards": {"C4": {"when": "O"}}}))
    assert (plain.terms.cards[3].when, own.terms.cards[3].when) == (0, 1)
    state = opened({"tiles": {"church": {"markers": []}}, "martians": 40, "difficulty": {"book": {"supply": [9] * 6}}})
    assert state.supply == 40
    assert [state.terms.box.marks[tile] for tile in (14, 15)] == [[], [1, 2]]
    assert state.game.observation_length == plain.observation_length - 2
    assert opened({"difficulty": {"book": {"supply": [9] * 6}}}, mode="cooperative").supply == 9


def test_a_patched_game_plays_to_its_end_and_survives_a_pickle() -> None:
    content: dict[str, object] = {"martians": 60, "hand": 2, "copies": 1, "cards": {"C28": {"count": 9, "when": "O"}}}
    state = opened(content, players=3, lap_limit=15)
    again = pickle.loads(pickle.dumps(state))
    assert again.game == state.game and again.terms.box.martians == 60
    step = 0
    while not state.is_over:
        action = state.choices[step * 7919 % len(state.choices)]
        state.apply(action)
        again.apply(action)
        step += 1
    assert again.notation() == state.notation()
