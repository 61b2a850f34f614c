"""The rulebook, cut into sections and rules."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine import Choice, Dice, rules_of
from ludoteca.terminal.rulebook import consult
from ludoteca.words.rulebook import Rulebook, title
from tests.terminal.scene import Terminal

BOOK = """# Chess

About it.

## Play

- **R1** Whites *begin*.
- **R2** Then the others,
  in turn.
- not a rule
- **Note.** Not a rule either.

## Cards

- **C1 Queen / C2 King** They are cards.
"""


def test_sections_and_rules() -> None:
    book = Rulebook(BOOK)
    assert [title(section) for section in book.sections] == ["Chess", "Play", "Cards"]
    assert book.rule("r1") == "**R1** Whites *begin*."
    assert book.rule("R2") == "**R2** Then the others,\n  in turn."
    assert book.rule("C1") == book.rule("C2") == "**C1 Queen / C2 King** They are cards."
    assert book.rule("R3") is None
    assert book.about("turn") == [book.rule("R2")]
    assert book.chapter("cards") == book.sections[2]


def test_a_game_without_a_rulebook() -> None:
    terminal = Terminal()
    consult(terminal.talk, Rulebook(""), "R1")
    assert terminal.text == "This game has no rulebook in this language.\n"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", ludoteca.games())
def test_every_rule_that_a_game_names_can_be_read(game: str, lang: str) -> None:
    book = Rulebook.of(game, lang)
    assert len(book.sections) > 3
    dice = Dice.seeded(2)
    rules = rules_of(game)
    lasts = [{option.name: option.values[-1]} for option in rules.option_list if isinstance(option, Choice)]
    for options in filter(rules.allows, lasts):
        state = rules(options).start(1)
        while not state.is_over:
            assert book.rule(state.question().rule) is not None
            reason = state.why_illegal(dice.below(state.game.num_actions))
            assert reason is None or book.rule(reason.rule) is not None
            state.apply(dice.choice(state.choices))
        for line in state.score_sheet(0):
            assert book.rule(line.rule) is not None
