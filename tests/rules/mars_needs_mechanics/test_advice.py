"""Whatever a refusal advises can be done, and what decided a tie is told with its numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ludoteca
from ludoteca.games.mars_needs_mechanics.examples import Seat, made
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.words import LANGUAGES
from tests.rules.mars_needs_mechanics.table import (
    ALL,
    DRIVE_DECLINE,
    ENGINE_DECLINE,
    PASS,
    build,
    buy,
    disassemble,
    drive,
    finish_round,
    finish_sales,
    play,
    position,
    raise_price,
    sell,
)
from tests.rules.mars_needs_mechanics.test_whole_games import careful


def follow(state: MarsNeedsMechanicsState, action: int, key: str, args: dict[str, object]) -> None:
    """Do what the refusal of an action advises."""
    legal = state.legal_actions()
    if key in ("no-room", "no-room-gantry") and args["when"] == "now":
        ways = [choice for choice in legal if 21 <= choice < 31]
        assert any(action in _after(state, choice) for choice in ways)
    elif key in ("no-room", "no-room-gantry"):
        assert not [choice for choice in legal if 21 <= choice < 31]
    elif key == "no-room-automaton":
        assert state.has(state.to_move, 4)
        assert (args["gantry"] == "yes") == (state.available >> 6 & 1 == 1)
    elif key == "no-card":
        assert [choice for choice in legal if choice < 7]
    elif key == "no-card-none":
        assert not [choice for choice in legal if choice < 7]
    elif key == "no-end-yet":
        assert PASS in legal
    elif key == "no-token":
        assert [choice for choice in legal if 32 <= choice < 39]
    elif key in ("no-goggles", "no-drive", "no-engine-now"):
        mechanism = {"no-goggles": 0, "no-drive": 3, "no-engine-now": 1}[key]
        assert (args["here"] == "yes") == (state.available >> mechanism & 1 == 1)


def _after(state: MarsNeedsMechanicsState, choice: int) -> list[int]:
    twin = state.clone()
    twin.decision().play(twin, choice)
    return twin.decision().legal(twin)


@pytest.mark.parametrize("mechanisms", [ALL, ("C1", "C5", "C7", "C8"), ("C3", "C5", "C8", "C10")], ids=str)
def test_the_advice_of_every_refusal_can_be_followed(mechanisms: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    game = made(players=2, mechanism_set="chosen", chosen_mechanisms=mechanisms)
    for seed in range(12):
        state = game.start(seed)
        assert isinstance(state, MarsNeedsMechanicsState)
        chance = Random(seed)
        while not state.is_over:
            for action in range(game.num_actions):
                reason = state.why_illegal(action)
                if reason is not None:
                    seen[reason.phrase.key] += 1
                    follow(state, action, reason.phrase.key, dict(reason.phrase.args))
            state.apply(careful(state.legal_actions(), chance))
    assert {"no-room", "no-card", "no-card-none", "no-end-yet"} <= set(seen)


@pytest.mark.rule("C5")
def test_C5_beside_the_automaton_only_the_gantry_makes_room() -> None:
    cards = Seat(hand="B G L W", built="C5")
    for mechanisms, said in ((ALL, "only the Assembly Gantry makes room"), (("C1", "C5", "C8"), "nothing makes room")):
        state = position(cards, Seat(), mechanisms=mechanisms)
        reason = state.why_illegal(build(8))
        assert reason is not None
        assert (reason.rule, reason.phrase.key) == ("R13", "no-room-automaton")
        assert said in reason.phrase.text("en")


@pytest.mark.rule("R16")
def test_R16_after_a_disassembly_the_next_one_is_advised_for_the_next_turn() -> None:
    state = position(Seat(hand="L W", built="C7 C8"), Seat())
    play(state, disassemble(7))
    reason = state.why_illegal(build(1))
    assert reason is not None
    assert "in your next turn" in reason.phrase.text("en")
    assert "nel prossimo" in reason.phrase.text("it")


@pytest.mark.rule("S3")
def test_S3_a_mechanism_that_is_not_in_the_game_is_not_advised() -> None:
    state = position(Seat(), Seat(), mechanisms=("C8",))
    for action, said in (
        (7, "they are not laid out"),
        (drive("L"), "it is not laid out"),
        (raise_price("W"), "not laid"),
    ):
        reason = state.why_illegal(action)
        assert reason is not None
        assert said in reason.phrase.text("en")


# ---- ties


def over(*seats: Seat, first: int = 0) -> MarsNeedsMechanicsState:
    state = finish_sales(finish_round(position(*seats, deck="", first=first)))
    assert state.is_over
    return state


@pytest.mark.rule("F5")
def test_F5_the_result_says_how_many_cards_decided() -> None:
    state = over(Seat(cogs=55, hand="W", scrap=0), Seat(cogs=55, hand="M G"), first=1)
    how = state.decided()
    assert how is not None
    names = ["Anna", "Bob"]
    assert how.text("en", names) == "Level at 55 cogs: Anna wins with fewer component cards in hand, 1 against 2."
    assert how.text("it", names) == "Parità a 55 Cogs: vince Anna, con meno carte Componente in mano, 1 contro 2."
    assert state.events[-1].phrase == how
    assert [line.text() for line in state.score_sheet(1)][-1] == "Tie-break: 2 component cards in hand"
    assert [(line.rule, line.points) for line in state.score_sheet(1)] == [("F4", 55), ("F5", 0)]


@pytest.mark.rule("F6")
def test_F6_the_result_says_whose_place_decided() -> None:
    state = over(Seat(cogs=61, hand="W M"), Seat(cogs=61, hand="G P"), Seat(cogs=40), first=1)
    how = state.decided()
    assert how is not None
    names = ["Anna", "Bob", "Carl"]
    assert how.text("en", names) == (
        "Level at 61 cogs, with 2 component cards in hand each: Bob wins, sitting as First Player of the last round "
        "and Anna 2 places after."
    )
    assert [line.rule for line in state.score_sheet(0)] == ["F4", "F5", "F6"]
    assert [line.rule for line in state.score_sheet(2)] == ["F4"]
    for lang in LANGUAGES:
        assert how.text(lang, names)


def test_without_a_tie_nothing_more_is_said() -> None:
    state = over(Seat(cogs=61), Seat(cogs=60))
    assert state.decided() is None
    assert [line.rule for line in state.score_sheet(0)] == ["F4"]


# ---- the opening


def test_round_1_is_told_like_every_other() -> None:
    state = ludoteca.make("mars_needs_mechanics", first_player="seat_2").start(1, events=True)
    assert [event.phrase.text() for event in state.events] == ["Round 1 begins; Player 3 is First Player."]
    assert ludoteca.make("mars_needs_mechanics").start(1).events == []


@pytest.mark.rule("S8")
def test_S8_any_seat_of_the_game_may_begin() -> None:
    for players in (2, 3, 4):
        for seat in range(players):
            state = ludoteca.make("mars_needs_mechanics", players=players, first_player=f"seat_{seat}").start(3)
            assert state.to_move == seat
    with pytest.raises(ludoteca.OptionError, match="random, seat_0, seat_1"):
        ludoteca.make("mars_needs_mechanics", players=2, first_player="seat_2")


def test_a_question_names_only_what_is_possible() -> None:
    state = position(Seat(), Seat())
    assert state.question().text() == "Buy or pass."
    assert position(Seat(built="C8"), Seat()).question().text() == "Buy or pass; you may also disassemble."
    assert position(Seat(hand="L W"), Seat()).question().text() == "Buy or pass; you may also build."
    poor = position(Seat(cogs=0, hand="L W"), Seat())
    assert poor.question().text() == "You can pay for no card: pass; you may also build."
    unable = position(Seat(hand="M2", known=""), Seat(), deck="LWM")
    play(unable, buy("W"))
    assert unable.question().text() == "Nothing else is possible this turn: end it."
    assert unable.question().text("it") == "In questo turno non puoi fare altro: terminalo."


def test_a_step_that_is_left_out_is_told_and_wasted_scrap_is_warned_of() -> None:
    state = position(Seat(built="C4"), Seat(hand="W3"))
    play(state, PASS, DRIVE_DECLINE)
    assert "drive-leaves" in [event.phrase.key for event in state.events]
    state = finish_round(position(Seat(hand="W3", scrap=1, built="C2"), Seat()))
    play(state, ENGINE_DECLINE)
    assert "engine-leaves" in [event.phrase.key for event in state.events]
    assert state.game.action_text(state, sell("W", 3, 1)).endswith("(more Scrap than it needs)")
    assert not state.game.action_text(state, sell("W", 2, 1)).endswith(")")
    full = finish_round(position(Seat(hand="W3"), Seat(), market="M8", deck="WGP"))
    finish_sales(full)
    assert "restocks-not" in [event.phrase.key for event in full.events]
    crucible = finish_round(position(Seat(hand="W3", scrap=1, built="C10"), Seat()))
    assert not crucible.game.action_text(crucible, sell("W", 3, 1)).endswith(")"), "it comes back"
