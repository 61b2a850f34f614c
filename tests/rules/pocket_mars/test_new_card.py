"""A new card is its entry in the content, the class of a part that no card had before, and its words: nothing else."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

import ludoteca
from tests.rules.copied import copied, insert, told_by

CONTENT = """\
    { name = "Ec8", value = 8, upper = ["recall", "take 1"], condition = "always", lower = ["recall ecosystem"] },
"""

CLASS = '''
class Recall(Part):
    """C61: one of one's own colonists goes back from the star to the ship, which brings one energy."""

    name = "recall"
    rule = "C10"
    placed = True

    def targets(self, state: PocketMarsState, seat: int, where: int) -> list[int]:
        """From wherever one stands."""
        houses = range(HOUSES) if where == ANYWHERE else [where]
        return [self.first + house for house in houses if state.star[HOUSES * seat + house] > 0]

    def carry_out(self, state: PocketMarsState, seat: int, number: int) -> None:
        """Aboard again."""
        state.star[HOUSES * seat + number] -= 1
        state.ship[seat] += 1
        if state.telling:
            state.tell_of(seat, "recalls", {"type": TYPES[number]})
        state.gain(seat, 1)

    def missing(self, state: PocketMarsState, number: int) -> Reason:
        """There is nobody."""
        return Reason(self.rule, say("no-own-star", {"type": TYPES[number]}))


