"""Reasons: what becomes impossible, and what each game has words of its own for."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.outlook import Ending, Outlook
from ludoteca.bots.reasons import reason
from ludoteca.engine import Game, State
from ludoteca.engine.phrase import Phrase
from ludoteca.engine.rooms import room
from ludoteca.games.martians.content import CENTRES
from ludoteca.games.martians.map import distances
from ludoteca.games.martians.position import MartiansState
from ludoteca.words import LANGUAGES, has_message
from tests.bots.fair import STAY, TAKE, Fair

GAMES = ("automobiles", "marrak_hesh", "mars_needs_mechanics", "martians", "pocket_mars")
CALLED = Phrase("house", "ui-over")
BONUS = ("R1", "bonus")
REST = ("R2", "rest")
NAMES = {
    BONUS: Phrase("pocket_mars", "line-four"),
    REST: Phrase("pocket_mars", "line-star"),
}


def outlook(bonuses: list[int], action: int = TAKE, soon: dict[str, int] | None = None) -> Outlook:
    """Games that ended with these points for the bonus, and always with ten for the rest."""
    found = Outlook(action, 0)
    found.names = dict(NAMES)
    for points in bonuses:
        found.endings.append(_ending(points + 10, {BONUS: points, REST: 10}, soon or {}))
    return found


def _ending(points: int, lines: dict[tuple[str, str], int], soon: dict[str, int]) -> Ending:
    return Ending((0.5, 0.5), 0.5, (points, 10), lines, soon, False)


def said(ours: list[int], theirs: list[int], pro: int) -> str:
    return reason(Fair({"players": 2}), outlook(ours), outlook(theirs, STAY), CALLED, pro).text("en")


def test_a_line_that_no_game_brings_any_more_is_out_of_reach() -> None:
    assert said([0] * 40, [3] * 16 + [0] * 24, -1) == (
        "“Four colonists in one building” gets out of reach: without this it comes in about 4 games of 10."
    )
    assert said([3] * 16 + [0] * 24, [0] * 40, 1) == (
        "“Four colonists in one building” stays within reach: it comes in about 4 games of 10."
    )


def test_a_line_that_is_only_rarer_is_not() -> None:
    assert said([3] + [0] * 39, [3] * 16 + [0] * 24, -1) == (
        "You get “Four colonists in one building” only in 0 games of 10 instead of 4."
    )


@pytest.mark.parametrize(("ours", "theirs"), [([0] * 20, [3] * 8 + [0] * 12), ([0] * 60, [3] * 2 + [0] * 58)])
def test_few_worlds_and_rare_lines_prove_nothing_impossible(ours: list[int], theirs: list[int]) -> None:
    assert "reach" not in said(ours, theirs, -1)


def test_a_game_has_words_of_its_own_for_what_it_counts() -> None:
    ship = Phrase("martians", "notion-ship")
    near, far = (outlook([0] * 24, soon={"notion-ship": -steps}) for steps in (5, 9))
    near.notions = far.notions = {"notion-ship": ship}
    game = ludoteca.make("martians", players=2)
    assert reason(game, near, far, CALLED, 1).text("en") == "You are about 4 steps nearer to the Mother Ship."
    assert reason(game, far, near, CALLED, -1).text("it") == "La Nave Madre ti è più lontana di circa 4 passi."


def middle(game: Game) -> State:
    """A position in the middle of a game."""
    state = game.start(7)
    for _ in range(40):
        if not state.is_over:
            state.apply(state.choices[len(state.choices) // 2])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_game_names_what_else_counts_in_both_languages(name: str) -> None:
    for game in (
        ludoteca.make(name),
        *(type(ludoteca.make(name))(one) for one in type(ludoteca.make(name)).variants()),
    ):
        state = middle(game)
        for seat in range(game.players):
            found = room(type(game), "reasons").notions(state, seat)
            assert len({phrase.key for phrase, _ in found}) == len(found) > 0
            for phrase, count in found:
                assert isinstance(count, int)
                assert all(Phrase(phrase.home, phrase.key, {"points": 2}).text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_words_of_its_own_are_whole(name: str, lang: str) -> None:
    """Whoever begins to say something in its own words says it in each of the four ways."""
    game = ludoteca.make(name)
    for phrase, _ in room(type(game), "reasons").notions(game.start(1), 0):
        ways = [f"{phrase.key}-{way}-{ends}" for way in ("more", "less") for ends in ("leads", "follows")]
        there = [has_message(name, key, lang) for key in ways]
        assert all(there) or not any(there)
        for key in ways if all(there) else []:
            for who in ("you", "one"):
                assert Phrase(name, key, {"who": who, "seat": "Anna", "amount": "2"}).text(lang)


def test_the_way_to_the_ship_counts_once_nothing_is_missing() -> None:
    state = ludoteca.make("martians").start(7)
    assert isinstance(state, MartiansState)
    while 1 not in state.tokens:  # until the ship lies somewhere
        state.apply(state.choices[len(state.choices) // 2])
    ship = state.tokens.index(1)

    def steps() -> int:
        told: list[tuple[Phrase, int]] = room(type(state.game), "reasons").notions(state, 0)
        return {phrase.key: count for phrase, count in told}["notion-ship"]

    assert steps() == -24
    state.items[0] = 7
    assert -24 < steps() == -distances(state, CENTRES[ship])[state.pawn[0]] < 0


def test_a_smaller_bag_is_tighter() -> None:
    game = ludoteca.make("automobiles")
    state = game.start(1)
    notions = room(type(game), "reasons").notions
    before = {phrase.key: count for phrase, count in notions(state, state.to_move)}
    seat = state.to_move
    state.apply(state.choices[0])  # buys a cube
    after = {phrase.key: count for phrase, count in notions(state, seat)}
    assert after["notion-bag"] == before["notion-bag"] - 1
    assert after["notion-wear"] == before["notion-wear"]
