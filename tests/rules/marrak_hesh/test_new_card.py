"""A new Deep Space card is its entry in the content, one class and its words: nothing else is touched."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludoteca
from tests.rules.copied import copied, insert, told_by

CONTENT = """
[[cards]]
name = "pilot"
each = 2
"""

CLASS = '''
class Pilot(Card):
    """C11: once per game a Transport may match both of its neighbours; the Goods of the first row bring VP."""

    token = True
    lifts = True
    ask_key = "card-pilot-ask"
    pass_key = "card-pilot-pass"
    passes_key = "card-pilot-passes"

    def __init__(self, number: int, facts: Content) -> None:
        super().__init__(number, facts)
        self.each = facts.whole("each", 0, MOST)

    def text(self, players: int) -> Phrase:
        """With what each tile brings."""
        return say(f"card-{self.name}-text", {"each": self.each})

    def may_place(self, state: MarrakHeshState, beside: int, bit: int) -> bool:
        """It matches both."""
        return beside == bit and self.has_token(state, state.to_move)

    def placing(self, state: MarrakHeshState, colour: int, dock: int) -> None:
        """Such a placing spends the token."""
        if state.neighbours()[dock] == 1 << colour:
            self.spend_token(state)
            if state.telling:
                state.tell(state.to_move, say("card-pilot-used", {"seat": seat_name(state.to_move)}))

    def bonus(self, terms: Terms, cells: list[int], forged: int) -> int:
        """The Goods of the first row."""
        return self.each * sum([cells[cell] >= 0 for cell in terms.hold.lines[0]])

'''
ENTRY = """    "pilot": Pilot,
"""

WORDS = {
    "en": """
card-pilot = Pilot
card-pilot-text = Once per game: your Transport may match both neighbours. Scoring: { $each } VP for each tile in row 1.
card-pilot-token = Pilot token
card-pilot-used = { $seat } takes the Pilot aboard.
card-pilot-ask = Place a Transport with the Pilot, or pass.
card-pilot-pass = Pass and send the Pilot home
card-pilot-passes = { $seat } passes and sends the Pilot home.
""",
    "it": """
card-pilot = Pilota
card-pilot-text = Una volta per partita: puoi avere il colore di entrambi i vicini. { $each } PV per Merce nella riga 1.
card-pilot-token = Segnalino Pilota
card-pilot-used = { $seat } prende a bordo il Pilota.
card-pilot-ask = Piazza un Trasporto con il Pilota, oppure passa.
card-pilot-pass = Passa e manda a casa il Pilota
card-pilot-passes = { $seat } passa e manda a casa il Pilota.
""",
}

PLAYED = """
import json, random
from io import StringIO
from rich.console import Console
import ludoteca
from ludoteca.engine.options import Several
from ludoteca.games.marrak_hesh.examples import position
from ludoteca.words import say

LANGUAGES = ("en", "it")

def shown(state, lang):
    console = Console(width=200, record=True, file=StringIO())
    console.print(game.board(state, 0, lang))
    return console.export_text()

def faces(state):
    return {lang: [game.screen(state, 0, lang), shown(state, lang)] for lang in LANGUAGES}

def looked_at(state):
    return {"notation": state.notation(), "faces": faces(state), "first": state.observation(0).tolist()}

game = ludoteca.make("marrak_hesh", deep_space="chosen", deep_space_pair=(10, 11))
pair = next(option for option in game.option_list if isinstance(option, Several))
told = {
    "file": ludoteca.__file__,
    "compiled": ludoteca.is_compiled(),
    "actions": game.num_actions,
    "layout": {f"{part.name} {part.seat}": part.size for part in game.layout()},
    "option": [say("marrak_hesh", pair.key_of(11), lang) for lang in LANGUAGES],
    "variants": [variant.get("deep_space_pair") for variant in game.variants()],
    "drawn": any(11 in ludoteca.make("marrak_hesh", deep_space="random").start(seed).cards for seed in range(40)),
    "patched": ludoteca.make("marrak_hesh", content={"cards": {"pilot": {"each": 3}}}).terms.deck[10].each,
}

def allowed_by_the_pilot(state, action):
    return state.asked == 0 and action < 72 and state.neighbours()[action % 24] == 1 << action // 24

chance = random.Random(1)
for seed in range(100):
    state = game.start(seed, events=True)
    while not state.is_over:
        used = [action for action in state.choices if allowed_by_the_pilot(state, action)]
        if used and state.to_move == 0 and "used" not in told:
            action = used[0]
            told["before"] = looked_at(state)
            state.apply(action)
            told["used"] = [action, [event.phrase.text(lang) for event in state.events for lang in LANGUAGES]]
            told["after"] = looked_at(state)
            told["clone"] = state.clone() == state and state.clone().packed() == state.packed()
        else:
            state.apply(chance.choice(state.choices))
    if "used" in told:
        told["row"] = [sum(tile >= 0 for tile in state.hold_of(seat)[:3]) for seat in (0, 1)]
        sheets = [[line for line in state.score_sheet(seat) if line.rule == "C11"] for seat in (0, 1)]
        told["lines"] = [[(line.text("en"), line.text("it"), line.points) for line in sheet] for sheet in sheets]
        told["sums"] = [sum(line.points for line in state.score_sheet(seat)) for seat in (0, 1)]
        told["scores"] = state.scores()
        if sum(told["row"]):
            break
