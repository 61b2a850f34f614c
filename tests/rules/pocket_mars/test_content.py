"""A patch of the content: what it says is what is played, told and shown, and what is wrong is refused by name."""

from __future__ import annotations

import pickle
import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import ludoteca
from ludoteca.engine.errors import ContentError
from ludoteca.engine.shelf import content_of
from ludoteca.games.pocket_mars.board import draw as board
from ludoteca.games.pocket_mars.cards import SKIP, TURN_HAND, TURN_PREP, USE
from ludoteca.games.pocket_mars.content import HOUSE
from ludoteca.games.pocket_mars.examples import CARD, made, position
from ludoteca.games.pocket_mars.position import ASK_LOWER, PocketMarsState
from ludoteca.games.pocket_mars.screen import draw
from ludoteca.research import view
from tests.rules.pocket_mars.table import A, B, finish_turn, for_energy, from_hand, from_prep, play, told

SMALL = {  # fewer colonists, so the machine's levels are told where they start
    "colonists": 5,
    "automaton": {"levels": {"super_droid": {"ship": 4}, "cyborg": {"ship": 5}, "singularity": {"ship": 4}}},
}
MIXED: dict[str, object] = {
    **SMALL,
    "aboard": 2,
    "energy_most": 9,
    "energy_start": 3,
    "base_value": 5,
    "room": [2, 3, 1, 3],
    "points": {"ship": 0, "double_star": 9},
    "projects": {"cards": {"Ec5": {"upper": ["peek", "cover"]}, "Wa6": {"condition": "pay 9", "value": 9}}},
}


def opened(content: object, **options: object) -> PocketMarsState:
    state = made(content=content, **options).start(1)
    assert isinstance(state, PocketMarsState)
    return state


def terminal(state: PocketMarsState, lang: str = "en") -> str:
    """What a terminal shows, with the frames and the breaks of lines taken out."""
    console = Console(width=240, record=True, file=StringIO())
    console.print(board(state, A, lang))
    return " ".join(console.export_text().replace("│", " ").split())


def sums(state: PocketMarsState) -> list[int]:
    """The points of each line, as the screen shows them for the one who looks."""
    shown = draw(state, A, "en").partition('<p class="pm-sum">')[2].partition("</p>")[0]
    return [int(points) for points in re.findall(r">(\d+)</span>", shown)]


def test_points_are_counted_and_shown_as_the_patch_says() -> None:
    more = {"points": {"star": 3, "double_star": 7, "all_buildings": 9}}
    where = {"star": ["2/0/1/1"], "double": ["0/1/0/0"], "ship": [1, 1], "energy": [0, 1]}
    usual, patched = position(**where), position(content=more, **where)  # type: ignore[arg-type]
    assert [line.points for line in usual.score_sheet(A)] == [1, 8, 4, 2, 0, 0]
    assert [line.points for line in patched.score_sheet(A)] == sums(patched) == [1, 12, 7, 9, 0, 0]
    assert (usual.scores()[A], patched.scores()[A]) == (15, 29)
    assert "| 29" in patched.notation()
    assert " 29 " in terminal(patched)
    assert view(patched.game, patched.observation(A))["side"][0, 3] == pytest.approx(29 / 30)


def test_a_card_costs_what_the_patch_says() -> None:
    dear = {"projects": {"cards": {"Ec3": {"condition": "pay 4"}}}}
    where = {"preps": ["Ec3 Sc1"], "stacks": "Ec7", "energy": [3, 0]}
    usual, patched = position(**where), position(content=dear, **where)  # type: ignore[arg-type]
    for state, price in ((usual, 1), (patched, 4)):
        text = state.describe(from_prep("Ec3")).text("en")
        assert f"(pay {price} energy: take 1 colonist from Earth)" in text
        assert f"(spendi {price} Energia: " in state.describe(from_prep("Ec3")).text("it")
        assert f"pay {price} energy: take 1" in terminal(state)
        assert f'data-tip="Pay {price} energy"' in draw(state, A, "en")
    play(usual, from_prep("Ec3"))
    assert (usual.asked, usual.legal_actions()) == (ASK_LOWER, [USE, SKIP])
    play(patched, from_prep("Ec3"))
    assert told(patched)[:3] == ["plays-prep", "beats-not", "cannot"]
    assert patched.energy[A] == 3


def test_a_card_does_and_says_what_the_patch_says() -> None:
    other = {"projects": {"cards": {"En5": {"upper": ["take 3", "land 1 water"]}}}}
    state = position(content=other, hands=["En5 Sc1"], energy=[0, 0], ship=[0, 1])
    assert "take 3 colonists from Earth; then land 1 colonist in Water" in terminal(state)
    assert "prendi 3 coloni" in terminal(state, "it")
    chips = re.findall(r'<li class="pm-part" data-tip="([^"]+)"', draw(state, A, "en"))
    assert chips[:2] == ["Take 3 colonists from Earth", "Land 1 colonist in Water"]
    play(state, from_hand("En5"))
    assert (state.ship[A], state.legal_actions()) == (3, [115, SKIP])
    play(state, 115)
    assert (state.star[3], state.energy[A]) == (1, 0)


