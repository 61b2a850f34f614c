"""Kuhn poker, the tutorial with hidden cards: the page is true to it, its leaks are found, and every face takes it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest
from examples.kuhn_poker import BET, CALL, CHECK, FOLD
from pettingzoo.test import api_test
from starlette.testclient import TestClient

import ludoteca
from examples import kuhn_poker, kuhn_poker_leaks
from ludoteca.cli import main
from ludoteca.engine import Game, IllegalAction, State, shelf
from ludoteca.proof import PROOFS, Disproof, proofs
from ludoteca.research import openspiel
from ludoteca.research.pettingzoo import SeatsEnv
from ludoteca.terminal.play import new_table, play
from tests.examples.test_connect_four import unindented
from tests.terminal.scene import Terminal, typed
from tests.web.tables import Web, opened

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "hidden-cards.md"


@pytest.fixture(name="game")
def placed_on_the_shelf() -> Iterator[Game]:
    shelf.add("kuhn_poker", "examples.kuhn_poker:KuhnPoker")
    yield ludoteca.make("kuhn_poker")
    shelf._shelf().pop("kuhn_poker", None)
    shelf.rules_of.cache_clear()


def dealt(game: Game, cards: str, *actions: int) -> State:
    """The position after these actions, the seats holding these cards: `JK`."""
    numbers = ["JQK".index(card) for card in cards]
    text = game.start(1).notation(whole=True)
    text = re.sub(r"(?m)^cards = .*$", f"cards = {numbers}", text[text.index("position of") :])
    text = re.sub(r"(?m)^deck = .*$", f"deck = [{3 - sum(numbers)}]", text)
    state = game.position(text)
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize(
    ("cards", "actions", "chips"),
    [
        ("JK", (CHECK, CHECK), [-1, 1]),
        ("KQ", (BET, CALL), [2, -2]),
        ("JQ", (BET, FOLD), [1, -1]),
        ("QJ", (CHECK, BET, FOLD), [-1, 1]),
        ("QJ", (CHECK, BET, CALL), [2, -2]),
    ],
)
def test_R3_R4_who_takes_the_pot(game: Game, cards: str, actions: tuple[int, ...], chips: list[int]) -> None:
    state = dealt(game, cards, *actions)
    assert state.is_over
    assert (state.scores(), state.returns()) == (chips, [one / 2 for one in chips])


def test_R1_R2_what_may_be_done_hangs_on_whether_there_is_a_bet(game: Game) -> None:
    for actions, action, rule in (((), CALL, "R1"), ((BET,), CHECK, "R2")):
        with pytest.raises(IllegalAction) as refused:
            dealt(game, "JQ", *actions).apply(action)
        assert refused.value.reason.rule == rule


def test_cards_that_were_shown_are_known_and_others_are_not(game: Game) -> None:
    shown, hidden = dealt(game, "JK", CHECK, CHECK), dealt(game, "JK", BET, FOLD)
    assert {shown.redeal(0, seed).notation() for seed in range(9)} == {shown.notation()}
    assert len({hidden.redeal(0, seed).notation() for seed in range(9)}) == 2


# ---- the page


def test_everything_is_proved_of_it_and_the_first_attempt_fails_where_the_page_says() -> None:
    failed = []
    try:
        for claim in proofs(kuhn_poker.KuhnPoker, games=3):
            claim.check()
        for claim in proofs(kuhn_poker_leaks.Leaks, games=3):
            try:
                claim.check()
            except Disproof:
                failed.append(claim.proof.name)
    finally:
        shelf._shelf().pop("kuhn_poker", None)
        shelf.rules_of.cache_clear()
    assert failed == ["worlds", "stories", "shown", "public", "onlookers", "recall"]


def test_the_page_shows_the_code_as_it_is() -> None:
    source = [
        unindented(Path(str(file.__file__)).read_text(encoding="utf-8")) for file in (kuhn_poker, kuhn_poker_leaks)
    ]
    blocks = re.findall(r"```python\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    shown = [unindented(block) for block in blocks if "# of your own" not in block]
    assert len(shown) >= 6
    for block in shown:
        assert any(block in text for text in source), block


def test_the_page_shows_what_the_command_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = TUTORIAL.read_text(encoding="utf-8")
    told = ""
    try:
        for command in re.findall(r"^    ludoteca (prove examples\S+:.*)$", text, re.MULTILINE):
            assert main([*command.split(), "--lang", "en"]) == (0 if "KuhnPoker" in command else 1)
            told += unindented(capsys.readouterr().out)
    finally:
        shelf._shelf().pop("kuhn_poker", None)
        shelf.rules_of.cache_clear()
    shown = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    assert len(shown) == 3
    for block in shown:
        assert unindented(block) in told


def test_the_table_of_mistakes_names_proofs_that_there_are() -> None:
    rows = re.findall(r"^\| [^|]+ \| (`.*) \|$", TUTORIAL.read_text(encoding="utf-8"), re.MULTILINE)
    named = set(re.findall(r"`(\w+)`", " ".join(rows)))
    assert len(named) > 7 and named <= {proof.name for proof in PROOFS}


def test_the_script_of_the_page_runs(tmp_path: Path) -> None:
    (block,) = re.findall(r"```python\n(# of your own.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)
    script = tmp_path / "script.py"
    script.write_text(f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n{block}", encoding="utf-8")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "position of kuhn_poker, rules 1" in ran.stdout


# ---- every face


def test_it_is_played_in_the_terminal(game: Game, tmp_path: Path) -> None:
    terminal = Terminal("en", typed("Bet", "Call"))
    assert play(new_table(game, ["me", "random"], 3, tmp_path / "game.json"), terminal.talk) == 0
    assert "Player 2: ?, one chip in the pot" in terminal.text


def test_the_browser_shows_its_board_as_text(game: Game, tmp_path: Path) -> None:
    with opened(Web(tmp_path)) as anna:
        table = anna.post("/api/tables", json={"game": "kuhn_poker", "seats": ["me", "random"]}).json()["table"]
        page = anna.get(f"/t/{table}").text
        assert 'class="textboard"' in page
        assert page.count("<button data-action=") == 2
        assert_nothing_hidden(anna, table)


def assert_nothing_hidden(anna: TestClient, table: str) -> None:
    """Of the two cards the own one alone can be read."""
    text = re.sub("<[^>]*>", "", anna.get(f"/t/{table}").text)
    assert len(re.findall(r": (jack|queen|king), one chip in the pot", text)) == 1
    assert text.count(": ?, one chip in the pot") == 1


def test_pettingzoo_and_openspiel_take_it(game: Game) -> None:
    api_test(SeatsEnv(game), num_cycles=60)
    openspiel.register()
    pyspiel.random_sim_test(openspiel.load("kuhn_poker"), num_sims=3, serialize=False, verbose=False)