last = position(ring="o.o" + "ts" * 10 + "t", hands=["o", "o"], cards=(10, 11))  # only the Pilot is of use
told["last"] = last.choices
told["asked"] = [last.question().rule, *[last.question().phrase.text(lang) for lang in LANGUAGES]]
told["pass"] = [last.describe(72).text(lang) for lang in LANGUAGES]
last.apply(72)
told["passes"] = [last.events[0].phrase.text(lang) for lang in LANGUAGES]
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is told of games with the new card, in a copy of the package's text."""
    folder = tmp_path_factory.mktemp("copy")
    game = copied(folder, "marrak_hesh")
    insert(game / "content.toml", "", CONTENT)
    insert(game / "cards.py", "\nCLASSES: Final", CLASS)
    insert(game / "cards.py", "}\n\n\ndef cards_of", ENTRY)
    for lang, words in WORDS.items():
        insert(game / "words" / f"{lang}.ftl", "", words)
    return told_by(folder, PLAYED)


def test_it_takes_a_place_among_the_cards_and_no_action(played: dict[str, Any]) -> None:
    game = ludoteca.make("marrak_hesh", deep_space="chosen")
    sizes = {f"{part.name} {part.seat}": part.size for part in game.layout()}
    grown = {name: size - sizes[name] for name, size in played["layout"].items() if size != sizes[name]}
    assert grown == {"cards -1": 1, "tokens 0": 1, "tokens 1": 1}
    assert list(played["layout"]) == list(sizes)
    assert played["actions"] == game.num_actions


def test_it_is_offered_drawn_and_patched_like_the_others(played: dict[str, Any]) -> None:
    assert played["option"] == ["Pilot", "Pilota"]
    assert [10, 11] in played["variants"]
    assert played["drawn"]
    assert played["patched"] == 3


def test_it_is_used_once_and_told(played: dict[str, Any]) -> None:
    action, told = played["used"]
    assert told[:2] == ["Player 1 takes the Pilot aboard.", "Giocatore 1 prende a bordo il Pilota."]
    before, after = (played[when]["notation"].splitlines() for when in ("before", "after"))
    assert before[2] == after[2] == "cards C10 C11"
    ring = [mark if mark in "ots" else "" for mark in before[0].split()[1:]]
    dock, colour = action % 24, "ots"[action // 24]
    way = [(dock + step) % 24 for step in range(1, 24)]
    met = [next(ring[other] for other in order if ring[other]) for order in (way, way[::-1])]
    assert met == [colour, colour]
    assert after[0].split()[1 + dock] == colour
    assert ("| C11 |" in before[4], "| C11 |" in after[4]) == (True, False)
    assert played["clone"]


def test_it_need_not_be_used(played: dict[str, Any]) -> None:
    assert played["last"] == [1, 72]
    assert played["asked"] == [
        "C11",
        "Place a Transport with the Pilot, or pass.",
        "Piazza un Trasporto con il Pilota, oppure passa.",
    ]
    assert played["pass"] == ["Pass and send the Pilot home", "Passa e manda a casa il Pilota"]
    assert played["passes"] == [
        "Player 1 passes and sends the Pilot home.",
        "Giocatore 1 passa e manda a casa il Pilota.",
    ]


def test_every_face_shows_it(played: dict[str, Any]) -> None:
    says = {
        "en": "Once per game: your Transport may match both neighbours. Scoring: 2 VP for each tile in row 1.",
        "it": "Una volta per partita: puoi avere il colore di entrambi i vicini. 2 PV per Merce nella riga 1.",
    }
    titles = {"en": "Pilot", "it": "Pilota"}
    token = {"en": "Pilot token", "it": "Segnalino Pilota"}
    for lang, text in says.items():
        title = titles[lang]
        screen, board = played["before"]["faces"][lang]
        assert f'<b class="mh-cno">C11</b><h4>{title}</h4><p>{text}</p>' in screen
        assert f"C11 {title} " in board
        assert set(text.split()) <= set(board.replace("│", " ").split())
        assert len(re.findall(rf'data-tip="[^"]*{token[lang]}', screen)) == 2
        assert board.count("C11 ") == 3, "the card, and a token of each seat"
        later, board_later = played["after"]["faces"][lang]
        assert later.count('class="mh-token mh-used"') == screen.count('class="mh-token mh-used"') + 1
        assert board_later.count("C11 ") == 2


def test_the_observation_shows_it(played: dict[str, Any]) -> None:
    start, starts = 0, {}
    for name, size in played["layout"].items():
        starts[name] = start, start + size
        start += size
    before, after = played["before"]["first"], played["after"]["first"]
    assert len(before) == start
    assert before[slice(*starts["cards -1"])] == [0.0] * 9 + [1.0, 1.0]
    assert before[slice(*starts["tokens 0"])] == [0.0, 0.0, 1.0]
    assert after[slice(*starts["tokens 0"])] == [0.0, 0.0, 0.0]


def test_it_scores(played: dict[str, Any]) -> None:
    assert sum(played["row"]) > 0
    assert played["lines"] == [[["Pilot", "Pilota", 2 * count]] for count in played["row"]]
    assert played["sums"] == played["scores"]
