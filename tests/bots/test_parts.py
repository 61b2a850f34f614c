"""Evaluators and beliefs by name: parts of a search, or of a stranger's bot, with their parameters; every refusal."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import Mix, Network, Playout, SearchBot, SeatError, add, ask, bot_for, check_seat, named, names
from ludoteca.bots import registry as known
from ludoteca.bots.registry import is_house, is_path
from ludoteca.engine import Game
from tests.stranger import PACKAGE, Stranger


def game() -> Game:
    return ludoteca.make("marrak_hesh")


def made(name: str) -> SearchBot:
    check_seat(name)
    bot = bot_for(name, game())
    assert isinstance(bot, SearchBot)
    return bot


def test_every_part_of_a_search_has_a_name() -> None:
    bot = made(
        "search:40?exploration=1.4&noise=0.25&concentration=0.3&temperature=1&forced=2&batch=64&reuse=yes&evaluations=30"
        "&evaluator=playout&belief=uniform"
    )
    assert (bot.simulations, bot.settings.exploration, bot.noise, bot.concentration) == (40, 1.4, 0.25, 0.3)
    assert (bot.temperature, bot.forced, bot.batch, bot.reuse, bot.evaluations) == (1.0, 2.0, 64, True, 30)
    assert type(bot.evaluator) is Playout
    assert (made("search?evaluations=30").simulations, made("search:90?evaluations=30").simulations) == (0, 90)


@pytest.mark.parametrize("evaluator", ["tiny", f"{PACKAGE}:Tiny"])
def test_a_strangers_evaluator_thinks_in_a_search_of_the_house(stranger: Stranger, evaluator: str) -> None:
    name = f"search:20?evaluator={evaluator}&weights={stranger.weights}&scale=0.5&belief={PACKAGE}:Stubborn&firmness=2"
    bot = made(name)
    assert isinstance(bot.evaluator, Network) and bot.name == name
    assert vars(bot.belief)["firmness"] == 2.0
    state = game().start(3)
    assert ask(bot, state, 5) in state.legal_actions()
    assert not is_house(name), "where only bots of the house may sit down it may not"


def test_an_evaluator_is_mixed_with_a_playout(stranger: Stranger) -> None:
    mixed = made(f"search:20?evaluator=tiny&weights={stranger.weights}&mix=0.75").evaluator
    assert isinstance(mixed, Mix) and (mixed.share, type(mixed.second)) == (0.75, Playout)


def test_a_bot_of_a_stranger_takes_an_evaluator_too(stranger: Stranger) -> None:
    bot = bot_for(f"{PACKAGE}:Asks?evaluator=tiny&weights={stranger.weights}", game())
    assert bot is not None
    state = game().start(3)
    assert ask(bot, state, 1) in state.legal_actions()


def test_the_registry_has_the_evaluators_of_packages(stranger: Stranger) -> None:
    assert names("evaluator") == ["playout", "learned", "tiny"], "nobody takes the place of one of the house"
    assert names("belief") == ["uniform"]
    assert type(made("search:5?evaluator=playout").evaluator) is Playout
    assert stranger.times_imported == 0


def test_a_part_that_was_added_travels_to_other_processes(stranger: Stranger) -> None:
    add("mine", f"{PACKAGE}:Tiny", "evaluator")
    packed = pickle.dumps(named(f"search:5?evaluator=mine&weights={stranger.weights}"))
    known._registry.cache_clear()  # as in a process that was started afresh
    assert "mine" not in names("evaluator")
    bot = pickle.loads(packed).made(game())
    assert isinstance(bot, SearchBot) and isinstance(bot.evaluator, Network)


def test_a_part_by_its_import_path_may_lie_where_one_is() -> None:
    assert is_path("search:5?evaluator=my_nets:Net") and not is_path("search:5?evaluator=tiny")
    assert is_path("search:5?exploration=1&belief=my.minds:Mine") and not is_path("search:hard")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:5?evaluator=tinny", 'There is no evaluator "tinny" for search. Did you mean tiny?'),
        ("search:5?evaluator=oracle", "it is one of playout, learned, tiny, or an import path"),
        ("search:5?evaluator=no_such:Net", "because there is no module no_such"),
        ("search:5?evaluator=tiny", "search needs weights: a file or folder that is there"),
        ("search:5?evaluator=tiny&weights=gone.npz", '"gone.npz" cannot be weights of search: it is a file or folder'),
        (f"search:5?evaluator={PACKAGE}:Gone", f"{PACKAGE}:Gone is not there"),
        (f"search:5?evaluator={PACKAGE}:First", "is no evaluator: it should be a class derived from"),
        (f"search:5?belief={PACKAGE}:Tiny", "is no belief: it should be a class derived from"),
        ("search:5?belief=faith", 'There is no belief "faith" for search; it is one of uniform'),
        (f"search:5?belief={PACKAGE}:Stubborn&firmness=very", '"very" cannot be firmness of search: it is a number'),
        ("search:5?weights=w.npz", "search has no parameter weights; it has: budget, exploration"),
        ("search:5?evaluator=playout&evaluator=playout", "search is given evaluator twice"),
        ("search:5?noise=2", "noise cannot be 2: it is a number from 0 to 1"),
        ("search:5?batch=9999", "batch cannot be 9999"),
        ("search:5?mix=-1", "mix cannot be -1"),
        ("search:5?batch=many", '"many" cannot be batch of search: it is a whole number'),
        (f"{PACKAGE}:Asks", "needs evaluator: an evaluator, by its name or its import path"),
    ],
)
def test_a_part_that_cannot_be_is_refused_in_a_sentence_that_names_it(
    stranger: Stranger, name: str, words: str
) -> None:
    with pytest.raises(SeatError) as refused:
        bot_for(name, game())
    assert words in refused.value.text("en")
    assert refused.value.text("it") != refused.value.text("en")


def test_weights_that_cannot_be_read_are_told_with_the_evaluators_own_words(stranger: Stranger, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("nothing but words")
    with pytest.raises(SeatError, match="tiny cannot be made: ValueError: could not convert"):
        bot_for(f"search:5?evaluator=tiny&weights={tmp_path}/words.txt", game())