'''
ENTRY = """    Recall(SKIP + 1, HOUSES),
"""

WORDS = {
    "en": """
part-recall = call one of your colonists back from ★ to the ship
part-recall-in = call one of your colonists back from ★ of { type } to the ship
part-recall-short = call back
recall = Call a colonist back from { type }
recalls = { $seat } calls a colonist back from { type }.
""",
    "it": """
part-recall = richiama 1 tuo colono da ★ alla nave
part-recall-in = richiama 1 tuo colono da ★ dell'{ building } alla nave
part-recall-short = richiama
recall = Richiama un colono dall'{ building }
recalls = { $seat } richiama un colono dall'{ building }.
""",
}

PLAYED = """
import json, pickle, random
from io import StringIO
from rich.console import Console
import ludoteca
from ludoteca.games.pocket_mars.cards import SKIP, TURN_HAND, TURN_PREP, USE
from ludoteca.games.pocket_mars.content import CARDS, STACK
from ludoteca.games.pocket_mars.examples import CARD, position
from tests_invariants import check_cards

LANGUAGES = ("en", "it")
NEW = CARD["Ec8"]

def words(phrase):
    return [phrase.text(lang) for lang in LANGUAGES]

def shown(state, lang):
    console = Console(width=240, record=True, file=StringIO())
    console.print(state.game.board(state, 0, lang))
    return " ".join(console.export_text().replace("│", " ").split())

def faces(state):
    return {lang: [state.game.screen(state, 0, lang), shown(state, lang)] for lang in LANGUAGES}

def looked_at(state):
    return {
        "ship": state.ship[0], "star": state.star[:4], "energy": state.energy[0], "earth": state.earth[0],
        "question": [state.question().rule, *words(state.question().phrase)], "legal": state.legal_actions(),
        "notation": state.notation(), "faces": faces(state), "seen": state.observation(0).tolist(),
        "told": [words(event.phrase) for event in state.events],
        "texts": [words(state.describe(action)) for action in state.choices],
    }

told = {"file": ludoteca.__file__, "compiled": ludoteca.is_compiled(), "cards": CARDS, "stack": STACK, "new": NEW}
told["ids"] = [TURN_HAND + NEW, TURN_PREP + NEW, SKIP]
told["actions"] = ludoteca.make("pocket_mars").num_actions
for draft in ("off", "on"):
    game = ludoteca.make("pocket_mars", draft=draft)
    told[f"layout {draft}"] = {f"{part.name} {part.seat}": part.size for part in game.layout()}

# from the hand
state = position(hands=["Ec8 Sc1"], star=["1/0/2/0"], ship=[1, 1], energy=[1, 1])
told["hand"] = looked_at(state)
state.apply(TURN_HAND + NEW)
told["asked"] = looked_at(state)
told["refused"] = [state.why_illegal(SKIP + 2).rule, *words(state.why_illegal(SKIP + 2).phrase)]
state.apply(SKIP + 1 + 2)
told["after"] = looked_at(state)

# from the prep module
state = position(preps=["Ec8 Sc1"], star=["1/0/2/0"], ship=[1, 1], energy=[1, 1])
told["prep"] = looked_at(state)
state.apply(TURN_PREP + NEW)
told["value"] = looked_at(state)
state.apply(SKIP)
state.apply(USE)
told["lower"] = looked_at(state)
state.apply(SKIP + 1)
told["lowered"] = looked_at(state)
weak = position(content={"projects": {"cards": {"Ec8": {"value": 2}}}}, preps=["Ec8 Sc1"])
told["patched"] = words(weak.describe(TURN_PREP + NEW))

# in whole games
uses = {"hand": 0, "prep": 0, "asked": 0, "covered": 0}
DRAFT, UNSEEN = {"players": 3, "draft": "on"}, {"players": 4, "visible_backs": "prep_only"}
for options in ({"players": 1}, {"players": 2}, DRAFT, UNSEEN):
    game = ludoteca.make("pocket_mars", **options)
    strategy = game.strategy()
    for seed in range(6):
        chance = random.Random(seed)
        state = game.start(seed, events=True)
        number = 0
        while not state.is_over:
            uses["asked"] += state.choices[-1] > SKIP
            weights = strategy.priors(state)
            assert len(weights) == len(state.choices)
            action = chance.choices(state.choices, weights)[0] if seed % 2 else chance.choice(state.choices)
            uses["hand"] += action == TURN_HAND + NEW
            uses["prep"] += action == TURN_PREP + NEW
            for event in state.events:
                words(event.phrase)
            state.apply(action)
            check_cards(state, CARDS, STACK)
            uses["covered"] += NEW in state.pile
            if number % 10 == 0:
                seat = number // 10 % game.players
                world = state.redeal(seat, number)
                assert world.information(seat) == state.information(seat)
                assert world.observation(seat).tolist() == state.observation(seat).tolist()
                assert pickle.loads(pickle.dumps(state)) == state == state.clone()
                for action in (TURN_HAND + NEW, TURN_PREP + NEW, SKIP + 1):
                    words(state.describe(action))
            number += 1
told["uses"] = uses
print(json.dumps(told))
"""

INVARIANTS = """
def check_cards(state, cards, stack):
    under = [card % cards for card in state.pile if card >= 0]
    hands = [card for seat in range(state.terms.players) for card in state.hand_of(seat)]
    rest = [card for card in [*state.prep, state.aside] if card >= 0]
    assert sorted([*state.deck, *state.discard, *under, *hands, *rest, *state.packs]) == list(range(cards))
    assert len(state.pile) == 5 * stack
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is told of games with the new card, in a copy of the package's text."""
    folder = tmp_path_factory.mktemp("copy")
    game = copied(folder, "pocket_mars")
    text = (game / "content.toml").read_text(encoding="utf-8")
    assert text.endswith("},\n]\n")
    (game / "content.toml").write_text(text.removesuffix("]\n") + CONTENT + "]\n", encoding="utf-8")
    insert(game / "cards.py", "\nTAKE: Final", CLASS)
    insert(game / "cards.py", "]\nABILITIES: Final", ENTRY)
    for lang, words in WORDS.items():
        insert(game / "words" / f"{lang}.ftl", "", words)
    (folder / "tests_invariants.py").write_text(INVARIANTS, encoding="utf-8")
    return told_by(folder, PLAYED)


def test_it_takes_its_place_among_the_cards_the_parts_and_the_actions(played: dict[str, Any]) -> None:
    assert (played["cards"], played["new"], played["stack"]) == (36, 35, 8)
    blocks_of_cards, deeper_stacks, own_block = 8, 4, 4
    assert played["actions"] == ludoteca.make("pocket_mars").num_actions + blocks_of_cards + deeper_stacks + own_block
    for draft in ("off", "on"):
        game = ludoteca.make("pocket_mars", draft=draft)
        sizes = {f"{part.name} {part.seat}": part.size for part in game.layout()}
        found = played[f"layout {draft}"]
        assert list(found) == list(sizes)
        grown = {name: size - sizes[name] for name, size in found.items() if size != sizes[name]}
        cards = ["own_hand -1", "face_up -1", "discard -1", "played -1", "own_sunk -1", "own_face_down -1"]
        wanted = {"own_prep -1": 2, "part -1": 1, "hand_known 1": 1, "prep_known 1": 2, **dict.fromkeys(cards, 1)}
        if draft == "on":
            wanted |= {"own_pack -1": 1, "own_region -1": 5}
        assert grown == wanted


def seen(played: dict[str, Any], when: str, part: str) -> list[float]:
    """A part of the observation, by its name."""
    start = 0
    for name, size in played["layout off"].items():
        if name == part:
            found: list[float] = played[when]["seen"][start : start + size]
            return found
        start += size
    raise AssertionError(part)


def test_it_is_played_from_the_hand(played: dict[str, Any]) -> None:
    from_hand, _, skip = played["ids"]
    asked, after = played["asked"], played["after"]
    assert from_hand in played["hand"]["legal"]
    assert asked["legal"] == [skip, skip + 1, skip + 3]
    assert "seat 0 part recall x1, plays Ec8" in asked["notation"]
    assert (asked["ship"], asked["star"], asked["energy"], asked["earth"]) == (1, [1, 0, 2, 0], 1, 3)
    assert (after["ship"], after["star"], after["energy"], after["earth"]) == (3, [1, 0, 1, 0], 2, 2)
    assert played["refused"] == [
        "C10",
        "You have no colonist on ★ of Energy.",
        "Non hai coloni sullo spazio ★ dell'Edificio Energia.",
    ]


def test_it_is_played_from_the_prep_module(played: dict[str, Any]) -> None:
    _, from_prep, skip = played["ids"]
    assert from_prep in played["prep"]["legal"]
    assert "8 &gt; 3: land 1" in played["prep"]["faces"]["en"][0]
    assert played["value"]["legal"] == sorted([112 + 3, skip])  # three blocks of cards lie before the landings
    assert played["lower"]["legal"] == [skip, skip + 1]
    assert (played["lower"]["ship"], played["lower"]["star"]) == (1, [1, 0, 2, 0])
    assert (played["lowered"]["ship"], played["lowered"]["star"][0], played["lowered"]["energy"]) == (2, 0, 2)


def test_it_is_told_in_both_languages(played: dict[str, Any]) -> None:
    texts = dict(zip(played["hand"]["legal"], played["hand"]["texts"], strict=True))
    assert texts[played["ids"][0]] == [
        "Play Ecosystem 8 from your hand: call one of your colonists back from ★ to the ship; "
        "then take 1 colonist from Earth",
        "Gioca Ecosistema 8 dalla mano: richiama 1 tuo colono da ★ alla nave; poi prendi 1 colono dalla Terra",
    ]
    assert played["asked"]["question"] == [
        "C10",
        "Ecosystem 8: call one of your colonists back from ★ to the ship.",
        "Ecosistema 8: richiama 1 tuo colono da ★ alla nave.",
    ]
    assert played["asked"]["texts"][1:] == [
        ["Call a colonist back from Ecosystem", "Richiama un colono dall'Edificio Ecosistema"],
        ["Call a colonist back from Science", "Richiama un colono dall'Edificio Scienza"],
    ]
    assert played["after"]["told"][0] == [
        "Player 1 calls a colonist back from Science.",
        "Giocatore 1 richiama un colono dall'Edificio Scienza.",
    ]
    assert played["patched"][0].startswith("Play Ecosystem 2 from your prep module (always: call one of your colonists")


def test_every_face_shows_it(played: dict[str, Any]) -> None:
    names = {"en": "Ecosystem 8", "it": "Ecosistema 8"}
    short = {"en": "call back", "it": "richiama"}
    upper = {"en": "call one of your colonists back from ★ to the ship", "it": "richiama 1 tuo colono da ★ alla nave"}
    lower = {
        "en": "call one of your colonists back from ★ of Ecosystem to the ship",
        "it": "richiama 1 tuo colono da ★ dell'Edificio Ecosistema alla nave",
    }
    halves = {"hand": (upper, lower), "prep": (lower,), "asked": (upper,), "lower": (lower,)}  # those that still count
    for when, shown in halves.items():
        for lang, (drawn, board) in played[when]["faces"].items():
            screen = unescape(drawn)
            for half in shown:
                assert f'data-tip="{half[lang][:1].upper()}{half[lang][1:]}"' in screen
            assert screen.count(f"<span>{short[lang]}</span>") == len(shown)
            assert re.search(f'<header data-tip="{names[lang]}[^"]*{upper[lang]}[^"]*{lower[lang]}', screen)
            assert 'data-piece="k35"' in screen
            assert names[lang] in board
            assert upper[lang] in board
            assert lower[lang] in board


def test_the_observation_shows_it(played: dict[str, Any]) -> None:
    assert seen(played, "hand", "own_hand -1")[35] == 1.0
    assert seen(played, "asked", "own_hand -1")[35] == 0.0
    assert seen(played, "asked", "played -1")[35] == 1.0
    assert seen(played, "asked", "part -1") == [0.0] * 10 + [1.0]
    assert seen(played, "prep", "own_prep -1")[35] == 1.0
    assert seen(played, "value", "face_up -1")[35] == 1.0
    assert seen(played, "value", "values -1")[0] == 1.0  # its value is the highest of all cards


def test_it_comes_up_in_whole_games(played: dict[str, Any]) -> None:
    assert min(played["uses"].values()) > 0, played["uses"]
