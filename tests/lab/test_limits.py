"""Restricted play: what may not be done is not done, what must be done is, and everything else stays as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.engine import Game, State
from ludoteca.lab import LabError, Limit, Side
from ludoteca.lab.limits import EVERYBODY, MUST, NEVER, WEAK, called, deed_of, deeds_of, find_deed, read_limit
from ludoteca.lab.measures import done_by
from ludoteca.lab.sides import bench, block_of
from ludoteca.lab.tracing import Step, Watched, Watching
from tests.lab.stall import Stall

ALL = Watching(look=True, steps=True)


def played(side: Side, seed: int, rotation: int = 0) -> Watched:
    return bench(side).game(seed, rotation, ALL)


def positions(game: Game, seed: int, watched: Watched) -> Iterator[tuple[State, Step]]:
    """Each choice of a game, and the position in which it was made."""
    state = game.start(seed)
    for step in watched.trace.steps:
        while len(state.choices) == 1:
            state.apply(state.choices[0])
        assert len(state.choices) == step.choices and state.to_move == step.seat
        yield state, step
        state.apply(step.action)


@pytest.mark.parametrize("bot", ["random", "greedy", "search:3"])
@pytest.mark.parametrize("name", ludoteca.games())
def test_a_seat_never_does_what_it_may_not(name: str, bot: str) -> None:
    """In every game, with bots that plan and such that do not: nowhere does the view of the game break its rules."""
    game = ludoteca.make(name, players=2)
    side = Side(game, ("random" if (name, bot) == ("martians", "greedy") else bot,) * 2)  # whose games are long
    before = played(side, 5)
    deeds = sorted(done_by(before.trace.done, 0))[:1]
    for deed in deeds:
        after = played(Side(game, side.seats, (Limit(0, NEVER, deed),)), 5)
        assert after.played.fault is None
        for state, step in positions(game, 5, after):
            if step.seat == 0 and step.deed == deed:
                assert {deed_of(state, action) for action in state.choices} == {deed}, "nothing else was left"


def test_until_it_would_do_it_the_game_is_the_same() -> None:
    side = Side(Stall({}), ("random", "random"))
    limited = Side(side.game, side.seats, (Limit(0, NEVER, "take gold"),))
    free, bound = (played(one, 1).trace.steps for one in (side, limited))
    first = next(number for number, step in enumerate(free) if step.seat == 0 and step.deed == "take gold")
    assert free[:first] == bound[:first]
    assert bound[first].deed != "take gold"
    assert "take gold" in done_by(played(limited, 1).trace.done, 1), "the other seat may"


def test_what_must_be_done_is_done_whenever_it_can_be() -> None:
    side = Side(Stall({}), ("random", "random"), (Limit(1, MUST, "take gold"),))
    times = 0
    for seed in range(5):
        for state, step in positions(side.game, seed, played(side, seed)):
            could = {deed_of(state, action) for action in state.choices}
            if step.seat == 1 and "take gold" in could:
                assert step.deed == "take gold"
                times += len(could) > 1
    assert times


def test_where_nothing_else_is_left_it_may() -> None:
    side = Side(Stall({}), ("random", "random"), (Limit(EVERYBODY, NEVER, "take"),))
    assert played(side, 3).trace.steps == played(Side(side.game, side.seats), 3).trace.steps


def test_a_player_keeps_its_limit_wherever_it_sits() -> None:
    side = Side(Stall({"players": 3}), ("random",) * 3, (Limit(0, NEVER, "take gold"),))
    assert block_of([side]) == 3
    for rotation in range(3):
        seat = (0 - rotation) % 3
        for seed in range(4):
            for state, step in positions(side.game, seed, played(side, seed, rotation)):
                could = {deed_of(state, action) for action in state.choices}
                if step.seat == seat and could != {"take gold"}:
                    assert step.deed != "take gold"


def test_a_weakened_seat_plays_worse() -> None:
    game = ludoteca.make("marrak_hesh")
    side = Side(game, ("greedy", "greedy"), (Limit(0, WEAK, share=0.9),))
    points = [played(side, seed).played.scores for seed in range(20)]
    assert sum(one for one, _ in points) < sum(other for _, other in points) - 20


def test_a_deed_is_found_by_its_name_and_in_the_words_of_either_language() -> None:
    game = ludoteca.make("mars_needs_mechanics")
    for text in ("build aether_drive", "Build the  aether drive", "Costruisci Aether Drive"):
        assert find_deed(game, text) == "build aether_drive"
    assert find_deed(game, "build") == "build"
    assert called(game, "buy wire", "it") == "Acquista Wire per … Cogs"
    assert called(game, "build", "en") == "“build”"
    assert read_limit(NEVER, "2: build aether_drive", game) == Limit(1, NEVER, "build aether_drive")
    assert read_limit(WEAK, "all: 0.25", game) == Limit(EVERYBODY, WEAK, share=0.25)
    assert all(called(game, deed, "it") for deed in deeds_of(game))


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        (NEVER, "build", '--never cannot be "build": write whose'),
        (NEVER, "4: build", 'cannot be about "4": it is a player from 1 to 3'),
        (NEVER, "0: build", 'cannot be about "0"'),
        (NEVER, "1: bild aether_drive", "Did you mean one of these? build aether_drive"),
        (NEVER, "1: zzz", "among what can be done are: build, buy"),
        (MUST, "x" * 100_000, "--must cannot be"),
        (WEAK, "1: 2", '--weak cannot be "2": it is a number from 0 to 1'),
        (WEAK, "1: often", '--weak cannot be "often"'),
    ],
)
def test_a_limit_that_cannot_be_is_refused_in_a_sentence(kind: str, text: str, told: str) -> None:
    with pytest.raises(LabError) as refused:
        read_limit(kind, text, ludoteca.make("mars_needs_mechanics"))
    assert told in refused.value.text("en")
    assert len(refused.value.text("it")) < 600
