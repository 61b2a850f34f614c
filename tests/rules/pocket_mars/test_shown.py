"""What is shown is what happens: every number on the screen and in the words, and every end and idle move is told."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.engine.shelf import text_of
from ludoteca.games.pocket_mars.cards import (
    DO_REORDER,
    SKIP,
    TURN_ENERGY,
    TURN_HAND,
    TURN_OTHER,
    TURN_PREP,
    TURN_TAKE,
    USE,
)
from ludoteca.games.pocket_mars.content import CARDS, HOUSE
from ludoteca.games.pocket_mars.examples import EXAMPLES, position
from ludoteca.games.pocket_mars.position import ASK_LOWER, ASK_TURN, ASK_VALUE, PocketMarsState
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.words import LANGUAGES
from tests.proof.cases import random_game
from tests.rules.pocket_mars.table import SCI, A, B, finish_turn, for_energy, from_hand, from_prep, play, told

VARIANTS: list[dict[str, Value]] = [
    {"players": 1},
    {"players": 1, "solo_level": "singularity"},
    {"players": 2},
    {"players": 3, "visible_backs": "prep_only"},
    {"players": 4, "draft": "on"},
]


def decisions(variant: dict[str, Value]) -> list[PocketMarsState]:
    """The positions of two random games."""
    game = ludoteca.make("pocket_mars", **variant)
    found: list[PocketMarsState] = []
    for seed in (3, 4):
        for state, action in random_game(game, seed):
            assert isinstance(state, PocketMarsState)
            if action >= 0:
                found.append(state.clone())
    return found


def after(state: PocketMarsState, action: int) -> PocketMarsState:
    twin = state.clone()
    twin.decision().play(twin, action)
    return twin


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_discarded_card_brings_the_energy_that_is_shown(variant: dict[str, Value]) -> None:
    for state in decisions(variant):
        if state.asked != ASK_TURN:
            continue
        seat = state.to_move
        html = state.game.screen(state, seat)
        for action in range(TURN_ENERGY, TURN_ENERGY + CARDS):
            if action in state.choices:
                gain = after(state, action).energy[seat] - state.energy[seat]
                shown = re.search(rf'data-action="{action}"[^>]*pm-burn[^>]*><span>[^<]*</span> \+(\d)', html)
                assert shown is not None
                assert int(shown[1]) == gain
                text = state.game.action_text(state, action)
                assert text.endswith(f"for {gain} energy") if gain else "no gain" in text


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_landing_that_is_shown_is_offered(variant: dict[str, Value]) -> None:
    """`7 > 3: land 1` on a prep card means that playing it asks for a landing; the values are those compared."""
    for state in decisions(variant)[::2]:
        if state.asked != ASK_TURN:
            continue
        seat = state.to_move
        html = state.game.screen(state, seat)
        for card in [one for one in state.module_of(seat) if one >= 0 and HOUSE.kind[one] < 4]:
            face = re.search(rf'<article [^>]*data-piece="k{card}".*?</article>', html, re.S)
            assert face is not None
            claim = re.search(r"(\d) ([>≤]) (\d)([^<]*)", unescape(face[0]))
            assert claim is not None
            assert int(claim[1]) == HOUSE.value[card]
            assert int(claim[3]) == state.value_of(HOUSE.kind[card])
            lands = after(state, TURN_PREP + card).asked == ASK_VALUE
            assert lands == (claim[2] != "≤" and "land 1" in claim[4])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_points_and_sheets_agree(variant: dict[str, Value]) -> None:
    game = ludoteca.make("pocket_mars", **variant)
    for state, _ in random_game(game, 5):
        for seat in range(game.players):
            assert sum(line.points for line in state.score_sheet(seat)) == state.scores()[seat]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_told_of_colonists_and_energy_adds_up(variant: dict[str, Value]) -> None:
    """Colonists taken and landed, energy gained and paid, as the story has them, are what lies on the table."""
    game = ludoteca.make("pocket_mars", **variant)
    for seed in (6, 7):
        ship = [1] * game.players
        energy = [1] * game.players
        for state, _ in random_game(game, seed, events=True):
            assert isinstance(state, PocketMarsState)
            for event in state.events:
                key, args = event.phrase.key, event.phrase.args
                if event.seat < 0:
                    continue
                if key in ("takes", "lands"):
                    ship[event.seat] += int(str(args["count"])) if key == "takes" else -1
                if key in ("gains", "pays"):
                    energy[event.seat] += int(str(args["count"])) * (1 if key == "gains" else -1)
                    assert args["now"] == energy[event.seat]
            assert (state.ship[: game.players], state.energy[: game.players]) == (ship, energy)


def standing(state: PocketMarsState, side: int) -> tuple[int, list[int], int]:
    """Where a side's colonists are, and its energy."""
    return state.earth[side], state.star[4 * side : 4 * side + 4], state.energy[side]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_move_that_is_called_idle_is_idle_and_no_other(variant: dict[str, Value]) -> None:
    """Idle: the colonists, the energy and the choices to come are as if the card had done nothing."""
    seen: Counter[bool] = Counter()
    for state in decisions(variant):
        if state.asked != ASK_TURN:
            continue
        seat = state.to_move
        for action in state.choices:
            if TURN_HAND <= action < TURN_OTHER:
                warned = state.describe(action).key.startswith("idle")
                seen[warned] += 1
                if warned:
                    world = after(state, action)
                    while world.to_move == seat and world.decision().legal(world) == [SKIP]:
                        world.decision().play(world, SKIP)
                    for side in range(state.terms.sides):
                        before = (state.earth[side], state.star[side * 4 : side * 4 + 4], state.energy[side])
                        if side == seat or not state.terms.solo:
                            assert before == (
                                world.earth[side],
                                world.star[side * 4 : side * 4 + 4],
                                world.energy[side],
                            )
    assert seen[False] > 20


