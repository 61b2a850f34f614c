"""The evaluator that has learned: weights of one file, read with care, and no eye for what its seat cannot know."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import Mix, Playout, SearchBot, SeatError, bot_for, names
from ludoteca.bots.evaluator import inputs, softmax
from ludoteca.bots.learned import Learned, shipped, shipped_name
from ludoteca.bots.weights import MOST_BYTES, Weights, about_game, read_weights, shapes_of, write_weights
from ludoteca.engine import Game, State
from ludoteca.engine.phrase import HOUSE
from ludoteca.files import FileError
from ludoteca.words import say

GAMES = {"marrak_hesh": 2, "mars_needs_mechanics": 3}


def game_of(name: str = "marrak_hesh") -> Game:
    return ludoteca.make(name, players=GAMES[name])


def net_of(game: Game, sees: bool = True, units: tuple[int, ...] = (6, 4)) -> Weights:
    """Weights by chance."""
    about = about_game(game, game.strategy())
    chance = np.random.default_rng(1)
    layers = [(chance.standard_normal(shape) / 4).astype(np.float32) for shape in shapes_of(about, sees, units)]
    return Weights(about, sees, units, tuple(layers), (10.0, 5.0), "by chance")


def middle_of(game: Game, seed: int = 3, decisions: int = 9) -> State:
    state = game.start(seed)
    for _ in range(decisions):
        state.advance(state.choices[len(state.choices) // 2])
    assert not state.is_over
    return state


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "w.weights"
    write_weights(net_of(game_of()), path)
    return path


def resealed(whole: bytes) -> bytes:
    """With a hash that is right again: what is wrong lies deeper."""
    return whole[:-32] + sha256(whole[:-32]).digest()


def retold(whole: bytes, **said: Any) -> bytes:
    """With another header."""
    first, header, rest = whole.split(b"\n", 2)
    told = {**json.loads(header), **said}
    return resealed(b"\n".join([first, json.dumps({k: v for k, v in told.items() if v is not None}).encode(), rest]))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sees", [True, False])
def test_what_is_written_is_what_is_read(name: str, sees: bool, tmp_path: Path) -> None:
    game = game_of(name)
    weights = replace(net_of(game, sees), data=({"folder": "data", "games": 3},), strength={"share": 0.5})
    write_weights(weights, tmp_path / "w.weights")
    found = read_weights(tmp_path / "w.weights")
    assert all(np.array_equal(one, other) for one, other in zip(weights.layers, found.layers, strict=True))
    assert replace(found, layers=()) == replace(weights, layers=())
    states = [middle_of(game, seed) for seed in range(4)]
    learned = Learned(game, tmp_path / "w.weights")
    values, priors = learned.evaluate([state.clone() for state in states])
    rows = inputs(states, game.strategy())
    hidden = rows if sees else rows[:, game.observation_length :]
    first, added, second, more, value, rest, logits, last, *_ = weights.layers
    hidden = np.maximum(np.maximum(hidden @ first + added, 0) @ second + more, 0)
    for number, state in enumerate(states):
        told = np.tanh(hidden @ value + rest)[number]
        assert [values[number][(state.to_move + step) % game.players] for step in range(game.players)] == pytest.approx(
            told, abs=1e-5
        )
        believed = np.array(state.game.strategy().priors(state))
        corrected = believed * np.exp((hidden @ logits + last)[number, state.choices])
        assert priors[number] == pytest.approx(corrected / corrected.sum(), rel=1e-4)
    assert all(-30 < points < 50 for seats in learned.points(states) for points in seats)
    write_weights(found, tmp_path / "again.weights")
    assert (tmp_path / "again.weights").read_bytes() == (tmp_path / "w.weights").read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_inputs(name: str) -> None:
    game = game_of(name)
    strategy = game.strategy()
    lengths = set()
    for seed in range(6):
        state = middle_of(game, seed, 5 + 4 * seed)
        for seat in range(game.players):
            counted = strategy.features(state, seat)
            lengths.add(len(counted))
            assert counted == strategy.features(state.redeal(seat, 1), seat)
            assert all(abs(number) < 20 for number in counted) and any(counted)
    assert len(lengths) == 1


def test_the_evaluator_cannot_tell_apart_what_its_seat_cannot(tmp_path: Path) -> None:
    game = game_of("mars_needs_mechanics")
    write_weights(net_of(game), tmp_path / "w.weights")
    learned = Learned(game, tmp_path / "w.weights")
    state = middle_of(game)
    worlds = [state.redeal(state.to_move, seed) for seed in range(5)]
    assert len({tuple(world.packed()) for world in worlds}) > 1, "the worlds differ"
    values, priors = learned.evaluate(worlds)
    assert all(value == values[0] for value in values) and all(prior == priors[0] for prior in priors)


def test_a_correction_of_nothing_leaves_the_priors_of_the_strategy() -> None:
    state = middle_of(game_of())
    strategy = state.game.strategy()
    believed = strategy.priors(state)
    found = softmax([state], np.zeros((1, state.game.num_actions), np.float32), strategy)[0]
    assert found == pytest.approx([prior / sum(believed) for prior in believed])


def test_it_has_a_name(file: Path) -> None:
    game = game_of()
    assert "learned" in names("evaluator")
    bot = bot_for(f"search:20?evaluator=learned&weights={file}&mix=0.3", game)
    assert isinstance(bot, SearchBot) and isinstance(bot.evaluator, Mix)
    assert isinstance(bot.evaluator.first, Learned) and isinstance(bot.evaluator.second, Playout)
    assert bot.evaluator.share == 0.3 and bot.evaluator.judges_choices()
    state = game.start(1)
    assert sum(each.visits for each in bot.think(state, 1)) == 20
    plain = bot_for(f"search:20?evaluator=learned&weights={file}&policy=no", game)
    assert isinstance(plain, SearchBot) and not plain.evaluator.judges_choices()
    assert sum(each.visits for each in plain.think(state, 1)) == 20


BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda whole: b"", "weights-none"),
    "a zip file": (lambda whole: b"PK\x03\x04" + whole, "weights-none"),
    "of another format": (lambda whole: whole.replace(b"weights 1\n", b"weights 2\n", 1), "weights-format"),
    "an interrupted training": (lambda whole: whole.replace(b"weights 1", b"training 1", 1), "weights-none"),
    "truncated": (lambda whole: whole[:-100], "weights-damaged"),
    "cut in its header": (lambda whole: whole[:60], "weights-damaged"),
    "with a bit that fell over": (lambda whole: whole[:-99] + bytes([whole[-99] ^ 1]) + whole[-98:], "weights-damaged"),
    "too short for what it says": (lambda whole: resealed(whole[:-36] + whole[-32:]), "weights-header"),
    "too long for what it says": (lambda whole: resealed(whole[:-32] + b"more" + whole[-32:]), "weights-header"),
    "without a game": (lambda whole: retold(whole, game=None), "weights-header"),
    "with units by the million": (lambda whole: retold(whole, units=[10**7, 10**7]), "weights-header"),
    "with a measure that is no number": (lambda whole: retold(whole, points=[float("nan"), 1.0]), "weights-header"),
    "with a list as header": (
        lambda whole: resealed(whole.split(b"\n", 1)[0] + b"\n[]\n" + whole.split(b"\n", 2)[2]),
        "weights-header",
    ),
    "no number": (lambda whole: resealed(whole[:-36] + np.float32("nan").tobytes() + whole[-32:]), "weights-numbers"),
    "far too large": (
        lambda whole: resealed(whole[:-36] + np.float32(1e30).tobytes() + whole[-32:]),
        "weights-numbers",
    ),
    "of another game": (lambda whole: retold(whole, game="pocket_mars"), "weights-other"),
    "for other rules": (lambda whole: retold(whole, rules_version=99), "weights-other"),
    "for other contents": (lambda whole: retold(whole, content="0" * 64), "weights-other"),
    "for another layout": (lambda whole: retold(whole, layout="0" * 64), "weights-other"),
    "for other options": (lambda whole: retold(whole, options="{}"), "weights-other"),
}


@pytest.mark.parametrize("how", BAD)
def test_weights_that_are_refused(file: Path, how: str) -> None:
    spoil, key = BAD[how]
    whole = spoil(file.read_bytes())
    file.write_bytes(whole)
    with pytest.raises(SeatError) as caught:
        bot_for(f"search:20?evaluator=learned&weights={file}", game_of())
    assert caught.value.phrase.key == key
    for lang in ("en", "it"):
        assert str(file) in caught.value.text(lang) and "\n" not in caught.value.text(lang)
    assert file.read_bytes() == whole


def test_weights_for_another_number_of_players(file: Path) -> None:
    with pytest.raises(SeatError, match="players: 2, not 3"):
        bot_for(f"search:20?evaluator=learned&weights={file}", ludoteca.make("marrak_hesh", players=3))


def test_files_that_are_none(tmp_path: Path) -> None:
    game = game_of()
    with pytest.raises(SeatError, match="a file or folder that is there"):
        bot_for("search:20?evaluator=learned&weights=nowhere.weights", game)
    with pytest.raises(FileError, match="There is no file"):
        Learned(game, tmp_path / "nowhere.weights")
    with pytest.raises(FileError, match="is a folder"):
        Learned(game, tmp_path)
    with (tmp_path / "large").open("wb") as large:
        large.truncate(MOST_BYTES + 1)
    with pytest.raises(FileError, match="larger than 64 MB"):
        Learned(game, tmp_path / "large")


def test_without_weights_in_the_box_one_must_name_a_file() -> None:
    game = game_of()
    assert shipped(game) is None
    with pytest.raises(SeatError, match="no weights for marrak_hesh with 2 players"):
        bot_for("search:20?evaluator=learned", game)


def test_shipped_weights_that_are_refused_leave_the_strategy_to_serve(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, home = game_of(), file.parent
    monkeypatch.setattr("ludoteca.bots.learned.files", lambda _: home)
    file.rename(home / shipped_name(game))
    assert isinstance(shipped(game), Learned)
    assert isinstance(bot_for("search:5?evaluator=learned", game), SearchBot)
    (home / shipped_name(game)).write_bytes(b"spoilt")
    with pytest.warns(UserWarning, match="holds no weights"):
        assert shipped(game) is None


def test_every_refusal_is_said_in_both_languages() -> None:
    for key in sorted({key for _, key in BAD.values()} | {"weights-large"}):
        told = {say(HOUSE, key, lang, file="w", found="a", wanted="b", what="c", most=1) for lang in ("en", "it")}
        assert len(told) == 2
