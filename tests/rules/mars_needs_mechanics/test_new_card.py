"""A new Mechanism is its entry in the content, its class and its words: nothing else is touched."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from tests.rules.copied import copied, insert, told_by

CONTENT = """
[[mechanisms]]
name = "tea_urn"
cost = ["boiler", "wire"]
pays = 4
"""

CLASS = '''
class TeaUrn(Mechanism):
    """C11: once a round it pays for a pass, if nobody has passed just before."""

    once = True
    per_round = 2.5

    def read(self, facts: Content) -> None:
        """How much."""
        self.pays = self.read_number(facts, "pays", 0, MOST_COGS, "cogs")

    def passed(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """The first pass in a row."""
        if state.passes == 1 and not state.is_used(self, seat):
            state.used |= self.use_bit(seat)
            state.pay(self, seat, self.pays)


'''
ENTRY = """    "tea_urn": TeaUrn,
"""

WORDS = {
    "en": """
card-tea_urn = Tea Urn
card-tea_urn-choice = C11 { card-tea_urn }
card-tea_urn-text = Once per round, when you are the first to pass, take { cogs }.
card-tea_urn-used = Urn used
card-tea_urn-pays = The Tea Urn warms { $seat }: { cogs }.
""",
    "it": """
card-tea_urn = Samovar
card-tea_urn-choice = C11 { card-tea_urn }
card-tea_urn-text = Una volta per round, quando passi per primo, prendi { cogs }.
card-tea_urn-used = Samovar usato
card-tea_urn-pays = Il Samovar scalda { $seat }: { cogs }.
""",
}

PLAYED = """
import json
from io import StringIO
from rich.console import Console
import ludoteca
from ludoteca.bots import GreedyBot, ask
from ludoteca.engine.dice import Dice
from ludoteca.games.mars_needs_mechanics.decisions import BUILD, DISASSEMBLE, PASS
from ludoteca.web.form import value_name

LANGUAGES = ("en", "it")
URN = 10

def faces(state, seat=0):
    found = {}
    for lang in LANGUAGES:
        console = Console(width=240, record=True, file=StringIO())
        console.print(state.game.board(state, seat, lang))
        found[lang] = [state.game.screen(state, seat, lang), console.export_text()]
    return found

def made(**options):
    return ludoteca.make("mars_needs_mechanics", players=2, **options)

game = made(mechanism_set="chosen", chosen_mechanisms="C8, C11")
option = game.option_list[2]
told = {
    "file": ludoteca.__file__,
    "compiled": ludoteca.is_compiled(),
    "actions": game.num_actions,
    "layout": [[part.name, part.seat, part.start, part.size] for part in game.layout()],
    "option": [value_name("mars_needs_mechanics", option, "C11", lang) for lang in LANGUAGES],
    "variants": ["C11" in variant.get("chosen_mechanisms", ()) for variant in game.variants()],
    "drawn": any(made(mechanism_set="random_4").start(seed).available >> URN & 1 for seed in range(30)),
    "patched": made(content={"mechanisms": {"tea_urn": {"pays": 9}}}).terms.cards[URN].text().text("en"),
}
told["refused"] = [made().start(1).why_illegal(BUILD + URN).text(lang) for lang in LANGUAGES]

seed = 0
while "paid" not in told:
    seed += 1
    state = game.start(seed, events=True)
    dice = Dice.seeded(seed)
    while not state.is_over and "paid" not in told:
        seat = state.to_move
        if BUILD + URN in state.choices and "built" not in told:
            told["labels"] = [state.describe(BUILD + URN).text(lang) for lang in LANGUAGES]
            told["before"] = faces(state, seat)
            state.apply(BUILD + URN)
            told["built"] = [event.phrase.text("en") for event in state.events]
            told["touched"] = BUILD + URN
        elif state.has(seat, URN) and PASS in state.choices and state.passes == 0 and not state.used:
            cogs = state.cogs[seat]
            twin = state.clone()
            state.apply(PASS)
            told["paid"] = state.cogs[seat] - cogs
            told["events"] = [event.phrase.text(lang) for event in state.events[:2] for lang in LANGUAGES]
            told["after"] = faces(state, seat)
            told["notation"] = state.notation().splitlines()[3 + seat]
            told["row"] = state.observation(seat).tolist()
            told["copied"] = twin.packed() == twin.clone().packed() != state.packed()
            told["down"] = state.describe(DISASSEMBLE + URN).text("en")
        else:
            staying = [action for action in state.choices if action != DISASSEMBLE + URN]
            state.apply(dice.choice(staying or state.choices))