def test_a_card_without_effect_is_told_before_and_after() -> None:
    state = position(hands=["Ec5 Sc3"])  # swap, and nobody is on Mars
    assert state.game.action_text(state, from_hand("Ec5")).endswith("(nothing of it is possible now)")
    assert state.game.action_text(state, from_hand("Ec5"), "it").endswith("(ora nulla di questo è possibile)")
    play(state, from_hand("Ec5"))
    assert "cannot" in told(state)
    state = position(hands=["Sc1 Wa2"], preps=["Ec3 En4"], energy=[0, 1], top="Co1")
    assert state.game.action_text(state, from_prep("Ec3")).endswith("(only the value of its building would change)")
    play(state, from_prep("Ec3"))
    assert told(state, A)[:4] == ["plays-prep", "beats-not", "cannot", "cannot"]
    assert state.events[1].phrase.text() == "Ecosystem 3 does not beat the Ecosystem Building, worth 3: no landing."


def test_a_landing_without_anybody_aboard_is_told() -> None:
    state = position(preps=["Sc7 Ec1"], ship=[0])
    play(state, from_prep("Sc7"))
    assert "beats-nobody" in told(state)


def test_energy_beyond_the_track_is_not_promised() -> None:
    state = position(hands=["Ec1 Sc3"], energy=[5, 1])
    assert "no gain" in state.game.action_text(state, for_energy("Ec1"))
    state = position(players=1, hands=["Ec1 Sc3"], energy=[4, 1])
    assert state.game.action_text(state, for_energy("Ec1")) == "Discard Ecosystem 1 for 1 energy"


@pytest.mark.rule("R15")
def test_R15_with_hidden_backs_a_question_tells_nobody_what_a_hand_has() -> None:
    for hand, choices in (("Ec4 Sc1", [USE, SKIP]), ("Wa4 Sc1", [SKIP])):
        state = position(hands=["", hand], preps=["", "Ec5 En4"], visible_backs="prep_only")
        play(state, TURN_OTHER)
        assert (state.to_move, state.asked, state.legal_actions()) == (B, ASK_LOWER, choices)
        play(state, SKIP)
        assert told(state, A)[0] == "declines"
    seen = position(hands=["", "Wa4 Sc1"], preps=["", "Ec5 En4"])
    play(seen, TURN_OTHER)
    assert "cannot" in told(seen), "all see the backs, so nobody is asked"


# ---- the end


def ended(state: PocketMarsState) -> list[str]:
    return [event.phrase.text("en", ["Anna", "Bob"][: state.game.players]) for event in state.events]


