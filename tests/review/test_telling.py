"""What is said of a review: verdicts, reasons, luck, what mattered, and a sentence for each seat, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import GreedyBot
from ludoteca.engine import Event, Game, Record, State
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.review import Choice, Judgement, Piece, Reason, Review, telling
from ludoteca.review.pieces import BEST, BLUNDER, DOUBTFUL, GOOD, MISTAKE, ONLY, VERDICTS
from ludoteca.words import LANGUAGES, ROOMS, catalogue

WORDS = Path(ludoteca.__file__).parent / "words"
NAMES = ("Anna", "Bruno", "Carla", "Dario")
MARTIANS = ludoteca.make("martians")


def choice(action: int, chance: float) -> Choice:
    return Choice(action, chance, chance, chance, 0.0, 0.0, (chance, 1 - chance), 100)


def judged(seat: int = 0, verdict: str = BEST, cost: float = 0.0, why: Phrase | None = None) -> Judgement:
    choices = (choice(2, 0.5), choice(1, 0.5 - cost))
    reason = None if why is None else Reason(why)
    return Judgement(seat, 1, choices, verdict, cost, cost, cost, (-cost, cost), (2,), reason)


def reviewed(opens: list[float], judgements: list[Judgement], result: tuple[float, float] = (1.0, 0.0)) -> Review:
    """A game of two whose chances were these."""
    chances = [(chance, 1 - chance) for chance in opens]
    pieces = [
        Piece(number, opened, 0.0, one) for number, (opened, one) in enumerate(zip(chances, judgements, strict=True))
    ]
    return Review(tuple(pieces), result)


def played(game: Game) -> tuple[Record, list[State]]:
    """A game of greedy bots, with all its positions."""
    bot, state = GreedyBot(game.strategy()), game.start(3)
    record = Record.of(game, 3, ["greedy"] * game.players)
    while not state.is_over:
        record.actions.append(bot.choose(state.redeal(state.to_move, len(record.actions)), len(record.actions)))
        state.apply(record.actions[-1])
    return record, [position.clone() for position in record.positions()]


def supposed(record: Record, positions: list[State]) -> tuple[Piece, ...]:
    """Pieces that nobody has worked out: chances go up and down, and each third choice was a mistake."""
    pieces = []
    for number, (state, action) in enumerate(zip(positions, record.actions, strict=False)):
        opened = tuple(0.1 + 0.2 * ((number + seat) % 4) for seat in range(state.game.players))
        best = state.choices[0] if number % 3 else state.choices[-1]
        lost = 0.0 if best == action else 0.08
        choices = (choice(best, 0.5), choice(action, 0.42))[: 2 if lost else 1]
        skill = tuple(-lost if seat == state.to_move else 0.0 for seat in range(state.game.players))
        verdict = MISTAKE if lost else ONLY if len(state.choices) == 1 else BEST
        told = Judgement(state.to_move, action, choices, verdict, lost, lost, lost, skill)
        pieces.append(Piece(number, opened, 0.01, told))
    return tuple(pieces)


@pytest.mark.parametrize("verdict", VERDICTS)
def test_every_verdict_has_a_name_and_a_sentence(verdict: str) -> None:
    for lang in LANGUAGES:
        assert telling.verdict(judged(verdict=verdict)).text(lang)[-1] != "."
        assert telling.decided(judged(verdict=verdict, cost=0.1)).text(lang)[-1] == "."


def test_a_mistake_says_what_it_cost_what_was_better_and_why() -> None:
    state = MARTIANS.start(1)
    action, other = state.choices[:2]
    line = house("coach-called", {"line": Phrase("martians", "title")})
    amount = house("coach-amount", {"amount": 4, "unit": house("ui-points-unit", {"points": 4})})
    why = house("coach-one", {"first": house("coach-line-more-leads", {"amount": amount, "line": line})})
    mistake = judged(verdict=MISTAKE, cost=0.09, why=why)._replace(
        action=other, choices=(choice(action, 0.5), choice(other, 0.41))
    )
    better = state.describe(action).text("en")
    assert telling.lesson(mistake, state, 0).text("en", NAMES) == (
        f"Mistake: it cost about 9 wins in a hundred games. Better: {better}. "
        "You get about 4 points more from “Martians!!!”."
    )
    assert telling.lesson(mistake, state, None).text("it", NAMES) == (
        f"Errore: è costato circa 9 vittorie su cento partite. Meglio: {state.describe(action).text('it')}. "
        "Anna ottiene circa 4 punti in più alla voce «Martians!!!»."
    )
    assert telling.lesson(mistake._replace(verdict=GOOD), state, 0).text("en") == "Good: hardly anything was lost."


@pytest.mark.parametrize(
    ("cost", "english", "italian"),
    [
        (0.001, "less than one win in a hundred games", "meno di una vittoria su cento partite"),
        (0.01, "one win in a hundred games", "una vittoria su cento partite"),
        (0.2, "20 wins in a hundred games", "20 vittorie su cento partite"),
    ],
)
def test_a_part_of_the_chance_is_counted_in_games(cost: float, english: str, italian: str) -> None:
    assert telling.wins(cost).text("en") == english
    assert telling.wins(cost).text("it") == italian


def test_each_reason_that_speaks_to_somebody_can_be_told_of_somebody() -> None:
    """Whatever says *you* of the coach has a form that names the seat, in both languages."""
    for lang, spoken in (("en", r"\b[Yy]ou(r)?\b"), ("it", r"\b([Tt]uo|[Ff]inisci|[Oo]ttieni|[Hh]ai|[Vv]inci)\b")):
        text = catalogue("house", lang)
        coach = dict(re.findall(r"^(coach-[\w-]+) = (.*)$", text, re.MULTILINE))
        assert [key for key, said in coach.items() if re.search(spoken, said) and f"{key}-of" not in coach] == []
        assert [key for key, said in coach.items() if key.endswith("-of") and re.search(spoken, said)] == []


def brought_about(state: State, action: int) -> list[Event]:
    """All that is told of an action."""
    twin = state.clone()
    twin.telling, twin.events = True, []
    twin.apply(action)
    return list(twin.events)


def test_luck_says_what_the_die_showed_and_nothing_of_what_had_to_happen() -> None:
    """Each roll of a fight is chance; that a card is played, which one has chosen, is not."""
    record, positions = played(MARTIANS)
    rolls = cards = 0
    for state, action in zip(positions, record.actions, strict=False):
        keys = {event.phrase.key for event in brought_about(state, action)}
        rolled, put = "fight-roll" in keys, "plays" in keys
        if (rolled and rolls < 5) or (put and cards < 5):
            rolls, cards = rolls + rolled, cards + put
            told = {event.phrase.key for event in telling.happened(state, action)}
            assert ("fight-roll" in told) == rolled
            assert "plays" not in told
    assert rolls >= 5 <= cards


def test_a_thing_is_told_once_as_whoever_did_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others hear of a drawn card in fewer words; what nobody did is told to all."""
    told = [
        Event(1, house("ui-over"), (1,)),
        Event(1, house("ui-you"), (0, 2, -1)),
        Event(-1, house("ui-setup"), (0,)),
    ]
    worlds = iter([told, *[[] for _ in range(telling.TRIED)]])
    monkeypatch.setattr(telling, "_played", lambda state, action: next(worlds))
    state = MARTIANS.start(1)
    assert telling.happened(state, state.choices[0]) == [told[0], told[2]]


