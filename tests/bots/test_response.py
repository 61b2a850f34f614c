"""A response plays the best reply to a bot that it knows, by what its own seat knows, and to no other response."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import Bot, RandomBot, ResponseBot, SeatError, bot_for, check_seat
from ludoteca.bots.registry import is_house, is_path
from ludoteca.engine import State
from ludoteca.engine.strategy import Strategy
from tests.kuhn import BET, PASS, Kuhn, KuhnState
from tests.toy import Toy, ToyState

JACK, QUEEN, KING = range(3)


class Timid(Bot):
    """Has a known flaw: it bets, and calls, with the king alone."""

    def choose(self, world: State, seed: int) -> int:
        assert isinstance(world, KuhnState)
        return BET if world.cards[world.to_move] == KING else PASS


class Rash(Bot):
    """Has another: it always bets and always calls."""

    def choose(self, world: State, seed: int) -> int:
        return BET


class Peeking(Bot):
    """Bets by what its world shows of the other hand, and writes down what that was."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[tuple[int, int]] = set()  # the own card, and the other's in the world that it was shown

    def choose(self, world: State, seed: int) -> int:
        assert isinstance(world, KuhnState)
        seat = world.to_move
        self.seen.add((world.cards[seat], world.cards[1 - seat]))
        return BET if world.cards[seat] > world.cards[1 - seat] else PASS


def holding(card: int, other: int) -> KuhnState:
    state = Kuhn({"players": 2, "copies": 1, "storm": "off"}).start(1)
    assert isinstance(state, KuhnState)
    state.cards = [card, other]
    state.left = [3 - card - other]
    return state


def expected(against: Bot, state: State, simulations: int = 400) -> dict[int, float]:
    found = ResponseBot(Strategy(), against, simulations).think(state, 5)
    return {advice.action: advice.expected for advice in found}


@pytest.mark.parametrize(
    ("against", "card", "best"),
    [
        (Timid(), JACK, BET),  # the queen is bluffed away, which no equilibrium player would allow
        (Timid(), QUEEN, PASS),  # a bet loses two to the king and gains nothing from the jack that a showdown would not
        (Rash(), JACK, PASS),  # nobody is bluffed away who always calls
        (Rash(), KING, BET),
    ],
)
def test_it_finds_the_best_reply_to_a_known_flaw(against: Bot, card: int, best: int) -> None:
    for other in {JACK, QUEEN, KING} - {card}:
        assert ResponseBot(Strategy(), against, 400).choose(holding(card, other), 5) == best


def test_what_it_expects_is_what_the_best_reply_brings() -> None:
    found = expected(Timid(), holding(JACK, QUEEN), 2000)
    assert found[BET] == pytest.approx(-0.5, abs=0.15), "+1 from the queen, -2 from the king"
    assert found[PASS] == pytest.approx(-1.0, abs=0.15), "it loses the showdown, or gives up"


def test_the_frozen_bot_is_shown_no_more_than_its_seat_would_know() -> None:
    against = Peeking()
    ResponseBot(Strategy(), against, 300).think(holding(KING, JACK), 5)
    assert against.seen >= {(JACK, QUEEN), (JACK, KING), (QUEEN, JACK), (QUEEN, KING)}, "in its worlds we may hold less"


def test_the_frozen_bot_is_asked_a_few_times_and_then_one_of_its_answers_is_drawn() -> None:
    for asks in (1, 3):
        bot = ResponseBot(Strategy(), Timid(), 300, asks=asks)
        bot.think(holding(QUEEN, KING), 5)
        assert bot.asked == 4 * asks, "with a jack or a king, after a pass or a bet"


def test_it_chooses_alike_where_its_seat_cannot_tell_worlds_apart() -> None:
    state = Toy({"players": 2}).start(3)
    assert isinstance(state, ToyState)
    bot = ResponseBot(Strategy(), RandomBot(), 60)
    for seed in range(5):
        worlds = [state, *(state.redeal(0, number) for number in range(4))]
        assert len({str(world.packed()) for world in worlds}) > 1
        found = [[(line.action, line.visits, line.expected) for line in bot.think(world, seed)] for world in worlds]
        assert all(lines == found[0] for lines in found)


def test_it_has_a_name_and_plays_on_the_shelf() -> None:
    game = ludoteca.make("marrak_hesh", players=2)
    bot = bot_for("response:12?against=search:3&asks=2", game)
    assert isinstance(bot, ResponseBot)
    assert (bot.simulations, bot.asks, bot.against.name) == (12, 2, "search:3")
    state = game.start(2)
    assert bot.choose(state.redeal(state.to_move, 1), 5) in state.choices


@pytest.mark.parametrize("against", ["response:5%3Fagainst=greedy", "response"])
def test_a_response_to_a_response_is_refused_in_both_languages(against: str) -> None:
    with pytest.raises(SeatError) as refused:
        check_seat(f"response:10?against={against}")
    assert "would have to know itself" in refused.value.phrase.text("en")
    assert "dovrebbe conoscere se stessa" in refused.value.phrase.text("it")
    with pytest.raises(ValueError, match="no end"):
        ResponseBot(Strategy(), ResponseBot(Strategy(), RandomBot()))


@pytest.mark.parametrize("name", ["response", "response:10", "response:10?against=me", "response:0?against=greedy"])
def test_a_response_needs_a_bot_to_respond_to_and_something_to_think(name: str) -> None:
    with pytest.raises(SeatError):
        bot_for(name, ludoteca.make("marrak_hesh", players=2))


def test_what_it_imports_for_its_opponent_counts_as_its_own() -> None:
    assert is_path("response?against=mypackage.bots:Net")
    assert is_path("response?against=search:5%3Fevaluator%3Dmypackage.nets:Net")
    assert not is_path("response?against=search:5%3Fexploration%3D2")
    assert not is_house("response?against=greedy")
