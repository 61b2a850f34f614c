"""The proofs themselves: each finds the fault that it is for, in the smallest game that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludoteca import words
from ludoteca.cli import main
from ludoteca.engine import ContentError, Game, Record, shelf
from ludoteca.engine.shelf import short_content
from ludoteca.proof import PROOFS, Disproof, ProofError, cases_of, proofs
from ludoteca.proof.line import Line
from ludoteca.words import LANGUAGES
from tests.proof import broken

LAWS = "tests.proof.broken"
TEMPLATE = Path(__file__).parents[2] / "src" / "ludoteca" / "template" / "src"


@pytest.fixture(autouse=True)
def shelf_as_it_was() -> Iterator[None]:
    before = dict(shelf._shelf())
    _forget_words()  # of other games that have been called the same
    yield
    shelf._shelf().clear()
    shelf._shelf().update(before)
    shelf.rules_of.cache_clear()
    _forget_words()


def _forget_words() -> None:
    words._bundle.cache_clear()
    words._say.cache_clear()
    words._exactly.cache_clear()


def faults(game: type[Game], only: str, games: int = 6, invariants: str = "") -> Disproof:
    """The first fault that a proof finds."""
    for claim in proofs(game, games=games, only=[only], invariants=invariants):
        try:
            claim.check()
        except Disproof as found:
            return found
    raise AssertionError(f"{only} finds nothing wrong with {game.__name__}")


FAULTS: list[tuple[type[Game], str, str, int]] = [  # the proof, its message, and after how many decisions at the least
    (broken.ForgetsInEquality, "equality", "equality-fact", 0),
    (broken.ForgetsInCopy, "copies", "copies-fact", 0),
    (broken.SharesItsList, "copies", "copies-shared", 0),
    (broken.ForgetsWhenPickled, "pickles", "pickles-fact", 0),
    (broken.KeepsASecretList, "declared", "declared-not", 0),
    (broken.WrongMemo, "memos", "memos-wrong", 1),
    (broken.MemoThatIsLeft, "memos", "memos-left", 0),
    (broken.PlaysByWhatIsNotWritten, "notation", "notation-choices", 1),
    (broken.PartThatGrows, "parts", "declared-part-size", 2),
    (broken.TwoAlike, "alike", "alike-two", -1),
    (broken.UndividedDice, "chance", "chance-undivided", 1),
    (broken.UnusedSource, "sources", "sources-unused", -1),
    (broken.OtherDice, "chance", "chance-stream", 4),
    (broken.NeverEnds, "ends", "ends-never", -1),
    (broken.AsksWithoutAChoice, "choices", "choices-single", 1),
    (broken.SheetThatDoesNotAddUp, "results", "results-sheet", 2),
    (broken.BreaksOff, "words", "error", 2),
    (broken.UnknownRule, "refusals", "refusals-rule", 3),
    (broken.NoRefusal, "refusals", "error", 0),
    (broken.NoWords, "words", "words-unsaid", 0),
    (broken.SaysTheSameTwice, "words", "words-alike", 0),
    (broken.SaysItInLargeLetters, "words", "words-alike", 0),
    (broken.SaysANumber, "words", "words-number", 0),
    (broken.CannotSayWhatIsIllegal, "refusals", "error", 0),
    (broken.KnowsTooMuch, "worlds", "worlds-information", 2),
    (broken.ObservesTooMuch, "worlds", "worlds-observation", 0),
    (broken.ForgetsWhatIsOpen, "open", "open-fact", 0),
    (broken.BoardThatTells, "shown", "shown-board", 0),
    (broken.TellsEverybody, "public", "public-world", 2),
    (broken.TellsOnlySeats, "onlookers", "onlookers-fact", 0),
    (broken.SplitsLess, "public", "public-coarser", 1),
    (broken.SplitsMore, "public", "public-finer", 1),
    (broken.SecretWinner, "public", "public-result", 4),
    (broken.BoardForAll, "onlookers", "onlookers-shown", 4),
    (broken.StoryForAll, "stories", "stories-public", 1),
    (broken.StoryToTheWrongSeat, "recall", "recall-told", 3),
    (broken.NeverRedeals, "redeals", "redeals-still", -1),
    (broken.NeverRedeals, "hidden", "hidden-still", -1),
    (broken.RedealsByWhatIsHidden, "redeals", "redeals-detour", 0),
    (broken.UnfoldsWhatIsKnown, "unfolds", "unfolds-known", 0),
    (broken.MovesOn, "unfolds", "unfolds-move", 0),
    (broken.StoryThatTells, "stories", "stories-told", 1),
    (broken.AsksByWhatIsHidden, "asked", "asked-other", 1),
    (broken.Uneven, "even", "even-far", 0),
    (broken.TwoButtons, "screen", "screen-twice", 0),
    (broken.ButtonThatIsNotLegal, "screen", "screen-button", 0),
    (broken.ButtonInAPicture, "screen", "screen-touch", 0),
    (broken.ButtonWithoutAName, "screen", "screen-reach", 0),
    (broken.TagThatIsOpen, "screen", "screen-formed", 0),
    (broken.Sound, "invariants", "invariants-broken", 2),
    (broken.Sound, "ends", "ends-bound", 4),
]


@pytest.mark.parametrize(("game", "proof", "message", "decisions"), FAULTS)
def test_a_fault_is_found_in_the_smallest_game_that_shows_it(
    game: type[Game], proof: str, message: str, decisions: int
) -> None:
    laws = LAWS if proof in ("even", "invariants") or message == "ends-bound" else ""
    found = faults(game, proof, invariants=laws)
    assert found.phrase.key in (f"proof-{message}", message)
    if decisions < 0:
        assert found.line is None
    else:
        assert found.line is not None
        assert len(found.line.actions) == decisions
        record = found.record
        assert isinstance(record, Record)
        record.replay()
        again = proofs(game, dict(found.case.options), only=[proof], invariants=laws)
        with pytest.raises(Disproof) as shown:
            again[0].play_line(Line.read(found.case, found.line.written()))
        assert shown.value.phrase.key == found.phrase.key, "the game alone shows it again"
    assert len({found.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_every_proof_but_those_of_plain_play_has_a_fault_that_it_finds() -> None:
    """What is left is about several things at once, which the others hold already."""
    left = {proof.name for proof in PROOFS} - {proof for _, proof, _, _ in FAULTS}
    assert left == {
        "copying", "ties", "looking", "replays", "pickled_games", "readers", "imagined", "undo", "bots",
        "guide",
    }  # fmt: skip


@pytest.mark.parametrize("game", [broken.Sound, broken.Drawn])
def test_a_sound_game_is_found_sound_by_all(game: type[Game]) -> None:
    for claim in proofs(game, games=4):
        claim.check()


def test_the_games_that_are_looked_at_are_always_the_same() -> None:
    one, other = faults(broken.KnowsTooMuch, "worlds"), faults(broken.KnowsTooMuch, "worlds")
    assert (one.line, str(one)) == (other.line, str(other))


# ---- which ways to play


def test_the_variants_are_chosen_by_a_word() -> None:
    counts = {word: len(cases_of("marrak_hesh", word)) for word in ("all", "players", "extremes", "first")}
    assert (counts["players"], counts["extremes"], counts["first"]) == (2, 2, 1)
    assert counts["all"] > 20
    assert str(cases_of("marrak_hesh", "first")[0]) == "marrak_hesh-players=2"
    assert cases_of("marrak_hesh", {"players": 3})[0].made().players == 3
    other = cases_of("marrak_hesh", "first", content={"cards": {"jettison": {"most": 5}}})[0]
    assert str(other) == f"marrak_hesh-players=2-content={short_content(other.made())}"
    assert other.made().terms.deck[5].most == 5
    with pytest.raises(ContentError, match="jetison"):
        cases_of("marrak_hesh", "first", content={"cards": {"jetison": {"most": 5}}})
    with pytest.raises(ProofError, match="all, players, extremes, first"):
        cases_of("marrak_hesh", "most")


# ---- the command


def test_the_command_says_what_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", "tests.proof.broken:Sound", "--games", "2", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "copies: a copy has every fact" in told
    assert "Everything that was proved holds" in told
    assert "nothing of the kind that these prove: memos, copying, invariants, readers, even" in " ".join(told.split())


@pytest.mark.parametrize(("lang", "told"), [("en", "after 2 decisions: ["), ("it", "dopo 2 decisioni: [")])
def test_the_command_says_what_does_not(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", "tests.proof.broken:KnowsTooMuch", "--only", "worlds", "--lang", lang]) == 1
    assert told in " ".join(capsys.readouterr().out.split())


def test_a_fault_comes_with_the_command_that_shows_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    game = "tests.proof.broken:KnowsTooMuch"
    assert main(["prove", game, "--only", "worlds", "--lang", "en"]) == 1
    (command,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("        ludoteca prove ")]
    assert command.split()[2:] == [game, "--option", "players=2", "--only", "worlds", "--line", "1:2,0"]
    assert main([*command.split()[1:], "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "1. Player 1: Look at the other card\n2. Player 2: Wait\n" in told
    assert "information() tells seat 1 what is hidden" in " ".join(told.split())
    assert main([*command.replace("KnowsTooMuch", "Sound").split()[1:], "--lang", "en"]) == 0
    assert "In this game everything that was asked holds: one proof." in capsys.readouterr().out


def test_a_fault_in_the_authors_own_tests_says_how_to_see_it() -> None:
    found = str(faults(broken.ObservesTooMuch, "worlds"))
    assert 'in the part "card"' in found
    assert found.endswith(
        "ludoteca prove tests.proof.broken:ObservesTooMuch --option players=2 --only worlds --line 1:"
    )


def test_the_command_takes_the_authors_invariants(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["prove", "tests.proof.broken:Sound", "--only", "invariants", "--invariants", LAWS, "--lang", "en"]
    assert main(command) == 1
    assert "somebody has looked" in capsys.readouterr().out


def test_an_authors_module_is_found_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_own_game.py").write_text("from tests.proof.broken import FILES, Sound\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["prove", "my_own_game:Sound", "--only", "copies"]) == 0
    (tmp_path / "my_broken_file.py").write_text("def (:\n", encoding="utf-8")
    assert main(["prove", "my_broken_file:Sound", "--lang", "en"]) == 2
    assert "my_broken_file:Sound cannot be read. SyntaxError" in capsys.readouterr().err


def test_a_game_in_a_package_is_found_by_its_class_with_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TEMPLATE))
    kind = import_module("my_game").MyGame
    for claim in (*proofs("my_game:MyGame", "first", only=["words"]), *proofs(kind, "first", only=["words"])):
        claim.check()
        assert claim.cases[0].named() == "my_game:MyGame --option players=2"


def test_a_proof_stops_when_the_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["prove", "tests.proof.broken:Sound", "--only", "copies", "--games", "1000000", "--time", "1"]
    assert main([*command, "--lang", "en"]) == 0
    assert "the time was up after" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "marrak_hesh"),
        (["marak_hesh"], "marrak_hesh"),
        (["no_such_module:Game"], "no_such_module"),
        (["tests.proof.broken:NoSuch"], "NoSuch"),
        (["tests.proof.broken:LAWS"], "LAWS"),
        (["tests.proof.broken:FILES"], "module:Class"),
        (["tests.proof.broken:Sound", "--variants", "most"], "all, players, extremes, first"),
        (["tests.proof.broken:Sound", "--option", "players=7"], "players"),
        (["tests.proof.broken:Sound", "--option", "players=2", "--variants", "all"], "--variants"),
        (["tests.proof.broken:Sound", "--games", "0"], "--games"),
        (["tests.proof.broken:Sound", "--time", "x"], "--time"),
        (["tests.proof.broken:Sound", "--seed", "-1"], "-1"),
        (["tests.proof.broken:Sound", "--only", "magic"], "copies"),
        (["tests.proof.broken:Sound", "--invariants", "no.such.module"], "no.such.module"),
        (["tests.proof.broken:Sound", "--line", "7"], "1:0,3,2"),
        (["tests.proof.broken:Sound", "--line", "x:0"], "1:0,3,2"),
        (["tests.proof.broken:Sound", "--line", "1:0,4"], "its action no. 2 (4) is not legal there"),
        (["tests.proof.broken:Sound", "--line", f"{'9' * 38}:" + "0,0,0,0,0"], "its action no. 5 (0)"),
        (["tests.proof.broken:Sound", "--line", "1:0,99999999999"], "from 0 to 4"),
    ],
)
def test_bad_input_is_refused_with_what_would_be_right(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["prove", *arguments, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert named in told.err
    assert told.err.count("\n") == 1
    assert main(["prove", *arguments, "--lang", "it"]) == 2
    assert capsys.readouterr().err != told.err
