"""The words of an action can be read back, in both languages, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

import ludoteca
from ludoteca.engine import Dice, IllegalAction, Phrase, State, UnknownAction, shelf
from ludoteca.words import LANGUAGES
from tests.foreign import NAME, SecretCard, SecretDeed, SecretTurn
from tests.toy import ToyState

ALIKE = "alike_card"
FILES = {
    "words/en.ftl": "a = Wait\nb = Roll the die\nc = roll the DIE\nd = 1\ne = Swap\n",
    "words/it.ftl": "a = Aspetta\nb = Tira il dado\nc = tira il DADO\nd = 1\ne = Scambia\n",
}


class Alike(SecretDeed):
    """The third deed is called as the second, but for its letters; the fourth as the number of the second."""

    def describe(self, state: ToyState, number: int) -> Phrase:
        return Phrase(ALIKE, "abcde"[number])


class AlikeCard(SecretCard):
    name: ClassVar[str] = ALIKE

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [Alike(0, 5)])


@pytest.fixture
def secret() -> Iterator[None]:
    shelf.add(NAME, "tests.foreign:SecretCard")
    shelf.add(ALIKE, "tests.engine.test_naming:AlikeCard")
    yield
    shelf._shelf().pop(NAME)
    shelf._shelf().pop(ALIKE)
    shelf.rules_of.cache_clear()


@pytest.mark.parametrize("game", ludoteca.games())
def test_each_choice_is_found_by_its_words_and_by_its_number(game: str) -> None:
    state = _some_way_into(ludoteca.make(game).start(5))
    for action in state.legal_actions():
        assert state.action_named(str(action)) == action
        for lang in LANGUAGES:
            words = state.game.action_text(state, action, lang)
            assert state.action_named(words, lang) == action
            assert state.action_named(f"  {words.upper()}\n".replace(" ", "  "), lang) == action


def _some_way_into(state: State) -> State:
    for number in range(7):
        state.apply(state.legal_actions()[number % len(state.legal_actions())])
    return state


def test_seats_are_called_as_at_the_table() -> None:
    game, names = ludoteca.make("pocket_mars"), ["Anna", "Bruno"]
    state, dice = game.start(1), Dice.seeded(2)
    while all("Bruno" not in state.describe(action).text("it", names) for action in state.choices):
        state.apply(dice.choice(state.choices))
    for action in state.legal_actions():
        assert state.action_named(state.describe(action).text("it", names), "it", names) == action
    called = next(text for action in state.choices if "Bruno" in (text := state.describe(action).text("it", names)))
    with pytest.raises(UnknownAction):
        state.action_named(called, "it")


@pytest.mark.usefixtures("secret")
def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    state = SecretCard({}).start(1)
    for text, lang in (("Swap the cards", "en"), ("scambia  le carte", "it"), ("4", "en")):
        with pytest.raises(IllegalAction) as refused:
            state.action_named(text, lang)
        assert refused.value.reason == state.why_illegal(4)
        assert refused.value.reason.rule == "R2"
    with pytest.raises(IllegalAction, match="from 0 to 4"):
        state.action_named("17")


@pytest.mark.usefixtures("secret")
def test_what_is_unknown_is_told_with_what_is_like_it_and_what_there_is() -> None:
    state = SecretCard({}).start(1)
    with pytest.raises(UnknownAction) as refused:
        state.action_named("Look at his card")
    choices = "Wait (0); Roll the die (1); Look at the other card (2); Show your card (3)"
    assert str(refused.value) == (
        f'No choice here reads "Look at his card". Did you mean Look at the other card (2)? The choices: {choices}.'
    )
    assert "Guarda l'altra carta (2)" in refused.value.text("it")
    for text in ("", "guarda l'altra carta", "x" * 100_000, "9" * 100_000, "٣", "-1", "2.0"):
        with pytest.raises(UnknownAction) as refused:
            state.action_named(text)
        assert "Wait (0); Roll the die (1)" in str(refused.value)
        assert len(str(refused.value)) < 1000


def test_of_many_choices_a_refusal_names_the_first() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    with pytest.raises(UnknownAction) as refused:
        state.action_named("xyzzy")
    assert refused.value.text("en").endswith("; and 60 more.")
    assert refused.value.text("it").endswith("; e altre 60.")


def test_once_the_game_is_over_nothing_is_named() -> None:
    state = ludoteca.make("marrak_hesh").start(1)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    for text in ("0", "xyzzy"):
        with pytest.raises((IllegalAction, UnknownAction), match="The game is over"):
            state.action_named(text)


@pytest.mark.usefixtures("secret")
def test_words_that_fit_two_choices_are_told_and_exact_ones_are_taken() -> None:
    state = AlikeCard({}).start(1)
    assert (state.action_named("Roll the die"), state.action_named("roll the DIE")) == (1, 2)
    with pytest.raises(UnknownAction, match=r"may be any of these: Roll the die \(1\); roll the DIE \(2\)\."):
        state.action_named("ROLL THE DIE")
    assert state.action_named("1") == 3, "words come before numbers"
