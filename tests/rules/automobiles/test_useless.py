"""A cube that would enter no space or bring nothing says so before it is used, and the story says so afterwards."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.automobiles.content import COLOURS, WEAR, YELLOW
from ludoteca.games.automobiles.decisions import ACTION
from ludoteca.games.automobiles.decisions import idle as is_idle
from ludoteca.games.automobiles.examples import LETTERS, Seat
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen import draw
from ludoteca.games.automobiles.track import built_in
from tests.proof.cases import Case, cases, random_game
from tests.rules.automobiles.table import ALL_WEAR, DRAW, play, race, steer, use

FAR = Seat("turn_1:4.2#5")
OWN = [case for case in cases() if case.game == "automobiles"][::3]


def at(active: str, discard: str = "", cards: str = "first_race", place: str = "front:1.2") -> AutomobilesState:
    return race(Seat(place, active=active, discard=discard), FAR, cards=cards)


def told(state: AutomobilesState) -> list[str]:
    return [event.phrase.key for event in state.events]


def tile(state: AutomobilesState, letter: str, lang: str = "en") -> str:
    html = draw(state, state.to_move, lang)
    return (
        html.partition(f'data-key="a{LETTERS.index(letter)}"')[0].rpartition("<div ")[2]
        + html.partition(f'data-key="a{LETTERS.index(letter)}"')[2].partition("</div>")[0]
    )


@pytest.mark.rule("C24", "D15", "R17")
def test_C24_an_engine_without_the_majority_warns_marks_and_tells() -> None:
    seats = [Seat("front:1.2", active="b1 y1"), Seat("turn_1:4.2#5", discard="b4")]
    state = race(*seats)
    assert state.describe(use("b")).text("en") == (
        "Use a blue cube (Hybrid Engine): it can enter no space now and brings 1 Wear"
    )
    assert state.describe(use("b")).text("it") == (
        "Usa: cubetto blu (Hybrid Engine); ora non può entrare in nessuno spazio e porta 1 cubo Usura"
    )
    assert "au-vain" in tile(state, "b")
    assert '<small class="au-idle">enters no space</small>' in tile(state, "b")
    assert "nessuno spazio" in tile(state, "b", "it")
    play(state, use("b"))
    assert told(state) == ["uses", "gains-wear", "enters-nothing"]
    assert state.events[-1].phrase.text("en", ["Ada", "Bo"]) == (
        "There is no space that Ada can enter with the blue cube (Hybrid Engine)."
    )


@pytest.mark.rule("C19", "R17")
def test_C19_a_gearbox_that_finds_no_light_grey_space_warns_and_tells() -> None:
    for place in ("front:1.2", "front:1.3", "turn_1:1.1", "turn_2:1.2", "beach_2:1.1", "turn_4:1.1"):
        state = at("g1 y1", place=place)
        open_light = any(
            state.exit_to(number) >= 0 and state.terms.track.colours[state.terms.track.space[state.exit_to(number)]] & 2
            for number in range(3)
        )
        warned = "no space" in state.describe(use("g")).text("en")
        assert warned != open_light
        assert ("au-vain" in tile(state, "g")) == warned
        play(state, use("g"))
        assert ("enters-nothing" in told(state)) == warned


@pytest.mark.rule("C17", "R17")
def test_C17_steering_warns_as_a_whole_and_for_each_gear_that_it_might_give_up() -> None:
    warned = 0
    track = built_in("daytona_beach")
    for place in {track.place_text(section) for section in range(track.sections)} - {FAR.at}:
        state = at("r1 D1 B1 y1", cards="experts", place=place)
        reach = state.reach()
        assert ("no space" in state.describe(use("r")).text("en")) == (reach & 0b110 == 0)
        play(state, use("r"))
        for letter, bit in (("D", 0b10), ("B", 0b100)):
            shut = "space can be entered" in state.describe(steer(letter)).text("en")
            assert shut == (reach & bit == 0)
            warned += shut
            twin = state.clone()
            twin.telling = True
            twin.events = []
            twin.advance(steer(letter))
            assert ("enters-nothing" in told(twin)) == shut
    assert warned


@pytest.mark.rule("C11", "C25", "C9", "C12")
@pytest.mark.parametrize(
    ("letter", "cards", "more"),
    [("p", "fine_tuning", ""), ("b", "fine_tuning", " but 1 Wear"), ("y", "experts", ""), ("p", "experts", "")],
)
def test_a_cube_with_nothing_in_the_discard_to_work_on_says_so(letter: str, cards: str, more: str) -> None:
    state = at(f"{letter}1 W1", cards=cards)
    text = state.describe(use(letter)).text("en")
    assert text.endswith(f": it brings nothing now{more}")
    assert "au-vain" in tile(state, letter)
    assert "brings nothing" in tile(state, letter)
    play(state, use(letter))
    assert "without-effect" in told(state)
    useful = at(f"{letter}1 W1", discard="w2", cards=cards)
    assert "nothing" not in useful.describe(use(letter)).text("en")
    assert "au-vain" not in tile(useful, letter)
    assert "without-effect" not in told(play(useful, use(letter)))


@pytest.mark.rule("C14")
def test_C14_a_second_aerodynamics_says_that_it_adds_nothing() -> None:
    state = at("r2 y1", cards="fine_tuning")
    assert "nothing" not in state.describe(use("r")).text("en")
    play(state, use("r"))
    assert state.describe(use("r")).text("en").endswith("it brings nothing now")
    assert "without-effect" in told(play(state, use("r")))


@pytest.mark.rule("C12", "C10")
def test_C12_removing_all_wear_where_there_is_none_says_so() -> None:
    state = at("p1 y1", discard="W2", cards="experts")
    play(state, use("p"))
    assert state.describe(ALL_WEAR).text("en") == "Remove all Wear from the discard (there is none)"
    assert "removes-no-wear" in told(play(state, ALL_WEAR))


@pytest.mark.rule("C18")
def test_C18_whoever_has_nothing_to_draw_is_named() -> None:
    seats = [Seat("front:1.2", active="g1 y1", bag="D5"), Seat("turn_1:4.2#5", bag=""), Seat("turn_1:4.2#4")]
    state = race(*seats, cards="jalopy")
    play(state, use("g"), DRAW, DRAW, DRAW)
    assert "nothing-to-draw" in told(state)


@pytest.mark.parametrize("case", OWN, ids=str)
def test_over_random_races_a_warning_is_given_exactly_where_nothing_comes_of_the_cube(case: Case) -> None:
    """Whatever is not warned about changes more than the used cube and its Wear, if the driver wants it to."""
    game = case.made()
    warned = 0
    for state, action in random_game(game, 12):
        assert isinstance(state, AutomobilesState)
        if action < 0 or state.asked != ACTION.place:
            continue
        for choice in [choice for choice in state.choices if ACTION.first + WEAR < choice < ACTION.first + COLOURS]:
            text = state.describe(choice).text("en")
            idle = bool(re.search("no space now|brings nothing", text))
            assert idle == is_idle(state, choice - ACTION.first)
            warned += idle
            if not idle:
                continue
            seat, colour = state.driver, choice - ACTION.first
            twin = state.clone()
            twin.active[seat * COLOURS + WEAR] += 1  # so that the turn does not end by itself
            before = (twin.car[:], twin.path[:], list(twin.bag))
            twin.advance(choice)
            if state.cards[colour - YELLOW] not in (3, 11, 12):  # Mechanic, Steering and Boost go on to ask
                assert (twin.car, twin.path, list(twin.bag)) == before
    assert warned or "card_set" not in dict(case.options)
