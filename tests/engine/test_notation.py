"""A whole position as text: it is read back as it was, and whatever is no position is refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

import ludoteca
from ludoteca.engine import DeclarationError, NotationError, Own, State, shelf
from ludoteca.engine.shelf import rules_of
from tests.engine.small import Kuhn, KuhnState
from tests.foreign import NAME, SecretCard

SOURCES = Path(__file__).parents[2] / "src" / "ludoteca"
KEY = bytes(range(32))
HOLD = "seat 0: # . . . # /"


@pytest.fixture
def secret() -> Iterator[None]:
    shelf.add(NAME, "tests.foreign:SecretCard")
    yield
    shelf._shelf().pop(NAME)
    shelf.rules_of.cache_clear()


def facts_alone(text: str) -> str:
    return text[text.index("position of") :]


# ---- there and back


@pytest.mark.parametrize("game", ludoteca.games())
def test_worked_examples_are_read_back_from_their_text_alone(game: str) -> None:
    for name in rules_of(game).examples():
        state = rules_of(game).example(name)
        back = ludoteca.position(state.notation(whole=True))
        assert back == state
        assert back.game == state.game
        assert back.legal_actions() == state.legal_actions()


def test_content_that_was_patched_is_written_and_read() -> None:
    game = ludoteca.make("mars_needs_mechanics", content={"prices": {"start": 4}})
    text = game.start(3).notation(whole=True)
    back = ludoteca.position(text)
    assert back.game.patch == game.patch
    assert back == game.start(3)
    with pytest.raises(NotationError, match="another way to play"):
        ludoteca.make("mars_needs_mechanics").position(text)


@pytest.mark.usefixtures("secret")
def test_a_game_in_plain_python_has_lists_of_lists_and_a_deal_by_key() -> None:
    state = SecretCard({}).deal(KEY)
    state.apply(2)
    text = state.notation(whole=True)
    assert "seen = [[true, true], [false, true]]" in text
    assert f"dice of die: blake2b {KEY.hex()} 0" in text
    back = ludoteca.position(text)
    for one in (state, back):
        one.apply(1)
        one.apply(1)
    assert back == state


def test_every_kind_of_fact_is_written_but_the_memos() -> None:
    state = Kuhn({}).start(1)
    assert isinstance(state, KuhnState)
    state.marks, state.lost, state.line = b"\x00\xff", True, [1, 0]
    lines = state.notation(whole=True).splitlines()
    assert lines[:2] == ["pot 0", ""]
    assert {'marks = "00ff"', "lost = true", "line = [1, 0]", "nobody = 7", "asked seat 0, decision 0 bet"} <= set(
        lines
    )
    assert not [line for line in lines if line.startswith("best")]
    back = Kuhn({}).position("\n".join(lines))
    assert back == state
    assert isinstance(back, KuhnState)
    assert back.best == state.best, "a memo is worked out anew"


def test_a_position_that_is_read_tells_its_story_if_asked() -> None:
    text = ludoteca.make("marrak_hesh").start(1).notation(whole=True)
    for events in (False, True):
        state = ludoteca.position(text, events=events)
        state.apply(state.legal_actions()[0])
        assert bool(state.events) == events


# ---- what is refused


def changed(old: str, new: str) -> str:
    text = ludoteca.make("marrak_hesh", players=2).start(3).notation(whole=True)
    assert old in text
    return text.replace(old, new, 1)


REFUSED = [
    ("position of", "a place in", 'the line "position of'),
    ("of marrak_hesh", "of pocket_mars", "a position of pocket_mars, not of marrak_hesh"),
    ("rules 2", "rules 1", "version 1 of the rules of marrak_hesh; now version 2"),
    ("content ", "content 0", "other contents of marrak_hesh"),
    ('"players": 2', '"players": 3', "another way to play: marrak_hesh(players=3"),
    ('"players": 2', '"players": 9', "9 is not allowed for the option players"),
    ('"players": 2', '"players": [[2], {}]', "is not allowed for the option players"),
    ('"players": 2', '"gamers": 2', "no option gamers"),
    ("options {", "options [{", "cannot be read"),
    ("asked seat 1", "patch [1]\nasked seat 1", "cannot be read: patch [1]"),
    ("asked seat 1", 'patch {"holds": 1}\nasked seat 1', "holds"),
    ("asked seat 1, decision 0 place", "", 'the line "asked seat 0, decision 0" is missing'),
    ("asked seat 1", "asked seat 2", "seats go from 0 to 1"),
    ("decision 0", "decision 7", "decisions from 0 to 2"),
    ("decision 0 place", "decision 2 store", "no such position in marrak_hesh. a tile is taken exactly while"),
    ("decision 0 place", "decision 2 place", 'Decision 2 of this game is called "store", not "place"'),
    ("asked seat 1", "asked seat one", "cannot be read: asked seat one"),
    ("skips = 0", "skip = 0", 'no fact "skip"; it has: skips'),
    ("skips = 0\n", "", 'The fact "skips" is missing'),
    ("skips = 0", "skips = 0\nskips = 1", "for the second time: skips = 1"),
    ("skips = 0", "skips = [0]", 'The fact "skips" cannot be [0]; it is a whole number'),
    ("skips = 0", "skips = true", 'The fact "skips" cannot be true'),
    ("skips = 0", "skips = 1e3", 'The fact "skips" cannot be 1000.0'),
    ("skips = 0", "skips = nothing", "cannot be read: nothing"),
    ("skips = 0", f"skips = {'[' * 100_000}", "cannot be read"),
    ("skips = 0", f"skips = {'9' * 10_000}", "cannot be read"),
    ("hands = [4, 4,", "hands = [4,", "There is no such position in marrak_hesh"),
    ("last = [-1, -1]", "last = [-1, -1, -1]", 'The fact "last" has 3 entries; in this game it has 2'),
    ("last = [-1, -1]", "last = [-1, false]", 'The fact "last" cannot be [-1, false]'),
    ("docks = [18,", "docks = [17,", "Missing: 18; too many: 17"),
    ("docks = [18,", "docks = [99,", "There is no such position in marrak_hesh. IndexError"),
    ("dice sfc32", "dice md5", "The dice cannot stand so: md5"),
    ("dice sfc32 4", "dice sfc32 44444444444", "The dice cannot stand so"),
    ("dice of Goods: sfc32", "dice of Goods: sfc32 1", "The dice cannot stand so"),
    ("dice of Goods", "dice of Gods", "first player, Deep Space, Gods; the game has: first player, Deep Space, Goods"),
    (HOLD, "seat 0: # Ye . . # /", 'says "seat 0: # Ye . . # / '),
    ("slots Bc Vr*\n", "", 'A line above the facts says "cards -", where the facts say "slots Bc Vr*"'),
]


@pytest.mark.parametrize(("old", "new", "told"), REFUSED)
def test_what_is_no_position_of_the_game_is_refused_in_a_sentence(old: str, new: str, told: str) -> None:
    text = changed(old, new)
    with pytest.raises(NotationError) as refused:
        ludoteca.make("marrak_hesh", players=2).position(text)
    assert told in str(refused.value)
    assert len(str(refused.value)) < 1000
    assert refused.value.text("it") != str(refused.value)


def test_other_refusals() -> None:
    with pytest.raises(NotationError, match="no game chess on the shelf"):
        ludoteca.position(changed("of marrak_hesh", "of chess"))
    with pytest.raises(NotationError, match="too long"):
        ludoteca.position("x" * 1_000_001)
    with pytest.raises(NotationError, match="whole=True"):
        ludoteca.position(ludoteca.make("marrak_hesh").start(1).notation())
    state = Kuhn({}).start(1)
    for old, new, told in (
        ('marks = ""', 'marks = "0"', "two for each byte"),
        ('marks = ""', "marks = 0", "two for each byte"),
        ("lost = false", "lost = 0", "true or false"),
        ("cards = [", "cards = [1, ", "a part of the same length for each of the 2 seats"),
    ):
        with pytest.raises(NotationError, match=told):
            Kuhn({}).position(state.notation(whole=True).replace(old, new))


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    state = ludoteca.make("marrak_hesh", players=2).start(3)
    lines = facts_alone(state.notation(whole=True)).splitlines()
    hands = next(line for line in lines if line.startswith("hands"))
    cells = next(line for line in lines if line.startswith("cells"))
    docks = next(line for line in lines if line.startswith("docks"))
    tiles = docks.removeprefix("docks = [").removesuffix("]").split(", ")
    full = tiles[:12] + ["-1"] * 4
    text = "\n".join(lines).replace(hands, "hands = [0, 0, 0, 0, 0, 0]")
    text = text.replace(cells, f"cells = [{', '.join(full + tiles[12:] + ['-1'] * 4)}]")
    text = text.replace(docks, f"docks = [{', '.join(str(-1 - number % 3) for number in range(24))}]")
    with pytest.raises(NotationError, match="has nothing to choose there"):
        state.game.position(text)


def test_whatever_is_changed_there_is_a_sentence_or_a_position() -> None:
    chance = Random(4)
    for name in ludoteca.games():
        game = ludoteca.make(name)
        lines = facts_alone(game.start(2).notation(whole=True)).splitlines()
        refused = 0
        for _ in range(60):
            mutant = lines[:]
            place = chance.randrange(len(lines))
            line = mutant[place]
            at = chance.randrange(len(line))
            mutant[place] = line[:at] + chance.choice(["", "7", "-", ", 1", "]", "x", " "]) + line[at + 1 :]
            try:
                game.position("\n".join(mutant))
            except NotationError:
                refused += 1
        assert refused > 20


# ---- who writes it


def test_the_lines_of_a_game_are_its_own_and_the_rest_is_the_engines() -> None:
    with pytest.raises(DeclarationError, match="_notation"):

        class Old(KuhnState):
            def notation(self, whole: bool = False) -> str:
                return "pot"


def test_no_face_that_strangers_reach_writes_a_whole_position() -> None:
    """It tells every hand, and the key of the chance that is still to come.

    Thinkers elsewhere are no strangers, and are sent redealt positions alone: `tests/web/test_questions.py` holds that.
    """
    folders = ("web", "table", "store", "terminal", "screen", "agents")
    files = [file for folder in folders for file in SOURCES.joinpath(folder).rglob("*.py")]
    assert len(files) > 50
    writing = [file.name for file in files if "whole=" in file.read_text(encoding="utf-8")]
    assert writing == ["questions.py"]


class Outsider(KuhnState):
    mine: Own[list[list[int]]]


class OutsidersGame(Kuhn):
    state_class: ClassVar[type[KuhnState]] = Outsider

    def _deal(self, dice: ludoteca.engine.Dice) -> State:
        state = super()._deal(dice)
        assert isinstance(state, Outsider)
        state.mine = [[], []]
        return state


def test_what_is_dealt_empty_is_read_as_it_is_written() -> None:
    state = OutsidersGame({}).start(1)
    assert isinstance(state, Outsider)
    state.mine = [[3], [4, 5]]
    assert OutsidersGame({}).position(state.notation(whole=True)) == state
