"""A new card is its entry in the content, its class and its words: nothing else is touched."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from tests.rules.copied import copied, insert, told_by

LANGUAGES = ("en", "it")

CONTENT = """    { id = "C36", deck = "event", when = "A", count = 2 },
"""

CLASS = '''class Rations(Card):
    """C36: everybody gains some Life."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody has room for it."""
        return min(state.life) < self.most

    def do(self, state: MartiansState) -> None:
        """C36."""
        for seat in range(state.terms.players):
            state.life[seat] = min(state.life[seat] + self.count, self.most)


'''
ENTRY = '"C36": Rations, '

NAMES = {"en": "Field Rations", "it": "Razioni da campo"}
TEXTS = {
    "en": "every player gains { $count } Life, up to { $most }",
    "it": "ogni giocatore guadagna { $count } Vite, fino a { $most }",
}

PLAYED = """
import json
from io import StringIO
from rich.console import Console
import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.games.martians.ids import CARD, DISCARD

LANGUAGES = ("en", "it")
NEW = 35

def faces(state, seat):
    found = {}
    for lang in LANGUAGES:
        console = Console(width=250, file=StringIO(), force_terminal=False)
        console.print(game.board(state, seat, lang))
        found[lang] = [game.screen(state, seat, lang), console.file.getvalue()]
    return found

game = ludoteca.make("martians", players=3, lap_limit=15)
coop = ludoteca.make("martians", players=3, mode="cooperative")
told = {
    "file": ludoteca.__file__,
    "compiled": ludoteca.is_compiled(),
    "actions": game.num_actions,
    "sizes": {part.name: part.size for part in coop.layout()},
    "drawn": sum(NEW in coop.start(seed).deck for seed in range(5)),
    "martian": any(NEW in coop.start(seed).martian_deck for seed in range(5)),
    "patched": ludoteca.make("martians", content={"cards": {"C36": {"count": 1}}}).terms.cards[NEW].count,
    "copies": game.start(1).copy_of[2 * NEW:],
}
for seed in range(40):
    state, dice = game.start(seed, events=True), Dice.seeded(seed)
    while not state.is_over and "life" not in told:
        if CARD + NEW not in state.choices or max(state.life) == min(state.life):
            state.apply(dice.choice(state.choices))
            continue
        seat = state.to_move
        both = CARD + NEW, DISCARD + NEW
        told["labels"] = [state.describe(action).text(lang) for action in both for lang in LANGUAGES]
        told["faces"], told["notation"] = faces(state, seat), state.notation()
        told["row"] = state.observation(seat).tolist()[NEW]
        told["before"] = state.life[:]
        twin = state.clone()
        game.decisions[twin.asked].play(twin, CARD + NEW)
        told["life"], told["discards"] = twin.life, twin.discards[-1:]
        state.apply(CARD + NEW)
        told["events"] = {lang: [event.phrase.text(lang) for event in state.events] for lang in LANGUAGES}
        told["refused"] = [state.why_illegal(CARD + NEW).text(lang) for lang in LANGUAGES]
    if "life" in told:
        break
while not state.is_over:
    state.apply(dice.choice(state.choices))
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a copy of the package says of the card that was added to it."""
    folder = tmp_path_factory.mktemp("copy")
    game = copied(folder, "martians")
    insert(game / "content.toml", "]\n\n# Co-operative", CONTENT)
    insert(game / "cards.py", "CLASSES: Final", CLASS)
    insert(game / "cards.py", '"C35": Peace,', ENTRY)
    for lang in LANGUAGES:
        words = f"card-C36 = {NAMES[lang]}\ncard-C36-text = {TEXTS[lang]}\n"
        insert(game / "words" / f"{lang}.ftl", "", words)
    return told_by(folder, PLAYED)


def test_it_is_in_the_piles_and_in_the_numbers(told: dict[str, Any]) -> None:
    before = ludoteca.make("martians", players=3, mode="cooperative")
    assert told["actions"] == before.num_actions + 2  # it is played and discarded
    sizes = {part.name: part.size for part in before.layout()}
    grown = {name for name, size in told["sizes"].items() if size == sizes[name] + 1}
    assert grown == {"own_hand", "discards", "martian_discards", "card", "hand"}
    assert {name for name, size in told["sizes"].items() if size == sizes[name]} == set(sizes) - grown
    assert told["drawn"] > 0 and not told["martian"]
    assert sum(span >= 0 for span in told["copies"]) == 2
    assert told["patched"] == 1


def test_it_does_what_its_class_says(told: dict[str, Any]) -> None:
    assert told["life"] == [min(life + 2, 5) for life in told["before"]] != told["before"]
    assert told["discards"] == [35]
    assert "C36" in told["notation"]
    assert told["row"] in (0.5, 1.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_shows_it_in_both_languages(told: dict[str, Any], lang: str) -> None:
    number = LANGUAGES.index(lang)
    text = TEXTS[lang].replace("{ $count }", "2").replace("{ $most }", "5")
    screen, board = told["faces"][lang]
    assert NAMES[lang] in screen and text[1:] in screen and 'href="#ma-c-C36"' in screen and 'id="ma-c-C36"' in screen
    assert NAMES[lang] in board and text in board
    assert NAMES[lang] in told["labels"][number] and NAMES[lang] in told["labels"][2 + number]
    assert any(NAMES[lang] in event for event in told["events"][lang])
    assert told["refused"][number]