def test_of_what_several_drew_a_seat_is_told_its_own() -> None:
    """After the market of the first round all draw, one after the other."""
    state = ludoteca.make("automobiles", players=3).start(1)
    while True:
        action = state.choices[-1]  # buys no more
        if len(brought_about(state, action)) > 2:
            break
        state.apply(action)
    for seat in range(3):
        (told,) = telling.came_about(state, action, seat, 0.1, None)
        assert told.text("en", NAMES).startswith(f"{NAMES[seat]} draws")


def test_what_is_certain_is_no_luck() -> None:
    """In Marrak Hesh nothing is drawn after the deal."""
    game = ludoteca.make("marrak_hesh", deep_space="none")
    _, positions = played(game)
    assert not game.hides
    assert all(telling.happened(state, action) == [] for state in positions[::5] for action in state.choices[:3])
    assert telling.fortune(positions[0], positions[0].choices[0], 1, 0.05, None).text("en", NAMES) == (
        "Luck for Bruno, worth about 5 wins in a hundred games. It turned out better than it had looked."
    )


def test_luck_of_those_who_play_as_one_is_theirs() -> None:
    state = ludoteca.make("martians", mode="cooperative").start(1)
    assert telling.fortune(state, state.choices[0], 0, 0.05, 0).text("en").startswith("Luck for all of you, worth")


def test_what_mattered_is_ranked_by_what_it_was_worth() -> None:
    judgements = [judged(0, BLUNDER, 0.2), judged(1, BEST), judged(0, DOUBTFUL, 0.04), judged(1, ONLY)]
    review = reviewed([0.5, 0.3, 0.6, 0.56], judgements)
    assert [moment._replace(amount=round(moment.amount, 6)) for moment in telling.moments(review, 0)] == [
        (3, 0, telling.LUCK, 0.44),
        (1, 0, telling.LUCK, 0.3),
        (0, 0, telling.COST, 0.2),
        (2, 0, telling.COST, 0.04),
    ]
    assert [moment.kind for moment in telling.moments(review, 1)] == [telling.MISFORTUNE] * 2
    assert len(telling.moments(review, most=2)) == 2


