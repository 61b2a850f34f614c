"""Bots by name: the house's and a stranger's, by entry point and import path, with parameters; and every refusal."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import BotFault, Driver, GreedyBot, SearchBot, SeatError, add, ask, bot_for, check_seat, named, names
from ludoteca.bots import registry as known
from ludoteca.engine import Game
from tests.stranger import PACKAGE, Stranger


def game(players: int = 2) -> Game:
    return ludoteca.make("marrak_hesh", players=players)


def refusal(name: str, played: Game | None = None) -> str:
    with pytest.raises(SeatError) as refused:
        bot_for(name, played or game())
    assert refused.value.text("it") != refused.value.text("en")
    return refused.value.text("en")


def test_the_bots_of_the_house_stand_in_the_registry_like_anybodys(stranger: Stranger) -> None:
    assert names()[:5] == ["random", "greedy", "search", "classic", "response"]
    assert names()[5:] == sorted(
        ["careful", "cheats", "first", "gone", "hangs", "mumbles", "raises", "unmade", "weighted"]
    )
    assert isinstance(bot_for("search:20", game()), SearchBot), "nobody takes the place of a bot of the house"
    assert bot_for("me", game()) is None
    assert stranger.times_imported == 0, "a name that nobody asks for imports nothing"


@pytest.mark.parametrize("kind", ["weighted", f"{PACKAGE}:Weighted"])
def test_a_strangers_bot_is_made_by_entry_point_and_by_import_path(stranger: Stranger, kind: str) -> None:
    name = f"{kind}?weights={stranger.weights}&sign=-1&spread=2&loud=yes"
    check_seat(name)
    bot = bot_for(name, game())
    assert bot is not None
    assert (bot.name, type(bot).__name__) == (name, "Weighted")
    assert (vars(bot)["sign"], vars(bot)["spread"], vars(bot)["loud"]) == (-1, 2.0, True)
    assert vars(bot)["numbers"][:3] == [3.0, 1.0, 4.0]


def test_the_argument_is_the_first_parameter_without_its_name(stranger: Stranger) -> None:
    for name in (f"weighted:{stranger.weights}", f"{PACKAGE}:Weighted:{stranger.weights}?sign=1"):
        bot = bot_for(name, game())
        assert bot is not None and vars(bot)["sign"] == 1


def test_a_comma_in_a_value_is_written_as_in_an_address(stranger: Stranger) -> None:
    stranger.weights.rename(stranger.folder / "a, b.txt")
    assert bot_for(f"weighted?weights={stranger.folder}/a%2C b.txt", game()) is not None


def test_a_bot_that_needs_no_game_and_a_function_that_makes_one(stranger: Stranger) -> None:
    first, careful = bot_for("first", game()), bot_for("careful:0.25", game())
    assert first is not None and first.name == "first"
    assert isinstance(careful, GreedyBot) and careful.slips == 0.25


def test_the_bots_of_the_house_take_parameters_too() -> None:
    search, greedy = bot_for("search:400?exploration=1.4", game()), bot_for("greedy?slips=0.5", game())
    assert isinstance(search, SearchBot) and (search.simulations, search.settings.exploration) == (400, 1.4)
    assert isinstance(greedy, GreedyBot) and greedy.slips == 0.5


def test_a_bot_that_was_added_is_known_and_travels_to_other_processes(stranger: Stranger) -> None:
    add("mine", f"{PACKAGE}:First")
    packed = pickle.dumps(named("mine"))
    known._registry.cache_clear()  # as in a process that was started afresh
    assert "mine" not in names()
    assert type(pickle.loads(packed).made(game())).__name__ == "First"
    for name, where in (("me", "a:B"), ("a b", "a:B"), ("net", "nowhere"), ("", "a:B")):
        with pytest.raises(SeatError, match=r"mypackage\.bots:Net"):
            add(name, where)


def test_a_strangers_bot_plays_on_the_engine_as_it_is(stranger: Stranger) -> None:
    played = game()
    state = played.start(3)
    Driver([bot_for(stranger.weighted, played), bot_for("random", played)], 3).play(state)
    assert state.is_over


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wieghted", "Did you mean weighted?"),
        ("serch:hard", "Did you mean search?"),
        ("nobody", "a seat is one of me, random, greedy, search, classic, response, careful,"),
        ("no_such_package.bots:Net", "there is no module no_such_package"),
        (f"{PACKAGE}:Nobody", f"{PACKAGE}:Nobody is not there"),
        (f"{PACKAGE}:NO_BOT", "is no bot: it should be a class derived from ludoteca.bots.Bot"),
        (f"{PACKAGE}:Path", "is no bot"),
        ("gone", "gone is not there"),
        ("unmade", "unmade cannot be made: ValueError: no luck today (__init__.py:"),
        ("first:3", 'first takes nothing after a colon, so not "3" either'),
        ("first?depth=3", "first takes no parameters, so no depth either"),
        ("weighted", "weighted needs weights: a file or folder that is there"),
        ("weighted?weights=none.npz", '"none.npz" cannot be weights of weighted: it is a file or folder that is there'),
        (
            "weighted?wieghts=w.npz",
            "has no parameter wieghts. Did you mean weights? It has: weights, sign, spread, loud.",
        ),
        ("weighted?weights", '"weights" in "weighted?weights" is no parameter: write name=value'),
        ("careful?slips=much", '"much" cannot be slips of careful: it is a number'),
        ("careful?slips=nan", '"nan" cannot be slips of careful: it is a number'),
        ("careful:0.5?slips=0.5", "careful is given slips twice"),
        ("search:4?exploration=-1", "exploration cannot be -1"),
        ("greedy?slips=2", "slips cannot be 2"),
        ("search:easy?style=bold", "This game has no styles of play"),
        ("search:9?numbers=pair", "is no number of the beliefs of this bot"),
        ("search:9?horizon=-1", "it is a number from 0 to 100,000"),
        ("search:" + "9" * 500, "is too long for the name of a bot"),
    ],
)
def test_what_cannot_sit_down_is_refused_in_a_sentence_that_names_it(stranger: Stranger, name: str, words: str) -> None:
    assert words in refusal(name)


@pytest.mark.parametrize(
    ("given", "words"),
    [("sign=3", "it is one of 1, -1"), ("loud=perhaps", "it is true or false"), ("spread=wide", "it is a number")],
)
def test_a_value_that_a_parameter_does_not_take_is_refused(stranger: Stranger, given: str, words: str) -> None:
    assert words in refusal(f"{stranger.weighted}&{given}")


def test_a_bot_says_which_games_and_how_many_players_it_plays(stranger: Stranger) -> None:
    many = ludoteca.make("mars_needs_mechanics", players=4)
    assert named(stranger.weighted).plays(game(3)) and not named(stranger.weighted).plays(many)
    assert "does not play mars_needs_mechanics with 4 players" in refusal(stranger.weighted, many)
    assert "does not play automobiles" in refusal(stranger.weighted, ludoteca.make("automobiles"))
    with pytest.raises(SeatError, match="4 players"):
        check_seat(stranger.weighted, many)
    check_seat(stranger.weighted)


def test_a_package_that_fails_while_it_is_read_is_told_with_its_own_words(stranger: Stranger) -> None:
    (stranger.folder / "half_done.py").write_text("import no_such_library\n")
    (stranger.folder / "broken.py").write_text("1 // 0\n")
    assert "cannot be read: ModuleNotFoundError: No module named 'no_such_library' (half_done.py:1)" in refusal(
        "half_done:Net"
    )
    assert "cannot be read: ZeroDivisionError: integer division or modulo by zero (broken.py:1)" in refusal(
        "broken:Net"
    )


# ---- bots that fail


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        (
            "raises",
            "raised",
            "raises, as Player 1, failed: ZeroDivisionError: integer division or modulo by zero (__init__.py:",
        ),
        ("cheats", "illegal", "cheats, as Player 1, said 72, which is not legal: Whoever can place a Transport"),
        ("mumbles", "illegal", "mumbles, as Player 1, said None, which is not legal: "),
    ],
)
def test_a_bot_that_fails_is_told_apart(stranger: Stranger, name: str, kind: str, words: str) -> None:
    played = ludoteca.make("marrak_hesh", first_player="seat_0")
    bot, state = bot_for(name, played), played.start(1)
    before = state.clone()
    with pytest.raises(BotFault) as failed:
        Driver([bot, bot], 1).play(state)
    fault = failed.value
    assert (fault.kind, fault.seat, fault.bot) == (kind, 0, name)
    assert words in fault.text("en") and fault.text("it") != fault.text("en")
    assert (fault.rule != "") == (name == "cheats"), "an action of the game is refused by one of its rules"
    assert state == before
    again = pickle.loads(pickle.dumps(fault))
    assert (again.kind, again.seat, again.bot, again.rule, str(again)) == (kind, 0, name, fault.rule, str(fault))


def test_a_bot_that_takes_too_long_is_told_apart(stranger: Stranger) -> None:
    played = game()
    bot, state = bot_for("first", played), played.start(1)
    assert bot is not None
    assert ask(bot, state, 1, seconds=600.0) == state.choices[0]
    with pytest.raises(BotFault, match="took more than 1e-09 s") as failed:
        ask(bot, state, 1, seconds=1e-9)
    assert (failed.value.kind, failed.value.bot) == ("slow", "first")


def test_the_names_of_a_file_of_weights_are_those_of_the_folder_one_is_in(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(stranger.folder)
    assert bot_for(f"weighted?weights={Path(stranger.weights.name)}", game()) is not None