def test_a_card_has_the_value_that_the_patch_says() -> None:
    weak = {"projects": {"cards": {"Sc7": {"value": 2}}}, "base_value": 1}
    state = position(content=weak, preps=["Sc7 Ec1"], hands=["En1 En2"])
    assert state.describe(from_prep("Sc7")).text("en").startswith("Play Science 2 ")
    assert "2 &gt; 1: land 1" in draw(state, A, "en")
    assert [state.value_of(building) for building in range(4)] == [1] * 4
    play(state, from_prep("Sc7"))
    assert state.legal_actions() == [114, SKIP]
    assert state.value_of(2) == 2
    assert "Sc2 Science 2" in terminal(state)
    assert "plays Sc7" in state.notation(), "its name stays: patches call it so"


def test_the_game_ends_with_as_many_colonists_as_the_patch_says() -> None:
    state = position(content=SMALL, hands=["", "Co1 Sc3"], star=["0/0/0/0", "3/1/0/0"], ship=[1, 1], to_move=B)
    assert (state.earth[B], opened(SMALL).earth) == (0, [4, 4])
    assert view(state.game, state.observation(A))["side"][0].tolist()[:2] == pytest.approx([4 / 5, 1 / 5])
    assert draw(state, A, "en").count('class="pm-hole"') == 2 * 5
    play(state, from_hand("Co1"), 114)
    finish_turn(state)
    assert state.is_over
    assert "ends-settled" in told(state)
    assert any("All 5 colonists of" in event.phrase.text("en") for event in state.events)


def test_the_track_of_energy_is_as_long_as_the_patch_says() -> None:
    long = {"energy_most": 8, "energy_start": 6}
    assert opened(long).energy == [6, 6]
    state = position(content=long, hands=["En5 Sc1"], energy=[6, 0])
    assert terminal(state).count("▮▮▮▮▮▮▯▯ 6") == 1
    assert draw(state, A, "en").count('class="pm-void"') == 2 + 8
    play(state, from_hand("En5"))
    assert state.energy[A] == 8
    assert view(state.game, state.observation(A))["side"][0, 2] == 1.0
    assert position(content=long, energy=[8, 0]).describe(for_energy("Sc1")).args["count"] == 0


def test_a_double_star_has_the_room_that_the_patch_says() -> None:
    wide = {"room": [1, 3, 2, 2]}
    crowd = {"double": ["1/0/0/0", "1/0/0/0"], "star": ["1/0/0/0"], "hands": ["Ec1 Sc1"]}
    usual = play(position(**crowd), from_hand("Ec1"))  # type: ignore[arg-type]
    assert "cannot" in told(usual)
    state = play(position(content=wide, **crowd), from_hand("Ec1"))  # type: ignore[arg-type]
    assert state.legal_actions() == [116, SKIP]
    assert draw(state, A, "en").count("pm-spot") == 1 + 3 * 3
    play(state, 116)
    assert sum(state.double[0::4]) == 3
    assert state.why_illegal(116) is not None


@pytest.mark.rule("C22", "C24")
def test_the_machine_does_and_announces_what_the_patch_says() -> None:
    slow = {"automaton": {"discards": 1, "energy_gain": 4}}
    for content, cards, energy in ((None, 2, 2), (slow, 1, 4)):
        state = position(content=content, players=1, preps=["", "En4 Wa7"], energy=[1, 0], ship=[1, 5])
        words = {1: ("a card from", "1 more card falls"), 2: ("2 cards from", "2 more cards fall")}[cards]
        shown = draw(state, A, "en")
        assert f"{energy} energy, or {words[0]}" in shown
        assert words[1] in shown
        assert f"{energy} Energia" in draw(state, A, "it")
        play(state, 76, 435)  # the Water card is discarded, so the Energy card acts
        finish_turn(state)
        assert told(state).count("spills") == cards
        assert state.energy[1] == energy


def test_the_machine_starts_where_the_patch_says() -> None:
    content = {"automaton": {"levels": {"cyborg": {"ship": 2, "landed": 3, "energy": 5}}}}
    state = opened(content, players=1, solo_level="cyborg")
    assert (state.ship[1], state.earth[1], state.energy[1]) == (2, 2, 5)
    assert sorted(state.star[4:]) == [0, 1, 1, 1]


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "draft": "on"}, {"players": 4}], ids=str)
def test_a_patched_game_is_played_to_its_end_and_drawn_and_imagined(options: dict[str, object]) -> None:
    chance = Random(1)
    state = made(content=MIXED, **options).start(3, events=True)
    strategy = state.game.strategy()
    number = 0
    while not state.is_over:
        assert isinstance(state, PocketMarsState)
        if number % 9 == 0:
            world = state.redeal(0, number)
            assert world.information(0) == state.information(0)
            assert draw(world, 0, "it") == draw(state, 0, "it")
            assert pickle.loads(pickle.dumps(state)) == state
        weights = strategy.priors(state)
        assert len(weights) == len(state.choices) and min(weights) > 0
        state.apply(chance.choices(state.choices, weights)[0])
        number += 1
    assert number > 10
    assert all(sum(line.points for line in state.score_sheet(seat)) == state.scores()[seat] for seat in range(1))