while not state.is_over:
    state.apply(ask(GreedyBot(game.strategy()), state, 1))
told["won"] = state.winners()
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is told of a game with the new Mechanism, in a copy of the package's text."""
    folder = tmp_path_factory.mktemp("copy")
    game = copied(folder, "mars_needs_mechanics")
    insert(game / "content.toml", "", CONTENT)
    insert(game / "cards.py", "CLASSES: Final", CLASS)
    insert(game / "cards.py", "}\n\n\ndef cards_of", ENTRY)
    for lang, words in WORDS.items():
        insert(game / "words" / f"{lang}.ftl", "", words)
    return told_by(folder, PLAYED)


def test_it_grows_the_observation_and_the_actions_by_what_it_needs(played: dict[str, Any]) -> None:
    game = ludoteca.make("mars_needs_mechanics", players=2)
    sizes = [[part.name, part.seat, part.size] for part in game.layout()]
    grown = [[name, seat, size] for name, seat, _, size in played["layout"]]
    assert [part[:2] for part in grown] == [part[:2] for part in sizes]
    assert [new for old, new in zip(sizes, grown, strict=True) if old != new] == [
        ["laid_out", -1, 11],
        ["built_now", -1, 11],
        ["taken_down", -1, 11],
        ["built", 0, 11],
        ["used", 0, 4],
        ["built", 1, 11],
        ["used", 1, 4],
    ]
    assert played["actions"] == game.num_actions + 2, "to build it and to disassemble it"


def test_it_is_offered_drawn_and_patched_like_the_others(played: dict[str, Any]) -> None:
    assert played["option"] == ["C11 Tea Urn", "C11 Samovar"]
    assert any(played["variants"])
    assert played["drawn"]
    assert played["patched"] == "Once per round, when you are the first to pass, take 9 cogs."


def test_it_is_built_and_does_what_it_says_in_both_languages(played: dict[str, Any]) -> None:
    assert played["refused"] == [
        "The Tea Urn is not laid out in this game.",
        "Samovar non è fra i Meccanismi di questa partita.",
    ]
    assert played["labels"] == ["Build the Tea Urn", "Costruisci Samovar"]
    assert played["down"] == "Disassemble the Tea Urn"
    assert played["built"][0].endswith("builds the Tea Urn (Boiler, Wire).")
    assert played["paid"] == 4
    assert played["events"][2].startswith("The Tea Urn warms ")
    assert played["events"][2].endswith(": 4 cogs.")
    assert played["events"][3].endswith(": 4 Cogs.")
    assert played["copied"]
    assert "built C11" in played["notation"]
    assert "used u" in played["notation"]


def test_every_face_shows_it(played: dict[str, Any]) -> None:
    says = {
        "en": ("Tea Urn", "Once per round, when you are the first to pass, take 4 cogs.", "Urn used"),
        "it": ("Samovar", "Una volta per round, quando passi per primo, prendi 4 Cogs.", "Samovar usato"),
    }
    for lang, (title, text, used) in says.items():
        screen, board = played["before"][lang]
        assert f"<h4>{title}</h4>" in screen
        assert f"<p>{text}</p>" in screen
        assert 'href="#mm-tea_urn"' in screen
        assert '<g id="mm-tea_urn"><path ' in screen, "a drawing that nobody has made is a plain one"
        assert f'data-action="{played["touched"]}"' in screen
        assert f"C11 {title}" in board
        assert text in board
        for face in played["after"][lang]:
            assert used in face


def test_the_observation_shows_it(played: dict[str, Any]) -> None:
    row = played["row"]
    parts = {name: row[start : start + size] for name, seat, start, size in played["layout"] if seat <= 0}
    assert (parts["laid_out"][10], parts["built"][10], parts["used"]) == (1.0, 1.0, [0.0, 0.0, 0.0, 1.0])


def test_bots_play_on_with_it(played: dict[str, Any]) -> None:
    assert played["won"]