@pytest.mark.rule("A10")
@pytest.mark.parametrize(
    ("ship", "star", "deck", "said"),
    [
        ([0, 5], ["2/2/2/1", "0/0/0/0"], "Ec1 Ec2 Ec3 Ec4 Ec5 Ec6", "All 7 colonists of Anna are in buildings."),
        ([1, 0], ["0/0/0/0", "2/2/2/1"], "Ec1 Ec2 Ec3 Ec4 Ec5 Ec6", "All 7 colonists of Devious Automatics are"),
        ([1, 5], ["0/0/0/0", "0/0/0/0"], "", "DA's prep module cannot be filled any more: it has only 1 of 2 cards."),
    ],
)
def test_A10_the_solo_game_says_what_ended_it(ship: list[int], star: list[str], deck: str, said: str) -> None:
    state = position(
        players=1, hands=["Co3 Sc3"], preps=["En4 Sc7", "Co4 Co5"], ship=ship, star=star, deck=deck, energy=[5, 5]
    )
    play(state, for_energy("Sc3"))
    finish_turn(state)
    assert state.is_over
    assert any(line.startswith(said) for line in ended(state)), ended(state)


@pytest.mark.rule("R31")
def test_R31_the_round_limit_is_told() -> None:
    game = ludoteca.make("pocket_mars", players=2, round_limit=10)
    lines: list[str] = []
    for state, _ in random_game(game, 2, events=True):
        if state.is_over:
            lines = ended(state) if isinstance(state, PocketMarsState) else []
    assert "Round 10 was the last one, as the round limit says." in lines


def over(**more: object) -> PocketMarsState:
    state = position(**more)  # type: ignore[arg-type]
    state.end()
    state.events = []
    state.settle()
    return state


@pytest.mark.rule("F7")
def test_F7_the_result_says_what_decided() -> None:
    more = over(ship=[0, 2], star=["1/0/0/0", "0/0/0/0"], energy=[1, 1])
    names = ["Anna", "Bob"]
    how = more.decided()
    assert how is not None
    assert more.winners() == [0]
    assert how.text("en", names) == "Level at 3 points: Anna wins with more colonists in buildings, 1 against 0."
    assert how.text("it", names) == "Parità a 3 punti: vince Anna, con più coloni negli Edifici, 1 contro 0."
    assert more.events[-1].phrase == how
    assert more.score_sheet(1)[-1].text() == "Tie-break: 0 colonists in buildings"
    shared = over(ship=[1, 1], energy=[1, 1])
    how = shared.decided()
    assert how is not None
    assert "shared" in how.text("en", names)
    assert over(ship=[3, 1]).decided() is None


@pytest.mark.rule("F11")
def test_F11_a_tie_with_the_androids_is_lost_and_says_so() -> None:
    state = over(players=1, ship=[2, 1], energy=[1, 1])
    assert points(state, 0) == points(state, 1)
    how = state.decided()
    assert how is not None
    assert how.text("en") == "Level at 3 points: a tie goes to Devious Automatics."


# ---- counting from 1


@pytest.mark.parametrize("game", ["mars_needs_mechanics", "pocket_mars"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_counts_from_1_as_the_screen_does(game: str, lang: str) -> None:
    book = text_of(game, f"rulebook/{lang}.md")
    assert book is not None
    prose = re.sub(r"`[^`]*`", "", book)
    zero = re.compile(r"\b(?:seats?|slots?|position|Player|places?|post[oi]|posizione|[Gg]iocator[ei]) 0\b")
    assert zero.findall(prose) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_name_places_as_the_actions_do(lang: str) -> None:
    book = text_of("pocket_mars", f"rulebook/{lang}.md")
    assert book is not None
    covered = {"en": "covered card 1", "it": "carta coperta 1"}[lang]
    state = play(EXAMPLES["E14"](), from_hand("Sc4"))
    assert covered in state.game.action_text(state, DO_REORDER + 6 * SCI, lang)
    assert covered in _paragraph(book, "E14")
    state = EXAMPLES["E18"]()
    play(state, TURN_TAKE)
    slot = {"en": "slot 2", "it": "posto 2"}[lang]
    discard = state.choices[1]
    assert slot in state.game.action_text(state, discard, lang)
    assert slot in _paragraph(book, "E18")


def _paragraph(book: str, example: str) -> str:
    return next(line for line in book.splitlines() if line.startswith(f"- **{example}**"))