def test_luck_within_the_noise_is_not_told() -> None:
    assert telling.stroke(0.05, 0.0, 0.0)
    assert not telling.stroke(0.05, 0.02, 0.02)
    assert not telling.stroke(0.02, 0.0, 0.0)


def test_a_seat_is_summed_up_beside_the_winner() -> None:
    """Seat 1 lost with fewer mistakes, and bad luck twice."""
    judgements = [judged(0, MISTAKE, 0.0), judged(0, BLUNDER, 0.0), judged(1, MISTAKE, 0.0)]
    review = reviewed([0.5, 0.7, 0.7], judgements)
    say = telling.sum_up
    assert say(MARTIANS, review, 1, 1).text("en", NAMES) == (
        "You made fewer mistakes than the winner (1, not 2), and were unlucky twice."
    )
    assert say(MARTIANS, review, 1, None).text("it", NAMES) == (
        "Bruno ha commesso meno errori di chi ha vinto (1 contro 2), e ha avuto sfortuna due volte."
    )
    assert say(MARTIANS, review, 0, 0).text("it", NAMES) == (
        "Hai vinto pur commettendo più errori di tutti (2), e hai avuto fortuna due volte."
    )
    assert telling.sum_up_all(MARTIANS, review) is None


@pytest.mark.parametrize(
    ("fared", "english", "italian"),
    [
        ((0, 0, 0.0), "and luck made little difference", "e la fortuna ha contato poco"),
        ((0, 0, 0.2), "and luck was on your side", "e la fortuna ti ha dato una mano"),
        ((1, 0, 0.2), "and were lucky once", "e hai avuto fortuna una volta"),
        ((2, 1, 0.2), "and were lucky twice and unlucky once", "e hai avuto fortuna due volte e sfortuna una volta"),
        (
            (3, 9, -0.2),
            "and were more often unlucky than lucky (9 times, not 3)",
            "e hai avuto più spesso sfortuna che fortuna (9 volte contro 3)",
        ),
    ],
)
def test_luck_is_counted_while_it_can_be(fared: tuple[int, int, float], english: str, italian: str) -> None:
    told = telling._luck(telling.Fared(0, *fared), telling.YOU)
    assert (told.text("en"), told.text("it")) == (english, italian)


@pytest.mark.parametrize("result", [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5), (0.0, 0.0), (1.0, 1.0)])
def test_there_is_a_sentence_for_every_way_to_fare(result: tuple[float, float]) -> None:
    """Whoever won, whoever made the mistakes, whether they play against each other or as one, whoever reads."""
    games = [MARTIANS, ludoteca.make("martians", mode="cooperative")]
    for verdicts in ((BEST, BEST), (MISTAKE, BEST), (BEST, MISTAKE), (MISTAKE, MISTAKE)):
        for start in (0.1, 0.5, 0.9):
            review = reviewed([start, start], [judged(seat, verdict) for seat, verdict in enumerate(verdicts)], result)
            for game in games:
                told = [telling.sum_up(game, review, seat, facing) for seat in (0, 1) for facing in (0, None)]
                whole = telling.sum_up_all(game, review)
                assert (whole is not None) == game.together
                for phrase in [*told, *([whole] if whole is not None else [])]:
                    for lang in LANGUAGES:
                        assert re.fullmatch(r"[A-Z][^{}]*[^.]\.", phrase.text(lang, NAMES))


@pytest.mark.parametrize(
    ("name", "options"),
    [("pocket_mars", {"players": 1}), ("pocket_mars", {}), ("mars_needs_mechanics", {"players": 4})],
)
def test_a_whole_game_can_be_told(name: str, options: dict[str, int]) -> None:
    game = ludoteca.make(name, **options)
    record, positions = played(game)
    won = positions[-1].winners()
    review = Review(
        supposed(record, positions), tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(game.players))
    )
    for seat in (*range(game.players), None):
        found = telling.moments(review, seat)
        assert found
        for moment in found:
            told = telling.moment_told(review, moment, positions[moment.number], seat)
            assert all(told.text(lang) for lang in LANGUAGES)
    assert telling.played(review.pieces[0].judgement, positions[0]).args["seat"] == seat_name(positions[0].to_move)


def test_every_room_of_the_catalogue_is_there_in_both_languages() -> None:
    for room in ROOMS:
        one, other = (
            set(re.findall(r"^([a-z][\w-]*) =", (WORDS / room / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))
            for lang in LANGUAGES
        )
        assert one == other, room