def test_a_patch_belongs_to_the_game_and_leaves_the_house_alone() -> None:
    usual, patched = made(), made(content={"points": {"star": 3}})
    assert usual != patched == made(content={"points": {"star": 3}})
    assert pickle.loads(pickle.dumps(patched)).terms.box.star_points == 3
    assert (usual.terms.box.star_points, HOUSE.star_points) == (2, 2)
    assert content_of("pocket_mars", usual.patch) != content_of("pocket_mars", patched.patch)
    assert usual.layout() is not patched.layout()


def test_a_patch_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[projects.cards.Ec5]\nupper = ["draw 3"]\n', encoding="utf-8")
    game = ludoteca.make("pocket_mars", content=file)
    assert "draw 3 cards" in game.start(1).describe(TURN_HAND + CARD["Ec5"]).text("en")
    file.write_text('[projects.cards.Ec5]\nupper = ["draw 4"]\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"mine\.toml.*projects\.cards\.Ec5\.upper.*draw 4.*draw 1, draw 2, draw 3"):
        ludoteca.make("pocket_mars", content=file)


@pytest.mark.parametrize(
    ("patch", "key", "allowed"),
    [
        ({"colonists": 8}, "colonists", "4-7"),
        ({"colonists": 6}, "automaton.levels.cyborg.ship", "0-6"),
        ({"colonists": "many"}, "colonists", "4-7"),
        ({"aboard": 8}, "aboard", "0-7"),
        ({"energy_most": 11}, "energy_most", "2-10"),
        ({"energy_start": 6}, "energy_start", "0-5"),
        ({"base_value": -1}, "base_value", "0-9"),
        ({"room": [1, 1, 2]}, "room", "[1-3, ...] x 4"),
        ({"room": [1, 1, 2, 4]}, "room", "[1-3, ...] x 4"),
        ({"points": {"ship": 10}}, "points.ship", "0-9"),
        ({"points": {"moon": 1}}, "points.moon", "all_buildings, double_star, energy"),
        ({"points": 5}, "points", "[points]"),
        ({"automaton": {"discards": 0}}, "automaton.discards", "1-9"),
        ({"automaton": {"energy_gain": 6}}, "automaton.energy_gain", "1-5"),
        ({"automaton": {"levels": {"easy": {"ship": 1}}}}, "automaton.levels.easy", "standard, super_droid"),
        ({"automaton": {"levels": {"cyborg": {"name": "borg"}}}}, "automaton.levels.cyborg.name", "cyborg"),
        ({"automaton": {"levels": {"cyborg": {"landed": 5}}}}, "automaton.levels.cyborg.landed", "0-4"),
        ({"moons": 2}, "moons", "aboard, automaton, base_value"),
        ({"projects": {"cards": {"Ec8": {"value": 8}}}}, "projects.cards.Ec8", "Ec1, Ec2"),
        ({"projects": {"cards": {"Ec1": {"name": "Ec8"}}}}, "projects.cards.Ec1.name", "Ec1"),
        ({"projects": {"cards": {"Ec1": {"value": 0}}}}, "projects.cards.Ec1.value", "1-9"),
        ({"projects": {"cards": {"Ec1": {"type": "water"}}}}, "projects.cards.Ec1.type", "condition, lower, name"),
        ({"projects": {"cards": {"Ec1": {"lower": []}}}}, "projects.cards.Ec1.lower", "1"),
        ({"projects": {"cards": {"Ec1": {"lower": ["fly"]}}}}, "Ec1.lower", "take 1, take 2, take 3, land 1"),
        ({"projects": {"cards": {"Ec1": {"lower": ["move 2"]}}}}, "projects.cards.Ec1.lower", ", move, "),
        ({"projects": {"cards": {"Ec1": {"condition": "pay 6"}}}}, "Ec1.condition", "pay 4, pay 5, none"),
        ({"projects": {"cards": {"Ec1": {"condition": " "}}}}, "projects.cards.Ec1.condition", "always, pay 1"),
        ({"projects": {"cards": {"Ec1": {"condition": "some construction"}}}}, "Ec1.condition", "some ecosystem"),
        ({"projects": {"cards": [{"name": "Ec1"}]}}, "projects.cards", "[projects.cards.Ec1]"),
    ],
)
def test_a_wrong_patch_is_refused_with_its_key_and_what_is_allowed(
    patch: dict[str, object], key: str, allowed: str
) -> None:
    with pytest.raises(ContentError) as error:
        made(content=patch)
    said = error.value.text("en")
    assert "content" in said
    assert f'{key}"' in said
    assert allowed in said
    assert error.value.text("it") != said


def test_a_prep_card_is_named_by_its_place_among_the_actions() -> None:
    """The ids of a patched game are those of the house."""
    assert (made(content=MIXED).num_actions, TURN_PREP) == (made().num_actions, len(HOUSE.cards))
